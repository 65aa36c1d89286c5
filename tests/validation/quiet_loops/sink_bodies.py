"""Bodies of loops of a chain with an operation beside each link that reads what the link reads.

Nothing depends on what stands beside, so that a link is late only where the two were given the same pipe.
`quiet_loops.py` times them.
"""

from collections.abc import Iterator

from chainline.isa.x86_64.pipeline_loops import AVX2, Loop

LINKS = 8
CHAINS = {
    "vmaxsd": "vmaxsd %xmm0, %xmm{other}, %xmm0",
    "vaddsd": "vaddsd %xmm0, %xmm{other}, %xmm0",
    "vmulsd": "vmulsd %xmm0, %xmm{other}, %xmm0",
    "FMA": "vfmadd231sd %xmm{other}, %xmm8, %xmm0",
    "vandpd": "vandpd %xmm0, %xmm{other}, %xmm0",
    "vpermilpd": "vpermilpd $1, %xmm0, %xmm0",
}
BESIDE = {
    "vcomisd": "vcomisd %xmm0, %xmm8",
    "vaddsd": "vaddsd %xmm0, %xmm8, %xmm{result}",
    "vmaxsd": "vmaxsd %xmm0, %xmm8, %xmm{result}",
    "vmulsd": "vmulsd %xmm0, %xmm8, %xmm{result}",
    "vandpd": "vandpd %xmm0, %xmm8, %xmm{result}",
    "vpermilpd": "vpermilpd $1, %xmm0, %xmm{result}",
}


def sink_bodies() -> Iterator[Loop]:
    """Yield a chain of each kind with one operation of each kind before every link."""
    for chain, link in CHAINS.items():
        for name, beside in BESIDE.items():
            lines = [
                line.format(other=1 + n % 7, result=9 + n % 6)
                for n in range(LINKS)
                for line in (beside, link)
            ]
            yield Loop("beside a chain", f"{LINKS} {chain}, {name} beside each", tuple(lines), AVX2)

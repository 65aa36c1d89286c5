"""
One loop on four machines
=========================

The same machine code, on cores with other latencies and other ports.
"""

import chainline as cl
import matplotlib.pyplot as plt

DOT = """
dot:
.L2:
        vmovupd (%rdi,%rax,8), %ymm1
        vfmadd231pd (%rsi,%rax,8), %ymm1, %ymm0
        addq    $4, %rax
        cmpq    %rdx, %rax
        jb      .L2
        ret
"""
machines = ["skl", "spr", "zen1", "zen5"]
reports = [cl.analyze(DOT, key) for key in machines]
for report in reports:
    print(report.machine.key, report.main.bottleneck.name)

figure, axes = plt.subplots(layout="constrained")
axes.bar(machines, [report.main.simulated.cycles for report in reports])
axes.set_ylabel("simulated cycles an iteration")

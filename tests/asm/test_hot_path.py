"""The path that an iteration takes: signs of the code, what is given, and code of no loops."""

import pytest
from chainline.asm.control_flow import control_flow
from chainline.asm.hot_path import branch_labels, function_paths, loop_paths
from chainline.asm.listing import parse


def paths_of(text, given=None, loop=-1):
    listing = parse(text.replace("; ", "\n"), "x86-64")
    flow = control_flow(listing, listing.functions[0])
    found = loop_paths(listing, flow.blocks, flow.loops, flow.loops[loop], given or {})
    texts = [
        [
            listing.instructions[p].text
            for b in path.blocks
            for p in range(flow.blocks[b].start, flow.blocks[b].stop)
        ]
        for path in found
    ]
    return found, texts


GUARD = (
    "f:; .L1:; ucomiss %xmm1, %xmm2; ja .L8; sqrtss %xmm1, %xmm0; .L2:; addq $4, %rdi; decq %rcx; jne .L1; "
    "ret; .L8:; call sqrtf; jmp .L2"
)
DIAMOND = (
    "f:; .L1:; testl %eax, %eax; je .L2; incq %rdx; jmp .L3; .L2:; incq %rsi; .L3:; decq %rcx; jne .L1; ret"
)


def test_a_way_with_a_call_is_left_out():
    (likely, other), (texts, others) = paths_of(GUARD)
    assert not any("call" in text for text in texts) and any("sqrtss" in text for text in texts)
    assert likely.decisions[0].reason == "the way with a call is rare" and likely.probability > 0.9
    assert any("call" in text for text in others) and other.probability < 0.1


@pytest.mark.parametrize(("probability", "calls"), [(0.0, False), (0.4, False), (0.6, True), (1.0, True)])
def test_what_is_given_decides(probability, calls):
    (likely, *_), (texts, *_) = paths_of(GUARD, {".L8": probability})
    assert any("call" in text for text in texts) is calls
    assert likely.probability == pytest.approx(max(probability, 1 - probability))


def test_where_nothing_tells_the_path_goes_straight_on():
    (likely, _), (texts, others) = paths_of(DIAMOND)
    assert (likely.decisions[0].taken, likely.decisions[0].reason, likely.probability) == (False, "", 0.5)
    assert "incq %rdx" in texts and "incq %rsi" not in texts
    assert "incq %rsi" in others and "incq %rdx" not in others


def test_code_out_of_line_is_rare():
    text = "f:; .L1:; testl %eax, %eax; jne .L8; .L2:; decq %rcx; jne .L1; ret; .L8:; incq %rdx; jmp .L2"
    (likely, _), (texts, _) = paths_of(text)
    assert "incq %rdx" not in texts
    assert likely.decisions[0].reason == "rare code is put out of line"


def test_unordered_values_are_rare():
    text = "f:; .L1:; ucomisd %xmm0, %xmm1; jp .L2; incq %rdx; .L2:; decq %rcx; jne .L1; ret"
    (likely, _), _ = paths_of(text)
    assert (likely.decisions[0].taken, likely.decisions[0].probability) == (False, 0.99)


def test_leaving_the_loop_is_no_decision():
    text = "f:; .L1:; cmpl %eax, (%rdi); je .L9; addq $4, %rdi; decq %rcx; jne .L1; .L9:; ret"
    (likely,), _ = paths_of(text)
    assert likely.decisions == ()


def test_an_inner_loop_is_passed_and_entered_rather_than_not():
    text = (
        "f:; .L1:; testq %rdx, %rdx; je .L3; movq %rdx, %rax; .L2:; incq %rsi; decq %rax; jne .L2; .L3:; "
        "decq %rcx; jne .L1; ret"
    )
    (likely, other), (texts, _) = paths_of(text, loop=0)
    assert len(likely.inner) == 1 and other.inner == ()
    assert "movq %rdx, %rax" in texts and "incq %rsi" not in texts


def test_blocks_stand_as_they_are_executed():
    text = "f:; jmp .L2; .L1:; incq %rdx; .L2:; decq %rcx; jne .L1; ret"
    _, (texts,) = paths_of(text)
    assert texts == ["incq %rdx", "decq %rcx", "jne .L1"]


@pytest.mark.exhaustive
def test_a_loop_of_many_branches_takes_bounded_time():
    arms = "; ".join(f"testl %eax, %eax; je .A{n}; incq %rdx; .A{n}:" for n in range(3000))
    found, _ = paths_of(f"f:; .L1:; {arms}; decq %rcx; jne .L1; ret")
    assert len(found) <= 7


def test_labels_of_conditional_branches():
    listing = parse(GUARD.replace("; ", "\n"), "x86-64")
    flow = control_flow(listing, listing.functions[0])
    assert set(branch_labels(listing, flow.blocks)) == {".L1", ".L8"}


def test_errors_are_rarer_than_other_calls():
    text = "f:; .L1:; testl %eax, %eax; je .L2; call fail; .L2:; call work; decq %rcx; jne .L1; ret"
    (likely, _), (texts, _) = paths_of(text)
    assert (likely.decisions[0].reason, likely.decisions[0].probability) == ("errors are rare", 0.99)
    assert "call work" in texts


def test_what_a_function_is_for_may_be_a_call():
    text = "f:; cmpb $0, (%rdi); je .L3; call strlen; ret; .L3:; xorl %eax, %eax; ret"
    listing = parse(text.replace("; ", "\n"), "x86-64")
    flow = control_flow(listing, listing.functions[0])
    likely, other = function_paths(listing, flow.blocks, {})
    assert (likely.decisions[0].reason, likely.blocks, other.blocks) == ("", (0, 1), (0, 2))

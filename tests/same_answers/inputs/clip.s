	.file	"clip.c"
	.text
.Ltext0:
	.file 0 "/src" "clip.c"
	.p2align 4
	.globl	clip
	.type	clip, @function
clip:
.LFB0:
	.file 1 "clip.c"
	.loc 1 3 1
.LBB2:
	.loc 1 4 24
	testq	%rsi, %rsi
	jle	.L1
	.loc 1 9 18
	movsd	.LC1(%rip), %xmm4
	.loc 1 7 18
	movsd	.LC0(%rip), %xmm3
	leaq	(%rdi,%rsi,8), %rax
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L11:
	.loc 1 6 26
	movapd	%xmm0, %xmm2
	.loc 1 4 24
	addq	$8, %rdi
	.loc 1 6 26
	divsd	%xmm1, %xmm2
	.loc 1 7 18
	addsd	%xmm3, %xmm2
	movapd	%xmm2, %xmm1
	movsd	%xmm1, -8(%rdi)
	.loc 1 4 24
	cmpq	%rax, %rdi
	je	.L1
.L6:
	.loc 1 5 14
	movsd	(%rdi), %xmm1
	.loc 1 5 12
	comisd	%xmm0, %xmm1
	ja	.L11
	.loc 1 9 18
	mulsd	%xmm4, %xmm1
	.loc 1 4 24
	addq	$8, %rdi
	movsd	%xmm1, -8(%rdi)
	cmpq	%rax, %rdi
	jne	.L6
.L1:
.LBE2:
	.loc 1 11 1
	ret
.LFE0:
	.size	clip, .-clip
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1072693248
	.align 8
.LC1:
	.long	0
	.long	1071644672
	.text
.Letext0:

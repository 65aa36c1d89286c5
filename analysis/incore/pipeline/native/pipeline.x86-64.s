	.file	"<string>"
	.text
	.globl	loaded_at
	.p2align	4
	.type	loaded_at,@function
loaded_at:
.Lloaded_at$local:
	.type	.Lloaded_at$local,@function
	pushq	%rbx
	leaq	(%r9,%r8), %rax
	movq	24(%rdi), %r10
	testq	%r10, %r10
	js	.LBB0_23
	imulq	$104, %r10, %rbx
	cmpq	%r8, 16(%rsi,%rbx)
	jle	.LBB0_23
	leaq	(%rsi,%rbx), %r11
	subq	64(%rcx), %r9
	xorl	%r8d, %r8d
	testq	%r9, %r9
	cmovgq	%r9, %r8
	cmpq	$0, 16(%rsp)
	je	.LBB0_9
	cmpq	$2, 40(%r11)
	jne	.LBB0_9
	cmpq	$1, 32(%rdi)
	jne	.LBB0_9
	cmpq	%r10, 40(%rdi)
	je	.LBB0_8
	cmpq	$0, 216(%rcx)
	je	.LBB0_9
	movq	88(%r11), %r9
	cmpq	(%rdi), %r9
	jne	.LBB0_9
.LBB0_8:
	movq	(%r11), %rax
	popq	%rbx
	retq
.LBB0_9:
	cmpq	$1, 32(%rdi)
	jne	.LBB0_17
	cmpq	$0, 184(%rcx)
	je	.LBB0_11
.LBB0_12:
	cmpq	$0, 400(%rcx)
	je	.LBB0_13
.LBB0_14:
	movq	(%rcx), %rdx
	movq	%rdx, -32(%rsp)
	movq	16(%rcx), %rdx
	movq	%rdx, -24(%rsp)
	movq	24(%rcx), %rdx
	movq	%rdx, -16(%rsp)
	movq	40(%r11), %rdx
	movq	-32(%rsp,%rdx,8), %rdx
	addq	(%r11), %rdx
	movq	528(%rcx), %rcx
	testq	%rcx, %rcx
	je	.LBB0_16
	addq	8(%r11), %rcx
	cmpq	%rcx, %rdx
	cmovleq	%rcx, %rdx
.LBB0_16:
	addq	%r8, %rdx
	cmpq	%rdx, %rax
	cmovgq	%rax, %rdx
	movq	%rdx, %rax
	popq	%rbx
	retq
.LBB0_11:
	cmpq	$0, 24(%r11)
	jne	.LBB0_17
	jmp	.LBB0_12
.LBB0_13:
	cmpq	$0, 32(%r11)
	je	.LBB0_14
.LBB0_17:
	cmpq	$0, 192(%rcx)
	je	.LBB0_22
	leaq	1(%r10), %rdi
	cmpq	%rdi, %rdx
	cmovgq	%rdx, %rdi
	decq	%rdi
	decq	%r10
	leaq	(%rbx,%rsi), %r9
	addq	$120, %r9
	.p2align	4
.LBB0_19:
	leaq	2(%r10), %r11
	cmpq	%rdx, %r11
	jge	.LBB0_20
	movq	-104(%r9), %r11
	incq	%r11
	incq	%r10
	cmpq	%r11, (%r9)
	leaq	104(%r9), %r9
	jle	.LBB0_19
	jmp	.LBB0_22
.LBB0_20:
	movq	%rdi, %r10
.LBB0_22:
	imulq	$104, %r10, %rdx
	addq	16(%rsi,%rdx), %r8
	addq	8(%rcx), %r8
	cmpq	%r8, %rax
	cmovgq	%rax, %r8
	movq	%r8, %rax
.LBB0_23:
	popq	%rbx
	retq
.Lfunc_end0:
	.size	loaded_at, .Lfunc_end0-loaded_at
	.size	.Lloaded_at$local, .Lfunc_end0-loaded_at

	.globl	from_within
	.p2align	4
	.type	from_within,@function
from_within:
.Lfrom_within$local:
	.type	.Lfrom_within$local,@function
	movq	24(%rdi), %rax
	testq	%rax, %rax
	js	.LBB1_6
	cmpq	$1, 32(%rdi)
	jne	.LBB1_6
	imulq	$104, %rax, %rax
	cmpq	%rcx, 16(%rsi,%rax)
	jle	.LBB1_6
	addq	%rax, %rsi
	cmpq	$0, 184(%rdx)
	je	.LBB1_9
.LBB1_4:
	cmpq	$0, 400(%rdx)
	je	.LBB1_11
.LBB1_5:
	movq	88(%rsi), %rcx
	xorl	%eax, %eax
	cmpq	(%rdi), %rcx
	setne	%al
	retq
.LBB1_9:
	cmpq	$0, 24(%rsi)
	jne	.LBB1_6
	jmp	.LBB1_4
.LBB1_11:
	cmpq	$0, 32(%rsi)
	je	.LBB1_5
.LBB1_6:
	xorl	%eax, %eax
	retq
.Lfunc_end1:
	.size	from_within, .Lfunc_end1-from_within
	.size	.Lfrom_within$local, .Lfunc_end1-from_within

	.globl	mistaken
	.p2align	4
	.type	mistaken,@function
mistaken:
.Lmistaken$local:
	.type	.Lmistaken$local,@function
	cmpq	$0, 320(%rdx)
	je	.LBB2_4
	movq	40(%rdi), %rax
	testq	%rax, %rax
	js	.LBB2_4
	cmpq	24(%rdi), %rax
	jne	.LBB2_6
.LBB2_4:
	xorl	%eax, %eax
	retq
.LBB2_6:
	imulq	$104, %rax, %rax
	movq	(%rdx), %rdi
	movq	%rdi, -24(%rsp)
	movq	16(%rdx), %rdi
	movq	%rdi, -16(%rsp)
	movq	24(%rdx), %rdi
	movq	%rdi, -8(%rsp)
	movq	40(%rsi,%rax), %rdi
	movq	-24(%rsp,%rdi,8), %rdi
	addq	(%rsi,%rax), %rdi
	movq	528(%rdx), %rdx
	testq	%rdx, %rdx
	je	.LBB2_8
	addq	%rax, %rsi
	addq	8(%rsi), %rdx
	cmpq	%rdx, %rdi
	cmovleq	%rdx, %rdi
.LBB2_8:
	addq	%rcx, %r8
	xorl	%eax, %eax
	cmpq	%r8, %rdi
	setg	%al
	retq
.Lfunc_end2:
	.size	mistaken, .Lfunc_end2-mistaken
	.size	.Lmistaken$local, .Lfunc_end2-mistaken

	.globl	crosses
	.p2align	4
	.type	crosses,@function
crosses:
.Lcrosses$local:
	.type	.Lcrosses$local,@function
	movq	(%rdi), %rax
	testq	%rax, %rax
	js	.LBB3_1
	movq	32(%rsi), %rcx
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB3_3
	cqto
	idivq	%rcx
	jmp	.LBB3_5
.LBB3_1:
	xorl	%eax, %eax
	retq
.LBB3_3:
	xorl	%edx, %edx
	divl	%ecx
.LBB3_5:
	addq	16(%rdi), %rdx
	xorl	%eax, %eax
	cmpq	%rcx, %rdx
	setg	%al
	retq
.Lfunc_end3:
	.size	crosses, .Lfunc_end3-crosses
	.size	.Lcrosses$local, .Lfunc_end3-crosses

	.globl	await_sector
	.p2align	4
	.type	await_sector,@function
await_sector:
.Lawait_sector$local:
	.type	.Lawait_sector$local,@function
	pushq	%rbx
	movq	%rdx, %r10
	movq	16(%rsp), %rax
	movq	(%rax), %rax
	movq	40(%r9), %rbx
	movq	%rax, %rdx
	orq	%rbx, %rdx
	shrq	$32, %rdx
	je	.LBB4_1
	cqto
	idivq	%rbx
	movq	%rax, %r11
	testq	%r10, %r10
	jg	.LBB4_4
	jmp	.LBB4_7
.LBB4_1:
	xorl	%edx, %edx
	divl	%ebx
	movl	%eax, %r11d
	testq	%r10, %r10
	jle	.LBB4_7
.LBB4_4:
	xorl	%eax, %eax
	.p2align	4
.LBB4_6:
	cmpq	%r11, (%rsi,%rax,8)
	je	.LBB4_17
	incq	%rax
	cmpq	%rax, %r10
	jne	.LBB4_6
.LBB4_7:
	movq	24(%rsp), %rsi
	movq	(%rdi), %rax
	incq	%rsi
	cmpq	%rsi, %rax
	cmovgq	%rax, %rsi
	movq	%r8, %rax
	decq	%rax
	js	.LBB4_17
	movq	496(%r9), %r9
	imulq	$104, %r8, %rax
	addq	%rax, %rcx
	addq	$-8, %rcx
	jmp	.LBB4_9
	.p2align	4
.LBB4_13:
	cqto
	idivq	%rbx
	cmpq	%r11, %rax
	jne	.LBB4_15
	jmp	.LBB4_16
	.p2align	4
.LBB4_9:
	movq	-80(%rcx), %r10
	addq	%r9, %r10
	cmpq	%rsi, %r10
	jle	.LBB4_17
	cmpq	$0, (%rcx)
	je	.LBB4_15
	movq	-8(%rcx), %rax
	movq	%rax, %rdx
	orq	%rbx, %rdx
	shrq	$32, %rdx
	jne	.LBB4_13
	xorl	%edx, %edx
	divl	%ebx
	cmpq	%r11, %rax
	je	.LBB4_16
.LBB4_15:
	decq	%r8
	addq	$-104, %rcx
	testq	%r8, %r8
	jg	.LBB4_9
.LBB4_17:
	popq	%rbx
	retq
.LBB4_16:
	movq	%r10, (%rdi)
	movq	$0, 8(%rdi)
	popq	%rbx
	retq
.Lfunc_end4:
	.size	await_sector, .Lfunc_end4-await_sector
	.size	.Lawait_sector$local, .Lfunc_end4-await_sector

	.globl	write_store
	.p2align	4
	.type	write_store,@function
write_store:
.Lwrite_store$local:
	.type	.Lwrite_store$local,@function
	pushq	%r14
	pushq	%rbx
	movq	%rdx, %rbx
	incq	%r9
	cmpq	(%rdi), %r9
	jle	.LBB5_2
	movq	%r9, (%rdi)
	movq	$0, 8(%rdi)
.LBB5_2:
	movq	8(%r8), %rax
	movl	$1, %r9d
	cmpq	176(%rcx), %rax
	jle	.LBB5_4
	movq	48(%rcx), %r9
.LBB5_4:
	movq	(%r8), %r11
	movq	40(%rcx), %r14
	movq	%r11, %rax
	orq	%r14, %rax
	shrq	$32, %rax
	je	.LBB5_9
	movq	%r11, %rax
	cqto
	idivq	%r14
	movq	%rax, %r10
	testq	%r11, %r11
	jns	.LBB5_6
	jmp	.LBB5_12
.LBB5_9:
	movl	%r11d, %eax
	xorl	%edx, %edx
	divl	%r14d
	movl	%eax, %r10d
	testq	%r11, %r11
	js	.LBB5_12
.LBB5_6:
	movq	16(%r8), %rax
	cmpq	$2, %rax
	movl	$1, %r11d
	cmovgeq	%rax, %r11
	leaq	(%rdx,%r11), %rax
	decq	%rax
	movq	%rax, %rdx
	orq	%r14, %rdx
	shrq	$32, %rdx
	je	.LBB5_11
	cqto
	idivq	%r14
	movq	%rax, %r11
	testq	%r11, %r11
	je	.LBB5_12
.LBB5_8:
	movq	%r9, %rax
	shrq	$63, %rax
	addq	%r9, %rax
	sarq	%rax
	cmpq	$2, %rax
	movl	$1, %r9d
	cmovgeq	%rax, %r9
	jmp	.LBB5_13
.LBB5_11:
	xorl	%edx, %edx
	divl	%r14d
	movl	%eax, %r11d
	testq	%r11, %r11
	jne	.LBB5_8
.LBB5_12:
	xorl	%r11d, %r11d
.LBB5_13:
	addq	%r10, %r11
	jmp	.LBB5_16
	.p2align	4
.LBB5_32:
	movq	(%rdi), %rdx
	addq	%rdx, %rax
	decq	%rax
	movq	%rax, (%rdi)
	movq	48(%rcx), %rax
.LBB5_14:
	movq	%rax, 8(%rdi)
.LBB5_15:
	incq	%r10
.LBB5_16:
	cmpq	%r11, %r10
	jg	.LBB5_33
	cmpq	$0, (%r8)
	js	.LBB5_24
	testq	%rbx, %rbx
	jle	.LBB5_22
	xorl	%eax, %eax
	.p2align	4
.LBB5_20:
	cmpq	%r10, (%rsi,%rax,8)
	je	.LBB5_26
	incq	%rax
	cmpq	%rax, %rbx
	jne	.LBB5_20
.LBB5_22:
	movq	16(%rdi), %rax
	movq	%r10, (%rsi,%rax,8)
	movq	16(%rdi), %rax
	incq	%rax
	movq	%rax, %rdx
	orq	%rbx, %rdx
	shrq	$32, %rdx
	je	.LBB5_29
	cqto
	idivq	%rbx
	movq	%rdx, 16(%rdi)
	movq	8(%rdi), %rax
	testq	%rax, %rax
	jg	.LBB5_30
.LBB5_31:
	addq	%r9, %rax
	movq	%rax, 8(%rdi)
	movq	480(%rcx), %rax
	cmpq	$2, %rax
	jl	.LBB5_15
	jmp	.LBB5_32
	.p2align	4
.LBB5_24:
	movq	8(%rdi), %rax
	testq	%rax, %rax
	jle	.LBB5_31
.LBB5_30:
	incq	(%rdi)
	movq	%r9, %rax
	movq	%rax, 8(%rdi)
	movq	480(%rcx), %rax
	cmpq	$2, %rax
	jl	.LBB5_15
	jmp	.LBB5_32
.LBB5_26:
	movq	8(%rdi), %rdx
	leaq	(%rdx,%r9), %rax
	testq	%rdx, %rdx
	jle	.LBB5_14
	cmpq	48(%rcx), %rax
	jle	.LBB5_14
	incq	(%rdi)
	movq	%r9, %rax
	jmp	.LBB5_14
.LBB5_29:
	xorl	%edx, %edx
	divl	%ebx
	movq	%rdx, 16(%rdi)
	movq	8(%rdi), %rax
	testq	%rax, %rax
	jg	.LBB5_30
	jmp	.LBB5_31
.LBB5_33:
	movq	488(%rcx), %rax
	testq	%rax, %rax
	je	.LBB5_37
	movq	(%r8), %rdx
	testq	%rdx, %rdx
	js	.LBB5_37
	andl	$4095, %edx
	addq	16(%r8), %rdx
	cmpq	$4097, %rdx
	jl	.LBB5_37
	addq	%rax, (%rdi)
	movq	48(%rcx), %rax
	movq	%rax, 8(%rdi)
.LBB5_37:
	movq	(%rdi), %rax
	popq	%rbx
	popq	%r14
	retq
.Lfunc_end5:
	.size	write_store, .Lfunc_end5-write_store
	.size	.Lwrite_store$local, .Lfunc_end5-write_store

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI6_0:
	.quad	0x3ff0000000000000
.LCPI6_1:
	.quad	0xbff0000000000000
	.text
	.globl	run_core
	.p2align	4
	.type	run_core,@function
run_core:
.Lrun_core$local:
	.type	.Lrun_core$local,@function
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1704, %rsp
	movq	$0, 1048(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm4, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm4, 160(%rsp)
	movaps	%xmm4, 176(%rsp)
	movaps	%xmm4, 192(%rsp)
	movaps	%xmm4, 208(%rsp)
	movaps	%xmm4, 224(%rsp)
	movaps	%xmm4, 240(%rsp)
	movaps	%xmm4, 256(%rsp)
	movaps	%xmm4, 272(%rsp)
	movaps	%xmm4, 288(%rsp)
	movaps	%xmm4, 304(%rsp)
	movaps	%xmm4, 320(%rsp)
	movaps	%xmm4, 336(%rsp)
	movaps	%xmm4, 352(%rsp)
	movaps	%xmm4, 368(%rsp)
	movaps	%xmm4, 384(%rsp)
	movq	$0, 400(%rsp)
	leaq	1048(%rsp), %rax
	movq	%rax, 176(%rsp)
	movq	40(%rdi), %rax
	testq	%rax, %rax
	jle	.LBB6_786
	movq	%rdi, %r13
	leaq	336(%rsp), %rbx
	leaq	648(%rdi), %rcx
	movq	%rcx, 48(%rsp)
	xorl	%ebp, %ebp
	movq	%rdi, 64(%rsp)
	jmp	.LBB6_3
	.p2align	4
.LBB6_2:
	movq	16(%r15), %rax
	addq	%rax, 272(%rsp)
	incq	%rbp
	movq	40(%r13), %rax
	cmpq	%rax, %rbp
	jge	.LBB6_786
.LBB6_3:
	movq	(%r13), %r15
	movq	32(%r13), %rsi
	movslq	(%rsi,%rbp,4), %rcx
	movq	64(%r13), %rdx
	cmpq	$0, 112(%rdx)
	je	.LBB6_12
	cmpq	%rbp, 400(%rsp)
	jg	.LBB6_12
	movq	%rbp, 400(%rsp)
	movq	%rbp, %rdi
	jmp	.LBB6_7
	.p2align	4
.LBB6_6:
	incq	%rdi
	movq	%rdi, 400(%rsp)
	cmpq	%rax, %rdi
	jge	.LBB6_785
.LBB6_7:
	movslq	(%rsi,%rdi,4), %r8
	shlq	$5, %r8
	movq	(%r15,%r8), %r9
	movq	8(%r15,%r8), %r8
	subq	%r9, %r8
	jle	.LBB6_6
	imulq	$184, %r9, %r9
	addq	8(%r13), %r9
	jmp	.LBB6_10
	.p2align	4
.LBB6_9:
	addq	$184, %r9
	decq	%r8
	je	.LBB6_6
.LBB6_10:
	cmpq	$0, (%r9)
	jne	.LBB6_9
	movq	72(%r9), %r10
	cmpq	152(%rdx), %r10
	jl	.LBB6_9
.LBB6_12:
	movq	56(%r13), %rax
	movsd	(%rax,%rbp,8), %xmm0
	xorpd	%xmm1, %xmm1
	ucomisd	%xmm0, %xmm1
	jae	.LBB6_15
	movq	128(%rsp), %rsi
	movq	%rsi, %rax
	subq	464(%rdx), %rax
	xorps	%xmm1, %xmm1
	cvtsi2sd	%rax, %xmm1
	movsd	248(%rsp), %xmm2
	maxsd	%xmm1, %xmm2
	addsd	%xmm2, %xmm0
	movsd	%xmm0, 248(%rsp)
	cvttsd2si	%xmm0, %rax
	movq	%rax, %rdx
	subq	%rsi, %rdx
	jle	.LBB6_15
	movq	2096(%r13), %rsi
	addq	%rdx, 56(%rsi)
	movq	%rax, %rdx
	subq	128(%rsp), %rdx
	movq	%rdx, 336(%rsp)
	movq	%rax, 128(%rsp)
	movups	%xmm4, -184(%rbx)
	movups	%xmm4, -200(%rbx)
	movq	$0, -168(%rbx)
	movq	176(%rsp), %rax
	movq	$0, (%rax)
.LBB6_15:
	movq	%rbp, 96(%rsp)
	shlq	$5, %rcx
	addq	%rcx, %r15
	movq	(%r15), %rdi
	cmpq	8(%r15), %rdi
	movq	%r15, 80(%rsp)
	jge	.LBB6_729
	xorl	%esi, %esi
	xorl	%r8d, %r8d
	jmp	.LBB6_20
	.p2align	4
.LBB6_18:
	movq	%r8, %rbp
.LBB6_19:
	incq	%rdi
	movq	%rbp, %r8
	cmpq	8(%r15), %rdi
	jge	.LBB6_730
.LBB6_20:
	movq	8(%r13), %rdx
	imulq	$184, %rdi, %rax
	movq	%rdx, %rcx
	cmpq	$1, 112(%rdx,%rax)
	jne	.LBB6_24
	cmpq	$0, 240(%rsp)
	jne	.LBB6_24
	movq	2104(%r13), %rax
	testq	%rax, %rax
	je	.LBB6_18
	movq	128(%rsp), %rcx
	movq	328(%rsp), %rdx
	movq	%rcx, 368(%rsp)
	movq	%rcx, 360(%rsp)
	movq	%rcx, 344(%rsp)
	movq	$-1, 352(%rsp)
	movq	$0, 392(%rsp)
	movq	%rcx, 376(%rsp)
	movq	%rcx, 384(%rsp)
	leaq	1(%rdx), %rcx
	movq	%rcx, 328(%rsp)
	shlq	$6, %rdx
	movupd	(%rbx), %xmm0
	movupd	16(%rbx), %xmm1
	movupd	32(%rbx), %xmm2
	movups	48(%rbx), %xmm3
	movups	%xmm3, 48(%rax,%rdx)
	movupd	%xmm2, 32(%rax,%rdx)
	movupd	%xmm1, 16(%rax,%rdx)
	movupd	%xmm0, (%rax,%rdx)
	movq	$0, 336(%rsp)
	jmp	.LBB6_18
	.p2align	4
.LBB6_24:
	movq	%rsi, 432(%rsp)
	movq	%rcx, %rbx
	addq	%rax, %rbx
	cmpq	$2, (%rbx)
	jne	.LBB6_27
	imulq	$56, 272(%rsp), %rax
	addq	48(%r13), %rax
	movq	64(%r13), %rsi
	movq	176(%rsi), %rcx
	imulq	$56, 88(%rbx), %rdx
	movq	16(%rdx,%rax), %rax
	addq	%rcx, %rax
	decq	%rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB6_28
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	jmp	.LBB6_29
	.p2align	4
.LBB6_27:
	movq	64(%r13), %rsi
	movl	$1, %ecx
	jmp	.LBB6_30
.LBB6_28:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
.LBB6_29:
	cmpq	$2, %rcx
	movl	$1, %eax
	cmovlq	%rax, %rcx
.LBB6_30:
	movq	%r8, 416(%rsp)
	movq	%rdi, 424(%rsp)
	movq	160(%rsi), %r14
	movq	$0, 544(%rsp)
	movq	272(%rsi), %rax
	movq	%rax, 552(%rsp)
	movq	280(%rsi), %rax
	movq	%rax, 560(%rsp)
	movq	288(%rsi), %rax
	movq	%rax, 568(%rsp)
	cmpq	$0, 472(%rsi)
	je	.LBB6_33
	movq	32(%rbx), %rdx
	testq	%rdx, %rdx
	jle	.LBB6_33
	movl	$1, %eax
	cmpq	%rdx, 40(%rbx)
	je	.LBB6_34
.LBB6_33:
	movq	40(%rbx), %rax
.LBB6_34:
	movq	48(%rbx), %rdi
	movq	144(%rsp,%rdi,8), %r8
	movq	544(%rsp,%rdi,8), %rdx
	testq	%rdx, %rdx
	setg	%r9b
	testq	%r8, %r8
	setg	%r10b
	andb	%r9b, %r10b
	cmpb	$1, %r10b
	movq	%rbx, 24(%rsp)
	jne	.LBB6_38
	movl	$1, %r9d
	cmpq	$2, %rdi
	jne	.LBB6_37
	movq	32(%rbx), %r9
.LBB6_37:
	addq	%r8, %r9
	movl	$1, %r11d
	cmpq	%rdx, %r9
	jg	.LBB6_49
.LBB6_38:
	cmpq	$0, 144(%rsi)
	movq	%r14, %r8
	je	.LBB6_48
	movq	56(%rbx), %rdx
	testq	%rdx, %rdx
	sete	%r8b
	andq	$-2, %rdi
	cmpq	$2, %rdi
	setne	%dil
	orb	%r8b, %dil
	movq	%r14, %r8
	jne	.LBB6_48
	movq	%rdx, %rdi
	shrq	%rdi
	movabsq	$6148914691236517205, %r8
	andq	%r8, %rdi
	movq	%rdx, %r9
	subq	%rdi, %r9
	movq	%r9, %rdi
	movabsq	$3689348814741910323, %r8
	andq	%r8, %rdi
	shrq	$2, %r9
	andq	%r8, %r9
	addq	%rdi, %r9
	movq	%r9, %r8
	shrq	$4, %r8
	addq	%r9, %r8
	movabsq	$1085102592571150095, %rdi
	andq	%rdi, %r8
	movabsq	$72340172838076673, %rdi
	imulq	%rdi, %r8
	shrq	$56, %r8
	cmpq	$3, %r8
	movl	$2, %edi
	cmovbq	%rdi, %r8
	movq	176(%rsp), %rdi
	movq	(%rdi), %r9
	xorl	%r10d, %r10d
	testq	%r9, %r9
	jle	.LBB6_44
	.p2align	4
.LBB6_41:
	cmpq	%rdx, 8(%rdi,%r10,8)
	je	.LBB6_44
	incq	%r10
	cmpq	%r10, %r9
	jne	.LBB6_41
	movq	%r9, %r10
.LBB6_44:
	cmpq	%r9, %r10
	setne	%r11b
	cmpq	$8, %r10
	setae	%bl
	orb	%r11b, %bl
	jne	.LBB6_46
	movq	%rdx, 8(%rdi,%r9,8)
	movq	$0, 72(%rdi,%r9,8)
	incq	(%rdi)
.LBB6_46:
	cmpq	$8, %r10
	movl	$7, %edx
	cmovaeq	%rdx, %r10
	movl	$1, %r11d
	cmpq	%r8, 72(%rdi,%r10,8)
	movq	24(%rsp), %rbx
	jge	.LBB6_49
	movq	160(%rsi), %r8
	.p2align	4
.LBB6_48:
	movq	136(%rsp), %rdx
	addq	%rdx, %rax
	cmpq	%r8, %rax
	setg	%al
	testq	%rdx, %rdx
	setg	%dl
	andb	%al, %dl
	movzbl	%dl, %r11d
.LBB6_49:
	movl	%r11d, %r10d
	movq	$-1, %r12
	addq	128(%rsp), %r10
	movq	64(%r13), %rax
	cmpq	$0, 432(%rax)
	movq	%r14, 112(%rsp)
	movq	%r10, 88(%rsp)
	je	.LBB6_59
	movq	56(%rbx), %r8
	testq	%r8, %r8
	je	.LBB6_59
	testl	%r11d, %r11d
	jne	.LBB6_53
	cmpq	$0, 136(%rsp)
	movq	%r10, %r9
	jne	.LBB6_94
.LBB6_53:
	movq	160(%rax), %rax
	movq	%rax, 40(%rsp)
	subq	$1, %rax
	jb	.LBB6_346
	movq	72(%r13), %rdx
	movq	(%rdx), %r9
	testq	%r9, %r9
	je	.LBB6_346
	addq	8(%rdx), %rax
	movl	$0, %edx
	cmpq	%r9, %rax
	jl	.LBB6_62
	movq	80(%r13), %rdi
	movq	%rax, %rdx
	orq	%r9, %rdx
	shrq	$32, %rdx
	je	.LBB6_60
	cqto
	idivq	%r9
	jmp	.LBB6_61
	.p2align	4
.LBB6_59:
	movq	%r10, %r9
	jmp	.LBB6_94
.LBB6_346:
	xorl	%edx, %edx
	jmp	.LBB6_62
.LBB6_60:
	xorl	%edx, %edx
	divl	%r9d
.LBB6_61:
	movq	(%rdi,%rdx,8), %rdx
.LBB6_62:
	rep		bsfq	%r8, %r8
	xorl	%eax, %eax
	cmpq	%rdx, %r10
	setge	8(%rsp)
	cmovgq	%r10, %rdx
	movq	96(%r13), %rdi
	movq	%r8, %rsi
	shll	$6, %r8d
	movq	32(%rdi,%r8), %r14
	movq	%rdx, %r9
	testq	%r14, %r14
	jle	.LBB6_93
	leaq	(%rdi,%r8), %r10
	movq	112(%r13), %r9
	imulq	%rsi, %r9
	shlq	$3, %r9
	addq	104(%r13), %r9
	leaq	(%rdi,%r8), %r15
	addq	$32, %r15
	jmp	.LBB6_66
	.p2align	4
.LBB6_64:
	xorl	%r14d, %r14d
.LBB6_65:
	movq	%rdi, (%r9,%r14,8)
	movq	(%r15), %r14
	testq	%r14, %r14
	jle	.LBB6_92
.LBB6_66:
	cmpq	%rdx, (%r9)
	jge	.LBB6_75
	leaq	-1(%r14), %r12
	movq	%r12, (%r15)
	movq	-8(%r9,%r14,8), %rdi
	cmpq	$2, %r12
	jb	.LBB6_64
	movl	$1, %r8d
	xorl	%ebx, %ebx
	xorl	%ebp, %ebp
	.p2align	4
.LBB6_69:
	leaq	2(%rbx), %r14
	cmpq	%r12, %r14
	jge	.LBB6_71
	movq	16(%r9,%rbx,8), %rbx
	cmpq	(%r9,%r8,8), %rbx
	jl	.LBB6_72
.LBB6_71:
	movq	%r8, %r14
.LBB6_72:
	movq	(%r9,%r14,8), %r8
	cmpq	%rdi, %r8
	jge	.LBB6_74
	movq	%r8, (%r9,%rbp,8)
	leaq	(%r14,%r14), %rbx
	leaq	1(,%r14,2), %r8
	movq	%r14, %rbp
	cmpq	%r12, %r8
	jl	.LBB6_69
	jmp	.LBB6_65
	.p2align	4
.LBB6_74:
	movq	%rbp, %r14
	jmp	.LBB6_65
.LBB6_75:
	movq	40(%rsp), %rdi
	leaq	(%r14,%rdi), %r8
	movq	(%r10), %rdi
	movq	%rdx, %r9
	cmpq	%rdi, %r8
	jg	.LBB6_79
	jmp	.LBB6_93
	.p2align	4
.LBB6_76:
	movq	32(%r10), %r14
	testq	%r14, %r14
	jle	.LBB6_351
	movq	(%r10), %rdi
.LBB6_78:
	movq	40(%rsp), %r8
	addq	%r14, %r8
	cmpq	%rdi, %r8
	movq	64(%rsp), %r13
	jle	.LBB6_93
.LBB6_79:
	movq	96(%r13), %rbx
	movq	104(%r13), %r15
	movq	112(%r13), %r12
	movq	%rsi, %r13
	imulq	%rsi, %r12
	movq	(%r15,%r12,8), %r9
	incq	%r9
	shll	$6, %r13d
	movq	32(%rbx,%r13), %r8
	testq	%r8, %r8
	jle	.LBB6_78
	leaq	(%r15,%r12,8), %r14
	leaq	(%rbx,%r13), %r15
	addq	$32, %r15
	jmp	.LBB6_83
	.p2align	4
.LBB6_81:
	xorl	%ebp, %ebp
.LBB6_82:
	movq	%rdi, (%r14,%rbp,8)
	movq	(%r15), %r8
	testq	%r8, %r8
	jle	.LBB6_76
.LBB6_83:
	cmpq	%r9, (%r14)
	jge	.LBB6_76
	leaq	-1(%r8), %r12
	movq	%r12, (%r15)
	movq	-8(%r14,%r8,8), %rdi
	cmpq	$2, %r12
	jb	.LBB6_81
	movl	$1, %r13d
	xorl	%ebx, %ebx
	xorl	%r8d, %r8d
	.p2align	4
.LBB6_86:
	leaq	2(%rbx), %rbp
	cmpq	%r12, %rbp
	jge	.LBB6_88
	movq	16(%r14,%rbx,8), %rbx
	cmpq	(%r14,%r13,8), %rbx
	jl	.LBB6_89
.LBB6_88:
	movq	%r13, %rbp
.LBB6_89:
	movq	(%r14,%rbp,8), %rbx
	cmpq	%rdi, %rbx
	jge	.LBB6_91
	movq	%rbx, (%r14,%r8,8)
	leaq	(,%rbp,2), %rbx
	leaq	1(,%rbp,2), %r13
	movq	%rbp, %r8
	cmpq	%r12, %r13
	jl	.LBB6_86
	jmp	.LBB6_82
	.p2align	4
.LBB6_91:
	movq	%r8, %rbp
	jmp	.LBB6_82
.LBB6_92:
	movq	%rdx, %r9
.LBB6_93:
	movzbl	8(%rsp), %edi
	movb	%dil, %al
	negq	%rax
	movq	%rsi, %r12
	addq	$8, %r12
	cmpq	%r9, %rdx
	cmovgeq	%rax, %r12
	cmovgq	%rdx, %r9
	movq	24(%rsp), %rbx
	.p2align	4
.LBB6_94:
	movq	32(%rbx), %rdi
	movq	72(%r13), %rsi
	movq	8(%rsi), %r8
	testq	%rdi, %rdi
	je	.LBB6_107
	movq	(%rsi), %rbx
	testq	%rbx, %rbx
	je	.LBB6_107
	leaq	(%r8,%rdi), %rax
	decq	%rax
	movl	$0, %r15d
	cmpq	%rbx, %rax
	jl	.LBB6_101
	movq	80(%r13), %r10
	movq	%rax, %rdx
	orq	%rbx, %rdx
	shrq	$32, %rdx
	je	.LBB6_99
	cqto
	idivq	%rbx
	jmp	.LBB6_100
.LBB6_107:
	xorl	%r15d, %r15d
	jmp	.LBB6_101
.LBB6_99:
	xorl	%edx, %edx
	divl	%ebx
.LBB6_100:
	movq	(%r10,%rdx,8), %r15
.LBB6_101:
	addq	%rdi, %r8
	cmpq	%r15, %r9
	movl	$0, %eax
	cmovlq	%rax, %r12
	cmovgq	%r9, %r15
	movq	%r8, 8(%rsi)
	movq	24(%rsp), %rbx
	movq	64(%rbx), %r9
	testq	%r9, %r9
	jle	.LBB6_111
	movq	%r15, %rbp
	movq	72(%r13), %r8
	leaq	(%r9,%r9,2), %r14
	movq	(%r8,%r14,8), %r15
	movq	8(%r8,%r14,8), %rsi
	testq	%r15, %r15
	sete	%al
	cmpq	%r15, %rsi
	setl	%dl
	orb	%al, %dl
	je	.LBB6_104
	xorl	%eax, %eax
	jmp	.LBB6_110
.LBB6_104:
	movq	%r12, %r10
	movq	80(%r13), %rdi
	movq	88(%r13), %r12
	imulq	%r9, %r12
	movq	%rsi, %rax
	orq	%r15, %rax
	shrq	$32, %rax
	je	.LBB6_108
	movq	%rsi, %rax
	cqto
	idivq	%r15
	jmp	.LBB6_109
.LBB6_108:
	movl	%esi, %eax
	xorl	%edx, %edx
	divl	%r15d
.LBB6_109:
	leaq	(%rdi,%r12,8), %rax
	movq	(%rax,%rdx,8), %rax
	movq	%r10, %r12
.LBB6_110:
	movq	%rbp, %r15
	cmpq	%rax, %rbp
	cmovlq	%r9, %r12
	cmovleq	%rax, %r15
	incq	%rsi
	movq	%rsi, 8(%r8,%r14,8)
.LBB6_111:
	cmpq	$0, 80(%rbx)
	je	.LBB6_119
	movq	72(%r13), %r8
	movq	96(%r8), %r14
	movq	104(%r8), %rsi
	testq	%r14, %r14
	sete	%al
	cmpq	%r14, %rsi
	setl	%dl
	orb	%al, %dl
	je	.LBB6_114
	xorl	%eax, %eax
	jmp	.LBB6_118
.LBB6_114:
	movq	80(%r13), %rdi
	movq	88(%r13), %r9
	movq	%rsi, %rax
	orq	%r14, %rax
	shrq	$32, %rax
	je	.LBB6_116
	movq	%rsi, %rax
	cqto
	idivq	%r14
	jmp	.LBB6_117
.LBB6_116:
	movl	%esi, %eax
	xorl	%edx, %edx
	divl	%r14d
.LBB6_117:
	shlq	$5, %r9
	addq	%r9, %rdi
	movq	(%rdi,%rdx,8), %rax
.LBB6_118:
	cmpq	%rax, %r15
	movl	$4, %edx
	cmovlq	%rdx, %r12
	cmovleq	%rax, %r15
	incq	%rsi
	movq	%rsi, 104(%r8)
.LBB6_119:
	movq	(%rbx), %rax
	cmpq	$1, %rax
	jne	.LBB6_120
	movq	72(%r13), %r8
	movq	120(%r8), %r9
	movq	128(%r8), %rsi
	testq	%r9, %r9
	sete	%al
	cmpq	%r9, %rsi
	setl	%dl
	orb	%al, %dl
	je	.LBB6_125
	xorl	%eax, %eax
	jmp	.LBB6_129
	.p2align	4
.LBB6_120:
	cmpq	$2, %rax
	jne	.LBB6_121
.LBB6_130:
	movq	72(%r13), %rsi
	movq	144(%rsi), %r9
	movq	152(%rsi), %r8
	testq	%r9, %r9
	je	.LBB6_134
	leaq	(%rcx,%r8), %rax
	decq	%rax
	movl	$0, %edx
	cmpq	%r9, %rax
	jl	.LBB6_137
	movq	80(%r13), %rdi
	movq	88(%r13), %r14
	movq	%rax, %rdx
	orq	%r9, %rdx
	shrq	$32, %rdx
	je	.LBB6_135
	cqto
	idivq	%r9
	jmp	.LBB6_136
.LBB6_125:
	movq	80(%r13), %rdi
	movq	88(%r13), %r14
	movq	%rsi, %rax
	orq	%r9, %rax
	shrq	$32, %rax
	je	.LBB6_127
	movq	%rsi, %rax
	cqto
	idivq	%r9
	jmp	.LBB6_128
.LBB6_134:
	xorl	%edx, %edx
	jmp	.LBB6_137
.LBB6_127:
	movl	%esi, %eax
	xorl	%edx, %edx
	divl	%r9d
.LBB6_128:
	leaq	(%r14,%r14,4), %rax
	leaq	(%rdi,%rax,8), %rax
	movq	(%rax,%rdx,8), %rax
.LBB6_129:
	cmpq	%rax, %r15
	movl	$5, %edx
	cmovlq	%rdx, %r12
	cmovleq	%rax, %r15
	incq	%rsi
	movq	%rsi, 128(%r8)
	movq	(%rbx), %rax
	cmpq	$2, %rax
	je	.LBB6_130
.LBB6_121:
	movq	64(%r13), %rax
	movq	%rax, 16(%rsp)
	testl	%r11d, %r11d
	jne	.LBB6_122
	jmp	.LBB6_138
.LBB6_135:
	xorl	%edx, %edx
	divl	%r9d
.LBB6_136:
	leaq	(%r14,%r14,2), %rax
	shlq	$4, %rax
	addq	%rax, %rdi
	movq	(%rdi,%rdx,8), %rdx
.LBB6_137:
	cmpq	%rdx, %r15
	movl	$6, %eax
	cmovlq	%rax, %r12
	cmovleq	%rdx, %r15
	addq	%rcx, %r8
	movq	%r8, 152(%rsi)
	movq	64(%r13), %rax
	movq	%rax, 16(%rsp)
	testl	%r11d, %r11d
	je	.LBB6_138
.LBB6_122:
	xorl	%r10d, %r10d
	movl	$0, 56(%rsp)
	movq	16(%rsp), %rax
	cmpq	$0, 248(%rax)
	jne	.LBB6_143
	jmp	.LBB6_160
.LBB6_138:
	cmpq	128(%rsp), %r15
	jle	.LBB6_141
	movq	16(%rsp), %rax
	cmpq	$0, 248(%rax)
	je	.LBB6_122
	leaq	-5(%r12), %rax
	movl	$0, %r10d
	cmpq	$-4, %rax
	jb	.LBB6_142
.LBB6_141:
	movq	136(%rsp), %r10
.LBB6_142:
	movl	$0, 56(%rsp)
	movq	16(%rsp), %rax
	cmpq	$0, 248(%rax)
	je	.LBB6_160
.LBB6_143:
	cmpq	$0, 56(%rbx)
	je	.LBB6_160
	cmpq	$0, 72(%rbx)
	je	.LBB6_160
	movq	(%rbx), %rcx
	cmpq	$1, %rcx
	je	.LBB6_160
	movq	152(%rbx), %rdx
	movq	160(%rbx), %rax
	movq	$-1048576, %rsi
	movq	%rax, %r11
	subq	%rdx, %r11
	jle	.LBB6_153
	movq	2072(%r13), %r8
	movq	16(%r13), %r9
	leaq	1(%rdx), %rdi
	cmpq	%rdi, %rax
	je	.LBB6_151
	movq	%r10, %rbp
	movq	%rdx, %rax
	shlq	$5, %rax
	addq	%r9, %rax
	addq	$32, %rax
	movq	%r11, %rdi
	andq	$-2, %rdi
	negq	%rdi
	xorl	%r14d, %r14d
	.p2align	4
.LBB6_149:
	movq	-32(%rax), %r10
	movq	(%rax), %rbx
	leaq	(%r10,%r10,4), %r10
	movq	32(%r8,%r10,8), %r10
	cmpq	%r10, %rsi
	cmovleq	%r10, %rsi
	leaq	(%rbx,%rbx,4), %r10
	movq	32(%r8,%r10,8), %r10
	cmpq	%r10, %rsi
	cmovleq	%r10, %rsi
	addq	$-2, %r14
	addq	$64, %rax
	cmpq	%r14, %rdi
	jne	.LBB6_149
	subq	%r14, %rdx
	movq	24(%rsp), %rbx
	movq	%rbp, %r10
.LBB6_151:
	testb	$1, %r11b
	je	.LBB6_153
	shlq	$5, %rdx
	movq	(%r9,%rdx), %rax
	leaq	(%rax,%rax,4), %rax
	movq	32(%r8,%rax,8), %rax
	cmpq	%rax, %rsi
	cmovleq	%rax, %rsi
.LBB6_153:
	movq	16(%rsp), %rax
	movq	160(%rax), %rdx
	movq	192(%rsp), %rax
	movq	%rax, %rdi
	subq	%rsi, %rdi
	cmpq	%rdx, %rdi
	setl	%sil
	testq	%rcx, %rcx
	jne	.LBB6_155
	cmpq	$1, 64(%rbx)
	jne	.LBB6_159
.LBB6_155:
	cmpq	%rdx, %rdi
	jge	.LBB6_157
	addq	%rax, %rdx
	movq	%rdx, 200(%rsp)
	jmp	.LBB6_158
.LBB6_157:
	movq	200(%rsp), %rdx
.LBB6_158:
	cmpq	%rdx, %rax
	setl	%sil
.LBB6_159:
	movzbl	%sil, %eax
	movl	%eax, 56(%rsp)
	.p2align	4
.LBB6_160:
	movq	16(%rsp), %rax
	movq	520(%rax), %r11
	movq	56(%rbx), %r8
	movq	104(%rbx), %rax
	testq	%rax, %rax
	js	.LBB6_162
	movq	136(%rbx), %rcx
	shlq	$5, %rcx
	addq	664(%r13), %rcx
	shlq	$5, %rax
	rep		bsfq	(%rax,%rcx), %rax
	jmp	.LBB6_163
.LBB6_162:
	xorl	%eax, %eax
.LBB6_163:
	movq	%r15, 8(%rsp)
	movq	%r12, 104(%rsp)
	testq	%r8, %r8
	movq	%r10, 408(%rsp)
	movq	%rax, 120(%rsp)
	je	.LBB6_219
	movq	136(%r13,%rax,8), %rax
	movq	%rax, 32(%rsp)
	andl	$1, %r10d
	movq	%r10, 72(%rsp)
	movq	96(%r13), %r15
	xorpd	%xmm0, %xmm0
	movq	$-1, 40(%rsp)
	movq	%r8, %rsi
	xorl	%r9d, %r9d
	jmp	.LBB6_167
	.p2align	4
.LBB6_165:
	movapd	%xmm1, %xmm0
	movq	%rcx, %r9
	movq	%r12, 40(%rsp)
.LBB6_166:
	leaq	-1(%rsi), %rax
	andq	%rax, %rsi
	je	.LBB6_220
.LBB6_167:
	rep		bsfq	%rsi, %r12
	movl	%r12d, %edi
	shll	$6, %edi
	movq	32(%r15,%rdi), %rax
	movq	40(%r15,%rdi), %rcx
	shlq	$6, %rcx
	movq	56(%r15,%rcx), %rbp
	movq	8(%rsp), %rcx
	cmpq	%rbp, %rcx
	movq	%rbp, %rdx
	cmovgq	%rcx, %rdx
	testq	%rax, %rax
	jle	.LBB6_181
	movq	112(%r13), %rcx
	imulq	%r12, %rcx
	shlq	$3, %rcx
	addq	104(%r13), %rcx
	addq	%rdi, %r15
	addq	$32, %r15
	jmp	.LBB6_171
	.p2align	4
.LBB6_169:
	xorl	%eax, %eax
.LBB6_170:
	movq	%rdi, (%rcx,%rax,8)
	movq	(%r15), %rax
	testq	%rax, %rax
	jle	.LBB6_180
.LBB6_171:
	cmpq	%rdx, (%rcx)
	jge	.LBB6_180
	leaq	-1(%rax), %r14
	movq	%r14, (%r15)
	movq	-8(%rcx,%rax,8), %rdi
	cmpq	$2, %r14
	jb	.LBB6_169
	movl	$1, %ebx
	xorl	%r10d, %r10d
	xorl	%r13d, %r13d
	.p2align	4
.LBB6_174:
	leaq	2(%r10), %rax
	cmpq	%r14, %rax
	jge	.LBB6_176
	movq	16(%rcx,%r10,8), %r10
	cmpq	(%rcx,%rbx,8), %r10
	jl	.LBB6_177
.LBB6_176:
	movq	%rbx, %rax
.LBB6_177:
	movq	(%rcx,%rax,8), %r10
	cmpq	%rdi, %r10
	jge	.LBB6_179
	movq	%r10, (%rcx,%r13,8)
	leaq	(%rax,%rax), %r10
	leaq	1(,%rax,2), %rbx
	movq	%rax, %r13
	cmpq	%r14, %rbx
	jl	.LBB6_174
	jmp	.LBB6_170
	.p2align	4
.LBB6_179:
	movq	%r13, %rax
	jmp	.LBB6_170
	.p2align	4
.LBB6_180:
	movq	64(%rsp), %r13
	movq	96(%r13), %r15
	movq	24(%rsp), %rbx
.LBB6_181:
	movl	%r12d, %r14d
	shll	$6, %r14d
	movq	32(%r15,%r14), %rdi
	cmpq	(%r15,%r14), %rdi
	jge	.LBB6_183
	xorl	%ecx, %ecx
	jmp	.LBB6_184
	.p2align	4
.LBB6_183:
	movq	104(%r13), %rax
	movq	112(%r13), %rcx
	imulq	%r12, %rcx
	movq	(%rax,%rcx,8), %rcx
	incq	%rcx
.LBB6_184:
	leaq	-1(%r8), %rax
	cmpq	%rcx, %rdx
	cmovgq	%rdx, %rcx
	testq	%rax, %r8
	je	.LBB6_188
	testq	%r11, %r11
	je	.LBB6_187
	cmpq	$0, 72(%rbx)
	jle	.LBB6_194
.LBB6_187:
	xorps	%xmm1, %xmm1
	cvtsi2sd	%rdi, %xmm1
	addq	%r15, %r14
	xorps	%xmm2, %xmm2
	cvtsi2sdq	24(%r14), %xmm2
	divsd	%xmm2, %xmm1
	testq	%r11, %r11
	je	.LBB6_199
.LBB6_189:
	cmpq	$0, 72(%rbx)
	jle	.LBB6_191
.LBB6_190:
	xorl	%eax, %eax
	ucomisd	%xmm1, %xmm0
	jbe	.LBB6_202
.LBB6_193:
	movb	$1, %dil
	testq	%rax, %rax
	jne	.LBB6_214
	jmp	.LBB6_207
	.p2align	4
.LBB6_188:
	xorpd	%xmm1, %xmm1
	testq	%r11, %r11
	jne	.LBB6_189
.LBB6_199:
	movb	$1, %dil
	ucomisd	%xmm1, %xmm0
	ja	.LBB6_207
	ucomisd	%xmm0, %xmm1
	setnp	%al
	sete	%r10b
	andb	%al, %r10b
	jmp	.LBB6_206
	.p2align	4
.LBB6_191:
	movq	104(%rbx), %rdi
	testq	%rdi, %rdi
	js	.LBB6_190
	movq	136(%rbx), %r10
	shlq	$5, %r10
	addq	664(%r13), %r10
	shlq	$5, %rdi
	movl	%r12d, %eax
	shll	$6, %eax
	movq	16(%r15,%rax), %rax
	andq	(%rdi,%r10), %rax
	ucomisd	%xmm1, %xmm0
	ja	.LBB6_193
.LBB6_202:
	ucomisd	%xmm0, %xmm1
	setnp	%dil
	sete	%r10b
	testq	%rax, %rax
	je	.LBB6_205
	ucomisd	%xmm0, %xmm1
	jne	.LBB6_213
	jp	.LBB6_213
	movq	32(%rsp), %rdx
	movl	%edx, %eax
	subl	%r12d, %eax
	orl	$-64, %eax
	subl	40(%rsp), %edx
	orl	$-64, %edx
	cmpl	%edx, %eax
	seta	%dil
	jmp	.LBB6_214
.LBB6_194:
	movq	104(%rbx), %rax
	testq	%rax, %rax
	js	.LBB6_187
	movq	24(%rsp), %r10
	movq	136(%r10), %rbx
	shlq	$5, %rbx
	addq	664(%r13), %rbx
	shlq	$5, %rax
	movl	%r12d, %r10d
	shll	$6, %r10d
	movq	16(%r15,%r10), %r10
	andq	(%rax,%rbx), %r10
	movq	24(%rsp), %rbx
	je	.LBB6_187
	movq	688(%r13), %rdi
	movabsq	$9223372036854775807, %rax
	.p2align	4
.LBB6_197:
	movq	%r10, %rbx
	rep		bsfq	%r10, %r10
	movq	(%rdi,%r10,8), %r10
	cmpq	%rax, %r10
	cmovlq	%r10, %rax
	leaq	-1(%rbx), %r10
	andq	%rbx, %r10
	jne	.LBB6_197
	subq	%rdx, %rax
	testq	%rax, %rax
	movl	$0, %edi
	cmovleq	%rdi, %rax
	cvtsi2sd	%rax, %xmm1
	movq	24(%rsp), %rbx
	testq	%r11, %r11
	jne	.LBB6_189
	jmp	.LBB6_199
.LBB6_205:
	andb	%dil, %r10b
.LBB6_206:
	imull	$1538481, %edx, %edi
	shrl	$20, %edi
	andb	%r10b, %dil
.LBB6_207:
	movzbl	%dil, %r14d
	movq	16(%rsp), %rax
	cmpq	$0, 248(%rax)
	je	.LBB6_215
	movl	%r12d, %eax
	shll	$6, %eax
	cmpq	$0, 8(%r15,%rax)
	jle	.LBB6_215
	cmpq	8(%rsp), %rbp
	jle	.LBB6_211
	imull	$1538481, %edx, %r14d
	shrl	$20, %r14d
	andl	$1, %r14d
	jmp	.LBB6_215
.LBB6_211:
	movq	72(%rsp), %r14
	cmpl	$0, 56(%rsp)
	jne	.LBB6_215
	xorl	%r14d, %r14d
	movq	32(%rsp), %rax
	cmpq	40(%rsp), %rax
	sete	%r14b
	jmp	.LBB6_215
.LBB6_213:
	xorl	%edi, %edi
	.p2align	4
.LBB6_214:
	movzbl	%dil, %r14d
	cmpq	$3, 48(%rbx)
	cmovneq	%r9, %rcx
.LBB6_215:
	cmpq	$0, 40(%rsp)
	js	.LBB6_165
	cmpq	%r9, %rcx
	jl	.LBB6_165
	jne	.LBB6_166
	testl	%r14d, %r14d
	jne	.LBB6_165
	jmp	.LBB6_166
.LBB6_219:
	movq	$-1, 40(%rsp)
.LBB6_220:
	leaq	-1(%r8), %rax
	testq	%rax, %r8
	movq	40(%rsp), %r10
	je	.LBB6_222
	movq	120(%rsp), %rax
	movq	%r10, 136(%r13,%rax,8)
.LBB6_222:
	testq	%r10, %r10
	leaq	336(%rsp), %r9
	movq	112(%rsp), %r11
	movq	88(%rsp), %r8
	movq	104(%rsp), %r14
	movq	8(%rsp), %r15
	js	.LBB6_231
	movq	96(%r13), %rax
	movq	%r10, %rcx
	shlq	$6, %rcx
	movq	8(%rax,%rcx), %rsi
	testq	%rsi, %rsi
	je	.LBB6_226
	movq	40(%rax,%rcx), %rcx
	movq	%rcx, %rdx
	shlq	$6, %rdx
	movq	48(%rax,%rdx), %rax
	cmpq	%rsi, %rax
	jl	.LBB6_227
	imulq	128(%r13), %rcx
	movq	120(%r13), %rdi
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	je	.LBB6_232
	cqto
	idivq	%rsi
	leaq	(%rdi,%rcx,8), %rax
	movq	(%rax,%rdx,8), %rax
	cmpq	%rax, %r15
	jl	.LBB6_234
	.p2align	4
.LBB6_231:
	testq	%r14, %r14
	jns	.LBB6_235
	jmp	.LBB6_236
.LBB6_226:
	addq	%rcx, %rax
	movq	32(%rax), %rcx
	cmpq	(%rax), %rcx
	jge	.LBB6_230
.LBB6_227:
	xorl	%eax, %eax
	cmpq	%rax, %r15
	jge	.LBB6_231
.LBB6_234:
	leaq	8(%r10), %r14
	movq	%rax, %r15
.LBB6_235:
	movq	%r15, %rax
	subq	%r8, %rax
	movq	2096(%r13), %rcx
	addq	%rax, (%rcx,%r14,8)
.LBB6_236:
	movq	%r8, 344(%rsp)
	movq	%r14, 352(%rsp)
	movq	%r15, 360(%rsp)
	cmpq	128(%rsp), %r15
	jle	.LBB6_238
	movq	64(%r13), %rax
	movq	248(%rax), %rax
	addq	$-5, %r14
	testq	%rax, %rax
	movq	408(%rsp), %rcx
	cmoveq	%rax, %rcx
	cmpq	$-4, %r14
	movl	$0, %eax
	cmovaeq	%rcx, %rax
	movq	%r15, 128(%rsp)
	movq	%rax, 136(%rsp)
	movups	%xmm4, -176(%r9)
	movups	%xmm4, -192(%r9)
	movq	176(%rsp), %rax
	movq	$0, (%rax)
.LBB6_238:
	movq	136(%rsp), %rax
	movq	%rax, 184(%rsp)
	addq	32(%rbx), %rax
	movq	%rax, 136(%rsp)
	movq	32(%rbx), %rax
	addq	%rax, 192(%rsp)
	movq	48(%rbx), %rax
	movl	$1, %ecx
	cmpq	$2, %rax
	jne	.LBB6_240
	movq	32(%rbx), %rcx
.LBB6_240:
	addq	%rcx, 144(%rsp,%rax,8)
	movq	64(%r13), %rax
	cmpq	$0, 144(%rax)
	je	.LBB6_251
	movq	56(%rbx), %rax
	testq	%rax, %rax
	je	.LBB6_251
	movq	48(%rbx), %rcx
	andq	$-2, %rcx
	cmpq	$2, %rcx
	jne	.LBB6_251
	movq	176(%rsp), %rcx
	movq	(%rcx), %rdx
	xorl	%esi, %esi
	testq	%rdx, %rdx
	jle	.LBB6_247
	.p2align	4
.LBB6_244:
	cmpq	%rax, 8(%rcx,%rsi,8)
	je	.LBB6_247
	incq	%rsi
	cmpq	%rsi, %rdx
	jne	.LBB6_244
	movq	%rdx, %rsi
.LBB6_247:
	cmpq	%rdx, %rsi
	setne	%dil
	cmpq	$8, %rsi
	setae	%r8b
	orb	%dil, %r8b
	jne	.LBB6_249
	movq	%rax, 8(%rcx,%rdx,8)
	movq	$0, 72(%rcx,%rdx,8)
	incq	(%rcx)
.LBB6_249:
	cmpq	$8, %rsi
	movl	$7, %eax
	cmovaeq	%rax, %rsi
	incq	72(%rcx,%rsi,8)
	jmp	.LBB6_251
	.p2align	4
.LBB6_250:
	incq	128(%rsp)
	subq	%r11, %rax
	movq	%rax, 136(%rsp)
	movups	%xmm4, -176(%r9)
	movups	%xmm4, -192(%r9)
	movq	176(%rsp), %rax
	movq	$0, (%rax)
.LBB6_251:
	movq	136(%rsp), %rax
	cmpq	%r11, %rax
	jg	.LBB6_250
	testq	%r10, %r10
	js	.LBB6_255
	movq	64(%r13), %rax
	cmpq	$0, 520(%rax)
	je	.LBB6_255
	cmpq	$0, 72(%rbx)
	jle	.LBB6_268
.LBB6_255:
	movq	128(%rsp), %rax
	leaq	1(%rax), %rcx
	movq	152(%rbx), %rdi
	movq	160(%rbx), %rdx
	movq	%rcx, %r15
	subq	%rdi, %rdx
	jle	.LBB6_260
	movq	2072(%r13), %rsi
	movq	16(%r13), %r8
	shlq	$5, %rdi
	addq	%r8, %rdi
	addq	$8, %rdi
	movq	%rcx, %r15
	jmp	.LBB6_258
	.p2align	4
.LBB6_257:
	movq	(%r8), %r8
	cmpq	%r8, %r15
	cmovleq	%r8, %r15
	addq	$32, %rdi
	decq	%rdx
	je	.LBB6_260
.LBB6_258:
	movq	-8(%rdi), %r8
	leaq	(%r8,%r8,4), %r8
	leaq	(%rsi,%r8,8), %r8
	cmpq	$0, (%rdi)
	je	.LBB6_257
	movq	16(%r8), %r9
	xorl	%r10d, %r10d
	cmpq	24(%rbx), %r9
	sete	%r10b
	leaq	(%r8,%r10,8), %r8
	jmp	.LBB6_257
	.p2align	4
.LBB6_260:
	movq	$-1, %rbp
	movq	40(%rsp), %r8
	testq	%r8, %r8
	js	.LBB6_263
	movq	96(%r13), %rdx
	movq	%r8, %rsi
	shlq	$6, %rsi
	movq	32(%rdx,%rsi), %rcx
	cmpq	(%rdx,%rsi), %rcx
	jge	.LBB6_264
	xorl	%ecx, %ecx
	jmp	.LBB6_265
.LBB6_263:
	xorl	%r12d, %r12d
	movq	$-1, 8(%rsp)
	movl	$0, 16(%rsp)
	jmp	.LBB6_380
.LBB6_264:
	movq	104(%r13), %rcx
	movq	112(%r13), %rdi
	imulq	%r8, %rdi
	movq	(%rcx,%rdi,8), %rcx
	incq	%rcx
.LBB6_265:
	movq	40(%rdx,%rsi), %r8
	movq	%r8, %rdi
	shlq	$6, %rdi
	addq	%rdx, %rdi
	cmpq	%rcx, %rax
	cmovgq	%rax, %rcx
	movq	56(%rdi), %rax
	cmpq	%rax, %rcx
	cmovleq	%rax, %rcx
	leaq	(%rdx,%rsi), %rax
	movq	%rcx, 56(%rdi)
	movq	8(%rax), %r10
	testq	%r10, %r10
	jle	.LBB6_279
	movq	120(%r13), %r9
	imulq	128(%r13), %r8
	movq	48(%rdi), %rax
	movq	%rax, %rdx
	orq	%r10, %rdx
	shrq	$32, %rdx
	je	.LBB6_277
	cqto
	idivq	%r10
	jmp	.LBB6_278
.LBB6_268:
	movq	104(%rbx), %rax
	testq	%rax, %rax
	js	.LBB6_255
	movq	136(%rbx), %rdx
	shlq	$5, %rdx
	addq	664(%r13), %rdx
	shlq	$5, %rax
	movq	96(%r13), %rcx
	movq	%r10, %rsi
	shlq	$6, %rsi
	movq	16(%rcx,%rsi), %rcx
	andq	(%rax,%rdx), %rcx
	je	.LBB6_255
	movq	128(%rsp), %rax
	movq	$-1, %rdx
	jmp	.LBB6_272
	.p2align	4
.LBB6_271:
	movq	%rsi, %rdx
	leaq	-1(%rcx), %rsi
	andq	%rsi, %rcx
	je	.LBB6_276
.LBB6_272:
	testq	%rdx, %rdx
	js	.LBB6_275
	movq	688(%r13), %rdi
	rep		bsfq	%rcx, %rsi
	movq	(%rdi,%rsi,8), %r8
	cmpq	(%rdi,%rdx,8), %r8
	jl	.LBB6_271
	movq	%rdx, %rsi
	jmp	.LBB6_271
	.p2align	4
.LBB6_275:
	rep		bsfq	%rcx, %rdx
	leaq	-1(%rcx), %rsi
	andq	%rsi, %rcx
	jne	.LBB6_272
.LBB6_276:
	movq	688(%r13), %rcx
	movq	(%rcx,%rdx,8), %rsi
	cmpq	%rax, %rsi
	cmovgq	%rsi, %rax
	incq	%rax
	movq	%rax, (%rcx,%rdx,8)
	jmp	.LBB6_255
.LBB6_277:
	xorl	%edx, %edx
	divl	%r10d
.LBB6_278:
	leaq	(%r9,%r8,8), %rax
	movq	%rcx, (%rax,%rdx,8)
	incq	48(%rdi)
.LBB6_279:
	incq	%rcx
	cmpq	%rcx, %r15
	cmovleq	%rcx, %r15
	movq	64(%r13), %rax
	movq	96(%r13), %rdx
	movq	16(%rdx,%rsi), %r12
	movl	$0, 16(%rsp)
	cmpq	$0, 112(%rax)
	je	.LBB6_281
	cmpq	$0, (%rbx)
	je	.LBB6_319
.LBB6_281:
	cmpq	$0, 416(%rax)
	je	.LBB6_286
	movq	104(%rbx), %rax
	testq	%rax, %rax
	js	.LBB6_324
	movq	128(%rsp), %rsi
	addq	136(%rbx), %rax
	movq	664(%r13), %rdx
	shlq	$5, %rax
	leaq	(%rdx,%rax), %rdi
	cmpl	$0, 16(%rsp)
	leaq	24(%rdx,%rax), %r8
	cmoveq	%rdi, %r8
	movq	(%r8), %rdi
	movq	%rdi, %r14
	andq	%r12, %r14
	cmoveq	%rdi, %r14
	movq	184(%rsp), %rdi
	movsd	8(%rdx,%rax), %xmm0
	ucomisd	.LCPI6_0(%rip), %xmm0
	jbe	.LBB6_325
	leaq	-1(%r14), %rax
	andq	%r14, %rax
	jne	.LBB6_324
.LBB6_325:
	movq	%rcx, 56(%rsp)
	cmpq	$1, (%rbx)
	jne	.LBB6_329
	movq	%r14, %rax
	shrq	%rax
	movabsq	$6148914691236517205, %rcx
	andq	%rcx, %rax
	movq	%r14, %rcx
	subq	%rax, %rcx
	movq	%rcx, %rax
	movabsq	$3689348814741910323, %rdx
	andq	%rdx, %rax
	shrq	$2, %rcx
	andq	%rdx, %rcx
	addq	%rax, %rcx
	movq	%rcx, %rax
	shrq	$4, %rax
	addq	%rcx, %rax
	movabsq	$1085102592571150095, %rcx
	andq	%rcx, %rax
	movabsq	$72340172838076673, %rcx
	imulq	%rcx, %rax
	shrq	$56, %rax
	cmpl	$2, %eax
	jne	.LBB6_329
	movq	720(%r13), %rax
	leaq	1(%rax), %rcx
	movq	%rcx, 720(%r13)
	bsrq	%r14, %rdx
	rep		bsfq	%r14, %rcx
	testb	$1, %al
	cmovneq	%rdx, %rcx
	jmp	.LBB6_344
.LBB6_286:
	cmpq	$0, 424(%rax)
	je	.LBB6_295
	cmpq	$2, (%rbx)
	je	.LBB6_295
	cmpq	$0, 72(%rbx)
	jle	.LBB6_295
	movq	104(%rbx), %rdx
	testq	%rdx, %rdx
	js	.LBB6_324
	movq	%rcx, 56(%rsp)
	movq	128(%rsp), %rsi
	movq	184(%rsp), %rcx
	movq	%rcx, 8(%rsp)
	addq	136(%rbx), %rdx
	movq	664(%r13), %rcx
	shlq	$5, %rdx
	leaq	(%rcx,%rdx), %rdi
	cmpl	$0, 16(%rsp)
	leaq	24(%rcx,%rdx), %r8
	cmoveq	%rdi, %r8
	movq	(%r8), %rdi
	movq	%rdi, %r14
	andq	%r12, %r14
	cmoveq	%rdi, %r14
	movq	160(%rax), %rax
	movq	%rax, 32(%rsp)
	movsd	8(%rcx,%rdx), %xmm0
	ucomisd	.LCPI6_0(%rip), %xmm0
	jbe	.LBB6_292
	leaq	-1(%r14), %rax
	movq	$-1, %rcx
	andq	%r14, %rax
	jne	.LBB6_378
.LBB6_292:
	movq	48(%rsp), %rdi
	callq	count_waiting
	movq	1768(%r13), %rcx
	xorl	%edx, %edx
	xorps	%xmm4, %xmm4
	testq	%rcx, %rcx
	jle	.LBB6_352
	.p2align	4
.LBB6_293:
	cmpq	%r14, 1776(%r13,%rdx,8)
	je	.LBB6_352
	incq	%rdx
	cmpq	%rdx, %rcx
	jne	.LBB6_293
	jmp	.LBB6_353
.LBB6_295:
	cmpq	$0, 408(%rax)
	je	.LBB6_324
	movq	104(%rbx), %rdx
	testq	%rdx, %rdx
	js	.LBB6_324
	addq	136(%rbx), %rdx
	movq	664(%r13), %rsi
	shlq	$5, %rdx
	leaq	(%rsi,%rdx), %rax
	cmpl	$0, 16(%rsp)
	leaq	24(%rsi,%rdx), %rdi
	cmoveq	%rax, %rdi
	movq	(%rdi), %rdi
	movq	%rdi, %rax
	andq	%r12, %rax
	cmoveq	%rdi, %rax
	movsd	8(%rsi,%rdx), %xmm0
	ucomisd	.LCPI6_0(%rip), %xmm0
	seta	%sil
	movq	%rax, %rdi
	subq	$1, %rdi
	setb	%dl
	andq	%rax, %rdi
	setne	%dil
	testb	%dil, %sil
	jne	.LBB6_324
	testb	%dl, %dl
	jne	.LBB6_324
	movq	%rcx, 56(%rsp)
	movq	128(%rsp), %rdx
	movq	$-1, %rcx
	movq	$0, 32(%rsp)
	jmp	.LBB6_302
	.p2align	4
.LBB6_300:
	movq	%r9, 32(%rsp)
	movq	%rsi, %rcx
.LBB6_301:
	leaq	-1(%rax), %rsi
	andq	%rsi, %rax
	je	.LBB6_378
.LBB6_302:
	movq	%rcx, 8(%rsp)
	rep		bsfq	%rax, %rsi
	movq	680(%r13), %rdi
	movq	(%rdi,%rsi,8), %r9
	testq	%r9, %r9
	jle	.LBB6_315
	movq	696(%r13), %r8
	imulq	%rsi, %r8
	shlq	$3, %r8
	addq	672(%r13), %r8
	jmp	.LBB6_306
	.p2align	4
.LBB6_304:
	xorl	%r11d, %r11d
.LBB6_305:
	movq	%r9, (%r8,%r11,8)
	movq	(%rdi,%rsi,8), %r9
	testq	%r9, %r9
	movq	64(%rsp), %r13
	movq	24(%rsp), %rbx
	jle	.LBB6_315
.LBB6_306:
	cmpq	%rdx, (%r8)
	jge	.LBB6_315
	leaq	-1(%r9), %r10
	movq	%r10, (%rdi,%rsi,8)
	movq	-8(%r8,%r9,8), %r9
	cmpq	$2, %r10
	jb	.LBB6_304
	movl	$1, %ebx
	xorl	%r13d, %r13d
	xorl	%r14d, %r14d
	.p2align	4
.LBB6_309:
	leaq	2(%r13), %r11
	cmpq	%r10, %r11
	jge	.LBB6_311
	movq	16(%r8,%r13,8), %r13
	cmpq	(%r8,%rbx,8), %r13
	jl	.LBB6_312
.LBB6_311:
	movq	%rbx, %r11
.LBB6_312:
	movq	(%r8,%r11,8), %rbx
	cmpq	%r9, %rbx
	jge	.LBB6_314
	movq	%rbx, (%r8,%r14,8)
	leaq	(%r11,%r11), %r13
	leaq	1(,%r11,2), %rbx
	movq	%r11, %r14
	cmpq	%r10, %rbx
	jl	.LBB6_309
	jmp	.LBB6_305
	.p2align	4
.LBB6_314:
	movq	%r14, %r11
	jmp	.LBB6_305
	.p2align	4
.LBB6_315:
	movq	8(%rsp), %rcx
	testq	%rcx, %rcx
	js	.LBB6_300
	cmpq	32(%rsp), %r9
	jl	.LBB6_300
	jne	.LBB6_301
	movq	656(%r13), %rdi
	movq	(%rdi,%rsi,8), %r8
	movq	8(%rsp), %rcx
	cmpq	(%rdi,%rcx,8), %r8
	movq	8(%rsp), %rcx
	jl	.LBB6_300
	jmp	.LBB6_301
	.p2align	4
.LBB6_324:
	movq	$-1, 8(%rsp)
	jmp	.LBB6_380
.LBB6_319:
	movq	72(%rbx), %rdx
	testq	%rdx, %rdx
	je	.LBB6_281
	cmpq	152(%rax), %rdx
	jge	.LBB6_281
	cmpq	$0, 104(%rbx)
	js	.LBB6_281
	movl	$1, 16(%rsp)
	cmpq	%r15, 712(%r13)
	jg	.LBB6_281
	movq	400(%rsp), %rdx
	subq	96(%rsp), %rdx
	xorl	%esi, %esi
	cmpq	136(%rax), %rdx
	setl	%sil
	movl	%esi, 16(%rsp)
	jmp	.LBB6_281
.LBB6_230:
	movq	104(%r13), %rax
	movq	112(%r13), %rcx
	imulq	%r10, %rcx
	movq	(%rax,%rcx,8), %rax
	incq	%rax
	cmpq	%rax, %r15
	jl	.LBB6_234
	jmp	.LBB6_231
.LBB6_232:
	xorl	%edx, %edx
	divl	%esi
	leaq	(%rdi,%rcx,8), %rax
	movq	(%rax,%rdx,8), %rax
	cmpq	%rax, %r15
	jge	.LBB6_231
	jmp	.LBB6_234
.LBB6_329:
	movq	%rdi, 8(%rsp)
	movq	48(%rsp), %rdi
	callq	count_waiting
	testq	%r14, %r14
	je	.LBB6_347
	movq	$-1, %rax
	movq	$-1, %rcx
	xorps	%xmm4, %xmm4
	jmp	.LBB6_333
	.p2align	4
.LBB6_331:
	movq	%rdx, %rcx
	movq	%rdi, %rax
.LBB6_332:
	leaq	-1(%r14), %rdx
	andq	%rdx, %r14
	je	.LBB6_341
.LBB6_333:
	movq	%rcx, %rdi
	rep		bsfq	%r14, %rdx
	testq	%rcx, %rcx
	js	.LBB6_331
	movq	744(%r13,%rdx,8), %rsi
	cmpq	744(%r13,%rdi,8), %rsi
	jle	.LBB6_331
	testq	%rax, %rax
	js	.LBB6_338
	cmpq	744(%r13,%rax,8), %rsi
	jle	.LBB6_338
	movq	%rdi, %rcx
	jmp	.LBB6_332
	.p2align	4
.LBB6_338:
	movq	%rdi, %rcx
	movq	%rdx, %rax
	jmp	.LBB6_332
.LBB6_341:
	testb	$1, 8(%rsp)
	je	.LBB6_344
	testq	%rax, %rax
	js	.LBB6_344
	movq	744(%r13,%rcx,8), %rdx
	addq	$3, %rdx
	cmpq	%rdx, 744(%r13,%rax,8)
	cmovlq	%rax, %rcx
.LBB6_344:
	movl	$1, %r12d
	movq	%rcx, 8(%rsp)
	shlq	%cl, %r12
	jmp	.LBB6_379
.LBB6_347:
	movq	$-1, 8(%rsp)
	movq	56(%rsp), %rcx
	xorps	%xmm4, %xmm4
	jmp	.LBB6_380
.LBB6_351:
	movq	64(%rsp), %r13
	jmp	.LBB6_93
.LBB6_352:
	cmpq	%rcx, %rdx
	jne	.LBB6_356
.LBB6_353:
	cmpq	$16, %rcx
	jne	.LBB6_357
	xorl	%eax, %eax
	testq	%r14, %r14
	jne	.LBB6_359
.LBB6_355:
	xorl	%ecx, %ecx
	jmp	.LBB6_368
.LBB6_356:
	movq	1904(%r13,%rdx,8), %rax
	leaq	1(%rax), %rcx
	movq	%rcx, 1904(%r13,%rdx,8)
	testq	%r14, %r14
	jne	.LBB6_359
	jmp	.LBB6_355
.LBB6_357:
	leaq	1(%rcx), %rax
	movq	%rax, 1768(%r13)
	movq	%r14, 1776(%r13,%rcx,8)
	movq	$0, 1904(%r13,%rcx,8)
	xorl	%eax, %eax
	movq	%rcx, %rdx
	leaq	1(%rax), %rcx
	movq	%rcx, 1904(%r13,%rdx,8)
	testq	%r14, %r14
	je	.LBB6_355
.LBB6_359:
	xorl	%ecx, %ecx
	jmp	.LBB6_362
	.p2align	4
.LBB6_360:
	xorl	%esi, %esi
.LBB6_361:
	incq	%rcx
	movq	%rdx, 1184(%rsp,%rsi,8)
	leaq	-1(%r14), %rdx
	andq	%rdx, %r14
	je	.LBB6_367
.LBB6_362:
	rep		bsfq	%r14, %rdx
	movq	%rcx, %rsi
	testq	%rcx, %rcx
	jle	.LBB6_361
	movq	1256(%r13,%rdx,8), %rdi
	movq	%rcx, %rsi
	jmp	.LBB6_365
	.p2align	4
.LBB6_364:
	movq	%r8, 1184(%rsp,%rsi,8)
	decq	%rsi
	leaq	1(%rsi), %r8
	cmpq	$1, %r8
	jbe	.LBB6_360
.LBB6_365:
	movq	1176(%rsp,%rsi,8), %r8
	movq	1256(%r13,%r8,8), %r11
	cmpq	%r11, %rdi
	setne	%r9b
	cmpq	%r8, %rdx
	setle	%r10b
	cmpq	%r11, %rdi
	jl	.LBB6_364
	orb	%r9b, %r10b
	je	.LBB6_364
	jmp	.LBB6_361
.LBB6_367:
	movq	1184(%rsp), %rdx
.LBB6_368:
	testq	%rcx, %rcx
	movl	$1, %esi
	cmovleq	%rcx, %rsi
	movq	32(%rsp), %r9
	.p2align	4
.LBB6_369:
	cmpq	$2, %rcx
	jl	.LBB6_372
	movq	1176(%rsp,%rcx,8), %rdi
	decq	%rcx
	movq	1256(%r13,%rdx,8), %r8
	addq	$5, %r8
	cmpq	%r8, 1256(%r13,%rdi,8)
	jge	.LBB6_369
	incq	%rcx
	movq	%rcx, %rsi
.LBB6_372:
	leaq	-1(%r9), %rcx
	movq	8(%rsp), %rdx
	cmpq	%rdx, %rcx
	jne	.LBB6_375
	xorl	%eax, %eax
	movq	%rax, %rcx
	orq	%rsi, %rcx
	shrq	$32, %rcx
	je	.LBB6_376
.LBB6_374:
	cqto
	idivq	%rsi
	jmp	.LBB6_377
.LBB6_375:
	addq	$-2, %r9
	xorq	%rdx, %r9
	orq	%rax, %r9
	movl	$1, %ecx
	cmoveq	%rcx, %rax
	movq	%rax, %rcx
	orq	%rsi, %rcx
	shrq	$32, %rcx
	jne	.LBB6_374
.LBB6_376:
	xorl	%edx, %edx
	divl	%esi
.LBB6_377:
	movq	1184(%rsp,%rdx,8), %rcx
.LBB6_378:
	movl	$1, %eax
	shlq	%cl, %rax
	movq	%rcx, 8(%rsp)
	testq	%rcx, %rcx
	cmovnsq	%rax, %r12
.LBB6_379:
	movq	56(%rsp), %rcx
	.p2align	4
.LBB6_380:
	movq	%r12, 440(%rsp)
	leaq	448(%rsp), %rax
	movups	%xmm4, 16(%rax)
	movups	%xmm4, (%rax)
	movq	152(%rbx), %rsi
	movq	160(%rbx), %rax
	movq	$-1, %rdi
	subq	%rsi, %rax
	jle	.LBB6_392
	movq	16(%r13), %rdi
	movq	2072(%r13), %rdx
	shlq	$5, %rsi
	addq	%rdi, %rsi
	addq	$16, %rsi
	movq	$-1, %rdi
	movq	$-1, %rbp
	jmp	.LBB6_384
	.p2align	4
.LBB6_382:
	movq	392(%r9), %rbp
	addq	%rdi, %rbp
.LBB6_383:
	addq	$32, %rsi
	decq	%rax
	je	.LBB6_392
.LBB6_384:
	cmpq	$0, (%rsi)
	je	.LBB6_383
	movq	-16(%rsi), %r8
	leaq	(%r8,%r8,4), %r8
	leaq	(%rdx,%r8,8), %r9
	movq	24(%r9), %r8
	cmpq	$1, %r8
	jne	.LBB6_387
	movq	64(%r13), %r10
	cmpq	$0, 256(%r10)
	je	.LBB6_383
.LBB6_387:
	cmpq	$0, -8(%rsi)
	je	.LBB6_389
	movq	16(%r9), %rdi
	xorl	%r10d, %r10d
	cmpq	24(%rbx), %rdi
	sete	%r10b
	leaq	(%r9,%r10,8), %r9
.LBB6_389:
	movq	(%r9), %rdi
	movq	64(%r13), %r9
	cmpq	$2, %r8
	jne	.LBB6_382
	cmpq	$0, 224(%r9)
	jne	.LBB6_382
	xorl	%ebp, %ebp
	jmp	.LBB6_383
	.p2align	4
.LBB6_392:
	movq	64(%r13), %r9
	addq	384(%r9), %rdi
	movq	%rdi, 480(%rsp)
	movq	%rbp, 488(%rsp)
	leaq	448(%rsp), %rax
	movups	%xmm4, 48(%rax)
	movq	(%rbx), %rax
	cmpq	$2, %rax
	je	.LBB6_400
	movq	72(%r9), %rdx
	testq	%rdx, %rdx
	je	.LBB6_397
	testq	%rbp, %rbp
	js	.LBB6_397
	movq	72(%rbx), %rsi
	cmpq	440(%r9), %rsi
	jl	.LBB6_397
	movq	%rdx, 464(%rsp)
.LBB6_397:
	cmpq	$0, 232(%r9)
	je	.LBB6_423
	cmpq	$1, %rax
	jne	.LBB6_400
	xorl	%eax, %eax
	testq	%r12, %r12
	setne	%al
	movq	%rax, 456(%rsp)
	jmp	.LBB6_424
	.p2align	4
.LBB6_400:
	movq	$0, 456(%rsp)
.LBB6_401:
	movq	$0, 32(%rsp)
.LBB6_402:
	movq	(%rbx), %r14
.LBB6_403:
	movl	16(%rsp), %eax
	movq	%rax, 472(%rsp)
	cmpq	$2, %r14
	movq	$0, 704(%r13)
	cmovneq	%r15, %rcx
	movq	%rcx, 368(%rsp)
	movq	48(%rsp), %rdi
	movq	%rbx, %rsi
	leaq	440(%rsp), %rdx
	callq	issue
	movq	%rax, %r11
	movq	704(%r13), %rax
	movq	%rax, 392(%rsp)
	cmpq	$2, %r14
	movq	8(%rsp), %rdi
	jne	.LBB6_418
	movq	2032(%r13), %rax
	movq	128(%rsp), %rcx
	cmpq	%rcx, 24(%rax)
	jne	.LBB6_417
	movq	64(%r13), %rcx
	movq	$-1, 24(%rax)
	movsd	200(%rcx), %xmm0
	addsd	32(%rax), %xmm0
	movsd	%xmm0, 32(%rax)
	ucomisd	.LCPI6_0(%rip), %xmm0
	jb	.LBB6_418
	addsd	.LCPI6_1(%rip), %xmm0
	movsd	%xmm0, 32(%rax)
	movq	56(%rcx), %rcx
	movq	48(%rsp), %rax
	movq	(%rax), %rdi
	movq	%r11, %rdx
	jmp	.LBB6_409
	.p2align	4
.LBB6_407:
	movq	8(%rax), %r9
	notq	%r9
	andq	%rcx, %r9
	jne	.LBB6_412
.LBB6_408:
	incq	%rdx
.LBB6_409:
	movl	%edx, %esi
	andl	$32767, %esi
	shll	$4, %esi
	leaq	(%rdi,%rsi), %rax
	movq	(%rdi,%rsi), %rsi
	cmpq	%rsi, %rdx
	je	.LBB6_407
	testq	%rcx, %rcx
	je	.LBB6_408
	movq	%rcx, %r9
.LBB6_412:
	rep		bsfq	%r9, %r8
	leaq	-1(%r9), %rdi
	andq	%r9, %rdi
	je	.LBB6_499
	movq	656(%r13), %r9
	jmp	.LBB6_415
	.p2align	4
.LBB6_414:
	leaq	-1(%rdi), %r10
	movq	%rcx, %r8
	andq	%r10, %rdi
	je	.LBB6_500
.LBB6_415:
	rep		bsfq	%rdi, %rcx
	movq	(%r9,%rcx,8), %r10
	cmpq	(%r9,%r8,8), %r10
	jl	.LBB6_414
	movq	%r8, %rcx
	jmp	.LBB6_414
.LBB6_417:
	movq	%rcx, 24(%rax)
.LBB6_418:
	testq	%rdi, %rdi
	xorps	%xmm4, %xmm4
	js	.LBB6_431
.LBB6_419:
	movq	680(%r13), %rdx
	movq	696(%r13), %rax
	movq	(%rdx,%rdi,8), %rcx
	cmpq	%rax, %rcx
	jge	.LBB6_431
	imulq	%rdi, %rax
	shlq	$3, %rax
	addq	672(%r13), %rax
	leaq	1(%rcx), %rsi
	movq	%rsi, (%rdx,%rdi,8)
	testq	%rcx, %rcx
	jle	.LBB6_429
	.p2align	4
.LBB6_421:
	leaq	-1(%rcx), %rsi
	movq	%rsi, %rdx
	shrq	%rdx
	movq	(%rax,%rdx,8), %rdi
	cmpq	%r11, %rdi
	jle	.LBB6_429
	movq	%rdi, (%rax,%rcx,8)
	movq	%rdx, %rcx
	cmpq	$1, %rsi
	ja	.LBB6_421
	jmp	.LBB6_430
.LBB6_429:
	movq	%rcx, %rdx
.LBB6_430:
	movq	%r11, (%rax,%rdx,8)
.LBB6_431:
	cmpq	$0, (%rbx)
	jne	.LBB6_434
	movq	72(%rbx), %rax
	movq	64(%r13), %rcx
	cmpq	152(%rcx), %rax
	jl	.LBB6_434
	movq	712(%r13), %rax
	cmpq	%r11, %rax
	cmovleq	%r11, %rax
	movq	%rax, 712(%r13)
	.p2align	4
.LBB6_434:
	movq	8(%rbx), %rbp
	addq	%r11, %rbp
	movq	%rbp, %r12
	cmpl	$0, 16(%rsp)
	je	.LBB6_441
	cmpq	$1, (%rbx)
	movq	%r11, 8(%rsp)
	jne	.LBB6_442
.LBB6_436:
	movq	%r14, 56(%rsp)
	movq	48(%r13), %r14
	movq	272(%rsp), %rbp
	movq	88(%rbx), %r8
	movaps	%xmm4, 656(%rsp)
	movaps	%xmm4, 672(%rsp)
	movaps	%xmm4, 688(%rsp)
	movaps	%xmm4, 704(%rsp)
	movq	$0, 720(%rsp)
	movq	32(%rsp), %rax
	movq	%rax, 664(%rsp)
	movq	2064(%r13), %rax
	movq	%r11, %rdx
	testq	%rax, %rax
	je	.LBB6_464
	leaq	(%r8,%rbp), %rcx
	imulq	$56, %rcx, %rcx
	movq	48(%r14,%rcx), %rdi
	movq	%r11, %rdx
	testq	%rdi, %rdi
	js	.LBB6_464
	movq	%r8, %r15
	movq	64(%r13), %rcx
	movq	536(%rcx), %r9
	movq	2056(%r13), %r8
	movq	%rax, %rdx
	orq	%r9, %rdx
	shrq	$32, %rdx
	je	.LBB6_453
	cqto
	idivq	%r9
	movq	%rax, %rsi
	movq	%rdi, %rax
	orq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB6_454
.LBB6_440:
	movq	%rdi, %rax
	cqto
	idivq	%rsi
	jmp	.LBB6_455
.LBB6_441:
	movq	16(%rbx), %r12
	addq	%r11, %r12
	cmpq	$1, (%rbx)
	movq	%r11, 8(%rsp)
	je	.LBB6_436
.LBB6_442:
	cmpq	$2, %r14
	jne	.LBB6_448
	movq	2064(%r13), %rax
	testq	%rax, %rax
	je	.LBB6_520
	movq	272(%rsp), %r9
	movq	88(%rbx), %r10
	leaq	(%r10,%r9), %rcx
	movq	48(%r13), %rdx
	imulq	$56, %rcx, %rcx
	movq	48(%rdx,%rcx), %rdi
	testq	%rdi, %rdi
	js	.LBB6_520
	movq	64(%r13), %rcx
	movq	536(%rcx), %r11
	movq	2056(%r13), %r8
	movq	%rax, %rdx
	orq	%r11, %rdx
	shrq	$32, %rdx
	je	.LBB6_509
	cqto
	idivq	%r11
	movq	%rax, %rsi
	movq	%rdi, %rax
	orq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB6_510
.LBB6_447:
	movq	%rdi, %rax
	cqto
	idivq	%rsi
	jmp	.LBB6_511
.LBB6_448:
	movq	40(%rsp), %r15
	testq	%r15, %r15
	jns	.LBB6_630
	movq	$-1048576, %rax
	jmp	.LBB6_664
.LBB6_423:
	movq	$0, 456(%rsp)
	cmpq	$1, %rax
	jne	.LBB6_401
.LBB6_424:
	cmpq	$0, 72(%rbx)
	jle	.LBB6_451
	cmpq	$0, 240(%r9)
	je	.LBB6_451
	movq	136(%rbx), %rdx
	shlq	$5, %rdx
	movq	664(%r13), %rsi
	movq	720(%r13), %rax
	movq	(%rsi,%rdx), %rdx
	andq	%rdx, %r12
	cmoveq	%rdx, %r12
	cmpq	$0, 104(%rbx)
	cmovneq	%rdx, %r12
	leaq	1(%rax), %rdx
	movq	%rdx, 720(%r13)
	movq	%r12, %rdx
	shrq	%rdx
	movabsq	$6148914691236517205, %rsi
	andq	%rsi, %rdx
	movq	%r12, %rdi
	subq	%rdx, %rdi
	movq	%rdi, %rdx
	movabsq	$3689348814741910323, %rsi
	andq	%rsi, %rdx
	shrq	$2, %rdi
	andq	%rsi, %rdi
	addq	%rdx, %rdi
	movq	%rdi, %rsi
	shrq	$4, %rsi
	addq	%rdi, %rsi
	movabsq	$1085102592571150095, %rdx
	andq	%rdx, %rsi
	movabsq	$72340172838076673, %rdx
	imulq	%rdx, %rsi
	shrq	$56, %rsi
	movq	%rax, %rdx
	shrq	$32, %rdx
	je	.LBB6_504
	cqto
	idivq	%rsi
	testq	%rdx, %rdx
	jg	.LBB6_505
	jmp	.LBB6_598
.LBB6_451:
	movq	$0, 32(%rsp)
	jmp	.LBB6_599
.LBB6_453:
	xorl	%edx, %edx
	divl	%r9d
	movl	%eax, %esi
	movq	%rdi, %rax
	orq	%rsi, %rax
	shrq	$32, %rax
	jne	.LBB6_440
.LBB6_454:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB6_455:
	leaq	(%r15,%rbp), %rax
	incq	%rax
	shlq	$3, %r9
	leaq	(%r9,%r9,2), %rsi
	imulq	%rsi, %rdx
	addq	%rdx, %r8
	addq	%r8, %rsi
	cmpq	%rsi, %r8
	jae	.LBB6_461
	movq	%r8, %rdx
	jmp	.LBB6_458
	.p2align	4
.LBB6_457:
	addq	$24, %rdx
	movq	%r9, %r8
	cmpq	%rsi, %rdx
	jae	.LBB6_462
.LBB6_458:
	cmpq	%rdi, (%rdx)
	je	.LBB6_494
	movq	16(%rdx), %r10
	movq	%rdx, %r9
	cmpq	16(%r8), %r10
	jl	.LBB6_457
	movq	%r8, %r9
	jmp	.LBB6_457
.LBB6_461:
	movq	%r8, %r9
.LBB6_462:
	movq	544(%rcx), %rcx
	addq	%r11, %rcx
	movq	%rdi, (%r9)
	movq	%rcx, 8(%r9)
	movq	%rax, 16(%r9)
	movq	%r11, %rdx
	cmpq	%r11, %rcx
	movq	%r15, %r8
	je	.LBB6_464
.LBB6_463:
	movq	48(%rsp), %rdi
	movq	%rbx, %rsi
	leaq	656(%rsp), %rdx
	callq	issue
	movq	%r15, %r8
	movq	%rax, %rdx
	.p2align	4
.LBB6_464:
	movq	%rdx, 16(%rsp)
	movq	2080(%r13), %rsi
	movq	288(%rsp), %rdx
	movq	64(%r13), %r15
	cmpq	$0, 120(%rbx)
	je	.LBB6_467
	movq	8(%rbx), %r12
	movq	152(%rbx), %rax
	cmpq	160(%rbx), %rax
	jne	.LBB6_468
	movq	%r12, %r9
	jmp	.LBB6_469
.LBB6_467:
	movq	8(%rbx), %r12
	movq	%r12, %r9
	jmp	.LBB6_469
.LBB6_468:
	movq	2072(%r13), %rcx
	movq	16(%r13), %rdi
	shlq	$5, %rax
	movq	(%rdi,%rax), %rax
	leaq	(%rax,%rax,4), %rax
	xorl	%edi, %edi
	cmpq	$2, 24(%rcx,%rax,8)
	sete	%dil
	movq	%r12, %r9
	subq	%rdi, %r9
.LBB6_469:
	imulq	$56, %rbp, %rax
	addq	%rax, %r14
	imulq	$56, %r8, %rdi
	addq	%r14, %rdi
	movq	128(%rbx), %rax
	movq	%rax, (%rsp)
	movq	%rdi, 72(%rsp)
	movq	%rsi, %r14
	movq	%r15, %rcx
	movq	16(%rsp), %rbx
	movq	%rbx, %r8
	callq	.Lloaded_at$local
	movq	%rax, %rbp
	cmpq	$0, 320(%r15)
	je	.LBB6_477
	leaq	(%r12,%rbx), %rax
	cmpq	%rax, %rbp
	jle	.LBB6_489
	movq	304(%r15), %r14
	testq	%r14, %r14
	xorpd	%xmm0, %xmm0
	movq	48(%rsp), %rbx
	jle	.LBB6_476
	incq	%r14
	movq	16(%rsp), %rax
	movq	24(%rsp), %r15
	.p2align	4
.LBB6_473:
	movq	8(%r15), %r12
	leaq	(%rax,%r12,2), %rcx
	cmpq	%rbp, %rcx
	jge	.LBB6_476
	movapd	%xmm0, 1024(%rsp)
	movapd	%xmm0, 1008(%rsp)
	movapd	%xmm0, 992(%rsp)
	movapd	%xmm0, 976(%rsp)
	movq	$0, 1040(%rsp)
	addq	%rax, %r12
	movq	%rbx, %rdi
	movq	%r15, %rsi
	leaq	976(%rsp), %rdx
	movq	%r12, %rcx
	callq	issue
	xorpd	%xmm0, %xmm0
	decq	%r14
	cmpq	$1, %r14
	jg	.LBB6_473
	movq	8(%r15), %r12
.LBB6_476:
	movapd	%xmm0, 944(%rsp)
	movapd	%xmm0, 928(%rsp)
	movapd	%xmm0, 912(%rsp)
	movapd	%xmm0, 896(%rsp)
	movq	$0, 960(%rsp)
	subq	%r12, %rbp
	movq	%rbx, %rdi
	movq	24(%rsp), %r14
	movq	%r14, %rsi
	leaq	896(%rsp), %rdx
	movq	%rbp, %rcx
	callq	issue
	xorps	%xmm4, %xmm4
	movq	%rax, %rbp
	addq	8(%r14), %rbp
	jmp	.LBB6_478
.LBB6_477:
	xorps	%xmm4, %xmm4
	movq	48(%rsp), %rbx
.LBB6_478:
	movq	40(%rsp), %r15
	movq	8(%rsp), %r11
	movq	72(%rsp), %r12
.LBB6_479:
	movq	64(%r13), %rcx
	movq	296(%rcx), %rdx
	testq	%rdx, %rdx
	je	.LBB6_617
	movq	24(%r12), %rsi
	testq	%rsi, %rsi
	js	.LBB6_617
	cmpq	$1, 32(%r12)
	jne	.LBB6_617
	movq	2080(%r13), %rax
	imulq	$104, %rsi, %rsi
	movq	16(%rsp), %rdi
	cmpq	%rdi, 16(%rax,%rsi)
	jle	.LBB6_617
	addq	%rsi, %rax
	cmpq	$0, 184(%rcx)
	je	.LBB6_607
.LBB6_484:
	cmpq	$0, 400(%rcx)
	je	.LBB6_616
.LBB6_485:
	movq	88(%rax), %rax
	cmpq	(%r12), %rax
	je	.LBB6_618
	testq	%rdx, %rdx
	jle	.LBB6_617
	movq	16(%rsp), %rax
	xorl	%r14d, %r14d
	.p2align	4
.LBB6_488:
	movaps	%xmm4, 576(%rsp)
	movaps	%xmm4, 624(%rsp)
	movaps	%xmm4, 608(%rsp)
	movaps	%xmm4, 592(%rsp)
	movq	$0, 640(%rsp)
	movq	32(%rsp), %rcx
	movq	%rcx, 584(%rsp)
	incq	%rax
	movq	%rbx, %rdi
	movq	24(%rsp), %rsi
	leaq	576(%rsp), %rdx
	movq	%rax, %rcx
	callq	issue
	movq	8(%rsp), %r11
	xorps	%xmm4, %xmm4
	incq	%r14
	movq	64(%r13), %rcx
	cmpq	296(%rcx), %r14
	jl	.LBB6_488
	jmp	.LBB6_617
.LBB6_489:
	movq	72(%rsp), %r12
	movq	40(%r12), %rcx
	testq	%rcx, %rcx
	xorps	%xmm4, %xmm4
	js	.LBB6_493
	cmpq	24(%r12), %rcx
	movq	8(%rsp), %r11
	jne	.LBB6_495
	movq	48(%rsp), %rbx
	movq	40(%rsp), %r15
	jmp	.LBB6_479
.LBB6_493:
	movq	48(%rsp), %rbx
	movq	40(%rsp), %r15
	movq	8(%rsp), %r11
	jmp	.LBB6_479
.LBB6_494:
	movq	%rax, 16(%rdx)
	movq	8(%rdx), %rcx
	cmpq	%rcx, %r11
	cmovgq	%r11, %rcx
	movq	%r11, %rdx
	cmpq	%r11, %rcx
	movq	%r15, %r8
	jne	.LBB6_463
	jmp	.LBB6_464
.LBB6_495:
	imulq	$104, %rcx, %rdx
	movq	(%r15), %rcx
	movq	%rcx, 512(%rsp)
	movq	16(%r15), %rcx
	movq	%rcx, 520(%rsp)
	movq	24(%r15), %rcx
	movq	%rcx, 528(%rsp)
	movq	40(%r14,%rdx), %rcx
	movq	512(%rsp,%rcx,8), %rcx
	addq	(%r14,%rdx), %rcx
	movq	528(%r15), %rsi
	testq	%rsi, %rsi
	je	.LBB6_497
	addq	%rdx, %r14
	addq	8(%r14), %rsi
	cmpq	%rsi, %rcx
	cmovleq	%rsi, %rcx
.LBB6_497:
	movq	48(%rsp), %rbx
	cmpq	%rax, %rcx
	movq	40(%rsp), %r15
	jle	.LBB6_479
	movaps	%xmm4, 864(%rsp)
	movaps	%xmm4, 848(%rsp)
	movaps	%xmm4, 832(%rsp)
	movaps	%xmm4, 816(%rsp)
	movq	$0, 880(%rsp)
	movq	16(%rsp), %rax
	leaq	1(%rax), %rcx
	movq	%rbx, %rdi
	movq	24(%rsp), %rsi
	leaq	816(%rsp), %rdx
	callq	issue
	movq	8(%rsp), %r11
	xorps	%xmm4, %xmm4
	jmp	.LBB6_479
.LBB6_499:
	movq	%r8, %rcx
.LBB6_500:
	cmpq	%rsi, %rdx
	jne	.LBB6_502
	movq	8(%rax), %rdx
	jmp	.LBB6_503
.LBB6_502:
	movq	%rdx, (%rax)
	xorl	%edx, %edx
.LBB6_503:
	movq	8(%rsp), %rdi
	movl	$1, %esi
	shlq	%cl, %rsi
	btsq	%rcx, %rdx
	movq	%rdx, 8(%rax)
	orq	%rsi, 704(%r13)
	movq	656(%r13), %rax
	incq	(%rax,%rcx,8)
	testq	%rdi, %rdi
	xorps	%xmm4, %xmm4
	jns	.LBB6_419
	jmp	.LBB6_431
.LBB6_509:
	xorl	%edx, %edx
	divl	%r11d
	movl	%eax, %esi
	movq	%rdi, %rax
	orq	%rsi, %rax
	shrq	$32, %rax
	jne	.LBB6_447
.LBB6_510:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB6_511:
	leaq	(%r10,%r9), %rax
	incq	%rax
	shlq	$3, %r11
	leaq	(%r11,%r11,2), %rsi
	imulq	%rsi, %rdx
	addq	%rdx, %r8
	addq	%r8, %rsi
	cmpq	%rsi, %r8
	jae	.LBB6_517
	movq	%r8, %rdx
	movq	8(%rsp), %r11
	jmp	.LBB6_514
	.p2align	4
.LBB6_513:
	addq	$24, %rdx
	movq	%r9, %r8
	cmpq	%rsi, %rdx
	jae	.LBB6_518
.LBB6_514:
	cmpq	%rdi, (%rdx)
	je	.LBB6_581
	movq	16(%rdx), %r10
	movq	%rdx, %r9
	cmpq	16(%r8), %r10
	jl	.LBB6_513
	movq	%r8, %r9
	jmp	.LBB6_513
.LBB6_517:
	movq	%r8, %r9
	movq	8(%rsp), %r11
.LBB6_518:
	movq	544(%rcx), %rcx
	addq	%r11, %rcx
	movq	%rdi, (%r9)
	movq	%rcx, 8(%r9)
	movq	%rax, 16(%r9)
	cmpq	%r11, %rcx
	je	.LBB6_520
.LBB6_519:
	movq	48(%rsp), %rdi
	movq	%rbx, %rsi
	leaq	440(%rsp), %rdx
	callq	issue
	xorps	%xmm4, %xmm4
	movq	%rax, %r11
.LBB6_520:
	movq	152(%rbx), %rdx
	movq	160(%rbx), %rax
	movq	%r11, %rsi
	cmpq	%rdx, %rax
	jle	.LBB6_526
	movq	16(%r13), %rcx
	movl	%eax, %esi
	subl	%edx, %esi
	leaq	1(%rdx), %rdi
	testb	$1, %sil
	jne	.LBB6_523
	movq	%r11, %rsi
	cmpq	%rdi, %rax
	je	.LBB6_526
	jmp	.LBB6_575
.LBB6_523:
	shlq	$5, %rdx
	cmpq	$0, 24(%rcx,%rdx)
	movq	%r11, %rsi
	je	.LBB6_525
	addq	%rcx, %rdx
	movq	2072(%r13), %rsi
	movq	(%rdx), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	movq	(%rsi,%rdx,8), %rsi
	cmpq	%rsi, %r11
	cmovgq	%r11, %rsi
.LBB6_525:
	movq	%rdi, %rdx
	cmpq	%rdi, %rax
	jne	.LBB6_575
.LBB6_526:
	cmpq	%r15, %r11
	cmovgq	%r11, %r15
	imulq	$56, 272(%rsp), %r10
	addq	48(%r13), %r10
	imulq	$56, 88(%rbx), %r8
	movq	64(%r13), %rax
	movq	%rax, 32(%rsp)
	movq	176(%rax), %rcx
	movq	16(%r8,%r10), %rax
	addq	%rcx, %rax
	decq	%rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB6_528
	cqto
	idivq	%rcx
	jmp	.LBB6_529
.LBB6_528:
	xorl	%edx, %edx
	divl	%ecx
.LBB6_529:
	cmpq	$2, %rax
	movl	$1, %ebp
	movq	%rax, 112(%rsp)
	cmovgeq	%rax, %rbp
	imulq	$104, 280(%rsp), %rax
	addq	2080(%r13), %rax
	movq	%rax, 16(%rsp)
	movq	488(%rsp), %rdi
	movq	32(%rsp), %rax
	cmpq	$0, 72(%rax)
	setne	%cl
	testq	%rdi, %rdi
	setns	%dl
	testb	%dl, %cl
	movq	%r11, 8(%rsp)
	je	.LBB6_533
	movq	512(%rax), %rcx
	testq	%rcx, %rcx
	cmoveq	%rcx, %rdi
	movq	72(%rbx), %rdx
	movb	$1, %cl
	cmpq	440(%rax), %rdx
	jl	.LBB6_534
	cmpq	$0, 504(%rax)
	je	.LBB6_582
	xorl	%ecx, %ecx
	jmp	.LBB6_534
.LBB6_533:
	movq	512(%rax), %rax
	testq	%rax, %rax
	cmoveq	%rax, %rdi
	movb	$1, %cl
.LBB6_534:
	movq	%rdi, 72(%rsp)
	movq	72(%rbx), %rdx
	testq	%rdx, %rdx
	je	.LBB6_537
	movq	64(%r13), %rdi
	xorl	%eax, %eax
	cmpq	152(%rdi), %rdx
	setge	%al
	addq	%r8, %r10
	movq	96(%rbx), %rdx
	testq	%rdx, %rdx
	je	.LBB6_538
.LBB6_536:
	movq	16(%r10), %r8
	xorl	%edi, %edi
	cmpq	%r8, 8(%r10)
	setl	%dil
	jmp	.LBB6_539
.LBB6_537:
	movl	$2, %eax
	addq	%r8, %r10
	movq	96(%rbx), %rdx
	testq	%rdx, %rdx
	jne	.LBB6_536
.LBB6_538:
	movq	16(%r10), %r8
	xorl	%edi, %edi
.LBB6_539:
	xorl	%r9d, %r9d
	cmpq	$4, %r8
	setl	%r9b
	movq	(%r10), %r8
	movq	16(%rsp), %r10
	movq	%r15, (%r10)
	movq	%rsi, 8(%r10)
	movabsq	$9223372036854775807, %rsi
	movq	%rsi, 16(%r10)
	movq	%rdx, 24(%r10)
	movq	%rdi, 32(%r10)
	movq	%rax, 40(%r10)
	movups	%xmm4, 48(%r10)
	movups	%xmm4, 64(%r10)
	movq	$0, 80(%r10)
	movq	%r8, 88(%r10)
	movq	%r9, 96(%r10)
	testb	%cl, %cl
	jne	.LBB6_574
	movq	64(%r13), %rax
	cmpq	$0, 504(%rax)
	je	.LBB6_574
	movq	104(%rax), %rcx
	movabsq	$9223372036854775807, %rdx
	testq	%rcx, %rcx
	je	.LBB6_544
	movq	96(%r13), %rax
	.p2align	4
.LBB6_543:
	movq	%rcx, %rsi
	rep		bsfq	%rcx, %rcx
	shll	$6, %ecx
	movq	56(%rax,%rcx), %rcx
	cmpq	%rdx, %rcx
	cmovlq	%rcx, %rdx
	leaq	-1(%rsi), %rcx
	andq	%rsi, %rcx
	jne	.LBB6_543
.LBB6_544:
	movq	128(%rsp), %rax
	cmpq	%rdx, %rax
	cmovgq	%rax, %rdx
	.p2align	4
.LBB6_545:
	movq	%r13, %rdi
	leaq	128(%rsp), %rsi
	callq	read_waiting
	movq	2080(%r13), %rdx
	imulq	$104, 312(%rsp), %rax
	addq	%rdx, %rax
	imulq	$104, 280(%rsp), %rcx
	addq	%rdx, %rcx
	cmpq	%rcx, %rax
	jae	.LBB6_551
	movq	296(%rsp), %rdx
	xorl	%esi, %esi
	jmp	.LBB6_549
	.p2align	4
.LBB6_547:
	cmpq	%rdx, 48(%rax)
	setl	%dil
.LBB6_548:
	movzbl	%dil, %edi
	addq	%rdi, %rsi
	addq	$104, %rax
	cmpq	%rcx, %rax
	jae	.LBB6_552
.LBB6_549:
	cmpq	$0, 64(%rax)
	jne	.LBB6_547
	xorl	%edi, %edi
	jmp	.LBB6_548
	.p2align	4
.LBB6_551:
	xorl	%esi, %esi
.LBB6_552:
	movq	64(%r13), %rax
	movq	296(%rsp), %rdx
	cmpq	504(%rax), %rsi
	jl	.LBB6_554
	incq	%rdx
	jmp	.LBB6_545
.LBB6_554:
	movq	104(%rax), %rax
	testq	%rax, %rax
	je	.LBB6_556
	.p2align	4
.LBB6_555:
	movq	%rax, %rcx
	movq	96(%r13), %rax
	rep		bsfq	%rcx, %rsi
	shll	$6, %esi
	movq	56(%rax,%rsi), %rdi
	cmpq	%rdx, %rdi
	cmovleq	%rdx, %rdi
	movq	%rdi, 56(%rax,%rsi)
	leaq	-1(%rcx), %rax
	andq	%rcx, %rax
	jne	.LBB6_555
.LBB6_556:
	movq	16(%rsp), %rax
	movq	%r15, 48(%rax)
	movq	72(%rsp), %rcx
	movq	%rcx, 56(%rax)
	movq	%rbp, 72(%rax)
	movq	%rbp, 64(%rax)
	incq	304(%rsp)
	movq	64(%r13), %rax
	movq	80(%rax), %rax
	xorps	%xmm4, %xmm4
	movq	8(%rsp), %r11
	jmp	.LBB6_559
	.p2align	4
.LBB6_557:
	movq	%r15, (%rdx)
	xorl	%esi, %esi
.LBB6_558:
	movl	$1, %edi
	shlq	%cl, %rdi
	btsq	%rcx, %rsi
	movq	%rsi, 8(%rdx)
	orq	%rdi, 704(%r13)
	movq	656(%r13), %rdx
	incq	(%rdx,%rcx,8)
	decq	%rbp
	jle	.LBB6_573
.LBB6_559:
	movq	48(%rsp), %rcx
	movq	(%rcx), %rcx
	jmp	.LBB6_562
	.p2align	4
.LBB6_560:
	movq	8(%rdx), %r9
	notq	%r9
	andq	%rax, %r9
	jne	.LBB6_565
.LBB6_561:
	incq	%r15
.LBB6_562:
	movl	%r15d, %esi
	andl	$32767, %esi
	shll	$4, %esi
	leaq	(%rcx,%rsi), %rdx
	movq	(%rcx,%rsi), %rsi
	cmpq	%rsi, %r15
	je	.LBB6_560
	testq	%rax, %rax
	je	.LBB6_561
	movq	%rax, %r9
.LBB6_565:
	rep		bsfq	%r9, %r8
	leaq	-1(%r9), %rdi
	andq	%r9, %rdi
	je	.LBB6_570
	movq	656(%r13), %r9
	jmp	.LBB6_568
	.p2align	4
.LBB6_567:
	leaq	-1(%rdi), %r10
	movq	%rcx, %r8
	andq	%r10, %rdi
	je	.LBB6_571
.LBB6_568:
	rep		bsfq	%rdi, %rcx
	movq	(%r9,%rcx,8), %r10
	cmpq	(%r9,%r8,8), %r10
	jl	.LBB6_567
	movq	%r8, %rcx
	jmp	.LBB6_567
	.p2align	4
.LBB6_570:
	movq	%r8, %rcx
.LBB6_571:
	cmpq	%rsi, %r15
	jne	.LBB6_557
	movq	8(%rdx), %rsi
	jmp	.LBB6_558
.LBB6_573:
	movq	16(%rsp), %rax
	movq	%r15, (%rax)
.LBB6_574:
	incq	%r15
	incq	280(%rsp)
	movq	%r15, %rbp
	movq	40(%rsp), %r15
	testq	%r15, %r15
	jns	.LBB6_628
.LBB6_662:
	movq	(%rbx), %rdx
	jmp	.LBB6_663
.LBB6_575:
	subq	%rdx, %rax
	shlq	$5, %rdx
	addq	%rdx, %rcx
	addq	$56, %rcx
	jmp	.LBB6_577
	.p2align	4
.LBB6_576:
	addq	$64, %rcx
	addq	$-2, %rax
	je	.LBB6_526
.LBB6_577:
	cmpq	$0, -32(%rcx)
	je	.LBB6_579
	movq	2072(%r13), %rdx
	movq	-56(%rcx), %rdi
	leaq	(%rdi,%rdi,4), %rdi
	movq	(%rdx,%rdi,8), %rdx
	cmpq	%rdx, %rsi
	cmovleq	%rdx, %rsi
.LBB6_579:
	cmpq	$0, (%rcx)
	je	.LBB6_576
	movq	2072(%r13), %rdx
	movq	-24(%rcx), %rdi
	leaq	(%rdi,%rdi,4), %rdi
	movq	(%rdx,%rdi,8), %rdx
	cmpq	%rdx, %rsi
	cmovleq	%rdx, %rsi
	jmp	.LBB6_576
.LBB6_504:
	xorl	%edx, %edx
	divl	%esi
	testq	%rdx, %rdx
	jle	.LBB6_598
.LBB6_505:
	movq	%rdx, %rax
	andq	$7, %rax
	je	.LBB6_595
	xorl	%esi, %esi
	.p2align	4
.LBB6_507:
	movq	%r12, %rdi
	decq	%r12
	andq	%rdi, %r12
	incq	%rsi
	cmpq	%rsi, %rax
	jne	.LBB6_507
	movq	%rdx, %rax
	subq	%rsi, %rax
	cmpq	$8, %rdx
	jae	.LBB6_596
	jmp	.LBB6_598
.LBB6_581:
	movq	%rax, 16(%rdx)
	movq	8(%rdx), %rcx
	cmpq	%rcx, %r11
	cmovgq	%r11, %rcx
	cmpq	%r11, %rcx
	jne	.LBB6_519
	jmp	.LBB6_520
.LBB6_582:
	movq	%rdi, 72(%rsp)
	movq	80(%rax), %rcx
	leaq	-1(%r15), %rdi
	movq	48(%rsp), %rax
	movq	(%rax), %r9
	movl	%edi, %edx
	andl	$32767, %edx
	shll	$4, %edx
	movq	%rcx, %rax
	cmpq	%rdi, (%r9,%rdx)
	jne	.LBB6_584
	addq	%r9, %rdx
	movq	8(%rdx), %rax
	notq	%rax
	andq	%rcx, %rax
.LBB6_584:
	movq	%rax, 120(%rsp)
	movq	%r8, 104(%rsp)
	movq	112(%rsp), %rax
	jmp	.LBB6_587
	.p2align	4
.LBB6_585:
	movq	8(%rdx), %rdi
	notq	%rdi
	andq	%rcx, %rdi
	jne	.LBB6_590
.LBB6_586:
	incq	%r15
.LBB6_587:
	movl	%r15d, %edi
	andl	$32767, %edi
	shll	$4, %edi
	leaq	(%r9,%rdi), %rdx
	movq	(%r9,%rdi), %r8
	cmpq	%r8, %r15
	je	.LBB6_585
	testq	%rcx, %rcx
	je	.LBB6_586
	movq	%rcx, %rdi
.LBB6_590:
	movq	%r10, 88(%rsp)
	rep		bsfq	%rdi, %r10
	leaq	-1(%rdi), %r9
	andq	%rdi, %r9
	je	.LBB6_684
	movq	656(%r13), %r11
	jmp	.LBB6_593
	.p2align	4
.LBB6_592:
	leaq	-1(%r9), %rdi
	movq	%rcx, %r10
	andq	%rdi, %r9
	je	.LBB6_685
.LBB6_593:
	rep		bsfq	%r9, %rcx
	movq	(%r11,%rcx,8), %rdi
	cmpq	(%r11,%r10,8), %rdi
	jl	.LBB6_592
	movq	%r10, %rcx
	jmp	.LBB6_592
.LBB6_595:
	movq	%rdx, %rax
	cmpq	$8, %rdx
	jb	.LBB6_598
.LBB6_596:
	decq	%rax
	.p2align	4
.LBB6_597:
	leaq	-1(%r12), %rdx
	andq	%r12, %rdx
	leaq	-1(%rdx), %rsi
	andq	%rdx, %rsi
	leaq	-1(%rsi), %rdx
	andq	%rsi, %rdx
	leaq	-1(%rdx), %rsi
	andq	%rdx, %rsi
	leaq	-1(%rsi), %rdx
	andq	%rsi, %rdx
	leaq	-1(%rdx), %rsi
	andq	%rdx, %rsi
	leaq	-1(%rsi), %rdx
	andq	%rsi, %rdx
	leaq	-1(%rdx), %r12
	andq	%rdx, %r12
	addq	$-8, %rax
	cmpq	$-2, %rax
	jb	.LBB6_597
.LBB6_598:
	movq	%r12, %rax
	negq	%rax
	andq	%r12, %rax
	movq	%rax, 32(%rsp)
	movq	%rax, 448(%rsp)
	movq	(%rbx), %r14
	cmpq	$1, %r14
	jne	.LBB6_403
.LBB6_599:
	movq	448(%r9), %r11
	testq	%r11, %r11
	je	.LBB6_402
	imulq	$56, 272(%rsp), %rax
	addq	48(%r13), %rax
	imulq	$56, 88(%rbx), %r8
	addq	%rax, %r8
	movq	(%r8), %rdi
	movq	%rdi, %rax
	shrq	$47, %rax
	jne	.LBB6_402
	movq	16(%r8), %r12
	cmpq	%r11, %r12
	jge	.LBB6_604
	movq	%rdi, %rax
	orq	%r11, %rax
	shrq	$32, %rax
	je	.LBB6_677
	movq	%rdi, %rax
	cqto
	idivq	%r11
	movq	%rax, %rsi
	jmp	.LBB6_678
.LBB6_604:
	movq	%rcx, %r14
.LBB6_605:
	movq	456(%r9), %rsi
	movq	$-1, %r10
	movl	%esi, %ecx
	shlq	%cl, %r10
	movq	%rdi, %rax
	orq	%r11, %rax
	shrq	$32, %rax
	je	.LBB6_608
	movq	%rdi, %rax
	cqto
	idivq	%r11
	movq	%rax, %r8
	jmp	.LBB6_609
.LBB6_607:
	cmpq	$0, 24(%rax)
	jne	.LBB6_617
	jmp	.LBB6_484
.LBB6_608:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%r11d
	movl	%eax, %r8d
.LBB6_609:
	leaq	(%r12,%rdi), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%r11, %rcx
	shrq	$32, %rcx
	movq	%r14, %rcx
	je	.LBB6_611
	cqto
	idivq	%r11
	movabsq	$9223372036854775807, %rdx
	decq	%rdx
	cmpq	%rdx, %r8
	jl	.LBB6_612
	jmp	.LBB6_402
.LBB6_611:
	xorl	%edx, %edx
	divl	%r11d
	movabsq	$9223372036854775807, %rdx
	decq	%rdx
	cmpq	%rdx, %r8
	jge	.LBB6_402
.LBB6_612:
	cmpq	%rax, %r8
	jg	.LBB6_402
	movq	%rcx, %rdi
	notq	%r10
	movq	128(%r9), %rdx
	movq	%r8, %rcx
	shrq	$63, %rcx
	addq	%r8, %rcx
	andq	$-2, %rcx
	movq	%r8, %r9
	subq	%rcx, %r9
	movl	%esi, %ecx
	imull	%r9d, %ecx
	addl	%edx, %ecx
	movq	%r10, %r11
	shlq	%cl, %r11
	leaq	2(%r8), %rcx
	movq	%r11, 496(%rsp,%r9,8)
	leaq	1(%r8), %r9
	cmpq	%rax, %r8
	setge	%al
	cmpq	%rcx, %r9
	setge	%cl
	orb	%al, %cl
	jne	.LBB6_615
	movq	%r9, %rax
	shrq	$63, %rax
	addq	%r9, %rax
	andq	$-2, %rax
	subq	%rax, %r9
	imull	%r9d, %esi
	addl	%esi, %edx
	movl	%edx, %ecx
	shlq	%cl, %r10
	movq	%r10, 496(%rsp,%r9,8)
.LBB6_615:
	movq	%rdi, %rcx
	jmp	.LBB6_402
.LBB6_616:
	cmpq	$0, 32(%rax)
	je	.LBB6_485
	.p2align	4
.LBB6_617:
	movq	(%r12), %rax
.LBB6_618:
	movq	56(%rsp), %r14
	testq	%rax, %rax
	js	.LBB6_627
	movq	32(%rcx), %rcx
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB6_626
	cqto
	idivq	%rcx
	addq	16(%r12), %rdx
	cmpq	%rcx, %rdx
	jle	.LBB6_627
.LBB6_621:
	movaps	%xmm4, 736(%rsp)
	movaps	%xmm4, 784(%rsp)
	movaps	%xmm4, 768(%rsp)
	movaps	%xmm4, 752(%rsp)
	movq	$0, 800(%rsp)
	movq	32(%rsp), %rax
	movq	%rax, 744(%rsp)
	movq	16(%rsp), %rcx
	incq	%rcx
	movq	%rbx, %rdi
	movq	24(%rsp), %rsi
	leaq	736(%rsp), %rdx
	callq	issue
	movq	64(%r13), %rcx
	movq	120(%rcx), %rcx
	testq	%rcx, %rcx
	je	.LBB6_648
	movq	(%rbx), %r8
	movl	%eax, %edx
	andl	$32767, %edx
	shll	$4, %edx
	leaq	(%r8,%rdx), %rsi
	cmpq	%rax, (%r8,%rdx)
	xorps	%xmm4, %xmm4
	jne	.LBB6_649
	movq	%rax, %rdx
	movq	24(%rsp), %rbx
	.p2align	4
.LBB6_624:
	movq	8(%rsi), %r9
	notq	%r9
	andq	%rcx, %r9
	setne	%dil
	jne	.LBB6_655
	incq	%rdx
	movl	%edx, %r9d
	andl	$32767, %r9d
	shll	$4, %r9d
	leaq	(%r8,%r9), %rsi
	cmpq	(%r8,%r9), %rdx
	je	.LBB6_624
	rep		bsfq	%rcx, %r9
	leaq	-1(%rcx), %r8
	andq	%rcx, %r8
	je	.LBB6_656
.LBB6_651:
	movq	656(%r13), %r10
	jmp	.LBB6_653
	.p2align	4
.LBB6_652:
	leaq	-1(%r8), %r11
	movq	%rcx, %r9
	andq	%r11, %r8
	je	.LBB6_657
.LBB6_653:
	rep		bsfq	%r8, %rcx
	movq	(%r10,%rcx,8), %r11
	cmpq	(%r10,%r9,8), %r11
	jl	.LBB6_652
	movq	%r9, %rcx
	jmp	.LBB6_652
.LBB6_626:
	xorl	%edx, %edx
	divl	%ecx
	addq	16(%r12), %rdx
	cmpq	%rcx, %rdx
	jg	.LBB6_621
.LBB6_627:
	movq	%rbp, %r12
	movq	24(%rsp), %rbx
	testq	%r15, %r15
	js	.LBB6_662
.LBB6_628:
	cmpq	$2, %r14
	jne	.LBB6_630
	movq	64(%r13), %rcx
	leaq	-1(%rbp), %rax
	cmpq	$0, 312(%rcx)
	cmoveq	%r11, %rax
	jmp	.LBB6_631
.LBB6_630:
	movq	%r11, %rax
.LBB6_631:
	movq	%r15, %rdx
	imulq	112(%r13), %r15
	movq	96(%r13), %rsi
	shlq	$3, %r15
	addq	104(%r13), %r15
	shlq	$6, %rdx
	movq	32(%rsi,%rdx), %rcx
	cmpq	(%rsi,%rdx), %rcx
	jge	.LBB6_635
	addq	%rdx, %rsi
	leaq	1(%rcx), %rdx
	movq	%rdx, 32(%rsi)
	testq	%rcx, %rcx
	jle	.LBB6_644
	.p2align	4
.LBB6_633:
	leaq	-1(%rcx), %rsi
	movq	%rsi, %rdx
	shrq	%rdx
	movq	(%r15,%rdx,8), %rdi
	cmpq	%rax, %rdi
	jle	.LBB6_644
	movq	%rdi, (%r15,%rcx,8)
	movq	%rdx, %rcx
	cmpq	$2, %rsi
	jae	.LBB6_633
	jmp	.LBB6_646
.LBB6_635:
	cmpq	$2, %rcx
	jl	.LBB6_642
	movl	$1, %edi
	xorl	%r8d, %r8d
	xorl	%esi, %esi
	.p2align	4
.LBB6_637:
	leaq	2(%r8), %rdx
	cmpq	%rcx, %rdx
	jge	.LBB6_639
	movq	16(%r15,%r8,8), %r8
	cmpq	(%r15,%rdi,8), %r8
	jl	.LBB6_640
.LBB6_639:
	movq	%rdi, %rdx
.LBB6_640:
	movq	(%r15,%rdx,8), %rdi
	cmpq	%rax, %rdi
	jge	.LBB6_645
	movq	%rdi, (%r15,%rsi,8)
	leaq	(%rdx,%rdx), %r8
	leaq	1(,%rdx,2), %rdi
	movq	%rdx, %rsi
	cmpq	%rcx, %rdi
	jl	.LBB6_637
	jmp	.LBB6_646
.LBB6_644:
	movq	%rcx, %rdx
	jmp	.LBB6_646
.LBB6_642:
	xorl	%edx, %edx
	jmp	.LBB6_646
.LBB6_645:
	movq	%rsi, %rdx
	.p2align	4
.LBB6_646:
	movq	%rax, (%r15,%rdx,8)
	cmpq	$0, 72(%rbx)
	setg	%al
	movq	(%rbx), %rdx
	testq	%rdx, %rdx
	sete	%cl
	andb	%al, %cl
	cmpb	$1, %cl
	jne	.LBB6_663
	movq	192(%rsp), %rax
	jmp	.LBB6_664
	.p2align	4
.LBB6_663:
	movl	$2, %ecx
	movq	$-1048576, %rax
	cmpq	$1, %rdx
	je	.LBB6_667
.LBB6_664:
	cmpq	$0, 56(%rbx)
	je	.LBB6_666
	xorl	%ecx, %ecx
	movq	168(%rbx), %rdx
	jmp	.LBB6_669
.LBB6_666:
	movq	152(%rbx), %rdx
	xorl	%ecx, %ecx
	cmpq	160(%rbx), %rdx
	sete	%cl
.LBB6_667:
	movq	168(%rbx), %rdx
	jmp	.LBB6_669
	.p2align	4
.LBB6_668:
	movq	2072(%r13), %rsi
	movq	24(%r13), %rdi
	movq	(%rdi,%rdx,8), %rdi
	leaq	(%rdi,%rdi,4), %rdi
	movq	24(%rbx), %r8
	movq	%rbp, (%rsi,%rdi,8)
	movq	%r12, 8(%rsi,%rdi,8)
	movq	%r8, 16(%rsi,%rdi,8)
	movq	%rcx, 24(%rsi,%rdi,8)
	movq	%rax, 32(%rsi,%rdi,8)
	incq	%rdx
.LBB6_669:
	cmpq	176(%rbx), %rdx
	jl	.LBB6_668
	movq	2104(%r13), %rax
	testq	%rax, %rax
	leaq	336(%rsp), %rbx
	je	.LBB6_672
	movq	%r11, 376(%rsp)
	movq	%rbp, 384(%rsp)
	movq	328(%rsp), %rcx
	leaq	1(%rcx), %rdx
	movq	%rdx, 328(%rsp)
	shlq	$6, %rcx
	movupd	(%rbx), %xmm0
	movupd	16(%rbx), %xmm1
	movupd	32(%rbx), %xmm2
	movups	48(%rbx), %xmm3
	movups	%xmm3, 48(%rax,%rcx)
	movupd	%xmm2, 32(%rax,%rcx)
	movupd	%xmm1, 16(%rax,%rcx)
	movupd	%xmm0, (%rax,%rcx)
	movq	$0, 336(%rsp)
.LBB6_672:
	movq	416(%rsp), %rax
	cmpq	%rbp, %rax
	cmovgq	%rax, %rbp
	movq	432(%rsp), %rsi
	movq	24(%rsp), %rax
	addq	32(%rax), %rsi
	movq	112(%rax), %rax
	leaq	-1(%rax), %rcx
	cmpq	$2, %rcx
	movq	80(%rsp), %r15
	movq	424(%rsp), %rdi
	jae	.LBB6_674
	xorl	%eax, %eax
	jmp	.LBB6_676
	.p2align	4
.LBB6_674:
	testq	%rax, %rax
	je	.LBB6_19
	addq	240(%rsp), %rax
.LBB6_676:
	movq	%rax, 240(%rsp)
	jmp	.LBB6_19
.LBB6_648:
	movq	%rax, %rdx
	xorps	%xmm4, %xmm4
	movq	24(%rsp), %rbx
	movq	8(%rsp), %r11
	jmp	.LBB6_661
.LBB6_649:
	xorl	%edi, %edi
	movq	%rax, %rdx
	movq	24(%rsp), %rbx
	rep		bsfq	%rcx, %r9
	leaq	-1(%rcx), %r8
	andq	%rcx, %r8
	jne	.LBB6_651
.LBB6_656:
	movq	%r9, %rcx
.LBB6_657:
	testb	%dil, %dil
	je	.LBB6_659
	movq	8(%rsi), %rdi
	jmp	.LBB6_660
.LBB6_659:
	movq	%rdx, (%rsi)
	xorl	%edi, %edi
.LBB6_660:
	movq	8(%rsp), %r11
	movl	$1, %r8d
	shlq	%cl, %r8
	btsq	%rcx, %rdi
	movq	%rdi, 8(%rsi)
	orq	%r8, 704(%r13)
	movq	656(%r13), %rsi
	incq	(%rsi,%rcx,8)
.LBB6_661:
	subq	%rax, %rbp
	addq	%rdx, %rbp
	incq	%rbp
	movq	%rbp, %r12
	testq	%r15, %r15
	jns	.LBB6_628
	jmp	.LBB6_662
.LBB6_655:
	movq	%r9, %rcx
	rep		bsfq	%rcx, %r9
	leaq	-1(%rcx), %r8
	andq	%rcx, %r8
	jne	.LBB6_651
	jmp	.LBB6_656
.LBB6_677:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%r11d
	movl	%eax, %esi
.LBB6_678:
	movq	32(%r9), %r10
	movq	%rdi, %rax
	orq	%r10, %rax
	shrq	$32, %rax
	je	.LBB6_680
	movq	%rdi, %rax
	cqto
	idivq	%r10
	jmp	.LBB6_681
.LBB6_680:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%r10d
.LBB6_681:
	movq	%rsi, %rdx
	shrq	$63, %rdx
	addq	%rsi, %rdx
	andq	$-2, %rdx
	subq	%rdx, %rsi
	shlq	$4, %rsi
	leaq	208(%rsp), %rdi
	movq	(%rdi,%rsi), %rdx
	cmpq	%rax, %rdx
	je	.LBB6_402
	addq	%rdi, %rsi
	cmpq	%rax, 8(%rsi)
	je	.LBB6_402
	movq	%rcx, %r14
	movq	%rdx, 8(%rsi)
	movq	%rax, (%rsi)
	movq	(%r8), %rdi
	movq	16(%r8), %r12
	movq	448(%r9), %r11
	jmp	.LBB6_605
.LBB6_684:
	movq	%r10, %rcx
.LBB6_685:
	cmpq	%r8, %r15
	movq	%r14, 56(%rsp)
	jne	.LBB6_687
	movq	8(%rdx), %rdi
	jmp	.LBB6_688
.LBB6_687:
	movq	%r15, (%rdx)
	xorl	%edi, %edi
.LBB6_688:
	movl	$1, %r8d
	shlq	%cl, %r8
	btsq	%rcx, %rdi
	movq	%rdi, 8(%rdx)
	orq	%r8, 704(%r13)
	movq	656(%r13), %rdx
	incq	(%rdx,%rcx,8)
	movq	%r15, %r10
	cmpq	$2, %rax
	jl	.LBB6_706
	movq	32(%rsp), %rax
	movq	80(%rax), %r11
	movq	%rbp, %rax
	movq	%r15, %r10
	jmp	.LBB6_692
	.p2align	4
.LBB6_690:
	movq	%r10, (%r8)
	xorl	%edi, %edi
.LBB6_691:
	movq	64(%rsp), %r13
	movq	24(%rsp), %rbx
	movl	$1, %edx
	shlq	%cl, %rdx
	btsq	%rcx, %rdi
	movq	%rdi, 8(%r8)
	orq	%rdx, 704(%r13)
	movq	656(%r13), %rdx
	incq	(%rdx,%rcx,8)
	cmpq	$2, %r14
	jle	.LBB6_706
.LBB6_692:
	movq	%rax, %r14
	decq	%rax
	movq	48(%rsp), %rcx
	movq	(%rcx), %rcx
	jmp	.LBB6_695
	.p2align	4
.LBB6_693:
	movq	8(%r8), %rdi
	notq	%rdi
	andq	%r11, %rdi
	jne	.LBB6_698
.LBB6_694:
	incq	%r10
.LBB6_695:
	movl	%r10d, %edi
	andl	$32767, %edi
	shll	$4, %edi
	leaq	(%rcx,%rdi), %r8
	movq	(%rcx,%rdi), %r9
	cmpq	%r9, %r10
	je	.LBB6_693
	testq	%r11, %r11
	je	.LBB6_694
	movq	%r11, %rdi
.LBB6_698:
	rep		bsfq	%rdi, %rbx
	leaq	-1(%rdi), %r13
	andq	%rdi, %r13
	je	.LBB6_703
	movq	64(%rsp), %rcx
	movq	656(%rcx), %rdi
	jmp	.LBB6_701
	.p2align	4
.LBB6_700:
	leaq	-1(%r13), %rdx
	movq	%rcx, %rbx
	andq	%rdx, %r13
	je	.LBB6_704
.LBB6_701:
	rep		bsfq	%r13, %rcx
	movq	(%rdi,%rcx,8), %rdx
	cmpq	(%rdi,%rbx,8), %rdx
	jl	.LBB6_700
	movq	%rbx, %rcx
	jmp	.LBB6_700
	.p2align	4
.LBB6_703:
	movq	%rbx, %rcx
.LBB6_704:
	cmpq	%r9, %r10
	jne	.LBB6_690
	movq	8(%r8), %rdi
	jmp	.LBB6_691
.LBB6_706:
	cmpq	$2, 112(%rsp)
	setge	%al
	cmpq	$0, 120(%rsp)
	sete	%cl
	movq	72(%rsp), %rdi
	cmpq	%rdi, %r15
	movq	104(%rsp), %r8
	jg	.LBB6_709
	andb	%cl, %al
	jne	.LBB6_709
	xorl	%ecx, %ecx
	movq	%r10, %r15
	movq	8(%rsp), %r11
	movq	56(%rsp), %r14
	movq	88(%rsp), %r10
	jmp	.LBB6_534
.LBB6_709:
	movq	32(%rsp), %rcx
	movq	96(%rcx), %rax
	imulq	%rbp, %rax
	testq	%rax, %rax
	movq	8(%rsp), %r11
	movq	56(%rsp), %r14
	jle	.LBB6_728
	movq	72(%rcx), %rdx
	jmp	.LBB6_713
	.p2align	4
.LBB6_711:
	movq	%r15, (%r8)
	xorl	%edi, %edi
.LBB6_712:
	movq	24(%rsp), %rbx
	movq	8(%rsp), %r11
	movq	88(%rsp), %r10
	movl	$1, %r9d
	shlq	%cl, %r9
	btsq	%rcx, %rdi
	movq	%rdi, 8(%r8)
	orq	%r9, 704(%r13)
	movq	656(%r13), %rdi
	incq	(%rdi,%rcx,8)
	xorl	%ecx, %ecx
	decq	%rax
	jle	.LBB6_727
.LBB6_713:
	movq	48(%rsp), %rcx
	movq	(%rcx), %rcx
	jmp	.LBB6_716
	.p2align	4
.LBB6_714:
	movq	8(%r8), %rdi
	notq	%rdi
	andq	%rdx, %rdi
	jne	.LBB6_719
.LBB6_715:
	incq	%r15
.LBB6_716:
	movl	%r15d, %edi
	andl	$32767, %edi
	shll	$4, %edi
	leaq	(%rcx,%rdi), %r8
	movq	(%rcx,%rdi), %r9
	cmpq	%r9, %r15
	je	.LBB6_714
	testq	%rdx, %rdx
	je	.LBB6_715
	movq	%rdx, %rdi
.LBB6_719:
	rep		bsfq	%rdi, %r11
	leaq	-1(%rdi), %r10
	andq	%rdi, %r10
	je	.LBB6_724
	movq	656(%r13), %rdi
	jmp	.LBB6_722
	.p2align	4
.LBB6_721:
	leaq	-1(%r10), %rbx
	movq	%rcx, %r11
	andq	%rbx, %r10
	je	.LBB6_725
.LBB6_722:
	rep		bsfq	%r10, %rcx
	movq	(%rdi,%rcx,8), %rbx
	cmpq	(%rdi,%r11,8), %rbx
	jl	.LBB6_721
	movq	%r11, %rcx
	jmp	.LBB6_721
	.p2align	4
.LBB6_724:
	movq	%r11, %rcx
.LBB6_725:
	cmpq	%r9, %r15
	jne	.LBB6_711
	movq	8(%r8), %rdi
	jmp	.LBB6_712
.LBB6_727:
	movq	72(%rsp), %rdi
	movq	104(%rsp), %r8
	jmp	.LBB6_534
.LBB6_728:
	xorl	%ecx, %ecx
	movq	88(%rsp), %r10
	jmp	.LBB6_534
	.p2align	4
.LBB6_729:
	xorl	%ebp, %ebp
	xorl	%esi, %esi
.LBB6_730:
	movq	256(%rsp), %rax
	cmpq	%rbp, %rax
	jge	.LBB6_732
	movq	%rbp, 256(%rsp)
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	jmp	.LBB6_733
	.p2align	4
.LBB6_732:
	movq	264(%rsp), %rcx
.LBB6_733:
	movq	96(%rsp), %rbp
	addq	%rsi, %rcx
	movq	%rcx, 264(%rsp)
	movq	64(%r13), %rdx
	movq	168(%rdx), %rdx
	subq	%rdx, %rcx
	jle	.LBB6_737
	.p2align	4
	incq	%rax
	cmpq	%rdx, %rcx
	jle	.LBB6_736
.LBB6_735:
	subq	%rdx, %rcx
	incq	%rax
	cmpq	%rdx, %rcx
	jg	.LBB6_735
.LBB6_736:
	movq	%rcx, 264(%rsp)
	movq	%rax, 256(%rsp)
.LBB6_737:
	xorl	%esi, %esi
	jmp	.LBB6_740
	.p2align	4
.LBB6_738:
	movq	8(%r8), %rax
.LBB6_739:
	movq	%rax, 16(%r8)
	incq	%rsi
	cmpq	$6, %rsi
	je	.LBB6_751
.LBB6_740:
	testq	%rsi, %rsi
	je	.LBB6_743
	movl	$0, %edi
	cmpq	$5, %rsi
	je	.LBB6_744
	movq	64(%r13), %rax
	movq	264(%rax), %rdi
	jmp	.LBB6_744
	.p2align	4
.LBB6_743:
	xorl	%edi, %edi
.LBB6_744:
	movq	72(%r13), %rax
	leaq	(%rsi,%rsi,2), %rcx
	leaq	(%rax,%rcx,8), %r8
	cmpq	$0, (%rax,%rcx,8)
	jle	.LBB6_738
	movq	8(%r8), %rax
	movq	16(%r8), %rcx
	cmpq	%rax, %rcx
	jge	.LBB6_739
	addq	256(%rsp), %rdi
	jmp	.LBB6_749
	.p2align	4
.LBB6_747:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%r11d
.LBB6_748:
	leaq	(%r9,%r10,8), %rax
	movq	%rdi, (%rax,%rdx,8)
	incq	%rcx
	movq	8(%r8), %rax
	cmpq	%rax, %rcx
	jge	.LBB6_739
.LBB6_749:
	movq	80(%r13), %r9
	movq	88(%r13), %r10
	imulq	%rsi, %r10
	movq	(%r8), %r11
	movq	%rcx, %rax
	orq	%r11, %rax
	shrq	$32, %rax
	je	.LBB6_747
	movq	%rcx, %rax
	cqto
	idivq	%r11
	jmp	.LBB6_748
	.p2align	4
.LBB6_751:
	movq	256(%rsp), %rax
	movq	2088(%r13), %rcx
	movq	%rax, (%rcx,%rbp,8)
	movq	(%r15), %r14
	movq	8(%r15), %rax
	jmp	.LBB6_755
.LBB6_752:
	movq	152(%rdi), %rax
	xorps	%xmm4, %xmm4
.LBB6_753:
	movq	%rax, 160(%rdi)
	movq	8(%r15), %rax
.LBB6_754:
	incq	%r14
.LBB6_755:
	cmpq	%rax, %r14
	jge	.LBB6_2
	movq	8(%r13), %rcx
	imulq	$184, %r14, %rdx
	cmpq	$2, (%rcx,%rdx)
	jne	.LBB6_754
	movq	288(%rsp), %rdi
	cmpq	280(%rsp), %rdi
	jge	.LBB6_754
	addq	%rdx, %rcx
	imulq	$56, 272(%rsp), %rax
	addq	48(%r13), %rax
	imulq	$56, 88(%rcx), %r8
	addq	%rax, %r8
	movq	64(%r13), %rcx
	movq	496(%rcx), %r9
	testq	%r9, %r9
	je	.LBB6_778
	movq	(%r8), %rax
	testq	%rax, %rax
	js	.LBB6_778
	movq	2032(%r13), %r10
	movq	%r13, %rdx
	movq	2040(%r13), %r13
	movq	2048(%rdx), %rbp
	movq	2080(%rdx), %r12
	movq	256(%rsp), %r11
	movq	40(%rcx), %r15
	movq	%rax, %rdx
	orq	%r15, %rdx
	shrq	$32, %rdx
	je	.LBB6_762
	cqto
	idivq	%r15
	movq	%rax, %rsi
	testq	%rbp, %rbp
	jg	.LBB6_763
	jmp	.LBB6_766
.LBB6_762:
	xorl	%edx, %edx
	divl	%r15d
	movl	%eax, %esi
	testq	%rbp, %rbp
	jle	.LBB6_766
.LBB6_763:
	xorl	%eax, %eax
	.p2align	4
.LBB6_764:
	cmpq	%rsi, (%r13,%rax,8)
	je	.LBB6_776
	incq	%rax
	cmpq	%rax, %rbp
	jne	.LBB6_764
.LBB6_766:
	movq	(%r10), %rax
	incq	%r11
	cmpq	%r11, %rax
	cmovgq	%rax, %r11
	movq	%rdi, %rax
	decq	%rax
	movq	96(%rsp), %rbp
	js	.LBB6_774
	imulq	$104, %rdi, %rax
	addq	%rax, %r12
	addq	$-8, %r12
	jmp	.LBB6_769
	.p2align	4
.LBB6_772:
	xorl	%edx, %edx
	divl	%r15d
	cmpq	%rsi, %rax
	je	.LBB6_784
.LBB6_773:
	decq	%rdi
	addq	$-104, %r12
	testq	%rdi, %rdi
	jle	.LBB6_774
.LBB6_769:
	movq	-80(%r12), %r13
	addq	%r9, %r13
	cmpq	%r11, %r13
	jle	.LBB6_774
	cmpq	$0, (%r12)
	je	.LBB6_773
	movq	-8(%r12), %rax
	movq	%rax, %rdx
	orq	%r15, %rdx
	shrq	$32, %rdx
	je	.LBB6_772
	cqto
	idivq	%r15
	cmpq	%rsi, %rax
	jne	.LBB6_773
.LBB6_784:
	movq	%r13, (%r10)
	movq	$0, 8(%r10)
	movq	64(%rsp), %r13
	movq	64(%r13), %rcx
	jmp	.LBB6_775
.LBB6_774:
	movq	64(%rsp), %r13
.LBB6_775:
	leaq	336(%rsp), %rbx
	jmp	.LBB6_777
.LBB6_776:
	movq	64(%rsp), %r13
	leaq	336(%rsp), %rbx
	movq	96(%rsp), %rbp
.LBB6_777:
	movq	80(%rsp), %r15
.LBB6_778:
	movq	2032(%r13), %rdi
	movq	2040(%r13), %rsi
	movq	2048(%r13), %rdx
	movq	256(%rsp), %r9
	callq	.Lwrite_store$local
	movq	%rax, %rcx
	movq	2080(%r13), %rax
	movq	288(%rsp), %rdx
	leaq	1(%rdx), %rsi
	movq	%rsi, 288(%rsp)
	imulq	$104, %rdx, %rdx
	movq	%rcx, 16(%rax,%rdx)
	movq	72(%r13), %rdi
	cmpq	$0, 144(%rdi)
	jle	.LBB6_752
	movq	152(%rdi), %rax
	movq	160(%rdi), %rsi
	cmpq	%rax, %rsi
	xorps	%xmm4, %xmm4
	jl	.LBB6_782
	jmp	.LBB6_753
	.p2align	4
.LBB6_780:
	movq	%rsi, %rax
	cqto
	idivq	%r10
.LBB6_781:
	leaq	(%r9,%r9,2), %rax
	shlq	$4, %rax
	addq	%rax, %r8
	movq	%rcx, (%r8,%rdx,8)
	incq	%rsi
	movq	152(%rdi), %rax
	cmpq	%rax, %rsi
	jge	.LBB6_753
.LBB6_782:
	movq	80(%r13), %r8
	movq	88(%r13), %r9
	movq	144(%rdi), %r10
	movq	%rsi, %rax
	orq	%r10, %rax
	shrq	$32, %rax
	jne	.LBB6_780
	movl	%esi, %eax
	xorl	%edx, %edx
	divl	%r10d
	jmp	.LBB6_781
.LBB6_785:
	movabsq	$9223372036854775807, %rax
	movq	%rax, 400(%rsp)
	jmp	.LBB6_12
.LBB6_786:
	addq	$1704, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end6:
	.size	run_core, .Lfunc_end6-run_core
	.size	.Lrun_core$local, .Lfunc_end6-run_core

	.globl	decode_stream
	.p2align	4
	.type	decode_stream,@function
decode_stream:
.Ldecode_stream$local:
	.type	.Ldecode_stream$local,@function
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$312, %rsp
	movq	%r8, 56(%rsp)
	movq	%rdx, 32(%rsp)
	movq	%rdi, 24(%rsp)
	movq	368(%rsp), %rax
	movq	%rax, 296(%rsp)
	movq	$0, 304(%rsp)
	movq	$0, 288(%rsp)
	movq	$0, 88(%rsp)
	xorpd	%xmm0, %xmm0
	movapd	%xmm0, 64(%rsp)
	movq	$-1, 80(%rsp)
	testq	%rsi, %rsi
	jle	.LBB7_38
	movq	%r9, %r11
	movq	%rcx, %r8
	movq	%rsi, %rcx
	movq	376(%rsp), %r10
	movq	352(%r8), %rax
	movq	%rax, 16(%rsp)
	movq	$-1, %rbp
	xorpd	%xmm1, %xmm1
	xorl	%ebx, %ebx
	xorl	%r14d, %r14d
	xorl	%r12d, %r12d
	movq	$0, 8(%rsp)
	movq	%r8, 40(%rsp)
	movq	%rsi, 48(%rsp)
	jmp	.LBB7_2
	.p2align	4
.LBB7_15:
	cmpq	$0, 48(%r15)
	je	.LBB7_16
.LBB7_36:
	movq	288(%rsp), %rsi
	movq	%rsi, %rax
	movabsq	$3074457345618258603, %rdx
	imulq	%rdx
	movq	%rdx, %rax
	shrq	$63, %rax
	shrq	$2, %rdx
	addq	%rax, %rdx
	shlq	$3, %rdx
	leaq	(%rdx,%rdx,2), %rax
	movq	%rsi, %rdx
	subq	%rax, %rdx
	movq	%r12, 96(%rsp,%rdx,8)
	incq	%rsi
	movq	%r12, %rax
	subq	%r14, %rax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	movq	%rsi, 288(%rsp)
	movsd	%xmm0, (%r10,%rbx,8)
	movq	%r12, %r14
	movq	%r13, %rbp
.LBB7_37:
	incq	%rbx
	cmpq	%rbx, %rcx
	je	.LBB7_38
.LBB7_2:
	movsd	(%r10,%rbx,8), %xmm0
	ucomisd	%xmm1, %xmm0
	jne	.LBB7_3
	jnp	.LBB7_37
.LBB7_3:
	movq	24(%rsp), %rax
	movslq	(%rax,%rbx,4), %r15
	shlq	$6, %r15
	addq	32(%rsp), %r15
	testq	%rbp, %rbp
	jns	.LBB7_7
	cmpq	$0, 56(%rsp)
	jne	.LBB7_6
	movq	(%r15), %r11
.LBB7_6:
	movq	$-1, 80(%rsp)
	movq	64(%rsp), %rax
	cmpq	%r12, %rax
	cmovleq	%r12, %rax
	movq	%rax, 64(%rsp)
	movq	%r11, (%rsp)
	leaq	64(%rsp), %rdi
	movq	%r8, %rsi
	movq	24(%rsp), %rdx
	movq	32(%rsp), %r8
	movq	%rbx, %r9
	movq	%r11, %r13
	callq	predecode
	movq	%r13, %r11
	movq	48(%rsp), %rcx
	movq	%rax, %rbp
	movq	376(%rsp), %r10
	xorpd	%xmm1, %xmm1
.LBB7_7:
	addq	8(%r15), %r11
	leaq	1(%rbx), %r9
	movq	$-1, %r13
	cmpq	%rcx, %r9
	jge	.LBB7_8
	movsd	8(%r10,%rbx,8), %xmm0
	ucomisd	%xmm1, %xmm0
	movq	40(%rsp), %r8
	jne	.LBB7_10
	jnp	.LBB7_13
.LBB7_10:
	cmpq	$0, 56(%rsp)
	jne	.LBB7_12
	movq	24(%rsp), %rdx
	movslq	(%rdx,%rbx,4), %rax
	shlq	$6, %rax
	movslq	4(%rdx,%rbx,4), %rdx
	shlq	$6, %rdx
	movq	32(%rsp), %rdi
	movq	8(%rdi,%rax), %rsi
	addq	(%rdi,%rax), %rsi
	cmpq	%rsi, (%rdi,%rdx)
	jne	.LBB7_13
.LBB7_12:
	movq	%r11, (%rsp)
	leaq	64(%rsp), %rdi
	movq	%r8, %rsi
	movq	24(%rsp), %rdx
	movq	32(%rsp), %r8
	movq	%r11, %r13
	callq	predecode
	movq	%r13, %r11
	movq	48(%rsp), %rcx
	xorpd	%xmm1, %xmm1
	movq	376(%rsp), %r10
	movq	40(%rsp), %r8
	movq	%rax, %r13
	jmp	.LBB7_13
.LBB7_8:
	movq	40(%rsp), %r8
.LBB7_13:
	movq	40(%r15), %rdx
	cmpq	%r13, %rbp
	movq	%r13, %rax
	cmovgq	%rbp, %rax
	testq	%rdx, %rdx
	cmoveq	%rbp, %rax
	cmpq	%rax, %r12
	jge	.LBB7_15
	movq	352(%r8), %rsi
	movq	%rsi, 16(%rsp)
	movq	$0, 8(%rsp)
	movq	%rax, %r12
	jmp	.LBB7_15
.LBB7_16:
	movq	32(%r15), %rax
	testq	%rdx, %rdx
	je	.LBB7_22
	cmpq	$0, 368(%r8)
	je	.LBB7_18
.LBB7_22:
	cmpq	$0, 16(%rsp)
	jle	.LBB7_23
.LBB7_20:
	cmpq	$1, %rax
	jle	.LBB7_21
	movq	8(%rsp), %rdx
	testq	%rdx, %rdx
	jle	.LBB7_27
	incq	%r12
	movq	352(%r8), %rdx
	decq	%rdx
	movl	$1, %esi
	movq	%rsi, 8(%rsp)
	jmp	.LBB7_28
.LBB7_21:
	incq	8(%rsp)
	movq	16(%rsp), %rdx
	decq	%rdx
	jmp	.LBB7_29
.LBB7_23:
	movq	352(%r8), %rdx
	decq	%rdx
.LBB7_24:
	incq	%r12
	movl	$1, %esi
	movq	%rsi, 8(%rsp)
	cmpq	$2, %rax
	jge	.LBB7_28
	jmp	.LBB7_29
.LBB7_18:
	movq	352(%r8), %rdx
	decq	%rdx
	cmpq	%rdx, 8(%rsp)
	je	.LBB7_24
	cmpq	$0, 16(%rsp)
	jg	.LBB7_20
	jmp	.LBB7_24
.LBB7_27:
	incq	%rdx
	movq	%rdx, 8(%rsp)
	movq	16(%rsp), %rdx
	decq	%rdx
.LBB7_28:
	movq	360(%r8), %rsi
	movq	%rsi, %rdi
	subq	%rax, %rdi
	cmpq	%rdx, %rdi
	cmovgeq	%rdx, %rdi
	testq	%rsi, %rsi
	cmovneq	%rdi, %rdx
.LBB7_29:
	movq	360(%r8), %rsi
	testq	%rsi, %rsi
	je	.LBB7_35
	cmpq	%rsi, %rax
	jl	.LBB7_35
	addq	376(%r8), %r12
	movq	160(%r8), %rsi
	addq	%rsi, %rax
	decq	%rax
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	je	.LBB7_32
	cqto
	idivq	%rsi
	jmp	.LBB7_34
.LBB7_32:
	xorl	%edx, %edx
	divl	%esi
.LBB7_34:
	addq	%rax, %r12
	movq	$0, 8(%rsp)
	xorl	%edx, %edx
.LBB7_35:
	cmpq	$0, 56(%r15)
	movl	$0, %eax
	cmovneq	%rax, %rdx
	movq	%rdx, 16(%rsp)
	jmp	.LBB7_36
.LBB7_38:
	addq	$312, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end7:
	.size	decode_stream, .Lfunc_end7-decode_stream
	.size	.Ldecode_stream$local, .Lfunc_end7-decode_stream

	.p2align	4
	.type	predecode,@function
predecode:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %r10
	movq	56(%rsp), %rbx
	movslq	(%rdx,%r9,4), %r13
	shlq	$6, %r13
	addq	%r8, %r13
	movq	328(%rsi), %r12
	movq	%rbx, %rbp
	orq	%r12, %rbp
	shrq	$32, %rbp
	je	.LBB8_2
	movq	%rbx, %rax
	cqto
	idivq	%r12
	movq	%rdx, %r15
	movq	%rax, %r14
	jmp	.LBB8_3
.LBB8_2:
	movl	%ebx, %eax
	xorl	%edx, %edx
	divl	%r12d
	movl	%edx, %r15d
	movl	%eax, %r14d
.LBB8_3:
	movq	8(%r13), %rax
	addq	%rbx, %rax
	decq	%rax
	movq	%rax, %rdx
	orq	%r12, %rdx
	shrq	$32, %rdx
	je	.LBB8_10
	cqto
	idivq	%r12
	movq	%rax, %r11
	movq	16(%rdi), %rax
	testq	%rax, %rax
	js	.LBB8_11
.LBB8_5:
	movq	%r14, %rdx
	subq	%rax, %rdx
	je	.LBB8_23
	movq	%r11, -8(%rsp)
	cmpq	%rcx, %r9
	setge	%al
	testq	%r12, %r12
	sets	%r11b
	orb	%al, %r11b
	jne	.LBB8_15
	leaq	1(%r9), %rbp
	xorl	%eax, %eax
	.p2align	4
.LBB8_8:
	movslq	-4(%r10,%rbp,4), %r11
	shlq	$6, %r11
	addq	24(%r8,%r11), %rax
	cmpq	%rcx, %rbp
	jge	.LBB8_16
	addq	8(%r8,%r11), %r15
	incq	%rbp
	cmpq	%r12, %r15
	jl	.LBB8_8
	jmp	.LBB8_16
.LBB8_10:
	xorl	%edx, %edx
	divl	%r12d
	movl	%eax, %r11d
	movq	16(%rdi), %rax
	testq	%rax, %rax
	jns	.LBB8_5
.LBB8_11:
	cmpq	%rcx, %r9
	setge	%al
	testq	%r12, %r12
	sets	%dl
	orb	%al, %dl
	movq	%r11, -8(%rsp)
	jne	.LBB8_14
	testq	%rbp, %rbp
	je	.LBB8_17
	movq	%rbx, %rax
	cqto
	idivq	%r12
	jmp	.LBB8_18
.LBB8_14:
	xorl	%eax, %eax
	jmp	.LBB8_21
.LBB8_15:
	xorl	%eax, %eax
.LBB8_16:
	movq	24(%rdi), %r11
	leaq	-1(%r11), %r15
	xorl	%ebp, %ebp
	cmpq	$2, %r11
	cmovlq	%rbp, %r15
	imulq	344(%rsi), %rax
	subq	%r15, %rax
	testq	%rax, %rax
	cmovleq	%rbp, %rax
	imulq	232(%rdi), %rdx
	jmp	.LBB8_22
.LBB8_17:
	movl	%ebx, %eax
	xorl	%edx, %edx
	divl	%r12d
.LBB8_18:
	leaq	1(%r9), %r15
	xorl	%eax, %eax
	.p2align	4
.LBB8_19:
	movslq	-4(%r10,%r15,4), %r11
	shlq	$6, %r11
	addq	24(%r8,%r11), %rax
	cmpq	%rcx, %r15
	jge	.LBB8_21
	addq	8(%r8,%r11), %rdx
	incq	%r15
	cmpq	%r12, %rdx
	jl	.LBB8_19
.LBB8_21:
	movq	24(%rdi), %r11
	movq	232(%rdi), %rdx
	leaq	-1(%r11), %r15
	xorl	%ebp, %ebp
	cmpq	$2, %r11
	cmovlq	%rbp, %r15
	imulq	344(%rsi), %rax
	subq	%r15, %rax
	testq	%rax, %rax
	cmovleq	%rbp, %rax
.LBB8_22:
	movq	240(%rdi), %r11
	leaq	(%r11,%rdx), %r15
	addq	(%rdi), %rax
	addq	%r11, %rdx
	addq	$63, %rdx
	testq	%r15, %r15
	cmovnsq	%r15, %rdx
	movq	%rdx, %r11
	sarq	$6, %r11
	addq	%rax, %r11
	movq	%r11, (%rdi)
	andq	$-64, %rdx
	subq	%rdx, %r15
	movq	%r15, 240(%rdi)
	movq	$0, 8(%rdi)
	movq	$1, 24(%rdi)
	movq	-8(%rsp), %r11
.LBB8_23:
	movq	%r14, 16(%rdi)
	movq	%r11, %r15
	subq	%r14, %r15
	jne	.LBB8_26
	movq	(%rdi), %rcx
	movq	8(%rdi), %rdx
	cmpq	336(%rsi), %rdx
	jne	.LBB8_41
	incq	%rcx
	movq	%rcx, (%rdi)
	incq	24(%rdi)
	xorl	%edx, %edx
	jmp	.LBB8_41
.LBB8_26:
	movq	16(%r13), %rax
	addq	%rbx, %rax
	movq	%rax, %rdx
	orq	%r12, %rdx
	shrq	$32, %rdx
	je	.LBB8_28
	cqto
	idivq	%r12
	cmpq	%r14, %rax
	je	.LBB8_29
	jmp	.LBB8_31
.LBB8_28:
	xorl	%edx, %edx
	divl	%r12d
	cmpq	%r14, %rax
	jne	.LBB8_31
.LBB8_29:
	movq	8(%rdi), %rax
	cmpq	336(%rsi), %rax
	jne	.LBB8_31
	incq	(%rdi)
	incq	24(%rdi)
	movq	$0, 8(%rdi)
.LBB8_31:
	addq	8(%r13), %rbx
	movq	%rbx, %rax
	orq	%r12, %rax
	movq	%r11, %r14
	shrq	$32, %rax
	je	.LBB8_37
	movq	%rbx, %rax
	cqto
	idivq	%r12
	testq	%rdx, %rdx
	jne	.LBB8_33
	jmp	.LBB8_39
.LBB8_37:
	movl	%ebx, %eax
	xorl	%edx, %edx
	divl	%r12d
	testq	%rdx, %rdx
	je	.LBB8_39
.LBB8_33:
	leaq	1(%r9), %rax
	cmpq	%rcx, %rax
	setge	%al
	testq	%r12, %r12
	sets	%r11b
	orb	%al, %r11b
	jne	.LBB8_39
	addq	$2, %r9
	xorl	%eax, %eax
	.p2align	4
.LBB8_35:
	movslq	-4(%r10,%r9,4), %r11
	shlq	$6, %r11
	addq	24(%r8,%r11), %rax
	cmpq	%rcx, %r9
	jge	.LBB8_40
	addq	8(%r8,%r11), %rdx
	incq	%r9
	cmpq	%r12, %rdx
	jl	.LBB8_35
	jmp	.LBB8_40
.LBB8_39:
	xorl	%eax, %eax
.LBB8_40:
	movq	24(%rdi), %rcx
	movq	240(%rdi), %r8
	leaq	-1(%rcx), %r9
	xorl	%edx, %edx
	cmpq	$2, %rcx
	cmovlq	%rdx, %r9
	imulq	344(%rsi), %rax
	subq	%r9, %rax
	testq	%rax, %rax
	cmovleq	%rdx, %rax
	imulq	232(%rdi), %r15
	leaq	(%r8,%r15), %rsi
	addq	(%rdi), %rax
	addq	%r15, %r8
	addq	$63, %r8
	testq	%rsi, %rsi
	cmovnsq	%rsi, %r8
	movq	%r8, %rcx
	sarq	$6, %rcx
	addq	%rax, %rcx
	movq	%rcx, (%rdi)
	andq	$-64, %r8
	subq	%r8, %rsi
	movq	%rsi, 240(%rdi)
	movq	$1, 24(%rdi)
	movq	%r14, 16(%rdi)
.LBB8_41:
	incq	%rdx
	movq	%rdx, 8(%rdi)
	movq	224(%rdi), %rsi
	cmpq	$24, %rsi
	jl	.LBB8_43
	movabsq	$-6148914691236517205, %rdx
	movq	%rsi, %rax
	mulq	%rdx
	shrq	$4, %rdx
	shll	$3, %edx
	leal	(%rdx,%rdx,2), %eax
	subl	%eax, %esi
	movq	32(%rdi,%rsi,8), %rax
	cmpq	%rax, %rcx
	cmovleq	%rax, %rcx
	movq	%rcx, (%rdi)
.LBB8_43:
	movq	%rcx, %rax
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end8:
	.size	predecode, .Lfunc_end8-predecode

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI9_0:
	.quad	0x3ff0000000000000
	.text
	.globl	flow_arcs
	.p2align	4
	.type	flow_arcs,@function
flow_arcs:
.Lflow_arcs$local:
	.type	.Lflow_arcs$local,@function
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r8, -80(%rsp)
	movq	%rcx, -32(%rsp)
	movq	%rdx, -64(%rsp)
	movq	%rsi, -72(%rsp)
	movq	%rdi, -40(%rsp)
	movq	144(%rsp), %rdx
	movq	136(%rsp), %r15
	movq	120(%rsp), %r13
	movq	112(%rsp), %rax
	movq	72(%rsp), %r10
	movq	80(%rsp), %r8
	shlq	$5, %r8
	addq	%r10, %r8
	cmpq	$0, 88(%rsp)
	jle	.LBB9_1
	addq	$24, %rax
	movq	%rax, -56(%rsp)
	xorl	%ebp, %ebp
	movsd	.LCPI9_0(%rip), %xmm0
	xorl	%esi, %esi
	xorl	%edi, %edi
	movq	%r9, -48(%rsp)
	jmp	.LBB9_8
	.p2align	4
.LBB9_41:
	incq	%rsi
	cmpq	88(%rsp), %rsi
	je	.LBB9_2
.LBB9_8:
	cmpq	$0, -72(%rsp)
	jle	.LBB9_41
	movq	-64(%rsp), %rcx
	xorl	%ebx, %ebx
	jmp	.LBB9_10
	.p2align	4
.LBB9_40:
	movq	32(%r11), %rax
	leaq	(%rcx,%rax,8), %rcx
	incq	%rbx
	cmpq	-72(%rsp), %rbx
	movq	144(%rsp), %rdx
	je	.LBB9_41
.LBB9_10:
	movq	-40(%rsp), %rax
	movq	(%rax,%rbx,8), %rax
	leaq	(%rax,%rax,4), %rax
	movq	-32(%rsp), %r9
	leaq	(%r9,%rax,8), %r11
	movq	(%r9,%rax,8), %r12
	movq	8(%r9,%rax,8), %rax
	shlq	$5, %r12
	movq	-80(%rsp), %r9
	addq	%r9, %r12
	shlq	$5, %rax
	addq	%r9, %rax
	cmpq	%rax, %r12
	jae	.LBB9_14
	movq	56(%rsp), %rax
	movq	(%rax,%rbx,8), %rax
	leaq	(%rax,%rax,4), %rax
	movq	64(%rsp), %rdx
	leaq	(%rdx,%rax,8), %rax
	movq	%rax, -88(%rsp)
	movq	144(%rsp), %rdx
	jmp	.LBB9_12
	.p2align	4
.LBB9_13:
	movq	136(%rsp), %r15
.LBB9_32:
	addq	$32, %r12
	movq	8(%r11), %rax
	shlq	$5, %rax
	addq	-80(%rsp), %rax
	cmpq	%rax, %r12
	jae	.LBB9_14
.LBB9_12:
	movq	(%r12), %rax
	movq	(%rcx,%rax,8), %r15
	movq	104(%rsp), %rax
	movq	(%rax,%r15,8), %r14
	decq	%r14
	js	.LBB9_13
	movq	%r14, %rax
	shrq	%rax
	testb	$1, %r14b
	jne	.LBB9_19
	movq	%r8, %r13
	movq	56(%rsp), %rdx
	movq	(%rdx,%rax,8), %rdx
	leaq	(%rdx,%rdx,4), %r9
	movq	64(%rsp), %r8
	leaq	(%r8,%r9,8), %rdx
	movsd	24(%r8,%r9,8), %xmm1
	cmpq	$0, 8(%rdx)
	je	.LBB9_22
	movq	(%rdx), %r9
	movq	-88(%rsp), %r8
	cmpq	(%r8), %r9
	jne	.LBB9_22
	cmpq	$0, 24(%r12)
	movq	%r13, %r8
	movq	120(%rsp), %r13
	je	.LBB9_26
	movsd	32(%rdx), %xmm1
	jmp	.LBB9_26
	.p2align	4
.LBB9_19:
	xorpd	%xmm1, %xmm1
	cmpq	96(%rsp), %r15
	je	.LBB9_26
	movapd	%xmm0, %xmm1
	jmp	.LBB9_26
	.p2align	4
.LBB9_22:
	movq	%r13, %r8
	movq	120(%rsp), %r13
.LBB9_26:
	movq	%rbp, %rdx
	shlq	$5, %rdx
	movq	112(%rsp), %r9
	movq	%rax, (%r9,%rdx)
	movq	%rbx, 8(%r9,%rdx)
	movq	%rsi, 16(%r9,%rdx)
	movq	%r15, 24(%r9,%rdx)
	cmpq	$0, 8(%r12)
	je	.LBB9_27
	movq	-88(%rsp), %rax
	movsd	16(%rax), %xmm2
	jmp	.LBB9_29
	.p2align	4
.LBB9_27:
	xorpd	%xmm2, %xmm2
.LBB9_29:
	movq	128(%rsp), %rax
	movq	136(%rsp), %r15
	movq	144(%rsp), %rdx
	incq	%rbp
	addsd	%xmm1, %xmm2
	movq	%r14, (%r13,%rdi,8)
	leaq	(%rbx,%rbx), %r9
	movq	%r9, (%rax,%rdi,8)
	movq	%rsi, (%r15,%rdi,8)
	movsd	%xmm2, (%rdx,%rdi,8)
	cmpq	$0, 16(%r12)
	je	.LBB9_30
	movq	%r14, 8(%r13,%rdi,8)
	leaq	1(,%rbx,2), %r9
	movq	%r9, 8(%rax,%rdi,8)
	movq	%rsi, 8(%r15,%rdi,8)
	movsd	%xmm1, 8(%rdx,%rdi,8)
	addq	$2, %rdi
	jmp	.LBB9_32
	.p2align	4
.LBB9_30:
	incq	%rdi
	jmp	.LBB9_32
	.p2align	4
.LBB9_14:
	cmpq	%r8, %r10
	jae	.LBB9_38
	movq	%rbp, %r12
	shlq	$5, %r12
	addq	-56(%rsp), %r12
	leaq	(%rdx,%rdi,8), %rax
	movq	%rax, -88(%rsp)
	leaq	(%r15,%rdi,8), %rax
	movq	%rax, -8(%rsp)
	movq	128(%rsp), %rax
	leaq	(%rax,%rdi,8), %rax
	movq	%rax, -16(%rsp)
	leaq	(,%rdi,8), %rax
	addq	%r13, %rax
	movq	%rax, -24(%rsp)
	xorl	%r13d, %r13d
	movq	%rbp, %rax
	movq	%rdi, %r15
	.p2align	4
.LBB9_16:
	cmpq	$0, 16(%r10)
	jne	.LBB9_17
	cmpq	%rbx, 8(%r10)
	jne	.LBB9_36
	movq	(%r10), %rdx
	movq	%rdx, -24(%r12)
	movq	%rbx, -16(%r12)
	movq	$0, -8(%r12)
	movq	$-1, (%r12)
	movq	(%r10), %rdx
	movq	56(%rsp), %r9
	movq	(%r9,%rdx,8), %r9
	leaq	(%r9,%r9,4), %r9
	movq	64(%rsp), %r14
	movsd	24(%r14,%r9,8), %xmm1
	addq	%rdx, %rdx
	addsd	24(%r10), %xmm1
	movq	-24(%rsp), %r9
	movq	%rdx, (%r9,%r13,8)
	incq	%rax
	leaq	(%rbx,%rbx), %rdx
	movq	-16(%rsp), %r9
	movq	%rdx, (%r9,%r13,8)
	movq	-8(%rsp), %rdx
	movq	$0, (%rdx,%r13,8)
	incq	%r15
	movq	-88(%rsp), %rdx
	movsd	%xmm1, (%rdx,%r13,8)
	addq	$32, %r10
	incq	%r13
	addq	$32, %r12
	cmpq	%r8, %r10
	jb	.LBB9_16
	addq	%r13, %rbp
	movq	%r15, %rdi
	jmp	.LBB9_37
.LBB9_17:
	movq	%r15, %rdi
	movq	%rax, %rbp
	jmp	.LBB9_37
.LBB9_36:
	addq	%r13, %rbp
	addq	%r13, %rdi
.LBB9_37:
	movq	120(%rsp), %r13
	movq	136(%rsp), %r15
.LBB9_38:
	movq	16(%r11), %rax
	movq	24(%r11), %rdx
	shlq	$4, %rax
	movq	-48(%rsp), %r9
	addq	%r9, %rax
	jmp	.LBB9_39
	.p2align	4
.LBB9_44:
	movq	8(%rax), %rdx
	leaq	1(,%rbx,2), %r14
	addq	%r14, %rdx
.LBB9_45:
	movq	(%rax), %r12
	movq	(%rcx,%r12,8), %r12
	movq	104(%rsp), %r14
	movq	%rdx, (%r14,%r12,8)
	addq	$16, %rax
	movq	24(%r11), %rdx
.LBB9_39:
	shlq	$4, %rdx
	addq	%r9, %rdx
	cmpq	%rdx, %rax
	jae	.LBB9_40
	testq	%rsi, %rsi
	je	.LBB9_44
	xorl	%edx, %edx
	jmp	.LBB9_45
.LBB9_1:
	xorl	%edi, %edi
	xorl	%ebp, %ebp
.LBB9_2:
	movq	152(%rsp), %rax
	cmpq	%r8, %r10
	jae	.LBB9_6
	movq	%rbp, %rax
	shlq	$5, %rax
	movq	112(%rsp), %rcx
	addq	%rcx, %rax
	addq	$24, %rax
	leaq	(%rdx,%rdi,8), %rcx
	movq	%rcx, -80(%rsp)
	leaq	(%r15,%rdi,8), %rcx
	movq	%rcx, -88(%rsp)
	movq	128(%rsp), %rcx
	leaq	(%rcx,%rdi,8), %r9
	leaq	(,%rdi,8), %r11
	addq	%r13, %r11
	xorl	%edx, %edx
	xorl	%ebx, %ebx
	movq	64(%rsp), %rcx
	movq	56(%rsp), %rsi
	.p2align	4
.LBB9_4:
	movups	(%r10,%rbx), %xmm0
	movq	16(%r10,%rbx), %r14
	movups	%xmm0, -24(%rax,%rbx)
	movq	%r14, -8(%rax,%rbx)
	movq	$-1, (%rax,%rbx)
	movq	(%r10,%rbx), %r14
	movq	8(%r10,%rbx), %r15
	addq	%r15, %r15
	movq	16(%r10,%rbx), %r12
	movq	(%rsi,%r14,8), %r13
	addq	%r14, %r14
	leaq	(%r13,%r13,4), %r13
	movsd	24(%rcx,%r13,8), %xmm0
	addsd	24(%r10,%rbx), %xmm0
	movq	%r14, (%r11,%rdx,8)
	movq	%r15, (%r9,%rdx,8)
	movq	-88(%rsp), %r14
	movq	%r12, (%r14,%rdx,8)
	movq	-80(%rsp), %r14
	movsd	%xmm0, (%r14,%rdx,8)
	incq	%rdx
	leaq	(%r10,%rbx), %r14
	addq	$32, %r14
	addq	$32, %rbx
	cmpq	%r8, %r14
	jb	.LBB9_4
	addq	%rdx, %rbp
	addq	%rdx, %rdi
	movq	152(%rsp), %rax
.LBB9_6:
	movq	%rdi, (%rax)
	movq	%rbp, %rax
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end9:
	.size	flow_arcs, .Lfunc_end9-flow_arcs
	.size	.Lflow_arcs$local, .Lfunc_end9-flow_arcs

	.globl	issue_nodes
	.p2align	4
	.type	issue_nodes,@function
issue_nodes:
.Lissue_nodes$local:
	.type	.Lissue_nodes$local,@function
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movq	64(%rsp), %rax
	movq	56(%rsp), %r10
	movq	48(%rsp), %r11
	testq	%rsi, %rsi
	jle	.LBB10_3
	xorl	%ebx, %ebx
	movq	%rsi, %r14
	.p2align	4
.LBB10_2:
	movq	(%rdi,%rbx), %r15
	leaq	(%r15,%r15,4), %r15
	movsd	16(%rdx,%r15,8), %xmm0
	movsd	%xmm0, (%r10,%rbx,2)
	movq	$0, 8(%r10,%rbx,2)
	movq	$-1, 8(%rax,%rbx,2)
	movq	$-1, (%rax,%rbx,2)
	addq	$8, %rbx
	decq	%r14
	jne	.LBB10_2
.LBB10_3:
	testq	%r11, %r11
	jle	.LBB10_9
	movq	40(%rsp), %rbx
	xorl	%r14d, %r14d
	jmp	.LBB10_5
	.p2align	4
.LBB10_8:
	incq	%r14
	cmpq	%r14, %r11
	je	.LBB10_9
.LBB10_5:
	cmpq	$0, (%r9,%r14,8)
	jne	.LBB10_8
	movq	(%rcx,%r14,8), %r15
	movsd	(%r10,%r15,8), %xmm0
	addsd	(%rbx,%r14,8), %xmm0
	movq	(%r8,%r14,8), %r15
	ucomisd	(%r10,%r15,8), %xmm0
	jbe	.LBB10_8
	movsd	%xmm0, (%r10,%r15,8)
	movq	(%rcx,%r14,8), %r15
	movq	(%r8,%r14,8), %r12
	movq	%r15, (%rax,%r12,8)
	jmp	.LBB10_8
.LBB10_9:
	testq	%rsi, %rsi
	jle	.LBB10_10
	movq	$-1, %r8
	xorpd	%xmm0, %xmm0
	xorl	%ecx, %ecx
	jmp	.LBB10_13
	.p2align	4
.LBB10_17:
	incq	%rcx
	addq	$16, %r10
	movapd	%xmm1, %xmm0
	movq	%rax, %r8
	cmpq	%rcx, %rsi
	je	.LBB10_11
.LBB10_13:
	movsd	(%r10), %xmm1
	movq	(%rdi,%rcx,8), %rax
	leaq	(%rax,%rax,4), %rax
	addsd	24(%rdx,%rax,8), %xmm1
	testq	%r8, %r8
	sets	%al
	ucomisd	%xmm0, %xmm1
	seta	%r9b
	orb	%al, %r9b
	movq	%rcx, %rax
	testb	%r9b, %r9b
	jne	.LBB10_15
	movq	%r8, %rax
.LBB10_15:
	jne	.LBB10_17
	movapd	%xmm0, %xmm1
	jmp	.LBB10_17
.LBB10_10:
	movq	$-1, %rax
.LBB10_11:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	retq
.Lfunc_end10:
	.size	issue_nodes, .Lfunc_end10-issue_nodes
	.size	.Lissue_nodes$local, .Lfunc_end10-issue_nodes

	.globl	chain_links
	.p2align	4
	.type	chain_links,@function
chain_links:
.Lchain_links$local:
	.type	.Lchain_links$local,@function
	pushq	%rbx
	shlq	$5, %rsi
	addq	%rdi, %rsi
	xorl	%eax, %eax
	jmp	.LBB11_1
	.p2align	4
.LBB11_20:
	testq	%rdx, %r10
	je	.LBB11_3
.LBB11_1:
	cmpq	%rdi, %rsi
	jbe	.LBB11_2
	movq	%rdi, %r11
	xorl	%r10d, %r10d
	jmp	.LBB11_10
	.p2align	4
.LBB11_13:
	addq	$32, %r11
	cmpq	%rsi, %r11
	jae	.LBB11_14
.LBB11_10:
	movq	(%r11), %rbx
	cmpb	$0, (%rcx,%rbx)
	je	.LBB11_13
	movq	8(%r11), %rbx
	cmpb	$0, (%rcx,%rbx)
	jne	.LBB11_13
	movb	$1, (%rcx,%rbx)
	movl	$1, %r10d
	jmp	.LBB11_13
	.p2align	4
.LBB11_2:
	xorl	%r10d, %r10d
	jmp	.LBB11_15
	.p2align	4
.LBB11_14:
	movq	%rsi, %r11
	cmpq	%rdi, %rsi
	ja	.LBB11_16
.LBB11_15:
	testq	%rdx, %r10
	jne	.LBB11_1
	jmp	.LBB11_8
	.p2align	4
.LBB11_19:
	cmpq	%rdi, %r11
	jbe	.LBB11_20
.LBB11_16:
	movq	-24(%r11), %rbx
	addq	$-32, %r11
	cmpb	$0, (%r8,%rbx)
	je	.LBB11_19
	movq	(%r11), %rbx
	cmpb	$0, (%r8,%rbx)
	jne	.LBB11_19
	movb	$1, (%r8,%rbx)
	movl	$1, %r10d
	jmp	.LBB11_19
.LBB11_3:
	xorl	%eax, %eax
	cmpq	%rdi, %rsi
	ja	.LBB11_4
.LBB11_8:
	popq	%rbx
	retq
	.p2align	4
.LBB11_7:
	addq	$32, %rdi
	cmpq	%rsi, %rdi
	jae	.LBB11_8
.LBB11_4:
	movq	(%rdi), %rdx
	cmpb	$0, (%rcx,%rdx)
	je	.LBB11_7
	movq	8(%rdi), %rdx
	cmpb	$0, (%r8,%rdx)
	je	.LBB11_7
	leaq	1(%rax), %rdx
	shlq	$5, %rax
	movups	(%rdi), %xmm0
	movups	16(%rdi), %xmm1
	movups	%xmm1, 16(%r9,%rax)
	movups	%xmm0, (%r9,%rax)
	movq	%rdx, %rax
	jmp	.LBB11_7
.Lfunc_end11:
	.size	chain_links, .Lfunc_end11-chain_links
	.size	.Lchain_links$local, .Lfunc_end11-chain_links

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI12_0:
	.quad	0x3fe3c6ef372fe950
	.text
	.globl	spread_shapes
	.p2align	4
	.type	spread_shapes,@function
spread_shapes:
.Lspread_shapes$local:
	.type	.Lspread_shapes$local,@function
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r9, -24(%rsp)
	movq	%r8, -16(%rsp)
	movq	%rcx, -48(%rsp)
	movq	%rdi, -64(%rsp)
	movq	%rsi, -56(%rsp)
	testq	%rsi, %rsi
	jle	.LBB12_4
	movq	88(%rsp), %rax
	movq	64(%rsp), %r10
	addq	$16, %rax
	movq	%rax, -32(%rsp)
	xorl	%r12d, %r12d
	movsd	.LCPI12_0(%rip), %xmm0
	xorl	%r11d, %r11d
	xorl	%eax, %eax
	xorl	%r13d, %r13d
	xorl	%esi, %esi
	jmp	.LBB12_2
	.p2align	4
.LBB12_3:
	movq	-72(%rsp), %rcx
	movq	32(%rcx), %rcx
	leaq	(%rdx,%rcx,8), %rdx
	movq	-40(%rsp), %rsi
	incq	%rsi
	cmpq	-56(%rsp), %rsi
	je	.LBB12_4
.LBB12_2:
	movq	-64(%rsp), %rcx
	movq	(%rcx,%rsi,8), %rcx
	leaq	(%rcx,%rcx,4), %rcx
	movq	-48(%rsp), %r8
	leaq	(%r8,%rcx,8), %rdi
	movq	%rdi, -72(%rsp)
	movq	%rsi, -40(%rsp)
	movq	8(%r8,%rcx,8), %rdi
	addq	%r11, %rdi
	subq	(%r8,%rcx,8), %rdi
	shlq	$5, %rsi
	movupd	16(%r8,%rcx,8), %xmm1
	movq	72(%rsp), %r9
	movq	%r11, (%r9,%rsi)
	movq	%rdi, 8(%r9,%rsi)
	movupd	%xmm1, 16(%r9,%rsi)
	movq	(%r8,%rcx,8), %rbp
	cmpq	8(%r8,%rcx,8), %rbp
	jl	.LBB12_5
	jmp	.LBB12_3
	.p2align	4
.LBB12_16:
	incq	%r11
	movq	%r13, 176(%rbx)
	incq	%rbp
	movq	-72(%rsp), %rcx
	cmpq	8(%rcx), %rbp
	jge	.LBB12_3
.LBB12_5:
	imulq	$184, %rbp, %r9
	movq	-16(%rsp), %r8
	leaq	(%r8,%r9), %r14
	movq	%r11, -8(%rsp)
	imulq	$184, %r11, %r11
	movq	80(%rsp), %r15
	leaq	(%r15,%r11), %rbx
	movl	$23, %ecx
	movq	%rbx, %rdi
	movq	%r14, %rsi
	rep;movsq (%rsi), %es:(%rdi)
	movq	%r12, 136(%r15,%r11)
	movq	136(%r8,%r9), %rcx
	cmpq	144(%r8,%r9), %rcx
	jge	.LBB12_10
	movq	%rcx, %rsi
	shlq	$5, %rsi
	addq	-24(%rsp), %rsi
	movq	%r12, %rdi
	shlq	$5, %rdi
	addq	-32(%rsp), %rdi
	xorl	%r9d, %r9d
	jmp	.LBB12_7
	.p2align	4
.LBB12_9:
	incq	%rcx
	incq	%r12
	addq	$32, %r9
	cmpq	144(%r14), %rcx
	jge	.LBB12_10
.LBB12_7:
	movups	(%rsi,%r9), %xmm1
	movups	16(%rsi,%r9), %xmm2
	movups	%xmm1, -16(%rdi,%r9)
	movups	%xmm2, (%rdi,%r9)
	movsd	-8(%rdi,%r9), %xmm1
	cvttsd2si	%xmm1, %r11
	xorps	%xmm2, %xmm2
	cvtsi2sd	%r11, %xmm2
	ucomisd	%xmm2, %xmm1
	jne	.LBB12_8
	jnp	.LBB12_9
.LBB12_8:
	xorps	%xmm1, %xmm1
	cvtsi2sd	%r12, %xmm1
	mulsd	%xmm0, %xmm1
	cvttsd2si	%xmm1, %r11
	xorps	%xmm2, %xmm2
	cvtsi2sd	%r11, %xmm2
	subsd	%xmm2, %xmm1
	movsd	%xmm1, (%rdi,%r9)
	jmp	.LBB12_9
	.p2align	4
.LBB12_10:
	movq	%r12, 144(%rbx)
	movq	%rax, 152(%rbx)
	movq	152(%r14), %rcx
	cmpq	160(%r14), %rcx
	jge	.LBB12_15
	movq	%rcx, %rsi
	shlq	$5, %rsi
	addq	56(%rsp), %rsi
	movq	%rax, %rdi
	shlq	$5, %rdi
	addq	96(%rsp), %rdi
	xorl	%r9d, %r9d
	jmp	.LBB12_12
	.p2align	4
.LBB12_14:
	leaq	(%rdi,%r9), %r8
	movq	%r11, (%r8)
	incq	%rcx
	incq	%rax
	addq	$32, %r9
	cmpq	160(%r14), %rcx
	jge	.LBB12_15
.LBB12_12:
	movupd	(%rsi,%r9), %xmm1
	movupd	16(%rsi,%r9), %xmm2
	movupd	%xmm2, 16(%rdi,%r9)
	movupd	%xmm1, (%rdi,%r9)
	movq	(%rsi,%r9), %r11
	cmpq	$2, %r11
	jl	.LBB12_14
	movq	-16(%rdx,%r11,8), %r11
	addq	$2, %r11
	jmp	.LBB12_14
	.p2align	4
.LBB12_15:
	movq	%rax, 160(%rbx)
	movq	%r13, 168(%rbx)
	movq	168(%r14), %rcx
	cmpq	176(%r14), %rcx
	movq	104(%rsp), %rdi
	movq	-8(%rsp), %r11
	jl	.LBB12_17
	jmp	.LBB12_16
	.p2align	4
.LBB12_19:
	movq	%rsi, (%rdi,%r13,8)
	incq	%r13
	incq	%rcx
	cmpq	176(%r14), %rcx
	jge	.LBB12_16
.LBB12_17:
	movq	(%r10,%rcx,8), %rsi
	cmpq	$2, %rsi
	jl	.LBB12_19
	movq	-16(%rdx,%rsi,8), %rsi
	addq	$2, %rsi
	jmp	.LBB12_19
.LBB12_4:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end12:
	.size	spread_shapes, .Lfunc_end12-spread_shapes
	.size	.Lspread_shapes$local, .Lfunc_end12-spread_shapes

	.globl	count_granules
	.p2align	4
	.type	count_granules,@function
count_granules:
.Lcount_granules$local:
	.type	.Lcount_granules$local,@function
	testq	%rdx, %rdx
	jle	.LBB13_1
	cmpq	$1, %rdx
	jne	.LBB13_8
	xorl	%ecx, %ecx
	xorl	%eax, %eax
.LBB13_4:
	testb	$1, %dl
	je	.LBB13_7
	cmpb	$0, (%rsi,%rcx)
	je	.LBB13_7
	movq	(%rdi,%rcx,8), %rcx
	sarq	$3, %rcx
	addq	%rcx, %rax
	addq	$2, %rax
.LBB13_7:
	retq
.LBB13_1:
	xorl	%eax, %eax
	retq
.LBB13_8:
	movabsq	$9223372036854775806, %r8
	andq	%rdx, %r8
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.LBB13_9
	.p2align	4
.LBB13_13:
	addq	$2, %rcx
	cmpq	%rcx, %r8
	je	.LBB13_4
.LBB13_9:
	cmpb	$0, (%rsi,%rcx)
	je	.LBB13_11
	movq	(%rdi,%rcx,8), %r9
	sarq	$3, %r9
	addq	%r9, %rax
	addq	$2, %rax
.LBB13_11:
	cmpb	$0, 1(%rsi,%rcx)
	je	.LBB13_13
	movq	8(%rdi,%rcx,8), %r9
	sarq	$3, %r9
	addq	%r9, %rax
	addq	$2, %rax
	jmp	.LBB13_13
.Lfunc_end13:
	.size	count_granules, .Lfunc_end13-count_granules
	.size	.Lcount_granules$local, .Lfunc_end13-count_granules

	.globl	count_ops
	.p2align	4
	.type	count_ops,@function
count_ops:
.Lcount_ops$local:
	.type	.Lcount_ops$local,@function
	testq	%rcx, %rcx
	jle	.LBB14_1
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	xorl	%eax, %eax
	xorl	%r9d, %r9d
	jmp	.LBB14_4
	.p2align	4
.LBB14_5:
	addq	8(%r11), %rax
	subq	(%r11), %rax
.LBB14_14:
	incq	%r9
	cmpq	%rcx, %r9
	je	.LBB14_15
.LBB14_4:
	movslq	(%rdx,%r9,4), %r11
	shlq	$5, %r11
	addq	%rdi, %r11
	testq	%r8, %r8
	js	.LBB14_5
	movq	(%r11), %r10
	movq	8(%r11), %r11
	movq	%r10, %rbx
	subq	%r11, %rbx
	jge	.LBB14_14
	movl	%r11d, %r14d
	subl	%r10d, %r14d
	andl	$3, %r14d
	je	.LBB14_11
	imulq	$184, %r10, %r15
	addq	%rsi, %r15
	negq	%r14
	xorl	%r12d, %r12d
	.p2align	4
.LBB14_9:
	xorl	%r13d, %r13d
	cmpq	%r8, (%r15)
	sete	%r13b
	addq	%r13, %rax
	decq	%r12
	addq	$184, %r15
	cmpq	%r12, %r14
	jne	.LBB14_9
	subq	%r12, %r10
.LBB14_11:
	cmpq	$-4, %rbx
	ja	.LBB14_14
	imulq	$184, %r10, %rbx
	addq	%rsi, %rbx
	.p2align	4
.LBB14_13:
	xorl	%r14d, %r14d
	cmpq	%r8, (%rbx)
	sete	%r14b
	addq	%rax, %r14
	xorl	%eax, %eax
	cmpq	%r8, 184(%rbx)
	sete	%al
	xorl	%r15d, %r15d
	cmpq	%r8, 368(%rbx)
	sete	%r15b
	addq	%rax, %r15
	addq	%r14, %r15
	xorl	%eax, %eax
	cmpq	%r8, 552(%rbx)
	sete	%al
	addq	%r15, %rax
	addq	$4, %r10
	addq	$736, %rbx
	cmpq	%r11, %r10
	jl	.LBB14_13
	jmp	.LBB14_14
.LBB14_15:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	retq
.LBB14_1:
	xorl	%eax, %eax
	retq
.Lfunc_end14:
	.size	count_ops, .Lfunc_end14-count_ops
	.size	.Lcount_ops$local, .Lfunc_end14-count_ops

	.globl	flag_stores
	.p2align	4
	.type	flag_stores,@function
flag_stores:
.Lflag_stores$local:
	.type	.Lflag_stores$local,@function
	testq	%rcx, %rcx
	jle	.LBB15_9
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	xorl	%eax, %eax
	xorl	%r9d, %r9d
	jmp	.LBB15_2
	.p2align	4
.LBB15_7:
	addq	16(%r10), %r9
	incq	%rax
	cmpq	%rcx, %rax
	je	.LBB15_8
.LBB15_2:
	movslq	(%rdx,%rax,4), %rbx
	shlq	$5, %rbx
	leaq	(%rdi,%rbx), %r10
	movq	(%rdi,%rbx), %r11
	movq	8(%rdi,%rbx), %rbx
	cmpq	%rbx, %r11
	jge	.LBB15_7
	leaq	(%r8,%r9), %r14
	imulq	$184, %r11, %r15
	addq	%rsi, %r15
	jmp	.LBB15_4
	.p2align	4
.LBB15_6:
	incq	%r11
	addq	$184, %r15
	cmpq	%rbx, %r11
	jge	.LBB15_7
.LBB15_4:
	cmpq	$2, (%r15)
	jne	.LBB15_6
	movq	88(%r15), %rbx
	movb	$1, (%r14,%rbx)
	movq	8(%r10), %rbx
	jmp	.LBB15_6
.LBB15_8:
	popq	%rbx
	popq	%r14
	popq	%r15
.LBB15_9:
	retq
.Lfunc_end15:
	.size	flag_stores, .Lfunc_end15-flag_stores
	.size	.Lflag_stores$local, .Lfunc_end15-flag_stores

	.globl	loads_meet_stores
	.p2align	4
	.type	loads_meet_stores,@function
loads_meet_stores:
.Lloads_meet_stores$local:
	.type	.Lloads_meet_stores$local,@function
	testq	%rcx, %rcx
	jle	.LBB16_1
	movabsq	$9223372036854775807, %rax
	xorl	%r9d, %r9d
	xorl	%r8d, %r8d
	jmp	.LBB16_12
	.p2align	4
.LBB16_15:
	incq	%r9
	cmpq	%r9, %rcx
	je	.LBB16_3
.LBB16_12:
	cmpb	$0, (%rdx,%r9)
	je	.LBB16_15
	movq	(%rdi,%r9,8), %r10
	testq	%r10, %r10
	js	.LBB16_15
	cmpq	%rax, %r10
	cmovlq	%r10, %rax
	addq	(%rsi,%r9,8), %r10
	cmpq	%r10, %r8
	cmovleq	%r10, %r8
	jmp	.LBB16_15
.LBB16_3:
	testq	%rcx, %rcx
	jle	.LBB16_1
	pushq	%rbx
	movq	%rcx, %r9
	negq	%r9
	movb	$1, %r10b
	movl	$1, %r11d
	jmp	.LBB16_5
	.p2align	4
.LBB16_9:
	cmpq	%rcx, %r11
	setl	%r10b
	leaq	(%r9,%r11), %rbx
	incq	%rbx
	incq	%r11
	cmpq	$1, %rbx
	je	.LBB16_10
.LBB16_5:
	cmpb	$0, -1(%rdx,%r11)
	jne	.LBB16_9
	movq	-8(%rdi,%r11,8), %rbx
	testq	%rbx, %rbx
	js	.LBB16_9
	cmpq	%r8, %rbx
	jge	.LBB16_9
	addq	-8(%rsi,%r11,8), %rbx
	cmpq	%rax, %rbx
	jle	.LBB16_9
.LBB16_10:
	movzbl	%r10b, %eax
	andl	$1, %eax
	popq	%rbx
	retq
.LBB16_1:
	xorl	%eax, %eax
	retq
.Lfunc_end16:
	.size	loads_meet_stores, .Lfunc_end16-loads_meet_stores
	.size	.Lloads_meet_stores$local, .Lfunc_end16-loads_meet_stores

	.globl	number_granules
	.p2align	4
	.type	number_granules,@function
number_granules:
.Lnumber_granules$local:
	.type	.Lnumber_granules$local,@function
	testq	%rcx, %rcx
	jle	.LBB17_1
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	decq	%r9
	xorl	%eax, %eax
	movabsq	$-7046029254386353131, %r10
	xorl	%r11d, %r11d
	jmp	.LBB17_4
	.p2align	4
.LBB17_14:
	incq	%r11
	cmpq	%rcx, %r11
	je	.LBB17_15
.LBB17_4:
	cmpb	$0, (%rdx,%r11)
	je	.LBB17_14
	movq	(%rdi,%r11,8), %rbx
	testq	%rbx, %rbx
	js	.LBB17_14
	movq	(%rsi,%r11,8), %r14
	testq	%r14, %r14
	jle	.LBB17_14
	addq	%rbx, %r14
	decq	%r14
	sarq	$3, %r14
	shrq	$3, %rbx
	cmpq	%r14, %rbx
	jle	.LBB17_8
	jmp	.LBB17_14
	.p2align	4
.LBB17_13:
	cmpq	%r14, %rbx
	leaq	1(%rbx), %rbx
	jge	.LBB17_14
.LBB17_8:
	movq	%rbx, %r12
	shrq	$6, %r12
	imulq	%r10, %r12
	shrq	$26, %r12
	andq	$-64, %r12
	movl	%ebx, %r15d
	andl	$63, %r15d
	orq	%r12, %r15
	.p2align	4
.LBB17_9:
	andq	%r9, %r15
	movq	%r15, %r12
	shlq	$4, %r12
	movq	(%r8,%r12), %r13
	cmpq	$-1, %r13
	je	.LBB17_11
	incq	%r15
	cmpq	%rbx, %r13
	jne	.LBB17_9
.LBB17_11:
	cmpq	$-1, %r13
	jne	.LBB17_13
	addq	%r8, %r12
	movq	%rbx, (%r12)
	movq	%rax, 8(%r12)
	incq	%rax
	jmp	.LBB17_13
.LBB17_15:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	retq
.LBB17_1:
	xorl	%eax, %eax
	retq
.Lfunc_end17:
	.size	number_granules, .Lfunc_end17-number_granules
	.size	.Lnumber_granules$local, .Lfunc_end17-number_granules

	.globl	match_stores
	.p2align	4
	.type	match_stores,@function
match_stores:
.Lmatch_stores$local:
	.type	.Lmatch_stores$local,@function
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -88(%rsp)
	movq	%rcx, -16(%rsp)
	imulq	%rcx, %r8
	testq	%r8, %r8
	jle	.LBB18_36
	movq	88(%rsp), %r10
	movq	80(%rsp), %r11
	movq	72(%rsp), %rax
	movq	56(%rsp), %r14
	decq	%r14
	addq	$8, %rax
	movq	%rax, -72(%rsp)
	xorl	%r15d, %r15d
	xorl	%ebp, %ebp
	xorl	%ecx, %ecx
	movq	%r8, -48(%rsp)
	movq	%rsi, -56(%rsp)
	movq	%rdi, -64(%rsp)
	jmp	.LBB18_2
	.p2align	4
.LBB18_4:
	movq	$-1, (%r11)
	movq	-112(%rsp), %rcx
	movq	-96(%rsp), %r13
.LBB18_35:
	addq	%r13, %r15
	incq	%rbp
	addq	$8, %r11
	addq	$8, %r10
	incq	%rcx
	cmpq	-16(%rsp), %rcx
	movl	$0, %eax
	cmovgeq	%rax, %rcx
	cmpq	%r8, %rbp
	je	.LBB18_36
.LBB18_2:
	movq	$-1, (%r11)
	movq	$0, (%r10)
	movq	(%rdi,%rcx,8), %r12
	movq	(%rsi,%rcx,8), %rbx
	movq	-88(%rsp), %rax
	movzbl	(%rax,%rcx), %r13d
	testq	%r12, %r12
	sets	%al
	testq	%rbx, %rbx
	setle	%dl
	orb	%al, %dl
	jne	.LBB18_35
	movq	%r13, -96(%rsp)
	movq	%rcx, -112(%rsp)
	addq	%r12, %rbx
	movq	%r12, %r13
	movabsq	$9223372036854775800, %rax
	andq	%rax, %r13
	cmpq	%rbx, %r13
	jge	.LBB18_4
	movq	%rbp, -40(%rsp)
	movq	%r11, -32(%rsp)
	movq	%r10, -24(%rsp)
	movq	%r12, %rsi
	shrq	$3, %rsi
	movl	$1, %ecx
	movq	$-1, %rdx
	movq	$-1, %r11
	movq	%r12, -104(%rsp)
	movq	%rbx, -8(%rsp)
	jmp	.LBB18_6
	.p2align	4
.LBB18_13:
	movq	64(%rsp), %rax
	movq	%r15, (%rax,%r13,8)
.LBB18_32:
	leaq	8(,%rsi,8), %r13
	incq	%rsi
	movq	-8(%rsp), %rbx
	cmpq	%rbx, %r13
	movq	-104(%rsp), %r12
	jge	.LBB18_33
.LBB18_6:
	movq	%rcx, -80(%rsp)
	movq	%r12, %r8
	subq	%r13, %r8
	movq	%rbx, %r10
	subq	%r13, %r10
	movq	%rsi, %rdi
	shrq	$6, %rdi
	movabsq	$-7046029254386353131, %rax
	imulq	%rax, %rdi
	shrq	$26, %rdi
	andq	$-64, %rdi
	movl	%esi, %eax
	andl	$63, %eax
	orq	%rdi, %rax
	.p2align	4
.LBB18_7:
	andq	%r14, %rax
	movq	%rax, %rbp
	shlq	$4, %rbp
	movq	(%r9,%rbp), %rdi
	cmpq	$-1, %rdi
	je	.LBB18_9
	incq	%rax
	cmpq	%rsi, %rdi
	jne	.LBB18_7
.LBB18_9:
	addq	%r9, %rbp
	testq	%r8, %r8
	movl	$0, %ebx
	cmovgq	%r8, %rbx
	cmpq	$8, %r10
	movl	$8, %eax
	cmovlq	%r10, %rax
	movq	-88(%rsp), %r12
	movq	-112(%rsp), %rcx
	movzbl	(%r12,%rcx), %r12d
	cmpq	$-1, %rdi
	je	.LBB18_14
	testb	%r12b, %r12b
	movq	-80(%rsp), %rcx
	jne	.LBB18_11
	movq	8(%rbp), %r10
	movq	64(%rsp), %rdi
	movq	(%rdi,%r10,8), %rbp
	cmpq	$-2, %rbp
	jne	.LBB18_16
	cmpq	%rbx, %rax
	jle	.LBB18_32
	movl	%eax, %edi
	subl	%ebx, %edi
	leaq	1(%rbx), %r12
	testb	$1, %dil
	je	.LBB18_29
	movq	%r10, %rdi
	shlq	$6, %rdi
	addq	72(%rsp), %rdi
	movq	(%rdi,%rbx,8), %rdi
	addq	%rbx, %r13
	cmpq	-104(%rsp), %r13
	cmoveq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	%r11, %rdi
	sete	%bl
	andl	%ebx, %ecx
	cmpq	%rdi, %rdx
	cmovleq	%rdi, %rdx
	movq	%r12, %rbx
.LBB18_29:
	movq	%rdx, %rbp
	cmpq	%r12, %rax
	je	.LBB18_32
	shlq	$6, %r10
	addq	-72(%rsp), %r10
	.p2align	4
.LBB18_31:
	movq	-8(%r10,%rbx,8), %rdx
	movq	(%r10,%rbx,8), %rdi
	cmpq	%rbx, %r8
	cmoveq	%rdx, %r11
	movq	%rdx, %r12
	xorq	%r11, %r12
	cmpq	%rdx, %rbp
	cmovgq	%rbp, %rdx
	leaq	-1(%r8), %r13
	cmpq	%rbx, %r13
	cmoveq	%rdi, %r11
	movq	%rdi, %rbp
	xorq	%r11, %rbp
	xorl	%r13d, %r13d
	orq	%r12, %rbp
	sete	%r13b
	andl	%r13d, %ecx
	cmpq	%rdi, %rdx
	cmovleq	%rdi, %rdx
	addq	$2, %rbx
	movq	%rdx, %rbp
	cmpq	%rbx, %rax
	jne	.LBB18_31
	jmp	.LBB18_32
	.p2align	4
.LBB18_14:
	testb	%r12b, %r12b
	movq	-80(%rsp), %rcx
	je	.LBB18_15
.LBB18_11:
	movq	8(%rbp), %r13
	testq	%r8, %r8
	jg	.LBB18_17
	cmpq	$8, %r10
	jge	.LBB18_13
.LBB18_17:
	movq	%r13, %r8
	shlq	$6, %r8
	addq	72(%rsp), %r8
	movq	64(%rsp), %r10
	movq	(%r10,%r13,8), %rdi
	cmpq	$-2, %rdi
	je	.LBB18_19
	movq	%rdi, (%r8)
	movq	(%r10,%r13,8), %rdi
	movq	%rdi, 8(%r8)
	movq	%rdi, 16(%r8)
	movq	(%r10,%r13,8), %rdi
	movq	%rdi, 24(%r8)
	movq	%rdi, 32(%r8)
	movq	(%r10,%r13,8), %rdi
	movq	%rdi, 40(%r8)
	movq	%rdi, 48(%r8)
	movq	(%r10,%r13,8), %rdi
	movq	%rdi, 56(%r8)
.LBB18_19:
	movq	$-2, (%r10,%r13,8)
	cmpq	%rbx, %rax
	jle	.LBB18_32
	movl	%eax, %r13d
	subl	%ebx, %r13d
	movq	%rbx, %r10
	andl	$7, %r13d
	je	.LBB18_23
	shll	$3, %r13d
	movq	%rbx, %r10
	.p2align	4
.LBB18_22:
	movq	%r15, (%r8,%r10,8)
	incq	%r10
	addq	$-8, %r13
	jne	.LBB18_22
.LBB18_23:
	subq	%rax, %rbx
	cmpq	$-8, %rbx
	ja	.LBB18_32
	.p2align	4
.LBB18_24:
	movq	%r15, (%r8,%r10,8)
	movq	%r15, 8(%r8,%r10,8)
	movq	%r15, 16(%r8,%r10,8)
	movq	%r15, 24(%r8,%r10,8)
	movq	%r15, 32(%r8,%r10,8)
	movq	%r15, 40(%r8,%r10,8)
	movq	%r15, 48(%r8,%r10,8)
	movq	%r15, 56(%r8,%r10,8)
	addq	$8, %r10
	cmpq	%r10, %rax
	jne	.LBB18_24
	jmp	.LBB18_32
.LBB18_15:
	movq	$-1, %rbp
.LBB18_16:
	cmpq	%r13, -104(%rsp)
	cmovgeq	%rbp, %r11
	xorl	%eax, %eax
	cmpq	%r11, %rbp
	sete	%al
	andl	%eax, %ecx
	cmpq	%rbp, %rdx
	cmovleq	%rbp, %rdx
	jmp	.LBB18_32
	.p2align	4
.LBB18_33:
	movq	%rcx, %rax
	movq	-32(%rsp), %r11
	movq	%rdx, (%r11)
	testq	%rdx, %rdx
	movq	-48(%rsp), %r8
	movq	-56(%rsp), %rsi
	movq	-64(%rsp), %rdi
	movq	-24(%rsp), %r10
	movq	-40(%rsp), %rbp
	movq	-112(%rsp), %rcx
	movq	-96(%rsp), %r13
	js	.LBB18_35
	cmpq	$1, %rax
	movl	$0, %eax
	adcq	$1, %rax
	movq	%rax, (%r10)
	jmp	.LBB18_35
.LBB18_36:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end18:
	.size	match_stores, .Lfunc_end18-match_stores
	.size	.Lmatch_stores$local, .Lfunc_end18-match_stores

	.globl	fill_accesses
	.p2align	4
	.type	fill_accesses,@function
fill_accesses:
.Lfill_accesses$local:
	.type	.Lfill_accesses$local,@function
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r9, -24(%rsp)
	movq	%r8, -32(%rsp)
	movq	%rcx, -40(%rsp)
	movq	%rdx, -8(%rsp)
	cmpq	$0, 80(%rsp)
	jle	.LBB19_10
	movq	88(%rsp), %r10
	xorl	%r8d, %r8d
	jmp	.LBB19_2
	.p2align	4
.LBB19_9:
	movq	-16(%rsp), %r8
	incq	%r8
	cmpq	80(%rsp), %r8
	je	.LBB19_10
.LBB19_2:
	movq	%r8, %r13
	subq	$1, %r13
	movq	64(%rsp), %rcx
	movq	%rcx, %rax
	movl	$0, %edx
	cmovbq	%rdx, %rax
	imulq	72(%rsp), %r13
	movq	%r8, -16(%rsp)
	cmpq	$2, %r8
	cmovbq	%rdx, %r13
	testq	%rcx, %rcx
	jle	.LBB19_9
	movq	-32(%rsp), %rcx
	leaq	(%rcx,%rax,8), %rdx
	movq	-24(%rsp), %rcx
	leaq	(%rcx,%rax,8), %r11
	movq	-40(%rsp), %rcx
	leaq	(%rcx,%rax,8), %rax
	xorl	%r15d, %r15d
	jmp	.LBB19_4
	.p2align	4
.LBB19_8:
	incq	%r15
	addq	$56, %r10
	cmpq	%r15, 64(%rsp)
	je	.LBB19_9
.LBB19_4:
	movq	(%rax,%r15,8), %r8
	movq	(%r11,%r15,8), %r9
	movq	(%rdi,%r15,8), %rcx
	movq	(%rsi,%r15,8), %r12
	movq	-8(%rsp), %rbx
	movq	(%rbx,%r15,8), %r14
	movq	(%rdx,%r15,8), %rbx
	movq	56(%rsp), %rbp
	movq	(%rbp,%r15,8), %rbp
	movq	%rcx, (%r10)
	movq	%r12, 8(%r10)
	movq	%r14, 16(%r10)
	movq	%r8, 24(%r10)
	movq	%rbx, 32(%r10)
	movq	%r9, 40(%r10)
	movq	%rbp, 48(%r10)
	testq	%r8, %r8
	js	.LBB19_6
	addq	%r13, %r8
	movq	%r8, 24(%r10)
.LBB19_6:
	testq	%r9, %r9
	js	.LBB19_8
	addq	%r13, %r9
	movq	%r9, 40(%r10)
	jmp	.LBB19_8
.LBB19_10:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end19:
	.size	fill_accesses, .Lfunc_end19-fill_accesses
	.size	.Lfill_accesses$local, .Lfunc_end19-fill_accesses

	.globl	block_aliases
	.p2align	4
	.type	block_aliases,@function
block_aliases:
.Lblock_aliases$local:
	.type	.Lblock_aliases$local,@function
	testq	%rcx, %rcx
	jle	.LBB20_8
	xorl	%eax, %eax
	xorl	%r10d, %r10d
	jmp	.LBB20_2
	.p2align	4
.LBB20_3:
	movq	(%rdi,%rax,8), %r11
	movq	%r11, (%r8,%r10,8)
	incq	%r10
.LBB20_7:
	incq	%rax
	cmpq	%rax, %rcx
	je	.LBB20_8
.LBB20_2:
	cmpb	$0, (%rsi,%rax)
	jne	.LBB20_3
	movq	(%rdx,%rax,8), %r11
	testq	%r11, %r11
	js	.LBB20_7
	movq	(%r8,%r11,8), %r11
	cmpq	(%rdi,%rax,8), %r11
	je	.LBB20_7
	movq	$2, (%r9,%rax,8)
	jmp	.LBB20_7
.LBB20_8:
	retq
.Lfunc_end20:
	.size	block_aliases, .Lfunc_end20-block_aliases
	.size	.Lblock_aliases$local, .Lfunc_end20-block_aliases

	.globl	match_lookalikes
	.p2align	4
	.type	match_lookalikes,@function
match_lookalikes:
.Lmatch_lookalikes$local:
	.type	.Lmatch_lookalikes$local,@function
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rcx, -24(%rsp)
	movq	%rdi, -16(%rsp)
	movq	%rsi, -8(%rsp)
	testq	%rsi, %rsi
	jle	.LBB21_11
	movq	80(%rsp), %rax
	movq	72(%rsp), %rbx
	movq	64(%rsp), %r11
	addq	$16, -24(%rsp)
	xorl	%r14d, %r14d
	xorl	%r15d, %r15d
	xorl	%r12d, %r12d
	jmp	.LBB21_2
	.p2align	4
.LBB21_10:
	incq	%r12
	cmpq	-8(%rsp), %r12
	je	.LBB21_11
.LBB21_2:
	movq	-16(%rsp), %rcx
	movslq	(%rcx,%r12,4), %r13
	movq	(%rdx,%r13,8), %rbp
	cmpq	8(%rdx,%r13,8), %rbp
	jge	.LBB21_9
	leaq	(,%rbp,2), %rcx
	addq	%rbp, %rcx
	movq	-24(%rsp), %rsi
	leaq	(%rsi,%rcx,8), %r10
	jmp	.LBB21_4
	.p2align	4
.LBB21_5:
	movq	%r15, (%rcx)
	incq	%r15
	movq	%r12, 8(%rcx)
.LBB21_8:
	incq	%rbp
	incq	%r14
	addq	$24, %r10
	cmpq	8(%rdx,%r13,8), %rbp
	jge	.LBB21_9
.LBB21_4:
	movq	-16(%r10), %rcx
	shlq	$4, %rcx
	addq	%rbx, %rcx
	movq	$-1, (%rax,%r14,8)
	cmpb	$0, (%r8,%r14)
	jne	.LBB21_5
	movq	-8(%r10), %rdi
	movq	(%r10), %rsi
	movq	(%r11,%rdi,8), %rdi
	movq	(%r11,%rsi,8), %rsi
	cmpq	%rsi, %rdi
	cmovgq	%rdi, %rsi
	cmpq	%rsi, 8(%rcx)
	jle	.LBB21_8
	movq	(%rcx), %rcx
	movq	%rcx, (%rax,%r14,8)
	jmp	.LBB21_8
	.p2align	4
.LBB21_9:
	movq	(%r9,%r13,8), %rcx
	cmpq	8(%r9,%r13,8), %rcx
	movq	56(%rsp), %r10
	jge	.LBB21_10
	.p2align	4
.LBB21_12:
	movq	(%r10,%rcx,8), %rsi
	movq	%r12, (%r11,%rsi,8)
	incq	%rcx
	cmpq	8(%r9,%r13,8), %rcx
	jl	.LBB21_12
	jmp	.LBB21_10
.LBB21_11:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end21:
	.size	match_lookalikes, .Lfunc_end21-match_lookalikes
	.size	.Lmatch_lookalikes$local, .Lfunc_end21-match_lookalikes

	.globl	pair_stack_moves
	.p2align	4
	.type	pair_stack_moves,@function
pair_stack_moves:
.Lpair_stack_moves$local:
	.type	.Lpair_stack_moves$local,@function
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r9, -8(%rsp)
	movq	%r8, -16(%rsp)
	testq	%rsi, %rsi
	jle	.LBB22_13
	movq	56(%rsp), %r10
	xorl	%r11d, %r11d
	xorl	%ebx, %ebx
	xorl	%r14d, %r14d
	jmp	.LBB22_2
	.p2align	4
.LBB22_11:
	movq	%r12, %r11
.LBB22_12:
	incq	%r14
	cmpq	%rsi, %r14
	je	.LBB22_13
.LBB22_2:
	movslq	(%rdi,%r14,4), %r15
	movq	(%rcx,%r15,8), %rax
	movq	8(%rcx,%r15,8), %r13
	leaq	(%r11,%r13), %r12
	subq	%rax, %r12
	cmpq	%r12, %r11
	jge	.LBB22_12
	subq	%rax, %r13
	movq	64(%rsp), %rax
	leaq	(%rax,%r11,8), %r8
	movq	-8(%rsp), %rax
	leaq	(%rax,%r11,8), %rax
	addq	-16(%rsp), %r11
	xorl	%ebp, %ebp
	jmp	.LBB22_4
	.p2align	4
.LBB22_5:
	movb	%r9b, (%r10,%rbx)
	incq	%rbx
.LBB22_10:
	incq	%rbp
	cmpq	%rbp, %r13
	je	.LBB22_11
.LBB22_4:
	cmpb	$0, (%r11,%rbp)
	movzbl	(%rdx,%r15), %r9d
	jne	.LBB22_5
	testb	%r9b, %r9b
	je	.LBB22_10
	movq	(%rax,%rbp,8), %r9
	testq	%r9, %r9
	js	.LBB22_10
	cmpb	$0, (%r10,%r9)
	je	.LBB22_10
	movq	%r9, (%r8,%rbp,8)
	jmp	.LBB22_10
.LBB22_13:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end22:
	.size	pair_stack_moves, .Lfunc_end22-pair_stack_moves
	.size	.Lpair_stack_moves$local, .Lfunc_end22-pair_stack_moves

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI23_0:
	.quad	0x3ff0000000000000
	.text
	.globl	find_missed
	.p2align	4
	.type	find_missed,@function
find_missed:
.Lfind_missed$local:
	.type	.Lfind_missed$local,@function
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -8(%rsp)
	leaq	(%rsi,%rsi), %rbx
	testq	%rbx, %rbx
	jle	.LBB23_22
	movq	56(%rsp), %rax
	movq	$-1, %r12
	movsd	.LCPI23_0(%rip), %xmm0
	divsd	(%rax), %xmm0
	xorl	%r11d, %r11d
	xorl	%r14d, %r14d
	xorl	%r13d, %r13d
	xorl	%ebp, %ebp
	xorl	%edx, %edx
	jmp	.LBB23_2
	.p2align	4
.LBB23_20:
	movapd	%xmm0, %xmm1
.LBB23_21:
	movq	64(%rsp), %rax
	movsd	%xmm1, (%rax,%rbp,8)
	incq	%rbp
	cmpq	%rsi, %rbp
	movl	$0, %eax
	cmovgeq	%rax, %rbp
	cmpq	%rbx, %r13
	je	.LBB23_22
.LBB23_2:
	movq	%r12, %r15
	movl	(%rdi,%rbp,4), %eax
	movslq	%eax, %r12
	incq	%r13
	cmpq	%r12, %r15
	jge	.LBB23_5
	cmpq	%r12, %r11
	jg	.LBB23_5
	cmpq	%r12, %r14
	jle	.LBB23_5
	testl	%edx, %edx
	jne	.LBB23_20
	jmp	.LBB23_19
	.p2align	4
.LBB23_5:
	cltd
	idivl	%r9d
	movslq	%eax, %r11
	movq	%r11, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB23_6
	movq	%r11, %rax
	cqto
	idivq	%rcx
	jmp	.LBB23_8
.LBB23_6:
	xorl	%edx, %edx
	divl	%ecx
.LBB23_8:
	imulq	%r8, %rdx
	shlq	$4, %rdx
	addq	-8(%rsp), %rdx
	movq	%r8, %r14
	shlq	$4, %r14
	addq	%rdx, %r14
	cmpq	%rdx, %r14
	jbe	.LBB23_9
	movq	%rdx, %rax
	jmp	.LBB23_11
	.p2align	4
.LBB23_15:
	addq	$16, %rax
	movq	%r15, %rdx
	cmpq	%r14, %rax
	jae	.LBB23_16
.LBB23_11:
	cmpq	%r11, (%rax)
	je	.LBB23_12
	movq	8(%rax), %r10
	movq	%rax, %r15
	cmpq	8(%rdx), %r10
	jl	.LBB23_15
	movq	%rdx, %r15
	jmp	.LBB23_15
	.p2align	4
.LBB23_9:
	movq	%rdx, %r15
.LBB23_16:
	movq	%r11, (%r15)
	movl	$1, %edx
	movq	%r15, %rax
	jmp	.LBB23_17
.LBB23_12:
	xorl	%edx, %edx
.LBB23_17:
	imulq	%r9, %r11
	leaq	(%r11,%r9), %r14
	movq	%r13, 8(%rax)
	testl	%edx, %edx
	jne	.LBB23_20
.LBB23_19:
	xorpd	%xmm1, %xmm1
	jmp	.LBB23_21
.LBB23_22:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end23:
	.size	find_missed, .Lfunc_end23-find_missed
	.size	.Lfind_missed$local, .Lfunc_end23-find_missed

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI24_0:
	.quad	0xbe112e0be826d695
	.text
	.globl	add_fetching
	.p2align	4
	.type	add_fetching,@function
add_fetching:
.Ladd_fetching$local:
	.type	.Ladd_fetching$local,@function
	testq	%rsi, %rsi
	jle	.LBB24_16
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	cvtsi2sd	%r8, %xmm0
	leaq	32(%rcx), %rax
	movq	%rax, -8(%rsp)
	addq	$584, %rcx
	movq	%rcx, -16(%rsp)
	xorl	%ebp, %ebp
	movsd	.LCPI24_0(%rip), %xmm1
	xorpd	%xmm2, %xmm2
	xorl	%r10d, %r10d
	xorl	%r11d, %r11d
	jmp	.LBB24_2
	.p2align	4
.LBB24_14:
	incq	%r11
	cmpq	%rsi, %r11
	je	.LBB24_15
.LBB24_2:
	movslq	(%rdi,%r11,4), %r8
	testq	%r11, %r11
	je	.LBB24_4
	movl	-4(%rdi,%r11,4), %eax
	incl	%eax
	cmpl	%eax, %r8d
	cmovneq	%rbp, %r10
.LBB24_4:
	xorps	%xmm3, %xmm3
	cvtsi2sd	%r10, %xmm3
	divsd	%xmm0, %xmm3
	addsd	%xmm1, %xmm3
	cvttsd2si	%xmm3, %r14
	xorps	%xmm4, %xmm4
	cvtsi2sd	%r14, %xmm4
	xorl	%ebx, %ebx
	ucomisd	%xmm4, %xmm3
	seta	%cl
	shlq	$5, %r8
	movq	(%rdx,%r8), %r12
	movq	8(%rdx,%r8), %r15
	movq	%r12, %r13
	subq	%r15, %r13
	jge	.LBB24_12
	movl	%r15d, %r8d
	subl	%r12d, %r8d
	andl	$3, %r8d
	je	.LBB24_9
	imulq	$184, %r12, %rax
	addq	-8(%rsp), %rax
	negq	%r8
	xorl	%ebp, %ebp
	.p2align	4
.LBB24_7:
	addq	(%rax), %r10
	decq	%rbp
	addq	$184, %rax
	cmpq	%rbp, %r8
	jne	.LBB24_7
	subq	%rbp, %r12
	xorl	%ebp, %ebp
.LBB24_9:
	cmpq	$-4, %r13
	ja	.LBB24_12
	subq	%r12, %r15
	imulq	$184, %r12, %r8
	addq	-16(%rsp), %r8
	.p2align	4
.LBB24_11:
	addq	-552(%r8), %r10
	addq	-368(%r8), %r10
	addq	-184(%r8), %r10
	addq	(%r8), %r10
	addq	$736, %r8
	addq	$-4, %r15
	jne	.LBB24_11
.LBB24_12:
	movsd	(%r9,%r11,8), %xmm3
	ucomisd	%xmm2, %xmm3
	jne	.LBB24_14
	jp	.LBB24_14
	movb	%cl, %bl
	xorps	%xmm3, %xmm3
	cvtsi2sd	%r10, %xmm3
	divsd	%xmm0, %xmm3
	addsd	%xmm1, %xmm3
	cvttsd2si	%xmm3, %rax
	xorps	%xmm4, %xmm4
	cvtsi2sd	%rax, %xmm4
	negq	%rbx
	xorl	%ecx, %ecx
	ucomisd	%xmm4, %xmm3
	seta	%cl
	subq	%r14, %rbx
	addq	%rax, %rbx
	addq	%rcx, %rbx
	xorps	%xmm3, %xmm3
	cvtsi2sd	%rbx, %xmm3
	movsd	%xmm3, (%r9,%r11,8)
	jmp	.LBB24_14
.LBB24_15:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB24_16:
	retq
.Lfunc_end24:
	.size	add_fetching, .Lfunc_end24-add_fetching
	.size	.Ladd_fetching$local, .Lfunc_end24-add_fetching

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI25_0:
	.quad	0xc040000000000000
	.text
	.globl	add_turns
	.p2align	4
	.type	add_turns,@function
add_turns:
.Ladd_turns$local:
	.type	.Ladd_turns$local,@function
	cmpq	$2, %rsi
	jl	.LBB25_9
	pushq	%r14
	pushq	%rbx
	movl	$1, %eax
	.p2align	4
.LBB25_2:
	movslq	-4(%rdi,%rax,4), %r10
	incq	(%r8,%r10,8)
	movslq	-4(%rdi,%rax,4), %r10
	leal	1(%r10), %r11d
	xorl	%ebx, %ebx
	cmpl	%r11d, (%rdi,%rax,4)
	setne	%bl
	addq	%rbx, (%rcx,%r10,8)
	incq	%rax
	cmpq	%rax, %rsi
	jne	.LBB25_2
	cmpq	$2, %rsi
	jl	.LBB25_8
	movl	$1, %eax
	xorpd	%xmm1, %xmm1
	movsd	.LCPI25_0(%rip), %xmm0
	xorpd	%xmm2, %xmm2
	jmp	.LBB25_5
	.p2align	4
.LBB25_7:
	movb	%r11b, %r10b
	addq	%rbx, %r10
	xorps	%xmm3, %xmm3
	cvtsi2sd	%r10, %xmm3
	addsd	%xmm3, %xmm1
	movapd	%xmm1, %xmm3
	subsd	%xmm2, %xmm3
	movapd	%xmm2, %xmm4
	cmpltsd	%xmm1, %xmm4
	andpd	%xmm3, %xmm4
	addsd	(%r9,%rax,8), %xmm4
	addsd	%xmm4, %xmm2
	movsd	%xmm4, (%r9,%rax,8)
	movapd	%xmm2, %xmm3
	addsd	%xmm0, %xmm3
	maxsd	%xmm1, %xmm3
	incq	%rax
	movapd	%xmm3, %xmm1
	cmpq	%rax, %rsi
	je	.LBB25_8
.LBB25_5:
	movslq	-4(%rdi,%rax,4), %rbx
	movslq	(%rdi,%rax,4), %r11
	leaq	1(%rbx), %r14
	xorl	%r10d, %r10d
	cmpq	%r11, %r14
	setne	%r11b
	movq	(%rcx,%rbx,8), %r14
	addq	%r14, %r14
	cmpq	(%r8,%rbx,8), %r14
	setg	%bl
	xorb	%r11b, %bl
	movq	%rdx, %rbx
	jne	.LBB25_7
	xorl	%ebx, %ebx
	jmp	.LBB25_7
.LBB25_8:
	popq	%rbx
	popq	%r14
.LBB25_9:
	retq
.Lfunc_end25:
	.size	add_turns, .Lfunc_end25-add_turns
	.size	.Ladd_turns$local, .Lfunc_end25-add_turns

	.globl	chain_windows
	.p2align	4
	.type	chain_windows,@function
chain_windows:
.Lchain_windows$local:
	.type	.Lchain_windows$local,@function
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -16(%rsp)
	movq	%rsi, -8(%rsp)
	testq	%rdi, %rdi
	jle	.LBB26_1
	cmpq	$1, %rdi
	jne	.LBB26_10
	movq	$0, -24(%rsp)
	xorl	%eax, %eax
	movq	-16(%rsp), %rsi
.LBB26_4:
	testb	$1, %dil
	je	.LBB26_8
	movsd	(%rcx,%rax,8), %xmm0
	xorpd	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm0
	jne	.LBB26_7
	jp	.LBB26_7
	movq	8(%r8,%rax,8), %rdx
	cmpq	(%r8,%rax,8), %rdx
	jle	.LBB26_8
.LBB26_7:
	movq	56(%rsp), %rdx
	movq	-24(%rsp), %r10
	movq	%rax, (%rdx,%r10,8)
	incq	%r10
	movq	%r10, -24(%rsp)
	jmp	.LBB26_8
.LBB26_1:
	movq	$0, -24(%rsp)
	movq	-16(%rsp), %rsi
.LBB26_8:
	movq	80(%rsp), %rax
	movq	$0, (%rax)
	movq	72(%rsp), %rax
	movq	$0, (%rax)
	cmpq	$0, -8(%rsp)
	jle	.LBB26_9
	movq	64(%rsp), %rbp
	xorl	%r11d, %r11d
	xorpd	%xmm0, %xmm0
	xorl	%eax, %eax
	xorl	%r15d, %r15d
	jmp	.LBB26_19
	.p2align	4
.LBB26_43:
	addq	%rdi, %r15
	cmpq	-8(%rsp), %r15
	jge	.LBB26_25
.LBB26_19:
	cmpq	$0, -24(%rsp)
	jle	.LBB26_43
	xorl	%r12d, %r12d
	jmp	.LBB26_21
.LBB26_37:
	movq	-16(%rsp), %rsi
	.p2align	4
.LBB26_42:
	movq	80(%rsp), %rdx
	addsd	(%rdx,%r11,8), %xmm2
	movsd	%xmm2, (%rdx,%r11,8)
	incq	%r12
	cmpq	-24(%rsp), %r12
	je	.LBB26_43
.LBB26_21:
	movq	56(%rsp), %rdx
	movq	(%rdx,%r12,8), %r14
	leaq	(%r14,%r15), %rbx
	cmpq	-8(%rsp), %rbx
	jge	.LBB26_43
	leaq	(%rax,%rsi), %rdx
	cmpq	%rdx, %rbx
	jl	.LBB26_29
	movq	%rbx, %rax
	orq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB26_24
	movq	%rbx, %rax
	cqto
	idivq	%rsi
	jmp	.LBB26_28
.LBB26_24:
	movl	%ebx, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB26_28:
	movq	%rbx, %rax
	subq	%rdx, %rax
	movq	80(%rsp), %rdx
	movq	$0, 8(%rdx,%r11,8)
	movq	72(%rsp), %rdx
	movq	$0, 8(%rdx,%r11,8)
	incq	%r11
.LBB26_29:
	movq	(%r8,%r14,8), %rdx
	movq	8(%r8,%r14,8), %rsi
	shlq	$4, %rdx
	addq	%r9, %rdx
	shlq	$4, %rsi
	addq	%r9, %rsi
	cmpq	%rsi, %rdx
	jae	.LBB26_44
	xorpd	%xmm1, %xmm1
	jmp	.LBB26_31
	.p2align	4
.LBB26_35:
	addq	$16, %rdx
	cmpq	%rsi, %rdx
	jae	.LBB26_36
.LBB26_31:
	movq	(%rdx), %r13
	addq	%r15, %r13
	movq	8(%rdx), %r10
	imulq	%rdi, %r10
	subq	%r10, %r13
	cmpq	%rax, %r13
	jl	.LBB26_35
	cmpq	%rbx, %r13
	jge	.LBB26_35
	movsd	(%rbp,%r13,8), %xmm2
	ucomisd	%xmm1, %xmm2
	jbe	.LBB26_35
	movapd	%xmm2, %xmm1
	jmp	.LBB26_35
	.p2align	4
.LBB26_44:
	leaq	(%rcx,%r14,8), %rdx
	movsd	(%rcx,%r14,8), %xmm1
	addsd	%xmm0, %xmm1
	movsd	%xmm1, (%rbp,%rbx,8)
	movq	-16(%rsp), %rsi
.LBB26_41:
	movsd	(%rdx), %xmm2
	jmp	.LBB26_42
	.p2align	4
.LBB26_36:
	ucomisd	%xmm0, %xmm1
	addsd	(%rcx,%r14,8), %xmm1
	movsd	%xmm1, (%rbp,%rbx,8)
	movsd	(%rcx,%r14,8), %xmm2
	jbe	.LBB26_37
	ucomisd	%xmm0, %xmm2
	movq	-16(%rsp), %rsi
	jne	.LBB26_39
	jnp	.LBB26_42
.LBB26_39:
	movq	72(%rsp), %rdx
	ucomisd	(%rdx,%r11,8), %xmm1
	jbe	.LBB26_42
	leaq	(%rcx,%r14,8), %rdx
	movq	72(%rsp), %r10
	movsd	%xmm1, (%r10,%r11,8)
	jmp	.LBB26_41
.LBB26_25:
	incq	%r11
	jmp	.LBB26_26
.LBB26_9:
	movl	$1, %r11d
.LBB26_26:
	movq	%r11, %rax
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB26_10:
	movabsq	$9223372036854775806, %rdx
	andq	%rdi, %rdx
	movq	$0, -24(%rsp)
	xorpd	%xmm0, %xmm0
	xorl	%eax, %eax
	jmp	.LBB26_11
	.p2align	4
.LBB26_16:
	leaq	1(%rax), %rsi
	movq	56(%rsp), %r10
	movq	-24(%rsp), %r11
	movq	%rsi, (%r10,%r11,8)
	incq	%r11
	movq	%r11, -24(%rsp)
.LBB26_17:
	addq	$2, %rax
	cmpq	%rax, %rdx
	movq	-16(%rsp), %rsi
	je	.LBB26_4
.LBB26_11:
	movsd	(%rcx,%rax,8), %xmm1
	ucomisd	%xmm0, %xmm1
	jne	.LBB26_13
	jp	.LBB26_13
	movq	8(%r8,%rax,8), %rsi
	cmpq	(%r8,%rax,8), %rsi
	jle	.LBB26_14
.LBB26_13:
	movq	56(%rsp), %rsi
	movq	-24(%rsp), %r10
	movq	%rax, (%rsi,%r10,8)
	incq	%r10
	movq	%r10, -24(%rsp)
.LBB26_14:
	movsd	8(%rcx,%rax,8), %xmm1
	ucomisd	%xmm0, %xmm1
	jne	.LBB26_16
	jp	.LBB26_16
	movq	16(%r8,%rax,8), %rsi
	cmpq	8(%r8,%rax,8), %rsi
	jg	.LBB26_16
	jmp	.LBB26_17
.Lfunc_end26:
	.size	chain_windows, .Lfunc_end26-chain_windows
	.size	.Lchain_windows$local, .Lfunc_end26-chain_windows

	.globl	sum_windows
	.p2align	4
	.type	sum_windows,@function
sum_windows:
.Lsum_windows$local:
	.type	.Lsum_windows$local,@function
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	movq	%r9, 16(%rsp)
	movq	%r8, 8(%rsp)
	movq	%rcx, (%rsp)
	testq	%rsi, %rsi
	jle	.LBB27_9
	movq	%rdx, %r12
	movq	%rsi, %r13
	movq	%rdi, %rbp
	movq	120(%rsp), %rbx
	movq	104(%rsp), %r14
	xorl	%r15d, %r15d
	jmp	.LBB27_2
	.p2align	4
.LBB27_8:
	incq	%r15
	cmpq	%r13, %r15
	je	.LBB27_9
.LBB27_2:
	movq	(%r12,%r15,8), %rsi
	movq	(%rsp), %rax
	movq	(%rax,%r15,8), %rdx
	movq	%rbp, %rdi
	movq	8(%rsp), %rcx
	movq	16(%rsp), %r8
	movq	80(%rsp), %r9
	pushq	112(%rsp)
	pushq	%r14
	pushq	112(%rsp)
	pushq	112(%rsp)
	callq	.Lchain_windows$local
	addq	$32, %rsp
	movq	$0, (%rbx,%r15,8)
	testq	%rax, %rax
	jle	.LBB27_8
	cmpq	$4, %rax
	jae	.LBB27_10
	xorpd	%xmm0, %xmm0
	xorl	%ecx, %ecx
	jmp	.LBB27_5
	.p2align	4
.LBB27_10:
	movq	%rax, %rdx
	movabsq	$9223372036854775804, %rcx
	andq	%rcx, %rdx
	xorpd	%xmm0, %xmm0
	xorl	%ecx, %ecx
	.p2align	4
.LBB27_11:
	addsd	(%r14,%rcx,8), %xmm0
	movsd	%xmm0, (%rbx,%r15,8)
	addsd	8(%r14,%rcx,8), %xmm0
	movsd	%xmm0, (%rbx,%r15,8)
	addsd	16(%r14,%rcx,8), %xmm0
	movsd	%xmm0, (%rbx,%r15,8)
	addsd	24(%r14,%rcx,8), %xmm0
	movsd	%xmm0, (%rbx,%r15,8)
	addq	$4, %rcx
	cmpq	%rcx, %rdx
	jne	.LBB27_11
.LBB27_5:
	andl	$3, %eax
	je	.LBB27_8
	leaq	(%r14,%rcx,8), %rcx
	xorl	%edx, %edx
	.p2align	4
.LBB27_7:
	addsd	(%rcx,%rdx,8), %xmm0
	movsd	%xmm0, (%rbx,%r15,8)
	incq	%rdx
	cmpq	%rdx, %rax
	jne	.LBB27_7
	jmp	.LBB27_8
.LBB27_9:
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end27:
	.size	sum_windows, .Lfunc_end27-sum_windows
	.size	.Lsum_windows$local, .Lfunc_end27-sum_windows

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI28_0:
	.quad	0x3ff0000000000000
.LCPI28_1:
	.quad	0xbff0000000000000
	.text
	.p2align	4
	.type	issue,@function
issue:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rcx, %r11
	movq	64(%rdx), %rax
	orq	56(%rdx), %rax
	movq	%rax, -32(%rsp)
	movsd	.LCPI28_0(%rip), %xmm0
	jmp	.LBB28_1
	.p2align	4
.LBB28_82:
	incq	%r11
.LBB28_1:
	cmpq	$0, 16(%rdx)
	movq	136(%rsi), %rcx
	je	.LBB28_33
	movq	104(%rsi), %r10
	leaq	(%r10,%rcx), %rax
	movq	(%rdx), %r9
	movq	32(%rdx), %rbx
	movq	16(%rdi), %r15
	shlq	$5, %rax
	leaq	(%r15,%rax), %r8
	movq	%rbx, -24(%rsp)
	testq	%rbx, %rbx
	leaq	24(%r15,%rax), %rax
	cmoveq	%r8, %rax
	movq	(%rax), %rax
	movq	%r9, -16(%rsp)
	andq	%rax, %r9
	cmoveq	%rax, %r9
	movq	%r10, -8(%rsp)
	testq	%r10, %r10
	je	.LBB28_3
	movq	144(%rsi), %r12
	cmpq	%r12, %rcx
	jl	.LBB28_5
	jmp	.LBB28_48
	.p2align	4
.LBB28_33:
	movq	144(%rsi), %r9
	cmpq	%r9, %rcx
	jge	.LBB28_48
	movq	16(%rdi), %r10
	movq	%rcx, %rax
	jmp	.LBB28_35
	.p2align	4
.LBB28_46:
	incq	%rax
	movq	%rax, %rbx
.LBB28_47:
	movq	%rbx, %rax
	cmpq	%r9, %rbx
	jge	.LBB28_48
.LBB28_35:
	movq	%rax, %r8
	shlq	$5, %r8
	movsd	8(%r10,%r8), %xmm1
	ucomisd	%xmm0, %xmm1
	jb	.LBB28_46
	leaq	(%r10,%r8), %rbx
	cmpq	$0, 32(%rdx)
	leaq	24(%r10,%r8), %r8
	cmoveq	%rbx, %r8
	movq	(%r8), %rbx
	movq	%rax, %r8
	subq	%rcx, %r8
	cmpq	104(%rsi), %r8
	jne	.LBB28_38
	movq	(%rdx), %r8
	andq	%rbx, %r8
	cmovneq	%r8, %rbx
.LBB28_38:
	cmpq	%rcx, %rax
	jne	.LBB28_40
	movq	8(%rdx), %r8
	andq	%rbx, %r8
	cmovneq	%r8, %rbx
.LBB28_40:
	movq	(%rdi), %r14
	movl	$1, %r8d
	jmp	.LBB28_41
	.p2align	4
.LBB28_43:
	incq	%r11
	decq	%r8
	testq	%r15, %r15
	jne	.LBB28_44
.LBB28_41:
	movl	%r11d, %r12d
	andl	$32767, %r12d
	shll	$4, %r12d
	movq	%rbx, %r15
	cmpq	(%r14,%r12), %r11
	jne	.LBB28_43
	addq	%r14, %r12
	movq	8(%r12), %r15
	notq	%r15
	andq	%rbx, %r15
	jmp	.LBB28_43
	.p2align	4
.LBB28_44:
	decq	%r11
	cmpq	%rcx, %rax
	je	.LBB28_46
	movq	%rcx, %rbx
	testq	%r8, %r8
	jne	.LBB28_47
	jmp	.LBB28_46
	.p2align	4
.LBB28_3:
	movq	8(%rdx), %rax
	andq	%r9, %rax
	cmovneq	%rax, %r9
	movq	144(%rsi), %r12
	cmpq	%r12, %rcx
	jge	.LBB28_48
.LBB28_5:
	movq	%r11, %rax
	movq	%rcx, %r13
	jmp	.LBB28_6
	.p2align	4
.LBB28_15:
	incq	%r13
	movq	%r13, %r10
.LBB28_16:
	movq	%r10, %r13
	cmpq	%r12, %r10
	jge	.LBB28_17
.LBB28_6:
	movq	%r13, %r8
	shlq	$5, %r8
	movsd	8(%r15,%r8), %xmm1
	ucomisd	%xmm0, %xmm1
	jb	.LBB28_15
	leaq	(%r15,%r8), %r10
	cmpq	$0, -24(%rsp)
	leaq	24(%r15,%r8), %r8
	cmoveq	%r10, %r8
	movq	(%r8), %r8
	movq	%r8, %rbx
	andq	-16(%rsp), %rbx
	cmoveq	%r8, %rbx
	movq	%r13, %r10
	subq	%rcx, %r10
	cmpq	-8(%rsp), %r10
	cmovneq	%r8, %rbx
	cmpq	%rcx, %r13
	jne	.LBB28_9
	movq	8(%rdx), %r8
	andq	%rbx, %r8
	cmovneq	%r8, %rbx
.LBB28_9:
	movq	(%rdi), %r14
	movl	$1, %r8d
	jmp	.LBB28_10
	.p2align	4
.LBB28_12:
	incq	%rax
	decq	%r8
	testq	%rbp, %rbp
	jne	.LBB28_13
.LBB28_10:
	movl	%eax, %r10d
	andl	$32767, %r10d
	shll	$4, %r10d
	movq	%rbx, %rbp
	cmpq	(%r14,%r10), %rax
	jne	.LBB28_12
	addq	%r14, %r10
	movq	8(%r10), %rbp
	notq	%rbp
	andq	%rbx, %rbp
	jmp	.LBB28_12
	.p2align	4
.LBB28_13:
	decq	%rax
	cmpq	%rcx, %r13
	je	.LBB28_15
	movq	%rcx, %r10
	testq	%r8, %r8
	jne	.LBB28_16
	jmp	.LBB28_15
	.p2align	4
.LBB28_17:
	cmpq	%r11, %rax
	jne	.LBB28_18
	.p2align	4
.LBB28_48:
	cmpq	$0, -32(%rsp)
	je	.LBB28_55
.LBB28_49:
	movl	%r11d, %ecx
	andl	$32767, %ecx
	movq	56(%rdx), %r8
	testq	%r8, %r8
	je	.LBB28_52
	movq	(%rdi), %rax
	movl	%ecx, %r9d
	shll	$4, %r9d
	cmpq	%r11, (%rax,%r9)
	jne	.LBB28_52
	addq	%r9, %rax
	movq	8(%rax), %rax
	notq	%rax
	testq	%rax, %r8
	je	.LBB28_82
.LBB28_52:
	movq	64(%rdx), %r8
	testq	%r8, %r8
	je	.LBB28_55
	movq	(%rdi), %rax
	shll	$4, %ecx
	cmpq	%r11, (%rax,%rcx)
	jne	.LBB28_55
	addq	%rcx, %rax
	movq	8(%rax), %rax
	notq	%rax
	testq	%rax, %r8
	jne	.LBB28_55
	jmp	.LBB28_82
	.p2align	4
.LBB28_29:
	movq	%r11, (%r10)
	xorl	%r8d, %r8d
.LBB28_30:
	movl	$1, %ebx
	shlq	%cl, %rbx
	btsq	%rcx, %r8
	movq	%r8, 8(%r10)
	orq	%rbx, 56(%rdi)
	movq	8(%rdi), %r8
	incq	(%r8,%rcx,8)
.LBB28_31:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB28_32
.LBB28_18:
	movq	(%rdi), %rcx
	movl	%r11d, %r8d
	andl	$32767, %r8d
	shll	$4, %r8d
	leaq	(%rcx,%r8), %r10
	movq	(%rcx,%r8), %rbx
	movq	%r9, %rcx
	cmpq	%r11, %rbx
	jne	.LBB28_20
	movq	8(%r10), %rcx
	notq	%rcx
	andq	%r9, %rcx
.LBB28_20:
	testq	%rcx, %rcx
	je	.LBB28_31
	rep		bsfq	%rcx, %r14
	leaq	-1(%rcx), %r8
	andq	%rcx, %r8
	je	.LBB28_22
	movq	8(%rdi), %r15
	jmp	.LBB28_24
	.p2align	4
.LBB28_26:
	leaq	-1(%r8), %r12
	movq	%rcx, %r14
	andq	%r12, %r8
	je	.LBB28_27
.LBB28_24:
	rep		bsfq	%r8, %rcx
	movq	(%r15,%rcx,8), %r12
	cmpq	(%r15,%r14,8), %r12
	jl	.LBB28_26
	movq	%r14, %rcx
	jmp	.LBB28_26
	.p2align	4
.LBB28_22:
	movq	%r14, %rcx
.LBB28_27:
	cmpq	%r11, %rbx
	jne	.LBB28_29
	movq	8(%r10), %r8
	jmp	.LBB28_30
.LBB28_32:
	movq	%rax, %r11
	cmpq	$0, -32(%rsp)
	jne	.LBB28_49
	.p2align	4
.LBB28_55:
	movq	24(%rdx), %r9
	testq	%r9, %r9
	je	.LBB28_83
	cmpq	%r11, 40(%rdx)
	jg	.LBB28_58
	cmpq	48(%rdx), %r11
	jle	.LBB28_83
.LBB28_58:
	movq	(%rdi), %rcx
	movl	%r11d, %r10d
	andl	$32767, %r10d
	movl	%r10d, %eax
	shll	$4, %eax
	cmpq	%r11, (%rcx,%rax)
	jne	.LBB28_83
	addq	%rax, %rcx
	movq	8(%rcx), %rax
	notq	%rax
	testq	%rax, %r9
	jne	.LBB28_83
	movq	136(%rsi), %r9
	movq	144(%rsi), %rcx
	jmp	.LBB28_61
	.p2align	4
.LBB28_79:
	movq	%r11, (%rax)
	xorl	%r8d, %r8d
.LBB28_80:
	movl	$1, %ebx
	shlq	%cl, %rbx
	btsq	%rcx, %r8
	movq	%r8, 8(%rax)
	orq	%rbx, 56(%rdi)
	movq	8(%rdi), %rax
	incq	(%rax,%rcx,8)
	movq	144(%rsi), %rcx
.LBB28_81:
	incq	%r9
.LBB28_61:
	cmpq	%rcx, %r9
	jge	.LBB28_82
	movq	16(%rdi), %rax
	movq	%r9, %r8
	shlq	$5, %r8
	movsd	8(%rax,%r8), %xmm1
	ucomisd	%xmm0, %xmm1
	jb	.LBB28_81
	leaq	(%rax,%r8), %rcx
	cmpq	$0, 32(%rdx)
	leaq	24(%rax,%r8), %rax
	cmoveq	%rcx, %rax
	movq	(%rax), %rcx
	movq	136(%rsi), %r8
	movq	%r9, %rax
	subq	%r8, %rax
	cmpq	104(%rsi), %rax
	jne	.LBB28_65
	movq	(%rdx), %rax
	andq	%rcx, %rax
	cmovneq	%rax, %rcx
.LBB28_65:
	cmpq	%r8, %r9
	jne	.LBB28_67
	movq	8(%rdx), %rax
	andq	%rcx, %rax
	cmovneq	%rax, %rcx
.LBB28_67:
	movq	(%rdi), %r8
	movl	%r10d, %ebx
	shll	$4, %ebx
	leaq	(%r8,%rbx), %rax
	movq	(%r8,%rbx), %rbx
	cmpq	%r11, %rbx
	jne	.LBB28_69
	movq	8(%rax), %r8
	notq	%r8
	andq	%r8, %rcx
.LBB28_69:
	testq	%rcx, %rcx
	je	.LBB28_70
	rep		bsfq	%rcx, %r14
	leaq	-1(%rcx), %r8
	andq	%rcx, %r8
	je	.LBB28_72
	movq	8(%rdi), %r15
	jmp	.LBB28_74
	.p2align	4
.LBB28_76:
	leaq	-1(%r8), %r12
	movq	%rcx, %r14
	andq	%r12, %r8
	je	.LBB28_77
.LBB28_74:
	rep		bsfq	%r8, %rcx
	movq	(%r15,%rcx,8), %r12
	cmpq	(%r15,%r14,8), %r12
	jl	.LBB28_76
	movq	%r14, %rcx
	jmp	.LBB28_76
.LBB28_70:
	movq	$-1, %rcx
.LBB28_77:
	cmpq	%r11, %rbx
	jne	.LBB28_79
.LBB28_78:
	movq	8(%rax), %r8
	jmp	.LBB28_80
.LBB28_72:
	movq	%r14, %rcx
	cmpq	%r11, %rbx
	jne	.LBB28_79
	jmp	.LBB28_78
.LBB28_83:
	movq	136(%rsi), %r10
	movq	144(%rsi), %rcx
	cmpq	%rcx, %r10
	jge	.LBB28_97
	movsd	.LCPI28_1(%rip), %xmm1
	jmp	.LBB28_85
	.p2align	4
.LBB28_112:
	incq	%r10
	movq	144(%rsi), %rcx
	cmpq	%rcx, %r10
	jge	.LBB28_96
.LBB28_85:
	movq	16(%rdi), %r9
	movq	%r10, %rax
	shlq	$5, %rax
	movsd	8(%r9,%rax), %xmm2
	addsd	16(%r9,%rax), %xmm2
	movsd	%xmm2, 16(%r9,%rax)
	ucomisd	%xmm0, %xmm2
	jb	.LBB28_112
	addq	%rax, %r9
	movq	%r11, %rbx
	jmp	.LBB28_87
	.p2align	4
.LBB28_176:
	incq	%rbx
	ucomisd	%xmm0, %xmm2
	jb	.LBB28_112
.LBB28_87:
	movq	16(%rdi), %rcx
	leaq	(%rcx,%rax), %r8
	cmpq	$0, 32(%rdx)
	leaq	24(%rcx,%rax), %rcx
	cmoveq	%r8, %rcx
	movq	(%rcx), %rcx
	movq	136(%rsi), %r8
	movq	%r10, %r14
	subq	%r8, %r14
	cmpq	104(%rsi), %r14
	jne	.LBB28_89
	movq	(%rdx), %r14
	andq	%rcx, %r14
	cmovneq	%r14, %rcx
.LBB28_89:
	cmpq	%r8, %r10
	jne	.LBB28_91
	movq	8(%rdx), %r8
	andq	%rcx, %r8
	cmovneq	%r8, %rcx
.LBB28_91:
	movq	(%rdi), %r8
	movl	%ebx, %r15d
	andl	$32767, %r15d
	shll	$4, %r15d
	leaq	(%r8,%r15), %r14
	movq	(%r8,%r15), %r15
	cmpq	%rbx, %r15
	jne	.LBB28_93
	movq	8(%r14), %r8
	notq	%r8
	andq	%r8, %rcx
.LBB28_93:
	testq	%rcx, %rcx
	je	.LBB28_176
	rep		bsfq	%rcx, %r12
	leaq	-1(%rcx), %r8
	andq	%rcx, %r8
	je	.LBB28_95
	movq	8(%rdi), %r13
	jmp	.LBB28_104
	.p2align	4
.LBB28_106:
	leaq	-1(%r8), %rbp
	movq	%rcx, %r12
	andq	%rbp, %r8
	je	.LBB28_107
.LBB28_104:
	rep		bsfq	%r8, %rcx
	movq	(%r13,%rcx,8), %rbp
	cmpq	(%r13,%r12,8), %rbp
	jl	.LBB28_106
	movq	%r12, %rcx
	jmp	.LBB28_106
	.p2align	4
.LBB28_95:
	movq	%r12, %rcx
.LBB28_107:
	cmpq	%rbx, %r15
	jne	.LBB28_109
	movq	8(%r14), %r8
	jmp	.LBB28_110
	.p2align	4
.LBB28_109:
	movq	%rbx, (%r14)
	xorl	%r8d, %r8d
.LBB28_110:
	movl	$1, %r15d
	shlq	%cl, %r15
	btsq	%rcx, %r8
	movq	%r8, 8(%r14)
	orq	%r15, 56(%rdi)
	movq	8(%rdi), %r8
	incq	(%r8,%rcx,8)
	movsd	16(%r9), %xmm2
	addsd	%xmm1, %xmm2
	movsd	%xmm2, 16(%r9)
	ucomisd	%xmm0, %xmm2
	jae	.LBB28_87
	jmp	.LBB28_112
.LBB28_96:
	movq	24(%rdx), %r9
.LBB28_97:
	testq	%r9, %r9
	je	.LBB28_146
	cmpq	%r11, 40(%rdx)
	jg	.LBB28_100
	cmpq	48(%rdx), %r11
	jg	.LBB28_100
.LBB28_146:
	cmpq	$0, -32(%rsp)
	je	.LBB28_175
	movl	%r11d, %esi
	andl	$32767, %esi
	movq	56(%rdx), %rcx
	testq	%rcx, %rcx
	je	.LBB28_161
	movq	(%rdi), %rax
	movl	%esi, %r9d
	shll	$4, %r9d
	leaq	(%rax,%r9), %r8
	movq	(%rax,%r9), %r9
	cmpq	%r11, %r9
	jne	.LBB28_151
	movq	8(%r8), %r10
	movq	%r10, %rax
	notq	%rax
	andq	%rax, %rcx
	je	.LBB28_150
.LBB28_151:
	rep		bsfq	%rcx, %rax
	leaq	-1(%rcx), %r10
	andq	%rcx, %r10
	je	.LBB28_152
	movq	8(%rdi), %rbx
	jmp	.LBB28_154
	.p2align	4
.LBB28_156:
	leaq	-1(%r10), %r14
	movq	%rcx, %rax
	andq	%r14, %r10
	je	.LBB28_157
.LBB28_154:
	rep		bsfq	%r10, %rcx
	movq	(%rbx,%rcx,8), %r14
	cmpq	(%rbx,%rax,8), %r14
	jl	.LBB28_156
	movq	%rax, %rcx
	jmp	.LBB28_156
.LBB28_100:
	movq	136(%rsi), %rax
	movq	%r11, %rsi
	cmpq	%rax, %rcx
	jle	.LBB28_117
	movq	16(%rdi), %r8
	leaq	-1(%r11), %r10
	movl	%ecx, %esi
	subl	%eax, %esi
	leaq	1(%rax), %rbx
	testb	$1, %sil
	jne	.LBB28_113
	movq	%r11, %rsi
	cmpq	%rbx, %rcx
	jne	.LBB28_115
	jmp	.LBB28_117
.LBB28_152:
	movq	%rax, %rcx
.LBB28_157:
	cmpq	%r11, %r9
	jne	.LBB28_159
	movq	8(%r8), %r10
	jmp	.LBB28_160
.LBB28_159:
	movq	%r11, (%r8)
	xorl	%r10d, %r10d
	jmp	.LBB28_160
.LBB28_113:
	shlq	$5, %rax
	cvttsd2si	8(%r8,%rax), %rsi
	addq	%r10, %rsi
	cmpq	%rsi, %r11
	cmovgq	%r11, %rsi
	movq	%rbx, %rax
	cmpq	%rbx, %rcx
	je	.LBB28_117
.LBB28_115:
	subq	%rax, %rcx
	shlq	$5, %rax
	addq	%rax, %r8
	addq	$40, %r8
	.p2align	4
.LBB28_116:
	cvttsd2si	-32(%r8), %rax
	addq	%r10, %rax
	cmpq	%rax, %rsi
	cmovgq	%rsi, %rax
	cvttsd2si	(%r8), %rsi
	addq	%r10, %rsi
	cmpq	%rsi, %rax
	cmovgq	%rax, %rsi
	addq	$64, %r8
	addq	$-2, %rcx
	jne	.LBB28_116
.LBB28_117:
	movq	(%rdi), %rax
	movl	%r11d, %ecx
	andl	$32767, %ecx
	shll	$4, %ecx
	leaq	(%rax,%rcx), %r10
	movq	(%rax,%rcx), %rax
	movq	%r9, %rcx
	cmpq	%r11, %rax
	jne	.LBB28_119
	movq	8(%r10), %rcx
	notq	%rcx
	andq	%r9, %rcx
.LBB28_119:
	testq	%rcx, %rcx
	je	.LBB28_120
	rep		bsfq	%rcx, %rbx
	leaq	-1(%rcx), %r8
	andq	%rcx, %r8
	je	.LBB28_122
	movq	8(%rdi), %r14
	jmp	.LBB28_124
	.p2align	4
.LBB28_126:
	leaq	-1(%r8), %r15
	movq	%rcx, %rbx
	andq	%r15, %r8
	je	.LBB28_127
.LBB28_124:
	rep		bsfq	%r8, %rcx
	movq	(%r14,%rcx,8), %r15
	cmpq	(%r14,%rbx,8), %r15
	jl	.LBB28_126
	movq	%rbx, %rcx
	jmp	.LBB28_126
.LBB28_120:
	movq	$-1, %rcx
.LBB28_127:
	cmpq	%r11, %rax
	jne	.LBB28_129
.LBB28_128:
	movq	8(%r10), %r8
	jmp	.LBB28_130
.LBB28_122:
	movq	%rbx, %rcx
	cmpq	%r11, %rax
	je	.LBB28_128
.LBB28_129:
	movq	%r11, (%r10)
	xorl	%r8d, %r8d
.LBB28_130:
	movl	$1, %eax
	shlq	%cl, %rax
	btsq	%rcx, %r8
	movq	%r8, 8(%r10)
	orq	%rax, 56(%rdi)
	movq	8(%rdi), %rax
	incq	(%rax,%rcx,8)
	leaq	1(%r11), %r10
	jmp	.LBB28_131
	.p2align	4
.LBB28_143:
	movq	%r10, (%rax)
	xorl	%r8d, %r8d
.LBB28_144:
	movl	$1, %ebx
	shlq	%cl, %rbx
	btsq	%rcx, %r8
	movq	%r8, 8(%rax)
	orq	%rbx, 56(%rdi)
	movq	8(%rdi), %rax
	incq	(%rax,%rcx,8)
.LBB28_145:
	incq	%r10
.LBB28_131:
	cmpq	%rsi, %r10
	jg	.LBB28_146
	movq	(%rdi), %rcx
	movl	%r10d, %r8d
	andl	$32767, %r8d
	shll	$4, %r8d
	leaq	(%rcx,%r8), %rax
	movq	(%rcx,%r8), %rbx
	movq	%r9, %rcx
	cmpq	%r10, %rbx
	jne	.LBB28_134
	movq	8(%rax), %rcx
	notq	%rcx
	andq	%r9, %rcx
.LBB28_134:
	testq	%rcx, %rcx
	je	.LBB28_145
	rep		bsfq	%rcx, %r14
	leaq	-1(%rcx), %r8
	andq	%rcx, %r8
	je	.LBB28_136
	movq	8(%rdi), %r15
	jmp	.LBB28_138
	.p2align	4
.LBB28_140:
	leaq	-1(%r8), %r12
	movq	%rcx, %r14
	andq	%r12, %r8
	je	.LBB28_141
.LBB28_138:
	rep		bsfq	%r8, %rcx
	movq	(%r15,%rcx,8), %r12
	cmpq	(%r15,%r14,8), %r12
	jl	.LBB28_140
	movq	%r14, %rcx
	jmp	.LBB28_140
	.p2align	4
.LBB28_136:
	movq	%r14, %rcx
.LBB28_141:
	cmpq	%r10, %rbx
	jne	.LBB28_143
	movq	8(%rax), %r8
	jmp	.LBB28_144
.LBB28_150:
	movq	$-1, %rcx
.LBB28_160:
	movl	$1, %eax
	shlq	%cl, %rax
	btsq	%rcx, %r10
	movq	%r10, 8(%r8)
	orq	%rax, 56(%rdi)
	movq	8(%rdi), %rax
	incq	(%rax,%rcx,8)
.LBB28_161:
	movq	64(%rdx), %rcx
	testq	%rcx, %rcx
	je	.LBB28_175
	movq	(%rdi), %rax
	shll	$4, %esi
	leaq	(%rax,%rsi), %rdx
	movq	(%rax,%rsi), %rsi
	cmpq	%r11, %rsi
	jne	.LBB28_165
	movq	8(%rdx), %r8
	movq	%r8, %rax
	notq	%rax
	andq	%rax, %rcx
	je	.LBB28_164
.LBB28_165:
	rep		bsfq	%rcx, %r9
	leaq	-1(%rcx), %r8
	andq	%rcx, %r8
	je	.LBB28_166
	movq	8(%rdi), %r10
	jmp	.LBB28_168
	.p2align	4
.LBB28_170:
	leaq	-1(%r8), %rax
	movq	%rcx, %r9
	andq	%rax, %r8
	je	.LBB28_171
.LBB28_168:
	rep		bsfq	%r8, %rcx
	movq	(%r10,%rcx,8), %rax
	cmpq	(%r10,%r9,8), %rax
	jl	.LBB28_170
	movq	%r9, %rcx
	jmp	.LBB28_170
.LBB28_166:
	movq	%r9, %rcx
.LBB28_171:
	cmpq	%r11, %rsi
	jne	.LBB28_173
	movq	8(%rdx), %r8
	jmp	.LBB28_174
.LBB28_173:
	movq	%r11, (%rdx)
	xorl	%r8d, %r8d
	jmp	.LBB28_174
.LBB28_164:
	movq	$-1, %rcx
.LBB28_174:
	movl	$1, %eax
	shlq	%cl, %rax
	btsq	%rcx, %r8
	movq	%r8, 8(%rdx)
	orq	%rax, 56(%rdi)
	movq	8(%rdi), %rax
	incq	(%rax,%rcx,8)
.LBB28_175:
	movq	%r11, %rax
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end28:
	.size	issue, .Lfunc_end28-issue

	.p2align	4
	.type	count_waiting,@function
count_waiting:
	movq	88(%rdi), %rax
	cmpq	%rsi, %rax
	je	.LBB29_20
	movq	%rsi, 88(%rdi)
	movq	$0, 1120(%rdi)
	cmpq	$0, 80(%rdi)
	jle	.LBB29_20
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	incq	%rax
	leaq	-7(%rsi), %rcx
	xorl	%edx, %edx
	jmp	.LBB29_3
	.p2align	4
.LBB29_18:
	movq	%r8, 608(%rdi,%rdx,8)
	movq	%r10, 96(%rdi,%rdx,8)
	incq	%rdx
	cmpq	80(%rdi), %rdx
	jge	.LBB29_19
.LBB29_3:
	movq	32(%rdi), %r8
	movq	(%r8,%rdx,8), %r10
	testq	%r10, %r10
	jle	.LBB29_16
	movq	48(%rdi), %r9
	imulq	%rdx, %r9
	shlq	$3, %r9
	addq	24(%rdi), %r9
	jmp	.LBB29_5
	.p2align	4
.LBB29_7:
	xorl	%ebx, %ebx
.LBB29_15:
	movq	%r10, (%r9,%rbx,8)
	movq	(%r8,%rdx,8), %r10
	testq	%r10, %r10
	jle	.LBB29_16
.LBB29_5:
	cmpq	%rcx, (%r9)
	jge	.LBB29_16
	leaq	-1(%r10), %r11
	movq	%r11, (%r8,%rdx,8)
	movq	-8(%r9,%r10,8), %r10
	cmpq	$2, %r11
	jb	.LBB29_7
	movl	$1, %r15d
	xorl	%r12d, %r12d
	xorl	%r14d, %r14d
	.p2align	4
.LBB29_9:
	leaq	2(%r12), %rbx
	cmpq	%r11, %rbx
	jge	.LBB29_11
	movq	16(%r9,%r12,8), %r12
	cmpq	(%r9,%r15,8), %r12
	jl	.LBB29_12
.LBB29_11:
	movq	%r15, %rbx
.LBB29_12:
	movq	(%r9,%rbx,8), %r15
	cmpq	%r10, %r15
	jge	.LBB29_13
	movq	%r15, (%r9,%r14,8)
	leaq	(%rbx,%rbx), %r12
	leaq	1(,%rbx,2), %r15
	movq	%rbx, %r14
	cmpq	%r11, %r15
	jl	.LBB29_9
	jmp	.LBB29_15
	.p2align	4
.LBB29_13:
	movq	%r14, %rbx
	jmp	.LBB29_15
	.p2align	4
.LBB29_16:
	movq	%r10, %r8
	cmpq	%rsi, %rax
	jne	.LBB29_18
	movq	96(%rdi,%rdx,8), %r8
	jmp	.LBB29_18
.LBB29_19:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
.LBB29_20:
	retq
.Lfunc_end29:
	.size	count_waiting, .Lfunc_end29-count_waiting

	.p2align	4
	.type	read_waiting,@function
read_waiting:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	cmpq	$0, 176(%rsi)
	movq	%rsi, -40(%rsp)
	movq	168(%rsi), %rax
	jle	.LBB30_51
	movq	%rdx, -24(%rsp)
	jmp	.LBB30_2
	.p2align	4
.LBB30_50:
	movq	-40(%rsp), %rcx
	movq	%rax, 168(%rcx)
	cmpq	$0, 176(%rcx)
	jle	.LBB30_51
.LBB30_2:
	cmpq	%rdx, %rax
	jge	.LBB30_51
	movq	64(%rdi), %rsi
	movq	88(%rsi), %rcx
	movq	504(%rsi), %r11
	movq	-40(%rsp), %rsi
	movq	152(%rsi), %r10
	movq	184(%rsi), %r9
	cmpq	%r10, %r9
	jge	.LBB30_8
	imulq	$104, %r9, %rsi
	addq	$64, %rsi
	.p2align	4
.LBB30_5:
	movq	2080(%rdi), %r8
	cmpq	$0, (%r8,%rsi)
	jne	.LBB30_8
	incq	%r9
	movq	-40(%rsp), %r8
	movq	%r9, 184(%r8)
	addq	$104, %rsi
	cmpq	%r9, %r10
	jne	.LBB30_5
	movq	%r10, %r9
.LBB30_8:
	movq	2080(%rdi), %rsi
	imulq	$104, %r10, %r14
	addq	%rsi, %r14
	imulq	$104, %r9, %r10
	addq	%rsi, %r10
	cmpq	%r14, %r10
	setb	%r9b
	testq	%rcx, %rcx
	setg	%sil
	testq	%r11, %r11
	setg	%r8b
	andb	%sil, %r8b
	andb	%r9b, %r8b
	xorl	%esi, %esi
	cmpb	$1, %r8b
	jne	.LBB30_48
	movl	%eax, %ebx
	andl	$32767, %ebx
	xorl	%esi, %esi
	shll	$4, %ebx
	movq	%r14, -16(%rsp)
	.p2align	4
.LBB30_10:
	cmpq	%rax, 48(%r10)
	jg	.LBB30_44
	movq	%r11, -8(%rsp)
	movq	64(%r10), %r12
	testq	%r12, %r12
	je	.LBB30_12
	movq	%rcx, %r14
	.p2align	4
.LBB30_14:
	movq	80(%r10), %r15
	testq	%r15, %r15
	je	.LBB30_15
	cmpq	%rax, 56(%r10)
	jge	.LBB30_17
	jmp	.LBB30_19
	.p2align	4
.LBB30_15:
	movq	64(%rdi), %rcx
	movq	96(%rcx), %r15
	movq	%r15, 80(%r10)
	cmpq	%rax, 56(%r10)
	jl	.LBB30_19
.LBB30_17:
	cmpq	$1, 72(%r10)
	je	.LBB30_39
	movq	-40(%rsp), %rcx
	cmpq	%rax, 192(%rcx)
	jne	.LBB30_39
	.p2align	4
.LBB30_19:
	testq	%r15, %r15
	jle	.LBB30_20
	movl	%esi, -28(%rsp)
	movq	64(%rdi), %rcx
	movq	72(%rcx), %r12
	xorl	%r13d, %r13d
	jmp	.LBB30_22
	.p2align	4
.LBB30_33:
	movq	%rax, (%rbp)
	xorl	%edx, %edx
.LBB30_34:
	movl	$1, %esi
	movl	%r8d, %ecx
	shlq	%cl, %rsi
	btsq	%r8, %rdx
	movq	%rdx, 8(%rbp)
	orq	%rsi, 704(%rdi)
	movq	656(%rdi), %rcx
	incq	(%rcx,%r8,8)
	incq	%r13
	cmpq	%r15, %r13
	je	.LBB30_35
.LBB30_22:
	movq	648(%rdi), %rbp
	movq	(%rbp,%rbx), %r9
	addq	%rbx, %rbp
	movq	%r12, %r8
	cmpq	%rax, %r9
	jne	.LBB30_24
	movq	8(%rbp), %r8
	notq	%r8
	andq	%r12, %r8
.LBB30_24:
	testq	%r8, %r8
	je	.LBB30_36
	rep		bsfq	%r8, %rcx
	leaq	-1(%r8), %rdx
	andq	%r8, %rdx
	je	.LBB30_26
	movq	656(%rdi), %r11
	jmp	.LBB30_28
	.p2align	4
.LBB30_30:
	leaq	-1(%rdx), %rsi
	movq	%r8, %rcx
	andq	%rsi, %rdx
	je	.LBB30_31
.LBB30_28:
	rep		bsfq	%rdx, %r8
	movq	(%r11,%r8,8), %rsi
	cmpq	(%r11,%rcx,8), %rsi
	jl	.LBB30_30
	movq	%rcx, %r8
	jmp	.LBB30_30
	.p2align	4
.LBB30_26:
	movq	%rcx, %r8
.LBB30_31:
	cmpq	%rax, %r9
	jne	.LBB30_33
	movq	8(%rbp), %rdx
	jmp	.LBB30_34
	.p2align	4
.LBB30_20:
	xorl	%r13d, %r13d
	subq	%r13, %r15
	movq	%r15, 80(%r10)
	je	.LBB30_39
	jmp	.LBB30_38
.LBB30_35:
	movq	%r15, %r13
.LBB30_36:
	movq	64(%r10), %r12
	movq	80(%r10), %r15
	movl	-28(%rsp), %esi
	subq	%r13, %r15
	movq	%r15, 80(%r10)
	jne	.LBB30_38
.LBB30_39:
	movq	$0, 80(%r10)
	movq	(%r10), %rcx
	cmpq	%rax, %rcx
	cmovleq	%rax, %rcx
	movq	%rcx, (%r10)
	decq	%r12
	movq	%r12, 64(%r10)
	jne	.LBB30_41
	movq	-40(%rsp), %rcx
	decq	176(%rcx)
	movq	64(%r10), %r12
.LBB30_41:
	incl	%esi
	leaq	-1(%r14), %rcx
	testq	%r12, %r12
	je	.LBB30_43
	cmpq	$1, %r14
	movq	%rcx, %r14
	jg	.LBB30_14
	jmp	.LBB30_43
.LBB30_12:
	xorl	%r12d, %r12d
	jmp	.LBB30_43
.LBB30_38:
	movq	%r14, %rcx
.LBB30_43:
	xorl	%edx, %edx
	testq	%r12, %r12
	setg	%dl
	movq	-8(%rsp), %r11
	subq	%rdx, %r11
	movq	-16(%rsp), %r14
.LBB30_44:
	addq	$104, %r10
	cmpq	%r14, %r10
	jae	.LBB30_47
	testq	%rcx, %rcx
	jle	.LBB30_47
	testq	%r11, %r11
	jg	.LBB30_10
.LBB30_47:
	movq	-40(%rsp), %rax
	movq	168(%rax), %rax
	movq	-24(%rsp), %rdx
.LBB30_48:
	movslq	%esi, %rcx
	movq	64(%rdi), %rsi
	incq	%rax
	cmpq	%rcx, 88(%rsi)
	jne	.LBB30_50
	movq	-40(%rsp), %rcx
	movq	%rax, 192(%rcx)
	jmp	.LBB30_50
.LBB30_51:
	cmpq	%rdx, %rax
	cmovgq	%rax, %rdx
	movq	-40(%rsp), %rax
	movq	%rdx, 168(%rax)
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end30:
	.size	read_waiting, .Lfunc_end30-read_waiting

	.section	".note.GNU-stack","",@progbits

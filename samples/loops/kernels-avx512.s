	.file	"kernels.c"
	.text
.Ltext0:
	.p2align 4
	.globl	dgemm
	.type	dgemm, @function
dgemm:
.LFB0:
	.file 1 "kernels.c"
	.loc 1 6 0
	pushq	%rbp
.LBB2:
	.loc 1 9 0
	vxorpd	%xmm0, %xmm0, %xmm0
.LBE2:
	.loc 1 6 0
	movq	%rsp, %rbp
	andq	$-64, %rsp
	subq	$392, %rsp
.LBB3:
	.loc 1 9 0
	vmovapd	%zmm0, -120(%rsp)
	vmovapd	%zmm0, -56(%rsp)
	vmovapd	%zmm0, 8(%rsp)
	vmovapd	%zmm0, 72(%rsp)
	vmovapd	%zmm0, 136(%rsp)
	vmovapd	%zmm0, 200(%rsp)
	vmovapd	%zmm0, 264(%rsp)
	vmovapd	%zmm0, 328(%rsp)
.LBE3:
.LBB4:
	.loc 1 10 0
	testq	%rdi, %rdi
	jle	.L2
	salq	$7, %rdi
	vxorpd	%xmm5, %xmm5, %xmm5
	movq	%rdx, %rax
	vmovdqa	.LC0(%rip), %ymm3
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	vmovdqa	.LC1(%rip), %ymm2
	vmovdqa	.LC2(%rip), %ymm1
	addq	%rax, %rsi
	vmovapd	%ymm5, %ymm6
	vmovdqa	.LC3(%rip), %ymm0
	vmovapd	%ymm5, %ymm7
	vmovapd	%ymm5, %ymm9
	vmovapd	%ymm5, %ymm10
	vmovapd	%ymm5, %ymm11
	vmovapd	%ymm5, %ymm12
	vmovapd	%ymm5, %ymm13
	vmovapd	%ymm5, %ymm16
	vmovapd	%ymm5, %ymm14
	vmovapd	%ymm5, %ymm17
	vmovapd	%ymm5, %ymm15
	vmovapd	%ymm5, %ymm19
	vmovapd	%ymm5, %ymm21
	vmovapd	%ymm5, %ymm22
	vmovapd	%ymm5, %ymm4
	.p2align 4,,10
	.p2align 3
.L3:
.LBB5:
	.loc 1 12 0
	vmovapd	%ymm4, %ymm8
	vmovapd	%ymm13, %ymm24
.LBE5:
	.loc 1 10 0
	subq	$-128, %rax
	addq	$32, %rdx
.LBB6:
	.loc 1 12 0
	vpermt2pd	%ymm22, %ymm3, %ymm8
	vpermt2pd	%ymm22, %ymm2, %ymm4
	vmovapd	%ymm15, %ymm22
	vpermt2pd	%ymm17, %ymm3, %ymm22
	vpermt2pd	%ymm12, %ymm3, %ymm24
	vpermt2pd	%ymm12, %ymm2, %ymm13
	vmovapd	%ymm14, %ymm23
	vmovapd	%ymm11, %ymm25
	vmovapd	%ymm9, %ymm12
	vpermt2pd	%ymm16, %ymm3, %ymm23
	vpermt2pd	%ymm10, %ymm3, %ymm25
	vpermt2pd	%ymm10, %ymm2, %ymm11
	vpermt2pd	%ymm17, %ymm2, %ymm15
	vpermt2pd	%ymm7, %ymm3, %ymm12
	vmovapd	%ymm21, %ymm18
	vmovapd	%ymm6, %ymm17
	vmovapd	%ymm22, %ymm20
	vmovapd	%ymm22, %ymm10
	vpermt2pd	%ymm19, %ymm3, %ymm18
	vpermt2pd	%ymm19, %ymm2, %ymm21
	vpermt2pd	%ymm7, %ymm2, %ymm9
	vpermt2pd	%ymm5, %ymm3, %ymm17
	vpermt2pd	%ymm23, %ymm3, %ymm20
	vpermt2pd	%ymm23, %ymm2, %ymm10
	vmovapd	%ymm8, %ymm19
	vmovapd	%ymm12, %ymm23
	vmovapd	%ymm12, %ymm7
	vpermt2pd	%ymm17, %ymm3, %ymm23
	vpermt2pd	%ymm17, %ymm2, %ymm7
	vpermt2pd	%ymm18, %ymm3, %ymm19
	vpermt2pd	%ymm18, %ymm2, %ymm8
	vmovapd	%ymm4, %ymm17
	vmovapd	%ymm13, %ymm18
	vpermt2pd	%ymm21, %ymm2, %ymm4
	vpermt2pd	%ymm16, %ymm2, %ymm14
	vpermt2pd	%ymm5, %ymm2, %ymm6
	vmovapd	%ymm4, %ymm12
	vpermt2pd	%ymm11, %ymm3, %ymm18
	vpermt2pd	%ymm11, %ymm2, %ymm13
	vmovapd	%ymm24, %ymm16
	vmovapd	%ymm9, %ymm11
	vmovapd	%ymm9, %ymm4
	vpermt2pd	%ymm25, %ymm3, %ymm16
	vpermt2pd	%ymm6, %ymm3, %ymm11
	vpermt2pd	%ymm6, %ymm2, %ymm4
	vpermt2pd	%ymm21, %ymm3, %ymm17
	vmovapd	%ymm24, %ymm5
	vmovapd	%ymm15, %ymm22
	vmovapd	%ymm19, %ymm6
	vpermt2pd	%ymm14, %ymm3, %ymm22
	vpermt2pd	%ymm20, %ymm2, %ymm19
	vpermt2pd	%ymm25, %ymm2, %ymm5
	vpermt2pd	%ymm20, %ymm3, %ymm6
	vmovapd	%ymm16, %ymm21
	vmovapd	%ymm16, %ymm20
	vmovapd	%ymm17, %ymm16
	vpermt2pd	%ymm14, %ymm2, %ymm15
	vpermt2pd	%ymm23, %ymm3, %ymm20
	vpermt2pd	%ymm23, %ymm2, %ymm21
	vpermt2pd	%ymm22, %ymm3, %ymm16
	vpermt2pd	%ymm22, %ymm2, %ymm17
	vmovapd	%ymm18, %ymm25
	vmovapd	%ymm8, %ymm22
	vmovapd	%ymm5, %ymm24
	vmovapd	%ymm12, %ymm23
	vpermt2pd	%ymm7, %ymm2, %ymm5
	vpermt2pd	%ymm11, %ymm3, %ymm25
	vpermt2pd	%ymm11, %ymm2, %ymm18
	vpermt2pd	%ymm7, %ymm3, %ymm24
	vmovapd	%ymm5, %ymm14
	vpermt2pd	%ymm10, %ymm3, %ymm22
	vpermt2pd	%ymm15, %ymm3, %ymm23
	vmovapd	%ymm12, %ymm7
	vmovapd	%ymm13, %ymm5
	vmovapd	%ymm16, %ymm11
	vpermt2pd	%ymm4, %ymm2, %ymm13
	vpermt2pd	%ymm10, %ymm2, %ymm8
	vpermt2pd	%ymm4, %ymm3, %ymm5
	vmovupd	-32(%rdx), %ymm4
	vmovapd	%ymm13, %ymm12
	vpermt2pd	%ymm15, %ymm2, %ymm7
	vpermt2pd	%ymm25, %ymm2, %ymm16
	vpermt2pd	%ymm25, %ymm3, %ymm11
	vmovapd	%ymm22, %ymm26
	vmovapd	%ymm23, %ymm25
	vmovapd	%ymm19, %ymm15
	vmovapd	%ymm19, %ymm13
	vpermt2pd	%ymm24, %ymm3, %ymm26
	vpermt2pd	%ymm5, %ymm3, %ymm25
	vpermt2pd	%ymm5, %ymm2, %ymm23
	vpermt2pd	%ymm21, %ymm3, %ymm15
	vpermt2pd	%ymm21, %ymm2, %ymm13
	vmovapd	%ymm8, %ymm5
	vmovapd	%ymm8, %ymm21
	vmovapd	%ymm6, %ymm9
	vmovapd	%ymm22, %ymm10
	vpermt2pd	%ymm14, %ymm3, %ymm21
	vpermt2pd	%ymm14, %ymm2, %ymm5
	vpermt2pd	%ymm20, %ymm3, %ymm6
	vmovapd	%ymm26, %ymm14
	vfmadd231pd	-128(%rax){1to4}, %ymm4, %ymm6
	vfmadd231pd	-112(%rax){1to4}, %ymm4, %ymm14
	vpermt2pd	%ymm20, %ymm2, %ymm9
	vfmadd231pd	-104(%rax){1to4}, %ymm4, %ymm25
	vfmadd231pd	-96(%rax){1to4}, %ymm4, %ymm15
	vpermt2pd	%ymm24, %ymm2, %ymm10
	vfmadd231pd	-64(%rax){1to4}, %ymm4, %ymm9
	vfmadd231pd	-48(%rax){1to4}, %ymm4, %ymm10
	vmovapd	%ymm17, %ymm24
	vmovapd	%ymm16, %ymm8
	vfmadd231pd	-120(%rax){1to4}, %ymm4, %ymm11
	vpermt2pd	%ymm18, %ymm2, %ymm17
	vfmadd231pd	-56(%rax){1to4}, %ymm4, %ymm8
	vfmadd231pd	-80(%rax){1to4}, %ymm4, %ymm21
	vpermt2pd	%ymm18, %ymm3, %ymm24
	vfmadd231pd	-88(%rax){1to4}, %ymm4, %ymm24
	vfmadd231pd	-40(%rax){1to4}, %ymm4, %ymm23
	vmovapd	%ymm7, %ymm19
	vfmadd231pd	-32(%rax){1to4}, %ymm4, %ymm13
	vfmadd231pd	-16(%rax){1to4}, %ymm4, %ymm5
	vpermt2pd	%ymm12, %ymm2, %ymm7
	vpermt2pd	%ymm12, %ymm3, %ymm19
	vmovapd	%ymm17, %ymm12
	vmovapd	%ymm6, %ymm16
	vfmadd231pd	-72(%rax){1to4}, %ymm4, %ymm19
	vfmadd231pd	-24(%rax){1to4}, %ymm4, %ymm12
	vmovapd	%ymm14, %ymm17
	vfmadd132pd	-8(%rax){1to4}, %ymm7, %ymm4
	vpermt2pd	%ymm10, %ymm1, %ymm17
	vpermt2pd	%ymm9, %ymm1, %ymm16
	vpermt2pd	%ymm9, %ymm0, %ymm6
	vpermt2pd	%ymm10, %ymm0, %ymm14
	vmovapd	%ymm11, %ymm22
	vmovapd	%ymm25, %ymm20
	vpermt2pd	%ymm8, %ymm0, %ymm11
	vmovapd	%ymm25, %ymm10
	vmovapd	%ymm15, %ymm9
	vmovapd	%ymm15, %ymm7
	vpermt2pd	%ymm23, %ymm1, %ymm20
	vpermt2pd	%ymm23, %ymm0, %ymm10
	vpermt2pd	%ymm13, %ymm1, %ymm9
	vpermt2pd	%ymm13, %ymm0, %ymm7
	vmovapd	%ymm11, %ymm18
	vmovapd	%ymm21, %ymm13
	vmovapd	%ymm24, %ymm11
	vmovapd	%ymm6, %ymm23
	vpermt2pd	%ymm8, %ymm1, %ymm22
	vpermt2pd	%ymm12, %ymm0, %ymm11
	vpermt2pd	%ymm5, %ymm0, %ymm13
	vpermt2pd	%ymm7, %ymm1, %ymm23
	vpermt2pd	%ymm7, %ymm0, %ymm6
	vmovapd	%ymm24, %ymm8
	vmovapd	%ymm21, %ymm25
	vmovapd	%ymm18, %ymm24
	vmovapd	%ymm19, %ymm21
	vmovapd	%ymm14, %ymm7
	vpermt2pd	%ymm12, %ymm1, %ymm8
	vpermt2pd	%ymm4, %ymm1, %ymm21
	vpermt2pd	%ymm13, %ymm1, %ymm7
	vpermt2pd	%ymm13, %ymm0, %ymm14
	vpermt2pd	%ymm11, %ymm1, %ymm24
	vpermt2pd	%ymm11, %ymm0, %ymm18
	vmovapd	%ymm19, %ymm12
	vmovapd	%ymm20, %ymm13
	vmovapd	%ymm16, %ymm19
	vmovapd	%ymm20, %ymm11
	vpermt2pd	%ymm4, %ymm0, %ymm12
	vpermt2pd	%ymm21, %ymm1, %ymm13
	vpermt2pd	%ymm21, %ymm0, %ymm11
	vpermt2pd	%ymm5, %ymm1, %ymm25
	vpermt2pd	%ymm9, %ymm1, %ymm19
	vpermt2pd	%ymm9, %ymm0, %ymm16
	vmovapd	%ymm6, %ymm4
	vmovapd	%ymm22, %ymm5
	vmovapd	%ymm22, %ymm15
	vmovapd	%ymm17, %ymm6
	vmovapd	%ymm10, %ymm21
	vmovapd	%ymm10, %ymm9
	vpermt2pd	%ymm12, %ymm1, %ymm21
	vpermt2pd	%ymm12, %ymm0, %ymm9
	vpermt2pd	%ymm8, %ymm1, %ymm5
	vpermt2pd	%ymm8, %ymm0, %ymm15
	vpermt2pd	%ymm25, %ymm0, %ymm6
	vmovapd	%ymm17, %ymm8
	vmovapd	%ymm23, %ymm12
	vmovapd	%ymm16, %ymm17
	vmovapd	%ymm23, %ymm10
	vpermt2pd	%ymm25, %ymm1, %ymm8
	vpermt2pd	%ymm6, %ymm1, %ymm17
	vpermt2pd	%ymm6, %ymm0, %ymm16
	vpermt2pd	%ymm7, %ymm1, %ymm12
	vpermt2pd	%ymm7, %ymm0, %ymm10
	vmovapd	%ymm19, %ymm22
	vmovapd	%ymm4, %ymm20
	vmovapd	%ymm5, %ymm7
	vmovapd	%ymm15, %ymm6
	vpermt2pd	%ymm11, %ymm0, %ymm15
	vpermt2pd	%ymm13, %ymm1, %ymm7
	vpermt2pd	%ymm13, %ymm0, %ymm5
	vpermt2pd	%ymm11, %ymm1, %ymm6
	vmovapd	%ymm15, %ymm13
	vpermt2pd	%ymm8, %ymm1, %ymm22
	vpermt2pd	%ymm8, %ymm0, %ymm19
	vpermt2pd	%ymm14, %ymm1, %ymm20
	vpermt2pd	%ymm14, %ymm0, %ymm4
	vmovapd	%ymm24, %ymm11
	vmovapd	%ymm16, %ymm14
	vmovapd	%ymm4, %ymm8
	vpermt2pd	%ymm21, %ymm1, %ymm11
	vpermt2pd	%ymm21, %ymm0, %ymm24
	vmovapd	%ymm18, %ymm23
	vmovapd	%ymm22, %ymm4
	vmovapd	%ymm19, %ymm21
	vmovapd	%ymm17, %ymm15
	vpermt2pd	%ymm13, %ymm1, %ymm14
	vpermt2pd	%ymm13, %ymm0, %ymm16
	vmovapd	%ymm12, %ymm13
	vpermt2pd	%ymm9, %ymm1, %ymm23
	vpermt2pd	%ymm9, %ymm0, %ymm18
	vpermt2pd	%ymm7, %ymm1, %ymm4
	vpermt2pd	%ymm7, %ymm0, %ymm22
	vpermt2pd	%ymm5, %ymm1, %ymm21
	vpermt2pd	%ymm5, %ymm0, %ymm19
	vpermt2pd	%ymm6, %ymm1, %ymm15
	vpermt2pd	%ymm6, %ymm0, %ymm17
	vpermt2pd	%ymm11, %ymm1, %ymm13
	vpermt2pd	%ymm11, %ymm0, %ymm12
	vmovapd	%ymm20, %ymm9
	vmovapd	%ymm10, %ymm11
	vmovapd	%ymm20, %ymm7
	vmovapd	%ymm8, %ymm6
	vmovapd	%ymm8, %ymm5
	vpermt2pd	%ymm24, %ymm1, %ymm11
	vpermt2pd	%ymm24, %ymm0, %ymm10
	vpermt2pd	%ymm23, %ymm1, %ymm9
	vpermt2pd	%ymm23, %ymm0, %ymm7
	vpermt2pd	%ymm18, %ymm1, %ymm6
	vpermt2pd	%ymm18, %ymm0, %ymm5
.LBE6:
	.loc 1 10 0
	cmpq	%rax, %rsi
	jne	.L3
	vmovapd	%ymm4, -120(%rsp)
	vmovapd	%ymm22, -88(%rsp)
	vmovapd	%ymm21, -56(%rsp)
	vmovapd	%ymm19, -24(%rsp)
	vmovapd	%ymm15, 8(%rsp)
	vmovapd	%ymm17, 40(%rsp)
	vmovapd	%ymm14, 72(%rsp)
	vmovapd	%ymm16, 104(%rsp)
	vmovapd	%ymm13, 136(%rsp)
	vmovapd	%ymm12, 168(%rsp)
	vmovapd	%ymm11, 200(%rsp)
	vmovapd	%ymm10, 232(%rsp)
	vmovapd	%ymm9, 264(%rsp)
	vmovapd	%ymm7, 296(%rsp)
	vmovapd	%ymm6, 328(%rsp)
	vmovapd	%ymm5, 360(%rsp)
.L2:
.LBE4:
.LBB7:
	.loc 1 14 0
	vmovapd	-120(%rsp), %zmm1
	vmovapd	-56(%rsp), %zmm2
	vmovapd	8(%rsp), %zmm3
	vmovupd	%zmm1, (%rcx)
	vmovapd	72(%rsp), %zmm1
	vmovupd	%zmm2, 64(%rcx)
	vmovapd	136(%rsp), %zmm2
	vmovupd	%zmm3, 128(%rcx)
	vmovapd	200(%rsp), %zmm3
	vmovupd	%zmm1, 192(%rcx)
	vmovapd	264(%rsp), %zmm1
	vmovupd	%zmm2, 256(%rcx)
	vmovapd	328(%rsp), %zmm2
	vmovupd	%zmm3, 320(%rcx)
	vmovupd	%zmm1, 384(%rcx)
	vmovupd	%zmm2, 448(%rcx)
	vzeroupper
.LBE7:
	.loc 1 15 0
	leave
	ret
.LFE0:
	.size	dgemm, .-dgemm
	.p2align 4
	.globl	triad
	.type	triad, @function
triad:
.LFB1:
	.loc 1 18 0
.LBB8:
	.loc 1 19 0
	testq	%rdi, %rdi
	jle	.L22
	leaq	-1(%rdi), %rax
	cmpq	$6, %rax
	jbe	.L14
	movq	%rdi, %r8
	vbroadcastsd	%xmm0, %zmm2
	xorl	%eax, %eax
	shrq	$3, %r8
	salq	$6, %r8
	.p2align 4,,10
	.p2align 3
.L10:
	.loc 1 19 0 is_stmt 0 discriminator 3
	vmovupd	(%rdx,%rax), %zmm1
	vfmadd213pd	(%rsi,%rax), %zmm2, %zmm1
	vmovupd	%zmm1, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%r8, %rax
	jne	.L10
	movq	%rdi, %rax
	andq	$-8, %rax
	movq	%rax, %r8
	cmpq	%rax, %rdi
	je	.L21
.L9:
	movq	%rdi, %r9
	subq	%r8, %r9
	leaq	-1(%r9), %r10
	cmpq	$2, %r10
	jbe	.L12
	.loc 1 19 0
	vmovupd	(%rsi,%r8,8), %ymm3
	vbroadcastsd	%xmm0, %ymm1
	vfmadd132pd	(%rdx,%r8,8), %ymm3, %ymm1
	vmovupd	%ymm1, (%rcx,%r8,8)
	movq	%r9, %r8
	andq	$-4, %r8
	addq	%r8, %rax
	andl	$3, %r9d
	je	.L21
.L12:
	vmovsd	(%rdx,%rax,8), %xmm1
	vfmadd213sd	(%rsi,%rax,8), %xmm0, %xmm1
	leaq	0(,%rax,8), %r8
	leaq	1(%rax), %r9
	vmovsd	%xmm1, (%rcx,%r8)
	cmpq	%r9, %rdi
	jle	.L21
	vmovsd	8(%rdx,%r8), %xmm1
	vfmadd213sd	8(%rsi,%r8), %xmm0, %xmm1
	addq	$2, %rax
	vmovsd	%xmm1, 8(%rcx,%r8)
	cmpq	%rax, %rdi
	jle	.L21
	vmovsd	16(%rsi,%r8), %xmm4
	vfmadd132sd	16(%rdx,%r8), %xmm4, %xmm0
	vmovsd	%xmm0, 16(%rcx,%r8)
	vzeroupper
.LBE8:
	.loc 1 20 0 is_stmt 1
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	vzeroupper
.L22:
	ret
.L14:
.LBB9:
	.loc 1 19 0
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L9
.LBE9:
.LFE1:
	.size	triad, .-triad
	.p2align 4
	.globl	dot
	.type	dot, @function
dot:
.LFB2:
	.loc 1 23 0
	.loc 1 23 0
	movq	%rsi, %rcx
.LBB10:
	.loc 1 25 0
	testq	%rdi, %rdi
	jle	.L31
	leaq	-1(%rdi), %rax
	cmpq	$6, %rax
	jbe	.L32
	movq	%rdi, %rsi
	xorl	%eax, %eax
.LBE10:
	.loc 1 24 0
	vxorpd	%xmm0, %xmm0, %xmm0
	shrq	$3, %rsi
	salq	$6, %rsi
	.p2align 4,,10
	.p2align 3
.L26:
.LBB11:
	.loc 1 25 0 discriminator 3
	vmovupd	(%rcx,%rax), %zmm5
	vmulpd	(%rdx,%rax), %zmm5, %zmm1
	addq	$64, %rax
	valignq	$3, %ymm1, %ymm1, %ymm2
	vaddsd	%xmm1, %xmm0, %xmm0
	vunpckhpd	%xmm1, %xmm1, %xmm3
	vaddsd	%xmm3, %xmm0, %xmm0
	vextractf64x2	$1, %ymm1, %xmm3
	vextractf64x4	$0x1, %zmm1, %ymm1
	vaddsd	%xmm3, %xmm0, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm0
	vunpckhpd	%xmm1, %xmm1, %xmm2
	vaddsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm0
	vextractf64x2	$1, %ymm1, %xmm2
	valignq	$3, %ymm1, %ymm1, %ymm1
	vaddsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	cmpq	%rax, %rsi
	jne	.L26
	movq	%rdi, %rax
	andq	$-8, %rax
	movq	%rax, %rsi
	cmpq	%rax, %rdi
	je	.L39
.L25:
	movq	%rdi, %r8
	subq	%rsi, %r8
	leaq	-1(%r8), %r9
	cmpq	$2, %r9
	jbe	.L29
	.loc 1 25 0 is_stmt 0
	vmovupd	(%rcx,%rsi,8), %ymm6
	vmulpd	(%rdx,%rsi,8), %ymm6, %ymm1
	movq	%r8, %rsi
	andq	$-4, %rsi
	addq	%rsi, %rax
	andl	$3, %r8d
	vaddsd	%xmm1, %xmm0, %xmm0
	vunpckhpd	%xmm1, %xmm1, %xmm2
	vaddsd	%xmm2, %xmm0, %xmm0
	vextractf64x2	$1, %ymm1, %xmm2
	valignq	$3, %ymm1, %ymm1, %ymm1
	vaddsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	je	.L39
.L29:
	leaq	1(%rax), %r8
	vmovsd	(%rcx,%rax,8), %xmm7
	leaq	0(,%rax,8), %rsi
	vfmadd231sd	(%rdx,%rax,8), %xmm7, %xmm0
	cmpq	%r8, %rdi
	jle	.L39
	addq	$2, %rax
	vmovsd	8(%rcx,%rsi), %xmm7
	vfmadd231sd	8(%rdx,%rsi), %xmm7, %xmm0
	cmpq	%rax, %rdi
	jle	.L39
	vmovsd	16(%rcx,%rsi), %xmm7
	vfmadd231sd	16(%rdx,%rsi), %xmm7, %xmm0
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	vzeroupper
.LBE11:
	.loc 1 27 0 is_stmt 1
	ret
	.p2align 4,,10
	.p2align 3
.L31:
	.loc 1 24 0
	vxorpd	%xmm0, %xmm0, %xmm0
	.loc 1 26 0
	ret
.L32:
.LBB12:
	.loc 1 25 0
	xorl	%esi, %esi
	xorl	%eax, %eax
.LBE12:
	.loc 1 24 0
	vxorpd	%xmm0, %xmm0, %xmm0
	jmp	.L25
.LFE2:
	.size	dot, .-dot
	.p2align 4
	.globl	dot8
	.type	dot8, @function
dot8:
.LFB3:
	.loc 1 30 0
.LBB13:
	.loc 1 32 0
	testq	%rdi, %rdi
	jle	.L43
	subq	$1, %rdi
	xorl	%eax, %eax
	vxorpd	%xmm0, %xmm0, %xmm0
	xorl	%ecx, %ecx
	shrq	$3, %rdi
	addq	$1, %rdi
	.p2align 4,,10
	.p2align 3
.L42:
	addq	$1, %rcx
.LBB14:
	.loc 1 33 0
	vmovupd	(%rdx,%rax), %zmm4
	vfmadd231pd	(%rsi,%rax), %zmm4, %zmm0
	addq	$64, %rax
	cmpq	%rdi, %rcx
	jb	.L42
.LBE14:
.LBE13:
	.loc 1 34 0
	valignq	$3, %ymm0, %ymm0, %ymm3
	vunpckhpd	%xmm0, %xmm0, %xmm1
	vextractf64x2	$1, %ymm0, %xmm2
	vaddsd	%xmm0, %xmm1, %xmm1
	vextractf64x4	$0x1, %zmm0, %ymm0
	vaddsd	%xmm2, %xmm3, %xmm2
	valignq	$3, %ymm0, %ymm0, %ymm3
	vaddsd	%xmm2, %xmm1, %xmm1
	vunpckhpd	%xmm0, %xmm0, %xmm2
	vaddsd	%xmm0, %xmm2, %xmm2
	vextractf64x2	$1, %ymm0, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm2, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm0
	vzeroupper
	ret
.L43:
.LBB15:
	.loc 1 32 0
	vxorpd	%xmm0, %xmm0, %xmm0
.LBE15:
	.loc 1 35 0
	ret
.LFE3:
	.size	dot8, .-dot8
	.p2align 4
	.globl	stencil2d
	.type	stencil2d, @function
stencil2d:
.LFB4:
	.loc 1 38 0
.LBB16:
	.loc 1 39 0
	cmpq	$2, %rdi
	jle	.L67
	leaq	-3(%rdi), %rax
	vmovsd	%xmm0, %xmm0, %xmm1
	leaq	-2(%rdi), %r11
	cmpq	$6, %rax
	jbe	.L53
	movq	%rsi, %rax
	movq	%r11, %r8
	leaq	8(%rdx,%rsi,8), %r9
	vbroadcastsd	.LC7(%rip), %zmm2
	negq	%rax
	shrq	$3, %r8
	vbroadcastsd	%xmm0, %zmm3
	leaq	8(%rdx,%rax,8), %r10
	salq	$6, %r8
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L48:
	.loc 1 40 0 discriminator 3
	vmovupd	16(%rdx,%rax), %zmm7
	vaddpd	(%rdx,%rax), %zmm7, %zmm0
	vaddpd	(%r10,%rax), %zmm0, %zmm0
	vaddpd	(%r9,%rax), %zmm0, %zmm0
	vfnmadd231pd	8(%rdx,%rax), %zmm2, %zmm0
	vmulpd	%zmm3, %zmm0, %zmm0
	vmovupd	%zmm0, 8(%rcx,%rax)
	addq	$64, %rax
	cmpq	%r8, %rax
	jne	.L48
	movq	%r11, %r8
	andq	$-8, %r8
	leaq	1(%r8), %rax
	testb	$7, %r11b
	je	.L69
.L47:
.LBE16:
	.loc 1 38 0
	pushq	%rbp
	movq	%rdi, %r9
	subq	%r8, %r9
	movq	%rsp, %rbp
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	-2(%r9), %rbx
	subq	$3, %r9
	cmpq	$2, %r9
	jbe	.L50
	leaq	0(,%r8,8), %r9
.LBB17:
	.loc 1 40 0
	movq	%rsi, %r13
	vbroadcastsd	%xmm1, %ymm2
	leaq	8(%r9), %r10
	negq	%r13
	vmovupd	16(%rdx,%r9), %ymm5
	vaddpd	(%rdx,%r8,8), %ymm5, %ymm0
	leaq	(%rdx,%r10), %r12
	leaq	1(%r8,%rsi), %r8
	vmovupd	8(%rdx,%r9), %ymm6
	vaddpd	(%r12,%r13,8), %ymm0, %ymm0
	vaddpd	(%rdx,%r8,8), %ymm0, %ymm0
	movq	%rbx, %r8
	andq	$-4, %r8
	addq	%r8, %rax
	andl	$3, %ebx
	vfnmadd231pd	.LC7(%rip){1to4}, %ymm6, %ymm0
	vmulpd	%ymm2, %ymm0, %ymm0
	vmovupd	%ymm0, 8(%rcx,%r9)
	je	.L64
.L50:
	leaq	0(,%rax,8), %r9
	leaq	1(%rax), %r10
	leaq	(%rdx,%r9), %r8
	cmpq	%r11, %r10
	jge	.L54
	movq	%rax, %r10
	vmovupd	8(%rdx,%r9), %xmm2
	vaddpd	-8(%r8), %xmm2, %xmm0
	vmovddup	.LC7(%rip), %xmm6
	subq	%rsi, %r10
	vmovddup	%xmm1, %xmm4
	vmovsd	16(%rdx,%r9), %xmm3
	vaddpd	(%rdx,%r10,8), %xmm0, %xmm0
	leaq	(%rsi,%rax), %r10
	vaddpd	(%rdx,%r10,8), %xmm0, %xmm0
	vfnmadd231pd	(%r8), %xmm6, %xmm0
	leaq	3(%rax), %r10
	.loc 1 39 0
	leaq	2(%rax), %r8
	.loc 1 40 0
	vmulpd	%xmm4, %xmm0, %xmm0
	vmovupd	%xmm0, (%rcx,%rax,8)
	cmpq	%r10, %r11
	jg	.L70
.L52:
	movq	%r8, %r9
	.loc 1 39 0
	subq	$1, %rdi
	.loc 1 40 0
	leaq	0(,%r8,8), %rax
	vmovsd	(%rdx,%r8,8), %xmm0
	subq	%rsi, %r9
	vmovsd	8(%rdx,%rax), %xmm3
	vaddsd	-8(%rdx,%rax), %xmm3, %xmm2
	vmovsd	.LC7(%rip), %xmm4
	vaddsd	(%rdx,%r9,8), %xmm2, %xmm2
	leaq	(%rsi,%r8), %r9
	vaddsd	(%rdx,%r9,8), %xmm2, %xmm2
	.loc 1 39 0
	leaq	1(%r8), %r9
	.loc 1 40 0
	vfnmadd231sd	%xmm4, %xmm0, %xmm2
	vmulsd	%xmm2, %xmm1, %xmm2
	vmovsd	%xmm2, (%rcx,%r8,8)
	.loc 1 39 0
	cmpq	%r9, %rdi
	jle	.L64
	.loc 1 40 0
	movq	%r9, %r10
	vmovsd	16(%rdx,%rax), %xmm2
	addq	%rsi, %r9
	.loc 1 39 0
	addq	$2, %r8
	.loc 1 40 0
	subq	%rsi, %r10
	vaddsd	%xmm2, %xmm0, %xmm0
	vaddsd	(%rdx,%r10,8), %xmm0, %xmm0
	vaddsd	(%rdx,%r9,8), %xmm0, %xmm0
	vfnmadd231sd	%xmm4, %xmm3, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm0
	vmovsd	%xmm0, 8(%rcx,%rax)
	.loc 1 39 0
	cmpq	%r8, %rdi
	jle	.L64
	.loc 1 40 0
	movq	%r8, %rdi
	vaddsd	24(%rdx,%rax), %xmm3, %xmm0
	subq	%rsi, %rdi
	addq	%r8, %rsi
	vaddsd	(%rdx,%rdi,8), %xmm0, %xmm0
	vaddsd	(%rdx,%rsi,8), %xmm0, %xmm0
	vfnmadd132sd	%xmm4, %xmm0, %xmm2
	vmulsd	%xmm2, %xmm1, %xmm1
	vmovsd	%xmm1, 16(%rcx,%rax)
	vzeroupper
.LBE17:
	.loc 1 41 0
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L70:
.LBB18:
	.loc 1 40 0
	leaq	24(%rdx,%r9), %r10
	vmovupd	(%r10), %xmm5
	vmovhpd	(%r10), %xmm3, %xmm3
	movq	%r8, %r10
	addq	%rsi, %r8
	subq	%rsi, %r10
	vaddpd	%xmm2, %xmm5, %xmm0
	vaddpd	(%rdx,%r10,8), %xmm0, %xmm0
	vmovsd	32(%rdx,%r9), %xmm2
	vaddpd	(%rdx,%r8,8), %xmm0, %xmm0
	leaq	5(%rax), %r10
	.loc 1 39 0
	leaq	4(%rax), %r8
	.loc 1 40 0
	vfnmadd231pd	%xmm6, %xmm3, %xmm0
	vmulpd	%xmm4, %xmm0, %xmm0
	vmovupd	%xmm0, 16(%rcx,%r9)
	cmpq	%r10, %r11
	jle	.L52
	movq	%r8, %r10
	addq	%rsi, %r8
	vaddpd	40(%rdx,%r9), %xmm5, %xmm0
	subq	%rsi, %r10
	vmovhpd	40(%rdx,%r9), %xmm2, %xmm2
	vaddpd	(%rdx,%r10,8), %xmm0, %xmm0
	vaddpd	(%rdx,%r8,8), %xmm0, %xmm0
	.loc 1 39 0
	leaq	6(%rax), %r8
	.loc 1 40 0
	vfnmadd231pd	%xmm6, %xmm2, %xmm0
	vmulpd	%xmm4, %xmm0, %xmm0
	vmovupd	%xmm0, 32(%rcx,%r9)
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L64:
	vzeroupper
.LBE18:
	.loc 1 41 0
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L67:
	ret
	.p2align 4,,10
	.p2align 3
.L69:
	vzeroupper
	ret
.L53:
.LBB19:
	.loc 1 39 0
	xorl	%r8d, %r8d
	movl	$1, %eax
	jmp	.L47
.L54:
	movq	%rax, %r8
	jmp	.L52
.LBE19:
.LFE4:
	.size	stencil2d, .-stencil2d
	.p2align 4
	.globl	stencil3d
	.type	stencil3d, @function
stencil3d:
.LFB5:
	.loc 1 45 0
.LBB20:
	.loc 1 46 0
	cmpq	$2, %rdi
	jle	.L93
.LBE20:
	.loc 1 45 0
	pushq	%rbp
	leaq	-3(%rdi), %rax
	leaq	-2(%rdi), %r11
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
.LBB21:
	.loc 1 47 0
	vmovupd	(%rcx), %xmm6
	vmovupd	16(%rcx), %xmm5
	vmovupd	32(%rcx), %xmm4
	.loc 1 48 0
	vmovsd	48(%rcx), %xmm7
	vmovsd	%xmm6, %xmm6, %xmm13
	vunpckhpd	%xmm6, %xmm6, %xmm12
	vmovsd	%xmm5, %xmm5, %xmm11
	vunpckhpd	%xmm5, %xmm5, %xmm10
	vmovsd	%xmm4, %xmm4, %xmm9
	vunpckhpd	%xmm4, %xmm4, %xmm8
	cmpq	$6, %rax
	jbe	.L79
	movq	%rsi, %rax
	movq	%r11, %rcx
	vbroadcastsd	%xmm6, %zmm17
	negq	%rax
	shrq	$3, %rcx
	vbroadcastsd	%xmm12, %zmm16
	vbroadcastsd	%xmm5, %zmm15
	leaq	8(%r8,%rax,8), %r13
	movq	%rdx, %rax
	salq	$6, %rcx
	vbroadcastsd	%xmm10, %zmm14
	negq	%rax
	leaq	8(%r8,%rsi,8), %r12
	leaq	8(%r8,%rdx,8), %r10
	leaq	8(%r8,%rax,8), %rbx
	vbroadcastsd	%xmm4, %zmm3
	vbroadcastsd	%xmm8, %zmm2
	xorl	%eax, %eax
	vbroadcastsd	%xmm7, %zmm1
	.p2align 4,,10
	.p2align 3
.L74:
	.loc 1 47 0 discriminator 3
	vmulpd	(%r8,%rax), %zmm16, %zmm0
	vfmadd231pd	8(%r8,%rax), %zmm17, %zmm0
	vfmadd231pd	16(%r8,%rax), %zmm15, %zmm0
	vfmadd231pd	0(%r13,%rax), %zmm14, %zmm0
	vfmadd231pd	(%r12,%rax), %zmm3, %zmm0
	vfmadd231pd	(%rbx,%rax), %zmm2, %zmm0
	.loc 1 48 0 discriminator 3
	vfmadd231pd	(%r10,%rax), %zmm1, %zmm0
	.loc 1 47 0 discriminator 3
	vmovupd	%zmm0, 8(%r9,%rax)
	addq	$64, %rax
	cmpq	%rcx, %rax
	jne	.L74
	movq	%r11, %r10
	andq	$-8, %r10
	leaq	1(%r10), %rax
	testb	$7, %r11b
	je	.L90
.L73:
	movq	%rdi, %rcx
	subq	%r10, %rcx
	leaq	-2(%rcx), %r12
	subq	$3, %rcx
	cmpq	$2, %rcx
	jbe	.L76
	leaq	1(%r10), %rbx
	movq	%rsi, %r13
	.loc 1 47 0 is_stmt 0
	vbroadcastsd	%xmm12, %ymm16
	leaq	0(,%rbx,8), %rcx
	negq	%r13
	leaq	1(%r10,%rsi), %r14
	vbroadcastsd	%xmm13, %ymm15
	leaq	(%rcx,%r13,8), %r15
	movq	%rdx, %r13
	vmulpd	-8(%r8,%rcx), %ymm16, %ymm16
	vbroadcastsd	%xmm11, %ymm14
	negq	%r13
	vfmadd132pd	(%r8,%rbx,8), %ymm16, %ymm15
	vbroadcastsd	%xmm10, %ymm3
	leaq	(%rcx,%r13,8), %r13
	vfmadd132pd	8(%r8,%rcx), %ymm15, %ymm14
	vbroadcastsd	%xmm9, %ymm2
	leaq	1(%r10,%rdx), %r10
	vfmadd132pd	(%r8,%r15), %ymm14, %ymm3
	vbroadcastsd	%xmm8, %ymm1
	vbroadcastsd	%xmm7, %ymm0
	vfmadd132pd	(%r8,%r14,8), %ymm3, %ymm2
	vfmadd132pd	(%r8,%r13), %ymm2, %ymm1
	.loc 1 48 0 is_stmt 1
	vfmadd132pd	(%r8,%r10,8), %ymm1, %ymm0
	.loc 1 47 0
	vmovupd	%ymm0, (%r9,%rcx)
	movq	%r12, %rcx
	andq	$-4, %rcx
	addq	%rcx, %rax
	andl	$3, %r12d
	je	.L90
.L76:
	leaq	0(,%rax,8), %r10
	leaq	1(%rax), %rbx
	leaq	(%r8,%r10), %rcx
	cmpq	%r11, %rbx
	jge	.L80
	vpermilpd	$0, %xmm6, %xmm16
	vpermilpd	$3, %xmm6, %xmm6
	leaq	3(%rax), %rbx
	vmovupd	8(%r8,%r10), %xmm1
	vmulpd	(%rcx), %xmm16, %xmm0
	vpermilpd	$0, %xmm5, %xmm15
	vpermilpd	$3, %xmm5, %xmm5
	vmovsd	16(%r8,%r10), %xmm2
	vfmadd231pd	-8(%rcx), %xmm6, %xmm0
	movq	%rax, %rcx
	vpermilpd	$0, %xmm4, %xmm14
	subq	%rsi, %rcx
	vpermilpd	$3, %xmm4, %xmm4
	vmovddup	%xmm7, %xmm3
	vfmadd231pd	%xmm1, %xmm15, %xmm0
	vfmadd231pd	(%r8,%rcx,8), %xmm5, %xmm0
	leaq	(%rsi,%rax), %rcx
	vfmadd231pd	(%r8,%rcx,8), %xmm14, %xmm0
	.loc 1 48 0
	movq	%rax, %rcx
	subq	%rdx, %rcx
	.loc 1 47 0
	vfmadd231pd	(%r8,%rcx,8), %xmm4, %xmm0
	.loc 1 48 0
	leaq	(%rdx,%rax), %rcx
	vfmadd231pd	(%r8,%rcx,8), %xmm3, %xmm0
	.loc 1 46 0
	leaq	2(%rax), %rcx
	.loc 1 47 0
	vmovupd	%xmm0, (%r9,%rax,8)
	cmpq	%rbx, %r11
	jg	.L96
.L78:
	vmulsd	-8(%r8,%rcx,8), %xmm12, %xmm0
	vmovsd	(%r8,%rcx,8), %xmm2
	movq	%rcx, %r10
	.loc 1 46 0
	subq	$1, %rdi
	.loc 1 47 0
	leaq	0(,%rcx,8), %rax
	subq	%rsi, %r10
	vmovsd	8(%r8,%rax), %xmm1
	vfmadd231sd	%xmm13, %xmm2, %xmm0
	vfmadd231sd	%xmm11, %xmm1, %xmm0
	vfmadd231sd	(%r8,%r10,8), %xmm10, %xmm0
	leaq	(%rsi,%rcx), %r10
	vfmadd231sd	(%r8,%r10,8), %xmm9, %xmm0
	.loc 1 48 0
	movq	%rcx, %r10
	subq	%rdx, %r10
	.loc 1 47 0
	vfmadd231sd	(%r8,%r10,8), %xmm8, %xmm0
	.loc 1 48 0
	leaq	(%rdx,%rcx), %r10
	vfmadd231sd	(%r8,%r10,8), %xmm7, %xmm0
	.loc 1 46 0
	leaq	1(%rcx), %r10
	.loc 1 47 0
	vmovsd	%xmm0, (%r9,%rax)
	.loc 1 46 0
	cmpq	%r10, %rdi
	jle	.L90
	.loc 1 47 0
	vmulsd	%xmm2, %xmm12, %xmm2
	movq	%r10, %rbx
	leaq	16(%rax), %r12
	.loc 1 46 0
	addq	$2, %rcx
	.loc 1 47 0
	subq	%rsi, %rbx
	vfmadd132sd	%xmm13, %xmm2, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vmovsd	16(%r8,%rax), %xmm1
	vfmadd231sd	%xmm11, %xmm1, %xmm0
	vfmadd231sd	(%r8,%rbx,8), %xmm10, %xmm0
	leaq	(%rsi,%r10), %rbx
	vfmadd231sd	(%r8,%rbx,8), %xmm9, %xmm0
	.loc 1 48 0
	movq	%r10, %rbx
	addq	%rdx, %r10
	subq	%rdx, %rbx
	.loc 1 47 0
	vfmadd231sd	(%r8,%rbx,8), %xmm8, %xmm0
	.loc 1 48 0
	vfmadd231sd	(%r8,%r10,8), %xmm7, %xmm0
	.loc 1 47 0
	vmovsd	%xmm0, 8(%r9,%rax)
	.loc 1 46 0
	cmpq	%rcx, %rdi
	jle	.L90
	.loc 1 47 0
	vmulsd	8(%r8,%rax), %xmm12, %xmm12
	vfmadd132sd	%xmm13, %xmm12, %xmm1
	vfmadd132sd	24(%r8,%rax), %xmm1, %xmm11
	movq	%rcx, %rax
	subq	%rsi, %rax
	addq	%rcx, %rsi
	vfmadd132sd	(%r8,%rax,8), %xmm11, %xmm10
	.loc 1 48 0
	movq	%rcx, %rax
	subq	%rdx, %rax
	.loc 1 47 0
	vfmadd132sd	(%r8,%rsi,8), %xmm10, %xmm9
	.loc 1 48 0
	addq	%rcx, %rdx
	.loc 1 47 0
	vfmadd132sd	(%r8,%rax,8), %xmm9, %xmm8
	.loc 1 48 0
	vfmadd132sd	(%r8,%rdx,8), %xmm8, %xmm7
	.loc 1 47 0
	vmovsd	%xmm7, (%r9,%r12)
	vzeroupper
.LBE21:
	.loc 1 49 0
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L90:
	vzeroupper
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L96:
.LBB22:
	.loc 1 47 0
	leaq	24(%r8,%r10), %rbx
	vmovhpd	(%rbx), %xmm2, %xmm2
	vmovupd	(%rbx), %xmm17
	movq	%rcx, %rbx
	vmulpd	%xmm16, %xmm2, %xmm2
	subq	%rsi, %rbx
	vfmadd132pd	%xmm6, %xmm2, %xmm1
	vmovapd	%xmm1, %xmm0
	vmovsd	32(%r8,%r10), %xmm1
	vfmadd231pd	%xmm17, %xmm15, %xmm0
	vfmadd231pd	(%r8,%rbx,8), %xmm5, %xmm0
	leaq	(%rsi,%rcx), %rbx
	vfmadd231pd	(%r8,%rbx,8), %xmm14, %xmm0
	.loc 1 48 0
	movq	%rcx, %rbx
	addq	%rdx, %rcx
	subq	%rdx, %rbx
	.loc 1 47 0
	vfmadd231pd	(%r8,%rbx,8), %xmm4, %xmm0
	leaq	5(%rax), %rbx
	.loc 1 48 0
	vfmadd231pd	(%r8,%rcx,8), %xmm3, %xmm0
	.loc 1 46 0
	leaq	4(%rax), %rcx
	.loc 1 47 0
	vmovupd	%xmm0, 16(%r9,%r10)
	cmpq	%rbx, %r11
	jle	.L78
	vmovhpd	40(%r8,%r10), %xmm1, %xmm0
	movq	%rcx, %r11
	vmulpd	%xmm16, %xmm0, %xmm0
	subq	%rsi, %r11
	vfmadd132pd	%xmm17, %xmm0, %xmm6
	vfmadd132pd	40(%r8,%r10), %xmm6, %xmm15
	vfmadd132pd	(%r8,%r11,8), %xmm15, %xmm5
	leaq	(%rsi,%rcx), %r11
	vfmadd132pd	(%r8,%r11,8), %xmm5, %xmm14
	.loc 1 48 0
	movq	%rcx, %r11
	addq	%rdx, %rcx
	subq	%rdx, %r11
	.loc 1 47 0
	vfmadd132pd	(%r8,%r11,8), %xmm14, %xmm4
	.loc 1 48 0
	vfmadd132pd	(%r8,%rcx,8), %xmm4, %xmm3
	.loc 1 46 0
	leaq	6(%rax), %rcx
	.loc 1 47 0
	vmovupd	%xmm3, 32(%r9,%r10)
	jmp	.L78
	.p2align 4,,10
	.p2align 3
.L93:
	ret
.L79:
	.loc 1 48 0
	xorl	%r10d, %r10d
	.loc 1 46 0
	movl	$1, %eax
	jmp	.L73
.L80:
	movq	%rax, %rcx
	jmp	.L78
.LBE22:
.LFE5:
	.size	stencil3d, .-stencil3d
	.p2align 4
	.globl	spmv
	.type	spmv, @function
spmv:
.LFB6:
	.loc 1 53 0
.LBB23:
	.loc 1 54 0
	testq	%rdi, %rdi
	jle	.L107
.LBE23:
	.loc 1 53 0
	pushq	%rbx
	movq	%rdi, %r11
.LBB27:
	.loc 1 54 0
	xorl	%ebx, %ebx
	.p2align 4,,10
	.p2align 3
.L101:
.LBB24:
.LBB25:
	.loc 1 56 0
	movq	(%rsi,%rbx,8), %rax
	movq	8(%rsi,%rbx,8), %r10
.LBE25:
	.loc 1 55 0
	vxorpd	%xmm0, %xmm0, %xmm0
.LBB26:
	.loc 1 56 0
	cmpq	%r10, %rax
	jge	.L99
	.p2align 4,,10
	.p2align 3
.L100:
	.loc 1 56 0 is_stmt 0 discriminator 3
	movslq	(%rdx,%rax,4), %rdi
	vmovsd	(%rcx,%rax,8), %xmm1
	addq	$1, %rax
	vfmadd231sd	(%r8,%rdi,8), %xmm1, %xmm0
	cmpq	%r10, %rax
	jne	.L100
.L99:
.LBE26:
	.loc 1 57 0 is_stmt 1 discriminator 2
	vmovsd	%xmm0, (%r9,%rbx,8)
.LBE24:
	.loc 1 54 0 discriminator 2
	addq	$1, %rbx
	cmpq	%rbx, %r11
	jne	.L101
.LBE27:
	.loc 1 59 0
	popq	%rbx
	ret
.L107:
	ret
.LFE6:
	.size	spmv, .-spmv
	.p2align 4
	.globl	cmul
	.type	cmul, @function
cmul:
.LFB7:
	.loc 1 63 0
.LBB28:
	.loc 1 64 0
	testq	%rdi, %rdi
	jle	.L126
	leaq	-1(%rdi), %rax
	cmpq	$2, %rax
	jbe	.L117
	movq	%rdi, %r8
	xorl	%eax, %eax
	shrq	$2, %r8
	salq	$6, %r8
	.p2align 4,,10
	.p2align 3
.L113:
	.loc 1 64 0 is_stmt 0 discriminator 3
	vpermilpd	$255, (%rsi,%rax), %zmm0
	vpermilpd	$85, (%rdx,%rax), %zmm2
	vpermilpd	$0, (%rsi,%rax), %zmm1
	vmulpd	%zmm2, %zmm0, %zmm0
	vfmaddsub231pd	(%rdx,%rax), %zmm1, %zmm0
	vmovupd	%zmm0, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%r8, %rax
	jne	.L113
	movq	%rdi, %rax
	andq	$-4, %rax
	movq	%rax, %r8
	cmpq	%rdi, %rax
	je	.L125
.L112:
	subq	%r8, %rdi
	cmpq	$1, %rdi
	je	.L115
	salq	$4, %r8
	.loc 1 64 0
	vpermilpd	$15, (%rsi,%r8), %ymm0
	vpermilpd	$5, (%rdx,%r8), %ymm2
	vpermilpd	$0, (%rsi,%r8), %ymm1
	vmulpd	%ymm2, %ymm0, %ymm0
	vfmaddsub231pd	(%rdx,%r8), %ymm1, %ymm0
	vmovupd	%ymm0, (%rcx,%r8)
	testb	$1, %dil
	je	.L125
	andq	$-2, %rdi
	addq	%rdi, %rax
.L115:
	salq	$4, %rax
	vmovupd	(%rsi,%rax), %xmm0
	vmovupd	(%rdx,%rax), %xmm2
	vpermilpd	$0, %xmm0, %xmm1
	vpermilpd	$1, %xmm2, %xmm3
	vpermilpd	$3, %xmm0, %xmm0
	vmulpd	%xmm3, %xmm0, %xmm0
	vfmaddsub231pd	%xmm2, %xmm1, %xmm0
	vmovupd	%xmm0, (%rcx,%rax)
	vzeroupper
.LBE28:
	.loc 1 65 0 is_stmt 1
	ret
	.p2align 4,,10
	.p2align 3
.L125:
	vzeroupper
.L126:
	ret
.L117:
.LBB29:
	.loc 1 64 0
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L112
.LBE29:
.LFE7:
	.size	cmul, .-cmul
	.section	.rodata.cst32,"aM",@progbits,32
	.align 32
.LC0:
	.quad	0
	.quad	2
	.quad	4
	.quad	6
	.align 32
.LC1:
	.quad	1
	.quad	3
	.quad	5
	.quad	7
	.align 32
.LC2:
	.quad	0
	.quad	4
	.quad	1
	.quad	5
	.align 32
.LC3:
	.quad	2
	.quad	6
	.quad	3
	.quad	7
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC7:
	.long	0
	.long	1074790400
	.text
.Letext0:
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits

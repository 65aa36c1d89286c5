# Loops written by hand, to analyse: see README.md of this folder. x86-64 with AVX-512, called as
# System V functions.
	.text

# double chain(int64_t n, const double *a, const double *b): one sum, each FMA waits for the one before.
	.globl	chain
	.type	chain, @function
chain:
	xorl	%eax, %eax
	vxorpd	%xmm0, %xmm0, %xmm0
.Lchain:
	vmovsd	(%rsi,%rax,8), %xmm1
	vfmadd231sd	(%rdx,%rax,8), %xmm1, %xmm0
	incq	%rax
	cmpq	%rdi, %rax
	jne	.Lchain
	ret
	.size	chain, .-chain

# void product(int64_t n, const double *a, const double *b, double *c): 4 x 16 block of c += a b, n deep;
# eight accumulators are two FMA a cycle times a latency of four cycles.
	.globl	product
	.type	product, @function
product:
	vpxorq	%xmm16, %xmm16, %xmm16
	vmovapd	%zmm16, %zmm17
	vmovapd	%zmm16, %zmm18
	vmovapd	%zmm16, %zmm19
	vmovapd	%zmm16, %zmm20
	vmovapd	%zmm16, %zmm21
	vmovapd	%zmm16, %zmm22
	vmovapd	%zmm16, %zmm23
.Lproduct:
	vmovupd	(%rdx), %zmm0
	vmovupd	64(%rdx), %zmm1
	vbroadcastsd	(%rsi), %zmm2
	vbroadcastsd	8(%rsi), %zmm3
	vbroadcastsd	16(%rsi), %zmm4
	vbroadcastsd	24(%rsi), %zmm5
	vfmadd231pd	%zmm0, %zmm2, %zmm16
	vfmadd231pd	%zmm1, %zmm2, %zmm17
	vfmadd231pd	%zmm0, %zmm3, %zmm18
	vfmadd231pd	%zmm1, %zmm3, %zmm19
	vfmadd231pd	%zmm0, %zmm4, %zmm20
	vfmadd231pd	%zmm1, %zmm4, %zmm21
	vfmadd231pd	%zmm0, %zmm5, %zmm22
	vfmadd231pd	%zmm1, %zmm5, %zmm23
	addq	$32, %rsi
	subq	$-128, %rdx
	decq	%rdi
	jne	.Lproduct
	vmovupd	%zmm16, (%rcx)
	vmovupd	%zmm17, 64(%rcx)
	vmovupd	%zmm18, 128(%rcx)
	vmovupd	%zmm19, 192(%rcx)
	vmovupd	%zmm20, 256(%rcx)
	vmovupd	%zmm21, 320(%rcx)
	vmovupd	%zmm22, 384(%rcx)
	vmovupd	%zmm23, 448(%rcx)
	vzeroupper
	ret
	.size	product, .-product

# void horner(int64_t n, const double *c, double *x): x[i] = c[0] + x[i] (c[1] + x[i] (c[2] + ...)), to
# the seventh power, eight x at a time. The marked region is the chain without the loop around it.
	.globl	horner
	.type	horner, @function
horner:
	vbroadcastsd	(%rsi), %zmm2
	vbroadcastsd	8(%rsi), %zmm3
	vbroadcastsd	16(%rsi), %zmm4
	vbroadcastsd	24(%rsi), %zmm5
	vbroadcastsd	32(%rsi), %zmm6
	vbroadcastsd	40(%rsi), %zmm7
	vbroadcastsd	48(%rsi), %zmm8
	vbroadcastsd	56(%rsi), %zmm9
.Lhorner:
	vmovupd	(%rdx), %zmm0
# LLVM-MCA-BEGIN polynomial
	vmovapd	%zmm9, %zmm1
	vfmadd213pd	%zmm8, %zmm0, %zmm1
	vfmadd213pd	%zmm7, %zmm0, %zmm1
	vfmadd213pd	%zmm6, %zmm0, %zmm1
	vfmadd213pd	%zmm5, %zmm0, %zmm1
	vfmadd213pd	%zmm4, %zmm0, %zmm1
	vfmadd213pd	%zmm3, %zmm0, %zmm1
	vfmadd213pd	%zmm2, %zmm0, %zmm1
# LLVM-MCA-END
	vmovupd	%zmm1, (%rdx)
	addq	$64, %rdx
	subq	$8, %rdi
	jne	.Lhorner
	vzeroupper
	ret
	.size	horner, .-horner

# void through_memory(int64_t n, const double *a, double *sum): the sum lives in memory, as where a
# compiler cannot rule out that it overlaps with a.
	.globl	through_memory
	.type	through_memory, @function
through_memory:
	xorl	%eax, %eax
.Lthrough_memory:
	vmovsd	(%rsi,%rax,8), %xmm0
	vaddsd	(%rdx), %xmm0, %xmm0
	vmovsd	%xmm0, (%rdx)
	incq	%rax
	cmpq	%rdi, %rax
	jne	.Lthrough_memory
	ret
	.size	through_memory, .-through_memory
	.section	.note.GNU-stack,"",@progbits

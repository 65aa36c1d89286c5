	.global	dot
	.type	dot, %function
dot:
	cmp	x0, 0
	ble	.L21
	whilelo	p0.d, xzr, x0
	mov	x3, 0
	movi	d0, #0
.L20:
	ld1d	z2.d, p0/z, [x1, x3, lsl 3]
	ld1d	z1.d, p0/z, [x2, x3, lsl 3]
	incd	x3
	fmul	z1.d, z1.d, z2.d
	fadda	d0, p0, d0, z1.d
	whilelo	p0.d, x3, x0
	b.any	.L20
	ret
.L21:
	movi	d0, #0
	ret
	.size	dot, .-dot
	.global	matrix_product
	.type	matrix_product, %function
matrix_product:
	mov	x4, x0
	mov	x6, x1
	mov	x12, x3
	cmp	x0, 0
	ble	.L23
	sub	x13, x0, #3
	mov	x5, x2
	lsl	x7, x0, 3
	and	x13, x13, -2
	mov	x11, 0
	whilelo	p2.d, xzr, x0
	ptrue	p1.b, all
.L25:
	mov	x3, 0
	cmp	x4, 2
	ble	.L32
	mov	x8, x12
	add	x3, x13, 2
	mov	x2, x5
	mov	x10, 0
.L27:
	ld1rd	z3.d, p1/z, [x2]
	add	x9, x8, x7
	mov	x0, x6
	mov	p0.b, p2.b
	mov	x1, 0
.L26:
	ld1d	z1.d, p0/z, [x0]
	ld1d	z0.d, p0/z, [x8, x1, lsl 3]
	fmad	z0.d, p1/m, z3.d, z1.d
	st1d	z0.d, p0, [x0]
	ld1d	z2.d, p0/z, [x9, x1, lsl 3]
	incd	x1
	ld1rd	z1.d, p1/z, [x2, 8]
	fmla	z0.d, p1/m, z1.d, z2.d
	st1d	z0.d, p0, [x0]
	incb	x0
	whilelo	p0.d, x1, x4
	b.any	.L26
	add	x10, x10, 2
	add	x2, x2, 16
	add	x8, x7, x9
	cmp	x10, x3
	bne	.L27
.L32:
	mul	x2, x4, x3
	add	x2, x12, x2, lsl 3
.L29:
	add	x0, x5, x3, lsl 3
	mov	x1, x6
	ld1rd	z2.d, p1/z, [x0]
	mov	p0.b, p2.b
	mov	x0, 0
.L28:
	ld1d	z1.d, p0/z, [x1]
	ld1d	z0.d, p0/z, [x2, x0, lsl 3]
	fmad	z0.d, p1/m, z2.d, z1.d
	st1d	z0.d, p0, [x1]
	incd	x0
	incb	x1
	whilelo	p0.d, x0, x4
	b.any	.L28
	add	x3, x3, 1
	add	x2, x2, x7
	cmp	x4, x3
	bgt	.L29
	add	x11, x11, 1
	add	x6, x6, x7
	add	x5, x5, x7
	cmp	x4, x11
	bne	.L25
.L23:
	ret
	.size	matrix_product, .-matrix_product
	.global	sparse_product
	.type	sparse_product, %function
sparse_product:
	cmp	x0, 0
	ble	.L38
	mov	x7, x1
	mov	x8, x5
	add	x9, x1, x0, lsl 2
.L42:
	ldp	w5, w1, [x7]
	cmp	w5, w1
	bge	.L43
	sub	w1, w1, w5
	add	x6, x3, w5, sxtw 3
	whilelo	p0.d, xzr, x1
	add	x5, x2, w5, sxtw 2
	mov	x0, 0
	movi	d1, #0
.L41:
	ld1sw	z0.d, p0/z, [x5, x0, lsl 2]
	ld1d	z2.d, p0/z, [x6, x0, lsl 3]
	ld1d	z0.d, p0/z, [x4, z0.d, lsl 3]
	incd	x0
	fmul	z0.d, z0.d, z2.d
	fadda	d1, p0, d1, z0.d
	whilelo	p0.d, x0, x1
	b.any	.L41
	str	d1, [x8], 8
	add	x7, x7, 4
	cmp	x9, x7
	bne	.L42
.L38:
	ret
.L43:
	movi	d1, #0
	str	d1, [x8], 8
	add	x7, x7, 4
	cmp	x9, x7
	bne	.L42
	b	.L38
	.size	sparse_product, .-sparse_product
	.global	stencil
	.type	stencil, %function
stencil:
	sub	x11, x0, #1
	cmp	x11, 1
	ble	.L60
	lsl	x9, x0, 3
	sub	x3, x0, #2
	add	x12, x9, 8
	mov	x10, 8
	add	x2, x2, x9
	whilelo	p2.d, xzr, x3
	add	x1, x1, x12
	mov	x8, 1
	sub	x10, x10, x9
	ptrue	p1.b, all
	fmov	z3.d, #2.5e-1
.L62:
	add	x8, x8, 1
	add	x7, x2, 16
	add	x6, x10, x2
	add	x5, x2, x12
	add	x4, x2, 8
	mov	p0.b, p2.b
	mov	x0, 0
.L63:
	ld1d	z0.d, p0/z, [x2, x0, lsl 3]
	ld1d	z2.d, p0/z, [x7, x0, lsl 3]
	fadd	z2.d, z2.d, z0.d
	ld1d	z1.d, p0/z, [x6, x0, lsl 3]
	fadd	z1.d, z1.d, z2.d
	ld1d	z0.d, p0/z, [x5, x0, lsl 3]
	ld1d	z2.d, p0/z, [x4, x0, lsl 3]
	fadd	z0.d, z0.d, z1.d
	fnmsb	z0.d, p1/m, z3.d, z2.d
	st1d	z0.d, p0, [x1, x0, lsl 3]
	incd	x0
	whilelo	p0.d, x0, x3
	b.any	.L63
	add	x2, x2, x9
	add	x1, x1, x9
	cmp	x11, x8
	bne	.L62
.L60:
	ret
	.size	stencil, .-stencil
	.global	polynomial
	.type	polynomial, %function
polynomial:
	cmp	x0, 0
	ble	.L69
	adrp	x3, .LC0
	add	x3, x3, :lo12:.LC0
	ptrue	p0.b, all
	ld1rd	z20.d, p0/z, [x3]
	adrp	x4, .LC1
	add	x4, x4, :lo12:.LC1
	ld1rd	z19.d, p0/z, [x4]
	adrp	x3, .LC2
	add	x3, x3, :lo12:.LC2
	ld1rd	z18.d, p0/z, [x3]
	adrp	x4, .LC3
	add	x4, x4, :lo12:.LC3
	ld1rd	z17.d, p0/z, [x4]
	whilelo	p1.d, xzr, x0
	adrp	x3, .LC4
	add	x3, x3, :lo12:.LC4
	ld1rd	z16.d, p0/z, [x3]
	adrp	x4, .LC5
	add	x4, x4, :lo12:.LC5
	fmov	z3.d, #5.0e-1
	ld1rd	z7.d, p0/z, [x4]
	adrp	x3, .LC6
	add	x3, x3, :lo12:.LC6
	ld1rd	z6.d, p0/z, [x3]
	adrp	x4, .LC7
	fmov	z2.d, #1.0e+0
	add	x4, x4, :lo12:.LC7
	ld1rd	z5.d, p0/z, [x4]
	adrp	x3, .LC8
	add	x3, x3, :lo12:.LC8
	ld1rd	z4.d, p0/z, [x3]
	mov	x3, 0
.L71:
	ld1d	z1.d, p1/z, [x2, x3, lsl 3]
	movprfx	z0, z19
	fmla	z0.d, p0/m, z1.d, z20.d
	fmad	z0.d, p0/m, z1.d, z18.d
	fmad	z0.d, p0/m, z1.d, z17.d
	fmad	z0.d, p0/m, z1.d, z16.d
	fmad	z0.d, p0/m, z1.d, z7.d
	fmad	z0.d, p0/m, z1.d, z6.d
	fmad	z0.d, p0/m, z1.d, z5.d
	fmad	z0.d, p0/m, z1.d, z4.d
	fmad	z0.d, p0/m, z1.d, z3.d
	fmad	z0.d, p0/m, z1.d, z2.d
	fmad	z0.d, p0/m, z1.d, z2.d
	st1d	z0.d, p1, [x1, x3, lsl 3]
	incd	x3
	whilelo	p1.d, x3, x0
	b.any	.L71
.L69:
	ret
	.size	polynomial, .-polynomial

	.global	complex_product
	.type	complex_product, %function
complex_product:
	cmp	x0, 0
	ble	.L1
	cmp	x0, 1
	beq	.L6
	lsr	x7, x0, 1
	mov	x4, x3
	add	x7, x3, x7, lsl 5
	mov	x6, x2
	mov	x5, x1
.L4:
	ld2	{v0.2d - v1.2d}, [x6], 32
	ld2	{v2.2d - v3.2d}, [x4], 32
	fmul	v7.2d, v0.2d, v2.2d
	fmul	v6.2d, v1.2d, v2.2d
	fmls	v7.2d, v1.2d, v3.2d
	fmla	v6.2d, v3.2d, v0.2d
	mov	v4.16b, v7.16b
	mov	v5.16b, v6.16b
	st2	{v4.2d - v5.2d}, [x5], 32
	cmp	x7, x4
	bne	.L4
	tbz	x0, 0, .L1
	and	x0, x0, -2
.L3:
	lsl	x0, x0, 4
	add	x4, x0, 8
	ldr	d3, [x3, x0]
	ldr	d0, [x2, x4]
	ldr	d4, [x3, x4]
	ldr	d2, [x2, x0]
	fmul	d1, d3, d0
	fmul	d0, d4, d0
	fmadd	d1, d4, d2, d1
	fnmsub	d0, d3, d2, d0
	str	d0, [x1, x0]
	str	d1, [x1, x4]
.L1:
	ret
.L6:
	mov	x0, 0
	b	.L3
	.size	complex_product, .-complex_product
	.global	guarded_root
	.type	guarded_root, %function
guarded_root:
	cmp	x0, 0
	ble	.L21
	stp	x29, x30, [sp, -80]!
	mov	x29, sp
	stp	d8, d9, [sp, 32]
	fmov	s9, 1.0e+0
	str	x19, [sp, 16]
	mov	x19, 0
.L17:
	ldr	s8, [x2, x19, lsl 2]
	fcmp	s8, #0.0
	bpl	.L18
	fmov	s0, s8
	stp	x0, x1, [sp, 56]
	str	x2, [sp, 72]
	bl	sqrtf
	fmov	s1, 1.0e+0
	ldp	x0, x1, [sp, 56]
	fadd	s8, s8, s1
	ldr	x2, [sp, 72]
	fdiv	s0, s0, s8
	str	s0, [x1, x19, lsl 2]
	add	x19, x19, 1
	cmp	x0, x19
	bne	.L17
	ldr	x19, [sp, 16]
	ldp	d8, d9, [sp, 32]
	ldp	x29, x30, [sp], 80
	ret
.L18:
	fsqrt	s0, s8
	fadd	s8, s8, s9
	fdiv	s0, s0, s8
	str	s0, [x1, x19, lsl 2]
	add	x19, x19, 1
	cmp	x0, x19
	bne	.L17
	ldr	x19, [sp, 16]
	ldp	d8, d9, [sp, 32]
	ldp	x29, x30, [sp], 80
	ret
.L21:
	ret
	.size	guarded_root, .-guarded_root
	.global	dot
	.type	dot, %function
dot:
	movi	d0, #0
	cmp	x0, 0
	ble	.L24
	mov	x3, 0
.L26:
	ldr	d2, [x1, x3, lsl 3]
	ldr	d1, [x2, x3, lsl 3]
	add	x3, x3, 1
	fmadd	d0, d2, d1, d0
	cmp	x0, x3
	bne	.L26
.L24:
	ret
	.size	dot, .-dot
	.global	recurrence
	.type	recurrence, %function
recurrence:
	cmp	x0, 1
	ble	.L92
	ldr	d0, [x1]
	mov	x4, 1
.L94:
	ldr	d2, [x2, x4, lsl 3]
	ldr	d1, [x3, x4, lsl 3]
	fmadd	d0, d2, d0, d1
	str	d0, [x1, x4, lsl 3]
	add	x4, x4, 1
	cmp	x0, x4
	bne	.L94
.L92:
	ret
	.size	recurrence, .-recurrence
	.global	histogram
	.type	histogram, %function
histogram:
	cmp	x0, 0
	ble	.L75
	add	x4, x2, x0
.L77:
	ldrb	w0, [x2], 1
	lsl	x0, x0, 2
	ldr	w3, [x1, x0]
	add	w3, w3, 1
	str	w3, [x1, x0]
	cmp	x4, x2
	bne	.L77
.L75:
	ret
	.size	histogram, .-histogram
	.global	first_above
	.type	first_above, %function
first_above:
	mov	x2, x0
	cmp	x0, 0
	ble	.L68
	mov	x0, 0
.L67:
	ldr	d1, [x1, x0, lsl 3]
	fcmpe	d1, d0
	bgt	.L65
	add	x0, x0, 1
	cmp	x2, x0
	bne	.L67
.L68:
	mov	x0, -1
.L65:
	ret
	.size	first_above, .-first_above
	.global	largest
	.type	largest, %function
largest:
	mov	x3, x0
	cmp	x0, 1
	ble	.L113
	ldr	d1, [x1]
	mov	x2, 1
	mov	x0, 0
.L112:
	ldr	d0, [x1, x2, lsl 3]
	fcmpe	d0, d1
	bgt	.L114
.L110:
	add	x2, x2, 1
	cmp	x3, x2
	bne	.L112
	ret
.L114:
	fmov	d1, d0
	mov	x0, x2
	b	.L110
.L113:
	mov	x0, 0
	ret
	.size	largest, .-largest

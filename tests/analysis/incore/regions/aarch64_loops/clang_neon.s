	.global	sparse_product
	.type	sparse_product, %function
sparse_product:
	cmp	x0, #1
	b.lt	.LBB4_11
	ldr	w15, [x1]
	mov	x9, xzr
	add	x8, x2, #8
	add	x10, x3, #16
	b	.LBB4_3
.LBB4_2:
	str	d0, [x5, x9, lsl #3]
	cmp	x11, x0
	mov	w15, w12
	mov	x9, x11
	b.eq	.LBB4_11
.LBB4_3:
	add	x11, x9, #1
	movi	d0, #0000000000000000
	ldr	w12, [x1, x11, lsl #2]
	cmp	w15, w12
	b.ge	.LBB4_2
	sxtw	x13, w12
	sxtw	x14, w15
	sub	w15, w13, w15
	ands	x16, x15, #0x3
	b.eq	.LBB4_8
	mov	x15, x14
.LBB4_6:
	ldrsw	x17, [x2, x15, lsl #2]
	ldr	d1, [x3, x15, lsl #3]
	add	x15, x15, #1
	subs	x16, x16, #1
	ldr	d2, [x4, x17, lsl #3]
	fmadd	d0, d1, d2, d0
	b.ne	.LBB4_6
	sub	x14, x14, x13
	cmn	x14, #4
	b.hi	.LBB4_2
	b	.LBB4_9
.LBB4_8:
	mov	x15, x14
	sub	x14, x14, x13
	cmn	x14, #4
	b.hi	.LBB4_2
.LBB4_9:
	sub	x13, x13, x15
	add	x14, x8, x15, lsl #2
	add	x15, x10, x15, lsl #3
.LBB4_10:
	ldpsw	x16, x17, [x14, #-8]
	ldp	d4, d5, [x15, #-16]
	subs	x13, x13, #4
	ldr	d2, [x4, x17, lsl #3]
	ldr	d1, [x4, x16, lsl #3]
	ldpsw	x16, x17, [x14], #16
	fmadd	d0, d4, d1, d0
	ldr	d3, [x4, x16, lsl #3]
	ldp	d1, d4, [x15], #32
	fmadd	d0, d5, d2, d0
	fmadd	d0, d1, d3, d0
	ldr	d1, [x4, x17, lsl #3]
	fmadd	d0, d4, d1, d0
	b.ne	.LBB4_10
	b	.LBB4_2
.LBB4_11:
	ret
	.size	sparse_product, .-sparse_product

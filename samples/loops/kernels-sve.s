	.arch armv8.2-a+crc+sve
	.file	"kernels.c"
	.text
.Ltext0:
	.align	2
	.p2align 5,,31
	.global	dgemm
	.type	dgemm, %function
dgemm:
.LFB0:
	.file 1 "kernels.c"
	.loc 1 6 0
	addvl	sp, sp, #-5
	sub	sp, sp, #640
	stp	x29, x30, [sp]
	mov	x6, 64
	mov	x29, sp
	mov	x7, x3
	mov	x10, x6
	add	x3, sp, 128
	uqdecd	x10, all, mul #7
	whilelo	p0.d, xzr, x10
	mov	x8, x0
	mov	x11, x6
	mov	x0, x1
	str	p0, [x3, #11, mul vl]
	mov	x1, x2
	uqdecw	x11, all, mul #3
	addvl	x2, sp, #5
	whilelo	p1.d, xzr, x11
	add	x2, x2, 128
	mov	p14.b, p0.b
	mov	x12, x6
	mov	x13, x6
	uqdecd	x12, all, mul #5
	uqdech	x13
	whilelo	p2.d, xzr, x12
	whilelo	p3.d, xzr, x13
	mov	x14, x6
	mov	x15, x6
	uqdecd	x14, all, mul #3
	uqdecw	x15
	whilelo	p4.d, xzr, x14
	whilelo	p5.d, xzr, x15
	mov	x16, x6
	whilelo	p7.d, xzr, x6
	uqdecd	x16
	mov	p13.b, p1.b
	whilelo	p6.d, xzr, x16
	mov	p12.b, p2.b
	mov	p11.b, p3.b
	mov	p10.b, p4.b
	mov	p9.b, p5.b
	mov	p8.b, p7.b
	mov	p0.b, p6.b
	mov	x4, x6
	mov	x9, x2
	mov	x3, x2
	mov	x5, 0
.LBB2:
.LBB3:
	.loc 1 9 0
	mov	z0.d, #0
	mov	p15.b, p1.b
.L2:
	st1d	z0.d, p0, [x3, #1, mul vl]
	mov	p0.b, p9.b
	st1d	z0.d, p0, [x3, #2, mul vl]
.LBE3:
	.loc 1 8 0
	incb	x5
.LBB4:
	.loc 1 9 0
	mov	p1.b, p8.b
	whilelo	p9.d, x5, x15
	st1d	z0.d, p1, [x3]
	mov	p0.b, p10.b
	st1d	z0.d, p0, [x3, #3, mul vl]
	whilelo	p10.d, x5, x14
	mov	p0.b, p11.b
	st1d	z0.d, p0, [x3, #4, mul vl]
	whilelo	p11.d, x5, x13
	mov	p0.b, p12.b
	st1d	z0.d, p0, [x3, #5, mul vl]
	whilelo	p12.d, x5, x12
	mov	p0.b, p13.b
	st1d	z0.d, p0, [x3, #6, mul vl]
	whilelo	p13.d, x5, x11
	mov	p0.b, p14.b
	whilelo	p14.d, x5, x10
	st1d	z0.d, p0, [x3, #7, mul vl]
	incb	x3, all, mul #8
	whilelo	p0.d, x5, x16
	whilelo	p8.d, x5, x6
	b.any	.L2
.LBE4:
.LBE2:
.LBB5:
	.loc 1 10 0
	mov	p1.b, p15.b
	cmp	x8, 0
	ble	.L3
	mov	x3, x0
	mov	x0, 4
	whilelo	p0.d, xzr, x0
	stp	x19, x20, [sp, 16]
	stp	x21, x22, [sp, 32]
	stp	x23, x24, [sp, 48]
	stp	d8, d9, [sp, 64]
	stp	d10, d11, [sp, 80]
	stp	d12, d13, [sp, 96]
	stp	d14, d15, [sp, 112]
	add	x0, sp, 128
	mov	x22, x4
	mov	x21, x4
	mov	x20, x4
	str	p0, [x0, #15, mul vl]
	mov	x19, x4
	mov	x30, x4
	mov	x18, x4
	mov	x17, x4
	uqdecd	x22, all, mul #15
	uqdecb	x4
	whilelo	p0.d, xzr, x22
	uqdecw	x21, all, mul #7
	str	p0, [x0, #24, mul vl]
	mov	x6, x4
	whilelo	p9.d, xzr, x4
	mov	x4, 64
	add	x23, sp, 128
	whilelo	p0.d, xzr, x21
	uqdecd	x20, all, mul #13
	str	p0, [x0, #25, mul vl]
	uqdech	x19, all, mul #3
	uqdecd	x30, all, mul #11
	uqdecw	x18, all, mul #5
	uqdecd	x17, all, mul #9
	cntb	x5, all, mul #2
	addvl	x0, x2, #9
	whilelo	p8.d, x5, x4
	whilelo	p14.d, xzr, x20
	whilelo	p13.d, xzr, x19
	whilelo	p12.d, xzr, x30
	whilelo	p11.d, xzr, x18
	whilelo	p10.d, xzr, x17
	addvl	x2, x2, #25
	.loc 1 10 0
	mov	x4, 0
	ptrue	p0.b, all
	ptrue	p15.d, all
	str	p1, [x23, #12, mul vl]
	str	p2, [x23, #13, mul vl]
	str	p3, [x23, #14, mul vl]
	.p2align 5,,31
.L4:
.LBB6:
.LBB7:
	.loc 1 12 0
	addvl	x23, sp, #5
	add	x23, x23, 128
	ld1d	z1.d, p6/z, [x0, #-8, mul vl]
	ld1d	z0.d, p7/z, [x23]
	ld1d	z2.d, p4/z, [x0, #-6, mul vl]
	uzp1	z14.d, z0.d, z1.d
	ld1d	z15.d, p5/z, [x0, #-7, mul vl]
	add	x23, sp, 128
	ldr	p1, [x23, #14, mul vl]
	uzp2	z0.d, z0.d, z1.d
	ld1d	z31.d, p1/z, [x0, #-5, mul vl]
	uzp1	z1.d, z15.d, z2.d
	uzp1	z3.d, z14.d, z1.d
	uzp2	z14.d, z14.d, z1.d
	ldr	p1, [x23, #13, mul vl]
	ld1d	z1.d, p1/z, [x0, #-4, mul vl]
	uzp2	z15.d, z15.d, z2.d
	uzp1	z4.d, z31.d, z1.d
	uzp2	z31.d, z31.d, z1.d
	ldr	p3, [x23, #25, mul vl]
	ldr	p2, [x23, #24, mul vl]
	ldr	p1, [x23, #12, mul vl]
	ld1d	z2.d, p1/z, [x0, #-3, mul vl]
	ld1rd	z12.d, p0/z, [x1]
	ld1rd	z16.d, p0/z, [x1, 16]
	str	z12, [x23, #2, mul vl]
	ld1rd	z17.d, p0/z, [x1, 24]
	ld1rd	z18.d, p0/z, [x1, 32]
	ldr	p1, [x23, #11, mul vl]
	ld1d	z5.d, p1/z, [x0, #-2, mul vl]
	uzp1	z1.d, z2.d, z5.d
	uzp2	z2.d, z2.d, z5.d
	ld1rd	z19.d, p0/z, [x1, 40]
	ld1rd	z20.d, p0/z, [x1, 48]
	ld1rd	z21.d, p0/z, [x1, 56]
	mov	p1.b, p9.b
	uzp1	z5.d, z4.d, z1.d
	ld1d	z30.d, p1/z, [x0, #-1, mul vl]
	uzp2	z4.d, z4.d, z1.d
	uzp1	z1.d, z3.d, z5.d
	uzp2	z3.d, z3.d, z5.d
	ptest	p15, p8.b
	mov	p1.b, p10.b
	ld1d	z5.d, p1/z, [x0]
	uzp1	z13.d, z30.d, z5.d
	uzp2	z30.d, z30.d, z5.d
	mov	p1.b, p11.b
	ld1d	z7.d, p1/z, [x0, #1, mul vl]
	mov	p1.b, p12.b
	ld1d	z8.d, p1/z, [x0, #2, mul vl]
	uzp1	z5.d, z7.d, z8.d
	uzp2	z7.d, z7.d, z8.d
	uzp1	z10.d, z13.d, z5.d
	uzp2	z13.d, z13.d, z5.d
	mov	p1.b, p13.b
	ld1d	z6.d, p1/z, [x0, #3, mul vl]
	ld1d	z5.d, p3/z, [x0, #5, mul vl]
	mov	p1.b, p14.b
	ld1d	z9.d, p1/z, [x0, #4, mul vl]
	uzp1	z8.d, z6.d, z9.d
	uzp2	z6.d, z6.d, z9.d
	ld1d	z9.d, p2/z, [x0, #6, mul vl]
	uzp1	z11.d, z5.d, z9.d
	uzp2	z5.d, z5.d, z9.d
	uzp1	z9.d, z8.d, z11.d
	uzp2	z8.d, z8.d, z11.d
	uzp1	z11.d, z10.d, z9.d
	uzp2	z10.d, z10.d, z9.d
	uzp1	z9.d, z1.d, z11.d
	uzp2	z1.d, z1.d, z11.d
	ld1rd	z11.d, p0/z, [x1, 8]
	str	z11, [x23]
	ld1rd	z22.d, p0/z, [x1, 64]
	ldr	p1, [x23, #15, mul vl]
	ld1rd	z26.d, p0/z, [x1, 96]
	ld1d	z11.d, p1/z, [x3]
	fmla	z1.d, p0/m, z11.d, z22.d
	fmla	z9.d, p0/m, z11.d, z12.d
	zip1	z12.d, z9.d, z1.d
	zip2	z9.d, z9.d, z1.d
	ld1rd	z24.d, p0/z, [x1, 80]
	ld1rd	z28.d, p0/z, [x1, 112]
	uzp1	z1.d, z3.d, z10.d
	uzp2	z10.d, z3.d, z10.d
	fmla	z1.d, p0/m, z11.d, z18.d
	fmla	z10.d, p0/m, z11.d, z26.d
	zip1	z3.d, z1.d, z10.d
	zip2	z1.d, z1.d, z10.d
	ld1rd	z23.d, p0/z, [x1, 72]
	zip1	z10.d, z12.d, z3.d
	zip2	z12.d, z12.d, z3.d
	uzp1	z3.d, z14.d, z4.d
	uzp2	z14.d, z14.d, z4.d
	uzp1	z4.d, z13.d, z8.d
	uzp2	z13.d, z13.d, z8.d
	uzp1	z8.d, z3.d, z4.d
	uzp2	z3.d, z3.d, z4.d
	fmla	z3.d, p0/m, z11.d, z24.d
	fmla	z8.d, p0/m, z11.d, z16.d
	zip1	z4.d, z8.d, z3.d
	zip2	z8.d, z8.d, z3.d
	ld1rd	z27.d, p0/z, [x1, 104]
	ld1rd	z25.d, p0/z, [x1, 88]
	uzp1	z3.d, z14.d, z13.d
	uzp2	z13.d, z14.d, z13.d
	fmla	z13.d, p0/m, z11.d, z28.d
	fmla	z3.d, p0/m, z11.d, z20.d
	zip1	z14.d, z3.d, z13.d
	zip2	z3.d, z3.d, z13.d
	ld1rd	z29.d, p0/z, [x1, 120]
	zip1	z13.d, z4.d, z14.d
	zip2	z4.d, z4.d, z14.d
	zip1	z14.d, z10.d, z13.d
	zip2	z10.d, z10.d, z13.d
	ldr	p1, [x23, #14, mul vl]
	uzp1	z13.d, z0.d, z15.d
	uzp2	z0.d, z0.d, z15.d
	uzp1	z15.d, z31.d, z2.d
	uzp2	z31.d, z31.d, z2.d
	uzp1	z2.d, z13.d, z15.d
	uzp2	z13.d, z13.d, z15.d
	uzp1	z15.d, z30.d, z7.d
	uzp2	z30.d, z30.d, z7.d
	uzp1	z7.d, z6.d, z5.d
	uzp2	z6.d, z6.d, z5.d
	uzp1	z5.d, z15.d, z7.d
	uzp2	z15.d, z15.d, z7.d
	uzp1	z7.d, z2.d, z5.d
	uzp2	z2.d, z2.d, z5.d
	ldr	z5, [x23]
	fmla	z2.d, p0/m, z11.d, z23.d
	fmla	z7.d, p0/m, z11.d, z5.d
	zip1	z5.d, z7.d, z2.d
	zip2	z7.d, z7.d, z2.d
	uzp1	z2.d, z13.d, z15.d
	uzp2	z13.d, z13.d, z15.d
	fmla	z2.d, p0/m, z11.d, z19.d
	fmla	z13.d, p0/m, z11.d, z27.d
	zip1	z15.d, z2.d, z13.d
	zip2	z2.d, z2.d, z13.d
	zip1	z13.d, z5.d, z15.d
	zip2	z5.d, z5.d, z15.d
	uzp1	z15.d, z0.d, z31.d
	uzp2	z0.d, z0.d, z31.d
	uzp1	z31.d, z30.d, z6.d
	uzp2	z30.d, z30.d, z6.d
	uzp1	z6.d, z15.d, z31.d
	uzp2	z31.d, z15.d, z31.d
	fmla	z31.d, p0/m, z11.d, z25.d
	fmla	z6.d, p0/m, z11.d, z17.d
	zip1	z15.d, z6.d, z31.d
	zip2	z6.d, z6.d, z31.d
	uzp1	z31.d, z0.d, z30.d
	fmla	z31.d, p0/m, z11.d, z21.d
	uzp2	z0.d, z0.d, z30.d
	fmla	z0.d, p0/m, z11.d, z29.d
	zip1	z11.d, z31.d, z0.d
	zip2	z0.d, z31.d, z0.d
	zip1	z30.d, z12.d, z4.d
	zip1	z31.d, z15.d, z11.d
	zip2	z11.d, z15.d, z11.d
	zip1	z15.d, z13.d, z31.d
	zip2	z13.d, z13.d, z31.d
	zip2	z4.d, z12.d, z4.d
	zip2	z31.d, z14.d, z15.d
	zip1	z15.d, z14.d, z15.d
	zip1	z14.d, z10.d, z13.d
	zip2	z10.d, z10.d, z13.d
	st1d	z10.d, p4, [x0, #-6, mul vl]
	st1d	z31.d, p6, [x0, #-8, mul vl]
	st1d	z14.d, p5, [x0, #-7, mul vl]
	zip1	z10.d, z5.d, z11.d
	zip2	z5.d, z5.d, z11.d
	zip1	z11.d, z30.d, z10.d
	st1d	z11.d, p1, [x0, #-5, mul vl]
	ldr	p1, [x23, #13, mul vl]
	zip2	z30.d, z30.d, z10.d
	st1d	z30.d, p1, [x0, #-4, mul vl]
	ldr	p1, [x23, #12, mul vl]
	zip1	z10.d, z4.d, z5.d
	zip2	z4.d, z4.d, z5.d
	st1d	z10.d, p1, [x0, #-3, mul vl]
	zip1	z5.d, z8.d, z3.d
	zip2	z3.d, z8.d, z3.d
	ldr	p1, [x23, #11, mul vl]
	st1d	z4.d, p1, [x0, #-2, mul vl]
	zip1	z4.d, z9.d, z1.d
	zip1	z8.d, z4.d, z5.d
	zip2	z4.d, z4.d, z5.d
	zip1	z5.d, z7.d, z2.d
	zip2	z2.d, z7.d, z2.d
	mov	p1.b, p9.b
	zip1	z7.d, z6.d, z0.d
	zip2	z0.d, z6.d, z0.d
	zip1	z6.d, z5.d, z7.d
	zip2	z5.d, z5.d, z7.d
	zip2	z1.d, z9.d, z1.d
	addvl	x23, sp, #5
	zip1	z7.d, z8.d, z6.d
	st1d	z7.d, p1, [x0, #-1, mul vl]
	mov	p1.b, p11.b
	zip2	z6.d, z8.d, z6.d
	add	x23, x23, 128
	zip1	z7.d, z4.d, z5.d
	st1d	z7.d, p1, [x0, #1, mul vl]
	mov	p1.b, p12.b
	zip2	z4.d, z4.d, z5.d
	st1d	z4.d, p1, [x0, #2, mul vl]
	mov	p1.b, p13.b
	zip1	z4.d, z1.d, z3.d
	zip2	z1.d, z1.d, z3.d
	zip1	z3.d, z2.d, z0.d
	zip2	z0.d, z2.d, z0.d
	zip1	z2.d, z4.d, z3.d
	st1d	z2.d, p1, [x0, #3, mul vl]
	mov	p1.b, p14.b
	zip1	z2.d, z1.d, z0.d
	zip2	z4.d, z4.d, z3.d
	zip2	z1.d, z1.d, z0.d
	st1d	z4.d, p1, [x0, #4, mul vl]
	st1d	z2.d, p3, [x0, #5, mul vl]
	st1d	z15.d, p7, [x23]
	mov	p1.b, p10.b
	st1d	z1.d, p2, [x0, #6, mul vl]
	st1d	z6.d, p1, [x0]
	b.any	.L15
.L7:
.LBE7:
.LBE6:
	.loc 1 10 0 discriminator 2
	add	x4, x4, 1
	add	x1, x1, 128
	add	x3, x3, 32
	cmp	x8, x4
	bne	.L4
	ldp	x19, x20, [sp, 16]
	ldp	x21, x22, [sp, 32]
	ldp	x23, x24, [sp, 48]
	ldp	d8, d9, [sp, 64]
	ldp	d10, d11, [sp, 80]
	ldp	d12, d13, [sp, 96]
	ldp	d14, d15, [sp, 112]
	add	x0, sp, 128
	ldr	p1, [x0, #12, mul vl]
	ldr	p2, [x0, #13, mul vl]
	ldr	p3, [x0, #14, mul vl]
.L3:
	add	x3, sp, 128
	mov	x0, x7
	.loc 1 10 0 is_stmt 0
	mov	x1, 0
	mov	x2, 64
	ldr	p0, [x3, #11, mul vl]
.L8:
.LBE5:
.LBB10:
.LBB11:
	.loc 1 14 0 is_stmt 1
	ld1d	z0.d, p7/z, [x9]
	ld1d	z7.d, p6/z, [x9, #1, mul vl]
	ld1d	z6.d, p5/z, [x9, #2, mul vl]
	ld1d	z5.d, p4/z, [x9, #3, mul vl]
	ld1d	z4.d, p3/z, [x9, #4, mul vl]
	ld1d	z3.d, p2/z, [x9, #5, mul vl]
	ld1d	z2.d, p1/z, [x9, #6, mul vl]
	ld1d	z1.d, p0/z, [x9, #7, mul vl]
.LBE11:
	.loc 1 13 0
	incb	x1
.LBB12:
	.loc 1 14 0
	st1d	z7.d, p6, [x0, #1, mul vl]
	st1d	z6.d, p5, [x0, #2, mul vl]
	st1d	z5.d, p4, [x0, #3, mul vl]
	st1d	z4.d, p3, [x0, #4, mul vl]
	st1d	z3.d, p2, [x0, #5, mul vl]
	st1d	z2.d, p1, [x0, #6, mul vl]
	st1d	z1.d, p0, [x0, #7, mul vl]
	whilelo	p1.d, x1, x11
	whilelo	p0.d, x1, x10
	whilelo	p2.d, x1, x12
	whilelo	p3.d, x1, x13
	whilelo	p4.d, x1, x14
	whilelo	p5.d, x1, x15
	whilelo	p6.d, x1, x16
	st1d	z0.d, p7, [x0]
	incb	x9, all, mul #8
	incb	x0, all, mul #8
	whilelo	p7.d, x1, x2
	b.any	.L8
.LBE12:
.LBE10:
	.loc 1 15 0
	ldp	x29, x30, [sp]
	addvl	sp, sp, #5
	add	sp, sp, 640
	ret
.L15:
	whilelo	p1.d, x5, x22
	mov	p2.b, p1.b
.LBB13:
.LBB9:
.LBB8:
	.loc 1 12 0
	add	x23, sp, 128
	ld1d	z0.d, p2/z, [x2, #6, mul vl]
	str	p2, [x23, #37, mul vl]
	whilelo	p3.d, x5, x30
	ld1d	z1.d, p3/z, [x2, #2, mul vl]
	whilelo	p2.d, x5, x19
	ld1d	z3.d, p2/z, [x2, #3, mul vl]
	str	p2, [x23, #34, mul vl]
	whilelo	p1.d, x5, x21
	str	p3, [x23, #33, mul vl]
	whilelo	p3.d, x5, x17
	ld1d	z11.d, p1/z, [x2, #5, mul vl]
	whilelo	p2.d, x5, x18
	ld1d	z12.d, p2/z, [x2, #1, mul vl]
	str	p2, [x23, #32, mul vl]
	uzp1	z2.d, z11.d, z0.d
	ld1d	z4.d, p3/z, [x2]
	uzp2	z11.d, z11.d, z0.d
	str	p1, [x23, #36, mul vl]
	whilelo	p2.d, x5, x6
	whilelo	p1.d, x5, x20
	ld1d	z6.d, p2/z, [x2, #-1, mul vl]
	ld1d	z0.d, p1/z, [x2, #4, mul vl]
	str	p3, [x23, #31, mul vl]
	str	p2, [x23, #30, mul vl]
	whilelo	p3.d, x5, x10
	whilelo	p2.d, x5, x11
	str	p1, [x23, #35, mul vl]
	uzp1	z9.d, z3.d, z0.d
	mov	p1.b, p3.b
	uzp2	z3.d, z3.d, z0.d
	uzp1	z0.d, z9.d, z2.d
	uzp2	z9.d, z9.d, z2.d
	uzp1	z2.d, z12.d, z1.d
	uzp2	z12.d, z12.d, z1.d
	ld1d	z1.d, p3/z, [x2, #-2, mul vl]
	mov	p3.b, p2.b
	whilelo	p2.d, x5, x12
	str	p2, [x23, #26, mul vl]
	uzp1	z5.d, z6.d, z4.d
	ldr	p2, [x23, #26, mul vl]
	uzp2	z6.d, z6.d, z4.d
	ld1d	z4.d, p2/z, [x2, #-4, mul vl]
	ld1d	z13.d, p3/z, [x2, #-3, mul vl]
	str	p3, [x23, #29, mul vl]
	whilelo	p3.d, x5, x13
	uzp1	z8.d, z5.d, z2.d
	whilelo	p2.d, x5, x14
	str	p2, [x23, #27, mul vl]
	uzp1	z30.d, z8.d, z0.d
	uzp2	z5.d, z5.d, z2.d
	uzp2	z8.d, z8.d, z0.d
	str	p3, [x23, #28, mul vl]
	uzp1	z0.d, z13.d, z1.d
	ldr	p2, [x23, #27, mul vl]
	uzp2	z13.d, z13.d, z1.d
	ld1d	z2.d, p2/z, [x2, #-6, mul vl]
	ld1d	z1.d, p3/z, [x2, #-5, mul vl]
	whilelo	p3.d, x5, x15
	ld1d	z14.d, p3/z, [x2, #-7, mul vl]
	str	p3, [x23, #39, mul vl]
	whilelo	p2.d, x5, x16
	mov	p3.b, p8.b
	str	p2, [x23, #38, mul vl]
	uzp1	z10.d, z1.d, z4.d
	mov	x24, 4
	uzp1	z15.d, z10.d, z0.d
	uzp2	z1.d, z1.d, z4.d
	ldr	p2, [x23, #38, mul vl]
	cntd	x23
	ld1d	z4.d, p2/z, [x2, #-8, mul vl]
	uzp2	z10.d, z10.d, z0.d
	ld1d	z7.d, p3/z, [x0, #7, mul vl]
	uzp1	z0.d, z14.d, z2.d
	whilelo	p3.d, x23, x24
	uzp2	z14.d, z14.d, z2.d
	add	x23, sp, 128
	ldr	z31, [x23, #2, mul vl]
	uzp1	z2.d, z7.d, z4.d
	uzp2	z7.d, z7.d, z4.d
	uzp1	z4.d, z2.d, z0.d
	uzp2	z2.d, z2.d, z0.d
	uzp1	z0.d, z4.d, z15.d
	uzp2	z4.d, z4.d, z15.d
	uzp1	z15.d, z0.d, z30.d
	uzp2	z0.d, z0.d, z30.d
	ld1d	z30.d, p3/z, [x3, #1, mul vl]
	fmla	z15.d, p0/m, z30.d, z31.d
	fmla	z0.d, p0/m, z30.d, z22.d
	uzp2	z31.d, z1.d, z13.d
	uzp1	z22.d, z7.d, z14.d
	uzp2	z7.d, z7.d, z14.d
	uzp1	z14.d, z1.d, z13.d
	uzp1	z1.d, z6.d, z12.d
	uzp1	z13.d, z22.d, z14.d
	uzp2	z6.d, z6.d, z12.d
	uzp2	z14.d, z22.d, z14.d
	uzp1	z12.d, z3.d, z11.d
	uzp2	z3.d, z3.d, z11.d
	uzp1	z22.d, z1.d, z12.d
	uzp2	z12.d, z1.d, z12.d
	uzp1	z11.d, z13.d, z22.d
	uzp2	z1.d, z13.d, z22.d
	ldr	z13, [x23]
	fmla	z11.d, p0/m, z30.d, z13.d
	fmla	z1.d, p0/m, z30.d, z23.d
	mov	p3.b, p8.b
	uzp1	z13.d, z2.d, z10.d
	uzp2	z2.d, z2.d, z10.d
	uzp1	z10.d, z5.d, z9.d
	uzp2	z5.d, z5.d, z9.d
	uzp1	z9.d, z13.d, z10.d
	fmad	z16.d, p0/m, z30.d, z9.d
	uzp2	z10.d, z13.d, z10.d
	uzp1	z9.d, z7.d, z31.d
	uzp2	z31.d, z7.d, z31.d
	uzp1	z7.d, z6.d, z3.d
	uzp2	z3.d, z6.d, z3.d
	uzp1	z13.d, z9.d, z7.d
	uzp1	z6.d, z2.d, z5.d
	fmla	z13.d, p0/m, z30.d, z17.d
	uzp2	z9.d, z9.d, z7.d
	uzp2	z2.d, z2.d, z5.d
	uzp1	z7.d, z4.d, z8.d
	fmla	z2.d, p0/m, z30.d, z28.d
	fmla	z7.d, p0/m, z30.d, z18.d
	uzp2	z4.d, z4.d, z8.d
	uzp1	z8.d, z14.d, z12.d
	fmla	z4.d, p0/m, z30.d, z26.d
	fmla	z8.d, p0/m, z30.d, z19.d
	zip1	z5.d, z7.d, z4.d
	uzp2	z14.d, z14.d, z12.d
	fmla	z14.d, p0/m, z30.d, z27.d
	uzp1	z18.d, z31.d, z3.d
	fmla	z10.d, p0/m, z30.d, z24.d
	fmla	z9.d, p0/m, z30.d, z25.d
	zip1	z17.d, z16.d, z10.d
	fmla	z6.d, p0/m, z30.d, z20.d
	zip2	z10.d, z16.d, z10.d
	uzp2	z31.d, z31.d, z3.d
	zip1	z16.d, z8.d, z14.d
	zip1	z3.d, z15.d, z0.d
	fmla	z18.d, p0/m, z30.d, z21.d
	zip2	z0.d, z15.d, z0.d
	fmla	z31.d, p0/m, z30.d, z29.d
	zip2	z15.d, z7.d, z4.d
	zip1	z7.d, z3.d, z5.d
	zip1	z4.d, z6.d, z2.d
	zip2	z3.d, z3.d, z5.d
	zip2	z6.d, z6.d, z2.d
	zip2	z5.d, z8.d, z14.d
	zip1	z2.d, z17.d, z4.d
	zip1	z8.d, z13.d, z9.d
	zip2	z9.d, z13.d, z9.d
	zip1	z13.d, z18.d, z31.d
	zip1	z14.d, z8.d, z13.d
	zip1	z12.d, z7.d, z2.d
	zip2	z8.d, z8.d, z13.d
	zip2	z7.d, z7.d, z2.d
	zip1	z2.d, z11.d, z1.d
	zip2	z1.d, z11.d, z1.d
	zip1	z11.d, z2.d, z16.d
	zip1	z13.d, z11.d, z14.d
	zip2	z11.d, z11.d, z14.d
	zip2	z14.d, z12.d, z13.d
	zip1	z12.d, z12.d, z13.d
	st1d	z14.d, p2, [x2, #-8, mul vl]
	ldr	p2, [x23, #39, mul vl]
	st1d	z12.d, p3, [x0, #7, mul vl]
	zip2	z17.d, z17.d, z4.d
	zip1	z12.d, z7.d, z11.d
	zip2	z7.d, z7.d, z11.d
	st1d	z12.d, p2, [x2, #-7, mul vl]
	ldr	p2, [x23, #27, mul vl]
	zip2	z2.d, z2.d, z16.d
	st1d	z7.d, p2, [x2, #-6, mul vl]
	zip1	z11.d, z2.d, z8.d
	zip1	z7.d, z3.d, z17.d
	zip2	z2.d, z2.d, z8.d
	ldr	p2, [x23, #28, mul vl]
	zip1	z8.d, z7.d, z11.d
	zip2	z7.d, z7.d, z11.d
	st1d	z8.d, p2, [x2, #-5, mul vl]
	zip2	z3.d, z3.d, z17.d
	ldr	p2, [x23, #26, mul vl]
	st1d	z7.d, p2, [x2, #-4, mul vl]
	zip1	z7.d, z3.d, z2.d
	zip2	z3.d, z3.d, z2.d
	zip2	z4.d, z18.d, z31.d
	st1d	z3.d, p1, [x2, #-2, mul vl]
	zip2	z8.d, z9.d, z4.d
	zip2	z3.d, z10.d, z6.d
	ldr	p1, [x23, #37, mul vl]
	zip2	z2.d, z0.d, z15.d
	ldr	p2, [x23, #29, mul vl]
	st1d	z7.d, p2, [x2, #-3, mul vl]
	zip2	z7.d, z2.d, z3.d
	zip1	z2.d, z2.d, z3.d
	zip2	z3.d, z1.d, z5.d
	zip1	z1.d, z1.d, z5.d
	zip2	z5.d, z3.d, z8.d
	zip1	z3.d, z3.d, z8.d
	zip2	z8.d, z7.d, z5.d
	st1d	z8.d, p1, [x2, #6, mul vl]
	ldr	p1, [x23, #36, mul vl]
	zip1	z6.d, z10.d, z6.d
	zip1	z4.d, z9.d, z4.d
	zip1	z7.d, z7.d, z5.d
	st1d	z7.d, p1, [x2, #5, mul vl]
	ldr	p1, [x23, #30, mul vl]
	zip1	z0.d, z0.d, z15.d
	zip1	z5.d, z0.d, z6.d
	zip2	z0.d, z0.d, z6.d
	zip1	z6.d, z1.d, z4.d
	zip2	z1.d, z1.d, z4.d
	zip1	z4.d, z5.d, z6.d
	st1d	z4.d, p1, [x2, #-1, mul vl]
	ldr	p1, [x23, #32, mul vl]
	zip2	z5.d, z5.d, z6.d
	zip1	z4.d, z0.d, z1.d
	st1d	z4.d, p1, [x2, #1, mul vl]
	ldr	p1, [x23, #33, mul vl]
	zip2	z0.d, z0.d, z1.d
	st1d	z0.d, p1, [x2, #2, mul vl]
	ldr	p1, [x23, #34, mul vl]
	zip1	z0.d, z2.d, z3.d
	st1d	z0.d, p1, [x2, #3, mul vl]
	zip2	z2.d, z2.d, z3.d
	ldr	p1, [x23, #35, mul vl]
	st1d	z2.d, p1, [x2, #4, mul vl]
	ldr	p1, [x23, #31, mul vl]
	st1d	z5.d, p1, [x2]
.LBE8:
	b	.L7
.LBE9:
.LBE13:
.LFE0:
	.size	dgemm, .-dgemm
	.align	2
	.p2align 5,,31
	.global	triad
	.type	triad, %function
triad:
.LFB1:
	.loc 1 18 0
.LBB14:
	.loc 1 19 0
	cmp	x0, 0
	ble	.L16
	mov	z0.d, d0
	whilelo	p0.d, xzr, x0
	mov	x4, 0
	ptrue	p1.b, all
	.p2align 5,,31
.L18:
	.loc 1 19 0 is_stmt 0 discriminator 3
	ld1d	z2.d, p0/z, [x1, x4, lsl 3]
	ld1d	z1.d, p0/z, [x2, x4, lsl 3]
	fmad	z1.d, p1/m, z0.d, z2.d
	st1d	z1.d, p0, [x3, x4, lsl 3]
	incd	x4
	whilelo	p0.d, x4, x0
	b.any	.L18
.L16:
.LBE14:
	.loc 1 20 0 is_stmt 1
	ret
.LFE1:
	.size	triad, .-triad
	.align	2
	.p2align 5,,31
	.global	dot
	.type	dot, %function
dot:
.LFB2:
	.loc 1 23 0
.LBB15:
	.loc 1 25 0
	cmp	x0, 0
	ble	.L23
	whilelo	p0.d, xzr, x0
	mov	x3, 0
.LBE15:
	.loc 1 24 0
	movi	d0, #0
	.p2align 5,,31
.L22:
.LBB16:
	.loc 1 25 0 discriminator 3
	ld1d	z2.d, p0/z, [x1, x3, lsl 3]
	ld1d	z1.d, p0/z, [x2, x3, lsl 3]
	incd	x3
	fmul	z1.d, z1.d, z2.d
	fadda	d0, p0, d0, z1.d
	whilelo	p0.d, x3, x0
	b.any	.L22
.LBE16:
	.loc 1 27 0
	ret
	.p2align 4,,15
.L23:
	.loc 1 24 0
	movi	d0, #0
	.loc 1 27 0
	ret
.LFE2:
	.size	dot, .-dot
	.align	2
	.p2align 5,,31
	.global	dot8
	.type	dot8, %function
dot8:
.LFB3:
	.loc 1 30 0
.LBB17:
	.loc 1 32 0
	cmp	x0, 0
	ble	.L28
.LBE17:
	.loc 1 31 0
	movi	d17, #0
	sub	x5, x0, #1
	.loc 1 30 0
	stp	d8, d9, [sp, -16]!
	lsr	x5, x5, 3
	mov	x0, x1
	add	x5, x5, 1
	.loc 1 31 0
	fmov	d20, d17
	lsl	x4, x5, 3
	whilelo	p0.d, xzr, x5
	mov	x12, x4
	mov	x11, x4
	uqdecd	x12, all, mul #7
	uqdecw	x11, all, mul #3
	mov	x10, x4
	mov	x9, x4
	uqdecd	x10, all, mul #5
	uqdech	x9
	mov	x8, x4
	mov	x7, x4
	uqdecd	x8, all, mul #3
	uqdecw	x7
	mov	x6, x4
	whilelo	p9.d, xzr, x12
	uqdecd	x6
	whilelo	p8.d, xzr, x11
	whilelo	p2.d, xzr, x6
	whilelo	p7.d, xzr, x10
	whilelo	p6.d, xzr, x9
	whilelo	p5.d, xzr, x8
	whilelo	p4.d, xzr, x7
	whilelo	p3.d, xzr, x4
	fmov	d22, d17
	fmov	d19, d17
	fmov	d23, d17
	fmov	d21, d17
	fmov	d24, d17
	fmov	d18, d17
.LBB19:
	.loc 1 32 0
	cntd	x3
.LBB18:
	.loc 1 33 0
	mov	p10.b, p2.b
	.p2align 5,,31
.L27:
	mov	p2.b, p10.b
	ld1d	z1.d, p3/z, [x0]
	ld1d	z0.d, p2/z, [x0, #1, mul vl]
	ld1d	z4.d, p6/z, [x0, #4, mul vl]
	uzp2	z2.d, z1.d, z0.d
	ld1d	z28.d, p4/z, [x0, #2, mul vl]
	uzp1	z3.d, z1.d, z0.d
	mov	p2.b, p8.b
	ld1d	z1.d, p5/z, [x0, #3, mul vl]
	ld1d	z27.d, p2/z, [x0, #6, mul vl]
	uzp1	z0.d, z28.d, z1.d
	uzp2	z28.d, z28.d, z1.d
	uzp1	z29.d, z3.d, z0.d
	uzp2	z3.d, z3.d, z0.d
	mov	p2.b, p9.b
	ld1d	z0.d, p7/z, [x0, #5, mul vl]
	ld1d	z1.d, p2/z, [x0, #7, mul vl]
	uzp2	z6.d, z4.d, z0.d
	uzp1	z16.d, z4.d, z0.d
	uzp1	z4.d, z27.d, z1.d
	uzp2	z27.d, z27.d, z1.d
	mov	p2.b, p10.b
	uzp1	z1.d, z16.d, z4.d
	uzp2	z16.d, z16.d, z4.d
	ld1d	z4.d, p2/z, [x2, #1, mul vl]
	ld1d	z0.d, p3/z, [x2]
	ld1d	z26.d, p4/z, [x2, #2, mul vl]
	uzp1	z9.d, z29.d, z1.d
	mov	p2.b, p8.b
	uzp2	z29.d, z29.d, z1.d
	ld1d	z25.d, p2/z, [x2, #6, mul vl]
	uzp1	z1.d, z0.d, z4.d
	uzp2	z0.d, z0.d, z4.d
	ld1d	z4.d, p5/z, [x2, #3, mul vl]
	uzp1	z7.d, z26.d, z4.d
	mov	p2.b, p9.b
	ld1d	z31.d, p2/z, [x2, #7, mul vl]
	uzp1	z30.d, z25.d, z31.d
	ld1d	z8.d, p7/z, [x2, #5, mul vl]
	ld1d	z5.d, p6/z, [x2, #4, mul vl]
	uzp2	z26.d, z26.d, z4.d
	uzp2	z25.d, z25.d, z31.d
	uzp1	z4.d, z1.d, z7.d
	uzp2	z1.d, z1.d, z7.d
	uzp1	z7.d, z5.d, z8.d
	uzp1	z31.d, z7.d, z30.d
	uzp2	z7.d, z7.d, z30.d
	uzp1	z30.d, z4.d, z31.d
	uzp2	z4.d, z4.d, z31.d
	fmul	z4.d, z4.d, z29.d
	uzp2	z5.d, z5.d, z8.d
	fadda	d19, p0, d19, z4.d
	uzp1	z8.d, z3.d, z16.d
	uzp2	z3.d, z3.d, z16.d
	lsl	x1, x3, 3
	fmul	z30.d, z30.d, z9.d
	uzp1	z4.d, z1.d, z7.d
	uzp2	z1.d, z1.d, z7.d
	fmul	z1.d, z1.d, z3.d
	fmul	z4.d, z4.d, z8.d
	uzp1	z3.d, z2.d, z28.d
	fadda	d20, p0, d20, z1.d
	fadda	d21, p0, d21, z4.d
	uzp2	z1.d, z2.d, z28.d
	uzp1	z2.d, z6.d, z27.d
	uzp2	z4.d, z6.d, z27.d
	uzp1	z8.d, z3.d, z2.d
	uzp2	z6.d, z3.d, z2.d
	uzp1	z7.d, z5.d, z25.d
	uzp2	z3.d, z5.d, z25.d
	uzp1	z2.d, z0.d, z26.d
	uzp1	z5.d, z2.d, z7.d
	uzp2	z2.d, z2.d, z7.d
	fmul	z5.d, z5.d, z8.d
	fmul	z2.d, z2.d, z6.d
	uzp2	z0.d, z0.d, z26.d
	fadda	d24, p0, d24, z5.d
	fadda	d22, p0, d22, z2.d
	uzp1	z5.d, z1.d, z4.d
	uzp1	z2.d, z0.d, z3.d
	fadda	d18, p0, d18, z30.d
	uzp2	z1.d, z1.d, z4.d
	uzp2	z0.d, z0.d, z3.d
	fmul	z2.d, z2.d, z5.d
	fmul	z0.d, z0.d, z1.d
	fadda	d23, p0, d23, z2.d
	fadda	d17, p0, d17, z0.d
	whilelo	p9.d, x1, x12
	whilelo	p0.d, x3, x5
	whilelo	p8.d, x1, x11
	whilelo	p7.d, x1, x10
	whilelo	p6.d, x1, x9
	whilelo	p5.d, x1, x8
	whilelo	p4.d, x1, x7
	whilelo	p10.d, x1, x6
	incb	x0, all, mul #8
	incb	x2, all, mul #8
	incd	x3
	whilelo	p3.d, x1, x4
	b.any	.L27
.LBE18:
.LBE19:
	.loc 1 34 0
	fadd	d0, d18, d24
	fadd	d21, d21, d23
	fadd	d1, d19, d22
	fadd	d0, d0, d21
	fadd	d20, d20, d17
	.loc 1 35 0
	ldp	d8, d9, [sp], 16
	.loc 1 34 0
	fadd	d1, d1, d20
	fadd	d0, d0, d1
	.loc 1 35 0
	ret
.L28:
.LBB20:
	.loc 1 32 0
	movi	d0, #0
.LBE20:
	.loc 1 35 0
	ret
.LFE3:
	.size	dot8, .-dot8
	.align	2
	.p2align 5,,31
	.global	stencil2d
	.type	stencil2d, %function
stencil2d:
.LFB4:
	.loc 1 38 0
.LBB21:
	.loc 1 39 0
	cmp	x0, 2
	ble	.L34
	sub	x4, x0, #2
	neg	x5, x1, lsl 3
	mov	z0.d, d0
	add	x1, x1, 1
	add	x5, x5, 8
	add	x3, x3, 8
	add	x1, x2, x1, lsl 3
	add	x5, x2, x5
	whilelo	p0.d, xzr, x4
	add	x7, x2, 16
	add	x6, x2, 8
	mov	x0, 0
	.loc 1 40 0
	ptrue	p1.b, all
	fmov	z4.d, #4.0e+0
	.p2align 5,,31
.L36:
	.loc 1 40 0 is_stmt 0 discriminator 3
	ld1d	z2.d, p0/z, [x2, x0, lsl 3]
	ld1d	z1.d, p0/z, [x7, x0, lsl 3]
	fadd	z1.d, z1.d, z2.d
	ld1d	z3.d, p0/z, [x5, x0, lsl 3]
	fadd	z3.d, z3.d, z1.d
	ld1d	z2.d, p0/z, [x1, x0, lsl 3]
	ld1d	z1.d, p0/z, [x6, x0, lsl 3]
	fadd	z2.d, z2.d, z3.d
	fmsb	z1.d, p1/m, z4.d, z2.d
	fmul	z1.d, z0.d, z1.d
	st1d	z1.d, p0, [x3, x0, lsl 3]
	.loc 1 39 0 is_stmt 1 discriminator 3
	incd	x0
	whilelo	p0.d, x0, x4
	b.any	.L36
.L34:
.LBE21:
	.loc 1 41 0
	ret
.LFE4:
	.size	stencil2d, .-stencil2d
	.align	2
	.p2align 5,,31
	.global	stencil3d
	.type	stencil3d, %function
stencil3d:
.LFB5:
	.loc 1 45 0
.LBB22:
	.loc 1 46 0
	cmp	x0, 2
	ble	.L38
	sub	x6, x0, #2
	neg	x8, x1, lsl 3
	neg	x0, x2, lsl 3
	add	x1, x1, 1
	ptrue	p1.b, all
	add	x8, x8, 8
	add	x7, x4, x1, lsl 3
	ld1rd	z17.d, p1/z, [x3]
	add	x1, x2, 1
	ld1rd	z16.d, p1/z, [x3, 8]
	add	x2, x0, 8
	ld1rd	z7.d, p1/z, [x3, 16]
	ld1rd	z6.d, p1/z, [x3, 24]
	ld1rd	z5.d, p1/z, [x3, 32]
	ld1rd	z4.d, p1/z, [x3, 40]
	ld1rd	z3.d, p1/z, [x3, 48]
	add	x5, x5, 8
	add	x8, x4, x8
	add	x1, x4, x1, lsl 3
	add	x2, x4, x2
	whilelo	p0.d, xzr, x6
	add	x9, x4, 8
	add	x3, x4, 16
	.loc 1 48 0
	mov	x0, 0
	.p2align 5,,31
.L40:
	.loc 1 47 0 discriminator 3
	ld1d	z0.d, p0/z, [x4, x0, lsl 3]
	fmul	z0.d, z16.d, z0.d
	ld1d	z2.d, p0/z, [x9, x0, lsl 3]
	ld1d	z1.d, p0/z, [x3, x0, lsl 3]
	fmad	z2.d, p1/m, z17.d, z0.d
	fmad	z1.d, p1/m, z7.d, z2.d
	ld1d	z0.d, p0/z, [x8, x0, lsl 3]
	fmad	z0.d, p1/m, z6.d, z1.d
	ld1d	z2.d, p0/z, [x7, x0, lsl 3]
	.loc 1 48 0 discriminator 3
	ld1d	z1.d, p0/z, [x2, x0, lsl 3]
	.loc 1 47 0 discriminator 3
	fmad	z2.d, p1/m, z5.d, z0.d
	fmad	z1.d, p1/m, z4.d, z2.d
	.loc 1 48 0 discriminator 3
	ld1d	z0.d, p0/z, [x1, x0, lsl 3]
	fmad	z0.d, p1/m, z3.d, z1.d
	.loc 1 47 0 discriminator 3
	st1d	z0.d, p0, [x5, x0, lsl 3]
	.loc 1 46 0 discriminator 3
	incd	x0
	whilelo	p0.d, x0, x6
	b.any	.L40
.L38:
.LBE22:
	.loc 1 49 0
	ret
.LFE5:
	.size	stencil3d, .-stencil3d
	.align	2
	.p2align 5,,31
	.global	spmv
	.type	spmv, %function
spmv:
.LFB6:
	.loc 1 53 0
.LBB23:
	.loc 1 54 0
	cmp	x0, 0
	ble	.L42
	mov	x7, x1
	mov	x8, x5
	add	x9, x1, x0, lsl 3
	.p2align 5,,31
.L46:
.LBB24:
.LBB25:
	.loc 1 56 0
	ldp	x5, x1, [x7]
	cmp	x5, x1
	bge	.L47
	sub	x1, x1, x5
	add	x6, x3, x5, lsl 3
	whilelo	p0.d, xzr, x1
	add	x5, x2, x5, lsl 2
	mov	x0, 0
.LBE25:
	.loc 1 55 0
	movi	d1, #0
	.p2align 5,,31
.L45:
.LBB26:
	.loc 1 56 0 discriminator 3
	ld1sw	z0.d, p0/z, [x5, x0, lsl 2]
	ld1d	z2.d, p0/z, [x6, x0, lsl 3]
	ld1d	z0.d, p0/z, [x4, z0.d, lsl 3]
	incd	x0
	fmul	z0.d, z0.d, z2.d
	fadda	d1, p0, d1, z0.d
	whilelo	p0.d, x0, x1
	b.any	.L45
.LBE26:
	.loc 1 57 0 discriminator 2
	str	d1, [x8], 8
.LBE24:
	.loc 1 54 0 discriminator 2
	add	x7, x7, 8
	cmp	x9, x7
	bne	.L46
.L42:
.LBE23:
	.loc 1 59 0
	ret
	.p2align 4,,15
.L47:
.LBB28:
.LBB27:
	.loc 1 55 0
	movi	d1, #0
	.loc 1 57 0
	str	d1, [x8], 8
.LBE27:
	.loc 1 54 0
	add	x7, x7, 8
	cmp	x9, x7
	bne	.L46
	b	.L42
.LBE28:
.LFE6:
	.size	spmv, .-spmv
	.align	2
	.p2align 5,,31
	.global	cmul
	.type	cmul, %function
cmul:
.LFB7:
	.loc 1 63 0
.LBB29:
	.loc 1 64 0
	cmp	x0, 0
	ble	.L50
	lsl	x4, x0, 1
	ptrue	p1.b, all
	mov	x0, 0
	whilelo	p0.d, xzr, x4
	mov	z3.d, #0
	.p2align 5,,31
.L52:
	ld1d	z2.d, p0/z, [x1, x0, lsl 3]
	ld1d	z1.d, p0/z, [x2, x0, lsl 3]
	.loc 1 64 0 is_stmt 0 discriminator 3
	movprfx	z0, z3
	fcmla	z0.d, p1/m, z1.d, z2.d, #0
	fcmla	z0.d, p1/m, z1.d, z2.d, #90
	st1d	z0.d, p0, [x3, x0, lsl 3]
	incd	x0
	whilelo	p0.d, x0, x4
	b.any	.L52
.L50:
.LBE29:
	.loc 1 65 0 is_stmt 1
	ret
.LFE7:
	.size	cmul, .-cmul
.Letext0:
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits

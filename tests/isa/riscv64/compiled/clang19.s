# clang-19 --target=riscv64-linux-gnu -O3 -march=rv64gcv
	.text
	.attribute	4, 16
	.attribute	5, "rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_v1p0_zicsr2p0_zifencei2p0_zmmul1p0_zve32f1p0_zve32x1p0_zve64d1p0_zve64f1p0_zve64x1p0_zvl128b1p0_zvl32b1p0_zvl64b1p0"
	.file	"kernels.c"
	.globl	dot                             # -- Begin function dot
	.p2align	1
	.type	dot,@function
dot:                                    # @dot
# %bb.0:
	beqz	a2, .LBB0_3
# %bb.1:
	csrr	t0, vlenb
	srli	a7, t0, 2
	bgeu	a2, a7, .LBB0_4
# %bb.2:
	li	a6, 0
	fmv.d.x	fa0, zero
	j	.LBB0_7
.LBB0_3:
	fmv.d.x	fa0, zero
	ret
.LBB0_4:
	neg	a3, a7
	and	a6, a3, a2
	vsetvli	a3, zero, e64, m1, ta, ma
	vmv.s.x	v8, zero
	slli	t0, t0, 1
	mv	t1, a6
	mv	a5, a1
	mv	a4, a0
.LBB0_5:                                # =>This Inner Loop Header: Depth=1
	vl2re64.v	v10, (a4)
	vl2re64.v	v12, (a5)
	vsetvli	a3, zero, e64, m2, ta, ma
	vfmul.vv	v10, v10, v12
	vfredosum.vs	v8, v10, v8
	add	a4, a4, t0
	sub	t1, t1, a7
	add	a5, a5, t0
	bnez	t1, .LBB0_5
# %bb.6:
	vfmv.f.s	fa0, v8
	beq	a6, a2, .LBB0_9
.LBB0_7:
	sub	a2, a2, a6
	slli	a6, a6, 3
	add	a1, a1, a6
	add	a0, a0, a6
.LBB0_8:                                # =>This Inner Loop Header: Depth=1
	fld	fa5, 0(a0)
	fld	fa4, 0(a1)
	fmadd.d	fa0, fa5, fa4, fa0
	addi	a2, a2, -1
	addi	a1, a1, 8
	addi	a0, a0, 8
	bnez	a2, .LBB0_8
.LBB0_9:
	ret
.Lfunc_end0:
	.size	dot, .Lfunc_end0-dot
                                        # -- End function
	.globl	daxpy                           # -- Begin function daxpy
	.p2align	1
	.type	daxpy,@function
daxpy:                                  # @daxpy
# %bb.0:
	beqz	a2, .LBB1_8
# %bb.1:
	csrr	t0, vlenb
	srli	a7, t0, 2
	bgeu	a2, a7, .LBB1_3
# %bb.2:
	li	a6, 0
	j	.LBB1_6
.LBB1_3:
	neg	a3, a7
	and	a6, a3, a2
	vsetvli	a3, zero, e64, m2, ta, ma
	vfmv.v.f	v8, fa0
	slli	t0, t0, 1
	mv	a3, a6
	mv	a5, a0
	mv	a4, a1
.LBB1_4:                                # =>This Inner Loop Header: Depth=1
	vl2re64.v	v10, (a4)
	vl2re64.v	v12, (a5)
	vfmacc.vv	v12, v8, v10
	vs2r.v	v12, (a5)
	add	a4, a4, t0
	sub	a3, a3, a7
	add	a5, a5, t0
	bnez	a3, .LBB1_4
# %bb.5:
	beq	a6, a2, .LBB1_8
.LBB1_6:
	sub	a2, a2, a6
	slli	a6, a6, 3
	add	a0, a0, a6
	add	a1, a1, a6
.LBB1_7:                                # =>This Inner Loop Header: Depth=1
	fld	fa5, 0(a1)
	fld	fa4, 0(a0)
	fmadd.d	fa5, fa0, fa5, fa4
	fsd	fa5, 0(a0)
	addi	a2, a2, -1
	addi	a0, a0, 8
	addi	a1, a1, 8
	bnez	a2, .LBB1_7
.LBB1_8:
	ret
.Lfunc_end1:
	.size	daxpy, .Lfunc_end1-daxpy
                                        # -- End function
	.globl	matvec                          # -- Begin function matvec
	.p2align	1
	.type	matvec,@function
matvec:                                 # @matvec
# %bb.0:
	beqz	a3, .LBB2_10
# %bb.1:
	li	a7, 0
	csrr	t2, vlenb
	srli	t1, t2, 2
	slli	a6, a3, 3
	slli	t2, t2, 1
	fmv.d.x	fa5, zero
	neg	a4, t1
	vsetvli	a5, zero, e64, m1, ta, ma
	vmv.s.x	v8, zero
	and	t0, a4, a3
	j	.LBB2_3
.LBB2_2:                                #   in Loop: Header=BB2_3 Depth=1
	slli	a4, a7, 3
	add	a4, a4, a0
	fsd	fa4, 0(a4)
	addi	a7, a7, 1
	add	a1, a1, a6
	beq	a7, a3, .LBB2_10
.LBB2_3:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB2_6 Depth 2
                                        #     Child Loop BB2_9 Depth 2
	bgeu	a3, t1, .LBB2_5
# %bb.4:                                #   in Loop: Header=BB2_3 Depth=1
	li	a4, 0
	fmv.d	fa4, fa5
	j	.LBB2_8
.LBB2_5:                                #   in Loop: Header=BB2_3 Depth=1
	mv	t3, t0
	mv	t4, a2
	mv	a5, a1
	vmv2r.v	v10, v8
	vsetvli	a4, zero, e64, m2, ta, ma
.LBB2_6:                                #   Parent Loop BB2_3 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vl2re64.v	v12, (a5)
	vl2re64.v	v14, (t4)
	vfmul.vv	v12, v12, v14
	vfredosum.vs	v10, v12, v10
	add	a5, a5, t2
	sub	t3, t3, t1
	add	t4, t4, t2
	bnez	t3, .LBB2_6
# %bb.7:                                #   in Loop: Header=BB2_3 Depth=1
	vfmv.f.s	fa4, v10
	mv	a4, t0
	beq	t0, a3, .LBB2_2
.LBB2_8:                                #   in Loop: Header=BB2_3 Depth=1
	sub	t3, a3, a4
	slli	a5, a4, 3
	add	a4, a2, a5
	add	a5, a5, a1
.LBB2_9:                                #   Parent Loop BB2_3 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	fld	fa3, 0(a5)
	fld	fa2, 0(a4)
	fmadd.d	fa4, fa3, fa2, fa4
	addi	t3, t3, -1
	addi	a4, a4, 8
	addi	a5, a5, 8
	bnez	t3, .LBB2_9
	j	.LBB2_2
.LBB2_10:
	ret
.Lfunc_end2:
	.size	matvec, .Lfunc_end2-matvec
                                        # -- End function
	.globl	tensor_z                        # -- Begin function tensor_z
	.p2align	1
	.type	tensor_z,@function
tensor_z:                               # @tensor_z
# %bb.0:
	addi	sp, sp, -128
	fsd	fs0, 120(sp)                    # 8-byte Folded Spill
	fsd	fs1, 112(sp)                    # 8-byte Folded Spill
	fsd	fs2, 104(sp)                    # 8-byte Folded Spill
	fsd	fs3, 96(sp)                     # 8-byte Folded Spill
	fsd	fs4, 88(sp)                     # 8-byte Folded Spill
	fsd	fs5, 80(sp)                     # 8-byte Folded Spill
	fsd	fs6, 72(sp)                     # 8-byte Folded Spill
	fsd	fs7, 64(sp)                     # 8-byte Folded Spill
	fsd	fs8, 56(sp)                     # 8-byte Folded Spill
	fsd	fs9, 48(sp)                     # 8-byte Folded Spill
	fsd	fs10, 40(sp)                    # 8-byte Folded Spill
	fsd	fs11, 32(sp)                    # 8-byte Folded Spill
	fld	fa5, 504(a1)
	fsd	fa5, 24(sp)                     # 8-byte Folded Spill
	fld	fa5, 376(a1)
	fsd	fa5, 16(sp)                     # 8-byte Folded Spill
	fld	fa5, 248(a1)
	fsd	fa5, 8(sp)                      # 8-byte Folded Spill
	fld	fa5, 120(a1)
	fsd	fa5, 0(sp)                      # 8-byte Folded Spill
	fld	fa1, 496(a1)
	fld	fa0, 368(a1)
	fld	ft0, 240(a1)
	fld	ft1, 112(a1)
	fld	ft2, 488(a1)
	fld	ft4, 360(a1)
	fld	ft7, 232(a1)
	fld	fa7, 104(a1)
	fld	ft3, 480(a1)
	fld	ft6, 352(a1)
	fld	ft11, 224(a1)
	fld	fs0, 96(a1)
	fld	ft5, 472(a1)
	fld	ft8, 344(a1)
	fld	fs1, 216(a1)
	fld	fs2, 88(a1)
	fld	fa6, 464(a1)
	fld	fs3, 336(a1)
	fld	fs4, 208(a1)
	fld	fs5, 80(a1)
	fld	ft9, 456(a1)
	fld	fs6, 328(a1)
	fld	fs7, 200(a1)
	fld	fs8, 72(a1)
	fld	ft10, 448(a1)
	fld	fs9, 128(a1)
	fld	fs10, 0(a1)
	vsetvli	a3, zero, e64, m2, ta, ma
	vid.v	v8
	vmsleu.vi	v0, v8, 3
	li	a3, 32
	vlse64.v	v8, (a2), a3, v0.t
	addi	a6, a2, 8
	vlse64.v	v18, (a6), a3, v0.t
	fld	fs11, 8(a1)
	vfmul.vf	v10, v8, fs10
	fld	fs10, 136(a1)
	vfmacc.vf	v10, fs9, v18
	fld	fs9, 16(a1)
	vfmul.vf	v12, v8, fs11
	fld	fs11, 144(a1)
	vfmacc.vf	v12, fs10, v18
	fld	fs10, 24(a1)
	vfmul.vf	v14, v8, fs9
	fld	fs9, 152(a1)
	vfmacc.vf	v14, fs11, v18
	fld	fs11, 32(a1)
	vfmul.vf	v16, v8, fs10
	fld	fs10, 160(a1)
	vfmacc.vf	v16, fs9, v18
	fld	fs9, 40(a1)
	vfmul.vf	v20, v8, fs11
	fld	fs11, 168(a1)
	vfmacc.vf	v20, fs10, v18
	fld	fs10, 48(a1)
	vfmul.vf	v22, v8, fs9
	fld	fs9, 176(a1)
	vfmacc.vf	v22, fs11, v18
	fld	fs11, 384(a1)
	vfmul.vf	v24, v8, fs10
	fld	fs10, 256(a1)
	addi	a5, a2, 16
	vlse64.v	v26, (a5), a3, v0.t
	addi	a2, a2, 24
	vfmacc.vf	v24, fs9, v18
	vlse64.v	v18, (a2), a3, v0.t
	fld	fs9, 264(a1)
	vfmacc.vf	v10, fs10, v26
	fld	fs10, 392(a1)
	vfmacc.vf	v10, fs11, v18
	fld	fs11, 272(a1)
	vfmacc.vf	v12, fs9, v26
	fld	fs9, 400(a1)
	vfmacc.vf	v12, fs10, v18
	fld	fs10, 280(a1)
	vfmacc.vf	v14, fs11, v26
	fld	fs11, 408(a1)
	vfmacc.vf	v14, fs9, v18
	fld	fs9, 288(a1)
	vfmacc.vf	v16, fs10, v26
	fld	fs10, 416(a1)
	vfmacc.vf	v16, fs11, v18
	fld	fs11, 296(a1)
	vfmacc.vf	v20, fs9, v26
	fld	fs9, 424(a1)
	vfmacc.vf	v20, fs10, v18
	fld	fs10, 304(a1)
	vfmacc.vf	v22, fs11, v26
	fld	fs11, 432(a1)
	vfmacc.vf	v22, fs9, v18
	fld	fa2, 320(a1)
	vfmacc.vf	v24, fs10, v26
	fld	fs10, 192(a1)
	vfmacc.vf	v24, fs11, v18
	fld	fs11, 64(a1)
	li	a4, 128
	fld	fs9, 440(a1)
	fld	fa3, 312(a1)
	fld	fa4, 184(a1)
	fld	fa5, 56(a1)
	vsse64.v	v10, (a0), a4, v0.t
	addi	a1, a0, 8
	vsse64.v	v12, (a1), a4, v0.t
	addi	a1, a0, 16
	vsse64.v	v14, (a1), a4, v0.t
	addi	a1, a0, 24
	vsse64.v	v16, (a1), a4, v0.t
	addi	a1, a0, 32
	vsse64.v	v20, (a1), a4, v0.t
	addi	a1, a0, 40
	vsse64.v	v22, (a1), a4, v0.t
	addi	a1, a0, 48
	vsse64.v	v24, (a1), a4, v0.t
	vlse64.v	v16, (a6), a3, v0.t
	vlse64.v	v14, (a5), a3, v0.t
	vfmul.vf	v10, v8, fa5
	vfmacc.vf	v10, fa4, v16
	vfmacc.vf	v10, fa3, v14
	vfmul.vf	v12, v8, fs11
	vfmacc.vf	v12, fs10, v16
	vfmacc.vf	v12, fa2, v14
	vfmul.vf	v18, v8, fs8
	vfmacc.vf	v18, fs7, v16
	vfmacc.vf	v18, fs6, v14
	vfmul.vf	v20, v8, fs5
	vfmacc.vf	v20, fs4, v16
	vfmacc.vf	v20, fs3, v14
	vfmul.vf	v22, v8, fs2
	vfmacc.vf	v22, fs1, v16
	vfmul.vf	v24, v8, fs0
	vfmacc.vf	v24, ft11, v16
	vfmul.vf	v26, v8, fa7
	vfmacc.vf	v26, ft7, v16
	vlse64.v	v16, (a2), a3, v0.t
	vfmacc.vf	v22, ft8, v14
	vfmacc.vf	v24, ft6, v14
	vfmacc.vf	v26, ft4, v14
	vfmacc.vf	v10, fs9, v16
	vfmacc.vf	v12, ft10, v16
	vfmacc.vf	v18, ft9, v16
	vfmacc.vf	v20, fa6, v16
	vfmacc.vf	v22, ft5, v16
	vfmacc.vf	v24, ft3, v16
	vfmacc.vf	v26, ft2, v16
	addi	a1, a0, 56
	vsse64.v	v10, (a1), a4, v0.t
	addi	a1, a0, 64
	vsse64.v	v12, (a1), a4, v0.t
	addi	a1, a0, 72
	vsse64.v	v18, (a1), a4, v0.t
	addi	a1, a0, 80
	vsse64.v	v20, (a1), a4, v0.t
	addi	a1, a0, 88
	vsse64.v	v22, (a1), a4, v0.t
	addi	a1, a0, 96
	vsse64.v	v24, (a1), a4, v0.t
	addi	a1, a0, 104
	vsse64.v	v26, (a1), a4, v0.t
	vlse64.v	v10, (a6), a3, v0.t
	vlse64.v	v12, (a5), a3, v0.t
	vlse64.v	v14, (a2), a3, v0.t
	vfmul.vf	v16, v8, ft1
	vfmacc.vf	v16, ft0, v10
	vfmacc.vf	v16, fa0, v12
	vfmacc.vf	v16, fa1, v14
	fld	fa5, 0(sp)                      # 8-byte Folded Reload
	vfmul.vf	v8, v8, fa5
	fld	fa5, 8(sp)                      # 8-byte Folded Reload
	vfmacc.vf	v8, fa5, v10
	fld	fa5, 16(sp)                     # 8-byte Folded Reload
	vfmacc.vf	v8, fa5, v12
	fld	fa5, 24(sp)                     # 8-byte Folded Reload
	vfmacc.vf	v8, fa5, v14
	addi	a1, a0, 112
	vsse64.v	v16, (a1), a4, v0.t
	addi	a0, a0, 120
	vsse64.v	v8, (a0), a4, v0.t
	fld	fs0, 120(sp)                    # 8-byte Folded Reload
	fld	fs1, 112(sp)                    # 8-byte Folded Reload
	fld	fs2, 104(sp)                    # 8-byte Folded Reload
	fld	fs3, 96(sp)                     # 8-byte Folded Reload
	fld	fs4, 88(sp)                     # 8-byte Folded Reload
	fld	fs5, 80(sp)                     # 8-byte Folded Reload
	fld	fs6, 72(sp)                     # 8-byte Folded Reload
	fld	fs7, 64(sp)                     # 8-byte Folded Reload
	fld	fs8, 56(sp)                     # 8-byte Folded Reload
	fld	fs9, 48(sp)                     # 8-byte Folded Reload
	fld	fs10, 40(sp)                    # 8-byte Folded Reload
	fld	fs11, 32(sp)                    # 8-byte Folded Reload
	addi	sp, sp, 128
	ret
.Lfunc_end3:
	.size	tensor_z, .Lfunc_end3-tensor_z
                                        # -- End function
	.section	".note.GNU-stack","",@progbits
	.addrsig

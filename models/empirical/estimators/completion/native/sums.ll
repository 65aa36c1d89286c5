; Made from C by build.sh; every type has the same size on every target.

define dso_local void @multiply_by_rows(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp slt i64 %0, %1
  br i1 %9, label %10, label %13

10:                                               ; preds = %8
  %11 = icmp sgt i64 %2, 0
  %12 = icmp sgt i64 %2, 0
  br label %14

13:                                               ; preds = %57, %8
  ret void

14:                                               ; preds = %10, %57
  %15 = phi i64 [ %0, %10 ], [ %58, %57 ]
  %16 = getelementptr i64, ptr %3, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %17, %2
  %19 = getelementptr double, ptr %5, i64 %18
  %20 = mul i64 %15, %2
  %21 = getelementptr double, ptr %6, i64 %20
  %22 = getelementptr double, ptr %7, i64 %20
  %23 = getelementptr double, ptr %4, i64 %15
  %24 = load double, ptr %23, align 8
  %25 = fcmp contract oeq double %24, 0.000000e+00
  br i1 %25, label %31, label %26

26:                                               ; preds = %14
  br i1 %11, label %27, label %57

27:                                               ; preds = %26
  %28 = getelementptr double, ptr %19, i64 %2
  %29 = insertelement <8 x double> poison, double %24, i64 0
  %30 = shufflevector <8 x double> %29, <8 x double> poison, <8 x i32> zeroinitializer
  br label %42

31:                                               ; preds = %14
  br i1 %12, label %32, label %57

32:                                               ; preds = %31, %32
  %33 = phi i64 [ %40, %32 ], [ 0, %31 ]
  %34 = getelementptr double, ptr %21, i64 %33
  %35 = load <8 x double>, ptr %34, align 8
  %36 = getelementptr double, ptr %19, i64 %33
  %37 = load <8 x double>, ptr %36, align 8
  %38 = fmul contract <8 x double> %35, %37
  %39 = getelementptr double, ptr %22, i64 %33
  store <8 x double> %38, ptr %39, align 8
  %40 = add nuw nsw i64 %33, 8
  %41 = icmp slt i64 %40, %2
  br i1 %41, label %32, label %57, !llvm.loop !5

42:                                               ; preds = %27, %42
  %43 = phi i64 [ 0, %27 ], [ %55, %42 ]
  %44 = getelementptr double, ptr %19, i64 %43
  %45 = load <8 x double>, ptr %44, align 8
  %46 = getelementptr double, ptr %28, i64 %43
  %47 = load <8 x double>, ptr %46, align 8
  %48 = getelementptr double, ptr %21, i64 %43
  %49 = load <8 x double>, ptr %48, align 8
  %50 = fsub contract <8 x double> %47, %45
  %51 = fmul contract <8 x double> %30, %50
  %52 = fadd contract <8 x double> %45, %51
  %53 = fmul contract <8 x double> %49, %52
  %54 = getelementptr double, ptr %22, i64 %43
  store <8 x double> %53, ptr %54, align 8
  %55 = add nuw nsw i64 %43, 8
  %56 = icmp slt i64 %55, %2
  br i1 %56, label %42, label %57, !llvm.loop !8

57:                                               ; preds = %42, %32, %26, %31
  %58 = add nsw i64 %15, 1
  %59 = icmp eq i64 %58, %1
  br i1 %59, label %13, label %14, !llvm.loop !9
}

define dso_local void @add_squares(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef readonly %10, ptr nocapture noundef %11, ptr nocapture noundef %12, ptr nocapture noundef %13) local_unnamed_addr #0 {
  %15 = shl i64 %2, 8
  %16 = getelementptr i8, ptr %13, i64 %15
  %17 = icmp eq i64 %3, 2
  %18 = select i1 %17, i64 3, i64 1
  %19 = mul i64 %2, %2
  %20 = icmp slt i64 %0, %1
  br i1 %20, label %21, label %28

21:                                               ; preds = %14
  %22 = mul i64 %18, %19
  %23 = mul i64 %3, %2
  %24 = getelementptr i64, ptr %4, i64 %1
  %25 = shl i64 %19, 4
  br label %29

26:                                               ; preds = %58
  %27 = icmp eq i64 %37, %1
  br i1 %27, label %28, label %29, !llvm.loop !10

28:                                               ; preds = %26, %14
  ret void

29:                                               ; preds = %21, %26
  %30 = phi i64 [ %0, %21 ], [ %37, %26 ]
  %31 = mul i64 %22, %30
  %32 = getelementptr double, ptr %11, i64 %31
  %33 = mul i64 %23, %30
  %34 = getelementptr double, ptr %12, i64 %33
  %35 = getelementptr i64, ptr %4, i64 %30
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %30, 1
  %38 = getelementptr i64, ptr %4, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %36, %39
  br i1 %40, label %41, label %57

41:                                               ; preds = %29
  %42 = getelementptr double, ptr %32, i64 %19
  %43 = getelementptr i8, ptr %32, i64 %25
  br label %44

44:                                               ; preds = %41, %53
  %45 = phi i64 [ %39, %41 ], [ %55, %53 ]
  %46 = phi i64 [ %36, %41 ], [ %54, %53 ]
  %47 = sub i64 %45, %46
  %48 = tail call i64 @llvm.smin.i64(i64 %47, i64 32)
  %49 = load i64, ptr %24, align 8
  %50 = sub i64 %49, %46
  %51 = getelementptr i64, ptr %5, i64 %46
  tail call fastcc void @take_rows(i64 noundef %48, i64 noundef %50, i64 noundef %2, i64 noundef %3, ptr noundef %51, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %13, ptr noundef %16, ptr noundef %34)
  tail call fastcc void @add_tiles(i64 noundef %48, i64 noundef %2, ptr noundef %13, ptr noundef %13, ptr noundef %32)
  br i1 %17, label %52, label %53

52:                                               ; preds = %44
  tail call fastcc void @add_tiles(i64 noundef %48, i64 noundef %2, ptr noundef %13, ptr noundef %16, ptr noundef %42)
  tail call fastcc void @add_tiles(i64 noundef %48, i64 noundef %2, ptr noundef %16, ptr noundef %16, ptr noundef %43)
  br label %53

53:                                               ; preds = %52, %44
  %54 = add i64 %46, 32
  %55 = load i64, ptr %38, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %44, label %57, !llvm.loop !11

57:                                               ; preds = %53, %29
  br label %58

58:                                               ; preds = %57, %58
  %59 = phi i64 [ %62, %58 ], [ 0, %57 ]
  %60 = mul i64 %59, %19
  %61 = getelementptr double, ptr %32, i64 %60
  tail call fastcc void @mirror(i64 noundef %2, ptr noundef %61)
  %62 = add nuw nsw i64 %59, 1
  %63 = icmp eq i64 %62, %18
  br i1 %63, label %26, label %58, !llvm.loop !12
}

define internal fastcc void @take_rows(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10, ptr nocapture noundef writeonly %11, ptr nocapture noundef %12) unnamed_addr #0 {
  %14 = icmp sgt i64 %0, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = icmp sgt i64 %2, 0
  %17 = icmp sgt i64 %2, 0
  %18 = icmp eq i64 %3, 2
  %19 = getelementptr double, ptr %12, i64 %2
  br label %21

20:                                               ; preds = %64, %13
  ret void

21:                                               ; preds = %15, %64
  %22 = phi i64 [ 0, %15 ], [ %65, %64 ]
  %23 = getelementptr i64, ptr %4, i64 %22
  %24 = load i64, ptr %23, align 8
  br i1 %16, label %25, label %34

25:                                               ; preds = %21
  %26 = add nuw nsw i64 %22, 6
  %27 = icmp slt i64 %26, %1
  %28 = select i1 %27, i64 %26, i64 %22
  %29 = getelementptr i64, ptr %4, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = mul i64 %30, %2
  %32 = getelementptr double, ptr %5, i64 %31
  %33 = getelementptr double, ptr %6, i64 %31
  br label %58

34:                                               ; preds = %58, %21
  %35 = mul i64 %24, %2
  %36 = getelementptr double, ptr %5, i64 %35
  %37 = getelementptr double, ptr %6, i64 %35
  %38 = shl i64 %22, 3
  %39 = getelementptr double, ptr %10, i64 %38
  %40 = getelementptr double, ptr %11, i64 %38
  br i1 %17, label %41, label %64

41:                                               ; preds = %34
  %42 = getelementptr double, ptr %8, i64 %24
  %43 = load double, ptr %42, align 8
  %44 = getelementptr double, ptr %7, i64 %24
  %45 = load double, ptr %44, align 8
  %46 = tail call contract double @llvm.sqrt.f64(double %45)
  %47 = getelementptr double, ptr %9, i64 %24
  %48 = load double, ptr %47, align 8
  %49 = fmul contract double %46, %48
  %50 = insertelement <8 x double> poison, double %46, i64 0
  %51 = shufflevector <8 x double> %50, <8 x double> poison, <8 x i32> zeroinitializer
  %52 = insertelement <8 x double> poison, double %43, i64 0
  %53 = shufflevector <8 x double> %52, <8 x double> poison, <8 x i32> zeroinitializer
  %54 = insertelement <8 x double> poison, double %49, i64 0
  %55 = shufflevector <8 x double> %54, <8 x double> poison, <8 x i32> zeroinitializer
  %56 = insertelement <8 x double> poison, double %49, i64 0
  %57 = shufflevector <8 x double> %56, <8 x double> poison, <8 x i32> zeroinitializer
  br label %67

58:                                               ; preds = %25, %58
  %59 = phi i64 [ 0, %25 ], [ %62, %58 ]
  %60 = getelementptr double, ptr %32, i64 %59
  tail call void @llvm.prefetch.p0(ptr %60, i32 0, i32 3, i32 1)
  %61 = getelementptr double, ptr %33, i64 %59
  tail call void @llvm.prefetch.p0(ptr %61, i32 0, i32 3, i32 1)
  %62 = add i64 %59, 8
  %63 = icmp slt i64 %62, %2
  br i1 %63, label %58, label %34, !llvm.loop !13

64:                                               ; preds = %84, %34
  %65 = add nuw nsw i64 %22, 1
  %66 = icmp eq i64 %65, %0
  br i1 %66, label %20, label %21, !llvm.loop !14

67:                                               ; preds = %41, %84
  %68 = phi i64 [ 0, %41 ], [ %92, %84 ]
  %69 = getelementptr double, ptr %36, i64 %68
  %70 = load <8 x double>, ptr %69, align 8
  %71 = getelementptr double, ptr %37, i64 %68
  %72 = load <8 x double>, ptr %71, align 8
  %73 = fmul contract <8 x double> %70, %72
  %74 = fmul contract <8 x double> %51, %73
  br i1 %18, label %75, label %84

75:                                               ; preds = %67
  %76 = fmul contract <8 x double> %53, %74
  %77 = fsub contract <8 x double> %74, %76
  %78 = shl i64 %68, 8
  %79 = getelementptr i8, ptr %40, i64 %78
  store <8 x double> %76, ptr %79, align 8
  %80 = fmul contract <8 x double> %55, %76
  %81 = getelementptr double, ptr %19, i64 %68
  %82 = load <8 x double>, ptr %81, align 8
  %83 = fadd contract <8 x double> %80, %82
  store <8 x double> %83, ptr %81, align 8
  br label %84

84:                                               ; preds = %75, %67
  %85 = phi <8 x double> [ %77, %75 ], [ %74, %67 ]
  %86 = shl i64 %68, 8
  %87 = getelementptr i8, ptr %39, i64 %86
  store <8 x double> %85, ptr %87, align 8
  %88 = fmul contract <8 x double> %57, %85
  %89 = getelementptr double, ptr %12, i64 %68
  %90 = load <8 x double>, ptr %89, align 8
  %91 = fadd contract <8 x double> %88, %90
  store <8 x double> %91, ptr %89, align 8
  %92 = add nuw nsw i64 %68, 8
  %93 = icmp slt i64 %92, %2
  br i1 %93, label %67, label %64, !llvm.loop !15
}

define internal fastcc void @add_tiles(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #0 {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %9, label %21

7:                                                ; preds = %22, %9
  %8 = icmp slt i64 %11, %1
  br i1 %8, label %9, label %21, !llvm.loop !16

9:                                                ; preds = %5, %7
  %10 = phi i64 [ %11, %7 ], [ 0, %5 ]
  %11 = add i64 %10, 4
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %7

13:                                               ; preds = %9
  %14 = sdiv i64 %10, 8
  %15 = shl i64 %14, 11
  %16 = getelementptr i8, ptr %2, i64 %15
  %17 = srem i64 %10, 8
  %18 = getelementptr double, ptr %16, i64 %17
  %19 = mul i64 %10, %1
  %20 = getelementptr double, ptr %4, i64 %19
  br label %22

21:                                               ; preds = %7, %5
  ret void

22:                                               ; preds = %13, %22
  %23 = phi i64 [ 0, %13 ], [ %27, %22 ]
  %24 = shl i64 %23, 8
  %25 = getelementptr i8, ptr %3, i64 %24
  %26 = getelementptr double, ptr %20, i64 %23
  tail call fastcc void @add_tile(i64 noundef %0, i64 noundef %1, ptr noundef %18, ptr noundef %25, ptr noundef %26)
  %27 = add i64 %23, 8
  %28 = icmp slt i64 %27, %11
  br i1 %28, label %22, label %7, !llvm.loop !17
}

define internal fastcc void @mirror(i64 noundef %0, ptr nocapture noundef %1) unnamed_addr #0 {
  %3 = icmp sgt i64 %0, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %2, %12
  %5 = phi i64 [ %13, %12 ], [ 0, %2 ]
  %6 = getelementptr double, ptr %1, i64 %5
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = mul i64 %5, %0
  %10 = getelementptr double, ptr %1, i64 %9
  br label %15

11:                                               ; preds = %12, %2
  ret void

12:                                               ; preds = %15, %4
  %13 = add nuw nsw i64 %5, 1
  %14 = icmp eq i64 %13, %0
  br i1 %14, label %11, label %4, !llvm.loop !18

15:                                               ; preds = %8, %15
  %16 = phi i64 [ 0, %8 ], [ %21, %15 ]
  %17 = getelementptr double, ptr %10, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = mul i64 %16, %0
  %20 = getelementptr double, ptr %6, i64 %19
  store double %18, ptr %20, align 8
  %21 = add nuw nsw i64 %16, 1
  %22 = icmp eq i64 %21, %5
  br i1 %22, label %12, label %15, !llvm.loop !19
}

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #0

declare double @llvm.sqrt.f64(double) #0

define internal fastcc void @add_tile(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #0 {
  %6 = load <8 x double>, ptr %4, align 8
  %7 = getelementptr double, ptr %4, i64 %1
  %8 = load <8 x double>, ptr %7, align 8
  %9 = shl i64 %1, 4
  %10 = getelementptr i8, ptr %4, i64 %9
  %11 = load <8 x double>, ptr %10, align 8
  %12 = mul i64 %1, 24
  %13 = getelementptr i8, ptr %4, i64 %12
  %14 = load <8 x double>, ptr %13, align 8
  %15 = icmp sgt i64 %0, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %21, %5
  %17 = phi <8 x double> [ %11, %5 ], [ %47, %21 ]
  %18 = phi <8 x double> [ %14, %5 ], [ %53, %21 ]
  %19 = phi <8 x double> [ %8, %5 ], [ %41, %21 ]
  %20 = phi <8 x double> [ %6, %5 ], [ %35, %21 ]
  store <8 x double> %20, ptr %4, align 8
  store <8 x double> %19, ptr %7, align 8
  store <8 x double> %17, ptr %10, align 8
  store <8 x double> %18, ptr %13, align 8
  ret void

21:                                               ; preds = %5, %21
  %22 = phi <8 x double> [ %35, %21 ], [ %6, %5 ]
  %23 = phi <8 x double> [ %41, %21 ], [ %8, %5 ]
  %24 = phi i64 [ %54, %21 ], [ 0, %5 ]
  %25 = phi <8 x double> [ %53, %21 ], [ %14, %5 ]
  %26 = phi <8 x double> [ %47, %21 ], [ %11, %5 ]
  %27 = shl i64 %24, 3
  %28 = getelementptr double, ptr %2, i64 %27
  %29 = getelementptr double, ptr %3, i64 %27
  %30 = load <8 x double>, ptr %29, align 8
  %31 = load double, ptr %28, align 8
  %32 = insertelement <8 x double> poison, double %31, i64 0
  %33 = shufflevector <8 x double> %32, <8 x double> poison, <8 x i32> zeroinitializer
  %34 = fmul contract <8 x double> %30, %33
  %35 = fadd contract <8 x double> %22, %34
  %36 = getelementptr i8, ptr %28, i64 8
  %37 = load double, ptr %36, align 8
  %38 = insertelement <8 x double> poison, double %37, i64 0
  %39 = shufflevector <8 x double> %38, <8 x double> poison, <8 x i32> zeroinitializer
  %40 = fmul contract <8 x double> %30, %39
  %41 = fadd contract <8 x double> %23, %40
  %42 = getelementptr i8, ptr %28, i64 16
  %43 = load double, ptr %42, align 8
  %44 = insertelement <8 x double> poison, double %43, i64 0
  %45 = shufflevector <8 x double> %44, <8 x double> poison, <8 x i32> zeroinitializer
  %46 = fmul contract <8 x double> %30, %45
  %47 = fadd contract <8 x double> %26, %46
  %48 = getelementptr i8, ptr %28, i64 24
  %49 = load double, ptr %48, align 8
  %50 = insertelement <8 x double> poison, double %49, i64 0
  %51 = shufflevector <8 x double> %50, <8 x double> poison, <8 x i32> zeroinitializer
  %52 = fmul contract <8 x double> %30, %51
  %53 = fadd contract <8 x double> %25, %52
  %54 = add nuw nsw i64 %24, 1
  %55 = icmp eq i64 %54, %0
  br i1 %55, label %16, label %21, !llvm.loop !20
}

declare i64 @llvm.smin.i64(i64, i64) #0

attributes #0 = { nounwind }

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
!20 = distinct !{!20, !6, !7}

; Made from C by build.sh; every type has the same size on every target.

%struct.given = type { i64, i64, ptr, ptr, ptr, ptr, %struct.known }
%struct.known = type { i64, i64, ptr, ptr, ptr, ptr, ptr }

define dso_local void @multiply_rows(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr noundef %8, ptr nocapture noundef writeonly %9) local_unnamed_addr #0 {
  %11 = alloca ptr, i64 %2, align 16
  %12 = icmp slt i64 %0, %1
  br i1 %12, label %13, label %18

13:                                               ; preds = %10
  %14 = icmp sgt i64 %2, 0
  %15 = icmp sgt i64 %3, 0
  %16 = add i64 %2, -1
  %17 = icmp eq i64 %2, -9223372036854775808
  br label %19

18:                                               ; preds = %40, %10
  ret void

19:                                               ; preds = %13, %40
  %20 = phi i64 [ %0, %13 ], [ %41, %40 ]
  %21 = mul i64 %20, %2
  %22 = getelementptr i64, ptr %4, i64 %21
  br i1 %14, label %23, label %35

23:                                               ; preds = %19, %23
  %24 = phi i64 [ %33, %23 ], [ 0, %19 ]
  %25 = getelementptr i64, ptr %6, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr i64, ptr %22, i64 %24
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %28, %26
  %30 = mul i64 %29, %3
  %31 = getelementptr double, ptr %8, i64 %30
  %32 = getelementptr ptr, ptr %11, i64 %24
  store ptr %31, ptr %32, align 8
  %33 = add nuw nsw i64 %24, 1
  %34 = icmp eq i64 %33, %2
  br i1 %34, label %35, label %23, !llvm.loop !5

35:                                               ; preds = %23, %19
  br i1 %15, label %36, label %40

36:                                               ; preds = %35
  %37 = getelementptr double, ptr %7, i64 %21
  %38 = mul i64 %20, %3
  %39 = getelementptr double, ptr %9, i64 %38
  br label %43

40:                                               ; preds = %98, %35
  %41 = add nsw i64 %20, 1
  %42 = icmp eq i64 %41, %1
  br i1 %42, label %18, label %19, !llvm.loop !8

43:                                               ; preds = %36, %98
  %44 = phi i64 [ 0, %36 ], [ %101, %98 ]
  %45 = getelementptr double, ptr %39, i64 %44
  br i1 %14, label %48, label %46

46:                                               ; preds = %68, %43
  %47 = phi <8 x double> [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %43 ], [ %70, %68 ]
  br i1 %17, label %73, label %98

48:                                               ; preds = %43, %68
  %49 = phi i64 [ %71, %68 ], [ 0, %43 ]
  %50 = phi <8 x double> [ %70, %68 ], [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %43 ]
  %51 = getelementptr ptr, ptr %11, i64 %49
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr double, ptr %52, i64 %44
  %54 = getelementptr i64, ptr %5, i64 %49
  %55 = load i64, ptr %54, align 8
  %56 = load <8 x double>, ptr %53, align 8
  %57 = icmp eq i64 %55, 2
  br i1 %57, label %58, label %68

58:                                               ; preds = %48
  %59 = getelementptr double, ptr %37, i64 %49
  %60 = load double, ptr %59, align 8
  %61 = insertelement <8 x double> poison, double %60, i64 0
  %62 = shufflevector <8 x double> %61, <8 x double> poison, <8 x i32> zeroinitializer
  %63 = getelementptr double, ptr %53, i64 %3
  %64 = load <8 x double>, ptr %63, align 8
  %65 = fsub contract <8 x double> %64, %56
  %66 = fmul contract <8 x double> %62, %65
  %67 = fadd contract <8 x double> %56, %66
  br label %68

68:                                               ; preds = %58, %48
  %69 = phi <8 x double> [ %67, %58 ], [ %56, %48 ]
  %70 = fmul contract <8 x double> %50, %69
  %71 = add nuw nsw i64 %49, 1
  %72 = icmp eq i64 %71, %2
  br i1 %72, label %46, label %48, !llvm.loop !9

73:                                               ; preds = %46, %93
  %74 = phi i64 [ %96, %93 ], [ %16, %46 ]
  %75 = phi <8 x double> [ %95, %93 ], [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %46 ]
  %76 = getelementptr ptr, ptr %11, i64 %74
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr double, ptr %77, i64 %44
  %79 = getelementptr i64, ptr %5, i64 %74
  %80 = load i64, ptr %79, align 8
  %81 = load <8 x double>, ptr %78, align 8
  %82 = icmp eq i64 %80, 2
  br i1 %82, label %83, label %93

83:                                               ; preds = %73
  %84 = getelementptr double, ptr %37, i64 %74
  %85 = load double, ptr %84, align 8
  %86 = insertelement <8 x double> poison, double %85, i64 0
  %87 = shufflevector <8 x double> %86, <8 x double> poison, <8 x i32> zeroinitializer
  %88 = getelementptr double, ptr %78, i64 %3
  %89 = load <8 x double>, ptr %88, align 8
  %90 = fsub contract <8 x double> %89, %81
  %91 = fmul contract <8 x double> %87, %90
  %92 = fadd contract <8 x double> %81, %91
  br label %93

93:                                               ; preds = %83, %73
  %94 = phi <8 x double> [ %92, %83 ], [ %81, %73 ]
  %95 = fmul contract <8 x double> %75, %94
  %96 = add nsw i64 %74, -1
  %97 = icmp sgt i64 %96, %2
  br i1 %97, label %73, label %98, !llvm.loop !10

98:                                               ; preds = %93, %46
  %99 = phi <8 x double> [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %46 ], [ %95, %93 ]
  %100 = fmul contract <8 x double> %47, %99
  store <8 x double> %100, ptr %45, align 8
  %101 = add nuw nsw i64 %44, 8
  %102 = icmp slt i64 %101, %3
  br i1 %102, label %43, label %40, !llvm.loop !11
}

define dso_local void @add_squares(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr nocapture noundef %15, ptr nocapture noundef %16, ptr nocapture noundef %17) local_unnamed_addr #0 {
  %19 = alloca %struct.given, align 8
  %20 = alloca %struct.given, align 8
  %21 = alloca %struct.given, align 8
  %22 = getelementptr i64, ptr %3, i64 %1
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %19, align 8
  %24 = getelementptr inbounds i8, ptr %19, i64 8
  store i64 %2, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %19, i64 16
  store ptr %4, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %19, i64 24
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %19, i64 32
  store ptr %6, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %19, i64 40
  store ptr %7, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %19, i64 48
  store i64 %8, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %19, i64 56
  store i64 %9, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %19, i64 64
  store ptr %10, ptr %31, align 8
  %32 = getelementptr inbounds i8, ptr %19, i64 72
  store ptr %11, ptr %32, align 8
  %33 = getelementptr inbounds i8, ptr %19, i64 80
  store ptr %12, ptr %33, align 8
  %34 = getelementptr inbounds i8, ptr %19, i64 88
  store ptr %13, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %19, i64 96
  store ptr %14, ptr %35, align 8
  %36 = getelementptr i64, ptr %11, i64 %2
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 2
  %39 = select i1 %38, i64 3, i64 1
  %40 = mul i64 %9, %9
  %41 = icmp slt i64 %0, %1
  br i1 %41, label %42, label %49

42:                                               ; preds = %18
  %43 = mul i64 %39, %40
  %44 = add i64 %9, 1
  %45 = mul i64 %44, %9
  %46 = getelementptr double, ptr %17, i64 %45
  br label %50

47:                                               ; preds = %67
  %48 = icmp eq i64 %58, %1
  br i1 %48, label %49, label %50, !llvm.loop !12

49:                                               ; preds = %47, %18
  ret void

50:                                               ; preds = %42, %47
  %51 = phi i64 [ %0, %42 ], [ %58, %47 ]
  %52 = mul i64 %43, %51
  %53 = getelementptr double, ptr %15, i64 %52
  %54 = load i64, ptr %36, align 8
  %55 = mul i64 %51, %9
  %56 = mul i64 %55, %54
  %57 = getelementptr double, ptr %16, i64 %56
  %58 = add nsw i64 %51, 1
  %59 = getelementptr i64, ptr %3, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr i64, ptr %3, i64 %51
  %62 = load i64, ptr %61, align 8
  %63 = sub i64 %60, %62
  br i1 %38, label %64, label %65

64:                                               ; preds = %50
  call fastcc void @from(ptr dead_on_unwind nonnull writable sret(%struct.given) align 8 %20, ptr noundef nonnull byval(%struct.given) align 8 %19, i64 noundef %62)
  tail call fastcc void @add_group(i64 noundef %63, i64 noundef %9, ptr noundef nonnull byval(%struct.given) align 8 %20, ptr noundef %53, ptr noundef %57, ptr noundef %17)
  br label %66

65:                                               ; preds = %50
  call fastcc void @from(ptr dead_on_unwind nonnull writable sret(%struct.given) align 8 %21, ptr noundef nonnull byval(%struct.given) align 8 %19, i64 noundef %62)
  tail call fastcc void @add_plain(i64 noundef %63, i64 noundef %9, ptr noundef nonnull byval(%struct.given) align 8 %21, ptr noundef %53, ptr noundef %57, ptr noundef %46)
  br label %66

66:                                               ; preds = %65, %64
  br label %67

67:                                               ; preds = %66, %67
  %68 = phi i64 [ %71, %67 ], [ 0, %66 ]
  %69 = mul i64 %68, %40
  %70 = getelementptr double, ptr %53, i64 %69
  tail call fastcc void @mirror(i64 noundef %9, ptr noundef %70)
  %71 = add nuw nsw i64 %68, 1
  %72 = icmp eq i64 %71, %39
  br i1 %72, label %47, label %67, !llvm.loop !13
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #0

define internal fastcc void @add_group(i64 noundef %0, i64 noundef %1, ptr nocapture noundef byval(%struct.given) align 8 %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #0 {
  %7 = alloca %struct.given, align 8
  %8 = add i64 %1, 1
  %9 = mul i64 %8, %1
  %10 = getelementptr double, ptr %5, i64 %9
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %12, label %28

12:                                               ; preds = %6
  %13 = getelementptr inbounds i8, ptr %2, i64 16
  %14 = getelementptr inbounds i8, ptr %2, i64 32
  br label %15

15:                                               ; preds = %12, %24
  %16 = phi i64 [ %0, %12 ], [ %26, %24 ]
  %17 = load ptr, ptr %13, align 8
  %18 = load ptr, ptr %14, align 8
  %19 = tail call fastcc i64 @before_run(i64 noundef %16, ptr noundef %17, ptr noundef %18)
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %15
  tail call fastcc void @add_between(i64 noundef %19, i64 noundef %1, ptr noundef nonnull byval(%struct.given) align 8 %2, ptr noundef %3, ptr noundef %4, ptr noundef %10)
  br label %24

22:                                               ; preds = %15
  %23 = tail call fastcc i64 @run_length(i64 noundef %16, ptr noundef %17, ptr noundef %18)
  tail call fastcc void @add_run(i64 noundef %23, i64 noundef %1, ptr noundef nonnull byval(%struct.given) align 8 %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %24

24:                                               ; preds = %22, %21
  %25 = phi i64 [ %19, %21 ], [ %23, %22 ]
  call fastcc void @from(ptr dead_on_unwind nonnull writable sret(%struct.given) align 8 %7, ptr noundef nonnull byval(%struct.given) align 8 %2, i64 noundef %25)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %2, ptr noundef nonnull align 8 dereferenceable(104) %7, i64 104, i1 false)
  %26 = sub i64 %16, %25
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %15, label %28, !llvm.loop !14

28:                                               ; preds = %24, %6
  ret void
}

define internal fastcc void @from(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.given) align 8 %0, ptr nocapture noundef byval(%struct.given) align 8 %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i64, ptr %5, i64 %2
  store ptr %6, ptr %4, align 8
  %7 = load i64, ptr %1, align 8
  %8 = sub i64 %7, %2
  store i64 %8, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %0, ptr noundef nonnull align 8 dereferenceable(104) %1, i64 104, i1 false)
  ret void
}

define internal fastcc void @add_plain(i64 noundef %0, i64 noundef %1, ptr nocapture noundef byval(%struct.given) align 8 %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #0 {
  %7 = alloca %struct.given, align 8
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %10, %6
  ret void

10:                                               ; preds = %6, %10
  %11 = phi i64 [ %14, %10 ], [ 0, %6 ]
  %12 = sub i64 %0, %11
  %13 = tail call i64 @llvm.smin.i64(i64 %12, i64 32)
  call fastcc void @from(ptr dead_on_unwind nonnull writable sret(%struct.given) align 8 %7, ptr noundef nonnull byval(%struct.given) align 8 %2, i64 noundef %11)
  call fastcc void @take_rows(i64 noundef %13, i64 noundef %1, i64 noundef 1, ptr noundef nonnull %7, ptr noundef %5, ptr noundef %5, ptr noundef %4)
  tail call fastcc void @add_tiles(i64 noundef %13, i64 noundef %1, ptr noundef %5, ptr noundef %5, ptr noundef %3)
  %14 = add i64 %11, 32
  %15 = icmp slt i64 %14, %0
  br i1 %15, label %10, label %9, !llvm.loop !15
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
  br i1 %14, label %11, label %4, !llvm.loop !16

15:                                               ; preds = %8, %15
  %16 = phi i64 [ 0, %8 ], [ %21, %15 ]
  %17 = getelementptr double, ptr %10, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = mul i64 %16, %0
  %20 = getelementptr double, ptr %6, i64 %19
  store double %18, ptr %20, align 8
  %21 = add nuw nsw i64 %16, 1
  %22 = icmp eq i64 %21, %5
  br i1 %22, label %12, label %15, !llvm.loop !17
}

define internal fastcc i64 @before_run(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = tail call i64 @llvm.smin.i64(i64 %0, i64 32)
  br label %5

5:                                                ; preds = %8, %3
  %6 = phi i64 [ 0, %3 ], [ %14, %8 ]
  %7 = icmp slt i64 %6, %4
  br i1 %7, label %8, label %15

8:                                                ; preds = %5
  %9 = sub i64 %0, %6
  %10 = getelementptr i64, ptr %1, i64 %6
  %11 = tail call fastcc i64 @run_length(i64 noundef %9, ptr noundef %10, ptr noundef %2)
  %12 = icmp sgt i64 %11, 7
  %13 = select i1 %12, i64 0, i64 %11
  %14 = add i64 %13, %6
  br i1 %12, label %15, label %5

15:                                               ; preds = %8, %5
  %16 = phi i64 [ %14, %8 ], [ %6, %5 ]
  %17 = tail call i64 @llvm.smin.i64(i64 %16, i64 32)
  ret i64 %17
}

define internal fastcc void @add_between(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly byval(%struct.given) align 8 %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #0 {
  %7 = shl i64 %1, 8
  %8 = getelementptr i8, ptr %5, i64 %7
  %9 = mul i64 %1, %1
  call fastcc void @take_rows(i64 noundef %0, i64 noundef %1, i64 noundef 2, ptr noundef nonnull %2, ptr noundef %5, ptr noundef %8, ptr noundef %4)
  tail call fastcc void @add_tiles(i64 noundef %0, i64 noundef %1, ptr noundef %5, ptr noundef %5, ptr noundef %3)
  %10 = getelementptr double, ptr %3, i64 %9
  tail call fastcc void @add_tiles(i64 noundef %0, i64 noundef %1, ptr noundef %5, ptr noundef %8, ptr noundef %10)
  %11 = shl i64 %9, 4
  %12 = getelementptr i8, ptr %3, i64 %11
  tail call fastcc void @add_tiles(i64 noundef %0, i64 noundef %1, ptr noundef %8, ptr noundef %8, ptr noundef %12)
  ret void
}

define internal fastcc void @add_run(i64 noundef %0, i64 noundef %1, ptr nocapture noundef byval(%struct.given) align 8 %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #0 {
  %7 = add i64 %1, 1
  %8 = mul i64 %7, %1
  %9 = getelementptr double, ptr %5, i64 %8
  %10 = getelementptr inbounds i8, ptr %2, i64 32
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %2, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr double, ptr %11, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = mul i64 %1, %1
  %18 = getelementptr double, ptr %5, i64 %17
  tail call fastcc void @add_plain(i64 noundef %0, i64 noundef %1, ptr noundef nonnull byval(%struct.given) align 8 %2, ptr noundef %5, ptr noundef %18, ptr noundef %9)
  tail call fastcc void @spread_squares(i64 noundef %1, double noundef %16, ptr noundef %5, ptr noundef %3)
  tail call fastcc void @spread_rights(i64 noundef %1, double noundef %16, ptr noundef %18, ptr noundef %4)
  ret void
}

define internal fastcc i64 @run_length(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = icmp sgt i64 %0, 1
  br i1 %4, label %5, label %19

5:                                                ; preds = %3
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr double, ptr %2, i64 %6
  %8 = load double, ptr %7, align 8
  br label %9

9:                                                ; preds = %5, %16
  %10 = phi i64 [ 1, %5 ], [ %17, %16 ]
  %11 = getelementptr i64, ptr %1, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr double, ptr %2, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = fcmp contract oeq double %14, %8
  br i1 %15, label %16, label %19

16:                                               ; preds = %9
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %19, label %9, !llvm.loop !18

19:                                               ; preds = %9, %16, %3
  %20 = phi i64 [ 1, %3 ], [ %10, %9 ], [ %0, %16 ]
  ret i64 %20
}

define internal fastcc void @take_rows(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef %6) unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %3, i64 48
  %9 = load i64, ptr %8, align 8
  %10 = alloca ptr, i64 %9, align 16
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %12, label %30

12:                                               ; preds = %7
  %13 = getelementptr inbounds i8, ptr %3, i64 16
  %14 = getelementptr inbounds i8, ptr %3, i64 64
  %15 = getelementptr inbounds i8, ptr %3, i64 96
  %16 = getelementptr inbounds i8, ptr %3, i64 80
  %17 = getelementptr inbounds i8, ptr %3, i64 56
  %18 = getelementptr inbounds i8, ptr %3, i64 24
  %19 = getelementptr inbounds i8, ptr %3, i64 40
  %20 = getelementptr inbounds i8, ptr %3, i64 32
  %21 = icmp sgt i64 %1, 0
  %22 = getelementptr inbounds i8, ptr %3, i64 88
  %23 = getelementptr inbounds i8, ptr %3, i64 8
  %24 = getelementptr inbounds i8, ptr %3, i64 72
  %25 = getelementptr inbounds i8, ptr %3, i64 56
  %26 = getelementptr inbounds i8, ptr %3, i64 72
  %27 = getelementptr inbounds i8, ptr %3, i64 56
  %28 = icmp eq i64 %2, 2
  %29 = getelementptr double, ptr %6, i64 %1
  br label %31

30:                                               ; preds = %87, %7
  ret void

31:                                               ; preds = %12, %87
  %32 = phi i64 [ 0, %12 ], [ %88, %87 ]
  %33 = load ptr, ptr %13, align 8
  %34 = getelementptr i64, ptr %33, i64 %32
  %35 = load i64, ptr %34, align 8
  %36 = load ptr, ptr %14, align 8
  %37 = load i64, ptr %8, align 8
  %38 = mul i64 %37, %35
  %39 = getelementptr i64, ptr %36, i64 %38
  %40 = icmp sgt i64 %37, 0
  br i1 %40, label %41, label %57

41:                                               ; preds = %31
  %42 = load ptr, ptr %15, align 8
  %43 = load ptr, ptr %16, align 8
  %44 = load i64, ptr %17, align 8
  br label %45

45:                                               ; preds = %45, %41
  %46 = phi i64 [ 0, %41 ], [ %55, %45 ]
  %47 = getelementptr i64, ptr %43, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr i64, ptr %39, i64 %46
  %50 = load i64, ptr %49, align 8
  %51 = add i64 %50, %48
  %52 = mul i64 %51, %44
  %53 = getelementptr double, ptr %42, i64 %52
  %54 = getelementptr ptr, ptr %10, i64 %46
  store ptr %53, ptr %54, align 8
  %55 = add nuw nsw i64 %46, 1
  %56 = icmp eq i64 %55, %37
  br i1 %56, label %57, label %45, !llvm.loop !5

57:                                               ; preds = %45, %31
  %58 = add nuw i64 %32, 6
  %59 = load i64, ptr %3, align 8
  %60 = icmp slt i64 %58, %59
  %61 = select i1 %60, i64 %58, i64 %32
  %62 = getelementptr i64, ptr %33, i64 %61
  %63 = load i64, ptr %62, align 8
  tail call fastcc void @ask_for(ptr noundef nonnull %8, i64 noundef %63)
  %64 = shl i64 %32, 3
  %65 = getelementptr double, ptr %4, i64 %64
  %66 = getelementptr double, ptr %5, i64 %64
  br i1 %21, label %67, label %87

67:                                               ; preds = %57
  %68 = load ptr, ptr %20, align 8
  %69 = getelementptr double, ptr %68, i64 %35
  %70 = load double, ptr %69, align 8
  %71 = load ptr, ptr %18, align 8
  %72 = getelementptr double, ptr %71, i64 %35
  %73 = load double, ptr %72, align 8
  %74 = tail call contract double @llvm.sqrt.f64(double %73)
  %75 = load ptr, ptr %19, align 8
  %76 = getelementptr double, ptr %75, i64 %35
  %77 = load double, ptr %76, align 8
  %78 = fmul contract double %74, %77
  %79 = insertelement <8 x double> poison, double %74, i64 0
  %80 = shufflevector <8 x double> %79, <8 x double> poison, <8 x i32> zeroinitializer
  %81 = insertelement <8 x double> poison, double %70, i64 0
  %82 = shufflevector <8 x double> %81, <8 x double> poison, <8 x i32> zeroinitializer
  %83 = insertelement <8 x double> poison, double %78, i64 0
  %84 = shufflevector <8 x double> %83, <8 x double> poison, <8 x i32> zeroinitializer
  %85 = insertelement <8 x double> poison, double %78, i64 0
  %86 = shufflevector <8 x double> %85, <8 x double> poison, <8 x i32> zeroinitializer
  br label %90

87:                                               ; preds = %171, %57
  %88 = add nuw nsw i64 %32, 1
  %89 = icmp eq i64 %88, %0
  br i1 %89, label %30, label %31, !llvm.loop !19

90:                                               ; preds = %67, %171
  %91 = phi i64 [ 0, %67 ], [ %179, %171 ]
  %92 = load ptr, ptr %22, align 8
  %93 = load i64, ptr %8, align 8
  %94 = mul i64 %93, %35
  %95 = getelementptr double, ptr %92, i64 %94
  %96 = load i64, ptr %23, align 8
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %100

98:                                               ; preds = %90
  %99 = load ptr, ptr %24, align 8
  br label %106

100:                                              ; preds = %127, %90
  %101 = phi <8 x double> [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %90 ], [ %129, %127 ]
  %102 = add i64 %93, -1
  %103 = icmp sgt i64 %102, %96
  br i1 %103, label %104, label %158

104:                                              ; preds = %100
  %105 = load ptr, ptr %26, align 8
  br label %132

106:                                              ; preds = %127, %98
  %107 = phi i64 [ 0, %98 ], [ %130, %127 ]
  %108 = phi <8 x double> [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %98 ], [ %129, %127 ]
  %109 = getelementptr ptr, ptr %10, i64 %107
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr double, ptr %110, i64 %91
  %112 = getelementptr i64, ptr %99, i64 %107
  %113 = load i64, ptr %112, align 8
  %114 = load <8 x double>, ptr %111, align 8
  %115 = icmp eq i64 %113, 2
  br i1 %115, label %116, label %127

116:                                              ; preds = %106
  %117 = getelementptr double, ptr %95, i64 %107
  %118 = load i64, ptr %25, align 8
  %119 = load double, ptr %117, align 8
  %120 = insertelement <8 x double> poison, double %119, i64 0
  %121 = shufflevector <8 x double> %120, <8 x double> poison, <8 x i32> zeroinitializer
  %122 = getelementptr double, ptr %111, i64 %118
  %123 = load <8 x double>, ptr %122, align 8
  %124 = fsub contract <8 x double> %123, %114
  %125 = fmul contract <8 x double> %121, %124
  %126 = fadd contract <8 x double> %114, %125
  br label %127

127:                                              ; preds = %116, %106
  %128 = phi <8 x double> [ %126, %116 ], [ %114, %106 ]
  %129 = fmul contract <8 x double> %108, %128
  %130 = add nuw nsw i64 %107, 1
  %131 = icmp eq i64 %130, %96
  br i1 %131, label %100, label %106, !llvm.loop !9

132:                                              ; preds = %153, %104
  %133 = phi i64 [ %102, %104 ], [ %156, %153 ]
  %134 = phi <8 x double> [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %104 ], [ %155, %153 ]
  %135 = getelementptr ptr, ptr %10, i64 %133
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr double, ptr %136, i64 %91
  %138 = getelementptr i64, ptr %105, i64 %133
  %139 = load i64, ptr %138, align 8
  %140 = load <8 x double>, ptr %137, align 8
  %141 = icmp eq i64 %139, 2
  br i1 %141, label %142, label %153

142:                                              ; preds = %132
  %143 = getelementptr double, ptr %95, i64 %133
  %144 = load i64, ptr %27, align 8
  %145 = load double, ptr %143, align 8
  %146 = insertelement <8 x double> poison, double %145, i64 0
  %147 = shufflevector <8 x double> %146, <8 x double> poison, <8 x i32> zeroinitializer
  %148 = getelementptr double, ptr %137, i64 %144
  %149 = load <8 x double>, ptr %148, align 8
  %150 = fsub contract <8 x double> %149, %140
  %151 = fmul contract <8 x double> %147, %150
  %152 = fadd contract <8 x double> %140, %151
  br label %153

153:                                              ; preds = %142, %132
  %154 = phi <8 x double> [ %152, %142 ], [ %140, %132 ]
  %155 = fmul contract <8 x double> %134, %154
  %156 = add nsw i64 %133, -1
  %157 = icmp sgt i64 %156, %96
  br i1 %157, label %132, label %158, !llvm.loop !10

158:                                              ; preds = %153, %100
  %159 = phi <8 x double> [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %100 ], [ %155, %153 ]
  %160 = fmul contract <8 x double> %101, %159
  %161 = fmul contract <8 x double> %80, %160
  br i1 %28, label %162, label %171

162:                                              ; preds = %158
  %163 = fmul contract <8 x double> %82, %161
  %164 = fsub contract <8 x double> %161, %163
  %165 = shl i64 %91, 8
  %166 = getelementptr i8, ptr %66, i64 %165
  store <8 x double> %163, ptr %166, align 8
  %167 = fmul contract <8 x double> %84, %163
  %168 = getelementptr double, ptr %29, i64 %91
  %169 = load <8 x double>, ptr %168, align 8
  %170 = fadd contract <8 x double> %167, %169
  store <8 x double> %170, ptr %168, align 8
  br label %171

171:                                              ; preds = %162, %158
  %172 = phi <8 x double> [ %164, %162 ], [ %161, %158 ]
  %173 = shl i64 %91, 8
  %174 = getelementptr i8, ptr %65, i64 %173
  store <8 x double> %172, ptr %174, align 8
  %175 = fmul contract <8 x double> %86, %172
  %176 = getelementptr double, ptr %6, i64 %91
  %177 = load <8 x double>, ptr %176, align 8
  %178 = fadd contract <8 x double> %175, %177
  store <8 x double> %178, ptr %176, align 8
  %179 = add nuw nsw i64 %91, 8
  %180 = icmp slt i64 %179, %1
  br i1 %180, label %90, label %87, !llvm.loop !20
}

define internal fastcc void @add_tiles(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #0 {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %9, label %21

7:                                                ; preds = %22, %9
  %8 = icmp slt i64 %11, %1
  br i1 %8, label %9, label %21, !llvm.loop !21

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
  br i1 %28, label %22, label %7, !llvm.loop !22
}

define internal fastcc void @ask_for(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #0 {
  %3 = load i64, ptr %0, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %13

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = mul i64 %3, %1
  %9 = getelementptr i64, ptr %7, i64 %8
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr double, ptr %11, i64 %8
  br label %14

13:                                               ; preds = %14, %2
  ret void

14:                                               ; preds = %5, %14
  %15 = phi i64 [ 0, %5 ], [ %18, %14 ]
  %16 = getelementptr i64, ptr %9, i64 %15
  tail call void @llvm.prefetch.p0(ptr %16, i32 0, i32 3, i32 1)
  %17 = getelementptr double, ptr %12, i64 %15
  tail call void @llvm.prefetch.p0(ptr %17, i32 0, i32 3, i32 1)
  %18 = add i64 %15, 8
  %19 = icmp slt i64 %18, %3
  br i1 %19, label %14, label %13, !llvm.loop !23
}

declare double @llvm.sqrt.f64(double) #0

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #0

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
  br i1 %55, label %16, label %21, !llvm.loop !24
}

define internal fastcc void @spread_squares(i64 noundef %0, double noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr #0 {
  %5 = mul i64 %0, %0
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %24

7:                                                ; preds = %4
  %8 = fsub contract double 1.000000e+00, %1
  %9 = fmul contract double %8, %8
  %10 = insertelement <8 x double> poison, double %9, i64 0
  %11 = shufflevector <8 x double> %10, <8 x double> poison, <8 x i32> zeroinitializer
  %12 = fmul contract double %8, %1
  %13 = insertelement <8 x double> poison, double %12, i64 0
  %14 = shufflevector <8 x double> %13, <8 x double> poison, <8 x i32> zeroinitializer
  %15 = fmul contract double %1, %1
  %16 = insertelement <8 x double> poison, double %15, i64 0
  %17 = shufflevector <8 x double> %16, <8 x double> poison, <8 x i32> zeroinitializer
  %18 = shl i64 %5, 4
  br label %19

19:                                               ; preds = %7, %25
  %20 = phi i64 [ 0, %7 ], [ %26, %25 ]
  %21 = mul i64 %20, %0
  %22 = getelementptr double, ptr %2, i64 %21
  %23 = getelementptr double, ptr %3, i64 %21
  br label %28

24:                                               ; preds = %25, %4
  ret void

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %24, label %19, !llvm.loop !25

28:                                               ; preds = %19, %28
  %29 = phi i64 [ 0, %19 ], [ %44, %28 ]
  %30 = getelementptr double, ptr %22, i64 %29
  %31 = getelementptr double, ptr %23, i64 %29
  %32 = load <8 x double>, ptr %30, align 8
  store <8 x double> zeroinitializer, ptr %30, align 8
  %33 = fmul contract <8 x double> %11, %32
  %34 = load <8 x double>, ptr %31, align 8
  %35 = fadd contract <8 x double> %33, %34
  store <8 x double> %35, ptr %31, align 8
  %36 = fmul contract <8 x double> %14, %32
  %37 = getelementptr double, ptr %31, i64 %5
  %38 = load <8 x double>, ptr %37, align 8
  %39 = fadd contract <8 x double> %36, %38
  store <8 x double> %39, ptr %37, align 8
  %40 = fmul contract <8 x double> %17, %32
  %41 = getelementptr i8, ptr %31, i64 %18
  %42 = load <8 x double>, ptr %41, align 8
  %43 = fadd contract <8 x double> %40, %42
  store <8 x double> %43, ptr %41, align 8
  %44 = add nuw nsw i64 %29, 8
  %45 = icmp ugt i64 %44, %20
  br i1 %45, label %25, label %28, !llvm.loop !26
}

define internal fastcc void @spread_rights(i64 noundef %0, double noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr #0 {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = fsub contract double 1.000000e+00, %1
  %8 = insertelement <8 x double> poison, double %7, i64 0
  %9 = shufflevector <8 x double> %8, <8 x double> poison, <8 x i32> zeroinitializer
  %10 = insertelement <8 x double> poison, double %1, i64 0
  %11 = shufflevector <8 x double> %10, <8 x double> poison, <8 x i32> zeroinitializer
  %12 = getelementptr double, ptr %3, i64 %0
  br label %14

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %6, %14
  %15 = phi i64 [ 0, %6 ], [ %26, %14 ]
  %16 = getelementptr double, ptr %2, i64 %15
  %17 = load <8 x double>, ptr %16, align 8
  store <8 x double> zeroinitializer, ptr %16, align 8
  %18 = fmul contract <8 x double> %9, %17
  %19 = getelementptr double, ptr %3, i64 %15
  %20 = load <8 x double>, ptr %19, align 8
  %21 = fadd contract <8 x double> %18, %20
  store <8 x double> %21, ptr %19, align 8
  %22 = fmul contract <8 x double> %11, %17
  %23 = getelementptr double, ptr %12, i64 %15
  %24 = load <8 x double>, ptr %23, align 8
  %25 = fadd contract <8 x double> %22, %24
  store <8 x double> %25, ptr %23, align 8
  %26 = add nuw nsw i64 %15, 8
  %27 = icmp slt i64 %26, %0
  br i1 %27, label %14, label %13, !llvm.loop !27
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
!21 = distinct !{!21, !6, !7}
!22 = distinct !{!22, !6, !7}
!23 = distinct !{!23, !6, !7}
!24 = distinct !{!24, !6, !7}
!25 = distinct !{!25, !6, !7}
!26 = distinct !{!26, !6, !7}
!27 = distinct !{!27, !6, !7}

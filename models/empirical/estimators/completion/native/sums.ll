; Made from C by build.sh; every type has the same size on every target.

%struct.given = type { i64, ptr, ptr, ptr, ptr, ptr, ptr }

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

define dso_local void @add_squares(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr nocapture noundef %11, ptr nocapture noundef %12, ptr nocapture noundef %13) local_unnamed_addr #0 {
  %15 = alloca %struct.given, align 8
  %16 = alloca %struct.given, align 8
  %17 = alloca %struct.given, align 8
  %18 = getelementptr i64, ptr %4, i64 %1
  %19 = load i64, ptr %18, align 8
  store i64 %19, ptr %15, align 8
  %20 = getelementptr inbounds i8, ptr %15, i64 8
  store ptr %5, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %15, i64 16
  store ptr %6, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %15, i64 24
  store ptr %7, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %15, i64 32
  store ptr %8, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %15, i64 40
  store ptr %9, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %15, i64 48
  store ptr %10, ptr %25, align 8
  %26 = icmp eq i64 %3, 2
  %27 = select i1 %26, i64 3, i64 1
  %28 = mul i64 %2, %2
  %29 = icmp slt i64 %0, %1
  br i1 %29, label %30, label %38

30:                                               ; preds = %14
  %31 = mul i64 %27, %28
  %32 = mul i64 %3, %2
  %33 = add i64 %2, 1
  %34 = mul i64 %33, %2
  %35 = getelementptr double, ptr %13, i64 %34
  br label %39

36:                                               ; preds = %54
  %37 = icmp eq i64 %45, %1
  br i1 %37, label %38, label %39, !llvm.loop !10

38:                                               ; preds = %36, %14
  ret void

39:                                               ; preds = %30, %36
  %40 = phi i64 [ %0, %30 ], [ %45, %36 ]
  %41 = mul i64 %31, %40
  %42 = getelementptr double, ptr %11, i64 %41
  %43 = mul i64 %32, %40
  %44 = getelementptr double, ptr %12, i64 %43
  %45 = add nsw i64 %40, 1
  %46 = getelementptr i64, ptr %4, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr i64, ptr %4, i64 %40
  %49 = load i64, ptr %48, align 8
  %50 = sub i64 %47, %49
  br i1 %26, label %51, label %52

51:                                               ; preds = %39
  call fastcc void @from(ptr dead_on_unwind nonnull writable sret(%struct.given) align 8 %16, ptr noundef nonnull byval(%struct.given) align 8 %15, i64 noundef %49)
  tail call fastcc void @add_group(i64 noundef %50, i64 noundef %2, ptr noundef nonnull byval(%struct.given) align 8 %16, ptr noundef %42, ptr noundef %44, ptr noundef %13)
  br label %53

52:                                               ; preds = %39
  call fastcc void @from(ptr dead_on_unwind nonnull writable sret(%struct.given) align 8 %17, ptr noundef nonnull byval(%struct.given) align 8 %15, i64 noundef %49)
  tail call fastcc void @add_plain(i64 noundef %50, i64 noundef %2, ptr noundef nonnull byval(%struct.given) align 8 %17, ptr noundef %42, ptr noundef %44, ptr noundef %35)
  br label %53

53:                                               ; preds = %52, %51
  br label %54

54:                                               ; preds = %53, %54
  %55 = phi i64 [ %58, %54 ], [ 0, %53 ]
  %56 = mul i64 %55, %28
  %57 = getelementptr double, ptr %42, i64 %56
  tail call fastcc void @mirror(i64 noundef %2, ptr noundef %57)
  %58 = add nuw nsw i64 %55, 1
  %59 = icmp eq i64 %58, %27
  br i1 %59, label %36, label %54, !llvm.loop !11
}

define internal fastcc void @add_group(i64 noundef %0, i64 noundef %1, ptr nocapture noundef byval(%struct.given) align 8 %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #0 {
  %7 = alloca %struct.given, align 8
  %8 = add i64 %1, 1
  %9 = mul i64 %8, %1
  %10 = getelementptr double, ptr %5, i64 %9
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %12, label %28

12:                                               ; preds = %6
  %13 = getelementptr inbounds i8, ptr %2, i64 8
  %14 = getelementptr inbounds i8, ptr %2, i64 40
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %2, ptr noundef nonnull align 8 dereferenceable(56) %7, i64 56, i1 false)
  %26 = sub i64 %16, %25
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %15, label %28, !llvm.loop !12

28:                                               ; preds = %24, %6
  ret void
}

define internal fastcc void @from(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.given) align 8 %0, ptr nocapture noundef byval(%struct.given) align 8 %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i64, ptr %5, i64 %2
  store ptr %6, ptr %4, align 8
  %7 = load i64, ptr %1, align 8
  %8 = sub i64 %7, %2
  store i64 %8, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(56) %1, i64 56, i1 false)
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
  tail call fastcc void @take_rows(i64 noundef %13, i64 noundef %1, i64 noundef 1, ptr noundef nonnull byval(%struct.given) align 8 %7, ptr noundef %5, ptr noundef %5, ptr noundef %4)
  tail call fastcc void @add_tiles(i64 noundef %13, i64 noundef %1, ptr noundef %5, ptr noundef %5, ptr noundef %3)
  %14 = add i64 %11, 32
  %15 = icmp slt i64 %14, %0
  br i1 %15, label %10, label %9, !llvm.loop !13
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
  br i1 %14, label %11, label %4, !llvm.loop !14

15:                                               ; preds = %8, %15
  %16 = phi i64 [ 0, %8 ], [ %21, %15 ]
  %17 = getelementptr double, ptr %10, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = mul i64 %16, %0
  %20 = getelementptr double, ptr %6, i64 %19
  store double %18, ptr %20, align 8
  %21 = add nuw nsw i64 %16, 1
  %22 = icmp eq i64 %21, %5
  br i1 %22, label %12, label %15, !llvm.loop !15
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
  tail call fastcc void @take_rows(i64 noundef %0, i64 noundef %1, i64 noundef 2, ptr noundef nonnull byval(%struct.given) align 8 %2, ptr noundef %5, ptr noundef %8, ptr noundef %4)
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
  %10 = getelementptr inbounds i8, ptr %2, i64 40
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %2, i64 8
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
  br i1 %18, label %19, label %9, !llvm.loop !16

19:                                               ; preds = %9, %16, %3
  %20 = phi i64 [ 1, %3 ], [ %10, %9 ], [ %0, %16 ]
  ret i64 %20
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #0

define internal fastcc void @take_rows(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly byval(%struct.given) align 8 %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef %6) unnamed_addr #0 {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %27

9:                                                ; preds = %7
  %10 = getelementptr inbounds i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %3, align 8
  %13 = icmp sgt i64 %1, 0
  %14 = getelementptr inbounds i8, ptr %3, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %3, i64 24
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %3, i64 32
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %3, i64 48
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %3, i64 40
  %23 = load ptr, ptr %22, align 8
  %24 = icmp sgt i64 %1, 0
  %25 = icmp eq i64 %2, 2
  %26 = getelementptr double, ptr %6, i64 %1
  br label %28

27:                                               ; preds = %71, %7
  ret void

28:                                               ; preds = %9, %71
  %29 = phi i64 [ 0, %9 ], [ %72, %71 ]
  %30 = getelementptr i64, ptr %11, i64 %29
  %31 = load i64, ptr %30, align 8
  br i1 %13, label %32, label %41

32:                                               ; preds = %28
  %33 = add nuw i64 %29, 6
  %34 = icmp slt i64 %33, %12
  %35 = select i1 %34, i64 %33, i64 %29
  %36 = getelementptr i64, ptr %11, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = mul i64 %37, %1
  %39 = getelementptr double, ptr %15, i64 %38
  %40 = getelementptr double, ptr %17, i64 %38
  br label %65

41:                                               ; preds = %65, %28
  %42 = mul i64 %31, %1
  %43 = getelementptr double, ptr %15, i64 %42
  %44 = getelementptr double, ptr %17, i64 %42
  %45 = shl i64 %29, 3
  %46 = getelementptr double, ptr %4, i64 %45
  %47 = getelementptr double, ptr %5, i64 %45
  br i1 %24, label %48, label %71

48:                                               ; preds = %41
  %49 = getelementptr double, ptr %23, i64 %31
  %50 = load double, ptr %49, align 8
  %51 = getelementptr double, ptr %19, i64 %31
  %52 = load double, ptr %51, align 8
  %53 = tail call contract double @llvm.sqrt.f64(double %52)
  %54 = getelementptr double, ptr %21, i64 %31
  %55 = load double, ptr %54, align 8
  %56 = fmul contract double %53, %55
  %57 = insertelement <8 x double> poison, double %53, i64 0
  %58 = shufflevector <8 x double> %57, <8 x double> poison, <8 x i32> zeroinitializer
  %59 = insertelement <8 x double> poison, double %50, i64 0
  %60 = shufflevector <8 x double> %59, <8 x double> poison, <8 x i32> zeroinitializer
  %61 = insertelement <8 x double> poison, double %56, i64 0
  %62 = shufflevector <8 x double> %61, <8 x double> poison, <8 x i32> zeroinitializer
  %63 = insertelement <8 x double> poison, double %56, i64 0
  %64 = shufflevector <8 x double> %63, <8 x double> poison, <8 x i32> zeroinitializer
  br label %74

65:                                               ; preds = %32, %65
  %66 = phi i64 [ 0, %32 ], [ %69, %65 ]
  %67 = getelementptr double, ptr %39, i64 %66
  tail call void @llvm.prefetch.p0(ptr %67, i32 0, i32 3, i32 1)
  %68 = getelementptr double, ptr %40, i64 %66
  tail call void @llvm.prefetch.p0(ptr %68, i32 0, i32 3, i32 1)
  %69 = add i64 %66, 8
  %70 = icmp slt i64 %69, %1
  br i1 %70, label %65, label %41, !llvm.loop !17

71:                                               ; preds = %91, %41
  %72 = add nuw nsw i64 %29, 1
  %73 = icmp eq i64 %72, %0
  br i1 %73, label %27, label %28, !llvm.loop !18

74:                                               ; preds = %48, %91
  %75 = phi i64 [ 0, %48 ], [ %99, %91 ]
  %76 = getelementptr double, ptr %43, i64 %75
  %77 = load <8 x double>, ptr %76, align 8
  %78 = getelementptr double, ptr %44, i64 %75
  %79 = load <8 x double>, ptr %78, align 8
  %80 = fmul contract <8 x double> %77, %79
  %81 = fmul contract <8 x double> %58, %80
  br i1 %25, label %82, label %91

82:                                               ; preds = %74
  %83 = fmul contract <8 x double> %60, %81
  %84 = fsub contract <8 x double> %81, %83
  %85 = shl i64 %75, 8
  %86 = getelementptr i8, ptr %47, i64 %85
  store <8 x double> %83, ptr %86, align 8
  %87 = fmul contract <8 x double> %62, %83
  %88 = getelementptr double, ptr %26, i64 %75
  %89 = load <8 x double>, ptr %88, align 8
  %90 = fadd contract <8 x double> %87, %89
  store <8 x double> %90, ptr %88, align 8
  br label %91

91:                                               ; preds = %82, %74
  %92 = phi <8 x double> [ %84, %82 ], [ %81, %74 ]
  %93 = shl i64 %75, 8
  %94 = getelementptr i8, ptr %46, i64 %93
  store <8 x double> %92, ptr %94, align 8
  %95 = fmul contract <8 x double> %64, %92
  %96 = getelementptr double, ptr %6, i64 %75
  %97 = load <8 x double>, ptr %96, align 8
  %98 = fadd contract <8 x double> %95, %97
  store <8 x double> %98, ptr %96, align 8
  %99 = add nuw nsw i64 %75, 8
  %100 = icmp slt i64 %99, %1
  br i1 %100, label %74, label %71, !llvm.loop !19
}

define internal fastcc void @add_tiles(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #0 {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %9, label %21

7:                                                ; preds = %22, %9
  %8 = icmp slt i64 %11, %1
  br i1 %8, label %9, label %21, !llvm.loop !20

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
  br i1 %28, label %22, label %7, !llvm.loop !21
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
  br i1 %55, label %16, label %21, !llvm.loop !22
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
  br i1 %27, label %24, label %19, !llvm.loop !23

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
  br i1 %45, label %25, label %28, !llvm.loop !24
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
  br i1 %27, label %14, label %13, !llvm.loop !25
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

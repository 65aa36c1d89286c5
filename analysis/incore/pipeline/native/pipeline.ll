; Made from C by build.sh; every type has the same size on every target.

%struct.store_row = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.demand = type { i64, i64, i64, i64, i64, %struct.span, [2 x i64] }
%struct.span = type { i64, i64 }
%struct.homes_state = type { i64, [8 x i64], [8 x i64] }
%struct.progress = type { i64, i64, [4 x i64], ptr, i64, i64, i64, [2 x [2 x i64]], i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, %struct.event_row, i64 }
%struct.event_row = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.instruction_row = type { i64, i64, i64, i64 }
%struct.op_row = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ring_row = type { i64, i64, i64 }
%struct.access_row = type { i64, i64, i64, i64, i64, i64, i64 }
%struct.station_row = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.read_row = type { i64, i64, i64, i64 }
%struct.value_row = type { i64, i64, i64, i64, i64 }
%struct.use_row = type { i64, double, double, i64 }
%struct.day_row = type { i64, i64 }
%struct.translation_row = type { i64, i64, i64 }
%struct.predecoder = type { i64, i64, i64, i64, [24 x i64], i64, i64, i64 }
%struct.decoded_row = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.memory_row = type { i64, i64, i64, double }
%struct.flow_row = type { i64, i64, i64, i64, i64 }
%struct.cost_row = type { i64, i64, double, double, double }
%struct.source_row = type { i64, i64, i64, i64 }
%struct.edge_row = type { i64, i64, i64, i64 }
%struct.target_row = type { i64, i64 }
%struct.shape_row = type { i64, i64, i64, i64, i64 }
%struct.written_granule = type { i64, i64 }
%struct.addressing_row = type { i64, i64, i64 }
%struct.way_row = type { i64, i64 }
%struct.way = type { i64, i64 }

define dso_local i64 @loaded_at(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) local_unnamed_addr #0 {
  %8 = alloca [3 x i64], align 16
  %9 = add i64 %5, %4
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %121, label %13

13:                                               ; preds = %7
  %14 = getelementptr %struct.store_row, ptr %1, i64 %11
  %15 = getelementptr inbounds i8, ptr %14, i64 16
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, %4
  br i1 %17, label %18, label %121

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %3, i64 64
  %20 = load i64, ptr %19, align 8
  %21 = sub i64 %5, %20
  %22 = tail call noundef i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = icmp eq i64 %6, 0
  br i1 %23, label %47, label %24

24:                                               ; preds = %18
  %25 = getelementptr inbounds i8, ptr %14, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 2
  br i1 %27, label %28, label %47

28:                                               ; preds = %24
  %29 = getelementptr inbounds i8, ptr %0, i64 32
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 1
  br i1 %31, label %32, label %47

32:                                               ; preds = %28
  %33 = getelementptr inbounds i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %45, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds i8, ptr %3, i64 216
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %47, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %14, i64 88
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %0, align 8
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %47

45:                                               ; preds = %40, %32
  %46 = load i64, ptr %14, align 8
  br label %121

47:                                               ; preds = %40, %36, %28, %24, %18
  %48 = getelementptr inbounds i8, ptr %0, i64 32
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 1
  br i1 %50, label %51, label %93

51:                                               ; preds = %47
  %52 = getelementptr inbounds i8, ptr %3, i64 184
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %59

55:                                               ; preds = %51
  %56 = getelementptr inbounds i8, ptr %14, i64 24
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %93

59:                                               ; preds = %55, %51
  %60 = getelementptr inbounds i8, ptr %3, i64 400
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %67

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, ptr %14, i64 32
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %93

67:                                               ; preds = %59, %63
  %68 = load i64, ptr %3, align 8
  store i64 %68, ptr %8, align 16
  %69 = getelementptr inbounds i8, ptr %8, i64 8
  %70 = getelementptr inbounds i8, ptr %3, i64 16
  %71 = load i64, ptr %70, align 8
  store i64 %71, ptr %69, align 8
  %72 = getelementptr inbounds i8, ptr %8, i64 16
  %73 = getelementptr inbounds i8, ptr %3, i64 24
  %74 = load i64, ptr %73, align 8
  store i64 %74, ptr %72, align 16
  %75 = load i64, ptr %14, align 8
  %76 = getelementptr inbounds i8, ptr %14, i64 40
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr [3 x i64], ptr %8, i64 0, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = add i64 %79, %75
  %81 = getelementptr inbounds i8, ptr %3, i64 528
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %89, label %84

84:                                               ; preds = %67
  %85 = getelementptr inbounds i8, ptr %14, i64 8
  %86 = load i64, ptr %85, align 8
  %87 = add i64 %86, %82
  %88 = tail call noundef i64 @llvm.smax.i64(i64 %80, i64 %87)
  br label %89

89:                                               ; preds = %67, %84
  %90 = phi i64 [ %88, %84 ], [ %80, %67 ]
  %91 = add i64 %90, %22
  %92 = tail call noundef i64 @llvm.smax.i64(i64 %9, i64 %91)
  br label %121

93:                                               ; preds = %55, %63, %47
  %94 = getelementptr inbounds i8, ptr %3, i64 192
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %112, label %97

97:                                               ; preds = %93
  %98 = add nuw i64 %11, 1
  %99 = tail call i64 @llvm.smax.i64(i64 %2, i64 %98)
  %100 = add i64 %99, -1
  br label %101

101:                                              ; preds = %105, %97
  %102 = phi i64 [ %11, %97 ], [ %103, %105 ]
  %103 = add i64 %102, 1
  %104 = icmp slt i64 %103, %2
  br i1 %104, label %105, label %112

105:                                              ; preds = %101
  %106 = getelementptr %struct.store_row, ptr %1, i64 %103, i32 2
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr %struct.store_row, ptr %1, i64 %102, i32 2
  %109 = load i64, ptr %108, align 8
  %110 = add i64 %109, 1
  %111 = icmp sgt i64 %107, %110
  br i1 %111, label %112, label %101, !llvm.loop !5

112:                                              ; preds = %105, %101, %93
  %113 = phi i64 [ %11, %93 ], [ %102, %105 ], [ %100, %101 ]
  %114 = getelementptr %struct.store_row, ptr %1, i64 %113, i32 2
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds i8, ptr %3, i64 8
  %117 = load i64, ptr %116, align 8
  %118 = add i64 %115, %22
  %119 = add i64 %118, %117
  %120 = tail call noundef i64 @llvm.smax.i64(i64 %9, i64 %119)
  br label %121

121:                                              ; preds = %45, %89, %112, %7, %13
  %122 = phi i64 [ %9, %13 ], [ %9, %7 ], [ %46, %45 ], [ %92, %89 ], [ %120, %112 ]
  ret i64 %122
}

define dso_local range(i64 0, 2) i64 @from_within(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %39, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 1
  br i1 %11, label %12, label %39

12:                                               ; preds = %8
  %13 = getelementptr %struct.store_row, ptr %1, i64 %6
  %14 = getelementptr inbounds i8, ptr %13, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, %3
  br i1 %16, label %17, label %39

17:                                               ; preds = %12
  %18 = getelementptr inbounds i8, ptr %2, i64 184
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = getelementptr inbounds i8, ptr %13, i64 24
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %39

25:                                               ; preds = %21, %17
  %26 = getelementptr inbounds i8, ptr %2, i64 400
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %25
  %30 = getelementptr inbounds i8, ptr %13, i64 32
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %39

33:                                               ; preds = %25, %29
  %34 = getelementptr inbounds i8, ptr %13, i64 88
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %0, align 8
  %37 = icmp ne i64 %35, %36
  %38 = zext i1 %37 to i64
  br label %39

39:                                               ; preds = %21, %12, %29, %33, %4, %8
  %40 = phi i64 [ 0, %8 ], [ 0, %4 ], [ 0, %29 ], [ 0, %12 ], [ %38, %33 ], [ 0, %21 ]
  ret i64 %40
}

define dso_local range(i64 0, 2) i64 @mistaken(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca [3 x i64], align 16
  %7 = getelementptr inbounds i8, ptr %2, i64 320
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %46, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %12, 0
  br i1 %13, label %46, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds i8, ptr %0, i64 24
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %12, %16
  br i1 %17, label %46, label %18

18:                                               ; preds = %14
  %19 = getelementptr %struct.store_row, ptr %1, i64 %12
  %20 = load i64, ptr %2, align 8
  store i64 %20, ptr %6, align 16
  %21 = getelementptr inbounds i8, ptr %6, i64 8
  %22 = getelementptr inbounds i8, ptr %2, i64 16
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %21, align 8
  %24 = getelementptr inbounds i8, ptr %6, i64 16
  %25 = getelementptr inbounds i8, ptr %2, i64 24
  %26 = load i64, ptr %25, align 8
  store i64 %26, ptr %24, align 16
  %27 = load i64, ptr %19, align 8
  %28 = getelementptr inbounds i8, ptr %19, i64 40
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr [3 x i64], ptr %6, i64 0, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %27
  %33 = getelementptr inbounds i8, ptr %2, i64 528
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %41, label %36

36:                                               ; preds = %18
  %37 = getelementptr inbounds i8, ptr %19, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %38, %34
  %40 = tail call noundef i64 @llvm.smax.i64(i64 %32, i64 %39)
  br label %41

41:                                               ; preds = %18, %36
  %42 = phi i64 [ %40, %36 ], [ %32, %18 ]
  %43 = add i64 %4, %3
  %44 = icmp sgt i64 %42, %43
  %45 = zext i1 %44 to i64
  br label %46

46:                                               ; preds = %5, %10, %14, %41
  %47 = phi i64 [ %45, %41 ], [ 0, %14 ], [ 0, %10 ], [ 0, %5 ]
  ret i64 %47
}

define dso_local range(i64 0, 2) i64 @crosses(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i64, ptr %0, align 8
  %4 = icmp sgt i64 %3, -1
  br i1 %4, label %5, label %14

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = load i64, ptr %6, align 8
  %8 = srem i64 %3, %7
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, %8
  %12 = icmp sgt i64 %11, %7
  %13 = zext i1 %12 to i64
  br label %14

14:                                               ; preds = %5, %2
  %15 = phi i64 [ 0, %2 ], [ %13, %5 ]
  ret i64 %15
}

define dso_local void @await_sector(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, i64 noundef %7) local_unnamed_addr #0 {
  %9 = load i64, ptr %6, align 8
  %10 = getelementptr inbounds i8, ptr %5, i64 40
  %11 = load i64, ptr %10, align 8
  %12 = sdiv i64 %9, %11
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %17, label %22

14:                                               ; preds = %17
  %15 = add nuw nsw i64 %18, 1
  %16 = icmp eq i64 %15, %2
  br i1 %16, label %22, label %17, !llvm.loop !7

17:                                               ; preds = %8, %14
  %18 = phi i64 [ %15, %14 ], [ 0, %8 ]
  %19 = getelementptr i64, ptr %1, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %12
  br i1 %21, label %52, label %14

22:                                               ; preds = %14, %8
  %23 = load i64, ptr %0, align 8
  %24 = add i64 %7, 1
  %25 = tail call noundef i64 @llvm.smax.i64(i64 %23, i64 %24)
  %26 = add i64 %4, -1
  %27 = icmp sgt i64 %26, -1
  br i1 %27, label %28, label %52

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %5, i64 496
  %30 = load i64, ptr %29, align 8
  br label %31

31:                                               ; preds = %47, %28
  %32 = phi i64 [ %26, %28 ], [ %48, %47 ]
  %33 = getelementptr %struct.store_row, ptr %3, i64 %32
  %34 = getelementptr inbounds i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %35, %30
  %37 = icmp sgt i64 %36, %25
  br i1 %37, label %38, label %52

38:                                               ; preds = %31
  %39 = getelementptr inbounds i8, ptr %33, i64 96
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds i8, ptr %33, i64 88
  %44 = load i64, ptr %43, align 8
  %45 = sdiv i64 %44, %11
  %46 = icmp eq i64 %45, %12
  br i1 %46, label %50, label %47

47:                                               ; preds = %42, %38
  %48 = add nsw i64 %32, -1
  %49 = icmp sgt i64 %32, 0
  br i1 %49, label %31, label %52, !llvm.loop !8

50:                                               ; preds = %42
  store i64 %36, ptr %0, align 8
  %51 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %51, align 8
  br label %52

52:                                               ; preds = %17, %47, %31, %22, %50
  ret void
}

define dso_local i64 @write_store(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = add i64 %5, 1
  %8 = load i64, ptr %0, align 8
  %9 = icmp sgt i64 %7, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %6
  store i64 %7, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %11, align 8
  br label %12

12:                                               ; preds = %10, %6
  %13 = getelementptr inbounds i8, ptr %4, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %3, i64 176
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %14, %16
  br i1 %17, label %18, label %21

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %3, i64 48
  %20 = load i64, ptr %19, align 8
  br label %21

21:                                               ; preds = %12, %18
  %22 = phi i64 [ %20, %18 ], [ 1, %12 ]
  %23 = load i64, ptr %4, align 8
  %24 = getelementptr inbounds i8, ptr %3, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = sdiv i64 %23, %25
  %27 = srem i64 %23, %25
  %28 = icmp slt i64 %23, 0
  br i1 %28, label %40, label %29

29:                                               ; preds = %21
  %30 = getelementptr inbounds i8, ptr %4, i64 16
  %31 = load i64, ptr %30, align 8
  %32 = tail call noundef i64 @llvm.smax.i64(i64 %31, i64 1)
  %33 = add nsw i64 %27, -1
  %34 = add i64 %33, %32
  %35 = sdiv i64 %34, %25
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %40, label %37

37:                                               ; preds = %29
  %38 = sdiv i64 %22, 2
  %39 = tail call noundef i64 @llvm.smax.i64(i64 %38, i64 1)
  br label %40

40:                                               ; preds = %21, %37, %29
  %41 = phi i64 [ %35, %37 ], [ 0, %29 ], [ 0, %21 ]
  %42 = phi i64 [ %39, %37 ], [ %22, %29 ], [ %22, %21 ]
  %43 = add i64 %41, %26
  %44 = icmp sgt i64 %26, %43
  br i1 %44, label %51, label %45

45:                                               ; preds = %40
  %46 = getelementptr inbounds i8, ptr %0, i64 8
  %47 = icmp sgt i64 %2, 0
  %48 = getelementptr inbounds i8, ptr %0, i64 16
  %49 = getelementptr inbounds i8, ptr %3, i64 48
  %50 = getelementptr inbounds i8, ptr %3, i64 480
  br label %55

51:                                               ; preds = %107, %40
  %52 = getelementptr inbounds i8, ptr %3, i64 488
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %125, label %110

55:                                               ; preds = %45, %107
  %56 = phi i64 [ %26, %45 ], [ %108, %107 ]
  %57 = load i64, ptr %4, align 8
  %58 = icmp sgt i64 %57, -1
  br i1 %58, label %59, label %82

59:                                               ; preds = %55
  br i1 %47, label %63, label %68

60:                                               ; preds = %63
  %61 = add nuw nsw i64 %64, 1
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %68, label %63, !llvm.loop !9

63:                                               ; preds = %59, %60
  %64 = phi i64 [ %61, %60 ], [ 0, %59 ]
  %65 = getelementptr i64, ptr %1, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, %56
  br i1 %67, label %78, label %60

68:                                               ; preds = %60, %59
  %69 = load i64, ptr %48, align 8
  %70 = getelementptr i64, ptr %1, i64 %69
  store i64 %56, ptr %70, align 8
  %71 = load i64, ptr %48, align 8
  %72 = add i64 %71, 1
  %73 = srem i64 %72, %2
  store i64 %73, ptr %48, align 8
  %74 = load i64, ptr %46, align 8
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %90, label %76

76:                                               ; preds = %68
  %77 = add i64 %74, %42
  br label %96

78:                                               ; preds = %63
  %79 = load i64, ptr %46, align 8
  %80 = icmp sgt i64 %79, 0
  %81 = add i64 %79, %42
  br i1 %80, label %87, label %105

82:                                               ; preds = %55
  %83 = load i64, ptr %46, align 8
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %90, label %85

85:                                               ; preds = %82
  %86 = add i64 %83, %42
  br label %96

87:                                               ; preds = %78
  %88 = load i64, ptr %49, align 8
  %89 = icmp sgt i64 %81, %88
  br i1 %89, label %93, label %105

90:                                               ; preds = %82, %68
  %91 = load i64, ptr %0, align 8
  %92 = add i64 %91, 1
  store i64 %92, ptr %0, align 8
  br label %96

93:                                               ; preds = %87
  %94 = load i64, ptr %0, align 8
  %95 = add i64 %94, 1
  store i64 %95, ptr %0, align 8
  br label %105

96:                                               ; preds = %76, %90, %85
  %97 = phi i64 [ %77, %76 ], [ %42, %90 ], [ %86, %85 ]
  store i64 %97, ptr %46, align 8
  %98 = load i64, ptr %50, align 8
  %99 = icmp sgt i64 %98, 1
  br i1 %99, label %100, label %107

100:                                              ; preds = %96
  %101 = add nsw i64 %98, -1
  %102 = load i64, ptr %0, align 8
  %103 = add i64 %101, %102
  store i64 %103, ptr %0, align 8
  %104 = load i64, ptr %49, align 8
  br label %105

105:                                              ; preds = %78, %87, %100, %93
  %106 = phi i64 [ %42, %93 ], [ %104, %100 ], [ %81, %87 ], [ %81, %78 ]
  store i64 %106, ptr %46, align 8
  br label %107

107:                                              ; preds = %105, %96
  %108 = add i64 %56, 1
  %109 = icmp sgt i64 %108, %43
  br i1 %109, label %51, label %55, !llvm.loop !10

110:                                              ; preds = %51
  %111 = load i64, ptr %4, align 8
  %112 = icmp sgt i64 %111, -1
  br i1 %112, label %113, label %125

113:                                              ; preds = %110
  %114 = and i64 %111, 4095
  %115 = getelementptr inbounds i8, ptr %4, i64 16
  %116 = load i64, ptr %115, align 8
  %117 = add i64 %116, %114
  %118 = icmp slt i64 %117, 4097
  br i1 %118, label %125, label %119

119:                                              ; preds = %113
  %120 = load i64, ptr %0, align 8
  %121 = add i64 %120, %53
  store i64 %121, ptr %0, align 8
  %122 = getelementptr inbounds i8, ptr %3, i64 48
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %123, ptr %124, align 8
  br label %125

125:                                              ; preds = %110, %119, %113, %51
  %126 = load i64, ptr %0, align 8
  ret i64 %126
}

define dso_local void @run_core(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.demand, align 8
  %3 = alloca [3 x i64], align 16
  %4 = alloca %struct.demand, align 8
  %5 = alloca %struct.demand, align 8
  %6 = alloca %struct.demand, align 8
  %7 = alloca %struct.demand, align 8
  %8 = alloca %struct.demand, align 8
  %9 = alloca [64 x i64], align 16
  %10 = alloca [4 x i64], align 16
  %11 = alloca %struct.demand, align 8
  %12 = alloca %struct.homes_state, align 8
  %13 = alloca %struct.progress, align 8
  store i64 0, ptr %12, align 8
  call void @llvm.memset.inline.p0.i64(ptr nonnull align 8 %13, i8 0, i64 280, i1 false)
  %14 = getelementptr inbounds i8, ptr %13, i64 48
  store ptr %12, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 40
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %101

18:                                               ; preds = %1
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  %20 = getelementptr inbounds i8, ptr %0, i64 64
  %21 = getelementptr inbounds i8, ptr %13, i64 272
  %22 = getelementptr inbounds i8, ptr %0, i64 8
  %23 = getelementptr inbounds i8, ptr %0, i64 56
  %24 = getelementptr inbounds i8, ptr %13, i64 120
  %25 = getelementptr inbounds i8, ptr %0, i64 2096
  %26 = getelementptr inbounds i8, ptr %13, i64 208
  %27 = getelementptr inbounds i8, ptr %13, i64 8
  %28 = getelementptr inbounds i8, ptr %13, i64 112
  %29 = getelementptr inbounds i8, ptr %0, i64 2104
  %30 = getelementptr inbounds i8, ptr %13, i64 240
  %31 = getelementptr inbounds i8, ptr %13, i64 232
  %32 = getelementptr inbounds i8, ptr %13, i64 216
  %33 = getelementptr inbounds i8, ptr %13, i64 224
  %34 = getelementptr inbounds i8, ptr %13, i64 264
  %35 = getelementptr inbounds i8, ptr %13, i64 248
  %36 = getelementptr inbounds i8, ptr %13, i64 256
  %37 = getelementptr inbounds i8, ptr %13, i64 200
  %38 = getelementptr inbounds i8, ptr %0, i64 48
  %39 = getelementptr inbounds i8, ptr %13, i64 144
  %40 = getelementptr inbounds i8, ptr %10, i64 8
  %41 = getelementptr inbounds i8, ptr %10, i64 16
  %42 = getelementptr inbounds i8, ptr %10, i64 24
  %43 = getelementptr inbounds i8, ptr %13, i64 16
  %44 = getelementptr inbounds i8, ptr %0, i64 72
  %45 = getelementptr inbounds i8, ptr %0, i64 80
  %46 = getelementptr inbounds i8, ptr %0, i64 96
  %47 = getelementptr inbounds i8, ptr %0, i64 104
  %48 = getelementptr inbounds i8, ptr %0, i64 112
  %49 = getelementptr inbounds i8, ptr %0, i64 88
  %50 = getelementptr inbounds i8, ptr %13, i64 64
  %51 = getelementptr inbounds i8, ptr %0, i64 2072
  %52 = getelementptr inbounds i8, ptr %0, i64 16
  %53 = getelementptr inbounds i8, ptr %13, i64 72
  %54 = getelementptr inbounds i8, ptr %0, i64 664
  %55 = getelementptr inbounds i8, ptr %0, i64 136
  %56 = getelementptr inbounds i8, ptr %0, i64 688
  %57 = getelementptr inbounds i8, ptr %0, i64 120
  %58 = getelementptr inbounds i8, ptr %0, i64 128
  %59 = getelementptr inbounds i8, ptr %13, i64 56
  %60 = getelementptr inbounds i8, ptr %0, i64 712
  %61 = getelementptr inbounds i8, ptr %0, i64 648
  %62 = getelementptr inbounds i8, ptr %0, i64 744
  %63 = getelementptr inbounds i8, ptr %0, i64 720
  %64 = getelementptr inbounds i8, ptr %0, i64 1776
  %65 = getelementptr inbounds i8, ptr %0, i64 1768
  %66 = getelementptr inbounds i8, ptr %0, i64 1904
  %67 = getelementptr inbounds i8, ptr %0, i64 1256
  %68 = getelementptr inbounds i8, ptr %0, i64 672
  %69 = getelementptr inbounds i8, ptr %0, i64 696
  %70 = getelementptr inbounds i8, ptr %0, i64 680
  %71 = getelementptr inbounds i8, ptr %0, i64 656
  %72 = getelementptr inbounds i8, ptr %11, i64 8
  %73 = getelementptr inbounds i8, ptr %11, i64 16
  %74 = getelementptr inbounds i8, ptr %11, i64 24
  %75 = getelementptr inbounds i8, ptr %11, i64 40
  %76 = getelementptr inbounds i8, ptr %11, i64 48
  %77 = getelementptr inbounds i8, ptr %11, i64 56
  %78 = getelementptr inbounds i8, ptr %13, i64 80
  %79 = getelementptr inbounds i8, ptr %11, i64 32
  %80 = getelementptr inbounds i8, ptr %0, i64 704
  %81 = getelementptr inbounds i8, ptr %0, i64 2032
  %82 = getelementptr inbounds i8, ptr %0, i64 2064
  %83 = getelementptr inbounds i8, ptr %0, i64 2056
  %84 = getelementptr inbounds i8, ptr %0, i64 2080
  %85 = getelementptr inbounds i8, ptr %13, i64 152
  %86 = getelementptr inbounds i8, ptr %13, i64 184
  %87 = getelementptr inbounds i8, ptr %13, i64 168
  %88 = getelementptr inbounds i8, ptr %13, i64 176
  %89 = getelementptr inbounds i8, ptr %6, i64 8
  %90 = getelementptr inbounds i8, ptr %13, i64 160
  %91 = getelementptr inbounds i8, ptr %3, i64 8
  %92 = getelementptr inbounds i8, ptr %3, i64 16
  %93 = getelementptr inbounds i8, ptr %8, i64 8
  %94 = getelementptr inbounds i8, ptr %2, i64 8
  %95 = getelementptr inbounds i8, ptr %0, i64 24
  %96 = getelementptr inbounds i8, ptr %13, i64 128
  %97 = getelementptr inbounds i8, ptr %13, i64 136
  %98 = getelementptr inbounds i8, ptr %0, i64 2088
  %99 = getelementptr inbounds i8, ptr %0, i64 2040
  %100 = getelementptr inbounds i8, ptr %0, i64 2048
  br label %102

101:                                              ; preds = %372, %1
  ret void

102:                                              ; preds = %18, %372
  %103 = phi i64 [ %16, %18 ], [ %378, %372 ]
  %104 = phi i64 [ 0, %18 ], [ %377, %372 ]
  %105 = load ptr, ptr %0, align 8
  %106 = load ptr, ptr %19, align 8
  %107 = getelementptr i32, ptr %106, i64 %104
  %108 = load i32, ptr %107, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr %struct.instruction_row, ptr %105, i64 %109
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds i8, ptr %111, i64 112
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, 0
  %115 = load i64, ptr %21, align 8
  %116 = icmp sgt i64 %115, %104
  %117 = select i1 %114, i1 true, i1 %116
  br i1 %117, label %149, label %118

118:                                              ; preds = %102
  store i64 %104, ptr %21, align 8
  %119 = getelementptr inbounds i8, ptr %111, i64 152
  br label %120

120:                                              ; preds = %145, %118
  %121 = phi i64 [ %104, %118 ], [ %146, %145 ]
  %122 = getelementptr i32, ptr %106, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr %struct.instruction_row, ptr %105, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds i8, ptr %125, i64 8
  %128 = load i64, ptr %127, align 8
  %129 = icmp slt i64 %126, %128
  br i1 %129, label %130, label %145

130:                                              ; preds = %120
  %131 = load ptr, ptr %22, align 8
  br label %132

132:                                              ; preds = %142, %130
  %133 = phi i64 [ %126, %130 ], [ %143, %142 ]
  %134 = getelementptr %struct.op_row, ptr %131, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %137, label %142

137:                                              ; preds = %132
  %138 = getelementptr inbounds i8, ptr %134, i64 72
  %139 = load i64, ptr %138, align 8
  %140 = load i64, ptr %119, align 8
  %141 = icmp slt i64 %139, %140
  br i1 %141, label %142, label %149

142:                                              ; preds = %137, %132
  %143 = add i64 %133, 1
  %144 = icmp eq i64 %143, %128
  br i1 %144, label %145, label %132, !llvm.loop !11

145:                                              ; preds = %142, %120
  %146 = add nuw nsw i64 %121, 1
  store i64 %146, ptr %21, align 8
  %147 = icmp slt i64 %146, %103
  br i1 %147, label %120, label %148, !llvm.loop !12

148:                                              ; preds = %145
  store i64 9223372036854775807, ptr %21, align 8
  br label %149

149:                                              ; preds = %137, %102, %148
  %150 = load ptr, ptr %23, align 8
  %151 = getelementptr double, ptr %150, i64 %104
  %152 = load double, ptr %151, align 8
  %153 = fcmp ugt double %152, 0.000000e+00
  br i1 %153, label %154, label %175

154:                                              ; preds = %149
  %155 = load i64, ptr %13, align 8
  %156 = getelementptr inbounds i8, ptr %111, i64 464
  %157 = load i64, ptr %156, align 8
  %158 = sub i64 %155, %157
  %159 = sitofp i64 %158 to double
  %160 = load double, ptr %24, align 8
  %161 = fcmp ogt double %160, %159
  %162 = select i1 %161, double %160, double %159
  %163 = fadd double %152, %162
  store double %163, ptr %24, align 8
  %164 = fptosi double %163 to i64
  %165 = icmp slt i64 %155, %164
  br i1 %165, label %166, label %175

166:                                              ; preds = %154
  %167 = sub i64 %164, %155
  %168 = load ptr, ptr %25, align 8
  %169 = getelementptr i8, ptr %168, i64 56
  %170 = load i64, ptr %169, align 8
  %171 = add i64 %167, %170
  store i64 %171, ptr %169, align 8
  %172 = load i64, ptr %13, align 8
  %173 = sub i64 %164, %172
  store i64 %173, ptr %26, align 8
  store i64 %164, ptr %13, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %27, i8 0, i64 40, i1 false)
  %174 = load ptr, ptr %14, align 8
  store i64 0, ptr %174, align 8
  br label %175

175:                                              ; preds = %149, %154, %166
  %176 = load i64, ptr %110, align 8
  %177 = getelementptr inbounds i8, ptr %110, i64 8
  %178 = load i64, ptr %177, align 8
  %179 = icmp slt i64 %176, %178
  br i1 %179, label %380, label %180

180:                                              ; preds = %3135, %175
  %181 = phi i64 [ 0, %175 ], [ %3136, %3135 ]
  %182 = phi i64 [ 0, %175 ], [ %3137, %3135 ]
  %183 = load i64, ptr %96, align 8
  %184 = icmp slt i64 %183, %181
  br i1 %184, label %187, label %185

185:                                              ; preds = %180
  %186 = load i64, ptr %97, align 8
  br label %188

187:                                              ; preds = %180
  store i64 %181, ptr %96, align 8
  br label %188

188:                                              ; preds = %187, %185
  %189 = phi i64 [ %183, %185 ], [ %181, %187 ]
  %190 = phi i64 [ %186, %185 ], [ 0, %187 ]
  %191 = add i64 %190, %182
  store i64 %191, ptr %97, align 8
  %192 = load ptr, ptr %20, align 8
  %193 = getelementptr inbounds i8, ptr %192, i64 168
  %194 = load i64, ptr %193, align 8
  %195 = icmp sgt i64 %191, %194
  br i1 %195, label %197, label %196

196:                                              ; preds = %201, %188
  br label %210

197:                                              ; preds = %188
  %198 = sub i64 %191, %194
  %199 = add i64 %189, 1
  %200 = icmp sgt i64 %198, %194
  br i1 %200, label %204, label %201

201:                                              ; preds = %204, %197
  %202 = phi i64 [ %198, %197 ], [ %207, %204 ]
  %203 = phi i64 [ %199, %197 ], [ %208, %204 ]
  store i64 %202, ptr %97, align 8
  store i64 %203, ptr %96, align 8
  br label %196

204:                                              ; preds = %197, %204
  %205 = phi i64 [ %208, %204 ], [ %199, %197 ]
  %206 = phi i64 [ %207, %204 ], [ %198, %197 ]
  %207 = sub i64 %206, %194
  %208 = add i64 %205, 1
  %209 = icmp sgt i64 %207, %194
  br i1 %209, label %204, label %201, !llvm.loop !13

210:                                              ; preds = %196, %245
  %211 = phi i64 [ %248, %245 ], [ 0, %196 ]
  switch i64 %211, label %212 [
    i64 5, label %216
    i64 0, label %216
  ]

212:                                              ; preds = %210
  %213 = load ptr, ptr %20, align 8
  %214 = getelementptr inbounds i8, ptr %213, i64 264
  %215 = load i64, ptr %214, align 8
  br label %216

216:                                              ; preds = %212, %210, %210
  %217 = phi i64 [ %215, %212 ], [ 0, %210 ], [ 0, %210 ]
  %218 = load i64, ptr %96, align 8
  %219 = add i64 %218, %217
  %220 = load ptr, ptr %44, align 8
  %221 = getelementptr %struct.ring_row, ptr %220, i64 %211
  %222 = load i64, ptr %221, align 8
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %227, label %224

224:                                              ; preds = %216
  %225 = getelementptr inbounds i8, ptr %221, i64 8
  %226 = load i64, ptr %225, align 8
  br label %245

227:                                              ; preds = %216
  %228 = getelementptr inbounds i8, ptr %221, i64 16
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds i8, ptr %221, i64 8
  %231 = load i64, ptr %230, align 8
  %232 = icmp slt i64 %229, %231
  br i1 %232, label %233, label %245

233:                                              ; preds = %227, %233
  %234 = phi i64 [ %242, %233 ], [ %229, %227 ]
  %235 = load ptr, ptr %45, align 8
  %236 = load i64, ptr %49, align 8
  %237 = mul i64 %236, %211
  %238 = load i64, ptr %221, align 8
  %239 = srem i64 %234, %238
  %240 = getelementptr i64, ptr %235, i64 %237
  %241 = getelementptr i64, ptr %240, i64 %239
  store i64 %219, ptr %241, align 8
  %242 = add nsw i64 %234, 1
  %243 = load i64, ptr %230, align 8
  %244 = icmp slt i64 %242, %243
  br i1 %244, label %233, label %245, !llvm.loop !15

245:                                              ; preds = %233, %227, %224
  %246 = phi i64 [ %226, %224 ], [ %231, %227 ], [ %243, %233 ]
  %247 = getelementptr inbounds i8, ptr %221, i64 16
  store i64 %246, ptr %247, align 8
  %248 = add nuw nsw i64 %211, 1
  %249 = icmp eq i64 %248, 6
  br i1 %249, label %250, label %210, !llvm.loop !16

250:                                              ; preds = %245
  %251 = load i64, ptr %96, align 8
  %252 = load ptr, ptr %98, align 8
  %253 = getelementptr i64, ptr %252, i64 %104
  store i64 %251, ptr %253, align 8
  %254 = load i64, ptr %110, align 8
  %255 = load i64, ptr %177, align 8
  %256 = icmp slt i64 %254, %255
  br i1 %256, label %257, label %372

257:                                              ; preds = %250, %368
  %258 = phi i64 [ %369, %368 ], [ %255, %250 ]
  %259 = phi i64 [ %370, %368 ], [ %254, %250 ]
  %260 = load ptr, ptr %22, align 8
  %261 = getelementptr %struct.op_row, ptr %260, i64 %259
  %262 = load i64, ptr %261, align 8
  %263 = icmp eq i64 %262, 2
  br i1 %263, label %264, label %368

264:                                              ; preds = %257
  %265 = load i64, ptr %90, align 8
  %266 = load i64, ptr %85, align 8
  %267 = icmp slt i64 %265, %266
  br i1 %267, label %268, label %368

268:                                              ; preds = %264
  %269 = load ptr, ptr %38, align 8
  %270 = load i64, ptr %39, align 8
  %271 = getelementptr inbounds i8, ptr %261, i64 88
  %272 = load i64, ptr %271, align 8
  %273 = getelementptr %struct.access_row, ptr %269, i64 %270
  %274 = getelementptr %struct.access_row, ptr %273, i64 %272
  %275 = load ptr, ptr %20, align 8
  %276 = getelementptr inbounds i8, ptr %275, i64 496
  %277 = load i64, ptr %276, align 8
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %328, label %279

279:                                              ; preds = %268
  %280 = load i64, ptr %274, align 8
  %281 = icmp sgt i64 %280, -1
  br i1 %281, label %282, label %328

282:                                              ; preds = %279
  %283 = load ptr, ptr %81, align 8
  %284 = load ptr, ptr %99, align 8
  %285 = load i64, ptr %100, align 8
  %286 = load ptr, ptr %84, align 8
  %287 = load i64, ptr %96, align 8
  %288 = getelementptr inbounds i8, ptr %275, i64 40
  %289 = load i64, ptr %288, align 8
  %290 = sdiv i64 %280, %289
  %291 = icmp sgt i64 %285, 0
  br i1 %291, label %295, label %300

292:                                              ; preds = %295
  %293 = add nuw nsw i64 %296, 1
  %294 = icmp eq i64 %293, %285
  br i1 %294, label %300, label %295, !llvm.loop !7

295:                                              ; preds = %282, %292
  %296 = phi i64 [ %293, %292 ], [ 0, %282 ]
  %297 = getelementptr i64, ptr %284, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = icmp eq i64 %298, %290
  br i1 %299, label %328, label %292

300:                                              ; preds = %292, %282
  %301 = load i64, ptr %283, align 8
  %302 = add i64 %287, 1
  %303 = call noundef i64 @llvm.smax.i64(i64 %301, i64 %302)
  %304 = add i64 %265, -1
  %305 = icmp sgt i64 %304, -1
  br i1 %305, label %306, label %328

306:                                              ; preds = %300, %322
  %307 = phi i64 [ %323, %322 ], [ %304, %300 ]
  %308 = getelementptr %struct.store_row, ptr %286, i64 %307
  %309 = getelementptr inbounds i8, ptr %308, i64 16
  %310 = load i64, ptr %309, align 8
  %311 = add i64 %310, %277
  %312 = icmp sgt i64 %311, %303
  br i1 %312, label %313, label %328

313:                                              ; preds = %306
  %314 = getelementptr inbounds i8, ptr %308, i64 96
  %315 = load i64, ptr %314, align 8
  %316 = icmp eq i64 %315, 0
  br i1 %316, label %322, label %317

317:                                              ; preds = %313
  %318 = getelementptr inbounds i8, ptr %308, i64 88
  %319 = load i64, ptr %318, align 8
  %320 = sdiv i64 %319, %289
  %321 = icmp eq i64 %320, %290
  br i1 %321, label %325, label %322

322:                                              ; preds = %317, %313
  %323 = add nsw i64 %307, -1
  %324 = icmp sgt i64 %307, 0
  br i1 %324, label %306, label %328, !llvm.loop !8

325:                                              ; preds = %317
  store i64 %311, ptr %283, align 8
  %326 = getelementptr inbounds i8, ptr %283, i64 8
  store i64 0, ptr %326, align 8
  %327 = load ptr, ptr %20, align 8
  br label %328

328:                                              ; preds = %295, %322, %306, %325, %300, %279, %268
  %329 = phi ptr [ %327, %325 ], [ %275, %300 ], [ %275, %279 ], [ %275, %268 ], [ %275, %306 ], [ %275, %322 ], [ %275, %295 ]
  %330 = load ptr, ptr %81, align 8
  %331 = load ptr, ptr %99, align 8
  %332 = load i64, ptr %100, align 8
  %333 = load i64, ptr %96, align 8
  %334 = call i64 @write_store(ptr noundef %330, ptr noundef %331, i64 noundef %332, ptr noundef %329, ptr noundef %274, i64 noundef %333)
  %335 = load ptr, ptr %84, align 8
  %336 = load i64, ptr %90, align 8
  %337 = add i64 %336, 1
  store i64 %337, ptr %90, align 8
  %338 = getelementptr %struct.store_row, ptr %335, i64 %336, i32 2
  store i64 %334, ptr %338, align 8
  %339 = load ptr, ptr %44, align 8
  %340 = getelementptr i8, ptr %339, i64 144
  %341 = load i64, ptr %340, align 8
  %342 = icmp sgt i64 %341, 0
  br i1 %342, label %346, label %343

343:                                              ; preds = %328
  %344 = getelementptr i8, ptr %339, i64 152
  %345 = load i64, ptr %344, align 8
  br label %364

346:                                              ; preds = %328
  %347 = getelementptr i8, ptr %339, i64 160
  %348 = load i64, ptr %347, align 8
  %349 = getelementptr i8, ptr %339, i64 152
  %350 = load i64, ptr %349, align 8
  %351 = icmp slt i64 %348, %350
  br i1 %351, label %352, label %364

352:                                              ; preds = %346, %352
  %353 = phi i64 [ %361, %352 ], [ %348, %346 ]
  %354 = load ptr, ptr %45, align 8
  %355 = load i64, ptr %49, align 8
  %356 = load i64, ptr %340, align 8
  %357 = srem i64 %353, %356
  %358 = mul i64 %355, 48
  %359 = getelementptr i8, ptr %354, i64 %358
  %360 = getelementptr i64, ptr %359, i64 %357
  store i64 %334, ptr %360, align 8
  %361 = add nsw i64 %353, 1
  %362 = load i64, ptr %349, align 8
  %363 = icmp slt i64 %361, %362
  br i1 %363, label %352, label %364, !llvm.loop !15

364:                                              ; preds = %352, %346, %343
  %365 = phi i64 [ %345, %343 ], [ %350, %346 ], [ %362, %352 ]
  %366 = getelementptr i8, ptr %339, i64 160
  store i64 %365, ptr %366, align 8
  %367 = load i64, ptr %177, align 8
  br label %368

368:                                              ; preds = %364, %264, %257
  %369 = phi i64 [ %258, %257 ], [ %258, %264 ], [ %367, %364 ]
  %370 = add nsw i64 %259, 1
  %371 = icmp slt i64 %370, %369
  br i1 %371, label %257, label %372, !llvm.loop !17

372:                                              ; preds = %368, %250
  %373 = getelementptr inbounds i8, ptr %110, i64 16
  %374 = load i64, ptr %373, align 8
  %375 = load i64, ptr %39, align 8
  %376 = add i64 %375, %374
  store i64 %376, ptr %39, align 8
  %377 = add nuw nsw i64 %104, 1
  %378 = load i64, ptr %15, align 8
  %379 = icmp slt i64 %377, %378
  br i1 %379, label %102, label %101, !llvm.loop !18

380:                                              ; preds = %175, %3135
  %381 = phi i64 [ %3138, %3135 ], [ %176, %175 ]
  %382 = phi i64 [ %3137, %3135 ], [ 0, %175 ]
  %383 = phi i64 [ %3136, %3135 ], [ 0, %175 ]
  %384 = load ptr, ptr %22, align 8
  %385 = getelementptr %struct.op_row, ptr %384, i64 %381
  %386 = getelementptr inbounds i8, ptr %385, i64 112
  %387 = load i64, ptr %386, align 8
  %388 = icmp ne i64 %387, 1
  %389 = load i64, ptr %28, align 8
  %390 = icmp ne i64 %389, 0
  %391 = select i1 %388, i1 true, i1 %390
  br i1 %391, label %400, label %392

392:                                              ; preds = %380
  %393 = load ptr, ptr %29, align 8
  %394 = icmp eq ptr %393, null
  br i1 %394, label %3135, label %395

395:                                              ; preds = %392
  %396 = load i64, ptr %13, align 8
  store i64 %396, ptr %30, align 8
  store i64 %396, ptr %31, align 8
  store i64 %396, ptr %32, align 8
  store i64 -1, ptr %33, align 8
  store i64 0, ptr %34, align 8
  store i64 %396, ptr %35, align 8
  store i64 %396, ptr %36, align 8
  %397 = load i64, ptr %37, align 8
  %398 = add i64 %397, 1
  store i64 %398, ptr %37, align 8
  %399 = getelementptr %struct.event_row, ptr %393, i64 %397
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %399, ptr noundef nonnull align 8 dereferenceable(64) %26, i64 64, i1 false)
  store i64 0, ptr %26, align 8
  br label %3135

400:                                              ; preds = %380
  %401 = load i64, ptr %385, align 8
  %402 = icmp eq i64 %401, 2
  br i1 %402, label %405, label %403

403:                                              ; preds = %400
  %404 = load ptr, ptr %20, align 8
  br label %420

405:                                              ; preds = %400
  %406 = load ptr, ptr %38, align 8
  %407 = load i64, ptr %39, align 8
  %408 = getelementptr inbounds i8, ptr %385, i64 88
  %409 = load i64, ptr %408, align 8
  %410 = getelementptr %struct.access_row, ptr %406, i64 %407
  %411 = load ptr, ptr %20, align 8
  %412 = getelementptr inbounds i8, ptr %411, i64 176
  %413 = load i64, ptr %412, align 8
  %414 = getelementptr %struct.access_row, ptr %410, i64 %409, i32 2
  %415 = load i64, ptr %414, align 8
  %416 = add i64 %413, -1
  %417 = add i64 %416, %415
  %418 = sdiv i64 %417, %413
  %419 = call noundef i64 @llvm.smax.i64(i64 %418, i64 1)
  br label %420

420:                                              ; preds = %405, %403
  %421 = phi ptr [ %411, %405 ], [ %404, %403 ]
  %422 = phi i64 [ %419, %405 ], [ 1, %403 ]
  %423 = getelementptr inbounds i8, ptr %421, i64 160
  %424 = load i64, ptr %423, align 8
  store i64 0, ptr %10, align 16
  %425 = getelementptr inbounds i8, ptr %421, i64 272
  %426 = load i64, ptr %425, align 8
  store i64 %426, ptr %40, align 8
  %427 = getelementptr inbounds i8, ptr %421, i64 280
  %428 = load i64, ptr %427, align 8
  store i64 %428, ptr %41, align 16
  %429 = getelementptr inbounds i8, ptr %421, i64 288
  %430 = load i64, ptr %429, align 8
  store i64 %430, ptr %42, align 8
  %431 = getelementptr inbounds i8, ptr %421, i64 472
  %432 = load i64, ptr %431, align 8
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %442, label %434

434:                                              ; preds = %420
  %435 = getelementptr inbounds i8, ptr %385, i64 32
  %436 = load i64, ptr %435, align 8
  %437 = icmp sgt i64 %436, 0
  br i1 %437, label %438, label %442

438:                                              ; preds = %434
  %439 = getelementptr inbounds i8, ptr %385, i64 40
  %440 = load i64, ptr %439, align 8
  %441 = icmp eq i64 %440, %436
  br i1 %441, label %445, label %442

442:                                              ; preds = %438, %434, %420
  %443 = getelementptr inbounds i8, ptr %385, i64 40
  %444 = load i64, ptr %443, align 8
  br label %445

445:                                              ; preds = %442, %438
  %446 = phi i64 [ %444, %442 ], [ 1, %438 ]
  %447 = getelementptr inbounds i8, ptr %385, i64 48
  %448 = load i64, ptr %447, align 8
  %449 = getelementptr [4 x i64], ptr %43, i64 0, i64 %448
  %450 = load i64, ptr %449, align 8
  %451 = getelementptr [4 x i64], ptr %10, i64 0, i64 %448
  %452 = load i64, ptr %451, align 8
  %453 = icmp sgt i64 %452, 0
  %454 = icmp sgt i64 %450, 0
  %455 = select i1 %453, i1 %454, i1 false
  br i1 %455, label %456, label %465

456:                                              ; preds = %445
  %457 = icmp eq i64 %448, 2
  br i1 %457, label %458, label %461

458:                                              ; preds = %456
  %459 = getelementptr inbounds i8, ptr %385, i64 32
  %460 = load i64, ptr %459, align 8
  br label %461

461:                                              ; preds = %458, %456
  %462 = phi i64 [ %460, %458 ], [ 1, %456 ]
  %463 = add i64 %462, %450
  %464 = icmp sgt i64 %463, %452
  br i1 %464, label %517, label %465

465:                                              ; preds = %461, %445
  %466 = getelementptr inbounds i8, ptr %421, i64 144
  %467 = load i64, ptr %466, align 8
  %468 = icmp eq i64 %467, 0
  br i1 %468, label %509, label %469

469:                                              ; preds = %465
  %470 = getelementptr inbounds i8, ptr %385, i64 56
  %471 = load i64, ptr %470, align 8
  %472 = icmp ne i64 %471, 0
  %473 = and i64 %448, -2
  %474 = icmp eq i64 %473, 2
  %475 = and i1 %474, %472
  br i1 %475, label %476, label %509

476:                                              ; preds = %469
  %477 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %471)
  %478 = call i64 @llvm.umax.i64(i64 %477, i64 2)
  %479 = load ptr, ptr %14, align 8
  %480 = getelementptr inbounds i8, ptr %479, i64 72
  %481 = getelementptr inbounds i8, ptr %479, i64 8
  %482 = load i64, ptr %479, align 8
  %483 = icmp sgt i64 %482, 0
  br i1 %483, label %484, label %492

484:                                              ; preds = %476, %489
  %485 = phi i64 [ %490, %489 ], [ 0, %476 ]
  %486 = getelementptr [8 x i64], ptr %481, i64 0, i64 %485
  %487 = load i64, ptr %486, align 8
  %488 = icmp eq i64 %487, %471
  br i1 %488, label %492, label %489

489:                                              ; preds = %484
  %490 = add nuw nsw i64 %485, 1
  %491 = icmp eq i64 %490, %482
  br i1 %491, label %492, label %484, !llvm.loop !19

492:                                              ; preds = %489, %484, %476
  %493 = phi i64 [ 0, %476 ], [ %482, %489 ], [ %485, %484 ]
  %494 = icmp eq i64 %493, %482
  %495 = icmp ult i64 %493, 8
  %496 = and i1 %495, %494
  br i1 %496, label %497, label %502

497:                                              ; preds = %492
  %498 = getelementptr [8 x i64], ptr %481, i64 0, i64 %482
  store i64 %471, ptr %498, align 8
  %499 = getelementptr [8 x i64], ptr %480, i64 0, i64 %482
  store i64 0, ptr %499, align 8
  %500 = load i64, ptr %479, align 8
  %501 = add i64 %500, 1
  store i64 %501, ptr %479, align 8
  br label %502

502:                                              ; preds = %497, %492
  %503 = select i1 %495, i64 %493, i64 7
  %504 = getelementptr [8 x i64], ptr %480, i64 0, i64 %503
  %505 = load i64, ptr %504, align 8
  %506 = icmp slt i64 %505, %478
  br i1 %506, label %507, label %517

507:                                              ; preds = %502
  %508 = load i64, ptr %423, align 8
  br label %509

509:                                              ; preds = %507, %469, %465
  %510 = phi i64 [ %508, %507 ], [ %424, %469 ], [ %424, %465 ]
  %511 = load i64, ptr %27, align 8
  %512 = add i64 %511, %446
  %513 = icmp sgt i64 %512, %510
  %514 = icmp sgt i64 %511, 0
  %515 = and i1 %514, %513
  %516 = zext i1 %515 to i32
  br label %517

517:                                              ; preds = %509, %502, %461
  %518 = phi i32 [ %516, %509 ], [ 1, %502 ], [ 1, %461 ]
  %519 = zext nneg i32 %518 to i64
  %520 = load i64, ptr %13, align 8
  %521 = add i64 %520, %519
  %522 = load ptr, ptr %20, align 8
  %523 = getelementptr inbounds i8, ptr %522, i64 432
  %524 = load i64, ptr %523, align 8
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %677, label %526

526:                                              ; preds = %517
  %527 = getelementptr inbounds i8, ptr %385, i64 56
  %528 = load i64, ptr %527, align 8
  %529 = icmp eq i64 %528, 0
  br i1 %529, label %677, label %530

530:                                              ; preds = %526
  %531 = icmp ne i32 %518, 0
  %532 = load i64, ptr %27, align 8
  %533 = icmp eq i64 %532, 0
  %534 = select i1 %531, i1 true, i1 %533
  br i1 %534, label %535, label %677

535:                                              ; preds = %530
  %536 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %528, i1 true)
  %537 = getelementptr inbounds i8, ptr %522, i64 160
  %538 = load i64, ptr %537, align 8
  %539 = load ptr, ptr %44, align 8
  %540 = getelementptr inbounds i8, ptr %539, i64 8
  %541 = load i64, ptr %540, align 8
  %542 = add i64 %538, -1
  %543 = add i64 %542, %541
  %544 = load i64, ptr %539, align 8
  %545 = icmp eq i64 %544, 0
  %546 = icmp eq i64 %538, 0
  %547 = or i1 %546, %545
  %548 = icmp slt i64 %543, %544
  %549 = select i1 %547, i1 true, i1 %548
  br i1 %549, label %555, label %550

550:                                              ; preds = %535
  %551 = load ptr, ptr %45, align 8
  %552 = srem i64 %543, %544
  %553 = getelementptr i64, ptr %551, i64 %552
  %554 = load i64, ptr %553, align 8
  br label %555

555:                                              ; preds = %550, %535
  %556 = phi i64 [ %554, %550 ], [ 0, %535 ]
  %557 = icmp sge i64 %521, %556
  %558 = sext i1 %557 to i64
  %559 = call i64 @llvm.smax.i64(i64 %521, i64 %556)
  %560 = load ptr, ptr %46, align 8
  %561 = getelementptr %struct.station_row, ptr %560, i64 %536
  %562 = load ptr, ptr %47, align 8
  %563 = load i64, ptr %48, align 8
  %564 = mul i64 %563, %536
  %565 = getelementptr i64, ptr %562, i64 %564
  %566 = getelementptr %struct.station_row, ptr %560, i64 %536, i32 4
  %567 = load i64, ptr %566, align 8
  %568 = icmp sgt i64 %567, 0
  br i1 %568, label %569, label %671

569:                                              ; preds = %555, %601
  %570 = phi i64 [ %604, %601 ], [ %567, %555 ]
  %571 = load i64, ptr %565, align 8
  %572 = icmp slt i64 %571, %559
  br i1 %572, label %573, label %606

573:                                              ; preds = %569
  %574 = add nsw i64 %570, -1
  store i64 %574, ptr %566, align 8
  %575 = getelementptr i64, ptr %565, i64 %574
  %576 = load i64, ptr %575, align 8
  %577 = icmp ugt i64 %574, 1
  br i1 %577, label %578, label %601

578:                                              ; preds = %573, %596
  %579 = phi i64 [ %599, %596 ], [ 1, %573 ]
  %580 = phi i64 [ %598, %596 ], [ 0, %573 ]
  %581 = phi i64 [ %592, %596 ], [ 0, %573 ]
  %582 = add i64 %580, 2
  %583 = icmp slt i64 %582, %574
  br i1 %583, label %584, label %591

584:                                              ; preds = %578
  %585 = getelementptr i64, ptr %565, i64 %582
  %586 = load i64, ptr %585, align 8
  %587 = getelementptr i64, ptr %565, i64 %579
  %588 = load i64, ptr %587, align 8
  %589 = icmp slt i64 %586, %588
  %590 = select i1 %589, i64 %582, i64 %579
  br label %591

591:                                              ; preds = %584, %578
  %592 = phi i64 [ %579, %578 ], [ %590, %584 ]
  %593 = getelementptr i64, ptr %565, i64 %592
  %594 = load i64, ptr %593, align 8
  %595 = icmp slt i64 %594, %576
  br i1 %595, label %596, label %601

596:                                              ; preds = %591
  %597 = getelementptr i64, ptr %565, i64 %581
  store i64 %594, ptr %597, align 8
  %598 = shl i64 %592, 1
  %599 = or disjoint i64 %598, 1
  %600 = icmp slt i64 %599, %574
  br i1 %600, label %578, label %601

601:                                              ; preds = %596, %591, %573
  %602 = phi i64 [ 0, %573 ], [ %581, %591 ], [ %592, %596 ]
  %603 = getelementptr i64, ptr %565, i64 %602
  store i64 %576, ptr %603, align 8
  %604 = load i64, ptr %566, align 8
  %605 = icmp sgt i64 %604, 0
  br i1 %605, label %569, label %671, !llvm.loop !20

606:                                              ; preds = %569
  %607 = getelementptr inbounds i8, ptr %561, i64 32
  %608 = add i64 %570, %538
  %609 = load i64, ptr %561, align 8
  %610 = icmp sgt i64 %608, %609
  br i1 %610, label %616, label %671

611:                                              ; preds = %669, %616
  %612 = phi i64 [ %670, %669 ], [ %617, %616 ]
  %613 = phi i64 [ %667, %669 ], [ %618, %616 ]
  %614 = add i64 %613, %538
  %615 = icmp sgt i64 %614, %612
  br i1 %615, label %616, label %671, !llvm.loop !21

616:                                              ; preds = %606, %611
  %617 = phi i64 [ %612, %611 ], [ %609, %606 ]
  %618 = phi i64 [ %613, %611 ], [ %570, %606 ]
  %619 = load ptr, ptr %47, align 8
  %620 = load i64, ptr %48, align 8
  %621 = mul i64 %620, %536
  %622 = getelementptr i64, ptr %619, i64 %621
  %623 = load i64, ptr %622, align 8
  %624 = add i64 %623, 1
  %625 = load ptr, ptr %46, align 8
  %626 = getelementptr %struct.station_row, ptr %625, i64 %536, i32 4
  %627 = load i64, ptr %626, align 8
  %628 = icmp sgt i64 %627, 0
  br i1 %628, label %629, label %611

629:                                              ; preds = %616, %661
  %630 = phi i64 [ %664, %661 ], [ %627, %616 ]
  %631 = load i64, ptr %622, align 8
  %632 = icmp slt i64 %631, %624
  br i1 %632, label %633, label %666

633:                                              ; preds = %629
  %634 = add nsw i64 %630, -1
  store i64 %634, ptr %626, align 8
  %635 = getelementptr i64, ptr %622, i64 %634
  %636 = load i64, ptr %635, align 8
  %637 = icmp ugt i64 %634, 1
  br i1 %637, label %638, label %661

638:                                              ; preds = %633, %656
  %639 = phi i64 [ %659, %656 ], [ 1, %633 ]
  %640 = phi i64 [ %658, %656 ], [ 0, %633 ]
  %641 = phi i64 [ %652, %656 ], [ 0, %633 ]
  %642 = add i64 %640, 2
  %643 = icmp slt i64 %642, %634
  br i1 %643, label %644, label %651

644:                                              ; preds = %638
  %645 = getelementptr i64, ptr %622, i64 %642
  %646 = load i64, ptr %645, align 8
  %647 = getelementptr i64, ptr %622, i64 %639
  %648 = load i64, ptr %647, align 8
  %649 = icmp slt i64 %646, %648
  %650 = select i1 %649, i64 %642, i64 %639
  br label %651

651:                                              ; preds = %644, %638
  %652 = phi i64 [ %639, %638 ], [ %650, %644 ]
  %653 = getelementptr i64, ptr %622, i64 %652
  %654 = load i64, ptr %653, align 8
  %655 = icmp slt i64 %654, %636
  br i1 %655, label %656, label %661

656:                                              ; preds = %651
  %657 = getelementptr i64, ptr %622, i64 %641
  store i64 %654, ptr %657, align 8
  %658 = shl i64 %652, 1
  %659 = or disjoint i64 %658, 1
  %660 = icmp slt i64 %659, %634
  br i1 %660, label %638, label %661

661:                                              ; preds = %656, %651, %633
  %662 = phi i64 [ 0, %633 ], [ %641, %651 ], [ %652, %656 ]
  %663 = getelementptr i64, ptr %622, i64 %662
  store i64 %636, ptr %663, align 8
  %664 = load i64, ptr %626, align 8
  %665 = icmp sgt i64 %664, 0
  br i1 %665, label %629, label %666, !llvm.loop !20

666:                                              ; preds = %661, %629
  %667 = load i64, ptr %607, align 8
  %668 = icmp sgt i64 %667, 0
  br i1 %668, label %669, label %671, !llvm.loop !21

669:                                              ; preds = %666
  %670 = load i64, ptr %561, align 8
  br label %611

671:                                              ; preds = %601, %666, %611, %606, %555
  %672 = phi i64 [ %559, %555 ], [ %559, %606 ], [ %624, %611 ], [ %624, %666 ], [ %559, %601 ]
  %673 = icmp slt i64 %559, %672
  %674 = add nuw nsw i64 %536, 8
  %675 = select i1 %673, i64 %674, i64 %558
  %676 = call i64 @llvm.smax.i64(i64 %559, i64 %672)
  br label %677

677:                                              ; preds = %530, %671, %526, %517
  %678 = phi i64 [ -1, %517 ], [ -1, %526 ], [ %675, %671 ], [ -1, %530 ]
  %679 = phi i64 [ %521, %517 ], [ %521, %526 ], [ %676, %671 ], [ %521, %530 ]
  %680 = getelementptr inbounds i8, ptr %385, i64 32
  %681 = load i64, ptr %680, align 8
  %682 = load ptr, ptr %44, align 8
  %683 = getelementptr inbounds i8, ptr %682, i64 8
  %684 = load i64, ptr %683, align 8
  %685 = add i64 %684, %681
  %686 = add i64 %685, -1
  %687 = load i64, ptr %682, align 8
  %688 = icmp eq i64 %687, 0
  %689 = icmp eq i64 %681, 0
  %690 = or i1 %689, %688
  %691 = icmp slt i64 %686, %687
  %692 = select i1 %690, i1 true, i1 %691
  br i1 %692, label %698, label %693

693:                                              ; preds = %677
  %694 = load ptr, ptr %45, align 8
  %695 = srem i64 %686, %687
  %696 = getelementptr i64, ptr %694, i64 %695
  %697 = load i64, ptr %696, align 8
  br label %698

698:                                              ; preds = %693, %677
  %699 = phi i64 [ %697, %693 ], [ 0, %677 ]
  %700 = icmp slt i64 %679, %699
  %701 = select i1 %700, i64 0, i64 %678
  %702 = call i64 @llvm.smax.i64(i64 %679, i64 %699)
  store i64 %685, ptr %683, align 8
  %703 = getelementptr inbounds i8, ptr %385, i64 64
  %704 = load i64, ptr %703, align 8
  %705 = icmp sgt i64 %704, 0
  br i1 %705, label %706, label %730

706:                                              ; preds = %698
  %707 = load ptr, ptr %44, align 8
  %708 = getelementptr %struct.ring_row, ptr %707, i64 %704
  %709 = getelementptr inbounds i8, ptr %708, i64 8
  %710 = load i64, ptr %709, align 8
  %711 = load i64, ptr %708, align 8
  %712 = icmp eq i64 %711, 0
  %713 = icmp slt i64 %710, %711
  %714 = select i1 %712, i1 true, i1 %713
  br i1 %714, label %723, label %715

715:                                              ; preds = %706
  %716 = load ptr, ptr %45, align 8
  %717 = load i64, ptr %49, align 8
  %718 = mul i64 %717, %704
  %719 = srem i64 %710, %711
  %720 = getelementptr i64, ptr %716, i64 %718
  %721 = getelementptr i64, ptr %720, i64 %719
  %722 = load i64, ptr %721, align 8
  br label %723

723:                                              ; preds = %715, %706
  %724 = phi i64 [ %722, %715 ], [ 0, %706 ]
  %725 = icmp slt i64 %702, %724
  %726 = select i1 %725, i64 %704, i64 %701
  %727 = call i64 @llvm.smax.i64(i64 %702, i64 %724)
  %728 = getelementptr %struct.ring_row, ptr %707, i64 %704, i32 1
  %729 = add i64 %710, 1
  store i64 %729, ptr %728, align 8
  br label %730

730:                                              ; preds = %723, %698
  %731 = phi i64 [ %726, %723 ], [ %701, %698 ]
  %732 = phi i64 [ %727, %723 ], [ %702, %698 ]
  %733 = getelementptr inbounds i8, ptr %385, i64 80
  %734 = load i64, ptr %733, align 8
  %735 = icmp eq i64 %734, 0
  br i1 %735, label %759, label %736

736:                                              ; preds = %730
  %737 = load ptr, ptr %44, align 8
  %738 = getelementptr i8, ptr %737, i64 96
  %739 = getelementptr i8, ptr %737, i64 104
  %740 = load i64, ptr %739, align 8
  %741 = load i64, ptr %738, align 8
  %742 = icmp eq i64 %741, 0
  %743 = icmp slt i64 %740, %741
  %744 = select i1 %742, i1 true, i1 %743
  br i1 %744, label %753, label %745

745:                                              ; preds = %736
  %746 = load ptr, ptr %45, align 8
  %747 = load i64, ptr %49, align 8
  %748 = srem i64 %740, %741
  %749 = shl i64 %747, 5
  %750 = getelementptr i8, ptr %746, i64 %749
  %751 = getelementptr i64, ptr %750, i64 %748
  %752 = load i64, ptr %751, align 8
  br label %753

753:                                              ; preds = %745, %736
  %754 = phi i64 [ %752, %745 ], [ 0, %736 ]
  %755 = icmp slt i64 %732, %754
  %756 = select i1 %755, i64 4, i64 %731
  %757 = call i64 @llvm.smax.i64(i64 %732, i64 %754)
  %758 = add i64 %740, 1
  store i64 %758, ptr %739, align 8
  br label %759

759:                                              ; preds = %753, %730
  %760 = phi i64 [ %731, %730 ], [ %756, %753 ]
  %761 = phi i64 [ %732, %730 ], [ %757, %753 ]
  %762 = load i64, ptr %385, align 8
  %763 = icmp eq i64 %762, 1
  br i1 %763, label %764, label %788

764:                                              ; preds = %759
  %765 = load ptr, ptr %44, align 8
  %766 = getelementptr i8, ptr %765, i64 120
  %767 = getelementptr i8, ptr %765, i64 128
  %768 = load i64, ptr %767, align 8
  %769 = load i64, ptr %766, align 8
  %770 = icmp eq i64 %769, 0
  %771 = icmp slt i64 %768, %769
  %772 = select i1 %770, i1 true, i1 %771
  br i1 %772, label %781, label %773

773:                                              ; preds = %764
  %774 = load ptr, ptr %45, align 8
  %775 = load i64, ptr %49, align 8
  %776 = srem i64 %768, %769
  %777 = mul i64 %775, 40
  %778 = getelementptr i8, ptr %774, i64 %777
  %779 = getelementptr i64, ptr %778, i64 %776
  %780 = load i64, ptr %779, align 8
  br label %781

781:                                              ; preds = %773, %764
  %782 = phi i64 [ %780, %773 ], [ 0, %764 ]
  %783 = icmp slt i64 %761, %782
  %784 = select i1 %783, i64 5, i64 %760
  %785 = call i64 @llvm.smax.i64(i64 %761, i64 %782)
  %786 = add i64 %768, 1
  store i64 %786, ptr %767, align 8
  %787 = load i64, ptr %385, align 8
  br label %788

788:                                              ; preds = %781, %759
  %789 = phi i64 [ %787, %781 ], [ %762, %759 ]
  %790 = phi i64 [ %784, %781 ], [ %760, %759 ]
  %791 = phi i64 [ %785, %781 ], [ %761, %759 ]
  %792 = icmp eq i64 %789, 2
  br i1 %792, label %793, label %818

793:                                              ; preds = %788
  %794 = load ptr, ptr %44, align 8
  %795 = getelementptr i8, ptr %794, i64 144
  %796 = getelementptr i8, ptr %794, i64 152
  %797 = load i64, ptr %796, align 8
  %798 = add nsw i64 %422, -1
  %799 = add i64 %798, %797
  %800 = load i64, ptr %795, align 8
  %801 = icmp eq i64 %800, 0
  %802 = icmp slt i64 %799, %800
  %803 = select i1 %801, i1 true, i1 %802
  br i1 %803, label %812, label %804

804:                                              ; preds = %793
  %805 = load ptr, ptr %45, align 8
  %806 = load i64, ptr %49, align 8
  %807 = srem i64 %799, %800
  %808 = mul i64 %806, 48
  %809 = getelementptr i8, ptr %805, i64 %808
  %810 = getelementptr i64, ptr %809, i64 %807
  %811 = load i64, ptr %810, align 8
  br label %812

812:                                              ; preds = %804, %793
  %813 = phi i64 [ %811, %804 ], [ 0, %793 ]
  %814 = icmp slt i64 %791, %813
  %815 = select i1 %814, i64 6, i64 %790
  %816 = call i64 @llvm.smax.i64(i64 %791, i64 %813)
  %817 = add i64 %797, %422
  store i64 %817, ptr %796, align 8
  br label %818

818:                                              ; preds = %812, %788
  %819 = phi i64 [ %815, %812 ], [ %790, %788 ]
  %820 = phi i64 [ %816, %812 ], [ %791, %788 ]
  %821 = load ptr, ptr %20, align 8
  %822 = icmp eq i32 %518, 0
  br i1 %822, label %823, label %835

823:                                              ; preds = %818
  %824 = load i64, ptr %13, align 8
  %825 = icmp sgt i64 %820, %824
  br i1 %825, label %826, label %833

826:                                              ; preds = %823
  %827 = getelementptr inbounds i8, ptr %821, i64 248
  %828 = load i64, ptr %827, align 8
  %829 = icmp eq i64 %828, 0
  %830 = add i64 %819, -5
  %831 = icmp ult i64 %830, -4
  %832 = select i1 %829, i1 true, i1 %831
  br i1 %832, label %835, label %833

833:                                              ; preds = %826, %823
  %834 = load i64, ptr %27, align 8
  br label %835

835:                                              ; preds = %833, %826, %818
  %836 = phi i64 [ %834, %833 ], [ 0, %818 ], [ 0, %826 ]
  %837 = getelementptr inbounds i8, ptr %821, i64 160
  %838 = load i64, ptr %837, align 8
  %839 = getelementptr inbounds i8, ptr %821, i64 248
  %840 = load i64, ptr %839, align 8
  %841 = icmp eq i64 %840, 0
  br i1 %841, label %917, label %842

842:                                              ; preds = %835
  %843 = getelementptr inbounds i8, ptr %385, i64 56
  %844 = load i64, ptr %843, align 8
  %845 = icmp eq i64 %844, 0
  br i1 %845, label %917, label %846

846:                                              ; preds = %842
  %847 = getelementptr inbounds i8, ptr %385, i64 72
  %848 = load i64, ptr %847, align 8
  %849 = icmp eq i64 %848, 0
  br i1 %849, label %917, label %850

850:                                              ; preds = %846
  %851 = load i64, ptr %385, align 8
  %852 = icmp eq i64 %851, 1
  br i1 %852, label %917, label %853

853:                                              ; preds = %850
  %854 = load i64, ptr %50, align 8
  %855 = getelementptr inbounds i8, ptr %385, i64 152
  %856 = load i64, ptr %855, align 8
  %857 = getelementptr inbounds i8, ptr %385, i64 160
  %858 = load i64, ptr %857, align 8
  %859 = icmp slt i64 %856, %858
  br i1 %859, label %860, label %898

860:                                              ; preds = %853
  %861 = load ptr, ptr %51, align 8
  %862 = load ptr, ptr %52, align 8
  %863 = sub i64 %858, %856
  %864 = add i64 %856, 1
  %865 = and i64 %863, 1
  %866 = icmp eq i64 %858, %864
  br i1 %866, label %887, label %867

867:                                              ; preds = %860
  %868 = and i64 %863, -2
  %869 = getelementptr i8, ptr %862, i64 32
  br label %870

870:                                              ; preds = %870, %867
  %871 = phi i64 [ %856, %867 ], [ %884, %870 ]
  %872 = phi i64 [ -1048576, %867 ], [ %883, %870 ]
  %873 = phi i64 [ 0, %867 ], [ %885, %870 ]
  %874 = getelementptr %struct.read_row, ptr %862, i64 %871
  %875 = load i64, ptr %874, align 8
  %876 = getelementptr %struct.value_row, ptr %861, i64 %875, i32 4
  %877 = load i64, ptr %876, align 8
  %878 = call noundef i64 @llvm.smax.i64(i64 %872, i64 %877)
  %879 = getelementptr %struct.read_row, ptr %869, i64 %871
  %880 = load i64, ptr %879, align 8
  %881 = getelementptr %struct.value_row, ptr %861, i64 %880, i32 4
  %882 = load i64, ptr %881, align 8
  %883 = call noundef i64 @llvm.smax.i64(i64 %878, i64 %882)
  %884 = add nsw i64 %871, 2
  %885 = add i64 %873, 2
  %886 = icmp eq i64 %885, %868
  br i1 %886, label %887, label %870, !llvm.loop !22

887:                                              ; preds = %870, %860
  %888 = phi i64 [ poison, %860 ], [ %883, %870 ]
  %889 = phi i64 [ %856, %860 ], [ %884, %870 ]
  %890 = phi i64 [ -1048576, %860 ], [ %883, %870 ]
  %891 = icmp eq i64 %865, 0
  br i1 %891, label %898, label %892

892:                                              ; preds = %887
  %893 = getelementptr %struct.read_row, ptr %862, i64 %889
  %894 = load i64, ptr %893, align 8
  %895 = getelementptr %struct.value_row, ptr %861, i64 %894, i32 4
  %896 = load i64, ptr %895, align 8
  %897 = call noundef i64 @llvm.smax.i64(i64 %890, i64 %896)
  br label %898

898:                                              ; preds = %892, %887, %853
  %899 = phi i64 [ -1048576, %853 ], [ %888, %887 ], [ %897, %892 ]
  %900 = sub i64 %854, %899
  %901 = icmp slt i64 %900, %838
  %902 = icmp eq i64 %851, 0
  br i1 %902, label %903, label %906

903:                                              ; preds = %898
  %904 = load i64, ptr %703, align 8
  %905 = icmp eq i64 %904, 1
  br i1 %905, label %906, label %914

906:                                              ; preds = %903, %898
  br i1 %901, label %909, label %907

907:                                              ; preds = %906
  %908 = load i64, ptr %53, align 8
  br label %911

909:                                              ; preds = %906
  %910 = add i64 %854, %838
  store i64 %910, ptr %53, align 8
  br label %911

911:                                              ; preds = %909, %907
  %912 = phi i64 [ %908, %907 ], [ %910, %909 ]
  %913 = icmp slt i64 %854, %912
  br label %914

914:                                              ; preds = %911, %903
  %915 = phi i1 [ %913, %911 ], [ %901, %903 ]
  %916 = zext i1 %915 to i32
  br label %917

917:                                              ; preds = %914, %850, %846, %842, %835
  %918 = phi i32 [ %916, %914 ], [ 0, %850 ], [ 0, %846 ], [ 0, %842 ], [ 0, %835 ]
  %919 = getelementptr inbounds i8, ptr %821, i64 520
  %920 = load i64, ptr %919, align 8
  %921 = icmp eq i64 %920, 0
  %922 = getelementptr inbounds i8, ptr %385, i64 56
  %923 = load i64, ptr %922, align 8
  %924 = getelementptr inbounds i8, ptr %385, i64 104
  %925 = load i64, ptr %924, align 8
  %926 = icmp slt i64 %925, 0
  br i1 %926, label %935, label %927

927:                                              ; preds = %917
  %928 = load ptr, ptr %54, align 8
  %929 = getelementptr inbounds i8, ptr %385, i64 136
  %930 = load i64, ptr %929, align 8
  %931 = getelementptr %struct.use_row, ptr %928, i64 %930
  %932 = getelementptr %struct.use_row, ptr %931, i64 %925
  %933 = load i64, ptr %932, align 8
  %934 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %933, i1 true)
  br label %935

935:                                              ; preds = %927, %917
  %936 = phi i64 [ %934, %927 ], [ 0, %917 ]
  %937 = getelementptr [64 x i64], ptr %55, i64 0, i64 %936
  %938 = load i64, ptr %937, align 8
  %939 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %923)
  %940 = icmp ult i64 %939, 2
  %941 = icmp eq i64 %923, 0
  br i1 %941, label %1153, label %942

942:                                              ; preds = %935
  %943 = getelementptr inbounds i8, ptr %385, i64 72
  %944 = getelementptr inbounds i8, ptr %385, i64 136
  %945 = icmp eq i32 %918, 0
  %946 = and i64 %836, 1
  %947 = load ptr, ptr %46, align 8
  br label %948

948:                                              ; preds = %1146, %942
  %949 = phi ptr [ %947, %942 ], [ %1007, %1146 ]
  %950 = phi i64 [ %923, %942 ], [ %1151, %1146 ]
  %951 = phi i64 [ -1, %942 ], [ %1149, %1146 ]
  %952 = phi i64 [ 0, %942 ], [ %1148, %1146 ]
  %953 = phi double [ 0.000000e+00, %942 ], [ %1147, %1146 ]
  %954 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %950, i1 true)
  %955 = getelementptr %struct.station_row, ptr %949, i64 %954, i32 5
  %956 = load i64, ptr %955, align 8
  %957 = getelementptr %struct.station_row, ptr %949, i64 %956, i32 7
  %958 = load i64, ptr %957, align 8
  %959 = call noundef i64 @llvm.smax.i64(i64 %820, i64 %958)
  %960 = load ptr, ptr %47, align 8
  %961 = load i64, ptr %48, align 8
  %962 = mul i64 %961, %954
  %963 = getelementptr i64, ptr %960, i64 %962
  %964 = getelementptr %struct.station_row, ptr %949, i64 %954, i32 4
  %965 = load i64, ptr %964, align 8
  %966 = icmp sgt i64 %965, 0
  br i1 %966, label %967, label %1006

967:                                              ; preds = %948, %999
  %968 = phi i64 [ %1002, %999 ], [ %965, %948 ]
  %969 = load i64, ptr %963, align 8
  %970 = icmp slt i64 %969, %959
  br i1 %970, label %971, label %1004

971:                                              ; preds = %967
  %972 = add nsw i64 %968, -1
  store i64 %972, ptr %964, align 8
  %973 = getelementptr i64, ptr %963, i64 %972
  %974 = load i64, ptr %973, align 8
  %975 = icmp ugt i64 %972, 1
  br i1 %975, label %976, label %999

976:                                              ; preds = %971, %994
  %977 = phi i64 [ %997, %994 ], [ 1, %971 ]
  %978 = phi i64 [ %996, %994 ], [ 0, %971 ]
  %979 = phi i64 [ %990, %994 ], [ 0, %971 ]
  %980 = add i64 %978, 2
  %981 = icmp slt i64 %980, %972
  br i1 %981, label %982, label %989

982:                                              ; preds = %976
  %983 = getelementptr i64, ptr %963, i64 %980
  %984 = load i64, ptr %983, align 8
  %985 = getelementptr i64, ptr %963, i64 %977
  %986 = load i64, ptr %985, align 8
  %987 = icmp slt i64 %984, %986
  %988 = select i1 %987, i64 %980, i64 %977
  br label %989

989:                                              ; preds = %982, %976
  %990 = phi i64 [ %977, %976 ], [ %988, %982 ]
  %991 = getelementptr i64, ptr %963, i64 %990
  %992 = load i64, ptr %991, align 8
  %993 = icmp slt i64 %992, %974
  br i1 %993, label %994, label %999

994:                                              ; preds = %989
  %995 = getelementptr i64, ptr %963, i64 %979
  store i64 %992, ptr %995, align 8
  %996 = shl i64 %990, 1
  %997 = or disjoint i64 %996, 1
  %998 = icmp slt i64 %997, %972
  br i1 %998, label %976, label %999

999:                                              ; preds = %994, %989, %971
  %1000 = phi i64 [ 0, %971 ], [ %990, %994 ], [ %979, %989 ]
  %1001 = getelementptr i64, ptr %963, i64 %1000
  store i64 %974, ptr %1001, align 8
  %1002 = load i64, ptr %964, align 8
  %1003 = icmp sgt i64 %1002, 0
  br i1 %1003, label %967, label %1004, !llvm.loop !20

1004:                                             ; preds = %999, %967
  %1005 = load ptr, ptr %46, align 8
  br label %1006

1006:                                             ; preds = %1004, %948
  %1007 = phi ptr [ %1005, %1004 ], [ %949, %948 ]
  %1008 = getelementptr %struct.station_row, ptr %1007, i64 %954
  %1009 = getelementptr inbounds i8, ptr %1008, i64 32
  %1010 = load i64, ptr %1009, align 8
  %1011 = load i64, ptr %1008, align 8
  %1012 = icmp slt i64 %1010, %1011
  br i1 %1012, label %1020, label %1013

1013:                                             ; preds = %1006
  %1014 = load ptr, ptr %47, align 8
  %1015 = load i64, ptr %48, align 8
  %1016 = mul i64 %1015, %954
  %1017 = getelementptr i64, ptr %1014, i64 %1016
  %1018 = load i64, ptr %1017, align 8
  %1019 = add i64 %1018, 1
  br label %1020

1020:                                             ; preds = %1013, %1006
  %1021 = phi i64 [ %1019, %1013 ], [ 0, %1006 ]
  %1022 = call noundef i64 @llvm.smax.i64(i64 %959, i64 %1021)
  br i1 %940, label %1062, label %1023

1023:                                             ; preds = %1020
  br i1 %921, label %1056, label %1024

1024:                                             ; preds = %1023
  %1025 = load i64, ptr %943, align 8
  %1026 = icmp sgt i64 %1025, 0
  br i1 %1026, label %1056, label %1027

1027:                                             ; preds = %1024
  %1028 = load i64, ptr %924, align 8
  %1029 = icmp slt i64 %1028, 0
  br i1 %1029, label %1056, label %1030

1030:                                             ; preds = %1027
  %1031 = load ptr, ptr %54, align 8
  %1032 = load i64, ptr %944, align 8
  %1033 = getelementptr %struct.use_row, ptr %1031, i64 %1032
  %1034 = getelementptr %struct.use_row, ptr %1033, i64 %1028
  %1035 = load i64, ptr %1034, align 8
  %1036 = getelementptr %struct.station_row, ptr %1007, i64 %954, i32 2
  %1037 = load i64, ptr %1036, align 8
  %1038 = and i64 %1037, %1035
  %1039 = icmp eq i64 %1038, 0
  br i1 %1039, label %1056, label %1040

1040:                                             ; preds = %1030
  %1041 = load ptr, ptr %56, align 8
  br label %1042

1042:                                             ; preds = %1042, %1040
  %1043 = phi i64 [ 9223372036854775807, %1040 ], [ %1048, %1042 ]
  %1044 = phi i64 [ %1038, %1040 ], [ %1050, %1042 ]
  %1045 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1044, i1 true)
  %1046 = getelementptr i64, ptr %1041, i64 %1045
  %1047 = load i64, ptr %1046, align 8
  %1048 = call i64 @llvm.smin.i64(i64 %1047, i64 %1043)
  %1049 = add i64 %1044, -1
  %1050 = and i64 %1049, %1044
  %1051 = icmp eq i64 %1050, 0
  br i1 %1051, label %1052, label %1042, !llvm.loop !23

1052:                                             ; preds = %1042
  %1053 = sub i64 %1048, %959
  %1054 = call noundef i64 @llvm.smax.i64(i64 %1053, i64 0)
  %1055 = uitofp nneg i64 %1054 to double
  br label %1062

1056:                                             ; preds = %1030, %1027, %1024, %1023
  %1057 = sitofp i64 %1010 to double
  %1058 = getelementptr inbounds i8, ptr %1008, i64 24
  %1059 = load i64, ptr %1058, align 8
  %1060 = sitofp i64 %1059 to double
  %1061 = fdiv double %1057, %1060
  br label %1062

1062:                                             ; preds = %1056, %1052, %1020
  %1063 = phi double [ 0.000000e+00, %1020 ], [ %1055, %1052 ], [ %1061, %1056 ]
  br i1 %921, label %1083, label %1064

1064:                                             ; preds = %1062
  %1065 = load i64, ptr %943, align 8
  %1066 = icmp sgt i64 %1065, 0
  br i1 %1066, label %1079, label %1067

1067:                                             ; preds = %1064
  %1068 = load i64, ptr %924, align 8
  %1069 = icmp slt i64 %1068, 0
  br i1 %1069, label %1079, label %1070

1070:                                             ; preds = %1067
  %1071 = load ptr, ptr %54, align 8
  %1072 = load i64, ptr %944, align 8
  %1073 = getelementptr %struct.use_row, ptr %1071, i64 %1072
  %1074 = getelementptr %struct.use_row, ptr %1073, i64 %1068
  %1075 = load i64, ptr %1074, align 8
  %1076 = getelementptr %struct.station_row, ptr %1007, i64 %954, i32 2
  %1077 = load i64, ptr %1076, align 8
  %1078 = and i64 %1077, %1075
  br label %1079

1079:                                             ; preds = %1070, %1067, %1064
  %1080 = phi i64 [ %1078, %1070 ], [ 0, %1067 ], [ 0, %1064 ]
  %1081 = icmp eq i64 %1080, 0
  %1082 = fcmp olt double %1063, %953
  br i1 %1082, label %1099, label %1092

1083:                                             ; preds = %1062
  %1084 = fcmp olt double %1063, %953
  br i1 %1084, label %1113, label %1085

1085:                                             ; preds = %1083
  %1086 = fcmp oeq double %1063, %953
  %1087 = trunc i64 %959 to i32
  %1088 = mul i32 %1087, 1538481
  %1089 = and i32 %1088, 1048576
  %1090 = icmp ne i32 %1089, 0
  %1091 = and i1 %1090, %1086
  br label %1113

1092:                                             ; preds = %1079
  %1093 = fcmp oeq double %1063, %953
  %1094 = trunc i64 %959 to i32
  %1095 = mul i32 %1094, 1538481
  %1096 = and i32 %1095, 1048576
  %1097 = icmp ne i32 %1096, 0
  %1098 = and i1 %1097, %1093
  br i1 %1081, label %1113, label %1100

1099:                                             ; preds = %1079
  br i1 %1081, label %1113, label %1107

1100:                                             ; preds = %1092
  br i1 %1093, label %1101, label %1107

1101:                                             ; preds = %1100
  %1102 = sub i64 %938, %954
  %1103 = or i64 %1102, -64
  %1104 = sub i64 %938, %951
  %1105 = or i64 %1104, -64
  %1106 = icmp ugt i64 %1103, %1105
  br label %1107

1107:                                             ; preds = %1101, %1100, %1099
  %1108 = phi i1 [ false, %1100 ], [ %1106, %1101 ], [ true, %1099 ]
  %1109 = zext i1 %1108 to i32
  %1110 = load i64, ptr %447, align 8
  %1111 = icmp eq i64 %1110, 3
  %1112 = select i1 %1111, i64 %1022, i64 %952
  br label %1135

1113:                                             ; preds = %1099, %1092, %1085, %1083
  %1114 = phi i1 [ true, %1099 ], [ %1098, %1092 ], [ true, %1083 ], [ %1091, %1085 ]
  %1115 = zext i1 %1114 to i32
  %1116 = load i64, ptr %839, align 8
  %1117 = icmp eq i64 %1116, 0
  br i1 %1117, label %1135, label %1118

1118:                                             ; preds = %1113
  %1119 = getelementptr %struct.station_row, ptr %1007, i64 %954, i32 1
  %1120 = load i64, ptr %1119, align 8
  %1121 = icmp sgt i64 %1120, 0
  br i1 %1121, label %1122, label %1135

1122:                                             ; preds = %1118
  %1123 = icmp sgt i64 %958, %820
  br i1 %1123, label %1124, label %1128

1124:                                             ; preds = %1122
  %1125 = mul i64 %959, 1538481
  %1126 = lshr i64 %1125, 20
  %1127 = and i64 %1126, 1
  br label %1132

1128:                                             ; preds = %1122
  br i1 %945, label %1129, label %1132

1129:                                             ; preds = %1128
  %1130 = icmp eq i64 %951, %938
  %1131 = zext i1 %1130 to i64
  br label %1132

1132:                                             ; preds = %1129, %1128, %1124
  %1133 = phi i64 [ %1127, %1124 ], [ %1131, %1129 ], [ %946, %1128 ]
  %1134 = trunc nuw nsw i64 %1133 to i32
  br label %1135

1135:                                             ; preds = %1132, %1118, %1113, %1107
  %1136 = phi i64 [ %1022, %1132 ], [ %1022, %1118 ], [ %1022, %1113 ], [ %1112, %1107 ]
  %1137 = phi i32 [ %1134, %1132 ], [ %1115, %1118 ], [ %1115, %1113 ], [ %1109, %1107 ]
  %1138 = icmp slt i64 %951, 0
  %1139 = icmp slt i64 %1136, %952
  %1140 = select i1 %1138, i1 true, i1 %1139
  br i1 %1140, label %1145, label %1141

1141:                                             ; preds = %1135
  %1142 = icmp eq i64 %1136, %952
  %1143 = icmp ne i32 %1137, 0
  %1144 = select i1 %1142, i1 %1143, i1 false
  br i1 %1144, label %1145, label %1146

1145:                                             ; preds = %1141, %1135
  br label %1146

1146:                                             ; preds = %1145, %1141
  %1147 = phi double [ %1063, %1145 ], [ %953, %1141 ]
  %1148 = phi i64 [ %1136, %1145 ], [ %952, %1141 ]
  %1149 = phi i64 [ %954, %1145 ], [ %951, %1141 ]
  %1150 = add i64 %950, -1
  %1151 = and i64 %1150, %950
  %1152 = icmp eq i64 %1151, 0
  br i1 %1152, label %1153, label %948, !llvm.loop !24

1153:                                             ; preds = %1146, %935
  %1154 = phi i64 [ -1, %935 ], [ %1149, %1146 ]
  br i1 %940, label %1156, label %1155

1155:                                             ; preds = %1153
  store i64 %1154, ptr %937, align 8
  br label %1156

1156:                                             ; preds = %1155, %1153
  %1157 = icmp sgt i64 %1154, -1
  br i1 %1157, label %1158, label %1194

1158:                                             ; preds = %1156
  %1159 = load ptr, ptr %46, align 8
  %1160 = getelementptr %struct.station_row, ptr %1159, i64 %1154
  %1161 = getelementptr inbounds i8, ptr %1160, i64 40
  %1162 = load i64, ptr %1161, align 8
  %1163 = getelementptr inbounds i8, ptr %1160, i64 8
  %1164 = load i64, ptr %1163, align 8
  %1165 = icmp eq i64 %1164, 0
  br i1 %1165, label %1166, label %1178

1166:                                             ; preds = %1158
  %1167 = getelementptr inbounds i8, ptr %1160, i64 32
  %1168 = load i64, ptr %1167, align 8
  %1169 = load i64, ptr %1160, align 8
  %1170 = icmp slt i64 %1168, %1169
  br i1 %1170, label %1190, label %1171

1171:                                             ; preds = %1166
  %1172 = load ptr, ptr %47, align 8
  %1173 = load i64, ptr %48, align 8
  %1174 = mul i64 %1173, %1154
  %1175 = getelementptr i64, ptr %1172, i64 %1174
  %1176 = load i64, ptr %1175, align 8
  %1177 = add i64 %1176, 1
  br label %1190

1178:                                             ; preds = %1158
  %1179 = getelementptr %struct.station_row, ptr %1159, i64 %1162, i32 6
  %1180 = load i64, ptr %1179, align 8
  %1181 = icmp slt i64 %1180, %1164
  br i1 %1181, label %1190, label %1182

1182:                                             ; preds = %1178
  %1183 = load ptr, ptr %57, align 8
  %1184 = load i64, ptr %58, align 8
  %1185 = mul i64 %1184, %1162
  %1186 = srem i64 %1180, %1164
  %1187 = getelementptr i64, ptr %1183, i64 %1185
  %1188 = getelementptr i64, ptr %1187, i64 %1186
  %1189 = load i64, ptr %1188, align 8
  br label %1190

1190:                                             ; preds = %1182, %1178, %1171, %1166
  %1191 = phi i64 [ %1189, %1182 ], [ 0, %1178 ], [ %1177, %1171 ], [ 0, %1166 ]
  %1192 = add nuw nsw i64 %1154, 8
  %1193 = icmp slt i64 %820, %1191
  br i1 %1193, label %1196, label %1194

1194:                                             ; preds = %1190, %1156
  %1195 = icmp sgt i64 %819, -1
  br i1 %1195, label %1196, label %1204

1196:                                             ; preds = %1194, %1190
  %1197 = phi i64 [ %820, %1194 ], [ %1191, %1190 ]
  %1198 = phi i64 [ %819, %1194 ], [ %1192, %1190 ]
  %1199 = sub i64 %1197, %521
  %1200 = load ptr, ptr %25, align 8
  %1201 = getelementptr i64, ptr %1200, i64 %1198
  %1202 = load i64, ptr %1201, align 8
  %1203 = add i64 %1199, %1202
  store i64 %1203, ptr %1201, align 8
  br label %1204

1204:                                             ; preds = %1196, %1194
  %1205 = phi i64 [ %1197, %1196 ], [ %820, %1194 ]
  %1206 = phi i64 [ %1198, %1196 ], [ %819, %1194 ]
  %1207 = freeze i64 %1206
  store i64 %521, ptr %32, align 8
  store i64 %1207, ptr %33, align 8
  store i64 %1205, ptr %31, align 8
  %1208 = load i64, ptr %13, align 8
  %1209 = icmp sgt i64 %1205, %1208
  br i1 %1209, label %1210, label %1220

1210:                                             ; preds = %1204
  %1211 = load ptr, ptr %20, align 8
  %1212 = getelementptr inbounds i8, ptr %1211, i64 248
  %1213 = load i64, ptr %1212, align 8
  %1214 = icmp eq i64 %1213, 0
  %1215 = add i64 %1207, -5
  %1216 = icmp ult i64 %1215, -4
  %1217 = or i1 %1216, %1214
  %1218 = select i1 %1217, i64 0, i64 %836
  store i64 %1205, ptr %13, align 8
  store i64 %1218, ptr %27, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %43, i8 0, i64 32, i1 false)
  %1219 = load ptr, ptr %14, align 8
  store i64 0, ptr %1219, align 8
  br label %1220

1220:                                             ; preds = %1210, %1204
  %1221 = load i64, ptr %27, align 8
  store i64 %1221, ptr %59, align 8
  %1222 = load i64, ptr %680, align 8
  %1223 = add i64 %1222, %1221
  store i64 %1223, ptr %27, align 8
  %1224 = load i64, ptr %680, align 8
  %1225 = load i64, ptr %50, align 8
  %1226 = add i64 %1225, %1224
  store i64 %1226, ptr %50, align 8
  %1227 = load i64, ptr %447, align 8
  %1228 = icmp eq i64 %1227, 2
  br i1 %1228, label %1229, label %1231

1229:                                             ; preds = %1220
  %1230 = load i64, ptr %680, align 8
  br label %1231

1231:                                             ; preds = %1229, %1220
  %1232 = phi i64 [ %1230, %1229 ], [ 1, %1220 ]
  %1233 = getelementptr [4 x i64], ptr %43, i64 0, i64 %1227
  %1234 = load i64, ptr %1233, align 8
  %1235 = add i64 %1234, %1232
  store i64 %1235, ptr %1233, align 8
  %1236 = load ptr, ptr %20, align 8
  %1237 = getelementptr inbounds i8, ptr %1236, i64 144
  %1238 = load i64, ptr %1237, align 8
  %1239 = icmp eq i64 %1238, 0
  br i1 %1239, label %1276, label %1240

1240:                                             ; preds = %1231
  %1241 = load i64, ptr %922, align 8
  %1242 = icmp eq i64 %1241, 0
  br i1 %1242, label %1276, label %1243

1243:                                             ; preds = %1240
  %1244 = load i64, ptr %447, align 8
  %1245 = and i64 %1244, -2
  %1246 = icmp eq i64 %1245, 2
  br i1 %1246, label %1247, label %1276

1247:                                             ; preds = %1243
  %1248 = load ptr, ptr %14, align 8
  %1249 = getelementptr inbounds i8, ptr %1248, i64 72
  %1250 = getelementptr inbounds i8, ptr %1248, i64 8
  %1251 = load i64, ptr %1248, align 8
  %1252 = icmp sgt i64 %1251, 0
  br i1 %1252, label %1253, label %1261

1253:                                             ; preds = %1247, %1258
  %1254 = phi i64 [ %1259, %1258 ], [ 0, %1247 ]
  %1255 = getelementptr [8 x i64], ptr %1250, i64 0, i64 %1254
  %1256 = load i64, ptr %1255, align 8
  %1257 = icmp eq i64 %1256, %1241
  br i1 %1257, label %1261, label %1258

1258:                                             ; preds = %1253
  %1259 = add nuw nsw i64 %1254, 1
  %1260 = icmp eq i64 %1259, %1251
  br i1 %1260, label %1261, label %1253, !llvm.loop !19

1261:                                             ; preds = %1258, %1253, %1247
  %1262 = phi i64 [ 0, %1247 ], [ %1254, %1253 ], [ %1251, %1258 ]
  %1263 = icmp eq i64 %1262, %1251
  %1264 = icmp ult i64 %1262, 8
  %1265 = and i1 %1264, %1263
  br i1 %1265, label %1266, label %1271

1266:                                             ; preds = %1261
  %1267 = getelementptr [8 x i64], ptr %1250, i64 0, i64 %1251
  store i64 %1241, ptr %1267, align 8
  %1268 = getelementptr [8 x i64], ptr %1249, i64 0, i64 %1251
  store i64 0, ptr %1268, align 8
  %1269 = load i64, ptr %1248, align 8
  %1270 = add i64 %1269, 1
  store i64 %1270, ptr %1248, align 8
  br label %1271

1271:                                             ; preds = %1266, %1261
  %1272 = select i1 %1264, i64 %1262, i64 7
  %1273 = getelementptr [8 x i64], ptr %1249, i64 0, i64 %1272
  %1274 = load i64, ptr %1273, align 8
  %1275 = add i64 %1274, 1
  store i64 %1275, ptr %1273, align 8
  br label %1276

1276:                                             ; preds = %1271, %1243, %1240, %1231
  %1277 = load i64, ptr %27, align 8
  %1278 = icmp sgt i64 %1277, %424
  br i1 %1278, label %1279, label %1287

1279:                                             ; preds = %1276, %1279
  %1280 = phi i64 [ %1285, %1279 ], [ %1277, %1276 ]
  %1281 = load i64, ptr %13, align 8
  %1282 = add i64 %1281, 1
  %1283 = sub i64 %1280, %424
  store i64 %1282, ptr %13, align 8
  store i64 %1283, ptr %27, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %43, i8 0, i64 32, i1 false)
  %1284 = load ptr, ptr %14, align 8
  store i64 0, ptr %1284, align 8
  %1285 = load i64, ptr %27, align 8
  %1286 = icmp sgt i64 %1285, %424
  br i1 %1286, label %1279, label %1287, !llvm.loop !25

1287:                                             ; preds = %1279, %1276
  br i1 %1157, label %1288, label %1339

1288:                                             ; preds = %1287
  %1289 = load ptr, ptr %20, align 8
  %1290 = getelementptr inbounds i8, ptr %1289, i64 520
  %1291 = load i64, ptr %1290, align 8
  %1292 = icmp eq i64 %1291, 0
  br i1 %1292, label %1339, label %1293

1293:                                             ; preds = %1288
  %1294 = getelementptr inbounds i8, ptr %385, i64 72
  %1295 = load i64, ptr %1294, align 8
  %1296 = icmp sgt i64 %1295, 0
  br i1 %1296, label %1339, label %1297

1297:                                             ; preds = %1293
  %1298 = load i64, ptr %924, align 8
  %1299 = icmp slt i64 %1298, 0
  br i1 %1299, label %1339, label %1300

1300:                                             ; preds = %1297
  %1301 = load ptr, ptr %54, align 8
  %1302 = getelementptr inbounds i8, ptr %385, i64 136
  %1303 = load i64, ptr %1302, align 8
  %1304 = getelementptr %struct.use_row, ptr %1301, i64 %1303
  %1305 = getelementptr %struct.use_row, ptr %1304, i64 %1298
  %1306 = load i64, ptr %1305, align 8
  %1307 = load ptr, ptr %46, align 8
  %1308 = getelementptr %struct.station_row, ptr %1307, i64 %1154, i32 2
  %1309 = load i64, ptr %1308, align 8
  %1310 = and i64 %1309, %1306
  %1311 = load i64, ptr %13, align 8
  %1312 = icmp eq i64 %1310, 0
  br i1 %1312, label %1339, label %1313

1313:                                             ; preds = %1300, %1328
  %1314 = phi i64 [ %1329, %1328 ], [ -1, %1300 ]
  %1315 = phi i64 [ %1331, %1328 ], [ %1310, %1300 ]
  %1316 = icmp slt i64 %1314, 0
  br i1 %1316, label %1317, label %1319

1317:                                             ; preds = %1313
  %1318 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1315, i1 true)
  br label %1328

1319:                                             ; preds = %1313
  %1320 = load ptr, ptr %56, align 8
  %1321 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1315, i1 true)
  %1322 = getelementptr i64, ptr %1320, i64 %1321
  %1323 = load i64, ptr %1322, align 8
  %1324 = getelementptr i64, ptr %1320, i64 %1314
  %1325 = load i64, ptr %1324, align 8
  %1326 = icmp slt i64 %1323, %1325
  %1327 = select i1 %1326, i64 %1321, i64 %1314
  br label %1328

1328:                                             ; preds = %1319, %1317
  %1329 = phi i64 [ %1318, %1317 ], [ %1327, %1319 ]
  %1330 = add i64 %1315, -1
  %1331 = and i64 %1330, %1315
  %1332 = icmp eq i64 %1331, 0
  br i1 %1332, label %1333, label %1313, !llvm.loop !26

1333:                                             ; preds = %1328
  %1334 = load ptr, ptr %56, align 8
  %1335 = getelementptr i64, ptr %1334, i64 %1329
  %1336 = load i64, ptr %1335, align 8
  %1337 = call noundef i64 @llvm.smax.i64(i64 %1336, i64 %1311)
  %1338 = add i64 %1337, 1
  store i64 %1338, ptr %1335, align 8
  br label %1339

1339:                                             ; preds = %1333, %1300, %1297, %1293, %1288, %1287
  %1340 = load i64, ptr %13, align 8
  %1341 = add i64 %1340, 1
  %1342 = getelementptr inbounds i8, ptr %385, i64 152
  %1343 = load i64, ptr %1342, align 8
  %1344 = getelementptr inbounds i8, ptr %385, i64 160
  %1345 = load i64, ptr %1344, align 8
  %1346 = icmp slt i64 %1343, %1345
  br i1 %1346, label %1347, label %1373

1347:                                             ; preds = %1339
  %1348 = load ptr, ptr %51, align 8
  %1349 = load ptr, ptr %52, align 8
  %1350 = getelementptr inbounds i8, ptr %385, i64 24
  br label %1351

1351:                                             ; preds = %1367, %1347
  %1352 = phi i64 [ %1343, %1347 ], [ %1371, %1367 ]
  %1353 = phi i64 [ %1341, %1347 ], [ %1370, %1367 ]
  %1354 = getelementptr %struct.read_row, ptr %1349, i64 %1352
  %1355 = load i64, ptr %1354, align 8
  %1356 = getelementptr %struct.value_row, ptr %1348, i64 %1355
  %1357 = getelementptr inbounds i8, ptr %1354, i64 8
  %1358 = load i64, ptr %1357, align 8
  %1359 = icmp eq i64 %1358, 0
  br i1 %1359, label %1367, label %1360

1360:                                             ; preds = %1351
  %1361 = getelementptr inbounds i8, ptr %1356, i64 16
  %1362 = load i64, ptr %1361, align 8
  %1363 = load i64, ptr %1350, align 8
  %1364 = icmp eq i64 %1362, %1363
  %1365 = select i1 %1364, i64 8, i64 0
  %1366 = getelementptr inbounds i8, ptr %1356, i64 %1365
  br label %1367

1367:                                             ; preds = %1360, %1351
  %1368 = phi ptr [ %1356, %1351 ], [ %1366, %1360 ]
  %1369 = load i64, ptr %1368, align 8
  %1370 = call noundef i64 @llvm.smax.i64(i64 %1353, i64 %1369)
  %1371 = add nsw i64 %1352, 1
  %1372 = icmp eq i64 %1371, %1345
  br i1 %1372, label %1373, label %1351, !llvm.loop !27

1373:                                             ; preds = %1367, %1339
  %1374 = phi i64 [ %1341, %1339 ], [ %1370, %1367 ]
  br i1 %1157, label %1375, label %1772

1375:                                             ; preds = %1373
  %1376 = load ptr, ptr %46, align 8
  %1377 = getelementptr %struct.station_row, ptr %1376, i64 %1154
  %1378 = getelementptr inbounds i8, ptr %1377, i64 40
  %1379 = load i64, ptr %1378, align 8
  %1380 = getelementptr %struct.station_row, ptr %1376, i64 %1379
  %1381 = getelementptr inbounds i8, ptr %1377, i64 32
  %1382 = load i64, ptr %1381, align 8
  %1383 = load i64, ptr %1377, align 8
  %1384 = icmp slt i64 %1382, %1383
  br i1 %1384, label %1392, label %1385

1385:                                             ; preds = %1375
  %1386 = load ptr, ptr %47, align 8
  %1387 = load i64, ptr %48, align 8
  %1388 = mul i64 %1387, %1154
  %1389 = getelementptr i64, ptr %1386, i64 %1388
  %1390 = load i64, ptr %1389, align 8
  %1391 = add i64 %1390, 1
  br label %1392

1392:                                             ; preds = %1385, %1375
  %1393 = phi i64 [ %1391, %1385 ], [ 0, %1375 ]
  %1394 = call noundef i64 @llvm.smax.i64(i64 %1340, i64 %1393)
  %1395 = getelementptr inbounds i8, ptr %1380, i64 56
  %1396 = load i64, ptr %1395, align 8
  %1397 = call noundef i64 @llvm.smax.i64(i64 %1394, i64 %1396)
  store i64 %1397, ptr %1395, align 8
  %1398 = getelementptr inbounds i8, ptr %1377, i64 8
  %1399 = load i64, ptr %1398, align 8
  %1400 = icmp sgt i64 %1399, 0
  br i1 %1400, label %1401, label %1412

1401:                                             ; preds = %1392
  %1402 = load ptr, ptr %57, align 8
  %1403 = load i64, ptr %58, align 8
  %1404 = mul i64 %1403, %1379
  %1405 = getelementptr inbounds i8, ptr %1380, i64 48
  %1406 = load i64, ptr %1405, align 8
  %1407 = srem i64 %1406, %1399
  %1408 = getelementptr i64, ptr %1402, i64 %1404
  %1409 = getelementptr i64, ptr %1408, i64 %1407
  store i64 %1397, ptr %1409, align 8
  %1410 = load i64, ptr %1405, align 8
  %1411 = add i64 %1410, 1
  store i64 %1411, ptr %1405, align 8
  br label %1412

1412:                                             ; preds = %1401, %1392
  %1413 = add i64 %1397, 1
  %1414 = call noundef i64 @llvm.smax.i64(i64 %1374, i64 %1413)
  %1415 = load ptr, ptr %46, align 8
  %1416 = getelementptr %struct.station_row, ptr %1415, i64 %1154, i32 2
  %1417 = load i64, ptr %1416, align 8
  %1418 = load ptr, ptr %20, align 8
  %1419 = getelementptr inbounds i8, ptr %1418, i64 112
  %1420 = load i64, ptr %1419, align 8
  %1421 = icmp eq i64 %1420, 0
  br i1 %1421, label %1446, label %1422

1422:                                             ; preds = %1412
  %1423 = load i64, ptr %385, align 8
  %1424 = icmp eq i64 %1423, 0
  br i1 %1424, label %1425, label %1446

1425:                                             ; preds = %1422
  %1426 = getelementptr inbounds i8, ptr %385, i64 72
  %1427 = load i64, ptr %1426, align 8
  %1428 = icmp eq i64 %1427, 0
  br i1 %1428, label %1446, label %1429

1429:                                             ; preds = %1425
  %1430 = getelementptr inbounds i8, ptr %1418, i64 152
  %1431 = load i64, ptr %1430, align 8
  %1432 = icmp slt i64 %1427, %1431
  br i1 %1432, label %1433, label %1446

1433:                                             ; preds = %1429
  %1434 = load i64, ptr %924, align 8
  %1435 = icmp slt i64 %1434, 0
  br i1 %1435, label %1446, label %1436

1436:                                             ; preds = %1433
  %1437 = load i64, ptr %60, align 8
  %1438 = icmp sgt i64 %1437, %1414
  br i1 %1438, label %1446, label %1439

1439:                                             ; preds = %1436
  %1440 = load i64, ptr %21, align 8
  %1441 = sub i64 %1440, %104
  %1442 = getelementptr inbounds i8, ptr %1418, i64 136
  %1443 = load i64, ptr %1442, align 8
  %1444 = icmp slt i64 %1441, %1443
  %1445 = zext i1 %1444 to i32
  br label %1446

1446:                                             ; preds = %1439, %1436, %1433, %1429, %1425, %1422, %1412
  %1447 = phi i32 [ 0, %1412 ], [ 0, %1433 ], [ 0, %1429 ], [ 0, %1425 ], [ 0, %1422 ], [ 1, %1436 ], [ %1445, %1439 ]
  %1448 = getelementptr inbounds i8, ptr %1418, i64 416
  %1449 = load i64, ptr %1448, align 8
  %1450 = icmp eq i64 %1449, 0
  br i1 %1450, label %1529, label %1451

1451:                                             ; preds = %1446
  %1452 = load i64, ptr %13, align 8
  %1453 = load i64, ptr %59, align 8
  %1454 = load i64, ptr %924, align 8
  %1455 = icmp slt i64 %1454, 0
  br i1 %1455, label %1772, label %1456

1456:                                             ; preds = %1451
  %1457 = getelementptr inbounds i8, ptr %385, i64 136
  %1458 = load i64, ptr %1457, align 8
  %1459 = add i64 %1458, %1454
  %1460 = icmp eq i32 %1447, 0
  %1461 = load ptr, ptr %54, align 8
  %1462 = getelementptr %struct.use_row, ptr %1461, i64 %1459, i32 3
  %1463 = getelementptr %struct.use_row, ptr %1461, i64 %1459
  %1464 = select i1 %1460, ptr %1463, ptr %1462
  %1465 = load i64, ptr %1464, align 8
  %1466 = and i64 %1465, %1417
  %1467 = icmp eq i64 %1466, 0
  %1468 = select i1 %1467, i64 %1465, i64 %1466
  %1469 = getelementptr %struct.use_row, ptr %1461, i64 %1459, i32 1
  %1470 = load double, ptr %1469, align 8
  %1471 = fcmp ule double %1470, 1.000000e+00
  %1472 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1468)
  %1473 = icmp ult i64 %1472, 2
  %1474 = select i1 %1471, i1 true, i1 %1473
  br i1 %1474, label %1475, label %1772

1475:                                             ; preds = %1456
  %1476 = load i64, ptr %385, align 8
  %1477 = icmp eq i64 %1476, 1
  %1478 = icmp eq i64 %1472, 2
  %1479 = select i1 %1477, i1 %1478, i1 false
  br i1 %1479, label %1480, label %1489

1480:                                             ; preds = %1475
  %1481 = load i64, ptr %63, align 8
  %1482 = add i64 %1481, 1
  store i64 %1482, ptr %63, align 8
  %1483 = and i64 %1481, 1
  %1484 = icmp eq i64 %1483, 0
  %1485 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %1468, i1 true)
  %1486 = xor i64 %1485, 63
  %1487 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1468, i1 true)
  %1488 = select i1 %1484, i64 %1487, i64 %1486
  br label %1763

1489:                                             ; preds = %1475
  call fastcc void @count_waiting(ptr noundef nonnull %61, i64 noundef %1452)
  %1490 = icmp eq i64 %1468, 0
  br i1 %1490, label %1772, label %1491

1491:                                             ; preds = %1489, %1510
  %1492 = phi i64 [ %1514, %1510 ], [ %1468, %1489 ]
  %1493 = phi i64 [ %1512, %1510 ], [ -1, %1489 ]
  %1494 = phi i64 [ %1511, %1510 ], [ -1, %1489 ]
  %1495 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1492, i1 true)
  %1496 = icmp slt i64 %1494, 0
  br i1 %1496, label %1510, label %1497

1497:                                             ; preds = %1491
  %1498 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1495
  %1499 = load i64, ptr %1498, align 8
  %1500 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1494
  %1501 = load i64, ptr %1500, align 8
  %1502 = icmp sgt i64 %1499, %1501
  br i1 %1502, label %1503, label %1510

1503:                                             ; preds = %1497
  %1504 = icmp slt i64 %1493, 0
  br i1 %1504, label %1509, label %1505

1505:                                             ; preds = %1503
  %1506 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1493
  %1507 = load i64, ptr %1506, align 8
  %1508 = icmp sgt i64 %1499, %1507
  br i1 %1508, label %1510, label %1509

1509:                                             ; preds = %1505, %1503
  br label %1510

1510:                                             ; preds = %1509, %1505, %1497, %1491
  %1511 = phi i64 [ %1494, %1509 ], [ %1494, %1505 ], [ %1495, %1497 ], [ %1495, %1491 ]
  %1512 = phi i64 [ %1495, %1509 ], [ %1493, %1505 ], [ %1494, %1497 ], [ %1494, %1491 ]
  %1513 = add i64 %1492, -1
  %1514 = and i64 %1513, %1492
  %1515 = icmp eq i64 %1514, 0
  br i1 %1515, label %1516, label %1491, !llvm.loop !28

1516:                                             ; preds = %1510
  %1517 = and i64 %1453, 1
  %1518 = icmp ne i64 %1517, 0
  %1519 = icmp sgt i64 %1512, -1
  %1520 = select i1 %1518, i1 %1519, i1 false
  br i1 %1520, label %1521, label %1763

1521:                                             ; preds = %1516
  %1522 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1512
  %1523 = load i64, ptr %1522, align 8
  %1524 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1511
  %1525 = load i64, ptr %1524, align 8
  %1526 = add i64 %1525, 3
  %1527 = icmp slt i64 %1523, %1526
  %1528 = select i1 %1527, i64 %1512, i64 %1511
  br label %1763

1529:                                             ; preds = %1446
  %1530 = getelementptr inbounds i8, ptr %1418, i64 424
  %1531 = load i64, ptr %1530, align 8
  %1532 = icmp eq i64 %1531, 0
  br i1 %1532, label %1663, label %1533

1533:                                             ; preds = %1529
  %1534 = load i64, ptr %385, align 8
  %1535 = icmp eq i64 %1534, 2
  br i1 %1535, label %1663, label %1536

1536:                                             ; preds = %1533
  %1537 = getelementptr inbounds i8, ptr %385, i64 72
  %1538 = load i64, ptr %1537, align 8
  %1539 = icmp sgt i64 %1538, 0
  br i1 %1539, label %1540, label %1663

1540:                                             ; preds = %1536
  %1541 = load i64, ptr %13, align 8
  %1542 = load i64, ptr %59, align 8
  %1543 = getelementptr inbounds i8, ptr %1418, i64 160
  %1544 = load i64, ptr %1543, align 8
  %1545 = load i64, ptr %924, align 8
  %1546 = icmp slt i64 %1545, 0
  br i1 %1546, label %1772, label %1547

1547:                                             ; preds = %1540
  %1548 = getelementptr inbounds i8, ptr %385, i64 136
  %1549 = load i64, ptr %1548, align 8
  %1550 = add i64 %1549, %1545
  %1551 = icmp eq i32 %1447, 0
  %1552 = load ptr, ptr %54, align 8
  %1553 = getelementptr %struct.use_row, ptr %1552, i64 %1550, i32 3
  %1554 = getelementptr %struct.use_row, ptr %1552, i64 %1550
  %1555 = select i1 %1551, ptr %1554, ptr %1553
  %1556 = load i64, ptr %1555, align 8
  %1557 = and i64 %1556, %1417
  %1558 = icmp eq i64 %1557, 0
  %1559 = select i1 %1558, i64 %1556, i64 %1557
  %1560 = getelementptr %struct.use_row, ptr %1552, i64 %1550, i32 1
  %1561 = load double, ptr %1560, align 8
  %1562 = fcmp ule double %1561, 1.000000e+00
  %1563 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1559)
  %1564 = icmp ult i64 %1563, 2
  %1565 = select i1 %1562, i1 true, i1 %1564
  br i1 %1565, label %1566, label %1661

1566:                                             ; preds = %1547
  call fastcc void @count_waiting(ptr noundef nonnull %61, i64 noundef %1541)
  %1567 = load i64, ptr %65, align 8
  %1568 = icmp sgt i64 %1567, 0
  br i1 %1568, label %1569, label %1577

1569:                                             ; preds = %1566, %1574
  %1570 = phi i64 [ %1575, %1574 ], [ 0, %1566 ]
  %1571 = getelementptr [16 x i64], ptr %64, i64 0, i64 %1570
  %1572 = load i64, ptr %1571, align 8
  %1573 = icmp eq i64 %1572, %1559
  br i1 %1573, label %1577, label %1574

1574:                                             ; preds = %1569
  %1575 = add nuw nsw i64 %1570, 1
  %1576 = icmp eq i64 %1575, %1567
  br i1 %1576, label %1583, label %1569, !llvm.loop !29

1577:                                             ; preds = %1569, %1566
  %1578 = phi i64 [ 0, %1566 ], [ %1570, %1569 ]
  %1579 = icmp eq i64 %1578, %1567
  br i1 %1579, label %1583, label %1580

1580:                                             ; preds = %1577
  %1581 = getelementptr [16 x i64], ptr %66, i64 0, i64 %1578
  %1582 = load i64, ptr %1581, align 8
  br label %1589

1583:                                             ; preds = %1574, %1577
  %1584 = icmp eq i64 %1567, 16
  br i1 %1584, label %1594, label %1585

1585:                                             ; preds = %1583
  %1586 = add i64 %1567, 1
  store i64 %1586, ptr %65, align 8
  %1587 = getelementptr [16 x i64], ptr %64, i64 0, i64 %1567
  store i64 %1559, ptr %1587, align 8
  %1588 = getelementptr [16 x i64], ptr %66, i64 0, i64 %1567
  store i64 0, ptr %1588, align 8
  br label %1589

1589:                                             ; preds = %1580, %1585
  %1590 = phi i64 [ 0, %1585 ], [ %1582, %1580 ]
  %1591 = phi i64 [ %1567, %1585 ], [ %1578, %1580 ]
  %1592 = getelementptr [16 x i64], ptr %66, i64 0, i64 %1591
  %1593 = add i64 %1590, 1
  store i64 %1593, ptr %1592, align 8
  br label %1594

1594:                                             ; preds = %1589, %1583
  %1595 = phi i64 [ %1590, %1589 ], [ 0, %1583 ]
  %1596 = icmp eq i64 %1559, 0
  br i1 %1596, label %1599, label %1604

1597:                                             ; preds = %1628
  %1598 = load i64, ptr %9, align 16
  br label %1599

1599:                                             ; preds = %1597, %1594
  %1600 = phi i64 [ undef, %1594 ], [ %1598, %1597 ]
  %1601 = phi i64 [ 0, %1594 ], [ %1608, %1597 ]
  %1602 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1600
  %1603 = call i64 @llvm.smin.i64(i64 %1601, i64 1)
  br label %1634

1604:                                             ; preds = %1594, %1628
  %1605 = phi i64 [ %1632, %1628 ], [ %1559, %1594 ]
  %1606 = phi i64 [ %1608, %1628 ], [ 0, %1594 ]
  %1607 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1605, i1 true)
  %1608 = add i64 %1606, 1
  %1609 = icmp sgt i64 %1606, 0
  br i1 %1609, label %1610, label %1628

1610:                                             ; preds = %1604
  %1611 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1607
  %1612 = load i64, ptr %1611, align 8
  br label %1613

1613:                                             ; preds = %1625, %1610
  %1614 = phi i64 [ %1606, %1610 ], [ %1615, %1625 ]
  %1615 = add nsw i64 %1614, -1
  %1616 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1615
  %1617 = load i64, ptr %1616, align 8
  %1618 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1617
  %1619 = load i64, ptr %1618, align 8
  %1620 = icmp sge i64 %1612, %1619
  %1621 = icmp ne i64 %1612, %1619
  %1622 = icmp sle i64 %1607, %1617
  %1623 = or i1 %1622, %1621
  %1624 = and i1 %1620, %1623
  br i1 %1624, label %1628, label %1625

1625:                                             ; preds = %1613
  %1626 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1614
  store i64 %1617, ptr %1626, align 8
  %1627 = icmp ugt i64 %1614, 1
  br i1 %1627, label %1613, label %1628, !llvm.loop !30

1628:                                             ; preds = %1625, %1613, %1604
  %1629 = phi i64 [ %1606, %1604 ], [ 0, %1625 ], [ %1614, %1613 ]
  %1630 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1629
  store i64 %1607, ptr %1630, align 8
  %1631 = add i64 %1605, -1
  %1632 = and i64 %1631, %1605
  %1633 = icmp eq i64 %1632, 0
  br i1 %1633, label %1597, label %1604, !llvm.loop !31

1634:                                             ; preds = %1637, %1599
  %1635 = phi i64 [ %1638, %1637 ], [ %1601, %1599 ]
  %1636 = icmp sgt i64 %1635, 1
  br i1 %1636, label %1637, label %1646

1637:                                             ; preds = %1634
  %1638 = add nsw i64 %1635, -1
  %1639 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1638
  %1640 = load i64, ptr %1639, align 8
  %1641 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1640
  %1642 = load i64, ptr %1641, align 8
  %1643 = load i64, ptr %1602, align 8
  %1644 = add i64 %1643, 5
  %1645 = icmp slt i64 %1642, %1644
  br i1 %1645, label %1646, label %1634, !llvm.loop !32

1646:                                             ; preds = %1637, %1634
  %1647 = phi i64 [ %1603, %1634 ], [ %1635, %1637 ]
  %1648 = add i64 %1544, -1
  %1649 = icmp eq i64 %1648, %1542
  br i1 %1649, label %1656, label %1650

1650:                                             ; preds = %1646
  %1651 = add i64 %1544, -2
  %1652 = icmp eq i64 %1651, %1542
  %1653 = icmp eq i64 %1595, 0
  %1654 = select i1 %1652, i1 %1653, i1 false
  %1655 = select i1 %1654, i64 1, i64 %1595
  br label %1656

1656:                                             ; preds = %1650, %1646
  %1657 = phi i64 [ %1655, %1650 ], [ 0, %1646 ]
  %1658 = srem i64 %1657, %1647
  %1659 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1658
  %1660 = load i64, ptr %1659, align 8
  br label %1661

1661:                                             ; preds = %1656, %1547
  %1662 = phi i64 [ %1660, %1656 ], [ -1, %1547 ]
  br label %1766

1663:                                             ; preds = %1536, %1533, %1529
  %1664 = getelementptr inbounds i8, ptr %1418, i64 408
  %1665 = load i64, ptr %1664, align 8
  %1666 = icmp eq i64 %1665, 0
  br i1 %1666, label %1772, label %1667

1667:                                             ; preds = %1663
  %1668 = load i64, ptr %13, align 8
  %1669 = load i64, ptr %924, align 8
  %1670 = icmp slt i64 %1669, 0
  br i1 %1670, label %1772, label %1671

1671:                                             ; preds = %1667
  %1672 = getelementptr inbounds i8, ptr %385, i64 136
  %1673 = load i64, ptr %1672, align 8
  %1674 = add i64 %1673, %1669
  %1675 = icmp eq i32 %1447, 0
  %1676 = load ptr, ptr %54, align 8
  %1677 = getelementptr %struct.use_row, ptr %1676, i64 %1674, i32 3
  %1678 = getelementptr %struct.use_row, ptr %1676, i64 %1674
  %1679 = select i1 %1675, ptr %1678, ptr %1677
  %1680 = load i64, ptr %1679, align 8
  %1681 = and i64 %1680, %1417
  %1682 = icmp eq i64 %1681, 0
  %1683 = select i1 %1682, i64 %1680, i64 %1681
  %1684 = getelementptr %struct.use_row, ptr %1676, i64 %1674, i32 1
  %1685 = load double, ptr %1684, align 8
  %1686 = fcmp ogt double %1685, 1.000000e+00
  %1687 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1683)
  %1688 = icmp ugt i64 %1687, 1
  %1689 = select i1 %1686, i1 %1688, i1 false
  %1690 = icmp eq i64 %1683, 0
  %1691 = select i1 %1689, i1 true, i1 %1690
  br i1 %1691, label %1772, label %1692

1692:                                             ; preds = %1671, %1757
  %1693 = phi i64 [ %1759, %1757 ], [ -1, %1671 ]
  %1694 = phi i64 [ %1761, %1757 ], [ %1683, %1671 ]
  %1695 = phi i64 [ %1758, %1757 ], [ 0, %1671 ]
  %1696 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1694, i1 true)
  %1697 = load ptr, ptr %68, align 8
  %1698 = load i64, ptr %69, align 8
  %1699 = mul i64 %1698, %1696
  %1700 = getelementptr i64, ptr %1697, i64 %1699
  %1701 = load ptr, ptr %70, align 8
  %1702 = getelementptr i64, ptr %1701, i64 %1696
  %1703 = load i64, ptr %1702, align 8
  %1704 = icmp sgt i64 %1703, 0
  br i1 %1704, label %1705, label %1742

1705:                                             ; preds = %1692, %1737
  %1706 = phi i64 [ %1740, %1737 ], [ %1703, %1692 ]
  %1707 = load i64, ptr %1700, align 8
  %1708 = icmp slt i64 %1707, %1668
  br i1 %1708, label %1709, label %1742

1709:                                             ; preds = %1705
  %1710 = add nsw i64 %1706, -1
  store i64 %1710, ptr %1702, align 8
  %1711 = getelementptr i64, ptr %1700, i64 %1710
  %1712 = load i64, ptr %1711, align 8
  %1713 = icmp ugt i64 %1710, 1
  br i1 %1713, label %1714, label %1737

1714:                                             ; preds = %1709, %1732
  %1715 = phi i64 [ %1735, %1732 ], [ 1, %1709 ]
  %1716 = phi i64 [ %1734, %1732 ], [ 0, %1709 ]
  %1717 = phi i64 [ %1728, %1732 ], [ 0, %1709 ]
  %1718 = add i64 %1716, 2
  %1719 = icmp slt i64 %1718, %1710
  br i1 %1719, label %1720, label %1727

1720:                                             ; preds = %1714
  %1721 = getelementptr i64, ptr %1700, i64 %1718
  %1722 = load i64, ptr %1721, align 8
  %1723 = getelementptr i64, ptr %1700, i64 %1715
  %1724 = load i64, ptr %1723, align 8
  %1725 = icmp slt i64 %1722, %1724
  %1726 = select i1 %1725, i64 %1718, i64 %1715
  br label %1727

1727:                                             ; preds = %1720, %1714
  %1728 = phi i64 [ %1715, %1714 ], [ %1726, %1720 ]
  %1729 = getelementptr i64, ptr %1700, i64 %1728
  %1730 = load i64, ptr %1729, align 8
  %1731 = icmp slt i64 %1730, %1712
  br i1 %1731, label %1732, label %1737

1732:                                             ; preds = %1727
  %1733 = getelementptr i64, ptr %1700, i64 %1717
  store i64 %1730, ptr %1733, align 8
  %1734 = shl i64 %1728, 1
  %1735 = or disjoint i64 %1734, 1
  %1736 = icmp slt i64 %1735, %1710
  br i1 %1736, label %1714, label %1737

1737:                                             ; preds = %1732, %1727, %1709
  %1738 = phi i64 [ 0, %1709 ], [ %1717, %1727 ], [ %1728, %1732 ]
  %1739 = getelementptr i64, ptr %1700, i64 %1738
  store i64 %1712, ptr %1739, align 8
  %1740 = load i64, ptr %1702, align 8
  %1741 = icmp sgt i64 %1740, 0
  br i1 %1741, label %1705, label %1742, !llvm.loop !33

1742:                                             ; preds = %1737, %1705, %1692
  %1743 = phi i64 [ %1703, %1692 ], [ %1706, %1705 ], [ %1740, %1737 ]
  %1744 = icmp slt i64 %1693, 0
  %1745 = icmp slt i64 %1743, %1695
  %1746 = select i1 %1744, i1 true, i1 %1745
  br i1 %1746, label %1756, label %1747

1747:                                             ; preds = %1742
  %1748 = icmp eq i64 %1743, %1695
  br i1 %1748, label %1749, label %1757

1749:                                             ; preds = %1747
  %1750 = load ptr, ptr %71, align 8
  %1751 = getelementptr i64, ptr %1750, i64 %1696
  %1752 = load i64, ptr %1751, align 8
  %1753 = getelementptr i64, ptr %1750, i64 %1693
  %1754 = load i64, ptr %1753, align 8
  %1755 = icmp slt i64 %1752, %1754
  br i1 %1755, label %1756, label %1757

1756:                                             ; preds = %1749, %1742
  br label %1757

1757:                                             ; preds = %1756, %1749, %1747
  %1758 = phi i64 [ %1743, %1756 ], [ %1695, %1749 ], [ %1695, %1747 ]
  %1759 = phi i64 [ %1696, %1756 ], [ %1693, %1749 ], [ %1693, %1747 ]
  %1760 = add i64 %1694, -1
  %1761 = and i64 %1760, %1694
  %1762 = icmp eq i64 %1761, 0
  br i1 %1762, label %1766, label %1692, !llvm.loop !34

1763:                                             ; preds = %1521, %1516, %1480
  %1764 = phi i64 [ %1528, %1521 ], [ %1511, %1516 ], [ %1488, %1480 ]
  %1765 = shl nuw i64 1, %1764
  br label %1772

1766:                                             ; preds = %1757, %1661
  %1767 = phi i64 [ %1662, %1661 ], [ %1759, %1757 ]
  %1768 = freeze i64 %1767
  %1769 = shl nuw i64 1, %1768
  %1770 = icmp slt i64 %1768, 0
  %1771 = select i1 %1770, i64 %1417, i64 %1769
  br label %1772

1772:                                             ; preds = %1766, %1763, %1671, %1667, %1663, %1540, %1489, %1456, %1451, %1373
  %1773 = phi i64 [ 0, %1373 ], [ %1765, %1763 ], [ %1417, %1663 ], [ %1417, %1451 ], [ %1417, %1456 ], [ %1417, %1489 ], [ %1417, %1540 ], [ %1417, %1667 ], [ %1417, %1671 ], [ %1771, %1766 ]
  %1774 = phi i64 [ -1, %1373 ], [ %1764, %1763 ], [ -1, %1663 ], [ -1, %1451 ], [ -1, %1456 ], [ -1, %1489 ], [ -1, %1540 ], [ -1, %1667 ], [ -1, %1671 ], [ %1768, %1766 ]
  %1775 = phi i32 [ 0, %1373 ], [ %1447, %1763 ], [ %1447, %1663 ], [ %1447, %1451 ], [ %1447, %1456 ], [ %1447, %1489 ], [ %1447, %1540 ], [ %1447, %1667 ], [ %1447, %1671 ], [ %1447, %1766 ]
  %1776 = phi i64 [ %1374, %1373 ], [ %1414, %1763 ], [ %1414, %1663 ], [ %1414, %1451 ], [ %1414, %1456 ], [ %1414, %1489 ], [ %1414, %1540 ], [ %1414, %1667 ], [ %1414, %1671 ], [ %1414, %1766 ]
  %1777 = phi i64 [ %1341, %1373 ], [ %1413, %1763 ], [ %1413, %1663 ], [ %1413, %1451 ], [ %1413, %1456 ], [ %1413, %1489 ], [ %1413, %1540 ], [ %1413, %1667 ], [ %1413, %1671 ], [ %1413, %1766 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !35)
  store i64 %1773, ptr %11, align 8, !alias.scope !35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %72, i8 0, i64 32, i1 false), !alias.scope !35
  %1778 = load i64, ptr %1342, align 8, !noalias !35
  %1779 = load i64, ptr %1344, align 8, !noalias !35
  %1780 = icmp slt i64 %1778, %1779
  br i1 %1780, label %1781, label %1833

1781:                                             ; preds = %1772
  %1782 = load ptr, ptr %52, align 8, !noalias !35
  %1783 = load ptr, ptr %51, align 8, !noalias !35
  %1784 = getelementptr inbounds i8, ptr %385, i64 24
  br label %1785

1785:                                             ; preds = %1828, %1781
  %1786 = phi i64 [ -1, %1781 ], [ %1830, %1828 ]
  %1787 = phi i64 [ -1, %1781 ], [ %1829, %1828 ]
  %1788 = phi i64 [ %1778, %1781 ], [ %1831, %1828 ]
  %1789 = getelementptr %struct.read_row, ptr %1782, i64 %1788
  %1790 = load i64, ptr %1789, align 8, !noalias !35
  %1791 = getelementptr %struct.value_row, ptr %1783, i64 %1790
  %1792 = getelementptr inbounds i8, ptr %1789, i64 16
  %1793 = load i64, ptr %1792, align 8, !noalias !35
  %1794 = icmp eq i64 %1793, 0
  br i1 %1794, label %1828, label %1795

1795:                                             ; preds = %1785
  %1796 = getelementptr inbounds i8, ptr %1791, i64 24
  %1797 = load i64, ptr %1796, align 8, !noalias !35
  %1798 = icmp eq i64 %1797, 1
  br i1 %1798, label %1799, label %1804

1799:                                             ; preds = %1795
  %1800 = load ptr, ptr %20, align 8, !noalias !35
  %1801 = getelementptr inbounds i8, ptr %1800, i64 256
  %1802 = load i64, ptr %1801, align 8, !noalias !35
  %1803 = icmp eq i64 %1802, 0
  br i1 %1803, label %1828, label %1804

1804:                                             ; preds = %1799, %1795
  %1805 = getelementptr inbounds i8, ptr %1789, i64 8
  %1806 = load i64, ptr %1805, align 8, !noalias !35
  %1807 = icmp eq i64 %1806, 0
  br i1 %1807, label %1815, label %1808

1808:                                             ; preds = %1804
  %1809 = getelementptr inbounds i8, ptr %1791, i64 16
  %1810 = load i64, ptr %1809, align 8, !noalias !35
  %1811 = load i64, ptr %1784, align 8, !noalias !35
  %1812 = icmp eq i64 %1810, %1811
  %1813 = select i1 %1812, i64 8, i64 0
  %1814 = getelementptr inbounds i8, ptr %1791, i64 %1813
  br label %1815

1815:                                             ; preds = %1808, %1804
  %1816 = phi ptr [ %1791, %1804 ], [ %1814, %1808 ]
  %1817 = load i64, ptr %1816, align 8, !noalias !35
  %1818 = icmp eq i64 %1797, 2
  %1819 = load ptr, ptr %20, align 8, !noalias !35
  br i1 %1818, label %1820, label %1824

1820:                                             ; preds = %1815
  %1821 = getelementptr inbounds i8, ptr %1819, i64 224
  %1822 = load i64, ptr %1821, align 8, !noalias !35
  %1823 = icmp eq i64 %1822, 0
  br i1 %1823, label %1828, label %1824

1824:                                             ; preds = %1820, %1815
  %1825 = getelementptr inbounds i8, ptr %1819, i64 392
  %1826 = load i64, ptr %1825, align 8, !noalias !35
  %1827 = add i64 %1826, %1817
  br label %1828

1828:                                             ; preds = %1824, %1820, %1799, %1785
  %1829 = phi i64 [ %1787, %1799 ], [ %1787, %1785 ], [ %1827, %1824 ], [ 0, %1820 ]
  %1830 = phi i64 [ %1786, %1799 ], [ %1786, %1785 ], [ %1817, %1824 ], [ %1817, %1820 ]
  %1831 = add nsw i64 %1788, 1
  %1832 = icmp eq i64 %1831, %1779
  br i1 %1832, label %1833, label %1785, !llvm.loop !38

1833:                                             ; preds = %1828, %1772
  %1834 = phi i64 [ -1, %1772 ], [ %1829, %1828 ]
  %1835 = phi i64 [ -1, %1772 ], [ %1830, %1828 ]
  %1836 = load ptr, ptr %20, align 8, !noalias !35
  %1837 = getelementptr inbounds i8, ptr %1836, i64 384
  %1838 = load i64, ptr %1837, align 8, !noalias !35
  %1839 = add i64 %1838, %1835
  store i64 %1839, ptr %75, align 8, !alias.scope !35
  store i64 %1834, ptr %76, align 8, !alias.scope !35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %77, i8 0, i64 16, i1 false), !alias.scope !35
  %1840 = load i64, ptr %385, align 8, !noalias !35
  %1841 = icmp eq i64 %1840, 2
  br i1 %1841, label %1864, label %1842

1842:                                             ; preds = %1833
  %1843 = getelementptr inbounds i8, ptr %1836, i64 72
  %1844 = load i64, ptr %1843, align 8, !noalias !35
  %1845 = icmp ne i64 %1844, 0
  %1846 = icmp sgt i64 %1834, -1
  %1847 = select i1 %1845, i1 %1846, i1 false
  br i1 %1847, label %1848, label %1855

1848:                                             ; preds = %1842
  %1849 = getelementptr inbounds i8, ptr %385, i64 72
  %1850 = load i64, ptr %1849, align 8, !noalias !35
  %1851 = getelementptr inbounds i8, ptr %1836, i64 440
  %1852 = load i64, ptr %1851, align 8, !noalias !35
  %1853 = icmp slt i64 %1850, %1852
  br i1 %1853, label %1855, label %1854

1854:                                             ; preds = %1848
  store i64 %1844, ptr %74, align 8, !alias.scope !35
  br label %1855

1855:                                             ; preds = %1854, %1848, %1842
  %1856 = getelementptr inbounds i8, ptr %1836, i64 232
  %1857 = load i64, ptr %1856, align 8, !noalias !35
  %1858 = icmp eq i64 %1857, 0
  br i1 %1858, label %1865, label %1859

1859:                                             ; preds = %1855
  %1860 = icmp eq i64 %1840, 1
  br i1 %1860, label %1861, label %1864

1861:                                             ; preds = %1859
  %1862 = icmp ne i64 %1773, 0
  %1863 = zext i1 %1862 to i64
  store i64 %1863, ptr %73, align 8, !alias.scope !35
  br label %1867

1864:                                             ; preds = %1859, %1833
  store i64 0, ptr %73, align 8, !alias.scope !35
  br label %2006

1865:                                             ; preds = %1855
  store i64 0, ptr %73, align 8, !alias.scope !35
  %1866 = icmp eq i64 %1840, 1
  br i1 %1866, label %1867, label %2006

1867:                                             ; preds = %1865, %1861
  %1868 = getelementptr inbounds i8, ptr %385, i64 72
  %1869 = load i64, ptr %1868, align 8, !noalias !35
  %1870 = icmp sgt i64 %1869, 0
  br i1 %1870, label %1871, label %1937

1871:                                             ; preds = %1867
  %1872 = getelementptr inbounds i8, ptr %1836, i64 240
  %1873 = load i64, ptr %1872, align 8, !noalias !35
  %1874 = icmp eq i64 %1873, 0
  br i1 %1874, label %1937, label %1875

1875:                                             ; preds = %1871
  %1876 = getelementptr inbounds i8, ptr %385, i64 136
  %1877 = load i64, ptr %1876, align 8, !noalias !35
  %1878 = load ptr, ptr %54, align 8, !noalias !35
  %1879 = getelementptr %struct.use_row, ptr %1878, i64 %1877
  %1880 = load i64, ptr %1879, align 8, !noalias !35
  %1881 = load i64, ptr %924, align 8, !noalias !35
  %1882 = icmp eq i64 %1881, 0
  %1883 = and i64 %1880, %1773
  %1884 = icmp eq i64 %1883, 0
  %1885 = select i1 %1884, i64 %1880, i64 %1883
  %1886 = select i1 %1882, i64 %1885, i64 %1880
  %1887 = load i64, ptr %63, align 8, !noalias !35
  %1888 = add i64 %1887, 1
  store i64 %1888, ptr %63, align 8, !noalias !35
  %1889 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1886)
  %1890 = srem i64 %1887, %1889
  %1891 = icmp sgt i64 %1890, 0
  br i1 %1891, label %1892, label %1931

1892:                                             ; preds = %1875
  %1893 = and i64 %1890, 7
  %1894 = icmp eq i64 %1893, 0
  br i1 %1894, label %1904, label %1895

1895:                                             ; preds = %1892, %1895
  %1896 = phi i64 [ %1901, %1895 ], [ %1890, %1892 ]
  %1897 = phi i64 [ %1900, %1895 ], [ %1886, %1892 ]
  %1898 = phi i64 [ %1902, %1895 ], [ 0, %1892 ]
  %1899 = add i64 %1897, -1
  %1900 = and i64 %1899, %1897
  %1901 = add nsw i64 %1896, -1
  %1902 = add i64 %1898, 1
  %1903 = icmp eq i64 %1902, %1893
  br i1 %1903, label %1904, label %1895, !llvm.loop !39

1904:                                             ; preds = %1895, %1892
  %1905 = phi i64 [ %1890, %1892 ], [ %1901, %1895 ]
  %1906 = phi i64 [ %1886, %1892 ], [ %1900, %1895 ]
  %1907 = phi i64 [ poison, %1892 ], [ %1900, %1895 ]
  %1908 = icmp ult i64 %1890, 8
  br i1 %1908, label %1931, label %1909

1909:                                             ; preds = %1904, %1909
  %1910 = phi i64 [ %1928, %1909 ], [ %1905, %1904 ]
  %1911 = phi i64 [ %1927, %1909 ], [ %1906, %1904 ]
  %1912 = add i64 %1911, -1
  %1913 = and i64 %1912, %1911
  %1914 = add i64 %1913, -1
  %1915 = and i64 %1914, %1913
  %1916 = add i64 %1915, -1
  %1917 = and i64 %1916, %1915
  %1918 = add i64 %1917, -1
  %1919 = and i64 %1918, %1917
  %1920 = add i64 %1919, -1
  %1921 = and i64 %1920, %1919
  %1922 = add i64 %1921, -1
  %1923 = and i64 %1922, %1921
  %1924 = add i64 %1923, -1
  %1925 = and i64 %1924, %1923
  %1926 = add i64 %1925, -1
  %1927 = and i64 %1926, %1925
  %1928 = add nsw i64 %1910, -8
  %1929 = add i64 %1910, -9
  %1930 = icmp ult i64 %1929, -2
  br i1 %1930, label %1909, label %1931, !llvm.loop !41

1931:                                             ; preds = %1904, %1909, %1875
  %1932 = phi i64 [ %1886, %1875 ], [ %1907, %1904 ], [ %1927, %1909 ]
  %1933 = sub i64 0, %1932
  %1934 = and i64 %1932, %1933
  store i64 %1934, ptr %72, align 8, !alias.scope !35
  %1935 = load i64, ptr %385, align 8
  %1936 = icmp eq i64 %1935, 1
  br i1 %1936, label %1937, label %2009

1937:                                             ; preds = %1931, %1871, %1867
  %1938 = phi i64 [ %1934, %1931 ], [ 0, %1871 ], [ 0, %1867 ]
  %1939 = load ptr, ptr %38, align 8, !noalias !35
  %1940 = load i64, ptr %39, align 8, !noalias !35
  %1941 = getelementptr inbounds i8, ptr %385, i64 88
  %1942 = load i64, ptr %1941, align 8, !noalias !35
  %1943 = getelementptr %struct.access_row, ptr %1939, i64 %1940
  %1944 = getelementptr %struct.access_row, ptr %1943, i64 %1942
  %1945 = getelementptr inbounds i8, ptr %1836, i64 448
  %1946 = load i64, ptr %1945, align 8, !noalias !35
  %1947 = icmp eq i64 %1946, 0
  br i1 %1947, label %2006, label %1948

1948:                                             ; preds = %1937
  %1949 = load i64, ptr %1944, align 8, !noalias !35
  %1950 = icmp ult i64 %1949, 140737488355328
  br i1 %1950, label %1951, label %2006

1951:                                             ; preds = %1948
  %1952 = getelementptr inbounds i8, ptr %1944, i64 16
  %1953 = load i64, ptr %1952, align 8, !noalias !35
  %1954 = icmp slt i64 %1953, %1946
  br i1 %1954, label %1955, label %1972

1955:                                             ; preds = %1951
  %1956 = sdiv i64 %1949, %1946
  %1957 = srem i64 %1956, 2
  %1958 = getelementptr inbounds i8, ptr %1836, i64 32
  %1959 = load i64, ptr %1958, align 8, !noalias !35
  %1960 = sdiv i64 %1949, %1959
  %1961 = getelementptr [2 x [2 x i64]], ptr %78, i64 0, i64 %1957
  %1962 = load i64, ptr %1961, align 8, !noalias !35
  %1963 = icmp eq i64 %1962, %1960
  br i1 %1963, label %2006, label %1964

1964:                                             ; preds = %1955
  %1965 = getelementptr i8, ptr %1961, i64 8
  %1966 = load i64, ptr %1965, align 8, !noalias !35
  %1967 = icmp eq i64 %1966, %1960
  br i1 %1967, label %2006, label %1968

1968:                                             ; preds = %1964
  store i64 %1962, ptr %1965, align 8, !noalias !35
  store i64 %1960, ptr %1961, align 8, !noalias !35
  %1969 = load i64, ptr %1944, align 8, !noalias !35
  %1970 = load i64, ptr %1945, align 8, !noalias !35
  %1971 = load i64, ptr %1952, align 8, !noalias !35
  br label %1972

1972:                                             ; preds = %1968, %1951
  %1973 = phi i64 [ %1971, %1968 ], [ %1953, %1951 ]
  %1974 = phi i64 [ %1970, %1968 ], [ %1946, %1951 ]
  %1975 = phi i64 [ %1969, %1968 ], [ %1949, %1951 ]
  %1976 = getelementptr inbounds i8, ptr %1836, i64 456
  %1977 = load i64, ptr %1976, align 8, !noalias !35
  %1978 = shl nsw i64 -1, %1977
  %1979 = xor i64 %1978, -1
  %1980 = sdiv i64 %1975, %1974
  %1981 = add i64 %1973, -1
  %1982 = add i64 %1981, %1975
  %1983 = sdiv i64 %1982, %1974
  %1984 = add i64 %1980, 2
  %1985 = icmp sle i64 %1980, %1983
  %1986 = icmp slt i64 %1980, 9223372036854775806
  %1987 = and i1 %1986, %1985
  br i1 %1987, label %1988, label %2006

1988:                                             ; preds = %1972
  %1989 = getelementptr inbounds i8, ptr %1836, i64 128
  %1990 = load i64, ptr %1989, align 8, !noalias !35
  %1991 = srem i64 %1980, 2
  %1992 = mul i64 %1991, %1977
  %1993 = add i64 %1992, %1990
  %1994 = shl i64 %1979, %1993
  %1995 = getelementptr i64, ptr %77, i64 %1991
  store i64 %1994, ptr %1995, align 8, !alias.scope !35
  %1996 = add nsw i64 %1980, 1
  %1997 = icmp slt i64 %1980, %1983
  %1998 = icmp slt i64 %1996, %1984
  %1999 = and i1 %1997, %1998
  br i1 %1999, label %2000, label %2006, !llvm.loop !42

2000:                                             ; preds = %1988
  %2001 = srem i64 %1996, 2
  %2002 = mul i64 %2001, %1977
  %2003 = add i64 %2002, %1990
  %2004 = shl i64 %1979, %2003
  %2005 = getelementptr i64, ptr %77, i64 %2001
  store i64 %2004, ptr %2005, align 8, !alias.scope !35
  br label %2006

2006:                                             ; preds = %1988, %2000, %1972, %1964, %1955, %1948, %1937, %1865, %1864
  %2007 = phi i64 [ %1938, %1972 ], [ %1938, %1964 ], [ %1938, %1955 ], [ %1938, %1948 ], [ %1938, %1937 ], [ 0, %1865 ], [ 0, %1864 ], [ %1938, %2000 ], [ %1938, %1988 ]
  %2008 = load i64, ptr %385, align 8
  br label %2009

2009:                                             ; preds = %2006, %1931
  %2010 = phi i64 [ %2007, %2006 ], [ %1934, %1931 ]
  %2011 = phi i64 [ %2008, %2006 ], [ %1935, %1931 ]
  %2012 = zext nneg i32 %1775 to i64
  store i64 %2012, ptr %79, align 8
  %2013 = icmp eq i64 %2011, 2
  store i64 0, ptr %80, align 8
  %2014 = select i1 %2013, i64 %1777, i64 %1776
  store i64 %2014, ptr %30, align 8
  %2015 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %11, i64 noundef %2014)
  %2016 = load i64, ptr %80, align 8
  store i64 %2016, ptr %34, align 8
  br i1 %2013, label %2017, label %2091

2017:                                             ; preds = %2009
  %2018 = load ptr, ptr %81, align 8
  %2019 = load ptr, ptr %20, align 8
  %2020 = load i64, ptr %13, align 8
  %2021 = getelementptr inbounds i8, ptr %2018, i64 24
  %2022 = load i64, ptr %2021, align 8
  %2023 = icmp eq i64 %2022, %2020
  br i1 %2023, label %2025, label %2024

2024:                                             ; preds = %2017
  store i64 %2020, ptr %2021, align 8
  br label %2091

2025:                                             ; preds = %2017
  store i64 -1, ptr %2021, align 8
  %2026 = getelementptr inbounds i8, ptr %2019, i64 200
  %2027 = load double, ptr %2026, align 8
  %2028 = getelementptr inbounds i8, ptr %2018, i64 32
  %2029 = load double, ptr %2028, align 8
  %2030 = fadd double %2027, %2029
  store double %2030, ptr %2028, align 8
  %2031 = fcmp ult double %2030, 1.000000e+00
  br i1 %2031, label %2091, label %2032

2032:                                             ; preds = %2025
  %2033 = fadd double %2030, -1.000000e+00
  store double %2033, ptr %2028, align 8
  %2034 = getelementptr inbounds i8, ptr %2019, i64 56
  %2035 = load i64, ptr %2034, align 8
  %2036 = icmp eq i64 %2035, 0
  %2037 = load ptr, ptr %61, align 8
  br label %2038

2038:                                             ; preds = %2051, %2032
  %2039 = phi i64 [ %2052, %2051 ], [ %2015, %2032 ]
  %2040 = and i64 %2039, 32767
  %2041 = getelementptr %struct.day_row, ptr %2037, i64 %2040
  %2042 = load i64, ptr %2041, align 8
  %2043 = icmp eq i64 %2042, %2039
  br i1 %2043, label %2044, label %2050

2044:                                             ; preds = %2038
  %2045 = getelementptr inbounds i8, ptr %2041, i64 8
  %2046 = load i64, ptr %2045, align 8
  %2047 = xor i64 %2046, -1
  %2048 = and i64 %2035, %2047
  %2049 = icmp eq i64 %2048, 0
  br i1 %2049, label %2051, label %2053

2050:                                             ; preds = %2038
  br i1 %2036, label %2051, label %2053

2051:                                             ; preds = %2050, %2044
  %2052 = add i64 %2039, 1
  br label %2038, !llvm.loop !43

2053:                                             ; preds = %2050, %2044
  %2054 = phi i64 [ %2035, %2050 ], [ %2048, %2044 ]
  %2055 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2054, i1 true)
  %2056 = add i64 %2054, -1
  %2057 = and i64 %2056, %2054
  %2058 = icmp eq i64 %2057, 0
  br i1 %2058, label %2074, label %2059

2059:                                             ; preds = %2053
  %2060 = load ptr, ptr %71, align 8
  br label %2061

2061:                                             ; preds = %2061, %2059
  %2062 = phi i64 [ %2057, %2059 ], [ %2072, %2061 ]
  %2063 = phi i64 [ %2055, %2059 ], [ %2070, %2061 ]
  %2064 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2062, i1 true)
  %2065 = getelementptr i64, ptr %2060, i64 %2064
  %2066 = load i64, ptr %2065, align 8
  %2067 = getelementptr i64, ptr %2060, i64 %2063
  %2068 = load i64, ptr %2067, align 8
  %2069 = icmp slt i64 %2066, %2068
  %2070 = select i1 %2069, i64 %2064, i64 %2063
  %2071 = add i64 %2062, -1
  %2072 = and i64 %2071, %2062
  %2073 = icmp eq i64 %2072, 0
  br i1 %2073, label %2074, label %2061, !llvm.loop !44

2074:                                             ; preds = %2061, %2053
  %2075 = phi i64 [ %2055, %2053 ], [ %2070, %2061 ]
  br i1 %2043, label %2076, label %2079

2076:                                             ; preds = %2074
  %2077 = getelementptr inbounds i8, ptr %2041, i64 8
  %2078 = load i64, ptr %2077, align 8
  br label %2080

2079:                                             ; preds = %2074
  store i64 %2039, ptr %2041, align 8
  br label %2080

2080:                                             ; preds = %2079, %2076
  %2081 = phi i64 [ %2078, %2076 ], [ 0, %2079 ]
  %2082 = shl nuw i64 1, %2075
  %2083 = getelementptr inbounds i8, ptr %2041, i64 8
  %2084 = or i64 %2081, %2082
  store i64 %2084, ptr %2083, align 8
  %2085 = load i64, ptr %80, align 8
  %2086 = or i64 %2085, %2082
  store i64 %2086, ptr %80, align 8
  %2087 = load ptr, ptr %71, align 8
  %2088 = getelementptr i64, ptr %2087, i64 %2075
  %2089 = load i64, ptr %2088, align 8
  %2090 = add i64 %2089, 1
  store i64 %2090, ptr %2088, align 8
  br label %2091

2091:                                             ; preds = %2080, %2025, %2024, %2009
  %2092 = icmp sgt i64 %1774, -1
  br i1 %2092, label %2093, label %2118

2093:                                             ; preds = %2091
  %2094 = load ptr, ptr %70, align 8
  %2095 = getelementptr i64, ptr %2094, i64 %1774
  %2096 = load i64, ptr %2095, align 8
  %2097 = load i64, ptr %69, align 8
  %2098 = icmp slt i64 %2096, %2097
  br i1 %2098, label %2099, label %2118

2099:                                             ; preds = %2093
  %2100 = load ptr, ptr %68, align 8
  %2101 = mul i64 %2097, %1774
  %2102 = getelementptr i64, ptr %2100, i64 %2101
  %2103 = add nsw i64 %2096, 1
  store i64 %2103, ptr %2095, align 8
  %2104 = icmp sgt i64 %2096, 0
  br i1 %2104, label %2105, label %2115

2105:                                             ; preds = %2099, %2112
  %2106 = phi i64 [ %2108, %2112 ], [ %2096, %2099 ]
  %2107 = add nsw i64 %2106, -1
  %2108 = lshr i64 %2107, 1
  %2109 = getelementptr i64, ptr %2102, i64 %2108
  %2110 = load i64, ptr %2109, align 8
  %2111 = icmp sgt i64 %2110, %2015
  br i1 %2111, label %2112, label %2115

2112:                                             ; preds = %2105
  %2113 = getelementptr i64, ptr %2102, i64 %2106
  store i64 %2110, ptr %2113, align 8
  %2114 = icmp ult i64 %2107, 2
  br i1 %2114, label %2115, label %2105

2115:                                             ; preds = %2112, %2105, %2099
  %2116 = phi i64 [ %2096, %2099 ], [ %2108, %2112 ], [ %2106, %2105 ]
  %2117 = getelementptr i64, ptr %2102, i64 %2116
  store i64 %2015, ptr %2117, align 8
  br label %2118

2118:                                             ; preds = %2115, %2093, %2091
  %2119 = load i64, ptr %385, align 8
  %2120 = icmp eq i64 %2119, 0
  br i1 %2120, label %2121, label %2131

2121:                                             ; preds = %2118
  %2122 = getelementptr inbounds i8, ptr %385, i64 72
  %2123 = load i64, ptr %2122, align 8
  %2124 = load ptr, ptr %20, align 8
  %2125 = getelementptr inbounds i8, ptr %2124, i64 152
  %2126 = load i64, ptr %2125, align 8
  %2127 = icmp slt i64 %2123, %2126
  br i1 %2127, label %2131, label %2128

2128:                                             ; preds = %2121
  %2129 = load i64, ptr %60, align 8
  %2130 = call noundef i64 @llvm.smax.i64(i64 %2129, i64 %2015)
  store i64 %2130, ptr %60, align 8
  br label %2131

2131:                                             ; preds = %2128, %2121, %2118
  %2132 = getelementptr inbounds i8, ptr %385, i64 8
  %2133 = load i64, ptr %2132, align 8
  %2134 = add i64 %2133, %2015
  %2135 = icmp eq i32 %1775, 0
  br i1 %2135, label %2136, label %2140

2136:                                             ; preds = %2131
  %2137 = getelementptr inbounds i8, ptr %385, i64 16
  %2138 = load i64, ptr %2137, align 8
  %2139 = add i64 %2138, %2015
  br label %2140

2140:                                             ; preds = %2136, %2131
  %2141 = phi i64 [ %2139, %2136 ], [ %2134, %2131 ]
  %2142 = load i64, ptr %385, align 8
  %2143 = icmp eq i64 %2142, 1
  br i1 %2143, label %2144, label %2439

2144:                                             ; preds = %2140
  %2145 = load ptr, ptr %38, align 8
  %2146 = load i64, ptr %39, align 8
  %2147 = getelementptr inbounds i8, ptr %385, i64 88
  %2148 = load i64, ptr %2147, align 8
  %2149 = getelementptr %struct.access_row, ptr %2145, i64 %2146
  %2150 = getelementptr %struct.access_row, ptr %2149, i64 %2148
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  store i64 %2010, ptr %89, align 8
  %2151 = add i64 %2148, %2146
  %2152 = add i64 %2151, 1
  %2153 = load i64, ptr %82, align 8
  %2154 = icmp eq i64 %2153, 0
  br i1 %2154, label %2200, label %2155

2155:                                             ; preds = %2144
  %2156 = getelementptr %struct.access_row, ptr %2145, i64 %2151, i32 6
  %2157 = load i64, ptr %2156, align 8
  %2158 = icmp slt i64 %2157, 0
  br i1 %2158, label %2200, label %2159

2159:                                             ; preds = %2155
  %2160 = load ptr, ptr %20, align 8
  %2161 = getelementptr inbounds i8, ptr %2160, i64 536
  %2162 = load i64, ptr %2161, align 8
  %2163 = load ptr, ptr %83, align 8
  %2164 = sdiv i64 %2153, %2162
  %2165 = srem i64 %2157, %2164
  %2166 = mul i64 %2165, %2162
  %2167 = getelementptr %struct.translation_row, ptr %2163, i64 %2166
  %2168 = getelementptr %struct.translation_row, ptr %2167, i64 %2162
  %2169 = icmp ult ptr %2167, %2168
  br i1 %2169, label %2170, label %2188

2170:                                             ; preds = %2159, %2180
  %2171 = phi ptr [ %2185, %2180 ], [ %2167, %2159 ]
  %2172 = phi ptr [ %2186, %2180 ], [ %2167, %2159 ]
  %2173 = load i64, ptr %2172, align 8
  %2174 = icmp eq i64 %2173, %2157
  %2175 = getelementptr inbounds i8, ptr %2172, i64 16
  br i1 %2174, label %2176, label %2180

2176:                                             ; preds = %2170
  store i64 %2152, ptr %2175, align 8
  %2177 = getelementptr inbounds i8, ptr %2172, i64 8
  %2178 = load i64, ptr %2177, align 8
  %2179 = call noundef i64 @llvm.smax.i64(i64 %2015, i64 %2178)
  br label %2195

2180:                                             ; preds = %2170
  %2181 = load i64, ptr %2175, align 8
  %2182 = getelementptr inbounds i8, ptr %2171, i64 16
  %2183 = load i64, ptr %2182, align 8
  %2184 = icmp slt i64 %2181, %2183
  %2185 = select i1 %2184, ptr %2172, ptr %2171
  %2186 = getelementptr i8, ptr %2172, i64 24
  %2187 = icmp ult ptr %2186, %2168
  br i1 %2187, label %2170, label %2188, !llvm.loop !45

2188:                                             ; preds = %2180, %2159
  %2189 = phi ptr [ %2167, %2159 ], [ %2185, %2180 ]
  %2190 = getelementptr inbounds i8, ptr %2160, i64 544
  %2191 = load i64, ptr %2190, align 8
  %2192 = add i64 %2191, %2015
  store i64 %2157, ptr %2189, align 8
  %2193 = getelementptr inbounds i8, ptr %2189, i64 8
  store i64 %2192, ptr %2193, align 8
  %2194 = getelementptr inbounds i8, ptr %2189, i64 16
  store i64 %2152, ptr %2194, align 8
  br label %2195

2195:                                             ; preds = %2188, %2176
  %2196 = phi i64 [ %2192, %2188 ], [ %2179, %2176 ]
  %2197 = icmp eq i64 %2196, %2015
  br i1 %2197, label %2200, label %2198

2198:                                             ; preds = %2195
  %2199 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull readonly %6, i64 noundef %2196)
  br label %2200

2200:                                             ; preds = %2198, %2195, %2155, %2144
  %2201 = phi i64 [ %2199, %2198 ], [ %2015, %2195 ], [ %2015, %2155 ], [ %2015, %2144 ]
  %2202 = load ptr, ptr %84, align 8
  %2203 = load i64, ptr %90, align 8
  %2204 = load ptr, ptr %20, align 8
  %2205 = getelementptr inbounds i8, ptr %385, i64 120
  %2206 = load i64, ptr %2205, align 8
  %2207 = icmp eq i64 %2206, 0
  br i1 %2207, label %2208, label %2210

2208:                                             ; preds = %2200
  %2209 = load i64, ptr %2132, align 8
  br label %2225

2210:                                             ; preds = %2200
  %2211 = load i64, ptr %1342, align 8
  %2212 = load i64, ptr %1344, align 8
  %2213 = icmp eq i64 %2211, %2212
  %2214 = load i64, ptr %2132, align 8
  br i1 %2213, label %2225, label %2215

2215:                                             ; preds = %2210
  %2216 = load ptr, ptr %51, align 8
  %2217 = load ptr, ptr %52, align 8
  %2218 = getelementptr %struct.read_row, ptr %2217, i64 %2211
  %2219 = load i64, ptr %2218, align 8
  %2220 = getelementptr %struct.value_row, ptr %2216, i64 %2219, i32 3
  %2221 = load i64, ptr %2220, align 8
  %2222 = icmp eq i64 %2221, 2
  %2223 = sext i1 %2222 to i64
  %2224 = add i64 %2214, %2223
  br label %2225

2225:                                             ; preds = %2215, %2210, %2208
  %2226 = phi i64 [ %2214, %2215 ], [ %2209, %2208 ], [ %2214, %2210 ]
  %2227 = phi i64 [ %2224, %2215 ], [ %2209, %2208 ], [ %2214, %2210 ]
  %2228 = getelementptr inbounds i8, ptr %385, i64 128
  %2229 = load i64, ptr %2228, align 8
  %2230 = call i64 @loaded_at(ptr noundef %2150, ptr noundef %2202, i64 noundef %2203, ptr noundef %2204, i64 noundef %2201, i64 noundef %2227, i64 noundef %2229)
  %2231 = getelementptr inbounds i8, ptr %2204, i64 320
  %2232 = load i64, ptr %2231, align 8
  %2233 = icmp eq i64 %2232, 0
  br i1 %2233, label %2296, label %2234

2234:                                             ; preds = %2225
  %2235 = add i64 %2226, %2201
  %2236 = icmp sgt i64 %2230, %2235
  br i1 %2236, label %2237, label %2261

2237:                                             ; preds = %2234
  %2238 = getelementptr inbounds i8, ptr %2204, i64 304
  %2239 = load i64, ptr %2238, align 8
  %2240 = icmp sgt i64 %2239, 0
  br i1 %2240, label %2241, label %2255

2241:                                             ; preds = %2237, %2248
  %2242 = phi i64 [ %2251, %2248 ], [ %2239, %2237 ]
  %2243 = phi i64 [ %2250, %2248 ], [ %2201, %2237 ]
  %2244 = load i64, ptr %2132, align 8
  %2245 = shl i64 %2244, 1
  %2246 = add i64 %2245, %2243
  %2247 = icmp slt i64 %2246, %2230
  br i1 %2247, label %2248, label %2255

2248:                                             ; preds = %2241
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %4, i8 0, i64 72, i1 false)
  %2249 = add i64 %2244, %2243
  %2250 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %4, i64 noundef %2249)
  %2251 = add nsw i64 %2242, -1
  %2252 = icmp sgt i64 %2242, 1
  br i1 %2252, label %2241, label %2253, !llvm.loop !46

2253:                                             ; preds = %2248
  %2254 = load i64, ptr %2132, align 8
  br label %2255

2255:                                             ; preds = %2241, %2253, %2237
  %2256 = phi i64 [ %2226, %2237 ], [ %2254, %2253 ], [ %2244, %2241 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %5, i8 0, i64 72, i1 false)
  %2257 = sub i64 %2230, %2256
  %2258 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %5, i64 noundef %2257)
  %2259 = load i64, ptr %2132, align 8
  %2260 = add i64 %2259, %2258
  br label %2296

2261:                                             ; preds = %2234
  %2262 = getelementptr inbounds i8, ptr %2150, i64 40
  %2263 = load i64, ptr %2262, align 8
  %2264 = icmp slt i64 %2263, 0
  br i1 %2264, label %2296, label %2265

2265:                                             ; preds = %2261
  %2266 = getelementptr inbounds i8, ptr %2150, i64 24
  %2267 = load i64, ptr %2266, align 8
  %2268 = icmp eq i64 %2263, %2267
  br i1 %2268, label %2296, label %2269

2269:                                             ; preds = %2265
  %2270 = getelementptr %struct.store_row, ptr %2202, i64 %2263
  %2271 = load i64, ptr %2204, align 8
  store i64 %2271, ptr %3, align 16
  %2272 = getelementptr inbounds i8, ptr %2204, i64 16
  %2273 = load i64, ptr %2272, align 8
  store i64 %2273, ptr %91, align 8
  %2274 = getelementptr inbounds i8, ptr %2204, i64 24
  %2275 = load i64, ptr %2274, align 8
  store i64 %2275, ptr %92, align 16
  %2276 = load i64, ptr %2270, align 8
  %2277 = getelementptr inbounds i8, ptr %2270, i64 40
  %2278 = load i64, ptr %2277, align 8
  %2279 = getelementptr [3 x i64], ptr %3, i64 0, i64 %2278
  %2280 = load i64, ptr %2279, align 8
  %2281 = add i64 %2280, %2276
  %2282 = getelementptr inbounds i8, ptr %2204, i64 528
  %2283 = load i64, ptr %2282, align 8
  %2284 = icmp eq i64 %2283, 0
  br i1 %2284, label %2290, label %2285

2285:                                             ; preds = %2269
  %2286 = getelementptr inbounds i8, ptr %2270, i64 8
  %2287 = load i64, ptr %2286, align 8
  %2288 = add i64 %2287, %2283
  %2289 = call noundef i64 @llvm.smax.i64(i64 %2281, i64 %2288)
  br label %2290

2290:                                             ; preds = %2285, %2269
  %2291 = phi i64 [ %2289, %2285 ], [ %2281, %2269 ]
  %2292 = icmp sgt i64 %2291, %2235
  br i1 %2292, label %2293, label %2296

2293:                                             ; preds = %2290
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %7, i8 0, i64 72, i1 false)
  %2294 = add i64 %2201, 1
  %2295 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %7, i64 noundef %2294)
  br label %2296

2296:                                             ; preds = %2293, %2290, %2265, %2261, %2255, %2225
  %2297 = phi i64 [ %2260, %2255 ], [ %2230, %2293 ], [ %2230, %2290 ], [ %2230, %2265 ], [ %2230, %2261 ], [ %2230, %2225 ]
  %2298 = load ptr, ptr %20, align 8
  %2299 = getelementptr inbounds i8, ptr %2298, i64 296
  %2300 = load i64, ptr %2299, align 8
  %2301 = icmp eq i64 %2300, 0
  br i1 %2301, label %2349, label %2302

2302:                                             ; preds = %2296
  %2303 = load ptr, ptr %84, align 8
  %2304 = getelementptr inbounds i8, ptr %2150, i64 24
  %2305 = load i64, ptr %2304, align 8
  %2306 = icmp slt i64 %2305, 0
  br i1 %2306, label %2349, label %2307

2307:                                             ; preds = %2302
  %2308 = getelementptr inbounds i8, ptr %2150, i64 32
  %2309 = load i64, ptr %2308, align 8
  %2310 = icmp eq i64 %2309, 1
  br i1 %2310, label %2311, label %2349

2311:                                             ; preds = %2307
  %2312 = getelementptr %struct.store_row, ptr %2303, i64 %2305
  %2313 = getelementptr inbounds i8, ptr %2312, i64 16
  %2314 = load i64, ptr %2313, align 8
  %2315 = icmp sgt i64 %2314, %2201
  br i1 %2315, label %2316, label %2349

2316:                                             ; preds = %2311
  %2317 = getelementptr inbounds i8, ptr %2298, i64 184
  %2318 = load i64, ptr %2317, align 8
  %2319 = icmp eq i64 %2318, 0
  br i1 %2319, label %2320, label %2324

2320:                                             ; preds = %2316
  %2321 = getelementptr inbounds i8, ptr %2312, i64 24
  %2322 = load i64, ptr %2321, align 8
  %2323 = icmp eq i64 %2322, 0
  br i1 %2323, label %2324, label %2349

2324:                                             ; preds = %2320, %2316
  %2325 = getelementptr inbounds i8, ptr %2298, i64 400
  %2326 = load i64, ptr %2325, align 8
  %2327 = icmp eq i64 %2326, 0
  br i1 %2327, label %2328, label %2332

2328:                                             ; preds = %2324
  %2329 = getelementptr inbounds i8, ptr %2312, i64 32
  %2330 = load i64, ptr %2329, align 8
  %2331 = icmp eq i64 %2330, 0
  br i1 %2331, label %2332, label %2349

2332:                                             ; preds = %2328, %2324
  %2333 = getelementptr inbounds i8, ptr %2312, i64 88
  %2334 = load i64, ptr %2333, align 8
  %2335 = load i64, ptr %2150, align 8
  %2336 = icmp eq i64 %2334, %2335
  br i1 %2336, label %2352, label %2337

2337:                                             ; preds = %2332
  %2338 = icmp sgt i64 %2300, 0
  br i1 %2338, label %2339, label %2349

2339:                                             ; preds = %2337, %2339
  %2340 = phi i64 [ %2343, %2339 ], [ %2201, %2337 ]
  %2341 = phi i64 [ %2344, %2339 ], [ 0, %2337 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %8, i8 0, i64 72, i1 false)
  store i64 %2010, ptr %93, align 8
  %2342 = add i64 %2340, 1
  %2343 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull %8, i64 noundef %2342)
  %2344 = add nuw nsw i64 %2341, 1
  %2345 = load ptr, ptr %20, align 8
  %2346 = getelementptr inbounds i8, ptr %2345, i64 296
  %2347 = load i64, ptr %2346, align 8
  %2348 = icmp slt i64 %2344, %2347
  br i1 %2348, label %2339, label %2349, !llvm.loop !47

2349:                                             ; preds = %2339, %2337, %2328, %2320, %2311, %2307, %2302, %2296
  %2350 = phi ptr [ %2298, %2337 ], [ %2298, %2320 ], [ %2298, %2311 ], [ %2298, %2328 ], [ %2298, %2302 ], [ %2298, %2307 ], [ %2298, %2296 ], [ %2345, %2339 ]
  %2351 = load i64, ptr %2150, align 8
  br label %2352

2352:                                             ; preds = %2349, %2332
  %2353 = phi ptr [ %2350, %2349 ], [ %2298, %2332 ]
  %2354 = phi i64 [ %2351, %2349 ], [ %2334, %2332 ]
  %2355 = icmp sgt i64 %2354, -1
  br i1 %2355, label %2356, label %2437

2356:                                             ; preds = %2352
  %2357 = getelementptr inbounds i8, ptr %2353, i64 32
  %2358 = load i64, ptr %2357, align 8
  %2359 = srem i64 %2354, %2358
  %2360 = getelementptr inbounds i8, ptr %2150, i64 16
  %2361 = load i64, ptr %2360, align 8
  %2362 = add i64 %2361, %2359
  %2363 = icmp sgt i64 %2362, %2358
  br i1 %2363, label %2364, label %2437

2364:                                             ; preds = %2356
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %2, i8 0, i64 72, i1 false)
  store i64 %2010, ptr %94, align 8
  %2365 = add i64 %2201, 1
  %2366 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull %2, i64 noundef %2365)
  %2367 = load ptr, ptr %20, align 8
  %2368 = getelementptr inbounds i8, ptr %2367, i64 120
  %2369 = load i64, ptr %2368, align 8
  %2370 = icmp eq i64 %2369, 0
  br i1 %2370, label %2432, label %2371

2371:                                             ; preds = %2364
  %2372 = load ptr, ptr %61, align 8
  %2373 = and i64 %2366, 32767
  %2374 = getelementptr %struct.day_row, ptr %2372, i64 %2373
  %2375 = load i64, ptr %2374, align 8
  %2376 = icmp eq i64 %2375, %2366
  br i1 %2376, label %2377, label %2391

2377:                                             ; preds = %2371, %2385
  %2378 = phi ptr [ %2388, %2385 ], [ %2374, %2371 ]
  %2379 = phi i64 [ %2386, %2385 ], [ %2366, %2371 ]
  %2380 = getelementptr inbounds i8, ptr %2378, i64 8
  %2381 = load i64, ptr %2380, align 8
  %2382 = xor i64 %2381, -1
  %2383 = and i64 %2369, %2382
  %2384 = icmp ne i64 %2383, 0
  br i1 %2384, label %2391, label %2385

2385:                                             ; preds = %2377
  %2386 = add i64 %2379, 1
  %2387 = and i64 %2386, 32767
  %2388 = getelementptr %struct.day_row, ptr %2372, i64 %2387
  %2389 = load i64, ptr %2388, align 8
  %2390 = icmp eq i64 %2389, %2386
  br i1 %2390, label %2377, label %2391, !llvm.loop !43

2391:                                             ; preds = %2385, %2377, %2371
  %2392 = phi i64 [ %2366, %2371 ], [ %2379, %2377 ], [ %2386, %2385 ]
  %2393 = phi ptr [ %2374, %2371 ], [ %2378, %2377 ], [ %2388, %2385 ]
  %2394 = phi i1 [ false, %2371 ], [ %2384, %2377 ], [ %2384, %2385 ]
  %2395 = phi i64 [ %2369, %2371 ], [ %2383, %2377 ], [ %2369, %2385 ]
  %2396 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2395, i1 true)
  %2397 = add i64 %2395, -1
  %2398 = and i64 %2397, %2395
  %2399 = icmp eq i64 %2398, 0
  br i1 %2399, label %2415, label %2400

2400:                                             ; preds = %2391
  %2401 = load ptr, ptr %71, align 8
  br label %2402

2402:                                             ; preds = %2402, %2400
  %2403 = phi i64 [ %2398, %2400 ], [ %2413, %2402 ]
  %2404 = phi i64 [ %2396, %2400 ], [ %2411, %2402 ]
  %2405 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2403, i1 true)
  %2406 = getelementptr i64, ptr %2401, i64 %2405
  %2407 = load i64, ptr %2406, align 8
  %2408 = getelementptr i64, ptr %2401, i64 %2404
  %2409 = load i64, ptr %2408, align 8
  %2410 = icmp slt i64 %2407, %2409
  %2411 = select i1 %2410, i64 %2405, i64 %2404
  %2412 = add i64 %2403, -1
  %2413 = and i64 %2412, %2403
  %2414 = icmp eq i64 %2413, 0
  br i1 %2414, label %2415, label %2402, !llvm.loop !44

2415:                                             ; preds = %2402, %2391
  %2416 = phi i64 [ %2396, %2391 ], [ %2411, %2402 ]
  br i1 %2394, label %2417, label %2420

2417:                                             ; preds = %2415
  %2418 = getelementptr inbounds i8, ptr %2393, i64 8
  %2419 = load i64, ptr %2418, align 8
  br label %2421

2420:                                             ; preds = %2415
  store i64 %2392, ptr %2393, align 8
  br label %2421

2421:                                             ; preds = %2420, %2417
  %2422 = phi i64 [ %2419, %2417 ], [ 0, %2420 ]
  %2423 = shl nuw i64 1, %2416
  %2424 = getelementptr inbounds i8, ptr %2393, i64 8
  %2425 = or i64 %2422, %2423
  store i64 %2425, ptr %2424, align 8
  %2426 = load i64, ptr %80, align 8
  %2427 = or i64 %2426, %2423
  store i64 %2427, ptr %80, align 8
  %2428 = load ptr, ptr %71, align 8
  %2429 = getelementptr i64, ptr %2428, i64 %2416
  %2430 = load i64, ptr %2429, align 8
  %2431 = add i64 %2430, 1
  store i64 %2431, ptr %2429, align 8
  br label %2432

2432:                                             ; preds = %2421, %2364
  %2433 = phi i64 [ %2366, %2364 ], [ %2392, %2421 ]
  %2434 = add i64 %2297, 1
  %2435 = sub i64 %2434, %2366
  %2436 = add i64 %2435, %2433
  br label %2437

2437:                                             ; preds = %2432, %2356, %2352
  %2438 = phi i64 [ %2436, %2432 ], [ %2297, %2356 ], [ %2297, %2352 ]
  br label %2993

2439:                                             ; preds = %2140
  br i1 %2013, label %2440, label %2999

2440:                                             ; preds = %2439
  %2441 = load i64, ptr %39, align 8
  %2442 = getelementptr inbounds i8, ptr %385, i64 88
  %2443 = load i64, ptr %2442, align 8
  %2444 = add i64 %2443, %2441
  %2445 = add i64 %2444, 1
  %2446 = load i64, ptr %82, align 8
  %2447 = icmp eq i64 %2446, 0
  br i1 %2447, label %2494, label %2448

2448:                                             ; preds = %2440
  %2449 = load ptr, ptr %38, align 8
  %2450 = getelementptr %struct.access_row, ptr %2449, i64 %2444, i32 6
  %2451 = load i64, ptr %2450, align 8
  %2452 = icmp slt i64 %2451, 0
  br i1 %2452, label %2494, label %2453

2453:                                             ; preds = %2448
  %2454 = load ptr, ptr %20, align 8
  %2455 = getelementptr inbounds i8, ptr %2454, i64 536
  %2456 = load i64, ptr %2455, align 8
  %2457 = load ptr, ptr %83, align 8
  %2458 = sdiv i64 %2446, %2456
  %2459 = srem i64 %2451, %2458
  %2460 = mul i64 %2459, %2456
  %2461 = getelementptr %struct.translation_row, ptr %2457, i64 %2460
  %2462 = getelementptr %struct.translation_row, ptr %2461, i64 %2456
  %2463 = icmp ult ptr %2461, %2462
  br i1 %2463, label %2464, label %2482

2464:                                             ; preds = %2453, %2474
  %2465 = phi ptr [ %2479, %2474 ], [ %2461, %2453 ]
  %2466 = phi ptr [ %2480, %2474 ], [ %2461, %2453 ]
  %2467 = load i64, ptr %2466, align 8
  %2468 = icmp eq i64 %2467, %2451
  %2469 = getelementptr inbounds i8, ptr %2466, i64 16
  br i1 %2468, label %2470, label %2474

2470:                                             ; preds = %2464
  store i64 %2445, ptr %2469, align 8
  %2471 = getelementptr inbounds i8, ptr %2466, i64 8
  %2472 = load i64, ptr %2471, align 8
  %2473 = call noundef i64 @llvm.smax.i64(i64 %2015, i64 %2472)
  br label %2489

2474:                                             ; preds = %2464
  %2475 = load i64, ptr %2469, align 8
  %2476 = getelementptr inbounds i8, ptr %2465, i64 16
  %2477 = load i64, ptr %2476, align 8
  %2478 = icmp slt i64 %2475, %2477
  %2479 = select i1 %2478, ptr %2466, ptr %2465
  %2480 = getelementptr i8, ptr %2466, i64 24
  %2481 = icmp ult ptr %2480, %2462
  br i1 %2481, label %2464, label %2482, !llvm.loop !45

2482:                                             ; preds = %2474, %2453
  %2483 = phi ptr [ %2461, %2453 ], [ %2479, %2474 ]
  %2484 = getelementptr inbounds i8, ptr %2454, i64 544
  %2485 = load i64, ptr %2484, align 8
  %2486 = add i64 %2485, %2015
  store i64 %2451, ptr %2483, align 8
  %2487 = getelementptr inbounds i8, ptr %2483, i64 8
  store i64 %2486, ptr %2487, align 8
  %2488 = getelementptr inbounds i8, ptr %2483, i64 16
  store i64 %2445, ptr %2488, align 8
  br label %2489

2489:                                             ; preds = %2482, %2470
  %2490 = phi i64 [ %2486, %2482 ], [ %2473, %2470 ]
  %2491 = icmp eq i64 %2490, %2015
  br i1 %2491, label %2494, label %2492

2492:                                             ; preds = %2489
  %2493 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull readonly %11, i64 noundef %2490)
  br label %2494

2494:                                             ; preds = %2492, %2489, %2448, %2440
  %2495 = phi i64 [ %2493, %2492 ], [ %2015, %2489 ], [ %2015, %2448 ], [ %2015, %2440 ]
  %2496 = load i64, ptr %1342, align 8
  %2497 = load i64, ptr %1344, align 8
  %2498 = icmp slt i64 %2496, %2497
  br i1 %2498, label %2499, label %2554

2499:                                             ; preds = %2494
  %2500 = load ptr, ptr %52, align 8
  %2501 = sub i64 %2497, %2496
  %2502 = add i64 %2496, 1
  %2503 = and i64 %2501, 1
  %2504 = icmp eq i64 %2503, 0
  br i1 %2504, label %2519, label %2505

2505:                                             ; preds = %2499
  %2506 = getelementptr %struct.read_row, ptr %2500, i64 %2496
  %2507 = getelementptr inbounds i8, ptr %2506, i64 24
  %2508 = load i64, ptr %2507, align 8
  %2509 = icmp eq i64 %2508, 0
  br i1 %2509, label %2516, label %2510

2510:                                             ; preds = %2505
  %2511 = load ptr, ptr %51, align 8
  %2512 = load i64, ptr %2506, align 8
  %2513 = getelementptr %struct.value_row, ptr %2511, i64 %2512
  %2514 = load i64, ptr %2513, align 8
  %2515 = call noundef i64 @llvm.smax.i64(i64 %2495, i64 %2514)
  br label %2516

2516:                                             ; preds = %2510, %2505
  %2517 = phi i64 [ %2515, %2510 ], [ %2495, %2505 ]
  %2518 = add nsw i64 %2496, 1
  br label %2519

2519:                                             ; preds = %2516, %2499
  %2520 = phi i64 [ poison, %2499 ], [ %2517, %2516 ]
  %2521 = phi i64 [ %2496, %2499 ], [ %2518, %2516 ]
  %2522 = phi i64 [ %2495, %2499 ], [ %2517, %2516 ]
  %2523 = icmp eq i64 %2497, %2502
  br i1 %2523, label %2554, label %2524

2524:                                             ; preds = %2519, %2550
  %2525 = phi i64 [ %2552, %2550 ], [ %2521, %2519 ]
  %2526 = phi i64 [ %2551, %2550 ], [ %2522, %2519 ]
  %2527 = getelementptr %struct.read_row, ptr %2500, i64 %2525
  %2528 = getelementptr inbounds i8, ptr %2527, i64 24
  %2529 = load i64, ptr %2528, align 8
  %2530 = icmp eq i64 %2529, 0
  br i1 %2530, label %2537, label %2531

2531:                                             ; preds = %2524
  %2532 = load ptr, ptr %51, align 8
  %2533 = load i64, ptr %2527, align 8
  %2534 = getelementptr %struct.value_row, ptr %2532, i64 %2533
  %2535 = load i64, ptr %2534, align 8
  %2536 = call noundef i64 @llvm.smax.i64(i64 %2526, i64 %2535)
  br label %2537

2537:                                             ; preds = %2531, %2524
  %2538 = phi i64 [ %2536, %2531 ], [ %2526, %2524 ]
  %2539 = getelementptr %struct.read_row, ptr %2500, i64 %2525
  %2540 = getelementptr i8, ptr %2539, i64 56
  %2541 = load i64, ptr %2540, align 8
  %2542 = icmp eq i64 %2541, 0
  br i1 %2542, label %2550, label %2543

2543:                                             ; preds = %2537
  %2544 = getelementptr i8, ptr %2539, i64 32
  %2545 = load ptr, ptr %51, align 8
  %2546 = load i64, ptr %2544, align 8
  %2547 = getelementptr %struct.value_row, ptr %2545, i64 %2546
  %2548 = load i64, ptr %2547, align 8
  %2549 = call noundef i64 @llvm.smax.i64(i64 %2538, i64 %2548)
  br label %2550

2550:                                             ; preds = %2543, %2537
  %2551 = phi i64 [ %2549, %2543 ], [ %2538, %2537 ]
  %2552 = add nsw i64 %2525, 2
  %2553 = icmp eq i64 %2552, %2497
  br i1 %2553, label %2554, label %2524, !llvm.loop !48

2554:                                             ; preds = %2519, %2550, %2494
  %2555 = phi i64 [ %2495, %2494 ], [ %2520, %2519 ], [ %2551, %2550 ]
  %2556 = call noundef i64 @llvm.smax.i64(i64 %2495, i64 %1776)
  %2557 = load ptr, ptr %38, align 8
  %2558 = load i64, ptr %39, align 8
  %2559 = load i64, ptr %2442, align 8
  %2560 = getelementptr %struct.access_row, ptr %2557, i64 %2558
  %2561 = getelementptr %struct.access_row, ptr %2560, i64 %2559
  %2562 = load ptr, ptr %20, align 8
  %2563 = getelementptr inbounds i8, ptr %2562, i64 176
  %2564 = load i64, ptr %2563, align 8
  %2565 = getelementptr inbounds i8, ptr %2561, i64 16
  %2566 = load i64, ptr %2565, align 8
  %2567 = add i64 %2564, -1
  %2568 = add i64 %2567, %2566
  %2569 = sdiv i64 %2568, %2564
  %2570 = call noundef i64 @llvm.smax.i64(i64 %2569, i64 1)
  %2571 = load ptr, ptr %84, align 8
  %2572 = load i64, ptr %85, align 8
  %2573 = getelementptr %struct.store_row, ptr %2571, i64 %2572
  %2574 = load i64, ptr %76, align 8
  %2575 = getelementptr inbounds i8, ptr %2562, i64 72
  %2576 = load i64, ptr %2575, align 8
  %2577 = icmp ne i64 %2576, 0
  %2578 = icmp sgt i64 %2574, -1
  %2579 = select i1 %2577, i1 %2578, i1 false
  br i1 %2579, label %2585, label %2580

2580:                                             ; preds = %2554
  %2581 = getelementptr inbounds i8, ptr %2562, i64 512
  %2582 = load i64, ptr %2581, align 8
  %2583 = icmp eq i64 %2582, 0
  %2584 = select i1 %2583, i64 0, i64 %2574
  br label %2805

2585:                                             ; preds = %2554
  %2586 = getelementptr inbounds i8, ptr %385, i64 72
  %2587 = load i64, ptr %2586, align 8
  %2588 = getelementptr inbounds i8, ptr %2562, i64 440
  %2589 = load i64, ptr %2588, align 8
  %2590 = icmp slt i64 %2587, %2589
  %2591 = getelementptr inbounds i8, ptr %2562, i64 512
  %2592 = load i64, ptr %2591, align 8
  %2593 = icmp eq i64 %2592, 0
  %2594 = select i1 %2593, i64 0, i64 %2574
  br i1 %2590, label %2805, label %2595

2595:                                             ; preds = %2585
  %2596 = getelementptr inbounds i8, ptr %2562, i64 504
  %2597 = load i64, ptr %2596, align 8
  %2598 = icmp eq i64 %2597, 0
  br i1 %2598, label %2599, label %2805

2599:                                             ; preds = %2595
  %2600 = getelementptr inbounds i8, ptr %2562, i64 80
  %2601 = load i64, ptr %2600, align 8
  %2602 = add i64 %2556, -1
  %2603 = load ptr, ptr %61, align 8
  %2604 = and i64 %2602, 32767
  %2605 = getelementptr %struct.day_row, ptr %2603, i64 %2604
  %2606 = load i64, ptr %2605, align 8
  %2607 = icmp eq i64 %2606, %2602
  br i1 %2607, label %2608, label %2613

2608:                                             ; preds = %2599
  %2609 = getelementptr inbounds i8, ptr %2605, i64 8
  %2610 = load i64, ptr %2609, align 8
  %2611 = xor i64 %2610, -1
  %2612 = and i64 %2601, %2611
  br label %2613

2613:                                             ; preds = %2608, %2599
  %2614 = phi i64 [ %2612, %2608 ], [ %2601, %2599 ]
  %2615 = icmp eq i64 %2601, 0
  br label %2616

2616:                                             ; preds = %2629, %2613
  %2617 = phi i64 [ %2630, %2629 ], [ %2556, %2613 ]
  %2618 = and i64 %2617, 32767
  %2619 = getelementptr %struct.day_row, ptr %2603, i64 %2618
  %2620 = load i64, ptr %2619, align 8
  %2621 = icmp eq i64 %2620, %2617
  br i1 %2621, label %2622, label %2628

2622:                                             ; preds = %2616
  %2623 = getelementptr inbounds i8, ptr %2619, i64 8
  %2624 = load i64, ptr %2623, align 8
  %2625 = xor i64 %2624, -1
  %2626 = and i64 %2601, %2625
  %2627 = icmp eq i64 %2626, 0
  br i1 %2627, label %2629, label %2631

2628:                                             ; preds = %2616
  br i1 %2615, label %2629, label %2631

2629:                                             ; preds = %2628, %2622
  %2630 = add i64 %2617, 1
  br label %2616, !llvm.loop !43

2631:                                             ; preds = %2628, %2622
  %2632 = phi i64 [ %2601, %2628 ], [ %2626, %2622 ]
  %2633 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2632, i1 true)
  %2634 = add i64 %2632, -1
  %2635 = and i64 %2634, %2632
  %2636 = icmp eq i64 %2635, 0
  br i1 %2636, label %2652, label %2637

2637:                                             ; preds = %2631
  %2638 = load ptr, ptr %71, align 8
  br label %2639

2639:                                             ; preds = %2639, %2637
  %2640 = phi i64 [ %2635, %2637 ], [ %2650, %2639 ]
  %2641 = phi i64 [ %2633, %2637 ], [ %2648, %2639 ]
  %2642 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2640, i1 true)
  %2643 = getelementptr i64, ptr %2638, i64 %2642
  %2644 = load i64, ptr %2643, align 8
  %2645 = getelementptr i64, ptr %2638, i64 %2641
  %2646 = load i64, ptr %2645, align 8
  %2647 = icmp slt i64 %2644, %2646
  %2648 = select i1 %2647, i64 %2642, i64 %2641
  %2649 = add i64 %2640, -1
  %2650 = and i64 %2649, %2640
  %2651 = icmp eq i64 %2650, 0
  br i1 %2651, label %2652, label %2639, !llvm.loop !44

2652:                                             ; preds = %2639, %2631
  %2653 = phi i64 [ %2633, %2631 ], [ %2648, %2639 ]
  br i1 %2621, label %2654, label %2657

2654:                                             ; preds = %2652
  %2655 = getelementptr inbounds i8, ptr %2619, i64 8
  %2656 = load i64, ptr %2655, align 8
  br label %2658

2657:                                             ; preds = %2652
  store i64 %2617, ptr %2619, align 8
  br label %2658

2658:                                             ; preds = %2657, %2654
  %2659 = phi i64 [ %2656, %2654 ], [ 0, %2657 ]
  %2660 = shl nuw i64 1, %2653
  %2661 = getelementptr inbounds i8, ptr %2619, i64 8
  %2662 = or i64 %2659, %2660
  store i64 %2662, ptr %2661, align 8
  %2663 = load i64, ptr %80, align 8
  %2664 = or i64 %2663, %2660
  store i64 %2664, ptr %80, align 8
  %2665 = load ptr, ptr %71, align 8
  %2666 = getelementptr i64, ptr %2665, i64 %2653
  %2667 = load i64, ptr %2666, align 8
  %2668 = add i64 %2667, 1
  store i64 %2668, ptr %2666, align 8
  %2669 = load i64, ptr %2600, align 8
  %2670 = icmp sgt i64 %2569, 1
  br i1 %2670, label %2671, label %2732

2671:                                             ; preds = %2658
  %2672 = icmp eq i64 %2669, 0
  br label %2673

2673:                                             ; preds = %2720, %2671
  %2674 = phi i64 [ %2570, %2671 ], [ %2676, %2720 ]
  %2675 = phi i64 [ %2617, %2671 ], [ %2679, %2720 ]
  %2676 = add nsw i64 %2674, -1
  %2677 = load ptr, ptr %61, align 8
  br label %2678

2678:                                             ; preds = %2691, %2673
  %2679 = phi i64 [ %2692, %2691 ], [ %2675, %2673 ]
  %2680 = and i64 %2679, 32767
  %2681 = getelementptr %struct.day_row, ptr %2677, i64 %2680
  %2682 = load i64, ptr %2681, align 8
  %2683 = icmp eq i64 %2682, %2679
  br i1 %2683, label %2684, label %2690

2684:                                             ; preds = %2678
  %2685 = getelementptr inbounds i8, ptr %2681, i64 8
  %2686 = load i64, ptr %2685, align 8
  %2687 = xor i64 %2686, -1
  %2688 = and i64 %2669, %2687
  %2689 = icmp eq i64 %2688, 0
  br i1 %2689, label %2691, label %2693

2690:                                             ; preds = %2678
  br i1 %2672, label %2691, label %2693

2691:                                             ; preds = %2690, %2684
  %2692 = add i64 %2679, 1
  br label %2678, !llvm.loop !43

2693:                                             ; preds = %2690, %2684
  %2694 = phi i64 [ %2669, %2690 ], [ %2688, %2684 ]
  %2695 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2694, i1 true)
  %2696 = add i64 %2694, -1
  %2697 = and i64 %2696, %2694
  %2698 = icmp eq i64 %2697, 0
  br i1 %2698, label %2714, label %2699

2699:                                             ; preds = %2693
  %2700 = load ptr, ptr %71, align 8
  br label %2701

2701:                                             ; preds = %2701, %2699
  %2702 = phi i64 [ %2697, %2699 ], [ %2712, %2701 ]
  %2703 = phi i64 [ %2695, %2699 ], [ %2710, %2701 ]
  %2704 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2702, i1 true)
  %2705 = getelementptr i64, ptr %2700, i64 %2704
  %2706 = load i64, ptr %2705, align 8
  %2707 = getelementptr i64, ptr %2700, i64 %2703
  %2708 = load i64, ptr %2707, align 8
  %2709 = icmp slt i64 %2706, %2708
  %2710 = select i1 %2709, i64 %2704, i64 %2703
  %2711 = add i64 %2702, -1
  %2712 = and i64 %2711, %2702
  %2713 = icmp eq i64 %2712, 0
  br i1 %2713, label %2714, label %2701, !llvm.loop !44

2714:                                             ; preds = %2701, %2693
  %2715 = phi i64 [ %2695, %2693 ], [ %2710, %2701 ]
  br i1 %2683, label %2716, label %2719

2716:                                             ; preds = %2714
  %2717 = getelementptr inbounds i8, ptr %2681, i64 8
  %2718 = load i64, ptr %2717, align 8
  br label %2720

2719:                                             ; preds = %2714
  store i64 %2679, ptr %2681, align 8
  br label %2720

2720:                                             ; preds = %2719, %2716
  %2721 = phi i64 [ %2718, %2716 ], [ 0, %2719 ]
  %2722 = shl nuw i64 1, %2715
  %2723 = getelementptr inbounds i8, ptr %2681, i64 8
  %2724 = or i64 %2721, %2722
  store i64 %2724, ptr %2723, align 8
  %2725 = load i64, ptr %80, align 8
  %2726 = or i64 %2725, %2722
  store i64 %2726, ptr %80, align 8
  %2727 = load ptr, ptr %71, align 8
  %2728 = getelementptr i64, ptr %2727, i64 %2715
  %2729 = load i64, ptr %2728, align 8
  %2730 = add i64 %2729, 1
  store i64 %2730, ptr %2728, align 8
  %2731 = icmp sgt i64 %2674, 2
  br i1 %2731, label %2673, label %2732, !llvm.loop !49

2732:                                             ; preds = %2720, %2658
  %2733 = phi i64 [ %2617, %2658 ], [ %2679, %2720 ]
  %2734 = icmp sgt i64 %2617, %2594
  %2735 = icmp eq i64 %2614, 0
  %2736 = select i1 %2670, i1 %2735, i1 false
  %2737 = select i1 %2734, i1 true, i1 %2736
  br i1 %2737, label %2738, label %2805

2738:                                             ; preds = %2732
  %2739 = load i64, ptr %2575, align 8
  %2740 = getelementptr inbounds i8, ptr %2562, i64 96
  %2741 = load i64, ptr %2740, align 8
  %2742 = mul i64 %2741, %2570
  %2743 = icmp sgt i64 %2742, 0
  br i1 %2743, label %2744, label %2805

2744:                                             ; preds = %2738
  %2745 = icmp eq i64 %2739, 0
  br label %2746

2746:                                             ; preds = %2792, %2744
  %2747 = phi i64 [ %2742, %2744 ], [ %2803, %2792 ]
  %2748 = phi i64 [ %2617, %2744 ], [ %2751, %2792 ]
  %2749 = load ptr, ptr %61, align 8
  br label %2750

2750:                                             ; preds = %2763, %2746
  %2751 = phi i64 [ %2764, %2763 ], [ %2748, %2746 ]
  %2752 = and i64 %2751, 32767
  %2753 = getelementptr %struct.day_row, ptr %2749, i64 %2752
  %2754 = load i64, ptr %2753, align 8
  %2755 = icmp eq i64 %2754, %2751
  br i1 %2755, label %2756, label %2762

2756:                                             ; preds = %2750
  %2757 = getelementptr inbounds i8, ptr %2753, i64 8
  %2758 = load i64, ptr %2757, align 8
  %2759 = xor i64 %2758, -1
  %2760 = and i64 %2739, %2759
  %2761 = icmp eq i64 %2760, 0
  br i1 %2761, label %2763, label %2765

2762:                                             ; preds = %2750
  br i1 %2745, label %2763, label %2765

2763:                                             ; preds = %2762, %2756
  %2764 = add i64 %2751, 1
  br label %2750, !llvm.loop !43

2765:                                             ; preds = %2762, %2756
  %2766 = phi i64 [ %2739, %2762 ], [ %2760, %2756 ]
  %2767 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2766, i1 true)
  %2768 = add i64 %2766, -1
  %2769 = and i64 %2768, %2766
  %2770 = icmp eq i64 %2769, 0
  br i1 %2770, label %2786, label %2771

2771:                                             ; preds = %2765
  %2772 = load ptr, ptr %71, align 8
  br label %2773

2773:                                             ; preds = %2773, %2771
  %2774 = phi i64 [ %2769, %2771 ], [ %2784, %2773 ]
  %2775 = phi i64 [ %2767, %2771 ], [ %2782, %2773 ]
  %2776 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2774, i1 true)
  %2777 = getelementptr i64, ptr %2772, i64 %2776
  %2778 = load i64, ptr %2777, align 8
  %2779 = getelementptr i64, ptr %2772, i64 %2775
  %2780 = load i64, ptr %2779, align 8
  %2781 = icmp slt i64 %2778, %2780
  %2782 = select i1 %2781, i64 %2776, i64 %2775
  %2783 = add i64 %2774, -1
  %2784 = and i64 %2783, %2774
  %2785 = icmp eq i64 %2784, 0
  br i1 %2785, label %2786, label %2773, !llvm.loop !44

2786:                                             ; preds = %2773, %2765
  %2787 = phi i64 [ %2767, %2765 ], [ %2782, %2773 ]
  br i1 %2755, label %2788, label %2791

2788:                                             ; preds = %2786
  %2789 = getelementptr inbounds i8, ptr %2753, i64 8
  %2790 = load i64, ptr %2789, align 8
  br label %2792

2791:                                             ; preds = %2786
  store i64 %2751, ptr %2753, align 8
  br label %2792

2792:                                             ; preds = %2791, %2788
  %2793 = phi i64 [ %2790, %2788 ], [ 0, %2791 ]
  %2794 = shl nuw i64 1, %2787
  %2795 = getelementptr inbounds i8, ptr %2753, i64 8
  %2796 = or i64 %2793, %2794
  store i64 %2796, ptr %2795, align 8
  %2797 = load i64, ptr %80, align 8
  %2798 = or i64 %2797, %2794
  store i64 %2798, ptr %80, align 8
  %2799 = load ptr, ptr %71, align 8
  %2800 = getelementptr i64, ptr %2799, i64 %2787
  %2801 = load i64, ptr %2800, align 8
  %2802 = add i64 %2801, 1
  store i64 %2802, ptr %2800, align 8
  %2803 = add nsw i64 %2747, -1
  %2804 = icmp sgt i64 %2747, 1
  br i1 %2804, label %2746, label %2805, !llvm.loop !49

2805:                                             ; preds = %2792, %2738, %2732, %2595, %2585, %2580
  %2806 = phi i1 [ false, %2595 ], [ true, %2585 ], [ false, %2738 ], [ true, %2580 ], [ false, %2732 ], [ false, %2792 ]
  %2807 = phi i64 [ %2594, %2595 ], [ %2594, %2585 ], [ %2594, %2738 ], [ %2584, %2580 ], [ %2594, %2732 ], [ %2594, %2792 ]
  %2808 = phi i64 [ %2556, %2595 ], [ %2556, %2585 ], [ %2617, %2738 ], [ %2556, %2580 ], [ %2733, %2732 ], [ %2751, %2792 ]
  %2809 = getelementptr inbounds i8, ptr %385, i64 72
  %2810 = load i64, ptr %2809, align 8
  %2811 = icmp eq i64 %2810, 0
  br i1 %2811, label %2818, label %2812

2812:                                             ; preds = %2805
  %2813 = load ptr, ptr %20, align 8
  %2814 = getelementptr inbounds i8, ptr %2813, i64 152
  %2815 = load i64, ptr %2814, align 8
  %2816 = icmp sge i64 %2810, %2815
  %2817 = zext i1 %2816 to i64
  br label %2818

2818:                                             ; preds = %2812, %2805
  %2819 = phi i64 [ %2817, %2812 ], [ 2, %2805 ]
  %2820 = getelementptr inbounds i8, ptr %385, i64 96
  %2821 = load i64, ptr %2820, align 8
  %2822 = icmp eq i64 %2821, 0
  br i1 %2822, label %2823, label %2825

2823:                                             ; preds = %2818
  %2824 = load i64, ptr %2565, align 8
  br label %2831

2825:                                             ; preds = %2818
  %2826 = getelementptr inbounds i8, ptr %2561, i64 8
  %2827 = load i64, ptr %2826, align 8
  %2828 = load i64, ptr %2565, align 8
  %2829 = icmp slt i64 %2827, %2828
  %2830 = zext i1 %2829 to i64
  br label %2831

2831:                                             ; preds = %2825, %2823
  %2832 = phi i64 [ %2824, %2823 ], [ %2828, %2825 ]
  %2833 = phi i64 [ 0, %2823 ], [ %2830, %2825 ]
  %2834 = icmp slt i64 %2832, 4
  %2835 = zext i1 %2834 to i64
  %2836 = load i64, ptr %2561, align 8
  store i64 %2808, ptr %2573, align 8
  %2837 = getelementptr inbounds i8, ptr %2573, i64 8
  store i64 %2555, ptr %2837, align 8
  %2838 = getelementptr inbounds i8, ptr %2573, i64 16
  store i64 9223372036854775807, ptr %2838, align 8
  %2839 = getelementptr inbounds i8, ptr %2573, i64 24
  store i64 %2821, ptr %2839, align 8
  %2840 = getelementptr inbounds i8, ptr %2573, i64 32
  store i64 %2833, ptr %2840, align 8
  %2841 = getelementptr inbounds i8, ptr %2573, i64 40
  store i64 %2819, ptr %2841, align 8
  %2842 = getelementptr inbounds i8, ptr %2573, i64 48
  %2843 = getelementptr inbounds i8, ptr %2573, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %2842, i8 0, i64 40, i1 false)
  store i64 %2836, ptr %2843, align 8
  %2844 = getelementptr inbounds i8, ptr %2573, i64 96
  store i64 %2835, ptr %2844, align 8
  br i1 %2806, label %2988, label %2845

2845:                                             ; preds = %2831
  %2846 = load ptr, ptr %20, align 8
  %2847 = getelementptr inbounds i8, ptr %2846, i64 504
  %2848 = load i64, ptr %2847, align 8
  %2849 = icmp eq i64 %2848, 0
  br i1 %2849, label %2988, label %2850

2850:                                             ; preds = %2845
  %2851 = getelementptr inbounds i8, ptr %2846, i64 104
  %2852 = load i64, ptr %2851, align 8
  %2853 = icmp eq i64 %2852, 0
  br i1 %2853, label %2866, label %2854

2854:                                             ; preds = %2850
  %2855 = load ptr, ptr %46, align 8
  br label %2856

2856:                                             ; preds = %2856, %2854
  %2857 = phi i64 [ 9223372036854775807, %2854 ], [ %2862, %2856 ]
  %2858 = phi i64 [ %2852, %2854 ], [ %2864, %2856 ]
  %2859 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2858, i1 true)
  %2860 = getelementptr %struct.station_row, ptr %2855, i64 %2859, i32 7
  %2861 = load i64, ptr %2860, align 8
  %2862 = call i64 @llvm.smin.i64(i64 %2861, i64 %2857)
  %2863 = add i64 %2858, -1
  %2864 = and i64 %2863, %2858
  %2865 = icmp eq i64 %2864, 0
  br i1 %2865, label %2866, label %2856, !llvm.loop !50

2866:                                             ; preds = %2856, %2850
  %2867 = phi i64 [ 9223372036854775807, %2850 ], [ %2862, %2856 ]
  %2868 = load i64, ptr %13, align 8
  %2869 = call noundef i64 @llvm.smax.i64(i64 %2868, i64 %2867)
  call fastcc void @read_waiting(ptr noundef %0, ptr noundef nonnull %13, i64 noundef %2869)
  br label %2870

2870:                                             ; preds = %2902, %2866
  %2871 = load ptr, ptr %84, align 8
  %2872 = load i64, ptr %86, align 8
  %2873 = getelementptr %struct.store_row, ptr %2871, i64 %2872
  %2874 = load i64, ptr %85, align 8
  %2875 = getelementptr %struct.store_row, ptr %2871, i64 %2874
  %2876 = icmp ult ptr %2873, %2875
  br i1 %2876, label %2877, label %2895

2877:                                             ; preds = %2870
  %2878 = load i64, ptr %87, align 8
  br label %2879

2879:                                             ; preds = %2877, %2889
  %2880 = phi ptr [ %2893, %2889 ], [ %2873, %2877 ]
  %2881 = phi i64 [ %2892, %2889 ], [ 0, %2877 ]
  %2882 = getelementptr inbounds i8, ptr %2880, i64 64
  %2883 = load i64, ptr %2882, align 8
  %2884 = icmp eq i64 %2883, 0
  br i1 %2884, label %2889, label %2885

2885:                                             ; preds = %2879
  %2886 = getelementptr inbounds i8, ptr %2880, i64 48
  %2887 = load i64, ptr %2886, align 8
  %2888 = icmp slt i64 %2887, %2878
  br label %2889

2889:                                             ; preds = %2885, %2879
  %2890 = phi i1 [ false, %2879 ], [ %2888, %2885 ]
  %2891 = zext i1 %2890 to i64
  %2892 = add i64 %2881, %2891
  %2893 = getelementptr i8, ptr %2880, i64 104
  %2894 = icmp ult ptr %2893, %2875
  br i1 %2894, label %2879, label %2895, !llvm.loop !51

2895:                                             ; preds = %2889, %2870
  %2896 = phi i64 [ 0, %2870 ], [ %2892, %2889 ]
  %2897 = load ptr, ptr %20, align 8
  %2898 = getelementptr inbounds i8, ptr %2897, i64 504
  %2899 = load i64, ptr %2898, align 8
  %2900 = icmp slt i64 %2896, %2899
  %2901 = load i64, ptr %87, align 8
  br i1 %2900, label %2904, label %2902

2902:                                             ; preds = %2895
  %2903 = add i64 %2901, 1
  call fastcc void @read_waiting(ptr noundef nonnull %0, ptr noundef nonnull %13, i64 noundef %2903)
  br label %2870, !llvm.loop !52

2904:                                             ; preds = %2895
  %2905 = getelementptr inbounds i8, ptr %2897, i64 104
  %2906 = load i64, ptr %2905, align 8
  %2907 = icmp eq i64 %2906, 0
  br i1 %2907, label %2918, label %2908

2908:                                             ; preds = %2904, %2908
  %2909 = phi i64 [ %2916, %2908 ], [ %2906, %2904 ]
  %2910 = load ptr, ptr %46, align 8
  %2911 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2909, i1 true)
  %2912 = getelementptr %struct.station_row, ptr %2910, i64 %2911, i32 7
  %2913 = load i64, ptr %2912, align 8
  %2914 = call noundef i64 @llvm.smax.i64(i64 %2913, i64 %2901)
  store i64 %2914, ptr %2912, align 8
  %2915 = add i64 %2909, -1
  %2916 = and i64 %2915, %2909
  %2917 = icmp eq i64 %2916, 0
  br i1 %2917, label %2918, label %2908, !llvm.loop !53

2918:                                             ; preds = %2908, %2904
  store i64 %2808, ptr %2842, align 8
  %2919 = getelementptr inbounds i8, ptr %2573, i64 56
  store i64 %2807, ptr %2919, align 8
  %2920 = getelementptr inbounds i8, ptr %2573, i64 72
  store i64 %2570, ptr %2920, align 8
  %2921 = getelementptr inbounds i8, ptr %2573, i64 64
  store i64 %2570, ptr %2921, align 8
  %2922 = load i64, ptr %88, align 8
  %2923 = add i64 %2922, 1
  store i64 %2923, ptr %88, align 8
  %2924 = load ptr, ptr %20, align 8
  %2925 = getelementptr inbounds i8, ptr %2924, i64 80
  %2926 = load i64, ptr %2925, align 8
  %2927 = icmp eq i64 %2926, 0
  br label %2928

2928:                                             ; preds = %2974, %2918
  %2929 = phi i64 [ %2570, %2918 ], [ %2985, %2974 ]
  %2930 = phi i64 [ %2808, %2918 ], [ %2933, %2974 ]
  %2931 = load ptr, ptr %61, align 8
  br label %2932

2932:                                             ; preds = %2945, %2928
  %2933 = phi i64 [ %2946, %2945 ], [ %2930, %2928 ]
  %2934 = and i64 %2933, 32767
  %2935 = getelementptr %struct.day_row, ptr %2931, i64 %2934
  %2936 = load i64, ptr %2935, align 8
  %2937 = icmp eq i64 %2936, %2933
  br i1 %2937, label %2938, label %2944

2938:                                             ; preds = %2932
  %2939 = getelementptr inbounds i8, ptr %2935, i64 8
  %2940 = load i64, ptr %2939, align 8
  %2941 = xor i64 %2940, -1
  %2942 = and i64 %2926, %2941
  %2943 = icmp eq i64 %2942, 0
  br i1 %2943, label %2945, label %2947

2944:                                             ; preds = %2932
  br i1 %2927, label %2945, label %2947

2945:                                             ; preds = %2944, %2938
  %2946 = add i64 %2933, 1
  br label %2932, !llvm.loop !43

2947:                                             ; preds = %2944, %2938
  %2948 = phi i64 [ %2926, %2944 ], [ %2942, %2938 ]
  %2949 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2948, i1 true)
  %2950 = add i64 %2948, -1
  %2951 = and i64 %2950, %2948
  %2952 = icmp eq i64 %2951, 0
  br i1 %2952, label %2968, label %2953

2953:                                             ; preds = %2947
  %2954 = load ptr, ptr %71, align 8
  br label %2955

2955:                                             ; preds = %2955, %2953
  %2956 = phi i64 [ %2951, %2953 ], [ %2966, %2955 ]
  %2957 = phi i64 [ %2949, %2953 ], [ %2964, %2955 ]
  %2958 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2956, i1 true)
  %2959 = getelementptr i64, ptr %2954, i64 %2958
  %2960 = load i64, ptr %2959, align 8
  %2961 = getelementptr i64, ptr %2954, i64 %2957
  %2962 = load i64, ptr %2961, align 8
  %2963 = icmp slt i64 %2960, %2962
  %2964 = select i1 %2963, i64 %2958, i64 %2957
  %2965 = add i64 %2956, -1
  %2966 = and i64 %2965, %2956
  %2967 = icmp eq i64 %2966, 0
  br i1 %2967, label %2968, label %2955, !llvm.loop !44

2968:                                             ; preds = %2955, %2947
  %2969 = phi i64 [ %2949, %2947 ], [ %2964, %2955 ]
  br i1 %2937, label %2970, label %2973

2970:                                             ; preds = %2968
  %2971 = getelementptr inbounds i8, ptr %2935, i64 8
  %2972 = load i64, ptr %2971, align 8
  br label %2974

2973:                                             ; preds = %2968
  store i64 %2933, ptr %2935, align 8
  br label %2974

2974:                                             ; preds = %2973, %2970
  %2975 = phi i64 [ %2972, %2970 ], [ 0, %2973 ]
  %2976 = shl nuw i64 1, %2969
  %2977 = getelementptr inbounds i8, ptr %2935, i64 8
  %2978 = or i64 %2975, %2976
  store i64 %2978, ptr %2977, align 8
  %2979 = load i64, ptr %80, align 8
  %2980 = or i64 %2979, %2976
  store i64 %2980, ptr %80, align 8
  %2981 = load ptr, ptr %71, align 8
  %2982 = getelementptr i64, ptr %2981, i64 %2969
  %2983 = load i64, ptr %2982, align 8
  %2984 = add i64 %2983, 1
  store i64 %2984, ptr %2982, align 8
  %2985 = add nsw i64 %2929, -1
  %2986 = icmp sgt i64 %2929, 1
  br i1 %2986, label %2928, label %2987, !llvm.loop !49

2987:                                             ; preds = %2974
  store i64 %2933, ptr %2573, align 8
  br label %2988

2988:                                             ; preds = %2987, %2845, %2831
  %2989 = phi i64 [ %2933, %2987 ], [ %2808, %2845 ], [ %2808, %2831 ]
  %2990 = add i64 %2989, 1
  %2991 = load i64, ptr %85, align 8
  %2992 = add i64 %2991, 1
  store i64 %2992, ptr %85, align 8
  br label %2993

2993:                                             ; preds = %2988, %2437
  %2994 = phi i64 [ %2015, %2437 ], [ %2495, %2988 ]
  %2995 = phi i64 [ %2438, %2437 ], [ %2990, %2988 ]
  %2996 = phi i64 [ %2438, %2437 ], [ %2141, %2988 ]
  br i1 %1157, label %3000, label %2997

2997:                                             ; preds = %2993
  %2998 = load i64, ptr %385, align 8
  br label %3072

2999:                                             ; preds = %2439
  br i1 %1157, label %3008, label %3078

3000:                                             ; preds = %2993
  br i1 %2013, label %3001, label %3008

3001:                                             ; preds = %3000
  %3002 = load ptr, ptr %20, align 8
  %3003 = getelementptr inbounds i8, ptr %3002, i64 312
  %3004 = load i64, ptr %3003, align 8
  %3005 = icmp eq i64 %3004, 0
  %3006 = add i64 %2995, -1
  %3007 = select i1 %3005, i64 %2994, i64 %3006
  br label %3008

3008:                                             ; preds = %3001, %3000, %2999
  %3009 = phi i64 [ %2994, %3000 ], [ %2994, %3001 ], [ %2015, %2999 ]
  %3010 = phi i64 [ %2995, %3000 ], [ %2995, %3001 ], [ %2134, %2999 ]
  %3011 = phi i64 [ %2996, %3000 ], [ %2996, %3001 ], [ %2141, %2999 ]
  %3012 = phi i64 [ %2994, %3000 ], [ %3007, %3001 ], [ %2015, %2999 ]
  %3013 = load ptr, ptr %46, align 8
  %3014 = getelementptr %struct.station_row, ptr %3013, i64 %1154
  %3015 = load ptr, ptr %47, align 8
  %3016 = load i64, ptr %48, align 8
  %3017 = mul i64 %3016, %1154
  %3018 = getelementptr i64, ptr %3015, i64 %3017
  %3019 = getelementptr inbounds i8, ptr %3014, i64 32
  %3020 = load i64, ptr %3019, align 8
  %3021 = load i64, ptr %3014, align 8
  %3022 = icmp slt i64 %3020, %3021
  br i1 %3022, label %3023, label %3036

3023:                                             ; preds = %3008
  %3024 = add nsw i64 %3020, 1
  store i64 %3024, ptr %3019, align 8
  %3025 = icmp sgt i64 %3020, 0
  br i1 %3025, label %3026, label %3061

3026:                                             ; preds = %3023, %3033
  %3027 = phi i64 [ %3029, %3033 ], [ %3020, %3023 ]
  %3028 = add nsw i64 %3027, -1
  %3029 = lshr i64 %3028, 1
  %3030 = getelementptr i64, ptr %3018, i64 %3029
  %3031 = load i64, ptr %3030, align 8
  %3032 = icmp sgt i64 %3031, %3012
  br i1 %3032, label %3033, label %3061

3033:                                             ; preds = %3026
  %3034 = getelementptr i64, ptr %3018, i64 %3027
  store i64 %3031, ptr %3034, align 8
  %3035 = icmp ult i64 %3028, 2
  br i1 %3035, label %3061, label %3026

3036:                                             ; preds = %3008
  %3037 = icmp sgt i64 %3020, 1
  br i1 %3037, label %3038, label %3061

3038:                                             ; preds = %3036, %3056
  %3039 = phi i64 [ %3059, %3056 ], [ 1, %3036 ]
  %3040 = phi i64 [ %3058, %3056 ], [ 0, %3036 ]
  %3041 = phi i64 [ %3052, %3056 ], [ 0, %3036 ]
  %3042 = add i64 %3040, 2
  %3043 = icmp slt i64 %3042, %3020
  br i1 %3043, label %3044, label %3051

3044:                                             ; preds = %3038
  %3045 = getelementptr i64, ptr %3018, i64 %3042
  %3046 = load i64, ptr %3045, align 8
  %3047 = getelementptr i64, ptr %3018, i64 %3039
  %3048 = load i64, ptr %3047, align 8
  %3049 = icmp slt i64 %3046, %3048
  %3050 = select i1 %3049, i64 %3042, i64 %3039
  br label %3051

3051:                                             ; preds = %3044, %3038
  %3052 = phi i64 [ %3039, %3038 ], [ %3050, %3044 ]
  %3053 = getelementptr i64, ptr %3018, i64 %3052
  %3054 = load i64, ptr %3053, align 8
  %3055 = icmp slt i64 %3054, %3012
  br i1 %3055, label %3056, label %3061

3056:                                             ; preds = %3051
  %3057 = getelementptr i64, ptr %3018, i64 %3041
  store i64 %3054, ptr %3057, align 8
  %3058 = shl i64 %3052, 1
  %3059 = or disjoint i64 %3058, 1
  %3060 = icmp slt i64 %3059, %3020
  br i1 %3060, label %3038, label %3061

3061:                                             ; preds = %3056, %3051, %3033, %3026, %3036, %3023
  %3062 = phi i64 [ %3020, %3023 ], [ 0, %3036 ], [ %3029, %3033 ], [ %3027, %3026 ], [ %3052, %3056 ], [ %3041, %3051 ]
  %3063 = getelementptr i64, ptr %3018, i64 %3062
  store i64 %3012, ptr %3063, align 8
  %3064 = getelementptr inbounds i8, ptr %385, i64 72
  %3065 = load i64, ptr %3064, align 8
  %3066 = icmp sgt i64 %3065, 0
  %3067 = load i64, ptr %385, align 8
  %3068 = icmp eq i64 %3067, 0
  %3069 = select i1 %3066, i1 %3068, i1 false
  br i1 %3069, label %3070, label %3072

3070:                                             ; preds = %3061
  %3071 = load i64, ptr %50, align 8
  br label %3078

3072:                                             ; preds = %3061, %2997
  %3073 = phi i64 [ %2998, %2997 ], [ %3067, %3061 ]
  %3074 = phi i64 [ %2996, %2997 ], [ %3011, %3061 ]
  %3075 = phi i64 [ %2995, %2997 ], [ %3010, %3061 ]
  %3076 = phi i64 [ %2994, %2997 ], [ %3009, %3061 ]
  %3077 = icmp eq i64 %3073, 1
  br i1 %3077, label %3090, label %3078

3078:                                             ; preds = %3072, %3070, %2999
  %3079 = phi i64 [ -1048576, %3072 ], [ -1048576, %2999 ], [ %3071, %3070 ]
  %3080 = phi i64 [ %3076, %3072 ], [ %2015, %2999 ], [ %3009, %3070 ]
  %3081 = phi i64 [ %3075, %3072 ], [ %2134, %2999 ], [ %3010, %3070 ]
  %3082 = phi i64 [ %3074, %3072 ], [ %2141, %2999 ], [ %3011, %3070 ]
  %3083 = load i64, ptr %922, align 8
  %3084 = icmp eq i64 %3083, 0
  br i1 %3084, label %3085, label %3090

3085:                                             ; preds = %3078
  %3086 = load i64, ptr %1342, align 8
  %3087 = load i64, ptr %1344, align 8
  %3088 = icmp eq i64 %3086, %3087
  %3089 = zext i1 %3088 to i64
  br label %3090

3090:                                             ; preds = %3085, %3078, %3072
  %3091 = phi i64 [ %3079, %3078 ], [ -1048576, %3072 ], [ %3079, %3085 ]
  %3092 = phi i64 [ %3080, %3078 ], [ %3076, %3072 ], [ %3080, %3085 ]
  %3093 = phi i64 [ %3081, %3078 ], [ %3075, %3072 ], [ %3081, %3085 ]
  %3094 = phi i64 [ %3082, %3078 ], [ %3074, %3072 ], [ %3082, %3085 ]
  %3095 = phi i64 [ 0, %3078 ], [ 2, %3072 ], [ %3089, %3085 ]
  %3096 = getelementptr inbounds i8, ptr %385, i64 168
  %3097 = load i64, ptr %3096, align 8
  %3098 = getelementptr inbounds i8, ptr %385, i64 176
  %3099 = load i64, ptr %3098, align 8
  %3100 = icmp slt i64 %3097, %3099
  br i1 %3100, label %3101, label %3118

3101:                                             ; preds = %3090
  %3102 = getelementptr inbounds i8, ptr %385, i64 24
  br label %3103

3103:                                             ; preds = %3103, %3101
  %3104 = phi i64 [ %3097, %3101 ], [ %3115, %3103 ]
  %3105 = load ptr, ptr %51, align 8
  %3106 = load ptr, ptr %95, align 8
  %3107 = getelementptr i64, ptr %3106, i64 %3104
  %3108 = load i64, ptr %3107, align 8
  %3109 = getelementptr %struct.value_row, ptr %3105, i64 %3108
  %3110 = load i64, ptr %3102, align 8
  store i64 %3093, ptr %3109, align 8
  %3111 = getelementptr inbounds i8, ptr %3109, i64 8
  store i64 %3094, ptr %3111, align 8
  %3112 = getelementptr inbounds i8, ptr %3109, i64 16
  store i64 %3110, ptr %3112, align 8
  %3113 = getelementptr inbounds i8, ptr %3109, i64 24
  store i64 %3095, ptr %3113, align 8
  %3114 = getelementptr inbounds i8, ptr %3109, i64 32
  store i64 %3091, ptr %3114, align 8
  %3115 = add nsw i64 %3104, 1
  %3116 = load i64, ptr %3098, align 8
  %3117 = icmp slt i64 %3115, %3116
  br i1 %3117, label %3103, label %3118, !llvm.loop !54

3118:                                             ; preds = %3103, %3090
  %3119 = load ptr, ptr %29, align 8
  %3120 = icmp eq ptr %3119, null
  br i1 %3120, label %3125, label %3121

3121:                                             ; preds = %3118
  store i64 %3092, ptr %35, align 8
  store i64 %3093, ptr %36, align 8
  %3122 = load i64, ptr %37, align 8
  %3123 = add i64 %3122, 1
  store i64 %3123, ptr %37, align 8
  %3124 = getelementptr %struct.event_row, ptr %3119, i64 %3122
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %3124, ptr noundef nonnull align 8 dereferenceable(64) %26, i64 64, i1 false)
  store i64 0, ptr %26, align 8
  br label %3125

3125:                                             ; preds = %3118, %3121
  %3126 = call noundef i64 @llvm.smax.i64(i64 %383, i64 %3093)
  %3127 = load i64, ptr %680, align 8
  %3128 = add i64 %3127, %382
  %3129 = load i64, ptr %386, align 8
  switch i64 %3129, label %3130 [
    i64 0, label %3135
    i64 1, label %3133
    i64 2, label %3133
  ]

3130:                                             ; preds = %3125
  %3131 = load i64, ptr %28, align 8
  %3132 = add i64 %3131, %3129
  br label %3133

3133:                                             ; preds = %3125, %3125, %3130
  %3134 = phi i64 [ %3132, %3130 ], [ 0, %3125 ], [ 0, %3125 ]
  store i64 %3134, ptr %28, align 8
  br label %3135

3135:                                             ; preds = %3133, %3125, %392, %395
  %3136 = phi i64 [ %383, %395 ], [ %383, %392 ], [ %3126, %3125 ], [ %3126, %3133 ]
  %3137 = phi i64 [ %382, %395 ], [ %382, %392 ], [ %3128, %3125 ], [ %3128, %3133 ]
  %3138 = add nsw i64 %381, 1
  %3139 = load i64, ptr %177, align 8
  %3140 = icmp slt i64 %3138, %3139
  br i1 %3140, label %380, label %180, !llvm.loop !55
}

declare void @llvm.memset.inline.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #0

define dso_local void @decode_stream(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr nocapture noundef %7) local_unnamed_addr #0 {
  %9 = alloca %struct.predecoder, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 232
  store i64 %6, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 240
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %9, i64 224
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %9, i64 24
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %9, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  store i64 -1, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %3, i64 352
  %16 = icmp sgt i64 %1, 0
  br i1 %16, label %17, label %25

17:                                               ; preds = %8
  %18 = load i64, ptr %15, align 8
  %19 = icmp eq i64 %4, 0
  %20 = getelementptr inbounds i8, ptr %3, i64 368
  %21 = getelementptr inbounds i8, ptr %3, i64 360
  %22 = getelementptr inbounds i8, ptr %3, i64 376
  %23 = getelementptr inbounds i8, ptr %3, i64 160
  %24 = getelementptr inbounds i8, ptr %9, i64 32
  br label %26

25:                                               ; preds = %178, %8
  ret void

26:                                               ; preds = %17, %178
  %27 = phi i64 [ %5, %17 ], [ %185, %178 ]
  %28 = phi i64 [ 0, %17 ], [ %179, %178 ]
  %29 = phi i64 [ -1, %17 ], [ %184, %178 ]
  %30 = phi i64 [ 0, %17 ], [ %183, %178 ]
  %31 = phi i64 [ 0, %17 ], [ %182, %178 ]
  %32 = phi i64 [ %18, %17 ], [ %181, %178 ]
  %33 = phi i64 [ 0, %17 ], [ %180, %178 ]
  %34 = getelementptr i32, ptr %0, i64 %28
  %35 = load i32, ptr %34, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr %struct.decoded_row, ptr %2, i64 %36
  %38 = getelementptr double, ptr %7, i64 %28
  %39 = load double, ptr %38, align 8
  %40 = fcmp oeq double %39, 0.000000e+00
  br i1 %40, label %41, label %43

41:                                               ; preds = %26
  %42 = add nuw nsw i64 %28, 1
  br label %178

43:                                               ; preds = %26
  %44 = icmp slt i64 %29, 0
  br i1 %44, label %45, label %53

45:                                               ; preds = %43
  br i1 %19, label %46, label %48

46:                                               ; preds = %45
  %47 = load i64, ptr %37, align 8
  br label %48

48:                                               ; preds = %46, %45
  %49 = phi i64 [ %27, %45 ], [ %47, %46 ]
  store i64 -1, ptr %14, align 8
  %50 = load i64, ptr %9, align 8
  %51 = tail call noundef i64 @llvm.smax.i64(i64 %50, i64 %31)
  store i64 %51, ptr %9, align 8
  %52 = call fastcc i64 @predecode(ptr noundef nonnull %9, ptr noundef %3, ptr noundef nonnull %0, i64 noundef %1, ptr noundef %2, i64 noundef %28, i64 noundef %49)
  br label %53

53:                                               ; preds = %48, %43
  %54 = phi i64 [ %52, %48 ], [ %29, %43 ]
  %55 = phi i64 [ %49, %48 ], [ %27, %43 ]
  %56 = getelementptr inbounds i8, ptr %37, i64 8
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %57, %55
  %59 = add nuw nsw i64 %28, 1
  %60 = icmp slt i64 %59, %1
  br i1 %60, label %61, label %83

61:                                               ; preds = %53
  %62 = getelementptr double, ptr %7, i64 %59
  %63 = load double, ptr %62, align 8
  %64 = fcmp oeq double %63, 0.000000e+00
  br i1 %64, label %83, label %65

65:                                               ; preds = %61
  br i1 %19, label %66, label %81

66:                                               ; preds = %65
  %67 = getelementptr i32, ptr %0, i64 %59
  %68 = getelementptr i8, ptr %67, i64 -4
  %69 = load i32, ptr %68, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr %struct.decoded_row, ptr %2, i64 %70
  %72 = load i32, ptr %67, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr %struct.decoded_row, ptr %2, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = load i64, ptr %71, align 8
  %77 = getelementptr inbounds i8, ptr %71, i64 8
  %78 = load i64, ptr %77, align 8
  %79 = add i64 %78, %76
  %80 = icmp eq i64 %75, %79
  br i1 %80, label %81, label %83

81:                                               ; preds = %65, %66
  %82 = call fastcc i64 @predecode(ptr noundef nonnull %9, ptr noundef %3, ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %2, i64 noundef %59, i64 noundef %58)
  br label %83

83:                                               ; preds = %53, %61, %81, %66
  %84 = phi i64 [ %82, %81 ], [ -1, %66 ], [ -1, %61 ], [ -1, %53 ]
  %85 = getelementptr inbounds i8, ptr %37, i64 40
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 0
  %88 = tail call i64 @llvm.smax.i64(i64 %54, i64 %84)
  %89 = select i1 %87, i64 %54, i64 %88
  %90 = icmp slt i64 %31, %89
  br i1 %90, label %91, label %93

91:                                               ; preds = %83
  %92 = load i64, ptr %15, align 8
  br label %93

93:                                               ; preds = %91, %83
  %94 = phi i64 [ 0, %91 ], [ %33, %83 ]
  %95 = phi i64 [ %92, %91 ], [ %32, %83 ]
  %96 = phi i64 [ %89, %91 ], [ %31, %83 ]
  %97 = getelementptr inbounds i8, ptr %37, i64 48
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %168

100:                                              ; preds = %93
  %101 = getelementptr inbounds i8, ptr %37, i64 32
  %102 = load i64, ptr %101, align 8
  br i1 %87, label %112, label %103

103:                                              ; preds = %100
  %104 = load i64, ptr %20, align 8
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %106, label %112

106:                                              ; preds = %103
  %107 = load i64, ptr %15, align 8
  %108 = add i64 %107, -1
  %109 = icmp eq i64 %94, %108
  %110 = icmp slt i64 %95, 1
  %111 = select i1 %109, i1 true, i1 %110
  br i1 %111, label %131, label %117

112:                                              ; preds = %103, %100
  %113 = icmp slt i64 %95, 1
  br i1 %113, label %114, label %117

114:                                              ; preds = %112
  %115 = load i64, ptr %15, align 8
  %116 = add i64 %115, -1
  br label %131

117:                                              ; preds = %106, %112
  %118 = icmp sgt i64 %102, 1
  br i1 %118, label %122, label %119

119:                                              ; preds = %117
  %120 = add i64 %94, 1
  %121 = add nsw i64 %95, -1
  br label %144

122:                                              ; preds = %117
  %123 = icmp sgt i64 %94, 0
  br i1 %123, label %124, label %128

124:                                              ; preds = %122
  %125 = add i64 %96, 1
  %126 = load i64, ptr %15, align 8
  %127 = add i64 %126, -1
  br label %135

128:                                              ; preds = %122
  %129 = add nsw i64 %94, 1
  %130 = add nsw i64 %95, -1
  br label %135

131:                                              ; preds = %114, %106
  %132 = phi i64 [ %116, %114 ], [ %108, %106 ]
  %133 = add i64 %96, 1
  %134 = icmp sgt i64 %102, 1
  br i1 %134, label %135, label %144

135:                                              ; preds = %124, %131, %128
  %136 = phi i64 [ 1, %131 ], [ %129, %128 ], [ 1, %124 ]
  %137 = phi i64 [ %132, %131 ], [ %130, %128 ], [ %127, %124 ]
  %138 = phi i64 [ %133, %131 ], [ %96, %128 ], [ %125, %124 ]
  %139 = load i64, ptr %21, align 8
  %140 = icmp eq i64 %139, 0
  %141 = sub i64 %139, %102
  %142 = tail call i64 @llvm.smin.i64(i64 %141, i64 %137)
  %143 = select i1 %140, i64 %137, i64 %142
  br label %144

144:                                              ; preds = %135, %119, %131
  %145 = phi i64 [ 1, %131 ], [ %120, %119 ], [ %136, %135 ]
  %146 = phi i64 [ %132, %131 ], [ %121, %119 ], [ %143, %135 ]
  %147 = phi i64 [ %133, %131 ], [ %96, %119 ], [ %138, %135 ]
  %148 = load i64, ptr %21, align 8
  %149 = icmp eq i64 %148, 0
  %150 = icmp slt i64 %102, %148
  %151 = select i1 %149, i1 true, i1 %150
  br i1 %151, label %160, label %152

152:                                              ; preds = %144
  %153 = load i64, ptr %22, align 8
  %154 = add i64 %153, %147
  %155 = load i64, ptr %23, align 8
  %156 = add i64 %102, -1
  %157 = add i64 %156, %155
  %158 = sdiv i64 %157, %155
  %159 = add i64 %154, %158
  br label %160

160:                                              ; preds = %152, %144
  %161 = phi i64 [ %145, %144 ], [ 0, %152 ]
  %162 = phi i64 [ %146, %144 ], [ 0, %152 ]
  %163 = phi i64 [ %147, %144 ], [ %159, %152 ]
  %164 = getelementptr inbounds i8, ptr %37, i64 56
  %165 = load i64, ptr %164, align 8
  %166 = icmp eq i64 %165, 0
  %167 = select i1 %166, i64 %162, i64 0
  br label %168

168:                                              ; preds = %160, %93
  %169 = phi i64 [ %94, %93 ], [ %161, %160 ]
  %170 = phi i64 [ %95, %93 ], [ %167, %160 ]
  %171 = phi i64 [ %96, %93 ], [ %163, %160 ]
  %172 = load i64, ptr %12, align 8
  %173 = srem i64 %172, 24
  %174 = getelementptr [24 x i64], ptr %24, i64 0, i64 %173
  store i64 %171, ptr %174, align 8
  %175 = add i64 %172, 1
  store i64 %175, ptr %12, align 8
  %176 = sub i64 %171, %30
  %177 = sitofp i64 %176 to double
  store double %177, ptr %38, align 8
  br label %178

178:                                              ; preds = %41, %168
  %179 = phi i64 [ %42, %41 ], [ %59, %168 ]
  %180 = phi i64 [ %33, %41 ], [ %169, %168 ]
  %181 = phi i64 [ %32, %41 ], [ %170, %168 ]
  %182 = phi i64 [ %31, %41 ], [ %171, %168 ]
  %183 = phi i64 [ %30, %41 ], [ %171, %168 ]
  %184 = phi i64 [ %29, %41 ], [ %84, %168 ]
  %185 = phi i64 [ %27, %41 ], [ %58, %168 ]
  %186 = icmp eq i64 %179, %1
  br i1 %186, label %25, label %26, !llvm.loop !56
}

define internal fastcc i64 @predecode(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, i64 noundef %6) unnamed_addr #0 {
  %8 = getelementptr i32, ptr %2, i64 %5
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr %struct.decoded_row, ptr %4, i64 %10
  %12 = getelementptr inbounds i8, ptr %1, i64 328
  %13 = load i64, ptr %12, align 8
  %14 = sdiv i64 %6, %13
  %15 = srem i64 %6, %13
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %6, -1
  %19 = add i64 %18, %17
  %20 = sdiv i64 %19, %13
  %21 = getelementptr inbounds i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %22, 0
  br i1 %23, label %24, label %62

24:                                               ; preds = %7
  %25 = icmp slt i64 %5, %3
  %26 = icmp sgt i64 %13, -1
  %27 = and i1 %25, %26
  br i1 %27, label %28, label %48

28:                                               ; preds = %24
  %29 = srem i64 %6, %13
  br label %30

30:                                               ; preds = %28, %30
  %31 = phi i64 [ %43, %30 ], [ %29, %28 ]
  %32 = phi i64 [ %40, %30 ], [ 0, %28 ]
  %33 = phi i64 [ %44, %30 ], [ %5, %28 ]
  %34 = getelementptr i32, ptr %2, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr %struct.decoded_row, ptr %4, i64 %36
  %38 = getelementptr inbounds i8, ptr %37, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %39, %32
  %41 = getelementptr inbounds i8, ptr %37, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, %31
  %44 = add nsw i64 %33, 1
  %45 = icmp slt i64 %44, %3
  %46 = icmp slt i64 %43, %13
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %30, label %48, !llvm.loop !57

48:                                               ; preds = %30, %24
  %49 = phi i64 [ 0, %24 ], [ %40, %30 ]
  %50 = getelementptr inbounds i8, ptr %0, i64 24
  %51 = load i64, ptr %50, align 8
  %52 = icmp sgt i64 %51, 1
  %53 = add nsw i64 %51, -1
  %54 = select i1 %52, i64 %53, i64 0
  %55 = getelementptr inbounds i8, ptr %1, i64 344
  %56 = load i64, ptr %55, align 8
  %57 = mul i64 %56, %49
  %58 = sub i64 %57, %54
  %59 = tail call noundef i64 @llvm.smax.i64(i64 %58, i64 0)
  %60 = getelementptr inbounds i8, ptr %0, i64 232
  %61 = load i64, ptr %60, align 8
  br label %102

62:                                               ; preds = %7
  %63 = icmp eq i64 %14, %22
  br i1 %63, label %115, label %64

64:                                               ; preds = %62
  %65 = sub i64 %14, %22
  %66 = icmp slt i64 %5, %3
  %67 = icmp sgt i64 %13, -1
  %68 = and i1 %66, %67
  br i1 %68, label %69, label %87

69:                                               ; preds = %64, %69
  %70 = phi i64 [ %82, %69 ], [ %15, %64 ]
  %71 = phi i64 [ %79, %69 ], [ 0, %64 ]
  %72 = phi i64 [ %83, %69 ], [ %5, %64 ]
  %73 = getelementptr i32, ptr %2, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr %struct.decoded_row, ptr %4, i64 %75
  %77 = getelementptr inbounds i8, ptr %76, i64 24
  %78 = load i64, ptr %77, align 8
  %79 = add i64 %78, %71
  %80 = getelementptr inbounds i8, ptr %76, i64 8
  %81 = load i64, ptr %80, align 8
  %82 = add i64 %81, %70
  %83 = add nsw i64 %72, 1
  %84 = icmp slt i64 %83, %3
  %85 = icmp slt i64 %82, %13
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %69, label %87, !llvm.loop !57

87:                                               ; preds = %69, %64
  %88 = phi i64 [ 0, %64 ], [ %79, %69 ]
  %89 = getelementptr inbounds i8, ptr %0, i64 24
  %90 = load i64, ptr %89, align 8
  %91 = icmp sgt i64 %90, 1
  %92 = add nsw i64 %90, -1
  %93 = select i1 %91, i64 %92, i64 0
  %94 = getelementptr inbounds i8, ptr %1, i64 344
  %95 = load i64, ptr %94, align 8
  %96 = mul i64 %95, %88
  %97 = sub i64 %96, %93
  %98 = tail call noundef i64 @llvm.smax.i64(i64 %97, i64 0)
  %99 = getelementptr inbounds i8, ptr %0, i64 232
  %100 = load i64, ptr %99, align 8
  %101 = mul i64 %100, %65
  br label %102

102:                                              ; preds = %48, %87
  %103 = phi i64 [ %101, %87 ], [ %61, %48 ]
  %104 = phi i64 [ %98, %87 ], [ %59, %48 ]
  %105 = phi ptr [ %89, %87 ], [ %50, %48 ]
  %106 = getelementptr inbounds i8, ptr %0, i64 240
  %107 = load i64, ptr %106, align 8
  %108 = add i64 %107, %103
  %109 = sdiv i64 %108, 64
  %110 = load i64, ptr %0, align 8
  %111 = add i64 %110, %104
  %112 = add i64 %111, %109
  store i64 %112, ptr %0, align 8
  %113 = srem i64 %108, 64
  store i64 %113, ptr %106, align 8
  %114 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %114, align 8
  store i64 1, ptr %105, align 8
  br label %115

115:                                              ; preds = %102, %62
  store i64 %14, ptr %21, align 8
  %116 = icmp eq i64 %20, %14
  br i1 %116, label %187, label %117

117:                                              ; preds = %115
  %118 = getelementptr inbounds i8, ptr %11, i64 16
  %119 = load i64, ptr %118, align 8
  %120 = add i64 %119, %6
  %121 = sdiv i64 %120, %13
  %122 = icmp eq i64 %121, %14
  br i1 %122, label %123, label %135

123:                                              ; preds = %117
  %124 = getelementptr inbounds i8, ptr %0, i64 8
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds i8, ptr %1, i64 336
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %125, %127
  br i1 %128, label %129, label %135

129:                                              ; preds = %123
  %130 = load i64, ptr %0, align 8
  %131 = add i64 %130, 1
  store i64 %131, ptr %0, align 8
  %132 = getelementptr inbounds i8, ptr %0, i64 24
  %133 = load i64, ptr %132, align 8
  %134 = add i64 %133, 1
  store i64 %134, ptr %132, align 8
  store i64 0, ptr %124, align 8
  br label %135

135:                                              ; preds = %129, %123, %117
  %136 = load i64, ptr %16, align 8
  %137 = add i64 %136, %6
  %138 = srem i64 %137, %13
  %139 = sub i64 %20, %14
  %140 = icmp eq i64 %138, 0
  br i1 %140, label %164, label %141

141:                                              ; preds = %135
  %142 = add i64 %5, 1
  %143 = icmp slt i64 %142, %3
  %144 = icmp sgt i64 %13, -1
  %145 = and i1 %143, %144
  br i1 %145, label %146, label %164

146:                                              ; preds = %141, %146
  %147 = phi i64 [ %159, %146 ], [ %138, %141 ]
  %148 = phi i64 [ %156, %146 ], [ 0, %141 ]
  %149 = phi i64 [ %160, %146 ], [ %142, %141 ]
  %150 = getelementptr i32, ptr %2, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr %struct.decoded_row, ptr %4, i64 %152
  %154 = getelementptr inbounds i8, ptr %153, i64 24
  %155 = load i64, ptr %154, align 8
  %156 = add i64 %155, %148
  %157 = getelementptr inbounds i8, ptr %153, i64 8
  %158 = load i64, ptr %157, align 8
  %159 = add i64 %158, %147
  %160 = add nsw i64 %149, 1
  %161 = icmp slt i64 %160, %3
  %162 = icmp slt i64 %159, %13
  %163 = select i1 %161, i1 %162, i1 false
  br i1 %163, label %146, label %164, !llvm.loop !57

164:                                              ; preds = %146, %141, %135
  %165 = phi i64 [ 0, %135 ], [ 0, %141 ], [ %156, %146 ]
  %166 = getelementptr inbounds i8, ptr %0, i64 24
  %167 = load i64, ptr %166, align 8
  %168 = icmp sgt i64 %167, 1
  %169 = add nsw i64 %167, -1
  %170 = select i1 %168, i64 %169, i64 0
  %171 = getelementptr inbounds i8, ptr %1, i64 344
  %172 = load i64, ptr %171, align 8
  %173 = mul i64 %172, %165
  %174 = sub i64 %173, %170
  %175 = tail call noundef i64 @llvm.smax.i64(i64 %174, i64 0)
  %176 = getelementptr inbounds i8, ptr %0, i64 232
  %177 = load i64, ptr %176, align 8
  %178 = mul i64 %177, %139
  %179 = getelementptr inbounds i8, ptr %0, i64 240
  %180 = load i64, ptr %179, align 8
  %181 = add i64 %180, %178
  %182 = sdiv i64 %181, 64
  %183 = load i64, ptr %0, align 8
  %184 = add i64 %183, %175
  %185 = add i64 %184, %182
  store i64 %185, ptr %0, align 8
  %186 = srem i64 %181, 64
  store i64 %186, ptr %179, align 8
  store i64 1, ptr %166, align 8
  store i64 %20, ptr %21, align 8
  br label %199

187:                                              ; preds = %115
  %188 = getelementptr inbounds i8, ptr %0, i64 8
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds i8, ptr %1, i64 336
  %191 = load i64, ptr %190, align 8
  %192 = icmp eq i64 %189, %191
  %193 = load i64, ptr %0, align 8
  br i1 %192, label %194, label %199

194:                                              ; preds = %187
  %195 = add i64 %193, 1
  store i64 %195, ptr %0, align 8
  %196 = getelementptr inbounds i8, ptr %0, i64 24
  %197 = load i64, ptr %196, align 8
  %198 = add i64 %197, 1
  store i64 %198, ptr %196, align 8
  br label %199

199:                                              ; preds = %187, %194, %164
  %200 = phi i64 [ %193, %187 ], [ %195, %194 ], [ %185, %164 ]
  %201 = phi i64 [ %189, %187 ], [ 0, %194 ], [ 0, %164 ]
  %202 = getelementptr inbounds i8, ptr %0, i64 8
  %203 = add i64 %201, 1
  store i64 %203, ptr %202, align 8
  %204 = getelementptr inbounds i8, ptr %0, i64 224
  %205 = load i64, ptr %204, align 8
  %206 = icmp sgt i64 %205, 23
  br i1 %206, label %207, label %213

207:                                              ; preds = %199
  %208 = getelementptr inbounds i8, ptr %0, i64 32
  %209 = urem i64 %205, 24
  %210 = getelementptr [24 x i64], ptr %208, i64 0, i64 %209
  %211 = load i64, ptr %210, align 8
  %212 = tail call noundef i64 @llvm.smax.i64(i64 %200, i64 %211)
  store i64 %212, ptr %0, align 8
  br label %213

213:                                              ; preds = %207, %199
  %214 = phi i64 [ %212, %207 ], [ %200, %199 ]
  ret i64 %214
}

define dso_local i64 @flow_arcs(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr noundef readonly %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, ptr nocapture noundef %12, ptr nocapture noundef writeonly %13, ptr nocapture noundef writeonly %14, ptr nocapture noundef writeonly %15, ptr nocapture noundef writeonly %16, ptr nocapture noundef writeonly %17, ptr nocapture noundef writeonly %18) local_unnamed_addr #0 {
  %20 = getelementptr %struct.memory_row, ptr %8, i64 %9
  %21 = icmp sgt i64 %10, 0
  br i1 %21, label %22, label %31

22:                                               ; preds = %19
  %23 = icmp sgt i64 %1, 0
  br label %24

24:                                               ; preds = %22, %36
  %25 = phi i64 [ 0, %22 ], [ %39, %36 ]
  %26 = phi ptr [ %8, %22 ], [ %38, %36 ]
  %27 = phi i64 [ 0, %22 ], [ %40, %36 ]
  %28 = phi i64 [ 0, %22 ], [ %37, %36 ]
  br i1 %23, label %29, label %36

29:                                               ; preds = %24
  %30 = icmp eq i64 %27, 0
  br label %42

31:                                               ; preds = %36, %19
  %32 = phi i64 [ 0, %19 ], [ %37, %36 ]
  %33 = phi ptr [ %8, %19 ], [ %38, %36 ]
  %34 = phi i64 [ 0, %19 ], [ %39, %36 ]
  %35 = icmp ult ptr %33, %20
  br i1 %35, label %214, label %247

36:                                               ; preds = %192, %24
  %37 = phi i64 [ %28, %24 ], [ %179, %192 ]
  %38 = phi ptr [ %26, %24 ], [ %180, %192 ]
  %39 = phi i64 [ %25, %24 ], [ %181, %192 ]
  %40 = add nuw nsw i64 %27, 1
  %41 = icmp eq i64 %40, %10
  br i1 %41, label %31, label %24, !llvm.loop !58

42:                                               ; preds = %29, %192
  %43 = phi i64 [ %25, %29 ], [ %181, %192 ]
  %44 = phi ptr [ %26, %29 ], [ %180, %192 ]
  %45 = phi ptr [ %2, %29 ], [ %195, %192 ]
  %46 = phi i64 [ 0, %29 ], [ %196, %192 ]
  %47 = phi i64 [ %28, %29 ], [ %179, %192 ]
  %48 = getelementptr i64, ptr %0, i64 %46
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr %struct.flow_row, ptr %3, i64 %49
  %51 = getelementptr i64, ptr %6, i64 %46
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr %struct.cost_row, ptr %7, i64 %52
  %54 = load i64, ptr %50, align 8
  %55 = getelementptr %struct.source_row, ptr %4, i64 %54
  %56 = getelementptr inbounds i8, ptr %50, i64 8
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr %struct.source_row, ptr %4, i64 %57
  %59 = icmp ult ptr %55, %58
  br i1 %59, label %60, label %64

60:                                               ; preds = %42
  %61 = shl nuw i64 %46, 1
  %62 = getelementptr inbounds i8, ptr %53, i64 16
  %63 = or disjoint i64 %61, 1
  br label %70

64:                                               ; preds = %137, %42
  %65 = phi i64 [ %47, %42 ], [ %138, %137 ]
  %66 = phi i64 [ %43, %42 ], [ %139, %137 ]
  %67 = icmp ult ptr %44, %20
  br i1 %67, label %68, label %178

68:                                               ; preds = %64
  %69 = shl nuw i64 %46, 1
  br label %144

70:                                               ; preds = %60, %137
  %71 = phi i64 [ %43, %60 ], [ %139, %137 ]
  %72 = phi ptr [ %55, %60 ], [ %140, %137 ]
  %73 = phi i64 [ %47, %60 ], [ %138, %137 ]
  %74 = load i64, ptr %72, align 8
  %75 = getelementptr i64, ptr %45, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr i64, ptr %12, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = add i64 %78, -1
  %80 = icmp slt i64 %79, 0
  br i1 %80, label %137, label %81

81:                                               ; preds = %70
  %82 = lshr i64 %79, 1
  %83 = getelementptr i64, ptr %6, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr %struct.cost_row, ptr %7, i64 %84
  %86 = getelementptr inbounds i8, ptr %85, i64 24
  %87 = load double, ptr %86, align 8
  %88 = and i64 %79, 1
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %93, label %90

90:                                               ; preds = %81
  %91 = icmp eq i64 %76, %11
  %92 = select i1 %91, double 0.000000e+00, double 1.000000e+00
  br label %108

93:                                               ; preds = %81
  %94 = getelementptr inbounds i8, ptr %85, i64 8
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %108, label %97

97:                                               ; preds = %93
  %98 = load i64, ptr %85, align 8
  %99 = load i64, ptr %53, align 8
  %100 = icmp eq i64 %98, %99
  br i1 %100, label %101, label %108

101:                                              ; preds = %97
  %102 = getelementptr inbounds i8, ptr %72, i64 24
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %108, label %105

105:                                              ; preds = %101
  %106 = getelementptr inbounds i8, ptr %85, i64 32
  %107 = load double, ptr %106, align 8
  br label %108

108:                                              ; preds = %93, %97, %101, %105, %90
  %109 = phi double [ %92, %90 ], [ %107, %105 ], [ %87, %101 ], [ %87, %97 ], [ %87, %93 ]
  %110 = add i64 %71, 1
  %111 = getelementptr %struct.edge_row, ptr %13, i64 %71
  store i64 %82, ptr %111, align 8
  %112 = getelementptr inbounds i8, ptr %111, i64 8
  store i64 %46, ptr %112, align 8
  %113 = getelementptr inbounds i8, ptr %111, i64 16
  store i64 %27, ptr %113, align 8
  %114 = getelementptr inbounds i8, ptr %111, i64 24
  store i64 %76, ptr %114, align 8
  %115 = getelementptr inbounds i8, ptr %72, i64 8
  %116 = load i64, ptr %115, align 8
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %120, label %118

118:                                              ; preds = %108
  %119 = load double, ptr %62, align 8
  br label %120

120:                                              ; preds = %108, %118
  %121 = phi double [ %119, %118 ], [ 0.000000e+00, %108 ]
  %122 = fadd double %109, %121
  %123 = getelementptr i64, ptr %14, i64 %73
  store i64 %79, ptr %123, align 8
  %124 = getelementptr i64, ptr %15, i64 %73
  store i64 %61, ptr %124, align 8
  %125 = getelementptr i64, ptr %16, i64 %73
  store i64 %27, ptr %125, align 8
  %126 = add i64 %73, 1
  %127 = getelementptr double, ptr %17, i64 %73
  store double %122, ptr %127, align 8
  %128 = getelementptr inbounds i8, ptr %72, i64 16
  %129 = load i64, ptr %128, align 8
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %137, label %131

131:                                              ; preds = %120
  %132 = getelementptr i64, ptr %14, i64 %126
  store i64 %79, ptr %132, align 8
  %133 = getelementptr i64, ptr %15, i64 %126
  store i64 %63, ptr %133, align 8
  %134 = getelementptr i64, ptr %16, i64 %126
  store i64 %27, ptr %134, align 8
  %135 = add i64 %73, 2
  %136 = getelementptr double, ptr %17, i64 %126
  store double %109, ptr %136, align 8
  br label %137

137:                                              ; preds = %120, %131, %70
  %138 = phi i64 [ %73, %70 ], [ %126, %120 ], [ %135, %131 ]
  %139 = phi i64 [ %71, %70 ], [ %110, %120 ], [ %110, %131 ]
  %140 = getelementptr i8, ptr %72, i64 32
  %141 = load i64, ptr %56, align 8
  %142 = getelementptr %struct.source_row, ptr %4, i64 %141
  %143 = icmp ult ptr %140, %142
  br i1 %143, label %70, label %64, !llvm.loop !59

144:                                              ; preds = %68, %155
  %145 = phi i64 [ %66, %68 ], [ %156, %155 ]
  %146 = phi ptr [ %44, %68 ], [ %176, %155 ]
  %147 = phi i64 [ %65, %68 ], [ %174, %155 ]
  %148 = getelementptr inbounds i8, ptr %146, i64 16
  %149 = load i64, ptr %148, align 8
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %151, label %178

151:                                              ; preds = %144
  %152 = getelementptr inbounds i8, ptr %146, i64 8
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, %46
  br i1 %154, label %155, label %178

155:                                              ; preds = %151
  %156 = add i64 %145, 1
  %157 = getelementptr %struct.edge_row, ptr %13, i64 %145
  %158 = load i64, ptr %146, align 8
  store i64 %158, ptr %157, align 8
  %159 = getelementptr inbounds i8, ptr %157, i64 8
  store i64 %46, ptr %159, align 8
  %160 = getelementptr inbounds i8, ptr %157, i64 16
  store i64 0, ptr %160, align 8
  %161 = getelementptr inbounds i8, ptr %157, i64 24
  store i64 -1, ptr %161, align 8
  %162 = load i64, ptr %146, align 8
  %163 = shl i64 %162, 1
  %164 = getelementptr i64, ptr %6, i64 %162
  %165 = load i64, ptr %164, align 8
  %166 = getelementptr %struct.cost_row, ptr %7, i64 %165, i32 3
  %167 = load double, ptr %166, align 8
  %168 = getelementptr inbounds i8, ptr %146, i64 24
  %169 = load double, ptr %168, align 8
  %170 = fadd double %167, %169
  %171 = getelementptr i64, ptr %14, i64 %147
  store i64 %163, ptr %171, align 8
  %172 = getelementptr i64, ptr %15, i64 %147
  store i64 %69, ptr %172, align 8
  %173 = getelementptr i64, ptr %16, i64 %147
  store i64 0, ptr %173, align 8
  %174 = add i64 %147, 1
  %175 = getelementptr double, ptr %17, i64 %147
  store double %170, ptr %175, align 8
  %176 = getelementptr i8, ptr %146, i64 32
  %177 = icmp ult ptr %176, %20
  br i1 %177, label %144, label %178, !llvm.loop !60

178:                                              ; preds = %151, %155, %144, %64
  %179 = phi i64 [ %65, %64 ], [ %147, %144 ], [ %174, %155 ], [ %147, %151 ]
  %180 = phi ptr [ %44, %64 ], [ %146, %144 ], [ %176, %155 ], [ %146, %151 ]
  %181 = phi i64 [ %66, %64 ], [ %145, %144 ], [ %156, %155 ], [ %145, %151 ]
  %182 = getelementptr inbounds i8, ptr %50, i64 16
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr %struct.target_row, ptr %5, i64 %183
  %185 = getelementptr inbounds i8, ptr %50, i64 24
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr %struct.target_row, ptr %5, i64 %186
  %188 = icmp ult ptr %184, %187
  br i1 %188, label %189, label %192

189:                                              ; preds = %178
  %190 = shl nuw i64 %46, 1
  %191 = or disjoint i64 %190, 1
  br label %198

192:                                              ; preds = %204, %178
  %193 = getelementptr inbounds i8, ptr %50, i64 32
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr i64, ptr %45, i64 %194
  %196 = add nuw nsw i64 %46, 1
  %197 = icmp eq i64 %196, %1
  br i1 %197, label %36, label %42, !llvm.loop !61

198:                                              ; preds = %189, %204
  %199 = phi ptr [ %184, %189 ], [ %210, %204 ]
  br i1 %30, label %200, label %204

200:                                              ; preds = %198
  %201 = getelementptr inbounds i8, ptr %199, i64 8
  %202 = load i64, ptr %201, align 8
  %203 = add i64 %191, %202
  br label %204

204:                                              ; preds = %198, %200
  %205 = phi i64 [ %203, %200 ], [ 0, %198 ]
  %206 = load i64, ptr %199, align 8
  %207 = getelementptr i64, ptr %45, i64 %206
  %208 = load i64, ptr %207, align 8
  %209 = getelementptr i64, ptr %12, i64 %208
  store i64 %205, ptr %209, align 8
  %210 = getelementptr i8, ptr %199, i64 16
  %211 = load i64, ptr %185, align 8
  %212 = getelementptr %struct.target_row, ptr %5, i64 %211
  %213 = icmp ult ptr %210, %212
  br i1 %213, label %198, label %192, !llvm.loop !62

214:                                              ; preds = %31, %214
  %215 = phi i64 [ %218, %214 ], [ %34, %31 ]
  %216 = phi ptr [ %245, %214 ], [ %33, %31 ]
  %217 = phi i64 [ %243, %214 ], [ %32, %31 ]
  %218 = add i64 %215, 1
  %219 = getelementptr %struct.edge_row, ptr %13, i64 %215
  %220 = load i64, ptr %216, align 8
  %221 = getelementptr inbounds i8, ptr %216, i64 8
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds i8, ptr %216, i64 16
  %224 = load i64, ptr %223, align 8
  store i64 %220, ptr %219, align 8
  %225 = getelementptr inbounds i8, ptr %219, i64 8
  store i64 %222, ptr %225, align 8
  %226 = getelementptr inbounds i8, ptr %219, i64 16
  store i64 %224, ptr %226, align 8
  %227 = getelementptr inbounds i8, ptr %219, i64 24
  store i64 -1, ptr %227, align 8
  %228 = load i64, ptr %216, align 8
  %229 = shl i64 %228, 1
  %230 = load i64, ptr %221, align 8
  %231 = shl i64 %230, 1
  %232 = load i64, ptr %223, align 8
  %233 = getelementptr i64, ptr %6, i64 %228
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr %struct.cost_row, ptr %7, i64 %234, i32 3
  %236 = load double, ptr %235, align 8
  %237 = getelementptr inbounds i8, ptr %216, i64 24
  %238 = load double, ptr %237, align 8
  %239 = fadd double %236, %238
  %240 = getelementptr i64, ptr %14, i64 %217
  store i64 %229, ptr %240, align 8
  %241 = getelementptr i64, ptr %15, i64 %217
  store i64 %231, ptr %241, align 8
  %242 = getelementptr i64, ptr %16, i64 %217
  store i64 %232, ptr %242, align 8
  %243 = add i64 %217, 1
  %244 = getelementptr double, ptr %17, i64 %217
  store double %239, ptr %244, align 8
  %245 = getelementptr i8, ptr %216, i64 32
  %246 = icmp ult ptr %245, %20
  br i1 %246, label %214, label %247, !llvm.loop !63

247:                                              ; preds = %214, %31
  %248 = phi i64 [ %32, %31 ], [ %243, %214 ]
  %249 = phi i64 [ %34, %31 ], [ %218, %214 ]
  store i64 %248, ptr %18, align 8
  ret i64 %249
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #0

define dso_local i64 @issue_nodes(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, i64 noundef %7, ptr nocapture noundef %8, ptr nocapture noundef writeonly %9) local_unnamed_addr #0 {
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %14, %10
  %13 = icmp sgt i64 %7, 0
  br i1 %13, label %29, label %28

14:                                               ; preds = %10, %14
  %15 = phi i64 [ %26, %14 ], [ 0, %10 ]
  %16 = getelementptr i64, ptr %0, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr %struct.cost_row, ptr %2, i64 %17, i32 2
  %19 = load double, ptr %18, align 8
  %20 = shl nuw i64 %15, 1
  %21 = getelementptr double, ptr %8, i64 %20
  store double %19, ptr %21, align 8
  %22 = or disjoint i64 %20, 1
  %23 = getelementptr double, ptr %8, i64 %22
  store double 0.000000e+00, ptr %23, align 8
  %24 = getelementptr i64, ptr %9, i64 %22
  store i64 -1, ptr %24, align 8
  %25 = getelementptr i64, ptr %9, i64 %20
  store i64 -1, ptr %25, align 8
  %26 = add nuw nsw i64 %15, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %12, label %14, !llvm.loop !64

28:                                               ; preds = %51, %12
  br i1 %11, label %56, label %54

29:                                               ; preds = %12, %51
  %30 = phi i64 [ %52, %51 ], [ 0, %12 ]
  %31 = getelementptr i64, ptr %5, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %51

34:                                               ; preds = %29
  %35 = getelementptr i64, ptr %3, i64 %30
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr double, ptr %8, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr double, ptr %6, i64 %30
  %40 = load double, ptr %39, align 8
  %41 = fadd double %38, %40
  %42 = getelementptr i64, ptr %4, i64 %30
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr double, ptr %8, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fcmp ogt double %41, %45
  br i1 %46, label %47, label %51

47:                                               ; preds = %34
  store double %41, ptr %44, align 8
  %48 = load i64, ptr %35, align 8
  %49 = load i64, ptr %42, align 8
  %50 = getelementptr i64, ptr %9, i64 %49
  store i64 %48, ptr %50, align 8
  br label %51

51:                                               ; preds = %34, %47, %29
  %52 = add nuw nsw i64 %30, 1
  %53 = icmp eq i64 %52, %7
  br i1 %53, label %28, label %29, !llvm.loop !65

54:                                               ; preds = %56, %28
  %55 = phi i64 [ -1, %28 ], [ %71, %56 ]
  ret i64 %55

56:                                               ; preds = %28, %56
  %57 = phi i64 [ %73, %56 ], [ 0, %28 ]
  %58 = phi double [ %72, %56 ], [ 0.000000e+00, %28 ]
  %59 = phi i64 [ %71, %56 ], [ -1, %28 ]
  %60 = shl i64 %57, 4
  %61 = getelementptr i8, ptr %8, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = getelementptr i64, ptr %0, i64 %57
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr %struct.cost_row, ptr %2, i64 %64, i32 3
  %66 = load double, ptr %65, align 8
  %67 = fadd double %62, %66
  %68 = icmp slt i64 %59, 0
  %69 = fcmp ogt double %67, %58
  %70 = select i1 %68, i1 true, i1 %69
  %71 = select i1 %70, i64 %57, i64 %59
  %72 = select i1 %70, double %67, double %58
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %1
  br i1 %74, label %54, label %56, !llvm.loop !66
}

define dso_local i64 @chain_links(ptr noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef writeonly %5) local_unnamed_addr #0 {
  %7 = getelementptr %struct.edge_row, ptr %0, i64 %1
  %8 = icmp ugt ptr %7, %0
  br label %9

9:                                                ; preds = %33, %6
  br i1 %8, label %12, label %34

10:                                               ; preds = %30
  br i1 %8, label %58, label %56

11:                                               ; preds = %26
  br i1 %8, label %38, label %34

12:                                               ; preds = %9, %26
  %13 = phi ptr [ %28, %26 ], [ %0, %9 ]
  %14 = phi i64 [ %27, %26 ], [ 0, %9 ]
  %15 = load i64, ptr %13, align 8
  %16 = getelementptr i8, ptr %3, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %12
  %20 = getelementptr inbounds i8, ptr %13, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr i8, ptr %3, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %19
  store i8 1, ptr %22, align 1
  br label %26

26:                                               ; preds = %12, %19, %25
  %27 = phi i64 [ %14, %19 ], [ 1, %25 ], [ %14, %12 ]
  %28 = getelementptr i8, ptr %13, i64 32
  %29 = icmp ult ptr %28, %7
  br i1 %29, label %12, label %11, !llvm.loop !67

30:                                               ; preds = %53
  %31 = and i64 %54, %2
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %10, label %33

33:                                               ; preds = %30, %34
  br label %9, !llvm.loop !68

34:                                               ; preds = %9, %11
  %35 = phi i64 [ %27, %11 ], [ 0, %9 ]
  %36 = and i64 %35, %2
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %56, label %33

38:                                               ; preds = %11, %53
  %39 = phi ptr [ %41, %53 ], [ %7, %11 ]
  %40 = phi i64 [ %54, %53 ], [ %27, %11 ]
  %41 = getelementptr i8, ptr %39, i64 -32
  %42 = getelementptr i8, ptr %39, i64 -24
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr i8, ptr %4, i64 %43
  %45 = load i8, ptr %44, align 1
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %53, label %47

47:                                               ; preds = %38
  %48 = load i64, ptr %41, align 8
  %49 = getelementptr i8, ptr %4, i64 %48
  %50 = load i8, ptr %49, align 1
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %47
  store i8 1, ptr %49, align 1
  br label %53

53:                                               ; preds = %52, %47, %38
  %54 = phi i64 [ %40, %47 ], [ 1, %52 ], [ %40, %38 ]
  %55 = icmp ugt ptr %41, %0
  br i1 %55, label %38, label %30, !llvm.loop !69

56:                                               ; preds = %34, %74, %10
  %57 = phi i64 [ 0, %10 ], [ %75, %74 ], [ 0, %34 ]
  ret i64 %57

58:                                               ; preds = %10, %74
  %59 = phi ptr [ %76, %74 ], [ %0, %10 ]
  %60 = phi i64 [ %75, %74 ], [ 0, %10 ]
  %61 = load i64, ptr %59, align 8
  %62 = getelementptr i8, ptr %3, i64 %61
  %63 = load i8, ptr %62, align 1
  %64 = icmp eq i8 %63, 0
  br i1 %64, label %74, label %65

65:                                               ; preds = %58
  %66 = getelementptr inbounds i8, ptr %59, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr i8, ptr %4, i64 %67
  %69 = load i8, ptr %68, align 1
  %70 = icmp eq i8 %69, 0
  br i1 %70, label %74, label %71

71:                                               ; preds = %65
  %72 = add i64 %60, 1
  %73 = getelementptr %struct.edge_row, ptr %5, i64 %60
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %73, ptr noundef nonnull align 8 dereferenceable(32) %59, i64 32, i1 false)
  br label %74

74:                                               ; preds = %58, %65, %71
  %75 = phi i64 [ %72, %71 ], [ %60, %65 ], [ %60, %58 ]
  %76 = getelementptr i8, ptr %59, i64 32
  %77 = icmp ult ptr %76, %7
  br i1 %77, label %58, label %56, !llvm.loop !70
}

define dso_local void @spread_shapes(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8, ptr nocapture noundef writeonly %9, ptr nocapture noundef %10, ptr nocapture noundef writeonly %11, ptr nocapture noundef writeonly %12) local_unnamed_addr #0 {
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %44, %13
  ret void

16:                                               ; preds = %13, %44
  %17 = phi ptr [ %51, %44 ], [ %2, %13 ]
  %18 = phi i64 [ %48, %44 ], [ 0, %13 ]
  %19 = phi i64 [ %47, %44 ], [ 0, %13 ]
  %20 = phi i64 [ %46, %44 ], [ 0, %13 ]
  %21 = phi i64 [ %45, %44 ], [ 0, %13 ]
  %22 = phi i64 [ %52, %44 ], [ 0, %13 ]
  %23 = getelementptr i64, ptr %0, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr %struct.shape_row, ptr %3, i64 %24
  %26 = getelementptr %struct.instruction_row, ptr %8, i64 %22
  %27 = getelementptr inbounds i8, ptr %25, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %28, %18
  %30 = load i64, ptr %25, align 8
  %31 = sub i64 %29, %30
  %32 = getelementptr inbounds i8, ptr %25, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %25, i64 24
  %35 = load i64, ptr %34, align 8
  store i64 %18, ptr %26, align 8
  %36 = getelementptr inbounds i8, ptr %26, i64 8
  store i64 %31, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %26, i64 16
  store i64 %33, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %26, i64 24
  store i64 %35, ptr %38, align 8
  %39 = load i64, ptr %25, align 8
  %40 = load i64, ptr %27, align 8
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %44

42:                                               ; preds = %16
  %43 = getelementptr i8, ptr %17, i64 -16
  br label %54

44:                                               ; preds = %126, %16
  %45 = phi i64 [ %21, %16 ], [ %127, %126 ]
  %46 = phi i64 [ %20, %16 ], [ %101, %126 ]
  %47 = phi i64 [ %19, %16 ], [ %70, %126 ]
  %48 = phi i64 [ %18, %16 ], [ %61, %126 ]
  %49 = getelementptr inbounds i8, ptr %25, i64 32
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr i64, ptr %17, i64 %50
  %52 = add nuw nsw i64 %22, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %15, label %16, !llvm.loop !71

54:                                               ; preds = %42, %126
  %55 = phi i64 [ %18, %42 ], [ %61, %126 ]
  %56 = phi i64 [ %39, %42 ], [ %129, %126 ]
  %57 = phi i64 [ %19, %42 ], [ %70, %126 ]
  %58 = phi i64 [ %20, %42 ], [ %101, %126 ]
  %59 = phi i64 [ %21, %42 ], [ %127, %126 ]
  %60 = getelementptr %struct.op_row, ptr %4, i64 %56
  %61 = add i64 %55, 1
  %62 = getelementptr %struct.op_row, ptr %9, i64 %55
  tail call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %62, ptr align 8 %60, i64 184, i1 false)
  %63 = getelementptr inbounds i8, ptr %62, i64 136
  store i64 %57, ptr %63, align 8
  %64 = getelementptr inbounds i8, ptr %60, i64 136
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i8, ptr %60, i64 144
  %67 = load i64, ptr %66, align 8
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %78, label %69

69:                                               ; preds = %95, %54
  %70 = phi i64 [ %57, %54 ], [ %97, %95 ]
  %71 = getelementptr inbounds i8, ptr %62, i64 144
  store i64 %70, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %62, i64 152
  store i64 %58, ptr %72, align 8
  %73 = getelementptr inbounds i8, ptr %60, i64 152
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds i8, ptr %60, i64 160
  %76 = load i64, ptr %75, align 8
  %77 = icmp slt i64 %74, %76
  br i1 %77, label %109, label %100

78:                                               ; preds = %54, %95
  %79 = phi i64 [ %96, %95 ], [ %65, %54 ]
  %80 = phi i64 [ %97, %95 ], [ %57, %54 ]
  %81 = getelementptr %struct.use_row, ptr %10, i64 %80
  %82 = getelementptr %struct.use_row, ptr %5, i64 %79
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %81, ptr noundef nonnull align 8 dereferenceable(32) %82, i64 32, i1 false)
  %83 = getelementptr inbounds i8, ptr %81, i64 8
  %84 = load double, ptr %83, align 8
  %85 = fptosi double %84 to i64
  %86 = sitofp i64 %85 to double
  %87 = fcmp une double %84, %86
  br i1 %87, label %88, label %95

88:                                               ; preds = %78
  %89 = sitofp i64 %80 to double
  %90 = fmul double %89, 0x3FE3C6EF372FE950
  %91 = fptosi double %90 to i64
  %92 = sitofp i64 %91 to double
  %93 = fsub double %90, %92
  %94 = getelementptr inbounds i8, ptr %81, i64 16
  store double %93, ptr %94, align 8
  br label %95

95:                                               ; preds = %78, %88
  %96 = add nsw i64 %79, 1
  %97 = add i64 %80, 1
  %98 = load i64, ptr %66, align 8
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %78, label %69, !llvm.loop !72

100:                                              ; preds = %120, %69
  %101 = phi i64 [ %58, %69 ], [ %123, %120 ]
  %102 = getelementptr inbounds i8, ptr %62, i64 160
  store i64 %101, ptr %102, align 8
  %103 = getelementptr inbounds i8, ptr %62, i64 168
  store i64 %59, ptr %103, align 8
  %104 = getelementptr inbounds i8, ptr %60, i64 168
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds i8, ptr %60, i64 176
  %107 = load i64, ptr %106, align 8
  %108 = icmp slt i64 %105, %107
  br i1 %108, label %132, label %126

109:                                              ; preds = %69, %120
  %110 = phi i64 [ %122, %120 ], [ %74, %69 ]
  %111 = phi i64 [ %123, %120 ], [ %58, %69 ]
  %112 = getelementptr %struct.read_row, ptr %11, i64 %111
  %113 = getelementptr %struct.read_row, ptr %6, i64 %110
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %112, ptr noundef nonnull align 8 dereferenceable(32) %113, i64 32, i1 false)
  %114 = load i64, ptr %113, align 8
  %115 = icmp slt i64 %114, 2
  br i1 %115, label %120, label %116

116:                                              ; preds = %109
  %117 = getelementptr i64, ptr %43, i64 %114
  %118 = load i64, ptr %117, align 8
  %119 = add i64 %118, 2
  br label %120

120:                                              ; preds = %109, %116
  %121 = phi i64 [ %119, %116 ], [ %114, %109 ]
  store i64 %121, ptr %112, align 8
  %122 = add nsw i64 %110, 1
  %123 = add i64 %111, 1
  %124 = load i64, ptr %75, align 8
  %125 = icmp slt i64 %122, %124
  br i1 %125, label %109, label %100, !llvm.loop !73

126:                                              ; preds = %142, %100
  %127 = phi i64 [ %59, %100 ], [ %144, %142 ]
  %128 = getelementptr inbounds i8, ptr %62, i64 176
  store i64 %127, ptr %128, align 8
  %129 = add nsw i64 %56, 1
  %130 = load i64, ptr %27, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %54, label %44, !llvm.loop !74

132:                                              ; preds = %100, %142
  %133 = phi i64 [ %146, %142 ], [ %105, %100 ]
  %134 = phi i64 [ %144, %142 ], [ %59, %100 ]
  %135 = getelementptr i64, ptr %7, i64 %133
  %136 = load i64, ptr %135, align 8
  %137 = icmp slt i64 %136, 2
  br i1 %137, label %142, label %138

138:                                              ; preds = %132
  %139 = getelementptr i64, ptr %43, i64 %136
  %140 = load i64, ptr %139, align 8
  %141 = add i64 %140, 2
  br label %142

142:                                              ; preds = %132, %138
  %143 = phi i64 [ %141, %138 ], [ %136, %132 ]
  %144 = add i64 %134, 1
  %145 = getelementptr i64, ptr %12, i64 %134
  store i64 %143, ptr %145, align 8
  %146 = add nsw i64 %133, 1
  %147 = load i64, ptr %106, align 8
  %148 = icmp slt i64 %146, %147
  br i1 %148, label %132, label %126, !llvm.loop !75
}

declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #0

define dso_local i64 @count_granules(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %25

5:                                                ; preds = %3
  %6 = and i64 %2, 1
  %7 = icmp eq i64 %2, 1
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = and i64 %2, 9223372036854775806
  br label %27

10:                                               ; preds = %52, %5
  %11 = phi i64 [ poison, %5 ], [ %53, %52 ]
  %12 = phi i64 [ 0, %5 ], [ %54, %52 ]
  %13 = phi i64 [ 0, %5 ], [ %53, %52 ]
  %14 = icmp eq i64 %6, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %10
  %16 = getelementptr i8, ptr %1, i64 %12
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %15
  %20 = getelementptr i64, ptr %0, i64 %12
  %21 = load i64, ptr %20, align 8
  %22 = ashr i64 %21, 3
  %23 = add i64 %13, 2
  %24 = add i64 %23, %22
  br label %25

25:                                               ; preds = %10, %19, %15, %3
  %26 = phi i64 [ 0, %3 ], [ %11, %10 ], [ %24, %19 ], [ %13, %15 ]
  ret i64 %26

27:                                               ; preds = %52, %8
  %28 = phi i64 [ 0, %8 ], [ %54, %52 ]
  %29 = phi i64 [ 0, %8 ], [ %53, %52 ]
  %30 = phi i64 [ 0, %8 ], [ %55, %52 ]
  %31 = getelementptr i8, ptr %1, i64 %28
  %32 = load i8, ptr %31, align 1
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %40, label %34

34:                                               ; preds = %27
  %35 = getelementptr i64, ptr %0, i64 %28
  %36 = load i64, ptr %35, align 8
  %37 = ashr i64 %36, 3
  %38 = add i64 %29, 2
  %39 = add i64 %38, %37
  br label %40

40:                                               ; preds = %27, %34
  %41 = phi i64 [ %39, %34 ], [ %29, %27 ]
  %42 = or disjoint i64 %28, 1
  %43 = getelementptr i8, ptr %1, i64 %42
  %44 = load i8, ptr %43, align 1
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %52, label %46

46:                                               ; preds = %40
  %47 = getelementptr i64, ptr %0, i64 %42
  %48 = load i64, ptr %47, align 8
  %49 = ashr i64 %48, 3
  %50 = add i64 %41, 2
  %51 = add i64 %50, %49
  br label %52

52:                                               ; preds = %46, %40
  %53 = phi i64 [ %51, %46 ], [ %41, %40 ]
  %54 = add nuw nsw i64 %28, 2
  %55 = add i64 %30, 2
  %56 = icmp eq i64 %55, %9
  br i1 %56, label %10, label %27, !llvm.loop !76
}

define dso_local i64 @count_ops(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = icmp slt i64 %4, 0
  %9 = getelementptr i8, ptr %1, i64 184
  %10 = getelementptr i8, ptr %1, i64 368
  %11 = getelementptr i8, ptr %1, i64 552
  br label %14

12:                                               ; preds = %53, %5
  %13 = phi i64 [ 0, %5 ], [ %54, %53 ]
  ret i64 %13

14:                                               ; preds = %7, %53
  %15 = phi i64 [ 0, %7 ], [ %54, %53 ]
  %16 = phi i64 [ 0, %7 ], [ %55, %53 ]
  %17 = getelementptr i32, ptr %2, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr %struct.instruction_row, ptr %0, i64 %19
  %21 = getelementptr inbounds i8, ptr %20, i64 8
  br i1 %8, label %22, label %27

22:                                               ; preds = %14
  %23 = load i64, ptr %21, align 8
  %24 = load i64, ptr %20, align 8
  %25 = add i64 %23, %15
  %26 = sub i64 %25, %24
  br label %53

27:                                               ; preds = %14
  %28 = load i64, ptr %20, align 8
  %29 = load i64, ptr %21, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %53

31:                                               ; preds = %27
  %32 = sub i64 %29, %28
  %33 = and i64 %32, 3
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %47, label %35

35:                                               ; preds = %31, %35
  %36 = phi i64 [ %43, %35 ], [ %15, %31 ]
  %37 = phi i64 [ %44, %35 ], [ %28, %31 ]
  %38 = phi i64 [ %45, %35 ], [ 0, %31 ]
  %39 = getelementptr %struct.op_row, ptr %1, i64 %37
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, %4
  %42 = zext i1 %41 to i64
  %43 = add i64 %36, %42
  %44 = add nsw i64 %37, 1
  %45 = add i64 %38, 1
  %46 = icmp eq i64 %45, %33
  br i1 %46, label %47, label %35, !llvm.loop !77

47:                                               ; preds = %35, %31
  %48 = phi i64 [ %15, %31 ], [ %43, %35 ]
  %49 = phi i64 [ %28, %31 ], [ %44, %35 ]
  %50 = phi i64 [ poison, %31 ], [ %43, %35 ]
  %51 = sub i64 %28, %29
  %52 = icmp ugt i64 %51, -4
  br i1 %52, label %53, label %57

53:                                               ; preds = %47, %57, %27, %22
  %54 = phi i64 [ %26, %22 ], [ %15, %27 ], [ %50, %47 ], [ %79, %57 ]
  %55 = add nuw nsw i64 %16, 1
  %56 = icmp eq i64 %55, %3
  br i1 %56, label %12, label %14, !llvm.loop !78

57:                                               ; preds = %47, %57
  %58 = phi i64 [ %79, %57 ], [ %48, %47 ]
  %59 = phi i64 [ %80, %57 ], [ %49, %47 ]
  %60 = getelementptr %struct.op_row, ptr %1, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %4
  %63 = zext i1 %62 to i64
  %64 = add i64 %58, %63
  %65 = getelementptr %struct.op_row, ptr %9, i64 %59
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, %4
  %68 = zext i1 %67 to i64
  %69 = add i64 %64, %68
  %70 = getelementptr %struct.op_row, ptr %10, i64 %59
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, %4
  %73 = zext i1 %72 to i64
  %74 = add i64 %69, %73
  %75 = getelementptr %struct.op_row, ptr %11, i64 %59
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, %4
  %78 = zext i1 %77 to i64
  %79 = add i64 %74, %78
  %80 = add nsw i64 %59, 4
  %81 = icmp slt i64 %80, %29
  br i1 %81, label %57, label %53
}

define dso_local void @flag_stores(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %21, %5
  ret void

8:                                                ; preds = %5, %21
  %9 = phi i64 [ %25, %21 ], [ 0, %5 ]
  %10 = phi i64 [ %24, %21 ], [ 0, %5 ]
  %11 = getelementptr i32, ptr %2, i64 %9
  %12 = load i32, ptr %11, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr %struct.instruction_row, ptr %0, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %14, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %15, %17
  br i1 %18, label %19, label %21

19:                                               ; preds = %8
  %20 = getelementptr i8, ptr %4, i64 %10
  br label %27

21:                                               ; preds = %38, %8
  %22 = getelementptr inbounds i8, ptr %14, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %23, %10
  %25 = add nuw nsw i64 %9, 1
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %7, label %8, !llvm.loop !79

27:                                               ; preds = %19, %38
  %28 = phi i64 [ %17, %19 ], [ %39, %38 ]
  %29 = phi i64 [ %15, %19 ], [ %40, %38 ]
  %30 = getelementptr %struct.op_row, ptr %1, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 2
  br i1 %32, label %33, label %38

33:                                               ; preds = %27
  %34 = getelementptr inbounds i8, ptr %30, i64 88
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr i8, ptr %20, i64 %35
  store i8 1, ptr %36, align 1
  %37 = load i64, ptr %16, align 8
  br label %38

38:                                               ; preds = %27, %33
  %39 = phi i64 [ %28, %27 ], [ %37, %33 ]
  %40 = add nsw i64 %29, 1
  %41 = icmp slt i64 %40, %39
  br i1 %41, label %27, label %21, !llvm.loop !80
}

define dso_local range(i64 0, 2) i64 @loads_meet_stores(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %7, label %53

6:                                                ; preds = %24
  br i1 %5, label %29, label %53

7:                                                ; preds = %4, %24
  %8 = phi i64 [ %27, %24 ], [ 0, %4 ]
  %9 = phi i64 [ %26, %24 ], [ 0, %4 ]
  %10 = phi i64 [ %25, %24 ], [ 9223372036854775807, %4 ]
  %11 = getelementptr i8, ptr %2, i64 %8
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %24, label %14

14:                                               ; preds = %7
  %15 = getelementptr i64, ptr %0, i64 %8
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %16, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %14
  %19 = tail call i64 @llvm.smin.i64(i64 %16, i64 %10)
  %20 = getelementptr i64, ptr %1, i64 %8
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %21, %16
  %23 = tail call noundef i64 @llvm.smax.i64(i64 %9, i64 %22)
  br label %24

24:                                               ; preds = %7, %14, %18
  %25 = phi i64 [ %10, %14 ], [ %19, %18 ], [ %10, %7 ]
  %26 = phi i64 [ %9, %14 ], [ %23, %18 ], [ %9, %7 ]
  %27 = add nuw nsw i64 %8, 1
  %28 = icmp eq i64 %27, %3
  br i1 %28, label %6, label %7, !llvm.loop !81

29:                                               ; preds = %6, %46
  %30 = phi i1 [ %48, %46 ], [ true, %6 ]
  %31 = phi i64 [ %47, %46 ], [ 0, %6 ]
  %32 = getelementptr i8, ptr %2, i64 %31
  %33 = load i8, ptr %32, align 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %35, label %46

35:                                               ; preds = %29
  %36 = getelementptr i64, ptr %0, i64 %31
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %37, -1
  %39 = icmp slt i64 %37, %26
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %46

41:                                               ; preds = %35
  %42 = getelementptr i64, ptr %1, i64 %31
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %43, %37
  %45 = icmp sgt i64 %44, %25
  br i1 %45, label %50, label %46

46:                                               ; preds = %29, %35, %41
  %47 = add nuw nsw i64 %31, 1
  %48 = icmp slt i64 %47, %3
  %49 = icmp eq i64 %47, %3
  br i1 %49, label %50, label %29, !llvm.loop !82

50:                                               ; preds = %41, %46
  %51 = phi i1 [ %48, %46 ], [ %30, %41 ]
  %52 = zext i1 %51 to i64
  br label %53

53:                                               ; preds = %4, %50, %6
  %54 = phi i64 [ 0, %6 ], [ %52, %50 ], [ 0, %4 ]
  ret i64 %54
}

define dso_local i64 @number_granules(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = add i64 %5, -1
  br label %12

10:                                               ; preds = %58, %6
  %11 = phi i64 [ 0, %6 ], [ %59, %58 ]
  ret i64 %11

12:                                               ; preds = %8, %58
  %13 = phi i64 [ 0, %8 ], [ %59, %58 ]
  %14 = phi i64 [ 0, %8 ], [ %60, %58 ]
  %15 = getelementptr i8, ptr %2, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %58, label %18

18:                                               ; preds = %12
  %19 = getelementptr i64, ptr %0, i64 %14
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %20, 0
  br i1 %21, label %58, label %22

22:                                               ; preds = %18
  %23 = getelementptr i64, ptr %1, i64 %14
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %24, 1
  br i1 %25, label %58, label %26

26:                                               ; preds = %22
  %27 = add nsw i64 %20, -1
  %28 = add i64 %27, %24
  %29 = ashr i64 %28, 3
  %30 = lshr i64 %20, 3
  %31 = icmp sgt i64 %30, %29
  br i1 %31, label %58, label %32

32:                                               ; preds = %26, %54
  %33 = phi i64 [ %55, %54 ], [ %13, %26 ]
  %34 = phi i64 [ %56, %54 ], [ %30, %26 ]
  %35 = lshr i64 %34, 6
  %36 = mul i64 %35, -7046029254386353131
  %37 = lshr i64 %36, 26
  %38 = and i64 %37, 274877906880
  %39 = and i64 %34, 63
  %40 = or disjoint i64 %38, %39
  br label %41

41:                                               ; preds = %41, %32
  %42 = phi i64 [ %40, %32 ], [ %49, %41 ]
  %43 = and i64 %42, %9
  %44 = getelementptr %struct.written_granule, ptr %4, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, -1
  %47 = icmp eq i64 %45, %34
  %48 = or i1 %46, %47
  %49 = add i64 %43, 1
  br i1 %48, label %50, label %41, !llvm.loop !83

50:                                               ; preds = %41
  br i1 %46, label %51, label %54

51:                                               ; preds = %50
  %52 = add i64 %33, 1
  store i64 %34, ptr %44, align 8
  %53 = getelementptr inbounds i8, ptr %44, i64 8
  store i64 %33, ptr %53, align 8
  br label %54

54:                                               ; preds = %51, %50
  %55 = phi i64 [ %52, %51 ], [ %33, %50 ]
  %56 = add nuw nsw i64 %34, 1
  %57 = icmp slt i64 %34, %29
  br i1 %57, label %32, label %58, !llvm.loop !84

58:                                               ; preds = %54, %26, %12, %18, %22
  %59 = phi i64 [ %13, %18 ], [ %13, %22 ], [ %13, %12 ], [ %13, %26 ], [ %55, %54 ]
  %60 = add nuw nsw i64 %14, 1
  %61 = icmp eq i64 %60, %3
  br i1 %61, label %10, label %12, !llvm.loop !85
}

define dso_local void @match_stores(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, i64 noundef %6, ptr nocapture noundef %7, ptr nocapture noundef %8, ptr nocapture noundef writeonly %9, ptr nocapture noundef writeonly %10) local_unnamed_addr #0 {
  %12 = mul i64 %4, %3
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = add i64 %6, -1
  br label %17

16:                                               ; preds = %210, %11
  ret void

17:                                               ; preds = %14, %210
  %18 = phi ptr [ %9, %14 ], [ %212, %210 ]
  %19 = phi ptr [ %10, %14 ], [ %213, %210 ]
  %20 = phi i64 [ 0, %14 ], [ %31, %210 ]
  %21 = phi i64 [ 0, %14 ], [ %211, %210 ]
  %22 = phi i64 [ 0, %14 ], [ %216, %210 ]
  store i64 -1, ptr %18, align 8
  store i64 0, ptr %19, align 8
  %23 = getelementptr i64, ptr %0, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr i64, ptr %1, i64 %22
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, %24
  %28 = getelementptr i8, ptr %2, i64 %22
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i64
  %31 = add i64 %20, %30
  %32 = icmp slt i64 %24, 0
  %33 = icmp slt i64 %26, 1
  %34 = select i1 %32, i1 true, i1 %33
  br i1 %34, label %210, label %35

35:                                               ; preds = %17
  %36 = and i64 %24, 9223372036854775800
  %37 = icmp slt i64 %36, %27
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i64 -1, ptr %18, align 8
  br label %210

39:                                               ; preds = %35
  %40 = lshr i64 %24, 3
  br label %43

41:                                               ; preds = %200
  store i64 %203, ptr %18, align 8
  %42 = icmp sgt i64 %203, -1
  br i1 %42, label %207, label %210

43:                                               ; preds = %39, %200
  %44 = phi i64 [ %205, %200 ], [ %36, %39 ]
  %45 = phi i64 [ %204, %200 ], [ %40, %39 ]
  %46 = phi i64 [ %203, %200 ], [ -1, %39 ]
  %47 = phi i64 [ %202, %200 ], [ -1, %39 ]
  %48 = phi i64 [ %201, %200 ], [ 1, %39 ]
  %49 = sub i64 %24, %44
  %50 = sub i64 %27, %44
  %51 = lshr i64 %45, 6
  %52 = mul i64 %51, -7046029254386353131
  %53 = lshr i64 %52, 26
  %54 = and i64 %53, 274877906880
  %55 = and i64 %45, 63
  %56 = or disjoint i64 %54, %55
  br label %57

57:                                               ; preds = %57, %43
  %58 = phi i64 [ %56, %43 ], [ %65, %57 ]
  %59 = and i64 %58, %15
  %60 = getelementptr %struct.written_granule, ptr %5, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, -1
  %63 = icmp eq i64 %61, %45
  %64 = or i1 %62, %63
  %65 = add i64 %59, 1
  br i1 %64, label %66, label %57, !llvm.loop !83

66:                                               ; preds = %57
  %67 = tail call noundef i64 @llvm.smax.i64(i64 %49, i64 0)
  %68 = tail call i64 @llvm.smin.i64(i64 %50, i64 8)
  %69 = load i8, ptr %28, align 1
  %70 = icmp eq i8 %69, 0
  br i1 %62, label %72, label %71

71:                                               ; preds = %66
  br i1 %70, label %134, label %73

72:                                               ; preds = %66
  br i1 %70, label %167, label %73

73:                                               ; preds = %72, %71
  %74 = getelementptr inbounds i8, ptr %60, i64 8
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr i64, ptr %7, i64 %75
  %77 = getelementptr [8 x i64], ptr %8, i64 %75
  %78 = icmp slt i64 %49, 1
  %79 = icmp sgt i64 %50, 7
  %80 = and i1 %78, %79
  br i1 %80, label %81, label %82

81:                                               ; preds = %73
  store i64 %20, ptr %76, align 8
  br label %200

82:                                               ; preds = %73
  %83 = load i64, ptr %76, align 8
  %84 = icmp eq i64 %83, -2
  br i1 %84, label %97, label %85

85:                                               ; preds = %82
  store i64 %83, ptr %77, align 8
  %86 = load i64, ptr %76, align 8
  %87 = getelementptr i8, ptr %77, i64 8
  store i64 %86, ptr %87, align 8
  %88 = getelementptr i8, ptr %77, i64 16
  store i64 %86, ptr %88, align 8
  %89 = load i64, ptr %76, align 8
  %90 = getelementptr i8, ptr %77, i64 24
  store i64 %89, ptr %90, align 8
  %91 = getelementptr i8, ptr %77, i64 32
  store i64 %89, ptr %91, align 8
  %92 = load i64, ptr %76, align 8
  %93 = getelementptr i8, ptr %77, i64 40
  store i64 %92, ptr %93, align 8
  %94 = getelementptr i8, ptr %77, i64 48
  store i64 %92, ptr %94, align 8
  %95 = load i64, ptr %76, align 8
  %96 = getelementptr i8, ptr %77, i64 56
  store i64 %95, ptr %96, align 8
  br label %97

97:                                               ; preds = %85, %82
  store i64 -2, ptr %76, align 8
  %98 = icmp slt i64 %67, %68
  br i1 %98, label %99, label %200

99:                                               ; preds = %97
  %100 = sub i64 %68, %67
  %101 = and i64 %100, 7
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %110, label %103

103:                                              ; preds = %99, %103
  %104 = phi i64 [ %107, %103 ], [ %67, %99 ]
  %105 = phi i64 [ %108, %103 ], [ 0, %99 ]
  %106 = getelementptr i64, ptr %77, i64 %104
  store i64 %20, ptr %106, align 8
  %107 = add nuw nsw i64 %104, 1
  %108 = add i64 %105, 1
  %109 = icmp eq i64 %108, %101
  br i1 %109, label %110, label %103, !llvm.loop !86

110:                                              ; preds = %103, %99
  %111 = phi i64 [ %67, %99 ], [ %107, %103 ]
  %112 = sub i64 %67, %68
  %113 = icmp ugt i64 %112, -8
  br i1 %113, label %200, label %114

114:                                              ; preds = %110
  %115 = getelementptr i8, ptr %77, i64 8
  %116 = getelementptr i8, ptr %77, i64 16
  %117 = getelementptr i8, ptr %77, i64 24
  %118 = getelementptr i8, ptr %77, i64 32
  %119 = getelementptr i8, ptr %77, i64 40
  %120 = getelementptr i8, ptr %77, i64 48
  %121 = getelementptr i8, ptr %77, i64 56
  br label %122

122:                                              ; preds = %122, %114
  %123 = phi i64 [ %111, %114 ], [ %132, %122 ]
  %124 = getelementptr i64, ptr %77, i64 %123
  store i64 %20, ptr %124, align 8
  %125 = getelementptr i64, ptr %115, i64 %123
  store i64 %20, ptr %125, align 8
  %126 = getelementptr i64, ptr %116, i64 %123
  store i64 %20, ptr %126, align 8
  %127 = getelementptr i64, ptr %117, i64 %123
  store i64 %20, ptr %127, align 8
  %128 = getelementptr i64, ptr %118, i64 %123
  store i64 %20, ptr %128, align 8
  %129 = getelementptr i64, ptr %119, i64 %123
  store i64 %20, ptr %129, align 8
  %130 = getelementptr i64, ptr %120, i64 %123
  store i64 %20, ptr %130, align 8
  %131 = getelementptr i64, ptr %121, i64 %123
  store i64 %20, ptr %131, align 8
  %132 = add nuw nsw i64 %123, 8
  %133 = icmp eq i64 %132, %68
  br i1 %133, label %200, label %122, !llvm.loop !87

134:                                              ; preds = %71
  %135 = getelementptr inbounds i8, ptr %60, i64 8
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr i64, ptr %7, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, -2
  br i1 %139, label %140, label %167

140:                                              ; preds = %134
  %141 = icmp slt i64 %67, %68
  br i1 %141, label %142, label %200

142:                                              ; preds = %140
  %143 = sub i64 %68, %67
  %144 = add nuw i64 %67, 1
  %145 = and i64 %143, 1
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %158, label %147

147:                                              ; preds = %142
  %148 = getelementptr [8 x i64], ptr %8, i64 %136, i64 %67
  %149 = load i64, ptr %148, align 8
  %150 = add i64 %67, %44
  %151 = icmp eq i64 %150, %24
  %152 = select i1 %151, i64 %149, i64 %47
  %153 = icmp eq i64 %149, %152
  %154 = and i64 %48, 1
  %155 = select i1 %153, i64 %154, i64 0
  %156 = tail call noundef i64 @llvm.smax.i64(i64 %46, i64 %149)
  %157 = add nuw nsw i64 %67, 1
  br label %158

158:                                              ; preds = %147, %142
  %159 = phi i64 [ poison, %142 ], [ %152, %147 ]
  %160 = phi i64 [ poison, %142 ], [ %155, %147 ]
  %161 = phi i64 [ poison, %142 ], [ %156, %147 ]
  %162 = phi i64 [ %67, %142 ], [ %157, %147 ]
  %163 = phi i64 [ %46, %142 ], [ %156, %147 ]
  %164 = phi i64 [ %47, %142 ], [ %152, %147 ]
  %165 = phi i64 [ %48, %142 ], [ %155, %147 ]
  %166 = icmp eq i64 %68, %144
  br i1 %166, label %200, label %175

167:                                              ; preds = %72, %134
  %168 = phi i64 [ %138, %134 ], [ -1, %72 ]
  %169 = icmp sgt i64 %44, %24
  %170 = select i1 %169, i64 %47, i64 %168
  %171 = icmp eq i64 %168, %170
  %172 = and i64 %48, 1
  %173 = select i1 %171, i64 %172, i64 0
  %174 = tail call noundef i64 @llvm.smax.i64(i64 %46, i64 %168)
  br label %200

175:                                              ; preds = %158, %175
  %176 = phi i64 [ %198, %175 ], [ %162, %158 ]
  %177 = phi i64 [ %197, %175 ], [ %163, %158 ]
  %178 = phi i64 [ %193, %175 ], [ %164, %158 ]
  %179 = phi i64 [ %196, %175 ], [ %165, %158 ]
  %180 = getelementptr [8 x i64], ptr %8, i64 %136, i64 %176
  %181 = load i64, ptr %180, align 8
  %182 = add i64 %176, %44
  %183 = icmp eq i64 %182, %24
  %184 = select i1 %183, i64 %181, i64 %178
  %185 = icmp eq i64 %181, %184
  %186 = and i64 %179, 1
  %187 = tail call noundef i64 @llvm.smax.i64(i64 %177, i64 %181)
  %188 = add nuw nsw i64 %176, 1
  %189 = getelementptr [8 x i64], ptr %8, i64 %136, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = add i64 %188, %44
  %192 = icmp eq i64 %191, %24
  %193 = select i1 %192, i64 %190, i64 %184
  %194 = icmp eq i64 %190, %193
  %195 = select i1 %194, i1 %185, i1 false
  %196 = select i1 %195, i64 %186, i64 0
  %197 = tail call noundef i64 @llvm.smax.i64(i64 %187, i64 %190)
  %198 = add nuw nsw i64 %176, 2
  %199 = icmp eq i64 %198, %68
  br i1 %199, label %200, label %175, !llvm.loop !88

200:                                              ; preds = %158, %175, %110, %122, %140, %97, %81, %167
  %201 = phi i64 [ %173, %167 ], [ %48, %81 ], [ %48, %97 ], [ %48, %140 ], [ %48, %122 ], [ %48, %110 ], [ %160, %158 ], [ %196, %175 ]
  %202 = phi i64 [ %170, %167 ], [ %47, %81 ], [ %47, %97 ], [ %47, %140 ], [ %47, %122 ], [ %47, %110 ], [ %159, %158 ], [ %193, %175 ]
  %203 = phi i64 [ %174, %167 ], [ %46, %81 ], [ %46, %97 ], [ %46, %140 ], [ %46, %122 ], [ %46, %110 ], [ %161, %158 ], [ %197, %175 ]
  %204 = add nuw nsw i64 %45, 1
  %205 = shl i64 %204, 3
  %206 = icmp slt i64 %205, %27
  br i1 %206, label %43, label %41, !llvm.loop !89

207:                                              ; preds = %41
  %208 = icmp eq i64 %201, 0
  %209 = select i1 %208, i64 2, i64 1
  store i64 %209, ptr %19, align 8
  br label %210

210:                                              ; preds = %38, %41, %207, %17
  %211 = add nuw nsw i64 %21, 1
  %212 = getelementptr i8, ptr %18, i64 8
  %213 = getelementptr i8, ptr %19, i64 8
  %214 = add i64 %22, 1
  %215 = icmp slt i64 %214, %3
  %216 = select i1 %215, i64 %214, i64 0
  %217 = icmp eq i64 %211, %12
  br i1 %217, label %16, label %17, !llvm.loop !90
}

define dso_local void @fill_accesses(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, i64 noundef %7, i64 noundef %8, i64 noundef %9, ptr nocapture noundef writeonly %10) local_unnamed_addr #0 {
  %12 = icmp sgt i64 %9, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %11
  %14 = icmp sgt i64 %7, 0
  br label %16

15:                                               ; preds = %25, %11
  ret void

16:                                               ; preds = %13, %25
  %17 = phi ptr [ %10, %13 ], [ %26, %25 ]
  %18 = phi i64 [ 0, %13 ], [ %27, %25 ]
  %19 = icmp eq i64 %18, 0
  %20 = select i1 %19, i64 0, i64 %7
  %21 = icmp ugt i64 %18, 1
  %22 = add nsw i64 %18, -1
  %23 = mul i64 %22, %8
  %24 = select i1 %21, i64 %23, i64 0
  br i1 %14, label %29, label %25

25:                                               ; preds = %60, %16
  %26 = phi ptr [ %17, %16 ], [ %62, %60 ]
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %15, label %16, !llvm.loop !91

29:                                               ; preds = %16, %60
  %30 = phi ptr [ %62, %60 ], [ %17, %16 ]
  %31 = phi i64 [ %61, %60 ], [ 0, %16 ]
  %32 = add nuw i64 %31, %20
  %33 = getelementptr i64, ptr %3, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr i64, ptr %5, i64 %32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr i64, ptr %0, i64 %31
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr i64, ptr %1, i64 %31
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr i64, ptr %2, i64 %31
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr i64, ptr %4, i64 %32
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr i64, ptr %6, i64 %31
  %46 = load i64, ptr %45, align 8
  store i64 %38, ptr %30, align 8
  %47 = getelementptr inbounds i8, ptr %30, i64 8
  store i64 %40, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %30, i64 16
  store i64 %42, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %30, i64 24
  store i64 %34, ptr %49, align 8
  %50 = getelementptr inbounds i8, ptr %30, i64 32
  store i64 %44, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %30, i64 40
  store i64 %36, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %30, i64 48
  store i64 %46, ptr %52, align 8
  %53 = icmp sgt i64 %34, -1
  br i1 %53, label %54, label %56

54:                                               ; preds = %29
  %55 = add i64 %34, %24
  store i64 %55, ptr %49, align 8
  br label %56

56:                                               ; preds = %54, %29
  %57 = icmp sgt i64 %36, -1
  br i1 %57, label %58, label %60

58:                                               ; preds = %56
  %59 = add i64 %36, %24
  store i64 %59, ptr %51, align 8
  br label %60

60:                                               ; preds = %58, %56
  %61 = add nuw nsw i64 %31, 1
  %62 = getelementptr i8, ptr %30, i64 56
  %63 = icmp eq i64 %61, %7
  br i1 %63, label %25, label %29, !llvm.loop !92
}

define dso_local void @block_aliases(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef %4, ptr nocapture noundef writeonly %5) local_unnamed_addr #0 {
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %32, %6
  ret void

9:                                                ; preds = %6, %32
  %10 = phi i64 [ %34, %32 ], [ 0, %6 ]
  %11 = phi i64 [ %33, %32 ], [ 0, %6 ]
  %12 = getelementptr i8, ptr %1, i64 %10
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %20, label %15

15:                                               ; preds = %9
  %16 = getelementptr i64, ptr %0, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %11, 1
  %19 = getelementptr i64, ptr %4, i64 %11
  store i64 %17, ptr %19, align 8
  br label %32

20:                                               ; preds = %9
  %21 = getelementptr i64, ptr %2, i64 %10
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, -1
  br i1 %23, label %24, label %32

24:                                               ; preds = %20
  %25 = getelementptr i64, ptr %4, i64 %22
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr i64, ptr %0, i64 %10
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %26, %28
  br i1 %29, label %32, label %30

30:                                               ; preds = %24
  %31 = getelementptr i64, ptr %5, i64 %10
  store i64 2, ptr %31, align 8
  br label %32

32:                                               ; preds = %15, %30, %24, %20
  %33 = phi i64 [ %18, %15 ], [ %11, %30 ], [ %11, %24 ], [ %11, %20 ]
  %34 = add nuw nsw i64 %10, 1
  %35 = icmp eq i64 %34, %3
  br i1 %35, label %8, label %9, !llvm.loop !93
}

define dso_local void @match_lookalikes(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, ptr nocapture noundef %8, ptr nocapture noundef writeonly %9) local_unnamed_addr #0 {
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %69, %10
  ret void

13:                                               ; preds = %10, %69
  %14 = phi i64 [ %28, %69 ], [ 0, %10 ]
  %15 = phi i64 [ %27, %69 ], [ 0, %10 ]
  %16 = phi i64 [ %70, %69 ], [ 0, %10 ]
  %17 = getelementptr i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr i64, ptr %2, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = add nsw i64 %19, 1
  %23 = getelementptr i64, ptr %2, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %21, %24
  br i1 %25, label %34, label %26

26:                                               ; preds = %63, %13
  %27 = phi i64 [ %15, %13 ], [ %64, %63 ]
  %28 = phi i64 [ %14, %13 ], [ %66, %63 ]
  %29 = getelementptr i64, ptr %5, i64 %19
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr i64, ptr %5, i64 %22
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %72, label %69

34:                                               ; preds = %13, %63
  %35 = phi i64 [ %66, %63 ], [ %14, %13 ]
  %36 = phi i64 [ %64, %63 ], [ %15, %13 ]
  %37 = phi i64 [ %65, %63 ], [ %21, %13 ]
  %38 = getelementptr %struct.addressing_row, ptr %3, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr [2 x i64], ptr %8, i64 %39
  %41 = getelementptr i64, ptr %9, i64 %35
  store i64 -1, ptr %41, align 8
  %42 = getelementptr i8, ptr %4, i64 %35
  %43 = load i8, ptr %42, align 1
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %48, label %45

45:                                               ; preds = %34
  %46 = add i64 %36, 1
  store i64 %36, ptr %40, align 8
  %47 = getelementptr i8, ptr %40, i64 8
  store i64 %16, ptr %47, align 8
  br label %63

48:                                               ; preds = %34
  %49 = getelementptr i8, ptr %40, i64 8
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %38, i64 8
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr i64, ptr %7, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds i8, ptr %38, i64 16
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr i64, ptr %7, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = tail call noundef i64 @llvm.smax.i64(i64 %54, i64 %58)
  %60 = icmp sgt i64 %50, %59
  br i1 %60, label %61, label %63

61:                                               ; preds = %48
  %62 = load i64, ptr %40, align 8
  store i64 %62, ptr %41, align 8
  br label %63

63:                                               ; preds = %48, %61, %45
  %64 = phi i64 [ %46, %45 ], [ %36, %61 ], [ %36, %48 ]
  %65 = add nsw i64 %37, 1
  %66 = add i64 %35, 1
  %67 = load i64, ptr %23, align 8
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %34, label %26, !llvm.loop !94

69:                                               ; preds = %72, %26
  %70 = add nuw nsw i64 %16, 1
  %71 = icmp eq i64 %70, %1
  br i1 %71, label %12, label %13, !llvm.loop !95

72:                                               ; preds = %26, %72
  %73 = phi i64 [ %77, %72 ], [ %30, %26 ]
  %74 = getelementptr i64, ptr %6, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr i64, ptr %7, i64 %75
  store i64 %16, ptr %76, align 8
  %77 = add nsw i64 %73, 1
  %78 = load i64, ptr %31, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %72, label %69, !llvm.loop !96
}

define dso_local void @pair_stack_moves(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %53, %8
  ret void

11:                                               ; preds = %8, %53
  %12 = phi i64 [ %55, %53 ], [ 0, %8 ]
  %13 = phi i64 [ %54, %53 ], [ 0, %8 ]
  %14 = phi i64 [ %56, %53 ], [ 0, %8 ]
  %15 = getelementptr i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr i64, ptr %3, i64 %17
  %19 = getelementptr i8, ptr %18, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %20, %12
  %22 = load i64, ptr %18, align 8
  %23 = sub i64 %21, %22
  %24 = icmp slt i64 %12, %23
  br i1 %24, label %25, label %53

25:                                               ; preds = %11
  %26 = getelementptr i8, ptr %2, i64 %17
  br label %27

27:                                               ; preds = %25, %49
  %28 = phi i64 [ %12, %25 ], [ %51, %49 ]
  %29 = phi i64 [ %13, %25 ], [ %50, %49 ]
  %30 = getelementptr i8, ptr %4, i64 %28
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 0
  %33 = load i8, ptr %26, align 1
  br i1 %32, label %37, label %34

34:                                               ; preds = %27
  %35 = add i64 %29, 1
  %36 = getelementptr i8, ptr %6, i64 %29
  store i8 %33, ptr %36, align 1
  br label %49

37:                                               ; preds = %27
  %38 = icmp eq i8 %33, 0
  br i1 %38, label %49, label %39

39:                                               ; preds = %37
  %40 = getelementptr i64, ptr %5, i64 %28
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, -1
  br i1 %42, label %43, label %49

43:                                               ; preds = %39
  %44 = getelementptr i8, ptr %6, i64 %41
  %45 = load i8, ptr %44, align 1
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %43
  %48 = getelementptr i64, ptr %7, i64 %28
  store i64 %41, ptr %48, align 8
  br label %49

49:                                               ; preds = %34, %47, %43, %39, %37
  %50 = phi i64 [ %35, %34 ], [ %29, %47 ], [ %29, %43 ], [ %29, %39 ], [ %29, %37 ]
  %51 = add nsw i64 %28, 1
  %52 = icmp eq i64 %51, %23
  br i1 %52, label %53, label %27, !llvm.loop !97

53:                                               ; preds = %49, %11
  %54 = phi i64 [ %13, %11 ], [ %50, %49 ]
  %55 = phi i64 [ %12, %11 ], [ %23, %49 ]
  %56 = add nuw nsw i64 %14, 1
  %57 = icmp eq i64 %56, %1
  br i1 %57, label %10, label %11, !llvm.loop !98
}

define dso_local void @find_missed(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = load double, ptr %6, align 8
  %10 = fdiv double 1.000000e+00, %9
  %11 = shl i64 %1, 1
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = trunc i64 %5 to i32
  br label %16

15:                                               ; preds = %62, %8
  ret void

16:                                               ; preds = %13, %62
  %17 = phi i64 [ 0, %13 ], [ %65, %62 ]
  %18 = phi i64 [ 0, %13 ], [ %64, %62 ]
  %19 = phi i64 [ 0, %13 ], [ %26, %62 ]
  %20 = phi i64 [ 0, %13 ], [ %71, %62 ]
  %21 = phi i32 [ 0, %13 ], [ %63, %62 ]
  %22 = phi i64 [ -1, %13 ], [ %25, %62 ]
  %23 = getelementptr i32, ptr %0, i64 %20
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp sle i64 %17, %25
  %28 = icmp sgt i64 %18, %25
  %29 = select i1 %27, i1 %28, i1 false
  %30 = icmp slt i64 %22, %25
  %31 = and i1 %30, %29
  br i1 %31, label %62, label %32

32:                                               ; preds = %16
  %33 = sdiv i32 %24, %14
  %34 = sext i32 %33 to i64
  %35 = mul i64 %34, %5
  %36 = add i64 %35, %5
  %37 = srem i64 %34, %3
  %38 = mul i64 %37, %4
  %39 = getelementptr %struct.way_row, ptr %2, i64 %38
  %40 = getelementptr %struct.way_row, ptr %39, i64 %4
  %41 = icmp ugt ptr %40, %39
  br i1 %41, label %42, label %56

42:                                               ; preds = %32, %47
  %43 = phi ptr [ %53, %47 ], [ %39, %32 ]
  %44 = phi ptr [ %54, %47 ], [ %39, %32 ]
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, %34
  br i1 %46, label %58, label %47

47:                                               ; preds = %42
  %48 = getelementptr inbounds i8, ptr %44, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds i8, ptr %43, i64 8
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %49, %51
  %53 = select i1 %52, ptr %44, ptr %43
  %54 = getelementptr i8, ptr %44, i64 16
  %55 = icmp ult ptr %54, %40
  br i1 %55, label %42, label %56, !llvm.loop !99

56:                                               ; preds = %47, %32
  %57 = phi ptr [ %39, %32 ], [ %53, %47 ]
  store i64 %34, ptr %57, align 8
  br label %58

58:                                               ; preds = %42, %56
  %59 = phi ptr [ %57, %56 ], [ %44, %42 ]
  %60 = phi i32 [ 1, %56 ], [ 0, %42 ]
  %61 = getelementptr inbounds i8, ptr %59, i64 8
  store i64 %26, ptr %61, align 8
  br label %62

62:                                               ; preds = %16, %58
  %63 = phi i32 [ %60, %58 ], [ %21, %16 ]
  %64 = phi i64 [ %36, %58 ], [ %18, %16 ]
  %65 = phi i64 [ %35, %58 ], [ %17, %16 ]
  %66 = icmp eq i32 %63, 0
  %67 = select i1 %66, double 0.000000e+00, double %10
  %68 = getelementptr double, ptr %7, i64 %20
  store double %67, ptr %68, align 8
  %69 = add i64 %20, 1
  %70 = icmp slt i64 %69, %1
  %71 = select i1 %70, i64 %69, i64 0
  %72 = icmp eq i64 %26, %11
  br i1 %72, label %15, label %16, !llvm.loop !100
}

define dso_local void @add_fetching(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = sitofp i64 %4 to double
  br label %11

10:                                               ; preds = %95, %6
  ret void

11:                                               ; preds = %8, %95
  %12 = phi i64 [ 0, %8 ], [ %59, %95 ]
  %13 = phi i64 [ 0, %8 ], [ %96, %95 ]
  %14 = icmp eq i64 %13, 0
  %15 = getelementptr i32, ptr %0, i64 %13
  %16 = load i32, ptr %15, align 4
  br i1 %14, label %23, label %17

17:                                               ; preds = %11
  %18 = getelementptr i8, ptr %15, i64 -4
  %19 = load i32, ptr %18, align 4
  %20 = add i32 %19, 1
  %21 = icmp eq i32 %16, %20
  %22 = select i1 %21, i64 %12, i64 0
  br label %23

23:                                               ; preds = %11, %17
  %24 = phi i64 [ %22, %17 ], [ %12, %11 ]
  %25 = sitofp i64 %24 to double
  %26 = fdiv double %25, %9
  %27 = fadd double %26, -1.000000e-09
  %28 = fptosi double %27 to i64
  %29 = sitofp i64 %28 to double
  %30 = fcmp ogt double %27, %29
  %31 = sext i1 %30 to i64
  %32 = sext i32 %16 to i64
  %33 = getelementptr %struct.instruction_row, ptr %2, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %33, i64 8
  %36 = load i64, ptr %35, align 8
  %37 = icmp slt i64 %34, %36
  br i1 %37, label %38, label %58

38:                                               ; preds = %23
  %39 = sub i64 %36, %34
  %40 = and i64 %39, 3
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %52, label %42

42:                                               ; preds = %38, %42
  %43 = phi i64 [ %49, %42 ], [ %34, %38 ]
  %44 = phi i64 [ %48, %42 ], [ %24, %38 ]
  %45 = phi i64 [ %50, %42 ], [ 0, %38 ]
  %46 = getelementptr %struct.op_row, ptr %3, i64 %43, i32 4
  %47 = load i64, ptr %46, align 8
  %48 = add i64 %47, %44
  %49 = add nsw i64 %43, 1
  %50 = add i64 %45, 1
  %51 = icmp eq i64 %50, %40
  br i1 %51, label %52, label %42, !llvm.loop !101

52:                                               ; preds = %42, %38
  %53 = phi i64 [ poison, %38 ], [ %48, %42 ]
  %54 = phi i64 [ %34, %38 ], [ %49, %42 ]
  %55 = phi i64 [ %24, %38 ], [ %48, %42 ]
  %56 = sub i64 %34, %36
  %57 = icmp ugt i64 %56, -4
  br i1 %57, label %58, label %63

58:                                               ; preds = %52, %63, %23
  %59 = phi i64 [ %24, %23 ], [ %53, %52 ], [ %80, %63 ]
  %60 = getelementptr double, ptr %5, i64 %13
  %61 = load double, ptr %60, align 8
  %62 = fcmp oeq double %61, 0.000000e+00
  br i1 %62, label %83, label %95

63:                                               ; preds = %52, %63
  %64 = phi i64 [ %81, %63 ], [ %54, %52 ]
  %65 = phi i64 [ %80, %63 ], [ %55, %52 ]
  %66 = getelementptr %struct.op_row, ptr %3, i64 %64, i32 4
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %67, %65
  %69 = add nsw i64 %64, 1
  %70 = getelementptr %struct.op_row, ptr %3, i64 %69, i32 4
  %71 = load i64, ptr %70, align 8
  %72 = add i64 %71, %68
  %73 = add nsw i64 %64, 2
  %74 = getelementptr %struct.op_row, ptr %3, i64 %73, i32 4
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %75, %72
  %77 = add nsw i64 %64, 3
  %78 = getelementptr %struct.op_row, ptr %3, i64 %77, i32 4
  %79 = load i64, ptr %78, align 8
  %80 = add i64 %79, %76
  %81 = add nsw i64 %64, 4
  %82 = icmp eq i64 %81, %36
  br i1 %82, label %58, label %63, !llvm.loop !102

83:                                               ; preds = %58
  %84 = sitofp i64 %59 to double
  %85 = fdiv double %84, %9
  %86 = fadd double %85, -1.000000e-09
  %87 = fptosi double %86 to i64
  %88 = sitofp i64 %87 to double
  %89 = fcmp ogt double %86, %88
  %90 = zext i1 %89 to i64
  %91 = sub i64 %31, %28
  %92 = add i64 %91, %87
  %93 = add i64 %92, %90
  %94 = sitofp i64 %93 to double
  store double %94, ptr %60, align 8
  br label %95

95:                                               ; preds = %83, %58
  %96 = add nuw nsw i64 %13, 1
  %97 = icmp eq i64 %96, %1
  br i1 %97, label %10, label %11, !llvm.loop !103
}

define dso_local void @add_turns(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i64 %1, 1
  br i1 %7, label %9, label %30

8:                                                ; preds = %9
  br i1 %7, label %31, label %30

9:                                                ; preds = %6, %9
  %10 = phi i64 [ %28, %9 ], [ 1, %6 ]
  %11 = phi i64 [ %10, %9 ], [ 0, %6 ]
  %12 = getelementptr i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr i64, ptr %4, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, 1
  store i64 %17, ptr %15, align 8
  %18 = getelementptr i32, ptr %0, i64 %10
  %19 = load i32, ptr %18, align 4
  %20 = load i32, ptr %12, align 4
  %21 = add i32 %20, 1
  %22 = icmp ne i32 %19, %21
  %23 = zext i1 %22 to i64
  %24 = sext i32 %20 to i64
  %25 = getelementptr i64, ptr %3, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, %23
  store i64 %27, ptr %25, align 8
  %28 = add nuw nsw i64 %10, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %8, label %9, !llvm.loop !104

30:                                               ; preds = %31, %6, %8
  ret void

31:                                               ; preds = %8, %31
  %32 = phi double [ %64, %31 ], [ 0.000000e+00, %8 ]
  %33 = phi double [ %61, %31 ], [ 0.000000e+00, %8 ]
  %34 = phi i64 [ %65, %31 ], [ 1, %8 ]
  %35 = getelementptr i32, ptr %0, i64 %34
  %36 = getelementptr i8, ptr %35, i64 -4
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = load i32, ptr %35, align 4
  %40 = sext i32 %39 to i64
  %41 = add nsw i64 %38, 1
  %42 = icmp ne i64 %41, %40
  %43 = getelementptr i64, ptr %3, i64 %38
  %44 = load i64, ptr %43, align 8
  %45 = shl i64 %44, 1
  %46 = getelementptr i64, ptr %4, i64 %38
  %47 = load i64, ptr %46, align 8
  %48 = icmp sgt i64 %45, %47
  %49 = zext i1 %42 to i64
  %50 = xor i1 %42, %48
  %51 = select i1 %50, i64 %2, i64 0
  %52 = add i64 %51, %49
  %53 = sitofp i64 %52 to double
  %54 = fadd double %32, %53
  %55 = fcmp ogt double %54, %33
  %56 = fsub double %54, %33
  %57 = select i1 %55, double %56, double 0.000000e+00
  %58 = getelementptr double, ptr %5, i64 %34
  %59 = load double, ptr %58, align 8
  %60 = fadd double %59, %57
  %61 = fadd double %33, %60
  store double %60, ptr %58, align 8
  %62 = fadd double %61, -3.200000e+01
  %63 = fcmp olt double %54, %62
  %64 = select i1 %63, double %62, double %54
  %65 = add nuw nsw i64 %34, 1
  %66 = icmp eq i64 %65, %1
  br i1 %66, label %30, label %31, !llvm.loop !105
}

define dso_local i64 @chain_windows(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef readonly %5, ptr nocapture noundef %6, ptr nocapture noundef %7, ptr nocapture noundef %8, ptr nocapture noundef %9) local_unnamed_addr #0 {
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %12, label %35

12:                                               ; preds = %10
  %13 = and i64 %0, 1
  %14 = icmp eq i64 %0, 1
  br i1 %14, label %17, label %15

15:                                               ; preds = %12
  %16 = and i64 %0, 9223372036854775806
  br label %40

17:                                               ; preds = %71, %12
  %18 = phi i64 [ poison, %12 ], [ %72, %71 ]
  %19 = phi i64 [ 0, %12 ], [ %72, %71 ]
  %20 = phi i64 [ 0, %12 ], [ %73, %71 ]
  %21 = icmp eq i64 %13, 0
  br i1 %21, label %35, label %22

22:                                               ; preds = %17
  %23 = getelementptr double, ptr %3, i64 %20
  %24 = load double, ptr %23, align 8
  %25 = fcmp une double %24, 0.000000e+00
  br i1 %25, label %32, label %26

26:                                               ; preds = %22
  %27 = getelementptr i64, ptr %4, i64 %20
  %28 = getelementptr i8, ptr %27, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %27, align 8
  %31 = icmp sgt i64 %29, %30
  br i1 %31, label %32, label %35

32:                                               ; preds = %26, %22
  %33 = add i64 %19, 1
  %34 = getelementptr i64, ptr %6, i64 %19
  store i64 %20, ptr %34, align 8
  br label %35

35:                                               ; preds = %17, %32, %26, %10
  %36 = phi i64 [ 0, %10 ], [ %18, %17 ], [ %33, %32 ], [ %19, %26 ]
  store double 0.000000e+00, ptr %9, align 8
  store double 0.000000e+00, ptr %8, align 8
  %37 = icmp sgt i64 %1, 0
  br i1 %37, label %38, label %82

38:                                               ; preds = %35
  %39 = icmp sgt i64 %36, 0
  br label %76

40:                                               ; preds = %71, %15
  %41 = phi i64 [ 0, %15 ], [ %72, %71 ]
  %42 = phi i64 [ 0, %15 ], [ %73, %71 ]
  %43 = phi i64 [ 0, %15 ], [ %74, %71 ]
  %44 = getelementptr double, ptr %3, i64 %42
  %45 = load double, ptr %44, align 8
  %46 = fcmp une double %45, 0.000000e+00
  br i1 %46, label %53, label %47

47:                                               ; preds = %40
  %48 = getelementptr i64, ptr %4, i64 %42
  %49 = getelementptr i8, ptr %48, i64 8
  %50 = load i64, ptr %49, align 8
  %51 = load i64, ptr %48, align 8
  %52 = icmp sgt i64 %50, %51
  br i1 %52, label %53, label %56

53:                                               ; preds = %47, %40
  %54 = add i64 %41, 1
  %55 = getelementptr i64, ptr %6, i64 %41
  store i64 %42, ptr %55, align 8
  br label %56

56:                                               ; preds = %47, %53
  %57 = phi i64 [ %54, %53 ], [ %41, %47 ]
  %58 = or disjoint i64 %42, 1
  %59 = getelementptr double, ptr %3, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fcmp une double %60, 0.000000e+00
  br i1 %61, label %68, label %62

62:                                               ; preds = %56
  %63 = getelementptr i64, ptr %4, i64 %58
  %64 = getelementptr i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8
  %66 = load i64, ptr %63, align 8
  %67 = icmp sgt i64 %65, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %62, %56
  %69 = add i64 %57, 1
  %70 = getelementptr i64, ptr %6, i64 %57
  store i64 %58, ptr %70, align 8
  br label %71

71:                                               ; preds = %68, %62
  %72 = phi i64 [ %69, %68 ], [ %57, %62 ]
  %73 = add nuw nsw i64 %42, 2
  %74 = add i64 %43, 2
  %75 = icmp eq i64 %74, %16
  br i1 %75, label %17, label %40, !llvm.loop !106

76:                                               ; preds = %38, %92
  %77 = phi i64 [ 0, %38 ], [ %94, %92 ]
  %78 = phi i64 [ 0, %38 ], [ %93, %92 ]
  %79 = phi i64 [ 0, %38 ], [ %95, %92 ]
  br i1 %39, label %84, label %92

80:                                               ; preds = %92
  %81 = add i64 %94, 1
  br label %82

82:                                               ; preds = %80, %35
  %83 = phi i64 [ 1, %35 ], [ %81, %80 ]
  ret i64 %83

84:                                               ; preds = %76, %159
  %85 = phi i64 [ %108, %159 ], [ %77, %76 ]
  %86 = phi i64 [ %107, %159 ], [ %78, %76 ]
  %87 = phi i64 [ %164, %159 ], [ 0, %76 ]
  %88 = getelementptr i64, ptr %6, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = add i64 %89, %79
  %91 = icmp slt i64 %90, %1
  br i1 %91, label %97, label %92

92:                                               ; preds = %84, %159, %76
  %93 = phi i64 [ %78, %76 ], [ %107, %159 ], [ %86, %84 ]
  %94 = phi i64 [ %77, %76 ], [ %108, %159 ], [ %85, %84 ]
  %95 = add i64 %79, %0
  %96 = icmp slt i64 %95, %1
  br i1 %96, label %76, label %80, !llvm.loop !107

97:                                               ; preds = %84
  %98 = add i64 %86, %2
  %99 = icmp slt i64 %90, %98
  br i1 %99, label %106, label %100

100:                                              ; preds = %97
  %101 = srem i64 %90, %2
  %102 = sub i64 %90, %101
  %103 = add i64 %85, 1
  %104 = getelementptr double, ptr %9, i64 %103
  store double 0.000000e+00, ptr %104, align 8
  %105 = getelementptr double, ptr %8, i64 %103
  store double 0.000000e+00, ptr %105, align 8
  br label %106

106:                                              ; preds = %100, %97
  %107 = phi i64 [ %102, %100 ], [ %86, %97 ]
  %108 = phi i64 [ %103, %100 ], [ %85, %97 ]
  %109 = getelementptr i64, ptr %4, i64 %89
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr %struct.way, ptr %5, i64 %110
  %112 = getelementptr i8, ptr %109, i64 8
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr %struct.way, ptr %5, i64 %113
  %115 = icmp ult ptr %111, %114
  br i1 %115, label %130, label %116

116:                                              ; preds = %106
  %117 = getelementptr double, ptr %3, i64 %89
  %118 = load double, ptr %117, align 8
  %119 = fadd double %118, 0.000000e+00
  %120 = getelementptr double, ptr %7, i64 %90
  store double %119, ptr %120, align 8
  br label %156

121:                                              ; preds = %147
  %122 = getelementptr double, ptr %3, i64 %89
  %123 = load double, ptr %122, align 8
  %124 = fadd double %148, %123
  %125 = getelementptr double, ptr %7, i64 %90
  store double %124, ptr %125, align 8
  %126 = fcmp ogt double %148, 0.000000e+00
  %127 = load double, ptr %122, align 8
  %128 = fcmp une double %127, 0.000000e+00
  %129 = select i1 %126, i1 %128, i1 false
  br i1 %129, label %151, label %159

130:                                              ; preds = %106, %147
  %131 = phi ptr [ %149, %147 ], [ %111, %106 ]
  %132 = phi double [ %148, %147 ], [ 0.000000e+00, %106 ]
  %133 = load i64, ptr %131, align 8
  %134 = add i64 %133, %79
  %135 = getelementptr inbounds i8, ptr %131, i64 8
  %136 = load i64, ptr %135, align 8
  %137 = mul i64 %136, %0
  %138 = sub i64 %134, %137
  %139 = icmp sge i64 %138, %107
  %140 = icmp slt i64 %138, %90
  %141 = and i1 %139, %140
  br i1 %141, label %142, label %147

142:                                              ; preds = %130
  %143 = getelementptr double, ptr %7, i64 %138
  %144 = load double, ptr %143, align 8
  %145 = fcmp ogt double %144, %132
  br i1 %145, label %146, label %147

146:                                              ; preds = %142
  br label %147

147:                                              ; preds = %146, %142, %130
  %148 = phi double [ %144, %146 ], [ %132, %142 ], [ %132, %130 ]
  %149 = getelementptr i8, ptr %131, i64 16
  %150 = icmp ult ptr %149, %114
  br i1 %150, label %130, label %121, !llvm.loop !108

151:                                              ; preds = %121
  %152 = getelementptr double, ptr %8, i64 %108
  %153 = load double, ptr %152, align 8
  %154 = fcmp ogt double %124, %153
  br i1 %154, label %155, label %159

155:                                              ; preds = %151
  store double %124, ptr %152, align 8
  br label %156

156:                                              ; preds = %155, %116
  %157 = phi ptr [ %117, %116 ], [ %122, %155 ]
  %158 = load double, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %151, %121
  %160 = phi double [ %127, %151 ], [ %127, %121 ], [ %158, %156 ]
  %161 = getelementptr double, ptr %9, i64 %108
  %162 = load double, ptr %161, align 8
  %163 = fadd double %160, %162
  store double %163, ptr %161, align 8
  %164 = add nuw nsw i64 %87, 1
  %165 = icmp eq i64 %164, %36
  br i1 %165, label %92, label %84, !llvm.loop !109
}

define dso_local void @sum_windows(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr noundef %6, ptr nocapture noundef %7, ptr nocapture noundef %8, ptr nocapture noundef %9, ptr nocapture noundef %10, ptr nocapture noundef writeonly %11) local_unnamed_addr #0 {
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %43, %12
  ret void

15:                                               ; preds = %12, %43
  %16 = phi i64 [ %44, %43 ], [ 0, %12 ]
  %17 = getelementptr i64, ptr %2, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr i64, ptr %3, i64 %16
  %20 = load i64, ptr %19, align 8
  %21 = tail call i64 @chain_windows(i64 noundef %0, i64 noundef %18, i64 noundef %20, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10)
  %22 = getelementptr double, ptr %11, i64 %16
  store double 0.000000e+00, ptr %22, align 8
  %23 = icmp sgt i64 %21, 0
  br i1 %23, label %24, label %43

24:                                               ; preds = %15
  %25 = and i64 %21, 3
  %26 = icmp ult i64 %21, 4
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  %28 = and i64 %21, 9223372036854775804
  br label %46

29:                                               ; preds = %46, %24
  %30 = phi double [ 0.000000e+00, %24 ], [ %64, %46 ]
  %31 = phi i64 [ 0, %24 ], [ %65, %46 ]
  %32 = icmp eq i64 %25, 0
  br i1 %32, label %43, label %33

33:                                               ; preds = %29, %33
  %34 = phi double [ %39, %33 ], [ %30, %29 ]
  %35 = phi i64 [ %40, %33 ], [ %31, %29 ]
  %36 = phi i64 [ %41, %33 ], [ 0, %29 ]
  %37 = getelementptr double, ptr %9, i64 %35
  %38 = load double, ptr %37, align 8
  %39 = fadd double %38, %34
  store double %39, ptr %22, align 8
  %40 = add nuw nsw i64 %35, 1
  %41 = add i64 %36, 1
  %42 = icmp eq i64 %41, %25
  br i1 %42, label %43, label %33, !llvm.loop !110

43:                                               ; preds = %29, %33, %15
  %44 = add nuw nsw i64 %16, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %14, label %15, !llvm.loop !111

46:                                               ; preds = %46, %27
  %47 = phi double [ 0.000000e+00, %27 ], [ %64, %46 ]
  %48 = phi i64 [ 0, %27 ], [ %65, %46 ]
  %49 = phi i64 [ 0, %27 ], [ %66, %46 ]
  %50 = getelementptr double, ptr %9, i64 %48
  %51 = load double, ptr %50, align 8
  %52 = fadd double %51, %47
  store double %52, ptr %22, align 8
  %53 = or disjoint i64 %48, 1
  %54 = getelementptr double, ptr %9, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fadd double %55, %52
  store double %56, ptr %22, align 8
  %57 = or disjoint i64 %48, 2
  %58 = getelementptr double, ptr %9, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fadd double %59, %56
  store double %60, ptr %22, align 8
  %61 = or disjoint i64 %48, 3
  %62 = getelementptr double, ptr %9, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fadd double %63, %60
  store double %64, ptr %22, align 8
  %65 = add nuw nsw i64 %48, 4
  %66 = add i64 %49, 4
  %67 = icmp eq i64 %66, %28
  br i1 %67, label %29, label %46, !llvm.loop !112
}

define internal fastcc i64 @issue(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %2, i64 56
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr i8, ptr %2, i64 64
  %8 = load i64, ptr %7, align 8
  %9 = or i64 %8, %6
  %10 = icmp eq i64 %9, 0
  %11 = getelementptr inbounds i8, ptr %2, i64 16
  %12 = getelementptr inbounds i8, ptr %1, i64 136
  %13 = getelementptr inbounds i8, ptr %1, i64 104
  %14 = getelementptr inbounds i8, ptr %2, i64 32
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  %17 = getelementptr inbounds i8, ptr %1, i64 144
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = getelementptr inbounds i8, ptr %2, i64 24
  %21 = getelementptr inbounds i8, ptr %2, i64 40
  %22 = getelementptr inbounds i8, ptr %2, i64 48
  br label %23

23:                                               ; preds = %365, %4
  %24 = phi i64 [ %3, %4 ], [ %366, %365 ]
  %25 = load i64, ptr %11, align 8
  %26 = icmp eq i64 %25, 0
  %27 = load i64, ptr %12, align 8
  br i1 %26, label %160, label %28

28:                                               ; preds = %23
  %29 = load i64, ptr %13, align 8
  %30 = add i64 %29, %27
  %31 = load i64, ptr %14, align 8
  %32 = icmp eq i64 %31, 0
  %33 = load ptr, ptr %15, align 8
  %34 = getelementptr %struct.use_row, ptr %33, i64 %30, i32 3
  %35 = getelementptr %struct.use_row, ptr %33, i64 %30
  %36 = select i1 %32, ptr %35, ptr %34
  %37 = load i64, ptr %36, align 8
  %38 = load i64, ptr %2, align 8
  %39 = and i64 %38, %37
  %40 = icmp eq i64 %39, 0
  %41 = select i1 %40, i64 %37, i64 %39
  %42 = icmp eq i64 %29, 0
  br i1 %42, label %43, label %48

43:                                               ; preds = %28
  %44 = load i64, ptr %16, align 8
  %45 = and i64 %44, %41
  %46 = icmp eq i64 %45, 0
  %47 = select i1 %46, i64 %41, i64 %45
  br label %48

48:                                               ; preds = %43, %28
  %49 = phi i64 [ %47, %43 ], [ %41, %28 ]
  %50 = load i64, ptr %17, align 8
  %51 = icmp slt i64 %27, %50
  br i1 %51, label %52, label %222

52:                                               ; preds = %48, %99
  %53 = phi i64 [ %100, %99 ], [ %24, %48 ]
  %54 = phi i64 [ %101, %99 ], [ %27, %48 ]
  %55 = getelementptr %struct.use_row, ptr %33, i64 %54, i32 1
  %56 = load double, ptr %55, align 8
  %57 = fcmp ult double %56, 1.000000e+00
  br i1 %57, label %96, label %58

58:                                               ; preds = %52
  %59 = getelementptr %struct.use_row, ptr %33, i64 %54, i32 3
  %60 = getelementptr %struct.use_row, ptr %33, i64 %54
  %61 = select i1 %32, ptr %60, ptr %59
  %62 = load i64, ptr %61, align 8
  %63 = sub i64 %54, %27
  %64 = icmp eq i64 %63, %29
  %65 = and i64 %62, %38
  %66 = icmp eq i64 %65, 0
  %67 = select i1 %66, i64 %62, i64 %65
  %68 = select i1 %64, i64 %67, i64 %62
  %69 = icmp eq i64 %27, %54
  br i1 %69, label %70, label %75

70:                                               ; preds = %58
  %71 = load i64, ptr %16, align 8
  %72 = and i64 %71, %68
  %73 = icmp eq i64 %72, 0
  %74 = select i1 %73, i64 %68, i64 %72
  br label %75

75:                                               ; preds = %70, %58
  %76 = phi i64 [ %74, %70 ], [ %68, %58 ]
  %77 = load ptr, ptr %0, align 8
  br label %78

78:                                               ; preds = %89, %75
  %79 = phi i64 [ %53, %75 ], [ %92, %89 ]
  %80 = and i64 %79, 32767
  %81 = getelementptr %struct.day_row, ptr %77, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, %79
  br i1 %83, label %84, label %89

84:                                               ; preds = %78
  %85 = getelementptr inbounds i8, ptr %81, i64 8
  %86 = load i64, ptr %85, align 8
  %87 = xor i64 %86, -1
  %88 = and i64 %76, %87
  br label %89

89:                                               ; preds = %84, %78
  %90 = phi i64 [ %88, %84 ], [ %76, %78 ]
  %91 = icmp eq i64 %90, 0
  %92 = add i64 %79, 1
  br i1 %91, label %78, label %93, !llvm.loop !113

93:                                               ; preds = %89
  %94 = icmp eq i64 %79, %53
  %95 = or i1 %69, %94
  br i1 %95, label %96, label %99

96:                                               ; preds = %93, %52
  %97 = phi i64 [ %79, %93 ], [ %53, %52 ]
  %98 = add i64 %54, 1
  br label %99

99:                                               ; preds = %96, %93
  %100 = phi i64 [ %97, %96 ], [ %79, %93 ]
  %101 = phi i64 [ %98, %96 ], [ %27, %93 ]
  %102 = icmp slt i64 %101, %50
  br i1 %102, label %52, label %103, !llvm.loop !114

103:                                              ; preds = %99
  %104 = icmp eq i64 %100, %24
  br i1 %104, label %222, label %105

105:                                              ; preds = %103, %157
  %106 = phi i64 [ %158, %157 ], [ %24, %103 ]
  %107 = load ptr, ptr %0, align 8
  %108 = and i64 %106, 32767
  %109 = getelementptr %struct.day_row, ptr %107, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = icmp eq i64 %110, %106
  br i1 %111, label %112, label %117

112:                                              ; preds = %105
  %113 = getelementptr inbounds i8, ptr %109, i64 8
  %114 = load i64, ptr %113, align 8
  %115 = xor i64 %114, -1
  %116 = and i64 %49, %115
  br label %117

117:                                              ; preds = %112, %105
  %118 = phi i64 [ %116, %112 ], [ %49, %105 ]
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %157, label %120

120:                                              ; preds = %117
  %121 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %118, i1 true)
  %122 = add i64 %118, -1
  %123 = and i64 %122, %118
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %140, label %125

125:                                              ; preds = %120
  %126 = load ptr, ptr %18, align 8
  br label %127

127:                                              ; preds = %127, %125
  %128 = phi i64 [ %123, %125 ], [ %138, %127 ]
  %129 = phi i64 [ %121, %125 ], [ %136, %127 ]
  %130 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %128, i1 true)
  %131 = getelementptr i64, ptr %126, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr i64, ptr %126, i64 %129
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  %136 = select i1 %135, i64 %130, i64 %129
  %137 = add i64 %128, -1
  %138 = and i64 %137, %128
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %140, label %127, !llvm.loop !44

140:                                              ; preds = %127, %120
  %141 = phi i64 [ %121, %120 ], [ %136, %127 ]
  br i1 %111, label %142, label %145

142:                                              ; preds = %140
  %143 = getelementptr inbounds i8, ptr %109, i64 8
  %144 = load i64, ptr %143, align 8
  br label %146

145:                                              ; preds = %140
  store i64 %106, ptr %109, align 8
  br label %146

146:                                              ; preds = %145, %142
  %147 = phi i64 [ %144, %142 ], [ 0, %145 ]
  %148 = shl nuw i64 1, %141
  %149 = getelementptr inbounds i8, ptr %109, i64 8
  %150 = or i64 %147, %148
  store i64 %150, ptr %149, align 8
  %151 = load i64, ptr %19, align 8
  %152 = or i64 %151, %148
  store i64 %152, ptr %19, align 8
  %153 = load ptr, ptr %18, align 8
  %154 = getelementptr i64, ptr %153, i64 %141
  %155 = load i64, ptr %154, align 8
  %156 = add i64 %155, 1
  store i64 %156, ptr %154, align 8
  br label %157

157:                                              ; preds = %146, %117
  %158 = add i64 %106, 1
  %159 = icmp eq i64 %158, %100
  br i1 %159, label %222, label %105

160:                                              ; preds = %23
  %161 = load i64, ptr %17, align 8
  %162 = icmp slt i64 %27, %161
  br i1 %162, label %163, label %222

163:                                              ; preds = %160
  %164 = load ptr, ptr %15, align 8
  br label %165

165:                                              ; preds = %218, %163
  %166 = phi i64 [ %24, %163 ], [ %219, %218 ]
  %167 = phi i64 [ %27, %163 ], [ %220, %218 ]
  %168 = getelementptr %struct.use_row, ptr %164, i64 %167, i32 1
  %169 = load double, ptr %168, align 8
  %170 = fcmp ult double %169, 1.000000e+00
  br i1 %170, label %215, label %171

171:                                              ; preds = %165
  %172 = load i64, ptr %14, align 8
  %173 = icmp eq i64 %172, 0
  %174 = getelementptr %struct.use_row, ptr %164, i64 %167, i32 3
  %175 = getelementptr %struct.use_row, ptr %164, i64 %167
  %176 = select i1 %173, ptr %175, ptr %174
  %177 = load i64, ptr %176, align 8
  %178 = sub i64 %167, %27
  %179 = load i64, ptr %13, align 8
  %180 = icmp eq i64 %178, %179
  br i1 %180, label %181, label %186

181:                                              ; preds = %171
  %182 = load i64, ptr %2, align 8
  %183 = and i64 %182, %177
  %184 = icmp eq i64 %183, 0
  %185 = select i1 %184, i64 %177, i64 %183
  br label %186

186:                                              ; preds = %181, %171
  %187 = phi i64 [ %185, %181 ], [ %177, %171 ]
  %188 = icmp eq i64 %27, %167
  br i1 %188, label %189, label %194

189:                                              ; preds = %186
  %190 = load i64, ptr %16, align 8
  %191 = and i64 %190, %187
  %192 = icmp eq i64 %191, 0
  %193 = select i1 %192, i64 %187, i64 %191
  br label %194

194:                                              ; preds = %189, %186
  %195 = phi i64 [ %193, %189 ], [ %187, %186 ]
  %196 = load ptr, ptr %0, align 8
  br label %197

197:                                              ; preds = %208, %194
  %198 = phi i64 [ %166, %194 ], [ %211, %208 ]
  %199 = and i64 %198, 32767
  %200 = getelementptr %struct.day_row, ptr %196, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = icmp eq i64 %201, %198
  br i1 %202, label %203, label %208

203:                                              ; preds = %197
  %204 = getelementptr inbounds i8, ptr %200, i64 8
  %205 = load i64, ptr %204, align 8
  %206 = xor i64 %205, -1
  %207 = and i64 %195, %206
  br label %208

208:                                              ; preds = %203, %197
  %209 = phi i64 [ %207, %203 ], [ %195, %197 ]
  %210 = icmp eq i64 %209, 0
  %211 = add i64 %198, 1
  br i1 %210, label %197, label %212, !llvm.loop !113

212:                                              ; preds = %208
  %213 = icmp eq i64 %198, %166
  %214 = or i1 %188, %213
  br i1 %214, label %215, label %218

215:                                              ; preds = %212, %165
  %216 = phi i64 [ %198, %212 ], [ %166, %165 ]
  %217 = add i64 %167, 1
  br label %218

218:                                              ; preds = %215, %212
  %219 = phi i64 [ %216, %215 ], [ %198, %212 ]
  %220 = phi i64 [ %217, %215 ], [ %27, %212 ]
  %221 = icmp slt i64 %220, %161
  br i1 %221, label %165, label %222, !llvm.loop !114

222:                                              ; preds = %157, %218, %160, %103, %48
  %223 = phi i64 [ %24, %103 ], [ %24, %48 ], [ %24, %160 ], [ %219, %218 ], [ %100, %157 ]
  br i1 %10, label %253, label %224

224:                                              ; preds = %222
  %225 = and i64 %223, 32767
  %226 = load i64, ptr %5, align 8
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %239, label %228

228:                                              ; preds = %224
  %229 = load ptr, ptr %0, align 8
  %230 = getelementptr %struct.day_row, ptr %229, i64 %225
  %231 = load i64, ptr %230, align 8
  %232 = icmp eq i64 %231, %223
  br i1 %232, label %233, label %239

233:                                              ; preds = %228
  %234 = getelementptr inbounds i8, ptr %230, i64 8
  %235 = load i64, ptr %234, align 8
  %236 = xor i64 %235, -1
  %237 = and i64 %226, %236
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %365, label %239

239:                                              ; preds = %233, %228, %224
  %240 = load i64, ptr %7, align 8
  %241 = icmp eq i64 %240, 0
  br i1 %241, label %253, label %242

242:                                              ; preds = %239
  %243 = load ptr, ptr %0, align 8
  %244 = getelementptr %struct.day_row, ptr %243, i64 %225
  %245 = load i64, ptr %244, align 8
  %246 = icmp eq i64 %245, %223
  br i1 %246, label %247, label %253

247:                                              ; preds = %242
  %248 = getelementptr inbounds i8, ptr %244, i64 8
  %249 = load i64, ptr %248, align 8
  %250 = xor i64 %249, -1
  %251 = and i64 %240, %250
  %252 = icmp eq i64 %251, 0
  br i1 %252, label %365, label %253

253:                                              ; preds = %247, %242, %239, %222
  %254 = load i64, ptr %20, align 8
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %367, label %256

256:                                              ; preds = %253
  %257 = load i64, ptr %21, align 8
  %258 = load i64, ptr %22, align 8
  %259 = icmp sgt i64 %257, %223
  %260 = icmp sgt i64 %223, %258
  %261 = select i1 %259, i1 true, i1 %260
  br i1 %261, label %262, label %367

262:                                              ; preds = %256
  %263 = load ptr, ptr %0, align 8
  %264 = and i64 %223, 32767
  %265 = getelementptr %struct.day_row, ptr %263, i64 %264
  %266 = load i64, ptr %265, align 8
  %267 = icmp eq i64 %266, %223
  br i1 %267, label %268, label %367

268:                                              ; preds = %262
  %269 = getelementptr inbounds i8, ptr %265, i64 8
  %270 = load i64, ptr %269, align 8
  %271 = xor i64 %270, -1
  %272 = and i64 %254, %271
  %273 = icmp eq i64 %272, 0
  br i1 %273, label %274, label %367

274:                                              ; preds = %268
  %275 = load i64, ptr %12, align 8
  %276 = load i64, ptr %17, align 8
  %277 = icmp slt i64 %275, %276
  br i1 %277, label %278, label %365

278:                                              ; preds = %274, %361
  %279 = phi i64 [ %362, %361 ], [ %276, %274 ]
  %280 = phi i64 [ %363, %361 ], [ %275, %274 ]
  %281 = load ptr, ptr %15, align 8
  %282 = getelementptr %struct.use_row, ptr %281, i64 %280, i32 1
  %283 = load double, ptr %282, align 8
  %284 = fcmp ult double %283, 1.000000e+00
  br i1 %284, label %361, label %285

285:                                              ; preds = %278
  %286 = load i64, ptr %14, align 8
  %287 = icmp eq i64 %286, 0
  %288 = getelementptr %struct.use_row, ptr %281, i64 %280, i32 3
  %289 = getelementptr %struct.use_row, ptr %281, i64 %280
  %290 = select i1 %287, ptr %289, ptr %288
  %291 = load i64, ptr %290, align 8
  %292 = load i64, ptr %12, align 8
  %293 = sub i64 %280, %292
  %294 = load i64, ptr %13, align 8
  %295 = icmp eq i64 %293, %294
  br i1 %295, label %296, label %301

296:                                              ; preds = %285
  %297 = load i64, ptr %2, align 8
  %298 = and i64 %297, %291
  %299 = icmp eq i64 %298, 0
  %300 = select i1 %299, i64 %291, i64 %298
  br label %301

301:                                              ; preds = %296, %285
  %302 = phi i64 [ %300, %296 ], [ %291, %285 ]
  %303 = icmp eq i64 %292, %280
  br i1 %303, label %304, label %309

304:                                              ; preds = %301
  %305 = load i64, ptr %16, align 8
  %306 = and i64 %305, %302
  %307 = icmp eq i64 %306, 0
  %308 = select i1 %307, i64 %302, i64 %306
  br label %309

309:                                              ; preds = %301, %304
  %310 = phi i64 [ %308, %304 ], [ %302, %301 ]
  %311 = load ptr, ptr %0, align 8
  %312 = getelementptr %struct.day_row, ptr %311, i64 %264
  %313 = load i64, ptr %312, align 8
  %314 = icmp eq i64 %313, %223
  br i1 %314, label %315, label %320

315:                                              ; preds = %309
  %316 = getelementptr inbounds i8, ptr %312, i64 8
  %317 = load i64, ptr %316, align 8
  %318 = xor i64 %317, -1
  %319 = and i64 %310, %318
  br label %320

320:                                              ; preds = %315, %309
  %321 = phi i64 [ %319, %315 ], [ %310, %309 ]
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %343, label %323

323:                                              ; preds = %320
  %324 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %321, i1 true)
  %325 = add i64 %321, -1
  %326 = and i64 %325, %321
  %327 = icmp eq i64 %326, 0
  br i1 %327, label %343, label %328

328:                                              ; preds = %323
  %329 = load ptr, ptr %18, align 8
  br label %330

330:                                              ; preds = %330, %328
  %331 = phi i64 [ %326, %328 ], [ %341, %330 ]
  %332 = phi i64 [ %324, %328 ], [ %339, %330 ]
  %333 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %331, i1 true)
  %334 = getelementptr i64, ptr %329, i64 %333
  %335 = load i64, ptr %334, align 8
  %336 = getelementptr i64, ptr %329, i64 %332
  %337 = load i64, ptr %336, align 8
  %338 = icmp slt i64 %335, %337
  %339 = select i1 %338, i64 %333, i64 %332
  %340 = add i64 %331, -1
  %341 = and i64 %340, %331
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %343, label %330, !llvm.loop !44

343:                                              ; preds = %330, %320, %323
  %344 = phi i64 [ -1, %320 ], [ %324, %323 ], [ %339, %330 ]
  br i1 %314, label %345, label %348

345:                                              ; preds = %343
  %346 = getelementptr inbounds i8, ptr %312, i64 8
  %347 = load i64, ptr %346, align 8
  br label %349

348:                                              ; preds = %343
  store i64 %223, ptr %312, align 8
  br label %349

349:                                              ; preds = %345, %348
  %350 = phi i64 [ %347, %345 ], [ 0, %348 ]
  %351 = shl nuw i64 1, %344
  %352 = getelementptr inbounds i8, ptr %312, i64 8
  %353 = or i64 %350, %351
  store i64 %353, ptr %352, align 8
  %354 = load i64, ptr %19, align 8
  %355 = or i64 %354, %351
  store i64 %355, ptr %19, align 8
  %356 = load ptr, ptr %18, align 8
  %357 = getelementptr i64, ptr %356, i64 %344
  %358 = load i64, ptr %357, align 8
  %359 = add i64 %358, 1
  store i64 %359, ptr %357, align 8
  %360 = load i64, ptr %17, align 8
  br label %361

361:                                              ; preds = %278, %349
  %362 = phi i64 [ %279, %278 ], [ %360, %349 ]
  %363 = add nsw i64 %280, 1
  %364 = icmp slt i64 %363, %362
  br i1 %364, label %278, label %365, !llvm.loop !115

365:                                              ; preds = %361, %274, %247, %233
  %366 = add i64 %223, 1
  br label %23

367:                                              ; preds = %262, %253, %256, %268
  %368 = load i64, ptr %12, align 8
  %369 = load i64, ptr %17, align 8
  %370 = icmp slt i64 %368, %369
  br i1 %370, label %377, label %373

371:                                              ; preds = %474
  %372 = load i64, ptr %20, align 8
  br label %373

373:                                              ; preds = %371, %367
  %374 = phi i64 [ %254, %367 ], [ %372, %371 ]
  %375 = phi i64 [ %369, %367 ], [ %476, %371 ]
  %376 = icmp eq i64 %374, 0
  br i1 %376, label %631, label %478

377:                                              ; preds = %367, %474
  %378 = phi i64 [ %475, %474 ], [ %368, %367 ]
  %379 = load ptr, ptr %15, align 8
  %380 = getelementptr %struct.use_row, ptr %379, i64 %378
  %381 = getelementptr inbounds i8, ptr %380, i64 8
  %382 = load double, ptr %381, align 8
  %383 = getelementptr inbounds i8, ptr %380, i64 16
  %384 = load double, ptr %383, align 8
  %385 = fadd double %382, %384
  store double %385, ptr %383, align 8
  %386 = fcmp ult double %385, 1.000000e+00
  br i1 %386, label %474, label %387

387:                                              ; preds = %377, %470
  %388 = phi double [ %471, %470 ], [ %385, %377 ]
  %389 = phi i64 [ %472, %470 ], [ %223, %377 ]
  %390 = load i64, ptr %14, align 8
  %391 = icmp eq i64 %390, 0
  %392 = load ptr, ptr %15, align 8
  %393 = getelementptr %struct.use_row, ptr %392, i64 %378, i32 3
  %394 = getelementptr %struct.use_row, ptr %392, i64 %378
  %395 = select i1 %391, ptr %394, ptr %393
  %396 = load i64, ptr %395, align 8
  %397 = load i64, ptr %12, align 8
  %398 = sub i64 %378, %397
  %399 = load i64, ptr %13, align 8
  %400 = icmp eq i64 %398, %399
  br i1 %400, label %401, label %406

401:                                              ; preds = %387
  %402 = load i64, ptr %2, align 8
  %403 = and i64 %402, %396
  %404 = icmp eq i64 %403, 0
  %405 = select i1 %404, i64 %396, i64 %403
  br label %406

406:                                              ; preds = %401, %387
  %407 = phi i64 [ %405, %401 ], [ %396, %387 ]
  %408 = icmp eq i64 %397, %378
  br i1 %408, label %409, label %414

409:                                              ; preds = %406
  %410 = load i64, ptr %16, align 8
  %411 = and i64 %410, %407
  %412 = icmp eq i64 %411, 0
  %413 = select i1 %412, i64 %407, i64 %411
  br label %414

414:                                              ; preds = %409, %406
  %415 = phi i64 [ %413, %409 ], [ %407, %406 ]
  %416 = load ptr, ptr %0, align 8
  %417 = and i64 %389, 32767
  %418 = getelementptr %struct.day_row, ptr %416, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = icmp eq i64 %419, %389
  br i1 %420, label %421, label %426

421:                                              ; preds = %414
  %422 = getelementptr inbounds i8, ptr %418, i64 8
  %423 = load i64, ptr %422, align 8
  %424 = xor i64 %423, -1
  %425 = and i64 %415, %424
  br label %426

426:                                              ; preds = %421, %414
  %427 = phi i64 [ %425, %421 ], [ %415, %414 ]
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %449, label %429

429:                                              ; preds = %426
  %430 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %427, i1 true)
  %431 = add i64 %427, -1
  %432 = and i64 %431, %427
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %451, label %434

434:                                              ; preds = %429
  %435 = load ptr, ptr %18, align 8
  br label %436

436:                                              ; preds = %436, %434
  %437 = phi i64 [ %432, %434 ], [ %447, %436 ]
  %438 = phi i64 [ %430, %434 ], [ %445, %436 ]
  %439 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %437, i1 true)
  %440 = getelementptr i64, ptr %435, i64 %439
  %441 = load i64, ptr %440, align 8
  %442 = getelementptr i64, ptr %435, i64 %438
  %443 = load i64, ptr %442, align 8
  %444 = icmp slt i64 %441, %443
  %445 = select i1 %444, i64 %439, i64 %438
  %446 = add i64 %437, -1
  %447 = and i64 %446, %437
  %448 = icmp eq i64 %447, 0
  br i1 %448, label %451, label %436, !llvm.loop !44

449:                                              ; preds = %426
  %450 = add i64 %389, 1
  br label %470

451:                                              ; preds = %436, %429
  %452 = phi i64 [ %430, %429 ], [ %445, %436 ]
  br i1 %420, label %453, label %456

453:                                              ; preds = %451
  %454 = getelementptr inbounds i8, ptr %418, i64 8
  %455 = load i64, ptr %454, align 8
  br label %457

456:                                              ; preds = %451
  store i64 %389, ptr %418, align 8
  br label %457

457:                                              ; preds = %456, %453
  %458 = phi i64 [ %455, %453 ], [ 0, %456 ]
  %459 = shl nuw i64 1, %452
  %460 = getelementptr inbounds i8, ptr %418, i64 8
  %461 = or i64 %458, %459
  store i64 %461, ptr %460, align 8
  %462 = load i64, ptr %19, align 8
  %463 = or i64 %462, %459
  store i64 %463, ptr %19, align 8
  %464 = load ptr, ptr %18, align 8
  %465 = getelementptr i64, ptr %464, i64 %452
  %466 = load i64, ptr %465, align 8
  %467 = add i64 %466, 1
  store i64 %467, ptr %465, align 8
  %468 = load double, ptr %383, align 8
  %469 = fadd double %468, -1.000000e+00
  store double %469, ptr %383, align 8
  br label %470

470:                                              ; preds = %457, %449
  %471 = phi double [ %388, %449 ], [ %469, %457 ]
  %472 = phi i64 [ %450, %449 ], [ %389, %457 ]
  %473 = fcmp ult double %471, 1.000000e+00
  br i1 %473, label %474, label %387, !llvm.loop !116

474:                                              ; preds = %470, %377
  %475 = add nsw i64 %378, 1
  %476 = load i64, ptr %17, align 8
  %477 = icmp slt i64 %475, %476
  br i1 %477, label %377, label %371, !llvm.loop !117

478:                                              ; preds = %373
  %479 = load i64, ptr %21, align 8
  %480 = load i64, ptr %22, align 8
  %481 = icmp sgt i64 %479, %223
  %482 = icmp sgt i64 %223, %480
  %483 = select i1 %481, i1 true, i1 %482
  br i1 %483, label %484, label %631

484:                                              ; preds = %478
  %485 = load i64, ptr %12, align 8
  %486 = icmp slt i64 %485, %375
  br i1 %486, label %487, label %506

487:                                              ; preds = %484
  %488 = load ptr, ptr %15, align 8
  %489 = add i64 %223, -1
  %490 = sub i64 %375, %485
  %491 = add i64 %485, 1
  %492 = and i64 %490, 1
  %493 = icmp eq i64 %492, 0
  br i1 %493, label %501, label %494

494:                                              ; preds = %487
  %495 = getelementptr %struct.use_row, ptr %488, i64 %485, i32 1
  %496 = load double, ptr %495, align 8
  %497 = fptosi double %496 to i64
  %498 = add i64 %489, %497
  %499 = tail call noundef i64 @llvm.smax.i64(i64 %223, i64 %498)
  %500 = add nsw i64 %485, 1
  br label %501

501:                                              ; preds = %494, %487
  %502 = phi i64 [ poison, %487 ], [ %499, %494 ]
  %503 = phi i64 [ %485, %487 ], [ %500, %494 ]
  %504 = phi i64 [ %223, %487 ], [ %499, %494 ]
  %505 = icmp eq i64 %375, %491
  br i1 %505, label %506, label %560

506:                                              ; preds = %501, %560, %484
  %507 = phi i64 [ %223, %484 ], [ %502, %501 ], [ %573, %560 ]
  %508 = load ptr, ptr %0, align 8
  %509 = and i64 %223, 32767
  %510 = getelementptr %struct.day_row, ptr %508, i64 %509
  %511 = load i64, ptr %510, align 8
  %512 = icmp eq i64 %511, %223
  br i1 %512, label %513, label %518

513:                                              ; preds = %506
  %514 = getelementptr inbounds i8, ptr %510, i64 8
  %515 = load i64, ptr %514, align 8
  %516 = xor i64 %515, -1
  %517 = and i64 %374, %516
  br label %518

518:                                              ; preds = %513, %506
  %519 = phi i64 [ %517, %513 ], [ %374, %506 ]
  %520 = icmp eq i64 %519, 0
  br i1 %520, label %541, label %521

521:                                              ; preds = %518
  %522 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %519, i1 true)
  %523 = add i64 %519, -1
  %524 = and i64 %523, %519
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %541, label %526

526:                                              ; preds = %521
  %527 = load ptr, ptr %18, align 8
  br label %528

528:                                              ; preds = %528, %526
  %529 = phi i64 [ %524, %526 ], [ %539, %528 ]
  %530 = phi i64 [ %522, %526 ], [ %537, %528 ]
  %531 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %529, i1 true)
  %532 = getelementptr i64, ptr %527, i64 %531
  %533 = load i64, ptr %532, align 8
  %534 = getelementptr i64, ptr %527, i64 %530
  %535 = load i64, ptr %534, align 8
  %536 = icmp slt i64 %533, %535
  %537 = select i1 %536, i64 %531, i64 %530
  %538 = add i64 %529, -1
  %539 = and i64 %538, %529
  %540 = icmp eq i64 %539, 0
  br i1 %540, label %541, label %528, !llvm.loop !44

541:                                              ; preds = %528, %521, %518
  %542 = phi i64 [ -1, %518 ], [ %522, %521 ], [ %537, %528 ]
  br i1 %512, label %543, label %546

543:                                              ; preds = %541
  %544 = getelementptr inbounds i8, ptr %510, i64 8
  %545 = load i64, ptr %544, align 8
  br label %547

546:                                              ; preds = %541
  store i64 %223, ptr %510, align 8
  br label %547

547:                                              ; preds = %546, %543
  %548 = phi i64 [ %545, %543 ], [ 0, %546 ]
  %549 = shl nuw i64 1, %542
  %550 = getelementptr inbounds i8, ptr %510, i64 8
  %551 = or i64 %548, %549
  store i64 %551, ptr %550, align 8
  %552 = load i64, ptr %19, align 8
  %553 = or i64 %552, %549
  store i64 %553, ptr %19, align 8
  %554 = load ptr, ptr %18, align 8
  %555 = getelementptr i64, ptr %554, i64 %542
  %556 = load i64, ptr %555, align 8
  %557 = add i64 %556, 1
  store i64 %557, ptr %555, align 8
  %558 = add i64 %223, 1
  %559 = icmp sgt i64 %558, %507
  br i1 %559, label %631, label %576

560:                                              ; preds = %501, %560
  %561 = phi i64 [ %574, %560 ], [ %503, %501 ]
  %562 = phi i64 [ %573, %560 ], [ %504, %501 ]
  %563 = getelementptr %struct.use_row, ptr %488, i64 %561, i32 1
  %564 = load double, ptr %563, align 8
  %565 = fptosi double %564 to i64
  %566 = add i64 %489, %565
  %567 = tail call noundef i64 @llvm.smax.i64(i64 %562, i64 %566)
  %568 = add nsw i64 %561, 1
  %569 = getelementptr %struct.use_row, ptr %488, i64 %568, i32 1
  %570 = load double, ptr %569, align 8
  %571 = fptosi double %570 to i64
  %572 = add i64 %489, %571
  %573 = tail call noundef i64 @llvm.smax.i64(i64 %567, i64 %572)
  %574 = add nsw i64 %561, 2
  %575 = icmp eq i64 %574, %375
  br i1 %575, label %506, label %560, !llvm.loop !118

576:                                              ; preds = %547, %628
  %577 = phi i64 [ %629, %628 ], [ %558, %547 ]
  %578 = load ptr, ptr %0, align 8
  %579 = and i64 %577, 32767
  %580 = getelementptr %struct.day_row, ptr %578, i64 %579
  %581 = load i64, ptr %580, align 8
  %582 = icmp eq i64 %581, %577
  br i1 %582, label %583, label %588

583:                                              ; preds = %576
  %584 = getelementptr inbounds i8, ptr %580, i64 8
  %585 = load i64, ptr %584, align 8
  %586 = xor i64 %585, -1
  %587 = and i64 %374, %586
  br label %588

588:                                              ; preds = %583, %576
  %589 = phi i64 [ %587, %583 ], [ %374, %576 ]
  %590 = icmp eq i64 %589, 0
  br i1 %590, label %628, label %591

591:                                              ; preds = %588
  %592 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %589, i1 true)
  %593 = add i64 %589, -1
  %594 = and i64 %593, %589
  %595 = icmp eq i64 %594, 0
  br i1 %595, label %611, label %596

596:                                              ; preds = %591
  %597 = load ptr, ptr %18, align 8
  br label %598

598:                                              ; preds = %598, %596
  %599 = phi i64 [ %594, %596 ], [ %609, %598 ]
  %600 = phi i64 [ %592, %596 ], [ %607, %598 ]
  %601 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %599, i1 true)
  %602 = getelementptr i64, ptr %597, i64 %601
  %603 = load i64, ptr %602, align 8
  %604 = getelementptr i64, ptr %597, i64 %600
  %605 = load i64, ptr %604, align 8
  %606 = icmp slt i64 %603, %605
  %607 = select i1 %606, i64 %601, i64 %600
  %608 = add i64 %599, -1
  %609 = and i64 %608, %599
  %610 = icmp eq i64 %609, 0
  br i1 %610, label %611, label %598, !llvm.loop !44

611:                                              ; preds = %598, %591
  %612 = phi i64 [ %592, %591 ], [ %607, %598 ]
  br i1 %582, label %613, label %616

613:                                              ; preds = %611
  %614 = getelementptr inbounds i8, ptr %580, i64 8
  %615 = load i64, ptr %614, align 8
  br label %617

616:                                              ; preds = %611
  store i64 %577, ptr %580, align 8
  br label %617

617:                                              ; preds = %616, %613
  %618 = phi i64 [ %615, %613 ], [ 0, %616 ]
  %619 = shl nuw i64 1, %612
  %620 = getelementptr inbounds i8, ptr %580, i64 8
  %621 = or i64 %618, %619
  store i64 %621, ptr %620, align 8
  %622 = load i64, ptr %19, align 8
  %623 = or i64 %622, %619
  store i64 %623, ptr %19, align 8
  %624 = load ptr, ptr %18, align 8
  %625 = getelementptr i64, ptr %624, i64 %612
  %626 = load i64, ptr %625, align 8
  %627 = add i64 %626, 1
  store i64 %627, ptr %625, align 8
  br label %628

628:                                              ; preds = %617, %588
  %629 = add i64 %577, 1
  %630 = icmp sgt i64 %629, %507
  br i1 %630, label %631, label %576, !llvm.loop !119

631:                                              ; preds = %628, %547, %478, %373
  br i1 %10, label %739, label %632

632:                                              ; preds = %631
  %633 = and i64 %223, 32767
  %634 = load i64, ptr %5, align 8
  %635 = icmp eq i64 %634, 0
  br i1 %635, label %686, label %636

636:                                              ; preds = %632
  %637 = load ptr, ptr %0, align 8
  %638 = getelementptr %struct.day_row, ptr %637, i64 %633
  %639 = load i64, ptr %638, align 8
  %640 = icmp eq i64 %639, %223
  br i1 %640, label %641, label %647

641:                                              ; preds = %636
  %642 = getelementptr inbounds i8, ptr %638, i64 8
  %643 = load i64, ptr %642, align 8
  %644 = xor i64 %643, -1
  %645 = and i64 %634, %644
  %646 = icmp eq i64 %645, 0
  br i1 %646, label %674, label %647

647:                                              ; preds = %641, %636
  %648 = phi i64 [ %645, %641 ], [ %634, %636 ]
  %649 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %648, i1 true)
  %650 = add i64 %648, -1
  %651 = and i64 %650, %648
  %652 = icmp eq i64 %651, 0
  br i1 %652, label %668, label %653

653:                                              ; preds = %647
  %654 = load ptr, ptr %18, align 8
  br label %655

655:                                              ; preds = %655, %653
  %656 = phi i64 [ %651, %653 ], [ %666, %655 ]
  %657 = phi i64 [ %649, %653 ], [ %664, %655 ]
  %658 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %656, i1 true)
  %659 = getelementptr i64, ptr %654, i64 %658
  %660 = load i64, ptr %659, align 8
  %661 = getelementptr i64, ptr %654, i64 %657
  %662 = load i64, ptr %661, align 8
  %663 = icmp slt i64 %660, %662
  %664 = select i1 %663, i64 %658, i64 %657
  %665 = add i64 %656, -1
  %666 = and i64 %665, %656
  %667 = icmp eq i64 %666, 0
  br i1 %667, label %668, label %655, !llvm.loop !44

668:                                              ; preds = %655, %647
  %669 = phi i64 [ %649, %647 ], [ %664, %655 ]
  br i1 %640, label %670, label %673

670:                                              ; preds = %668
  %671 = getelementptr inbounds i8, ptr %638, i64 8
  %672 = load i64, ptr %671, align 8
  br label %674

673:                                              ; preds = %668
  store i64 %223, ptr %638, align 8
  br label %674

674:                                              ; preds = %673, %670, %641
  %675 = phi i64 [ %669, %673 ], [ %669, %670 ], [ -1, %641 ]
  %676 = phi i64 [ 0, %673 ], [ %672, %670 ], [ %643, %641 ]
  %677 = shl nuw i64 1, %675
  %678 = getelementptr inbounds i8, ptr %638, i64 8
  %679 = or i64 %676, %677
  store i64 %679, ptr %678, align 8
  %680 = load i64, ptr %19, align 8
  %681 = or i64 %680, %677
  store i64 %681, ptr %19, align 8
  %682 = load ptr, ptr %18, align 8
  %683 = getelementptr i64, ptr %682, i64 %675
  %684 = load i64, ptr %683, align 8
  %685 = add i64 %684, 1
  store i64 %685, ptr %683, align 8
  br label %686

686:                                              ; preds = %674, %632
  %687 = load i64, ptr %7, align 8
  %688 = icmp eq i64 %687, 0
  br i1 %688, label %739, label %689

689:                                              ; preds = %686
  %690 = load ptr, ptr %0, align 8
  %691 = getelementptr %struct.day_row, ptr %690, i64 %633
  %692 = load i64, ptr %691, align 8
  %693 = icmp eq i64 %692, %223
  br i1 %693, label %694, label %700

694:                                              ; preds = %689
  %695 = getelementptr inbounds i8, ptr %691, i64 8
  %696 = load i64, ptr %695, align 8
  %697 = xor i64 %696, -1
  %698 = and i64 %687, %697
  %699 = icmp eq i64 %698, 0
  br i1 %699, label %727, label %700

700:                                              ; preds = %694, %689
  %701 = phi i64 [ %698, %694 ], [ %687, %689 ]
  %702 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %701, i1 true)
  %703 = add i64 %701, -1
  %704 = and i64 %703, %701
  %705 = icmp eq i64 %704, 0
  br i1 %705, label %721, label %706

706:                                              ; preds = %700
  %707 = load ptr, ptr %18, align 8
  br label %708

708:                                              ; preds = %708, %706
  %709 = phi i64 [ %704, %706 ], [ %719, %708 ]
  %710 = phi i64 [ %702, %706 ], [ %717, %708 ]
  %711 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %709, i1 true)
  %712 = getelementptr i64, ptr %707, i64 %711
  %713 = load i64, ptr %712, align 8
  %714 = getelementptr i64, ptr %707, i64 %710
  %715 = load i64, ptr %714, align 8
  %716 = icmp slt i64 %713, %715
  %717 = select i1 %716, i64 %711, i64 %710
  %718 = add i64 %709, -1
  %719 = and i64 %718, %709
  %720 = icmp eq i64 %719, 0
  br i1 %720, label %721, label %708, !llvm.loop !44

721:                                              ; preds = %708, %700
  %722 = phi i64 [ %702, %700 ], [ %717, %708 ]
  br i1 %693, label %723, label %726

723:                                              ; preds = %721
  %724 = getelementptr inbounds i8, ptr %691, i64 8
  %725 = load i64, ptr %724, align 8
  br label %727

726:                                              ; preds = %721
  store i64 %223, ptr %691, align 8
  br label %727

727:                                              ; preds = %726, %723, %694
  %728 = phi i64 [ %722, %726 ], [ %722, %723 ], [ -1, %694 ]
  %729 = phi i64 [ 0, %726 ], [ %725, %723 ], [ %696, %694 ]
  %730 = shl nuw i64 1, %728
  %731 = getelementptr inbounds i8, ptr %691, i64 8
  %732 = or i64 %729, %730
  store i64 %732, ptr %731, align 8
  %733 = load i64, ptr %19, align 8
  %734 = or i64 %733, %730
  store i64 %734, ptr %19, align 8
  %735 = load ptr, ptr %18, align 8
  %736 = getelementptr i64, ptr %735, i64 %728
  %737 = load i64, ptr %736, align 8
  %738 = add i64 %737, 1
  store i64 %738, ptr %736, align 8
  br label %739

739:                                              ; preds = %727, %686, %631
  ret i64 %223
}

declare i64 @llvm.ctpop.i64(i64) #0

declare i64 @llvm.cttz.i64(i64, i1 immarg) #0

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #0

declare i64 @llvm.ctlz.i64(i64, i1 immarg) #0

define internal fastcc void @count_waiting(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 88
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %79, label %6

6:                                                ; preds = %2
  %7 = add i64 %4, 1
  %8 = icmp eq i64 %7, %1
  store i64 %1, ptr %3, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 1120
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 80
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %79

13:                                               ; preds = %6
  %14 = add i64 %1, -7
  %15 = getelementptr inbounds i8, ptr %0, i64 24
  %16 = getelementptr inbounds i8, ptr %0, i64 48
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  %18 = getelementptr inbounds i8, ptr %0, i64 96
  %19 = getelementptr inbounds i8, ptr %0, i64 608
  br label %20

20:                                               ; preds = %13, %72
  %21 = phi i64 [ 0, %13 ], [ %76, %72 ]
  %22 = load ptr, ptr %15, align 8
  %23 = load i64, ptr %16, align 8
  %24 = mul i64 %23, %21
  %25 = getelementptr i64, ptr %22, i64 %24
  %26 = load ptr, ptr %17, align 8
  %27 = getelementptr i64, ptr %26, i64 %21
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %67

30:                                               ; preds = %20, %62
  %31 = phi i64 [ %65, %62 ], [ %28, %20 ]
  %32 = load i64, ptr %25, align 8
  %33 = icmp slt i64 %32, %14
  br i1 %33, label %34, label %67

34:                                               ; preds = %30
  %35 = add nsw i64 %31, -1
  store i64 %35, ptr %27, align 8
  %36 = getelementptr i64, ptr %25, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp ugt i64 %35, 1
  br i1 %38, label %39, label %62

39:                                               ; preds = %34, %57
  %40 = phi i64 [ %60, %57 ], [ 1, %34 ]
  %41 = phi i64 [ %59, %57 ], [ 0, %34 ]
  %42 = phi i64 [ %53, %57 ], [ 0, %34 ]
  %43 = add i64 %41, 2
  %44 = icmp slt i64 %43, %35
  br i1 %44, label %45, label %52

45:                                               ; preds = %39
  %46 = getelementptr i64, ptr %25, i64 %43
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr i64, ptr %25, i64 %40
  %49 = load i64, ptr %48, align 8
  %50 = icmp slt i64 %47, %49
  %51 = select i1 %50, i64 %43, i64 %40
  br label %52

52:                                               ; preds = %45, %39
  %53 = phi i64 [ %40, %39 ], [ %51, %45 ]
  %54 = getelementptr i64, ptr %25, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = icmp slt i64 %55, %37
  br i1 %56, label %57, label %62

57:                                               ; preds = %52
  %58 = getelementptr i64, ptr %25, i64 %42
  store i64 %55, ptr %58, align 8
  %59 = shl i64 %53, 1
  %60 = or disjoint i64 %59, 1
  %61 = icmp slt i64 %60, %35
  br i1 %61, label %39, label %62

62:                                               ; preds = %57, %52, %34
  %63 = phi i64 [ 0, %34 ], [ %42, %52 ], [ %53, %57 ]
  %64 = getelementptr i64, ptr %25, i64 %63
  store i64 %37, ptr %64, align 8
  %65 = load i64, ptr %27, align 8
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %30, label %67, !llvm.loop !33

67:                                               ; preds = %30, %62, %20
  %68 = phi i64 [ %28, %20 ], [ %31, %30 ], [ %65, %62 ]
  br i1 %8, label %69, label %72

69:                                               ; preds = %67
  %70 = getelementptr [64 x i64], ptr %18, i64 0, i64 %21
  %71 = load i64, ptr %70, align 8
  br label %72

72:                                               ; preds = %67, %69
  %73 = phi i64 [ %71, %69 ], [ %68, %67 ]
  %74 = getelementptr [64 x i64], ptr %19, i64 0, i64 %21
  store i64 %73, ptr %74, align 8
  %75 = getelementptr [64 x i64], ptr %18, i64 0, i64 %21
  store i64 %68, ptr %75, align 8
  %76 = add nuw nsw i64 %21, 1
  %77 = load i64, ptr %10, align 8
  %78 = icmp slt i64 %76, %77
  br i1 %78, label %20, label %79, !llvm.loop !120

79:                                               ; preds = %72, %6, %2
  ret void
}

define internal fastcc void @read_waiting(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 168
  %5 = getelementptr inbounds i8, ptr %1, i64 176
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  %8 = load i64, ptr %4, align 8
  br i1 %7, label %9, label %204

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  %11 = getelementptr inbounds i8, ptr %0, i64 2080
  %12 = getelementptr inbounds i8, ptr %1, i64 184
  %13 = getelementptr inbounds i8, ptr %1, i64 152
  %14 = getelementptr inbounds i8, ptr %1, i64 192
  %15 = getelementptr inbounds i8, ptr %0, i64 648
  %16 = getelementptr inbounds i8, ptr %0, i64 656
  %17 = getelementptr inbounds i8, ptr %0, i64 704
  br label %18

18:                                               ; preds = %9, %201
  %19 = phi i64 [ %8, %9 ], [ %199, %201 ]
  %20 = icmp slt i64 %19, %2
  br i1 %20, label %21, label %204

21:                                               ; preds = %18
  %22 = load ptr, ptr %10, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 88
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %22, i64 504
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %13, align 8
  %28 = load i64, ptr %12, align 8
  %29 = icmp slt i64 %28, %27
  br i1 %29, label %30, label %39

30:                                               ; preds = %21, %36
  %31 = phi i64 [ %37, %36 ], [ %28, %21 ]
  %32 = load ptr, ptr %11, align 8
  %33 = getelementptr %struct.store_row, ptr %32, i64 %31, i32 8
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %30
  %37 = add i64 %31, 1
  store i64 %37, ptr %12, align 8
  %38 = icmp eq i64 %37, %27
  br i1 %38, label %39, label %30, !llvm.loop !121

39:                                               ; preds = %36, %30, %21
  %40 = phi i64 [ %28, %21 ], [ %31, %30 ], [ %27, %36 ]
  %41 = load ptr, ptr %11, align 8
  %42 = getelementptr %struct.store_row, ptr %41, i64 %27
  %43 = getelementptr %struct.store_row, ptr %41, i64 %40
  %44 = icmp ult ptr %43, %42
  %45 = icmp sgt i64 %24, 0
  %46 = select i1 %44, i1 %45, i1 false
  %47 = icmp sgt i64 %26, 0
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %49, label %191

49:                                               ; preds = %39
  %50 = and i64 %19, 32767
  br label %51

51:                                               ; preds = %179, %49
  %52 = phi ptr [ %43, %49 ], [ %183, %179 ]
  %53 = phi i64 [ %24, %49 ], [ %182, %179 ]
  %54 = phi i32 [ 0, %49 ], [ %181, %179 ]
  %55 = phi i64 [ %26, %49 ], [ %180, %179 ]
  %56 = getelementptr inbounds i8, ptr %52, i64 48
  %57 = load i64, ptr %56, align 8
  %58 = icmp sgt i64 %57, %19
  br i1 %58, label %179, label %59

59:                                               ; preds = %51
  %60 = getelementptr inbounds i8, ptr %52, i64 64
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %172, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, ptr %52, i64 80
  %65 = getelementptr inbounds i8, ptr %52, i64 56
  %66 = getelementptr inbounds i8, ptr %52, i64 72
  br label %67

67:                                               ; preds = %165, %63
  %68 = phi i64 [ %61, %63 ], [ %166, %165 ]
  %69 = phi i64 [ %53, %63 ], [ %168, %165 ]
  %70 = phi i32 [ %54, %63 ], [ %167, %165 ]
  %71 = load i64, ptr %64, align 8
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %73, label %77

73:                                               ; preds = %67
  %74 = load ptr, ptr %10, align 8
  %75 = getelementptr inbounds i8, ptr %74, i64 96
  %76 = load i64, ptr %75, align 8
  store i64 %76, ptr %64, align 8
  br label %77

77:                                               ; preds = %73, %67
  %78 = phi i64 [ %76, %73 ], [ %71, %67 ]
  %79 = load i64, ptr %65, align 8
  %80 = icmp slt i64 %79, %19
  br i1 %80, label %87, label %81

81:                                               ; preds = %77
  %82 = load i64, ptr %66, align 8
  %83 = icmp eq i64 %82, 1
  br i1 %83, label %155, label %84

84:                                               ; preds = %81
  %85 = load i64, ptr %14, align 8
  %86 = icmp eq i64 %85, %19
  br i1 %86, label %87, label %155

87:                                               ; preds = %84, %77
  %88 = load ptr, ptr %10, align 8
  %89 = getelementptr inbounds i8, ptr %88, i64 72
  %90 = load i64, ptr %89, align 8
  %91 = icmp sgt i64 %78, 0
  br i1 %91, label %92, label %149

92:                                               ; preds = %87, %132
  %93 = phi i64 [ %143, %132 ], [ 0, %87 ]
  %94 = load ptr, ptr %15, align 8
  %95 = getelementptr %struct.day_row, ptr %94, i64 %50
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, %19
  br i1 %97, label %98, label %103

98:                                               ; preds = %92
  %99 = getelementptr inbounds i8, ptr %95, i64 8
  %100 = load i64, ptr %99, align 8
  %101 = xor i64 %100, -1
  %102 = and i64 %90, %101
  br label %103

103:                                              ; preds = %98, %92
  %104 = phi i64 [ %102, %98 ], [ %90, %92 ]
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %145, label %106

106:                                              ; preds = %103
  %107 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %104, i1 true)
  %108 = add i64 %104, -1
  %109 = and i64 %108, %104
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %126, label %111

111:                                              ; preds = %106
  %112 = load ptr, ptr %16, align 8
  br label %113

113:                                              ; preds = %113, %111
  %114 = phi i64 [ %109, %111 ], [ %124, %113 ]
  %115 = phi i64 [ %107, %111 ], [ %122, %113 ]
  %116 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %114, i1 true)
  %117 = getelementptr i64, ptr %112, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr i64, ptr %112, i64 %115
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  %122 = select i1 %121, i64 %116, i64 %115
  %123 = add i64 %114, -1
  %124 = and i64 %123, %114
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %113, !llvm.loop !44

126:                                              ; preds = %113, %106
  %127 = phi i64 [ %107, %106 ], [ %122, %113 ]
  br i1 %97, label %128, label %131

128:                                              ; preds = %126
  %129 = getelementptr inbounds i8, ptr %95, i64 8
  %130 = load i64, ptr %129, align 8
  br label %132

131:                                              ; preds = %126
  store i64 %19, ptr %95, align 8
  br label %132

132:                                              ; preds = %131, %128
  %133 = phi i64 [ %130, %128 ], [ 0, %131 ]
  %134 = shl nuw i64 1, %127
  %135 = getelementptr inbounds i8, ptr %95, i64 8
  %136 = or i64 %133, %134
  store i64 %136, ptr %135, align 8
  %137 = load i64, ptr %17, align 8
  %138 = or i64 %137, %134
  store i64 %138, ptr %17, align 8
  %139 = load ptr, ptr %16, align 8
  %140 = getelementptr i64, ptr %139, i64 %127
  %141 = load i64, ptr %140, align 8
  %142 = add i64 %141, 1
  store i64 %142, ptr %140, align 8
  %143 = add nuw nsw i64 %93, 1
  %144 = icmp eq i64 %143, %78
  br i1 %144, label %145, label %92, !llvm.loop !122

145:                                              ; preds = %132, %103
  %146 = phi i64 [ %93, %103 ], [ %78, %132 ]
  %147 = load i64, ptr %64, align 8
  %148 = load i64, ptr %60, align 8
  br label %149

149:                                              ; preds = %145, %87
  %150 = phi i64 [ %68, %87 ], [ %148, %145 ]
  %151 = phi i64 [ %78, %87 ], [ %147, %145 ]
  %152 = phi i64 [ 0, %87 ], [ %146, %145 ]
  %153 = sub i64 %151, %152
  store i64 %153, ptr %64, align 8
  %154 = icmp eq i64 %151, %152
  br i1 %154, label %155, label %172

155:                                              ; preds = %149, %84, %81
  %156 = phi i64 [ %68, %84 ], [ %68, %81 ], [ %150, %149 ]
  store i64 0, ptr %64, align 8
  %157 = load i64, ptr %52, align 8
  %158 = tail call noundef i64 @llvm.smax.i64(i64 %157, i64 %19)
  store i64 %158, ptr %52, align 8
  %159 = add i64 %156, -1
  store i64 %159, ptr %60, align 8
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %161, label %165

161:                                              ; preds = %155
  %162 = load i64, ptr %5, align 8
  %163 = add i64 %162, -1
  store i64 %163, ptr %5, align 8
  %164 = load i64, ptr %60, align 8
  br label %165

165:                                              ; preds = %161, %155
  %166 = phi i64 [ %164, %161 ], [ %159, %155 ]
  %167 = add i32 %70, 1
  %168 = add nsw i64 %69, -1
  %169 = icmp ne i64 %166, 0
  %170 = icmp sgt i64 %69, 1
  %171 = select i1 %169, i1 %170, i1 false
  br i1 %171, label %67, label %172, !llvm.loop !123

172:                                              ; preds = %165, %149, %59
  %173 = phi i64 [ 0, %59 ], [ %166, %165 ], [ %150, %149 ]
  %174 = phi i32 [ %54, %59 ], [ %167, %165 ], [ %70, %149 ]
  %175 = phi i64 [ %53, %59 ], [ %168, %165 ], [ %69, %149 ]
  %176 = icmp sgt i64 %173, 0
  %177 = sext i1 %176 to i64
  %178 = add i64 %55, %177
  br label %179

179:                                              ; preds = %172, %51
  %180 = phi i64 [ %55, %51 ], [ %178, %172 ]
  %181 = phi i32 [ %54, %51 ], [ %174, %172 ]
  %182 = phi i64 [ %53, %51 ], [ %175, %172 ]
  %183 = getelementptr i8, ptr %52, i64 104
  %184 = icmp ult ptr %183, %42
  %185 = icmp sgt i64 %182, 0
  %186 = select i1 %184, i1 %185, i1 false
  %187 = icmp sgt i64 %180, 0
  %188 = select i1 %186, i1 %187, i1 false
  br i1 %188, label %51, label %189, !llvm.loop !124

189:                                              ; preds = %179
  %190 = load i64, ptr %4, align 8
  br label %191

191:                                              ; preds = %189, %39
  %192 = phi i64 [ %19, %39 ], [ %190, %189 ]
  %193 = phi i32 [ 0, %39 ], [ %181, %189 ]
  %194 = sext i32 %193 to i64
  %195 = load ptr, ptr %10, align 8
  %196 = getelementptr inbounds i8, ptr %195, i64 88
  %197 = load i64, ptr %196, align 8
  %198 = icmp eq i64 %197, %194
  %199 = add i64 %192, 1
  br i1 %198, label %200, label %201

200:                                              ; preds = %191
  store i64 %199, ptr %14, align 8
  br label %201

201:                                              ; preds = %191, %200
  store i64 %199, ptr %4, align 8
  %202 = load i64, ptr %5, align 8
  %203 = icmp sgt i64 %202, 0
  br i1 %203, label %18, label %204, !llvm.loop !125

204:                                              ; preds = %18, %201, %3
  %205 = phi i64 [ %8, %3 ], [ %19, %18 ], [ %199, %201 ]
  %206 = tail call noundef i64 @llvm.smax.i64(i64 %205, i64 %2)
  store i64 %206, ptr %4, align 8
  ret void
}

declare i64 @llvm.smax.i64(i64, i64) #0

declare i64 @llvm.smin.i64(i64, i64) #0

declare i64 @llvm.umax.i64(i64, i64) #0

declare void @llvm.experimental.noalias.scope.decl(metadata) #0

attributes #0 = { nounwind }

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6, !14}
!14 = !{!"llvm.loop.peeled.count", i32 1}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
!20 = distinct !{!20, !6}
!21 = distinct !{!21, !6}
!22 = distinct !{!22, !6}
!23 = distinct !{!23, !6}
!24 = distinct !{!24, !6}
!25 = distinct !{!25, !6}
!26 = distinct !{!26, !6}
!27 = distinct !{!27, !6}
!28 = distinct !{!28, !6}
!29 = distinct !{!29, !6}
!30 = distinct !{!30, !6}
!31 = distinct !{!31, !6}
!32 = distinct !{!32, !6}
!33 = distinct !{!33, !6}
!34 = distinct !{!34, !6}
!35 = !{!36}
!36 = distinct !{!36, !37, !"demand_of: argument 0"}
!37 = distinct !{!37, !"demand_of"}
!38 = distinct !{!38, !6}
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = distinct !{!41, !6}
!42 = distinct !{!42, !6}
!43 = distinct !{!43, !6}
!44 = distinct !{!44, !6}
!45 = distinct !{!45, !6}
!46 = distinct !{!46, !6}
!47 = distinct !{!47, !6}
!48 = distinct !{!48, !6}
!49 = distinct !{!49, !6}
!50 = distinct !{!50, !6}
!51 = distinct !{!51, !6}
!52 = distinct !{!52, !6}
!53 = distinct !{!53, !6}
!54 = distinct !{!54, !6}
!55 = distinct !{!55, !6}
!56 = distinct !{!56, !6}
!57 = distinct !{!57, !6}
!58 = distinct !{!58, !6}
!59 = distinct !{!59, !6}
!60 = distinct !{!60, !6}
!61 = distinct !{!61, !6}
!62 = distinct !{!62, !6}
!63 = distinct !{!63, !6}
!64 = distinct !{!64, !6}
!65 = distinct !{!65, !6}
!66 = distinct !{!66, !6}
!67 = distinct !{!67, !6}
!68 = distinct !{!68, !6}
!69 = distinct !{!69, !6}
!70 = distinct !{!70, !6}
!71 = distinct !{!71, !6}
!72 = distinct !{!72, !6}
!73 = distinct !{!73, !6}
!74 = distinct !{!74, !6}
!75 = distinct !{!75, !6}
!76 = distinct !{!76, !6}
!77 = distinct !{!77, !40}
!78 = distinct !{!78, !6}
!79 = distinct !{!79, !6}
!80 = distinct !{!80, !6}
!81 = distinct !{!81, !6}
!82 = distinct !{!82, !6}
!83 = distinct !{!83, !6}
!84 = distinct !{!84, !6}
!85 = distinct !{!85, !6}
!86 = distinct !{!86, !40}
!87 = distinct !{!87, !6}
!88 = distinct !{!88, !6}
!89 = distinct !{!89, !6}
!90 = distinct !{!90, !6}
!91 = distinct !{!91, !6}
!92 = distinct !{!92, !6}
!93 = distinct !{!93, !6}
!94 = distinct !{!94, !6}
!95 = distinct !{!95, !6}
!96 = distinct !{!96, !6}
!97 = distinct !{!97, !6}
!98 = distinct !{!98, !6}
!99 = distinct !{!99, !6}
!100 = distinct !{!100, !6}
!101 = distinct !{!101, !40}
!102 = distinct !{!102, !6}
!103 = distinct !{!103, !6}
!104 = distinct !{!104, !6}
!105 = distinct !{!105, !6}
!106 = distinct !{!106, !6}
!107 = distinct !{!107, !6}
!108 = distinct !{!108, !6}
!109 = distinct !{!109, !6}
!110 = distinct !{!110, !40}
!111 = distinct !{!111, !6}
!112 = distinct !{!112, !6}
!113 = distinct !{!113, !6}
!114 = distinct !{!114, !6}
!115 = distinct !{!115, !6}
!116 = distinct !{!116, !6}
!117 = distinct !{!117, !6}
!118 = distinct !{!118, !6}
!119 = distinct !{!119, !6}
!120 = distinct !{!120, !6}
!121 = distinct !{!121, !6}
!122 = distinct !{!122, !6}
!123 = distinct !{!123, !6}
!124 = distinct !{!124, !6}
!125 = distinct !{!125, !6}

; Made from C by build.sh; every type has the same size on every target.

%struct.store_row = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.demand = type { i64, i64, i64, i64, i64, %struct.span, [2 x i64] }
%struct.span = type { i64, i64 }
%struct.homes_state = type { i64, [8 x i64], [8 x i64] }
%struct.progress = type { i64, i64, [4 x i64], ptr, i64, i64, i64, [2 x [2 x i64]], i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, %struct.event_row, i64 }
%struct.event_row = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.instruction_row = type { i64, i64, i64, i64 }
%struct.op_row = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
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
  %60 = getelementptr inbounds i8, ptr %3, i64 392
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
  %81 = getelementptr inbounds i8, ptr %3, i64 520
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
  %26 = getelementptr inbounds i8, ptr %2, i64 392
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
  %33 = getelementptr inbounds i8, ptr %2, i64 520
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
  %29 = getelementptr inbounds i8, ptr %5, i64 488
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
  %50 = getelementptr inbounds i8, ptr %3, i64 472
  br label %55

51:                                               ; preds = %107, %40
  %52 = getelementptr inbounds i8, ptr %3, i64 480
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
  %138 = getelementptr inbounds i8, ptr %134, i64 64
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
  %156 = getelementptr inbounds i8, ptr %111, i64 456
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

180:                                              ; preds = %3115, %175
  %181 = phi i64 [ 0, %175 ], [ %3116, %3115 ]
  %182 = phi i64 [ 0, %175 ], [ %3117, %3115 ]
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
  %271 = getelementptr inbounds i8, ptr %261, i64 80
  %272 = load i64, ptr %271, align 8
  %273 = getelementptr %struct.access_row, ptr %269, i64 %270
  %274 = getelementptr %struct.access_row, ptr %273, i64 %272
  %275 = load ptr, ptr %20, align 8
  %276 = getelementptr inbounds i8, ptr %275, i64 488
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

380:                                              ; preds = %175, %3115
  %381 = phi i64 [ %3118, %3115 ], [ %176, %175 ]
  %382 = phi i64 [ %3117, %3115 ], [ 0, %175 ]
  %383 = phi i64 [ %3116, %3115 ], [ 0, %175 ]
  %384 = load ptr, ptr %22, align 8
  %385 = getelementptr %struct.op_row, ptr %384, i64 %381
  %386 = getelementptr inbounds i8, ptr %385, i64 104
  %387 = load i64, ptr %386, align 8
  %388 = icmp ne i64 %387, 1
  %389 = load i64, ptr %28, align 8
  %390 = icmp ne i64 %389, 0
  %391 = select i1 %388, i1 true, i1 %390
  br i1 %391, label %400, label %392

392:                                              ; preds = %380
  %393 = load ptr, ptr %29, align 8
  %394 = icmp eq ptr %393, null
  br i1 %394, label %3115, label %395

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
  br label %3115

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
  %408 = getelementptr inbounds i8, ptr %385, i64 80
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
  %431 = getelementptr inbounds i8, ptr %421, i64 464
  %432 = load i64, ptr %431, align 8
  %433 = icmp eq i64 %432, 0
  %434 = getelementptr inbounds i8, ptr %385, i64 32
  %435 = load i64, ptr %434, align 8
  %436 = call i64 @llvm.smin.i64(i64 %435, i64 1)
  %437 = select i1 %433, i64 %435, i64 %436
  %438 = getelementptr inbounds i8, ptr %385, i64 40
  %439 = load i64, ptr %438, align 8
  %440 = getelementptr [4 x i64], ptr %43, i64 0, i64 %439
  %441 = load i64, ptr %440, align 8
  %442 = getelementptr [4 x i64], ptr %10, i64 0, i64 %439
  %443 = load i64, ptr %442, align 8
  %444 = icmp sgt i64 %443, 0
  %445 = icmp sgt i64 %441, 0
  %446 = select i1 %444, i1 %445, i1 false
  br i1 %446, label %447, label %452

447:                                              ; preds = %420
  %448 = icmp eq i64 %439, 2
  %449 = select i1 %448, i64 %435, i64 1
  %450 = add i64 %449, %441
  %451 = icmp sgt i64 %450, %443
  br i1 %451, label %504, label %452

452:                                              ; preds = %447, %420
  %453 = getelementptr inbounds i8, ptr %421, i64 144
  %454 = load i64, ptr %453, align 8
  %455 = icmp eq i64 %454, 0
  br i1 %455, label %496, label %456

456:                                              ; preds = %452
  %457 = getelementptr inbounds i8, ptr %385, i64 48
  %458 = load i64, ptr %457, align 8
  %459 = icmp ne i64 %458, 0
  %460 = and i64 %439, -2
  %461 = icmp eq i64 %460, 2
  %462 = and i1 %461, %459
  br i1 %462, label %463, label %496

463:                                              ; preds = %456
  %464 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %458)
  %465 = call i64 @llvm.umax.i64(i64 %464, i64 2)
  %466 = load ptr, ptr %14, align 8
  %467 = getelementptr inbounds i8, ptr %466, i64 72
  %468 = getelementptr inbounds i8, ptr %466, i64 8
  %469 = load i64, ptr %466, align 8
  %470 = icmp sgt i64 %469, 0
  br i1 %470, label %471, label %479

471:                                              ; preds = %463, %476
  %472 = phi i64 [ %477, %476 ], [ 0, %463 ]
  %473 = getelementptr [8 x i64], ptr %468, i64 0, i64 %472
  %474 = load i64, ptr %473, align 8
  %475 = icmp eq i64 %474, %458
  br i1 %475, label %479, label %476

476:                                              ; preds = %471
  %477 = add nuw nsw i64 %472, 1
  %478 = icmp eq i64 %477, %469
  br i1 %478, label %479, label %471, !llvm.loop !19

479:                                              ; preds = %476, %471, %463
  %480 = phi i64 [ 0, %463 ], [ %469, %476 ], [ %472, %471 ]
  %481 = icmp eq i64 %480, %469
  %482 = icmp ult i64 %480, 8
  %483 = and i1 %482, %481
  br i1 %483, label %484, label %489

484:                                              ; preds = %479
  %485 = getelementptr [8 x i64], ptr %468, i64 0, i64 %469
  store i64 %458, ptr %485, align 8
  %486 = getelementptr [8 x i64], ptr %467, i64 0, i64 %469
  store i64 0, ptr %486, align 8
  %487 = load i64, ptr %466, align 8
  %488 = add i64 %487, 1
  store i64 %488, ptr %466, align 8
  br label %489

489:                                              ; preds = %484, %479
  %490 = select i1 %482, i64 %480, i64 7
  %491 = getelementptr [8 x i64], ptr %467, i64 0, i64 %490
  %492 = load i64, ptr %491, align 8
  %493 = icmp slt i64 %492, %465
  br i1 %493, label %494, label %504

494:                                              ; preds = %489
  %495 = load i64, ptr %423, align 8
  br label %496

496:                                              ; preds = %494, %456, %452
  %497 = phi i64 [ %495, %494 ], [ %424, %456 ], [ %424, %452 ]
  %498 = load i64, ptr %27, align 8
  %499 = add i64 %498, %437
  %500 = icmp sgt i64 %499, %497
  %501 = icmp sgt i64 %498, 0
  %502 = and i1 %501, %500
  %503 = zext i1 %502 to i32
  br label %504

504:                                              ; preds = %496, %489, %447
  %505 = phi i32 [ %503, %496 ], [ 1, %489 ], [ 1, %447 ]
  %506 = zext nneg i32 %505 to i64
  %507 = load i64, ptr %13, align 8
  %508 = add i64 %507, %506
  %509 = load ptr, ptr %20, align 8
  %510 = getelementptr inbounds i8, ptr %509, i64 424
  %511 = load i64, ptr %510, align 8
  %512 = icmp eq i64 %511, 0
  br i1 %512, label %664, label %513

513:                                              ; preds = %504
  %514 = getelementptr inbounds i8, ptr %385, i64 48
  %515 = load i64, ptr %514, align 8
  %516 = icmp eq i64 %515, 0
  br i1 %516, label %664, label %517

517:                                              ; preds = %513
  %518 = icmp ne i32 %505, 0
  %519 = load i64, ptr %27, align 8
  %520 = icmp eq i64 %519, 0
  %521 = select i1 %518, i1 true, i1 %520
  br i1 %521, label %522, label %664

522:                                              ; preds = %517
  %523 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %515, i1 true)
  %524 = getelementptr inbounds i8, ptr %509, i64 160
  %525 = load i64, ptr %524, align 8
  %526 = load ptr, ptr %44, align 8
  %527 = getelementptr inbounds i8, ptr %526, i64 8
  %528 = load i64, ptr %527, align 8
  %529 = add i64 %525, -1
  %530 = add i64 %529, %528
  %531 = load i64, ptr %526, align 8
  %532 = icmp eq i64 %531, 0
  %533 = icmp eq i64 %525, 0
  %534 = or i1 %533, %532
  %535 = icmp slt i64 %530, %531
  %536 = select i1 %534, i1 true, i1 %535
  br i1 %536, label %542, label %537

537:                                              ; preds = %522
  %538 = load ptr, ptr %45, align 8
  %539 = srem i64 %530, %531
  %540 = getelementptr i64, ptr %538, i64 %539
  %541 = load i64, ptr %540, align 8
  br label %542

542:                                              ; preds = %537, %522
  %543 = phi i64 [ %541, %537 ], [ 0, %522 ]
  %544 = icmp sge i64 %508, %543
  %545 = sext i1 %544 to i64
  %546 = call i64 @llvm.smax.i64(i64 %508, i64 %543)
  %547 = load ptr, ptr %46, align 8
  %548 = getelementptr %struct.station_row, ptr %547, i64 %523
  %549 = load ptr, ptr %47, align 8
  %550 = load i64, ptr %48, align 8
  %551 = mul i64 %550, %523
  %552 = getelementptr i64, ptr %549, i64 %551
  %553 = getelementptr %struct.station_row, ptr %547, i64 %523, i32 4
  %554 = load i64, ptr %553, align 8
  %555 = icmp sgt i64 %554, 0
  br i1 %555, label %556, label %658

556:                                              ; preds = %542, %588
  %557 = phi i64 [ %591, %588 ], [ %554, %542 ]
  %558 = load i64, ptr %552, align 8
  %559 = icmp slt i64 %558, %546
  br i1 %559, label %560, label %593

560:                                              ; preds = %556
  %561 = add nsw i64 %557, -1
  store i64 %561, ptr %553, align 8
  %562 = getelementptr i64, ptr %552, i64 %561
  %563 = load i64, ptr %562, align 8
  %564 = icmp ugt i64 %561, 1
  br i1 %564, label %565, label %588

565:                                              ; preds = %560, %583
  %566 = phi i64 [ %586, %583 ], [ 1, %560 ]
  %567 = phi i64 [ %585, %583 ], [ 0, %560 ]
  %568 = phi i64 [ %579, %583 ], [ 0, %560 ]
  %569 = add i64 %567, 2
  %570 = icmp slt i64 %569, %561
  br i1 %570, label %571, label %578

571:                                              ; preds = %565
  %572 = getelementptr i64, ptr %552, i64 %569
  %573 = load i64, ptr %572, align 8
  %574 = getelementptr i64, ptr %552, i64 %566
  %575 = load i64, ptr %574, align 8
  %576 = icmp slt i64 %573, %575
  %577 = select i1 %576, i64 %569, i64 %566
  br label %578

578:                                              ; preds = %571, %565
  %579 = phi i64 [ %566, %565 ], [ %577, %571 ]
  %580 = getelementptr i64, ptr %552, i64 %579
  %581 = load i64, ptr %580, align 8
  %582 = icmp slt i64 %581, %563
  br i1 %582, label %583, label %588

583:                                              ; preds = %578
  %584 = getelementptr i64, ptr %552, i64 %568
  store i64 %581, ptr %584, align 8
  %585 = shl i64 %579, 1
  %586 = or disjoint i64 %585, 1
  %587 = icmp slt i64 %586, %561
  br i1 %587, label %565, label %588

588:                                              ; preds = %583, %578, %560
  %589 = phi i64 [ 0, %560 ], [ %568, %578 ], [ %579, %583 ]
  %590 = getelementptr i64, ptr %552, i64 %589
  store i64 %563, ptr %590, align 8
  %591 = load i64, ptr %553, align 8
  %592 = icmp sgt i64 %591, 0
  br i1 %592, label %556, label %658, !llvm.loop !20

593:                                              ; preds = %556
  %594 = getelementptr inbounds i8, ptr %548, i64 32
  %595 = add i64 %557, %525
  %596 = load i64, ptr %548, align 8
  %597 = icmp sgt i64 %595, %596
  br i1 %597, label %603, label %658

598:                                              ; preds = %656, %603
  %599 = phi i64 [ %657, %656 ], [ %604, %603 ]
  %600 = phi i64 [ %654, %656 ], [ %605, %603 ]
  %601 = add i64 %600, %525
  %602 = icmp sgt i64 %601, %599
  br i1 %602, label %603, label %658, !llvm.loop !21

603:                                              ; preds = %593, %598
  %604 = phi i64 [ %599, %598 ], [ %596, %593 ]
  %605 = phi i64 [ %600, %598 ], [ %557, %593 ]
  %606 = load ptr, ptr %47, align 8
  %607 = load i64, ptr %48, align 8
  %608 = mul i64 %607, %523
  %609 = getelementptr i64, ptr %606, i64 %608
  %610 = load i64, ptr %609, align 8
  %611 = add i64 %610, 1
  %612 = load ptr, ptr %46, align 8
  %613 = getelementptr %struct.station_row, ptr %612, i64 %523, i32 4
  %614 = load i64, ptr %613, align 8
  %615 = icmp sgt i64 %614, 0
  br i1 %615, label %616, label %598

616:                                              ; preds = %603, %648
  %617 = phi i64 [ %651, %648 ], [ %614, %603 ]
  %618 = load i64, ptr %609, align 8
  %619 = icmp slt i64 %618, %611
  br i1 %619, label %620, label %653

620:                                              ; preds = %616
  %621 = add nsw i64 %617, -1
  store i64 %621, ptr %613, align 8
  %622 = getelementptr i64, ptr %609, i64 %621
  %623 = load i64, ptr %622, align 8
  %624 = icmp ugt i64 %621, 1
  br i1 %624, label %625, label %648

625:                                              ; preds = %620, %643
  %626 = phi i64 [ %646, %643 ], [ 1, %620 ]
  %627 = phi i64 [ %645, %643 ], [ 0, %620 ]
  %628 = phi i64 [ %639, %643 ], [ 0, %620 ]
  %629 = add i64 %627, 2
  %630 = icmp slt i64 %629, %621
  br i1 %630, label %631, label %638

631:                                              ; preds = %625
  %632 = getelementptr i64, ptr %609, i64 %629
  %633 = load i64, ptr %632, align 8
  %634 = getelementptr i64, ptr %609, i64 %626
  %635 = load i64, ptr %634, align 8
  %636 = icmp slt i64 %633, %635
  %637 = select i1 %636, i64 %629, i64 %626
  br label %638

638:                                              ; preds = %631, %625
  %639 = phi i64 [ %626, %625 ], [ %637, %631 ]
  %640 = getelementptr i64, ptr %609, i64 %639
  %641 = load i64, ptr %640, align 8
  %642 = icmp slt i64 %641, %623
  br i1 %642, label %643, label %648

643:                                              ; preds = %638
  %644 = getelementptr i64, ptr %609, i64 %628
  store i64 %641, ptr %644, align 8
  %645 = shl i64 %639, 1
  %646 = or disjoint i64 %645, 1
  %647 = icmp slt i64 %646, %621
  br i1 %647, label %625, label %648

648:                                              ; preds = %643, %638, %620
  %649 = phi i64 [ 0, %620 ], [ %628, %638 ], [ %639, %643 ]
  %650 = getelementptr i64, ptr %609, i64 %649
  store i64 %623, ptr %650, align 8
  %651 = load i64, ptr %613, align 8
  %652 = icmp sgt i64 %651, 0
  br i1 %652, label %616, label %653, !llvm.loop !20

653:                                              ; preds = %648, %616
  %654 = load i64, ptr %594, align 8
  %655 = icmp sgt i64 %654, 0
  br i1 %655, label %656, label %658, !llvm.loop !21

656:                                              ; preds = %653
  %657 = load i64, ptr %548, align 8
  br label %598

658:                                              ; preds = %588, %653, %598, %593, %542
  %659 = phi i64 [ %546, %542 ], [ %546, %593 ], [ %611, %598 ], [ %611, %653 ], [ %546, %588 ]
  %660 = icmp slt i64 %546, %659
  %661 = add nuw nsw i64 %523, 8
  %662 = select i1 %660, i64 %661, i64 %545
  %663 = call i64 @llvm.smax.i64(i64 %546, i64 %659)
  br label %664

664:                                              ; preds = %517, %658, %513, %504
  %665 = phi i64 [ -1, %504 ], [ -1, %513 ], [ %662, %658 ], [ -1, %517 ]
  %666 = phi i64 [ %508, %504 ], [ %508, %513 ], [ %663, %658 ], [ %508, %517 ]
  %667 = load i64, ptr %434, align 8
  %668 = load ptr, ptr %44, align 8
  %669 = getelementptr inbounds i8, ptr %668, i64 8
  %670 = load i64, ptr %669, align 8
  %671 = add i64 %670, %667
  %672 = add i64 %671, -1
  %673 = load i64, ptr %668, align 8
  %674 = icmp eq i64 %673, 0
  %675 = icmp eq i64 %667, 0
  %676 = or i1 %675, %674
  %677 = icmp slt i64 %672, %673
  %678 = select i1 %676, i1 true, i1 %677
  br i1 %678, label %684, label %679

679:                                              ; preds = %664
  %680 = load ptr, ptr %45, align 8
  %681 = srem i64 %672, %673
  %682 = getelementptr i64, ptr %680, i64 %681
  %683 = load i64, ptr %682, align 8
  br label %684

684:                                              ; preds = %679, %664
  %685 = phi i64 [ %683, %679 ], [ 0, %664 ]
  %686 = icmp slt i64 %666, %685
  %687 = select i1 %686, i64 0, i64 %665
  %688 = call i64 @llvm.smax.i64(i64 %666, i64 %685)
  store i64 %671, ptr %669, align 8
  %689 = getelementptr inbounds i8, ptr %385, i64 56
  %690 = load i64, ptr %689, align 8
  %691 = icmp sgt i64 %690, 0
  br i1 %691, label %692, label %716

692:                                              ; preds = %684
  %693 = load ptr, ptr %44, align 8
  %694 = getelementptr %struct.ring_row, ptr %693, i64 %690
  %695 = getelementptr inbounds i8, ptr %694, i64 8
  %696 = load i64, ptr %695, align 8
  %697 = load i64, ptr %694, align 8
  %698 = icmp eq i64 %697, 0
  %699 = icmp slt i64 %696, %697
  %700 = select i1 %698, i1 true, i1 %699
  br i1 %700, label %709, label %701

701:                                              ; preds = %692
  %702 = load ptr, ptr %45, align 8
  %703 = load i64, ptr %49, align 8
  %704 = mul i64 %703, %690
  %705 = srem i64 %696, %697
  %706 = getelementptr i64, ptr %702, i64 %704
  %707 = getelementptr i64, ptr %706, i64 %705
  %708 = load i64, ptr %707, align 8
  br label %709

709:                                              ; preds = %701, %692
  %710 = phi i64 [ %708, %701 ], [ 0, %692 ]
  %711 = icmp slt i64 %688, %710
  %712 = select i1 %711, i64 %690, i64 %687
  %713 = call i64 @llvm.smax.i64(i64 %688, i64 %710)
  %714 = getelementptr %struct.ring_row, ptr %693, i64 %690, i32 1
  %715 = add i64 %696, 1
  store i64 %715, ptr %714, align 8
  br label %716

716:                                              ; preds = %709, %684
  %717 = phi i64 [ %712, %709 ], [ %687, %684 ]
  %718 = phi i64 [ %713, %709 ], [ %688, %684 ]
  %719 = getelementptr inbounds i8, ptr %385, i64 72
  %720 = load i64, ptr %719, align 8
  %721 = icmp eq i64 %720, 0
  br i1 %721, label %745, label %722

722:                                              ; preds = %716
  %723 = load ptr, ptr %44, align 8
  %724 = getelementptr i8, ptr %723, i64 96
  %725 = getelementptr i8, ptr %723, i64 104
  %726 = load i64, ptr %725, align 8
  %727 = load i64, ptr %724, align 8
  %728 = icmp eq i64 %727, 0
  %729 = icmp slt i64 %726, %727
  %730 = select i1 %728, i1 true, i1 %729
  br i1 %730, label %739, label %731

731:                                              ; preds = %722
  %732 = load ptr, ptr %45, align 8
  %733 = load i64, ptr %49, align 8
  %734 = srem i64 %726, %727
  %735 = shl i64 %733, 5
  %736 = getelementptr i8, ptr %732, i64 %735
  %737 = getelementptr i64, ptr %736, i64 %734
  %738 = load i64, ptr %737, align 8
  br label %739

739:                                              ; preds = %731, %722
  %740 = phi i64 [ %738, %731 ], [ 0, %722 ]
  %741 = icmp slt i64 %718, %740
  %742 = select i1 %741, i64 4, i64 %717
  %743 = call i64 @llvm.smax.i64(i64 %718, i64 %740)
  %744 = add i64 %726, 1
  store i64 %744, ptr %725, align 8
  br label %745

745:                                              ; preds = %739, %716
  %746 = phi i64 [ %717, %716 ], [ %742, %739 ]
  %747 = phi i64 [ %718, %716 ], [ %743, %739 ]
  %748 = load i64, ptr %385, align 8
  %749 = icmp eq i64 %748, 1
  br i1 %749, label %750, label %774

750:                                              ; preds = %745
  %751 = load ptr, ptr %44, align 8
  %752 = getelementptr i8, ptr %751, i64 120
  %753 = getelementptr i8, ptr %751, i64 128
  %754 = load i64, ptr %753, align 8
  %755 = load i64, ptr %752, align 8
  %756 = icmp eq i64 %755, 0
  %757 = icmp slt i64 %754, %755
  %758 = select i1 %756, i1 true, i1 %757
  br i1 %758, label %767, label %759

759:                                              ; preds = %750
  %760 = load ptr, ptr %45, align 8
  %761 = load i64, ptr %49, align 8
  %762 = srem i64 %754, %755
  %763 = mul i64 %761, 40
  %764 = getelementptr i8, ptr %760, i64 %763
  %765 = getelementptr i64, ptr %764, i64 %762
  %766 = load i64, ptr %765, align 8
  br label %767

767:                                              ; preds = %759, %750
  %768 = phi i64 [ %766, %759 ], [ 0, %750 ]
  %769 = icmp slt i64 %747, %768
  %770 = select i1 %769, i64 5, i64 %746
  %771 = call i64 @llvm.smax.i64(i64 %747, i64 %768)
  %772 = add i64 %754, 1
  store i64 %772, ptr %753, align 8
  %773 = load i64, ptr %385, align 8
  br label %774

774:                                              ; preds = %767, %745
  %775 = phi i64 [ %773, %767 ], [ %748, %745 ]
  %776 = phi i64 [ %770, %767 ], [ %746, %745 ]
  %777 = phi i64 [ %771, %767 ], [ %747, %745 ]
  %778 = icmp eq i64 %775, 2
  br i1 %778, label %779, label %804

779:                                              ; preds = %774
  %780 = load ptr, ptr %44, align 8
  %781 = getelementptr i8, ptr %780, i64 144
  %782 = getelementptr i8, ptr %780, i64 152
  %783 = load i64, ptr %782, align 8
  %784 = add nsw i64 %422, -1
  %785 = add i64 %784, %783
  %786 = load i64, ptr %781, align 8
  %787 = icmp eq i64 %786, 0
  %788 = icmp slt i64 %785, %786
  %789 = select i1 %787, i1 true, i1 %788
  br i1 %789, label %798, label %790

790:                                              ; preds = %779
  %791 = load ptr, ptr %45, align 8
  %792 = load i64, ptr %49, align 8
  %793 = srem i64 %785, %786
  %794 = mul i64 %792, 48
  %795 = getelementptr i8, ptr %791, i64 %794
  %796 = getelementptr i64, ptr %795, i64 %793
  %797 = load i64, ptr %796, align 8
  br label %798

798:                                              ; preds = %790, %779
  %799 = phi i64 [ %797, %790 ], [ 0, %779 ]
  %800 = icmp slt i64 %777, %799
  %801 = select i1 %800, i64 6, i64 %776
  %802 = call i64 @llvm.smax.i64(i64 %777, i64 %799)
  %803 = add i64 %783, %422
  store i64 %803, ptr %782, align 8
  br label %804

804:                                              ; preds = %798, %774
  %805 = phi i64 [ %801, %798 ], [ %776, %774 ]
  %806 = phi i64 [ %802, %798 ], [ %777, %774 ]
  %807 = load ptr, ptr %20, align 8
  %808 = icmp eq i32 %505, 0
  br i1 %808, label %809, label %821

809:                                              ; preds = %804
  %810 = load i64, ptr %13, align 8
  %811 = icmp sgt i64 %806, %810
  br i1 %811, label %812, label %819

812:                                              ; preds = %809
  %813 = getelementptr inbounds i8, ptr %807, i64 248
  %814 = load i64, ptr %813, align 8
  %815 = icmp eq i64 %814, 0
  %816 = add i64 %805, -5
  %817 = icmp ult i64 %816, -4
  %818 = select i1 %815, i1 true, i1 %817
  br i1 %818, label %821, label %819

819:                                              ; preds = %812, %809
  %820 = load i64, ptr %27, align 8
  br label %821

821:                                              ; preds = %819, %812, %804
  %822 = phi i64 [ %820, %819 ], [ 0, %804 ], [ 0, %812 ]
  %823 = getelementptr inbounds i8, ptr %807, i64 160
  %824 = load i64, ptr %823, align 8
  %825 = getelementptr inbounds i8, ptr %807, i64 248
  %826 = load i64, ptr %825, align 8
  %827 = icmp eq i64 %826, 0
  br i1 %827, label %903, label %828

828:                                              ; preds = %821
  %829 = getelementptr inbounds i8, ptr %385, i64 48
  %830 = load i64, ptr %829, align 8
  %831 = icmp eq i64 %830, 0
  br i1 %831, label %903, label %832

832:                                              ; preds = %828
  %833 = getelementptr inbounds i8, ptr %385, i64 64
  %834 = load i64, ptr %833, align 8
  %835 = icmp eq i64 %834, 0
  br i1 %835, label %903, label %836

836:                                              ; preds = %832
  %837 = load i64, ptr %385, align 8
  %838 = icmp eq i64 %837, 1
  br i1 %838, label %903, label %839

839:                                              ; preds = %836
  %840 = load i64, ptr %50, align 8
  %841 = getelementptr inbounds i8, ptr %385, i64 144
  %842 = load i64, ptr %841, align 8
  %843 = getelementptr inbounds i8, ptr %385, i64 152
  %844 = load i64, ptr %843, align 8
  %845 = icmp slt i64 %842, %844
  br i1 %845, label %846, label %884

846:                                              ; preds = %839
  %847 = load ptr, ptr %51, align 8
  %848 = load ptr, ptr %52, align 8
  %849 = sub i64 %844, %842
  %850 = add i64 %842, 1
  %851 = and i64 %849, 1
  %852 = icmp eq i64 %844, %850
  br i1 %852, label %873, label %853

853:                                              ; preds = %846
  %854 = and i64 %849, -2
  %855 = getelementptr i8, ptr %848, i64 32
  br label %856

856:                                              ; preds = %856, %853
  %857 = phi i64 [ %842, %853 ], [ %870, %856 ]
  %858 = phi i64 [ -1048576, %853 ], [ %869, %856 ]
  %859 = phi i64 [ 0, %853 ], [ %871, %856 ]
  %860 = getelementptr %struct.read_row, ptr %848, i64 %857
  %861 = load i64, ptr %860, align 8
  %862 = getelementptr %struct.value_row, ptr %847, i64 %861, i32 4
  %863 = load i64, ptr %862, align 8
  %864 = call noundef i64 @llvm.smax.i64(i64 %858, i64 %863)
  %865 = getelementptr %struct.read_row, ptr %855, i64 %857
  %866 = load i64, ptr %865, align 8
  %867 = getelementptr %struct.value_row, ptr %847, i64 %866, i32 4
  %868 = load i64, ptr %867, align 8
  %869 = call noundef i64 @llvm.smax.i64(i64 %864, i64 %868)
  %870 = add nsw i64 %857, 2
  %871 = add i64 %859, 2
  %872 = icmp eq i64 %871, %854
  br i1 %872, label %873, label %856, !llvm.loop !22

873:                                              ; preds = %856, %846
  %874 = phi i64 [ poison, %846 ], [ %869, %856 ]
  %875 = phi i64 [ %842, %846 ], [ %870, %856 ]
  %876 = phi i64 [ -1048576, %846 ], [ %869, %856 ]
  %877 = icmp eq i64 %851, 0
  br i1 %877, label %884, label %878

878:                                              ; preds = %873
  %879 = getelementptr %struct.read_row, ptr %848, i64 %875
  %880 = load i64, ptr %879, align 8
  %881 = getelementptr %struct.value_row, ptr %847, i64 %880, i32 4
  %882 = load i64, ptr %881, align 8
  %883 = call noundef i64 @llvm.smax.i64(i64 %876, i64 %882)
  br label %884

884:                                              ; preds = %878, %873, %839
  %885 = phi i64 [ -1048576, %839 ], [ %874, %873 ], [ %883, %878 ]
  %886 = sub i64 %840, %885
  %887 = icmp slt i64 %886, %824
  %888 = icmp eq i64 %837, 0
  br i1 %888, label %889, label %892

889:                                              ; preds = %884
  %890 = load i64, ptr %689, align 8
  %891 = icmp eq i64 %890, 1
  br i1 %891, label %892, label %900

892:                                              ; preds = %889, %884
  br i1 %887, label %895, label %893

893:                                              ; preds = %892
  %894 = load i64, ptr %53, align 8
  br label %897

895:                                              ; preds = %892
  %896 = add i64 %840, %824
  store i64 %896, ptr %53, align 8
  br label %897

897:                                              ; preds = %895, %893
  %898 = phi i64 [ %894, %893 ], [ %896, %895 ]
  %899 = icmp slt i64 %840, %898
  br label %900

900:                                              ; preds = %897, %889
  %901 = phi i1 [ %899, %897 ], [ %887, %889 ]
  %902 = zext i1 %901 to i32
  br label %903

903:                                              ; preds = %900, %836, %832, %828, %821
  %904 = phi i32 [ %902, %900 ], [ 0, %836 ], [ 0, %832 ], [ 0, %828 ], [ 0, %821 ]
  %905 = getelementptr inbounds i8, ptr %807, i64 512
  %906 = load i64, ptr %905, align 8
  %907 = icmp eq i64 %906, 0
  %908 = getelementptr inbounds i8, ptr %385, i64 48
  %909 = load i64, ptr %908, align 8
  %910 = getelementptr inbounds i8, ptr %385, i64 96
  %911 = load i64, ptr %910, align 8
  %912 = icmp slt i64 %911, 0
  br i1 %912, label %921, label %913

913:                                              ; preds = %903
  %914 = load ptr, ptr %54, align 8
  %915 = getelementptr inbounds i8, ptr %385, i64 128
  %916 = load i64, ptr %915, align 8
  %917 = getelementptr %struct.use_row, ptr %914, i64 %916
  %918 = getelementptr %struct.use_row, ptr %917, i64 %911
  %919 = load i64, ptr %918, align 8
  %920 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %919, i1 true)
  br label %921

921:                                              ; preds = %913, %903
  %922 = phi i64 [ %920, %913 ], [ 0, %903 ]
  %923 = getelementptr [64 x i64], ptr %55, i64 0, i64 %922
  %924 = load i64, ptr %923, align 8
  %925 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %909)
  %926 = icmp ult i64 %925, 2
  %927 = icmp eq i64 %909, 0
  br i1 %927, label %1139, label %928

928:                                              ; preds = %921
  %929 = getelementptr inbounds i8, ptr %385, i64 64
  %930 = getelementptr inbounds i8, ptr %385, i64 128
  %931 = icmp eq i32 %904, 0
  %932 = and i64 %822, 1
  %933 = load ptr, ptr %46, align 8
  br label %934

934:                                              ; preds = %1132, %928
  %935 = phi ptr [ %933, %928 ], [ %993, %1132 ]
  %936 = phi i64 [ %909, %928 ], [ %1137, %1132 ]
  %937 = phi i64 [ -1, %928 ], [ %1135, %1132 ]
  %938 = phi i64 [ 0, %928 ], [ %1134, %1132 ]
  %939 = phi double [ 0.000000e+00, %928 ], [ %1133, %1132 ]
  %940 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %936, i1 true)
  %941 = getelementptr %struct.station_row, ptr %935, i64 %940, i32 5
  %942 = load i64, ptr %941, align 8
  %943 = getelementptr %struct.station_row, ptr %935, i64 %942, i32 7
  %944 = load i64, ptr %943, align 8
  %945 = call noundef i64 @llvm.smax.i64(i64 %806, i64 %944)
  %946 = load ptr, ptr %47, align 8
  %947 = load i64, ptr %48, align 8
  %948 = mul i64 %947, %940
  %949 = getelementptr i64, ptr %946, i64 %948
  %950 = getelementptr %struct.station_row, ptr %935, i64 %940, i32 4
  %951 = load i64, ptr %950, align 8
  %952 = icmp sgt i64 %951, 0
  br i1 %952, label %953, label %992

953:                                              ; preds = %934, %985
  %954 = phi i64 [ %988, %985 ], [ %951, %934 ]
  %955 = load i64, ptr %949, align 8
  %956 = icmp slt i64 %955, %945
  br i1 %956, label %957, label %990

957:                                              ; preds = %953
  %958 = add nsw i64 %954, -1
  store i64 %958, ptr %950, align 8
  %959 = getelementptr i64, ptr %949, i64 %958
  %960 = load i64, ptr %959, align 8
  %961 = icmp ugt i64 %958, 1
  br i1 %961, label %962, label %985

962:                                              ; preds = %957, %980
  %963 = phi i64 [ %983, %980 ], [ 1, %957 ]
  %964 = phi i64 [ %982, %980 ], [ 0, %957 ]
  %965 = phi i64 [ %976, %980 ], [ 0, %957 ]
  %966 = add i64 %964, 2
  %967 = icmp slt i64 %966, %958
  br i1 %967, label %968, label %975

968:                                              ; preds = %962
  %969 = getelementptr i64, ptr %949, i64 %966
  %970 = load i64, ptr %969, align 8
  %971 = getelementptr i64, ptr %949, i64 %963
  %972 = load i64, ptr %971, align 8
  %973 = icmp slt i64 %970, %972
  %974 = select i1 %973, i64 %966, i64 %963
  br label %975

975:                                              ; preds = %968, %962
  %976 = phi i64 [ %963, %962 ], [ %974, %968 ]
  %977 = getelementptr i64, ptr %949, i64 %976
  %978 = load i64, ptr %977, align 8
  %979 = icmp slt i64 %978, %960
  br i1 %979, label %980, label %985

980:                                              ; preds = %975
  %981 = getelementptr i64, ptr %949, i64 %965
  store i64 %978, ptr %981, align 8
  %982 = shl i64 %976, 1
  %983 = or disjoint i64 %982, 1
  %984 = icmp slt i64 %983, %958
  br i1 %984, label %962, label %985

985:                                              ; preds = %980, %975, %957
  %986 = phi i64 [ 0, %957 ], [ %976, %980 ], [ %965, %975 ]
  %987 = getelementptr i64, ptr %949, i64 %986
  store i64 %960, ptr %987, align 8
  %988 = load i64, ptr %950, align 8
  %989 = icmp sgt i64 %988, 0
  br i1 %989, label %953, label %990, !llvm.loop !20

990:                                              ; preds = %985, %953
  %991 = load ptr, ptr %46, align 8
  br label %992

992:                                              ; preds = %990, %934
  %993 = phi ptr [ %991, %990 ], [ %935, %934 ]
  %994 = getelementptr %struct.station_row, ptr %993, i64 %940
  %995 = getelementptr inbounds i8, ptr %994, i64 32
  %996 = load i64, ptr %995, align 8
  %997 = load i64, ptr %994, align 8
  %998 = icmp slt i64 %996, %997
  br i1 %998, label %1006, label %999

999:                                              ; preds = %992
  %1000 = load ptr, ptr %47, align 8
  %1001 = load i64, ptr %48, align 8
  %1002 = mul i64 %1001, %940
  %1003 = getelementptr i64, ptr %1000, i64 %1002
  %1004 = load i64, ptr %1003, align 8
  %1005 = add i64 %1004, 1
  br label %1006

1006:                                             ; preds = %999, %992
  %1007 = phi i64 [ %1005, %999 ], [ 0, %992 ]
  %1008 = call noundef i64 @llvm.smax.i64(i64 %945, i64 %1007)
  br i1 %926, label %1048, label %1009

1009:                                             ; preds = %1006
  br i1 %907, label %1042, label %1010

1010:                                             ; preds = %1009
  %1011 = load i64, ptr %929, align 8
  %1012 = icmp sgt i64 %1011, 0
  br i1 %1012, label %1042, label %1013

1013:                                             ; preds = %1010
  %1014 = load i64, ptr %910, align 8
  %1015 = icmp slt i64 %1014, 0
  br i1 %1015, label %1042, label %1016

1016:                                             ; preds = %1013
  %1017 = load ptr, ptr %54, align 8
  %1018 = load i64, ptr %930, align 8
  %1019 = getelementptr %struct.use_row, ptr %1017, i64 %1018
  %1020 = getelementptr %struct.use_row, ptr %1019, i64 %1014
  %1021 = load i64, ptr %1020, align 8
  %1022 = getelementptr %struct.station_row, ptr %993, i64 %940, i32 2
  %1023 = load i64, ptr %1022, align 8
  %1024 = and i64 %1023, %1021
  %1025 = icmp eq i64 %1024, 0
  br i1 %1025, label %1042, label %1026

1026:                                             ; preds = %1016
  %1027 = load ptr, ptr %56, align 8
  br label %1028

1028:                                             ; preds = %1028, %1026
  %1029 = phi i64 [ 9223372036854775807, %1026 ], [ %1034, %1028 ]
  %1030 = phi i64 [ %1024, %1026 ], [ %1036, %1028 ]
  %1031 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1030, i1 true)
  %1032 = getelementptr i64, ptr %1027, i64 %1031
  %1033 = load i64, ptr %1032, align 8
  %1034 = call i64 @llvm.smin.i64(i64 %1033, i64 %1029)
  %1035 = add i64 %1030, -1
  %1036 = and i64 %1035, %1030
  %1037 = icmp eq i64 %1036, 0
  br i1 %1037, label %1038, label %1028, !llvm.loop !23

1038:                                             ; preds = %1028
  %1039 = sub i64 %1034, %945
  %1040 = call noundef i64 @llvm.smax.i64(i64 %1039, i64 0)
  %1041 = uitofp nneg i64 %1040 to double
  br label %1048

1042:                                             ; preds = %1016, %1013, %1010, %1009
  %1043 = sitofp i64 %996 to double
  %1044 = getelementptr inbounds i8, ptr %994, i64 24
  %1045 = load i64, ptr %1044, align 8
  %1046 = sitofp i64 %1045 to double
  %1047 = fdiv double %1043, %1046
  br label %1048

1048:                                             ; preds = %1042, %1038, %1006
  %1049 = phi double [ 0.000000e+00, %1006 ], [ %1041, %1038 ], [ %1047, %1042 ]
  br i1 %907, label %1069, label %1050

1050:                                             ; preds = %1048
  %1051 = load i64, ptr %929, align 8
  %1052 = icmp sgt i64 %1051, 0
  br i1 %1052, label %1065, label %1053

1053:                                             ; preds = %1050
  %1054 = load i64, ptr %910, align 8
  %1055 = icmp slt i64 %1054, 0
  br i1 %1055, label %1065, label %1056

1056:                                             ; preds = %1053
  %1057 = load ptr, ptr %54, align 8
  %1058 = load i64, ptr %930, align 8
  %1059 = getelementptr %struct.use_row, ptr %1057, i64 %1058
  %1060 = getelementptr %struct.use_row, ptr %1059, i64 %1054
  %1061 = load i64, ptr %1060, align 8
  %1062 = getelementptr %struct.station_row, ptr %993, i64 %940, i32 2
  %1063 = load i64, ptr %1062, align 8
  %1064 = and i64 %1063, %1061
  br label %1065

1065:                                             ; preds = %1056, %1053, %1050
  %1066 = phi i64 [ %1064, %1056 ], [ 0, %1053 ], [ 0, %1050 ]
  %1067 = icmp eq i64 %1066, 0
  %1068 = fcmp olt double %1049, %939
  br i1 %1068, label %1085, label %1078

1069:                                             ; preds = %1048
  %1070 = fcmp olt double %1049, %939
  br i1 %1070, label %1099, label %1071

1071:                                             ; preds = %1069
  %1072 = fcmp oeq double %1049, %939
  %1073 = trunc i64 %945 to i32
  %1074 = mul i32 %1073, 1538481
  %1075 = and i32 %1074, 1048576
  %1076 = icmp ne i32 %1075, 0
  %1077 = and i1 %1076, %1072
  br label %1099

1078:                                             ; preds = %1065
  %1079 = fcmp oeq double %1049, %939
  %1080 = trunc i64 %945 to i32
  %1081 = mul i32 %1080, 1538481
  %1082 = and i32 %1081, 1048576
  %1083 = icmp ne i32 %1082, 0
  %1084 = and i1 %1083, %1079
  br i1 %1067, label %1099, label %1086

1085:                                             ; preds = %1065
  br i1 %1067, label %1099, label %1093

1086:                                             ; preds = %1078
  br i1 %1079, label %1087, label %1093

1087:                                             ; preds = %1086
  %1088 = sub i64 %924, %940
  %1089 = or i64 %1088, -64
  %1090 = sub i64 %924, %937
  %1091 = or i64 %1090, -64
  %1092 = icmp ugt i64 %1089, %1091
  br label %1093

1093:                                             ; preds = %1087, %1086, %1085
  %1094 = phi i1 [ false, %1086 ], [ %1092, %1087 ], [ true, %1085 ]
  %1095 = zext i1 %1094 to i32
  %1096 = load i64, ptr %438, align 8
  %1097 = icmp eq i64 %1096, 3
  %1098 = select i1 %1097, i64 %1008, i64 %938
  br label %1121

1099:                                             ; preds = %1085, %1078, %1071, %1069
  %1100 = phi i1 [ true, %1085 ], [ %1084, %1078 ], [ true, %1069 ], [ %1077, %1071 ]
  %1101 = zext i1 %1100 to i32
  %1102 = load i64, ptr %825, align 8
  %1103 = icmp eq i64 %1102, 0
  br i1 %1103, label %1121, label %1104

1104:                                             ; preds = %1099
  %1105 = getelementptr %struct.station_row, ptr %993, i64 %940, i32 1
  %1106 = load i64, ptr %1105, align 8
  %1107 = icmp sgt i64 %1106, 0
  br i1 %1107, label %1108, label %1121

1108:                                             ; preds = %1104
  %1109 = icmp sgt i64 %944, %806
  br i1 %1109, label %1110, label %1114

1110:                                             ; preds = %1108
  %1111 = mul i64 %945, 1538481
  %1112 = lshr i64 %1111, 20
  %1113 = and i64 %1112, 1
  br label %1118

1114:                                             ; preds = %1108
  br i1 %931, label %1115, label %1118

1115:                                             ; preds = %1114
  %1116 = icmp eq i64 %937, %924
  %1117 = zext i1 %1116 to i64
  br label %1118

1118:                                             ; preds = %1115, %1114, %1110
  %1119 = phi i64 [ %1113, %1110 ], [ %1117, %1115 ], [ %932, %1114 ]
  %1120 = trunc nuw nsw i64 %1119 to i32
  br label %1121

1121:                                             ; preds = %1118, %1104, %1099, %1093
  %1122 = phi i64 [ %1008, %1118 ], [ %1008, %1104 ], [ %1008, %1099 ], [ %1098, %1093 ]
  %1123 = phi i32 [ %1120, %1118 ], [ %1101, %1104 ], [ %1101, %1099 ], [ %1095, %1093 ]
  %1124 = icmp slt i64 %937, 0
  %1125 = icmp slt i64 %1122, %938
  %1126 = select i1 %1124, i1 true, i1 %1125
  br i1 %1126, label %1131, label %1127

1127:                                             ; preds = %1121
  %1128 = icmp eq i64 %1122, %938
  %1129 = icmp ne i32 %1123, 0
  %1130 = select i1 %1128, i1 %1129, i1 false
  br i1 %1130, label %1131, label %1132

1131:                                             ; preds = %1127, %1121
  br label %1132

1132:                                             ; preds = %1131, %1127
  %1133 = phi double [ %1049, %1131 ], [ %939, %1127 ]
  %1134 = phi i64 [ %1122, %1131 ], [ %938, %1127 ]
  %1135 = phi i64 [ %940, %1131 ], [ %937, %1127 ]
  %1136 = add i64 %936, -1
  %1137 = and i64 %1136, %936
  %1138 = icmp eq i64 %1137, 0
  br i1 %1138, label %1139, label %934, !llvm.loop !24

1139:                                             ; preds = %1132, %921
  %1140 = phi i64 [ -1, %921 ], [ %1135, %1132 ]
  br i1 %926, label %1142, label %1141

1141:                                             ; preds = %1139
  store i64 %1140, ptr %923, align 8
  br label %1142

1142:                                             ; preds = %1141, %1139
  %1143 = icmp sgt i64 %1140, -1
  br i1 %1143, label %1144, label %1180

1144:                                             ; preds = %1142
  %1145 = load ptr, ptr %46, align 8
  %1146 = getelementptr %struct.station_row, ptr %1145, i64 %1140
  %1147 = getelementptr inbounds i8, ptr %1146, i64 40
  %1148 = load i64, ptr %1147, align 8
  %1149 = getelementptr inbounds i8, ptr %1146, i64 8
  %1150 = load i64, ptr %1149, align 8
  %1151 = icmp eq i64 %1150, 0
  br i1 %1151, label %1152, label %1164

1152:                                             ; preds = %1144
  %1153 = getelementptr inbounds i8, ptr %1146, i64 32
  %1154 = load i64, ptr %1153, align 8
  %1155 = load i64, ptr %1146, align 8
  %1156 = icmp slt i64 %1154, %1155
  br i1 %1156, label %1176, label %1157

1157:                                             ; preds = %1152
  %1158 = load ptr, ptr %47, align 8
  %1159 = load i64, ptr %48, align 8
  %1160 = mul i64 %1159, %1140
  %1161 = getelementptr i64, ptr %1158, i64 %1160
  %1162 = load i64, ptr %1161, align 8
  %1163 = add i64 %1162, 1
  br label %1176

1164:                                             ; preds = %1144
  %1165 = getelementptr %struct.station_row, ptr %1145, i64 %1148, i32 6
  %1166 = load i64, ptr %1165, align 8
  %1167 = icmp slt i64 %1166, %1150
  br i1 %1167, label %1176, label %1168

1168:                                             ; preds = %1164
  %1169 = load ptr, ptr %57, align 8
  %1170 = load i64, ptr %58, align 8
  %1171 = mul i64 %1170, %1148
  %1172 = srem i64 %1166, %1150
  %1173 = getelementptr i64, ptr %1169, i64 %1171
  %1174 = getelementptr i64, ptr %1173, i64 %1172
  %1175 = load i64, ptr %1174, align 8
  br label %1176

1176:                                             ; preds = %1168, %1164, %1157, %1152
  %1177 = phi i64 [ %1175, %1168 ], [ 0, %1164 ], [ %1163, %1157 ], [ 0, %1152 ]
  %1178 = add nuw nsw i64 %1140, 8
  %1179 = icmp slt i64 %806, %1177
  br i1 %1179, label %1182, label %1180

1180:                                             ; preds = %1176, %1142
  %1181 = icmp sgt i64 %805, -1
  br i1 %1181, label %1182, label %1190

1182:                                             ; preds = %1180, %1176
  %1183 = phi i64 [ %806, %1180 ], [ %1177, %1176 ]
  %1184 = phi i64 [ %805, %1180 ], [ %1178, %1176 ]
  %1185 = sub i64 %1183, %508
  %1186 = load ptr, ptr %25, align 8
  %1187 = getelementptr i64, ptr %1186, i64 %1184
  %1188 = load i64, ptr %1187, align 8
  %1189 = add i64 %1185, %1188
  store i64 %1189, ptr %1187, align 8
  br label %1190

1190:                                             ; preds = %1182, %1180
  %1191 = phi i64 [ %1183, %1182 ], [ %806, %1180 ]
  %1192 = phi i64 [ %1184, %1182 ], [ %805, %1180 ]
  %1193 = freeze i64 %1192
  store i64 %508, ptr %32, align 8
  store i64 %1193, ptr %33, align 8
  store i64 %1191, ptr %31, align 8
  %1194 = load i64, ptr %13, align 8
  %1195 = icmp sgt i64 %1191, %1194
  br i1 %1195, label %1196, label %1206

1196:                                             ; preds = %1190
  %1197 = load ptr, ptr %20, align 8
  %1198 = getelementptr inbounds i8, ptr %1197, i64 248
  %1199 = load i64, ptr %1198, align 8
  %1200 = icmp eq i64 %1199, 0
  %1201 = add i64 %1193, -5
  %1202 = icmp ult i64 %1201, -4
  %1203 = or i1 %1202, %1200
  %1204 = select i1 %1203, i64 0, i64 %822
  store i64 %1191, ptr %13, align 8
  store i64 %1204, ptr %27, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %43, i8 0, i64 32, i1 false)
  %1205 = load ptr, ptr %14, align 8
  store i64 0, ptr %1205, align 8
  br label %1206

1206:                                             ; preds = %1196, %1190
  %1207 = load i64, ptr %27, align 8
  store i64 %1207, ptr %59, align 8
  %1208 = load i64, ptr %434, align 8
  %1209 = add i64 %1208, %1207
  store i64 %1209, ptr %27, align 8
  %1210 = load i64, ptr %434, align 8
  %1211 = load i64, ptr %50, align 8
  %1212 = add i64 %1211, %1210
  store i64 %1212, ptr %50, align 8
  %1213 = load i64, ptr %438, align 8
  %1214 = icmp eq i64 %1213, 2
  br i1 %1214, label %1215, label %1217

1215:                                             ; preds = %1206
  %1216 = load i64, ptr %434, align 8
  br label %1217

1217:                                             ; preds = %1215, %1206
  %1218 = phi i64 [ %1216, %1215 ], [ 1, %1206 ]
  %1219 = getelementptr [4 x i64], ptr %43, i64 0, i64 %1213
  %1220 = load i64, ptr %1219, align 8
  %1221 = add i64 %1220, %1218
  store i64 %1221, ptr %1219, align 8
  %1222 = load ptr, ptr %20, align 8
  %1223 = getelementptr inbounds i8, ptr %1222, i64 144
  %1224 = load i64, ptr %1223, align 8
  %1225 = icmp eq i64 %1224, 0
  br i1 %1225, label %1262, label %1226

1226:                                             ; preds = %1217
  %1227 = load i64, ptr %908, align 8
  %1228 = icmp eq i64 %1227, 0
  br i1 %1228, label %1262, label %1229

1229:                                             ; preds = %1226
  %1230 = load i64, ptr %438, align 8
  %1231 = and i64 %1230, -2
  %1232 = icmp eq i64 %1231, 2
  br i1 %1232, label %1233, label %1262

1233:                                             ; preds = %1229
  %1234 = load ptr, ptr %14, align 8
  %1235 = getelementptr inbounds i8, ptr %1234, i64 72
  %1236 = getelementptr inbounds i8, ptr %1234, i64 8
  %1237 = load i64, ptr %1234, align 8
  %1238 = icmp sgt i64 %1237, 0
  br i1 %1238, label %1239, label %1247

1239:                                             ; preds = %1233, %1244
  %1240 = phi i64 [ %1245, %1244 ], [ 0, %1233 ]
  %1241 = getelementptr [8 x i64], ptr %1236, i64 0, i64 %1240
  %1242 = load i64, ptr %1241, align 8
  %1243 = icmp eq i64 %1242, %1227
  br i1 %1243, label %1247, label %1244

1244:                                             ; preds = %1239
  %1245 = add nuw nsw i64 %1240, 1
  %1246 = icmp eq i64 %1245, %1237
  br i1 %1246, label %1247, label %1239, !llvm.loop !19

1247:                                             ; preds = %1244, %1239, %1233
  %1248 = phi i64 [ 0, %1233 ], [ %1240, %1239 ], [ %1237, %1244 ]
  %1249 = icmp eq i64 %1248, %1237
  %1250 = icmp ult i64 %1248, 8
  %1251 = and i1 %1250, %1249
  br i1 %1251, label %1252, label %1257

1252:                                             ; preds = %1247
  %1253 = getelementptr [8 x i64], ptr %1236, i64 0, i64 %1237
  store i64 %1227, ptr %1253, align 8
  %1254 = getelementptr [8 x i64], ptr %1235, i64 0, i64 %1237
  store i64 0, ptr %1254, align 8
  %1255 = load i64, ptr %1234, align 8
  %1256 = add i64 %1255, 1
  store i64 %1256, ptr %1234, align 8
  br label %1257

1257:                                             ; preds = %1252, %1247
  %1258 = select i1 %1250, i64 %1248, i64 7
  %1259 = getelementptr [8 x i64], ptr %1235, i64 0, i64 %1258
  %1260 = load i64, ptr %1259, align 8
  %1261 = add i64 %1260, 1
  store i64 %1261, ptr %1259, align 8
  br label %1262

1262:                                             ; preds = %1257, %1229, %1226, %1217
  %1263 = load i64, ptr %27, align 8
  %1264 = icmp sgt i64 %1263, %424
  br i1 %1264, label %1265, label %1273

1265:                                             ; preds = %1262, %1265
  %1266 = phi i64 [ %1271, %1265 ], [ %1263, %1262 ]
  %1267 = load i64, ptr %13, align 8
  %1268 = add i64 %1267, 1
  %1269 = sub i64 %1266, %424
  store i64 %1268, ptr %13, align 8
  store i64 %1269, ptr %27, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %43, i8 0, i64 32, i1 false)
  %1270 = load ptr, ptr %14, align 8
  store i64 0, ptr %1270, align 8
  %1271 = load i64, ptr %27, align 8
  %1272 = icmp sgt i64 %1271, %424
  br i1 %1272, label %1265, label %1273, !llvm.loop !25

1273:                                             ; preds = %1265, %1262
  br i1 %1143, label %1274, label %1325

1274:                                             ; preds = %1273
  %1275 = load ptr, ptr %20, align 8
  %1276 = getelementptr inbounds i8, ptr %1275, i64 512
  %1277 = load i64, ptr %1276, align 8
  %1278 = icmp eq i64 %1277, 0
  br i1 %1278, label %1325, label %1279

1279:                                             ; preds = %1274
  %1280 = getelementptr inbounds i8, ptr %385, i64 64
  %1281 = load i64, ptr %1280, align 8
  %1282 = icmp sgt i64 %1281, 0
  br i1 %1282, label %1325, label %1283

1283:                                             ; preds = %1279
  %1284 = load i64, ptr %910, align 8
  %1285 = icmp slt i64 %1284, 0
  br i1 %1285, label %1325, label %1286

1286:                                             ; preds = %1283
  %1287 = load ptr, ptr %54, align 8
  %1288 = getelementptr inbounds i8, ptr %385, i64 128
  %1289 = load i64, ptr %1288, align 8
  %1290 = getelementptr %struct.use_row, ptr %1287, i64 %1289
  %1291 = getelementptr %struct.use_row, ptr %1290, i64 %1284
  %1292 = load i64, ptr %1291, align 8
  %1293 = load ptr, ptr %46, align 8
  %1294 = getelementptr %struct.station_row, ptr %1293, i64 %1140, i32 2
  %1295 = load i64, ptr %1294, align 8
  %1296 = and i64 %1295, %1292
  %1297 = load i64, ptr %13, align 8
  %1298 = icmp eq i64 %1296, 0
  br i1 %1298, label %1325, label %1299

1299:                                             ; preds = %1286, %1314
  %1300 = phi i64 [ %1315, %1314 ], [ -1, %1286 ]
  %1301 = phi i64 [ %1317, %1314 ], [ %1296, %1286 ]
  %1302 = icmp slt i64 %1300, 0
  br i1 %1302, label %1303, label %1305

1303:                                             ; preds = %1299
  %1304 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1301, i1 true)
  br label %1314

1305:                                             ; preds = %1299
  %1306 = load ptr, ptr %56, align 8
  %1307 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1301, i1 true)
  %1308 = getelementptr i64, ptr %1306, i64 %1307
  %1309 = load i64, ptr %1308, align 8
  %1310 = getelementptr i64, ptr %1306, i64 %1300
  %1311 = load i64, ptr %1310, align 8
  %1312 = icmp slt i64 %1309, %1311
  %1313 = select i1 %1312, i64 %1307, i64 %1300
  br label %1314

1314:                                             ; preds = %1305, %1303
  %1315 = phi i64 [ %1304, %1303 ], [ %1313, %1305 ]
  %1316 = add i64 %1301, -1
  %1317 = and i64 %1316, %1301
  %1318 = icmp eq i64 %1317, 0
  br i1 %1318, label %1319, label %1299, !llvm.loop !26

1319:                                             ; preds = %1314
  %1320 = load ptr, ptr %56, align 8
  %1321 = getelementptr i64, ptr %1320, i64 %1315
  %1322 = load i64, ptr %1321, align 8
  %1323 = call noundef i64 @llvm.smax.i64(i64 %1322, i64 %1297)
  %1324 = add i64 %1323, 1
  store i64 %1324, ptr %1321, align 8
  br label %1325

1325:                                             ; preds = %1319, %1286, %1283, %1279, %1274, %1273
  %1326 = load i64, ptr %13, align 8
  %1327 = add i64 %1326, 1
  %1328 = getelementptr inbounds i8, ptr %385, i64 144
  %1329 = load i64, ptr %1328, align 8
  %1330 = getelementptr inbounds i8, ptr %385, i64 152
  %1331 = load i64, ptr %1330, align 8
  %1332 = icmp slt i64 %1329, %1331
  br i1 %1332, label %1333, label %1359

1333:                                             ; preds = %1325
  %1334 = load ptr, ptr %51, align 8
  %1335 = load ptr, ptr %52, align 8
  %1336 = getelementptr inbounds i8, ptr %385, i64 24
  br label %1337

1337:                                             ; preds = %1353, %1333
  %1338 = phi i64 [ %1329, %1333 ], [ %1357, %1353 ]
  %1339 = phi i64 [ %1327, %1333 ], [ %1356, %1353 ]
  %1340 = getelementptr %struct.read_row, ptr %1335, i64 %1338
  %1341 = load i64, ptr %1340, align 8
  %1342 = getelementptr %struct.value_row, ptr %1334, i64 %1341
  %1343 = getelementptr inbounds i8, ptr %1340, i64 8
  %1344 = load i64, ptr %1343, align 8
  %1345 = icmp eq i64 %1344, 0
  br i1 %1345, label %1353, label %1346

1346:                                             ; preds = %1337
  %1347 = getelementptr inbounds i8, ptr %1342, i64 16
  %1348 = load i64, ptr %1347, align 8
  %1349 = load i64, ptr %1336, align 8
  %1350 = icmp eq i64 %1348, %1349
  %1351 = select i1 %1350, i64 8, i64 0
  %1352 = getelementptr inbounds i8, ptr %1342, i64 %1351
  br label %1353

1353:                                             ; preds = %1346, %1337
  %1354 = phi ptr [ %1342, %1337 ], [ %1352, %1346 ]
  %1355 = load i64, ptr %1354, align 8
  %1356 = call noundef i64 @llvm.smax.i64(i64 %1339, i64 %1355)
  %1357 = add nsw i64 %1338, 1
  %1358 = icmp eq i64 %1357, %1331
  br i1 %1358, label %1359, label %1337, !llvm.loop !27

1359:                                             ; preds = %1353, %1325
  %1360 = phi i64 [ %1327, %1325 ], [ %1356, %1353 ]
  br i1 %1143, label %1361, label %1758

1361:                                             ; preds = %1359
  %1362 = load ptr, ptr %46, align 8
  %1363 = getelementptr %struct.station_row, ptr %1362, i64 %1140
  %1364 = getelementptr inbounds i8, ptr %1363, i64 40
  %1365 = load i64, ptr %1364, align 8
  %1366 = getelementptr %struct.station_row, ptr %1362, i64 %1365
  %1367 = getelementptr inbounds i8, ptr %1363, i64 32
  %1368 = load i64, ptr %1367, align 8
  %1369 = load i64, ptr %1363, align 8
  %1370 = icmp slt i64 %1368, %1369
  br i1 %1370, label %1378, label %1371

1371:                                             ; preds = %1361
  %1372 = load ptr, ptr %47, align 8
  %1373 = load i64, ptr %48, align 8
  %1374 = mul i64 %1373, %1140
  %1375 = getelementptr i64, ptr %1372, i64 %1374
  %1376 = load i64, ptr %1375, align 8
  %1377 = add i64 %1376, 1
  br label %1378

1378:                                             ; preds = %1371, %1361
  %1379 = phi i64 [ %1377, %1371 ], [ 0, %1361 ]
  %1380 = call noundef i64 @llvm.smax.i64(i64 %1326, i64 %1379)
  %1381 = getelementptr inbounds i8, ptr %1366, i64 56
  %1382 = load i64, ptr %1381, align 8
  %1383 = call noundef i64 @llvm.smax.i64(i64 %1380, i64 %1382)
  store i64 %1383, ptr %1381, align 8
  %1384 = getelementptr inbounds i8, ptr %1363, i64 8
  %1385 = load i64, ptr %1384, align 8
  %1386 = icmp sgt i64 %1385, 0
  br i1 %1386, label %1387, label %1398

1387:                                             ; preds = %1378
  %1388 = load ptr, ptr %57, align 8
  %1389 = load i64, ptr %58, align 8
  %1390 = mul i64 %1389, %1365
  %1391 = getelementptr inbounds i8, ptr %1366, i64 48
  %1392 = load i64, ptr %1391, align 8
  %1393 = srem i64 %1392, %1385
  %1394 = getelementptr i64, ptr %1388, i64 %1390
  %1395 = getelementptr i64, ptr %1394, i64 %1393
  store i64 %1383, ptr %1395, align 8
  %1396 = load i64, ptr %1391, align 8
  %1397 = add i64 %1396, 1
  store i64 %1397, ptr %1391, align 8
  br label %1398

1398:                                             ; preds = %1387, %1378
  %1399 = add i64 %1383, 1
  %1400 = call noundef i64 @llvm.smax.i64(i64 %1360, i64 %1399)
  %1401 = load ptr, ptr %46, align 8
  %1402 = getelementptr %struct.station_row, ptr %1401, i64 %1140, i32 2
  %1403 = load i64, ptr %1402, align 8
  %1404 = load ptr, ptr %20, align 8
  %1405 = getelementptr inbounds i8, ptr %1404, i64 112
  %1406 = load i64, ptr %1405, align 8
  %1407 = icmp eq i64 %1406, 0
  br i1 %1407, label %1432, label %1408

1408:                                             ; preds = %1398
  %1409 = load i64, ptr %385, align 8
  %1410 = icmp eq i64 %1409, 0
  br i1 %1410, label %1411, label %1432

1411:                                             ; preds = %1408
  %1412 = getelementptr inbounds i8, ptr %385, i64 64
  %1413 = load i64, ptr %1412, align 8
  %1414 = icmp eq i64 %1413, 0
  br i1 %1414, label %1432, label %1415

1415:                                             ; preds = %1411
  %1416 = getelementptr inbounds i8, ptr %1404, i64 152
  %1417 = load i64, ptr %1416, align 8
  %1418 = icmp slt i64 %1413, %1417
  br i1 %1418, label %1419, label %1432

1419:                                             ; preds = %1415
  %1420 = load i64, ptr %910, align 8
  %1421 = icmp slt i64 %1420, 0
  br i1 %1421, label %1432, label %1422

1422:                                             ; preds = %1419
  %1423 = load i64, ptr %60, align 8
  %1424 = icmp sgt i64 %1423, %1400
  br i1 %1424, label %1432, label %1425

1425:                                             ; preds = %1422
  %1426 = load i64, ptr %21, align 8
  %1427 = sub i64 %1426, %104
  %1428 = getelementptr inbounds i8, ptr %1404, i64 136
  %1429 = load i64, ptr %1428, align 8
  %1430 = icmp slt i64 %1427, %1429
  %1431 = zext i1 %1430 to i32
  br label %1432

1432:                                             ; preds = %1425, %1422, %1419, %1415, %1411, %1408, %1398
  %1433 = phi i32 [ 0, %1398 ], [ 0, %1419 ], [ 0, %1415 ], [ 0, %1411 ], [ 0, %1408 ], [ 1, %1422 ], [ %1431, %1425 ]
  %1434 = getelementptr inbounds i8, ptr %1404, i64 408
  %1435 = load i64, ptr %1434, align 8
  %1436 = icmp eq i64 %1435, 0
  br i1 %1436, label %1515, label %1437

1437:                                             ; preds = %1432
  %1438 = load i64, ptr %13, align 8
  %1439 = load i64, ptr %59, align 8
  %1440 = load i64, ptr %910, align 8
  %1441 = icmp slt i64 %1440, 0
  br i1 %1441, label %1758, label %1442

1442:                                             ; preds = %1437
  %1443 = getelementptr inbounds i8, ptr %385, i64 128
  %1444 = load i64, ptr %1443, align 8
  %1445 = add i64 %1444, %1440
  %1446 = icmp eq i32 %1433, 0
  %1447 = load ptr, ptr %54, align 8
  %1448 = getelementptr %struct.use_row, ptr %1447, i64 %1445, i32 3
  %1449 = getelementptr %struct.use_row, ptr %1447, i64 %1445
  %1450 = select i1 %1446, ptr %1449, ptr %1448
  %1451 = load i64, ptr %1450, align 8
  %1452 = icmp eq i64 %1403, 0
  %1453 = select i1 %1452, i64 -1, i64 %1403
  %1454 = and i64 %1451, %1453
  %1455 = getelementptr %struct.use_row, ptr %1447, i64 %1445, i32 1
  %1456 = load double, ptr %1455, align 8
  %1457 = fcmp ule double %1456, 1.000000e+00
  %1458 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1454)
  %1459 = icmp ult i64 %1458, 2
  %1460 = select i1 %1457, i1 true, i1 %1459
  br i1 %1460, label %1461, label %1758

1461:                                             ; preds = %1442
  %1462 = load i64, ptr %385, align 8
  %1463 = icmp eq i64 %1462, 1
  %1464 = icmp eq i64 %1458, 2
  %1465 = select i1 %1463, i1 %1464, i1 false
  br i1 %1465, label %1466, label %1475

1466:                                             ; preds = %1461
  %1467 = load i64, ptr %63, align 8
  %1468 = add i64 %1467, 1
  store i64 %1468, ptr %63, align 8
  %1469 = and i64 %1467, 1
  %1470 = icmp eq i64 %1469, 0
  %1471 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %1454, i1 true)
  %1472 = xor i64 %1471, 63
  %1473 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1454, i1 true)
  %1474 = select i1 %1470, i64 %1473, i64 %1472
  br label %1749

1475:                                             ; preds = %1461
  call fastcc void @count_waiting(ptr noundef nonnull %61, i64 noundef %1438)
  %1476 = icmp eq i64 %1454, 0
  br i1 %1476, label %1758, label %1477

1477:                                             ; preds = %1475, %1496
  %1478 = phi i64 [ %1500, %1496 ], [ %1454, %1475 ]
  %1479 = phi i64 [ %1498, %1496 ], [ -1, %1475 ]
  %1480 = phi i64 [ %1497, %1496 ], [ -1, %1475 ]
  %1481 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1478, i1 true)
  %1482 = icmp slt i64 %1480, 0
  br i1 %1482, label %1496, label %1483

1483:                                             ; preds = %1477
  %1484 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1481
  %1485 = load i64, ptr %1484, align 8
  %1486 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1480
  %1487 = load i64, ptr %1486, align 8
  %1488 = icmp sgt i64 %1485, %1487
  br i1 %1488, label %1489, label %1496

1489:                                             ; preds = %1483
  %1490 = icmp slt i64 %1479, 0
  br i1 %1490, label %1495, label %1491

1491:                                             ; preds = %1489
  %1492 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1479
  %1493 = load i64, ptr %1492, align 8
  %1494 = icmp sgt i64 %1485, %1493
  br i1 %1494, label %1496, label %1495

1495:                                             ; preds = %1491, %1489
  br label %1496

1496:                                             ; preds = %1495, %1491, %1483, %1477
  %1497 = phi i64 [ %1480, %1495 ], [ %1480, %1491 ], [ %1481, %1483 ], [ %1481, %1477 ]
  %1498 = phi i64 [ %1481, %1495 ], [ %1479, %1491 ], [ %1480, %1483 ], [ %1480, %1477 ]
  %1499 = add i64 %1478, -1
  %1500 = and i64 %1499, %1478
  %1501 = icmp eq i64 %1500, 0
  br i1 %1501, label %1502, label %1477, !llvm.loop !28

1502:                                             ; preds = %1496
  %1503 = and i64 %1439, 1
  %1504 = icmp ne i64 %1503, 0
  %1505 = icmp sgt i64 %1498, -1
  %1506 = select i1 %1504, i1 %1505, i1 false
  br i1 %1506, label %1507, label %1749

1507:                                             ; preds = %1502
  %1508 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1498
  %1509 = load i64, ptr %1508, align 8
  %1510 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1497
  %1511 = load i64, ptr %1510, align 8
  %1512 = add i64 %1511, 3
  %1513 = icmp slt i64 %1509, %1512
  %1514 = select i1 %1513, i64 %1498, i64 %1497
  br label %1749

1515:                                             ; preds = %1432
  %1516 = getelementptr inbounds i8, ptr %1404, i64 416
  %1517 = load i64, ptr %1516, align 8
  %1518 = icmp eq i64 %1517, 0
  br i1 %1518, label %1649, label %1519

1519:                                             ; preds = %1515
  %1520 = load i64, ptr %385, align 8
  %1521 = icmp eq i64 %1520, 2
  br i1 %1521, label %1649, label %1522

1522:                                             ; preds = %1519
  %1523 = getelementptr inbounds i8, ptr %385, i64 64
  %1524 = load i64, ptr %1523, align 8
  %1525 = icmp sgt i64 %1524, 0
  br i1 %1525, label %1526, label %1649

1526:                                             ; preds = %1522
  %1527 = load i64, ptr %13, align 8
  %1528 = load i64, ptr %59, align 8
  %1529 = getelementptr inbounds i8, ptr %1404, i64 160
  %1530 = load i64, ptr %1529, align 8
  %1531 = load i64, ptr %910, align 8
  %1532 = icmp slt i64 %1531, 0
  br i1 %1532, label %1758, label %1533

1533:                                             ; preds = %1526
  %1534 = getelementptr inbounds i8, ptr %385, i64 128
  %1535 = load i64, ptr %1534, align 8
  %1536 = add i64 %1535, %1531
  %1537 = icmp eq i32 %1433, 0
  %1538 = load ptr, ptr %54, align 8
  %1539 = getelementptr %struct.use_row, ptr %1538, i64 %1536, i32 3
  %1540 = getelementptr %struct.use_row, ptr %1538, i64 %1536
  %1541 = select i1 %1537, ptr %1540, ptr %1539
  %1542 = load i64, ptr %1541, align 8
  %1543 = icmp eq i64 %1403, 0
  %1544 = select i1 %1543, i64 -1, i64 %1403
  %1545 = and i64 %1542, %1544
  %1546 = getelementptr %struct.use_row, ptr %1538, i64 %1536, i32 1
  %1547 = load double, ptr %1546, align 8
  %1548 = fcmp ule double %1547, 1.000000e+00
  %1549 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1545)
  %1550 = icmp ult i64 %1549, 2
  %1551 = select i1 %1548, i1 true, i1 %1550
  br i1 %1551, label %1552, label %1647

1552:                                             ; preds = %1533
  call fastcc void @count_waiting(ptr noundef nonnull %61, i64 noundef %1527)
  %1553 = load i64, ptr %65, align 8
  %1554 = icmp sgt i64 %1553, 0
  br i1 %1554, label %1555, label %1563

1555:                                             ; preds = %1552, %1560
  %1556 = phi i64 [ %1561, %1560 ], [ 0, %1552 ]
  %1557 = getelementptr [16 x i64], ptr %64, i64 0, i64 %1556
  %1558 = load i64, ptr %1557, align 8
  %1559 = icmp eq i64 %1558, %1545
  br i1 %1559, label %1563, label %1560

1560:                                             ; preds = %1555
  %1561 = add nuw nsw i64 %1556, 1
  %1562 = icmp eq i64 %1561, %1553
  br i1 %1562, label %1569, label %1555, !llvm.loop !29

1563:                                             ; preds = %1555, %1552
  %1564 = phi i64 [ 0, %1552 ], [ %1556, %1555 ]
  %1565 = icmp eq i64 %1564, %1553
  br i1 %1565, label %1569, label %1566

1566:                                             ; preds = %1563
  %1567 = getelementptr [16 x i64], ptr %66, i64 0, i64 %1564
  %1568 = load i64, ptr %1567, align 8
  br label %1575

1569:                                             ; preds = %1560, %1563
  %1570 = icmp eq i64 %1553, 16
  br i1 %1570, label %1580, label %1571

1571:                                             ; preds = %1569
  %1572 = add i64 %1553, 1
  store i64 %1572, ptr %65, align 8
  %1573 = getelementptr [16 x i64], ptr %64, i64 0, i64 %1553
  store i64 %1545, ptr %1573, align 8
  %1574 = getelementptr [16 x i64], ptr %66, i64 0, i64 %1553
  store i64 0, ptr %1574, align 8
  br label %1575

1575:                                             ; preds = %1566, %1571
  %1576 = phi i64 [ 0, %1571 ], [ %1568, %1566 ]
  %1577 = phi i64 [ %1553, %1571 ], [ %1564, %1566 ]
  %1578 = getelementptr [16 x i64], ptr %66, i64 0, i64 %1577
  %1579 = add i64 %1576, 1
  store i64 %1579, ptr %1578, align 8
  br label %1580

1580:                                             ; preds = %1575, %1569
  %1581 = phi i64 [ %1576, %1575 ], [ 0, %1569 ]
  %1582 = icmp eq i64 %1545, 0
  br i1 %1582, label %1585, label %1590

1583:                                             ; preds = %1614
  %1584 = load i64, ptr %9, align 16
  br label %1585

1585:                                             ; preds = %1583, %1580
  %1586 = phi i64 [ undef, %1580 ], [ %1584, %1583 ]
  %1587 = phi i64 [ 0, %1580 ], [ %1594, %1583 ]
  %1588 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1586
  %1589 = call i64 @llvm.smin.i64(i64 %1587, i64 1)
  br label %1620

1590:                                             ; preds = %1580, %1614
  %1591 = phi i64 [ %1618, %1614 ], [ %1545, %1580 ]
  %1592 = phi i64 [ %1594, %1614 ], [ 0, %1580 ]
  %1593 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1591, i1 true)
  %1594 = add i64 %1592, 1
  %1595 = icmp sgt i64 %1592, 0
  br i1 %1595, label %1596, label %1614

1596:                                             ; preds = %1590
  %1597 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1593
  %1598 = load i64, ptr %1597, align 8
  br label %1599

1599:                                             ; preds = %1611, %1596
  %1600 = phi i64 [ %1592, %1596 ], [ %1601, %1611 ]
  %1601 = add nsw i64 %1600, -1
  %1602 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1601
  %1603 = load i64, ptr %1602, align 8
  %1604 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1603
  %1605 = load i64, ptr %1604, align 8
  %1606 = icmp sge i64 %1598, %1605
  %1607 = icmp ne i64 %1598, %1605
  %1608 = icmp sle i64 %1593, %1603
  %1609 = or i1 %1608, %1607
  %1610 = and i1 %1606, %1609
  br i1 %1610, label %1614, label %1611

1611:                                             ; preds = %1599
  %1612 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1600
  store i64 %1603, ptr %1612, align 8
  %1613 = icmp ugt i64 %1600, 1
  br i1 %1613, label %1599, label %1614, !llvm.loop !30

1614:                                             ; preds = %1611, %1599, %1590
  %1615 = phi i64 [ %1592, %1590 ], [ 0, %1611 ], [ %1600, %1599 ]
  %1616 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1615
  store i64 %1593, ptr %1616, align 8
  %1617 = add i64 %1591, -1
  %1618 = and i64 %1617, %1591
  %1619 = icmp eq i64 %1618, 0
  br i1 %1619, label %1583, label %1590, !llvm.loop !31

1620:                                             ; preds = %1623, %1585
  %1621 = phi i64 [ %1624, %1623 ], [ %1587, %1585 ]
  %1622 = icmp sgt i64 %1621, 1
  br i1 %1622, label %1623, label %1632

1623:                                             ; preds = %1620
  %1624 = add nsw i64 %1621, -1
  %1625 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1624
  %1626 = load i64, ptr %1625, align 8
  %1627 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1626
  %1628 = load i64, ptr %1627, align 8
  %1629 = load i64, ptr %1588, align 8
  %1630 = add i64 %1629, 5
  %1631 = icmp slt i64 %1628, %1630
  br i1 %1631, label %1632, label %1620, !llvm.loop !32

1632:                                             ; preds = %1623, %1620
  %1633 = phi i64 [ %1589, %1620 ], [ %1621, %1623 ]
  %1634 = add i64 %1530, -1
  %1635 = icmp eq i64 %1634, %1528
  br i1 %1635, label %1642, label %1636

1636:                                             ; preds = %1632
  %1637 = add i64 %1530, -2
  %1638 = icmp eq i64 %1637, %1528
  %1639 = icmp eq i64 %1581, 0
  %1640 = select i1 %1638, i1 %1639, i1 false
  %1641 = select i1 %1640, i64 1, i64 %1581
  br label %1642

1642:                                             ; preds = %1636, %1632
  %1643 = phi i64 [ %1641, %1636 ], [ 0, %1632 ]
  %1644 = srem i64 %1643, %1633
  %1645 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1644
  %1646 = load i64, ptr %1645, align 8
  br label %1647

1647:                                             ; preds = %1642, %1533
  %1648 = phi i64 [ %1646, %1642 ], [ -1, %1533 ]
  br label %1752

1649:                                             ; preds = %1522, %1519, %1515
  %1650 = getelementptr inbounds i8, ptr %1404, i64 400
  %1651 = load i64, ptr %1650, align 8
  %1652 = icmp eq i64 %1651, 0
  br i1 %1652, label %1758, label %1653

1653:                                             ; preds = %1649
  %1654 = load i64, ptr %13, align 8
  %1655 = load i64, ptr %910, align 8
  %1656 = icmp slt i64 %1655, 0
  br i1 %1656, label %1758, label %1657

1657:                                             ; preds = %1653
  %1658 = getelementptr inbounds i8, ptr %385, i64 128
  %1659 = load i64, ptr %1658, align 8
  %1660 = add i64 %1659, %1655
  %1661 = icmp eq i32 %1433, 0
  %1662 = load ptr, ptr %54, align 8
  %1663 = getelementptr %struct.use_row, ptr %1662, i64 %1660, i32 3
  %1664 = getelementptr %struct.use_row, ptr %1662, i64 %1660
  %1665 = select i1 %1661, ptr %1664, ptr %1663
  %1666 = load i64, ptr %1665, align 8
  %1667 = icmp eq i64 %1403, 0
  %1668 = select i1 %1667, i64 -1, i64 %1403
  %1669 = and i64 %1666, %1668
  %1670 = getelementptr %struct.use_row, ptr %1662, i64 %1660, i32 1
  %1671 = load double, ptr %1670, align 8
  %1672 = fcmp ogt double %1671, 1.000000e+00
  %1673 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1669)
  %1674 = icmp ugt i64 %1673, 1
  %1675 = select i1 %1672, i1 %1674, i1 false
  %1676 = icmp eq i64 %1669, 0
  %1677 = select i1 %1675, i1 true, i1 %1676
  br i1 %1677, label %1758, label %1678

1678:                                             ; preds = %1657, %1743
  %1679 = phi i64 [ %1745, %1743 ], [ -1, %1657 ]
  %1680 = phi i64 [ %1747, %1743 ], [ %1669, %1657 ]
  %1681 = phi i64 [ %1744, %1743 ], [ 0, %1657 ]
  %1682 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1680, i1 true)
  %1683 = load ptr, ptr %68, align 8
  %1684 = load i64, ptr %69, align 8
  %1685 = mul i64 %1684, %1682
  %1686 = getelementptr i64, ptr %1683, i64 %1685
  %1687 = load ptr, ptr %70, align 8
  %1688 = getelementptr i64, ptr %1687, i64 %1682
  %1689 = load i64, ptr %1688, align 8
  %1690 = icmp sgt i64 %1689, 0
  br i1 %1690, label %1691, label %1728

1691:                                             ; preds = %1678, %1723
  %1692 = phi i64 [ %1726, %1723 ], [ %1689, %1678 ]
  %1693 = load i64, ptr %1686, align 8
  %1694 = icmp slt i64 %1693, %1654
  br i1 %1694, label %1695, label %1728

1695:                                             ; preds = %1691
  %1696 = add nsw i64 %1692, -1
  store i64 %1696, ptr %1688, align 8
  %1697 = getelementptr i64, ptr %1686, i64 %1696
  %1698 = load i64, ptr %1697, align 8
  %1699 = icmp ugt i64 %1696, 1
  br i1 %1699, label %1700, label %1723

1700:                                             ; preds = %1695, %1718
  %1701 = phi i64 [ %1721, %1718 ], [ 1, %1695 ]
  %1702 = phi i64 [ %1720, %1718 ], [ 0, %1695 ]
  %1703 = phi i64 [ %1714, %1718 ], [ 0, %1695 ]
  %1704 = add i64 %1702, 2
  %1705 = icmp slt i64 %1704, %1696
  br i1 %1705, label %1706, label %1713

1706:                                             ; preds = %1700
  %1707 = getelementptr i64, ptr %1686, i64 %1704
  %1708 = load i64, ptr %1707, align 8
  %1709 = getelementptr i64, ptr %1686, i64 %1701
  %1710 = load i64, ptr %1709, align 8
  %1711 = icmp slt i64 %1708, %1710
  %1712 = select i1 %1711, i64 %1704, i64 %1701
  br label %1713

1713:                                             ; preds = %1706, %1700
  %1714 = phi i64 [ %1701, %1700 ], [ %1712, %1706 ]
  %1715 = getelementptr i64, ptr %1686, i64 %1714
  %1716 = load i64, ptr %1715, align 8
  %1717 = icmp slt i64 %1716, %1698
  br i1 %1717, label %1718, label %1723

1718:                                             ; preds = %1713
  %1719 = getelementptr i64, ptr %1686, i64 %1703
  store i64 %1716, ptr %1719, align 8
  %1720 = shl i64 %1714, 1
  %1721 = or disjoint i64 %1720, 1
  %1722 = icmp slt i64 %1721, %1696
  br i1 %1722, label %1700, label %1723

1723:                                             ; preds = %1718, %1713, %1695
  %1724 = phi i64 [ 0, %1695 ], [ %1703, %1713 ], [ %1714, %1718 ]
  %1725 = getelementptr i64, ptr %1686, i64 %1724
  store i64 %1698, ptr %1725, align 8
  %1726 = load i64, ptr %1688, align 8
  %1727 = icmp sgt i64 %1726, 0
  br i1 %1727, label %1691, label %1728, !llvm.loop !33

1728:                                             ; preds = %1723, %1691, %1678
  %1729 = phi i64 [ %1689, %1678 ], [ %1692, %1691 ], [ %1726, %1723 ]
  %1730 = icmp slt i64 %1679, 0
  %1731 = icmp slt i64 %1729, %1681
  %1732 = select i1 %1730, i1 true, i1 %1731
  br i1 %1732, label %1742, label %1733

1733:                                             ; preds = %1728
  %1734 = icmp eq i64 %1729, %1681
  br i1 %1734, label %1735, label %1743

1735:                                             ; preds = %1733
  %1736 = load ptr, ptr %71, align 8
  %1737 = getelementptr i64, ptr %1736, i64 %1682
  %1738 = load i64, ptr %1737, align 8
  %1739 = getelementptr i64, ptr %1736, i64 %1679
  %1740 = load i64, ptr %1739, align 8
  %1741 = icmp slt i64 %1738, %1740
  br i1 %1741, label %1742, label %1743

1742:                                             ; preds = %1735, %1728
  br label %1743

1743:                                             ; preds = %1742, %1735, %1733
  %1744 = phi i64 [ %1729, %1742 ], [ %1681, %1735 ], [ %1681, %1733 ]
  %1745 = phi i64 [ %1682, %1742 ], [ %1679, %1735 ], [ %1679, %1733 ]
  %1746 = add i64 %1680, -1
  %1747 = and i64 %1746, %1680
  %1748 = icmp eq i64 %1747, 0
  br i1 %1748, label %1752, label %1678, !llvm.loop !34

1749:                                             ; preds = %1507, %1502, %1466
  %1750 = phi i64 [ %1514, %1507 ], [ %1497, %1502 ], [ %1474, %1466 ]
  %1751 = shl nuw i64 1, %1750
  br label %1758

1752:                                             ; preds = %1743, %1647
  %1753 = phi i64 [ %1648, %1647 ], [ %1745, %1743 ]
  %1754 = freeze i64 %1753
  %1755 = shl nuw i64 1, %1754
  %1756 = icmp slt i64 %1754, 0
  %1757 = select i1 %1756, i64 %1403, i64 %1755
  br label %1758

1758:                                             ; preds = %1752, %1749, %1657, %1653, %1649, %1526, %1475, %1442, %1437, %1359
  %1759 = phi i64 [ 0, %1359 ], [ %1751, %1749 ], [ %1403, %1649 ], [ %1403, %1437 ], [ %1403, %1442 ], [ %1403, %1475 ], [ %1403, %1526 ], [ %1403, %1653 ], [ %1403, %1657 ], [ %1757, %1752 ]
  %1760 = phi i64 [ -1, %1359 ], [ %1750, %1749 ], [ -1, %1649 ], [ -1, %1437 ], [ -1, %1442 ], [ -1, %1475 ], [ -1, %1526 ], [ -1, %1653 ], [ -1, %1657 ], [ %1754, %1752 ]
  %1761 = phi i32 [ 0, %1359 ], [ %1433, %1749 ], [ %1433, %1649 ], [ %1433, %1437 ], [ %1433, %1442 ], [ %1433, %1475 ], [ %1433, %1526 ], [ %1433, %1653 ], [ %1433, %1657 ], [ %1433, %1752 ]
  %1762 = phi i64 [ %1360, %1359 ], [ %1400, %1749 ], [ %1400, %1649 ], [ %1400, %1437 ], [ %1400, %1442 ], [ %1400, %1475 ], [ %1400, %1526 ], [ %1400, %1653 ], [ %1400, %1657 ], [ %1400, %1752 ]
  %1763 = phi i64 [ %1327, %1359 ], [ %1399, %1749 ], [ %1399, %1649 ], [ %1399, %1437 ], [ %1399, %1442 ], [ %1399, %1475 ], [ %1399, %1526 ], [ %1399, %1653 ], [ %1399, %1657 ], [ %1399, %1752 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !35)
  store i64 %1759, ptr %11, align 8, !alias.scope !35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %72, i8 0, i64 32, i1 false), !alias.scope !35
  %1764 = load i64, ptr %1328, align 8, !noalias !35
  %1765 = load i64, ptr %1330, align 8, !noalias !35
  %1766 = icmp slt i64 %1764, %1765
  br i1 %1766, label %1767, label %1819

1767:                                             ; preds = %1758
  %1768 = load ptr, ptr %52, align 8, !noalias !35
  %1769 = load ptr, ptr %51, align 8, !noalias !35
  %1770 = getelementptr inbounds i8, ptr %385, i64 24
  br label %1771

1771:                                             ; preds = %1814, %1767
  %1772 = phi i64 [ -1, %1767 ], [ %1816, %1814 ]
  %1773 = phi i64 [ -1, %1767 ], [ %1815, %1814 ]
  %1774 = phi i64 [ %1764, %1767 ], [ %1817, %1814 ]
  %1775 = getelementptr %struct.read_row, ptr %1768, i64 %1774
  %1776 = load i64, ptr %1775, align 8, !noalias !35
  %1777 = getelementptr %struct.value_row, ptr %1769, i64 %1776
  %1778 = getelementptr inbounds i8, ptr %1775, i64 16
  %1779 = load i64, ptr %1778, align 8, !noalias !35
  %1780 = icmp eq i64 %1779, 0
  br i1 %1780, label %1814, label %1781

1781:                                             ; preds = %1771
  %1782 = getelementptr inbounds i8, ptr %1777, i64 24
  %1783 = load i64, ptr %1782, align 8, !noalias !35
  %1784 = icmp eq i64 %1783, 1
  br i1 %1784, label %1785, label %1790

1785:                                             ; preds = %1781
  %1786 = load ptr, ptr %20, align 8, !noalias !35
  %1787 = getelementptr inbounds i8, ptr %1786, i64 256
  %1788 = load i64, ptr %1787, align 8, !noalias !35
  %1789 = icmp eq i64 %1788, 0
  br i1 %1789, label %1814, label %1790

1790:                                             ; preds = %1785, %1781
  %1791 = getelementptr inbounds i8, ptr %1775, i64 8
  %1792 = load i64, ptr %1791, align 8, !noalias !35
  %1793 = icmp eq i64 %1792, 0
  br i1 %1793, label %1801, label %1794

1794:                                             ; preds = %1790
  %1795 = getelementptr inbounds i8, ptr %1777, i64 16
  %1796 = load i64, ptr %1795, align 8, !noalias !35
  %1797 = load i64, ptr %1770, align 8, !noalias !35
  %1798 = icmp eq i64 %1796, %1797
  %1799 = select i1 %1798, i64 8, i64 0
  %1800 = getelementptr inbounds i8, ptr %1777, i64 %1799
  br label %1801

1801:                                             ; preds = %1794, %1790
  %1802 = phi ptr [ %1777, %1790 ], [ %1800, %1794 ]
  %1803 = load i64, ptr %1802, align 8, !noalias !35
  %1804 = icmp eq i64 %1783, 2
  %1805 = load ptr, ptr %20, align 8, !noalias !35
  br i1 %1804, label %1806, label %1810

1806:                                             ; preds = %1801
  %1807 = getelementptr inbounds i8, ptr %1805, i64 224
  %1808 = load i64, ptr %1807, align 8, !noalias !35
  %1809 = icmp eq i64 %1808, 0
  br i1 %1809, label %1814, label %1810

1810:                                             ; preds = %1806, %1801
  %1811 = getelementptr inbounds i8, ptr %1805, i64 384
  %1812 = load i64, ptr %1811, align 8, !noalias !35
  %1813 = add i64 %1812, %1803
  br label %1814

1814:                                             ; preds = %1810, %1806, %1785, %1771
  %1815 = phi i64 [ %1773, %1785 ], [ %1773, %1771 ], [ %1813, %1810 ], [ 0, %1806 ]
  %1816 = phi i64 [ %1772, %1785 ], [ %1772, %1771 ], [ %1803, %1810 ], [ %1803, %1806 ]
  %1817 = add nsw i64 %1774, 1
  %1818 = icmp eq i64 %1817, %1765
  br i1 %1818, label %1819, label %1771, !llvm.loop !38

1819:                                             ; preds = %1814, %1758
  %1820 = phi i64 [ -1, %1758 ], [ %1815, %1814 ]
  %1821 = phi i64 [ -1, %1758 ], [ %1816, %1814 ]
  %1822 = load ptr, ptr %20, align 8, !noalias !35
  %1823 = getelementptr inbounds i8, ptr %1822, i64 376
  %1824 = load i64, ptr %1823, align 8, !noalias !35
  %1825 = add i64 %1824, %1821
  store i64 %1825, ptr %75, align 8, !alias.scope !35
  store i64 %1820, ptr %76, align 8, !alias.scope !35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %77, i8 0, i64 16, i1 false), !alias.scope !35
  %1826 = load i64, ptr %385, align 8, !noalias !35
  %1827 = icmp eq i64 %1826, 2
  br i1 %1827, label %1850, label %1828

1828:                                             ; preds = %1819
  %1829 = getelementptr inbounds i8, ptr %1822, i64 72
  %1830 = load i64, ptr %1829, align 8, !noalias !35
  %1831 = icmp ne i64 %1830, 0
  %1832 = icmp sgt i64 %1820, -1
  %1833 = select i1 %1831, i1 %1832, i1 false
  br i1 %1833, label %1834, label %1841

1834:                                             ; preds = %1828
  %1835 = getelementptr inbounds i8, ptr %385, i64 64
  %1836 = load i64, ptr %1835, align 8, !noalias !35
  %1837 = getelementptr inbounds i8, ptr %1822, i64 432
  %1838 = load i64, ptr %1837, align 8, !noalias !35
  %1839 = icmp slt i64 %1836, %1838
  br i1 %1839, label %1841, label %1840

1840:                                             ; preds = %1834
  store i64 %1830, ptr %74, align 8, !alias.scope !35
  br label %1841

1841:                                             ; preds = %1840, %1834, %1828
  %1842 = getelementptr inbounds i8, ptr %1822, i64 232
  %1843 = load i64, ptr %1842, align 8, !noalias !35
  %1844 = icmp eq i64 %1843, 0
  br i1 %1844, label %1851, label %1845

1845:                                             ; preds = %1841
  %1846 = icmp eq i64 %1826, 1
  br i1 %1846, label %1847, label %1850

1847:                                             ; preds = %1845
  %1848 = icmp ne i64 %1759, 0
  %1849 = zext i1 %1848 to i64
  store i64 %1849, ptr %73, align 8, !alias.scope !35
  br label %1853

1850:                                             ; preds = %1845, %1819
  store i64 0, ptr %73, align 8, !alias.scope !35
  br label %1986

1851:                                             ; preds = %1841
  store i64 0, ptr %73, align 8, !alias.scope !35
  %1852 = icmp eq i64 %1826, 1
  br i1 %1852, label %1853, label %1986

1853:                                             ; preds = %1851, %1847
  %1854 = getelementptr inbounds i8, ptr %385, i64 64
  %1855 = load i64, ptr %1854, align 8, !noalias !35
  %1856 = icmp sgt i64 %1855, 0
  br i1 %1856, label %1857, label %1917

1857:                                             ; preds = %1853
  %1858 = getelementptr inbounds i8, ptr %1822, i64 240
  %1859 = load i64, ptr %1858, align 8, !noalias !35
  %1860 = icmp eq i64 %1859, 0
  br i1 %1860, label %1917, label %1861

1861:                                             ; preds = %1857
  %1862 = load ptr, ptr %54, align 8, !noalias !35
  %1863 = getelementptr inbounds i8, ptr %385, i64 128
  %1864 = load i64, ptr %1863, align 8, !noalias !35
  %1865 = getelementptr %struct.use_row, ptr %1862, i64 %1864
  %1866 = load i64, ptr %1865, align 8, !noalias !35
  %1867 = load i64, ptr %63, align 8, !noalias !35
  %1868 = add i64 %1867, 1
  store i64 %1868, ptr %63, align 8, !noalias !35
  %1869 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1866)
  %1870 = srem i64 %1867, %1869
  %1871 = icmp sgt i64 %1870, 0
  br i1 %1871, label %1872, label %1911

1872:                                             ; preds = %1861
  %1873 = and i64 %1870, 7
  %1874 = icmp eq i64 %1873, 0
  br i1 %1874, label %1884, label %1875

1875:                                             ; preds = %1872, %1875
  %1876 = phi i64 [ %1881, %1875 ], [ %1870, %1872 ]
  %1877 = phi i64 [ %1880, %1875 ], [ %1866, %1872 ]
  %1878 = phi i64 [ %1882, %1875 ], [ 0, %1872 ]
  %1879 = add i64 %1877, -1
  %1880 = and i64 %1879, %1877
  %1881 = add nsw i64 %1876, -1
  %1882 = add i64 %1878, 1
  %1883 = icmp eq i64 %1882, %1873
  br i1 %1883, label %1884, label %1875, !llvm.loop !39

1884:                                             ; preds = %1875, %1872
  %1885 = phi i64 [ %1870, %1872 ], [ %1881, %1875 ]
  %1886 = phi i64 [ %1866, %1872 ], [ %1880, %1875 ]
  %1887 = phi i64 [ poison, %1872 ], [ %1880, %1875 ]
  %1888 = icmp ult i64 %1870, 8
  br i1 %1888, label %1911, label %1889

1889:                                             ; preds = %1884, %1889
  %1890 = phi i64 [ %1908, %1889 ], [ %1885, %1884 ]
  %1891 = phi i64 [ %1907, %1889 ], [ %1886, %1884 ]
  %1892 = add i64 %1891, -1
  %1893 = and i64 %1892, %1891
  %1894 = add i64 %1893, -1
  %1895 = and i64 %1894, %1893
  %1896 = add i64 %1895, -1
  %1897 = and i64 %1896, %1895
  %1898 = add i64 %1897, -1
  %1899 = and i64 %1898, %1897
  %1900 = add i64 %1899, -1
  %1901 = and i64 %1900, %1899
  %1902 = add i64 %1901, -1
  %1903 = and i64 %1902, %1901
  %1904 = add i64 %1903, -1
  %1905 = and i64 %1904, %1903
  %1906 = add i64 %1905, -1
  %1907 = and i64 %1906, %1905
  %1908 = add nsw i64 %1890, -8
  %1909 = add i64 %1890, -9
  %1910 = icmp ult i64 %1909, -2
  br i1 %1910, label %1889, label %1911, !llvm.loop !41

1911:                                             ; preds = %1884, %1889, %1861
  %1912 = phi i64 [ %1866, %1861 ], [ %1887, %1884 ], [ %1907, %1889 ]
  %1913 = sub i64 0, %1912
  %1914 = and i64 %1912, %1913
  store i64 %1914, ptr %72, align 8, !alias.scope !35
  %1915 = load i64, ptr %385, align 8
  %1916 = icmp eq i64 %1915, 1
  br i1 %1916, label %1917, label %1989

1917:                                             ; preds = %1911, %1857, %1853
  %1918 = phi i64 [ %1914, %1911 ], [ 0, %1857 ], [ 0, %1853 ]
  %1919 = load ptr, ptr %38, align 8, !noalias !35
  %1920 = load i64, ptr %39, align 8, !noalias !35
  %1921 = getelementptr inbounds i8, ptr %385, i64 80
  %1922 = load i64, ptr %1921, align 8, !noalias !35
  %1923 = getelementptr %struct.access_row, ptr %1919, i64 %1920
  %1924 = getelementptr %struct.access_row, ptr %1923, i64 %1922
  %1925 = getelementptr inbounds i8, ptr %1822, i64 440
  %1926 = load i64, ptr %1925, align 8, !noalias !35
  %1927 = icmp eq i64 %1926, 0
  br i1 %1927, label %1986, label %1928

1928:                                             ; preds = %1917
  %1929 = load i64, ptr %1924, align 8, !noalias !35
  %1930 = icmp ult i64 %1929, 140737488355328
  br i1 %1930, label %1931, label %1986

1931:                                             ; preds = %1928
  %1932 = getelementptr inbounds i8, ptr %1924, i64 16
  %1933 = load i64, ptr %1932, align 8, !noalias !35
  %1934 = icmp slt i64 %1933, %1926
  br i1 %1934, label %1935, label %1952

1935:                                             ; preds = %1931
  %1936 = sdiv i64 %1929, %1926
  %1937 = srem i64 %1936, 2
  %1938 = getelementptr inbounds i8, ptr %1822, i64 32
  %1939 = load i64, ptr %1938, align 8, !noalias !35
  %1940 = sdiv i64 %1929, %1939
  %1941 = getelementptr [2 x [2 x i64]], ptr %78, i64 0, i64 %1937
  %1942 = load i64, ptr %1941, align 8, !noalias !35
  %1943 = icmp eq i64 %1942, %1940
  br i1 %1943, label %1986, label %1944

1944:                                             ; preds = %1935
  %1945 = getelementptr i8, ptr %1941, i64 8
  %1946 = load i64, ptr %1945, align 8, !noalias !35
  %1947 = icmp eq i64 %1946, %1940
  br i1 %1947, label %1986, label %1948

1948:                                             ; preds = %1944
  store i64 %1942, ptr %1945, align 8, !noalias !35
  store i64 %1940, ptr %1941, align 8, !noalias !35
  %1949 = load i64, ptr %1924, align 8, !noalias !35
  %1950 = load i64, ptr %1925, align 8, !noalias !35
  %1951 = load i64, ptr %1932, align 8, !noalias !35
  br label %1952

1952:                                             ; preds = %1948, %1931
  %1953 = phi i64 [ %1951, %1948 ], [ %1933, %1931 ]
  %1954 = phi i64 [ %1950, %1948 ], [ %1926, %1931 ]
  %1955 = phi i64 [ %1949, %1948 ], [ %1929, %1931 ]
  %1956 = getelementptr inbounds i8, ptr %1822, i64 448
  %1957 = load i64, ptr %1956, align 8, !noalias !35
  %1958 = shl nsw i64 -1, %1957
  %1959 = xor i64 %1958, -1
  %1960 = sdiv i64 %1955, %1954
  %1961 = add i64 %1953, -1
  %1962 = add i64 %1961, %1955
  %1963 = sdiv i64 %1962, %1954
  %1964 = add i64 %1960, 2
  %1965 = icmp sle i64 %1960, %1963
  %1966 = icmp slt i64 %1960, 9223372036854775806
  %1967 = and i1 %1966, %1965
  br i1 %1967, label %1968, label %1986

1968:                                             ; preds = %1952
  %1969 = getelementptr inbounds i8, ptr %1822, i64 128
  %1970 = load i64, ptr %1969, align 8, !noalias !35
  %1971 = srem i64 %1960, 2
  %1972 = mul i64 %1971, %1957
  %1973 = add i64 %1972, %1970
  %1974 = shl i64 %1959, %1973
  %1975 = getelementptr i64, ptr %77, i64 %1971
  store i64 %1974, ptr %1975, align 8, !alias.scope !35
  %1976 = add nsw i64 %1960, 1
  %1977 = icmp slt i64 %1960, %1963
  %1978 = icmp slt i64 %1976, %1964
  %1979 = and i1 %1977, %1978
  br i1 %1979, label %1980, label %1986, !llvm.loop !42

1980:                                             ; preds = %1968
  %1981 = srem i64 %1976, 2
  %1982 = mul i64 %1981, %1957
  %1983 = add i64 %1982, %1970
  %1984 = shl i64 %1959, %1983
  %1985 = getelementptr i64, ptr %77, i64 %1981
  store i64 %1984, ptr %1985, align 8, !alias.scope !35
  br label %1986

1986:                                             ; preds = %1968, %1980, %1952, %1944, %1935, %1928, %1917, %1851, %1850
  %1987 = phi i64 [ %1918, %1952 ], [ %1918, %1944 ], [ %1918, %1935 ], [ %1918, %1928 ], [ %1918, %1917 ], [ 0, %1851 ], [ 0, %1850 ], [ %1918, %1980 ], [ %1918, %1968 ]
  %1988 = load i64, ptr %385, align 8
  br label %1989

1989:                                             ; preds = %1986, %1911
  %1990 = phi i64 [ %1987, %1986 ], [ %1914, %1911 ]
  %1991 = phi i64 [ %1988, %1986 ], [ %1915, %1911 ]
  %1992 = zext nneg i32 %1761 to i64
  store i64 %1992, ptr %79, align 8
  %1993 = icmp eq i64 %1991, 2
  store i64 0, ptr %80, align 8
  %1994 = select i1 %1993, i64 %1763, i64 %1762
  store i64 %1994, ptr %30, align 8
  %1995 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %11, i64 noundef %1994)
  %1996 = load i64, ptr %80, align 8
  store i64 %1996, ptr %34, align 8
  br i1 %1993, label %1997, label %2071

1997:                                             ; preds = %1989
  %1998 = load ptr, ptr %81, align 8
  %1999 = load ptr, ptr %20, align 8
  %2000 = load i64, ptr %13, align 8
  %2001 = getelementptr inbounds i8, ptr %1998, i64 24
  %2002 = load i64, ptr %2001, align 8
  %2003 = icmp eq i64 %2002, %2000
  br i1 %2003, label %2005, label %2004

2004:                                             ; preds = %1997
  store i64 %2000, ptr %2001, align 8
  br label %2071

2005:                                             ; preds = %1997
  store i64 -1, ptr %2001, align 8
  %2006 = getelementptr inbounds i8, ptr %1999, i64 200
  %2007 = load double, ptr %2006, align 8
  %2008 = getelementptr inbounds i8, ptr %1998, i64 32
  %2009 = load double, ptr %2008, align 8
  %2010 = fadd double %2007, %2009
  store double %2010, ptr %2008, align 8
  %2011 = fcmp ult double %2010, 1.000000e+00
  br i1 %2011, label %2071, label %2012

2012:                                             ; preds = %2005
  %2013 = fadd double %2010, -1.000000e+00
  store double %2013, ptr %2008, align 8
  %2014 = getelementptr inbounds i8, ptr %1999, i64 56
  %2015 = load i64, ptr %2014, align 8
  %2016 = icmp eq i64 %2015, 0
  %2017 = load ptr, ptr %61, align 8
  br label %2018

2018:                                             ; preds = %2031, %2012
  %2019 = phi i64 [ %2032, %2031 ], [ %1995, %2012 ]
  %2020 = and i64 %2019, 32767
  %2021 = getelementptr %struct.day_row, ptr %2017, i64 %2020
  %2022 = load i64, ptr %2021, align 8
  %2023 = icmp eq i64 %2022, %2019
  br i1 %2023, label %2024, label %2030

2024:                                             ; preds = %2018
  %2025 = getelementptr inbounds i8, ptr %2021, i64 8
  %2026 = load i64, ptr %2025, align 8
  %2027 = xor i64 %2026, -1
  %2028 = and i64 %2015, %2027
  %2029 = icmp eq i64 %2028, 0
  br i1 %2029, label %2031, label %2033

2030:                                             ; preds = %2018
  br i1 %2016, label %2031, label %2033

2031:                                             ; preds = %2030, %2024
  %2032 = add i64 %2019, 1
  br label %2018, !llvm.loop !43

2033:                                             ; preds = %2030, %2024
  %2034 = phi i64 [ %2015, %2030 ], [ %2028, %2024 ]
  %2035 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2034, i1 true)
  %2036 = add i64 %2034, -1
  %2037 = and i64 %2036, %2034
  %2038 = icmp eq i64 %2037, 0
  br i1 %2038, label %2054, label %2039

2039:                                             ; preds = %2033
  %2040 = load ptr, ptr %71, align 8
  br label %2041

2041:                                             ; preds = %2041, %2039
  %2042 = phi i64 [ %2037, %2039 ], [ %2052, %2041 ]
  %2043 = phi i64 [ %2035, %2039 ], [ %2050, %2041 ]
  %2044 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2042, i1 true)
  %2045 = getelementptr i64, ptr %2040, i64 %2044
  %2046 = load i64, ptr %2045, align 8
  %2047 = getelementptr i64, ptr %2040, i64 %2043
  %2048 = load i64, ptr %2047, align 8
  %2049 = icmp slt i64 %2046, %2048
  %2050 = select i1 %2049, i64 %2044, i64 %2043
  %2051 = add i64 %2042, -1
  %2052 = and i64 %2051, %2042
  %2053 = icmp eq i64 %2052, 0
  br i1 %2053, label %2054, label %2041, !llvm.loop !44

2054:                                             ; preds = %2041, %2033
  %2055 = phi i64 [ %2035, %2033 ], [ %2050, %2041 ]
  br i1 %2023, label %2056, label %2059

2056:                                             ; preds = %2054
  %2057 = getelementptr inbounds i8, ptr %2021, i64 8
  %2058 = load i64, ptr %2057, align 8
  br label %2060

2059:                                             ; preds = %2054
  store i64 %2019, ptr %2021, align 8
  br label %2060

2060:                                             ; preds = %2059, %2056
  %2061 = phi i64 [ %2058, %2056 ], [ 0, %2059 ]
  %2062 = shl nuw i64 1, %2055
  %2063 = getelementptr inbounds i8, ptr %2021, i64 8
  %2064 = or i64 %2061, %2062
  store i64 %2064, ptr %2063, align 8
  %2065 = load i64, ptr %80, align 8
  %2066 = or i64 %2065, %2062
  store i64 %2066, ptr %80, align 8
  %2067 = load ptr, ptr %71, align 8
  %2068 = getelementptr i64, ptr %2067, i64 %2055
  %2069 = load i64, ptr %2068, align 8
  %2070 = add i64 %2069, 1
  store i64 %2070, ptr %2068, align 8
  br label %2071

2071:                                             ; preds = %2060, %2005, %2004, %1989
  %2072 = icmp sgt i64 %1760, -1
  br i1 %2072, label %2073, label %2098

2073:                                             ; preds = %2071
  %2074 = load ptr, ptr %70, align 8
  %2075 = getelementptr i64, ptr %2074, i64 %1760
  %2076 = load i64, ptr %2075, align 8
  %2077 = load i64, ptr %69, align 8
  %2078 = icmp slt i64 %2076, %2077
  br i1 %2078, label %2079, label %2098

2079:                                             ; preds = %2073
  %2080 = load ptr, ptr %68, align 8
  %2081 = mul i64 %2077, %1760
  %2082 = getelementptr i64, ptr %2080, i64 %2081
  %2083 = add nsw i64 %2076, 1
  store i64 %2083, ptr %2075, align 8
  %2084 = icmp sgt i64 %2076, 0
  br i1 %2084, label %2085, label %2095

2085:                                             ; preds = %2079, %2092
  %2086 = phi i64 [ %2088, %2092 ], [ %2076, %2079 ]
  %2087 = add nsw i64 %2086, -1
  %2088 = lshr i64 %2087, 1
  %2089 = getelementptr i64, ptr %2082, i64 %2088
  %2090 = load i64, ptr %2089, align 8
  %2091 = icmp sgt i64 %2090, %1995
  br i1 %2091, label %2092, label %2095

2092:                                             ; preds = %2085
  %2093 = getelementptr i64, ptr %2082, i64 %2086
  store i64 %2090, ptr %2093, align 8
  %2094 = icmp ult i64 %2087, 2
  br i1 %2094, label %2095, label %2085

2095:                                             ; preds = %2092, %2085, %2079
  %2096 = phi i64 [ %2076, %2079 ], [ %2088, %2092 ], [ %2086, %2085 ]
  %2097 = getelementptr i64, ptr %2082, i64 %2096
  store i64 %1995, ptr %2097, align 8
  br label %2098

2098:                                             ; preds = %2095, %2073, %2071
  %2099 = load i64, ptr %385, align 8
  %2100 = icmp eq i64 %2099, 0
  br i1 %2100, label %2101, label %2111

2101:                                             ; preds = %2098
  %2102 = getelementptr inbounds i8, ptr %385, i64 64
  %2103 = load i64, ptr %2102, align 8
  %2104 = load ptr, ptr %20, align 8
  %2105 = getelementptr inbounds i8, ptr %2104, i64 152
  %2106 = load i64, ptr %2105, align 8
  %2107 = icmp slt i64 %2103, %2106
  br i1 %2107, label %2111, label %2108

2108:                                             ; preds = %2101
  %2109 = load i64, ptr %60, align 8
  %2110 = call noundef i64 @llvm.smax.i64(i64 %2109, i64 %1995)
  store i64 %2110, ptr %60, align 8
  br label %2111

2111:                                             ; preds = %2108, %2101, %2098
  %2112 = getelementptr inbounds i8, ptr %385, i64 8
  %2113 = load i64, ptr %2112, align 8
  %2114 = add i64 %2113, %1995
  %2115 = icmp eq i32 %1761, 0
  br i1 %2115, label %2116, label %2120

2116:                                             ; preds = %2111
  %2117 = getelementptr inbounds i8, ptr %385, i64 16
  %2118 = load i64, ptr %2117, align 8
  %2119 = add i64 %2118, %1995
  br label %2120

2120:                                             ; preds = %2116, %2111
  %2121 = phi i64 [ %2119, %2116 ], [ %2114, %2111 ]
  %2122 = load i64, ptr %385, align 8
  %2123 = icmp eq i64 %2122, 1
  br i1 %2123, label %2124, label %2419

2124:                                             ; preds = %2120
  %2125 = load ptr, ptr %38, align 8
  %2126 = load i64, ptr %39, align 8
  %2127 = getelementptr inbounds i8, ptr %385, i64 80
  %2128 = load i64, ptr %2127, align 8
  %2129 = getelementptr %struct.access_row, ptr %2125, i64 %2126
  %2130 = getelementptr %struct.access_row, ptr %2129, i64 %2128
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  store i64 %1990, ptr %89, align 8
  %2131 = add i64 %2128, %2126
  %2132 = add i64 %2131, 1
  %2133 = load i64, ptr %82, align 8
  %2134 = icmp eq i64 %2133, 0
  br i1 %2134, label %2180, label %2135

2135:                                             ; preds = %2124
  %2136 = getelementptr %struct.access_row, ptr %2125, i64 %2131, i32 6
  %2137 = load i64, ptr %2136, align 8
  %2138 = icmp slt i64 %2137, 0
  br i1 %2138, label %2180, label %2139

2139:                                             ; preds = %2135
  %2140 = load ptr, ptr %20, align 8
  %2141 = getelementptr inbounds i8, ptr %2140, i64 528
  %2142 = load i64, ptr %2141, align 8
  %2143 = load ptr, ptr %83, align 8
  %2144 = sdiv i64 %2133, %2142
  %2145 = srem i64 %2137, %2144
  %2146 = mul i64 %2145, %2142
  %2147 = getelementptr %struct.translation_row, ptr %2143, i64 %2146
  %2148 = getelementptr %struct.translation_row, ptr %2147, i64 %2142
  %2149 = icmp ult ptr %2147, %2148
  br i1 %2149, label %2150, label %2168

2150:                                             ; preds = %2139, %2160
  %2151 = phi ptr [ %2165, %2160 ], [ %2147, %2139 ]
  %2152 = phi ptr [ %2166, %2160 ], [ %2147, %2139 ]
  %2153 = load i64, ptr %2152, align 8
  %2154 = icmp eq i64 %2153, %2137
  %2155 = getelementptr inbounds i8, ptr %2152, i64 16
  br i1 %2154, label %2156, label %2160

2156:                                             ; preds = %2150
  store i64 %2132, ptr %2155, align 8
  %2157 = getelementptr inbounds i8, ptr %2152, i64 8
  %2158 = load i64, ptr %2157, align 8
  %2159 = call noundef i64 @llvm.smax.i64(i64 %1995, i64 %2158)
  br label %2175

2160:                                             ; preds = %2150
  %2161 = load i64, ptr %2155, align 8
  %2162 = getelementptr inbounds i8, ptr %2151, i64 16
  %2163 = load i64, ptr %2162, align 8
  %2164 = icmp slt i64 %2161, %2163
  %2165 = select i1 %2164, ptr %2152, ptr %2151
  %2166 = getelementptr i8, ptr %2152, i64 24
  %2167 = icmp ult ptr %2166, %2148
  br i1 %2167, label %2150, label %2168, !llvm.loop !45

2168:                                             ; preds = %2160, %2139
  %2169 = phi ptr [ %2147, %2139 ], [ %2165, %2160 ]
  %2170 = getelementptr inbounds i8, ptr %2140, i64 536
  %2171 = load i64, ptr %2170, align 8
  %2172 = add i64 %2171, %1995
  store i64 %2137, ptr %2169, align 8
  %2173 = getelementptr inbounds i8, ptr %2169, i64 8
  store i64 %2172, ptr %2173, align 8
  %2174 = getelementptr inbounds i8, ptr %2169, i64 16
  store i64 %2132, ptr %2174, align 8
  br label %2175

2175:                                             ; preds = %2168, %2156
  %2176 = phi i64 [ %2172, %2168 ], [ %2159, %2156 ]
  %2177 = icmp eq i64 %2176, %1995
  br i1 %2177, label %2180, label %2178

2178:                                             ; preds = %2175
  %2179 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull readonly %6, i64 noundef %2176)
  br label %2180

2180:                                             ; preds = %2178, %2175, %2135, %2124
  %2181 = phi i64 [ %2179, %2178 ], [ %1995, %2175 ], [ %1995, %2135 ], [ %1995, %2124 ]
  %2182 = load ptr, ptr %84, align 8
  %2183 = load i64, ptr %90, align 8
  %2184 = load ptr, ptr %20, align 8
  %2185 = getelementptr inbounds i8, ptr %385, i64 112
  %2186 = load i64, ptr %2185, align 8
  %2187 = icmp eq i64 %2186, 0
  br i1 %2187, label %2188, label %2190

2188:                                             ; preds = %2180
  %2189 = load i64, ptr %2112, align 8
  br label %2205

2190:                                             ; preds = %2180
  %2191 = load i64, ptr %1328, align 8
  %2192 = load i64, ptr %1330, align 8
  %2193 = icmp eq i64 %2191, %2192
  %2194 = load i64, ptr %2112, align 8
  br i1 %2193, label %2205, label %2195

2195:                                             ; preds = %2190
  %2196 = load ptr, ptr %51, align 8
  %2197 = load ptr, ptr %52, align 8
  %2198 = getelementptr %struct.read_row, ptr %2197, i64 %2191
  %2199 = load i64, ptr %2198, align 8
  %2200 = getelementptr %struct.value_row, ptr %2196, i64 %2199, i32 3
  %2201 = load i64, ptr %2200, align 8
  %2202 = icmp eq i64 %2201, 2
  %2203 = sext i1 %2202 to i64
  %2204 = add i64 %2194, %2203
  br label %2205

2205:                                             ; preds = %2195, %2190, %2188
  %2206 = phi i64 [ %2194, %2195 ], [ %2189, %2188 ], [ %2194, %2190 ]
  %2207 = phi i64 [ %2204, %2195 ], [ %2189, %2188 ], [ %2194, %2190 ]
  %2208 = getelementptr inbounds i8, ptr %385, i64 120
  %2209 = load i64, ptr %2208, align 8
  %2210 = call i64 @loaded_at(ptr noundef %2130, ptr noundef %2182, i64 noundef %2183, ptr noundef %2184, i64 noundef %2181, i64 noundef %2207, i64 noundef %2209)
  %2211 = getelementptr inbounds i8, ptr %2184, i64 320
  %2212 = load i64, ptr %2211, align 8
  %2213 = icmp eq i64 %2212, 0
  br i1 %2213, label %2276, label %2214

2214:                                             ; preds = %2205
  %2215 = add i64 %2206, %2181
  %2216 = icmp sgt i64 %2210, %2215
  br i1 %2216, label %2217, label %2241

2217:                                             ; preds = %2214
  %2218 = getelementptr inbounds i8, ptr %2184, i64 304
  %2219 = load i64, ptr %2218, align 8
  %2220 = icmp sgt i64 %2219, 0
  br i1 %2220, label %2221, label %2235

2221:                                             ; preds = %2217, %2228
  %2222 = phi i64 [ %2231, %2228 ], [ %2219, %2217 ]
  %2223 = phi i64 [ %2230, %2228 ], [ %2181, %2217 ]
  %2224 = load i64, ptr %2112, align 8
  %2225 = shl i64 %2224, 1
  %2226 = add i64 %2225, %2223
  %2227 = icmp slt i64 %2226, %2210
  br i1 %2227, label %2228, label %2235

2228:                                             ; preds = %2221
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %4, i8 0, i64 72, i1 false)
  %2229 = add i64 %2224, %2223
  %2230 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %4, i64 noundef %2229)
  %2231 = add nsw i64 %2222, -1
  %2232 = icmp sgt i64 %2222, 1
  br i1 %2232, label %2221, label %2233, !llvm.loop !46

2233:                                             ; preds = %2228
  %2234 = load i64, ptr %2112, align 8
  br label %2235

2235:                                             ; preds = %2221, %2233, %2217
  %2236 = phi i64 [ %2206, %2217 ], [ %2234, %2233 ], [ %2224, %2221 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %5, i8 0, i64 72, i1 false)
  %2237 = sub i64 %2210, %2236
  %2238 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %5, i64 noundef %2237)
  %2239 = load i64, ptr %2112, align 8
  %2240 = add i64 %2239, %2238
  br label %2276

2241:                                             ; preds = %2214
  %2242 = getelementptr inbounds i8, ptr %2130, i64 40
  %2243 = load i64, ptr %2242, align 8
  %2244 = icmp slt i64 %2243, 0
  br i1 %2244, label %2276, label %2245

2245:                                             ; preds = %2241
  %2246 = getelementptr inbounds i8, ptr %2130, i64 24
  %2247 = load i64, ptr %2246, align 8
  %2248 = icmp eq i64 %2243, %2247
  br i1 %2248, label %2276, label %2249

2249:                                             ; preds = %2245
  %2250 = getelementptr %struct.store_row, ptr %2182, i64 %2243
  %2251 = load i64, ptr %2184, align 8
  store i64 %2251, ptr %3, align 16
  %2252 = getelementptr inbounds i8, ptr %2184, i64 16
  %2253 = load i64, ptr %2252, align 8
  store i64 %2253, ptr %91, align 8
  %2254 = getelementptr inbounds i8, ptr %2184, i64 24
  %2255 = load i64, ptr %2254, align 8
  store i64 %2255, ptr %92, align 16
  %2256 = load i64, ptr %2250, align 8
  %2257 = getelementptr inbounds i8, ptr %2250, i64 40
  %2258 = load i64, ptr %2257, align 8
  %2259 = getelementptr [3 x i64], ptr %3, i64 0, i64 %2258
  %2260 = load i64, ptr %2259, align 8
  %2261 = add i64 %2260, %2256
  %2262 = getelementptr inbounds i8, ptr %2184, i64 520
  %2263 = load i64, ptr %2262, align 8
  %2264 = icmp eq i64 %2263, 0
  br i1 %2264, label %2270, label %2265

2265:                                             ; preds = %2249
  %2266 = getelementptr inbounds i8, ptr %2250, i64 8
  %2267 = load i64, ptr %2266, align 8
  %2268 = add i64 %2267, %2263
  %2269 = call noundef i64 @llvm.smax.i64(i64 %2261, i64 %2268)
  br label %2270

2270:                                             ; preds = %2265, %2249
  %2271 = phi i64 [ %2269, %2265 ], [ %2261, %2249 ]
  %2272 = icmp sgt i64 %2271, %2215
  br i1 %2272, label %2273, label %2276

2273:                                             ; preds = %2270
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %7, i8 0, i64 72, i1 false)
  %2274 = add i64 %2181, 1
  %2275 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %7, i64 noundef %2274)
  br label %2276

2276:                                             ; preds = %2273, %2270, %2245, %2241, %2235, %2205
  %2277 = phi i64 [ %2240, %2235 ], [ %2210, %2273 ], [ %2210, %2270 ], [ %2210, %2245 ], [ %2210, %2241 ], [ %2210, %2205 ]
  %2278 = load ptr, ptr %20, align 8
  %2279 = getelementptr inbounds i8, ptr %2278, i64 296
  %2280 = load i64, ptr %2279, align 8
  %2281 = icmp eq i64 %2280, 0
  br i1 %2281, label %2329, label %2282

2282:                                             ; preds = %2276
  %2283 = load ptr, ptr %84, align 8
  %2284 = getelementptr inbounds i8, ptr %2130, i64 24
  %2285 = load i64, ptr %2284, align 8
  %2286 = icmp slt i64 %2285, 0
  br i1 %2286, label %2329, label %2287

2287:                                             ; preds = %2282
  %2288 = getelementptr inbounds i8, ptr %2130, i64 32
  %2289 = load i64, ptr %2288, align 8
  %2290 = icmp eq i64 %2289, 1
  br i1 %2290, label %2291, label %2329

2291:                                             ; preds = %2287
  %2292 = getelementptr %struct.store_row, ptr %2283, i64 %2285
  %2293 = getelementptr inbounds i8, ptr %2292, i64 16
  %2294 = load i64, ptr %2293, align 8
  %2295 = icmp sgt i64 %2294, %2181
  br i1 %2295, label %2296, label %2329

2296:                                             ; preds = %2291
  %2297 = getelementptr inbounds i8, ptr %2278, i64 184
  %2298 = load i64, ptr %2297, align 8
  %2299 = icmp eq i64 %2298, 0
  br i1 %2299, label %2300, label %2304

2300:                                             ; preds = %2296
  %2301 = getelementptr inbounds i8, ptr %2292, i64 24
  %2302 = load i64, ptr %2301, align 8
  %2303 = icmp eq i64 %2302, 0
  br i1 %2303, label %2304, label %2329

2304:                                             ; preds = %2300, %2296
  %2305 = getelementptr inbounds i8, ptr %2278, i64 392
  %2306 = load i64, ptr %2305, align 8
  %2307 = icmp eq i64 %2306, 0
  br i1 %2307, label %2308, label %2312

2308:                                             ; preds = %2304
  %2309 = getelementptr inbounds i8, ptr %2292, i64 32
  %2310 = load i64, ptr %2309, align 8
  %2311 = icmp eq i64 %2310, 0
  br i1 %2311, label %2312, label %2329

2312:                                             ; preds = %2308, %2304
  %2313 = getelementptr inbounds i8, ptr %2292, i64 88
  %2314 = load i64, ptr %2313, align 8
  %2315 = load i64, ptr %2130, align 8
  %2316 = icmp eq i64 %2314, %2315
  br i1 %2316, label %2332, label %2317

2317:                                             ; preds = %2312
  %2318 = icmp sgt i64 %2280, 0
  br i1 %2318, label %2319, label %2329

2319:                                             ; preds = %2317, %2319
  %2320 = phi i64 [ %2323, %2319 ], [ %2181, %2317 ]
  %2321 = phi i64 [ %2324, %2319 ], [ 0, %2317 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %8, i8 0, i64 72, i1 false)
  store i64 %1990, ptr %93, align 8
  %2322 = add i64 %2320, 1
  %2323 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull %8, i64 noundef %2322)
  %2324 = add nuw nsw i64 %2321, 1
  %2325 = load ptr, ptr %20, align 8
  %2326 = getelementptr inbounds i8, ptr %2325, i64 296
  %2327 = load i64, ptr %2326, align 8
  %2328 = icmp slt i64 %2324, %2327
  br i1 %2328, label %2319, label %2329, !llvm.loop !47

2329:                                             ; preds = %2319, %2317, %2308, %2300, %2291, %2287, %2282, %2276
  %2330 = phi ptr [ %2278, %2317 ], [ %2278, %2300 ], [ %2278, %2291 ], [ %2278, %2308 ], [ %2278, %2282 ], [ %2278, %2287 ], [ %2278, %2276 ], [ %2325, %2319 ]
  %2331 = load i64, ptr %2130, align 8
  br label %2332

2332:                                             ; preds = %2329, %2312
  %2333 = phi ptr [ %2330, %2329 ], [ %2278, %2312 ]
  %2334 = phi i64 [ %2331, %2329 ], [ %2314, %2312 ]
  %2335 = icmp sgt i64 %2334, -1
  br i1 %2335, label %2336, label %2417

2336:                                             ; preds = %2332
  %2337 = getelementptr inbounds i8, ptr %2333, i64 32
  %2338 = load i64, ptr %2337, align 8
  %2339 = srem i64 %2334, %2338
  %2340 = getelementptr inbounds i8, ptr %2130, i64 16
  %2341 = load i64, ptr %2340, align 8
  %2342 = add i64 %2341, %2339
  %2343 = icmp sgt i64 %2342, %2338
  br i1 %2343, label %2344, label %2417

2344:                                             ; preds = %2336
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %2, i8 0, i64 72, i1 false)
  store i64 %1990, ptr %94, align 8
  %2345 = add i64 %2181, 1
  %2346 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull %2, i64 noundef %2345)
  %2347 = load ptr, ptr %20, align 8
  %2348 = getelementptr inbounds i8, ptr %2347, i64 120
  %2349 = load i64, ptr %2348, align 8
  %2350 = icmp eq i64 %2349, 0
  br i1 %2350, label %2412, label %2351

2351:                                             ; preds = %2344
  %2352 = load ptr, ptr %61, align 8
  %2353 = and i64 %2346, 32767
  %2354 = getelementptr %struct.day_row, ptr %2352, i64 %2353
  %2355 = load i64, ptr %2354, align 8
  %2356 = icmp eq i64 %2355, %2346
  br i1 %2356, label %2357, label %2371

2357:                                             ; preds = %2351, %2365
  %2358 = phi ptr [ %2368, %2365 ], [ %2354, %2351 ]
  %2359 = phi i64 [ %2366, %2365 ], [ %2346, %2351 ]
  %2360 = getelementptr inbounds i8, ptr %2358, i64 8
  %2361 = load i64, ptr %2360, align 8
  %2362 = xor i64 %2361, -1
  %2363 = and i64 %2349, %2362
  %2364 = icmp ne i64 %2363, 0
  br i1 %2364, label %2371, label %2365

2365:                                             ; preds = %2357
  %2366 = add i64 %2359, 1
  %2367 = and i64 %2366, 32767
  %2368 = getelementptr %struct.day_row, ptr %2352, i64 %2367
  %2369 = load i64, ptr %2368, align 8
  %2370 = icmp eq i64 %2369, %2366
  br i1 %2370, label %2357, label %2371, !llvm.loop !43

2371:                                             ; preds = %2365, %2357, %2351
  %2372 = phi i64 [ %2346, %2351 ], [ %2359, %2357 ], [ %2366, %2365 ]
  %2373 = phi ptr [ %2354, %2351 ], [ %2358, %2357 ], [ %2368, %2365 ]
  %2374 = phi i1 [ false, %2351 ], [ %2364, %2357 ], [ %2364, %2365 ]
  %2375 = phi i64 [ %2349, %2351 ], [ %2363, %2357 ], [ %2349, %2365 ]
  %2376 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2375, i1 true)
  %2377 = add i64 %2375, -1
  %2378 = and i64 %2377, %2375
  %2379 = icmp eq i64 %2378, 0
  br i1 %2379, label %2395, label %2380

2380:                                             ; preds = %2371
  %2381 = load ptr, ptr %71, align 8
  br label %2382

2382:                                             ; preds = %2382, %2380
  %2383 = phi i64 [ %2378, %2380 ], [ %2393, %2382 ]
  %2384 = phi i64 [ %2376, %2380 ], [ %2391, %2382 ]
  %2385 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2383, i1 true)
  %2386 = getelementptr i64, ptr %2381, i64 %2385
  %2387 = load i64, ptr %2386, align 8
  %2388 = getelementptr i64, ptr %2381, i64 %2384
  %2389 = load i64, ptr %2388, align 8
  %2390 = icmp slt i64 %2387, %2389
  %2391 = select i1 %2390, i64 %2385, i64 %2384
  %2392 = add i64 %2383, -1
  %2393 = and i64 %2392, %2383
  %2394 = icmp eq i64 %2393, 0
  br i1 %2394, label %2395, label %2382, !llvm.loop !44

2395:                                             ; preds = %2382, %2371
  %2396 = phi i64 [ %2376, %2371 ], [ %2391, %2382 ]
  br i1 %2374, label %2397, label %2400

2397:                                             ; preds = %2395
  %2398 = getelementptr inbounds i8, ptr %2373, i64 8
  %2399 = load i64, ptr %2398, align 8
  br label %2401

2400:                                             ; preds = %2395
  store i64 %2372, ptr %2373, align 8
  br label %2401

2401:                                             ; preds = %2400, %2397
  %2402 = phi i64 [ %2399, %2397 ], [ 0, %2400 ]
  %2403 = shl nuw i64 1, %2396
  %2404 = getelementptr inbounds i8, ptr %2373, i64 8
  %2405 = or i64 %2402, %2403
  store i64 %2405, ptr %2404, align 8
  %2406 = load i64, ptr %80, align 8
  %2407 = or i64 %2406, %2403
  store i64 %2407, ptr %80, align 8
  %2408 = load ptr, ptr %71, align 8
  %2409 = getelementptr i64, ptr %2408, i64 %2396
  %2410 = load i64, ptr %2409, align 8
  %2411 = add i64 %2410, 1
  store i64 %2411, ptr %2409, align 8
  br label %2412

2412:                                             ; preds = %2401, %2344
  %2413 = phi i64 [ %2346, %2344 ], [ %2372, %2401 ]
  %2414 = add i64 %2277, 1
  %2415 = sub i64 %2414, %2346
  %2416 = add i64 %2415, %2413
  br label %2417

2417:                                             ; preds = %2412, %2336, %2332
  %2418 = phi i64 [ %2416, %2412 ], [ %2277, %2336 ], [ %2277, %2332 ]
  br label %2973

2419:                                             ; preds = %2120
  br i1 %1993, label %2420, label %2979

2420:                                             ; preds = %2419
  %2421 = load i64, ptr %39, align 8
  %2422 = getelementptr inbounds i8, ptr %385, i64 80
  %2423 = load i64, ptr %2422, align 8
  %2424 = add i64 %2423, %2421
  %2425 = add i64 %2424, 1
  %2426 = load i64, ptr %82, align 8
  %2427 = icmp eq i64 %2426, 0
  br i1 %2427, label %2474, label %2428

2428:                                             ; preds = %2420
  %2429 = load ptr, ptr %38, align 8
  %2430 = getelementptr %struct.access_row, ptr %2429, i64 %2424, i32 6
  %2431 = load i64, ptr %2430, align 8
  %2432 = icmp slt i64 %2431, 0
  br i1 %2432, label %2474, label %2433

2433:                                             ; preds = %2428
  %2434 = load ptr, ptr %20, align 8
  %2435 = getelementptr inbounds i8, ptr %2434, i64 528
  %2436 = load i64, ptr %2435, align 8
  %2437 = load ptr, ptr %83, align 8
  %2438 = sdiv i64 %2426, %2436
  %2439 = srem i64 %2431, %2438
  %2440 = mul i64 %2439, %2436
  %2441 = getelementptr %struct.translation_row, ptr %2437, i64 %2440
  %2442 = getelementptr %struct.translation_row, ptr %2441, i64 %2436
  %2443 = icmp ult ptr %2441, %2442
  br i1 %2443, label %2444, label %2462

2444:                                             ; preds = %2433, %2454
  %2445 = phi ptr [ %2459, %2454 ], [ %2441, %2433 ]
  %2446 = phi ptr [ %2460, %2454 ], [ %2441, %2433 ]
  %2447 = load i64, ptr %2446, align 8
  %2448 = icmp eq i64 %2447, %2431
  %2449 = getelementptr inbounds i8, ptr %2446, i64 16
  br i1 %2448, label %2450, label %2454

2450:                                             ; preds = %2444
  store i64 %2425, ptr %2449, align 8
  %2451 = getelementptr inbounds i8, ptr %2446, i64 8
  %2452 = load i64, ptr %2451, align 8
  %2453 = call noundef i64 @llvm.smax.i64(i64 %1995, i64 %2452)
  br label %2469

2454:                                             ; preds = %2444
  %2455 = load i64, ptr %2449, align 8
  %2456 = getelementptr inbounds i8, ptr %2445, i64 16
  %2457 = load i64, ptr %2456, align 8
  %2458 = icmp slt i64 %2455, %2457
  %2459 = select i1 %2458, ptr %2446, ptr %2445
  %2460 = getelementptr i8, ptr %2446, i64 24
  %2461 = icmp ult ptr %2460, %2442
  br i1 %2461, label %2444, label %2462, !llvm.loop !45

2462:                                             ; preds = %2454, %2433
  %2463 = phi ptr [ %2441, %2433 ], [ %2459, %2454 ]
  %2464 = getelementptr inbounds i8, ptr %2434, i64 536
  %2465 = load i64, ptr %2464, align 8
  %2466 = add i64 %2465, %1995
  store i64 %2431, ptr %2463, align 8
  %2467 = getelementptr inbounds i8, ptr %2463, i64 8
  store i64 %2466, ptr %2467, align 8
  %2468 = getelementptr inbounds i8, ptr %2463, i64 16
  store i64 %2425, ptr %2468, align 8
  br label %2469

2469:                                             ; preds = %2462, %2450
  %2470 = phi i64 [ %2466, %2462 ], [ %2453, %2450 ]
  %2471 = icmp eq i64 %2470, %1995
  br i1 %2471, label %2474, label %2472

2472:                                             ; preds = %2469
  %2473 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull readonly %11, i64 noundef %2470)
  br label %2474

2474:                                             ; preds = %2472, %2469, %2428, %2420
  %2475 = phi i64 [ %2473, %2472 ], [ %1995, %2469 ], [ %1995, %2428 ], [ %1995, %2420 ]
  %2476 = load i64, ptr %1328, align 8
  %2477 = load i64, ptr %1330, align 8
  %2478 = icmp slt i64 %2476, %2477
  br i1 %2478, label %2479, label %2534

2479:                                             ; preds = %2474
  %2480 = load ptr, ptr %52, align 8
  %2481 = sub i64 %2477, %2476
  %2482 = add i64 %2476, 1
  %2483 = and i64 %2481, 1
  %2484 = icmp eq i64 %2483, 0
  br i1 %2484, label %2499, label %2485

2485:                                             ; preds = %2479
  %2486 = getelementptr %struct.read_row, ptr %2480, i64 %2476
  %2487 = getelementptr inbounds i8, ptr %2486, i64 24
  %2488 = load i64, ptr %2487, align 8
  %2489 = icmp eq i64 %2488, 0
  br i1 %2489, label %2496, label %2490

2490:                                             ; preds = %2485
  %2491 = load ptr, ptr %51, align 8
  %2492 = load i64, ptr %2486, align 8
  %2493 = getelementptr %struct.value_row, ptr %2491, i64 %2492
  %2494 = load i64, ptr %2493, align 8
  %2495 = call noundef i64 @llvm.smax.i64(i64 %2475, i64 %2494)
  br label %2496

2496:                                             ; preds = %2490, %2485
  %2497 = phi i64 [ %2495, %2490 ], [ %2475, %2485 ]
  %2498 = add nsw i64 %2476, 1
  br label %2499

2499:                                             ; preds = %2496, %2479
  %2500 = phi i64 [ poison, %2479 ], [ %2497, %2496 ]
  %2501 = phi i64 [ %2476, %2479 ], [ %2498, %2496 ]
  %2502 = phi i64 [ %2475, %2479 ], [ %2497, %2496 ]
  %2503 = icmp eq i64 %2477, %2482
  br i1 %2503, label %2534, label %2504

2504:                                             ; preds = %2499, %2530
  %2505 = phi i64 [ %2532, %2530 ], [ %2501, %2499 ]
  %2506 = phi i64 [ %2531, %2530 ], [ %2502, %2499 ]
  %2507 = getelementptr %struct.read_row, ptr %2480, i64 %2505
  %2508 = getelementptr inbounds i8, ptr %2507, i64 24
  %2509 = load i64, ptr %2508, align 8
  %2510 = icmp eq i64 %2509, 0
  br i1 %2510, label %2517, label %2511

2511:                                             ; preds = %2504
  %2512 = load ptr, ptr %51, align 8
  %2513 = load i64, ptr %2507, align 8
  %2514 = getelementptr %struct.value_row, ptr %2512, i64 %2513
  %2515 = load i64, ptr %2514, align 8
  %2516 = call noundef i64 @llvm.smax.i64(i64 %2506, i64 %2515)
  br label %2517

2517:                                             ; preds = %2511, %2504
  %2518 = phi i64 [ %2516, %2511 ], [ %2506, %2504 ]
  %2519 = getelementptr %struct.read_row, ptr %2480, i64 %2505
  %2520 = getelementptr i8, ptr %2519, i64 56
  %2521 = load i64, ptr %2520, align 8
  %2522 = icmp eq i64 %2521, 0
  br i1 %2522, label %2530, label %2523

2523:                                             ; preds = %2517
  %2524 = getelementptr i8, ptr %2519, i64 32
  %2525 = load ptr, ptr %51, align 8
  %2526 = load i64, ptr %2524, align 8
  %2527 = getelementptr %struct.value_row, ptr %2525, i64 %2526
  %2528 = load i64, ptr %2527, align 8
  %2529 = call noundef i64 @llvm.smax.i64(i64 %2518, i64 %2528)
  br label %2530

2530:                                             ; preds = %2523, %2517
  %2531 = phi i64 [ %2529, %2523 ], [ %2518, %2517 ]
  %2532 = add nsw i64 %2505, 2
  %2533 = icmp eq i64 %2532, %2477
  br i1 %2533, label %2534, label %2504, !llvm.loop !48

2534:                                             ; preds = %2499, %2530, %2474
  %2535 = phi i64 [ %2475, %2474 ], [ %2500, %2499 ], [ %2531, %2530 ]
  %2536 = call noundef i64 @llvm.smax.i64(i64 %2475, i64 %1762)
  %2537 = load ptr, ptr %38, align 8
  %2538 = load i64, ptr %39, align 8
  %2539 = load i64, ptr %2422, align 8
  %2540 = getelementptr %struct.access_row, ptr %2537, i64 %2538
  %2541 = getelementptr %struct.access_row, ptr %2540, i64 %2539
  %2542 = load ptr, ptr %20, align 8
  %2543 = getelementptr inbounds i8, ptr %2542, i64 176
  %2544 = load i64, ptr %2543, align 8
  %2545 = getelementptr inbounds i8, ptr %2541, i64 16
  %2546 = load i64, ptr %2545, align 8
  %2547 = add i64 %2544, -1
  %2548 = add i64 %2547, %2546
  %2549 = sdiv i64 %2548, %2544
  %2550 = call noundef i64 @llvm.smax.i64(i64 %2549, i64 1)
  %2551 = load ptr, ptr %84, align 8
  %2552 = load i64, ptr %85, align 8
  %2553 = getelementptr %struct.store_row, ptr %2551, i64 %2552
  %2554 = load i64, ptr %76, align 8
  %2555 = getelementptr inbounds i8, ptr %2542, i64 72
  %2556 = load i64, ptr %2555, align 8
  %2557 = icmp ne i64 %2556, 0
  %2558 = icmp sgt i64 %2554, -1
  %2559 = select i1 %2557, i1 %2558, i1 false
  br i1 %2559, label %2565, label %2560

2560:                                             ; preds = %2534
  %2561 = getelementptr inbounds i8, ptr %2542, i64 504
  %2562 = load i64, ptr %2561, align 8
  %2563 = icmp eq i64 %2562, 0
  %2564 = select i1 %2563, i64 0, i64 %2554
  br label %2785

2565:                                             ; preds = %2534
  %2566 = getelementptr inbounds i8, ptr %385, i64 64
  %2567 = load i64, ptr %2566, align 8
  %2568 = getelementptr inbounds i8, ptr %2542, i64 432
  %2569 = load i64, ptr %2568, align 8
  %2570 = icmp slt i64 %2567, %2569
  %2571 = getelementptr inbounds i8, ptr %2542, i64 504
  %2572 = load i64, ptr %2571, align 8
  %2573 = icmp eq i64 %2572, 0
  %2574 = select i1 %2573, i64 0, i64 %2554
  br i1 %2570, label %2785, label %2575

2575:                                             ; preds = %2565
  %2576 = getelementptr inbounds i8, ptr %2542, i64 496
  %2577 = load i64, ptr %2576, align 8
  %2578 = icmp eq i64 %2577, 0
  br i1 %2578, label %2579, label %2785

2579:                                             ; preds = %2575
  %2580 = getelementptr inbounds i8, ptr %2542, i64 80
  %2581 = load i64, ptr %2580, align 8
  %2582 = add i64 %2536, -1
  %2583 = load ptr, ptr %61, align 8
  %2584 = and i64 %2582, 32767
  %2585 = getelementptr %struct.day_row, ptr %2583, i64 %2584
  %2586 = load i64, ptr %2585, align 8
  %2587 = icmp eq i64 %2586, %2582
  br i1 %2587, label %2588, label %2593

2588:                                             ; preds = %2579
  %2589 = getelementptr inbounds i8, ptr %2585, i64 8
  %2590 = load i64, ptr %2589, align 8
  %2591 = xor i64 %2590, -1
  %2592 = and i64 %2581, %2591
  br label %2593

2593:                                             ; preds = %2588, %2579
  %2594 = phi i64 [ %2592, %2588 ], [ %2581, %2579 ]
  %2595 = icmp eq i64 %2581, 0
  br label %2596

2596:                                             ; preds = %2609, %2593
  %2597 = phi i64 [ %2610, %2609 ], [ %2536, %2593 ]
  %2598 = and i64 %2597, 32767
  %2599 = getelementptr %struct.day_row, ptr %2583, i64 %2598
  %2600 = load i64, ptr %2599, align 8
  %2601 = icmp eq i64 %2600, %2597
  br i1 %2601, label %2602, label %2608

2602:                                             ; preds = %2596
  %2603 = getelementptr inbounds i8, ptr %2599, i64 8
  %2604 = load i64, ptr %2603, align 8
  %2605 = xor i64 %2604, -1
  %2606 = and i64 %2581, %2605
  %2607 = icmp eq i64 %2606, 0
  br i1 %2607, label %2609, label %2611

2608:                                             ; preds = %2596
  br i1 %2595, label %2609, label %2611

2609:                                             ; preds = %2608, %2602
  %2610 = add i64 %2597, 1
  br label %2596, !llvm.loop !43

2611:                                             ; preds = %2608, %2602
  %2612 = phi i64 [ %2581, %2608 ], [ %2606, %2602 ]
  %2613 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2612, i1 true)
  %2614 = add i64 %2612, -1
  %2615 = and i64 %2614, %2612
  %2616 = icmp eq i64 %2615, 0
  br i1 %2616, label %2632, label %2617

2617:                                             ; preds = %2611
  %2618 = load ptr, ptr %71, align 8
  br label %2619

2619:                                             ; preds = %2619, %2617
  %2620 = phi i64 [ %2615, %2617 ], [ %2630, %2619 ]
  %2621 = phi i64 [ %2613, %2617 ], [ %2628, %2619 ]
  %2622 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2620, i1 true)
  %2623 = getelementptr i64, ptr %2618, i64 %2622
  %2624 = load i64, ptr %2623, align 8
  %2625 = getelementptr i64, ptr %2618, i64 %2621
  %2626 = load i64, ptr %2625, align 8
  %2627 = icmp slt i64 %2624, %2626
  %2628 = select i1 %2627, i64 %2622, i64 %2621
  %2629 = add i64 %2620, -1
  %2630 = and i64 %2629, %2620
  %2631 = icmp eq i64 %2630, 0
  br i1 %2631, label %2632, label %2619, !llvm.loop !44

2632:                                             ; preds = %2619, %2611
  %2633 = phi i64 [ %2613, %2611 ], [ %2628, %2619 ]
  br i1 %2601, label %2634, label %2637

2634:                                             ; preds = %2632
  %2635 = getelementptr inbounds i8, ptr %2599, i64 8
  %2636 = load i64, ptr %2635, align 8
  br label %2638

2637:                                             ; preds = %2632
  store i64 %2597, ptr %2599, align 8
  br label %2638

2638:                                             ; preds = %2637, %2634
  %2639 = phi i64 [ %2636, %2634 ], [ 0, %2637 ]
  %2640 = shl nuw i64 1, %2633
  %2641 = getelementptr inbounds i8, ptr %2599, i64 8
  %2642 = or i64 %2639, %2640
  store i64 %2642, ptr %2641, align 8
  %2643 = load i64, ptr %80, align 8
  %2644 = or i64 %2643, %2640
  store i64 %2644, ptr %80, align 8
  %2645 = load ptr, ptr %71, align 8
  %2646 = getelementptr i64, ptr %2645, i64 %2633
  %2647 = load i64, ptr %2646, align 8
  %2648 = add i64 %2647, 1
  store i64 %2648, ptr %2646, align 8
  %2649 = load i64, ptr %2580, align 8
  %2650 = icmp sgt i64 %2549, 1
  br i1 %2650, label %2651, label %2712

2651:                                             ; preds = %2638
  %2652 = icmp eq i64 %2649, 0
  br label %2653

2653:                                             ; preds = %2700, %2651
  %2654 = phi i64 [ %2550, %2651 ], [ %2656, %2700 ]
  %2655 = phi i64 [ %2597, %2651 ], [ %2659, %2700 ]
  %2656 = add nsw i64 %2654, -1
  %2657 = load ptr, ptr %61, align 8
  br label %2658

2658:                                             ; preds = %2671, %2653
  %2659 = phi i64 [ %2672, %2671 ], [ %2655, %2653 ]
  %2660 = and i64 %2659, 32767
  %2661 = getelementptr %struct.day_row, ptr %2657, i64 %2660
  %2662 = load i64, ptr %2661, align 8
  %2663 = icmp eq i64 %2662, %2659
  br i1 %2663, label %2664, label %2670

2664:                                             ; preds = %2658
  %2665 = getelementptr inbounds i8, ptr %2661, i64 8
  %2666 = load i64, ptr %2665, align 8
  %2667 = xor i64 %2666, -1
  %2668 = and i64 %2649, %2667
  %2669 = icmp eq i64 %2668, 0
  br i1 %2669, label %2671, label %2673

2670:                                             ; preds = %2658
  br i1 %2652, label %2671, label %2673

2671:                                             ; preds = %2670, %2664
  %2672 = add i64 %2659, 1
  br label %2658, !llvm.loop !43

2673:                                             ; preds = %2670, %2664
  %2674 = phi i64 [ %2649, %2670 ], [ %2668, %2664 ]
  %2675 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2674, i1 true)
  %2676 = add i64 %2674, -1
  %2677 = and i64 %2676, %2674
  %2678 = icmp eq i64 %2677, 0
  br i1 %2678, label %2694, label %2679

2679:                                             ; preds = %2673
  %2680 = load ptr, ptr %71, align 8
  br label %2681

2681:                                             ; preds = %2681, %2679
  %2682 = phi i64 [ %2677, %2679 ], [ %2692, %2681 ]
  %2683 = phi i64 [ %2675, %2679 ], [ %2690, %2681 ]
  %2684 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2682, i1 true)
  %2685 = getelementptr i64, ptr %2680, i64 %2684
  %2686 = load i64, ptr %2685, align 8
  %2687 = getelementptr i64, ptr %2680, i64 %2683
  %2688 = load i64, ptr %2687, align 8
  %2689 = icmp slt i64 %2686, %2688
  %2690 = select i1 %2689, i64 %2684, i64 %2683
  %2691 = add i64 %2682, -1
  %2692 = and i64 %2691, %2682
  %2693 = icmp eq i64 %2692, 0
  br i1 %2693, label %2694, label %2681, !llvm.loop !44

2694:                                             ; preds = %2681, %2673
  %2695 = phi i64 [ %2675, %2673 ], [ %2690, %2681 ]
  br i1 %2663, label %2696, label %2699

2696:                                             ; preds = %2694
  %2697 = getelementptr inbounds i8, ptr %2661, i64 8
  %2698 = load i64, ptr %2697, align 8
  br label %2700

2699:                                             ; preds = %2694
  store i64 %2659, ptr %2661, align 8
  br label %2700

2700:                                             ; preds = %2699, %2696
  %2701 = phi i64 [ %2698, %2696 ], [ 0, %2699 ]
  %2702 = shl nuw i64 1, %2695
  %2703 = getelementptr inbounds i8, ptr %2661, i64 8
  %2704 = or i64 %2701, %2702
  store i64 %2704, ptr %2703, align 8
  %2705 = load i64, ptr %80, align 8
  %2706 = or i64 %2705, %2702
  store i64 %2706, ptr %80, align 8
  %2707 = load ptr, ptr %71, align 8
  %2708 = getelementptr i64, ptr %2707, i64 %2695
  %2709 = load i64, ptr %2708, align 8
  %2710 = add i64 %2709, 1
  store i64 %2710, ptr %2708, align 8
  %2711 = icmp sgt i64 %2654, 2
  br i1 %2711, label %2653, label %2712, !llvm.loop !49

2712:                                             ; preds = %2700, %2638
  %2713 = phi i64 [ %2597, %2638 ], [ %2659, %2700 ]
  %2714 = icmp sgt i64 %2597, %2574
  %2715 = icmp eq i64 %2594, 0
  %2716 = select i1 %2650, i1 %2715, i1 false
  %2717 = select i1 %2714, i1 true, i1 %2716
  br i1 %2717, label %2718, label %2785

2718:                                             ; preds = %2712
  %2719 = load i64, ptr %2555, align 8
  %2720 = getelementptr inbounds i8, ptr %2542, i64 96
  %2721 = load i64, ptr %2720, align 8
  %2722 = mul i64 %2721, %2550
  %2723 = icmp sgt i64 %2722, 0
  br i1 %2723, label %2724, label %2785

2724:                                             ; preds = %2718
  %2725 = icmp eq i64 %2719, 0
  br label %2726

2726:                                             ; preds = %2772, %2724
  %2727 = phi i64 [ %2722, %2724 ], [ %2783, %2772 ]
  %2728 = phi i64 [ %2597, %2724 ], [ %2731, %2772 ]
  %2729 = load ptr, ptr %61, align 8
  br label %2730

2730:                                             ; preds = %2743, %2726
  %2731 = phi i64 [ %2744, %2743 ], [ %2728, %2726 ]
  %2732 = and i64 %2731, 32767
  %2733 = getelementptr %struct.day_row, ptr %2729, i64 %2732
  %2734 = load i64, ptr %2733, align 8
  %2735 = icmp eq i64 %2734, %2731
  br i1 %2735, label %2736, label %2742

2736:                                             ; preds = %2730
  %2737 = getelementptr inbounds i8, ptr %2733, i64 8
  %2738 = load i64, ptr %2737, align 8
  %2739 = xor i64 %2738, -1
  %2740 = and i64 %2719, %2739
  %2741 = icmp eq i64 %2740, 0
  br i1 %2741, label %2743, label %2745

2742:                                             ; preds = %2730
  br i1 %2725, label %2743, label %2745

2743:                                             ; preds = %2742, %2736
  %2744 = add i64 %2731, 1
  br label %2730, !llvm.loop !43

2745:                                             ; preds = %2742, %2736
  %2746 = phi i64 [ %2719, %2742 ], [ %2740, %2736 ]
  %2747 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2746, i1 true)
  %2748 = add i64 %2746, -1
  %2749 = and i64 %2748, %2746
  %2750 = icmp eq i64 %2749, 0
  br i1 %2750, label %2766, label %2751

2751:                                             ; preds = %2745
  %2752 = load ptr, ptr %71, align 8
  br label %2753

2753:                                             ; preds = %2753, %2751
  %2754 = phi i64 [ %2749, %2751 ], [ %2764, %2753 ]
  %2755 = phi i64 [ %2747, %2751 ], [ %2762, %2753 ]
  %2756 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2754, i1 true)
  %2757 = getelementptr i64, ptr %2752, i64 %2756
  %2758 = load i64, ptr %2757, align 8
  %2759 = getelementptr i64, ptr %2752, i64 %2755
  %2760 = load i64, ptr %2759, align 8
  %2761 = icmp slt i64 %2758, %2760
  %2762 = select i1 %2761, i64 %2756, i64 %2755
  %2763 = add i64 %2754, -1
  %2764 = and i64 %2763, %2754
  %2765 = icmp eq i64 %2764, 0
  br i1 %2765, label %2766, label %2753, !llvm.loop !44

2766:                                             ; preds = %2753, %2745
  %2767 = phi i64 [ %2747, %2745 ], [ %2762, %2753 ]
  br i1 %2735, label %2768, label %2771

2768:                                             ; preds = %2766
  %2769 = getelementptr inbounds i8, ptr %2733, i64 8
  %2770 = load i64, ptr %2769, align 8
  br label %2772

2771:                                             ; preds = %2766
  store i64 %2731, ptr %2733, align 8
  br label %2772

2772:                                             ; preds = %2771, %2768
  %2773 = phi i64 [ %2770, %2768 ], [ 0, %2771 ]
  %2774 = shl nuw i64 1, %2767
  %2775 = getelementptr inbounds i8, ptr %2733, i64 8
  %2776 = or i64 %2773, %2774
  store i64 %2776, ptr %2775, align 8
  %2777 = load i64, ptr %80, align 8
  %2778 = or i64 %2777, %2774
  store i64 %2778, ptr %80, align 8
  %2779 = load ptr, ptr %71, align 8
  %2780 = getelementptr i64, ptr %2779, i64 %2767
  %2781 = load i64, ptr %2780, align 8
  %2782 = add i64 %2781, 1
  store i64 %2782, ptr %2780, align 8
  %2783 = add nsw i64 %2727, -1
  %2784 = icmp sgt i64 %2727, 1
  br i1 %2784, label %2726, label %2785, !llvm.loop !49

2785:                                             ; preds = %2772, %2718, %2712, %2575, %2565, %2560
  %2786 = phi i1 [ false, %2575 ], [ true, %2565 ], [ false, %2718 ], [ true, %2560 ], [ false, %2712 ], [ false, %2772 ]
  %2787 = phi i64 [ %2574, %2575 ], [ %2574, %2565 ], [ %2574, %2718 ], [ %2564, %2560 ], [ %2574, %2712 ], [ %2574, %2772 ]
  %2788 = phi i64 [ %2536, %2575 ], [ %2536, %2565 ], [ %2597, %2718 ], [ %2536, %2560 ], [ %2713, %2712 ], [ %2731, %2772 ]
  %2789 = getelementptr inbounds i8, ptr %385, i64 64
  %2790 = load i64, ptr %2789, align 8
  %2791 = icmp eq i64 %2790, 0
  br i1 %2791, label %2798, label %2792

2792:                                             ; preds = %2785
  %2793 = load ptr, ptr %20, align 8
  %2794 = getelementptr inbounds i8, ptr %2793, i64 152
  %2795 = load i64, ptr %2794, align 8
  %2796 = icmp sge i64 %2790, %2795
  %2797 = zext i1 %2796 to i64
  br label %2798

2798:                                             ; preds = %2792, %2785
  %2799 = phi i64 [ %2797, %2792 ], [ 2, %2785 ]
  %2800 = getelementptr inbounds i8, ptr %385, i64 88
  %2801 = load i64, ptr %2800, align 8
  %2802 = icmp eq i64 %2801, 0
  br i1 %2802, label %2803, label %2805

2803:                                             ; preds = %2798
  %2804 = load i64, ptr %2545, align 8
  br label %2811

2805:                                             ; preds = %2798
  %2806 = getelementptr inbounds i8, ptr %2541, i64 8
  %2807 = load i64, ptr %2806, align 8
  %2808 = load i64, ptr %2545, align 8
  %2809 = icmp slt i64 %2807, %2808
  %2810 = zext i1 %2809 to i64
  br label %2811

2811:                                             ; preds = %2805, %2803
  %2812 = phi i64 [ %2804, %2803 ], [ %2808, %2805 ]
  %2813 = phi i64 [ 0, %2803 ], [ %2810, %2805 ]
  %2814 = icmp slt i64 %2812, 4
  %2815 = zext i1 %2814 to i64
  %2816 = load i64, ptr %2541, align 8
  store i64 %2788, ptr %2553, align 8
  %2817 = getelementptr inbounds i8, ptr %2553, i64 8
  store i64 %2535, ptr %2817, align 8
  %2818 = getelementptr inbounds i8, ptr %2553, i64 16
  store i64 9223372036854775807, ptr %2818, align 8
  %2819 = getelementptr inbounds i8, ptr %2553, i64 24
  store i64 %2801, ptr %2819, align 8
  %2820 = getelementptr inbounds i8, ptr %2553, i64 32
  store i64 %2813, ptr %2820, align 8
  %2821 = getelementptr inbounds i8, ptr %2553, i64 40
  store i64 %2799, ptr %2821, align 8
  %2822 = getelementptr inbounds i8, ptr %2553, i64 48
  %2823 = getelementptr inbounds i8, ptr %2553, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %2822, i8 0, i64 40, i1 false)
  store i64 %2816, ptr %2823, align 8
  %2824 = getelementptr inbounds i8, ptr %2553, i64 96
  store i64 %2815, ptr %2824, align 8
  br i1 %2786, label %2968, label %2825

2825:                                             ; preds = %2811
  %2826 = load ptr, ptr %20, align 8
  %2827 = getelementptr inbounds i8, ptr %2826, i64 496
  %2828 = load i64, ptr %2827, align 8
  %2829 = icmp eq i64 %2828, 0
  br i1 %2829, label %2968, label %2830

2830:                                             ; preds = %2825
  %2831 = getelementptr inbounds i8, ptr %2826, i64 104
  %2832 = load i64, ptr %2831, align 8
  %2833 = icmp eq i64 %2832, 0
  br i1 %2833, label %2846, label %2834

2834:                                             ; preds = %2830
  %2835 = load ptr, ptr %46, align 8
  br label %2836

2836:                                             ; preds = %2836, %2834
  %2837 = phi i64 [ 9223372036854775807, %2834 ], [ %2842, %2836 ]
  %2838 = phi i64 [ %2832, %2834 ], [ %2844, %2836 ]
  %2839 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2838, i1 true)
  %2840 = getelementptr %struct.station_row, ptr %2835, i64 %2839, i32 7
  %2841 = load i64, ptr %2840, align 8
  %2842 = call i64 @llvm.smin.i64(i64 %2841, i64 %2837)
  %2843 = add i64 %2838, -1
  %2844 = and i64 %2843, %2838
  %2845 = icmp eq i64 %2844, 0
  br i1 %2845, label %2846, label %2836, !llvm.loop !50

2846:                                             ; preds = %2836, %2830
  %2847 = phi i64 [ 9223372036854775807, %2830 ], [ %2842, %2836 ]
  %2848 = load i64, ptr %13, align 8
  %2849 = call noundef i64 @llvm.smax.i64(i64 %2848, i64 %2847)
  call fastcc void @read_waiting(ptr noundef %0, ptr noundef nonnull %13, i64 noundef %2849)
  br label %2850

2850:                                             ; preds = %2882, %2846
  %2851 = load ptr, ptr %84, align 8
  %2852 = load i64, ptr %86, align 8
  %2853 = getelementptr %struct.store_row, ptr %2851, i64 %2852
  %2854 = load i64, ptr %85, align 8
  %2855 = getelementptr %struct.store_row, ptr %2851, i64 %2854
  %2856 = icmp ult ptr %2853, %2855
  br i1 %2856, label %2857, label %2875

2857:                                             ; preds = %2850
  %2858 = load i64, ptr %87, align 8
  br label %2859

2859:                                             ; preds = %2857, %2869
  %2860 = phi ptr [ %2873, %2869 ], [ %2853, %2857 ]
  %2861 = phi i64 [ %2872, %2869 ], [ 0, %2857 ]
  %2862 = getelementptr inbounds i8, ptr %2860, i64 64
  %2863 = load i64, ptr %2862, align 8
  %2864 = icmp eq i64 %2863, 0
  br i1 %2864, label %2869, label %2865

2865:                                             ; preds = %2859
  %2866 = getelementptr inbounds i8, ptr %2860, i64 48
  %2867 = load i64, ptr %2866, align 8
  %2868 = icmp slt i64 %2867, %2858
  br label %2869

2869:                                             ; preds = %2865, %2859
  %2870 = phi i1 [ false, %2859 ], [ %2868, %2865 ]
  %2871 = zext i1 %2870 to i64
  %2872 = add i64 %2861, %2871
  %2873 = getelementptr i8, ptr %2860, i64 104
  %2874 = icmp ult ptr %2873, %2855
  br i1 %2874, label %2859, label %2875, !llvm.loop !51

2875:                                             ; preds = %2869, %2850
  %2876 = phi i64 [ 0, %2850 ], [ %2872, %2869 ]
  %2877 = load ptr, ptr %20, align 8
  %2878 = getelementptr inbounds i8, ptr %2877, i64 496
  %2879 = load i64, ptr %2878, align 8
  %2880 = icmp slt i64 %2876, %2879
  %2881 = load i64, ptr %87, align 8
  br i1 %2880, label %2884, label %2882

2882:                                             ; preds = %2875
  %2883 = add i64 %2881, 1
  call fastcc void @read_waiting(ptr noundef nonnull %0, ptr noundef nonnull %13, i64 noundef %2883)
  br label %2850, !llvm.loop !52

2884:                                             ; preds = %2875
  %2885 = getelementptr inbounds i8, ptr %2877, i64 104
  %2886 = load i64, ptr %2885, align 8
  %2887 = icmp eq i64 %2886, 0
  br i1 %2887, label %2898, label %2888

2888:                                             ; preds = %2884, %2888
  %2889 = phi i64 [ %2896, %2888 ], [ %2886, %2884 ]
  %2890 = load ptr, ptr %46, align 8
  %2891 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2889, i1 true)
  %2892 = getelementptr %struct.station_row, ptr %2890, i64 %2891, i32 7
  %2893 = load i64, ptr %2892, align 8
  %2894 = call noundef i64 @llvm.smax.i64(i64 %2893, i64 %2881)
  store i64 %2894, ptr %2892, align 8
  %2895 = add i64 %2889, -1
  %2896 = and i64 %2895, %2889
  %2897 = icmp eq i64 %2896, 0
  br i1 %2897, label %2898, label %2888, !llvm.loop !53

2898:                                             ; preds = %2888, %2884
  store i64 %2788, ptr %2822, align 8
  %2899 = getelementptr inbounds i8, ptr %2553, i64 56
  store i64 %2787, ptr %2899, align 8
  %2900 = getelementptr inbounds i8, ptr %2553, i64 72
  store i64 %2550, ptr %2900, align 8
  %2901 = getelementptr inbounds i8, ptr %2553, i64 64
  store i64 %2550, ptr %2901, align 8
  %2902 = load i64, ptr %88, align 8
  %2903 = add i64 %2902, 1
  store i64 %2903, ptr %88, align 8
  %2904 = load ptr, ptr %20, align 8
  %2905 = getelementptr inbounds i8, ptr %2904, i64 80
  %2906 = load i64, ptr %2905, align 8
  %2907 = icmp eq i64 %2906, 0
  br label %2908

2908:                                             ; preds = %2954, %2898
  %2909 = phi i64 [ %2550, %2898 ], [ %2965, %2954 ]
  %2910 = phi i64 [ %2788, %2898 ], [ %2913, %2954 ]
  %2911 = load ptr, ptr %61, align 8
  br label %2912

2912:                                             ; preds = %2925, %2908
  %2913 = phi i64 [ %2926, %2925 ], [ %2910, %2908 ]
  %2914 = and i64 %2913, 32767
  %2915 = getelementptr %struct.day_row, ptr %2911, i64 %2914
  %2916 = load i64, ptr %2915, align 8
  %2917 = icmp eq i64 %2916, %2913
  br i1 %2917, label %2918, label %2924

2918:                                             ; preds = %2912
  %2919 = getelementptr inbounds i8, ptr %2915, i64 8
  %2920 = load i64, ptr %2919, align 8
  %2921 = xor i64 %2920, -1
  %2922 = and i64 %2906, %2921
  %2923 = icmp eq i64 %2922, 0
  br i1 %2923, label %2925, label %2927

2924:                                             ; preds = %2912
  br i1 %2907, label %2925, label %2927

2925:                                             ; preds = %2924, %2918
  %2926 = add i64 %2913, 1
  br label %2912, !llvm.loop !43

2927:                                             ; preds = %2924, %2918
  %2928 = phi i64 [ %2906, %2924 ], [ %2922, %2918 ]
  %2929 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2928, i1 true)
  %2930 = add i64 %2928, -1
  %2931 = and i64 %2930, %2928
  %2932 = icmp eq i64 %2931, 0
  br i1 %2932, label %2948, label %2933

2933:                                             ; preds = %2927
  %2934 = load ptr, ptr %71, align 8
  br label %2935

2935:                                             ; preds = %2935, %2933
  %2936 = phi i64 [ %2931, %2933 ], [ %2946, %2935 ]
  %2937 = phi i64 [ %2929, %2933 ], [ %2944, %2935 ]
  %2938 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2936, i1 true)
  %2939 = getelementptr i64, ptr %2934, i64 %2938
  %2940 = load i64, ptr %2939, align 8
  %2941 = getelementptr i64, ptr %2934, i64 %2937
  %2942 = load i64, ptr %2941, align 8
  %2943 = icmp slt i64 %2940, %2942
  %2944 = select i1 %2943, i64 %2938, i64 %2937
  %2945 = add i64 %2936, -1
  %2946 = and i64 %2945, %2936
  %2947 = icmp eq i64 %2946, 0
  br i1 %2947, label %2948, label %2935, !llvm.loop !44

2948:                                             ; preds = %2935, %2927
  %2949 = phi i64 [ %2929, %2927 ], [ %2944, %2935 ]
  br i1 %2917, label %2950, label %2953

2950:                                             ; preds = %2948
  %2951 = getelementptr inbounds i8, ptr %2915, i64 8
  %2952 = load i64, ptr %2951, align 8
  br label %2954

2953:                                             ; preds = %2948
  store i64 %2913, ptr %2915, align 8
  br label %2954

2954:                                             ; preds = %2953, %2950
  %2955 = phi i64 [ %2952, %2950 ], [ 0, %2953 ]
  %2956 = shl nuw i64 1, %2949
  %2957 = getelementptr inbounds i8, ptr %2915, i64 8
  %2958 = or i64 %2955, %2956
  store i64 %2958, ptr %2957, align 8
  %2959 = load i64, ptr %80, align 8
  %2960 = or i64 %2959, %2956
  store i64 %2960, ptr %80, align 8
  %2961 = load ptr, ptr %71, align 8
  %2962 = getelementptr i64, ptr %2961, i64 %2949
  %2963 = load i64, ptr %2962, align 8
  %2964 = add i64 %2963, 1
  store i64 %2964, ptr %2962, align 8
  %2965 = add nsw i64 %2909, -1
  %2966 = icmp sgt i64 %2909, 1
  br i1 %2966, label %2908, label %2967, !llvm.loop !49

2967:                                             ; preds = %2954
  store i64 %2913, ptr %2553, align 8
  br label %2968

2968:                                             ; preds = %2967, %2825, %2811
  %2969 = phi i64 [ %2913, %2967 ], [ %2788, %2825 ], [ %2788, %2811 ]
  %2970 = add i64 %2969, 1
  %2971 = load i64, ptr %85, align 8
  %2972 = add i64 %2971, 1
  store i64 %2972, ptr %85, align 8
  br label %2973

2973:                                             ; preds = %2968, %2417
  %2974 = phi i64 [ %1995, %2417 ], [ %2475, %2968 ]
  %2975 = phi i64 [ %2418, %2417 ], [ %2970, %2968 ]
  %2976 = phi i64 [ %2418, %2417 ], [ %2121, %2968 ]
  br i1 %1143, label %2980, label %2977

2977:                                             ; preds = %2973
  %2978 = load i64, ptr %385, align 8
  br label %3052

2979:                                             ; preds = %2419
  br i1 %1143, label %2988, label %3058

2980:                                             ; preds = %2973
  br i1 %1993, label %2981, label %2988

2981:                                             ; preds = %2980
  %2982 = load ptr, ptr %20, align 8
  %2983 = getelementptr inbounds i8, ptr %2982, i64 312
  %2984 = load i64, ptr %2983, align 8
  %2985 = icmp eq i64 %2984, 0
  %2986 = add i64 %2975, -1
  %2987 = select i1 %2985, i64 %2974, i64 %2986
  br label %2988

2988:                                             ; preds = %2981, %2980, %2979
  %2989 = phi i64 [ %2974, %2980 ], [ %2974, %2981 ], [ %1995, %2979 ]
  %2990 = phi i64 [ %2975, %2980 ], [ %2975, %2981 ], [ %2114, %2979 ]
  %2991 = phi i64 [ %2976, %2980 ], [ %2976, %2981 ], [ %2121, %2979 ]
  %2992 = phi i64 [ %2974, %2980 ], [ %2987, %2981 ], [ %1995, %2979 ]
  %2993 = load ptr, ptr %46, align 8
  %2994 = getelementptr %struct.station_row, ptr %2993, i64 %1140
  %2995 = load ptr, ptr %47, align 8
  %2996 = load i64, ptr %48, align 8
  %2997 = mul i64 %2996, %1140
  %2998 = getelementptr i64, ptr %2995, i64 %2997
  %2999 = getelementptr inbounds i8, ptr %2994, i64 32
  %3000 = load i64, ptr %2999, align 8
  %3001 = load i64, ptr %2994, align 8
  %3002 = icmp slt i64 %3000, %3001
  br i1 %3002, label %3003, label %3016

3003:                                             ; preds = %2988
  %3004 = add nsw i64 %3000, 1
  store i64 %3004, ptr %2999, align 8
  %3005 = icmp sgt i64 %3000, 0
  br i1 %3005, label %3006, label %3041

3006:                                             ; preds = %3003, %3013
  %3007 = phi i64 [ %3009, %3013 ], [ %3000, %3003 ]
  %3008 = add nsw i64 %3007, -1
  %3009 = lshr i64 %3008, 1
  %3010 = getelementptr i64, ptr %2998, i64 %3009
  %3011 = load i64, ptr %3010, align 8
  %3012 = icmp sgt i64 %3011, %2992
  br i1 %3012, label %3013, label %3041

3013:                                             ; preds = %3006
  %3014 = getelementptr i64, ptr %2998, i64 %3007
  store i64 %3011, ptr %3014, align 8
  %3015 = icmp ult i64 %3008, 2
  br i1 %3015, label %3041, label %3006

3016:                                             ; preds = %2988
  %3017 = icmp sgt i64 %3000, 1
  br i1 %3017, label %3018, label %3041

3018:                                             ; preds = %3016, %3036
  %3019 = phi i64 [ %3039, %3036 ], [ 1, %3016 ]
  %3020 = phi i64 [ %3038, %3036 ], [ 0, %3016 ]
  %3021 = phi i64 [ %3032, %3036 ], [ 0, %3016 ]
  %3022 = add i64 %3020, 2
  %3023 = icmp slt i64 %3022, %3000
  br i1 %3023, label %3024, label %3031

3024:                                             ; preds = %3018
  %3025 = getelementptr i64, ptr %2998, i64 %3022
  %3026 = load i64, ptr %3025, align 8
  %3027 = getelementptr i64, ptr %2998, i64 %3019
  %3028 = load i64, ptr %3027, align 8
  %3029 = icmp slt i64 %3026, %3028
  %3030 = select i1 %3029, i64 %3022, i64 %3019
  br label %3031

3031:                                             ; preds = %3024, %3018
  %3032 = phi i64 [ %3019, %3018 ], [ %3030, %3024 ]
  %3033 = getelementptr i64, ptr %2998, i64 %3032
  %3034 = load i64, ptr %3033, align 8
  %3035 = icmp slt i64 %3034, %2992
  br i1 %3035, label %3036, label %3041

3036:                                             ; preds = %3031
  %3037 = getelementptr i64, ptr %2998, i64 %3021
  store i64 %3034, ptr %3037, align 8
  %3038 = shl i64 %3032, 1
  %3039 = or disjoint i64 %3038, 1
  %3040 = icmp slt i64 %3039, %3000
  br i1 %3040, label %3018, label %3041

3041:                                             ; preds = %3036, %3031, %3013, %3006, %3016, %3003
  %3042 = phi i64 [ %3000, %3003 ], [ 0, %3016 ], [ %3009, %3013 ], [ %3007, %3006 ], [ %3032, %3036 ], [ %3021, %3031 ]
  %3043 = getelementptr i64, ptr %2998, i64 %3042
  store i64 %2992, ptr %3043, align 8
  %3044 = getelementptr inbounds i8, ptr %385, i64 64
  %3045 = load i64, ptr %3044, align 8
  %3046 = icmp sgt i64 %3045, 0
  %3047 = load i64, ptr %385, align 8
  %3048 = icmp eq i64 %3047, 0
  %3049 = select i1 %3046, i1 %3048, i1 false
  br i1 %3049, label %3050, label %3052

3050:                                             ; preds = %3041
  %3051 = load i64, ptr %50, align 8
  br label %3058

3052:                                             ; preds = %3041, %2977
  %3053 = phi i64 [ %2978, %2977 ], [ %3047, %3041 ]
  %3054 = phi i64 [ %2976, %2977 ], [ %2991, %3041 ]
  %3055 = phi i64 [ %2975, %2977 ], [ %2990, %3041 ]
  %3056 = phi i64 [ %2974, %2977 ], [ %2989, %3041 ]
  %3057 = icmp eq i64 %3053, 1
  br i1 %3057, label %3070, label %3058

3058:                                             ; preds = %3052, %3050, %2979
  %3059 = phi i64 [ -1048576, %3052 ], [ -1048576, %2979 ], [ %3051, %3050 ]
  %3060 = phi i64 [ %3056, %3052 ], [ %1995, %2979 ], [ %2989, %3050 ]
  %3061 = phi i64 [ %3055, %3052 ], [ %2114, %2979 ], [ %2990, %3050 ]
  %3062 = phi i64 [ %3054, %3052 ], [ %2121, %2979 ], [ %2991, %3050 ]
  %3063 = load i64, ptr %908, align 8
  %3064 = icmp eq i64 %3063, 0
  br i1 %3064, label %3065, label %3070

3065:                                             ; preds = %3058
  %3066 = load i64, ptr %1328, align 8
  %3067 = load i64, ptr %1330, align 8
  %3068 = icmp eq i64 %3066, %3067
  %3069 = zext i1 %3068 to i64
  br label %3070

3070:                                             ; preds = %3065, %3058, %3052
  %3071 = phi i64 [ %3059, %3058 ], [ -1048576, %3052 ], [ %3059, %3065 ]
  %3072 = phi i64 [ %3060, %3058 ], [ %3056, %3052 ], [ %3060, %3065 ]
  %3073 = phi i64 [ %3061, %3058 ], [ %3055, %3052 ], [ %3061, %3065 ]
  %3074 = phi i64 [ %3062, %3058 ], [ %3054, %3052 ], [ %3062, %3065 ]
  %3075 = phi i64 [ 0, %3058 ], [ 2, %3052 ], [ %3069, %3065 ]
  %3076 = getelementptr inbounds i8, ptr %385, i64 160
  %3077 = load i64, ptr %3076, align 8
  %3078 = getelementptr inbounds i8, ptr %385, i64 168
  %3079 = load i64, ptr %3078, align 8
  %3080 = icmp slt i64 %3077, %3079
  br i1 %3080, label %3081, label %3098

3081:                                             ; preds = %3070
  %3082 = getelementptr inbounds i8, ptr %385, i64 24
  br label %3083

3083:                                             ; preds = %3083, %3081
  %3084 = phi i64 [ %3077, %3081 ], [ %3095, %3083 ]
  %3085 = load ptr, ptr %51, align 8
  %3086 = load ptr, ptr %95, align 8
  %3087 = getelementptr i64, ptr %3086, i64 %3084
  %3088 = load i64, ptr %3087, align 8
  %3089 = getelementptr %struct.value_row, ptr %3085, i64 %3088
  %3090 = load i64, ptr %3082, align 8
  store i64 %3073, ptr %3089, align 8
  %3091 = getelementptr inbounds i8, ptr %3089, i64 8
  store i64 %3074, ptr %3091, align 8
  %3092 = getelementptr inbounds i8, ptr %3089, i64 16
  store i64 %3090, ptr %3092, align 8
  %3093 = getelementptr inbounds i8, ptr %3089, i64 24
  store i64 %3075, ptr %3093, align 8
  %3094 = getelementptr inbounds i8, ptr %3089, i64 32
  store i64 %3071, ptr %3094, align 8
  %3095 = add nsw i64 %3084, 1
  %3096 = load i64, ptr %3078, align 8
  %3097 = icmp slt i64 %3095, %3096
  br i1 %3097, label %3083, label %3098, !llvm.loop !54

3098:                                             ; preds = %3083, %3070
  %3099 = load ptr, ptr %29, align 8
  %3100 = icmp eq ptr %3099, null
  br i1 %3100, label %3105, label %3101

3101:                                             ; preds = %3098
  store i64 %3072, ptr %35, align 8
  store i64 %3073, ptr %36, align 8
  %3102 = load i64, ptr %37, align 8
  %3103 = add i64 %3102, 1
  store i64 %3103, ptr %37, align 8
  %3104 = getelementptr %struct.event_row, ptr %3099, i64 %3102
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %3104, ptr noundef nonnull align 8 dereferenceable(64) %26, i64 64, i1 false)
  store i64 0, ptr %26, align 8
  br label %3105

3105:                                             ; preds = %3098, %3101
  %3106 = call noundef i64 @llvm.smax.i64(i64 %383, i64 %3073)
  %3107 = load i64, ptr %434, align 8
  %3108 = add i64 %3107, %382
  %3109 = load i64, ptr %386, align 8
  switch i64 %3109, label %3110 [
    i64 0, label %3115
    i64 1, label %3113
    i64 2, label %3113
  ]

3110:                                             ; preds = %3105
  %3111 = load i64, ptr %28, align 8
  %3112 = add i64 %3111, %3109
  br label %3113

3113:                                             ; preds = %3105, %3105, %3110
  %3114 = phi i64 [ %3112, %3110 ], [ 0, %3105 ], [ 0, %3105 ]
  store i64 %3114, ptr %28, align 8
  br label %3115

3115:                                             ; preds = %3113, %3105, %392, %395
  %3116 = phi i64 [ %383, %395 ], [ %383, %392 ], [ %3106, %3105 ], [ %3106, %3113 ]
  %3117 = phi i64 [ %382, %395 ], [ %382, %392 ], [ %3108, %3105 ], [ %3108, %3113 ]
  %3118 = add nsw i64 %381, 1
  %3119 = load i64, ptr %177, align 8
  %3120 = icmp slt i64 %3118, %3119
  br i1 %3120, label %380, label %180, !llvm.loop !55
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
  br i1 %16, label %17, label %24

17:                                               ; preds = %8
  %18 = load i64, ptr %15, align 8
  %19 = icmp eq i64 %4, 0
  %20 = getelementptr inbounds i8, ptr %3, i64 360
  %21 = getelementptr inbounds i8, ptr %3, i64 368
  %22 = getelementptr inbounds i8, ptr %3, i64 160
  %23 = getelementptr inbounds i8, ptr %9, i64 32
  br label %25

24:                                               ; preds = %165, %8
  ret void

25:                                               ; preds = %17, %165
  %26 = phi i64 [ %5, %17 ], [ %172, %165 ]
  %27 = phi i64 [ 0, %17 ], [ %166, %165 ]
  %28 = phi i64 [ -1, %17 ], [ %171, %165 ]
  %29 = phi i64 [ 0, %17 ], [ %170, %165 ]
  %30 = phi i64 [ 0, %17 ], [ %169, %165 ]
  %31 = phi i64 [ %18, %17 ], [ %168, %165 ]
  %32 = phi i64 [ 0, %17 ], [ %167, %165 ]
  %33 = getelementptr i32, ptr %0, i64 %27
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr %struct.decoded_row, ptr %2, i64 %35
  %37 = getelementptr double, ptr %7, i64 %27
  %38 = load double, ptr %37, align 8
  %39 = fcmp oeq double %38, 0.000000e+00
  br i1 %39, label %40, label %42

40:                                               ; preds = %25
  %41 = add nuw nsw i64 %27, 1
  br label %165

42:                                               ; preds = %25
  %43 = icmp slt i64 %28, 0
  br i1 %43, label %44, label %52

44:                                               ; preds = %42
  br i1 %19, label %45, label %47

45:                                               ; preds = %44
  %46 = load i64, ptr %36, align 8
  br label %47

47:                                               ; preds = %45, %44
  %48 = phi i64 [ %26, %44 ], [ %46, %45 ]
  store i64 -1, ptr %14, align 8
  %49 = load i64, ptr %9, align 8
  %50 = tail call noundef i64 @llvm.smax.i64(i64 %49, i64 %30)
  store i64 %50, ptr %9, align 8
  %51 = call fastcc i64 @predecode(ptr noundef nonnull %9, ptr noundef %3, ptr noundef nonnull %0, i64 noundef %1, ptr noundef %2, i64 noundef %27, i64 noundef %48)
  br label %52

52:                                               ; preds = %47, %42
  %53 = phi i64 [ %51, %47 ], [ %28, %42 ]
  %54 = phi i64 [ %48, %47 ], [ %26, %42 ]
  %55 = getelementptr inbounds i8, ptr %36, i64 8
  %56 = load i64, ptr %55, align 8
  %57 = add i64 %56, %54
  %58 = add nuw nsw i64 %27, 1
  %59 = icmp slt i64 %58, %1
  br i1 %59, label %60, label %82

60:                                               ; preds = %52
  %61 = getelementptr double, ptr %7, i64 %58
  %62 = load double, ptr %61, align 8
  %63 = fcmp oeq double %62, 0.000000e+00
  br i1 %63, label %82, label %64

64:                                               ; preds = %60
  br i1 %19, label %65, label %80

65:                                               ; preds = %64
  %66 = getelementptr i32, ptr %0, i64 %58
  %67 = getelementptr i8, ptr %66, i64 -4
  %68 = load i32, ptr %67, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr %struct.decoded_row, ptr %2, i64 %69
  %71 = load i32, ptr %66, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr %struct.decoded_row, ptr %2, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = load i64, ptr %70, align 8
  %76 = getelementptr inbounds i8, ptr %70, i64 8
  %77 = load i64, ptr %76, align 8
  %78 = add i64 %77, %75
  %79 = icmp eq i64 %74, %78
  br i1 %79, label %80, label %82

80:                                               ; preds = %64, %65
  %81 = call fastcc i64 @predecode(ptr noundef nonnull %9, ptr noundef %3, ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %2, i64 noundef %58, i64 noundef %57)
  br label %82

82:                                               ; preds = %52, %60, %80, %65
  %83 = phi i64 [ %81, %80 ], [ -1, %65 ], [ -1, %60 ], [ -1, %52 ]
  %84 = getelementptr inbounds i8, ptr %36, i64 40
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  %87 = tail call i64 @llvm.smax.i64(i64 %53, i64 %83)
  %88 = select i1 %86, i64 %53, i64 %87
  %89 = icmp slt i64 %30, %88
  br i1 %89, label %90, label %92

90:                                               ; preds = %82
  %91 = load i64, ptr %15, align 8
  br label %92

92:                                               ; preds = %90, %82
  %93 = phi i64 [ 0, %90 ], [ %32, %82 ]
  %94 = phi i64 [ %91, %90 ], [ %31, %82 ]
  %95 = phi i64 [ %88, %90 ], [ %30, %82 ]
  %96 = getelementptr inbounds i8, ptr %36, i64 48
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %155

99:                                               ; preds = %92
  %100 = getelementptr inbounds i8, ptr %36, i64 32
  %101 = load i64, ptr %100, align 8
  %102 = icmp slt i64 %94, 1
  br i1 %102, label %117, label %103

103:                                              ; preds = %99
  %104 = icmp sgt i64 %101, 1
  br i1 %104, label %108, label %105

105:                                              ; preds = %103
  %106 = add i64 %93, 1
  %107 = add nsw i64 %94, -1
  br label %131

108:                                              ; preds = %103
  %109 = icmp sgt i64 %93, 0
  br i1 %109, label %110, label %114

110:                                              ; preds = %108
  %111 = add i64 %95, 1
  %112 = load i64, ptr %15, align 8
  %113 = add i64 %112, -1
  br label %122

114:                                              ; preds = %108
  %115 = add nsw i64 %93, 1
  %116 = add nsw i64 %94, -1
  br label %122

117:                                              ; preds = %99
  %118 = add i64 %95, 1
  %119 = load i64, ptr %15, align 8
  %120 = add i64 %119, -1
  %121 = icmp sgt i64 %101, 1
  br i1 %121, label %122, label %131

122:                                              ; preds = %110, %117, %114
  %123 = phi i64 [ 1, %117 ], [ %115, %114 ], [ 1, %110 ]
  %124 = phi i64 [ %120, %117 ], [ %116, %114 ], [ %113, %110 ]
  %125 = phi i64 [ %118, %117 ], [ %95, %114 ], [ %111, %110 ]
  %126 = load i64, ptr %20, align 8
  %127 = icmp eq i64 %126, 0
  %128 = sub i64 %126, %101
  %129 = tail call i64 @llvm.smin.i64(i64 %128, i64 %124)
  %130 = select i1 %127, i64 %124, i64 %129
  br label %131

131:                                              ; preds = %122, %105, %117
  %132 = phi i64 [ 1, %117 ], [ %106, %105 ], [ %123, %122 ]
  %133 = phi i64 [ %120, %117 ], [ %107, %105 ], [ %130, %122 ]
  %134 = phi i64 [ %118, %117 ], [ %95, %105 ], [ %125, %122 ]
  %135 = load i64, ptr %20, align 8
  %136 = icmp eq i64 %135, 0
  %137 = icmp slt i64 %101, %135
  %138 = select i1 %136, i1 true, i1 %137
  br i1 %138, label %147, label %139

139:                                              ; preds = %131
  %140 = load i64, ptr %21, align 8
  %141 = add i64 %140, %134
  %142 = load i64, ptr %22, align 8
  %143 = add i64 %101, -1
  %144 = add i64 %143, %142
  %145 = sdiv i64 %144, %142
  %146 = add i64 %141, %145
  br label %147

147:                                              ; preds = %139, %131
  %148 = phi i64 [ %132, %131 ], [ 0, %139 ]
  %149 = phi i64 [ %133, %131 ], [ 0, %139 ]
  %150 = phi i64 [ %134, %131 ], [ %146, %139 ]
  %151 = getelementptr inbounds i8, ptr %36, i64 56
  %152 = load i64, ptr %151, align 8
  %153 = icmp eq i64 %152, 0
  %154 = select i1 %153, i64 %149, i64 0
  br label %155

155:                                              ; preds = %147, %92
  %156 = phi i64 [ %93, %92 ], [ %148, %147 ]
  %157 = phi i64 [ %94, %92 ], [ %154, %147 ]
  %158 = phi i64 [ %95, %92 ], [ %150, %147 ]
  %159 = load i64, ptr %12, align 8
  %160 = srem i64 %159, 24
  %161 = getelementptr [24 x i64], ptr %23, i64 0, i64 %160
  store i64 %158, ptr %161, align 8
  %162 = add i64 %159, 1
  store i64 %162, ptr %12, align 8
  %163 = sub i64 %158, %29
  %164 = sitofp i64 %163 to double
  store double %164, ptr %37, align 8
  br label %165

165:                                              ; preds = %40, %155
  %166 = phi i64 [ %41, %40 ], [ %58, %155 ]
  %167 = phi i64 [ %32, %40 ], [ %156, %155 ]
  %168 = phi i64 [ %31, %40 ], [ %157, %155 ]
  %169 = phi i64 [ %30, %40 ], [ %158, %155 ]
  %170 = phi i64 [ %29, %40 ], [ %158, %155 ]
  %171 = phi i64 [ %28, %40 ], [ %83, %155 ]
  %172 = phi i64 [ %26, %40 ], [ %57, %155 ]
  %173 = icmp eq i64 %166, %1
  br i1 %173, label %24, label %25, !llvm.loop !56
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
  tail call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %62, ptr align 8 %60, i64 176, i1 false)
  %63 = getelementptr inbounds i8, ptr %62, i64 128
  store i64 %57, ptr %63, align 8
  %64 = getelementptr inbounds i8, ptr %60, i64 128
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i8, ptr %60, i64 136
  %67 = load i64, ptr %66, align 8
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %78, label %69

69:                                               ; preds = %95, %54
  %70 = phi i64 [ %57, %54 ], [ %97, %95 ]
  %71 = getelementptr inbounds i8, ptr %62, i64 136
  store i64 %70, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %62, i64 144
  store i64 %58, ptr %72, align 8
  %73 = getelementptr inbounds i8, ptr %60, i64 144
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds i8, ptr %60, i64 152
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
  %102 = getelementptr inbounds i8, ptr %62, i64 152
  store i64 %101, ptr %102, align 8
  %103 = getelementptr inbounds i8, ptr %62, i64 160
  store i64 %59, ptr %103, align 8
  %104 = getelementptr inbounds i8, ptr %60, i64 160
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds i8, ptr %60, i64 168
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
  %128 = getelementptr inbounds i8, ptr %62, i64 168
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
  %9 = getelementptr i8, ptr %1, i64 176
  %10 = getelementptr i8, ptr %1, i64 352
  %11 = getelementptr i8, ptr %1, i64 528
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
  %34 = getelementptr inbounds i8, ptr %30, i64 80
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
  br i1 %48, label %50, label %41, !llvm.loop !81

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
  br i1 %57, label %32, label %58, !llvm.loop !82

58:                                               ; preds = %54, %26, %12, %18, %22
  %59 = phi i64 [ %13, %18 ], [ %13, %22 ], [ %13, %12 ], [ %13, %26 ], [ %55, %54 ]
  %60 = add nuw nsw i64 %14, 1
  %61 = icmp eq i64 %60, %3
  br i1 %61, label %10, label %12, !llvm.loop !83
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
  br i1 %64, label %66, label %57, !llvm.loop !81

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
  br i1 %109, label %110, label %103, !llvm.loop !84

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
  br i1 %133, label %200, label %122, !llvm.loop !85

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
  br i1 %199, label %200, label %175, !llvm.loop !86

200:                                              ; preds = %158, %175, %110, %122, %140, %97, %81, %167
  %201 = phi i64 [ %173, %167 ], [ %48, %81 ], [ %48, %97 ], [ %48, %140 ], [ %48, %122 ], [ %48, %110 ], [ %160, %158 ], [ %196, %175 ]
  %202 = phi i64 [ %170, %167 ], [ %47, %81 ], [ %47, %97 ], [ %47, %140 ], [ %47, %122 ], [ %47, %110 ], [ %159, %158 ], [ %193, %175 ]
  %203 = phi i64 [ %174, %167 ], [ %46, %81 ], [ %46, %97 ], [ %46, %140 ], [ %46, %122 ], [ %46, %110 ], [ %161, %158 ], [ %197, %175 ]
  %204 = add nuw nsw i64 %45, 1
  %205 = shl i64 %204, 3
  %206 = icmp slt i64 %205, %27
  br i1 %206, label %43, label %41, !llvm.loop !87

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
  br i1 %217, label %16, label %17, !llvm.loop !88
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
  br i1 %28, label %15, label %16, !llvm.loop !89

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
  br i1 %63, label %25, label %29, !llvm.loop !90
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
  br i1 %35, label %8, label %9, !llvm.loop !91
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
  br i1 %68, label %34, label %26, !llvm.loop !92

69:                                               ; preds = %72, %26
  %70 = add nuw nsw i64 %16, 1
  %71 = icmp eq i64 %70, %1
  br i1 %71, label %12, label %13, !llvm.loop !93

72:                                               ; preds = %26, %72
  %73 = phi i64 [ %77, %72 ], [ %30, %26 ]
  %74 = getelementptr i64, ptr %6, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr i64, ptr %7, i64 %75
  store i64 %16, ptr %76, align 8
  %77 = add nsw i64 %73, 1
  %78 = load i64, ptr %31, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %72, label %69, !llvm.loop !94
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
  br i1 %52, label %53, label %27, !llvm.loop !95

53:                                               ; preds = %49, %11
  %54 = phi i64 [ %13, %11 ], [ %50, %49 ]
  %55 = phi i64 [ %12, %11 ], [ %23, %49 ]
  %56 = add nuw nsw i64 %14, 1
  %57 = icmp eq i64 %56, %1
  br i1 %57, label %10, label %11, !llvm.loop !96
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
  br i1 %55, label %42, label %56, !llvm.loop !97

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
  br i1 %72, label %15, label %16, !llvm.loop !98
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
  br i1 %51, label %52, label %42, !llvm.loop !99

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
  br i1 %82, label %58, label %63, !llvm.loop !100

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
  br i1 %97, label %10, label %11, !llvm.loop !101
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
  br i1 %29, label %8, label %9, !llvm.loop !102

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
  br i1 %66, label %30, label %31, !llvm.loop !103
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
  br i1 %75, label %17, label %40, !llvm.loop !104

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
  br i1 %96, label %76, label %80, !llvm.loop !105

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
  br i1 %150, label %130, label %121, !llvm.loop !106

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
  br i1 %165, label %92, label %84, !llvm.loop !107
}

define internal fastcc i64 @issue(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %2, i64 56
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr i8, ptr %2, i64 64
  %8 = load i64, ptr %7, align 8
  %9 = or i64 %8, %6
  %10 = icmp eq i64 %9, 0
  %11 = getelementptr inbounds i8, ptr %2, i64 16
  %12 = getelementptr inbounds i8, ptr %1, i64 128
  %13 = getelementptr inbounds i8, ptr %1, i64 96
  %14 = getelementptr inbounds i8, ptr %2, i64 32
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  %17 = getelementptr inbounds i8, ptr %1, i64 136
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = getelementptr inbounds i8, ptr %2, i64 24
  %21 = getelementptr inbounds i8, ptr %2, i64 40
  %22 = getelementptr inbounds i8, ptr %2, i64 48
  br label %23

23:                                               ; preds = %357, %4
  %24 = phi i64 [ %3, %4 ], [ %358, %357 ]
  %25 = load i64, ptr %11, align 8
  %26 = icmp eq i64 %25, 0
  %27 = load i64, ptr %12, align 8
  br i1 %26, label %153, label %28

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
  %39 = icmp eq i64 %38, 0
  %40 = select i1 %39, i64 -1, i64 %38
  %41 = and i64 %40, %37
  %42 = load i64, ptr %16, align 8
  %43 = icmp eq i64 %42, 0
  %44 = icmp eq i64 %29, 0
  %45 = select i1 %44, i64 %42, i64 -1
  %46 = select i1 %43, i64 -1, i64 %45
  %47 = and i64 %41, %46
  %48 = load i64, ptr %17, align 8
  %49 = icmp slt i64 %27, %48
  br i1 %49, label %50, label %213

50:                                               ; preds = %28, %92
  %51 = phi i64 [ %93, %92 ], [ %24, %28 ]
  %52 = phi i64 [ %94, %92 ], [ %27, %28 ]
  %53 = getelementptr %struct.use_row, ptr %33, i64 %52, i32 1
  %54 = load double, ptr %53, align 8
  %55 = fcmp ult double %54, 1.000000e+00
  br i1 %55, label %89, label %56

56:                                               ; preds = %50
  %57 = getelementptr %struct.use_row, ptr %33, i64 %52, i32 3
  %58 = getelementptr %struct.use_row, ptr %33, i64 %52
  %59 = select i1 %32, ptr %58, ptr %57
  %60 = load i64, ptr %59, align 8
  %61 = sub i64 %52, %27
  %62 = icmp eq i64 %61, %29
  %63 = select i1 %62, i64 %38, i64 -1
  %64 = select i1 %39, i64 -1, i64 %63
  %65 = icmp eq i64 %27, %52
  %66 = select i1 %65, i64 %42, i64 -1
  %67 = select i1 %43, i64 -1, i64 %66
  %68 = and i64 %64, %67
  %69 = and i64 %68, %60
  %70 = load ptr, ptr %0, align 8
  br label %71

71:                                               ; preds = %82, %56
  %72 = phi i64 [ %51, %56 ], [ %85, %82 ]
  %73 = and i64 %72, 32767
  %74 = getelementptr %struct.day_row, ptr %70, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, %72
  br i1 %76, label %77, label %82

77:                                               ; preds = %71
  %78 = getelementptr inbounds i8, ptr %74, i64 8
  %79 = load i64, ptr %78, align 8
  %80 = xor i64 %79, -1
  %81 = and i64 %69, %80
  br label %82

82:                                               ; preds = %77, %71
  %83 = phi i64 [ %81, %77 ], [ %69, %71 ]
  %84 = icmp eq i64 %83, 0
  %85 = add i64 %72, 1
  br i1 %84, label %71, label %86, !llvm.loop !108

86:                                               ; preds = %82
  %87 = icmp eq i64 %72, %51
  %88 = or i1 %65, %87
  br i1 %88, label %89, label %92

89:                                               ; preds = %86, %50
  %90 = phi i64 [ %72, %86 ], [ %51, %50 ]
  %91 = add i64 %52, 1
  br label %92

92:                                               ; preds = %89, %86
  %93 = phi i64 [ %90, %89 ], [ %72, %86 ]
  %94 = phi i64 [ %91, %89 ], [ %27, %86 ]
  %95 = icmp slt i64 %94, %48
  br i1 %95, label %50, label %96, !llvm.loop !109

96:                                               ; preds = %92
  %97 = icmp eq i64 %93, %24
  br i1 %97, label %213, label %98

98:                                               ; preds = %96, %150
  %99 = phi i64 [ %151, %150 ], [ %24, %96 ]
  %100 = load ptr, ptr %0, align 8
  %101 = and i64 %99, 32767
  %102 = getelementptr %struct.day_row, ptr %100, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, %99
  br i1 %104, label %105, label %110

105:                                              ; preds = %98
  %106 = getelementptr inbounds i8, ptr %102, i64 8
  %107 = load i64, ptr %106, align 8
  %108 = xor i64 %107, -1
  %109 = and i64 %47, %108
  br label %110

110:                                              ; preds = %105, %98
  %111 = phi i64 [ %109, %105 ], [ %47, %98 ]
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %150, label %113

113:                                              ; preds = %110
  %114 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %111, i1 true)
  %115 = add i64 %111, -1
  %116 = and i64 %115, %111
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %133, label %118

118:                                              ; preds = %113
  %119 = load ptr, ptr %18, align 8
  br label %120

120:                                              ; preds = %120, %118
  %121 = phi i64 [ %116, %118 ], [ %131, %120 ]
  %122 = phi i64 [ %114, %118 ], [ %129, %120 ]
  %123 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %121, i1 true)
  %124 = getelementptr i64, ptr %119, i64 %123
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr i64, ptr %119, i64 %122
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  %129 = select i1 %128, i64 %123, i64 %122
  %130 = add i64 %121, -1
  %131 = and i64 %130, %121
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %120, !llvm.loop !44

133:                                              ; preds = %120, %113
  %134 = phi i64 [ %114, %113 ], [ %129, %120 ]
  br i1 %104, label %135, label %138

135:                                              ; preds = %133
  %136 = getelementptr inbounds i8, ptr %102, i64 8
  %137 = load i64, ptr %136, align 8
  br label %139

138:                                              ; preds = %133
  store i64 %99, ptr %102, align 8
  br label %139

139:                                              ; preds = %138, %135
  %140 = phi i64 [ %137, %135 ], [ 0, %138 ]
  %141 = shl nuw i64 1, %134
  %142 = getelementptr inbounds i8, ptr %102, i64 8
  %143 = or i64 %140, %141
  store i64 %143, ptr %142, align 8
  %144 = load i64, ptr %19, align 8
  %145 = or i64 %144, %141
  store i64 %145, ptr %19, align 8
  %146 = load ptr, ptr %18, align 8
  %147 = getelementptr i64, ptr %146, i64 %134
  %148 = load i64, ptr %147, align 8
  %149 = add i64 %148, 1
  store i64 %149, ptr %147, align 8
  br label %150

150:                                              ; preds = %139, %110
  %151 = add i64 %99, 1
  %152 = icmp eq i64 %151, %93
  br i1 %152, label %213, label %98

153:                                              ; preds = %23
  %154 = load i64, ptr %17, align 8
  %155 = icmp slt i64 %27, %154
  br i1 %155, label %156, label %213

156:                                              ; preds = %153
  %157 = load ptr, ptr %15, align 8
  br label %158

158:                                              ; preds = %209, %156
  %159 = phi i64 [ %24, %156 ], [ %210, %209 ]
  %160 = phi i64 [ %27, %156 ], [ %211, %209 ]
  %161 = getelementptr %struct.use_row, ptr %157, i64 %160, i32 1
  %162 = load double, ptr %161, align 8
  %163 = fcmp ult double %162, 1.000000e+00
  br i1 %163, label %206, label %164

164:                                              ; preds = %158
  %165 = load i64, ptr %14, align 8
  %166 = icmp eq i64 %165, 0
  %167 = getelementptr %struct.use_row, ptr %157, i64 %160, i32 3
  %168 = getelementptr %struct.use_row, ptr %157, i64 %160
  %169 = select i1 %166, ptr %168, ptr %167
  %170 = load i64, ptr %169, align 8
  %171 = load i64, ptr %2, align 8
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %179, label %173

173:                                              ; preds = %164
  %174 = sub i64 %160, %27
  %175 = load i64, ptr %13, align 8
  %176 = icmp eq i64 %174, %175
  %177 = select i1 %176, i64 %171, i64 -1
  %178 = and i64 %177, %170
  br label %179

179:                                              ; preds = %173, %164
  %180 = phi i64 [ %170, %164 ], [ %178, %173 ]
  %181 = load i64, ptr %16, align 8
  %182 = icmp eq i64 %181, 0
  %183 = icmp eq i64 %27, %160
  %184 = select i1 %183, i64 %181, i64 -1
  %185 = select i1 %182, i64 -1, i64 %184
  %186 = and i64 %185, %180
  %187 = load ptr, ptr %0, align 8
  br label %188

188:                                              ; preds = %199, %179
  %189 = phi i64 [ %159, %179 ], [ %202, %199 ]
  %190 = and i64 %189, 32767
  %191 = getelementptr %struct.day_row, ptr %187, i64 %190
  %192 = load i64, ptr %191, align 8
  %193 = icmp eq i64 %192, %189
  br i1 %193, label %194, label %199

194:                                              ; preds = %188
  %195 = getelementptr inbounds i8, ptr %191, i64 8
  %196 = load i64, ptr %195, align 8
  %197 = xor i64 %196, -1
  %198 = and i64 %186, %197
  br label %199

199:                                              ; preds = %194, %188
  %200 = phi i64 [ %198, %194 ], [ %186, %188 ]
  %201 = icmp eq i64 %200, 0
  %202 = add i64 %189, 1
  br i1 %201, label %188, label %203, !llvm.loop !108

203:                                              ; preds = %199
  %204 = icmp eq i64 %189, %159
  %205 = or i1 %183, %204
  br i1 %205, label %206, label %209

206:                                              ; preds = %203, %158
  %207 = phi i64 [ %189, %203 ], [ %159, %158 ]
  %208 = add i64 %160, 1
  br label %209

209:                                              ; preds = %206, %203
  %210 = phi i64 [ %207, %206 ], [ %189, %203 ]
  %211 = phi i64 [ %208, %206 ], [ %27, %203 ]
  %212 = icmp slt i64 %211, %154
  br i1 %212, label %158, label %213, !llvm.loop !109

213:                                              ; preds = %150, %209, %153, %96, %28
  %214 = phi i64 [ %24, %96 ], [ %24, %28 ], [ %24, %153 ], [ %210, %209 ], [ %93, %150 ]
  br i1 %10, label %244, label %215

215:                                              ; preds = %213
  %216 = and i64 %214, 32767
  %217 = load i64, ptr %5, align 8
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %230, label %219

219:                                              ; preds = %215
  %220 = load ptr, ptr %0, align 8
  %221 = getelementptr %struct.day_row, ptr %220, i64 %216
  %222 = load i64, ptr %221, align 8
  %223 = icmp eq i64 %222, %214
  br i1 %223, label %224, label %230

224:                                              ; preds = %219
  %225 = getelementptr inbounds i8, ptr %221, i64 8
  %226 = load i64, ptr %225, align 8
  %227 = xor i64 %226, -1
  %228 = and i64 %217, %227
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %357, label %230

230:                                              ; preds = %224, %219, %215
  %231 = load i64, ptr %7, align 8
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %244, label %233

233:                                              ; preds = %230
  %234 = load ptr, ptr %0, align 8
  %235 = getelementptr %struct.day_row, ptr %234, i64 %216
  %236 = load i64, ptr %235, align 8
  %237 = icmp eq i64 %236, %214
  br i1 %237, label %238, label %244

238:                                              ; preds = %233
  %239 = getelementptr inbounds i8, ptr %235, i64 8
  %240 = load i64, ptr %239, align 8
  %241 = xor i64 %240, -1
  %242 = and i64 %231, %241
  %243 = icmp eq i64 %242, 0
  br i1 %243, label %357, label %244

244:                                              ; preds = %238, %233, %230, %213
  %245 = load i64, ptr %20, align 8
  %246 = icmp eq i64 %245, 0
  br i1 %246, label %359, label %247

247:                                              ; preds = %244
  %248 = load i64, ptr %21, align 8
  %249 = load i64, ptr %22, align 8
  %250 = icmp sgt i64 %248, %214
  %251 = icmp sgt i64 %214, %249
  %252 = select i1 %250, i1 true, i1 %251
  br i1 %252, label %253, label %359

253:                                              ; preds = %247
  %254 = load ptr, ptr %0, align 8
  %255 = and i64 %214, 32767
  %256 = getelementptr %struct.day_row, ptr %254, i64 %255
  %257 = load i64, ptr %256, align 8
  %258 = icmp eq i64 %257, %214
  br i1 %258, label %259, label %359

259:                                              ; preds = %253
  %260 = getelementptr inbounds i8, ptr %256, i64 8
  %261 = load i64, ptr %260, align 8
  %262 = xor i64 %261, -1
  %263 = and i64 %245, %262
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %265, label %359

265:                                              ; preds = %259
  %266 = load i64, ptr %12, align 8
  %267 = load i64, ptr %17, align 8
  %268 = icmp slt i64 %266, %267
  br i1 %268, label %269, label %357

269:                                              ; preds = %265, %353
  %270 = phi i64 [ %354, %353 ], [ %267, %265 ]
  %271 = phi i64 [ %355, %353 ], [ %266, %265 ]
  %272 = load ptr, ptr %15, align 8
  %273 = getelementptr %struct.use_row, ptr %272, i64 %271, i32 1
  %274 = load double, ptr %273, align 8
  %275 = fcmp ult double %274, 1.000000e+00
  br i1 %275, label %353, label %276

276:                                              ; preds = %269
  %277 = load i64, ptr %14, align 8
  %278 = icmp eq i64 %277, 0
  %279 = getelementptr %struct.use_row, ptr %272, i64 %271, i32 3
  %280 = getelementptr %struct.use_row, ptr %272, i64 %271
  %281 = select i1 %278, ptr %280, ptr %279
  %282 = load i64, ptr %281, align 8
  %283 = load i64, ptr %2, align 8
  %284 = icmp eq i64 %283, 0
  br i1 %284, label %292, label %285

285:                                              ; preds = %276
  %286 = load i64, ptr %12, align 8
  %287 = sub i64 %271, %286
  %288 = load i64, ptr %13, align 8
  %289 = icmp eq i64 %287, %288
  %290 = select i1 %289, i64 %283, i64 -1
  %291 = and i64 %290, %282
  br label %292

292:                                              ; preds = %285, %276
  %293 = phi i64 [ %282, %276 ], [ %291, %285 ]
  %294 = load i64, ptr %16, align 8
  %295 = icmp eq i64 %294, 0
  br i1 %295, label %301, label %296

296:                                              ; preds = %292
  %297 = load i64, ptr %12, align 8
  %298 = icmp eq i64 %297, %271
  %299 = select i1 %298, i64 %294, i64 -1
  %300 = and i64 %299, %293
  br label %301

301:                                              ; preds = %292, %296
  %302 = phi i64 [ %293, %292 ], [ %300, %296 ]
  %303 = load ptr, ptr %0, align 8
  %304 = getelementptr %struct.day_row, ptr %303, i64 %255
  %305 = load i64, ptr %304, align 8
  %306 = icmp eq i64 %305, %214
  br i1 %306, label %307, label %312

307:                                              ; preds = %301
  %308 = getelementptr inbounds i8, ptr %304, i64 8
  %309 = load i64, ptr %308, align 8
  %310 = xor i64 %309, -1
  %311 = and i64 %302, %310
  br label %312

312:                                              ; preds = %307, %301
  %313 = phi i64 [ %311, %307 ], [ %302, %301 ]
  %314 = icmp eq i64 %313, 0
  br i1 %314, label %335, label %315

315:                                              ; preds = %312
  %316 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %313, i1 true)
  %317 = add i64 %313, -1
  %318 = and i64 %317, %313
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %335, label %320

320:                                              ; preds = %315
  %321 = load ptr, ptr %18, align 8
  br label %322

322:                                              ; preds = %322, %320
  %323 = phi i64 [ %318, %320 ], [ %333, %322 ]
  %324 = phi i64 [ %316, %320 ], [ %331, %322 ]
  %325 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %323, i1 true)
  %326 = getelementptr i64, ptr %321, i64 %325
  %327 = load i64, ptr %326, align 8
  %328 = getelementptr i64, ptr %321, i64 %324
  %329 = load i64, ptr %328, align 8
  %330 = icmp slt i64 %327, %329
  %331 = select i1 %330, i64 %325, i64 %324
  %332 = add i64 %323, -1
  %333 = and i64 %332, %323
  %334 = icmp eq i64 %333, 0
  br i1 %334, label %335, label %322, !llvm.loop !44

335:                                              ; preds = %322, %312, %315
  %336 = phi i64 [ -1, %312 ], [ %316, %315 ], [ %331, %322 ]
  br i1 %306, label %337, label %340

337:                                              ; preds = %335
  %338 = getelementptr inbounds i8, ptr %304, i64 8
  %339 = load i64, ptr %338, align 8
  br label %341

340:                                              ; preds = %335
  store i64 %214, ptr %304, align 8
  br label %341

341:                                              ; preds = %337, %340
  %342 = phi i64 [ %339, %337 ], [ 0, %340 ]
  %343 = shl nuw i64 1, %336
  %344 = getelementptr inbounds i8, ptr %304, i64 8
  %345 = or i64 %342, %343
  store i64 %345, ptr %344, align 8
  %346 = load i64, ptr %19, align 8
  %347 = or i64 %346, %343
  store i64 %347, ptr %19, align 8
  %348 = load ptr, ptr %18, align 8
  %349 = getelementptr i64, ptr %348, i64 %336
  %350 = load i64, ptr %349, align 8
  %351 = add i64 %350, 1
  store i64 %351, ptr %349, align 8
  %352 = load i64, ptr %17, align 8
  br label %353

353:                                              ; preds = %269, %341
  %354 = phi i64 [ %270, %269 ], [ %352, %341 ]
  %355 = add nsw i64 %271, 1
  %356 = icmp slt i64 %355, %354
  br i1 %356, label %269, label %357, !llvm.loop !110

357:                                              ; preds = %353, %265, %238, %224
  %358 = add i64 %214, 1
  br label %23

359:                                              ; preds = %253, %244, %247, %259
  %360 = load i64, ptr %12, align 8
  %361 = load i64, ptr %17, align 8
  %362 = icmp slt i64 %360, %361
  br i1 %362, label %369, label %365

363:                                              ; preds = %467
  %364 = load i64, ptr %20, align 8
  br label %365

365:                                              ; preds = %363, %359
  %366 = phi i64 [ %245, %359 ], [ %364, %363 ]
  %367 = phi i64 [ %361, %359 ], [ %469, %363 ]
  %368 = icmp eq i64 %366, 0
  br i1 %368, label %624, label %471

369:                                              ; preds = %359, %467
  %370 = phi i64 [ %468, %467 ], [ %360, %359 ]
  %371 = load ptr, ptr %15, align 8
  %372 = getelementptr %struct.use_row, ptr %371, i64 %370
  %373 = getelementptr inbounds i8, ptr %372, i64 8
  %374 = load double, ptr %373, align 8
  %375 = getelementptr inbounds i8, ptr %372, i64 16
  %376 = load double, ptr %375, align 8
  %377 = fadd double %374, %376
  store double %377, ptr %375, align 8
  %378 = fcmp ult double %377, 1.000000e+00
  br i1 %378, label %467, label %379

379:                                              ; preds = %369, %463
  %380 = phi double [ %464, %463 ], [ %377, %369 ]
  %381 = phi i64 [ %465, %463 ], [ %214, %369 ]
  %382 = load i64, ptr %14, align 8
  %383 = icmp eq i64 %382, 0
  %384 = load ptr, ptr %15, align 8
  %385 = getelementptr %struct.use_row, ptr %384, i64 %370, i32 3
  %386 = getelementptr %struct.use_row, ptr %384, i64 %370
  %387 = select i1 %383, ptr %386, ptr %385
  %388 = load i64, ptr %387, align 8
  %389 = load i64, ptr %2, align 8
  %390 = icmp eq i64 %389, 0
  br i1 %390, label %398, label %391

391:                                              ; preds = %379
  %392 = load i64, ptr %12, align 8
  %393 = sub i64 %370, %392
  %394 = load i64, ptr %13, align 8
  %395 = icmp eq i64 %393, %394
  %396 = select i1 %395, i64 %389, i64 -1
  %397 = and i64 %396, %388
  br label %398

398:                                              ; preds = %391, %379
  %399 = phi i64 [ %388, %379 ], [ %397, %391 ]
  %400 = load i64, ptr %16, align 8
  %401 = icmp eq i64 %400, 0
  br i1 %401, label %407, label %402

402:                                              ; preds = %398
  %403 = load i64, ptr %12, align 8
  %404 = icmp eq i64 %403, %370
  %405 = select i1 %404, i64 %400, i64 -1
  %406 = and i64 %405, %399
  br label %407

407:                                              ; preds = %402, %398
  %408 = phi i64 [ %399, %398 ], [ %406, %402 ]
  %409 = load ptr, ptr %0, align 8
  %410 = and i64 %381, 32767
  %411 = getelementptr %struct.day_row, ptr %409, i64 %410
  %412 = load i64, ptr %411, align 8
  %413 = icmp eq i64 %412, %381
  br i1 %413, label %414, label %419

414:                                              ; preds = %407
  %415 = getelementptr inbounds i8, ptr %411, i64 8
  %416 = load i64, ptr %415, align 8
  %417 = xor i64 %416, -1
  %418 = and i64 %408, %417
  br label %419

419:                                              ; preds = %414, %407
  %420 = phi i64 [ %418, %414 ], [ %408, %407 ]
  %421 = icmp eq i64 %420, 0
  br i1 %421, label %442, label %422

422:                                              ; preds = %419
  %423 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %420, i1 true)
  %424 = add i64 %420, -1
  %425 = and i64 %424, %420
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %444, label %427

427:                                              ; preds = %422
  %428 = load ptr, ptr %18, align 8
  br label %429

429:                                              ; preds = %429, %427
  %430 = phi i64 [ %425, %427 ], [ %440, %429 ]
  %431 = phi i64 [ %423, %427 ], [ %438, %429 ]
  %432 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %430, i1 true)
  %433 = getelementptr i64, ptr %428, i64 %432
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr i64, ptr %428, i64 %431
  %436 = load i64, ptr %435, align 8
  %437 = icmp slt i64 %434, %436
  %438 = select i1 %437, i64 %432, i64 %431
  %439 = add i64 %430, -1
  %440 = and i64 %439, %430
  %441 = icmp eq i64 %440, 0
  br i1 %441, label %444, label %429, !llvm.loop !44

442:                                              ; preds = %419
  %443 = add i64 %381, 1
  br label %463

444:                                              ; preds = %429, %422
  %445 = phi i64 [ %423, %422 ], [ %438, %429 ]
  br i1 %413, label %446, label %449

446:                                              ; preds = %444
  %447 = getelementptr inbounds i8, ptr %411, i64 8
  %448 = load i64, ptr %447, align 8
  br label %450

449:                                              ; preds = %444
  store i64 %381, ptr %411, align 8
  br label %450

450:                                              ; preds = %449, %446
  %451 = phi i64 [ %448, %446 ], [ 0, %449 ]
  %452 = shl nuw i64 1, %445
  %453 = getelementptr inbounds i8, ptr %411, i64 8
  %454 = or i64 %451, %452
  store i64 %454, ptr %453, align 8
  %455 = load i64, ptr %19, align 8
  %456 = or i64 %455, %452
  store i64 %456, ptr %19, align 8
  %457 = load ptr, ptr %18, align 8
  %458 = getelementptr i64, ptr %457, i64 %445
  %459 = load i64, ptr %458, align 8
  %460 = add i64 %459, 1
  store i64 %460, ptr %458, align 8
  %461 = load double, ptr %375, align 8
  %462 = fadd double %461, -1.000000e+00
  store double %462, ptr %375, align 8
  br label %463

463:                                              ; preds = %450, %442
  %464 = phi double [ %380, %442 ], [ %462, %450 ]
  %465 = phi i64 [ %443, %442 ], [ %381, %450 ]
  %466 = fcmp ult double %464, 1.000000e+00
  br i1 %466, label %467, label %379, !llvm.loop !111

467:                                              ; preds = %463, %369
  %468 = add nsw i64 %370, 1
  %469 = load i64, ptr %17, align 8
  %470 = icmp slt i64 %468, %469
  br i1 %470, label %369, label %363, !llvm.loop !112

471:                                              ; preds = %365
  %472 = load i64, ptr %21, align 8
  %473 = load i64, ptr %22, align 8
  %474 = icmp sgt i64 %472, %214
  %475 = icmp sgt i64 %214, %473
  %476 = select i1 %474, i1 true, i1 %475
  br i1 %476, label %477, label %624

477:                                              ; preds = %471
  %478 = load i64, ptr %12, align 8
  %479 = icmp slt i64 %478, %367
  br i1 %479, label %480, label %499

480:                                              ; preds = %477
  %481 = load ptr, ptr %15, align 8
  %482 = add i64 %214, -1
  %483 = sub i64 %367, %478
  %484 = add i64 %478, 1
  %485 = and i64 %483, 1
  %486 = icmp eq i64 %485, 0
  br i1 %486, label %494, label %487

487:                                              ; preds = %480
  %488 = getelementptr %struct.use_row, ptr %481, i64 %478, i32 1
  %489 = load double, ptr %488, align 8
  %490 = fptosi double %489 to i64
  %491 = add i64 %482, %490
  %492 = tail call noundef i64 @llvm.smax.i64(i64 %214, i64 %491)
  %493 = add nsw i64 %478, 1
  br label %494

494:                                              ; preds = %487, %480
  %495 = phi i64 [ poison, %480 ], [ %492, %487 ]
  %496 = phi i64 [ %478, %480 ], [ %493, %487 ]
  %497 = phi i64 [ %214, %480 ], [ %492, %487 ]
  %498 = icmp eq i64 %367, %484
  br i1 %498, label %499, label %553

499:                                              ; preds = %494, %553, %477
  %500 = phi i64 [ %214, %477 ], [ %495, %494 ], [ %566, %553 ]
  %501 = load ptr, ptr %0, align 8
  %502 = and i64 %214, 32767
  %503 = getelementptr %struct.day_row, ptr %501, i64 %502
  %504 = load i64, ptr %503, align 8
  %505 = icmp eq i64 %504, %214
  br i1 %505, label %506, label %511

506:                                              ; preds = %499
  %507 = getelementptr inbounds i8, ptr %503, i64 8
  %508 = load i64, ptr %507, align 8
  %509 = xor i64 %508, -1
  %510 = and i64 %366, %509
  br label %511

511:                                              ; preds = %506, %499
  %512 = phi i64 [ %510, %506 ], [ %366, %499 ]
  %513 = icmp eq i64 %512, 0
  br i1 %513, label %534, label %514

514:                                              ; preds = %511
  %515 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %512, i1 true)
  %516 = add i64 %512, -1
  %517 = and i64 %516, %512
  %518 = icmp eq i64 %517, 0
  br i1 %518, label %534, label %519

519:                                              ; preds = %514
  %520 = load ptr, ptr %18, align 8
  br label %521

521:                                              ; preds = %521, %519
  %522 = phi i64 [ %517, %519 ], [ %532, %521 ]
  %523 = phi i64 [ %515, %519 ], [ %530, %521 ]
  %524 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %522, i1 true)
  %525 = getelementptr i64, ptr %520, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr i64, ptr %520, i64 %523
  %528 = load i64, ptr %527, align 8
  %529 = icmp slt i64 %526, %528
  %530 = select i1 %529, i64 %524, i64 %523
  %531 = add i64 %522, -1
  %532 = and i64 %531, %522
  %533 = icmp eq i64 %532, 0
  br i1 %533, label %534, label %521, !llvm.loop !44

534:                                              ; preds = %521, %514, %511
  %535 = phi i64 [ -1, %511 ], [ %515, %514 ], [ %530, %521 ]
  br i1 %505, label %536, label %539

536:                                              ; preds = %534
  %537 = getelementptr inbounds i8, ptr %503, i64 8
  %538 = load i64, ptr %537, align 8
  br label %540

539:                                              ; preds = %534
  store i64 %214, ptr %503, align 8
  br label %540

540:                                              ; preds = %539, %536
  %541 = phi i64 [ %538, %536 ], [ 0, %539 ]
  %542 = shl nuw i64 1, %535
  %543 = getelementptr inbounds i8, ptr %503, i64 8
  %544 = or i64 %541, %542
  store i64 %544, ptr %543, align 8
  %545 = load i64, ptr %19, align 8
  %546 = or i64 %545, %542
  store i64 %546, ptr %19, align 8
  %547 = load ptr, ptr %18, align 8
  %548 = getelementptr i64, ptr %547, i64 %535
  %549 = load i64, ptr %548, align 8
  %550 = add i64 %549, 1
  store i64 %550, ptr %548, align 8
  %551 = add i64 %214, 1
  %552 = icmp sgt i64 %551, %500
  br i1 %552, label %624, label %569

553:                                              ; preds = %494, %553
  %554 = phi i64 [ %567, %553 ], [ %496, %494 ]
  %555 = phi i64 [ %566, %553 ], [ %497, %494 ]
  %556 = getelementptr %struct.use_row, ptr %481, i64 %554, i32 1
  %557 = load double, ptr %556, align 8
  %558 = fptosi double %557 to i64
  %559 = add i64 %482, %558
  %560 = tail call noundef i64 @llvm.smax.i64(i64 %555, i64 %559)
  %561 = add nsw i64 %554, 1
  %562 = getelementptr %struct.use_row, ptr %481, i64 %561, i32 1
  %563 = load double, ptr %562, align 8
  %564 = fptosi double %563 to i64
  %565 = add i64 %482, %564
  %566 = tail call noundef i64 @llvm.smax.i64(i64 %560, i64 %565)
  %567 = add nsw i64 %554, 2
  %568 = icmp eq i64 %567, %367
  br i1 %568, label %499, label %553, !llvm.loop !113

569:                                              ; preds = %540, %621
  %570 = phi i64 [ %622, %621 ], [ %551, %540 ]
  %571 = load ptr, ptr %0, align 8
  %572 = and i64 %570, 32767
  %573 = getelementptr %struct.day_row, ptr %571, i64 %572
  %574 = load i64, ptr %573, align 8
  %575 = icmp eq i64 %574, %570
  br i1 %575, label %576, label %581

576:                                              ; preds = %569
  %577 = getelementptr inbounds i8, ptr %573, i64 8
  %578 = load i64, ptr %577, align 8
  %579 = xor i64 %578, -1
  %580 = and i64 %366, %579
  br label %581

581:                                              ; preds = %576, %569
  %582 = phi i64 [ %580, %576 ], [ %366, %569 ]
  %583 = icmp eq i64 %582, 0
  br i1 %583, label %621, label %584

584:                                              ; preds = %581
  %585 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %582, i1 true)
  %586 = add i64 %582, -1
  %587 = and i64 %586, %582
  %588 = icmp eq i64 %587, 0
  br i1 %588, label %604, label %589

589:                                              ; preds = %584
  %590 = load ptr, ptr %18, align 8
  br label %591

591:                                              ; preds = %591, %589
  %592 = phi i64 [ %587, %589 ], [ %602, %591 ]
  %593 = phi i64 [ %585, %589 ], [ %600, %591 ]
  %594 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %592, i1 true)
  %595 = getelementptr i64, ptr %590, i64 %594
  %596 = load i64, ptr %595, align 8
  %597 = getelementptr i64, ptr %590, i64 %593
  %598 = load i64, ptr %597, align 8
  %599 = icmp slt i64 %596, %598
  %600 = select i1 %599, i64 %594, i64 %593
  %601 = add i64 %592, -1
  %602 = and i64 %601, %592
  %603 = icmp eq i64 %602, 0
  br i1 %603, label %604, label %591, !llvm.loop !44

604:                                              ; preds = %591, %584
  %605 = phi i64 [ %585, %584 ], [ %600, %591 ]
  br i1 %575, label %606, label %609

606:                                              ; preds = %604
  %607 = getelementptr inbounds i8, ptr %573, i64 8
  %608 = load i64, ptr %607, align 8
  br label %610

609:                                              ; preds = %604
  store i64 %570, ptr %573, align 8
  br label %610

610:                                              ; preds = %609, %606
  %611 = phi i64 [ %608, %606 ], [ 0, %609 ]
  %612 = shl nuw i64 1, %605
  %613 = getelementptr inbounds i8, ptr %573, i64 8
  %614 = or i64 %611, %612
  store i64 %614, ptr %613, align 8
  %615 = load i64, ptr %19, align 8
  %616 = or i64 %615, %612
  store i64 %616, ptr %19, align 8
  %617 = load ptr, ptr %18, align 8
  %618 = getelementptr i64, ptr %617, i64 %605
  %619 = load i64, ptr %618, align 8
  %620 = add i64 %619, 1
  store i64 %620, ptr %618, align 8
  br label %621

621:                                              ; preds = %610, %581
  %622 = add i64 %570, 1
  %623 = icmp sgt i64 %622, %500
  br i1 %623, label %624, label %569, !llvm.loop !114

624:                                              ; preds = %621, %540, %471, %365
  br i1 %10, label %732, label %625

625:                                              ; preds = %624
  %626 = and i64 %214, 32767
  %627 = load i64, ptr %5, align 8
  %628 = icmp eq i64 %627, 0
  br i1 %628, label %679, label %629

629:                                              ; preds = %625
  %630 = load ptr, ptr %0, align 8
  %631 = getelementptr %struct.day_row, ptr %630, i64 %626
  %632 = load i64, ptr %631, align 8
  %633 = icmp eq i64 %632, %214
  br i1 %633, label %634, label %640

634:                                              ; preds = %629
  %635 = getelementptr inbounds i8, ptr %631, i64 8
  %636 = load i64, ptr %635, align 8
  %637 = xor i64 %636, -1
  %638 = and i64 %627, %637
  %639 = icmp eq i64 %638, 0
  br i1 %639, label %667, label %640

640:                                              ; preds = %634, %629
  %641 = phi i64 [ %638, %634 ], [ %627, %629 ]
  %642 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %641, i1 true)
  %643 = add i64 %641, -1
  %644 = and i64 %643, %641
  %645 = icmp eq i64 %644, 0
  br i1 %645, label %661, label %646

646:                                              ; preds = %640
  %647 = load ptr, ptr %18, align 8
  br label %648

648:                                              ; preds = %648, %646
  %649 = phi i64 [ %644, %646 ], [ %659, %648 ]
  %650 = phi i64 [ %642, %646 ], [ %657, %648 ]
  %651 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %649, i1 true)
  %652 = getelementptr i64, ptr %647, i64 %651
  %653 = load i64, ptr %652, align 8
  %654 = getelementptr i64, ptr %647, i64 %650
  %655 = load i64, ptr %654, align 8
  %656 = icmp slt i64 %653, %655
  %657 = select i1 %656, i64 %651, i64 %650
  %658 = add i64 %649, -1
  %659 = and i64 %658, %649
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %661, label %648, !llvm.loop !44

661:                                              ; preds = %648, %640
  %662 = phi i64 [ %642, %640 ], [ %657, %648 ]
  br i1 %633, label %663, label %666

663:                                              ; preds = %661
  %664 = getelementptr inbounds i8, ptr %631, i64 8
  %665 = load i64, ptr %664, align 8
  br label %667

666:                                              ; preds = %661
  store i64 %214, ptr %631, align 8
  br label %667

667:                                              ; preds = %666, %663, %634
  %668 = phi i64 [ %662, %666 ], [ %662, %663 ], [ -1, %634 ]
  %669 = phi i64 [ 0, %666 ], [ %665, %663 ], [ %636, %634 ]
  %670 = shl nuw i64 1, %668
  %671 = getelementptr inbounds i8, ptr %631, i64 8
  %672 = or i64 %669, %670
  store i64 %672, ptr %671, align 8
  %673 = load i64, ptr %19, align 8
  %674 = or i64 %673, %670
  store i64 %674, ptr %19, align 8
  %675 = load ptr, ptr %18, align 8
  %676 = getelementptr i64, ptr %675, i64 %668
  %677 = load i64, ptr %676, align 8
  %678 = add i64 %677, 1
  store i64 %678, ptr %676, align 8
  br label %679

679:                                              ; preds = %667, %625
  %680 = load i64, ptr %7, align 8
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %732, label %682

682:                                              ; preds = %679
  %683 = load ptr, ptr %0, align 8
  %684 = getelementptr %struct.day_row, ptr %683, i64 %626
  %685 = load i64, ptr %684, align 8
  %686 = icmp eq i64 %685, %214
  br i1 %686, label %687, label %693

687:                                              ; preds = %682
  %688 = getelementptr inbounds i8, ptr %684, i64 8
  %689 = load i64, ptr %688, align 8
  %690 = xor i64 %689, -1
  %691 = and i64 %680, %690
  %692 = icmp eq i64 %691, 0
  br i1 %692, label %720, label %693

693:                                              ; preds = %687, %682
  %694 = phi i64 [ %691, %687 ], [ %680, %682 ]
  %695 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %694, i1 true)
  %696 = add i64 %694, -1
  %697 = and i64 %696, %694
  %698 = icmp eq i64 %697, 0
  br i1 %698, label %714, label %699

699:                                              ; preds = %693
  %700 = load ptr, ptr %18, align 8
  br label %701

701:                                              ; preds = %701, %699
  %702 = phi i64 [ %697, %699 ], [ %712, %701 ]
  %703 = phi i64 [ %695, %699 ], [ %710, %701 ]
  %704 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %702, i1 true)
  %705 = getelementptr i64, ptr %700, i64 %704
  %706 = load i64, ptr %705, align 8
  %707 = getelementptr i64, ptr %700, i64 %703
  %708 = load i64, ptr %707, align 8
  %709 = icmp slt i64 %706, %708
  %710 = select i1 %709, i64 %704, i64 %703
  %711 = add i64 %702, -1
  %712 = and i64 %711, %702
  %713 = icmp eq i64 %712, 0
  br i1 %713, label %714, label %701, !llvm.loop !44

714:                                              ; preds = %701, %693
  %715 = phi i64 [ %695, %693 ], [ %710, %701 ]
  br i1 %686, label %716, label %719

716:                                              ; preds = %714
  %717 = getelementptr inbounds i8, ptr %684, i64 8
  %718 = load i64, ptr %717, align 8
  br label %720

719:                                              ; preds = %714
  store i64 %214, ptr %684, align 8
  br label %720

720:                                              ; preds = %719, %716, %687
  %721 = phi i64 [ %715, %719 ], [ %715, %716 ], [ -1, %687 ]
  %722 = phi i64 [ 0, %719 ], [ %718, %716 ], [ %689, %687 ]
  %723 = shl nuw i64 1, %721
  %724 = getelementptr inbounds i8, ptr %684, i64 8
  %725 = or i64 %722, %723
  store i64 %725, ptr %724, align 8
  %726 = load i64, ptr %19, align 8
  %727 = or i64 %726, %723
  store i64 %727, ptr %19, align 8
  %728 = load ptr, ptr %18, align 8
  %729 = getelementptr i64, ptr %728, i64 %721
  %730 = load i64, ptr %729, align 8
  %731 = add i64 %730, 1
  store i64 %731, ptr %729, align 8
  br label %732

732:                                              ; preds = %720, %679, %624
  ret i64 %214
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
  br i1 %78, label %20, label %79, !llvm.loop !115

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
  %25 = getelementptr inbounds i8, ptr %22, i64 496
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
  br i1 %38, label %39, label %30, !llvm.loop !116

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
  br i1 %144, label %145, label %92, !llvm.loop !117

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
  br i1 %171, label %67, label %172, !llvm.loop !118

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
  br i1 %188, label %51, label %189, !llvm.loop !119

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
  br i1 %203, label %18, label %204, !llvm.loop !120

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
!84 = distinct !{!84, !40}
!85 = distinct !{!85, !6}
!86 = distinct !{!86, !6}
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
!99 = distinct !{!99, !40}
!100 = distinct !{!100, !6}
!101 = distinct !{!101, !6}
!102 = distinct !{!102, !6}
!103 = distinct !{!103, !6}
!104 = distinct !{!104, !6}
!105 = distinct !{!105, !6}
!106 = distinct !{!106, !6}
!107 = distinct !{!107, !6}
!108 = distinct !{!108, !6}
!109 = distinct !{!109, !6}
!110 = distinct !{!110, !6}
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

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

180:                                              ; preds = %3125, %175
  %181 = phi i64 [ 0, %175 ], [ %3126, %3125 ]
  %182 = phi i64 [ 0, %175 ], [ %3127, %3125 ]
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

380:                                              ; preds = %175, %3125
  %381 = phi i64 [ %3128, %3125 ], [ %176, %175 ]
  %382 = phi i64 [ %3127, %3125 ], [ 0, %175 ]
  %383 = phi i64 [ %3126, %3125 ], [ 0, %175 ]
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
  br i1 %394, label %3125, label %395

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
  br label %3125

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
  %431 = getelementptr inbounds i8, ptr %421, i64 464
  %432 = load i64, ptr %431, align 8
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %438, label %434

434:                                              ; preds = %420
  %435 = getelementptr inbounds i8, ptr %385, i64 32
  %436 = load i64, ptr %435, align 8
  %437 = icmp sgt i64 %436, 0
  br i1 %437, label %441, label %438

438:                                              ; preds = %434, %420
  %439 = getelementptr inbounds i8, ptr %385, i64 40
  %440 = load i64, ptr %439, align 8
  br label %441

441:                                              ; preds = %438, %434
  %442 = phi i64 [ %440, %438 ], [ 1, %434 ]
  %443 = getelementptr inbounds i8, ptr %385, i64 48
  %444 = load i64, ptr %443, align 8
  %445 = getelementptr [4 x i64], ptr %43, i64 0, i64 %444
  %446 = load i64, ptr %445, align 8
  %447 = getelementptr [4 x i64], ptr %10, i64 0, i64 %444
  %448 = load i64, ptr %447, align 8
  %449 = icmp sgt i64 %448, 0
  %450 = icmp sgt i64 %446, 0
  %451 = select i1 %449, i1 %450, i1 false
  br i1 %451, label %452, label %461

452:                                              ; preds = %441
  %453 = icmp eq i64 %444, 2
  br i1 %453, label %454, label %457

454:                                              ; preds = %452
  %455 = getelementptr inbounds i8, ptr %385, i64 32
  %456 = load i64, ptr %455, align 8
  br label %457

457:                                              ; preds = %454, %452
  %458 = phi i64 [ %456, %454 ], [ 1, %452 ]
  %459 = add i64 %458, %446
  %460 = icmp sgt i64 %459, %448
  br i1 %460, label %513, label %461

461:                                              ; preds = %457, %441
  %462 = getelementptr inbounds i8, ptr %421, i64 144
  %463 = load i64, ptr %462, align 8
  %464 = icmp eq i64 %463, 0
  br i1 %464, label %505, label %465

465:                                              ; preds = %461
  %466 = getelementptr inbounds i8, ptr %385, i64 56
  %467 = load i64, ptr %466, align 8
  %468 = icmp ne i64 %467, 0
  %469 = and i64 %444, -2
  %470 = icmp eq i64 %469, 2
  %471 = and i1 %470, %468
  br i1 %471, label %472, label %505

472:                                              ; preds = %465
  %473 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %467)
  %474 = call i64 @llvm.umax.i64(i64 %473, i64 2)
  %475 = load ptr, ptr %14, align 8
  %476 = getelementptr inbounds i8, ptr %475, i64 72
  %477 = getelementptr inbounds i8, ptr %475, i64 8
  %478 = load i64, ptr %475, align 8
  %479 = icmp sgt i64 %478, 0
  br i1 %479, label %480, label %488

480:                                              ; preds = %472, %485
  %481 = phi i64 [ %486, %485 ], [ 0, %472 ]
  %482 = getelementptr [8 x i64], ptr %477, i64 0, i64 %481
  %483 = load i64, ptr %482, align 8
  %484 = icmp eq i64 %483, %467
  br i1 %484, label %488, label %485

485:                                              ; preds = %480
  %486 = add nuw nsw i64 %481, 1
  %487 = icmp eq i64 %486, %478
  br i1 %487, label %488, label %480, !llvm.loop !19

488:                                              ; preds = %485, %480, %472
  %489 = phi i64 [ 0, %472 ], [ %478, %485 ], [ %481, %480 ]
  %490 = icmp eq i64 %489, %478
  %491 = icmp ult i64 %489, 8
  %492 = and i1 %491, %490
  br i1 %492, label %493, label %498

493:                                              ; preds = %488
  %494 = getelementptr [8 x i64], ptr %477, i64 0, i64 %478
  store i64 %467, ptr %494, align 8
  %495 = getelementptr [8 x i64], ptr %476, i64 0, i64 %478
  store i64 0, ptr %495, align 8
  %496 = load i64, ptr %475, align 8
  %497 = add i64 %496, 1
  store i64 %497, ptr %475, align 8
  br label %498

498:                                              ; preds = %493, %488
  %499 = select i1 %491, i64 %489, i64 7
  %500 = getelementptr [8 x i64], ptr %476, i64 0, i64 %499
  %501 = load i64, ptr %500, align 8
  %502 = icmp slt i64 %501, %474
  br i1 %502, label %503, label %513

503:                                              ; preds = %498
  %504 = load i64, ptr %423, align 8
  br label %505

505:                                              ; preds = %503, %465, %461
  %506 = phi i64 [ %504, %503 ], [ %424, %465 ], [ %424, %461 ]
  %507 = load i64, ptr %27, align 8
  %508 = add i64 %507, %442
  %509 = icmp sgt i64 %508, %506
  %510 = icmp sgt i64 %507, 0
  %511 = and i1 %510, %509
  %512 = zext i1 %511 to i32
  br label %513

513:                                              ; preds = %505, %498, %457
  %514 = phi i32 [ %512, %505 ], [ 1, %498 ], [ 1, %457 ]
  %515 = zext nneg i32 %514 to i64
  %516 = load i64, ptr %13, align 8
  %517 = add i64 %516, %515
  %518 = load ptr, ptr %20, align 8
  %519 = getelementptr inbounds i8, ptr %518, i64 424
  %520 = load i64, ptr %519, align 8
  %521 = icmp eq i64 %520, 0
  br i1 %521, label %673, label %522

522:                                              ; preds = %513
  %523 = getelementptr inbounds i8, ptr %385, i64 56
  %524 = load i64, ptr %523, align 8
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %673, label %526

526:                                              ; preds = %522
  %527 = icmp ne i32 %514, 0
  %528 = load i64, ptr %27, align 8
  %529 = icmp eq i64 %528, 0
  %530 = select i1 %527, i1 true, i1 %529
  br i1 %530, label %531, label %673

531:                                              ; preds = %526
  %532 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %524, i1 true)
  %533 = getelementptr inbounds i8, ptr %518, i64 160
  %534 = load i64, ptr %533, align 8
  %535 = load ptr, ptr %44, align 8
  %536 = getelementptr inbounds i8, ptr %535, i64 8
  %537 = load i64, ptr %536, align 8
  %538 = add i64 %534, -1
  %539 = add i64 %538, %537
  %540 = load i64, ptr %535, align 8
  %541 = icmp eq i64 %540, 0
  %542 = icmp eq i64 %534, 0
  %543 = or i1 %542, %541
  %544 = icmp slt i64 %539, %540
  %545 = select i1 %543, i1 true, i1 %544
  br i1 %545, label %551, label %546

546:                                              ; preds = %531
  %547 = load ptr, ptr %45, align 8
  %548 = srem i64 %539, %540
  %549 = getelementptr i64, ptr %547, i64 %548
  %550 = load i64, ptr %549, align 8
  br label %551

551:                                              ; preds = %546, %531
  %552 = phi i64 [ %550, %546 ], [ 0, %531 ]
  %553 = icmp sge i64 %517, %552
  %554 = sext i1 %553 to i64
  %555 = call i64 @llvm.smax.i64(i64 %517, i64 %552)
  %556 = load ptr, ptr %46, align 8
  %557 = getelementptr %struct.station_row, ptr %556, i64 %532
  %558 = load ptr, ptr %47, align 8
  %559 = load i64, ptr %48, align 8
  %560 = mul i64 %559, %532
  %561 = getelementptr i64, ptr %558, i64 %560
  %562 = getelementptr %struct.station_row, ptr %556, i64 %532, i32 4
  %563 = load i64, ptr %562, align 8
  %564 = icmp sgt i64 %563, 0
  br i1 %564, label %565, label %667

565:                                              ; preds = %551, %597
  %566 = phi i64 [ %600, %597 ], [ %563, %551 ]
  %567 = load i64, ptr %561, align 8
  %568 = icmp slt i64 %567, %555
  br i1 %568, label %569, label %602

569:                                              ; preds = %565
  %570 = add nsw i64 %566, -1
  store i64 %570, ptr %562, align 8
  %571 = getelementptr i64, ptr %561, i64 %570
  %572 = load i64, ptr %571, align 8
  %573 = icmp ugt i64 %570, 1
  br i1 %573, label %574, label %597

574:                                              ; preds = %569, %592
  %575 = phi i64 [ %595, %592 ], [ 1, %569 ]
  %576 = phi i64 [ %594, %592 ], [ 0, %569 ]
  %577 = phi i64 [ %588, %592 ], [ 0, %569 ]
  %578 = add i64 %576, 2
  %579 = icmp slt i64 %578, %570
  br i1 %579, label %580, label %587

580:                                              ; preds = %574
  %581 = getelementptr i64, ptr %561, i64 %578
  %582 = load i64, ptr %581, align 8
  %583 = getelementptr i64, ptr %561, i64 %575
  %584 = load i64, ptr %583, align 8
  %585 = icmp slt i64 %582, %584
  %586 = select i1 %585, i64 %578, i64 %575
  br label %587

587:                                              ; preds = %580, %574
  %588 = phi i64 [ %575, %574 ], [ %586, %580 ]
  %589 = getelementptr i64, ptr %561, i64 %588
  %590 = load i64, ptr %589, align 8
  %591 = icmp slt i64 %590, %572
  br i1 %591, label %592, label %597

592:                                              ; preds = %587
  %593 = getelementptr i64, ptr %561, i64 %577
  store i64 %590, ptr %593, align 8
  %594 = shl i64 %588, 1
  %595 = or disjoint i64 %594, 1
  %596 = icmp slt i64 %595, %570
  br i1 %596, label %574, label %597

597:                                              ; preds = %592, %587, %569
  %598 = phi i64 [ 0, %569 ], [ %577, %587 ], [ %588, %592 ]
  %599 = getelementptr i64, ptr %561, i64 %598
  store i64 %572, ptr %599, align 8
  %600 = load i64, ptr %562, align 8
  %601 = icmp sgt i64 %600, 0
  br i1 %601, label %565, label %667, !llvm.loop !20

602:                                              ; preds = %565
  %603 = getelementptr inbounds i8, ptr %557, i64 32
  %604 = add i64 %566, %534
  %605 = load i64, ptr %557, align 8
  %606 = icmp sgt i64 %604, %605
  br i1 %606, label %612, label %667

607:                                              ; preds = %665, %612
  %608 = phi i64 [ %666, %665 ], [ %613, %612 ]
  %609 = phi i64 [ %663, %665 ], [ %614, %612 ]
  %610 = add i64 %609, %534
  %611 = icmp sgt i64 %610, %608
  br i1 %611, label %612, label %667, !llvm.loop !21

612:                                              ; preds = %602, %607
  %613 = phi i64 [ %608, %607 ], [ %605, %602 ]
  %614 = phi i64 [ %609, %607 ], [ %566, %602 ]
  %615 = load ptr, ptr %47, align 8
  %616 = load i64, ptr %48, align 8
  %617 = mul i64 %616, %532
  %618 = getelementptr i64, ptr %615, i64 %617
  %619 = load i64, ptr %618, align 8
  %620 = add i64 %619, 1
  %621 = load ptr, ptr %46, align 8
  %622 = getelementptr %struct.station_row, ptr %621, i64 %532, i32 4
  %623 = load i64, ptr %622, align 8
  %624 = icmp sgt i64 %623, 0
  br i1 %624, label %625, label %607

625:                                              ; preds = %612, %657
  %626 = phi i64 [ %660, %657 ], [ %623, %612 ]
  %627 = load i64, ptr %618, align 8
  %628 = icmp slt i64 %627, %620
  br i1 %628, label %629, label %662

629:                                              ; preds = %625
  %630 = add nsw i64 %626, -1
  store i64 %630, ptr %622, align 8
  %631 = getelementptr i64, ptr %618, i64 %630
  %632 = load i64, ptr %631, align 8
  %633 = icmp ugt i64 %630, 1
  br i1 %633, label %634, label %657

634:                                              ; preds = %629, %652
  %635 = phi i64 [ %655, %652 ], [ 1, %629 ]
  %636 = phi i64 [ %654, %652 ], [ 0, %629 ]
  %637 = phi i64 [ %648, %652 ], [ 0, %629 ]
  %638 = add i64 %636, 2
  %639 = icmp slt i64 %638, %630
  br i1 %639, label %640, label %647

640:                                              ; preds = %634
  %641 = getelementptr i64, ptr %618, i64 %638
  %642 = load i64, ptr %641, align 8
  %643 = getelementptr i64, ptr %618, i64 %635
  %644 = load i64, ptr %643, align 8
  %645 = icmp slt i64 %642, %644
  %646 = select i1 %645, i64 %638, i64 %635
  br label %647

647:                                              ; preds = %640, %634
  %648 = phi i64 [ %635, %634 ], [ %646, %640 ]
  %649 = getelementptr i64, ptr %618, i64 %648
  %650 = load i64, ptr %649, align 8
  %651 = icmp slt i64 %650, %632
  br i1 %651, label %652, label %657

652:                                              ; preds = %647
  %653 = getelementptr i64, ptr %618, i64 %637
  store i64 %650, ptr %653, align 8
  %654 = shl i64 %648, 1
  %655 = or disjoint i64 %654, 1
  %656 = icmp slt i64 %655, %630
  br i1 %656, label %634, label %657

657:                                              ; preds = %652, %647, %629
  %658 = phi i64 [ 0, %629 ], [ %637, %647 ], [ %648, %652 ]
  %659 = getelementptr i64, ptr %618, i64 %658
  store i64 %632, ptr %659, align 8
  %660 = load i64, ptr %622, align 8
  %661 = icmp sgt i64 %660, 0
  br i1 %661, label %625, label %662, !llvm.loop !20

662:                                              ; preds = %657, %625
  %663 = load i64, ptr %603, align 8
  %664 = icmp sgt i64 %663, 0
  br i1 %664, label %665, label %667, !llvm.loop !21

665:                                              ; preds = %662
  %666 = load i64, ptr %557, align 8
  br label %607

667:                                              ; preds = %597, %662, %607, %602, %551
  %668 = phi i64 [ %555, %551 ], [ %555, %602 ], [ %620, %607 ], [ %620, %662 ], [ %555, %597 ]
  %669 = icmp slt i64 %555, %668
  %670 = add nuw nsw i64 %532, 8
  %671 = select i1 %669, i64 %670, i64 %554
  %672 = call i64 @llvm.smax.i64(i64 %555, i64 %668)
  br label %673

673:                                              ; preds = %526, %667, %522, %513
  %674 = phi i64 [ -1, %513 ], [ -1, %522 ], [ %671, %667 ], [ -1, %526 ]
  %675 = phi i64 [ %517, %513 ], [ %517, %522 ], [ %672, %667 ], [ %517, %526 ]
  %676 = getelementptr inbounds i8, ptr %385, i64 32
  %677 = load i64, ptr %676, align 8
  %678 = load ptr, ptr %44, align 8
  %679 = getelementptr inbounds i8, ptr %678, i64 8
  %680 = load i64, ptr %679, align 8
  %681 = add i64 %680, %677
  %682 = add i64 %681, -1
  %683 = load i64, ptr %678, align 8
  %684 = icmp eq i64 %683, 0
  %685 = icmp eq i64 %677, 0
  %686 = or i1 %685, %684
  %687 = icmp slt i64 %682, %683
  %688 = select i1 %686, i1 true, i1 %687
  br i1 %688, label %694, label %689

689:                                              ; preds = %673
  %690 = load ptr, ptr %45, align 8
  %691 = srem i64 %682, %683
  %692 = getelementptr i64, ptr %690, i64 %691
  %693 = load i64, ptr %692, align 8
  br label %694

694:                                              ; preds = %689, %673
  %695 = phi i64 [ %693, %689 ], [ 0, %673 ]
  %696 = icmp slt i64 %675, %695
  %697 = select i1 %696, i64 0, i64 %674
  %698 = call i64 @llvm.smax.i64(i64 %675, i64 %695)
  store i64 %681, ptr %679, align 8
  %699 = getelementptr inbounds i8, ptr %385, i64 64
  %700 = load i64, ptr %699, align 8
  %701 = icmp sgt i64 %700, 0
  br i1 %701, label %702, label %726

702:                                              ; preds = %694
  %703 = load ptr, ptr %44, align 8
  %704 = getelementptr %struct.ring_row, ptr %703, i64 %700
  %705 = getelementptr inbounds i8, ptr %704, i64 8
  %706 = load i64, ptr %705, align 8
  %707 = load i64, ptr %704, align 8
  %708 = icmp eq i64 %707, 0
  %709 = icmp slt i64 %706, %707
  %710 = select i1 %708, i1 true, i1 %709
  br i1 %710, label %719, label %711

711:                                              ; preds = %702
  %712 = load ptr, ptr %45, align 8
  %713 = load i64, ptr %49, align 8
  %714 = mul i64 %713, %700
  %715 = srem i64 %706, %707
  %716 = getelementptr i64, ptr %712, i64 %714
  %717 = getelementptr i64, ptr %716, i64 %715
  %718 = load i64, ptr %717, align 8
  br label %719

719:                                              ; preds = %711, %702
  %720 = phi i64 [ %718, %711 ], [ 0, %702 ]
  %721 = icmp slt i64 %698, %720
  %722 = select i1 %721, i64 %700, i64 %697
  %723 = call i64 @llvm.smax.i64(i64 %698, i64 %720)
  %724 = getelementptr %struct.ring_row, ptr %703, i64 %700, i32 1
  %725 = add i64 %706, 1
  store i64 %725, ptr %724, align 8
  br label %726

726:                                              ; preds = %719, %694
  %727 = phi i64 [ %722, %719 ], [ %697, %694 ]
  %728 = phi i64 [ %723, %719 ], [ %698, %694 ]
  %729 = getelementptr inbounds i8, ptr %385, i64 80
  %730 = load i64, ptr %729, align 8
  %731 = icmp eq i64 %730, 0
  br i1 %731, label %755, label %732

732:                                              ; preds = %726
  %733 = load ptr, ptr %44, align 8
  %734 = getelementptr i8, ptr %733, i64 96
  %735 = getelementptr i8, ptr %733, i64 104
  %736 = load i64, ptr %735, align 8
  %737 = load i64, ptr %734, align 8
  %738 = icmp eq i64 %737, 0
  %739 = icmp slt i64 %736, %737
  %740 = select i1 %738, i1 true, i1 %739
  br i1 %740, label %749, label %741

741:                                              ; preds = %732
  %742 = load ptr, ptr %45, align 8
  %743 = load i64, ptr %49, align 8
  %744 = srem i64 %736, %737
  %745 = shl i64 %743, 5
  %746 = getelementptr i8, ptr %742, i64 %745
  %747 = getelementptr i64, ptr %746, i64 %744
  %748 = load i64, ptr %747, align 8
  br label %749

749:                                              ; preds = %741, %732
  %750 = phi i64 [ %748, %741 ], [ 0, %732 ]
  %751 = icmp slt i64 %728, %750
  %752 = select i1 %751, i64 4, i64 %727
  %753 = call i64 @llvm.smax.i64(i64 %728, i64 %750)
  %754 = add i64 %736, 1
  store i64 %754, ptr %735, align 8
  br label %755

755:                                              ; preds = %749, %726
  %756 = phi i64 [ %727, %726 ], [ %752, %749 ]
  %757 = phi i64 [ %728, %726 ], [ %753, %749 ]
  %758 = load i64, ptr %385, align 8
  %759 = icmp eq i64 %758, 1
  br i1 %759, label %760, label %784

760:                                              ; preds = %755
  %761 = load ptr, ptr %44, align 8
  %762 = getelementptr i8, ptr %761, i64 120
  %763 = getelementptr i8, ptr %761, i64 128
  %764 = load i64, ptr %763, align 8
  %765 = load i64, ptr %762, align 8
  %766 = icmp eq i64 %765, 0
  %767 = icmp slt i64 %764, %765
  %768 = select i1 %766, i1 true, i1 %767
  br i1 %768, label %777, label %769

769:                                              ; preds = %760
  %770 = load ptr, ptr %45, align 8
  %771 = load i64, ptr %49, align 8
  %772 = srem i64 %764, %765
  %773 = mul i64 %771, 40
  %774 = getelementptr i8, ptr %770, i64 %773
  %775 = getelementptr i64, ptr %774, i64 %772
  %776 = load i64, ptr %775, align 8
  br label %777

777:                                              ; preds = %769, %760
  %778 = phi i64 [ %776, %769 ], [ 0, %760 ]
  %779 = icmp slt i64 %757, %778
  %780 = select i1 %779, i64 5, i64 %756
  %781 = call i64 @llvm.smax.i64(i64 %757, i64 %778)
  %782 = add i64 %764, 1
  store i64 %782, ptr %763, align 8
  %783 = load i64, ptr %385, align 8
  br label %784

784:                                              ; preds = %777, %755
  %785 = phi i64 [ %783, %777 ], [ %758, %755 ]
  %786 = phi i64 [ %780, %777 ], [ %756, %755 ]
  %787 = phi i64 [ %781, %777 ], [ %757, %755 ]
  %788 = icmp eq i64 %785, 2
  br i1 %788, label %789, label %814

789:                                              ; preds = %784
  %790 = load ptr, ptr %44, align 8
  %791 = getelementptr i8, ptr %790, i64 144
  %792 = getelementptr i8, ptr %790, i64 152
  %793 = load i64, ptr %792, align 8
  %794 = add nsw i64 %422, -1
  %795 = add i64 %794, %793
  %796 = load i64, ptr %791, align 8
  %797 = icmp eq i64 %796, 0
  %798 = icmp slt i64 %795, %796
  %799 = select i1 %797, i1 true, i1 %798
  br i1 %799, label %808, label %800

800:                                              ; preds = %789
  %801 = load ptr, ptr %45, align 8
  %802 = load i64, ptr %49, align 8
  %803 = srem i64 %795, %796
  %804 = mul i64 %802, 48
  %805 = getelementptr i8, ptr %801, i64 %804
  %806 = getelementptr i64, ptr %805, i64 %803
  %807 = load i64, ptr %806, align 8
  br label %808

808:                                              ; preds = %800, %789
  %809 = phi i64 [ %807, %800 ], [ 0, %789 ]
  %810 = icmp slt i64 %787, %809
  %811 = select i1 %810, i64 6, i64 %786
  %812 = call i64 @llvm.smax.i64(i64 %787, i64 %809)
  %813 = add i64 %793, %422
  store i64 %813, ptr %792, align 8
  br label %814

814:                                              ; preds = %808, %784
  %815 = phi i64 [ %811, %808 ], [ %786, %784 ]
  %816 = phi i64 [ %812, %808 ], [ %787, %784 ]
  %817 = load ptr, ptr %20, align 8
  %818 = icmp eq i32 %514, 0
  br i1 %818, label %819, label %831

819:                                              ; preds = %814
  %820 = load i64, ptr %13, align 8
  %821 = icmp sgt i64 %816, %820
  br i1 %821, label %822, label %829

822:                                              ; preds = %819
  %823 = getelementptr inbounds i8, ptr %817, i64 248
  %824 = load i64, ptr %823, align 8
  %825 = icmp eq i64 %824, 0
  %826 = add i64 %815, -5
  %827 = icmp ult i64 %826, -4
  %828 = select i1 %825, i1 true, i1 %827
  br i1 %828, label %831, label %829

829:                                              ; preds = %822, %819
  %830 = load i64, ptr %27, align 8
  br label %831

831:                                              ; preds = %829, %822, %814
  %832 = phi i64 [ %830, %829 ], [ 0, %814 ], [ 0, %822 ]
  %833 = getelementptr inbounds i8, ptr %817, i64 160
  %834 = load i64, ptr %833, align 8
  %835 = getelementptr inbounds i8, ptr %817, i64 248
  %836 = load i64, ptr %835, align 8
  %837 = icmp eq i64 %836, 0
  br i1 %837, label %913, label %838

838:                                              ; preds = %831
  %839 = getelementptr inbounds i8, ptr %385, i64 56
  %840 = load i64, ptr %839, align 8
  %841 = icmp eq i64 %840, 0
  br i1 %841, label %913, label %842

842:                                              ; preds = %838
  %843 = getelementptr inbounds i8, ptr %385, i64 72
  %844 = load i64, ptr %843, align 8
  %845 = icmp eq i64 %844, 0
  br i1 %845, label %913, label %846

846:                                              ; preds = %842
  %847 = load i64, ptr %385, align 8
  %848 = icmp eq i64 %847, 1
  br i1 %848, label %913, label %849

849:                                              ; preds = %846
  %850 = load i64, ptr %50, align 8
  %851 = getelementptr inbounds i8, ptr %385, i64 152
  %852 = load i64, ptr %851, align 8
  %853 = getelementptr inbounds i8, ptr %385, i64 160
  %854 = load i64, ptr %853, align 8
  %855 = icmp slt i64 %852, %854
  br i1 %855, label %856, label %894

856:                                              ; preds = %849
  %857 = load ptr, ptr %51, align 8
  %858 = load ptr, ptr %52, align 8
  %859 = sub i64 %854, %852
  %860 = add i64 %852, 1
  %861 = and i64 %859, 1
  %862 = icmp eq i64 %854, %860
  br i1 %862, label %883, label %863

863:                                              ; preds = %856
  %864 = and i64 %859, -2
  %865 = getelementptr i8, ptr %858, i64 32
  br label %866

866:                                              ; preds = %866, %863
  %867 = phi i64 [ %852, %863 ], [ %880, %866 ]
  %868 = phi i64 [ -1048576, %863 ], [ %879, %866 ]
  %869 = phi i64 [ 0, %863 ], [ %881, %866 ]
  %870 = getelementptr %struct.read_row, ptr %858, i64 %867
  %871 = load i64, ptr %870, align 8
  %872 = getelementptr %struct.value_row, ptr %857, i64 %871, i32 4
  %873 = load i64, ptr %872, align 8
  %874 = call noundef i64 @llvm.smax.i64(i64 %868, i64 %873)
  %875 = getelementptr %struct.read_row, ptr %865, i64 %867
  %876 = load i64, ptr %875, align 8
  %877 = getelementptr %struct.value_row, ptr %857, i64 %876, i32 4
  %878 = load i64, ptr %877, align 8
  %879 = call noundef i64 @llvm.smax.i64(i64 %874, i64 %878)
  %880 = add nsw i64 %867, 2
  %881 = add i64 %869, 2
  %882 = icmp eq i64 %881, %864
  br i1 %882, label %883, label %866, !llvm.loop !22

883:                                              ; preds = %866, %856
  %884 = phi i64 [ poison, %856 ], [ %879, %866 ]
  %885 = phi i64 [ %852, %856 ], [ %880, %866 ]
  %886 = phi i64 [ -1048576, %856 ], [ %879, %866 ]
  %887 = icmp eq i64 %861, 0
  br i1 %887, label %894, label %888

888:                                              ; preds = %883
  %889 = getelementptr %struct.read_row, ptr %858, i64 %885
  %890 = load i64, ptr %889, align 8
  %891 = getelementptr %struct.value_row, ptr %857, i64 %890, i32 4
  %892 = load i64, ptr %891, align 8
  %893 = call noundef i64 @llvm.smax.i64(i64 %886, i64 %892)
  br label %894

894:                                              ; preds = %888, %883, %849
  %895 = phi i64 [ -1048576, %849 ], [ %884, %883 ], [ %893, %888 ]
  %896 = sub i64 %850, %895
  %897 = icmp slt i64 %896, %834
  %898 = icmp eq i64 %847, 0
  br i1 %898, label %899, label %902

899:                                              ; preds = %894
  %900 = load i64, ptr %699, align 8
  %901 = icmp eq i64 %900, 1
  br i1 %901, label %902, label %910

902:                                              ; preds = %899, %894
  br i1 %897, label %905, label %903

903:                                              ; preds = %902
  %904 = load i64, ptr %53, align 8
  br label %907

905:                                              ; preds = %902
  %906 = add i64 %850, %834
  store i64 %906, ptr %53, align 8
  br label %907

907:                                              ; preds = %905, %903
  %908 = phi i64 [ %904, %903 ], [ %906, %905 ]
  %909 = icmp slt i64 %850, %908
  br label %910

910:                                              ; preds = %907, %899
  %911 = phi i1 [ %909, %907 ], [ %897, %899 ]
  %912 = zext i1 %911 to i32
  br label %913

913:                                              ; preds = %910, %846, %842, %838, %831
  %914 = phi i32 [ %912, %910 ], [ 0, %846 ], [ 0, %842 ], [ 0, %838 ], [ 0, %831 ]
  %915 = getelementptr inbounds i8, ptr %817, i64 512
  %916 = load i64, ptr %915, align 8
  %917 = icmp eq i64 %916, 0
  %918 = getelementptr inbounds i8, ptr %385, i64 56
  %919 = load i64, ptr %918, align 8
  %920 = getelementptr inbounds i8, ptr %385, i64 104
  %921 = load i64, ptr %920, align 8
  %922 = icmp slt i64 %921, 0
  br i1 %922, label %931, label %923

923:                                              ; preds = %913
  %924 = load ptr, ptr %54, align 8
  %925 = getelementptr inbounds i8, ptr %385, i64 136
  %926 = load i64, ptr %925, align 8
  %927 = getelementptr %struct.use_row, ptr %924, i64 %926
  %928 = getelementptr %struct.use_row, ptr %927, i64 %921
  %929 = load i64, ptr %928, align 8
  %930 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %929, i1 true)
  br label %931

931:                                              ; preds = %923, %913
  %932 = phi i64 [ %930, %923 ], [ 0, %913 ]
  %933 = getelementptr [64 x i64], ptr %55, i64 0, i64 %932
  %934 = load i64, ptr %933, align 8
  %935 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %919)
  %936 = icmp ult i64 %935, 2
  %937 = icmp eq i64 %919, 0
  br i1 %937, label %1149, label %938

938:                                              ; preds = %931
  %939 = getelementptr inbounds i8, ptr %385, i64 72
  %940 = getelementptr inbounds i8, ptr %385, i64 136
  %941 = icmp eq i32 %914, 0
  %942 = and i64 %832, 1
  %943 = load ptr, ptr %46, align 8
  br label %944

944:                                              ; preds = %1142, %938
  %945 = phi ptr [ %943, %938 ], [ %1003, %1142 ]
  %946 = phi i64 [ %919, %938 ], [ %1147, %1142 ]
  %947 = phi i64 [ -1, %938 ], [ %1145, %1142 ]
  %948 = phi i64 [ 0, %938 ], [ %1144, %1142 ]
  %949 = phi double [ 0.000000e+00, %938 ], [ %1143, %1142 ]
  %950 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %946, i1 true)
  %951 = getelementptr %struct.station_row, ptr %945, i64 %950, i32 5
  %952 = load i64, ptr %951, align 8
  %953 = getelementptr %struct.station_row, ptr %945, i64 %952, i32 7
  %954 = load i64, ptr %953, align 8
  %955 = call noundef i64 @llvm.smax.i64(i64 %816, i64 %954)
  %956 = load ptr, ptr %47, align 8
  %957 = load i64, ptr %48, align 8
  %958 = mul i64 %957, %950
  %959 = getelementptr i64, ptr %956, i64 %958
  %960 = getelementptr %struct.station_row, ptr %945, i64 %950, i32 4
  %961 = load i64, ptr %960, align 8
  %962 = icmp sgt i64 %961, 0
  br i1 %962, label %963, label %1002

963:                                              ; preds = %944, %995
  %964 = phi i64 [ %998, %995 ], [ %961, %944 ]
  %965 = load i64, ptr %959, align 8
  %966 = icmp slt i64 %965, %955
  br i1 %966, label %967, label %1000

967:                                              ; preds = %963
  %968 = add nsw i64 %964, -1
  store i64 %968, ptr %960, align 8
  %969 = getelementptr i64, ptr %959, i64 %968
  %970 = load i64, ptr %969, align 8
  %971 = icmp ugt i64 %968, 1
  br i1 %971, label %972, label %995

972:                                              ; preds = %967, %990
  %973 = phi i64 [ %993, %990 ], [ 1, %967 ]
  %974 = phi i64 [ %992, %990 ], [ 0, %967 ]
  %975 = phi i64 [ %986, %990 ], [ 0, %967 ]
  %976 = add i64 %974, 2
  %977 = icmp slt i64 %976, %968
  br i1 %977, label %978, label %985

978:                                              ; preds = %972
  %979 = getelementptr i64, ptr %959, i64 %976
  %980 = load i64, ptr %979, align 8
  %981 = getelementptr i64, ptr %959, i64 %973
  %982 = load i64, ptr %981, align 8
  %983 = icmp slt i64 %980, %982
  %984 = select i1 %983, i64 %976, i64 %973
  br label %985

985:                                              ; preds = %978, %972
  %986 = phi i64 [ %973, %972 ], [ %984, %978 ]
  %987 = getelementptr i64, ptr %959, i64 %986
  %988 = load i64, ptr %987, align 8
  %989 = icmp slt i64 %988, %970
  br i1 %989, label %990, label %995

990:                                              ; preds = %985
  %991 = getelementptr i64, ptr %959, i64 %975
  store i64 %988, ptr %991, align 8
  %992 = shl i64 %986, 1
  %993 = or disjoint i64 %992, 1
  %994 = icmp slt i64 %993, %968
  br i1 %994, label %972, label %995

995:                                              ; preds = %990, %985, %967
  %996 = phi i64 [ 0, %967 ], [ %986, %990 ], [ %975, %985 ]
  %997 = getelementptr i64, ptr %959, i64 %996
  store i64 %970, ptr %997, align 8
  %998 = load i64, ptr %960, align 8
  %999 = icmp sgt i64 %998, 0
  br i1 %999, label %963, label %1000, !llvm.loop !20

1000:                                             ; preds = %995, %963
  %1001 = load ptr, ptr %46, align 8
  br label %1002

1002:                                             ; preds = %1000, %944
  %1003 = phi ptr [ %1001, %1000 ], [ %945, %944 ]
  %1004 = getelementptr %struct.station_row, ptr %1003, i64 %950
  %1005 = getelementptr inbounds i8, ptr %1004, i64 32
  %1006 = load i64, ptr %1005, align 8
  %1007 = load i64, ptr %1004, align 8
  %1008 = icmp slt i64 %1006, %1007
  br i1 %1008, label %1016, label %1009

1009:                                             ; preds = %1002
  %1010 = load ptr, ptr %47, align 8
  %1011 = load i64, ptr %48, align 8
  %1012 = mul i64 %1011, %950
  %1013 = getelementptr i64, ptr %1010, i64 %1012
  %1014 = load i64, ptr %1013, align 8
  %1015 = add i64 %1014, 1
  br label %1016

1016:                                             ; preds = %1009, %1002
  %1017 = phi i64 [ %1015, %1009 ], [ 0, %1002 ]
  %1018 = call noundef i64 @llvm.smax.i64(i64 %955, i64 %1017)
  br i1 %936, label %1058, label %1019

1019:                                             ; preds = %1016
  br i1 %917, label %1052, label %1020

1020:                                             ; preds = %1019
  %1021 = load i64, ptr %939, align 8
  %1022 = icmp sgt i64 %1021, 0
  br i1 %1022, label %1052, label %1023

1023:                                             ; preds = %1020
  %1024 = load i64, ptr %920, align 8
  %1025 = icmp slt i64 %1024, 0
  br i1 %1025, label %1052, label %1026

1026:                                             ; preds = %1023
  %1027 = load ptr, ptr %54, align 8
  %1028 = load i64, ptr %940, align 8
  %1029 = getelementptr %struct.use_row, ptr %1027, i64 %1028
  %1030 = getelementptr %struct.use_row, ptr %1029, i64 %1024
  %1031 = load i64, ptr %1030, align 8
  %1032 = getelementptr %struct.station_row, ptr %1003, i64 %950, i32 2
  %1033 = load i64, ptr %1032, align 8
  %1034 = and i64 %1033, %1031
  %1035 = icmp eq i64 %1034, 0
  br i1 %1035, label %1052, label %1036

1036:                                             ; preds = %1026
  %1037 = load ptr, ptr %56, align 8
  br label %1038

1038:                                             ; preds = %1038, %1036
  %1039 = phi i64 [ 9223372036854775807, %1036 ], [ %1044, %1038 ]
  %1040 = phi i64 [ %1034, %1036 ], [ %1046, %1038 ]
  %1041 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1040, i1 true)
  %1042 = getelementptr i64, ptr %1037, i64 %1041
  %1043 = load i64, ptr %1042, align 8
  %1044 = call i64 @llvm.smin.i64(i64 %1043, i64 %1039)
  %1045 = add i64 %1040, -1
  %1046 = and i64 %1045, %1040
  %1047 = icmp eq i64 %1046, 0
  br i1 %1047, label %1048, label %1038, !llvm.loop !23

1048:                                             ; preds = %1038
  %1049 = sub i64 %1044, %955
  %1050 = call noundef i64 @llvm.smax.i64(i64 %1049, i64 0)
  %1051 = uitofp nneg i64 %1050 to double
  br label %1058

1052:                                             ; preds = %1026, %1023, %1020, %1019
  %1053 = sitofp i64 %1006 to double
  %1054 = getelementptr inbounds i8, ptr %1004, i64 24
  %1055 = load i64, ptr %1054, align 8
  %1056 = sitofp i64 %1055 to double
  %1057 = fdiv double %1053, %1056
  br label %1058

1058:                                             ; preds = %1052, %1048, %1016
  %1059 = phi double [ 0.000000e+00, %1016 ], [ %1051, %1048 ], [ %1057, %1052 ]
  br i1 %917, label %1079, label %1060

1060:                                             ; preds = %1058
  %1061 = load i64, ptr %939, align 8
  %1062 = icmp sgt i64 %1061, 0
  br i1 %1062, label %1075, label %1063

1063:                                             ; preds = %1060
  %1064 = load i64, ptr %920, align 8
  %1065 = icmp slt i64 %1064, 0
  br i1 %1065, label %1075, label %1066

1066:                                             ; preds = %1063
  %1067 = load ptr, ptr %54, align 8
  %1068 = load i64, ptr %940, align 8
  %1069 = getelementptr %struct.use_row, ptr %1067, i64 %1068
  %1070 = getelementptr %struct.use_row, ptr %1069, i64 %1064
  %1071 = load i64, ptr %1070, align 8
  %1072 = getelementptr %struct.station_row, ptr %1003, i64 %950, i32 2
  %1073 = load i64, ptr %1072, align 8
  %1074 = and i64 %1073, %1071
  br label %1075

1075:                                             ; preds = %1066, %1063, %1060
  %1076 = phi i64 [ %1074, %1066 ], [ 0, %1063 ], [ 0, %1060 ]
  %1077 = icmp eq i64 %1076, 0
  %1078 = fcmp olt double %1059, %949
  br i1 %1078, label %1095, label %1088

1079:                                             ; preds = %1058
  %1080 = fcmp olt double %1059, %949
  br i1 %1080, label %1109, label %1081

1081:                                             ; preds = %1079
  %1082 = fcmp oeq double %1059, %949
  %1083 = trunc i64 %955 to i32
  %1084 = mul i32 %1083, 1538481
  %1085 = and i32 %1084, 1048576
  %1086 = icmp ne i32 %1085, 0
  %1087 = and i1 %1086, %1082
  br label %1109

1088:                                             ; preds = %1075
  %1089 = fcmp oeq double %1059, %949
  %1090 = trunc i64 %955 to i32
  %1091 = mul i32 %1090, 1538481
  %1092 = and i32 %1091, 1048576
  %1093 = icmp ne i32 %1092, 0
  %1094 = and i1 %1093, %1089
  br i1 %1077, label %1109, label %1096

1095:                                             ; preds = %1075
  br i1 %1077, label %1109, label %1103

1096:                                             ; preds = %1088
  br i1 %1089, label %1097, label %1103

1097:                                             ; preds = %1096
  %1098 = sub i64 %934, %950
  %1099 = or i64 %1098, -64
  %1100 = sub i64 %934, %947
  %1101 = or i64 %1100, -64
  %1102 = icmp ugt i64 %1099, %1101
  br label %1103

1103:                                             ; preds = %1097, %1096, %1095
  %1104 = phi i1 [ false, %1096 ], [ %1102, %1097 ], [ true, %1095 ]
  %1105 = zext i1 %1104 to i32
  %1106 = load i64, ptr %443, align 8
  %1107 = icmp eq i64 %1106, 3
  %1108 = select i1 %1107, i64 %1018, i64 %948
  br label %1131

1109:                                             ; preds = %1095, %1088, %1081, %1079
  %1110 = phi i1 [ true, %1095 ], [ %1094, %1088 ], [ true, %1079 ], [ %1087, %1081 ]
  %1111 = zext i1 %1110 to i32
  %1112 = load i64, ptr %835, align 8
  %1113 = icmp eq i64 %1112, 0
  br i1 %1113, label %1131, label %1114

1114:                                             ; preds = %1109
  %1115 = getelementptr %struct.station_row, ptr %1003, i64 %950, i32 1
  %1116 = load i64, ptr %1115, align 8
  %1117 = icmp sgt i64 %1116, 0
  br i1 %1117, label %1118, label %1131

1118:                                             ; preds = %1114
  %1119 = icmp sgt i64 %954, %816
  br i1 %1119, label %1120, label %1124

1120:                                             ; preds = %1118
  %1121 = mul i64 %955, 1538481
  %1122 = lshr i64 %1121, 20
  %1123 = and i64 %1122, 1
  br label %1128

1124:                                             ; preds = %1118
  br i1 %941, label %1125, label %1128

1125:                                             ; preds = %1124
  %1126 = icmp eq i64 %947, %934
  %1127 = zext i1 %1126 to i64
  br label %1128

1128:                                             ; preds = %1125, %1124, %1120
  %1129 = phi i64 [ %1123, %1120 ], [ %1127, %1125 ], [ %942, %1124 ]
  %1130 = trunc nuw nsw i64 %1129 to i32
  br label %1131

1131:                                             ; preds = %1128, %1114, %1109, %1103
  %1132 = phi i64 [ %1018, %1128 ], [ %1018, %1114 ], [ %1018, %1109 ], [ %1108, %1103 ]
  %1133 = phi i32 [ %1130, %1128 ], [ %1111, %1114 ], [ %1111, %1109 ], [ %1105, %1103 ]
  %1134 = icmp slt i64 %947, 0
  %1135 = icmp slt i64 %1132, %948
  %1136 = select i1 %1134, i1 true, i1 %1135
  br i1 %1136, label %1141, label %1137

1137:                                             ; preds = %1131
  %1138 = icmp eq i64 %1132, %948
  %1139 = icmp ne i32 %1133, 0
  %1140 = select i1 %1138, i1 %1139, i1 false
  br i1 %1140, label %1141, label %1142

1141:                                             ; preds = %1137, %1131
  br label %1142

1142:                                             ; preds = %1141, %1137
  %1143 = phi double [ %1059, %1141 ], [ %949, %1137 ]
  %1144 = phi i64 [ %1132, %1141 ], [ %948, %1137 ]
  %1145 = phi i64 [ %950, %1141 ], [ %947, %1137 ]
  %1146 = add i64 %946, -1
  %1147 = and i64 %1146, %946
  %1148 = icmp eq i64 %1147, 0
  br i1 %1148, label %1149, label %944, !llvm.loop !24

1149:                                             ; preds = %1142, %931
  %1150 = phi i64 [ -1, %931 ], [ %1145, %1142 ]
  br i1 %936, label %1152, label %1151

1151:                                             ; preds = %1149
  store i64 %1150, ptr %933, align 8
  br label %1152

1152:                                             ; preds = %1151, %1149
  %1153 = icmp sgt i64 %1150, -1
  br i1 %1153, label %1154, label %1190

1154:                                             ; preds = %1152
  %1155 = load ptr, ptr %46, align 8
  %1156 = getelementptr %struct.station_row, ptr %1155, i64 %1150
  %1157 = getelementptr inbounds i8, ptr %1156, i64 40
  %1158 = load i64, ptr %1157, align 8
  %1159 = getelementptr inbounds i8, ptr %1156, i64 8
  %1160 = load i64, ptr %1159, align 8
  %1161 = icmp eq i64 %1160, 0
  br i1 %1161, label %1162, label %1174

1162:                                             ; preds = %1154
  %1163 = getelementptr inbounds i8, ptr %1156, i64 32
  %1164 = load i64, ptr %1163, align 8
  %1165 = load i64, ptr %1156, align 8
  %1166 = icmp slt i64 %1164, %1165
  br i1 %1166, label %1186, label %1167

1167:                                             ; preds = %1162
  %1168 = load ptr, ptr %47, align 8
  %1169 = load i64, ptr %48, align 8
  %1170 = mul i64 %1169, %1150
  %1171 = getelementptr i64, ptr %1168, i64 %1170
  %1172 = load i64, ptr %1171, align 8
  %1173 = add i64 %1172, 1
  br label %1186

1174:                                             ; preds = %1154
  %1175 = getelementptr %struct.station_row, ptr %1155, i64 %1158, i32 6
  %1176 = load i64, ptr %1175, align 8
  %1177 = icmp slt i64 %1176, %1160
  br i1 %1177, label %1186, label %1178

1178:                                             ; preds = %1174
  %1179 = load ptr, ptr %57, align 8
  %1180 = load i64, ptr %58, align 8
  %1181 = mul i64 %1180, %1158
  %1182 = srem i64 %1176, %1160
  %1183 = getelementptr i64, ptr %1179, i64 %1181
  %1184 = getelementptr i64, ptr %1183, i64 %1182
  %1185 = load i64, ptr %1184, align 8
  br label %1186

1186:                                             ; preds = %1178, %1174, %1167, %1162
  %1187 = phi i64 [ %1185, %1178 ], [ 0, %1174 ], [ %1173, %1167 ], [ 0, %1162 ]
  %1188 = add nuw nsw i64 %1150, 8
  %1189 = icmp slt i64 %816, %1187
  br i1 %1189, label %1192, label %1190

1190:                                             ; preds = %1186, %1152
  %1191 = icmp sgt i64 %815, -1
  br i1 %1191, label %1192, label %1200

1192:                                             ; preds = %1190, %1186
  %1193 = phi i64 [ %816, %1190 ], [ %1187, %1186 ]
  %1194 = phi i64 [ %815, %1190 ], [ %1188, %1186 ]
  %1195 = sub i64 %1193, %517
  %1196 = load ptr, ptr %25, align 8
  %1197 = getelementptr i64, ptr %1196, i64 %1194
  %1198 = load i64, ptr %1197, align 8
  %1199 = add i64 %1195, %1198
  store i64 %1199, ptr %1197, align 8
  br label %1200

1200:                                             ; preds = %1192, %1190
  %1201 = phi i64 [ %1193, %1192 ], [ %816, %1190 ]
  %1202 = phi i64 [ %1194, %1192 ], [ %815, %1190 ]
  %1203 = freeze i64 %1202
  store i64 %517, ptr %32, align 8
  store i64 %1203, ptr %33, align 8
  store i64 %1201, ptr %31, align 8
  %1204 = load i64, ptr %13, align 8
  %1205 = icmp sgt i64 %1201, %1204
  br i1 %1205, label %1206, label %1216

1206:                                             ; preds = %1200
  %1207 = load ptr, ptr %20, align 8
  %1208 = getelementptr inbounds i8, ptr %1207, i64 248
  %1209 = load i64, ptr %1208, align 8
  %1210 = icmp eq i64 %1209, 0
  %1211 = add i64 %1203, -5
  %1212 = icmp ult i64 %1211, -4
  %1213 = or i1 %1212, %1210
  %1214 = select i1 %1213, i64 0, i64 %832
  store i64 %1201, ptr %13, align 8
  store i64 %1214, ptr %27, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %43, i8 0, i64 32, i1 false)
  %1215 = load ptr, ptr %14, align 8
  store i64 0, ptr %1215, align 8
  br label %1216

1216:                                             ; preds = %1206, %1200
  %1217 = load i64, ptr %27, align 8
  store i64 %1217, ptr %59, align 8
  %1218 = load i64, ptr %676, align 8
  %1219 = add i64 %1218, %1217
  store i64 %1219, ptr %27, align 8
  %1220 = load i64, ptr %676, align 8
  %1221 = load i64, ptr %50, align 8
  %1222 = add i64 %1221, %1220
  store i64 %1222, ptr %50, align 8
  %1223 = load i64, ptr %443, align 8
  %1224 = icmp eq i64 %1223, 2
  br i1 %1224, label %1225, label %1227

1225:                                             ; preds = %1216
  %1226 = load i64, ptr %676, align 8
  br label %1227

1227:                                             ; preds = %1225, %1216
  %1228 = phi i64 [ %1226, %1225 ], [ 1, %1216 ]
  %1229 = getelementptr [4 x i64], ptr %43, i64 0, i64 %1223
  %1230 = load i64, ptr %1229, align 8
  %1231 = add i64 %1230, %1228
  store i64 %1231, ptr %1229, align 8
  %1232 = load ptr, ptr %20, align 8
  %1233 = getelementptr inbounds i8, ptr %1232, i64 144
  %1234 = load i64, ptr %1233, align 8
  %1235 = icmp eq i64 %1234, 0
  br i1 %1235, label %1272, label %1236

1236:                                             ; preds = %1227
  %1237 = load i64, ptr %918, align 8
  %1238 = icmp eq i64 %1237, 0
  br i1 %1238, label %1272, label %1239

1239:                                             ; preds = %1236
  %1240 = load i64, ptr %443, align 8
  %1241 = and i64 %1240, -2
  %1242 = icmp eq i64 %1241, 2
  br i1 %1242, label %1243, label %1272

1243:                                             ; preds = %1239
  %1244 = load ptr, ptr %14, align 8
  %1245 = getelementptr inbounds i8, ptr %1244, i64 72
  %1246 = getelementptr inbounds i8, ptr %1244, i64 8
  %1247 = load i64, ptr %1244, align 8
  %1248 = icmp sgt i64 %1247, 0
  br i1 %1248, label %1249, label %1257

1249:                                             ; preds = %1243, %1254
  %1250 = phi i64 [ %1255, %1254 ], [ 0, %1243 ]
  %1251 = getelementptr [8 x i64], ptr %1246, i64 0, i64 %1250
  %1252 = load i64, ptr %1251, align 8
  %1253 = icmp eq i64 %1252, %1237
  br i1 %1253, label %1257, label %1254

1254:                                             ; preds = %1249
  %1255 = add nuw nsw i64 %1250, 1
  %1256 = icmp eq i64 %1255, %1247
  br i1 %1256, label %1257, label %1249, !llvm.loop !19

1257:                                             ; preds = %1254, %1249, %1243
  %1258 = phi i64 [ 0, %1243 ], [ %1250, %1249 ], [ %1247, %1254 ]
  %1259 = icmp eq i64 %1258, %1247
  %1260 = icmp ult i64 %1258, 8
  %1261 = and i1 %1260, %1259
  br i1 %1261, label %1262, label %1267

1262:                                             ; preds = %1257
  %1263 = getelementptr [8 x i64], ptr %1246, i64 0, i64 %1247
  store i64 %1237, ptr %1263, align 8
  %1264 = getelementptr [8 x i64], ptr %1245, i64 0, i64 %1247
  store i64 0, ptr %1264, align 8
  %1265 = load i64, ptr %1244, align 8
  %1266 = add i64 %1265, 1
  store i64 %1266, ptr %1244, align 8
  br label %1267

1267:                                             ; preds = %1262, %1257
  %1268 = select i1 %1260, i64 %1258, i64 7
  %1269 = getelementptr [8 x i64], ptr %1245, i64 0, i64 %1268
  %1270 = load i64, ptr %1269, align 8
  %1271 = add i64 %1270, 1
  store i64 %1271, ptr %1269, align 8
  br label %1272

1272:                                             ; preds = %1267, %1239, %1236, %1227
  %1273 = load i64, ptr %27, align 8
  %1274 = icmp sgt i64 %1273, %424
  br i1 %1274, label %1275, label %1283

1275:                                             ; preds = %1272, %1275
  %1276 = phi i64 [ %1281, %1275 ], [ %1273, %1272 ]
  %1277 = load i64, ptr %13, align 8
  %1278 = add i64 %1277, 1
  %1279 = sub i64 %1276, %424
  store i64 %1278, ptr %13, align 8
  store i64 %1279, ptr %27, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %43, i8 0, i64 32, i1 false)
  %1280 = load ptr, ptr %14, align 8
  store i64 0, ptr %1280, align 8
  %1281 = load i64, ptr %27, align 8
  %1282 = icmp sgt i64 %1281, %424
  br i1 %1282, label %1275, label %1283, !llvm.loop !25

1283:                                             ; preds = %1275, %1272
  br i1 %1153, label %1284, label %1335

1284:                                             ; preds = %1283
  %1285 = load ptr, ptr %20, align 8
  %1286 = getelementptr inbounds i8, ptr %1285, i64 512
  %1287 = load i64, ptr %1286, align 8
  %1288 = icmp eq i64 %1287, 0
  br i1 %1288, label %1335, label %1289

1289:                                             ; preds = %1284
  %1290 = getelementptr inbounds i8, ptr %385, i64 72
  %1291 = load i64, ptr %1290, align 8
  %1292 = icmp sgt i64 %1291, 0
  br i1 %1292, label %1335, label %1293

1293:                                             ; preds = %1289
  %1294 = load i64, ptr %920, align 8
  %1295 = icmp slt i64 %1294, 0
  br i1 %1295, label %1335, label %1296

1296:                                             ; preds = %1293
  %1297 = load ptr, ptr %54, align 8
  %1298 = getelementptr inbounds i8, ptr %385, i64 136
  %1299 = load i64, ptr %1298, align 8
  %1300 = getelementptr %struct.use_row, ptr %1297, i64 %1299
  %1301 = getelementptr %struct.use_row, ptr %1300, i64 %1294
  %1302 = load i64, ptr %1301, align 8
  %1303 = load ptr, ptr %46, align 8
  %1304 = getelementptr %struct.station_row, ptr %1303, i64 %1150, i32 2
  %1305 = load i64, ptr %1304, align 8
  %1306 = and i64 %1305, %1302
  %1307 = load i64, ptr %13, align 8
  %1308 = icmp eq i64 %1306, 0
  br i1 %1308, label %1335, label %1309

1309:                                             ; preds = %1296, %1324
  %1310 = phi i64 [ %1325, %1324 ], [ -1, %1296 ]
  %1311 = phi i64 [ %1327, %1324 ], [ %1306, %1296 ]
  %1312 = icmp slt i64 %1310, 0
  br i1 %1312, label %1313, label %1315

1313:                                             ; preds = %1309
  %1314 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1311, i1 true)
  br label %1324

1315:                                             ; preds = %1309
  %1316 = load ptr, ptr %56, align 8
  %1317 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1311, i1 true)
  %1318 = getelementptr i64, ptr %1316, i64 %1317
  %1319 = load i64, ptr %1318, align 8
  %1320 = getelementptr i64, ptr %1316, i64 %1310
  %1321 = load i64, ptr %1320, align 8
  %1322 = icmp slt i64 %1319, %1321
  %1323 = select i1 %1322, i64 %1317, i64 %1310
  br label %1324

1324:                                             ; preds = %1315, %1313
  %1325 = phi i64 [ %1314, %1313 ], [ %1323, %1315 ]
  %1326 = add i64 %1311, -1
  %1327 = and i64 %1326, %1311
  %1328 = icmp eq i64 %1327, 0
  br i1 %1328, label %1329, label %1309, !llvm.loop !26

1329:                                             ; preds = %1324
  %1330 = load ptr, ptr %56, align 8
  %1331 = getelementptr i64, ptr %1330, i64 %1325
  %1332 = load i64, ptr %1331, align 8
  %1333 = call noundef i64 @llvm.smax.i64(i64 %1332, i64 %1307)
  %1334 = add i64 %1333, 1
  store i64 %1334, ptr %1331, align 8
  br label %1335

1335:                                             ; preds = %1329, %1296, %1293, %1289, %1284, %1283
  %1336 = load i64, ptr %13, align 8
  %1337 = add i64 %1336, 1
  %1338 = getelementptr inbounds i8, ptr %385, i64 152
  %1339 = load i64, ptr %1338, align 8
  %1340 = getelementptr inbounds i8, ptr %385, i64 160
  %1341 = load i64, ptr %1340, align 8
  %1342 = icmp slt i64 %1339, %1341
  br i1 %1342, label %1343, label %1369

1343:                                             ; preds = %1335
  %1344 = load ptr, ptr %51, align 8
  %1345 = load ptr, ptr %52, align 8
  %1346 = getelementptr inbounds i8, ptr %385, i64 24
  br label %1347

1347:                                             ; preds = %1363, %1343
  %1348 = phi i64 [ %1339, %1343 ], [ %1367, %1363 ]
  %1349 = phi i64 [ %1337, %1343 ], [ %1366, %1363 ]
  %1350 = getelementptr %struct.read_row, ptr %1345, i64 %1348
  %1351 = load i64, ptr %1350, align 8
  %1352 = getelementptr %struct.value_row, ptr %1344, i64 %1351
  %1353 = getelementptr inbounds i8, ptr %1350, i64 8
  %1354 = load i64, ptr %1353, align 8
  %1355 = icmp eq i64 %1354, 0
  br i1 %1355, label %1363, label %1356

1356:                                             ; preds = %1347
  %1357 = getelementptr inbounds i8, ptr %1352, i64 16
  %1358 = load i64, ptr %1357, align 8
  %1359 = load i64, ptr %1346, align 8
  %1360 = icmp eq i64 %1358, %1359
  %1361 = select i1 %1360, i64 8, i64 0
  %1362 = getelementptr inbounds i8, ptr %1352, i64 %1361
  br label %1363

1363:                                             ; preds = %1356, %1347
  %1364 = phi ptr [ %1352, %1347 ], [ %1362, %1356 ]
  %1365 = load i64, ptr %1364, align 8
  %1366 = call noundef i64 @llvm.smax.i64(i64 %1349, i64 %1365)
  %1367 = add nsw i64 %1348, 1
  %1368 = icmp eq i64 %1367, %1341
  br i1 %1368, label %1369, label %1347, !llvm.loop !27

1369:                                             ; preds = %1363, %1335
  %1370 = phi i64 [ %1337, %1335 ], [ %1366, %1363 ]
  br i1 %1153, label %1371, label %1768

1371:                                             ; preds = %1369
  %1372 = load ptr, ptr %46, align 8
  %1373 = getelementptr %struct.station_row, ptr %1372, i64 %1150
  %1374 = getelementptr inbounds i8, ptr %1373, i64 40
  %1375 = load i64, ptr %1374, align 8
  %1376 = getelementptr %struct.station_row, ptr %1372, i64 %1375
  %1377 = getelementptr inbounds i8, ptr %1373, i64 32
  %1378 = load i64, ptr %1377, align 8
  %1379 = load i64, ptr %1373, align 8
  %1380 = icmp slt i64 %1378, %1379
  br i1 %1380, label %1388, label %1381

1381:                                             ; preds = %1371
  %1382 = load ptr, ptr %47, align 8
  %1383 = load i64, ptr %48, align 8
  %1384 = mul i64 %1383, %1150
  %1385 = getelementptr i64, ptr %1382, i64 %1384
  %1386 = load i64, ptr %1385, align 8
  %1387 = add i64 %1386, 1
  br label %1388

1388:                                             ; preds = %1381, %1371
  %1389 = phi i64 [ %1387, %1381 ], [ 0, %1371 ]
  %1390 = call noundef i64 @llvm.smax.i64(i64 %1336, i64 %1389)
  %1391 = getelementptr inbounds i8, ptr %1376, i64 56
  %1392 = load i64, ptr %1391, align 8
  %1393 = call noundef i64 @llvm.smax.i64(i64 %1390, i64 %1392)
  store i64 %1393, ptr %1391, align 8
  %1394 = getelementptr inbounds i8, ptr %1373, i64 8
  %1395 = load i64, ptr %1394, align 8
  %1396 = icmp sgt i64 %1395, 0
  br i1 %1396, label %1397, label %1408

1397:                                             ; preds = %1388
  %1398 = load ptr, ptr %57, align 8
  %1399 = load i64, ptr %58, align 8
  %1400 = mul i64 %1399, %1375
  %1401 = getelementptr inbounds i8, ptr %1376, i64 48
  %1402 = load i64, ptr %1401, align 8
  %1403 = srem i64 %1402, %1395
  %1404 = getelementptr i64, ptr %1398, i64 %1400
  %1405 = getelementptr i64, ptr %1404, i64 %1403
  store i64 %1393, ptr %1405, align 8
  %1406 = load i64, ptr %1401, align 8
  %1407 = add i64 %1406, 1
  store i64 %1407, ptr %1401, align 8
  br label %1408

1408:                                             ; preds = %1397, %1388
  %1409 = add i64 %1393, 1
  %1410 = call noundef i64 @llvm.smax.i64(i64 %1370, i64 %1409)
  %1411 = load ptr, ptr %46, align 8
  %1412 = getelementptr %struct.station_row, ptr %1411, i64 %1150, i32 2
  %1413 = load i64, ptr %1412, align 8
  %1414 = load ptr, ptr %20, align 8
  %1415 = getelementptr inbounds i8, ptr %1414, i64 112
  %1416 = load i64, ptr %1415, align 8
  %1417 = icmp eq i64 %1416, 0
  br i1 %1417, label %1442, label %1418

1418:                                             ; preds = %1408
  %1419 = load i64, ptr %385, align 8
  %1420 = icmp eq i64 %1419, 0
  br i1 %1420, label %1421, label %1442

1421:                                             ; preds = %1418
  %1422 = getelementptr inbounds i8, ptr %385, i64 72
  %1423 = load i64, ptr %1422, align 8
  %1424 = icmp eq i64 %1423, 0
  br i1 %1424, label %1442, label %1425

1425:                                             ; preds = %1421
  %1426 = getelementptr inbounds i8, ptr %1414, i64 152
  %1427 = load i64, ptr %1426, align 8
  %1428 = icmp slt i64 %1423, %1427
  br i1 %1428, label %1429, label %1442

1429:                                             ; preds = %1425
  %1430 = load i64, ptr %920, align 8
  %1431 = icmp slt i64 %1430, 0
  br i1 %1431, label %1442, label %1432

1432:                                             ; preds = %1429
  %1433 = load i64, ptr %60, align 8
  %1434 = icmp sgt i64 %1433, %1410
  br i1 %1434, label %1442, label %1435

1435:                                             ; preds = %1432
  %1436 = load i64, ptr %21, align 8
  %1437 = sub i64 %1436, %104
  %1438 = getelementptr inbounds i8, ptr %1414, i64 136
  %1439 = load i64, ptr %1438, align 8
  %1440 = icmp slt i64 %1437, %1439
  %1441 = zext i1 %1440 to i32
  br label %1442

1442:                                             ; preds = %1435, %1432, %1429, %1425, %1421, %1418, %1408
  %1443 = phi i32 [ 0, %1408 ], [ 0, %1429 ], [ 0, %1425 ], [ 0, %1421 ], [ 0, %1418 ], [ 1, %1432 ], [ %1441, %1435 ]
  %1444 = getelementptr inbounds i8, ptr %1414, i64 408
  %1445 = load i64, ptr %1444, align 8
  %1446 = icmp eq i64 %1445, 0
  br i1 %1446, label %1525, label %1447

1447:                                             ; preds = %1442
  %1448 = load i64, ptr %13, align 8
  %1449 = load i64, ptr %59, align 8
  %1450 = load i64, ptr %920, align 8
  %1451 = icmp slt i64 %1450, 0
  br i1 %1451, label %1768, label %1452

1452:                                             ; preds = %1447
  %1453 = getelementptr inbounds i8, ptr %385, i64 136
  %1454 = load i64, ptr %1453, align 8
  %1455 = add i64 %1454, %1450
  %1456 = icmp eq i32 %1443, 0
  %1457 = load ptr, ptr %54, align 8
  %1458 = getelementptr %struct.use_row, ptr %1457, i64 %1455, i32 3
  %1459 = getelementptr %struct.use_row, ptr %1457, i64 %1455
  %1460 = select i1 %1456, ptr %1459, ptr %1458
  %1461 = load i64, ptr %1460, align 8
  %1462 = icmp eq i64 %1413, 0
  %1463 = select i1 %1462, i64 -1, i64 %1413
  %1464 = and i64 %1461, %1463
  %1465 = getelementptr %struct.use_row, ptr %1457, i64 %1455, i32 1
  %1466 = load double, ptr %1465, align 8
  %1467 = fcmp ule double %1466, 1.000000e+00
  %1468 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1464)
  %1469 = icmp ult i64 %1468, 2
  %1470 = select i1 %1467, i1 true, i1 %1469
  br i1 %1470, label %1471, label %1768

1471:                                             ; preds = %1452
  %1472 = load i64, ptr %385, align 8
  %1473 = icmp eq i64 %1472, 1
  %1474 = icmp eq i64 %1468, 2
  %1475 = select i1 %1473, i1 %1474, i1 false
  br i1 %1475, label %1476, label %1485

1476:                                             ; preds = %1471
  %1477 = load i64, ptr %63, align 8
  %1478 = add i64 %1477, 1
  store i64 %1478, ptr %63, align 8
  %1479 = and i64 %1477, 1
  %1480 = icmp eq i64 %1479, 0
  %1481 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %1464, i1 true)
  %1482 = xor i64 %1481, 63
  %1483 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1464, i1 true)
  %1484 = select i1 %1480, i64 %1483, i64 %1482
  br label %1759

1485:                                             ; preds = %1471
  call fastcc void @count_waiting(ptr noundef nonnull %61, i64 noundef %1448)
  %1486 = icmp eq i64 %1464, 0
  br i1 %1486, label %1768, label %1487

1487:                                             ; preds = %1485, %1506
  %1488 = phi i64 [ %1510, %1506 ], [ %1464, %1485 ]
  %1489 = phi i64 [ %1508, %1506 ], [ -1, %1485 ]
  %1490 = phi i64 [ %1507, %1506 ], [ -1, %1485 ]
  %1491 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1488, i1 true)
  %1492 = icmp slt i64 %1490, 0
  br i1 %1492, label %1506, label %1493

1493:                                             ; preds = %1487
  %1494 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1491
  %1495 = load i64, ptr %1494, align 8
  %1496 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1490
  %1497 = load i64, ptr %1496, align 8
  %1498 = icmp sgt i64 %1495, %1497
  br i1 %1498, label %1499, label %1506

1499:                                             ; preds = %1493
  %1500 = icmp slt i64 %1489, 0
  br i1 %1500, label %1505, label %1501

1501:                                             ; preds = %1499
  %1502 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1489
  %1503 = load i64, ptr %1502, align 8
  %1504 = icmp sgt i64 %1495, %1503
  br i1 %1504, label %1506, label %1505

1505:                                             ; preds = %1501, %1499
  br label %1506

1506:                                             ; preds = %1505, %1501, %1493, %1487
  %1507 = phi i64 [ %1490, %1505 ], [ %1490, %1501 ], [ %1491, %1493 ], [ %1491, %1487 ]
  %1508 = phi i64 [ %1491, %1505 ], [ %1489, %1501 ], [ %1490, %1493 ], [ %1490, %1487 ]
  %1509 = add i64 %1488, -1
  %1510 = and i64 %1509, %1488
  %1511 = icmp eq i64 %1510, 0
  br i1 %1511, label %1512, label %1487, !llvm.loop !28

1512:                                             ; preds = %1506
  %1513 = and i64 %1449, 1
  %1514 = icmp ne i64 %1513, 0
  %1515 = icmp sgt i64 %1508, -1
  %1516 = select i1 %1514, i1 %1515, i1 false
  br i1 %1516, label %1517, label %1759

1517:                                             ; preds = %1512
  %1518 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1508
  %1519 = load i64, ptr %1518, align 8
  %1520 = getelementptr [64 x i64], ptr %62, i64 0, i64 %1507
  %1521 = load i64, ptr %1520, align 8
  %1522 = add i64 %1521, 3
  %1523 = icmp slt i64 %1519, %1522
  %1524 = select i1 %1523, i64 %1508, i64 %1507
  br label %1759

1525:                                             ; preds = %1442
  %1526 = getelementptr inbounds i8, ptr %1414, i64 416
  %1527 = load i64, ptr %1526, align 8
  %1528 = icmp eq i64 %1527, 0
  br i1 %1528, label %1659, label %1529

1529:                                             ; preds = %1525
  %1530 = load i64, ptr %385, align 8
  %1531 = icmp eq i64 %1530, 2
  br i1 %1531, label %1659, label %1532

1532:                                             ; preds = %1529
  %1533 = getelementptr inbounds i8, ptr %385, i64 72
  %1534 = load i64, ptr %1533, align 8
  %1535 = icmp sgt i64 %1534, 0
  br i1 %1535, label %1536, label %1659

1536:                                             ; preds = %1532
  %1537 = load i64, ptr %13, align 8
  %1538 = load i64, ptr %59, align 8
  %1539 = getelementptr inbounds i8, ptr %1414, i64 160
  %1540 = load i64, ptr %1539, align 8
  %1541 = load i64, ptr %920, align 8
  %1542 = icmp slt i64 %1541, 0
  br i1 %1542, label %1768, label %1543

1543:                                             ; preds = %1536
  %1544 = getelementptr inbounds i8, ptr %385, i64 136
  %1545 = load i64, ptr %1544, align 8
  %1546 = add i64 %1545, %1541
  %1547 = icmp eq i32 %1443, 0
  %1548 = load ptr, ptr %54, align 8
  %1549 = getelementptr %struct.use_row, ptr %1548, i64 %1546, i32 3
  %1550 = getelementptr %struct.use_row, ptr %1548, i64 %1546
  %1551 = select i1 %1547, ptr %1550, ptr %1549
  %1552 = load i64, ptr %1551, align 8
  %1553 = icmp eq i64 %1413, 0
  %1554 = select i1 %1553, i64 -1, i64 %1413
  %1555 = and i64 %1552, %1554
  %1556 = getelementptr %struct.use_row, ptr %1548, i64 %1546, i32 1
  %1557 = load double, ptr %1556, align 8
  %1558 = fcmp ule double %1557, 1.000000e+00
  %1559 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1555)
  %1560 = icmp ult i64 %1559, 2
  %1561 = select i1 %1558, i1 true, i1 %1560
  br i1 %1561, label %1562, label %1657

1562:                                             ; preds = %1543
  call fastcc void @count_waiting(ptr noundef nonnull %61, i64 noundef %1537)
  %1563 = load i64, ptr %65, align 8
  %1564 = icmp sgt i64 %1563, 0
  br i1 %1564, label %1565, label %1573

1565:                                             ; preds = %1562, %1570
  %1566 = phi i64 [ %1571, %1570 ], [ 0, %1562 ]
  %1567 = getelementptr [16 x i64], ptr %64, i64 0, i64 %1566
  %1568 = load i64, ptr %1567, align 8
  %1569 = icmp eq i64 %1568, %1555
  br i1 %1569, label %1573, label %1570

1570:                                             ; preds = %1565
  %1571 = add nuw nsw i64 %1566, 1
  %1572 = icmp eq i64 %1571, %1563
  br i1 %1572, label %1579, label %1565, !llvm.loop !29

1573:                                             ; preds = %1565, %1562
  %1574 = phi i64 [ 0, %1562 ], [ %1566, %1565 ]
  %1575 = icmp eq i64 %1574, %1563
  br i1 %1575, label %1579, label %1576

1576:                                             ; preds = %1573
  %1577 = getelementptr [16 x i64], ptr %66, i64 0, i64 %1574
  %1578 = load i64, ptr %1577, align 8
  br label %1585

1579:                                             ; preds = %1570, %1573
  %1580 = icmp eq i64 %1563, 16
  br i1 %1580, label %1590, label %1581

1581:                                             ; preds = %1579
  %1582 = add i64 %1563, 1
  store i64 %1582, ptr %65, align 8
  %1583 = getelementptr [16 x i64], ptr %64, i64 0, i64 %1563
  store i64 %1555, ptr %1583, align 8
  %1584 = getelementptr [16 x i64], ptr %66, i64 0, i64 %1563
  store i64 0, ptr %1584, align 8
  br label %1585

1585:                                             ; preds = %1576, %1581
  %1586 = phi i64 [ 0, %1581 ], [ %1578, %1576 ]
  %1587 = phi i64 [ %1563, %1581 ], [ %1574, %1576 ]
  %1588 = getelementptr [16 x i64], ptr %66, i64 0, i64 %1587
  %1589 = add i64 %1586, 1
  store i64 %1589, ptr %1588, align 8
  br label %1590

1590:                                             ; preds = %1585, %1579
  %1591 = phi i64 [ %1586, %1585 ], [ 0, %1579 ]
  %1592 = icmp eq i64 %1555, 0
  br i1 %1592, label %1595, label %1600

1593:                                             ; preds = %1624
  %1594 = load i64, ptr %9, align 16
  br label %1595

1595:                                             ; preds = %1593, %1590
  %1596 = phi i64 [ undef, %1590 ], [ %1594, %1593 ]
  %1597 = phi i64 [ 0, %1590 ], [ %1604, %1593 ]
  %1598 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1596
  %1599 = call i64 @llvm.smin.i64(i64 %1597, i64 1)
  br label %1630

1600:                                             ; preds = %1590, %1624
  %1601 = phi i64 [ %1628, %1624 ], [ %1555, %1590 ]
  %1602 = phi i64 [ %1604, %1624 ], [ 0, %1590 ]
  %1603 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1601, i1 true)
  %1604 = add i64 %1602, 1
  %1605 = icmp sgt i64 %1602, 0
  br i1 %1605, label %1606, label %1624

1606:                                             ; preds = %1600
  %1607 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1603
  %1608 = load i64, ptr %1607, align 8
  br label %1609

1609:                                             ; preds = %1621, %1606
  %1610 = phi i64 [ %1602, %1606 ], [ %1611, %1621 ]
  %1611 = add nsw i64 %1610, -1
  %1612 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1611
  %1613 = load i64, ptr %1612, align 8
  %1614 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1613
  %1615 = load i64, ptr %1614, align 8
  %1616 = icmp sge i64 %1608, %1615
  %1617 = icmp ne i64 %1608, %1615
  %1618 = icmp sle i64 %1603, %1613
  %1619 = or i1 %1618, %1617
  %1620 = and i1 %1616, %1619
  br i1 %1620, label %1624, label %1621

1621:                                             ; preds = %1609
  %1622 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1610
  store i64 %1613, ptr %1622, align 8
  %1623 = icmp ugt i64 %1610, 1
  br i1 %1623, label %1609, label %1624, !llvm.loop !30

1624:                                             ; preds = %1621, %1609, %1600
  %1625 = phi i64 [ %1602, %1600 ], [ 0, %1621 ], [ %1610, %1609 ]
  %1626 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1625
  store i64 %1603, ptr %1626, align 8
  %1627 = add i64 %1601, -1
  %1628 = and i64 %1627, %1601
  %1629 = icmp eq i64 %1628, 0
  br i1 %1629, label %1593, label %1600, !llvm.loop !31

1630:                                             ; preds = %1633, %1595
  %1631 = phi i64 [ %1634, %1633 ], [ %1597, %1595 ]
  %1632 = icmp sgt i64 %1631, 1
  br i1 %1632, label %1633, label %1642

1633:                                             ; preds = %1630
  %1634 = add nsw i64 %1631, -1
  %1635 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1634
  %1636 = load i64, ptr %1635, align 8
  %1637 = getelementptr [64 x i64], ptr %67, i64 0, i64 %1636
  %1638 = load i64, ptr %1637, align 8
  %1639 = load i64, ptr %1598, align 8
  %1640 = add i64 %1639, 5
  %1641 = icmp slt i64 %1638, %1640
  br i1 %1641, label %1642, label %1630, !llvm.loop !32

1642:                                             ; preds = %1633, %1630
  %1643 = phi i64 [ %1599, %1630 ], [ %1631, %1633 ]
  %1644 = add i64 %1540, -1
  %1645 = icmp eq i64 %1644, %1538
  br i1 %1645, label %1652, label %1646

1646:                                             ; preds = %1642
  %1647 = add i64 %1540, -2
  %1648 = icmp eq i64 %1647, %1538
  %1649 = icmp eq i64 %1591, 0
  %1650 = select i1 %1648, i1 %1649, i1 false
  %1651 = select i1 %1650, i64 1, i64 %1591
  br label %1652

1652:                                             ; preds = %1646, %1642
  %1653 = phi i64 [ %1651, %1646 ], [ 0, %1642 ]
  %1654 = srem i64 %1653, %1643
  %1655 = getelementptr [64 x i64], ptr %9, i64 0, i64 %1654
  %1656 = load i64, ptr %1655, align 8
  br label %1657

1657:                                             ; preds = %1652, %1543
  %1658 = phi i64 [ %1656, %1652 ], [ -1, %1543 ]
  br label %1762

1659:                                             ; preds = %1532, %1529, %1525
  %1660 = getelementptr inbounds i8, ptr %1414, i64 400
  %1661 = load i64, ptr %1660, align 8
  %1662 = icmp eq i64 %1661, 0
  br i1 %1662, label %1768, label %1663

1663:                                             ; preds = %1659
  %1664 = load i64, ptr %13, align 8
  %1665 = load i64, ptr %920, align 8
  %1666 = icmp slt i64 %1665, 0
  br i1 %1666, label %1768, label %1667

1667:                                             ; preds = %1663
  %1668 = getelementptr inbounds i8, ptr %385, i64 136
  %1669 = load i64, ptr %1668, align 8
  %1670 = add i64 %1669, %1665
  %1671 = icmp eq i32 %1443, 0
  %1672 = load ptr, ptr %54, align 8
  %1673 = getelementptr %struct.use_row, ptr %1672, i64 %1670, i32 3
  %1674 = getelementptr %struct.use_row, ptr %1672, i64 %1670
  %1675 = select i1 %1671, ptr %1674, ptr %1673
  %1676 = load i64, ptr %1675, align 8
  %1677 = icmp eq i64 %1413, 0
  %1678 = select i1 %1677, i64 -1, i64 %1413
  %1679 = and i64 %1676, %1678
  %1680 = getelementptr %struct.use_row, ptr %1672, i64 %1670, i32 1
  %1681 = load double, ptr %1680, align 8
  %1682 = fcmp ogt double %1681, 1.000000e+00
  %1683 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1679)
  %1684 = icmp ugt i64 %1683, 1
  %1685 = select i1 %1682, i1 %1684, i1 false
  %1686 = icmp eq i64 %1679, 0
  %1687 = select i1 %1685, i1 true, i1 %1686
  br i1 %1687, label %1768, label %1688

1688:                                             ; preds = %1667, %1753
  %1689 = phi i64 [ %1755, %1753 ], [ -1, %1667 ]
  %1690 = phi i64 [ %1757, %1753 ], [ %1679, %1667 ]
  %1691 = phi i64 [ %1754, %1753 ], [ 0, %1667 ]
  %1692 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1690, i1 true)
  %1693 = load ptr, ptr %68, align 8
  %1694 = load i64, ptr %69, align 8
  %1695 = mul i64 %1694, %1692
  %1696 = getelementptr i64, ptr %1693, i64 %1695
  %1697 = load ptr, ptr %70, align 8
  %1698 = getelementptr i64, ptr %1697, i64 %1692
  %1699 = load i64, ptr %1698, align 8
  %1700 = icmp sgt i64 %1699, 0
  br i1 %1700, label %1701, label %1738

1701:                                             ; preds = %1688, %1733
  %1702 = phi i64 [ %1736, %1733 ], [ %1699, %1688 ]
  %1703 = load i64, ptr %1696, align 8
  %1704 = icmp slt i64 %1703, %1664
  br i1 %1704, label %1705, label %1738

1705:                                             ; preds = %1701
  %1706 = add nsw i64 %1702, -1
  store i64 %1706, ptr %1698, align 8
  %1707 = getelementptr i64, ptr %1696, i64 %1706
  %1708 = load i64, ptr %1707, align 8
  %1709 = icmp ugt i64 %1706, 1
  br i1 %1709, label %1710, label %1733

1710:                                             ; preds = %1705, %1728
  %1711 = phi i64 [ %1731, %1728 ], [ 1, %1705 ]
  %1712 = phi i64 [ %1730, %1728 ], [ 0, %1705 ]
  %1713 = phi i64 [ %1724, %1728 ], [ 0, %1705 ]
  %1714 = add i64 %1712, 2
  %1715 = icmp slt i64 %1714, %1706
  br i1 %1715, label %1716, label %1723

1716:                                             ; preds = %1710
  %1717 = getelementptr i64, ptr %1696, i64 %1714
  %1718 = load i64, ptr %1717, align 8
  %1719 = getelementptr i64, ptr %1696, i64 %1711
  %1720 = load i64, ptr %1719, align 8
  %1721 = icmp slt i64 %1718, %1720
  %1722 = select i1 %1721, i64 %1714, i64 %1711
  br label %1723

1723:                                             ; preds = %1716, %1710
  %1724 = phi i64 [ %1711, %1710 ], [ %1722, %1716 ]
  %1725 = getelementptr i64, ptr %1696, i64 %1724
  %1726 = load i64, ptr %1725, align 8
  %1727 = icmp slt i64 %1726, %1708
  br i1 %1727, label %1728, label %1733

1728:                                             ; preds = %1723
  %1729 = getelementptr i64, ptr %1696, i64 %1713
  store i64 %1726, ptr %1729, align 8
  %1730 = shl i64 %1724, 1
  %1731 = or disjoint i64 %1730, 1
  %1732 = icmp slt i64 %1731, %1706
  br i1 %1732, label %1710, label %1733

1733:                                             ; preds = %1728, %1723, %1705
  %1734 = phi i64 [ 0, %1705 ], [ %1713, %1723 ], [ %1724, %1728 ]
  %1735 = getelementptr i64, ptr %1696, i64 %1734
  store i64 %1708, ptr %1735, align 8
  %1736 = load i64, ptr %1698, align 8
  %1737 = icmp sgt i64 %1736, 0
  br i1 %1737, label %1701, label %1738, !llvm.loop !33

1738:                                             ; preds = %1733, %1701, %1688
  %1739 = phi i64 [ %1699, %1688 ], [ %1702, %1701 ], [ %1736, %1733 ]
  %1740 = icmp slt i64 %1689, 0
  %1741 = icmp slt i64 %1739, %1691
  %1742 = select i1 %1740, i1 true, i1 %1741
  br i1 %1742, label %1752, label %1743

1743:                                             ; preds = %1738
  %1744 = icmp eq i64 %1739, %1691
  br i1 %1744, label %1745, label %1753

1745:                                             ; preds = %1743
  %1746 = load ptr, ptr %71, align 8
  %1747 = getelementptr i64, ptr %1746, i64 %1692
  %1748 = load i64, ptr %1747, align 8
  %1749 = getelementptr i64, ptr %1746, i64 %1689
  %1750 = load i64, ptr %1749, align 8
  %1751 = icmp slt i64 %1748, %1750
  br i1 %1751, label %1752, label %1753

1752:                                             ; preds = %1745, %1738
  br label %1753

1753:                                             ; preds = %1752, %1745, %1743
  %1754 = phi i64 [ %1739, %1752 ], [ %1691, %1745 ], [ %1691, %1743 ]
  %1755 = phi i64 [ %1692, %1752 ], [ %1689, %1745 ], [ %1689, %1743 ]
  %1756 = add i64 %1690, -1
  %1757 = and i64 %1756, %1690
  %1758 = icmp eq i64 %1757, 0
  br i1 %1758, label %1762, label %1688, !llvm.loop !34

1759:                                             ; preds = %1517, %1512, %1476
  %1760 = phi i64 [ %1524, %1517 ], [ %1507, %1512 ], [ %1484, %1476 ]
  %1761 = shl nuw i64 1, %1760
  br label %1768

1762:                                             ; preds = %1753, %1657
  %1763 = phi i64 [ %1658, %1657 ], [ %1755, %1753 ]
  %1764 = freeze i64 %1763
  %1765 = shl nuw i64 1, %1764
  %1766 = icmp slt i64 %1764, 0
  %1767 = select i1 %1766, i64 %1413, i64 %1765
  br label %1768

1768:                                             ; preds = %1762, %1759, %1667, %1663, %1659, %1536, %1485, %1452, %1447, %1369
  %1769 = phi i64 [ 0, %1369 ], [ %1761, %1759 ], [ %1413, %1659 ], [ %1413, %1447 ], [ %1413, %1452 ], [ %1413, %1485 ], [ %1413, %1536 ], [ %1413, %1663 ], [ %1413, %1667 ], [ %1767, %1762 ]
  %1770 = phi i64 [ -1, %1369 ], [ %1760, %1759 ], [ -1, %1659 ], [ -1, %1447 ], [ -1, %1452 ], [ -1, %1485 ], [ -1, %1536 ], [ -1, %1663 ], [ -1, %1667 ], [ %1764, %1762 ]
  %1771 = phi i32 [ 0, %1369 ], [ %1443, %1759 ], [ %1443, %1659 ], [ %1443, %1447 ], [ %1443, %1452 ], [ %1443, %1485 ], [ %1443, %1536 ], [ %1443, %1663 ], [ %1443, %1667 ], [ %1443, %1762 ]
  %1772 = phi i64 [ %1370, %1369 ], [ %1410, %1759 ], [ %1410, %1659 ], [ %1410, %1447 ], [ %1410, %1452 ], [ %1410, %1485 ], [ %1410, %1536 ], [ %1410, %1663 ], [ %1410, %1667 ], [ %1410, %1762 ]
  %1773 = phi i64 [ %1337, %1369 ], [ %1409, %1759 ], [ %1409, %1659 ], [ %1409, %1447 ], [ %1409, %1452 ], [ %1409, %1485 ], [ %1409, %1536 ], [ %1409, %1663 ], [ %1409, %1667 ], [ %1409, %1762 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !35)
  store i64 %1769, ptr %11, align 8, !alias.scope !35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %72, i8 0, i64 32, i1 false), !alias.scope !35
  %1774 = load i64, ptr %1338, align 8, !noalias !35
  %1775 = load i64, ptr %1340, align 8, !noalias !35
  %1776 = icmp slt i64 %1774, %1775
  br i1 %1776, label %1777, label %1829

1777:                                             ; preds = %1768
  %1778 = load ptr, ptr %52, align 8, !noalias !35
  %1779 = load ptr, ptr %51, align 8, !noalias !35
  %1780 = getelementptr inbounds i8, ptr %385, i64 24
  br label %1781

1781:                                             ; preds = %1824, %1777
  %1782 = phi i64 [ -1, %1777 ], [ %1826, %1824 ]
  %1783 = phi i64 [ -1, %1777 ], [ %1825, %1824 ]
  %1784 = phi i64 [ %1774, %1777 ], [ %1827, %1824 ]
  %1785 = getelementptr %struct.read_row, ptr %1778, i64 %1784
  %1786 = load i64, ptr %1785, align 8, !noalias !35
  %1787 = getelementptr %struct.value_row, ptr %1779, i64 %1786
  %1788 = getelementptr inbounds i8, ptr %1785, i64 16
  %1789 = load i64, ptr %1788, align 8, !noalias !35
  %1790 = icmp eq i64 %1789, 0
  br i1 %1790, label %1824, label %1791

1791:                                             ; preds = %1781
  %1792 = getelementptr inbounds i8, ptr %1787, i64 24
  %1793 = load i64, ptr %1792, align 8, !noalias !35
  %1794 = icmp eq i64 %1793, 1
  br i1 %1794, label %1795, label %1800

1795:                                             ; preds = %1791
  %1796 = load ptr, ptr %20, align 8, !noalias !35
  %1797 = getelementptr inbounds i8, ptr %1796, i64 256
  %1798 = load i64, ptr %1797, align 8, !noalias !35
  %1799 = icmp eq i64 %1798, 0
  br i1 %1799, label %1824, label %1800

1800:                                             ; preds = %1795, %1791
  %1801 = getelementptr inbounds i8, ptr %1785, i64 8
  %1802 = load i64, ptr %1801, align 8, !noalias !35
  %1803 = icmp eq i64 %1802, 0
  br i1 %1803, label %1811, label %1804

1804:                                             ; preds = %1800
  %1805 = getelementptr inbounds i8, ptr %1787, i64 16
  %1806 = load i64, ptr %1805, align 8, !noalias !35
  %1807 = load i64, ptr %1780, align 8, !noalias !35
  %1808 = icmp eq i64 %1806, %1807
  %1809 = select i1 %1808, i64 8, i64 0
  %1810 = getelementptr inbounds i8, ptr %1787, i64 %1809
  br label %1811

1811:                                             ; preds = %1804, %1800
  %1812 = phi ptr [ %1787, %1800 ], [ %1810, %1804 ]
  %1813 = load i64, ptr %1812, align 8, !noalias !35
  %1814 = icmp eq i64 %1793, 2
  %1815 = load ptr, ptr %20, align 8, !noalias !35
  br i1 %1814, label %1816, label %1820

1816:                                             ; preds = %1811
  %1817 = getelementptr inbounds i8, ptr %1815, i64 224
  %1818 = load i64, ptr %1817, align 8, !noalias !35
  %1819 = icmp eq i64 %1818, 0
  br i1 %1819, label %1824, label %1820

1820:                                             ; preds = %1816, %1811
  %1821 = getelementptr inbounds i8, ptr %1815, i64 384
  %1822 = load i64, ptr %1821, align 8, !noalias !35
  %1823 = add i64 %1822, %1813
  br label %1824

1824:                                             ; preds = %1820, %1816, %1795, %1781
  %1825 = phi i64 [ %1783, %1795 ], [ %1783, %1781 ], [ %1823, %1820 ], [ 0, %1816 ]
  %1826 = phi i64 [ %1782, %1795 ], [ %1782, %1781 ], [ %1813, %1820 ], [ %1813, %1816 ]
  %1827 = add nsw i64 %1784, 1
  %1828 = icmp eq i64 %1827, %1775
  br i1 %1828, label %1829, label %1781, !llvm.loop !38

1829:                                             ; preds = %1824, %1768
  %1830 = phi i64 [ -1, %1768 ], [ %1825, %1824 ]
  %1831 = phi i64 [ -1, %1768 ], [ %1826, %1824 ]
  %1832 = load ptr, ptr %20, align 8, !noalias !35
  %1833 = getelementptr inbounds i8, ptr %1832, i64 376
  %1834 = load i64, ptr %1833, align 8, !noalias !35
  %1835 = add i64 %1834, %1831
  store i64 %1835, ptr %75, align 8, !alias.scope !35
  store i64 %1830, ptr %76, align 8, !alias.scope !35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %77, i8 0, i64 16, i1 false), !alias.scope !35
  %1836 = load i64, ptr %385, align 8, !noalias !35
  %1837 = icmp eq i64 %1836, 2
  br i1 %1837, label %1860, label %1838

1838:                                             ; preds = %1829
  %1839 = getelementptr inbounds i8, ptr %1832, i64 72
  %1840 = load i64, ptr %1839, align 8, !noalias !35
  %1841 = icmp ne i64 %1840, 0
  %1842 = icmp sgt i64 %1830, -1
  %1843 = select i1 %1841, i1 %1842, i1 false
  br i1 %1843, label %1844, label %1851

1844:                                             ; preds = %1838
  %1845 = getelementptr inbounds i8, ptr %385, i64 72
  %1846 = load i64, ptr %1845, align 8, !noalias !35
  %1847 = getelementptr inbounds i8, ptr %1832, i64 432
  %1848 = load i64, ptr %1847, align 8, !noalias !35
  %1849 = icmp slt i64 %1846, %1848
  br i1 %1849, label %1851, label %1850

1850:                                             ; preds = %1844
  store i64 %1840, ptr %74, align 8, !alias.scope !35
  br label %1851

1851:                                             ; preds = %1850, %1844, %1838
  %1852 = getelementptr inbounds i8, ptr %1832, i64 232
  %1853 = load i64, ptr %1852, align 8, !noalias !35
  %1854 = icmp eq i64 %1853, 0
  br i1 %1854, label %1861, label %1855

1855:                                             ; preds = %1851
  %1856 = icmp eq i64 %1836, 1
  br i1 %1856, label %1857, label %1860

1857:                                             ; preds = %1855
  %1858 = icmp ne i64 %1769, 0
  %1859 = zext i1 %1858 to i64
  store i64 %1859, ptr %73, align 8, !alias.scope !35
  br label %1863

1860:                                             ; preds = %1855, %1829
  store i64 0, ptr %73, align 8, !alias.scope !35
  br label %1996

1861:                                             ; preds = %1851
  store i64 0, ptr %73, align 8, !alias.scope !35
  %1862 = icmp eq i64 %1836, 1
  br i1 %1862, label %1863, label %1996

1863:                                             ; preds = %1861, %1857
  %1864 = getelementptr inbounds i8, ptr %385, i64 72
  %1865 = load i64, ptr %1864, align 8, !noalias !35
  %1866 = icmp sgt i64 %1865, 0
  br i1 %1866, label %1867, label %1927

1867:                                             ; preds = %1863
  %1868 = getelementptr inbounds i8, ptr %1832, i64 240
  %1869 = load i64, ptr %1868, align 8, !noalias !35
  %1870 = icmp eq i64 %1869, 0
  br i1 %1870, label %1927, label %1871

1871:                                             ; preds = %1867
  %1872 = load ptr, ptr %54, align 8, !noalias !35
  %1873 = getelementptr inbounds i8, ptr %385, i64 136
  %1874 = load i64, ptr %1873, align 8, !noalias !35
  %1875 = getelementptr %struct.use_row, ptr %1872, i64 %1874
  %1876 = load i64, ptr %1875, align 8, !noalias !35
  %1877 = load i64, ptr %63, align 8, !noalias !35
  %1878 = add i64 %1877, 1
  store i64 %1878, ptr %63, align 8, !noalias !35
  %1879 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1876)
  %1880 = srem i64 %1877, %1879
  %1881 = icmp sgt i64 %1880, 0
  br i1 %1881, label %1882, label %1921

1882:                                             ; preds = %1871
  %1883 = and i64 %1880, 7
  %1884 = icmp eq i64 %1883, 0
  br i1 %1884, label %1894, label %1885

1885:                                             ; preds = %1882, %1885
  %1886 = phi i64 [ %1891, %1885 ], [ %1880, %1882 ]
  %1887 = phi i64 [ %1890, %1885 ], [ %1876, %1882 ]
  %1888 = phi i64 [ %1892, %1885 ], [ 0, %1882 ]
  %1889 = add i64 %1887, -1
  %1890 = and i64 %1889, %1887
  %1891 = add nsw i64 %1886, -1
  %1892 = add i64 %1888, 1
  %1893 = icmp eq i64 %1892, %1883
  br i1 %1893, label %1894, label %1885, !llvm.loop !39

1894:                                             ; preds = %1885, %1882
  %1895 = phi i64 [ %1880, %1882 ], [ %1891, %1885 ]
  %1896 = phi i64 [ %1876, %1882 ], [ %1890, %1885 ]
  %1897 = phi i64 [ poison, %1882 ], [ %1890, %1885 ]
  %1898 = icmp ult i64 %1880, 8
  br i1 %1898, label %1921, label %1899

1899:                                             ; preds = %1894, %1899
  %1900 = phi i64 [ %1918, %1899 ], [ %1895, %1894 ]
  %1901 = phi i64 [ %1917, %1899 ], [ %1896, %1894 ]
  %1902 = add i64 %1901, -1
  %1903 = and i64 %1902, %1901
  %1904 = add i64 %1903, -1
  %1905 = and i64 %1904, %1903
  %1906 = add i64 %1905, -1
  %1907 = and i64 %1906, %1905
  %1908 = add i64 %1907, -1
  %1909 = and i64 %1908, %1907
  %1910 = add i64 %1909, -1
  %1911 = and i64 %1910, %1909
  %1912 = add i64 %1911, -1
  %1913 = and i64 %1912, %1911
  %1914 = add i64 %1913, -1
  %1915 = and i64 %1914, %1913
  %1916 = add i64 %1915, -1
  %1917 = and i64 %1916, %1915
  %1918 = add nsw i64 %1900, -8
  %1919 = add i64 %1900, -9
  %1920 = icmp ult i64 %1919, -2
  br i1 %1920, label %1899, label %1921, !llvm.loop !41

1921:                                             ; preds = %1894, %1899, %1871
  %1922 = phi i64 [ %1876, %1871 ], [ %1897, %1894 ], [ %1917, %1899 ]
  %1923 = sub i64 0, %1922
  %1924 = and i64 %1922, %1923
  store i64 %1924, ptr %72, align 8, !alias.scope !35
  %1925 = load i64, ptr %385, align 8
  %1926 = icmp eq i64 %1925, 1
  br i1 %1926, label %1927, label %1999

1927:                                             ; preds = %1921, %1867, %1863
  %1928 = phi i64 [ %1924, %1921 ], [ 0, %1867 ], [ 0, %1863 ]
  %1929 = load ptr, ptr %38, align 8, !noalias !35
  %1930 = load i64, ptr %39, align 8, !noalias !35
  %1931 = getelementptr inbounds i8, ptr %385, i64 88
  %1932 = load i64, ptr %1931, align 8, !noalias !35
  %1933 = getelementptr %struct.access_row, ptr %1929, i64 %1930
  %1934 = getelementptr %struct.access_row, ptr %1933, i64 %1932
  %1935 = getelementptr inbounds i8, ptr %1832, i64 440
  %1936 = load i64, ptr %1935, align 8, !noalias !35
  %1937 = icmp eq i64 %1936, 0
  br i1 %1937, label %1996, label %1938

1938:                                             ; preds = %1927
  %1939 = load i64, ptr %1934, align 8, !noalias !35
  %1940 = icmp ult i64 %1939, 140737488355328
  br i1 %1940, label %1941, label %1996

1941:                                             ; preds = %1938
  %1942 = getelementptr inbounds i8, ptr %1934, i64 16
  %1943 = load i64, ptr %1942, align 8, !noalias !35
  %1944 = icmp slt i64 %1943, %1936
  br i1 %1944, label %1945, label %1962

1945:                                             ; preds = %1941
  %1946 = sdiv i64 %1939, %1936
  %1947 = srem i64 %1946, 2
  %1948 = getelementptr inbounds i8, ptr %1832, i64 32
  %1949 = load i64, ptr %1948, align 8, !noalias !35
  %1950 = sdiv i64 %1939, %1949
  %1951 = getelementptr [2 x [2 x i64]], ptr %78, i64 0, i64 %1947
  %1952 = load i64, ptr %1951, align 8, !noalias !35
  %1953 = icmp eq i64 %1952, %1950
  br i1 %1953, label %1996, label %1954

1954:                                             ; preds = %1945
  %1955 = getelementptr i8, ptr %1951, i64 8
  %1956 = load i64, ptr %1955, align 8, !noalias !35
  %1957 = icmp eq i64 %1956, %1950
  br i1 %1957, label %1996, label %1958

1958:                                             ; preds = %1954
  store i64 %1952, ptr %1955, align 8, !noalias !35
  store i64 %1950, ptr %1951, align 8, !noalias !35
  %1959 = load i64, ptr %1934, align 8, !noalias !35
  %1960 = load i64, ptr %1935, align 8, !noalias !35
  %1961 = load i64, ptr %1942, align 8, !noalias !35
  br label %1962

1962:                                             ; preds = %1958, %1941
  %1963 = phi i64 [ %1961, %1958 ], [ %1943, %1941 ]
  %1964 = phi i64 [ %1960, %1958 ], [ %1936, %1941 ]
  %1965 = phi i64 [ %1959, %1958 ], [ %1939, %1941 ]
  %1966 = getelementptr inbounds i8, ptr %1832, i64 448
  %1967 = load i64, ptr %1966, align 8, !noalias !35
  %1968 = shl nsw i64 -1, %1967
  %1969 = xor i64 %1968, -1
  %1970 = sdiv i64 %1965, %1964
  %1971 = add i64 %1963, -1
  %1972 = add i64 %1971, %1965
  %1973 = sdiv i64 %1972, %1964
  %1974 = add i64 %1970, 2
  %1975 = icmp sle i64 %1970, %1973
  %1976 = icmp slt i64 %1970, 9223372036854775806
  %1977 = and i1 %1976, %1975
  br i1 %1977, label %1978, label %1996

1978:                                             ; preds = %1962
  %1979 = getelementptr inbounds i8, ptr %1832, i64 128
  %1980 = load i64, ptr %1979, align 8, !noalias !35
  %1981 = srem i64 %1970, 2
  %1982 = mul i64 %1981, %1967
  %1983 = add i64 %1982, %1980
  %1984 = shl i64 %1969, %1983
  %1985 = getelementptr i64, ptr %77, i64 %1981
  store i64 %1984, ptr %1985, align 8, !alias.scope !35
  %1986 = add nsw i64 %1970, 1
  %1987 = icmp slt i64 %1970, %1973
  %1988 = icmp slt i64 %1986, %1974
  %1989 = and i1 %1987, %1988
  br i1 %1989, label %1990, label %1996, !llvm.loop !42

1990:                                             ; preds = %1978
  %1991 = srem i64 %1986, 2
  %1992 = mul i64 %1991, %1967
  %1993 = add i64 %1992, %1980
  %1994 = shl i64 %1969, %1993
  %1995 = getelementptr i64, ptr %77, i64 %1991
  store i64 %1994, ptr %1995, align 8, !alias.scope !35
  br label %1996

1996:                                             ; preds = %1978, %1990, %1962, %1954, %1945, %1938, %1927, %1861, %1860
  %1997 = phi i64 [ %1928, %1962 ], [ %1928, %1954 ], [ %1928, %1945 ], [ %1928, %1938 ], [ %1928, %1927 ], [ 0, %1861 ], [ 0, %1860 ], [ %1928, %1990 ], [ %1928, %1978 ]
  %1998 = load i64, ptr %385, align 8
  br label %1999

1999:                                             ; preds = %1996, %1921
  %2000 = phi i64 [ %1997, %1996 ], [ %1924, %1921 ]
  %2001 = phi i64 [ %1998, %1996 ], [ %1925, %1921 ]
  %2002 = zext nneg i32 %1771 to i64
  store i64 %2002, ptr %79, align 8
  %2003 = icmp eq i64 %2001, 2
  store i64 0, ptr %80, align 8
  %2004 = select i1 %2003, i64 %1773, i64 %1772
  store i64 %2004, ptr %30, align 8
  %2005 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %11, i64 noundef %2004)
  %2006 = load i64, ptr %80, align 8
  store i64 %2006, ptr %34, align 8
  br i1 %2003, label %2007, label %2081

2007:                                             ; preds = %1999
  %2008 = load ptr, ptr %81, align 8
  %2009 = load ptr, ptr %20, align 8
  %2010 = load i64, ptr %13, align 8
  %2011 = getelementptr inbounds i8, ptr %2008, i64 24
  %2012 = load i64, ptr %2011, align 8
  %2013 = icmp eq i64 %2012, %2010
  br i1 %2013, label %2015, label %2014

2014:                                             ; preds = %2007
  store i64 %2010, ptr %2011, align 8
  br label %2081

2015:                                             ; preds = %2007
  store i64 -1, ptr %2011, align 8
  %2016 = getelementptr inbounds i8, ptr %2009, i64 200
  %2017 = load double, ptr %2016, align 8
  %2018 = getelementptr inbounds i8, ptr %2008, i64 32
  %2019 = load double, ptr %2018, align 8
  %2020 = fadd double %2017, %2019
  store double %2020, ptr %2018, align 8
  %2021 = fcmp ult double %2020, 1.000000e+00
  br i1 %2021, label %2081, label %2022

2022:                                             ; preds = %2015
  %2023 = fadd double %2020, -1.000000e+00
  store double %2023, ptr %2018, align 8
  %2024 = getelementptr inbounds i8, ptr %2009, i64 56
  %2025 = load i64, ptr %2024, align 8
  %2026 = icmp eq i64 %2025, 0
  %2027 = load ptr, ptr %61, align 8
  br label %2028

2028:                                             ; preds = %2041, %2022
  %2029 = phi i64 [ %2042, %2041 ], [ %2005, %2022 ]
  %2030 = and i64 %2029, 32767
  %2031 = getelementptr %struct.day_row, ptr %2027, i64 %2030
  %2032 = load i64, ptr %2031, align 8
  %2033 = icmp eq i64 %2032, %2029
  br i1 %2033, label %2034, label %2040

2034:                                             ; preds = %2028
  %2035 = getelementptr inbounds i8, ptr %2031, i64 8
  %2036 = load i64, ptr %2035, align 8
  %2037 = xor i64 %2036, -1
  %2038 = and i64 %2025, %2037
  %2039 = icmp eq i64 %2038, 0
  br i1 %2039, label %2041, label %2043

2040:                                             ; preds = %2028
  br i1 %2026, label %2041, label %2043

2041:                                             ; preds = %2040, %2034
  %2042 = add i64 %2029, 1
  br label %2028, !llvm.loop !43

2043:                                             ; preds = %2040, %2034
  %2044 = phi i64 [ %2025, %2040 ], [ %2038, %2034 ]
  %2045 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2044, i1 true)
  %2046 = add i64 %2044, -1
  %2047 = and i64 %2046, %2044
  %2048 = icmp eq i64 %2047, 0
  br i1 %2048, label %2064, label %2049

2049:                                             ; preds = %2043
  %2050 = load ptr, ptr %71, align 8
  br label %2051

2051:                                             ; preds = %2051, %2049
  %2052 = phi i64 [ %2047, %2049 ], [ %2062, %2051 ]
  %2053 = phi i64 [ %2045, %2049 ], [ %2060, %2051 ]
  %2054 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2052, i1 true)
  %2055 = getelementptr i64, ptr %2050, i64 %2054
  %2056 = load i64, ptr %2055, align 8
  %2057 = getelementptr i64, ptr %2050, i64 %2053
  %2058 = load i64, ptr %2057, align 8
  %2059 = icmp slt i64 %2056, %2058
  %2060 = select i1 %2059, i64 %2054, i64 %2053
  %2061 = add i64 %2052, -1
  %2062 = and i64 %2061, %2052
  %2063 = icmp eq i64 %2062, 0
  br i1 %2063, label %2064, label %2051, !llvm.loop !44

2064:                                             ; preds = %2051, %2043
  %2065 = phi i64 [ %2045, %2043 ], [ %2060, %2051 ]
  br i1 %2033, label %2066, label %2069

2066:                                             ; preds = %2064
  %2067 = getelementptr inbounds i8, ptr %2031, i64 8
  %2068 = load i64, ptr %2067, align 8
  br label %2070

2069:                                             ; preds = %2064
  store i64 %2029, ptr %2031, align 8
  br label %2070

2070:                                             ; preds = %2069, %2066
  %2071 = phi i64 [ %2068, %2066 ], [ 0, %2069 ]
  %2072 = shl nuw i64 1, %2065
  %2073 = getelementptr inbounds i8, ptr %2031, i64 8
  %2074 = or i64 %2071, %2072
  store i64 %2074, ptr %2073, align 8
  %2075 = load i64, ptr %80, align 8
  %2076 = or i64 %2075, %2072
  store i64 %2076, ptr %80, align 8
  %2077 = load ptr, ptr %71, align 8
  %2078 = getelementptr i64, ptr %2077, i64 %2065
  %2079 = load i64, ptr %2078, align 8
  %2080 = add i64 %2079, 1
  store i64 %2080, ptr %2078, align 8
  br label %2081

2081:                                             ; preds = %2070, %2015, %2014, %1999
  %2082 = icmp sgt i64 %1770, -1
  br i1 %2082, label %2083, label %2108

2083:                                             ; preds = %2081
  %2084 = load ptr, ptr %70, align 8
  %2085 = getelementptr i64, ptr %2084, i64 %1770
  %2086 = load i64, ptr %2085, align 8
  %2087 = load i64, ptr %69, align 8
  %2088 = icmp slt i64 %2086, %2087
  br i1 %2088, label %2089, label %2108

2089:                                             ; preds = %2083
  %2090 = load ptr, ptr %68, align 8
  %2091 = mul i64 %2087, %1770
  %2092 = getelementptr i64, ptr %2090, i64 %2091
  %2093 = add nsw i64 %2086, 1
  store i64 %2093, ptr %2085, align 8
  %2094 = icmp sgt i64 %2086, 0
  br i1 %2094, label %2095, label %2105

2095:                                             ; preds = %2089, %2102
  %2096 = phi i64 [ %2098, %2102 ], [ %2086, %2089 ]
  %2097 = add nsw i64 %2096, -1
  %2098 = lshr i64 %2097, 1
  %2099 = getelementptr i64, ptr %2092, i64 %2098
  %2100 = load i64, ptr %2099, align 8
  %2101 = icmp sgt i64 %2100, %2005
  br i1 %2101, label %2102, label %2105

2102:                                             ; preds = %2095
  %2103 = getelementptr i64, ptr %2092, i64 %2096
  store i64 %2100, ptr %2103, align 8
  %2104 = icmp ult i64 %2097, 2
  br i1 %2104, label %2105, label %2095

2105:                                             ; preds = %2102, %2095, %2089
  %2106 = phi i64 [ %2086, %2089 ], [ %2098, %2102 ], [ %2096, %2095 ]
  %2107 = getelementptr i64, ptr %2092, i64 %2106
  store i64 %2005, ptr %2107, align 8
  br label %2108

2108:                                             ; preds = %2105, %2083, %2081
  %2109 = load i64, ptr %385, align 8
  %2110 = icmp eq i64 %2109, 0
  br i1 %2110, label %2111, label %2121

2111:                                             ; preds = %2108
  %2112 = getelementptr inbounds i8, ptr %385, i64 72
  %2113 = load i64, ptr %2112, align 8
  %2114 = load ptr, ptr %20, align 8
  %2115 = getelementptr inbounds i8, ptr %2114, i64 152
  %2116 = load i64, ptr %2115, align 8
  %2117 = icmp slt i64 %2113, %2116
  br i1 %2117, label %2121, label %2118

2118:                                             ; preds = %2111
  %2119 = load i64, ptr %60, align 8
  %2120 = call noundef i64 @llvm.smax.i64(i64 %2119, i64 %2005)
  store i64 %2120, ptr %60, align 8
  br label %2121

2121:                                             ; preds = %2118, %2111, %2108
  %2122 = getelementptr inbounds i8, ptr %385, i64 8
  %2123 = load i64, ptr %2122, align 8
  %2124 = add i64 %2123, %2005
  %2125 = icmp eq i32 %1771, 0
  br i1 %2125, label %2126, label %2130

2126:                                             ; preds = %2121
  %2127 = getelementptr inbounds i8, ptr %385, i64 16
  %2128 = load i64, ptr %2127, align 8
  %2129 = add i64 %2128, %2005
  br label %2130

2130:                                             ; preds = %2126, %2121
  %2131 = phi i64 [ %2129, %2126 ], [ %2124, %2121 ]
  %2132 = load i64, ptr %385, align 8
  %2133 = icmp eq i64 %2132, 1
  br i1 %2133, label %2134, label %2429

2134:                                             ; preds = %2130
  %2135 = load ptr, ptr %38, align 8
  %2136 = load i64, ptr %39, align 8
  %2137 = getelementptr inbounds i8, ptr %385, i64 88
  %2138 = load i64, ptr %2137, align 8
  %2139 = getelementptr %struct.access_row, ptr %2135, i64 %2136
  %2140 = getelementptr %struct.access_row, ptr %2139, i64 %2138
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  store i64 %2000, ptr %89, align 8
  %2141 = add i64 %2138, %2136
  %2142 = add i64 %2141, 1
  %2143 = load i64, ptr %82, align 8
  %2144 = icmp eq i64 %2143, 0
  br i1 %2144, label %2190, label %2145

2145:                                             ; preds = %2134
  %2146 = getelementptr %struct.access_row, ptr %2135, i64 %2141, i32 6
  %2147 = load i64, ptr %2146, align 8
  %2148 = icmp slt i64 %2147, 0
  br i1 %2148, label %2190, label %2149

2149:                                             ; preds = %2145
  %2150 = load ptr, ptr %20, align 8
  %2151 = getelementptr inbounds i8, ptr %2150, i64 528
  %2152 = load i64, ptr %2151, align 8
  %2153 = load ptr, ptr %83, align 8
  %2154 = sdiv i64 %2143, %2152
  %2155 = srem i64 %2147, %2154
  %2156 = mul i64 %2155, %2152
  %2157 = getelementptr %struct.translation_row, ptr %2153, i64 %2156
  %2158 = getelementptr %struct.translation_row, ptr %2157, i64 %2152
  %2159 = icmp ult ptr %2157, %2158
  br i1 %2159, label %2160, label %2178

2160:                                             ; preds = %2149, %2170
  %2161 = phi ptr [ %2175, %2170 ], [ %2157, %2149 ]
  %2162 = phi ptr [ %2176, %2170 ], [ %2157, %2149 ]
  %2163 = load i64, ptr %2162, align 8
  %2164 = icmp eq i64 %2163, %2147
  %2165 = getelementptr inbounds i8, ptr %2162, i64 16
  br i1 %2164, label %2166, label %2170

2166:                                             ; preds = %2160
  store i64 %2142, ptr %2165, align 8
  %2167 = getelementptr inbounds i8, ptr %2162, i64 8
  %2168 = load i64, ptr %2167, align 8
  %2169 = call noundef i64 @llvm.smax.i64(i64 %2005, i64 %2168)
  br label %2185

2170:                                             ; preds = %2160
  %2171 = load i64, ptr %2165, align 8
  %2172 = getelementptr inbounds i8, ptr %2161, i64 16
  %2173 = load i64, ptr %2172, align 8
  %2174 = icmp slt i64 %2171, %2173
  %2175 = select i1 %2174, ptr %2162, ptr %2161
  %2176 = getelementptr i8, ptr %2162, i64 24
  %2177 = icmp ult ptr %2176, %2158
  br i1 %2177, label %2160, label %2178, !llvm.loop !45

2178:                                             ; preds = %2170, %2149
  %2179 = phi ptr [ %2157, %2149 ], [ %2175, %2170 ]
  %2180 = getelementptr inbounds i8, ptr %2150, i64 536
  %2181 = load i64, ptr %2180, align 8
  %2182 = add i64 %2181, %2005
  store i64 %2147, ptr %2179, align 8
  %2183 = getelementptr inbounds i8, ptr %2179, i64 8
  store i64 %2182, ptr %2183, align 8
  %2184 = getelementptr inbounds i8, ptr %2179, i64 16
  store i64 %2142, ptr %2184, align 8
  br label %2185

2185:                                             ; preds = %2178, %2166
  %2186 = phi i64 [ %2182, %2178 ], [ %2169, %2166 ]
  %2187 = icmp eq i64 %2186, %2005
  br i1 %2187, label %2190, label %2188

2188:                                             ; preds = %2185
  %2189 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull readonly %6, i64 noundef %2186)
  br label %2190

2190:                                             ; preds = %2188, %2185, %2145, %2134
  %2191 = phi i64 [ %2189, %2188 ], [ %2005, %2185 ], [ %2005, %2145 ], [ %2005, %2134 ]
  %2192 = load ptr, ptr %84, align 8
  %2193 = load i64, ptr %90, align 8
  %2194 = load ptr, ptr %20, align 8
  %2195 = getelementptr inbounds i8, ptr %385, i64 120
  %2196 = load i64, ptr %2195, align 8
  %2197 = icmp eq i64 %2196, 0
  br i1 %2197, label %2198, label %2200

2198:                                             ; preds = %2190
  %2199 = load i64, ptr %2122, align 8
  br label %2215

2200:                                             ; preds = %2190
  %2201 = load i64, ptr %1338, align 8
  %2202 = load i64, ptr %1340, align 8
  %2203 = icmp eq i64 %2201, %2202
  %2204 = load i64, ptr %2122, align 8
  br i1 %2203, label %2215, label %2205

2205:                                             ; preds = %2200
  %2206 = load ptr, ptr %51, align 8
  %2207 = load ptr, ptr %52, align 8
  %2208 = getelementptr %struct.read_row, ptr %2207, i64 %2201
  %2209 = load i64, ptr %2208, align 8
  %2210 = getelementptr %struct.value_row, ptr %2206, i64 %2209, i32 3
  %2211 = load i64, ptr %2210, align 8
  %2212 = icmp eq i64 %2211, 2
  %2213 = sext i1 %2212 to i64
  %2214 = add i64 %2204, %2213
  br label %2215

2215:                                             ; preds = %2205, %2200, %2198
  %2216 = phi i64 [ %2204, %2205 ], [ %2199, %2198 ], [ %2204, %2200 ]
  %2217 = phi i64 [ %2214, %2205 ], [ %2199, %2198 ], [ %2204, %2200 ]
  %2218 = getelementptr inbounds i8, ptr %385, i64 128
  %2219 = load i64, ptr %2218, align 8
  %2220 = call i64 @loaded_at(ptr noundef %2140, ptr noundef %2192, i64 noundef %2193, ptr noundef %2194, i64 noundef %2191, i64 noundef %2217, i64 noundef %2219)
  %2221 = getelementptr inbounds i8, ptr %2194, i64 320
  %2222 = load i64, ptr %2221, align 8
  %2223 = icmp eq i64 %2222, 0
  br i1 %2223, label %2286, label %2224

2224:                                             ; preds = %2215
  %2225 = add i64 %2216, %2191
  %2226 = icmp sgt i64 %2220, %2225
  br i1 %2226, label %2227, label %2251

2227:                                             ; preds = %2224
  %2228 = getelementptr inbounds i8, ptr %2194, i64 304
  %2229 = load i64, ptr %2228, align 8
  %2230 = icmp sgt i64 %2229, 0
  br i1 %2230, label %2231, label %2245

2231:                                             ; preds = %2227, %2238
  %2232 = phi i64 [ %2241, %2238 ], [ %2229, %2227 ]
  %2233 = phi i64 [ %2240, %2238 ], [ %2191, %2227 ]
  %2234 = load i64, ptr %2122, align 8
  %2235 = shl i64 %2234, 1
  %2236 = add i64 %2235, %2233
  %2237 = icmp slt i64 %2236, %2220
  br i1 %2237, label %2238, label %2245

2238:                                             ; preds = %2231
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %4, i8 0, i64 72, i1 false)
  %2239 = add i64 %2234, %2233
  %2240 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %4, i64 noundef %2239)
  %2241 = add nsw i64 %2232, -1
  %2242 = icmp sgt i64 %2232, 1
  br i1 %2242, label %2231, label %2243, !llvm.loop !46

2243:                                             ; preds = %2238
  %2244 = load i64, ptr %2122, align 8
  br label %2245

2245:                                             ; preds = %2231, %2243, %2227
  %2246 = phi i64 [ %2216, %2227 ], [ %2244, %2243 ], [ %2234, %2231 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %5, i8 0, i64 72, i1 false)
  %2247 = sub i64 %2220, %2246
  %2248 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %5, i64 noundef %2247)
  %2249 = load i64, ptr %2122, align 8
  %2250 = add i64 %2249, %2248
  br label %2286

2251:                                             ; preds = %2224
  %2252 = getelementptr inbounds i8, ptr %2140, i64 40
  %2253 = load i64, ptr %2252, align 8
  %2254 = icmp slt i64 %2253, 0
  br i1 %2254, label %2286, label %2255

2255:                                             ; preds = %2251
  %2256 = getelementptr inbounds i8, ptr %2140, i64 24
  %2257 = load i64, ptr %2256, align 8
  %2258 = icmp eq i64 %2253, %2257
  br i1 %2258, label %2286, label %2259

2259:                                             ; preds = %2255
  %2260 = getelementptr %struct.store_row, ptr %2192, i64 %2253
  %2261 = load i64, ptr %2194, align 8
  store i64 %2261, ptr %3, align 16
  %2262 = getelementptr inbounds i8, ptr %2194, i64 16
  %2263 = load i64, ptr %2262, align 8
  store i64 %2263, ptr %91, align 8
  %2264 = getelementptr inbounds i8, ptr %2194, i64 24
  %2265 = load i64, ptr %2264, align 8
  store i64 %2265, ptr %92, align 16
  %2266 = load i64, ptr %2260, align 8
  %2267 = getelementptr inbounds i8, ptr %2260, i64 40
  %2268 = load i64, ptr %2267, align 8
  %2269 = getelementptr [3 x i64], ptr %3, i64 0, i64 %2268
  %2270 = load i64, ptr %2269, align 8
  %2271 = add i64 %2270, %2266
  %2272 = getelementptr inbounds i8, ptr %2194, i64 520
  %2273 = load i64, ptr %2272, align 8
  %2274 = icmp eq i64 %2273, 0
  br i1 %2274, label %2280, label %2275

2275:                                             ; preds = %2259
  %2276 = getelementptr inbounds i8, ptr %2260, i64 8
  %2277 = load i64, ptr %2276, align 8
  %2278 = add i64 %2277, %2273
  %2279 = call noundef i64 @llvm.smax.i64(i64 %2271, i64 %2278)
  br label %2280

2280:                                             ; preds = %2275, %2259
  %2281 = phi i64 [ %2279, %2275 ], [ %2271, %2259 ]
  %2282 = icmp sgt i64 %2281, %2225
  br i1 %2282, label %2283, label %2286

2283:                                             ; preds = %2280
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %7, i8 0, i64 72, i1 false)
  %2284 = add i64 %2191, 1
  %2285 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef nonnull readonly %385, ptr noundef nonnull %7, i64 noundef %2284)
  br label %2286

2286:                                             ; preds = %2283, %2280, %2255, %2251, %2245, %2215
  %2287 = phi i64 [ %2250, %2245 ], [ %2220, %2283 ], [ %2220, %2280 ], [ %2220, %2255 ], [ %2220, %2251 ], [ %2220, %2215 ]
  %2288 = load ptr, ptr %20, align 8
  %2289 = getelementptr inbounds i8, ptr %2288, i64 296
  %2290 = load i64, ptr %2289, align 8
  %2291 = icmp eq i64 %2290, 0
  br i1 %2291, label %2339, label %2292

2292:                                             ; preds = %2286
  %2293 = load ptr, ptr %84, align 8
  %2294 = getelementptr inbounds i8, ptr %2140, i64 24
  %2295 = load i64, ptr %2294, align 8
  %2296 = icmp slt i64 %2295, 0
  br i1 %2296, label %2339, label %2297

2297:                                             ; preds = %2292
  %2298 = getelementptr inbounds i8, ptr %2140, i64 32
  %2299 = load i64, ptr %2298, align 8
  %2300 = icmp eq i64 %2299, 1
  br i1 %2300, label %2301, label %2339

2301:                                             ; preds = %2297
  %2302 = getelementptr %struct.store_row, ptr %2293, i64 %2295
  %2303 = getelementptr inbounds i8, ptr %2302, i64 16
  %2304 = load i64, ptr %2303, align 8
  %2305 = icmp sgt i64 %2304, %2191
  br i1 %2305, label %2306, label %2339

2306:                                             ; preds = %2301
  %2307 = getelementptr inbounds i8, ptr %2288, i64 184
  %2308 = load i64, ptr %2307, align 8
  %2309 = icmp eq i64 %2308, 0
  br i1 %2309, label %2310, label %2314

2310:                                             ; preds = %2306
  %2311 = getelementptr inbounds i8, ptr %2302, i64 24
  %2312 = load i64, ptr %2311, align 8
  %2313 = icmp eq i64 %2312, 0
  br i1 %2313, label %2314, label %2339

2314:                                             ; preds = %2310, %2306
  %2315 = getelementptr inbounds i8, ptr %2288, i64 392
  %2316 = load i64, ptr %2315, align 8
  %2317 = icmp eq i64 %2316, 0
  br i1 %2317, label %2318, label %2322

2318:                                             ; preds = %2314
  %2319 = getelementptr inbounds i8, ptr %2302, i64 32
  %2320 = load i64, ptr %2319, align 8
  %2321 = icmp eq i64 %2320, 0
  br i1 %2321, label %2322, label %2339

2322:                                             ; preds = %2318, %2314
  %2323 = getelementptr inbounds i8, ptr %2302, i64 88
  %2324 = load i64, ptr %2323, align 8
  %2325 = load i64, ptr %2140, align 8
  %2326 = icmp eq i64 %2324, %2325
  br i1 %2326, label %2342, label %2327

2327:                                             ; preds = %2322
  %2328 = icmp sgt i64 %2290, 0
  br i1 %2328, label %2329, label %2339

2329:                                             ; preds = %2327, %2329
  %2330 = phi i64 [ %2333, %2329 ], [ %2191, %2327 ]
  %2331 = phi i64 [ %2334, %2329 ], [ 0, %2327 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %8, i8 0, i64 72, i1 false)
  store i64 %2000, ptr %93, align 8
  %2332 = add i64 %2330, 1
  %2333 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull %8, i64 noundef %2332)
  %2334 = add nuw nsw i64 %2331, 1
  %2335 = load ptr, ptr %20, align 8
  %2336 = getelementptr inbounds i8, ptr %2335, i64 296
  %2337 = load i64, ptr %2336, align 8
  %2338 = icmp slt i64 %2334, %2337
  br i1 %2338, label %2329, label %2339, !llvm.loop !47

2339:                                             ; preds = %2329, %2327, %2318, %2310, %2301, %2297, %2292, %2286
  %2340 = phi ptr [ %2288, %2327 ], [ %2288, %2310 ], [ %2288, %2301 ], [ %2288, %2318 ], [ %2288, %2292 ], [ %2288, %2297 ], [ %2288, %2286 ], [ %2335, %2329 ]
  %2341 = load i64, ptr %2140, align 8
  br label %2342

2342:                                             ; preds = %2339, %2322
  %2343 = phi ptr [ %2340, %2339 ], [ %2288, %2322 ]
  %2344 = phi i64 [ %2341, %2339 ], [ %2324, %2322 ]
  %2345 = icmp sgt i64 %2344, -1
  br i1 %2345, label %2346, label %2427

2346:                                             ; preds = %2342
  %2347 = getelementptr inbounds i8, ptr %2343, i64 32
  %2348 = load i64, ptr %2347, align 8
  %2349 = srem i64 %2344, %2348
  %2350 = getelementptr inbounds i8, ptr %2140, i64 16
  %2351 = load i64, ptr %2350, align 8
  %2352 = add i64 %2351, %2349
  %2353 = icmp sgt i64 %2352, %2348
  br i1 %2353, label %2354, label %2427

2354:                                             ; preds = %2346
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %2, i8 0, i64 72, i1 false)
  store i64 %2000, ptr %94, align 8
  %2355 = add i64 %2191, 1
  %2356 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull %2, i64 noundef %2355)
  %2357 = load ptr, ptr %20, align 8
  %2358 = getelementptr inbounds i8, ptr %2357, i64 120
  %2359 = load i64, ptr %2358, align 8
  %2360 = icmp eq i64 %2359, 0
  br i1 %2360, label %2422, label %2361

2361:                                             ; preds = %2354
  %2362 = load ptr, ptr %61, align 8
  %2363 = and i64 %2356, 32767
  %2364 = getelementptr %struct.day_row, ptr %2362, i64 %2363
  %2365 = load i64, ptr %2364, align 8
  %2366 = icmp eq i64 %2365, %2356
  br i1 %2366, label %2367, label %2381

2367:                                             ; preds = %2361, %2375
  %2368 = phi ptr [ %2378, %2375 ], [ %2364, %2361 ]
  %2369 = phi i64 [ %2376, %2375 ], [ %2356, %2361 ]
  %2370 = getelementptr inbounds i8, ptr %2368, i64 8
  %2371 = load i64, ptr %2370, align 8
  %2372 = xor i64 %2371, -1
  %2373 = and i64 %2359, %2372
  %2374 = icmp ne i64 %2373, 0
  br i1 %2374, label %2381, label %2375

2375:                                             ; preds = %2367
  %2376 = add i64 %2369, 1
  %2377 = and i64 %2376, 32767
  %2378 = getelementptr %struct.day_row, ptr %2362, i64 %2377
  %2379 = load i64, ptr %2378, align 8
  %2380 = icmp eq i64 %2379, %2376
  br i1 %2380, label %2367, label %2381, !llvm.loop !43

2381:                                             ; preds = %2375, %2367, %2361
  %2382 = phi i64 [ %2356, %2361 ], [ %2369, %2367 ], [ %2376, %2375 ]
  %2383 = phi ptr [ %2364, %2361 ], [ %2368, %2367 ], [ %2378, %2375 ]
  %2384 = phi i1 [ false, %2361 ], [ %2374, %2367 ], [ %2374, %2375 ]
  %2385 = phi i64 [ %2359, %2361 ], [ %2373, %2367 ], [ %2359, %2375 ]
  %2386 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2385, i1 true)
  %2387 = add i64 %2385, -1
  %2388 = and i64 %2387, %2385
  %2389 = icmp eq i64 %2388, 0
  br i1 %2389, label %2405, label %2390

2390:                                             ; preds = %2381
  %2391 = load ptr, ptr %71, align 8
  br label %2392

2392:                                             ; preds = %2392, %2390
  %2393 = phi i64 [ %2388, %2390 ], [ %2403, %2392 ]
  %2394 = phi i64 [ %2386, %2390 ], [ %2401, %2392 ]
  %2395 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2393, i1 true)
  %2396 = getelementptr i64, ptr %2391, i64 %2395
  %2397 = load i64, ptr %2396, align 8
  %2398 = getelementptr i64, ptr %2391, i64 %2394
  %2399 = load i64, ptr %2398, align 8
  %2400 = icmp slt i64 %2397, %2399
  %2401 = select i1 %2400, i64 %2395, i64 %2394
  %2402 = add i64 %2393, -1
  %2403 = and i64 %2402, %2393
  %2404 = icmp eq i64 %2403, 0
  br i1 %2404, label %2405, label %2392, !llvm.loop !44

2405:                                             ; preds = %2392, %2381
  %2406 = phi i64 [ %2386, %2381 ], [ %2401, %2392 ]
  br i1 %2384, label %2407, label %2410

2407:                                             ; preds = %2405
  %2408 = getelementptr inbounds i8, ptr %2383, i64 8
  %2409 = load i64, ptr %2408, align 8
  br label %2411

2410:                                             ; preds = %2405
  store i64 %2382, ptr %2383, align 8
  br label %2411

2411:                                             ; preds = %2410, %2407
  %2412 = phi i64 [ %2409, %2407 ], [ 0, %2410 ]
  %2413 = shl nuw i64 1, %2406
  %2414 = getelementptr inbounds i8, ptr %2383, i64 8
  %2415 = or i64 %2412, %2413
  store i64 %2415, ptr %2414, align 8
  %2416 = load i64, ptr %80, align 8
  %2417 = or i64 %2416, %2413
  store i64 %2417, ptr %80, align 8
  %2418 = load ptr, ptr %71, align 8
  %2419 = getelementptr i64, ptr %2418, i64 %2406
  %2420 = load i64, ptr %2419, align 8
  %2421 = add i64 %2420, 1
  store i64 %2421, ptr %2419, align 8
  br label %2422

2422:                                             ; preds = %2411, %2354
  %2423 = phi i64 [ %2356, %2354 ], [ %2382, %2411 ]
  %2424 = add i64 %2287, 1
  %2425 = sub i64 %2424, %2356
  %2426 = add i64 %2425, %2423
  br label %2427

2427:                                             ; preds = %2422, %2346, %2342
  %2428 = phi i64 [ %2426, %2422 ], [ %2287, %2346 ], [ %2287, %2342 ]
  br label %2983

2429:                                             ; preds = %2130
  br i1 %2003, label %2430, label %2989

2430:                                             ; preds = %2429
  %2431 = load i64, ptr %39, align 8
  %2432 = getelementptr inbounds i8, ptr %385, i64 88
  %2433 = load i64, ptr %2432, align 8
  %2434 = add i64 %2433, %2431
  %2435 = add i64 %2434, 1
  %2436 = load i64, ptr %82, align 8
  %2437 = icmp eq i64 %2436, 0
  br i1 %2437, label %2484, label %2438

2438:                                             ; preds = %2430
  %2439 = load ptr, ptr %38, align 8
  %2440 = getelementptr %struct.access_row, ptr %2439, i64 %2434, i32 6
  %2441 = load i64, ptr %2440, align 8
  %2442 = icmp slt i64 %2441, 0
  br i1 %2442, label %2484, label %2443

2443:                                             ; preds = %2438
  %2444 = load ptr, ptr %20, align 8
  %2445 = getelementptr inbounds i8, ptr %2444, i64 528
  %2446 = load i64, ptr %2445, align 8
  %2447 = load ptr, ptr %83, align 8
  %2448 = sdiv i64 %2436, %2446
  %2449 = srem i64 %2441, %2448
  %2450 = mul i64 %2449, %2446
  %2451 = getelementptr %struct.translation_row, ptr %2447, i64 %2450
  %2452 = getelementptr %struct.translation_row, ptr %2451, i64 %2446
  %2453 = icmp ult ptr %2451, %2452
  br i1 %2453, label %2454, label %2472

2454:                                             ; preds = %2443, %2464
  %2455 = phi ptr [ %2469, %2464 ], [ %2451, %2443 ]
  %2456 = phi ptr [ %2470, %2464 ], [ %2451, %2443 ]
  %2457 = load i64, ptr %2456, align 8
  %2458 = icmp eq i64 %2457, %2441
  %2459 = getelementptr inbounds i8, ptr %2456, i64 16
  br i1 %2458, label %2460, label %2464

2460:                                             ; preds = %2454
  store i64 %2435, ptr %2459, align 8
  %2461 = getelementptr inbounds i8, ptr %2456, i64 8
  %2462 = load i64, ptr %2461, align 8
  %2463 = call noundef i64 @llvm.smax.i64(i64 %2005, i64 %2462)
  br label %2479

2464:                                             ; preds = %2454
  %2465 = load i64, ptr %2459, align 8
  %2466 = getelementptr inbounds i8, ptr %2455, i64 16
  %2467 = load i64, ptr %2466, align 8
  %2468 = icmp slt i64 %2465, %2467
  %2469 = select i1 %2468, ptr %2456, ptr %2455
  %2470 = getelementptr i8, ptr %2456, i64 24
  %2471 = icmp ult ptr %2470, %2452
  br i1 %2471, label %2454, label %2472, !llvm.loop !45

2472:                                             ; preds = %2464, %2443
  %2473 = phi ptr [ %2451, %2443 ], [ %2469, %2464 ]
  %2474 = getelementptr inbounds i8, ptr %2444, i64 536
  %2475 = load i64, ptr %2474, align 8
  %2476 = add i64 %2475, %2005
  store i64 %2441, ptr %2473, align 8
  %2477 = getelementptr inbounds i8, ptr %2473, i64 8
  store i64 %2476, ptr %2477, align 8
  %2478 = getelementptr inbounds i8, ptr %2473, i64 16
  store i64 %2435, ptr %2478, align 8
  br label %2479

2479:                                             ; preds = %2472, %2460
  %2480 = phi i64 [ %2476, %2472 ], [ %2463, %2460 ]
  %2481 = icmp eq i64 %2480, %2005
  br i1 %2481, label %2484, label %2482

2482:                                             ; preds = %2479
  %2483 = call fastcc i64 @issue(ptr noundef nonnull %61, ptr noundef readonly %385, ptr noundef nonnull readonly %11, i64 noundef %2480)
  br label %2484

2484:                                             ; preds = %2482, %2479, %2438, %2430
  %2485 = phi i64 [ %2483, %2482 ], [ %2005, %2479 ], [ %2005, %2438 ], [ %2005, %2430 ]
  %2486 = load i64, ptr %1338, align 8
  %2487 = load i64, ptr %1340, align 8
  %2488 = icmp slt i64 %2486, %2487
  br i1 %2488, label %2489, label %2544

2489:                                             ; preds = %2484
  %2490 = load ptr, ptr %52, align 8
  %2491 = sub i64 %2487, %2486
  %2492 = add i64 %2486, 1
  %2493 = and i64 %2491, 1
  %2494 = icmp eq i64 %2493, 0
  br i1 %2494, label %2509, label %2495

2495:                                             ; preds = %2489
  %2496 = getelementptr %struct.read_row, ptr %2490, i64 %2486
  %2497 = getelementptr inbounds i8, ptr %2496, i64 24
  %2498 = load i64, ptr %2497, align 8
  %2499 = icmp eq i64 %2498, 0
  br i1 %2499, label %2506, label %2500

2500:                                             ; preds = %2495
  %2501 = load ptr, ptr %51, align 8
  %2502 = load i64, ptr %2496, align 8
  %2503 = getelementptr %struct.value_row, ptr %2501, i64 %2502
  %2504 = load i64, ptr %2503, align 8
  %2505 = call noundef i64 @llvm.smax.i64(i64 %2485, i64 %2504)
  br label %2506

2506:                                             ; preds = %2500, %2495
  %2507 = phi i64 [ %2505, %2500 ], [ %2485, %2495 ]
  %2508 = add nsw i64 %2486, 1
  br label %2509

2509:                                             ; preds = %2506, %2489
  %2510 = phi i64 [ poison, %2489 ], [ %2507, %2506 ]
  %2511 = phi i64 [ %2486, %2489 ], [ %2508, %2506 ]
  %2512 = phi i64 [ %2485, %2489 ], [ %2507, %2506 ]
  %2513 = icmp eq i64 %2487, %2492
  br i1 %2513, label %2544, label %2514

2514:                                             ; preds = %2509, %2540
  %2515 = phi i64 [ %2542, %2540 ], [ %2511, %2509 ]
  %2516 = phi i64 [ %2541, %2540 ], [ %2512, %2509 ]
  %2517 = getelementptr %struct.read_row, ptr %2490, i64 %2515
  %2518 = getelementptr inbounds i8, ptr %2517, i64 24
  %2519 = load i64, ptr %2518, align 8
  %2520 = icmp eq i64 %2519, 0
  br i1 %2520, label %2527, label %2521

2521:                                             ; preds = %2514
  %2522 = load ptr, ptr %51, align 8
  %2523 = load i64, ptr %2517, align 8
  %2524 = getelementptr %struct.value_row, ptr %2522, i64 %2523
  %2525 = load i64, ptr %2524, align 8
  %2526 = call noundef i64 @llvm.smax.i64(i64 %2516, i64 %2525)
  br label %2527

2527:                                             ; preds = %2521, %2514
  %2528 = phi i64 [ %2526, %2521 ], [ %2516, %2514 ]
  %2529 = getelementptr %struct.read_row, ptr %2490, i64 %2515
  %2530 = getelementptr i8, ptr %2529, i64 56
  %2531 = load i64, ptr %2530, align 8
  %2532 = icmp eq i64 %2531, 0
  br i1 %2532, label %2540, label %2533

2533:                                             ; preds = %2527
  %2534 = getelementptr i8, ptr %2529, i64 32
  %2535 = load ptr, ptr %51, align 8
  %2536 = load i64, ptr %2534, align 8
  %2537 = getelementptr %struct.value_row, ptr %2535, i64 %2536
  %2538 = load i64, ptr %2537, align 8
  %2539 = call noundef i64 @llvm.smax.i64(i64 %2528, i64 %2538)
  br label %2540

2540:                                             ; preds = %2533, %2527
  %2541 = phi i64 [ %2539, %2533 ], [ %2528, %2527 ]
  %2542 = add nsw i64 %2515, 2
  %2543 = icmp eq i64 %2542, %2487
  br i1 %2543, label %2544, label %2514, !llvm.loop !48

2544:                                             ; preds = %2509, %2540, %2484
  %2545 = phi i64 [ %2485, %2484 ], [ %2510, %2509 ], [ %2541, %2540 ]
  %2546 = call noundef i64 @llvm.smax.i64(i64 %2485, i64 %1772)
  %2547 = load ptr, ptr %38, align 8
  %2548 = load i64, ptr %39, align 8
  %2549 = load i64, ptr %2432, align 8
  %2550 = getelementptr %struct.access_row, ptr %2547, i64 %2548
  %2551 = getelementptr %struct.access_row, ptr %2550, i64 %2549
  %2552 = load ptr, ptr %20, align 8
  %2553 = getelementptr inbounds i8, ptr %2552, i64 176
  %2554 = load i64, ptr %2553, align 8
  %2555 = getelementptr inbounds i8, ptr %2551, i64 16
  %2556 = load i64, ptr %2555, align 8
  %2557 = add i64 %2554, -1
  %2558 = add i64 %2557, %2556
  %2559 = sdiv i64 %2558, %2554
  %2560 = call noundef i64 @llvm.smax.i64(i64 %2559, i64 1)
  %2561 = load ptr, ptr %84, align 8
  %2562 = load i64, ptr %85, align 8
  %2563 = getelementptr %struct.store_row, ptr %2561, i64 %2562
  %2564 = load i64, ptr %76, align 8
  %2565 = getelementptr inbounds i8, ptr %2552, i64 72
  %2566 = load i64, ptr %2565, align 8
  %2567 = icmp ne i64 %2566, 0
  %2568 = icmp sgt i64 %2564, -1
  %2569 = select i1 %2567, i1 %2568, i1 false
  br i1 %2569, label %2575, label %2570

2570:                                             ; preds = %2544
  %2571 = getelementptr inbounds i8, ptr %2552, i64 504
  %2572 = load i64, ptr %2571, align 8
  %2573 = icmp eq i64 %2572, 0
  %2574 = select i1 %2573, i64 0, i64 %2564
  br label %2795

2575:                                             ; preds = %2544
  %2576 = getelementptr inbounds i8, ptr %385, i64 72
  %2577 = load i64, ptr %2576, align 8
  %2578 = getelementptr inbounds i8, ptr %2552, i64 432
  %2579 = load i64, ptr %2578, align 8
  %2580 = icmp slt i64 %2577, %2579
  %2581 = getelementptr inbounds i8, ptr %2552, i64 504
  %2582 = load i64, ptr %2581, align 8
  %2583 = icmp eq i64 %2582, 0
  %2584 = select i1 %2583, i64 0, i64 %2564
  br i1 %2580, label %2795, label %2585

2585:                                             ; preds = %2575
  %2586 = getelementptr inbounds i8, ptr %2552, i64 496
  %2587 = load i64, ptr %2586, align 8
  %2588 = icmp eq i64 %2587, 0
  br i1 %2588, label %2589, label %2795

2589:                                             ; preds = %2585
  %2590 = getelementptr inbounds i8, ptr %2552, i64 80
  %2591 = load i64, ptr %2590, align 8
  %2592 = add i64 %2546, -1
  %2593 = load ptr, ptr %61, align 8
  %2594 = and i64 %2592, 32767
  %2595 = getelementptr %struct.day_row, ptr %2593, i64 %2594
  %2596 = load i64, ptr %2595, align 8
  %2597 = icmp eq i64 %2596, %2592
  br i1 %2597, label %2598, label %2603

2598:                                             ; preds = %2589
  %2599 = getelementptr inbounds i8, ptr %2595, i64 8
  %2600 = load i64, ptr %2599, align 8
  %2601 = xor i64 %2600, -1
  %2602 = and i64 %2591, %2601
  br label %2603

2603:                                             ; preds = %2598, %2589
  %2604 = phi i64 [ %2602, %2598 ], [ %2591, %2589 ]
  %2605 = icmp eq i64 %2591, 0
  br label %2606

2606:                                             ; preds = %2619, %2603
  %2607 = phi i64 [ %2620, %2619 ], [ %2546, %2603 ]
  %2608 = and i64 %2607, 32767
  %2609 = getelementptr %struct.day_row, ptr %2593, i64 %2608
  %2610 = load i64, ptr %2609, align 8
  %2611 = icmp eq i64 %2610, %2607
  br i1 %2611, label %2612, label %2618

2612:                                             ; preds = %2606
  %2613 = getelementptr inbounds i8, ptr %2609, i64 8
  %2614 = load i64, ptr %2613, align 8
  %2615 = xor i64 %2614, -1
  %2616 = and i64 %2591, %2615
  %2617 = icmp eq i64 %2616, 0
  br i1 %2617, label %2619, label %2621

2618:                                             ; preds = %2606
  br i1 %2605, label %2619, label %2621

2619:                                             ; preds = %2618, %2612
  %2620 = add i64 %2607, 1
  br label %2606, !llvm.loop !43

2621:                                             ; preds = %2618, %2612
  %2622 = phi i64 [ %2591, %2618 ], [ %2616, %2612 ]
  %2623 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2622, i1 true)
  %2624 = add i64 %2622, -1
  %2625 = and i64 %2624, %2622
  %2626 = icmp eq i64 %2625, 0
  br i1 %2626, label %2642, label %2627

2627:                                             ; preds = %2621
  %2628 = load ptr, ptr %71, align 8
  br label %2629

2629:                                             ; preds = %2629, %2627
  %2630 = phi i64 [ %2625, %2627 ], [ %2640, %2629 ]
  %2631 = phi i64 [ %2623, %2627 ], [ %2638, %2629 ]
  %2632 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2630, i1 true)
  %2633 = getelementptr i64, ptr %2628, i64 %2632
  %2634 = load i64, ptr %2633, align 8
  %2635 = getelementptr i64, ptr %2628, i64 %2631
  %2636 = load i64, ptr %2635, align 8
  %2637 = icmp slt i64 %2634, %2636
  %2638 = select i1 %2637, i64 %2632, i64 %2631
  %2639 = add i64 %2630, -1
  %2640 = and i64 %2639, %2630
  %2641 = icmp eq i64 %2640, 0
  br i1 %2641, label %2642, label %2629, !llvm.loop !44

2642:                                             ; preds = %2629, %2621
  %2643 = phi i64 [ %2623, %2621 ], [ %2638, %2629 ]
  br i1 %2611, label %2644, label %2647

2644:                                             ; preds = %2642
  %2645 = getelementptr inbounds i8, ptr %2609, i64 8
  %2646 = load i64, ptr %2645, align 8
  br label %2648

2647:                                             ; preds = %2642
  store i64 %2607, ptr %2609, align 8
  br label %2648

2648:                                             ; preds = %2647, %2644
  %2649 = phi i64 [ %2646, %2644 ], [ 0, %2647 ]
  %2650 = shl nuw i64 1, %2643
  %2651 = getelementptr inbounds i8, ptr %2609, i64 8
  %2652 = or i64 %2649, %2650
  store i64 %2652, ptr %2651, align 8
  %2653 = load i64, ptr %80, align 8
  %2654 = or i64 %2653, %2650
  store i64 %2654, ptr %80, align 8
  %2655 = load ptr, ptr %71, align 8
  %2656 = getelementptr i64, ptr %2655, i64 %2643
  %2657 = load i64, ptr %2656, align 8
  %2658 = add i64 %2657, 1
  store i64 %2658, ptr %2656, align 8
  %2659 = load i64, ptr %2590, align 8
  %2660 = icmp sgt i64 %2559, 1
  br i1 %2660, label %2661, label %2722

2661:                                             ; preds = %2648
  %2662 = icmp eq i64 %2659, 0
  br label %2663

2663:                                             ; preds = %2710, %2661
  %2664 = phi i64 [ %2560, %2661 ], [ %2666, %2710 ]
  %2665 = phi i64 [ %2607, %2661 ], [ %2669, %2710 ]
  %2666 = add nsw i64 %2664, -1
  %2667 = load ptr, ptr %61, align 8
  br label %2668

2668:                                             ; preds = %2681, %2663
  %2669 = phi i64 [ %2682, %2681 ], [ %2665, %2663 ]
  %2670 = and i64 %2669, 32767
  %2671 = getelementptr %struct.day_row, ptr %2667, i64 %2670
  %2672 = load i64, ptr %2671, align 8
  %2673 = icmp eq i64 %2672, %2669
  br i1 %2673, label %2674, label %2680

2674:                                             ; preds = %2668
  %2675 = getelementptr inbounds i8, ptr %2671, i64 8
  %2676 = load i64, ptr %2675, align 8
  %2677 = xor i64 %2676, -1
  %2678 = and i64 %2659, %2677
  %2679 = icmp eq i64 %2678, 0
  br i1 %2679, label %2681, label %2683

2680:                                             ; preds = %2668
  br i1 %2662, label %2681, label %2683

2681:                                             ; preds = %2680, %2674
  %2682 = add i64 %2669, 1
  br label %2668, !llvm.loop !43

2683:                                             ; preds = %2680, %2674
  %2684 = phi i64 [ %2659, %2680 ], [ %2678, %2674 ]
  %2685 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2684, i1 true)
  %2686 = add i64 %2684, -1
  %2687 = and i64 %2686, %2684
  %2688 = icmp eq i64 %2687, 0
  br i1 %2688, label %2704, label %2689

2689:                                             ; preds = %2683
  %2690 = load ptr, ptr %71, align 8
  br label %2691

2691:                                             ; preds = %2691, %2689
  %2692 = phi i64 [ %2687, %2689 ], [ %2702, %2691 ]
  %2693 = phi i64 [ %2685, %2689 ], [ %2700, %2691 ]
  %2694 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2692, i1 true)
  %2695 = getelementptr i64, ptr %2690, i64 %2694
  %2696 = load i64, ptr %2695, align 8
  %2697 = getelementptr i64, ptr %2690, i64 %2693
  %2698 = load i64, ptr %2697, align 8
  %2699 = icmp slt i64 %2696, %2698
  %2700 = select i1 %2699, i64 %2694, i64 %2693
  %2701 = add i64 %2692, -1
  %2702 = and i64 %2701, %2692
  %2703 = icmp eq i64 %2702, 0
  br i1 %2703, label %2704, label %2691, !llvm.loop !44

2704:                                             ; preds = %2691, %2683
  %2705 = phi i64 [ %2685, %2683 ], [ %2700, %2691 ]
  br i1 %2673, label %2706, label %2709

2706:                                             ; preds = %2704
  %2707 = getelementptr inbounds i8, ptr %2671, i64 8
  %2708 = load i64, ptr %2707, align 8
  br label %2710

2709:                                             ; preds = %2704
  store i64 %2669, ptr %2671, align 8
  br label %2710

2710:                                             ; preds = %2709, %2706
  %2711 = phi i64 [ %2708, %2706 ], [ 0, %2709 ]
  %2712 = shl nuw i64 1, %2705
  %2713 = getelementptr inbounds i8, ptr %2671, i64 8
  %2714 = or i64 %2711, %2712
  store i64 %2714, ptr %2713, align 8
  %2715 = load i64, ptr %80, align 8
  %2716 = or i64 %2715, %2712
  store i64 %2716, ptr %80, align 8
  %2717 = load ptr, ptr %71, align 8
  %2718 = getelementptr i64, ptr %2717, i64 %2705
  %2719 = load i64, ptr %2718, align 8
  %2720 = add i64 %2719, 1
  store i64 %2720, ptr %2718, align 8
  %2721 = icmp sgt i64 %2664, 2
  br i1 %2721, label %2663, label %2722, !llvm.loop !49

2722:                                             ; preds = %2710, %2648
  %2723 = phi i64 [ %2607, %2648 ], [ %2669, %2710 ]
  %2724 = icmp sgt i64 %2607, %2584
  %2725 = icmp eq i64 %2604, 0
  %2726 = select i1 %2660, i1 %2725, i1 false
  %2727 = select i1 %2724, i1 true, i1 %2726
  br i1 %2727, label %2728, label %2795

2728:                                             ; preds = %2722
  %2729 = load i64, ptr %2565, align 8
  %2730 = getelementptr inbounds i8, ptr %2552, i64 96
  %2731 = load i64, ptr %2730, align 8
  %2732 = mul i64 %2731, %2560
  %2733 = icmp sgt i64 %2732, 0
  br i1 %2733, label %2734, label %2795

2734:                                             ; preds = %2728
  %2735 = icmp eq i64 %2729, 0
  br label %2736

2736:                                             ; preds = %2782, %2734
  %2737 = phi i64 [ %2732, %2734 ], [ %2793, %2782 ]
  %2738 = phi i64 [ %2607, %2734 ], [ %2741, %2782 ]
  %2739 = load ptr, ptr %61, align 8
  br label %2740

2740:                                             ; preds = %2753, %2736
  %2741 = phi i64 [ %2754, %2753 ], [ %2738, %2736 ]
  %2742 = and i64 %2741, 32767
  %2743 = getelementptr %struct.day_row, ptr %2739, i64 %2742
  %2744 = load i64, ptr %2743, align 8
  %2745 = icmp eq i64 %2744, %2741
  br i1 %2745, label %2746, label %2752

2746:                                             ; preds = %2740
  %2747 = getelementptr inbounds i8, ptr %2743, i64 8
  %2748 = load i64, ptr %2747, align 8
  %2749 = xor i64 %2748, -1
  %2750 = and i64 %2729, %2749
  %2751 = icmp eq i64 %2750, 0
  br i1 %2751, label %2753, label %2755

2752:                                             ; preds = %2740
  br i1 %2735, label %2753, label %2755

2753:                                             ; preds = %2752, %2746
  %2754 = add i64 %2741, 1
  br label %2740, !llvm.loop !43

2755:                                             ; preds = %2752, %2746
  %2756 = phi i64 [ %2729, %2752 ], [ %2750, %2746 ]
  %2757 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2756, i1 true)
  %2758 = add i64 %2756, -1
  %2759 = and i64 %2758, %2756
  %2760 = icmp eq i64 %2759, 0
  br i1 %2760, label %2776, label %2761

2761:                                             ; preds = %2755
  %2762 = load ptr, ptr %71, align 8
  br label %2763

2763:                                             ; preds = %2763, %2761
  %2764 = phi i64 [ %2759, %2761 ], [ %2774, %2763 ]
  %2765 = phi i64 [ %2757, %2761 ], [ %2772, %2763 ]
  %2766 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2764, i1 true)
  %2767 = getelementptr i64, ptr %2762, i64 %2766
  %2768 = load i64, ptr %2767, align 8
  %2769 = getelementptr i64, ptr %2762, i64 %2765
  %2770 = load i64, ptr %2769, align 8
  %2771 = icmp slt i64 %2768, %2770
  %2772 = select i1 %2771, i64 %2766, i64 %2765
  %2773 = add i64 %2764, -1
  %2774 = and i64 %2773, %2764
  %2775 = icmp eq i64 %2774, 0
  br i1 %2775, label %2776, label %2763, !llvm.loop !44

2776:                                             ; preds = %2763, %2755
  %2777 = phi i64 [ %2757, %2755 ], [ %2772, %2763 ]
  br i1 %2745, label %2778, label %2781

2778:                                             ; preds = %2776
  %2779 = getelementptr inbounds i8, ptr %2743, i64 8
  %2780 = load i64, ptr %2779, align 8
  br label %2782

2781:                                             ; preds = %2776
  store i64 %2741, ptr %2743, align 8
  br label %2782

2782:                                             ; preds = %2781, %2778
  %2783 = phi i64 [ %2780, %2778 ], [ 0, %2781 ]
  %2784 = shl nuw i64 1, %2777
  %2785 = getelementptr inbounds i8, ptr %2743, i64 8
  %2786 = or i64 %2783, %2784
  store i64 %2786, ptr %2785, align 8
  %2787 = load i64, ptr %80, align 8
  %2788 = or i64 %2787, %2784
  store i64 %2788, ptr %80, align 8
  %2789 = load ptr, ptr %71, align 8
  %2790 = getelementptr i64, ptr %2789, i64 %2777
  %2791 = load i64, ptr %2790, align 8
  %2792 = add i64 %2791, 1
  store i64 %2792, ptr %2790, align 8
  %2793 = add nsw i64 %2737, -1
  %2794 = icmp sgt i64 %2737, 1
  br i1 %2794, label %2736, label %2795, !llvm.loop !49

2795:                                             ; preds = %2782, %2728, %2722, %2585, %2575, %2570
  %2796 = phi i1 [ false, %2585 ], [ true, %2575 ], [ false, %2728 ], [ true, %2570 ], [ false, %2722 ], [ false, %2782 ]
  %2797 = phi i64 [ %2584, %2585 ], [ %2584, %2575 ], [ %2584, %2728 ], [ %2574, %2570 ], [ %2584, %2722 ], [ %2584, %2782 ]
  %2798 = phi i64 [ %2546, %2585 ], [ %2546, %2575 ], [ %2607, %2728 ], [ %2546, %2570 ], [ %2723, %2722 ], [ %2741, %2782 ]
  %2799 = getelementptr inbounds i8, ptr %385, i64 72
  %2800 = load i64, ptr %2799, align 8
  %2801 = icmp eq i64 %2800, 0
  br i1 %2801, label %2808, label %2802

2802:                                             ; preds = %2795
  %2803 = load ptr, ptr %20, align 8
  %2804 = getelementptr inbounds i8, ptr %2803, i64 152
  %2805 = load i64, ptr %2804, align 8
  %2806 = icmp sge i64 %2800, %2805
  %2807 = zext i1 %2806 to i64
  br label %2808

2808:                                             ; preds = %2802, %2795
  %2809 = phi i64 [ %2807, %2802 ], [ 2, %2795 ]
  %2810 = getelementptr inbounds i8, ptr %385, i64 96
  %2811 = load i64, ptr %2810, align 8
  %2812 = icmp eq i64 %2811, 0
  br i1 %2812, label %2813, label %2815

2813:                                             ; preds = %2808
  %2814 = load i64, ptr %2555, align 8
  br label %2821

2815:                                             ; preds = %2808
  %2816 = getelementptr inbounds i8, ptr %2551, i64 8
  %2817 = load i64, ptr %2816, align 8
  %2818 = load i64, ptr %2555, align 8
  %2819 = icmp slt i64 %2817, %2818
  %2820 = zext i1 %2819 to i64
  br label %2821

2821:                                             ; preds = %2815, %2813
  %2822 = phi i64 [ %2814, %2813 ], [ %2818, %2815 ]
  %2823 = phi i64 [ 0, %2813 ], [ %2820, %2815 ]
  %2824 = icmp slt i64 %2822, 4
  %2825 = zext i1 %2824 to i64
  %2826 = load i64, ptr %2551, align 8
  store i64 %2798, ptr %2563, align 8
  %2827 = getelementptr inbounds i8, ptr %2563, i64 8
  store i64 %2545, ptr %2827, align 8
  %2828 = getelementptr inbounds i8, ptr %2563, i64 16
  store i64 9223372036854775807, ptr %2828, align 8
  %2829 = getelementptr inbounds i8, ptr %2563, i64 24
  store i64 %2811, ptr %2829, align 8
  %2830 = getelementptr inbounds i8, ptr %2563, i64 32
  store i64 %2823, ptr %2830, align 8
  %2831 = getelementptr inbounds i8, ptr %2563, i64 40
  store i64 %2809, ptr %2831, align 8
  %2832 = getelementptr inbounds i8, ptr %2563, i64 48
  %2833 = getelementptr inbounds i8, ptr %2563, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %2832, i8 0, i64 40, i1 false)
  store i64 %2826, ptr %2833, align 8
  %2834 = getelementptr inbounds i8, ptr %2563, i64 96
  store i64 %2825, ptr %2834, align 8
  br i1 %2796, label %2978, label %2835

2835:                                             ; preds = %2821
  %2836 = load ptr, ptr %20, align 8
  %2837 = getelementptr inbounds i8, ptr %2836, i64 496
  %2838 = load i64, ptr %2837, align 8
  %2839 = icmp eq i64 %2838, 0
  br i1 %2839, label %2978, label %2840

2840:                                             ; preds = %2835
  %2841 = getelementptr inbounds i8, ptr %2836, i64 104
  %2842 = load i64, ptr %2841, align 8
  %2843 = icmp eq i64 %2842, 0
  br i1 %2843, label %2856, label %2844

2844:                                             ; preds = %2840
  %2845 = load ptr, ptr %46, align 8
  br label %2846

2846:                                             ; preds = %2846, %2844
  %2847 = phi i64 [ 9223372036854775807, %2844 ], [ %2852, %2846 ]
  %2848 = phi i64 [ %2842, %2844 ], [ %2854, %2846 ]
  %2849 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2848, i1 true)
  %2850 = getelementptr %struct.station_row, ptr %2845, i64 %2849, i32 7
  %2851 = load i64, ptr %2850, align 8
  %2852 = call i64 @llvm.smin.i64(i64 %2851, i64 %2847)
  %2853 = add i64 %2848, -1
  %2854 = and i64 %2853, %2848
  %2855 = icmp eq i64 %2854, 0
  br i1 %2855, label %2856, label %2846, !llvm.loop !50

2856:                                             ; preds = %2846, %2840
  %2857 = phi i64 [ 9223372036854775807, %2840 ], [ %2852, %2846 ]
  %2858 = load i64, ptr %13, align 8
  %2859 = call noundef i64 @llvm.smax.i64(i64 %2858, i64 %2857)
  call fastcc void @read_waiting(ptr noundef %0, ptr noundef nonnull %13, i64 noundef %2859)
  br label %2860

2860:                                             ; preds = %2892, %2856
  %2861 = load ptr, ptr %84, align 8
  %2862 = load i64, ptr %86, align 8
  %2863 = getelementptr %struct.store_row, ptr %2861, i64 %2862
  %2864 = load i64, ptr %85, align 8
  %2865 = getelementptr %struct.store_row, ptr %2861, i64 %2864
  %2866 = icmp ult ptr %2863, %2865
  br i1 %2866, label %2867, label %2885

2867:                                             ; preds = %2860
  %2868 = load i64, ptr %87, align 8
  br label %2869

2869:                                             ; preds = %2867, %2879
  %2870 = phi ptr [ %2883, %2879 ], [ %2863, %2867 ]
  %2871 = phi i64 [ %2882, %2879 ], [ 0, %2867 ]
  %2872 = getelementptr inbounds i8, ptr %2870, i64 64
  %2873 = load i64, ptr %2872, align 8
  %2874 = icmp eq i64 %2873, 0
  br i1 %2874, label %2879, label %2875

2875:                                             ; preds = %2869
  %2876 = getelementptr inbounds i8, ptr %2870, i64 48
  %2877 = load i64, ptr %2876, align 8
  %2878 = icmp slt i64 %2877, %2868
  br label %2879

2879:                                             ; preds = %2875, %2869
  %2880 = phi i1 [ false, %2869 ], [ %2878, %2875 ]
  %2881 = zext i1 %2880 to i64
  %2882 = add i64 %2871, %2881
  %2883 = getelementptr i8, ptr %2870, i64 104
  %2884 = icmp ult ptr %2883, %2865
  br i1 %2884, label %2869, label %2885, !llvm.loop !51

2885:                                             ; preds = %2879, %2860
  %2886 = phi i64 [ 0, %2860 ], [ %2882, %2879 ]
  %2887 = load ptr, ptr %20, align 8
  %2888 = getelementptr inbounds i8, ptr %2887, i64 496
  %2889 = load i64, ptr %2888, align 8
  %2890 = icmp slt i64 %2886, %2889
  %2891 = load i64, ptr %87, align 8
  br i1 %2890, label %2894, label %2892

2892:                                             ; preds = %2885
  %2893 = add i64 %2891, 1
  call fastcc void @read_waiting(ptr noundef nonnull %0, ptr noundef nonnull %13, i64 noundef %2893)
  br label %2860, !llvm.loop !52

2894:                                             ; preds = %2885
  %2895 = getelementptr inbounds i8, ptr %2887, i64 104
  %2896 = load i64, ptr %2895, align 8
  %2897 = icmp eq i64 %2896, 0
  br i1 %2897, label %2908, label %2898

2898:                                             ; preds = %2894, %2898
  %2899 = phi i64 [ %2906, %2898 ], [ %2896, %2894 ]
  %2900 = load ptr, ptr %46, align 8
  %2901 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2899, i1 true)
  %2902 = getelementptr %struct.station_row, ptr %2900, i64 %2901, i32 7
  %2903 = load i64, ptr %2902, align 8
  %2904 = call noundef i64 @llvm.smax.i64(i64 %2903, i64 %2891)
  store i64 %2904, ptr %2902, align 8
  %2905 = add i64 %2899, -1
  %2906 = and i64 %2905, %2899
  %2907 = icmp eq i64 %2906, 0
  br i1 %2907, label %2908, label %2898, !llvm.loop !53

2908:                                             ; preds = %2898, %2894
  store i64 %2798, ptr %2832, align 8
  %2909 = getelementptr inbounds i8, ptr %2563, i64 56
  store i64 %2797, ptr %2909, align 8
  %2910 = getelementptr inbounds i8, ptr %2563, i64 72
  store i64 %2560, ptr %2910, align 8
  %2911 = getelementptr inbounds i8, ptr %2563, i64 64
  store i64 %2560, ptr %2911, align 8
  %2912 = load i64, ptr %88, align 8
  %2913 = add i64 %2912, 1
  store i64 %2913, ptr %88, align 8
  %2914 = load ptr, ptr %20, align 8
  %2915 = getelementptr inbounds i8, ptr %2914, i64 80
  %2916 = load i64, ptr %2915, align 8
  %2917 = icmp eq i64 %2916, 0
  br label %2918

2918:                                             ; preds = %2964, %2908
  %2919 = phi i64 [ %2560, %2908 ], [ %2975, %2964 ]
  %2920 = phi i64 [ %2798, %2908 ], [ %2923, %2964 ]
  %2921 = load ptr, ptr %61, align 8
  br label %2922

2922:                                             ; preds = %2935, %2918
  %2923 = phi i64 [ %2936, %2935 ], [ %2920, %2918 ]
  %2924 = and i64 %2923, 32767
  %2925 = getelementptr %struct.day_row, ptr %2921, i64 %2924
  %2926 = load i64, ptr %2925, align 8
  %2927 = icmp eq i64 %2926, %2923
  br i1 %2927, label %2928, label %2934

2928:                                             ; preds = %2922
  %2929 = getelementptr inbounds i8, ptr %2925, i64 8
  %2930 = load i64, ptr %2929, align 8
  %2931 = xor i64 %2930, -1
  %2932 = and i64 %2916, %2931
  %2933 = icmp eq i64 %2932, 0
  br i1 %2933, label %2935, label %2937

2934:                                             ; preds = %2922
  br i1 %2917, label %2935, label %2937

2935:                                             ; preds = %2934, %2928
  %2936 = add i64 %2923, 1
  br label %2922, !llvm.loop !43

2937:                                             ; preds = %2934, %2928
  %2938 = phi i64 [ %2916, %2934 ], [ %2932, %2928 ]
  %2939 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2938, i1 true)
  %2940 = add i64 %2938, -1
  %2941 = and i64 %2940, %2938
  %2942 = icmp eq i64 %2941, 0
  br i1 %2942, label %2958, label %2943

2943:                                             ; preds = %2937
  %2944 = load ptr, ptr %71, align 8
  br label %2945

2945:                                             ; preds = %2945, %2943
  %2946 = phi i64 [ %2941, %2943 ], [ %2956, %2945 ]
  %2947 = phi i64 [ %2939, %2943 ], [ %2954, %2945 ]
  %2948 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2946, i1 true)
  %2949 = getelementptr i64, ptr %2944, i64 %2948
  %2950 = load i64, ptr %2949, align 8
  %2951 = getelementptr i64, ptr %2944, i64 %2947
  %2952 = load i64, ptr %2951, align 8
  %2953 = icmp slt i64 %2950, %2952
  %2954 = select i1 %2953, i64 %2948, i64 %2947
  %2955 = add i64 %2946, -1
  %2956 = and i64 %2955, %2946
  %2957 = icmp eq i64 %2956, 0
  br i1 %2957, label %2958, label %2945, !llvm.loop !44

2958:                                             ; preds = %2945, %2937
  %2959 = phi i64 [ %2939, %2937 ], [ %2954, %2945 ]
  br i1 %2927, label %2960, label %2963

2960:                                             ; preds = %2958
  %2961 = getelementptr inbounds i8, ptr %2925, i64 8
  %2962 = load i64, ptr %2961, align 8
  br label %2964

2963:                                             ; preds = %2958
  store i64 %2923, ptr %2925, align 8
  br label %2964

2964:                                             ; preds = %2963, %2960
  %2965 = phi i64 [ %2962, %2960 ], [ 0, %2963 ]
  %2966 = shl nuw i64 1, %2959
  %2967 = getelementptr inbounds i8, ptr %2925, i64 8
  %2968 = or i64 %2965, %2966
  store i64 %2968, ptr %2967, align 8
  %2969 = load i64, ptr %80, align 8
  %2970 = or i64 %2969, %2966
  store i64 %2970, ptr %80, align 8
  %2971 = load ptr, ptr %71, align 8
  %2972 = getelementptr i64, ptr %2971, i64 %2959
  %2973 = load i64, ptr %2972, align 8
  %2974 = add i64 %2973, 1
  store i64 %2974, ptr %2972, align 8
  %2975 = add nsw i64 %2919, -1
  %2976 = icmp sgt i64 %2919, 1
  br i1 %2976, label %2918, label %2977, !llvm.loop !49

2977:                                             ; preds = %2964
  store i64 %2923, ptr %2563, align 8
  br label %2978

2978:                                             ; preds = %2977, %2835, %2821
  %2979 = phi i64 [ %2923, %2977 ], [ %2798, %2835 ], [ %2798, %2821 ]
  %2980 = add i64 %2979, 1
  %2981 = load i64, ptr %85, align 8
  %2982 = add i64 %2981, 1
  store i64 %2982, ptr %85, align 8
  br label %2983

2983:                                             ; preds = %2978, %2427
  %2984 = phi i64 [ %2005, %2427 ], [ %2485, %2978 ]
  %2985 = phi i64 [ %2428, %2427 ], [ %2980, %2978 ]
  %2986 = phi i64 [ %2428, %2427 ], [ %2131, %2978 ]
  br i1 %1153, label %2990, label %2987

2987:                                             ; preds = %2983
  %2988 = load i64, ptr %385, align 8
  br label %3062

2989:                                             ; preds = %2429
  br i1 %1153, label %2998, label %3068

2990:                                             ; preds = %2983
  br i1 %2003, label %2991, label %2998

2991:                                             ; preds = %2990
  %2992 = load ptr, ptr %20, align 8
  %2993 = getelementptr inbounds i8, ptr %2992, i64 312
  %2994 = load i64, ptr %2993, align 8
  %2995 = icmp eq i64 %2994, 0
  %2996 = add i64 %2985, -1
  %2997 = select i1 %2995, i64 %2984, i64 %2996
  br label %2998

2998:                                             ; preds = %2991, %2990, %2989
  %2999 = phi i64 [ %2984, %2990 ], [ %2984, %2991 ], [ %2005, %2989 ]
  %3000 = phi i64 [ %2985, %2990 ], [ %2985, %2991 ], [ %2124, %2989 ]
  %3001 = phi i64 [ %2986, %2990 ], [ %2986, %2991 ], [ %2131, %2989 ]
  %3002 = phi i64 [ %2984, %2990 ], [ %2997, %2991 ], [ %2005, %2989 ]
  %3003 = load ptr, ptr %46, align 8
  %3004 = getelementptr %struct.station_row, ptr %3003, i64 %1150
  %3005 = load ptr, ptr %47, align 8
  %3006 = load i64, ptr %48, align 8
  %3007 = mul i64 %3006, %1150
  %3008 = getelementptr i64, ptr %3005, i64 %3007
  %3009 = getelementptr inbounds i8, ptr %3004, i64 32
  %3010 = load i64, ptr %3009, align 8
  %3011 = load i64, ptr %3004, align 8
  %3012 = icmp slt i64 %3010, %3011
  br i1 %3012, label %3013, label %3026

3013:                                             ; preds = %2998
  %3014 = add nsw i64 %3010, 1
  store i64 %3014, ptr %3009, align 8
  %3015 = icmp sgt i64 %3010, 0
  br i1 %3015, label %3016, label %3051

3016:                                             ; preds = %3013, %3023
  %3017 = phi i64 [ %3019, %3023 ], [ %3010, %3013 ]
  %3018 = add nsw i64 %3017, -1
  %3019 = lshr i64 %3018, 1
  %3020 = getelementptr i64, ptr %3008, i64 %3019
  %3021 = load i64, ptr %3020, align 8
  %3022 = icmp sgt i64 %3021, %3002
  br i1 %3022, label %3023, label %3051

3023:                                             ; preds = %3016
  %3024 = getelementptr i64, ptr %3008, i64 %3017
  store i64 %3021, ptr %3024, align 8
  %3025 = icmp ult i64 %3018, 2
  br i1 %3025, label %3051, label %3016

3026:                                             ; preds = %2998
  %3027 = icmp sgt i64 %3010, 1
  br i1 %3027, label %3028, label %3051

3028:                                             ; preds = %3026, %3046
  %3029 = phi i64 [ %3049, %3046 ], [ 1, %3026 ]
  %3030 = phi i64 [ %3048, %3046 ], [ 0, %3026 ]
  %3031 = phi i64 [ %3042, %3046 ], [ 0, %3026 ]
  %3032 = add i64 %3030, 2
  %3033 = icmp slt i64 %3032, %3010
  br i1 %3033, label %3034, label %3041

3034:                                             ; preds = %3028
  %3035 = getelementptr i64, ptr %3008, i64 %3032
  %3036 = load i64, ptr %3035, align 8
  %3037 = getelementptr i64, ptr %3008, i64 %3029
  %3038 = load i64, ptr %3037, align 8
  %3039 = icmp slt i64 %3036, %3038
  %3040 = select i1 %3039, i64 %3032, i64 %3029
  br label %3041

3041:                                             ; preds = %3034, %3028
  %3042 = phi i64 [ %3029, %3028 ], [ %3040, %3034 ]
  %3043 = getelementptr i64, ptr %3008, i64 %3042
  %3044 = load i64, ptr %3043, align 8
  %3045 = icmp slt i64 %3044, %3002
  br i1 %3045, label %3046, label %3051

3046:                                             ; preds = %3041
  %3047 = getelementptr i64, ptr %3008, i64 %3031
  store i64 %3044, ptr %3047, align 8
  %3048 = shl i64 %3042, 1
  %3049 = or disjoint i64 %3048, 1
  %3050 = icmp slt i64 %3049, %3010
  br i1 %3050, label %3028, label %3051

3051:                                             ; preds = %3046, %3041, %3023, %3016, %3026, %3013
  %3052 = phi i64 [ %3010, %3013 ], [ 0, %3026 ], [ %3019, %3023 ], [ %3017, %3016 ], [ %3042, %3046 ], [ %3031, %3041 ]
  %3053 = getelementptr i64, ptr %3008, i64 %3052
  store i64 %3002, ptr %3053, align 8
  %3054 = getelementptr inbounds i8, ptr %385, i64 72
  %3055 = load i64, ptr %3054, align 8
  %3056 = icmp sgt i64 %3055, 0
  %3057 = load i64, ptr %385, align 8
  %3058 = icmp eq i64 %3057, 0
  %3059 = select i1 %3056, i1 %3058, i1 false
  br i1 %3059, label %3060, label %3062

3060:                                             ; preds = %3051
  %3061 = load i64, ptr %50, align 8
  br label %3068

3062:                                             ; preds = %3051, %2987
  %3063 = phi i64 [ %2988, %2987 ], [ %3057, %3051 ]
  %3064 = phi i64 [ %2986, %2987 ], [ %3001, %3051 ]
  %3065 = phi i64 [ %2985, %2987 ], [ %3000, %3051 ]
  %3066 = phi i64 [ %2984, %2987 ], [ %2999, %3051 ]
  %3067 = icmp eq i64 %3063, 1
  br i1 %3067, label %3080, label %3068

3068:                                             ; preds = %3062, %3060, %2989
  %3069 = phi i64 [ -1048576, %3062 ], [ -1048576, %2989 ], [ %3061, %3060 ]
  %3070 = phi i64 [ %3066, %3062 ], [ %2005, %2989 ], [ %2999, %3060 ]
  %3071 = phi i64 [ %3065, %3062 ], [ %2124, %2989 ], [ %3000, %3060 ]
  %3072 = phi i64 [ %3064, %3062 ], [ %2131, %2989 ], [ %3001, %3060 ]
  %3073 = load i64, ptr %918, align 8
  %3074 = icmp eq i64 %3073, 0
  br i1 %3074, label %3075, label %3080

3075:                                             ; preds = %3068
  %3076 = load i64, ptr %1338, align 8
  %3077 = load i64, ptr %1340, align 8
  %3078 = icmp eq i64 %3076, %3077
  %3079 = zext i1 %3078 to i64
  br label %3080

3080:                                             ; preds = %3075, %3068, %3062
  %3081 = phi i64 [ %3069, %3068 ], [ -1048576, %3062 ], [ %3069, %3075 ]
  %3082 = phi i64 [ %3070, %3068 ], [ %3066, %3062 ], [ %3070, %3075 ]
  %3083 = phi i64 [ %3071, %3068 ], [ %3065, %3062 ], [ %3071, %3075 ]
  %3084 = phi i64 [ %3072, %3068 ], [ %3064, %3062 ], [ %3072, %3075 ]
  %3085 = phi i64 [ 0, %3068 ], [ 2, %3062 ], [ %3079, %3075 ]
  %3086 = getelementptr inbounds i8, ptr %385, i64 168
  %3087 = load i64, ptr %3086, align 8
  %3088 = getelementptr inbounds i8, ptr %385, i64 176
  %3089 = load i64, ptr %3088, align 8
  %3090 = icmp slt i64 %3087, %3089
  br i1 %3090, label %3091, label %3108

3091:                                             ; preds = %3080
  %3092 = getelementptr inbounds i8, ptr %385, i64 24
  br label %3093

3093:                                             ; preds = %3093, %3091
  %3094 = phi i64 [ %3087, %3091 ], [ %3105, %3093 ]
  %3095 = load ptr, ptr %51, align 8
  %3096 = load ptr, ptr %95, align 8
  %3097 = getelementptr i64, ptr %3096, i64 %3094
  %3098 = load i64, ptr %3097, align 8
  %3099 = getelementptr %struct.value_row, ptr %3095, i64 %3098
  %3100 = load i64, ptr %3092, align 8
  store i64 %3083, ptr %3099, align 8
  %3101 = getelementptr inbounds i8, ptr %3099, i64 8
  store i64 %3084, ptr %3101, align 8
  %3102 = getelementptr inbounds i8, ptr %3099, i64 16
  store i64 %3100, ptr %3102, align 8
  %3103 = getelementptr inbounds i8, ptr %3099, i64 24
  store i64 %3085, ptr %3103, align 8
  %3104 = getelementptr inbounds i8, ptr %3099, i64 32
  store i64 %3081, ptr %3104, align 8
  %3105 = add nsw i64 %3094, 1
  %3106 = load i64, ptr %3088, align 8
  %3107 = icmp slt i64 %3105, %3106
  br i1 %3107, label %3093, label %3108, !llvm.loop !54

3108:                                             ; preds = %3093, %3080
  %3109 = load ptr, ptr %29, align 8
  %3110 = icmp eq ptr %3109, null
  br i1 %3110, label %3115, label %3111

3111:                                             ; preds = %3108
  store i64 %3082, ptr %35, align 8
  store i64 %3083, ptr %36, align 8
  %3112 = load i64, ptr %37, align 8
  %3113 = add i64 %3112, 1
  store i64 %3113, ptr %37, align 8
  %3114 = getelementptr %struct.event_row, ptr %3109, i64 %3112
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %3114, ptr noundef nonnull align 8 dereferenceable(64) %26, i64 64, i1 false)
  store i64 0, ptr %26, align 8
  br label %3115

3115:                                             ; preds = %3108, %3111
  %3116 = call noundef i64 @llvm.smax.i64(i64 %383, i64 %3083)
  %3117 = load i64, ptr %676, align 8
  %3118 = add i64 %3117, %382
  %3119 = load i64, ptr %386, align 8
  switch i64 %3119, label %3120 [
    i64 0, label %3125
    i64 1, label %3123
    i64 2, label %3123
  ]

3120:                                             ; preds = %3115
  %3121 = load i64, ptr %28, align 8
  %3122 = add i64 %3121, %3119
  br label %3123

3123:                                             ; preds = %3115, %3115, %3120
  %3124 = phi i64 [ %3122, %3120 ], [ 0, %3115 ], [ 0, %3115 ]
  store i64 %3124, ptr %28, align 8
  br label %3125

3125:                                             ; preds = %3123, %3115, %392, %395
  %3126 = phi i64 [ %383, %395 ], [ %383, %392 ], [ %3116, %3115 ], [ %3116, %3123 ]
  %3127 = phi i64 [ %382, %395 ], [ %382, %392 ], [ %3118, %3115 ], [ %3118, %3123 ]
  %3128 = add nsw i64 %381, 1
  %3129 = load i64, ptr %177, align 8
  %3130 = icmp slt i64 %3128, %3129
  br i1 %3130, label %380, label %180, !llvm.loop !55
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

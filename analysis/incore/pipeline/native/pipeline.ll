; Made from C by build.sh; every type has the same size on every target.

%struct.store_row = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.demand = type { i64, i64, i64, i64, i64, %struct.span, [2 x i64] }
%struct.span = type { i64, i64 }
%struct.homes_state = type { i64, [8 x i64], [8 x i64] }
%struct.progress = type { i64, i64, [4 x i64], ptr, i64, i64, i64, [2 x [2 x i64]], i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, %struct.event_row, i64 }
%struct.event_row = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.instruction_row = type { i64, i64, i64, i64 }
%struct.op_row = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ring_row = type { i64, i64, i64 }
%struct.access_row = type { i64, i64, i64, i64, i64, i64 }
%struct.station_row = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.read_row = type { i64, i64, i64 }
%struct.value_row = type { i64, i64, i64, i64, i64 }
%struct.use_row = type { i64, double, double, i64 }
%struct.day_row = type { i64, i64 }
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
  br i1 %12, label %111, label %13

13:                                               ; preds = %7
  %14 = getelementptr %struct.store_row, ptr %1, i64 %11
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, %4
  br i1 %17, label %18, label %111

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %3, i64 64
  %20 = load i64, ptr %19, align 8
  %21 = sub i64 %5, %20
  %22 = tail call noundef i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = icmp eq i64 %6, 0
  br i1 %23, label %47, label %24

24:                                               ; preds = %18
  %25 = getelementptr inbounds i8, ptr %14, i64 32
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
  %41 = getelementptr inbounds i8, ptr %14, i64 80
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %0, align 8
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %47

45:                                               ; preds = %40, %32
  %46 = load i64, ptr %14, align 8
  br label %111

47:                                               ; preds = %40, %36, %28, %24, %18
  %48 = getelementptr inbounds i8, ptr %0, i64 32
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 1
  br i1 %50, label %51, label %83

51:                                               ; preds = %47
  %52 = getelementptr inbounds i8, ptr %3, i64 184
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %59

55:                                               ; preds = %51
  %56 = getelementptr inbounds i8, ptr %14, i64 16
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %83

59:                                               ; preds = %55, %51
  %60 = getelementptr inbounds i8, ptr %3, i64 392
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %67

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, ptr %14, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %83

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
  %76 = getelementptr inbounds i8, ptr %14, i64 32
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr [3 x i64], ptr %8, i64 0, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = add i64 %75, %22
  %81 = add i64 %80, %79
  %82 = tail call noundef i64 @llvm.smax.i64(i64 %9, i64 %81)
  br label %111

83:                                               ; preds = %55, %63, %47
  %84 = getelementptr inbounds i8, ptr %3, i64 192
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %102, label %87

87:                                               ; preds = %83
  %88 = add nuw i64 %11, 1
  %89 = tail call i64 @llvm.smax.i64(i64 %2, i64 %88)
  %90 = add i64 %89, -1
  br label %91

91:                                               ; preds = %95, %87
  %92 = phi i64 [ %11, %87 ], [ %93, %95 ]
  %93 = add i64 %92, 1
  %94 = icmp slt i64 %93, %2
  br i1 %94, label %95, label %102

95:                                               ; preds = %91
  %96 = getelementptr %struct.store_row, ptr %1, i64 %93, i32 1
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr %struct.store_row, ptr %1, i64 %92, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = add i64 %99, 1
  %101 = icmp sgt i64 %97, %100
  br i1 %101, label %102, label %91, !llvm.loop !5

102:                                              ; preds = %95, %91, %83
  %103 = phi i64 [ %11, %83 ], [ %92, %95 ], [ %90, %91 ]
  %104 = getelementptr %struct.store_row, ptr %1, i64 %103, i32 1
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds i8, ptr %3, i64 8
  %107 = load i64, ptr %106, align 8
  %108 = add i64 %105, %22
  %109 = add i64 %108, %107
  %110 = tail call noundef i64 @llvm.smax.i64(i64 %9, i64 %109)
  br label %111

111:                                              ; preds = %45, %67, %102, %7, %13
  %112 = phi i64 [ %9, %13 ], [ %9, %7 ], [ %46, %45 ], [ %82, %67 ], [ %110, %102 ]
  ret i64 %112
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
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, %3
  br i1 %16, label %17, label %39

17:                                               ; preds = %12
  %18 = getelementptr inbounds i8, ptr %2, i64 184
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = getelementptr inbounds i8, ptr %13, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %39

25:                                               ; preds = %21, %17
  %26 = getelementptr inbounds i8, ptr %2, i64 392
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %25
  %30 = getelementptr inbounds i8, ptr %13, i64 24
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %39

33:                                               ; preds = %25, %29
  %34 = getelementptr inbounds i8, ptr %13, i64 80
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
  br i1 %9, label %36, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %12, 0
  br i1 %13, label %36, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds i8, ptr %0, i64 24
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %12, %16
  br i1 %17, label %36, label %18

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
  %28 = getelementptr inbounds i8, ptr %19, i64 32
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr [3 x i64], ptr %6, i64 0, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %27
  %33 = add i64 %4, %3
  %34 = icmp sgt i64 %32, %33
  %35 = zext i1 %34 to i64
  br label %36

36:                                               ; preds = %5, %10, %14, %18
  %37 = phi i64 [ %35, %18 ], [ 0, %14 ], [ 0, %10 ], [ 0, %5 ]
  ret i64 %37
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
  %34 = getelementptr inbounds i8, ptr %33, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %35, %30
  %37 = icmp sgt i64 %36, %25
  br i1 %37, label %38, label %52

38:                                               ; preds = %31
  %39 = getelementptr inbounds i8, ptr %33, i64 88
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds i8, ptr %33, i64 80
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
  %8 = alloca [64 x i64], align 16
  %9 = alloca [4 x i64], align 16
  %10 = alloca %struct.demand, align 8
  %11 = alloca %struct.homes_state, align 8
  %12 = alloca %struct.progress, align 8
  store i64 0, ptr %11, align 8
  call void @llvm.memset.inline.p0.i64(ptr nonnull align 8 %12, i8 0, i64 280, i1 false)
  %13 = getelementptr inbounds i8, ptr %12, i64 48
  store ptr %11, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 40
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %97

17:                                               ; preds = %1
  %18 = getelementptr inbounds i8, ptr %0, i64 32
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  %20 = getelementptr inbounds i8, ptr %12, i64 272
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = getelementptr inbounds i8, ptr %0, i64 56
  %23 = getelementptr inbounds i8, ptr %12, i64 120
  %24 = getelementptr inbounds i8, ptr %0, i64 2080
  %25 = getelementptr inbounds i8, ptr %12, i64 208
  %26 = getelementptr inbounds i8, ptr %12, i64 8
  %27 = getelementptr inbounds i8, ptr %12, i64 112
  %28 = getelementptr inbounds i8, ptr %0, i64 2088
  %29 = getelementptr inbounds i8, ptr %12, i64 240
  %30 = getelementptr inbounds i8, ptr %12, i64 232
  %31 = getelementptr inbounds i8, ptr %12, i64 216
  %32 = getelementptr inbounds i8, ptr %12, i64 224
  %33 = getelementptr inbounds i8, ptr %12, i64 264
  %34 = getelementptr inbounds i8, ptr %12, i64 248
  %35 = getelementptr inbounds i8, ptr %12, i64 256
  %36 = getelementptr inbounds i8, ptr %12, i64 200
  %37 = getelementptr inbounds i8, ptr %0, i64 48
  %38 = getelementptr inbounds i8, ptr %12, i64 144
  %39 = getelementptr inbounds i8, ptr %9, i64 8
  %40 = getelementptr inbounds i8, ptr %9, i64 16
  %41 = getelementptr inbounds i8, ptr %9, i64 24
  %42 = getelementptr inbounds i8, ptr %12, i64 16
  %43 = getelementptr inbounds i8, ptr %0, i64 72
  %44 = getelementptr inbounds i8, ptr %0, i64 80
  %45 = getelementptr inbounds i8, ptr %0, i64 96
  %46 = getelementptr inbounds i8, ptr %0, i64 104
  %47 = getelementptr inbounds i8, ptr %0, i64 112
  %48 = getelementptr inbounds i8, ptr %0, i64 88
  %49 = getelementptr inbounds i8, ptr %12, i64 64
  %50 = getelementptr inbounds i8, ptr %0, i64 2056
  %51 = getelementptr inbounds i8, ptr %0, i64 16
  %52 = getelementptr inbounds i8, ptr %12, i64 72
  %53 = getelementptr inbounds i8, ptr %0, i64 664
  %54 = getelementptr inbounds i8, ptr %0, i64 136
  %55 = getelementptr inbounds i8, ptr %0, i64 688
  %56 = getelementptr inbounds i8, ptr %0, i64 120
  %57 = getelementptr inbounds i8, ptr %0, i64 128
  %58 = getelementptr inbounds i8, ptr %12, i64 56
  %59 = getelementptr inbounds i8, ptr %0, i64 712
  %60 = getelementptr inbounds i8, ptr %0, i64 648
  %61 = getelementptr inbounds i8, ptr %0, i64 744
  %62 = getelementptr inbounds i8, ptr %0, i64 720
  %63 = getelementptr inbounds i8, ptr %0, i64 1776
  %64 = getelementptr inbounds i8, ptr %0, i64 1768
  %65 = getelementptr inbounds i8, ptr %0, i64 1904
  %66 = getelementptr inbounds i8, ptr %0, i64 1256
  %67 = getelementptr inbounds i8, ptr %0, i64 672
  %68 = getelementptr inbounds i8, ptr %0, i64 696
  %69 = getelementptr inbounds i8, ptr %0, i64 680
  %70 = getelementptr inbounds i8, ptr %0, i64 656
  %71 = getelementptr inbounds i8, ptr %10, i64 8
  %72 = getelementptr inbounds i8, ptr %10, i64 16
  %73 = getelementptr inbounds i8, ptr %10, i64 24
  %74 = getelementptr inbounds i8, ptr %10, i64 40
  %75 = getelementptr inbounds i8, ptr %10, i64 48
  %76 = getelementptr inbounds i8, ptr %10, i64 56
  %77 = getelementptr inbounds i8, ptr %12, i64 80
  %78 = getelementptr inbounds i8, ptr %10, i64 32
  %79 = getelementptr inbounds i8, ptr %0, i64 704
  %80 = getelementptr inbounds i8, ptr %0, i64 2032
  %81 = getelementptr inbounds i8, ptr %0, i64 2064
  %82 = getelementptr inbounds i8, ptr %12, i64 152
  %83 = getelementptr inbounds i8, ptr %12, i64 184
  %84 = getelementptr inbounds i8, ptr %12, i64 168
  %85 = getelementptr inbounds i8, ptr %12, i64 176
  %86 = getelementptr inbounds i8, ptr %12, i64 160
  %87 = getelementptr inbounds i8, ptr %3, i64 8
  %88 = getelementptr inbounds i8, ptr %3, i64 16
  %89 = getelementptr inbounds i8, ptr %7, i64 8
  %90 = getelementptr inbounds i8, ptr %2, i64 8
  %91 = getelementptr inbounds i8, ptr %0, i64 24
  %92 = getelementptr inbounds i8, ptr %12, i64 128
  %93 = getelementptr inbounds i8, ptr %12, i64 136
  %94 = getelementptr inbounds i8, ptr %0, i64 2072
  %95 = getelementptr inbounds i8, ptr %0, i64 2040
  %96 = getelementptr inbounds i8, ptr %0, i64 2048
  br label %98

97:                                               ; preds = %368, %1
  ret void

98:                                               ; preds = %17, %368
  %99 = phi i64 [ %15, %17 ], [ %374, %368 ]
  %100 = phi i64 [ 0, %17 ], [ %373, %368 ]
  %101 = load ptr, ptr %0, align 8
  %102 = load ptr, ptr %18, align 8
  %103 = getelementptr i32, ptr %102, i64 %100
  %104 = load i32, ptr %103, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr %struct.instruction_row, ptr %101, i64 %105
  %107 = load ptr, ptr %19, align 8
  %108 = getelementptr inbounds i8, ptr %107, i64 112
  %109 = load i64, ptr %108, align 8
  %110 = icmp eq i64 %109, 0
  %111 = load i64, ptr %20, align 8
  %112 = icmp sgt i64 %111, %100
  %113 = select i1 %110, i1 true, i1 %112
  br i1 %113, label %145, label %114

114:                                              ; preds = %98
  store i64 %100, ptr %20, align 8
  %115 = getelementptr inbounds i8, ptr %107, i64 152
  br label %116

116:                                              ; preds = %141, %114
  %117 = phi i64 [ %100, %114 ], [ %142, %141 ]
  %118 = getelementptr i32, ptr %102, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr %struct.instruction_row, ptr %101, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds i8, ptr %121, i64 8
  %124 = load i64, ptr %123, align 8
  %125 = icmp slt i64 %122, %124
  br i1 %125, label %126, label %141

126:                                              ; preds = %116
  %127 = load ptr, ptr %21, align 8
  br label %128

128:                                              ; preds = %138, %126
  %129 = phi i64 [ %122, %126 ], [ %139, %138 ]
  %130 = getelementptr %struct.op_row, ptr %127, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %138

133:                                              ; preds = %128
  %134 = getelementptr inbounds i8, ptr %130, i64 64
  %135 = load i64, ptr %134, align 8
  %136 = load i64, ptr %115, align 8
  %137 = icmp slt i64 %135, %136
  br i1 %137, label %138, label %145

138:                                              ; preds = %133, %128
  %139 = add i64 %129, 1
  %140 = icmp eq i64 %139, %124
  br i1 %140, label %141, label %128, !llvm.loop !11

141:                                              ; preds = %138, %116
  %142 = add nuw nsw i64 %117, 1
  store i64 %142, ptr %20, align 8
  %143 = icmp slt i64 %142, %99
  br i1 %143, label %116, label %144, !llvm.loop !12

144:                                              ; preds = %141
  store i64 9223372036854775807, ptr %20, align 8
  br label %145

145:                                              ; preds = %133, %98, %144
  %146 = load ptr, ptr %22, align 8
  %147 = getelementptr double, ptr %146, i64 %100
  %148 = load double, ptr %147, align 8
  %149 = fcmp ugt double %148, 0.000000e+00
  br i1 %149, label %150, label %171

150:                                              ; preds = %145
  %151 = load i64, ptr %12, align 8
  %152 = getelementptr inbounds i8, ptr %107, i64 456
  %153 = load i64, ptr %152, align 8
  %154 = sub i64 %151, %153
  %155 = sitofp i64 %154 to double
  %156 = load double, ptr %23, align 8
  %157 = fcmp ogt double %156, %155
  %158 = select i1 %157, double %156, double %155
  %159 = fadd double %148, %158
  store double %159, ptr %23, align 8
  %160 = fptosi double %159 to i64
  %161 = icmp slt i64 %151, %160
  br i1 %161, label %162, label %171

162:                                              ; preds = %150
  %163 = sub i64 %160, %151
  %164 = load ptr, ptr %24, align 8
  %165 = getelementptr i8, ptr %164, i64 56
  %166 = load i64, ptr %165, align 8
  %167 = add i64 %163, %166
  store i64 %167, ptr %165, align 8
  %168 = load i64, ptr %12, align 8
  %169 = sub i64 %160, %168
  store i64 %169, ptr %25, align 8
  store i64 %160, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %26, i8 0, i64 40, i1 false)
  %170 = load ptr, ptr %13, align 8
  store i64 0, ptr %170, align 8
  br label %171

171:                                              ; preds = %145, %150, %162
  %172 = load i64, ptr %106, align 8
  %173 = getelementptr inbounds i8, ptr %106, i64 8
  %174 = load i64, ptr %173, align 8
  %175 = icmp slt i64 %172, %174
  br i1 %175, label %376, label %176

176:                                              ; preds = %2621, %171
  %177 = phi i64 [ 0, %171 ], [ %2622, %2621 ]
  %178 = phi i64 [ 0, %171 ], [ %2623, %2621 ]
  %179 = load i64, ptr %92, align 8
  %180 = icmp slt i64 %179, %177
  br i1 %180, label %183, label %181

181:                                              ; preds = %176
  %182 = load i64, ptr %93, align 8
  br label %184

183:                                              ; preds = %176
  store i64 %177, ptr %92, align 8
  br label %184

184:                                              ; preds = %183, %181
  %185 = phi i64 [ %179, %181 ], [ %177, %183 ]
  %186 = phi i64 [ %182, %181 ], [ 0, %183 ]
  %187 = add i64 %186, %178
  store i64 %187, ptr %93, align 8
  %188 = load ptr, ptr %19, align 8
  %189 = getelementptr inbounds i8, ptr %188, i64 168
  %190 = load i64, ptr %189, align 8
  %191 = icmp sgt i64 %187, %190
  br i1 %191, label %193, label %192

192:                                              ; preds = %197, %184
  br label %206

193:                                              ; preds = %184
  %194 = sub i64 %187, %190
  %195 = add i64 %185, 1
  %196 = icmp sgt i64 %194, %190
  br i1 %196, label %200, label %197

197:                                              ; preds = %200, %193
  %198 = phi i64 [ %194, %193 ], [ %203, %200 ]
  %199 = phi i64 [ %195, %193 ], [ %204, %200 ]
  store i64 %198, ptr %93, align 8
  store i64 %199, ptr %92, align 8
  br label %192

200:                                              ; preds = %193, %200
  %201 = phi i64 [ %204, %200 ], [ %195, %193 ]
  %202 = phi i64 [ %203, %200 ], [ %194, %193 ]
  %203 = sub i64 %202, %190
  %204 = add i64 %201, 1
  %205 = icmp sgt i64 %203, %190
  br i1 %205, label %200, label %197, !llvm.loop !13

206:                                              ; preds = %192, %241
  %207 = phi i64 [ %244, %241 ], [ 0, %192 ]
  switch i64 %207, label %208 [
    i64 5, label %212
    i64 0, label %212
  ]

208:                                              ; preds = %206
  %209 = load ptr, ptr %19, align 8
  %210 = getelementptr inbounds i8, ptr %209, i64 264
  %211 = load i64, ptr %210, align 8
  br label %212

212:                                              ; preds = %208, %206, %206
  %213 = phi i64 [ %211, %208 ], [ 0, %206 ], [ 0, %206 ]
  %214 = load i64, ptr %92, align 8
  %215 = add i64 %214, %213
  %216 = load ptr, ptr %43, align 8
  %217 = getelementptr %struct.ring_row, ptr %216, i64 %207
  %218 = load i64, ptr %217, align 8
  %219 = icmp sgt i64 %218, 0
  br i1 %219, label %223, label %220

220:                                              ; preds = %212
  %221 = getelementptr inbounds i8, ptr %217, i64 8
  %222 = load i64, ptr %221, align 8
  br label %241

223:                                              ; preds = %212
  %224 = getelementptr inbounds i8, ptr %217, i64 16
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds i8, ptr %217, i64 8
  %227 = load i64, ptr %226, align 8
  %228 = icmp slt i64 %225, %227
  br i1 %228, label %229, label %241

229:                                              ; preds = %223, %229
  %230 = phi i64 [ %238, %229 ], [ %225, %223 ]
  %231 = load ptr, ptr %44, align 8
  %232 = load i64, ptr %48, align 8
  %233 = mul i64 %232, %207
  %234 = load i64, ptr %217, align 8
  %235 = srem i64 %230, %234
  %236 = getelementptr i64, ptr %231, i64 %233
  %237 = getelementptr i64, ptr %236, i64 %235
  store i64 %215, ptr %237, align 8
  %238 = add nsw i64 %230, 1
  %239 = load i64, ptr %226, align 8
  %240 = icmp slt i64 %238, %239
  br i1 %240, label %229, label %241, !llvm.loop !15

241:                                              ; preds = %229, %223, %220
  %242 = phi i64 [ %222, %220 ], [ %227, %223 ], [ %239, %229 ]
  %243 = getelementptr inbounds i8, ptr %217, i64 16
  store i64 %242, ptr %243, align 8
  %244 = add nuw nsw i64 %207, 1
  %245 = icmp eq i64 %244, 6
  br i1 %245, label %246, label %206, !llvm.loop !16

246:                                              ; preds = %241
  %247 = load i64, ptr %92, align 8
  %248 = load ptr, ptr %94, align 8
  %249 = getelementptr i64, ptr %248, i64 %100
  store i64 %247, ptr %249, align 8
  %250 = load i64, ptr %106, align 8
  %251 = load i64, ptr %173, align 8
  %252 = icmp slt i64 %250, %251
  br i1 %252, label %253, label %368

253:                                              ; preds = %246, %364
  %254 = phi i64 [ %365, %364 ], [ %251, %246 ]
  %255 = phi i64 [ %366, %364 ], [ %250, %246 ]
  %256 = load ptr, ptr %21, align 8
  %257 = getelementptr %struct.op_row, ptr %256, i64 %255
  %258 = load i64, ptr %257, align 8
  %259 = icmp eq i64 %258, 2
  br i1 %259, label %260, label %364

260:                                              ; preds = %253
  %261 = load i64, ptr %86, align 8
  %262 = load i64, ptr %82, align 8
  %263 = icmp slt i64 %261, %262
  br i1 %263, label %264, label %364

264:                                              ; preds = %260
  %265 = load ptr, ptr %37, align 8
  %266 = load i64, ptr %38, align 8
  %267 = getelementptr inbounds i8, ptr %257, i64 80
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr %struct.access_row, ptr %265, i64 %266
  %270 = getelementptr %struct.access_row, ptr %269, i64 %268
  %271 = load ptr, ptr %19, align 8
  %272 = getelementptr inbounds i8, ptr %271, i64 488
  %273 = load i64, ptr %272, align 8
  %274 = icmp eq i64 %273, 0
  br i1 %274, label %324, label %275

275:                                              ; preds = %264
  %276 = load i64, ptr %270, align 8
  %277 = icmp sgt i64 %276, -1
  br i1 %277, label %278, label %324

278:                                              ; preds = %275
  %279 = load ptr, ptr %80, align 8
  %280 = load ptr, ptr %95, align 8
  %281 = load i64, ptr %96, align 8
  %282 = load ptr, ptr %81, align 8
  %283 = load i64, ptr %92, align 8
  %284 = getelementptr inbounds i8, ptr %271, i64 40
  %285 = load i64, ptr %284, align 8
  %286 = sdiv i64 %276, %285
  %287 = icmp sgt i64 %281, 0
  br i1 %287, label %291, label %296

288:                                              ; preds = %291
  %289 = add nuw nsw i64 %292, 1
  %290 = icmp eq i64 %289, %281
  br i1 %290, label %296, label %291, !llvm.loop !7

291:                                              ; preds = %278, %288
  %292 = phi i64 [ %289, %288 ], [ 0, %278 ]
  %293 = getelementptr i64, ptr %280, i64 %292
  %294 = load i64, ptr %293, align 8
  %295 = icmp eq i64 %294, %286
  br i1 %295, label %324, label %288

296:                                              ; preds = %288, %278
  %297 = load i64, ptr %279, align 8
  %298 = add i64 %283, 1
  %299 = call noundef i64 @llvm.smax.i64(i64 %297, i64 %298)
  %300 = add i64 %261, -1
  %301 = icmp sgt i64 %300, -1
  br i1 %301, label %302, label %324

302:                                              ; preds = %296, %318
  %303 = phi i64 [ %319, %318 ], [ %300, %296 ]
  %304 = getelementptr %struct.store_row, ptr %282, i64 %303
  %305 = getelementptr inbounds i8, ptr %304, i64 8
  %306 = load i64, ptr %305, align 8
  %307 = add i64 %306, %273
  %308 = icmp sgt i64 %307, %299
  br i1 %308, label %309, label %324

309:                                              ; preds = %302
  %310 = getelementptr inbounds i8, ptr %304, i64 88
  %311 = load i64, ptr %310, align 8
  %312 = icmp eq i64 %311, 0
  br i1 %312, label %318, label %313

313:                                              ; preds = %309
  %314 = getelementptr inbounds i8, ptr %304, i64 80
  %315 = load i64, ptr %314, align 8
  %316 = sdiv i64 %315, %285
  %317 = icmp eq i64 %316, %286
  br i1 %317, label %321, label %318

318:                                              ; preds = %313, %309
  %319 = add nsw i64 %303, -1
  %320 = icmp sgt i64 %303, 0
  br i1 %320, label %302, label %324, !llvm.loop !8

321:                                              ; preds = %313
  store i64 %307, ptr %279, align 8
  %322 = getelementptr inbounds i8, ptr %279, i64 8
  store i64 0, ptr %322, align 8
  %323 = load ptr, ptr %19, align 8
  br label %324

324:                                              ; preds = %291, %318, %302, %321, %296, %275, %264
  %325 = phi ptr [ %323, %321 ], [ %271, %296 ], [ %271, %275 ], [ %271, %264 ], [ %271, %302 ], [ %271, %318 ], [ %271, %291 ]
  %326 = load ptr, ptr %80, align 8
  %327 = load ptr, ptr %95, align 8
  %328 = load i64, ptr %96, align 8
  %329 = load i64, ptr %92, align 8
  %330 = call i64 @write_store(ptr noundef %326, ptr noundef %327, i64 noundef %328, ptr noundef %325, ptr noundef %270, i64 noundef %329)
  %331 = load ptr, ptr %81, align 8
  %332 = load i64, ptr %86, align 8
  %333 = add i64 %332, 1
  store i64 %333, ptr %86, align 8
  %334 = getelementptr %struct.store_row, ptr %331, i64 %332, i32 1
  store i64 %330, ptr %334, align 8
  %335 = load ptr, ptr %43, align 8
  %336 = getelementptr i8, ptr %335, i64 144
  %337 = load i64, ptr %336, align 8
  %338 = icmp sgt i64 %337, 0
  br i1 %338, label %342, label %339

339:                                              ; preds = %324
  %340 = getelementptr i8, ptr %335, i64 152
  %341 = load i64, ptr %340, align 8
  br label %360

342:                                              ; preds = %324
  %343 = getelementptr i8, ptr %335, i64 160
  %344 = load i64, ptr %343, align 8
  %345 = getelementptr i8, ptr %335, i64 152
  %346 = load i64, ptr %345, align 8
  %347 = icmp slt i64 %344, %346
  br i1 %347, label %348, label %360

348:                                              ; preds = %342, %348
  %349 = phi i64 [ %357, %348 ], [ %344, %342 ]
  %350 = load ptr, ptr %44, align 8
  %351 = load i64, ptr %48, align 8
  %352 = load i64, ptr %336, align 8
  %353 = srem i64 %349, %352
  %354 = mul i64 %351, 48
  %355 = getelementptr i8, ptr %350, i64 %354
  %356 = getelementptr i64, ptr %355, i64 %353
  store i64 %330, ptr %356, align 8
  %357 = add nsw i64 %349, 1
  %358 = load i64, ptr %345, align 8
  %359 = icmp slt i64 %357, %358
  br i1 %359, label %348, label %360, !llvm.loop !15

360:                                              ; preds = %348, %342, %339
  %361 = phi i64 [ %341, %339 ], [ %346, %342 ], [ %358, %348 ]
  %362 = getelementptr i8, ptr %335, i64 160
  store i64 %361, ptr %362, align 8
  %363 = load i64, ptr %173, align 8
  br label %364

364:                                              ; preds = %360, %260, %253
  %365 = phi i64 [ %254, %253 ], [ %254, %260 ], [ %363, %360 ]
  %366 = add nsw i64 %255, 1
  %367 = icmp slt i64 %366, %365
  br i1 %367, label %253, label %368, !llvm.loop !17

368:                                              ; preds = %364, %246
  %369 = getelementptr inbounds i8, ptr %106, i64 16
  %370 = load i64, ptr %369, align 8
  %371 = load i64, ptr %38, align 8
  %372 = add i64 %371, %370
  store i64 %372, ptr %38, align 8
  %373 = add nuw nsw i64 %100, 1
  %374 = load i64, ptr %14, align 8
  %375 = icmp slt i64 %373, %374
  br i1 %375, label %98, label %97, !llvm.loop !18

376:                                              ; preds = %171, %2621
  %377 = phi i64 [ %2624, %2621 ], [ %172, %171 ]
  %378 = phi i64 [ %2623, %2621 ], [ 0, %171 ]
  %379 = phi i64 [ %2622, %2621 ], [ 0, %171 ]
  %380 = load ptr, ptr %21, align 8
  %381 = getelementptr %struct.op_row, ptr %380, i64 %377
  %382 = getelementptr inbounds i8, ptr %381, i64 104
  %383 = load i64, ptr %382, align 8
  %384 = icmp ne i64 %383, 1
  %385 = load i64, ptr %27, align 8
  %386 = icmp ne i64 %385, 0
  %387 = select i1 %384, i1 true, i1 %386
  br i1 %387, label %396, label %388

388:                                              ; preds = %376
  %389 = load ptr, ptr %28, align 8
  %390 = icmp eq ptr %389, null
  br i1 %390, label %2621, label %391

391:                                              ; preds = %388
  %392 = load i64, ptr %12, align 8
  store i64 %392, ptr %29, align 8
  store i64 %392, ptr %30, align 8
  store i64 %392, ptr %31, align 8
  store i64 -1, ptr %32, align 8
  store i64 0, ptr %33, align 8
  store i64 %392, ptr %34, align 8
  store i64 %392, ptr %35, align 8
  %393 = load i64, ptr %36, align 8
  %394 = add i64 %393, 1
  store i64 %394, ptr %36, align 8
  %395 = getelementptr %struct.event_row, ptr %389, i64 %393
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %395, ptr noundef nonnull align 8 dereferenceable(64) %25, i64 64, i1 false)
  store i64 0, ptr %25, align 8
  br label %2621

396:                                              ; preds = %376
  %397 = load i64, ptr %381, align 8
  %398 = icmp eq i64 %397, 2
  br i1 %398, label %401, label %399

399:                                              ; preds = %396
  %400 = load ptr, ptr %19, align 8
  br label %416

401:                                              ; preds = %396
  %402 = load ptr, ptr %37, align 8
  %403 = load i64, ptr %38, align 8
  %404 = getelementptr inbounds i8, ptr %381, i64 80
  %405 = load i64, ptr %404, align 8
  %406 = getelementptr %struct.access_row, ptr %402, i64 %403
  %407 = load ptr, ptr %19, align 8
  %408 = getelementptr inbounds i8, ptr %407, i64 176
  %409 = load i64, ptr %408, align 8
  %410 = getelementptr %struct.access_row, ptr %406, i64 %405, i32 2
  %411 = load i64, ptr %410, align 8
  %412 = add i64 %409, -1
  %413 = add i64 %412, %411
  %414 = sdiv i64 %413, %409
  %415 = call noundef i64 @llvm.smax.i64(i64 %414, i64 1)
  br label %416

416:                                              ; preds = %401, %399
  %417 = phi ptr [ %407, %401 ], [ %400, %399 ]
  %418 = phi i64 [ %415, %401 ], [ 1, %399 ]
  %419 = getelementptr inbounds i8, ptr %417, i64 160
  %420 = load i64, ptr %419, align 8
  store i64 0, ptr %9, align 16
  %421 = getelementptr inbounds i8, ptr %417, i64 272
  %422 = load i64, ptr %421, align 8
  store i64 %422, ptr %39, align 8
  %423 = getelementptr inbounds i8, ptr %417, i64 280
  %424 = load i64, ptr %423, align 8
  store i64 %424, ptr %40, align 16
  %425 = getelementptr inbounds i8, ptr %417, i64 288
  %426 = load i64, ptr %425, align 8
  store i64 %426, ptr %41, align 8
  %427 = getelementptr inbounds i8, ptr %417, i64 464
  %428 = load i64, ptr %427, align 8
  %429 = icmp eq i64 %428, 0
  %430 = getelementptr inbounds i8, ptr %381, i64 32
  %431 = load i64, ptr %430, align 8
  %432 = call i64 @llvm.smin.i64(i64 %431, i64 1)
  %433 = select i1 %429, i64 %431, i64 %432
  %434 = getelementptr inbounds i8, ptr %381, i64 40
  %435 = load i64, ptr %434, align 8
  %436 = getelementptr [4 x i64], ptr %42, i64 0, i64 %435
  %437 = load i64, ptr %436, align 8
  %438 = getelementptr [4 x i64], ptr %9, i64 0, i64 %435
  %439 = load i64, ptr %438, align 8
  %440 = icmp sgt i64 %439, 0
  %441 = icmp sgt i64 %437, 0
  %442 = select i1 %440, i1 %441, i1 false
  br i1 %442, label %443, label %448

443:                                              ; preds = %416
  %444 = icmp eq i64 %435, 2
  %445 = select i1 %444, i64 %431, i64 1
  %446 = add i64 %445, %437
  %447 = icmp sgt i64 %446, %439
  br i1 %447, label %500, label %448

448:                                              ; preds = %443, %416
  %449 = getelementptr inbounds i8, ptr %381, i64 48
  %450 = load i64, ptr %449, align 8
  %451 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %450)
  %452 = call i64 @llvm.umax.i64(i64 %451, i64 2)
  %453 = getelementptr inbounds i8, ptr %417, i64 144
  %454 = load i64, ptr %453, align 8
  %455 = icmp ne i64 %454, 0
  %456 = icmp ne i64 %450, 0
  %457 = select i1 %455, i1 %456, i1 false
  %458 = and i64 %435, -2
  %459 = icmp eq i64 %458, 2
  %460 = and i1 %459, %457
  br i1 %460, label %461, label %492

461:                                              ; preds = %448
  %462 = load ptr, ptr %13, align 8
  %463 = getelementptr inbounds i8, ptr %462, i64 72
  %464 = getelementptr inbounds i8, ptr %462, i64 8
  %465 = load i64, ptr %462, align 8
  %466 = icmp sgt i64 %465, 0
  br i1 %466, label %467, label %475

467:                                              ; preds = %461, %472
  %468 = phi i64 [ %473, %472 ], [ 0, %461 ]
  %469 = getelementptr [8 x i64], ptr %464, i64 0, i64 %468
  %470 = load i64, ptr %469, align 8
  %471 = icmp eq i64 %470, %450
  br i1 %471, label %475, label %472

472:                                              ; preds = %467
  %473 = add nuw nsw i64 %468, 1
  %474 = icmp eq i64 %473, %465
  br i1 %474, label %475, label %467, !llvm.loop !19

475:                                              ; preds = %472, %467, %461
  %476 = phi i64 [ 0, %461 ], [ %465, %472 ], [ %468, %467 ]
  %477 = icmp eq i64 %476, %465
  %478 = icmp ult i64 %476, 8
  %479 = and i1 %478, %477
  br i1 %479, label %480, label %485

480:                                              ; preds = %475
  %481 = getelementptr [8 x i64], ptr %464, i64 0, i64 %465
  store i64 %450, ptr %481, align 8
  %482 = getelementptr [8 x i64], ptr %463, i64 0, i64 %465
  store i64 0, ptr %482, align 8
  %483 = load i64, ptr %462, align 8
  %484 = add i64 %483, 1
  store i64 %484, ptr %462, align 8
  br label %485

485:                                              ; preds = %480, %475
  %486 = select i1 %478, i64 %476, i64 7
  %487 = getelementptr [8 x i64], ptr %463, i64 0, i64 %486
  %488 = load i64, ptr %487, align 8
  %489 = icmp slt i64 %488, %452
  br i1 %489, label %490, label %500

490:                                              ; preds = %485
  %491 = load i64, ptr %419, align 8
  br label %492

492:                                              ; preds = %490, %448
  %493 = phi i64 [ %491, %490 ], [ %420, %448 ]
  %494 = load i64, ptr %26, align 8
  %495 = add i64 %494, %433
  %496 = icmp sgt i64 %495, %493
  %497 = icmp sgt i64 %494, 0
  %498 = and i1 %497, %496
  %499 = zext i1 %498 to i32
  br label %500

500:                                              ; preds = %492, %485, %443
  %501 = phi i32 [ 1, %443 ], [ %499, %492 ], [ 1, %485 ]
  %502 = zext nneg i32 %501 to i64
  %503 = load i64, ptr %12, align 8
  %504 = add i64 %503, %502
  %505 = load ptr, ptr %19, align 8
  %506 = getelementptr inbounds i8, ptr %505, i64 424
  %507 = load i64, ptr %506, align 8
  %508 = icmp eq i64 %507, 0
  br i1 %508, label %660, label %509

509:                                              ; preds = %500
  %510 = getelementptr inbounds i8, ptr %381, i64 48
  %511 = load i64, ptr %510, align 8
  %512 = icmp eq i64 %511, 0
  br i1 %512, label %660, label %513

513:                                              ; preds = %509
  %514 = icmp ne i32 %501, 0
  %515 = load i64, ptr %26, align 8
  %516 = icmp eq i64 %515, 0
  %517 = select i1 %514, i1 true, i1 %516
  br i1 %517, label %518, label %660

518:                                              ; preds = %513
  %519 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %511, i1 true)
  %520 = getelementptr inbounds i8, ptr %505, i64 160
  %521 = load i64, ptr %520, align 8
  %522 = load ptr, ptr %43, align 8
  %523 = getelementptr inbounds i8, ptr %522, i64 8
  %524 = load i64, ptr %523, align 8
  %525 = add i64 %521, -1
  %526 = add i64 %525, %524
  %527 = load i64, ptr %522, align 8
  %528 = icmp eq i64 %527, 0
  %529 = icmp eq i64 %521, 0
  %530 = or i1 %529, %528
  %531 = icmp slt i64 %526, %527
  %532 = select i1 %530, i1 true, i1 %531
  br i1 %532, label %538, label %533

533:                                              ; preds = %518
  %534 = load ptr, ptr %44, align 8
  %535 = srem i64 %526, %527
  %536 = getelementptr i64, ptr %534, i64 %535
  %537 = load i64, ptr %536, align 8
  br label %538

538:                                              ; preds = %533, %518
  %539 = phi i64 [ %537, %533 ], [ 0, %518 ]
  %540 = icmp sge i64 %504, %539
  %541 = sext i1 %540 to i64
  %542 = call i64 @llvm.smax.i64(i64 %504, i64 %539)
  %543 = load ptr, ptr %45, align 8
  %544 = getelementptr %struct.station_row, ptr %543, i64 %519
  %545 = load ptr, ptr %46, align 8
  %546 = load i64, ptr %47, align 8
  %547 = mul i64 %546, %519
  %548 = getelementptr i64, ptr %545, i64 %547
  %549 = getelementptr %struct.station_row, ptr %543, i64 %519, i32 4
  %550 = load i64, ptr %549, align 8
  %551 = icmp sgt i64 %550, 0
  br i1 %551, label %552, label %654

552:                                              ; preds = %538, %584
  %553 = phi i64 [ %587, %584 ], [ %550, %538 ]
  %554 = load i64, ptr %548, align 8
  %555 = icmp slt i64 %554, %542
  br i1 %555, label %556, label %589

556:                                              ; preds = %552
  %557 = add nsw i64 %553, -1
  store i64 %557, ptr %549, align 8
  %558 = getelementptr i64, ptr %548, i64 %557
  %559 = load i64, ptr %558, align 8
  %560 = icmp ugt i64 %557, 1
  br i1 %560, label %561, label %584

561:                                              ; preds = %556, %579
  %562 = phi i64 [ %582, %579 ], [ 1, %556 ]
  %563 = phi i64 [ %581, %579 ], [ 0, %556 ]
  %564 = phi i64 [ %575, %579 ], [ 0, %556 ]
  %565 = add i64 %563, 2
  %566 = icmp slt i64 %565, %557
  br i1 %566, label %567, label %574

567:                                              ; preds = %561
  %568 = getelementptr i64, ptr %548, i64 %565
  %569 = load i64, ptr %568, align 8
  %570 = getelementptr i64, ptr %548, i64 %562
  %571 = load i64, ptr %570, align 8
  %572 = icmp slt i64 %569, %571
  %573 = select i1 %572, i64 %565, i64 %562
  br label %574

574:                                              ; preds = %567, %561
  %575 = phi i64 [ %562, %561 ], [ %573, %567 ]
  %576 = getelementptr i64, ptr %548, i64 %575
  %577 = load i64, ptr %576, align 8
  %578 = icmp slt i64 %577, %559
  br i1 %578, label %579, label %584

579:                                              ; preds = %574
  %580 = getelementptr i64, ptr %548, i64 %564
  store i64 %577, ptr %580, align 8
  %581 = shl i64 %575, 1
  %582 = or disjoint i64 %581, 1
  %583 = icmp slt i64 %582, %557
  br i1 %583, label %561, label %584

584:                                              ; preds = %579, %574, %556
  %585 = phi i64 [ 0, %556 ], [ %564, %574 ], [ %575, %579 ]
  %586 = getelementptr i64, ptr %548, i64 %585
  store i64 %559, ptr %586, align 8
  %587 = load i64, ptr %549, align 8
  %588 = icmp sgt i64 %587, 0
  br i1 %588, label %552, label %654, !llvm.loop !20

589:                                              ; preds = %552
  %590 = getelementptr inbounds i8, ptr %544, i64 32
  %591 = add i64 %553, %521
  %592 = load i64, ptr %544, align 8
  %593 = icmp sgt i64 %591, %592
  br i1 %593, label %599, label %654

594:                                              ; preds = %652, %599
  %595 = phi i64 [ %653, %652 ], [ %600, %599 ]
  %596 = phi i64 [ %650, %652 ], [ %601, %599 ]
  %597 = add i64 %596, %521
  %598 = icmp sgt i64 %597, %595
  br i1 %598, label %599, label %654, !llvm.loop !21

599:                                              ; preds = %589, %594
  %600 = phi i64 [ %595, %594 ], [ %592, %589 ]
  %601 = phi i64 [ %596, %594 ], [ %553, %589 ]
  %602 = load ptr, ptr %46, align 8
  %603 = load i64, ptr %47, align 8
  %604 = mul i64 %603, %519
  %605 = getelementptr i64, ptr %602, i64 %604
  %606 = load i64, ptr %605, align 8
  %607 = add i64 %606, 1
  %608 = load ptr, ptr %45, align 8
  %609 = getelementptr %struct.station_row, ptr %608, i64 %519, i32 4
  %610 = load i64, ptr %609, align 8
  %611 = icmp sgt i64 %610, 0
  br i1 %611, label %612, label %594

612:                                              ; preds = %599, %644
  %613 = phi i64 [ %647, %644 ], [ %610, %599 ]
  %614 = load i64, ptr %605, align 8
  %615 = icmp slt i64 %614, %607
  br i1 %615, label %616, label %649

616:                                              ; preds = %612
  %617 = add nsw i64 %613, -1
  store i64 %617, ptr %609, align 8
  %618 = getelementptr i64, ptr %605, i64 %617
  %619 = load i64, ptr %618, align 8
  %620 = icmp ugt i64 %617, 1
  br i1 %620, label %621, label %644

621:                                              ; preds = %616, %639
  %622 = phi i64 [ %642, %639 ], [ 1, %616 ]
  %623 = phi i64 [ %641, %639 ], [ 0, %616 ]
  %624 = phi i64 [ %635, %639 ], [ 0, %616 ]
  %625 = add i64 %623, 2
  %626 = icmp slt i64 %625, %617
  br i1 %626, label %627, label %634

627:                                              ; preds = %621
  %628 = getelementptr i64, ptr %605, i64 %625
  %629 = load i64, ptr %628, align 8
  %630 = getelementptr i64, ptr %605, i64 %622
  %631 = load i64, ptr %630, align 8
  %632 = icmp slt i64 %629, %631
  %633 = select i1 %632, i64 %625, i64 %622
  br label %634

634:                                              ; preds = %627, %621
  %635 = phi i64 [ %622, %621 ], [ %633, %627 ]
  %636 = getelementptr i64, ptr %605, i64 %635
  %637 = load i64, ptr %636, align 8
  %638 = icmp slt i64 %637, %619
  br i1 %638, label %639, label %644

639:                                              ; preds = %634
  %640 = getelementptr i64, ptr %605, i64 %624
  store i64 %637, ptr %640, align 8
  %641 = shl i64 %635, 1
  %642 = or disjoint i64 %641, 1
  %643 = icmp slt i64 %642, %617
  br i1 %643, label %621, label %644

644:                                              ; preds = %639, %634, %616
  %645 = phi i64 [ 0, %616 ], [ %624, %634 ], [ %635, %639 ]
  %646 = getelementptr i64, ptr %605, i64 %645
  store i64 %619, ptr %646, align 8
  %647 = load i64, ptr %609, align 8
  %648 = icmp sgt i64 %647, 0
  br i1 %648, label %612, label %649, !llvm.loop !20

649:                                              ; preds = %644, %612
  %650 = load i64, ptr %590, align 8
  %651 = icmp sgt i64 %650, 0
  br i1 %651, label %652, label %654, !llvm.loop !21

652:                                              ; preds = %649
  %653 = load i64, ptr %544, align 8
  br label %594

654:                                              ; preds = %584, %649, %594, %589, %538
  %655 = phi i64 [ %542, %538 ], [ %542, %589 ], [ %607, %594 ], [ %607, %649 ], [ %542, %584 ]
  %656 = icmp slt i64 %542, %655
  %657 = add nuw nsw i64 %519, 8
  %658 = select i1 %656, i64 %657, i64 %541
  %659 = call i64 @llvm.smax.i64(i64 %542, i64 %655)
  br label %660

660:                                              ; preds = %513, %654, %509, %500
  %661 = phi i64 [ -1, %500 ], [ -1, %509 ], [ %658, %654 ], [ -1, %513 ]
  %662 = phi i64 [ %504, %500 ], [ %504, %509 ], [ %659, %654 ], [ %504, %513 ]
  %663 = load i64, ptr %430, align 8
  %664 = load ptr, ptr %43, align 8
  %665 = getelementptr inbounds i8, ptr %664, i64 8
  %666 = load i64, ptr %665, align 8
  %667 = add i64 %666, %663
  %668 = add i64 %667, -1
  %669 = load i64, ptr %664, align 8
  %670 = icmp eq i64 %669, 0
  %671 = icmp eq i64 %663, 0
  %672 = or i1 %671, %670
  %673 = icmp slt i64 %668, %669
  %674 = select i1 %672, i1 true, i1 %673
  br i1 %674, label %680, label %675

675:                                              ; preds = %660
  %676 = load ptr, ptr %44, align 8
  %677 = srem i64 %668, %669
  %678 = getelementptr i64, ptr %676, i64 %677
  %679 = load i64, ptr %678, align 8
  br label %680

680:                                              ; preds = %675, %660
  %681 = phi i64 [ %679, %675 ], [ 0, %660 ]
  %682 = icmp slt i64 %662, %681
  %683 = select i1 %682, i64 0, i64 %661
  %684 = call i64 @llvm.smax.i64(i64 %662, i64 %681)
  store i64 %667, ptr %665, align 8
  %685 = getelementptr inbounds i8, ptr %381, i64 56
  %686 = load i64, ptr %685, align 8
  %687 = icmp sgt i64 %686, 0
  br i1 %687, label %688, label %712

688:                                              ; preds = %680
  %689 = load ptr, ptr %43, align 8
  %690 = getelementptr %struct.ring_row, ptr %689, i64 %686
  %691 = getelementptr inbounds i8, ptr %690, i64 8
  %692 = load i64, ptr %691, align 8
  %693 = load i64, ptr %690, align 8
  %694 = icmp eq i64 %693, 0
  %695 = icmp slt i64 %692, %693
  %696 = select i1 %694, i1 true, i1 %695
  br i1 %696, label %705, label %697

697:                                              ; preds = %688
  %698 = load ptr, ptr %44, align 8
  %699 = load i64, ptr %48, align 8
  %700 = mul i64 %699, %686
  %701 = srem i64 %692, %693
  %702 = getelementptr i64, ptr %698, i64 %700
  %703 = getelementptr i64, ptr %702, i64 %701
  %704 = load i64, ptr %703, align 8
  br label %705

705:                                              ; preds = %697, %688
  %706 = phi i64 [ %704, %697 ], [ 0, %688 ]
  %707 = icmp slt i64 %684, %706
  %708 = select i1 %707, i64 %686, i64 %683
  %709 = call i64 @llvm.smax.i64(i64 %684, i64 %706)
  %710 = getelementptr %struct.ring_row, ptr %689, i64 %686, i32 1
  %711 = add i64 %692, 1
  store i64 %711, ptr %710, align 8
  br label %712

712:                                              ; preds = %705, %680
  %713 = phi i64 [ %708, %705 ], [ %683, %680 ]
  %714 = phi i64 [ %709, %705 ], [ %684, %680 ]
  %715 = getelementptr inbounds i8, ptr %381, i64 72
  %716 = load i64, ptr %715, align 8
  %717 = icmp eq i64 %716, 0
  br i1 %717, label %741, label %718

718:                                              ; preds = %712
  %719 = load ptr, ptr %43, align 8
  %720 = getelementptr i8, ptr %719, i64 96
  %721 = getelementptr i8, ptr %719, i64 104
  %722 = load i64, ptr %721, align 8
  %723 = load i64, ptr %720, align 8
  %724 = icmp eq i64 %723, 0
  %725 = icmp slt i64 %722, %723
  %726 = select i1 %724, i1 true, i1 %725
  br i1 %726, label %735, label %727

727:                                              ; preds = %718
  %728 = load ptr, ptr %44, align 8
  %729 = load i64, ptr %48, align 8
  %730 = srem i64 %722, %723
  %731 = shl i64 %729, 5
  %732 = getelementptr i8, ptr %728, i64 %731
  %733 = getelementptr i64, ptr %732, i64 %730
  %734 = load i64, ptr %733, align 8
  br label %735

735:                                              ; preds = %727, %718
  %736 = phi i64 [ %734, %727 ], [ 0, %718 ]
  %737 = icmp slt i64 %714, %736
  %738 = select i1 %737, i64 4, i64 %713
  %739 = call i64 @llvm.smax.i64(i64 %714, i64 %736)
  %740 = add i64 %722, 1
  store i64 %740, ptr %721, align 8
  br label %741

741:                                              ; preds = %735, %712
  %742 = phi i64 [ %713, %712 ], [ %738, %735 ]
  %743 = phi i64 [ %714, %712 ], [ %739, %735 ]
  %744 = load i64, ptr %381, align 8
  %745 = icmp eq i64 %744, 1
  br i1 %745, label %746, label %770

746:                                              ; preds = %741
  %747 = load ptr, ptr %43, align 8
  %748 = getelementptr i8, ptr %747, i64 120
  %749 = getelementptr i8, ptr %747, i64 128
  %750 = load i64, ptr %749, align 8
  %751 = load i64, ptr %748, align 8
  %752 = icmp eq i64 %751, 0
  %753 = icmp slt i64 %750, %751
  %754 = select i1 %752, i1 true, i1 %753
  br i1 %754, label %763, label %755

755:                                              ; preds = %746
  %756 = load ptr, ptr %44, align 8
  %757 = load i64, ptr %48, align 8
  %758 = srem i64 %750, %751
  %759 = mul i64 %757, 40
  %760 = getelementptr i8, ptr %756, i64 %759
  %761 = getelementptr i64, ptr %760, i64 %758
  %762 = load i64, ptr %761, align 8
  br label %763

763:                                              ; preds = %755, %746
  %764 = phi i64 [ %762, %755 ], [ 0, %746 ]
  %765 = icmp slt i64 %743, %764
  %766 = select i1 %765, i64 5, i64 %742
  %767 = call i64 @llvm.smax.i64(i64 %743, i64 %764)
  %768 = add i64 %750, 1
  store i64 %768, ptr %749, align 8
  %769 = load i64, ptr %381, align 8
  br label %770

770:                                              ; preds = %763, %741
  %771 = phi i64 [ %769, %763 ], [ %744, %741 ]
  %772 = phi i64 [ %766, %763 ], [ %742, %741 ]
  %773 = phi i64 [ %767, %763 ], [ %743, %741 ]
  %774 = icmp eq i64 %771, 2
  br i1 %774, label %775, label %800

775:                                              ; preds = %770
  %776 = load ptr, ptr %43, align 8
  %777 = getelementptr i8, ptr %776, i64 144
  %778 = getelementptr i8, ptr %776, i64 152
  %779 = load i64, ptr %778, align 8
  %780 = add nsw i64 %418, -1
  %781 = add i64 %780, %779
  %782 = load i64, ptr %777, align 8
  %783 = icmp eq i64 %782, 0
  %784 = icmp slt i64 %781, %782
  %785 = select i1 %783, i1 true, i1 %784
  br i1 %785, label %794, label %786

786:                                              ; preds = %775
  %787 = load ptr, ptr %44, align 8
  %788 = load i64, ptr %48, align 8
  %789 = srem i64 %781, %782
  %790 = mul i64 %788, 48
  %791 = getelementptr i8, ptr %787, i64 %790
  %792 = getelementptr i64, ptr %791, i64 %789
  %793 = load i64, ptr %792, align 8
  br label %794

794:                                              ; preds = %786, %775
  %795 = phi i64 [ %793, %786 ], [ 0, %775 ]
  %796 = icmp slt i64 %773, %795
  %797 = select i1 %796, i64 6, i64 %772
  %798 = call i64 @llvm.smax.i64(i64 %773, i64 %795)
  %799 = add i64 %779, %418
  store i64 %799, ptr %778, align 8
  br label %800

800:                                              ; preds = %794, %770
  %801 = phi i64 [ %797, %794 ], [ %772, %770 ]
  %802 = phi i64 [ %798, %794 ], [ %773, %770 ]
  %803 = load ptr, ptr %19, align 8
  %804 = icmp eq i32 %501, 0
  br i1 %804, label %805, label %817

805:                                              ; preds = %800
  %806 = load i64, ptr %12, align 8
  %807 = icmp sgt i64 %802, %806
  br i1 %807, label %808, label %815

808:                                              ; preds = %805
  %809 = getelementptr inbounds i8, ptr %803, i64 248
  %810 = load i64, ptr %809, align 8
  %811 = icmp eq i64 %810, 0
  %812 = add i64 %801, -5
  %813 = icmp ult i64 %812, -4
  %814 = select i1 %811, i1 true, i1 %813
  br i1 %814, label %817, label %815

815:                                              ; preds = %808, %805
  %816 = load i64, ptr %26, align 8
  br label %817

817:                                              ; preds = %815, %808, %800
  %818 = phi i64 [ %816, %815 ], [ 0, %800 ], [ 0, %808 ]
  %819 = getelementptr inbounds i8, ptr %803, i64 160
  %820 = load i64, ptr %819, align 8
  %821 = getelementptr inbounds i8, ptr %803, i64 248
  %822 = load i64, ptr %821, align 8
  %823 = icmp eq i64 %822, 0
  br i1 %823, label %899, label %824

824:                                              ; preds = %817
  %825 = getelementptr inbounds i8, ptr %381, i64 48
  %826 = load i64, ptr %825, align 8
  %827 = icmp eq i64 %826, 0
  br i1 %827, label %899, label %828

828:                                              ; preds = %824
  %829 = getelementptr inbounds i8, ptr %381, i64 64
  %830 = load i64, ptr %829, align 8
  %831 = icmp eq i64 %830, 0
  br i1 %831, label %899, label %832

832:                                              ; preds = %828
  %833 = load i64, ptr %381, align 8
  %834 = icmp eq i64 %833, 1
  br i1 %834, label %899, label %835

835:                                              ; preds = %832
  %836 = load i64, ptr %49, align 8
  %837 = getelementptr inbounds i8, ptr %381, i64 144
  %838 = load i64, ptr %837, align 8
  %839 = getelementptr inbounds i8, ptr %381, i64 152
  %840 = load i64, ptr %839, align 8
  %841 = icmp slt i64 %838, %840
  br i1 %841, label %842, label %880

842:                                              ; preds = %835
  %843 = load ptr, ptr %50, align 8
  %844 = load ptr, ptr %51, align 8
  %845 = sub i64 %840, %838
  %846 = add i64 %838, 1
  %847 = and i64 %845, 1
  %848 = icmp eq i64 %840, %846
  br i1 %848, label %869, label %849

849:                                              ; preds = %842
  %850 = and i64 %845, -2
  %851 = getelementptr i8, ptr %844, i64 24
  br label %852

852:                                              ; preds = %852, %849
  %853 = phi i64 [ %838, %849 ], [ %866, %852 ]
  %854 = phi i64 [ -1048576, %849 ], [ %865, %852 ]
  %855 = phi i64 [ 0, %849 ], [ %867, %852 ]
  %856 = getelementptr %struct.read_row, ptr %844, i64 %853
  %857 = load i64, ptr %856, align 8
  %858 = getelementptr %struct.value_row, ptr %843, i64 %857, i32 4
  %859 = load i64, ptr %858, align 8
  %860 = call noundef i64 @llvm.smax.i64(i64 %854, i64 %859)
  %861 = getelementptr %struct.read_row, ptr %851, i64 %853
  %862 = load i64, ptr %861, align 8
  %863 = getelementptr %struct.value_row, ptr %843, i64 %862, i32 4
  %864 = load i64, ptr %863, align 8
  %865 = call noundef i64 @llvm.smax.i64(i64 %860, i64 %864)
  %866 = add nsw i64 %853, 2
  %867 = add i64 %855, 2
  %868 = icmp eq i64 %867, %850
  br i1 %868, label %869, label %852, !llvm.loop !22

869:                                              ; preds = %852, %842
  %870 = phi i64 [ poison, %842 ], [ %865, %852 ]
  %871 = phi i64 [ %838, %842 ], [ %866, %852 ]
  %872 = phi i64 [ -1048576, %842 ], [ %865, %852 ]
  %873 = icmp eq i64 %847, 0
  br i1 %873, label %880, label %874

874:                                              ; preds = %869
  %875 = getelementptr %struct.read_row, ptr %844, i64 %871
  %876 = load i64, ptr %875, align 8
  %877 = getelementptr %struct.value_row, ptr %843, i64 %876, i32 4
  %878 = load i64, ptr %877, align 8
  %879 = call noundef i64 @llvm.smax.i64(i64 %872, i64 %878)
  br label %880

880:                                              ; preds = %874, %869, %835
  %881 = phi i64 [ -1048576, %835 ], [ %870, %869 ], [ %879, %874 ]
  %882 = sub i64 %836, %881
  %883 = icmp slt i64 %882, %820
  %884 = icmp eq i64 %833, 0
  br i1 %884, label %885, label %888

885:                                              ; preds = %880
  %886 = load i64, ptr %685, align 8
  %887 = icmp eq i64 %886, 1
  br i1 %887, label %888, label %896

888:                                              ; preds = %885, %880
  br i1 %883, label %891, label %889

889:                                              ; preds = %888
  %890 = load i64, ptr %52, align 8
  br label %893

891:                                              ; preds = %888
  %892 = add i64 %836, %820
  store i64 %892, ptr %52, align 8
  br label %893

893:                                              ; preds = %891, %889
  %894 = phi i64 [ %890, %889 ], [ %892, %891 ]
  %895 = icmp slt i64 %836, %894
  br label %896

896:                                              ; preds = %893, %885
  %897 = phi i1 [ %895, %893 ], [ %883, %885 ]
  %898 = zext i1 %897 to i32
  br label %899

899:                                              ; preds = %896, %832, %828, %824, %817
  %900 = phi i32 [ %898, %896 ], [ 0, %832 ], [ 0, %828 ], [ 0, %824 ], [ 0, %817 ]
  %901 = getelementptr inbounds i8, ptr %803, i64 512
  %902 = load i64, ptr %901, align 8
  %903 = icmp eq i64 %902, 0
  %904 = getelementptr inbounds i8, ptr %381, i64 48
  %905 = load i64, ptr %904, align 8
  %906 = getelementptr inbounds i8, ptr %381, i64 96
  %907 = load i64, ptr %906, align 8
  %908 = icmp slt i64 %907, 0
  br i1 %908, label %917, label %909

909:                                              ; preds = %899
  %910 = load ptr, ptr %53, align 8
  %911 = getelementptr inbounds i8, ptr %381, i64 128
  %912 = load i64, ptr %911, align 8
  %913 = getelementptr %struct.use_row, ptr %910, i64 %912
  %914 = getelementptr %struct.use_row, ptr %913, i64 %907
  %915 = load i64, ptr %914, align 8
  %916 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %915, i1 true)
  br label %917

917:                                              ; preds = %909, %899
  %918 = phi i64 [ %916, %909 ], [ 0, %899 ]
  %919 = getelementptr [64 x i64], ptr %54, i64 0, i64 %918
  %920 = load i64, ptr %919, align 8
  %921 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %905)
  %922 = icmp ult i64 %921, 2
  %923 = icmp eq i64 %905, 0
  br i1 %923, label %929, label %924

924:                                              ; preds = %917
  %925 = getelementptr inbounds i8, ptr %381, i64 64
  %926 = getelementptr inbounds i8, ptr %381, i64 128
  %927 = icmp eq i32 %900, 0
  %928 = and i64 %818, 1
  br label %931

929:                                              ; preds = %1136, %917
  %930 = phi i64 [ -1, %917 ], [ %1139, %1136 ]
  br i1 %922, label %1144, label %1143

931:                                              ; preds = %1136, %924
  %932 = phi i64 [ %905, %924 ], [ %1141, %1136 ]
  %933 = phi i64 [ -1, %924 ], [ %1139, %1136 ]
  %934 = phi i64 [ 0, %924 ], [ %1138, %1136 ]
  %935 = phi i64 [ 0, %924 ], [ %1140, %1136 ]
  %936 = phi double [ 0.000000e+00, %924 ], [ %1137, %1136 ]
  %937 = and i64 %932, 1
  %938 = icmp eq i64 %937, 0
  br i1 %938, label %1136, label %939

939:                                              ; preds = %931
  %940 = load ptr, ptr %45, align 8
  %941 = getelementptr %struct.station_row, ptr %940, i64 %935, i32 5
  %942 = load i64, ptr %941, align 8
  %943 = getelementptr %struct.station_row, ptr %940, i64 %942, i32 7
  %944 = load i64, ptr %943, align 8
  %945 = call noundef i64 @llvm.smax.i64(i64 %802, i64 %944)
  %946 = load ptr, ptr %46, align 8
  %947 = load i64, ptr %47, align 8
  %948 = mul i64 %947, %935
  %949 = getelementptr i64, ptr %946, i64 %948
  %950 = getelementptr %struct.station_row, ptr %940, i64 %935, i32 4
  %951 = load i64, ptr %950, align 8
  %952 = icmp sgt i64 %951, 0
  br i1 %952, label %953, label %992

953:                                              ; preds = %939, %985
  %954 = phi i64 [ %988, %985 ], [ %951, %939 ]
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
  %991 = load ptr, ptr %45, align 8
  br label %992

992:                                              ; preds = %990, %939
  %993 = phi ptr [ %991, %990 ], [ %940, %939 ]
  %994 = getelementptr %struct.station_row, ptr %993, i64 %935
  %995 = getelementptr inbounds i8, ptr %994, i64 32
  %996 = load i64, ptr %995, align 8
  %997 = load i64, ptr %994, align 8
  %998 = icmp slt i64 %996, %997
  br i1 %998, label %1006, label %999

999:                                              ; preds = %992
  %1000 = load ptr, ptr %46, align 8
  %1001 = load i64, ptr %47, align 8
  %1002 = mul i64 %1001, %935
  %1003 = getelementptr i64, ptr %1000, i64 %1002
  %1004 = load i64, ptr %1003, align 8
  %1005 = add i64 %1004, 1
  br label %1006

1006:                                             ; preds = %999, %992
  %1007 = phi i64 [ %1005, %999 ], [ 0, %992 ]
  %1008 = call noundef i64 @llvm.smax.i64(i64 %945, i64 %1007)
  br i1 %922, label %1052, label %1009

1009:                                             ; preds = %1006
  br i1 %903, label %1046, label %1010

1010:                                             ; preds = %1009
  %1011 = load i64, ptr %925, align 8
  %1012 = icmp sgt i64 %1011, 0
  br i1 %1012, label %1046, label %1013

1013:                                             ; preds = %1010
  %1014 = load i64, ptr %906, align 8
  %1015 = icmp slt i64 %1014, 0
  br i1 %1015, label %1046, label %1016

1016:                                             ; preds = %1013
  %1017 = load ptr, ptr %53, align 8
  %1018 = load i64, ptr %926, align 8
  %1019 = getelementptr %struct.use_row, ptr %1017, i64 %1018
  %1020 = getelementptr %struct.use_row, ptr %1019, i64 %1014
  %1021 = load i64, ptr %1020, align 8
  %1022 = getelementptr %struct.station_row, ptr %993, i64 %935, i32 2
  %1023 = load i64, ptr %1022, align 8
  %1024 = and i64 %1023, %1021
  %1025 = icmp eq i64 %1024, 0
  br i1 %1025, label %1046, label %1026

1026:                                             ; preds = %1016, %1037
  %1027 = phi i64 [ %1039, %1037 ], [ 0, %1016 ]
  %1028 = phi i64 [ %1038, %1037 ], [ 9223372036854775807, %1016 ]
  %1029 = phi i64 [ %1040, %1037 ], [ %1024, %1016 ]
  %1030 = and i64 %1029, 1
  %1031 = icmp eq i64 %1030, 0
  br i1 %1031, label %1037, label %1032

1032:                                             ; preds = %1026
  %1033 = load ptr, ptr %55, align 8
  %1034 = getelementptr i64, ptr %1033, i64 %1027
  %1035 = load i64, ptr %1034, align 8
  %1036 = call i64 @llvm.smin.i64(i64 %1035, i64 %1028)
  br label %1037

1037:                                             ; preds = %1032, %1026
  %1038 = phi i64 [ %1028, %1026 ], [ %1036, %1032 ]
  %1039 = add i64 %1027, 1
  %1040 = ashr i64 %1029, 1
  %1041 = icmp ult i64 %1029, 2
  br i1 %1041, label %1042, label %1026, !llvm.loop !23

1042:                                             ; preds = %1037
  %1043 = sub i64 %1038, %945
  %1044 = call noundef i64 @llvm.smax.i64(i64 %1043, i64 0)
  %1045 = uitofp nneg i64 %1044 to double
  br label %1052

1046:                                             ; preds = %1016, %1013, %1010, %1009
  %1047 = sitofp i64 %996 to double
  %1048 = getelementptr inbounds i8, ptr %994, i64 24
  %1049 = load i64, ptr %1048, align 8
  %1050 = sitofp i64 %1049 to double
  %1051 = fdiv double %1047, %1050
  br label %1052

1052:                                             ; preds = %1046, %1042, %1006
  %1053 = phi double [ 0.000000e+00, %1006 ], [ %1045, %1042 ], [ %1051, %1046 ]
  br i1 %903, label %1073, label %1054

1054:                                             ; preds = %1052
  %1055 = load i64, ptr %925, align 8
  %1056 = icmp sgt i64 %1055, 0
  br i1 %1056, label %1069, label %1057

1057:                                             ; preds = %1054
  %1058 = load i64, ptr %906, align 8
  %1059 = icmp slt i64 %1058, 0
  br i1 %1059, label %1069, label %1060

1060:                                             ; preds = %1057
  %1061 = load ptr, ptr %53, align 8
  %1062 = load i64, ptr %926, align 8
  %1063 = getelementptr %struct.use_row, ptr %1061, i64 %1062
  %1064 = getelementptr %struct.use_row, ptr %1063, i64 %1058
  %1065 = load i64, ptr %1064, align 8
  %1066 = getelementptr %struct.station_row, ptr %993, i64 %935, i32 2
  %1067 = load i64, ptr %1066, align 8
  %1068 = and i64 %1067, %1065
  br label %1069

1069:                                             ; preds = %1060, %1057, %1054
  %1070 = phi i64 [ %1068, %1060 ], [ 0, %1057 ], [ 0, %1054 ]
  %1071 = icmp eq i64 %1070, 0
  %1072 = fcmp olt double %1053, %936
  br i1 %1072, label %1089, label %1082

1073:                                             ; preds = %1052
  %1074 = fcmp olt double %1053, %936
  br i1 %1074, label %1103, label %1075

1075:                                             ; preds = %1073
  %1076 = fcmp oeq double %1053, %936
  %1077 = trunc i64 %945 to i32
  %1078 = mul i32 %1077, 1538481
  %1079 = and i32 %1078, 1048576
  %1080 = icmp ne i32 %1079, 0
  %1081 = and i1 %1080, %1076
  br label %1103

1082:                                             ; preds = %1069
  %1083 = fcmp oeq double %1053, %936
  %1084 = trunc i64 %945 to i32
  %1085 = mul i32 %1084, 1538481
  %1086 = and i32 %1085, 1048576
  %1087 = icmp ne i32 %1086, 0
  %1088 = and i1 %1087, %1083
  br i1 %1071, label %1103, label %1090

1089:                                             ; preds = %1069
  br i1 %1071, label %1103, label %1097

1090:                                             ; preds = %1082
  br i1 %1083, label %1091, label %1097

1091:                                             ; preds = %1090
  %1092 = sub i64 %920, %935
  %1093 = or i64 %1092, -64
  %1094 = sub i64 %920, %933
  %1095 = or i64 %1094, -64
  %1096 = icmp ugt i64 %1093, %1095
  br label %1097

1097:                                             ; preds = %1091, %1090, %1089
  %1098 = phi i1 [ false, %1090 ], [ %1096, %1091 ], [ true, %1089 ]
  %1099 = zext i1 %1098 to i32
  %1100 = load i64, ptr %434, align 8
  %1101 = icmp eq i64 %1100, 3
  %1102 = select i1 %1101, i64 %1008, i64 %934
  br label %1125

1103:                                             ; preds = %1089, %1082, %1075, %1073
  %1104 = phi i1 [ true, %1089 ], [ %1088, %1082 ], [ true, %1073 ], [ %1081, %1075 ]
  %1105 = zext i1 %1104 to i32
  %1106 = load i64, ptr %821, align 8
  %1107 = icmp eq i64 %1106, 0
  br i1 %1107, label %1125, label %1108

1108:                                             ; preds = %1103
  %1109 = getelementptr %struct.station_row, ptr %993, i64 %935, i32 1
  %1110 = load i64, ptr %1109, align 8
  %1111 = icmp sgt i64 %1110, 0
  br i1 %1111, label %1112, label %1125

1112:                                             ; preds = %1108
  %1113 = icmp sgt i64 %944, %802
  br i1 %1113, label %1114, label %1118

1114:                                             ; preds = %1112
  %1115 = mul i64 %945, 1538481
  %1116 = lshr i64 %1115, 20
  %1117 = and i64 %1116, 1
  br label %1122

1118:                                             ; preds = %1112
  br i1 %927, label %1119, label %1122

1119:                                             ; preds = %1118
  %1120 = icmp eq i64 %933, %920
  %1121 = zext i1 %1120 to i64
  br label %1122

1122:                                             ; preds = %1119, %1118, %1114
  %1123 = phi i64 [ %1117, %1114 ], [ %1121, %1119 ], [ %928, %1118 ]
  %1124 = trunc nuw nsw i64 %1123 to i32
  br label %1125

1125:                                             ; preds = %1122, %1108, %1103, %1097
  %1126 = phi i64 [ %1008, %1122 ], [ %1008, %1108 ], [ %1008, %1103 ], [ %1102, %1097 ]
  %1127 = phi i32 [ %1124, %1122 ], [ %1105, %1108 ], [ %1105, %1103 ], [ %1099, %1097 ]
  %1128 = icmp slt i64 %933, 0
  %1129 = icmp slt i64 %1126, %934
  %1130 = select i1 %1128, i1 true, i1 %1129
  br i1 %1130, label %1135, label %1131

1131:                                             ; preds = %1125
  %1132 = icmp eq i64 %1126, %934
  %1133 = icmp ne i32 %1127, 0
  %1134 = select i1 %1132, i1 %1133, i1 false
  br i1 %1134, label %1135, label %1136

1135:                                             ; preds = %1131, %1125
  br label %1136

1136:                                             ; preds = %1135, %1131, %931
  %1137 = phi double [ %936, %931 ], [ %1053, %1135 ], [ %936, %1131 ]
  %1138 = phi i64 [ %934, %931 ], [ %1126, %1135 ], [ %934, %1131 ]
  %1139 = phi i64 [ %933, %931 ], [ %935, %1135 ], [ %933, %1131 ]
  %1140 = add i64 %935, 1
  %1141 = ashr i64 %932, 1
  %1142 = icmp ult i64 %932, 2
  br i1 %1142, label %929, label %931, !llvm.loop !24

1143:                                             ; preds = %929
  store i64 %930, ptr %919, align 8
  br label %1144

1144:                                             ; preds = %1143, %929
  %1145 = icmp sgt i64 %930, -1
  br i1 %1145, label %1146, label %1184

1146:                                             ; preds = %1144
  %1147 = load ptr, ptr %45, align 8
  %1148 = getelementptr %struct.station_row, ptr %1147, i64 %930
  %1149 = getelementptr inbounds i8, ptr %1148, i64 40
  %1150 = load i64, ptr %1149, align 8
  %1151 = getelementptr inbounds i8, ptr %1148, i64 8
  %1152 = load i64, ptr %1151, align 8
  %1153 = icmp eq i64 %1152, 0
  br i1 %1153, label %1154, label %1166

1154:                                             ; preds = %1146
  %1155 = getelementptr inbounds i8, ptr %1148, i64 32
  %1156 = load i64, ptr %1155, align 8
  %1157 = load i64, ptr %1148, align 8
  %1158 = icmp slt i64 %1156, %1157
  br i1 %1158, label %1178, label %1159

1159:                                             ; preds = %1154
  %1160 = load ptr, ptr %46, align 8
  %1161 = load i64, ptr %47, align 8
  %1162 = mul i64 %1161, %930
  %1163 = getelementptr i64, ptr %1160, i64 %1162
  %1164 = load i64, ptr %1163, align 8
  %1165 = add i64 %1164, 1
  br label %1178

1166:                                             ; preds = %1146
  %1167 = getelementptr %struct.station_row, ptr %1147, i64 %1150, i32 6
  %1168 = load i64, ptr %1167, align 8
  %1169 = icmp slt i64 %1168, %1152
  br i1 %1169, label %1178, label %1170

1170:                                             ; preds = %1166
  %1171 = load ptr, ptr %56, align 8
  %1172 = load i64, ptr %57, align 8
  %1173 = mul i64 %1172, %1150
  %1174 = srem i64 %1168, %1152
  %1175 = getelementptr i64, ptr %1171, i64 %1173
  %1176 = getelementptr i64, ptr %1175, i64 %1174
  %1177 = load i64, ptr %1176, align 8
  br label %1178

1178:                                             ; preds = %1170, %1166, %1159, %1154
  %1179 = phi i64 [ %1177, %1170 ], [ 0, %1166 ], [ %1165, %1159 ], [ 0, %1154 ]
  %1180 = add nuw i64 %930, 8
  %1181 = icmp slt i64 %802, %1179
  %1182 = select i1 %1181, i64 %1180, i64 %801
  %1183 = call i64 @llvm.smax.i64(i64 %802, i64 %1179)
  br label %1184

1184:                                             ; preds = %1178, %1144
  %1185 = phi i64 [ %801, %1144 ], [ %1182, %1178 ]
  %1186 = phi i64 [ %802, %1144 ], [ %1183, %1178 ]
  %1187 = freeze i64 %1185
  %1188 = icmp sgt i64 %1187, -1
  br i1 %1188, label %1189, label %1195

1189:                                             ; preds = %1184
  %1190 = sub i64 %1186, %504
  %1191 = load ptr, ptr %24, align 8
  %1192 = getelementptr i64, ptr %1191, i64 %1187
  %1193 = load i64, ptr %1192, align 8
  %1194 = add i64 %1190, %1193
  store i64 %1194, ptr %1192, align 8
  br label %1195

1195:                                             ; preds = %1189, %1184
  store i64 %504, ptr %31, align 8
  store i64 %1187, ptr %32, align 8
  store i64 %1186, ptr %30, align 8
  %1196 = load i64, ptr %12, align 8
  %1197 = icmp sgt i64 %1186, %1196
  br i1 %1197, label %1198, label %1208

1198:                                             ; preds = %1195
  %1199 = load ptr, ptr %19, align 8
  %1200 = getelementptr inbounds i8, ptr %1199, i64 248
  %1201 = load i64, ptr %1200, align 8
  %1202 = icmp eq i64 %1201, 0
  %1203 = add i64 %1187, -5
  %1204 = icmp ult i64 %1203, -4
  %1205 = or i1 %1204, %1202
  %1206 = select i1 %1205, i64 0, i64 %818
  store i64 %1186, ptr %12, align 8
  store i64 %1206, ptr %26, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %42, i8 0, i64 32, i1 false)
  %1207 = load ptr, ptr %13, align 8
  store i64 0, ptr %1207, align 8
  br label %1208

1208:                                             ; preds = %1198, %1195
  %1209 = load i64, ptr %26, align 8
  store i64 %1209, ptr %58, align 8
  %1210 = load i64, ptr %430, align 8
  %1211 = add i64 %1210, %1209
  store i64 %1211, ptr %26, align 8
  %1212 = load i64, ptr %430, align 8
  %1213 = load i64, ptr %49, align 8
  %1214 = add i64 %1213, %1212
  store i64 %1214, ptr %49, align 8
  %1215 = load i64, ptr %434, align 8
  %1216 = icmp eq i64 %1215, 2
  br i1 %1216, label %1217, label %1219

1217:                                             ; preds = %1208
  %1218 = load i64, ptr %430, align 8
  br label %1219

1219:                                             ; preds = %1217, %1208
  %1220 = phi i64 [ %1218, %1217 ], [ 1, %1208 ]
  %1221 = getelementptr [4 x i64], ptr %42, i64 0, i64 %1215
  %1222 = load i64, ptr %1221, align 8
  %1223 = add i64 %1222, %1220
  store i64 %1223, ptr %1221, align 8
  %1224 = load ptr, ptr %19, align 8
  %1225 = getelementptr inbounds i8, ptr %1224, i64 144
  %1226 = load i64, ptr %1225, align 8
  %1227 = icmp eq i64 %1226, 0
  br i1 %1227, label %1264, label %1228

1228:                                             ; preds = %1219
  %1229 = load i64, ptr %904, align 8
  %1230 = icmp eq i64 %1229, 0
  br i1 %1230, label %1264, label %1231

1231:                                             ; preds = %1228
  %1232 = load i64, ptr %434, align 8
  %1233 = and i64 %1232, -2
  %1234 = icmp eq i64 %1233, 2
  br i1 %1234, label %1235, label %1264

1235:                                             ; preds = %1231
  %1236 = load ptr, ptr %13, align 8
  %1237 = getelementptr inbounds i8, ptr %1236, i64 72
  %1238 = getelementptr inbounds i8, ptr %1236, i64 8
  %1239 = load i64, ptr %1236, align 8
  %1240 = icmp sgt i64 %1239, 0
  br i1 %1240, label %1241, label %1249

1241:                                             ; preds = %1235, %1246
  %1242 = phi i64 [ %1247, %1246 ], [ 0, %1235 ]
  %1243 = getelementptr [8 x i64], ptr %1238, i64 0, i64 %1242
  %1244 = load i64, ptr %1243, align 8
  %1245 = icmp eq i64 %1244, %1229
  br i1 %1245, label %1249, label %1246

1246:                                             ; preds = %1241
  %1247 = add nuw nsw i64 %1242, 1
  %1248 = icmp eq i64 %1247, %1239
  br i1 %1248, label %1249, label %1241, !llvm.loop !19

1249:                                             ; preds = %1246, %1241, %1235
  %1250 = phi i64 [ 0, %1235 ], [ %1242, %1241 ], [ %1239, %1246 ]
  %1251 = icmp eq i64 %1250, %1239
  %1252 = icmp ult i64 %1250, 8
  %1253 = and i1 %1252, %1251
  br i1 %1253, label %1254, label %1259

1254:                                             ; preds = %1249
  %1255 = getelementptr [8 x i64], ptr %1238, i64 0, i64 %1239
  store i64 %1229, ptr %1255, align 8
  %1256 = getelementptr [8 x i64], ptr %1237, i64 0, i64 %1239
  store i64 0, ptr %1256, align 8
  %1257 = load i64, ptr %1236, align 8
  %1258 = add i64 %1257, 1
  store i64 %1258, ptr %1236, align 8
  br label %1259

1259:                                             ; preds = %1254, %1249
  %1260 = select i1 %1252, i64 %1250, i64 7
  %1261 = getelementptr [8 x i64], ptr %1237, i64 0, i64 %1260
  %1262 = load i64, ptr %1261, align 8
  %1263 = add i64 %1262, 1
  store i64 %1263, ptr %1261, align 8
  br label %1264

1264:                                             ; preds = %1259, %1231, %1228, %1219
  %1265 = load i64, ptr %26, align 8
  %1266 = icmp sgt i64 %1265, %420
  br i1 %1266, label %1267, label %1275

1267:                                             ; preds = %1264, %1267
  %1268 = phi i64 [ %1273, %1267 ], [ %1265, %1264 ]
  %1269 = load i64, ptr %12, align 8
  %1270 = add i64 %1269, 1
  %1271 = sub i64 %1268, %420
  store i64 %1270, ptr %12, align 8
  store i64 %1271, ptr %26, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %42, i8 0, i64 32, i1 false)
  %1272 = load ptr, ptr %13, align 8
  store i64 0, ptr %1272, align 8
  %1273 = load i64, ptr %26, align 8
  %1274 = icmp sgt i64 %1273, %420
  br i1 %1274, label %1267, label %1275, !llvm.loop !25

1275:                                             ; preds = %1267, %1264
  br i1 %1145, label %1276, label %1330

1276:                                             ; preds = %1275
  %1277 = load ptr, ptr %19, align 8
  %1278 = getelementptr inbounds i8, ptr %1277, i64 512
  %1279 = load i64, ptr %1278, align 8
  %1280 = icmp eq i64 %1279, 0
  br i1 %1280, label %1330, label %1281

1281:                                             ; preds = %1276
  %1282 = getelementptr inbounds i8, ptr %381, i64 64
  %1283 = load i64, ptr %1282, align 8
  %1284 = icmp sgt i64 %1283, 0
  br i1 %1284, label %1330, label %1285

1285:                                             ; preds = %1281
  %1286 = load i64, ptr %906, align 8
  %1287 = icmp slt i64 %1286, 0
  br i1 %1287, label %1330, label %1288

1288:                                             ; preds = %1285
  %1289 = load ptr, ptr %53, align 8
  %1290 = getelementptr inbounds i8, ptr %381, i64 128
  %1291 = load i64, ptr %1290, align 8
  %1292 = getelementptr %struct.use_row, ptr %1289, i64 %1291
  %1293 = getelementptr %struct.use_row, ptr %1292, i64 %1286
  %1294 = load i64, ptr %1293, align 8
  %1295 = load ptr, ptr %45, align 8
  %1296 = getelementptr %struct.station_row, ptr %1295, i64 %930, i32 2
  %1297 = load i64, ptr %1296, align 8
  %1298 = and i64 %1297, %1294
  %1299 = load i64, ptr %12, align 8
  %1300 = icmp eq i64 %1298, 0
  br i1 %1300, label %1330, label %1303

1301:                                             ; preds = %1319
  %1302 = icmp sgt i64 %1320, -1
  br i1 %1302, label %1324, label %1330

1303:                                             ; preds = %1288, %1319
  %1304 = phi i64 [ %1321, %1319 ], [ 0, %1288 ]
  %1305 = phi i64 [ %1320, %1319 ], [ -1, %1288 ]
  %1306 = phi i64 [ %1322, %1319 ], [ %1298, %1288 ]
  %1307 = and i64 %1306, 1
  %1308 = icmp eq i64 %1307, 0
  br i1 %1308, label %1319, label %1309

1309:                                             ; preds = %1303
  %1310 = icmp slt i64 %1305, 0
  br i1 %1310, label %1318, label %1311

1311:                                             ; preds = %1309
  %1312 = load ptr, ptr %55, align 8
  %1313 = getelementptr i64, ptr %1312, i64 %1304
  %1314 = load i64, ptr %1313, align 8
  %1315 = getelementptr i64, ptr %1312, i64 %1305
  %1316 = load i64, ptr %1315, align 8
  %1317 = icmp slt i64 %1314, %1316
  br i1 %1317, label %1318, label %1319

1318:                                             ; preds = %1311, %1309
  br label %1319

1319:                                             ; preds = %1318, %1311, %1303
  %1320 = phi i64 [ %1304, %1318 ], [ %1305, %1311 ], [ %1305, %1303 ]
  %1321 = add i64 %1304, 1
  %1322 = ashr i64 %1306, 1
  %1323 = icmp ult i64 %1306, 2
  br i1 %1323, label %1301, label %1303, !llvm.loop !26

1324:                                             ; preds = %1301
  %1325 = load ptr, ptr %55, align 8
  %1326 = getelementptr i64, ptr %1325, i64 %1320
  %1327 = load i64, ptr %1326, align 8
  %1328 = call noundef i64 @llvm.smax.i64(i64 %1327, i64 %1299)
  %1329 = add i64 %1328, 1
  store i64 %1329, ptr %1326, align 8
  br label %1330

1330:                                             ; preds = %1324, %1301, %1288, %1285, %1281, %1276, %1275
  %1331 = load i64, ptr %12, align 8
  %1332 = add i64 %1331, 1
  %1333 = getelementptr inbounds i8, ptr %381, i64 144
  %1334 = load i64, ptr %1333, align 8
  %1335 = getelementptr inbounds i8, ptr %381, i64 152
  %1336 = load i64, ptr %1335, align 8
  %1337 = icmp slt i64 %1334, %1336
  br i1 %1337, label %1338, label %1364

1338:                                             ; preds = %1330
  %1339 = load ptr, ptr %50, align 8
  %1340 = load ptr, ptr %51, align 8
  %1341 = getelementptr inbounds i8, ptr %381, i64 24
  br label %1342

1342:                                             ; preds = %1358, %1338
  %1343 = phi i64 [ %1334, %1338 ], [ %1362, %1358 ]
  %1344 = phi i64 [ %1332, %1338 ], [ %1361, %1358 ]
  %1345 = getelementptr %struct.read_row, ptr %1340, i64 %1343
  %1346 = load i64, ptr %1345, align 8
  %1347 = getelementptr %struct.value_row, ptr %1339, i64 %1346
  %1348 = getelementptr inbounds i8, ptr %1345, i64 8
  %1349 = load i64, ptr %1348, align 8
  %1350 = icmp eq i64 %1349, 0
  br i1 %1350, label %1358, label %1351

1351:                                             ; preds = %1342
  %1352 = getelementptr inbounds i8, ptr %1347, i64 16
  %1353 = load i64, ptr %1352, align 8
  %1354 = load i64, ptr %1341, align 8
  %1355 = icmp eq i64 %1353, %1354
  %1356 = select i1 %1355, i64 8, i64 0
  %1357 = getelementptr inbounds i8, ptr %1347, i64 %1356
  br label %1358

1358:                                             ; preds = %1351, %1342
  %1359 = phi ptr [ %1347, %1342 ], [ %1357, %1351 ]
  %1360 = load i64, ptr %1359, align 8
  %1361 = call noundef i64 @llvm.smax.i64(i64 %1344, i64 %1360)
  %1362 = add nsw i64 %1343, 1
  %1363 = icmp eq i64 %1362, %1336
  br i1 %1363, label %1364, label %1342, !llvm.loop !27

1364:                                             ; preds = %1358, %1330
  %1365 = phi i64 [ %1332, %1330 ], [ %1361, %1358 ]
  br i1 %1145, label %1366, label %1773

1366:                                             ; preds = %1364
  %1367 = load ptr, ptr %45, align 8
  %1368 = getelementptr %struct.station_row, ptr %1367, i64 %930
  %1369 = getelementptr inbounds i8, ptr %1368, i64 40
  %1370 = load i64, ptr %1369, align 8
  %1371 = getelementptr %struct.station_row, ptr %1367, i64 %1370
  %1372 = getelementptr inbounds i8, ptr %1368, i64 32
  %1373 = load i64, ptr %1372, align 8
  %1374 = load i64, ptr %1368, align 8
  %1375 = icmp slt i64 %1373, %1374
  br i1 %1375, label %1383, label %1376

1376:                                             ; preds = %1366
  %1377 = load ptr, ptr %46, align 8
  %1378 = load i64, ptr %47, align 8
  %1379 = mul i64 %1378, %930
  %1380 = getelementptr i64, ptr %1377, i64 %1379
  %1381 = load i64, ptr %1380, align 8
  %1382 = add i64 %1381, 1
  br label %1383

1383:                                             ; preds = %1376, %1366
  %1384 = phi i64 [ %1382, %1376 ], [ 0, %1366 ]
  %1385 = call noundef i64 @llvm.smax.i64(i64 %1331, i64 %1384)
  %1386 = getelementptr inbounds i8, ptr %1371, i64 56
  %1387 = load i64, ptr %1386, align 8
  %1388 = call noundef i64 @llvm.smax.i64(i64 %1385, i64 %1387)
  store i64 %1388, ptr %1386, align 8
  %1389 = getelementptr inbounds i8, ptr %1368, i64 8
  %1390 = load i64, ptr %1389, align 8
  %1391 = icmp sgt i64 %1390, 0
  br i1 %1391, label %1392, label %1403

1392:                                             ; preds = %1383
  %1393 = load ptr, ptr %56, align 8
  %1394 = load i64, ptr %57, align 8
  %1395 = mul i64 %1394, %1370
  %1396 = getelementptr inbounds i8, ptr %1371, i64 48
  %1397 = load i64, ptr %1396, align 8
  %1398 = srem i64 %1397, %1390
  %1399 = getelementptr i64, ptr %1393, i64 %1395
  %1400 = getelementptr i64, ptr %1399, i64 %1398
  store i64 %1388, ptr %1400, align 8
  %1401 = load i64, ptr %1396, align 8
  %1402 = add i64 %1401, 1
  store i64 %1402, ptr %1396, align 8
  br label %1403

1403:                                             ; preds = %1392, %1383
  %1404 = add i64 %1388, 1
  %1405 = call noundef i64 @llvm.smax.i64(i64 %1365, i64 %1404)
  %1406 = load ptr, ptr %45, align 8
  %1407 = getelementptr %struct.station_row, ptr %1406, i64 %930, i32 2
  %1408 = load i64, ptr %1407, align 8
  %1409 = load ptr, ptr %19, align 8
  %1410 = getelementptr inbounds i8, ptr %1409, i64 112
  %1411 = load i64, ptr %1410, align 8
  %1412 = icmp eq i64 %1411, 0
  br i1 %1412, label %1437, label %1413

1413:                                             ; preds = %1403
  %1414 = load i64, ptr %381, align 8
  %1415 = icmp eq i64 %1414, 0
  br i1 %1415, label %1416, label %1437

1416:                                             ; preds = %1413
  %1417 = getelementptr inbounds i8, ptr %381, i64 64
  %1418 = load i64, ptr %1417, align 8
  %1419 = icmp eq i64 %1418, 0
  br i1 %1419, label %1437, label %1420

1420:                                             ; preds = %1416
  %1421 = getelementptr inbounds i8, ptr %1409, i64 152
  %1422 = load i64, ptr %1421, align 8
  %1423 = icmp slt i64 %1418, %1422
  br i1 %1423, label %1424, label %1437

1424:                                             ; preds = %1420
  %1425 = load i64, ptr %906, align 8
  %1426 = icmp slt i64 %1425, 0
  br i1 %1426, label %1437, label %1427

1427:                                             ; preds = %1424
  %1428 = load i64, ptr %59, align 8
  %1429 = icmp sgt i64 %1428, %1405
  br i1 %1429, label %1437, label %1430

1430:                                             ; preds = %1427
  %1431 = load i64, ptr %20, align 8
  %1432 = sub i64 %1431, %100
  %1433 = getelementptr inbounds i8, ptr %1409, i64 136
  %1434 = load i64, ptr %1433, align 8
  %1435 = icmp slt i64 %1432, %1434
  %1436 = zext i1 %1435 to i32
  br label %1437

1437:                                             ; preds = %1430, %1427, %1424, %1420, %1416, %1413, %1403
  %1438 = phi i32 [ 0, %1403 ], [ 0, %1424 ], [ 0, %1420 ], [ 0, %1416 ], [ 0, %1413 ], [ 1, %1427 ], [ %1436, %1430 ]
  %1439 = getelementptr inbounds i8, ptr %1409, i64 408
  %1440 = load i64, ptr %1439, align 8
  %1441 = icmp eq i64 %1440, 0
  br i1 %1441, label %1522, label %1442

1442:                                             ; preds = %1437
  %1443 = load i64, ptr %12, align 8
  %1444 = load i64, ptr %58, align 8
  %1445 = load i64, ptr %906, align 8
  %1446 = icmp slt i64 %1445, 0
  br i1 %1446, label %1773, label %1447

1447:                                             ; preds = %1442
  %1448 = getelementptr inbounds i8, ptr %381, i64 128
  %1449 = load i64, ptr %1448, align 8
  %1450 = add i64 %1449, %1445
  %1451 = icmp eq i32 %1438, 0
  %1452 = load ptr, ptr %53, align 8
  %1453 = getelementptr %struct.use_row, ptr %1452, i64 %1450, i32 3
  %1454 = getelementptr %struct.use_row, ptr %1452, i64 %1450
  %1455 = select i1 %1451, ptr %1454, ptr %1453
  %1456 = load i64, ptr %1455, align 8
  %1457 = icmp eq i64 %1408, 0
  %1458 = select i1 %1457, i64 -1, i64 %1408
  %1459 = and i64 %1456, %1458
  %1460 = getelementptr %struct.use_row, ptr %1452, i64 %1450, i32 1
  %1461 = load double, ptr %1460, align 8
  %1462 = fcmp ule double %1461, 1.000000e+00
  %1463 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1459)
  %1464 = icmp ult i64 %1463, 2
  %1465 = select i1 %1462, i1 true, i1 %1464
  br i1 %1465, label %1466, label %1773

1466:                                             ; preds = %1447
  %1467 = load i64, ptr %381, align 8
  %1468 = icmp eq i64 %1467, 1
  %1469 = icmp eq i64 %1463, 2
  %1470 = select i1 %1468, i1 %1469, i1 false
  br i1 %1470, label %1471, label %1480

1471:                                             ; preds = %1466
  %1472 = load i64, ptr %62, align 8
  %1473 = add i64 %1472, 1
  store i64 %1473, ptr %62, align 8
  %1474 = and i64 %1472, 1
  %1475 = icmp eq i64 %1474, 0
  %1476 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %1459, i1 true)
  %1477 = xor i64 %1476, 63
  %1478 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1459, i1 true)
  %1479 = select i1 %1475, i64 %1478, i64 %1477
  br label %1764

1480:                                             ; preds = %1466
  call fastcc void @count_waiting(ptr noundef nonnull %60, i64 noundef %1443)
  %1481 = icmp eq i64 %1459, 0
  br i1 %1481, label %1773, label %1487

1482:                                             ; preds = %1509
  %1483 = and i64 %1444, 1
  %1484 = icmp ne i64 %1483, 0
  %1485 = icmp sgt i64 %1511, -1
  %1486 = select i1 %1484, i1 %1485, i1 false
  br i1 %1486, label %1515, label %1767

1487:                                             ; preds = %1480, %1509
  %1488 = phi i64 [ %1512, %1509 ], [ 0, %1480 ]
  %1489 = phi i64 [ %1513, %1509 ], [ %1459, %1480 ]
  %1490 = phi i64 [ %1511, %1509 ], [ -1, %1480 ]
  %1491 = phi i64 [ %1510, %1509 ], [ -1, %1480 ]
  %1492 = and i64 %1489, 1
  %1493 = icmp eq i64 %1492, 0
  br i1 %1493, label %1509, label %1494

1494:                                             ; preds = %1487
  %1495 = icmp slt i64 %1491, 0
  br i1 %1495, label %1509, label %1496

1496:                                             ; preds = %1494
  %1497 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1488
  %1498 = load i64, ptr %1497, align 8
  %1499 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1491
  %1500 = load i64, ptr %1499, align 8
  %1501 = icmp sgt i64 %1498, %1500
  br i1 %1501, label %1502, label %1509

1502:                                             ; preds = %1496
  %1503 = icmp slt i64 %1490, 0
  br i1 %1503, label %1508, label %1504

1504:                                             ; preds = %1502
  %1505 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1490
  %1506 = load i64, ptr %1505, align 8
  %1507 = icmp sgt i64 %1498, %1506
  br i1 %1507, label %1509, label %1508

1508:                                             ; preds = %1504, %1502
  br label %1509

1509:                                             ; preds = %1508, %1504, %1496, %1494, %1487
  %1510 = phi i64 [ %1491, %1508 ], [ %1491, %1504 ], [ %1491, %1487 ], [ %1488, %1496 ], [ %1488, %1494 ]
  %1511 = phi i64 [ %1488, %1508 ], [ %1490, %1504 ], [ %1490, %1487 ], [ %1491, %1496 ], [ %1491, %1494 ]
  %1512 = add i64 %1488, 1
  %1513 = ashr i64 %1489, 1
  %1514 = icmp ult i64 %1489, 2
  br i1 %1514, label %1482, label %1487, !llvm.loop !28

1515:                                             ; preds = %1482
  %1516 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1511
  %1517 = load i64, ptr %1516, align 8
  %1518 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1510
  %1519 = load i64, ptr %1518, align 8
  %1520 = add i64 %1519, 3
  %1521 = icmp slt i64 %1517, %1520
  br i1 %1521, label %1764, label %1767

1522:                                             ; preds = %1437
  %1523 = getelementptr inbounds i8, ptr %1409, i64 416
  %1524 = load i64, ptr %1523, align 8
  %1525 = icmp eq i64 %1524, 0
  br i1 %1525, label %1661, label %1526

1526:                                             ; preds = %1522
  %1527 = load i64, ptr %381, align 8
  %1528 = icmp eq i64 %1527, 2
  br i1 %1528, label %1661, label %1529

1529:                                             ; preds = %1526
  %1530 = getelementptr inbounds i8, ptr %381, i64 64
  %1531 = load i64, ptr %1530, align 8
  %1532 = icmp sgt i64 %1531, 0
  br i1 %1532, label %1533, label %1661

1533:                                             ; preds = %1529
  %1534 = load i64, ptr %12, align 8
  %1535 = load i64, ptr %58, align 8
  %1536 = getelementptr inbounds i8, ptr %1409, i64 160
  %1537 = load i64, ptr %1536, align 8
  %1538 = load i64, ptr %906, align 8
  %1539 = icmp slt i64 %1538, 0
  br i1 %1539, label %1773, label %1540

1540:                                             ; preds = %1533
  %1541 = getelementptr inbounds i8, ptr %381, i64 128
  %1542 = load i64, ptr %1541, align 8
  %1543 = add i64 %1542, %1538
  %1544 = icmp eq i32 %1438, 0
  %1545 = load ptr, ptr %53, align 8
  %1546 = getelementptr %struct.use_row, ptr %1545, i64 %1543, i32 3
  %1547 = getelementptr %struct.use_row, ptr %1545, i64 %1543
  %1548 = select i1 %1544, ptr %1547, ptr %1546
  %1549 = load i64, ptr %1548, align 8
  %1550 = icmp eq i64 %1408, 0
  %1551 = select i1 %1550, i64 -1, i64 %1408
  %1552 = and i64 %1549, %1551
  %1553 = getelementptr %struct.use_row, ptr %1545, i64 %1543, i32 1
  %1554 = load double, ptr %1553, align 8
  %1555 = fcmp ule double %1554, 1.000000e+00
  %1556 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1552)
  %1557 = icmp ult i64 %1556, 2
  %1558 = select i1 %1555, i1 true, i1 %1557
  br i1 %1558, label %1559, label %1659

1559:                                             ; preds = %1540
  call fastcc void @count_waiting(ptr noundef nonnull %60, i64 noundef %1534)
  %1560 = load i64, ptr %64, align 8
  %1561 = icmp sgt i64 %1560, 0
  br i1 %1561, label %1562, label %1570

1562:                                             ; preds = %1559, %1567
  %1563 = phi i64 [ %1568, %1567 ], [ 0, %1559 ]
  %1564 = getelementptr [16 x i64], ptr %63, i64 0, i64 %1563
  %1565 = load i64, ptr %1564, align 8
  %1566 = icmp eq i64 %1565, %1552
  br i1 %1566, label %1570, label %1567

1567:                                             ; preds = %1562
  %1568 = add nuw nsw i64 %1563, 1
  %1569 = icmp eq i64 %1568, %1560
  br i1 %1569, label %1576, label %1562, !llvm.loop !29

1570:                                             ; preds = %1562, %1559
  %1571 = phi i64 [ 0, %1559 ], [ %1563, %1562 ]
  %1572 = icmp eq i64 %1571, %1560
  br i1 %1572, label %1576, label %1573

1573:                                             ; preds = %1570
  %1574 = getelementptr [16 x i64], ptr %65, i64 0, i64 %1571
  %1575 = load i64, ptr %1574, align 8
  br label %1582

1576:                                             ; preds = %1567, %1570
  %1577 = icmp eq i64 %1560, 16
  br i1 %1577, label %1587, label %1578

1578:                                             ; preds = %1576
  %1579 = add i64 %1560, 1
  store i64 %1579, ptr %64, align 8
  %1580 = getelementptr [16 x i64], ptr %63, i64 0, i64 %1560
  store i64 %1552, ptr %1580, align 8
  %1581 = getelementptr [16 x i64], ptr %65, i64 0, i64 %1560
  store i64 0, ptr %1581, align 8
  br label %1582

1582:                                             ; preds = %1573, %1578
  %1583 = phi i64 [ 0, %1578 ], [ %1575, %1573 ]
  %1584 = phi i64 [ %1560, %1578 ], [ %1571, %1573 ]
  %1585 = getelementptr [16 x i64], ptr %65, i64 0, i64 %1584
  %1586 = add i64 %1583, 1
  store i64 %1586, ptr %1585, align 8
  br label %1587

1587:                                             ; preds = %1582, %1576
  %1588 = phi i64 [ %1583, %1582 ], [ 0, %1576 ]
  %1589 = icmp eq i64 %1552, 0
  br i1 %1589, label %1592, label %1597

1590:                                             ; preds = %1627
  %1591 = load i64, ptr %8, align 16
  br label %1592

1592:                                             ; preds = %1590, %1587
  %1593 = phi i64 [ undef, %1587 ], [ %1591, %1590 ]
  %1594 = phi i64 [ 0, %1587 ], [ %1628, %1590 ]
  %1595 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1593
  %1596 = call i64 @llvm.smin.i64(i64 %1594, i64 1)
  br label %1632

1597:                                             ; preds = %1587, %1627
  %1598 = phi i64 [ %1629, %1627 ], [ 0, %1587 ]
  %1599 = phi i64 [ %1630, %1627 ], [ %1552, %1587 ]
  %1600 = phi i64 [ %1628, %1627 ], [ 0, %1587 ]
  %1601 = and i64 %1599, 1
  %1602 = icmp eq i64 %1601, 0
  br i1 %1602, label %1627, label %1603

1603:                                             ; preds = %1597
  %1604 = add i64 %1600, 1
  %1605 = icmp sgt i64 %1600, 0
  br i1 %1605, label %1606, label %1624

1606:                                             ; preds = %1603
  %1607 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1598
  %1608 = load i64, ptr %1607, align 8
  br label %1609

1609:                                             ; preds = %1621, %1606
  %1610 = phi i64 [ %1600, %1606 ], [ %1611, %1621 ]
  %1611 = add nsw i64 %1610, -1
  %1612 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1611
  %1613 = load i64, ptr %1612, align 8
  %1614 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1613
  %1615 = load i64, ptr %1614, align 8
  %1616 = icmp sge i64 %1608, %1615
  %1617 = icmp ne i64 %1608, %1615
  %1618 = icmp sle i64 %1598, %1613
  %1619 = or i1 %1618, %1617
  %1620 = and i1 %1616, %1619
  br i1 %1620, label %1624, label %1621

1621:                                             ; preds = %1609
  %1622 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1610
  store i64 %1613, ptr %1622, align 8
  %1623 = icmp ugt i64 %1610, 1
  br i1 %1623, label %1609, label %1624, !llvm.loop !30

1624:                                             ; preds = %1621, %1609, %1603
  %1625 = phi i64 [ %1600, %1603 ], [ 0, %1621 ], [ %1610, %1609 ]
  %1626 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1625
  store i64 %1598, ptr %1626, align 8
  br label %1627

1627:                                             ; preds = %1624, %1597
  %1628 = phi i64 [ %1604, %1624 ], [ %1600, %1597 ]
  %1629 = add i64 %1598, 1
  %1630 = ashr i64 %1599, 1
  %1631 = icmp ult i64 %1599, 2
  br i1 %1631, label %1590, label %1597, !llvm.loop !31

1632:                                             ; preds = %1635, %1592
  %1633 = phi i64 [ %1636, %1635 ], [ %1594, %1592 ]
  %1634 = icmp sgt i64 %1633, 1
  br i1 %1634, label %1635, label %1644

1635:                                             ; preds = %1632
  %1636 = add nsw i64 %1633, -1
  %1637 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1636
  %1638 = load i64, ptr %1637, align 8
  %1639 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1638
  %1640 = load i64, ptr %1639, align 8
  %1641 = load i64, ptr %1595, align 8
  %1642 = add i64 %1641, 5
  %1643 = icmp slt i64 %1640, %1642
  br i1 %1643, label %1644, label %1632, !llvm.loop !32

1644:                                             ; preds = %1635, %1632
  %1645 = phi i64 [ %1596, %1632 ], [ %1633, %1635 ]
  %1646 = add i64 %1537, -1
  %1647 = icmp eq i64 %1646, %1535
  br i1 %1647, label %1654, label %1648

1648:                                             ; preds = %1644
  %1649 = add i64 %1537, -2
  %1650 = icmp eq i64 %1649, %1535
  %1651 = icmp eq i64 %1588, 0
  %1652 = select i1 %1650, i1 %1651, i1 false
  %1653 = select i1 %1652, i64 1, i64 %1588
  br label %1654

1654:                                             ; preds = %1648, %1644
  %1655 = phi i64 [ %1653, %1648 ], [ 0, %1644 ]
  %1656 = srem i64 %1655, %1645
  %1657 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1656
  %1658 = load i64, ptr %1657, align 8
  br label %1659

1659:                                             ; preds = %1654, %1540
  %1660 = phi i64 [ %1658, %1654 ], [ -1, %1540 ]
  br label %1767

1661:                                             ; preds = %1529, %1526, %1522
  %1662 = getelementptr inbounds i8, ptr %1409, i64 400
  %1663 = load i64, ptr %1662, align 8
  %1664 = icmp eq i64 %1663, 0
  br i1 %1664, label %1773, label %1665

1665:                                             ; preds = %1661
  %1666 = load i64, ptr %12, align 8
  %1667 = load i64, ptr %906, align 8
  %1668 = icmp slt i64 %1667, 0
  br i1 %1668, label %1773, label %1669

1669:                                             ; preds = %1665
  %1670 = getelementptr inbounds i8, ptr %381, i64 128
  %1671 = load i64, ptr %1670, align 8
  %1672 = add i64 %1671, %1667
  %1673 = icmp eq i32 %1438, 0
  %1674 = load ptr, ptr %53, align 8
  %1675 = getelementptr %struct.use_row, ptr %1674, i64 %1672, i32 3
  %1676 = getelementptr %struct.use_row, ptr %1674, i64 %1672
  %1677 = select i1 %1673, ptr %1676, ptr %1675
  %1678 = load i64, ptr %1677, align 8
  %1679 = icmp eq i64 %1408, 0
  %1680 = select i1 %1679, i64 -1, i64 %1408
  %1681 = and i64 %1678, %1680
  %1682 = getelementptr %struct.use_row, ptr %1674, i64 %1672, i32 1
  %1683 = load double, ptr %1682, align 8
  %1684 = fcmp ogt double %1683, 1.000000e+00
  %1685 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1681)
  %1686 = icmp ugt i64 %1685, 1
  %1687 = select i1 %1684, i1 %1686, i1 false
  %1688 = icmp eq i64 %1681, 0
  %1689 = select i1 %1687, i1 true, i1 %1688
  br i1 %1689, label %1773, label %1690

1690:                                             ; preds = %1669, %1758
  %1691 = phi i64 [ %1761, %1758 ], [ 0, %1669 ]
  %1692 = phi i64 [ %1762, %1758 ], [ %1681, %1669 ]
  %1693 = phi i64 [ %1760, %1758 ], [ 0, %1669 ]
  %1694 = phi i64 [ %1759, %1758 ], [ -1, %1669 ]
  %1695 = and i64 %1692, 1
  %1696 = icmp eq i64 %1695, 0
  br i1 %1696, label %1758, label %1697

1697:                                             ; preds = %1690
  %1698 = load ptr, ptr %67, align 8
  %1699 = load i64, ptr %68, align 8
  %1700 = mul i64 %1699, %1691
  %1701 = getelementptr i64, ptr %1698, i64 %1700
  %1702 = load ptr, ptr %69, align 8
  %1703 = getelementptr i64, ptr %1702, i64 %1691
  %1704 = load i64, ptr %1703, align 8
  %1705 = icmp sgt i64 %1704, 0
  br i1 %1705, label %1706, label %1743

1706:                                             ; preds = %1697, %1738
  %1707 = phi i64 [ %1741, %1738 ], [ %1704, %1697 ]
  %1708 = load i64, ptr %1701, align 8
  %1709 = icmp slt i64 %1708, %1666
  br i1 %1709, label %1710, label %1743

1710:                                             ; preds = %1706
  %1711 = add nsw i64 %1707, -1
  store i64 %1711, ptr %1703, align 8
  %1712 = getelementptr i64, ptr %1701, i64 %1711
  %1713 = load i64, ptr %1712, align 8
  %1714 = icmp ugt i64 %1711, 1
  br i1 %1714, label %1715, label %1738

1715:                                             ; preds = %1710, %1733
  %1716 = phi i64 [ %1736, %1733 ], [ 1, %1710 ]
  %1717 = phi i64 [ %1735, %1733 ], [ 0, %1710 ]
  %1718 = phi i64 [ %1729, %1733 ], [ 0, %1710 ]
  %1719 = add i64 %1717, 2
  %1720 = icmp slt i64 %1719, %1711
  br i1 %1720, label %1721, label %1728

1721:                                             ; preds = %1715
  %1722 = getelementptr i64, ptr %1701, i64 %1719
  %1723 = load i64, ptr %1722, align 8
  %1724 = getelementptr i64, ptr %1701, i64 %1716
  %1725 = load i64, ptr %1724, align 8
  %1726 = icmp slt i64 %1723, %1725
  %1727 = select i1 %1726, i64 %1719, i64 %1716
  br label %1728

1728:                                             ; preds = %1721, %1715
  %1729 = phi i64 [ %1716, %1715 ], [ %1727, %1721 ]
  %1730 = getelementptr i64, ptr %1701, i64 %1729
  %1731 = load i64, ptr %1730, align 8
  %1732 = icmp slt i64 %1731, %1713
  br i1 %1732, label %1733, label %1738

1733:                                             ; preds = %1728
  %1734 = getelementptr i64, ptr %1701, i64 %1718
  store i64 %1731, ptr %1734, align 8
  %1735 = shl i64 %1729, 1
  %1736 = or disjoint i64 %1735, 1
  %1737 = icmp slt i64 %1736, %1711
  br i1 %1737, label %1715, label %1738

1738:                                             ; preds = %1733, %1728, %1710
  %1739 = phi i64 [ 0, %1710 ], [ %1718, %1728 ], [ %1729, %1733 ]
  %1740 = getelementptr i64, ptr %1701, i64 %1739
  store i64 %1713, ptr %1740, align 8
  %1741 = load i64, ptr %1703, align 8
  %1742 = icmp sgt i64 %1741, 0
  br i1 %1742, label %1706, label %1743, !llvm.loop !33

1743:                                             ; preds = %1738, %1706, %1697
  %1744 = phi i64 [ %1704, %1697 ], [ %1707, %1706 ], [ %1741, %1738 ]
  %1745 = icmp slt i64 %1694, 0
  %1746 = icmp slt i64 %1744, %1693
  %1747 = select i1 %1745, i1 true, i1 %1746
  br i1 %1747, label %1757, label %1748

1748:                                             ; preds = %1743
  %1749 = icmp eq i64 %1744, %1693
  br i1 %1749, label %1750, label %1758

1750:                                             ; preds = %1748
  %1751 = load ptr, ptr %70, align 8
  %1752 = getelementptr i64, ptr %1751, i64 %1691
  %1753 = load i64, ptr %1752, align 8
  %1754 = getelementptr i64, ptr %1751, i64 %1694
  %1755 = load i64, ptr %1754, align 8
  %1756 = icmp slt i64 %1753, %1755
  br i1 %1756, label %1757, label %1758

1757:                                             ; preds = %1750, %1743
  br label %1758

1758:                                             ; preds = %1757, %1750, %1748, %1690
  %1759 = phi i64 [ %1694, %1690 ], [ %1691, %1757 ], [ %1694, %1750 ], [ %1694, %1748 ]
  %1760 = phi i64 [ %1693, %1690 ], [ %1744, %1757 ], [ %1693, %1750 ], [ %1693, %1748 ]
  %1761 = add i64 %1691, 1
  %1762 = ashr i64 %1692, 1
  %1763 = icmp ult i64 %1692, 2
  br i1 %1763, label %1767, label %1690, !llvm.loop !34

1764:                                             ; preds = %1515, %1471
  %1765 = phi i64 [ %1479, %1471 ], [ %1511, %1515 ]
  %1766 = shl nuw i64 1, %1765
  br label %1773

1767:                                             ; preds = %1758, %1659, %1515, %1482
  %1768 = phi i64 [ %1510, %1482 ], [ %1510, %1515 ], [ %1660, %1659 ], [ %1759, %1758 ]
  %1769 = freeze i64 %1768
  %1770 = shl nuw i64 1, %1769
  %1771 = icmp slt i64 %1769, 0
  %1772 = select i1 %1771, i64 %1408, i64 %1770
  br label %1773

1773:                                             ; preds = %1767, %1764, %1669, %1665, %1661, %1533, %1480, %1447, %1442, %1364
  %1774 = phi i64 [ -1, %1364 ], [ %1765, %1764 ], [ -1, %1661 ], [ -1, %1442 ], [ -1, %1447 ], [ -1, %1480 ], [ -1, %1533 ], [ -1, %1665 ], [ -1, %1669 ], [ %1769, %1767 ]
  %1775 = phi i32 [ 0, %1364 ], [ %1438, %1764 ], [ %1438, %1661 ], [ %1438, %1442 ], [ %1438, %1447 ], [ %1438, %1480 ], [ %1438, %1533 ], [ %1438, %1665 ], [ %1438, %1669 ], [ %1438, %1767 ]
  %1776 = phi i64 [ %1365, %1364 ], [ %1405, %1764 ], [ %1405, %1661 ], [ %1405, %1442 ], [ %1405, %1447 ], [ %1405, %1480 ], [ %1405, %1533 ], [ %1405, %1665 ], [ %1405, %1669 ], [ %1405, %1767 ]
  %1777 = phi i64 [ 0, %1364 ], [ %1766, %1764 ], [ %1408, %1661 ], [ %1408, %1442 ], [ %1408, %1447 ], [ %1408, %1480 ], [ %1408, %1533 ], [ %1408, %1665 ], [ %1408, %1669 ], [ %1772, %1767 ]
  %1778 = phi i64 [ %1332, %1364 ], [ %1404, %1764 ], [ %1404, %1661 ], [ %1404, %1442 ], [ %1404, %1447 ], [ %1404, %1480 ], [ %1404, %1533 ], [ %1404, %1665 ], [ %1404, %1669 ], [ %1404, %1767 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !35)
  store i64 %1777, ptr %10, align 8, !alias.scope !35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %71, i8 0, i64 32, i1 false), !alias.scope !35
  %1779 = load i64, ptr %1333, align 8, !noalias !35
  %1780 = load i64, ptr %1335, align 8, !noalias !35
  %1781 = icmp slt i64 %1779, %1780
  br i1 %1781, label %1782, label %1834

1782:                                             ; preds = %1773
  %1783 = load ptr, ptr %51, align 8, !noalias !35
  %1784 = load ptr, ptr %50, align 8, !noalias !35
  %1785 = getelementptr inbounds i8, ptr %381, i64 24
  br label %1786

1786:                                             ; preds = %1829, %1782
  %1787 = phi i64 [ -1, %1782 ], [ %1831, %1829 ]
  %1788 = phi i64 [ -1, %1782 ], [ %1830, %1829 ]
  %1789 = phi i64 [ %1779, %1782 ], [ %1832, %1829 ]
  %1790 = getelementptr %struct.read_row, ptr %1783, i64 %1789
  %1791 = load i64, ptr %1790, align 8, !noalias !35
  %1792 = getelementptr %struct.value_row, ptr %1784, i64 %1791
  %1793 = getelementptr inbounds i8, ptr %1790, i64 16
  %1794 = load i64, ptr %1793, align 8, !noalias !35
  %1795 = icmp eq i64 %1794, 0
  br i1 %1795, label %1829, label %1796

1796:                                             ; preds = %1786
  %1797 = getelementptr inbounds i8, ptr %1792, i64 24
  %1798 = load i64, ptr %1797, align 8, !noalias !35
  %1799 = icmp eq i64 %1798, 1
  br i1 %1799, label %1800, label %1805

1800:                                             ; preds = %1796
  %1801 = load ptr, ptr %19, align 8, !noalias !35
  %1802 = getelementptr inbounds i8, ptr %1801, i64 256
  %1803 = load i64, ptr %1802, align 8, !noalias !35
  %1804 = icmp eq i64 %1803, 0
  br i1 %1804, label %1829, label %1805

1805:                                             ; preds = %1800, %1796
  %1806 = getelementptr inbounds i8, ptr %1790, i64 8
  %1807 = load i64, ptr %1806, align 8, !noalias !35
  %1808 = icmp eq i64 %1807, 0
  br i1 %1808, label %1816, label %1809

1809:                                             ; preds = %1805
  %1810 = getelementptr inbounds i8, ptr %1792, i64 16
  %1811 = load i64, ptr %1810, align 8, !noalias !35
  %1812 = load i64, ptr %1785, align 8, !noalias !35
  %1813 = icmp eq i64 %1811, %1812
  %1814 = select i1 %1813, i64 8, i64 0
  %1815 = getelementptr inbounds i8, ptr %1792, i64 %1814
  br label %1816

1816:                                             ; preds = %1809, %1805
  %1817 = phi ptr [ %1792, %1805 ], [ %1815, %1809 ]
  %1818 = load i64, ptr %1817, align 8, !noalias !35
  %1819 = icmp eq i64 %1798, 2
  %1820 = load ptr, ptr %19, align 8, !noalias !35
  br i1 %1819, label %1821, label %1825

1821:                                             ; preds = %1816
  %1822 = getelementptr inbounds i8, ptr %1820, i64 224
  %1823 = load i64, ptr %1822, align 8, !noalias !35
  %1824 = icmp eq i64 %1823, 0
  br i1 %1824, label %1829, label %1825

1825:                                             ; preds = %1821, %1816
  %1826 = getelementptr inbounds i8, ptr %1820, i64 384
  %1827 = load i64, ptr %1826, align 8, !noalias !35
  %1828 = add i64 %1827, %1818
  br label %1829

1829:                                             ; preds = %1825, %1821, %1800, %1786
  %1830 = phi i64 [ %1788, %1800 ], [ %1788, %1786 ], [ %1828, %1825 ], [ 0, %1821 ]
  %1831 = phi i64 [ %1787, %1800 ], [ %1787, %1786 ], [ %1818, %1825 ], [ %1818, %1821 ]
  %1832 = add nsw i64 %1789, 1
  %1833 = icmp eq i64 %1832, %1780
  br i1 %1833, label %1834, label %1786, !llvm.loop !38

1834:                                             ; preds = %1829, %1773
  %1835 = phi i64 [ -1, %1773 ], [ %1830, %1829 ]
  %1836 = phi i64 [ -1, %1773 ], [ %1831, %1829 ]
  %1837 = load ptr, ptr %19, align 8, !noalias !35
  %1838 = getelementptr inbounds i8, ptr %1837, i64 376
  %1839 = load i64, ptr %1838, align 8, !noalias !35
  %1840 = add i64 %1839, %1836
  store i64 %1840, ptr %74, align 8, !alias.scope !35
  store i64 %1835, ptr %75, align 8, !alias.scope !35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %76, i8 0, i64 16, i1 false), !alias.scope !35
  %1841 = load i64, ptr %381, align 8, !noalias !35
  %1842 = icmp eq i64 %1841, 2
  br i1 %1842, label %1865, label %1843

1843:                                             ; preds = %1834
  %1844 = getelementptr inbounds i8, ptr %1837, i64 72
  %1845 = load i64, ptr %1844, align 8, !noalias !35
  %1846 = icmp ne i64 %1845, 0
  %1847 = icmp sgt i64 %1835, -1
  %1848 = select i1 %1846, i1 %1847, i1 false
  br i1 %1848, label %1849, label %1856

1849:                                             ; preds = %1843
  %1850 = getelementptr inbounds i8, ptr %381, i64 64
  %1851 = load i64, ptr %1850, align 8, !noalias !35
  %1852 = getelementptr inbounds i8, ptr %1837, i64 432
  %1853 = load i64, ptr %1852, align 8, !noalias !35
  %1854 = icmp slt i64 %1851, %1853
  br i1 %1854, label %1856, label %1855

1855:                                             ; preds = %1849
  store i64 %1845, ptr %73, align 8, !alias.scope !35
  br label %1856

1856:                                             ; preds = %1855, %1849, %1843
  %1857 = getelementptr inbounds i8, ptr %1837, i64 232
  %1858 = load i64, ptr %1857, align 8, !noalias !35
  %1859 = icmp eq i64 %1858, 0
  br i1 %1859, label %1866, label %1860

1860:                                             ; preds = %1856
  %1861 = icmp eq i64 %1841, 1
  br i1 %1861, label %1862, label %1865

1862:                                             ; preds = %1860
  %1863 = icmp ne i64 %1777, 0
  %1864 = zext i1 %1863 to i64
  store i64 %1864, ptr %72, align 8, !alias.scope !35
  br label %1868

1865:                                             ; preds = %1860, %1834
  store i64 0, ptr %72, align 8, !alias.scope !35
  br label %2001

1866:                                             ; preds = %1856
  store i64 0, ptr %72, align 8, !alias.scope !35
  %1867 = icmp eq i64 %1841, 1
  br i1 %1867, label %1868, label %2001

1868:                                             ; preds = %1866, %1862
  %1869 = getelementptr inbounds i8, ptr %381, i64 64
  %1870 = load i64, ptr %1869, align 8, !noalias !35
  %1871 = icmp sgt i64 %1870, 0
  br i1 %1871, label %1872, label %1932

1872:                                             ; preds = %1868
  %1873 = getelementptr inbounds i8, ptr %1837, i64 240
  %1874 = load i64, ptr %1873, align 8, !noalias !35
  %1875 = icmp eq i64 %1874, 0
  br i1 %1875, label %1932, label %1876

1876:                                             ; preds = %1872
  %1877 = load ptr, ptr %53, align 8, !noalias !35
  %1878 = getelementptr inbounds i8, ptr %381, i64 128
  %1879 = load i64, ptr %1878, align 8, !noalias !35
  %1880 = getelementptr %struct.use_row, ptr %1877, i64 %1879
  %1881 = load i64, ptr %1880, align 8, !noalias !35
  %1882 = load i64, ptr %62, align 8, !noalias !35
  %1883 = add i64 %1882, 1
  store i64 %1883, ptr %62, align 8, !noalias !35
  %1884 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1881)
  %1885 = srem i64 %1882, %1884
  %1886 = icmp sgt i64 %1885, 0
  br i1 %1886, label %1887, label %1926

1887:                                             ; preds = %1876
  %1888 = and i64 %1885, 7
  %1889 = icmp eq i64 %1888, 0
  br i1 %1889, label %1899, label %1890

1890:                                             ; preds = %1887, %1890
  %1891 = phi i64 [ %1896, %1890 ], [ %1885, %1887 ]
  %1892 = phi i64 [ %1895, %1890 ], [ %1881, %1887 ]
  %1893 = phi i64 [ %1897, %1890 ], [ 0, %1887 ]
  %1894 = add i64 %1892, -1
  %1895 = and i64 %1894, %1892
  %1896 = add nsw i64 %1891, -1
  %1897 = add i64 %1893, 1
  %1898 = icmp eq i64 %1897, %1888
  br i1 %1898, label %1899, label %1890, !llvm.loop !39

1899:                                             ; preds = %1890, %1887
  %1900 = phi i64 [ %1885, %1887 ], [ %1896, %1890 ]
  %1901 = phi i64 [ %1881, %1887 ], [ %1895, %1890 ]
  %1902 = phi i64 [ poison, %1887 ], [ %1895, %1890 ]
  %1903 = icmp ult i64 %1885, 8
  br i1 %1903, label %1926, label %1904

1904:                                             ; preds = %1899, %1904
  %1905 = phi i64 [ %1923, %1904 ], [ %1900, %1899 ]
  %1906 = phi i64 [ %1922, %1904 ], [ %1901, %1899 ]
  %1907 = add i64 %1906, -1
  %1908 = and i64 %1907, %1906
  %1909 = add i64 %1908, -1
  %1910 = and i64 %1909, %1908
  %1911 = add i64 %1910, -1
  %1912 = and i64 %1911, %1910
  %1913 = add i64 %1912, -1
  %1914 = and i64 %1913, %1912
  %1915 = add i64 %1914, -1
  %1916 = and i64 %1915, %1914
  %1917 = add i64 %1916, -1
  %1918 = and i64 %1917, %1916
  %1919 = add i64 %1918, -1
  %1920 = and i64 %1919, %1918
  %1921 = add i64 %1920, -1
  %1922 = and i64 %1921, %1920
  %1923 = add nsw i64 %1905, -8
  %1924 = add i64 %1905, -9
  %1925 = icmp ult i64 %1924, -2
  br i1 %1925, label %1904, label %1926, !llvm.loop !41

1926:                                             ; preds = %1899, %1904, %1876
  %1927 = phi i64 [ %1881, %1876 ], [ %1902, %1899 ], [ %1922, %1904 ]
  %1928 = sub i64 0, %1927
  %1929 = and i64 %1927, %1928
  store i64 %1929, ptr %71, align 8, !alias.scope !35
  %1930 = load i64, ptr %381, align 8
  %1931 = icmp eq i64 %1930, 1
  br i1 %1931, label %1932, label %2004

1932:                                             ; preds = %1926, %1872, %1868
  %1933 = phi i64 [ %1929, %1926 ], [ 0, %1872 ], [ 0, %1868 ]
  %1934 = load ptr, ptr %37, align 8, !noalias !35
  %1935 = load i64, ptr %38, align 8, !noalias !35
  %1936 = getelementptr inbounds i8, ptr %381, i64 80
  %1937 = load i64, ptr %1936, align 8, !noalias !35
  %1938 = getelementptr %struct.access_row, ptr %1934, i64 %1935
  %1939 = getelementptr %struct.access_row, ptr %1938, i64 %1937
  %1940 = getelementptr inbounds i8, ptr %1837, i64 440
  %1941 = load i64, ptr %1940, align 8, !noalias !35
  %1942 = icmp eq i64 %1941, 0
  br i1 %1942, label %2001, label %1943

1943:                                             ; preds = %1932
  %1944 = load i64, ptr %1939, align 8, !noalias !35
  %1945 = icmp ult i64 %1944, 140737488355328
  br i1 %1945, label %1946, label %2001

1946:                                             ; preds = %1943
  %1947 = getelementptr inbounds i8, ptr %1939, i64 16
  %1948 = load i64, ptr %1947, align 8, !noalias !35
  %1949 = icmp slt i64 %1948, %1941
  br i1 %1949, label %1950, label %1967

1950:                                             ; preds = %1946
  %1951 = sdiv i64 %1944, %1941
  %1952 = srem i64 %1951, 2
  %1953 = getelementptr inbounds i8, ptr %1837, i64 32
  %1954 = load i64, ptr %1953, align 8, !noalias !35
  %1955 = sdiv i64 %1944, %1954
  %1956 = getelementptr [2 x [2 x i64]], ptr %77, i64 0, i64 %1952
  %1957 = load i64, ptr %1956, align 8, !noalias !35
  %1958 = icmp eq i64 %1957, %1955
  br i1 %1958, label %2001, label %1959

1959:                                             ; preds = %1950
  %1960 = getelementptr i8, ptr %1956, i64 8
  %1961 = load i64, ptr %1960, align 8, !noalias !35
  %1962 = icmp eq i64 %1961, %1955
  br i1 %1962, label %2001, label %1963

1963:                                             ; preds = %1959
  store i64 %1957, ptr %1960, align 8, !noalias !35
  store i64 %1955, ptr %1956, align 8, !noalias !35
  %1964 = load i64, ptr %1939, align 8, !noalias !35
  %1965 = load i64, ptr %1940, align 8, !noalias !35
  %1966 = load i64, ptr %1947, align 8, !noalias !35
  br label %1967

1967:                                             ; preds = %1963, %1946
  %1968 = phi i64 [ %1966, %1963 ], [ %1948, %1946 ]
  %1969 = phi i64 [ %1965, %1963 ], [ %1941, %1946 ]
  %1970 = phi i64 [ %1964, %1963 ], [ %1944, %1946 ]
  %1971 = getelementptr inbounds i8, ptr %1837, i64 448
  %1972 = load i64, ptr %1971, align 8, !noalias !35
  %1973 = shl nsw i64 -1, %1972
  %1974 = xor i64 %1973, -1
  %1975 = sdiv i64 %1970, %1969
  %1976 = add i64 %1968, -1
  %1977 = add i64 %1976, %1970
  %1978 = sdiv i64 %1977, %1969
  %1979 = add i64 %1975, 2
  %1980 = icmp sle i64 %1975, %1978
  %1981 = icmp slt i64 %1975, 9223372036854775806
  %1982 = and i1 %1981, %1980
  br i1 %1982, label %1983, label %2001

1983:                                             ; preds = %1967
  %1984 = getelementptr inbounds i8, ptr %1837, i64 128
  %1985 = load i64, ptr %1984, align 8, !noalias !35
  %1986 = srem i64 %1975, 2
  %1987 = mul i64 %1986, %1972
  %1988 = add i64 %1987, %1985
  %1989 = shl i64 %1974, %1988
  %1990 = getelementptr i64, ptr %76, i64 %1986
  store i64 %1989, ptr %1990, align 8, !alias.scope !35
  %1991 = add nsw i64 %1975, 1
  %1992 = icmp slt i64 %1975, %1978
  %1993 = icmp slt i64 %1991, %1979
  %1994 = and i1 %1992, %1993
  br i1 %1994, label %1995, label %2001, !llvm.loop !42

1995:                                             ; preds = %1983
  %1996 = srem i64 %1991, 2
  %1997 = mul i64 %1996, %1972
  %1998 = add i64 %1997, %1985
  %1999 = shl i64 %1974, %1998
  %2000 = getelementptr i64, ptr %76, i64 %1996
  store i64 %1999, ptr %2000, align 8, !alias.scope !35
  br label %2001

2001:                                             ; preds = %1983, %1995, %1967, %1959, %1950, %1943, %1932, %1866, %1865
  %2002 = phi i64 [ %1933, %1967 ], [ %1933, %1959 ], [ %1933, %1950 ], [ %1933, %1943 ], [ %1933, %1932 ], [ 0, %1866 ], [ 0, %1865 ], [ %1933, %1995 ], [ %1933, %1983 ]
  %2003 = load i64, ptr %381, align 8
  br label %2004

2004:                                             ; preds = %2001, %1926
  %2005 = phi i64 [ %2002, %2001 ], [ %1929, %1926 ]
  %2006 = phi i64 [ %2003, %2001 ], [ %1930, %1926 ]
  %2007 = zext nneg i32 %1775 to i64
  store i64 %2007, ptr %78, align 8
  %2008 = icmp eq i64 %2006, 2
  store i64 0, ptr %79, align 8
  %2009 = select i1 %2008, i64 %1778, i64 %1776
  store i64 %2009, ptr %29, align 8
  %2010 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %10, i64 noundef %2009)
  %2011 = load i64, ptr %79, align 8
  store i64 %2011, ptr %33, align 8
  br i1 %2008, label %2012, label %2032

2012:                                             ; preds = %2004
  %2013 = load ptr, ptr %80, align 8
  %2014 = load ptr, ptr %19, align 8
  %2015 = load i64, ptr %12, align 8
  %2016 = getelementptr inbounds i8, ptr %2013, i64 24
  %2017 = load i64, ptr %2016, align 8
  %2018 = icmp eq i64 %2017, %2015
  br i1 %2018, label %2020, label %2019

2019:                                             ; preds = %2012
  store i64 %2015, ptr %2016, align 8
  br label %2032

2020:                                             ; preds = %2012
  store i64 -1, ptr %2016, align 8
  %2021 = getelementptr inbounds i8, ptr %2014, i64 200
  %2022 = load double, ptr %2021, align 8
  %2023 = getelementptr inbounds i8, ptr %2013, i64 32
  %2024 = load double, ptr %2023, align 8
  %2025 = fadd double %2022, %2024
  store double %2025, ptr %2023, align 8
  %2026 = fcmp ult double %2025, 1.000000e+00
  br i1 %2026, label %2032, label %2027

2027:                                             ; preds = %2020
  %2028 = fadd double %2025, -1.000000e+00
  store double %2028, ptr %2023, align 8
  %2029 = getelementptr inbounds i8, ptr %2014, i64 56
  %2030 = load i64, ptr %2029, align 8
  %2031 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %2030, i64 noundef %2010, i64 noundef 1)
  br label %2032

2032:                                             ; preds = %2027, %2020, %2019, %2004
  %2033 = icmp sgt i64 %1774, -1
  br i1 %2033, label %2034, label %2059

2034:                                             ; preds = %2032
  %2035 = load ptr, ptr %69, align 8
  %2036 = getelementptr i64, ptr %2035, i64 %1774
  %2037 = load i64, ptr %2036, align 8
  %2038 = load i64, ptr %68, align 8
  %2039 = icmp slt i64 %2037, %2038
  br i1 %2039, label %2040, label %2059

2040:                                             ; preds = %2034
  %2041 = load ptr, ptr %67, align 8
  %2042 = mul i64 %2038, %1774
  %2043 = getelementptr i64, ptr %2041, i64 %2042
  %2044 = add nsw i64 %2037, 1
  store i64 %2044, ptr %2036, align 8
  %2045 = icmp sgt i64 %2037, 0
  br i1 %2045, label %2046, label %2056

2046:                                             ; preds = %2040, %2053
  %2047 = phi i64 [ %2049, %2053 ], [ %2037, %2040 ]
  %2048 = add nsw i64 %2047, -1
  %2049 = lshr i64 %2048, 1
  %2050 = getelementptr i64, ptr %2043, i64 %2049
  %2051 = load i64, ptr %2050, align 8
  %2052 = icmp sgt i64 %2051, %2010
  br i1 %2052, label %2053, label %2056

2053:                                             ; preds = %2046
  %2054 = getelementptr i64, ptr %2043, i64 %2047
  store i64 %2051, ptr %2054, align 8
  %2055 = icmp ult i64 %2048, 2
  br i1 %2055, label %2056, label %2046

2056:                                             ; preds = %2053, %2046, %2040
  %2057 = phi i64 [ %2037, %2040 ], [ %2049, %2053 ], [ %2047, %2046 ]
  %2058 = getelementptr i64, ptr %2043, i64 %2057
  store i64 %2010, ptr %2058, align 8
  br label %2059

2059:                                             ; preds = %2056, %2034, %2032
  %2060 = load i64, ptr %381, align 8
  %2061 = icmp eq i64 %2060, 0
  br i1 %2061, label %2062, label %2072

2062:                                             ; preds = %2059
  %2063 = getelementptr inbounds i8, ptr %381, i64 64
  %2064 = load i64, ptr %2063, align 8
  %2065 = load ptr, ptr %19, align 8
  %2066 = getelementptr inbounds i8, ptr %2065, i64 152
  %2067 = load i64, ptr %2066, align 8
  %2068 = icmp slt i64 %2064, %2067
  br i1 %2068, label %2072, label %2069

2069:                                             ; preds = %2062
  %2070 = load i64, ptr %59, align 8
  %2071 = call noundef i64 @llvm.smax.i64(i64 %2070, i64 %2010)
  store i64 %2071, ptr %59, align 8
  br label %2072

2072:                                             ; preds = %2069, %2062, %2059
  %2073 = getelementptr inbounds i8, ptr %381, i64 8
  %2074 = load i64, ptr %2073, align 8
  %2075 = add i64 %2074, %2010
  %2076 = icmp eq i32 %1775, 0
  br i1 %2076, label %2077, label %2081

2077:                                             ; preds = %2072
  %2078 = getelementptr inbounds i8, ptr %381, i64 16
  %2079 = load i64, ptr %2078, align 8
  %2080 = add i64 %2079, %2010
  br label %2081

2081:                                             ; preds = %2077, %2072
  %2082 = phi i64 [ %2080, %2077 ], [ %2075, %2072 ]
  %2083 = load i64, ptr %381, align 8
  %2084 = icmp eq i64 %2083, 1
  br i1 %2084, label %2085, label %2255

2085:                                             ; preds = %2081
  %2086 = load ptr, ptr %37, align 8
  %2087 = load i64, ptr %38, align 8
  %2088 = getelementptr inbounds i8, ptr %381, i64 80
  %2089 = load i64, ptr %2088, align 8
  %2090 = getelementptr %struct.access_row, ptr %2086, i64 %2087
  %2091 = getelementptr %struct.access_row, ptr %2090, i64 %2089
  %2092 = load ptr, ptr %81, align 8
  %2093 = load i64, ptr %86, align 8
  %2094 = load ptr, ptr %19, align 8
  %2095 = getelementptr inbounds i8, ptr %381, i64 112
  %2096 = load i64, ptr %2095, align 8
  %2097 = icmp eq i64 %2096, 0
  br i1 %2097, label %2112, label %2098

2098:                                             ; preds = %2085
  %2099 = load i64, ptr %1333, align 8
  %2100 = load i64, ptr %1335, align 8
  %2101 = icmp eq i64 %2099, %2100
  br i1 %2101, label %2112, label %2102

2102:                                             ; preds = %2098
  %2103 = load ptr, ptr %50, align 8
  %2104 = load ptr, ptr %51, align 8
  %2105 = getelementptr %struct.read_row, ptr %2104, i64 %2099
  %2106 = load i64, ptr %2105, align 8
  %2107 = getelementptr %struct.value_row, ptr %2103, i64 %2106, i32 3
  %2108 = load i64, ptr %2107, align 8
  %2109 = icmp eq i64 %2108, 2
  %2110 = sext i1 %2109 to i64
  %2111 = add i64 %2074, %2110
  br label %2112

2112:                                             ; preds = %2102, %2098, %2085
  %2113 = phi i64 [ %2111, %2102 ], [ %2074, %2098 ], [ %2074, %2085 ]
  %2114 = getelementptr inbounds i8, ptr %381, i64 120
  %2115 = load i64, ptr %2114, align 8
  %2116 = call i64 @loaded_at(ptr noundef %2091, ptr noundef %2092, i64 noundef %2093, ptr noundef %2094, i64 noundef %2010, i64 noundef %2113, i64 noundef %2115)
  %2117 = getelementptr inbounds i8, ptr %2094, i64 320
  %2118 = load i64, ptr %2117, align 8
  %2119 = icmp eq i64 %2118, 0
  br i1 %2119, label %2171, label %2120

2120:                                             ; preds = %2112
  %2121 = icmp sgt i64 %2116, %2075
  br i1 %2121, label %2122, label %2146

2122:                                             ; preds = %2120
  %2123 = getelementptr inbounds i8, ptr %2094, i64 304
  %2124 = load i64, ptr %2123, align 8
  %2125 = icmp sgt i64 %2124, 0
  br i1 %2125, label %2126, label %2140

2126:                                             ; preds = %2122, %2133
  %2127 = phi i64 [ %2136, %2133 ], [ %2124, %2122 ]
  %2128 = phi i64 [ %2135, %2133 ], [ %2010, %2122 ]
  %2129 = load i64, ptr %2073, align 8
  %2130 = shl i64 %2129, 1
  %2131 = add i64 %2130, %2128
  %2132 = icmp slt i64 %2131, %2116
  br i1 %2132, label %2133, label %2140

2133:                                             ; preds = %2126
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %4, i8 0, i64 72, i1 false)
  %2134 = add i64 %2129, %2128
  %2135 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %4, i64 noundef %2134)
  %2136 = add nsw i64 %2127, -1
  %2137 = icmp sgt i64 %2127, 1
  br i1 %2137, label %2126, label %2138, !llvm.loop !43

2138:                                             ; preds = %2133
  %2139 = load i64, ptr %2073, align 8
  br label %2140

2140:                                             ; preds = %2126, %2138, %2122
  %2141 = phi i64 [ %2074, %2122 ], [ %2139, %2138 ], [ %2129, %2126 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %5, i8 0, i64 72, i1 false)
  %2142 = sub i64 %2116, %2141
  %2143 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %5, i64 noundef %2142)
  %2144 = load i64, ptr %2073, align 8
  %2145 = add i64 %2144, %2143
  br label %2171

2146:                                             ; preds = %2120
  %2147 = getelementptr inbounds i8, ptr %2091, i64 40
  %2148 = load i64, ptr %2147, align 8
  %2149 = icmp slt i64 %2148, 0
  br i1 %2149, label %2171, label %2150

2150:                                             ; preds = %2146
  %2151 = getelementptr inbounds i8, ptr %2091, i64 24
  %2152 = load i64, ptr %2151, align 8
  %2153 = icmp eq i64 %2148, %2152
  br i1 %2153, label %2171, label %2154

2154:                                             ; preds = %2150
  %2155 = getelementptr %struct.store_row, ptr %2092, i64 %2148
  %2156 = load i64, ptr %2094, align 8
  store i64 %2156, ptr %3, align 16
  %2157 = getelementptr inbounds i8, ptr %2094, i64 16
  %2158 = load i64, ptr %2157, align 8
  store i64 %2158, ptr %87, align 8
  %2159 = getelementptr inbounds i8, ptr %2094, i64 24
  %2160 = load i64, ptr %2159, align 8
  store i64 %2160, ptr %88, align 16
  %2161 = load i64, ptr %2155, align 8
  %2162 = getelementptr inbounds i8, ptr %2155, i64 32
  %2163 = load i64, ptr %2162, align 8
  %2164 = getelementptr [3 x i64], ptr %3, i64 0, i64 %2163
  %2165 = load i64, ptr %2164, align 8
  %2166 = add i64 %2165, %2161
  %2167 = icmp sgt i64 %2166, %2075
  br i1 %2167, label %2168, label %2171

2168:                                             ; preds = %2154
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  %2169 = add i64 %2010, 1
  %2170 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %6, i64 noundef %2169)
  br label %2171

2171:                                             ; preds = %2168, %2154, %2150, %2146, %2140, %2112
  %2172 = phi i64 [ %2145, %2140 ], [ %2116, %2168 ], [ %2116, %2154 ], [ %2116, %2150 ], [ %2116, %2146 ], [ %2116, %2112 ]
  %2173 = load ptr, ptr %19, align 8
  %2174 = getelementptr inbounds i8, ptr %2173, i64 296
  %2175 = load i64, ptr %2174, align 8
  %2176 = icmp eq i64 %2175, 0
  br i1 %2176, label %2224, label %2177

2177:                                             ; preds = %2171
  %2178 = load ptr, ptr %81, align 8
  %2179 = getelementptr inbounds i8, ptr %2091, i64 24
  %2180 = load i64, ptr %2179, align 8
  %2181 = icmp slt i64 %2180, 0
  br i1 %2181, label %2224, label %2182

2182:                                             ; preds = %2177
  %2183 = getelementptr inbounds i8, ptr %2091, i64 32
  %2184 = load i64, ptr %2183, align 8
  %2185 = icmp eq i64 %2184, 1
  br i1 %2185, label %2186, label %2224

2186:                                             ; preds = %2182
  %2187 = getelementptr %struct.store_row, ptr %2178, i64 %2180
  %2188 = getelementptr inbounds i8, ptr %2187, i64 8
  %2189 = load i64, ptr %2188, align 8
  %2190 = icmp sgt i64 %2189, %2010
  br i1 %2190, label %2191, label %2224

2191:                                             ; preds = %2186
  %2192 = getelementptr inbounds i8, ptr %2173, i64 184
  %2193 = load i64, ptr %2192, align 8
  %2194 = icmp eq i64 %2193, 0
  br i1 %2194, label %2195, label %2199

2195:                                             ; preds = %2191
  %2196 = getelementptr inbounds i8, ptr %2187, i64 16
  %2197 = load i64, ptr %2196, align 8
  %2198 = icmp eq i64 %2197, 0
  br i1 %2198, label %2199, label %2224

2199:                                             ; preds = %2195, %2191
  %2200 = getelementptr inbounds i8, ptr %2173, i64 392
  %2201 = load i64, ptr %2200, align 8
  %2202 = icmp eq i64 %2201, 0
  br i1 %2202, label %2203, label %2207

2203:                                             ; preds = %2199
  %2204 = getelementptr inbounds i8, ptr %2187, i64 24
  %2205 = load i64, ptr %2204, align 8
  %2206 = icmp eq i64 %2205, 0
  br i1 %2206, label %2207, label %2224

2207:                                             ; preds = %2203, %2199
  %2208 = getelementptr inbounds i8, ptr %2187, i64 80
  %2209 = load i64, ptr %2208, align 8
  %2210 = load i64, ptr %2091, align 8
  %2211 = icmp eq i64 %2209, %2210
  br i1 %2211, label %2227, label %2212

2212:                                             ; preds = %2207
  %2213 = icmp sgt i64 %2175, 0
  br i1 %2213, label %2214, label %2224

2214:                                             ; preds = %2212, %2214
  %2215 = phi i64 [ %2218, %2214 ], [ %2010, %2212 ]
  %2216 = phi i64 [ %2219, %2214 ], [ 0, %2212 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %7, i8 0, i64 72, i1 false)
  store i64 %2005, ptr %89, align 8
  %2217 = add i64 %2215, 1
  %2218 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %7, i64 noundef %2217)
  %2219 = add nuw nsw i64 %2216, 1
  %2220 = load ptr, ptr %19, align 8
  %2221 = getelementptr inbounds i8, ptr %2220, i64 296
  %2222 = load i64, ptr %2221, align 8
  %2223 = icmp slt i64 %2219, %2222
  br i1 %2223, label %2214, label %2224, !llvm.loop !44

2224:                                             ; preds = %2214, %2212, %2203, %2195, %2186, %2182, %2177, %2171
  %2225 = phi ptr [ %2173, %2212 ], [ %2173, %2195 ], [ %2173, %2186 ], [ %2173, %2203 ], [ %2173, %2177 ], [ %2173, %2182 ], [ %2173, %2171 ], [ %2220, %2214 ]
  %2226 = load i64, ptr %2091, align 8
  br label %2227

2227:                                             ; preds = %2224, %2207
  %2228 = phi ptr [ %2225, %2224 ], [ %2173, %2207 ]
  %2229 = phi i64 [ %2226, %2224 ], [ %2209, %2207 ]
  %2230 = icmp sgt i64 %2229, -1
  br i1 %2230, label %2231, label %2253

2231:                                             ; preds = %2227
  %2232 = getelementptr inbounds i8, ptr %2228, i64 32
  %2233 = load i64, ptr %2232, align 8
  %2234 = srem i64 %2229, %2233
  %2235 = getelementptr inbounds i8, ptr %2091, i64 16
  %2236 = load i64, ptr %2235, align 8
  %2237 = add i64 %2236, %2234
  %2238 = icmp sgt i64 %2237, %2233
  br i1 %2238, label %2239, label %2253

2239:                                             ; preds = %2231
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %2, i8 0, i64 72, i1 false)
  store i64 %2005, ptr %90, align 8
  %2240 = add i64 %2010, 1
  %2241 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %2, i64 noundef %2240)
  %2242 = load ptr, ptr %19, align 8
  %2243 = getelementptr inbounds i8, ptr %2242, i64 120
  %2244 = load i64, ptr %2243, align 8
  %2245 = icmp eq i64 %2244, 0
  br i1 %2245, label %2248, label %2246

2246:                                             ; preds = %2239
  %2247 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %2244, i64 noundef %2241, i64 noundef 1)
  br label %2248

2248:                                             ; preds = %2246, %2239
  %2249 = phi i64 [ %2247, %2246 ], [ %2241, %2239 ]
  %2250 = add i64 %2172, 1
  %2251 = sub i64 %2250, %2241
  %2252 = add i64 %2251, %2249
  br label %2253

2253:                                             ; preds = %2248, %2231, %2227
  %2254 = phi i64 [ %2252, %2248 ], [ %2172, %2231 ], [ %2172, %2227 ]
  br label %2484

2255:                                             ; preds = %2081
  br i1 %2008, label %2256, label %2489

2256:                                             ; preds = %2255
  %2257 = call noundef i64 @llvm.smax.i64(i64 %2010, i64 %1776)
  %2258 = load ptr, ptr %37, align 8
  %2259 = load i64, ptr %38, align 8
  %2260 = getelementptr inbounds i8, ptr %381, i64 80
  %2261 = load i64, ptr %2260, align 8
  %2262 = getelementptr %struct.access_row, ptr %2258, i64 %2259
  %2263 = getelementptr %struct.access_row, ptr %2262, i64 %2261
  %2264 = load ptr, ptr %19, align 8
  %2265 = getelementptr inbounds i8, ptr %2264, i64 176
  %2266 = load i64, ptr %2265, align 8
  %2267 = getelementptr inbounds i8, ptr %2263, i64 16
  %2268 = load i64, ptr %2267, align 8
  %2269 = add i64 %2266, -1
  %2270 = add i64 %2269, %2268
  %2271 = sdiv i64 %2270, %2266
  %2272 = call noundef i64 @llvm.smax.i64(i64 %2271, i64 1)
  %2273 = load ptr, ptr %81, align 8
  %2274 = load i64, ptr %82, align 8
  %2275 = getelementptr %struct.store_row, ptr %2273, i64 %2274
  %2276 = load i64, ptr %75, align 8
  %2277 = getelementptr inbounds i8, ptr %2264, i64 72
  %2278 = load i64, ptr %2277, align 8
  %2279 = icmp ne i64 %2278, 0
  %2280 = icmp sgt i64 %2276, -1
  %2281 = select i1 %2279, i1 %2280, i1 false
  br i1 %2281, label %2287, label %2282

2282:                                             ; preds = %2256
  %2283 = getelementptr inbounds i8, ptr %2264, i64 504
  %2284 = load i64, ptr %2283, align 8
  %2285 = icmp eq i64 %2284, 0
  %2286 = select i1 %2285, i64 0, i64 %2276
  br label %2357

2287:                                             ; preds = %2256
  %2288 = getelementptr inbounds i8, ptr %381, i64 64
  %2289 = load i64, ptr %2288, align 8
  %2290 = getelementptr inbounds i8, ptr %2264, i64 432
  %2291 = load i64, ptr %2290, align 8
  %2292 = icmp slt i64 %2289, %2291
  %2293 = getelementptr inbounds i8, ptr %2264, i64 504
  %2294 = load i64, ptr %2293, align 8
  %2295 = icmp eq i64 %2294, 0
  %2296 = select i1 %2295, i64 0, i64 %2276
  br i1 %2292, label %2357, label %2297

2297:                                             ; preds = %2287
  %2298 = getelementptr inbounds i8, ptr %2264, i64 496
  %2299 = load i64, ptr %2298, align 8
  %2300 = icmp eq i64 %2299, 0
  br i1 %2300, label %2301, label %2357

2301:                                             ; preds = %2297
  %2302 = getelementptr inbounds i8, ptr %2264, i64 80
  %2303 = load i64, ptr %2302, align 8
  %2304 = add i64 %2257, -1
  %2305 = load ptr, ptr %60, align 8
  %2306 = and i64 %2304, 32767
  %2307 = getelementptr %struct.day_row, ptr %2305, i64 %2306
  %2308 = load i64, ptr %2307, align 8
  %2309 = icmp eq i64 %2308, %2304
  br i1 %2309, label %2310, label %2315

2310:                                             ; preds = %2301
  %2311 = getelementptr inbounds i8, ptr %2307, i64 8
  %2312 = load i64, ptr %2311, align 8
  %2313 = xor i64 %2312, -1
  %2314 = and i64 %2303, %2313
  br label %2315

2315:                                             ; preds = %2310, %2301
  %2316 = phi i64 [ %2314, %2310 ], [ %2303, %2301 ]
  %2317 = icmp eq i64 %2316, 0
  br i1 %2317, label %2341, label %2318

2318:                                             ; preds = %2315, %2334
  %2319 = phi i64 [ %2336, %2334 ], [ 0, %2315 ]
  %2320 = phi i64 [ %2335, %2334 ], [ -1, %2315 ]
  %2321 = phi i64 [ %2337, %2334 ], [ %2316, %2315 ]
  %2322 = and i64 %2321, 1
  %2323 = icmp eq i64 %2322, 0
  br i1 %2323, label %2334, label %2324

2324:                                             ; preds = %2318
  %2325 = icmp slt i64 %2320, 0
  br i1 %2325, label %2333, label %2326

2326:                                             ; preds = %2324
  %2327 = load ptr, ptr %70, align 8
  %2328 = getelementptr i64, ptr %2327, i64 %2319
  %2329 = load i64, ptr %2328, align 8
  %2330 = getelementptr i64, ptr %2327, i64 %2320
  %2331 = load i64, ptr %2330, align 8
  %2332 = icmp slt i64 %2329, %2331
  br i1 %2332, label %2333, label %2334

2333:                                             ; preds = %2326, %2324
  br label %2334

2334:                                             ; preds = %2333, %2326, %2318
  %2335 = phi i64 [ %2319, %2333 ], [ %2320, %2326 ], [ %2320, %2318 ]
  %2336 = add i64 %2319, 1
  %2337 = ashr i64 %2321, 1
  %2338 = icmp ult i64 %2321, 2
  br i1 %2338, label %2339, label %2318, !llvm.loop !45

2339:                                             ; preds = %2334
  %2340 = icmp slt i64 %2335, 0
  br label %2341

2341:                                             ; preds = %2339, %2315
  %2342 = phi i1 [ true, %2315 ], [ %2340, %2339 ]
  %2343 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %2303, i64 noundef %2257, i64 noundef 1)
  %2344 = load i64, ptr %2302, align 8
  %2345 = add nsw i64 %2272, -1
  %2346 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %2344, i64 noundef %2343, i64 noundef %2345)
  %2347 = icmp sgt i64 %2343, %2296
  %2348 = icmp sgt i64 %2271, 1
  %2349 = select i1 %2348, i1 %2342, i1 false
  %2350 = select i1 %2347, i1 true, i1 %2349
  br i1 %2350, label %2351, label %2357

2351:                                             ; preds = %2341
  %2352 = load i64, ptr %2277, align 8
  %2353 = getelementptr inbounds i8, ptr %2264, i64 96
  %2354 = load i64, ptr %2353, align 8
  %2355 = mul i64 %2354, %2272
  %2356 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %2352, i64 noundef %2343, i64 noundef %2355)
  br label %2357

2357:                                             ; preds = %2351, %2341, %2297, %2287, %2282
  %2358 = phi i64 [ %2296, %2297 ], [ %2296, %2287 ], [ %2296, %2351 ], [ %2296, %2341 ], [ %2286, %2282 ]
  %2359 = phi i1 [ false, %2297 ], [ true, %2287 ], [ false, %2351 ], [ false, %2341 ], [ true, %2282 ]
  %2360 = phi i64 [ %2257, %2297 ], [ %2257, %2287 ], [ %2356, %2351 ], [ %2346, %2341 ], [ %2257, %2282 ]
  %2361 = getelementptr inbounds i8, ptr %381, i64 64
  %2362 = load i64, ptr %2361, align 8
  %2363 = icmp eq i64 %2362, 0
  br i1 %2363, label %2370, label %2364

2364:                                             ; preds = %2357
  %2365 = load ptr, ptr %19, align 8
  %2366 = getelementptr inbounds i8, ptr %2365, i64 152
  %2367 = load i64, ptr %2366, align 8
  %2368 = icmp sge i64 %2362, %2367
  %2369 = zext i1 %2368 to i64
  br label %2370

2370:                                             ; preds = %2364, %2357
  %2371 = phi i64 [ %2369, %2364 ], [ 2, %2357 ]
  %2372 = getelementptr inbounds i8, ptr %381, i64 88
  %2373 = load i64, ptr %2372, align 8
  %2374 = icmp eq i64 %2373, 0
  br i1 %2374, label %2375, label %2377

2375:                                             ; preds = %2370
  %2376 = load i64, ptr %2267, align 8
  br label %2383

2377:                                             ; preds = %2370
  %2378 = getelementptr inbounds i8, ptr %2263, i64 8
  %2379 = load i64, ptr %2378, align 8
  %2380 = load i64, ptr %2267, align 8
  %2381 = icmp slt i64 %2379, %2380
  %2382 = zext i1 %2381 to i64
  br label %2383

2383:                                             ; preds = %2377, %2375
  %2384 = phi i64 [ %2376, %2375 ], [ %2380, %2377 ]
  %2385 = phi i64 [ 0, %2375 ], [ %2382, %2377 ]
  %2386 = icmp slt i64 %2384, 4
  %2387 = zext i1 %2386 to i64
  %2388 = load i64, ptr %2263, align 8
  store i64 %2360, ptr %2275, align 8
  %2389 = getelementptr inbounds i8, ptr %2275, i64 8
  store i64 9223372036854775807, ptr %2389, align 8
  %2390 = getelementptr inbounds i8, ptr %2275, i64 16
  store i64 %2373, ptr %2390, align 8
  %2391 = getelementptr inbounds i8, ptr %2275, i64 24
  store i64 %2385, ptr %2391, align 8
  %2392 = getelementptr inbounds i8, ptr %2275, i64 32
  store i64 %2371, ptr %2392, align 8
  %2393 = getelementptr inbounds i8, ptr %2275, i64 40
  %2394 = getelementptr inbounds i8, ptr %2275, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %2393, i8 0, i64 40, i1 false)
  store i64 %2388, ptr %2394, align 8
  %2395 = getelementptr inbounds i8, ptr %2275, i64 88
  store i64 %2387, ptr %2395, align 8
  br i1 %2359, label %2479, label %2396

2396:                                             ; preds = %2383
  %2397 = load ptr, ptr %19, align 8
  %2398 = getelementptr inbounds i8, ptr %2397, i64 496
  %2399 = load i64, ptr %2398, align 8
  %2400 = icmp eq i64 %2399, 0
  br i1 %2400, label %2479, label %2401

2401:                                             ; preds = %2396
  %2402 = getelementptr inbounds i8, ptr %2397, i64 104
  %2403 = load i64, ptr %2402, align 8
  %2404 = icmp eq i64 %2403, 0
  br i1 %2404, label %2417, label %2405

2405:                                             ; preds = %2401
  %2406 = load ptr, ptr %45, align 8
  br label %2407

2407:                                             ; preds = %2407, %2405
  %2408 = phi i64 [ 9223372036854775807, %2405 ], [ %2413, %2407 ]
  %2409 = phi i64 [ %2403, %2405 ], [ %2415, %2407 ]
  %2410 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2409, i1 true)
  %2411 = getelementptr %struct.station_row, ptr %2406, i64 %2410, i32 7
  %2412 = load i64, ptr %2411, align 8
  %2413 = call i64 @llvm.smin.i64(i64 %2412, i64 %2408)
  %2414 = add i64 %2409, -1
  %2415 = and i64 %2414, %2409
  %2416 = icmp eq i64 %2415, 0
  br i1 %2416, label %2417, label %2407, !llvm.loop !46

2417:                                             ; preds = %2407, %2401
  %2418 = phi i64 [ 9223372036854775807, %2401 ], [ %2413, %2407 ]
  %2419 = load i64, ptr %12, align 8
  %2420 = call noundef i64 @llvm.smax.i64(i64 %2419, i64 %2418)
  call fastcc void @read_waiting(ptr noundef %0, ptr noundef nonnull %12, i64 noundef %2420)
  br label %2421

2421:                                             ; preds = %2453, %2417
  %2422 = load ptr, ptr %81, align 8
  %2423 = load i64, ptr %83, align 8
  %2424 = getelementptr %struct.store_row, ptr %2422, i64 %2423
  %2425 = load i64, ptr %82, align 8
  %2426 = getelementptr %struct.store_row, ptr %2422, i64 %2425
  %2427 = icmp ult ptr %2424, %2426
  br i1 %2427, label %2428, label %2446

2428:                                             ; preds = %2421
  %2429 = load i64, ptr %84, align 8
  br label %2430

2430:                                             ; preds = %2428, %2440
  %2431 = phi ptr [ %2444, %2440 ], [ %2424, %2428 ]
  %2432 = phi i64 [ %2443, %2440 ], [ 0, %2428 ]
  %2433 = getelementptr inbounds i8, ptr %2431, i64 56
  %2434 = load i64, ptr %2433, align 8
  %2435 = icmp eq i64 %2434, 0
  br i1 %2435, label %2440, label %2436

2436:                                             ; preds = %2430
  %2437 = getelementptr inbounds i8, ptr %2431, i64 40
  %2438 = load i64, ptr %2437, align 8
  %2439 = icmp slt i64 %2438, %2429
  br label %2440

2440:                                             ; preds = %2436, %2430
  %2441 = phi i1 [ false, %2430 ], [ %2439, %2436 ]
  %2442 = zext i1 %2441 to i64
  %2443 = add i64 %2432, %2442
  %2444 = getelementptr i8, ptr %2431, i64 96
  %2445 = icmp ult ptr %2444, %2426
  br i1 %2445, label %2430, label %2446, !llvm.loop !47

2446:                                             ; preds = %2440, %2421
  %2447 = phi i64 [ 0, %2421 ], [ %2443, %2440 ]
  %2448 = load ptr, ptr %19, align 8
  %2449 = getelementptr inbounds i8, ptr %2448, i64 496
  %2450 = load i64, ptr %2449, align 8
  %2451 = icmp slt i64 %2447, %2450
  %2452 = load i64, ptr %84, align 8
  br i1 %2451, label %2455, label %2453

2453:                                             ; preds = %2446
  %2454 = add i64 %2452, 1
  call fastcc void @read_waiting(ptr noundef nonnull %0, ptr noundef nonnull %12, i64 noundef %2454)
  br label %2421, !llvm.loop !48

2455:                                             ; preds = %2446
  %2456 = getelementptr inbounds i8, ptr %2448, i64 104
  %2457 = load i64, ptr %2456, align 8
  %2458 = icmp eq i64 %2457, 0
  br i1 %2458, label %2469, label %2459

2459:                                             ; preds = %2455, %2459
  %2460 = phi i64 [ %2467, %2459 ], [ %2457, %2455 ]
  %2461 = load ptr, ptr %45, align 8
  %2462 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2460, i1 true)
  %2463 = getelementptr %struct.station_row, ptr %2461, i64 %2462, i32 7
  %2464 = load i64, ptr %2463, align 8
  %2465 = call noundef i64 @llvm.smax.i64(i64 %2464, i64 %2452)
  store i64 %2465, ptr %2463, align 8
  %2466 = add i64 %2460, -1
  %2467 = and i64 %2466, %2460
  %2468 = icmp eq i64 %2467, 0
  br i1 %2468, label %2469, label %2459, !llvm.loop !49

2469:                                             ; preds = %2459, %2455
  store i64 %2360, ptr %2393, align 8
  %2470 = getelementptr inbounds i8, ptr %2275, i64 48
  store i64 %2358, ptr %2470, align 8
  %2471 = getelementptr inbounds i8, ptr %2275, i64 64
  store i64 %2272, ptr %2471, align 8
  %2472 = getelementptr inbounds i8, ptr %2275, i64 56
  store i64 %2272, ptr %2472, align 8
  %2473 = load i64, ptr %85, align 8
  %2474 = add i64 %2473, 1
  store i64 %2474, ptr %85, align 8
  %2475 = load ptr, ptr %19, align 8
  %2476 = getelementptr inbounds i8, ptr %2475, i64 80
  %2477 = load i64, ptr %2476, align 8
  %2478 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %2477, i64 noundef %2360, i64 noundef %2272)
  store i64 %2478, ptr %2275, align 8
  br label %2479

2479:                                             ; preds = %2469, %2396, %2383
  %2480 = phi i64 [ %2478, %2469 ], [ %2360, %2396 ], [ %2360, %2383 ]
  %2481 = add i64 %2480, 1
  %2482 = load i64, ptr %82, align 8
  %2483 = add i64 %2482, 1
  store i64 %2483, ptr %82, align 8
  br label %2484

2484:                                             ; preds = %2479, %2253
  %2485 = phi i64 [ %2254, %2253 ], [ %2481, %2479 ]
  %2486 = phi i64 [ %2254, %2253 ], [ %2082, %2479 ]
  br i1 %1145, label %2490, label %2487

2487:                                             ; preds = %2484
  %2488 = load i64, ptr %381, align 8
  br label %2561

2489:                                             ; preds = %2255
  br i1 %1145, label %2498, label %2566

2490:                                             ; preds = %2484
  br i1 %2008, label %2491, label %2498

2491:                                             ; preds = %2490
  %2492 = load ptr, ptr %19, align 8
  %2493 = getelementptr inbounds i8, ptr %2492, i64 312
  %2494 = load i64, ptr %2493, align 8
  %2495 = icmp eq i64 %2494, 0
  %2496 = add i64 %2485, -1
  %2497 = select i1 %2495, i64 %2010, i64 %2496
  br label %2498

2498:                                             ; preds = %2491, %2490, %2489
  %2499 = phi i64 [ %2485, %2490 ], [ %2485, %2491 ], [ %2075, %2489 ]
  %2500 = phi i64 [ %2486, %2490 ], [ %2486, %2491 ], [ %2082, %2489 ]
  %2501 = phi i64 [ %2010, %2490 ], [ %2497, %2491 ], [ %2010, %2489 ]
  %2502 = load ptr, ptr %45, align 8
  %2503 = getelementptr %struct.station_row, ptr %2502, i64 %930
  %2504 = load ptr, ptr %46, align 8
  %2505 = load i64, ptr %47, align 8
  %2506 = mul i64 %2505, %930
  %2507 = getelementptr i64, ptr %2504, i64 %2506
  %2508 = getelementptr inbounds i8, ptr %2503, i64 32
  %2509 = load i64, ptr %2508, align 8
  %2510 = load i64, ptr %2503, align 8
  %2511 = icmp slt i64 %2509, %2510
  br i1 %2511, label %2512, label %2525

2512:                                             ; preds = %2498
  %2513 = add nsw i64 %2509, 1
  store i64 %2513, ptr %2508, align 8
  %2514 = icmp sgt i64 %2509, 0
  br i1 %2514, label %2515, label %2550

2515:                                             ; preds = %2512, %2522
  %2516 = phi i64 [ %2518, %2522 ], [ %2509, %2512 ]
  %2517 = add nsw i64 %2516, -1
  %2518 = lshr i64 %2517, 1
  %2519 = getelementptr i64, ptr %2507, i64 %2518
  %2520 = load i64, ptr %2519, align 8
  %2521 = icmp sgt i64 %2520, %2501
  br i1 %2521, label %2522, label %2550

2522:                                             ; preds = %2515
  %2523 = getelementptr i64, ptr %2507, i64 %2516
  store i64 %2520, ptr %2523, align 8
  %2524 = icmp ult i64 %2517, 2
  br i1 %2524, label %2550, label %2515

2525:                                             ; preds = %2498
  %2526 = icmp sgt i64 %2509, 1
  br i1 %2526, label %2527, label %2550

2527:                                             ; preds = %2525, %2545
  %2528 = phi i64 [ %2548, %2545 ], [ 1, %2525 ]
  %2529 = phi i64 [ %2547, %2545 ], [ 0, %2525 ]
  %2530 = phi i64 [ %2541, %2545 ], [ 0, %2525 ]
  %2531 = add i64 %2529, 2
  %2532 = icmp slt i64 %2531, %2509
  br i1 %2532, label %2533, label %2540

2533:                                             ; preds = %2527
  %2534 = getelementptr i64, ptr %2507, i64 %2531
  %2535 = load i64, ptr %2534, align 8
  %2536 = getelementptr i64, ptr %2507, i64 %2528
  %2537 = load i64, ptr %2536, align 8
  %2538 = icmp slt i64 %2535, %2537
  %2539 = select i1 %2538, i64 %2531, i64 %2528
  br label %2540

2540:                                             ; preds = %2533, %2527
  %2541 = phi i64 [ %2528, %2527 ], [ %2539, %2533 ]
  %2542 = getelementptr i64, ptr %2507, i64 %2541
  %2543 = load i64, ptr %2542, align 8
  %2544 = icmp slt i64 %2543, %2501
  br i1 %2544, label %2545, label %2550

2545:                                             ; preds = %2540
  %2546 = getelementptr i64, ptr %2507, i64 %2530
  store i64 %2543, ptr %2546, align 8
  %2547 = shl i64 %2541, 1
  %2548 = or disjoint i64 %2547, 1
  %2549 = icmp slt i64 %2548, %2509
  br i1 %2549, label %2527, label %2550

2550:                                             ; preds = %2545, %2540, %2522, %2515, %2525, %2512
  %2551 = phi i64 [ %2509, %2512 ], [ 0, %2525 ], [ %2518, %2522 ], [ %2516, %2515 ], [ %2541, %2545 ], [ %2530, %2540 ]
  %2552 = getelementptr i64, ptr %2507, i64 %2551
  store i64 %2501, ptr %2552, align 8
  %2553 = getelementptr inbounds i8, ptr %381, i64 64
  %2554 = load i64, ptr %2553, align 8
  %2555 = icmp sgt i64 %2554, 0
  %2556 = load i64, ptr %381, align 8
  %2557 = icmp eq i64 %2556, 0
  %2558 = select i1 %2555, i1 %2557, i1 false
  br i1 %2558, label %2559, label %2561

2559:                                             ; preds = %2550
  %2560 = load i64, ptr %49, align 8
  br label %2566

2561:                                             ; preds = %2550, %2487
  %2562 = phi i64 [ %2488, %2487 ], [ %2556, %2550 ]
  %2563 = phi i64 [ %2486, %2487 ], [ %2500, %2550 ]
  %2564 = phi i64 [ %2485, %2487 ], [ %2499, %2550 ]
  %2565 = icmp eq i64 %2562, 1
  br i1 %2565, label %2577, label %2566

2566:                                             ; preds = %2561, %2559, %2489
  %2567 = phi i64 [ -1048576, %2561 ], [ -1048576, %2489 ], [ %2560, %2559 ]
  %2568 = phi i64 [ %2564, %2561 ], [ %2075, %2489 ], [ %2499, %2559 ]
  %2569 = phi i64 [ %2563, %2561 ], [ %2082, %2489 ], [ %2500, %2559 ]
  %2570 = load i64, ptr %904, align 8
  %2571 = icmp eq i64 %2570, 0
  br i1 %2571, label %2572, label %2577

2572:                                             ; preds = %2566
  %2573 = load i64, ptr %1333, align 8
  %2574 = load i64, ptr %1335, align 8
  %2575 = icmp eq i64 %2573, %2574
  %2576 = zext i1 %2575 to i64
  br label %2577

2577:                                             ; preds = %2572, %2566, %2561
  %2578 = phi i64 [ %2567, %2566 ], [ -1048576, %2561 ], [ %2567, %2572 ]
  %2579 = phi i64 [ %2568, %2566 ], [ %2564, %2561 ], [ %2568, %2572 ]
  %2580 = phi i64 [ %2569, %2566 ], [ %2563, %2561 ], [ %2569, %2572 ]
  %2581 = phi i64 [ 0, %2566 ], [ 2, %2561 ], [ %2576, %2572 ]
  %2582 = getelementptr inbounds i8, ptr %381, i64 160
  %2583 = load i64, ptr %2582, align 8
  %2584 = getelementptr inbounds i8, ptr %381, i64 168
  %2585 = load i64, ptr %2584, align 8
  %2586 = icmp slt i64 %2583, %2585
  br i1 %2586, label %2587, label %2604

2587:                                             ; preds = %2577
  %2588 = getelementptr inbounds i8, ptr %381, i64 24
  br label %2589

2589:                                             ; preds = %2589, %2587
  %2590 = phi i64 [ %2583, %2587 ], [ %2601, %2589 ]
  %2591 = load ptr, ptr %50, align 8
  %2592 = load ptr, ptr %91, align 8
  %2593 = getelementptr i64, ptr %2592, i64 %2590
  %2594 = load i64, ptr %2593, align 8
  %2595 = getelementptr %struct.value_row, ptr %2591, i64 %2594
  %2596 = load i64, ptr %2588, align 8
  store i64 %2579, ptr %2595, align 8
  %2597 = getelementptr inbounds i8, ptr %2595, i64 8
  store i64 %2580, ptr %2597, align 8
  %2598 = getelementptr inbounds i8, ptr %2595, i64 16
  store i64 %2596, ptr %2598, align 8
  %2599 = getelementptr inbounds i8, ptr %2595, i64 24
  store i64 %2581, ptr %2599, align 8
  %2600 = getelementptr inbounds i8, ptr %2595, i64 32
  store i64 %2578, ptr %2600, align 8
  %2601 = add nsw i64 %2590, 1
  %2602 = load i64, ptr %2584, align 8
  %2603 = icmp slt i64 %2601, %2602
  br i1 %2603, label %2589, label %2604, !llvm.loop !50

2604:                                             ; preds = %2589, %2577
  %2605 = load ptr, ptr %28, align 8
  %2606 = icmp eq ptr %2605, null
  br i1 %2606, label %2611, label %2607

2607:                                             ; preds = %2604
  store i64 %2010, ptr %34, align 8
  store i64 %2579, ptr %35, align 8
  %2608 = load i64, ptr %36, align 8
  %2609 = add i64 %2608, 1
  store i64 %2609, ptr %36, align 8
  %2610 = getelementptr %struct.event_row, ptr %2605, i64 %2608
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %2610, ptr noundef nonnull align 8 dereferenceable(64) %25, i64 64, i1 false)
  store i64 0, ptr %25, align 8
  br label %2611

2611:                                             ; preds = %2604, %2607
  %2612 = call noundef i64 @llvm.smax.i64(i64 %379, i64 %2579)
  %2613 = load i64, ptr %430, align 8
  %2614 = add i64 %2613, %378
  %2615 = load i64, ptr %382, align 8
  switch i64 %2615, label %2616 [
    i64 0, label %2621
    i64 1, label %2619
    i64 2, label %2619
  ]

2616:                                             ; preds = %2611
  %2617 = load i64, ptr %27, align 8
  %2618 = add i64 %2617, %2615
  br label %2619

2619:                                             ; preds = %2611, %2611, %2616
  %2620 = phi i64 [ %2618, %2616 ], [ 0, %2611 ], [ 0, %2611 ]
  store i64 %2620, ptr %27, align 8
  br label %2621

2621:                                             ; preds = %2619, %2611, %388, %391
  %2622 = phi i64 [ %379, %391 ], [ %379, %388 ], [ %2612, %2611 ], [ %2612, %2619 ]
  %2623 = phi i64 [ %378, %391 ], [ %378, %388 ], [ %2614, %2611 ], [ %2614, %2619 ]
  %2624 = add nsw i64 %377, 1
  %2625 = load i64, ptr %173, align 8
  %2626 = icmp slt i64 %2624, %2625
  br i1 %2626, label %376, label %176, !llvm.loop !51
}

declare void @llvm.memset.inline.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #0

define dso_local void @decode_stream(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef %6) local_unnamed_addr #0 {
  %8 = alloca %struct.predecoder, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 232
  store i64 %5, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 240
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %8, i64 224
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 24
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %8, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  store i64 -1, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 352
  %15 = icmp sgt i64 %1, 0
  br i1 %15, label %16, label %23

16:                                               ; preds = %7
  %17 = load i64, ptr %14, align 8
  %18 = icmp eq i64 %4, 0
  %19 = getelementptr inbounds i8, ptr %3, i64 360
  %20 = getelementptr inbounds i8, ptr %3, i64 368
  %21 = getelementptr inbounds i8, ptr %3, i64 160
  %22 = getelementptr inbounds i8, ptr %8, i64 32
  br label %24

23:                                               ; preds = %164, %7
  ret void

24:                                               ; preds = %16, %164
  %25 = phi i64 [ 0, %16 ], [ %171, %164 ]
  %26 = phi i64 [ 0, %16 ], [ %165, %164 ]
  %27 = phi i64 [ -1, %16 ], [ %170, %164 ]
  %28 = phi i64 [ 0, %16 ], [ %169, %164 ]
  %29 = phi i64 [ 0, %16 ], [ %168, %164 ]
  %30 = phi i64 [ %17, %16 ], [ %167, %164 ]
  %31 = phi i64 [ 0, %16 ], [ %166, %164 ]
  %32 = getelementptr i32, ptr %0, i64 %26
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr %struct.decoded_row, ptr %2, i64 %34
  %36 = getelementptr double, ptr %6, i64 %26
  %37 = load double, ptr %36, align 8
  %38 = fcmp oeq double %37, 0.000000e+00
  br i1 %38, label %39, label %41

39:                                               ; preds = %24
  %40 = add nuw nsw i64 %26, 1
  br label %164

41:                                               ; preds = %24
  %42 = icmp slt i64 %27, 0
  br i1 %42, label %43, label %51

43:                                               ; preds = %41
  br i1 %18, label %44, label %46

44:                                               ; preds = %43
  %45 = load i64, ptr %35, align 8
  br label %46

46:                                               ; preds = %44, %43
  %47 = phi i64 [ %25, %43 ], [ %45, %44 ]
  store i64 -1, ptr %13, align 8
  %48 = load i64, ptr %8, align 8
  %49 = tail call noundef i64 @llvm.smax.i64(i64 %48, i64 %29)
  store i64 %49, ptr %8, align 8
  %50 = call fastcc i64 @predecode(ptr noundef nonnull %8, ptr noundef %3, ptr noundef nonnull %0, i64 noundef %1, ptr noundef %2, i64 noundef %26, i64 noundef %47)
  br label %51

51:                                               ; preds = %46, %41
  %52 = phi i64 [ %50, %46 ], [ %27, %41 ]
  %53 = phi i64 [ %47, %46 ], [ %25, %41 ]
  %54 = getelementptr inbounds i8, ptr %35, i64 8
  %55 = load i64, ptr %54, align 8
  %56 = add i64 %55, %53
  %57 = add nuw nsw i64 %26, 1
  %58 = icmp slt i64 %57, %1
  br i1 %58, label %59, label %81

59:                                               ; preds = %51
  %60 = getelementptr double, ptr %6, i64 %57
  %61 = load double, ptr %60, align 8
  %62 = fcmp oeq double %61, 0.000000e+00
  br i1 %62, label %81, label %63

63:                                               ; preds = %59
  br i1 %18, label %64, label %79

64:                                               ; preds = %63
  %65 = getelementptr i32, ptr %0, i64 %57
  %66 = getelementptr i8, ptr %65, i64 -4
  %67 = load i32, ptr %66, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr %struct.decoded_row, ptr %2, i64 %68
  %70 = load i32, ptr %65, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr %struct.decoded_row, ptr %2, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = load i64, ptr %69, align 8
  %75 = getelementptr inbounds i8, ptr %69, i64 8
  %76 = load i64, ptr %75, align 8
  %77 = add i64 %76, %74
  %78 = icmp eq i64 %73, %77
  br i1 %78, label %79, label %81

79:                                               ; preds = %63, %64
  %80 = call fastcc i64 @predecode(ptr noundef nonnull %8, ptr noundef %3, ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %2, i64 noundef %57, i64 noundef %56)
  br label %81

81:                                               ; preds = %51, %59, %79, %64
  %82 = phi i64 [ %80, %79 ], [ -1, %64 ], [ -1, %59 ], [ -1, %51 ]
  %83 = getelementptr inbounds i8, ptr %35, i64 40
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, 0
  %86 = tail call i64 @llvm.smax.i64(i64 %52, i64 %82)
  %87 = select i1 %85, i64 %52, i64 %86
  %88 = icmp slt i64 %29, %87
  br i1 %88, label %89, label %91

89:                                               ; preds = %81
  %90 = load i64, ptr %14, align 8
  br label %91

91:                                               ; preds = %89, %81
  %92 = phi i64 [ 0, %89 ], [ %31, %81 ]
  %93 = phi i64 [ %90, %89 ], [ %30, %81 ]
  %94 = phi i64 [ %87, %89 ], [ %29, %81 ]
  %95 = getelementptr inbounds i8, ptr %35, i64 48
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %98, label %154

98:                                               ; preds = %91
  %99 = getelementptr inbounds i8, ptr %35, i64 32
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %93, 1
  br i1 %101, label %116, label %102

102:                                              ; preds = %98
  %103 = icmp sgt i64 %100, 1
  br i1 %103, label %107, label %104

104:                                              ; preds = %102
  %105 = add i64 %92, 1
  %106 = add nsw i64 %93, -1
  br label %130

107:                                              ; preds = %102
  %108 = icmp sgt i64 %92, 0
  br i1 %108, label %109, label %113

109:                                              ; preds = %107
  %110 = add i64 %94, 1
  %111 = load i64, ptr %14, align 8
  %112 = add i64 %111, -1
  br label %121

113:                                              ; preds = %107
  %114 = add nsw i64 %92, 1
  %115 = add nsw i64 %93, -1
  br label %121

116:                                              ; preds = %98
  %117 = add i64 %94, 1
  %118 = load i64, ptr %14, align 8
  %119 = add i64 %118, -1
  %120 = icmp sgt i64 %100, 1
  br i1 %120, label %121, label %130

121:                                              ; preds = %109, %116, %113
  %122 = phi i64 [ 1, %116 ], [ %114, %113 ], [ 1, %109 ]
  %123 = phi i64 [ %119, %116 ], [ %115, %113 ], [ %112, %109 ]
  %124 = phi i64 [ %117, %116 ], [ %94, %113 ], [ %110, %109 ]
  %125 = load i64, ptr %19, align 8
  %126 = icmp eq i64 %125, 0
  %127 = sub i64 %125, %100
  %128 = tail call i64 @llvm.smin.i64(i64 %127, i64 %123)
  %129 = select i1 %126, i64 %123, i64 %128
  br label %130

130:                                              ; preds = %121, %104, %116
  %131 = phi i64 [ 1, %116 ], [ %105, %104 ], [ %122, %121 ]
  %132 = phi i64 [ %119, %116 ], [ %106, %104 ], [ %129, %121 ]
  %133 = phi i64 [ %117, %116 ], [ %94, %104 ], [ %124, %121 ]
  %134 = load i64, ptr %19, align 8
  %135 = icmp eq i64 %134, 0
  %136 = icmp slt i64 %100, %134
  %137 = select i1 %135, i1 true, i1 %136
  br i1 %137, label %146, label %138

138:                                              ; preds = %130
  %139 = load i64, ptr %20, align 8
  %140 = add i64 %139, %133
  %141 = load i64, ptr %21, align 8
  %142 = add i64 %100, -1
  %143 = add i64 %142, %141
  %144 = sdiv i64 %143, %141
  %145 = add i64 %140, %144
  br label %146

146:                                              ; preds = %138, %130
  %147 = phi i64 [ %131, %130 ], [ 0, %138 ]
  %148 = phi i64 [ %132, %130 ], [ 0, %138 ]
  %149 = phi i64 [ %133, %130 ], [ %145, %138 ]
  %150 = getelementptr inbounds i8, ptr %35, i64 56
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %151, 0
  %153 = select i1 %152, i64 %148, i64 0
  br label %154

154:                                              ; preds = %146, %91
  %155 = phi i64 [ %92, %91 ], [ %147, %146 ]
  %156 = phi i64 [ %93, %91 ], [ %153, %146 ]
  %157 = phi i64 [ %94, %91 ], [ %149, %146 ]
  %158 = load i64, ptr %11, align 8
  %159 = srem i64 %158, 24
  %160 = getelementptr [24 x i64], ptr %22, i64 0, i64 %159
  store i64 %157, ptr %160, align 8
  %161 = add i64 %158, 1
  store i64 %161, ptr %11, align 8
  %162 = sub i64 %157, %28
  %163 = sitofp i64 %162 to double
  store double %163, ptr %36, align 8
  br label %164

164:                                              ; preds = %39, %154
  %165 = phi i64 [ %40, %39 ], [ %57, %154 ]
  %166 = phi i64 [ %31, %39 ], [ %155, %154 ]
  %167 = phi i64 [ %30, %39 ], [ %156, %154 ]
  %168 = phi i64 [ %29, %39 ], [ %157, %154 ]
  %169 = phi i64 [ %28, %39 ], [ %157, %154 ]
  %170 = phi i64 [ %27, %39 ], [ %82, %154 ]
  %171 = phi i64 [ %25, %39 ], [ %56, %154 ]
  %172 = icmp eq i64 %165, %1
  br i1 %172, label %23, label %24, !llvm.loop !52
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
  br i1 %47, label %30, label %48, !llvm.loop !53

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
  br i1 %86, label %69, label %87, !llvm.loop !53

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
  br i1 %163, label %146, label %164, !llvm.loop !53

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
  br i1 %41, label %31, label %24, !llvm.loop !54

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
  br i1 %143, label %70, label %64, !llvm.loop !55

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
  br i1 %177, label %144, label %178, !llvm.loop !56

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
  br i1 %197, label %36, label %42, !llvm.loop !57

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
  br i1 %213, label %198, label %192, !llvm.loop !58

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
  br i1 %246, label %214, label %247, !llvm.loop !59

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
  br i1 %27, label %12, label %14, !llvm.loop !60

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
  br i1 %53, label %28, label %29, !llvm.loop !61

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
  br i1 %74, label %54, label %56, !llvm.loop !62
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
  br i1 %29, label %12, label %11, !llvm.loop !63

30:                                               ; preds = %53
  %31 = and i64 %54, %2
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %10, label %33

33:                                               ; preds = %30, %34
  br label %9, !llvm.loop !64

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
  br i1 %55, label %38, label %30, !llvm.loop !65

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
  br i1 %77, label %58, label %56, !llvm.loop !66
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
  br i1 %53, label %15, label %16, !llvm.loop !67

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
  br i1 %99, label %78, label %69, !llvm.loop !68

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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %112, ptr noundef nonnull align 8 dereferenceable(24) %113, i64 24, i1 false)
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
  br i1 %125, label %109, label %100, !llvm.loop !69

126:                                              ; preds = %142, %100
  %127 = phi i64 [ %59, %100 ], [ %144, %142 ]
  %128 = getelementptr inbounds i8, ptr %62, i64 168
  store i64 %127, ptr %128, align 8
  %129 = add nsw i64 %56, 1
  %130 = load i64, ptr %27, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %54, label %44, !llvm.loop !70

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
  br i1 %148, label %132, label %126, !llvm.loop !71
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
  br i1 %56, label %10, label %27, !llvm.loop !72
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
  br i1 %46, label %47, label %35, !llvm.loop !73

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
  br i1 %56, label %12, label %14, !llvm.loop !74

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
  br i1 %26, label %7, label %8, !llvm.loop !75

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
  br i1 %41, label %27, label %21, !llvm.loop !76
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
  br i1 %48, label %50, label %41, !llvm.loop !77

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
  br i1 %57, label %32, label %58, !llvm.loop !78

58:                                               ; preds = %54, %26, %12, %18, %22
  %59 = phi i64 [ %13, %18 ], [ %13, %22 ], [ %13, %12 ], [ %13, %26 ], [ %55, %54 ]
  %60 = add nuw nsw i64 %14, 1
  %61 = icmp eq i64 %60, %3
  br i1 %61, label %10, label %12, !llvm.loop !79
}

define dso_local void @match_stores(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef %6, ptr nocapture noundef %7, ptr nocapture noundef writeonly %8, ptr nocapture noundef writeonly %9) local_unnamed_addr #0 {
  %11 = icmp sgt i64 %3, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %10
  %13 = add i64 %5, -1
  br label %15

14:                                               ; preds = %207, %10
  ret void

15:                                               ; preds = %12, %207
  %16 = phi i64 [ 0, %12 ], [ %28, %207 ]
  %17 = phi i64 [ 0, %12 ], [ %208, %207 ]
  %18 = getelementptr i64, ptr %8, i64 %17
  store i64 -1, ptr %18, align 8
  %19 = getelementptr i64, ptr %9, i64 %17
  store i64 0, ptr %19, align 8
  %20 = getelementptr i64, ptr %0, i64 %17
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr i64, ptr %1, i64 %17
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %23, %21
  %25 = getelementptr i8, ptr %2, i64 %17
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i64
  %28 = add i64 %16, %27
  %29 = icmp slt i64 %21, 0
  %30 = icmp slt i64 %23, 1
  %31 = select i1 %29, i1 true, i1 %30
  br i1 %31, label %207, label %32

32:                                               ; preds = %15
  %33 = and i64 %21, 9223372036854775800
  %34 = icmp slt i64 %33, %24
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i64 -1, ptr %18, align 8
  br label %207

36:                                               ; preds = %32
  %37 = lshr i64 %21, 3
  br label %40

38:                                               ; preds = %197
  store i64 %200, ptr %18, align 8
  %39 = icmp sgt i64 %200, -1
  br i1 %39, label %204, label %207

40:                                               ; preds = %36, %197
  %41 = phi i64 [ %202, %197 ], [ %33, %36 ]
  %42 = phi i64 [ %200, %197 ], [ -1, %36 ]
  %43 = phi i64 [ %199, %197 ], [ 1, %36 ]
  %44 = phi i64 [ %198, %197 ], [ -1, %36 ]
  %45 = phi i64 [ %201, %197 ], [ %37, %36 ]
  %46 = sub i64 %21, %41
  %47 = sub i64 %24, %41
  %48 = lshr i64 %45, 6
  %49 = mul i64 %48, -7046029254386353131
  %50 = lshr i64 %49, 26
  %51 = and i64 %50, 274877906880
  %52 = and i64 %45, 63
  %53 = or disjoint i64 %51, %52
  br label %54

54:                                               ; preds = %54, %40
  %55 = phi i64 [ %53, %40 ], [ %62, %54 ]
  %56 = and i64 %55, %13
  %57 = getelementptr %struct.written_granule, ptr %4, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, -1
  %60 = icmp eq i64 %58, %45
  %61 = or i1 %59, %60
  %62 = add i64 %56, 1
  br i1 %61, label %63, label %54, !llvm.loop !77

63:                                               ; preds = %54
  %64 = tail call noundef i64 @llvm.smax.i64(i64 %46, i64 0)
  %65 = tail call i64 @llvm.smin.i64(i64 %47, i64 8)
  %66 = load i8, ptr %25, align 1
  %67 = icmp eq i8 %66, 0
  br i1 %59, label %69, label %68

68:                                               ; preds = %63
  br i1 %67, label %131, label %70

69:                                               ; preds = %63
  br i1 %67, label %164, label %70

70:                                               ; preds = %69, %68
  %71 = getelementptr inbounds i8, ptr %57, i64 8
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr i64, ptr %6, i64 %72
  %74 = getelementptr [8 x i64], ptr %7, i64 %72
  %75 = icmp slt i64 %46, 1
  %76 = icmp sgt i64 %47, 7
  %77 = and i1 %75, %76
  br i1 %77, label %78, label %79

78:                                               ; preds = %70
  store i64 %16, ptr %73, align 8
  br label %197

79:                                               ; preds = %70
  %80 = load i64, ptr %73, align 8
  %81 = icmp eq i64 %80, -2
  br i1 %81, label %94, label %82

82:                                               ; preds = %79
  store i64 %80, ptr %74, align 8
  %83 = load i64, ptr %73, align 8
  %84 = getelementptr i8, ptr %74, i64 8
  store i64 %83, ptr %84, align 8
  %85 = getelementptr i8, ptr %74, i64 16
  store i64 %83, ptr %85, align 8
  %86 = load i64, ptr %73, align 8
  %87 = getelementptr i8, ptr %74, i64 24
  store i64 %86, ptr %87, align 8
  %88 = getelementptr i8, ptr %74, i64 32
  store i64 %86, ptr %88, align 8
  %89 = load i64, ptr %73, align 8
  %90 = getelementptr i8, ptr %74, i64 40
  store i64 %89, ptr %90, align 8
  %91 = getelementptr i8, ptr %74, i64 48
  store i64 %89, ptr %91, align 8
  %92 = load i64, ptr %73, align 8
  %93 = getelementptr i8, ptr %74, i64 56
  store i64 %92, ptr %93, align 8
  br label %94

94:                                               ; preds = %82, %79
  store i64 -2, ptr %73, align 8
  %95 = icmp slt i64 %64, %65
  br i1 %95, label %96, label %197

96:                                               ; preds = %94
  %97 = sub i64 %65, %64
  %98 = and i64 %97, 7
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %107, label %100

100:                                              ; preds = %96, %100
  %101 = phi i64 [ %104, %100 ], [ %64, %96 ]
  %102 = phi i64 [ %105, %100 ], [ 0, %96 ]
  %103 = getelementptr i64, ptr %74, i64 %101
  store i64 %16, ptr %103, align 8
  %104 = add nuw nsw i64 %101, 1
  %105 = add i64 %102, 1
  %106 = icmp eq i64 %105, %98
  br i1 %106, label %107, label %100, !llvm.loop !80

107:                                              ; preds = %100, %96
  %108 = phi i64 [ %64, %96 ], [ %104, %100 ]
  %109 = sub i64 %64, %65
  %110 = icmp ugt i64 %109, -8
  br i1 %110, label %197, label %111

111:                                              ; preds = %107
  %112 = getelementptr i8, ptr %74, i64 8
  %113 = getelementptr i8, ptr %74, i64 16
  %114 = getelementptr i8, ptr %74, i64 24
  %115 = getelementptr i8, ptr %74, i64 32
  %116 = getelementptr i8, ptr %74, i64 40
  %117 = getelementptr i8, ptr %74, i64 48
  %118 = getelementptr i8, ptr %74, i64 56
  br label %119

119:                                              ; preds = %119, %111
  %120 = phi i64 [ %108, %111 ], [ %129, %119 ]
  %121 = getelementptr i64, ptr %74, i64 %120
  store i64 %16, ptr %121, align 8
  %122 = getelementptr i64, ptr %112, i64 %120
  store i64 %16, ptr %122, align 8
  %123 = getelementptr i64, ptr %113, i64 %120
  store i64 %16, ptr %123, align 8
  %124 = getelementptr i64, ptr %114, i64 %120
  store i64 %16, ptr %124, align 8
  %125 = getelementptr i64, ptr %115, i64 %120
  store i64 %16, ptr %125, align 8
  %126 = getelementptr i64, ptr %116, i64 %120
  store i64 %16, ptr %126, align 8
  %127 = getelementptr i64, ptr %117, i64 %120
  store i64 %16, ptr %127, align 8
  %128 = getelementptr i64, ptr %118, i64 %120
  store i64 %16, ptr %128, align 8
  %129 = add nuw nsw i64 %120, 8
  %130 = icmp eq i64 %129, %65
  br i1 %130, label %197, label %119, !llvm.loop !81

131:                                              ; preds = %68
  %132 = getelementptr inbounds i8, ptr %57, i64 8
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr i64, ptr %6, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = icmp eq i64 %135, -2
  br i1 %136, label %137, label %164

137:                                              ; preds = %131
  %138 = icmp slt i64 %64, %65
  br i1 %138, label %139, label %197

139:                                              ; preds = %137
  %140 = sub i64 %65, %64
  %141 = add nuw i64 %64, 1
  %142 = and i64 %140, 1
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %155, label %144

144:                                              ; preds = %139
  %145 = getelementptr [8 x i64], ptr %7, i64 %133, i64 %64
  %146 = load i64, ptr %145, align 8
  %147 = add i64 %64, %41
  %148 = icmp eq i64 %147, %21
  %149 = select i1 %148, i64 %146, i64 %44
  %150 = icmp eq i64 %146, %149
  %151 = and i64 %43, 1
  %152 = select i1 %150, i64 %151, i64 0
  %153 = tail call noundef i64 @llvm.smax.i64(i64 %42, i64 %146)
  %154 = add nuw nsw i64 %64, 1
  br label %155

155:                                              ; preds = %144, %139
  %156 = phi i64 [ poison, %139 ], [ %149, %144 ]
  %157 = phi i64 [ poison, %139 ], [ %152, %144 ]
  %158 = phi i64 [ poison, %139 ], [ %153, %144 ]
  %159 = phi i64 [ %64, %139 ], [ %154, %144 ]
  %160 = phi i64 [ %42, %139 ], [ %153, %144 ]
  %161 = phi i64 [ %43, %139 ], [ %152, %144 ]
  %162 = phi i64 [ %44, %139 ], [ %149, %144 ]
  %163 = icmp eq i64 %65, %141
  br i1 %163, label %197, label %172

164:                                              ; preds = %69, %131
  %165 = phi i64 [ %135, %131 ], [ -1, %69 ]
  %166 = icmp sgt i64 %41, %21
  %167 = select i1 %166, i64 %44, i64 %165
  %168 = icmp eq i64 %165, %167
  %169 = and i64 %43, 1
  %170 = select i1 %168, i64 %169, i64 0
  %171 = tail call noundef i64 @llvm.smax.i64(i64 %42, i64 %165)
  br label %197

172:                                              ; preds = %155, %172
  %173 = phi i64 [ %195, %172 ], [ %159, %155 ]
  %174 = phi i64 [ %194, %172 ], [ %160, %155 ]
  %175 = phi i64 [ %193, %172 ], [ %161, %155 ]
  %176 = phi i64 [ %190, %172 ], [ %162, %155 ]
  %177 = getelementptr [8 x i64], ptr %7, i64 %133, i64 %173
  %178 = load i64, ptr %177, align 8
  %179 = add i64 %173, %41
  %180 = icmp eq i64 %179, %21
  %181 = select i1 %180, i64 %178, i64 %176
  %182 = icmp eq i64 %178, %181
  %183 = and i64 %175, 1
  %184 = tail call noundef i64 @llvm.smax.i64(i64 %174, i64 %178)
  %185 = add nuw nsw i64 %173, 1
  %186 = getelementptr [8 x i64], ptr %7, i64 %133, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = add i64 %185, %41
  %189 = icmp eq i64 %188, %21
  %190 = select i1 %189, i64 %187, i64 %181
  %191 = icmp eq i64 %187, %190
  %192 = select i1 %191, i1 %182, i1 false
  %193 = select i1 %192, i64 %183, i64 0
  %194 = tail call noundef i64 @llvm.smax.i64(i64 %184, i64 %187)
  %195 = add nuw nsw i64 %173, 2
  %196 = icmp eq i64 %195, %65
  br i1 %196, label %197, label %172, !llvm.loop !82

197:                                              ; preds = %155, %172, %107, %119, %137, %94, %78, %164
  %198 = phi i64 [ %167, %164 ], [ %44, %78 ], [ %44, %94 ], [ %44, %137 ], [ %44, %119 ], [ %44, %107 ], [ %156, %155 ], [ %190, %172 ]
  %199 = phi i64 [ %170, %164 ], [ %43, %78 ], [ %43, %94 ], [ %43, %137 ], [ %43, %119 ], [ %43, %107 ], [ %157, %155 ], [ %193, %172 ]
  %200 = phi i64 [ %171, %164 ], [ %42, %78 ], [ %42, %94 ], [ %42, %137 ], [ %42, %119 ], [ %42, %107 ], [ %158, %155 ], [ %194, %172 ]
  %201 = add nuw nsw i64 %45, 1
  %202 = shl i64 %201, 3
  %203 = icmp slt i64 %202, %24
  br i1 %203, label %40, label %38, !llvm.loop !83

204:                                              ; preds = %38
  %205 = icmp eq i64 %199, 0
  %206 = select i1 %205, i64 2, i64 1
  store i64 %206, ptr %19, align 8
  br label %207

207:                                              ; preds = %35, %38, %204, %15
  %208 = add nuw nsw i64 %17, 1
  %209 = icmp eq i64 %208, %3
  br i1 %209, label %14, label %15, !llvm.loop !84
}

define dso_local void @fill_accesses(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, i64 noundef %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %6, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %11, %8
  ret void

11:                                               ; preds = %8, %11
  %12 = phi i64 [ %31, %11 ], [ 0, %8 ]
  %13 = getelementptr %struct.access_row, ptr %7, i64 %12
  %14 = getelementptr i64, ptr %0, i64 %12
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr i64, ptr %1, i64 %12
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr i64, ptr %2, i64 %12
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr i64, ptr %3, i64 %12
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr i64, ptr %4, i64 %12
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr i64, ptr %5, i64 %12
  %25 = load i64, ptr %24, align 8
  store i64 %15, ptr %13, align 8
  %26 = getelementptr inbounds i8, ptr %13, i64 8
  store i64 %17, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %13, i64 16
  store i64 %19, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %13, i64 24
  store i64 %21, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %13, i64 32
  store i64 %23, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %13, i64 40
  store i64 %25, ptr %30, align 8
  %31 = add nuw nsw i64 %12, 1
  %32 = icmp eq i64 %31, %6
  br i1 %32, label %10, label %11, !llvm.loop !85
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
  br i1 %68, label %34, label %26, !llvm.loop !86

69:                                               ; preds = %72, %26
  %70 = add nuw nsw i64 %16, 1
  %71 = icmp eq i64 %70, %1
  br i1 %71, label %12, label %13, !llvm.loop !87

72:                                               ; preds = %26, %72
  %73 = phi i64 [ %77, %72 ], [ %30, %26 ]
  %74 = getelementptr i64, ptr %6, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr i64, ptr %7, i64 %75
  store i64 %16, ptr %76, align 8
  %77 = add nsw i64 %73, 1
  %78 = load i64, ptr %31, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %72, label %69, !llvm.loop !88
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
  br i1 %52, label %53, label %27, !llvm.loop !89

53:                                               ; preds = %49, %11
  %54 = phi i64 [ %13, %11 ], [ %50, %49 ]
  %55 = phi i64 [ %12, %11 ], [ %23, %49 ]
  %56 = add nuw nsw i64 %14, 1
  %57 = icmp eq i64 %56, %1
  br i1 %57, label %10, label %11, !llvm.loop !90
}

define dso_local void @find_missed(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = shl i64 %1, 1
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %54, %8
  ret void

12:                                               ; preds = %8, %54
  %13 = phi i64 [ %57, %54 ], [ -1, %8 ]
  %14 = phi i64 [ %20, %54 ], [ -1, %8 ]
  %15 = phi i64 [ %55, %54 ], [ 0, %8 ]
  %16 = phi i32 [ %56, %54 ], [ 0, %8 ]
  %17 = srem i64 %15, %1
  %18 = getelementptr i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = sdiv i64 %20, %5
  %22 = icmp eq i64 %21, %13
  %23 = icmp slt i64 %14, %20
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = add nuw nsw i64 %15, 1
  br label %54

27:                                               ; preds = %12
  %28 = srem i64 %21, %3
  %29 = mul i64 %28, %4
  %30 = getelementptr %struct.way_row, ptr %2, i64 %29
  %31 = add nuw nsw i64 %15, 1
  %32 = getelementptr %struct.way_row, ptr %30, i64 %4
  %33 = icmp ugt ptr %32, %30
  br i1 %33, label %34, label %48

34:                                               ; preds = %27, %39
  %35 = phi ptr [ %45, %39 ], [ %30, %27 ]
  %36 = phi ptr [ %46, %39 ], [ %30, %27 ]
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, %21
  br i1 %38, label %50, label %39

39:                                               ; preds = %34
  %40 = getelementptr inbounds i8, ptr %36, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %35, i64 8
  %43 = load i64, ptr %42, align 8
  %44 = icmp slt i64 %41, %43
  %45 = select i1 %44, ptr %36, ptr %35
  %46 = getelementptr i8, ptr %36, i64 16
  %47 = icmp ult ptr %46, %32
  br i1 %47, label %34, label %48, !llvm.loop !91

48:                                               ; preds = %39, %27
  %49 = phi ptr [ %30, %27 ], [ %45, %39 ]
  store i64 %21, ptr %49, align 8
  br label %50

50:                                               ; preds = %34, %48
  %51 = phi ptr [ %49, %48 ], [ %36, %34 ]
  %52 = phi i32 [ 1, %48 ], [ 0, %34 ]
  %53 = getelementptr inbounds i8, ptr %51, i64 8
  store i64 %31, ptr %53, align 8
  br label %54

54:                                               ; preds = %25, %50
  %55 = phi i64 [ %26, %25 ], [ %31, %50 ]
  %56 = phi i32 [ %16, %25 ], [ %52, %50 ]
  %57 = phi i64 [ %13, %25 ], [ %21, %50 ]
  %58 = uitofp nneg i32 %56 to double
  %59 = load double, ptr %6, align 8
  %60 = fdiv double %58, %59
  %61 = getelementptr double, ptr %7, i64 %17
  store double %60, ptr %61, align 8
  %62 = icmp eq i64 %55, %9
  br i1 %62, label %11, label %12, !llvm.loop !92
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
  br i1 %51, label %52, label %42, !llvm.loop !93

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
  br i1 %82, label %58, label %63, !llvm.loop !94

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
  br i1 %97, label %10, label %11, !llvm.loop !95
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
  br i1 %29, label %8, label %9, !llvm.loop !96

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
  br i1 %66, label %30, label %31, !llvm.loop !97
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
  br i1 %75, label %17, label %40, !llvm.loop !98

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
  br i1 %96, label %76, label %80, !llvm.loop !99

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
  br i1 %150, label %130, label %121, !llvm.loop !100

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
  br i1 %165, label %92, label %84, !llvm.loop !101
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
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = getelementptr inbounds i8, ptr %0, i64 56
  %19 = getelementptr inbounds i8, ptr %2, i64 24
  %20 = getelementptr inbounds i8, ptr %2, i64 40
  %21 = getelementptr inbounds i8, ptr %2, i64 48
  %22 = getelementptr inbounds i8, ptr %1, i64 136
  br label %23

23:                                               ; preds = %329, %4
  %24 = phi i64 [ %3, %4 ], [ %330, %329 ]
  %25 = load i64, ptr %11, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %107, label %27

27:                                               ; preds = %23
  %28 = load i64, ptr %12, align 8
  %29 = load i64, ptr %13, align 8
  %30 = add i64 %29, %28
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
  %48 = tail call fastcc i64 @all_free(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, ptr noundef nonnull readonly %2, i64 noundef %24)
  %49 = icmp eq i64 %48, %24
  br i1 %49, label %109, label %50

50:                                               ; preds = %27, %104
  %51 = phi i64 [ %105, %104 ], [ %24, %27 ]
  %52 = load ptr, ptr %0, align 8
  %53 = and i64 %51, 32767
  %54 = getelementptr %struct.day_row, ptr %52, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, %51
  br i1 %56, label %57, label %62

57:                                               ; preds = %50
  %58 = getelementptr inbounds i8, ptr %54, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = xor i64 %59, -1
  %61 = and i64 %47, %60
  br label %62

62:                                               ; preds = %57, %50
  %63 = phi i64 [ %61, %57 ], [ %47, %50 ]
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %104, label %65

65:                                               ; preds = %62, %81
  %66 = phi i64 [ %83, %81 ], [ 0, %62 ]
  %67 = phi i64 [ %82, %81 ], [ -1, %62 ]
  %68 = phi i64 [ %84, %81 ], [ %63, %62 ]
  %69 = and i64 %68, 1
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %81, label %71

71:                                               ; preds = %65
  %72 = icmp slt i64 %67, 0
  br i1 %72, label %80, label %73

73:                                               ; preds = %71
  %74 = load ptr, ptr %17, align 8
  %75 = getelementptr i64, ptr %74, i64 %66
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr i64, ptr %74, i64 %67
  %78 = load i64, ptr %77, align 8
  %79 = icmp slt i64 %76, %78
  br i1 %79, label %80, label %81

80:                                               ; preds = %73, %71
  br label %81

81:                                               ; preds = %80, %73, %65
  %82 = phi i64 [ %66, %80 ], [ %67, %73 ], [ %67, %65 ]
  %83 = add i64 %66, 1
  %84 = ashr i64 %68, 1
  %85 = icmp ult i64 %68, 2
  br i1 %85, label %86, label %65, !llvm.loop !45

86:                                               ; preds = %81
  %87 = icmp sgt i64 %82, -1
  br i1 %87, label %88, label %104

88:                                               ; preds = %86
  br i1 %56, label %89, label %92

89:                                               ; preds = %88
  %90 = getelementptr inbounds i8, ptr %54, i64 8
  %91 = load i64, ptr %90, align 8
  br label %93

92:                                               ; preds = %88
  store i64 %51, ptr %54, align 8
  br label %93

93:                                               ; preds = %92, %89
  %94 = phi i64 [ %91, %89 ], [ 0, %92 ]
  %95 = shl nuw i64 1, %82
  %96 = getelementptr inbounds i8, ptr %54, i64 8
  %97 = or i64 %94, %95
  store i64 %97, ptr %96, align 8
  %98 = load i64, ptr %18, align 8
  %99 = or i64 %98, %95
  store i64 %99, ptr %18, align 8
  %100 = load ptr, ptr %17, align 8
  %101 = getelementptr i64, ptr %100, i64 %82
  %102 = load i64, ptr %101, align 8
  %103 = add i64 %102, 1
  store i64 %103, ptr %101, align 8
  br label %104

104:                                              ; preds = %93, %86, %62
  %105 = add i64 %51, 1
  %106 = icmp eq i64 %105, %48
  br i1 %106, label %109, label %50

107:                                              ; preds = %23
  %108 = tail call fastcc i64 @all_free(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %24)
  br label %109

109:                                              ; preds = %104, %27, %107
  %110 = phi i64 [ %108, %107 ], [ %24, %27 ], [ %48, %104 ]
  br i1 %10, label %190, label %111

111:                                              ; preds = %109
  %112 = and i64 %110, 32767
  %113 = load i64, ptr %5, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %151, label %115

115:                                              ; preds = %111
  %116 = load ptr, ptr %0, align 8
  %117 = getelementptr %struct.day_row, ptr %116, i64 %112
  %118 = load i64, ptr %117, align 8
  %119 = icmp eq i64 %118, %110
  br i1 %119, label %120, label %126

120:                                              ; preds = %115
  %121 = getelementptr inbounds i8, ptr %117, i64 8
  %122 = load i64, ptr %121, align 8
  %123 = xor i64 %122, -1
  %124 = and i64 %113, %123
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %329, label %126

126:                                              ; preds = %120, %115
  %127 = phi i64 [ %113, %115 ], [ %124, %120 ]
  br label %128

128:                                              ; preds = %126, %144
  %129 = phi i64 [ %146, %144 ], [ 0, %126 ]
  %130 = phi i64 [ %145, %144 ], [ -1, %126 ]
  %131 = phi i64 [ %147, %144 ], [ %127, %126 ]
  %132 = and i64 %131, 1
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %144, label %134

134:                                              ; preds = %128
  %135 = icmp slt i64 %130, 0
  br i1 %135, label %143, label %136

136:                                              ; preds = %134
  %137 = load ptr, ptr %17, align 8
  %138 = getelementptr i64, ptr %137, i64 %129
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr i64, ptr %137, i64 %130
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %143, label %144

143:                                              ; preds = %136, %134
  br label %144

144:                                              ; preds = %143, %136, %128
  %145 = phi i64 [ %129, %143 ], [ %130, %136 ], [ %130, %128 ]
  %146 = add i64 %129, 1
  %147 = ashr i64 %131, 1
  %148 = icmp ult i64 %131, 2
  br i1 %148, label %149, label %128, !llvm.loop !45

149:                                              ; preds = %144
  %150 = icmp slt i64 %145, 0
  br i1 %150, label %329, label %151

151:                                              ; preds = %149, %111
  %152 = load i64, ptr %7, align 8
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %190, label %154

154:                                              ; preds = %151
  %155 = load ptr, ptr %0, align 8
  %156 = getelementptr %struct.day_row, ptr %155, i64 %112
  %157 = load i64, ptr %156, align 8
  %158 = icmp eq i64 %157, %110
  br i1 %158, label %159, label %165

159:                                              ; preds = %154
  %160 = getelementptr inbounds i8, ptr %156, i64 8
  %161 = load i64, ptr %160, align 8
  %162 = xor i64 %161, -1
  %163 = and i64 %152, %162
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %329, label %165

165:                                              ; preds = %159, %154
  %166 = phi i64 [ %152, %154 ], [ %163, %159 ]
  br label %167

167:                                              ; preds = %165, %183
  %168 = phi i64 [ %185, %183 ], [ 0, %165 ]
  %169 = phi i64 [ %184, %183 ], [ -1, %165 ]
  %170 = phi i64 [ %186, %183 ], [ %166, %165 ]
  %171 = and i64 %170, 1
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %183, label %173

173:                                              ; preds = %167
  %174 = icmp slt i64 %169, 0
  br i1 %174, label %182, label %175

175:                                              ; preds = %173
  %176 = load ptr, ptr %17, align 8
  %177 = getelementptr i64, ptr %176, i64 %168
  %178 = load i64, ptr %177, align 8
  %179 = getelementptr i64, ptr %176, i64 %169
  %180 = load i64, ptr %179, align 8
  %181 = icmp slt i64 %178, %180
  br i1 %181, label %182, label %183

182:                                              ; preds = %175, %173
  br label %183

183:                                              ; preds = %182, %175, %167
  %184 = phi i64 [ %168, %182 ], [ %169, %175 ], [ %169, %167 ]
  %185 = add i64 %168, 1
  %186 = ashr i64 %170, 1
  %187 = icmp ult i64 %170, 2
  br i1 %187, label %188, label %167, !llvm.loop !45

188:                                              ; preds = %183
  %189 = icmp slt i64 %184, 0
  br i1 %189, label %329, label %190

190:                                              ; preds = %188, %151, %109
  %191 = load i64, ptr %19, align 8
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %331, label %193

193:                                              ; preds = %190
  %194 = load i64, ptr %20, align 8
  %195 = load i64, ptr %21, align 8
  %196 = icmp sgt i64 %194, %110
  %197 = icmp sgt i64 %110, %195
  %198 = select i1 %196, i1 true, i1 %197
  br i1 %198, label %199, label %331

199:                                              ; preds = %193
  %200 = load ptr, ptr %0, align 8
  %201 = and i64 %110, 32767
  %202 = getelementptr %struct.day_row, ptr %200, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = icmp eq i64 %203, %110
  br i1 %204, label %205, label %211

205:                                              ; preds = %199
  %206 = getelementptr inbounds i8, ptr %202, i64 8
  %207 = load i64, ptr %206, align 8
  %208 = xor i64 %207, -1
  %209 = and i64 %191, %208
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %236, label %211

211:                                              ; preds = %199, %205
  %212 = phi i64 [ %209, %205 ], [ %191, %199 ]
  br label %213

213:                                              ; preds = %211, %229
  %214 = phi i64 [ %231, %229 ], [ 0, %211 ]
  %215 = phi i64 [ %230, %229 ], [ -1, %211 ]
  %216 = phi i64 [ %232, %229 ], [ %212, %211 ]
  %217 = and i64 %216, 1
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %229, label %219

219:                                              ; preds = %213
  %220 = icmp slt i64 %215, 0
  br i1 %220, label %228, label %221

221:                                              ; preds = %219
  %222 = load ptr, ptr %17, align 8
  %223 = getelementptr i64, ptr %222, i64 %214
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr i64, ptr %222, i64 %215
  %226 = load i64, ptr %225, align 8
  %227 = icmp slt i64 %224, %226
  br i1 %227, label %228, label %229

228:                                              ; preds = %221, %219
  br label %229

229:                                              ; preds = %228, %221, %213
  %230 = phi i64 [ %214, %228 ], [ %215, %221 ], [ %215, %213 ]
  %231 = add i64 %214, 1
  %232 = ashr i64 %216, 1
  %233 = icmp ult i64 %216, 2
  br i1 %233, label %234, label %213, !llvm.loop !45

234:                                              ; preds = %229
  %235 = icmp sgt i64 %230, -1
  br i1 %235, label %331, label %236

236:                                              ; preds = %205, %234
  %237 = load i64, ptr %12, align 8
  %238 = load i64, ptr %22, align 8
  %239 = icmp slt i64 %237, %238
  br i1 %239, label %240, label %329

240:                                              ; preds = %236, %325
  %241 = phi i64 [ %326, %325 ], [ %238, %236 ]
  %242 = phi i64 [ %327, %325 ], [ %237, %236 ]
  %243 = load ptr, ptr %15, align 8
  %244 = getelementptr %struct.use_row, ptr %243, i64 %242, i32 1
  %245 = load double, ptr %244, align 8
  %246 = fcmp ult double %245, 1.000000e+00
  br i1 %246, label %325, label %247

247:                                              ; preds = %240
  %248 = load i64, ptr %14, align 8
  %249 = icmp eq i64 %248, 0
  %250 = getelementptr %struct.use_row, ptr %243, i64 %242, i32 3
  %251 = getelementptr %struct.use_row, ptr %243, i64 %242
  %252 = select i1 %249, ptr %251, ptr %250
  %253 = load i64, ptr %252, align 8
  %254 = load i64, ptr %2, align 8
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %263, label %256

256:                                              ; preds = %247
  %257 = load i64, ptr %12, align 8
  %258 = sub i64 %242, %257
  %259 = load i64, ptr %13, align 8
  %260 = icmp eq i64 %258, %259
  %261 = select i1 %260, i64 %254, i64 -1
  %262 = and i64 %261, %253
  br label %263

263:                                              ; preds = %256, %247
  %264 = phi i64 [ %253, %247 ], [ %262, %256 ]
  %265 = load i64, ptr %16, align 8
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %272, label %267

267:                                              ; preds = %263
  %268 = load i64, ptr %12, align 8
  %269 = icmp eq i64 %268, %242
  %270 = select i1 %269, i64 %265, i64 -1
  %271 = and i64 %270, %264
  br label %272

272:                                              ; preds = %263, %267
  %273 = phi i64 [ %264, %263 ], [ %271, %267 ]
  %274 = load ptr, ptr %0, align 8
  %275 = getelementptr %struct.day_row, ptr %274, i64 %201
  %276 = load i64, ptr %275, align 8
  %277 = icmp eq i64 %276, %110
  br i1 %277, label %278, label %283

278:                                              ; preds = %272
  %279 = getelementptr inbounds i8, ptr %275, i64 8
  %280 = load i64, ptr %279, align 8
  %281 = xor i64 %280, -1
  %282 = and i64 %273, %281
  br label %283

283:                                              ; preds = %278, %272
  %284 = phi i64 [ %282, %278 ], [ %273, %272 ]
  %285 = icmp eq i64 %284, 0
  br i1 %285, label %307, label %286

286:                                              ; preds = %283, %302
  %287 = phi i64 [ %304, %302 ], [ 0, %283 ]
  %288 = phi i64 [ %303, %302 ], [ -1, %283 ]
  %289 = phi i64 [ %305, %302 ], [ %284, %283 ]
  %290 = and i64 %289, 1
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %302, label %292

292:                                              ; preds = %286
  %293 = icmp slt i64 %288, 0
  br i1 %293, label %301, label %294

294:                                              ; preds = %292
  %295 = load ptr, ptr %17, align 8
  %296 = getelementptr i64, ptr %295, i64 %287
  %297 = load i64, ptr %296, align 8
  %298 = getelementptr i64, ptr %295, i64 %288
  %299 = load i64, ptr %298, align 8
  %300 = icmp slt i64 %297, %299
  br i1 %300, label %301, label %302

301:                                              ; preds = %294, %292
  br label %302

302:                                              ; preds = %301, %294, %286
  %303 = phi i64 [ %287, %301 ], [ %288, %294 ], [ %288, %286 ]
  %304 = add i64 %287, 1
  %305 = ashr i64 %289, 1
  %306 = icmp ult i64 %289, 2
  br i1 %306, label %307, label %286, !llvm.loop !45

307:                                              ; preds = %302, %283
  %308 = phi i64 [ -1, %283 ], [ %303, %302 ]
  br i1 %277, label %309, label %312

309:                                              ; preds = %307
  %310 = getelementptr inbounds i8, ptr %275, i64 8
  %311 = load i64, ptr %310, align 8
  br label %313

312:                                              ; preds = %307
  store i64 %110, ptr %275, align 8
  br label %313

313:                                              ; preds = %309, %312
  %314 = phi i64 [ %311, %309 ], [ 0, %312 ]
  %315 = shl nuw i64 1, %308
  %316 = getelementptr inbounds i8, ptr %275, i64 8
  %317 = or i64 %314, %315
  store i64 %317, ptr %316, align 8
  %318 = load i64, ptr %18, align 8
  %319 = or i64 %318, %315
  store i64 %319, ptr %18, align 8
  %320 = load ptr, ptr %17, align 8
  %321 = getelementptr i64, ptr %320, i64 %308
  %322 = load i64, ptr %321, align 8
  %323 = add i64 %322, 1
  store i64 %323, ptr %321, align 8
  %324 = load i64, ptr %22, align 8
  br label %325

325:                                              ; preds = %240, %313
  %326 = phi i64 [ %241, %240 ], [ %324, %313 ]
  %327 = add nsw i64 %242, 1
  %328 = icmp slt i64 %327, %326
  br i1 %328, label %240, label %329, !llvm.loop !102

329:                                              ; preds = %325, %236, %188, %159, %149, %120
  %330 = add i64 %110, 1
  br label %23

331:                                              ; preds = %190, %193, %234
  %332 = load i64, ptr %12, align 8
  %333 = load i64, ptr %22, align 8
  %334 = icmp slt i64 %332, %333
  br i1 %334, label %341, label %337

335:                                              ; preds = %441
  %336 = load i64, ptr %19, align 8
  br label %337

337:                                              ; preds = %335, %331
  %338 = phi i64 [ %191, %331 ], [ %336, %335 ]
  %339 = phi i64 [ %333, %331 ], [ %443, %335 ]
  %340 = icmp eq i64 %338, 0
  br i1 %340, label %601, label %445

341:                                              ; preds = %331, %441
  %342 = phi i64 [ %442, %441 ], [ %332, %331 ]
  %343 = load ptr, ptr %15, align 8
  %344 = getelementptr %struct.use_row, ptr %343, i64 %342
  %345 = getelementptr inbounds i8, ptr %344, i64 8
  %346 = load double, ptr %345, align 8
  %347 = getelementptr inbounds i8, ptr %344, i64 16
  %348 = load double, ptr %347, align 8
  %349 = fadd double %346, %348
  store double %349, ptr %347, align 8
  %350 = fcmp ult double %349, 1.000000e+00
  br i1 %350, label %441, label %351

351:                                              ; preds = %341, %437
  %352 = phi double [ %438, %437 ], [ %349, %341 ]
  %353 = phi i64 [ %439, %437 ], [ %110, %341 ]
  %354 = load i64, ptr %14, align 8
  %355 = icmp eq i64 %354, 0
  %356 = load ptr, ptr %15, align 8
  %357 = getelementptr %struct.use_row, ptr %356, i64 %342, i32 3
  %358 = getelementptr %struct.use_row, ptr %356, i64 %342
  %359 = select i1 %355, ptr %358, ptr %357
  %360 = load i64, ptr %359, align 8
  %361 = load i64, ptr %2, align 8
  %362 = icmp eq i64 %361, 0
  br i1 %362, label %370, label %363

363:                                              ; preds = %351
  %364 = load i64, ptr %12, align 8
  %365 = sub i64 %342, %364
  %366 = load i64, ptr %13, align 8
  %367 = icmp eq i64 %365, %366
  %368 = select i1 %367, i64 %361, i64 -1
  %369 = and i64 %368, %360
  br label %370

370:                                              ; preds = %363, %351
  %371 = phi i64 [ %360, %351 ], [ %369, %363 ]
  %372 = load i64, ptr %16, align 8
  %373 = icmp eq i64 %372, 0
  br i1 %373, label %379, label %374

374:                                              ; preds = %370
  %375 = load i64, ptr %12, align 8
  %376 = icmp eq i64 %375, %342
  %377 = select i1 %376, i64 %372, i64 -1
  %378 = and i64 %377, %371
  br label %379

379:                                              ; preds = %374, %370
  %380 = phi i64 [ %371, %370 ], [ %378, %374 ]
  %381 = load ptr, ptr %0, align 8
  %382 = and i64 %353, 32767
  %383 = getelementptr %struct.day_row, ptr %381, i64 %382
  %384 = load i64, ptr %383, align 8
  %385 = icmp eq i64 %384, %353
  br i1 %385, label %386, label %391

386:                                              ; preds = %379
  %387 = getelementptr inbounds i8, ptr %383, i64 8
  %388 = load i64, ptr %387, align 8
  %389 = xor i64 %388, -1
  %390 = and i64 %380, %389
  br label %391

391:                                              ; preds = %386, %379
  %392 = phi i64 [ %390, %386 ], [ %380, %379 ]
  %393 = icmp eq i64 %392, 0
  br i1 %393, label %417, label %394

394:                                              ; preds = %391, %410
  %395 = phi i64 [ %412, %410 ], [ 0, %391 ]
  %396 = phi i64 [ %411, %410 ], [ -1, %391 ]
  %397 = phi i64 [ %413, %410 ], [ %392, %391 ]
  %398 = and i64 %397, 1
  %399 = icmp eq i64 %398, 0
  br i1 %399, label %410, label %400

400:                                              ; preds = %394
  %401 = icmp slt i64 %396, 0
  br i1 %401, label %409, label %402

402:                                              ; preds = %400
  %403 = load ptr, ptr %17, align 8
  %404 = getelementptr i64, ptr %403, i64 %395
  %405 = load i64, ptr %404, align 8
  %406 = getelementptr i64, ptr %403, i64 %396
  %407 = load i64, ptr %406, align 8
  %408 = icmp slt i64 %405, %407
  br i1 %408, label %409, label %410

409:                                              ; preds = %402, %400
  br label %410

410:                                              ; preds = %409, %402, %394
  %411 = phi i64 [ %395, %409 ], [ %396, %402 ], [ %396, %394 ]
  %412 = add i64 %395, 1
  %413 = ashr i64 %397, 1
  %414 = icmp ult i64 %397, 2
  br i1 %414, label %415, label %394, !llvm.loop !45

415:                                              ; preds = %410
  %416 = icmp slt i64 %411, 0
  br i1 %416, label %417, label %419

417:                                              ; preds = %415, %391
  %418 = add i64 %353, 1
  br label %437

419:                                              ; preds = %415
  br i1 %385, label %420, label %423

420:                                              ; preds = %419
  %421 = getelementptr inbounds i8, ptr %383, i64 8
  %422 = load i64, ptr %421, align 8
  br label %424

423:                                              ; preds = %419
  store i64 %353, ptr %383, align 8
  br label %424

424:                                              ; preds = %423, %420
  %425 = phi i64 [ %422, %420 ], [ 0, %423 ]
  %426 = shl nuw i64 1, %411
  %427 = getelementptr inbounds i8, ptr %383, i64 8
  %428 = or i64 %425, %426
  store i64 %428, ptr %427, align 8
  %429 = load i64, ptr %18, align 8
  %430 = or i64 %429, %426
  store i64 %430, ptr %18, align 8
  %431 = load ptr, ptr %17, align 8
  %432 = getelementptr i64, ptr %431, i64 %411
  %433 = load i64, ptr %432, align 8
  %434 = add i64 %433, 1
  store i64 %434, ptr %432, align 8
  %435 = load double, ptr %347, align 8
  %436 = fadd double %435, -1.000000e+00
  store double %436, ptr %347, align 8
  br label %437

437:                                              ; preds = %424, %417
  %438 = phi double [ %352, %417 ], [ %436, %424 ]
  %439 = phi i64 [ %418, %417 ], [ %353, %424 ]
  %440 = fcmp ult double %438, 1.000000e+00
  br i1 %440, label %441, label %351, !llvm.loop !103

441:                                              ; preds = %437, %341
  %442 = add nsw i64 %342, 1
  %443 = load i64, ptr %22, align 8
  %444 = icmp slt i64 %442, %443
  br i1 %444, label %341, label %335, !llvm.loop !104

445:                                              ; preds = %337
  %446 = load i64, ptr %20, align 8
  %447 = load i64, ptr %21, align 8
  %448 = icmp sgt i64 %446, %110
  %449 = icmp sgt i64 %110, %447
  %450 = select i1 %448, i1 true, i1 %449
  br i1 %450, label %451, label %601

451:                                              ; preds = %445
  %452 = load i64, ptr %12, align 8
  %453 = icmp slt i64 %452, %339
  br i1 %453, label %454, label %473

454:                                              ; preds = %451
  %455 = load ptr, ptr %15, align 8
  %456 = add i64 %110, -1
  %457 = sub i64 %339, %452
  %458 = add i64 %452, 1
  %459 = and i64 %457, 1
  %460 = icmp eq i64 %459, 0
  br i1 %460, label %468, label %461

461:                                              ; preds = %454
  %462 = getelementptr %struct.use_row, ptr %455, i64 %452, i32 1
  %463 = load double, ptr %462, align 8
  %464 = fptosi double %463 to i64
  %465 = add i64 %456, %464
  %466 = tail call noundef i64 @llvm.smax.i64(i64 %110, i64 %465)
  %467 = add nsw i64 %452, 1
  br label %468

468:                                              ; preds = %461, %454
  %469 = phi i64 [ poison, %454 ], [ %466, %461 ]
  %470 = phi i64 [ %452, %454 ], [ %467, %461 ]
  %471 = phi i64 [ %110, %454 ], [ %466, %461 ]
  %472 = icmp eq i64 %339, %458
  br i1 %472, label %473, label %528

473:                                              ; preds = %468, %528, %451
  %474 = phi i64 [ %110, %451 ], [ %469, %468 ], [ %541, %528 ]
  %475 = load ptr, ptr %0, align 8
  %476 = and i64 %110, 32767
  %477 = getelementptr %struct.day_row, ptr %475, i64 %476
  %478 = load i64, ptr %477, align 8
  %479 = icmp eq i64 %478, %110
  br i1 %479, label %480, label %485

480:                                              ; preds = %473
  %481 = getelementptr inbounds i8, ptr %477, i64 8
  %482 = load i64, ptr %481, align 8
  %483 = xor i64 %482, -1
  %484 = and i64 %338, %483
  br label %485

485:                                              ; preds = %480, %473
  %486 = phi i64 [ %484, %480 ], [ %338, %473 ]
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %509, label %488

488:                                              ; preds = %485, %504
  %489 = phi i64 [ %506, %504 ], [ 0, %485 ]
  %490 = phi i64 [ %505, %504 ], [ -1, %485 ]
  %491 = phi i64 [ %507, %504 ], [ %486, %485 ]
  %492 = and i64 %491, 1
  %493 = icmp eq i64 %492, 0
  br i1 %493, label %504, label %494

494:                                              ; preds = %488
  %495 = icmp slt i64 %490, 0
  br i1 %495, label %503, label %496

496:                                              ; preds = %494
  %497 = load ptr, ptr %17, align 8
  %498 = getelementptr i64, ptr %497, i64 %489
  %499 = load i64, ptr %498, align 8
  %500 = getelementptr i64, ptr %497, i64 %490
  %501 = load i64, ptr %500, align 8
  %502 = icmp slt i64 %499, %501
  br i1 %502, label %503, label %504

503:                                              ; preds = %496, %494
  br label %504

504:                                              ; preds = %503, %496, %488
  %505 = phi i64 [ %489, %503 ], [ %490, %496 ], [ %490, %488 ]
  %506 = add i64 %489, 1
  %507 = ashr i64 %491, 1
  %508 = icmp ult i64 %491, 2
  br i1 %508, label %509, label %488, !llvm.loop !45

509:                                              ; preds = %504, %485
  %510 = phi i64 [ -1, %485 ], [ %505, %504 ]
  br i1 %479, label %511, label %514

511:                                              ; preds = %509
  %512 = getelementptr inbounds i8, ptr %477, i64 8
  %513 = load i64, ptr %512, align 8
  br label %515

514:                                              ; preds = %509
  store i64 %110, ptr %477, align 8
  br label %515

515:                                              ; preds = %514, %511
  %516 = phi i64 [ %513, %511 ], [ 0, %514 ]
  %517 = shl nuw i64 1, %510
  %518 = getelementptr inbounds i8, ptr %477, i64 8
  %519 = or i64 %516, %517
  store i64 %519, ptr %518, align 8
  %520 = load i64, ptr %18, align 8
  %521 = or i64 %520, %517
  store i64 %521, ptr %18, align 8
  %522 = load ptr, ptr %17, align 8
  %523 = getelementptr i64, ptr %522, i64 %510
  %524 = load i64, ptr %523, align 8
  %525 = add i64 %524, 1
  store i64 %525, ptr %523, align 8
  %526 = add i64 %110, 1
  %527 = icmp sgt i64 %526, %474
  br i1 %527, label %601, label %544

528:                                              ; preds = %468, %528
  %529 = phi i64 [ %542, %528 ], [ %470, %468 ]
  %530 = phi i64 [ %541, %528 ], [ %471, %468 ]
  %531 = getelementptr %struct.use_row, ptr %455, i64 %529, i32 1
  %532 = load double, ptr %531, align 8
  %533 = fptosi double %532 to i64
  %534 = add i64 %456, %533
  %535 = tail call noundef i64 @llvm.smax.i64(i64 %530, i64 %534)
  %536 = add nsw i64 %529, 1
  %537 = getelementptr %struct.use_row, ptr %455, i64 %536, i32 1
  %538 = load double, ptr %537, align 8
  %539 = fptosi double %538 to i64
  %540 = add i64 %456, %539
  %541 = tail call noundef i64 @llvm.smax.i64(i64 %535, i64 %540)
  %542 = add nsw i64 %529, 2
  %543 = icmp eq i64 %542, %339
  br i1 %543, label %473, label %528, !llvm.loop !105

544:                                              ; preds = %515, %598
  %545 = phi i64 [ %599, %598 ], [ %526, %515 ]
  %546 = load ptr, ptr %0, align 8
  %547 = and i64 %545, 32767
  %548 = getelementptr %struct.day_row, ptr %546, i64 %547
  %549 = load i64, ptr %548, align 8
  %550 = icmp eq i64 %549, %545
  br i1 %550, label %551, label %556

551:                                              ; preds = %544
  %552 = getelementptr inbounds i8, ptr %548, i64 8
  %553 = load i64, ptr %552, align 8
  %554 = xor i64 %553, -1
  %555 = and i64 %338, %554
  br label %556

556:                                              ; preds = %551, %544
  %557 = phi i64 [ %555, %551 ], [ %338, %544 ]
  %558 = icmp eq i64 %557, 0
  br i1 %558, label %598, label %559

559:                                              ; preds = %556, %575
  %560 = phi i64 [ %577, %575 ], [ 0, %556 ]
  %561 = phi i64 [ %576, %575 ], [ -1, %556 ]
  %562 = phi i64 [ %578, %575 ], [ %557, %556 ]
  %563 = and i64 %562, 1
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %575, label %565

565:                                              ; preds = %559
  %566 = icmp slt i64 %561, 0
  br i1 %566, label %574, label %567

567:                                              ; preds = %565
  %568 = load ptr, ptr %17, align 8
  %569 = getelementptr i64, ptr %568, i64 %560
  %570 = load i64, ptr %569, align 8
  %571 = getelementptr i64, ptr %568, i64 %561
  %572 = load i64, ptr %571, align 8
  %573 = icmp slt i64 %570, %572
  br i1 %573, label %574, label %575

574:                                              ; preds = %567, %565
  br label %575

575:                                              ; preds = %574, %567, %559
  %576 = phi i64 [ %560, %574 ], [ %561, %567 ], [ %561, %559 ]
  %577 = add i64 %560, 1
  %578 = ashr i64 %562, 1
  %579 = icmp ult i64 %562, 2
  br i1 %579, label %580, label %559, !llvm.loop !45

580:                                              ; preds = %575
  %581 = icmp sgt i64 %576, -1
  br i1 %581, label %582, label %598

582:                                              ; preds = %580
  br i1 %550, label %583, label %586

583:                                              ; preds = %582
  %584 = getelementptr inbounds i8, ptr %548, i64 8
  %585 = load i64, ptr %584, align 8
  br label %587

586:                                              ; preds = %582
  store i64 %545, ptr %548, align 8
  br label %587

587:                                              ; preds = %586, %583
  %588 = phi i64 [ %585, %583 ], [ 0, %586 ]
  %589 = shl nuw i64 1, %576
  %590 = getelementptr inbounds i8, ptr %548, i64 8
  %591 = or i64 %588, %589
  store i64 %591, ptr %590, align 8
  %592 = load i64, ptr %18, align 8
  %593 = or i64 %592, %589
  store i64 %593, ptr %18, align 8
  %594 = load ptr, ptr %17, align 8
  %595 = getelementptr i64, ptr %594, i64 %576
  %596 = load i64, ptr %595, align 8
  %597 = add i64 %596, 1
  store i64 %597, ptr %595, align 8
  br label %598

598:                                              ; preds = %587, %580, %556
  %599 = add i64 %545, 1
  %600 = icmp sgt i64 %599, %474
  br i1 %600, label %601, label %544, !llvm.loop !106

601:                                              ; preds = %598, %515, %445, %337
  br i1 %10, label %711, label %602

602:                                              ; preds = %601
  %603 = and i64 %110, 32767
  %604 = load i64, ptr %5, align 8
  %605 = icmp eq i64 %604, 0
  br i1 %605, label %657, label %606

606:                                              ; preds = %602
  %607 = load ptr, ptr %0, align 8
  %608 = getelementptr %struct.day_row, ptr %607, i64 %603
  %609 = load i64, ptr %608, align 8
  %610 = icmp eq i64 %609, %110
  br i1 %610, label %611, label %617

611:                                              ; preds = %606
  %612 = getelementptr inbounds i8, ptr %608, i64 8
  %613 = load i64, ptr %612, align 8
  %614 = xor i64 %613, -1
  %615 = and i64 %604, %614
  %616 = icmp eq i64 %615, 0
  br i1 %616, label %645, label %617

617:                                              ; preds = %611, %606
  %618 = phi i64 [ %604, %606 ], [ %615, %611 ]
  br label %619

619:                                              ; preds = %617, %635
  %620 = phi i64 [ %637, %635 ], [ 0, %617 ]
  %621 = phi i64 [ %636, %635 ], [ -1, %617 ]
  %622 = phi i64 [ %638, %635 ], [ %618, %617 ]
  %623 = and i64 %622, 1
  %624 = icmp eq i64 %623, 0
  br i1 %624, label %635, label %625

625:                                              ; preds = %619
  %626 = icmp slt i64 %621, 0
  br i1 %626, label %634, label %627

627:                                              ; preds = %625
  %628 = load ptr, ptr %17, align 8
  %629 = getelementptr i64, ptr %628, i64 %620
  %630 = load i64, ptr %629, align 8
  %631 = getelementptr i64, ptr %628, i64 %621
  %632 = load i64, ptr %631, align 8
  %633 = icmp slt i64 %630, %632
  br i1 %633, label %634, label %635

634:                                              ; preds = %627, %625
  br label %635

635:                                              ; preds = %634, %627, %619
  %636 = phi i64 [ %620, %634 ], [ %621, %627 ], [ %621, %619 ]
  %637 = add i64 %620, 1
  %638 = ashr i64 %622, 1
  %639 = icmp ult i64 %622, 2
  br i1 %639, label %640, label %619, !llvm.loop !45

640:                                              ; preds = %635
  br i1 %610, label %641, label %644

641:                                              ; preds = %640
  %642 = getelementptr inbounds i8, ptr %608, i64 8
  %643 = load i64, ptr %642, align 8
  br label %645

644:                                              ; preds = %640
  store i64 %110, ptr %608, align 8
  br label %645

645:                                              ; preds = %644, %641, %611
  %646 = phi i64 [ %636, %644 ], [ %636, %641 ], [ -1, %611 ]
  %647 = phi i64 [ 0, %644 ], [ %643, %641 ], [ %613, %611 ]
  %648 = shl nuw i64 1, %646
  %649 = getelementptr inbounds i8, ptr %608, i64 8
  %650 = or i64 %647, %648
  store i64 %650, ptr %649, align 8
  %651 = load i64, ptr %18, align 8
  %652 = or i64 %651, %648
  store i64 %652, ptr %18, align 8
  %653 = load ptr, ptr %17, align 8
  %654 = getelementptr i64, ptr %653, i64 %646
  %655 = load i64, ptr %654, align 8
  %656 = add i64 %655, 1
  store i64 %656, ptr %654, align 8
  br label %657

657:                                              ; preds = %645, %602
  %658 = load i64, ptr %7, align 8
  %659 = icmp eq i64 %658, 0
  br i1 %659, label %711, label %660

660:                                              ; preds = %657
  %661 = load ptr, ptr %0, align 8
  %662 = getelementptr %struct.day_row, ptr %661, i64 %603
  %663 = load i64, ptr %662, align 8
  %664 = icmp eq i64 %663, %110
  br i1 %664, label %665, label %671

665:                                              ; preds = %660
  %666 = getelementptr inbounds i8, ptr %662, i64 8
  %667 = load i64, ptr %666, align 8
  %668 = xor i64 %667, -1
  %669 = and i64 %658, %668
  %670 = icmp eq i64 %669, 0
  br i1 %670, label %699, label %671

671:                                              ; preds = %665, %660
  %672 = phi i64 [ %658, %660 ], [ %669, %665 ]
  br label %673

673:                                              ; preds = %671, %689
  %674 = phi i64 [ %691, %689 ], [ 0, %671 ]
  %675 = phi i64 [ %690, %689 ], [ -1, %671 ]
  %676 = phi i64 [ %692, %689 ], [ %672, %671 ]
  %677 = and i64 %676, 1
  %678 = icmp eq i64 %677, 0
  br i1 %678, label %689, label %679

679:                                              ; preds = %673
  %680 = icmp slt i64 %675, 0
  br i1 %680, label %688, label %681

681:                                              ; preds = %679
  %682 = load ptr, ptr %17, align 8
  %683 = getelementptr i64, ptr %682, i64 %674
  %684 = load i64, ptr %683, align 8
  %685 = getelementptr i64, ptr %682, i64 %675
  %686 = load i64, ptr %685, align 8
  %687 = icmp slt i64 %684, %686
  br i1 %687, label %688, label %689

688:                                              ; preds = %681, %679
  br label %689

689:                                              ; preds = %688, %681, %673
  %690 = phi i64 [ %674, %688 ], [ %675, %681 ], [ %675, %673 ]
  %691 = add i64 %674, 1
  %692 = ashr i64 %676, 1
  %693 = icmp ult i64 %676, 2
  br i1 %693, label %694, label %673, !llvm.loop !45

694:                                              ; preds = %689
  br i1 %664, label %695, label %698

695:                                              ; preds = %694
  %696 = getelementptr inbounds i8, ptr %662, i64 8
  %697 = load i64, ptr %696, align 8
  br label %699

698:                                              ; preds = %694
  store i64 %110, ptr %662, align 8
  br label %699

699:                                              ; preds = %698, %695, %665
  %700 = phi i64 [ %690, %698 ], [ %690, %695 ], [ -1, %665 ]
  %701 = phi i64 [ 0, %698 ], [ %697, %695 ], [ %667, %665 ]
  %702 = shl nuw i64 1, %700
  %703 = getelementptr inbounds i8, ptr %662, i64 8
  %704 = or i64 %701, %702
  store i64 %704, ptr %703, align 8
  %705 = load i64, ptr %18, align 8
  %706 = or i64 %705, %702
  store i64 %706, ptr %18, align 8
  %707 = load ptr, ptr %17, align 8
  %708 = getelementptr i64, ptr %707, i64 %700
  %709 = load i64, ptr %708, align 8
  %710 = add i64 %709, 1
  store i64 %710, ptr %708, align 8
  br label %711

711:                                              ; preds = %699, %657, %601
  ret i64 %110
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
  br i1 %78, label %20, label %79, !llvm.loop !107

79:                                               ; preds = %72, %6, %2
  ret void
}

define internal fastcc i64 @all_free(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %1, i64 128
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 136
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %6, %8
  br i1 %9, label %10, label %90

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %2, i64 32
  %14 = getelementptr inbounds i8, ptr %1, i64 96
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  br label %17

17:                                               ; preds = %10, %86
  %18 = phi i64 [ %6, %10 ], [ %88, %86 ]
  %19 = phi i64 [ %3, %10 ], [ %87, %86 ]
  %20 = getelementptr %struct.use_row, ptr %12, i64 %18, i32 1
  %21 = load double, ptr %20, align 8
  %22 = fcmp ult double %21, 1.000000e+00
  br i1 %22, label %84, label %23

23:                                               ; preds = %17
  %24 = load i64, ptr %13, align 8
  %25 = icmp eq i64 %24, 0
  %26 = getelementptr %struct.use_row, ptr %12, i64 %18, i32 3
  %27 = getelementptr %struct.use_row, ptr %12, i64 %18
  %28 = select i1 %25, ptr %27, ptr %26
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %2, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %38, label %32

32:                                               ; preds = %23
  %33 = sub i64 %18, %6
  %34 = load i64, ptr %14, align 8
  %35 = icmp eq i64 %33, %34
  %36 = select i1 %35, i64 %30, i64 -1
  %37 = and i64 %36, %29
  br label %38

38:                                               ; preds = %32, %23
  %39 = phi i64 [ %29, %23 ], [ %37, %32 ]
  %40 = load i64, ptr %15, align 8
  %41 = icmp eq i64 %40, 0
  %42 = icmp eq i64 %6, %18
  %43 = select i1 %42, i64 %40, i64 -1
  %44 = select i1 %41, i64 -1, i64 %43
  %45 = and i64 %44, %39
  %46 = load ptr, ptr %0, align 8
  %47 = and i64 %19, 32767
  %48 = getelementptr %struct.day_row, ptr %46, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, %19
  br i1 %50, label %51, label %56

51:                                               ; preds = %38
  %52 = getelementptr inbounds i8, ptr %48, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = xor i64 %53, -1
  %55 = and i64 %45, %54
  br label %56

56:                                               ; preds = %51, %38
  %57 = phi i64 [ %55, %51 ], [ %45, %38 ]
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %82, label %59

59:                                               ; preds = %56, %75
  %60 = phi i64 [ %77, %75 ], [ 0, %56 ]
  %61 = phi i64 [ %76, %75 ], [ -1, %56 ]
  %62 = phi i64 [ %78, %75 ], [ %57, %56 ]
  %63 = and i64 %62, 1
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %75, label %65

65:                                               ; preds = %59
  %66 = icmp slt i64 %61, 0
  br i1 %66, label %74, label %67

67:                                               ; preds = %65
  %68 = load ptr, ptr %16, align 8
  %69 = getelementptr i64, ptr %68, i64 %60
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr i64, ptr %68, i64 %61
  %72 = load i64, ptr %71, align 8
  %73 = icmp slt i64 %70, %72
  br i1 %73, label %74, label %75

74:                                               ; preds = %67, %65
  br label %75

75:                                               ; preds = %74, %67, %59
  %76 = phi i64 [ %60, %74 ], [ %61, %67 ], [ %61, %59 ]
  %77 = add i64 %60, 1
  %78 = ashr i64 %62, 1
  %79 = icmp ult i64 %62, 2
  br i1 %79, label %80, label %59, !llvm.loop !45

80:                                               ; preds = %75
  %81 = icmp slt i64 %76, 0
  br i1 %81, label %82, label %84

82:                                               ; preds = %56, %80
  %83 = add i64 %19, 1
  br label %86

84:                                               ; preds = %80, %17
  %85 = add i64 %18, 1
  br label %86

86:                                               ; preds = %84, %82
  %87 = phi i64 [ %83, %82 ], [ %19, %84 ]
  %88 = phi i64 [ %6, %82 ], [ %85, %84 ]
  %89 = icmp slt i64 %88, %8
  br i1 %89, label %17, label %90, !llvm.loop !108

90:                                               ; preds = %86, %4
  %91 = phi i64 [ %3, %4 ], [ %87, %86 ]
  ret i64 %91
}

define internal fastcc i64 @take_turns(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %112

6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  br label %9

9:                                                ; preds = %6, %99
  %10 = phi i64 [ %3, %6 ], [ %110, %99 ]
  %11 = phi i64 [ %2, %6 ], [ %91, %99 ]
  %12 = load ptr, ptr %0, align 8
  %13 = and i64 %11, 32767
  %14 = getelementptr %struct.day_row, ptr %12, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, %11
  br i1 %16, label %17, label %22

17:                                               ; preds = %9
  %18 = getelementptr inbounds i8, ptr %14, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = xor i64 %19, -1
  %21 = and i64 %20, %1
  br label %22

22:                                               ; preds = %17, %9
  %23 = phi i64 [ %21, %17 ], [ %1, %9 ]
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %48, label %25

25:                                               ; preds = %22, %41
  %26 = phi i64 [ %43, %41 ], [ 0, %22 ]
  %27 = phi i64 [ %42, %41 ], [ -1, %22 ]
  %28 = phi i64 [ %44, %41 ], [ %23, %22 ]
  %29 = and i64 %28, 1
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %25
  %32 = icmp slt i64 %27, 0
  br i1 %32, label %40, label %33

33:                                               ; preds = %31
  %34 = load ptr, ptr %7, align 8
  %35 = getelementptr i64, ptr %34, i64 %26
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr i64, ptr %34, i64 %27
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %33, %31
  br label %41

41:                                               ; preds = %40, %33, %25
  %42 = phi i64 [ %26, %40 ], [ %27, %33 ], [ %27, %25 ]
  %43 = add i64 %26, 1
  %44 = ashr i64 %28, 1
  %45 = icmp ult i64 %28, 2
  br i1 %45, label %46, label %25, !llvm.loop !45

46:                                               ; preds = %41
  %47 = icmp slt i64 %42, 0
  br i1 %47, label %48, label %88

48:                                               ; preds = %22, %46
  br label %49

49:                                               ; preds = %48, %85
  %50 = phi i64 [ %51, %85 ], [ %11, %48 ]
  %51 = add i64 %50, 1
  %52 = and i64 %51, 32767
  %53 = getelementptr %struct.day_row, ptr %12, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, %51
  br i1 %55, label %56, label %61

56:                                               ; preds = %49
  %57 = getelementptr inbounds i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8
  %59 = xor i64 %58, -1
  %60 = and i64 %59, %1
  br label %61

61:                                               ; preds = %56, %49
  %62 = phi i64 [ %60, %56 ], [ %1, %49 ]
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %85, label %64

64:                                               ; preds = %61, %80
  %65 = phi i64 [ %82, %80 ], [ 0, %61 ]
  %66 = phi i64 [ %81, %80 ], [ -1, %61 ]
  %67 = phi i64 [ %83, %80 ], [ %62, %61 ]
  %68 = and i64 %67, 1
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %80, label %70

70:                                               ; preds = %64
  %71 = icmp slt i64 %66, 0
  br i1 %71, label %79, label %72

72:                                               ; preds = %70
  %73 = load ptr, ptr %7, align 8
  %74 = getelementptr i64, ptr %73, i64 %65
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr i64, ptr %73, i64 %66
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %79, label %80

79:                                               ; preds = %72, %70
  br label %80

80:                                               ; preds = %79, %72, %64
  %81 = phi i64 [ %65, %79 ], [ %66, %72 ], [ %66, %64 ]
  %82 = add i64 %65, 1
  %83 = ashr i64 %67, 1
  %84 = icmp ult i64 %67, 2
  br i1 %84, label %85, label %64, !llvm.loop !45

85:                                               ; preds = %80, %61
  %86 = phi i64 [ -1, %61 ], [ %81, %80 ]
  %87 = icmp slt i64 %86, 0
  br i1 %87, label %49, label %88, !llvm.loop !109

88:                                               ; preds = %85, %46
  %89 = phi i64 [ %15, %46 ], [ %54, %85 ]
  %90 = phi i64 [ %13, %46 ], [ %52, %85 ]
  %91 = phi i64 [ %11, %46 ], [ %51, %85 ]
  %92 = phi i64 [ %42, %46 ], [ %86, %85 ]
  %93 = getelementptr %struct.day_row, ptr %12, i64 %90
  %94 = icmp eq i64 %89, %91
  br i1 %94, label %95, label %98

95:                                               ; preds = %88
  %96 = getelementptr inbounds i8, ptr %93, i64 8
  %97 = load i64, ptr %96, align 8
  br label %99

98:                                               ; preds = %88
  store i64 %91, ptr %93, align 8
  br label %99

99:                                               ; preds = %95, %98
  %100 = phi i64 [ %97, %95 ], [ 0, %98 ]
  %101 = shl nuw i64 1, %92
  %102 = getelementptr inbounds i8, ptr %93, i64 8
  %103 = or i64 %100, %101
  store i64 %103, ptr %102, align 8
  %104 = load i64, ptr %8, align 8
  %105 = or i64 %104, %101
  store i64 %105, ptr %8, align 8
  %106 = load ptr, ptr %7, align 8
  %107 = getelementptr i64, ptr %106, i64 %92
  %108 = load i64, ptr %107, align 8
  %109 = add i64 %108, 1
  store i64 %109, ptr %107, align 8
  %110 = add nsw i64 %10, -1
  %111 = icmp sgt i64 %10, 1
  br i1 %111, label %9, label %112, !llvm.loop !110

112:                                              ; preds = %99, %4
  %113 = phi i64 [ %2, %4 ], [ %91, %99 ]
  ret i64 %113
}

define internal fastcc void @read_waiting(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 168
  %5 = getelementptr inbounds i8, ptr %1, i64 176
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  %8 = load i64, ptr %4, align 8
  br i1 %7, label %9, label %206

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  %11 = getelementptr inbounds i8, ptr %0, i64 2064
  %12 = getelementptr inbounds i8, ptr %1, i64 184
  %13 = getelementptr inbounds i8, ptr %1, i64 152
  %14 = getelementptr inbounds i8, ptr %1, i64 192
  %15 = getelementptr inbounds i8, ptr %0, i64 648
  %16 = getelementptr inbounds i8, ptr %0, i64 656
  %17 = getelementptr inbounds i8, ptr %0, i64 704
  br label %18

18:                                               ; preds = %9, %203
  %19 = phi i64 [ %8, %9 ], [ %201, %203 ]
  %20 = icmp slt i64 %19, %2
  br i1 %20, label %21, label %206

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
  %33 = getelementptr %struct.store_row, ptr %32, i64 %31, i32 7
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %30
  %37 = add i64 %31, 1
  store i64 %37, ptr %12, align 8
  %38 = icmp eq i64 %37, %27
  br i1 %38, label %39, label %30, !llvm.loop !111

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
  br i1 %48, label %49, label %193

49:                                               ; preds = %39
  %50 = and i64 %19, 32767
  br label %51

51:                                               ; preds = %181, %49
  %52 = phi ptr [ %43, %49 ], [ %185, %181 ]
  %53 = phi i64 [ %24, %49 ], [ %184, %181 ]
  %54 = phi i32 [ 0, %49 ], [ %183, %181 ]
  %55 = phi i64 [ %26, %49 ], [ %182, %181 ]
  %56 = getelementptr inbounds i8, ptr %52, i64 40
  %57 = load i64, ptr %56, align 8
  %58 = icmp sgt i64 %57, %19
  br i1 %58, label %181, label %59

59:                                               ; preds = %51
  %60 = getelementptr inbounds i8, ptr %52, i64 56
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %174, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, ptr %52, i64 72
  %65 = getelementptr inbounds i8, ptr %52, i64 48
  %66 = getelementptr inbounds i8, ptr %52, i64 64
  br label %67

67:                                               ; preds = %167, %63
  %68 = phi i64 [ %61, %63 ], [ %168, %167 ]
  %69 = phi i64 [ %53, %63 ], [ %170, %167 ]
  %70 = phi i32 [ %54, %63 ], [ %169, %167 ]
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
  br i1 %83, label %157, label %84

84:                                               ; preds = %81
  %85 = load i64, ptr %14, align 8
  %86 = icmp eq i64 %85, %19
  br i1 %86, label %87, label %157

87:                                               ; preds = %84, %77
  %88 = load ptr, ptr %10, align 8
  %89 = getelementptr inbounds i8, ptr %88, i64 72
  %90 = load i64, ptr %89, align 8
  %91 = icmp sgt i64 %78, 0
  br i1 %91, label %92, label %151

92:                                               ; preds = %87, %134
  %93 = phi i64 [ %145, %134 ], [ 0, %87 ]
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
  br i1 %105, label %147, label %106

106:                                              ; preds = %103, %122
  %107 = phi i64 [ %124, %122 ], [ 0, %103 ]
  %108 = phi i64 [ %123, %122 ], [ -1, %103 ]
  %109 = phi i64 [ %125, %122 ], [ %104, %103 ]
  %110 = and i64 %109, 1
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %122, label %112

112:                                              ; preds = %106
  %113 = icmp slt i64 %108, 0
  br i1 %113, label %121, label %114

114:                                              ; preds = %112
  %115 = load ptr, ptr %16, align 8
  %116 = getelementptr i64, ptr %115, i64 %107
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr i64, ptr %115, i64 %108
  %119 = load i64, ptr %118, align 8
  %120 = icmp slt i64 %117, %119
  br i1 %120, label %121, label %122

121:                                              ; preds = %114, %112
  br label %122

122:                                              ; preds = %121, %114, %106
  %123 = phi i64 [ %107, %121 ], [ %108, %114 ], [ %108, %106 ]
  %124 = add i64 %107, 1
  %125 = ashr i64 %109, 1
  %126 = icmp ult i64 %109, 2
  br i1 %126, label %127, label %106, !llvm.loop !45

127:                                              ; preds = %122
  %128 = icmp sgt i64 %123, -1
  br i1 %128, label %129, label %147

129:                                              ; preds = %127
  br i1 %97, label %130, label %133

130:                                              ; preds = %129
  %131 = getelementptr inbounds i8, ptr %95, i64 8
  %132 = load i64, ptr %131, align 8
  br label %134

133:                                              ; preds = %129
  store i64 %19, ptr %95, align 8
  br label %134

134:                                              ; preds = %133, %130
  %135 = phi i64 [ %132, %130 ], [ 0, %133 ]
  %136 = shl nuw i64 1, %123
  %137 = getelementptr inbounds i8, ptr %95, i64 8
  %138 = or i64 %135, %136
  store i64 %138, ptr %137, align 8
  %139 = load i64, ptr %17, align 8
  %140 = or i64 %139, %136
  store i64 %140, ptr %17, align 8
  %141 = load ptr, ptr %16, align 8
  %142 = getelementptr i64, ptr %141, i64 %123
  %143 = load i64, ptr %142, align 8
  %144 = add i64 %143, 1
  store i64 %144, ptr %142, align 8
  %145 = add nuw nsw i64 %93, 1
  %146 = icmp eq i64 %145, %78
  br i1 %146, label %147, label %92, !llvm.loop !112

147:                                              ; preds = %134, %127, %103
  %148 = phi i64 [ %93, %103 ], [ %78, %134 ], [ %93, %127 ]
  %149 = load i64, ptr %64, align 8
  %150 = load i64, ptr %60, align 8
  br label %151

151:                                              ; preds = %147, %87
  %152 = phi i64 [ %68, %87 ], [ %150, %147 ]
  %153 = phi i64 [ %78, %87 ], [ %149, %147 ]
  %154 = phi i64 [ 0, %87 ], [ %148, %147 ]
  %155 = sub i64 %153, %154
  store i64 %155, ptr %64, align 8
  %156 = icmp eq i64 %153, %154
  br i1 %156, label %157, label %174

157:                                              ; preds = %151, %84, %81
  %158 = phi i64 [ %68, %84 ], [ %68, %81 ], [ %152, %151 ]
  store i64 0, ptr %64, align 8
  %159 = load i64, ptr %52, align 8
  %160 = tail call noundef i64 @llvm.smax.i64(i64 %159, i64 %19)
  store i64 %160, ptr %52, align 8
  %161 = add i64 %158, -1
  store i64 %161, ptr %60, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %163, label %167

163:                                              ; preds = %157
  %164 = load i64, ptr %5, align 8
  %165 = add i64 %164, -1
  store i64 %165, ptr %5, align 8
  %166 = load i64, ptr %60, align 8
  br label %167

167:                                              ; preds = %163, %157
  %168 = phi i64 [ %166, %163 ], [ %161, %157 ]
  %169 = add i32 %70, 1
  %170 = add nsw i64 %69, -1
  %171 = icmp ne i64 %168, 0
  %172 = icmp sgt i64 %69, 1
  %173 = select i1 %171, i1 %172, i1 false
  br i1 %173, label %67, label %174, !llvm.loop !113

174:                                              ; preds = %167, %151, %59
  %175 = phi i64 [ 0, %59 ], [ %168, %167 ], [ %152, %151 ]
  %176 = phi i32 [ %54, %59 ], [ %169, %167 ], [ %70, %151 ]
  %177 = phi i64 [ %53, %59 ], [ %170, %167 ], [ %69, %151 ]
  %178 = icmp sgt i64 %175, 0
  %179 = sext i1 %178 to i64
  %180 = add i64 %55, %179
  br label %181

181:                                              ; preds = %174, %51
  %182 = phi i64 [ %55, %51 ], [ %180, %174 ]
  %183 = phi i32 [ %54, %51 ], [ %176, %174 ]
  %184 = phi i64 [ %53, %51 ], [ %177, %174 ]
  %185 = getelementptr i8, ptr %52, i64 96
  %186 = icmp ult ptr %185, %42
  %187 = icmp sgt i64 %184, 0
  %188 = select i1 %186, i1 %187, i1 false
  %189 = icmp sgt i64 %182, 0
  %190 = select i1 %188, i1 %189, i1 false
  br i1 %190, label %51, label %191, !llvm.loop !114

191:                                              ; preds = %181
  %192 = load i64, ptr %4, align 8
  br label %193

193:                                              ; preds = %191, %39
  %194 = phi i64 [ %19, %39 ], [ %192, %191 ]
  %195 = phi i32 [ 0, %39 ], [ %183, %191 ]
  %196 = sext i32 %195 to i64
  %197 = load ptr, ptr %10, align 8
  %198 = getelementptr inbounds i8, ptr %197, i64 88
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, %196
  %201 = add i64 %194, 1
  br i1 %200, label %202, label %203

202:                                              ; preds = %193
  store i64 %201, ptr %14, align 8
  br label %203

203:                                              ; preds = %193, %202
  store i64 %201, ptr %4, align 8
  %204 = load i64, ptr %5, align 8
  %205 = icmp sgt i64 %204, 0
  br i1 %205, label %18, label %206, !llvm.loop !115

206:                                              ; preds = %18, %203, %3
  %207 = phi i64 [ %8, %3 ], [ %19, %18 ], [ %201, %203 ]
  %208 = tail call noundef i64 @llvm.smax.i64(i64 %207, i64 %2)
  store i64 %208, ptr %4, align 8
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
!73 = distinct !{!73, !40}
!74 = distinct !{!74, !6}
!75 = distinct !{!75, !6}
!76 = distinct !{!76, !6}
!77 = distinct !{!77, !6}
!78 = distinct !{!78, !6}
!79 = distinct !{!79, !6}
!80 = distinct !{!80, !40}
!81 = distinct !{!81, !6}
!82 = distinct !{!82, !6}
!83 = distinct !{!83, !6}
!84 = distinct !{!84, !6}
!85 = distinct !{!85, !6}
!86 = distinct !{!86, !6}
!87 = distinct !{!87, !6}
!88 = distinct !{!88, !6}
!89 = distinct !{!89, !6}
!90 = distinct !{!90, !6}
!91 = distinct !{!91, !6}
!92 = distinct !{!92, !6}
!93 = distinct !{!93, !40}
!94 = distinct !{!94, !6}
!95 = distinct !{!95, !6}
!96 = distinct !{!96, !6}
!97 = distinct !{!97, !6}
!98 = distinct !{!98, !6}
!99 = distinct !{!99, !6}
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

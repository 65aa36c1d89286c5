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

176:                                              ; preds = %2925, %171
  %177 = phi i64 [ 0, %171 ], [ %2926, %2925 ]
  %178 = phi i64 [ 0, %171 ], [ %2927, %2925 ]
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

376:                                              ; preds = %171, %2925
  %377 = phi i64 [ %2928, %2925 ], [ %172, %171 ]
  %378 = phi i64 [ %2927, %2925 ], [ 0, %171 ]
  %379 = phi i64 [ %2926, %2925 ], [ 0, %171 ]
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
  br i1 %390, label %2925, label %391

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
  br label %2925

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
  %449 = getelementptr inbounds i8, ptr %417, i64 144
  %450 = load i64, ptr %449, align 8
  %451 = icmp eq i64 %450, 0
  br i1 %451, label %492, label %452

452:                                              ; preds = %448
  %453 = getelementptr inbounds i8, ptr %381, i64 48
  %454 = load i64, ptr %453, align 8
  %455 = icmp ne i64 %454, 0
  %456 = and i64 %435, -2
  %457 = icmp eq i64 %456, 2
  %458 = and i1 %457, %455
  br i1 %458, label %459, label %492

459:                                              ; preds = %452
  %460 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %454)
  %461 = call i64 @llvm.umax.i64(i64 %460, i64 2)
  %462 = load ptr, ptr %13, align 8
  %463 = getelementptr inbounds i8, ptr %462, i64 72
  %464 = getelementptr inbounds i8, ptr %462, i64 8
  %465 = load i64, ptr %462, align 8
  %466 = icmp sgt i64 %465, 0
  br i1 %466, label %467, label %475

467:                                              ; preds = %459, %472
  %468 = phi i64 [ %473, %472 ], [ 0, %459 ]
  %469 = getelementptr [8 x i64], ptr %464, i64 0, i64 %468
  %470 = load i64, ptr %469, align 8
  %471 = icmp eq i64 %470, %454
  br i1 %471, label %475, label %472

472:                                              ; preds = %467
  %473 = add nuw nsw i64 %468, 1
  %474 = icmp eq i64 %473, %465
  br i1 %474, label %475, label %467, !llvm.loop !19

475:                                              ; preds = %472, %467, %459
  %476 = phi i64 [ 0, %459 ], [ %465, %472 ], [ %468, %467 ]
  %477 = icmp eq i64 %476, %465
  %478 = icmp ult i64 %476, 8
  %479 = and i1 %478, %477
  br i1 %479, label %480, label %485

480:                                              ; preds = %475
  %481 = getelementptr [8 x i64], ptr %464, i64 0, i64 %465
  store i64 %454, ptr %481, align 8
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
  %489 = icmp slt i64 %488, %461
  br i1 %489, label %490, label %500

490:                                              ; preds = %485
  %491 = load i64, ptr %419, align 8
  br label %492

492:                                              ; preds = %490, %452, %448
  %493 = phi i64 [ %491, %490 ], [ %420, %452 ], [ %420, %448 ]
  %494 = load i64, ptr %26, align 8
  %495 = add i64 %494, %433
  %496 = icmp sgt i64 %495, %493
  %497 = icmp sgt i64 %494, 0
  %498 = and i1 %497, %496
  %499 = zext i1 %498 to i32
  br label %500

500:                                              ; preds = %492, %485, %443
  %501 = phi i32 [ %499, %492 ], [ 1, %485 ], [ 1, %443 ]
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
  br i1 %923, label %1135, label %924

924:                                              ; preds = %917
  %925 = getelementptr inbounds i8, ptr %381, i64 64
  %926 = getelementptr inbounds i8, ptr %381, i64 128
  %927 = icmp eq i32 %900, 0
  %928 = and i64 %818, 1
  %929 = load ptr, ptr %45, align 8
  br label %930

930:                                              ; preds = %1128, %924
  %931 = phi ptr [ %929, %924 ], [ %989, %1128 ]
  %932 = phi i64 [ %905, %924 ], [ %1133, %1128 ]
  %933 = phi i64 [ -1, %924 ], [ %1131, %1128 ]
  %934 = phi i64 [ 0, %924 ], [ %1130, %1128 ]
  %935 = phi double [ 0.000000e+00, %924 ], [ %1129, %1128 ]
  %936 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %932, i1 true)
  %937 = getelementptr %struct.station_row, ptr %931, i64 %936, i32 5
  %938 = load i64, ptr %937, align 8
  %939 = getelementptr %struct.station_row, ptr %931, i64 %938, i32 7
  %940 = load i64, ptr %939, align 8
  %941 = call noundef i64 @llvm.smax.i64(i64 %802, i64 %940)
  %942 = load ptr, ptr %46, align 8
  %943 = load i64, ptr %47, align 8
  %944 = mul i64 %943, %936
  %945 = getelementptr i64, ptr %942, i64 %944
  %946 = getelementptr %struct.station_row, ptr %931, i64 %936, i32 4
  %947 = load i64, ptr %946, align 8
  %948 = icmp sgt i64 %947, 0
  br i1 %948, label %949, label %988

949:                                              ; preds = %930, %981
  %950 = phi i64 [ %984, %981 ], [ %947, %930 ]
  %951 = load i64, ptr %945, align 8
  %952 = icmp slt i64 %951, %941
  br i1 %952, label %953, label %986

953:                                              ; preds = %949
  %954 = add nsw i64 %950, -1
  store i64 %954, ptr %946, align 8
  %955 = getelementptr i64, ptr %945, i64 %954
  %956 = load i64, ptr %955, align 8
  %957 = icmp ugt i64 %954, 1
  br i1 %957, label %958, label %981

958:                                              ; preds = %953, %976
  %959 = phi i64 [ %979, %976 ], [ 1, %953 ]
  %960 = phi i64 [ %978, %976 ], [ 0, %953 ]
  %961 = phi i64 [ %972, %976 ], [ 0, %953 ]
  %962 = add i64 %960, 2
  %963 = icmp slt i64 %962, %954
  br i1 %963, label %964, label %971

964:                                              ; preds = %958
  %965 = getelementptr i64, ptr %945, i64 %962
  %966 = load i64, ptr %965, align 8
  %967 = getelementptr i64, ptr %945, i64 %959
  %968 = load i64, ptr %967, align 8
  %969 = icmp slt i64 %966, %968
  %970 = select i1 %969, i64 %962, i64 %959
  br label %971

971:                                              ; preds = %964, %958
  %972 = phi i64 [ %959, %958 ], [ %970, %964 ]
  %973 = getelementptr i64, ptr %945, i64 %972
  %974 = load i64, ptr %973, align 8
  %975 = icmp slt i64 %974, %956
  br i1 %975, label %976, label %981

976:                                              ; preds = %971
  %977 = getelementptr i64, ptr %945, i64 %961
  store i64 %974, ptr %977, align 8
  %978 = shl i64 %972, 1
  %979 = or disjoint i64 %978, 1
  %980 = icmp slt i64 %979, %954
  br i1 %980, label %958, label %981

981:                                              ; preds = %976, %971, %953
  %982 = phi i64 [ 0, %953 ], [ %972, %976 ], [ %961, %971 ]
  %983 = getelementptr i64, ptr %945, i64 %982
  store i64 %956, ptr %983, align 8
  %984 = load i64, ptr %946, align 8
  %985 = icmp sgt i64 %984, 0
  br i1 %985, label %949, label %986, !llvm.loop !20

986:                                              ; preds = %981, %949
  %987 = load ptr, ptr %45, align 8
  br label %988

988:                                              ; preds = %986, %930
  %989 = phi ptr [ %987, %986 ], [ %931, %930 ]
  %990 = getelementptr %struct.station_row, ptr %989, i64 %936
  %991 = getelementptr inbounds i8, ptr %990, i64 32
  %992 = load i64, ptr %991, align 8
  %993 = load i64, ptr %990, align 8
  %994 = icmp slt i64 %992, %993
  br i1 %994, label %1002, label %995

995:                                              ; preds = %988
  %996 = load ptr, ptr %46, align 8
  %997 = load i64, ptr %47, align 8
  %998 = mul i64 %997, %936
  %999 = getelementptr i64, ptr %996, i64 %998
  %1000 = load i64, ptr %999, align 8
  %1001 = add i64 %1000, 1
  br label %1002

1002:                                             ; preds = %995, %988
  %1003 = phi i64 [ %1001, %995 ], [ 0, %988 ]
  %1004 = call noundef i64 @llvm.smax.i64(i64 %941, i64 %1003)
  br i1 %922, label %1044, label %1005

1005:                                             ; preds = %1002
  br i1 %903, label %1038, label %1006

1006:                                             ; preds = %1005
  %1007 = load i64, ptr %925, align 8
  %1008 = icmp sgt i64 %1007, 0
  br i1 %1008, label %1038, label %1009

1009:                                             ; preds = %1006
  %1010 = load i64, ptr %906, align 8
  %1011 = icmp slt i64 %1010, 0
  br i1 %1011, label %1038, label %1012

1012:                                             ; preds = %1009
  %1013 = load ptr, ptr %53, align 8
  %1014 = load i64, ptr %926, align 8
  %1015 = getelementptr %struct.use_row, ptr %1013, i64 %1014
  %1016 = getelementptr %struct.use_row, ptr %1015, i64 %1010
  %1017 = load i64, ptr %1016, align 8
  %1018 = getelementptr %struct.station_row, ptr %989, i64 %936, i32 2
  %1019 = load i64, ptr %1018, align 8
  %1020 = and i64 %1019, %1017
  %1021 = icmp eq i64 %1020, 0
  br i1 %1021, label %1038, label %1022

1022:                                             ; preds = %1012
  %1023 = load ptr, ptr %55, align 8
  br label %1024

1024:                                             ; preds = %1024, %1022
  %1025 = phi i64 [ 9223372036854775807, %1022 ], [ %1030, %1024 ]
  %1026 = phi i64 [ %1020, %1022 ], [ %1032, %1024 ]
  %1027 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1026, i1 true)
  %1028 = getelementptr i64, ptr %1023, i64 %1027
  %1029 = load i64, ptr %1028, align 8
  %1030 = call i64 @llvm.smin.i64(i64 %1029, i64 %1025)
  %1031 = add i64 %1026, -1
  %1032 = and i64 %1031, %1026
  %1033 = icmp eq i64 %1032, 0
  br i1 %1033, label %1034, label %1024, !llvm.loop !23

1034:                                             ; preds = %1024
  %1035 = sub i64 %1030, %941
  %1036 = call noundef i64 @llvm.smax.i64(i64 %1035, i64 0)
  %1037 = uitofp nneg i64 %1036 to double
  br label %1044

1038:                                             ; preds = %1012, %1009, %1006, %1005
  %1039 = sitofp i64 %992 to double
  %1040 = getelementptr inbounds i8, ptr %990, i64 24
  %1041 = load i64, ptr %1040, align 8
  %1042 = sitofp i64 %1041 to double
  %1043 = fdiv double %1039, %1042
  br label %1044

1044:                                             ; preds = %1038, %1034, %1002
  %1045 = phi double [ 0.000000e+00, %1002 ], [ %1037, %1034 ], [ %1043, %1038 ]
  br i1 %903, label %1065, label %1046

1046:                                             ; preds = %1044
  %1047 = load i64, ptr %925, align 8
  %1048 = icmp sgt i64 %1047, 0
  br i1 %1048, label %1061, label %1049

1049:                                             ; preds = %1046
  %1050 = load i64, ptr %906, align 8
  %1051 = icmp slt i64 %1050, 0
  br i1 %1051, label %1061, label %1052

1052:                                             ; preds = %1049
  %1053 = load ptr, ptr %53, align 8
  %1054 = load i64, ptr %926, align 8
  %1055 = getelementptr %struct.use_row, ptr %1053, i64 %1054
  %1056 = getelementptr %struct.use_row, ptr %1055, i64 %1050
  %1057 = load i64, ptr %1056, align 8
  %1058 = getelementptr %struct.station_row, ptr %989, i64 %936, i32 2
  %1059 = load i64, ptr %1058, align 8
  %1060 = and i64 %1059, %1057
  br label %1061

1061:                                             ; preds = %1052, %1049, %1046
  %1062 = phi i64 [ %1060, %1052 ], [ 0, %1049 ], [ 0, %1046 ]
  %1063 = icmp eq i64 %1062, 0
  %1064 = fcmp olt double %1045, %935
  br i1 %1064, label %1081, label %1074

1065:                                             ; preds = %1044
  %1066 = fcmp olt double %1045, %935
  br i1 %1066, label %1095, label %1067

1067:                                             ; preds = %1065
  %1068 = fcmp oeq double %1045, %935
  %1069 = trunc i64 %941 to i32
  %1070 = mul i32 %1069, 1538481
  %1071 = and i32 %1070, 1048576
  %1072 = icmp ne i32 %1071, 0
  %1073 = and i1 %1072, %1068
  br label %1095

1074:                                             ; preds = %1061
  %1075 = fcmp oeq double %1045, %935
  %1076 = trunc i64 %941 to i32
  %1077 = mul i32 %1076, 1538481
  %1078 = and i32 %1077, 1048576
  %1079 = icmp ne i32 %1078, 0
  %1080 = and i1 %1079, %1075
  br i1 %1063, label %1095, label %1082

1081:                                             ; preds = %1061
  br i1 %1063, label %1095, label %1089

1082:                                             ; preds = %1074
  br i1 %1075, label %1083, label %1089

1083:                                             ; preds = %1082
  %1084 = sub i64 %920, %936
  %1085 = or i64 %1084, -64
  %1086 = sub i64 %920, %933
  %1087 = or i64 %1086, -64
  %1088 = icmp ugt i64 %1085, %1087
  br label %1089

1089:                                             ; preds = %1083, %1082, %1081
  %1090 = phi i1 [ false, %1082 ], [ %1088, %1083 ], [ true, %1081 ]
  %1091 = zext i1 %1090 to i32
  %1092 = load i64, ptr %434, align 8
  %1093 = icmp eq i64 %1092, 3
  %1094 = select i1 %1093, i64 %1004, i64 %934
  br label %1117

1095:                                             ; preds = %1081, %1074, %1067, %1065
  %1096 = phi i1 [ true, %1081 ], [ %1080, %1074 ], [ true, %1065 ], [ %1073, %1067 ]
  %1097 = zext i1 %1096 to i32
  %1098 = load i64, ptr %821, align 8
  %1099 = icmp eq i64 %1098, 0
  br i1 %1099, label %1117, label %1100

1100:                                             ; preds = %1095
  %1101 = getelementptr %struct.station_row, ptr %989, i64 %936, i32 1
  %1102 = load i64, ptr %1101, align 8
  %1103 = icmp sgt i64 %1102, 0
  br i1 %1103, label %1104, label %1117

1104:                                             ; preds = %1100
  %1105 = icmp sgt i64 %940, %802
  br i1 %1105, label %1106, label %1110

1106:                                             ; preds = %1104
  %1107 = mul i64 %941, 1538481
  %1108 = lshr i64 %1107, 20
  %1109 = and i64 %1108, 1
  br label %1114

1110:                                             ; preds = %1104
  br i1 %927, label %1111, label %1114

1111:                                             ; preds = %1110
  %1112 = icmp eq i64 %933, %920
  %1113 = zext i1 %1112 to i64
  br label %1114

1114:                                             ; preds = %1111, %1110, %1106
  %1115 = phi i64 [ %1109, %1106 ], [ %1113, %1111 ], [ %928, %1110 ]
  %1116 = trunc nuw nsw i64 %1115 to i32
  br label %1117

1117:                                             ; preds = %1114, %1100, %1095, %1089
  %1118 = phi i64 [ %1004, %1114 ], [ %1004, %1100 ], [ %1004, %1095 ], [ %1094, %1089 ]
  %1119 = phi i32 [ %1116, %1114 ], [ %1097, %1100 ], [ %1097, %1095 ], [ %1091, %1089 ]
  %1120 = icmp slt i64 %933, 0
  %1121 = icmp slt i64 %1118, %934
  %1122 = select i1 %1120, i1 true, i1 %1121
  br i1 %1122, label %1127, label %1123

1123:                                             ; preds = %1117
  %1124 = icmp eq i64 %1118, %934
  %1125 = icmp ne i32 %1119, 0
  %1126 = select i1 %1124, i1 %1125, i1 false
  br i1 %1126, label %1127, label %1128

1127:                                             ; preds = %1123, %1117
  br label %1128

1128:                                             ; preds = %1127, %1123
  %1129 = phi double [ %1045, %1127 ], [ %935, %1123 ]
  %1130 = phi i64 [ %1118, %1127 ], [ %934, %1123 ]
  %1131 = phi i64 [ %936, %1127 ], [ %933, %1123 ]
  %1132 = add i64 %932, -1
  %1133 = and i64 %1132, %932
  %1134 = icmp eq i64 %1133, 0
  br i1 %1134, label %1135, label %930, !llvm.loop !24

1135:                                             ; preds = %1128, %917
  %1136 = phi i64 [ -1, %917 ], [ %1131, %1128 ]
  br i1 %922, label %1138, label %1137

1137:                                             ; preds = %1135
  store i64 %1136, ptr %919, align 8
  br label %1138

1138:                                             ; preds = %1137, %1135
  %1139 = icmp sgt i64 %1136, -1
  br i1 %1139, label %1140, label %1176

1140:                                             ; preds = %1138
  %1141 = load ptr, ptr %45, align 8
  %1142 = getelementptr %struct.station_row, ptr %1141, i64 %1136
  %1143 = getelementptr inbounds i8, ptr %1142, i64 40
  %1144 = load i64, ptr %1143, align 8
  %1145 = getelementptr inbounds i8, ptr %1142, i64 8
  %1146 = load i64, ptr %1145, align 8
  %1147 = icmp eq i64 %1146, 0
  br i1 %1147, label %1148, label %1160

1148:                                             ; preds = %1140
  %1149 = getelementptr inbounds i8, ptr %1142, i64 32
  %1150 = load i64, ptr %1149, align 8
  %1151 = load i64, ptr %1142, align 8
  %1152 = icmp slt i64 %1150, %1151
  br i1 %1152, label %1172, label %1153

1153:                                             ; preds = %1148
  %1154 = load ptr, ptr %46, align 8
  %1155 = load i64, ptr %47, align 8
  %1156 = mul i64 %1155, %1136
  %1157 = getelementptr i64, ptr %1154, i64 %1156
  %1158 = load i64, ptr %1157, align 8
  %1159 = add i64 %1158, 1
  br label %1172

1160:                                             ; preds = %1140
  %1161 = getelementptr %struct.station_row, ptr %1141, i64 %1144, i32 6
  %1162 = load i64, ptr %1161, align 8
  %1163 = icmp slt i64 %1162, %1146
  br i1 %1163, label %1172, label %1164

1164:                                             ; preds = %1160
  %1165 = load ptr, ptr %56, align 8
  %1166 = load i64, ptr %57, align 8
  %1167 = mul i64 %1166, %1144
  %1168 = srem i64 %1162, %1146
  %1169 = getelementptr i64, ptr %1165, i64 %1167
  %1170 = getelementptr i64, ptr %1169, i64 %1168
  %1171 = load i64, ptr %1170, align 8
  br label %1172

1172:                                             ; preds = %1164, %1160, %1153, %1148
  %1173 = phi i64 [ %1171, %1164 ], [ 0, %1160 ], [ %1159, %1153 ], [ 0, %1148 ]
  %1174 = add nuw nsw i64 %1136, 8
  %1175 = icmp slt i64 %802, %1173
  br i1 %1175, label %1178, label %1176

1176:                                             ; preds = %1172, %1138
  %1177 = icmp sgt i64 %801, -1
  br i1 %1177, label %1178, label %1186

1178:                                             ; preds = %1176, %1172
  %1179 = phi i64 [ %802, %1176 ], [ %1173, %1172 ]
  %1180 = phi i64 [ %801, %1176 ], [ %1174, %1172 ]
  %1181 = sub i64 %1179, %504
  %1182 = load ptr, ptr %24, align 8
  %1183 = getelementptr i64, ptr %1182, i64 %1180
  %1184 = load i64, ptr %1183, align 8
  %1185 = add i64 %1181, %1184
  store i64 %1185, ptr %1183, align 8
  br label %1186

1186:                                             ; preds = %1178, %1176
  %1187 = phi i64 [ %1179, %1178 ], [ %802, %1176 ]
  %1188 = phi i64 [ %1180, %1178 ], [ %801, %1176 ]
  %1189 = freeze i64 %1188
  store i64 %504, ptr %31, align 8
  store i64 %1189, ptr %32, align 8
  store i64 %1187, ptr %30, align 8
  %1190 = load i64, ptr %12, align 8
  %1191 = icmp sgt i64 %1187, %1190
  br i1 %1191, label %1192, label %1202

1192:                                             ; preds = %1186
  %1193 = load ptr, ptr %19, align 8
  %1194 = getelementptr inbounds i8, ptr %1193, i64 248
  %1195 = load i64, ptr %1194, align 8
  %1196 = icmp eq i64 %1195, 0
  %1197 = add i64 %1189, -5
  %1198 = icmp ult i64 %1197, -4
  %1199 = or i1 %1198, %1196
  %1200 = select i1 %1199, i64 0, i64 %818
  store i64 %1187, ptr %12, align 8
  store i64 %1200, ptr %26, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %42, i8 0, i64 32, i1 false)
  %1201 = load ptr, ptr %13, align 8
  store i64 0, ptr %1201, align 8
  br label %1202

1202:                                             ; preds = %1192, %1186
  %1203 = load i64, ptr %26, align 8
  store i64 %1203, ptr %58, align 8
  %1204 = load i64, ptr %430, align 8
  %1205 = add i64 %1204, %1203
  store i64 %1205, ptr %26, align 8
  %1206 = load i64, ptr %430, align 8
  %1207 = load i64, ptr %49, align 8
  %1208 = add i64 %1207, %1206
  store i64 %1208, ptr %49, align 8
  %1209 = load i64, ptr %434, align 8
  %1210 = icmp eq i64 %1209, 2
  br i1 %1210, label %1211, label %1213

1211:                                             ; preds = %1202
  %1212 = load i64, ptr %430, align 8
  br label %1213

1213:                                             ; preds = %1211, %1202
  %1214 = phi i64 [ %1212, %1211 ], [ 1, %1202 ]
  %1215 = getelementptr [4 x i64], ptr %42, i64 0, i64 %1209
  %1216 = load i64, ptr %1215, align 8
  %1217 = add i64 %1216, %1214
  store i64 %1217, ptr %1215, align 8
  %1218 = load ptr, ptr %19, align 8
  %1219 = getelementptr inbounds i8, ptr %1218, i64 144
  %1220 = load i64, ptr %1219, align 8
  %1221 = icmp eq i64 %1220, 0
  br i1 %1221, label %1258, label %1222

1222:                                             ; preds = %1213
  %1223 = load i64, ptr %904, align 8
  %1224 = icmp eq i64 %1223, 0
  br i1 %1224, label %1258, label %1225

1225:                                             ; preds = %1222
  %1226 = load i64, ptr %434, align 8
  %1227 = and i64 %1226, -2
  %1228 = icmp eq i64 %1227, 2
  br i1 %1228, label %1229, label %1258

1229:                                             ; preds = %1225
  %1230 = load ptr, ptr %13, align 8
  %1231 = getelementptr inbounds i8, ptr %1230, i64 72
  %1232 = getelementptr inbounds i8, ptr %1230, i64 8
  %1233 = load i64, ptr %1230, align 8
  %1234 = icmp sgt i64 %1233, 0
  br i1 %1234, label %1235, label %1243

1235:                                             ; preds = %1229, %1240
  %1236 = phi i64 [ %1241, %1240 ], [ 0, %1229 ]
  %1237 = getelementptr [8 x i64], ptr %1232, i64 0, i64 %1236
  %1238 = load i64, ptr %1237, align 8
  %1239 = icmp eq i64 %1238, %1223
  br i1 %1239, label %1243, label %1240

1240:                                             ; preds = %1235
  %1241 = add nuw nsw i64 %1236, 1
  %1242 = icmp eq i64 %1241, %1233
  br i1 %1242, label %1243, label %1235, !llvm.loop !19

1243:                                             ; preds = %1240, %1235, %1229
  %1244 = phi i64 [ 0, %1229 ], [ %1236, %1235 ], [ %1233, %1240 ]
  %1245 = icmp eq i64 %1244, %1233
  %1246 = icmp ult i64 %1244, 8
  %1247 = and i1 %1246, %1245
  br i1 %1247, label %1248, label %1253

1248:                                             ; preds = %1243
  %1249 = getelementptr [8 x i64], ptr %1232, i64 0, i64 %1233
  store i64 %1223, ptr %1249, align 8
  %1250 = getelementptr [8 x i64], ptr %1231, i64 0, i64 %1233
  store i64 0, ptr %1250, align 8
  %1251 = load i64, ptr %1230, align 8
  %1252 = add i64 %1251, 1
  store i64 %1252, ptr %1230, align 8
  br label %1253

1253:                                             ; preds = %1248, %1243
  %1254 = select i1 %1246, i64 %1244, i64 7
  %1255 = getelementptr [8 x i64], ptr %1231, i64 0, i64 %1254
  %1256 = load i64, ptr %1255, align 8
  %1257 = add i64 %1256, 1
  store i64 %1257, ptr %1255, align 8
  br label %1258

1258:                                             ; preds = %1253, %1225, %1222, %1213
  %1259 = load i64, ptr %26, align 8
  %1260 = icmp sgt i64 %1259, %420
  br i1 %1260, label %1261, label %1269

1261:                                             ; preds = %1258, %1261
  %1262 = phi i64 [ %1267, %1261 ], [ %1259, %1258 ]
  %1263 = load i64, ptr %12, align 8
  %1264 = add i64 %1263, 1
  %1265 = sub i64 %1262, %420
  store i64 %1264, ptr %12, align 8
  store i64 %1265, ptr %26, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %42, i8 0, i64 32, i1 false)
  %1266 = load ptr, ptr %13, align 8
  store i64 0, ptr %1266, align 8
  %1267 = load i64, ptr %26, align 8
  %1268 = icmp sgt i64 %1267, %420
  br i1 %1268, label %1261, label %1269, !llvm.loop !25

1269:                                             ; preds = %1261, %1258
  br i1 %1139, label %1270, label %1321

1270:                                             ; preds = %1269
  %1271 = load ptr, ptr %19, align 8
  %1272 = getelementptr inbounds i8, ptr %1271, i64 512
  %1273 = load i64, ptr %1272, align 8
  %1274 = icmp eq i64 %1273, 0
  br i1 %1274, label %1321, label %1275

1275:                                             ; preds = %1270
  %1276 = getelementptr inbounds i8, ptr %381, i64 64
  %1277 = load i64, ptr %1276, align 8
  %1278 = icmp sgt i64 %1277, 0
  br i1 %1278, label %1321, label %1279

1279:                                             ; preds = %1275
  %1280 = load i64, ptr %906, align 8
  %1281 = icmp slt i64 %1280, 0
  br i1 %1281, label %1321, label %1282

1282:                                             ; preds = %1279
  %1283 = load ptr, ptr %53, align 8
  %1284 = getelementptr inbounds i8, ptr %381, i64 128
  %1285 = load i64, ptr %1284, align 8
  %1286 = getelementptr %struct.use_row, ptr %1283, i64 %1285
  %1287 = getelementptr %struct.use_row, ptr %1286, i64 %1280
  %1288 = load i64, ptr %1287, align 8
  %1289 = load ptr, ptr %45, align 8
  %1290 = getelementptr %struct.station_row, ptr %1289, i64 %1136, i32 2
  %1291 = load i64, ptr %1290, align 8
  %1292 = and i64 %1291, %1288
  %1293 = load i64, ptr %12, align 8
  %1294 = icmp eq i64 %1292, 0
  br i1 %1294, label %1321, label %1295

1295:                                             ; preds = %1282, %1310
  %1296 = phi i64 [ %1311, %1310 ], [ -1, %1282 ]
  %1297 = phi i64 [ %1313, %1310 ], [ %1292, %1282 ]
  %1298 = icmp slt i64 %1296, 0
  br i1 %1298, label %1299, label %1301

1299:                                             ; preds = %1295
  %1300 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1297, i1 true)
  br label %1310

1301:                                             ; preds = %1295
  %1302 = load ptr, ptr %55, align 8
  %1303 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1297, i1 true)
  %1304 = getelementptr i64, ptr %1302, i64 %1303
  %1305 = load i64, ptr %1304, align 8
  %1306 = getelementptr i64, ptr %1302, i64 %1296
  %1307 = load i64, ptr %1306, align 8
  %1308 = icmp slt i64 %1305, %1307
  %1309 = select i1 %1308, i64 %1303, i64 %1296
  br label %1310

1310:                                             ; preds = %1301, %1299
  %1311 = phi i64 [ %1300, %1299 ], [ %1309, %1301 ]
  %1312 = add i64 %1297, -1
  %1313 = and i64 %1312, %1297
  %1314 = icmp eq i64 %1313, 0
  br i1 %1314, label %1315, label %1295, !llvm.loop !26

1315:                                             ; preds = %1310
  %1316 = load ptr, ptr %55, align 8
  %1317 = getelementptr i64, ptr %1316, i64 %1311
  %1318 = load i64, ptr %1317, align 8
  %1319 = call noundef i64 @llvm.smax.i64(i64 %1318, i64 %1293)
  %1320 = add i64 %1319, 1
  store i64 %1320, ptr %1317, align 8
  br label %1321

1321:                                             ; preds = %1315, %1282, %1279, %1275, %1270, %1269
  %1322 = load i64, ptr %12, align 8
  %1323 = add i64 %1322, 1
  %1324 = getelementptr inbounds i8, ptr %381, i64 144
  %1325 = load i64, ptr %1324, align 8
  %1326 = getelementptr inbounds i8, ptr %381, i64 152
  %1327 = load i64, ptr %1326, align 8
  %1328 = icmp slt i64 %1325, %1327
  br i1 %1328, label %1329, label %1355

1329:                                             ; preds = %1321
  %1330 = load ptr, ptr %50, align 8
  %1331 = load ptr, ptr %51, align 8
  %1332 = getelementptr inbounds i8, ptr %381, i64 24
  br label %1333

1333:                                             ; preds = %1349, %1329
  %1334 = phi i64 [ %1325, %1329 ], [ %1353, %1349 ]
  %1335 = phi i64 [ %1323, %1329 ], [ %1352, %1349 ]
  %1336 = getelementptr %struct.read_row, ptr %1331, i64 %1334
  %1337 = load i64, ptr %1336, align 8
  %1338 = getelementptr %struct.value_row, ptr %1330, i64 %1337
  %1339 = getelementptr inbounds i8, ptr %1336, i64 8
  %1340 = load i64, ptr %1339, align 8
  %1341 = icmp eq i64 %1340, 0
  br i1 %1341, label %1349, label %1342

1342:                                             ; preds = %1333
  %1343 = getelementptr inbounds i8, ptr %1338, i64 16
  %1344 = load i64, ptr %1343, align 8
  %1345 = load i64, ptr %1332, align 8
  %1346 = icmp eq i64 %1344, %1345
  %1347 = select i1 %1346, i64 8, i64 0
  %1348 = getelementptr inbounds i8, ptr %1338, i64 %1347
  br label %1349

1349:                                             ; preds = %1342, %1333
  %1350 = phi ptr [ %1338, %1333 ], [ %1348, %1342 ]
  %1351 = load i64, ptr %1350, align 8
  %1352 = call noundef i64 @llvm.smax.i64(i64 %1335, i64 %1351)
  %1353 = add nsw i64 %1334, 1
  %1354 = icmp eq i64 %1353, %1327
  br i1 %1354, label %1355, label %1333, !llvm.loop !27

1355:                                             ; preds = %1349, %1321
  %1356 = phi i64 [ %1323, %1321 ], [ %1352, %1349 ]
  br i1 %1139, label %1357, label %1754

1357:                                             ; preds = %1355
  %1358 = load ptr, ptr %45, align 8
  %1359 = getelementptr %struct.station_row, ptr %1358, i64 %1136
  %1360 = getelementptr inbounds i8, ptr %1359, i64 40
  %1361 = load i64, ptr %1360, align 8
  %1362 = getelementptr %struct.station_row, ptr %1358, i64 %1361
  %1363 = getelementptr inbounds i8, ptr %1359, i64 32
  %1364 = load i64, ptr %1363, align 8
  %1365 = load i64, ptr %1359, align 8
  %1366 = icmp slt i64 %1364, %1365
  br i1 %1366, label %1374, label %1367

1367:                                             ; preds = %1357
  %1368 = load ptr, ptr %46, align 8
  %1369 = load i64, ptr %47, align 8
  %1370 = mul i64 %1369, %1136
  %1371 = getelementptr i64, ptr %1368, i64 %1370
  %1372 = load i64, ptr %1371, align 8
  %1373 = add i64 %1372, 1
  br label %1374

1374:                                             ; preds = %1367, %1357
  %1375 = phi i64 [ %1373, %1367 ], [ 0, %1357 ]
  %1376 = call noundef i64 @llvm.smax.i64(i64 %1322, i64 %1375)
  %1377 = getelementptr inbounds i8, ptr %1362, i64 56
  %1378 = load i64, ptr %1377, align 8
  %1379 = call noundef i64 @llvm.smax.i64(i64 %1376, i64 %1378)
  store i64 %1379, ptr %1377, align 8
  %1380 = getelementptr inbounds i8, ptr %1359, i64 8
  %1381 = load i64, ptr %1380, align 8
  %1382 = icmp sgt i64 %1381, 0
  br i1 %1382, label %1383, label %1394

1383:                                             ; preds = %1374
  %1384 = load ptr, ptr %56, align 8
  %1385 = load i64, ptr %57, align 8
  %1386 = mul i64 %1385, %1361
  %1387 = getelementptr inbounds i8, ptr %1362, i64 48
  %1388 = load i64, ptr %1387, align 8
  %1389 = srem i64 %1388, %1381
  %1390 = getelementptr i64, ptr %1384, i64 %1386
  %1391 = getelementptr i64, ptr %1390, i64 %1389
  store i64 %1379, ptr %1391, align 8
  %1392 = load i64, ptr %1387, align 8
  %1393 = add i64 %1392, 1
  store i64 %1393, ptr %1387, align 8
  br label %1394

1394:                                             ; preds = %1383, %1374
  %1395 = add i64 %1379, 1
  %1396 = call noundef i64 @llvm.smax.i64(i64 %1356, i64 %1395)
  %1397 = load ptr, ptr %45, align 8
  %1398 = getelementptr %struct.station_row, ptr %1397, i64 %1136, i32 2
  %1399 = load i64, ptr %1398, align 8
  %1400 = load ptr, ptr %19, align 8
  %1401 = getelementptr inbounds i8, ptr %1400, i64 112
  %1402 = load i64, ptr %1401, align 8
  %1403 = icmp eq i64 %1402, 0
  br i1 %1403, label %1428, label %1404

1404:                                             ; preds = %1394
  %1405 = load i64, ptr %381, align 8
  %1406 = icmp eq i64 %1405, 0
  br i1 %1406, label %1407, label %1428

1407:                                             ; preds = %1404
  %1408 = getelementptr inbounds i8, ptr %381, i64 64
  %1409 = load i64, ptr %1408, align 8
  %1410 = icmp eq i64 %1409, 0
  br i1 %1410, label %1428, label %1411

1411:                                             ; preds = %1407
  %1412 = getelementptr inbounds i8, ptr %1400, i64 152
  %1413 = load i64, ptr %1412, align 8
  %1414 = icmp slt i64 %1409, %1413
  br i1 %1414, label %1415, label %1428

1415:                                             ; preds = %1411
  %1416 = load i64, ptr %906, align 8
  %1417 = icmp slt i64 %1416, 0
  br i1 %1417, label %1428, label %1418

1418:                                             ; preds = %1415
  %1419 = load i64, ptr %59, align 8
  %1420 = icmp sgt i64 %1419, %1396
  br i1 %1420, label %1428, label %1421

1421:                                             ; preds = %1418
  %1422 = load i64, ptr %20, align 8
  %1423 = sub i64 %1422, %100
  %1424 = getelementptr inbounds i8, ptr %1400, i64 136
  %1425 = load i64, ptr %1424, align 8
  %1426 = icmp slt i64 %1423, %1425
  %1427 = zext i1 %1426 to i32
  br label %1428

1428:                                             ; preds = %1421, %1418, %1415, %1411, %1407, %1404, %1394
  %1429 = phi i32 [ 0, %1394 ], [ 0, %1415 ], [ 0, %1411 ], [ 0, %1407 ], [ 0, %1404 ], [ 1, %1418 ], [ %1427, %1421 ]
  %1430 = getelementptr inbounds i8, ptr %1400, i64 408
  %1431 = load i64, ptr %1430, align 8
  %1432 = icmp eq i64 %1431, 0
  br i1 %1432, label %1511, label %1433

1433:                                             ; preds = %1428
  %1434 = load i64, ptr %12, align 8
  %1435 = load i64, ptr %58, align 8
  %1436 = load i64, ptr %906, align 8
  %1437 = icmp slt i64 %1436, 0
  br i1 %1437, label %1754, label %1438

1438:                                             ; preds = %1433
  %1439 = getelementptr inbounds i8, ptr %381, i64 128
  %1440 = load i64, ptr %1439, align 8
  %1441 = add i64 %1440, %1436
  %1442 = icmp eq i32 %1429, 0
  %1443 = load ptr, ptr %53, align 8
  %1444 = getelementptr %struct.use_row, ptr %1443, i64 %1441, i32 3
  %1445 = getelementptr %struct.use_row, ptr %1443, i64 %1441
  %1446 = select i1 %1442, ptr %1445, ptr %1444
  %1447 = load i64, ptr %1446, align 8
  %1448 = icmp eq i64 %1399, 0
  %1449 = select i1 %1448, i64 -1, i64 %1399
  %1450 = and i64 %1447, %1449
  %1451 = getelementptr %struct.use_row, ptr %1443, i64 %1441, i32 1
  %1452 = load double, ptr %1451, align 8
  %1453 = fcmp ule double %1452, 1.000000e+00
  %1454 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1450)
  %1455 = icmp ult i64 %1454, 2
  %1456 = select i1 %1453, i1 true, i1 %1455
  br i1 %1456, label %1457, label %1754

1457:                                             ; preds = %1438
  %1458 = load i64, ptr %381, align 8
  %1459 = icmp eq i64 %1458, 1
  %1460 = icmp eq i64 %1454, 2
  %1461 = select i1 %1459, i1 %1460, i1 false
  br i1 %1461, label %1462, label %1471

1462:                                             ; preds = %1457
  %1463 = load i64, ptr %62, align 8
  %1464 = add i64 %1463, 1
  store i64 %1464, ptr %62, align 8
  %1465 = and i64 %1463, 1
  %1466 = icmp eq i64 %1465, 0
  %1467 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %1450, i1 true)
  %1468 = xor i64 %1467, 63
  %1469 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1450, i1 true)
  %1470 = select i1 %1466, i64 %1469, i64 %1468
  br label %1745

1471:                                             ; preds = %1457
  call fastcc void @count_waiting(ptr noundef nonnull %60, i64 noundef %1434)
  %1472 = icmp eq i64 %1450, 0
  br i1 %1472, label %1754, label %1473

1473:                                             ; preds = %1471, %1492
  %1474 = phi i64 [ %1496, %1492 ], [ %1450, %1471 ]
  %1475 = phi i64 [ %1494, %1492 ], [ -1, %1471 ]
  %1476 = phi i64 [ %1493, %1492 ], [ -1, %1471 ]
  %1477 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1474, i1 true)
  %1478 = icmp slt i64 %1476, 0
  br i1 %1478, label %1492, label %1479

1479:                                             ; preds = %1473
  %1480 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1477
  %1481 = load i64, ptr %1480, align 8
  %1482 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1476
  %1483 = load i64, ptr %1482, align 8
  %1484 = icmp sgt i64 %1481, %1483
  br i1 %1484, label %1485, label %1492

1485:                                             ; preds = %1479
  %1486 = icmp slt i64 %1475, 0
  br i1 %1486, label %1491, label %1487

1487:                                             ; preds = %1485
  %1488 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1475
  %1489 = load i64, ptr %1488, align 8
  %1490 = icmp sgt i64 %1481, %1489
  br i1 %1490, label %1492, label %1491

1491:                                             ; preds = %1487, %1485
  br label %1492

1492:                                             ; preds = %1491, %1487, %1479, %1473
  %1493 = phi i64 [ %1476, %1491 ], [ %1476, %1487 ], [ %1477, %1479 ], [ %1477, %1473 ]
  %1494 = phi i64 [ %1477, %1491 ], [ %1475, %1487 ], [ %1476, %1479 ], [ %1476, %1473 ]
  %1495 = add i64 %1474, -1
  %1496 = and i64 %1495, %1474
  %1497 = icmp eq i64 %1496, 0
  br i1 %1497, label %1498, label %1473, !llvm.loop !28

1498:                                             ; preds = %1492
  %1499 = and i64 %1435, 1
  %1500 = icmp ne i64 %1499, 0
  %1501 = icmp sgt i64 %1494, -1
  %1502 = select i1 %1500, i1 %1501, i1 false
  br i1 %1502, label %1503, label %1745

1503:                                             ; preds = %1498
  %1504 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1494
  %1505 = load i64, ptr %1504, align 8
  %1506 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1493
  %1507 = load i64, ptr %1506, align 8
  %1508 = add i64 %1507, 3
  %1509 = icmp slt i64 %1505, %1508
  %1510 = select i1 %1509, i64 %1494, i64 %1493
  br label %1745

1511:                                             ; preds = %1428
  %1512 = getelementptr inbounds i8, ptr %1400, i64 416
  %1513 = load i64, ptr %1512, align 8
  %1514 = icmp eq i64 %1513, 0
  br i1 %1514, label %1645, label %1515

1515:                                             ; preds = %1511
  %1516 = load i64, ptr %381, align 8
  %1517 = icmp eq i64 %1516, 2
  br i1 %1517, label %1645, label %1518

1518:                                             ; preds = %1515
  %1519 = getelementptr inbounds i8, ptr %381, i64 64
  %1520 = load i64, ptr %1519, align 8
  %1521 = icmp sgt i64 %1520, 0
  br i1 %1521, label %1522, label %1645

1522:                                             ; preds = %1518
  %1523 = load i64, ptr %12, align 8
  %1524 = load i64, ptr %58, align 8
  %1525 = getelementptr inbounds i8, ptr %1400, i64 160
  %1526 = load i64, ptr %1525, align 8
  %1527 = load i64, ptr %906, align 8
  %1528 = icmp slt i64 %1527, 0
  br i1 %1528, label %1754, label %1529

1529:                                             ; preds = %1522
  %1530 = getelementptr inbounds i8, ptr %381, i64 128
  %1531 = load i64, ptr %1530, align 8
  %1532 = add i64 %1531, %1527
  %1533 = icmp eq i32 %1429, 0
  %1534 = load ptr, ptr %53, align 8
  %1535 = getelementptr %struct.use_row, ptr %1534, i64 %1532, i32 3
  %1536 = getelementptr %struct.use_row, ptr %1534, i64 %1532
  %1537 = select i1 %1533, ptr %1536, ptr %1535
  %1538 = load i64, ptr %1537, align 8
  %1539 = icmp eq i64 %1399, 0
  %1540 = select i1 %1539, i64 -1, i64 %1399
  %1541 = and i64 %1538, %1540
  %1542 = getelementptr %struct.use_row, ptr %1534, i64 %1532, i32 1
  %1543 = load double, ptr %1542, align 8
  %1544 = fcmp ule double %1543, 1.000000e+00
  %1545 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1541)
  %1546 = icmp ult i64 %1545, 2
  %1547 = select i1 %1544, i1 true, i1 %1546
  br i1 %1547, label %1548, label %1643

1548:                                             ; preds = %1529
  call fastcc void @count_waiting(ptr noundef nonnull %60, i64 noundef %1523)
  %1549 = load i64, ptr %64, align 8
  %1550 = icmp sgt i64 %1549, 0
  br i1 %1550, label %1551, label %1559

1551:                                             ; preds = %1548, %1556
  %1552 = phi i64 [ %1557, %1556 ], [ 0, %1548 ]
  %1553 = getelementptr [16 x i64], ptr %63, i64 0, i64 %1552
  %1554 = load i64, ptr %1553, align 8
  %1555 = icmp eq i64 %1554, %1541
  br i1 %1555, label %1559, label %1556

1556:                                             ; preds = %1551
  %1557 = add nuw nsw i64 %1552, 1
  %1558 = icmp eq i64 %1557, %1549
  br i1 %1558, label %1565, label %1551, !llvm.loop !29

1559:                                             ; preds = %1551, %1548
  %1560 = phi i64 [ 0, %1548 ], [ %1552, %1551 ]
  %1561 = icmp eq i64 %1560, %1549
  br i1 %1561, label %1565, label %1562

1562:                                             ; preds = %1559
  %1563 = getelementptr [16 x i64], ptr %65, i64 0, i64 %1560
  %1564 = load i64, ptr %1563, align 8
  br label %1571

1565:                                             ; preds = %1556, %1559
  %1566 = icmp eq i64 %1549, 16
  br i1 %1566, label %1576, label %1567

1567:                                             ; preds = %1565
  %1568 = add i64 %1549, 1
  store i64 %1568, ptr %64, align 8
  %1569 = getelementptr [16 x i64], ptr %63, i64 0, i64 %1549
  store i64 %1541, ptr %1569, align 8
  %1570 = getelementptr [16 x i64], ptr %65, i64 0, i64 %1549
  store i64 0, ptr %1570, align 8
  br label %1571

1571:                                             ; preds = %1562, %1567
  %1572 = phi i64 [ 0, %1567 ], [ %1564, %1562 ]
  %1573 = phi i64 [ %1549, %1567 ], [ %1560, %1562 ]
  %1574 = getelementptr [16 x i64], ptr %65, i64 0, i64 %1573
  %1575 = add i64 %1572, 1
  store i64 %1575, ptr %1574, align 8
  br label %1576

1576:                                             ; preds = %1571, %1565
  %1577 = phi i64 [ %1572, %1571 ], [ 0, %1565 ]
  %1578 = icmp eq i64 %1541, 0
  br i1 %1578, label %1581, label %1586

1579:                                             ; preds = %1610
  %1580 = load i64, ptr %8, align 16
  br label %1581

1581:                                             ; preds = %1579, %1576
  %1582 = phi i64 [ undef, %1576 ], [ %1580, %1579 ]
  %1583 = phi i64 [ 0, %1576 ], [ %1590, %1579 ]
  %1584 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1582
  %1585 = call i64 @llvm.smin.i64(i64 %1583, i64 1)
  br label %1616

1586:                                             ; preds = %1576, %1610
  %1587 = phi i64 [ %1614, %1610 ], [ %1541, %1576 ]
  %1588 = phi i64 [ %1590, %1610 ], [ 0, %1576 ]
  %1589 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1587, i1 true)
  %1590 = add i64 %1588, 1
  %1591 = icmp sgt i64 %1588, 0
  br i1 %1591, label %1592, label %1610

1592:                                             ; preds = %1586
  %1593 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1589
  %1594 = load i64, ptr %1593, align 8
  br label %1595

1595:                                             ; preds = %1607, %1592
  %1596 = phi i64 [ %1588, %1592 ], [ %1597, %1607 ]
  %1597 = add nsw i64 %1596, -1
  %1598 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1597
  %1599 = load i64, ptr %1598, align 8
  %1600 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1599
  %1601 = load i64, ptr %1600, align 8
  %1602 = icmp sge i64 %1594, %1601
  %1603 = icmp ne i64 %1594, %1601
  %1604 = icmp sle i64 %1589, %1599
  %1605 = or i1 %1604, %1603
  %1606 = and i1 %1602, %1605
  br i1 %1606, label %1610, label %1607

1607:                                             ; preds = %1595
  %1608 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1596
  store i64 %1599, ptr %1608, align 8
  %1609 = icmp ugt i64 %1596, 1
  br i1 %1609, label %1595, label %1610, !llvm.loop !30

1610:                                             ; preds = %1607, %1595, %1586
  %1611 = phi i64 [ %1588, %1586 ], [ 0, %1607 ], [ %1596, %1595 ]
  %1612 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1611
  store i64 %1589, ptr %1612, align 8
  %1613 = add i64 %1587, -1
  %1614 = and i64 %1613, %1587
  %1615 = icmp eq i64 %1614, 0
  br i1 %1615, label %1579, label %1586, !llvm.loop !31

1616:                                             ; preds = %1619, %1581
  %1617 = phi i64 [ %1620, %1619 ], [ %1583, %1581 ]
  %1618 = icmp sgt i64 %1617, 1
  br i1 %1618, label %1619, label %1628

1619:                                             ; preds = %1616
  %1620 = add nsw i64 %1617, -1
  %1621 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1620
  %1622 = load i64, ptr %1621, align 8
  %1623 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1622
  %1624 = load i64, ptr %1623, align 8
  %1625 = load i64, ptr %1584, align 8
  %1626 = add i64 %1625, 5
  %1627 = icmp slt i64 %1624, %1626
  br i1 %1627, label %1628, label %1616, !llvm.loop !32

1628:                                             ; preds = %1619, %1616
  %1629 = phi i64 [ %1585, %1616 ], [ %1617, %1619 ]
  %1630 = add i64 %1526, -1
  %1631 = icmp eq i64 %1630, %1524
  br i1 %1631, label %1638, label %1632

1632:                                             ; preds = %1628
  %1633 = add i64 %1526, -2
  %1634 = icmp eq i64 %1633, %1524
  %1635 = icmp eq i64 %1577, 0
  %1636 = select i1 %1634, i1 %1635, i1 false
  %1637 = select i1 %1636, i64 1, i64 %1577
  br label %1638

1638:                                             ; preds = %1632, %1628
  %1639 = phi i64 [ %1637, %1632 ], [ 0, %1628 ]
  %1640 = srem i64 %1639, %1629
  %1641 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1640
  %1642 = load i64, ptr %1641, align 8
  br label %1643

1643:                                             ; preds = %1638, %1529
  %1644 = phi i64 [ %1642, %1638 ], [ -1, %1529 ]
  br label %1748

1645:                                             ; preds = %1518, %1515, %1511
  %1646 = getelementptr inbounds i8, ptr %1400, i64 400
  %1647 = load i64, ptr %1646, align 8
  %1648 = icmp eq i64 %1647, 0
  br i1 %1648, label %1754, label %1649

1649:                                             ; preds = %1645
  %1650 = load i64, ptr %12, align 8
  %1651 = load i64, ptr %906, align 8
  %1652 = icmp slt i64 %1651, 0
  br i1 %1652, label %1754, label %1653

1653:                                             ; preds = %1649
  %1654 = getelementptr inbounds i8, ptr %381, i64 128
  %1655 = load i64, ptr %1654, align 8
  %1656 = add i64 %1655, %1651
  %1657 = icmp eq i32 %1429, 0
  %1658 = load ptr, ptr %53, align 8
  %1659 = getelementptr %struct.use_row, ptr %1658, i64 %1656, i32 3
  %1660 = getelementptr %struct.use_row, ptr %1658, i64 %1656
  %1661 = select i1 %1657, ptr %1660, ptr %1659
  %1662 = load i64, ptr %1661, align 8
  %1663 = icmp eq i64 %1399, 0
  %1664 = select i1 %1663, i64 -1, i64 %1399
  %1665 = and i64 %1662, %1664
  %1666 = getelementptr %struct.use_row, ptr %1658, i64 %1656, i32 1
  %1667 = load double, ptr %1666, align 8
  %1668 = fcmp ogt double %1667, 1.000000e+00
  %1669 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1665)
  %1670 = icmp ugt i64 %1669, 1
  %1671 = select i1 %1668, i1 %1670, i1 false
  %1672 = icmp eq i64 %1665, 0
  %1673 = select i1 %1671, i1 true, i1 %1672
  br i1 %1673, label %1754, label %1674

1674:                                             ; preds = %1653, %1739
  %1675 = phi i64 [ %1741, %1739 ], [ -1, %1653 ]
  %1676 = phi i64 [ %1743, %1739 ], [ %1665, %1653 ]
  %1677 = phi i64 [ %1740, %1739 ], [ 0, %1653 ]
  %1678 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %1676, i1 true)
  %1679 = load ptr, ptr %67, align 8
  %1680 = load i64, ptr %68, align 8
  %1681 = mul i64 %1680, %1678
  %1682 = getelementptr i64, ptr %1679, i64 %1681
  %1683 = load ptr, ptr %69, align 8
  %1684 = getelementptr i64, ptr %1683, i64 %1678
  %1685 = load i64, ptr %1684, align 8
  %1686 = icmp sgt i64 %1685, 0
  br i1 %1686, label %1687, label %1724

1687:                                             ; preds = %1674, %1719
  %1688 = phi i64 [ %1722, %1719 ], [ %1685, %1674 ]
  %1689 = load i64, ptr %1682, align 8
  %1690 = icmp slt i64 %1689, %1650
  br i1 %1690, label %1691, label %1724

1691:                                             ; preds = %1687
  %1692 = add nsw i64 %1688, -1
  store i64 %1692, ptr %1684, align 8
  %1693 = getelementptr i64, ptr %1682, i64 %1692
  %1694 = load i64, ptr %1693, align 8
  %1695 = icmp ugt i64 %1692, 1
  br i1 %1695, label %1696, label %1719

1696:                                             ; preds = %1691, %1714
  %1697 = phi i64 [ %1717, %1714 ], [ 1, %1691 ]
  %1698 = phi i64 [ %1716, %1714 ], [ 0, %1691 ]
  %1699 = phi i64 [ %1710, %1714 ], [ 0, %1691 ]
  %1700 = add i64 %1698, 2
  %1701 = icmp slt i64 %1700, %1692
  br i1 %1701, label %1702, label %1709

1702:                                             ; preds = %1696
  %1703 = getelementptr i64, ptr %1682, i64 %1700
  %1704 = load i64, ptr %1703, align 8
  %1705 = getelementptr i64, ptr %1682, i64 %1697
  %1706 = load i64, ptr %1705, align 8
  %1707 = icmp slt i64 %1704, %1706
  %1708 = select i1 %1707, i64 %1700, i64 %1697
  br label %1709

1709:                                             ; preds = %1702, %1696
  %1710 = phi i64 [ %1697, %1696 ], [ %1708, %1702 ]
  %1711 = getelementptr i64, ptr %1682, i64 %1710
  %1712 = load i64, ptr %1711, align 8
  %1713 = icmp slt i64 %1712, %1694
  br i1 %1713, label %1714, label %1719

1714:                                             ; preds = %1709
  %1715 = getelementptr i64, ptr %1682, i64 %1699
  store i64 %1712, ptr %1715, align 8
  %1716 = shl i64 %1710, 1
  %1717 = or disjoint i64 %1716, 1
  %1718 = icmp slt i64 %1717, %1692
  br i1 %1718, label %1696, label %1719

1719:                                             ; preds = %1714, %1709, %1691
  %1720 = phi i64 [ 0, %1691 ], [ %1699, %1709 ], [ %1710, %1714 ]
  %1721 = getelementptr i64, ptr %1682, i64 %1720
  store i64 %1694, ptr %1721, align 8
  %1722 = load i64, ptr %1684, align 8
  %1723 = icmp sgt i64 %1722, 0
  br i1 %1723, label %1687, label %1724, !llvm.loop !33

1724:                                             ; preds = %1719, %1687, %1674
  %1725 = phi i64 [ %1685, %1674 ], [ %1688, %1687 ], [ %1722, %1719 ]
  %1726 = icmp slt i64 %1675, 0
  %1727 = icmp slt i64 %1725, %1677
  %1728 = select i1 %1726, i1 true, i1 %1727
  br i1 %1728, label %1738, label %1729

1729:                                             ; preds = %1724
  %1730 = icmp eq i64 %1725, %1677
  br i1 %1730, label %1731, label %1739

1731:                                             ; preds = %1729
  %1732 = load ptr, ptr %70, align 8
  %1733 = getelementptr i64, ptr %1732, i64 %1678
  %1734 = load i64, ptr %1733, align 8
  %1735 = getelementptr i64, ptr %1732, i64 %1675
  %1736 = load i64, ptr %1735, align 8
  %1737 = icmp slt i64 %1734, %1736
  br i1 %1737, label %1738, label %1739

1738:                                             ; preds = %1731, %1724
  br label %1739

1739:                                             ; preds = %1738, %1731, %1729
  %1740 = phi i64 [ %1725, %1738 ], [ %1677, %1731 ], [ %1677, %1729 ]
  %1741 = phi i64 [ %1678, %1738 ], [ %1675, %1731 ], [ %1675, %1729 ]
  %1742 = add i64 %1676, -1
  %1743 = and i64 %1742, %1676
  %1744 = icmp eq i64 %1743, 0
  br i1 %1744, label %1748, label %1674, !llvm.loop !34

1745:                                             ; preds = %1503, %1498, %1462
  %1746 = phi i64 [ %1510, %1503 ], [ %1493, %1498 ], [ %1470, %1462 ]
  %1747 = shl nuw i64 1, %1746
  br label %1754

1748:                                             ; preds = %1739, %1643
  %1749 = phi i64 [ %1644, %1643 ], [ %1741, %1739 ]
  %1750 = freeze i64 %1749
  %1751 = shl nuw i64 1, %1750
  %1752 = icmp slt i64 %1750, 0
  %1753 = select i1 %1752, i64 %1399, i64 %1751
  br label %1754

1754:                                             ; preds = %1748, %1745, %1653, %1649, %1645, %1522, %1471, %1438, %1433, %1355
  %1755 = phi i64 [ -1, %1355 ], [ %1746, %1745 ], [ -1, %1645 ], [ -1, %1433 ], [ -1, %1438 ], [ -1, %1471 ], [ -1, %1522 ], [ -1, %1649 ], [ -1, %1653 ], [ %1750, %1748 ]
  %1756 = phi i32 [ 0, %1355 ], [ %1429, %1745 ], [ %1429, %1645 ], [ %1429, %1433 ], [ %1429, %1438 ], [ %1429, %1471 ], [ %1429, %1522 ], [ %1429, %1649 ], [ %1429, %1653 ], [ %1429, %1748 ]
  %1757 = phi i64 [ %1356, %1355 ], [ %1396, %1745 ], [ %1396, %1645 ], [ %1396, %1433 ], [ %1396, %1438 ], [ %1396, %1471 ], [ %1396, %1522 ], [ %1396, %1649 ], [ %1396, %1653 ], [ %1396, %1748 ]
  %1758 = phi i64 [ 0, %1355 ], [ %1747, %1745 ], [ %1399, %1645 ], [ %1399, %1433 ], [ %1399, %1438 ], [ %1399, %1471 ], [ %1399, %1522 ], [ %1399, %1649 ], [ %1399, %1653 ], [ %1753, %1748 ]
  %1759 = phi i64 [ %1323, %1355 ], [ %1395, %1745 ], [ %1395, %1645 ], [ %1395, %1433 ], [ %1395, %1438 ], [ %1395, %1471 ], [ %1395, %1522 ], [ %1395, %1649 ], [ %1395, %1653 ], [ %1395, %1748 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !35)
  store i64 %1758, ptr %10, align 8, !alias.scope !35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %71, i8 0, i64 32, i1 false), !alias.scope !35
  %1760 = load i64, ptr %1324, align 8, !noalias !35
  %1761 = load i64, ptr %1326, align 8, !noalias !35
  %1762 = icmp slt i64 %1760, %1761
  br i1 %1762, label %1763, label %1815

1763:                                             ; preds = %1754
  %1764 = load ptr, ptr %51, align 8, !noalias !35
  %1765 = load ptr, ptr %50, align 8, !noalias !35
  %1766 = getelementptr inbounds i8, ptr %381, i64 24
  br label %1767

1767:                                             ; preds = %1810, %1763
  %1768 = phi i64 [ -1, %1763 ], [ %1812, %1810 ]
  %1769 = phi i64 [ -1, %1763 ], [ %1811, %1810 ]
  %1770 = phi i64 [ %1760, %1763 ], [ %1813, %1810 ]
  %1771 = getelementptr %struct.read_row, ptr %1764, i64 %1770
  %1772 = load i64, ptr %1771, align 8, !noalias !35
  %1773 = getelementptr %struct.value_row, ptr %1765, i64 %1772
  %1774 = getelementptr inbounds i8, ptr %1771, i64 16
  %1775 = load i64, ptr %1774, align 8, !noalias !35
  %1776 = icmp eq i64 %1775, 0
  br i1 %1776, label %1810, label %1777

1777:                                             ; preds = %1767
  %1778 = getelementptr inbounds i8, ptr %1773, i64 24
  %1779 = load i64, ptr %1778, align 8, !noalias !35
  %1780 = icmp eq i64 %1779, 1
  br i1 %1780, label %1781, label %1786

1781:                                             ; preds = %1777
  %1782 = load ptr, ptr %19, align 8, !noalias !35
  %1783 = getelementptr inbounds i8, ptr %1782, i64 256
  %1784 = load i64, ptr %1783, align 8, !noalias !35
  %1785 = icmp eq i64 %1784, 0
  br i1 %1785, label %1810, label %1786

1786:                                             ; preds = %1781, %1777
  %1787 = getelementptr inbounds i8, ptr %1771, i64 8
  %1788 = load i64, ptr %1787, align 8, !noalias !35
  %1789 = icmp eq i64 %1788, 0
  br i1 %1789, label %1797, label %1790

1790:                                             ; preds = %1786
  %1791 = getelementptr inbounds i8, ptr %1773, i64 16
  %1792 = load i64, ptr %1791, align 8, !noalias !35
  %1793 = load i64, ptr %1766, align 8, !noalias !35
  %1794 = icmp eq i64 %1792, %1793
  %1795 = select i1 %1794, i64 8, i64 0
  %1796 = getelementptr inbounds i8, ptr %1773, i64 %1795
  br label %1797

1797:                                             ; preds = %1790, %1786
  %1798 = phi ptr [ %1773, %1786 ], [ %1796, %1790 ]
  %1799 = load i64, ptr %1798, align 8, !noalias !35
  %1800 = icmp eq i64 %1779, 2
  %1801 = load ptr, ptr %19, align 8, !noalias !35
  br i1 %1800, label %1802, label %1806

1802:                                             ; preds = %1797
  %1803 = getelementptr inbounds i8, ptr %1801, i64 224
  %1804 = load i64, ptr %1803, align 8, !noalias !35
  %1805 = icmp eq i64 %1804, 0
  br i1 %1805, label %1810, label %1806

1806:                                             ; preds = %1802, %1797
  %1807 = getelementptr inbounds i8, ptr %1801, i64 384
  %1808 = load i64, ptr %1807, align 8, !noalias !35
  %1809 = add i64 %1808, %1799
  br label %1810

1810:                                             ; preds = %1806, %1802, %1781, %1767
  %1811 = phi i64 [ %1769, %1781 ], [ %1769, %1767 ], [ %1809, %1806 ], [ 0, %1802 ]
  %1812 = phi i64 [ %1768, %1781 ], [ %1768, %1767 ], [ %1799, %1806 ], [ %1799, %1802 ]
  %1813 = add nsw i64 %1770, 1
  %1814 = icmp eq i64 %1813, %1761
  br i1 %1814, label %1815, label %1767, !llvm.loop !38

1815:                                             ; preds = %1810, %1754
  %1816 = phi i64 [ -1, %1754 ], [ %1811, %1810 ]
  %1817 = phi i64 [ -1, %1754 ], [ %1812, %1810 ]
  %1818 = load ptr, ptr %19, align 8, !noalias !35
  %1819 = getelementptr inbounds i8, ptr %1818, i64 376
  %1820 = load i64, ptr %1819, align 8, !noalias !35
  %1821 = add i64 %1820, %1817
  store i64 %1821, ptr %74, align 8, !alias.scope !35
  store i64 %1816, ptr %75, align 8, !alias.scope !35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %76, i8 0, i64 16, i1 false), !alias.scope !35
  %1822 = load i64, ptr %381, align 8, !noalias !35
  %1823 = icmp eq i64 %1822, 2
  br i1 %1823, label %1846, label %1824

1824:                                             ; preds = %1815
  %1825 = getelementptr inbounds i8, ptr %1818, i64 72
  %1826 = load i64, ptr %1825, align 8, !noalias !35
  %1827 = icmp ne i64 %1826, 0
  %1828 = icmp sgt i64 %1816, -1
  %1829 = select i1 %1827, i1 %1828, i1 false
  br i1 %1829, label %1830, label %1837

1830:                                             ; preds = %1824
  %1831 = getelementptr inbounds i8, ptr %381, i64 64
  %1832 = load i64, ptr %1831, align 8, !noalias !35
  %1833 = getelementptr inbounds i8, ptr %1818, i64 432
  %1834 = load i64, ptr %1833, align 8, !noalias !35
  %1835 = icmp slt i64 %1832, %1834
  br i1 %1835, label %1837, label %1836

1836:                                             ; preds = %1830
  store i64 %1826, ptr %73, align 8, !alias.scope !35
  br label %1837

1837:                                             ; preds = %1836, %1830, %1824
  %1838 = getelementptr inbounds i8, ptr %1818, i64 232
  %1839 = load i64, ptr %1838, align 8, !noalias !35
  %1840 = icmp eq i64 %1839, 0
  br i1 %1840, label %1847, label %1841

1841:                                             ; preds = %1837
  %1842 = icmp eq i64 %1822, 1
  br i1 %1842, label %1843, label %1846

1843:                                             ; preds = %1841
  %1844 = icmp ne i64 %1758, 0
  %1845 = zext i1 %1844 to i64
  store i64 %1845, ptr %72, align 8, !alias.scope !35
  br label %1849

1846:                                             ; preds = %1841, %1815
  store i64 0, ptr %72, align 8, !alias.scope !35
  br label %1982

1847:                                             ; preds = %1837
  store i64 0, ptr %72, align 8, !alias.scope !35
  %1848 = icmp eq i64 %1822, 1
  br i1 %1848, label %1849, label %1982

1849:                                             ; preds = %1847, %1843
  %1850 = getelementptr inbounds i8, ptr %381, i64 64
  %1851 = load i64, ptr %1850, align 8, !noalias !35
  %1852 = icmp sgt i64 %1851, 0
  br i1 %1852, label %1853, label %1913

1853:                                             ; preds = %1849
  %1854 = getelementptr inbounds i8, ptr %1818, i64 240
  %1855 = load i64, ptr %1854, align 8, !noalias !35
  %1856 = icmp eq i64 %1855, 0
  br i1 %1856, label %1913, label %1857

1857:                                             ; preds = %1853
  %1858 = load ptr, ptr %53, align 8, !noalias !35
  %1859 = getelementptr inbounds i8, ptr %381, i64 128
  %1860 = load i64, ptr %1859, align 8, !noalias !35
  %1861 = getelementptr %struct.use_row, ptr %1858, i64 %1860
  %1862 = load i64, ptr %1861, align 8, !noalias !35
  %1863 = load i64, ptr %62, align 8, !noalias !35
  %1864 = add i64 %1863, 1
  store i64 %1864, ptr %62, align 8, !noalias !35
  %1865 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1862)
  %1866 = srem i64 %1863, %1865
  %1867 = icmp sgt i64 %1866, 0
  br i1 %1867, label %1868, label %1907

1868:                                             ; preds = %1857
  %1869 = and i64 %1866, 7
  %1870 = icmp eq i64 %1869, 0
  br i1 %1870, label %1880, label %1871

1871:                                             ; preds = %1868, %1871
  %1872 = phi i64 [ %1877, %1871 ], [ %1866, %1868 ]
  %1873 = phi i64 [ %1876, %1871 ], [ %1862, %1868 ]
  %1874 = phi i64 [ %1878, %1871 ], [ 0, %1868 ]
  %1875 = add i64 %1873, -1
  %1876 = and i64 %1875, %1873
  %1877 = add nsw i64 %1872, -1
  %1878 = add i64 %1874, 1
  %1879 = icmp eq i64 %1878, %1869
  br i1 %1879, label %1880, label %1871, !llvm.loop !39

1880:                                             ; preds = %1871, %1868
  %1881 = phi i64 [ %1866, %1868 ], [ %1877, %1871 ]
  %1882 = phi i64 [ %1862, %1868 ], [ %1876, %1871 ]
  %1883 = phi i64 [ poison, %1868 ], [ %1876, %1871 ]
  %1884 = icmp ult i64 %1866, 8
  br i1 %1884, label %1907, label %1885

1885:                                             ; preds = %1880, %1885
  %1886 = phi i64 [ %1904, %1885 ], [ %1881, %1880 ]
  %1887 = phi i64 [ %1903, %1885 ], [ %1882, %1880 ]
  %1888 = add i64 %1887, -1
  %1889 = and i64 %1888, %1887
  %1890 = add i64 %1889, -1
  %1891 = and i64 %1890, %1889
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
  %1904 = add nsw i64 %1886, -8
  %1905 = add i64 %1886, -9
  %1906 = icmp ult i64 %1905, -2
  br i1 %1906, label %1885, label %1907, !llvm.loop !41

1907:                                             ; preds = %1880, %1885, %1857
  %1908 = phi i64 [ %1862, %1857 ], [ %1883, %1880 ], [ %1903, %1885 ]
  %1909 = sub i64 0, %1908
  %1910 = and i64 %1908, %1909
  store i64 %1910, ptr %71, align 8, !alias.scope !35
  %1911 = load i64, ptr %381, align 8
  %1912 = icmp eq i64 %1911, 1
  br i1 %1912, label %1913, label %1985

1913:                                             ; preds = %1907, %1853, %1849
  %1914 = phi i64 [ %1910, %1907 ], [ 0, %1853 ], [ 0, %1849 ]
  %1915 = load ptr, ptr %37, align 8, !noalias !35
  %1916 = load i64, ptr %38, align 8, !noalias !35
  %1917 = getelementptr inbounds i8, ptr %381, i64 80
  %1918 = load i64, ptr %1917, align 8, !noalias !35
  %1919 = getelementptr %struct.access_row, ptr %1915, i64 %1916
  %1920 = getelementptr %struct.access_row, ptr %1919, i64 %1918
  %1921 = getelementptr inbounds i8, ptr %1818, i64 440
  %1922 = load i64, ptr %1921, align 8, !noalias !35
  %1923 = icmp eq i64 %1922, 0
  br i1 %1923, label %1982, label %1924

1924:                                             ; preds = %1913
  %1925 = load i64, ptr %1920, align 8, !noalias !35
  %1926 = icmp ult i64 %1925, 140737488355328
  br i1 %1926, label %1927, label %1982

1927:                                             ; preds = %1924
  %1928 = getelementptr inbounds i8, ptr %1920, i64 16
  %1929 = load i64, ptr %1928, align 8, !noalias !35
  %1930 = icmp slt i64 %1929, %1922
  br i1 %1930, label %1931, label %1948

1931:                                             ; preds = %1927
  %1932 = sdiv i64 %1925, %1922
  %1933 = srem i64 %1932, 2
  %1934 = getelementptr inbounds i8, ptr %1818, i64 32
  %1935 = load i64, ptr %1934, align 8, !noalias !35
  %1936 = sdiv i64 %1925, %1935
  %1937 = getelementptr [2 x [2 x i64]], ptr %77, i64 0, i64 %1933
  %1938 = load i64, ptr %1937, align 8, !noalias !35
  %1939 = icmp eq i64 %1938, %1936
  br i1 %1939, label %1982, label %1940

1940:                                             ; preds = %1931
  %1941 = getelementptr i8, ptr %1937, i64 8
  %1942 = load i64, ptr %1941, align 8, !noalias !35
  %1943 = icmp eq i64 %1942, %1936
  br i1 %1943, label %1982, label %1944

1944:                                             ; preds = %1940
  store i64 %1938, ptr %1941, align 8, !noalias !35
  store i64 %1936, ptr %1937, align 8, !noalias !35
  %1945 = load i64, ptr %1920, align 8, !noalias !35
  %1946 = load i64, ptr %1921, align 8, !noalias !35
  %1947 = load i64, ptr %1928, align 8, !noalias !35
  br label %1948

1948:                                             ; preds = %1944, %1927
  %1949 = phi i64 [ %1947, %1944 ], [ %1929, %1927 ]
  %1950 = phi i64 [ %1946, %1944 ], [ %1922, %1927 ]
  %1951 = phi i64 [ %1945, %1944 ], [ %1925, %1927 ]
  %1952 = getelementptr inbounds i8, ptr %1818, i64 448
  %1953 = load i64, ptr %1952, align 8, !noalias !35
  %1954 = shl nsw i64 -1, %1953
  %1955 = xor i64 %1954, -1
  %1956 = sdiv i64 %1951, %1950
  %1957 = add i64 %1949, -1
  %1958 = add i64 %1957, %1951
  %1959 = sdiv i64 %1958, %1950
  %1960 = add i64 %1956, 2
  %1961 = icmp sle i64 %1956, %1959
  %1962 = icmp slt i64 %1956, 9223372036854775806
  %1963 = and i1 %1962, %1961
  br i1 %1963, label %1964, label %1982

1964:                                             ; preds = %1948
  %1965 = getelementptr inbounds i8, ptr %1818, i64 128
  %1966 = load i64, ptr %1965, align 8, !noalias !35
  %1967 = srem i64 %1956, 2
  %1968 = mul i64 %1967, %1953
  %1969 = add i64 %1968, %1966
  %1970 = shl i64 %1955, %1969
  %1971 = getelementptr i64, ptr %76, i64 %1967
  store i64 %1970, ptr %1971, align 8, !alias.scope !35
  %1972 = add nsw i64 %1956, 1
  %1973 = icmp slt i64 %1956, %1959
  %1974 = icmp slt i64 %1972, %1960
  %1975 = and i1 %1973, %1974
  br i1 %1975, label %1976, label %1982, !llvm.loop !42

1976:                                             ; preds = %1964
  %1977 = srem i64 %1972, 2
  %1978 = mul i64 %1977, %1953
  %1979 = add i64 %1978, %1966
  %1980 = shl i64 %1955, %1979
  %1981 = getelementptr i64, ptr %76, i64 %1977
  store i64 %1980, ptr %1981, align 8, !alias.scope !35
  br label %1982

1982:                                             ; preds = %1964, %1976, %1948, %1940, %1931, %1924, %1913, %1847, %1846
  %1983 = phi i64 [ %1914, %1948 ], [ %1914, %1940 ], [ %1914, %1931 ], [ %1914, %1924 ], [ %1914, %1913 ], [ 0, %1847 ], [ 0, %1846 ], [ %1914, %1976 ], [ %1914, %1964 ]
  %1984 = load i64, ptr %381, align 8
  br label %1985

1985:                                             ; preds = %1982, %1907
  %1986 = phi i64 [ %1983, %1982 ], [ %1910, %1907 ]
  %1987 = phi i64 [ %1984, %1982 ], [ %1911, %1907 ]
  %1988 = zext nneg i32 %1756 to i64
  store i64 %1988, ptr %78, align 8
  %1989 = icmp eq i64 %1987, 2
  store i64 0, ptr %79, align 8
  %1990 = select i1 %1989, i64 %1759, i64 %1757
  store i64 %1990, ptr %29, align 8
  %1991 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %10, i64 noundef %1990)
  %1992 = load i64, ptr %79, align 8
  store i64 %1992, ptr %33, align 8
  br i1 %1989, label %1993, label %2067

1993:                                             ; preds = %1985
  %1994 = load ptr, ptr %80, align 8
  %1995 = load ptr, ptr %19, align 8
  %1996 = load i64, ptr %12, align 8
  %1997 = getelementptr inbounds i8, ptr %1994, i64 24
  %1998 = load i64, ptr %1997, align 8
  %1999 = icmp eq i64 %1998, %1996
  br i1 %1999, label %2001, label %2000

2000:                                             ; preds = %1993
  store i64 %1996, ptr %1997, align 8
  br label %2067

2001:                                             ; preds = %1993
  store i64 -1, ptr %1997, align 8
  %2002 = getelementptr inbounds i8, ptr %1995, i64 200
  %2003 = load double, ptr %2002, align 8
  %2004 = getelementptr inbounds i8, ptr %1994, i64 32
  %2005 = load double, ptr %2004, align 8
  %2006 = fadd double %2003, %2005
  store double %2006, ptr %2004, align 8
  %2007 = fcmp ult double %2006, 1.000000e+00
  br i1 %2007, label %2067, label %2008

2008:                                             ; preds = %2001
  %2009 = fadd double %2006, -1.000000e+00
  store double %2009, ptr %2004, align 8
  %2010 = getelementptr inbounds i8, ptr %1995, i64 56
  %2011 = load i64, ptr %2010, align 8
  %2012 = icmp eq i64 %2011, 0
  %2013 = load ptr, ptr %60, align 8
  br label %2014

2014:                                             ; preds = %2027, %2008
  %2015 = phi i64 [ %2028, %2027 ], [ %1991, %2008 ]
  %2016 = and i64 %2015, 32767
  %2017 = getelementptr %struct.day_row, ptr %2013, i64 %2016
  %2018 = load i64, ptr %2017, align 8
  %2019 = icmp eq i64 %2018, %2015
  br i1 %2019, label %2020, label %2026

2020:                                             ; preds = %2014
  %2021 = getelementptr inbounds i8, ptr %2017, i64 8
  %2022 = load i64, ptr %2021, align 8
  %2023 = xor i64 %2022, -1
  %2024 = and i64 %2011, %2023
  %2025 = icmp eq i64 %2024, 0
  br i1 %2025, label %2027, label %2029

2026:                                             ; preds = %2014
  br i1 %2012, label %2027, label %2029

2027:                                             ; preds = %2026, %2020
  %2028 = add i64 %2015, 1
  br label %2014, !llvm.loop !43

2029:                                             ; preds = %2026, %2020
  %2030 = phi i64 [ %2011, %2026 ], [ %2024, %2020 ]
  %2031 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2030, i1 true)
  %2032 = add i64 %2030, -1
  %2033 = and i64 %2032, %2030
  %2034 = icmp eq i64 %2033, 0
  br i1 %2034, label %2050, label %2035

2035:                                             ; preds = %2029
  %2036 = load ptr, ptr %70, align 8
  br label %2037

2037:                                             ; preds = %2037, %2035
  %2038 = phi i64 [ %2033, %2035 ], [ %2048, %2037 ]
  %2039 = phi i64 [ %2031, %2035 ], [ %2046, %2037 ]
  %2040 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2038, i1 true)
  %2041 = getelementptr i64, ptr %2036, i64 %2040
  %2042 = load i64, ptr %2041, align 8
  %2043 = getelementptr i64, ptr %2036, i64 %2039
  %2044 = load i64, ptr %2043, align 8
  %2045 = icmp slt i64 %2042, %2044
  %2046 = select i1 %2045, i64 %2040, i64 %2039
  %2047 = add i64 %2038, -1
  %2048 = and i64 %2047, %2038
  %2049 = icmp eq i64 %2048, 0
  br i1 %2049, label %2050, label %2037, !llvm.loop !44

2050:                                             ; preds = %2037, %2029
  %2051 = phi i64 [ %2031, %2029 ], [ %2046, %2037 ]
  br i1 %2019, label %2052, label %2055

2052:                                             ; preds = %2050
  %2053 = getelementptr inbounds i8, ptr %2017, i64 8
  %2054 = load i64, ptr %2053, align 8
  br label %2056

2055:                                             ; preds = %2050
  store i64 %2015, ptr %2017, align 8
  br label %2056

2056:                                             ; preds = %2055, %2052
  %2057 = phi i64 [ %2054, %2052 ], [ 0, %2055 ]
  %2058 = shl nuw i64 1, %2051
  %2059 = getelementptr inbounds i8, ptr %2017, i64 8
  %2060 = or i64 %2057, %2058
  store i64 %2060, ptr %2059, align 8
  %2061 = load i64, ptr %79, align 8
  %2062 = or i64 %2061, %2058
  store i64 %2062, ptr %79, align 8
  %2063 = load ptr, ptr %70, align 8
  %2064 = getelementptr i64, ptr %2063, i64 %2051
  %2065 = load i64, ptr %2064, align 8
  %2066 = add i64 %2065, 1
  store i64 %2066, ptr %2064, align 8
  br label %2067

2067:                                             ; preds = %2056, %2001, %2000, %1985
  %2068 = icmp sgt i64 %1755, -1
  br i1 %2068, label %2069, label %2094

2069:                                             ; preds = %2067
  %2070 = load ptr, ptr %69, align 8
  %2071 = getelementptr i64, ptr %2070, i64 %1755
  %2072 = load i64, ptr %2071, align 8
  %2073 = load i64, ptr %68, align 8
  %2074 = icmp slt i64 %2072, %2073
  br i1 %2074, label %2075, label %2094

2075:                                             ; preds = %2069
  %2076 = load ptr, ptr %67, align 8
  %2077 = mul i64 %2073, %1755
  %2078 = getelementptr i64, ptr %2076, i64 %2077
  %2079 = add nsw i64 %2072, 1
  store i64 %2079, ptr %2071, align 8
  %2080 = icmp sgt i64 %2072, 0
  br i1 %2080, label %2081, label %2091

2081:                                             ; preds = %2075, %2088
  %2082 = phi i64 [ %2084, %2088 ], [ %2072, %2075 ]
  %2083 = add nsw i64 %2082, -1
  %2084 = lshr i64 %2083, 1
  %2085 = getelementptr i64, ptr %2078, i64 %2084
  %2086 = load i64, ptr %2085, align 8
  %2087 = icmp sgt i64 %2086, %1991
  br i1 %2087, label %2088, label %2091

2088:                                             ; preds = %2081
  %2089 = getelementptr i64, ptr %2078, i64 %2082
  store i64 %2086, ptr %2089, align 8
  %2090 = icmp ult i64 %2083, 2
  br i1 %2090, label %2091, label %2081

2091:                                             ; preds = %2088, %2081, %2075
  %2092 = phi i64 [ %2072, %2075 ], [ %2084, %2088 ], [ %2082, %2081 ]
  %2093 = getelementptr i64, ptr %2078, i64 %2092
  store i64 %1991, ptr %2093, align 8
  br label %2094

2094:                                             ; preds = %2091, %2069, %2067
  %2095 = load i64, ptr %381, align 8
  %2096 = icmp eq i64 %2095, 0
  br i1 %2096, label %2097, label %2107

2097:                                             ; preds = %2094
  %2098 = getelementptr inbounds i8, ptr %381, i64 64
  %2099 = load i64, ptr %2098, align 8
  %2100 = load ptr, ptr %19, align 8
  %2101 = getelementptr inbounds i8, ptr %2100, i64 152
  %2102 = load i64, ptr %2101, align 8
  %2103 = icmp slt i64 %2099, %2102
  br i1 %2103, label %2107, label %2104

2104:                                             ; preds = %2097
  %2105 = load i64, ptr %59, align 8
  %2106 = call noundef i64 @llvm.smax.i64(i64 %2105, i64 %1991)
  store i64 %2106, ptr %59, align 8
  br label %2107

2107:                                             ; preds = %2104, %2097, %2094
  %2108 = getelementptr inbounds i8, ptr %381, i64 8
  %2109 = load i64, ptr %2108, align 8
  %2110 = add i64 %2109, %1991
  %2111 = icmp eq i32 %1756, 0
  br i1 %2111, label %2112, label %2116

2112:                                             ; preds = %2107
  %2113 = getelementptr inbounds i8, ptr %381, i64 16
  %2114 = load i64, ptr %2113, align 8
  %2115 = add i64 %2114, %1991
  br label %2116

2116:                                             ; preds = %2112, %2107
  %2117 = phi i64 [ %2115, %2112 ], [ %2110, %2107 ]
  %2118 = load i64, ptr %381, align 8
  %2119 = icmp eq i64 %2118, 1
  br i1 %2119, label %2120, label %2349

2120:                                             ; preds = %2116
  %2121 = load ptr, ptr %37, align 8
  %2122 = load i64, ptr %38, align 8
  %2123 = getelementptr inbounds i8, ptr %381, i64 80
  %2124 = load i64, ptr %2123, align 8
  %2125 = getelementptr %struct.access_row, ptr %2121, i64 %2122
  %2126 = getelementptr %struct.access_row, ptr %2125, i64 %2124
  %2127 = load ptr, ptr %81, align 8
  %2128 = load i64, ptr %86, align 8
  %2129 = load ptr, ptr %19, align 8
  %2130 = getelementptr inbounds i8, ptr %381, i64 112
  %2131 = load i64, ptr %2130, align 8
  %2132 = icmp eq i64 %2131, 0
  br i1 %2132, label %2147, label %2133

2133:                                             ; preds = %2120
  %2134 = load i64, ptr %1324, align 8
  %2135 = load i64, ptr %1326, align 8
  %2136 = icmp eq i64 %2134, %2135
  br i1 %2136, label %2147, label %2137

2137:                                             ; preds = %2133
  %2138 = load ptr, ptr %50, align 8
  %2139 = load ptr, ptr %51, align 8
  %2140 = getelementptr %struct.read_row, ptr %2139, i64 %2134
  %2141 = load i64, ptr %2140, align 8
  %2142 = getelementptr %struct.value_row, ptr %2138, i64 %2141, i32 3
  %2143 = load i64, ptr %2142, align 8
  %2144 = icmp eq i64 %2143, 2
  %2145 = sext i1 %2144 to i64
  %2146 = add i64 %2109, %2145
  br label %2147

2147:                                             ; preds = %2137, %2133, %2120
  %2148 = phi i64 [ %2146, %2137 ], [ %2109, %2133 ], [ %2109, %2120 ]
  %2149 = getelementptr inbounds i8, ptr %381, i64 120
  %2150 = load i64, ptr %2149, align 8
  %2151 = call i64 @loaded_at(ptr noundef %2126, ptr noundef %2127, i64 noundef %2128, ptr noundef %2129, i64 noundef %1991, i64 noundef %2148, i64 noundef %2150)
  %2152 = getelementptr inbounds i8, ptr %2129, i64 320
  %2153 = load i64, ptr %2152, align 8
  %2154 = icmp eq i64 %2153, 0
  br i1 %2154, label %2206, label %2155

2155:                                             ; preds = %2147
  %2156 = icmp sgt i64 %2151, %2110
  br i1 %2156, label %2157, label %2181

2157:                                             ; preds = %2155
  %2158 = getelementptr inbounds i8, ptr %2129, i64 304
  %2159 = load i64, ptr %2158, align 8
  %2160 = icmp sgt i64 %2159, 0
  br i1 %2160, label %2161, label %2175

2161:                                             ; preds = %2157, %2168
  %2162 = phi i64 [ %2171, %2168 ], [ %2159, %2157 ]
  %2163 = phi i64 [ %2170, %2168 ], [ %1991, %2157 ]
  %2164 = load i64, ptr %2108, align 8
  %2165 = shl i64 %2164, 1
  %2166 = add i64 %2165, %2163
  %2167 = icmp slt i64 %2166, %2151
  br i1 %2167, label %2168, label %2175

2168:                                             ; preds = %2161
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %4, i8 0, i64 72, i1 false)
  %2169 = add i64 %2164, %2163
  %2170 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %4, i64 noundef %2169)
  %2171 = add nsw i64 %2162, -1
  %2172 = icmp sgt i64 %2162, 1
  br i1 %2172, label %2161, label %2173, !llvm.loop !45

2173:                                             ; preds = %2168
  %2174 = load i64, ptr %2108, align 8
  br label %2175

2175:                                             ; preds = %2161, %2173, %2157
  %2176 = phi i64 [ %2109, %2157 ], [ %2174, %2173 ], [ %2164, %2161 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %5, i8 0, i64 72, i1 false)
  %2177 = sub i64 %2151, %2176
  %2178 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %5, i64 noundef %2177)
  %2179 = load i64, ptr %2108, align 8
  %2180 = add i64 %2179, %2178
  br label %2206

2181:                                             ; preds = %2155
  %2182 = getelementptr inbounds i8, ptr %2126, i64 40
  %2183 = load i64, ptr %2182, align 8
  %2184 = icmp slt i64 %2183, 0
  br i1 %2184, label %2206, label %2185

2185:                                             ; preds = %2181
  %2186 = getelementptr inbounds i8, ptr %2126, i64 24
  %2187 = load i64, ptr %2186, align 8
  %2188 = icmp eq i64 %2183, %2187
  br i1 %2188, label %2206, label %2189

2189:                                             ; preds = %2185
  %2190 = getelementptr %struct.store_row, ptr %2127, i64 %2183
  %2191 = load i64, ptr %2129, align 8
  store i64 %2191, ptr %3, align 16
  %2192 = getelementptr inbounds i8, ptr %2129, i64 16
  %2193 = load i64, ptr %2192, align 8
  store i64 %2193, ptr %87, align 8
  %2194 = getelementptr inbounds i8, ptr %2129, i64 24
  %2195 = load i64, ptr %2194, align 8
  store i64 %2195, ptr %88, align 16
  %2196 = load i64, ptr %2190, align 8
  %2197 = getelementptr inbounds i8, ptr %2190, i64 32
  %2198 = load i64, ptr %2197, align 8
  %2199 = getelementptr [3 x i64], ptr %3, i64 0, i64 %2198
  %2200 = load i64, ptr %2199, align 8
  %2201 = add i64 %2200, %2196
  %2202 = icmp sgt i64 %2201, %2110
  br i1 %2202, label %2203, label %2206

2203:                                             ; preds = %2189
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  %2204 = add i64 %1991, 1
  %2205 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %6, i64 noundef %2204)
  br label %2206

2206:                                             ; preds = %2203, %2189, %2185, %2181, %2175, %2147
  %2207 = phi i64 [ %2180, %2175 ], [ %2151, %2203 ], [ %2151, %2189 ], [ %2151, %2185 ], [ %2151, %2181 ], [ %2151, %2147 ]
  %2208 = load ptr, ptr %19, align 8
  %2209 = getelementptr inbounds i8, ptr %2208, i64 296
  %2210 = load i64, ptr %2209, align 8
  %2211 = icmp eq i64 %2210, 0
  br i1 %2211, label %2259, label %2212

2212:                                             ; preds = %2206
  %2213 = load ptr, ptr %81, align 8
  %2214 = getelementptr inbounds i8, ptr %2126, i64 24
  %2215 = load i64, ptr %2214, align 8
  %2216 = icmp slt i64 %2215, 0
  br i1 %2216, label %2259, label %2217

2217:                                             ; preds = %2212
  %2218 = getelementptr inbounds i8, ptr %2126, i64 32
  %2219 = load i64, ptr %2218, align 8
  %2220 = icmp eq i64 %2219, 1
  br i1 %2220, label %2221, label %2259

2221:                                             ; preds = %2217
  %2222 = getelementptr %struct.store_row, ptr %2213, i64 %2215
  %2223 = getelementptr inbounds i8, ptr %2222, i64 8
  %2224 = load i64, ptr %2223, align 8
  %2225 = icmp sgt i64 %2224, %1991
  br i1 %2225, label %2226, label %2259

2226:                                             ; preds = %2221
  %2227 = getelementptr inbounds i8, ptr %2208, i64 184
  %2228 = load i64, ptr %2227, align 8
  %2229 = icmp eq i64 %2228, 0
  br i1 %2229, label %2230, label %2234

2230:                                             ; preds = %2226
  %2231 = getelementptr inbounds i8, ptr %2222, i64 16
  %2232 = load i64, ptr %2231, align 8
  %2233 = icmp eq i64 %2232, 0
  br i1 %2233, label %2234, label %2259

2234:                                             ; preds = %2230, %2226
  %2235 = getelementptr inbounds i8, ptr %2208, i64 392
  %2236 = load i64, ptr %2235, align 8
  %2237 = icmp eq i64 %2236, 0
  br i1 %2237, label %2238, label %2242

2238:                                             ; preds = %2234
  %2239 = getelementptr inbounds i8, ptr %2222, i64 24
  %2240 = load i64, ptr %2239, align 8
  %2241 = icmp eq i64 %2240, 0
  br i1 %2241, label %2242, label %2259

2242:                                             ; preds = %2238, %2234
  %2243 = getelementptr inbounds i8, ptr %2222, i64 80
  %2244 = load i64, ptr %2243, align 8
  %2245 = load i64, ptr %2126, align 8
  %2246 = icmp eq i64 %2244, %2245
  br i1 %2246, label %2262, label %2247

2247:                                             ; preds = %2242
  %2248 = icmp sgt i64 %2210, 0
  br i1 %2248, label %2249, label %2259

2249:                                             ; preds = %2247, %2249
  %2250 = phi i64 [ %2253, %2249 ], [ %1991, %2247 ]
  %2251 = phi i64 [ %2254, %2249 ], [ 0, %2247 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %7, i8 0, i64 72, i1 false)
  store i64 %1986, ptr %89, align 8
  %2252 = add i64 %2250, 1
  %2253 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %7, i64 noundef %2252)
  %2254 = add nuw nsw i64 %2251, 1
  %2255 = load ptr, ptr %19, align 8
  %2256 = getelementptr inbounds i8, ptr %2255, i64 296
  %2257 = load i64, ptr %2256, align 8
  %2258 = icmp slt i64 %2254, %2257
  br i1 %2258, label %2249, label %2259, !llvm.loop !46

2259:                                             ; preds = %2249, %2247, %2238, %2230, %2221, %2217, %2212, %2206
  %2260 = phi ptr [ %2208, %2247 ], [ %2208, %2230 ], [ %2208, %2221 ], [ %2208, %2238 ], [ %2208, %2212 ], [ %2208, %2217 ], [ %2208, %2206 ], [ %2255, %2249 ]
  %2261 = load i64, ptr %2126, align 8
  br label %2262

2262:                                             ; preds = %2259, %2242
  %2263 = phi ptr [ %2260, %2259 ], [ %2208, %2242 ]
  %2264 = phi i64 [ %2261, %2259 ], [ %2244, %2242 ]
  %2265 = icmp sgt i64 %2264, -1
  br i1 %2265, label %2266, label %2347

2266:                                             ; preds = %2262
  %2267 = getelementptr inbounds i8, ptr %2263, i64 32
  %2268 = load i64, ptr %2267, align 8
  %2269 = srem i64 %2264, %2268
  %2270 = getelementptr inbounds i8, ptr %2126, i64 16
  %2271 = load i64, ptr %2270, align 8
  %2272 = add i64 %2271, %2269
  %2273 = icmp sgt i64 %2272, %2268
  br i1 %2273, label %2274, label %2347

2274:                                             ; preds = %2266
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %2, i8 0, i64 72, i1 false)
  store i64 %1986, ptr %90, align 8
  %2275 = add i64 %1991, 1
  %2276 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %381, ptr noundef nonnull %2, i64 noundef %2275)
  %2277 = load ptr, ptr %19, align 8
  %2278 = getelementptr inbounds i8, ptr %2277, i64 120
  %2279 = load i64, ptr %2278, align 8
  %2280 = icmp eq i64 %2279, 0
  br i1 %2280, label %2342, label %2281

2281:                                             ; preds = %2274
  %2282 = load ptr, ptr %60, align 8
  %2283 = and i64 %2276, 32767
  %2284 = getelementptr %struct.day_row, ptr %2282, i64 %2283
  %2285 = load i64, ptr %2284, align 8
  %2286 = icmp eq i64 %2285, %2276
  br i1 %2286, label %2287, label %2301

2287:                                             ; preds = %2281, %2295
  %2288 = phi ptr [ %2298, %2295 ], [ %2284, %2281 ]
  %2289 = phi i64 [ %2296, %2295 ], [ %2276, %2281 ]
  %2290 = getelementptr inbounds i8, ptr %2288, i64 8
  %2291 = load i64, ptr %2290, align 8
  %2292 = xor i64 %2291, -1
  %2293 = and i64 %2279, %2292
  %2294 = icmp ne i64 %2293, 0
  br i1 %2294, label %2301, label %2295

2295:                                             ; preds = %2287
  %2296 = add i64 %2289, 1
  %2297 = and i64 %2296, 32767
  %2298 = getelementptr %struct.day_row, ptr %2282, i64 %2297
  %2299 = load i64, ptr %2298, align 8
  %2300 = icmp eq i64 %2299, %2296
  br i1 %2300, label %2287, label %2301, !llvm.loop !43

2301:                                             ; preds = %2295, %2287, %2281
  %2302 = phi i64 [ %2276, %2281 ], [ %2289, %2287 ], [ %2296, %2295 ]
  %2303 = phi ptr [ %2284, %2281 ], [ %2288, %2287 ], [ %2298, %2295 ]
  %2304 = phi i1 [ false, %2281 ], [ %2294, %2287 ], [ %2294, %2295 ]
  %2305 = phi i64 [ %2279, %2281 ], [ %2293, %2287 ], [ %2279, %2295 ]
  %2306 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2305, i1 true)
  %2307 = add i64 %2305, -1
  %2308 = and i64 %2307, %2305
  %2309 = icmp eq i64 %2308, 0
  br i1 %2309, label %2325, label %2310

2310:                                             ; preds = %2301
  %2311 = load ptr, ptr %70, align 8
  br label %2312

2312:                                             ; preds = %2312, %2310
  %2313 = phi i64 [ %2308, %2310 ], [ %2323, %2312 ]
  %2314 = phi i64 [ %2306, %2310 ], [ %2321, %2312 ]
  %2315 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2313, i1 true)
  %2316 = getelementptr i64, ptr %2311, i64 %2315
  %2317 = load i64, ptr %2316, align 8
  %2318 = getelementptr i64, ptr %2311, i64 %2314
  %2319 = load i64, ptr %2318, align 8
  %2320 = icmp slt i64 %2317, %2319
  %2321 = select i1 %2320, i64 %2315, i64 %2314
  %2322 = add i64 %2313, -1
  %2323 = and i64 %2322, %2313
  %2324 = icmp eq i64 %2323, 0
  br i1 %2324, label %2325, label %2312, !llvm.loop !44

2325:                                             ; preds = %2312, %2301
  %2326 = phi i64 [ %2306, %2301 ], [ %2321, %2312 ]
  br i1 %2304, label %2327, label %2330

2327:                                             ; preds = %2325
  %2328 = getelementptr inbounds i8, ptr %2303, i64 8
  %2329 = load i64, ptr %2328, align 8
  br label %2331

2330:                                             ; preds = %2325
  store i64 %2302, ptr %2303, align 8
  br label %2331

2331:                                             ; preds = %2330, %2327
  %2332 = phi i64 [ %2329, %2327 ], [ 0, %2330 ]
  %2333 = shl nuw i64 1, %2326
  %2334 = getelementptr inbounds i8, ptr %2303, i64 8
  %2335 = or i64 %2332, %2333
  store i64 %2335, ptr %2334, align 8
  %2336 = load i64, ptr %79, align 8
  %2337 = or i64 %2336, %2333
  store i64 %2337, ptr %79, align 8
  %2338 = load ptr, ptr %70, align 8
  %2339 = getelementptr i64, ptr %2338, i64 %2326
  %2340 = load i64, ptr %2339, align 8
  %2341 = add i64 %2340, 1
  store i64 %2341, ptr %2339, align 8
  br label %2342

2342:                                             ; preds = %2331, %2274
  %2343 = phi i64 [ %2276, %2274 ], [ %2302, %2331 ]
  %2344 = add i64 %2207, 1
  %2345 = sub i64 %2344, %2276
  %2346 = add i64 %2345, %2343
  br label %2347

2347:                                             ; preds = %2342, %2266, %2262
  %2348 = phi i64 [ %2346, %2342 ], [ %2207, %2266 ], [ %2207, %2262 ]
  br label %2788

2349:                                             ; preds = %2116
  br i1 %1989, label %2350, label %2793

2350:                                             ; preds = %2349
  %2351 = call noundef i64 @llvm.smax.i64(i64 %1991, i64 %1757)
  %2352 = load ptr, ptr %37, align 8
  %2353 = load i64, ptr %38, align 8
  %2354 = getelementptr inbounds i8, ptr %381, i64 80
  %2355 = load i64, ptr %2354, align 8
  %2356 = getelementptr %struct.access_row, ptr %2352, i64 %2353
  %2357 = getelementptr %struct.access_row, ptr %2356, i64 %2355
  %2358 = load ptr, ptr %19, align 8
  %2359 = getelementptr inbounds i8, ptr %2358, i64 176
  %2360 = load i64, ptr %2359, align 8
  %2361 = getelementptr inbounds i8, ptr %2357, i64 16
  %2362 = load i64, ptr %2361, align 8
  %2363 = add i64 %2360, -1
  %2364 = add i64 %2363, %2362
  %2365 = sdiv i64 %2364, %2360
  %2366 = call noundef i64 @llvm.smax.i64(i64 %2365, i64 1)
  %2367 = load ptr, ptr %81, align 8
  %2368 = load i64, ptr %82, align 8
  %2369 = getelementptr %struct.store_row, ptr %2367, i64 %2368
  %2370 = load i64, ptr %75, align 8
  %2371 = getelementptr inbounds i8, ptr %2358, i64 72
  %2372 = load i64, ptr %2371, align 8
  %2373 = icmp ne i64 %2372, 0
  %2374 = icmp sgt i64 %2370, -1
  %2375 = select i1 %2373, i1 %2374, i1 false
  br i1 %2375, label %2381, label %2376

2376:                                             ; preds = %2350
  %2377 = getelementptr inbounds i8, ptr %2358, i64 504
  %2378 = load i64, ptr %2377, align 8
  %2379 = icmp eq i64 %2378, 0
  %2380 = select i1 %2379, i64 0, i64 %2370
  br label %2601

2381:                                             ; preds = %2350
  %2382 = getelementptr inbounds i8, ptr %381, i64 64
  %2383 = load i64, ptr %2382, align 8
  %2384 = getelementptr inbounds i8, ptr %2358, i64 432
  %2385 = load i64, ptr %2384, align 8
  %2386 = icmp slt i64 %2383, %2385
  %2387 = getelementptr inbounds i8, ptr %2358, i64 504
  %2388 = load i64, ptr %2387, align 8
  %2389 = icmp eq i64 %2388, 0
  %2390 = select i1 %2389, i64 0, i64 %2370
  br i1 %2386, label %2601, label %2391

2391:                                             ; preds = %2381
  %2392 = getelementptr inbounds i8, ptr %2358, i64 496
  %2393 = load i64, ptr %2392, align 8
  %2394 = icmp eq i64 %2393, 0
  br i1 %2394, label %2395, label %2601

2395:                                             ; preds = %2391
  %2396 = getelementptr inbounds i8, ptr %2358, i64 80
  %2397 = load i64, ptr %2396, align 8
  %2398 = add i64 %2351, -1
  %2399 = load ptr, ptr %60, align 8
  %2400 = and i64 %2398, 32767
  %2401 = getelementptr %struct.day_row, ptr %2399, i64 %2400
  %2402 = load i64, ptr %2401, align 8
  %2403 = icmp eq i64 %2402, %2398
  br i1 %2403, label %2404, label %2409

2404:                                             ; preds = %2395
  %2405 = getelementptr inbounds i8, ptr %2401, i64 8
  %2406 = load i64, ptr %2405, align 8
  %2407 = xor i64 %2406, -1
  %2408 = and i64 %2397, %2407
  br label %2409

2409:                                             ; preds = %2404, %2395
  %2410 = phi i64 [ %2408, %2404 ], [ %2397, %2395 ]
  %2411 = icmp eq i64 %2397, 0
  br label %2412

2412:                                             ; preds = %2425, %2409
  %2413 = phi i64 [ %2426, %2425 ], [ %2351, %2409 ]
  %2414 = and i64 %2413, 32767
  %2415 = getelementptr %struct.day_row, ptr %2399, i64 %2414
  %2416 = load i64, ptr %2415, align 8
  %2417 = icmp eq i64 %2416, %2413
  br i1 %2417, label %2418, label %2424

2418:                                             ; preds = %2412
  %2419 = getelementptr inbounds i8, ptr %2415, i64 8
  %2420 = load i64, ptr %2419, align 8
  %2421 = xor i64 %2420, -1
  %2422 = and i64 %2397, %2421
  %2423 = icmp eq i64 %2422, 0
  br i1 %2423, label %2425, label %2427

2424:                                             ; preds = %2412
  br i1 %2411, label %2425, label %2427

2425:                                             ; preds = %2424, %2418
  %2426 = add i64 %2413, 1
  br label %2412, !llvm.loop !43

2427:                                             ; preds = %2424, %2418
  %2428 = phi i64 [ %2397, %2424 ], [ %2422, %2418 ]
  %2429 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2428, i1 true)
  %2430 = add i64 %2428, -1
  %2431 = and i64 %2430, %2428
  %2432 = icmp eq i64 %2431, 0
  br i1 %2432, label %2448, label %2433

2433:                                             ; preds = %2427
  %2434 = load ptr, ptr %70, align 8
  br label %2435

2435:                                             ; preds = %2435, %2433
  %2436 = phi i64 [ %2431, %2433 ], [ %2446, %2435 ]
  %2437 = phi i64 [ %2429, %2433 ], [ %2444, %2435 ]
  %2438 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2436, i1 true)
  %2439 = getelementptr i64, ptr %2434, i64 %2438
  %2440 = load i64, ptr %2439, align 8
  %2441 = getelementptr i64, ptr %2434, i64 %2437
  %2442 = load i64, ptr %2441, align 8
  %2443 = icmp slt i64 %2440, %2442
  %2444 = select i1 %2443, i64 %2438, i64 %2437
  %2445 = add i64 %2436, -1
  %2446 = and i64 %2445, %2436
  %2447 = icmp eq i64 %2446, 0
  br i1 %2447, label %2448, label %2435, !llvm.loop !44

2448:                                             ; preds = %2435, %2427
  %2449 = phi i64 [ %2429, %2427 ], [ %2444, %2435 ]
  br i1 %2417, label %2450, label %2453

2450:                                             ; preds = %2448
  %2451 = getelementptr inbounds i8, ptr %2415, i64 8
  %2452 = load i64, ptr %2451, align 8
  br label %2454

2453:                                             ; preds = %2448
  store i64 %2413, ptr %2415, align 8
  br label %2454

2454:                                             ; preds = %2453, %2450
  %2455 = phi i64 [ %2452, %2450 ], [ 0, %2453 ]
  %2456 = shl nuw i64 1, %2449
  %2457 = getelementptr inbounds i8, ptr %2415, i64 8
  %2458 = or i64 %2455, %2456
  store i64 %2458, ptr %2457, align 8
  %2459 = load i64, ptr %79, align 8
  %2460 = or i64 %2459, %2456
  store i64 %2460, ptr %79, align 8
  %2461 = load ptr, ptr %70, align 8
  %2462 = getelementptr i64, ptr %2461, i64 %2449
  %2463 = load i64, ptr %2462, align 8
  %2464 = add i64 %2463, 1
  store i64 %2464, ptr %2462, align 8
  %2465 = load i64, ptr %2396, align 8
  %2466 = icmp sgt i64 %2365, 1
  br i1 %2466, label %2467, label %2528

2467:                                             ; preds = %2454
  %2468 = icmp eq i64 %2465, 0
  br label %2469

2469:                                             ; preds = %2516, %2467
  %2470 = phi i64 [ %2366, %2467 ], [ %2472, %2516 ]
  %2471 = phi i64 [ %2413, %2467 ], [ %2475, %2516 ]
  %2472 = add nsw i64 %2470, -1
  %2473 = load ptr, ptr %60, align 8
  br label %2474

2474:                                             ; preds = %2487, %2469
  %2475 = phi i64 [ %2488, %2487 ], [ %2471, %2469 ]
  %2476 = and i64 %2475, 32767
  %2477 = getelementptr %struct.day_row, ptr %2473, i64 %2476
  %2478 = load i64, ptr %2477, align 8
  %2479 = icmp eq i64 %2478, %2475
  br i1 %2479, label %2480, label %2486

2480:                                             ; preds = %2474
  %2481 = getelementptr inbounds i8, ptr %2477, i64 8
  %2482 = load i64, ptr %2481, align 8
  %2483 = xor i64 %2482, -1
  %2484 = and i64 %2465, %2483
  %2485 = icmp eq i64 %2484, 0
  br i1 %2485, label %2487, label %2489

2486:                                             ; preds = %2474
  br i1 %2468, label %2487, label %2489

2487:                                             ; preds = %2486, %2480
  %2488 = add i64 %2475, 1
  br label %2474, !llvm.loop !43

2489:                                             ; preds = %2486, %2480
  %2490 = phi i64 [ %2465, %2486 ], [ %2484, %2480 ]
  %2491 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2490, i1 true)
  %2492 = add i64 %2490, -1
  %2493 = and i64 %2492, %2490
  %2494 = icmp eq i64 %2493, 0
  br i1 %2494, label %2510, label %2495

2495:                                             ; preds = %2489
  %2496 = load ptr, ptr %70, align 8
  br label %2497

2497:                                             ; preds = %2497, %2495
  %2498 = phi i64 [ %2493, %2495 ], [ %2508, %2497 ]
  %2499 = phi i64 [ %2491, %2495 ], [ %2506, %2497 ]
  %2500 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2498, i1 true)
  %2501 = getelementptr i64, ptr %2496, i64 %2500
  %2502 = load i64, ptr %2501, align 8
  %2503 = getelementptr i64, ptr %2496, i64 %2499
  %2504 = load i64, ptr %2503, align 8
  %2505 = icmp slt i64 %2502, %2504
  %2506 = select i1 %2505, i64 %2500, i64 %2499
  %2507 = add i64 %2498, -1
  %2508 = and i64 %2507, %2498
  %2509 = icmp eq i64 %2508, 0
  br i1 %2509, label %2510, label %2497, !llvm.loop !44

2510:                                             ; preds = %2497, %2489
  %2511 = phi i64 [ %2491, %2489 ], [ %2506, %2497 ]
  br i1 %2479, label %2512, label %2515

2512:                                             ; preds = %2510
  %2513 = getelementptr inbounds i8, ptr %2477, i64 8
  %2514 = load i64, ptr %2513, align 8
  br label %2516

2515:                                             ; preds = %2510
  store i64 %2475, ptr %2477, align 8
  br label %2516

2516:                                             ; preds = %2515, %2512
  %2517 = phi i64 [ %2514, %2512 ], [ 0, %2515 ]
  %2518 = shl nuw i64 1, %2511
  %2519 = getelementptr inbounds i8, ptr %2477, i64 8
  %2520 = or i64 %2517, %2518
  store i64 %2520, ptr %2519, align 8
  %2521 = load i64, ptr %79, align 8
  %2522 = or i64 %2521, %2518
  store i64 %2522, ptr %79, align 8
  %2523 = load ptr, ptr %70, align 8
  %2524 = getelementptr i64, ptr %2523, i64 %2511
  %2525 = load i64, ptr %2524, align 8
  %2526 = add i64 %2525, 1
  store i64 %2526, ptr %2524, align 8
  %2527 = icmp sgt i64 %2470, 2
  br i1 %2527, label %2469, label %2528, !llvm.loop !47

2528:                                             ; preds = %2516, %2454
  %2529 = phi i64 [ %2413, %2454 ], [ %2475, %2516 ]
  %2530 = icmp sgt i64 %2413, %2390
  %2531 = icmp eq i64 %2410, 0
  %2532 = select i1 %2466, i1 %2531, i1 false
  %2533 = select i1 %2530, i1 true, i1 %2532
  br i1 %2533, label %2534, label %2601

2534:                                             ; preds = %2528
  %2535 = load i64, ptr %2371, align 8
  %2536 = getelementptr inbounds i8, ptr %2358, i64 96
  %2537 = load i64, ptr %2536, align 8
  %2538 = mul i64 %2537, %2366
  %2539 = icmp sgt i64 %2538, 0
  br i1 %2539, label %2540, label %2601

2540:                                             ; preds = %2534
  %2541 = icmp eq i64 %2535, 0
  br label %2542

2542:                                             ; preds = %2588, %2540
  %2543 = phi i64 [ %2538, %2540 ], [ %2599, %2588 ]
  %2544 = phi i64 [ %2413, %2540 ], [ %2547, %2588 ]
  %2545 = load ptr, ptr %60, align 8
  br label %2546

2546:                                             ; preds = %2559, %2542
  %2547 = phi i64 [ %2560, %2559 ], [ %2544, %2542 ]
  %2548 = and i64 %2547, 32767
  %2549 = getelementptr %struct.day_row, ptr %2545, i64 %2548
  %2550 = load i64, ptr %2549, align 8
  %2551 = icmp eq i64 %2550, %2547
  br i1 %2551, label %2552, label %2558

2552:                                             ; preds = %2546
  %2553 = getelementptr inbounds i8, ptr %2549, i64 8
  %2554 = load i64, ptr %2553, align 8
  %2555 = xor i64 %2554, -1
  %2556 = and i64 %2535, %2555
  %2557 = icmp eq i64 %2556, 0
  br i1 %2557, label %2559, label %2561

2558:                                             ; preds = %2546
  br i1 %2541, label %2559, label %2561

2559:                                             ; preds = %2558, %2552
  %2560 = add i64 %2547, 1
  br label %2546, !llvm.loop !43

2561:                                             ; preds = %2558, %2552
  %2562 = phi i64 [ %2535, %2558 ], [ %2556, %2552 ]
  %2563 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2562, i1 true)
  %2564 = add i64 %2562, -1
  %2565 = and i64 %2564, %2562
  %2566 = icmp eq i64 %2565, 0
  br i1 %2566, label %2582, label %2567

2567:                                             ; preds = %2561
  %2568 = load ptr, ptr %70, align 8
  br label %2569

2569:                                             ; preds = %2569, %2567
  %2570 = phi i64 [ %2565, %2567 ], [ %2580, %2569 ]
  %2571 = phi i64 [ %2563, %2567 ], [ %2578, %2569 ]
  %2572 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2570, i1 true)
  %2573 = getelementptr i64, ptr %2568, i64 %2572
  %2574 = load i64, ptr %2573, align 8
  %2575 = getelementptr i64, ptr %2568, i64 %2571
  %2576 = load i64, ptr %2575, align 8
  %2577 = icmp slt i64 %2574, %2576
  %2578 = select i1 %2577, i64 %2572, i64 %2571
  %2579 = add i64 %2570, -1
  %2580 = and i64 %2579, %2570
  %2581 = icmp eq i64 %2580, 0
  br i1 %2581, label %2582, label %2569, !llvm.loop !44

2582:                                             ; preds = %2569, %2561
  %2583 = phi i64 [ %2563, %2561 ], [ %2578, %2569 ]
  br i1 %2551, label %2584, label %2587

2584:                                             ; preds = %2582
  %2585 = getelementptr inbounds i8, ptr %2549, i64 8
  %2586 = load i64, ptr %2585, align 8
  br label %2588

2587:                                             ; preds = %2582
  store i64 %2547, ptr %2549, align 8
  br label %2588

2588:                                             ; preds = %2587, %2584
  %2589 = phi i64 [ %2586, %2584 ], [ 0, %2587 ]
  %2590 = shl nuw i64 1, %2583
  %2591 = getelementptr inbounds i8, ptr %2549, i64 8
  %2592 = or i64 %2589, %2590
  store i64 %2592, ptr %2591, align 8
  %2593 = load i64, ptr %79, align 8
  %2594 = or i64 %2593, %2590
  store i64 %2594, ptr %79, align 8
  %2595 = load ptr, ptr %70, align 8
  %2596 = getelementptr i64, ptr %2595, i64 %2583
  %2597 = load i64, ptr %2596, align 8
  %2598 = add i64 %2597, 1
  store i64 %2598, ptr %2596, align 8
  %2599 = add nsw i64 %2543, -1
  %2600 = icmp sgt i64 %2543, 1
  br i1 %2600, label %2542, label %2601, !llvm.loop !47

2601:                                             ; preds = %2588, %2534, %2528, %2391, %2381, %2376
  %2602 = phi i1 [ false, %2391 ], [ true, %2381 ], [ false, %2534 ], [ true, %2376 ], [ false, %2528 ], [ false, %2588 ]
  %2603 = phi i64 [ %2390, %2391 ], [ %2390, %2381 ], [ %2390, %2534 ], [ %2380, %2376 ], [ %2390, %2528 ], [ %2390, %2588 ]
  %2604 = phi i64 [ %2351, %2391 ], [ %2351, %2381 ], [ %2413, %2534 ], [ %2351, %2376 ], [ %2529, %2528 ], [ %2547, %2588 ]
  %2605 = getelementptr inbounds i8, ptr %381, i64 64
  %2606 = load i64, ptr %2605, align 8
  %2607 = icmp eq i64 %2606, 0
  br i1 %2607, label %2614, label %2608

2608:                                             ; preds = %2601
  %2609 = load ptr, ptr %19, align 8
  %2610 = getelementptr inbounds i8, ptr %2609, i64 152
  %2611 = load i64, ptr %2610, align 8
  %2612 = icmp sge i64 %2606, %2611
  %2613 = zext i1 %2612 to i64
  br label %2614

2614:                                             ; preds = %2608, %2601
  %2615 = phi i64 [ %2613, %2608 ], [ 2, %2601 ]
  %2616 = getelementptr inbounds i8, ptr %381, i64 88
  %2617 = load i64, ptr %2616, align 8
  %2618 = icmp eq i64 %2617, 0
  br i1 %2618, label %2619, label %2621

2619:                                             ; preds = %2614
  %2620 = load i64, ptr %2361, align 8
  br label %2627

2621:                                             ; preds = %2614
  %2622 = getelementptr inbounds i8, ptr %2357, i64 8
  %2623 = load i64, ptr %2622, align 8
  %2624 = load i64, ptr %2361, align 8
  %2625 = icmp slt i64 %2623, %2624
  %2626 = zext i1 %2625 to i64
  br label %2627

2627:                                             ; preds = %2621, %2619
  %2628 = phi i64 [ %2620, %2619 ], [ %2624, %2621 ]
  %2629 = phi i64 [ 0, %2619 ], [ %2626, %2621 ]
  %2630 = icmp slt i64 %2628, 4
  %2631 = zext i1 %2630 to i64
  %2632 = load i64, ptr %2357, align 8
  store i64 %2604, ptr %2369, align 8
  %2633 = getelementptr inbounds i8, ptr %2369, i64 8
  store i64 9223372036854775807, ptr %2633, align 8
  %2634 = getelementptr inbounds i8, ptr %2369, i64 16
  store i64 %2617, ptr %2634, align 8
  %2635 = getelementptr inbounds i8, ptr %2369, i64 24
  store i64 %2629, ptr %2635, align 8
  %2636 = getelementptr inbounds i8, ptr %2369, i64 32
  store i64 %2615, ptr %2636, align 8
  %2637 = getelementptr inbounds i8, ptr %2369, i64 40
  %2638 = getelementptr inbounds i8, ptr %2369, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %2637, i8 0, i64 40, i1 false)
  store i64 %2632, ptr %2638, align 8
  %2639 = getelementptr inbounds i8, ptr %2369, i64 88
  store i64 %2631, ptr %2639, align 8
  br i1 %2602, label %2783, label %2640

2640:                                             ; preds = %2627
  %2641 = load ptr, ptr %19, align 8
  %2642 = getelementptr inbounds i8, ptr %2641, i64 496
  %2643 = load i64, ptr %2642, align 8
  %2644 = icmp eq i64 %2643, 0
  br i1 %2644, label %2783, label %2645

2645:                                             ; preds = %2640
  %2646 = getelementptr inbounds i8, ptr %2641, i64 104
  %2647 = load i64, ptr %2646, align 8
  %2648 = icmp eq i64 %2647, 0
  br i1 %2648, label %2661, label %2649

2649:                                             ; preds = %2645
  %2650 = load ptr, ptr %45, align 8
  br label %2651

2651:                                             ; preds = %2651, %2649
  %2652 = phi i64 [ 9223372036854775807, %2649 ], [ %2657, %2651 ]
  %2653 = phi i64 [ %2647, %2649 ], [ %2659, %2651 ]
  %2654 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2653, i1 true)
  %2655 = getelementptr %struct.station_row, ptr %2650, i64 %2654, i32 7
  %2656 = load i64, ptr %2655, align 8
  %2657 = call i64 @llvm.smin.i64(i64 %2656, i64 %2652)
  %2658 = add i64 %2653, -1
  %2659 = and i64 %2658, %2653
  %2660 = icmp eq i64 %2659, 0
  br i1 %2660, label %2661, label %2651, !llvm.loop !48

2661:                                             ; preds = %2651, %2645
  %2662 = phi i64 [ 9223372036854775807, %2645 ], [ %2657, %2651 ]
  %2663 = load i64, ptr %12, align 8
  %2664 = call noundef i64 @llvm.smax.i64(i64 %2663, i64 %2662)
  call fastcc void @read_waiting(ptr noundef %0, ptr noundef nonnull %12, i64 noundef %2664)
  br label %2665

2665:                                             ; preds = %2697, %2661
  %2666 = load ptr, ptr %81, align 8
  %2667 = load i64, ptr %83, align 8
  %2668 = getelementptr %struct.store_row, ptr %2666, i64 %2667
  %2669 = load i64, ptr %82, align 8
  %2670 = getelementptr %struct.store_row, ptr %2666, i64 %2669
  %2671 = icmp ult ptr %2668, %2670
  br i1 %2671, label %2672, label %2690

2672:                                             ; preds = %2665
  %2673 = load i64, ptr %84, align 8
  br label %2674

2674:                                             ; preds = %2672, %2684
  %2675 = phi ptr [ %2688, %2684 ], [ %2668, %2672 ]
  %2676 = phi i64 [ %2687, %2684 ], [ 0, %2672 ]
  %2677 = getelementptr inbounds i8, ptr %2675, i64 56
  %2678 = load i64, ptr %2677, align 8
  %2679 = icmp eq i64 %2678, 0
  br i1 %2679, label %2684, label %2680

2680:                                             ; preds = %2674
  %2681 = getelementptr inbounds i8, ptr %2675, i64 40
  %2682 = load i64, ptr %2681, align 8
  %2683 = icmp slt i64 %2682, %2673
  br label %2684

2684:                                             ; preds = %2680, %2674
  %2685 = phi i1 [ false, %2674 ], [ %2683, %2680 ]
  %2686 = zext i1 %2685 to i64
  %2687 = add i64 %2676, %2686
  %2688 = getelementptr i8, ptr %2675, i64 96
  %2689 = icmp ult ptr %2688, %2670
  br i1 %2689, label %2674, label %2690, !llvm.loop !49

2690:                                             ; preds = %2684, %2665
  %2691 = phi i64 [ 0, %2665 ], [ %2687, %2684 ]
  %2692 = load ptr, ptr %19, align 8
  %2693 = getelementptr inbounds i8, ptr %2692, i64 496
  %2694 = load i64, ptr %2693, align 8
  %2695 = icmp slt i64 %2691, %2694
  %2696 = load i64, ptr %84, align 8
  br i1 %2695, label %2699, label %2697

2697:                                             ; preds = %2690
  %2698 = add i64 %2696, 1
  call fastcc void @read_waiting(ptr noundef nonnull %0, ptr noundef nonnull %12, i64 noundef %2698)
  br label %2665, !llvm.loop !50

2699:                                             ; preds = %2690
  %2700 = getelementptr inbounds i8, ptr %2692, i64 104
  %2701 = load i64, ptr %2700, align 8
  %2702 = icmp eq i64 %2701, 0
  br i1 %2702, label %2713, label %2703

2703:                                             ; preds = %2699, %2703
  %2704 = phi i64 [ %2711, %2703 ], [ %2701, %2699 ]
  %2705 = load ptr, ptr %45, align 8
  %2706 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2704, i1 true)
  %2707 = getelementptr %struct.station_row, ptr %2705, i64 %2706, i32 7
  %2708 = load i64, ptr %2707, align 8
  %2709 = call noundef i64 @llvm.smax.i64(i64 %2708, i64 %2696)
  store i64 %2709, ptr %2707, align 8
  %2710 = add i64 %2704, -1
  %2711 = and i64 %2710, %2704
  %2712 = icmp eq i64 %2711, 0
  br i1 %2712, label %2713, label %2703, !llvm.loop !51

2713:                                             ; preds = %2703, %2699
  store i64 %2604, ptr %2637, align 8
  %2714 = getelementptr inbounds i8, ptr %2369, i64 48
  store i64 %2603, ptr %2714, align 8
  %2715 = getelementptr inbounds i8, ptr %2369, i64 64
  store i64 %2366, ptr %2715, align 8
  %2716 = getelementptr inbounds i8, ptr %2369, i64 56
  store i64 %2366, ptr %2716, align 8
  %2717 = load i64, ptr %85, align 8
  %2718 = add i64 %2717, 1
  store i64 %2718, ptr %85, align 8
  %2719 = load ptr, ptr %19, align 8
  %2720 = getelementptr inbounds i8, ptr %2719, i64 80
  %2721 = load i64, ptr %2720, align 8
  %2722 = icmp eq i64 %2721, 0
  br label %2723

2723:                                             ; preds = %2769, %2713
  %2724 = phi i64 [ %2366, %2713 ], [ %2780, %2769 ]
  %2725 = phi i64 [ %2604, %2713 ], [ %2728, %2769 ]
  %2726 = load ptr, ptr %60, align 8
  br label %2727

2727:                                             ; preds = %2740, %2723
  %2728 = phi i64 [ %2741, %2740 ], [ %2725, %2723 ]
  %2729 = and i64 %2728, 32767
  %2730 = getelementptr %struct.day_row, ptr %2726, i64 %2729
  %2731 = load i64, ptr %2730, align 8
  %2732 = icmp eq i64 %2731, %2728
  br i1 %2732, label %2733, label %2739

2733:                                             ; preds = %2727
  %2734 = getelementptr inbounds i8, ptr %2730, i64 8
  %2735 = load i64, ptr %2734, align 8
  %2736 = xor i64 %2735, -1
  %2737 = and i64 %2721, %2736
  %2738 = icmp eq i64 %2737, 0
  br i1 %2738, label %2740, label %2742

2739:                                             ; preds = %2727
  br i1 %2722, label %2740, label %2742

2740:                                             ; preds = %2739, %2733
  %2741 = add i64 %2728, 1
  br label %2727, !llvm.loop !43

2742:                                             ; preds = %2739, %2733
  %2743 = phi i64 [ %2721, %2739 ], [ %2737, %2733 ]
  %2744 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2743, i1 true)
  %2745 = add i64 %2743, -1
  %2746 = and i64 %2745, %2743
  %2747 = icmp eq i64 %2746, 0
  br i1 %2747, label %2763, label %2748

2748:                                             ; preds = %2742
  %2749 = load ptr, ptr %70, align 8
  br label %2750

2750:                                             ; preds = %2750, %2748
  %2751 = phi i64 [ %2746, %2748 ], [ %2761, %2750 ]
  %2752 = phi i64 [ %2744, %2748 ], [ %2759, %2750 ]
  %2753 = call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %2751, i1 true)
  %2754 = getelementptr i64, ptr %2749, i64 %2753
  %2755 = load i64, ptr %2754, align 8
  %2756 = getelementptr i64, ptr %2749, i64 %2752
  %2757 = load i64, ptr %2756, align 8
  %2758 = icmp slt i64 %2755, %2757
  %2759 = select i1 %2758, i64 %2753, i64 %2752
  %2760 = add i64 %2751, -1
  %2761 = and i64 %2760, %2751
  %2762 = icmp eq i64 %2761, 0
  br i1 %2762, label %2763, label %2750, !llvm.loop !44

2763:                                             ; preds = %2750, %2742
  %2764 = phi i64 [ %2744, %2742 ], [ %2759, %2750 ]
  br i1 %2732, label %2765, label %2768

2765:                                             ; preds = %2763
  %2766 = getelementptr inbounds i8, ptr %2730, i64 8
  %2767 = load i64, ptr %2766, align 8
  br label %2769

2768:                                             ; preds = %2763
  store i64 %2728, ptr %2730, align 8
  br label %2769

2769:                                             ; preds = %2768, %2765
  %2770 = phi i64 [ %2767, %2765 ], [ 0, %2768 ]
  %2771 = shl nuw i64 1, %2764
  %2772 = getelementptr inbounds i8, ptr %2730, i64 8
  %2773 = or i64 %2770, %2771
  store i64 %2773, ptr %2772, align 8
  %2774 = load i64, ptr %79, align 8
  %2775 = or i64 %2774, %2771
  store i64 %2775, ptr %79, align 8
  %2776 = load ptr, ptr %70, align 8
  %2777 = getelementptr i64, ptr %2776, i64 %2764
  %2778 = load i64, ptr %2777, align 8
  %2779 = add i64 %2778, 1
  store i64 %2779, ptr %2777, align 8
  %2780 = add nsw i64 %2724, -1
  %2781 = icmp sgt i64 %2724, 1
  br i1 %2781, label %2723, label %2782, !llvm.loop !47

2782:                                             ; preds = %2769
  store i64 %2728, ptr %2369, align 8
  br label %2783

2783:                                             ; preds = %2782, %2640, %2627
  %2784 = phi i64 [ %2728, %2782 ], [ %2604, %2640 ], [ %2604, %2627 ]
  %2785 = add i64 %2784, 1
  %2786 = load i64, ptr %82, align 8
  %2787 = add i64 %2786, 1
  store i64 %2787, ptr %82, align 8
  br label %2788

2788:                                             ; preds = %2783, %2347
  %2789 = phi i64 [ %2348, %2347 ], [ %2785, %2783 ]
  %2790 = phi i64 [ %2348, %2347 ], [ %2117, %2783 ]
  br i1 %1139, label %2794, label %2791

2791:                                             ; preds = %2788
  %2792 = load i64, ptr %381, align 8
  br label %2865

2793:                                             ; preds = %2349
  br i1 %1139, label %2802, label %2870

2794:                                             ; preds = %2788
  br i1 %1989, label %2795, label %2802

2795:                                             ; preds = %2794
  %2796 = load ptr, ptr %19, align 8
  %2797 = getelementptr inbounds i8, ptr %2796, i64 312
  %2798 = load i64, ptr %2797, align 8
  %2799 = icmp eq i64 %2798, 0
  %2800 = add i64 %2789, -1
  %2801 = select i1 %2799, i64 %1991, i64 %2800
  br label %2802

2802:                                             ; preds = %2795, %2794, %2793
  %2803 = phi i64 [ %2789, %2794 ], [ %2789, %2795 ], [ %2110, %2793 ]
  %2804 = phi i64 [ %2790, %2794 ], [ %2790, %2795 ], [ %2117, %2793 ]
  %2805 = phi i64 [ %1991, %2794 ], [ %2801, %2795 ], [ %1991, %2793 ]
  %2806 = load ptr, ptr %45, align 8
  %2807 = getelementptr %struct.station_row, ptr %2806, i64 %1136
  %2808 = load ptr, ptr %46, align 8
  %2809 = load i64, ptr %47, align 8
  %2810 = mul i64 %2809, %1136
  %2811 = getelementptr i64, ptr %2808, i64 %2810
  %2812 = getelementptr inbounds i8, ptr %2807, i64 32
  %2813 = load i64, ptr %2812, align 8
  %2814 = load i64, ptr %2807, align 8
  %2815 = icmp slt i64 %2813, %2814
  br i1 %2815, label %2816, label %2829

2816:                                             ; preds = %2802
  %2817 = add nsw i64 %2813, 1
  store i64 %2817, ptr %2812, align 8
  %2818 = icmp sgt i64 %2813, 0
  br i1 %2818, label %2819, label %2854

2819:                                             ; preds = %2816, %2826
  %2820 = phi i64 [ %2822, %2826 ], [ %2813, %2816 ]
  %2821 = add nsw i64 %2820, -1
  %2822 = lshr i64 %2821, 1
  %2823 = getelementptr i64, ptr %2811, i64 %2822
  %2824 = load i64, ptr %2823, align 8
  %2825 = icmp sgt i64 %2824, %2805
  br i1 %2825, label %2826, label %2854

2826:                                             ; preds = %2819
  %2827 = getelementptr i64, ptr %2811, i64 %2820
  store i64 %2824, ptr %2827, align 8
  %2828 = icmp ult i64 %2821, 2
  br i1 %2828, label %2854, label %2819

2829:                                             ; preds = %2802
  %2830 = icmp sgt i64 %2813, 1
  br i1 %2830, label %2831, label %2854

2831:                                             ; preds = %2829, %2849
  %2832 = phi i64 [ %2852, %2849 ], [ 1, %2829 ]
  %2833 = phi i64 [ %2851, %2849 ], [ 0, %2829 ]
  %2834 = phi i64 [ %2845, %2849 ], [ 0, %2829 ]
  %2835 = add i64 %2833, 2
  %2836 = icmp slt i64 %2835, %2813
  br i1 %2836, label %2837, label %2844

2837:                                             ; preds = %2831
  %2838 = getelementptr i64, ptr %2811, i64 %2835
  %2839 = load i64, ptr %2838, align 8
  %2840 = getelementptr i64, ptr %2811, i64 %2832
  %2841 = load i64, ptr %2840, align 8
  %2842 = icmp slt i64 %2839, %2841
  %2843 = select i1 %2842, i64 %2835, i64 %2832
  br label %2844

2844:                                             ; preds = %2837, %2831
  %2845 = phi i64 [ %2832, %2831 ], [ %2843, %2837 ]
  %2846 = getelementptr i64, ptr %2811, i64 %2845
  %2847 = load i64, ptr %2846, align 8
  %2848 = icmp slt i64 %2847, %2805
  br i1 %2848, label %2849, label %2854

2849:                                             ; preds = %2844
  %2850 = getelementptr i64, ptr %2811, i64 %2834
  store i64 %2847, ptr %2850, align 8
  %2851 = shl i64 %2845, 1
  %2852 = or disjoint i64 %2851, 1
  %2853 = icmp slt i64 %2852, %2813
  br i1 %2853, label %2831, label %2854

2854:                                             ; preds = %2849, %2844, %2826, %2819, %2829, %2816
  %2855 = phi i64 [ %2813, %2816 ], [ 0, %2829 ], [ %2822, %2826 ], [ %2820, %2819 ], [ %2845, %2849 ], [ %2834, %2844 ]
  %2856 = getelementptr i64, ptr %2811, i64 %2855
  store i64 %2805, ptr %2856, align 8
  %2857 = getelementptr inbounds i8, ptr %381, i64 64
  %2858 = load i64, ptr %2857, align 8
  %2859 = icmp sgt i64 %2858, 0
  %2860 = load i64, ptr %381, align 8
  %2861 = icmp eq i64 %2860, 0
  %2862 = select i1 %2859, i1 %2861, i1 false
  br i1 %2862, label %2863, label %2865

2863:                                             ; preds = %2854
  %2864 = load i64, ptr %49, align 8
  br label %2870

2865:                                             ; preds = %2854, %2791
  %2866 = phi i64 [ %2792, %2791 ], [ %2860, %2854 ]
  %2867 = phi i64 [ %2790, %2791 ], [ %2804, %2854 ]
  %2868 = phi i64 [ %2789, %2791 ], [ %2803, %2854 ]
  %2869 = icmp eq i64 %2866, 1
  br i1 %2869, label %2881, label %2870

2870:                                             ; preds = %2865, %2863, %2793
  %2871 = phi i64 [ -1048576, %2865 ], [ -1048576, %2793 ], [ %2864, %2863 ]
  %2872 = phi i64 [ %2868, %2865 ], [ %2110, %2793 ], [ %2803, %2863 ]
  %2873 = phi i64 [ %2867, %2865 ], [ %2117, %2793 ], [ %2804, %2863 ]
  %2874 = load i64, ptr %904, align 8
  %2875 = icmp eq i64 %2874, 0
  br i1 %2875, label %2876, label %2881

2876:                                             ; preds = %2870
  %2877 = load i64, ptr %1324, align 8
  %2878 = load i64, ptr %1326, align 8
  %2879 = icmp eq i64 %2877, %2878
  %2880 = zext i1 %2879 to i64
  br label %2881

2881:                                             ; preds = %2876, %2870, %2865
  %2882 = phi i64 [ %2871, %2870 ], [ -1048576, %2865 ], [ %2871, %2876 ]
  %2883 = phi i64 [ %2872, %2870 ], [ %2868, %2865 ], [ %2872, %2876 ]
  %2884 = phi i64 [ %2873, %2870 ], [ %2867, %2865 ], [ %2873, %2876 ]
  %2885 = phi i64 [ 0, %2870 ], [ 2, %2865 ], [ %2880, %2876 ]
  %2886 = getelementptr inbounds i8, ptr %381, i64 160
  %2887 = load i64, ptr %2886, align 8
  %2888 = getelementptr inbounds i8, ptr %381, i64 168
  %2889 = load i64, ptr %2888, align 8
  %2890 = icmp slt i64 %2887, %2889
  br i1 %2890, label %2891, label %2908

2891:                                             ; preds = %2881
  %2892 = getelementptr inbounds i8, ptr %381, i64 24
  br label %2893

2893:                                             ; preds = %2893, %2891
  %2894 = phi i64 [ %2887, %2891 ], [ %2905, %2893 ]
  %2895 = load ptr, ptr %50, align 8
  %2896 = load ptr, ptr %91, align 8
  %2897 = getelementptr i64, ptr %2896, i64 %2894
  %2898 = load i64, ptr %2897, align 8
  %2899 = getelementptr %struct.value_row, ptr %2895, i64 %2898
  %2900 = load i64, ptr %2892, align 8
  store i64 %2883, ptr %2899, align 8
  %2901 = getelementptr inbounds i8, ptr %2899, i64 8
  store i64 %2884, ptr %2901, align 8
  %2902 = getelementptr inbounds i8, ptr %2899, i64 16
  store i64 %2900, ptr %2902, align 8
  %2903 = getelementptr inbounds i8, ptr %2899, i64 24
  store i64 %2885, ptr %2903, align 8
  %2904 = getelementptr inbounds i8, ptr %2899, i64 32
  store i64 %2882, ptr %2904, align 8
  %2905 = add nsw i64 %2894, 1
  %2906 = load i64, ptr %2888, align 8
  %2907 = icmp slt i64 %2905, %2906
  br i1 %2907, label %2893, label %2908, !llvm.loop !52

2908:                                             ; preds = %2893, %2881
  %2909 = load ptr, ptr %28, align 8
  %2910 = icmp eq ptr %2909, null
  br i1 %2910, label %2915, label %2911

2911:                                             ; preds = %2908
  store i64 %1991, ptr %34, align 8
  store i64 %2883, ptr %35, align 8
  %2912 = load i64, ptr %36, align 8
  %2913 = add i64 %2912, 1
  store i64 %2913, ptr %36, align 8
  %2914 = getelementptr %struct.event_row, ptr %2909, i64 %2912
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %2914, ptr noundef nonnull align 8 dereferenceable(64) %25, i64 64, i1 false)
  store i64 0, ptr %25, align 8
  br label %2915

2915:                                             ; preds = %2908, %2911
  %2916 = call noundef i64 @llvm.smax.i64(i64 %379, i64 %2883)
  %2917 = load i64, ptr %430, align 8
  %2918 = add i64 %2917, %378
  %2919 = load i64, ptr %382, align 8
  switch i64 %2919, label %2920 [
    i64 0, label %2925
    i64 1, label %2923
    i64 2, label %2923
  ]

2920:                                             ; preds = %2915
  %2921 = load i64, ptr %27, align 8
  %2922 = add i64 %2921, %2919
  br label %2923

2923:                                             ; preds = %2915, %2915, %2920
  %2924 = phi i64 [ %2922, %2920 ], [ 0, %2915 ], [ 0, %2915 ]
  store i64 %2924, ptr %27, align 8
  br label %2925

2925:                                             ; preds = %2923, %2915, %388, %391
  %2926 = phi i64 [ %379, %391 ], [ %379, %388 ], [ %2916, %2915 ], [ %2916, %2923 ]
  %2927 = phi i64 [ %378, %391 ], [ %378, %388 ], [ %2918, %2915 ], [ %2918, %2923 ]
  %2928 = add nsw i64 %377, 1
  %2929 = load i64, ptr %173, align 8
  %2930 = icmp slt i64 %2928, %2929
  br i1 %2930, label %376, label %176, !llvm.loop !53
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
  br i1 %172, label %23, label %24, !llvm.loop !54
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
  br i1 %47, label %30, label %48, !llvm.loop !55

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
  br i1 %86, label %69, label %87, !llvm.loop !55

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
  br i1 %163, label %146, label %164, !llvm.loop !55

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
  br i1 %41, label %31, label %24, !llvm.loop !56

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
  br i1 %143, label %70, label %64, !llvm.loop !57

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
  br i1 %177, label %144, label %178, !llvm.loop !58

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
  br i1 %197, label %36, label %42, !llvm.loop !59

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
  br i1 %213, label %198, label %192, !llvm.loop !60

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
  br i1 %246, label %214, label %247, !llvm.loop !61

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
  br i1 %27, label %12, label %14, !llvm.loop !62

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
  br i1 %53, label %28, label %29, !llvm.loop !63

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
  br i1 %74, label %54, label %56, !llvm.loop !64
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
  br i1 %29, label %12, label %11, !llvm.loop !65

30:                                               ; preds = %53
  %31 = and i64 %54, %2
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %10, label %33

33:                                               ; preds = %30, %34
  br label %9, !llvm.loop !66

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
  br i1 %55, label %38, label %30, !llvm.loop !67

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
  br i1 %77, label %58, label %56, !llvm.loop !68
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
  br i1 %53, label %15, label %16, !llvm.loop !69

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
  br i1 %99, label %78, label %69, !llvm.loop !70

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
  br i1 %125, label %109, label %100, !llvm.loop !71

126:                                              ; preds = %142, %100
  %127 = phi i64 [ %59, %100 ], [ %144, %142 ]
  %128 = getelementptr inbounds i8, ptr %62, i64 168
  store i64 %127, ptr %128, align 8
  %129 = add nsw i64 %56, 1
  %130 = load i64, ptr %27, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %54, label %44, !llvm.loop !72

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
  br i1 %148, label %132, label %126, !llvm.loop !73
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
  br i1 %56, label %10, label %27, !llvm.loop !74
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
  br i1 %46, label %47, label %35, !llvm.loop !75

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
  br i1 %56, label %12, label %14, !llvm.loop !76

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
  br i1 %26, label %7, label %8, !llvm.loop !77

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
  br i1 %41, label %27, label %21, !llvm.loop !78
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
  br i1 %48, label %50, label %41, !llvm.loop !79

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
  br i1 %57, label %32, label %58, !llvm.loop !80

58:                                               ; preds = %54, %26, %12, %18, %22
  %59 = phi i64 [ %13, %18 ], [ %13, %22 ], [ %13, %12 ], [ %13, %26 ], [ %55, %54 ]
  %60 = add nuw nsw i64 %14, 1
  %61 = icmp eq i64 %60, %3
  br i1 %61, label %10, label %12, !llvm.loop !81
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
  br i1 %64, label %66, label %57, !llvm.loop !79

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
  br i1 %109, label %110, label %103, !llvm.loop !82

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
  br i1 %133, label %200, label %122, !llvm.loop !83

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
  br i1 %199, label %200, label %175, !llvm.loop !84

200:                                              ; preds = %158, %175, %110, %122, %140, %97, %81, %167
  %201 = phi i64 [ %173, %167 ], [ %48, %81 ], [ %48, %97 ], [ %48, %140 ], [ %48, %122 ], [ %48, %110 ], [ %160, %158 ], [ %196, %175 ]
  %202 = phi i64 [ %170, %167 ], [ %47, %81 ], [ %47, %97 ], [ %47, %140 ], [ %47, %122 ], [ %47, %110 ], [ %159, %158 ], [ %193, %175 ]
  %203 = phi i64 [ %174, %167 ], [ %46, %81 ], [ %46, %97 ], [ %46, %140 ], [ %46, %122 ], [ %46, %110 ], [ %161, %158 ], [ %197, %175 ]
  %204 = add nuw nsw i64 %45, 1
  %205 = shl i64 %204, 3
  %206 = icmp slt i64 %205, %27
  br i1 %206, label %43, label %41, !llvm.loop !85

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
  br i1 %217, label %16, label %17, !llvm.loop !86
}

define dso_local void @fill_accesses(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, ptr nocapture noundef writeonly %9) local_unnamed_addr #0 {
  %11 = icmp sgt i64 %8, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %10
  %13 = icmp sgt i64 %6, 0
  br label %15

14:                                               ; preds = %24, %10
  ret void

15:                                               ; preds = %12, %24
  %16 = phi ptr [ %9, %12 ], [ %25, %24 ]
  %17 = phi i64 [ 0, %12 ], [ %26, %24 ]
  %18 = icmp eq i64 %17, 0
  %19 = select i1 %18, i64 0, i64 %6
  %20 = icmp ugt i64 %17, 1
  %21 = add nsw i64 %17, -1
  %22 = mul i64 %21, %7
  %23 = select i1 %20, i64 %22, i64 0
  br i1 %13, label %28, label %24

24:                                               ; preds = %56, %15
  %25 = phi ptr [ %16, %15 ], [ %58, %56 ]
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %8
  br i1 %27, label %14, label %15, !llvm.loop !87

28:                                               ; preds = %15, %56
  %29 = phi ptr [ %58, %56 ], [ %16, %15 ]
  %30 = phi i64 [ %57, %56 ], [ 0, %15 ]
  %31 = add nuw i64 %30, %19
  %32 = getelementptr i64, ptr %3, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr i64, ptr %5, i64 %31
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr i64, ptr %0, i64 %30
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr i64, ptr %1, i64 %30
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr i64, ptr %2, i64 %30
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr i64, ptr %4, i64 %31
  %43 = load i64, ptr %42, align 8
  store i64 %37, ptr %29, align 8
  %44 = getelementptr inbounds i8, ptr %29, i64 8
  store i64 %39, ptr %44, align 8
  %45 = getelementptr inbounds i8, ptr %29, i64 16
  store i64 %41, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %29, i64 24
  store i64 %33, ptr %46, align 8
  %47 = getelementptr inbounds i8, ptr %29, i64 32
  store i64 %43, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %29, i64 40
  store i64 %35, ptr %48, align 8
  %49 = icmp sgt i64 %33, -1
  br i1 %49, label %50, label %52

50:                                               ; preds = %28
  %51 = add i64 %33, %23
  store i64 %51, ptr %46, align 8
  br label %52

52:                                               ; preds = %50, %28
  %53 = icmp sgt i64 %35, -1
  br i1 %53, label %54, label %56

54:                                               ; preds = %52
  %55 = add i64 %35, %23
  store i64 %55, ptr %48, align 8
  br label %56

56:                                               ; preds = %54, %52
  %57 = add nuw nsw i64 %30, 1
  %58 = getelementptr i8, ptr %29, i64 48
  %59 = icmp eq i64 %57, %6
  br i1 %59, label %24, label %28, !llvm.loop !88
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
  br i1 %68, label %34, label %26, !llvm.loop !89

69:                                               ; preds = %72, %26
  %70 = add nuw nsw i64 %16, 1
  %71 = icmp eq i64 %70, %1
  br i1 %71, label %12, label %13, !llvm.loop !90

72:                                               ; preds = %26, %72
  %73 = phi i64 [ %77, %72 ], [ %30, %26 ]
  %74 = getelementptr i64, ptr %6, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr i64, ptr %7, i64 %75
  store i64 %16, ptr %76, align 8
  %77 = add nsw i64 %73, 1
  %78 = load i64, ptr %31, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %72, label %69, !llvm.loop !91
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
  br i1 %52, label %53, label %27, !llvm.loop !92

53:                                               ; preds = %49, %11
  %54 = phi i64 [ %13, %11 ], [ %50, %49 ]
  %55 = phi i64 [ %12, %11 ], [ %23, %49 ]
  %56 = add nuw nsw i64 %14, 1
  %57 = icmp eq i64 %56, %1
  br i1 %57, label %10, label %11, !llvm.loop !93
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
  br i1 %55, label %42, label %56, !llvm.loop !94

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
  br i1 %72, label %15, label %16, !llvm.loop !95
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
  br i1 %51, label %52, label %42, !llvm.loop !96

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
  br i1 %82, label %58, label %63, !llvm.loop !97

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
  br i1 %97, label %10, label %11, !llvm.loop !98
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
  br i1 %29, label %8, label %9, !llvm.loop !99

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
  br i1 %66, label %30, label %31, !llvm.loop !100
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
  br i1 %75, label %17, label %40, !llvm.loop !101

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
  br i1 %96, label %76, label %80, !llvm.loop !102

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
  br i1 %150, label %130, label %121, !llvm.loop !103

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
  br i1 %165, label %92, label %84, !llvm.loop !104
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
  br i1 %84, label %71, label %86, !llvm.loop !105

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
  br i1 %95, label %50, label %96, !llvm.loop !106

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
  br i1 %201, label %188, label %203, !llvm.loop !105

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
  br i1 %212, label %158, label %213, !llvm.loop !106

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
  br i1 %356, label %269, label %357, !llvm.loop !107

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
  br i1 %466, label %467, label %379, !llvm.loop !108

467:                                              ; preds = %463, %369
  %468 = add nsw i64 %370, 1
  %469 = load i64, ptr %17, align 8
  %470 = icmp slt i64 %468, %469
  br i1 %470, label %369, label %363, !llvm.loop !109

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
  br i1 %568, label %499, label %553, !llvm.loop !110

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
  br i1 %623, label %624, label %569, !llvm.loop !111

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
  br i1 %78, label %20, label %79, !llvm.loop !112

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
  %11 = getelementptr inbounds i8, ptr %0, i64 2064
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
  %33 = getelementptr %struct.store_row, ptr %32, i64 %31, i32 7
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %30
  %37 = add i64 %31, 1
  store i64 %37, ptr %12, align 8
  %38 = icmp eq i64 %37, %27
  br i1 %38, label %39, label %30, !llvm.loop !113

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
  %56 = getelementptr inbounds i8, ptr %52, i64 40
  %57 = load i64, ptr %56, align 8
  %58 = icmp sgt i64 %57, %19
  br i1 %58, label %179, label %59

59:                                               ; preds = %51
  %60 = getelementptr inbounds i8, ptr %52, i64 56
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %172, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, ptr %52, i64 72
  %65 = getelementptr inbounds i8, ptr %52, i64 48
  %66 = getelementptr inbounds i8, ptr %52, i64 64
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
  br i1 %144, label %145, label %92, !llvm.loop !114

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
  br i1 %171, label %67, label %172, !llvm.loop !115

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
  %183 = getelementptr i8, ptr %52, i64 96
  %184 = icmp ult ptr %183, %42
  %185 = icmp sgt i64 %182, 0
  %186 = select i1 %184, i1 %185, i1 false
  %187 = icmp sgt i64 %180, 0
  %188 = select i1 %186, i1 %187, i1 false
  br i1 %188, label %51, label %189, !llvm.loop !116

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
  br i1 %203, label %18, label %204, !llvm.loop !117

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
!75 = distinct !{!75, !40}
!76 = distinct !{!76, !6}
!77 = distinct !{!77, !6}
!78 = distinct !{!78, !6}
!79 = distinct !{!79, !6}
!80 = distinct !{!80, !6}
!81 = distinct !{!81, !6}
!82 = distinct !{!82, !40}
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
!93 = distinct !{!93, !6}
!94 = distinct !{!94, !6}
!95 = distinct !{!95, !6}
!96 = distinct !{!96, !40}
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
!116 = distinct !{!116, !6}
!117 = distinct !{!117, !6}

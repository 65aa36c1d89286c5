; Made from C by build.sh; every type has the same size on every target.

%struct.store_row = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
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
  br i1 %62, label %68, label %63, !llvm.loop !7

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
  br i1 %109, label %51, label %55, !llvm.loop !8

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

97:                                               ; preds = %314, %1
  ret void

98:                                               ; preds = %17, %314
  %99 = phi i64 [ %15, %17 ], [ %320, %314 ]
  %100 = phi i64 [ 0, %17 ], [ %319, %314 ]
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
  br i1 %140, label %141, label %128, !llvm.loop !9

141:                                              ; preds = %138, %116
  %142 = add nuw nsw i64 %117, 1
  store i64 %142, ptr %20, align 8
  %143 = icmp slt i64 %142, %99
  br i1 %143, label %116, label %144, !llvm.loop !10

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
  br i1 %175, label %322, label %176

176:                                              ; preds = %2561, %171
  %177 = phi i64 [ 0, %171 ], [ %2562, %2561 ]
  %178 = phi i64 [ 0, %171 ], [ %2563, %2561 ]
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
  br i1 %205, label %200, label %197, !llvm.loop !11

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
  br i1 %240, label %229, label %241, !llvm.loop !13

241:                                              ; preds = %229, %223, %220
  %242 = phi i64 [ %222, %220 ], [ %227, %223 ], [ %239, %229 ]
  %243 = getelementptr inbounds i8, ptr %217, i64 16
  store i64 %242, ptr %243, align 8
  %244 = add nuw nsw i64 %207, 1
  %245 = icmp eq i64 %244, 6
  br i1 %245, label %246, label %206, !llvm.loop !14

246:                                              ; preds = %241
  %247 = load i64, ptr %92, align 8
  %248 = load ptr, ptr %94, align 8
  %249 = getelementptr i64, ptr %248, i64 %100
  store i64 %247, ptr %249, align 8
  %250 = load i64, ptr %106, align 8
  %251 = load i64, ptr %173, align 8
  %252 = icmp slt i64 %250, %251
  br i1 %252, label %253, label %314

253:                                              ; preds = %246, %310
  %254 = phi i64 [ %311, %310 ], [ %251, %246 ]
  %255 = phi i64 [ %312, %310 ], [ %250, %246 ]
  %256 = load ptr, ptr %21, align 8
  %257 = getelementptr %struct.op_row, ptr %256, i64 %255
  %258 = load i64, ptr %257, align 8
  %259 = icmp eq i64 %258, 2
  br i1 %259, label %260, label %310

260:                                              ; preds = %253
  %261 = load i64, ptr %86, align 8
  %262 = load i64, ptr %82, align 8
  %263 = icmp slt i64 %261, %262
  br i1 %263, label %264, label %310

264:                                              ; preds = %260
  %265 = load ptr, ptr %37, align 8
  %266 = load i64, ptr %38, align 8
  %267 = getelementptr inbounds i8, ptr %257, i64 80
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr %struct.access_row, ptr %265, i64 %266
  %270 = getelementptr %struct.access_row, ptr %269, i64 %268
  %271 = load ptr, ptr %80, align 8
  %272 = load ptr, ptr %95, align 8
  %273 = load i64, ptr %96, align 8
  %274 = load ptr, ptr %19, align 8
  %275 = load i64, ptr %92, align 8
  %276 = call i64 @write_store(ptr noundef %271, ptr noundef %272, i64 noundef %273, ptr noundef %274, ptr noundef %270, i64 noundef %275)
  %277 = load ptr, ptr %81, align 8
  %278 = load i64, ptr %86, align 8
  %279 = add i64 %278, 1
  store i64 %279, ptr %86, align 8
  %280 = getelementptr %struct.store_row, ptr %277, i64 %278, i32 1
  store i64 %276, ptr %280, align 8
  %281 = load ptr, ptr %43, align 8
  %282 = getelementptr i8, ptr %281, i64 144
  %283 = load i64, ptr %282, align 8
  %284 = icmp sgt i64 %283, 0
  br i1 %284, label %288, label %285

285:                                              ; preds = %264
  %286 = getelementptr i8, ptr %281, i64 152
  %287 = load i64, ptr %286, align 8
  br label %306

288:                                              ; preds = %264
  %289 = getelementptr i8, ptr %281, i64 160
  %290 = load i64, ptr %289, align 8
  %291 = getelementptr i8, ptr %281, i64 152
  %292 = load i64, ptr %291, align 8
  %293 = icmp slt i64 %290, %292
  br i1 %293, label %294, label %306

294:                                              ; preds = %288, %294
  %295 = phi i64 [ %303, %294 ], [ %290, %288 ]
  %296 = load ptr, ptr %44, align 8
  %297 = load i64, ptr %48, align 8
  %298 = load i64, ptr %282, align 8
  %299 = srem i64 %295, %298
  %300 = mul i64 %297, 48
  %301 = getelementptr i8, ptr %296, i64 %300
  %302 = getelementptr i64, ptr %301, i64 %299
  store i64 %276, ptr %302, align 8
  %303 = add nsw i64 %295, 1
  %304 = load i64, ptr %291, align 8
  %305 = icmp slt i64 %303, %304
  br i1 %305, label %294, label %306, !llvm.loop !13

306:                                              ; preds = %294, %288, %285
  %307 = phi i64 [ %287, %285 ], [ %292, %288 ], [ %304, %294 ]
  %308 = getelementptr i8, ptr %281, i64 160
  store i64 %307, ptr %308, align 8
  %309 = load i64, ptr %173, align 8
  br label %310

310:                                              ; preds = %306, %260, %253
  %311 = phi i64 [ %254, %253 ], [ %254, %260 ], [ %309, %306 ]
  %312 = add nsw i64 %255, 1
  %313 = icmp slt i64 %312, %311
  br i1 %313, label %253, label %314, !llvm.loop !15

314:                                              ; preds = %310, %246
  %315 = getelementptr inbounds i8, ptr %106, i64 16
  %316 = load i64, ptr %315, align 8
  %317 = load i64, ptr %38, align 8
  %318 = add i64 %317, %316
  store i64 %318, ptr %38, align 8
  %319 = add nuw nsw i64 %100, 1
  %320 = load i64, ptr %14, align 8
  %321 = icmp slt i64 %319, %320
  br i1 %321, label %98, label %97, !llvm.loop !16

322:                                              ; preds = %171, %2561
  %323 = phi i64 [ %2564, %2561 ], [ %172, %171 ]
  %324 = phi i64 [ %2563, %2561 ], [ 0, %171 ]
  %325 = phi i64 [ %2562, %2561 ], [ 0, %171 ]
  %326 = load ptr, ptr %21, align 8
  %327 = getelementptr %struct.op_row, ptr %326, i64 %323
  %328 = getelementptr inbounds i8, ptr %327, i64 104
  %329 = load i64, ptr %328, align 8
  %330 = icmp ne i64 %329, 1
  %331 = load i64, ptr %27, align 8
  %332 = icmp ne i64 %331, 0
  %333 = select i1 %330, i1 true, i1 %332
  br i1 %333, label %342, label %334

334:                                              ; preds = %322
  %335 = load ptr, ptr %28, align 8
  %336 = icmp eq ptr %335, null
  br i1 %336, label %2561, label %337

337:                                              ; preds = %334
  %338 = load i64, ptr %12, align 8
  store i64 %338, ptr %29, align 8
  store i64 %338, ptr %30, align 8
  store i64 %338, ptr %31, align 8
  store i64 -1, ptr %32, align 8
  store i64 0, ptr %33, align 8
  store i64 %338, ptr %34, align 8
  store i64 %338, ptr %35, align 8
  %339 = load i64, ptr %36, align 8
  %340 = add i64 %339, 1
  store i64 %340, ptr %36, align 8
  %341 = getelementptr %struct.event_row, ptr %335, i64 %339
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %341, ptr noundef nonnull align 8 dereferenceable(64) %25, i64 64, i1 false)
  store i64 0, ptr %25, align 8
  br label %2561

342:                                              ; preds = %322
  %343 = load i64, ptr %327, align 8
  %344 = icmp eq i64 %343, 2
  br i1 %344, label %347, label %345

345:                                              ; preds = %342
  %346 = load ptr, ptr %19, align 8
  br label %362

347:                                              ; preds = %342
  %348 = load ptr, ptr %37, align 8
  %349 = load i64, ptr %38, align 8
  %350 = getelementptr inbounds i8, ptr %327, i64 80
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr %struct.access_row, ptr %348, i64 %349
  %353 = load ptr, ptr %19, align 8
  %354 = getelementptr inbounds i8, ptr %353, i64 176
  %355 = load i64, ptr %354, align 8
  %356 = getelementptr %struct.access_row, ptr %352, i64 %351, i32 2
  %357 = load i64, ptr %356, align 8
  %358 = add i64 %355, -1
  %359 = add i64 %358, %357
  %360 = sdiv i64 %359, %355
  %361 = call noundef i64 @llvm.smax.i64(i64 %360, i64 1)
  br label %362

362:                                              ; preds = %347, %345
  %363 = phi ptr [ %353, %347 ], [ %346, %345 ]
  %364 = phi i64 [ %361, %347 ], [ 1, %345 ]
  %365 = getelementptr inbounds i8, ptr %363, i64 160
  %366 = load i64, ptr %365, align 8
  store i64 0, ptr %9, align 16
  %367 = getelementptr inbounds i8, ptr %363, i64 272
  %368 = load i64, ptr %367, align 8
  store i64 %368, ptr %39, align 8
  %369 = getelementptr inbounds i8, ptr %363, i64 280
  %370 = load i64, ptr %369, align 8
  store i64 %370, ptr %40, align 16
  %371 = getelementptr inbounds i8, ptr %363, i64 288
  %372 = load i64, ptr %371, align 8
  store i64 %372, ptr %41, align 8
  %373 = getelementptr inbounds i8, ptr %363, i64 464
  %374 = load i64, ptr %373, align 8
  %375 = icmp eq i64 %374, 0
  %376 = getelementptr inbounds i8, ptr %327, i64 32
  %377 = load i64, ptr %376, align 8
  %378 = call i64 @llvm.smin.i64(i64 %377, i64 1)
  %379 = select i1 %375, i64 %377, i64 %378
  %380 = getelementptr inbounds i8, ptr %327, i64 40
  %381 = load i64, ptr %380, align 8
  %382 = getelementptr [4 x i64], ptr %42, i64 0, i64 %381
  %383 = load i64, ptr %382, align 8
  %384 = getelementptr [4 x i64], ptr %9, i64 0, i64 %381
  %385 = load i64, ptr %384, align 8
  %386 = icmp sgt i64 %385, 0
  %387 = icmp sgt i64 %383, 0
  %388 = select i1 %386, i1 %387, i1 false
  br i1 %388, label %389, label %394

389:                                              ; preds = %362
  %390 = icmp eq i64 %381, 2
  %391 = select i1 %390, i64 %377, i64 1
  %392 = add i64 %391, %383
  %393 = icmp sgt i64 %392, %385
  br i1 %393, label %446, label %394

394:                                              ; preds = %389, %362
  %395 = getelementptr inbounds i8, ptr %327, i64 48
  %396 = load i64, ptr %395, align 8
  %397 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %396)
  %398 = call i64 @llvm.umax.i64(i64 %397, i64 2)
  %399 = getelementptr inbounds i8, ptr %363, i64 144
  %400 = load i64, ptr %399, align 8
  %401 = icmp ne i64 %400, 0
  %402 = icmp ne i64 %396, 0
  %403 = select i1 %401, i1 %402, i1 false
  %404 = and i64 %381, -2
  %405 = icmp eq i64 %404, 2
  %406 = and i1 %405, %403
  br i1 %406, label %407, label %438

407:                                              ; preds = %394
  %408 = load ptr, ptr %13, align 8
  %409 = getelementptr inbounds i8, ptr %408, i64 72
  %410 = getelementptr inbounds i8, ptr %408, i64 8
  %411 = load i64, ptr %408, align 8
  %412 = icmp sgt i64 %411, 0
  br i1 %412, label %413, label %421

413:                                              ; preds = %407, %418
  %414 = phi i64 [ %419, %418 ], [ 0, %407 ]
  %415 = getelementptr [8 x i64], ptr %410, i64 0, i64 %414
  %416 = load i64, ptr %415, align 8
  %417 = icmp eq i64 %416, %396
  br i1 %417, label %421, label %418

418:                                              ; preds = %413
  %419 = add nuw nsw i64 %414, 1
  %420 = icmp eq i64 %419, %411
  br i1 %420, label %421, label %413, !llvm.loop !17

421:                                              ; preds = %418, %413, %407
  %422 = phi i64 [ 0, %407 ], [ %411, %418 ], [ %414, %413 ]
  %423 = icmp eq i64 %422, %411
  %424 = icmp ult i64 %422, 8
  %425 = and i1 %424, %423
  br i1 %425, label %426, label %431

426:                                              ; preds = %421
  %427 = getelementptr [8 x i64], ptr %410, i64 0, i64 %411
  store i64 %396, ptr %427, align 8
  %428 = getelementptr [8 x i64], ptr %409, i64 0, i64 %411
  store i64 0, ptr %428, align 8
  %429 = load i64, ptr %408, align 8
  %430 = add i64 %429, 1
  store i64 %430, ptr %408, align 8
  br label %431

431:                                              ; preds = %426, %421
  %432 = select i1 %424, i64 %422, i64 7
  %433 = getelementptr [8 x i64], ptr %409, i64 0, i64 %432
  %434 = load i64, ptr %433, align 8
  %435 = icmp slt i64 %434, %398
  br i1 %435, label %436, label %446

436:                                              ; preds = %431
  %437 = load i64, ptr %365, align 8
  br label %438

438:                                              ; preds = %436, %394
  %439 = phi i64 [ %437, %436 ], [ %366, %394 ]
  %440 = load i64, ptr %26, align 8
  %441 = add i64 %440, %379
  %442 = icmp sgt i64 %441, %439
  %443 = icmp sgt i64 %440, 0
  %444 = and i1 %443, %442
  %445 = zext i1 %444 to i32
  br label %446

446:                                              ; preds = %438, %431, %389
  %447 = phi i32 [ 1, %389 ], [ %445, %438 ], [ 1, %431 ]
  %448 = zext nneg i32 %447 to i64
  %449 = load i64, ptr %12, align 8
  %450 = add i64 %449, %448
  %451 = load ptr, ptr %19, align 8
  %452 = getelementptr inbounds i8, ptr %451, i64 424
  %453 = load i64, ptr %452, align 8
  %454 = icmp eq i64 %453, 0
  br i1 %454, label %606, label %455

455:                                              ; preds = %446
  %456 = getelementptr inbounds i8, ptr %327, i64 48
  %457 = load i64, ptr %456, align 8
  %458 = icmp eq i64 %457, 0
  br i1 %458, label %606, label %459

459:                                              ; preds = %455
  %460 = icmp ne i32 %447, 0
  %461 = load i64, ptr %26, align 8
  %462 = icmp eq i64 %461, 0
  %463 = select i1 %460, i1 true, i1 %462
  br i1 %463, label %464, label %606

464:                                              ; preds = %459
  %465 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %457, i1 true)
  %466 = getelementptr inbounds i8, ptr %451, i64 160
  %467 = load i64, ptr %466, align 8
  %468 = load ptr, ptr %43, align 8
  %469 = getelementptr inbounds i8, ptr %468, i64 8
  %470 = load i64, ptr %469, align 8
  %471 = add i64 %467, -1
  %472 = add i64 %471, %470
  %473 = load i64, ptr %468, align 8
  %474 = icmp eq i64 %473, 0
  %475 = icmp eq i64 %467, 0
  %476 = or i1 %475, %474
  %477 = icmp slt i64 %472, %473
  %478 = select i1 %476, i1 true, i1 %477
  br i1 %478, label %484, label %479

479:                                              ; preds = %464
  %480 = load ptr, ptr %44, align 8
  %481 = srem i64 %472, %473
  %482 = getelementptr i64, ptr %480, i64 %481
  %483 = load i64, ptr %482, align 8
  br label %484

484:                                              ; preds = %479, %464
  %485 = phi i64 [ %483, %479 ], [ 0, %464 ]
  %486 = icmp sge i64 %450, %485
  %487 = sext i1 %486 to i64
  %488 = call i64 @llvm.smax.i64(i64 %450, i64 %485)
  %489 = load ptr, ptr %45, align 8
  %490 = getelementptr %struct.station_row, ptr %489, i64 %465
  %491 = load ptr, ptr %46, align 8
  %492 = load i64, ptr %47, align 8
  %493 = mul i64 %492, %465
  %494 = getelementptr i64, ptr %491, i64 %493
  %495 = getelementptr %struct.station_row, ptr %489, i64 %465, i32 4
  %496 = load i64, ptr %495, align 8
  %497 = icmp sgt i64 %496, 0
  br i1 %497, label %498, label %600

498:                                              ; preds = %484, %530
  %499 = phi i64 [ %533, %530 ], [ %496, %484 ]
  %500 = load i64, ptr %494, align 8
  %501 = icmp slt i64 %500, %488
  br i1 %501, label %502, label %535

502:                                              ; preds = %498
  %503 = add nsw i64 %499, -1
  store i64 %503, ptr %495, align 8
  %504 = getelementptr i64, ptr %494, i64 %503
  %505 = load i64, ptr %504, align 8
  %506 = icmp ugt i64 %503, 1
  br i1 %506, label %507, label %530

507:                                              ; preds = %502, %525
  %508 = phi i64 [ %528, %525 ], [ 1, %502 ]
  %509 = phi i64 [ %527, %525 ], [ 0, %502 ]
  %510 = phi i64 [ %521, %525 ], [ 0, %502 ]
  %511 = add i64 %509, 2
  %512 = icmp slt i64 %511, %503
  br i1 %512, label %513, label %520

513:                                              ; preds = %507
  %514 = getelementptr i64, ptr %494, i64 %511
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr i64, ptr %494, i64 %508
  %517 = load i64, ptr %516, align 8
  %518 = icmp slt i64 %515, %517
  %519 = select i1 %518, i64 %511, i64 %508
  br label %520

520:                                              ; preds = %513, %507
  %521 = phi i64 [ %508, %507 ], [ %519, %513 ]
  %522 = getelementptr i64, ptr %494, i64 %521
  %523 = load i64, ptr %522, align 8
  %524 = icmp slt i64 %523, %505
  br i1 %524, label %525, label %530

525:                                              ; preds = %520
  %526 = getelementptr i64, ptr %494, i64 %510
  store i64 %523, ptr %526, align 8
  %527 = shl i64 %521, 1
  %528 = or disjoint i64 %527, 1
  %529 = icmp slt i64 %528, %503
  br i1 %529, label %507, label %530

530:                                              ; preds = %525, %520, %502
  %531 = phi i64 [ 0, %502 ], [ %510, %520 ], [ %521, %525 ]
  %532 = getelementptr i64, ptr %494, i64 %531
  store i64 %505, ptr %532, align 8
  %533 = load i64, ptr %495, align 8
  %534 = icmp sgt i64 %533, 0
  br i1 %534, label %498, label %600, !llvm.loop !18

535:                                              ; preds = %498
  %536 = getelementptr inbounds i8, ptr %490, i64 32
  %537 = add i64 %499, %467
  %538 = load i64, ptr %490, align 8
  %539 = icmp sgt i64 %537, %538
  br i1 %539, label %545, label %600

540:                                              ; preds = %598, %545
  %541 = phi i64 [ %599, %598 ], [ %546, %545 ]
  %542 = phi i64 [ %596, %598 ], [ %547, %545 ]
  %543 = add i64 %542, %467
  %544 = icmp sgt i64 %543, %541
  br i1 %544, label %545, label %600, !llvm.loop !19

545:                                              ; preds = %535, %540
  %546 = phi i64 [ %541, %540 ], [ %538, %535 ]
  %547 = phi i64 [ %542, %540 ], [ %499, %535 ]
  %548 = load ptr, ptr %46, align 8
  %549 = load i64, ptr %47, align 8
  %550 = mul i64 %549, %465
  %551 = getelementptr i64, ptr %548, i64 %550
  %552 = load i64, ptr %551, align 8
  %553 = add i64 %552, 1
  %554 = load ptr, ptr %45, align 8
  %555 = getelementptr %struct.station_row, ptr %554, i64 %465, i32 4
  %556 = load i64, ptr %555, align 8
  %557 = icmp sgt i64 %556, 0
  br i1 %557, label %558, label %540

558:                                              ; preds = %545, %590
  %559 = phi i64 [ %593, %590 ], [ %556, %545 ]
  %560 = load i64, ptr %551, align 8
  %561 = icmp slt i64 %560, %553
  br i1 %561, label %562, label %595

562:                                              ; preds = %558
  %563 = add nsw i64 %559, -1
  store i64 %563, ptr %555, align 8
  %564 = getelementptr i64, ptr %551, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = icmp ugt i64 %563, 1
  br i1 %566, label %567, label %590

567:                                              ; preds = %562, %585
  %568 = phi i64 [ %588, %585 ], [ 1, %562 ]
  %569 = phi i64 [ %587, %585 ], [ 0, %562 ]
  %570 = phi i64 [ %581, %585 ], [ 0, %562 ]
  %571 = add i64 %569, 2
  %572 = icmp slt i64 %571, %563
  br i1 %572, label %573, label %580

573:                                              ; preds = %567
  %574 = getelementptr i64, ptr %551, i64 %571
  %575 = load i64, ptr %574, align 8
  %576 = getelementptr i64, ptr %551, i64 %568
  %577 = load i64, ptr %576, align 8
  %578 = icmp slt i64 %575, %577
  %579 = select i1 %578, i64 %571, i64 %568
  br label %580

580:                                              ; preds = %573, %567
  %581 = phi i64 [ %568, %567 ], [ %579, %573 ]
  %582 = getelementptr i64, ptr %551, i64 %581
  %583 = load i64, ptr %582, align 8
  %584 = icmp slt i64 %583, %565
  br i1 %584, label %585, label %590

585:                                              ; preds = %580
  %586 = getelementptr i64, ptr %551, i64 %570
  store i64 %583, ptr %586, align 8
  %587 = shl i64 %581, 1
  %588 = or disjoint i64 %587, 1
  %589 = icmp slt i64 %588, %563
  br i1 %589, label %567, label %590

590:                                              ; preds = %585, %580, %562
  %591 = phi i64 [ 0, %562 ], [ %570, %580 ], [ %581, %585 ]
  %592 = getelementptr i64, ptr %551, i64 %591
  store i64 %565, ptr %592, align 8
  %593 = load i64, ptr %555, align 8
  %594 = icmp sgt i64 %593, 0
  br i1 %594, label %558, label %595, !llvm.loop !18

595:                                              ; preds = %590, %558
  %596 = load i64, ptr %536, align 8
  %597 = icmp sgt i64 %596, 0
  br i1 %597, label %598, label %600, !llvm.loop !19

598:                                              ; preds = %595
  %599 = load i64, ptr %490, align 8
  br label %540

600:                                              ; preds = %530, %595, %540, %535, %484
  %601 = phi i64 [ %488, %484 ], [ %488, %535 ], [ %553, %540 ], [ %553, %595 ], [ %488, %530 ]
  %602 = icmp slt i64 %488, %601
  %603 = add nuw nsw i64 %465, 8
  %604 = select i1 %602, i64 %603, i64 %487
  %605 = call i64 @llvm.smax.i64(i64 %488, i64 %601)
  br label %606

606:                                              ; preds = %459, %600, %455, %446
  %607 = phi i64 [ -1, %446 ], [ -1, %455 ], [ %604, %600 ], [ -1, %459 ]
  %608 = phi i64 [ %450, %446 ], [ %450, %455 ], [ %605, %600 ], [ %450, %459 ]
  %609 = load i64, ptr %376, align 8
  %610 = load ptr, ptr %43, align 8
  %611 = getelementptr inbounds i8, ptr %610, i64 8
  %612 = load i64, ptr %611, align 8
  %613 = add i64 %612, %609
  %614 = add i64 %613, -1
  %615 = load i64, ptr %610, align 8
  %616 = icmp eq i64 %615, 0
  %617 = icmp eq i64 %609, 0
  %618 = or i1 %617, %616
  %619 = icmp slt i64 %614, %615
  %620 = select i1 %618, i1 true, i1 %619
  br i1 %620, label %626, label %621

621:                                              ; preds = %606
  %622 = load ptr, ptr %44, align 8
  %623 = srem i64 %614, %615
  %624 = getelementptr i64, ptr %622, i64 %623
  %625 = load i64, ptr %624, align 8
  br label %626

626:                                              ; preds = %621, %606
  %627 = phi i64 [ %625, %621 ], [ 0, %606 ]
  %628 = icmp slt i64 %608, %627
  %629 = select i1 %628, i64 0, i64 %607
  %630 = call i64 @llvm.smax.i64(i64 %608, i64 %627)
  store i64 %613, ptr %611, align 8
  %631 = getelementptr inbounds i8, ptr %327, i64 56
  %632 = load i64, ptr %631, align 8
  %633 = icmp sgt i64 %632, 0
  br i1 %633, label %634, label %658

634:                                              ; preds = %626
  %635 = load ptr, ptr %43, align 8
  %636 = getelementptr %struct.ring_row, ptr %635, i64 %632
  %637 = getelementptr inbounds i8, ptr %636, i64 8
  %638 = load i64, ptr %637, align 8
  %639 = load i64, ptr %636, align 8
  %640 = icmp eq i64 %639, 0
  %641 = icmp slt i64 %638, %639
  %642 = select i1 %640, i1 true, i1 %641
  br i1 %642, label %651, label %643

643:                                              ; preds = %634
  %644 = load ptr, ptr %44, align 8
  %645 = load i64, ptr %48, align 8
  %646 = mul i64 %645, %632
  %647 = srem i64 %638, %639
  %648 = getelementptr i64, ptr %644, i64 %646
  %649 = getelementptr i64, ptr %648, i64 %647
  %650 = load i64, ptr %649, align 8
  br label %651

651:                                              ; preds = %643, %634
  %652 = phi i64 [ %650, %643 ], [ 0, %634 ]
  %653 = icmp slt i64 %630, %652
  %654 = select i1 %653, i64 %632, i64 %629
  %655 = call i64 @llvm.smax.i64(i64 %630, i64 %652)
  %656 = getelementptr %struct.ring_row, ptr %635, i64 %632, i32 1
  %657 = add i64 %638, 1
  store i64 %657, ptr %656, align 8
  br label %658

658:                                              ; preds = %651, %626
  %659 = phi i64 [ %654, %651 ], [ %629, %626 ]
  %660 = phi i64 [ %655, %651 ], [ %630, %626 ]
  %661 = getelementptr inbounds i8, ptr %327, i64 72
  %662 = load i64, ptr %661, align 8
  %663 = icmp eq i64 %662, 0
  br i1 %663, label %687, label %664

664:                                              ; preds = %658
  %665 = load ptr, ptr %43, align 8
  %666 = getelementptr i8, ptr %665, i64 96
  %667 = getelementptr i8, ptr %665, i64 104
  %668 = load i64, ptr %667, align 8
  %669 = load i64, ptr %666, align 8
  %670 = icmp eq i64 %669, 0
  %671 = icmp slt i64 %668, %669
  %672 = select i1 %670, i1 true, i1 %671
  br i1 %672, label %681, label %673

673:                                              ; preds = %664
  %674 = load ptr, ptr %44, align 8
  %675 = load i64, ptr %48, align 8
  %676 = srem i64 %668, %669
  %677 = shl i64 %675, 5
  %678 = getelementptr i8, ptr %674, i64 %677
  %679 = getelementptr i64, ptr %678, i64 %676
  %680 = load i64, ptr %679, align 8
  br label %681

681:                                              ; preds = %673, %664
  %682 = phi i64 [ %680, %673 ], [ 0, %664 ]
  %683 = icmp slt i64 %660, %682
  %684 = select i1 %683, i64 4, i64 %659
  %685 = call i64 @llvm.smax.i64(i64 %660, i64 %682)
  %686 = add i64 %668, 1
  store i64 %686, ptr %667, align 8
  br label %687

687:                                              ; preds = %681, %658
  %688 = phi i64 [ %659, %658 ], [ %684, %681 ]
  %689 = phi i64 [ %660, %658 ], [ %685, %681 ]
  %690 = load i64, ptr %327, align 8
  %691 = icmp eq i64 %690, 1
  br i1 %691, label %692, label %716

692:                                              ; preds = %687
  %693 = load ptr, ptr %43, align 8
  %694 = getelementptr i8, ptr %693, i64 120
  %695 = getelementptr i8, ptr %693, i64 128
  %696 = load i64, ptr %695, align 8
  %697 = load i64, ptr %694, align 8
  %698 = icmp eq i64 %697, 0
  %699 = icmp slt i64 %696, %697
  %700 = select i1 %698, i1 true, i1 %699
  br i1 %700, label %709, label %701

701:                                              ; preds = %692
  %702 = load ptr, ptr %44, align 8
  %703 = load i64, ptr %48, align 8
  %704 = srem i64 %696, %697
  %705 = mul i64 %703, 40
  %706 = getelementptr i8, ptr %702, i64 %705
  %707 = getelementptr i64, ptr %706, i64 %704
  %708 = load i64, ptr %707, align 8
  br label %709

709:                                              ; preds = %701, %692
  %710 = phi i64 [ %708, %701 ], [ 0, %692 ]
  %711 = icmp slt i64 %689, %710
  %712 = select i1 %711, i64 5, i64 %688
  %713 = call i64 @llvm.smax.i64(i64 %689, i64 %710)
  %714 = add i64 %696, 1
  store i64 %714, ptr %695, align 8
  %715 = load i64, ptr %327, align 8
  br label %716

716:                                              ; preds = %709, %687
  %717 = phi i64 [ %715, %709 ], [ %690, %687 ]
  %718 = phi i64 [ %712, %709 ], [ %688, %687 ]
  %719 = phi i64 [ %713, %709 ], [ %689, %687 ]
  %720 = icmp eq i64 %717, 2
  br i1 %720, label %721, label %746

721:                                              ; preds = %716
  %722 = load ptr, ptr %43, align 8
  %723 = getelementptr i8, ptr %722, i64 144
  %724 = getelementptr i8, ptr %722, i64 152
  %725 = load i64, ptr %724, align 8
  %726 = add nsw i64 %364, -1
  %727 = add i64 %726, %725
  %728 = load i64, ptr %723, align 8
  %729 = icmp eq i64 %728, 0
  %730 = icmp slt i64 %727, %728
  %731 = select i1 %729, i1 true, i1 %730
  br i1 %731, label %740, label %732

732:                                              ; preds = %721
  %733 = load ptr, ptr %44, align 8
  %734 = load i64, ptr %48, align 8
  %735 = srem i64 %727, %728
  %736 = mul i64 %734, 48
  %737 = getelementptr i8, ptr %733, i64 %736
  %738 = getelementptr i64, ptr %737, i64 %735
  %739 = load i64, ptr %738, align 8
  br label %740

740:                                              ; preds = %732, %721
  %741 = phi i64 [ %739, %732 ], [ 0, %721 ]
  %742 = icmp slt i64 %719, %741
  %743 = select i1 %742, i64 6, i64 %718
  %744 = call i64 @llvm.smax.i64(i64 %719, i64 %741)
  %745 = add i64 %725, %364
  store i64 %745, ptr %724, align 8
  br label %746

746:                                              ; preds = %740, %716
  %747 = phi i64 [ %743, %740 ], [ %718, %716 ]
  %748 = phi i64 [ %744, %740 ], [ %719, %716 ]
  %749 = load ptr, ptr %19, align 8
  %750 = icmp eq i32 %447, 0
  br i1 %750, label %751, label %763

751:                                              ; preds = %746
  %752 = load i64, ptr %12, align 8
  %753 = icmp sgt i64 %748, %752
  br i1 %753, label %754, label %761

754:                                              ; preds = %751
  %755 = getelementptr inbounds i8, ptr %749, i64 248
  %756 = load i64, ptr %755, align 8
  %757 = icmp eq i64 %756, 0
  %758 = add i64 %747, -5
  %759 = icmp ult i64 %758, -4
  %760 = select i1 %757, i1 true, i1 %759
  br i1 %760, label %763, label %761

761:                                              ; preds = %754, %751
  %762 = load i64, ptr %26, align 8
  br label %763

763:                                              ; preds = %761, %754, %746
  %764 = phi i64 [ %762, %761 ], [ 0, %746 ], [ 0, %754 ]
  %765 = getelementptr inbounds i8, ptr %749, i64 160
  %766 = load i64, ptr %765, align 8
  %767 = getelementptr inbounds i8, ptr %749, i64 248
  %768 = load i64, ptr %767, align 8
  %769 = icmp eq i64 %768, 0
  br i1 %769, label %845, label %770

770:                                              ; preds = %763
  %771 = getelementptr inbounds i8, ptr %327, i64 48
  %772 = load i64, ptr %771, align 8
  %773 = icmp eq i64 %772, 0
  br i1 %773, label %845, label %774

774:                                              ; preds = %770
  %775 = getelementptr inbounds i8, ptr %327, i64 64
  %776 = load i64, ptr %775, align 8
  %777 = icmp eq i64 %776, 0
  br i1 %777, label %845, label %778

778:                                              ; preds = %774
  %779 = load i64, ptr %327, align 8
  %780 = icmp eq i64 %779, 1
  br i1 %780, label %845, label %781

781:                                              ; preds = %778
  %782 = load i64, ptr %49, align 8
  %783 = getelementptr inbounds i8, ptr %327, i64 144
  %784 = load i64, ptr %783, align 8
  %785 = getelementptr inbounds i8, ptr %327, i64 152
  %786 = load i64, ptr %785, align 8
  %787 = icmp slt i64 %784, %786
  br i1 %787, label %788, label %826

788:                                              ; preds = %781
  %789 = load ptr, ptr %50, align 8
  %790 = load ptr, ptr %51, align 8
  %791 = sub i64 %786, %784
  %792 = add i64 %784, 1
  %793 = and i64 %791, 1
  %794 = icmp eq i64 %786, %792
  br i1 %794, label %815, label %795

795:                                              ; preds = %788
  %796 = and i64 %791, -2
  %797 = getelementptr i8, ptr %790, i64 24
  br label %798

798:                                              ; preds = %798, %795
  %799 = phi i64 [ %784, %795 ], [ %812, %798 ]
  %800 = phi i64 [ -1048576, %795 ], [ %811, %798 ]
  %801 = phi i64 [ 0, %795 ], [ %813, %798 ]
  %802 = getelementptr %struct.read_row, ptr %790, i64 %799
  %803 = load i64, ptr %802, align 8
  %804 = getelementptr %struct.value_row, ptr %789, i64 %803, i32 4
  %805 = load i64, ptr %804, align 8
  %806 = call noundef i64 @llvm.smax.i64(i64 %800, i64 %805)
  %807 = getelementptr %struct.read_row, ptr %797, i64 %799
  %808 = load i64, ptr %807, align 8
  %809 = getelementptr %struct.value_row, ptr %789, i64 %808, i32 4
  %810 = load i64, ptr %809, align 8
  %811 = call noundef i64 @llvm.smax.i64(i64 %806, i64 %810)
  %812 = add nsw i64 %799, 2
  %813 = add i64 %801, 2
  %814 = icmp eq i64 %813, %796
  br i1 %814, label %815, label %798, !llvm.loop !20

815:                                              ; preds = %798, %788
  %816 = phi i64 [ poison, %788 ], [ %811, %798 ]
  %817 = phi i64 [ %784, %788 ], [ %812, %798 ]
  %818 = phi i64 [ -1048576, %788 ], [ %811, %798 ]
  %819 = icmp eq i64 %793, 0
  br i1 %819, label %826, label %820

820:                                              ; preds = %815
  %821 = getelementptr %struct.read_row, ptr %790, i64 %817
  %822 = load i64, ptr %821, align 8
  %823 = getelementptr %struct.value_row, ptr %789, i64 %822, i32 4
  %824 = load i64, ptr %823, align 8
  %825 = call noundef i64 @llvm.smax.i64(i64 %818, i64 %824)
  br label %826

826:                                              ; preds = %820, %815, %781
  %827 = phi i64 [ -1048576, %781 ], [ %816, %815 ], [ %825, %820 ]
  %828 = sub i64 %782, %827
  %829 = icmp slt i64 %828, %766
  %830 = icmp eq i64 %779, 0
  br i1 %830, label %831, label %834

831:                                              ; preds = %826
  %832 = load i64, ptr %631, align 8
  %833 = icmp eq i64 %832, 1
  br i1 %833, label %834, label %842

834:                                              ; preds = %831, %826
  br i1 %829, label %837, label %835

835:                                              ; preds = %834
  %836 = load i64, ptr %52, align 8
  br label %839

837:                                              ; preds = %834
  %838 = add i64 %782, %766
  store i64 %838, ptr %52, align 8
  br label %839

839:                                              ; preds = %837, %835
  %840 = phi i64 [ %836, %835 ], [ %838, %837 ]
  %841 = icmp slt i64 %782, %840
  br label %842

842:                                              ; preds = %839, %831
  %843 = phi i1 [ %841, %839 ], [ %829, %831 ]
  %844 = zext i1 %843 to i32
  br label %845

845:                                              ; preds = %842, %778, %774, %770, %763
  %846 = phi i32 [ %844, %842 ], [ 0, %778 ], [ 0, %774 ], [ 0, %770 ], [ 0, %763 ]
  %847 = getelementptr inbounds i8, ptr %749, i64 504
  %848 = load i64, ptr %847, align 8
  %849 = icmp eq i64 %848, 0
  %850 = getelementptr inbounds i8, ptr %327, i64 48
  %851 = load i64, ptr %850, align 8
  %852 = getelementptr inbounds i8, ptr %327, i64 96
  %853 = load i64, ptr %852, align 8
  %854 = icmp slt i64 %853, 0
  br i1 %854, label %863, label %855

855:                                              ; preds = %845
  %856 = load ptr, ptr %53, align 8
  %857 = getelementptr inbounds i8, ptr %327, i64 128
  %858 = load i64, ptr %857, align 8
  %859 = getelementptr %struct.use_row, ptr %856, i64 %858
  %860 = getelementptr %struct.use_row, ptr %859, i64 %853
  %861 = load i64, ptr %860, align 8
  %862 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %861, i1 true)
  br label %863

863:                                              ; preds = %855, %845
  %864 = phi i64 [ %862, %855 ], [ 0, %845 ]
  %865 = getelementptr [64 x i64], ptr %54, i64 0, i64 %864
  %866 = load i64, ptr %865, align 8
  %867 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %851)
  %868 = icmp ult i64 %867, 2
  %869 = icmp eq i64 %851, 0
  br i1 %869, label %875, label %870

870:                                              ; preds = %863
  %871 = getelementptr inbounds i8, ptr %327, i64 64
  %872 = getelementptr inbounds i8, ptr %327, i64 128
  %873 = icmp eq i32 %846, 0
  %874 = and i64 %764, 1
  br label %877

875:                                              ; preds = %1082, %863
  %876 = phi i64 [ -1, %863 ], [ %1085, %1082 ]
  br i1 %868, label %1090, label %1089

877:                                              ; preds = %1082, %870
  %878 = phi i64 [ %851, %870 ], [ %1087, %1082 ]
  %879 = phi i64 [ -1, %870 ], [ %1085, %1082 ]
  %880 = phi i64 [ 0, %870 ], [ %1084, %1082 ]
  %881 = phi i64 [ 0, %870 ], [ %1086, %1082 ]
  %882 = phi double [ 0.000000e+00, %870 ], [ %1083, %1082 ]
  %883 = and i64 %878, 1
  %884 = icmp eq i64 %883, 0
  br i1 %884, label %1082, label %885

885:                                              ; preds = %877
  %886 = load ptr, ptr %45, align 8
  %887 = getelementptr %struct.station_row, ptr %886, i64 %881, i32 5
  %888 = load i64, ptr %887, align 8
  %889 = getelementptr %struct.station_row, ptr %886, i64 %888, i32 7
  %890 = load i64, ptr %889, align 8
  %891 = call noundef i64 @llvm.smax.i64(i64 %748, i64 %890)
  %892 = load ptr, ptr %46, align 8
  %893 = load i64, ptr %47, align 8
  %894 = mul i64 %893, %881
  %895 = getelementptr i64, ptr %892, i64 %894
  %896 = getelementptr %struct.station_row, ptr %886, i64 %881, i32 4
  %897 = load i64, ptr %896, align 8
  %898 = icmp sgt i64 %897, 0
  br i1 %898, label %899, label %938

899:                                              ; preds = %885, %931
  %900 = phi i64 [ %934, %931 ], [ %897, %885 ]
  %901 = load i64, ptr %895, align 8
  %902 = icmp slt i64 %901, %891
  br i1 %902, label %903, label %936

903:                                              ; preds = %899
  %904 = add nsw i64 %900, -1
  store i64 %904, ptr %896, align 8
  %905 = getelementptr i64, ptr %895, i64 %904
  %906 = load i64, ptr %905, align 8
  %907 = icmp ugt i64 %904, 1
  br i1 %907, label %908, label %931

908:                                              ; preds = %903, %926
  %909 = phi i64 [ %929, %926 ], [ 1, %903 ]
  %910 = phi i64 [ %928, %926 ], [ 0, %903 ]
  %911 = phi i64 [ %922, %926 ], [ 0, %903 ]
  %912 = add i64 %910, 2
  %913 = icmp slt i64 %912, %904
  br i1 %913, label %914, label %921

914:                                              ; preds = %908
  %915 = getelementptr i64, ptr %895, i64 %912
  %916 = load i64, ptr %915, align 8
  %917 = getelementptr i64, ptr %895, i64 %909
  %918 = load i64, ptr %917, align 8
  %919 = icmp slt i64 %916, %918
  %920 = select i1 %919, i64 %912, i64 %909
  br label %921

921:                                              ; preds = %914, %908
  %922 = phi i64 [ %909, %908 ], [ %920, %914 ]
  %923 = getelementptr i64, ptr %895, i64 %922
  %924 = load i64, ptr %923, align 8
  %925 = icmp slt i64 %924, %906
  br i1 %925, label %926, label %931

926:                                              ; preds = %921
  %927 = getelementptr i64, ptr %895, i64 %911
  store i64 %924, ptr %927, align 8
  %928 = shl i64 %922, 1
  %929 = or disjoint i64 %928, 1
  %930 = icmp slt i64 %929, %904
  br i1 %930, label %908, label %931

931:                                              ; preds = %926, %921, %903
  %932 = phi i64 [ 0, %903 ], [ %922, %926 ], [ %911, %921 ]
  %933 = getelementptr i64, ptr %895, i64 %932
  store i64 %906, ptr %933, align 8
  %934 = load i64, ptr %896, align 8
  %935 = icmp sgt i64 %934, 0
  br i1 %935, label %899, label %936, !llvm.loop !18

936:                                              ; preds = %931, %899
  %937 = load ptr, ptr %45, align 8
  br label %938

938:                                              ; preds = %936, %885
  %939 = phi ptr [ %937, %936 ], [ %886, %885 ]
  %940 = getelementptr %struct.station_row, ptr %939, i64 %881
  %941 = getelementptr inbounds i8, ptr %940, i64 32
  %942 = load i64, ptr %941, align 8
  %943 = load i64, ptr %940, align 8
  %944 = icmp slt i64 %942, %943
  br i1 %944, label %952, label %945

945:                                              ; preds = %938
  %946 = load ptr, ptr %46, align 8
  %947 = load i64, ptr %47, align 8
  %948 = mul i64 %947, %881
  %949 = getelementptr i64, ptr %946, i64 %948
  %950 = load i64, ptr %949, align 8
  %951 = add i64 %950, 1
  br label %952

952:                                              ; preds = %945, %938
  %953 = phi i64 [ %951, %945 ], [ 0, %938 ]
  %954 = call noundef i64 @llvm.smax.i64(i64 %891, i64 %953)
  br i1 %868, label %998, label %955

955:                                              ; preds = %952
  br i1 %849, label %992, label %956

956:                                              ; preds = %955
  %957 = load i64, ptr %871, align 8
  %958 = icmp sgt i64 %957, 0
  br i1 %958, label %992, label %959

959:                                              ; preds = %956
  %960 = load i64, ptr %852, align 8
  %961 = icmp slt i64 %960, 0
  br i1 %961, label %992, label %962

962:                                              ; preds = %959
  %963 = load ptr, ptr %53, align 8
  %964 = load i64, ptr %872, align 8
  %965 = getelementptr %struct.use_row, ptr %963, i64 %964
  %966 = getelementptr %struct.use_row, ptr %965, i64 %960
  %967 = load i64, ptr %966, align 8
  %968 = getelementptr %struct.station_row, ptr %939, i64 %881, i32 2
  %969 = load i64, ptr %968, align 8
  %970 = and i64 %969, %967
  %971 = icmp eq i64 %970, 0
  br i1 %971, label %992, label %972

972:                                              ; preds = %962, %983
  %973 = phi i64 [ %985, %983 ], [ 0, %962 ]
  %974 = phi i64 [ %984, %983 ], [ 9223372036854775807, %962 ]
  %975 = phi i64 [ %986, %983 ], [ %970, %962 ]
  %976 = and i64 %975, 1
  %977 = icmp eq i64 %976, 0
  br i1 %977, label %983, label %978

978:                                              ; preds = %972
  %979 = load ptr, ptr %55, align 8
  %980 = getelementptr i64, ptr %979, i64 %973
  %981 = load i64, ptr %980, align 8
  %982 = call i64 @llvm.smin.i64(i64 %981, i64 %974)
  br label %983

983:                                              ; preds = %978, %972
  %984 = phi i64 [ %974, %972 ], [ %982, %978 ]
  %985 = add i64 %973, 1
  %986 = ashr i64 %975, 1
  %987 = icmp ult i64 %975, 2
  br i1 %987, label %988, label %972, !llvm.loop !21

988:                                              ; preds = %983
  %989 = sub i64 %984, %891
  %990 = call noundef i64 @llvm.smax.i64(i64 %989, i64 0)
  %991 = uitofp nneg i64 %990 to double
  br label %998

992:                                              ; preds = %962, %959, %956, %955
  %993 = sitofp i64 %942 to double
  %994 = getelementptr inbounds i8, ptr %940, i64 24
  %995 = load i64, ptr %994, align 8
  %996 = sitofp i64 %995 to double
  %997 = fdiv double %993, %996
  br label %998

998:                                              ; preds = %992, %988, %952
  %999 = phi double [ 0.000000e+00, %952 ], [ %991, %988 ], [ %997, %992 ]
  br i1 %849, label %1019, label %1000

1000:                                             ; preds = %998
  %1001 = load i64, ptr %871, align 8
  %1002 = icmp sgt i64 %1001, 0
  br i1 %1002, label %1015, label %1003

1003:                                             ; preds = %1000
  %1004 = load i64, ptr %852, align 8
  %1005 = icmp slt i64 %1004, 0
  br i1 %1005, label %1015, label %1006

1006:                                             ; preds = %1003
  %1007 = load ptr, ptr %53, align 8
  %1008 = load i64, ptr %872, align 8
  %1009 = getelementptr %struct.use_row, ptr %1007, i64 %1008
  %1010 = getelementptr %struct.use_row, ptr %1009, i64 %1004
  %1011 = load i64, ptr %1010, align 8
  %1012 = getelementptr %struct.station_row, ptr %939, i64 %881, i32 2
  %1013 = load i64, ptr %1012, align 8
  %1014 = and i64 %1013, %1011
  br label %1015

1015:                                             ; preds = %1006, %1003, %1000
  %1016 = phi i64 [ %1014, %1006 ], [ 0, %1003 ], [ 0, %1000 ]
  %1017 = icmp eq i64 %1016, 0
  %1018 = fcmp olt double %999, %882
  br i1 %1018, label %1035, label %1028

1019:                                             ; preds = %998
  %1020 = fcmp olt double %999, %882
  br i1 %1020, label %1049, label %1021

1021:                                             ; preds = %1019
  %1022 = fcmp oeq double %999, %882
  %1023 = trunc i64 %891 to i32
  %1024 = mul i32 %1023, 1538481
  %1025 = and i32 %1024, 1048576
  %1026 = icmp ne i32 %1025, 0
  %1027 = and i1 %1026, %1022
  br label %1049

1028:                                             ; preds = %1015
  %1029 = fcmp oeq double %999, %882
  %1030 = trunc i64 %891 to i32
  %1031 = mul i32 %1030, 1538481
  %1032 = and i32 %1031, 1048576
  %1033 = icmp ne i32 %1032, 0
  %1034 = and i1 %1033, %1029
  br i1 %1017, label %1049, label %1036

1035:                                             ; preds = %1015
  br i1 %1017, label %1049, label %1043

1036:                                             ; preds = %1028
  br i1 %1029, label %1037, label %1043

1037:                                             ; preds = %1036
  %1038 = sub i64 %866, %881
  %1039 = or i64 %1038, -64
  %1040 = sub i64 %866, %879
  %1041 = or i64 %1040, -64
  %1042 = icmp ugt i64 %1039, %1041
  br label %1043

1043:                                             ; preds = %1037, %1036, %1035
  %1044 = phi i1 [ false, %1036 ], [ %1042, %1037 ], [ true, %1035 ]
  %1045 = zext i1 %1044 to i32
  %1046 = load i64, ptr %380, align 8
  %1047 = icmp eq i64 %1046, 3
  %1048 = select i1 %1047, i64 %954, i64 %880
  br label %1071

1049:                                             ; preds = %1035, %1028, %1021, %1019
  %1050 = phi i1 [ true, %1035 ], [ %1034, %1028 ], [ true, %1019 ], [ %1027, %1021 ]
  %1051 = zext i1 %1050 to i32
  %1052 = load i64, ptr %767, align 8
  %1053 = icmp eq i64 %1052, 0
  br i1 %1053, label %1071, label %1054

1054:                                             ; preds = %1049
  %1055 = getelementptr %struct.station_row, ptr %939, i64 %881, i32 1
  %1056 = load i64, ptr %1055, align 8
  %1057 = icmp sgt i64 %1056, 0
  br i1 %1057, label %1058, label %1071

1058:                                             ; preds = %1054
  %1059 = icmp sgt i64 %890, %748
  br i1 %1059, label %1060, label %1064

1060:                                             ; preds = %1058
  %1061 = mul i64 %891, 1538481
  %1062 = lshr i64 %1061, 20
  %1063 = and i64 %1062, 1
  br label %1068

1064:                                             ; preds = %1058
  br i1 %873, label %1065, label %1068

1065:                                             ; preds = %1064
  %1066 = icmp eq i64 %879, %866
  %1067 = zext i1 %1066 to i64
  br label %1068

1068:                                             ; preds = %1065, %1064, %1060
  %1069 = phi i64 [ %1063, %1060 ], [ %1067, %1065 ], [ %874, %1064 ]
  %1070 = trunc nuw nsw i64 %1069 to i32
  br label %1071

1071:                                             ; preds = %1068, %1054, %1049, %1043
  %1072 = phi i64 [ %954, %1068 ], [ %954, %1054 ], [ %954, %1049 ], [ %1048, %1043 ]
  %1073 = phi i32 [ %1070, %1068 ], [ %1051, %1054 ], [ %1051, %1049 ], [ %1045, %1043 ]
  %1074 = icmp slt i64 %879, 0
  %1075 = icmp slt i64 %1072, %880
  %1076 = select i1 %1074, i1 true, i1 %1075
  br i1 %1076, label %1081, label %1077

1077:                                             ; preds = %1071
  %1078 = icmp eq i64 %1072, %880
  %1079 = icmp ne i32 %1073, 0
  %1080 = select i1 %1078, i1 %1079, i1 false
  br i1 %1080, label %1081, label %1082

1081:                                             ; preds = %1077, %1071
  br label %1082

1082:                                             ; preds = %1081, %1077, %877
  %1083 = phi double [ %882, %877 ], [ %999, %1081 ], [ %882, %1077 ]
  %1084 = phi i64 [ %880, %877 ], [ %1072, %1081 ], [ %880, %1077 ]
  %1085 = phi i64 [ %879, %877 ], [ %881, %1081 ], [ %879, %1077 ]
  %1086 = add i64 %881, 1
  %1087 = ashr i64 %878, 1
  %1088 = icmp ult i64 %878, 2
  br i1 %1088, label %875, label %877, !llvm.loop !22

1089:                                             ; preds = %875
  store i64 %876, ptr %865, align 8
  br label %1090

1090:                                             ; preds = %1089, %875
  %1091 = icmp sgt i64 %876, -1
  br i1 %1091, label %1092, label %1130

1092:                                             ; preds = %1090
  %1093 = load ptr, ptr %45, align 8
  %1094 = getelementptr %struct.station_row, ptr %1093, i64 %876
  %1095 = getelementptr inbounds i8, ptr %1094, i64 40
  %1096 = load i64, ptr %1095, align 8
  %1097 = getelementptr inbounds i8, ptr %1094, i64 8
  %1098 = load i64, ptr %1097, align 8
  %1099 = icmp eq i64 %1098, 0
  br i1 %1099, label %1100, label %1112

1100:                                             ; preds = %1092
  %1101 = getelementptr inbounds i8, ptr %1094, i64 32
  %1102 = load i64, ptr %1101, align 8
  %1103 = load i64, ptr %1094, align 8
  %1104 = icmp slt i64 %1102, %1103
  br i1 %1104, label %1124, label %1105

1105:                                             ; preds = %1100
  %1106 = load ptr, ptr %46, align 8
  %1107 = load i64, ptr %47, align 8
  %1108 = mul i64 %1107, %876
  %1109 = getelementptr i64, ptr %1106, i64 %1108
  %1110 = load i64, ptr %1109, align 8
  %1111 = add i64 %1110, 1
  br label %1124

1112:                                             ; preds = %1092
  %1113 = getelementptr %struct.station_row, ptr %1093, i64 %1096, i32 6
  %1114 = load i64, ptr %1113, align 8
  %1115 = icmp slt i64 %1114, %1098
  br i1 %1115, label %1124, label %1116

1116:                                             ; preds = %1112
  %1117 = load ptr, ptr %56, align 8
  %1118 = load i64, ptr %57, align 8
  %1119 = mul i64 %1118, %1096
  %1120 = srem i64 %1114, %1098
  %1121 = getelementptr i64, ptr %1117, i64 %1119
  %1122 = getelementptr i64, ptr %1121, i64 %1120
  %1123 = load i64, ptr %1122, align 8
  br label %1124

1124:                                             ; preds = %1116, %1112, %1105, %1100
  %1125 = phi i64 [ %1123, %1116 ], [ 0, %1112 ], [ %1111, %1105 ], [ 0, %1100 ]
  %1126 = add nuw i64 %876, 8
  %1127 = icmp slt i64 %748, %1125
  %1128 = select i1 %1127, i64 %1126, i64 %747
  %1129 = call i64 @llvm.smax.i64(i64 %748, i64 %1125)
  br label %1130

1130:                                             ; preds = %1124, %1090
  %1131 = phi i64 [ %747, %1090 ], [ %1128, %1124 ]
  %1132 = phi i64 [ %748, %1090 ], [ %1129, %1124 ]
  %1133 = freeze i64 %1131
  %1134 = icmp sgt i64 %1133, -1
  br i1 %1134, label %1135, label %1141

1135:                                             ; preds = %1130
  %1136 = sub i64 %1132, %450
  %1137 = load ptr, ptr %24, align 8
  %1138 = getelementptr i64, ptr %1137, i64 %1133
  %1139 = load i64, ptr %1138, align 8
  %1140 = add i64 %1136, %1139
  store i64 %1140, ptr %1138, align 8
  br label %1141

1141:                                             ; preds = %1135, %1130
  store i64 %450, ptr %31, align 8
  store i64 %1133, ptr %32, align 8
  store i64 %1132, ptr %30, align 8
  %1142 = load i64, ptr %12, align 8
  %1143 = icmp sgt i64 %1132, %1142
  br i1 %1143, label %1144, label %1154

1144:                                             ; preds = %1141
  %1145 = load ptr, ptr %19, align 8
  %1146 = getelementptr inbounds i8, ptr %1145, i64 248
  %1147 = load i64, ptr %1146, align 8
  %1148 = icmp eq i64 %1147, 0
  %1149 = add i64 %1133, -5
  %1150 = icmp ult i64 %1149, -4
  %1151 = or i1 %1150, %1148
  %1152 = select i1 %1151, i64 0, i64 %764
  store i64 %1132, ptr %12, align 8
  store i64 %1152, ptr %26, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %42, i8 0, i64 32, i1 false)
  %1153 = load ptr, ptr %13, align 8
  store i64 0, ptr %1153, align 8
  br label %1154

1154:                                             ; preds = %1144, %1141
  %1155 = load i64, ptr %26, align 8
  store i64 %1155, ptr %58, align 8
  %1156 = load i64, ptr %376, align 8
  %1157 = add i64 %1156, %1155
  store i64 %1157, ptr %26, align 8
  %1158 = load i64, ptr %376, align 8
  %1159 = load i64, ptr %49, align 8
  %1160 = add i64 %1159, %1158
  store i64 %1160, ptr %49, align 8
  %1161 = load i64, ptr %380, align 8
  %1162 = icmp eq i64 %1161, 2
  br i1 %1162, label %1163, label %1165

1163:                                             ; preds = %1154
  %1164 = load i64, ptr %376, align 8
  br label %1165

1165:                                             ; preds = %1163, %1154
  %1166 = phi i64 [ %1164, %1163 ], [ 1, %1154 ]
  %1167 = getelementptr [4 x i64], ptr %42, i64 0, i64 %1161
  %1168 = load i64, ptr %1167, align 8
  %1169 = add i64 %1168, %1166
  store i64 %1169, ptr %1167, align 8
  %1170 = load ptr, ptr %19, align 8
  %1171 = getelementptr inbounds i8, ptr %1170, i64 144
  %1172 = load i64, ptr %1171, align 8
  %1173 = icmp eq i64 %1172, 0
  br i1 %1173, label %1210, label %1174

1174:                                             ; preds = %1165
  %1175 = load i64, ptr %850, align 8
  %1176 = icmp eq i64 %1175, 0
  br i1 %1176, label %1210, label %1177

1177:                                             ; preds = %1174
  %1178 = load i64, ptr %380, align 8
  %1179 = and i64 %1178, -2
  %1180 = icmp eq i64 %1179, 2
  br i1 %1180, label %1181, label %1210

1181:                                             ; preds = %1177
  %1182 = load ptr, ptr %13, align 8
  %1183 = getelementptr inbounds i8, ptr %1182, i64 72
  %1184 = getelementptr inbounds i8, ptr %1182, i64 8
  %1185 = load i64, ptr %1182, align 8
  %1186 = icmp sgt i64 %1185, 0
  br i1 %1186, label %1187, label %1195

1187:                                             ; preds = %1181, %1192
  %1188 = phi i64 [ %1193, %1192 ], [ 0, %1181 ]
  %1189 = getelementptr [8 x i64], ptr %1184, i64 0, i64 %1188
  %1190 = load i64, ptr %1189, align 8
  %1191 = icmp eq i64 %1190, %1175
  br i1 %1191, label %1195, label %1192

1192:                                             ; preds = %1187
  %1193 = add nuw nsw i64 %1188, 1
  %1194 = icmp eq i64 %1193, %1185
  br i1 %1194, label %1195, label %1187, !llvm.loop !17

1195:                                             ; preds = %1192, %1187, %1181
  %1196 = phi i64 [ 0, %1181 ], [ %1188, %1187 ], [ %1185, %1192 ]
  %1197 = icmp eq i64 %1196, %1185
  %1198 = icmp ult i64 %1196, 8
  %1199 = and i1 %1198, %1197
  br i1 %1199, label %1200, label %1205

1200:                                             ; preds = %1195
  %1201 = getelementptr [8 x i64], ptr %1184, i64 0, i64 %1185
  store i64 %1175, ptr %1201, align 8
  %1202 = getelementptr [8 x i64], ptr %1183, i64 0, i64 %1185
  store i64 0, ptr %1202, align 8
  %1203 = load i64, ptr %1182, align 8
  %1204 = add i64 %1203, 1
  store i64 %1204, ptr %1182, align 8
  br label %1205

1205:                                             ; preds = %1200, %1195
  %1206 = select i1 %1198, i64 %1196, i64 7
  %1207 = getelementptr [8 x i64], ptr %1183, i64 0, i64 %1206
  %1208 = load i64, ptr %1207, align 8
  %1209 = add i64 %1208, 1
  store i64 %1209, ptr %1207, align 8
  br label %1210

1210:                                             ; preds = %1205, %1177, %1174, %1165
  %1211 = load i64, ptr %26, align 8
  %1212 = icmp sgt i64 %1211, %366
  br i1 %1212, label %1213, label %1221

1213:                                             ; preds = %1210, %1213
  %1214 = phi i64 [ %1219, %1213 ], [ %1211, %1210 ]
  %1215 = load i64, ptr %12, align 8
  %1216 = add i64 %1215, 1
  %1217 = sub i64 %1214, %366
  store i64 %1216, ptr %12, align 8
  store i64 %1217, ptr %26, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %42, i8 0, i64 32, i1 false)
  %1218 = load ptr, ptr %13, align 8
  store i64 0, ptr %1218, align 8
  %1219 = load i64, ptr %26, align 8
  %1220 = icmp sgt i64 %1219, %366
  br i1 %1220, label %1213, label %1221, !llvm.loop !23

1221:                                             ; preds = %1213, %1210
  br i1 %1091, label %1222, label %1276

1222:                                             ; preds = %1221
  %1223 = load ptr, ptr %19, align 8
  %1224 = getelementptr inbounds i8, ptr %1223, i64 504
  %1225 = load i64, ptr %1224, align 8
  %1226 = icmp eq i64 %1225, 0
  br i1 %1226, label %1276, label %1227

1227:                                             ; preds = %1222
  %1228 = getelementptr inbounds i8, ptr %327, i64 64
  %1229 = load i64, ptr %1228, align 8
  %1230 = icmp sgt i64 %1229, 0
  br i1 %1230, label %1276, label %1231

1231:                                             ; preds = %1227
  %1232 = load i64, ptr %852, align 8
  %1233 = icmp slt i64 %1232, 0
  br i1 %1233, label %1276, label %1234

1234:                                             ; preds = %1231
  %1235 = load ptr, ptr %53, align 8
  %1236 = getelementptr inbounds i8, ptr %327, i64 128
  %1237 = load i64, ptr %1236, align 8
  %1238 = getelementptr %struct.use_row, ptr %1235, i64 %1237
  %1239 = getelementptr %struct.use_row, ptr %1238, i64 %1232
  %1240 = load i64, ptr %1239, align 8
  %1241 = load ptr, ptr %45, align 8
  %1242 = getelementptr %struct.station_row, ptr %1241, i64 %876, i32 2
  %1243 = load i64, ptr %1242, align 8
  %1244 = and i64 %1243, %1240
  %1245 = load i64, ptr %12, align 8
  %1246 = icmp eq i64 %1244, 0
  br i1 %1246, label %1276, label %1249

1247:                                             ; preds = %1265
  %1248 = icmp sgt i64 %1266, -1
  br i1 %1248, label %1270, label %1276

1249:                                             ; preds = %1234, %1265
  %1250 = phi i64 [ %1267, %1265 ], [ 0, %1234 ]
  %1251 = phi i64 [ %1266, %1265 ], [ -1, %1234 ]
  %1252 = phi i64 [ %1268, %1265 ], [ %1244, %1234 ]
  %1253 = and i64 %1252, 1
  %1254 = icmp eq i64 %1253, 0
  br i1 %1254, label %1265, label %1255

1255:                                             ; preds = %1249
  %1256 = icmp slt i64 %1251, 0
  br i1 %1256, label %1264, label %1257

1257:                                             ; preds = %1255
  %1258 = load ptr, ptr %55, align 8
  %1259 = getelementptr i64, ptr %1258, i64 %1250
  %1260 = load i64, ptr %1259, align 8
  %1261 = getelementptr i64, ptr %1258, i64 %1251
  %1262 = load i64, ptr %1261, align 8
  %1263 = icmp slt i64 %1260, %1262
  br i1 %1263, label %1264, label %1265

1264:                                             ; preds = %1257, %1255
  br label %1265

1265:                                             ; preds = %1264, %1257, %1249
  %1266 = phi i64 [ %1250, %1264 ], [ %1251, %1257 ], [ %1251, %1249 ]
  %1267 = add i64 %1250, 1
  %1268 = ashr i64 %1252, 1
  %1269 = icmp ult i64 %1252, 2
  br i1 %1269, label %1247, label %1249, !llvm.loop !24

1270:                                             ; preds = %1247
  %1271 = load ptr, ptr %55, align 8
  %1272 = getelementptr i64, ptr %1271, i64 %1266
  %1273 = load i64, ptr %1272, align 8
  %1274 = call noundef i64 @llvm.smax.i64(i64 %1273, i64 %1245)
  %1275 = add i64 %1274, 1
  store i64 %1275, ptr %1272, align 8
  br label %1276

1276:                                             ; preds = %1270, %1247, %1234, %1231, %1227, %1222, %1221
  %1277 = load i64, ptr %12, align 8
  %1278 = add i64 %1277, 1
  %1279 = getelementptr inbounds i8, ptr %327, i64 144
  %1280 = load i64, ptr %1279, align 8
  %1281 = getelementptr inbounds i8, ptr %327, i64 152
  %1282 = load i64, ptr %1281, align 8
  %1283 = icmp slt i64 %1280, %1282
  br i1 %1283, label %1284, label %1310

1284:                                             ; preds = %1276
  %1285 = load ptr, ptr %50, align 8
  %1286 = load ptr, ptr %51, align 8
  %1287 = getelementptr inbounds i8, ptr %327, i64 24
  br label %1288

1288:                                             ; preds = %1304, %1284
  %1289 = phi i64 [ %1280, %1284 ], [ %1308, %1304 ]
  %1290 = phi i64 [ %1278, %1284 ], [ %1307, %1304 ]
  %1291 = getelementptr %struct.read_row, ptr %1286, i64 %1289
  %1292 = load i64, ptr %1291, align 8
  %1293 = getelementptr %struct.value_row, ptr %1285, i64 %1292
  %1294 = getelementptr inbounds i8, ptr %1291, i64 8
  %1295 = load i64, ptr %1294, align 8
  %1296 = icmp eq i64 %1295, 0
  br i1 %1296, label %1304, label %1297

1297:                                             ; preds = %1288
  %1298 = getelementptr inbounds i8, ptr %1293, i64 16
  %1299 = load i64, ptr %1298, align 8
  %1300 = load i64, ptr %1287, align 8
  %1301 = icmp eq i64 %1299, %1300
  %1302 = select i1 %1301, i64 8, i64 0
  %1303 = getelementptr inbounds i8, ptr %1293, i64 %1302
  br label %1304

1304:                                             ; preds = %1297, %1288
  %1305 = phi ptr [ %1293, %1288 ], [ %1303, %1297 ]
  %1306 = load i64, ptr %1305, align 8
  %1307 = call noundef i64 @llvm.smax.i64(i64 %1290, i64 %1306)
  %1308 = add nsw i64 %1289, 1
  %1309 = icmp eq i64 %1308, %1282
  br i1 %1309, label %1310, label %1288, !llvm.loop !25

1310:                                             ; preds = %1304, %1276
  %1311 = phi i64 [ %1278, %1276 ], [ %1307, %1304 ]
  br i1 %1091, label %1312, label %1719

1312:                                             ; preds = %1310
  %1313 = load ptr, ptr %45, align 8
  %1314 = getelementptr %struct.station_row, ptr %1313, i64 %876
  %1315 = getelementptr inbounds i8, ptr %1314, i64 40
  %1316 = load i64, ptr %1315, align 8
  %1317 = getelementptr %struct.station_row, ptr %1313, i64 %1316
  %1318 = getelementptr inbounds i8, ptr %1314, i64 32
  %1319 = load i64, ptr %1318, align 8
  %1320 = load i64, ptr %1314, align 8
  %1321 = icmp slt i64 %1319, %1320
  br i1 %1321, label %1329, label %1322

1322:                                             ; preds = %1312
  %1323 = load ptr, ptr %46, align 8
  %1324 = load i64, ptr %47, align 8
  %1325 = mul i64 %1324, %876
  %1326 = getelementptr i64, ptr %1323, i64 %1325
  %1327 = load i64, ptr %1326, align 8
  %1328 = add i64 %1327, 1
  br label %1329

1329:                                             ; preds = %1322, %1312
  %1330 = phi i64 [ %1328, %1322 ], [ 0, %1312 ]
  %1331 = call noundef i64 @llvm.smax.i64(i64 %1277, i64 %1330)
  %1332 = getelementptr inbounds i8, ptr %1317, i64 56
  %1333 = load i64, ptr %1332, align 8
  %1334 = call noundef i64 @llvm.smax.i64(i64 %1331, i64 %1333)
  store i64 %1334, ptr %1332, align 8
  %1335 = getelementptr inbounds i8, ptr %1314, i64 8
  %1336 = load i64, ptr %1335, align 8
  %1337 = icmp sgt i64 %1336, 0
  br i1 %1337, label %1338, label %1349

1338:                                             ; preds = %1329
  %1339 = load ptr, ptr %56, align 8
  %1340 = load i64, ptr %57, align 8
  %1341 = mul i64 %1340, %1316
  %1342 = getelementptr inbounds i8, ptr %1317, i64 48
  %1343 = load i64, ptr %1342, align 8
  %1344 = srem i64 %1343, %1336
  %1345 = getelementptr i64, ptr %1339, i64 %1341
  %1346 = getelementptr i64, ptr %1345, i64 %1344
  store i64 %1334, ptr %1346, align 8
  %1347 = load i64, ptr %1342, align 8
  %1348 = add i64 %1347, 1
  store i64 %1348, ptr %1342, align 8
  br label %1349

1349:                                             ; preds = %1338, %1329
  %1350 = add i64 %1334, 1
  %1351 = call noundef i64 @llvm.smax.i64(i64 %1311, i64 %1350)
  %1352 = load ptr, ptr %45, align 8
  %1353 = getelementptr %struct.station_row, ptr %1352, i64 %876, i32 2
  %1354 = load i64, ptr %1353, align 8
  %1355 = load ptr, ptr %19, align 8
  %1356 = getelementptr inbounds i8, ptr %1355, i64 112
  %1357 = load i64, ptr %1356, align 8
  %1358 = icmp eq i64 %1357, 0
  br i1 %1358, label %1383, label %1359

1359:                                             ; preds = %1349
  %1360 = load i64, ptr %327, align 8
  %1361 = icmp eq i64 %1360, 0
  br i1 %1361, label %1362, label %1383

1362:                                             ; preds = %1359
  %1363 = getelementptr inbounds i8, ptr %327, i64 64
  %1364 = load i64, ptr %1363, align 8
  %1365 = icmp eq i64 %1364, 0
  br i1 %1365, label %1383, label %1366

1366:                                             ; preds = %1362
  %1367 = getelementptr inbounds i8, ptr %1355, i64 152
  %1368 = load i64, ptr %1367, align 8
  %1369 = icmp slt i64 %1364, %1368
  br i1 %1369, label %1370, label %1383

1370:                                             ; preds = %1366
  %1371 = load i64, ptr %852, align 8
  %1372 = icmp slt i64 %1371, 0
  br i1 %1372, label %1383, label %1373

1373:                                             ; preds = %1370
  %1374 = load i64, ptr %59, align 8
  %1375 = icmp sgt i64 %1374, %1351
  br i1 %1375, label %1383, label %1376

1376:                                             ; preds = %1373
  %1377 = load i64, ptr %20, align 8
  %1378 = sub i64 %1377, %100
  %1379 = getelementptr inbounds i8, ptr %1355, i64 136
  %1380 = load i64, ptr %1379, align 8
  %1381 = icmp slt i64 %1378, %1380
  %1382 = zext i1 %1381 to i32
  br label %1383

1383:                                             ; preds = %1376, %1373, %1370, %1366, %1362, %1359, %1349
  %1384 = phi i32 [ 0, %1349 ], [ 0, %1370 ], [ 0, %1366 ], [ 0, %1362 ], [ 0, %1359 ], [ 1, %1373 ], [ %1382, %1376 ]
  %1385 = getelementptr inbounds i8, ptr %1355, i64 408
  %1386 = load i64, ptr %1385, align 8
  %1387 = icmp eq i64 %1386, 0
  br i1 %1387, label %1468, label %1388

1388:                                             ; preds = %1383
  %1389 = load i64, ptr %12, align 8
  %1390 = load i64, ptr %58, align 8
  %1391 = load i64, ptr %852, align 8
  %1392 = icmp slt i64 %1391, 0
  br i1 %1392, label %1719, label %1393

1393:                                             ; preds = %1388
  %1394 = getelementptr inbounds i8, ptr %327, i64 128
  %1395 = load i64, ptr %1394, align 8
  %1396 = add i64 %1395, %1391
  %1397 = icmp eq i32 %1384, 0
  %1398 = load ptr, ptr %53, align 8
  %1399 = getelementptr %struct.use_row, ptr %1398, i64 %1396, i32 3
  %1400 = getelementptr %struct.use_row, ptr %1398, i64 %1396
  %1401 = select i1 %1397, ptr %1400, ptr %1399
  %1402 = load i64, ptr %1401, align 8
  %1403 = icmp eq i64 %1354, 0
  %1404 = select i1 %1403, i64 -1, i64 %1354
  %1405 = and i64 %1402, %1404
  %1406 = getelementptr %struct.use_row, ptr %1398, i64 %1396, i32 1
  %1407 = load double, ptr %1406, align 8
  %1408 = fcmp ule double %1407, 1.000000e+00
  %1409 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1405)
  %1410 = icmp ult i64 %1409, 2
  %1411 = select i1 %1408, i1 true, i1 %1410
  br i1 %1411, label %1412, label %1719

1412:                                             ; preds = %1393
  %1413 = load i64, ptr %327, align 8
  %1414 = icmp eq i64 %1413, 1
  %1415 = icmp eq i64 %1409, 2
  %1416 = select i1 %1414, i1 %1415, i1 false
  br i1 %1416, label %1417, label %1426

1417:                                             ; preds = %1412
  %1418 = load i64, ptr %62, align 8
  %1419 = add i64 %1418, 1
  store i64 %1419, ptr %62, align 8
  %1420 = and i64 %1418, 1
  %1421 = icmp eq i64 %1420, 0
  %1422 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %1405, i1 true)
  %1423 = xor i64 %1422, 63
  %1424 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1405, i1 true)
  %1425 = select i1 %1421, i64 %1424, i64 %1423
  br label %1710

1426:                                             ; preds = %1412
  call fastcc void @count_waiting(ptr noundef nonnull %60, i64 noundef %1389)
  %1427 = icmp eq i64 %1405, 0
  br i1 %1427, label %1719, label %1433

1428:                                             ; preds = %1455
  %1429 = and i64 %1390, 1
  %1430 = icmp ne i64 %1429, 0
  %1431 = icmp sgt i64 %1457, -1
  %1432 = select i1 %1430, i1 %1431, i1 false
  br i1 %1432, label %1461, label %1713

1433:                                             ; preds = %1426, %1455
  %1434 = phi i64 [ %1458, %1455 ], [ 0, %1426 ]
  %1435 = phi i64 [ %1459, %1455 ], [ %1405, %1426 ]
  %1436 = phi i64 [ %1457, %1455 ], [ -1, %1426 ]
  %1437 = phi i64 [ %1456, %1455 ], [ -1, %1426 ]
  %1438 = and i64 %1435, 1
  %1439 = icmp eq i64 %1438, 0
  br i1 %1439, label %1455, label %1440

1440:                                             ; preds = %1433
  %1441 = icmp slt i64 %1437, 0
  br i1 %1441, label %1455, label %1442

1442:                                             ; preds = %1440
  %1443 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1434
  %1444 = load i64, ptr %1443, align 8
  %1445 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1437
  %1446 = load i64, ptr %1445, align 8
  %1447 = icmp sgt i64 %1444, %1446
  br i1 %1447, label %1448, label %1455

1448:                                             ; preds = %1442
  %1449 = icmp slt i64 %1436, 0
  br i1 %1449, label %1454, label %1450

1450:                                             ; preds = %1448
  %1451 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1436
  %1452 = load i64, ptr %1451, align 8
  %1453 = icmp sgt i64 %1444, %1452
  br i1 %1453, label %1455, label %1454

1454:                                             ; preds = %1450, %1448
  br label %1455

1455:                                             ; preds = %1454, %1450, %1442, %1440, %1433
  %1456 = phi i64 [ %1437, %1454 ], [ %1437, %1450 ], [ %1437, %1433 ], [ %1434, %1442 ], [ %1434, %1440 ]
  %1457 = phi i64 [ %1434, %1454 ], [ %1436, %1450 ], [ %1436, %1433 ], [ %1437, %1442 ], [ %1437, %1440 ]
  %1458 = add i64 %1434, 1
  %1459 = ashr i64 %1435, 1
  %1460 = icmp ult i64 %1435, 2
  br i1 %1460, label %1428, label %1433, !llvm.loop !26

1461:                                             ; preds = %1428
  %1462 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1457
  %1463 = load i64, ptr %1462, align 8
  %1464 = getelementptr [64 x i64], ptr %61, i64 0, i64 %1456
  %1465 = load i64, ptr %1464, align 8
  %1466 = add i64 %1465, 3
  %1467 = icmp slt i64 %1463, %1466
  br i1 %1467, label %1710, label %1713

1468:                                             ; preds = %1383
  %1469 = getelementptr inbounds i8, ptr %1355, i64 416
  %1470 = load i64, ptr %1469, align 8
  %1471 = icmp eq i64 %1470, 0
  br i1 %1471, label %1607, label %1472

1472:                                             ; preds = %1468
  %1473 = load i64, ptr %327, align 8
  %1474 = icmp eq i64 %1473, 2
  br i1 %1474, label %1607, label %1475

1475:                                             ; preds = %1472
  %1476 = getelementptr inbounds i8, ptr %327, i64 64
  %1477 = load i64, ptr %1476, align 8
  %1478 = icmp sgt i64 %1477, 0
  br i1 %1478, label %1479, label %1607

1479:                                             ; preds = %1475
  %1480 = load i64, ptr %12, align 8
  %1481 = load i64, ptr %58, align 8
  %1482 = getelementptr inbounds i8, ptr %1355, i64 160
  %1483 = load i64, ptr %1482, align 8
  %1484 = load i64, ptr %852, align 8
  %1485 = icmp slt i64 %1484, 0
  br i1 %1485, label %1719, label %1486

1486:                                             ; preds = %1479
  %1487 = getelementptr inbounds i8, ptr %327, i64 128
  %1488 = load i64, ptr %1487, align 8
  %1489 = add i64 %1488, %1484
  %1490 = icmp eq i32 %1384, 0
  %1491 = load ptr, ptr %53, align 8
  %1492 = getelementptr %struct.use_row, ptr %1491, i64 %1489, i32 3
  %1493 = getelementptr %struct.use_row, ptr %1491, i64 %1489
  %1494 = select i1 %1490, ptr %1493, ptr %1492
  %1495 = load i64, ptr %1494, align 8
  %1496 = icmp eq i64 %1354, 0
  %1497 = select i1 %1496, i64 -1, i64 %1354
  %1498 = and i64 %1495, %1497
  %1499 = getelementptr %struct.use_row, ptr %1491, i64 %1489, i32 1
  %1500 = load double, ptr %1499, align 8
  %1501 = fcmp ule double %1500, 1.000000e+00
  %1502 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1498)
  %1503 = icmp ult i64 %1502, 2
  %1504 = select i1 %1501, i1 true, i1 %1503
  br i1 %1504, label %1505, label %1605

1505:                                             ; preds = %1486
  call fastcc void @count_waiting(ptr noundef nonnull %60, i64 noundef %1480)
  %1506 = load i64, ptr %64, align 8
  %1507 = icmp sgt i64 %1506, 0
  br i1 %1507, label %1508, label %1516

1508:                                             ; preds = %1505, %1513
  %1509 = phi i64 [ %1514, %1513 ], [ 0, %1505 ]
  %1510 = getelementptr [16 x i64], ptr %63, i64 0, i64 %1509
  %1511 = load i64, ptr %1510, align 8
  %1512 = icmp eq i64 %1511, %1498
  br i1 %1512, label %1516, label %1513

1513:                                             ; preds = %1508
  %1514 = add nuw nsw i64 %1509, 1
  %1515 = icmp eq i64 %1514, %1506
  br i1 %1515, label %1522, label %1508, !llvm.loop !27

1516:                                             ; preds = %1508, %1505
  %1517 = phi i64 [ 0, %1505 ], [ %1509, %1508 ]
  %1518 = icmp eq i64 %1517, %1506
  br i1 %1518, label %1522, label %1519

1519:                                             ; preds = %1516
  %1520 = getelementptr [16 x i64], ptr %65, i64 0, i64 %1517
  %1521 = load i64, ptr %1520, align 8
  br label %1528

1522:                                             ; preds = %1513, %1516
  %1523 = icmp eq i64 %1506, 16
  br i1 %1523, label %1533, label %1524

1524:                                             ; preds = %1522
  %1525 = add i64 %1506, 1
  store i64 %1525, ptr %64, align 8
  %1526 = getelementptr [16 x i64], ptr %63, i64 0, i64 %1506
  store i64 %1498, ptr %1526, align 8
  %1527 = getelementptr [16 x i64], ptr %65, i64 0, i64 %1506
  store i64 0, ptr %1527, align 8
  br label %1528

1528:                                             ; preds = %1519, %1524
  %1529 = phi i64 [ 0, %1524 ], [ %1521, %1519 ]
  %1530 = phi i64 [ %1506, %1524 ], [ %1517, %1519 ]
  %1531 = getelementptr [16 x i64], ptr %65, i64 0, i64 %1530
  %1532 = add i64 %1529, 1
  store i64 %1532, ptr %1531, align 8
  br label %1533

1533:                                             ; preds = %1528, %1522
  %1534 = phi i64 [ %1529, %1528 ], [ 0, %1522 ]
  %1535 = icmp eq i64 %1498, 0
  br i1 %1535, label %1538, label %1543

1536:                                             ; preds = %1573
  %1537 = load i64, ptr %8, align 16
  br label %1538

1538:                                             ; preds = %1536, %1533
  %1539 = phi i64 [ undef, %1533 ], [ %1537, %1536 ]
  %1540 = phi i64 [ 0, %1533 ], [ %1574, %1536 ]
  %1541 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1539
  %1542 = call i64 @llvm.smin.i64(i64 %1540, i64 1)
  br label %1578

1543:                                             ; preds = %1533, %1573
  %1544 = phi i64 [ %1575, %1573 ], [ 0, %1533 ]
  %1545 = phi i64 [ %1576, %1573 ], [ %1498, %1533 ]
  %1546 = phi i64 [ %1574, %1573 ], [ 0, %1533 ]
  %1547 = and i64 %1545, 1
  %1548 = icmp eq i64 %1547, 0
  br i1 %1548, label %1573, label %1549

1549:                                             ; preds = %1543
  %1550 = add i64 %1546, 1
  %1551 = icmp sgt i64 %1546, 0
  br i1 %1551, label %1552, label %1570

1552:                                             ; preds = %1549
  %1553 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1544
  %1554 = load i64, ptr %1553, align 8
  br label %1555

1555:                                             ; preds = %1567, %1552
  %1556 = phi i64 [ %1546, %1552 ], [ %1557, %1567 ]
  %1557 = add nsw i64 %1556, -1
  %1558 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1557
  %1559 = load i64, ptr %1558, align 8
  %1560 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1559
  %1561 = load i64, ptr %1560, align 8
  %1562 = icmp sge i64 %1554, %1561
  %1563 = icmp ne i64 %1554, %1561
  %1564 = icmp sle i64 %1544, %1559
  %1565 = or i1 %1564, %1563
  %1566 = and i1 %1562, %1565
  br i1 %1566, label %1570, label %1567

1567:                                             ; preds = %1555
  %1568 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1556
  store i64 %1559, ptr %1568, align 8
  %1569 = icmp ugt i64 %1556, 1
  br i1 %1569, label %1555, label %1570, !llvm.loop !28

1570:                                             ; preds = %1567, %1555, %1549
  %1571 = phi i64 [ %1546, %1549 ], [ 0, %1567 ], [ %1556, %1555 ]
  %1572 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1571
  store i64 %1544, ptr %1572, align 8
  br label %1573

1573:                                             ; preds = %1570, %1543
  %1574 = phi i64 [ %1550, %1570 ], [ %1546, %1543 ]
  %1575 = add i64 %1544, 1
  %1576 = ashr i64 %1545, 1
  %1577 = icmp ult i64 %1545, 2
  br i1 %1577, label %1536, label %1543, !llvm.loop !29

1578:                                             ; preds = %1581, %1538
  %1579 = phi i64 [ %1582, %1581 ], [ %1540, %1538 ]
  %1580 = icmp sgt i64 %1579, 1
  br i1 %1580, label %1581, label %1590

1581:                                             ; preds = %1578
  %1582 = add nsw i64 %1579, -1
  %1583 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1582
  %1584 = load i64, ptr %1583, align 8
  %1585 = getelementptr [64 x i64], ptr %66, i64 0, i64 %1584
  %1586 = load i64, ptr %1585, align 8
  %1587 = load i64, ptr %1541, align 8
  %1588 = add i64 %1587, 5
  %1589 = icmp slt i64 %1586, %1588
  br i1 %1589, label %1590, label %1578, !llvm.loop !30

1590:                                             ; preds = %1581, %1578
  %1591 = phi i64 [ %1542, %1578 ], [ %1579, %1581 ]
  %1592 = add i64 %1483, -1
  %1593 = icmp eq i64 %1592, %1481
  br i1 %1593, label %1600, label %1594

1594:                                             ; preds = %1590
  %1595 = add i64 %1483, -2
  %1596 = icmp eq i64 %1595, %1481
  %1597 = icmp eq i64 %1534, 0
  %1598 = select i1 %1596, i1 %1597, i1 false
  %1599 = select i1 %1598, i64 1, i64 %1534
  br label %1600

1600:                                             ; preds = %1594, %1590
  %1601 = phi i64 [ %1599, %1594 ], [ 0, %1590 ]
  %1602 = srem i64 %1601, %1591
  %1603 = getelementptr [64 x i64], ptr %8, i64 0, i64 %1602
  %1604 = load i64, ptr %1603, align 8
  br label %1605

1605:                                             ; preds = %1600, %1486
  %1606 = phi i64 [ %1604, %1600 ], [ -1, %1486 ]
  br label %1713

1607:                                             ; preds = %1475, %1472, %1468
  %1608 = getelementptr inbounds i8, ptr %1355, i64 400
  %1609 = load i64, ptr %1608, align 8
  %1610 = icmp eq i64 %1609, 0
  br i1 %1610, label %1719, label %1611

1611:                                             ; preds = %1607
  %1612 = load i64, ptr %12, align 8
  %1613 = load i64, ptr %852, align 8
  %1614 = icmp slt i64 %1613, 0
  br i1 %1614, label %1719, label %1615

1615:                                             ; preds = %1611
  %1616 = getelementptr inbounds i8, ptr %327, i64 128
  %1617 = load i64, ptr %1616, align 8
  %1618 = add i64 %1617, %1613
  %1619 = icmp eq i32 %1384, 0
  %1620 = load ptr, ptr %53, align 8
  %1621 = getelementptr %struct.use_row, ptr %1620, i64 %1618, i32 3
  %1622 = getelementptr %struct.use_row, ptr %1620, i64 %1618
  %1623 = select i1 %1619, ptr %1622, ptr %1621
  %1624 = load i64, ptr %1623, align 8
  %1625 = icmp eq i64 %1354, 0
  %1626 = select i1 %1625, i64 -1, i64 %1354
  %1627 = and i64 %1624, %1626
  %1628 = getelementptr %struct.use_row, ptr %1620, i64 %1618, i32 1
  %1629 = load double, ptr %1628, align 8
  %1630 = fcmp ogt double %1629, 1.000000e+00
  %1631 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1627)
  %1632 = icmp ugt i64 %1631, 1
  %1633 = select i1 %1630, i1 %1632, i1 false
  %1634 = icmp eq i64 %1627, 0
  %1635 = select i1 %1633, i1 true, i1 %1634
  br i1 %1635, label %1719, label %1636

1636:                                             ; preds = %1615, %1704
  %1637 = phi i64 [ %1707, %1704 ], [ 0, %1615 ]
  %1638 = phi i64 [ %1708, %1704 ], [ %1627, %1615 ]
  %1639 = phi i64 [ %1706, %1704 ], [ 0, %1615 ]
  %1640 = phi i64 [ %1705, %1704 ], [ -1, %1615 ]
  %1641 = and i64 %1638, 1
  %1642 = icmp eq i64 %1641, 0
  br i1 %1642, label %1704, label %1643

1643:                                             ; preds = %1636
  %1644 = load ptr, ptr %67, align 8
  %1645 = load i64, ptr %68, align 8
  %1646 = mul i64 %1645, %1637
  %1647 = getelementptr i64, ptr %1644, i64 %1646
  %1648 = load ptr, ptr %69, align 8
  %1649 = getelementptr i64, ptr %1648, i64 %1637
  %1650 = load i64, ptr %1649, align 8
  %1651 = icmp sgt i64 %1650, 0
  br i1 %1651, label %1652, label %1689

1652:                                             ; preds = %1643, %1684
  %1653 = phi i64 [ %1687, %1684 ], [ %1650, %1643 ]
  %1654 = load i64, ptr %1647, align 8
  %1655 = icmp slt i64 %1654, %1612
  br i1 %1655, label %1656, label %1689

1656:                                             ; preds = %1652
  %1657 = add nsw i64 %1653, -1
  store i64 %1657, ptr %1649, align 8
  %1658 = getelementptr i64, ptr %1647, i64 %1657
  %1659 = load i64, ptr %1658, align 8
  %1660 = icmp ugt i64 %1657, 1
  br i1 %1660, label %1661, label %1684

1661:                                             ; preds = %1656, %1679
  %1662 = phi i64 [ %1682, %1679 ], [ 1, %1656 ]
  %1663 = phi i64 [ %1681, %1679 ], [ 0, %1656 ]
  %1664 = phi i64 [ %1675, %1679 ], [ 0, %1656 ]
  %1665 = add i64 %1663, 2
  %1666 = icmp slt i64 %1665, %1657
  br i1 %1666, label %1667, label %1674

1667:                                             ; preds = %1661
  %1668 = getelementptr i64, ptr %1647, i64 %1665
  %1669 = load i64, ptr %1668, align 8
  %1670 = getelementptr i64, ptr %1647, i64 %1662
  %1671 = load i64, ptr %1670, align 8
  %1672 = icmp slt i64 %1669, %1671
  %1673 = select i1 %1672, i64 %1665, i64 %1662
  br label %1674

1674:                                             ; preds = %1667, %1661
  %1675 = phi i64 [ %1662, %1661 ], [ %1673, %1667 ]
  %1676 = getelementptr i64, ptr %1647, i64 %1675
  %1677 = load i64, ptr %1676, align 8
  %1678 = icmp slt i64 %1677, %1659
  br i1 %1678, label %1679, label %1684

1679:                                             ; preds = %1674
  %1680 = getelementptr i64, ptr %1647, i64 %1664
  store i64 %1677, ptr %1680, align 8
  %1681 = shl i64 %1675, 1
  %1682 = or disjoint i64 %1681, 1
  %1683 = icmp slt i64 %1682, %1657
  br i1 %1683, label %1661, label %1684

1684:                                             ; preds = %1679, %1674, %1656
  %1685 = phi i64 [ 0, %1656 ], [ %1664, %1674 ], [ %1675, %1679 ]
  %1686 = getelementptr i64, ptr %1647, i64 %1685
  store i64 %1659, ptr %1686, align 8
  %1687 = load i64, ptr %1649, align 8
  %1688 = icmp sgt i64 %1687, 0
  br i1 %1688, label %1652, label %1689, !llvm.loop !31

1689:                                             ; preds = %1684, %1652, %1643
  %1690 = phi i64 [ %1650, %1643 ], [ %1653, %1652 ], [ %1687, %1684 ]
  %1691 = icmp slt i64 %1640, 0
  %1692 = icmp slt i64 %1690, %1639
  %1693 = select i1 %1691, i1 true, i1 %1692
  br i1 %1693, label %1703, label %1694

1694:                                             ; preds = %1689
  %1695 = icmp eq i64 %1690, %1639
  br i1 %1695, label %1696, label %1704

1696:                                             ; preds = %1694
  %1697 = load ptr, ptr %70, align 8
  %1698 = getelementptr i64, ptr %1697, i64 %1637
  %1699 = load i64, ptr %1698, align 8
  %1700 = getelementptr i64, ptr %1697, i64 %1640
  %1701 = load i64, ptr %1700, align 8
  %1702 = icmp slt i64 %1699, %1701
  br i1 %1702, label %1703, label %1704

1703:                                             ; preds = %1696, %1689
  br label %1704

1704:                                             ; preds = %1703, %1696, %1694, %1636
  %1705 = phi i64 [ %1640, %1636 ], [ %1637, %1703 ], [ %1640, %1696 ], [ %1640, %1694 ]
  %1706 = phi i64 [ %1639, %1636 ], [ %1690, %1703 ], [ %1639, %1696 ], [ %1639, %1694 ]
  %1707 = add i64 %1637, 1
  %1708 = ashr i64 %1638, 1
  %1709 = icmp ult i64 %1638, 2
  br i1 %1709, label %1713, label %1636, !llvm.loop !32

1710:                                             ; preds = %1461, %1417
  %1711 = phi i64 [ %1425, %1417 ], [ %1457, %1461 ]
  %1712 = shl nuw i64 1, %1711
  br label %1719

1713:                                             ; preds = %1704, %1605, %1461, %1428
  %1714 = phi i64 [ %1456, %1428 ], [ %1456, %1461 ], [ %1606, %1605 ], [ %1705, %1704 ]
  %1715 = freeze i64 %1714
  %1716 = shl nuw i64 1, %1715
  %1717 = icmp slt i64 %1715, 0
  %1718 = select i1 %1717, i64 %1354, i64 %1716
  br label %1719

1719:                                             ; preds = %1713, %1710, %1615, %1611, %1607, %1479, %1426, %1393, %1388, %1310
  %1720 = phi i64 [ -1, %1310 ], [ %1711, %1710 ], [ -1, %1607 ], [ -1, %1388 ], [ -1, %1393 ], [ -1, %1426 ], [ -1, %1479 ], [ -1, %1611 ], [ -1, %1615 ], [ %1715, %1713 ]
  %1721 = phi i32 [ 0, %1310 ], [ %1384, %1710 ], [ %1384, %1607 ], [ %1384, %1388 ], [ %1384, %1393 ], [ %1384, %1426 ], [ %1384, %1479 ], [ %1384, %1611 ], [ %1384, %1615 ], [ %1384, %1713 ]
  %1722 = phi i64 [ %1311, %1310 ], [ %1351, %1710 ], [ %1351, %1607 ], [ %1351, %1388 ], [ %1351, %1393 ], [ %1351, %1426 ], [ %1351, %1479 ], [ %1351, %1611 ], [ %1351, %1615 ], [ %1351, %1713 ]
  %1723 = phi i64 [ 0, %1310 ], [ %1712, %1710 ], [ %1354, %1607 ], [ %1354, %1388 ], [ %1354, %1393 ], [ %1354, %1426 ], [ %1354, %1479 ], [ %1354, %1611 ], [ %1354, %1615 ], [ %1718, %1713 ]
  %1724 = phi i64 [ %1278, %1310 ], [ %1350, %1710 ], [ %1350, %1607 ], [ %1350, %1388 ], [ %1350, %1393 ], [ %1350, %1426 ], [ %1350, %1479 ], [ %1350, %1611 ], [ %1350, %1615 ], [ %1350, %1713 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !33)
  store i64 %1723, ptr %10, align 8, !alias.scope !33
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %71, i8 0, i64 32, i1 false), !alias.scope !33
  %1725 = load i64, ptr %1279, align 8, !noalias !33
  %1726 = load i64, ptr %1281, align 8, !noalias !33
  %1727 = icmp slt i64 %1725, %1726
  br i1 %1727, label %1728, label %1780

1728:                                             ; preds = %1719
  %1729 = load ptr, ptr %51, align 8, !noalias !33
  %1730 = load ptr, ptr %50, align 8, !noalias !33
  %1731 = getelementptr inbounds i8, ptr %327, i64 24
  br label %1732

1732:                                             ; preds = %1775, %1728
  %1733 = phi i64 [ -1, %1728 ], [ %1777, %1775 ]
  %1734 = phi i64 [ -1, %1728 ], [ %1776, %1775 ]
  %1735 = phi i64 [ %1725, %1728 ], [ %1778, %1775 ]
  %1736 = getelementptr %struct.read_row, ptr %1729, i64 %1735
  %1737 = load i64, ptr %1736, align 8, !noalias !33
  %1738 = getelementptr %struct.value_row, ptr %1730, i64 %1737
  %1739 = getelementptr inbounds i8, ptr %1736, i64 16
  %1740 = load i64, ptr %1739, align 8, !noalias !33
  %1741 = icmp eq i64 %1740, 0
  br i1 %1741, label %1775, label %1742

1742:                                             ; preds = %1732
  %1743 = getelementptr inbounds i8, ptr %1738, i64 24
  %1744 = load i64, ptr %1743, align 8, !noalias !33
  %1745 = icmp eq i64 %1744, 1
  br i1 %1745, label %1746, label %1751

1746:                                             ; preds = %1742
  %1747 = load ptr, ptr %19, align 8, !noalias !33
  %1748 = getelementptr inbounds i8, ptr %1747, i64 256
  %1749 = load i64, ptr %1748, align 8, !noalias !33
  %1750 = icmp eq i64 %1749, 0
  br i1 %1750, label %1775, label %1751

1751:                                             ; preds = %1746, %1742
  %1752 = getelementptr inbounds i8, ptr %1736, i64 8
  %1753 = load i64, ptr %1752, align 8, !noalias !33
  %1754 = icmp eq i64 %1753, 0
  br i1 %1754, label %1762, label %1755

1755:                                             ; preds = %1751
  %1756 = getelementptr inbounds i8, ptr %1738, i64 16
  %1757 = load i64, ptr %1756, align 8, !noalias !33
  %1758 = load i64, ptr %1731, align 8, !noalias !33
  %1759 = icmp eq i64 %1757, %1758
  %1760 = select i1 %1759, i64 8, i64 0
  %1761 = getelementptr inbounds i8, ptr %1738, i64 %1760
  br label %1762

1762:                                             ; preds = %1755, %1751
  %1763 = phi ptr [ %1738, %1751 ], [ %1761, %1755 ]
  %1764 = load i64, ptr %1763, align 8, !noalias !33
  %1765 = icmp eq i64 %1744, 2
  %1766 = load ptr, ptr %19, align 8, !noalias !33
  br i1 %1765, label %1767, label %1771

1767:                                             ; preds = %1762
  %1768 = getelementptr inbounds i8, ptr %1766, i64 224
  %1769 = load i64, ptr %1768, align 8, !noalias !33
  %1770 = icmp eq i64 %1769, 0
  br i1 %1770, label %1775, label %1771

1771:                                             ; preds = %1767, %1762
  %1772 = getelementptr inbounds i8, ptr %1766, i64 384
  %1773 = load i64, ptr %1772, align 8, !noalias !33
  %1774 = add i64 %1773, %1764
  br label %1775

1775:                                             ; preds = %1771, %1767, %1746, %1732
  %1776 = phi i64 [ %1734, %1746 ], [ %1734, %1732 ], [ %1774, %1771 ], [ 0, %1767 ]
  %1777 = phi i64 [ %1733, %1746 ], [ %1733, %1732 ], [ %1764, %1771 ], [ %1764, %1767 ]
  %1778 = add nsw i64 %1735, 1
  %1779 = icmp eq i64 %1778, %1726
  br i1 %1779, label %1780, label %1732, !llvm.loop !36

1780:                                             ; preds = %1775, %1719
  %1781 = phi i64 [ -1, %1719 ], [ %1776, %1775 ]
  %1782 = phi i64 [ -1, %1719 ], [ %1777, %1775 ]
  %1783 = load ptr, ptr %19, align 8, !noalias !33
  %1784 = getelementptr inbounds i8, ptr %1783, i64 376
  %1785 = load i64, ptr %1784, align 8, !noalias !33
  %1786 = add i64 %1785, %1782
  store i64 %1786, ptr %74, align 8, !alias.scope !33
  store i64 %1781, ptr %75, align 8, !alias.scope !33
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %76, i8 0, i64 16, i1 false), !alias.scope !33
  %1787 = load i64, ptr %327, align 8, !noalias !33
  %1788 = icmp eq i64 %1787, 2
  br i1 %1788, label %1811, label %1789

1789:                                             ; preds = %1780
  %1790 = getelementptr inbounds i8, ptr %1783, i64 72
  %1791 = load i64, ptr %1790, align 8, !noalias !33
  %1792 = icmp ne i64 %1791, 0
  %1793 = icmp sgt i64 %1781, -1
  %1794 = select i1 %1792, i1 %1793, i1 false
  br i1 %1794, label %1795, label %1802

1795:                                             ; preds = %1789
  %1796 = getelementptr inbounds i8, ptr %327, i64 64
  %1797 = load i64, ptr %1796, align 8, !noalias !33
  %1798 = getelementptr inbounds i8, ptr %1783, i64 432
  %1799 = load i64, ptr %1798, align 8, !noalias !33
  %1800 = icmp slt i64 %1797, %1799
  br i1 %1800, label %1802, label %1801

1801:                                             ; preds = %1795
  store i64 %1791, ptr %73, align 8, !alias.scope !33
  br label %1802

1802:                                             ; preds = %1801, %1795, %1789
  %1803 = getelementptr inbounds i8, ptr %1783, i64 232
  %1804 = load i64, ptr %1803, align 8, !noalias !33
  %1805 = icmp eq i64 %1804, 0
  br i1 %1805, label %1812, label %1806

1806:                                             ; preds = %1802
  %1807 = icmp eq i64 %1787, 1
  br i1 %1807, label %1808, label %1811

1808:                                             ; preds = %1806
  %1809 = icmp ne i64 %1723, 0
  %1810 = zext i1 %1809 to i64
  store i64 %1810, ptr %72, align 8, !alias.scope !33
  br label %1814

1811:                                             ; preds = %1806, %1780
  store i64 0, ptr %72, align 8, !alias.scope !33
  br label %1947

1812:                                             ; preds = %1802
  store i64 0, ptr %72, align 8, !alias.scope !33
  %1813 = icmp eq i64 %1787, 1
  br i1 %1813, label %1814, label %1947

1814:                                             ; preds = %1812, %1808
  %1815 = getelementptr inbounds i8, ptr %327, i64 64
  %1816 = load i64, ptr %1815, align 8, !noalias !33
  %1817 = icmp sgt i64 %1816, 0
  br i1 %1817, label %1818, label %1878

1818:                                             ; preds = %1814
  %1819 = getelementptr inbounds i8, ptr %1783, i64 240
  %1820 = load i64, ptr %1819, align 8, !noalias !33
  %1821 = icmp eq i64 %1820, 0
  br i1 %1821, label %1878, label %1822

1822:                                             ; preds = %1818
  %1823 = load ptr, ptr %53, align 8, !noalias !33
  %1824 = getelementptr inbounds i8, ptr %327, i64 128
  %1825 = load i64, ptr %1824, align 8, !noalias !33
  %1826 = getelementptr %struct.use_row, ptr %1823, i64 %1825
  %1827 = load i64, ptr %1826, align 8, !noalias !33
  %1828 = load i64, ptr %62, align 8, !noalias !33
  %1829 = add i64 %1828, 1
  store i64 %1829, ptr %62, align 8, !noalias !33
  %1830 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1827)
  %1831 = srem i64 %1828, %1830
  %1832 = icmp sgt i64 %1831, 0
  br i1 %1832, label %1833, label %1872

1833:                                             ; preds = %1822
  %1834 = and i64 %1831, 7
  %1835 = icmp eq i64 %1834, 0
  br i1 %1835, label %1845, label %1836

1836:                                             ; preds = %1833, %1836
  %1837 = phi i64 [ %1842, %1836 ], [ %1831, %1833 ]
  %1838 = phi i64 [ %1841, %1836 ], [ %1827, %1833 ]
  %1839 = phi i64 [ %1843, %1836 ], [ 0, %1833 ]
  %1840 = add i64 %1838, -1
  %1841 = and i64 %1840, %1838
  %1842 = add nsw i64 %1837, -1
  %1843 = add i64 %1839, 1
  %1844 = icmp eq i64 %1843, %1834
  br i1 %1844, label %1845, label %1836, !llvm.loop !37

1845:                                             ; preds = %1836, %1833
  %1846 = phi i64 [ %1831, %1833 ], [ %1842, %1836 ]
  %1847 = phi i64 [ %1827, %1833 ], [ %1841, %1836 ]
  %1848 = phi i64 [ poison, %1833 ], [ %1841, %1836 ]
  %1849 = icmp ult i64 %1831, 8
  br i1 %1849, label %1872, label %1850

1850:                                             ; preds = %1845, %1850
  %1851 = phi i64 [ %1869, %1850 ], [ %1846, %1845 ]
  %1852 = phi i64 [ %1868, %1850 ], [ %1847, %1845 ]
  %1853 = add i64 %1852, -1
  %1854 = and i64 %1853, %1852
  %1855 = add i64 %1854, -1
  %1856 = and i64 %1855, %1854
  %1857 = add i64 %1856, -1
  %1858 = and i64 %1857, %1856
  %1859 = add i64 %1858, -1
  %1860 = and i64 %1859, %1858
  %1861 = add i64 %1860, -1
  %1862 = and i64 %1861, %1860
  %1863 = add i64 %1862, -1
  %1864 = and i64 %1863, %1862
  %1865 = add i64 %1864, -1
  %1866 = and i64 %1865, %1864
  %1867 = add i64 %1866, -1
  %1868 = and i64 %1867, %1866
  %1869 = add nsw i64 %1851, -8
  %1870 = add i64 %1851, -9
  %1871 = icmp ult i64 %1870, -2
  br i1 %1871, label %1850, label %1872, !llvm.loop !39

1872:                                             ; preds = %1845, %1850, %1822
  %1873 = phi i64 [ %1827, %1822 ], [ %1848, %1845 ], [ %1868, %1850 ]
  %1874 = sub i64 0, %1873
  %1875 = and i64 %1873, %1874
  store i64 %1875, ptr %71, align 8, !alias.scope !33
  %1876 = load i64, ptr %327, align 8
  %1877 = icmp eq i64 %1876, 1
  br i1 %1877, label %1878, label %1950

1878:                                             ; preds = %1872, %1818, %1814
  %1879 = phi i64 [ %1875, %1872 ], [ 0, %1818 ], [ 0, %1814 ]
  %1880 = load ptr, ptr %37, align 8, !noalias !33
  %1881 = load i64, ptr %38, align 8, !noalias !33
  %1882 = getelementptr inbounds i8, ptr %327, i64 80
  %1883 = load i64, ptr %1882, align 8, !noalias !33
  %1884 = getelementptr %struct.access_row, ptr %1880, i64 %1881
  %1885 = getelementptr %struct.access_row, ptr %1884, i64 %1883
  %1886 = getelementptr inbounds i8, ptr %1783, i64 440
  %1887 = load i64, ptr %1886, align 8, !noalias !33
  %1888 = icmp eq i64 %1887, 0
  br i1 %1888, label %1947, label %1889

1889:                                             ; preds = %1878
  %1890 = load i64, ptr %1885, align 8, !noalias !33
  %1891 = icmp ult i64 %1890, 140737488355328
  br i1 %1891, label %1892, label %1947

1892:                                             ; preds = %1889
  %1893 = getelementptr inbounds i8, ptr %1885, i64 16
  %1894 = load i64, ptr %1893, align 8, !noalias !33
  %1895 = icmp slt i64 %1894, %1887
  br i1 %1895, label %1896, label %1913

1896:                                             ; preds = %1892
  %1897 = sdiv i64 %1890, %1887
  %1898 = srem i64 %1897, 2
  %1899 = getelementptr inbounds i8, ptr %1783, i64 32
  %1900 = load i64, ptr %1899, align 8, !noalias !33
  %1901 = sdiv i64 %1890, %1900
  %1902 = getelementptr [2 x [2 x i64]], ptr %77, i64 0, i64 %1898
  %1903 = load i64, ptr %1902, align 8, !noalias !33
  %1904 = icmp eq i64 %1903, %1901
  br i1 %1904, label %1947, label %1905

1905:                                             ; preds = %1896
  %1906 = getelementptr i8, ptr %1902, i64 8
  %1907 = load i64, ptr %1906, align 8, !noalias !33
  %1908 = icmp eq i64 %1907, %1901
  br i1 %1908, label %1947, label %1909

1909:                                             ; preds = %1905
  store i64 %1903, ptr %1906, align 8, !noalias !33
  store i64 %1901, ptr %1902, align 8, !noalias !33
  %1910 = load i64, ptr %1885, align 8, !noalias !33
  %1911 = load i64, ptr %1886, align 8, !noalias !33
  %1912 = load i64, ptr %1893, align 8, !noalias !33
  br label %1913

1913:                                             ; preds = %1909, %1892
  %1914 = phi i64 [ %1912, %1909 ], [ %1894, %1892 ]
  %1915 = phi i64 [ %1911, %1909 ], [ %1887, %1892 ]
  %1916 = phi i64 [ %1910, %1909 ], [ %1890, %1892 ]
  %1917 = getelementptr inbounds i8, ptr %1783, i64 448
  %1918 = load i64, ptr %1917, align 8, !noalias !33
  %1919 = shl nsw i64 -1, %1918
  %1920 = xor i64 %1919, -1
  %1921 = sdiv i64 %1916, %1915
  %1922 = add i64 %1914, -1
  %1923 = add i64 %1922, %1916
  %1924 = sdiv i64 %1923, %1915
  %1925 = add i64 %1921, 2
  %1926 = icmp sle i64 %1921, %1924
  %1927 = icmp slt i64 %1921, 9223372036854775806
  %1928 = and i1 %1927, %1926
  br i1 %1928, label %1929, label %1947

1929:                                             ; preds = %1913
  %1930 = getelementptr inbounds i8, ptr %1783, i64 128
  %1931 = load i64, ptr %1930, align 8, !noalias !33
  %1932 = srem i64 %1921, 2
  %1933 = mul i64 %1932, %1918
  %1934 = add i64 %1933, %1931
  %1935 = shl i64 %1920, %1934
  %1936 = getelementptr i64, ptr %76, i64 %1932
  store i64 %1935, ptr %1936, align 8, !alias.scope !33
  %1937 = add nsw i64 %1921, 1
  %1938 = icmp slt i64 %1921, %1924
  %1939 = icmp slt i64 %1937, %1925
  %1940 = and i1 %1938, %1939
  br i1 %1940, label %1941, label %1947, !llvm.loop !40

1941:                                             ; preds = %1929
  %1942 = srem i64 %1937, 2
  %1943 = mul i64 %1942, %1918
  %1944 = add i64 %1943, %1931
  %1945 = shl i64 %1920, %1944
  %1946 = getelementptr i64, ptr %76, i64 %1942
  store i64 %1945, ptr %1946, align 8, !alias.scope !33
  br label %1947

1947:                                             ; preds = %1929, %1941, %1913, %1905, %1896, %1889, %1878, %1812, %1811
  %1948 = phi i64 [ %1879, %1913 ], [ %1879, %1905 ], [ %1879, %1896 ], [ %1879, %1889 ], [ %1879, %1878 ], [ 0, %1812 ], [ 0, %1811 ], [ %1879, %1941 ], [ %1879, %1929 ]
  %1949 = load i64, ptr %327, align 8
  br label %1950

1950:                                             ; preds = %1947, %1872
  %1951 = phi i64 [ %1948, %1947 ], [ %1875, %1872 ]
  %1952 = phi i64 [ %1949, %1947 ], [ %1876, %1872 ]
  %1953 = zext nneg i32 %1721 to i64
  store i64 %1953, ptr %78, align 8
  %1954 = icmp eq i64 %1952, 2
  store i64 0, ptr %79, align 8
  %1955 = select i1 %1954, i64 %1724, i64 %1722
  store i64 %1955, ptr %29, align 8
  %1956 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %327, ptr noundef nonnull %10, i64 noundef %1955)
  %1957 = load i64, ptr %79, align 8
  store i64 %1957, ptr %33, align 8
  br i1 %1954, label %1958, label %1978

1958:                                             ; preds = %1950
  %1959 = load ptr, ptr %80, align 8
  %1960 = load ptr, ptr %19, align 8
  %1961 = load i64, ptr %12, align 8
  %1962 = getelementptr inbounds i8, ptr %1959, i64 24
  %1963 = load i64, ptr %1962, align 8
  %1964 = icmp eq i64 %1963, %1961
  br i1 %1964, label %1966, label %1965

1965:                                             ; preds = %1958
  store i64 %1961, ptr %1962, align 8
  br label %1978

1966:                                             ; preds = %1958
  store i64 -1, ptr %1962, align 8
  %1967 = getelementptr inbounds i8, ptr %1960, i64 200
  %1968 = load double, ptr %1967, align 8
  %1969 = getelementptr inbounds i8, ptr %1959, i64 32
  %1970 = load double, ptr %1969, align 8
  %1971 = fadd double %1968, %1970
  store double %1971, ptr %1969, align 8
  %1972 = fcmp ult double %1971, 1.000000e+00
  br i1 %1972, label %1978, label %1973

1973:                                             ; preds = %1966
  %1974 = fadd double %1971, -1.000000e+00
  store double %1974, ptr %1969, align 8
  %1975 = getelementptr inbounds i8, ptr %1960, i64 56
  %1976 = load i64, ptr %1975, align 8
  %1977 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %1976, i64 noundef %1956, i64 noundef 1)
  br label %1978

1978:                                             ; preds = %1973, %1966, %1965, %1950
  %1979 = icmp sgt i64 %1720, -1
  br i1 %1979, label %1980, label %2005

1980:                                             ; preds = %1978
  %1981 = load ptr, ptr %69, align 8
  %1982 = getelementptr i64, ptr %1981, i64 %1720
  %1983 = load i64, ptr %1982, align 8
  %1984 = load i64, ptr %68, align 8
  %1985 = icmp slt i64 %1983, %1984
  br i1 %1985, label %1986, label %2005

1986:                                             ; preds = %1980
  %1987 = load ptr, ptr %67, align 8
  %1988 = mul i64 %1984, %1720
  %1989 = getelementptr i64, ptr %1987, i64 %1988
  %1990 = add nsw i64 %1983, 1
  store i64 %1990, ptr %1982, align 8
  %1991 = icmp sgt i64 %1983, 0
  br i1 %1991, label %1992, label %2002

1992:                                             ; preds = %1986, %1999
  %1993 = phi i64 [ %1995, %1999 ], [ %1983, %1986 ]
  %1994 = add nsw i64 %1993, -1
  %1995 = lshr i64 %1994, 1
  %1996 = getelementptr i64, ptr %1989, i64 %1995
  %1997 = load i64, ptr %1996, align 8
  %1998 = icmp sgt i64 %1997, %1956
  br i1 %1998, label %1999, label %2002

1999:                                             ; preds = %1992
  %2000 = getelementptr i64, ptr %1989, i64 %1993
  store i64 %1997, ptr %2000, align 8
  %2001 = icmp ult i64 %1994, 2
  br i1 %2001, label %2002, label %1992

2002:                                             ; preds = %1999, %1992, %1986
  %2003 = phi i64 [ %1983, %1986 ], [ %1995, %1999 ], [ %1993, %1992 ]
  %2004 = getelementptr i64, ptr %1989, i64 %2003
  store i64 %1956, ptr %2004, align 8
  br label %2005

2005:                                             ; preds = %2002, %1980, %1978
  %2006 = load i64, ptr %327, align 8
  %2007 = icmp eq i64 %2006, 0
  br i1 %2007, label %2008, label %2018

2008:                                             ; preds = %2005
  %2009 = getelementptr inbounds i8, ptr %327, i64 64
  %2010 = load i64, ptr %2009, align 8
  %2011 = load ptr, ptr %19, align 8
  %2012 = getelementptr inbounds i8, ptr %2011, i64 152
  %2013 = load i64, ptr %2012, align 8
  %2014 = icmp slt i64 %2010, %2013
  br i1 %2014, label %2018, label %2015

2015:                                             ; preds = %2008
  %2016 = load i64, ptr %59, align 8
  %2017 = call noundef i64 @llvm.smax.i64(i64 %2016, i64 %1956)
  store i64 %2017, ptr %59, align 8
  br label %2018

2018:                                             ; preds = %2015, %2008, %2005
  %2019 = getelementptr inbounds i8, ptr %327, i64 8
  %2020 = load i64, ptr %2019, align 8
  %2021 = add i64 %2020, %1956
  %2022 = icmp eq i32 %1721, 0
  br i1 %2022, label %2023, label %2027

2023:                                             ; preds = %2018
  %2024 = getelementptr inbounds i8, ptr %327, i64 16
  %2025 = load i64, ptr %2024, align 8
  %2026 = add i64 %2025, %1956
  br label %2027

2027:                                             ; preds = %2023, %2018
  %2028 = phi i64 [ %2026, %2023 ], [ %2021, %2018 ]
  %2029 = load i64, ptr %327, align 8
  %2030 = icmp eq i64 %2029, 1
  br i1 %2030, label %2031, label %2201

2031:                                             ; preds = %2027
  %2032 = load ptr, ptr %37, align 8
  %2033 = load i64, ptr %38, align 8
  %2034 = getelementptr inbounds i8, ptr %327, i64 80
  %2035 = load i64, ptr %2034, align 8
  %2036 = getelementptr %struct.access_row, ptr %2032, i64 %2033
  %2037 = getelementptr %struct.access_row, ptr %2036, i64 %2035
  %2038 = load ptr, ptr %81, align 8
  %2039 = load i64, ptr %86, align 8
  %2040 = load ptr, ptr %19, align 8
  %2041 = getelementptr inbounds i8, ptr %327, i64 112
  %2042 = load i64, ptr %2041, align 8
  %2043 = icmp eq i64 %2042, 0
  br i1 %2043, label %2058, label %2044

2044:                                             ; preds = %2031
  %2045 = load i64, ptr %1279, align 8
  %2046 = load i64, ptr %1281, align 8
  %2047 = icmp eq i64 %2045, %2046
  br i1 %2047, label %2058, label %2048

2048:                                             ; preds = %2044
  %2049 = load ptr, ptr %50, align 8
  %2050 = load ptr, ptr %51, align 8
  %2051 = getelementptr %struct.read_row, ptr %2050, i64 %2045
  %2052 = load i64, ptr %2051, align 8
  %2053 = getelementptr %struct.value_row, ptr %2049, i64 %2052, i32 3
  %2054 = load i64, ptr %2053, align 8
  %2055 = icmp eq i64 %2054, 2
  %2056 = sext i1 %2055 to i64
  %2057 = add i64 %2020, %2056
  br label %2058

2058:                                             ; preds = %2048, %2044, %2031
  %2059 = phi i64 [ %2057, %2048 ], [ %2020, %2044 ], [ %2020, %2031 ]
  %2060 = getelementptr inbounds i8, ptr %327, i64 120
  %2061 = load i64, ptr %2060, align 8
  %2062 = call i64 @loaded_at(ptr noundef %2037, ptr noundef %2038, i64 noundef %2039, ptr noundef %2040, i64 noundef %1956, i64 noundef %2059, i64 noundef %2061)
  %2063 = getelementptr inbounds i8, ptr %2040, i64 320
  %2064 = load i64, ptr %2063, align 8
  %2065 = icmp eq i64 %2064, 0
  br i1 %2065, label %2117, label %2066

2066:                                             ; preds = %2058
  %2067 = icmp sgt i64 %2062, %2021
  br i1 %2067, label %2068, label %2092

2068:                                             ; preds = %2066
  %2069 = getelementptr inbounds i8, ptr %2040, i64 304
  %2070 = load i64, ptr %2069, align 8
  %2071 = icmp sgt i64 %2070, 0
  br i1 %2071, label %2072, label %2086

2072:                                             ; preds = %2068, %2079
  %2073 = phi i64 [ %2082, %2079 ], [ %2070, %2068 ]
  %2074 = phi i64 [ %2081, %2079 ], [ %1956, %2068 ]
  %2075 = load i64, ptr %2019, align 8
  %2076 = shl i64 %2075, 1
  %2077 = add i64 %2076, %2074
  %2078 = icmp slt i64 %2077, %2062
  br i1 %2078, label %2079, label %2086

2079:                                             ; preds = %2072
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %4, i8 0, i64 72, i1 false)
  %2080 = add i64 %2075, %2074
  %2081 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %327, ptr noundef nonnull %4, i64 noundef %2080)
  %2082 = add nsw i64 %2073, -1
  %2083 = icmp sgt i64 %2073, 1
  br i1 %2083, label %2072, label %2084, !llvm.loop !41

2084:                                             ; preds = %2079
  %2085 = load i64, ptr %2019, align 8
  br label %2086

2086:                                             ; preds = %2072, %2084, %2068
  %2087 = phi i64 [ %2020, %2068 ], [ %2085, %2084 ], [ %2075, %2072 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %5, i8 0, i64 72, i1 false)
  %2088 = sub i64 %2062, %2087
  %2089 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %327, ptr noundef nonnull %5, i64 noundef %2088)
  %2090 = load i64, ptr %2019, align 8
  %2091 = add i64 %2090, %2089
  br label %2117

2092:                                             ; preds = %2066
  %2093 = getelementptr inbounds i8, ptr %2037, i64 40
  %2094 = load i64, ptr %2093, align 8
  %2095 = icmp slt i64 %2094, 0
  br i1 %2095, label %2117, label %2096

2096:                                             ; preds = %2092
  %2097 = getelementptr inbounds i8, ptr %2037, i64 24
  %2098 = load i64, ptr %2097, align 8
  %2099 = icmp eq i64 %2094, %2098
  br i1 %2099, label %2117, label %2100

2100:                                             ; preds = %2096
  %2101 = getelementptr %struct.store_row, ptr %2038, i64 %2094
  %2102 = load i64, ptr %2040, align 8
  store i64 %2102, ptr %3, align 16
  %2103 = getelementptr inbounds i8, ptr %2040, i64 16
  %2104 = load i64, ptr %2103, align 8
  store i64 %2104, ptr %87, align 8
  %2105 = getelementptr inbounds i8, ptr %2040, i64 24
  %2106 = load i64, ptr %2105, align 8
  store i64 %2106, ptr %88, align 16
  %2107 = load i64, ptr %2101, align 8
  %2108 = getelementptr inbounds i8, ptr %2101, i64 32
  %2109 = load i64, ptr %2108, align 8
  %2110 = getelementptr [3 x i64], ptr %3, i64 0, i64 %2109
  %2111 = load i64, ptr %2110, align 8
  %2112 = add i64 %2111, %2107
  %2113 = icmp sgt i64 %2112, %2021
  br i1 %2113, label %2114, label %2117

2114:                                             ; preds = %2100
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  %2115 = add i64 %1956, 1
  %2116 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %327, ptr noundef nonnull %6, i64 noundef %2115)
  br label %2117

2117:                                             ; preds = %2114, %2100, %2096, %2092, %2086, %2058
  %2118 = phi i64 [ %2091, %2086 ], [ %2062, %2114 ], [ %2062, %2100 ], [ %2062, %2096 ], [ %2062, %2092 ], [ %2062, %2058 ]
  %2119 = load ptr, ptr %19, align 8
  %2120 = getelementptr inbounds i8, ptr %2119, i64 296
  %2121 = load i64, ptr %2120, align 8
  %2122 = icmp eq i64 %2121, 0
  br i1 %2122, label %2170, label %2123

2123:                                             ; preds = %2117
  %2124 = load ptr, ptr %81, align 8
  %2125 = getelementptr inbounds i8, ptr %2037, i64 24
  %2126 = load i64, ptr %2125, align 8
  %2127 = icmp slt i64 %2126, 0
  br i1 %2127, label %2170, label %2128

2128:                                             ; preds = %2123
  %2129 = getelementptr inbounds i8, ptr %2037, i64 32
  %2130 = load i64, ptr %2129, align 8
  %2131 = icmp eq i64 %2130, 1
  br i1 %2131, label %2132, label %2170

2132:                                             ; preds = %2128
  %2133 = getelementptr %struct.store_row, ptr %2124, i64 %2126
  %2134 = getelementptr inbounds i8, ptr %2133, i64 8
  %2135 = load i64, ptr %2134, align 8
  %2136 = icmp sgt i64 %2135, %1956
  br i1 %2136, label %2137, label %2170

2137:                                             ; preds = %2132
  %2138 = getelementptr inbounds i8, ptr %2119, i64 184
  %2139 = load i64, ptr %2138, align 8
  %2140 = icmp eq i64 %2139, 0
  br i1 %2140, label %2141, label %2145

2141:                                             ; preds = %2137
  %2142 = getelementptr inbounds i8, ptr %2133, i64 16
  %2143 = load i64, ptr %2142, align 8
  %2144 = icmp eq i64 %2143, 0
  br i1 %2144, label %2145, label %2170

2145:                                             ; preds = %2141, %2137
  %2146 = getelementptr inbounds i8, ptr %2119, i64 392
  %2147 = load i64, ptr %2146, align 8
  %2148 = icmp eq i64 %2147, 0
  br i1 %2148, label %2149, label %2153

2149:                                             ; preds = %2145
  %2150 = getelementptr inbounds i8, ptr %2133, i64 24
  %2151 = load i64, ptr %2150, align 8
  %2152 = icmp eq i64 %2151, 0
  br i1 %2152, label %2153, label %2170

2153:                                             ; preds = %2149, %2145
  %2154 = getelementptr inbounds i8, ptr %2133, i64 80
  %2155 = load i64, ptr %2154, align 8
  %2156 = load i64, ptr %2037, align 8
  %2157 = icmp eq i64 %2155, %2156
  br i1 %2157, label %2173, label %2158

2158:                                             ; preds = %2153
  %2159 = icmp sgt i64 %2121, 0
  br i1 %2159, label %2160, label %2170

2160:                                             ; preds = %2158, %2160
  %2161 = phi i64 [ %2164, %2160 ], [ %1956, %2158 ]
  %2162 = phi i64 [ %2165, %2160 ], [ 0, %2158 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %7, i8 0, i64 72, i1 false)
  store i64 %1951, ptr %89, align 8
  %2163 = add i64 %2161, 1
  %2164 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %327, ptr noundef nonnull %7, i64 noundef %2163)
  %2165 = add nuw nsw i64 %2162, 1
  %2166 = load ptr, ptr %19, align 8
  %2167 = getelementptr inbounds i8, ptr %2166, i64 296
  %2168 = load i64, ptr %2167, align 8
  %2169 = icmp slt i64 %2165, %2168
  br i1 %2169, label %2160, label %2170, !llvm.loop !42

2170:                                             ; preds = %2160, %2158, %2149, %2141, %2132, %2128, %2123, %2117
  %2171 = phi ptr [ %2119, %2158 ], [ %2119, %2141 ], [ %2119, %2132 ], [ %2119, %2149 ], [ %2119, %2123 ], [ %2119, %2128 ], [ %2119, %2117 ], [ %2166, %2160 ]
  %2172 = load i64, ptr %2037, align 8
  br label %2173

2173:                                             ; preds = %2170, %2153
  %2174 = phi ptr [ %2171, %2170 ], [ %2119, %2153 ]
  %2175 = phi i64 [ %2172, %2170 ], [ %2155, %2153 ]
  %2176 = icmp sgt i64 %2175, -1
  br i1 %2176, label %2177, label %2199

2177:                                             ; preds = %2173
  %2178 = getelementptr inbounds i8, ptr %2174, i64 32
  %2179 = load i64, ptr %2178, align 8
  %2180 = srem i64 %2175, %2179
  %2181 = getelementptr inbounds i8, ptr %2037, i64 16
  %2182 = load i64, ptr %2181, align 8
  %2183 = add i64 %2182, %2180
  %2184 = icmp sgt i64 %2183, %2179
  br i1 %2184, label %2185, label %2199

2185:                                             ; preds = %2177
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %2, i8 0, i64 72, i1 false)
  store i64 %1951, ptr %90, align 8
  %2186 = add i64 %1956, 1
  %2187 = call fastcc i64 @issue(ptr noundef nonnull %60, ptr noundef nonnull readonly %327, ptr noundef nonnull %2, i64 noundef %2186)
  %2188 = load ptr, ptr %19, align 8
  %2189 = getelementptr inbounds i8, ptr %2188, i64 120
  %2190 = load i64, ptr %2189, align 8
  %2191 = icmp eq i64 %2190, 0
  br i1 %2191, label %2194, label %2192

2192:                                             ; preds = %2185
  %2193 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %2190, i64 noundef %2187, i64 noundef 1)
  br label %2194

2194:                                             ; preds = %2192, %2185
  %2195 = phi i64 [ %2193, %2192 ], [ %2187, %2185 ]
  %2196 = add i64 %2118, 1
  %2197 = sub i64 %2196, %2187
  %2198 = add i64 %2197, %2195
  br label %2199

2199:                                             ; preds = %2194, %2177, %2173
  %2200 = phi i64 [ %2198, %2194 ], [ %2118, %2177 ], [ %2118, %2173 ]
  br label %2424

2201:                                             ; preds = %2027
  br i1 %1954, label %2202, label %2429

2202:                                             ; preds = %2201
  %2203 = call noundef i64 @llvm.smax.i64(i64 %1956, i64 %1722)
  %2204 = load ptr, ptr %37, align 8
  %2205 = load i64, ptr %38, align 8
  %2206 = getelementptr inbounds i8, ptr %327, i64 80
  %2207 = load i64, ptr %2206, align 8
  %2208 = getelementptr %struct.access_row, ptr %2204, i64 %2205
  %2209 = getelementptr %struct.access_row, ptr %2208, i64 %2207
  %2210 = load ptr, ptr %19, align 8
  %2211 = getelementptr inbounds i8, ptr %2210, i64 176
  %2212 = load i64, ptr %2211, align 8
  %2213 = getelementptr inbounds i8, ptr %2209, i64 16
  %2214 = load i64, ptr %2213, align 8
  %2215 = add i64 %2212, -1
  %2216 = add i64 %2215, %2214
  %2217 = sdiv i64 %2216, %2212
  %2218 = call noundef i64 @llvm.smax.i64(i64 %2217, i64 1)
  %2219 = load ptr, ptr %81, align 8
  %2220 = load i64, ptr %82, align 8
  %2221 = getelementptr %struct.store_row, ptr %2219, i64 %2220
  %2222 = load i64, ptr %75, align 8
  %2223 = getelementptr inbounds i8, ptr %2210, i64 72
  %2224 = load i64, ptr %2223, align 8
  %2225 = icmp ne i64 %2224, 0
  %2226 = icmp sgt i64 %2222, -1
  %2227 = select i1 %2225, i1 %2226, i1 false
  br i1 %2227, label %2233, label %2228

2228:                                             ; preds = %2202
  %2229 = getelementptr inbounds i8, ptr %2210, i64 496
  %2230 = load i64, ptr %2229, align 8
  %2231 = icmp eq i64 %2230, 0
  %2232 = select i1 %2231, i64 0, i64 %2222
  br label %2303

2233:                                             ; preds = %2202
  %2234 = getelementptr inbounds i8, ptr %327, i64 64
  %2235 = load i64, ptr %2234, align 8
  %2236 = getelementptr inbounds i8, ptr %2210, i64 432
  %2237 = load i64, ptr %2236, align 8
  %2238 = icmp slt i64 %2235, %2237
  %2239 = getelementptr inbounds i8, ptr %2210, i64 496
  %2240 = load i64, ptr %2239, align 8
  %2241 = icmp eq i64 %2240, 0
  %2242 = select i1 %2241, i64 0, i64 %2222
  br i1 %2238, label %2303, label %2243

2243:                                             ; preds = %2233
  %2244 = getelementptr inbounds i8, ptr %2210, i64 488
  %2245 = load i64, ptr %2244, align 8
  %2246 = icmp eq i64 %2245, 0
  br i1 %2246, label %2247, label %2303

2247:                                             ; preds = %2243
  %2248 = getelementptr inbounds i8, ptr %2210, i64 80
  %2249 = load i64, ptr %2248, align 8
  %2250 = add i64 %2203, -1
  %2251 = load ptr, ptr %60, align 8
  %2252 = and i64 %2250, 32767
  %2253 = getelementptr %struct.day_row, ptr %2251, i64 %2252
  %2254 = load i64, ptr %2253, align 8
  %2255 = icmp eq i64 %2254, %2250
  br i1 %2255, label %2256, label %2261

2256:                                             ; preds = %2247
  %2257 = getelementptr inbounds i8, ptr %2253, i64 8
  %2258 = load i64, ptr %2257, align 8
  %2259 = xor i64 %2258, -1
  %2260 = and i64 %2249, %2259
  br label %2261

2261:                                             ; preds = %2256, %2247
  %2262 = phi i64 [ %2260, %2256 ], [ %2249, %2247 ]
  %2263 = icmp eq i64 %2262, 0
  br i1 %2263, label %2287, label %2264

2264:                                             ; preds = %2261, %2280
  %2265 = phi i64 [ %2282, %2280 ], [ 0, %2261 ]
  %2266 = phi i64 [ %2281, %2280 ], [ -1, %2261 ]
  %2267 = phi i64 [ %2283, %2280 ], [ %2262, %2261 ]
  %2268 = and i64 %2267, 1
  %2269 = icmp eq i64 %2268, 0
  br i1 %2269, label %2280, label %2270

2270:                                             ; preds = %2264
  %2271 = icmp slt i64 %2266, 0
  br i1 %2271, label %2279, label %2272

2272:                                             ; preds = %2270
  %2273 = load ptr, ptr %70, align 8
  %2274 = getelementptr i64, ptr %2273, i64 %2265
  %2275 = load i64, ptr %2274, align 8
  %2276 = getelementptr i64, ptr %2273, i64 %2266
  %2277 = load i64, ptr %2276, align 8
  %2278 = icmp slt i64 %2275, %2277
  br i1 %2278, label %2279, label %2280

2279:                                             ; preds = %2272, %2270
  br label %2280

2280:                                             ; preds = %2279, %2272, %2264
  %2281 = phi i64 [ %2265, %2279 ], [ %2266, %2272 ], [ %2266, %2264 ]
  %2282 = add i64 %2265, 1
  %2283 = ashr i64 %2267, 1
  %2284 = icmp ult i64 %2267, 2
  br i1 %2284, label %2285, label %2264, !llvm.loop !43

2285:                                             ; preds = %2280
  %2286 = icmp slt i64 %2281, 0
  br label %2287

2287:                                             ; preds = %2285, %2261
  %2288 = phi i1 [ true, %2261 ], [ %2286, %2285 ]
  %2289 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %2249, i64 noundef %2203, i64 noundef 1)
  %2290 = load i64, ptr %2248, align 8
  %2291 = add nsw i64 %2218, -1
  %2292 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %2290, i64 noundef %2289, i64 noundef %2291)
  %2293 = icmp sgt i64 %2289, %2242
  %2294 = icmp sgt i64 %2217, 1
  %2295 = select i1 %2294, i1 %2288, i1 false
  %2296 = select i1 %2293, i1 true, i1 %2295
  br i1 %2296, label %2297, label %2303

2297:                                             ; preds = %2287
  %2298 = load i64, ptr %2223, align 8
  %2299 = getelementptr inbounds i8, ptr %2210, i64 96
  %2300 = load i64, ptr %2299, align 8
  %2301 = mul i64 %2300, %2218
  %2302 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %2298, i64 noundef %2289, i64 noundef %2301)
  br label %2303

2303:                                             ; preds = %2297, %2287, %2243, %2233, %2228
  %2304 = phi i64 [ %2242, %2243 ], [ %2242, %2233 ], [ %2242, %2297 ], [ %2242, %2287 ], [ %2232, %2228 ]
  %2305 = phi i1 [ false, %2243 ], [ true, %2233 ], [ false, %2297 ], [ false, %2287 ], [ true, %2228 ]
  %2306 = phi i64 [ %2203, %2243 ], [ %2203, %2233 ], [ %2302, %2297 ], [ %2292, %2287 ], [ %2203, %2228 ]
  %2307 = getelementptr inbounds i8, ptr %327, i64 64
  %2308 = load i64, ptr %2307, align 8
  %2309 = icmp eq i64 %2308, 0
  br i1 %2309, label %2316, label %2310

2310:                                             ; preds = %2303
  %2311 = load ptr, ptr %19, align 8
  %2312 = getelementptr inbounds i8, ptr %2311, i64 152
  %2313 = load i64, ptr %2312, align 8
  %2314 = icmp sge i64 %2308, %2313
  %2315 = zext i1 %2314 to i64
  br label %2316

2316:                                             ; preds = %2310, %2303
  %2317 = phi i64 [ %2315, %2310 ], [ 2, %2303 ]
  %2318 = getelementptr inbounds i8, ptr %327, i64 88
  %2319 = load i64, ptr %2318, align 8
  %2320 = icmp eq i64 %2319, 0
  br i1 %2320, label %2327, label %2321

2321:                                             ; preds = %2316
  %2322 = getelementptr inbounds i8, ptr %2209, i64 8
  %2323 = load i64, ptr %2322, align 8
  %2324 = load i64, ptr %2213, align 8
  %2325 = icmp slt i64 %2323, %2324
  %2326 = zext i1 %2325 to i64
  br label %2327

2327:                                             ; preds = %2321, %2316
  %2328 = phi i64 [ 0, %2316 ], [ %2326, %2321 ]
  %2329 = load i64, ptr %2209, align 8
  store i64 %2306, ptr %2221, align 8
  %2330 = getelementptr inbounds i8, ptr %2221, i64 8
  store i64 9223372036854775807, ptr %2330, align 8
  %2331 = getelementptr inbounds i8, ptr %2221, i64 16
  store i64 %2319, ptr %2331, align 8
  %2332 = getelementptr inbounds i8, ptr %2221, i64 24
  store i64 %2328, ptr %2332, align 8
  %2333 = getelementptr inbounds i8, ptr %2221, i64 32
  store i64 %2317, ptr %2333, align 8
  %2334 = getelementptr inbounds i8, ptr %2221, i64 40
  %2335 = getelementptr inbounds i8, ptr %2221, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %2334, i8 0, i64 40, i1 false)
  store i64 %2329, ptr %2335, align 8
  br i1 %2305, label %2419, label %2336

2336:                                             ; preds = %2327
  %2337 = load ptr, ptr %19, align 8
  %2338 = getelementptr inbounds i8, ptr %2337, i64 488
  %2339 = load i64, ptr %2338, align 8
  %2340 = icmp eq i64 %2339, 0
  br i1 %2340, label %2419, label %2341

2341:                                             ; preds = %2336
  %2342 = getelementptr inbounds i8, ptr %2337, i64 104
  %2343 = load i64, ptr %2342, align 8
  %2344 = icmp eq i64 %2343, 0
  br i1 %2344, label %2357, label %2345

2345:                                             ; preds = %2341
  %2346 = load ptr, ptr %45, align 8
  br label %2347

2347:                                             ; preds = %2347, %2345
  %2348 = phi i64 [ 9223372036854775807, %2345 ], [ %2353, %2347 ]
  %2349 = phi i64 [ %2343, %2345 ], [ %2355, %2347 ]
  %2350 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2349, i1 true)
  %2351 = getelementptr %struct.station_row, ptr %2346, i64 %2350, i32 7
  %2352 = load i64, ptr %2351, align 8
  %2353 = call i64 @llvm.smin.i64(i64 %2352, i64 %2348)
  %2354 = add i64 %2349, -1
  %2355 = and i64 %2354, %2349
  %2356 = icmp eq i64 %2355, 0
  br i1 %2356, label %2357, label %2347, !llvm.loop !44

2357:                                             ; preds = %2347, %2341
  %2358 = phi i64 [ 9223372036854775807, %2341 ], [ %2353, %2347 ]
  %2359 = load i64, ptr %12, align 8
  %2360 = call noundef i64 @llvm.smax.i64(i64 %2359, i64 %2358)
  call fastcc void @read_waiting(ptr noundef %0, ptr noundef nonnull %12, i64 noundef %2360)
  br label %2361

2361:                                             ; preds = %2393, %2357
  %2362 = load ptr, ptr %81, align 8
  %2363 = load i64, ptr %83, align 8
  %2364 = getelementptr %struct.store_row, ptr %2362, i64 %2363
  %2365 = load i64, ptr %82, align 8
  %2366 = getelementptr %struct.store_row, ptr %2362, i64 %2365
  %2367 = icmp ult ptr %2364, %2366
  br i1 %2367, label %2368, label %2386

2368:                                             ; preds = %2361
  %2369 = load i64, ptr %84, align 8
  br label %2370

2370:                                             ; preds = %2368, %2380
  %2371 = phi ptr [ %2384, %2380 ], [ %2364, %2368 ]
  %2372 = phi i64 [ %2383, %2380 ], [ 0, %2368 ]
  %2373 = getelementptr inbounds i8, ptr %2371, i64 56
  %2374 = load i64, ptr %2373, align 8
  %2375 = icmp eq i64 %2374, 0
  br i1 %2375, label %2380, label %2376

2376:                                             ; preds = %2370
  %2377 = getelementptr inbounds i8, ptr %2371, i64 40
  %2378 = load i64, ptr %2377, align 8
  %2379 = icmp slt i64 %2378, %2369
  br label %2380

2380:                                             ; preds = %2376, %2370
  %2381 = phi i1 [ false, %2370 ], [ %2379, %2376 ]
  %2382 = zext i1 %2381 to i64
  %2383 = add i64 %2372, %2382
  %2384 = getelementptr i8, ptr %2371, i64 88
  %2385 = icmp ult ptr %2384, %2366
  br i1 %2385, label %2370, label %2386, !llvm.loop !45

2386:                                             ; preds = %2380, %2361
  %2387 = phi i64 [ 0, %2361 ], [ %2383, %2380 ]
  %2388 = load ptr, ptr %19, align 8
  %2389 = getelementptr inbounds i8, ptr %2388, i64 488
  %2390 = load i64, ptr %2389, align 8
  %2391 = icmp slt i64 %2387, %2390
  %2392 = load i64, ptr %84, align 8
  br i1 %2391, label %2395, label %2393

2393:                                             ; preds = %2386
  %2394 = add i64 %2392, 1
  call fastcc void @read_waiting(ptr noundef nonnull %0, ptr noundef nonnull %12, i64 noundef %2394)
  br label %2361, !llvm.loop !46

2395:                                             ; preds = %2386
  %2396 = getelementptr inbounds i8, ptr %2388, i64 104
  %2397 = load i64, ptr %2396, align 8
  %2398 = icmp eq i64 %2397, 0
  br i1 %2398, label %2409, label %2399

2399:                                             ; preds = %2395, %2399
  %2400 = phi i64 [ %2407, %2399 ], [ %2397, %2395 ]
  %2401 = load ptr, ptr %45, align 8
  %2402 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2400, i1 true)
  %2403 = getelementptr %struct.station_row, ptr %2401, i64 %2402, i32 7
  %2404 = load i64, ptr %2403, align 8
  %2405 = call noundef i64 @llvm.smax.i64(i64 %2404, i64 %2392)
  store i64 %2405, ptr %2403, align 8
  %2406 = add i64 %2400, -1
  %2407 = and i64 %2406, %2400
  %2408 = icmp eq i64 %2407, 0
  br i1 %2408, label %2409, label %2399, !llvm.loop !47

2409:                                             ; preds = %2399, %2395
  store i64 %2306, ptr %2334, align 8
  %2410 = getelementptr inbounds i8, ptr %2221, i64 48
  store i64 %2304, ptr %2410, align 8
  %2411 = getelementptr inbounds i8, ptr %2221, i64 64
  store i64 %2218, ptr %2411, align 8
  %2412 = getelementptr inbounds i8, ptr %2221, i64 56
  store i64 %2218, ptr %2412, align 8
  %2413 = load i64, ptr %85, align 8
  %2414 = add i64 %2413, 1
  store i64 %2414, ptr %85, align 8
  %2415 = load ptr, ptr %19, align 8
  %2416 = getelementptr inbounds i8, ptr %2415, i64 80
  %2417 = load i64, ptr %2416, align 8
  %2418 = call fastcc i64 @take_turns(ptr noundef nonnull %60, i64 noundef %2417, i64 noundef %2306, i64 noundef %2218)
  store i64 %2418, ptr %2221, align 8
  br label %2419

2419:                                             ; preds = %2409, %2336, %2327
  %2420 = phi i64 [ %2418, %2409 ], [ %2306, %2336 ], [ %2306, %2327 ]
  %2421 = add i64 %2420, 1
  %2422 = load i64, ptr %82, align 8
  %2423 = add i64 %2422, 1
  store i64 %2423, ptr %82, align 8
  br label %2424

2424:                                             ; preds = %2419, %2199
  %2425 = phi i64 [ %2200, %2199 ], [ %2421, %2419 ]
  %2426 = phi i64 [ %2200, %2199 ], [ %2028, %2419 ]
  br i1 %1091, label %2430, label %2427

2427:                                             ; preds = %2424
  %2428 = load i64, ptr %327, align 8
  br label %2501

2429:                                             ; preds = %2201
  br i1 %1091, label %2438, label %2506

2430:                                             ; preds = %2424
  br i1 %1954, label %2431, label %2438

2431:                                             ; preds = %2430
  %2432 = load ptr, ptr %19, align 8
  %2433 = getelementptr inbounds i8, ptr %2432, i64 312
  %2434 = load i64, ptr %2433, align 8
  %2435 = icmp eq i64 %2434, 0
  %2436 = add i64 %2425, -1
  %2437 = select i1 %2435, i64 %1956, i64 %2436
  br label %2438

2438:                                             ; preds = %2431, %2430, %2429
  %2439 = phi i64 [ %2425, %2430 ], [ %2425, %2431 ], [ %2021, %2429 ]
  %2440 = phi i64 [ %2426, %2430 ], [ %2426, %2431 ], [ %2028, %2429 ]
  %2441 = phi i64 [ %1956, %2430 ], [ %2437, %2431 ], [ %1956, %2429 ]
  %2442 = load ptr, ptr %45, align 8
  %2443 = getelementptr %struct.station_row, ptr %2442, i64 %876
  %2444 = load ptr, ptr %46, align 8
  %2445 = load i64, ptr %47, align 8
  %2446 = mul i64 %2445, %876
  %2447 = getelementptr i64, ptr %2444, i64 %2446
  %2448 = getelementptr inbounds i8, ptr %2443, i64 32
  %2449 = load i64, ptr %2448, align 8
  %2450 = load i64, ptr %2443, align 8
  %2451 = icmp slt i64 %2449, %2450
  br i1 %2451, label %2452, label %2465

2452:                                             ; preds = %2438
  %2453 = add nsw i64 %2449, 1
  store i64 %2453, ptr %2448, align 8
  %2454 = icmp sgt i64 %2449, 0
  br i1 %2454, label %2455, label %2490

2455:                                             ; preds = %2452, %2462
  %2456 = phi i64 [ %2458, %2462 ], [ %2449, %2452 ]
  %2457 = add nsw i64 %2456, -1
  %2458 = lshr i64 %2457, 1
  %2459 = getelementptr i64, ptr %2447, i64 %2458
  %2460 = load i64, ptr %2459, align 8
  %2461 = icmp sgt i64 %2460, %2441
  br i1 %2461, label %2462, label %2490

2462:                                             ; preds = %2455
  %2463 = getelementptr i64, ptr %2447, i64 %2456
  store i64 %2460, ptr %2463, align 8
  %2464 = icmp ult i64 %2457, 2
  br i1 %2464, label %2490, label %2455

2465:                                             ; preds = %2438
  %2466 = icmp sgt i64 %2449, 1
  br i1 %2466, label %2467, label %2490

2467:                                             ; preds = %2465, %2485
  %2468 = phi i64 [ %2488, %2485 ], [ 1, %2465 ]
  %2469 = phi i64 [ %2487, %2485 ], [ 0, %2465 ]
  %2470 = phi i64 [ %2481, %2485 ], [ 0, %2465 ]
  %2471 = add i64 %2469, 2
  %2472 = icmp slt i64 %2471, %2449
  br i1 %2472, label %2473, label %2480

2473:                                             ; preds = %2467
  %2474 = getelementptr i64, ptr %2447, i64 %2471
  %2475 = load i64, ptr %2474, align 8
  %2476 = getelementptr i64, ptr %2447, i64 %2468
  %2477 = load i64, ptr %2476, align 8
  %2478 = icmp slt i64 %2475, %2477
  %2479 = select i1 %2478, i64 %2471, i64 %2468
  br label %2480

2480:                                             ; preds = %2473, %2467
  %2481 = phi i64 [ %2468, %2467 ], [ %2479, %2473 ]
  %2482 = getelementptr i64, ptr %2447, i64 %2481
  %2483 = load i64, ptr %2482, align 8
  %2484 = icmp slt i64 %2483, %2441
  br i1 %2484, label %2485, label %2490

2485:                                             ; preds = %2480
  %2486 = getelementptr i64, ptr %2447, i64 %2470
  store i64 %2483, ptr %2486, align 8
  %2487 = shl i64 %2481, 1
  %2488 = or disjoint i64 %2487, 1
  %2489 = icmp slt i64 %2488, %2449
  br i1 %2489, label %2467, label %2490

2490:                                             ; preds = %2485, %2480, %2462, %2455, %2465, %2452
  %2491 = phi i64 [ %2449, %2452 ], [ 0, %2465 ], [ %2458, %2462 ], [ %2456, %2455 ], [ %2481, %2485 ], [ %2470, %2480 ]
  %2492 = getelementptr i64, ptr %2447, i64 %2491
  store i64 %2441, ptr %2492, align 8
  %2493 = getelementptr inbounds i8, ptr %327, i64 64
  %2494 = load i64, ptr %2493, align 8
  %2495 = icmp sgt i64 %2494, 0
  %2496 = load i64, ptr %327, align 8
  %2497 = icmp eq i64 %2496, 0
  %2498 = select i1 %2495, i1 %2497, i1 false
  br i1 %2498, label %2499, label %2501

2499:                                             ; preds = %2490
  %2500 = load i64, ptr %49, align 8
  br label %2506

2501:                                             ; preds = %2490, %2427
  %2502 = phi i64 [ %2428, %2427 ], [ %2496, %2490 ]
  %2503 = phi i64 [ %2426, %2427 ], [ %2440, %2490 ]
  %2504 = phi i64 [ %2425, %2427 ], [ %2439, %2490 ]
  %2505 = icmp eq i64 %2502, 1
  br i1 %2505, label %2517, label %2506

2506:                                             ; preds = %2501, %2499, %2429
  %2507 = phi i64 [ -1048576, %2501 ], [ -1048576, %2429 ], [ %2500, %2499 ]
  %2508 = phi i64 [ %2504, %2501 ], [ %2021, %2429 ], [ %2439, %2499 ]
  %2509 = phi i64 [ %2503, %2501 ], [ %2028, %2429 ], [ %2440, %2499 ]
  %2510 = load i64, ptr %850, align 8
  %2511 = icmp eq i64 %2510, 0
  br i1 %2511, label %2512, label %2517

2512:                                             ; preds = %2506
  %2513 = load i64, ptr %1279, align 8
  %2514 = load i64, ptr %1281, align 8
  %2515 = icmp eq i64 %2513, %2514
  %2516 = zext i1 %2515 to i64
  br label %2517

2517:                                             ; preds = %2512, %2506, %2501
  %2518 = phi i64 [ %2507, %2506 ], [ -1048576, %2501 ], [ %2507, %2512 ]
  %2519 = phi i64 [ %2508, %2506 ], [ %2504, %2501 ], [ %2508, %2512 ]
  %2520 = phi i64 [ %2509, %2506 ], [ %2503, %2501 ], [ %2509, %2512 ]
  %2521 = phi i64 [ 0, %2506 ], [ 2, %2501 ], [ %2516, %2512 ]
  %2522 = getelementptr inbounds i8, ptr %327, i64 160
  %2523 = load i64, ptr %2522, align 8
  %2524 = getelementptr inbounds i8, ptr %327, i64 168
  %2525 = load i64, ptr %2524, align 8
  %2526 = icmp slt i64 %2523, %2525
  br i1 %2526, label %2527, label %2544

2527:                                             ; preds = %2517
  %2528 = getelementptr inbounds i8, ptr %327, i64 24
  br label %2529

2529:                                             ; preds = %2529, %2527
  %2530 = phi i64 [ %2523, %2527 ], [ %2541, %2529 ]
  %2531 = load ptr, ptr %50, align 8
  %2532 = load ptr, ptr %91, align 8
  %2533 = getelementptr i64, ptr %2532, i64 %2530
  %2534 = load i64, ptr %2533, align 8
  %2535 = getelementptr %struct.value_row, ptr %2531, i64 %2534
  %2536 = load i64, ptr %2528, align 8
  store i64 %2519, ptr %2535, align 8
  %2537 = getelementptr inbounds i8, ptr %2535, i64 8
  store i64 %2520, ptr %2537, align 8
  %2538 = getelementptr inbounds i8, ptr %2535, i64 16
  store i64 %2536, ptr %2538, align 8
  %2539 = getelementptr inbounds i8, ptr %2535, i64 24
  store i64 %2521, ptr %2539, align 8
  %2540 = getelementptr inbounds i8, ptr %2535, i64 32
  store i64 %2518, ptr %2540, align 8
  %2541 = add nsw i64 %2530, 1
  %2542 = load i64, ptr %2524, align 8
  %2543 = icmp slt i64 %2541, %2542
  br i1 %2543, label %2529, label %2544, !llvm.loop !48

2544:                                             ; preds = %2529, %2517
  %2545 = load ptr, ptr %28, align 8
  %2546 = icmp eq ptr %2545, null
  br i1 %2546, label %2551, label %2547

2547:                                             ; preds = %2544
  store i64 %1956, ptr %34, align 8
  store i64 %2519, ptr %35, align 8
  %2548 = load i64, ptr %36, align 8
  %2549 = add i64 %2548, 1
  store i64 %2549, ptr %36, align 8
  %2550 = getelementptr %struct.event_row, ptr %2545, i64 %2548
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %2550, ptr noundef nonnull align 8 dereferenceable(64) %25, i64 64, i1 false)
  store i64 0, ptr %25, align 8
  br label %2551

2551:                                             ; preds = %2544, %2547
  %2552 = call noundef i64 @llvm.smax.i64(i64 %325, i64 %2519)
  %2553 = load i64, ptr %376, align 8
  %2554 = add i64 %2553, %324
  %2555 = load i64, ptr %328, align 8
  switch i64 %2555, label %2556 [
    i64 0, label %2561
    i64 1, label %2559
    i64 2, label %2559
  ]

2556:                                             ; preds = %2551
  %2557 = load i64, ptr %27, align 8
  %2558 = add i64 %2557, %2555
  br label %2559

2559:                                             ; preds = %2551, %2551, %2556
  %2560 = phi i64 [ %2558, %2556 ], [ 0, %2551 ], [ 0, %2551 ]
  store i64 %2560, ptr %27, align 8
  br label %2561

2561:                                             ; preds = %2559, %2551, %334, %337
  %2562 = phi i64 [ %325, %337 ], [ %325, %334 ], [ %2552, %2551 ], [ %2552, %2559 ]
  %2563 = phi i64 [ %324, %337 ], [ %324, %334 ], [ %2554, %2551 ], [ %2554, %2559 ]
  %2564 = add nsw i64 %323, 1
  %2565 = load i64, ptr %173, align 8
  %2566 = icmp slt i64 %2564, %2565
  br i1 %2566, label %322, label %176, !llvm.loop !49
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
  br i1 %172, label %23, label %24, !llvm.loop !50
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
  br i1 %47, label %30, label %48, !llvm.loop !51

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
  br i1 %86, label %69, label %87, !llvm.loop !51

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
  br i1 %163, label %146, label %164, !llvm.loop !51

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
  br i1 %41, label %31, label %24, !llvm.loop !52

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
  br i1 %143, label %70, label %64, !llvm.loop !53

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
  br i1 %177, label %144, label %178, !llvm.loop !54

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
  br i1 %197, label %36, label %42, !llvm.loop !55

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
  br i1 %213, label %198, label %192, !llvm.loop !56

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
  br i1 %246, label %214, label %247, !llvm.loop !57

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
  br i1 %27, label %12, label %14, !llvm.loop !58

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
  br i1 %53, label %28, label %29, !llvm.loop !59

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
  br i1 %74, label %54, label %56, !llvm.loop !60
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
  br i1 %29, label %12, label %11, !llvm.loop !61

30:                                               ; preds = %53
  %31 = and i64 %54, %2
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %10, label %33

33:                                               ; preds = %30, %34
  br label %9, !llvm.loop !62

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
  br i1 %55, label %38, label %30, !llvm.loop !63

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
  br i1 %77, label %58, label %56, !llvm.loop !64
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
  br i1 %53, label %15, label %16, !llvm.loop !65

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
  br i1 %99, label %78, label %69, !llvm.loop !66

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
  br i1 %125, label %109, label %100, !llvm.loop !67

126:                                              ; preds = %142, %100
  %127 = phi i64 [ %59, %100 ], [ %144, %142 ]
  %128 = getelementptr inbounds i8, ptr %62, i64 168
  store i64 %127, ptr %128, align 8
  %129 = add nsw i64 %56, 1
  %130 = load i64, ptr %27, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %54, label %44, !llvm.loop !68

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
  br i1 %148, label %132, label %126, !llvm.loop !69
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
  br i1 %56, label %10, label %27, !llvm.loop !70
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
  br i1 %46, label %47, label %35, !llvm.loop !71

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
  br i1 %56, label %12, label %14, !llvm.loop !72

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
  br i1 %26, label %7, label %8, !llvm.loop !73

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
  br i1 %41, label %27, label %21, !llvm.loop !74
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
  br i1 %48, label %50, label %41, !llvm.loop !75

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
  br i1 %57, label %32, label %58, !llvm.loop !76

58:                                               ; preds = %54, %26, %12, %18, %22
  %59 = phi i64 [ %13, %18 ], [ %13, %22 ], [ %13, %12 ], [ %13, %26 ], [ %55, %54 ]
  %60 = add nuw nsw i64 %14, 1
  %61 = icmp eq i64 %60, %3
  br i1 %61, label %10, label %12, !llvm.loop !77
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
  br i1 %61, label %63, label %54, !llvm.loop !75

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
  br i1 %106, label %107, label %100, !llvm.loop !78

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
  br i1 %130, label %197, label %119, !llvm.loop !79

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
  br i1 %196, label %197, label %172, !llvm.loop !80

197:                                              ; preds = %155, %172, %107, %119, %137, %94, %78, %164
  %198 = phi i64 [ %167, %164 ], [ %44, %78 ], [ %44, %94 ], [ %44, %137 ], [ %44, %119 ], [ %44, %107 ], [ %156, %155 ], [ %190, %172 ]
  %199 = phi i64 [ %170, %164 ], [ %43, %78 ], [ %43, %94 ], [ %43, %137 ], [ %43, %119 ], [ %43, %107 ], [ %157, %155 ], [ %193, %172 ]
  %200 = phi i64 [ %171, %164 ], [ %42, %78 ], [ %42, %94 ], [ %42, %137 ], [ %42, %119 ], [ %42, %107 ], [ %158, %155 ], [ %194, %172 ]
  %201 = add nuw nsw i64 %45, 1
  %202 = shl i64 %201, 3
  %203 = icmp slt i64 %202, %24
  br i1 %203, label %40, label %38, !llvm.loop !81

204:                                              ; preds = %38
  %205 = icmp eq i64 %199, 0
  %206 = select i1 %205, i64 2, i64 1
  store i64 %206, ptr %19, align 8
  br label %207

207:                                              ; preds = %35, %38, %204, %15
  %208 = add nuw nsw i64 %17, 1
  %209 = icmp eq i64 %208, %3
  br i1 %209, label %14, label %15, !llvm.loop !82
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
  br i1 %32, label %10, label %11, !llvm.loop !83
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
  br i1 %68, label %34, label %26, !llvm.loop !84

69:                                               ; preds = %72, %26
  %70 = add nuw nsw i64 %16, 1
  %71 = icmp eq i64 %70, %1
  br i1 %71, label %12, label %13, !llvm.loop !85

72:                                               ; preds = %26, %72
  %73 = phi i64 [ %77, %72 ], [ %30, %26 ]
  %74 = getelementptr i64, ptr %6, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr i64, ptr %7, i64 %75
  store i64 %16, ptr %76, align 8
  %77 = add nsw i64 %73, 1
  %78 = load i64, ptr %31, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %72, label %69, !llvm.loop !86
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
  br i1 %52, label %53, label %27, !llvm.loop !87

53:                                               ; preds = %49, %11
  %54 = phi i64 [ %13, %11 ], [ %50, %49 ]
  %55 = phi i64 [ %12, %11 ], [ %23, %49 ]
  %56 = add nuw nsw i64 %14, 1
  %57 = icmp eq i64 %56, %1
  br i1 %57, label %10, label %11, !llvm.loop !88
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
  br i1 %47, label %34, label %48, !llvm.loop !89

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
  br i1 %62, label %11, label %12, !llvm.loop !90
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
  br i1 %51, label %52, label %42, !llvm.loop !91

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
  br i1 %82, label %58, label %63, !llvm.loop !92

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
  br i1 %97, label %10, label %11, !llvm.loop !93
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
  br i1 %29, label %8, label %9, !llvm.loop !94

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
  br i1 %66, label %30, label %31, !llvm.loop !95
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
  br i1 %75, label %17, label %40, !llvm.loop !96

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
  br i1 %96, label %76, label %80, !llvm.loop !97

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
  br i1 %150, label %130, label %121, !llvm.loop !98

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
  br i1 %165, label %92, label %84, !llvm.loop !99
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
  br i1 %85, label %86, label %65, !llvm.loop !43

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
  br i1 %148, label %149, label %128, !llvm.loop !43

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
  br i1 %187, label %188, label %167, !llvm.loop !43

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
  br i1 %233, label %234, label %213, !llvm.loop !43

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
  br i1 %306, label %307, label %286, !llvm.loop !43

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
  br i1 %328, label %240, label %329, !llvm.loop !100

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
  br i1 %414, label %415, label %394, !llvm.loop !43

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
  br i1 %440, label %441, label %351, !llvm.loop !101

441:                                              ; preds = %437, %341
  %442 = add nsw i64 %342, 1
  %443 = load i64, ptr %22, align 8
  %444 = icmp slt i64 %442, %443
  br i1 %444, label %341, label %335, !llvm.loop !102

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
  br i1 %508, label %509, label %488, !llvm.loop !43

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
  br i1 %543, label %473, label %528, !llvm.loop !103

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
  br i1 %579, label %580, label %559, !llvm.loop !43

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
  br i1 %600, label %601, label %544, !llvm.loop !104

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
  br i1 %639, label %640, label %619, !llvm.loop !43

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
  br i1 %693, label %694, label %673, !llvm.loop !43

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
  br i1 %66, label %30, label %67, !llvm.loop !31

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
  br i1 %78, label %20, label %79, !llvm.loop !105

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
  br i1 %79, label %80, label %59, !llvm.loop !43

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
  br i1 %89, label %17, label %90, !llvm.loop !106

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
  br i1 %45, label %46, label %25, !llvm.loop !43

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
  br i1 %84, label %85, label %64, !llvm.loop !43

85:                                               ; preds = %80, %61
  %86 = phi i64 [ -1, %61 ], [ %81, %80 ]
  %87 = icmp slt i64 %86, 0
  br i1 %87, label %49, label %88, !llvm.loop !107

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
  br i1 %111, label %9, label %112, !llvm.loop !108

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
  %25 = getelementptr inbounds i8, ptr %22, i64 488
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
  br i1 %38, label %39, label %30, !llvm.loop !109

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
  br i1 %126, label %127, label %106, !llvm.loop !43

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
  br i1 %146, label %147, label %92, !llvm.loop !110

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
  br i1 %173, label %67, label %174, !llvm.loop !111

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
  %185 = getelementptr i8, ptr %52, i64 88
  %186 = icmp ult ptr %185, %42
  %187 = icmp sgt i64 %184, 0
  %188 = select i1 %186, i1 %187, i1 false
  %189 = icmp sgt i64 %182, 0
  %190 = select i1 %188, i1 %189, i1 false
  br i1 %190, label %51, label %191, !llvm.loop !112

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
  br i1 %205, label %18, label %206, !llvm.loop !113

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
!11 = distinct !{!11, !6, !12}
!12 = !{!"llvm.loop.peeled.count", i32 1}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
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
!33 = !{!34}
!34 = distinct !{!34, !35, !"demand_of: argument 0"}
!35 = distinct !{!35, !"demand_of"}
!36 = distinct !{!36, !6}
!37 = distinct !{!37, !38}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = distinct !{!39, !6}
!40 = distinct !{!40, !6}
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
!71 = distinct !{!71, !38}
!72 = distinct !{!72, !6}
!73 = distinct !{!73, !6}
!74 = distinct !{!74, !6}
!75 = distinct !{!75, !6}
!76 = distinct !{!76, !6}
!77 = distinct !{!77, !6}
!78 = distinct !{!78, !38}
!79 = distinct !{!79, !6}
!80 = distinct !{!80, !6}
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
!91 = distinct !{!91, !38}
!92 = distinct !{!92, !6}
!93 = distinct !{!93, !6}
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

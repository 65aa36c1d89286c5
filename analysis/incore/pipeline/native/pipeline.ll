; Made from C by build.sh; every type has the same size on every target.

%struct.store_row = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.demand = type { i64, i64, i64, i64, i64, %struct.span, [2 x i64] }
%struct.span = type { i64, i64 }
%struct.homes_state = type { i64, [8 x i64], [8 x i64] }
%struct.progress = type { i64, i64, [4 x i64], ptr, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, %struct.event_row, i64 }
%struct.event_row = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.instruction_row = type { i64, i64, i64 }
%struct.op_row = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.ring_row = type { i64, i64, i64 }
%struct.access_row = type { i64, i64, i64, i64, i64, i64 }
%struct.read_row = type { i64, i64, i64 }
%struct.value_row = type { i64, i64, i64, i64, i64 }
%struct.use_row = type { i64, double, double, i64 }
%struct.station_row = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.day_row = type { i64, i64 }
%struct.memory_row = type { i64, i64, i64, double }
%struct.flow_row = type { i64, i64, i64, i64, i64 }
%struct.cost_row = type { i64, i64, double, double, double }
%struct.source_row = type { i64, i64, i64, i64 }
%struct.edge_row = type { i64, i64, i64, i64 }
%struct.target_row = type { i64, i64 }
%struct.shape_row = type { i64, i64, i64, i64 }
%struct.addressing_row = type { i64, i64, i64 }
%struct.way_row = type { i64, i64 }
%struct.way = type { i64, i64 }

define dso_local i64 @loaded_at(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca [3 x i64], align 16
  %8 = add i64 %5, %4
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %10, 0
  br i1 %11, label %103, label %12

12:                                               ; preds = %6
  %13 = getelementptr %struct.store_row, ptr %1, i64 %10
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, %4
  br i1 %16, label %17, label %103

17:                                               ; preds = %12
  %18 = getelementptr inbounds i8, ptr %3, i64 64
  %19 = load i64, ptr %18, align 8
  %20 = sub i64 %5, %19
  %21 = tail call noundef i64 @llvm.smax.i64(i64 %20, i64 0)
  %22 = getelementptr inbounds i8, ptr %3, i64 208
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %39, label %25

25:                                               ; preds = %17
  %26 = getelementptr inbounds i8, ptr %13, i64 32
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 2
  br i1 %28, label %29, label %39

29:                                               ; preds = %25
  %30 = getelementptr inbounds i8, ptr %0, i64 32
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 1
  br i1 %32, label %33, label %39

33:                                               ; preds = %29
  %34 = getelementptr inbounds i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, %10
  br i1 %36, label %37, label %39

37:                                               ; preds = %33
  %38 = load i64, ptr %13, align 8
  br label %103

39:                                               ; preds = %33, %29, %25, %17
  %40 = getelementptr inbounds i8, ptr %0, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 1
  br i1 %42, label %43, label %75

43:                                               ; preds = %39
  %44 = getelementptr inbounds i8, ptr %3, i64 184
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %51

47:                                               ; preds = %43
  %48 = getelementptr inbounds i8, ptr %13, i64 16
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %75

51:                                               ; preds = %47, %43
  %52 = getelementptr inbounds i8, ptr %3, i64 336
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %59

55:                                               ; preds = %51
  %56 = getelementptr inbounds i8, ptr %13, i64 24
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %75

59:                                               ; preds = %51, %55
  %60 = load i64, ptr %3, align 8
  store i64 %60, ptr %7, align 16
  %61 = getelementptr inbounds i8, ptr %7, i64 8
  %62 = getelementptr inbounds i8, ptr %3, i64 16
  %63 = load i64, ptr %62, align 8
  store i64 %63, ptr %61, align 8
  %64 = getelementptr inbounds i8, ptr %7, i64 16
  %65 = getelementptr inbounds i8, ptr %3, i64 24
  %66 = load i64, ptr %65, align 8
  store i64 %66, ptr %64, align 16
  %67 = load i64, ptr %13, align 8
  %68 = getelementptr inbounds i8, ptr %13, i64 32
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr [3 x i64], ptr %7, i64 0, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = add i64 %67, %21
  %73 = add i64 %72, %71
  %74 = tail call noundef i64 @llvm.smax.i64(i64 %8, i64 %73)
  br label %103

75:                                               ; preds = %47, %55, %39
  %76 = getelementptr inbounds i8, ptr %3, i64 192
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %94, label %79

79:                                               ; preds = %75
  %80 = add nuw i64 %10, 1
  %81 = tail call i64 @llvm.smax.i64(i64 %2, i64 %80)
  %82 = add i64 %81, -1
  br label %83

83:                                               ; preds = %87, %79
  %84 = phi i64 [ %10, %79 ], [ %85, %87 ]
  %85 = add i64 %84, 1
  %86 = icmp slt i64 %85, %2
  br i1 %86, label %87, label %94

87:                                               ; preds = %83
  %88 = getelementptr %struct.store_row, ptr %1, i64 %85, i32 1
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr %struct.store_row, ptr %1, i64 %84, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = add i64 %91, 1
  %93 = icmp sgt i64 %89, %92
  br i1 %93, label %94, label %83, !llvm.loop !5

94:                                               ; preds = %87, %83, %75
  %95 = phi i64 [ %10, %75 ], [ %84, %87 ], [ %82, %83 ]
  %96 = getelementptr %struct.store_row, ptr %1, i64 %95, i32 1
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds i8, ptr %3, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = add i64 %97, %21
  %101 = add i64 %100, %99
  %102 = tail call noundef i64 @llvm.smax.i64(i64 %8, i64 %101)
  br label %103

103:                                              ; preds = %37, %59, %94, %6, %12
  %104 = phi i64 [ %8, %12 ], [ %8, %6 ], [ %38, %37 ], [ %74, %59 ], [ %102, %94 ]
  ret i64 %104
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
  %26 = getelementptr inbounds i8, ptr %2, i64 336
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
  %7 = getelementptr inbounds i8, ptr %2, i64 312
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
  %50 = getelementptr inbounds i8, ptr %3, i64 392
  br label %55

51:                                               ; preds = %107, %40
  %52 = getelementptr inbounds i8, ptr %3, i64 400
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
  %8 = alloca [4 x i64], align 16
  %9 = alloca %struct.demand, align 8
  %10 = alloca %struct.homes_state, align 8
  %11 = alloca %struct.progress, align 8
  store i64 0, ptr %10, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) %11, i8 0, i64 232, i1 false)
  %12 = getelementptr inbounds i8, ptr %11, i64 48
  store ptr %10, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 40
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %88

16:                                               ; preds = %1
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  %18 = getelementptr inbounds i8, ptr %0, i64 64
  %19 = getelementptr inbounds i8, ptr %11, i64 224
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = getelementptr inbounds i8, ptr %0, i64 56
  %22 = getelementptr inbounds i8, ptr %11, i64 72
  %23 = getelementptr inbounds i8, ptr %0, i64 776
  %24 = getelementptr inbounds i8, ptr %11, i64 160
  %25 = getelementptr inbounds i8, ptr %11, i64 8
  %26 = getelementptr inbounds i8, ptr %0, i64 48
  %27 = getelementptr inbounds i8, ptr %11, i64 96
  %28 = getelementptr inbounds i8, ptr %8, i64 8
  %29 = getelementptr inbounds i8, ptr %8, i64 16
  %30 = getelementptr inbounds i8, ptr %8, i64 24
  %31 = getelementptr inbounds i8, ptr %11, i64 16
  %32 = getelementptr inbounds i8, ptr %0, i64 72
  %33 = getelementptr inbounds i8, ptr %0, i64 80
  %34 = getelementptr inbounds i8, ptr %0, i64 88
  %35 = getelementptr inbounds i8, ptr %0, i64 96
  %36 = getelementptr inbounds i8, ptr %11, i64 56
  %37 = getelementptr inbounds i8, ptr %0, i64 752
  %38 = getelementptr inbounds i8, ptr %0, i64 16
  %39 = getelementptr inbounds i8, ptr %11, i64 64
  %40 = getelementptr inbounds i8, ptr %0, i64 664
  %41 = getelementptr inbounds i8, ptr %0, i64 136
  %42 = getelementptr inbounds i8, ptr %0, i64 104
  %43 = getelementptr inbounds i8, ptr %0, i64 112
  %44 = getelementptr inbounds i8, ptr %0, i64 688
  %45 = getelementptr inbounds i8, ptr %0, i64 120
  %46 = getelementptr inbounds i8, ptr %0, i64 128
  %47 = getelementptr inbounds i8, ptr %11, i64 168
  %48 = getelementptr inbounds i8, ptr %11, i64 176
  %49 = getelementptr inbounds i8, ptr %11, i64 184
  %50 = getelementptr inbounds i8, ptr %0, i64 712
  %51 = getelementptr inbounds i8, ptr %0, i64 672
  %52 = getelementptr inbounds i8, ptr %0, i64 696
  %53 = getelementptr inbounds i8, ptr %0, i64 680
  %54 = getelementptr inbounds i8, ptr %0, i64 656
  %55 = getelementptr inbounds i8, ptr %9, i64 8
  %56 = getelementptr inbounds i8, ptr %9, i64 16
  %57 = getelementptr inbounds i8, ptr %9, i64 24
  %58 = getelementptr inbounds i8, ptr %9, i64 40
  %59 = getelementptr inbounds i8, ptr %9, i64 48
  %60 = getelementptr inbounds i8, ptr %9, i64 56
  %61 = getelementptr inbounds i8, ptr %0, i64 720
  %62 = getelementptr inbounds i8, ptr %9, i64 32
  %63 = getelementptr inbounds i8, ptr %0, i64 648
  %64 = getelementptr inbounds i8, ptr %0, i64 704
  %65 = getelementptr inbounds i8, ptr %11, i64 192
  %66 = getelementptr inbounds i8, ptr %11, i64 216
  %67 = getelementptr inbounds i8, ptr %0, i64 728
  %68 = getelementptr inbounds i8, ptr %0, i64 760
  %69 = getelementptr inbounds i8, ptr %11, i64 104
  %70 = getelementptr inbounds i8, ptr %11, i64 136
  %71 = getelementptr inbounds i8, ptr %11, i64 120
  %72 = getelementptr inbounds i8, ptr %11, i64 128
  %73 = getelementptr inbounds i8, ptr %11, i64 112
  %74 = getelementptr inbounds i8, ptr %3, i64 8
  %75 = getelementptr inbounds i8, ptr %3, i64 16
  %76 = getelementptr inbounds i8, ptr %7, i64 8
  %77 = getelementptr inbounds i8, ptr %2, i64 8
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = getelementptr inbounds i8, ptr %0, i64 784
  %80 = getelementptr inbounds i8, ptr %11, i64 200
  %81 = getelementptr inbounds i8, ptr %11, i64 208
  %82 = getelementptr inbounds i8, ptr %11, i64 152
  %83 = getelementptr inbounds i8, ptr %11, i64 80
  %84 = getelementptr inbounds i8, ptr %11, i64 88
  %85 = getelementptr inbounds i8, ptr %0, i64 768
  %86 = getelementptr inbounds i8, ptr %0, i64 736
  %87 = getelementptr inbounds i8, ptr %0, i64 744
  br label %89

88:                                               ; preds = %307, %1
  ret void

89:                                               ; preds = %16, %307
  %90 = phi i64 [ %14, %16 ], [ %313, %307 ]
  %91 = phi i64 [ 0, %16 ], [ %312, %307 ]
  %92 = load ptr, ptr %0, align 8
  %93 = load ptr, ptr %17, align 8
  %94 = getelementptr i32, ptr %93, i64 %91
  %95 = load i32, ptr %94, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr %struct.instruction_row, ptr %92, i64 %96
  %98 = load ptr, ptr %18, align 8
  %99 = getelementptr inbounds i8, ptr %98, i64 112
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %100, 0
  %102 = load i64, ptr %19, align 8
  %103 = icmp sgt i64 %102, %91
  %104 = select i1 %101, i1 true, i1 %103
  br i1 %104, label %136, label %105

105:                                              ; preds = %89
  store i64 %91, ptr %19, align 8
  %106 = getelementptr inbounds i8, ptr %98, i64 152
  br label %107

107:                                              ; preds = %132, %105
  %108 = phi i64 [ %91, %105 ], [ %133, %132 ]
  %109 = getelementptr i32, ptr %93, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr %struct.instruction_row, ptr %92, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds i8, ptr %112, i64 8
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %113, %115
  br i1 %116, label %117, label %132

117:                                              ; preds = %107
  %118 = load ptr, ptr %20, align 8
  br label %119

119:                                              ; preds = %129, %117
  %120 = phi i64 [ %113, %117 ], [ %130, %129 ]
  %121 = getelementptr %struct.op_row, ptr %118, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %124, label %129

124:                                              ; preds = %119
  %125 = getelementptr inbounds i8, ptr %121, i64 64
  %126 = load i64, ptr %125, align 8
  %127 = load i64, ptr %106, align 8
  %128 = icmp slt i64 %126, %127
  br i1 %128, label %129, label %136

129:                                              ; preds = %124, %119
  %130 = add i64 %120, 1
  %131 = icmp eq i64 %130, %115
  br i1 %131, label %132, label %119, !llvm.loop !9

132:                                              ; preds = %129, %107
  %133 = add nuw nsw i64 %108, 1
  store i64 %133, ptr %19, align 8
  %134 = icmp slt i64 %133, %90
  br i1 %134, label %107, label %135, !llvm.loop !10

135:                                              ; preds = %132
  store i64 9223372036854775807, ptr %19, align 8
  br label %136

136:                                              ; preds = %124, %89, %135
  %137 = load ptr, ptr %21, align 8
  %138 = getelementptr double, ptr %137, i64 %91
  %139 = load double, ptr %138, align 8
  %140 = fcmp ugt double %139, 0.000000e+00
  br i1 %140, label %141, label %162

141:                                              ; preds = %136
  %142 = load i64, ptr %11, align 8
  %143 = getelementptr inbounds i8, ptr %98, i64 376
  %144 = load i64, ptr %143, align 8
  %145 = sub i64 %142, %144
  %146 = sitofp i64 %145 to double
  %147 = load double, ptr %22, align 8
  %148 = fcmp ogt double %147, %146
  %149 = select i1 %148, double %147, double %146
  %150 = fadd double %139, %149
  store double %150, ptr %22, align 8
  %151 = fptosi double %150 to i64
  %152 = icmp slt i64 %142, %151
  br i1 %152, label %153, label %162

153:                                              ; preds = %141
  %154 = sub i64 %151, %142
  %155 = load ptr, ptr %23, align 8
  %156 = getelementptr i8, ptr %155, i64 56
  %157 = load i64, ptr %156, align 8
  %158 = add i64 %154, %157
  store i64 %158, ptr %156, align 8
  %159 = load i64, ptr %11, align 8
  %160 = sub i64 %151, %159
  store i64 %160, ptr %24, align 8
  store i64 %151, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %25, i8 0, i64 40, i1 false)
  %161 = load ptr, ptr %12, align 8
  store i64 0, ptr %161, align 8
  br label %162

162:                                              ; preds = %136, %141, %153
  %163 = load i64, ptr %97, align 8
  %164 = getelementptr inbounds i8, ptr %97, i64 8
  %165 = load i64, ptr %164, align 8
  %166 = icmp slt i64 %163, %165
  br i1 %166, label %167, label %169

167:                                              ; preds = %162
  %168 = load ptr, ptr %20, align 8
  br label %315

169:                                              ; preds = %2099, %162
  %170 = phi i64 [ 0, %162 ], [ %2100, %2099 ]
  %171 = phi i64 [ 0, %162 ], [ %2104, %2099 ]
  %172 = load i64, ptr %83, align 8
  %173 = icmp slt i64 %172, %170
  br i1 %173, label %176, label %174

174:                                              ; preds = %169
  %175 = load i64, ptr %84, align 8
  br label %177

176:                                              ; preds = %169
  store i64 %170, ptr %83, align 8
  br label %177

177:                                              ; preds = %176, %174
  %178 = phi i64 [ %172, %174 ], [ %170, %176 ]
  %179 = phi i64 [ %175, %174 ], [ 0, %176 ]
  %180 = add i64 %179, %171
  store i64 %180, ptr %84, align 8
  %181 = load ptr, ptr %18, align 8
  %182 = getelementptr inbounds i8, ptr %181, i64 168
  %183 = load i64, ptr %182, align 8
  %184 = icmp sgt i64 %180, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %190, %177
  br label %199

186:                                              ; preds = %177
  %187 = sub i64 %180, %183
  %188 = add i64 %178, 1
  %189 = icmp sgt i64 %187, %183
  br i1 %189, label %193, label %190

190:                                              ; preds = %193, %186
  %191 = phi i64 [ %187, %186 ], [ %196, %193 ]
  %192 = phi i64 [ %188, %186 ], [ %197, %193 ]
  store i64 %191, ptr %84, align 8
  store i64 %192, ptr %83, align 8
  br label %185

193:                                              ; preds = %186, %193
  %194 = phi i64 [ %197, %193 ], [ %188, %186 ]
  %195 = phi i64 [ %196, %193 ], [ %187, %186 ]
  %196 = sub i64 %195, %183
  %197 = add i64 %194, 1
  %198 = icmp sgt i64 %196, %183
  br i1 %198, label %193, label %190, !llvm.loop !11

199:                                              ; preds = %185, %234
  %200 = phi i64 [ %237, %234 ], [ 0, %185 ]
  switch i64 %200, label %201 [
    i64 5, label %205
    i64 0, label %205
  ]

201:                                              ; preds = %199
  %202 = load ptr, ptr %18, align 8
  %203 = getelementptr inbounds i8, ptr %202, i64 256
  %204 = load i64, ptr %203, align 8
  br label %205

205:                                              ; preds = %201, %199, %199
  %206 = phi i64 [ %204, %201 ], [ 0, %199 ], [ 0, %199 ]
  %207 = load i64, ptr %83, align 8
  %208 = add i64 %207, %206
  %209 = load ptr, ptr %32, align 8
  %210 = getelementptr %struct.ring_row, ptr %209, i64 %200
  %211 = load i64, ptr %210, align 8
  %212 = icmp sgt i64 %211, 0
  br i1 %212, label %216, label %213

213:                                              ; preds = %205
  %214 = getelementptr inbounds i8, ptr %210, i64 8
  %215 = load i64, ptr %214, align 8
  br label %234

216:                                              ; preds = %205
  %217 = getelementptr inbounds i8, ptr %210, i64 16
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds i8, ptr %210, i64 8
  %220 = load i64, ptr %219, align 8
  %221 = icmp slt i64 %218, %220
  br i1 %221, label %222, label %234

222:                                              ; preds = %216, %222
  %223 = phi i64 [ %231, %222 ], [ %218, %216 ]
  %224 = load ptr, ptr %33, align 8
  %225 = load i64, ptr %34, align 8
  %226 = mul i64 %225, %200
  %227 = load i64, ptr %210, align 8
  %228 = srem i64 %223, %227
  %229 = getelementptr i64, ptr %224, i64 %226
  %230 = getelementptr i64, ptr %229, i64 %228
  store i64 %208, ptr %230, align 8
  %231 = add nsw i64 %223, 1
  %232 = load i64, ptr %219, align 8
  %233 = icmp slt i64 %231, %232
  br i1 %233, label %222, label %234, !llvm.loop !13

234:                                              ; preds = %222, %216, %213
  %235 = phi i64 [ %215, %213 ], [ %220, %216 ], [ %232, %222 ]
  %236 = getelementptr inbounds i8, ptr %210, i64 16
  store i64 %235, ptr %236, align 8
  %237 = add nuw nsw i64 %200, 1
  %238 = icmp eq i64 %237, 6
  br i1 %238, label %239, label %199, !llvm.loop !14

239:                                              ; preds = %234
  %240 = load i64, ptr %83, align 8
  %241 = load ptr, ptr %85, align 8
  %242 = getelementptr i64, ptr %241, i64 %91
  store i64 %240, ptr %242, align 8
  %243 = load i64, ptr %97, align 8
  %244 = load i64, ptr %164, align 8
  %245 = icmp slt i64 %243, %244
  br i1 %245, label %246, label %307

246:                                              ; preds = %239, %303
  %247 = phi i64 [ %304, %303 ], [ %244, %239 ]
  %248 = phi i64 [ %305, %303 ], [ %243, %239 ]
  %249 = load ptr, ptr %20, align 8
  %250 = getelementptr %struct.op_row, ptr %249, i64 %248
  %251 = load i64, ptr %250, align 8
  %252 = icmp eq i64 %251, 2
  br i1 %252, label %253, label %303

253:                                              ; preds = %246
  %254 = load i64, ptr %73, align 8
  %255 = load i64, ptr %69, align 8
  %256 = icmp slt i64 %254, %255
  br i1 %256, label %257, label %303

257:                                              ; preds = %253
  %258 = load ptr, ptr %26, align 8
  %259 = load i64, ptr %27, align 8
  %260 = getelementptr inbounds i8, ptr %250, i64 80
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr %struct.access_row, ptr %258, i64 %259
  %263 = getelementptr %struct.access_row, ptr %262, i64 %261
  %264 = load ptr, ptr %67, align 8
  %265 = load ptr, ptr %86, align 8
  %266 = load i64, ptr %87, align 8
  %267 = load ptr, ptr %18, align 8
  %268 = load i64, ptr %83, align 8
  %269 = call i64 @write_store(ptr noundef %264, ptr noundef %265, i64 noundef %266, ptr noundef %267, ptr noundef %263, i64 noundef %268)
  %270 = load ptr, ptr %68, align 8
  %271 = load i64, ptr %73, align 8
  %272 = add i64 %271, 1
  store i64 %272, ptr %73, align 8
  %273 = getelementptr %struct.store_row, ptr %270, i64 %271, i32 1
  store i64 %269, ptr %273, align 8
  %274 = load ptr, ptr %32, align 8
  %275 = getelementptr i8, ptr %274, i64 144
  %276 = load i64, ptr %275, align 8
  %277 = icmp sgt i64 %276, 0
  br i1 %277, label %281, label %278

278:                                              ; preds = %257
  %279 = getelementptr i8, ptr %274, i64 152
  %280 = load i64, ptr %279, align 8
  br label %299

281:                                              ; preds = %257
  %282 = getelementptr i8, ptr %274, i64 160
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr i8, ptr %274, i64 152
  %285 = load i64, ptr %284, align 8
  %286 = icmp slt i64 %283, %285
  br i1 %286, label %287, label %299

287:                                              ; preds = %281, %287
  %288 = phi i64 [ %296, %287 ], [ %283, %281 ]
  %289 = load ptr, ptr %33, align 8
  %290 = load i64, ptr %34, align 8
  %291 = load i64, ptr %275, align 8
  %292 = srem i64 %288, %291
  %293 = mul i64 %290, 48
  %294 = getelementptr i8, ptr %289, i64 %293
  %295 = getelementptr i64, ptr %294, i64 %292
  store i64 %269, ptr %295, align 8
  %296 = add nsw i64 %288, 1
  %297 = load i64, ptr %284, align 8
  %298 = icmp slt i64 %296, %297
  br i1 %298, label %287, label %299, !llvm.loop !13

299:                                              ; preds = %287, %281, %278
  %300 = phi i64 [ %280, %278 ], [ %285, %281 ], [ %297, %287 ]
  %301 = getelementptr i8, ptr %274, i64 160
  store i64 %300, ptr %301, align 8
  %302 = load i64, ptr %164, align 8
  br label %303

303:                                              ; preds = %299, %253, %246
  %304 = phi i64 [ %247, %246 ], [ %247, %253 ], [ %302, %299 ]
  %305 = add nsw i64 %248, 1
  %306 = icmp slt i64 %305, %304
  br i1 %306, label %246, label %307, !llvm.loop !15

307:                                              ; preds = %303, %239
  %308 = getelementptr inbounds i8, ptr %97, i64 16
  %309 = load i64, ptr %308, align 8
  %310 = load i64, ptr %27, align 8
  %311 = add i64 %310, %309
  store i64 %311, ptr %27, align 8
  %312 = add nuw nsw i64 %91, 1
  %313 = load i64, ptr %13, align 8
  %314 = icmp slt i64 %312, %313
  br i1 %314, label %89, label %88, !llvm.loop !16

315:                                              ; preds = %167, %2099
  %316 = phi ptr [ %2101, %2099 ], [ %168, %167 ]
  %317 = phi i64 [ %2105, %2099 ], [ %163, %167 ]
  %318 = phi i64 [ %2104, %2099 ], [ 0, %167 ]
  %319 = phi i64 [ %2100, %2099 ], [ 0, %167 ]
  %320 = getelementptr %struct.op_row, ptr %316, i64 %317
  %321 = load i64, ptr %320, align 8
  %322 = icmp eq i64 %321, 2
  br i1 %322, label %325, label %323

323:                                              ; preds = %315
  %324 = load ptr, ptr %18, align 8
  br label %340

325:                                              ; preds = %315
  %326 = load ptr, ptr %26, align 8
  %327 = load i64, ptr %27, align 8
  %328 = getelementptr inbounds i8, ptr %320, i64 80
  %329 = load i64, ptr %328, align 8
  %330 = getelementptr %struct.access_row, ptr %326, i64 %327
  %331 = load ptr, ptr %18, align 8
  %332 = getelementptr inbounds i8, ptr %331, i64 176
  %333 = load i64, ptr %332, align 8
  %334 = getelementptr %struct.access_row, ptr %330, i64 %329, i32 2
  %335 = load i64, ptr %334, align 8
  %336 = add i64 %333, -1
  %337 = add i64 %336, %335
  %338 = sdiv i64 %337, %333
  %339 = call noundef i64 @llvm.smax.i64(i64 %338, i64 1)
  br label %340

340:                                              ; preds = %325, %323
  %341 = phi ptr [ %331, %325 ], [ %324, %323 ]
  %342 = phi i64 [ %339, %325 ], [ 1, %323 ]
  %343 = getelementptr inbounds i8, ptr %341, i64 160
  %344 = load i64, ptr %343, align 8
  store i64 0, ptr %8, align 16
  %345 = getelementptr inbounds i8, ptr %341, i64 264
  %346 = load i64, ptr %345, align 8
  store i64 %346, ptr %28, align 8
  %347 = getelementptr inbounds i8, ptr %341, i64 272
  %348 = load i64, ptr %347, align 8
  store i64 %348, ptr %29, align 16
  %349 = getelementptr inbounds i8, ptr %341, i64 280
  %350 = load i64, ptr %349, align 8
  store i64 %350, ptr %30, align 8
  %351 = getelementptr inbounds i8, ptr %341, i64 384
  %352 = load i64, ptr %351, align 8
  %353 = icmp eq i64 %352, 0
  %354 = getelementptr inbounds i8, ptr %320, i64 32
  %355 = load i64, ptr %354, align 8
  %356 = call i64 @llvm.smin.i64(i64 %355, i64 1)
  %357 = select i1 %353, i64 %355, i64 %356
  %358 = getelementptr inbounds i8, ptr %320, i64 40
  %359 = load i64, ptr %358, align 8
  %360 = getelementptr [4 x i64], ptr %31, i64 0, i64 %359
  %361 = load i64, ptr %360, align 8
  %362 = getelementptr [4 x i64], ptr %8, i64 0, i64 %359
  %363 = load i64, ptr %362, align 8
  %364 = icmp sgt i64 %363, 0
  %365 = icmp sgt i64 %361, 0
  %366 = select i1 %364, i1 %365, i1 false
  br i1 %366, label %367, label %372

367:                                              ; preds = %340
  %368 = icmp eq i64 %359, 2
  %369 = select i1 %368, i64 %355, i64 1
  %370 = add i64 %369, %361
  %371 = icmp sgt i64 %370, %363
  br i1 %371, label %424, label %372

372:                                              ; preds = %367, %340
  %373 = getelementptr inbounds i8, ptr %320, i64 48
  %374 = load i64, ptr %373, align 8
  %375 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %374)
  %376 = call i64 @llvm.umax.i64(i64 %375, i64 2)
  %377 = getelementptr inbounds i8, ptr %341, i64 144
  %378 = load i64, ptr %377, align 8
  %379 = icmp ne i64 %378, 0
  %380 = icmp ne i64 %374, 0
  %381 = select i1 %379, i1 %380, i1 false
  %382 = and i64 %359, -2
  %383 = icmp eq i64 %382, 2
  %384 = and i1 %383, %381
  br i1 %384, label %385, label %416

385:                                              ; preds = %372
  %386 = load ptr, ptr %12, align 8
  %387 = getelementptr inbounds i8, ptr %386, i64 72
  %388 = getelementptr inbounds i8, ptr %386, i64 8
  %389 = load i64, ptr %386, align 8
  %390 = icmp sgt i64 %389, 0
  br i1 %390, label %391, label %399

391:                                              ; preds = %385, %396
  %392 = phi i64 [ %397, %396 ], [ 0, %385 ]
  %393 = getelementptr [8 x i64], ptr %388, i64 0, i64 %392
  %394 = load i64, ptr %393, align 8
  %395 = icmp eq i64 %394, %374
  br i1 %395, label %399, label %396

396:                                              ; preds = %391
  %397 = add nuw nsw i64 %392, 1
  %398 = icmp eq i64 %397, %389
  br i1 %398, label %399, label %391, !llvm.loop !17

399:                                              ; preds = %396, %391, %385
  %400 = phi i64 [ 0, %385 ], [ %389, %396 ], [ %392, %391 ]
  %401 = icmp eq i64 %400, %389
  %402 = icmp ult i64 %400, 8
  %403 = and i1 %402, %401
  br i1 %403, label %404, label %409

404:                                              ; preds = %399
  %405 = getelementptr [8 x i64], ptr %388, i64 0, i64 %389
  store i64 %374, ptr %405, align 8
  %406 = getelementptr [8 x i64], ptr %387, i64 0, i64 %389
  store i64 0, ptr %406, align 8
  %407 = load i64, ptr %386, align 8
  %408 = add i64 %407, 1
  store i64 %408, ptr %386, align 8
  br label %409

409:                                              ; preds = %404, %399
  %410 = select i1 %402, i64 %400, i64 7
  %411 = getelementptr [8 x i64], ptr %387, i64 0, i64 %410
  %412 = load i64, ptr %411, align 8
  %413 = icmp slt i64 %412, %376
  br i1 %413, label %414, label %424

414:                                              ; preds = %409
  %415 = load i64, ptr %343, align 8
  br label %416

416:                                              ; preds = %414, %372
  %417 = phi i64 [ %415, %414 ], [ %344, %372 ]
  %418 = load i64, ptr %25, align 8
  %419 = add i64 %418, %357
  %420 = icmp sgt i64 %419, %417
  %421 = icmp sgt i64 %418, 0
  %422 = and i1 %421, %420
  %423 = zext i1 %422 to i64
  br label %424

424:                                              ; preds = %416, %409, %367
  %425 = phi i64 [ 1, %367 ], [ %423, %416 ], [ 1, %409 ]
  %426 = load i64, ptr %11, align 8
  %427 = add i64 %426, %425
  %428 = load i64, ptr %354, align 8
  %429 = load ptr, ptr %32, align 8
  %430 = getelementptr inbounds i8, ptr %429, i64 8
  %431 = load i64, ptr %430, align 8
  %432 = add i64 %431, %428
  %433 = add i64 %432, -1
  %434 = load i64, ptr %429, align 8
  %435 = icmp eq i64 %434, 0
  %436 = icmp eq i64 %428, 0
  %437 = or i1 %436, %435
  %438 = icmp slt i64 %433, %434
  %439 = select i1 %437, i1 true, i1 %438
  br i1 %439, label %445, label %440

440:                                              ; preds = %424
  %441 = load ptr, ptr %33, align 8
  %442 = srem i64 %433, %434
  %443 = getelementptr i64, ptr %441, i64 %442
  %444 = load i64, ptr %443, align 8
  br label %445

445:                                              ; preds = %440, %424
  %446 = phi i64 [ %444, %440 ], [ 0, %424 ]
  %447 = icmp sge i64 %427, %446
  %448 = sext i1 %447 to i64
  %449 = call i64 @llvm.smax.i64(i64 %427, i64 %446)
  store i64 %432, ptr %430, align 8
  %450 = getelementptr inbounds i8, ptr %320, i64 56
  %451 = load i64, ptr %450, align 8
  %452 = icmp sgt i64 %451, 0
  br i1 %452, label %453, label %477

453:                                              ; preds = %445
  %454 = load ptr, ptr %32, align 8
  %455 = getelementptr %struct.ring_row, ptr %454, i64 %451
  %456 = getelementptr inbounds i8, ptr %455, i64 8
  %457 = load i64, ptr %456, align 8
  %458 = load i64, ptr %455, align 8
  %459 = icmp eq i64 %458, 0
  %460 = icmp slt i64 %457, %458
  %461 = select i1 %459, i1 true, i1 %460
  br i1 %461, label %470, label %462

462:                                              ; preds = %453
  %463 = load ptr, ptr %33, align 8
  %464 = load i64, ptr %34, align 8
  %465 = mul i64 %464, %451
  %466 = srem i64 %457, %458
  %467 = getelementptr i64, ptr %463, i64 %465
  %468 = getelementptr i64, ptr %467, i64 %466
  %469 = load i64, ptr %468, align 8
  br label %470

470:                                              ; preds = %462, %453
  %471 = phi i64 [ %469, %462 ], [ 0, %453 ]
  %472 = icmp slt i64 %449, %471
  %473 = select i1 %472, i64 %451, i64 %448
  %474 = call i64 @llvm.smax.i64(i64 %449, i64 %471)
  %475 = getelementptr %struct.ring_row, ptr %454, i64 %451, i32 1
  %476 = add i64 %457, 1
  store i64 %476, ptr %475, align 8
  br label %477

477:                                              ; preds = %470, %445
  %478 = phi i64 [ %473, %470 ], [ %448, %445 ]
  %479 = phi i64 [ %474, %470 ], [ %449, %445 ]
  %480 = getelementptr inbounds i8, ptr %320, i64 72
  %481 = load i64, ptr %480, align 8
  %482 = icmp eq i64 %481, 0
  br i1 %482, label %506, label %483

483:                                              ; preds = %477
  %484 = load ptr, ptr %32, align 8
  %485 = getelementptr i8, ptr %484, i64 96
  %486 = getelementptr i8, ptr %484, i64 104
  %487 = load i64, ptr %486, align 8
  %488 = load i64, ptr %485, align 8
  %489 = icmp eq i64 %488, 0
  %490 = icmp slt i64 %487, %488
  %491 = select i1 %489, i1 true, i1 %490
  br i1 %491, label %500, label %492

492:                                              ; preds = %483
  %493 = load ptr, ptr %33, align 8
  %494 = load i64, ptr %34, align 8
  %495 = srem i64 %487, %488
  %496 = shl i64 %494, 5
  %497 = getelementptr i8, ptr %493, i64 %496
  %498 = getelementptr i64, ptr %497, i64 %495
  %499 = load i64, ptr %498, align 8
  br label %500

500:                                              ; preds = %492, %483
  %501 = phi i64 [ %499, %492 ], [ 0, %483 ]
  %502 = icmp slt i64 %479, %501
  %503 = select i1 %502, i64 4, i64 %478
  %504 = call i64 @llvm.smax.i64(i64 %479, i64 %501)
  %505 = add i64 %487, 1
  store i64 %505, ptr %486, align 8
  br label %506

506:                                              ; preds = %500, %477
  %507 = phi i64 [ %478, %477 ], [ %503, %500 ]
  %508 = phi i64 [ %479, %477 ], [ %504, %500 ]
  %509 = load i64, ptr %320, align 8
  %510 = icmp eq i64 %509, 1
  br i1 %510, label %511, label %535

511:                                              ; preds = %506
  %512 = load ptr, ptr %32, align 8
  %513 = getelementptr i8, ptr %512, i64 120
  %514 = getelementptr i8, ptr %512, i64 128
  %515 = load i64, ptr %514, align 8
  %516 = load i64, ptr %513, align 8
  %517 = icmp eq i64 %516, 0
  %518 = icmp slt i64 %515, %516
  %519 = select i1 %517, i1 true, i1 %518
  br i1 %519, label %528, label %520

520:                                              ; preds = %511
  %521 = load ptr, ptr %33, align 8
  %522 = load i64, ptr %34, align 8
  %523 = srem i64 %515, %516
  %524 = mul i64 %522, 40
  %525 = getelementptr i8, ptr %521, i64 %524
  %526 = getelementptr i64, ptr %525, i64 %523
  %527 = load i64, ptr %526, align 8
  br label %528

528:                                              ; preds = %520, %511
  %529 = phi i64 [ %527, %520 ], [ 0, %511 ]
  %530 = icmp slt i64 %508, %529
  %531 = select i1 %530, i64 5, i64 %507
  %532 = call i64 @llvm.smax.i64(i64 %508, i64 %529)
  %533 = add i64 %515, 1
  store i64 %533, ptr %514, align 8
  %534 = load i64, ptr %320, align 8
  br label %535

535:                                              ; preds = %528, %506
  %536 = phi i64 [ %534, %528 ], [ %509, %506 ]
  %537 = phi i64 [ %531, %528 ], [ %507, %506 ]
  %538 = phi i64 [ %532, %528 ], [ %508, %506 ]
  %539 = icmp eq i64 %536, 2
  br i1 %539, label %540, label %565

540:                                              ; preds = %535
  %541 = load ptr, ptr %32, align 8
  %542 = getelementptr i8, ptr %541, i64 144
  %543 = getelementptr i8, ptr %541, i64 152
  %544 = load i64, ptr %543, align 8
  %545 = add nsw i64 %342, -1
  %546 = add i64 %545, %544
  %547 = load i64, ptr %542, align 8
  %548 = icmp eq i64 %547, 0
  %549 = icmp slt i64 %546, %547
  %550 = select i1 %548, i1 true, i1 %549
  br i1 %550, label %559, label %551

551:                                              ; preds = %540
  %552 = load ptr, ptr %33, align 8
  %553 = load i64, ptr %34, align 8
  %554 = srem i64 %546, %547
  %555 = mul i64 %553, 48
  %556 = getelementptr i8, ptr %552, i64 %555
  %557 = getelementptr i64, ptr %556, i64 %554
  %558 = load i64, ptr %557, align 8
  br label %559

559:                                              ; preds = %551, %540
  %560 = phi i64 [ %558, %551 ], [ 0, %540 ]
  %561 = icmp slt i64 %538, %560
  %562 = select i1 %561, i64 6, i64 %537
  %563 = call i64 @llvm.smax.i64(i64 %538, i64 %560)
  %564 = add i64 %544, %342
  store i64 %564, ptr %543, align 8
  br label %565

565:                                              ; preds = %559, %535
  %566 = phi i64 [ %562, %559 ], [ %537, %535 ]
  %567 = phi i64 [ %563, %559 ], [ %538, %535 ]
  %568 = load ptr, ptr %18, align 8
  %569 = icmp eq i64 %425, 0
  br i1 %569, label %570, label %582

570:                                              ; preds = %565
  %571 = load i64, ptr %11, align 8
  %572 = icmp sgt i64 %567, %571
  br i1 %572, label %573, label %580

573:                                              ; preds = %570
  %574 = getelementptr inbounds i8, ptr %568, i64 240
  %575 = load i64, ptr %574, align 8
  %576 = icmp eq i64 %575, 0
  %577 = add nsw i64 %566, -5
  %578 = icmp ult i64 %577, -4
  %579 = select i1 %576, i1 true, i1 %578
  br i1 %579, label %582, label %580

580:                                              ; preds = %573, %570
  %581 = load i64, ptr %25, align 8
  br label %582

582:                                              ; preds = %580, %573, %565
  %583 = phi i64 [ %581, %580 ], [ 0, %565 ], [ 0, %573 ]
  %584 = getelementptr inbounds i8, ptr %568, i64 160
  %585 = load i64, ptr %584, align 8
  %586 = getelementptr inbounds i8, ptr %568, i64 240
  %587 = load i64, ptr %586, align 8
  %588 = icmp eq i64 %587, 0
  br i1 %588, label %664, label %589

589:                                              ; preds = %582
  %590 = getelementptr inbounds i8, ptr %320, i64 48
  %591 = load i64, ptr %590, align 8
  %592 = icmp eq i64 %591, 0
  br i1 %592, label %664, label %593

593:                                              ; preds = %589
  %594 = getelementptr inbounds i8, ptr %320, i64 64
  %595 = load i64, ptr %594, align 8
  %596 = icmp eq i64 %595, 0
  br i1 %596, label %664, label %597

597:                                              ; preds = %593
  %598 = load i64, ptr %320, align 8
  %599 = icmp eq i64 %598, 1
  br i1 %599, label %664, label %600

600:                                              ; preds = %597
  %601 = load i64, ptr %36, align 8
  %602 = getelementptr inbounds i8, ptr %320, i64 120
  %603 = load i64, ptr %602, align 8
  %604 = getelementptr inbounds i8, ptr %320, i64 128
  %605 = load i64, ptr %604, align 8
  %606 = icmp slt i64 %603, %605
  br i1 %606, label %607, label %645

607:                                              ; preds = %600
  %608 = load ptr, ptr %37, align 8
  %609 = load ptr, ptr %38, align 8
  %610 = sub i64 %605, %603
  %611 = add i64 %603, 1
  %612 = and i64 %610, 1
  %613 = icmp eq i64 %605, %611
  br i1 %613, label %634, label %614

614:                                              ; preds = %607
  %615 = and i64 %610, -2
  %616 = getelementptr i8, ptr %609, i64 24
  br label %617

617:                                              ; preds = %617, %614
  %618 = phi i64 [ %603, %614 ], [ %631, %617 ]
  %619 = phi i64 [ -1048576, %614 ], [ %630, %617 ]
  %620 = phi i64 [ 0, %614 ], [ %632, %617 ]
  %621 = getelementptr %struct.read_row, ptr %609, i64 %618
  %622 = load i64, ptr %621, align 8
  %623 = getelementptr %struct.value_row, ptr %608, i64 %622, i32 4
  %624 = load i64, ptr %623, align 8
  %625 = call noundef i64 @llvm.smax.i64(i64 %619, i64 %624)
  %626 = getelementptr %struct.read_row, ptr %616, i64 %618
  %627 = load i64, ptr %626, align 8
  %628 = getelementptr %struct.value_row, ptr %608, i64 %627, i32 4
  %629 = load i64, ptr %628, align 8
  %630 = call noundef i64 @llvm.smax.i64(i64 %625, i64 %629)
  %631 = add nsw i64 %618, 2
  %632 = add i64 %620, 2
  %633 = icmp eq i64 %632, %615
  br i1 %633, label %634, label %617, !llvm.loop !18

634:                                              ; preds = %617, %607
  %635 = phi i64 [ poison, %607 ], [ %630, %617 ]
  %636 = phi i64 [ %603, %607 ], [ %631, %617 ]
  %637 = phi i64 [ -1048576, %607 ], [ %630, %617 ]
  %638 = icmp eq i64 %612, 0
  br i1 %638, label %645, label %639

639:                                              ; preds = %634
  %640 = getelementptr %struct.read_row, ptr %609, i64 %636
  %641 = load i64, ptr %640, align 8
  %642 = getelementptr %struct.value_row, ptr %608, i64 %641, i32 4
  %643 = load i64, ptr %642, align 8
  %644 = call noundef i64 @llvm.smax.i64(i64 %637, i64 %643)
  br label %645

645:                                              ; preds = %639, %634, %600
  %646 = phi i64 [ -1048576, %600 ], [ %635, %634 ], [ %644, %639 ]
  %647 = sub i64 %601, %646
  %648 = icmp slt i64 %647, %585
  %649 = icmp eq i64 %598, 0
  br i1 %649, label %650, label %653

650:                                              ; preds = %645
  %651 = load i64, ptr %450, align 8
  %652 = icmp eq i64 %651, 1
  br i1 %652, label %653, label %661

653:                                              ; preds = %650, %645
  br i1 %648, label %656, label %654

654:                                              ; preds = %653
  %655 = load i64, ptr %39, align 8
  br label %658

656:                                              ; preds = %653
  %657 = add i64 %601, %585
  store i64 %657, ptr %39, align 8
  br label %658

658:                                              ; preds = %656, %654
  %659 = phi i64 [ %655, %654 ], [ %657, %656 ]
  %660 = icmp slt i64 %601, %659
  br label %661

661:                                              ; preds = %658, %650
  %662 = phi i1 [ %660, %658 ], [ %648, %650 ]
  %663 = zext i1 %662 to i32
  br label %664

664:                                              ; preds = %661, %597, %593, %589, %582
  %665 = phi i32 [ %663, %661 ], [ 0, %597 ], [ 0, %593 ], [ 0, %589 ], [ 0, %582 ]
  %666 = getelementptr inbounds i8, ptr %568, i64 424
  %667 = load i64, ptr %666, align 8
  %668 = icmp eq i64 %667, 0
  %669 = getelementptr inbounds i8, ptr %320, i64 48
  %670 = load i64, ptr %669, align 8
  %671 = getelementptr inbounds i8, ptr %320, i64 96
  %672 = load i64, ptr %671, align 8
  %673 = icmp slt i64 %672, 0
  br i1 %673, label %682, label %674

674:                                              ; preds = %664
  %675 = load ptr, ptr %40, align 8
  %676 = getelementptr inbounds i8, ptr %320, i64 104
  %677 = load i64, ptr %676, align 8
  %678 = getelementptr %struct.use_row, ptr %675, i64 %677
  %679 = getelementptr %struct.use_row, ptr %678, i64 %672
  %680 = load i64, ptr %679, align 8
  %681 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %680, i1 true)
  br label %682

682:                                              ; preds = %674, %664
  %683 = phi i64 [ %681, %674 ], [ 0, %664 ]
  %684 = getelementptr [64 x i64], ptr %41, i64 0, i64 %683
  %685 = load i64, ptr %684, align 8
  %686 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %670)
  %687 = icmp ult i64 %686, 2
  %688 = icmp eq i64 %670, 0
  br i1 %688, label %694, label %689

689:                                              ; preds = %682
  %690 = getelementptr inbounds i8, ptr %320, i64 64
  %691 = getelementptr inbounds i8, ptr %320, i64 104
  %692 = icmp eq i32 %665, 0
  %693 = and i64 %583, 1
  br label %696

694:                                              ; preds = %901, %682
  %695 = phi i64 [ -1, %682 ], [ %904, %901 ]
  br i1 %687, label %909, label %908

696:                                              ; preds = %901, %689
  %697 = phi i64 [ %670, %689 ], [ %906, %901 ]
  %698 = phi i64 [ -1, %689 ], [ %904, %901 ]
  %699 = phi i64 [ 0, %689 ], [ %903, %901 ]
  %700 = phi i64 [ 0, %689 ], [ %905, %901 ]
  %701 = phi double [ 0.000000e+00, %689 ], [ %902, %901 ]
  %702 = and i64 %697, 1
  %703 = icmp eq i64 %702, 0
  br i1 %703, label %901, label %704

704:                                              ; preds = %696
  %705 = load ptr, ptr %35, align 8
  %706 = getelementptr %struct.station_row, ptr %705, i64 %700, i32 5
  %707 = load i64, ptr %706, align 8
  %708 = getelementptr %struct.station_row, ptr %705, i64 %707, i32 7
  %709 = load i64, ptr %708, align 8
  %710 = call noundef i64 @llvm.smax.i64(i64 %567, i64 %709)
  %711 = load ptr, ptr %42, align 8
  %712 = load i64, ptr %43, align 8
  %713 = mul i64 %712, %700
  %714 = getelementptr i64, ptr %711, i64 %713
  %715 = getelementptr %struct.station_row, ptr %705, i64 %700, i32 4
  %716 = load i64, ptr %715, align 8
  %717 = icmp sgt i64 %716, 0
  br i1 %717, label %718, label %757

718:                                              ; preds = %704, %750
  %719 = phi i64 [ %753, %750 ], [ %716, %704 ]
  %720 = load i64, ptr %714, align 8
  %721 = icmp slt i64 %720, %710
  br i1 %721, label %722, label %755

722:                                              ; preds = %718
  %723 = add nsw i64 %719, -1
  store i64 %723, ptr %715, align 8
  %724 = getelementptr i64, ptr %714, i64 %723
  %725 = load i64, ptr %724, align 8
  %726 = icmp ugt i64 %723, 1
  br i1 %726, label %727, label %750

727:                                              ; preds = %722, %745
  %728 = phi i64 [ %748, %745 ], [ 1, %722 ]
  %729 = phi i64 [ %747, %745 ], [ 0, %722 ]
  %730 = phi i64 [ %741, %745 ], [ 0, %722 ]
  %731 = add i64 %729, 2
  %732 = icmp slt i64 %731, %723
  br i1 %732, label %733, label %740

733:                                              ; preds = %727
  %734 = getelementptr i64, ptr %714, i64 %731
  %735 = load i64, ptr %734, align 8
  %736 = getelementptr i64, ptr %714, i64 %728
  %737 = load i64, ptr %736, align 8
  %738 = icmp slt i64 %735, %737
  %739 = select i1 %738, i64 %731, i64 %728
  br label %740

740:                                              ; preds = %733, %727
  %741 = phi i64 [ %728, %727 ], [ %739, %733 ]
  %742 = getelementptr i64, ptr %714, i64 %741
  %743 = load i64, ptr %742, align 8
  %744 = icmp slt i64 %743, %725
  br i1 %744, label %745, label %750

745:                                              ; preds = %740
  %746 = getelementptr i64, ptr %714, i64 %730
  store i64 %743, ptr %746, align 8
  %747 = shl i64 %741, 1
  %748 = or disjoint i64 %747, 1
  %749 = icmp slt i64 %748, %723
  br i1 %749, label %727, label %750

750:                                              ; preds = %745, %740, %722
  %751 = phi i64 [ 0, %722 ], [ %741, %745 ], [ %730, %740 ]
  %752 = getelementptr i64, ptr %714, i64 %751
  store i64 %725, ptr %752, align 8
  %753 = load i64, ptr %715, align 8
  %754 = icmp sgt i64 %753, 0
  br i1 %754, label %718, label %755, !llvm.loop !19

755:                                              ; preds = %750, %718
  %756 = load ptr, ptr %35, align 8
  br label %757

757:                                              ; preds = %755, %704
  %758 = phi ptr [ %756, %755 ], [ %705, %704 ]
  %759 = getelementptr %struct.station_row, ptr %758, i64 %700
  %760 = getelementptr inbounds i8, ptr %759, i64 32
  %761 = load i64, ptr %760, align 8
  %762 = load i64, ptr %759, align 8
  %763 = icmp slt i64 %761, %762
  br i1 %763, label %771, label %764

764:                                              ; preds = %757
  %765 = load ptr, ptr %42, align 8
  %766 = load i64, ptr %43, align 8
  %767 = mul i64 %766, %700
  %768 = getelementptr i64, ptr %765, i64 %767
  %769 = load i64, ptr %768, align 8
  %770 = add i64 %769, 1
  br label %771

771:                                              ; preds = %764, %757
  %772 = phi i64 [ %770, %764 ], [ 0, %757 ]
  %773 = call noundef i64 @llvm.smax.i64(i64 %710, i64 %772)
  br i1 %687, label %817, label %774

774:                                              ; preds = %771
  br i1 %668, label %811, label %775

775:                                              ; preds = %774
  %776 = load i64, ptr %690, align 8
  %777 = icmp sgt i64 %776, 0
  br i1 %777, label %811, label %778

778:                                              ; preds = %775
  %779 = load i64, ptr %671, align 8
  %780 = icmp slt i64 %779, 0
  br i1 %780, label %811, label %781

781:                                              ; preds = %778
  %782 = load ptr, ptr %40, align 8
  %783 = load i64, ptr %691, align 8
  %784 = getelementptr %struct.use_row, ptr %782, i64 %783
  %785 = getelementptr %struct.use_row, ptr %784, i64 %779
  %786 = load i64, ptr %785, align 8
  %787 = getelementptr %struct.station_row, ptr %758, i64 %700, i32 2
  %788 = load i64, ptr %787, align 8
  %789 = and i64 %788, %786
  %790 = icmp eq i64 %789, 0
  br i1 %790, label %811, label %791

791:                                              ; preds = %781, %802
  %792 = phi i64 [ %804, %802 ], [ 0, %781 ]
  %793 = phi i64 [ %803, %802 ], [ 9223372036854775807, %781 ]
  %794 = phi i64 [ %805, %802 ], [ %789, %781 ]
  %795 = and i64 %794, 1
  %796 = icmp eq i64 %795, 0
  br i1 %796, label %802, label %797

797:                                              ; preds = %791
  %798 = load ptr, ptr %44, align 8
  %799 = getelementptr i64, ptr %798, i64 %792
  %800 = load i64, ptr %799, align 8
  %801 = call i64 @llvm.smin.i64(i64 %800, i64 %793)
  br label %802

802:                                              ; preds = %797, %791
  %803 = phi i64 [ %793, %791 ], [ %801, %797 ]
  %804 = add i64 %792, 1
  %805 = ashr i64 %794, 1
  %806 = icmp ult i64 %794, 2
  br i1 %806, label %807, label %791, !llvm.loop !20

807:                                              ; preds = %802
  %808 = sub i64 %803, %710
  %809 = call noundef i64 @llvm.smax.i64(i64 %808, i64 0)
  %810 = uitofp nneg i64 %809 to double
  br label %817

811:                                              ; preds = %781, %778, %775, %774
  %812 = sitofp i64 %761 to double
  %813 = getelementptr inbounds i8, ptr %759, i64 24
  %814 = load i64, ptr %813, align 8
  %815 = sitofp i64 %814 to double
  %816 = fdiv double %812, %815
  br label %817

817:                                              ; preds = %811, %807, %771
  %818 = phi double [ 0.000000e+00, %771 ], [ %810, %807 ], [ %816, %811 ]
  br i1 %668, label %838, label %819

819:                                              ; preds = %817
  %820 = load i64, ptr %690, align 8
  %821 = icmp sgt i64 %820, 0
  br i1 %821, label %834, label %822

822:                                              ; preds = %819
  %823 = load i64, ptr %671, align 8
  %824 = icmp slt i64 %823, 0
  br i1 %824, label %834, label %825

825:                                              ; preds = %822
  %826 = load ptr, ptr %40, align 8
  %827 = load i64, ptr %691, align 8
  %828 = getelementptr %struct.use_row, ptr %826, i64 %827
  %829 = getelementptr %struct.use_row, ptr %828, i64 %823
  %830 = load i64, ptr %829, align 8
  %831 = getelementptr %struct.station_row, ptr %758, i64 %700, i32 2
  %832 = load i64, ptr %831, align 8
  %833 = and i64 %832, %830
  br label %834

834:                                              ; preds = %825, %822, %819
  %835 = phi i64 [ %833, %825 ], [ 0, %822 ], [ 0, %819 ]
  %836 = icmp eq i64 %835, 0
  %837 = fcmp olt double %818, %701
  br i1 %837, label %854, label %847

838:                                              ; preds = %817
  %839 = fcmp olt double %818, %701
  br i1 %839, label %868, label %840

840:                                              ; preds = %838
  %841 = fcmp oeq double %818, %701
  %842 = trunc i64 %710 to i32
  %843 = mul i32 %842, 1538481
  %844 = and i32 %843, 1048576
  %845 = icmp ne i32 %844, 0
  %846 = and i1 %845, %841
  br label %868

847:                                              ; preds = %834
  %848 = fcmp oeq double %818, %701
  %849 = trunc i64 %710 to i32
  %850 = mul i32 %849, 1538481
  %851 = and i32 %850, 1048576
  %852 = icmp ne i32 %851, 0
  %853 = and i1 %852, %848
  br i1 %836, label %868, label %855

854:                                              ; preds = %834
  br i1 %836, label %868, label %862

855:                                              ; preds = %847
  br i1 %848, label %856, label %862

856:                                              ; preds = %855
  %857 = sub i64 %685, %700
  %858 = or i64 %857, -64
  %859 = sub i64 %685, %698
  %860 = or i64 %859, -64
  %861 = icmp ugt i64 %858, %860
  br label %862

862:                                              ; preds = %856, %855, %854
  %863 = phi i1 [ false, %855 ], [ %861, %856 ], [ true, %854 ]
  %864 = zext i1 %863 to i32
  %865 = load i64, ptr %358, align 8
  %866 = icmp eq i64 %865, 3
  %867 = select i1 %866, i64 %773, i64 %699
  br label %890

868:                                              ; preds = %854, %847, %840, %838
  %869 = phi i1 [ true, %854 ], [ %853, %847 ], [ true, %838 ], [ %846, %840 ]
  %870 = zext i1 %869 to i32
  %871 = load i64, ptr %586, align 8
  %872 = icmp eq i64 %871, 0
  br i1 %872, label %890, label %873

873:                                              ; preds = %868
  %874 = getelementptr %struct.station_row, ptr %758, i64 %700, i32 1
  %875 = load i64, ptr %874, align 8
  %876 = icmp sgt i64 %875, 0
  br i1 %876, label %877, label %890

877:                                              ; preds = %873
  %878 = icmp sgt i64 %709, %567
  br i1 %878, label %879, label %883

879:                                              ; preds = %877
  %880 = mul i64 %710, 1538481
  %881 = lshr i64 %880, 20
  %882 = and i64 %881, 1
  br label %887

883:                                              ; preds = %877
  br i1 %692, label %884, label %887

884:                                              ; preds = %883
  %885 = icmp eq i64 %698, %685
  %886 = zext i1 %885 to i64
  br label %887

887:                                              ; preds = %884, %883, %879
  %888 = phi i64 [ %882, %879 ], [ %886, %884 ], [ %693, %883 ]
  %889 = trunc nuw nsw i64 %888 to i32
  br label %890

890:                                              ; preds = %887, %873, %868, %862
  %891 = phi i64 [ %773, %887 ], [ %773, %873 ], [ %773, %868 ], [ %867, %862 ]
  %892 = phi i32 [ %889, %887 ], [ %870, %873 ], [ %870, %868 ], [ %864, %862 ]
  %893 = icmp slt i64 %698, 0
  %894 = icmp slt i64 %891, %699
  %895 = select i1 %893, i1 true, i1 %894
  br i1 %895, label %900, label %896

896:                                              ; preds = %890
  %897 = icmp eq i64 %891, %699
  %898 = icmp ne i32 %892, 0
  %899 = select i1 %897, i1 %898, i1 false
  br i1 %899, label %900, label %901

900:                                              ; preds = %896, %890
  br label %901

901:                                              ; preds = %900, %896, %696
  %902 = phi double [ %701, %696 ], [ %818, %900 ], [ %701, %896 ]
  %903 = phi i64 [ %699, %696 ], [ %891, %900 ], [ %699, %896 ]
  %904 = phi i64 [ %698, %696 ], [ %700, %900 ], [ %698, %896 ]
  %905 = add i64 %700, 1
  %906 = ashr i64 %697, 1
  %907 = icmp ult i64 %697, 2
  br i1 %907, label %694, label %696, !llvm.loop !21

908:                                              ; preds = %694
  store i64 %695, ptr %684, align 8
  br label %909

909:                                              ; preds = %908, %694
  %910 = icmp sgt i64 %695, -1
  br i1 %910, label %911, label %949

911:                                              ; preds = %909
  %912 = load ptr, ptr %35, align 8
  %913 = getelementptr %struct.station_row, ptr %912, i64 %695
  %914 = getelementptr inbounds i8, ptr %913, i64 40
  %915 = load i64, ptr %914, align 8
  %916 = getelementptr inbounds i8, ptr %913, i64 8
  %917 = load i64, ptr %916, align 8
  %918 = icmp eq i64 %917, 0
  br i1 %918, label %919, label %931

919:                                              ; preds = %911
  %920 = getelementptr inbounds i8, ptr %913, i64 32
  %921 = load i64, ptr %920, align 8
  %922 = load i64, ptr %913, align 8
  %923 = icmp slt i64 %921, %922
  br i1 %923, label %943, label %924

924:                                              ; preds = %919
  %925 = load ptr, ptr %42, align 8
  %926 = load i64, ptr %43, align 8
  %927 = mul i64 %926, %695
  %928 = getelementptr i64, ptr %925, i64 %927
  %929 = load i64, ptr %928, align 8
  %930 = add i64 %929, 1
  br label %943

931:                                              ; preds = %911
  %932 = getelementptr %struct.station_row, ptr %912, i64 %915, i32 6
  %933 = load i64, ptr %932, align 8
  %934 = icmp slt i64 %933, %917
  br i1 %934, label %943, label %935

935:                                              ; preds = %931
  %936 = load ptr, ptr %45, align 8
  %937 = load i64, ptr %46, align 8
  %938 = mul i64 %937, %915
  %939 = srem i64 %933, %917
  %940 = getelementptr i64, ptr %936, i64 %938
  %941 = getelementptr i64, ptr %940, i64 %939
  %942 = load i64, ptr %941, align 8
  br label %943

943:                                              ; preds = %935, %931, %924, %919
  %944 = phi i64 [ %942, %935 ], [ 0, %931 ], [ %930, %924 ], [ 0, %919 ]
  %945 = add nuw i64 %695, 8
  %946 = icmp slt i64 %567, %944
  %947 = select i1 %946, i64 %945, i64 %566
  %948 = call i64 @llvm.smax.i64(i64 %567, i64 %944)
  br label %949

949:                                              ; preds = %943, %909
  %950 = phi i64 [ %566, %909 ], [ %947, %943 ]
  %951 = phi i64 [ %567, %909 ], [ %948, %943 ]
  %952 = freeze i64 %950
  %953 = icmp sgt i64 %952, -1
  br i1 %953, label %954, label %960

954:                                              ; preds = %949
  %955 = sub i64 %951, %427
  %956 = load ptr, ptr %23, align 8
  %957 = getelementptr i64, ptr %956, i64 %952
  %958 = load i64, ptr %957, align 8
  %959 = add i64 %955, %958
  store i64 %959, ptr %957, align 8
  br label %960

960:                                              ; preds = %954, %949
  store i64 %427, ptr %47, align 8
  store i64 %952, ptr %48, align 8
  store i64 %951, ptr %49, align 8
  %961 = load i64, ptr %11, align 8
  %962 = icmp sgt i64 %951, %961
  br i1 %962, label %963, label %973

963:                                              ; preds = %960
  %964 = load ptr, ptr %18, align 8
  %965 = getelementptr inbounds i8, ptr %964, i64 240
  %966 = load i64, ptr %965, align 8
  %967 = icmp eq i64 %966, 0
  %968 = add i64 %952, -5
  %969 = icmp ult i64 %968, -4
  %970 = or i1 %969, %967
  %971 = select i1 %970, i64 0, i64 %583
  store i64 %951, ptr %11, align 8
  store i64 %971, ptr %25, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %31, i8 0, i64 32, i1 false)
  %972 = load ptr, ptr %12, align 8
  store i64 0, ptr %972, align 8
  br label %973

973:                                              ; preds = %963, %960
  %974 = load i64, ptr %354, align 8
  %975 = load i64, ptr %25, align 8
  %976 = add i64 %975, %974
  store i64 %976, ptr %25, align 8
  %977 = load i64, ptr %354, align 8
  %978 = load i64, ptr %36, align 8
  %979 = add i64 %978, %977
  store i64 %979, ptr %36, align 8
  %980 = load i64, ptr %358, align 8
  %981 = icmp eq i64 %980, 2
  br i1 %981, label %982, label %984

982:                                              ; preds = %973
  %983 = load i64, ptr %354, align 8
  br label %984

984:                                              ; preds = %982, %973
  %985 = phi i64 [ %983, %982 ], [ 1, %973 ]
  %986 = getelementptr [4 x i64], ptr %31, i64 0, i64 %980
  %987 = load i64, ptr %986, align 8
  %988 = add i64 %987, %985
  store i64 %988, ptr %986, align 8
  %989 = load ptr, ptr %18, align 8
  %990 = getelementptr inbounds i8, ptr %989, i64 144
  %991 = load i64, ptr %990, align 8
  %992 = icmp eq i64 %991, 0
  br i1 %992, label %1029, label %993

993:                                              ; preds = %984
  %994 = load i64, ptr %669, align 8
  %995 = icmp eq i64 %994, 0
  br i1 %995, label %1029, label %996

996:                                              ; preds = %993
  %997 = load i64, ptr %358, align 8
  %998 = and i64 %997, -2
  %999 = icmp eq i64 %998, 2
  br i1 %999, label %1000, label %1029

1000:                                             ; preds = %996
  %1001 = load ptr, ptr %12, align 8
  %1002 = getelementptr inbounds i8, ptr %1001, i64 72
  %1003 = getelementptr inbounds i8, ptr %1001, i64 8
  %1004 = load i64, ptr %1001, align 8
  %1005 = icmp sgt i64 %1004, 0
  br i1 %1005, label %1006, label %1014

1006:                                             ; preds = %1000, %1011
  %1007 = phi i64 [ %1012, %1011 ], [ 0, %1000 ]
  %1008 = getelementptr [8 x i64], ptr %1003, i64 0, i64 %1007
  %1009 = load i64, ptr %1008, align 8
  %1010 = icmp eq i64 %1009, %994
  br i1 %1010, label %1014, label %1011

1011:                                             ; preds = %1006
  %1012 = add nuw nsw i64 %1007, 1
  %1013 = icmp eq i64 %1012, %1004
  br i1 %1013, label %1014, label %1006, !llvm.loop !17

1014:                                             ; preds = %1011, %1006, %1000
  %1015 = phi i64 [ 0, %1000 ], [ %1007, %1006 ], [ %1004, %1011 ]
  %1016 = icmp eq i64 %1015, %1004
  %1017 = icmp ult i64 %1015, 8
  %1018 = and i1 %1017, %1016
  br i1 %1018, label %1019, label %1024

1019:                                             ; preds = %1014
  %1020 = getelementptr [8 x i64], ptr %1003, i64 0, i64 %1004
  store i64 %994, ptr %1020, align 8
  %1021 = getelementptr [8 x i64], ptr %1002, i64 0, i64 %1004
  store i64 0, ptr %1021, align 8
  %1022 = load i64, ptr %1001, align 8
  %1023 = add i64 %1022, 1
  store i64 %1023, ptr %1001, align 8
  br label %1024

1024:                                             ; preds = %1019, %1014
  %1025 = select i1 %1017, i64 %1015, i64 7
  %1026 = getelementptr [8 x i64], ptr %1002, i64 0, i64 %1025
  %1027 = load i64, ptr %1026, align 8
  %1028 = add i64 %1027, 1
  store i64 %1028, ptr %1026, align 8
  br label %1029

1029:                                             ; preds = %1024, %996, %993, %984
  %1030 = load i64, ptr %25, align 8
  %1031 = icmp sgt i64 %1030, %344
  br i1 %1031, label %1032, label %1040

1032:                                             ; preds = %1029, %1032
  %1033 = phi i64 [ %1038, %1032 ], [ %1030, %1029 ]
  %1034 = load i64, ptr %11, align 8
  %1035 = add i64 %1034, 1
  %1036 = sub i64 %1033, %344
  store i64 %1035, ptr %11, align 8
  store i64 %1036, ptr %25, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %31, i8 0, i64 32, i1 false)
  %1037 = load ptr, ptr %12, align 8
  store i64 0, ptr %1037, align 8
  %1038 = load i64, ptr %25, align 8
  %1039 = icmp sgt i64 %1038, %344
  br i1 %1039, label %1032, label %1040, !llvm.loop !22

1040:                                             ; preds = %1032, %1029
  br i1 %910, label %1041, label %1095

1041:                                             ; preds = %1040
  %1042 = load ptr, ptr %18, align 8
  %1043 = getelementptr inbounds i8, ptr %1042, i64 424
  %1044 = load i64, ptr %1043, align 8
  %1045 = icmp eq i64 %1044, 0
  br i1 %1045, label %1095, label %1046

1046:                                             ; preds = %1041
  %1047 = getelementptr inbounds i8, ptr %320, i64 64
  %1048 = load i64, ptr %1047, align 8
  %1049 = icmp sgt i64 %1048, 0
  br i1 %1049, label %1095, label %1050

1050:                                             ; preds = %1046
  %1051 = load i64, ptr %671, align 8
  %1052 = icmp slt i64 %1051, 0
  br i1 %1052, label %1095, label %1053

1053:                                             ; preds = %1050
  %1054 = load ptr, ptr %40, align 8
  %1055 = getelementptr inbounds i8, ptr %320, i64 104
  %1056 = load i64, ptr %1055, align 8
  %1057 = getelementptr %struct.use_row, ptr %1054, i64 %1056
  %1058 = getelementptr %struct.use_row, ptr %1057, i64 %1051
  %1059 = load i64, ptr %1058, align 8
  %1060 = load ptr, ptr %35, align 8
  %1061 = getelementptr %struct.station_row, ptr %1060, i64 %695, i32 2
  %1062 = load i64, ptr %1061, align 8
  %1063 = and i64 %1062, %1059
  %1064 = load i64, ptr %11, align 8
  %1065 = icmp eq i64 %1063, 0
  br i1 %1065, label %1095, label %1068

1066:                                             ; preds = %1084
  %1067 = icmp sgt i64 %1085, -1
  br i1 %1067, label %1089, label %1095

1068:                                             ; preds = %1053, %1084
  %1069 = phi i64 [ %1086, %1084 ], [ 0, %1053 ]
  %1070 = phi i64 [ %1085, %1084 ], [ -1, %1053 ]
  %1071 = phi i64 [ %1087, %1084 ], [ %1063, %1053 ]
  %1072 = and i64 %1071, 1
  %1073 = icmp eq i64 %1072, 0
  br i1 %1073, label %1084, label %1074

1074:                                             ; preds = %1068
  %1075 = icmp slt i64 %1070, 0
  br i1 %1075, label %1083, label %1076

1076:                                             ; preds = %1074
  %1077 = load ptr, ptr %44, align 8
  %1078 = getelementptr i64, ptr %1077, i64 %1069
  %1079 = load i64, ptr %1078, align 8
  %1080 = getelementptr i64, ptr %1077, i64 %1070
  %1081 = load i64, ptr %1080, align 8
  %1082 = icmp slt i64 %1079, %1081
  br i1 %1082, label %1083, label %1084

1083:                                             ; preds = %1076, %1074
  br label %1084

1084:                                             ; preds = %1083, %1076, %1068
  %1085 = phi i64 [ %1069, %1083 ], [ %1070, %1076 ], [ %1070, %1068 ]
  %1086 = add i64 %1069, 1
  %1087 = ashr i64 %1071, 1
  %1088 = icmp ult i64 %1071, 2
  br i1 %1088, label %1066, label %1068, !llvm.loop !23

1089:                                             ; preds = %1066
  %1090 = load ptr, ptr %44, align 8
  %1091 = getelementptr i64, ptr %1090, i64 %1085
  %1092 = load i64, ptr %1091, align 8
  %1093 = call noundef i64 @llvm.smax.i64(i64 %1092, i64 %1064)
  %1094 = add i64 %1093, 1
  store i64 %1094, ptr %1091, align 8
  br label %1095

1095:                                             ; preds = %1089, %1066, %1053, %1050, %1046, %1041, %1040
  %1096 = load i64, ptr %11, align 8
  %1097 = add i64 %1096, 1
  %1098 = getelementptr inbounds i8, ptr %320, i64 120
  %1099 = load i64, ptr %1098, align 8
  %1100 = getelementptr inbounds i8, ptr %320, i64 128
  %1101 = load i64, ptr %1100, align 8
  %1102 = icmp slt i64 %1099, %1101
  br i1 %1102, label %1103, label %1129

1103:                                             ; preds = %1095
  %1104 = load ptr, ptr %37, align 8
  %1105 = load ptr, ptr %38, align 8
  %1106 = getelementptr inbounds i8, ptr %320, i64 24
  br label %1107

1107:                                             ; preds = %1123, %1103
  %1108 = phi i64 [ %1099, %1103 ], [ %1127, %1123 ]
  %1109 = phi i64 [ %1097, %1103 ], [ %1126, %1123 ]
  %1110 = getelementptr %struct.read_row, ptr %1105, i64 %1108
  %1111 = load i64, ptr %1110, align 8
  %1112 = getelementptr %struct.value_row, ptr %1104, i64 %1111
  %1113 = getelementptr inbounds i8, ptr %1110, i64 8
  %1114 = load i64, ptr %1113, align 8
  %1115 = icmp eq i64 %1114, 0
  br i1 %1115, label %1123, label %1116

1116:                                             ; preds = %1107
  %1117 = getelementptr inbounds i8, ptr %1112, i64 16
  %1118 = load i64, ptr %1117, align 8
  %1119 = load i64, ptr %1106, align 8
  %1120 = icmp eq i64 %1118, %1119
  %1121 = select i1 %1120, i64 8, i64 0
  %1122 = getelementptr inbounds i8, ptr %1112, i64 %1121
  br label %1123

1123:                                             ; preds = %1116, %1107
  %1124 = phi ptr [ %1112, %1107 ], [ %1122, %1116 ]
  %1125 = load i64, ptr %1124, align 8
  %1126 = call noundef i64 @llvm.smax.i64(i64 %1109, i64 %1125)
  %1127 = add nsw i64 %1108, 1
  %1128 = icmp eq i64 %1127, %1101
  br i1 %1128, label %1129, label %1107, !llvm.loop !24

1129:                                             ; preds = %1123, %1095
  %1130 = phi i64 [ %1097, %1095 ], [ %1126, %1123 ]
  br i1 %910, label %1131, label %1311

1131:                                             ; preds = %1129
  %1132 = load ptr, ptr %35, align 8
  %1133 = getelementptr %struct.station_row, ptr %1132, i64 %695
  %1134 = getelementptr inbounds i8, ptr %1133, i64 40
  %1135 = load i64, ptr %1134, align 8
  %1136 = getelementptr %struct.station_row, ptr %1132, i64 %1135
  %1137 = getelementptr inbounds i8, ptr %1133, i64 32
  %1138 = load i64, ptr %1137, align 8
  %1139 = load i64, ptr %1133, align 8
  %1140 = icmp slt i64 %1138, %1139
  br i1 %1140, label %1148, label %1141

1141:                                             ; preds = %1131
  %1142 = load ptr, ptr %42, align 8
  %1143 = load i64, ptr %43, align 8
  %1144 = mul i64 %1143, %695
  %1145 = getelementptr i64, ptr %1142, i64 %1144
  %1146 = load i64, ptr %1145, align 8
  %1147 = add i64 %1146, 1
  br label %1148

1148:                                             ; preds = %1141, %1131
  %1149 = phi i64 [ %1147, %1141 ], [ 0, %1131 ]
  %1150 = call noundef i64 @llvm.smax.i64(i64 %1096, i64 %1149)
  %1151 = getelementptr inbounds i8, ptr %1136, i64 56
  %1152 = load i64, ptr %1151, align 8
  %1153 = call noundef i64 @llvm.smax.i64(i64 %1150, i64 %1152)
  store i64 %1153, ptr %1151, align 8
  %1154 = getelementptr inbounds i8, ptr %1133, i64 8
  %1155 = load i64, ptr %1154, align 8
  %1156 = icmp sgt i64 %1155, 0
  br i1 %1156, label %1157, label %1168

1157:                                             ; preds = %1148
  %1158 = load ptr, ptr %45, align 8
  %1159 = load i64, ptr %46, align 8
  %1160 = mul i64 %1159, %1135
  %1161 = getelementptr inbounds i8, ptr %1136, i64 48
  %1162 = load i64, ptr %1161, align 8
  %1163 = srem i64 %1162, %1155
  %1164 = getelementptr i64, ptr %1158, i64 %1160
  %1165 = getelementptr i64, ptr %1164, i64 %1163
  store i64 %1153, ptr %1165, align 8
  %1166 = load i64, ptr %1161, align 8
  %1167 = add i64 %1166, 1
  store i64 %1167, ptr %1161, align 8
  br label %1168

1168:                                             ; preds = %1157, %1148
  %1169 = add i64 %1153, 1
  %1170 = call noundef i64 @llvm.smax.i64(i64 %1130, i64 %1169)
  %1171 = load ptr, ptr %35, align 8
  %1172 = getelementptr %struct.station_row, ptr %1171, i64 %695, i32 2
  %1173 = load i64, ptr %1172, align 8
  %1174 = load ptr, ptr %18, align 8
  %1175 = getelementptr inbounds i8, ptr %1174, i64 112
  %1176 = load i64, ptr %1175, align 8
  %1177 = icmp eq i64 %1176, 0
  br i1 %1177, label %1202, label %1178

1178:                                             ; preds = %1168
  %1179 = load i64, ptr %320, align 8
  %1180 = icmp eq i64 %1179, 0
  br i1 %1180, label %1181, label %1202

1181:                                             ; preds = %1178
  %1182 = getelementptr inbounds i8, ptr %320, i64 64
  %1183 = load i64, ptr %1182, align 8
  %1184 = icmp eq i64 %1183, 0
  br i1 %1184, label %1202, label %1185

1185:                                             ; preds = %1181
  %1186 = getelementptr inbounds i8, ptr %1174, i64 152
  %1187 = load i64, ptr %1186, align 8
  %1188 = icmp slt i64 %1183, %1187
  br i1 %1188, label %1189, label %1202

1189:                                             ; preds = %1185
  %1190 = load i64, ptr %671, align 8
  %1191 = icmp slt i64 %1190, 0
  br i1 %1191, label %1202, label %1192

1192:                                             ; preds = %1189
  %1193 = load i64, ptr %50, align 8
  %1194 = icmp sgt i64 %1193, %1170
  br i1 %1194, label %1202, label %1195

1195:                                             ; preds = %1192
  %1196 = load i64, ptr %19, align 8
  %1197 = sub i64 %1196, %91
  %1198 = getelementptr inbounds i8, ptr %1174, i64 136
  %1199 = load i64, ptr %1198, align 8
  %1200 = icmp slt i64 %1197, %1199
  %1201 = zext i1 %1200 to i32
  br label %1202

1202:                                             ; preds = %1195, %1192, %1189, %1185, %1181, %1178, %1168
  %1203 = phi i32 [ 0, %1168 ], [ 0, %1189 ], [ 0, %1185 ], [ 0, %1181 ], [ 0, %1178 ], [ 1, %1192 ], [ %1201, %1195 ]
  %1204 = getelementptr inbounds i8, ptr %1174, i64 344
  %1205 = load i64, ptr %1204, align 8
  %1206 = icmp eq i64 %1205, 0
  br i1 %1206, label %1311, label %1207

1207:                                             ; preds = %1202
  %1208 = load i64, ptr %11, align 8
  %1209 = load i64, ptr %671, align 8
  %1210 = icmp slt i64 %1209, 0
  br i1 %1210, label %1311, label %1211

1211:                                             ; preds = %1207
  %1212 = getelementptr inbounds i8, ptr %320, i64 104
  %1213 = load i64, ptr %1212, align 8
  %1214 = add i64 %1213, %1209
  %1215 = icmp eq i32 %1203, 0
  %1216 = load ptr, ptr %40, align 8
  %1217 = getelementptr %struct.use_row, ptr %1216, i64 %1214, i32 3
  %1218 = getelementptr %struct.use_row, ptr %1216, i64 %1214
  %1219 = select i1 %1215, ptr %1218, ptr %1217
  %1220 = load i64, ptr %1219, align 8
  %1221 = icmp eq i64 %1173, 0
  %1222 = select i1 %1221, i64 -1, i64 %1173
  %1223 = and i64 %1220, %1222
  %1224 = getelementptr %struct.use_row, ptr %1216, i64 %1214, i32 1
  %1225 = load double, ptr %1224, align 8
  %1226 = fcmp ogt double %1225, 1.000000e+00
  %1227 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1223)
  %1228 = icmp ugt i64 %1227, 1
  %1229 = select i1 %1226, i1 %1228, i1 false
  %1230 = icmp eq i64 %1223, 0
  %1231 = select i1 %1229, i1 true, i1 %1230
  br i1 %1231, label %1311, label %1232

1232:                                             ; preds = %1211, %1300
  %1233 = phi i64 [ %1304, %1300 ], [ 0, %1211 ]
  %1234 = phi i64 [ %1305, %1300 ], [ %1223, %1211 ]
  %1235 = phi i64 [ %1302, %1300 ], [ 0, %1211 ]
  %1236 = phi i64 [ %1303, %1300 ], [ -1, %1211 ]
  %1237 = and i64 %1234, 1
  %1238 = icmp eq i64 %1237, 0
  br i1 %1238, label %1300, label %1239

1239:                                             ; preds = %1232
  %1240 = load ptr, ptr %51, align 8
  %1241 = load i64, ptr %52, align 8
  %1242 = mul i64 %1241, %1233
  %1243 = getelementptr i64, ptr %1240, i64 %1242
  %1244 = load ptr, ptr %53, align 8
  %1245 = getelementptr i64, ptr %1244, i64 %1233
  %1246 = load i64, ptr %1245, align 8
  %1247 = icmp sgt i64 %1246, 0
  br i1 %1247, label %1248, label %1285

1248:                                             ; preds = %1239, %1280
  %1249 = phi i64 [ %1283, %1280 ], [ %1246, %1239 ]
  %1250 = load i64, ptr %1243, align 8
  %1251 = icmp slt i64 %1250, %1208
  br i1 %1251, label %1252, label %1285

1252:                                             ; preds = %1248
  %1253 = add nsw i64 %1249, -1
  store i64 %1253, ptr %1245, align 8
  %1254 = getelementptr i64, ptr %1243, i64 %1253
  %1255 = load i64, ptr %1254, align 8
  %1256 = icmp ugt i64 %1253, 1
  br i1 %1256, label %1257, label %1280

1257:                                             ; preds = %1252, %1275
  %1258 = phi i64 [ %1278, %1275 ], [ 1, %1252 ]
  %1259 = phi i64 [ %1277, %1275 ], [ 0, %1252 ]
  %1260 = phi i64 [ %1271, %1275 ], [ 0, %1252 ]
  %1261 = add i64 %1259, 2
  %1262 = icmp slt i64 %1261, %1253
  br i1 %1262, label %1263, label %1270

1263:                                             ; preds = %1257
  %1264 = getelementptr i64, ptr %1243, i64 %1261
  %1265 = load i64, ptr %1264, align 8
  %1266 = getelementptr i64, ptr %1243, i64 %1258
  %1267 = load i64, ptr %1266, align 8
  %1268 = icmp slt i64 %1265, %1267
  %1269 = select i1 %1268, i64 %1261, i64 %1258
  br label %1270

1270:                                             ; preds = %1263, %1257
  %1271 = phi i64 [ %1258, %1257 ], [ %1269, %1263 ]
  %1272 = getelementptr i64, ptr %1243, i64 %1271
  %1273 = load i64, ptr %1272, align 8
  %1274 = icmp slt i64 %1273, %1255
  br i1 %1274, label %1275, label %1280

1275:                                             ; preds = %1270
  %1276 = getelementptr i64, ptr %1243, i64 %1260
  store i64 %1273, ptr %1276, align 8
  %1277 = shl i64 %1271, 1
  %1278 = or disjoint i64 %1277, 1
  %1279 = icmp slt i64 %1278, %1253
  br i1 %1279, label %1257, label %1280

1280:                                             ; preds = %1275, %1270, %1252
  %1281 = phi i64 [ 0, %1252 ], [ %1260, %1270 ], [ %1271, %1275 ]
  %1282 = getelementptr i64, ptr %1243, i64 %1281
  store i64 %1255, ptr %1282, align 8
  %1283 = load i64, ptr %1245, align 8
  %1284 = icmp sgt i64 %1283, 0
  br i1 %1284, label %1248, label %1285, !llvm.loop !25

1285:                                             ; preds = %1280, %1248, %1239
  %1286 = phi i64 [ %1246, %1239 ], [ %1249, %1248 ], [ %1283, %1280 ]
  %1287 = icmp slt i64 %1236, 0
  %1288 = icmp slt i64 %1286, %1235
  %1289 = select i1 %1287, i1 true, i1 %1288
  br i1 %1289, label %1299, label %1290

1290:                                             ; preds = %1285
  %1291 = icmp eq i64 %1286, %1235
  br i1 %1291, label %1292, label %1300

1292:                                             ; preds = %1290
  %1293 = load ptr, ptr %54, align 8
  %1294 = getelementptr i64, ptr %1293, i64 %1233
  %1295 = load i64, ptr %1294, align 8
  %1296 = getelementptr i64, ptr %1293, i64 %1236
  %1297 = load i64, ptr %1296, align 8
  %1298 = icmp slt i64 %1295, %1297
  br i1 %1298, label %1299, label %1300

1299:                                             ; preds = %1292, %1285
  br label %1300

1300:                                             ; preds = %1299, %1292, %1290, %1232
  %1301 = phi i64 [ %1236, %1232 ], [ %1233, %1299 ], [ %1236, %1292 ], [ %1236, %1290 ]
  %1302 = phi i64 [ %1235, %1232 ], [ %1286, %1299 ], [ %1235, %1292 ], [ %1235, %1290 ]
  %1303 = freeze i64 %1301
  %1304 = add i64 %1233, 1
  %1305 = ashr i64 %1234, 1
  %1306 = icmp ult i64 %1234, 2
  br i1 %1306, label %1307, label %1232, !llvm.loop !26

1307:                                             ; preds = %1300
  %1308 = shl nuw i64 1, %1303
  %1309 = icmp slt i64 %1303, 0
  %1310 = select i1 %1309, i64 %1173, i64 %1308
  br label %1311

1311:                                             ; preds = %1307, %1211, %1207, %1202, %1129
  %1312 = phi i64 [ -1, %1129 ], [ -1, %1202 ], [ -1, %1207 ], [ -1, %1211 ], [ %1303, %1307 ]
  %1313 = phi i32 [ 0, %1129 ], [ %1203, %1202 ], [ %1203, %1207 ], [ %1203, %1211 ], [ %1203, %1307 ]
  %1314 = phi i64 [ %1130, %1129 ], [ %1170, %1202 ], [ %1170, %1207 ], [ %1170, %1211 ], [ %1170, %1307 ]
  %1315 = phi i64 [ 0, %1129 ], [ %1173, %1202 ], [ %1173, %1207 ], [ %1173, %1211 ], [ %1310, %1307 ]
  %1316 = phi i64 [ %1097, %1129 ], [ %1169, %1202 ], [ %1169, %1207 ], [ %1169, %1211 ], [ %1169, %1307 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !27)
  store i64 %1315, ptr %9, align 8, !alias.scope !27
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %55, i8 0, i64 24, i1 false), !alias.scope !27
  %1317 = load i64, ptr %1098, align 8, !noalias !27
  %1318 = load i64, ptr %1100, align 8, !noalias !27
  %1319 = icmp slt i64 %1317, %1318
  br i1 %1319, label %1320, label %1372

1320:                                             ; preds = %1311
  %1321 = load ptr, ptr %38, align 8, !noalias !27
  %1322 = load ptr, ptr %37, align 8, !noalias !27
  %1323 = getelementptr inbounds i8, ptr %320, i64 24
  br label %1324

1324:                                             ; preds = %1367, %1320
  %1325 = phi i64 [ -1, %1320 ], [ %1369, %1367 ]
  %1326 = phi i64 [ -1, %1320 ], [ %1368, %1367 ]
  %1327 = phi i64 [ %1317, %1320 ], [ %1370, %1367 ]
  %1328 = getelementptr %struct.read_row, ptr %1321, i64 %1327
  %1329 = load i64, ptr %1328, align 8, !noalias !27
  %1330 = getelementptr %struct.value_row, ptr %1322, i64 %1329
  %1331 = getelementptr inbounds i8, ptr %1328, i64 16
  %1332 = load i64, ptr %1331, align 8, !noalias !27
  %1333 = icmp eq i64 %1332, 0
  br i1 %1333, label %1367, label %1334

1334:                                             ; preds = %1324
  %1335 = getelementptr inbounds i8, ptr %1330, i64 24
  %1336 = load i64, ptr %1335, align 8, !noalias !27
  %1337 = icmp eq i64 %1336, 1
  br i1 %1337, label %1338, label %1343

1338:                                             ; preds = %1334
  %1339 = load ptr, ptr %18, align 8, !noalias !27
  %1340 = getelementptr inbounds i8, ptr %1339, i64 248
  %1341 = load i64, ptr %1340, align 8, !noalias !27
  %1342 = icmp eq i64 %1341, 0
  br i1 %1342, label %1367, label %1343

1343:                                             ; preds = %1338, %1334
  %1344 = getelementptr inbounds i8, ptr %1328, i64 8
  %1345 = load i64, ptr %1344, align 8, !noalias !27
  %1346 = icmp eq i64 %1345, 0
  br i1 %1346, label %1354, label %1347

1347:                                             ; preds = %1343
  %1348 = getelementptr inbounds i8, ptr %1330, i64 16
  %1349 = load i64, ptr %1348, align 8, !noalias !27
  %1350 = load i64, ptr %1323, align 8, !noalias !27
  %1351 = icmp eq i64 %1349, %1350
  %1352 = select i1 %1351, i64 8, i64 0
  %1353 = getelementptr inbounds i8, ptr %1330, i64 %1352
  br label %1354

1354:                                             ; preds = %1347, %1343
  %1355 = phi ptr [ %1330, %1343 ], [ %1353, %1347 ]
  %1356 = load i64, ptr %1355, align 8, !noalias !27
  %1357 = icmp eq i64 %1336, 2
  %1358 = load ptr, ptr %18, align 8, !noalias !27
  br i1 %1357, label %1359, label %1363

1359:                                             ; preds = %1354
  %1360 = getelementptr inbounds i8, ptr %1358, i64 216
  %1361 = load i64, ptr %1360, align 8, !noalias !27
  %1362 = icmp eq i64 %1361, 0
  br i1 %1362, label %1367, label %1363

1363:                                             ; preds = %1359, %1354
  %1364 = getelementptr inbounds i8, ptr %1358, i64 328
  %1365 = load i64, ptr %1364, align 8, !noalias !27
  %1366 = add i64 %1365, %1356
  br label %1367

1367:                                             ; preds = %1363, %1359, %1338, %1324
  %1368 = phi i64 [ %1326, %1338 ], [ %1326, %1324 ], [ %1366, %1363 ], [ 0, %1359 ]
  %1369 = phi i64 [ %1325, %1338 ], [ %1325, %1324 ], [ %1356, %1363 ], [ %1356, %1359 ]
  %1370 = add nsw i64 %1327, 1
  %1371 = icmp eq i64 %1370, %1318
  br i1 %1371, label %1372, label %1324, !llvm.loop !30

1372:                                             ; preds = %1367, %1311
  %1373 = phi i64 [ -1, %1311 ], [ %1368, %1367 ]
  %1374 = phi i64 [ -1, %1311 ], [ %1369, %1367 ]
  %1375 = load ptr, ptr %18, align 8, !noalias !27
  %1376 = getelementptr inbounds i8, ptr %1375, i64 320
  %1377 = load i64, ptr %1376, align 8, !noalias !27
  %1378 = add i64 %1377, %1374
  store i64 %1378, ptr %58, align 8, !alias.scope !27
  store i64 %1373, ptr %59, align 8, !alias.scope !27
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false), !alias.scope !27
  %1379 = load i64, ptr %320, align 8
  %1380 = icmp eq i64 %1379, 2
  br i1 %1380, label %1403, label %1381

1381:                                             ; preds = %1372
  %1382 = getelementptr inbounds i8, ptr %1375, i64 72
  %1383 = load i64, ptr %1382, align 8, !noalias !27
  %1384 = icmp ne i64 %1383, 0
  %1385 = icmp sgt i64 %1373, -1
  %1386 = select i1 %1384, i1 %1385, i1 false
  br i1 %1386, label %1387, label %1394

1387:                                             ; preds = %1381
  %1388 = getelementptr inbounds i8, ptr %320, i64 64
  %1389 = load i64, ptr %1388, align 8, !noalias !27
  %1390 = getelementptr inbounds i8, ptr %1375, i64 352
  %1391 = load i64, ptr %1390, align 8, !noalias !27
  %1392 = icmp slt i64 %1389, %1391
  br i1 %1392, label %1394, label %1393

1393:                                             ; preds = %1387
  store i64 %1383, ptr %57, align 8, !alias.scope !27
  br label %1394

1394:                                             ; preds = %1393, %1387, %1381
  %1395 = getelementptr inbounds i8, ptr %1375, i64 224
  %1396 = load i64, ptr %1395, align 8, !noalias !27
  %1397 = icmp eq i64 %1396, 0
  br i1 %1397, label %1404, label %1398

1398:                                             ; preds = %1394
  %1399 = icmp eq i64 %1379, 1
  br i1 %1399, label %1400, label %1403

1400:                                             ; preds = %1398
  %1401 = icmp ne i64 %1315, 0
  %1402 = zext i1 %1401 to i64
  store i64 %1402, ptr %56, align 8, !alias.scope !27
  br label %1406

1403:                                             ; preds = %1398, %1372
  store i64 0, ptr %56, align 8, !alias.scope !27
  br label %1519

1404:                                             ; preds = %1394
  store i64 0, ptr %56, align 8, !alias.scope !27
  %1405 = icmp eq i64 %1379, 1
  br i1 %1405, label %1406, label %1519

1406:                                             ; preds = %1404, %1400
  %1407 = getelementptr inbounds i8, ptr %320, i64 64
  %1408 = load i64, ptr %1407, align 8, !noalias !27
  %1409 = icmp sgt i64 %1408, 0
  br i1 %1409, label %1410, label %1470

1410:                                             ; preds = %1406
  %1411 = getelementptr inbounds i8, ptr %1375, i64 232
  %1412 = load i64, ptr %1411, align 8, !noalias !27
  %1413 = icmp eq i64 %1412, 0
  br i1 %1413, label %1470, label %1414

1414:                                             ; preds = %1410
  %1415 = load ptr, ptr %40, align 8, !noalias !27
  %1416 = getelementptr inbounds i8, ptr %320, i64 104
  %1417 = load i64, ptr %1416, align 8, !noalias !27
  %1418 = getelementptr %struct.use_row, ptr %1415, i64 %1417
  %1419 = load i64, ptr %1418, align 8, !noalias !27
  %1420 = load i64, ptr %61, align 8, !noalias !27
  %1421 = add i64 %1420, 1
  store i64 %1421, ptr %61, align 8, !noalias !27
  %1422 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1419)
  %1423 = srem i64 %1420, %1422
  %1424 = icmp sgt i64 %1423, 0
  br i1 %1424, label %1425, label %1464

1425:                                             ; preds = %1414
  %1426 = and i64 %1423, 7
  %1427 = icmp eq i64 %1426, 0
  br i1 %1427, label %1437, label %1428

1428:                                             ; preds = %1425, %1428
  %1429 = phi i64 [ %1434, %1428 ], [ %1423, %1425 ]
  %1430 = phi i64 [ %1433, %1428 ], [ %1419, %1425 ]
  %1431 = phi i64 [ %1435, %1428 ], [ 0, %1425 ]
  %1432 = add i64 %1430, -1
  %1433 = and i64 %1432, %1430
  %1434 = add nsw i64 %1429, -1
  %1435 = add i64 %1431, 1
  %1436 = icmp eq i64 %1435, %1426
  br i1 %1436, label %1437, label %1428, !llvm.loop !31

1437:                                             ; preds = %1428, %1425
  %1438 = phi i64 [ %1423, %1425 ], [ %1434, %1428 ]
  %1439 = phi i64 [ %1419, %1425 ], [ %1433, %1428 ]
  %1440 = phi i64 [ poison, %1425 ], [ %1433, %1428 ]
  %1441 = icmp ult i64 %1423, 8
  br i1 %1441, label %1464, label %1442

1442:                                             ; preds = %1437, %1442
  %1443 = phi i64 [ %1461, %1442 ], [ %1438, %1437 ]
  %1444 = phi i64 [ %1460, %1442 ], [ %1439, %1437 ]
  %1445 = add i64 %1444, -1
  %1446 = and i64 %1445, %1444
  %1447 = add i64 %1446, -1
  %1448 = and i64 %1447, %1446
  %1449 = add i64 %1448, -1
  %1450 = and i64 %1449, %1448
  %1451 = add i64 %1450, -1
  %1452 = and i64 %1451, %1450
  %1453 = add i64 %1452, -1
  %1454 = and i64 %1453, %1452
  %1455 = add i64 %1454, -1
  %1456 = and i64 %1455, %1454
  %1457 = add i64 %1456, -1
  %1458 = and i64 %1457, %1456
  %1459 = add i64 %1458, -1
  %1460 = and i64 %1459, %1458
  %1461 = add nsw i64 %1443, -8
  %1462 = add i64 %1443, -9
  %1463 = icmp ult i64 %1462, -2
  br i1 %1463, label %1442, label %1464, !llvm.loop !33

1464:                                             ; preds = %1437, %1442, %1414
  %1465 = phi i64 [ %1419, %1414 ], [ %1440, %1437 ], [ %1460, %1442 ]
  %1466 = sub i64 0, %1465
  %1467 = and i64 %1465, %1466
  store i64 %1467, ptr %55, align 8, !alias.scope !27
  %1468 = load i64, ptr %320, align 8
  %1469 = icmp eq i64 %1468, 1
  br i1 %1469, label %1470, label %1519

1470:                                             ; preds = %1464, %1410, %1406
  %1471 = phi i64 [ %1467, %1464 ], [ 0, %1410 ], [ 0, %1406 ]
  %1472 = load ptr, ptr %26, align 8, !noalias !27
  %1473 = load i64, ptr %27, align 8, !noalias !27
  %1474 = getelementptr inbounds i8, ptr %320, i64 80
  %1475 = load i64, ptr %1474, align 8, !noalias !27
  %1476 = getelementptr %struct.access_row, ptr %1472, i64 %1473
  %1477 = getelementptr %struct.access_row, ptr %1476, i64 %1475
  %1478 = getelementptr inbounds i8, ptr %1375, i64 360
  %1479 = load i64, ptr %1478, align 8, !noalias !27
  %1480 = icmp eq i64 %1479, 0
  br i1 %1480, label %1519, label %1481

1481:                                             ; preds = %1470
  %1482 = load i64, ptr %1477, align 8, !noalias !27
  %1483 = icmp slt i64 %1482, 0
  br i1 %1483, label %1519, label %1484

1484:                                             ; preds = %1481
  %1485 = getelementptr inbounds i8, ptr %1477, i64 16
  %1486 = load i64, ptr %1485, align 8, !noalias !27
  %1487 = icmp slt i64 %1486, %1479
  br i1 %1487, label %1519, label %1488

1488:                                             ; preds = %1484
  %1489 = getelementptr inbounds i8, ptr %1375, i64 368
  %1490 = load i64, ptr %1489, align 8, !noalias !27
  %1491 = shl nsw i64 -1, %1490
  %1492 = xor i64 %1491, -1
  %1493 = sdiv i64 %1482, %1479
  %1494 = add nsw i64 %1482, -1
  %1495 = add i64 %1494, %1486
  %1496 = sdiv i64 %1495, %1479
  %1497 = add i64 %1493, 2
  %1498 = icmp sle i64 %1493, %1496
  %1499 = icmp slt i64 %1493, 9223372036854775806
  %1500 = and i1 %1499, %1498
  br i1 %1500, label %1501, label %1519

1501:                                             ; preds = %1488
  %1502 = getelementptr inbounds i8, ptr %1375, i64 128
  %1503 = load i64, ptr %1502, align 8, !noalias !27
  %1504 = srem i64 %1493, 2
  %1505 = mul i64 %1504, %1490
  %1506 = add i64 %1505, %1503
  %1507 = shl i64 %1492, %1506
  %1508 = getelementptr i64, ptr %60, i64 %1504
  store i64 %1507, ptr %1508, align 8, !alias.scope !27
  %1509 = add nsw i64 %1493, 1
  %1510 = icmp slt i64 %1493, %1496
  %1511 = icmp slt i64 %1509, %1497
  %1512 = and i1 %1510, %1511
  br i1 %1512, label %1513, label %1519, !llvm.loop !34

1513:                                             ; preds = %1501
  %1514 = srem i64 %1509, 2
  %1515 = mul i64 %1514, %1490
  %1516 = add i64 %1515, %1503
  %1517 = shl i64 %1492, %1516
  %1518 = getelementptr i64, ptr %60, i64 %1514
  store i64 %1517, ptr %1518, align 8, !alias.scope !27
  br label %1519

1519:                                             ; preds = %1501, %1513, %1488, %1484, %1481, %1470, %1464, %1404, %1403
  %1520 = phi i64 [ %1467, %1464 ], [ %1471, %1488 ], [ %1471, %1484 ], [ %1471, %1481 ], [ %1471, %1470 ], [ 0, %1404 ], [ 0, %1403 ], [ %1471, %1513 ], [ %1471, %1501 ]
  %1521 = phi i64 [ %1468, %1464 ], [ 1, %1488 ], [ 1, %1484 ], [ 1, %1481 ], [ 1, %1470 ], [ %1379, %1404 ], [ %1379, %1403 ], [ 1, %1513 ], [ 1, %1501 ]
  %1522 = zext nneg i32 %1313 to i64
  store i64 %1522, ptr %62, align 8
  %1523 = icmp eq i64 %1521, 2
  store i64 0, ptr %64, align 8
  %1524 = select i1 %1523, i64 %1316, i64 %1314
  store i64 %1524, ptr %65, align 8
  %1525 = call fastcc i64 @issue(ptr noundef nonnull %63, ptr noundef nonnull readonly %320, ptr noundef nonnull %9, i64 noundef %1524)
  %1526 = load i64, ptr %64, align 8
  store i64 %1526, ptr %66, align 8
  br i1 %1523, label %1527, label %1547

1527:                                             ; preds = %1519
  %1528 = load ptr, ptr %67, align 8
  %1529 = load ptr, ptr %18, align 8
  %1530 = load i64, ptr %11, align 8
  %1531 = getelementptr inbounds i8, ptr %1528, i64 24
  %1532 = load i64, ptr %1531, align 8
  %1533 = icmp eq i64 %1532, %1530
  br i1 %1533, label %1535, label %1534

1534:                                             ; preds = %1527
  store i64 %1530, ptr %1531, align 8
  br label %1547

1535:                                             ; preds = %1527
  store i64 -1, ptr %1531, align 8
  %1536 = getelementptr inbounds i8, ptr %1529, i64 200
  %1537 = load double, ptr %1536, align 8
  %1538 = getelementptr inbounds i8, ptr %1528, i64 32
  %1539 = load double, ptr %1538, align 8
  %1540 = fadd double %1537, %1539
  store double %1540, ptr %1538, align 8
  %1541 = fcmp ult double %1540, 1.000000e+00
  br i1 %1541, label %1547, label %1542

1542:                                             ; preds = %1535
  %1543 = fadd double %1540, -1.000000e+00
  store double %1543, ptr %1538, align 8
  %1544 = getelementptr inbounds i8, ptr %1529, i64 56
  %1545 = load i64, ptr %1544, align 8
  %1546 = call fastcc i64 @take_turns(ptr noundef nonnull %63, i64 noundef %1545, i64 noundef %1525, i64 noundef 1)
  br label %1547

1547:                                             ; preds = %1542, %1535, %1534, %1519
  %1548 = icmp sgt i64 %1312, -1
  br i1 %1548, label %1549, label %1574

1549:                                             ; preds = %1547
  %1550 = load ptr, ptr %53, align 8
  %1551 = getelementptr i64, ptr %1550, i64 %1312
  %1552 = load i64, ptr %1551, align 8
  %1553 = load i64, ptr %52, align 8
  %1554 = icmp slt i64 %1552, %1553
  br i1 %1554, label %1555, label %1574

1555:                                             ; preds = %1549
  %1556 = load ptr, ptr %51, align 8
  %1557 = mul i64 %1553, %1312
  %1558 = getelementptr i64, ptr %1556, i64 %1557
  %1559 = add nsw i64 %1552, 1
  store i64 %1559, ptr %1551, align 8
  %1560 = icmp sgt i64 %1552, 0
  br i1 %1560, label %1561, label %1571

1561:                                             ; preds = %1555, %1568
  %1562 = phi i64 [ %1564, %1568 ], [ %1552, %1555 ]
  %1563 = add nsw i64 %1562, -1
  %1564 = lshr i64 %1563, 1
  %1565 = getelementptr i64, ptr %1558, i64 %1564
  %1566 = load i64, ptr %1565, align 8
  %1567 = icmp sgt i64 %1566, %1525
  br i1 %1567, label %1568, label %1571

1568:                                             ; preds = %1561
  %1569 = getelementptr i64, ptr %1558, i64 %1562
  store i64 %1566, ptr %1569, align 8
  %1570 = icmp ult i64 %1563, 2
  br i1 %1570, label %1571, label %1561

1571:                                             ; preds = %1568, %1561, %1555
  %1572 = phi i64 [ %1552, %1555 ], [ %1564, %1568 ], [ %1562, %1561 ]
  %1573 = getelementptr i64, ptr %1558, i64 %1572
  store i64 %1525, ptr %1573, align 8
  br label %1574

1574:                                             ; preds = %1571, %1549, %1547
  %1575 = load i64, ptr %320, align 8
  %1576 = icmp eq i64 %1575, 0
  br i1 %1576, label %1577, label %1587

1577:                                             ; preds = %1574
  %1578 = getelementptr inbounds i8, ptr %320, i64 64
  %1579 = load i64, ptr %1578, align 8
  %1580 = load ptr, ptr %18, align 8
  %1581 = getelementptr inbounds i8, ptr %1580, i64 152
  %1582 = load i64, ptr %1581, align 8
  %1583 = icmp slt i64 %1579, %1582
  br i1 %1583, label %1587, label %1584

1584:                                             ; preds = %1577
  %1585 = load i64, ptr %50, align 8
  %1586 = call noundef i64 @llvm.smax.i64(i64 %1585, i64 %1525)
  store i64 %1586, ptr %50, align 8
  br label %1587

1587:                                             ; preds = %1584, %1577, %1574
  %1588 = getelementptr inbounds i8, ptr %320, i64 8
  %1589 = load i64, ptr %1588, align 8
  %1590 = add i64 %1589, %1525
  %1591 = icmp eq i32 %1313, 0
  br i1 %1591, label %1592, label %1596

1592:                                             ; preds = %1587
  %1593 = getelementptr inbounds i8, ptr %320, i64 16
  %1594 = load i64, ptr %1593, align 8
  %1595 = add i64 %1594, %1525
  br label %1596

1596:                                             ; preds = %1592, %1587
  %1597 = phi i64 [ %1595, %1592 ], [ %1590, %1587 ]
  %1598 = load i64, ptr %320, align 8
  %1599 = icmp eq i64 %1598, 1
  br i1 %1599, label %1600, label %1749

1600:                                             ; preds = %1596
  %1601 = load ptr, ptr %26, align 8
  %1602 = load i64, ptr %27, align 8
  %1603 = getelementptr inbounds i8, ptr %320, i64 80
  %1604 = load i64, ptr %1603, align 8
  %1605 = getelementptr %struct.access_row, ptr %1601, i64 %1602
  %1606 = getelementptr %struct.access_row, ptr %1605, i64 %1604
  %1607 = load ptr, ptr %68, align 8
  %1608 = load i64, ptr %73, align 8
  %1609 = load ptr, ptr %18, align 8
  %1610 = call i64 @loaded_at(ptr noundef %1606, ptr noundef %1607, i64 noundef %1608, ptr noundef %1609, i64 noundef %1525, i64 noundef %1589)
  %1611 = getelementptr inbounds i8, ptr %1609, i64 312
  %1612 = load i64, ptr %1611, align 8
  %1613 = icmp eq i64 %1612, 0
  br i1 %1613, label %1665, label %1614

1614:                                             ; preds = %1600
  %1615 = icmp sgt i64 %1610, %1590
  br i1 %1615, label %1616, label %1640

1616:                                             ; preds = %1614
  %1617 = getelementptr inbounds i8, ptr %1609, i64 296
  %1618 = load i64, ptr %1617, align 8
  %1619 = icmp sgt i64 %1618, 0
  br i1 %1619, label %1620, label %1634

1620:                                             ; preds = %1616, %1627
  %1621 = phi i64 [ %1630, %1627 ], [ %1618, %1616 ]
  %1622 = phi i64 [ %1629, %1627 ], [ %1525, %1616 ]
  %1623 = load i64, ptr %1588, align 8
  %1624 = shl i64 %1623, 1
  %1625 = add i64 %1624, %1622
  %1626 = icmp slt i64 %1625, %1610
  br i1 %1626, label %1627, label %1634

1627:                                             ; preds = %1620
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %4, i8 0, i64 72, i1 false)
  %1628 = add i64 %1623, %1622
  %1629 = call fastcc i64 @issue(ptr noundef nonnull %63, ptr noundef nonnull readonly %320, ptr noundef nonnull %4, i64 noundef %1628)
  %1630 = add nsw i64 %1621, -1
  %1631 = icmp sgt i64 %1621, 1
  br i1 %1631, label %1620, label %1632, !llvm.loop !35

1632:                                             ; preds = %1627
  %1633 = load i64, ptr %1588, align 8
  br label %1634

1634:                                             ; preds = %1620, %1632, %1616
  %1635 = phi i64 [ %1589, %1616 ], [ %1633, %1632 ], [ %1623, %1620 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %5, i8 0, i64 72, i1 false)
  %1636 = sub i64 %1610, %1635
  %1637 = call fastcc i64 @issue(ptr noundef nonnull %63, ptr noundef nonnull readonly %320, ptr noundef nonnull %5, i64 noundef %1636)
  %1638 = load i64, ptr %1588, align 8
  %1639 = add i64 %1638, %1637
  br label %1665

1640:                                             ; preds = %1614
  %1641 = getelementptr inbounds i8, ptr %1606, i64 40
  %1642 = load i64, ptr %1641, align 8
  %1643 = icmp slt i64 %1642, 0
  br i1 %1643, label %1665, label %1644

1644:                                             ; preds = %1640
  %1645 = getelementptr inbounds i8, ptr %1606, i64 24
  %1646 = load i64, ptr %1645, align 8
  %1647 = icmp eq i64 %1642, %1646
  br i1 %1647, label %1665, label %1648

1648:                                             ; preds = %1644
  %1649 = getelementptr %struct.store_row, ptr %1607, i64 %1642
  %1650 = load i64, ptr %1609, align 8
  store i64 %1650, ptr %3, align 16
  %1651 = getelementptr inbounds i8, ptr %1609, i64 16
  %1652 = load i64, ptr %1651, align 8
  store i64 %1652, ptr %74, align 8
  %1653 = getelementptr inbounds i8, ptr %1609, i64 24
  %1654 = load i64, ptr %1653, align 8
  store i64 %1654, ptr %75, align 16
  %1655 = load i64, ptr %1649, align 8
  %1656 = getelementptr inbounds i8, ptr %1649, i64 32
  %1657 = load i64, ptr %1656, align 8
  %1658 = getelementptr [3 x i64], ptr %3, i64 0, i64 %1657
  %1659 = load i64, ptr %1658, align 8
  %1660 = add i64 %1659, %1655
  %1661 = icmp sgt i64 %1660, %1590
  br i1 %1661, label %1662, label %1665

1662:                                             ; preds = %1648
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  %1663 = add i64 %1525, 1
  %1664 = call fastcc i64 @issue(ptr noundef nonnull %63, ptr noundef nonnull readonly %320, ptr noundef nonnull %6, i64 noundef %1663)
  br label %1665

1665:                                             ; preds = %1662, %1648, %1644, %1640, %1634, %1600
  %1666 = phi i64 [ %1639, %1634 ], [ %1610, %1662 ], [ %1610, %1648 ], [ %1610, %1644 ], [ %1610, %1640 ], [ %1610, %1600 ]
  %1667 = load ptr, ptr %18, align 8
  %1668 = getelementptr inbounds i8, ptr %1667, i64 288
  %1669 = load i64, ptr %1668, align 8
  %1670 = icmp eq i64 %1669, 0
  br i1 %1670, label %1718, label %1671

1671:                                             ; preds = %1665
  %1672 = load ptr, ptr %68, align 8
  %1673 = getelementptr inbounds i8, ptr %1606, i64 24
  %1674 = load i64, ptr %1673, align 8
  %1675 = icmp slt i64 %1674, 0
  br i1 %1675, label %1718, label %1676

1676:                                             ; preds = %1671
  %1677 = getelementptr inbounds i8, ptr %1606, i64 32
  %1678 = load i64, ptr %1677, align 8
  %1679 = icmp eq i64 %1678, 1
  br i1 %1679, label %1680, label %1718

1680:                                             ; preds = %1676
  %1681 = getelementptr %struct.store_row, ptr %1672, i64 %1674
  %1682 = getelementptr inbounds i8, ptr %1681, i64 8
  %1683 = load i64, ptr %1682, align 8
  %1684 = icmp sgt i64 %1683, %1525
  br i1 %1684, label %1685, label %1718

1685:                                             ; preds = %1680
  %1686 = getelementptr inbounds i8, ptr %1667, i64 184
  %1687 = load i64, ptr %1686, align 8
  %1688 = icmp eq i64 %1687, 0
  br i1 %1688, label %1689, label %1693

1689:                                             ; preds = %1685
  %1690 = getelementptr inbounds i8, ptr %1681, i64 16
  %1691 = load i64, ptr %1690, align 8
  %1692 = icmp eq i64 %1691, 0
  br i1 %1692, label %1693, label %1718

1693:                                             ; preds = %1689, %1685
  %1694 = getelementptr inbounds i8, ptr %1667, i64 336
  %1695 = load i64, ptr %1694, align 8
  %1696 = icmp eq i64 %1695, 0
  br i1 %1696, label %1697, label %1701

1697:                                             ; preds = %1693
  %1698 = getelementptr inbounds i8, ptr %1681, i64 24
  %1699 = load i64, ptr %1698, align 8
  %1700 = icmp eq i64 %1699, 0
  br i1 %1700, label %1701, label %1718

1701:                                             ; preds = %1697, %1693
  %1702 = getelementptr inbounds i8, ptr %1681, i64 80
  %1703 = load i64, ptr %1702, align 8
  %1704 = load i64, ptr %1606, align 8
  %1705 = icmp eq i64 %1703, %1704
  br i1 %1705, label %1721, label %1706

1706:                                             ; preds = %1701
  %1707 = icmp sgt i64 %1669, 0
  br i1 %1707, label %1708, label %1718

1708:                                             ; preds = %1706, %1708
  %1709 = phi i64 [ %1712, %1708 ], [ %1525, %1706 ]
  %1710 = phi i64 [ %1713, %1708 ], [ 0, %1706 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %7, i8 0, i64 72, i1 false)
  store i64 %1520, ptr %76, align 8
  %1711 = add i64 %1709, 1
  %1712 = call fastcc i64 @issue(ptr noundef nonnull %63, ptr noundef nonnull readonly %320, ptr noundef nonnull %7, i64 noundef %1711)
  %1713 = add nuw nsw i64 %1710, 1
  %1714 = load ptr, ptr %18, align 8
  %1715 = getelementptr inbounds i8, ptr %1714, i64 288
  %1716 = load i64, ptr %1715, align 8
  %1717 = icmp slt i64 %1713, %1716
  br i1 %1717, label %1708, label %1718, !llvm.loop !36

1718:                                             ; preds = %1708, %1706, %1697, %1689, %1680, %1676, %1671, %1665
  %1719 = phi ptr [ %1667, %1706 ], [ %1667, %1689 ], [ %1667, %1680 ], [ %1667, %1697 ], [ %1667, %1671 ], [ %1667, %1676 ], [ %1667, %1665 ], [ %1714, %1708 ]
  %1720 = load i64, ptr %1606, align 8
  br label %1721

1721:                                             ; preds = %1718, %1701
  %1722 = phi ptr [ %1719, %1718 ], [ %1667, %1701 ]
  %1723 = phi i64 [ %1720, %1718 ], [ %1703, %1701 ]
  %1724 = icmp sgt i64 %1723, -1
  br i1 %1724, label %1725, label %1747

1725:                                             ; preds = %1721
  %1726 = getelementptr inbounds i8, ptr %1722, i64 32
  %1727 = load i64, ptr %1726, align 8
  %1728 = srem i64 %1723, %1727
  %1729 = getelementptr inbounds i8, ptr %1606, i64 16
  %1730 = load i64, ptr %1729, align 8
  %1731 = add i64 %1730, %1728
  %1732 = icmp sgt i64 %1731, %1727
  br i1 %1732, label %1733, label %1747

1733:                                             ; preds = %1725
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %2, i8 0, i64 72, i1 false)
  store i64 %1520, ptr %77, align 8
  %1734 = add i64 %1525, 1
  %1735 = call fastcc i64 @issue(ptr noundef nonnull %63, ptr noundef nonnull readonly %320, ptr noundef nonnull %2, i64 noundef %1734)
  %1736 = load ptr, ptr %18, align 8
  %1737 = getelementptr inbounds i8, ptr %1736, i64 120
  %1738 = load i64, ptr %1737, align 8
  %1739 = icmp eq i64 %1738, 0
  br i1 %1739, label %1742, label %1740

1740:                                             ; preds = %1733
  %1741 = call fastcc i64 @take_turns(ptr noundef nonnull %63, i64 noundef %1738, i64 noundef %1735, i64 noundef 1)
  br label %1742

1742:                                             ; preds = %1740, %1733
  %1743 = phi i64 [ %1741, %1740 ], [ %1735, %1733 ]
  %1744 = add i64 %1666, 1
  %1745 = sub i64 %1744, %1735
  %1746 = add i64 %1745, %1743
  br label %1747

1747:                                             ; preds = %1742, %1725, %1721
  %1748 = phi i64 [ %1746, %1742 ], [ %1666, %1725 ], [ %1666, %1721 ]
  br label %1972

1749:                                             ; preds = %1596
  br i1 %1523, label %1750, label %1977

1750:                                             ; preds = %1749
  %1751 = call noundef i64 @llvm.smax.i64(i64 %1525, i64 %1314)
  %1752 = load ptr, ptr %26, align 8
  %1753 = load i64, ptr %27, align 8
  %1754 = getelementptr inbounds i8, ptr %320, i64 80
  %1755 = load i64, ptr %1754, align 8
  %1756 = getelementptr %struct.access_row, ptr %1752, i64 %1753
  %1757 = getelementptr %struct.access_row, ptr %1756, i64 %1755
  %1758 = load ptr, ptr %18, align 8
  %1759 = getelementptr inbounds i8, ptr %1758, i64 176
  %1760 = load i64, ptr %1759, align 8
  %1761 = getelementptr inbounds i8, ptr %1757, i64 16
  %1762 = load i64, ptr %1761, align 8
  %1763 = add i64 %1760, -1
  %1764 = add i64 %1763, %1762
  %1765 = sdiv i64 %1764, %1760
  %1766 = call noundef i64 @llvm.smax.i64(i64 %1765, i64 1)
  %1767 = load ptr, ptr %68, align 8
  %1768 = load i64, ptr %69, align 8
  %1769 = getelementptr %struct.store_row, ptr %1767, i64 %1768
  %1770 = load i64, ptr %59, align 8
  %1771 = getelementptr inbounds i8, ptr %1758, i64 72
  %1772 = load i64, ptr %1771, align 8
  %1773 = icmp ne i64 %1772, 0
  %1774 = icmp sgt i64 %1770, -1
  %1775 = select i1 %1773, i1 %1774, i1 false
  br i1 %1775, label %1781, label %1776

1776:                                             ; preds = %1750
  %1777 = getelementptr inbounds i8, ptr %1758, i64 416
  %1778 = load i64, ptr %1777, align 8
  %1779 = icmp eq i64 %1778, 0
  %1780 = select i1 %1779, i64 0, i64 %1770
  br label %1851

1781:                                             ; preds = %1750
  %1782 = getelementptr inbounds i8, ptr %320, i64 64
  %1783 = load i64, ptr %1782, align 8
  %1784 = getelementptr inbounds i8, ptr %1758, i64 352
  %1785 = load i64, ptr %1784, align 8
  %1786 = icmp slt i64 %1783, %1785
  %1787 = getelementptr inbounds i8, ptr %1758, i64 416
  %1788 = load i64, ptr %1787, align 8
  %1789 = icmp eq i64 %1788, 0
  %1790 = select i1 %1789, i64 0, i64 %1770
  br i1 %1786, label %1851, label %1791

1791:                                             ; preds = %1781
  %1792 = getelementptr inbounds i8, ptr %1758, i64 408
  %1793 = load i64, ptr %1792, align 8
  %1794 = icmp eq i64 %1793, 0
  br i1 %1794, label %1795, label %1851

1795:                                             ; preds = %1791
  %1796 = getelementptr inbounds i8, ptr %1758, i64 80
  %1797 = load i64, ptr %1796, align 8
  %1798 = add i64 %1751, -1
  %1799 = load ptr, ptr %63, align 8
  %1800 = and i64 %1798, 32767
  %1801 = getelementptr %struct.day_row, ptr %1799, i64 %1800
  %1802 = load i64, ptr %1801, align 8
  %1803 = icmp eq i64 %1802, %1798
  br i1 %1803, label %1804, label %1809

1804:                                             ; preds = %1795
  %1805 = getelementptr inbounds i8, ptr %1801, i64 8
  %1806 = load i64, ptr %1805, align 8
  %1807 = xor i64 %1806, -1
  %1808 = and i64 %1797, %1807
  br label %1809

1809:                                             ; preds = %1804, %1795
  %1810 = phi i64 [ %1808, %1804 ], [ %1797, %1795 ]
  %1811 = icmp eq i64 %1810, 0
  br i1 %1811, label %1835, label %1812

1812:                                             ; preds = %1809, %1828
  %1813 = phi i64 [ %1830, %1828 ], [ 0, %1809 ]
  %1814 = phi i64 [ %1829, %1828 ], [ -1, %1809 ]
  %1815 = phi i64 [ %1831, %1828 ], [ %1810, %1809 ]
  %1816 = and i64 %1815, 1
  %1817 = icmp eq i64 %1816, 0
  br i1 %1817, label %1828, label %1818

1818:                                             ; preds = %1812
  %1819 = icmp slt i64 %1814, 0
  br i1 %1819, label %1827, label %1820

1820:                                             ; preds = %1818
  %1821 = load ptr, ptr %54, align 8
  %1822 = getelementptr i64, ptr %1821, i64 %1813
  %1823 = load i64, ptr %1822, align 8
  %1824 = getelementptr i64, ptr %1821, i64 %1814
  %1825 = load i64, ptr %1824, align 8
  %1826 = icmp slt i64 %1823, %1825
  br i1 %1826, label %1827, label %1828

1827:                                             ; preds = %1820, %1818
  br label %1828

1828:                                             ; preds = %1827, %1820, %1812
  %1829 = phi i64 [ %1813, %1827 ], [ %1814, %1820 ], [ %1814, %1812 ]
  %1830 = add i64 %1813, 1
  %1831 = ashr i64 %1815, 1
  %1832 = icmp ult i64 %1815, 2
  br i1 %1832, label %1833, label %1812, !llvm.loop !37

1833:                                             ; preds = %1828
  %1834 = icmp slt i64 %1829, 0
  br label %1835

1835:                                             ; preds = %1833, %1809
  %1836 = phi i1 [ true, %1809 ], [ %1834, %1833 ]
  %1837 = call fastcc i64 @take_turns(ptr noundef nonnull %63, i64 noundef %1797, i64 noundef %1751, i64 noundef 1)
  %1838 = load i64, ptr %1796, align 8
  %1839 = add nsw i64 %1766, -1
  %1840 = call fastcc i64 @take_turns(ptr noundef nonnull %63, i64 noundef %1838, i64 noundef %1837, i64 noundef %1839)
  %1841 = icmp sgt i64 %1837, %1790
  %1842 = icmp sgt i64 %1765, 1
  %1843 = select i1 %1842, i1 %1836, i1 false
  %1844 = select i1 %1841, i1 true, i1 %1843
  br i1 %1844, label %1845, label %1851

1845:                                             ; preds = %1835
  %1846 = load i64, ptr %1771, align 8
  %1847 = getelementptr inbounds i8, ptr %1758, i64 96
  %1848 = load i64, ptr %1847, align 8
  %1849 = mul i64 %1848, %1766
  %1850 = call fastcc i64 @take_turns(ptr noundef nonnull %63, i64 noundef %1846, i64 noundef %1837, i64 noundef %1849)
  br label %1851

1851:                                             ; preds = %1845, %1835, %1791, %1781, %1776
  %1852 = phi i64 [ %1790, %1791 ], [ %1790, %1781 ], [ %1790, %1845 ], [ %1790, %1835 ], [ %1780, %1776 ]
  %1853 = phi i1 [ false, %1791 ], [ true, %1781 ], [ false, %1845 ], [ false, %1835 ], [ true, %1776 ]
  %1854 = phi i64 [ %1751, %1791 ], [ %1751, %1781 ], [ %1850, %1845 ], [ %1840, %1835 ], [ %1751, %1776 ]
  %1855 = getelementptr inbounds i8, ptr %320, i64 64
  %1856 = load i64, ptr %1855, align 8
  %1857 = icmp eq i64 %1856, 0
  br i1 %1857, label %1864, label %1858

1858:                                             ; preds = %1851
  %1859 = load ptr, ptr %18, align 8
  %1860 = getelementptr inbounds i8, ptr %1859, i64 152
  %1861 = load i64, ptr %1860, align 8
  %1862 = icmp sge i64 %1856, %1861
  %1863 = zext i1 %1862 to i64
  br label %1864

1864:                                             ; preds = %1858, %1851
  %1865 = phi i64 [ %1863, %1858 ], [ 2, %1851 ]
  %1866 = getelementptr inbounds i8, ptr %320, i64 88
  %1867 = load i64, ptr %1866, align 8
  %1868 = icmp eq i64 %1867, 0
  br i1 %1868, label %1875, label %1869

1869:                                             ; preds = %1864
  %1870 = getelementptr inbounds i8, ptr %1757, i64 8
  %1871 = load i64, ptr %1870, align 8
  %1872 = load i64, ptr %1761, align 8
  %1873 = icmp slt i64 %1871, %1872
  %1874 = zext i1 %1873 to i64
  br label %1875

1875:                                             ; preds = %1869, %1864
  %1876 = phi i64 [ 0, %1864 ], [ %1874, %1869 ]
  %1877 = load i64, ptr %1757, align 8
  store i64 %1854, ptr %1769, align 8
  %1878 = getelementptr inbounds i8, ptr %1769, i64 8
  store i64 9223372036854775807, ptr %1878, align 8
  %1879 = getelementptr inbounds i8, ptr %1769, i64 16
  store i64 %1867, ptr %1879, align 8
  %1880 = getelementptr inbounds i8, ptr %1769, i64 24
  store i64 %1876, ptr %1880, align 8
  %1881 = getelementptr inbounds i8, ptr %1769, i64 32
  store i64 %1865, ptr %1881, align 8
  %1882 = getelementptr inbounds i8, ptr %1769, i64 40
  %1883 = getelementptr inbounds i8, ptr %1769, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %1882, i8 0, i64 40, i1 false)
  store i64 %1877, ptr %1883, align 8
  br i1 %1853, label %1967, label %1884

1884:                                             ; preds = %1875
  %1885 = load ptr, ptr %18, align 8
  %1886 = getelementptr inbounds i8, ptr %1885, i64 408
  %1887 = load i64, ptr %1886, align 8
  %1888 = icmp eq i64 %1887, 0
  br i1 %1888, label %1967, label %1889

1889:                                             ; preds = %1884
  %1890 = getelementptr inbounds i8, ptr %1885, i64 104
  %1891 = load i64, ptr %1890, align 8
  %1892 = icmp eq i64 %1891, 0
  br i1 %1892, label %1905, label %1893

1893:                                             ; preds = %1889
  %1894 = load ptr, ptr %35, align 8
  br label %1895

1895:                                             ; preds = %1895, %1893
  %1896 = phi i64 [ 9223372036854775807, %1893 ], [ %1901, %1895 ]
  %1897 = phi i64 [ %1891, %1893 ], [ %1903, %1895 ]
  %1898 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1897, i1 true)
  %1899 = getelementptr %struct.station_row, ptr %1894, i64 %1898, i32 7
  %1900 = load i64, ptr %1899, align 8
  %1901 = call i64 @llvm.smin.i64(i64 %1900, i64 %1896)
  %1902 = add i64 %1897, -1
  %1903 = and i64 %1902, %1897
  %1904 = icmp eq i64 %1903, 0
  br i1 %1904, label %1905, label %1895, !llvm.loop !38

1905:                                             ; preds = %1895, %1889
  %1906 = phi i64 [ 9223372036854775807, %1889 ], [ %1901, %1895 ]
  %1907 = load i64, ptr %11, align 8
  %1908 = call noundef i64 @llvm.smax.i64(i64 %1907, i64 %1906)
  call fastcc void @read_waiting(ptr noundef %0, ptr noundef nonnull %11, i64 noundef %1908)
  br label %1909

1909:                                             ; preds = %1941, %1905
  %1910 = load ptr, ptr %68, align 8
  %1911 = load i64, ptr %70, align 8
  %1912 = getelementptr %struct.store_row, ptr %1910, i64 %1911
  %1913 = load i64, ptr %69, align 8
  %1914 = getelementptr %struct.store_row, ptr %1910, i64 %1913
  %1915 = icmp ult ptr %1912, %1914
  br i1 %1915, label %1916, label %1934

1916:                                             ; preds = %1909
  %1917 = load i64, ptr %71, align 8
  br label %1918

1918:                                             ; preds = %1916, %1928
  %1919 = phi ptr [ %1932, %1928 ], [ %1912, %1916 ]
  %1920 = phi i64 [ %1931, %1928 ], [ 0, %1916 ]
  %1921 = getelementptr inbounds i8, ptr %1919, i64 56
  %1922 = load i64, ptr %1921, align 8
  %1923 = icmp eq i64 %1922, 0
  br i1 %1923, label %1928, label %1924

1924:                                             ; preds = %1918
  %1925 = getelementptr inbounds i8, ptr %1919, i64 40
  %1926 = load i64, ptr %1925, align 8
  %1927 = icmp slt i64 %1926, %1917
  br label %1928

1928:                                             ; preds = %1924, %1918
  %1929 = phi i1 [ false, %1918 ], [ %1927, %1924 ]
  %1930 = zext i1 %1929 to i64
  %1931 = add i64 %1920, %1930
  %1932 = getelementptr i8, ptr %1919, i64 88
  %1933 = icmp ult ptr %1932, %1914
  br i1 %1933, label %1918, label %1934, !llvm.loop !39

1934:                                             ; preds = %1928, %1909
  %1935 = phi i64 [ 0, %1909 ], [ %1931, %1928 ]
  %1936 = load ptr, ptr %18, align 8
  %1937 = getelementptr inbounds i8, ptr %1936, i64 408
  %1938 = load i64, ptr %1937, align 8
  %1939 = icmp slt i64 %1935, %1938
  %1940 = load i64, ptr %71, align 8
  br i1 %1939, label %1943, label %1941

1941:                                             ; preds = %1934
  %1942 = add i64 %1940, 1
  call fastcc void @read_waiting(ptr noundef nonnull %0, ptr noundef nonnull %11, i64 noundef %1942)
  br label %1909, !llvm.loop !40

1943:                                             ; preds = %1934
  %1944 = getelementptr inbounds i8, ptr %1936, i64 104
  %1945 = load i64, ptr %1944, align 8
  %1946 = icmp eq i64 %1945, 0
  br i1 %1946, label %1957, label %1947

1947:                                             ; preds = %1943, %1947
  %1948 = phi i64 [ %1955, %1947 ], [ %1945, %1943 ]
  %1949 = load ptr, ptr %35, align 8
  %1950 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1948, i1 true)
  %1951 = getelementptr %struct.station_row, ptr %1949, i64 %1950, i32 7
  %1952 = load i64, ptr %1951, align 8
  %1953 = call noundef i64 @llvm.smax.i64(i64 %1952, i64 %1940)
  store i64 %1953, ptr %1951, align 8
  %1954 = add i64 %1948, -1
  %1955 = and i64 %1954, %1948
  %1956 = icmp eq i64 %1955, 0
  br i1 %1956, label %1957, label %1947, !llvm.loop !41

1957:                                             ; preds = %1947, %1943
  store i64 %1854, ptr %1882, align 8
  %1958 = getelementptr inbounds i8, ptr %1769, i64 48
  store i64 %1852, ptr %1958, align 8
  %1959 = getelementptr inbounds i8, ptr %1769, i64 64
  store i64 %1766, ptr %1959, align 8
  %1960 = getelementptr inbounds i8, ptr %1769, i64 56
  store i64 %1766, ptr %1960, align 8
  %1961 = load i64, ptr %72, align 8
  %1962 = add i64 %1961, 1
  store i64 %1962, ptr %72, align 8
  %1963 = load ptr, ptr %18, align 8
  %1964 = getelementptr inbounds i8, ptr %1963, i64 80
  %1965 = load i64, ptr %1964, align 8
  %1966 = call fastcc i64 @take_turns(ptr noundef nonnull %63, i64 noundef %1965, i64 noundef %1854, i64 noundef %1766)
  store i64 %1966, ptr %1769, align 8
  br label %1967

1967:                                             ; preds = %1957, %1884, %1875
  %1968 = phi i64 [ %1966, %1957 ], [ %1854, %1884 ], [ %1854, %1875 ]
  %1969 = add i64 %1968, 1
  %1970 = load i64, ptr %69, align 8
  %1971 = add i64 %1970, 1
  store i64 %1971, ptr %69, align 8
  br label %1972

1972:                                             ; preds = %1967, %1747
  %1973 = phi i64 [ %1748, %1747 ], [ %1969, %1967 ]
  %1974 = phi i64 [ %1748, %1747 ], [ %1597, %1967 ]
  br i1 %910, label %1978, label %1975

1975:                                             ; preds = %1972
  %1976 = load i64, ptr %320, align 8
  br label %2049

1977:                                             ; preds = %1749
  br i1 %910, label %1986, label %2054

1978:                                             ; preds = %1972
  br i1 %1523, label %1979, label %1986

1979:                                             ; preds = %1978
  %1980 = load ptr, ptr %18, align 8
  %1981 = getelementptr inbounds i8, ptr %1980, i64 304
  %1982 = load i64, ptr %1981, align 8
  %1983 = icmp eq i64 %1982, 0
  %1984 = add i64 %1973, -1
  %1985 = select i1 %1983, i64 %1525, i64 %1984
  br label %1986

1986:                                             ; preds = %1979, %1978, %1977
  %1987 = phi i64 [ %1973, %1978 ], [ %1973, %1979 ], [ %1590, %1977 ]
  %1988 = phi i64 [ %1974, %1978 ], [ %1974, %1979 ], [ %1597, %1977 ]
  %1989 = phi i64 [ %1525, %1978 ], [ %1985, %1979 ], [ %1525, %1977 ]
  %1990 = load ptr, ptr %35, align 8
  %1991 = getelementptr %struct.station_row, ptr %1990, i64 %695
  %1992 = load ptr, ptr %42, align 8
  %1993 = load i64, ptr %43, align 8
  %1994 = mul i64 %1993, %695
  %1995 = getelementptr i64, ptr %1992, i64 %1994
  %1996 = getelementptr inbounds i8, ptr %1991, i64 32
  %1997 = load i64, ptr %1996, align 8
  %1998 = load i64, ptr %1991, align 8
  %1999 = icmp slt i64 %1997, %1998
  br i1 %1999, label %2000, label %2013

2000:                                             ; preds = %1986
  %2001 = add nsw i64 %1997, 1
  store i64 %2001, ptr %1996, align 8
  %2002 = icmp sgt i64 %1997, 0
  br i1 %2002, label %2003, label %2038

2003:                                             ; preds = %2000, %2010
  %2004 = phi i64 [ %2006, %2010 ], [ %1997, %2000 ]
  %2005 = add nsw i64 %2004, -1
  %2006 = lshr i64 %2005, 1
  %2007 = getelementptr i64, ptr %1995, i64 %2006
  %2008 = load i64, ptr %2007, align 8
  %2009 = icmp sgt i64 %2008, %1989
  br i1 %2009, label %2010, label %2038

2010:                                             ; preds = %2003
  %2011 = getelementptr i64, ptr %1995, i64 %2004
  store i64 %2008, ptr %2011, align 8
  %2012 = icmp ult i64 %2005, 2
  br i1 %2012, label %2038, label %2003

2013:                                             ; preds = %1986
  %2014 = icmp sgt i64 %1997, 1
  br i1 %2014, label %2015, label %2038

2015:                                             ; preds = %2013, %2033
  %2016 = phi i64 [ %2036, %2033 ], [ 1, %2013 ]
  %2017 = phi i64 [ %2035, %2033 ], [ 0, %2013 ]
  %2018 = phi i64 [ %2029, %2033 ], [ 0, %2013 ]
  %2019 = add i64 %2017, 2
  %2020 = icmp slt i64 %2019, %1997
  br i1 %2020, label %2021, label %2028

2021:                                             ; preds = %2015
  %2022 = getelementptr i64, ptr %1995, i64 %2019
  %2023 = load i64, ptr %2022, align 8
  %2024 = getelementptr i64, ptr %1995, i64 %2016
  %2025 = load i64, ptr %2024, align 8
  %2026 = icmp slt i64 %2023, %2025
  %2027 = select i1 %2026, i64 %2019, i64 %2016
  br label %2028

2028:                                             ; preds = %2021, %2015
  %2029 = phi i64 [ %2016, %2015 ], [ %2027, %2021 ]
  %2030 = getelementptr i64, ptr %1995, i64 %2029
  %2031 = load i64, ptr %2030, align 8
  %2032 = icmp slt i64 %2031, %1989
  br i1 %2032, label %2033, label %2038

2033:                                             ; preds = %2028
  %2034 = getelementptr i64, ptr %1995, i64 %2018
  store i64 %2031, ptr %2034, align 8
  %2035 = shl i64 %2029, 1
  %2036 = or disjoint i64 %2035, 1
  %2037 = icmp slt i64 %2036, %1997
  br i1 %2037, label %2015, label %2038

2038:                                             ; preds = %2033, %2028, %2010, %2003, %2013, %2000
  %2039 = phi i64 [ %1997, %2000 ], [ 0, %2013 ], [ %2006, %2010 ], [ %2004, %2003 ], [ %2029, %2033 ], [ %2018, %2028 ]
  %2040 = getelementptr i64, ptr %1995, i64 %2039
  store i64 %1989, ptr %2040, align 8
  %2041 = getelementptr inbounds i8, ptr %320, i64 64
  %2042 = load i64, ptr %2041, align 8
  %2043 = icmp sgt i64 %2042, 0
  %2044 = load i64, ptr %320, align 8
  %2045 = icmp eq i64 %2044, 0
  %2046 = select i1 %2043, i1 %2045, i1 false
  br i1 %2046, label %2047, label %2049

2047:                                             ; preds = %2038
  %2048 = load i64, ptr %36, align 8
  br label %2054

2049:                                             ; preds = %2038, %1975
  %2050 = phi i64 [ %1976, %1975 ], [ %2044, %2038 ]
  %2051 = phi i64 [ %1974, %1975 ], [ %1988, %2038 ]
  %2052 = phi i64 [ %1973, %1975 ], [ %1987, %2038 ]
  %2053 = icmp eq i64 %2050, 1
  br i1 %2053, label %2065, label %2054

2054:                                             ; preds = %2049, %2047, %1977
  %2055 = phi i64 [ -1048576, %2049 ], [ -1048576, %1977 ], [ %2048, %2047 ]
  %2056 = phi i64 [ %2052, %2049 ], [ %1590, %1977 ], [ %1987, %2047 ]
  %2057 = phi i64 [ %2051, %2049 ], [ %1597, %1977 ], [ %1988, %2047 ]
  %2058 = load i64, ptr %669, align 8
  %2059 = icmp eq i64 %2058, 0
  br i1 %2059, label %2060, label %2065

2060:                                             ; preds = %2054
  %2061 = load i64, ptr %1098, align 8
  %2062 = load i64, ptr %1100, align 8
  %2063 = icmp eq i64 %2061, %2062
  %2064 = zext i1 %2063 to i64
  br label %2065

2065:                                             ; preds = %2060, %2054, %2049
  %2066 = phi i64 [ %2055, %2054 ], [ -1048576, %2049 ], [ %2055, %2060 ]
  %2067 = phi i64 [ %2056, %2054 ], [ %2052, %2049 ], [ %2056, %2060 ]
  %2068 = phi i64 [ %2057, %2054 ], [ %2051, %2049 ], [ %2057, %2060 ]
  %2069 = phi i64 [ 0, %2054 ], [ 2, %2049 ], [ %2064, %2060 ]
  %2070 = getelementptr inbounds i8, ptr %320, i64 136
  %2071 = load i64, ptr %2070, align 8
  %2072 = getelementptr inbounds i8, ptr %320, i64 144
  %2073 = load i64, ptr %2072, align 8
  %2074 = icmp slt i64 %2071, %2073
  br i1 %2074, label %2075, label %2092

2075:                                             ; preds = %2065
  %2076 = getelementptr inbounds i8, ptr %320, i64 24
  br label %2077

2077:                                             ; preds = %2077, %2075
  %2078 = phi i64 [ %2071, %2075 ], [ %2089, %2077 ]
  %2079 = load ptr, ptr %37, align 8
  %2080 = load ptr, ptr %78, align 8
  %2081 = getelementptr i64, ptr %2080, i64 %2078
  %2082 = load i64, ptr %2081, align 8
  %2083 = getelementptr %struct.value_row, ptr %2079, i64 %2082
  %2084 = load i64, ptr %2076, align 8
  store i64 %2067, ptr %2083, align 8
  %2085 = getelementptr inbounds i8, ptr %2083, i64 8
  store i64 %2068, ptr %2085, align 8
  %2086 = getelementptr inbounds i8, ptr %2083, i64 16
  store i64 %2084, ptr %2086, align 8
  %2087 = getelementptr inbounds i8, ptr %2083, i64 24
  store i64 %2069, ptr %2087, align 8
  %2088 = getelementptr inbounds i8, ptr %2083, i64 32
  store i64 %2066, ptr %2088, align 8
  %2089 = add nsw i64 %2078, 1
  %2090 = load i64, ptr %2072, align 8
  %2091 = icmp slt i64 %2089, %2090
  br i1 %2091, label %2077, label %2092, !llvm.loop !42

2092:                                             ; preds = %2077, %2065
  %2093 = load ptr, ptr %79, align 8
  %2094 = icmp eq ptr %2093, null
  br i1 %2094, label %2099, label %2095

2095:                                             ; preds = %2092
  store i64 %1525, ptr %80, align 8
  store i64 %2067, ptr %81, align 8
  %2096 = load i64, ptr %82, align 8
  %2097 = add i64 %2096, 1
  store i64 %2097, ptr %82, align 8
  %2098 = getelementptr %struct.event_row, ptr %2093, i64 %2096
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %2098, ptr noundef nonnull align 8 dereferenceable(64) %24, i64 64, i1 false)
  store i64 0, ptr %24, align 8
  br label %2099

2099:                                             ; preds = %2092, %2095
  %2100 = call noundef i64 @llvm.smax.i64(i64 %319, i64 %2067)
  %2101 = load ptr, ptr %20, align 8
  %2102 = getelementptr %struct.op_row, ptr %2101, i64 %317, i32 4
  %2103 = load i64, ptr %2102, align 8
  %2104 = add i64 %2103, %318
  %2105 = add nsw i64 %317, 1
  %2106 = load i64, ptr %164, align 8
  %2107 = icmp slt i64 %2105, %2106
  br i1 %2107, label %315, label %169, !llvm.loop !43
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #0

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
  br i1 %41, label %31, label %24, !llvm.loop !44

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
  br i1 %143, label %70, label %64, !llvm.loop !45

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
  br i1 %177, label %144, label %178, !llvm.loop !46

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
  br i1 %197, label %36, label %42, !llvm.loop !47

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
  br i1 %213, label %198, label %192, !llvm.loop !48

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
  br i1 %246, label %214, label %247, !llvm.loop !49

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
  br i1 %27, label %12, label %14, !llvm.loop !50

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
  br i1 %53, label %28, label %29, !llvm.loop !51

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
  br i1 %74, label %54, label %56, !llvm.loop !52
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
  br i1 %29, label %12, label %11, !llvm.loop !53

30:                                               ; preds = %53
  %31 = and i64 %54, %2
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %10, label %33

33:                                               ; preds = %30, %34
  br label %9, !llvm.loop !54

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
  br i1 %55, label %38, label %30, !llvm.loop !55

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
  br i1 %77, label %58, label %56, !llvm.loop !56
}

define dso_local void @spread_shapes(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8, ptr nocapture noundef writeonly %9, ptr nocapture noundef %10, ptr nocapture noundef writeonly %11, ptr nocapture noundef writeonly %12) local_unnamed_addr #0 {
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %41, %13
  ret void

16:                                               ; preds = %13, %41
  %17 = phi ptr [ %48, %41 ], [ %2, %13 ]
  %18 = phi i64 [ %45, %41 ], [ 0, %13 ]
  %19 = phi i64 [ %44, %41 ], [ 0, %13 ]
  %20 = phi i64 [ %43, %41 ], [ 0, %13 ]
  %21 = phi i64 [ %42, %41 ], [ 0, %13 ]
  %22 = phi i64 [ %49, %41 ], [ 0, %13 ]
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
  store i64 %18, ptr %26, align 8
  %34 = getelementptr inbounds i8, ptr %26, i64 8
  store i64 %31, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %26, i64 16
  store i64 %33, ptr %35, align 8
  %36 = load i64, ptr %25, align 8
  %37 = load i64, ptr %27, align 8
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %39, label %41

39:                                               ; preds = %16
  %40 = getelementptr i8, ptr %17, i64 -16
  br label %51

41:                                               ; preds = %123, %16
  %42 = phi i64 [ %21, %16 ], [ %124, %123 ]
  %43 = phi i64 [ %20, %16 ], [ %98, %123 ]
  %44 = phi i64 [ %19, %16 ], [ %67, %123 ]
  %45 = phi i64 [ %18, %16 ], [ %58, %123 ]
  %46 = getelementptr inbounds i8, ptr %25, i64 24
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr i64, ptr %17, i64 %47
  %49 = add nuw nsw i64 %22, 1
  %50 = icmp eq i64 %49, %1
  br i1 %50, label %15, label %16, !llvm.loop !57

51:                                               ; preds = %39, %123
  %52 = phi i64 [ %18, %39 ], [ %58, %123 ]
  %53 = phi i64 [ %36, %39 ], [ %126, %123 ]
  %54 = phi i64 [ %19, %39 ], [ %67, %123 ]
  %55 = phi i64 [ %20, %39 ], [ %98, %123 ]
  %56 = phi i64 [ %21, %39 ], [ %124, %123 ]
  %57 = getelementptr %struct.op_row, ptr %4, i64 %53
  %58 = add i64 %52, 1
  %59 = getelementptr %struct.op_row, ptr %9, i64 %52
  tail call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %59, ptr align 8 %57, i64 152, i1 false)
  %60 = getelementptr inbounds i8, ptr %59, i64 104
  store i64 %54, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %57, i64 104
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i8, ptr %57, i64 112
  %64 = load i64, ptr %63, align 8
  %65 = icmp slt i64 %62, %64
  br i1 %65, label %75, label %66

66:                                               ; preds = %92, %51
  %67 = phi i64 [ %54, %51 ], [ %94, %92 ]
  %68 = getelementptr inbounds i8, ptr %59, i64 112
  store i64 %67, ptr %68, align 8
  %69 = getelementptr inbounds i8, ptr %59, i64 120
  store i64 %55, ptr %69, align 8
  %70 = getelementptr inbounds i8, ptr %57, i64 120
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %57, i64 128
  %73 = load i64, ptr %72, align 8
  %74 = icmp slt i64 %71, %73
  br i1 %74, label %106, label %97

75:                                               ; preds = %51, %92
  %76 = phi i64 [ %93, %92 ], [ %62, %51 ]
  %77 = phi i64 [ %94, %92 ], [ %54, %51 ]
  %78 = getelementptr %struct.use_row, ptr %10, i64 %77
  %79 = getelementptr %struct.use_row, ptr %5, i64 %76
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %78, ptr noundef nonnull align 8 dereferenceable(32) %79, i64 32, i1 false)
  %80 = getelementptr inbounds i8, ptr %78, i64 8
  %81 = load double, ptr %80, align 8
  %82 = fptosi double %81 to i64
  %83 = sitofp i64 %82 to double
  %84 = fcmp une double %81, %83
  br i1 %84, label %85, label %92

85:                                               ; preds = %75
  %86 = sitofp i64 %77 to double
  %87 = fmul double %86, 0x3FE3C6EF372FE950
  %88 = fptosi double %87 to i64
  %89 = sitofp i64 %88 to double
  %90 = fsub double %87, %89
  %91 = getelementptr inbounds i8, ptr %78, i64 16
  store double %90, ptr %91, align 8
  br label %92

92:                                               ; preds = %75, %85
  %93 = add nsw i64 %76, 1
  %94 = add i64 %77, 1
  %95 = load i64, ptr %63, align 8
  %96 = icmp slt i64 %93, %95
  br i1 %96, label %75, label %66, !llvm.loop !58

97:                                               ; preds = %117, %66
  %98 = phi i64 [ %55, %66 ], [ %120, %117 ]
  %99 = getelementptr inbounds i8, ptr %59, i64 128
  store i64 %98, ptr %99, align 8
  %100 = getelementptr inbounds i8, ptr %59, i64 136
  store i64 %56, ptr %100, align 8
  %101 = getelementptr inbounds i8, ptr %57, i64 136
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds i8, ptr %57, i64 144
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %129, label %123

106:                                              ; preds = %66, %117
  %107 = phi i64 [ %119, %117 ], [ %71, %66 ]
  %108 = phi i64 [ %120, %117 ], [ %55, %66 ]
  %109 = getelementptr %struct.read_row, ptr %11, i64 %108
  %110 = getelementptr %struct.read_row, ptr %6, i64 %107
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %109, ptr noundef nonnull align 8 dereferenceable(24) %110, i64 24, i1 false)
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %111, 2
  br i1 %112, label %117, label %113

113:                                              ; preds = %106
  %114 = getelementptr i64, ptr %40, i64 %111
  %115 = load i64, ptr %114, align 8
  %116 = add i64 %115, 2
  br label %117

117:                                              ; preds = %106, %113
  %118 = phi i64 [ %116, %113 ], [ %111, %106 ]
  store i64 %118, ptr %109, align 8
  %119 = add nsw i64 %107, 1
  %120 = add i64 %108, 1
  %121 = load i64, ptr %72, align 8
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %106, label %97, !llvm.loop !59

123:                                              ; preds = %139, %97
  %124 = phi i64 [ %56, %97 ], [ %141, %139 ]
  %125 = getelementptr inbounds i8, ptr %59, i64 144
  store i64 %124, ptr %125, align 8
  %126 = add nsw i64 %53, 1
  %127 = load i64, ptr %27, align 8
  %128 = icmp slt i64 %126, %127
  br i1 %128, label %51, label %41, !llvm.loop !60

129:                                              ; preds = %97, %139
  %130 = phi i64 [ %143, %139 ], [ %102, %97 ]
  %131 = phi i64 [ %141, %139 ], [ %56, %97 ]
  %132 = getelementptr i64, ptr %7, i64 %130
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %133, 2
  br i1 %134, label %139, label %135

135:                                              ; preds = %129
  %136 = getelementptr i64, ptr %40, i64 %133
  %137 = load i64, ptr %136, align 8
  %138 = add i64 %137, 2
  br label %139

139:                                              ; preds = %129, %135
  %140 = phi i64 [ %138, %135 ], [ %133, %129 ]
  %141 = add i64 %131, 1
  %142 = getelementptr i64, ptr %12, i64 %131
  store i64 %140, ptr %142, align 8
  %143 = add nsw i64 %130, 1
  %144 = load i64, ptr %103, align 8
  %145 = icmp slt i64 %143, %144
  br i1 %145, label %129, label %123, !llvm.loop !61
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
  %22 = ashr i64 %21, 2
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
  %37 = ashr i64 %36, 2
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
  %49 = ashr i64 %48, 2
  %50 = add i64 %41, 2
  %51 = add i64 %50, %49
  br label %52

52:                                               ; preds = %46, %40
  %53 = phi i64 [ %51, %46 ], [ %41, %40 ]
  %54 = add nuw nsw i64 %28, 2
  %55 = add i64 %30, 2
  %56 = icmp eq i64 %55, %9
  br i1 %56, label %10, label %27, !llvm.loop !62
}

define dso_local i64 @count_ops(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = icmp slt i64 %4, 0
  %9 = getelementptr i8, ptr %1, i64 152
  %10 = getelementptr i8, ptr %1, i64 304
  %11 = getelementptr i8, ptr %1, i64 456
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
  br i1 %46, label %47, label %35, !llvm.loop !63

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
  br i1 %56, label %12, label %14, !llvm.loop !64

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
  br i1 %26, label %7, label %8, !llvm.loop !65

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
  br i1 %41, label %27, label %21, !llvm.loop !66
}

define dso_local void @match_stores(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5, i64 noundef %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) local_unnamed_addr #0 {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = add i64 %6, -1
  br label %14

13:                                               ; preds = %99, %9
  ret void

14:                                               ; preds = %11, %99
  %15 = phi i64 [ 0, %11 ], [ %100, %99 ]
  %16 = phi i64 [ 0, %11 ], [ %101, %99 ]
  %17 = getelementptr i64, ptr %7, i64 %16
  store i64 -1, ptr %17, align 8
  %18 = getelementptr i64, ptr %8, i64 %16
  store i64 0, ptr %18, align 8
  %19 = getelementptr i64, ptr %0, i64 %16
  %20 = load i64, ptr %19, align 8
  %21 = ashr i64 %20, 2
  %22 = getelementptr i64, ptr %1, i64 %16
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %20, -1
  %25 = add i64 %24, %23
  %26 = ashr i64 %25, 2
  %27 = icmp sgt i64 %20, -1
  %28 = icmp sgt i64 %23, 0
  %29 = select i1 %27, i1 %28, i1 false
  %30 = getelementptr i8, ptr %2, i64 %16
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %55, label %33

33:                                               ; preds = %14
  %34 = icmp sle i64 %21, %26
  %35 = select i1 %29, i1 %34, i1 false
  br i1 %35, label %38, label %36

36:                                               ; preds = %50, %33
  %37 = add i64 %15, 1
  br label %99

38:                                               ; preds = %33, %50
  %39 = phi i64 [ %53, %50 ], [ %21, %33 ]
  %40 = mul i64 %39, 2654435761
  br label %41

41:                                               ; preds = %41, %38
  %42 = phi i64 [ %40, %38 ], [ %49, %41 ]
  %43 = and i64 %42, %12
  %44 = getelementptr i64, ptr %4, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, -1
  %47 = icmp eq i64 %45, %39
  %48 = or i1 %46, %47
  %49 = add i64 %43, 1
  br i1 %48, label %50, label %41, !llvm.loop !67

50:                                               ; preds = %41
  %51 = getelementptr i64, ptr %4, i64 %43
  store i64 %39, ptr %51, align 8
  %52 = getelementptr i64, ptr %5, i64 %43
  store i64 %15, ptr %52, align 8
  %53 = add nuw nsw i64 %39, 1
  %54 = icmp slt i64 %39, %26
  br i1 %54, label %38, label %36, !llvm.loop !68

55:                                               ; preds = %14
  br i1 %29, label %56, label %99

56:                                               ; preds = %55
  %57 = mul i64 %21, 2654435761
  br label %58

58:                                               ; preds = %58, %56
  %59 = phi i64 [ %57, %56 ], [ %66, %58 ]
  %60 = and i64 %59, %12
  %61 = getelementptr i64, ptr %4, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, -1
  %64 = icmp eq i64 %62, %21
  %65 = or i1 %63, %64
  %66 = add i64 %60, 1
  br i1 %65, label %67, label %58, !llvm.loop !67

67:                                               ; preds = %58
  %68 = getelementptr i64, ptr %5, i64 %60
  %69 = load i64, ptr %68, align 8
  %70 = icmp sgt i64 %21, %26
  br i1 %70, label %71, label %74

71:                                               ; preds = %67
  store i64 -1, ptr %17, align 8
  br label %99

72:                                               ; preds = %88
  store i64 %93, ptr %17, align 8
  %73 = icmp sgt i64 %93, -1
  br i1 %73, label %96, label %99

74:                                               ; preds = %67, %88
  %75 = phi i64 [ %94, %88 ], [ %21, %67 ]
  %76 = phi i64 [ %92, %88 ], [ 1, %67 ]
  %77 = phi i64 [ %93, %88 ], [ -1, %67 ]
  %78 = mul i64 %75, 2654435761
  br label %79

79:                                               ; preds = %79, %74
  %80 = phi i64 [ %78, %74 ], [ %87, %79 ]
  %81 = and i64 %80, %12
  %82 = getelementptr i64, ptr %4, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, -1
  %85 = icmp eq i64 %83, %75
  %86 = or i1 %84, %85
  %87 = add i64 %81, 1
  br i1 %86, label %88, label %79, !llvm.loop !67

88:                                               ; preds = %79
  %89 = getelementptr i64, ptr %5, i64 %81
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %90, %69
  %92 = select i1 %91, i64 %76, i64 0
  %93 = tail call noundef i64 @llvm.smax.i64(i64 %77, i64 %90)
  %94 = add nuw nsw i64 %75, 1
  %95 = icmp slt i64 %75, %26
  br i1 %95, label %74, label %72, !llvm.loop !69

96:                                               ; preds = %72
  %97 = icmp eq i64 %92, 0
  %98 = select i1 %97, i64 2, i64 1
  store i64 %98, ptr %18, align 8
  br label %99

99:                                               ; preds = %71, %72, %96, %55, %36
  %100 = phi i64 [ %37, %36 ], [ %15, %55 ], [ %15, %96 ], [ %15, %72 ], [ %15, %71 ]
  %101 = add nuw nsw i64 %16, 1
  %102 = icmp eq i64 %101, %3
  br i1 %102, label %13, label %14, !llvm.loop !70
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
  br i1 %68, label %34, label %26, !llvm.loop !71

69:                                               ; preds = %72, %26
  %70 = add nuw nsw i64 %16, 1
  %71 = icmp eq i64 %70, %1
  br i1 %71, label %12, label %13, !llvm.loop !72

72:                                               ; preds = %26, %72
  %73 = phi i64 [ %77, %72 ], [ %30, %26 ]
  %74 = getelementptr i64, ptr %6, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr i64, ptr %7, i64 %75
  store i64 %16, ptr %76, align 8
  %77 = add nsw i64 %73, 1
  %78 = load i64, ptr %31, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %72, label %69, !llvm.loop !73
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
  br i1 %47, label %34, label %48, !llvm.loop !74

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
  br i1 %62, label %11, label %12, !llvm.loop !75
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
  br i1 %51, label %52, label %42, !llvm.loop !76

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
  br i1 %82, label %58, label %63, !llvm.loop !77

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
  br i1 %97, label %10, label %11, !llvm.loop !78
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
  br i1 %29, label %8, label %9, !llvm.loop !79

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
  br i1 %66, label %30, label %31, !llvm.loop !80
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
  br i1 %75, label %17, label %40, !llvm.loop !81

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
  br i1 %96, label %76, label %80, !llvm.loop !82

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
  br i1 %150, label %130, label %121, !llvm.loop !83

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
  br i1 %165, label %92, label %84, !llvm.loop !84
}

define internal fastcc i64 @issue(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %2, i64 56
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr i8, ptr %2, i64 64
  %8 = load i64, ptr %7, align 8
  %9 = or i64 %8, %6
  %10 = icmp eq i64 %9, 0
  %11 = getelementptr inbounds i8, ptr %2, i64 16
  %12 = getelementptr inbounds i8, ptr %1, i64 104
  %13 = getelementptr inbounds i8, ptr %1, i64 96
  %14 = getelementptr inbounds i8, ptr %2, i64 32
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = getelementptr inbounds i8, ptr %0, i64 56
  %19 = getelementptr inbounds i8, ptr %2, i64 24
  %20 = getelementptr inbounds i8, ptr %2, i64 40
  %21 = getelementptr inbounds i8, ptr %2, i64 48
  %22 = getelementptr inbounds i8, ptr %1, i64 112
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
  br i1 %85, label %86, label %65, !llvm.loop !37

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
  br i1 %148, label %149, label %128, !llvm.loop !37

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
  br i1 %187, label %188, label %167, !llvm.loop !37

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
  br i1 %233, label %234, label %213, !llvm.loop !37

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
  br i1 %306, label %307, label %286, !llvm.loop !37

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
  br i1 %328, label %240, label %329, !llvm.loop !85

329:                                              ; preds = %325, %236, %188, %159, %149, %120
  %330 = add i64 %110, 1
  br label %23

331:                                              ; preds = %190, %193, %234
  %332 = load i64, ptr %12, align 8
  %333 = load i64, ptr %22, align 8
  %334 = icmp slt i64 %332, %333
  br i1 %334, label %340, label %337

335:                                              ; preds = %440
  %336 = load i64, ptr %19, align 8
  br label %337

337:                                              ; preds = %335, %331
  %338 = phi i64 [ %336, %335 ], [ %191, %331 ]
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %502, label %444

340:                                              ; preds = %331, %440
  %341 = phi i64 [ %441, %440 ], [ %332, %331 ]
  %342 = load ptr, ptr %15, align 8
  %343 = getelementptr %struct.use_row, ptr %342, i64 %341
  %344 = getelementptr inbounds i8, ptr %343, i64 8
  %345 = load double, ptr %344, align 8
  %346 = getelementptr inbounds i8, ptr %343, i64 16
  %347 = load double, ptr %346, align 8
  %348 = fadd double %345, %347
  store double %348, ptr %346, align 8
  %349 = fcmp ult double %348, 1.000000e+00
  br i1 %349, label %440, label %350

350:                                              ; preds = %340, %436
  %351 = phi double [ %437, %436 ], [ %348, %340 ]
  %352 = phi i64 [ %438, %436 ], [ %110, %340 ]
  %353 = load i64, ptr %14, align 8
  %354 = icmp eq i64 %353, 0
  %355 = load ptr, ptr %15, align 8
  %356 = getelementptr %struct.use_row, ptr %355, i64 %341, i32 3
  %357 = getelementptr %struct.use_row, ptr %355, i64 %341
  %358 = select i1 %354, ptr %357, ptr %356
  %359 = load i64, ptr %358, align 8
  %360 = load i64, ptr %2, align 8
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %369, label %362

362:                                              ; preds = %350
  %363 = load i64, ptr %12, align 8
  %364 = sub i64 %341, %363
  %365 = load i64, ptr %13, align 8
  %366 = icmp eq i64 %364, %365
  %367 = select i1 %366, i64 %360, i64 -1
  %368 = and i64 %367, %359
  br label %369

369:                                              ; preds = %362, %350
  %370 = phi i64 [ %359, %350 ], [ %368, %362 ]
  %371 = load i64, ptr %16, align 8
  %372 = icmp eq i64 %371, 0
  br i1 %372, label %378, label %373

373:                                              ; preds = %369
  %374 = load i64, ptr %12, align 8
  %375 = icmp eq i64 %374, %341
  %376 = select i1 %375, i64 %371, i64 -1
  %377 = and i64 %376, %370
  br label %378

378:                                              ; preds = %373, %369
  %379 = phi i64 [ %370, %369 ], [ %377, %373 ]
  %380 = load ptr, ptr %0, align 8
  %381 = and i64 %352, 32767
  %382 = getelementptr %struct.day_row, ptr %380, i64 %381
  %383 = load i64, ptr %382, align 8
  %384 = icmp eq i64 %383, %352
  br i1 %384, label %385, label %390

385:                                              ; preds = %378
  %386 = getelementptr inbounds i8, ptr %382, i64 8
  %387 = load i64, ptr %386, align 8
  %388 = xor i64 %387, -1
  %389 = and i64 %379, %388
  br label %390

390:                                              ; preds = %385, %378
  %391 = phi i64 [ %389, %385 ], [ %379, %378 ]
  %392 = icmp eq i64 %391, 0
  br i1 %392, label %416, label %393

393:                                              ; preds = %390, %409
  %394 = phi i64 [ %411, %409 ], [ 0, %390 ]
  %395 = phi i64 [ %410, %409 ], [ -1, %390 ]
  %396 = phi i64 [ %412, %409 ], [ %391, %390 ]
  %397 = and i64 %396, 1
  %398 = icmp eq i64 %397, 0
  br i1 %398, label %409, label %399

399:                                              ; preds = %393
  %400 = icmp slt i64 %395, 0
  br i1 %400, label %408, label %401

401:                                              ; preds = %399
  %402 = load ptr, ptr %17, align 8
  %403 = getelementptr i64, ptr %402, i64 %394
  %404 = load i64, ptr %403, align 8
  %405 = getelementptr i64, ptr %402, i64 %395
  %406 = load i64, ptr %405, align 8
  %407 = icmp slt i64 %404, %406
  br i1 %407, label %408, label %409

408:                                              ; preds = %401, %399
  br label %409

409:                                              ; preds = %408, %401, %393
  %410 = phi i64 [ %394, %408 ], [ %395, %401 ], [ %395, %393 ]
  %411 = add i64 %394, 1
  %412 = ashr i64 %396, 1
  %413 = icmp ult i64 %396, 2
  br i1 %413, label %414, label %393, !llvm.loop !37

414:                                              ; preds = %409
  %415 = icmp slt i64 %410, 0
  br i1 %415, label %416, label %418

416:                                              ; preds = %414, %390
  %417 = add i64 %352, 1
  br label %436

418:                                              ; preds = %414
  br i1 %384, label %419, label %422

419:                                              ; preds = %418
  %420 = getelementptr inbounds i8, ptr %382, i64 8
  %421 = load i64, ptr %420, align 8
  br label %423

422:                                              ; preds = %418
  store i64 %352, ptr %382, align 8
  br label %423

423:                                              ; preds = %422, %419
  %424 = phi i64 [ %421, %419 ], [ 0, %422 ]
  %425 = shl nuw i64 1, %410
  %426 = getelementptr inbounds i8, ptr %382, i64 8
  %427 = or i64 %424, %425
  store i64 %427, ptr %426, align 8
  %428 = load i64, ptr %18, align 8
  %429 = or i64 %428, %425
  store i64 %429, ptr %18, align 8
  %430 = load ptr, ptr %17, align 8
  %431 = getelementptr i64, ptr %430, i64 %410
  %432 = load i64, ptr %431, align 8
  %433 = add i64 %432, 1
  store i64 %433, ptr %431, align 8
  %434 = load double, ptr %346, align 8
  %435 = fadd double %434, -1.000000e+00
  store double %435, ptr %346, align 8
  br label %436

436:                                              ; preds = %423, %416
  %437 = phi double [ %351, %416 ], [ %435, %423 ]
  %438 = phi i64 [ %417, %416 ], [ %352, %423 ]
  %439 = fcmp ult double %437, 1.000000e+00
  br i1 %439, label %440, label %350, !llvm.loop !86

440:                                              ; preds = %436, %340
  %441 = add nsw i64 %341, 1
  %442 = load i64, ptr %22, align 8
  %443 = icmp slt i64 %441, %442
  br i1 %443, label %340, label %335, !llvm.loop !87

444:                                              ; preds = %337
  %445 = load i64, ptr %20, align 8
  %446 = load i64, ptr %21, align 8
  %447 = icmp sgt i64 %445, %110
  %448 = icmp sgt i64 %110, %446
  %449 = select i1 %447, i1 true, i1 %448
  br i1 %449, label %450, label %502

450:                                              ; preds = %444
  %451 = load ptr, ptr %0, align 8
  %452 = and i64 %110, 32767
  %453 = getelementptr %struct.day_row, ptr %451, i64 %452
  %454 = load i64, ptr %453, align 8
  %455 = icmp eq i64 %454, %110
  br i1 %455, label %456, label %462

456:                                              ; preds = %450
  %457 = getelementptr inbounds i8, ptr %453, i64 8
  %458 = load i64, ptr %457, align 8
  %459 = xor i64 %458, -1
  %460 = and i64 %338, %459
  %461 = icmp eq i64 %460, 0
  br i1 %461, label %490, label %462

462:                                              ; preds = %450, %456
  %463 = phi i64 [ %460, %456 ], [ %338, %450 ]
  br label %464

464:                                              ; preds = %462, %480
  %465 = phi i64 [ %482, %480 ], [ 0, %462 ]
  %466 = phi i64 [ %481, %480 ], [ -1, %462 ]
  %467 = phi i64 [ %483, %480 ], [ %463, %462 ]
  %468 = and i64 %467, 1
  %469 = icmp eq i64 %468, 0
  br i1 %469, label %480, label %470

470:                                              ; preds = %464
  %471 = icmp slt i64 %466, 0
  br i1 %471, label %479, label %472

472:                                              ; preds = %470
  %473 = load ptr, ptr %17, align 8
  %474 = getelementptr i64, ptr %473, i64 %465
  %475 = load i64, ptr %474, align 8
  %476 = getelementptr i64, ptr %473, i64 %466
  %477 = load i64, ptr %476, align 8
  %478 = icmp slt i64 %475, %477
  br i1 %478, label %479, label %480

479:                                              ; preds = %472, %470
  br label %480

480:                                              ; preds = %479, %472, %464
  %481 = phi i64 [ %465, %479 ], [ %466, %472 ], [ %466, %464 ]
  %482 = add i64 %465, 1
  %483 = ashr i64 %467, 1
  %484 = icmp ult i64 %467, 2
  br i1 %484, label %485, label %464, !llvm.loop !37

485:                                              ; preds = %480
  br i1 %455, label %486, label %489

486:                                              ; preds = %485
  %487 = getelementptr inbounds i8, ptr %453, i64 8
  %488 = load i64, ptr %487, align 8
  br label %490

489:                                              ; preds = %485
  store i64 %110, ptr %453, align 8
  br label %490

490:                                              ; preds = %456, %486, %489
  %491 = phi i64 [ %481, %489 ], [ %481, %486 ], [ -1, %456 ]
  %492 = phi i64 [ 0, %489 ], [ %488, %486 ], [ %458, %456 ]
  %493 = shl nuw i64 1, %491
  %494 = getelementptr inbounds i8, ptr %453, i64 8
  %495 = or i64 %492, %493
  store i64 %495, ptr %494, align 8
  %496 = load i64, ptr %18, align 8
  %497 = or i64 %496, %493
  store i64 %497, ptr %18, align 8
  %498 = load ptr, ptr %17, align 8
  %499 = getelementptr i64, ptr %498, i64 %491
  %500 = load i64, ptr %499, align 8
  %501 = add i64 %500, 1
  store i64 %501, ptr %499, align 8
  br label %502

502:                                              ; preds = %490, %444, %337
  br i1 %10, label %612, label %503

503:                                              ; preds = %502
  %504 = and i64 %110, 32767
  %505 = load i64, ptr %5, align 8
  %506 = icmp eq i64 %505, 0
  br i1 %506, label %558, label %507

507:                                              ; preds = %503
  %508 = load ptr, ptr %0, align 8
  %509 = getelementptr %struct.day_row, ptr %508, i64 %504
  %510 = load i64, ptr %509, align 8
  %511 = icmp eq i64 %510, %110
  br i1 %511, label %512, label %518

512:                                              ; preds = %507
  %513 = getelementptr inbounds i8, ptr %509, i64 8
  %514 = load i64, ptr %513, align 8
  %515 = xor i64 %514, -1
  %516 = and i64 %505, %515
  %517 = icmp eq i64 %516, 0
  br i1 %517, label %546, label %518

518:                                              ; preds = %512, %507
  %519 = phi i64 [ %505, %507 ], [ %516, %512 ]
  br label %520

520:                                              ; preds = %518, %536
  %521 = phi i64 [ %538, %536 ], [ 0, %518 ]
  %522 = phi i64 [ %537, %536 ], [ -1, %518 ]
  %523 = phi i64 [ %539, %536 ], [ %519, %518 ]
  %524 = and i64 %523, 1
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %536, label %526

526:                                              ; preds = %520
  %527 = icmp slt i64 %522, 0
  br i1 %527, label %535, label %528

528:                                              ; preds = %526
  %529 = load ptr, ptr %17, align 8
  %530 = getelementptr i64, ptr %529, i64 %521
  %531 = load i64, ptr %530, align 8
  %532 = getelementptr i64, ptr %529, i64 %522
  %533 = load i64, ptr %532, align 8
  %534 = icmp slt i64 %531, %533
  br i1 %534, label %535, label %536

535:                                              ; preds = %528, %526
  br label %536

536:                                              ; preds = %535, %528, %520
  %537 = phi i64 [ %521, %535 ], [ %522, %528 ], [ %522, %520 ]
  %538 = add i64 %521, 1
  %539 = ashr i64 %523, 1
  %540 = icmp ult i64 %523, 2
  br i1 %540, label %541, label %520, !llvm.loop !37

541:                                              ; preds = %536
  br i1 %511, label %542, label %545

542:                                              ; preds = %541
  %543 = getelementptr inbounds i8, ptr %509, i64 8
  %544 = load i64, ptr %543, align 8
  br label %546

545:                                              ; preds = %541
  store i64 %110, ptr %509, align 8
  br label %546

546:                                              ; preds = %545, %542, %512
  %547 = phi i64 [ %537, %545 ], [ %537, %542 ], [ -1, %512 ]
  %548 = phi i64 [ 0, %545 ], [ %544, %542 ], [ %514, %512 ]
  %549 = shl nuw i64 1, %547
  %550 = getelementptr inbounds i8, ptr %509, i64 8
  %551 = or i64 %548, %549
  store i64 %551, ptr %550, align 8
  %552 = load i64, ptr %18, align 8
  %553 = or i64 %552, %549
  store i64 %553, ptr %18, align 8
  %554 = load ptr, ptr %17, align 8
  %555 = getelementptr i64, ptr %554, i64 %547
  %556 = load i64, ptr %555, align 8
  %557 = add i64 %556, 1
  store i64 %557, ptr %555, align 8
  br label %558

558:                                              ; preds = %546, %503
  %559 = load i64, ptr %7, align 8
  %560 = icmp eq i64 %559, 0
  br i1 %560, label %612, label %561

561:                                              ; preds = %558
  %562 = load ptr, ptr %0, align 8
  %563 = getelementptr %struct.day_row, ptr %562, i64 %504
  %564 = load i64, ptr %563, align 8
  %565 = icmp eq i64 %564, %110
  br i1 %565, label %566, label %572

566:                                              ; preds = %561
  %567 = getelementptr inbounds i8, ptr %563, i64 8
  %568 = load i64, ptr %567, align 8
  %569 = xor i64 %568, -1
  %570 = and i64 %559, %569
  %571 = icmp eq i64 %570, 0
  br i1 %571, label %600, label %572

572:                                              ; preds = %566, %561
  %573 = phi i64 [ %559, %561 ], [ %570, %566 ]
  br label %574

574:                                              ; preds = %572, %590
  %575 = phi i64 [ %592, %590 ], [ 0, %572 ]
  %576 = phi i64 [ %591, %590 ], [ -1, %572 ]
  %577 = phi i64 [ %593, %590 ], [ %573, %572 ]
  %578 = and i64 %577, 1
  %579 = icmp eq i64 %578, 0
  br i1 %579, label %590, label %580

580:                                              ; preds = %574
  %581 = icmp slt i64 %576, 0
  br i1 %581, label %589, label %582

582:                                              ; preds = %580
  %583 = load ptr, ptr %17, align 8
  %584 = getelementptr i64, ptr %583, i64 %575
  %585 = load i64, ptr %584, align 8
  %586 = getelementptr i64, ptr %583, i64 %576
  %587 = load i64, ptr %586, align 8
  %588 = icmp slt i64 %585, %587
  br i1 %588, label %589, label %590

589:                                              ; preds = %582, %580
  br label %590

590:                                              ; preds = %589, %582, %574
  %591 = phi i64 [ %575, %589 ], [ %576, %582 ], [ %576, %574 ]
  %592 = add i64 %575, 1
  %593 = ashr i64 %577, 1
  %594 = icmp ult i64 %577, 2
  br i1 %594, label %595, label %574, !llvm.loop !37

595:                                              ; preds = %590
  br i1 %565, label %596, label %599

596:                                              ; preds = %595
  %597 = getelementptr inbounds i8, ptr %563, i64 8
  %598 = load i64, ptr %597, align 8
  br label %600

599:                                              ; preds = %595
  store i64 %110, ptr %563, align 8
  br label %600

600:                                              ; preds = %599, %596, %566
  %601 = phi i64 [ %591, %599 ], [ %591, %596 ], [ -1, %566 ]
  %602 = phi i64 [ 0, %599 ], [ %598, %596 ], [ %568, %566 ]
  %603 = shl nuw i64 1, %601
  %604 = getelementptr inbounds i8, ptr %563, i64 8
  %605 = or i64 %602, %603
  store i64 %605, ptr %604, align 8
  %606 = load i64, ptr %18, align 8
  %607 = or i64 %606, %603
  store i64 %607, ptr %18, align 8
  %608 = load ptr, ptr %17, align 8
  %609 = getelementptr i64, ptr %608, i64 %601
  %610 = load i64, ptr %609, align 8
  %611 = add i64 %610, 1
  store i64 %611, ptr %609, align 8
  br label %612

612:                                              ; preds = %600, %558, %502
  ret i64 %110
}

declare i64 @llvm.ctpop.i64(i64) #0

declare i64 @llvm.cttz.i64(i64, i1 immarg) #0

define internal fastcc i64 @all_free(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %1, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 112
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
  br i1 %79, label %80, label %59, !llvm.loop !37

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
  br i1 %89, label %17, label %90, !llvm.loop !88

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
  br i1 %45, label %46, label %25, !llvm.loop !37

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
  br i1 %84, label %85, label %64, !llvm.loop !37

85:                                               ; preds = %80, %61
  %86 = phi i64 [ -1, %61 ], [ %81, %80 ]
  %87 = icmp slt i64 %86, 0
  br i1 %87, label %49, label %88, !llvm.loop !89

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
  br i1 %111, label %9, label %112, !llvm.loop !90

112:                                              ; preds = %99, %4
  %113 = phi i64 [ %2, %4 ], [ %91, %99 ]
  ret i64 %113
}

define internal fastcc void @read_waiting(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 120
  %5 = getelementptr inbounds i8, ptr %1, i64 128
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  %8 = load i64, ptr %4, align 8
  br i1 %7, label %9, label %206

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  %11 = getelementptr inbounds i8, ptr %0, i64 760
  %12 = getelementptr inbounds i8, ptr %1, i64 136
  %13 = getelementptr inbounds i8, ptr %1, i64 104
  %14 = getelementptr inbounds i8, ptr %1, i64 144
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
  %25 = getelementptr inbounds i8, ptr %22, i64 408
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
  br i1 %38, label %39, label %30, !llvm.loop !91

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
  br i1 %126, label %127, label %106, !llvm.loop !37

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
  br i1 %146, label %147, label %92, !llvm.loop !92

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
  br i1 %173, label %67, label %174, !llvm.loop !93

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
  br i1 %190, label %51, label %191, !llvm.loop !94

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
  br i1 %205, label %18, label %206, !llvm.loop !95

206:                                              ; preds = %18, %203, %3
  %207 = phi i64 [ %8, %3 ], [ %19, %18 ], [ %201, %203 ]
  %208 = tail call noundef i64 @llvm.smax.i64(i64 %207, i64 %2)
  store i64 %208, ptr %4, align 8
  ret void
}

declare i64 @llvm.smax.i64(i64, i64) #0

declare i64 @llvm.umax.i64(i64, i64) #0

declare i64 @llvm.smin.i64(i64, i64) #0

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
!27 = !{!28}
!28 = distinct !{!28, !29, !"demand_of: argument 0"}
!29 = distinct !{!29, !"demand_of"}
!30 = distinct !{!30, !6}
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.unroll.disable"}
!33 = distinct !{!33, !6}
!34 = distinct !{!34, !6}
!35 = distinct !{!35, !6}
!36 = distinct !{!36, !6}
!37 = distinct !{!37, !6}
!38 = distinct !{!38, !6}
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
!63 = distinct !{!63, !32}
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
!76 = distinct !{!76, !32}
!77 = distinct !{!77, !6}
!78 = distinct !{!78, !6}
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
!91 = distinct !{!91, !6}
!92 = distinct !{!92, !6}
!93 = distinct !{!93, !6}
!94 = distinct !{!94, !6}
!95 = distinct !{!95, !6}

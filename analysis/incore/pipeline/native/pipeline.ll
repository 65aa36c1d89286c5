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
%struct.predecoder = type { i64, i64, i64, i64, [24 x i64], i64, i64 }
%struct.decoded_row = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.memory_row = type { i64, i64, i64, double }
%struct.flow_row = type { i64, i64, i64, i64, i64 }
%struct.cost_row = type { i64, i64, double, double, double }
%struct.source_row = type { i64, i64, i64, i64 }
%struct.edge_row = type { i64, i64, i64, i64 }
%struct.target_row = type { i64, i64 }
%struct.shape_row = type { i64, i64, i64, i64, i64 }
%struct.addressing_row = type { i64, i64, i64 }
%struct.way_row = type { i64, i64 }
%struct.way = type { i64, i64 }

define dso_local i64 @loaded_at(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) local_unnamed_addr #0 {
  %8 = alloca [3 x i64], align 16
  %9 = add i64 %5, %4
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %102, label %13

13:                                               ; preds = %7
  %14 = getelementptr %struct.store_row, ptr %1, i64 %11
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, %4
  br i1 %17, label %18, label %102

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %3, i64 64
  %20 = load i64, ptr %19, align 8
  %21 = sub i64 %5, %20
  %22 = tail call noundef i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = icmp eq i64 %6, 0
  br i1 %23, label %38, label %24

24:                                               ; preds = %18
  %25 = getelementptr inbounds i8, ptr %14, i64 32
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 2
  br i1 %27, label %28, label %38

28:                                               ; preds = %24
  %29 = getelementptr inbounds i8, ptr %0, i64 32
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 1
  br i1 %31, label %32, label %38

32:                                               ; preds = %28
  %33 = getelementptr inbounds i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %36, label %38

36:                                               ; preds = %32
  %37 = load i64, ptr %14, align 8
  br label %102

38:                                               ; preds = %32, %28, %24, %18
  %39 = getelementptr inbounds i8, ptr %0, i64 32
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 1
  br i1 %41, label %42, label %74

42:                                               ; preds = %38
  %43 = getelementptr inbounds i8, ptr %3, i64 184
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %42
  %47 = getelementptr inbounds i8, ptr %14, i64 16
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %74

50:                                               ; preds = %46, %42
  %51 = getelementptr inbounds i8, ptr %3, i64 384
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %58

54:                                               ; preds = %50
  %55 = getelementptr inbounds i8, ptr %14, i64 24
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %74

58:                                               ; preds = %50, %54
  %59 = load i64, ptr %3, align 8
  store i64 %59, ptr %8, align 16
  %60 = getelementptr inbounds i8, ptr %8, i64 8
  %61 = getelementptr inbounds i8, ptr %3, i64 16
  %62 = load i64, ptr %61, align 8
  store i64 %62, ptr %60, align 8
  %63 = getelementptr inbounds i8, ptr %8, i64 16
  %64 = getelementptr inbounds i8, ptr %3, i64 24
  %65 = load i64, ptr %64, align 8
  store i64 %65, ptr %63, align 16
  %66 = load i64, ptr %14, align 8
  %67 = getelementptr inbounds i8, ptr %14, i64 32
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr [3 x i64], ptr %8, i64 0, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = add i64 %66, %22
  %72 = add i64 %71, %70
  %73 = tail call noundef i64 @llvm.smax.i64(i64 %9, i64 %72)
  br label %102

74:                                               ; preds = %46, %54, %38
  %75 = getelementptr inbounds i8, ptr %3, i64 192
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %93, label %78

78:                                               ; preds = %74
  %79 = add nuw i64 %11, 1
  %80 = tail call i64 @llvm.smax.i64(i64 %2, i64 %79)
  %81 = add i64 %80, -1
  br label %82

82:                                               ; preds = %86, %78
  %83 = phi i64 [ %11, %78 ], [ %84, %86 ]
  %84 = add i64 %83, 1
  %85 = icmp slt i64 %84, %2
  br i1 %85, label %86, label %93

86:                                               ; preds = %82
  %87 = getelementptr %struct.store_row, ptr %1, i64 %84, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr %struct.store_row, ptr %1, i64 %83, i32 1
  %90 = load i64, ptr %89, align 8
  %91 = add i64 %90, 1
  %92 = icmp sgt i64 %88, %91
  br i1 %92, label %93, label %82, !llvm.loop !5

93:                                               ; preds = %86, %82, %74
  %94 = phi i64 [ %11, %74 ], [ %83, %86 ], [ %81, %82 ]
  %95 = getelementptr %struct.store_row, ptr %1, i64 %94, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds i8, ptr %3, i64 8
  %98 = load i64, ptr %97, align 8
  %99 = add i64 %96, %22
  %100 = add i64 %99, %98
  %101 = tail call noundef i64 @llvm.smax.i64(i64 %9, i64 %100)
  br label %102

102:                                              ; preds = %36, %58, %93, %7, %13
  %103 = phi i64 [ %9, %13 ], [ %9, %7 ], [ %37, %36 ], [ %73, %58 ], [ %101, %93 ]
  ret i64 %103
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
  %26 = getelementptr inbounds i8, ptr %2, i64 384
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
  %50 = getelementptr inbounds i8, ptr %3, i64 456
  br label %55

51:                                               ; preds = %107, %40
  %52 = getelementptr inbounds i8, ptr %3, i64 464
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
  call void @llvm.memset.inline.p0.i64(ptr nonnull align 8 %11, i8 0, i64 280, i1 false)
  %12 = getelementptr inbounds i8, ptr %11, i64 48
  store ptr %10, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 40
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %94

16:                                               ; preds = %1
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  %18 = getelementptr inbounds i8, ptr %0, i64 64
  %19 = getelementptr inbounds i8, ptr %11, i64 272
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = getelementptr inbounds i8, ptr %0, i64 56
  %22 = getelementptr inbounds i8, ptr %11, i64 120
  %23 = getelementptr inbounds i8, ptr %0, i64 1304
  %24 = getelementptr inbounds i8, ptr %11, i64 208
  %25 = getelementptr inbounds i8, ptr %11, i64 8
  %26 = getelementptr inbounds i8, ptr %11, i64 112
  %27 = getelementptr inbounds i8, ptr %0, i64 1312
  %28 = getelementptr inbounds i8, ptr %11, i64 240
  %29 = getelementptr inbounds i8, ptr %11, i64 232
  %30 = getelementptr inbounds i8, ptr %11, i64 216
  %31 = getelementptr inbounds i8, ptr %11, i64 224
  %32 = getelementptr inbounds i8, ptr %11, i64 264
  %33 = getelementptr inbounds i8, ptr %11, i64 248
  %34 = getelementptr inbounds i8, ptr %11, i64 256
  %35 = getelementptr inbounds i8, ptr %11, i64 200
  %36 = getelementptr inbounds i8, ptr %0, i64 48
  %37 = getelementptr inbounds i8, ptr %11, i64 144
  %38 = getelementptr inbounds i8, ptr %8, i64 8
  %39 = getelementptr inbounds i8, ptr %8, i64 16
  %40 = getelementptr inbounds i8, ptr %8, i64 24
  %41 = getelementptr inbounds i8, ptr %11, i64 16
  %42 = getelementptr inbounds i8, ptr %0, i64 72
  %43 = getelementptr inbounds i8, ptr %0, i64 80
  %44 = getelementptr inbounds i8, ptr %0, i64 96
  %45 = getelementptr inbounds i8, ptr %0, i64 104
  %46 = getelementptr inbounds i8, ptr %0, i64 112
  %47 = getelementptr inbounds i8, ptr %0, i64 88
  %48 = getelementptr inbounds i8, ptr %11, i64 64
  %49 = getelementptr inbounds i8, ptr %0, i64 1280
  %50 = getelementptr inbounds i8, ptr %0, i64 16
  %51 = getelementptr inbounds i8, ptr %11, i64 72
  %52 = getelementptr inbounds i8, ptr %0, i64 664
  %53 = getelementptr inbounds i8, ptr %0, i64 136
  %54 = getelementptr inbounds i8, ptr %0, i64 688
  %55 = getelementptr inbounds i8, ptr %0, i64 120
  %56 = getelementptr inbounds i8, ptr %0, i64 128
  %57 = getelementptr inbounds i8, ptr %11, i64 56
  %58 = getelementptr inbounds i8, ptr %0, i64 712
  %59 = getelementptr inbounds i8, ptr %0, i64 736
  %60 = getelementptr inbounds i8, ptr %0, i64 728
  %61 = getelementptr inbounds i8, ptr %0, i64 672
  %62 = getelementptr inbounds i8, ptr %0, i64 696
  %63 = getelementptr inbounds i8, ptr %0, i64 680
  %64 = getelementptr inbounds i8, ptr %0, i64 744
  %65 = getelementptr inbounds i8, ptr %0, i64 720
  %66 = getelementptr inbounds i8, ptr %0, i64 656
  %67 = getelementptr inbounds i8, ptr %9, i64 8
  %68 = getelementptr inbounds i8, ptr %9, i64 16
  %69 = getelementptr inbounds i8, ptr %9, i64 24
  %70 = getelementptr inbounds i8, ptr %9, i64 40
  %71 = getelementptr inbounds i8, ptr %9, i64 48
  %72 = getelementptr inbounds i8, ptr %9, i64 56
  %73 = getelementptr inbounds i8, ptr %11, i64 80
  %74 = getelementptr inbounds i8, ptr %9, i64 32
  %75 = getelementptr inbounds i8, ptr %0, i64 648
  %76 = getelementptr inbounds i8, ptr %0, i64 704
  %77 = getelementptr inbounds i8, ptr %0, i64 1256
  %78 = getelementptr inbounds i8, ptr %0, i64 1288
  %79 = getelementptr inbounds i8, ptr %11, i64 152
  %80 = getelementptr inbounds i8, ptr %11, i64 184
  %81 = getelementptr inbounds i8, ptr %11, i64 168
  %82 = getelementptr inbounds i8, ptr %11, i64 176
  %83 = getelementptr inbounds i8, ptr %11, i64 160
  %84 = getelementptr inbounds i8, ptr %3, i64 8
  %85 = getelementptr inbounds i8, ptr %3, i64 16
  %86 = getelementptr inbounds i8, ptr %7, i64 8
  %87 = getelementptr inbounds i8, ptr %2, i64 8
  %88 = getelementptr inbounds i8, ptr %0, i64 24
  %89 = getelementptr inbounds i8, ptr %11, i64 128
  %90 = getelementptr inbounds i8, ptr %11, i64 136
  %91 = getelementptr inbounds i8, ptr %0, i64 1296
  %92 = getelementptr inbounds i8, ptr %0, i64 1264
  %93 = getelementptr inbounds i8, ptr %0, i64 1272
  br label %95

94:                                               ; preds = %311, %1
  ret void

95:                                               ; preds = %16, %311
  %96 = phi i64 [ %14, %16 ], [ %317, %311 ]
  %97 = phi i64 [ 0, %16 ], [ %316, %311 ]
  %98 = load ptr, ptr %0, align 8
  %99 = load ptr, ptr %17, align 8
  %100 = getelementptr i32, ptr %99, i64 %97
  %101 = load i32, ptr %100, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr %struct.instruction_row, ptr %98, i64 %102
  %104 = load ptr, ptr %18, align 8
  %105 = getelementptr inbounds i8, ptr %104, i64 112
  %106 = load i64, ptr %105, align 8
  %107 = icmp eq i64 %106, 0
  %108 = load i64, ptr %19, align 8
  %109 = icmp sgt i64 %108, %97
  %110 = select i1 %107, i1 true, i1 %109
  br i1 %110, label %142, label %111

111:                                              ; preds = %95
  store i64 %97, ptr %19, align 8
  %112 = getelementptr inbounds i8, ptr %104, i64 152
  br label %113

113:                                              ; preds = %138, %111
  %114 = phi i64 [ %97, %111 ], [ %139, %138 ]
  %115 = getelementptr i32, ptr %99, i64 %114
  %116 = load i32, ptr %115, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr %struct.instruction_row, ptr %98, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds i8, ptr %118, i64 8
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %123, label %138

123:                                              ; preds = %113
  %124 = load ptr, ptr %20, align 8
  br label %125

125:                                              ; preds = %135, %123
  %126 = phi i64 [ %119, %123 ], [ %136, %135 ]
  %127 = getelementptr %struct.op_row, ptr %124, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %130, label %135

130:                                              ; preds = %125
  %131 = getelementptr inbounds i8, ptr %127, i64 64
  %132 = load i64, ptr %131, align 8
  %133 = load i64, ptr %112, align 8
  %134 = icmp slt i64 %132, %133
  br i1 %134, label %135, label %142

135:                                              ; preds = %130, %125
  %136 = add i64 %126, 1
  %137 = icmp eq i64 %136, %121
  br i1 %137, label %138, label %125, !llvm.loop !9

138:                                              ; preds = %135, %113
  %139 = add nuw nsw i64 %114, 1
  store i64 %139, ptr %19, align 8
  %140 = icmp slt i64 %139, %96
  br i1 %140, label %113, label %141, !llvm.loop !10

141:                                              ; preds = %138
  store i64 9223372036854775807, ptr %19, align 8
  br label %142

142:                                              ; preds = %130, %95, %141
  %143 = load ptr, ptr %21, align 8
  %144 = getelementptr double, ptr %143, i64 %97
  %145 = load double, ptr %144, align 8
  %146 = fcmp ugt double %145, 0.000000e+00
  br i1 %146, label %147, label %168

147:                                              ; preds = %142
  %148 = load i64, ptr %11, align 8
  %149 = getelementptr inbounds i8, ptr %104, i64 440
  %150 = load i64, ptr %149, align 8
  %151 = sub i64 %148, %150
  %152 = sitofp i64 %151 to double
  %153 = load double, ptr %22, align 8
  %154 = fcmp ogt double %153, %152
  %155 = select i1 %154, double %153, double %152
  %156 = fadd double %145, %155
  store double %156, ptr %22, align 8
  %157 = fptosi double %156 to i64
  %158 = icmp slt i64 %148, %157
  br i1 %158, label %159, label %168

159:                                              ; preds = %147
  %160 = sub i64 %157, %148
  %161 = load ptr, ptr %23, align 8
  %162 = getelementptr i8, ptr %161, i64 56
  %163 = load i64, ptr %162, align 8
  %164 = add i64 %160, %163
  store i64 %164, ptr %162, align 8
  %165 = load i64, ptr %11, align 8
  %166 = sub i64 %157, %165
  store i64 %166, ptr %24, align 8
  store i64 %157, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %25, i8 0, i64 40, i1 false)
  %167 = load ptr, ptr %12, align 8
  store i64 0, ptr %167, align 8
  br label %168

168:                                              ; preds = %142, %147, %159
  %169 = load i64, ptr %103, align 8
  %170 = getelementptr inbounds i8, ptr %103, i64 8
  %171 = load i64, ptr %170, align 8
  %172 = icmp slt i64 %169, %171
  br i1 %172, label %319, label %173

173:                                              ; preds = %2480, %168
  %174 = phi i64 [ 0, %168 ], [ %2481, %2480 ]
  %175 = phi i64 [ 0, %168 ], [ %2482, %2480 ]
  %176 = load i64, ptr %89, align 8
  %177 = icmp slt i64 %176, %174
  br i1 %177, label %180, label %178

178:                                              ; preds = %173
  %179 = load i64, ptr %90, align 8
  br label %181

180:                                              ; preds = %173
  store i64 %174, ptr %89, align 8
  br label %181

181:                                              ; preds = %180, %178
  %182 = phi i64 [ %176, %178 ], [ %174, %180 ]
  %183 = phi i64 [ %179, %178 ], [ 0, %180 ]
  %184 = add i64 %183, %175
  store i64 %184, ptr %90, align 8
  %185 = load ptr, ptr %18, align 8
  %186 = getelementptr inbounds i8, ptr %185, i64 168
  %187 = load i64, ptr %186, align 8
  %188 = icmp sgt i64 %184, %187
  br i1 %188, label %190, label %189

189:                                              ; preds = %194, %181
  br label %203

190:                                              ; preds = %181
  %191 = sub i64 %184, %187
  %192 = add i64 %182, 1
  %193 = icmp sgt i64 %191, %187
  br i1 %193, label %197, label %194

194:                                              ; preds = %197, %190
  %195 = phi i64 [ %191, %190 ], [ %200, %197 ]
  %196 = phi i64 [ %192, %190 ], [ %201, %197 ]
  store i64 %195, ptr %90, align 8
  store i64 %196, ptr %89, align 8
  br label %189

197:                                              ; preds = %190, %197
  %198 = phi i64 [ %201, %197 ], [ %192, %190 ]
  %199 = phi i64 [ %200, %197 ], [ %191, %190 ]
  %200 = sub i64 %199, %187
  %201 = add i64 %198, 1
  %202 = icmp sgt i64 %200, %187
  br i1 %202, label %197, label %194, !llvm.loop !11

203:                                              ; preds = %189, %238
  %204 = phi i64 [ %241, %238 ], [ 0, %189 ]
  switch i64 %204, label %205 [
    i64 5, label %209
    i64 0, label %209
  ]

205:                                              ; preds = %203
  %206 = load ptr, ptr %18, align 8
  %207 = getelementptr inbounds i8, ptr %206, i64 256
  %208 = load i64, ptr %207, align 8
  br label %209

209:                                              ; preds = %205, %203, %203
  %210 = phi i64 [ %208, %205 ], [ 0, %203 ], [ 0, %203 ]
  %211 = load i64, ptr %89, align 8
  %212 = add i64 %211, %210
  %213 = load ptr, ptr %42, align 8
  %214 = getelementptr %struct.ring_row, ptr %213, i64 %204
  %215 = load i64, ptr %214, align 8
  %216 = icmp sgt i64 %215, 0
  br i1 %216, label %220, label %217

217:                                              ; preds = %209
  %218 = getelementptr inbounds i8, ptr %214, i64 8
  %219 = load i64, ptr %218, align 8
  br label %238

220:                                              ; preds = %209
  %221 = getelementptr inbounds i8, ptr %214, i64 16
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds i8, ptr %214, i64 8
  %224 = load i64, ptr %223, align 8
  %225 = icmp slt i64 %222, %224
  br i1 %225, label %226, label %238

226:                                              ; preds = %220, %226
  %227 = phi i64 [ %235, %226 ], [ %222, %220 ]
  %228 = load ptr, ptr %43, align 8
  %229 = load i64, ptr %47, align 8
  %230 = mul i64 %229, %204
  %231 = load i64, ptr %214, align 8
  %232 = srem i64 %227, %231
  %233 = getelementptr i64, ptr %228, i64 %230
  %234 = getelementptr i64, ptr %233, i64 %232
  store i64 %212, ptr %234, align 8
  %235 = add nsw i64 %227, 1
  %236 = load i64, ptr %223, align 8
  %237 = icmp slt i64 %235, %236
  br i1 %237, label %226, label %238, !llvm.loop !13

238:                                              ; preds = %226, %220, %217
  %239 = phi i64 [ %219, %217 ], [ %224, %220 ], [ %236, %226 ]
  %240 = getelementptr inbounds i8, ptr %214, i64 16
  store i64 %239, ptr %240, align 8
  %241 = add nuw nsw i64 %204, 1
  %242 = icmp eq i64 %241, 6
  br i1 %242, label %243, label %203, !llvm.loop !14

243:                                              ; preds = %238
  %244 = load i64, ptr %89, align 8
  %245 = load ptr, ptr %91, align 8
  %246 = getelementptr i64, ptr %245, i64 %97
  store i64 %244, ptr %246, align 8
  %247 = load i64, ptr %103, align 8
  %248 = load i64, ptr %170, align 8
  %249 = icmp slt i64 %247, %248
  br i1 %249, label %250, label %311

250:                                              ; preds = %243, %307
  %251 = phi i64 [ %308, %307 ], [ %248, %243 ]
  %252 = phi i64 [ %309, %307 ], [ %247, %243 ]
  %253 = load ptr, ptr %20, align 8
  %254 = getelementptr %struct.op_row, ptr %253, i64 %252
  %255 = load i64, ptr %254, align 8
  %256 = icmp eq i64 %255, 2
  br i1 %256, label %257, label %307

257:                                              ; preds = %250
  %258 = load i64, ptr %83, align 8
  %259 = load i64, ptr %79, align 8
  %260 = icmp slt i64 %258, %259
  br i1 %260, label %261, label %307

261:                                              ; preds = %257
  %262 = load ptr, ptr %36, align 8
  %263 = load i64, ptr %37, align 8
  %264 = getelementptr inbounds i8, ptr %254, i64 80
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr %struct.access_row, ptr %262, i64 %263
  %267 = getelementptr %struct.access_row, ptr %266, i64 %265
  %268 = load ptr, ptr %77, align 8
  %269 = load ptr, ptr %92, align 8
  %270 = load i64, ptr %93, align 8
  %271 = load ptr, ptr %18, align 8
  %272 = load i64, ptr %89, align 8
  %273 = call i64 @write_store(ptr noundef %268, ptr noundef %269, i64 noundef %270, ptr noundef %271, ptr noundef %267, i64 noundef %272)
  %274 = load ptr, ptr %78, align 8
  %275 = load i64, ptr %83, align 8
  %276 = add i64 %275, 1
  store i64 %276, ptr %83, align 8
  %277 = getelementptr %struct.store_row, ptr %274, i64 %275, i32 1
  store i64 %273, ptr %277, align 8
  %278 = load ptr, ptr %42, align 8
  %279 = getelementptr i8, ptr %278, i64 144
  %280 = load i64, ptr %279, align 8
  %281 = icmp sgt i64 %280, 0
  br i1 %281, label %285, label %282

282:                                              ; preds = %261
  %283 = getelementptr i8, ptr %278, i64 152
  %284 = load i64, ptr %283, align 8
  br label %303

285:                                              ; preds = %261
  %286 = getelementptr i8, ptr %278, i64 160
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr i8, ptr %278, i64 152
  %289 = load i64, ptr %288, align 8
  %290 = icmp slt i64 %287, %289
  br i1 %290, label %291, label %303

291:                                              ; preds = %285, %291
  %292 = phi i64 [ %300, %291 ], [ %287, %285 ]
  %293 = load ptr, ptr %43, align 8
  %294 = load i64, ptr %47, align 8
  %295 = load i64, ptr %279, align 8
  %296 = srem i64 %292, %295
  %297 = mul i64 %294, 48
  %298 = getelementptr i8, ptr %293, i64 %297
  %299 = getelementptr i64, ptr %298, i64 %296
  store i64 %273, ptr %299, align 8
  %300 = add nsw i64 %292, 1
  %301 = load i64, ptr %288, align 8
  %302 = icmp slt i64 %300, %301
  br i1 %302, label %291, label %303, !llvm.loop !13

303:                                              ; preds = %291, %285, %282
  %304 = phi i64 [ %284, %282 ], [ %289, %285 ], [ %301, %291 ]
  %305 = getelementptr i8, ptr %278, i64 160
  store i64 %304, ptr %305, align 8
  %306 = load i64, ptr %170, align 8
  br label %307

307:                                              ; preds = %303, %257, %250
  %308 = phi i64 [ %251, %250 ], [ %251, %257 ], [ %306, %303 ]
  %309 = add nsw i64 %252, 1
  %310 = icmp slt i64 %309, %308
  br i1 %310, label %250, label %311, !llvm.loop !15

311:                                              ; preds = %307, %243
  %312 = getelementptr inbounds i8, ptr %103, i64 16
  %313 = load i64, ptr %312, align 8
  %314 = load i64, ptr %37, align 8
  %315 = add i64 %314, %313
  store i64 %315, ptr %37, align 8
  %316 = add nuw nsw i64 %97, 1
  %317 = load i64, ptr %13, align 8
  %318 = icmp slt i64 %316, %317
  br i1 %318, label %95, label %94, !llvm.loop !16

319:                                              ; preds = %168, %2480
  %320 = phi i64 [ %2483, %2480 ], [ %169, %168 ]
  %321 = phi i64 [ %2482, %2480 ], [ 0, %168 ]
  %322 = phi i64 [ %2481, %2480 ], [ 0, %168 ]
  %323 = load ptr, ptr %20, align 8
  %324 = getelementptr %struct.op_row, ptr %323, i64 %320
  %325 = getelementptr inbounds i8, ptr %324, i64 104
  %326 = load i64, ptr %325, align 8
  %327 = icmp ne i64 %326, 1
  %328 = load i64, ptr %26, align 8
  %329 = icmp ne i64 %328, 0
  %330 = select i1 %327, i1 true, i1 %329
  br i1 %330, label %339, label %331

331:                                              ; preds = %319
  %332 = load ptr, ptr %27, align 8
  %333 = icmp eq ptr %332, null
  br i1 %333, label %2480, label %334

334:                                              ; preds = %331
  %335 = load i64, ptr %11, align 8
  store i64 %335, ptr %28, align 8
  store i64 %335, ptr %29, align 8
  store i64 %335, ptr %30, align 8
  store i64 -1, ptr %31, align 8
  store i64 0, ptr %32, align 8
  store i64 %335, ptr %33, align 8
  store i64 %335, ptr %34, align 8
  %336 = load i64, ptr %35, align 8
  %337 = add i64 %336, 1
  store i64 %337, ptr %35, align 8
  %338 = getelementptr %struct.event_row, ptr %332, i64 %336
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %338, ptr noundef nonnull align 8 dereferenceable(64) %24, i64 64, i1 false)
  store i64 0, ptr %24, align 8
  br label %2480

339:                                              ; preds = %319
  %340 = load i64, ptr %324, align 8
  %341 = icmp eq i64 %340, 2
  br i1 %341, label %344, label %342

342:                                              ; preds = %339
  %343 = load ptr, ptr %18, align 8
  br label %359

344:                                              ; preds = %339
  %345 = load ptr, ptr %36, align 8
  %346 = load i64, ptr %37, align 8
  %347 = getelementptr inbounds i8, ptr %324, i64 80
  %348 = load i64, ptr %347, align 8
  %349 = getelementptr %struct.access_row, ptr %345, i64 %346
  %350 = load ptr, ptr %18, align 8
  %351 = getelementptr inbounds i8, ptr %350, i64 176
  %352 = load i64, ptr %351, align 8
  %353 = getelementptr %struct.access_row, ptr %349, i64 %348, i32 2
  %354 = load i64, ptr %353, align 8
  %355 = add i64 %352, -1
  %356 = add i64 %355, %354
  %357 = sdiv i64 %356, %352
  %358 = call noundef i64 @llvm.smax.i64(i64 %357, i64 1)
  br label %359

359:                                              ; preds = %344, %342
  %360 = phi ptr [ %350, %344 ], [ %343, %342 ]
  %361 = phi i64 [ %358, %344 ], [ 1, %342 ]
  %362 = getelementptr inbounds i8, ptr %360, i64 160
  %363 = load i64, ptr %362, align 8
  store i64 0, ptr %8, align 16
  %364 = getelementptr inbounds i8, ptr %360, i64 264
  %365 = load i64, ptr %364, align 8
  store i64 %365, ptr %38, align 8
  %366 = getelementptr inbounds i8, ptr %360, i64 272
  %367 = load i64, ptr %366, align 8
  store i64 %367, ptr %39, align 16
  %368 = getelementptr inbounds i8, ptr %360, i64 280
  %369 = load i64, ptr %368, align 8
  store i64 %369, ptr %40, align 8
  %370 = getelementptr inbounds i8, ptr %360, i64 448
  %371 = load i64, ptr %370, align 8
  %372 = icmp eq i64 %371, 0
  %373 = getelementptr inbounds i8, ptr %324, i64 32
  %374 = load i64, ptr %373, align 8
  %375 = call i64 @llvm.smin.i64(i64 %374, i64 1)
  %376 = select i1 %372, i64 %374, i64 %375
  %377 = getelementptr inbounds i8, ptr %324, i64 40
  %378 = load i64, ptr %377, align 8
  %379 = getelementptr [4 x i64], ptr %41, i64 0, i64 %378
  %380 = load i64, ptr %379, align 8
  %381 = getelementptr [4 x i64], ptr %8, i64 0, i64 %378
  %382 = load i64, ptr %381, align 8
  %383 = icmp sgt i64 %382, 0
  %384 = icmp sgt i64 %380, 0
  %385 = select i1 %383, i1 %384, i1 false
  br i1 %385, label %386, label %391

386:                                              ; preds = %359
  %387 = icmp eq i64 %378, 2
  %388 = select i1 %387, i64 %374, i64 1
  %389 = add i64 %388, %380
  %390 = icmp sgt i64 %389, %382
  br i1 %390, label %443, label %391

391:                                              ; preds = %386, %359
  %392 = getelementptr inbounds i8, ptr %324, i64 48
  %393 = load i64, ptr %392, align 8
  %394 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %393)
  %395 = call i64 @llvm.umax.i64(i64 %394, i64 2)
  %396 = getelementptr inbounds i8, ptr %360, i64 144
  %397 = load i64, ptr %396, align 8
  %398 = icmp ne i64 %397, 0
  %399 = icmp ne i64 %393, 0
  %400 = select i1 %398, i1 %399, i1 false
  %401 = and i64 %378, -2
  %402 = icmp eq i64 %401, 2
  %403 = and i1 %402, %400
  br i1 %403, label %404, label %435

404:                                              ; preds = %391
  %405 = load ptr, ptr %12, align 8
  %406 = getelementptr inbounds i8, ptr %405, i64 72
  %407 = getelementptr inbounds i8, ptr %405, i64 8
  %408 = load i64, ptr %405, align 8
  %409 = icmp sgt i64 %408, 0
  br i1 %409, label %410, label %418

410:                                              ; preds = %404, %415
  %411 = phi i64 [ %416, %415 ], [ 0, %404 ]
  %412 = getelementptr [8 x i64], ptr %407, i64 0, i64 %411
  %413 = load i64, ptr %412, align 8
  %414 = icmp eq i64 %413, %393
  br i1 %414, label %418, label %415

415:                                              ; preds = %410
  %416 = add nuw nsw i64 %411, 1
  %417 = icmp eq i64 %416, %408
  br i1 %417, label %418, label %410, !llvm.loop !17

418:                                              ; preds = %415, %410, %404
  %419 = phi i64 [ 0, %404 ], [ %408, %415 ], [ %411, %410 ]
  %420 = icmp eq i64 %419, %408
  %421 = icmp ult i64 %419, 8
  %422 = and i1 %421, %420
  br i1 %422, label %423, label %428

423:                                              ; preds = %418
  %424 = getelementptr [8 x i64], ptr %407, i64 0, i64 %408
  store i64 %393, ptr %424, align 8
  %425 = getelementptr [8 x i64], ptr %406, i64 0, i64 %408
  store i64 0, ptr %425, align 8
  %426 = load i64, ptr %405, align 8
  %427 = add i64 %426, 1
  store i64 %427, ptr %405, align 8
  br label %428

428:                                              ; preds = %423, %418
  %429 = select i1 %421, i64 %419, i64 7
  %430 = getelementptr [8 x i64], ptr %406, i64 0, i64 %429
  %431 = load i64, ptr %430, align 8
  %432 = icmp slt i64 %431, %395
  br i1 %432, label %433, label %443

433:                                              ; preds = %428
  %434 = load i64, ptr %362, align 8
  br label %435

435:                                              ; preds = %433, %391
  %436 = phi i64 [ %434, %433 ], [ %363, %391 ]
  %437 = load i64, ptr %25, align 8
  %438 = add i64 %437, %376
  %439 = icmp sgt i64 %438, %436
  %440 = icmp sgt i64 %437, 0
  %441 = and i1 %440, %439
  %442 = zext i1 %441 to i32
  br label %443

443:                                              ; preds = %435, %428, %386
  %444 = phi i32 [ 1, %386 ], [ %442, %435 ], [ 1, %428 ]
  %445 = zext nneg i32 %444 to i64
  %446 = load i64, ptr %11, align 8
  %447 = add i64 %446, %445
  %448 = load ptr, ptr %18, align 8
  %449 = getelementptr inbounds i8, ptr %448, i64 408
  %450 = load i64, ptr %449, align 8
  %451 = icmp eq i64 %450, 0
  br i1 %451, label %603, label %452

452:                                              ; preds = %443
  %453 = getelementptr inbounds i8, ptr %324, i64 48
  %454 = load i64, ptr %453, align 8
  %455 = icmp eq i64 %454, 0
  br i1 %455, label %603, label %456

456:                                              ; preds = %452
  %457 = icmp ne i32 %444, 0
  %458 = load i64, ptr %25, align 8
  %459 = icmp eq i64 %458, 0
  %460 = select i1 %457, i1 true, i1 %459
  br i1 %460, label %461, label %603

461:                                              ; preds = %456
  %462 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %454, i1 true)
  %463 = getelementptr inbounds i8, ptr %448, i64 160
  %464 = load i64, ptr %463, align 8
  %465 = load ptr, ptr %42, align 8
  %466 = getelementptr inbounds i8, ptr %465, i64 8
  %467 = load i64, ptr %466, align 8
  %468 = add i64 %464, -1
  %469 = add i64 %468, %467
  %470 = load i64, ptr %465, align 8
  %471 = icmp eq i64 %470, 0
  %472 = icmp eq i64 %464, 0
  %473 = or i1 %472, %471
  %474 = icmp slt i64 %469, %470
  %475 = select i1 %473, i1 true, i1 %474
  br i1 %475, label %481, label %476

476:                                              ; preds = %461
  %477 = load ptr, ptr %43, align 8
  %478 = srem i64 %469, %470
  %479 = getelementptr i64, ptr %477, i64 %478
  %480 = load i64, ptr %479, align 8
  br label %481

481:                                              ; preds = %476, %461
  %482 = phi i64 [ %480, %476 ], [ 0, %461 ]
  %483 = icmp sge i64 %447, %482
  %484 = sext i1 %483 to i64
  %485 = call i64 @llvm.smax.i64(i64 %447, i64 %482)
  %486 = load ptr, ptr %44, align 8
  %487 = getelementptr %struct.station_row, ptr %486, i64 %462
  %488 = load ptr, ptr %45, align 8
  %489 = load i64, ptr %46, align 8
  %490 = mul i64 %489, %462
  %491 = getelementptr i64, ptr %488, i64 %490
  %492 = getelementptr %struct.station_row, ptr %486, i64 %462, i32 4
  %493 = load i64, ptr %492, align 8
  %494 = icmp sgt i64 %493, 0
  br i1 %494, label %495, label %597

495:                                              ; preds = %481, %527
  %496 = phi i64 [ %530, %527 ], [ %493, %481 ]
  %497 = load i64, ptr %491, align 8
  %498 = icmp slt i64 %497, %485
  br i1 %498, label %499, label %532

499:                                              ; preds = %495
  %500 = add nsw i64 %496, -1
  store i64 %500, ptr %492, align 8
  %501 = getelementptr i64, ptr %491, i64 %500
  %502 = load i64, ptr %501, align 8
  %503 = icmp ugt i64 %500, 1
  br i1 %503, label %504, label %527

504:                                              ; preds = %499, %522
  %505 = phi i64 [ %525, %522 ], [ 1, %499 ]
  %506 = phi i64 [ %524, %522 ], [ 0, %499 ]
  %507 = phi i64 [ %518, %522 ], [ 0, %499 ]
  %508 = add i64 %506, 2
  %509 = icmp slt i64 %508, %500
  br i1 %509, label %510, label %517

510:                                              ; preds = %504
  %511 = getelementptr i64, ptr %491, i64 %508
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr i64, ptr %491, i64 %505
  %514 = load i64, ptr %513, align 8
  %515 = icmp slt i64 %512, %514
  %516 = select i1 %515, i64 %508, i64 %505
  br label %517

517:                                              ; preds = %510, %504
  %518 = phi i64 [ %505, %504 ], [ %516, %510 ]
  %519 = getelementptr i64, ptr %491, i64 %518
  %520 = load i64, ptr %519, align 8
  %521 = icmp slt i64 %520, %502
  br i1 %521, label %522, label %527

522:                                              ; preds = %517
  %523 = getelementptr i64, ptr %491, i64 %507
  store i64 %520, ptr %523, align 8
  %524 = shl i64 %518, 1
  %525 = or disjoint i64 %524, 1
  %526 = icmp slt i64 %525, %500
  br i1 %526, label %504, label %527

527:                                              ; preds = %522, %517, %499
  %528 = phi i64 [ 0, %499 ], [ %507, %517 ], [ %518, %522 ]
  %529 = getelementptr i64, ptr %491, i64 %528
  store i64 %502, ptr %529, align 8
  %530 = load i64, ptr %492, align 8
  %531 = icmp sgt i64 %530, 0
  br i1 %531, label %495, label %597, !llvm.loop !18

532:                                              ; preds = %495
  %533 = getelementptr inbounds i8, ptr %487, i64 32
  %534 = add i64 %496, %464
  %535 = load i64, ptr %487, align 8
  %536 = icmp sgt i64 %534, %535
  br i1 %536, label %542, label %597

537:                                              ; preds = %595, %542
  %538 = phi i64 [ %596, %595 ], [ %543, %542 ]
  %539 = phi i64 [ %593, %595 ], [ %544, %542 ]
  %540 = add i64 %539, %464
  %541 = icmp sgt i64 %540, %538
  br i1 %541, label %542, label %597, !llvm.loop !19

542:                                              ; preds = %532, %537
  %543 = phi i64 [ %538, %537 ], [ %535, %532 ]
  %544 = phi i64 [ %539, %537 ], [ %496, %532 ]
  %545 = load ptr, ptr %45, align 8
  %546 = load i64, ptr %46, align 8
  %547 = mul i64 %546, %462
  %548 = getelementptr i64, ptr %545, i64 %547
  %549 = load i64, ptr %548, align 8
  %550 = add i64 %549, 1
  %551 = load ptr, ptr %44, align 8
  %552 = getelementptr %struct.station_row, ptr %551, i64 %462, i32 4
  %553 = load i64, ptr %552, align 8
  %554 = icmp sgt i64 %553, 0
  br i1 %554, label %555, label %537

555:                                              ; preds = %542, %587
  %556 = phi i64 [ %590, %587 ], [ %553, %542 ]
  %557 = load i64, ptr %548, align 8
  %558 = icmp slt i64 %557, %550
  br i1 %558, label %559, label %592

559:                                              ; preds = %555
  %560 = add nsw i64 %556, -1
  store i64 %560, ptr %552, align 8
  %561 = getelementptr i64, ptr %548, i64 %560
  %562 = load i64, ptr %561, align 8
  %563 = icmp ugt i64 %560, 1
  br i1 %563, label %564, label %587

564:                                              ; preds = %559, %582
  %565 = phi i64 [ %585, %582 ], [ 1, %559 ]
  %566 = phi i64 [ %584, %582 ], [ 0, %559 ]
  %567 = phi i64 [ %578, %582 ], [ 0, %559 ]
  %568 = add i64 %566, 2
  %569 = icmp slt i64 %568, %560
  br i1 %569, label %570, label %577

570:                                              ; preds = %564
  %571 = getelementptr i64, ptr %548, i64 %568
  %572 = load i64, ptr %571, align 8
  %573 = getelementptr i64, ptr %548, i64 %565
  %574 = load i64, ptr %573, align 8
  %575 = icmp slt i64 %572, %574
  %576 = select i1 %575, i64 %568, i64 %565
  br label %577

577:                                              ; preds = %570, %564
  %578 = phi i64 [ %565, %564 ], [ %576, %570 ]
  %579 = getelementptr i64, ptr %548, i64 %578
  %580 = load i64, ptr %579, align 8
  %581 = icmp slt i64 %580, %562
  br i1 %581, label %582, label %587

582:                                              ; preds = %577
  %583 = getelementptr i64, ptr %548, i64 %567
  store i64 %580, ptr %583, align 8
  %584 = shl i64 %578, 1
  %585 = or disjoint i64 %584, 1
  %586 = icmp slt i64 %585, %560
  br i1 %586, label %564, label %587

587:                                              ; preds = %582, %577, %559
  %588 = phi i64 [ 0, %559 ], [ %567, %577 ], [ %578, %582 ]
  %589 = getelementptr i64, ptr %548, i64 %588
  store i64 %562, ptr %589, align 8
  %590 = load i64, ptr %552, align 8
  %591 = icmp sgt i64 %590, 0
  br i1 %591, label %555, label %592, !llvm.loop !18

592:                                              ; preds = %587, %555
  %593 = load i64, ptr %533, align 8
  %594 = icmp sgt i64 %593, 0
  br i1 %594, label %595, label %597, !llvm.loop !19

595:                                              ; preds = %592
  %596 = load i64, ptr %487, align 8
  br label %537

597:                                              ; preds = %527, %592, %537, %532, %481
  %598 = phi i64 [ %485, %481 ], [ %485, %532 ], [ %550, %537 ], [ %550, %592 ], [ %485, %527 ]
  %599 = icmp slt i64 %485, %598
  %600 = add nuw nsw i64 %462, 8
  %601 = select i1 %599, i64 %600, i64 %484
  %602 = call i64 @llvm.smax.i64(i64 %485, i64 %598)
  br label %603

603:                                              ; preds = %456, %597, %452, %443
  %604 = phi i64 [ -1, %443 ], [ -1, %452 ], [ %601, %597 ], [ -1, %456 ]
  %605 = phi i64 [ %447, %443 ], [ %447, %452 ], [ %602, %597 ], [ %447, %456 ]
  %606 = load i64, ptr %373, align 8
  %607 = load ptr, ptr %42, align 8
  %608 = getelementptr inbounds i8, ptr %607, i64 8
  %609 = load i64, ptr %608, align 8
  %610 = add i64 %609, %606
  %611 = add i64 %610, -1
  %612 = load i64, ptr %607, align 8
  %613 = icmp eq i64 %612, 0
  %614 = icmp eq i64 %606, 0
  %615 = or i1 %614, %613
  %616 = icmp slt i64 %611, %612
  %617 = select i1 %615, i1 true, i1 %616
  br i1 %617, label %623, label %618

618:                                              ; preds = %603
  %619 = load ptr, ptr %43, align 8
  %620 = srem i64 %611, %612
  %621 = getelementptr i64, ptr %619, i64 %620
  %622 = load i64, ptr %621, align 8
  br label %623

623:                                              ; preds = %618, %603
  %624 = phi i64 [ %622, %618 ], [ 0, %603 ]
  %625 = icmp slt i64 %605, %624
  %626 = select i1 %625, i64 0, i64 %604
  %627 = call i64 @llvm.smax.i64(i64 %605, i64 %624)
  store i64 %610, ptr %608, align 8
  %628 = getelementptr inbounds i8, ptr %324, i64 56
  %629 = load i64, ptr %628, align 8
  %630 = icmp sgt i64 %629, 0
  br i1 %630, label %631, label %655

631:                                              ; preds = %623
  %632 = load ptr, ptr %42, align 8
  %633 = getelementptr %struct.ring_row, ptr %632, i64 %629
  %634 = getelementptr inbounds i8, ptr %633, i64 8
  %635 = load i64, ptr %634, align 8
  %636 = load i64, ptr %633, align 8
  %637 = icmp eq i64 %636, 0
  %638 = icmp slt i64 %635, %636
  %639 = select i1 %637, i1 true, i1 %638
  br i1 %639, label %648, label %640

640:                                              ; preds = %631
  %641 = load ptr, ptr %43, align 8
  %642 = load i64, ptr %47, align 8
  %643 = mul i64 %642, %629
  %644 = srem i64 %635, %636
  %645 = getelementptr i64, ptr %641, i64 %643
  %646 = getelementptr i64, ptr %645, i64 %644
  %647 = load i64, ptr %646, align 8
  br label %648

648:                                              ; preds = %640, %631
  %649 = phi i64 [ %647, %640 ], [ 0, %631 ]
  %650 = icmp slt i64 %627, %649
  %651 = select i1 %650, i64 %629, i64 %626
  %652 = call i64 @llvm.smax.i64(i64 %627, i64 %649)
  %653 = getelementptr %struct.ring_row, ptr %632, i64 %629, i32 1
  %654 = add i64 %635, 1
  store i64 %654, ptr %653, align 8
  br label %655

655:                                              ; preds = %648, %623
  %656 = phi i64 [ %651, %648 ], [ %626, %623 ]
  %657 = phi i64 [ %652, %648 ], [ %627, %623 ]
  %658 = getelementptr inbounds i8, ptr %324, i64 72
  %659 = load i64, ptr %658, align 8
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %684, label %661

661:                                              ; preds = %655
  %662 = load ptr, ptr %42, align 8
  %663 = getelementptr i8, ptr %662, i64 96
  %664 = getelementptr i8, ptr %662, i64 104
  %665 = load i64, ptr %664, align 8
  %666 = load i64, ptr %663, align 8
  %667 = icmp eq i64 %666, 0
  %668 = icmp slt i64 %665, %666
  %669 = select i1 %667, i1 true, i1 %668
  br i1 %669, label %678, label %670

670:                                              ; preds = %661
  %671 = load ptr, ptr %43, align 8
  %672 = load i64, ptr %47, align 8
  %673 = srem i64 %665, %666
  %674 = shl i64 %672, 5
  %675 = getelementptr i8, ptr %671, i64 %674
  %676 = getelementptr i64, ptr %675, i64 %673
  %677 = load i64, ptr %676, align 8
  br label %678

678:                                              ; preds = %670, %661
  %679 = phi i64 [ %677, %670 ], [ 0, %661 ]
  %680 = icmp slt i64 %657, %679
  %681 = select i1 %680, i64 4, i64 %656
  %682 = call i64 @llvm.smax.i64(i64 %657, i64 %679)
  %683 = add i64 %665, 1
  store i64 %683, ptr %664, align 8
  br label %684

684:                                              ; preds = %678, %655
  %685 = phi i64 [ %656, %655 ], [ %681, %678 ]
  %686 = phi i64 [ %657, %655 ], [ %682, %678 ]
  %687 = load i64, ptr %324, align 8
  %688 = icmp eq i64 %687, 1
  br i1 %688, label %689, label %713

689:                                              ; preds = %684
  %690 = load ptr, ptr %42, align 8
  %691 = getelementptr i8, ptr %690, i64 120
  %692 = getelementptr i8, ptr %690, i64 128
  %693 = load i64, ptr %692, align 8
  %694 = load i64, ptr %691, align 8
  %695 = icmp eq i64 %694, 0
  %696 = icmp slt i64 %693, %694
  %697 = select i1 %695, i1 true, i1 %696
  br i1 %697, label %706, label %698

698:                                              ; preds = %689
  %699 = load ptr, ptr %43, align 8
  %700 = load i64, ptr %47, align 8
  %701 = srem i64 %693, %694
  %702 = mul i64 %700, 40
  %703 = getelementptr i8, ptr %699, i64 %702
  %704 = getelementptr i64, ptr %703, i64 %701
  %705 = load i64, ptr %704, align 8
  br label %706

706:                                              ; preds = %698, %689
  %707 = phi i64 [ %705, %698 ], [ 0, %689 ]
  %708 = icmp slt i64 %686, %707
  %709 = select i1 %708, i64 5, i64 %685
  %710 = call i64 @llvm.smax.i64(i64 %686, i64 %707)
  %711 = add i64 %693, 1
  store i64 %711, ptr %692, align 8
  %712 = load i64, ptr %324, align 8
  br label %713

713:                                              ; preds = %706, %684
  %714 = phi i64 [ %712, %706 ], [ %687, %684 ]
  %715 = phi i64 [ %709, %706 ], [ %685, %684 ]
  %716 = phi i64 [ %710, %706 ], [ %686, %684 ]
  %717 = icmp eq i64 %714, 2
  br i1 %717, label %718, label %743

718:                                              ; preds = %713
  %719 = load ptr, ptr %42, align 8
  %720 = getelementptr i8, ptr %719, i64 144
  %721 = getelementptr i8, ptr %719, i64 152
  %722 = load i64, ptr %721, align 8
  %723 = add nsw i64 %361, -1
  %724 = add i64 %723, %722
  %725 = load i64, ptr %720, align 8
  %726 = icmp eq i64 %725, 0
  %727 = icmp slt i64 %724, %725
  %728 = select i1 %726, i1 true, i1 %727
  br i1 %728, label %737, label %729

729:                                              ; preds = %718
  %730 = load ptr, ptr %43, align 8
  %731 = load i64, ptr %47, align 8
  %732 = srem i64 %724, %725
  %733 = mul i64 %731, 48
  %734 = getelementptr i8, ptr %730, i64 %733
  %735 = getelementptr i64, ptr %734, i64 %732
  %736 = load i64, ptr %735, align 8
  br label %737

737:                                              ; preds = %729, %718
  %738 = phi i64 [ %736, %729 ], [ 0, %718 ]
  %739 = icmp slt i64 %716, %738
  %740 = select i1 %739, i64 6, i64 %715
  %741 = call i64 @llvm.smax.i64(i64 %716, i64 %738)
  %742 = add i64 %722, %361
  store i64 %742, ptr %721, align 8
  br label %743

743:                                              ; preds = %737, %713
  %744 = phi i64 [ %740, %737 ], [ %715, %713 ]
  %745 = phi i64 [ %741, %737 ], [ %716, %713 ]
  %746 = load ptr, ptr %18, align 8
  %747 = icmp eq i32 %444, 0
  br i1 %747, label %748, label %760

748:                                              ; preds = %743
  %749 = load i64, ptr %11, align 8
  %750 = icmp sgt i64 %745, %749
  br i1 %750, label %751, label %758

751:                                              ; preds = %748
  %752 = getelementptr inbounds i8, ptr %746, i64 240
  %753 = load i64, ptr %752, align 8
  %754 = icmp eq i64 %753, 0
  %755 = add i64 %744, -5
  %756 = icmp ult i64 %755, -4
  %757 = select i1 %754, i1 true, i1 %756
  br i1 %757, label %760, label %758

758:                                              ; preds = %751, %748
  %759 = load i64, ptr %25, align 8
  br label %760

760:                                              ; preds = %758, %751, %743
  %761 = phi i64 [ %759, %758 ], [ 0, %743 ], [ 0, %751 ]
  %762 = getelementptr inbounds i8, ptr %746, i64 160
  %763 = load i64, ptr %762, align 8
  %764 = getelementptr inbounds i8, ptr %746, i64 240
  %765 = load i64, ptr %764, align 8
  %766 = icmp eq i64 %765, 0
  br i1 %766, label %842, label %767

767:                                              ; preds = %760
  %768 = getelementptr inbounds i8, ptr %324, i64 48
  %769 = load i64, ptr %768, align 8
  %770 = icmp eq i64 %769, 0
  br i1 %770, label %842, label %771

771:                                              ; preds = %767
  %772 = getelementptr inbounds i8, ptr %324, i64 64
  %773 = load i64, ptr %772, align 8
  %774 = icmp eq i64 %773, 0
  br i1 %774, label %842, label %775

775:                                              ; preds = %771
  %776 = load i64, ptr %324, align 8
  %777 = icmp eq i64 %776, 1
  br i1 %777, label %842, label %778

778:                                              ; preds = %775
  %779 = load i64, ptr %48, align 8
  %780 = getelementptr inbounds i8, ptr %324, i64 144
  %781 = load i64, ptr %780, align 8
  %782 = getelementptr inbounds i8, ptr %324, i64 152
  %783 = load i64, ptr %782, align 8
  %784 = icmp slt i64 %781, %783
  br i1 %784, label %785, label %823

785:                                              ; preds = %778
  %786 = load ptr, ptr %49, align 8
  %787 = load ptr, ptr %50, align 8
  %788 = sub i64 %783, %781
  %789 = add i64 %781, 1
  %790 = and i64 %788, 1
  %791 = icmp eq i64 %783, %789
  br i1 %791, label %812, label %792

792:                                              ; preds = %785
  %793 = and i64 %788, -2
  %794 = getelementptr i8, ptr %787, i64 24
  br label %795

795:                                              ; preds = %795, %792
  %796 = phi i64 [ %781, %792 ], [ %809, %795 ]
  %797 = phi i64 [ -1048576, %792 ], [ %808, %795 ]
  %798 = phi i64 [ 0, %792 ], [ %810, %795 ]
  %799 = getelementptr %struct.read_row, ptr %787, i64 %796
  %800 = load i64, ptr %799, align 8
  %801 = getelementptr %struct.value_row, ptr %786, i64 %800, i32 4
  %802 = load i64, ptr %801, align 8
  %803 = call noundef i64 @llvm.smax.i64(i64 %797, i64 %802)
  %804 = getelementptr %struct.read_row, ptr %794, i64 %796
  %805 = load i64, ptr %804, align 8
  %806 = getelementptr %struct.value_row, ptr %786, i64 %805, i32 4
  %807 = load i64, ptr %806, align 8
  %808 = call noundef i64 @llvm.smax.i64(i64 %803, i64 %807)
  %809 = add nsw i64 %796, 2
  %810 = add i64 %798, 2
  %811 = icmp eq i64 %810, %793
  br i1 %811, label %812, label %795, !llvm.loop !20

812:                                              ; preds = %795, %785
  %813 = phi i64 [ poison, %785 ], [ %808, %795 ]
  %814 = phi i64 [ %781, %785 ], [ %809, %795 ]
  %815 = phi i64 [ -1048576, %785 ], [ %808, %795 ]
  %816 = icmp eq i64 %790, 0
  br i1 %816, label %823, label %817

817:                                              ; preds = %812
  %818 = getelementptr %struct.read_row, ptr %787, i64 %814
  %819 = load i64, ptr %818, align 8
  %820 = getelementptr %struct.value_row, ptr %786, i64 %819, i32 4
  %821 = load i64, ptr %820, align 8
  %822 = call noundef i64 @llvm.smax.i64(i64 %815, i64 %821)
  br label %823

823:                                              ; preds = %817, %812, %778
  %824 = phi i64 [ -1048576, %778 ], [ %813, %812 ], [ %822, %817 ]
  %825 = sub i64 %779, %824
  %826 = icmp slt i64 %825, %763
  %827 = icmp eq i64 %776, 0
  br i1 %827, label %828, label %831

828:                                              ; preds = %823
  %829 = load i64, ptr %628, align 8
  %830 = icmp eq i64 %829, 1
  br i1 %830, label %831, label %839

831:                                              ; preds = %828, %823
  br i1 %826, label %834, label %832

832:                                              ; preds = %831
  %833 = load i64, ptr %51, align 8
  br label %836

834:                                              ; preds = %831
  %835 = add i64 %779, %763
  store i64 %835, ptr %51, align 8
  br label %836

836:                                              ; preds = %834, %832
  %837 = phi i64 [ %833, %832 ], [ %835, %834 ]
  %838 = icmp slt i64 %779, %837
  br label %839

839:                                              ; preds = %836, %828
  %840 = phi i1 [ %838, %836 ], [ %826, %828 ]
  %841 = zext i1 %840 to i32
  br label %842

842:                                              ; preds = %839, %775, %771, %767, %760
  %843 = phi i32 [ %841, %839 ], [ 0, %775 ], [ 0, %771 ], [ 0, %767 ], [ 0, %760 ]
  %844 = getelementptr inbounds i8, ptr %746, i64 488
  %845 = load i64, ptr %844, align 8
  %846 = icmp eq i64 %845, 0
  %847 = getelementptr inbounds i8, ptr %324, i64 48
  %848 = load i64, ptr %847, align 8
  %849 = getelementptr inbounds i8, ptr %324, i64 96
  %850 = load i64, ptr %849, align 8
  %851 = icmp slt i64 %850, 0
  br i1 %851, label %860, label %852

852:                                              ; preds = %842
  %853 = load ptr, ptr %52, align 8
  %854 = getelementptr inbounds i8, ptr %324, i64 128
  %855 = load i64, ptr %854, align 8
  %856 = getelementptr %struct.use_row, ptr %853, i64 %855
  %857 = getelementptr %struct.use_row, ptr %856, i64 %850
  %858 = load i64, ptr %857, align 8
  %859 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %858, i1 true)
  br label %860

860:                                              ; preds = %852, %842
  %861 = phi i64 [ %859, %852 ], [ 0, %842 ]
  %862 = getelementptr [64 x i64], ptr %53, i64 0, i64 %861
  %863 = load i64, ptr %862, align 8
  %864 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %848)
  %865 = icmp ult i64 %864, 2
  %866 = icmp eq i64 %848, 0
  br i1 %866, label %872, label %867

867:                                              ; preds = %860
  %868 = getelementptr inbounds i8, ptr %324, i64 64
  %869 = getelementptr inbounds i8, ptr %324, i64 128
  %870 = icmp eq i32 %843, 0
  %871 = and i64 %761, 1
  br label %874

872:                                              ; preds = %1079, %860
  %873 = phi i64 [ -1, %860 ], [ %1082, %1079 ]
  br i1 %865, label %1087, label %1086

874:                                              ; preds = %1079, %867
  %875 = phi i64 [ %848, %867 ], [ %1084, %1079 ]
  %876 = phi i64 [ -1, %867 ], [ %1082, %1079 ]
  %877 = phi i64 [ 0, %867 ], [ %1081, %1079 ]
  %878 = phi i64 [ 0, %867 ], [ %1083, %1079 ]
  %879 = phi double [ 0.000000e+00, %867 ], [ %1080, %1079 ]
  %880 = and i64 %875, 1
  %881 = icmp eq i64 %880, 0
  br i1 %881, label %1079, label %882

882:                                              ; preds = %874
  %883 = load ptr, ptr %44, align 8
  %884 = getelementptr %struct.station_row, ptr %883, i64 %878, i32 5
  %885 = load i64, ptr %884, align 8
  %886 = getelementptr %struct.station_row, ptr %883, i64 %885, i32 7
  %887 = load i64, ptr %886, align 8
  %888 = call noundef i64 @llvm.smax.i64(i64 %745, i64 %887)
  %889 = load ptr, ptr %45, align 8
  %890 = load i64, ptr %46, align 8
  %891 = mul i64 %890, %878
  %892 = getelementptr i64, ptr %889, i64 %891
  %893 = getelementptr %struct.station_row, ptr %883, i64 %878, i32 4
  %894 = load i64, ptr %893, align 8
  %895 = icmp sgt i64 %894, 0
  br i1 %895, label %896, label %935

896:                                              ; preds = %882, %928
  %897 = phi i64 [ %931, %928 ], [ %894, %882 ]
  %898 = load i64, ptr %892, align 8
  %899 = icmp slt i64 %898, %888
  br i1 %899, label %900, label %933

900:                                              ; preds = %896
  %901 = add nsw i64 %897, -1
  store i64 %901, ptr %893, align 8
  %902 = getelementptr i64, ptr %892, i64 %901
  %903 = load i64, ptr %902, align 8
  %904 = icmp ugt i64 %901, 1
  br i1 %904, label %905, label %928

905:                                              ; preds = %900, %923
  %906 = phi i64 [ %926, %923 ], [ 1, %900 ]
  %907 = phi i64 [ %925, %923 ], [ 0, %900 ]
  %908 = phi i64 [ %919, %923 ], [ 0, %900 ]
  %909 = add i64 %907, 2
  %910 = icmp slt i64 %909, %901
  br i1 %910, label %911, label %918

911:                                              ; preds = %905
  %912 = getelementptr i64, ptr %892, i64 %909
  %913 = load i64, ptr %912, align 8
  %914 = getelementptr i64, ptr %892, i64 %906
  %915 = load i64, ptr %914, align 8
  %916 = icmp slt i64 %913, %915
  %917 = select i1 %916, i64 %909, i64 %906
  br label %918

918:                                              ; preds = %911, %905
  %919 = phi i64 [ %906, %905 ], [ %917, %911 ]
  %920 = getelementptr i64, ptr %892, i64 %919
  %921 = load i64, ptr %920, align 8
  %922 = icmp slt i64 %921, %903
  br i1 %922, label %923, label %928

923:                                              ; preds = %918
  %924 = getelementptr i64, ptr %892, i64 %908
  store i64 %921, ptr %924, align 8
  %925 = shl i64 %919, 1
  %926 = or disjoint i64 %925, 1
  %927 = icmp slt i64 %926, %901
  br i1 %927, label %905, label %928

928:                                              ; preds = %923, %918, %900
  %929 = phi i64 [ 0, %900 ], [ %919, %923 ], [ %908, %918 ]
  %930 = getelementptr i64, ptr %892, i64 %929
  store i64 %903, ptr %930, align 8
  %931 = load i64, ptr %893, align 8
  %932 = icmp sgt i64 %931, 0
  br i1 %932, label %896, label %933, !llvm.loop !18

933:                                              ; preds = %928, %896
  %934 = load ptr, ptr %44, align 8
  br label %935

935:                                              ; preds = %933, %882
  %936 = phi ptr [ %934, %933 ], [ %883, %882 ]
  %937 = getelementptr %struct.station_row, ptr %936, i64 %878
  %938 = getelementptr inbounds i8, ptr %937, i64 32
  %939 = load i64, ptr %938, align 8
  %940 = load i64, ptr %937, align 8
  %941 = icmp slt i64 %939, %940
  br i1 %941, label %949, label %942

942:                                              ; preds = %935
  %943 = load ptr, ptr %45, align 8
  %944 = load i64, ptr %46, align 8
  %945 = mul i64 %944, %878
  %946 = getelementptr i64, ptr %943, i64 %945
  %947 = load i64, ptr %946, align 8
  %948 = add i64 %947, 1
  br label %949

949:                                              ; preds = %942, %935
  %950 = phi i64 [ %948, %942 ], [ 0, %935 ]
  %951 = call noundef i64 @llvm.smax.i64(i64 %888, i64 %950)
  br i1 %865, label %995, label %952

952:                                              ; preds = %949
  br i1 %846, label %989, label %953

953:                                              ; preds = %952
  %954 = load i64, ptr %868, align 8
  %955 = icmp sgt i64 %954, 0
  br i1 %955, label %989, label %956

956:                                              ; preds = %953
  %957 = load i64, ptr %849, align 8
  %958 = icmp slt i64 %957, 0
  br i1 %958, label %989, label %959

959:                                              ; preds = %956
  %960 = load ptr, ptr %52, align 8
  %961 = load i64, ptr %869, align 8
  %962 = getelementptr %struct.use_row, ptr %960, i64 %961
  %963 = getelementptr %struct.use_row, ptr %962, i64 %957
  %964 = load i64, ptr %963, align 8
  %965 = getelementptr %struct.station_row, ptr %936, i64 %878, i32 2
  %966 = load i64, ptr %965, align 8
  %967 = and i64 %966, %964
  %968 = icmp eq i64 %967, 0
  br i1 %968, label %989, label %969

969:                                              ; preds = %959, %980
  %970 = phi i64 [ %982, %980 ], [ 0, %959 ]
  %971 = phi i64 [ %981, %980 ], [ 9223372036854775807, %959 ]
  %972 = phi i64 [ %983, %980 ], [ %967, %959 ]
  %973 = and i64 %972, 1
  %974 = icmp eq i64 %973, 0
  br i1 %974, label %980, label %975

975:                                              ; preds = %969
  %976 = load ptr, ptr %54, align 8
  %977 = getelementptr i64, ptr %976, i64 %970
  %978 = load i64, ptr %977, align 8
  %979 = call i64 @llvm.smin.i64(i64 %978, i64 %971)
  br label %980

980:                                              ; preds = %975, %969
  %981 = phi i64 [ %971, %969 ], [ %979, %975 ]
  %982 = add i64 %970, 1
  %983 = ashr i64 %972, 1
  %984 = icmp ult i64 %972, 2
  br i1 %984, label %985, label %969, !llvm.loop !21

985:                                              ; preds = %980
  %986 = sub i64 %981, %888
  %987 = call noundef i64 @llvm.smax.i64(i64 %986, i64 0)
  %988 = uitofp nneg i64 %987 to double
  br label %995

989:                                              ; preds = %959, %956, %953, %952
  %990 = sitofp i64 %939 to double
  %991 = getelementptr inbounds i8, ptr %937, i64 24
  %992 = load i64, ptr %991, align 8
  %993 = sitofp i64 %992 to double
  %994 = fdiv double %990, %993
  br label %995

995:                                              ; preds = %989, %985, %949
  %996 = phi double [ 0.000000e+00, %949 ], [ %988, %985 ], [ %994, %989 ]
  br i1 %846, label %1016, label %997

997:                                              ; preds = %995
  %998 = load i64, ptr %868, align 8
  %999 = icmp sgt i64 %998, 0
  br i1 %999, label %1012, label %1000

1000:                                             ; preds = %997
  %1001 = load i64, ptr %849, align 8
  %1002 = icmp slt i64 %1001, 0
  br i1 %1002, label %1012, label %1003

1003:                                             ; preds = %1000
  %1004 = load ptr, ptr %52, align 8
  %1005 = load i64, ptr %869, align 8
  %1006 = getelementptr %struct.use_row, ptr %1004, i64 %1005
  %1007 = getelementptr %struct.use_row, ptr %1006, i64 %1001
  %1008 = load i64, ptr %1007, align 8
  %1009 = getelementptr %struct.station_row, ptr %936, i64 %878, i32 2
  %1010 = load i64, ptr %1009, align 8
  %1011 = and i64 %1010, %1008
  br label %1012

1012:                                             ; preds = %1003, %1000, %997
  %1013 = phi i64 [ %1011, %1003 ], [ 0, %1000 ], [ 0, %997 ]
  %1014 = icmp eq i64 %1013, 0
  %1015 = fcmp olt double %996, %879
  br i1 %1015, label %1032, label %1025

1016:                                             ; preds = %995
  %1017 = fcmp olt double %996, %879
  br i1 %1017, label %1046, label %1018

1018:                                             ; preds = %1016
  %1019 = fcmp oeq double %996, %879
  %1020 = trunc i64 %888 to i32
  %1021 = mul i32 %1020, 1538481
  %1022 = and i32 %1021, 1048576
  %1023 = icmp ne i32 %1022, 0
  %1024 = and i1 %1023, %1019
  br label %1046

1025:                                             ; preds = %1012
  %1026 = fcmp oeq double %996, %879
  %1027 = trunc i64 %888 to i32
  %1028 = mul i32 %1027, 1538481
  %1029 = and i32 %1028, 1048576
  %1030 = icmp ne i32 %1029, 0
  %1031 = and i1 %1030, %1026
  br i1 %1014, label %1046, label %1033

1032:                                             ; preds = %1012
  br i1 %1014, label %1046, label %1040

1033:                                             ; preds = %1025
  br i1 %1026, label %1034, label %1040

1034:                                             ; preds = %1033
  %1035 = sub i64 %863, %878
  %1036 = or i64 %1035, -64
  %1037 = sub i64 %863, %876
  %1038 = or i64 %1037, -64
  %1039 = icmp ugt i64 %1036, %1038
  br label %1040

1040:                                             ; preds = %1034, %1033, %1032
  %1041 = phi i1 [ false, %1033 ], [ %1039, %1034 ], [ true, %1032 ]
  %1042 = zext i1 %1041 to i32
  %1043 = load i64, ptr %377, align 8
  %1044 = icmp eq i64 %1043, 3
  %1045 = select i1 %1044, i64 %951, i64 %877
  br label %1068

1046:                                             ; preds = %1032, %1025, %1018, %1016
  %1047 = phi i1 [ true, %1032 ], [ %1031, %1025 ], [ true, %1016 ], [ %1024, %1018 ]
  %1048 = zext i1 %1047 to i32
  %1049 = load i64, ptr %764, align 8
  %1050 = icmp eq i64 %1049, 0
  br i1 %1050, label %1068, label %1051

1051:                                             ; preds = %1046
  %1052 = getelementptr %struct.station_row, ptr %936, i64 %878, i32 1
  %1053 = load i64, ptr %1052, align 8
  %1054 = icmp sgt i64 %1053, 0
  br i1 %1054, label %1055, label %1068

1055:                                             ; preds = %1051
  %1056 = icmp sgt i64 %887, %745
  br i1 %1056, label %1057, label %1061

1057:                                             ; preds = %1055
  %1058 = mul i64 %888, 1538481
  %1059 = lshr i64 %1058, 20
  %1060 = and i64 %1059, 1
  br label %1065

1061:                                             ; preds = %1055
  br i1 %870, label %1062, label %1065

1062:                                             ; preds = %1061
  %1063 = icmp eq i64 %876, %863
  %1064 = zext i1 %1063 to i64
  br label %1065

1065:                                             ; preds = %1062, %1061, %1057
  %1066 = phi i64 [ %1060, %1057 ], [ %1064, %1062 ], [ %871, %1061 ]
  %1067 = trunc nuw nsw i64 %1066 to i32
  br label %1068

1068:                                             ; preds = %1065, %1051, %1046, %1040
  %1069 = phi i64 [ %951, %1065 ], [ %951, %1051 ], [ %951, %1046 ], [ %1045, %1040 ]
  %1070 = phi i32 [ %1067, %1065 ], [ %1048, %1051 ], [ %1048, %1046 ], [ %1042, %1040 ]
  %1071 = icmp slt i64 %876, 0
  %1072 = icmp slt i64 %1069, %877
  %1073 = select i1 %1071, i1 true, i1 %1072
  br i1 %1073, label %1078, label %1074

1074:                                             ; preds = %1068
  %1075 = icmp eq i64 %1069, %877
  %1076 = icmp ne i32 %1070, 0
  %1077 = select i1 %1075, i1 %1076, i1 false
  br i1 %1077, label %1078, label %1079

1078:                                             ; preds = %1074, %1068
  br label %1079

1079:                                             ; preds = %1078, %1074, %874
  %1080 = phi double [ %879, %874 ], [ %996, %1078 ], [ %879, %1074 ]
  %1081 = phi i64 [ %877, %874 ], [ %1069, %1078 ], [ %877, %1074 ]
  %1082 = phi i64 [ %876, %874 ], [ %878, %1078 ], [ %876, %1074 ]
  %1083 = add i64 %878, 1
  %1084 = ashr i64 %875, 1
  %1085 = icmp ult i64 %875, 2
  br i1 %1085, label %872, label %874, !llvm.loop !22

1086:                                             ; preds = %872
  store i64 %873, ptr %862, align 8
  br label %1087

1087:                                             ; preds = %1086, %872
  %1088 = icmp sgt i64 %873, -1
  br i1 %1088, label %1089, label %1127

1089:                                             ; preds = %1087
  %1090 = load ptr, ptr %44, align 8
  %1091 = getelementptr %struct.station_row, ptr %1090, i64 %873
  %1092 = getelementptr inbounds i8, ptr %1091, i64 40
  %1093 = load i64, ptr %1092, align 8
  %1094 = getelementptr inbounds i8, ptr %1091, i64 8
  %1095 = load i64, ptr %1094, align 8
  %1096 = icmp eq i64 %1095, 0
  br i1 %1096, label %1097, label %1109

1097:                                             ; preds = %1089
  %1098 = getelementptr inbounds i8, ptr %1091, i64 32
  %1099 = load i64, ptr %1098, align 8
  %1100 = load i64, ptr %1091, align 8
  %1101 = icmp slt i64 %1099, %1100
  br i1 %1101, label %1121, label %1102

1102:                                             ; preds = %1097
  %1103 = load ptr, ptr %45, align 8
  %1104 = load i64, ptr %46, align 8
  %1105 = mul i64 %1104, %873
  %1106 = getelementptr i64, ptr %1103, i64 %1105
  %1107 = load i64, ptr %1106, align 8
  %1108 = add i64 %1107, 1
  br label %1121

1109:                                             ; preds = %1089
  %1110 = getelementptr %struct.station_row, ptr %1090, i64 %1093, i32 6
  %1111 = load i64, ptr %1110, align 8
  %1112 = icmp slt i64 %1111, %1095
  br i1 %1112, label %1121, label %1113

1113:                                             ; preds = %1109
  %1114 = load ptr, ptr %55, align 8
  %1115 = load i64, ptr %56, align 8
  %1116 = mul i64 %1115, %1093
  %1117 = srem i64 %1111, %1095
  %1118 = getelementptr i64, ptr %1114, i64 %1116
  %1119 = getelementptr i64, ptr %1118, i64 %1117
  %1120 = load i64, ptr %1119, align 8
  br label %1121

1121:                                             ; preds = %1113, %1109, %1102, %1097
  %1122 = phi i64 [ %1120, %1113 ], [ 0, %1109 ], [ %1108, %1102 ], [ 0, %1097 ]
  %1123 = add nuw i64 %873, 8
  %1124 = icmp slt i64 %745, %1122
  %1125 = select i1 %1124, i64 %1123, i64 %744
  %1126 = call i64 @llvm.smax.i64(i64 %745, i64 %1122)
  br label %1127

1127:                                             ; preds = %1121, %1087
  %1128 = phi i64 [ %744, %1087 ], [ %1125, %1121 ]
  %1129 = phi i64 [ %745, %1087 ], [ %1126, %1121 ]
  %1130 = freeze i64 %1128
  %1131 = icmp sgt i64 %1130, -1
  br i1 %1131, label %1132, label %1138

1132:                                             ; preds = %1127
  %1133 = sub i64 %1129, %447
  %1134 = load ptr, ptr %23, align 8
  %1135 = getelementptr i64, ptr %1134, i64 %1130
  %1136 = load i64, ptr %1135, align 8
  %1137 = add i64 %1133, %1136
  store i64 %1137, ptr %1135, align 8
  br label %1138

1138:                                             ; preds = %1132, %1127
  store i64 %447, ptr %30, align 8
  store i64 %1130, ptr %31, align 8
  store i64 %1129, ptr %29, align 8
  %1139 = load i64, ptr %11, align 8
  %1140 = icmp sgt i64 %1129, %1139
  br i1 %1140, label %1141, label %1151

1141:                                             ; preds = %1138
  %1142 = load ptr, ptr %18, align 8
  %1143 = getelementptr inbounds i8, ptr %1142, i64 240
  %1144 = load i64, ptr %1143, align 8
  %1145 = icmp eq i64 %1144, 0
  %1146 = add i64 %1130, -5
  %1147 = icmp ult i64 %1146, -4
  %1148 = or i1 %1147, %1145
  %1149 = select i1 %1148, i64 0, i64 %761
  store i64 %1129, ptr %11, align 8
  store i64 %1149, ptr %25, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %41, i8 0, i64 32, i1 false)
  %1150 = load ptr, ptr %12, align 8
  store i64 0, ptr %1150, align 8
  br label %1151

1151:                                             ; preds = %1141, %1138
  %1152 = load i64, ptr %25, align 8
  store i64 %1152, ptr %57, align 8
  %1153 = load i64, ptr %373, align 8
  %1154 = add i64 %1153, %1152
  store i64 %1154, ptr %25, align 8
  %1155 = load i64, ptr %373, align 8
  %1156 = load i64, ptr %48, align 8
  %1157 = add i64 %1156, %1155
  store i64 %1157, ptr %48, align 8
  %1158 = load i64, ptr %377, align 8
  %1159 = icmp eq i64 %1158, 2
  br i1 %1159, label %1160, label %1162

1160:                                             ; preds = %1151
  %1161 = load i64, ptr %373, align 8
  br label %1162

1162:                                             ; preds = %1160, %1151
  %1163 = phi i64 [ %1161, %1160 ], [ 1, %1151 ]
  %1164 = getelementptr [4 x i64], ptr %41, i64 0, i64 %1158
  %1165 = load i64, ptr %1164, align 8
  %1166 = add i64 %1165, %1163
  store i64 %1166, ptr %1164, align 8
  %1167 = load ptr, ptr %18, align 8
  %1168 = getelementptr inbounds i8, ptr %1167, i64 144
  %1169 = load i64, ptr %1168, align 8
  %1170 = icmp eq i64 %1169, 0
  br i1 %1170, label %1207, label %1171

1171:                                             ; preds = %1162
  %1172 = load i64, ptr %847, align 8
  %1173 = icmp eq i64 %1172, 0
  br i1 %1173, label %1207, label %1174

1174:                                             ; preds = %1171
  %1175 = load i64, ptr %377, align 8
  %1176 = and i64 %1175, -2
  %1177 = icmp eq i64 %1176, 2
  br i1 %1177, label %1178, label %1207

1178:                                             ; preds = %1174
  %1179 = load ptr, ptr %12, align 8
  %1180 = getelementptr inbounds i8, ptr %1179, i64 72
  %1181 = getelementptr inbounds i8, ptr %1179, i64 8
  %1182 = load i64, ptr %1179, align 8
  %1183 = icmp sgt i64 %1182, 0
  br i1 %1183, label %1184, label %1192

1184:                                             ; preds = %1178, %1189
  %1185 = phi i64 [ %1190, %1189 ], [ 0, %1178 ]
  %1186 = getelementptr [8 x i64], ptr %1181, i64 0, i64 %1185
  %1187 = load i64, ptr %1186, align 8
  %1188 = icmp eq i64 %1187, %1172
  br i1 %1188, label %1192, label %1189

1189:                                             ; preds = %1184
  %1190 = add nuw nsw i64 %1185, 1
  %1191 = icmp eq i64 %1190, %1182
  br i1 %1191, label %1192, label %1184, !llvm.loop !17

1192:                                             ; preds = %1189, %1184, %1178
  %1193 = phi i64 [ 0, %1178 ], [ %1185, %1184 ], [ %1182, %1189 ]
  %1194 = icmp eq i64 %1193, %1182
  %1195 = icmp ult i64 %1193, 8
  %1196 = and i1 %1195, %1194
  br i1 %1196, label %1197, label %1202

1197:                                             ; preds = %1192
  %1198 = getelementptr [8 x i64], ptr %1181, i64 0, i64 %1182
  store i64 %1172, ptr %1198, align 8
  %1199 = getelementptr [8 x i64], ptr %1180, i64 0, i64 %1182
  store i64 0, ptr %1199, align 8
  %1200 = load i64, ptr %1179, align 8
  %1201 = add i64 %1200, 1
  store i64 %1201, ptr %1179, align 8
  br label %1202

1202:                                             ; preds = %1197, %1192
  %1203 = select i1 %1195, i64 %1193, i64 7
  %1204 = getelementptr [8 x i64], ptr %1180, i64 0, i64 %1203
  %1205 = load i64, ptr %1204, align 8
  %1206 = add i64 %1205, 1
  store i64 %1206, ptr %1204, align 8
  br label %1207

1207:                                             ; preds = %1202, %1174, %1171, %1162
  %1208 = load i64, ptr %25, align 8
  %1209 = icmp sgt i64 %1208, %363
  br i1 %1209, label %1210, label %1218

1210:                                             ; preds = %1207, %1210
  %1211 = phi i64 [ %1216, %1210 ], [ %1208, %1207 ]
  %1212 = load i64, ptr %11, align 8
  %1213 = add i64 %1212, 1
  %1214 = sub i64 %1211, %363
  store i64 %1213, ptr %11, align 8
  store i64 %1214, ptr %25, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %41, i8 0, i64 32, i1 false)
  %1215 = load ptr, ptr %12, align 8
  store i64 0, ptr %1215, align 8
  %1216 = load i64, ptr %25, align 8
  %1217 = icmp sgt i64 %1216, %363
  br i1 %1217, label %1210, label %1218, !llvm.loop !23

1218:                                             ; preds = %1210, %1207
  br i1 %1088, label %1219, label %1273

1219:                                             ; preds = %1218
  %1220 = load ptr, ptr %18, align 8
  %1221 = getelementptr inbounds i8, ptr %1220, i64 488
  %1222 = load i64, ptr %1221, align 8
  %1223 = icmp eq i64 %1222, 0
  br i1 %1223, label %1273, label %1224

1224:                                             ; preds = %1219
  %1225 = getelementptr inbounds i8, ptr %324, i64 64
  %1226 = load i64, ptr %1225, align 8
  %1227 = icmp sgt i64 %1226, 0
  br i1 %1227, label %1273, label %1228

1228:                                             ; preds = %1224
  %1229 = load i64, ptr %849, align 8
  %1230 = icmp slt i64 %1229, 0
  br i1 %1230, label %1273, label %1231

1231:                                             ; preds = %1228
  %1232 = load ptr, ptr %52, align 8
  %1233 = getelementptr inbounds i8, ptr %324, i64 128
  %1234 = load i64, ptr %1233, align 8
  %1235 = getelementptr %struct.use_row, ptr %1232, i64 %1234
  %1236 = getelementptr %struct.use_row, ptr %1235, i64 %1229
  %1237 = load i64, ptr %1236, align 8
  %1238 = load ptr, ptr %44, align 8
  %1239 = getelementptr %struct.station_row, ptr %1238, i64 %873, i32 2
  %1240 = load i64, ptr %1239, align 8
  %1241 = and i64 %1240, %1237
  %1242 = load i64, ptr %11, align 8
  %1243 = icmp eq i64 %1241, 0
  br i1 %1243, label %1273, label %1246

1244:                                             ; preds = %1262
  %1245 = icmp sgt i64 %1263, -1
  br i1 %1245, label %1267, label %1273

1246:                                             ; preds = %1231, %1262
  %1247 = phi i64 [ %1264, %1262 ], [ 0, %1231 ]
  %1248 = phi i64 [ %1263, %1262 ], [ -1, %1231 ]
  %1249 = phi i64 [ %1265, %1262 ], [ %1241, %1231 ]
  %1250 = and i64 %1249, 1
  %1251 = icmp eq i64 %1250, 0
  br i1 %1251, label %1262, label %1252

1252:                                             ; preds = %1246
  %1253 = icmp slt i64 %1248, 0
  br i1 %1253, label %1261, label %1254

1254:                                             ; preds = %1252
  %1255 = load ptr, ptr %54, align 8
  %1256 = getelementptr i64, ptr %1255, i64 %1247
  %1257 = load i64, ptr %1256, align 8
  %1258 = getelementptr i64, ptr %1255, i64 %1248
  %1259 = load i64, ptr %1258, align 8
  %1260 = icmp slt i64 %1257, %1259
  br i1 %1260, label %1261, label %1262

1261:                                             ; preds = %1254, %1252
  br label %1262

1262:                                             ; preds = %1261, %1254, %1246
  %1263 = phi i64 [ %1247, %1261 ], [ %1248, %1254 ], [ %1248, %1246 ]
  %1264 = add i64 %1247, 1
  %1265 = ashr i64 %1249, 1
  %1266 = icmp ult i64 %1249, 2
  br i1 %1266, label %1244, label %1246, !llvm.loop !24

1267:                                             ; preds = %1244
  %1268 = load ptr, ptr %54, align 8
  %1269 = getelementptr i64, ptr %1268, i64 %1263
  %1270 = load i64, ptr %1269, align 8
  %1271 = call noundef i64 @llvm.smax.i64(i64 %1270, i64 %1242)
  %1272 = add i64 %1271, 1
  store i64 %1272, ptr %1269, align 8
  br label %1273

1273:                                             ; preds = %1267, %1244, %1231, %1228, %1224, %1219, %1218
  %1274 = load i64, ptr %11, align 8
  %1275 = add i64 %1274, 1
  %1276 = getelementptr inbounds i8, ptr %324, i64 144
  %1277 = load i64, ptr %1276, align 8
  %1278 = getelementptr inbounds i8, ptr %324, i64 152
  %1279 = load i64, ptr %1278, align 8
  %1280 = icmp slt i64 %1277, %1279
  br i1 %1280, label %1281, label %1307

1281:                                             ; preds = %1273
  %1282 = load ptr, ptr %49, align 8
  %1283 = load ptr, ptr %50, align 8
  %1284 = getelementptr inbounds i8, ptr %324, i64 24
  br label %1285

1285:                                             ; preds = %1301, %1281
  %1286 = phi i64 [ %1277, %1281 ], [ %1305, %1301 ]
  %1287 = phi i64 [ %1275, %1281 ], [ %1304, %1301 ]
  %1288 = getelementptr %struct.read_row, ptr %1283, i64 %1286
  %1289 = load i64, ptr %1288, align 8
  %1290 = getelementptr %struct.value_row, ptr %1282, i64 %1289
  %1291 = getelementptr inbounds i8, ptr %1288, i64 8
  %1292 = load i64, ptr %1291, align 8
  %1293 = icmp eq i64 %1292, 0
  br i1 %1293, label %1301, label %1294

1294:                                             ; preds = %1285
  %1295 = getelementptr inbounds i8, ptr %1290, i64 16
  %1296 = load i64, ptr %1295, align 8
  %1297 = load i64, ptr %1284, align 8
  %1298 = icmp eq i64 %1296, %1297
  %1299 = select i1 %1298, i64 8, i64 0
  %1300 = getelementptr inbounds i8, ptr %1290, i64 %1299
  br label %1301

1301:                                             ; preds = %1294, %1285
  %1302 = phi ptr [ %1290, %1285 ], [ %1300, %1294 ]
  %1303 = load i64, ptr %1302, align 8
  %1304 = call noundef i64 @llvm.smax.i64(i64 %1287, i64 %1303)
  %1305 = add nsw i64 %1286, 1
  %1306 = icmp eq i64 %1305, %1279
  br i1 %1306, label %1307, label %1285, !llvm.loop !25

1307:                                             ; preds = %1301, %1273
  %1308 = phi i64 [ %1275, %1273 ], [ %1304, %1301 ]
  br i1 %1088, label %1309, label %1638

1309:                                             ; preds = %1307
  %1310 = load ptr, ptr %44, align 8
  %1311 = getelementptr %struct.station_row, ptr %1310, i64 %873
  %1312 = getelementptr inbounds i8, ptr %1311, i64 40
  %1313 = load i64, ptr %1312, align 8
  %1314 = getelementptr %struct.station_row, ptr %1310, i64 %1313
  %1315 = getelementptr inbounds i8, ptr %1311, i64 32
  %1316 = load i64, ptr %1315, align 8
  %1317 = load i64, ptr %1311, align 8
  %1318 = icmp slt i64 %1316, %1317
  br i1 %1318, label %1326, label %1319

1319:                                             ; preds = %1309
  %1320 = load ptr, ptr %45, align 8
  %1321 = load i64, ptr %46, align 8
  %1322 = mul i64 %1321, %873
  %1323 = getelementptr i64, ptr %1320, i64 %1322
  %1324 = load i64, ptr %1323, align 8
  %1325 = add i64 %1324, 1
  br label %1326

1326:                                             ; preds = %1319, %1309
  %1327 = phi i64 [ %1325, %1319 ], [ 0, %1309 ]
  %1328 = call noundef i64 @llvm.smax.i64(i64 %1274, i64 %1327)
  %1329 = getelementptr inbounds i8, ptr %1314, i64 56
  %1330 = load i64, ptr %1329, align 8
  %1331 = call noundef i64 @llvm.smax.i64(i64 %1328, i64 %1330)
  store i64 %1331, ptr %1329, align 8
  %1332 = getelementptr inbounds i8, ptr %1311, i64 8
  %1333 = load i64, ptr %1332, align 8
  %1334 = icmp sgt i64 %1333, 0
  br i1 %1334, label %1335, label %1346

1335:                                             ; preds = %1326
  %1336 = load ptr, ptr %55, align 8
  %1337 = load i64, ptr %56, align 8
  %1338 = mul i64 %1337, %1313
  %1339 = getelementptr inbounds i8, ptr %1314, i64 48
  %1340 = load i64, ptr %1339, align 8
  %1341 = srem i64 %1340, %1333
  %1342 = getelementptr i64, ptr %1336, i64 %1338
  %1343 = getelementptr i64, ptr %1342, i64 %1341
  store i64 %1331, ptr %1343, align 8
  %1344 = load i64, ptr %1339, align 8
  %1345 = add i64 %1344, 1
  store i64 %1345, ptr %1339, align 8
  br label %1346

1346:                                             ; preds = %1335, %1326
  %1347 = add i64 %1331, 1
  %1348 = call noundef i64 @llvm.smax.i64(i64 %1308, i64 %1347)
  %1349 = load ptr, ptr %44, align 8
  %1350 = getelementptr %struct.station_row, ptr %1349, i64 %873, i32 2
  %1351 = load i64, ptr %1350, align 8
  %1352 = load ptr, ptr %18, align 8
  %1353 = getelementptr inbounds i8, ptr %1352, i64 112
  %1354 = load i64, ptr %1353, align 8
  %1355 = icmp eq i64 %1354, 0
  br i1 %1355, label %1380, label %1356

1356:                                             ; preds = %1346
  %1357 = load i64, ptr %324, align 8
  %1358 = icmp eq i64 %1357, 0
  br i1 %1358, label %1359, label %1380

1359:                                             ; preds = %1356
  %1360 = getelementptr inbounds i8, ptr %324, i64 64
  %1361 = load i64, ptr %1360, align 8
  %1362 = icmp eq i64 %1361, 0
  br i1 %1362, label %1380, label %1363

1363:                                             ; preds = %1359
  %1364 = getelementptr inbounds i8, ptr %1352, i64 152
  %1365 = load i64, ptr %1364, align 8
  %1366 = icmp slt i64 %1361, %1365
  br i1 %1366, label %1367, label %1380

1367:                                             ; preds = %1363
  %1368 = load i64, ptr %849, align 8
  %1369 = icmp slt i64 %1368, 0
  br i1 %1369, label %1380, label %1370

1370:                                             ; preds = %1367
  %1371 = load i64, ptr %58, align 8
  %1372 = icmp sgt i64 %1371, %1348
  br i1 %1372, label %1380, label %1373

1373:                                             ; preds = %1370
  %1374 = load i64, ptr %19, align 8
  %1375 = sub i64 %1374, %97
  %1376 = getelementptr inbounds i8, ptr %1352, i64 136
  %1377 = load i64, ptr %1376, align 8
  %1378 = icmp slt i64 %1375, %1377
  %1379 = zext i1 %1378 to i32
  br label %1380

1380:                                             ; preds = %1373, %1370, %1367, %1363, %1359, %1356, %1346
  %1381 = phi i32 [ 0, %1346 ], [ 0, %1367 ], [ 0, %1363 ], [ 0, %1359 ], [ 0, %1356 ], [ 1, %1370 ], [ %1379, %1373 ]
  %1382 = getelementptr inbounds i8, ptr %1352, i64 400
  %1383 = load i64, ptr %1382, align 8
  %1384 = icmp eq i64 %1383, 0
  br i1 %1384, label %1526, label %1385

1385:                                             ; preds = %1380
  %1386 = load i64, ptr %11, align 8
  %1387 = load i64, ptr %57, align 8
  %1388 = load i64, ptr %849, align 8
  %1389 = icmp slt i64 %1388, 0
  br i1 %1389, label %1638, label %1390

1390:                                             ; preds = %1385
  %1391 = getelementptr inbounds i8, ptr %324, i64 128
  %1392 = load i64, ptr %1391, align 8
  %1393 = add i64 %1392, %1388
  %1394 = icmp eq i32 %1381, 0
  %1395 = load ptr, ptr %52, align 8
  %1396 = getelementptr %struct.use_row, ptr %1395, i64 %1393, i32 3
  %1397 = getelementptr %struct.use_row, ptr %1395, i64 %1393
  %1398 = select i1 %1394, ptr %1397, ptr %1396
  %1399 = load i64, ptr %1398, align 8
  %1400 = icmp eq i64 %1351, 0
  %1401 = select i1 %1400, i64 -1, i64 %1351
  %1402 = and i64 %1399, %1401
  %1403 = getelementptr %struct.use_row, ptr %1395, i64 %1393, i32 1
  %1404 = load double, ptr %1403, align 8
  %1405 = fcmp ule double %1404, 1.000000e+00
  %1406 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1402)
  %1407 = icmp ult i64 %1406, 2
  %1408 = select i1 %1405, i1 true, i1 %1407
  br i1 %1408, label %1409, label %1638

1409:                                             ; preds = %1390
  %1410 = load i64, ptr %324, align 8
  %1411 = icmp eq i64 %1410, 1
  %1412 = icmp eq i64 %1406, 2
  %1413 = select i1 %1411, i1 %1412, i1 false
  br i1 %1413, label %1414, label %1423

1414:                                             ; preds = %1409
  %1415 = load i64, ptr %65, align 8
  %1416 = add i64 %1415, 1
  store i64 %1416, ptr %65, align 8
  %1417 = and i64 %1415, 1
  %1418 = icmp eq i64 %1417, 0
  %1419 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %1402, i1 true)
  %1420 = xor i64 %1419, 63
  %1421 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1402, i1 true)
  %1422 = select i1 %1418, i64 %1421, i64 %1420
  br label %1629

1423:                                             ; preds = %1409
  %1424 = load i64, ptr %59, align 8
  %1425 = icmp eq i64 %1424, %1386
  br i1 %1425, label %1484, label %1426

1426:                                             ; preds = %1423
  store i64 %1386, ptr %59, align 8
  %1427 = load i64, ptr %60, align 8
  %1428 = icmp sgt i64 %1427, 0
  br i1 %1428, label %1429, label %1484

1429:                                             ; preds = %1426
  %1430 = add i64 %1386, -7
  br label %1431

1431:                                             ; preds = %1478, %1429
  %1432 = phi i64 [ 0, %1429 ], [ %1481, %1478 ]
  %1433 = load ptr, ptr %61, align 8
  %1434 = load i64, ptr %62, align 8
  %1435 = mul i64 %1434, %1432
  %1436 = getelementptr i64, ptr %1433, i64 %1435
  %1437 = load ptr, ptr %63, align 8
  %1438 = getelementptr i64, ptr %1437, i64 %1432
  %1439 = load i64, ptr %1438, align 8
  %1440 = icmp sgt i64 %1439, 0
  br i1 %1440, label %1441, label %1478

1441:                                             ; preds = %1431, %1473
  %1442 = phi i64 [ %1476, %1473 ], [ %1439, %1431 ]
  %1443 = load i64, ptr %1436, align 8
  %1444 = icmp slt i64 %1443, %1430
  br i1 %1444, label %1445, label %1478

1445:                                             ; preds = %1441
  %1446 = add nsw i64 %1442, -1
  store i64 %1446, ptr %1438, align 8
  %1447 = getelementptr i64, ptr %1436, i64 %1446
  %1448 = load i64, ptr %1447, align 8
  %1449 = icmp ugt i64 %1446, 1
  br i1 %1449, label %1450, label %1473

1450:                                             ; preds = %1445, %1468
  %1451 = phi i64 [ %1471, %1468 ], [ 1, %1445 ]
  %1452 = phi i64 [ %1470, %1468 ], [ 0, %1445 ]
  %1453 = phi i64 [ %1464, %1468 ], [ 0, %1445 ]
  %1454 = add i64 %1452, 2
  %1455 = icmp slt i64 %1454, %1446
  br i1 %1455, label %1456, label %1463

1456:                                             ; preds = %1450
  %1457 = getelementptr i64, ptr %1436, i64 %1454
  %1458 = load i64, ptr %1457, align 8
  %1459 = getelementptr i64, ptr %1436, i64 %1451
  %1460 = load i64, ptr %1459, align 8
  %1461 = icmp slt i64 %1458, %1460
  %1462 = select i1 %1461, i64 %1454, i64 %1451
  br label %1463

1463:                                             ; preds = %1456, %1450
  %1464 = phi i64 [ %1451, %1450 ], [ %1462, %1456 ]
  %1465 = getelementptr i64, ptr %1436, i64 %1464
  %1466 = load i64, ptr %1465, align 8
  %1467 = icmp slt i64 %1466, %1448
  br i1 %1467, label %1468, label %1473

1468:                                             ; preds = %1463
  %1469 = getelementptr i64, ptr %1436, i64 %1453
  store i64 %1466, ptr %1469, align 8
  %1470 = shl i64 %1464, 1
  %1471 = or disjoint i64 %1470, 1
  %1472 = icmp slt i64 %1471, %1446
  br i1 %1472, label %1450, label %1473

1473:                                             ; preds = %1468, %1463, %1445
  %1474 = phi i64 [ 0, %1445 ], [ %1464, %1468 ], [ %1453, %1463 ]
  %1475 = getelementptr i64, ptr %1436, i64 %1474
  store i64 %1448, ptr %1475, align 8
  %1476 = load i64, ptr %1438, align 8
  %1477 = icmp sgt i64 %1476, 0
  br i1 %1477, label %1441, label %1478, !llvm.loop !26

1478:                                             ; preds = %1473, %1441, %1431
  %1479 = phi i64 [ %1439, %1431 ], [ %1476, %1473 ], [ %1442, %1441 ]
  %1480 = getelementptr [64 x i64], ptr %64, i64 0, i64 %1432
  store i64 %1479, ptr %1480, align 8
  %1481 = add nuw nsw i64 %1432, 1
  %1482 = load i64, ptr %60, align 8
  %1483 = icmp slt i64 %1481, %1482
  br i1 %1483, label %1431, label %1484, !llvm.loop !27

1484:                                             ; preds = %1478, %1426, %1423
  %1485 = icmp eq i64 %1402, 0
  br i1 %1485, label %1638, label %1491

1486:                                             ; preds = %1513
  %1487 = and i64 %1387, 1
  %1488 = icmp ne i64 %1487, 0
  %1489 = icmp sgt i64 %1515, -1
  %1490 = select i1 %1488, i1 %1489, i1 false
  br i1 %1490, label %1519, label %1632

1491:                                             ; preds = %1484, %1513
  %1492 = phi i64 [ %1516, %1513 ], [ 0, %1484 ]
  %1493 = phi i64 [ %1517, %1513 ], [ %1402, %1484 ]
  %1494 = phi i64 [ %1515, %1513 ], [ -1, %1484 ]
  %1495 = phi i64 [ %1514, %1513 ], [ -1, %1484 ]
  %1496 = and i64 %1493, 1
  %1497 = icmp eq i64 %1496, 0
  br i1 %1497, label %1513, label %1498

1498:                                             ; preds = %1491
  %1499 = icmp slt i64 %1495, 0
  br i1 %1499, label %1513, label %1500

1500:                                             ; preds = %1498
  %1501 = getelementptr [64 x i64], ptr %64, i64 0, i64 %1492
  %1502 = load i64, ptr %1501, align 8
  %1503 = getelementptr [64 x i64], ptr %64, i64 0, i64 %1495
  %1504 = load i64, ptr %1503, align 8
  %1505 = icmp sgt i64 %1502, %1504
  br i1 %1505, label %1506, label %1513

1506:                                             ; preds = %1500
  %1507 = icmp slt i64 %1494, 0
  br i1 %1507, label %1512, label %1508

1508:                                             ; preds = %1506
  %1509 = getelementptr [64 x i64], ptr %64, i64 0, i64 %1494
  %1510 = load i64, ptr %1509, align 8
  %1511 = icmp sgt i64 %1502, %1510
  br i1 %1511, label %1513, label %1512

1512:                                             ; preds = %1508, %1506
  br label %1513

1513:                                             ; preds = %1512, %1508, %1500, %1498, %1491
  %1514 = phi i64 [ %1495, %1512 ], [ %1495, %1508 ], [ %1495, %1491 ], [ %1492, %1500 ], [ %1492, %1498 ]
  %1515 = phi i64 [ %1492, %1512 ], [ %1494, %1508 ], [ %1494, %1491 ], [ %1495, %1500 ], [ %1495, %1498 ]
  %1516 = add i64 %1492, 1
  %1517 = ashr i64 %1493, 1
  %1518 = icmp ult i64 %1493, 2
  br i1 %1518, label %1486, label %1491, !llvm.loop !28

1519:                                             ; preds = %1486
  %1520 = getelementptr [64 x i64], ptr %64, i64 0, i64 %1515
  %1521 = load i64, ptr %1520, align 8
  %1522 = getelementptr [64 x i64], ptr %64, i64 0, i64 %1514
  %1523 = load i64, ptr %1522, align 8
  %1524 = add i64 %1523, 3
  %1525 = icmp slt i64 %1521, %1524
  br i1 %1525, label %1629, label %1632

1526:                                             ; preds = %1380
  %1527 = getelementptr inbounds i8, ptr %1352, i64 392
  %1528 = load i64, ptr %1527, align 8
  %1529 = icmp eq i64 %1528, 0
  br i1 %1529, label %1638, label %1530

1530:                                             ; preds = %1526
  %1531 = load i64, ptr %11, align 8
  %1532 = load i64, ptr %849, align 8
  %1533 = icmp slt i64 %1532, 0
  br i1 %1533, label %1638, label %1534

1534:                                             ; preds = %1530
  %1535 = getelementptr inbounds i8, ptr %324, i64 128
  %1536 = load i64, ptr %1535, align 8
  %1537 = add i64 %1536, %1532
  %1538 = icmp eq i32 %1381, 0
  %1539 = load ptr, ptr %52, align 8
  %1540 = getelementptr %struct.use_row, ptr %1539, i64 %1537, i32 3
  %1541 = getelementptr %struct.use_row, ptr %1539, i64 %1537
  %1542 = select i1 %1538, ptr %1541, ptr %1540
  %1543 = load i64, ptr %1542, align 8
  %1544 = icmp eq i64 %1351, 0
  %1545 = select i1 %1544, i64 -1, i64 %1351
  %1546 = and i64 %1543, %1545
  %1547 = getelementptr %struct.use_row, ptr %1539, i64 %1537, i32 1
  %1548 = load double, ptr %1547, align 8
  %1549 = fcmp ogt double %1548, 1.000000e+00
  %1550 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1546)
  %1551 = icmp ugt i64 %1550, 1
  %1552 = select i1 %1549, i1 %1551, i1 false
  %1553 = icmp eq i64 %1546, 0
  %1554 = select i1 %1552, i1 true, i1 %1553
  br i1 %1554, label %1638, label %1555

1555:                                             ; preds = %1534, %1623
  %1556 = phi i64 [ %1626, %1623 ], [ 0, %1534 ]
  %1557 = phi i64 [ %1627, %1623 ], [ %1546, %1534 ]
  %1558 = phi i64 [ %1625, %1623 ], [ 0, %1534 ]
  %1559 = phi i64 [ %1624, %1623 ], [ -1, %1534 ]
  %1560 = and i64 %1557, 1
  %1561 = icmp eq i64 %1560, 0
  br i1 %1561, label %1623, label %1562

1562:                                             ; preds = %1555
  %1563 = load ptr, ptr %61, align 8
  %1564 = load i64, ptr %62, align 8
  %1565 = mul i64 %1564, %1556
  %1566 = getelementptr i64, ptr %1563, i64 %1565
  %1567 = load ptr, ptr %63, align 8
  %1568 = getelementptr i64, ptr %1567, i64 %1556
  %1569 = load i64, ptr %1568, align 8
  %1570 = icmp sgt i64 %1569, 0
  br i1 %1570, label %1571, label %1608

1571:                                             ; preds = %1562, %1603
  %1572 = phi i64 [ %1606, %1603 ], [ %1569, %1562 ]
  %1573 = load i64, ptr %1566, align 8
  %1574 = icmp slt i64 %1573, %1531
  br i1 %1574, label %1575, label %1608

1575:                                             ; preds = %1571
  %1576 = add nsw i64 %1572, -1
  store i64 %1576, ptr %1568, align 8
  %1577 = getelementptr i64, ptr %1566, i64 %1576
  %1578 = load i64, ptr %1577, align 8
  %1579 = icmp ugt i64 %1576, 1
  br i1 %1579, label %1580, label %1603

1580:                                             ; preds = %1575, %1598
  %1581 = phi i64 [ %1601, %1598 ], [ 1, %1575 ]
  %1582 = phi i64 [ %1600, %1598 ], [ 0, %1575 ]
  %1583 = phi i64 [ %1594, %1598 ], [ 0, %1575 ]
  %1584 = add i64 %1582, 2
  %1585 = icmp slt i64 %1584, %1576
  br i1 %1585, label %1586, label %1593

1586:                                             ; preds = %1580
  %1587 = getelementptr i64, ptr %1566, i64 %1584
  %1588 = load i64, ptr %1587, align 8
  %1589 = getelementptr i64, ptr %1566, i64 %1581
  %1590 = load i64, ptr %1589, align 8
  %1591 = icmp slt i64 %1588, %1590
  %1592 = select i1 %1591, i64 %1584, i64 %1581
  br label %1593

1593:                                             ; preds = %1586, %1580
  %1594 = phi i64 [ %1581, %1580 ], [ %1592, %1586 ]
  %1595 = getelementptr i64, ptr %1566, i64 %1594
  %1596 = load i64, ptr %1595, align 8
  %1597 = icmp slt i64 %1596, %1578
  br i1 %1597, label %1598, label %1603

1598:                                             ; preds = %1593
  %1599 = getelementptr i64, ptr %1566, i64 %1583
  store i64 %1596, ptr %1599, align 8
  %1600 = shl i64 %1594, 1
  %1601 = or disjoint i64 %1600, 1
  %1602 = icmp slt i64 %1601, %1576
  br i1 %1602, label %1580, label %1603

1603:                                             ; preds = %1598, %1593, %1575
  %1604 = phi i64 [ 0, %1575 ], [ %1583, %1593 ], [ %1594, %1598 ]
  %1605 = getelementptr i64, ptr %1566, i64 %1604
  store i64 %1578, ptr %1605, align 8
  %1606 = load i64, ptr %1568, align 8
  %1607 = icmp sgt i64 %1606, 0
  br i1 %1607, label %1571, label %1608, !llvm.loop !26

1608:                                             ; preds = %1603, %1571, %1562
  %1609 = phi i64 [ %1569, %1562 ], [ %1572, %1571 ], [ %1606, %1603 ]
  %1610 = icmp slt i64 %1559, 0
  %1611 = icmp slt i64 %1609, %1558
  %1612 = select i1 %1610, i1 true, i1 %1611
  br i1 %1612, label %1622, label %1613

1613:                                             ; preds = %1608
  %1614 = icmp eq i64 %1609, %1558
  br i1 %1614, label %1615, label %1623

1615:                                             ; preds = %1613
  %1616 = load ptr, ptr %66, align 8
  %1617 = getelementptr i64, ptr %1616, i64 %1556
  %1618 = load i64, ptr %1617, align 8
  %1619 = getelementptr i64, ptr %1616, i64 %1559
  %1620 = load i64, ptr %1619, align 8
  %1621 = icmp slt i64 %1618, %1620
  br i1 %1621, label %1622, label %1623

1622:                                             ; preds = %1615, %1608
  br label %1623

1623:                                             ; preds = %1622, %1615, %1613, %1555
  %1624 = phi i64 [ %1559, %1555 ], [ %1556, %1622 ], [ %1559, %1615 ], [ %1559, %1613 ]
  %1625 = phi i64 [ %1558, %1555 ], [ %1609, %1622 ], [ %1558, %1615 ], [ %1558, %1613 ]
  %1626 = add i64 %1556, 1
  %1627 = ashr i64 %1557, 1
  %1628 = icmp ult i64 %1557, 2
  br i1 %1628, label %1632, label %1555, !llvm.loop !29

1629:                                             ; preds = %1519, %1414
  %1630 = phi i64 [ %1422, %1414 ], [ %1515, %1519 ]
  %1631 = shl nuw i64 1, %1630
  br label %1638

1632:                                             ; preds = %1623, %1519, %1486
  %1633 = phi i64 [ %1514, %1486 ], [ %1514, %1519 ], [ %1624, %1623 ]
  %1634 = freeze i64 %1633
  %1635 = shl nuw i64 1, %1634
  %1636 = icmp slt i64 %1634, 0
  %1637 = select i1 %1636, i64 %1351, i64 %1635
  br label %1638

1638:                                             ; preds = %1632, %1629, %1534, %1530, %1526, %1484, %1390, %1385, %1307
  %1639 = phi i64 [ -1, %1307 ], [ %1630, %1629 ], [ -1, %1526 ], [ -1, %1385 ], [ -1, %1390 ], [ -1, %1484 ], [ -1, %1530 ], [ -1, %1534 ], [ %1634, %1632 ]
  %1640 = phi i32 [ 0, %1307 ], [ %1381, %1629 ], [ %1381, %1526 ], [ %1381, %1385 ], [ %1381, %1390 ], [ %1381, %1484 ], [ %1381, %1530 ], [ %1381, %1534 ], [ %1381, %1632 ]
  %1641 = phi i64 [ %1308, %1307 ], [ %1348, %1629 ], [ %1348, %1526 ], [ %1348, %1385 ], [ %1348, %1390 ], [ %1348, %1484 ], [ %1348, %1530 ], [ %1348, %1534 ], [ %1348, %1632 ]
  %1642 = phi i64 [ 0, %1307 ], [ %1631, %1629 ], [ %1351, %1526 ], [ %1351, %1385 ], [ %1351, %1390 ], [ %1351, %1484 ], [ %1351, %1530 ], [ %1351, %1534 ], [ %1637, %1632 ]
  %1643 = phi i64 [ %1275, %1307 ], [ %1347, %1629 ], [ %1347, %1526 ], [ %1347, %1385 ], [ %1347, %1390 ], [ %1347, %1484 ], [ %1347, %1530 ], [ %1347, %1534 ], [ %1347, %1632 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !30)
  store i64 %1642, ptr %9, align 8, !alias.scope !30
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %67, i8 0, i64 32, i1 false), !alias.scope !30
  %1644 = load i64, ptr %1276, align 8, !noalias !30
  %1645 = load i64, ptr %1278, align 8, !noalias !30
  %1646 = icmp slt i64 %1644, %1645
  br i1 %1646, label %1647, label %1699

1647:                                             ; preds = %1638
  %1648 = load ptr, ptr %50, align 8, !noalias !30
  %1649 = load ptr, ptr %49, align 8, !noalias !30
  %1650 = getelementptr inbounds i8, ptr %324, i64 24
  br label %1651

1651:                                             ; preds = %1694, %1647
  %1652 = phi i64 [ -1, %1647 ], [ %1696, %1694 ]
  %1653 = phi i64 [ -1, %1647 ], [ %1695, %1694 ]
  %1654 = phi i64 [ %1644, %1647 ], [ %1697, %1694 ]
  %1655 = getelementptr %struct.read_row, ptr %1648, i64 %1654
  %1656 = load i64, ptr %1655, align 8, !noalias !30
  %1657 = getelementptr %struct.value_row, ptr %1649, i64 %1656
  %1658 = getelementptr inbounds i8, ptr %1655, i64 16
  %1659 = load i64, ptr %1658, align 8, !noalias !30
  %1660 = icmp eq i64 %1659, 0
  br i1 %1660, label %1694, label %1661

1661:                                             ; preds = %1651
  %1662 = getelementptr inbounds i8, ptr %1657, i64 24
  %1663 = load i64, ptr %1662, align 8, !noalias !30
  %1664 = icmp eq i64 %1663, 1
  br i1 %1664, label %1665, label %1670

1665:                                             ; preds = %1661
  %1666 = load ptr, ptr %18, align 8, !noalias !30
  %1667 = getelementptr inbounds i8, ptr %1666, i64 248
  %1668 = load i64, ptr %1667, align 8, !noalias !30
  %1669 = icmp eq i64 %1668, 0
  br i1 %1669, label %1694, label %1670

1670:                                             ; preds = %1665, %1661
  %1671 = getelementptr inbounds i8, ptr %1655, i64 8
  %1672 = load i64, ptr %1671, align 8, !noalias !30
  %1673 = icmp eq i64 %1672, 0
  br i1 %1673, label %1681, label %1674

1674:                                             ; preds = %1670
  %1675 = getelementptr inbounds i8, ptr %1657, i64 16
  %1676 = load i64, ptr %1675, align 8, !noalias !30
  %1677 = load i64, ptr %1650, align 8, !noalias !30
  %1678 = icmp eq i64 %1676, %1677
  %1679 = select i1 %1678, i64 8, i64 0
  %1680 = getelementptr inbounds i8, ptr %1657, i64 %1679
  br label %1681

1681:                                             ; preds = %1674, %1670
  %1682 = phi ptr [ %1657, %1670 ], [ %1680, %1674 ]
  %1683 = load i64, ptr %1682, align 8, !noalias !30
  %1684 = icmp eq i64 %1663, 2
  %1685 = load ptr, ptr %18, align 8, !noalias !30
  br i1 %1684, label %1686, label %1690

1686:                                             ; preds = %1681
  %1687 = getelementptr inbounds i8, ptr %1685, i64 216
  %1688 = load i64, ptr %1687, align 8, !noalias !30
  %1689 = icmp eq i64 %1688, 0
  br i1 %1689, label %1694, label %1690

1690:                                             ; preds = %1686, %1681
  %1691 = getelementptr inbounds i8, ptr %1685, i64 376
  %1692 = load i64, ptr %1691, align 8, !noalias !30
  %1693 = add i64 %1692, %1683
  br label %1694

1694:                                             ; preds = %1690, %1686, %1665, %1651
  %1695 = phi i64 [ %1653, %1665 ], [ %1653, %1651 ], [ %1693, %1690 ], [ 0, %1686 ]
  %1696 = phi i64 [ %1652, %1665 ], [ %1652, %1651 ], [ %1683, %1690 ], [ %1683, %1686 ]
  %1697 = add nsw i64 %1654, 1
  %1698 = icmp eq i64 %1697, %1645
  br i1 %1698, label %1699, label %1651, !llvm.loop !33

1699:                                             ; preds = %1694, %1638
  %1700 = phi i64 [ -1, %1638 ], [ %1695, %1694 ]
  %1701 = phi i64 [ -1, %1638 ], [ %1696, %1694 ]
  %1702 = load ptr, ptr %18, align 8, !noalias !30
  %1703 = getelementptr inbounds i8, ptr %1702, i64 368
  %1704 = load i64, ptr %1703, align 8, !noalias !30
  %1705 = add i64 %1704, %1701
  store i64 %1705, ptr %70, align 8, !alias.scope !30
  store i64 %1700, ptr %71, align 8, !alias.scope !30
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %72, i8 0, i64 16, i1 false), !alias.scope !30
  %1706 = load i64, ptr %324, align 8, !noalias !30
  %1707 = icmp eq i64 %1706, 2
  br i1 %1707, label %1730, label %1708

1708:                                             ; preds = %1699
  %1709 = getelementptr inbounds i8, ptr %1702, i64 72
  %1710 = load i64, ptr %1709, align 8, !noalias !30
  %1711 = icmp ne i64 %1710, 0
  %1712 = icmp sgt i64 %1700, -1
  %1713 = select i1 %1711, i1 %1712, i1 false
  br i1 %1713, label %1714, label %1721

1714:                                             ; preds = %1708
  %1715 = getelementptr inbounds i8, ptr %324, i64 64
  %1716 = load i64, ptr %1715, align 8, !noalias !30
  %1717 = getelementptr inbounds i8, ptr %1702, i64 416
  %1718 = load i64, ptr %1717, align 8, !noalias !30
  %1719 = icmp slt i64 %1716, %1718
  br i1 %1719, label %1721, label %1720

1720:                                             ; preds = %1714
  store i64 %1710, ptr %69, align 8, !alias.scope !30
  br label %1721

1721:                                             ; preds = %1720, %1714, %1708
  %1722 = getelementptr inbounds i8, ptr %1702, i64 224
  %1723 = load i64, ptr %1722, align 8, !noalias !30
  %1724 = icmp eq i64 %1723, 0
  br i1 %1724, label %1731, label %1725

1725:                                             ; preds = %1721
  %1726 = icmp eq i64 %1706, 1
  br i1 %1726, label %1727, label %1730

1727:                                             ; preds = %1725
  %1728 = icmp ne i64 %1642, 0
  %1729 = zext i1 %1728 to i64
  store i64 %1729, ptr %68, align 8, !alias.scope !30
  br label %1733

1730:                                             ; preds = %1725, %1699
  store i64 0, ptr %68, align 8, !alias.scope !30
  br label %1866

1731:                                             ; preds = %1721
  store i64 0, ptr %68, align 8, !alias.scope !30
  %1732 = icmp eq i64 %1706, 1
  br i1 %1732, label %1733, label %1866

1733:                                             ; preds = %1731, %1727
  %1734 = getelementptr inbounds i8, ptr %324, i64 64
  %1735 = load i64, ptr %1734, align 8, !noalias !30
  %1736 = icmp sgt i64 %1735, 0
  br i1 %1736, label %1737, label %1797

1737:                                             ; preds = %1733
  %1738 = getelementptr inbounds i8, ptr %1702, i64 232
  %1739 = load i64, ptr %1738, align 8, !noalias !30
  %1740 = icmp eq i64 %1739, 0
  br i1 %1740, label %1797, label %1741

1741:                                             ; preds = %1737
  %1742 = load ptr, ptr %52, align 8, !noalias !30
  %1743 = getelementptr inbounds i8, ptr %324, i64 128
  %1744 = load i64, ptr %1743, align 8, !noalias !30
  %1745 = getelementptr %struct.use_row, ptr %1742, i64 %1744
  %1746 = load i64, ptr %1745, align 8, !noalias !30
  %1747 = load i64, ptr %65, align 8, !noalias !30
  %1748 = add i64 %1747, 1
  store i64 %1748, ptr %65, align 8, !noalias !30
  %1749 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1746)
  %1750 = srem i64 %1747, %1749
  %1751 = icmp sgt i64 %1750, 0
  br i1 %1751, label %1752, label %1791

1752:                                             ; preds = %1741
  %1753 = and i64 %1750, 7
  %1754 = icmp eq i64 %1753, 0
  br i1 %1754, label %1764, label %1755

1755:                                             ; preds = %1752, %1755
  %1756 = phi i64 [ %1761, %1755 ], [ %1750, %1752 ]
  %1757 = phi i64 [ %1760, %1755 ], [ %1746, %1752 ]
  %1758 = phi i64 [ %1762, %1755 ], [ 0, %1752 ]
  %1759 = add i64 %1757, -1
  %1760 = and i64 %1759, %1757
  %1761 = add nsw i64 %1756, -1
  %1762 = add i64 %1758, 1
  %1763 = icmp eq i64 %1762, %1753
  br i1 %1763, label %1764, label %1755, !llvm.loop !34

1764:                                             ; preds = %1755, %1752
  %1765 = phi i64 [ %1750, %1752 ], [ %1761, %1755 ]
  %1766 = phi i64 [ %1746, %1752 ], [ %1760, %1755 ]
  %1767 = phi i64 [ poison, %1752 ], [ %1760, %1755 ]
  %1768 = icmp ult i64 %1750, 8
  br i1 %1768, label %1791, label %1769

1769:                                             ; preds = %1764, %1769
  %1770 = phi i64 [ %1788, %1769 ], [ %1765, %1764 ]
  %1771 = phi i64 [ %1787, %1769 ], [ %1766, %1764 ]
  %1772 = add i64 %1771, -1
  %1773 = and i64 %1772, %1771
  %1774 = add i64 %1773, -1
  %1775 = and i64 %1774, %1773
  %1776 = add i64 %1775, -1
  %1777 = and i64 %1776, %1775
  %1778 = add i64 %1777, -1
  %1779 = and i64 %1778, %1777
  %1780 = add i64 %1779, -1
  %1781 = and i64 %1780, %1779
  %1782 = add i64 %1781, -1
  %1783 = and i64 %1782, %1781
  %1784 = add i64 %1783, -1
  %1785 = and i64 %1784, %1783
  %1786 = add i64 %1785, -1
  %1787 = and i64 %1786, %1785
  %1788 = add nsw i64 %1770, -8
  %1789 = add i64 %1770, -9
  %1790 = icmp ult i64 %1789, -2
  br i1 %1790, label %1769, label %1791, !llvm.loop !36

1791:                                             ; preds = %1764, %1769, %1741
  %1792 = phi i64 [ %1746, %1741 ], [ %1767, %1764 ], [ %1787, %1769 ]
  %1793 = sub i64 0, %1792
  %1794 = and i64 %1792, %1793
  store i64 %1794, ptr %67, align 8, !alias.scope !30
  %1795 = load i64, ptr %324, align 8
  %1796 = icmp eq i64 %1795, 1
  br i1 %1796, label %1797, label %1869

1797:                                             ; preds = %1791, %1737, %1733
  %1798 = phi i64 [ %1794, %1791 ], [ 0, %1737 ], [ 0, %1733 ]
  %1799 = load ptr, ptr %36, align 8, !noalias !30
  %1800 = load i64, ptr %37, align 8, !noalias !30
  %1801 = getelementptr inbounds i8, ptr %324, i64 80
  %1802 = load i64, ptr %1801, align 8, !noalias !30
  %1803 = getelementptr %struct.access_row, ptr %1799, i64 %1800
  %1804 = getelementptr %struct.access_row, ptr %1803, i64 %1802
  %1805 = getelementptr inbounds i8, ptr %1702, i64 424
  %1806 = load i64, ptr %1805, align 8, !noalias !30
  %1807 = icmp eq i64 %1806, 0
  br i1 %1807, label %1866, label %1808

1808:                                             ; preds = %1797
  %1809 = load i64, ptr %1804, align 8, !noalias !30
  %1810 = icmp slt i64 %1809, 0
  br i1 %1810, label %1866, label %1811

1811:                                             ; preds = %1808
  %1812 = getelementptr inbounds i8, ptr %1804, i64 16
  %1813 = load i64, ptr %1812, align 8, !noalias !30
  %1814 = icmp slt i64 %1813, %1806
  br i1 %1814, label %1815, label %1832

1815:                                             ; preds = %1811
  %1816 = sdiv i64 %1809, %1806
  %1817 = srem i64 %1816, 2
  %1818 = getelementptr inbounds i8, ptr %1702, i64 32
  %1819 = load i64, ptr %1818, align 8, !noalias !30
  %1820 = sdiv i64 %1809, %1819
  %1821 = getelementptr [2 x [2 x i64]], ptr %73, i64 0, i64 %1817
  %1822 = load i64, ptr %1821, align 8, !noalias !30
  %1823 = icmp eq i64 %1822, %1820
  br i1 %1823, label %1866, label %1824

1824:                                             ; preds = %1815
  %1825 = getelementptr i8, ptr %1821, i64 8
  %1826 = load i64, ptr %1825, align 8, !noalias !30
  %1827 = icmp eq i64 %1826, %1820
  br i1 %1827, label %1866, label %1828

1828:                                             ; preds = %1824
  store i64 %1822, ptr %1825, align 8, !noalias !30
  store i64 %1820, ptr %1821, align 8, !noalias !30
  %1829 = load i64, ptr %1804, align 8, !noalias !30
  %1830 = load i64, ptr %1805, align 8, !noalias !30
  %1831 = load i64, ptr %1812, align 8, !noalias !30
  br label %1832

1832:                                             ; preds = %1828, %1811
  %1833 = phi i64 [ %1831, %1828 ], [ %1813, %1811 ]
  %1834 = phi i64 [ %1830, %1828 ], [ %1806, %1811 ]
  %1835 = phi i64 [ %1829, %1828 ], [ %1809, %1811 ]
  %1836 = getelementptr inbounds i8, ptr %1702, i64 432
  %1837 = load i64, ptr %1836, align 8, !noalias !30
  %1838 = shl nsw i64 -1, %1837
  %1839 = xor i64 %1838, -1
  %1840 = sdiv i64 %1835, %1834
  %1841 = add i64 %1833, -1
  %1842 = add i64 %1841, %1835
  %1843 = sdiv i64 %1842, %1834
  %1844 = add i64 %1840, 2
  %1845 = icmp sle i64 %1840, %1843
  %1846 = icmp slt i64 %1840, 9223372036854775806
  %1847 = and i1 %1846, %1845
  br i1 %1847, label %1848, label %1866

1848:                                             ; preds = %1832
  %1849 = getelementptr inbounds i8, ptr %1702, i64 128
  %1850 = load i64, ptr %1849, align 8, !noalias !30
  %1851 = srem i64 %1840, 2
  %1852 = mul i64 %1851, %1837
  %1853 = add i64 %1852, %1850
  %1854 = shl i64 %1839, %1853
  %1855 = getelementptr i64, ptr %72, i64 %1851
  store i64 %1854, ptr %1855, align 8, !alias.scope !30
  %1856 = add nsw i64 %1840, 1
  %1857 = icmp slt i64 %1840, %1843
  %1858 = icmp slt i64 %1856, %1844
  %1859 = and i1 %1857, %1858
  br i1 %1859, label %1860, label %1866, !llvm.loop !37

1860:                                             ; preds = %1848
  %1861 = srem i64 %1856, 2
  %1862 = mul i64 %1861, %1837
  %1863 = add i64 %1862, %1850
  %1864 = shl i64 %1839, %1863
  %1865 = getelementptr i64, ptr %72, i64 %1861
  store i64 %1864, ptr %1865, align 8, !alias.scope !30
  br label %1866

1866:                                             ; preds = %1848, %1860, %1832, %1824, %1815, %1808, %1797, %1731, %1730
  %1867 = phi i64 [ %1798, %1832 ], [ %1798, %1824 ], [ %1798, %1815 ], [ %1798, %1808 ], [ %1798, %1797 ], [ 0, %1731 ], [ 0, %1730 ], [ %1798, %1860 ], [ %1798, %1848 ]
  %1868 = load i64, ptr %324, align 8
  br label %1869

1869:                                             ; preds = %1866, %1791
  %1870 = phi i64 [ %1867, %1866 ], [ %1794, %1791 ]
  %1871 = phi i64 [ %1868, %1866 ], [ %1795, %1791 ]
  %1872 = zext nneg i32 %1640 to i64
  store i64 %1872, ptr %74, align 8
  %1873 = icmp eq i64 %1871, 2
  store i64 0, ptr %76, align 8
  %1874 = select i1 %1873, i64 %1643, i64 %1641
  store i64 %1874, ptr %28, align 8
  %1875 = call fastcc i64 @issue(ptr noundef nonnull %75, ptr noundef nonnull readonly %324, ptr noundef nonnull %9, i64 noundef %1874)
  %1876 = load i64, ptr %76, align 8
  store i64 %1876, ptr %32, align 8
  br i1 %1873, label %1877, label %1897

1877:                                             ; preds = %1869
  %1878 = load ptr, ptr %77, align 8
  %1879 = load ptr, ptr %18, align 8
  %1880 = load i64, ptr %11, align 8
  %1881 = getelementptr inbounds i8, ptr %1878, i64 24
  %1882 = load i64, ptr %1881, align 8
  %1883 = icmp eq i64 %1882, %1880
  br i1 %1883, label %1885, label %1884

1884:                                             ; preds = %1877
  store i64 %1880, ptr %1881, align 8
  br label %1897

1885:                                             ; preds = %1877
  store i64 -1, ptr %1881, align 8
  %1886 = getelementptr inbounds i8, ptr %1879, i64 200
  %1887 = load double, ptr %1886, align 8
  %1888 = getelementptr inbounds i8, ptr %1878, i64 32
  %1889 = load double, ptr %1888, align 8
  %1890 = fadd double %1887, %1889
  store double %1890, ptr %1888, align 8
  %1891 = fcmp ult double %1890, 1.000000e+00
  br i1 %1891, label %1897, label %1892

1892:                                             ; preds = %1885
  %1893 = fadd double %1890, -1.000000e+00
  store double %1893, ptr %1888, align 8
  %1894 = getelementptr inbounds i8, ptr %1879, i64 56
  %1895 = load i64, ptr %1894, align 8
  %1896 = call fastcc i64 @take_turns(ptr noundef nonnull %75, i64 noundef %1895, i64 noundef %1875, i64 noundef 1)
  br label %1897

1897:                                             ; preds = %1892, %1885, %1884, %1869
  %1898 = icmp sgt i64 %1639, -1
  br i1 %1898, label %1899, label %1924

1899:                                             ; preds = %1897
  %1900 = load ptr, ptr %63, align 8
  %1901 = getelementptr i64, ptr %1900, i64 %1639
  %1902 = load i64, ptr %1901, align 8
  %1903 = load i64, ptr %62, align 8
  %1904 = icmp slt i64 %1902, %1903
  br i1 %1904, label %1905, label %1924

1905:                                             ; preds = %1899
  %1906 = load ptr, ptr %61, align 8
  %1907 = mul i64 %1903, %1639
  %1908 = getelementptr i64, ptr %1906, i64 %1907
  %1909 = add nsw i64 %1902, 1
  store i64 %1909, ptr %1901, align 8
  %1910 = icmp sgt i64 %1902, 0
  br i1 %1910, label %1911, label %1921

1911:                                             ; preds = %1905, %1918
  %1912 = phi i64 [ %1914, %1918 ], [ %1902, %1905 ]
  %1913 = add nsw i64 %1912, -1
  %1914 = lshr i64 %1913, 1
  %1915 = getelementptr i64, ptr %1908, i64 %1914
  %1916 = load i64, ptr %1915, align 8
  %1917 = icmp sgt i64 %1916, %1875
  br i1 %1917, label %1918, label %1921

1918:                                             ; preds = %1911
  %1919 = getelementptr i64, ptr %1908, i64 %1912
  store i64 %1916, ptr %1919, align 8
  %1920 = icmp ult i64 %1913, 2
  br i1 %1920, label %1921, label %1911

1921:                                             ; preds = %1918, %1911, %1905
  %1922 = phi i64 [ %1902, %1905 ], [ %1914, %1918 ], [ %1912, %1911 ]
  %1923 = getelementptr i64, ptr %1908, i64 %1922
  store i64 %1875, ptr %1923, align 8
  br label %1924

1924:                                             ; preds = %1921, %1899, %1897
  %1925 = load i64, ptr %324, align 8
  %1926 = icmp eq i64 %1925, 0
  br i1 %1926, label %1927, label %1937

1927:                                             ; preds = %1924
  %1928 = getelementptr inbounds i8, ptr %324, i64 64
  %1929 = load i64, ptr %1928, align 8
  %1930 = load ptr, ptr %18, align 8
  %1931 = getelementptr inbounds i8, ptr %1930, i64 152
  %1932 = load i64, ptr %1931, align 8
  %1933 = icmp slt i64 %1929, %1932
  br i1 %1933, label %1937, label %1934

1934:                                             ; preds = %1927
  %1935 = load i64, ptr %58, align 8
  %1936 = call noundef i64 @llvm.smax.i64(i64 %1935, i64 %1875)
  store i64 %1936, ptr %58, align 8
  br label %1937

1937:                                             ; preds = %1934, %1927, %1924
  %1938 = getelementptr inbounds i8, ptr %324, i64 8
  %1939 = load i64, ptr %1938, align 8
  %1940 = add i64 %1939, %1875
  %1941 = icmp eq i32 %1640, 0
  br i1 %1941, label %1942, label %1946

1942:                                             ; preds = %1937
  %1943 = getelementptr inbounds i8, ptr %324, i64 16
  %1944 = load i64, ptr %1943, align 8
  %1945 = add i64 %1944, %1875
  br label %1946

1946:                                             ; preds = %1942, %1937
  %1947 = phi i64 [ %1945, %1942 ], [ %1940, %1937 ]
  %1948 = load i64, ptr %324, align 8
  %1949 = icmp eq i64 %1948, 1
  br i1 %1949, label %1950, label %2120

1950:                                             ; preds = %1946
  %1951 = load ptr, ptr %36, align 8
  %1952 = load i64, ptr %37, align 8
  %1953 = getelementptr inbounds i8, ptr %324, i64 80
  %1954 = load i64, ptr %1953, align 8
  %1955 = getelementptr %struct.access_row, ptr %1951, i64 %1952
  %1956 = getelementptr %struct.access_row, ptr %1955, i64 %1954
  %1957 = load ptr, ptr %78, align 8
  %1958 = load i64, ptr %83, align 8
  %1959 = load ptr, ptr %18, align 8
  %1960 = getelementptr inbounds i8, ptr %324, i64 112
  %1961 = load i64, ptr %1960, align 8
  %1962 = icmp eq i64 %1961, 0
  br i1 %1962, label %1977, label %1963

1963:                                             ; preds = %1950
  %1964 = load i64, ptr %1276, align 8
  %1965 = load i64, ptr %1278, align 8
  %1966 = icmp eq i64 %1964, %1965
  br i1 %1966, label %1977, label %1967

1967:                                             ; preds = %1963
  %1968 = load ptr, ptr %49, align 8
  %1969 = load ptr, ptr %50, align 8
  %1970 = getelementptr %struct.read_row, ptr %1969, i64 %1964
  %1971 = load i64, ptr %1970, align 8
  %1972 = getelementptr %struct.value_row, ptr %1968, i64 %1971, i32 3
  %1973 = load i64, ptr %1972, align 8
  %1974 = icmp eq i64 %1973, 2
  %1975 = sext i1 %1974 to i64
  %1976 = add i64 %1939, %1975
  br label %1977

1977:                                             ; preds = %1967, %1963, %1950
  %1978 = phi i64 [ %1976, %1967 ], [ %1939, %1963 ], [ %1939, %1950 ]
  %1979 = getelementptr inbounds i8, ptr %324, i64 120
  %1980 = load i64, ptr %1979, align 8
  %1981 = call i64 @loaded_at(ptr noundef %1956, ptr noundef %1957, i64 noundef %1958, ptr noundef %1959, i64 noundef %1875, i64 noundef %1978, i64 noundef %1980)
  %1982 = getelementptr inbounds i8, ptr %1959, i64 312
  %1983 = load i64, ptr %1982, align 8
  %1984 = icmp eq i64 %1983, 0
  br i1 %1984, label %2036, label %1985

1985:                                             ; preds = %1977
  %1986 = icmp sgt i64 %1981, %1940
  br i1 %1986, label %1987, label %2011

1987:                                             ; preds = %1985
  %1988 = getelementptr inbounds i8, ptr %1959, i64 296
  %1989 = load i64, ptr %1988, align 8
  %1990 = icmp sgt i64 %1989, 0
  br i1 %1990, label %1991, label %2005

1991:                                             ; preds = %1987, %1998
  %1992 = phi i64 [ %2001, %1998 ], [ %1989, %1987 ]
  %1993 = phi i64 [ %2000, %1998 ], [ %1875, %1987 ]
  %1994 = load i64, ptr %1938, align 8
  %1995 = shl i64 %1994, 1
  %1996 = add i64 %1995, %1993
  %1997 = icmp slt i64 %1996, %1981
  br i1 %1997, label %1998, label %2005

1998:                                             ; preds = %1991
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %4, i8 0, i64 72, i1 false)
  %1999 = add i64 %1994, %1993
  %2000 = call fastcc i64 @issue(ptr noundef nonnull %75, ptr noundef nonnull readonly %324, ptr noundef nonnull %4, i64 noundef %1999)
  %2001 = add nsw i64 %1992, -1
  %2002 = icmp sgt i64 %1992, 1
  br i1 %2002, label %1991, label %2003, !llvm.loop !38

2003:                                             ; preds = %1998
  %2004 = load i64, ptr %1938, align 8
  br label %2005

2005:                                             ; preds = %1991, %2003, %1987
  %2006 = phi i64 [ %1939, %1987 ], [ %2004, %2003 ], [ %1994, %1991 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %5, i8 0, i64 72, i1 false)
  %2007 = sub i64 %1981, %2006
  %2008 = call fastcc i64 @issue(ptr noundef nonnull %75, ptr noundef nonnull readonly %324, ptr noundef nonnull %5, i64 noundef %2007)
  %2009 = load i64, ptr %1938, align 8
  %2010 = add i64 %2009, %2008
  br label %2036

2011:                                             ; preds = %1985
  %2012 = getelementptr inbounds i8, ptr %1956, i64 40
  %2013 = load i64, ptr %2012, align 8
  %2014 = icmp slt i64 %2013, 0
  br i1 %2014, label %2036, label %2015

2015:                                             ; preds = %2011
  %2016 = getelementptr inbounds i8, ptr %1956, i64 24
  %2017 = load i64, ptr %2016, align 8
  %2018 = icmp eq i64 %2013, %2017
  br i1 %2018, label %2036, label %2019

2019:                                             ; preds = %2015
  %2020 = getelementptr %struct.store_row, ptr %1957, i64 %2013
  %2021 = load i64, ptr %1959, align 8
  store i64 %2021, ptr %3, align 16
  %2022 = getelementptr inbounds i8, ptr %1959, i64 16
  %2023 = load i64, ptr %2022, align 8
  store i64 %2023, ptr %84, align 8
  %2024 = getelementptr inbounds i8, ptr %1959, i64 24
  %2025 = load i64, ptr %2024, align 8
  store i64 %2025, ptr %85, align 16
  %2026 = load i64, ptr %2020, align 8
  %2027 = getelementptr inbounds i8, ptr %2020, i64 32
  %2028 = load i64, ptr %2027, align 8
  %2029 = getelementptr [3 x i64], ptr %3, i64 0, i64 %2028
  %2030 = load i64, ptr %2029, align 8
  %2031 = add i64 %2030, %2026
  %2032 = icmp sgt i64 %2031, %1940
  br i1 %2032, label %2033, label %2036

2033:                                             ; preds = %2019
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  %2034 = add i64 %1875, 1
  %2035 = call fastcc i64 @issue(ptr noundef nonnull %75, ptr noundef nonnull readonly %324, ptr noundef nonnull %6, i64 noundef %2034)
  br label %2036

2036:                                             ; preds = %2033, %2019, %2015, %2011, %2005, %1977
  %2037 = phi i64 [ %2010, %2005 ], [ %1981, %2033 ], [ %1981, %2019 ], [ %1981, %2015 ], [ %1981, %2011 ], [ %1981, %1977 ]
  %2038 = load ptr, ptr %18, align 8
  %2039 = getelementptr inbounds i8, ptr %2038, i64 288
  %2040 = load i64, ptr %2039, align 8
  %2041 = icmp eq i64 %2040, 0
  br i1 %2041, label %2089, label %2042

2042:                                             ; preds = %2036
  %2043 = load ptr, ptr %78, align 8
  %2044 = getelementptr inbounds i8, ptr %1956, i64 24
  %2045 = load i64, ptr %2044, align 8
  %2046 = icmp slt i64 %2045, 0
  br i1 %2046, label %2089, label %2047

2047:                                             ; preds = %2042
  %2048 = getelementptr inbounds i8, ptr %1956, i64 32
  %2049 = load i64, ptr %2048, align 8
  %2050 = icmp eq i64 %2049, 1
  br i1 %2050, label %2051, label %2089

2051:                                             ; preds = %2047
  %2052 = getelementptr %struct.store_row, ptr %2043, i64 %2045
  %2053 = getelementptr inbounds i8, ptr %2052, i64 8
  %2054 = load i64, ptr %2053, align 8
  %2055 = icmp sgt i64 %2054, %1875
  br i1 %2055, label %2056, label %2089

2056:                                             ; preds = %2051
  %2057 = getelementptr inbounds i8, ptr %2038, i64 184
  %2058 = load i64, ptr %2057, align 8
  %2059 = icmp eq i64 %2058, 0
  br i1 %2059, label %2060, label %2064

2060:                                             ; preds = %2056
  %2061 = getelementptr inbounds i8, ptr %2052, i64 16
  %2062 = load i64, ptr %2061, align 8
  %2063 = icmp eq i64 %2062, 0
  br i1 %2063, label %2064, label %2089

2064:                                             ; preds = %2060, %2056
  %2065 = getelementptr inbounds i8, ptr %2038, i64 384
  %2066 = load i64, ptr %2065, align 8
  %2067 = icmp eq i64 %2066, 0
  br i1 %2067, label %2068, label %2072

2068:                                             ; preds = %2064
  %2069 = getelementptr inbounds i8, ptr %2052, i64 24
  %2070 = load i64, ptr %2069, align 8
  %2071 = icmp eq i64 %2070, 0
  br i1 %2071, label %2072, label %2089

2072:                                             ; preds = %2068, %2064
  %2073 = getelementptr inbounds i8, ptr %2052, i64 80
  %2074 = load i64, ptr %2073, align 8
  %2075 = load i64, ptr %1956, align 8
  %2076 = icmp eq i64 %2074, %2075
  br i1 %2076, label %2092, label %2077

2077:                                             ; preds = %2072
  %2078 = icmp sgt i64 %2040, 0
  br i1 %2078, label %2079, label %2089

2079:                                             ; preds = %2077, %2079
  %2080 = phi i64 [ %2083, %2079 ], [ %1875, %2077 ]
  %2081 = phi i64 [ %2084, %2079 ], [ 0, %2077 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %7, i8 0, i64 72, i1 false)
  store i64 %1870, ptr %86, align 8
  %2082 = add i64 %2080, 1
  %2083 = call fastcc i64 @issue(ptr noundef nonnull %75, ptr noundef nonnull readonly %324, ptr noundef nonnull %7, i64 noundef %2082)
  %2084 = add nuw nsw i64 %2081, 1
  %2085 = load ptr, ptr %18, align 8
  %2086 = getelementptr inbounds i8, ptr %2085, i64 288
  %2087 = load i64, ptr %2086, align 8
  %2088 = icmp slt i64 %2084, %2087
  br i1 %2088, label %2079, label %2089, !llvm.loop !39

2089:                                             ; preds = %2079, %2077, %2068, %2060, %2051, %2047, %2042, %2036
  %2090 = phi ptr [ %2038, %2077 ], [ %2038, %2060 ], [ %2038, %2051 ], [ %2038, %2068 ], [ %2038, %2042 ], [ %2038, %2047 ], [ %2038, %2036 ], [ %2085, %2079 ]
  %2091 = load i64, ptr %1956, align 8
  br label %2092

2092:                                             ; preds = %2089, %2072
  %2093 = phi ptr [ %2090, %2089 ], [ %2038, %2072 ]
  %2094 = phi i64 [ %2091, %2089 ], [ %2074, %2072 ]
  %2095 = icmp sgt i64 %2094, -1
  br i1 %2095, label %2096, label %2118

2096:                                             ; preds = %2092
  %2097 = getelementptr inbounds i8, ptr %2093, i64 32
  %2098 = load i64, ptr %2097, align 8
  %2099 = srem i64 %2094, %2098
  %2100 = getelementptr inbounds i8, ptr %1956, i64 16
  %2101 = load i64, ptr %2100, align 8
  %2102 = add i64 %2101, %2099
  %2103 = icmp sgt i64 %2102, %2098
  br i1 %2103, label %2104, label %2118

2104:                                             ; preds = %2096
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %2, i8 0, i64 72, i1 false)
  store i64 %1870, ptr %87, align 8
  %2105 = add i64 %1875, 1
  %2106 = call fastcc i64 @issue(ptr noundef nonnull %75, ptr noundef nonnull readonly %324, ptr noundef nonnull %2, i64 noundef %2105)
  %2107 = load ptr, ptr %18, align 8
  %2108 = getelementptr inbounds i8, ptr %2107, i64 120
  %2109 = load i64, ptr %2108, align 8
  %2110 = icmp eq i64 %2109, 0
  br i1 %2110, label %2113, label %2111

2111:                                             ; preds = %2104
  %2112 = call fastcc i64 @take_turns(ptr noundef nonnull %75, i64 noundef %2109, i64 noundef %2106, i64 noundef 1)
  br label %2113

2113:                                             ; preds = %2111, %2104
  %2114 = phi i64 [ %2112, %2111 ], [ %2106, %2104 ]
  %2115 = add i64 %2037, 1
  %2116 = sub i64 %2115, %2106
  %2117 = add i64 %2116, %2114
  br label %2118

2118:                                             ; preds = %2113, %2096, %2092
  %2119 = phi i64 [ %2117, %2113 ], [ %2037, %2096 ], [ %2037, %2092 ]
  br label %2343

2120:                                             ; preds = %1946
  br i1 %1873, label %2121, label %2348

2121:                                             ; preds = %2120
  %2122 = call noundef i64 @llvm.smax.i64(i64 %1875, i64 %1641)
  %2123 = load ptr, ptr %36, align 8
  %2124 = load i64, ptr %37, align 8
  %2125 = getelementptr inbounds i8, ptr %324, i64 80
  %2126 = load i64, ptr %2125, align 8
  %2127 = getelementptr %struct.access_row, ptr %2123, i64 %2124
  %2128 = getelementptr %struct.access_row, ptr %2127, i64 %2126
  %2129 = load ptr, ptr %18, align 8
  %2130 = getelementptr inbounds i8, ptr %2129, i64 176
  %2131 = load i64, ptr %2130, align 8
  %2132 = getelementptr inbounds i8, ptr %2128, i64 16
  %2133 = load i64, ptr %2132, align 8
  %2134 = add i64 %2131, -1
  %2135 = add i64 %2134, %2133
  %2136 = sdiv i64 %2135, %2131
  %2137 = call noundef i64 @llvm.smax.i64(i64 %2136, i64 1)
  %2138 = load ptr, ptr %78, align 8
  %2139 = load i64, ptr %79, align 8
  %2140 = getelementptr %struct.store_row, ptr %2138, i64 %2139
  %2141 = load i64, ptr %71, align 8
  %2142 = getelementptr inbounds i8, ptr %2129, i64 72
  %2143 = load i64, ptr %2142, align 8
  %2144 = icmp ne i64 %2143, 0
  %2145 = icmp sgt i64 %2141, -1
  %2146 = select i1 %2144, i1 %2145, i1 false
  br i1 %2146, label %2152, label %2147

2147:                                             ; preds = %2121
  %2148 = getelementptr inbounds i8, ptr %2129, i64 480
  %2149 = load i64, ptr %2148, align 8
  %2150 = icmp eq i64 %2149, 0
  %2151 = select i1 %2150, i64 0, i64 %2141
  br label %2222

2152:                                             ; preds = %2121
  %2153 = getelementptr inbounds i8, ptr %324, i64 64
  %2154 = load i64, ptr %2153, align 8
  %2155 = getelementptr inbounds i8, ptr %2129, i64 416
  %2156 = load i64, ptr %2155, align 8
  %2157 = icmp slt i64 %2154, %2156
  %2158 = getelementptr inbounds i8, ptr %2129, i64 480
  %2159 = load i64, ptr %2158, align 8
  %2160 = icmp eq i64 %2159, 0
  %2161 = select i1 %2160, i64 0, i64 %2141
  br i1 %2157, label %2222, label %2162

2162:                                             ; preds = %2152
  %2163 = getelementptr inbounds i8, ptr %2129, i64 472
  %2164 = load i64, ptr %2163, align 8
  %2165 = icmp eq i64 %2164, 0
  br i1 %2165, label %2166, label %2222

2166:                                             ; preds = %2162
  %2167 = getelementptr inbounds i8, ptr %2129, i64 80
  %2168 = load i64, ptr %2167, align 8
  %2169 = add i64 %2122, -1
  %2170 = load ptr, ptr %75, align 8
  %2171 = and i64 %2169, 32767
  %2172 = getelementptr %struct.day_row, ptr %2170, i64 %2171
  %2173 = load i64, ptr %2172, align 8
  %2174 = icmp eq i64 %2173, %2169
  br i1 %2174, label %2175, label %2180

2175:                                             ; preds = %2166
  %2176 = getelementptr inbounds i8, ptr %2172, i64 8
  %2177 = load i64, ptr %2176, align 8
  %2178 = xor i64 %2177, -1
  %2179 = and i64 %2168, %2178
  br label %2180

2180:                                             ; preds = %2175, %2166
  %2181 = phi i64 [ %2179, %2175 ], [ %2168, %2166 ]
  %2182 = icmp eq i64 %2181, 0
  br i1 %2182, label %2206, label %2183

2183:                                             ; preds = %2180, %2199
  %2184 = phi i64 [ %2201, %2199 ], [ 0, %2180 ]
  %2185 = phi i64 [ %2200, %2199 ], [ -1, %2180 ]
  %2186 = phi i64 [ %2202, %2199 ], [ %2181, %2180 ]
  %2187 = and i64 %2186, 1
  %2188 = icmp eq i64 %2187, 0
  br i1 %2188, label %2199, label %2189

2189:                                             ; preds = %2183
  %2190 = icmp slt i64 %2185, 0
  br i1 %2190, label %2198, label %2191

2191:                                             ; preds = %2189
  %2192 = load ptr, ptr %66, align 8
  %2193 = getelementptr i64, ptr %2192, i64 %2184
  %2194 = load i64, ptr %2193, align 8
  %2195 = getelementptr i64, ptr %2192, i64 %2185
  %2196 = load i64, ptr %2195, align 8
  %2197 = icmp slt i64 %2194, %2196
  br i1 %2197, label %2198, label %2199

2198:                                             ; preds = %2191, %2189
  br label %2199

2199:                                             ; preds = %2198, %2191, %2183
  %2200 = phi i64 [ %2184, %2198 ], [ %2185, %2191 ], [ %2185, %2183 ]
  %2201 = add i64 %2184, 1
  %2202 = ashr i64 %2186, 1
  %2203 = icmp ult i64 %2186, 2
  br i1 %2203, label %2204, label %2183, !llvm.loop !40

2204:                                             ; preds = %2199
  %2205 = icmp slt i64 %2200, 0
  br label %2206

2206:                                             ; preds = %2204, %2180
  %2207 = phi i1 [ true, %2180 ], [ %2205, %2204 ]
  %2208 = call fastcc i64 @take_turns(ptr noundef nonnull %75, i64 noundef %2168, i64 noundef %2122, i64 noundef 1)
  %2209 = load i64, ptr %2167, align 8
  %2210 = add nsw i64 %2137, -1
  %2211 = call fastcc i64 @take_turns(ptr noundef nonnull %75, i64 noundef %2209, i64 noundef %2208, i64 noundef %2210)
  %2212 = icmp sgt i64 %2208, %2161
  %2213 = icmp sgt i64 %2136, 1
  %2214 = select i1 %2213, i1 %2207, i1 false
  %2215 = select i1 %2212, i1 true, i1 %2214
  br i1 %2215, label %2216, label %2222

2216:                                             ; preds = %2206
  %2217 = load i64, ptr %2142, align 8
  %2218 = getelementptr inbounds i8, ptr %2129, i64 96
  %2219 = load i64, ptr %2218, align 8
  %2220 = mul i64 %2219, %2137
  %2221 = call fastcc i64 @take_turns(ptr noundef nonnull %75, i64 noundef %2217, i64 noundef %2208, i64 noundef %2220)
  br label %2222

2222:                                             ; preds = %2216, %2206, %2162, %2152, %2147
  %2223 = phi i64 [ %2161, %2162 ], [ %2161, %2152 ], [ %2161, %2216 ], [ %2161, %2206 ], [ %2151, %2147 ]
  %2224 = phi i1 [ false, %2162 ], [ true, %2152 ], [ false, %2216 ], [ false, %2206 ], [ true, %2147 ]
  %2225 = phi i64 [ %2122, %2162 ], [ %2122, %2152 ], [ %2221, %2216 ], [ %2211, %2206 ], [ %2122, %2147 ]
  %2226 = getelementptr inbounds i8, ptr %324, i64 64
  %2227 = load i64, ptr %2226, align 8
  %2228 = icmp eq i64 %2227, 0
  br i1 %2228, label %2235, label %2229

2229:                                             ; preds = %2222
  %2230 = load ptr, ptr %18, align 8
  %2231 = getelementptr inbounds i8, ptr %2230, i64 152
  %2232 = load i64, ptr %2231, align 8
  %2233 = icmp sge i64 %2227, %2232
  %2234 = zext i1 %2233 to i64
  br label %2235

2235:                                             ; preds = %2229, %2222
  %2236 = phi i64 [ %2234, %2229 ], [ 2, %2222 ]
  %2237 = getelementptr inbounds i8, ptr %324, i64 88
  %2238 = load i64, ptr %2237, align 8
  %2239 = icmp eq i64 %2238, 0
  br i1 %2239, label %2246, label %2240

2240:                                             ; preds = %2235
  %2241 = getelementptr inbounds i8, ptr %2128, i64 8
  %2242 = load i64, ptr %2241, align 8
  %2243 = load i64, ptr %2132, align 8
  %2244 = icmp slt i64 %2242, %2243
  %2245 = zext i1 %2244 to i64
  br label %2246

2246:                                             ; preds = %2240, %2235
  %2247 = phi i64 [ 0, %2235 ], [ %2245, %2240 ]
  %2248 = load i64, ptr %2128, align 8
  store i64 %2225, ptr %2140, align 8
  %2249 = getelementptr inbounds i8, ptr %2140, i64 8
  store i64 9223372036854775807, ptr %2249, align 8
  %2250 = getelementptr inbounds i8, ptr %2140, i64 16
  store i64 %2238, ptr %2250, align 8
  %2251 = getelementptr inbounds i8, ptr %2140, i64 24
  store i64 %2247, ptr %2251, align 8
  %2252 = getelementptr inbounds i8, ptr %2140, i64 32
  store i64 %2236, ptr %2252, align 8
  %2253 = getelementptr inbounds i8, ptr %2140, i64 40
  %2254 = getelementptr inbounds i8, ptr %2140, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %2253, i8 0, i64 40, i1 false)
  store i64 %2248, ptr %2254, align 8
  br i1 %2224, label %2338, label %2255

2255:                                             ; preds = %2246
  %2256 = load ptr, ptr %18, align 8
  %2257 = getelementptr inbounds i8, ptr %2256, i64 472
  %2258 = load i64, ptr %2257, align 8
  %2259 = icmp eq i64 %2258, 0
  br i1 %2259, label %2338, label %2260

2260:                                             ; preds = %2255
  %2261 = getelementptr inbounds i8, ptr %2256, i64 104
  %2262 = load i64, ptr %2261, align 8
  %2263 = icmp eq i64 %2262, 0
  br i1 %2263, label %2276, label %2264

2264:                                             ; preds = %2260
  %2265 = load ptr, ptr %44, align 8
  br label %2266

2266:                                             ; preds = %2266, %2264
  %2267 = phi i64 [ 9223372036854775807, %2264 ], [ %2272, %2266 ]
  %2268 = phi i64 [ %2262, %2264 ], [ %2274, %2266 ]
  %2269 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2268, i1 true)
  %2270 = getelementptr %struct.station_row, ptr %2265, i64 %2269, i32 7
  %2271 = load i64, ptr %2270, align 8
  %2272 = call i64 @llvm.smin.i64(i64 %2271, i64 %2267)
  %2273 = add i64 %2268, -1
  %2274 = and i64 %2273, %2268
  %2275 = icmp eq i64 %2274, 0
  br i1 %2275, label %2276, label %2266, !llvm.loop !41

2276:                                             ; preds = %2266, %2260
  %2277 = phi i64 [ 9223372036854775807, %2260 ], [ %2272, %2266 ]
  %2278 = load i64, ptr %11, align 8
  %2279 = call noundef i64 @llvm.smax.i64(i64 %2278, i64 %2277)
  call fastcc void @read_waiting(ptr noundef %0, ptr noundef nonnull %11, i64 noundef %2279)
  br label %2280

2280:                                             ; preds = %2312, %2276
  %2281 = load ptr, ptr %78, align 8
  %2282 = load i64, ptr %80, align 8
  %2283 = getelementptr %struct.store_row, ptr %2281, i64 %2282
  %2284 = load i64, ptr %79, align 8
  %2285 = getelementptr %struct.store_row, ptr %2281, i64 %2284
  %2286 = icmp ult ptr %2283, %2285
  br i1 %2286, label %2287, label %2305

2287:                                             ; preds = %2280
  %2288 = load i64, ptr %81, align 8
  br label %2289

2289:                                             ; preds = %2287, %2299
  %2290 = phi ptr [ %2303, %2299 ], [ %2283, %2287 ]
  %2291 = phi i64 [ %2302, %2299 ], [ 0, %2287 ]
  %2292 = getelementptr inbounds i8, ptr %2290, i64 56
  %2293 = load i64, ptr %2292, align 8
  %2294 = icmp eq i64 %2293, 0
  br i1 %2294, label %2299, label %2295

2295:                                             ; preds = %2289
  %2296 = getelementptr inbounds i8, ptr %2290, i64 40
  %2297 = load i64, ptr %2296, align 8
  %2298 = icmp slt i64 %2297, %2288
  br label %2299

2299:                                             ; preds = %2295, %2289
  %2300 = phi i1 [ false, %2289 ], [ %2298, %2295 ]
  %2301 = zext i1 %2300 to i64
  %2302 = add i64 %2291, %2301
  %2303 = getelementptr i8, ptr %2290, i64 88
  %2304 = icmp ult ptr %2303, %2285
  br i1 %2304, label %2289, label %2305, !llvm.loop !42

2305:                                             ; preds = %2299, %2280
  %2306 = phi i64 [ 0, %2280 ], [ %2302, %2299 ]
  %2307 = load ptr, ptr %18, align 8
  %2308 = getelementptr inbounds i8, ptr %2307, i64 472
  %2309 = load i64, ptr %2308, align 8
  %2310 = icmp slt i64 %2306, %2309
  %2311 = load i64, ptr %81, align 8
  br i1 %2310, label %2314, label %2312

2312:                                             ; preds = %2305
  %2313 = add i64 %2311, 1
  call fastcc void @read_waiting(ptr noundef nonnull %0, ptr noundef nonnull %11, i64 noundef %2313)
  br label %2280, !llvm.loop !43

2314:                                             ; preds = %2305
  %2315 = getelementptr inbounds i8, ptr %2307, i64 104
  %2316 = load i64, ptr %2315, align 8
  %2317 = icmp eq i64 %2316, 0
  br i1 %2317, label %2328, label %2318

2318:                                             ; preds = %2314, %2318
  %2319 = phi i64 [ %2326, %2318 ], [ %2316, %2314 ]
  %2320 = load ptr, ptr %44, align 8
  %2321 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2319, i1 true)
  %2322 = getelementptr %struct.station_row, ptr %2320, i64 %2321, i32 7
  %2323 = load i64, ptr %2322, align 8
  %2324 = call noundef i64 @llvm.smax.i64(i64 %2323, i64 %2311)
  store i64 %2324, ptr %2322, align 8
  %2325 = add i64 %2319, -1
  %2326 = and i64 %2325, %2319
  %2327 = icmp eq i64 %2326, 0
  br i1 %2327, label %2328, label %2318, !llvm.loop !44

2328:                                             ; preds = %2318, %2314
  store i64 %2225, ptr %2253, align 8
  %2329 = getelementptr inbounds i8, ptr %2140, i64 48
  store i64 %2223, ptr %2329, align 8
  %2330 = getelementptr inbounds i8, ptr %2140, i64 64
  store i64 %2137, ptr %2330, align 8
  %2331 = getelementptr inbounds i8, ptr %2140, i64 56
  store i64 %2137, ptr %2331, align 8
  %2332 = load i64, ptr %82, align 8
  %2333 = add i64 %2332, 1
  store i64 %2333, ptr %82, align 8
  %2334 = load ptr, ptr %18, align 8
  %2335 = getelementptr inbounds i8, ptr %2334, i64 80
  %2336 = load i64, ptr %2335, align 8
  %2337 = call fastcc i64 @take_turns(ptr noundef nonnull %75, i64 noundef %2336, i64 noundef %2225, i64 noundef %2137)
  store i64 %2337, ptr %2140, align 8
  br label %2338

2338:                                             ; preds = %2328, %2255, %2246
  %2339 = phi i64 [ %2337, %2328 ], [ %2225, %2255 ], [ %2225, %2246 ]
  %2340 = add i64 %2339, 1
  %2341 = load i64, ptr %79, align 8
  %2342 = add i64 %2341, 1
  store i64 %2342, ptr %79, align 8
  br label %2343

2343:                                             ; preds = %2338, %2118
  %2344 = phi i64 [ %2119, %2118 ], [ %2340, %2338 ]
  %2345 = phi i64 [ %2119, %2118 ], [ %1947, %2338 ]
  br i1 %1088, label %2349, label %2346

2346:                                             ; preds = %2343
  %2347 = load i64, ptr %324, align 8
  br label %2420

2348:                                             ; preds = %2120
  br i1 %1088, label %2357, label %2425

2349:                                             ; preds = %2343
  br i1 %1873, label %2350, label %2357

2350:                                             ; preds = %2349
  %2351 = load ptr, ptr %18, align 8
  %2352 = getelementptr inbounds i8, ptr %2351, i64 304
  %2353 = load i64, ptr %2352, align 8
  %2354 = icmp eq i64 %2353, 0
  %2355 = add i64 %2344, -1
  %2356 = select i1 %2354, i64 %1875, i64 %2355
  br label %2357

2357:                                             ; preds = %2350, %2349, %2348
  %2358 = phi i64 [ %2344, %2349 ], [ %2344, %2350 ], [ %1940, %2348 ]
  %2359 = phi i64 [ %2345, %2349 ], [ %2345, %2350 ], [ %1947, %2348 ]
  %2360 = phi i64 [ %1875, %2349 ], [ %2356, %2350 ], [ %1875, %2348 ]
  %2361 = load ptr, ptr %44, align 8
  %2362 = getelementptr %struct.station_row, ptr %2361, i64 %873
  %2363 = load ptr, ptr %45, align 8
  %2364 = load i64, ptr %46, align 8
  %2365 = mul i64 %2364, %873
  %2366 = getelementptr i64, ptr %2363, i64 %2365
  %2367 = getelementptr inbounds i8, ptr %2362, i64 32
  %2368 = load i64, ptr %2367, align 8
  %2369 = load i64, ptr %2362, align 8
  %2370 = icmp slt i64 %2368, %2369
  br i1 %2370, label %2371, label %2384

2371:                                             ; preds = %2357
  %2372 = add nsw i64 %2368, 1
  store i64 %2372, ptr %2367, align 8
  %2373 = icmp sgt i64 %2368, 0
  br i1 %2373, label %2374, label %2409

2374:                                             ; preds = %2371, %2381
  %2375 = phi i64 [ %2377, %2381 ], [ %2368, %2371 ]
  %2376 = add nsw i64 %2375, -1
  %2377 = lshr i64 %2376, 1
  %2378 = getelementptr i64, ptr %2366, i64 %2377
  %2379 = load i64, ptr %2378, align 8
  %2380 = icmp sgt i64 %2379, %2360
  br i1 %2380, label %2381, label %2409

2381:                                             ; preds = %2374
  %2382 = getelementptr i64, ptr %2366, i64 %2375
  store i64 %2379, ptr %2382, align 8
  %2383 = icmp ult i64 %2376, 2
  br i1 %2383, label %2409, label %2374

2384:                                             ; preds = %2357
  %2385 = icmp sgt i64 %2368, 1
  br i1 %2385, label %2386, label %2409

2386:                                             ; preds = %2384, %2404
  %2387 = phi i64 [ %2407, %2404 ], [ 1, %2384 ]
  %2388 = phi i64 [ %2406, %2404 ], [ 0, %2384 ]
  %2389 = phi i64 [ %2400, %2404 ], [ 0, %2384 ]
  %2390 = add i64 %2388, 2
  %2391 = icmp slt i64 %2390, %2368
  br i1 %2391, label %2392, label %2399

2392:                                             ; preds = %2386
  %2393 = getelementptr i64, ptr %2366, i64 %2390
  %2394 = load i64, ptr %2393, align 8
  %2395 = getelementptr i64, ptr %2366, i64 %2387
  %2396 = load i64, ptr %2395, align 8
  %2397 = icmp slt i64 %2394, %2396
  %2398 = select i1 %2397, i64 %2390, i64 %2387
  br label %2399

2399:                                             ; preds = %2392, %2386
  %2400 = phi i64 [ %2387, %2386 ], [ %2398, %2392 ]
  %2401 = getelementptr i64, ptr %2366, i64 %2400
  %2402 = load i64, ptr %2401, align 8
  %2403 = icmp slt i64 %2402, %2360
  br i1 %2403, label %2404, label %2409

2404:                                             ; preds = %2399
  %2405 = getelementptr i64, ptr %2366, i64 %2389
  store i64 %2402, ptr %2405, align 8
  %2406 = shl i64 %2400, 1
  %2407 = or disjoint i64 %2406, 1
  %2408 = icmp slt i64 %2407, %2368
  br i1 %2408, label %2386, label %2409

2409:                                             ; preds = %2404, %2399, %2381, %2374, %2384, %2371
  %2410 = phi i64 [ %2368, %2371 ], [ 0, %2384 ], [ %2377, %2381 ], [ %2375, %2374 ], [ %2400, %2404 ], [ %2389, %2399 ]
  %2411 = getelementptr i64, ptr %2366, i64 %2410
  store i64 %2360, ptr %2411, align 8
  %2412 = getelementptr inbounds i8, ptr %324, i64 64
  %2413 = load i64, ptr %2412, align 8
  %2414 = icmp sgt i64 %2413, 0
  %2415 = load i64, ptr %324, align 8
  %2416 = icmp eq i64 %2415, 0
  %2417 = select i1 %2414, i1 %2416, i1 false
  br i1 %2417, label %2418, label %2420

2418:                                             ; preds = %2409
  %2419 = load i64, ptr %48, align 8
  br label %2425

2420:                                             ; preds = %2409, %2346
  %2421 = phi i64 [ %2347, %2346 ], [ %2415, %2409 ]
  %2422 = phi i64 [ %2345, %2346 ], [ %2359, %2409 ]
  %2423 = phi i64 [ %2344, %2346 ], [ %2358, %2409 ]
  %2424 = icmp eq i64 %2421, 1
  br i1 %2424, label %2436, label %2425

2425:                                             ; preds = %2420, %2418, %2348
  %2426 = phi i64 [ -1048576, %2420 ], [ -1048576, %2348 ], [ %2419, %2418 ]
  %2427 = phi i64 [ %2423, %2420 ], [ %1940, %2348 ], [ %2358, %2418 ]
  %2428 = phi i64 [ %2422, %2420 ], [ %1947, %2348 ], [ %2359, %2418 ]
  %2429 = load i64, ptr %847, align 8
  %2430 = icmp eq i64 %2429, 0
  br i1 %2430, label %2431, label %2436

2431:                                             ; preds = %2425
  %2432 = load i64, ptr %1276, align 8
  %2433 = load i64, ptr %1278, align 8
  %2434 = icmp eq i64 %2432, %2433
  %2435 = zext i1 %2434 to i64
  br label %2436

2436:                                             ; preds = %2431, %2425, %2420
  %2437 = phi i64 [ %2426, %2425 ], [ -1048576, %2420 ], [ %2426, %2431 ]
  %2438 = phi i64 [ %2427, %2425 ], [ %2423, %2420 ], [ %2427, %2431 ]
  %2439 = phi i64 [ %2428, %2425 ], [ %2422, %2420 ], [ %2428, %2431 ]
  %2440 = phi i64 [ 0, %2425 ], [ 2, %2420 ], [ %2435, %2431 ]
  %2441 = getelementptr inbounds i8, ptr %324, i64 160
  %2442 = load i64, ptr %2441, align 8
  %2443 = getelementptr inbounds i8, ptr %324, i64 168
  %2444 = load i64, ptr %2443, align 8
  %2445 = icmp slt i64 %2442, %2444
  br i1 %2445, label %2446, label %2463

2446:                                             ; preds = %2436
  %2447 = getelementptr inbounds i8, ptr %324, i64 24
  br label %2448

2448:                                             ; preds = %2448, %2446
  %2449 = phi i64 [ %2442, %2446 ], [ %2460, %2448 ]
  %2450 = load ptr, ptr %49, align 8
  %2451 = load ptr, ptr %88, align 8
  %2452 = getelementptr i64, ptr %2451, i64 %2449
  %2453 = load i64, ptr %2452, align 8
  %2454 = getelementptr %struct.value_row, ptr %2450, i64 %2453
  %2455 = load i64, ptr %2447, align 8
  store i64 %2438, ptr %2454, align 8
  %2456 = getelementptr inbounds i8, ptr %2454, i64 8
  store i64 %2439, ptr %2456, align 8
  %2457 = getelementptr inbounds i8, ptr %2454, i64 16
  store i64 %2455, ptr %2457, align 8
  %2458 = getelementptr inbounds i8, ptr %2454, i64 24
  store i64 %2440, ptr %2458, align 8
  %2459 = getelementptr inbounds i8, ptr %2454, i64 32
  store i64 %2437, ptr %2459, align 8
  %2460 = add nsw i64 %2449, 1
  %2461 = load i64, ptr %2443, align 8
  %2462 = icmp slt i64 %2460, %2461
  br i1 %2462, label %2448, label %2463, !llvm.loop !45

2463:                                             ; preds = %2448, %2436
  %2464 = load ptr, ptr %27, align 8
  %2465 = icmp eq ptr %2464, null
  br i1 %2465, label %2470, label %2466

2466:                                             ; preds = %2463
  store i64 %1875, ptr %33, align 8
  store i64 %2438, ptr %34, align 8
  %2467 = load i64, ptr %35, align 8
  %2468 = add i64 %2467, 1
  store i64 %2468, ptr %35, align 8
  %2469 = getelementptr %struct.event_row, ptr %2464, i64 %2467
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %2469, ptr noundef nonnull align 8 dereferenceable(64) %24, i64 64, i1 false)
  store i64 0, ptr %24, align 8
  br label %2470

2470:                                             ; preds = %2463, %2466
  %2471 = call noundef i64 @llvm.smax.i64(i64 %322, i64 %2438)
  %2472 = load i64, ptr %373, align 8
  %2473 = add i64 %2472, %321
  %2474 = load i64, ptr %325, align 8
  switch i64 %2474, label %2475 [
    i64 0, label %2480
    i64 1, label %2478
    i64 2, label %2478
  ]

2475:                                             ; preds = %2470
  %2476 = load i64, ptr %26, align 8
  %2477 = add i64 %2476, %2474
  br label %2478

2478:                                             ; preds = %2470, %2470, %2475
  %2479 = phi i64 [ %2477, %2475 ], [ 0, %2470 ], [ 0, %2470 ]
  store i64 %2479, ptr %26, align 8
  br label %2480

2480:                                             ; preds = %2478, %2470, %331, %334
  %2481 = phi i64 [ %322, %334 ], [ %322, %331 ], [ %2471, %2470 ], [ %2471, %2478 ]
  %2482 = phi i64 [ %321, %334 ], [ %321, %331 ], [ %2473, %2470 ], [ %2473, %2478 ]
  %2483 = add nsw i64 %320, 1
  %2484 = load i64, ptr %170, align 8
  %2485 = icmp slt i64 %2483, %2484
  br i1 %2485, label %319, label %173, !llvm.loop !46
}

declare void @llvm.memset.inline.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #0

define dso_local void @decode_stream(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef %6) local_unnamed_addr #0 {
  %8 = alloca %struct.predecoder, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 232
  store i64 %5, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 224
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %8, i64 24
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  store i64 -1, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %3, i64 344
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %15, label %22

15:                                               ; preds = %7
  %16 = load i64, ptr %13, align 8
  %17 = icmp eq i64 %4, 0
  %18 = getelementptr inbounds i8, ptr %3, i64 352
  %19 = getelementptr inbounds i8, ptr %3, i64 360
  %20 = getelementptr inbounds i8, ptr %3, i64 160
  %21 = getelementptr inbounds i8, ptr %8, i64 32
  br label %23

22:                                               ; preds = %163, %7
  ret void

23:                                               ; preds = %15, %163
  %24 = phi i64 [ 0, %15 ], [ %170, %163 ]
  %25 = phi i64 [ 0, %15 ], [ %164, %163 ]
  %26 = phi i64 [ -1, %15 ], [ %169, %163 ]
  %27 = phi i64 [ 0, %15 ], [ %168, %163 ]
  %28 = phi i64 [ 0, %15 ], [ %167, %163 ]
  %29 = phi i64 [ %16, %15 ], [ %166, %163 ]
  %30 = phi i64 [ 0, %15 ], [ %165, %163 ]
  %31 = getelementptr i32, ptr %0, i64 %25
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr %struct.decoded_row, ptr %2, i64 %33
  %35 = getelementptr double, ptr %6, i64 %25
  %36 = load double, ptr %35, align 8
  %37 = fcmp oeq double %36, 0.000000e+00
  br i1 %37, label %38, label %40

38:                                               ; preds = %23
  %39 = add nuw nsw i64 %25, 1
  br label %163

40:                                               ; preds = %23
  %41 = icmp slt i64 %26, 0
  br i1 %41, label %42, label %50

42:                                               ; preds = %40
  br i1 %17, label %43, label %45

43:                                               ; preds = %42
  %44 = load i64, ptr %34, align 8
  br label %45

45:                                               ; preds = %43, %42
  %46 = phi i64 [ %24, %42 ], [ %44, %43 ]
  store i64 -1, ptr %12, align 8
  %47 = load i64, ptr %8, align 8
  %48 = tail call noundef i64 @llvm.smax.i64(i64 %47, i64 %28)
  store i64 %48, ptr %8, align 8
  %49 = call fastcc i64 @predecode(ptr noundef nonnull %8, ptr noundef %3, ptr noundef nonnull %0, i64 noundef %1, ptr noundef %2, i64 noundef %25, i64 noundef %46)
  br label %50

50:                                               ; preds = %45, %40
  %51 = phi i64 [ %49, %45 ], [ %26, %40 ]
  %52 = phi i64 [ %46, %45 ], [ %24, %40 ]
  %53 = getelementptr inbounds i8, ptr %34, i64 8
  %54 = load i64, ptr %53, align 8
  %55 = add i64 %54, %52
  %56 = add nuw nsw i64 %25, 1
  %57 = icmp slt i64 %56, %1
  br i1 %57, label %58, label %80

58:                                               ; preds = %50
  %59 = getelementptr double, ptr %6, i64 %56
  %60 = load double, ptr %59, align 8
  %61 = fcmp oeq double %60, 0.000000e+00
  br i1 %61, label %80, label %62

62:                                               ; preds = %58
  br i1 %17, label %63, label %78

63:                                               ; preds = %62
  %64 = getelementptr i32, ptr %0, i64 %56
  %65 = getelementptr i8, ptr %64, i64 -4
  %66 = load i32, ptr %65, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr %struct.decoded_row, ptr %2, i64 %67
  %69 = load i32, ptr %64, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr %struct.decoded_row, ptr %2, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = load i64, ptr %68, align 8
  %74 = getelementptr inbounds i8, ptr %68, i64 8
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %75, %73
  %77 = icmp eq i64 %72, %76
  br i1 %77, label %78, label %80

78:                                               ; preds = %62, %63
  %79 = call fastcc i64 @predecode(ptr noundef nonnull %8, ptr noundef %3, ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %2, i64 noundef %56, i64 noundef %55)
  br label %80

80:                                               ; preds = %50, %58, %78, %63
  %81 = phi i64 [ %79, %78 ], [ -1, %63 ], [ -1, %58 ], [ -1, %50 ]
  %82 = getelementptr inbounds i8, ptr %34, i64 40
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 0
  %85 = tail call i64 @llvm.smax.i64(i64 %51, i64 %81)
  %86 = select i1 %84, i64 %51, i64 %85
  %87 = icmp slt i64 %28, %86
  br i1 %87, label %88, label %90

88:                                               ; preds = %80
  %89 = load i64, ptr %13, align 8
  br label %90

90:                                               ; preds = %88, %80
  %91 = phi i64 [ 0, %88 ], [ %30, %80 ]
  %92 = phi i64 [ %89, %88 ], [ %29, %80 ]
  %93 = phi i64 [ %86, %88 ], [ %28, %80 ]
  %94 = getelementptr inbounds i8, ptr %34, i64 48
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %153

97:                                               ; preds = %90
  %98 = getelementptr inbounds i8, ptr %34, i64 32
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %92, 1
  br i1 %100, label %115, label %101

101:                                              ; preds = %97
  %102 = icmp sgt i64 %99, 1
  br i1 %102, label %106, label %103

103:                                              ; preds = %101
  %104 = add i64 %91, 1
  %105 = add nsw i64 %92, -1
  br label %129

106:                                              ; preds = %101
  %107 = icmp sgt i64 %91, 0
  br i1 %107, label %108, label %112

108:                                              ; preds = %106
  %109 = add i64 %93, 1
  %110 = load i64, ptr %13, align 8
  %111 = add i64 %110, -1
  br label %120

112:                                              ; preds = %106
  %113 = add nsw i64 %91, 1
  %114 = add nsw i64 %92, -1
  br label %120

115:                                              ; preds = %97
  %116 = add i64 %93, 1
  %117 = load i64, ptr %13, align 8
  %118 = add i64 %117, -1
  %119 = icmp sgt i64 %99, 1
  br i1 %119, label %120, label %129

120:                                              ; preds = %108, %115, %112
  %121 = phi i64 [ 1, %115 ], [ %113, %112 ], [ 1, %108 ]
  %122 = phi i64 [ %118, %115 ], [ %114, %112 ], [ %111, %108 ]
  %123 = phi i64 [ %116, %115 ], [ %93, %112 ], [ %109, %108 ]
  %124 = load i64, ptr %18, align 8
  %125 = icmp eq i64 %124, 0
  %126 = sub i64 %124, %99
  %127 = tail call i64 @llvm.smin.i64(i64 %126, i64 %122)
  %128 = select i1 %125, i64 %122, i64 %127
  br label %129

129:                                              ; preds = %120, %103, %115
  %130 = phi i64 [ 1, %115 ], [ %104, %103 ], [ %121, %120 ]
  %131 = phi i64 [ %118, %115 ], [ %105, %103 ], [ %128, %120 ]
  %132 = phi i64 [ %116, %115 ], [ %93, %103 ], [ %123, %120 ]
  %133 = load i64, ptr %18, align 8
  %134 = icmp eq i64 %133, 0
  %135 = icmp slt i64 %99, %133
  %136 = select i1 %134, i1 true, i1 %135
  br i1 %136, label %145, label %137

137:                                              ; preds = %129
  %138 = load i64, ptr %19, align 8
  %139 = add i64 %138, %132
  %140 = load i64, ptr %20, align 8
  %141 = add i64 %99, -1
  %142 = add i64 %141, %140
  %143 = sdiv i64 %142, %140
  %144 = add i64 %139, %143
  br label %145

145:                                              ; preds = %137, %129
  %146 = phi i64 [ %130, %129 ], [ 0, %137 ]
  %147 = phi i64 [ %131, %129 ], [ 0, %137 ]
  %148 = phi i64 [ %132, %129 ], [ %144, %137 ]
  %149 = getelementptr inbounds i8, ptr %34, i64 56
  %150 = load i64, ptr %149, align 8
  %151 = icmp eq i64 %150, 0
  %152 = select i1 %151, i64 %147, i64 0
  br label %153

153:                                              ; preds = %145, %90
  %154 = phi i64 [ %91, %90 ], [ %146, %145 ]
  %155 = phi i64 [ %92, %90 ], [ %152, %145 ]
  %156 = phi i64 [ %93, %90 ], [ %148, %145 ]
  %157 = load i64, ptr %10, align 8
  %158 = srem i64 %157, 24
  %159 = getelementptr [24 x i64], ptr %21, i64 0, i64 %158
  store i64 %156, ptr %159, align 8
  %160 = add i64 %157, 1
  store i64 %160, ptr %10, align 8
  %161 = sub i64 %156, %27
  %162 = sitofp i64 %161 to double
  store double %162, ptr %35, align 8
  br label %163

163:                                              ; preds = %38, %153
  %164 = phi i64 [ %39, %38 ], [ %56, %153 ]
  %165 = phi i64 [ %30, %38 ], [ %154, %153 ]
  %166 = phi i64 [ %29, %38 ], [ %155, %153 ]
  %167 = phi i64 [ %28, %38 ], [ %156, %153 ]
  %168 = phi i64 [ %27, %38 ], [ %156, %153 ]
  %169 = phi i64 [ %26, %38 ], [ %81, %153 ]
  %170 = phi i64 [ %24, %38 ], [ %55, %153 ]
  %171 = icmp eq i64 %164, %1
  br i1 %171, label %22, label %23, !llvm.loop !47
}

define internal fastcc i64 @predecode(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, i64 noundef %6) unnamed_addr #0 {
  %8 = getelementptr i32, ptr %2, i64 %5
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr %struct.decoded_row, ptr %4, i64 %10
  %12 = getelementptr inbounds i8, ptr %1, i64 320
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
  br i1 %47, label %30, label %48, !llvm.loop !48

48:                                               ; preds = %30, %24
  %49 = phi i64 [ 0, %24 ], [ %40, %30 ]
  %50 = getelementptr inbounds i8, ptr %0, i64 24
  %51 = load i64, ptr %50, align 8
  %52 = icmp sgt i64 %51, 1
  %53 = add nsw i64 %51, -1
  %54 = select i1 %52, i64 %53, i64 0
  %55 = getelementptr inbounds i8, ptr %1, i64 336
  %56 = load i64, ptr %55, align 8
  %57 = mul i64 %56, %49
  %58 = sub i64 %57, %54
  %59 = tail call noundef i64 @llvm.smax.i64(i64 %58, i64 0)
  %60 = getelementptr inbounds i8, ptr %0, i64 232
  %61 = load i64, ptr %60, align 8
  br label %102

62:                                               ; preds = %7
  %63 = icmp eq i64 %14, %22
  br i1 %63, label %110, label %64

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
  br i1 %86, label %69, label %87, !llvm.loop !48

87:                                               ; preds = %69, %64
  %88 = phi i64 [ 0, %64 ], [ %79, %69 ]
  %89 = getelementptr inbounds i8, ptr %0, i64 24
  %90 = load i64, ptr %89, align 8
  %91 = icmp sgt i64 %90, 1
  %92 = add nsw i64 %90, -1
  %93 = select i1 %91, i64 %92, i64 0
  %94 = getelementptr inbounds i8, ptr %1, i64 336
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
  %106 = load i64, ptr %0, align 8
  %107 = add i64 %106, %103
  %108 = add i64 %107, %104
  store i64 %108, ptr %0, align 8
  %109 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %109, align 8
  store i64 1, ptr %105, align 8
  br label %110

110:                                              ; preds = %102, %62
  store i64 %14, ptr %21, align 8
  %111 = icmp eq i64 %20, %14
  br i1 %111, label %177, label %112

112:                                              ; preds = %110
  %113 = getelementptr inbounds i8, ptr %11, i64 16
  %114 = load i64, ptr %113, align 8
  %115 = add i64 %114, %6
  %116 = sdiv i64 %115, %13
  %117 = icmp eq i64 %116, %14
  br i1 %117, label %118, label %130

118:                                              ; preds = %112
  %119 = getelementptr inbounds i8, ptr %0, i64 8
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds i8, ptr %1, i64 328
  %122 = load i64, ptr %121, align 8
  %123 = icmp eq i64 %120, %122
  br i1 %123, label %124, label %130

124:                                              ; preds = %118
  %125 = load i64, ptr %0, align 8
  %126 = add i64 %125, 1
  store i64 %126, ptr %0, align 8
  %127 = getelementptr inbounds i8, ptr %0, i64 24
  %128 = load i64, ptr %127, align 8
  %129 = add i64 %128, 1
  store i64 %129, ptr %127, align 8
  store i64 0, ptr %119, align 8
  br label %130

130:                                              ; preds = %124, %118, %112
  %131 = load i64, ptr %16, align 8
  %132 = add i64 %131, %6
  %133 = srem i64 %132, %13
  %134 = sub i64 %20, %14
  %135 = icmp eq i64 %133, 0
  br i1 %135, label %159, label %136

136:                                              ; preds = %130
  %137 = add i64 %5, 1
  %138 = icmp slt i64 %137, %3
  %139 = icmp sgt i64 %13, -1
  %140 = and i1 %138, %139
  br i1 %140, label %141, label %159

141:                                              ; preds = %136, %141
  %142 = phi i64 [ %154, %141 ], [ %133, %136 ]
  %143 = phi i64 [ %151, %141 ], [ 0, %136 ]
  %144 = phi i64 [ %155, %141 ], [ %137, %136 ]
  %145 = getelementptr i32, ptr %2, i64 %144
  %146 = load i32, ptr %145, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr %struct.decoded_row, ptr %4, i64 %147
  %149 = getelementptr inbounds i8, ptr %148, i64 24
  %150 = load i64, ptr %149, align 8
  %151 = add i64 %150, %143
  %152 = getelementptr inbounds i8, ptr %148, i64 8
  %153 = load i64, ptr %152, align 8
  %154 = add i64 %153, %142
  %155 = add nsw i64 %144, 1
  %156 = icmp slt i64 %155, %3
  %157 = icmp slt i64 %154, %13
  %158 = select i1 %156, i1 %157, i1 false
  br i1 %158, label %141, label %159, !llvm.loop !48

159:                                              ; preds = %141, %136, %130
  %160 = phi i64 [ 0, %130 ], [ 0, %136 ], [ %151, %141 ]
  %161 = getelementptr inbounds i8, ptr %0, i64 24
  %162 = load i64, ptr %161, align 8
  %163 = icmp sgt i64 %162, 1
  %164 = add nsw i64 %162, -1
  %165 = select i1 %163, i64 %164, i64 0
  %166 = getelementptr inbounds i8, ptr %1, i64 336
  %167 = load i64, ptr %166, align 8
  %168 = mul i64 %167, %160
  %169 = sub i64 %168, %165
  %170 = tail call noundef i64 @llvm.smax.i64(i64 %169, i64 0)
  %171 = getelementptr inbounds i8, ptr %0, i64 232
  %172 = load i64, ptr %171, align 8
  %173 = mul i64 %172, %134
  %174 = load i64, ptr %0, align 8
  %175 = add i64 %174, %173
  %176 = add i64 %175, %170
  store i64 %176, ptr %0, align 8
  store i64 1, ptr %161, align 8
  store i64 %20, ptr %21, align 8
  br label %189

177:                                              ; preds = %110
  %178 = getelementptr inbounds i8, ptr %0, i64 8
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds i8, ptr %1, i64 328
  %181 = load i64, ptr %180, align 8
  %182 = icmp eq i64 %179, %181
  %183 = load i64, ptr %0, align 8
  br i1 %182, label %184, label %189

184:                                              ; preds = %177
  %185 = add i64 %183, 1
  store i64 %185, ptr %0, align 8
  %186 = getelementptr inbounds i8, ptr %0, i64 24
  %187 = load i64, ptr %186, align 8
  %188 = add i64 %187, 1
  store i64 %188, ptr %186, align 8
  br label %189

189:                                              ; preds = %177, %184, %159
  %190 = phi i64 [ %183, %177 ], [ %185, %184 ], [ %176, %159 ]
  %191 = phi i64 [ %179, %177 ], [ 0, %184 ], [ 0, %159 ]
  %192 = getelementptr inbounds i8, ptr %0, i64 8
  %193 = add i64 %191, 1
  store i64 %193, ptr %192, align 8
  %194 = getelementptr inbounds i8, ptr %0, i64 224
  %195 = load i64, ptr %194, align 8
  %196 = icmp sgt i64 %195, 23
  br i1 %196, label %197, label %203

197:                                              ; preds = %189
  %198 = getelementptr inbounds i8, ptr %0, i64 32
  %199 = urem i64 %195, 24
  %200 = getelementptr [24 x i64], ptr %198, i64 0, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = tail call noundef i64 @llvm.smax.i64(i64 %190, i64 %201)
  store i64 %202, ptr %0, align 8
  br label %203

203:                                              ; preds = %197, %189
  %204 = phi i64 [ %202, %197 ], [ %190, %189 ]
  ret i64 %204
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
  br i1 %41, label %31, label %24, !llvm.loop !49

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
  br i1 %143, label %70, label %64, !llvm.loop !50

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
  br i1 %177, label %144, label %178, !llvm.loop !51

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
  br i1 %197, label %36, label %42, !llvm.loop !52

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
  br i1 %213, label %198, label %192, !llvm.loop !53

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
  br i1 %246, label %214, label %247, !llvm.loop !54

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
  br i1 %27, label %12, label %14, !llvm.loop !55

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
  br i1 %53, label %28, label %29, !llvm.loop !56

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
  br i1 %74, label %54, label %56, !llvm.loop !57
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
  br i1 %29, label %12, label %11, !llvm.loop !58

30:                                               ; preds = %53
  %31 = and i64 %54, %2
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %10, label %33

33:                                               ; preds = %30, %34
  br label %9, !llvm.loop !59

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
  br i1 %55, label %38, label %30, !llvm.loop !60

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
  br i1 %77, label %58, label %56, !llvm.loop !61
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
  br i1 %53, label %15, label %16, !llvm.loop !62

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
  br i1 %99, label %78, label %69, !llvm.loop !63

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
  br i1 %125, label %109, label %100, !llvm.loop !64

126:                                              ; preds = %142, %100
  %127 = phi i64 [ %59, %100 ], [ %144, %142 ]
  %128 = getelementptr inbounds i8, ptr %62, i64 168
  store i64 %127, ptr %128, align 8
  %129 = add nsw i64 %56, 1
  %130 = load i64, ptr %27, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %54, label %44, !llvm.loop !65

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
  br i1 %148, label %132, label %126, !llvm.loop !66
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
  br i1 %56, label %10, label %27, !llvm.loop !67
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
  br i1 %46, label %47, label %35, !llvm.loop !68

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
  br i1 %56, label %12, label %14, !llvm.loop !69

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
  br i1 %26, label %7, label %8, !llvm.loop !70

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
  br i1 %41, label %27, label %21, !llvm.loop !71
}

define dso_local void @match_stores(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5, i64 noundef %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) local_unnamed_addr #0 {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = add i64 %6, -1
  br label %14

13:                                               ; preds = %105, %9
  ret void

14:                                               ; preds = %11, %105
  %15 = phi i64 [ 0, %11 ], [ %108, %105 ]
  %16 = phi i64 [ 0, %11 ], [ %109, %105 ]
  %17 = getelementptr i64, ptr %7, i64 %16
  store i64 -1, ptr %17, align 8
  %18 = getelementptr i64, ptr %8, i64 %16
  store i64 0, ptr %18, align 8
  %19 = getelementptr i64, ptr %0, i64 %16
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr i64, ptr %1, i64 %16
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, %20
  %24 = icmp slt i64 %20, 0
  %25 = icmp slt i64 %22, 1
  %26 = select i1 %24, i1 true, i1 %25
  br i1 %26, label %27, label %30

27:                                               ; preds = %14
  %28 = getelementptr i8, ptr %2, i64 %16
  %29 = load i8, ptr %28, align 1
  br label %105

30:                                               ; preds = %14
  %31 = and i64 %20, 9223372036854775800
  %32 = icmp slt i64 %31, %23
  br i1 %32, label %36, label %33

33:                                               ; preds = %30
  %34 = getelementptr i8, ptr %2, i64 %16
  %35 = load i8, ptr %34, align 1
  store i64 -1, ptr %17, align 8
  br label %105

36:                                               ; preds = %30
  %37 = lshr i64 %20, 3
  %38 = getelementptr i8, ptr %2, i64 %16
  br label %43

39:                                               ; preds = %76
  %40 = getelementptr i8, ptr %2, i64 %16
  %41 = load i8, ptr %40, align 1
  store i64 %77, ptr %17, align 8
  %42 = icmp sgt i64 %77, -1
  br i1 %42, label %102, label %105

43:                                               ; preds = %36, %76
  %44 = phi i64 [ %31, %36 ], [ %81, %76 ]
  %45 = phi i64 [ %37, %36 ], [ %80, %76 ]
  %46 = phi i64 [ -1, %36 ], [ %79, %76 ]
  %47 = phi i64 [ 1, %36 ], [ %78, %76 ]
  %48 = phi i64 [ -1, %36 ], [ %77, %76 ]
  %49 = mul i64 %45, 2654435761
  br label %50

50:                                               ; preds = %50, %43
  %51 = phi i64 [ %49, %43 ], [ %58, %50 ]
  %52 = and i64 %51, %12
  %53 = getelementptr i64, ptr %4, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, -1
  %56 = icmp eq i64 %54, %45
  %57 = or i1 %55, %56
  %58 = add i64 %52, 1
  br i1 %57, label %59, label %50, !llvm.loop !72

59:                                               ; preds = %50
  %60 = load i8, ptr %38, align 1
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %64, label %62

62:                                               ; preds = %59
  %63 = getelementptr i64, ptr %4, i64 %52
  store i64 %45, ptr %63, align 8
  br label %64

64:                                               ; preds = %62, %59
  %65 = sub i64 %20, %44
  %66 = icmp slt i64 %65, 8
  br i1 %66, label %67, label %76

67:                                               ; preds = %64
  %68 = tail call noundef i64 @llvm.smax.i64(i64 %65, i64 0)
  br label %69

69:                                               ; preds = %67, %96
  %70 = phi i64 [ %100, %96 ], [ %68, %67 ]
  %71 = phi i64 [ %99, %96 ], [ %46, %67 ]
  %72 = phi i64 [ %98, %96 ], [ %47, %67 ]
  %73 = phi i64 [ %97, %96 ], [ %48, %67 ]
  %74 = or disjoint i64 %70, %44
  %75 = icmp slt i64 %74, %23
  br i1 %75, label %83, label %76

76:                                               ; preds = %69, %96, %64
  %77 = phi i64 [ %48, %64 ], [ %97, %96 ], [ %73, %69 ]
  %78 = phi i64 [ %47, %64 ], [ %98, %96 ], [ %72, %69 ]
  %79 = phi i64 [ %46, %64 ], [ %99, %96 ], [ %71, %69 ]
  %80 = add nuw nsw i64 %45, 1
  %81 = shl i64 %80, 3
  %82 = icmp slt i64 %81, %23
  br i1 %82, label %43, label %39, !llvm.loop !73

83:                                               ; preds = %69
  %84 = getelementptr [8 x i64], ptr %5, i64 %52, i64 %70
  %85 = load i8, ptr %38, align 1
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %88, label %87

87:                                               ; preds = %83
  store i64 %15, ptr %84, align 8
  br label %96

88:                                               ; preds = %83
  %89 = icmp eq i64 %74, %20
  %90 = load i64, ptr %84, align 8
  %91 = select i1 %89, i64 %90, i64 %71
  %92 = icmp eq i64 %90, %91
  %93 = and i64 %72, 1
  %94 = select i1 %92, i64 %93, i64 0
  %95 = tail call noundef i64 @llvm.smax.i64(i64 %73, i64 %90)
  br label %96

96:                                               ; preds = %88, %87
  %97 = phi i64 [ %73, %87 ], [ %95, %88 ]
  %98 = phi i64 [ %72, %87 ], [ %94, %88 ]
  %99 = phi i64 [ %71, %87 ], [ %91, %88 ]
  %100 = add nuw nsw i64 %70, 1
  %101 = icmp ult i64 %70, 7
  br i1 %101, label %69, label %76, !llvm.loop !74

102:                                              ; preds = %39
  %103 = icmp eq i64 %78, 0
  %104 = select i1 %103, i64 2, i64 1
  store i64 %104, ptr %18, align 8
  br label %105

105:                                              ; preds = %33, %39, %102, %27
  %106 = phi i8 [ %29, %27 ], [ %41, %102 ], [ %41, %39 ], [ %35, %33 ]
  %107 = zext i8 %106 to i64
  %108 = add i64 %15, %107
  %109 = add nuw nsw i64 %16, 1
  %110 = icmp eq i64 %109, %3
  br i1 %110, label %13, label %14, !llvm.loop !75
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
  br i1 %68, label %34, label %26, !llvm.loop !76

69:                                               ; preds = %72, %26
  %70 = add nuw nsw i64 %16, 1
  %71 = icmp eq i64 %70, %1
  br i1 %71, label %12, label %13, !llvm.loop !77

72:                                               ; preds = %26, %72
  %73 = phi i64 [ %77, %72 ], [ %30, %26 ]
  %74 = getelementptr i64, ptr %6, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr i64, ptr %7, i64 %75
  store i64 %16, ptr %76, align 8
  %77 = add nsw i64 %73, 1
  %78 = load i64, ptr %31, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %72, label %69, !llvm.loop !78
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
  br i1 %47, label %34, label %48, !llvm.loop !79

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
  br i1 %62, label %11, label %12, !llvm.loop !80
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
  br i1 %51, label %52, label %42, !llvm.loop !81

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
  br i1 %82, label %58, label %63, !llvm.loop !82

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
  br i1 %97, label %10, label %11, !llvm.loop !83
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
  br i1 %29, label %8, label %9, !llvm.loop !84

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
  br i1 %66, label %30, label %31, !llvm.loop !85
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
  br i1 %75, label %17, label %40, !llvm.loop !86

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
  br i1 %96, label %76, label %80, !llvm.loop !87

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
  br i1 %150, label %130, label %121, !llvm.loop !88

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
  br i1 %165, label %92, label %84, !llvm.loop !89
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
  br i1 %85, label %86, label %65, !llvm.loop !40

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
  br i1 %148, label %149, label %128, !llvm.loop !40

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
  br i1 %187, label %188, label %167, !llvm.loop !40

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
  br i1 %233, label %234, label %213, !llvm.loop !40

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
  br i1 %306, label %307, label %286, !llvm.loop !40

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
  br i1 %328, label %240, label %329, !llvm.loop !90

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
  br i1 %413, label %414, label %393, !llvm.loop !40

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
  br i1 %439, label %440, label %350, !llvm.loop !91

440:                                              ; preds = %436, %340
  %441 = add nsw i64 %341, 1
  %442 = load i64, ptr %22, align 8
  %443 = icmp slt i64 %441, %442
  br i1 %443, label %340, label %335, !llvm.loop !92

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
  br i1 %484, label %485, label %464, !llvm.loop !40

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
  br i1 %540, label %541, label %520, !llvm.loop !40

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
  br i1 %594, label %595, label %574, !llvm.loop !40

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

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #0

declare i64 @llvm.ctlz.i64(i64, i1 immarg) #0

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
  br i1 %79, label %80, label %59, !llvm.loop !40

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
  br i1 %89, label %17, label %90, !llvm.loop !93

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
  br i1 %45, label %46, label %25, !llvm.loop !40

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
  br i1 %84, label %85, label %64, !llvm.loop !40

85:                                               ; preds = %80, %61
  %86 = phi i64 [ -1, %61 ], [ %81, %80 ]
  %87 = icmp slt i64 %86, 0
  br i1 %87, label %49, label %88, !llvm.loop !94

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
  br i1 %111, label %9, label %112, !llvm.loop !95

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
  %11 = getelementptr inbounds i8, ptr %0, i64 1288
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
  %25 = getelementptr inbounds i8, ptr %22, i64 472
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
  br i1 %38, label %39, label %30, !llvm.loop !96

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
  br i1 %126, label %127, label %106, !llvm.loop !40

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
  br i1 %146, label %147, label %92, !llvm.loop !97

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
  br i1 %173, label %67, label %174, !llvm.loop !98

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
  br i1 %190, label %51, label %191, !llvm.loop !99

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
  br i1 %205, label %18, label %206, !llvm.loop !100

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
!27 = distinct !{!27, !6}
!28 = distinct !{!28, !6}
!29 = distinct !{!29, !6}
!30 = !{!31}
!31 = distinct !{!31, !32, !"demand_of: argument 0"}
!32 = distinct !{!32, !"demand_of"}
!33 = distinct !{!33, !6}
!34 = distinct !{!34, !35}
!35 = !{!"llvm.loop.unroll.disable"}
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
!63 = distinct !{!63, !6}
!64 = distinct !{!64, !6}
!65 = distinct !{!65, !6}
!66 = distinct !{!66, !6}
!67 = distinct !{!67, !6}
!68 = distinct !{!68, !35}
!69 = distinct !{!69, !6}
!70 = distinct !{!70, !6}
!71 = distinct !{!71, !6}
!72 = distinct !{!72, !6}
!73 = distinct !{!73, !6}
!74 = distinct !{!74, !6}
!75 = distinct !{!75, !6}
!76 = distinct !{!76, !6}
!77 = distinct !{!77, !6}
!78 = distinct !{!78, !6}
!79 = distinct !{!79, !6}
!80 = distinct !{!80, !6}
!81 = distinct !{!81, !35}
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
!96 = distinct !{!96, !6}
!97 = distinct !{!97, !6}
!98 = distinct !{!98, !6}
!99 = distinct !{!99, !6}
!100 = distinct !{!100, !6}

; Made from C by build.sh; every type has the same size on every target.

%struct.store_row = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.homes_state = type { i64, [8 x i64], [8 x i64] }
%struct.progress = type { i64, i64, [4 x i64], ptr, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, %struct.event_row, i64 }
%struct.event_row = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.instruction_row = type { i64, i64, i64 }
%struct.op_row = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.demand = type { i64, i64, i64, i64, i64, %struct.span, [2 x i64] }
%struct.span = type { i64, i64 }
%struct.access_row = type { i64, i64, i64, i64, i64, i64 }
%struct.station_row = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.memory_row = type { i64, i64, i64, double }
%struct.flow_row = type { i64, i64, i64, i64, i64 }
%struct.cost_row = type { i64, i64, double, double, double }
%struct.source_row = type { i64, i64, i64, i64 }
%struct.edge_row = type { i64, i64, i64, i64 }
%struct.target_row = type { i64, i64 }
%struct.shape_row = type { i64, i64, i64, i64 }
%struct.use_row = type { i64, double, double, i64 }
%struct.read_row = type { i64, i64, i64 }
%struct.addressing_row = type { i64, i64, i64 }
%struct.way_row = type { i64, i64 }
%struct.way = type { i64, i64 }
%struct.wait = type { i64, i64 }
%struct.value_row = type { i64, i64, i64, i64, i64 }
%struct.ring_row = type { i64, i64, i64 }
%struct.day_row = type { i64, i64 }

define dso_local i64 @loaded_at(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = add i64 %5, %4
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %9, 0
  br i1 %10, label %64, label %11

11:                                               ; preds = %6
  %12 = getelementptr %struct.store_row, ptr %1, i64 %9
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, %4
  br i1 %15, label %16, label %64

16:                                               ; preds = %11
  %17 = getelementptr inbounds i8, ptr %3, i64 64
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %5, %18
  %20 = tail call noundef i64 @llvm.smax.i64(i64 %19, i64 0)
  %21 = getelementptr inbounds i8, ptr %3, i64 208
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %38, label %24

24:                                               ; preds = %16
  %25 = getelementptr inbounds i8, ptr %12, i64 32
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
  %35 = icmp eq i64 %34, %9
  br i1 %35, label %36, label %38

36:                                               ; preds = %32
  %37 = load i64, ptr %12, align 8
  br label %64

38:                                               ; preds = %32, %28, %24, %16
  %39 = getelementptr inbounds i8, ptr %0, i64 32
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 1
  br i1 %41, label %42, label %49

42:                                               ; preds = %38
  %43 = tail call fastcc i32 @hands_over(ptr noundef %12, ptr noundef %3)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %42
  %46 = tail call fastcc i64 @forwarded_at(ptr noundef %12, ptr noundef %3)
  %47 = add i64 %46, %20
  %48 = tail call noundef i64 @llvm.smax.i64(i64 %7, i64 %47)
  br label %64

49:                                               ; preds = %42, %38
  %50 = getelementptr inbounds i8, ptr %3, i64 192
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %55, label %53

53:                                               ; preds = %49
  %54 = tail call fastcc i64 @end_of_run(i64 noundef %9, ptr noundef %1, i64 noundef %2)
  br label %55

55:                                               ; preds = %49, %53
  %56 = phi i64 [ %54, %53 ], [ %9, %49 ]
  %57 = getelementptr %struct.store_row, ptr %1, i64 %56, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds i8, ptr %3, i64 8
  %60 = load i64, ptr %59, align 8
  %61 = add i64 %58, %20
  %62 = add i64 %61, %60
  %63 = tail call noundef i64 @llvm.smax.i64(i64 %7, i64 %62)
  br label %64

64:                                               ; preds = %36, %45, %55, %6, %11
  %65 = phi i64 [ %7, %11 ], [ %7, %6 ], [ %37, %36 ], [ %48, %45 ], [ %63, %55 ]
  ret i64 %65
}

define internal fastcc range(i32 0, 2) i32 @hands_over(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 184
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %6, %2
  %11 = getelementptr inbounds i8, ptr %1, i64 336
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %10
  %15 = getelementptr inbounds i8, ptr %0, i64 24
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  %18 = zext i1 %17 to i32
  br label %19

19:                                               ; preds = %10, %14, %6
  %20 = phi i32 [ 0, %6 ], [ 1, %10 ], [ %18, %14 ]
  ret i32 %20
}

define internal fastcc i64 @forwarded_at(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = alloca [3 x i64], align 16
  %4 = load i64, ptr %1, align 8
  store i64 %4, ptr %3, align 16
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  %6 = getelementptr inbounds i8, ptr %1, i64 16
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds i8, ptr %3, i64 16
  %9 = getelementptr inbounds i8, ptr %1, i64 24
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr %8, align 16
  %11 = load i64, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr [3 x i64], ptr %3, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, %11
  ret i64 %16
}

define internal fastcc i64 @end_of_run(i64 noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = add i64 %0, 1
  %5 = tail call i64 @llvm.smax.i64(i64 %2, i64 %4)
  %6 = add i64 %5, -1
  br label %7

7:                                                ; preds = %11, %3
  %8 = phi i64 [ %0, %3 ], [ %9, %11 ]
  %9 = add i64 %8, 1
  %10 = icmp slt i64 %9, %2
  br i1 %10, label %11, label %18

11:                                               ; preds = %7
  %12 = getelementptr %struct.store_row, ptr %1, i64 %9, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr %struct.store_row, ptr %1, i64 %8, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, 1
  %17 = icmp sgt i64 %13, %16
  br i1 %17, label %18, label %7, !llvm.loop !5

18:                                               ; preds = %7, %11
  %19 = phi i64 [ %6, %7 ], [ %8, %11 ]
  ret i64 %19
}

define dso_local range(i64 0, 2) i64 @from_within(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %26, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 1
  br i1 %11, label %12, label %26

12:                                               ; preds = %8
  %13 = getelementptr %struct.store_row, ptr %1, i64 %6
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, %3
  br i1 %16, label %17, label %26

17:                                               ; preds = %12
  %18 = tail call fastcc i32 @hands_over(ptr noundef %13, ptr noundef %2)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %26, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds i8, ptr %13, i64 80
  %22 = load i64, ptr %21, align 8
  %23 = load i64, ptr %0, align 8
  %24 = icmp ne i64 %22, %23
  %25 = zext i1 %24 to i64
  br label %26

26:                                               ; preds = %12, %17, %20, %4, %8
  %27 = phi i64 [ 0, %8 ], [ 0, %4 ], [ 0, %17 ], [ 0, %12 ], [ %25, %20 ]
  ret i64 %27
}

define dso_local range(i64 0, 2) i64 @mistaken(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %2, i64 312
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %23, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds i8, ptr %0, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %11, %15
  br i1 %16, label %23, label %17

17:                                               ; preds = %13
  %18 = getelementptr %struct.store_row, ptr %1, i64 %11
  %19 = tail call fastcc i64 @forwarded_at(ptr noundef %18, ptr noundef %2)
  %20 = add i64 %4, %3
  %21 = icmp sgt i64 %19, %20
  %22 = zext i1 %21 to i64
  br label %23

23:                                               ; preds = %5, %9, %13, %17
  %24 = phi i64 [ %22, %17 ], [ 0, %13 ], [ 0, %9 ], [ 0, %5 ]
  ret i64 %24
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
  %27 = tail call fastcc i64 @n_sectors_beyond(ptr noundef nonnull %4, ptr noundef %3)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %21
  %30 = sdiv i64 %22, 2
  %31 = tail call noundef i64 @llvm.smax.i64(i64 %30, i64 1)
  br label %32

32:                                               ; preds = %29, %21
  %33 = phi i64 [ %31, %29 ], [ %22, %21 ]
  %34 = add i64 %27, %26
  %35 = icmp sgt i64 %26, %34
  br i1 %35, label %41, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds i8, ptr %0, i64 8
  %38 = getelementptr inbounds i8, ptr %3, i64 48
  %39 = getelementptr inbounds i8, ptr %3, i64 392
  %40 = getelementptr inbounds i8, ptr %3, i64 48
  br label %45

41:                                               ; preds = %75, %32
  %42 = getelementptr inbounds i8, ptr %3, i64 400
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %87, label %78

45:                                               ; preds = %36, %75
  %46 = phi i64 [ %26, %36 ], [ %76, %75 ]
  %47 = load i64, ptr %4, align 8
  %48 = icmp sgt i64 %47, -1
  br i1 %48, label %49, label %52

49:                                               ; preds = %45
  %50 = tail call fastcc i32 @is_recent(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i64 noundef %46)
  %51 = icmp ne i32 %50, 0
  br label %52

52:                                               ; preds = %49, %45
  %53 = phi i1 [ false, %45 ], [ %51, %49 ]
  %54 = load i64, ptr %37, align 8
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %64

56:                                               ; preds = %52
  br i1 %53, label %57, label %61

57:                                               ; preds = %56
  %58 = add i64 %54, %33
  %59 = load i64, ptr %38, align 8
  %60 = icmp sgt i64 %58, %59
  br i1 %60, label %61, label %64

61:                                               ; preds = %57, %56
  %62 = load i64, ptr %0, align 8
  %63 = add i64 %62, 1
  store i64 %63, ptr %0, align 8
  store i64 0, ptr %37, align 8
  br label %64

64:                                               ; preds = %61, %57, %52
  %65 = load i64, ptr %37, align 8
  %66 = add i64 %65, %33
  store i64 %66, ptr %37, align 8
  br i1 %53, label %75, label %67

67:                                               ; preds = %64
  %68 = load i64, ptr %39, align 8
  %69 = icmp sgt i64 %68, 1
  br i1 %69, label %70, label %75

70:                                               ; preds = %67
  %71 = add nsw i64 %68, -1
  %72 = load i64, ptr %0, align 8
  %73 = add i64 %71, %72
  store i64 %73, ptr %0, align 8
  %74 = load i64, ptr %40, align 8
  store i64 %74, ptr %37, align 8
  br label %75

75:                                               ; preds = %70, %67, %64
  %76 = add i64 %46, 1
  %77 = icmp sgt i64 %76, %34
  br i1 %77, label %41, label %45, !llvm.loop !8

78:                                               ; preds = %41
  %79 = tail call fastcc i32 @crosses_page(ptr noundef nonnull %4)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %87, label %81

81:                                               ; preds = %78
  %82 = load i64, ptr %0, align 8
  %83 = add i64 %82, %43
  store i64 %83, ptr %0, align 8
  %84 = getelementptr inbounds i8, ptr %3, i64 48
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %85, ptr %86, align 8
  br label %87

87:                                               ; preds = %81, %78, %41
  %88 = load i64, ptr %0, align 8
  ret i64 %88
}

define internal fastcc i64 @n_sectors_beyond(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = load i64, ptr %0, align 8
  %4 = icmp slt i64 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %1, i64 40
  %7 = load i64, ptr %6, align 8
  %8 = srem i64 %3, %7
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = tail call noundef i64 @llvm.smax.i64(i64 %10, i64 1)
  %12 = add nsw i64 %8, -1
  %13 = add i64 %12, %11
  %14 = sdiv i64 %13, %7
  br label %15

15:                                               ; preds = %2, %5
  %16 = phi i64 [ %14, %5 ], [ 0, %2 ]
  ret i64 %16
}

define internal fastcc range(i32 0, 2) i32 @is_recent(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %21

6:                                                ; preds = %4
  %7 = load i64, ptr %1, align 8
  %8 = icmp eq i64 %7, %3
  br i1 %8, label %19, label %9

9:                                                ; preds = %6, %13
  %10 = phi i64 [ %11, %13 ], [ 0, %6 ]
  %11 = add nuw nsw i64 %10, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %21, label %13, !llvm.loop !9

13:                                               ; preds = %9
  %14 = getelementptr i64, ptr %1, i64 %11
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %17, label %9, !llvm.loop !9

17:                                               ; preds = %13
  %18 = icmp slt i64 %11, %2
  br label %19

19:                                               ; preds = %17, %6
  %20 = phi i1 [ %18, %17 ], [ %5, %6 ]
  br i1 %20, label %28, label %21

21:                                               ; preds = %9, %4, %19
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr i64, ptr %1, i64 %23
  store i64 %3, ptr %24, align 8
  %25 = load i64, ptr %22, align 8
  %26 = add i64 %25, 1
  %27 = srem i64 %26, %2
  store i64 %27, ptr %22, align 8
  br label %28

28:                                               ; preds = %19, %21
  %29 = phi i32 [ 1, %19 ], [ 0, %21 ]
  ret i32 %29
}

define internal fastcc range(i32 0, 2) i32 @crosses_page(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = load i64, ptr %0, align 8
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = and i64 %2, 4095
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %7, %5
  %9 = icmp sgt i64 %8, 4096
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %4, %1
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

define dso_local void @run_core(ptr nocapture noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.homes_state, align 8
  %3 = alloca %struct.progress, align 8
  store i64 0, ptr %2, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) %3, i8 0, i64 232, i1 false)
  %4 = getelementptr inbounds i8, ptr %3, i64 48
  store ptr %2, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 40
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = getelementptr inbounds i8, ptr %3, i64 80
  %13 = getelementptr inbounds i8, ptr %0, i64 768
  %14 = getelementptr inbounds i8, ptr %3, i64 96
  br label %16

15:                                               ; preds = %31, %1
  ret void

16:                                               ; preds = %8, %31
  %17 = phi i64 [ 0, %8 ], [ %41, %31 ]
  %18 = load ptr, ptr %0, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = getelementptr i32, ptr %19, i64 %17
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr %struct.instruction_row, ptr %18, i64 %22
  call fastcc void @look_ahead(ptr noundef nonnull %0, ptr noundef nonnull %3, i64 noundef %17)
  %24 = load ptr, ptr %10, align 8
  %25 = getelementptr double, ptr %24, i64 %17
  %26 = load double, ptr %25, align 8
  call fastcc void @decode(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %26)
  %27 = load i64, ptr %23, align 8
  %28 = getelementptr inbounds i8, ptr %23, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %27, %29
  br i1 %30, label %44, label %31

31:                                               ; preds = %44, %16
  %32 = phi i64 [ 0, %16 ], [ %51, %44 ]
  %33 = phi i64 [ 0, %16 ], [ %55, %44 ]
  call fastcc void @retire(ptr noundef nonnull %0, ptr noundef nonnull %3, i64 noundef %32, i64 noundef %33)
  %34 = load i64, ptr %12, align 8
  %35 = load ptr, ptr %13, align 8
  %36 = getelementptr i64, ptr %35, i64 %17
  store i64 %34, ptr %36, align 8
  call fastcc void @write_stores(ptr noundef nonnull %0, ptr noundef nonnull %3, ptr noundef nonnull %23)
  %37 = getelementptr inbounds i8, ptr %23, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = load i64, ptr %14, align 8
  %40 = add i64 %39, %38
  store i64 %40, ptr %14, align 8
  %41 = add nuw nsw i64 %17, 1
  %42 = load i64, ptr %5, align 8
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %16, label %15, !llvm.loop !10

44:                                               ; preds = %16, %44
  %45 = phi i64 [ %56, %44 ], [ %27, %16 ]
  %46 = phi i64 [ %55, %44 ], [ 0, %16 ]
  %47 = phi i64 [ %51, %44 ], [ 0, %16 ]
  %48 = load ptr, ptr %11, align 8
  %49 = getelementptr %struct.op_row, ptr %48, i64 %45
  %50 = call fastcc i64 @execute(ptr noundef nonnull %0, ptr noundef nonnull %3, ptr noundef %49, i64 noundef %17)
  %51 = call noundef i64 @llvm.smax.i64(i64 %47, i64 %50)
  %52 = load ptr, ptr %11, align 8
  %53 = getelementptr %struct.op_row, ptr %52, i64 %45, i32 4
  %54 = load i64, ptr %53, align 8
  %55 = add i64 %54, %46
  %56 = add nsw i64 %45, 1
  %57 = load i64, ptr %28, align 8
  %58 = icmp slt i64 %56, %57
  br i1 %58, label %44, label %31, !llvm.loop !11
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #0

define internal fastcc void @look_ahead(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 64
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 112
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %54, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %1, i64 224
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, %2
  br i1 %12, label %54, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %2, ptr %10, align 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, %2
  br i1 %16, label %17, label %53

17:                                               ; preds = %13
  %18 = getelementptr inbounds i8, ptr %0, i64 32
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  br label %20

20:                                               ; preds = %17, %49
  %21 = phi i64 [ %2, %17 ], [ %50, %49 ]
  %22 = load ptr, ptr %0, align 8
  %23 = load ptr, ptr %18, align 8
  %24 = getelementptr i32, ptr %23, i64 %21
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr %struct.instruction_row, ptr %22, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %27, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %32, label %49

32:                                               ; preds = %20
  %33 = load ptr, ptr %19, align 8
  %34 = getelementptr %struct.op_row, ptr %33, i64 %28
  %35 = tail call fastcc i32 @is_wide(ptr noundef nonnull %0, ptr noundef %34)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %47

37:                                               ; preds = %32, %41
  %38 = phi i64 [ %39, %41 ], [ %28, %32 ]
  %39 = add nsw i64 %38, 1
  %40 = icmp eq i64 %39, %30
  br i1 %40, label %49, label %41, !llvm.loop !12

41:                                               ; preds = %37
  %42 = getelementptr %struct.op_row, ptr %33, i64 %39
  %43 = tail call fastcc i32 @is_wide(ptr noundef nonnull %0, ptr noundef %42)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %37, label %45, !llvm.loop !12

45:                                               ; preds = %41
  %46 = icmp slt i64 %39, %30
  br label %47

47:                                               ; preds = %45, %32
  %48 = phi i1 [ %46, %45 ], [ %31, %32 ]
  br i1 %48, label %54, label %49

49:                                               ; preds = %37, %20, %47
  %50 = add nsw i64 %21, 1
  store i64 %50, ptr %10, align 8
  %51 = load i64, ptr %14, align 8
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %20, label %53, !llvm.loop !13

53:                                               ; preds = %49, %13
  store i64 9223372036854775807, ptr %10, align 8
  br label %54

54:                                               ; preds = %47, %3, %9, %53
  ret void
}

define internal fastcc void @decode(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, double noundef %2) unnamed_addr #0 {
  %4 = fcmp ugt double %2, 0.000000e+00
  br i1 %4, label %5, label %30

5:                                                ; preds = %3
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 64
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 376
  %10 = load i64, ptr %9, align 8
  %11 = sub i64 %6, %10
  %12 = sitofp i64 %11 to double
  %13 = getelementptr inbounds i8, ptr %1, i64 72
  %14 = load double, ptr %13, align 8
  %15 = fcmp ogt double %14, %12
  %16 = select i1 %15, double %14, double %12
  %17 = fadd double %16, %2
  store double %17, ptr %13, align 8
  %18 = fptosi double %17 to i64
  %19 = icmp slt i64 %6, %18
  br i1 %19, label %20, label %30

20:                                               ; preds = %5
  %21 = sub i64 %18, %6
  %22 = getelementptr inbounds i8, ptr %0, i64 776
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr i8, ptr %23, i64 56
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %21, %25
  store i64 %26, ptr %24, align 8
  %27 = load i64, ptr %1, align 8
  %28 = sub i64 %18, %27
  %29 = getelementptr inbounds i8, ptr %1, i64 160
  store i64 %28, ptr %29, align 8
  tail call fastcc void @begin_cycle(ptr noundef nonnull %1, i64 noundef %18, i64 noundef 0)
  br label %30

30:                                               ; preds = %5, %20, %3
  ret void
}

define internal fastcc i64 @execute(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.demand, align 8
  %6 = load i64, ptr %2, align 8
  %7 = icmp eq i64 %6, 2
  br i1 %7, label %8, label %18

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 48
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 96
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %2, i64 80
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr %struct.access_row, ptr %10, i64 %12
  %16 = getelementptr %struct.access_row, ptr %15, i64 %14
  %17 = tail call fastcc i64 @entries_of(ptr noundef %0, ptr noundef %16)
  br label %18

18:                                               ; preds = %4, %8
  %19 = phi i64 [ %17, %8 ], [ 1, %4 ]
  %20 = tail call fastcc i64 @dispatch(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %19)
  %21 = load i64, ptr %1, align 8
  %22 = add i64 %21, 1
  %23 = tail call fastcc i64 @operands_at(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %22)
  %24 = icmp sgt i64 %20, -1
  br i1 %24, label %25, label %54

25:                                               ; preds = %18
  %26 = getelementptr inbounds i8, ptr %0, i64 96
  %27 = tail call fastcc i64 @enter(ptr noundef nonnull %26, i64 noundef %20, i64 noundef %21)
  %28 = add i64 %27, 1
  %29 = tail call noundef i64 @llvm.smax.i64(i64 %23, i64 %28)
  %30 = load ptr, ptr %26, align 8
  %31 = getelementptr %struct.station_row, ptr %30, i64 %20, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 64
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 112
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %25
  %39 = tail call fastcc i32 @is_beside_wide(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef %3, i64 noundef %29)
  br label %40

40:                                               ; preds = %38, %25
  %41 = phi i32 [ %39, %38 ], [ 0, %25 ]
  %42 = getelementptr inbounds i8, ptr %34, i64 344
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %40
  %46 = getelementptr inbounds i8, ptr %0, i64 648
  %47 = load i64, ptr %1, align 8
  %48 = tail call fastcc i64 @bind(ptr noundef nonnull %46, ptr noundef nonnull %2, i64 noundef %32, i64 noundef %47, i32 noundef %41)
  br label %49

49:                                               ; preds = %45, %40
  %50 = phi i64 [ %48, %45 ], [ -1, %40 ]
  %51 = shl nuw i64 1, %50
  %52 = icmp slt i64 %50, 0
  %53 = select i1 %52, i64 %32, i64 %51
  br label %54

54:                                               ; preds = %49, %18
  %55 = phi i64 [ -1, %18 ], [ %50, %49 ]
  %56 = phi i32 [ 0, %18 ], [ %41, %49 ]
  %57 = phi i64 [ %23, %18 ], [ %29, %49 ]
  %58 = phi i64 [ 0, %18 ], [ %53, %49 ]
  %59 = phi i64 [ %22, %18 ], [ %28, %49 ]
  call fastcc void @demand_of(ptr dead_on_unwind nonnull writable sret(%struct.demand) align 8 %5, ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef %58)
  %60 = zext nneg i32 %56 to i64
  %61 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 %60, ptr %61, align 8
  %62 = load i64, ptr %2, align 8
  %63 = icmp eq i64 %62, 2
  %64 = getelementptr inbounds i8, ptr %0, i64 648
  %65 = getelementptr inbounds i8, ptr %0, i64 704
  store i64 0, ptr %65, align 8
  %66 = select i1 %63, i64 %59, i64 %57
  %67 = getelementptr inbounds i8, ptr %1, i64 192
  store i64 %66, ptr %67, align 8
  %68 = call fastcc i64 @issue(ptr noundef nonnull %64, ptr noundef nonnull %2, ptr noundef nonnull %5, i64 noundef %66)
  %69 = load i64, ptr %65, align 8
  %70 = getelementptr inbounds i8, ptr %1, i64 216
  store i64 %69, ptr %70, align 8
  br i1 %63, label %71, label %77

71:                                               ; preds = %54
  %72 = getelementptr inbounds i8, ptr %0, i64 728
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds i8, ptr %0, i64 64
  %75 = load ptr, ptr %74, align 8
  %76 = load i64, ptr %1, align 8
  tail call fastcc void @take_from_loads(ptr noundef %73, ptr noundef nonnull %64, ptr noundef %75, i64 noundef %76, i64 noundef %68)
  br label %77

77:                                               ; preds = %71, %54
  tail call fastcc void @waited_until(ptr noundef nonnull %64, i64 noundef %55, i64 noundef %68)
  %78 = tail call fastcc i32 @is_wide(ptr noundef %0, ptr noundef nonnull %2)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %84, label %80

80:                                               ; preds = %77
  %81 = getelementptr inbounds i8, ptr %0, i64 712
  %82 = load i64, ptr %81, align 8
  %83 = tail call noundef i64 @llvm.smax.i64(i64 %82, i64 %68)
  store i64 %83, ptr %81, align 8
  br label %84

84:                                               ; preds = %80, %77
  %85 = getelementptr inbounds i8, ptr %2, i64 8
  %86 = load i64, ptr %85, align 8
  %87 = add i64 %86, %68
  %88 = icmp eq i32 %56, 0
  br i1 %88, label %89, label %93

89:                                               ; preds = %84
  %90 = getelementptr inbounds i8, ptr %2, i64 16
  %91 = load i64, ptr %90, align 8
  %92 = add i64 %91, %68
  br label %93

93:                                               ; preds = %84, %89
  %94 = phi i64 [ %92, %89 ], [ %87, %84 ]
  %95 = load i64, ptr %2, align 8
  %96 = icmp eq i64 %95, 1
  br i1 %96, label %97, label %101

97:                                               ; preds = %93
  %98 = getelementptr inbounds i8, ptr %5, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = tail call fastcc i64 @load(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef %99, i64 noundef %68)
  br label %109

101:                                              ; preds = %93
  br i1 %63, label %102, label %109

102:                                              ; preds = %101
  %103 = tail call noundef i64 @llvm.smax.i64(i64 %68, i64 %57)
  %104 = call fastcc i64 @store_data(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, ptr noundef nonnull %5, i64 noundef %103)
  %105 = add i64 %104, 1
  %106 = getelementptr inbounds i8, ptr %1, i64 104
  %107 = load i64, ptr %106, align 8
  %108 = add i64 %107, 1
  store i64 %108, ptr %106, align 8
  br label %109

109:                                              ; preds = %101, %102, %97
  %110 = phi i64 [ %100, %97 ], [ %105, %102 ], [ %87, %101 ]
  %111 = phi i64 [ %100, %97 ], [ %94, %102 ], [ %94, %101 ]
  br i1 %24, label %112, label %133

112:                                              ; preds = %109
  %113 = getelementptr inbounds i8, ptr %0, i64 96
  br i1 %63, label %114, label %122

114:                                              ; preds = %112
  %115 = getelementptr inbounds i8, ptr %0, i64 64
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds i8, ptr %116, i64 304
  %118 = load i64, ptr %117, align 8
  %119 = icmp eq i64 %118, 0
  %120 = add i64 %110, -1
  %121 = select i1 %119, i64 %68, i64 %120
  br label %122

122:                                              ; preds = %114, %112
  %123 = phi i64 [ %68, %112 ], [ %121, %114 ]
  tail call fastcc void @leave(ptr noundef nonnull %113, i64 noundef %20, i64 noundef %123)
  %124 = getelementptr inbounds i8, ptr %2, i64 64
  %125 = load i64, ptr %124, align 8
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %133

127:                                              ; preds = %122
  %128 = load i64, ptr %2, align 8
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %130, label %133

130:                                              ; preds = %127
  %131 = getelementptr inbounds i8, ptr %1, i64 56
  %132 = load i64, ptr %131, align 8
  br label %133

133:                                              ; preds = %109, %122, %127, %130
  %134 = phi i64 [ %132, %130 ], [ -1048576, %127 ], [ -1048576, %122 ], [ -1048576, %109 ]
  tail call fastcc void @write_values(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %110, i64 noundef %111, i64 noundef %134)
  %135 = getelementptr inbounds i8, ptr %0, i64 784
  %136 = load ptr, ptr %135, align 8
  %137 = icmp eq ptr %136, null
  br i1 %137, label %139, label %138

138:                                              ; preds = %133
  tail call fastcc void @note_event(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %68, i64 noundef %110)
  br label %139

139:                                              ; preds = %138, %133
  ret i64 %110
}

define internal fastcc void @retire(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %1, i64 80
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %6, %2
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  store i64 %2, ptr %5, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 88
  store i64 0, ptr %9, align 8
  br label %10

10:                                               ; preds = %8, %4
  %11 = getelementptr inbounds i8, ptr %1, i64 88
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, %3
  store i64 %13, ptr %11, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 64
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 168
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %13, %17
  br i1 %18, label %22, label %19

19:                                               ; preds = %22, %10
  %20 = getelementptr inbounds i8, ptr %0, i64 64
  %21 = getelementptr inbounds i8, ptr %0, i64 72
  br label %33

22:                                               ; preds = %10, %22
  %23 = phi i64 [ %30, %22 ], [ %17, %10 ]
  %24 = phi i64 [ %25, %22 ], [ %13, %10 ]
  %25 = sub i64 %24, %23
  store i64 %25, ptr %11, align 8
  %26 = load i64, ptr %5, align 8
  %27 = add i64 %26, 1
  store i64 %27, ptr %5, align 8
  %28 = load ptr, ptr %14, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 168
  %30 = load i64, ptr %29, align 8
  %31 = icmp sgt i64 %25, %30
  br i1 %31, label %22, label %19, !llvm.loop !14

32:                                               ; preds = %39
  ret void

33:                                               ; preds = %19, %39
  %34 = phi i64 [ 0, %19 ], [ %43, %39 ]
  switch i64 %34, label %35 [
    i64 5, label %39
    i64 0, label %39
  ]

35:                                               ; preds = %33
  %36 = load ptr, ptr %20, align 8
  %37 = getelementptr inbounds i8, ptr %36, i64 256
  %38 = load i64, ptr %37, align 8
  br label %39

39:                                               ; preds = %33, %33, %35
  %40 = phi i64 [ %38, %35 ], [ 0, %33 ], [ 0, %33 ]
  %41 = load i64, ptr %5, align 8
  %42 = add i64 %41, %40
  tail call fastcc void @give_back(ptr noundef nonnull %21, i64 noundef %34, i64 noundef %42)
  %43 = add nuw nsw i64 %34, 1
  %44 = icmp eq i64 %43, 6
  br i1 %44, label %32, label %33, !llvm.loop !15
}

define internal fastcc void @write_stores(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = load i64, ptr %2, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %4, %6
  br i1 %7, label %8, label %21

8:                                                ; preds = %3
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = getelementptr inbounds i8, ptr %1, i64 112
  %11 = getelementptr inbounds i8, ptr %1, i64 104
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = getelementptr inbounds i8, ptr %1, i64 96
  %14 = getelementptr inbounds i8, ptr %0, i64 728
  %15 = getelementptr inbounds i8, ptr %0, i64 736
  %16 = getelementptr inbounds i8, ptr %0, i64 744
  %17 = getelementptr inbounds i8, ptr %0, i64 64
  %18 = getelementptr inbounds i8, ptr %1, i64 80
  %19 = getelementptr inbounds i8, ptr %0, i64 760
  %20 = getelementptr inbounds i8, ptr %0, i64 72
  br label %22

21:                                               ; preds = %49, %3
  ret void

22:                                               ; preds = %8, %49
  %23 = phi i64 [ %4, %8 ], [ %50, %49 ]
  %24 = load ptr, ptr %9, align 8
  %25 = getelementptr %struct.op_row, ptr %24, i64 %23
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 2
  br i1 %27, label %28, label %49

28:                                               ; preds = %22
  %29 = load i64, ptr %10, align 8
  %30 = load i64, ptr %11, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %49

32:                                               ; preds = %28
  %33 = load ptr, ptr %12, align 8
  %34 = load i64, ptr %13, align 8
  %35 = getelementptr inbounds i8, ptr %25, i64 80
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr %struct.access_row, ptr %33, i64 %34
  %38 = getelementptr %struct.access_row, ptr %37, i64 %36
  %39 = load ptr, ptr %14, align 8
  %40 = load ptr, ptr %15, align 8
  %41 = load i64, ptr %16, align 8
  %42 = load ptr, ptr %17, align 8
  %43 = load i64, ptr %18, align 8
  %44 = tail call i64 @write_store(ptr noundef %39, ptr noundef %40, i64 noundef %41, ptr noundef %42, ptr noundef %38, i64 noundef %43)
  %45 = load ptr, ptr %19, align 8
  %46 = load i64, ptr %10, align 8
  %47 = add i64 %46, 1
  store i64 %47, ptr %10, align 8
  %48 = getelementptr %struct.store_row, ptr %45, i64 %46, i32 1
  store i64 %44, ptr %48, align 8
  tail call fastcc void @give_back(ptr noundef nonnull %20, i64 noundef 6, i64 noundef %44)
  br label %49

49:                                               ; preds = %22, %28, %32
  %50 = add nsw i64 %23, 1
  %51 = load i64, ptr %5, align 8
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %22, label %21, !llvm.loop !16
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
  br i1 %41, label %31, label %24, !llvm.loop !17

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
  br i1 %143, label %70, label %64, !llvm.loop !18

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
  br i1 %177, label %144, label %178, !llvm.loop !19

178:                                              ; preds = %151, %155, %144, %64
  %179 = phi i64 [ %65, %64 ], [ %147, %151 ], [ %174, %155 ], [ %147, %144 ]
  %180 = phi ptr [ %44, %64 ], [ %146, %151 ], [ %176, %155 ], [ %146, %144 ]
  %181 = phi i64 [ %66, %64 ], [ %145, %151 ], [ %156, %155 ], [ %145, %144 ]
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
  br i1 %197, label %36, label %42, !llvm.loop !20

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
  br i1 %213, label %198, label %192, !llvm.loop !21

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
  br i1 %246, label %214, label %247, !llvm.loop !22

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
  br i1 %13, label %30, label %28

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
  br i1 %27, label %12, label %14, !llvm.loop !23

28:                                               ; preds = %52, %12
  %29 = icmp sgt i64 %1, 0
  br i1 %29, label %57, label %55

30:                                               ; preds = %12, %52
  %31 = phi i64 [ %53, %52 ], [ 0, %12 ]
  %32 = getelementptr i64, ptr %5, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %52

35:                                               ; preds = %30
  %36 = getelementptr i64, ptr %3, i64 %31
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr double, ptr %8, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = getelementptr double, ptr %6, i64 %31
  %41 = load double, ptr %40, align 8
  %42 = fadd double %39, %41
  %43 = getelementptr i64, ptr %4, i64 %31
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr double, ptr %8, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fcmp ogt double %42, %46
  br i1 %47, label %48, label %52

48:                                               ; preds = %35
  store double %42, ptr %45, align 8
  %49 = load i64, ptr %36, align 8
  %50 = load i64, ptr %43, align 8
  %51 = getelementptr i64, ptr %9, i64 %50
  store i64 %49, ptr %51, align 8
  br label %52

52:                                               ; preds = %35, %48, %30
  %53 = add nuw nsw i64 %31, 1
  %54 = icmp eq i64 %53, %7
  br i1 %54, label %28, label %30, !llvm.loop !24

55:                                               ; preds = %57, %28
  %56 = phi i64 [ -1, %28 ], [ %72, %57 ]
  ret i64 %56

57:                                               ; preds = %28, %57
  %58 = phi i64 [ %74, %57 ], [ 0, %28 ]
  %59 = phi double [ %73, %57 ], [ 0.000000e+00, %28 ]
  %60 = phi i64 [ %72, %57 ], [ -1, %28 ]
  %61 = shl i64 %58, 4
  %62 = getelementptr i8, ptr %8, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = getelementptr i64, ptr %0, i64 %58
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr %struct.cost_row, ptr %2, i64 %65, i32 3
  %67 = load double, ptr %66, align 8
  %68 = fadd double %63, %67
  %69 = icmp slt i64 %60, 0
  %70 = fcmp ogt double %68, %59
  %71 = select i1 %69, i1 true, i1 %70
  %72 = select i1 %71, i64 %58, i64 %60
  %73 = select i1 %71, double %68, double %59
  %74 = add nuw nsw i64 %58, 1
  %75 = icmp eq i64 %74, %1
  br i1 %75, label %55, label %57, !llvm.loop !25
}

define dso_local i64 @chain_links(ptr noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef writeonly %5) local_unnamed_addr #0 {
  %7 = getelementptr %struct.edge_row, ptr %0, i64 %1
  %8 = icmp ugt ptr %7, %0
  %9 = icmp ugt ptr %7, %0
  br label %10

10:                                               ; preds = %6, %34
  br i1 %8, label %16, label %14

11:                                               ; preds = %34
  %12 = getelementptr %struct.edge_row, ptr %0, i64 %1
  %13 = icmp ugt ptr %12, %0
  br i1 %13, label %58, label %56

14:                                               ; preds = %30, %10
  %15 = phi i64 [ 0, %10 ], [ %31, %30 ]
  br i1 %9, label %38, label %34

16:                                               ; preds = %10, %30
  %17 = phi ptr [ %32, %30 ], [ %0, %10 ]
  %18 = phi i64 [ %31, %30 ], [ 0, %10 ]
  %19 = load i64, ptr %17, align 8
  %20 = getelementptr i8, ptr %3, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %30, label %23

23:                                               ; preds = %16
  %24 = getelementptr inbounds i8, ptr %17, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr i8, ptr %3, i64 %25
  %27 = load i8, ptr %26, align 1
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %23
  store i8 1, ptr %26, align 1
  br label %30

30:                                               ; preds = %16, %23, %29
  %31 = phi i64 [ %18, %23 ], [ 1, %29 ], [ %18, %16 ]
  %32 = getelementptr i8, ptr %17, i64 32
  %33 = icmp ult ptr %32, %7
  br i1 %33, label %16, label %14, !llvm.loop !26

34:                                               ; preds = %53, %14
  %35 = phi i64 [ %15, %14 ], [ %54, %53 ]
  %36 = and i64 %35, %2
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %11, label %10, !llvm.loop !27

38:                                               ; preds = %14, %53
  %39 = phi ptr [ %41, %53 ], [ %7, %14 ]
  %40 = phi i64 [ %54, %53 ], [ %15, %14 ]
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
  br i1 %55, label %38, label %34, !llvm.loop !28

56:                                               ; preds = %74, %11
  %57 = phi i64 [ 0, %11 ], [ %75, %74 ]
  ret i64 %57

58:                                               ; preds = %11, %74
  %59 = phi ptr [ %76, %74 ], [ %0, %11 ]
  %60 = phi i64 [ %75, %74 ], [ 0, %11 ]
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
  %77 = icmp ult ptr %76, %12
  br i1 %77, label %58, label %56, !llvm.loop !29
}

define dso_local void @spread_shapes(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8, ptr nocapture noundef writeonly %9, ptr nocapture noundef %10, ptr nocapture noundef writeonly %11, ptr nocapture noundef writeonly %12) local_unnamed_addr #0 {
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %42, %13
  ret void

16:                                               ; preds = %13, %42
  %17 = phi ptr [ %49, %42 ], [ %2, %13 ]
  %18 = phi i64 [ %46, %42 ], [ 0, %13 ]
  %19 = phi i64 [ %45, %42 ], [ 0, %13 ]
  %20 = phi i64 [ %44, %42 ], [ 0, %13 ]
  %21 = phi i64 [ %43, %42 ], [ 0, %13 ]
  %22 = phi i64 [ %50, %42 ], [ 0, %13 ]
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
  br i1 %38, label %39, label %42

39:                                               ; preds = %16
  %40 = getelementptr i8, ptr %17, i64 -16
  %41 = getelementptr i8, ptr %17, i64 -16
  br label %52

42:                                               ; preds = %121, %16
  %43 = phi i64 [ %21, %16 ], [ %122, %121 ]
  %44 = phi i64 [ %20, %16 ], [ %96, %121 ]
  %45 = phi i64 [ %19, %16 ], [ %68, %121 ]
  %46 = phi i64 [ %18, %16 ], [ %59, %121 ]
  %47 = getelementptr inbounds i8, ptr %25, i64 24
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr i64, ptr %17, i64 %48
  %50 = add nuw nsw i64 %22, 1
  %51 = icmp eq i64 %50, %1
  br i1 %51, label %15, label %16, !llvm.loop !30

52:                                               ; preds = %39, %121
  %53 = phi i64 [ %18, %39 ], [ %59, %121 ]
  %54 = phi i64 [ %36, %39 ], [ %124, %121 ]
  %55 = phi i64 [ %19, %39 ], [ %68, %121 ]
  %56 = phi i64 [ %20, %39 ], [ %96, %121 ]
  %57 = phi i64 [ %21, %39 ], [ %122, %121 ]
  %58 = getelementptr %struct.op_row, ptr %4, i64 %54
  %59 = add i64 %53, 1
  %60 = getelementptr %struct.op_row, ptr %9, i64 %53
  tail call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %60, ptr align 8 %58, i64 152, i1 false)
  %61 = getelementptr inbounds i8, ptr %60, i64 104
  store i64 %55, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %58, i64 104
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %58, i64 112
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %76, label %67

67:                                               ; preds = %90, %52
  %68 = phi i64 [ %55, %52 ], [ %92, %90 ]
  %69 = getelementptr inbounds i8, ptr %60, i64 112
  store i64 %68, ptr %69, align 8
  %70 = getelementptr inbounds i8, ptr %60, i64 120
  store i64 %56, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %58, i64 120
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds i8, ptr %58, i64 128
  %74 = load i64, ptr %73, align 8
  %75 = icmp slt i64 %72, %74
  br i1 %75, label %104, label %95

76:                                               ; preds = %52, %90
  %77 = phi i64 [ %91, %90 ], [ %63, %52 ]
  %78 = phi i64 [ %92, %90 ], [ %55, %52 ]
  %79 = getelementptr %struct.use_row, ptr %10, i64 %78
  %80 = getelementptr %struct.use_row, ptr %5, i64 %77
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %79, ptr noundef nonnull align 8 dereferenceable(32) %80, i64 32, i1 false)
  %81 = getelementptr inbounds i8, ptr %79, i64 8
  %82 = load double, ptr %81, align 8
  %83 = tail call fastcc double @fraction(double noundef %82)
  %84 = fcmp une double %83, 0.000000e+00
  br i1 %84, label %85, label %90

85:                                               ; preds = %76
  %86 = sitofp i64 %78 to double
  %87 = fmul double %86, 0x3FE3C6EF372FE950
  %88 = tail call fastcc double @fraction(double noundef %87)
  %89 = getelementptr inbounds i8, ptr %79, i64 16
  store double %88, ptr %89, align 8
  br label %90

90:                                               ; preds = %76, %85
  %91 = add nsw i64 %77, 1
  %92 = add i64 %78, 1
  %93 = load i64, ptr %64, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %76, label %67, !llvm.loop !31

95:                                               ; preds = %115, %67
  %96 = phi i64 [ %56, %67 ], [ %118, %115 ]
  %97 = getelementptr inbounds i8, ptr %60, i64 128
  store i64 %96, ptr %97, align 8
  %98 = getelementptr inbounds i8, ptr %60, i64 136
  store i64 %57, ptr %98, align 8
  %99 = getelementptr inbounds i8, ptr %58, i64 136
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds i8, ptr %58, i64 144
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %100, %102
  br i1 %103, label %127, label %121

104:                                              ; preds = %67, %115
  %105 = phi i64 [ %117, %115 ], [ %72, %67 ]
  %106 = phi i64 [ %118, %115 ], [ %56, %67 ]
  %107 = getelementptr %struct.read_row, ptr %11, i64 %106
  %108 = getelementptr %struct.read_row, ptr %6, i64 %105
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %107, ptr noundef nonnull align 8 dereferenceable(24) %108, i64 24, i1 false)
  %109 = load i64, ptr %108, align 8
  %110 = icmp slt i64 %109, 2
  br i1 %110, label %115, label %111

111:                                              ; preds = %104
  %112 = getelementptr i64, ptr %40, i64 %109
  %113 = load i64, ptr %112, align 8
  %114 = add i64 %113, 2
  br label %115

115:                                              ; preds = %104, %111
  %116 = phi i64 [ %114, %111 ], [ %109, %104 ]
  store i64 %116, ptr %107, align 8
  %117 = add nsw i64 %105, 1
  %118 = add i64 %106, 1
  %119 = load i64, ptr %73, align 8
  %120 = icmp slt i64 %117, %119
  br i1 %120, label %104, label %95, !llvm.loop !32

121:                                              ; preds = %137, %95
  %122 = phi i64 [ %57, %95 ], [ %139, %137 ]
  %123 = getelementptr inbounds i8, ptr %60, i64 144
  store i64 %122, ptr %123, align 8
  %124 = add nsw i64 %54, 1
  %125 = load i64, ptr %27, align 8
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %52, label %42, !llvm.loop !33

127:                                              ; preds = %95, %137
  %128 = phi i64 [ %141, %137 ], [ %100, %95 ]
  %129 = phi i64 [ %139, %137 ], [ %57, %95 ]
  %130 = getelementptr i64, ptr %7, i64 %128
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %131, 2
  br i1 %132, label %137, label %133

133:                                              ; preds = %127
  %134 = getelementptr i64, ptr %41, i64 %131
  %135 = load i64, ptr %134, align 8
  %136 = add i64 %135, 2
  br label %137

137:                                              ; preds = %127, %133
  %138 = phi i64 [ %136, %133 ], [ %131, %127 ]
  %139 = add i64 %129, 1
  %140 = getelementptr i64, ptr %12, i64 %129
  store i64 %138, ptr %140, align 8
  %141 = add nsw i64 %128, 1
  %142 = load i64, ptr %101, align 8
  %143 = icmp slt i64 %141, %142
  br i1 %143, label %127, label %121, !llvm.loop !34
}

declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #0

define internal fastcc double @fraction(double noundef %0) unnamed_addr #0 {
  %2 = fptosi double %0 to i64
  %3 = sitofp i64 %2 to double
  %4 = fsub double %0, %3
  ret double %4
}

define dso_local i64 @count_granules(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %19, %3
  %6 = phi i64 [ 0, %3 ], [ %20, %19 ]
  ret i64 %6

7:                                                ; preds = %3, %19
  %8 = phi i64 [ %21, %19 ], [ 0, %3 ]
  %9 = phi i64 [ %20, %19 ], [ 0, %3 ]
  %10 = getelementptr i8, ptr %1, i64 %8
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %7
  %14 = getelementptr i64, ptr %0, i64 %8
  %15 = load i64, ptr %14, align 8
  %16 = ashr i64 %15, 2
  %17 = add i64 %9, 2
  %18 = add i64 %17, %16
  br label %19

19:                                               ; preds = %7, %13
  %20 = phi i64 [ %18, %13 ], [ %9, %7 ]
  %21 = add nuw nsw i64 %8, 1
  %22 = icmp eq i64 %21, %2
  br i1 %22, label %5, label %7, !llvm.loop !35
}

define dso_local i64 @count_ops(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = icmp slt i64 %4, 0
  %9 = icmp sgt i64 %4, -1
  br label %12

10:                                               ; preds = %35, %5
  %11 = phi i64 [ 0, %5 ], [ %36, %35 ]
  ret i64 %11

12:                                               ; preds = %7, %35
  %13 = phi i64 [ 0, %7 ], [ %36, %35 ]
  %14 = phi i64 [ 0, %7 ], [ %37, %35 ]
  %15 = getelementptr i32, ptr %2, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr %struct.instruction_row, ptr %0, i64 %17
  br i1 %8, label %19, label %25

19:                                               ; preds = %12
  %20 = getelementptr inbounds i8, ptr %18, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %18, align 8
  %23 = add i64 %21, %13
  %24 = sub i64 %23, %22
  br label %25

25:                                               ; preds = %19, %12
  %26 = phi i64 [ %24, %19 ], [ %13, %12 ]
  br i1 %9, label %27, label %35

27:                                               ; preds = %25
  %28 = getelementptr inbounds i8, ptr %18, i64 8
  %29 = load i64, ptr %18, align 8
  %30 = load i64, ptr %28, align 8
  br label %31

31:                                               ; preds = %27, %39
  %32 = phi i64 [ %29, %27 ], [ %45, %39 ]
  %33 = phi i64 [ %26, %27 ], [ %44, %39 ]
  %34 = icmp slt i64 %32, %30
  br i1 %34, label %39, label %35

35:                                               ; preds = %31, %39, %25
  %36 = phi i64 [ %26, %25 ], [ %33, %31 ], [ %44, %39 ]
  %37 = add nuw nsw i64 %14, 1
  %38 = icmp eq i64 %37, %3
  br i1 %38, label %10, label %12, !llvm.loop !36

39:                                               ; preds = %31
  %40 = getelementptr %struct.op_row, ptr %1, i64 %32
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, %4
  %43 = zext i1 %42 to i64
  %44 = add i64 %33, %43
  %45 = add nsw i64 %32, 1
  br i1 %9, label %31, label %35, !llvm.loop !37
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

21:                                               ; preds = %36, %8
  %22 = getelementptr inbounds i8, ptr %14, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %23, %10
  %25 = add nuw nsw i64 %9, 1
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %7, label %8, !llvm.loop !38

27:                                               ; preds = %19, %36
  %28 = phi i64 [ %15, %19 ], [ %37, %36 ]
  %29 = getelementptr %struct.op_row, ptr %1, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 2
  br i1 %31, label %32, label %36

32:                                               ; preds = %27
  %33 = getelementptr inbounds i8, ptr %29, i64 80
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr i8, ptr %20, i64 %34
  store i8 1, ptr %35, align 1
  br label %36

36:                                               ; preds = %27, %32
  %37 = add nsw i64 %28, 1
  %38 = load i64, ptr %16, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %27, label %21, !llvm.loop !39
}

define dso_local void @match_stores(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5, i64 noundef %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) local_unnamed_addr #0 {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %69, %9
  ret void

12:                                               ; preds = %9, %69
  %13 = phi i64 [ %70, %69 ], [ 0, %9 ]
  %14 = phi i64 [ %71, %69 ], [ 0, %9 ]
  %15 = getelementptr i64, ptr %7, i64 %14
  store i64 -1, ptr %15, align 8
  %16 = getelementptr i64, ptr %8, i64 %14
  store i64 0, ptr %16, align 8
  %17 = getelementptr i64, ptr %0, i64 %14
  %18 = load i64, ptr %17, align 8
  %19 = ashr i64 %18, 2
  %20 = getelementptr i64, ptr %1, i64 %14
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %18, -1
  %23 = add i64 %22, %21
  %24 = ashr i64 %23, 2
  %25 = icmp sgt i64 %18, -1
  %26 = icmp sgt i64 %21, 0
  %27 = select i1 %25, i1 %26, i1 false
  %28 = getelementptr i8, ptr %2, i64 %14
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %44, label %31

31:                                               ; preds = %12
  %32 = icmp sle i64 %19, %24
  %33 = select i1 %27, i1 %32, i1 false
  br i1 %33, label %36, label %34

34:                                               ; preds = %36, %31
  %35 = add i64 %13, 1
  br label %69

36:                                               ; preds = %31, %36
  %37 = phi i64 [ %41, %36 ], [ %19, %31 ]
  %38 = tail call fastcc i64 @place_of(ptr noundef %4, i64 noundef %6, i64 noundef %37)
  %39 = getelementptr i64, ptr %4, i64 %38
  store i64 %37, ptr %39, align 8
  %40 = getelementptr i64, ptr %5, i64 %38
  store i64 %13, ptr %40, align 8
  %41 = add nuw nsw i64 %37, 1
  %42 = icmp slt i64 %37, %24
  %43 = select i1 %27, i1 %42, i1 false
  br i1 %43, label %36, label %34, !llvm.loop !40

44:                                               ; preds = %12
  br i1 %27, label %45, label %69

45:                                               ; preds = %44
  %46 = tail call fastcc i64 @place_of(ptr noundef %4, i64 noundef %6, i64 noundef %19)
  %47 = getelementptr i64, ptr %5, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = icmp sgt i64 %19, %24
  br i1 %49, label %50, label %54

50:                                               ; preds = %54, %45
  %51 = phi i64 [ -1, %45 ], [ %63, %54 ]
  %52 = phi i64 [ 1, %45 ], [ %62, %54 ]
  store i64 %51, ptr %15, align 8
  %53 = icmp sgt i64 %51, -1
  br i1 %53, label %66, label %69

54:                                               ; preds = %45, %54
  %55 = phi i64 [ %64, %54 ], [ %19, %45 ]
  %56 = phi i64 [ %62, %54 ], [ 1, %45 ]
  %57 = phi i64 [ %63, %54 ], [ -1, %45 ]
  %58 = tail call fastcc i64 @place_of(ptr noundef %4, i64 noundef %6, i64 noundef %55)
  %59 = getelementptr i64, ptr %5, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, %48
  %62 = select i1 %61, i64 %56, i64 0
  %63 = tail call noundef i64 @llvm.smax.i64(i64 %57, i64 %60)
  %64 = add nuw nsw i64 %55, 1
  %65 = icmp slt i64 %55, %24
  br i1 %65, label %54, label %50, !llvm.loop !41

66:                                               ; preds = %50
  %67 = icmp eq i64 %52, 0
  %68 = select i1 %67, i64 2, i64 1
  store i64 %68, ptr %16, align 8
  br label %69

69:                                               ; preds = %50, %66, %44, %34
  %70 = phi i64 [ %35, %34 ], [ %13, %44 ], [ %13, %66 ], [ %13, %50 ]
  %71 = add nuw nsw i64 %14, 1
  %72 = icmp eq i64 %71, %3
  br i1 %72, label %11, label %12, !llvm.loop !42
}

define internal fastcc i64 @place_of(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = mul i64 %2, 2654435761
  %5 = add i64 %1, -1
  br label %6

6:                                                ; preds = %6, %3
  %7 = phi i64 [ %4, %3 ], [ %14, %6 ]
  %8 = and i64 %7, %5
  %9 = getelementptr i64, ptr %0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, -1
  %12 = icmp eq i64 %10, %2
  %13 = or i1 %11, %12
  %14 = add i64 %8, 1
  br i1 %13, label %15, label %6, !llvm.loop !43

15:                                               ; preds = %6
  ret i64 %8
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
  br i1 %68, label %34, label %26, !llvm.loop !44

69:                                               ; preds = %72, %26
  %70 = add nuw nsw i64 %16, 1
  %71 = icmp eq i64 %70, %1
  br i1 %71, label %12, label %13, !llvm.loop !45

72:                                               ; preds = %26, %72
  %73 = phi i64 [ %77, %72 ], [ %30, %26 ]
  %74 = getelementptr i64, ptr %6, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr i64, ptr %7, i64 %75
  store i64 %16, ptr %76, align 8
  %77 = add nsw i64 %73, 1
  %78 = load i64, ptr %31, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %72, label %69, !llvm.loop !46
}

define dso_local void @find_missed(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = shl i64 %1, 1
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %31, %8
  ret void

12:                                               ; preds = %8, %31
  %13 = phi i64 [ %33, %31 ], [ -1, %8 ]
  %14 = phi i64 [ %20, %31 ], [ -1, %8 ]
  %15 = phi i64 [ %38, %31 ], [ 0, %8 ]
  %16 = phi i32 [ %32, %31 ], [ 0, %8 ]
  %17 = srem i64 %15, %1
  %18 = getelementptr i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = sdiv i64 %20, %5
  %22 = icmp eq i64 %21, %13
  %23 = icmp slt i64 %14, %20
  %24 = and i1 %22, %23
  br i1 %24, label %31, label %25

25:                                               ; preds = %12
  %26 = srem i64 %21, %3
  %27 = mul i64 %26, %4
  %28 = getelementptr %struct.way_row, ptr %2, i64 %27
  %29 = add nuw nsw i64 %15, 1
  %30 = tail call fastcc i32 @misses(ptr noundef %28, i64 noundef %4, i64 noundef %21, i64 noundef %29)
  br label %31

31:                                               ; preds = %12, %25
  %32 = phi i32 [ %30, %25 ], [ %16, %12 ]
  %33 = phi i64 [ %21, %25 ], [ %13, %12 ]
  %34 = uitofp nneg i32 %32 to double
  %35 = load double, ptr %6, align 8
  %36 = fdiv double %34, %35
  %37 = getelementptr double, ptr %7, i64 %17
  store double %36, ptr %37, align 8
  %38 = add nuw nsw i64 %15, 1
  %39 = icmp eq i64 %38, %9
  br i1 %39, label %11, label %12, !llvm.loop !47
}

define internal fastcc range(i32 0, 2) i32 @misses(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr %struct.way_row, ptr %0, i64 %1
  %6 = icmp ugt ptr %5, %0
  br i1 %6, label %7, label %21

7:                                                ; preds = %4, %13
  %8 = phi ptr [ %18, %13 ], [ %0, %4 ]
  %9 = phi ptr [ %19, %13 ], [ %0, %4 ]
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, %2
  %12 = getelementptr inbounds i8, ptr %9, i64 8
  br i1 %11, label %24, label %13

13:                                               ; preds = %7
  %14 = load i64, ptr %12, align 8
  %15 = getelementptr inbounds i8, ptr %8, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %14, %16
  %18 = select i1 %17, ptr %9, ptr %8
  %19 = getelementptr i8, ptr %9, i64 16
  %20 = icmp ult ptr %19, %5
  br i1 %20, label %7, label %21, !llvm.loop !48

21:                                               ; preds = %13, %4
  %22 = phi ptr [ %0, %4 ], [ %18, %13 ]
  store i64 %2, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 8
  br label %24

24:                                               ; preds = %7, %21
  %25 = phi ptr [ %23, %21 ], [ %12, %7 ]
  %26 = phi i32 [ 1, %21 ], [ 0, %7 ]
  store i64 %3, ptr %25, align 8
  ret i32 %26
}

define dso_local void @add_fetching(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = sitofp i64 %4 to double
  br label %11

10:                                               ; preds = %57, %6
  ret void

11:                                               ; preds = %8, %57
  %12 = phi i64 [ 0, %8 ], [ %38, %57 ]
  %13 = phi i64 [ 0, %8 ], [ %58, %57 ]
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %11
  %16 = getelementptr i32, ptr %0, i64 %13
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr i8, ptr %16, i64 -4
  %19 = load i32, ptr %18, align 4
  %20 = add i32 %19, 1
  %21 = icmp eq i32 %17, %20
  %22 = select i1 %21, i64 %12, i64 0
  br label %23

23:                                               ; preds = %15, %11
  %24 = phi i64 [ %12, %11 ], [ %22, %15 ]
  %25 = sitofp i64 %24 to double
  %26 = fdiv double %25, %9
  %27 = fadd double %26, -1.000000e-09
  %28 = tail call fastcc i64 @ceiling(double noundef %27)
  %29 = getelementptr i32, ptr %0, i64 %13
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr %struct.instruction_row, ptr %2, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %32, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %42, label %37

37:                                               ; preds = %42, %23
  %38 = phi i64 [ %24, %23 ], [ %47, %42 ]
  %39 = getelementptr double, ptr %5, i64 %13
  %40 = load double, ptr %39, align 8
  %41 = fcmp oeq double %40, 0.000000e+00
  br i1 %41, label %50, label %57

42:                                               ; preds = %23, %42
  %43 = phi i64 [ %48, %42 ], [ %33, %23 ]
  %44 = phi i64 [ %47, %42 ], [ %24, %23 ]
  %45 = getelementptr %struct.op_row, ptr %3, i64 %43, i32 4
  %46 = load i64, ptr %45, align 8
  %47 = add i64 %46, %44
  %48 = add nsw i64 %43, 1
  %49 = icmp eq i64 %48, %35
  br i1 %49, label %37, label %42, !llvm.loop !49

50:                                               ; preds = %37
  %51 = sitofp i64 %38 to double
  %52 = fdiv double %51, %9
  %53 = fadd double %52, -1.000000e-09
  %54 = tail call fastcc i64 @ceiling(double noundef %53)
  %55 = sub i64 %54, %28
  %56 = sitofp i64 %55 to double
  store double %56, ptr %39, align 8
  br label %57

57:                                               ; preds = %50, %37
  %58 = add nuw nsw i64 %13, 1
  %59 = icmp eq i64 %58, %1
  br i1 %59, label %10, label %11, !llvm.loop !50
}

define internal fastcc i64 @ceiling(double noundef %0) unnamed_addr #0 {
  %2 = fptosi double %0 to i64
  %3 = sitofp i64 %2 to double
  %4 = fcmp olt double %3, %0
  %5 = zext i1 %4 to i64
  %6 = add i64 %5, %2
  ret i64 %6
}

define dso_local void @add_turns(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i64 %1, 1
  br i1 %7, label %10, label %8

8:                                                ; preds = %10, %6
  %9 = icmp sgt i64 %1, 1
  br i1 %9, label %32, label %31

10:                                               ; preds = %6, %10
  %11 = phi i64 [ %29, %10 ], [ 1, %6 ]
  %12 = phi i64 [ %11, %10 ], [ 0, %6 ]
  %13 = getelementptr i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr i64, ptr %4, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %17, 1
  store i64 %18, ptr %16, align 8
  %19 = getelementptr i32, ptr %0, i64 %11
  %20 = load i32, ptr %19, align 4
  %21 = load i32, ptr %13, align 4
  %22 = add i32 %21, 1
  %23 = icmp ne i32 %20, %22
  %24 = zext i1 %23 to i64
  %25 = sext i32 %21 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %27, %24
  store i64 %28, ptr %26, align 8
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %8, label %10, !llvm.loop !51

31:                                               ; preds = %32, %8
  ret void

32:                                               ; preds = %8, %32
  %33 = phi double [ %65, %32 ], [ 0.000000e+00, %8 ]
  %34 = phi double [ %62, %32 ], [ 0.000000e+00, %8 ]
  %35 = phi i64 [ %66, %32 ], [ 1, %8 ]
  %36 = getelementptr i32, ptr %0, i64 %35
  %37 = getelementptr i8, ptr %36, i64 -4
  %38 = load i32, ptr %37, align 4
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %36, align 4
  %41 = sext i32 %40 to i64
  %42 = add nsw i64 %39, 1
  %43 = icmp ne i64 %42, %41
  %44 = getelementptr i64, ptr %3, i64 %39
  %45 = load i64, ptr %44, align 8
  %46 = shl i64 %45, 1
  %47 = getelementptr i64, ptr %4, i64 %39
  %48 = load i64, ptr %47, align 8
  %49 = icmp sgt i64 %46, %48
  %50 = zext i1 %43 to i64
  %51 = xor i1 %43, %49
  %52 = select i1 %51, i64 %2, i64 0
  %53 = add i64 %52, %50
  %54 = sitofp i64 %53 to double
  %55 = fadd double %33, %54
  %56 = fcmp ogt double %55, %34
  %57 = fsub double %55, %34
  %58 = select i1 %56, double %57, double 0.000000e+00
  %59 = getelementptr double, ptr %5, i64 %35
  %60 = load double, ptr %59, align 8
  %61 = fadd double %60, %58
  %62 = fadd double %34, %61
  store double %61, ptr %59, align 8
  %63 = fadd double %62, -3.200000e+01
  %64 = fcmp olt double %55, %63
  %65 = select i1 %64, double %63, double %55
  %66 = add nuw nsw i64 %35, 1
  %67 = icmp eq i64 %66, %1
  br i1 %67, label %31, label %32, !llvm.loop !52
}

define dso_local i64 @chain_windows(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef readonly %5, ptr nocapture noundef %6, ptr nocapture noundef %7, ptr nocapture noundef %8, ptr nocapture noundef %9) local_unnamed_addr #0 {
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %32, %10
  %13 = phi i64 [ 0, %10 ], [ %33, %32 ]
  store double 0.000000e+00, ptr %9, align 8
  store double 0.000000e+00, ptr %8, align 8
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %15, label %42

15:                                               ; preds = %12
  %16 = icmp sgt i64 %13, 0
  br label %36

17:                                               ; preds = %10, %32
  %18 = phi i64 [ %33, %32 ], [ 0, %10 ]
  %19 = phi i64 [ %34, %32 ], [ 0, %10 ]
  %20 = getelementptr double, ptr %3, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fcmp une double %21, 0.000000e+00
  br i1 %22, label %29, label %23

23:                                               ; preds = %17
  %24 = getelementptr i64, ptr %4, i64 %19
  %25 = getelementptr i8, ptr %24, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %24, align 8
  %28 = icmp sgt i64 %26, %27
  br i1 %28, label %29, label %32

29:                                               ; preds = %23, %17
  %30 = add i64 %18, 1
  %31 = getelementptr i64, ptr %6, i64 %18
  store i64 %19, ptr %31, align 8
  br label %32

32:                                               ; preds = %23, %29
  %33 = phi i64 [ %30, %29 ], [ %18, %23 ]
  %34 = add nuw nsw i64 %19, 1
  %35 = icmp eq i64 %34, %0
  br i1 %35, label %12, label %17, !llvm.loop !53

36:                                               ; preds = %15, %52
  %37 = phi i64 [ 0, %15 ], [ %54, %52 ]
  %38 = phi i64 [ 0, %15 ], [ %53, %52 ]
  %39 = phi i64 [ 0, %15 ], [ %55, %52 ]
  br i1 %16, label %44, label %52

40:                                               ; preds = %52
  %41 = add i64 %54, 1
  br label %42

42:                                               ; preds = %40, %12
  %43 = phi i64 [ 1, %12 ], [ %41, %40 ]
  ret i64 %43

44:                                               ; preds = %36, %112
  %45 = phi i64 [ %68, %112 ], [ %37, %36 ]
  %46 = phi i64 [ %67, %112 ], [ %38, %36 ]
  %47 = phi i64 [ %117, %112 ], [ 0, %36 ]
  %48 = getelementptr i64, ptr %6, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = add i64 %49, %39
  %51 = icmp slt i64 %50, %1
  br i1 %51, label %57, label %52

52:                                               ; preds = %44, %112, %36
  %53 = phi i64 [ %38, %36 ], [ %46, %44 ], [ %67, %112 ]
  %54 = phi i64 [ %37, %36 ], [ %45, %44 ], [ %68, %112 ]
  %55 = add i64 %39, %0
  %56 = icmp slt i64 %55, %1
  br i1 %56, label %36, label %40, !llvm.loop !54

57:                                               ; preds = %44
  %58 = add i64 %46, %2
  %59 = icmp slt i64 %50, %58
  br i1 %59, label %66, label %60

60:                                               ; preds = %57
  %61 = srem i64 %50, %2
  %62 = sub i64 %50, %61
  %63 = add i64 %45, 1
  %64 = getelementptr double, ptr %9, i64 %63
  store double 0.000000e+00, ptr %64, align 8
  %65 = getelementptr double, ptr %8, i64 %63
  store double 0.000000e+00, ptr %65, align 8
  br label %66

66:                                               ; preds = %60, %57
  %67 = phi i64 [ %62, %60 ], [ %46, %57 ]
  %68 = phi i64 [ %63, %60 ], [ %45, %57 ]
  %69 = getelementptr i64, ptr %4, i64 %49
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr %struct.way, ptr %5, i64 %70
  %72 = getelementptr i8, ptr %69, i64 8
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr %struct.way, ptr %5, i64 %73
  %75 = icmp ult ptr %71, %74
  br i1 %75, label %83, label %76

76:                                               ; preds = %100, %66
  %77 = phi double [ 0.000000e+00, %66 ], [ %101, %100 ]
  %78 = getelementptr double, ptr %3, i64 %49
  %79 = load double, ptr %78, align 8
  %80 = fadd double %77, %79
  %81 = getelementptr double, ptr %7, i64 %50
  store double %80, ptr %81, align 8
  %82 = fcmp ogt double %77, 0.000000e+00
  br i1 %82, label %104, label %112

83:                                               ; preds = %66, %100
  %84 = phi ptr [ %102, %100 ], [ %71, %66 ]
  %85 = phi double [ %101, %100 ], [ 0.000000e+00, %66 ]
  %86 = load i64, ptr %84, align 8
  %87 = add i64 %86, %39
  %88 = getelementptr inbounds i8, ptr %84, i64 8
  %89 = load i64, ptr %88, align 8
  %90 = mul i64 %89, %0
  %91 = sub i64 %87, %90
  %92 = icmp sge i64 %91, %67
  %93 = icmp slt i64 %91, %50
  %94 = and i1 %92, %93
  br i1 %94, label %95, label %100

95:                                               ; preds = %83
  %96 = getelementptr double, ptr %7, i64 %91
  %97 = load double, ptr %96, align 8
  %98 = fcmp ogt double %97, %85
  br i1 %98, label %99, label %100

99:                                               ; preds = %95
  br label %100

100:                                              ; preds = %99, %95, %83
  %101 = phi double [ %97, %99 ], [ %85, %95 ], [ %85, %83 ]
  %102 = getelementptr i8, ptr %84, i64 16
  %103 = icmp ult ptr %102, %74
  br i1 %103, label %83, label %76, !llvm.loop !55

104:                                              ; preds = %76
  %105 = load double, ptr %78, align 8
  %106 = fcmp une double %105, 0.000000e+00
  br i1 %106, label %107, label %112

107:                                              ; preds = %104
  %108 = getelementptr double, ptr %8, i64 %68
  %109 = load double, ptr %108, align 8
  %110 = fcmp ogt double %80, %109
  br i1 %110, label %111, label %112

111:                                              ; preds = %107
  store double %80, ptr %108, align 8
  br label %112

112:                                              ; preds = %111, %107, %104, %76
  %113 = load double, ptr %78, align 8
  %114 = getelementptr double, ptr %9, i64 %68
  %115 = load double, ptr %114, align 8
  %116 = fadd double %113, %115
  store double %116, ptr %114, align 8
  %117 = add nuw nsw i64 %47, 1
  %118 = icmp eq i64 %117, %13
  br i1 %118, label %52, label %44, !llvm.loop !56
}

define internal fastcc range(i32 0, 2) i32 @is_wide(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = load i64, ptr %1, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %1, i64 64
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 64
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 152
  %11 = load i64, ptr %10, align 8
  %12 = icmp sge i64 %7, %11
  %13 = zext i1 %12 to i32
  br label %14

14:                                               ; preds = %5, %2
  %15 = phi i32 [ 0, %2 ], [ %13, %5 ]
  ret i32 %15
}

define internal fastcc void @begin_cycle(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  store i64 %1, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %2, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, i8 0, i64 32, i1 false)
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load ptr, ptr %6, align 8
  store i64 0, ptr %7, align 8
  ret void
}

define internal fastcc noundef i64 @entries_of(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 176
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %6, -1
  %10 = add i64 %9, %8
  %11 = sdiv i64 %10, %6
  %12 = tail call noundef i64 @llvm.smax.i64(i64 %11, i64 1)
  ret i64 %12
}

define internal fastcc i64 @dispatch(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.wait, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 64
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 160
  %9 = load i64, ptr %8, align 8
  %10 = tail call fastcc i32 @is_full(ptr noundef %7, ptr noundef %1, ptr noundef %2)
  %11 = zext nneg i32 %10 to i64
  %12 = load i64, ptr %1, align 8
  %13 = add i64 %12, %11
  store i64 %13, ptr %5, align 8
  %14 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 -1, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 32
  %16 = load i64, ptr %15, align 8
  call fastcc void @fill(ptr noundef %0, ptr noundef nonnull %5, i64 noundef 0, i64 noundef %16)
  %17 = getelementptr inbounds i8, ptr %2, i64 56
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %4
  call fastcc void @fill(ptr noundef %0, ptr noundef nonnull %5, i64 noundef %18, i64 noundef 1)
  br label %21

21:                                               ; preds = %20, %4
  %22 = getelementptr inbounds i8, ptr %2, i64 72
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  call fastcc void @fill(ptr noundef %0, ptr noundef nonnull %5, i64 noundef 4, i64 noundef 1)
  br label %26

26:                                               ; preds = %25, %21
  %27 = load i64, ptr %2, align 8
  %28 = icmp eq i64 %27, 1
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  call fastcc void @fill(ptr noundef %0, ptr noundef nonnull %5, i64 noundef 5, i64 noundef 1)
  br label %30

30:                                               ; preds = %29, %26
  %31 = load i64, ptr %2, align 8
  %32 = icmp eq i64 %31, 2
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  call fastcc void @fill(ptr noundef %0, ptr noundef nonnull %5, i64 noundef 6, i64 noundef %3)
  br label %34

34:                                               ; preds = %33, %30
  %35 = load ptr, ptr %6, align 8
  %36 = call fastcc i64 @slot_of(ptr noundef %35, ptr noundef nonnull %1, ptr noundef nonnull %5, i64 noundef %11)
  %37 = getelementptr inbounds i8, ptr %0, i64 96
  %38 = getelementptr inbounds i8, ptr %0, i64 648
  %39 = load i64, ptr %5, align 8
  %40 = tail call fastcc i32 @slots_tell(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2)
  %41 = load ptr, ptr %6, align 8
  %42 = tail call fastcc i64 @choose(ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef nonnull %2, i64 noundef %39, i64 noundef %36, i32 noundef %40, ptr noundef %41)
  %43 = icmp sgt i64 %42, -1
  br i1 %43, label %44, label %47

44:                                               ; preds = %34
  %45 = tail call fastcc i64 @takes_at(ptr noundef nonnull %37, i64 noundef %42)
  %46 = add nuw i64 %42, 8
  call fastcc void @wait_for(ptr noundef nonnull %5, i64 noundef %45, i64 noundef %46)
  br label %47

47:                                               ; preds = %44, %34
  %48 = load i64, ptr %14, align 8
  %49 = icmp sgt i64 %48, -1
  br i1 %49, label %50, label %58

50:                                               ; preds = %47
  %51 = load i64, ptr %5, align 8
  %52 = sub i64 %51, %13
  %53 = getelementptr inbounds i8, ptr %0, i64 776
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr i64, ptr %54, i64 %48
  %56 = load i64, ptr %55, align 8
  %57 = add i64 %52, %56
  store i64 %57, ptr %55, align 8
  br label %58

58:                                               ; preds = %50, %47
  %59 = getelementptr inbounds i8, ptr %1, i64 168
  store i64 %13, ptr %59, align 8
  %60 = getelementptr inbounds i8, ptr %1, i64 176
  store i64 %48, ptr %60, align 8
  %61 = load i64, ptr %5, align 8
  %62 = getelementptr inbounds i8, ptr %1, i64 184
  store i64 %61, ptr %62, align 8
  %63 = load i64, ptr %1, align 8
  %64 = icmp sgt i64 %61, %63
  br i1 %64, label %65, label %70

65:                                               ; preds = %58
  %66 = load ptr, ptr %6, align 8
  %67 = call fastcc i32 @keeps_slot(ptr noundef %66, ptr noundef nonnull %5)
  %68 = icmp eq i32 %67, 0
  %69 = select i1 %68, i64 0, i64 %36
  tail call fastcc void @begin_cycle(ptr noundef nonnull %1, i64 noundef %61, i64 noundef %69)
  br label %70

70:                                               ; preds = %65, %58
  %71 = load i64, ptr %15, align 8
  %72 = getelementptr inbounds i8, ptr %1, i64 8
  %73 = load i64, ptr %72, align 8
  %74 = add i64 %73, %71
  store i64 %74, ptr %72, align 8
  %75 = load i64, ptr %15, align 8
  %76 = getelementptr inbounds i8, ptr %1, i64 56
  %77 = load i64, ptr %76, align 8
  %78 = add i64 %77, %75
  store i64 %78, ptr %76, align 8
  %79 = tail call fastcc i64 @taken_at(ptr noundef nonnull %2)
  %80 = getelementptr inbounds i8, ptr %1, i64 16
  %81 = getelementptr inbounds i8, ptr %2, i64 40
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr [4 x i64], ptr %80, i64 0, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = add i64 %84, %79
  store i64 %85, ptr %83, align 8
  %86 = load ptr, ptr %6, align 8
  %87 = tail call fastcc i32 @has_home(ptr noundef %86, ptr noundef nonnull %2)
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %97, label %89

89:                                               ; preds = %70
  %90 = getelementptr inbounds i8, ptr %1, i64 48
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds i8, ptr %91, i64 72
  %93 = tail call fastcc i64 @home_of(ptr noundef %91, ptr noundef nonnull %2)
  %94 = getelementptr [8 x i64], ptr %92, i64 0, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = add i64 %95, 1
  store i64 %96, ptr %94, align 8
  br label %97

97:                                               ; preds = %89, %70
  %98 = load i64, ptr %72, align 8
  %99 = icmp sgt i64 %98, %9
  br i1 %99, label %100, label %107

100:                                              ; preds = %97, %100
  %101 = phi i64 [ %105, %100 ], [ %98, %97 ]
  %102 = load i64, ptr %1, align 8
  %103 = add i64 %102, 1
  %104 = sub i64 %101, %9
  tail call fastcc void @begin_cycle(ptr noundef nonnull %1, i64 noundef %103, i64 noundef %104)
  %105 = load i64, ptr %72, align 8
  %106 = icmp sgt i64 %105, %9
  br i1 %106, label %100, label %107, !llvm.loop !57

107:                                              ; preds = %100, %97
  br i1 %43, label %108, label %116

108:                                              ; preds = %107
  %109 = load ptr, ptr %6, align 8
  %110 = getelementptr inbounds i8, ptr %109, i64 424
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %116, label %113

113:                                              ; preds = %108
  %114 = tail call fastcc i64 @known_ports(ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef nonnull %2, i64 noundef %42)
  %115 = load i64, ptr %1, align 8
  tail call fastcc void @book(ptr noundef nonnull %38, i64 noundef %114, i64 noundef %115)
  br label %116

116:                                              ; preds = %113, %108, %107
  ret i64 %42
}

define internal fastcc noundef i64 @operands_at(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 120
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 128
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %5, %7
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %0, i64 752
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8
  br label %16

14:                                               ; preds = %16, %3
  %15 = phi i64 [ %2, %3 ], [ %23, %16 ]
  ret i64 %15

16:                                               ; preds = %9, %16
  %17 = phi i64 [ %5, %9 ], [ %24, %16 ]
  %18 = phi i64 [ %2, %9 ], [ %23, %16 ]
  %19 = getelementptr %struct.read_row, ptr %13, i64 %17
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr %struct.value_row, ptr %11, i64 %20
  %22 = tail call fastcc i64 @ready_at(ptr noundef %21, ptr noundef nonnull %19, ptr noundef %1)
  %23 = tail call noundef i64 @llvm.smax.i64(i64 %18, i64 %22)
  %24 = add nsw i64 %17, 1
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %14, label %16, !llvm.loop !58
}

define internal fastcc noundef i64 @enter(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr %struct.station_row, ptr %4, i64 %1
  %6 = getelementptr inbounds i8, ptr %5, i64 40
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr %struct.station_row, ptr %4, i64 %7
  %9 = tail call fastcc i64 @place_at(ptr noundef nonnull %0, i64 noundef %1)
  %10 = tail call noundef i64 @llvm.smax.i64(i64 %2, i64 %9)
  %11 = getelementptr inbounds i8, ptr %8, i64 56
  %12 = load i64, ptr %11, align 8
  %13 = tail call noundef i64 @llvm.smax.i64(i64 %10, i64 %12)
  store i64 %13, ptr %11, align 8
  %14 = getelementptr inbounds i8, ptr %5, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %3
  %18 = getelementptr inbounds i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8
  %22 = mul i64 %21, %7
  %23 = getelementptr inbounds i8, ptr %8, i64 48
  %24 = load i64, ptr %23, align 8
  %25 = srem i64 %24, %15
  %26 = getelementptr i64, ptr %19, i64 %22
  %27 = getelementptr i64, ptr %26, i64 %25
  store i64 %13, ptr %27, align 8
  %28 = load i64, ptr %23, align 8
  %29 = add i64 %28, 1
  store i64 %29, ptr %23, align 8
  br label %30

30:                                               ; preds = %17, %3
  ret i64 %13
}

define internal fastcc range(i32 0, 2) i32 @is_beside_wide(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = load i64, ptr %2, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %34

8:                                                ; preds = %5
  %9 = getelementptr inbounds i8, ptr %2, i64 64
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %34, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %0, i64 64
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 152
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %10, %16
  br i1 %17, label %18, label %34

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %2, i64 96
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %20, 0
  br i1 %21, label %34, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, ptr %0, i64 712
  %24 = load i64, ptr %23, align 8
  %25 = icmp sgt i64 %24, %4
  br i1 %25, label %34, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds i8, ptr %1, i64 224
  %28 = load i64, ptr %27, align 8
  %29 = sub i64 %28, %3
  %30 = getelementptr inbounds i8, ptr %14, i64 136
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %29, %31
  %33 = zext i1 %32 to i32
  br label %34

34:                                               ; preds = %22, %26, %5, %8, %12, %18
  %35 = phi i32 [ 0, %18 ], [ 0, %12 ], [ 0, %8 ], [ 0, %5 ], [ 1, %22 ], [ %33, %26 ]
  ret i32 %35
}

define internal fastcc i64 @bind(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.demand, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 96
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %8, 0
  br i1 %9, label %57, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, ptr %1, i64 104
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, %8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  store i64 %2, ptr %6, align 8
  %14 = getelementptr inbounds i8, ptr %6, i64 32
  %15 = zext nneg i32 %4 to i64
  store i64 %15, ptr %14, align 8
  %16 = call fastcc i64 @ports_of(ptr noundef %0, ptr noundef %1, i64 noundef %13, ptr noundef nonnull %6)
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr %struct.use_row, ptr %18, i64 %13, i32 1
  %20 = load double, ptr %19, align 8
  %21 = fcmp ogt double %20, 1.000000e+00
  %22 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %16)
  %23 = icmp ugt i64 %22, 1
  %24 = select i1 %21, i1 %23, i1 false
  %25 = icmp eq i64 %16, 0
  %26 = select i1 %24, i1 true, i1 %25
  br i1 %26, label %57, label %27

27:                                               ; preds = %10
  %28 = getelementptr inbounds i8, ptr %0, i64 8
  br label %29

29:                                               ; preds = %27, %51
  %30 = phi i64 [ 0, %27 ], [ %54, %51 ]
  %31 = phi i64 [ %16, %27 ], [ %55, %51 ]
  %32 = phi i64 [ 0, %27 ], [ %53, %51 ]
  %33 = phi i64 [ -1, %27 ], [ %52, %51 ]
  %34 = and i64 %31, 1
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %51, label %36

36:                                               ; preds = %29
  %37 = tail call fastcc i64 @n_waiting_for(ptr noundef %0, i64 noundef %30, i64 noundef %3)
  %38 = icmp slt i64 %33, 0
  %39 = icmp slt i64 %37, %32
  %40 = select i1 %38, i1 true, i1 %39
  br i1 %40, label %50, label %41

41:                                               ; preds = %36
  %42 = icmp eq i64 %37, %32
  br i1 %42, label %43, label %51

43:                                               ; preds = %41
  %44 = load ptr, ptr %28, align 8
  %45 = getelementptr i64, ptr %44, i64 %30
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr i64, ptr %44, i64 %33
  %48 = load i64, ptr %47, align 8
  %49 = icmp slt i64 %46, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %43, %36
  br label %51

51:                                               ; preds = %41, %43, %50, %29
  %52 = phi i64 [ %33, %29 ], [ %30, %50 ], [ %33, %43 ], [ %33, %41 ]
  %53 = phi i64 [ %32, %29 ], [ %37, %50 ], [ %32, %43 ], [ %32, %41 ]
  %54 = add i64 %30, 1
  %55 = ashr i64 %31, 1
  %56 = icmp ult i64 %31, 2
  br i1 %56, label %57, label %29, !llvm.loop !59

57:                                               ; preds = %51, %10, %5
  %58 = phi i64 [ -1, %5 ], [ -1, %10 ], [ %52, %51 ]
  ret i64 %58
}

define internal fastcc void @demand_of(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.demand) align 8 %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #0 {
  store i64 %4, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  %10 = tail call fastcc { i64, i64 } @fresh_cycles(ptr noundef %1, ptr noundef %3)
  %11 = extractvalue { i64, i64 } %10, 0
  store i64 %11, ptr %9, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = extractvalue { i64, i64 } %10, 1
  store i64 %13, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 56
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = load i64, ptr %3, align 8
  %16 = icmp eq i64 %15, 2
  br i1 %16, label %25, label %17

17:                                               ; preds = %5
  %18 = tail call fastcc i32 @reads_third(ptr noundef %1, ptr noundef nonnull %3, i64 %13)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds i8, ptr %1, i64 64
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 72
  %24 = load i64, ptr %23, align 8
  store i64 %24, ptr %8, align 8
  br label %25

25:                                               ; preds = %20, %17, %5
  %26 = getelementptr inbounds i8, ptr %1, i64 64
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 224
  %29 = load i64, ptr %28, align 8
  %30 = icmp ne i64 %29, 0
  %31 = icmp eq i64 %15, 1
  %32 = and i1 %31, %30
  %33 = icmp ne i64 %4, 0
  %34 = and i1 %33, %32
  %35 = zext i1 %34 to i64
  store i64 %35, ptr %7, align 8
  %36 = icmp eq i64 %15, 1
  br i1 %36, label %37, label %48

37:                                               ; preds = %25
  %38 = getelementptr inbounds i8, ptr %3, i64 64
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %48

41:                                               ; preds = %37
  %42 = getelementptr inbounds i8, ptr %27, i64 232
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %48, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds i8, ptr %1, i64 648
  %47 = tail call fastcc i64 @alternate(ptr noundef nonnull %46, ptr noundef nonnull %3)
  store i64 %47, ptr %6, align 8
  br label %48

48:                                               ; preds = %45, %41, %37, %25
  %49 = load i64, ptr %3, align 8
  %50 = icmp eq i64 %49, 1
  br i1 %50, label %51, label %61

51:                                               ; preds = %48
  %52 = load ptr, ptr %26, align 8
  %53 = getelementptr inbounds i8, ptr %1, i64 48
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds i8, ptr %2, i64 96
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %3, i64 80
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr %struct.access_row, ptr %54, i64 %56
  %60 = getelementptr %struct.access_row, ptr %59, i64 %58
  tail call fastcc void @find_banks(ptr noundef %52, ptr noundef %60, ptr noundef nonnull %14)
  br label %61

61:                                               ; preds = %51, %48
  ret void
}

define internal fastcc i64 @issue(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %2, i64 56
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr i8, ptr %2, i64 64
  %8 = load i64, ptr %7, align 8
  %9 = or i64 %8, %6
  %10 = icmp eq i64 %9, 0
  %11 = getelementptr inbounds i8, ptr %2, i64 40
  %12 = getelementptr inbounds i8, ptr %2, i64 16
  %13 = getelementptr inbounds i8, ptr %2, i64 24
  %14 = getelementptr inbounds i8, ptr %2, i64 48
  %15 = getelementptr inbounds i8, ptr %1, i64 104
  %16 = getelementptr inbounds i8, ptr %1, i64 112
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  br label %18

18:                                               ; preds = %59, %4
  %19 = phi i64 [ %3, %4 ], [ %60, %59 ]
  %20 = load i64, ptr %12, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = tail call fastcc i64 @pick(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %19)
  br label %26

24:                                               ; preds = %18
  %25 = tail call fastcc i64 @all_free(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %19)
  br label %26

26:                                               ; preds = %24, %22
  %27 = phi i64 [ %23, %22 ], [ %25, %24 ]
  br i1 %10, label %31, label %28

28:                                               ; preds = %26
  %29 = tail call fastcc i32 @bank_is_taken(ptr noundef %0, ptr noundef nonnull %5, i64 noundef %27)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %59

31:                                               ; preds = %28, %26
  %32 = load i64, ptr %13, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %61, label %34

34:                                               ; preds = %31
  %35 = load i64, ptr %11, align 8
  %36 = load i64, ptr %14, align 8
  %37 = tail call fastcc i32 @within(i64 %35, i64 %36, i64 noundef %27)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %61

39:                                               ; preds = %34
  %40 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %32, i64 noundef %27)
  %41 = icmp sgt i64 %40, -1
  br i1 %41, label %61, label %42

42:                                               ; preds = %39
  %43 = load i64, ptr %15, align 8
  %44 = load i64, ptr %16, align 8
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %59

46:                                               ; preds = %42, %55
  %47 = phi i64 [ %56, %55 ], [ %43, %42 ]
  %48 = load ptr, ptr %17, align 8
  %49 = getelementptr %struct.use_row, ptr %48, i64 %47, i32 1
  %50 = load double, ptr %49, align 8
  %51 = fcmp ult double %50, 1.000000e+00
  br i1 %51, label %55, label %52

52:                                               ; preds = %46
  %53 = tail call fastcc i64 @ports_of(ptr noundef %0, ptr noundef %1, i64 noundef %47, ptr noundef %2)
  %54 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %53, i64 noundef %27)
  tail call fastcc void @take(ptr noundef %0, i64 noundef %54, i64 noundef %27)
  br label %55

55:                                               ; preds = %46, %52
  %56 = add nsw i64 %47, 1
  %57 = load i64, ptr %16, align 8
  %58 = icmp slt i64 %56, %57
  br i1 %58, label %46, label %59, !llvm.loop !60

59:                                               ; preds = %55, %42, %28
  %60 = add i64 %27, 1
  br label %18, !llvm.loop !61

61:                                               ; preds = %31, %34, %39
  %62 = getelementptr inbounds i8, ptr %2, i64 24
  %63 = getelementptr inbounds i8, ptr %1, i64 104
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds i8, ptr %1, i64 112
  %66 = load i64, ptr %65, align 8
  %67 = icmp slt i64 %64, %66
  br i1 %67, label %71, label %68

68:                                               ; preds = %71, %61
  %69 = load i64, ptr %62, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %85, label %76

71:                                               ; preds = %61, %71
  %72 = phi i64 [ %73, %71 ], [ %64, %61 ]
  tail call fastcc void @take_use(ptr noundef %0, ptr noundef %1, i64 noundef %72, ptr noundef %2, i64 noundef %27)
  %73 = add nsw i64 %72, 1
  %74 = load i64, ptr %65, align 8
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %71, label %68, !llvm.loop !62

76:                                               ; preds = %68
  %77 = getelementptr inbounds i8, ptr %2, i64 40
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %2, i64 48
  %80 = load i64, ptr %79, align 8
  %81 = tail call fastcc i32 @within(i64 %78, i64 %80, i64 noundef %27)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %85

83:                                               ; preds = %76
  %84 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %69, i64 noundef %27)
  tail call fastcc void @take(ptr noundef %0, i64 noundef %84, i64 noundef %27)
  br label %85

85:                                               ; preds = %83, %76, %68
  br i1 %10, label %87, label %86

86:                                               ; preds = %85
  tail call fastcc void @take_banks(ptr noundef %0, ptr noundef nonnull %5, i64 noundef %27)
  br label %87

87:                                               ; preds = %86, %85
  ret i64 %27
}

define internal fastcc void @take_from_loads(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, %3
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  store i64 %3, ptr %6, align 8
  br label %22

10:                                               ; preds = %5
  store i64 -1, ptr %6, align 8
  %11 = getelementptr inbounds i8, ptr %2, i64 200
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 32
  %14 = load double, ptr %13, align 8
  %15 = fadd double %12, %14
  store double %15, ptr %13, align 8
  %16 = fcmp ult double %15, 1.000000e+00
  br i1 %16, label %22, label %17

17:                                               ; preds = %10
  %18 = fadd double %15, -1.000000e+00
  store double %18, ptr %13, align 8
  %19 = getelementptr inbounds i8, ptr %2, i64 56
  %20 = load i64, ptr %19, align 8
  %21 = tail call fastcc i64 @take_turns(ptr noundef %1, i64 noundef %20, i64 noundef %4, i64 noundef 1)
  br label %22

22:                                               ; preds = %9, %17, %10
  ret void
}

define internal fastcc void @waited_until(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = icmp sgt i64 %1, -1
  br i1 %4, label %5, label %19

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr i64, ptr %7, i64 %1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 48
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %9, %11
  br i1 %12, label %13, label %19

13:                                               ; preds = %5
  %14 = getelementptr inbounds i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = mul i64 %11, %1
  %17 = getelementptr i64, ptr %15, i64 %16
  %18 = add i64 %9, 1
  store i64 %18, ptr %8, align 8
  tail call fastcc void @sift_up(ptr noundef %17, i64 noundef %9, i64 noundef %2)
  br label %19

19:                                               ; preds = %13, %5, %3
  ret void
}

define internal fastcc i64 @load(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.demand, align 8
  %7 = alloca %struct.demand, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %2, i64 80
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr %struct.access_row, ptr %9, i64 %11
  %15 = getelementptr %struct.access_row, ptr %14, i64 %13
  %16 = getelementptr inbounds i8, ptr %0, i64 760
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %1, i64 112
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 64
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %2, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = tail call i64 @loaded_at(ptr noundef %15, ptr noundef %17, i64 noundef %19, ptr noundef %21, i64 noundef %4, i64 noundef %23)
  %25 = getelementptr inbounds i8, ptr %21, i64 312
  %26 = load i64, ptr %25, align 8
  %27 = icmp ne i64 %26, 0
  %28 = add i64 %23, %4
  %29 = icmp sgt i64 %24, %28
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %31, label %33

31:                                               ; preds = %5
  %32 = tail call fastcc i64 @repeat(ptr noundef %0, ptr noundef %2, i64 noundef %4, i64 noundef %24)
  br label %40

33:                                               ; preds = %5
  %34 = tail call i64 @mistaken(ptr noundef %15, ptr noundef %17, ptr noundef %21, i64 noundef %4, i64 noundef %23)
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds i8, ptr %0, i64 648
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  %38 = add i64 %4, 1
  %39 = call fastcc i64 @issue(ptr noundef nonnull %37, ptr noundef %2, ptr noundef nonnull %6, i64 noundef %38)
  br label %40

40:                                               ; preds = %33, %36, %31
  %41 = phi i64 [ %32, %31 ], [ %24, %36 ], [ %24, %33 ]
  %42 = load ptr, ptr %20, align 8
  %43 = getelementptr inbounds i8, ptr %42, i64 288
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %68, label %46

46:                                               ; preds = %40
  %47 = load ptr, ptr %16, align 8
  %48 = tail call i64 @from_within(ptr noundef %15, ptr noundef %47, ptr noundef %42, i64 noundef %4)
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %68, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %20, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 288
  %53 = load i64, ptr %52, align 8
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %68

55:                                               ; preds = %50
  %56 = getelementptr inbounds i8, ptr %0, i64 648
  %57 = getelementptr inbounds i8, ptr %7, i64 8
  br label %58

58:                                               ; preds = %55, %58
  %59 = phi i64 [ %4, %55 ], [ %62, %58 ]
  %60 = phi i64 [ 0, %55 ], [ %63, %58 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %7, i8 0, i64 72, i1 false)
  store i64 %3, ptr %57, align 8
  %61 = add i64 %59, 1
  %62 = call fastcc i64 @issue(ptr noundef nonnull %56, ptr noundef %2, ptr noundef nonnull %7, i64 noundef %61)
  %63 = add nuw nsw i64 %60, 1
  %64 = load ptr, ptr %20, align 8
  %65 = getelementptr inbounds i8, ptr %64, i64 288
  %66 = load i64, ptr %65, align 8
  %67 = icmp slt i64 %63, %66
  br i1 %67, label %58, label %68, !llvm.loop !63

68:                                               ; preds = %58, %50, %46, %40
  %69 = load ptr, ptr %20, align 8
  %70 = tail call i64 @crosses(ptr noundef %15, ptr noundef %69)
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %68
  %73 = tail call fastcc i64 @cross(ptr noundef %0, ptr noundef %2, i64 noundef %3, i64 noundef %4)
  %74 = add i64 %73, %41
  br label %75

75:                                               ; preds = %68, %72
  %76 = phi i64 [ %74, %72 ], [ %41, %68 ]
  ret i64 %76
}

define internal fastcc noundef i64 @store_data(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %1, i64 96
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %2, i64 80
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr %struct.access_row, ptr %7, i64 %9
  %13 = getelementptr %struct.access_row, ptr %12, i64 %11
  %14 = tail call fastcc i64 @entries_of(ptr noundef %0, ptr noundef %13)
  %15 = getelementptr inbounds i8, ptr %0, i64 760
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %1, i64 104
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr %struct.store_row, ptr %16, i64 %18
  %20 = getelementptr inbounds i8, ptr %3, i64 48
  %21 = load i64, ptr %20, align 8
  %22 = tail call fastcc i32 @reads_third(ptr noundef %0, ptr noundef %2, i64 %21)
  %23 = getelementptr inbounds i8, ptr %0, i64 64
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 416
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  %28 = select i1 %27, i64 0, i64 %21
  %29 = icmp eq i32 %22, 0
  br i1 %29, label %37, label %30

30:                                               ; preds = %5
  %31 = getelementptr inbounds i8, ptr %24, i64 408
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %30
  %35 = getelementptr inbounds i8, ptr %0, i64 648
  %36 = tail call fastcc i64 @read_data(ptr noundef nonnull %35, ptr noundef %24, i64 noundef %4, i64 %28, i64 noundef %14)
  br label %37

37:                                               ; preds = %34, %30, %5
  %38 = phi i64 [ %4, %30 ], [ %36, %34 ], [ %4, %5 ]
  %39 = getelementptr inbounds i8, ptr %2, i64 64
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %48, label %42

42:                                               ; preds = %37
  %43 = load ptr, ptr %23, align 8
  %44 = getelementptr inbounds i8, ptr %43, i64 152
  %45 = load i64, ptr %44, align 8
  %46 = icmp sge i64 %40, %45
  %47 = zext i1 %46 to i64
  br label %48

48:                                               ; preds = %37, %42
  %49 = phi i64 [ %47, %42 ], [ 2, %37 ]
  %50 = getelementptr inbounds i8, ptr %2, i64 88
  %51 = load i64, ptr %50, align 8
  tail call fastcc void @executed(ptr noundef %19, ptr noundef %13, i64 noundef %51, i64 noundef %49, i64 noundef %38)
  br i1 %29, label %59, label %52

52:                                               ; preds = %48
  %53 = load ptr, ptr %23, align 8
  %54 = getelementptr inbounds i8, ptr %53, i64 408
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %59, label %57

57:                                               ; preds = %52
  %58 = tail call fastcc i64 @wait_for_ports(ptr noundef %0, ptr noundef %1, ptr noundef %19, i64 %28, i64 noundef %14)
  store i64 %58, ptr %19, align 8
  br label %59

59:                                               ; preds = %57, %52, %48
  %60 = phi i64 [ %58, %57 ], [ %38, %52 ], [ %38, %48 ]
  ret i64 %60
}

define internal fastcc void @leave(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr %struct.station_row, ptr %4, i64 %1
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, %1
  %11 = getelementptr i64, ptr %7, i64 %10
  %12 = getelementptr inbounds i8, ptr %5, i64 32
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %5, align 8
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = add i64 %13, 1
  store i64 %17, ptr %12, align 8
  tail call fastcc void @sift_up(ptr noundef %11, i64 noundef %13, i64 noundef %2)
  br label %19

18:                                               ; preds = %3
  tail call fastcc void @sift_down(ptr noundef %11, i64 noundef %13, i64 noundef %2)
  br label %19

19:                                               ; preds = %18, %16
  ret void
}

define internal fastcc void @write_values(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = load i64, ptr %1, align 8
  %7 = icmp eq i64 %6, 1
  br i1 %7, label %19, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds i8, ptr %1, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %1, i64 120
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %1, i64 128
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %14, %16
  %18 = zext i1 %17 to i64
  br label %19

19:                                               ; preds = %12, %5, %8
  %20 = phi i64 [ 0, %8 ], [ 2, %5 ], [ %18, %12 ]
  %21 = getelementptr inbounds i8, ptr %1, i64 136
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 144
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %22, %24
  br i1 %25, label %26, label %30

26:                                               ; preds = %19
  %27 = getelementptr inbounds i8, ptr %0, i64 752
  %28 = getelementptr inbounds i8, ptr %0, i64 24
  %29 = getelementptr inbounds i8, ptr %1, i64 24
  br label %31

30:                                               ; preds = %31, %19
  ret void

31:                                               ; preds = %26, %31
  %32 = phi i64 [ %22, %26 ], [ %43, %31 ]
  %33 = load ptr, ptr %27, align 8
  %34 = load ptr, ptr %28, align 8
  %35 = getelementptr i64, ptr %34, i64 %32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr %struct.value_row, ptr %33, i64 %36
  %38 = load i64, ptr %29, align 8
  store i64 %2, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %37, i64 8
  store i64 %3, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %37, i64 16
  store i64 %38, ptr %40, align 8
  %41 = getelementptr inbounds i8, ptr %37, i64 24
  store i64 %20, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %37, i64 32
  store i64 %4, ptr %42, align 8
  %43 = add nsw i64 %32, 1
  %44 = load i64, ptr %23, align 8
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %31, label %30, !llvm.loop !64
}

define internal fastcc void @note_event(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %1, i64 160
  %6 = getelementptr inbounds i8, ptr %1, i64 200
  store i64 %2, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 208
  store i64 %3, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 784
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 152
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, 1
  store i64 %12, ptr %10, align 8
  %13 = getelementptr %struct.event_row, ptr %9, i64 %11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %13, ptr noundef nonnull align 8 dereferenceable(64) %5, i64 64, i1 false)
  store i64 0, ptr %5, align 8
  ret void
}

define internal fastcc range(i32 0, 2) i32 @is_full(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = alloca [4 x i64], align 16
  store i64 0, ptr %4, align 16
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  %6 = getelementptr inbounds i8, ptr %0, i64 264
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds i8, ptr %4, i64 16
  %9 = getelementptr inbounds i8, ptr %0, i64 272
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr %8, align 16
  %11 = getelementptr inbounds i8, ptr %4, i64 24
  %12 = getelementptr inbounds i8, ptr %0, i64 280
  %13 = load i64, ptr %12, align 8
  store i64 %13, ptr %11, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 384
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds i8, ptr %2, i64 32
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %17, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %17, %21
  %25 = phi i64 [ %23, %21 ], [ 1, %17 ]
  %26 = getelementptr inbounds i8, ptr %1, i64 16
  %27 = getelementptr inbounds i8, ptr %2, i64 40
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr [4 x i64], ptr %26, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr [4 x i64], ptr %4, i64 0, i64 %28
  %32 = load i64, ptr %31, align 8
  %33 = icmp sgt i64 %32, 0
  %34 = icmp sgt i64 %30, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %36, label %40

36:                                               ; preds = %24
  %37 = tail call fastcc i64 @taken_at(ptr noundef %2)
  %38 = add i64 %37, %30
  %39 = icmp sgt i64 %38, %32
  br i1 %39, label %65, label %40

40:                                               ; preds = %36, %24
  %41 = tail call fastcc i32 @has_home(ptr noundef %0, ptr noundef %2)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %55, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds i8, ptr %2, i64 48
  %45 = load i64, ptr %44, align 8
  %46 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %45)
  %47 = tail call noundef i64 @llvm.smax.i64(i64 %46, i64 2)
  %48 = getelementptr inbounds i8, ptr %1, i64 48
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds i8, ptr %49, i64 72
  %51 = tail call fastcc i64 @home_of(ptr noundef %49, ptr noundef %2)
  %52 = getelementptr [8 x i64], ptr %50, i64 0, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %53, %47
  br i1 %54, label %55, label %65

55:                                               ; preds = %43, %40
  %56 = getelementptr inbounds i8, ptr %1, i64 8
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %57, %25
  %59 = getelementptr inbounds i8, ptr %0, i64 160
  %60 = load i64, ptr %59, align 8
  %61 = icmp sgt i64 %58, %60
  %62 = icmp sgt i64 %57, 0
  %63 = and i1 %62, %61
  %64 = zext i1 %63 to i32
  br label %65

65:                                               ; preds = %55, %43, %36
  %66 = phi i32 [ 1, %36 ], [ %64, %55 ], [ 1, %43 ]
  ret i32 %66
}

define internal fastcc void @fill(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 72
  %6 = tail call fastcc i64 @room_at(ptr noundef nonnull %5, i64 noundef %2, i64 noundef %3)
  tail call fastcc void @wait_for(ptr noundef %1, i64 noundef %6, i64 noundef %2)
  %7 = load ptr, ptr %5, align 8
  %8 = getelementptr %struct.ring_row, ptr %7, i64 %2, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %9, %3
  store i64 %10, ptr %8, align 8
  ret void
}

define internal fastcc i64 @slot_of(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %6, label %16

6:                                                ; preds = %4
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %1, align 8
  %9 = icmp sgt i64 %7, %8
  br i1 %9, label %10, label %13

10:                                               ; preds = %6
  %11 = tail call fastcc i32 @keeps_slot(ptr noundef %0, ptr noundef nonnull %2)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %10, %6
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = load i64, ptr %14, align 8
  br label %16

16:                                               ; preds = %4, %10, %13
  %17 = phi i64 [ %15, %13 ], [ 0, %10 ], [ 0, %4 ]
  ret i64 %17
}

define internal fastcc i64 @choose(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, i32 noundef %5, ptr nocapture noundef readonly %6) unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %6, i64 424
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, 0
  %11 = zext i1 %10 to i32
  %12 = getelementptr inbounds i8, ptr %2, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = tail call fastcc i64 @kind_of(ptr noundef %1, ptr noundef %2)
  %15 = getelementptr inbounds i8, ptr %0, i64 40
  %16 = getelementptr [64 x i64], ptr %15, i64 0, i64 %14
  %17 = load i64, ptr %16, align 8
  %18 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %13)
  %19 = icmp ult i64 %18, 2
  %20 = icmp eq i64 %13, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %7
  %22 = getelementptr inbounds i8, ptr %6, i64 240
  %23 = icmp eq i32 %5, 0
  %24 = and i64 %4, 1
  %25 = getelementptr inbounds i8, ptr %2, i64 40
  br label %28

26:                                               ; preds = %107, %7
  %27 = phi i64 [ -1, %7 ], [ %110, %107 ]
  br i1 %19, label %115, label %114

28:                                               ; preds = %21, %107
  %29 = phi i64 [ %13, %21 ], [ %112, %107 ]
  %30 = phi i64 [ -1, %21 ], [ %110, %107 ]
  %31 = phi i64 [ 0, %21 ], [ %109, %107 ]
  %32 = phi i64 [ 0, %21 ], [ %111, %107 ]
  %33 = phi double [ 0.000000e+00, %21 ], [ %108, %107 ]
  %34 = and i64 %29, 1
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %107, label %36

36:                                               ; preds = %28
  %37 = load ptr, ptr %0, align 8
  %38 = getelementptr %struct.station_row, ptr %37, i64 %32, i32 5
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr %struct.station_row, ptr %37, i64 %39, i32 7
  %41 = load i64, ptr %40, align 8
  %42 = tail call noundef i64 @llvm.smax.i64(i64 %3, i64 %41)
  tail call fastcc void @forget(ptr noundef nonnull %0, i64 noundef %32, i64 noundef %42)
  %43 = tail call fastcc i64 @place_at(ptr noundef nonnull %0, i64 noundef %32)
  %44 = tail call noundef i64 @llvm.smax.i64(i64 %42, i64 %43)
  br i1 %19, label %47, label %45

45:                                               ; preds = %36
  %46 = tail call fastcc double @crowd(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %32, i64 noundef %42, i32 noundef %11)
  br label %47

47:                                               ; preds = %36, %45
  %48 = phi double [ %46, %45 ], [ 0.000000e+00, %36 ]
  br i1 %10, label %49, label %52

49:                                               ; preds = %47
  %50 = tail call fastcc i64 @known_ports(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %32)
  %51 = icmp ne i64 %50, 0
  br label %52

52:                                               ; preds = %49, %47
  %53 = phi i1 [ false, %47 ], [ %51, %49 ]
  %54 = fcmp olt double %48, %33
  br i1 %54, label %60, label %55

55:                                               ; preds = %52
  %56 = fcmp oeq double %48, %33
  br i1 %56, label %57, label %60

57:                                               ; preds = %55
  %58 = tail call fastcc i32 @scattered(i64 noundef %42)
  %59 = icmp ne i32 %58, 0
  br label %60

60:                                               ; preds = %55, %57, %52
  %61 = phi i1 [ true, %52 ], [ false, %55 ], [ %59, %57 ]
  %62 = zext i1 %61 to i32
  br i1 %53, label %63, label %76

63:                                               ; preds = %60
  br i1 %54, label %70, label %64

64:                                               ; preds = %63
  %65 = fcmp oeq double %48, %33
  br i1 %65, label %66, label %70

66:                                               ; preds = %64
  %67 = tail call fastcc i64 @turns_after(i64 noundef %17, i64 noundef %32)
  %68 = tail call fastcc i64 @turns_after(i64 noundef %17, i64 noundef %30)
  %69 = icmp ult i64 %67, %68
  br label %70

70:                                               ; preds = %64, %66, %63
  %71 = phi i1 [ true, %63 ], [ false, %64 ], [ %69, %66 ]
  %72 = zext i1 %71 to i32
  %73 = load i64, ptr %25, align 8
  %74 = icmp eq i64 %73, 3
  %75 = select i1 %74, i64 %44, i64 %31
  br label %96

76:                                               ; preds = %60
  %77 = load i64, ptr %22, align 8
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %96, label %79

79:                                               ; preds = %76
  %80 = load ptr, ptr %0, align 8
  %81 = getelementptr %struct.station_row, ptr %80, i64 %32, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %84, label %96

84:                                               ; preds = %79
  %85 = icmp sgt i64 %41, %3
  br i1 %85, label %86, label %89

86:                                               ; preds = %84
  %87 = tail call fastcc i32 @scattered(i64 noundef %42)
  %88 = zext nneg i32 %87 to i64
  br label %93

89:                                               ; preds = %84
  br i1 %23, label %90, label %93

90:                                               ; preds = %89
  %91 = icmp eq i64 %30, %17
  %92 = zext i1 %91 to i64
  br label %93

93:                                               ; preds = %89, %90, %86
  %94 = phi i64 [ %88, %86 ], [ %92, %90 ], [ %24, %89 ]
  %95 = trunc nuw nsw i64 %94 to i32
  br label %96

96:                                               ; preds = %70, %76, %79, %93
  %97 = phi i64 [ %44, %93 ], [ %44, %79 ], [ %44, %76 ], [ %75, %70 ]
  %98 = phi i32 [ %95, %93 ], [ %62, %79 ], [ %62, %76 ], [ %72, %70 ]
  %99 = icmp slt i64 %30, 0
  %100 = icmp slt i64 %97, %31
  %101 = select i1 %99, i1 true, i1 %100
  br i1 %101, label %106, label %102

102:                                              ; preds = %96
  %103 = icmp eq i64 %97, %31
  %104 = icmp ne i32 %98, 0
  %105 = select i1 %103, i1 %104, i1 false
  br i1 %105, label %106, label %107

106:                                              ; preds = %102, %96
  br label %107

107:                                              ; preds = %102, %106, %28
  %108 = phi double [ %33, %28 ], [ %48, %106 ], [ %33, %102 ]
  %109 = phi i64 [ %31, %28 ], [ %97, %106 ], [ %31, %102 ]
  %110 = phi i64 [ %30, %28 ], [ %32, %106 ], [ %30, %102 ]
  %111 = add i64 %32, 1
  %112 = ashr i64 %29, 1
  %113 = icmp ult i64 %29, 2
  br i1 %113, label %26, label %28, !llvm.loop !65

114:                                              ; preds = %26
  store i64 %27, ptr %16, align 8
  br label %115

115:                                              ; preds = %114, %26
  ret i64 %27
}

define internal fastcc range(i32 0, 2) i32 @slots_tell(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 64
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 160
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 240
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %44, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds i8, ptr %2, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %44, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds i8, ptr %2, i64 64
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %44, label %19

19:                                               ; preds = %15
  %20 = load i64, ptr %2, align 8
  %21 = icmp eq i64 %20, 1
  br i1 %21, label %44, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds i8, ptr %1, i64 56
  %24 = load i64, ptr %23, align 8
  %25 = tail call fastcc i64 @last_made(ptr noundef %0, ptr noundef nonnull %2)
  %26 = sub i64 %24, %25
  %27 = icmp slt i64 %26, %7
  %28 = icmp eq i64 %20, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %22
  %30 = getelementptr inbounds i8, ptr %2, i64 56
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 1
  br i1 %32, label %33, label %41

33:                                               ; preds = %29, %22
  br i1 %27, label %34, label %37

34:                                               ; preds = %33
  %35 = add i64 %24, %7
  %36 = getelementptr inbounds i8, ptr %1, i64 64
  store i64 %35, ptr %36, align 8
  br label %37

37:                                               ; preds = %34, %33
  %38 = getelementptr inbounds i8, ptr %1, i64 64
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %24, %39
  br label %41

41:                                               ; preds = %29, %37
  %42 = phi i1 [ %40, %37 ], [ %27, %29 ]
  %43 = zext i1 %42 to i32
  br label %44

44:                                               ; preds = %3, %11, %15, %19, %41
  %45 = phi i32 [ %43, %41 ], [ 0, %19 ], [ 0, %15 ], [ 0, %11 ], [ 0, %3 ]
  ret i32 %45
}

define internal fastcc void @wait_for(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = load i64, ptr %0, align 8
  %5 = icmp slt i64 %4, %1
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  store i64 %1, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %2, ptr %7, align 8
  br label %8

8:                                                ; preds = %6, %3
  ret void
}

define internal fastcc i64 @takes_at(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #0 {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr %struct.station_row, ptr %3, i64 %1
  %5 = getelementptr inbounds i8, ptr %4, i64 40
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = tail call fastcc i64 @place_at(ptr noundef nonnull %0, i64 noundef %1)
  br label %26

12:                                               ; preds = %2
  %13 = getelementptr %struct.station_row, ptr %3, i64 %6, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %14, %8
  br i1 %15, label %26, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = mul i64 %20, %6
  %22 = srem i64 %14, %8
  %23 = getelementptr i64, ptr %18, i64 %21
  %24 = getelementptr i64, ptr %23, i64 %22
  %25 = load i64, ptr %24, align 8
  br label %26

26:                                               ; preds = %16, %12, %10
  %27 = phi i64 [ %11, %10 ], [ %25, %16 ], [ 0, %12 ]
  ret i64 %27
}

define internal fastcc range(i32 0, 2) i32 @keeps_slot(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 240
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %13, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %6
  %11 = icmp slt i64 %8, 5
  %12 = zext i1 %11 to i32
  br label %13

13:                                               ; preds = %10, %6, %2
  %14 = phi i32 [ 0, %6 ], [ 0, %2 ], [ %12, %10 ]
  ret i32 %14
}

define internal fastcc i64 @taken_at(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 40
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 2
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  %7 = load i64, ptr %6, align 8
  br label %8

8:                                                ; preds = %1, %5
  %9 = phi i64 [ %7, %5 ], [ 1, %1 ]
  ret i64 %9
}

define internal fastcc range(i32 0, 2) i32 @has_home(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 144
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %17, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %1, i64 48
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 2
  br i1 %13, label %17, label %14

14:                                               ; preds = %10
  %15 = icmp eq i64 %12, 3
  %16 = zext i1 %15 to i32
  br label %17

17:                                               ; preds = %10, %14, %6, %2
  %18 = phi i32 [ 0, %6 ], [ 0, %2 ], [ 1, %10 ], [ %16, %14 ]
  ret i32 %18
}

define internal fastcc i64 @home_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %0, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %17

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %1, i64 48
  %8 = load i64, ptr %7, align 8
  br label %9

9:                                                ; preds = %6, %14
  %10 = phi i64 [ 0, %6 ], [ %15, %14 ]
  %11 = getelementptr [8 x i64], ptr %3, i64 0, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %8
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %17, label %9, !llvm.loop !66

17:                                               ; preds = %9, %14, %2
  %18 = phi i64 [ 0, %2 ], [ %10, %9 ], [ %4, %14 ]
  %19 = icmp eq i64 %18, %4
  %20 = icmp slt i64 %18, 8
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %31

22:                                               ; preds = %17
  %23 = getelementptr inbounds i8, ptr %1, i64 48
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  %26 = getelementptr [8 x i64], ptr %25, i64 0, i64 %18
  store i64 %24, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 72
  %28 = getelementptr [8 x i64], ptr %27, i64 0, i64 %18
  store i64 0, ptr %28, align 8
  %29 = load i64, ptr %0, align 8
  %30 = add i64 %29, 1
  store i64 %30, ptr %0, align 8
  br label %31

31:                                               ; preds = %22, %17
  %32 = select i1 %20, i64 %18, i64 7
  ret i64 %32
}

define internal fastcc void @book(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  br label %10

7:                                                ; preds = %26, %3
  %8 = phi i64 [ -1, %3 ], [ %27, %26 ]
  %9 = icmp sgt i64 %8, -1
  br i1 %9, label %31, label %38

10:                                               ; preds = %5, %26
  %11 = phi i64 [ 0, %5 ], [ %28, %26 ]
  %12 = phi i64 [ -1, %5 ], [ %27, %26 ]
  %13 = phi i64 [ %1, %5 ], [ %29, %26 ]
  %14 = and i64 %13, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %26, label %16

16:                                               ; preds = %10
  %17 = icmp slt i64 %12, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %16
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr i64, ptr %19, i64 %11
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr i64, ptr %19, i64 %12
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %21, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %18, %16
  br label %26

26:                                               ; preds = %10, %18, %25
  %27 = phi i64 [ %11, %25 ], [ %12, %18 ], [ %12, %10 ]
  %28 = add i64 %11, 1
  %29 = ashr i64 %13, 1
  %30 = icmp ult i64 %13, 2
  br i1 %30, label %7, label %10, !llvm.loop !67

31:                                               ; preds = %7
  %32 = getelementptr inbounds i8, ptr %0, i64 40
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr i64, ptr %33, i64 %8
  %35 = load i64, ptr %34, align 8
  %36 = tail call noundef i64 @llvm.smax.i64(i64 %35, i64 %2)
  %37 = add i64 %36, 1
  store i64 %37, ptr %34, align 8
  br label %38

38:                                               ; preds = %31, %7
  ret void
}

define internal fastcc i64 @known_ports(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %2, i64 64
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %24, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %2, i64 96
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %10, 0
  br i1 %11, label %24, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %1, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 104
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr %struct.use_row, ptr %14, i64 %16
  %18 = getelementptr %struct.use_row, ptr %17, i64 %10
  %19 = load i64, ptr %18, align 8
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr %struct.station_row, ptr %20, i64 %3, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = and i64 %22, %19
  br label %24

24:                                               ; preds = %4, %8, %12
  %25 = phi i64 [ %23, %12 ], [ 0, %8 ], [ 0, %4 ]
  ret i64 %25
}

declare i64 @llvm.ctpop.i64(i64) #0

define internal fastcc i64 @room_at(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr %struct.ring_row, ptr %4, i64 %1
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %2, -1
  %9 = add i64 %8, %7
  %10 = load i64, ptr %5, align 8
  %11 = icmp eq i64 %10, 0
  %12 = icmp eq i64 %2, 0
  %13 = or i1 %12, %11
  %14 = icmp slt i64 %9, %10
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %26, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = mul i64 %20, %1
  %22 = srem i64 %9, %10
  %23 = getelementptr i64, ptr %18, i64 %21
  %24 = getelementptr i64, ptr %23, i64 %22
  %25 = load i64, ptr %24, align 8
  br label %26

26:                                               ; preds = %3, %16
  %27 = phi i64 [ %25, %16 ], [ 0, %3 ]
  ret i64 %27
}

define internal fastcc range(i64 0, 64) i64 @kind_of(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 96
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %4, 0
  br i1 %5, label %15, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 104
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr %struct.use_row, ptr %8, i64 %10
  %12 = getelementptr %struct.use_row, ptr %11, i64 %4
  %13 = load i64, ptr %12, align 8
  %14 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %13, i1 true)
  br label %15

15:                                               ; preds = %2, %6
  %16 = phi i64 [ %14, %6 ], [ 0, %2 ]
  ret i64 %16
}

define internal fastcc void @forget(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %8, %1
  %10 = getelementptr i64, ptr %6, i64 %9
  %11 = getelementptr %struct.station_row, ptr %4, i64 %1, i32 4
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %24

14:                                               ; preds = %3, %18
  %15 = phi i64 [ %22, %18 ], [ %12, %3 ]
  %16 = load i64, ptr %10, align 8
  %17 = icmp slt i64 %16, %2
  br i1 %17, label %18, label %24

18:                                               ; preds = %14
  %19 = add nsw i64 %15, -1
  store i64 %19, ptr %11, align 8
  %20 = getelementptr i64, ptr %10, i64 %19
  %21 = load i64, ptr %20, align 8
  tail call fastcc void @sift_down(ptr noundef nonnull %10, i64 noundef %19, i64 noundef %21)
  %22 = load i64, ptr %11, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %14, label %24, !llvm.loop !68

24:                                               ; preds = %14, %18, %3
  ret void
}

define internal fastcc i64 @place_at(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #0 {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr %struct.station_row, ptr %3, i64 %1
  %5 = getelementptr inbounds i8, ptr %4, i64 32
  %6 = load i64, ptr %5, align 8
  %7 = load i64, ptr %4, align 8
  %8 = icmp slt i64 %6, %7
  br i1 %8, label %18, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = mul i64 %13, %1
  %15 = getelementptr i64, ptr %11, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, 1
  br label %18

18:                                               ; preds = %2, %9
  %19 = phi i64 [ %17, %9 ], [ 0, %2 ]
  ret i64 %19
}

define internal fastcc double @crowd(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) unnamed_addr #0 {
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr %struct.station_row, ptr %7, i64 %3
  %9 = icmp eq i32 %5, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = tail call fastcc i64 @known_ports(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  br label %12

12:                                               ; preds = %6, %10
  %13 = phi i64 [ %11, %10 ], [ 0, %6 ]
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = tail call fastcc i64 @least_booked(ptr noundef %1, i64 noundef %13, i64 noundef %4)
  %17 = sitofp i64 %16 to double
  br label %26

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %8, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = sitofp i64 %20 to double
  %22 = getelementptr inbounds i8, ptr %8, i64 24
  %23 = load i64, ptr %22, align 8
  %24 = sitofp i64 %23 to double
  %25 = fdiv double %21, %24
  br label %26

26:                                               ; preds = %18, %15
  %27 = phi double [ %17, %15 ], [ %25, %18 ]
  ret double %27
}

define internal fastcc noundef range(i32 0, 2) i32 @scattered(i64 noundef %0) unnamed_addr #0 {
  %2 = trunc i64 %0 to i32
  %3 = mul i32 %2, 1538481
  %4 = lshr i32 %3, 20
  %5 = and i32 %4, 1
  ret i32 %5
}

define internal fastcc noundef range(i64 0, 64) i64 @turns_after(i64 noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = xor i64 %0, -1
  %4 = add i64 %3, %1
  %5 = and i64 %4, 63
  ret i64 %5
}

declare i64 @llvm.cttz.i64(i64, i1 immarg) #0

define internal fastcc void @sift_down(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  br label %4

4:                                                ; preds = %26, %3
  %5 = phi i64 [ 0, %3 ], [ %27, %26 ]
  %6 = shl i64 %5, 1
  %7 = or disjoint i64 %6, 1
  %8 = icmp slt i64 %7, %1
  br i1 %8, label %9, label %28

9:                                                ; preds = %4
  %10 = add i64 %6, 2
  %11 = icmp slt i64 %10, %1
  br i1 %11, label %12, label %19

12:                                               ; preds = %9
  %13 = getelementptr i64, ptr %0, i64 %10
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr i64, ptr %0, i64 %7
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %14, %16
  %18 = select i1 %17, i64 %10, i64 %7
  br label %19

19:                                               ; preds = %12, %9
  %20 = phi i64 [ %7, %9 ], [ %18, %12 ]
  %21 = getelementptr i64, ptr %0, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %22, %2
  br i1 %23, label %24, label %26

24:                                               ; preds = %19
  %25 = getelementptr i64, ptr %0, i64 %5
  store i64 %22, ptr %25, align 8
  br label %26

26:                                               ; preds = %19, %24
  %27 = phi i64 [ %20, %24 ], [ %5, %19 ]
  br i1 %23, label %4, label %28

28:                                               ; preds = %26, %4
  %29 = phi i64 [ %27, %26 ], [ %5, %4 ]
  %30 = getelementptr i64, ptr %0, i64 %29
  store i64 %2, ptr %30, align 8
  ret void
}

define internal fastcc noundef i64 @least_booked(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  br label %11

7:                                                ; preds = %22, %3
  %8 = phi i64 [ 9223372036854775807, %3 ], [ %23, %22 ]
  %9 = sub i64 %8, %2
  %10 = tail call noundef i64 @llvm.smax.i64(i64 %9, i64 0)
  ret i64 %10

11:                                               ; preds = %5, %22
  %12 = phi i64 [ 0, %5 ], [ %24, %22 ]
  %13 = phi i64 [ 9223372036854775807, %5 ], [ %23, %22 ]
  %14 = phi i64 [ %1, %5 ], [ %25, %22 ]
  %15 = and i64 %14, 1
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %11
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr i64, ptr %18, i64 %12
  %20 = load i64, ptr %19, align 8
  %21 = tail call i64 @llvm.smin.i64(i64 %20, i64 %13)
  br label %22

22:                                               ; preds = %17, %11
  %23 = phi i64 [ %13, %11 ], [ %21, %17 ]
  %24 = add i64 %12, 1
  %25 = ashr i64 %14, 1
  %26 = icmp ult i64 %14, 2
  br i1 %26, label %7, label %11, !llvm.loop !69
}

define internal fastcc noundef i64 @last_made(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 120
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 128
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %4, %6
  br i1 %7, label %8, label %13

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %0, i64 752
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  br label %15

13:                                               ; preds = %15, %2
  %14 = phi i64 [ -1048576, %2 ], [ %22, %15 ]
  ret i64 %14

15:                                               ; preds = %8, %15
  %16 = phi i64 [ %4, %8 ], [ %23, %15 ]
  %17 = phi i64 [ -1048576, %8 ], [ %22, %15 ]
  %18 = getelementptr %struct.read_row, ptr %12, i64 %16
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr %struct.value_row, ptr %10, i64 %19, i32 4
  %21 = load i64, ptr %20, align 8
  %22 = tail call noundef i64 @llvm.smax.i64(i64 %17, i64 %21)
  %23 = add nsw i64 %16, 1
  %24 = icmp eq i64 %23, %6
  br i1 %24, label %13, label %15, !llvm.loop !70
}

define internal fastcc i64 @ready_at(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %2, i64 24
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %9, %11
  %13 = select i1 %12, i64 8, i64 0
  %14 = getelementptr inbounds i8, ptr %0, i64 %13
  br label %15

15:                                               ; preds = %7, %3
  %16 = phi ptr [ %0, %3 ], [ %14, %7 ]
  %17 = load i64, ptr %16, align 8
  ret i64 %17
}

define internal fastcc i64 @ports_of(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %3, i64 32
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr %struct.use_row, ptr %9, i64 %2, i32 3
  %11 = getelementptr %struct.use_row, ptr %9, i64 %2
  %12 = select i1 %7, ptr %11, ptr %10
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %3, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %25, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds i8, ptr %1, i64 104
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %2, %18
  %20 = getelementptr inbounds i8, ptr %1, i64 96
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %19, %21
  %23 = select i1 %22, i64 %14, i64 -1
  %24 = and i64 %23, %13
  br label %25

25:                                               ; preds = %16, %4
  %26 = phi i64 [ %13, %4 ], [ %24, %16 ]
  %27 = getelementptr inbounds i8, ptr %3, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:                                               ; preds = %25
  %31 = getelementptr inbounds i8, ptr %1, i64 104
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, %2
  %34 = select i1 %33, i64 %28, i64 -1
  %35 = and i64 %34, %26
  br label %36

36:                                               ; preds = %30, %25
  %37 = phi i64 [ %26, %25 ], [ %35, %30 ]
  ret i64 %37
}

define internal fastcc i64 @n_waiting_for(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %1
  %9 = getelementptr i64, ptr %5, i64 %8
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr i64, ptr %11, i64 %1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %25

15:                                               ; preds = %3, %19
  %16 = phi i64 [ %23, %19 ], [ %13, %3 ]
  %17 = load i64, ptr %9, align 8
  %18 = icmp slt i64 %17, %2
  br i1 %18, label %19, label %25

19:                                               ; preds = %15
  %20 = add nsw i64 %16, -1
  store i64 %20, ptr %12, align 8
  %21 = getelementptr i64, ptr %9, i64 %20
  %22 = load i64, ptr %21, align 8
  tail call fastcc void @sift_down(ptr noundef nonnull %9, i64 noundef %20, i64 noundef %22)
  %23 = load i64, ptr %12, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %15, label %25, !llvm.loop !71

25:                                               ; preds = %15, %19, %3
  %26 = phi i64 [ %13, %3 ], [ %16, %15 ], [ %23, %19 ]
  ret i64 %26
}

define internal fastcc { i64, i64 } @fresh_cycles(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 120
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 128
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %4, %6
  br i1 %7, label %8, label %16

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 752
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 64
  %14 = getelementptr inbounds i8, ptr %0, i64 64
  %15 = getelementptr inbounds i8, ptr %0, i64 64
  br label %26

16:                                               ; preds = %58, %2
  %17 = phi i64 [ -1, %2 ], [ %59, %58 ]
  %18 = phi i64 [ -1, %2 ], [ %60, %58 ]
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 320
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, %18
  %24 = insertvalue { i64, i64 } poison, i64 %23, 0
  %25 = insertvalue { i64, i64 } %24, i64 %17, 1
  ret { i64, i64 } %25

26:                                               ; preds = %8, %58
  %27 = phi i64 [ -1, %8 ], [ %60, %58 ]
  %28 = phi i64 [ -1, %8 ], [ %59, %58 ]
  %29 = phi i64 [ %4, %8 ], [ %61, %58 ]
  %30 = getelementptr %struct.read_row, ptr %10, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr %struct.value_row, ptr %12, i64 %31
  %33 = getelementptr inbounds i8, ptr %30, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %58, label %36

36:                                               ; preds = %26
  %37 = getelementptr inbounds i8, ptr %32, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 1
  br i1 %39, label %40, label %45

40:                                               ; preds = %36
  %41 = load ptr, ptr %13, align 8
  %42 = getelementptr inbounds i8, ptr %41, i64 248
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %58, label %45

45:                                               ; preds = %40, %36
  %46 = tail call fastcc i64 @ready_at(ptr noundef %32, ptr noundef nonnull %30, ptr noundef %1)
  %47 = icmp eq i64 %38, 2
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = load ptr, ptr %14, align 8
  %50 = getelementptr inbounds i8, ptr %49, i64 216
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %58, label %53

53:                                               ; preds = %45, %48
  %54 = load ptr, ptr %15, align 8
  %55 = getelementptr inbounds i8, ptr %54, i64 328
  %56 = load i64, ptr %55, align 8
  %57 = add i64 %56, %46
  br label %58

58:                                               ; preds = %53, %48, %26, %40
  %59 = phi i64 [ %28, %40 ], [ %28, %26 ], [ %57, %53 ], [ 0, %48 ]
  %60 = phi i64 [ %27, %40 ], [ %27, %26 ], [ %46, %53 ], [ %46, %48 ]
  %61 = add nsw i64 %29, 1
  %62 = icmp eq i64 %61, %6
  br i1 %62, label %16, label %26, !llvm.loop !72
}

define internal fastcc range(i32 0, 2) i32 @reads_third(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 64
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 72
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  %9 = icmp sgt i64 %2, -1
  %10 = select i1 %8, i1 %9, i1 false
  br i1 %10, label %11, label %18

11:                                               ; preds = %3
  %12 = getelementptr inbounds i8, ptr %1, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %5, i64 352
  %15 = load i64, ptr %14, align 8
  %16 = icmp sge i64 %13, %15
  %17 = zext i1 %16 to i32
  br label %18

18:                                               ; preds = %11, %3
  %19 = phi i32 [ 0, %3 ], [ %17, %11 ]
  ret i32 %19
}

define internal fastcc i64 @alternate(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr %struct.use_row, ptr %4, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 72
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, 1
  store i64 %11, ptr %9, align 8
  %12 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %8)
  %13 = srem i64 %10, %12
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %22

15:                                               ; preds = %2, %15
  %16 = phi i64 [ %20, %15 ], [ %13, %2 ]
  %17 = phi i64 [ %19, %15 ], [ %8, %2 ]
  %18 = add i64 %17, -1
  %19 = and i64 %18, %17
  %20 = add nsw i64 %16, -1
  %21 = icmp sgt i64 %16, 1
  br i1 %21, label %15, label %22, !llvm.loop !73

22:                                               ; preds = %15, %2
  %23 = phi i64 [ %8, %2 ], [ %19, %15 ]
  %24 = sub i64 0, %23
  %25 = and i64 %23, %24
  ret i64 %25
}

define internal fastcc void @find_banks(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 360
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %42, label %7

7:                                                ; preds = %3
  %8 = load i64, ptr %1, align 8
  %9 = icmp slt i64 %8, 0
  br i1 %9, label %42, label %10

10:                                               ; preds = %7
  %11 = getelementptr inbounds i8, ptr %1, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %12, %5
  br i1 %13, label %42, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds i8, ptr %0, i64 368
  %16 = load i64, ptr %15, align 8
  %17 = shl nsw i64 -1, %16
  %18 = xor i64 %17, -1
  %19 = sdiv i64 %8, %5
  %20 = add nsw i64 %8, -1
  %21 = add i64 %20, %12
  %22 = sdiv i64 %21, %5
  %23 = add i64 %19, 2
  %24 = icmp sle i64 %19, %22
  %25 = icmp slt i64 %19, 9223372036854775806
  %26 = and i1 %24, %25
  br i1 %26, label %27, label %42

27:                                               ; preds = %14
  %28 = getelementptr inbounds i8, ptr %0, i64 128
  br label %29

29:                                               ; preds = %27, %29
  %30 = phi i64 [ %19, %27 ], [ %38, %29 ]
  %31 = load i64, ptr %28, align 8
  %32 = srem i64 %30, 2
  %33 = load i64, ptr %15, align 8
  %34 = mul i64 %33, %32
  %35 = add i64 %34, %31
  %36 = shl i64 %18, %35
  %37 = getelementptr i64, ptr %2, i64 %32
  store i64 %36, ptr %37, align 8
  %38 = add nsw i64 %30, 1
  %39 = icmp slt i64 %30, %22
  %40 = icmp slt i64 %38, %23
  %41 = and i1 %39, %40
  br i1 %41, label %29, label %42, !llvm.loop !74

42:                                               ; preds = %29, %14, %3, %7, %10
  ret void
}

define internal fastcc i64 @pick(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %1, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 96
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, %6
  %10 = tail call fastcc i64 @ports_of(ptr noundef %0, ptr noundef %1, i64 noundef %9, ptr noundef %2)
  %11 = tail call fastcc i64 @all_free(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  %12 = icmp eq i64 %11, %3
  br i1 %12, label %13, label %15

13:                                               ; preds = %20, %4
  %14 = phi i64 [ %3, %4 ], [ %11, %20 ]
  ret i64 %14

15:                                               ; preds = %4, %20
  %16 = phi i64 [ %21, %20 ], [ %3, %4 ]
  %17 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %10, i64 noundef %16)
  %18 = icmp sgt i64 %17, -1
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  tail call fastcc void @take(ptr noundef %0, i64 noundef %17, i64 noundef %16)
  br label %20

20:                                               ; preds = %19, %15
  %21 = add i64 %16, 1
  %22 = icmp eq i64 %21, %11
  br i1 %22, label %13, label %15, !llvm.loop !75
}

define internal fastcc i64 @all_free(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %1, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 112
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %6, %8
  br i1 %9, label %10, label %31

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  br label %13

13:                                               ; preds = %10, %27
  %14 = phi i64 [ %6, %10 ], [ %29, %27 ]
  %15 = phi i64 [ %3, %10 ], [ %28, %27 ]
  %16 = getelementptr %struct.use_row, ptr %12, i64 %14, i32 1
  %17 = load double, ptr %16, align 8
  %18 = fcmp ult double %17, 1.000000e+00
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = tail call fastcc i64 @ports_of(ptr noundef %0, ptr noundef %1, i64 noundef %14, ptr noundef %2)
  %21 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %20, i64 noundef %15)
  %22 = icmp slt i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %19
  %24 = add i64 %15, 1
  br label %27

25:                                               ; preds = %19, %13
  %26 = add i64 %14, 1
  br label %27

27:                                               ; preds = %25, %23
  %28 = phi i64 [ %24, %23 ], [ %15, %25 ]
  %29 = phi i64 [ %6, %23 ], [ %26, %25 ]
  %30 = icmp slt i64 %29, %8
  br i1 %30, label %13, label %31, !llvm.loop !76

31:                                               ; preds = %27, %4
  %32 = phi i64 [ %3, %4 ], [ %28, %27 ]
  ret i64 %32
}

define internal fastcc range(i32 0, 2) i32 @bank_is_taken(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  br label %4

4:                                                ; preds = %3, %13
  %5 = phi i1 [ true, %3 ], [ %15, %13 ]
  %6 = phi i64 [ 0, %3 ], [ %14, %13 ]
  %7 = getelementptr i64, ptr %1, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %4
  %11 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %8, i64 noundef %2)
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %4, %10
  %14 = add nuw nsw i64 %6, 1
  %15 = icmp eq i64 %6, 0
  br i1 %15, label %4, label %16, !llvm.loop !77

16:                                               ; preds = %10, %13
  %17 = phi i1 [ %5, %10 ], [ %15, %13 ]
  %18 = zext i1 %17 to i32
  ret i32 %18
}

define internal fastcc range(i32 0, 2) i32 @within(i64 %0, i64 %1, i64 noundef %2) unnamed_addr #0 {
  %4 = icmp sle i64 %0, %2
  %5 = icmp sle i64 %2, %1
  %6 = select i1 %4, i1 %5, i1 false
  %7 = zext i1 %6 to i32
  ret i32 %7
}

define internal fastcc i64 @free_port(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = and i64 %2, 32767
  %6 = getelementptr %struct.day_row, ptr %4, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = xor i64 %11, -1
  %13 = and i64 %12, %1
  br label %14

14:                                               ; preds = %3, %9
  %15 = phi i64 [ %13, %9 ], [ %1, %3 ]
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  br label %21

19:                                               ; preds = %37, %14
  %20 = phi i64 [ -1, %14 ], [ %38, %37 ]
  ret i64 %20

21:                                               ; preds = %17, %37
  %22 = phi i64 [ 0, %17 ], [ %39, %37 ]
  %23 = phi i64 [ -1, %17 ], [ %38, %37 ]
  %24 = phi i64 [ %15, %17 ], [ %40, %37 ]
  %25 = and i64 %24, 1
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %37, label %27

27:                                               ; preds = %21
  %28 = icmp slt i64 %23, 0
  br i1 %28, label %36, label %29

29:                                               ; preds = %27
  %30 = load ptr, ptr %18, align 8
  %31 = getelementptr i64, ptr %30, i64 %22
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr i64, ptr %30, i64 %23
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %29, %27
  br label %37

37:                                               ; preds = %21, %29, %36
  %38 = phi i64 [ %22, %36 ], [ %23, %29 ], [ %23, %21 ]
  %39 = add i64 %22, 1
  %40 = ashr i64 %24, 1
  %41 = icmp ult i64 %24, 2
  br i1 %41, label %19, label %21, !llvm.loop !78
}

define internal fastcc void @take(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = and i64 %2, 32767
  %6 = getelementptr %struct.day_row, ptr %4, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %11, label %9

9:                                                ; preds = %3
  store i64 %2, ptr %6, align 8
  %10 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 0, ptr %10, align 8
  br label %11

11:                                               ; preds = %9, %3
  %12 = shl nuw i64 1, %1
  %13 = getelementptr inbounds i8, ptr %6, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = or i64 %14, %12
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 56
  %17 = load i64, ptr %16, align 8
  %18 = or i64 %17, %12
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr i64, ptr %20, i64 %1
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8
  ret void
}

define internal fastcc void @take_use(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.use_row, ptr %7, i64 %2
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  %10 = load double, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %8, i64 16
  %12 = load double, ptr %11, align 8
  %13 = fadd double %10, %12
  store double %13, ptr %11, align 8
  %14 = fcmp ult double %13, 1.000000e+00
  br i1 %14, label %29, label %15

15:                                               ; preds = %5, %25
  %16 = phi i64 [ %26, %25 ], [ %4, %5 ]
  %17 = tail call fastcc i64 @ports_of(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3)
  %18 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %17, i64 noundef %16)
  %19 = icmp slt i64 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %15
  %21 = add i64 %16, 1
  br label %25

22:                                               ; preds = %15
  tail call fastcc void @take(ptr noundef %0, i64 noundef %18, i64 noundef %16)
  %23 = load double, ptr %11, align 8
  %24 = fadd double %23, -1.000000e+00
  store double %24, ptr %11, align 8
  br label %25

25:                                               ; preds = %22, %20
  %26 = phi i64 [ %21, %20 ], [ %16, %22 ]
  %27 = load double, ptr %11, align 8
  %28 = fcmp ult double %27, 1.000000e+00
  br i1 %28, label %29, label %15, !llvm.loop !79

29:                                               ; preds = %25, %5
  ret void
}

define internal fastcc void @take_banks(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  br label %5

4:                                                ; preds = %12
  ret void

5:                                                ; preds = %3, %12
  %6 = phi i64 [ 0, %3 ], [ %13, %12 ]
  %7 = getelementptr i64, ptr %1, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %5
  %11 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %8, i64 noundef %2)
  tail call fastcc void @take(ptr noundef %0, i64 noundef %11, i64 noundef %2)
  br label %12

12:                                               ; preds = %5, %10
  %13 = add nuw nsw i64 %6, 1
  %14 = icmp eq i64 %6, 0
  br i1 %14, label %5, label %4, !llvm.loop !80
}

define internal fastcc noundef i64 @take_turns(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %21

6:                                                ; preds = %4, %16
  %7 = phi i64 [ %19, %16 ], [ %3, %4 ]
  %8 = phi i64 [ %17, %16 ], [ %2, %4 ]
  %9 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %1, i64 noundef %8)
  %10 = icmp slt i64 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %6, %11
  %12 = phi i64 [ %13, %11 ], [ %8, %6 ]
  %13 = add i64 %12, 1
  %14 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %1, i64 noundef %13)
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %11, label %16, !llvm.loop !81

16:                                               ; preds = %11, %6
  %17 = phi i64 [ %8, %6 ], [ %13, %11 ]
  %18 = phi i64 [ %9, %6 ], [ %14, %11 ]
  tail call fastcc void @take(ptr noundef %0, i64 noundef %18, i64 noundef %17)
  %19 = add nsw i64 %7, -1
  %20 = icmp sgt i64 %7, 1
  br i1 %20, label %6, label %21, !llvm.loop !82

21:                                               ; preds = %16, %4
  %22 = phi i64 [ %2, %4 ], [ %17, %16 ]
  ret i64 %22
}

define internal fastcc void @sift_up(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  br label %4

4:                                                ; preds = %15, %3
  %5 = phi i64 [ %1, %3 ], [ %16, %15 ]
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %4
  %8 = add nsw i64 %5, -1
  %9 = lshr i64 %8, 1
  %10 = getelementptr i64, ptr %0, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, %2
  br i1 %12, label %13, label %15

13:                                               ; preds = %7
  %14 = getelementptr i64, ptr %0, i64 %5
  store i64 %11, ptr %14, align 8
  br label %15

15:                                               ; preds = %7, %13
  %16 = phi i64 [ %9, %13 ], [ %5, %7 ]
  br i1 %12, label %4, label %17

17:                                               ; preds = %15, %4
  %18 = phi i64 [ %16, %15 ], [ %5, %4 ]
  %19 = getelementptr i64, ptr %0, i64 %18
  store i64 %2, ptr %19, align 8
  ret void
}

define internal fastcc i64 @repeat(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.demand, align 8
  %6 = alloca %struct.demand, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 64
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 296
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = icmp sgt i64 %10, 0
  br i1 %12, label %13, label %22

13:                                               ; preds = %4
  %14 = getelementptr inbounds i8, ptr %0, i64 648
  br label %15

15:                                               ; preds = %13, %30
  %16 = phi i64 [ %10, %13 ], [ %33, %30 ]
  %17 = phi i64 [ %2, %13 ], [ %32, %30 ]
  %18 = load i64, ptr %11, align 8
  %19 = shl i64 %18, 1
  %20 = add i64 %19, %17
  %21 = icmp slt i64 %20, %3
  br i1 %21, label %30, label %22

22:                                               ; preds = %15, %30, %4
  %23 = getelementptr inbounds i8, ptr %0, i64 648
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  %24 = getelementptr inbounds i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = sub i64 %3, %25
  %27 = call fastcc i64 @issue(ptr noundef nonnull %23, ptr noundef %1, ptr noundef nonnull %6, i64 noundef %26)
  %28 = load i64, ptr %24, align 8
  %29 = add i64 %28, %27
  ret i64 %29

30:                                               ; preds = %15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %5, i8 0, i64 72, i1 false)
  %31 = add i64 %18, %17
  %32 = call fastcc i64 @issue(ptr noundef nonnull %14, ptr noundef %1, ptr noundef nonnull %5, i64 noundef %31)
  %33 = add nsw i64 %16, -1
  %34 = icmp sgt i64 %16, 1
  br i1 %34, label %15, label %22, !llvm.loop !83
}

define internal fastcc i64 @cross(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.demand, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 648
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %5, i8 0, i64 72, i1 false)
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %2, ptr %7, align 8
  %8 = add i64 %3, 1
  %9 = call fastcc i64 @issue(ptr noundef nonnull %6, ptr noundef %1, ptr noundef nonnull %5, i64 noundef %8)
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 120
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %4
  %16 = tail call fastcc i64 @take_turns(ptr noundef nonnull %6, i64 noundef %13, i64 noundef %9, i64 noundef 1)
  br label %17

17:                                               ; preds = %4, %15
  %18 = phi i64 [ %16, %15 ], [ %9, %4 ]
  %19 = sub i64 %18, %9
  %20 = add i64 %19, 1
  ret i64 %20
}

define internal fastcc noundef i64 @read_data(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 %3, i64 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %1, i64 80
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %2, -1
  %9 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %7, i64 noundef %8)
  %10 = tail call fastcc i64 @take_turns(ptr noundef %0, i64 noundef %7, i64 noundef %2, i64 noundef 1)
  %11 = load i64, ptr %6, align 8
  %12 = add i64 %4, -1
  %13 = tail call fastcc i64 @take_turns(ptr noundef %0, i64 noundef %11, i64 noundef %10, i64 noundef %12)
  %14 = icmp sgt i64 %10, %3
  br i1 %14, label %19, label %15

15:                                               ; preds = %5
  %16 = icmp slt i64 %9, 0
  %17 = icmp sgt i64 %4, 1
  %18 = select i1 %17, i1 %16, i1 false
  br i1 %18, label %19, label %26

19:                                               ; preds = %15, %5
  %20 = getelementptr inbounds i8, ptr %1, i64 72
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %1, i64 96
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, %4
  %25 = tail call fastcc i64 @take_turns(ptr noundef %0, i64 noundef %21, i64 noundef %10, i64 noundef %24)
  br label %26

26:                                               ; preds = %19, %15
  %27 = phi i64 [ %25, %19 ], [ %13, %15 ]
  ret i64 %27
}

define internal fastcc void @executed(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %5
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %9, %11
  %13 = zext i1 %12 to i64
  br label %14

14:                                               ; preds = %7, %5
  %15 = phi i64 [ 0, %5 ], [ %13, %7 ]
  %16 = load i64, ptr %1, align 8
  store i64 %4, ptr %0, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 9223372036854775807, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %2, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %15, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %3, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 40
  %22 = getelementptr inbounds i8, ptr %0, i64 80
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %21, i8 0, i64 40, i1 false)
  store i64 %16, ptr %22, align 8
  ret void
}

define internal fastcc noundef i64 @wait_for_ports(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, i64 %3, i64 noundef %4) unnamed_addr #0 {
  %6 = load i64, ptr %2, align 8
  %7 = tail call fastcc i64 @vectors_enter(ptr noundef %0, ptr noundef %1)
  tail call fastcc void @read_waiting(ptr noundef %0, ptr noundef %1, i64 noundef %7)
  %8 = tail call fastcc i64 @n_late(ptr noundef %0, ptr noundef %1)
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 408
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %8, %12
  br i1 %13, label %24, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds i8, ptr %1, i64 120
  br label %16

16:                                               ; preds = %14, %16
  %17 = load i64, ptr %15, align 8
  %18 = add i64 %17, 1
  tail call fastcc void @read_waiting(ptr noundef %0, ptr noundef %1, i64 noundef %18)
  %19 = tail call fastcc i64 @n_late(ptr noundef %0, ptr noundef %1)
  %20 = load ptr, ptr %9, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 408
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %16, !llvm.loop !84

24:                                               ; preds = %16, %5
  %25 = getelementptr inbounds i8, ptr %0, i64 64
  %26 = getelementptr inbounds i8, ptr %1, i64 120
  %27 = load i64, ptr %26, align 8
  tail call fastcc void @keep_vectors_out(ptr noundef %0, i64 noundef %27)
  %28 = getelementptr inbounds i8, ptr %2, i64 40
  store i64 %6, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %2, i64 48
  store i64 %3, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %2, i64 64
  store i64 %4, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %2, i64 56
  store i64 %4, ptr %31, align 8
  %32 = getelementptr inbounds i8, ptr %1, i64 128
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %33, 1
  store i64 %34, ptr %32, align 8
  %35 = getelementptr inbounds i8, ptr %0, i64 648
  %36 = load ptr, ptr %25, align 8
  %37 = getelementptr inbounds i8, ptr %36, i64 80
  %38 = load i64, ptr %37, align 8
  %39 = tail call fastcc i64 @take_turns(ptr noundef nonnull %35, i64 noundef %38, i64 noundef %6, i64 noundef %4)
  ret i64 %39
}

define internal fastcc void @read_waiting(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 120
  %5 = getelementptr inbounds i8, ptr %1, i64 128
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %29

8:                                                ; preds = %3
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = getelementptr inbounds i8, ptr %1, i64 144
  br label %11

11:                                               ; preds = %8, %24
  %12 = load i64, ptr %4, align 8
  %13 = icmp slt i64 %12, %2
  br i1 %13, label %14, label %29

14:                                               ; preds = %11
  %15 = tail call fastcc i32 @read_waiting_in(ptr noundef %0, ptr noundef %1, i64 noundef %12)
  %16 = sext i32 %15 to i64
  %17 = load ptr, ptr %9, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 88
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, %16
  br i1 %20, label %21, label %24

21:                                               ; preds = %14
  %22 = load i64, ptr %4, align 8
  %23 = add i64 %22, 1
  store i64 %23, ptr %10, align 8
  br label %24

24:                                               ; preds = %14, %21
  %25 = load i64, ptr %4, align 8
  %26 = add i64 %25, 1
  store i64 %26, ptr %4, align 8
  %27 = load i64, ptr %5, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %11, label %29, !llvm.loop !85

29:                                               ; preds = %11, %24, %3
  %30 = getelementptr inbounds i8, ptr %1, i64 120
  %31 = load i64, ptr %30, align 8
  %32 = tail call noundef i64 @llvm.smax.i64(i64 %31, i64 %2)
  store i64 %32, ptr %30, align 8
  ret void
}

define internal fastcc noundef i64 @vectors_enter(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %0, i64 96
  %10 = load ptr, ptr %9, align 8
  br label %15

11:                                               ; preds = %15, %2
  %12 = phi i64 [ 9223372036854775807, %2 ], [ %21, %15 ]
  %13 = load i64, ptr %1, align 8
  %14 = tail call noundef i64 @llvm.smax.i64(i64 %13, i64 %12)
  ret i64 %14

15:                                               ; preds = %8, %15
  %16 = phi i64 [ 9223372036854775807, %8 ], [ %21, %15 ]
  %17 = phi i64 [ %6, %8 ], [ %23, %15 ]
  %18 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %17, i1 true)
  %19 = getelementptr %struct.station_row, ptr %10, i64 %18, i32 7
  %20 = load i64, ptr %19, align 8
  %21 = tail call i64 @llvm.smin.i64(i64 %20, i64 %16)
  %22 = add i64 %17, -1
  %23 = and i64 %22, %17
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %11, label %15, !llvm.loop !86
}

define internal fastcc i64 @n_late(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 760
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 136
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr %struct.store_row, ptr %4, i64 %6
  %8 = getelementptr inbounds i8, ptr %1, i64 104
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr %struct.store_row, ptr %4, i64 %9
  %11 = icmp ult ptr %7, %10
  br i1 %11, label %12, label %14

12:                                               ; preds = %2
  %13 = getelementptr inbounds i8, ptr %1, i64 120
  br label %16

14:                                               ; preds = %27, %2
  %15 = phi i64 [ 0, %2 ], [ %30, %27 ]
  ret i64 %15

16:                                               ; preds = %12, %27
  %17 = phi ptr [ %7, %12 ], [ %31, %27 ]
  %18 = phi i64 [ 0, %12 ], [ %30, %27 ]
  %19 = getelementptr inbounds i8, ptr %17, i64 56
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %16
  %23 = getelementptr inbounds i8, ptr %17, i64 40
  %24 = load i64, ptr %23, align 8
  %25 = load i64, ptr %13, align 8
  %26 = icmp slt i64 %24, %25
  br label %27

27:                                               ; preds = %22, %16
  %28 = phi i1 [ false, %16 ], [ %26, %22 ]
  %29 = zext i1 %28 to i64
  %30 = add i64 %18, %29
  %31 = getelementptr i8, ptr %17, i64 88
  %32 = icmp ult ptr %31, %10
  br i1 %32, label %16, label %14, !llvm.loop !87
}

define internal fastcc void @keep_vectors_out(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %0, i64 96
  br label %11

10:                                               ; preds = %11, %2
  ret void

11:                                               ; preds = %8, %11
  %12 = phi i64 [ %6, %8 ], [ %19, %11 ]
  %13 = load ptr, ptr %9, align 8
  %14 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %12, i1 true)
  %15 = getelementptr %struct.station_row, ptr %13, i64 %14, i32 7
  %16 = load i64, ptr %15, align 8
  %17 = tail call noundef i64 @llvm.smax.i64(i64 %16, i64 %1)
  store i64 %17, ptr %15, align 8
  %18 = add i64 %12, -1
  %19 = and i64 %18, %12
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %10, label %11, !llvm.loop !88
}

define internal fastcc i32 @read_waiting_in(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 64
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 88
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 408
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 760
  %11 = getelementptr inbounds i8, ptr %1, i64 136
  %12 = getelementptr inbounds i8, ptr %1, i64 104
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %11, align 8
  %15 = icmp slt i64 %14, %13
  br i1 %15, label %16, label %25

16:                                               ; preds = %3, %22
  %17 = phi i64 [ %23, %22 ], [ %14, %3 ]
  %18 = load ptr, ptr %10, align 8
  %19 = getelementptr %struct.store_row, ptr %18, i64 %17, i32 7
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %16
  %23 = add nsw i64 %17, 1
  store i64 %23, ptr %11, align 8
  %24 = icmp eq i64 %23, %13
  br i1 %24, label %25, label %16, !llvm.loop !89

25:                                               ; preds = %16, %22, %3
  %26 = phi i64 [ %14, %3 ], [ %17, %16 ], [ %13, %22 ]
  %27 = getelementptr inbounds i8, ptr %0, i64 760
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr %struct.store_row, ptr %28, i64 %13
  %30 = getelementptr %struct.store_row, ptr %28, i64 %26
  %31 = icmp ult ptr %30, %29
  %32 = icmp sgt i64 %7, 0
  %33 = select i1 %31, i1 %32, i1 false
  %34 = icmp sgt i64 %9, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %38, label %36

36:                                               ; preds = %72, %25
  %37 = phi i32 [ 0, %25 ], [ %74, %72 ]
  ret i32 %37

38:                                               ; preds = %25, %72
  %39 = phi ptr [ %76, %72 ], [ %30, %25 ]
  %40 = phi i64 [ %75, %72 ], [ %7, %25 ]
  %41 = phi i32 [ %74, %72 ], [ 0, %25 ]
  %42 = phi i64 [ %73, %72 ], [ %9, %25 ]
  %43 = getelementptr inbounds i8, ptr %39, i64 40
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, %2
  br i1 %45, label %72, label %46

46:                                               ; preds = %38
  %47 = getelementptr inbounds i8, ptr %39, i64 56
  %48 = load i64, ptr %47, align 8
  %49 = icmp ne i64 %48, 0
  %50 = icmp sgt i64 %40, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %64

52:                                               ; preds = %46, %57
  %53 = phi i64 [ %59, %57 ], [ %40, %46 ]
  %54 = phi i32 [ %58, %57 ], [ %41, %46 ]
  %55 = tail call fastcc i32 @read_one(ptr noundef %0, ptr noundef %1, ptr noundef %39, i64 noundef %2)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %64, label %57

57:                                               ; preds = %52
  %58 = add i32 %54, 1
  %59 = add nsw i64 %53, -1
  %60 = load i64, ptr %47, align 8
  %61 = icmp ne i64 %60, 0
  %62 = icmp sgt i64 %53, 1
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %52, label %64, !llvm.loop !90

64:                                               ; preds = %52, %57, %46
  %65 = phi i32 [ %41, %46 ], [ %54, %52 ], [ %58, %57 ]
  %66 = phi i64 [ %40, %46 ], [ %53, %52 ], [ %59, %57 ]
  %67 = getelementptr inbounds i8, ptr %39, i64 56
  %68 = load i64, ptr %67, align 8
  %69 = icmp sgt i64 %68, 0
  %70 = sext i1 %69 to i64
  %71 = add i64 %42, %70
  br label %72

72:                                               ; preds = %38, %64
  %73 = phi i64 [ %42, %38 ], [ %71, %64 ]
  %74 = phi i32 [ %41, %38 ], [ %65, %64 ]
  %75 = phi i64 [ %40, %38 ], [ %66, %64 ]
  %76 = getelementptr i8, ptr %39, i64 88
  %77 = icmp ult ptr %76, %29
  %78 = icmp sgt i64 %75, 0
  %79 = select i1 %77, i1 %78, i1 false
  %80 = icmp sgt i64 %73, 0
  %81 = select i1 %79, i1 %80, i1 false
  br i1 %81, label %38, label %36, !llvm.loop !91
}

define internal fastcc range(i32 0, 2) i32 @read_one(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %2, i64 72
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 96
  %12 = load i64, ptr %11, align 8
  store i64 %12, ptr %5, align 8
  br label %13

13:                                               ; preds = %8, %4
  %14 = tail call fastcc i32 @data_pass_by(ptr noundef %1, ptr noundef %2, i64 noundef %3)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %27

16:                                               ; preds = %13
  %17 = getelementptr inbounds i8, ptr %0, i64 648
  %18 = getelementptr inbounds i8, ptr %0, i64 64
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 72
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %5, align 8
  %23 = tail call fastcc i64 @take_free(ptr noundef nonnull %17, i64 noundef %21, i64 noundef %3, i64 noundef %22)
  %24 = load i64, ptr %5, align 8
  %25 = sub i64 %24, %23
  store i64 %25, ptr %5, align 8
  %26 = icmp eq i64 %24, %23
  br i1 %26, label %27, label %38

27:                                               ; preds = %16, %13
  store i64 0, ptr %5, align 8
  %28 = load i64, ptr %2, align 8
  %29 = tail call noundef i64 @llvm.smax.i64(i64 %28, i64 %3)
  store i64 %29, ptr %2, align 8
  %30 = getelementptr inbounds i8, ptr %2, i64 56
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, -1
  store i64 %32, ptr %30, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %27
  %35 = getelementptr inbounds i8, ptr %1, i64 128
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, -1
  store i64 %37, ptr %35, align 8
  br label %38

38:                                               ; preds = %27, %34, %16
  %39 = phi i32 [ 0, %16 ], [ 1, %34 ], [ 1, %27 ]
  ret i32 %39
}

define internal fastcc range(i32 0, 2) i32 @data_pass_by(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 48
  %5 = load i64, ptr %4, align 8
  %6 = icmp slt i64 %5, %2
  br i1 %6, label %16, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %1, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %16, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %0, i64 144
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, %2
  %15 = zext i1 %14 to i32
  br label %16

16:                                               ; preds = %7, %11, %3
  %17 = phi i32 [ 0, %3 ], [ 1, %7 ], [ %15, %11 ]
  ret i32 %17
}

define internal fastcc i64 @take_free(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %4, %12
  %7 = phi i64 [ %13, %12 ], [ 0, %4 ]
  %8 = tail call fastcc i64 @free_port(ptr noundef %0, i64 noundef %1, i64 noundef %2)
  %9 = icmp sgt i64 %8, -1
  br i1 %9, label %12, label %10

10:                                               ; preds = %6, %12, %4
  %11 = phi i64 [ 0, %4 ], [ %7, %6 ], [ %3, %12 ]
  ret i64 %11

12:                                               ; preds = %6
  tail call fastcc void @take(ptr noundef %0, i64 noundef %8, i64 noundef %2)
  %13 = add nuw nsw i64 %7, 1
  %14 = icmp eq i64 %13, %3
  br i1 %14, label %10, label %6, !llvm.loop !92
}

define internal fastcc void @give_back(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr %struct.ring_row, ptr %4, i64 %1
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %29

8:                                                ; preds = %3
  %9 = getelementptr inbounds i8, ptr %5, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %5, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %10, %12
  br i1 %13, label %14, label %29

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  br label %17

17:                                               ; preds = %14, %17
  %18 = phi i64 [ %10, %14 ], [ %26, %17 ]
  %19 = load ptr, ptr %15, align 8
  %20 = load i64, ptr %16, align 8
  %21 = mul i64 %20, %1
  %22 = load i64, ptr %5, align 8
  %23 = srem i64 %18, %22
  %24 = getelementptr i64, ptr %19, i64 %21
  %25 = getelementptr i64, ptr %24, i64 %23
  store i64 %2, ptr %25, align 8
  %26 = add nsw i64 %18, 1
  %27 = load i64, ptr %11, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %17, label %29, !llvm.loop !93

29:                                               ; preds = %17, %8, %3
  %30 = getelementptr inbounds i8, ptr %5, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 %31, ptr %32, align 8
  ret void
}

declare i64 @llvm.smax.i64(i64, i64) #0

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
!28 = distinct !{!28, !6, !7}
!29 = distinct !{!29, !6, !7}
!30 = distinct !{!30, !6, !7}
!31 = distinct !{!31, !6, !7}
!32 = distinct !{!32, !6, !7}
!33 = distinct !{!33, !6, !7}
!34 = distinct !{!34, !6, !7}
!35 = distinct !{!35, !6, !7}
!36 = distinct !{!36, !6, !7}
!37 = distinct !{!37, !6, !7}
!38 = distinct !{!38, !6, !7}
!39 = distinct !{!39, !6, !7}
!40 = distinct !{!40, !6, !7}
!41 = distinct !{!41, !6, !7}
!42 = distinct !{!42, !6, !7}
!43 = distinct !{!43, !6, !7}
!44 = distinct !{!44, !6, !7}
!45 = distinct !{!45, !6, !7}
!46 = distinct !{!46, !6, !7}
!47 = distinct !{!47, !6, !7}
!48 = distinct !{!48, !6, !7}
!49 = distinct !{!49, !6, !7}
!50 = distinct !{!50, !6, !7}
!51 = distinct !{!51, !6, !7}
!52 = distinct !{!52, !6, !7}
!53 = distinct !{!53, !6, !7}
!54 = distinct !{!54, !6, !7}
!55 = distinct !{!55, !6, !7}
!56 = distinct !{!56, !6, !7}
!57 = distinct !{!57, !6, !7}
!58 = distinct !{!58, !6, !7}
!59 = distinct !{!59, !6, !7}
!60 = distinct !{!60, !6, !7}
!61 = distinct !{!61, !7}
!62 = distinct !{!62, !6, !7}
!63 = distinct !{!63, !6, !7}
!64 = distinct !{!64, !6, !7}
!65 = distinct !{!65, !6, !7}
!66 = distinct !{!66, !6, !7}
!67 = distinct !{!67, !6, !7}
!68 = distinct !{!68, !6, !7}
!69 = distinct !{!69, !6, !7}
!70 = distinct !{!70, !6, !7}
!71 = distinct !{!71, !6, !7}
!72 = distinct !{!72, !6, !7}
!73 = distinct !{!73, !6, !7}
!74 = distinct !{!74, !6, !7}
!75 = distinct !{!75, !7}
!76 = distinct !{!76, !6, !7}
!77 = distinct !{!77, !6, !7}
!78 = distinct !{!78, !6, !7}
!79 = distinct !{!79, !6, !7}
!80 = distinct !{!80, !6, !7}
!81 = distinct !{!81, !6, !7}
!82 = distinct !{!82, !6, !7}
!83 = distinct !{!83, !6, !7}
!84 = distinct !{!84, !6, !7}
!85 = distinct !{!85, !6, !7}
!86 = distinct !{!86, !6, !7}
!87 = distinct !{!87, !6, !7}
!88 = distinct !{!88, !6, !7}
!89 = distinct !{!89, !6, !7}
!90 = distinct !{!90, !6, !7}
!91 = distinct !{!91, !6, !7}
!92 = distinct !{!92, !6, !7}
!93 = distinct !{!93, !6, !7}

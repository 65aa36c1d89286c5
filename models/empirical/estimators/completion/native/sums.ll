; Made from C by build.sh; every type has the same size on every target.

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

define dso_local void @add_squares(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef readonly %10, ptr nocapture noundef %11, ptr nocapture noundef %12, ptr nocapture noundef %13) local_unnamed_addr #0 {
  %15 = shl i64 %2, 8
  %16 = getelementptr i8, ptr %13, i64 %15
  %17 = icmp eq i64 %3, 2
  %18 = select i1 %17, i64 3, i64 1
  %19 = icmp slt i64 %0, %1
  br i1 %19, label %20, label %28

20:                                               ; preds = %14
  %21 = mul i64 %3, %2
  %22 = icmp sgt i64 %2, 0
  %23 = mul i64 %2, %2
  %24 = icmp sgt i64 %2, 0
  %25 = mul i64 %2, %2
  br label %29

26:                                               ; preds = %161
  %27 = icmp eq i64 %35, %1
  br i1 %27, label %28, label %29, !llvm.loop !10

28:                                               ; preds = %26, %14
  ret void

29:                                               ; preds = %20, %26
  %30 = phi i64 [ %0, %20 ], [ %35, %26 ]
  %31 = mul i64 %21, %30
  %32 = getelementptr double, ptr %12, i64 %31
  %33 = getelementptr i64, ptr %4, i64 %30
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %30, 1
  %36 = getelementptr i64, ptr %4, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp slt i64 %34, %37
  br i1 %38, label %39, label %43

39:                                               ; preds = %29
  %40 = getelementptr double, ptr %32, i64 %2
  %41 = mul i64 %30, %18
  %42 = sub i64 0, %34
  br label %45

43:                                               ; preds = %113, %29
  %44 = mul i64 %30, %18
  br label %161

45:                                               ; preds = %39, %113
  %46 = phi i64 [ %42, %39 ], [ %117, %113 ]
  %47 = phi i64 [ %37, %39 ], [ %115, %113 ]
  %48 = phi i64 [ %34, %39 ], [ %114, %113 ]
  %49 = sub i64 %47, %48
  %50 = tail call i64 @llvm.smin.i64(i64 %49, i64 32)
  %51 = icmp sgt i64 %49, 0
  br i1 %51, label %52, label %57

52:                                               ; preds = %45
  %53 = getelementptr i64, ptr %5, i64 %48
  %54 = add i64 %47, %46
  %55 = tail call i64 @llvm.smin.i64(i64 %54, i64 32)
  %56 = tail call i64 @llvm.smax.i64(i64 %55, i64 1)
  br label %63

57:                                               ; preds = %87, %45
  %58 = icmp sgt i64 %49, 0
  %59 = getelementptr i64, ptr %5, i64 %48
  %60 = add i64 %47, %46
  %61 = tail call i64 @llvm.smin.i64(i64 %60, i64 32)
  %62 = tail call i64 @llvm.smax.i64(i64 %61, i64 1)
  br label %111

63:                                               ; preds = %52, %87
  %64 = phi i64 [ 0, %52 ], [ %88, %87 ]
  %65 = getelementptr i64, ptr %53, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = mul i64 %66, %2
  %68 = getelementptr double, ptr %6, i64 %67
  %69 = getelementptr double, ptr %7, i64 %67
  %70 = shl i64 %64, 6
  %71 = getelementptr i8, ptr %13, i64 %70
  br i1 %22, label %72, label %87

72:                                               ; preds = %63
  %73 = getelementptr double, ptr %9, i64 %66
  %74 = load double, ptr %73, align 8
  %75 = getelementptr double, ptr %8, i64 %66
  %76 = load double, ptr %75, align 8
  %77 = getelementptr double, ptr %10, i64 %66
  %78 = load double, ptr %77, align 8
  %79 = fmul contract double %76, %78
  %80 = fsub contract double 1.000000e+00, %74
  %81 = fmul contract double %79, %80
  %82 = insertelement <8 x double> poison, double %81, i64 0
  %83 = shufflevector <8 x double> %82, <8 x double> poison, <8 x i32> zeroinitializer
  %84 = fmul contract double %79, %74
  %85 = insertelement <8 x double> poison, double %84, i64 0
  %86 = shufflevector <8 x double> %85, <8 x double> poison, <8 x i32> zeroinitializer
  br label %90

87:                                               ; preds = %108, %63
  %88 = add nuw nsw i64 %64, 1
  %89 = icmp eq i64 %88, %56
  br i1 %89, label %57, label %63, !llvm.loop !11

90:                                               ; preds = %72, %108
  %91 = phi i64 [ 0, %72 ], [ %109, %108 ]
  %92 = getelementptr double, ptr %68, i64 %91
  %93 = load <8 x double>, ptr %92, align 8
  %94 = getelementptr double, ptr %69, i64 %91
  %95 = load <8 x double>, ptr %94, align 8
  %96 = fmul contract <8 x double> %93, %95
  %97 = shl i64 %91, 8
  %98 = getelementptr i8, ptr %71, i64 %97
  store <8 x double> %96, ptr %98, align 8
  %99 = fmul contract <8 x double> %83, %96
  %100 = getelementptr double, ptr %32, i64 %91
  %101 = load <8 x double>, ptr %100, align 8
  %102 = fadd contract <8 x double> %101, %99
  store <8 x double> %102, ptr %100, align 8
  br i1 %17, label %103, label %108

103:                                              ; preds = %90
  %104 = fmul contract <8 x double> %86, %96
  %105 = getelementptr double, ptr %40, i64 %91
  %106 = load <8 x double>, ptr %105, align 8
  %107 = fadd contract <8 x double> %104, %106
  store <8 x double> %107, ptr %105, align 8
  br label %108

108:                                              ; preds = %103, %90
  %109 = add nuw nsw i64 %91, 8
  %110 = icmp slt i64 %109, %2
  br i1 %110, label %90, label %87, !llvm.loop !12

111:                                              ; preds = %57, %118
  %112 = phi i64 [ 0, %57 ], [ %122, %118 ]
  br i1 %58, label %124, label %118

113:                                              ; preds = %118
  %114 = add i64 %48, 32
  %115 = load i64, ptr %36, align 8
  %116 = icmp slt i64 %114, %115
  %117 = add i64 %46, -32
  br i1 %116, label %45, label %43, !llvm.loop !13

118:                                              ; preds = %149, %111
  %119 = add i64 %112, %41
  %120 = mul i64 %23, %119
  %121 = getelementptr double, ptr %11, i64 %120
  tail call fastcc void @add_tiles(i64 noundef %50, i64 noundef %2, ptr noundef %16, ptr noundef %13, ptr noundef %121)
  %122 = add nuw nsw i64 %112, 1
  %123 = icmp eq i64 %122, %18
  br i1 %123, label %113, label %111, !llvm.loop !14

124:                                              ; preds = %111, %149
  %125 = phi i64 [ %150, %149 ], [ 0, %111 ]
  %126 = getelementptr i64, ptr %59, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr double, ptr %9, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = getelementptr double, ptr %8, i64 %127
  %131 = load double, ptr %130, align 8
  switch i64 %112, label %138 [
    i64 0, label %132
    i64 1, label %135
  ]

132:                                              ; preds = %124
  %133 = fsub contract double 1.000000e+00, %129
  %134 = fmul contract double %133, %133
  br label %140

135:                                              ; preds = %124
  %136 = fsub contract double 1.000000e+00, %129
  %137 = fmul contract double %129, %136
  br label %140

138:                                              ; preds = %124
  %139 = fmul contract double %129, %129
  br label %140

140:                                              ; preds = %135, %138, %132
  %141 = phi contract double [ %134, %132 ], [ %137, %135 ], [ %139, %138 ]
  br i1 %24, label %142, label %149

142:                                              ; preds = %140
  %143 = fmul contract double %131, %141
  %144 = insertelement <8 x double> poison, double %143, i64 0
  %145 = shufflevector <8 x double> %144, <8 x double> poison, <8 x i32> zeroinitializer
  %146 = shl i64 %125, 3
  %147 = getelementptr double, ptr %13, i64 %146
  %148 = getelementptr double, ptr %16, i64 %146
  br label %152

149:                                              ; preds = %152, %140
  %150 = add nuw nsw i64 %125, 1
  %151 = icmp eq i64 %150, %62
  br i1 %151, label %118, label %124, !llvm.loop !15

152:                                              ; preds = %142, %152
  %153 = phi i64 [ 0, %142 ], [ %159, %152 ]
  %154 = shl i64 %153, 5
  %155 = getelementptr double, ptr %147, i64 %154
  %156 = load <8 x double>, ptr %155, align 8
  %157 = fmul contract <8 x double> %145, %156
  %158 = getelementptr double, ptr %148, i64 %154
  store <8 x double> %157, ptr %158, align 8
  %159 = add nuw nsw i64 %153, 8
  %160 = icmp slt i64 %159, %2
  br i1 %160, label %152, label %149, !llvm.loop !16

161:                                              ; preds = %43, %161
  %162 = phi i64 [ 0, %43 ], [ %166, %161 ]
  %163 = add i64 %162, %44
  %164 = mul i64 %25, %163
  %165 = getelementptr double, ptr %11, i64 %164
  tail call fastcc void @mirror(i64 noundef %2, ptr noundef %165)
  %166 = add nuw nsw i64 %162, 1
  %167 = icmp eq i64 %166, %18
  br i1 %167, label %26, label %161, !llvm.loop !17
}

define internal fastcc void @add_tiles(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #0 {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %9, label %21

7:                                                ; preds = %22, %9
  %8 = icmp slt i64 %11, %1
  br i1 %8, label %9, label %21, !llvm.loop !18

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
  br i1 %28, label %22, label %7, !llvm.loop !19
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
  br i1 %14, label %11, label %4, !llvm.loop !20

15:                                               ; preds = %8, %15
  %16 = phi i64 [ 0, %8 ], [ %21, %15 ]
  %17 = getelementptr double, ptr %10, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = mul i64 %16, %0
  %20 = getelementptr double, ptr %6, i64 %19
  store double %18, ptr %20, align 8
  %21 = add nuw nsw i64 %16, 1
  %22 = icmp eq i64 %21, %5
  br i1 %22, label %12, label %15, !llvm.loop !21
}

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

declare i64 @llvm.smin.i64(i64, i64) #0

declare i64 @llvm.smax.i64(i64, i64) #0

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

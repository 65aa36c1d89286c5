; Kernels of whole elements overwrite their input. `protected` calls one for some elements after others,
; each time with a copy of these, which stays in the nearest cache: the input is left as it is, and may be
; the output.
;
;   kernel      n_elements, dx, dy, dz, q, tmp, as chainline writes them
;   n           elements
;   block       elements that are copied together
;   words       of four bytes, of an element

define void @protected(ptr %kernel, i64 %n, i64 %block, i64 %words, ptr %dx, ptr %dy, ptr %dz, ptr %q, ptr %out) #0 #1 {
entry:
  %room = mul nsw i64 %block, %words
  %copied = alloca i32, i64 %room, align 64
  br label %next

next:
  %e = phi i64 [ 0, %entry ], [ %e.next, %call ]
  %left = sub nsw i64 %n, %e
  %any = icmp sgt i64 %left, 0
  br i1 %any, label %begin, label %done

begin:
  %fewer = icmp slt i64 %left, %block
  %count = select i1 %fewer, i64 %left, i64 %block
  %length = mul nsw i64 %count, %words
  %first = mul nsw i64 %e, %words
  %from = getelementptr i32, ptr %q, i64 %first
  %to = getelementptr i32, ptr %out, i64 %first
  br label %copy

copy:
  %i = phi i64 [ 0, %begin ], [ %i.next, %copy ]
  %from.i = getelementptr i32, ptr %from, i64 %i
  %word = load i32, ptr %from.i, align 4
  %copied.i = getelementptr i32, ptr %copied, i64 %i
  store i32 %word, ptr %copied.i, align 4
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %length
  br i1 %more, label %copy, label %call

call:
  call void %kernel(i64 %count, ptr %dx, ptr %dy, ptr %dz, ptr %copied, ptr %to)
  %e.next = add nsw i64 %e, %count
  br label %next

done:
  ret void
}

attributes #0 = { nounwind }

; the loop stays a loop: nothing outside this file is called
attributes #1 = { "no-builtins" }

! Loops as Fortran programs have them: a library function, bounds of arrays, a matrix by a vector.
subroutine exponentials(n, out, x) bind(c)
  use iso_c_binding
  integer(c_long), value :: n
  real(c_double), intent(out) :: out(n)
  real(c_double), intent(in) :: x(n)
  integer(c_long) :: i
  do i = 1, n
    out(i) = exp(-x(i)) * x(i)
  end do
end subroutine

subroutine matrix_vector(n, y, a, x) bind(c)
  use iso_c_binding
  integer(c_long), value :: n
  real(c_double), intent(inout) :: y(n)
  real(c_double), intent(in) :: a(n, n), x(n)
  integer(c_long) :: i, j
  do j = 1, n
    do i = 1, n
      y(i) = y(i) + a(i, j) * x(j)
    end do
  end do
end subroutine

subroutine legendre(n, p, x) bind(c)
  use iso_c_binding
  integer(c_long), value :: n
  real(c_double), intent(out) :: p(n)
  real(c_double), intent(in) :: x(n)
  integer(c_long) :: i
  integer :: k
  real(c_double) :: a, b, c
  do i = 1, n
    a = 1
    b = x(i)
    do k = 2, 9
      c = ((2 * k - 1) * x(i) * b - (k - 1) * a) / k
      a = b
      b = c
    end do
    p(i) = b
  end do
end subroutine

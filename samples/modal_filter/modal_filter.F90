! Linear advection in a periodic box by a nodal discontinuous Galerkin method with a modal filter.
!
!     gfortran -O3 -march=native -DORDER=7 modal_filter.F90 -o modal_filter
!     ./modal_filter 8 0.1           8^3 elements, until time 0.1
!
! Every tensor product is done by module tensor_kernels: by loops, or, with -DCHAINLINE, by the kernels
! that `chainline export` writes. Nothing else differs. The program prints what tells right from wrong
! (L2 error against the exact solution, drift of the mass) and the time spent in the kernels and in all.
!
! The method: Legendre-Gauss-Lobatto nodes, collocated weak form, upwind flux (Kopriva 2009,
! "Implementing spectral methods for partial differential equations"); five-stage Runge-Kutta method of
! order 4 (Carpenter and Kennedy 1994, NASA TM 109112); exponential modal filter after every step
! (Hesthaven and Warburton 2008, "Nodal discontinuous Galerkin methods", Section 5.3).

#ifndef ORDER
#define ORDER 7
#endif

module constants
  use, intrinsic :: iso_c_binding, only: c_double, c_int, c_int64_t
  implicit none
  integer, parameter :: order = ORDER, np = order + 1
  integer, parameter :: dp = c_double, long = c_int64_t
  real(dp), parameter :: pi = acos(-1.0_dp)
end module constants


module tensor_kernels
  ! One Np x Np operator along one direction of each of n elements (tensor_x, _y, _z), or along all three
  ! (tensor_xyz, which overwrites its input). q and result must not overlap.
  use constants
#ifdef CHAINLINE
  use chainline_kernels, only: chainline_x_f64, chainline_y_f64, chainline_z_f64, chainline_element_f64
#endif
  implicit none

contains

#ifdef CHAINLINE

  subroutine tensor_x(n, d, q, result)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: d(np, np), q(np, np, np, n)
    real(dp), intent(inout) :: result(np, np, np, n)
    call check(chainline_x_f64(int(order, c_int), n, d, q, result))
  end subroutine tensor_x

  subroutine tensor_y(n, d, q, result)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: d(np, np), q(np, np, np, n)
    real(dp), intent(inout) :: result(np, np, np, n)
    call check(chainline_y_f64(int(order, c_int), n, d, q, result))
  end subroutine tensor_y

  subroutine tensor_z(n, d, q, result)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: d(np, np), q(np, np, np, n)
    real(dp), intent(inout) :: result(np, np, np, n)
    call check(chainline_z_f64(int(order, c_int), n, d, q, result))
  end subroutine tensor_z

  subroutine tensor_xyz(n, d, q, result)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: d(np, np)
    real(dp), intent(inout) :: q(np, np, np, n), result(np, np, np, n)
    call check(chainline_element_f64(int(order, c_int), n, d, d, d, q, result))
  end subroutine tensor_xyz

  subroutine check(status)
    integer(c_int), intent(in) :: status
    if (status /= 0) error stop 'the library has no kernels of this order: export them'
  end subroutine check

#elif defined(MATMUL)

  subroutine tensor_x(n, d, q, result)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: d(np, np), q(np, np, np, n)
    real(dp), intent(inout) :: result(np, np, np, n)
    integer(long) :: e
    integer :: k
    do e = 1, n
      do k = 1, np
        result(:, :, k, e) = matmul(d, q(:, :, k, e))
      end do
    end do
  end subroutine tensor_x

  subroutine tensor_y(n, d, q, result)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: d(np, np), q(np, np, np, n)
    real(dp), intent(inout) :: result(np, np, np, n)
    real(dp) :: transposed(np, np)
    integer(long) :: e
    integer :: k
    transposed = transpose(d)
    do e = 1, n
      do k = 1, np
        result(:, :, k, e) = matmul(q(:, :, k, e), transposed)
      end do
    end do
  end subroutine tensor_y

  subroutine tensor_z(n, d, q, result)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: d(np, np), q(np * np, np, n)
    real(dp), intent(inout) :: result(np * np, np, n)
    real(dp) :: transposed(np, np)
    integer(long) :: e
    transposed = transpose(d)
    do e = 1, n
      result(:, :, e) = matmul(q(:, :, e), transposed)
    end do
  end subroutine tensor_z

#else

  subroutine tensor_x(n, d, q, result)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: d(np, np), q(np, np, np, n)
    real(dp), intent(inout) :: result(np, np, np, n)
    integer(long) :: e
    integer :: i, j, k, m
    real(dp) :: s
    do e = 1, n
      do k = 1, np
        do j = 1, np
          do i = 1, np
            s = 0
            do m = 1, np
              s = s + d(i, m) * q(m, j, k, e)
            end do
            result(i, j, k, e) = s
          end do
        end do
      end do
    end do
  end subroutine tensor_x

  subroutine tensor_y(n, d, q, result)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: d(np, np), q(np, np, np, n)
    real(dp), intent(inout) :: result(np, np, np, n)
    integer(long) :: e
    integer :: i, j, k, m
    real(dp) :: s
    do e = 1, n
      do k = 1, np
        do j = 1, np
          do i = 1, np
            s = 0
            do m = 1, np
              s = s + d(j, m) * q(i, m, k, e)
            end do
            result(i, j, k, e) = s
          end do
        end do
      end do
    end do
  end subroutine tensor_y

  subroutine tensor_z(n, d, q, result)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: d(np, np), q(np * np, np, n)
    real(dp), intent(inout) :: result(np * np, np, n)
    integer(long) :: e
    integer :: i, k, m
    real(dp) :: s
    do e = 1, n
      do k = 1, np
        do i = 1, np * np
          s = 0
          do m = 1, np
            s = s + d(k, m) * q(i, m, e)
          end do
          result(i, k, e) = s
        end do
      end do
    end do
  end subroutine tensor_z

#endif
#ifndef CHAINLINE

  subroutine tensor_xyz(n, d, q, result)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: d(np, np)
    real(dp), intent(inout) :: q(np, np, np, n), result(np, np, np, n)
    integer(long) :: e
    do e = 1, n  ! element by element, which then stays in the nearest cache
      call tensor_x(1_long, d, q(:, :, :, e), result(:, :, :, e))
      call tensor_y(1_long, d, result(:, :, :, e), q(:, :, :, e))
      call tensor_z(1_long, d, q(:, :, :, e), result(:, :, :, e))
    end do
  end subroutine tensor_xyz

#endif

end module tensor_kernels


module polynomials
  ! Legendre polynomials, and operators on the values of a polynomial at the Legendre-Gauss-Lobatto nodes.
  use constants
  implicit none

contains

  pure function legendre(x) result(p)
    ! P_0(x) to P_order(x), by the recurrence of three terms.
    real(dp), intent(in) :: x
    real(dp) :: p(0:order)
    integer :: k
    p(0) = 1
    p(1) = x
    do k = 1, order - 1
      p(k + 1) = ((2 * k + 1) * x * p(k) - k * p(k - 1)) / (k + 1)
    end do
  end function legendre

  pure subroutine lobatto(nodes, weights)
    ! The zeros of (1 - x^2) P'_order(x) in (-1, 1) and its ends, by Newton's method from Chebyshev's.
    real(dp), intent(out) :: nodes(0:order), weights(0:order)
    real(dp) :: p(0:order), step
    integer :: i, iteration
    do i = 0, order
      nodes(i) = -cos(pi * i / order)
      do iteration = 1, 20
        p = legendre(nodes(i))
        step = (nodes(i) * p(order) - p(order - 1)) / (np * p(order))
        nodes(i) = nodes(i) - step
        if (abs(step) < epsilon(step)) exit
      end do
      p = legendre(nodes(i))
      weights(i) = 2 / (order * np * p(order)**2)
    end do
  end subroutine lobatto

  pure function derivative(nodes) result(d)
    ! Entry (i, m): the derivative at node i of the Lagrange polynomial of node m.
    real(dp), intent(in) :: nodes(np)
    real(dp) :: d(np, np), p(0:order), top(np)
    integer :: i, m
    do i = 1, np
      p = legendre(nodes(i))
      top(i) = p(order)
    end do
    d = 0
    do m = 1, np
      do i = 1, np
        if (i /= m) d(i, m) = top(i) / (top(m) * (nodes(i) - nodes(m)))
      end do
    end do
    do i = 1, np
      d(i, i) = -sum(d(i, :))  ! the derivative of a constant is zero
    end do
  end function derivative

  pure function modal_filter(nodes, weights, strength) result(f)
    ! V diag(sigma) V^-1, V the Vandermonde matrix of normalised Legendre polynomials and
    ! sigma_k = exp(-strength (k / order)^16).
    real(dp), intent(in) :: nodes(np), weights(np), strength
    real(dp) :: f(np, np), vandermonde(np, 0:order), inverse(0:order, np), sigma
    integer :: i, k
    do i = 1, np
      vandermonde(i, :) = legendre(nodes(i)) * sqrt([(k + 0.5_dp, k = 0, order)])
    end do
    inverse = transpose(vandermonde)
    do i = 1, np
      inverse(:, i) = inverse(:, i) * weights(i)
    end do
    ! the quadrature is not exact for the square of the last polynomial, which it takes for 2 + 1 / order
    inverse(order, :) = inverse(order, :) / (2 + 1.0_dp / order)
    f = 0
    do k = 0, order
      sigma = exp(-strength * (real(k, dp) / order)**16)
      vandermonde(:, k) = vandermonde(:, k) * sigma
    end do
    f = matmul(vandermonde, inverse)
  end function modal_filter

end module polynomials


module advection
  ! dq/dt + velocity . grad q = 0 on the unit cube, cut into cells^3 elements.
  use constants
  use polynomials
  use tensor_kernels
  use, intrinsic :: iso_c_binding, only: c_f_pointer, c_ptr, c_size_t
  implicit none
  real(dp), parameter :: velocity(3) = [1.0_dp, -0.7_dp, 0.4_dp]
  integer, parameter :: inflow(3) = merge(1, np, velocity > 0)  ! the node where the wave comes in,
  integer, parameter :: outflow(3) = merge(np, 1, velocity > 0)  ! and where it leaves
  real(dp), parameter :: courant = 0.9_dp
  integer(long), parameter :: block_size = max(1, 2048 / np**3)  ! elements worked on together

  type :: mesh
    integer :: cells
    integer(long) :: elements
    real(dp) :: width, nodes(np), weights(np)
    integer(long), allocatable :: upwind(:, :)  ! the neighbour where the wave comes from, by direction
  end type mesh

  type :: field
    real(dp), pointer, contiguous :: q(:, :, :, :), increment(:, :, :, :)
    real(dp), allocatable :: trace(:, :, :, :, :)  ! q where it leaves: direction, element, old or new
    ! of one block of elements: what each direction adds to dq/dt; along_x also what is to be filtered
    real(dp), pointer, contiguous, dimension(:, :, :, :) :: along_x, along_y, along_z
  end type field

  type :: operators
    real(dp) :: advect(np, np, 3), lift(3), filter(np, np)
  end type operators

  integer(long) :: kernel_ticks = 0

  interface
    type(c_ptr) function aligned_alloc(alignment, bytes) bind(c)
      import :: c_ptr, c_size_t
      integer(c_size_t), value :: alignment, bytes
    end function aligned_alloc
  end interface

contains

  function new_mesh(cells) result(grid)
    integer, intent(in) :: cells
    type(mesh) :: grid
    integer :: at(3), direction, there
    integer(long) :: e
    grid%cells = cells
    grid%elements = int(cells, long)**3
    grid%width = 1.0_dp / cells
    call lobatto(grid%nodes, grid%weights)
    allocate (grid%upwind(3, grid%elements))
    do e = 1, grid%elements
      at = cell(grid, e)
      do direction = 1, 3
        there = modulo(at(direction) - int(sign(1.0_dp, velocity(direction))), cells)
        grid%upwind(direction, e) = e + (there - at(direction)) * int(cells, long)**(direction - 1)
      end do
    end do
  end function new_mesh

  pure function cell(grid, e) result(at)
    ! Where element e lies, counted from 0 in each direction.
    type(mesh), intent(in) :: grid
    integer(long), intent(in) :: e
    integer :: at(3), direction
    at = [(int(modulo((e - 1) / int(grid%cells, long)**direction, int(grid%cells, long))), direction = 0, 2)]
  end function cell

  pure function exact(grid, e, time) result(q)
    ! A smooth wave with every harmonic, on element e.
    type(mesh), intent(in) :: grid
    integer(long), intent(in) :: e
    real(dp), intent(in) :: time
    real(dp) :: q(np, np, np), factor(np, 3)
    integer :: at(3), direction, j, k
    at = cell(grid, e)
    do direction = 1, 3
      factor(:, direction) = exp(sin(2 * pi * ( &
          (at(direction) + (grid%nodes + 1) / 2) * grid%width - velocity(direction) * time)))
    end do
    do k = 1, np
      do j = 1, np
        q(:, j, k) = factor(:, 1) * factor(j, 2) * factor(k, 3)
      end do
    end do
  end function exact

  function new_field(grid) result(state)
    type(mesh), intent(in) :: grid
    type(field) :: state
    integer(long) :: e
    state%q => new_array(grid%elements)
    state%increment => new_array(grid%elements)
    state%along_x => new_array(block_size)
    state%along_y => new_array(block_size)
    state%along_z => new_array(block_size)
    allocate (state%trace(np, np, 3, grid%elements, 2))
    do e = 1, grid%elements
      state%q(:, :, :, e) = exact(grid, e, 0.0_dp)
      state%increment(:, :, :, e) = 0
      call trace_of(state%q(:, :, :, e), state%trace(:, :, :, e, 1))
    end do
  end function new_field

  function new_array(elements) result(array)
    ! Aligned to cache lines, which vectors should not cross.
    integer(long), intent(in) :: elements
    real(dp), pointer, contiguous :: array(:, :, :, :)
    integer(c_size_t), parameter :: line = 64
    integer(c_size_t) :: bytes
    bytes = (8 * elements * np**3 + line - 1) / line * line
    call c_f_pointer(aligned_alloc(line, bytes), array, [np, np, np, int(elements)])
  end function new_array

  function new_operators(grid, dt) result(ops)
    type(mesh), intent(in) :: grid
    real(dp), intent(in) :: dt
    type(operators) :: ops
    real(dp) :: weak(np, np)
    integer :: direction, m
    weak = transpose(derivative(grid%nodes))
    do m = 1, np
      weak(:, m) = weak(:, m) * grid%weights(m) / grid%weights
    end do
    ops%lift = 2 * abs(velocity) / (grid%width * grid%weights(1))
    do direction = 1, 3
      ops%advect(:, :, direction) = 2 * velocity(direction) / grid%width * weak
      ! what flows out is taken from the element itself
      m = outflow(direction)
      ops%advect(m, m, direction) = ops%advect(m, m, direction) - ops%lift(direction)
    end do
    ! the highest mode decays by 1/e in the time in which the wave crosses an element
    ops%filter = modal_filter(grid%nodes, grid%weights, dt * sum(abs(velocity)) / grid%width)
  end function new_operators

  pure integer function steps_until(grid, time) result(steps)
    ! As many as the distance between nodes asks for.
    type(mesh), intent(in) :: grid
    real(dp), intent(in) :: time
    real(dp) :: shortest
    shortest = (grid%nodes(2) - grid%nodes(1)) / 2 * grid%width
    steps = max(1, ceiling(time * sum(abs(velocity)) / (courant * shortest)))
  end function steps_until

  subroutine advance(grid, state, time, steps)
    ! Advance by `time` in so many steps.
    type(mesh), intent(in) :: grid
    type(field), intent(inout) :: state
    real(dp), intent(in) :: time
    integer, intent(in) :: steps
    real(dp), parameter :: a(5) = [ &
        0.0_dp, -567301805773.0_dp / 1357537059087.0_dp, -2404267990393.0_dp / 2016746695238.0_dp, &
        -3550918686646.0_dp / 2091501179385.0_dp, -1275806237668.0_dp / 842570457699.0_dp]
    real(dp), parameter :: b(5) = [ &
        1432997174477.0_dp / 9575080441755.0_dp, 5161836677717.0_dp / 13612068292357.0_dp, &
        1720146321549.0_dp / 2090206949498.0_dp, 3134564353537.0_dp / 4481467310338.0_dp, &
        2277821191437.0_dp / 14882151754819.0_dp]
    type(operators) :: ops
    real(dp) :: dt
    integer :: step, stage, old
    dt = time / steps
    ops = new_operators(grid, dt)
    old = 1
    do step = 1, steps
      do stage = 1, 5
        call advance_stage(grid, state, ops, dt, a(stage), b(stage), old)
        old = 3 - old
      end do
      call apply_filter(grid, state, ops, old)
    end do
  end subroutine advance

  subroutine advance_stage(grid, state, ops, dt, a, b, old)
    ! increment = a increment + dt dq/dt and q = q + b increment, one block of elements after the other.
    type(mesh), intent(in) :: grid
    type(field), intent(inout) :: state
    type(operators), intent(in) :: ops
    real(dp), intent(in) :: dt, a, b
    integer, intent(in) :: old
    integer(long) :: first, last, n, e, begin
    do first = 1, grid%elements, block_size
      last = min(first + block_size - 1, grid%elements)
      n = last - first + 1
      begin = ticks()
      call tensor_x(n, ops%advect(:, :, 1), state%q(:, :, :, first:last), state%along_x)
      call tensor_y(n, ops%advect(:, :, 2), state%q(:, :, :, first:last), state%along_y)
      call tensor_z(n, ops%advect(:, :, 3), state%q(:, :, :, first:last), state%along_z)
      kernel_ticks = kernel_ticks + ticks() - begin
      call sum_up(n * np**3, state%along_x, state%along_y, state%along_z)
      do e = first, last
        call add_inflow(state%along_x(:, :, :, e - first + 1), ops%lift, &
            state%trace(:, :, 1, grid%upwind(1, e), old), &
            state%trace(:, :, 2, grid%upwind(2, e), old), &
            state%trace(:, :, 3, grid%upwind(3, e), old))
      end do
      call update(n * np**3, a, b, dt, state%along_x, &
          state%increment(:, :, :, first:last), state%q(:, :, :, first:last))
      do e = first, last
        call trace_of(state%q(:, :, :, e), state%trace(:, :, :, e, 3 - old))
      end do
    end do
  end subroutine advance_stage

  pure subroutine sum_up(n, rate, along_y, along_z)
    integer(long), intent(in) :: n
    real(dp), intent(inout) :: rate(n)
    real(dp), intent(in) :: along_y(n), along_z(n)
    rate = rate + along_y + along_z
  end subroutine sum_up

  pure subroutine add_inflow(rate, lift, from_x, from_y, from_z)
    ! The upwind flux through the three faces of an element where the wave comes in.
    real(dp), intent(inout) :: rate(np, np, np)
    real(dp), intent(in) :: lift(3), from_x(np, np), from_y(np, np), from_z(np, np)
    rate(inflow(1), :, :) = rate(inflow(1), :, :) + lift(1) * from_x
    rate(:, inflow(2), :) = rate(:, inflow(2), :) + lift(2) * from_y
    rate(:, :, inflow(3)) = rate(:, :, inflow(3)) + lift(3) * from_z
  end subroutine add_inflow

  pure subroutine update(n, a, b, dt, rate, increment, q)
    integer(long), intent(in) :: n
    real(dp), intent(in) :: a, b, dt, rate(n)
    real(dp), intent(inout) :: increment(n), q(n)
    integer(long) :: i
    do i = 1, n
      increment(i) = a * increment(i) + dt * rate(i)
      q(i) = q(i) + b * increment(i)
    end do
  end subroutine update

  pure subroutine trace_of(q, trace)
    ! The values on the three faces where the wave leaves.
    real(dp), intent(in) :: q(np, np, np)
    real(dp), intent(out) :: trace(np, np, 3)
    trace(:, :, 1) = q(outflow(1), :, :)
    trace(:, :, 2) = q(:, outflow(2), :)
    trace(:, :, 3) = q(:, :, outflow(3))
  end subroutine trace_of

  subroutine apply_filter(grid, state, ops, old)
    type(mesh), intent(in) :: grid
    type(field), intent(inout) :: state
    type(operators), intent(in) :: ops
    integer, intent(in) :: old
    integer(long) :: first, last, n, e, begin
    do first = 1, grid%elements, block_size
      last = min(first + block_size - 1, grid%elements)
      n = last - first + 1
      state%along_x(:, :, :, :n) = state%q(:, :, :, first:last)
      begin = ticks()
      call tensor_xyz(n, ops%filter, state%along_x, state%q(:, :, :, first:last))
      kernel_ticks = kernel_ticks + ticks() - begin
      do e = first, last
        call trace_of(state%q(:, :, :, e), state%trace(:, :, :, e, old))
      end do
    end do
  end subroutine apply_filter

  function mass(grid, state) result(total)
    type(mesh), intent(in) :: grid
    type(field), intent(in) :: state
    real(dp) :: total
    integer(long) :: e
    total = 0
    do e = 1, grid%elements
      total = total + integral(grid, state%q(:, :, :, e))
    end do
  end function mass

  function error_l2(grid, state, time) result(error)
    ! Root of the integral of the squared difference from the exact solution.
    type(mesh), intent(in) :: grid
    type(field), intent(in) :: state
    real(dp), intent(in) :: time
    real(dp) :: error
    integer(long) :: e
    error = 0
    do e = 1, grid%elements
      error = error + integral(grid, (state%q(:, :, :, e) - exact(grid, e, time))**2)
    end do
    error = sqrt(error)
  end function error_l2

  pure real(dp) function integral(grid, values)
    ! Over one element, by the quadrature of the nodes.
    type(mesh), intent(in) :: grid
    real(dp), intent(in) :: values(np, np, np)
    integer :: j, k
    integral = 0
    do k = 1, np
      do j = 1, np
        integral = integral + grid%weights(k) * grid%weights(j) * sum(grid%weights * values(:, j, k))
      end do
    end do
    integral = integral * (grid%width / 2)**3
  end function integral

  integer(long) function ticks()
    call system_clock(ticks)
  end function ticks

end module advection


program advect
  use advection
  implicit none
  type(mesh) :: grid
  type(field) :: state
  real(dp) :: time, before
  integer :: cells, steps
  integer(long) :: begin, end, rate
  call arguments(cells, time)
  call system_clock(count_rate=rate)
  grid = new_mesh(cells)
  state = new_field(grid)
  steps = steps_until(grid, time)
  before = mass(grid, state)
  begin = ticks()
  call advance(grid, state, time, steps)
  end = ticks()
  print '(a, i0)', 'order ', order
  print '(a, i0)', 'elements ', grid%elements
  print '(a, i0)', 'steps ', steps
  print '(a, es23.16)', 'error_l2 ', error_l2(grid, state, time)
  print '(a, es23.16)', 'mass_drift ', mass(grid, state) / before - 1
  print '(a, f0.6)', 'kernels_s ', real(kernel_ticks, dp) / rate
  print '(a, f0.6)', 'total_s ', real(end - begin, dp) / rate

contains

  subroutine arguments(cells, time)
    integer, intent(out) :: cells
    real(dp), intent(out) :: time
    character(32) :: words(2)
    integer :: wrong
    call get_command_argument(1, words(1))
    call get_command_argument(2, words(2))
    read (words(1), *, iostat=wrong) cells
    if (wrong == 0) read (words(2), *, iostat=wrong) time
    if (wrong == 0) wrong = merge(0, 1, cells > 0 .and. time > 0)
    if (wrong /= 0) error stop 'usage: modal_filter CELLS TIME, both above 0'
  end subroutine arguments
end program advect

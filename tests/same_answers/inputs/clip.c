/* Values above a limit are rare: one in 16 of them is divided. */
void clip(double *restrict x, long n, double limit)
{
    for (long i = 0; i < n; i++) {
        if (x[i] > limit) {
            x[i] = limit / x[i];
            x[i] += 1;
        } else
            x[i] *= 0.5;
    }
}

export function quotient(value: number, by: number): number {
  return Math.floor(value / by);
}

/** The remainder of {@link quotient}. */
export function remainder(value: number, by: number): number {
  return value - Math.floor(value / by) * by;
}

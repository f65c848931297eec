export function quotient(value: number, by: number): number {
  return Math.floor(value / by);
}

/** What {@link quotient} leaves over. */
export function remainder(value: number, by: number): number {
  return value - Math.floor(value / by) * by;
}

/** The high word of a row's number for its next attempt: other draws, as if it were another row. */
export function saltedHigh(high: number, salt: number): number {
  return high ^ salt;
}

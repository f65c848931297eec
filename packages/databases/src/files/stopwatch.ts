export type Stopwatch = () => number;

/**
 * Milliseconds since it was started. One clock stops while the machine sleeps, the other can be set back: the larger of
 * the two counts, because callers ask how long they may have been away.
 */
export function startStopwatch(): Stopwatch {
  const steady = performance.now();
  const wall = Date.now();
  return () => Math.max(performance.now() - steady, Date.now() - wall);
}

export type Stopwatch = () => number;

/**
 * Milliseconds since it was started. One clock does not run while the machine sleeps, the other one can be set back: the
 * greater of the two counts, since whoever asks wants to know how long it may have been away.
 */
export function startStopwatch(): Stopwatch {
  const steady = performance.now();
  const wall = Date.now();
  return () => Math.max(performance.now() - steady, Date.now() - wall);
}

import { readFileSync } from 'node:fs';

const STEP = 100;

/**
 * Seconds of processor availability for this process: if a busy machine suspends it, what it waits for is suspended
 * too, so no time limit applies. Answers, and ends, when called.
 */
export function startHeldClock(): () => number {
  let held = 0;
  let last = performance.now();
  let queued = queuedMilliseconds();
  const count = (): void => {
    const now = performance.now();
    const waited = queuedMilliseconds();
    held += Math.max(0, Math.min(now - last - (waited - queued), 2 * STEP));
    last = now;
    queued = waited;
  };
  const timer = setInterval(count, STEP);
  return () => {
    clearInterval(timer);
    count();
    return held / 1000;
  };
}

/** How long this thread was ready to run while others ran instead, as Linux counts it; 0 elsewhere. */
function queuedMilliseconds(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

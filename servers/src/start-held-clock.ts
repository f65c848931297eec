import { readFileSync } from 'node:fs';

const STEP = 100;

/**
 * Seconds that this process was given: where a busy machine lets it stand still, what it waits for stands still too, and no
 * bound can be held against it. Answers, and ends, when called.
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

/** For how long this thread was ready to run and others ran instead, as Linux counts it; 0 elsewhere. */
function queuedMilliseconds(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

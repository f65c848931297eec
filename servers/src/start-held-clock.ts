const STEP = 100;

/**
 * Seconds that this process was given: where a busy machine lets it stand still, what it waits for stands still too, and no
 * bound can be held against it. Answers, and ends, when called.
 */
export function startHeldClock(): () => number {
  let held = 0;
  let last = performance.now();
  const count = (): void => {
    const now = performance.now();
    held += Math.min(now - last, 2 * STEP);
    last = now;
  };
  const timer = setInterval(count, STEP);
  return () => {
    clearInterval(timer);
    count();
    return held / 1000;
  };
}

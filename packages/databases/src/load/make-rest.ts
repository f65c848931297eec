/** A socket holds what its reader needs for about two of these. */
const MILLISECONDS_OF_WORK = 1;

/**
 * Tells long work when to rest: by a promise, once it has gone on for a millisecond. Others on this thread have their turn
 * then, and the rest is a real one: a system wakes a server that was sent something on the core of the sender, where it waits
 * as long as that one works on, even if another core is idle.
 */
export function makeRest(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < MILLISECONDS_OF_WORK) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        began = performance.now();
        resolve();
      }, 1);
    });
  };
}

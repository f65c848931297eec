/** A socket buffers what its reader needs for about two of these. */
const MILLISECONDS_OF_WORK = 1;

/**
 * Tells long work when to pause: by a promise, once it has run for a millisecond. Other work on this thread gets its
 * turn then, and the pause is a real one: a system wakes a server on the core of the sender, where it waits while the
 * sender works, even if another core is idle.
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

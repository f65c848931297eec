/** Milliseconds between checks. */
const LOOK = 100;

/**
 * Ends this process when its buffers exceed a limit. V8's own limit covers only its heap: a server that announces a
 * message of gigabytes and keeps sending would otherwise have the driver collect it until the machine runs out of
 * memory.
 */
export function boundBuffers(most: number): void {
  const look = setInterval(() => {
    if (process.memoryUsage().arrayBuffers > most) process.exit(1);
  }, LOOK);
  look.unref();
}

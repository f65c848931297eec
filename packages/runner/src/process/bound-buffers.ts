/** Milliseconds between looks. */
const LOOK = 100;

/**
 * Ends this process when its buffers grow beyond a bound. V8's own bound is on its heap alone: a server that announces a
 * message of gigabytes and goes on sending would otherwise have the driver collect it until the machine has no memory left.
 */
export function boundBuffers(most: number): void {
  const look = setInterval(() => {
    if (process.memoryUsage().arrayBuffers > most) process.exit(1);
  }, LOOK);
  look.unref();
}

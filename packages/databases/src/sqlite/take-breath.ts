/** SQLite runs on this thread: timers, signals and other work get their turn here. */
export function takeBreath(): Promise<void> {
  return new Promise((resolve) => {
    // The first may come before the event loop checks for signals, the second cannot.
    setImmediate(() => setImmediate(resolve));
  });
}

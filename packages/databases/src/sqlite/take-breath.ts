/** SQLite runs on this thread: timers, signals and other work get their turn here. */
export function takeBreath(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

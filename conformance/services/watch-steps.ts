import { renameSync, writeFileSync } from 'node:fs';

/**
 * Loaded into a service before its program: the longest uninterrupted work of its thread, in milliseconds of processor
 * time. A clock would also measure other users of the machine.
 */
const file = process.env['ROWLOOM_TEST_STEPS'];
const EVERY_MS = 5;
/** A test that has asked once asks again within this time. */
const WATCH_MS = 300_000;

if (file !== undefined) {
  let watching: NodeJS.Timeout | undefined;
  let stopping: NodeJS.Timeout | undefined;
  let last = process.threadCpuUsage();
  let longest = 0;
  const watch = (): void => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  };
  // From the first query on: most files never ask, and two hundred samples a second take time from all of them.
  const begin = (): void => {
    last = process.threadCpuUsage();
    // There was no sample since the last query, so the answer would be wrong.
    longest = Number.NaN;
    watching = setInterval(watch, EVERY_MS).unref();
  };
  const stop = (): void => {
    clearInterval(watching);
    watching = undefined;
  };
  process.on('SIGUSR2', () => {
    if (watching === undefined) begin();
    else watch();
    clearTimeout(stopping);
    stopping = setTimeout(stop, WATCH_MS).unref();
    writeFileSync(`${file}.new`, String(longest));
    renameSync(`${file}.new`, file);
    longest = 0;
  });
}

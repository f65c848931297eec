import { renameSync, writeFileSync } from 'node:fs';

/**
 * Loaded into a service before its program: how long its thread has worked at most without looking at anything else, in
 * milliseconds of the processor. Time on the clock would tell as much of whoever else uses the machine.
 */
const file = process.env['ROWLOOM_TEST_STEPS'];
const EVERY_MS = 5;

if (file !== undefined) {
  let last = process.threadCpuUsage();
  let longest = 0;
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, EVERY_MS).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(`${file}.new`, String(longest));
    renameSync(`${file}.new`, file);
    longest = 0;
  });
}

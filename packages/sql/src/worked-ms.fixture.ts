/** How long this thread has worked, in milliseconds of the processor: a clock would tell as much of whoever else uses the machine. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

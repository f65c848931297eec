/** Processor time of this thread in milliseconds: a clock would also measure other users of the machine. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

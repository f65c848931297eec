import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for whoever asks, whatever its kernel's own pace. */
const MS_PER_TICK = 10;
const USER = 11;
const SYSTEM = 12;

/**
 * Milliseconds that a process has worked so far. On a busy machine a small task may last for long without having had much.
 * Undefined where the system does not say, or the process is gone.
 */
export function processorTime(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The program's name stands in parentheses, and may hold some itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
    return Number.isFinite(ticks) ? ticks * MS_PER_TICK : undefined;
  } catch {
    return undefined;
  }
}

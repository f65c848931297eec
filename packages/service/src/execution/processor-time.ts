import { readFileSync } from 'node:fs';

/** Linux reports hundredths of a second, whatever its kernel's own tick. */
const MS_PER_TICK = 10;
const USER = 11;
const SYSTEM = 12;

/**
 * Milliseconds of processor time of a process so far. On a busy machine a small task may last long without much of it.
 * Undefined if the system does not report it, or the process is gone.
 */
export function processorTime(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The program's name is in parentheses, and may contain some itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
    return Number.isFinite(ticks) ? ticks * MS_PER_TICK : undefined;
  } catch {
    return undefined;
  }
}

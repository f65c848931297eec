import { readFileSync } from 'node:fs';

/** Megabytes that a process has had in memory at most so far, as the kernel counts them. Linux only. */
export function peakMemory(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(kilobytes ?? 0) * 1024) / 1e6;
  } catch {
    // It has just ended; the figure before this one stands.
    return 0;
  }
}

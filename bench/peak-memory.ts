import { readFileSync } from 'node:fs';

/** The peak memory of a process so far in megabytes, as the kernel counts it. Linux only. */
export function peakMemory(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(kilobytes ?? 0) * 1024) / 1e6;
  } catch {
    // It has just ended; the previous figure stands.
    return 0;
  }
}

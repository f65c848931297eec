import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's unit of processor time on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** A process with all its descendants. Linux only, like everything here. */
export function processTree(root: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    const parent = /^\d+$/.test(entry) ? Number(fieldsOf(Number(entry))[1]) : Number.NaN;
    if (!Number.isNaN(parent)) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const tree = [root];
  // It grows while it is walked.
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** Seconds of processor time that a process has used so far, in its own code and in the kernel's. */
export function processorSeconds(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
}

/** The same of its children that have ended. */
export function endedSeconds(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / TICKS_PER_SECOND;
}

/** Megabytes that a process has in memory now. */
export function residentMemory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1];
  return (Number(kilobytes ?? 0) * 1024) / 1e6;
}

/** Of `stat`, beginning with the state: the name before it may hold anything. */
function fieldsOf(pid: number): readonly string[] {
  const text = readProc(pid, 'stat');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has just ended.
    return '';
  }
}

import { createRequire, syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { dateWithClock, type Replacements, replaceProperties } from './replace-properties.ts';

/** More than a year, and not a whole number of days, hours or seconds. */
const LATER = 402 * 86_400_000 + 5 * 3_600_000 + 1_234_567;

/** Executes work as if it were later, in another time zone, and in another process of another machine. */
export async function inOtherWorld<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const undo = replaceProperties(world());
  const zone = useZone('Pacific/Chatham');
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    undo();
    useZone(zone);
    syncBuiltinESMExports();
  }
}

/** A zone that every machine has: values must not depend on the machine's. */
export function inZone<Answer>(name: string, work: () => Answer): Answer {
  const zone = useZone(name);
  try {
    return work();
  } finally {
    useZone(zone);
  }
}

function useZone(name: string | undefined): string | undefined {
  const before = process.env['TZ'];
  if (name === undefined) delete process.env['TZ'];
  else process.env['TZ'] = name;
  return before;
}

function world(): Replacements {
  const load = createRequire(import.meta.url);
  const os = load('node:os') as object;
  const threads = load('node:worker_threads') as { readonly threadId: number; readonly isMainThread: boolean };
  const { now } = Date;
  const ticks = performance.now.bind(performance);
  return [
    [globalThis, 'Date', dateWithClock(() => now() + LATER)],
    [performance, 'now', () => ticks() + LATER],
    [process, 'pid', process.pid + 1],
    [process, 'ppid', process.ppid + 1],
    [process, 'uptime', () => LATER / 1000],
    [os, 'hostname', () => 'another-machine'],
    [os, 'userInfo', () => ({ username: 'another', uid: 4711, gid: 4711, shell: null, homedir: '/home/another' })],
    [os, 'homedir', () => '/home/another'],
    [os, 'tmpdir', () => '/home/another/tmp'],
    [threads, 'threadId', threads.threadId + 1],
    [threads, 'isMainThread', !threads.isMainThread],
  ];
}

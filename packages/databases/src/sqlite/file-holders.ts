import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { basename } from 'node:path';

export type FileHolder = { readonly pid: number; readonly name: string };

/**
 * The processes that lock a database file, or, where the system does not tell, that have it open. Empty on systems
 * without /proc. Files beside it count too: in WAL mode the locks are on `-shm`.
 */
export function findFileHolders(file: string): readonly FileHolder[] {
  const others = (pids: readonly number[]): readonly number[] =>
    [...new Set(pids)].filter((pid) => pid !== process.pid);
  const locking = others(findLocking(file));
  return (locking.length > 0 ? locking : others(findOpen(file))).map((pid) => ({ pid, name: nameOf(pid) }));
}

/** `1: POSIX  ADVISORY  WRITE 1234 08:01:5678 1073741824 1073742335`: process and inode. */
function findLocking(file: string): readonly number[] {
  const inodes = new Set(
    [file, `${file}-shm`].flatMap((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found === undefined ? [] : [String(found.ino)];
    }),
  );
  const locks = attempt(() => readFileSync('/proc/locks', 'latin1')) ?? '';
  return [...locks.matchAll(/^\d+: \S+\s+\S+\s+\S+ (\d+) \w+:\w+:(\d+) /gm)].flatMap(([, pid = '0', inode = '']) =>
    inodes.has(inode) && pid !== '0' ? [Number(pid)] : [],
  );
}

function findOpen(file: string): readonly number[] {
  const pids = (attempt(() => readdirSync('/proc')) ?? []).filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    const open = attempt(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
    const holds = open.some((fd) => attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) === file);
    return holds ? [Number(pid)] : [];
  });
}

/** Every Node program calls its threads alike: what it was started as says more. */
function nameOf(pid: number): string {
  const name = (attempt(() => readFileSync(`/proc/${pid}/comm`, 'utf8')) ?? '').trim();
  if (name !== 'MainThread') return name;
  const words = (attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '').split('\0');
  const [program = '', script = ''] = words.filter((word) => word !== '' && !word.startsWith('-'));
  return [program, script]
    .map((path) => basename(path))
    .join(' ')
    .trim();
}

/** Processes end while they are looked at, and those of others are closed to us. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { EXPORT_FILE } from '@rowloom/engine';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { LOCK_FILE, OWNER_FILE, isPartialName, partialName } from './partial-name.ts';

/** Files that all get their final names together, when the run is complete. */
export type PartialFiles = {
  /** Creates an empty file; returns where its bytes go for now. */
  readonly create: (name: string) => string;
  readonly writeText: (name: string, text: string) => void;
  /** Removes what the run replaces, then gives every file its name, in the order of their creation. */
  readonly complete: (replaced: readonly string[]) => void;
  /** Removes everything that was created, and the folder if it is new. */
  readonly discard: () => void;
};

/**
 * Returns the first folder that had to be created. Node's own method never returns on a file system that denies the
 * existence of a new folder, as /proc does.
 */
function makeFolders(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const above = makeFolders(dirname(folder));
  mkdirSync(folder);
  return above ?? folder;
}

const TRIES = 10;

/** A failed run may remove the folder that it created before we have put anything in it. */
function takeFolder(folder: string): { readonly made: string | undefined; readonly lock: FolderLock } {
  let made: string | undefined;
  for (let tries = 1; ; tries++) {
    try {
      made = makeFolders(resolve(folder)) ?? made;
      return { made, lock: lockFolder(folder) };
    } catch (error) {
      const isGone = (error as { code?: unknown }).code === 'ENOENT' && made === undefined;
      if (isGone && tries < TRIES) continue;
      if (made !== undefined) removeFolders(made, folder);
      throw error;
    }
  }
}

/**
 * From here on the folder is ours alone until the run is complete or discarded. Leftovers of a killed process are
 * removed first.
 */
export function openPartialFiles(folder: string): PartialFiles {
  const { made, lock } = takeFolder(folder);
  const kept = new Set([LOCK_FILE, OWNER_FILE]);
  for (const name of readdirSync(folder))
    if (isPartialName(name) && !kept.has(name)) rmSync(join(folder, name), { force: true });
  const open = new Map<string, string>();
  const discard = (): void => {
    process.removeListener('exit', discard);
    for (const path of open.values()) rmSync(path, { force: true });
    open.clear();
    lock.release();
    if (made !== undefined) removeFolders(made, folder);
  };
  // The last resort: any orderly exit of the process leaves nothing behind.
  process.on('exit', discard);
  const place = (name: string): string => {
    const path = join(folder, partialName(name));
    open.set(name, path);
    return path;
  };
  return {
    create(name) {
      const path = place(name);
      closeSync(openSync(path, 'w'));
      return path;
    },
    writeText: (name, text) => writeFileSync(place(name), text),
    complete(replaced) {
      // An export promises that all its files exist: it is removed before the first of them, and written after the
      // last.
      for (const name of replaced.toSorted((one, other) => Number(other === EXPORT_FILE) - Number(one === EXPORT_FILE)))
        rmSync(join(folder, name), { force: true });
      for (const [name, path] of open) renameSync(path, join(folder, name));
      open.clear();
      lock.release();
      process.removeListener('exit', discard);
    },
    discard,
  };
}

/** From the innermost out, while they are empty. */
function removeFolders(outermost: string, innermost: string): void {
  for (let path = innermost; !relative(outermost, path).startsWith('..'); path = dirname(path)) {
    try {
      rmdirSync(path);
    } catch {
      return;
    }
  }
}

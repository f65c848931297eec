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
  /** Makes an empty file; answers where its bytes go for now. */
  readonly create: (name: string) => string;
  readonly writeText: (name: string, text: string) => void;
  /** Removes what the run replaces, then gives every file its name, in the order of their creation. */
  readonly complete: (replaced: readonly string[]) => void;
  /** Removes everything that has been made, and the folder if it is new. */
  readonly discard: () => void;
};

/**
 * Answers the first folder that had to be made. Node's own way never comes back from a file system that says of a new
 * folder that there is no such thing, as /proc does.
 */
function makeFolders(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const above = makeFolders(dirname(folder));
  mkdirSync(folder);
  return above ?? folder;
}

const TRIES = 10;

/** Another run that came to nothing may remove a folder that it had made, before there is something of ours in it. */
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

/** Nobody else has the folder from here on until all is complete or discarded. What a killed process left goes first. */
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
  // The last resort: whatever ends the process in an orderly way leaves nothing behind.
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
      // An export says that all its files are there: it goes before the first of them, and comes after the last.
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

/** From the innermost out, as long as they are empty. */
function removeFolders(outermost: string, innermost: string): void {
  for (let path = innermost; !relative(outermost, path).startsWith('..'); path = dirname(path)) {
    try {
      rmdirSync(path);
    } catch {
      return;
    }
  }
}

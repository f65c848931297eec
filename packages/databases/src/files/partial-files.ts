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
import { isPartialName, partialName } from './name-files.ts';

/** Files that get their names all at once, when the run is complete. */
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

/** What a killed process has left behind is removed first. */
export function openPartialFiles(folder: string): PartialFiles {
  const made = makeFolders(resolve(folder));
  for (const name of readdirSync(folder)) if (isPartialName(name)) rmSync(join(folder, name), { force: true });
  const open = new Map<string, string>();
  const discard = (): void => {
    process.removeListener('exit', discard);
    for (const path of open.values()) rmSync(path, { force: true });
    open.clear();
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
      for (const name of replaced) rmSync(join(folder, name), { force: true });
      for (const [name, path] of open) renameSync(path, join(folder, name));
      open.clear();
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

import { EXPORT_FILE } from '@rowloom/engine';

/** What a run keeps in its folder for as long as it lives; like parts of files, nothing of it is there afterwards. */
export const LOCK_FILE = '.lock.rowloom-partial';
export const OWNER_FILE = '.owner.rowloom-partial';

const PARTIAL = /^\..+\.rowloom-partial$/;

/** A name that cannot be taken for a whole file. */
export function partialName(name: string): string {
  return `.${name}.rowloom-partial`;
}

export function isPartialName(name: string): boolean {
  return PARTIAL.test(name);
}

/** Says of which tables a run is that was killed: whoever comes next may replace what it has left. */
export const UNFINISHED_FILE = partialName(EXPORT_FILE);

import { EXPORT_FILE } from '@rowloom/engine';

/** Files that a run keeps in its folder while it lives; like partial files, none of them remains afterwards. */
export const LOCK_FILE = '.lock.rowloom-partial';
export const OWNER_FILE = '.owner.rowloom-partial';

const PARTIAL = /^\..+\.rowloom-partial$/;

/** A name that cannot be taken for a complete file. */
export function partialName(name: string): string {
  return `.${name}.rowloom-partial`;
}

export function isPartialName(name: string): boolean {
  return PARTIAL.test(name);
}

/** Records the tables of a run, so that after a kill the next run may replace what is left. */
export const UNFINISHED_FILE = partialName(EXPORT_FILE);

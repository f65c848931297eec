import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeError } from './store-error.ts';

export type FolderLock = { readonly release: () => void };

const SQLITE_BUSY = 5;

/**
 * PGlite does not detect a second process in its folder: both would write, and corrupt it silently. The lock is an open
 * transaction on an SQLite file, which the kernel releases however the process ends; a pid file would become stale.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'lock');
  const database = new DatabaseSync(file);
  try {
    chmodSync(file, 0o600);
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY) throw error;
    throw storeError(
      'store_in_use',
      `The folder ${folder} is in use by another Rowloom. Stop that one, give this one another folder (ROWLOOM_DATA_DIR), or let both share a PostgreSQL store (ROWLOOM_STORE_URL).`,
    );
  }
  return { release: () => database.close() };
}

import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { loadSqlite } from '../sqlite/load-sqlite.ts';
import { targetError } from '../target/target-error.ts';
import { LOCK_FILE, OWNER_FILE } from './partial-name.ts';

export type FolderLock = { readonly release: () => void };

const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
/** The lock file must still be in place after locking; if not, another run has just finished. */
const TRIES = 100;

/**
 * One run owns a folder: two at once would mix their files under one export. The lock is an open transaction on an
 * empty SQLite file in the folder itself, so that every path to the folder meets it, and the kernel releases it however
 * the process ends. A file with a process id would become stale. The file is removed with the lock.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, LOCK_FILE);
  const owner = join(folder, OWNER_FILE);
  for (let tries = 0; tries < TRIES; tries++) {
    makeFile(file);
    const before = identify(file);
    const { DatabaseSync: Database } = loadSqlite();
    const database = new Database(file);
    try {
      if (!hold(database)) throw heldFolder(folder, owner);
      // The previous holder removes the file when it ends: a lock on an unlinked file would exclude nobody.
      if (before === undefined || identify(file) !== before) {
        database.close();
        continue;
      }
    } catch (error) {
      if (database.isOpen) database.close();
      throw error;
    }
    writeFileSync(owner, JSON.stringify({ process: process.pid, host: hostname(), since: new Date().toISOString() }));
    return {
      release() {
        rmSync(owner, { force: true });
        rmSync(file, { force: true });
        if (database.isOpen) database.close();
      },
    };
  }
  throw heldFolder(folder, owner);
}

/** Anyone who may write into the folder must be able to lock what another user's killed run has left. */
function makeFile(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    chmodSync(file, 0o666);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  }
}

/** An inode may be reused once the first file is deleted, but not with the same birth time. */
function identify(file: string): string | undefined {
  const facts = statSync(file, { bigint: true, throwIfNoEntry: false });
  return facts === undefined ? undefined : `${facts.dev}:${facts.ino}:${facts.birthtimeNs}`;
}

/** False if another run has it. A file system without locks cannot exclude anyone, and is written to as before. */
function hold(database: DatabaseSync): boolean {
  try {
    // Otherwise a journal would appear beside the file.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    const { errcode } = error as { errcode?: unknown };
    if (typeof errcode !== 'number') throw error;
    if (errcode % 256 === SQLITE_IOERR) return true;
    if (errcode % 256 === SQLITE_BUSY) return false;
    throw error;
  }
}

function heldFolder(folder: string, owner: string): Error {
  return targetError(
    'locked',
    `Another run is writing into ${folder}${describeOwner(owner)}, and two would mix their files, so nothing was written. Wait until it has ended, or choose another folder with --to.`,
    {
      plain: "Another run is writing into the target's folder. Start again when it has ended, or name another folder.",
    },
  );
}

/** Recorded by the other run itself, if it got that far: the lock alone does not show its owner. */
function describeOwner(owner: string): string {
  try {
    const { process: id, host, since } = JSON.parse(readFileSync(owner, 'utf8')) as Record<string, unknown>;
    return ` (process ${String(id)} on ${String(host)}, since ${String(since)})`;
  } catch {
    return '';
  }
}

import { statfsSync } from 'node:fs';
import type { PGlite as KyselyPGlite, PGliteTransaction } from 'kysely';
import type { PGlite } from '@electric-sql/pglite';
import { storeError } from './store-error.ts';
import { makeTurns } from './take-turns.ts';

/**
 * Bytes that must be free on the store's disk. PGlite extends its log by 16 MB at a time; if the next 16 are
 * unavailable it does not fail, it dies: nothing is answered any more until the process is restarted.
 */
const RESERVE = 48 << 20;
/** Milliseconds between checks of the disk. */
const LOOK = 250;

export type Room = {
  /** Throws if the disk has too little space for work in the store. */
  readonly check: () => void;
  readonly isThere: () => boolean;
};

export function watchRoom(folder: string): Room {
  let looked = -Infinity;
  let found = true;
  const isThere = (): boolean => {
    if (performance.now() - looked < LOOK) return found;
    const { bavail, bsize } = statfsSync(folder);
    found = bavail * bsize >= RESERVE;
    looked = performance.now();
    return found;
  };
  const check = (): void => {
    if (isThere()) return;
    throw storeError(
      'store_full',
      `The disk of ${folder} is full: the store needs ${RESERVE >> 20} MB free there to work safely. It resumes once there is room.`,
    );
  };
  return { check, isThere };
}

/** PGlite in the form that Kysely takes. */
export function guardPglite(pglite: PGlite, { check }: Pick<Room, 'check'>): KyselyPGlite {
  const turns = makeTurns();
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    async query(text, values, options) {
      check();
      return turns.inLine(() => pglite.query(text, values, options));
    },
    async transaction(work) {
      let isBegun = false;
      try {
        check();
        return await pglite.transaction((tx) => {
          isBegun = true;
          return work({
            query: (text, values, options) => turns.within(() => tx.query(text, values, options)),
            rollback: () => tx.rollback(),
          });
        });
      } catch (error) {
        // Kysely only awaits the start: an earlier failure would never be reported, and everything after it would hang.
        if (isBegun) throw error;
        return work(failing(error));
      }
    },
  };
}

/** A transaction that could not begin: its first statement says why. */
function failing(reason: unknown): PGliteTransaction {
  return {
    async query() {
      throw reason;
    },
    async rollback() {
      return undefined;
    },
  };
}

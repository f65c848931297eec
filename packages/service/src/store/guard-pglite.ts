import { statfsSync } from 'node:fs';
import type { PGlite as KyselyPGlite, PGliteTransaction } from 'kysely';
import type { PGlite } from '@electric-sql/pglite';
import { storeError } from './store-error.ts';
import { makeTurns } from './take-turns.ts';

/**
 * Bytes that must be free on the store's disk. PGlite takes its log by 16 MB at a time; where the next 16 are not to be had
 * it does not fail, it dies: nothing is answered any more until the process is started again.
 */
const RESERVE = 48 << 20;
/** Milliseconds between looks at the disk. */
const LOOK = 250;

export type Room = {
  /** Throws where the disk has too little room for work in the store. */
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

/** PGlite as Kysely takes it. */
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
        // Kysely waits for the beginning alone: what fails before it would never be told, and all that follows would wait.
        if (isBegun) throw error;
        return work(failing(error));
      }
    },
  };
}

/** A transaction that could not be begun: its first statement says why. */
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

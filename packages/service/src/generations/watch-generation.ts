import { type Generation, type Id, isFinal } from '@rowloom/contract';
import type { Caller } from '../caller/caller.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Db } from '../store/store.ts';
import { toGeneration } from './generation.ts';
import { findGeneration } from './generation-store.ts';

export type WatchedEvent = { readonly event: 'progress' | 'end'; readonly id: string; readonly data: Generation };

/** Milliseconds between polls: at most four events a second. */
const LOOK = 250;
/** Milliseconds after which the caller's permission is checked again: it may have been revoked. */
const RECHECK = 3000;

/**
 * The run's record whenever it has changed, until it is over. The stream ends without `end` as soon as the caller may
 * no longer see the run: their key was revoked, they signed out, or they lost access to the project.
 */
export async function* watchGeneration(
  db: Db,
  id: Id<'generation'>,
  options: {
    /** The caller, read again; undefined once the credential is invalid. */
    readonly readCaller: () => Promise<Caller | undefined>;
    readonly signal: AbortSignal;
    /** The version that the client already has. */
    readonly after?: number;
  },
): AsyncGenerator<WatchedEvent> {
  let seen = options.after ?? -1;
  let checked = performance.now();
  while (!options.signal.aborted) {
    if (performance.now() - checked >= RECHECK) {
      if (!(await maySee(db, id, options.readCaller))) return;
      checked = performance.now();
    }
    const version = await readVersion(db, id);
    if (version === undefined) return;
    if (version.version !== seen || isFinal(version.status)) {
      const row = await findGeneration(db, id);
      if (row === undefined) return;
      seen = row.version;
      const isOver = isFinal(row.status);
      yield { event: isOver ? 'end' : 'progress', id: String(row.version), data: toGeneration(row) };
      if (isOver) return;
    }
    await pause(LOOK, options.signal);
  }
}

const readVersion = (db: Db, id: Id<'generation'>) =>
  db.selectFrom('generation').select(['version', 'status']).where('id', '=', id).executeTakeFirst();

async function maySee(db: Db, id: Id<'generation'>, readCaller: () => Promise<Caller | undefined>): Promise<boolean> {
  const caller = await readCaller();
  if (caller === undefined) return false;
  try {
    await authoriseProject(db, caller, { thing: 'generation', id }, 'generations.read');
    return true;
  } catch {
    return false;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
}

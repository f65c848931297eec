import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { targetError } from '../target/target-error.ts';
import type { S3Folder } from './s3-folder.ts';
import { describeS3Place, type S3Place } from './s3-place.ts';
import { OWNER_FILE } from './partial-name.ts';

export type S3Claim = {
  /** Throws where another run has taken the prefix. */
  readonly check: () => Promise<void>;
  /** Aborted as soon as another run is found to have taken it. */
  readonly lost: AbortSignal;
  readonly release: () => Promise<void>;
};

/** Milliseconds; those of {@link CLAIM_TIMES} unless a test has no time to wait. */
export type ClaimTimes = {
  /** Between signs of life of an owner. */
  readonly beat: number;
  /** Without a sign of life, after which an owner counts as dead. No clock is compared: the object must not change so long. */
  readonly silence: number;
  /** For which a store that knows no conditions is given, so that of two who claim at once the later one is seen by both. */
  readonly settle: number;
};

export const CLAIM_TIMES: ClaimTimes = { beat: 8000, silence: 30_000, settle: 2000 };

/**
 * Takes a prefix for one run. The owner is an object, made under the condition that there is none; it is written anew while
 * the run lives, and whoever finds it waits to see whether it is. Stores that know no conditions write it always: there the
 * last of those who wrote at once is the owner, and the others find out before they write anything else.
 */
export async function claimPrefix(folder: S3Folder, place: S3Place, times: ClaimTimes = CLAIM_TIMES): Promise<S3Claim> {
  const token = randomUUID();
  let beats = 0;
  const text = (): string => JSON.stringify({ owner: token, beat: beats++ });
  // One that cannot be read, as where the store is just writing it, is nobody else's.
  const isMine = async (): Promise<boolean> => (ownerOf(await folder.readIfThere(OWNER_FILE)) ?? token) === token;

  const found = await folder.readIfThere(OWNER_FILE);
  if (found !== undefined) await untilSilent(folder, place, found, times);
  const isTaken = await folder.create(OWNER_FILE, text(), found);
  if (!isTaken) throw inUse(place);
  // A store that makes the same object twice knows no conditions.
  if (await folder.create(OWNER_FILE, text())) await pause(times.settle);
  if (!(await isMine())) throw inUse(place);

  const lost = new AbortController();
  let busy: Promise<void> = Promise.resolve();
  const beat = async (): Promise<void> => {
    // What cannot be reached for a moment is not lost; the run itself will say so.
    const owner = await isMine().catch(() => true);
    if (!owner) lost.abort(inUse(place));
    else await folder.writeText(OWNER_FILE, text()).catch(() => undefined);
  };
  const timer = setInterval(() => {
    busy = busy.then(beat);
  }, times.beat).unref();
  return {
    lost: lost.signal,
    async check() {
      if (lost.signal.aborted || !(await isMine())) throw inUse(place);
    },
    async release() {
      clearInterval(timer);
      await busy;
      if (!lost.signal.aborted && (await isMine())) await folder.remove(OWNER_FILE);
    },
  };
}

/** Returns when the owner has shown no sign of life for long enough; throws as soon as it does. */
async function untilSilent(
  folder: S3Folder,
  place: S3Place,
  found: string,
  { beat, silence }: ClaimTimes,
): Promise<void> {
  const until = performance.now() + silence;
  while (performance.now() < until) {
    await pause(Math.min(1000, beat / 2));
    const now = await folder.readIfThere(OWNER_FILE);
    if (now === undefined) return;
    if (now !== found) throw inUse(place);
  }
}

function ownerOf(text: string | undefined): string | undefined {
  try {
    const { owner } = JSON.parse(text ?? '{}') as { readonly owner?: unknown };
    return typeof owner === 'string' ? owner : undefined;
  } catch {
    return undefined;
  }
}

const inUse = (place: S3Place) =>
  targetError(
    'locked',
    `Another run is writing into ${describeS3Place(place)}, and a prefix takes one at a time. Wait for its end, or choose another prefix.`,
  );

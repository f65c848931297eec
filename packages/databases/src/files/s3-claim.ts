import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { targetError } from '../target/target-error.ts';
import { fenceClient } from './s3-fence.ts';
import type { S3Folder } from './s3-folder.ts';
import { describeS3Place, s3Key, type S3Place } from './s3-place.ts';
import { OWNER_FILE } from './partial-name.ts';
import { startStopwatch, type Stopwatch } from './stopwatch.ts';

export type S3Claim = {
  /** Throws where another run has taken the prefix. The store is asked. */
  readonly check: () => Promise<void>;
  /** Aborted as soon as another run is found to have taken it. */
  readonly lost: AbortSignal;
  /** Throws where the prefix is not ours to give back: what was written there is another's by now. */
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

/** An owner object that is just being written anew may be read as half of itself, or as nothing. */
const READS = 4;
const READ_PAUSE = 100;
/** How often a sign of life is tried that comes too late because the store, or the process, is that slow. */
const CONFIRMS = 3;

/**
 * Takes a prefix for one run. The owner is an object, made under the condition that there is none; it is written anew while
 * the run lives, and whoever finds it waits to see whether it is. Stores that know no conditions write it always: there the
 * last of those who wrote at once is the owner, and the others find out before they write anything else.
 *
 * From then on nothing of the client's changes the store unless the last sign of life is younger than half of what successors
 * wait for. A process that was frozen for longer first asks whose the prefix is. Its own token has to stand there: where the
 * object is gone, a successor has come, and gone as well.
 */
// oxlint-disable-next-line max-lines-per-function -- one protocol: each step rests on the stopwatches of those before
export async function claimPrefix(
  client: S3Client,
  folder: S3Folder,
  place: S3Place,
  times: ClaimTimes = CLAIM_TIMES,
): Promise<S3Claim> {
  const token = randomUUID();
  const lease = times.silence / 2;
  let beats = 0;
  const text = (): string => JSON.stringify({ owner: token, beat: beats++ });
  const lost = new AbortController();
  const lose = () => {
    if (!lost.signal.aborted) lost.abort(takenOver(place));
    return lost.signal.reason as Error;
  };

  /** Since our token was last seen or written; what is about to be written as owner rests on it. */
  let look: Stopwatch = startStopwatch();
  const seeMine = async (): Promise<string | undefined> => {
    look = startStopwatch();
    const found = await readOwner(folder);
    return found?.owner === token ? found.text : undefined;
  };
  /** Since a sign of life was last sent, and since one was last sent that was found to have arrived. */
  let sent: Stopwatch | undefined;
  let sign: Stopwatch | undefined;
  /** Looks whose the prefix is, and gives a sign of life; throws where the prefix is another's. */
  const confirm = async (): Promise<void> => {
    const held = await seeMine();
    if (held === undefined) throw lose();
    await folder.replace(OWNER_FILE, text(), held);
    const now = await seeMine();
    if (now === undefined) throw lose();
    if (now !== held) sign = sent;
  };
  let busy: Promise<void> = Promise.resolve();
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const done = busy.then(act);
    busy = done.catch(() => undefined);
    return done;
  };

  fenceClient(client, async (command, key) => {
    if (lost.signal.aborted) throw lose();
    if (key === s3Key(place, OWNER_FILE) && command === 'PutObjectCommand') {
      // Between the look and this moment the process may have slept.
      if (look() > lease) throw inUse(place);
      sent = startStopwatch();
      return;
    }
    const isFresh = () => sign !== undefined && sign() <= lease;
    for (let tries = 0; !isFresh() && tries < CONFIRMS; tries++) await inTurn(confirm);
    if (!isFresh()) throw tooSlow(place);
  });

  const found = await folder.readIfThere(OWNER_FILE);
  const isThere = found !== undefined && (await isLeftBehind(folder, place, found, times));
  look = startStopwatch();
  const isTaken = await (isThere ? folder.replace(OWNER_FILE, text(), found) : folder.create(OWNER_FILE, text()));
  if (!isTaken) throw inUse(place);
  // A store that makes the same object twice knows no conditions. A predecessor that woke up has stopped by then.
  if (await folder.create(OWNER_FILE, text())) await pause(isThere ? Math.max(times.settle, lease) : times.settle);
  if ((await seeMine()) === undefined) throw inUse(place);
  await confirm();

  const timer = setInterval(() => {
    // What cannot be reached for a moment is not lost; the run itself will say so.
    if (!lost.signal.aborted) inTurn(confirm).catch(() => undefined);
  }, times.beat).unref();
  return {
    lost: lost.signal,
    async check() {
      if (lost.signal.aborted) throw lose();
      await inTurn(confirm);
    },
    async release() {
      clearInterval(timer);
      await busy;
      if (lost.signal.aborted) throw lose();
      await folder.remove(OWNER_FILE);
    },
  };
}

/** True when the owner has shown no sign of life for long enough, false when it has gone; throws as soon as it shows one. */
async function isLeftBehind(
  folder: S3Folder,
  place: S3Place,
  found: string,
  { beat, silence }: ClaimTimes,
): Promise<boolean> {
  const waited = startStopwatch();
  while (waited() < silence) {
    await pause(Math.min(1000, beat / 2));
    const now = await folder.readIfThere(OWNER_FILE);
    if (now === undefined) return false;
    if (now !== found) throw inUse(place);
  }
  return true;
}

/** Whose the prefix is, and the words that say so; undefined where nobody's. */
async function readOwner(
  folder: S3Folder,
  reads = READS,
): Promise<{ readonly owner: string; readonly text: string } | undefined> {
  const text = await folder.readIfThere(OWNER_FILE);
  const owner = ownerOf(text);
  if (text !== undefined && owner !== undefined) return { owner, text };
  if (reads <= 1) return undefined;
  await pause(READ_PAUSE);
  return readOwner(folder, reads - 1);
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

const takenOver = (place: S3Place) =>
  targetError(
    'locked',
    `Another run has taken over ${describeS3Place(place)}, because this run was silent for too long. This run has ended and changed nothing there. If you want its files too, start it again with another prefix.`,
  );

const tooSlow = (place: S3Place) =>
  targetError(
    'unreachable',
    `The store of ${describeS3Place(place)} answers so slowly that other runs would consider this one dead. Nothing more was written. Try again when it answers faster.`,
  );

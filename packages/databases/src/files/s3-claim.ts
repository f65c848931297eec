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
  /** Throws if another run has taken the prefix. Queries the store. */
  readonly check: () => Promise<void>;
  /** Aborted as soon as another run is found to have taken it. */
  readonly lost: AbortSignal;
  /** Throws if the prefix is not ours to release, because its content now belongs to another run. */
  readonly release: () => Promise<void>;
};

/** Milliseconds; the values of {@link CLAIM_TIMES} except in fast tests. */
export type ClaimTimes = {
  /** Between heartbeats of an owner. */
  readonly beat: number;
  /**
   * Time without a heartbeat after which an owner counts as dead. No clocks are compared: the object must be unchanged
   * for this long.
   */
  readonly silence: number;
  /** Extra time for a store without conditions, so that two simultaneous claimants both see the later one. */
  readonly settle: number;
};

export const CLAIM_TIMES: ClaimTimes = { beat: 8000, silence: 30_000, settle: 2000 };

/** An owner object that is being rewritten may be read in part, or as empty. */
const READS = 4;
const READ_PAUSE = 100;
/** How often a heartbeat is retried that is late because the store, or the process, is slow. */
const CONFIRMS = 3;

/**
 * Claims a prefix for one run. The owner is an object that is created on condition that there is none; it is rewritten
 * while the run lives, and other runs wait to see whether it changes. Stores without conditions always write it: there
 * the last of several simultaneous writers is the owner, and the others find out before they write anything else.
 *
 * From then on the client changes the store only if the last heartbeat is younger than half of what successors wait
 * for. A process that was frozen for longer first checks the owner. Its own token must be there: if the object is gone,
 * a successor has come and gone as well.
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

  /** Since our token was last seen or written; the next write of the owner relies on it. */
  let look: Stopwatch = startStopwatch();
  const seeMine = async (): Promise<string | undefined> => {
    look = startStopwatch();
    const found = await readOwner(folder);
    return found?.owner === token ? found.text : undefined;
  };
  /** Since a heartbeat was last sent, and since the last one that is known to have arrived was sent. */
  let sent: Stopwatch | undefined;
  let sign: Stopwatch | undefined;
  /** Checks the owner of the prefix, and sends a heartbeat; throws if the prefix belongs to another run. */
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
      // The process may have slept since the check.
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
  // A store that creates the same object twice has no conditions. A predecessor that woke up has stopped by then.
  if (await folder.create(OWNER_FILE, text())) await pause(isThere ? Math.max(times.settle, lease) : times.settle);
  if ((await seeMine()) === undefined) throw inUse(place);
  await confirm();

  const timer = setInterval(() => {
    // A temporary failure to reach the store does not lose the claim; the run itself will report it.
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

/**
 * True when the owner has sent no heartbeat for long enough, false when it has gone; throws as soon as it sends one.
 */
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

/** The owner of the prefix, with a description; undefined if there is none. */
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

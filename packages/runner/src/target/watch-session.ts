import type { Pulse, Session } from '@rowloom/databases';
import type { BackendLook, WorkSigns } from './backend-look.ts';
import type { Silence } from './silence.ts';

const TICK = 1000;
/** Bytes within a tick that count as getting on. */
const RATE = 1024;
/** Ticks without getting on after which the server is asked, and asked again. */
const LOOK_AFTER = 2;
const LOOK_EACH = 3;
/** Seconds that an answer may be on its way after the server has given it. */
const ON_ITS_WAY = 5;
/**
 * Ticks after which a connection counts as lost on which both sides wait for each other, or whose server cannot be seen:
 * less than half of the minute that a run has without getting on, so that it can begin once more within that.
 */
const STUCK = 27;
/** Ticks after which a server is no longer believed that says it is at work, while nothing moves. */
const STILL = 60;
/** Steps in a second that count as getting on: looks, and signs of life of this and other runs, take far fewer. */
const PACE = 50;

export type Watch = {
  readonly session: Session;
  readonly look: (backend: number) => Promise<BackendLook | undefined>;
  readonly silence: Silence;
  /** Told once, when the connection is closed. */
  readonly onClosed: () => void;
};

/**
 * Gives a connection up on which an answer was lost: a network that swallows it tells nobody. A server that is at work is
 * waited for as long as it takes; it is asked over another connection. One that says so while nothing of it moves is stuck
 * in itself; what builds an index or answers a query may give no sign for long. Ticks are counted and not seconds, so that a process that was busy or stopped itself blames nobody.
 */
export function watchSession({ session, look, silence, onClosed }: Watch): void {
  const { pulse } = session;
  if (pulse === undefined) return;
  let last = pulse();
  let quiet = 0;
  let isLooking = false;
  const stillness = watchSigns();
  const tick = (): void => {
    const now = pulse();
    if (now.isClosed) {
      clearInterval(timer);
      onClosed();
      return;
    }
    quiet = isGettingOn(last, now) ? 0 : quiet + 1;
    if (now.answered !== last.answered || now.received - last.received >= RATE) silence.end();
    last = now;
    if (isLooking || quiet < LOOK_AFTER || (quiet - LOOK_AFTER) % LOOK_EACH !== 0) return;
    isLooking = true;
    void examine(now.answered).finally(() => {
      isLooking = false;
    });
  };
  const examine = async (answered: number): Promise<void> => {
    const seen = await look(session.backend);
    if (seen === undefined) silence.begin(quiet);
    else silence.end();
    if (pulse().answered !== answered || quiet === 0) return;
    if (seen?.state === 'working' && seen.holders !== undefined) session.blame?.(seen.holders);
    const reason =
      seen?.state === 'working'
        ? stillness.reason(pulse().isWriting === false ? undefined : seen.signs, quiet)
        : reasonToGiveUp(seen, quiet, silence.seconds());
    if (reason !== undefined) session.destroy(`${reason} ${AGAIN}`);
  };
  const timer = setInterval(tick, TICK);
  timer.unref();
}

/** Compares what a server says at one look with what it said before. */
function watchSigns(): { readonly reason: (signs: WorkSigns | undefined, quiet: number) => string | undefined } {
  let last: { readonly signs: WorkSigns; readonly quiet: number } | undefined;
  return {
    reason(signs, quiet) {
      const before = last;
      // Whoever was getting on meanwhile is quiet for less long than before.
      const isSame =
        before !== undefined &&
        signs !== undefined &&
        quiet > before.quiet &&
        isStill(before.signs, signs, quiet - before.quiet);
      if (!isSame) last = signs === undefined ? undefined : { signs, quiet };
      return isSame && quiet - before.quiet >= STILL
        ? `The server has said for ${quiet - before.quiet} s that it is at work (${signs.says}), while nothing that it counts has moved: it is stuck.`
        : undefined;
    },
  };
}

const isStill = (before: WorkSigns, now: WorkSigns, seconds: number): boolean =>
  now.says === before.says && (now.steps ?? 0) - (before.steps ?? 0) < PACE * seconds;

const isGettingOn = (before: Pulse, now: Pulse): boolean =>
  now.waiting === 0 ||
  now.answered !== before.answered ||
  now.received - before.received + (now.sent - before.sent) >= RATE;

const AGAIN = 'Run the same command again: it resumes where it stopped.';

function reasonToGiveUp(seen: BackendLook | undefined, quiet: number, silent: number): string | undefined {
  if (seen?.state === 'gone') return 'The server has closed the connection, but the network did not report it.';
  if (seen?.state === 'idle')
    return Math.min(quiet, seen.seconds) >= ON_ITS_WAY
      ? `The server finished ${seen.seconds} s ago, but its response did not arrive: the network has lost it.`
      : undefined;
  if (seen === undefined) {
    // Others may have waited for it before this connection did.
    const away = Math.max(quiet, silent);
    return away < STUCK ? undefined : `The server has not answered for ${away} s, and accepts no other connection.`;
  }
  return quiet < STUCK
    ? undefined
    : `For ${quiet} s almost nothing was sent over the connection, while both sides waited for each other.`;
}

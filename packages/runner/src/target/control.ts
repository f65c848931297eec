import { CONNECT_TIMEOUT, isTargetError, type Session } from '@rowloom/databases';
import type { Target } from './target.ts';

/** A connection that is made again when it is lost, for short and repeatable work beside the loading. */
export type Control = {
  /** Runs `work`, once more where the connection was lost under it: what it does must bear repeating. */
  readonly use: <Answer>(work: (session: Session) => Promise<Answer>) => Promise<Answer>;
  /** What a connection that replaces a lost one goes through before anybody's work. */
  readonly onReplaced: (greet: Greeting) => void;
  /** How often it was lost so far. */
  readonly losses: () => number;
  readonly close: () => Promise<void>;
};

/** How often a connection may be lost over the same work before it is not an accident. */
export const MAX_LOSSES = 12;

/** How often the network may swallow answers over the same work: each takes up to half a minute to be noticed. */
export const MAX_STALLS = 1;

/** Milliseconds for a last attempt at a server that was waited for long enough. */
const LEAST_TIMEOUT = 1000;

export type Greeting = (session: Session, lost: number) => Promise<void>;

export type Patience = {
  /** Seconds to go on trying while the server is gone, counted from when it was last heard, by whomever. */
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
  /** Told once for each reason, however often it is tried. */
  readonly onRetry?: (reason: string) => void;
};

export const isConnectionLost = (error: unknown): boolean =>
  isTargetError(error) && (error.code === 'connection_lost' || error.code === 'unreachable');

export const isStalled = (error: unknown): boolean => isTargetError(error) && error.facts.native === 'stalled';

/** Connects, trying again while the server is away: it may be starting up. */
export async function connectPatiently(
  target: Target,
  applicationName: string,
  { seconds, signal, onRetry }: Patience,
): Promise<Session> {
  const { silence } = target;
  let told = '';
  for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
    const began = performance.now();
    const left = Math.max(LEAST_TIMEOUT, (seconds - silence.seconds()) * 1000);
    try {
      return await target.connect({ applicationName, timeout: Math.min(left, CONNECT_TIMEOUT) });
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      silence.begin((performance.now() - began) / 1000);
      if (silence.seconds() + pause / 1000 > seconds || signal?.aborted === true) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== told) onRetry?.(reason);
      told = reason;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

export function openControl(target: Target, applicationName: string, first: Session, patience: Patience): Control {
  let session: Session | undefined = first;
  let lost = first.backend;
  let losses = 0;
  let greet: Greeting = async () => undefined;
  let last: Promise<unknown> = Promise.resolve();
  const attempt = async <Answer>(work: (session: Session) => Promise<Answer>): Promise<Answer> => {
    let stalls = 0;
    for (let failures = 1; ; failures++) {
      const current: Session = session ?? (await connectPatiently(target, applicationName, patience));
      try {
        if (current !== session) await greet(current, lost);
        session = current;
        return await work(current);
      } catch (error) {
        const isLost = isConnectionLost(error);
        if (isLost) losses++;
        if (isLost && current === session) lost = current.backend;
        if (isLost || current !== session) {
          current.destroy();
          session = undefined;
        }
        if (isStalled(error)) stalls++;
        if (!isLost || failures > MAX_LOSSES || stalls > MAX_STALLS || patience.signal?.aborted === true) throw error;
      }
    }
  };
  return {
    losses: () => losses,
    // One after the other: two pieces of work on one connection would share its transaction.
    use(work) {
      const mine = last.then(() => attempt(work));
      last = mine.catch(() => undefined);
      return mine;
    },
    onReplaced(greeting) {
      greet = greeting;
    },
    async close() {
      await last;
      await session?.close().catch(() => undefined);
    },
  };
}

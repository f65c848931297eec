import { type TargetError, targetError } from '../target/target-error.ts';

/** Milliseconds that connecting may take in all, unless told. */
export const CONNECT_TIMEOUT = 10_000;

const TICKS = 10;

export type Opening = {
  /** Whoever opens a wire says how it is given up when the time is over. */
  readonly onLate: (giveUp: () => void) => void;
};

/**
 * One bound for all that has to happen before a session is of use: finding the host, the network's handshake, that of TLS,
 * signing in, the first settings. A server may fall silent at any of them, with the connection open, and a driver bounds
 * some of them at best.
 */
export async function connectWithin<Opened>(
  { timeout = CONNECT_TIMEOUT, place }: { readonly timeout?: number | undefined; readonly place: string },
  open: (opening: Opening) => Promise<Opened>,
): Promise<Opened> {
  const wires: (() => void)[] = [];
  let isLate = false;
  let ticks = 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // Counted and not measured, so that a process that was busy or stopped itself blames nobody.
    timer = setInterval(() => {
      if (++ticks < TICKS) return;
      clearInterval(timer);
      isLate = true;
      reject(noAnswer(place, timeout));
      for (const giveUp of wires) giveUp();
    }, timeout / TICKS);
  });
  const opened = open({ onLate: (giveUp) => (isLate ? giveUp() : void wires.push(giveUp)) });
  // What was given up fails by itself, when nobody listens any more.
  opened.catch(() => undefined);
  return Promise.race([opened, late]).finally(() => clearInterval(timer));
}

const noAnswer = (place: string, timeout: number): TargetError =>
  targetError(
    'unreachable',
    `No answer from ${place} within ${Math.round(timeout / 100) / 10} s. Check host, port and firewall, and whether the server still serves others.`,
  );

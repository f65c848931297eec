import { type TargetError, targetError } from '../target/target-error.ts';

/** Milliseconds for the whole connection, by default. */
export const CONNECT_TIMEOUT = 10_000;

const TICKS = 10;

export type Opening = {
  /** The opener of a socket says how to close it when the time is over. */
  readonly onLate: (giveUp: () => void) => void;
};

/**
 * One limit for everything before a session is usable: resolving the host, the TCP and TLS handshakes, signing in, the
 * first settings. A server may stop answering at any of them, with the connection open, and a driver limits only some
 * of them.
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
    // Counted in ticks, not measured, so that a process that was busy or stopped itself does not time out.
    timer = setInterval(() => {
      if (++ticks < TICKS) return;
      clearInterval(timer);
      isLate = true;
      reject(noAnswer(place, timeout));
      for (const giveUp of wires) giveUp();
    }, timeout / TICKS);
  });
  const opened = open({ onLate: (giveUp) => (isLate ? giveUp() : void wires.push(giveUp)) });
  // An abandoned connection fails by itself, when nobody listens any more.
  opened.catch(() => undefined);
  return Promise.race([opened, late]).finally(() => clearInterval(timer));
}

const noAnswer = (place: string, timeout: number): TargetError =>
  targetError(
    'unreachable',
    `No answer from ${place} within ${Math.round(timeout / 100) / 10} s. Check host, port and firewall, and whether the server still serves others.`,
  );

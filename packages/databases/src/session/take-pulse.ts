import type { Duplex } from 'node:stream';
import type { Pulse } from './session.ts';

/** Counts what goes over one connection. */
export type PulseCount = {
  readonly asked: (sql?: string) => void;
  readonly answered: () => void;
  /** A reader has rows in hand, and nobody waits for the server. */
  readonly rest: (isResting: boolean) => void;
  readonly pulse: () => Pulse;
};

type Wire = Pick<Duplex, 'writableLength' | 'destroyed'> & {
  readonly bytesRead?: number;
  readonly bytesWritten?: number;
};

const WRITING = /^\s*(?:LOAD|INSERT|REPLACE|UPDATE|DELETE)\b/i;

export function takePulse(wire: () => Wire): PulseCount {
  let asked = 0;
  let answered = 0;
  let resting = 0;
  let isWriting: boolean | undefined;
  return {
    asked(sql) {
      asked++;
      isWriting = sql === undefined ? undefined : WRITING.test(sql);
    },
    answered: () => void answered++,
    rest: (isResting) => void (resting = isResting ? 1 : 0),
    pulse() {
      const { bytesRead = 0, bytesWritten = 0, writableLength, destroyed } = wire();
      return {
        waiting: Math.max(0, asked - answered - resting),
        answered,
        received: bytesRead,
        sent: bytesWritten - writableLength,
        ...(isWriting === undefined ? {} : { isWriting }),
        isClosed: destroyed,
      };
    },
  };
}

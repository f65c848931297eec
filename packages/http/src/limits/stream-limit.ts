import { Refusal } from '@rowloom/contract';

/** Takes a place for a stream, and answers how to give it back; refuses where the user has all of theirs. */
export type StreamLimit = (userId: string) => () => void;

/** Seconds after which one of many streams has probably ended. */
const RETRY = 5;

/** A stream lasts, and every look at its run is a query: one user could take all connections that there are. */
export function makeStreamLimit(most: number): StreamLimit {
  const open = new Map<string, number>();
  return (userId) => {
    const count = open.get(userId) ?? 0;
    if (count >= most)
      throw new Refusal('rate_limited', {
        message: `You have ${most} streams of events open already. Close one of them first.`,
        retryAfter: RETRY,
      });
    open.set(userId, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (open.get(userId) ?? 1) - 1;
      if (left === 0) open.delete(userId);
      else open.set(userId, left);
    };
  };
}

import { Refusal } from '@rowloom/contract';

/** Takes a place, and returns how to release it; refuses if the holder has all of theirs. */
export type Places = (holder: string) => () => void;

export type PlacesOptions = {
  /** Per holder at a time. */
  readonly most: number;
  /** The message for a caller who wants more. */
  readonly message: string;
};

/** Seconds after which one of many has probably been released. */
const RETRY = 5;

/** For long-lasting work: one caller could take everything, however slowly. */
export function makePlaces({ most, message }: PlacesOptions): Places {
  const held = new Map<string, number>();
  return (holder) => {
    const count = held.get(holder) ?? 0;
    if (count >= most) throw new Refusal('rate_limited', { message, retryAfter: RETRY });
    held.set(holder, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (held.get(holder) ?? 1) - 1;
      if (left === 0) held.delete(holder);
      else held.set(holder, left);
    };
  };
}

import { Refusal } from '@rowloom/contract';

/** Takes a place, and answers how to give it back; refuses where whoever asks has all of theirs. */
export type Places = (holder: string) => () => void;

export type PlacesOptions = {
  /** Of one holder at a time. */
  readonly most: number;
  /** What is said to someone who wants more. */
  readonly message: string;
};

/** Seconds after which one of many has probably been given back. */
const RETRY = 5;

/** For what lasts: however slowly it is asked for, one could take all that there is. */
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

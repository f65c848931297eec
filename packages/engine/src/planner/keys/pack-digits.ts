/** Which digits stand at which place of a row's number, and how many tuples that makes. */
export type Packing = { readonly places: readonly (readonly number[])[]; readonly tuples: number };

/** Ways to pack more digits than these are too many to look at. */
const MAX_DIGITS = 8;

/**
 * Gives digits of these sizes places in one mixed-radix number so that each key, a list of digits, sees the number as a whole:
 * (a, b) and (b, c) do where a and c stand at the same place, which counts as far as the lesser of them. Of all ways to do so
 * the one with the most tuples, and of those the one that takes the fewest digits.
 */
export function packDigits(sizes: readonly number[], keys: readonly (readonly number[])[]): Packing {
  const order = mostShared(sizes, keys);
  const most = Math.min(...keys.map((key) => key.filter((digit) => order.includes(digit)).length));
  const places: number[][] = [];
  let best: Packing = { places: [], tuples: 1 };
  let taken = 0;
  const look = (at: number, count: number): void => {
    const digit = order[at];
    if (digit === undefined) {
      if (!places.every((place) => keys.every((key) => place.some((one) => key.includes(one))))) return;
      const tuples = places.reduce((all, place) => all * radixOf(sizes, place), 1);
      if (tuples < best.tuples || (tuples === best.tuples && count >= taken)) return;
      best = { places: places.map((place) => [...place]), tuples };
      taken = count;
      return;
    }
    for (const place of places) {
      place.push(digit);
      look(at + 1, count + 1);
      place.pop();
    }
    if (places.length < most) {
      places.push([digit]);
      look(at + 1, count + 1);
      places.pop();
    }
    look(at + 1, count);
  };
  look(0, 0);
  return best;
}

function radixOf(sizes: readonly number[], place: readonly number[]): number {
  return Math.min(...place.map((digit) => sizes[digit] ?? 1));
}

/** The digits that most keys see, in their own order. */
function mostShared(sizes: readonly number[], keys: readonly (readonly number[])[]): readonly number[] {
  const seen = (digit: number): number => keys.filter((key) => key.includes(digit)).length;
  return [...sizes.keys()]
    .filter((digit) => seen(digit) > 0 && (sizes[digit] ?? 0) > 1)
    .toSorted((a, b) => seen(b) - seen(a) || (sizes[b] ?? 0) - (sizes[a] ?? 0))
    .slice(0, MAX_DIGITS)
    .toSorted((a, b) => a - b);
}

/**
 * The other way, for keys that overlap pairwise, (a, b), (b, c) and (a, c): the digits are points of straight lines over a
 * prime field, any two of which tell the row. Digits that no key needs and that are smaller than the rest are left out.
 */
export function mixDigits(
  sizes: readonly number[],
  keys: readonly (readonly number[])[],
): { readonly digits: readonly number[]; readonly prime: number } {
  let digits = [...sizes.keys()].toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  let prime = 1;
  let chosen: readonly number[] = [];
  const seesTwo = (key: readonly number[]): boolean => digits.filter((digit) => key.includes(digit)).length >= 2;
  while (digits.length >= 2 && keys.every(seesTwo)) {
    const found = largestPrime(radixOf(sizes, digits));
    if (found >= digits.length && found > prime) [prime, chosen] = [found, digits.toSorted((a, b) => a - b)];
    digits = digits.slice(0, -1);
  }
  return { digits: chosen, prime };
}

function largestPrime(most: number): number {
  for (let candidate = Math.min(Math.floor(most), 2 ** 25); candidate > 1; candidate--)
    if (isPrime(candidate)) return candidate;
  return 1;
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return value > 1;
}

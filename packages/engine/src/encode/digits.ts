/**
 * Tables of ready digits, four bytes a store. `PADDED` holds "0007", `TRIMMED` holds "7" followed by rubbish that the
 * next store overwrites. Words are little-endian whatever the machine, because every store says so.
 */
export const PADDED = new Uint32Array(10_000);
export const TRIMMED = new Uint32Array(10_000);
/** Digits of each: a load costs less than a branch that the processor guesses wrong every third time. */
export const LENGTHS = new Uint8Array(10_000);
/** ".07" and a free fourth byte, for two decimals. */
export const CENTS = new Uint32Array(100);

for (let value = 0; value < 10_000; value++) {
  const digits = [Math.floor(value / 1000), Math.floor(value / 100) % 10, Math.floor(value / 10) % 10, value % 10];
  PADDED[value] = pack(digits);
  const skip = value < 10 ? 3 : value < 100 ? 2 : value < 1000 ? 1 : 0;
  TRIMMED[value] = pack(digits.slice(skip));
  LENGTHS[value] = 4 - skip;
}
for (let value = 0; value < 100; value++) CENTS[value] = pack([-2, Math.floor(value / 10), value % 10]);

function pack(digits: readonly number[]): number {
  let word = 0;
  for (let i = digits.length - 1; i >= 0; i--) word = (word << 8) | (48 + (digits[i] as number));
  return word >>> 0;
}

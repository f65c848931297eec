/**
 * Tables of ready digits, four bytes per store. `PADDED` contains "0007", `TRIMMED` "7" followed by garbage that the
 * next store overwrites. Words are little-endian on any machine, because every store says so.
 */
export const PADDED = new Uint32Array(10_000);
export const TRIMMED = new Uint32Array(10_000);
/** The number of digits of each: a load costs less than a branch that is mispredicted every third time. */
export const LENGTHS = new Uint8Array(10_000);
/** ".07" and a free fourth byte, for two decimals. */
export const CENTS = new Uint32Array(100);

/** "0000"; the first digit is the lowest byte. */
const ZEROS = 0x30303030;
const POINT = 0x2e;

for (let value = 0; value < 10_000; value++) {
  const thousands = (value / 1000) | 0;
  const hundreds = ((value / 100) | 0) % 10;
  const tens = ((value / 10) | 0) % 10;
  const padded = ZEROS + (((value % 10) << 24) | (tens << 16) | (hundreds << 8) | thousands);
  const skip = value < 10 ? 3 : value < 100 ? 2 : value < 1000 ? 1 : 0;
  PADDED[value] = padded;
  TRIMMED[value] = padded >>> (skip * 8);
  LENGTHS[value] = 4 - skip;
}
for (let value = 0; value < 100; value++) CENTS[value] = POINT | (((PADDED[value] as number) >>> 16) << 8);

/** Most numbers are small: those of variables, and bytes. */
const SMALL: readonly (readonly number[])[] = Array.from({ length: 128 }, (_, value) => [value]);

/** Integers in WebAssembly's encoding: seven bits per byte, the lowest first. */
export function unsigned(value: number): readonly number[] {
  const small = SMALL[value];
  if (small !== undefined) return small;
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return bytes;
}

export function signed(value: number): readonly number[] {
  const small = value >= 0 && value < 64 ? SMALL[value] : undefined;
  if (small !== undefined) return small;
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = ((rest % 128) + 128) % 128;
    rest = Math.floor(rest / 128);
    const isLast = (rest === 0 && low < 64) || (rest === -1 && low >= 64);
    bytes.push(isLast ? low : low + 128);
    if (isLast) return bytes;
  }
}

/** The same for 64 bits. */
export function signedLong(value: bigint): readonly number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = Number(BigInt.asUintN(7, rest));
    rest >>= 7n;
    const isLast = (rest === 0n && low < 64) || (rest === -1n && low >= 64);
    bytes.push(isLast ? low : low + 128);
    if (isLast) return bytes;
  }
}

export function float(value: number): readonly number[] {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value, true);
  return [...bytes];
}

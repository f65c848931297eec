/**
 * A 64-bit hash of the bytes between `start` and `end`, added to a sum modulo 2^64: the order of rows does not matter.
 * Both words are computed 32 bits at a time. Bytes after `end` up to the next word are overwritten with zeros.
 */
export function addRowHash(view: DataView, start: number, end: number, sum: Int32Array): void {
  view.setUint32(end, 0);
  let a = 0x243f6a88 ^ (end - start);
  let b = 0x85a308d3 + (end - start);
  for (let at = start; at < end; at += 4) {
    const word = view.getInt32(at, true);
    a = Math.imul(a ^ word, 0x9e3779b1);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b + word, 0x85ebca77) ^ a;
    b = (b << 17) | (b >>> 15);
  }
  a = finish(a ^ (b >>> 7), 0x2c1b3c6d);
  b = finish(b + a, 0xc2b2ae3d);
  const low = ((sum[0] as number) >>> 0) + (a >>> 0);
  sum[0] = low;
  sum[1] = (sum[1] as number) + b + (low > 0xffffffff ? 1 : 0);
}

function finish(value: number, factor: number): number {
  let x = Math.imul(value ^ (value >>> 16), factor);
  x = Math.imul(x ^ (x >>> 15), 0x297a2d39);
  return x ^ (x >>> 16);
}

/** Where loops with their own memory add hashes to the same sum. */
const shares = new WeakMap<Int32Array, Int32Array[]>();

export function shareSum(sum: Int32Array, part: Int32Array): void {
  const parts = shares.get(sum);
  if (parts === undefined) shares.set(sum, [part]);
  else parts.push(part);
}

/** Low and high word of the sum since it was last taken, wherever it was accumulated. */
export function takeSum(sum: Int32Array): readonly [low: number, high: number] {
  let low = 0;
  let high = 0;
  for (const part of [sum, ...(shares.get(sum) ?? [])]) {
    low += (part[0] as number) >>> 0;
    high = (high + (part[1] as number) + (low > 0xffffffff ? 1 : 0)) | 0;
    low >>>= 0;
    part.fill(0);
  }
  return [low | 0, high];
}

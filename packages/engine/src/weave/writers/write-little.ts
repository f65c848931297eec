/** Parquet's PLAIN values: little-endian, apart from decimals of fixed length. */

const WORD = 4_294_967_296;

export function writeLittle4(view: DataView, at: number, value: number): number {
  view.setInt32(at, value, true);
  return at + 4;
}

/** A whole number within 2^53. */
export function writeLittle8(view: DataView, at: number, value: number): number {
  const high = Math.floor(value / WORD);
  view.setUint32(at, value - high * WORD, true);
  view.setInt32(at + 4, high, true);
  return at + 8;
}

export function writeLittleDouble(view: DataView, at: number, value: number, unit: number): number {
  view.setFloat64(at, value / unit, true);
  return at + 8;
}

export function writeLittleFloat(view: DataView, at: number, value: number, unit: number): number {
  view.setFloat32(at, value / unit, true);
  return at + 4;
}

/** A whole number within 2^53 as sixteen bytes in two's complement, most significant first. */
export function writeWide(view: DataView, at: number, value: number): number {
  const sign = value < 0 ? -1 : 0;
  const high = Math.floor(value / WORD);
  view.setInt32(at, sign);
  view.setInt32(at + 4, sign);
  view.setInt32(at + 8, high);
  view.setUint32(at + 12, value - high * WORD);
  return at + 16;
}

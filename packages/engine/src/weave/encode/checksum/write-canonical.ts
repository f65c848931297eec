import { canonicalJson } from '../../../base/bytes/canonical-json.ts';
import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { TAGS } from './canonical-tags.ts';
import { writeLittle8 } from '../../writers/write-little.ts';

/** Writers of canonical bytes that both sides of a checksum share: making rows and reading them back. */

export function writeTagged8(view: DataView, at: number, tag: number, value: number): number {
  view.setUint8(at, tag);
  return writeLittle8(view, at + 1, value);
}

/** Scale and units of a decimal without trailing zeros. */
export function writeReduced(view: DataView, at: number, value: number, scale: number): number {
  let units = value;
  let places = scale;
  while (places > 0 && units % 10 === 0) {
    units /= 10;
    places--;
  }
  view.setUint8(at, places);
  return writeLittle8(view, at + 1, units);
}

/** A time with the digits that its column keeps. */
export function writeCut(view: DataView, at: number, micros: number, unit: number): number {
  return writeLittle8(view, at, Math.floor(micros / unit) * unit);
}

/** A float as IEEE bits; both zeros are equal. */
export function writeDouble(view: DataView, at: number, value: number, isSingle: number): number {
  view.setFloat64(at, (isSingle === 1 ? Math.fround(value) : value) + 0, true);
  return at + 8;
}

export function writeQuotient(view: DataView, at: number, value: number, unit: number, isSingle: number): number {
  return writeDouble(view, at, value / unit, isSingle);
}

/** Tag, length and UTF-8. */
export function writeText(view: DataView, at: number, tag: number, text: string): number {
  return writeBytes(view, at, tag, encodeUtf8(text));
}

export function writeBytes(view: DataView, at: number, tag: number, bytes: Uint8Array): number {
  view.setUint8(at, tag);
  view.setInt32(at + 1, bytes.length, true);
  for (let i = 0; i < bytes.length; i++) view.setUint8(at + 5 + i, bytes[i] as number);
  return at + 5 + bytes.length;
}

export const writeOther = (view: DataView, at: number, text: string): number => writeText(view, at, TAGS.other, text);

export function writeJson(view: DataView, at: number, text: string): number {
  try {
    return writeText(view, at, TAGS.json, canonicalJson(JSON.parse(text)));
  } catch {
    return writeOther(view, at, text);
  }
}

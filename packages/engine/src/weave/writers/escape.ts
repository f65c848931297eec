import { encodeUtf8 } from '../../base/bytes/utf8.ts';

/** The replacement of a byte that must be escaped; undefined for others. */
export type EscapeTable = readonly (Uint8Array | undefined)[];

function escapeTable(replacements: Readonly<Record<number, string>>): EscapeTable {
  return Array.from({ length: 256 }, (_, byte) => {
    const text = replacements[byte];
    return text === undefined ? undefined : encodeUtf8(text);
  });
}

/** PostgreSQL's COPY text. */
export const COPY_ESCAPES = escapeTable({ 8: '\\b', 9: '\\t', 10: '\\n', 11: '\\v', 12: '\\f', 13: '\\r', 92: '\\\\' });
/** MySQL's LOAD DATA, which reads \\v and \\f as letters. */
export const LOAD_ESCAPES = escapeTable({ 0: '\\0', 8: '\\b', 9: '\\t', 10: '\\n', 13: '\\r', 92: '\\\\' });
/** Inside a quoted CSV field. */
export const CSV_ESCAPES = escapeTable({ 34: '""' });
/** Inside an SQL string literal with standard_conforming_strings. */
export const SQL_ESCAPES = escapeTable({ 39: "''" });
export const MYSQL_ESCAPES = escapeTable({ 0: '\\0', 10: '\\n', 13: '\\r', 39: "''", 92: '\\\\' });
/** Inside a quoted element of a PostgreSQL array. */
export const ARRAY_ESCAPES = escapeTable({ 34: '\\"', 92: '\\\\' });
export const JSON_ESCAPES = escapeTable(jsonReplacements());

function jsonReplacements(): Record<number, string> {
  const replacements: Record<number, string> = { 34: '\\"', 92: '\\\\' };
  for (let byte = 0; byte < 32; byte++) replacements[byte] = `\\u00${byte < 16 ? '0' : ''}${byte.toString(16)}`;
  return { ...replacements, 9: '\\t', 10: '\\n', 13: '\\r' };
}

/** Escapes the output between `start` and `end` in place, and returns the new end. */
export function escapeInPlace(view: DataView, start: number, end: number, table: EscapeTable): number {
  let growth = 0;
  for (let at = start; at < end; at++) {
    const replacement = table[view.getUint8(at)];
    if (replacement !== undefined) growth += replacement.length - 1;
  }
  if (growth === 0) return end;
  let target = end + growth;
  for (let at = end - 1; at >= start; at--) {
    const byte = view.getUint8(at);
    const replacement = table[byte];
    if (replacement === undefined) view.setUint8(--target, byte);
    else for (let i = replacement.length - 1; i >= 0; i--) view.setUint8(--target, replacement[i] as number);
  }
  return end + growth;
}

/** Puts a JSON text on one line: control characters occur only between its tokens, where any white space will do. */
export function joinLines(view: DataView, start: number, end: number): number {
  for (let at = start; at < end; at++) if (view.getUint8(at) < 32) view.setUint8(at, 32);
  return end;
}

const HEX = encodeUtf8('0123456789abcdef');

/** Turns raw bytes into hexadecimal digits, in place. */
export function hexInPlace(view: DataView, start: number, end: number): number {
  let target = start + (end - start) * 2;
  const after = target;
  for (let at = end - 1; at >= start; at--) {
    const byte = view.getUint8(at);
    view.setUint8(--target, HEX[byte & 15] as number);
    view.setUint8(--target, HEX[byte >> 4] as number);
  }
  return after;
}

/** A 32-bit word as eight hexadecimal digits. */
export function writeHexWord(view: DataView, at: number, value: number): number {
  for (let i = 0; i < 4; i++) {
    const byte = (value >>> (24 - i * 8)) & 255;
    view.setUint8(at + i * 2, HEX[byte >> 4] as number);
    view.setUint8(at + i * 2 + 1, HEX[byte & 15] as number);
  }
  return at + 8;
}

/** A UUID in its canonical form, from four words. */
export function writeUuid(view: DataView, at: number, a: number, b: number, c: number, d: number): number {
  writeHexWord(view, at, a);
  view.setUint8(at + 8, 45);
  writeHexWord(view, at + 9, b);
  // The second word spans two groups: its lower half moves by one.
  view.setUint32(at + 14, view.getUint32(at + 13));
  view.setUint8(at + 13, 45);
  view.setUint8(at + 18, 45);
  writeHexWord(view, at + 19, c);
  view.setUint32(at + 24, view.getUint32(at + 23));
  view.setUint8(at + 23, 45);
  writeHexWord(view, at + 28, d);
  return at + 36;
}

import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { TAGS } from './canonical-tags.ts';
import { bitsInPlace, inetInPlace, macaddrInPlace } from './parse-address.ts';
import { writeBytes, writeOther } from './write-canonical.ts';

/** Identifiers, addresses and bit strings, in any spelling, as canonical bytes: those of PostgreSQL's binary forms. */

export function writeUuidText(view: DataView, at: number, text: string): number {
  const digits = text.replaceAll(/[-{}\s]/g, '');
  if (!/^[0-9a-fA-F]{32}$/.test(digits)) return writeOther(view, at, text);
  view.setUint8(at, TAGS.uuid);
  for (let i = 0; i < 16; i++) view.setUint8(at + 1 + i, Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16));
  return at + 17;
}

type InPlace = (view: DataView, start: number, end: number) => number;

/** The result of a parser working in its own scratch space, or the text if it does not match. */
function writeParsed(view: DataView, at: number, tag: number, text: string, parse: InPlace): number {
  const bytes = encodeUtf8(text);
  const room = new DataView(new ArrayBuffer(bytes.length * 3 + 64));
  bytes.forEach((byte, index) => room.setUint8(index, byte));
  try {
    const end = parse(room, 0, bytes.length);
    return writeBytes(view, at, tag, new Uint8Array(room.buffer, 0, end));
  } catch {
    return writeOther(view, at, text);
  }
}

/** A network address is the same whether its column is inet or cidr. */
export function writeNetworkText(view: DataView, at: number, text: string): number {
  return writeParsed(view, at, TAGS.network, text.trim(), (room, start, end) => inetInPlace(room, start, end, 0));
}

export function writeMacText(view: DataView, at: number, text: string, bytes: number): number {
  return writeParsed(view, at, TAGS.network, text, (room, start, end) => macaddrInPlace(room, start, end, bytes));
}

export function writeBitsText(view: DataView, at: number, text: string): number {
  return writeParsed(view, at, TAGS.bits, text, bitsInPlace);
}

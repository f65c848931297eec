import { bound, constant, type Node } from '../graph/node.ts';
import type { Value } from '../graph/value.ts';
import { valueAt } from '../generators/whole/value-table.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { makeDictionary } from '../../base/text/dictionary.ts';
import { word } from '../graph/piece.ts';
import { ANY_SPECIAL } from '../../base/text/special.ts';

/** The key at an index, among keys in a server's text form, in the form of the column's type. */
export function keyValue(texts: readonly string[], type: ColumnType, asOf: number, index: Node): Value {
  if (type.kind === 'bytes' && texts.every(isHex)) return bytesAt(texts.map(decodeHex), index);
  // Beyond 2^53 a number loses digits: such keys stay texts.
  if (isNumeric(type) && !texts.every(isExact))
    return { kind: 'text', pieces: [word(makeDictionary(texts), texts.length === 1 ? constant(0) : index)] };
  const maxLength = type.kind === 'text' || type.kind === 'bytes' ? type.max_length : undefined;
  return valueAt({ type, asOf, maxLength, numbers: texts.length }, texts, index);
}

function isNumeric({ kind }: ColumnType): boolean {
  return kind === 'integer' || kind === 'decimal';
}

function isExact(text: string): boolean {
  return text.replace(/\D/g, '').length <= 15;
}

/** PostgreSQL's text of bytea. */
function isHex(text: string): boolean {
  return /^\\x([0-9a-f]{2})*$/i.test(text);
}

function decodeHex(text: string): Uint8Array {
  return Uint8Array.from({ length: (text.length - 2) / 2 }, (_, at) =>
    Number.parseInt(text.slice(2 + at * 2, 4 + at * 2), 16),
  );
}

function bytesAt(keys: readonly Uint8Array[], index: Node): Value {
  const maxBytes = Math.max(...keys.map(({ length }) => length));
  return {
    kind: 'bytes',
    pieces: [{ kind: 'written', write: writeBytesAt, args: [bound(keys), index], maxBytes, specials: ANY_SPECIAL }],
  };
}

export function writeBytesAt(view: DataView, at: number, keys: readonly Uint8Array[], index: number): number {
  const bytes = keys[index] as Uint8Array;
  for (let i = 0; i < bytes.length; i++) view.setUint8(at + i, bytes[i] as number);
  return at + bytes.length;
}

import { bound, constant } from '../../graph/node.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Issue } from '../../../base/shape/issue.ts';
import type { Piece } from '../../graph/piece.ts';
import { ANY_SPECIAL } from '../../../base/text/special.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkNumber } from '../check-options.ts';
import { generator } from '../generator.ts';
import { indexedLength, writeAlphabet } from './hex-piece.ts';
import { countOption, textOption } from '../../cell/option.ts';
import { hex } from './hex.ts';
import { raise } from '../number/raise.ts';

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte);

export const bytes = generator({
  name: 'bytes',
  version: 1,
  summary: 'Random bytes.',
  options: { length: 'how many (16)', prefix: 'hexadecimal digits of the bytes that they begin with (none)' },
  distinct: 'index',
  text: { isMachine: true },
  check: (options) => [...checkNumber(options, 'length'), ...checkPrefix(options)],
  capacity: (cell, options) =>
    cell.type.kind === 'text'
      ? (hex.capacity?.(cell, options) ?? 0)
      : raise(256, indexedLength(256, lengthOf(cell, options) - prefixOf(options).length)),
  build: (cell, options) => {
    // A text column cannot hold raw bytes.
    if (cell.type.kind === 'text') return hex.build(cell, options);
    const whole = lengthOf(cell, options);
    const prefix = prefixOf(options).slice(0, whole);
    const length = whole - prefix.length;
    const indexed = indexedLength(256, length);
    const args = [
      bound(EVERY_BYTE),
      cell.index(raise(256, indexed)),
      constant(indexed),
      constant(length),
      cell.draw('rest'),
    ];
    const drawn: Piece = { kind: 'written', write: writeAlphabet, args, maxBytes: length, specials: 31 };
    return { kind: 'bytes', pieces: prefix.length === 0 ? [drawn] : [fixedPiece(prefix), drawn] };
  },
});

function lengthOf({ type, maxLength }: Pick<Cell, 'type' | 'maxLength'>, options: GeneratorOptions): number {
  const usual = type.kind === 'bytes' && type.fixed === true && maxLength !== undefined ? maxLength : 16;
  return Math.min(countOption(options, 'length', usual, 1), maxLength ?? 65_536);
}

function prefixOf(options: GeneratorOptions): Uint8Array {
  const digits = textOption(options, 'prefix') ?? '';
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function checkPrefix(options: GeneratorOptions): readonly Issue[] {
  const value = options['prefix'];
  if (value === undefined || (typeof value === 'string' && /^(?:[0-9a-f]{2})*$/i.test(value))) return [];
  const message = `prefix must be pairs of hexadecimal digits, not ${JSON.stringify(value)}.`;
  return [{ code: 'option_invalid', path: 'prefix', message }];
}

function fixedPiece(prefix: Uint8Array): Piece {
  return { kind: 'written', write: writeFixed, args: [bound(prefix)], maxBytes: prefix.length, specials: ANY_SPECIAL };
}

export function writeFixed(view: DataView, at: number, prefix: Uint8Array): number {
  for (let i = 0; i < prefix.length; i++) view.setUint8(at + i, prefix[i] as number);
  return at + prefix.length;
}

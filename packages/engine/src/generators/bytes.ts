import { bound, constant } from '../compile/node.ts';
import type { GeneratorOptions } from '../plan/plan.ts';
import type { Cell } from './cell.ts';
import { checkNumber } from './check-options.ts';
import { generator } from './generator.ts';
import { indexedLength, writeAlphabet } from './hex-piece.ts';
import { countOption } from './option.ts';
import { hex } from './hex.ts';
import { raise } from './raise.ts';

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte);

export const bytes = generator({
  name: 'bytes',
  version: 1,
  summary: 'Random bytes.',
  options: { length: 'how many (16)' },
  distinct: 'index',
  check: (options) => checkNumber(options, 'length'),
  capacity: (cell, options) =>
    cell.type.kind === 'text'
      ? (hex.capacity?.(cell, options) ?? 0)
      : raise(256, indexedLength(256, lengthOf(cell, options))),
  build: (cell, options) => {
    // A column of text holds no raw bytes.
    if (cell.type.kind === 'text') return hex.build(cell, options);
    const length = lengthOf(cell, options);
    const indexed = indexedLength(256, length);
    const args = [
      bound(EVERY_BYTE),
      cell.index(raise(256, indexed)),
      constant(indexed),
      constant(length),
      cell.draw('rest'),
    ];
    return { kind: 'bytes', pieces: [{ kind: 'written', write: writeAlphabet, args, maxBytes: length, specials: 31 }] };
  },
});

function lengthOf({ type, maxLength }: Pick<Cell, 'type' | 'maxLength'>, options: GeneratorOptions): number {
  const usual = type.kind === 'bytes' && type.fixed === true && maxLength !== undefined ? maxLength : 16;
  return Math.min(countOption(options, 'length', usual, 1), maxLength ?? 65_536);
}

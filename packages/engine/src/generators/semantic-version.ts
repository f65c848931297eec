import { call } from '../compile/node.ts';
import { literal } from '../text/piece.ts';
import type { Cell } from './cell.ts';
import { generator } from './generator.ts';
import { quotient, remainder } from './quotient.ts';
import { roomFor, textValue } from './text-value.ts';
import { raise } from './raise.ts';

const MAJORS = 10;
const MINORS = 30;

export const semanticVersion = generator({
  name: 'semantic_version',
  version: 1,
  summary: 'A version such as 2.14.3.',
  distinct: 'index',
  capacity: (cell) => MAJORS * MINORS * patches({ ...cell, unique: true }),
  build: (cell) => {
    const count = patches(cell);
    const index = cell.index(MAJORS * MINORS * count);
    const upper = call(quotient, index, count);
    return textValue(cell, [
      { kind: 'number', value: call(quotient, upper, MINORS), width: 1 },
      literal('.'),
      { kind: 'number', value: call(remainder, upper, MINORS), maxDigits: 2 },
      literal('.'),
      { kind: 'number', value: call(remainder, index, count), maxDigits: String(count - 1).length },
    ]);
  },
});

/** Twenty patches to a minor version, or as many as a unique column needs and holds. */
function patches(cell: Pick<Cell, 'type' | 'maxLength' | 'rows' | 'unique'>): number {
  const digits = Math.max(1, Math.min(12, (roomFor(cell) ?? 20) - 5));
  return Math.min(raise(10, digits), Math.max(20, cell.unique ? Math.ceil(cell.rows / (MAJORS * MINORS)) : 0));
}

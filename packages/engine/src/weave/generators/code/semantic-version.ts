import { add, choose, operate, subtract } from '../../graph/node.ts';
import { growingSizes } from '../../../base/random/tiers.ts';
import { literal } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { quotient, remainder } from '../../graph/formulas.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

const MAJORS = 10;
const MINORS = 30;
const MINOR_VERSIONS: number = MAJORS * MINORS;
const USUAL_PATCHES = 20;

export const semanticVersion = generator({
  name: 'semantic_version',
  version: 1,
  summary: 'A version such as 2.14.3.',
  distinct: 'index',
  text: { least: 5, room: 5, speaks: true },
  capacity: (cell) => MINOR_VERSIONS * raise(10, patchDigits(cell)),
  build: (cell) => {
    const digits = patchDigits(cell);
    const usual = Math.min(USUAL_PATCHES, raise(10, digits));
    const first = MINOR_VERSIONS * usual;
    const index = cell.unique
      ? cell.tiered(growingSizes(first, cell.numbers, MINOR_VERSIONS * raise(10, digits)))
      : cell.index(first);
    // Beyond the usual patches each further one is taken in every minor version.
    const further = operate('>=', index, first);
    const beyond = operate('max', subtract(index, first), 0);
    const upper = choose(further, remainder(beyond, MINOR_VERSIONS), quotient(index, usual));
    const patch = choose(further, add(quotient(beyond, MINOR_VERSIONS), usual), remainder(index, usual));
    return textValue(cell, [
      { kind: 'number', value: quotient(upper, MINORS), width: 1 },
      literal('.'),
      { kind: 'number', value: remainder(upper, MINORS), maxDigits: 2 },
      literal('.'),
      { kind: 'number', value: patch, maxDigits: cell.unique ? digits : String(usual - 1).length },
    ]);
  },
});

function patchDigits(cell: Pick<Cell, 'type' | 'maxLength' | 'numbers'>): number {
  return Math.max(1, Math.min(12, (roomFor(cell) ?? 20) - 5));
}

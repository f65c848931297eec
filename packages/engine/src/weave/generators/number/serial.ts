import { add } from '../../graph/node.ts';
import { checkWhole } from '../check-options.ts';
import { numberOption } from '../../cell/option.ts';
import { generator } from '../generator.ts';
import { typeRange } from './integer.ts';

/** Distinct by construction; it need not follow time. */
export const serial = generator({
  name: 'serial',
  version: 1,
  summary: 'Whole numbers in the order of the rows.',
  options: { start: 'the first number (1)' },
  distinct: 'index',
  text: { isWord: true, isMachine: true },
  check: (options) => checkWhole(options, 'start'),
  capacity: ({ type }, options) => Math.max(0, typeRange(type)[1] - (numberOption(options, 'start') ?? 1) + 1),
  build: (cell, options) => {
    const start = numberOption(options, 'start') ?? 1;
    return { kind: 'integer', node: add(cell.number, start), min: start, max: start + cell.numbers };
  },
});

import { checkNumber } from '../check-options.ts';
import { generator } from '../generator.ts';
import { numberOption } from '../../cell/option.ts';

export const boolean = generator({
  name: 'boolean',
  version: 1,
  summary: 'True or false.',
  options: { share: 'the share of rows that are true (0.5)' },
  distinct: 'index',
  capacity: () => 2,
  check: (options) => checkNumber(options, 'share'),
  build: (cell, options) => ({
    kind: 'boolean',
    node: cell.unique ? cell.index(2) : cell.chance(numberOption(options, 'share') ?? 0.5),
  }),
});

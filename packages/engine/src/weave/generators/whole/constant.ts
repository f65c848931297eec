import { constant as constantNode } from '../../graph/node.ts';
import { checkPresent } from '../check-options.ts';
import { generator } from '../generator.ts';
import { valueAt } from './value-table.ts';

export const constant = generator({
  name: 'constant',
  version: 1,
  summary: 'The same value in every row.',
  options: { value: 'the value; null is NULL' },
  distinct: 'never',
  text: { isMachine: true },
  check: (options) => checkPresent(options, 'value'),
  build: (cell, options) => valueAt(cell, [options['value'] ?? null], constantNode(0)),
});

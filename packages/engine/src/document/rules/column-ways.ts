import type { ColumnRule } from './rules.ts';

/** The fields of a column's rule that say how it is filled: at most one of them. */
export const COLUMN_WAYS = [
  'one_of',
  'range',
  'pattern',
  'constant',
  'template',
  'generator',
  'derive',
  'expression',
  'default',
  'omit',
] as const satisfies readonly (keyof ColumnRule)[];

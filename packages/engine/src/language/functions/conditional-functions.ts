import { orderValues } from '../values/compare-values.ts';
import { formatValue } from '../values/format-value.ts';
import type { SqlValue } from '../values/sql-value.ts';
import { lenient, unevaluated, type Evaluate, type FunctionFamily, type Written } from './sql-function.ts';
import { storageOf } from './text-functions.ts';

const firstOf: Evaluate = (args) => args.find((value) => value !== null) ?? null;

const extreme =
  (wanted: -1 | 1): Evaluate =>
  (args) =>
    args.reduce<SqlValue>((best, value) => {
      if (value === null) return best;
      return best === null || orderValues(value, best) === wanted ? value : best;
    }, null);

const isEqual = (left: SqlValue, right: SqlValue): boolean =>
  left !== null && right !== null && orderValues(left, right) === 0;

/** Where a dialect lacks the function, booleans are numbers and can be added. */
const counted =
  (test: string): Written =>
  (args) =>
    args.length === 0 ? '0' : `(${args.map((arg) => `((${arg}) ${test})`).join(' + ')})`;

/** Functions that handle their NULLs. */
export const CONDITIONAL_FUNCTIONS: FunctionFamily = {
  coalesce: lenient(firstOf, {
    form: { is: 'first_known' },
    names: { mysql: ['ifnull', 'nvl'], sqlite: ['ifnull'] },
    result: 'argument',
    total: true,
    scale: 'kept',
    written: { postgresql: 'coalesce', mysql: 'COALESCE', sqlite: 'coalesce' },
  }),
  nullif: lenient(([left = null, right = null]) => (isEqual(left, right) ? null : left), {
    form: { is: 'null_if_equal' },
    result: 'argument',
    total: true,
    scale: 'kept',
    written: { postgresql: 'nullif', mysql: 'NULLIF', sqlite: 'nullif' },
  }),
  greatest: lenient(extreme(1), {
    form: { is: 'extreme', of: 'greatest' },
    result: 'argument',
    total: true,
    scale: 'kept',
    written: { postgresql: 'greatest' },
  }),
  least: lenient(extreme(-1), {
    form: { is: 'extreme', of: 'least' },
    result: 'argument',
    total: true,
    scale: 'kept',
    written: { postgresql: 'least' },
  }),
  num_nonnulls: lenient((args) => args.filter((value) => value !== null).length, {
    form: { is: 'null_count', of: 'values' },
    result: 'integer',
    total: true,
    scale: 'whole',
    written: { postgresql: 'num_nonnulls', mysql: counted('IS NOT NULL'), sqlite: counted('IS NOT NULL') },
  }),
  num_nulls: lenient((args) => args.filter((value) => value === null).length, {
    form: { is: 'null_count', of: 'nulls' },
    result: 'integer',
    total: true,
    scale: 'whole',
    written: { postgresql: 'num_nulls', mysql: counted('IS NULL'), sqlite: counted('IS NULL') },
  }),
  concat: lenient((args) => args.map((value) => (value === null ? '' : formatValue(value))).join(''), {
    form: { is: 'concatenation' },
    total: true,
    result: 'text',
    keepsLength: true,
    written: { postgresql: 'concat' },
  }),
  if: unevaluated({ form: { is: 'choice' } }),
  row: unevaluated({ form: { is: 'row' } }),
  typeof: lenient(([value = null]) => storageOf(value)),
  concat_ws: lenient(
    ([separator = null, ...args]) =>
      separator === null
        ? null
        : args
            .filter((value) => value !== null)
            .map(formatValue)
            .join(formatValue(separator)),
    { form: { is: 'concatenation', isSeparated: true }, result: 'text', total: true },
  ),
};

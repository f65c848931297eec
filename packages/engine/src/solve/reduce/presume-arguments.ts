import { decimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import { columnOf } from './reduce-text-form.ts';
import { ALWAYS, allOf, demand, type Reduction, type Ways } from './reduction.ts';
import { kindOfColumn } from '../domain/scalar.ts';

type Span = readonly [least: number, most: number];

const DATE: readonly Span[] = [
  [1, 9999],
  [1, 12],
  [1, 28],
];
const CLOCK: readonly Span[] = [
  [0, 23],
  [0, 59],
  [0, 59],
];

/** Functions that raise an error for arguments outside these; every month has 28 days. */
const SPANS: Readonly<Record<string, readonly Span[]>> = {
  make_date: DATE,
  make_time: CLOCK,
  make_timestamp: [...DATE, ...CLOCK],
  make_timestamptz: [...DATE, ...CLOCK],
};

/** `coalesce(month, 1)::int` is about month. */
const bareOf = (arg: Expression | undefined): Expression | undefined => {
  if (arg?.op === 'cast') return bareOf(arg.arg);
  return arg?.op === 'call' && arg.name === 'coalesce' ? bareOf(arg.args[0]) : arg;
};

/** What columns must be so that the functions which they are given to can be calculated at all. */
export const presumeArguments = (expression: Expression, reduction: Reduction): Ways => {
  const spans = expression.op === 'call' && Object.hasOwn(SPANS, expression.name) ? SPANS[expression.name] : undefined;
  const own = (spans ?? []).flatMap(([least, most], index) => {
    const column = expression.op === 'call' ? columnOf(bareOf(expression.args[index]), reduction) : undefined;
    return column && kindOfColumn(column) === 'number'
      ? [
          demand(reduction, column.name, {
            min: { value: decimal(BigInt(least)), inclusive: true },
            max: { value: decimal(BigInt(most)), inclusive: true },
          }),
        ]
      : [];
  });
  const inner = partsOf(expression)
    .map((part) => presumeArguments(part, reduction))
    .filter((ways) => ways !== ALWAYS);
  return own.length + inner.length === 0 ? ALWAYS : allOf(reduction.columns, ...own, ...inner);
};

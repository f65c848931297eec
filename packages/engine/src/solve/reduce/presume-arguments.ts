import { argsOf } from '../../language/functions/call-form.ts';
import { findFunction } from '../../language/functions/find-function.ts';
import { decimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import { columnOf } from './reduce-text-form.ts';
import { ALWAYS, allOf, demand, type Reduction, type Ways } from './reduction.ts';
import { kindOfColumn } from '../domain/scalar.ts';

/** `coalesce(month, 1)::int` is about month. */
const bareOf = (arg: Expression | undefined): Expression | undefined => {
  if (arg?.op === 'cast') return bareOf(arg.arg);
  const [known] = argsOf(arg, 'first_known');
  return known ? bareOf(known) : arg;
};

/** The constraints on columns under which the functions applied to them can be computed at all. */
export const presumeArguments = (expression: Expression, reduction: Reduction): Ways => {
  const spans = expression.op === 'call' ? findFunction(expression.name)?.spans : undefined;
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

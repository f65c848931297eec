import { callOf } from '../../language/functions/call-form.ts';
import { decimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import {
  allOf,
  anyOf,
  constantOf,
  demand,
  unproven,
  type Goal,
  type PlainComparison,
  type Reduction,
  type Ways,
} from './reduction.ts';
import { kindOfColumn } from '../domain/scalar.ts';

/** The minimum number of items of a list, so that there are positions in it; fewer if the list must be shorter. */
const ITEMS = [4, 2, 1] as const;

/** `right_answer < jsonb_array_length(answers)`: an index into a list, which must have enough items. */
export const reducePlaceInList = (
  operator: PlainComparison,
  left: Expression,
  right: Expression,
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  const [place, count, isBelow] =
    operator === '<' || operator === '<='
      ? [left, right, operator === '<']
      : operator === '>' || operator === '>='
        ? [right, left, operator === '>']
        : [];
  const measure = callOf(count, 'measure');
  if (place?.op !== 'column' || (measure?.form.of !== 'items' && measure?.form.of !== 'json_items')) return undefined;
  const [measured, dimension] = measure.args;
  if (dimension && constantOf(reduction, dimension) !== 1) return undefined;
  const [number, list] = [place, measured].map((side) =>
    side?.op === 'column' ? reduction.columns.get(side.name) : undefined,
  );
  const kind = list && kindOfColumn(list);
  if (!number || !list || number.given === true || kindOfColumn(number) !== 'number') return undefined;
  if (kind !== 'array' && kind !== 'json') return undefined;
  const nulls = goal.nullPasses ? undefined : 'never';
  const ways = ITEMS.map((items) => {
    const last = decimal(BigInt(items - (isBelow ? 1 : 0)));
    return allOf(
      reduction.columns,
      demand(reduction, number.name, { nulls, max: { value: last, inclusive: true } }),
      demand(reduction, list.name, { nulls, arrayMin: items, ...(kind === 'json' ? { jsonTypes: ['array'] } : {}) }),
    );
  });
  const found = anyOf(...ways);
  return kind === 'json' ? allOf(reduction.columns, unproven(reduction), found) : found;
};

import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { formatValue } from '../values/format-value.ts';
import { makeRange } from '../values/range-value.ts';
import { tagged, type SqlRange, type SqlValue } from '../values/sql-value.ts';
import { familyOf, lenient, strict, unevaluated, type Compute, type FunctionFamily } from './sql-function.ts';

const rangeOf = (value: SqlValue | undefined): SqlRange => {
  const tag = tagged(value);
  if (tag?.kind === 'range') return tag;
  throw new CannotEvaluate(`${formatValue(value ?? null)} is not a range`);
};

/** `int4range(1, 5, '[]')`: a NULL bound is no bound, so these handle their NULLs. */
const builder =
  (discrete: boolean): Compute =>
  ([lower = null, upper = null, form = '[)']) => {
    if (form === null) throw new CannotEvaluate('the form of a range cannot be NULL');
    return makeRange(lower, upper, formatValue(form), discrete);
  };

/** Functions over ranges that are NULL when any argument is. */
export const RANGE_FUNCTIONS: FunctionFamily = {
  ...familyOf(strict, {
    isempty: ([range]) => rangeOf(range).empty,
    lower_inc: ([range]) => !rangeOf(range).empty && rangeOf(range).lower_inclusive,
    upper_inc: ([range]) => !rangeOf(range).empty && rangeOf(range).upper_inclusive,
    lower_inf: ([range]) => !rangeOf(range).empty && rangeOf(range).lower === null,
  }),
  upper_inf: strict(([range]) => !rangeOf(range).empty && rangeOf(range).upper === null, {
    form: { is: 'endless_test' },
  }),
};

export const RANGE_BUILDERS: FunctionFamily = {
  ...familyOf((evaluate) => lenient(evaluate, { form: { is: 'range' } }), {
    int4range: builder(true),
    int8range: builder(true),
    daterange: builder(true),
    numrange: builder(false),
    tsrange: builder(false),
    tstzrange: builder(false),
  }),
  period: unevaluated({ form: { is: 'range' } }),
};

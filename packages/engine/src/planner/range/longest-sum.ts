import { columnsOf, mapParts } from '../../language/expression/walk-expression.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { calculate, interval } from '../../language/expression/make-expression.ts';
import { argsOf } from '../../language/functions/call-form.ts';
import { DAY_MICROS, MONTH_DAYS } from '../../language/values/calendar.ts';
import { parseInterval } from '../../language/values/parse-interval.ts';
import { intervalMicros } from '../../language/values/temporal.ts';
import { type LinearForm, linearFormOf } from '../../solve/reduce/linear-form.ts';
import type { TableDraft } from '../draft/draft.ts';
import { wordTable } from '../../base/text/word-table.ts';

type Types = TableDraft['types'];

const HOUR = 3_600_000_000;

/** The parameters of make_interval in their order, and the longest that one of each lasts. */
const PARTS: Readonly<Record<string, number>> = wordTable({
  years: 366 * DAY_MICROS,
  months: MONTH_DAYS.most * DAY_MICROS,
  weeks: 7 * DAY_MICROS,
  days: DAY_MICROS,
  hours: HOUR,
  mins: HOUR / 60,
  secs: 1_000_000,
});

/**
 * An expression as a sum over columns, such as `begins + (minutes * interval '1 minute')`, with maximum lengths for
 * months and years; undefined for any other.
 */
export function longestSum(types: Types, expression: Expression | undefined): LinearForm | undefined {
  if (expression === undefined) return undefined;
  const columns = new Map([...types].map(([name, type]) => [name, { name, type, nullable: false }]));
  return linearFormOf(withoutMonths(types, expression), { columns, as_of_micros: 0 });
}

function withoutMonths(types: Types, expression: Expression): Expression {
  const change = (part: Expression): Expression => withoutMonths(types, part);
  // A column that we fill is never NULL, so its replacement does not matter.
  const [known] = argsOf(expression, 'first_known');
  if (known !== undefined) return change(known);
  const [first, ...others] = spansOf(argsOf(expression, 'span'), change);
  if (first !== undefined) return others.reduce((sum, span) => calculate(sum, '+', span), first);
  if (expression.op !== 'cast') return mapParts(expression, change);
  const { arg, type } = expression;
  const span = arg.op === 'literal' && type.kind === 'interval' ? parseInterval(String(arg.value)) : undefined;
  if (span !== undefined) return interval(intervalMicros(span, 'most'));
  return arg.op === 'literal' || isRounding(types, arg, type.kind) ? expression : change(arg);
}

/** What `make_interval(hours => 1, mins => minutes)` is the sum of. */
function spansOf(args: readonly Expression[], change: (part: Expression) => Expression): readonly Expression[] {
  const spans: Expression[] = [];
  const order = Object.keys(PARTS);
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] as Expression;
    const named = arg.op === 'literal' && arg.type === 'text' ? arg.value : undefined;
    if (named !== undefined) at += 1;
    const value = named === undefined ? arg : args[at];
    const unit = PARTS[named ?? order[at] ?? ''];
    if (value === undefined || unit === undefined) return [];
    spans.push(calculate(change(value), '*', interval(unit)));
  }
  return spans;
}

/** Whether a cast converts a timestamp to its day, or a number to the nearest integer. */
function isRounding(types: Types, arg: Expression, kind: string): boolean {
  const kinds = new Set(columnsOf(arg).map((name) => types.get(name)?.kind));
  if (kind === 'date') return kinds.has('timestamp');
  return kind === 'integer' && (kinds.has('decimal') || kinds.has('float'));
}

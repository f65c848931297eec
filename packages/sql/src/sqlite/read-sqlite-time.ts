import { type Expression, findFunction } from '@rowloom/engine';
import { number, text } from '../expression/read-constant.ts';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import { intervalOf } from '../grammar/interval-of.ts';

const FORMATS = { date: '%Y-%m-%d', datetime: '%Y-%m-%d %H:%M:%S' } as const;
const TYPES = {
  date: { native: 'date', kind: 'date' },
  datetime: { native: 'timestamp', kind: 'timestamp' },
} as const;
const SHIFT = /^\+?(-?\d+(?:\.\d+)?) (second|minute|hour|day|month|year)s?$/;
const START = /^start of (day|month|year)$/;

/**
 * `date(x, '+1 month')` and `datetime(…)`. For a time column or a literal it is a cast; for other texts it is strftime,
 * which is NULL if the text is not a time. Undefined for modifiers without an equivalent.
 */
export function readSqliteTime(
  name: 'date' | 'datetime',
  [value, ...modifiers]: readonly Expression[],
  scope: ReadExpressionOptions,
): Expression | undefined {
  if (value === undefined) return undefined;
  if (modifiers.length === 0 && !isTime(value, scope))
    return { op: 'call', name: 'strftime', args: [text(FORMATS[name]), value] };
  let moment: Expression | undefined = { op: 'cast', arg: value, type: TYPES.datetime };
  if (modifiers.length === 0) moment = value;
  for (const modifier of modifiers) moment = moment && modify(moment, modifier);
  return moment && { op: 'cast', arg: moment, type: TYPES[name] };
}

function isTime(value: Expression, scope: ReadExpressionOptions): boolean {
  if (value.op === 'literal') return value.type === 'text' && /^\d{4}-\d\d-\d\d/.test(value.value);
  const kind = value.op === 'column' ? scope.typeOf?.(value.name)?.kind : undefined;
  const form = value.op === 'call' ? findFunction(value.name)?.form : undefined;
  return kind === 'date' || kind === 'timestamp' || (form?.is === 'clock' && form.of === 'moment');
}

function modify(moment: Expression, modifier: Expression): Expression | undefined {
  if (modifier.op !== 'literal' || modifier.type !== 'text') return undefined;
  const written = modifier.value.trim().toLowerCase();
  const [, amount, unit] = SHIFT.exec(written) ?? [];
  if (amount !== undefined && unit !== undefined) {
    const span = intervalOf(text(amount), unit);
    return span && (unit === 'month' || unit === 'year' ? addMonths(moment, span) : plus(moment, span));
  }
  const start = START.exec(written)?.[1];
  return start === undefined ? undefined : { op: 'call', name: 'date_trunc', args: [text(start), moment] };
}

const plus = (left: Expression, right: Expression): Expression => ({ op: 'arithmetic', operator: '+', left, right });

/** A day that the month lacks overflows into the next: SQLite adds months to the month's first day. */
function addMonths(moment: Expression, span: Expression): Expression {
  const day: Expression = { op: 'call', name: 'extract', args: [text('day'), moment] };
  const passed: Expression = { op: 'arithmetic', operator: '-', left: day, right: number('1') };
  const days = intervalOf(passed, 'day') ?? passed;
  return plus(plus({ op: 'arithmetic', operator: '-', left: moment, right: days }, span), days);
}

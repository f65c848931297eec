import { DAY_MICROS, MONTH_DAYS } from '../../language/values/calendar.ts';
import { formOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { parseInterval } from '../../language/values/parse-interval.ts';
import { intervalMicros } from '../../language/values/temporal.ts';
import type { TableDraft } from '../draft/draft.ts';

/** A part of a sum: so many times a column, or a constant. What is a `span` counts microseconds. */
export type Term = { readonly amount: number; readonly column?: string; readonly span: boolean };

type Terms = readonly Term[] | undefined;

/** A table whose columns' types are known. */
export type Typed = Pick<TableDraft, 'types'>;

const HOUR = 3_600_000_000;

/** The parameters of make_interval in their order, and the longest that one of each lasts. */
const PARTS: Readonly<Record<string, number>> = {
  years: 366 * DAY_MICROS,
  months: MONTH_DAYS.most * DAY_MICROS,
  weeks: 7 * DAY_MICROS,
  days: DAY_MICROS,
  hours: HOUR,
  mins: HOUR / 60,
  secs: 1_000_000,
};

/** An expression as a sum over columns, such as `begins + (minutes * interval '1 minute')`; undefined for any other. */
export function linearTerms(target: Typed, expression: Expression | undefined): Terms {
  const read = (part: Expression | undefined): Terms => linearTerms(target, part);
  switch (expression?.op) {
    case 'column':
      return termOf(target, expression.name);
    case 'literal':
      return expression.type === 'number' ? [{ amount: Number(expression.value), span: false }] : undefined;
    case 'negate':
      return scale(read(expression.arg), -1);
    case 'cast':
      return expression.arg.op === 'literal' && expression.type.kind === 'interval'
        ? constantSpan(String(expression.arg.value))
        : isRounded(target, read(expression.arg), expression.type.kind)
          ? undefined
          : read(expression.arg);
    case 'call':
      // A column is never NULL where it is ours to fill: what stands in for it does not matter.
      if (formOf(expression)?.is === 'first_known') return read(expression.args[0]);
      return formOf(expression)?.is === 'span' ? join(madeSpan(expression.args, read)) : undefined;
    case 'arithmetic': {
      const { operator, left, right } = expression;
      if (operator === '+') return join([read(left), read(right)]);
      if (operator === '-') return join([read(left), scale(read(right), -1)]);
      if (operator === '*') return multiply(read(left), read(right));
      return operator === '/' ? divide(read(left), read(right)) : undefined;
    }
    default:
      return undefined;
  }
}

function termOf(target: Typed, column: string): Terms {
  switch (target.types.get(column)?.kind) {
    case 'interval':
      return [{ amount: 1, column, span: true }];
    case 'integer':
    case 'decimal':
    case 'float':
    case 'date':
    case 'timestamp':
      return [{ amount: 1, column, span: false }];
    default:
      return undefined;
  }
}

/** Whether a cast takes a moment to its day, or a number to the next whole one. */
function isRounded(target: Typed, terms: Terms, kind: string): boolean {
  const kinds = terms?.map(({ column }) => target.types.get(column ?? '')?.kind) ?? [];
  if (kind === 'date') return kinds.includes('timestamp');
  return kind === 'integer' && (kinds.includes('decimal') || kinds.includes('float'));
}

function constantSpan(text: string): Terms {
  const read = parseInterval(text);
  if (read === undefined) return undefined;
  return [{ amount: intervalMicros(read, 'most'), span: true }];
}

function madeSpan(args: readonly Expression[], read: (part: Expression) => Terms): readonly Terms[] {
  const parts: Terms[] = [];
  const order = Object.keys(PARTS);
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] as Expression;
    const named = arg.op === 'literal' && arg.type === 'text' ? arg.value : undefined;
    if (named !== undefined) at += 1;
    const value = named === undefined ? arg : args[at];
    const unit = PARTS[named ?? order[at] ?? ''];
    const span: Terms = unit === undefined ? undefined : [{ amount: unit, span: true }];
    parts.push(multiply(value && read(value), span));
  }
  return parts;
}

function scale(terms: Terms, factor: number): Terms {
  return terms?.map((term) => ({ ...term, amount: term.amount * factor }));
}

function multiply(left: Terms, right: Terms): Terms {
  const [constant, other] = constantOf(left) === undefined ? [constantOf(right), left] : [constantOf(left), right];
  if (constant === undefined || other === undefined) return undefined;
  if (constant.span && other.some(({ span }) => span)) return undefined;
  return other.map((term) => ({ ...term, amount: term.amount * constant.amount, span: term.span || constant.span }));
}

function divide(left: Terms, right: Terms): Terms {
  const by = constantOf(right);
  return by === undefined || by.span || by.amount === 0 ? undefined : scale(left, 1 / by.amount);
}

function constantOf(terms: Terms): Term | undefined {
  const [only, ...others] = terms ?? [];
  return only?.column === undefined && others.length === 0 ? only : undefined;
}

/** The sum, each column once. */
function join(parts: readonly Terms[]): Terms {
  const sums = new Map<string, Term>();
  for (const terms of parts) {
    if (terms === undefined) return undefined;
    for (const term of terms) {
      const key = `${term.span} ${term.column ?? ''}`;
      sums.set(key, { ...term, amount: term.amount + (sums.get(key)?.amount ?? 0) });
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

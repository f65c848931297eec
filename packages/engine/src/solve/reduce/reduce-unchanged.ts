import { callOf, formOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { escapeRegex } from '../../language/pattern/match-like.ts';
import { CALENDAR_UNITS } from '../domain/meet-hints.ts';
import { hintAt } from './hint-at.ts';
import { columnOf } from './reduce-text-form.ts';
import { constantOf, demand, type Goal, type Reduction, type Ways } from './reduction.ts';
import type { SolverColumn } from '../row-solution.ts';
import { kindOfColumn } from '../domain/scalar.ts';

const FIELDS: Readonly<Record<string, string>> = {
  Y: '20[0-2][0-9]',
  m: '(0[1-9]|1[0-2])',
  d: '(0[1-9]|1[0-9]|2[0-8])',
  H: '([01][0-9]|2[0-3])',
  M: '[0-5][0-9]',
  S: '[0-5][0-9]',
  f: String.raw`[0-5][0-9]\.[0-9]{3}`,
  '%': '%',
};

/** The output of `strftime` in a format; a date alone is found without help, by its form. */
const patternOf = (format: string): string | undefined => {
  const parts = format.match(/%.|[^%]+/g) ?? [];
  const sources = parts.map((part) => (part.startsWith('%') ? FIELDS[part.slice(1)] : escapeRegex(part)));
  return format === '%Y-%m-%d' || sources.includes(undefined) ? undefined : `^${sources.join('')}$`;
};

/** A day compared with the timestamp truncated to one: `date_trunc('month', x)::date`. */
const momentOf = (expression: Expression): Expression => {
  if (expression.op === 'cast' && expression.type.kind === 'date') return expression.arg;
  const cut = callOf(expression, 'time_truncation');
  return cut?.form.unit === 'day' ? (cut.args[0] ?? expression) : expression;
};

/** `x = date_trunc('month', x)`, `x = strftime('%Y-%m-%dT%H:%M:%SZ', x)`, `x = regexp_replace(x, '[^0-9]', '', 'g')`. */
export const reduceUnchanged = (
  given: Expression,
  column: SolverColumn,
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  const other = column.type.kind === 'date' ? momentOf(given) : given;
  if (other.op !== 'call') return undefined;
  const [first, second] = other.args;
  const form = formOf(other);
  if (form?.is === 'time_truncation') {
    const unit = first && columnOf(second, reduction) === column ? constantOf(reduction, first) : undefined;
    if (typeof unit !== 'string' || kindOfColumn(column) !== 'instant') return undefined;
    const every = unit.toLowerCase().replace(/s$/, '');
    // Seconds and smaller units are finer than drawn values.
    return hintAt(column.name, CALENDAR_UNITS.includes(every) ? { every } : {}, goal, reduction);
  }
  if (form?.is === 'time_text') {
    const format = first && columnOf(second, reduction) === column ? constantOf(reduction, first) : undefined;
    const source = typeof format === 'string' && kindOfColumn(column) === 'text' ? patternOf(format) : undefined;
    return source === undefined
      ? undefined
      : hintAt(column.name, { patterns: [{ source, ignore_case: false }] }, goal, reduction);
  }
  if (columnOf(first, reduction) !== column || !first || !second || kindOfColumn(column) !== 'text') return undefined;
  if (form?.is !== 'replacement') return undefined;
  if (form.of === 'pattern')
    return reduction.reduce({ op: 'regex', arg: first, pattern: second }, { ...goal, truth: false });
  const part = constantOf(reduction, second);
  return typeof part === 'string' && part !== ''
    ? demand(reduction, column.name, { excludes: [{ source: escapeRegex(part), ignore_case: false }] })
    : undefined;
};

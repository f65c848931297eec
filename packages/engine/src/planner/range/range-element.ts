import { compareDecimals, numberFromDecimal, ONE, signOf } from '../../language/values/decimal.ts';
import type { LinearForm } from '../../solve/reduce/linear-form.ts';
import { argsOf, formOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { TableDraft } from '../draft/draft.ts';
import { longestSum } from './longest-sum.ts';
import { parseCatalogueText } from './parse-catalogue-text.ts';

/** A table whose columns' types are known. */
type Typed = Pick<TableDraft, 'types'>;

/** A multiple of a column, or a constant: microseconds for ranges of timestamps or dates. */
export type Reach = { readonly amount: number; readonly column?: string };

/** The column from which a range is built and how its ends follow, in the form of an exclusion constraint. */
export type RangeElement = {
  readonly from: string;
  readonly to:
    | { readonly column: string }
    /** The beginning and the end, as offsets from the column. */
    | { readonly begin: readonly Reach[]; readonly end: readonly Reach[] }
    /** The column is a date, and these are the two times of day. */
    | { readonly times: readonly [string, string] };
};

/** Reads `tstzrange(starts_at, ends_at, '[)')` and its like; undefined for any other expression. */
export function readRangeElement(target: Typed, text: string): RangeElement | undefined {
  const expression = parseCatalogueText(text);
  return rangeOf(target, argsOf(expression, 'range'));
}

/** The same for a generated column: its type says that it is a range, whatever function builds it. */
export function readGeneratedRange(target: Typed & Pick<TableDraft, 'table'>, name: string): RangeElement | undefined {
  const { type, generated } = target.table.columns.find((column) => column.name === name) ?? {};
  if (generated === undefined || type?.kind !== 'range') return undefined;
  const expression = generated.predicate ?? parseCatalogueText(generated.expression);
  if (expression?.op !== 'call') return undefined;
  const own = /[^.]+$/.exec(type.native.replaceAll('"', ''))?.[0];
  return formOf(expression)?.is === 'range' || expression.name === own ? rangeOf(target, expression.args) : undefined;
}

function rangeOf(target: Typed, [first, second]: readonly Expression[]): RangeElement | undefined {
  const [plain, column] = [columnOf(target, first), columnOf(target, second)];
  if (plain !== undefined && column !== undefined && plain !== column) return { from: plain, to: { column } };
  return ofTimes(target, first, second) ?? ofReaches(target, plain, first, second);
}

/** A column unchanged, cast, or with a NULL replacement: a column that we fill is never NULL. */
function columnOf(target: Typed, expression: Expression | undefined): string | undefined {
  if (expression?.op === 'cast') {
    const name = columnOf(target, expression.arg);
    // Two timestamps may be on the same day even if they are apart.
    const isCut = expression.type.kind === 'date' && target.types.get(name ?? '')?.kind === 'timestamp';
    return isCut ? undefined : name;
  }
  const [known] = argsOf(expression, 'first_known');
  if (known !== undefined) return columnOf(target, known);
  return expression?.op === 'column' && target.types.has(expression.name) ? expression.name : undefined;
}

function ofTimes(
  target: Typed,
  first: Expression | undefined,
  second: Expression | undefined,
): RangeElement | undefined {
  const [begin, end] = [momentOf(target, first), momentOf(target, second)];
  if (begin === undefined || end === undefined || begin.date !== end.date || begin.time === end.time) return undefined;
  return { from: begin.date, to: { times: [begin.time, end.time] } };
}

/** `(on_day + at_time)::timestamp` */
function momentOf(
  target: Typed,
  expression: Expression | undefined,
): { readonly date: string; readonly time: string } | undefined {
  if (expression?.op === 'cast') return momentOf(target, expression.arg);
  if (expression?.op !== 'arithmetic' || expression.operator !== '+') return undefined;
  const names = [expression.left, expression.right].map((part) => columnOf(target, part));
  const [date, time] = ['date', 'time'].map((kind) =>
    names.find((name) => name !== undefined && target.types.get(name)?.kind === kind),
  );
  return date === undefined || time === undefined ? undefined : { date, time };
}

function ofReaches(
  target: Typed,
  plain: string | undefined,
  first: Expression | undefined,
  second: Expression | undefined,
): RangeElement | undefined {
  const [begin, end] = [longestSum(target.types, first), longestSum(target.types, second)];
  const from = plain ?? begin?.terms.find(({ column }) => isMoment(target, column))?.column;
  if (from === undefined || begin === undefined || end === undefined) return undefined;
  const [before, after] = [reachOf(target, begin, from), reachOf(target, end, from)];
  return before === undefined || after === undefined ? undefined : { from, to: { begin: before, end: after } };
}

/** The offset of a sum from the column that it begins with. */
function reachOf(target: Typed, { terms, constant }: LinearForm, from: string): readonly Reach[] | undefined {
  const base = terms.find(({ column }) => column === from);
  const rest = terms.filter((term) => term !== base);
  if (base === undefined || compareDecimals(base.factor, ONE) !== 0) return undefined;
  if (rest.some(({ column }) => isMoment(target, column))) return undefined;
  const reaches = rest.map(({ column, factor }) => ({ amount: numberFromDecimal(factor), column }));
  return signOf(constant) === 0 ? reaches : [...reaches, { amount: numberFromDecimal(constant) }];
}

function isMoment(target: Typed, column: string): boolean {
  const kind = target.types.get(column)?.kind;
  return kind === 'date' || kind === 'timestamp';
}

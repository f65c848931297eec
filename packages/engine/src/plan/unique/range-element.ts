import type { Expression } from '../../expression/expression.ts';
import { parseDerive } from '../../expression/parse-derive.ts';
import { parseInterval } from '../../expression/parse-interval.ts';
import type { TableDraft } from '../draft.ts';

/** The column from which a range begins and what ends it, as an exclusion constraint builds one of a row. */
export type RangeElement = {
  readonly from: string;
  readonly to: { readonly column: string } | { readonly span: string } | { readonly micros: number };
};

const RANGE_FUNCTION = /^(?:int4|int8|num|date|ts|tstz)range$|^period$/;

/** Reads `tstzrange(starts_at, ends_at, '[)')` and its like; undefined for any other expression. */
export function readRangeElement(target: TableDraft, text: string): RangeElement | undefined {
  const parsed = parseDerive(text);
  if ('issue' in parsed || parsed.expression.op !== 'call') return undefined;
  const { name, args } = parsed.expression;
  const [from, to] = [columnOf(target, args[0]), args[1]];
  if (!RANGE_FUNCTION.test(name) || from === undefined || to === undefined) return undefined;
  const column = columnOf(target, to);
  if (column !== undefined) return { from, to: { column } };
  if (to.op !== 'arithmetic' || to.operator !== '+') return undefined;
  const other = [to.left, to.right].find((part) => columnOf(target, part) !== from);
  const span = columnOf(target, other);
  if (span !== undefined) return target.types.get(span)?.kind === 'interval' ? { from, to: { span } } : undefined;
  const micros = microsOf(other);
  return micros === undefined ? undefined : { from, to: { micros } };
}

/** A column as it is, cast, or with something in place of NULL: it is never NULL where it is ours to fill. */
function columnOf(target: TableDraft, expression: Expression | undefined): string | undefined {
  if (expression?.op === 'cast') return columnOf(target, expression.arg);
  if (expression?.op === 'call' && expression.name === 'coalesce') return columnOf(target, expression.args[0]);
  return expression?.op === 'column' && target.types.has(expression.name) ? expression.name : undefined;
}

function microsOf(expression: Expression | undefined): number | undefined {
  if (expression?.op !== 'cast' || expression.type.kind !== 'interval' || expression.arg.op !== 'literal')
    return undefined;
  const read = parseInterval(String(expression.arg.value));
  if (read === undefined) return undefined;
  return (read.months * 31 + read.days) * 86_400_000_000 + read.micros;
}

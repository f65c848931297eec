import type { Expression } from '../expression/expression.ts';
import { parseDerive } from '../expression/parse-derive.ts';
import { formOf } from '../functions/call-form.ts';
import { columnsOf } from '../expression/walk-expression.ts';
import type { ColumnType } from '../types/column-type.ts';
import type { Table } from './schema-document.ts';

/** One part of a partition key, and the type of its values if a column determines it. */
export type KeyElement = { readonly expression: Expression; readonly type: ColumnType | undefined };

/** Reads `RANGE (year, date_trunc('day', at))`; undefined if a part of it cannot be read. */
export function readKey(
  { partition_by: text = '', partition_key: read }: Pick<Table, 'partition_by' | 'partition_key'>,
  types: ReadonlyMap<string, ColumnType>,
): readonly KeyElement[] | undefined {
  if (read !== undefined) return elementsOf(read, types);
  const inner = /^\s*(?:RANGE|LIST|HASH)(?:\s+COLUMNS)?\s*\((.*)\)\s*$/is.exec(text)?.[1];
  if (inner === undefined) return undefined;
  // A call without a function name: the key's parts are its arguments, with the language's commas and quotes.
  const parsed = parseDerive(`key(${inner})`);
  if ('issue' in parsed || parsed.expression.op !== 'call' || parsed.expression.args.length === 0) return undefined;
  return elementsOf(parsed.expression.args, types);
}

function elementsOf(
  parts: readonly Expression[],
  types: ReadonlyMap<string, ColumnType>,
): readonly KeyElement[] | undefined {
  const elements = parts.map((expression): KeyElement => {
    const named = expression.op === 'column' ? nameOf(expression.name, types) : undefined;
    return named === undefined
      ? { expression, type: momentOf(expression, types) }
      : { expression: { op: 'column', name: named }, type: types.get(named) };
  });
  const unknown = elements.some(({ expression }) => columnsOf(expression).some((name) => !types.has(name)));
  return unknown ? undefined : elements;
}

function nameOf(name: string, types: ReadonlyMap<string, ColumnType>): string | undefined {
  return [name, name.toLowerCase()].find((item) => types.has(item));
}

/**
 * `date_trunc` and similar functions turn timestamps into timestamps. Other functions give numbers, which need no type.
 */
function momentOf(expression: Expression, types: ReadonlyMap<string, ColumnType>): ColumnType | undefined {
  const [name] = columnsOf(expression);
  const type = types.get(name ?? '');
  if (type?.kind !== 'timestamp' && type?.kind !== 'date') return undefined;
  if (expression.op === 'cast') return expression.type;
  return formOf(expression)?.is === 'time_truncation' ? type : undefined;
}

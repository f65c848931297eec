import type { Comparison, Expression } from '../../expression/expression.ts';
import type { ColumnType } from '../../schema/column-type.ts';
import type { SchemaDocument, Table } from '../../schema/schema-document.ts';
import { partitionsOf } from './partitions-of.ts';
import { type Bounds, readBounds } from './read-bounds.ts';

const KEY = /^(RANGE|LIST|HASH)\s*\(\s*(?:"((?:[^"]|"")+)"|(\w+))\s*\)$/i;

/** What a row must meet so that some partition holds it; undefined where every row finds one. */
export function partitionPredicate(
  schema: SchemaDocument,
  table: Table,
  types: ReadonlyMap<string, ColumnType>,
): Expression | undefined {
  if (table.partition_by === undefined) return undefined;
  const partitions = partitionsOf(schema, table);
  const bounds = partitions.map(({ partition_of: of }) => readBounds(of?.bounds ?? ''));
  if (/^HASH\b/i.test(table.partition_by) || bounds.some((item) => item?.kind === 'all')) return undefined;
  const [, , quoted, plain] = KEY.exec(table.partition_by) ?? [];
  const name = quoted?.replaceAll('""', '"') ?? plain?.toLowerCase() ?? '';
  const type = types.get(name);
  const unknown: Expression = { op: 'unknown', sql: `PARTITION BY ${table.partition_by}` };
  if (type === undefined || partitions.length === 0) return unknown;
  const plainBounds: Bounds[] = [];
  const alternatives: Expression[] = [];
  for (const [index, partition] of partitions.entries()) {
    const own = bounds[index];
    if (own === undefined) return unknown;
    const more = ownPredicates(schema, table, partition, types);
    if (more.length === 0) plainBounds.push(own);
    else alternatives.push({ op: 'and', args: [boundsPredicate(name, type, own), ...more] });
  }
  alternatives.unshift(...mergeBounds(plainBounds).map((item) => boundsPredicate(name, type, item)));
  return alternatives.length === 1 ? alternatives[0] : { op: 'or', args: alternatives };
}

/** What a partition asks besides its bounds: CHECKs of its own, and partitions of its own. */
function ownPredicates(
  schema: SchemaDocument,
  root: Table,
  partition: Table,
  types: ReadonlyMap<string, ColumnType>,
): readonly Expression[] {
  const inherited = new Set(root.checks.map(({ expression }) => expression));
  const checks = partition.checks
    .filter(({ expression }) => !inherited.has(expression))
    .map(({ expression, predicate }): Expression => predicate ?? { op: 'unknown', sql: expression });
  const below = partitionPredicate(schema, partition, types);
  return below === undefined ? checks : [...checks, below];
}

/** Ranges side by side are one range, and lists are one list: the fewer alternatives, the more even the rows. */
function mergeBounds(bounds: readonly Bounds[]): readonly Bounds[] {
  const values = bounds.flatMap((item) => (item.kind === 'list' ? item.values : []));
  const ranges = bounds.filter((item) => item.kind === 'range');
  for (let at = 0; at < ranges.length; ) {
    const here = ranges[at] as Extract<Bounds, { kind: 'range' }>;
    const next = ranges.findIndex((item) => item !== here && item.from !== undefined && item.from === here.to);
    if (next < 0) at++;
    else {
      ranges[at] = { ...here, to: ranges[next]?.to };
      ranges.splice(next, 1);
      at = 0;
    }
  }
  return values.length === 0 ? ranges : [...ranges, { kind: 'list', values }];
}

function boundsPredicate(name: string, type: ColumnType, bounds: Bounds): Expression {
  const column: Expression = { op: 'column', name };
  const isNull: Expression = { op: 'is', arg: column, value: 'null' };
  const filled: Expression = { op: 'not', arg: isNull };
  if (bounds.kind === 'all') return { op: 'literal', type: 'boolean', value: true };
  if (bounds.kind === 'range') {
    const edge = (operator: Comparison, value: string | undefined): readonly Expression[] =>
      value === undefined ? [] : [{ op: 'compare', operator, left: column, right: literalOf(type, value) }];
    return { op: 'and', args: [filled, ...edge('>=', bounds.from), ...edge('<', bounds.to)] };
  }
  const list = bounds.values.filter((value) => value !== null).map((value) => literalOf(type, value));
  if (list.length === 0) return isNull;
  const among: Expression = { op: 'and', args: [filled, { op: 'in', arg: column, list }] };
  return bounds.values.includes(null) ? { op: 'or', args: [isNull, among] } : among;
}

function literalOf(type: ColumnType, value: string): Expression {
  if (type.kind === 'integer' || type.kind === 'decimal' || type.kind === 'float' || type.kind === 'money')
    return { op: 'literal', type: 'number', value };
  if (type.kind === 'boolean') return { op: 'literal', type: 'boolean', value: /^t/i.test(value) };
  const text: Expression = { op: 'literal', type: 'text', value };
  return type.kind === 'text' || type.kind === 'enum' ? text : { op: 'cast', arg: text, type };
}

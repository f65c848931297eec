import type { Expression } from '../../language/expression/expression.ts';
import type { Comparison } from '../../language/values/operators.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { partitionsOf } from './partitions-of.ts';
import { type Bounds, type Edge, readBounds } from './read-bounds.ts';
import { type KeyElement, readKey } from '../../language/schema/read-key.ts';

/** What a row must satisfy so that some partition holds it; undefined if every row finds one. */
export function partitionPredicate(
  schema: SchemaDocument,
  table: Table,
  types: ReadonlyMap<string, ColumnType>,
): Expression | undefined {
  if (table.partition_by === undefined) return undefined;
  const partitions = partitionsOf(schema, table);
  // A part that is itself partitioned, without partitions, holds no row.
  if (partitions.length === 0) return FALSE;
  const bounds = partitions.map(({ partition_of: of }) => readBounds(of?.bounds ?? ''));
  if (/^HASH\b/i.test(table.partition_by) || bounds.some((item) => item?.kind === 'all')) return undefined;
  const key = readKey(table, types);
  const unknown: Expression = { op: 'unknown', sql: `PARTITION BY ${table.partition_by}` };
  if (key === undefined) return unknown;
  const plainBounds: Bounds[] = [];
  const alternatives: Expression[] = [];
  for (const [index, partition] of partitions.entries()) {
    const own = bounds[index];
    if (own === undefined || (own.kind === 'range' ? own.from.length !== key.length : key.length !== 1)) return unknown;
    const more = ownPredicates(schema, table, partition, types);
    if (more.length === 0) plainBounds.push(own);
    else alternatives.push({ op: 'and', args: [boundsPredicate(key, own), ...more] });
  }
  alternatives.unshift(...mergeBounds(plainBounds).map((item) => boundsPredicate(key, item)));
  return alternatives.length === 1 ? alternatives[0] : { op: 'or', args: alternatives };
}

/** What a partition requires besides its bounds: its own CHECKs, and its own partitions. */
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

/** Adjacent ranges are one range, and lists are one list: with fewer alternatives the rows are more even. */
function mergeBounds(bounds: readonly Bounds[]): readonly Bounds[] {
  const values = bounds.flatMap((item) => (item.kind === 'list' ? item.values : []));
  const ranges = bounds.filter((item) => item.kind === 'range');
  for (let at = 0; at < ranges.length; ) {
    const here = ranges[at] as Extract<Bounds, { kind: 'range' }>;
    const next = ranges.findIndex((item) => item !== here && JSON.stringify(item.from) === JSON.stringify(here.to));
    if (next < 0) at++;
    else {
      ranges[at] = { ...here, to: ranges[next]?.to ?? here.to };
      ranges.splice(next, 1);
      at = 0;
    }
  }
  return values.length === 0 ? ranges : [...ranges, { kind: 'list', values }];
}

const TRUE: Expression = { op: 'literal', type: 'boolean', value: true };
const FALSE: Expression = { op: 'literal', type: 'boolean', value: false };

function boundsPredicate(key: readonly KeyElement[], bounds: Bounds): Expression {
  if (bounds.kind === 'all') return TRUE;
  const names = [...new Set(key.flatMap(({ expression }) => columnsOf(expression)))];
  const isNull = (name: string): Expression => ({ op: 'is', arg: { op: 'column', name }, value: 'null' });
  const filled = names.map((name): Expression => ({ op: 'not', arg: isNull(name) }));
  if (bounds.kind === 'range')
    return {
      op: 'and',
      args: [...filled, ...beyond(key, bounds.from, '>'), ...beyond(key, bounds.to, '<')],
    };
  const [element] = key;
  const list = bounds.values.flatMap((value) => (value === null ? [] : [literalOf(element?.type, value)]));
  const [name] = names;
  const nothing: Expression = name === undefined ? TRUE : isNull(name);
  if (list.length === 0 || element === undefined) return nothing;
  const among: Expression = { op: 'and', args: [...filled, { op: 'in', arg: element.expression, list }] };
  return bounds.values.includes(null) ? { op: 'or', args: [nothing, among] } : among;
}

/**
 * That the key is beyond an edge, which belongs to the upper range: in row order, column by column. From a MINVALUE or
 * MAXVALUE on, columns decide nothing more.
 */
function beyond(key: readonly KeyElement[], edge: readonly Edge[], way: '>' | '<'): readonly Expression[] {
  const [element, ...others] = key;
  const [first, ...rest] = edge;
  if (element === undefined || first === undefined) return [];
  const open = way === '>' ? 'lowest' : 'highest';
  if (first === open) return [];
  const compare = (operator: Comparison): Expression =>
    first === 'lowest' || first === 'highest'
      ? FALSE
      : { op: 'compare', operator, left: element.expression, right: literalOf(element.type, first.value) };
  const [next] = rest;
  if (next === undefined) return [compare(way === '>' ? '>=' : '<')];
  // FROM (5, MINVALUE) begins with every 5, TO (5, MINVALUE) ends before them; MAXVALUE is the other way round.
  if (typeof next === 'string') {
    const included = (next === 'lowest') === (way === '>');
    return [compare(included ? `${way}=` : way)];
  }
  const equal: Expression = { op: 'and', args: [compare('='), ...beyond(others, rest, way)] };
  return [{ op: 'or', args: [compare(way), equal] }];
}

function literalOf(type: ColumnType | undefined, value: string): Expression {
  const number: Expression = { op: 'literal', type: 'number', value };
  if (type === undefined && /^[+-]?\d+(?:\.\d+)?$/.test(value)) return number;
  if (type?.kind === 'integer' || type?.kind === 'decimal' || type?.kind === 'float' || type?.kind === 'money')
    return number;
  if (type?.kind === 'boolean') return { op: 'literal', type: 'boolean', value: /^t/i.test(value) };
  const text: Expression = { op: 'literal', type: 'text', value };
  return type === undefined || type.kind === 'text' || type.kind === 'enum' ? text : { op: 'cast', arg: text, type };
}

import { readKey } from './read-key.ts';
import type { Expression } from '../expression/expression.ts';
import { parseMicros } from '../values/parse-micros.ts';
import { civilFromDays } from '../values/calendar.ts';
import type { ColumnType } from '../types/column-type.ts';
import { resolveType } from './resolve-type.ts';
import type { Column, SchemaDocument, Table } from './schema-document.ts';

/** The suffix of a partition's name, and its bounds as the server would print them. */
export type Part = readonly [suffix: string, bounds: string];

const HASHES = 4;
/** Timestamps are drawn from the two years before a run's time, and derived ones from a little later. */
const [MONTHS_BEFORE, MONTHS_AFTER] = [24, 1];
const EDGES = [1, 1000, 10_000, 100_000, 1_000_000];
const YEARS = 5;
/** A longer list gets no partition per value. */
const MAX_VALUES = 32;

const DEFAULT: Part = ['rowloom', 'DEFAULT'];

/**
 * Natural partitions for the table: months, ranges of numbers, one for each value of a list, parts of a hash. A DEFAULT
 * partition takes whatever may fall outside them, so that no row is refused.
 */
export function partitionParts(schema: SchemaDocument, table: Table, asOf: string): readonly Part[] {
  const { partition_by: by = '', columns } = table;
  if (/^\s*HASH\b/i.test(by)) return hashes();
  const types = new Map(columns.map(({ name, type }) => [name, resolveType(schema, type)]));
  const key = readKey(table, types);
  const [first] = key ?? [];
  const column = columns.find(({ name }) => first?.expression.op === 'column' && name === first.expression.name);
  const type = types.get(column?.name ?? '');
  if (key === undefined || column === undefined || type === undefined) return [DEFAULT];
  if (/^\s*LIST\b/i.test(by)) return lists(table, column, type);
  return [...ranges(column, type, asOf, key.length), DEFAULT];
}

function hashes(): readonly Part[] {
  return Array.from({ length: HASHES }, (_, at) => [
    `rowloom_${at}`,
    `FOR VALUES WITH (modulus ${HASHES}, remainder ${at})`,
  ]);
}

function ranges({ name }: Column, type: ColumnType, asOf: string, width: number): readonly Part[] {
  const rest = ', MINVALUE'.repeat(width - 1);
  const between = (edges: readonly string[], suffixes: readonly string[]): readonly Part[] =>
    suffixes.map((suffix, at) => [
      `rowloom_${suffix}`,
      `FOR VALUES FROM (${edges[at]}${rest}) TO (${edges[at + 1]}${rest})`,
    ]);
  const now = parseMicros(asOf);
  if (Number.isNaN(now)) return [];
  const { year, month } = civilFromDays(Math.floor(now / 86_400_000_000));
  if (type.kind === 'date' || type.kind === 'timestamp') {
    const first = year * 12 + month - 1 - MONTHS_BEFORE;
    const months = Array.from({ length: MONTHS_BEFORE + MONTHS_AFTER + 2 }, (_, at) => monthText(first + at));
    const time = type.kind === 'date' ? '' : ` 00:00:00${type.zone === true ? '+00' : ''}`;
    return between(
      months.map((text) => `'${text}-01${time}'`),
      months.slice(0, -1).map((text) => text.replace('-', '_')),
    );
  }
  if (type.kind !== 'integer') return [];
  const say = (value: number): string => (type.bits === 32 ? String(value) : `'${value}'`);
  if (/(?:^|_)year(?:_|$)/i.test(name)) {
    const years = Array.from({ length: YEARS + 2 }, (_, at) => year - YEARS + 1 + at);
    return between(years.map(say), years.slice(0, -1).map(String));
  }
  const edges = EDGES.filter((edge) => edge < 2 ** (type.bits - 1));
  return between(
    edges.map(say),
    edges.slice(0, -1).map((_, at) => String(at + 1)),
  );
}

const monthText = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

function lists(table: Table, column: Column, type: ColumnType): readonly Part[] {
  const values =
    type.kind === 'boolean'
      ? ['false', 'true']
      : type.kind === 'enum'
        ? (type.values ?? [])
        : type.kind === 'text'
          ? listedTexts(table, column.name)
          : [];
  if (values.length === 0 || values.length > MAX_VALUES) return [DEFAULT];
  const say = (value: string): string => (type.kind === 'boolean' ? value : `'${value.replaceAll("'", "''")}'`);
  const parts = values.map((value, at): Part => [`rowloom_${at + 1}`, `FOR VALUES IN (${say(value)})`]);
  // A CHECK may be dropped or misread, but the labels of an enum are complete.
  return column.nullable || type.kind === 'text' ? [...parts, DEFAULT] : parts;
}

/** The texts that a CHECK lists for the column. */
function listedTexts({ checks }: Table, name: string): readonly string[] {
  for (const { predicate } of checks) {
    const values = predicate === undefined ? undefined : textsOf(predicate, name);
    if (values !== undefined) return [...new Set(values)];
  }
  return [];
}

function textsOf(predicate: Expression, name: string): readonly string[] | undefined {
  const isColumn = (part: Expression): boolean =>
    part.op === 'cast' ? isColumn(part.arg) : part.op === 'column' && part.name === name && part.through === undefined;
  const items =
    predicate.op === 'in' && isColumn(predicate.arg)
      ? predicate.list
      : predicate.op === 'compare' && predicate.operator === '=' && isColumn(predicate.left)
        ? [predicate.right]
        : undefined;
  if (items !== undefined) {
    const texts = items.map((item) => (item.op === 'cast' ? item.arg : item));
    return texts.every((item) => item.op === 'literal' && typeof item.value === 'string' && item.type === 'text')
      ? texts.flatMap((item) => (item.op === 'literal' ? [String(item.value)] : []))
      : undefined;
  }
  if (predicate.op !== 'or') return undefined;
  const parts = predicate.args.map((part) => textsOf(part, name));
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

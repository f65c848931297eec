import type { Session } from '@rowloom/databases';

/**
 * What is examined in a database: numbers are compared by their distribution, words by their shares, orders by how many
 * rows keep them.
 */
export type Fact = { readonly name: string } & (
  | { readonly kind: 'number' | 'children' | 'distance'; readonly values: readonly number[] }
  | { readonly kind: 'words' | 'renamed' | 'hours' | 'missing'; readonly words: readonly string[] }
  | { readonly kind: 'order'; readonly kept: number }
);

type Question = { readonly kind: Fact['kind']; readonly name: string; readonly sql: string };

const number = (table: string, ...columns: readonly string[]): readonly Question[] =>
  columns.map((column) => ({
    kind: 'number',
    name: `${table}.${column}`,
    sql: `SELECT ${column}::float8 AS v FROM ${table} WHERE ${column} IS NOT NULL`,
  }));
const moment = (table: string, ...columns: readonly string[]): readonly Question[] =>
  columns.map((column) => ({
    kind: 'number',
    name: `${table}.${column}`,
    sql: `SELECT extract(epoch FROM ${column})::float8 AS v FROM ${table} WHERE ${column} IS NOT NULL`,
  }));
const words = (kind: 'words' | 'renamed', table: string, ...columns: readonly string[]): readonly Question[] =>
  columns.map((column) => ({
    kind,
    name: `${table}.${column}`,
    sql: `SELECT ${column}::text AS v FROM ${table} WHERE ${column} IS NOT NULL`,
  }));
/** The format of a text, whatever its letters and digits. */
const form = (table: string, column: string): Question => ({
  kind: 'words',
  name: `${table}.${column}, its form`,
  sql: `SELECT regexp_replace(regexp_replace(regexp_replace(${column}, '[0-9]', '9', 'g'), '[A-Z]', 'A', 'g'), '[a-z]', 'a', 'g') AS v FROM ${table} WHERE ${column} IS NOT NULL`,
});
const children = (child: string, column: string, parent: string): Question => ({
  kind: 'children',
  name: `${child}.${column}`,
  sql: `SELECT count(c.${column})::float8 AS v FROM ${parent} p LEFT JOIN ${child} c ON c.${column} = p.id GROUP BY p.id`,
});
const distance = (table: string, from: string, to: string, unit = 'extract(epoch FROM'): Question => ({
  kind: 'distance',
  name: `${table}: ${from} to ${to}`,
  sql:
    unit === 'days'
      ? `SELECT (${to} - ${from})::float8 AS v FROM ${table} WHERE ${to} - ${from} IS NOT NULL`
      : `SELECT ${unit} ${to} - ${from})::float8 AS v FROM ${table} WHERE ${to} - ${from} IS NOT NULL`,
});
const hours = (table: string, column: string): Question => ({
  kind: 'hours',
  name: `${table}.${column}, hours of the week`,
  sql: `SELECT to_char(${column}, 'ID HH24') AS v FROM ${table} WHERE ${column} IS NOT NULL`,
});
/** Which of a row's columns are missing together. */
const missing = (table: string, ...columns: readonly string[]): Question => ({
  kind: 'missing',
  name: `${table}: ${columns.join(', ')}`,
  sql: `SELECT concat(${columns.map((column) => `(${column} IS NULL)::int`).join(', ')}) AS v FROM ${table}`,
});
const order = (from: string, holds: string): Question => ({
  kind: 'order',
  name: `${from}: ${holds}`,
  sql: `SELECT coalesce(avg((${holds})::int), 1)::float8 AS v FROM ${from} WHERE (${holds}) IS NOT NULL`,
});

const QUESTIONS: readonly Question[] = [
  ...number('depots', 'floor_area', 'bays'),
  ...moment('depots', 'opened_on'),
  ...moment('senders', 'created_at', 'birthday'),
  ...number('senders', 'scanner_serial', 'risk', 'credit_limit'),
  ...words('renamed', 'senders', 'loyalty_tier', 'region_code'),
  form('senders', 'house_no'),
  form('senders', 'vat_no'),
  missing('senders', 'birthday', 'vat_no', 'company'),
  ...moment('parcels', 'handed_in_at', 'sorted_at', 'delivered_at', 'returned_at', 'promised_on'),
  hours('parcels', 'handed_in_at'),
  ...number('parcels', 'weight_g', 'declared_value', 'surcharge', 'adjustment', 'zone', 'attempts'),
  ...words('renamed', 'parcels', 'route', 'status'),
  ...words('words', 'parcels', 'fragile'),
  form('parcels', 'tracking'),
  missing('parcels', 'delivered_at', 'returned_at'),
  ...moment('scans', 'scanned_at'),
  ...number('scans', 'device_temp', 'belt_speed', 'counter'),
  ...moment('claims', 'reported_on', 'closed_on'),
  ...number('claims', 'wanted'),
  ...words('renamed', 'claims', 'reason'),
  children('senders', 'depot_id', 'depots'),
  children('parcels', 'sender_id', 'senders'),
  children('parcels', 'depot_id', 'depots'),
  children('scans', 'parcel_id', 'parcels'),
  children('claims', 'sender_id', 'senders'),
  children('claims', 'depot_id', 'depots'),
  distance('parcels', 'handed_in_at', 'sorted_at'),
  distance('parcels', 'sorted_at', 'delivered_at'),
  distance('parcels', 'delivered_at', 'returned_at'),
  distance('claims', 'reported_on', 'closed_on', 'days'),
  order('parcels', 'sorted_at >= handed_in_at'),
  order('parcels', 'delivered_at >= sorted_at'),
  order('parcels', 'returned_at >= delivered_at'),
  order('parcels', 'promised_on >= handed_in_at::date'),
  order('parcels p JOIN senders s ON s.id = p.sender_id', "p.handed_in_at >= s.created_at AT TIME ZONE 'UTC'"),
  order('scans c JOIN parcels p ON p.id = c.parcel_id', 'c.scanned_at >= p.handed_in_at'),
  order('claims', 'closed_on >= reported_on'),
];

/** Reads what the queries ask for, value by value: the comparison must not trust what `rowloom compare` counts. */
export async function readFacts(session: Session): Promise<readonly Fact[]> {
  const facts: Fact[] = [];
  for (const { kind, name, sql } of QUESTIONS) {
    const rows = (await session.query(sql)).map(({ v }) => v);
    if (kind === 'order') facts.push({ kind, name, kept: Number(rows[0]) });
    else if (kind === 'number' || kind === 'children' || kind === 'distance')
      facts.push({ kind, name, values: rows.map(Number) });
    else facts.push({ kind, name, words: rows.map((word) => (typeof word === 'string' ? word : '')) });
  }
  return facts;
}

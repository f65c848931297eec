import {
  type ColumnOrder,
  type ColumnStatistics,
  type Profile,
  type ProfileColumn,
  type ProfileKey,
  type ProfileTable,
  resolveType,
  type SchemaDocument,
  type Table,
  tableKey,
} from '@rowloom/engine';
import type { Session } from '../session/session.ts';
import { Budget } from './budget.ts';
import { type Random, secureRandom } from './laplace.ts';
import { CHILDREN_WEIGHT, measureKey, PARENT_WEIGHT } from './measure-keys.ts';
import { HOURS, measureHours, measureNumber, weightOfNumber } from './measure-number.ts';
import { measureOrder, ORDER_WEIGHT, pairsOf } from './measure-orders.ts';
import { measureText, TEXT_WEIGHT } from './measure-text.ts';
import { readValues, VALUES_WEIGHT } from './measure-values.ts';
import { asNumber, profileSql } from './profile-sql.ts';
import { serverStatistics } from './server-statistics.ts';
import { countOf, type MeasuredColumn, type TableReader } from './table-reader.ts';
import { schemaWords } from './schema-words.ts';

export type ProfileRequest = {
  /** The privacy budget of one row; `Infinity` for figures without noise, which are not published. */
  readonly epsilon?: number;
  readonly k?: number;
  /** Columns, as `table.column`, whose words may be included; `*` for all. */
  readonly allow?: readonly string[];
  /** Ignores the server's own statistics. */
  readonly ownAggregates?: boolean;
  /** The number of rows of a table that are read; larger tables are sampled. */
  readonly most?: number;
  readonly random?: Random;
  readonly progress?: (table: string) => void;
};

const ROWS_WEIGHT = 0.5;
const MAX_ROWS = 2_000_000;
const POINTS = 21;
/** For figures without noise, which are compared and not stored. */
const EXACT_POINTS = 101;

/** Profiles a database in aggregates alone: no query returns a row. */
export async function readProfile(
  session: Session,
  schema: SchemaDocument,
  request: ProfileRequest = {},
): Promise<Profile> {
  const { epsilon = 1, k = 20, allow = [], ownAggregates = false, most = MAX_ROWS, random = secureRandom } = request;
  const tables = schema.tables.filter((table) => table.partition_of === undefined);
  const measures = new Map<string, Measure>();
  const outside: string[] = [];
  for (const table of tables) {
    const rows = countOf((await session.query(`SELECT count(*) AS n FROM ${placeOf(session, table)}`))[0] ?? {});
    const told = columnsOf(schema, table, allow);
    const server =
      ownAggregates || !profileSql(session.dialect).hasStatistics
        ? new Map<string, ColumnStatistics>()
        : await serverStatistics(session, table, told, rows, k);
    measures.set(tableKey(table), { table, rows, columns: told, server, budget: new Budget(1, 0, random), counted: 0 });
    outside.push(...[...server.keys()].map((name) => `${tableKey(table)}.${name}`));
  }
  for (const measure of measures.values()) {
    measure.budget = new Budget(epsilon, weightOf(measure, measures), random);
    // Noise may leave a small table with no rows, and rows that refer to it would have no parent.
    const isParent = [...measures.values()].some(({ table, rows }) => rows > 0 && refersTo(table, measure.table));
    measure.counted = Math.max(isParent ? 1 : 0, Math.round(measure.budget.blur([measure.rows], ROWS_WEIGHT)[0] ?? 0));
  }
  const made: ProfileTable[] = [];
  for (const measure of measures.values()) {
    request.progress?.(tableKey(measure.table));
    made.push(await measureTable(session, measure, measures, { k, most, allow }));
  }
  return {
    profile: 1,
    dialect: schema.dialect,
    privacy: {
      ...(Number.isFinite(epsilon) ? { epsilon } : {}),
      k,
      allowed: allow,
      outside_budget: outside,
    },
    tables: made,
  };
}

type ToldColumn = MeasuredColumn & {
  readonly allowed: boolean;
  readonly words: ReadonlySet<string>;
  readonly isKey: boolean;
};

type Measure = {
  readonly table: Table;
  readonly rows: number;
  readonly columns: readonly ToldColumn[];
  readonly server: ReadonlyMap<string, ColumnStatistics>;
  budget: Budget;
  /** Its row count, with noise. */
  counted: number;
};

function columnsOf(schema: SchemaDocument, table: Table, allow: readonly string[]): readonly ToldColumn[] {
  const keys = new Set([
    ...(table.primary_key?.columns ?? []),
    ...table.uniques.flatMap(({ columns }) => (columns.length === 1 ? columns : [])),
    ...table.foreign_keys.flatMap(({ columns }) => columns),
  ]);
  return table.columns.map((column) => ({
    name: column.name,
    type: resolveType(schema, column.type),
    nullable: column.nullable,
    allowed: [`${table.name}.${column.name}`, `${tableKey(table)}.${column.name}`, '*'].some((word) =>
      allow.includes(word),
    ),
    words: schemaWords(table, column),
    isKey: keys.has(column.name),
  }));
}

const isListed = ({ type }: MeasuredColumn): boolean => type.kind === 'boolean' || type.kind === 'enum';
const isText = ({ type }: MeasuredColumn): boolean => type.kind === 'text';

/** Keys are generated, not measured; columns of unsupported types are left out. */
function isMeasured(column: ToldColumn): boolean {
  return !column.isKey && (isListed(column) || isText(column) || isNumber(column));
}

function isNumber({ type }: MeasuredColumn): boolean {
  return asNumber(profileSql('postgresql'), type, 'x') !== undefined;
}

function weightOf({ table, columns, server }: Measure, all: ReadonlyMap<string, Measure>): number {
  const own = columns
    .filter((column) => isMeasured(column) && !server.has(column.name))
    .reduce(
      (sum, column) => sum + (isListed(column) ? VALUES_WEIGHT : isText(column) ? TEXT_WEIGHT : weightOfNumber(column)),
      0,
    );
  const moments = columns.filter((column) => isHourly(column, server)).length;
  const nullable = columns.filter((column) => column.isKey && column.nullable && !server.has(column.name)).length;
  const up = keysOf(table, all).length * CHILDREN_WEIGHT;
  const down = [...all.values()]
    .flatMap((other) => keysOf(other.table, all))
    .filter(({ references }) => references.table === table.name).length;
  return (
    ROWS_WEIGHT +
    own +
    moments * HOURS +
    nullable * ROWS_WEIGHT +
    up +
    down * PARENT_WEIGHT +
    pairsOf(columns).length * ORDER_WEIGHT
  );
}

/** A timestamp for which the server keeps everything except the hours. */
const isHourly = ({ name, type, isKey }: ToldColumn, server: Measure['server']): boolean =>
  type.kind === 'timestamp' && !isKey && server.get(name)?.quantiles !== undefined;

function keysOf(table: Table, all: ReadonlyMap<string, Measure>): Table['foreign_keys'] {
  return table.foreign_keys.filter(({ references }) => parentOf(references, all) !== undefined);
}

function parentOf(references: Table['foreign_keys'][number]['references'], all: ReadonlyMap<string, Measure>) {
  return [...all.values()].find(
    ({ table }) =>
      table.name === references.table && (references.schema === undefined || references.schema === table.schema),
  );
}

const refersTo = ({ foreign_keys }: Table, { name }: Table): boolean =>
  foreign_keys.some(({ references }) => references.table === name);

function placeOf({ dialect }: Session, { schema, name }: Table): string {
  const { quote } = profileSql(dialect);
  return schema === undefined ? quote(name) : `${quote(schema)}.${quote(name)}`;
}

async function measureTable(
  session: Session,
  { table, counted, columns, server, budget }: Measure,
  all: ReadonlyMap<string, Measure>,
  { k, most }: { readonly k: number; readonly most: number; readonly allow: readonly string[] },
): Promise<ProfileTable> {
  const sql = profileSql(session.dialect);
  const place = placeOf(session, table);
  const share = counted > most ? most / counted : 1;
  const reader: TableReader = {
    session,
    dialect: session.dialect,
    sql,
    from: share < 1 ? sql.sample(place, share) : place,
    rows: counted,
    weight: 1 / share,
    budget,
    k,
    points: budget.scale(1) === 0 ? EXACT_POINTS : POINTS,
  };
  const found: ProfileColumn[] = [];
  for (const column of columns) {
    const kept = server.get(column.name);
    const statistics = kept ?? (await measureColumn(reader, column));
    const hours = isHourly(column, server) ? await measureHours(reader, sql.quote(column.name)) : {};
    if (statistics !== undefined) found.push({ name: column.name, ...forKey(column, statistics), ...hours });
  }
  const keys: ProfileKey[] = [];
  for (const key of keysOf(table, all)) {
    const parent = parentOf(key.references, all);
    if (parent === undefined) continue;
    const above = { place: placeOf(session, parent.table), budget: parent.budget, rows: parent.counted };
    const measured = await measureKey(reader, key, place, above);
    if (measured !== undefined) keys.push(measured);
  }
  const orders: ColumnOrder[] = [];
  for (const pair of pairsOf(columns)) {
    const order = await measureOrder(reader, pair);
    if (order !== undefined) orders.push(order);
  }
  return {
    ...(table.schema === undefined ? {} : { schema: table.schema }),
    name: table.name,
    rows: counted,
    ...(share < 1 ? { sampled: Math.round(share * 10_000) / 10_000 } : {}),
    columns: found,
    ...(keys.length === 0 ? {} : { keys }),
    ...(orders.length === 0 ? {} : { orders }),
  };
}

async function measureColumn(reader: TableReader, column: ToldColumn): Promise<ColumnStatistics | undefined> {
  if (column.isKey) return column.nullable ? measureNulls(reader, column) : undefined;
  if (isListed(column)) return spelled(await readValues(reader, column, { allowed: true }), column);
  if (isText(column)) return measureText(reader, column, column.allowed ? true : column.words);
  return measureNumber(reader, column);
}

async function measureNulls(reader: TableReader, { name }: MeasuredColumn): Promise<ColumnStatistics> {
  const column = reader.sql.quote(name);
  const rows = await reader.session.query(`SELECT count(*) AS n, count(${column}) AS present FROM ${reader.from}`);
  const [all, present] = [countOf(rows[0] ?? {}), countOf(rows[0] ?? {}, 'present')];
  const [nulls = 0, others = 0] = reader.budget.blur([all - present, present], ROWS_WEIGHT);
  const total = Math.max(1, nulls + others);
  return { null_fraction: Math.round(Math.min(1, Math.max(0, nulls / total)) * 10_000) / 10_000 };
}

/** Booleans have one spelling in all dialects. */
function spelled(statistics: ColumnStatistics | undefined, { type }: MeasuredColumn): ColumnStatistics | undefined {
  if (statistics?.values === undefined || type.kind !== 'boolean') return statistics;
  return {
    ...statistics,
    values: statistics.values.map(({ value, share }) => ({
      share,
      ...(value === undefined ? {} : { value: /^(t|true|1)$/i.test(value) ? 'true' : 'false' }),
    })),
  };
}

/** For a key only its NULLs matter: its values are generated. */
function forKey(column: ToldColumn, statistics: ColumnStatistics): ColumnStatistics {
  if (!column.isKey) return statistics;
  const { null_fraction } = statistics;
  return null_fraction === undefined ? {} : { null_fraction };
}

import {
  type Check,
  type ForeignKey,
  periodExclusions,
  type ReferentialAction,
  type Table,
  type Trigger,
  type Unique,
} from '@rowloom/engine';
import { buildColumn } from './build-column.ts';
import { buildStatistics } from './build-statistics.ts';
import { findJson, jsonColumn } from './find-json.ts';
import { partitionCheck } from './partition-check.ts';
import type { CheckRow } from './read-checks.ts';
import type { ColumnRow } from './read-columns.ts';
import type { ForeignKeyRow } from './read-foreign-keys.ts';
import type { IndexRow } from './read-indexes.ts';
import type { PartitionRow } from './read-partitions.ts';
import type { StatisticsRow } from './read-statistics.ts';
import type { TableRow } from './read-tables.ts';
import type { TriggerRow } from './read-triggers.ts';
import { unescapeExpression } from './unescape-expression.ts';

/** What the catalogue says of one table. */
export type TableParts = {
  readonly table: TableRow;
  readonly columns: readonly ColumnRow[];
  readonly indexes: readonly IndexRow[];
  readonly foreignKeys: readonly ForeignKeyRow[];
  readonly checks: readonly CheckRow[];
  readonly triggers: readonly TriggerRow[];
  readonly partitions: readonly PartitionRow[];
  readonly statistics: readonly StatisticsRow[];
};

export type TableFacts = {
  readonly isMariadb: boolean;
  readonly collation: string | undefined;
  /** Whether the document has tables of several databases, which are then its schemas. */
  readonly hasSchemas: boolean;
  /** Columns of this table that others refer to. */
  readonly referred: ReadonlySet<string>;
};

export function buildTable(parts: TableParts, facts: TableFacts): Table {
  const { table, columns } = parts;
  // Keys of versioned tables end with the row's end time, which the server hides.
  const ends = new Set(columns.filter(({ generated }) => /^ROW END$/i.test(generated ?? '')).map(({ name }) => name));
  const indexes = parts.indexes.filter(({ column_name: name }) => name === null || !ends.has(name));
  const groups = [...groupRows(indexes, ({ index_name: name }) => name)];
  const primary = groups.find(([name]) => name === 'PRIMARY')?.[1];
  const uniques = groups.filter(([name]) => name !== 'PRIMARY').map(([name, rows]) => buildUnique(name, rows, facts));
  const keys = new Set([
    ...groups.flatMap(([, rows]) => (rows.length === 1 ? rows.map(({ column_name: name }) => name) : [])),
    ...parts.foreignKeys.map(({ column_name: name }) => name),
    ...facts.referred,
  ]);
  const expressions = [
    ...parts.checks.map(({ expression }) => expression),
    ...columns.map(({ generated }) => generated),
  ];
  const built = columns.map((row) =>
    buildColumn(row, {
      isMariadb: facts.isMariadb,
      collation: facts.collation,
      json: findJson(row, expressions),
      isKey: keys.has(row.name),
      prefix: shortestPrefix(parts.indexes, row.name),
    }),
  );
  // The type already implies it: a check would only duplicate that.
  const implied = new Set(built.filter(({ type }) => type.native === 'json').map(({ name }) => name));
  const triggers = parts.triggers.map(buildTrigger);
  const found: Table = {
    name: table.table_name,
    ...(facts.hasSchemas ? { schema: table.table_schema } : {}),
    ...(table.comment === null || table.comment === '' ? {} : { comment: table.comment }),
    columns: built.map((column) => {
      const statistics = buildStatistics(
        column,
        parts.statistics.filter(({ name }) => name === column.name),
      );
      return statistics === undefined ? column : { ...column, statistics };
    }),
    ...(primary === undefined ? {} : { primary_key: { columns: primary.flatMap((row) => row.column_name ?? []) } }),
    uniques,
    foreign_keys: [...groupRows(parts.foreignKeys, ({ name }) => name)].map(([name, rows]) =>
      buildForeignKey(name, rows, facts),
    ),
    checks: [
      ...parts.checks
        .filter((row) => !(implied.has(row.name) && jsonColumn(row.expression) === row.name))
        .map((row) => buildCheck(row, facts)),
      ...partitionCheck(parts.partitions),
    ],
    ...(triggers.length === 0 ? {} : { triggers }),
  };
  const exclusions = facts.isMariadb ? periodExclusions(found) : [];
  return exclusions.length === 0 ? found : { ...found, exclusions };
}

function groupRows<Row>(rows: readonly Row[], nameOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  // By code unit, because the catalogue's own order depends on the server's collation.
  return new Map([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function buildUnique(name: string, rows: readonly IndexRow[], { isMariadb }: TableFacts): Unique {
  const expressions = rows.flatMap(({ expression }) =>
    expression === null ? [] : [{ expression: isMariadb ? expression : unescapeExpression(expression) }],
  );
  const prefixes = rows.flatMap(({ column_name: column, prefix }): [string, number][] =>
    column === null || prefix === null ? [] : [[column, prefix]],
  );
  return {
    name,
    columns: rows.flatMap(({ column_name: column }) => column ?? []),
    ...(expressions.length === 0 ? {} : { expressions }),
    ...(prefixes.length === 0 ? {} : { prefix_lengths: Object.fromEntries(prefixes) }),
  };
}

function buildForeignKey(name: string, rows: readonly ForeignKeyRow[], { hasSchemas }: TableFacts): ForeignKey {
  const first = rows[0] as ForeignKeyRow;
  const onDelete = actionOf(first.on_delete);
  const onUpdate = actionOf(first.on_update);
  return {
    name,
    columns: rows.map(({ column_name: column }) => column),
    references: {
      ...(hasSchemas ? { schema: first.parent_schema } : {}),
      table: first.parent_table,
      columns: rows.map(({ parent_column: column }) => column),
    },
    ...(onDelete === undefined ? {} : { on_delete: onDelete }),
    ...(onUpdate === undefined ? {} : { on_update: onUpdate }),
  };
}

/** RESTRICT and NO ACTION are the same in InnoDB, and the printed one depends on the version. */
const ACTIONS: Readonly<Record<string, ReferentialAction>> = {
  CASCADE: 'cascade',
  'SET NULL': 'set_null',
  'SET DEFAULT': 'set_default',
};

function actionOf(rule: string | null): ReferentialAction | undefined {
  return ACTIONS[rule ?? ''];
}

/** A generated name is left to the server again: in another database it might be taken. */
function buildCheck(row: CheckRow, { isMariadb }: TableFacts): Check {
  const made = isMariadb ? /^CONSTRAINT_\d+$/.test(row.name) : row.name.startsWith(`${row.table_name}_chk_`);
  return {
    ...(made ? {} : { name: row.name }),
    expression: isMariadb ? row.expression : unescapeExpression(row.expression),
  };
}

function shortestPrefix(indexes: readonly IndexRow[], column: string): number | undefined {
  const prefixes = indexes.flatMap((row) => (row.column_name === column && row.prefix !== null ? [row.prefix] : []));
  return prefixes.length === 0 ? undefined : Math.min(...prefixes);
}

function buildTrigger({ name, timing, action }: TriggerRow): Trigger {
  return { name, timing: timing.toUpperCase() === 'BEFORE' ? 'before' : 'after', level: 'row', action };
}

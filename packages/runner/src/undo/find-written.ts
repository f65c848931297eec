import type { Session } from '@rowloom/databases';
import { DIALECTS, quoteText, type SchemaDocument, type Table, tableKey, type TriggerWrite } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { ReachOf } from '../target/read-reach.ts';
import { tableName } from '../target/table-name.ts';
import { keyOf } from './find-referrers.ts';
import { sameKey } from './match-rows.ts';
import type { StagedTable } from './staged-table.ts';
import { findOwner, ownedBy } from './written-owner.ts';
import type { WrittenRows } from './written-rows.ts';

/** Rows whose triggers wrote others: the run's own, or those written for them in turn. */
type Source = {
  readonly table: Table;
  readonly columns: readonly string[];
  readonly match: (row: string, conditions: readonly string[]) => string;
};

/** A trigger's row may fire a trigger of its own, and so on. */
const DEEPEST = 4;

/**
 * Finds what triggers of the target wrote for the run's rows: rows of other tables that have, in the columns that a
 * trigger fills from the new row, that row's key, and its constants in others. Those written last come first.
 */
export function findWritten(
  session: Session,
  target: SchemaDocument,
  staged: readonly StagedTable[],
  reach: ReachOf,
): readonly WrittenRows[] {
  const { dialect } = session;
  const found: WrittenRows[] = [];
  const follow = (source: Source, depth: number): void => {
    for (const write of (source.table.triggers ?? []).flatMap(({ writes = [] }) => writes)) {
      const place = { name: write.table, schema: write.schema ?? source.table.schema };
      const table = target.tables.find((item) => tableKey(item) === tableKey(place));
      if (table === undefined || depth > DEEPEST) continue;
      const owner = isTelling(write, source) ? undefined : findOwner(write, source.table, staged);
      if (owner === undefined && !isTelling(write, source)) continue;
      const own = staged.find(({ key }) => key === tableKey(table));
      const mine = own === undefined ? undefined : keyOf(own);
      // Without a key the trigger's rows cannot be distinguished from the run's.
      if (own !== undefined && mine === undefined) continue;
      const row = `w${depth}`;
      const where = (alias: string): string => {
        const conditions = [
          ...conditionsOf(session, write, { alias, row, table, source }, reach),
          ...(owner === undefined ? [] : [ownedBy(dialect, owner, alias)]),
        ];
        const others =
          own === undefined || mine === undefined
            ? ''
            : ` AND NOT EXISTS (SELECT 1 FROM ${own.stage} AS own WHERE ${sameKey(dialect, mine, alias, 'own')})`;
        return `${source.match(row, conditions)}${others}`;
      };
      const real = tableName(dialect, target, table);
      found.unshift({ key: tableKey(table), real, where });
      const columns = table.columns.map(({ name }) => name);
      const match: Source['match'] = (alias, conditions) =>
        `EXISTS (SELECT 1 FROM ${real} AS ${alias} WHERE ${[...conditions, where(alias)].join(' AND ')})`;
      follow({ table, columns, match }, depth + 1);
    }
  };
  for (const { key, stage, columns } of staged) {
    const table = target.tables.find((item) => tableKey(item) === key);
    const match: Source['match'] = (alias, conditions) =>
      `EXISTS (SELECT 1 FROM ${stage} AS ${alias} WHERE ${conditions.join(' AND ')})`;
    if (table !== undefined) follow({ table, columns, match }, 1);
  }
  return found;
}

type Pair = { readonly alias: string; readonly row: string; readonly table: Table; readonly source: Source };

/** That a written row has what its trigger takes from the new row, and its constants. */
function conditionsOf(
  session: Session,
  { values }: TriggerWrite,
  { alias, row, table, source }: Pair,
  reach: ReachOf,
): readonly string[] {
  const quote = DIALECTS[session.dialect].quoteName;
  const kindOf = (of: Table, name: string): string | undefined =>
    of.columns.find((column) => column.name === name)?.type.kind;
  return values.flatMap(({ column, value }) => {
    const left = `${alias}.${quote(column)}`;
    const kind = kindOf(table, column);
    if (value.op === 'column') {
      const right = `${row}.${quote(value.name)}`;
      const isSame = kind === kindOf(source.table, value.name);
      return [isSame ? `${left} = ${right}` : dialectOf(session).undoing.sameValue(left, right, false)];
    }
    if (value.op !== 'literal' || value.type === 'null' || !COMPARED.has(kind ?? '')) return [];
    // Its counter may have advanced since.
    if (reach(table).columns.has(column)) return [];
    const text = String(value.value);
    return [`${left} = ${value.type === 'text' ? quoteText(session.dialect, text) : text}`];
  });
}

/** A constant among these equals what became of it. */
const COMPARED = new Set(['text', 'enum', 'integer', 'boolean', 'decimal']);

/** The columns that identify the row for which it was written: all of its key. */
function isTelling({ values }: TriggerWrite, { table, columns }: Source): boolean {
  const key = table.primary_key?.columns ?? [];
  const taken = values.flatMap(({ value }) => (value.op === 'column' ? [value.name] : []));
  return (
    key.length > 0 && key.every((column) => taken.includes(column)) && taken.every((column) => columns.includes(column))
  );
}

/** Deletes them; returns how many from which table. */
export async function deleteWritten(
  session: Session,
  written: readonly WrittenRows[],
): Promise<readonly { readonly key: string; readonly rows: number }[]> {
  const counts = new Map<string, number>();
  const { deleteFrom } = dialectOf(session).undoing;
  for (const { key, real, where } of written) {
    const rows = await session.execute(`${deleteFrom} ${real} AS t WHERE ${where('t')}`);
    counts.set(key, (counts.get(key) ?? 0) + rows);
  }
  return [...counts].filter(([, rows]) => rows > 0).map(([key, rows]) => ({ key, rows }));
}

import type { Session } from '@rowloom/databases';
import type { RunContext, SchemaDocument } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { tableName } from '../target/table-name.ts';
import type { UndoneTable } from './delete-chunks.ts';
import { compareRows, countStrangers } from './delete-rows.ts';
import type { StagedTable } from './staged-table.ts';

/** Drops the tables that a run created, if they contain only its rows; undefined if they contain others. */
export async function dropCreated(
  session: Session,
  schema: SchemaDocument,
  staged: readonly StagedTable[],
  run: RunContext,
): Promise<readonly UndoneTable[] | undefined> {
  const tables = schema.tables.filter(({ partition_of }) => partition_of === undefined);
  const undone: UndoneTable[] = [];
  for (const table of tables) {
    const name = tableName(session.dialect, schema, table);
    const [row] = await session.query(`SELECT count(*) AS present FROM ${name}`).catch(() => []);
    const mine = staged.find(({ real }) => real === name);
    const present = Number(row?.['present'] ?? 0);
    if (present > (mine?.rows ?? 0)) return undefined;
    // The same number of rows does not mean the same rows: some may have been replaced.
    if (mine !== undefined && row !== undefined && (await countStrangers(session, schema, mine)) > 0) return undefined;
    const compared = mine === undefined ? undefined : await compareRows(session, schema, mine);
    if (mine !== undefined) undone.push({ name: mine.key, deleted: present, changed: compared?.changed ?? 0 });
  }
  const names = tables.map((table) => tableName(session.dialect, schema, table)).toReversed();
  await dialectOf(session).tables.drop(session, schema, names);
  return undone.length > 0 ? undone : [...run.tables.keys()].map((name) => ({ name, deleted: 0, changed: 0 }));
}

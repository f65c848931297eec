import type { Session } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { type ReachOf } from '../target/read-reach.ts';
import { tableName } from '../target/table-name.ts';
import { sayTrigger } from '../target/trigger-reach.ts';
import type { StagedTable } from './staged-table.ts';
import type { WrittenRows } from './written-rows.ts';

type Undone = {
  readonly target: SchemaDocument;
  readonly staged: readonly StagedTable[];
  readonly written: readonly WrittenRows[];
  readonly reach: ReachOf;
};

/** Effects of triggers for the run's rows that cannot be undone, as far as affected rows exist. */
export async function noteTriggers(
  session: Session,
  { target, staged, written, reach }: Undone,
): Promise<readonly string[]> {
  const notes: string[] = [];
  const isOfRun = (table: Table): boolean => staged.some(({ key }) => key === tableKey(table));
  for (const table of target.tables) {
    const key = tableKey(table);
    const { columns, inserts, deletes } = reach(table);
    const untold = written.some((rows) => rows.key === key) || isOfRun(table) ? undefined : inserts;
    const [changer] = columns.values();
    // A trigger changes its own row before that is written.
    const isOwn =
      changer !== undefined && isOfRun(table) && [...columns.values()].every((by) => by.table === table.name);
    if (deletes !== undefined)
      notes.push(`${sentence(sayTrigger(deletes))} deletes rows of ${key}: they do not come back.`);
    if ((changer === undefined || isOwn) && untold === undefined) continue;
    const rows = await session.query(`SELECT 1 AS one FROM ${tableName(session.dialect, target, table)} LIMIT 1`);
    if (rows.length === 0) continue;
    if (untold !== undefined)
      notes.push(
        `${sentence(sayTrigger(untold))} writes rows of ${key}: those that cannot be distinguished from others stay.`,
      );
    if (changer !== undefined && !isOwn)
      notes.push(
        `${sentence(sayTrigger(changer))} changes rows of ${key}: its changes to the rows that stay are not undone.`,
      );
  }
  const unread = target.tables.filter(
    (table) => isOfRun(table) && table.triggers?.some(({ understood }) => understood !== true) === true,
  );
  if (unread.length > 0)
    notes.push(
      `What else triggers of ${unread.map(tableKey).join(', ')} did to other tables during the load is unknown, and stays.`,
    );
  return notes;
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

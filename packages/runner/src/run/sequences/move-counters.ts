import { isTargetError, type Session } from '@rowloom/databases';
import { type ExportDocument, serialColumns, type Table, tableKey } from '@rowloom/engine';
import { executeDdl } from '../../target/execute-ddl.ts';
import { tableName } from '../../target/table-name.ts';
import { type FedColumn, findSequences } from './find-sequences.ts';
import { moveSequence } from './move-sequence.ts';

/** The rows that tables are to get, and from which number on. */
export type ClaimedNumbers = Pick<ExportDocument, 'schema' | 'plan'> & {
  readonly tables: readonly Pick<ExportDocument['tables'][number], 'name' | 'rows' | 'base'>[];
};

/**
 * Moves what gives out numbers past those that the run has claimed, so that whoever inserts meanwhile gets later ones. After
 * the claims are committed: a sequence that is moved stays moved, whatever becomes of the transaction. Bears repeating.
 * Answers what could not be moved: the counter then follows the rows as they come, or is settled after them.
 */
export async function moveCounters(
  session: Session,
  { schema, plan, tables: claimed }: ClaimedNumbers,
): Promise<readonly string[]> {
  const notes: string[] = [];
  const tables = new Map(schema.tables.map((table) => [tableKey(table), table]));
  const sequences = session.dialect === 'postgresql' ? await findSequences(session, schema, [...tables.values()]) : [];
  for (const { name, rows, base } of claimed) {
    const table = tables.get(name);
    if (table === undefined || rows === 0) continue;
    for (const { column, start } of serialColumns(plan, name)) {
      const sequence = sequences.find(
        (item) => item.key === name && item.columnName === column && item.number !== undefined,
      );
      const counter = { table, sql: tableName(session.dialect, schema, table), column, last: start + base + rows - 1 };
      await moveCounter(session, counter, sequence).catch((error: unknown) => {
        if (!isTargetError(error) || !BEARABLE.has(error.code)) throw error;
        if (sequence !== undefined)
          notes.push(
            `The sequence ${sequence.sequence}, which feeds ${name}.${column}, could not be moved past the run's keys: whoever inserts meanwhile may get one of them. ${error.message}`,
          );
      });
    }
  }
  return notes;
}

/** Who may insert need not have the right to alter; and a sequence may end before the column's type does. */
const BEARABLE = new Set(['no_permission', 'invalid_value', 'server_error', 'unsupported']);

type Counter = { readonly table: Table; readonly sql: string; readonly column: string; readonly last: number };

async function moveCounter(
  session: Session,
  { table, sql, column, last }: Counter,
  sequence: FedColumn | undefined,
): Promise<void> {
  if (sequence !== undefined) await moveSequence(session, sequence, `SELECT CAST(${last} AS numeric) AS top`);
  else if (session.dialect === 'mysql' || session.dialect === 'mariadb') {
    const counts = table.columns.some(({ name, identity }) => name === column && identity !== undefined);
    if (counts) await executeDdl(session, `ALTER TABLE ${sql} AUTO_INCREMENT = ${last + 1}`);
  } else if (session.dialect === 'sqlite') await moveSqliteCounter(session, table.name, last);
}

/** Only tables with AUTOINCREMENT remember more than their highest key. */
async function moveSqliteCounter(session: Session, table: string, last: number): Promise<void> {
  const [counter] = await session.query("SELECT 1 AS found FROM sqlite_schema WHERE name = 'sqlite_sequence'");
  if (counter !== undefined)
    await session.execute('UPDATE sqlite_sequence SET seq = max(seq, $1) WHERE name = $2', [last, table]);
}

import { isTargetError, type Session } from '@rowloom/databases';
import { type ExportDocument, serialColumns, tableKey } from '@rowloom/engine';
import { dialectOf } from '../../dialects/dialect-of.ts';
import { tableName } from '../../target/table-name.ts';
import { findSequences } from './find-sequences.ts';
import { moveSequence } from './move-sequence.ts';

/** The rows that tables are to get, and their first number. */
export type ClaimedNumbers = Pick<ExportDocument, 'schema' | 'plan'> & {
  readonly tables: readonly Pick<ExportDocument['tables'][number], 'name' | 'rows' | 'base'>[];
};

/**
 * Moves counters past the numbers that the run has claimed, so that concurrent inserts get later ones. After the claims
 * are committed, because a sequence stays advanced whatever becomes of the transaction. Idempotent. Returns what could
 * not be moved: that counter then follows the rows as they come, or is settled after them.
 */
export async function moveCounters(
  session: Session,
  { schema, plan, tables: claimed }: ClaimedNumbers,
): Promise<readonly string[]> {
  const notes: string[] = [];
  const { moveCounter } = dialectOf(session).loading;
  const tables = new Map(schema.tables.map((table) => [tableKey(table), table]));
  const sequences = dialectOf(session).loading.hasSequences
    ? await findSequences(session, schema, [...tables.values()])
    : [];
  for (const { name, rows, base } of claimed) {
    const table = tables.get(name);
    if (table === undefined || rows === 0) continue;
    for (const { column, start } of serialColumns(plan, name)) {
      const sequence = sequences.find(
        (item) => item.key === name && item.columnName === column && item.number !== undefined,
      );
      const counter = { table, sql: tableName(session.dialect, schema, table), column, last: start + base + rows - 1 };
      const moved =
        sequence === undefined
          ? moveCounter(session, counter)
          : moveSequence(session, sequence, `SELECT CAST(${counter.last} AS numeric) AS top`);
      await moved.catch((error: unknown) => {
        if (!isTargetError(error) || !BEARABLE.has(error.code)) throw error;
        if (sequence !== undefined)
          notes.push(
            `The sequence ${sequence.sequence}, which feeds ${name}.${column}, could not be moved beyond the run's keys: other inserts may get the same keys. ${error.message}`,
          );
      });
    }
  }
  return notes;
}

/** A role that may insert need not have the right to alter; and a sequence may end before the column's type does. */
const BEARABLE = new Set(['no_permission', 'invalid_value', 'server_error', 'unsupported']);

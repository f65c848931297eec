import { isTargetError, type Session } from '@rowloom/databases';
import type { Plan, SchemaDocument, Table } from '@rowloom/engine';
import { dialectOf } from '../../dialects/dialect-of.ts';
import { type FedColumn, findSequences } from './find-sequences.ts';
import { moveSequence } from './move-sequence.ts';

/** After these the run cannot continue. */
const ENDING = new Set(['connection_lost', 'unreachable', 'interrupted', 'disk_full']);

/**
 * Moves every sequence of the tables beyond the loaded keys. MySQL and SQLite do so themselves for every row with a
 * key. The rows matter more than the following steps: a sequence that cannot be moved stays, and its columns are
 * reported.
 */
export async function settleSequences(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
  plan: Plan,
): Promise<readonly string[]> {
  if (!dialectOf(session).loading.hasSequences) return [];
  const written = new Set(
    plan.tables.flatMap(({ name, columns }) =>
      columns.flatMap((column) => (column.source.kind === 'omit' ? [] : [placeOf(name, column.name)])),
    ),
  );
  const found = await guarded(session, () => findSequences(session, schema, tables));
  if (found.failure !== undefined) return [`No sequence was moved beyond the rows: ${found.failure}`];
  // A column that is left to its default has all its numbers from the sequence.
  const fed = (found.answer ?? []).filter(({ key, columnName }) => written.has(placeOf(key, columnName)));
  const clear = fed.flatMap(({ number, ...rest }) => (number === undefined ? [] : [{ ...rest, number }]));
  const notes = fed.filter(({ number }) => number === undefined).map(unread);
  const all = await guarded(session, async () => {
    for (const column of clear) await settle(session, column);
  });
  // One of them failed: executing them separately shows which, and why. Those already moved stay moved.
  if (all.failure !== undefined)
    for (const column of clear) {
      const { failure } = await guarded(session, () => settle(session, column));
      if (failure !== undefined) notes.push(`${left(column)}: ${failure}`);
    }
  return notes;
}

const placeOf = (table: string, column: string): string => JSON.stringify([table, column]);

const left = ({ sequence, key, columnName }: FedColumn): string =>
  `The sequence ${sequence}, which feeds ${key}.${columnName}, was not changed`;

const unread = (column: FedColumn): string =>
  `${left(column)}: the default does more than write its number, so Rowloom cannot tell which numbers the rows have. If a new row repeats a key, move it with setval().`;

/** The highest number of the sequence in the table's current content. */
function settle(session: Session, column: FedColumn & { readonly number: string }): Promise<void> {
  const { table, number, ascends } = column;
  const top = `SELECT CAST(${ascends ? 'max' : 'min'}(${number}) AS numeric) AS top FROM ${table}`;
  return moveSequence(session, column, top);
}

type Guarded<Answer> = { readonly answer?: Answer; readonly failure?: string };

/** A failing statement would roll back the transaction with the rows. */
async function guarded<Answer>(session: Session, work: () => Promise<Answer>): Promise<Guarded<Answer>> {
  const isOpen = session.inTransaction?.() === true;
  if (isOpen) await session.execute('SAVEPOINT rowloom_settle');
  try {
    const answer = await work();
    if (isOpen) await session.execute('RELEASE SAVEPOINT rowloom_settle');
    return { answer };
  } catch (error) {
    if (!isTargetError(error) || ENDING.has(error.code)) throw error;
    if (isOpen) await session.execute('ROLLBACK TO SAVEPOINT rowloom_settle');
    return { failure: error.message };
  }
}

import type { Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { writeTableBooks } from '../../ledger/runs.ts';
import { mergeBooks, writeBooks } from '../../ledger/table-books.ts';
import { describeSettled } from '../../schema/read-shapes.ts';
import type { RunAttempt } from './attempt.ts';

/**
 * Records the tables that the run has created, now that they are complete: the certificate, and an attempt that
 * continues the run, then notice if someone recreates them.
 */
export async function settleBooks(attempt: RunAttempt, session: Session, schema: SchemaDocument): Promise<void> {
  const { target, tables, ledger } = attempt;
  const settled = await describeSettled(target, session, { schema, tables }, attempt.books);
  attempt.books = mergeBooks(attempt.books, settled);
  await writeTableBooks(session, ledger, attempt, writeBooks(attempt.books));
}

import type { Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { writeTableBooks } from '../../ledger/runs.ts';
import { mergeBooks, writeBooks } from '../../ledger/table-books.ts';
import { describeSettled } from '../../schema/read-shapes.ts';
import type { RunAttempt } from './attempt.ts';

/**
 * Writes down what the tables are that the run has made, now that everything is in its place: whoever drops and makes them
 * again before the certificate is found out by it, and by whoever goes on with the run.
 */
export async function settleBooks(attempt: RunAttempt, session: Session, schema: SchemaDocument): Promise<void> {
  const { target, tables, ledger } = attempt;
  const settled = await describeSettled(target, session, { schema, tables }, attempt.books);
  attempt.books = mergeBooks(attempt.books, settled);
  await writeTableBooks(session, ledger, attempt, writeBooks(attempt.books));
}

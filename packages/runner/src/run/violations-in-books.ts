import type { Session } from '@rowloom/databases';
import type { Certificate } from '../certificate/certificate.ts';
import type { RunEpoch } from '../ledger/held-run.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { findRun, writeTableBooks } from '../ledger/runs.ts';
import { mergeBooks, readBooks, type TableBooks, writeBooks } from '../ledger/table-books.ts';

/** Records about a whole run are under no table's name. */
const ALL = '';

/**
 * Records in the ledger how many violations the certificate of a run has found, so that the same command can report
 * them.
 */
export async function writeViolations(
  session: Session,
  ledger: LedgerPlace,
  run: RunEpoch,
  { violations }: Certificate,
): Promise<void> {
  const record = await findRun(session, ledger, run.runId);
  const books = record === undefined ? {} : readBooks(record.chunk_rows);
  if (record === undefined || violationsIn(books) === violations) return;
  await writeTableBooks(session, ledger, run, writeBooks(mergeBooks(books, { [ALL]: { violations } })));
}

export const violationsIn = (books: TableBooks): number => books[ALL]?.violations ?? 0;

import type { Session } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { LedgerSql } from '../dialects/run-dialect.ts';
import { LEDGER_TABLES, type LedgerPlace, type LedgerTable } from './ledger-place.ts';

type Types = LedgerSql['types'];

const COLUMNS: Readonly<Record<LedgerTable, (types: Types) => string>> = {
  // One row per generation. The recipe is its export: it contains no rows, and reproduces them for resuming and
  // undoing.
  runs: ({ word, name, long }) => `
  run_id ${word} NOT NULL PRIMARY KEY,
  scope ${name} NOT NULL,
  request_digest ${word} NOT NULL,
  plan_digest ${word} NOT NULL,
  mode ${word} NOT NULL,
  way ${word} NOT NULL,
  phase ${word} NOT NULL,
  epoch integer NOT NULL,
  recipe ${long} NOT NULL,
  chunk_rows ${long} NOT NULL,
  created_at bigint NOT NULL,
  finished_at bigint`,
  // One row per connection of an attempt: what a successor must terminate.
  attempts: ({ word, name }) => `
  run_id ${word} NOT NULL,
  epoch integer NOT NULL,
  backend bigint NOT NULL,
  host ${name} NOT NULL,
  process bigint NOT NULL,
  heard_at bigint NOT NULL,
  PRIMARY KEY (run_id, epoch, backend)`,
  // One row per chunk, written last in the chunk's own transaction.
  chunks: ({ word, name }) => `
  run_id ${word} NOT NULL,
  table_name ${name} NOT NULL,
  chunk integer NOT NULL,
  first_row bigint NOT NULL,
  end_row bigint NOT NULL,
  epoch integer NOT NULL,
  undone_at bigint,
  PRIMARY KEY (run_id, table_name, chunk)`,
  // Numbers that a run has reserved in a table, whether used or not.
  claims: ({ word, name }) => `
  scope ${name} NOT NULL,
  table_name ${name} NOT NULL,
  run_id ${word} NOT NULL,
  base bigint NOT NULL,
  end_base bigint NOT NULL,
  PRIMARY KEY (run_id, table_name)`,
  // What was removed from the tables, as the statements that restore it; written before anything is removed.
  restores: ({ word, long }) => `
  run_id ${word} NOT NULL,
  step integer NOT NULL,
  statement ${long} NOT NULL,
  done_at bigint,
  PRIMARY KEY (run_id, step)`,
  // Keys of existing rows that a run refers to. They never leave the target.
  keys: ({ word, name, long }) => `
  run_id ${word} NOT NULL,
  table_name ${name} NOT NULL,
  position integer NOT NULL,
  key_values ${long} NOT NULL,
  PRIMARY KEY (run_id, table_name, position)`,
};

/** Statements that create the missing parts of a ledger. */
export function ledgerDdl(session: Pick<Session, 'dialect'>, place: LedgerPlace): readonly string[] {
  const { types } = dialectOf(session).ledger;
  return LEDGER_TABLES.map(
    (table) =>
      `CREATE ${place.kind === 'temporary' ? 'TEMPORARY ' : ''}TABLE IF NOT EXISTS ${place[table]} (${COLUMNS[table](types)}\n)${types.tail}`,
  );
}

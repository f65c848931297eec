import type { Dialect } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { Mode, Way } from '../ledger/run-record.ts';
import type { TableFacts } from '../target/table-facts.ts';
import type { RunOptions } from './run-request.ts';

const ONE_TRANSACTION_ROWS = 50_000_000;

export type ChosenWay = { readonly way: Way; readonly reason: string };

export type WayFacts = {
  readonly dialect: Dialect;
  readonly mode: Mode;
  readonly rows: number;
  readonly tables: ReadonlyMap<string, TableFacts>;
  readonly options: RunOptions;
};

/** Constraints after the rows wherever that is safe; otherwise they stay enforced, and the reason is reported. */
export function chooseWay({ dialect, mode, rows, tables, options }: WayFacts): ChosenWay {
  if (dialectOf({ dialect }).loading.relax !== undefined)
    return mode === 'create'
      ? { way: 'chunks_unconstrained', reason: 'the run creates the tables: keys are added once the rows are there' }
      : {
          way: 'chunks',
          reason: 'foreign key checks are off for the session; the certificate checks the keys afterwards',
        };
  const most = options.oneTransactionRows ?? ONE_TRANSACTION_ROWS;
  if (rows > most) {
    const many = `${rows} rows are too many for one transaction`;
    if (mode === 'create') return { way: 'chunks_unconstrained', reason: `${many}, and the run creates the tables` };
    return options.exclusive === true
      ? { way: 'chunks_unconstrained', reason: `${many}, and --exclusive declares that nobody else uses the tables` }
      : {
          way: 'chunks',
          reason: `${many}; constraints stay in force (--exclusive would let them be added after the rows)`,
        };
  }
  if (mode === 'create') return { way: 'one_transaction', reason: 'the run creates the tables' };
  const foreign = [...tables].find(([, { owned }]) => !owned)?.[0];
  if (foreign !== undefined)
    return { way: 'chunks', reason: `this role does not own ${foreign}: constraints stay in force` };
  if (mode === 'truncate') return { way: 'one_transaction', reason: 'the tables are emptied first' };
  const filled = [...tables].find(([, { hasRows }]) => hasRows)?.[0];
  if (filled !== undefined) return { way: 'chunks', reason: `${filled} already has rows: constraints stay in force` };
  return { way: 'one_transaction', reason: 'the tables are empty' };
}

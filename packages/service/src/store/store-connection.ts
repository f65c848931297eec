import type { PostgresPoolClient } from 'kysely';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { askWithin } from './ask-within.ts';
import { deadlineAfter, type Deadlines } from './deadlines.ts';
import { explainLost } from './explain-lost.ts';
import { preparedAs } from './prepared.ts';
import { settleCommit, type TransactionState } from './settle-commit.ts';
import { isStoreError, storeError } from './store-error.ts';

/** A connection whose every statement has a deadline; one that misses it is cut, and never returned to the pool. */
export type StoreConnection = {
  readonly query: (text: string, values?: readonly unknown[], milliseconds?: number) => Promise<QueryResult>;
  readonly release: (destroy?: boolean) => void;
  /** By `performance.now()`: when it last answered. */
  readonly heardAt: () => number;
};

export type ConnectionNeeds = {
  readonly deadlines: Deadlines;
  readonly onMissed: () => void;
  /** Asks another connection what became of a transaction. */
  readonly readState: (transaction: string) => Promise<TransactionState>;
};

/**
 * In one message: the id under which the server can be asked for the transaction's result, should its answer be lost.
 */
const BEGIN = 'begin; select pg_current_xact_id()::text as id';

export function storeConnection(client: PoolClient, needs: ConnectionNeeds): StoreConnection {
  const { deadlines } = needs;
  let heardAt = performance.now();
  let deadline = deadlines.answer;
  let transaction: string | undefined;
  let isLost = false;

  const ask = async (query: QueryConfig, milliseconds: number): Promise<QueryResult> => {
    if (isLost) throw storeError('store_unreachable', 'The connection to the store was lost.');
    try {
      const result = await askWithin(client, query, milliseconds);
      heardAt = performance.now();
      return result;
    } catch (error) {
      const told = explainLost(error);
      if (isStoreError(told)) {
        isLost = true;
        needs.onMissed();
      }
      throw told;
    }
  };
  const begin = async (): Promise<QueryResult> => {
    const [begun, numbered] = [await ask({ text: BEGIN }, deadline)].flat();
    transaction = (numbered?.rows[0] as { readonly id: string } | undefined)?.id;
    return begun as QueryResult;
  };
  const commit = async (): Promise<QueryResult> => {
    const number = transaction;
    transaction = undefined;
    try {
      return await ask({ text: 'commit' }, deadline);
    } catch (error) {
      if (!isLost || number === undefined) throw error;
      await settleCommit(() => needs.readState(number), deadlines.idleTransaction + deadlines.connect);
      return { command: 'COMMIT', rowCount: null, oid: 0, rows: [], fields: [] };
    }
  };
  return {
    query(text, values, milliseconds) {
      deadline = deadlineAfter(text, deadlines) ?? deadline;
      if (text === 'begin') return begin();
      if (text === 'commit') return commit();
      const parameters = values === undefined || values.length === 0 ? {} : { values: [...values] };
      return ask({ text, ...parameters, ...preparedAs(text) }, milliseconds ?? deadline);
    },
    release(destroy = false) {
      // A transaction that was left open, or a silent peer, must not meet the next user.
      const isOver = destroy || isLost || client.getTransactionStatus() !== 'I';
      if (isOver) client.connection.stream.destroy();
      client.release(isOver);
    },
    heardAt: () => heardAt,
  };
}

/** In the form that Kysely takes; the other form of `query` is for cursors, which are not used. */
export const forKysely = ({ query, release }: StoreConnection): PostgresPoolClient => ({
  query: ((text: string, values: readonly unknown[]) => query(text, values)) as unknown as PostgresPoolClient['query'],
  release: (destroy) => release(destroy),
});

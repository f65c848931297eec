import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { storeError } from './store-error.ts';

/**
 * A statement's answer, or an error once the time is over: then the connection is cut. With pg's own `query_timeout` it
 * would return to the pool with an orphaned pending answer, or with a peer that never answers again.
 */
export function askWithin(client: PoolClient, query: QueryConfig, milliseconds: number): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const miss = (): void => {
      client.connection.stream.destroy();
      reject(storeError('store_unreachable', `The store has not answered for ${Math.round(milliseconds / 1000)} s.`));
    };
    // An answer that came while this process was busy is read before the clock decides.
    const timer = setTimeout(() => (grace = setImmediate(() => (grace = setImmediate(miss)))), milliseconds);
    let grace: NodeJS.Immediate | undefined;
    // With callbacks: results of pg's own promises stay in memory until a full collection, some 20 KB per query, and
    // moving them there delays every request by 20 ms and more.
    client.query(query, (error: Error | null, result) => {
      clearTimeout(timer);
      clearImmediate(grace);
      if (error === null) resolve(result);
      else reject(error);
    });
  });
}

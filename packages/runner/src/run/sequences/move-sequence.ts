import type { Session } from '@rowloom/databases';
import type { FedColumn } from './find-sequences.ts';

/**
 * Moves a sequence past the number that a query returns as `top`, within its own bounds. setval() takes no lasting lock
 * and never goes back: a sequence never repeats numbers.
 */
export async function moveSequence(
  session: Session,
  { sequence, ascends, end }: Pick<FedColumn, 'sequence' | 'ascends' | 'end'>,
  top: string,
): Promise<void> {
  const [within, isBehind] = ascends ? ['least', '>='] : ['greatest', '<='];
  await session.query(
    `SELECT pg_catalog.setval($1::regclass, CAST(${within}(loaded.top, CAST($2 AS numeric)) AS bigint))
       FROM (${top}) AS loaded
      WHERE loaded.top ${isBehind} (
        SELECT CAST(CASE WHEN s.is_called THEN s.last_value + q.seqincrement ELSE s.last_value END AS numeric)
          FROM ${sequence} AS s, pg_catalog.pg_sequence AS q WHERE q.seqrelid = $1::regclass::oid)`,
    [sequence, end],
  );
}

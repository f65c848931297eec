import type { Session } from '../../session/session.ts';

/** What the target's own catalogue says of a table that is to be loaded. */
export type TargetTable = {
  readonly partitioned: boolean;
  readonly columns: ReadonlyMap<string, TargetColumn>;
};

export type TargetColumn = {
  /** The function that reads the binary form of the column's type, below any domains. */
  readonly receiver: string;
  /** For an array, the same of its elements; otherwise empty. */
  readonly elementReceiver: string;
};

/** No columns where there is no such table: the statement that loads it then says so. */
export async function readTarget(session: Session, name: string): Promise<TargetTable> {
  const rows = await session.query(
    `WITH RECURSIVE base AS (
       SELECT attname, atttypid AS type FROM pg_catalog.pg_attribute
       WHERE attrelid = pg_catalog.to_regclass($1) AND attnum > 0 AND NOT attisdropped
       UNION ALL
       SELECT attname, typbasetype FROM base JOIN pg_catalog.pg_type ON oid = type WHERE typtype = 'd')
     SELECT attname AS name, p.proname AS receiver, coalesce(q.proname, '') AS element,
       (SELECT relkind = 'p' FROM pg_catalog.pg_class WHERE oid = pg_catalog.to_regclass($1)) AS partitioned
     FROM base JOIN pg_catalog.pg_type AS t ON t.oid = type AND t.typtype <> 'd'
     LEFT JOIN pg_catalog.pg_proc AS p ON p.oid = t.typreceive
     LEFT JOIN pg_catalog.pg_type AS e ON e.oid = t.typelem LEFT JOIN pg_catalog.pg_proc AS q ON q.oid = e.typreceive`,
    [name],
  );
  return {
    partitioned: rows[0]?.['partitioned'] === true,
    columns: new Map(
      rows.map((row) => [
        String(row['name']),
        { receiver: String(row['receiver']), elementReceiver: String(row['element']) },
      ]),
    ),
  };
}

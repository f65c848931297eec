import type { RunContext } from '@rowloom/engine';
import type { Session } from '../../session/session.ts';
import { qualifiedName } from '../qualified-name.ts';

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

type Targets = ReadonlyMap<string, TargetTable>;

const known = new WeakMap<Session, WeakMap<RunContext, Promise<Targets>>>();

/**
 * Asks for all tables of a run at once, the first time: a thousand questions would take more than a second, and each would
 * keep the server from the rows. No columns where there is no such table: the statement that loads it then says so.
 */
export async function readTarget(session: Session, run: RunContext, name: string): Promise<TargetTable> {
  const runs = known.get(session) ?? new WeakMap<RunContext, Promise<Targets>>();
  known.set(session, runs);
  const reading = runs.get(run) ?? readTargets(session, namesOf(run));
  runs.set(run, reading);
  reading.catch(() => runs.delete(run));
  const found = (await reading).get(name);
  // Made since, or not one of the run's.
  return found ?? (await readTargets(session, [name])).get(name) ?? { partitioned: false, columns: new Map() };
}

const namesOf = (run: RunContext): readonly string[] =>
  [...run.tables.values()].map(({ table }) => qualifiedName(table));

async function readTargets(session: Session, names: readonly string[]): Promise<Targets> {
  const rows = await session.query(
    `WITH RECURSIVE kept AS MATERIALIZED (
       SELECT name, attname, atttypid AS type, relkind = 'p' AS partitioned
       FROM pg_catalog.json_array_elements_text($1::json) AS name
       JOIN pg_catalog.pg_class AS c ON c.oid = pg_catalog.to_regclass(name)
       JOIN pg_catalog.pg_attribute ON attrelid = c.oid AND attnum > 0 AND NOT attisdropped),
     base AS (
       SELECT oid AS type, typtype, typbasetype, typreceive, typelem FROM pg_catalog.pg_type
       WHERE oid IN (SELECT type FROM kept)
       UNION ALL
       SELECT base.type, t.typtype, t.typbasetype, t.typreceive, t.typelem
       FROM base JOIN pg_catalog.pg_type AS t ON t.oid = base.typbasetype WHERE base.typtype = 'd'),
     receivers AS (
       SELECT type, (SELECT proname FROM pg_catalog.pg_proc WHERE oid = typreceive) AS receiver,
         (SELECT proname FROM pg_catalog.pg_type AS e JOIN pg_catalog.pg_proc AS p ON p.oid = e.typreceive
          WHERE e.oid = base.typelem) AS element
       FROM base WHERE typtype <> 'd')
     SELECT name AS table, attname AS column, receiver, coalesce(element, '') AS element, partitioned
     FROM kept JOIN receivers USING (type)`,
    [JSON.stringify(names)],
  );
  const targets = new Map<string, { partitioned: boolean; columns: Map<string, TargetColumn> }>();
  for (const row of rows) {
    const table = String(row['table']);
    const target = targets.get(table) ?? { partitioned: row['partitioned'] === true, columns: new Map() };
    targets.set(table, target);
    target.columns.set(String(row['column']), {
      receiver: String(row['receiver']),
      elementReceiver: String(row['element']),
    });
  }
  return targets;
}

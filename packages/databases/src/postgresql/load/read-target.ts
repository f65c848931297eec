import type { RunContext } from '@rowloom/engine';
import type { Session } from '../../session/session.ts';
import { clientOf } from '../connection/client-of.ts';
import type { WireField } from '../connection/client-query.ts';
import { qualifiedName } from '@rowloom/sql';
import { BUILT_IN_RECEIVERS } from './built-in-receivers.ts';

/** The target catalogue's data about a table to load. */
export type TargetTable = {
  /** False for the root of partitions, which stores no rows itself. */
  readonly hasStorage: boolean;
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
 * Queries all tables of a run at once, the first time: a thousand queries would take more than a second, and each would
 * delay the rows. No columns if the table is missing: the loading statement then reports that.
 */
export async function readTarget(session: Session, run: RunContext, name: string): Promise<TargetTable> {
  const runs = known.get(session) ?? new WeakMap<RunContext, Promise<Targets>>();
  known.set(session, runs);
  const reading = runs.get(run) ?? readTargets(session, namesOf(run));
  runs.set(run, reading);
  reading.catch(() => runs.delete(run));
  const found = (await reading).get(name);
  // Created since, or not one of the run's.
  return found ?? (await readTargets(session, [name])).get(name) ?? { hasStorage: true, columns: new Map() };
}

const namesOf = (run: RunContext): readonly string[] =>
  [...run.tables.values()].map(({ table }) => qualifiedName(table));

async function readTargets(session: Session, names: readonly string[]): Promise<Targets> {
  const rows = await session.query(
    `SELECT name, (pg_catalog.pg_identify_object('pg_catalog.pg_class'::regclass::oid, pg_catalog.to_regclass(name), 0)).identity,
       pg_catalog.pg_relation_filenode(pg_catalog.to_regclass(name)) IS NOT NULL AS stored
     FROM pg_catalog.json_array_elements_text($1::json) AS name WHERE pg_catalog.to_regclass(name) IS NOT NULL`,
    [JSON.stringify(names)],
  );
  const fields = await describeRows(
    session,
    rows.map(({ identity }) => String(identity)),
  );
  const receiversOf = await readReceivers(session, new Set(fields.flat().map(({ dataTypeID }) => dataTypeID)));
  return new Map(
    rows.map(({ name, stored }, place) => {
      const columns = (fields[place] ?? []).map((field) => [field.name, receiversOf(field.dataTypeID)] as const);
      return [String(name), { hasStorage: stored === true, columns: new Map(columns) }];
    }),
  );
}

/**
 * The columns of tables, by the server's description of an empty result: it opens each table as COPY will do, whereas a
 * catalogue query would take longer to plan than to run. A domain is described as its base type. The names have their
 * schemas, because a built-in type may be called like a table.
 */
async function describeRows(session: Session, names: readonly string[]): Promise<readonly (readonly WireField[])[]> {
  if (names.length === 0) return [];
  const { client, lane, explain } = clientOf(session);
  const text = names.map((name) => `SELECT (NULL::${name}).*`).join('; ');
  const answer = await lane(() => client.query(text)).catch((error: unknown) => Promise.reject(explain(error)));
  // The driver returns one result for each statement, and without a list for a single one.
  return [answer].flat().map(({ fields }) => fields);
}

/** The server is only queried about types that are not built in. */
async function readReceivers(session: Session, types: ReadonlySet<number>): Promise<(type: number) => TargetColumn> {
  const found = new Map<number, TargetColumn>();
  const asked: number[] = [];
  for (const type of types) {
    const receiver = BUILT_IN_RECEIVERS.get(type);
    if (receiver === undefined) asked.push(type);
    else found.set(type, { receiver, elementReceiver: '' });
  }
  const rows = asked.length === 0 ? [] : await session.query(RECEIVERS, [JSON.stringify(asked)]);
  for (const { type, receiver, element } of rows)
    found.set(Number(type), { receiver: String(receiver), elementReceiver: String(element) });
  return (type) => found.get(type) ?? { receiver: '', elementReceiver: '' };
}

/** Below domains, which may be nested. */
const RECEIVERS = `
  WITH RECURSIVE base AS (
    SELECT oid AS type, typtype, typbasetype, typreceive, typelem
    FROM pg_catalog.json_array_elements_text($1::json) AS wanted
    JOIN pg_catalog.pg_type ON oid = wanted::pg_catalog.oid
    UNION ALL
    SELECT base.type, t.typtype, t.typbasetype, t.typreceive, t.typelem
    FROM base JOIN pg_catalog.pg_type AS t ON t.oid = base.typbasetype WHERE base.typtype = 'd')
  SELECT type, (SELECT proname FROM pg_catalog.pg_proc WHERE oid = typreceive) AS receiver,
    coalesce((SELECT proname FROM pg_catalog.pg_type AS e JOIN pg_catalog.pg_proc AS p ON p.oid = e.typreceive
      WHERE e.oid = base.typelem), '') AS element
  FROM base WHERE typtype <> 'd'`;

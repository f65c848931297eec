import { quoteText } from '@rowloom/engine';
import type { Session } from '../../session/session.ts';
import { alterTables, dropIndexes } from './alter-tables.ts';
import { type ForeignKeyFacts, readForeignKeys } from './read-foreign-keys.ts';
import { type IndexFacts, readIndexes } from './read-indexes.ts';
import { readRelations, type Relation, type TableName } from './read-relations.ts';
import { restoreIndex } from './restore-index.ts';
import { sortIndexes, type SortedIndexes } from './sort-indexes.ts';
import { HASH_AGAIN, WALK_INDEXES } from './walk-indexes.ts';
import { whyRefused } from './why-refused.ts';
import { withCataloguePath } from './with-catalogue-path.ts';

export type ConstrainedTable = TableName & {
  /** False: its foreign keys stay enforced during the load. */
  readonly foreignKeys?: boolean;
  /** False: its indexes, including keys, stay during the load. */
  readonly indexes?: boolean;
};

export type ConstrainingPlan = {
  /** Each is one statement; to be run in one transaction with the load in between. */
  readonly drop: readonly string[];
  readonly restore: readonly string[];
  /** What stays in force, and why. */
  readonly kept: readonly { readonly table: string; readonly name: string; readonly reason: string }[];
  /**
   * Truncates tables that are already empty, so that rows loaded in this transaction can be frozen from the start;
   * undefined if no table allows it.
   */
  readonly truncate?: string;
  /** The indexes of the requested tables that the statement above covers. */
  readonly freezable: ReadonlySet<number>;
  /** Why nothing can be dropped at all: a sentence. */
  readonly refused?: string;
};

export type ConstrainingOptions = {
  /** The plan's `truncate` is run, and the rows of those tables are loaded frozen, in the same transaction. */
  readonly freezes?: boolean;
};

const NOTHING = { drop: [], restore: [], kept: [], freezable: new Set<number>() } as const;

/**
 * Memory for sorting and joining in the restoring statements. For indexes of 1.5 million rows twice as much gained a
 * twentieth: docs/benchmarks.md.
 */
const MEMORY = '128MB';

/**
 * How to load tables without foreign keys and indexes and restore them exactly. The tables should be locked first, so
 * that the catalogue is still valid when they are dropped. Every statement is independent: a repair may begin at any of
 * them.
 */
export async function planConstraining(
  session: Session,
  tables: readonly ConstrainedTable[],
  options: ConstrainingOptions = {},
): Promise<ConstrainingPlan> {
  const relations = await readRelations(session, tables);
  const refused = whyRefused(tables, relations);
  if (refused !== undefined) return { ...NOTHING, refused };
  const oids = relations.map(({ oid }) => oid);
  const [keys, indexes] = await withCataloguePath(session, async () => [
    await readForeignKeys(session, oids),
    await readIndexes(session, oids),
  ]);
  return makePlan(tables, relations, keys, indexes, options);
}

function makePlan(
  tables: readonly ConstrainedTable[],
  relations: readonly Relation[],
  keys: readonly ForeignKeyFacts[],
  indexes: readonly IndexFacts[],
  { freezes = false }: ConstrainingOptions,
): ConstrainingPlan {
  const byOid = new Map(relations.map((relation) => [relation.oid, relation]));
  const nameOf = (oid: number): string => byOid.get(oid)?.name ?? '';
  const wished = (oid: number, what: 'foreignKeys' | 'indexes'): boolean =>
    tables[byOid.get(oid)?.given ?? -1]?.[what] !== false;

  const own = keys.filter(({ table }) => byOid.has(table));
  const dropped = own.filter((key) => key.fixed === undefined && wished(key.table, 'foreignKeys'));
  const staying = keys.filter((key) => !dropped.includes(key));
  const sorted = sortIndexes(indexes, {
    needed: new Set(staying.map(({ index }) => index)),
    wished: (oid) => wished(oid, 'indexes'),
  });
  const drop = dropStatements(dropped, sorted.roots, nameOf);
  const freezable = relations.filter(
    ({ oid, kind, truncateTrigger }) =>
      kind === 'table' &&
      !truncateTrigger &&
      relations.filter(({ given }) => given === byOid.get(oid)?.given).length === 1 &&
      !staying.some(({ parent }) => parent === oid),
  );
  // If rows are visible to all from the start, an index-only scan suffices.
  const isWalked = ({ table, parent, walkable }: ForeignKeyFacts): boolean =>
    freezes && walkable && byOid.get(parent)?.kind === 'table' && freezable.some(({ oid }) => oid === table);
  const restore = restoreStatements({ dropped, isWalked, sorted, nameOf });
  return {
    drop,
    restore: drop.length === 0 ? [] : restore,
    kept: [
      ...own.flatMap(({ table, name, fixed }) =>
        fixed === undefined ? [] : [{ table: nameOf(table), name, reason: fixed }],
      ),
      ...sorted.kept.map(({ index, reason }) => ({ table: nameOf(index.table), name: index.plainName, reason })),
    ],
    ...(freezable.length === 0
      ? {}
      : { truncate: `TRUNCATE ${freezable.map(({ name }) => `ONLY ${name}`).join(', ')}` }),
    freezable: new Set(freezable.map(({ given }) => given)),
  };
}

type NameOf = (oid: number) => string;

function dropStatements(
  keys: readonly ForeignKeyFacts[],
  indexes: readonly IndexFacts[],
  nameOf: NameOf,
): readonly string[] {
  return [
    // Many at once: altering a table gets more expensive with the number of its dependents.
    ...alterTables(keys, nameOf, (key) => `DROP CONSTRAINT ${key.name}`),
    ...alterTables(
      indexes.filter(({ constraint }) => constraint !== undefined),
      nameOf,
      (index) => `DROP CONSTRAINT ${index.plainName}`,
    ),
    ...dropIndexes(indexes.filter(({ constraint }) => constraint === undefined)),
  ];
}

type Restored = {
  readonly dropped: readonly ForeignKeyFacts[];
  /** Whether a key is checked by walking indexes. */
  readonly isWalked: (key: ForeignKeyFacts) => boolean;
  readonly sorted: Pick<SortedIndexes, 'dropped' | 'attached'>;
  readonly nameOf: NameOf;
};

function restoreStatements({ dropped, isWalked, sorted, nameOf }: Restored): readonly string[] {
  const walked = dropped.filter(isWalked);
  const addKey = (key: ForeignKeyFacts): string => `ADD CONSTRAINT ${key.name} ${key.definition}`;
  return [
    // Other deferred constraints would leave pending events, which block altering any table.
    'SET CONSTRAINTS ALL IMMEDIATE',
    `SELECT pg_catalog.set_config('maintenance_work_mem', '${MEMORY}', false)
     WHERE pg_catalog.pg_size_bytes(pg_catalog.current_setting('maintenance_work_mem')) < pg_catalog.pg_size_bytes('${MEMORY}')`,
    ...sorted.dropped.flatMap((index) => restoreIndex(index, nameOf(index.table))),
    ...sorted.attached.map(([parent, child]) => `ALTER INDEX ${parent.name} ATTACH PARTITION ${child.name}`),
    ...alterTables(
      dropped.filter((key) => !isWalked(key)),
      nameOf,
      addKey,
    ),
    ...(walked.length === 0 ? [] : [WALK_INDEXES, ...alterTables(walked, nameOf, addKey), HASH_AGAIN]),
    ...dropped.flatMap(({ table, name, comment }) =>
      comment === undefined
        ? []
        : [`COMMENT ON CONSTRAINT ${name} ON ${nameOf(table)} IS ${quoteText('postgresql', comment)}`],
    ),
  ];
}

import type { Session } from '../../session/session.ts';
import { groupBy } from './catalogue-row.ts';
import { type CatalogueColumn, readColumns } from './read-columns.ts';
import { type CatalogueConstraint, readConstraints } from './read-constraints.ts';
import { type CatalogueIndex, readIndexes } from './read-indexes.ts';
import { readParents } from './read-parents.ts';
import { readSequences } from './read-sequences.ts';
import { type CatalogueTable, readTables } from './read-tables.ts';
import { type CatalogueTrigger, readTriggers } from './read-triggers.ts';

/** The catalogue's data about the tables, by oid. */
export type Catalogue = {
  readonly tables: ReadonlyMap<string, CatalogueTable>;
  readonly columns: ReadonlyMap<string, readonly CatalogueColumn[]>;
  readonly constraints: ReadonlyMap<string, readonly CatalogueConstraint[]>;
  readonly indexes: ReadonlyMap<string, readonly CatalogueIndex[]>;
  readonly triggers: ReadonlyMap<string, readonly CatalogueTrigger[]>;
  /** The table that each partition belongs to. */
  readonly partitionOf: ReadonlyMap<string, string>;
  readonly inherits: ReadonlyMap<string, readonly string[]>;
  /** `table.number` of columns that use a sequence: the owner of the sequence. */
  readonly sequences: ReadonlyMap<string, { readonly ownerTable: string; readonly ownerColumn: string }>;
};

export async function readCatalogue(session: Session, schemas: readonly string[]): Promise<Catalogue> {
  const tables = new Map((await readTables(session, schemas)).map((table) => [table.oid, table]));
  const oids = [...tables.keys()];
  const parents = await readParents(session, oids);
  const columns = await readColumns(session, oids);
  const sequences = await readSequences(session, oids);
  const constraints = await readConstraints(session, oids);
  const indexes = await readIndexes(session, oids);
  const triggers = await readTriggers(session, oids);
  const inherits = parents.filter(({ partition }) => !partition);
  return {
    tables,
    columns: groupBy(columns, ({ table }) => table),
    constraints: groupBy(constraints, ({ table }) => table),
    indexes: groupBy(indexes, ({ table }) => table),
    triggers: groupBy(triggers, ({ table }) => table),
    partitionOf: new Map(parents.flatMap(({ child, parent, partition }) => (partition ? [[child, parent]] : []))),
    inherits: new Map(
      [...groupBy(inherits, ({ child }) => child)].map(([child, items]) => [child, items.map(({ parent }) => parent)]),
    ),
    sequences: new Map(sequences.map((item) => [`${item.table}.${item.number}`, item])),
  };
}

/** The tables above, nearest first: those it is a partition of, or inherits from. */
export function ancestorsOf(catalogue: Catalogue, oid: string): readonly string[] {
  const above = [...(catalogue.inherits.get(oid) ?? []), catalogue.partitionOf.get(oid) ?? []].flat();
  return [...above, ...above.flatMap((parent) => ancestorsOf(catalogue, parent))];
}

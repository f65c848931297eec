import {
  canonicalSchema,
  type CompositeType,
  type DomainType,
  type EnumType,
  type SchemaDocument,
  type Table,
  tableKey,
} from '@rowloom/engine';
import { columnThing, typeFact } from './column-thing.ts';
import { constraintThings, tableFacts } from './constraint-things.ts';
import {
  byName,
  type Change,
  diffFacts,
  diffThings,
  type Difference,
  isEmpty,
  type NamedThing,
  type Thing,
} from './diff-things.ts';
import { meaningOf, typesOf } from './meaning-of.ts';

export type TableDiff = {
  readonly name: string;
  /** About the table itself: comment, partitions, triggers, and the order of the columns that both have. */
  readonly changes: readonly Change[];
  readonly columns: Difference;
  readonly constraints: Difference;
};

export type SchemaDiff = {
  readonly identical: boolean;
  readonly changes: readonly Change[];
  readonly tables: {
    readonly added: readonly NamedThing[];
    readonly removed: readonly NamedThing[];
    readonly changed: readonly TableDiff[];
  };
  readonly enums: Difference;
  readonly domains: Difference;
  readonly composites: Difference;
};

/**
 * The differences between two schemas: every list sorted by name, without guessing renames. Names of the documents and
 * statistics do not count.
 */
export function diffSchemas(from: SchemaDocument, to: SchemaDocument): SchemaDiff {
  const [before, after] = [canonicalSchema(from), canonicalSchema(to)];
  const [old, young] = [tablesByKey(before), tablesByKey(after)];
  const changes = diffFacts({ dialect: { says: before.dialect } }, { dialect: { says: after.dialect } });
  const tables = {
    added: missingIn(old, young),
    removed: missingIn(young, old),
    changed: [...old].flatMap(([key, table]) => diffTables(key, table, young.get(key))).toSorted(byName),
  };
  const enums = diffThings(before.enums.map(enumThing), after.enums.map(enumThing));
  const domains = diffThings(before.domains.map(domainThing), after.domains.map(domainThing));
  const composites = diffThings(
    (before.composites ?? []).map(compositeThing),
    (after.composites ?? []).map(compositeThing),
  );
  const count = changes.length + tables.added.length + tables.removed.length + tables.changed.length;
  return {
    identical: count === 0 && [enums, domains, composites].every(isEmpty),
    changes,
    tables,
    enums,
    domains,
    composites,
  };
}

const tablesByKey = ({ tables }: SchemaDocument): ReadonlyMap<string, Table> =>
  new Map(tables.map((table) => [tableKey(table), table]));

function missingIn(old: ReadonlyMap<string, Table>, young: ReadonlyMap<string, Table>): readonly NamedThing[] {
  return [...young]
    .filter(([key]) => !old.has(key))
    .map(([name, { columns }]) => ({
      name,
      words: `table with ${columns.length} column${columns.length === 1 ? '' : 's'}`,
    }))
    .toSorted(byName);
}

function diffTables(name: string, before: Table, after: Table | undefined): readonly TableDiff[] {
  if (after === undefined) return [];
  const columns = diffThings(columnThings(before), columnThings(after));
  const constraints = diffThings(constraintThings(before), constraintThings(after));
  const changes = diffFacts(
    { ...tableFacts(before), column_order: { says: orderOf(before, after) } },
    { ...tableFacts(after), column_order: { says: orderOf(after, before) } },
  );
  return changes.length === 0 && isEmpty(columns) && isEmpty(constraints)
    ? []
    : [{ name, changes, columns, constraints }];
}

function columnThings({ columns }: Table): readonly Thing[] {
  const types = typesOf(columns);
  return columns.map((column) => columnThing(column, types));
}

/** The columns that the other has too: a new one in between moves none of them. */
function orderOf(table: Table, other: Table): string {
  const known = new Set(other.columns.map(({ name }) => name));
  return table.columns
    .map(({ name }) => name)
    .filter((name) => known.has(name))
    .join(', ');
}

function enumThing(type: EnumType): Thing {
  const values = type.values.map((value) => `'${value}'`).join(', ');
  return { name: tableKey(type), words: `enum (${values})`, facts: { values: { says: values } } };
}

function domainThing({ type, nullable, checks, default: fallback, ...named }: DomainType): Thing {
  const conditions = checks.map(({ expression }) => expression).join(' and ');
  const meaning = checks.map((check) => meaningOf(check, typesOf([]))).join(' and ');
  return {
    name: tableKey(named),
    words: `domain over ${type.native}`,
    facts: {
      type: typeFact(type),
      nullable: { says: nullable ? 'yes' : 'no' },
      default: { says: fallback ?? null },
      checks: conditions === '' ? { says: null } : { says: conditions, alike: meaning },
    },
  };
}

function compositeThing({ fields, ...named }: CompositeType): Thing {
  const words = fields.map(({ name, type }) => `${name} ${type.native}`).join(', ');
  const means = JSON.stringify(fields.map(({ name, type }) => [name, typeFact(type).means]));
  return { name: tableKey(named), words: `(${words})`, facts: { fields: { says: words, means } } };
}

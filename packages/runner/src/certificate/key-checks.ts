import { type ForeignKey, limitsOf, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import type { ConstraintKind } from './certificate.ts';
import type { CheckSession } from './check-session.ts';
import { exclusionName, foreignKeyName, keyName } from './constraint-name.ts';
import { type Collisions, countCollisions } from './count-collisions.ts';
import { duplicatesQuery } from './duplicates-query.ts';
import { limitsQuery } from './limits-query.ts';
import { type NumberColumn, numberKey, type NumberReference, numberReference } from './number-keys.ts';
import { orphansQuery } from './orphans-query.ts';
import { withoutInherited } from './partition-parts.ts';
import type { Walks } from './walks.ts';

/** A constraint that needs its own query, because it compares rows. */
export type KeyCheck = {
  readonly kind: ConstraintKind;
  readonly name: string;
  /** As in the catalogue. */
  readonly ownName: string | undefined;
  /** For a key over one integer column. */
  readonly number?: NumberColumn | undefined;
  /** For a foreign key from one such column to another. */
  readonly reference?: NumberReference | undefined;
  /** For a foreign key: its parent, by `tableKey`. */
  readonly parent?: string;
  readonly count: (session: CheckSession, rows: number) => Promise<Collisions>;
  /** The single number that is queried, if that is all: several may then be queried at once. */
  readonly sql?: string;
};

export function keyChecks(document: SchemaDocument, whole: Table, walks: Walks): readonly KeyCheck[] {
  const table = withoutInherited(document, whole);
  const { primary_key: primaryKey, uniques, foreign_keys: foreignKeys, exclusions = [] } = table;
  return [
    ...(primaryKey === undefined ? [] : [primaryKey]).map((key) => ({
      kind: 'primary_key' as const,
      name: keyName(key),
      ownName: key.name,
      number: numberKey(document, whole, key),
      ...counting(duplicatesQuery(document, table, key)),
    })),
    ...uniques.map((unique) => ({
      kind: 'unique' as const,
      name: keyName(unique),
      ownName: unique.name,
      number: numberKey(document, whole, unique),
      ...counting(duplicatesQuery(document, table, unique)),
    })),
    ...limitsOf(table).map((limit) => ({
      kind: 'check' as const,
      name: limit.name ?? '',
      ownName: undefined,
      ...counting(limitsQuery(document, table, limit)),
    })),
    ...foreignKeys.map((key) => ({
      kind: 'foreign_key' as const,
      name: foreignKeyName(key),
      ownName: key.name,
      reference: numberReference(document, whole, key),
      parent: tableKey({ name: key.references.table, ...schemaOf(key) }),
      ...counting(orphansQuery(document, table, key), walks(table, key)),
    })),
    ...exclusions.map((exclusion) => ({
      kind: 'exclusion' as const,
      name: exclusionName(exclusion),
      ownName: exclusion.name,
      count: (session: CheckSession, rows: number) => countCollisions(session, document, table, exclusion, rows),
    })),
  ];
}

const schemaOf = ({ references: { schema } }: ForeignKey): Pick<Table, 'schema'> =>
  schema === undefined ? {} : { schema };

function counting(sql: string, isWalk = false): Pick<KeyCheck, 'count' | 'sql'> {
  const count: KeyCheck['count'] = async (session) => {
    const counted = await (isWalk ? session.attemptWalk(sql) : session.attempt(sql));
    return typeof counted === 'string'
      ? { violations: null, note: counted }
      : { violations: Number(counted[0]?.['bad']) };
  };
  return isWalk ? { count } : { count, sql };
}

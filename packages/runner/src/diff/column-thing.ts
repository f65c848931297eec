import { canonicalJson, type Column, type ColumnType } from '@rowloom/engine';
import type { Fact, Thing } from './diff-things.ts';

/** Statistics are not part of a schema: they change with every row. */
export function columnThing(column: Column): Thing {
  const { name, type, nullable, identity, generated } = column;
  const words = [
    type.native,
    ...(nullable ? [] : ['not null']),
    ...(column.default === undefined ? [] : [`default ${column.default}`]),
    ...(identity === undefined ? [] : [`identity ${identity === 'always' ? 'always' : 'by default'}`]),
    ...(generated === undefined ? [] : [`generated as (${generated.expression})`]),
  ];
  return {
    name,
    words: words.join(' '),
    facts: {
      type: typeFact(type),
      nullable: { says: nullable ? 'yes' : 'no' },
      default: { says: column.default ?? null },
      on_update: { says: column.on_update ?? null },
      identity: { says: identity ?? null },
      generated: {
        says: generated === undefined ? null : `${generated.expression} (${generated.stored ? 'stored' : 'virtual'})`,
      },
      collation: { says: column.collation ?? null },
      comment: { says: column.comment ?? null },
    },
  };
}

/** A type has many names in SQL, so its shape decides; the name is what is shown. */
export function typeFact(type: ColumnType): Fact {
  return { says: type.native, means: canonicalJson(withoutNative(type)) };
}

function withoutNative(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNative);
  if (typeof value !== 'object' || value === null) return value;
  const isNamedOnly = 'kind' in value && value.kind === 'unknown';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'native' || isNamedOnly)
      .map(([key, member]) => [key, withoutNative(member)]),
  );
}

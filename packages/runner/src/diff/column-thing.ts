import { canonicalJson, type Column, type ColumnType } from '@rowloom/engine';
import type { Fact, Thing } from './diff-things.ts';
import { meaningOf, meaningOfDefault, type Types } from './meaning-of.ts';

/** Statistics are not part of a schema: they change with every row. */
export function columnThing(column: Column, types: Types): Thing {
  const { name, type, nullable, identity, generated } = column;
  return {
    name,
    words: columnWords(column),
    facts: {
      type: typeFact(type),
      nullable: { says: nullable ? 'yes' : 'no' },
      default: { says: column.default ?? null, alike: meaningOfDefault(column) },
      on_update: { says: column.on_update ?? null },
      identity: { says: identity ?? null },
      generated: generated === undefined ? { says: null } : generatedFact(generated, types),
      collation: { says: column.collation ?? null },
      comment: { says: column.comment ?? null },
    },
  };
}

/** As declared in SQL. */
export function columnWords({ type, nullable, default: fallback, identity, generated }: Column): string {
  return [
    type.native,
    ...(nullable ? [] : ['not null']),
    ...(fallback === undefined ? [] : [`default ${fallback}`]),
    ...(identity === undefined ? [] : [`identity ${identity === 'always' ? 'always' : 'by default'}`]),
    ...(generated === undefined ? [] : [`generated as (${generated.expression})`]),
  ].join(' ');
}

function generatedFact(generated: NonNullable<Column['generated']>, types: Types): Fact {
  const kind = generated.stored ? 'stored' : 'virtual';
  return { says: `${generated.expression} (${kind})`, alike: `${meaningOf(generated, types)} (${kind})` };
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

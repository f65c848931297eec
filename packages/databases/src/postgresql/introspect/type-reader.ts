import type { ColumnType, TypeShape } from '@rowloom/engine';
import { extensionType, systemType } from './builtin-type.ts';
import type { Label } from './label.ts';
import type { CatalogueType, TypeUse } from './read-types.ts';

export type TypeReader = (use: TypeUse) => ColumnType;

export function typeReader(types: ReadonlyMap<string, CatalogueType>, label: Label): TypeReader {
  const named = (type: CatalogueType, shape: TypeShape): ColumnType => ({
    native: label.isUnsaid(type.schema) ? type.quoted : `${type.quotedSchema}.${type.quoted}`,
    ...shape,
  });
  const read: TypeReader = (use) => {
    const type = types.get(use.oid);
    if (type === undefined) return { native: use.native, kind: 'unknown' };
    if (type.element !== undefined) {
      const element = read({ oid: type.element, native: use.native.replace(/\[\]$/, ''), dimensions: 0 });
      const { dimensions } = use;
      return { native: `${element.native}[]`, kind: 'array', element, ...(dimensions > 1 ? { dimensions } : {}) };
    }
    switch (type.kind) {
      case 'enum':
        return named(type, { kind: 'enum', name: type.name, ...label.field(type.schema) });
      case 'domain':
        // Every database has the types of the standard's views: only their base types matter.
        return type.schema === 'information_schema' && type.base !== undefined
          ? read(type.base)
          : named(type, { kind: 'domain', name: type.name, ...label.field(type.schema) });
      case 'composite':
        return named(type, { kind: 'composite', name: type.name, ...label.field(type.schema) });
      case 'range':
      case 'multirange':
        return type.base === undefined
          ? named(type, { kind: 'unknown' })
          : named(type, {
              kind: 'range',
              subtype: read(type.base),
              ...(type.kind === 'multirange' ? { multiple: true } : {}),
            });
      default:
        return readBase(type, use.native, label);
    }
  };
  return read;
}

function readBase(type: CatalogueType, native: string, label: Label): ColumnType {
  const known = type.schema === 'pg_catalog' ? systemType(type.name, native) : extensionType(type.name, native);
  if (known !== undefined) return known;
  // Without a search path a type is printed with its schema.
  const prefix = `${type.quotedSchema}.`;
  const own = label.isUnsaid(type.schema) && native.startsWith(prefix) ? native.slice(prefix.length) : native;
  return type.schema === 'pg_catalog' ? { native: own, kind: 'unknown' } : { native: own, ...guess(type) };
}

/** The catalogue's fact about an unknown type: its category. */
function guess({ category, length }: CatalogueType): TypeShape {
  switch (category) {
    case 'S':
      return { kind: 'text' };
    case 'B':
      return { kind: 'boolean' };
    case 'N':
      return { kind: 'integer', bits: length === 1 ? 8 : length === 2 ? 16 : length === 8 ? 64 : 32 };
    default:
      return { kind: 'unknown' };
  }
}

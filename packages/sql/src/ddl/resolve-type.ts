import type { ColumnType, TypeShape } from '@rowloom/engine';
import type { TypeName } from 'libpg-query';
import { quoteIdentifier } from '../types/quote-identifier.ts';
import { readType } from '../types/read-type.ts';
import { findObject } from './find-object.ts';
import type { Model, QualifiedName } from './model.ts';

/** The schema in the document; absent if it is implied. */
export type Label = (schema: string) => { readonly schema?: string };

export type TypeResolver = {
  readonly read: (type: TypeName) => ColumnType;
  readonly find: (schema: string | undefined, name: string) => ColumnType | undefined;
};

export function typeResolver(model: Model, label: Label): TypeResolver {
  const multiranges = new Map(
    [...model.ranges.values()].map((range) => [`${range.schema}\u0000${range.multirange}`, range]),
  );
  const named = (object: QualifiedName, shape: TypeShape, name = object.name): ColumnType => {
    const { schema } = label(object.schema);
    return { native: `${schema === undefined ? '' : `${quoteIdentifier(schema)}.`}${quoteIdentifier(name)}`, ...shape };
  };
  const find = (schema: string | undefined, name: string): ColumnType | undefined => {
    const place = schema === 'pg_catalog' ? undefined : schema;
    const enumeration = findObject(model, model.enums, place, name);
    if (enumeration !== undefined) return named(enumeration, { kind: 'enum', name, ...label(enumeration.schema) });
    const domain = findObject(model, model.domains, place, name);
    if (domain !== undefined) return named(domain, { kind: 'domain', name, ...label(domain.schema) });
    const range = findObject(model, model.ranges, place, name);
    if (range !== undefined) return named(range, { kind: 'range', subtype: read(range.subtype) });
    const multirange = findObject(model, multiranges, place, name);
    if (multirange !== undefined)
      return named(multirange, { kind: 'range', subtype: read(multirange.subtype), multiple: true }, name);
    const composite = findObject(model, model.composites, place, name) ?? findObject(model, model.tables, place, name);
    return composite === undefined
      ? undefined
      : named(composite, { kind: 'composite', name, ...label(composite.schema) });
  };
  const read = (type: TypeName): ColumnType => readType(type, find);
  return { read, find };
}

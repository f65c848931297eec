import type { Enum, Field, Model, Schema } from '@mrleebo/prisma-ast';
import type { DraftName } from '../schema-draft.ts';
import { type AnyAttribute, argumentOf, findAttribute, textOf } from './attributes.ts';

/** A model with what its block says about the table. */
export type PrismaModel = {
  readonly name: string;
  readonly table: DraftName;
  readonly fields: readonly Field[];
  readonly attributes: readonly AnyAttribute[];
};

export type PrismaEnum = DraftName & { readonly model: string; readonly labels: ReadonlyMap<string, string> };

export function modelsOf({ list }: Schema): readonly PrismaModel[] {
  return list
    .filter((block): block is Model => block.type === 'model')
    .map(({ name, properties }) => {
      const attributes = properties.filter((item) => item.type === 'attribute');
      return {
        name,
        table: mappedName(name, attributes),
        fields: properties.filter((item): item is Field => item.type === 'field'),
        attributes,
      };
    });
}

export function enumsOf({ list }: Schema): readonly PrismaEnum[] {
  return list
    .filter((block): block is Enum => block.type === 'enum')
    .map(({ name, enumerators }) => ({
      ...mappedName(
        name,
        enumerators.filter((item) => item.type === 'attribute'),
      ),
      model: name,
      labels: new Map(
        enumerators.flatMap((item) =>
          item.type === 'enumerator' ? [[item.name, mapOf(item.attributes) ?? item.name] as const] : [],
        ),
      ),
    }));
}

/** The column's name: the field's, unless `@map` gives another. */
export const columnName = ({ name, attributes }: Field): string => mapOf(attributes) ?? name;

function mappedName(name: string, attributes: readonly AnyAttribute[]): DraftName {
  const schema = findAttribute(attributes, 'schema');
  return {
    name: mapOf(attributes) ?? name,
    schema: schema === undefined ? undefined : textOf(argumentOf(schema, 'name')),
  };
}

function mapOf(attributes: readonly AnyAttribute[] | undefined): string | undefined {
  const map = findAttribute(attributes, 'map');
  return map === undefined ? undefined : textOf(argumentOf(map, 'name'));
}

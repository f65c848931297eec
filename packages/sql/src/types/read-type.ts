import type { ColumnType } from '@rowloom/engine';
import type { Node, TypeName } from 'libpg-query';
import { integerOf, nameOf, namesOf } from '../parser/nodes.ts';
import { builtinType, type TypeModifier } from './builtin-type.ts';
import { quoteIdentifier } from './quote-identifier.ts';

/** Finds a type that the text itself declares. */
export type FindType = (schema: string | undefined, name: string) => ColumnType | undefined;

export function readType(typeName: TypeName, findType: FindType): ColumnType {
  const path = namesOf(typeName.names);
  const name = path.at(-1) ?? '';
  const schema = path.length > 1 ? path.at(-2) : undefined;
  const modifiers = (typeName.typmods ?? []).map(readModifier);
  const element = readNamed(schema, name, modifiers, findType);
  const dimensions = typeName.arrayBounds?.length ?? 0;
  return dimensions === 0 ? element : arrayOf(element, dimensions);
}

export function isSerial(typeName: TypeName): boolean {
  const [name, ...rest] = namesOf(typeName.names);
  return rest.length === 0 && /^(?:small|big)?serial$|^serial[248]$/.test(name ?? '');
}

function readNamed(
  schema: string | undefined,
  name: string,
  modifiers: readonly TypeModifier[],
  findType: FindType,
): ColumnType {
  const builtin = (): ColumnType | undefined => builtinType(name, modifiers) ?? builtinArray(name);
  const declared = (): ColumnType | undefined => findType(schema, name);
  // Unqualified names find the catalogue's own types first, as the search path does.
  const known = schema === undefined || schema === 'pg_catalog' ? (builtin() ?? declared()) : (declared() ?? builtin());
  if (known !== undefined) return known;
  const prefix =
    schema === undefined || schema === 'public' || schema === 'pg_catalog' ? '' : `${quoteIdentifier(schema)}.`;
  const suffix = modifiers.length === 0 ? '' : `(${modifiers.join(',')})`;
  return { native: `${prefix}${quoteIdentifier(name)}${suffix}`, kind: 'unknown' };
}

/** The catalogue names the array of a type with an underscore before it. */
function builtinArray(name: string): ColumnType | undefined {
  const element = name.startsWith('_') ? builtinType(name.slice(1), []) : undefined;
  return element === undefined ? undefined : arrayOf(element, 1);
}

function arrayOf(element: ColumnType, dimensions: number): ColumnType {
  return { native: `${element.native}[]`, kind: 'array', element, ...(dimensions > 1 ? { dimensions } : {}) };
}

function readModifier(node: Node): TypeModifier {
  if ('ColumnRef' in node) return nameOf(node.ColumnRef.fields?.[0]);
  if ('A_Const' in node && node.A_Const.sval !== undefined) return node.A_Const.sval.sval ?? '';
  return integerOf(node) ?? '';
}

import type { AttributeArgument, KeyValue, Value } from '@mrleebo/prisma-ast';

/** An attribute of a field (`@id`) or of a model (`@@id`). */
export type AnyAttribute = {
  readonly name: string;
  readonly group?: string;
  readonly args?: readonly AttributeArgument[];
};

type Given = Value | KeyValue | undefined;
type Call = { readonly name: string; readonly params: readonly Value[] };
type Tagged = Extract<Exclude<Given, undefined>, { readonly type: string }>;

export const findAttribute = (
  attributes: readonly AnyAttribute[] | undefined,
  name: string,
): AnyAttribute | undefined => attributes?.find((item) => item.name === name && item.group === undefined);

/** `@db.VarChar(100)` */
export const nativeAttribute = (attributes: readonly AnyAttribute[] | undefined): AnyAttribute | undefined =>
  attributes?.find(({ group }) => group !== undefined);

/** The argument of the name, or the first positional one. */
export function argumentOf(attribute: AnyAttribute, name: string): Value | undefined {
  const named = namedArgument(attribute, name);
  if (named !== undefined) return named;
  for (const { value } of attribute.args ?? []) if (!isTagged(value) || value.type !== 'keyValue') return value;
  return undefined;
}

export function namedArgument({ args }: AnyAttribute, name: string): Value | undefined {
  for (const { value } of args ?? [])
    if (isTagged(value) && value.type === 'keyValue' && value.key === name) return value.value;
  return undefined;
}

/** A quoted text without its quotes; a number or a word as written. */
export function textOf(value: Given): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  return /^".*"$/s.test(value) ? (JSON.parse(value) as string) : value;
}

export const isQuoted = (value: Given): boolean => typeof value === 'string' && value.startsWith('"');

/** The names in `[a, b(sort: Desc)]`. */
export function namesOf(value: Given): readonly string[] {
  if (!isTagged(value) || value.type !== 'array') return [];
  return value.args.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return isTagged(item) && item.type === 'function' ? [item.name] : [];
  });
}

export function callOf(value: Given): Call | undefined {
  return isTagged(value) && value.type === 'function' ? { name: value.name, params: value.params ?? [] } : undefined;
}

const isTagged = (value: Given): value is Tagged =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value;

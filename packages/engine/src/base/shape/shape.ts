/**
 * The shape of a JSON document, as data. The check with its messages, the published JSON Schema and the canonical form
 * all come from this one description, so they cannot disagree.
 */
export type Shape =
  | { readonly is: 'text'; readonly least?: number; readonly pattern?: string; readonly words?: string }
  | {
      readonly is: 'number';
      readonly whole?: boolean;
      readonly min?: number;
      readonly max?: number;
      readonly above?: number;
    }
  | { readonly is: 'boolean' }
  | { readonly is: 'null' }
  /** One of a few values. */
  | { readonly is: 'choice'; readonly values: readonly (string | number | boolean)[] }
  /** Any JSON at all. */
  | { readonly is: 'any' }
  | { readonly is: 'list'; readonly items: Shape; readonly least?: number }
  /** Members with names chosen by the author. */
  | { readonly is: 'map'; readonly values: Shape }
  | { readonly is: 'object'; readonly fields: Fields }
  /** An object whose other fields depend on one of them. */
  | { readonly is: 'tagged'; readonly tag: string; readonly variants: Readonly<Record<string, Shape>> }
  /** The first whose test passes decides whose issues are shown. */
  | { readonly is: 'either'; readonly of: readonly Shape[]; readonly choose: (value: unknown, path: string) => number }
  /** A shape that may contain itself; the name is its place in the published schema. */
  | { readonly is: 'named'; readonly name: string; readonly of: () => Shape };

/** The same as absence: an empty list or object. */
export const EMPTY = { empty: true } as const;

export type Fields = Readonly<Record<string, Field>>;

export type Field = {
  readonly shape: Shape;
  readonly optional?: true;
  /** The meaning of absence; a field with this value is left out of the canonical form. */
  readonly absent?: string | number | boolean | typeof EMPTY;
  readonly about?: string;
};

type IsOptional<T, K extends keyof T> = T extends Required<Pick<T, K>> ? false : true;

/** A field for each member of a type, optional if the member is, so that the compiler notices a missing one. */
export type FieldsOf<T> = {
  readonly [K in keyof T]-?: IsOptional<T, K> extends true ? Field & { readonly optional: true } : Field | Shape;
};

export function object<T>(fields: FieldsOf<T>): Extract<Shape, { is: 'object' }> {
  return { is: 'object', fields: readFields(fields) };
}

type Variant<T, Tag extends string, Key> = T extends { readonly [K in Tag]: infer V }
  ? Key extends V
    ? T
    : never
  : never;

type Variants<T, Tag extends string, Shared extends string> = {
  readonly [K in T extends { readonly [P in Tag]: infer V } ? V & string : never]:
    | Shape
    | FieldsOf<Omit<Variant<T, Tag, K>, Tag | Shared>>;
};

/** `shared` has the fields of every variant besides the tag. */
export function tagged<T, Tag extends string, Shared extends string = never>(
  tag: Tag,
  variants: Variants<T, Tag, Shared>,
  shared: Fields = {},
): Shape {
  const opened = Object.entries(variants).map(([key, variant]) => [
    key,
    openVariant(tag, key, variant as Shape | Fields, shared),
  ]);
  return { is: 'tagged', tag, variants: Object.fromEntries(opened) };
}

function openVariant(tag: string, key: string, variant: Shape | Fields, shared: Fields): Shape {
  const own: Field = { shape: { is: 'choice', values: [key] } };
  if ('is' in variant && typeof variant.is === 'string') {
    if (variant.is !== 'tagged') return variant;
    const inner = Object.entries(variant.variants).map(([name, part]) => [
      name,
      openVariant(tag, key, part.is === 'object' ? part.fields : part, shared),
    ]);
    return { ...variant, variants: Object.fromEntries(inner) };
  }
  return {
    is: 'object',
    fields: { [tag]: own, ...shared, ...readFields(variant) },
  };
}

function readFields(fields: Readonly<Record<string, Field | Shape>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, 'is' in field ? { shape: field } : field]),
  );
}

export function optional(shape: Shape, absent?: Field['absent'], words?: string): Field & { readonly optional: true } {
  return {
    shape,
    optional: true,
    ...(absent === undefined ? {} : { absent }),
    ...(words === undefined ? {} : { about: words }),
  };
}

export function about(shape: Shape, words: string): Field {
  return { shape, about: words };
}

export const list = (items: Shape, least?: number): Shape => ({
  is: 'list',
  items,
  ...(least === undefined ? {} : { least }),
});
export const map = (values: Shape): Shape => ({ is: 'map', values });
export const choice = (...values: readonly (string | number | boolean)[]): Shape => ({ is: 'choice', values });
export const whole = (min: number, max: number = Number.MAX_SAFE_INTEGER): Shape => ({
  is: 'number',
  whole: true,
  min,
  max,
});
export const named = (name: string, of: () => Shape): Shape => ({ is: 'named', name, of });

export const text: Shape = { is: 'text' };
/** Databases end a name at a NUL or refuse it. */
export const name: Shape = { is: 'text', least: 1, pattern: '^[^\\u0000]*$', words: 'text without a NUL character' };
export const flag: Shape = { is: 'boolean' };
export const nothing: Shape = { is: 'null' };
export const any: Shape = { is: 'any' };
export const fraction: Shape = { is: 'number', min: 0, max: 1 };

/** Either of two shapes that differ in their JSON type. */
export function orNull(shape: Shape): Shape {
  return { is: 'either', of: [shape, nothing], choose: (value) => (value === null ? 1 : 0) };
}

export function textOrNumber(number: Shape = { is: 'number' }): Shape {
  return { is: 'either', of: [number, text], choose: (value) => (typeof value === 'string' ? 1 : 0) };
}

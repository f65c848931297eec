import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';
import { type Id, type IdNoun, idPattern } from '../identifier.ts';

/** Control characters, lone surrogates, line separators and bidirectional controls. */
const UNPRINTABLE = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff';
/** The same without tab and line ends. */
const UNPRINTABLE_IN_PROSE =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff';

/** Years 1970 to 9999 in UTC: on their first and last day an offset must not lead out of them. */
const TIME =
  '^(?!1970-01-01T.*\\+|9999-12-31T.*-)(?:19[7-9]\\d|[2-9]\\d{3})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])' +
  'T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$';

export const MAX_ROWS = 1_000_000_000_000;

export const idOf = <Noun extends IdNoun>(noun: Noun, description: string): TUnsafe<Id<Noun>> =>
  Type.Unsafe<Id<Noun>>({ type: 'string', pattern: idPattern(noun), description });

/** One non-blank line chosen by a person. */
export const nameText = (description: string, most = 100) =>
  Type.String({ minLength: 1, maxLength: most, pattern: `^(?!\\s*$)[^${UNPRINTABLE}]+$`, description });

/** Lines written by a person; may be empty. */
export const proseText = (description: string, most = 2000) =>
  Type.String({ maxLength: most, pattern: `^[^${UNPRINTABLE_IN_PROSE}]*$`, description });

/** Text that the service itself parses further: it must only be storable. */
export const rawText = (description: string, most: number) =>
  Type.String({ minLength: 1, maxLength: most, pattern: '^[^\\u0000]+$', description });

/** A time of a request. */
export const timeInput = (description: string) =>
  Type.String({ format: 'date-time', maxLength: 40, pattern: TIME, description });

/** A time of an answer: RFC 3339 in UTC with milliseconds. */
export const time = (description: string) => Type.String({ format: 'date-time', description });

export const text = (description: string) => Type.String({ description });

export const flag = (description: string) => Type.Boolean({ description });

export const count = (description: string) => Type.Integer({ minimum: 0, description });

export const digestText = (description: string) => Type.String({ pattern: '^sha256:[0-9a-f]{64}$', description });

export const choice = <const T extends readonly string[]>(values: T, description: string): TUnsafe<T[number]> =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], description });

/** An immutable list: answers consist of readonly parts. */
export const list = <S extends TSchema>(
  items: S,
  options: { readonly description: string; readonly minItems?: number; readonly maxItems?: number },
): TUnsafe<readonly Static<S>[]> => Type.Unsafe<readonly Static<S>[]>({ type: 'array', items, ...options });

/** The schema or null. A named resource stays whole, so that it is referred to by its name. */
export function nullable<S extends TSchema>(schema: S): TUnsafe<Static<S> | null> {
  const plain: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(schema));
  const { type, title, description } = plain;
  const values = plain['enum'];
  if (title !== undefined || typeof type !== 'string')
    return Type.Unsafe<Static<S> | null>({
      anyOf: [schema, { type: 'null' }],
      ...(description === undefined ? {} : { description }),
    });
  return Type.Unsafe<Static<S> | null>({
    ...plain,
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  });
}

/** A document that other code validates: `title` names its own JSON Schema in the reference. */
export const documentOf = <T>(title: string, description: string): TUnsafe<T> =>
  Type.Unsafe<T>({ type: 'object', title, additionalProperties: true, description });

/** Options of a returned resource: its title becomes its name in the reference. */
export const named = (title: string, description: string) =>
  ({ title, description, additionalProperties: false }) as const;

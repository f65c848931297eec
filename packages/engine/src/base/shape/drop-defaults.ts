import { EMPTY, type Field, type Shape } from './shape.ts';

/** The value without fields that equal their default; it must fit the shape. */
export function dropDefaults(shape: Shape, value: unknown): unknown {
  switch (shape.is) {
    case 'named':
      return dropDefaults(shape.of(), value);
    case 'either': {
      const chosen = shape.of[shape.choose(value, '')];
      return chosen === undefined ? value : dropDefaults(chosen, value);
    }
    case 'list':
      return (value as readonly unknown[]).map((item) => dropDefaults(shape.items, item));
    case 'map':
      return Object.fromEntries(
        Object.entries(value as object).map(([key, member]) => [key, dropDefaults(shape.values, member)]),
      );
    case 'tagged': {
      const variant = shape.variants[String((value as Readonly<Record<string, unknown>>)[shape.tag])];
      return variant === undefined ? value : dropDefaults(variant, value);
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(value as object).flatMap(([key, member]) => {
          const field = shape.fields[key];
          if (member === undefined || (field !== undefined && saysNothing(field, member))) return [];
          return [[key, field === undefined ? member : dropDefaults(field.shape, member)]];
        }),
      );
    default:
      return value;
  }
}

function saysNothing({ absent }: Field, member: unknown): boolean {
  if (absent === EMPTY) return typeof member === 'object' && member !== null && Object.keys(member).length === 0;
  return absent !== undefined && member === absent;
}

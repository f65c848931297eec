import type { JsonSchema } from './json-schema.ts';

/** The part of JSON Schema 2020-12 that the published schemas use. Any other keyword is reported. */
export function fitsJsonSchema(root: JsonSchema, value: unknown): boolean {
  return fits(root, root, value);
}

const SILENT = new Set(['$schema', '$id', '$defs', 'title', 'description', 'default']);

function fits(root: JsonSchema, schema: JsonSchema, value: unknown): boolean {
  return Object.entries(schema).every(
    ([keyword, wanted]) => SILENT.has(keyword) || obeys(root, schema, keyword, wanted, value),
  );
}

function obeys(root: JsonSchema, schema: JsonSchema, keyword: string, wanted: unknown, value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const part = (inner: unknown, item: unknown): boolean => fits(root, inner as JsonSchema, item);
  switch (keyword) {
    case '$ref':
      return part((root['$defs'] as JsonSchema)[String(wanted).replace('#/$defs/', '')], value);
    case 'type':
      if (wanted === 'integer') return Number.isInteger(value);
      if (wanted === 'array') return Array.isArray(value);
      if (wanted === 'object') return isObject;
      return wanted === 'null' ? value === null : typeof value === wanted;
    case 'const':
      return value === wanted;
    case 'enum':
      return (wanted as readonly unknown[]).includes(value);
    case 'minLength':
      return typeof value !== 'string' || [...value].length >= Number(wanted);
    case 'pattern':
      return typeof value !== 'string' || new RegExp(String(wanted), 'u').test(value);
    case 'minimum':
      return typeof value !== 'number' || value >= Number(wanted);
    case 'maximum':
      return typeof value !== 'number' || value <= Number(wanted);
    case 'exclusiveMinimum':
      return typeof value !== 'number' || value > Number(wanted);
    case 'minItems':
      return !Array.isArray(value) || value.length >= Number(wanted);
    case 'items':
      return !Array.isArray(value) || value.every((item) => part(wanted, item));
    case 'properties':
      return (
        !isObject ||
        Object.entries(wanted as JsonSchema).every(
          ([name, inner]) => !Object.hasOwn(value, name) || part(inner, (value as Record<string, unknown>)[name]),
        )
      );
    case 'required':
      return !isObject || (wanted as readonly string[]).every((name) => Object.hasOwn(value, name));
    case 'additionalProperties': {
      const known = (schema['properties'] ?? {}) as JsonSchema;
      const others = isObject ? Object.entries(value).filter(([name]) => !Object.hasOwn(known, name)) : [];
      return wanted === false ? others.length === 0 : others.every(([, item]) => part(wanted, item));
    }
    case 'oneOf':
      return (wanted as readonly unknown[]).filter((inner) => part(inner, value)).length === 1;
    case 'anyOf':
      return (wanted as readonly unknown[]).some((inner) => part(inner, value));
    default:
      throw new Error(`no keyword ${keyword}`);
  }
}

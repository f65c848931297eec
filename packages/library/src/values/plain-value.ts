import { castValue, type ColumnType, formatValue, type PreviewValue } from '@rowloom/engine';
import type { Value } from '../schema/schema-types.ts';

type SqlValue = Parameters<typeof formatValue>[0];

/** A value as a JavaScript user has it, from the engine's own form; `undefined` if the two are the same. */
export function converterOf(type: ColumnType): ((value: PreviewValue) => Value) | undefined {
  switch (type.kind) {
    case 'timestamp':
      return (value) => (typeof value === 'string' ? readMoment(value) : value);
    case 'integer':
    case 'float':
    case 'year':
      return (value) => (typeof value === 'string' ? Number(value) : value);
    case 'json':
      return (value) => (typeof value === 'string' ? (JSON.parse(value) as Value) : value);
    case 'bytes':
      return (value) => (typeof value === 'string' && value.startsWith('\\x') ? readHex(value) : value);
    case 'array': {
      const element = converterOf(type.element);
      if (element === undefined) return undefined;
      const convert = (value: PreviewValue): Value =>
        Array.isArray(value) ? (value as readonly PreviewValue[]).map(convert) : value === null ? null : element(value);
      return convert;
    }
    default:
      return undefined;
  }
}

/** A timestamp without a zone is in UTC. */
function readMoment(text: string): Date {
  if (text.endsWith('Z')) return new Date(text);
  const iso = text.replace(' ', 'T');
  return new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) ? iso : `${iso}Z`);
}

function readHex(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length - 2) / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(text.slice(2 + at * 2, 4 + at * 2), 16);
  return bytes;
}

/** Throws the engine's own error if it is not a value of the type. */
export function plainOf(value: unknown, type: ColumnType): PreviewValue {
  return formOf(castValue(roughOf(value, type), type), type);
}

/** A text that two values of a type share if and only if a database considers them equal. */
export const keyOf = (value: PreviewValue, type: ColumnType): string => {
  if (value === null) return '∅';
  const text = formatValue(castValue(value, type));
  return type.kind === 'text' && type.case_insensitive === true ? text.toLowerCase() : text;
};

function roughOf(value: unknown, type: ColumnType): SqlValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : String(value);
  if (typeof value === 'bigint') return value.toString();
  if (type.kind === 'json') return JSON.stringify(value);
  if (value instanceof Date) {
    const text = value.toISOString();
    return type.kind === 'date' ? text.slice(0, 10) : text;
  }
  if (value instanceof Uint8Array) return `\\x${[...value].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  if (Array.isArray(value)) return value.map((item) => roughOf(item, type.kind === 'array' ? type.element : type));
  return JSON.stringify(value);
}

/** As in the engine's own rows. */
export function formOf(value: SqlValue, type: ColumnType): PreviewValue {
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) {
    const element = type.kind === 'array' ? type.element : type;
    return (value as readonly SqlValue[]).map((item) => formOf(item, element));
  }
  if (typeof value === 'number') return type.kind === 'integer' || type.kind === 'year' ? value : String(value);
  const text = formatValue(value);
  if (type.kind === 'timestamp') return `${text.replace(' ', 'T').replace(/Z$/, '')}${type.zone === true ? 'Z' : ''}`;
  return text;
}

import { isRecord, type JsonSchema, typesOf } from './json-schema.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'timestamptz',
  date: 'date',
  time: 'time',
  duration: 'interval',
  uuid: 'uuid',
  ipv4: 'inet',
  ipv6: 'inet',
};

const MAX_INTEGER = 2_147_483_647;

/** PostgreSQL's type for a property. */
export function scalarType(schema: JsonSchema): string {
  const type = typesOf(schema).find((name) => name !== 'null');
  const { format, maxLength, maximum, items } = schema;
  switch (type) {
    case 'string':
      if (typeof format === 'string' && FORMATS[format] !== undefined) return FORMATS[format] ?? 'text';
      return typeof maxLength === 'number' && maxLength > 0 ? `varchar(${Math.trunc(maxLength)})` : 'text';
    case 'integer':
      return format === 'int64' || (typeof maximum === 'number' && maximum > MAX_INTEGER) ? 'bigint' : 'integer';
    case 'number':
      return isMoney(schema) ? 'numeric(12,2)' : 'double precision';
    case 'boolean':
      return 'boolean';
    case 'array': {
      if (!isRecord(items)) return 'jsonb';
      const inner = scalarType(items);
      return inner === 'jsonb' || inner.endsWith('[]') ? 'jsonb' : `${inner}[]`;
    }
    default:
      return isText(schema) ? 'text' : 'jsonb';
  }
}

/** Two decimal places are implied by a step of a cent. */
const isMoney = ({ multipleOf }: JsonSchema): boolean => multipleOf === 0.01;

const isText = ({ enum: values, const: only }: JsonSchema): boolean =>
  typeof only === 'string' || (Array.isArray(values) && values.every((value) => typeof value === 'string'));

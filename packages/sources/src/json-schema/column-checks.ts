import { quoteName } from '@rowloom/engine';
import { quoteText } from '../write-draft.ts';
import type { JsonSchema } from './json-schema.ts';
import { scalarType } from './scalar-type.ts';

/** The constraints of a property's keywords, as PostgreSQL's expressions. */
export function columnChecks(property: string, schema: JsonSchema): readonly string[] {
  const column = quoteName('postgresql', property);
  const type = scalarType(schema);
  const isText = type === 'text' || type.startsWith('varchar');
  const isNumber = ['integer', 'bigint', 'double precision', 'numeric(12,2)'].includes(type);
  const { enum: values, const: only, pattern, minLength } = schema;
  const allowed = (Array.isArray(values) ? values : only === undefined ? [] : [only]).map(literal);
  return [
    ...(allowed.length > 0 && allowed.every((value) => value !== undefined) && (isText || isNumber)
      ? [`${column} IN (${allowed.join(', ')})`]
      : []),
    ...(typeof pattern === 'string' && isText ? [`${column} ~ ${quoteText(pattern)}`] : []),
    ...(typeof minLength === 'number' && minLength > 0 && isText ? [`char_length(${column}) >= ${minLength}`] : []),
    ...(isNumber
      ? LIMITS.flatMap(([keyword, operator]) => {
          const limit = schema[keyword];
          return typeof limit === 'number' ? [`${column} ${operator} ${limit}`] : [];
        })
      : []),
  ];
}

const LIMITS = [
  ['minimum', '>='],
  ['maximum', '<='],
  ['exclusiveMinimum', '>'],
  ['exclusiveMaximum', '<'],
] as const;

function literal(value: unknown): string | undefined {
  if (typeof value === 'string') return quoteText(value);
  return typeof value === 'number' ? String(value) : undefined;
}

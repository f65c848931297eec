import { readChoice } from '../arguments/read-choice.ts';
import { readWhole } from '../arguments/read-number.ts';
import { readAsOf } from '../arguments/read-time.ts';
import { parseJson } from '../source/parse-json.ts';
import { readText } from '../source/read-text.ts';
import type { Schema } from './schema.ts';

/** The value of a field from the given word. */
export type Reader = (text: string, option: string) => unknown;

type ValueForm = { readonly value: string; readonly read: Reader; readonly choices?: readonly string[] };

const YES_NO = ['yes', 'no'] as const;

/** How a field is written on a command line. */
export function readerOf(field: string, schema: Schema): ValueForm {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'string'];
  const plain = plainReader(field, schema, types as readonly string[]);
  if (!types.includes('null')) return plain;
  return {
    ...plain,
    value: `${plain.value}|none`,
    read: (text, option) => (text === 'none' ? null : plain.read(text, option)),
  };
}

function plainReader(field: string, schema: Schema, types: readonly string[]): ValueForm {
  const choices = schema.enum?.filter((word) => word !== null);
  if (choices !== undefined)
    return { value: 'NAME', choices, read: (text, option) => readChoice(text, option, choices) };
  if (types.includes('boolean'))
    return {
      value: 'yes|no',
      choices: YES_NO,
      read: (text, option) => readChoice(text, option, YES_NO) === 'yes',
    };
  if (types.includes('integer')) {
    const limits = { min: schema.minimum ?? 0, max: schema.maximum ?? Number.MAX_SAFE_INTEGER };
    return { value: 'N', read: (text, option) => readWhole(text, option, limits) };
  }
  if (types.includes('array')) return { value: 'LIST', read: (text) => text.split(',').map((part) => part.trim()) };
  if (types.includes('object'))
    return {
      value: 'FILE',
      read: (path) => parseJson(readText(path, `the ${field}`), path),
    };
  if (field === 'ddl') return { value: 'FILE', read: (path) => readText(path, 'the SQL') };
  // A word of the command line is visible in the machine's process list.
  if (field === 'url' || field.startsWith('secret'))
    return {
      value: field === 'url' ? 'URL' : 'SECRET',
      read: (text) => (text === '-' ? readText('-', `the ${field}`).trim() : text),
    };
  if (schema.format === 'date-time')
    return { value: 'TIME', read: (text, option) => readAsOf(text, new Date(), option) };
  return { value: 'TEXT', read: (text) => text };
}

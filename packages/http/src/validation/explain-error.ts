import type { FieldIssue } from '@rowloom/contract';
import { nearestName } from '@rowloom/engine';
import type { Validator } from 'typebox/compile';

export type Found = ReturnType<Validator['Errors']>[number];

/** A validation error as sentences: what is expected, never what was sent, which may be a secret. */
export function explainError(error: Found, schema: object, value: unknown): readonly FieldIssue[] {
  const path = toPath(error.instancePath);
  if (error.keyword === 'required') {
    return error.params.requiredProperties.map((name) => ({
      path: join(path, name),
      message: 'This field is required.',
    }));
  }
  if (error.keyword === 'additionalProperties') {
    return error.params.additionalProperties.map((name) => ({
      path: join(path, name),
      message: 'There is no such field here.',
    }));
  }
  return [{ path: path === '' ? 'body' : path, message: sentence(error, schema, value) }];
}

function sentence(error: Found, schema: object, value: unknown): string {
  switch (error.keyword) {
    case 'type':
      return `Send ${list([error.params.type].flat().map(typeName))}.`;
    case 'const':
      return `Send ${JSON.stringify(error.params.allowedValue)}.`;
    case 'enum':
      return `Send one of: ${error.params.allowedValues.map((allowed) => JSON.stringify(allowed)).join(', ')}.`;
    case 'minLength':
      return error.params.limit === 1
        ? 'Send at least one character.'
        : `Send at least ${error.params.limit} characters.`;
    case 'maxLength':
      return `Send at most ${error.params.limit} characters.`;
    case 'minimum':
      return `Send a number of at least ${error.params.limit}.`;
    case 'maximum':
      return `Send a number of at most ${error.params.limit}.`;
    case 'exclusiveMinimum':
      return `Send a number above ${error.params.limit}.`;
    case 'exclusiveMaximum':
      return `Send a number below ${error.params.limit}.`;
    case 'multipleOf':
      return `Send a multiple of ${error.params.multipleOf}.`;
    case 'minItems':
      return `Send at least ${error.params.limit} items.`;
    case 'maxItems':
      return `Send at most ${error.params.limit} items.`;
    case 'minProperties':
      return error.params.limit === 1 ? 'Send at least one field.' : `Send at least ${error.params.limit} fields.`;
    case 'maxProperties':
      return `Send at most ${error.params.limit} fields.`;
    case 'uniqueItems':
      return 'Send each item once.';
    case 'format':
      return FORMATS[error.params.format] ?? `Send text in the form "${error.params.format}".`;
    case 'pattern':
      return patternSentence(
        error.params.pattern,
        descriptionAt(schema, error.schemaPath),
        nodeAt(value, error.instancePath),
      );
    case 'boolean':
      return 'There is no such field here.';
    default:
      return 'This value does not have the form that is described in the reference.';
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'Send a time such as 2026-11-15T09:30:00.000Z.',
  date: 'Send a date such as 2026-11-15.',
  email: 'Send an e-mail address.',
  uri: 'Send a URL.',
};

/** The words with a special meaning, if any, and the prefix. */
const IDENTIFIER = /^(?:\^\(\?:([a-z|]+)\)\$\|)?\^([a-z]{3})_\[/;

/** Identifiers are the patterns that people meet; their prefix says which kind is expected. */
function patternSentence(pattern: string | RegExp, description: string | undefined, value: unknown): string {
  const found = IDENTIFIER.exec(typeof pattern === 'string' ? pattern : pattern.source);
  if (found !== null) {
    const words = found[1]?.split('|') ?? [];
    // The suggested word is public; what was sent is not repeated.
    const near = typeof value === 'string' ? nearestName(value, words) : undefined;
    const meant = near === undefined ? '' : ` Did you mean ${near}?`;
    return `Send ${list([...words, `an identifier of the form ${found[2]}_…`])}.${meant}`;
  }
  return description === undefined
    ? 'This text does not have the wanted form.'
    : `This text does not have the wanted form. What belongs here: ${description}`;
}

function descriptionAt(schema: object, pointer: string): string | undefined {
  const node = nodeAt(schema, pointer);
  const { description } = (node ?? {}) as { description?: unknown };
  return typeof description === 'string' ? description : undefined;
}

const nodeAt = (value: unknown, pointer: string): unknown =>
  steps(pointer).reduce<unknown>(
    (inner, step) => (inner as Readonly<Record<string, unknown>> | undefined)?.[step],
    value,
  );

const TYPE_NAMES: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'an array',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

const typeName = (type: string): string => TYPE_NAMES[type] ?? type;

const list = (words: readonly string[]): string =>
  words.length === 0 ? 'another value' : new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

/** `/rows/order~1items` → `rows`, `order/items`. */
const steps = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const toPath = (pointer: string): string => steps(pointer).join('.');

const join = (path: string, step: string): string => (path === '' ? step : `${path}.${step}`);

import { splitWords } from './split-words.ts';
import { BY_TABLE, BY_TYPE, CERTAIN, type Finding } from './inference.ts';
import { fromGenerator } from './make-source.ts';
import type { Facts } from './read-facts.ts';

/** Columns that the database numbers itself, and primary keys. */
export function inferKey(facts: Facts): Finding | undefined {
  const { column, type, table } = facts;
  if (column.identity !== undefined || /^nextval\(/i.test(column.default ?? '')) {
    if (type.kind === 'integer' || type.kind === 'decimal')
      return { source: fromGenerator('serial'), confidence: CERTAIN, reason: 'the database numbers this column' };
  }
  const key = table.primary_key?.columns ?? [];
  if (!key.includes(column.name) || table.foreign_keys.some(({ columns }) => columns.includes(column.name)))
    return undefined;
  if (key.length > 1) return undefined;
  if (type.kind === 'integer')
    return { source: fromGenerator('serial'), confidence: CERTAIN, reason: 'a whole-number primary key' };
  if (type.kind === 'decimal' && (type.scale ?? 0) === 0)
    return { source: fromGenerator('serial'), confidence: CERTAIN, reason: 'a whole-number primary key' };
  if (type.kind === 'uuid') return inferUuid(facts);
  if (type.kind !== 'text') return undefined;
  return inferTextKey(facts);
}

function inferUuid({ siblings }: Facts): Finding {
  const timed = siblings.some(
    ({ words, type }) => words.includes('created') && (type.kind === 'timestamp' || type.kind === 'date'),
  );
  return timed
    ? {
        source: fromGenerator('uuid_v7'),
        confidence: CERTAIN,
        reason: "a UUID primary key, ordered by the row's creation",
      }
    : { source: fromGenerator('uuid_v4'), confidence: CERTAIN, reason: 'a UUID primary key' };
}

/** Lists that everybody knows by their codes keep them; all other text keys are tokens. */
const CODES: Readonly<Record<string, string>> = {
  country: 'country_code',
  currency: 'currency_code',
  language: 'language_code',
};

function inferTextKey(facts: Facts): Finding | undefined {
  const { words, maxLength, tableKinds } = facts;
  const last = words.at(-1);
  const isPlain =
    last === 'id' ||
    last === 'uuid' ||
    last === 'code' ||
    last === 'key' ||
    words.join(' ') === splitWords(facts.table.name).join(' ');
  if (!isPlain) return undefined;
  const list = tableKinds.map((kind) => CODES[kind]).find((generator) => generator !== undefined);
  if (list !== undefined && last !== 'uuid')
    return { source: fromGenerator(list), confidence: BY_TABLE, reason: 'the key of a list of codes' };
  if (last === 'uuid' || maxLength === 36)
    return { source: fromGenerator('uuid_v4'), confidence: CERTAIN, reason: 'a UUID kept as text' };
  if (last === 'key') return undefined;
  return {
    source: fromGenerator('token', { length: tokenLength(maxLength) }),
    confidence: maxLength !== undefined && maxLength < 4 ? BY_TYPE : BY_TABLE,
    reason: 'a text primary key',
  };
}

/** Long enough never to run out, as short as the column. */
export function tokenLength(maxLength: number | undefined, wish = 20): number {
  return Math.max(1, Math.min(maxLength ?? wish, wish));
}

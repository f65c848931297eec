import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { Facts } from './read-facts.ts';

const HASH_LENGTHS: readonly (readonly [string, number])[] = [
  ['md5', 32],
  ['sha1', 40],
  ['commit', 40],
  ['revision', 40],
  ['crc32', 8],
  ['sha512', 128],
  ['sha384', 96],
  ['etag', 32],
];

/** Hexadecimal digits of the named hash, or as many as the column holds. */
export function hashLength(words: readonly string[], maxLength: number | undefined): number {
  const named = HASH_LENGTHS.find(([word]) => words.includes(word))?.[1] ?? 64;
  return Math.max(1, Math.min(named, maxLength ?? named));
}

export function momentPattern(words: readonly string[], maxLength: number | undefined): string {
  const year = words.includes('birth') ? '(19[5-9][0-9]|200[0-9])' : '202[2-4]';
  const date = `${year}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])`;
  const time = '([01][0-9]|2[0-3]):[0-5][0-9]';
  if ((maxLength ?? 19) < 10) return (maxLength ?? 19) < 5 ? '[0-9]' : time;
  if (
    (maxLength ?? 19) < 19 ||
    ((words.includes('date') || words.includes('birth') || words.includes('day')) && !words.includes('time'))
  )
    return date;
  return `${date} ${time}:[0-5][0-9]`;
}

/** Letters of what the code is of and digits, as long as the column, at most eight; a key keeps room for many rows. */
export function codePattern(facts: Facts): string {
  const { maxLength, unique, domain } = facts;
  const length = Math.max(domain.min_length ?? 1, Math.min(maxLength ?? 8, 8));
  if (unique && length <= 5) return `[A-Z0-9]{${length}}`;
  if (length <= 3) return `[A-Z]{${length}}`;
  if (isTested(facts)) return length <= 5 ? `[A-Z]{2}[0-9]{${length - 2}}` : `[A-Z]{3}[0-9]{${length - 3}}`;
  if (unique && length < 8) return `[A-Z]{3}[0-9]{${length - 3}}`;
  const letters = unique || length <= 5 ? 2 : 3;
  return `${nounOf(facts).slice(0, letters).toUpperCase()}[0-9]{${length - letters}}`;
}

/** Codes that a CHECK or a partition chooses among begin with any letter. */
function isTested({ table, column, schema }: Facts): boolean {
  return (
    table.partition_by !== undefined ||
    table.partition_of !== undefined ||
    schema.domains.length > 0 ||
    table.checks.some(({ expression, predicate }) =>
      predicate === undefined ? expression.includes(column.name) : columnsOf(predicate).includes(column.name),
    )
  );
}

/** What a code or number is of: the column's own noun, else the table's. */
function nounOf({ words, tableWords }: Facts): string {
  return (
    words.slice(0, -1).findLast((word) => /^[a-z]{3,}$/.test(word)) ??
    tableWords.findLast((word) => /^[a-z]{3,}$/.test(word)) ??
    'number'
  );
}

/** `INV-00042317` for an invoice number. */
export function numberPattern(facts: Facts): string {
  const { maxLength, domain } = facts;
  const room = Math.min(maxLength ?? 12, Math.max(12, domain.min_length ?? 0));
  if (room < 8 || domain.case === 'lower') return `[1-9][0-9]{${Math.max(0, room - 1)}}`.replace('{0}', '{0,0}');
  return `${nounOf(facts).slice(0, 3).toUpperCase()}-[0-9]{${room - 4}}`;
}

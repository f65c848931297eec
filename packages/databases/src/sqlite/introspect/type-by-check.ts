import type { ColumnType, TypeShape } from '@rowloom/engine';
import { tokenize } from './tokenize.ts';

/** A check as its tokens in lower case, the column as `?`, and what it makes of a text column. */
const FORMS: readonly (readonly [RegExp, TypeShape])[] = [
  [/^json_valid \( \? (?:, \d+ )?\)(?: (?:=|= =|>|is) [01])?$/, { kind: 'json' }],
  [sameAs(String.raw`date \( \? \)|strftime \( '%y-%m-%d' , \? \)`), { kind: 'date' }],
  [sameAs(String.raw`datetime \( \? \)|strftime \( '%y-%m-%d %h:%m:%s' , \? \)`), { kind: 'timestamp', precision: 0 }],
  [sameAs(String.raw`time \( \? \)|strftime \( '%h:%m:%s' , \? \)`), { kind: 'time', precision: 0 }],
];

/** `json_extract(?, …)`, `? ->> …` and their like; json_valid only asks. */
const READ_AS_JSON = /(?:^| )jsonb?(?:_type|_extract|_array_length)? \( \? [,)]|(?:^| )\? - >/;

/** What a column without a type of its own holds. */
const WHOLE = [classOf('integer'), { kind: 'integer', bits: 64 }] as const;
const CLASSES: readonly (readonly [RegExp, TypeShape])[] = [
  WHOLE,
  [classOf('text'), { kind: 'text' }],
  [classOf('blob'), { kind: 'bytes' }],
];

function classOf(name: string): RegExp {
  const list = `\\( (?:'null' , )?'${name}'(?: , 'null')? \\)`;
  return new RegExp(`^typeof \\( \\? \\) (?:(?:=|= =|is) '${name}'|in ${list})(?: and .*)?$`);
}

/** The function's answer is the value itself, or is not NULL. */
function sameAs(call: string): RegExp {
  const same = '(?:=|= =|is)';
  return new RegExp(`^(?:\\? ${same} (?:${call})|(?:${call}) (?:${same} \\?|is not null|notnull))$`);
}

/**
 * SQLite has no types for JSON and times: programs keep them as text and say in a CHECK what it is. A column of text
 * becomes what such a check asks for, and so does a column without a type whose CHECK says its storage class. What is
 * read as JSON anywhere, in `others` (generated columns, indexes) too, must be JSON: anything else is an error there.
 */
export function typeByCheck(
  column: string,
  type: ColumnType,
  checks: readonly string[],
  others: readonly string[] = [],
): ColumnType {
  const isBare = type.native === '' || /^any$/i.test(type.native);
  // A column of numeric affinity keeps whole numbers and others: here, too, the CHECK may say which.
  const isNumeric = type.kind === 'decimal';
  if (type.kind !== 'text' && !isBare && !isNumeric) return type;
  for (const check of checks) {
    if (!/json_valid|date|time|typeof/i.test(check)) continue;
    const form = reduce(check, column.toLowerCase());
    const found = (isBare ? CLASSES : isNumeric ? [WHOLE] : FORMS).find(([pattern]) => pattern.test(form));
    if (found !== undefined) return { native: type.native, ...found[1] };
  }
  if (isNumeric) return type;
  const isRead = [...checks, ...others].some((text) => READ_AS_JSON.test(spell(text, column.toLowerCase())));
  return isRead ? { native: type.native, kind: 'json' } : type;
}

/** `"At" IS NULL OR date("At") IS "At"` as `date ( ? ) is ?`: a NULL passes anyway. */
function reduce(check: string, column: string): string {
  return spell(check, column)
    .replace(/^\? is null or /, '')
    .replace(/ or \? is null$/, '');
}

function spell(sql: string, column: string): string {
  const pieces = tokenize(sql).map(({ kind, value }) => {
    const lower = value.toLowerCase();
    if (kind === 'text') return `'${lower}'`;
    return lower === column && (kind === 'word' || kind === 'quoted') ? '?' : lower;
  });
  return pieces.join(' ');
}

import type { ColumnType, TypeShape } from '@rowloom/engine';
import { tokenize } from './tokenize.ts';

/** A check as its tokens in lower case, the column as `?`, and what it makes of a text column. */
const FORMS: readonly (readonly [RegExp, TypeShape])[] = [
  [/^json_valid \( \? (?:, \d+ )?\)(?: (?:=|= =|>|is) [01])?$/, { kind: 'json' }],
  [sameAs(String.raw`date \( \? \)|strftime \( '%y-%m-%d' , \? \)`), { kind: 'date' }],
  [sameAs(String.raw`datetime \( \? \)|strftime \( '%y-%m-%d %h:%m:%s' , \? \)`), { kind: 'timestamp', precision: 0 }],
  [sameAs(String.raw`time \( \? \)|strftime \( '%h:%m:%s' , \? \)`), { kind: 'time', precision: 0 }],
];

/** What a column without a type of its own holds. */
const CLASSES: readonly (readonly [RegExp, TypeShape])[] = [
  [classOf('integer'), { kind: 'integer', bits: 64 }],
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
 * becomes what such a check asks for, and so does a column without a type whose CHECK says its storage class.
 */
export function typeByCheck(column: string, type: ColumnType, checks: readonly string[]): ColumnType {
  const isBare = type.native === '' || /^any$/i.test(type.native);
  if (type.kind !== 'text' && !isBare) return type;
  for (const check of checks) {
    if (!/json_valid|date|time|typeof/i.test(check)) continue;
    const form = reduce(check, column.toLowerCase());
    const found = (isBare ? CLASSES : FORMS).find(([pattern]) => pattern.test(form));
    if (found !== undefined) return { native: type.native, ...found[1] };
  }
  return type;
}

/** `"At" IS NULL OR date("At") IS "At"` as `date ( ? ) is ?`: a NULL passes anyway. */
function reduce(check: string, column: string): string {
  const pieces = tokenize(check).map(({ kind, value }) => {
    const lower = value.toLowerCase();
    if (kind === 'text') return `'${lower}'`;
    return lower === column && (kind === 'word' || kind === 'quoted') ? '?' : lower;
  });
  return pieces
    .join(' ')
    .replace(/^\? is null or /, '')
    .replace(/ or \? is null$/, '');
}

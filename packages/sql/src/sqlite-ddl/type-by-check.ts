import type { ColumnType, TypeShape } from '@rowloom/engine';
import { asksOnlyForNull, spell } from './spell-check.ts';

/** A check as its tokens in lower case, the column as `?`, and the type that it implies for a text column. */
const FORMS: readonly (readonly [RegExp, TypeShape])[] = [
  [/^json_valid \( \? (?:, \d+ )?\)(?: (?:=|= =|>|is) [01])?$/, { kind: 'json' }],
  [sameAs(String.raw`date \( \? \)|strftime \( '%y-%m-%d' , \? \)`), { kind: 'date' }],
  [sameAs(String.raw`datetime \( \? \)|strftime \( '%y-%m-%d %h:%m:%s' , \? \)`), { kind: 'timestamp', precision: 0 }],
  [sameAs(String.raw`time \( \? \)|strftime \( '%h:%m:%s' , \? \)`), { kind: 'time', precision: 0 }],
];

/** `json_extract(?, …)`, `? ->> …` and similar; json_valid is only a test. */
const READ_AS_JSON = /(?:^| )jsonb?(?:_type|_extract|_array_length)? \( \? [,)]|(?:^| )\? - >/;

const NUMBER = String.raw`(?:big ?)?int(?:eger)?|real|numeric|decimal|float|double(?: precision)?`;
/** `cast(? as real)`, `? + 0`, `abs(?)`: a text used as a number. */
const AS_NUMBER = new RegExp(
  String.raw`cast \( \? as (?:${NUMBER})(?: \( [\d ,]+\))? \)|(?:abs|round) \( \? (?:, \d+ )?\)|\? (?:[+*/%]|-(?! >)) |[+*/%-] \?(?= |$)`,
  'g',
);
const AS_WHOLE = /cast \( \? as (?:big ?)?int(?:eger)? \)/;
const AS_SECONDS = /(?:datetime|julianday|unixepoch) \( \? [,)]|strftime \( '%s' , \? [,)]/;
const AS_MOMENT =
  /(?:date|time|datetime|julianday|unixepoch) \( \? (?:, '[^']*' )*\)|strftime \( '[^']*' , \? (?:, '[^']*' )*\)/g;
/**
 * `? in ('Y', 'N')`, `? = 'open'`: a text, whatever type was declared; a column of any affinity stores it unchanged.
 */
const AS_TEXT = /(?:^|[ (])\? (?:in \( (?:'[^']*'(?: , )?)+ \)|(?:=|= =|is) '[^']*')/g;

/** What a column without a declared type contains. */
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

/** The function returns the value itself, or is not NULL. */
function sameAs(call: string): RegExp {
  const same = '(?:=|= =|is)';
  return new RegExp(`^(?:\\? ${same} (?:${call})|(?:${call}) (?:${same} \\?|is not null|notnull))$`);
}

/**
 * SQLite has no types for JSON and times: programs store them as text and identify them in a CHECK. A text column gets
 * the type that such a check requires, and so does an untyped column whose CHECK names its storage class. Whatever is
 * read as JSON anywhere, including `others` (generated columns, indexes), must be JSON: anything else is an error
 * there.
 */
export function typeByCheck(
  column: string,
  type: ColumnType,
  checks: readonly string[],
  others: readonly string[] = [],
): ColumnType {
  const forms = checks.map((check) => spell(check, column.toLowerCase()));
  if (holdsWords(type, forms)) return { native: type.native, kind: 'text' };
  const isBare = type.native === '' || /^any$/i.test(type.native);
  // A column of numeric affinity stores integers and other numbers: a CHECK may decide here too.
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
  if (isRead) return { native: type.native, kind: 'json' };
  return type.kind === 'text' ? (momentIn(type, forms) ?? numberIn(type, forms) ?? type) : type;
}

const NUMBERS: ReadonlySet<ColumnType['kind']> = new Set(['boolean', 'integer', 'decimal', 'float', 'money', 'year']);
const TIMES: ReadonlySet<ColumnType['kind']> = new Set(['date', 'time', 'timestamp']);

/** Whether a column declared for numbers or times is compared with words. */
function holdsWords({ kind }: ColumnType, forms: readonly string[]): boolean {
  if (!NUMBERS.has(kind) && !TIMES.has(kind)) return false;
  const words = forms.flatMap((form) => (form.match(AS_TEXT) ?? []).flatMap((test) => test.match(/'[^']*'/g) ?? []));
  if (TIMES.has(kind)) return words.some((word) => !/^'[+\d]/.test(word));
  return words.some((word) => !/^'\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*'$/i.test(word));
}

/** Whether checks read the column, and always in such a way. */
function isAlways(way: RegExp, forms: readonly string[]): boolean {
  const uses = forms.filter((form) => !asksOnlyForNull(form));
  return uses.length > 0 && uses.every((form) => asksOnlyForNull(form.replaceAll(way, '')));
}

/** The time type for which a text is taken wherever a check reads it; `date(?)` alone may mean a day. */
function momentIn({ native }: ColumnType, forms: readonly string[]): ColumnType | undefined {
  const isMoment = isAlways(AS_MOMENT, forms) && forms.some((form) => AS_SECONDS.test(form));
  return isMoment ? { native, kind: 'timestamp', precision: 0 } : undefined;
}

/** The number type for which a text is taken wherever a check reads it. */
function numberIn(type: Extract<ColumnType, { kind: 'text' }>, forms: readonly string[]): ColumnType | undefined {
  if (!isAlways(AS_NUMBER, forms)) return undefined;
  const uses = forms.filter((form) => !asksOnlyForNull(form));
  if (uses.every((form) => AS_WHOLE.test(form)))
    return { native: type.native, kind: 'integer', bits: (type.max_length ?? 20) < 10 ? 16 : 32 };
  const digits = Math.min(12, (type.max_length ?? 20) - 2);
  return { native: type.native, kind: 'decimal', precision: Math.max(1, digits), scale: digits > 3 ? 2 : 0 };
}

/** `"At" IS NULL OR date("At") IS "At"` as `date ( ? ) is ?`: a NULL passes anyway. */
function reduce(check: string, column: string): string {
  return spell(check, column)
    .replace(/^\? is null or /, '')
    .replace(/ or \? is null$/, '');
}

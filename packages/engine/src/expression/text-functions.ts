import { CannotEvaluate } from './cannot-evaluate.ts';
import { compilePosix } from './translate-posix.ts';
import { formatValue } from './format-value.ts';
import { numberFromDecimal } from './decimal.ts';
import { toDecimal, type SqlValue } from './sql-value.ts';

export type SqlFunction = (args: readonly SqlValue[]) => SqlValue;

const textOf = (value: SqlValue | undefined): string => formatValue(value ?? '');

const wholeOf = (value: SqlValue | undefined): number => {
  const number = toDecimal(value ?? null);
  if (!number) throw new CannotEvaluate(`${formatValue(value ?? null)} is not a number`);
  return numberFromDecimal(number);
};

const lengthOf = (text: string): number => [...text].length;

/** Bytes of the text in UTF-8. */
const octetsOf = (text: string): number => {
  let bytes = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
};

const trimmer =
  (left: boolean, right: boolean): SqlFunction =>
  ([value, characters]) => {
    const unwanted = new Set(characters === undefined ? ' ' : textOf(characters));
    const chars = [...textOf(value)];
    let [from, to] = [0, chars.length];
    while (left && from < to && unwanted.has(chars[from] ?? '')) from += 1;
    while (right && to > from && unwanted.has(chars[to - 1] ?? '')) to -= 1;
    return chars.slice(from, to).join('');
  };

/** Positions count from 1 and may lie outside the text, as in SQL. */
const substring: SqlFunction = ([value, start, count]) => {
  const text = textOf(value);
  if (typeof start === 'string') {
    const found = compilePosix(start).exec(text);
    return found ? (found[1] ?? found[0]) : null;
  }
  const from = wholeOf(start);
  const to = count === undefined ? Number.POSITIVE_INFINITY : from + wholeOf(count);
  if (to < from) throw new CannotEvaluate('a substring cannot have a negative length');
  return [...text].slice(Math.max(from - 1, 0), Math.max(to - 1, 0)).join('');
};

const locate = (text: string, part: string): number => {
  const at = text.indexOf(part);
  return at < 0 ? 0 : lengthOf(text.slice(0, at)) + 1;
};

const left: SqlFunction = ([value, count]) => {
  const [chars, wanted] = [[...textOf(value)], wholeOf(count)];
  return chars.slice(0, wanted < 0 ? Math.max(chars.length + wanted, 0) : wanted).join('');
};

const right: SqlFunction = ([value, count]) => {
  const [chars, wanted] = [[...textOf(value)], wholeOf(count)];
  return chars.slice(wanted < 0 ? Math.min(-wanted, chars.length) : Math.max(chars.length - wanted, 0)).join('');
};

const regexpReplace: SqlFunction = ([value, pattern, replacement, flags]) => {
  const found = compilePosix(textOf(pattern), textOf(flags).includes('i'));
  const all = new RegExp(found.source, textOf(flags).includes('g') ? `${found.flags}g` : found.flags);
  const template = textOf(replacement)
    .replaceAll('$', '$$$$')
    .replaceAll(/\\([1-9])/g, '$$$1')
    .replaceAll(String.raw`\&`, '$$&');
  return textOf(value).replace(all, template);
};

const pad = (
  value: SqlValue | undefined,
  width: SqlValue | undefined,
  fill: SqlValue | undefined,
  before: boolean,
): string => {
  const [text, wanted, filling] = [textOf(value), wholeOf(width), fill === undefined ? ' ' : textOf(fill)];
  const missing = wanted - lengthOf(text);
  if (missing <= 0) return [...text].slice(0, Math.max(wanted, 0)).join('');
  const padding = filling === '' ? '' : [...filling.repeat(missing)].slice(0, missing).join('');
  return before ? padding + text : text + padding;
};

/** Functions over text that are NULL when any argument is. */
export const TEXT_FUNCTIONS: Readonly<Record<string, SqlFunction>> = {
  length: ([value]) => lengthOf(textOf(value)),
  char_length: ([value]) => lengthOf(textOf(value)),
  character_length: ([value]) => lengthOf(textOf(value)),
  octet_length: ([value]) => octetsOf(textOf(value)),
  bit_length: ([value]) => octetsOf(textOf(value)) * 8,
  lower: ([value]) => textOf(value).toLowerCase(),
  upper: ([value]) => textOf(value).toUpperCase(),
  trim: trimmer(true, true),
  btrim: trimmer(true, true),
  ltrim: trimmer(true, false),
  rtrim: trimmer(false, true),
  substr: substring,
  substring,
  left,
  right,
  // The grammar of PostgreSQL hands `position(part in text)` over as (text, part), like strpos.
  position: ([text, part]) => locate(textOf(text), textOf(part)),
  strpos: ([text, part]) => locate(textOf(text), textOf(part)),
  instr: ([text, part]) => locate(textOf(text), textOf(part)),
  locate: ([part, text]) => locate(textOf(text), textOf(part)),
  starts_with: ([text, part]) => textOf(text).startsWith(textOf(part)),
  replace: ([text, from, to]) =>
    textOf(from) === '' ? textOf(text) : textOf(text).replaceAll(textOf(from), () => textOf(to)),
  reverse: ([text]) => [...textOf(text)].toReversed().join(''),
  repeat: ([text, count]) => textOf(text).repeat(Math.max(wholeOf(count), 0)),
  lpad: ([text, width, fill]) => pad(text, width, fill, true),
  rpad: ([text, width, fill]) => pad(text, width, fill, false),
  split_part: ([text, separator, index]) =>
    textOf(text)
      .split(textOf(separator))
      .at(wholeOf(index) - (wholeOf(index) > 0 ? 1 : 0)) ?? '',
  ascii: ([text]) => textOf(text).codePointAt(0) ?? 0,
  chr: ([code]) => String.fromCodePoint(wholeOf(code)),
  regexp_replace: regexpReplace,
  regexp_like: ([text, pattern, flags]) =>
    compilePosix(textOf(pattern), textOf(flags).includes('i')).test(textOf(text)),
};

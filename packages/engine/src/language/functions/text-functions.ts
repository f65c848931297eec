import { CannotEvaluate, CannotRead } from '../expression/cannot-evaluate.ts';
import { compilePosix } from '../pattern/translate-posix.ts';
import { formatValue } from '../values/format-value.ts';
import { md5 } from './md5.ts';
import { numberFromDecimal } from '../values/decimal.ts';
import { familyOf, partial, strict, type Compute, type FunctionFamily, type WrittenBy } from './sql-function.ts';
import { REGEX_FUNCTIONS } from './regex-functions.ts';
import { isInteger, tagged, toDecimal, type SqlValue } from '../values/sql-value.ts';

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
  (left: boolean, right: boolean): Compute =>
  ([value, characters]) => {
    const unwanted = new Set(characters === undefined ? ' ' : textOf(characters));
    const chars = [...textOf(value)];
    let [from, to] = [0, chars.length];
    while (left && from < to && unwanted.has(chars[from] ?? '')) from += 1;
    while (right && to > from && unwanted.has(chars[to - 1] ?? '')) to -= 1;
    return chars.slice(from, to).join('');
  };

/** Positions count from 1 and may lie outside the text, as in SQL. */
const substring: Compute = ([value, start, count]) => {
  const text = textOf(value);
  if (typeof start === 'string') {
    const found = compilePosix(start).exec(text);
    return found ? (found[1] ?? found[0]) : null;
  }
  const from = wholeOf(start);
  const to = count === undefined ? Number.POSITIVE_INFINITY : from + wholeOf(count);
  if (to < from) throw new CannotRead('a substring cannot have a negative length');
  const tag = tagged(value);
  if (tag?.kind === 'bytes')
    return { kind: 'bytes', hex: tag.hex.slice(2 * Math.max(from - 1, 0), 2 * Math.max(to - 1, 0)) };
  return [...text].slice(Math.max(from - 1, 0), Math.max(to - 1, 0)).join('');
};

const locate = (text: string, part: string): number => {
  const at = text.indexOf(part);
  return at < 0 ? 0 : lengthOf(text.slice(0, at)) + 1;
};

const left: Compute = ([value, count]) => {
  const [chars, wanted] = [[...textOf(value)], wholeOf(count)];
  return chars.slice(0, wanted < 0 ? Math.max(chars.length + wanted, 0) : wanted).join('');
};

const right: Compute = ([value, count]) => {
  const [chars, wanted] = [[...textOf(value)], wholeOf(count)];
  return chars.slice(wanted < 0 ? Math.min(-wanted, chars.length) : Math.max(chars.length - wanted, 0)).join('');
};

const pad = (
  value: SqlValue | undefined,
  width: SqlValue | undefined,
  fill: SqlValue | undefined,
  before: boolean,
): string => {
  const [text, wanted, filling] = [textOf(value), sizeOf(width), fill === undefined ? ' ' : textOf(fill)];
  const missing = wanted - lengthOf(text);
  if (missing <= 0) return [...text].slice(0, Math.max(wanted, 0)).join('');
  const padding = filling === '' ? '' : [...filling.repeat(missing)].slice(0, missing).join('');
  return before ? padding + text : text + padding;
};

/** Longer texts than this are nobody's predicate, and would fill the memory. */
const LONGEST = 1_000_000;

const sizeOf = (count: SqlValue | undefined): number => {
  const wanted = Math.max(wholeOf(count), 0);
  if (wanted > LONGEST) throw new CannotEvaluate(`a text of ${wanted} characters is not made`);
  return wanted;
};

/** Counts from 1, or from the end where the index is below zero. */
const splitPart = (text: string, separator: string, index: number): string => {
  if (index === 0) throw new CannotRead('parts of a text count from 1');
  const parts = separator === '' ? [text] : text.split(separator);
  return parts.at(index > 0 ? index - 1 : index) ?? '';
};

const capitalize = (word: string): string => {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
};

const characterOf = (code: number): string => {
  if (code < 1 || code > 0x10ffff) throw new CannotRead(`there is no character ${code}`);
  return String.fromCodePoint(code);
};

const translate = (text: string, from: readonly string[], to: readonly string[]): string =>
  [...text]
    .map((char) => {
      const at = from.indexOf(char);
      return at < 0 ? char : (to[at] ?? '');
    })
    .join('');

const overlay = (text: string, part: string, start: number, count: SqlValue | undefined): string => {
  const chars = [...text];
  const length = count === undefined ? lengthOf(part) : wholeOf(count);
  if (start < 1) throw new CannotEvaluate('an overlay begins at 1 or later');
  return chars.slice(0, start - 1).join('') + part + chars.slice(start - 1 + length).join('');
};

/** The form of Unicode that a text is brought into. */
const formOf = (form: SqlValue | undefined): string => {
  const name = form === undefined ? 'NFC' : textOf(form).toUpperCase();
  if (!/^NFK?[CD]$/.test(name)) throw new CannotEvaluate(`the form ${name} of Unicode is not known`);
  return name;
};

/** How many bytes the value has, where it is made of bytes. */
const bytesIn = (value: SqlValue | undefined): number | undefined => {
  const tag = tagged(value);
  return tag?.kind === 'bytes' ? tag.hex.length / 2 : undefined;
};

/** How SQLite keeps a value: its `typeof`. */
export const storageOf = (value: SqlValue): string => {
  if (value === null) return 'null';
  if (typeof value === 'boolean' || isInteger(value)) return 'integer';
  if (toDecimal(value)) return 'real';
  return tagged(value)?.kind === 'bytes' ? 'blob' : 'text';
};

/** Functions over text that are NULL when any argument is. */
/** Only of blanks: the characters to trim are written differently everywhere. */
const trimWritten = (name: string): WrittenBy => {
  const call = (own: string) => (args: readonly string[]) => (args.length === 1 ? `${own}(${args[0]})` : undefined);
  return { postgresql: call(name), mysql: call(name.toUpperCase()), sqlite: call(name) };
};

export const TEXT_FUNCTIONS: FunctionFamily = {
  ...REGEX_FUNCTIONS,
  length: strict(([value]) => bytesIn(value) ?? lengthOf(textOf(value)), {
    measures: 'text',
    scale: 'whole',
    written: { postgresql: 'length', mysql: 'CHAR_LENGTH', sqlite: 'length' },
  }),
  char_length: strict(([value]) => lengthOf(textOf(value)), {
    measures: 'text',
    scale: 'whole',
    written: { postgresql: 'char_length', mysql: 'CHAR_LENGTH', sqlite: 'length' },
  }),
  character_length: strict(([value]) => lengthOf(textOf(value)), {
    measures: 'text',
    scale: 'whole',
    written: { postgresql: 'character_length', mysql: 'CHAR_LENGTH', sqlite: 'length' },
  }),
  octet_length: strict(([value]) => bytesIn(value) ?? octetsOf(textOf(value)), {
    measures: 'text',
    scale: 'whole',
    written: { postgresql: 'octet_length', mysql: 'LENGTH' },
  }),
  lower: strict(
    ([value = null]) => {
      const tag = tagged(value);
      return tag?.kind === 'range' ? tag.lower : textOf(value).toLowerCase();
    },
    { keeps: { case: 'lower' }, keepsLength: true, written: { postgresql: 'lower', mysql: 'LOWER', sqlite: 'lower' } },
  ),
  upper: strict(
    ([value = null]) => {
      const tag = tagged(value);
      return tag?.kind === 'range' ? tag.upper : textOf(value).toUpperCase();
    },
    { keeps: { case: 'upper' }, keepsLength: true, written: { postgresql: 'upper', mysql: 'UPPER', sqlite: 'upper' } },
  ),
  trim: strict(trimmer(true, true), { keeps: { trimmed: true }, keepsLength: true, written: trimWritten('trim') }),
  btrim: strict(trimmer(true, true), { keeps: { trimmed: true }, keepsLength: true, written: trimWritten('trim') }),
  ltrim: strict(trimmer(true, false), { written: trimWritten('ltrim') }),
  rtrim: strict(trimmer(false, true), { written: trimWritten('rtrim') }),
  substr: partial(substring, { written: { postgresql: 'substr', mysql: 'SUBSTR', sqlite: 'substr' } }),
  substring: partial(substring, { written: { postgresql: 'substring', mysql: 'SUBSTRING', sqlite: 'substr' } }),
  left: strict(left, { written: { postgresql: 'left', mysql: 'LEFT' } }),
  right: strict(right, { written: { postgresql: 'right' } }),
  // The grammar of PostgreSQL hands `position(part in text)` over as (text, part), like strpos.
  position: strict(([text, part]) => locate(textOf(text), textOf(part)), { scale: 'whole' }),
  strpos: strict(([text, part]) => locate(textOf(text), textOf(part)), { scale: 'whole' }),
  starts_with: strict(([text, part]) => textOf(text).startsWith(textOf(part)), { isTest: true }),
  replace: strict(
    ([text, from, to]) =>
      textOf(from) === '' ? textOf(text) : textOf(text).replaceAll(textOf(from), () => textOf(to)),
    { written: { postgresql: 'replace' } },
  ),
  ...familyOf(strict, {
    bit_length: ([value]) => (bytesIn(value) ?? octetsOf(textOf(value))) * 8,
    instr: ([text, part]) => locate(textOf(text), textOf(part)),
    locate: ([part, text]) => locate(textOf(text), textOf(part)),
    reverse: ([text]) => [...textOf(text)].toReversed().join(''),
    repeat: ([text, count]) => textOf(text).repeat(sizeOf(count)),
    lpad: ([text, width, fill]) => pad(text, width, fill, true),
    rpad: ([text, width, fill]) => pad(text, width, fill, false),
    split_part: ([text, separator, index]) => splitPart(textOf(text), textOf(separator), wholeOf(index)),
    ascii: ([text]) => textOf(text).codePointAt(0) ?? 0,
    chr: ([code]) => characterOf(wholeOf(code)),
    initcap: ([text]) =>
      textOf(text)
        .toLowerCase()
        .replaceAll(/[\p{L}\p{N}]+/gu, capitalize),
    translate: ([text, from, to]) => translate(textOf(text), [...textOf(from)], [...textOf(to)]),
    overlay: ([text, part, start, count]) => overlay(textOf(text), textOf(part), wholeOf(start), count),
    normalize: ([text, form]) => textOf(text).normalize(formOf(form)),
    is_normalized: ([text, form]) => textOf(text).normalize(formOf(form)) === textOf(text),
    md5: ([text]) => md5(textOf(text)),
    to_hex: ([value]) => wholeOf(value).toString(16),
  }),
};

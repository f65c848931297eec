import { CannotEvaluate, CannotRead } from '../values/cannot-evaluate.ts';
import { bounded } from '../pattern/match-regex.ts';
import { compilePosix } from '../pattern/translate-posix.ts';
import { formatValue } from '../values/format-value.ts';
import { md5 } from './md5.ts';
import { numberFromDecimal } from '../values/decimal.ts';
import {
  familyOf,
  partial,
  strict,
  unevaluated,
  type Compute,
  type Facts,
  type FunctionFamily,
  type WrittenBy,
} from './sql-function.ts';
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

/** Positions count from 1 and may be outside the text, as in SQL. */
const substring: Compute = ([value, start, count]) => {
  const text = textOf(value);
  if (typeof start === 'string') {
    const found = bounded(compilePosix(start), text).exec(text);
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

/** No predicate needs longer texts, and they would fill the memory. */
const MAX_LENGTH = 1_000_000;

const sizeOf = (count: SqlValue | undefined): number => {
  const wanted = Math.max(wholeOf(count), 0);
  if (wanted > MAX_LENGTH) throw new CannotEvaluate(`a text of ${wanted} characters is too long`);
  return wanted;
};

/** Counts from 1, or from the end if the index is negative. */
const splitPart = (text: string, separator: string, index: number): string => {
  if (index === 0) throw new CannotRead('the parts of a text are numbered from 1');
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

/** The Unicode normal form of a text. */
const formOf = (form: SqlValue | undefined): string => {
  const name = form === undefined ? 'NFC' : textOf(form).toUpperCase();
  if (!/^NFK?[CD]$/.test(name)) throw new CannotEvaluate(`the form ${name} of Unicode is not known`);
  return name;
};

/** The number of bytes, if the value consists of bytes. */
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

/** Only blanks: dialects write other characters to trim in different ways. */
const trimWritten = (name: string): WrittenBy => {
  const call = (own: string) => (args: readonly string[]) => (args.length === 1 ? `${own}(${args[0]})` : undefined);
  return { postgresql: call(name), mysql: call(name.toUpperCase()), sqlite: call(name) };
};

const folding = (to: 'lower' | 'upper'): Facts => ({
  keeps: { case: to },
  keepsLength: true,
  result: 'text',
  injective: true,
  ignoresCase: true,
  total: true,
});

const TRIMMING: Facts = { keeps: { trimmed: true }, keepsLength: true, result: 'text', injective: true, total: true };

const LENGTH: Facts = { form: { is: 'measure', of: 'characters' }, result: 'integer', scale: 'whole', total: true };

const PLACE: Facts = { form: { is: 'place_in_text' }, result: 'integer', scale: 'whole', total: true };

const slice = (from: 'start' | 'end' | 'place'): Facts => ({ form: { is: 'slice', from }, result: 'text' });

/** Functions over text that are NULL when any argument is. */
export const TEXT_FUNCTIONS: FunctionFamily = {
  ...REGEX_FUNCTIONS,
  length: strict(([value]) => bytesIn(value) ?? lengthOf(textOf(value)), {
    ...LENGTH,
    written: { postgresql: 'length', mysql: 'CHAR_LENGTH', sqlite: 'length' },
  }),
  char_length: strict(([value]) => lengthOf(textOf(value)), {
    ...LENGTH,
    names: { mysql: ['character_length'] },
    written: { postgresql: 'char_length', mysql: 'CHAR_LENGTH', sqlite: 'length' },
  }),
  character_length: strict(([value]) => lengthOf(textOf(value)), {
    ...LENGTH,
    written: { postgresql: 'character_length', mysql: 'CHAR_LENGTH', sqlite: 'length' },
  }),
  octet_length: strict(([value]) => bytesIn(value) ?? octetsOf(textOf(value)), {
    ...LENGTH,
    form: { is: 'measure', of: 'bytes' },
    names: { mysql: ['length'] },
    written: { postgresql: 'octet_length', mysql: 'LENGTH' },
  }),
  lower: strict(
    ([value = null]) => {
      const tag = tagged(value);
      return tag?.kind === 'range' ? tag.lower : textOf(value).toLowerCase();
    },
    {
      ...folding('lower'),
      names: { mysql: ['lcase'] },
      written: { postgresql: 'lower', mysql: 'LOWER', sqlite: 'lower' },
    },
  ),
  upper: strict(
    ([value = null]) => {
      const tag = tagged(value);
      return tag?.kind === 'range' ? tag.upper : textOf(value).toUpperCase();
    },
    {
      ...folding('upper'),
      names: { mysql: ['ucase'] },
      written: { postgresql: 'upper', mysql: 'UPPER', sqlite: 'upper' },
    },
  ),
  trim: strict(trimmer(true, true), { ...TRIMMING, written: trimWritten('trim') }),
  btrim: strict(trimmer(true, true), { ...TRIMMING, names: { sqlite: ['trim'] }, written: trimWritten('trim') }),
  ltrim: strict(trimmer(true, false), { result: 'text', injective: true, total: true, written: trimWritten('ltrim') }),
  rtrim: strict(trimmer(false, true), { result: 'text', injective: true, total: true, written: trimWritten('rtrim') }),
  substr: partial(substring, {
    ...slice('place'),
    written: { postgresql: 'substr', mysql: 'SUBSTR', sqlite: 'substr' },
  }),
  substring: partial(substring, {
    ...slice('place'),
    written: { postgresql: 'substring', mysql: 'SUBSTRING', sqlite: 'substr' },
  }),
  left: strict(left, { ...slice('start'), total: true, written: { postgresql: 'left', mysql: 'LEFT' } }),
  right: strict(right, { ...slice('end'), total: true, written: { postgresql: 'right' } }),
  // PostgreSQL's grammar passes `position(part in text)` as (text, part), like strpos.
  position: strict(([text, part]) => locate(textOf(text), textOf(part)), PLACE),
  strpos: strict(([text, part]) => locate(textOf(text), textOf(part)), {
    ...PLACE,
    names: { mysql: ['instr'], sqlite: ['instr'] },
    extension: 'citext',
  }),
  starts_with: strict(([text, part]) => textOf(text).startsWith(textOf(part)), {
    form: { is: 'prefix_test' },
    result: 'boolean',
    total: true,
  }),
  replace: strict(
    ([text, from, to]) =>
      textOf(from) === '' ? textOf(text) : textOf(text).replaceAll(textOf(from), () => textOf(to)),
    {
      form: { is: 'replacement', of: 'text' },
      result: 'text',
      total: true,
      extension: 'citext',
      written: { postgresql: 'replace' },
    },
  ),
  ...familyOf(strict, {
    locate: ([part, text]) => locate(textOf(text), textOf(part)),
    overlay: ([text, part, start, count]) => overlay(textOf(text), textOf(part), wholeOf(start), count),
    is_normalized: ([text, form]) => textOf(text).normalize(formOf(form)) === textOf(text),
  }),
  chr: strict(([code]) => characterOf(wholeOf(code)), { names: { sqlite: ['char'] } }),
  split_part: strict(([text, separator, index]) => splitPart(textOf(text), textOf(separator), wholeOf(index)), {
    form: { is: 'split' },
    result: 'text',
    extension: 'citext',
  }),
  ascii: strict(([text]) => textOf(text).codePointAt(0) ?? 0, { result: 'integer', total: true }),
  bit_length: strict(([value]) => (bytesIn(value) ?? octetsOf(textOf(value))) * 8, {
    result: 'integer',
    total: true,
  }),
  repeat: strict(([text, count]) => textOf(text).repeat(sizeOf(count)), { result: 'text' }),
  translate: strict(([text, from, to]) => translate(textOf(text), [...textOf(from)], [...textOf(to)]), {
    result: 'text',
    total: true,
    extension: 'citext',
  }),
  ...familyOf((evaluate) => strict(evaluate, { result: 'text', total: true }), {
    lpad: ([text, width, fill]) => pad(text, width, fill, true),
    rpad: ([text, width, fill]) => pad(text, width, fill, false),
  }),
  ...familyOf((evaluate) => strict(evaluate, { result: 'text', injective: true, total: true }), {
    reverse: ([text]) => [...textOf(text)].toReversed().join(''),
    md5: ([text]) => md5(textOf(text)),
  }),
  normalize: strict(([text, form]) => textOf(text).normalize(formOf(form)), { injective: true }),
  to_hex: strict(([value]) => wholeOf(value).toString(16), { injective: true }),
  initcap: strict(
    ([text]) =>
      textOf(text)
        .toLowerCase()
        .replaceAll(/[\p{L}\p{N}]+/gu, capitalize),
    { result: 'text', injective: true, ignoresCase: true, total: true },
  ),
  casefold: unevaluated({ injective: true, ignoresCase: true }),
  unaccent: unevaluated({ injective: true }),
  quote: unevaluated({ injective: true }),
};

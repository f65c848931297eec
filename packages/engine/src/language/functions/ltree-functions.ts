import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { numberFromDecimal } from '../values/decimal.ts';
import { escapeRegex } from '../pattern/match-like.ts';
import { formatValue } from '../values/format-value.ts';
import { familyOf, strict, unevaluated, type Compute, type FunctionFamily } from './sql-function.ts';
import { toDecimal, type SqlValue } from '../values/sql-value.ts';

/** Labels separated by dots. The empty path has none. */
export const isLabelPath = (value: SqlValue): value is string =>
  typeof value === 'string' && /^(?:[\w-]+(?:\.[\w-]+)*)?$/.test(value);

const labelsOf = (value: SqlValue): readonly string[] => {
  if (!isLabelPath(value)) throw new CannotEvaluate(`${formatValue(value)} is not a path of labels`);
  return value === '' ? [] : value.split('.');
};

/** Whether a path begins with another. */
export const isBelow = (path: string, ancestor: string): boolean => {
  const labels = labelsOf(path);
  return labelsOf(ancestor).every((label, at) => labels[at] === label);
};

const wholeOf = (value: SqlValue): number => {
  const number = toDecimal(value);
  if (!number) throw new CannotEvaluate(`${formatValue(value)} is not a number`);
  return numberFromDecimal(number);
};

/** A negative offset counts from the end. A negative count drops labels there. */
const subpath: Compute = ([path = null, offset = null, count]) => {
  const labels = labelsOf(path);
  const given = wholeOf(offset);
  const from = given < 0 ? labels.length + given : given;
  const wanted = count === undefined || count === null ? undefined : wholeOf(count);
  const to = wanted === undefined ? labels.length : wanted < 0 ? labels.length + wanted : from + wanted;
  if (from < 0 || from > labels.length || (from === labels.length && wanted !== 0) || to < from)
    throw new CannotEvaluate('invalid positions in a path of labels');
  return labels.slice(from, to).join('.');
};

const index: Compute = ([path = null, part = null, offset]) => {
  const [labels, wanted] = [labelsOf(path), labelsOf(part)];
  const from = offset === undefined ? 0 : wholeOf(offset);
  for (let at = from < 0 ? Math.max(labels.length + from, 0) : from; at + wanted.length <= labels.length; at += 1)
    if (wanted.length > 0 && wanted.every((label, step) => labels[at + step] === label)) return at;
  return -1;
};

const LEVEL = /^(!?)((?:[\w-]+[@*%]*)(?:\|[\w-]+[@*%]*)*|\*)(?:\{(\d*)(,?)(\d*)\})?$/;

/** `*`, `a|b`, `!a`, `a*@{1,2}`: one level of a query as a regular expression over labels, each followed by a dot. */
const levelOf = (level: string): string => {
  const [, not, names = '', least, comma, most] = LEVEL.exec(level) ?? [];
  if (names === '') throw new CannotEvaluate(`the level ${level} of a query cannot be read`);
  const label = names === '*' ? '[^.]+' : names.split('|').map(variantOf).join('|');
  const one = not === '!' ? `(?!(?:${label})\\.)[^.]+\\.` : `(?:${label})\\.`;
  if (least === undefined) return names === '*' ? `(?:${one})*` : one;
  return `(?:${one}){${least === '' ? '0' : least}${comma ?? ''}${most ?? ''}}`;
};

const variantOf = (variant: string): string => {
  const [, name = '', marks = ''] = /^([\w-]+?)([@*%]*)$/.exec(variant) ?? [];
  if (marks.includes('%')) throw new CannotEvaluate(`the mark % of ${variant} is not known`);
  const text = marks.includes('@')
    ? Array.from(name, (char) => `[${char.toLowerCase()}${char.toUpperCase()}]`.replaceAll('-', String.raw`\-`)).join(
        '',
      )
    : escapeRegex(name);
  return marks.includes('*') ? `${text}[^.]*` : text;
};

const LONGEST_QUERY = 200;

/** `path ~ lquery`. */
const match: Compute = ([path = null, query = null]) => {
  const text = labelsOf(path).map((label) => `${label}.`);
  const written = formatValue(query);
  if (written.length > LONGEST_QUERY) throw new CannotEvaluate('the query is too long');
  const levels = written.split('.');
  // Many levels that match anything would be tried in every combination.
  if (levels.filter((level) => level.startsWith('*')).length > 4) throw new CannotEvaluate('the query is too wide');
  return new RegExp(`^${levels.map(levelOf).join('')}$`).test(text.join(''));
};

/** Functions over PostgreSQL's label paths. NULL when any argument is. */
export const LTREE_FUNCTIONS: FunctionFamily = {
  ...familyOf((evaluate) => strict(evaluate, { extension: 'ltree' }), {
    nlevel: ([path = null]) => labelsOf(path).length,
    subpath,
    subltree: ([path = null, from = null, to = null]) => labelsOf(path).slice(wholeOf(from), wholeOf(to)).join('.'),
    index,
    ltree2text: ([path = null]) => labelsOf(path).join('.'),
    text2ltree: ([path = null]) => labelsOf(path).join('.'),
  }),
  lca: unevaluated({ extension: 'ltree' }),
  ltree_match: strict(match),
};

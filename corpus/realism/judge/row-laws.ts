import { wordsOf } from '../name-words.ts';
import type { Finding, Recogniser, Row, Subject } from './recogniser.ts';
import { textOf } from './text-of.ts';

const words = (name: string): readonly string[] => wordsOf(name);

/** The column that a word of a label means: its name, or the only column with all its words. */
export function columnCalled(
  text: string,
  { columns, column }: Pick<Subject, 'columns' | 'column'>,
): string | undefined {
  const exact = columns.find((name) => name.toLowerCase() === text.trim().toLowerCase());
  if (exact !== undefined) return exact;
  const asked = words(text).filter((word) => !['the', 'of', 'a', 'its'].includes(word));
  if (asked.length === 0) return undefined;
  const found = columns.filter(
    (name) => name !== column && asked.every((word) => words(name).some((part) => part.startsWith(word.slice(0, 5)))),
  );
  return found.length >= 1 ? found[0] : undefined;
}

function overRows(
  { rows, column }: Subject,
  needed: readonly string[],
  holds: (row: Row) => boolean,
): Finding | undefined {
  if (rows === undefined) return undefined;
  const whole = rows.filter((row) =>
    [column, ...needed].every((name) => row[name] !== null && row[name] !== undefined),
  );
  if (whole.length === 0) return undefined;
  const good = whole.filter(holds).length / whole.length;
  return { good, near: good };
}

const number = (row: Row, name: string): number => Number(row[name]);

/** Times are texts that sort by time. */
const moment = (row: Row, name: string): string => textOf(row[name]).slice(0, 19).replace(' ', 'T');

function compared(after: boolean, other: string): Recogniser {
  return (subject) => {
    const name = columnCalled(other, subject);
    if (name === undefined) return undefined;
    return overRows(subject, [name], (row) => {
      const [a, b] = [moment(row, subject.column), moment(row, name)];
      if (!/^\d/.test(a) || !/^\d/.test(b)) return false;
      const length = Math.min(a.length, b.length);
      const [one, two] = [a.slice(0, length), b.slice(0, length)];
      return after ? one >= two : one <= two;
    });
  };
}

const NEAR_DAYS = 10;

const nearTo =
  (other: string): Recogniser =>
  (subject) => {
    const name = columnCalled(other, subject);
    if (name === undefined) return undefined;
    return overRows(subject, [name], (row) => {
      const days = (Date.parse(moment(row, subject.column)) - Date.parse(moment(row, name))) / 86_400_000;
      return Math.abs(days) <= NEAR_DAYS;
    });
  };

/** `more` follows the second: `+ c`, `- d`. */
function reckoned(left: string, sign: string, right: string, more: readonly (readonly [string, string])[]): Recogniser {
  return (subject) => {
    const [a, b] = [columnCalled(left, subject), columnCalled(right, subject)];
    const others = more.map(([how, name]) => ({ how, name: columnCalled(name, subject) ?? '' }));
    if (a === undefined || b === undefined || others.some(({ name }) => name === '')) return undefined;
    return overRows(subject, [a, b, ...others.map(({ name }) => name)], (row) => {
      const first =
        { '*': number(row, a) * number(row, b), '+': number(row, a) + number(row, b), '-': difference(row, a, b) }[
          sign
        ] ?? Number.NaN;
      const wanted = others.reduce((sum, { how, name }) => sum + (how === '-' ? -1 : 1) * number(row, name), first);
      return Math.abs(number(row, subject.column) - wanted) <= Math.max(0.011, Math.abs(wanted) * 1e-6);
    });
  };
}

const isDay = (value: unknown): boolean => /^\d{4}-\d{2}-\d{2}/.test(textOf(value));

const difference = (row: Row, a: string, b: string): number =>
  isDay(row[a])
    ? (Date.parse(moment(row, a).slice(0, 10)) - Date.parse(moment(row, b).slice(0, 10))) / 86_400_000
    : number(row, a) - number(row, b);

const bounded =
  (sign: string, other: string): Recogniser =>
  (subject) => {
    const name = columnCalled(other, subject);
    if (name === undefined) return undefined;
    return overRows(subject, [name], (row) =>
      sign === '<='
        ? number(row, subject.column) <= number(row, name)
        : number(row, subject.column) >= number(row, name),
    );
  };

const existing =
  (table: string, column: string): Recogniser =>
  ({ values, others }) => {
    const there = others?.(table, column);
    if (there === undefined || values.length === 0) return undefined;
    const good = values.filter((value) => there.has(value)).length / values.length;
    return { good, near: good };
  };

/** `prefix = carrier`, and a file's extension: the text of one column begins or ends another's. */
const within =
  (other: string, holds: (own: string, theirs: string) => boolean): Recogniser =>
  (subject) => {
    const name = columnCalled(other, subject);
    if (name === undefined) return undefined;
    const found = overRows(subject, [name], (row) => holds(textOf(row[subject.column]), textOf(row[name])));
    return found === undefined ? undefined : { ...found, near: 1 };
  };

/** Labels about other columns: `after begin`, `<= total`, `a*b`, `net + tax`, `customers.external_id`. */
export function readRowLaw(
  text: string,
  subject: Pick<Subject, 'columns' | 'column' | 'others'>,
): Recogniser | undefined {
  const reference = /^([A-Za-z_]\w*)\.([A-Za-z_]\w*)$/.exec(text);
  if (reference !== null && subject.others?.(reference[1] ?? '', reference[2] ?? '') !== undefined)
    return existing(reference[1] ?? '', reference[2] ?? '');
  const order = /^(?:date )?(?:\w+ )?(after|before) (.+)$/.exec(text);
  if (order !== null) return compared(order[1] === 'after', order[2] ?? '');
  const begin = /^prefix = (.+)$/.exec(text);
  if (begin !== null) return within(begin[1] ?? '', (own, theirs) => own.startsWith(theirs));
  const same = /^same as (.+)$/.exec(text);
  if (same !== null)
    return within(same[1]?.replace(' ', '') ?? '', (own, theirs) => theirs.endsWith(own.replace(/^\./, '')));
  const close = /^near (.+)$/.exec(text);
  if (close !== null) return nearTo(close[1] ?? '');
  const bound = /^(<=|>=) (.+)$/.exec(text);
  if (bound !== null) return bounded(bound[1] ?? '', bound[2] ?? '');
  const sum = /^([A-Za-z_]\w*)\s*([*+-])\s*([A-Za-z_]\w*)((?: [+-] \w+)*)$/.exec(text);
  if (sum === null) return undefined;
  const both = [sum[1] ?? '', sum[3] ?? ''].every((name) => columnCalled(name, subject) !== undefined);
  const more = [...(sum[4] ?? '').matchAll(/ ([+-]) (\w+)/g)].map(([, how = '', name = '']) => [how, name] as const);
  return both ? reckoned(sum[1] ?? '', sum[2] ?? '', sum[3] ?? '', more) : undefined;
}

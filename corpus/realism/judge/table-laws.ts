import type { Recogniser, Row, Subject } from './recogniser.ts';
import { textOf } from './text-of.ts';

type Places = Pick<Subject, 'parents' | 'rowsOf'>;

const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.011, Math.abs(b) * 1e-6);
const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** The relation of two values; a missing value on either side is not compared. */
const COMPARED: Readonly<Record<string, (own: unknown, theirs: unknown) => boolean>> = {
  '=': (own, theirs) => textOf(own) === textOf(theirs) || near(Number(own), Number(theirs)),
  '<=': (own, theirs) => Number(own) <= Number(theirs),
  '>=': (own, theirs) => Number(own) >= Number(theirs),
};

/** The agreeing share of the rows that have all of it. */
function over(rows: readonly Row[] | undefined, holds: (row: Row) => boolean | undefined): ReturnType<Recogniser> {
  const found = (rows ?? []).map(holds).filter((one) => one !== undefined);
  if (found.length === 0) return undefined;
  const good = found.filter(Boolean).length / found.length;
  return { good, near: good };
}

type Read = (row: Row) => unknown;

const through =
  ({ parents }: Places, key: string, column: string): Read =>
  (row) =>
    parents?.(key)?.(row)?.[column];

const compare =
  (left: (column: string) => Read, sign: string, right: Read): Recogniser =>
  ({ rows, column }) =>
    over(rows, (row) => {
      const [own, theirs] = [left(column)(row), right(row)];
      return isGiven(own) && isGiven(theirs) ? COMPARED[sign]?.(own, theirs) : undefined;
    });

/** The sum of a column over the rows below, or their number, by the key that leads up. */
const below =
  ({ rowsOf, parents }: Places, table: string, key: string, summed: string | undefined): Recogniser =>
  ({ rows, column }) => {
    const up = parents?.(key, table);
    const sums = new Map<Row, number>();
    for (const child of rowsOf?.(table) ?? []) {
      const parent = up?.(child);
      if (parent === undefined) continue;
      sums.set(parent, (sums.get(parent) ?? 0) + (summed === undefined ? 1 : Number(child[summed] ?? 0)));
    }
    return over(rows, (row) => (isGiven(row[column]) ? near(Number(row[column]), sums.get(row) ?? 0) : undefined));
  };

/** Shares of one thing add up to 100. */
const wholeBy =
  (key: string): Recogniser =>
  ({ rows = [], column }) => {
    const groups = Map.groupBy(rows, (row) => textOf(row[key]));
    return over(
      [...groups.values()].map((items) => ({ sum: items.reduce((sum, row) => sum + Number(row[column]), 0) })),
      ({ sum }) => near(Number(sum), 100),
    );
  };

/** Labels about other tables: `= order_id.customer_id`, `sum of line.order_id amount`, `sum 100 by order_id`. */
export function readTableLaw(text: string, places: Places): Recogniser | undefined {
  const [, sign, key = '', column = ''] = /^(=|<=|>=) (\w+)\.(\w+)$/.exec(text) ?? [];
  if (sign !== undefined) return compare((own) => (row) => row[own], sign, through(places, key, column));
  const [, left, its = '', right = '', theirs = ''] = /^(\w+)\.(\w+) = (\w+)\.(\w+)$/.exec(text) ?? [];
  if (left !== undefined) return compare(() => through(places, left, its), '=', through(places, right, theirs));
  const [, how, table = '', up = '', summed] = /^(sum|count) of (\w+)\.(\w+)(?: (\w+))?$/.exec(text) ?? [];
  if (how !== undefined) return below(places, table, up, how === 'sum' ? summed : undefined);
  const shares = /^sum 100 by (\w+)$/.exec(text)?.[1];
  return shares === undefined ? undefined : wholeBy(shares);
}

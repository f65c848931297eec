import type { PreviewRow, PreviewValue } from '@rowloom/engine';

/** What the values of a column look like, from a sample of its rows. */
export type ColumnProfile = {
  /** Share of the sample that is NULL. */
  readonly nulls: number;
  readonly distinct: number;
  readonly shape: ProfileShape;
};

export type ProfileShape =
  /** Numbers and times: how many of the sample lie in each of equal parts from least to greatest. */
  | { readonly kind: 'range'; readonly min: string; readonly max: string; readonly bins: readonly number[] }
  /** Few values that repeat: the most frequent first. */
  | { readonly kind: 'values'; readonly values: readonly (readonly [value: string, count: number])[] }
  /** Texts that hardly ever repeat. */
  | { readonly kind: 'free' };

const BINS = 16;
const MAX_VALUES = 8;

export function profileRows(rows: readonly PreviewRow[]): Readonly<Record<string, ColumnProfile>> {
  const [first = {}] = rows;
  return Object.fromEntries(Object.keys(first).map((column) => [column, profileColumn(rows, column)]));
}

function profileColumn(rows: readonly PreviewRow[], column: string): ColumnProfile {
  const values = rows.map((row) => row[column] ?? null).filter((value) => value !== null);
  const counts = new Map<string, number>();
  for (const value of values) {
    const text = showText(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return {
    nulls: rows.length === 0 ? 0 : 1 - values.length / rows.length,
    distinct: counts.size,
    shape: shapeOf(values, counts),
  };
}

function shapeOf(values: readonly PreviewValue[], counts: ReadonlyMap<string, number>): ProfileShape {
  const isCategory = counts.size <= MAX_VALUES || counts.size * 4 <= values.length;
  const numbers = values.map(placeOf);
  if (counts.size > MAX_VALUES && numbers.every((number) => number !== undefined)) return rangeOf(values, numbers);
  if (!isCategory || counts.size === 0) return { kind: 'free' };
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return { kind: 'values', values: sorted.slice(0, MAX_VALUES) };
}

function rangeOf(values: readonly PreviewValue[], numbers: readonly number[]): ProfileShape {
  const min = Math.min(...numbers);
  const max = Math.max(...numbers);
  const bins = Array.from({ length: BINS }, () => 0);
  for (const number of numbers) {
    const bin = max === min ? 0 : Math.min(BINS - 1, Math.floor(((number - min) / (max - min)) * BINS));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const show = (number: number): string => showText(values[numbers.indexOf(number)] ?? null);
  return { kind: 'range', min: show(min), max: show(max), bins };
}

const TIME = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}.*)?$/;

/** A number for what has an order on a line. */
function placeOf(value: PreviewValue): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return Number(value);
  if (!TIME.test(value)) return undefined;
  const time = Date.parse(value.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
  return Number.isNaN(time) ? undefined : time;
}

const showText = (value: PreviewValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

import type { PreviewRow } from '@rowloom/engine';
import { wordsOf } from '../name-words.ts';
import type { Case } from '../share.ts';
import type { WovenTable } from '../woven-schema.ts';

type Part = readonly string[];
type Law = {
  readonly parts: readonly Part[];
  readonly sign: string;
  readonly holds: (values: readonly number[]) => boolean;
};

const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.011, Math.abs(b) * 1e-6);

const QUANTITY: Part = ['quantity', 'qty', 'menge', 'quantite', 'cantidad'];
const UNIT: Part = ['unit price', 'unitprice', 'price', 'einzelpreis', 'preis', 'prix unitaire', 'precio'];
const LINE: Part = ['line total', 'linetotal', 'line amount', 'gesamtpreis', 'subtotal', 'total'];
const NET: Part = ['net', 'net amount', 'netto', 'amount net', 'total ht', 'subtotal'];
const TAX: Part = ['tax', 'tax amount', 'vat', 'vat amount', 'mwst', 'total tva'];
const GROSS: Part = ['gross', 'gross amount', 'brutto', 'amount gross', 'total ttc', 'total'];

const LAWS: readonly Law[] = [
  { parts: [QUANTITY, UNIT, LINE], sign: '×', holds: ([a = 0, b = 0, c = 0]) => near(a * b, c) },
  { parts: [NET, TAX, GROSS], sign: '+', holds: ([a = 0, b = 0, c = 0]) => near(a + b, c) },
  {
    parts: [
      ['min', 'minimum', 'low', 'lowest'],
      ['max', 'maximum', 'high', 'highest'],
    ],
    sign: '≤',
    holds: ([a = 0, b = 0]) => a <= b,
  },
];

/**
 * What the names of a row's numbers say about each other. A table with discounts or shipping says more, and is skipped.
 */
export function arithmetic({ key, table, rows }: WovenTable): readonly Case[] {
  const numbers = table.columns.filter(({ type }) => ['integer', 'decimal', 'float'].includes(type.kind));
  if (numbers.some(({ name }) => /discount|rabatt|remise|shipping|refund/i.test(name))) return [];
  return LAWS.flatMap(({ parts, sign, holds }): Case[] => {
    const names = parts.map((words) => numbers.find(({ name }) => words.includes(wordsOf(name).join(' ')))?.name);
    const columns = names.filter((name) => name !== undefined);
    if (columns.length < parts.length || new Set(columns).size < parts.length) return [];
    const given = rows.flatMap((row) => valuesOf(row, columns));
    const what = `${key}: ${columns.slice(0, -1).join(` ${sign} `)} ${sign === '≤' ? sign : '='} ${columns.at(-1) ?? ''}`;
    return [{ what, good: given.filter(holds).length, all: given.length }];
  });
}

function valuesOf(row: PreviewRow, columns: readonly string[]): readonly (readonly number[])[] {
  const values = columns.map((name) => row[name] ?? null);
  return values.includes(null) ? [] : [values.map(Number)];
}

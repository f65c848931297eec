import { expect, test } from 'vitest';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { parseMicros } from '../../../language/values/parse-micros.ts';
import { spellPlace } from './spell-place.ts';

const DATE: ColumnType = { kind: 'date', native: 'date' };
const TIMESTAMP: ColumnType = { kind: 'timestamp', zone: false, native: 'timestamp' };
const INTEGER: ColumnType = { kind: 'integer', bits: 32, native: 'integer' };
const asOf = parseMicros('2026-11-15T10:30:00Z');

test("first days of months are found from the run's time backwards, as many as the rows need", () => {
  const found = spellPlace(DATE, undefined, asOf, 300, (text) => text.endsWith('-01')) ?? [];
  expect(found.length).toBe(300);
  expect(found.slice(0, 3)).toEqual(['2026-11-01', '2026-10-01', '2026-09-01']);
});

test('timestamps are on the coarsest grid that contains any', () => {
  const found = spellPlace(TIMESTAMP, undefined, asOf, 10, (text) => text.includes(':30:00')) ?? [];
  expect(found[0]).toBe('2026-11-15T10:30:00');
  expect(new Set(found).size).toBe(found.length);
});

test('bounds hold, and impossible bounds have no values', () => {
  const domain = { min: { value: '10', inclusive: true }, max: { value: '20', inclusive: true } };
  expect(spellPlace(INTEGER, domain, asOf, 5, (text) => Number(text) % 4 === 1)).toEqual(['13', '17']);
  expect(spellPlace(INTEGER, domain, asOf, 5, () => false)).toBeUndefined();
});

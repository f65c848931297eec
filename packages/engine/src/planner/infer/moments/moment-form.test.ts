import { expect, test } from 'vitest';
import { momentForm } from './moment-form.ts';
import type { Facts } from '../read-facts.ts';

const formOf = (name: string, patterns: readonly string[], length?: number): string | undefined =>
  momentForm({
    type: { kind: 'text', native: 'text' },
    words: name.split('_'),
    domain: {
      patterns: patterns.map((source) => ({ source, ignore_case: false })),
      ...(length === undefined ? {} : { min_length: length }),
    },
    maxLength: length,
  } as unknown as Facts);

test('a timestamp is written at the length that its CHECK requires, with the characters at their places', () => {
  expect(formOf('sent_at', ['^.{10}T.*$', '^.{19}Z'])).toContain('[0-5][0-9]Z');
  expect(formOf('sent_at', ['^.{10}T'], 24)).toContain('{3}Z');
  expect(formOf('sent_at', ['^.{10}T', String.raw`\.\d+Z$`], 27)).toContain('{6}Z');
  expect(formOf('sent_at', ['^.{10} '])).toMatch(/\) \(/);
  expect(formOf('sent_on', [String.raw`^\d{4}-\d{2}-\d{2}$`])).toMatch(/^20.*2\[0-8\]\)$/);
});

test('a column that is not a timestamp by its name, or cannot be one, is left to its pattern', () => {
  expect(formOf('code', ['^.{10}T'])).toBeUndefined();
  expect(formOf('sent_at', ['^[A-Z]+$'])).toBeUndefined();
  expect(formOf('sent_at', ['^.{10}T'], 5)).toBeUndefined();
  expect(formOf('sent_at', [])).toBeUndefined();
});

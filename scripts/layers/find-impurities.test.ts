import { expect, test } from 'vitest';
import { findImpurities } from './find-impurities.ts';

const namesIn = (text: string): readonly string[] => findImpurities('made.ts', text).map(({ name }) => name);

test.each([
  ['const now = Date.now();', 'Date'],
  ['const of = (day: Date) => day;', 'Date'],
  ['const box = { Date };', 'Date'],
  ['const x = Math.random();', 'Math.random'],
  ['const x = Math.log(2);', 'Math.log'],
  [`const x = Math['random']();`, 'Math[…]'],
  ['const { exp } = Math;', 'Math'],
  ['const x = base ** 2;', '**'],
  ['const x = 10 ** scale;', '**'],
  ['x **= 2;', '**='],
  ['const x = new Intl.Collator();', 'Intl'],
  [`const x = a.localeCompare(b);`, 'localeCompare'],
  ['const x = performance.now();', 'performance'],
  ['const x = process.env;', 'process'],
  ['const x = new TextEncoder();', 'TextEncoder'],
  ['const x = globalThis;', 'globalThis'],
  ['const x = document.title;', 'document'],
  ['const x = import.meta.url;', 'import.meta'],
])('%s is reported as %s', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

test.each([
  ['const x = Math.sqrt(Math.imul(2, 3)) + Math.PI;'],
  ['const WORDS = 2 ** 32;'],
  ['const half = 4 ** bits;'],
  ['const scale = 10n ** BigInt(digits);'],
  ['const plan = (document: SchemaDocument) => document.tables;'],
  ['function step({ process }: Step) { return process; }'],
  ['const type = column.Date;'],
  ['interface Names { readonly Date: string }'],
  [`const text = 'Date.now()'; // Math.random()`],
])('%s is allowed', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test('a finding names its line', () => {
  expect(findImpurities('made.ts', 'const a = 1;\nconst b = Date.now();\n')).toEqual([{ name: 'Date', line: 2 }]);
});

test('a file that does not parse stops the check', () => {
  expect(() => findImpurities('made.ts', 'const = ;')).toThrow('made.ts does not parse');
});

import { expect, test } from 'vitest';
import { type RunWords, readRunForm, writeRunForm } from './run-address.ts';
import { EMPTY_RUN, type RunForm } from './run-form.ts';

const FORMS: readonly RunForm[] = [
  { ...EMPTY_RUN, locale: 'en' },
  { ...EMPTY_RUN, locale: 'de', total: 77, seed: '42', connectionId: 'con_1', strict: true, keepRecipe: false },
  {
    ...EMPTY_RUN,
    locale: 'en',
    amount: 'tables',
    perTable: { 'app.orders': 5, 'a "b"': 0 },
    connectionId: 'con_1',
    mode: 'truncate',
  },
  { ...EMPTY_RUN, locale: 'en', amount: 'tables', perTable: {} },
];

test.each(FORMS)('a form comes back from its address as it was', (form) => {
  expect(readRunForm(writeRunForm(form, 'en'), 'en')).toEqual(form);
});

test('a form that nobody has touched has no words', () => {
  const words = writeRunForm({ ...EMPTY_RUN, locale: 'fr' }, 'fr');
  expect(Object.values(words).filter((word) => word !== undefined)).toEqual([]);
});

test.each<RunWords>([
  { rows: 'many', seed: 'x1', mode: 'append' },
  { rows: '{"a":', seed: '-1', mode: 'drop' },
  { rows: '' },
])('words that mean nothing leave the form as it is: %j', (words) => {
  expect(readRunForm(words, 'en')).toEqual({ ...EMPTY_RUN, locale: 'en' });
});

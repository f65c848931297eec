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

test.each(FORMS)('a form is restored from its address', (form) => {
  expect(readRunForm(writeRunForm(form, 'en'), 'en')).toEqual(form);
});

test('an untouched form adds nothing to the address', () => {
  const words = writeRunForm({ ...EMPTY_RUN, locale: 'fr' }, 'fr');
  expect(Object.values(words).filter((word) => word !== undefined)).toEqual([]);
});

test.each<RunWords>([
  { rows: 'many', seed: 'x1', mode: 'append' },
  { rows: '{"a":', seed: '-1', mode: 'drop' },
  { rows: '' },
])('unknown parameters leave the form as it is: %j', (words) => {
  expect(readRunForm(words, 'en')).toEqual({ ...EMPTY_RUN, locale: 'en' });
});

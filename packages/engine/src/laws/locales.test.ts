import { expect, test } from 'vitest';
import { makeRunContext } from '../weave/run/make-run-context.ts';
import { loadLexicon } from '../base/locale/load-lexicon.ts';
import { type LocaleWish, parseLocaleWish } from '../base/locale/locale-wish.ts';
import { makePlan } from '../planner/make-plan.ts';
import { INTEGER, schemaOf, table, TEXT } from '../planner/meaning/meaning.fixture.ts';
import { bytesOf, rowsOf } from './weave.fixture.ts';

const SCHEMA = schemaOf(
  table(
    'people',
    { full_name: TEXT, phone: TEXT, city: TEXT, country_code: TEXT, email: TEXT },
    { uniques: [{ columns: ['email'] }] },
  ),
  table(
    'addresses',
    { person_id: INTEGER, street: TEXT, city: TEXT, country_code: TEXT },
    { keys: { person_id: 'people' } },
  ),
);

async function run(locale: LocaleWish) {
  const lexicon = await loadLexicon(locale);
  const wishes = { rows: { people: 1000, addresses: 1500 }, seed: 5, as_of: '2026-11-15T00:00:00Z', locale };
  const made = makePlan(SCHEMA, wishes, lexicon);
  if ('issues' in made) throw new Error(JSON.stringify(made.issues));
  return makeRunContext(SCHEMA, made.plan, lexicon);
}

test('each row has one locale, by weight, and so do its related rows', async () => {
  const woven = await run('de=3,fr=1');
  const people = rowsOf(woven, 'people');
  const countries = people.map((row) => row['country_code']);
  const german = countries.filter((code) => code === 'DE').length / people.length;
  expect(new Set(countries)).toEqual(new Set(['DE', 'FR']));
  expect(german).toBeGreaterThan(0.7);
  expect(german).toBeLessThan(0.8);
  for (const row of people) expect(String(row['phone'])).toMatch(row['country_code'] === 'DE' ? /^\+49/ : /^\+33/);
  expect(new Set(people.map((row) => row['email'])).size).toBe(people.length);
  const home = new Map(people.map((row) => [row['id'], row['country_code']]));
  for (const row of rowsOf(woven, 'addresses')) expect(row['country_code']).toBe(home.get(row['person_id']));
});

test('rows of several locales are the same in one piece and in many', async () => {
  const woven = await run('en=1,ja=1,pl=2');
  expect([0, 1, 99, 100].map((from, at, all) => bytesOf(woven, 'people', from, all[at + 1] ?? 300)).join('')).toBe(
    bytesOf(woven, 'people', 0, 300),
  );
});

test.each([
  ['DE', 'de'],
  ['de=3,fr-FR', 'de=3,fr=1'],
  ['de=0,fr=1', undefined],
  ['de=1,de=2', undefined],
  ['de,xx', undefined],
  ['de=1=2', undefined],
])('%s is read as %s', (text, wish) => {
  expect(parseLocaleWish(text)).toBe(wish);
});

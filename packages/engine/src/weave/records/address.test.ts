import { expect, test } from 'vitest';
import { generateRows, lexiconOf, type ColumnWish } from '../generators/generator.fixture.ts';
import { LANGUAGE_OF } from '../../base/locale/language.ts';
import { LOCALE_CODES } from '../../base/data/locale-code.ts';
import { formatPhone } from './phone-format.ts';
import { placesOf } from './place-table.ts';

const COLUMNS: Readonly<Record<string, ColumnWish>> = Object.fromEntries(
  [
    'city',
    'region',
    'region_code',
    'postal_code',
    'phone',
    'time_zone',
    'latitude',
    'longitude',
    'country_code',
    'country',
    'currency_code',
    'street_address',
  ].map((generator) => [generator, { generator }]),
);

const matcher = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('#', '\\d')}$`);

test.each(LOCALE_CODES)('every address of %s leads back to a place of our table', async (code) => {
  const lexicon = await lexiconOf(code);
  const { country, places } = placesOf(lexicon);
  const known = places.map((place) => ({
    place,
    postal: matcher(place.postal_pattern),
    phone: matcher(formatPhone(place.phone_pattern, 'international', country)),
  }));
  for (const row of generateRows(lexicon, COLUMNS, { rows: 2000 })) {
    const found = known.filter(
      ({ place, postal, phone }) =>
        place.city === row['city'] &&
        place.region === row['region'] &&
        place.region_code === row['region_code'] &&
        place.time_zone === row['time_zone'] &&
        postal.test(row['postal_code'] ?? '') &&
        phone.test(row['phone'] ?? '') &&
        Math.abs(Number(place.latitude) - Number(row['latitude'])) <= 0.0201 &&
        Math.abs(Number(place.longitude) - Number(row['longitude'])) <= 0.0201,
    );
    expect(found.length, JSON.stringify(row)).toBeGreaterThan(0);
    expect(row['country_code']).toBe(country.code);
    expect(row['country']).toBe(country.names[LANGUAGE_OF[code]]);
    expect(row['currency_code']).toBe(country.currency);
  }
});

test('large cities occur more often than small ones', async () => {
  const lexicon = await lexiconOf('de');
  const rows = generateRows(lexicon, { city: { generator: 'city' } }, { rows: 4000 });
  const count = (city: string): number => rows.filter((row) => row['city'] === city).length;
  expect(count('Berlin')).toBeGreaterThan(count('Bonn') * 4);
});

test('two records of one row are two addresses', async () => {
  const lexicon = await lexiconOf('fr');
  const rows = generateRows(lexicon, {
    from: { generator: 'city', options: { record: 'sender' } },
    to: { generator: 'city', options: { record: 'recipient' } },
    to_code: { generator: 'postal_code', options: { record: 'recipient' } },
  });
  const { places } = placesOf(lexicon);
  expect(rows.some((row) => row['from'] !== row['to'])).toBe(true);
  for (const row of rows)
    expect(
      places.some((place) => place.city === row['to'] && matcher(place.postal_pattern).test(row['to_code'] ?? '')),
    ).toBe(true);
});

test.each([
  ['international', '+49 30 23125 ###'],
  ['e164', '+493023125###'],
  ['national', '030 23125 ###'],
] as const)('the telephone pattern of Berlin in %s form is %s', async (format, expected) => {
  const { country } = placesOf(await lexiconOf('de'));
  expect(formatPhone('030 23125 ###', format, country)).toBe(expected);
});

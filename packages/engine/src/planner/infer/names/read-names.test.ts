import { expect, test } from 'vitest';
import { schemaOf, tableOf } from '../columns/infer.fixture.ts';
import { readNames } from './read-names.ts';
import { languageOf } from './schema-language.ts';

const wordsOf = (name: string, ...columns: readonly string[]) => {
  const table = tableOf(name, columns);
  return [...readNames(schemaOf(table), table).columns.values()].map((words) => words.join(' '));
};

test('a schema is read in the language of most of its names', () => {
  const german = schemaOf(tableOf('mitarbeiter', ['name', 'art', 'geburtsdatum', 'abteilung', 'gehalt', 'status']));
  const french = schemaOf(tableOf('commande', ['id', 'numero', 'date', 'note', 'montant_ttc', 'statut', 'libelle']));
  const english = schemaOf(tableOf('orders', ['id', 'date', 'note', 'status', 'total', 'customer_id', 'prix']));
  expect([german, french, english].map(languageOf)).toEqual(['de', 'fr', 'en']);
});

test('a prefix that all columns share is dropped if it is not a word, or abbreviates the table', () => {
  expect(wordsOf('fahrzeug', 'fz_marke', 'fz_farbe', 'fz_gewicht')).toEqual(['brand', 'color', 'weight']);
  expect(wordsOf('student', 'st_name', 'st_phone', 'st_city')).toEqual(['name', 'phone', 'city']);
  expect(wordsOf('orders', 'order_date', 'order_status', 'order_total')).toEqual([
    'order date',
    'order status',
    'order total',
  ]);
});

test('a short mark of the table before all columns is dropped, even if it is a word', () => {
  const item = ['art_nr int', 'art_bez', 'art_vkpr numeric(9,2)', 'art_ean', 'art_gew numeric(9,3)', 'art_mwst int'];
  const table = tableOf('artst', item);
  const schema = schemaOf(table, tableOf('kunde', ['vorname', 'nachname', 'strasse', 'plz', 'wohnort']));
  const words = [...readNames(schema, table).columns.values()].map((each) => each.join(' '));
  expect(words).toEqual(['number', 'name', 'sales price', 'ean', 'weight', 'vat']);
  expect(wordsOf('jobs', 'job_title', 'job_code', 'job_grade', 'job_family')[0]).toBe('job title');
});

test('types before the name are dropped where the schema does so habitually', () => {
  expect(wordsOf('tblCar', 'strPlate', 'intQty', 'dtmCreated', 'blnActive', 'strColor')).toEqual([
    'plate',
    'quantity',
    'created',
    'active',
    'color',
  ]);
  expect(wordsOf('car', 'intRate', 'plate', 'color', 'owner')[0]).toBe('interest rate');
});

test('types before the name are found without capitals if nearly all columns have them', () => {
  const kinds = [
    'varchar(40)',
    'varchar(40)',
    'varchar(10)',
    'int',
    'numeric(9,2)',
    'numeric(9,2)',
    'date',
    'boolean',
    'varchar(20)',
  ];
  const folded = 'svorname snachname splz nbaujahr curnetto dblmenge dtbestellt bgesperrt szahlart'.split(' ');
  const cased = 'sVorname sNachname sPLZ nBaujahr curNetto dblMenge dtBestellt bGesperrt sZahlart'.split(' ');
  for (const names of [folded, cased]) {
    const columns = names.map((name, at) => [name, kinds[at] ?? 'int'] as const);
    expect(wordsOf('tbladresse', ...columns.map(([name, kind]) => `${name} ${kind}`))).toEqual([
      'first name',
      'last name',
      'postal code',
      'construction year',
      'net',
      'quantity',
      'ordered',
      'locked',
      'payment method',
    ]);
  }
});

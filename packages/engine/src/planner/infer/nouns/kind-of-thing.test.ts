import { expect, test } from 'vitest';
import { generatorOf, inferIn, optionsOf, schemaOf, tableOf } from '../columns/infer.fixture.ts';

const valuesOf = (table: string, column: string, ...others: readonly string[]): readonly unknown[] => {
  const { source } = inferIn(tableOf(table, [column, ...others]), column.split(' ')[0] ?? '');
  return (optionsOf(source)['values'] ?? []) as readonly unknown[];
};

test('a kind of a thing, the bare thing and the type of its rows are one of its usual kinds', () => {
  expect(valuesOf('exhibits', 'adhesive varchar(30)')).toContain('epoxy');
  expect(valuesOf('exhibits', 'roof_tile_type varchar(30)')).toContain('slate');
  expect(valuesOf('chisels', 'type varchar(30)')).toContain('mortise');
  expect(valuesOf('crimes', 'weapon_used varchar(30)')).toContain('knife');
});

test('a kind is a guess, and a weaker one where the name says more about the thing', () => {
  const table = tableOf('works', ['lens_type varchar(30)', 'strange_lens_type varchar(30)']);
  expect(inferIn(table, 'lens_type').confidence).toBe(0.6);
  expect(inferIn(table, 'strange_lens_type').confidence).toBe(0.5);
});

test("a column that may be a thing's number, name or description is not called a kind", () => {
  expect(valuesOf('orders', 'repair_clamp varchar(20)')).not.toContain('pipe');
  expect(valuesOf('ports', 'yacht varchar(40)')).not.toContain('catamaran');
  expect(valuesOf('works', 'adhesive varchar(200)')).toEqual([]);
  expect(inferIn(tableOf('works', ['adhesive varchar(30)']), 'adhesive', { unique: true }).source).toMatchObject({
    generator: 'pattern',
  });
});

test('two words together outweigh a rule for the last of them', () => {
  expect(valuesOf('items', 'cleaning_agent varchar(40)')).toContain('bleach');
  expect(generatorOf(inferIn(tableOf('items', ['agent varchar(40)']), 'agent').source)).toBe('full_name');
});

test('a row of an unknown table is named by its kind or its location', () => {
  expect(valuesOf('chisels', 'name varchar(60)')).toEqual(
    expect.arrayContaining(['Mortise chisel', 'Large cold chisel']),
  );
  expect(valuesOf('enclosures', 'chisel_name varchar(60)')).toContain('Mortise chisel');
  expect(valuesOf('lagoons', 'name varchar(60)')).toContain('Millbrook lagoon');
});

test('a column in another language is matched in its own words', () => {
  const german = tableOf('anproben', [
    'kundennummer varchar(10)',
    'geburtsdatum date',
    'bemerkung text',
    'kragenform varchar(30)',
    'oberstoff varchar(30)',
    'schmuckart varchar(30)',
  ]);
  const french = tableOf('vetements', [
    'date_achat date',
    'prenom varchar(30)',
    'adresse varchar(80)',
    'libelle varchar(30)',
    'type_tissu varchar(30)',
    'type_de_serrure varchar(30)',
  ]);
  const listed = (table: typeof german, name: string): unknown =>
    optionsOf(inferIn(table, name, { schema: schemaOf(table) }).source)['values'];
  expect(listed(german, 'kragenform')).toContain('Stehkragen');
  expect(listed(german, 'schmuckart')).toContain('Brosche');
  const dutch = tableOf('verhuur', [
    'voornaam varchar(30)',
    'geboortedatum date',
    'opmerking text',
    'slotsoort varchar(30)',
  ]);
  const italian = tableOf('prenotazioni', [
    'cognome varchar(40)',
    'indirizzo varchar(80)',
    'data_nascita date',
    'tipo_di_serrature varchar(30)',
  ]);
  expect(listed(french, 'type_de_serrure')).toContain('cadenas');
  expect(listed(dutch, 'slotsoort')).toContain('hangslot');
  expect(listed(italian, 'tipo_di_serrature')).toContain('lucchetto');
});

test('a schema in another language has no English words where there is no translation', () => {
  const table = tableOf('prodotti', [
    'codice varchar(10)',
    'indirizzo varchar(80)',
    'cognome varchar(40)',
    'descrizione varchar(40)',
    'tipo_cerniera varchar(30)',
  ]);
  expect(JSON.stringify(inferIn(table, 'tipo_cerniera', { schema: schemaOf(table) }).source)).not.toMatch(
    /butt|piano|strap/,
  );
});

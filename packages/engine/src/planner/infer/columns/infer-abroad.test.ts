import { expect, test } from 'vitest';
import { generatorOf, inferIn, optionsOf, schemaOf, tableOf } from './infer.fixture.ts';

test('a zustand is a condition, not an illness, even of objects that patients use', () => {
  const table = tableOf('pflegebett', [
    'bezeichnung varchar(40)',
    'zustand varchar(20)',
    'patient_id int',
    'kaufdatum date',
  ]);
  expect(optionsOf(inferIn(table, 'zustand').source)['values']).toContain('gut');
});

test('yes is a letter in the language of the schema, unless its default says otherwise', () => {
  const columns = ['nachname varchar(40)', 'wohnort varchar(40)', 'gesperrt char(1)', 'telefon varchar(20)'];
  expect(optionsOf(inferIn(tableOf('kunde', columns), 'gesperrt').source)['values']).toEqual(
    expect.arrayContaining(['J', 'N']),
  );
  const own = tableOf('kunde', columns, { gesperrt: { default: "'Y'" } });
  expect(optionsOf(inferIn(own, 'gesperrt').source)['values']).not.toContain('J');
});

test('the name beside a family name is the given name, whatever the table is about', () => {
  const contract = tableOf('contratto', ['cognome varchar(40)', 'nome varchar(40)', 'importo int', 'scadenza date']);
  expect(generatorOf(inferIn(contract, 'nome').source)).toBe('given_name');
});

test('a table of units with an address contains offices', () => {
  const names = [
    'cd_unidade int',
    'nm_unidade varchar(60)',
    'nm_cidade varchar(60)',
    'nr_cep char(9)',
    'nr_telefone varchar(20)',
  ];
  const more = ['dt_abertura date', 'ds_email varchar(80)', 'vl_aluguel numeric(9,2)', 'nm_bairro varchar(40)'];
  const { source } = inferIn(tableOf('tb_unidade', [...names, ...more]), 'nm_unidade');
  expect(optionsOf(source)['of']).not.toBe('unit');
});

test('abbreviated words are read, but not claimed as understood', () => {
  const table = tableOf('mitarbeiter', [
    'persnr int',
    'nachname varchar(40)',
    'staatsangeh varchar(30)',
    'abteilung varchar(30)',
  ]);
  const { confidence, source } = inferIn(table, 'staatsangeh');
  expect(generatorOf(source)).not.toBe('phrase');
  expect(confidence).toBeLessThan(0.7);
});

test('tax in a column too short for an amount is a rate', () => {
  const table = tableOf('artikel', [
    'artikelnr varchar(12)',
    'mwst numeric(4,2)',
    'preis numeric(9,2)',
    'bezeichnung varchar(40)',
  ]);
  expect(optionsOf(inferIn(table, 'mwst').source)['max']).toBeLessThanOrEqual(25);
});

test("the terms of a list are in the schema's language in Italian, Polish and Dutch too", () => {
  const values = (name: string, ...columns: readonly string[]) => {
    const table = tableOf(name, columns);
    return optionsOf(inferIn(table, columns[0]?.split(' ')[0] ?? '', { schema: schemaOf(table) }).source)['values'];
  };
  expect(
    values('ordini', 'motivo_reso varchar(40)', 'prezzo int', 'descrizione varchar(40)', 'fornitore varchar(40)'),
  ).toContain('taglia errata');
  expect(
    values('zamowienia', 'sposob_platnosci varchar(20)', 'klient varchar(40)', 'kwota_netto int', 'miasto varchar(40)'),
  ).toContain('przelew');
  expect(
    values(
      'medewerkers',
      'nationaliteit varchar(30)',
      'achternaam varchar(40)',
      'woonplaats varchar(40)',
      'geboortedatum date',
    ),
  ).toContain('Duits');
});

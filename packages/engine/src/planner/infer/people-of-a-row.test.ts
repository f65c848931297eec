import { expect, test } from 'vitest';
import { generatorOf, inferIn, optionsOf, tableOf } from './columns/infer.fixture.ts';

const recordIn = (columns: readonly string[], name: string) =>
  optionsOf(inferIn(tableOf('form', columns), name).source)['record'];

test('a person named by a role is neither the person of the row nor one in another role', () => {
  const kin = ['forename varchar(40)', 'surname varchar(40)', 'next_of_kin varchar(80)'];
  expect(recordIn(kin, 'next_of_kin')).toBe('next of kin');
  const holders = ['account_holder varchar(80)', 'joint_holder varchar(80)', 'email varchar(120)'];
  expect(recordIn(holders, 'account_holder')).toBeUndefined();
  expect(recordIn(holders, 'joint_holder')).toBe('joint holder');
  expect(recordIn(['prepared_by varchar(80)', 'approved_by varchar(80)'], 'approved_by')).toBe('approved by');
});

test.each([
  ['leiturista', ['data_leitura date', 'nome varchar(40)', 'cidade varchar(40)', 'bairro varchar(40)']],
  ['accompagnatore', ['cognome varchar(40)', 'indirizzo varchar(80)', 'data_nascita date', 'comune varchar(40)']],
  ['evaluateur', ['prenom varchar(40)', 'adresse varchar(80)', 'date_naissance date', 'ville varchar(40)']],
  ['tariffatore', ['cognome varchar(40)', 'indirizzo varchar(80)', 'data_nascita date', 'comune varchar(40)']],
])('an actor in another language is a person: %s', (name, others) => {
  const table = tableOf('registro', [`${name} varchar(80)`, ...others]);
  expect(generatorOf(inferIn(table, name).source)).toBe('full_name');
});

test('a first diagnosis without a second matches the code beside it', () => {
  const columns = ['primary_diagnosis varchar(120)', 'icd10_code varchar(8)', 'discharge_destination varchar(40)'];
  const one = tableOf('admission', columns);
  expect(optionsOf(inferIn(one, 'primary_diagnosis').source)['record']).toBeUndefined();
  const two = tableOf('admission', [...columns, 'secondary_diagnosis varchar(120)']);
  expect(optionsOf(inferIn(two, 'primary_diagnosis').source)['record']).toBe('primary');
});

test('a dose is one in which the drug of the row is sold', () => {
  const chart = tableOf('prescription', ['drug_name varchar(80)', 'dose varchar(20)']);
  expect(optionsOf(inferIn(chart, 'dose').source)).toEqual({ of: 'drug', field: 'strength' });
});

test('a key is recognised, whatever its short name may mean', () => {
  const loan = { ...tableOf('ln_acct', ['ln_no varchar(14)!']), primary_key: { columns: ['ln_no'] } };
  const { regex } = optionsOf(inferIn(loan, 'ln_no', { unique: true }).source);
  expect(regex).toMatch(/\[0-9\]\{[6-9]\}/);
});

test('codes for phrases are their initials, and never end in a space', () => {
  const { values } = optionsOf(
    inferIn(tableOf('sale', ['terms_and_conditions varchar(3)']), 'terms_and_conditions').source,
  );
  for (const value of (values ?? []) as readonly string[]) expect(value).toMatch(/^\S+$/);
});

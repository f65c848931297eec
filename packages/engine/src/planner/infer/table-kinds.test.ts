import { expect, test } from 'vitest';
import { KIND_PARENTS, TABLE_KINDS } from './data/table-kinds.ts';
import { schemaOf, tableOf } from './columns/infer.fixture.ts';
import { readNames } from './names/read-names.ts';
import { kindsOfTable } from './table-kinds.ts';

const kinds = (name: string, ...columns: readonly string[]) => {
  const table = tableOf(name, columns);
  return kindsOfTable(readNames(schemaOf(table), table)).join(' ');
};

test.each([
  ['patients', 'patient person'],
  ['hotel_guest', 'guest person'],
  ['tblVessels', 'vessel vehicle'],
  ['clinical_notes', 'treatment'],
  ['meter_readings', 'reading'],
  ['order_items', 'order'],
  ['rx', 'prescription'],
  ['zq_017', ''],
])('a table %s is about: %s', (name, expected) => {
  expect(kinds(name, 'id int')).toBe(expected);
});

test('columns disambiguate the meaning of a noun', () => {
  expect(kinds('accounts', 'email text', 'password text')).toBe('person');
  expect(kinds('accounts', 'iban text', 'balance int')).toBe('account');
  expect(kinds('properties', 'key text', 'value text')).toBe('setting');
  expect(kinds('properties', 'bedrooms int', 'rent int')).toBe('real_estate address');
});

test('columns reveal the subject of a table with an uninformative name', () => {
  expect(kinds('t_17', 'cust_nm text', 'cust_phone text', 'cust_city text')).toBe('customer person');
  expect(kinds('zzq', 'first_name text', 'surname_x text', 'last_name text')).toBe('person');
});

test('every parent is a kind, and no kind is its own ancestor', () => {
  for (const [kind, parent] of Object.entries(KIND_PARENTS)) {
    expect(Object.keys(TABLE_KINDS)).toContain(kind);
    expect(Object.keys(TABLE_KINDS)).toContain(parent);
    expect(KIND_PARENTS[parent]).not.toBe(kind);
  }
});

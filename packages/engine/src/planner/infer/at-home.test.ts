import { expect, test } from 'vitest';
import { inferIn, optionsOf, schemaOf, tableOf } from './columns/infer.fixture.ts';

const noteBeside = (...tables: readonly string[]): unknown => {
  const appointment = tableOf('appointments', ['note varchar(400)', 'scheduled_at timestamp!']);
  const schema = schemaOf(appointment, ...tables.map((name) => tableOf(name, ['name varchar(40)'])));
  return optionsOf(inferIn(appointment, 'note', { schema }).source)['of'];
};

test('notes of an appointment tell of illness where there are patients, and not where there are chimneys', () => {
  expect(noteBeside('patients', 'doctors', 'rooms')).toBe('clinical_note');
  expect(noteBeside('chimneys', 'sweeps', 'districts')).toBe('plain_note');
});

test('words of a trade are kept to the schemas of that trade', () => {
  const kindIn = (...tables: readonly string[]): unknown => {
    const list = tableOf('list_items', ['machine_part varchar(40)', 'name varchar(40)']);
    const schema = schemaOf(list, ...tables.map((name) => tableOf(name, ['name varchar(40)'])));
    return optionsOf(inferIn(list, 'machine_part', { schema }).source)['of'];
  };
  expect(kindIn('machines', 'repairs', 'plants')).toBe('machine_part');
  expect(kindIn('removals', 'rooms', 'boxes')).not.toBe('machine_part');
});

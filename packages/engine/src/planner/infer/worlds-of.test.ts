import { expect, test } from 'vitest';
import { ANY_WORLD } from './data/meanings/world-marks.ts';
import { inferIn, optionsOf, schemaOf, tableOf } from './columns/infer.fixture.ts';
import { matchText } from './match-text.ts';

import { worldsOf } from './worlds-of.ts';

const named = (...names: readonly string[]) => schemaOf(...names.map((name) => tableOf(name, ['id int'])));

test('the nouns of all tables reveal the trade of a schema', () => {
  const police = named('officers', 'arrests', 'citations', 'vehicles');
  expect(worldsOf(police, tableOf('vehicles', ['id int']))).toEqual(['$police', ANY_WORLD]);
  const unknown = named('widgets', 'gadgets', 'officers');
  expect(worldsOf(unknown, tableOf('widgets', ['id int']))).toEqual([ANY_WORLD]);
});

test('a trade that twice as many tables indicate excludes the rest: police takes calls, and runs no network', () => {
  const calls = tableOf('radio_call', ['id int', 'channel varchar(8)', 'tower varchar(8)']);
  expect(worldsOf(schemaOf(calls), calls)).toEqual(['%telecom', ANY_WORLD]);
  const police = schemaOf(calls, ...['officers', 'arrests', 'citations'].map((name) => tableOf(name, ['id int'])));
  expect(worldsOf(police, calls)).toEqual(['$police', ANY_WORLD]);
});

test('a word means what the trade of its schema means by it', () => {
  const column = ['disposition varchar(40)'];
  const calls = tableOf('call_log', column);
  const police = schemaOf(calls, tableOf('officers', ['id int']), tableOf('arrests', ['id int']));
  expect(optionsOf(inferIn(calls, 'disposition', { schema: police }).source)['values']).toContain('arrest');
  const parts = tableOf('scrapped_parts', column);
  expect(JSON.stringify(inferIn(parts, 'disposition').source)).not.toContain('arrest');
});

test('a trade does not explain a single vague word in tables that it does not name', () => {
  const users = tableOf('app_users', ['role varchar(20)', 'level varchar(20)']);
  const court = schemaOf(
    users,
    tableOf('hearings', ['id int']),
    tableOf('lawsuits', ['id int']),
    tableOf('judges', ['id int']),
  );
  for (const name of ['role', 'level'])
    expect(JSON.stringify(inferIn(users, name, { schema: court }).source)).not.toMatch(/Paralegal|plaintiff/);
});

test('a table that all trades have explains nothing in another trade', () => {
  const context = [ANY_WORLD, '$police', '@location'];
  expect(matchText(['zone', 'type'], context)?.give).not.toMatchObject({ options: { values: ['bulk storage'] } });
  expect(JSON.stringify(matchText(['zone', 'type'], context) ?? {})).not.toContain('mezzanine');
});

test("an hourly wage is per hour, and the height of a player in inches is a person's", () => {
  const staff = tableOf('servers', ['hourly_wage numeric(6,2)']);
  expect(optionsOf(inferIn(staff, 'hourly_wage').source)).toMatchObject({ max: 60 });
  const player = tableOf('players', ['height_in int']);
  expect(optionsOf(inferIn(player, 'height_in').source)).toMatchObject({ min: 58, max: 78 });
});

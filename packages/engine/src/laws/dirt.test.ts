import { expect, test } from 'vitest';
import { bytesOf, rowsOf, weave } from './weave.fixture.ts';
import { INTEGER, MONEY, schemaOf, table, TEXT } from '../planner/meaning/meaning.fixture.ts';
import type { Rules } from '../document/rules/rules.ts';

const SCHEMA = schemaOf(
  table(
    'people',
    { first_name: TEXT, last_name: TEXT, city: TEXT, email: TEXT, salary: MONEY, note: TEXT },
    { optional: ['note', 'city'], uniques: [{ columns: ['email'] }] },
  ),
  table(
    'visits',
    { person_id: INTEGER, amount: MONEY, memo: TEXT },
    { keys: { person_id: 'people' }, optional: ['memo'] },
  ),
);
const ROWS = { people: 2000, visits: 3000 };
const run = (rules: Rules) => weave(SCHEMA, { rows: ROWS, rules });

/** The share of rows in which a column differs from its clean value. */
function differing(rules: Rules, column: string): number {
  const [clean, dirty] = [rowsOf(run({}), 'people'), rowsOf(run(rules), 'people')];
  return clean.filter((row, at) => row[column] !== dirty[at]?.[column]).length / clean.length;
}

test('about the requested share of cells is wrong, and keys are unchanged', () => {
  const rules = { '*': { dirt: 0.2 }, 'people.city': { dirt: 0 } };
  for (const column of ['first_name', 'salary']) {
    expect(differing(rules, column)).toBeGreaterThan(0.12);
    expect(differing(rules, column)).toBeLessThan(0.3);
  }
  for (const column of ['id', 'email', 'city']) expect(differing(rules, column)).toBe(0);
  const dirty = rowsOf(run(rules), 'people');
  expect(new Set(dirty.map((row) => row['email'])).size).toBe(ROWS.people);
  const texts = dirty.map((row) => String(row['last_name']));
  expect(texts.some((text) => text.endsWith(' '))).toBe(true);
  expect(texts.some((text) => text.length > 3 && text === text.toUpperCase())).toBe(true);
  expect(dirty.some((row, at) => at > 0 && row['salary'] === dirty[at - 1]?.['salary'])).toBe(true);
});

test('a single table or column can be made dirty, and the plan says so', () => {
  const { plan } = run({ visits: { dirt: 0.1 } });
  const dirty = plan.tables.flatMap((item) =>
    item.columns.filter(({ dirt }) => dirt !== undefined).map(({ name }) => name),
  );
  expect(dirty).toEqual(['amount', 'memo']);
  expect(plan.notes.map(({ code, path }) => `${code} ${path}`)).toContain('dirt tables.visits');
});

test('dirty rows are the same in one piece and in many', () => {
  const dirty = run({ '*': { dirt: 0.3 } });
  const whole = bytesOf(dirty, 'people', 0, 600);
  expect(
    [0, 1, 199, 200, 450].map((from, at, all) => bytesOf(dirty, 'people', from, all[at + 1] ?? 600)).join(''),
  ).toBe(whole);
});

test('a share for a missing table is an issue that names it', () => {
  expect(() => run({ peple: { dirt: 0.1 } })).toThrow('Did you mean people?');
});

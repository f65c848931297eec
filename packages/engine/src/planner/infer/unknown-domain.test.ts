import { expect, test } from 'vitest';
import { printExpression } from '../../language/expression/print-expression.ts';
import { generatorOf, inferIn, optionsOf, tableOf } from './columns/infer.fixture.ts';

const derived = (table: Parameters<typeof inferIn>[0], column: string): string => {
  const { source } = inferIn(table, column);
  return source.kind === 'derive' ? printExpression(source.expression) : source.kind;
};

test('verbs that no rule knows happen in the order in which the table lists them', () => {
  const batch = tableOf('brew_batch', ['planned_for date', 'mashed_at timestamp!', 'bottled_at timestamp']);
  expect(derived(batch, 'mashed_at')).toContain('planned_for');
  expect(derived(batch, 'bottled_at')).toContain('mashed_at');
});

test('a scheduled time precedes its outcome, and lies ahead if there is none', () => {
  const visit = tableOf('appointment', ['created_at timestamp!', 'scheduled_at timestamp!', 'started_at timestamp']);
  expect(derived(visit, 'started_at')).toContain('scheduled_at');
  const plan = tableOf('publication', ['created_at timestamp!', 'scheduled_at timestamp']);
  expect(derived(plan, 'scheduled_at')).toContain('during(created_at + ');
});

test("a table's states are guessed from its timestamps", () => {
  const table = tableOf('brew_vat', ['mashed_at timestamp', 'bottled_at timestamp', 'status varchar(20)']);
  const { source, confidence } = inferIn(table, 'status');
  expect(optionsOf(source)['values']).toEqual(['pending', 'mashed', 'bottled', 'cancelled']);
  expect(confidence).toBeLessThan(0.7);
});

test('general words for a state are only a guess', () => {
  const { confidence } = inferIn(tableOf('widget', ['status varchar(20)!']), 'status');
  expect(confidence).toBeLessThan(0.7);
});

test('a schema in German has its lists in German', () => {
  const table = tableOf('vorgang', [
    'kunde varchar(60)',
    'wochentag varchar(12)',
    'bemerkung text',
    'strasse varchar(60)',
  ]);
  expect(optionsOf(inferIn(table, 'wochentag').source)['values']).toContain('Mittwoch');
  expect(optionsOf(inferIn(table, 'bemerkung').source)['of']).toBe('support_note_de');
});

test.each([
  ['brewmaster', 'full_name'],
  ['opposing_counsel', 'full_name'],
  ['ref_customer', 'one_of'],
])('a text called %s is made by %s', (name, generator) => {
  expect(generatorOf(inferIn(tableOf('batch', [`${name} varchar(80)`, 'title text']), name).source)).toBe(generator);
});

test('a number implied by a key is not a type of another table', () => {
  const table = {
    ...tableOf('matter', ['matter_id int!', 'matter_type varchar(20)']),
    primary_key: { columns: ['matter_id'] },
  };
  expect(inferIn(table, 'matter_type').reason).not.toContain('selects the table');
});

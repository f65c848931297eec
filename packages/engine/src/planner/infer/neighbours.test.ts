import { expect, test } from 'vitest';
import { printExpression } from '../../language/expression/print-expression.ts';
import { generatorOf, inferIn, optionsOf, tableOf } from './columns/infer.fixture.ts';

const filled = (table: string, column: string, ...more: readonly string[]) =>
  inferIn(tableOf(table, [column, ...more]), column.split(' ')[0] ?? '');
const madeBy = (...given: Parameters<typeof filled>): string => generatorOf(filled(...given).source);
const valuesOf = (...given: Parameters<typeof filled>): unknown => optionsOf(filled(...given).source)['values'];

test('what stands before an of is what a name is about', () => {
  expect(madeBy('owners', 'country_of_residence varchar(60)')).toBe('country');
  expect(madeBy('owners', 'place_of_birth varchar(60)')).toBe('city');
});

test('two words for the part of a country are no choice between them', () => {
  expect(madeBy('office_locations', 'state_or_province varchar(60)', 'city varchar(60)')).toBe('region');
  expect(valuesOf('parts', 'make_or_buy varchar(10)')).toEqual(['make', 'buy']);
});

test('a customer with a contact is a firm', () => {
  expect(madeBy('clients', 'customer_name varchar(80)', 'contact_name varchar(60)')).toBe('company');
  expect(madeBy('clients', 'customer_name varchar(80)', 'phone varchar(20)')).toBe('full_name');
});

test('what a shop sells is no claim where a table is about something of its own kind', () => {
  expect(valuesOf('feed_products', 'feed_category varchar(24)')).toContain('hay');
  expect(filled('products', 'category varchar(40)').confidence).toBeLessThan(0.7);
});

test('beside its maker the type of a machine is a model', () => {
  expect(madeBy('mills', 'type varchar(30)', 'manufacturer varchar(40)', 'serial_number varchar(20)')).toBe('pattern');
});

test('a level of what nobody learns is high or low', () => {
  expect(valuesOf('beetle_checks', 'infestation_level varchar(20)')).toContain('medium');
});

test('opening hours have two ends', () => {
  expect(String(optionsOf(filled('shops', 'opening_hours varchar(60)').source)['regex'])).toContain('-(');
});

test('a branch is one of commits only where somebody commits', () => {
  const { source } = filled('branches', 'branch_name varchar(60)', 'town varchar(40)');
  expect(optionsOf(source)['of']).not.toBe('branch');
});

test.each([
  ['employees', 'weekly_wage numeric(8,2)', 1900],
  ['employees', 'wage numeric(5,2)', 60],
  ['job_openings', 'salary_min int', 140000],
  ['tastings', 'aroma_score numeric(4,2)', 10],
  ['stands', 'area_ha numeric(8,2)', 200],
  ['trucks', 'gross_weight_kg int', 26000],
])('%s: %s is at most %d', (table, column, most) => {
  expect(optionsOf(filled(table, column).source)['max']).toBe(most);
});

test('a due date lies after the period that is billed', () => {
  const { reason } = filled('invoices', 'due_date date!', 'period_start date!', 'period_end date!');
  expect(reason).toContain('after period_end');
});

test('whoever is called in need comes within hours', () => {
  const { source } = inferIn(tableOf('callouts', ['reported_at timestamp!', 'attended_at timestamp']), 'attended_at');
  expect(source.kind === 'derive' && printExpression(source.expression)).toMatch(/300 minutes|05:00|5 hours|PT5H/);
});

test('a participle before a name names nothing', () => {
  expect(JSON.stringify(valuesOf('lathes', 'registered_name varchar(60)'))).not.toContain('registered');
});

test('how well somebody does what is learned is no high or low', () => {
  expect(valuesOf('guests', 'riding_level varchar(20)')).toContain('beginner');
  expect(valuesOf('leagues', 'competition_level varchar(20)')).not.toContain('medium');
});

test('a flag of one letter says yes or no, whatever it is about', () => {
  expect(valuesOf('owners', 'confidential_flag char(1)')).toEqual(['Y', 'N']);
});

test('in two letters a state beside a city of the same address is one of a country', () => {
  expect(madeBy('owners', 'mailing_state char(2)', 'mailing_city varchar(30)')).toBe('region_code');
});

test('the time when something flowers is no timestamp', () => {
  expect(String(optionsOf(filled('roses', 'flower_time varchar(30)').source)['regex'])).not.toContain(':');
  expect(String(optionsOf(filled('roses', 'created_time varchar(30)').source)['regex'])).toContain(':');
});

test('a kind of something unknown has several letters', () => {
  expect(valuesOf('owners', 'zork_type char(1)')).toHaveLength(5);
});

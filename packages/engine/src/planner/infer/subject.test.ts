import { expect, test } from 'vitest';
import { generatorOf, inferIn, optionsOf, tableOf } from './columns/infer.fixture.ts';

const filled = (table: string, column: string, ...more: readonly string[]) =>
  inferIn(tableOf(table, [column, ...more]), column.split(' ')[0] ?? '');
const valuesOf = (...given: Parameters<typeof filled>): unknown => optionsOf(filled(...given).source)['values'];

test('an outcome beside a reason is the one that needs a reason', () => {
  expect(valuesOf('badge_swipes', 'outcome varchar(12)', 'denial_reason varchar(40)')).toEqual(['granted', 'denied']);
  expect(valuesOf('parts_checks', 'result varchar(12)', 'rejection_reason varchar(40)')).toEqual([
    'accepted',
    'rejected',
  ]);
});

test('an installed thing is in operation or out of it', () => {
  expect(valuesOf('hoists', 'hoist_status varchar(20)', 'installed_on date')).toContain('out_of_service');
});

test('a band is a range of the word before it, not music', () => {
  expect(valuesOf('suppliers', 'headcount_band varchar(12)')).toContain('10-49');
  expect(generatorOf(filled('prints', 'zorb_band varchar(12)').source)).not.toBe('term');
});

test('admission is not visibility, and a symptom of a machine is not one of a patient', () => {
  expect(valuesOf('lofts', 'attic_access varchar(20)')).not.toContain('unlisted');
  expect(valuesOf('callouts', 'symptom varchar(60)', 'machine_id int')).toContain('no power');
});

test('a maker is a company, and the number of a unit is not an address', () => {
  expect(generatorOf(filled('panels', 'maker varchar(40)').source)).toBe('company');
  expect(generatorOf(filled('units', 'unit_number varchar(10)').source)).toBe('pattern');
});

test.each([
  ['guests', 'height_cm smallint', 150, 200],
  ['guests', 'weight_kg numeric(4,1)', 45, 120],
  ['roofs', 'azimuth_deg smallint', 0, 359],
  ['units', 'floor_number smallint', 0, 8],
])('%s: %s lies between %d and %d', (table, column, min, max) => {
  const { source } = filled(table, column);
  const said = JSON.stringify(source);
  expect(said).toContain(String(max));
  expect(said).toContain(String(min));
});

test('a capacity per hour is not in hours, and a value measured in metres is a length', () => {
  expect(filled('hoists', 'capacity_per_hour int').reason).not.toContain('hours');
  expect(optionsOf(filled('tracks', 'length_m int').source)['max']).toBe(200);
});

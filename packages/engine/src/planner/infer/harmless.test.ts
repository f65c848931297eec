import { expect, test } from 'vitest';
import { generatorOf, inferIn, optionsOf, tableOf } from './columns/infer.fixture.ts';
import { splitWords } from './split-words.ts';

const filled = (column: string, table = 'premise') => {
  const [name = ''] = column.split(' ');
  return inferIn(tableOf(table, [column, 'remarks varchar(200)']), name);
};
const valuesOf = (column: string, table?: string): unknown => optionsOf(filled(column, table).source)['values'];

test.each(['zorbling varchar(20)', 'fog_source varchar(40)', 'zorb_type varchar(30)', 'wc_operation varchar(30)'])(
  'an unknown %s has a few codes in the letters of its name, and claims nothing',
  (column) => {
    const letters = column.includes('_') ? /^[A-Z]{2}-0\d$/ : /^ZOR-0\d$/;
    expect((valuesOf(column) as string[]).every((value) => letters.test(value))).toBe(true);
    expect(filled(column).confidence).toBeLessThan(0.5);
  },
);

test('a column with a deliberate length limit has sentences, one with a default limit has codes', () => {
  expect(optionsOf(filled('zorbling varchar(200)').source)).toMatchObject({ of: 'plain_note' });
  expect(generatorOf(filled('zorbling varchar(255)').source)).toBe('one_of');
});

test('one letter is yes or no if the name is an action, and a class otherwise', () => {
  expect(valuesOf('zorbed char(1)')).toEqual(['N', 'Y']);
  expect(valuesOf('w9_on_file char(1)')).toEqual(['N', 'Y']);
  expect(valuesOf('zorb char(1)')).toEqual(['A', 'B', 'C', 'D']);
  expect(valuesOf('care_level varchar(1)')).toEqual(['1', '2', '3', '4']);
});

test('a name that contains "or" gives its two words', () => {
  expect(valuesOf('make_or_buy varchar(4)')).toEqual(['make', 'buy']);
  expect(valuesOf('make_or_buy char(1)')).toEqual(['M', 'B']);
  expect(valuesOf('kauf_oder_miete varchar(10)')).toEqual(['kauf', 'miete']);
});

test('a plan or an action in a column of unlimited text is written out', () => {
  for (const name of ['traffic_control_plan', 'containment_action'])
    expect(generatorOf(filled(`${name} text`).source)).toBe('term');
});

test('a participle implies a person, whoever knows the verb', () => {
  expect(splitWords('gemurkst_von', 'de').at(-1)).toBe('by');
  expect(generatorOf(filled('checked_out_to varchar(80)').source)).toBe('full_name');
});

test.each(['zorbing_device varchar(40)', 'nc_program varchar(30)', 'vehicle_unit varchar(10)'])(
  '%s is not what its last word alone would mean',
  (column) => {
    expect(generatorOf(filled(column).source)).toBe('one_of');
  },
);

test('an unknown word is the subject of the name, and is not dropped', () => {
  expect(generatorOf(filled('repair_zorb varchar(20)').source)).toBe('one_of');
  expect(valuesOf('repair_zorb varchar(20)')).toContain('RZ-01');
});

test("a person to call by telephone has a person's name", () => {
  const table = tableOf('zorbs', ['name varchar(80)', 'mobile varchar(20)']);
  expect(generatorOf(inferIn(table, 'name').source)).toBe('full_name');
});

test('the thing decides its kind, not the form in which it is stored', () => {
  // A plot of graves is stored like real estate, without a billing address; a farm does not produce automatically.
  expect(valuesOf('plot_type varchar(24)', 'plots')).not.toContain('billing');
  expect(valuesOf('production_method varchar(30)', 'farms')).not.toContain('automatic');
  expect(valuesOf('adjourn_reason varchar(60)', 'hearings')).not.toContain('Pain');
  expect(valuesOf('role varchar(20)', 'workspace_members')).toContain('admin');
  expect(valuesOf('role varchar(20)', 'volcanoes')).not.toContain('admin');
});

test('an aid of a patient is in good repair, and has no diagnosis', () => {
  expect(optionsOf(filled('condition varchar(20)', 'medical_aids').source)['of']).not.toBe('diagnosis');
});

test('a number of years is a span, not a year', () => {
  expect(generatorOf(filled('lease_years smallint', 'deeds').source)).not.toBe('year');
  expect(generatorOf(filled('lease_year smallint', 'deeds').source)).toBe('year');
});

test('a name that says what happened to someone means a person', () => {
  expect(generatorOf(filled('deceased_name varchar(100)', 'interments').source)).toBe('full_name');
  expect(generatorOf(inferIn(tableOf('tenants', ['name varchar(80)', 'subdomain varchar(40)']), 'name').source)).toBe(
    'company',
  );
});

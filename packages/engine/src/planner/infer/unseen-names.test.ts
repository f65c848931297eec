import { expect, test } from 'vitest';
import { generatorOf, inferIn, optionsOf, tableOf } from './columns/infer.fixture.ts';
import { splitWords } from './split-words.ts';

test('a weight or a pressure that is stored as text is a number', () => {
  const table = tableOf('readings', ['weight varchar(255)', 'systolic varchar(20)', 'minutes text']);
  for (const name of ['weight', 'systolic']) {
    const { source, confidence } = inferIn(table, name);
    expect(generatorOf(source)).toBe('measure');
    expect(confidence).toBeLessThan(0.7);
  }
  // In unlimited text somebody writes the minutes down.
  expect(generatorOf(inferIn(table, 'minutes').source)).not.toBe('measure');
});

test('the last time of an event is a day', () => {
  const { source } = inferIn(tableOf('patients', ['last_xray varchar(255)']), 'last_xray');
  expect(optionsOf(source)['regex']).toContain('202');
});

test('a country in two letters is a code, whatever it belongs to', () => {
  for (const name of ['origin_country', 'destination_country', 'made_in'])
    expect(generatorOf(inferIn(tableOf('shipments', [`${name} char(2)`]), name).source)).toBe('country_code');
});

test('fn beside ln are names of a person; alone they are not', () => {
  const both = tableOf('insurances', ['subscr_fn varchar(255)', 'subscr_ln varchar(255)']);
  expect(generatorOf(inferIn(both, 'subscr_fn').source)).toBe('given_name');
  expect(generatorOf(inferIn(both, 'subscr_ln').source)).toBe('family_name');
  expect(generatorOf(inferIn(tableOf('jobs', ['subscr_ln varchar(255)']), 'subscr_ln').source)).not.toBe('family_name');
});

test('British spelling reads like American', () => {
  expect(splitWords('specialisation')).toEqual(['specialization']);
  expect(splitWords('driving_licence')).toEqual(['driving', 'license']);
});

test('short columns named id hold identifiers that people write, long ones tokens', () => {
  const table = tableOf('calls', ['cell_id varchar(12)', 'provider_id varchar(255)']);
  expect(generatorOf(inferIn(table, 'cell_id').source)).toBe('pattern');
  expect(generatorOf(inferIn(table, 'provider_id').source)).toBe('token');
});

test('a pulse beside a body mass index makes the table one of patients', () => {
  const table = tableOf('frm_v', ['pulse smallint', 'bmi numeric(5,1)', 'height numeric(5,1)']);
  expect(optionsOf(inferIn(table, 'height').source)).toMatchObject({ min: 150, max: 200 });
});

test('a district of something other than a state is a guess, and so is a name with an unknown word', () => {
  const table = tableOf('addresses', ['zoning_district varchar(40)', 'qv_city varchar(40)', 'city varchar(40)']);
  expect(inferIn(table, 'zoning_district').confidence).toBeLessThan(0.7);
  expect(inferIn(table, 'qv_city').confidence).toBeLessThan(0.7);
  expect(inferIn(table, 'city').confidence).toBeGreaterThanOrEqual(0.7);
});

test('reasons in a long column are sentences, in a short one they are words of a list', () => {
  const table = tableOf('applications', ['denial_reason varchar(200)', 'reason varchar(20)']);
  const values = optionsOf(inferIn(table, 'denial_reason').source)['values'] as readonly string[];
  expect(values.every((value) => /^\p{Lu}[^_]*$/u.test(value))).toBe(true);
  expect(JSON.stringify(optionsOf(inferIn(table, 'reason').source))).not.toMatch(/"\p{Lu}\p{Ll}+ \p{Ll}/u);
});

test('an unknown German compound is classified by its last part', () => {
  const table = tableOf('sendung', [
    'empfaenger varchar(80)',
    'ladeort varchar(60)',
    'zwischenland char(2)',
    'strasse varchar(80)',
  ]);
  expect(generatorOf(inferIn(table, 'ladeort').source)).toBe('city');
  expect(generatorOf(inferIn(table, 'zwischenland').source)).toBe('country_code');
});

test('states of a delivery are German in a German schema', () => {
  const table = tableOf('lieferung', [
    'empfaenger varchar(80)',
    'lieferstatus varchar(40)',
    'strasse varchar(80)',
    'bemerkung text',
  ]);
  expect(JSON.stringify(optionsOf(inferIn(table, 'lieferstatus').source))).toMatch(/unterwegs/);
});

test('words about the form in which a thing is stored are dropped from its name', () => {
  const table = tableOf('trk_mstr', [
    'pymt_mthd_desc varchar(20)',
    'fuel_typ_desc varchar(20)',
    'fuel_typ_cd varchar(4)',
    'job_ttl_desc varchar(40)',
    'cmnt_desc varchar(400)',
  ]);
  const values = (name: string): unknown => optionsOf(inferIn(table, name).source)['values'];
  expect(generatorOf(inferIn(table, 'job_ttl_desc').source)).toBe('job_title');
  expect(JSON.stringify(inferIn(table, 'pymt_mthd_desc').source)).toMatch(/card|payment_method/);
  expect(JSON.stringify(inferIn(table, 'fuel_typ_desc').source)).toMatch(/diesel|fuel/);
  // Four letters have no room for the words.
  expect(values('fuel_typ_cd')).toContain('DSL');
  // A column with room for sentences contains them.
  expect(optionsOf(inferIn(table, 'cmnt_desc').source)['join']).toBe(' ');
});

test('a name is matched by its own words first, then by the table', () => {
  const table = tableOf('episodes', [
    'moderation_state varchar(20)',
    'risk_class varchar(20)',
    'publication_status varchar(20)',
  ]);
  const values = (name: string): unknown => optionsOf(inferIn(table, name).source)['values'];
  expect(values('moderation_state')).toContain('flagged');
  expect(values('risk_class')).toContain('high');
  expect(values('publication_status')).toContain('draft');
  const place = tableOf('holders', ['license_state char(2)', 'city varchar(40)']);
  expect(generatorOf(inferIn(place, 'license_state').source)).toBe('region_code');
});

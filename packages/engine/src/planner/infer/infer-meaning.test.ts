import { expect, test } from 'vitest';
import { meanings } from './data/meanings/all-meanings.ts';
import { DESCRIPTION_BY_KIND, NAME_BY_KIND, NOTE_BY_NOUN } from './data/text-by-kind.ts';
import { IDENTIFIER_SCHEMES } from '../../base/data/identifier-schemes.ts';
import { textOption } from '../../weave/cell/option.ts';
import { vocabularyOf } from '../../weave/records/vocabulary-table.ts';
import { inferIn, optionsOf, tableOf } from './columns/infer.fixture.ts';

/** `table.column type vocabulary [part]`: what an expert would say that the column holds. */
const FACTS = `
prescriptions.site varchar(50) body_site
prescriptions.route varchar(30) drug_route
patients.blood_type varchar(3) blood_type
lab_results.loinc_code varchar(12) lab_test code
lab_results.unit varchar(15) lab_test unit
clinical_notes.plan text treatment_plan
admissions.ward varchar(40) ward
flights.origin_airport_code char(3) airport iata
airports.name varchar(120) airport name
airports.icao_code char(4) airport icao
aircraft.manufacturer varchar(40) aircraft_type manufacturer
aircraft.model varchar(40) aircraft_type model
tickets.cabin varchar(20) cabin_class
room_types.name varchar(60) room_type name
vehicles.make varchar(40) car make
vehicles.model varchar(40) car model
vehicles.fuel_type varchar(20) car fuel
currencies.symbol varchar(5) currency symbol
currencies.code char(3) currency code
units.name varchar(40) unit name
students.school_year varchar(9) academic_year
subjects.name varchar(50) school_subject name
enrollments.grade varchar(2) letter_grade_fine
employees.employment_type varchar(20) employment_type
leave_types.name varchar(60) leave_type
songs.title varchar(120) song_title
books.genre varchar(40) book_genre
menu_items.name varchar(80) dish name
recipes.difficulty varchar(20) learning_skill
players.position varchar(20) football_position name
species.scientific_name varchar(80) species scientific
claims.claim_type varchar(30) claim_type
shipments.incoterm char(3) incoterm code
customs_lines.hs_code varchar(10) hs_code code
meters.meter_type varchar(20) meter_type
houses.heating_type varchar(40) heating
access_log.http_method varchar(7) http_method
repositories.default_branch varchar(60) branch
contacts.relationship varchar(20) relationship
weather_reports.condition varchar(30) weather
bookings.special_requests text booking_note
deliveries.remarks varchar(200) delivery_note`;

const facts = FACTS.trim()
  .split('\n')
  .map((line) => line.split(/[ .](?![^(]*\))/));

test.each(facts)('%s.%s of type %s is %s', (table = '', column = '', type = '', of = '', field?: string) => {
  const { source, confidence } = inferIn(tableOf(table, [`${column} ${type}`]), column);
  expect(optionsOf(source)).toMatchObject(field === undefined ? { of } : { of, field });
  expect(confidence).toBeGreaterThanOrEqual(0.6);
});

test('every rule names an existing vocabulary, part of a vocabulary, or scheme', () => {
  const choices = [NAME_BY_KIND, DESCRIPTION_BY_KIND, NOTE_BY_NOUN].flatMap((table) => Object.values(table));
  const given = [...meanings().map(({ give }) => give), ...choices].flatMap((give) =>
    'generator' in give ? [give] : [],
  );
  for (const { generator, options } of given.filter((give) => give.generator === 'term')) {
    const of = textOption(options ?? {}, 'of') ?? '';
    const vocabulary = vocabularyOf(of)?.vocabulary;
    expect(vocabulary, `${generator} ${of}`).toBeDefined();
    expect([undefined, ...(vocabulary?.fields ?? [])], of).toContain(options?.['field']);
  }
  for (const { options } of given.filter((give) => give.generator === 'identifier'))
    expect(Object.keys(IDENTIFIER_SCHEMES)).toContain(options?.['of']);
});

test('the name of an unknown thing is made of its noun, and is only a hint', () => {
  const { source, confidence } = inferIn(tableOf('surcharge', ['name varchar(60)', 'amount int']), 'name');
  expect(optionsOf(source)['values']).toContain('Standard surcharge');
  expect(confidence).toBeLessThan(0.7);
});

test('a name belongs to the last word of its table', () => {
  expect(optionsOf(inferIn(tableOf('airport_employee', ['name text']), 'name').source)['of']).toBeUndefined();
});

import { expect, test } from 'vitest';
import { WORLDS } from '../../base/data/vocabularies/worlds/all-worlds.ts';
import { generatorOf, inferIn, optionsOf, tableOf } from './columns/infer.fixture.ts';

const of = (table: Parameters<typeof inferIn>[0], column: string): unknown =>
  optionsOf(inferIn(table, column).source)['of'];

test("the table's field of work decides what a word means", () => {
  const seed = tableOf('germplasm_accession', ['cultivar varchar(40)', 'treatment varchar(60)', 'trait varchar(60)']);
  expect(of(seed, 'treatment')).toBe('agriculture_seed_treatment');
  const tissue = tableOf('pathology_specimen', ['pathologist varchar(80)', 'stain varchar(40)']);
  expect(of(tissue, 'stain')).toBe('clinic_stain');
  const cloth = tableOf('laundry_item', ['fabric varchar(20)', 'stain varchar(40)']);
  expect(of(cloth, 'stain')).not.toBe('clinic_stain');
});

test('a single word belongs to its table', () => {
  const well = tableOf('well', [
    'wellbore_code varchar(12)',
    'spud_date date',
    'rig varchar(40)',
    'type varchar(30)',
    'name varchar(40)',
  ]);
  expect(of(well, 'type')).toBe('earth_well_type');
  expect(of(well, 'name')).toBe('earth_well_name');
});

test('a participle at the end says what was done with it', () => {
  const order = tableOf('maintenance_order', ['machine_no varchar(12)', 'downtime int', 'spare_part_used varchar(80)']);
  expect(of(order, 'spare_part_used')).toBe('factory_component');
});

test('texts are about the field of their table', () => {
  const plots = tableOf('harvest_plot', ['crop varchar(40)', 'yield_kg int', 'notes varchar(400)']);
  expect(of(plots, 'notes')).toBe('agriculture_note');
  const order = tableOf('maintenance_order', ['machine_no varchar(12)', 'downtime int', 'root_cause varchar(400)']);
  expect(of(order, 'root_cause')).toBe('factory_root_cause');
});

test('a column with room for one word gets no sentence', () => {
  const trial = tableOf('crop_trial', ['cultivar varchar(40)', 'sown_on date', 'purpose varchar(20)']);
  expect(generatorOf(inferIn(trial, 'purpose').source)).not.toBe('term');
});

test('one sign that many fields share decides nothing', () => {
  const grave = tableOf('plot', ['plot_type varchar(24)', 'depth int', 'grave_number varchar(12)']);
  expect(of(grave, 'plot_type')).not.toBe('agriculture_entry_type');
});

test('all slots of sentences are known', () => {
  for (const { name, lists, prose, slots } of WORLDS)
    for (const [, slot = ''] of `${lists}\n${prose}`.matchAll(/\{([^}]*)\}/g))
      expect(slots, `${name}: ${slot}`).toHaveProperty(slot);
});

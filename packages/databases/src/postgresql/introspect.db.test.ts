import { parseSchemaDocument, type SchemaDocument, type Table } from '@rowloom/engine';
import { findPostgresBin, startPostgres } from '@rowloom/servers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { introspectPostgresql } from './introspect.ts';
import { CATALOGUE_ZOO } from './introspect/catalogue-zoo.fixture.ts';
import { columnOf, tableOf, openTestServer, skipLoudly, type TestServer } from './introspect/server.fixture.ts';

const bin = findPostgresBin();
let server: TestServer;
let document: SchemaDocument;

beforeAll(async () => {
  if (bin === undefined) return skipLoudly();
  server = openTestServer(await startPostgres(bin));
  document = await introspectPostgresql(await server.connect(server.database('park_of_animals', CATALOGUE_ZOO)));
});
afterEach(() => server?.closeSessions());
afterAll(() => server?.stop());

const typeOf = (table: Table, name: string) => columnOf(table, name).type;

describe.skipIf(bin === undefined)('the catalogue as a schema document', () => {
  test('it is a valid document with only the tables, by schema and name', () => {
    expect(parseSchemaDocument(JSON.parse(JSON.stringify(document)))).toHaveProperty('document');
    expect(document.name).toBe('park_of_animals');
    expect(document.tables.map(({ schema, name }) => `${schema ?? ''}.${name}`)).toEqual([
      'Back Office.staff',
      'park.Cages; "DROP"',
      'park.visits_2026',
      '.empty',
      '.souvenirs',
      '.souvenirs_0',
      '.souvenirs_1',
      '.species',
      '.things',
      '.toys',
      '.visits',
      '.visits_2025',
      '.visits_2026_north',
      '.visits_2026_rest',
    ]);
  });

  test('types are distinguished to the last digit', () => {
    const species = tableOf(document, 'species');
    expect(typeOf(species, 'common')).toEqual({ native: 'character varying(40)', kind: 'text', max_length: 40 });
    expect(typeOf(species, 'padded')).toEqual({ native: 'character(3)', kind: 'text', max_length: 3, fixed: true });
    expect(typeOf(species, 'unpadded')).toEqual({ native: 'bpchar', kind: 'text' });
    expect(typeOf(species, 'letter')).toEqual({ native: '"char"', kind: 'text', max_length: 1 });
    expect(typeOf(species, 'flags')).toEqual({ native: 'bit(4)', kind: 'bits', length: 4 });
    expect(typeOf(species, 'more_flags')).toEqual({ native: 'bit varying', kind: 'bits', varying: true });
    expect(typeOf(species, 'rounded')).toEqual({ native: 'numeric(3,-2)', kind: 'decimal', precision: 3, scale: -2 });
    expect(typeOf(species, 'span')).toEqual({
      native: 'interval day to second(3)',
      kind: 'interval',
      fields: 'day to second',
    });
    expect(typeOf(species, 'anytime')).toEqual({ native: 'interval', kind: 'interval' });
    expect(typeOf(species, 'at')).toEqual({
      native: 'timestamp(3) with time zone',
      kind: 'timestamp',
      precision: 3,
      zone: true,
    });
    expect(typeOf(species, 'grid')).toMatchObject({ native: 'integer[]', kind: 'array', dimensions: 2 });
    expect(typeOf(species, 'latin')).toEqual({ native: 'citext', kind: 'text', case_insensitive: true });
    expect(typeOf(species, 'traits')).toEqual({ native: 'hstore', kind: 'unknown' });
    expect(typeOf(species, 'lsn')).toEqual({ native: 'pg_lsn', kind: 'unknown' });
  });

  test('enums keep their declared order, domains their CHECKs and base types, row types their fields', () => {
    expect(document.enums).toEqual([
      { name: 'mood', schema: 'park', values: ['open', 'shut'] },
      { name: 'mood', values: ['wild', "it's", 'shy', 'calm'] },
    ]);
    const [codes, kilo, small] = document.domains;
    expect(codes?.type).toMatchObject({ kind: 'array', element: { native: 'character varying(5)', max_length: 5 } });
    expect(kilo).toEqual({
      name: 'kilo',
      type: { native: 'numeric(8,3)', kind: 'decimal', precision: 8, scale: 3 },
      nullable: false,
      default: '1.5',
      checks: [
        { name: 'kilo_check', expression: 'VALUE > (0)::numeric' },
        { name: 'not_a_whale', expression: 'VALUE < (100000)::numeric' },
      ],
    });
    expect(small?.type).toEqual({ native: 'kilo', kind: 'domain', name: 'kilo' });
    expect(document.composites).toMatchObject([
      { name: 'place', fields: [{ name: 'x' }, { name: 'y' }, { name: 'which door', type: { kind: 'enum' } }, {}] },
      { name: 'things', fields: [{ name: 'id' }, { name: 'label' }] },
      { name: 'trail', fields: [{ name: 'name' }, { name: 'stops', type: { element: { kind: 'composite' } } }] },
    ]);
    const species = tableOf(document, 'species');
    expect(typeOf(species, 'speed')).toMatchObject({ native: 'speeds', kind: 'range', subtype: { kind: 'float' } });
    expect(typeOf(species, 'speed_set')).toMatchObject({ native: 'speeds_multirange', kind: 'range', multiple: true });
    expect(typeOf(species, 'hours')).toMatchObject({ native: 'park.clockrange', subtype: { kind: 'time' } });
    expect(typeOf(tableOf(document, 'Cages; "DROP"', 'park'), 'state')).toEqual({
      native: 'park.mood',
      kind: 'enum',
      name: 'mood',
      schema: 'park',
    });
  });

  test('columns say who fills them', () => {
    const species = tableOf(document, 'species');
    expect(columnOf(species, 'id')).toMatchObject({ identity: 'by_default', nullable: false });
    expect(columnOf(species, 'id')).not.toHaveProperty('default');
    expect(columnOf(species, 'common')).toMatchObject({ default: "'none'::character varying", collation: 'C' });
    expect(columnOf(species, 'folded')).not.toHaveProperty('collation');
    expect(columnOf(species, 'search')).toMatchObject({
      generated: { expression: "to_tsvector('simple'::regconfig, (common)::text)", stored: true },
    });
    expect(columnOf(tableOf(document, 'Cages; "DROP"', 'park'), 'select')).toMatchObject({ identity: 'always' });
    expect(columnOf(tableOf(document, 'toys'), 'id')).toMatchObject({ identity: 'by_default' });
    expect(columnOf(tableOf(document, 'visits'), 'ticket').default).toBe("nextval('public.ticket_numbers'::regclass)");
    expect(species.comment).toBe('What lives here; it\'s a "zoo".');
    expect(columnOf(species, 'latin').comment).toBe('Two\nwords');
  });

  test('keys are described with all their conditions', () => {
    const staff = tableOf(document, 'staff', 'Back Office');
    expect(staff.primary_key).toEqual({ name: 'staff_pkey', columns: ['country', 'number'] });
    expect(staff.uniques).toEqual([
      { name: 'age_once', columns: ['age'], nulls_not_distinct: true },
      { name: 'badge_later', columns: ['badge'], deferrable: true },
      { name: 'hired_with_extra', columns: ['hired', 'number'] },
      { name: 'staff_email', columns: ['country'], expressions: [{ expression: 'lower(email)' }], index: true },
      {
        name: 'staff_here',
        columns: [],
        expressions: [{ expression: 'number + 1' }],
        where: { expression: "(left_at IS NULL) AND (country <> 'ZZ'::bpchar)" },
        index: true,
      },
    ]);
    expect(staff.foreign_keys).toEqual([
      {
        name: 'later',
        columns: ['friend'],
        references: { table: 'species', columns: ['id'] },
        not_valid: true,
      },
      {
        name: 'looks_after',
        columns: ['cage'],
        references: { schema: 'park', table: 'Cages; "DROP"', columns: ['select'] },
        on_delete: 'restrict',
        on_update: 'cascade',
      },
      {
        name: 'staff_boss_country_boss_number_fkey',
        columns: ['boss_country', 'boss_number'],
        references: { schema: 'Back Office', table: 'staff', columns: ['country', 'number'] },
        on_delete: 'set_null',
        deferrable: true,
        initially_deferred: true,
        match: 'full',
      },
    ]);
    expect(staff.checks).toEqual([{ name: 'grown', expression: 'age > 15' }]);
    expect(staff.columns.map(({ name }) => name)).not.toContain('left_on');
    expect(tableOf(document, 'Cages; "DROP"', 'park').exclusions).toEqual([
      {
        name: 'days',
        method: 'gist',
        elements: [
          { expression: "daterange(opens, shuts, '[)'::text)", operator: '&&' },
          { expression: '"select"', operator: '<>' },
        ],
      },
      {
        name: 'one_at_a_time',
        method: 'gist',
        elements: [
          { expression: 'place', operator: '=' },
          { expression: 'during', operator: '&&' },
        ],
        where: 'place > 0',
      },
    ]);
  });

  test('partitions and inheriting tables name their parents', () => {
    expect(tableOf(document, 'visits').partition_by).toBe('RANGE (on_day)');
    expect(tableOf(document, 'visits_2026', 'park')).toMatchObject({
      partition_of: { table: 'visits', bounds: "FOR VALUES FROM ('2026-01-01') TO (MAXVALUE)" },
      partition_by: 'LIST (gate)',
      checks: [{ name: 'only_some' }, { name: 'visits_gate_check' }],
    });
    expect(tableOf(document, 'visits_2026_north').partition_of).toEqual({
      table: 'visits_2026',
      schema: 'park',
      bounds: "FOR VALUES IN ('north', NULL)",
    });
    expect(tableOf(document, 'visits_2026_rest').partition_of?.bounds).toBe('DEFAULT');
    expect(columnOf(tableOf(document, 'visits_2025'), 'id')).toMatchObject({ identity: 'by_default' });
    // A key to a partitioned table is also listed for each of its partitions.
    expect(tableOf(document, 'souvenirs').foreign_keys).toHaveLength(1);
    expect(tableOf(document, 'souvenirs_0')).toMatchObject({
      foreign_keys: [{ references: { table: 'visits' } }],
      partition_of: { bounds: 'FOR VALUES WITH (modulus 2, remainder 0)' },
    });
    const toys = tableOf(document, 'toys');
    expect(toys.inherits).toEqual([{ table: 'things' }]);
    expect(toys.checks).toEqual([{ name: 'labelled', expression: "label <> ''::text" }]);
    expect(typeOf(toys, 'maker')).toEqual({ native: 'things', kind: 'composite', name: 'things' });
  });

  test('triggers are named where an insert fires them, and row-level security where it is enabled', () => {
    const source = 'BEGIN RETURN NEW; END';
    expect(tableOf(document, 'things').triggers).toEqual([
      { name: 'after_all', timing: 'after', level: 'statement', action: 'park.watch', source },
      { name: 'on_insert', timing: 'before', level: 'row', action: 'park.watch', source },
    ]);
    expect(tableOf(document, 'visits').triggers).toHaveLength(1);
    expect(tableOf(document, 'visits_2025')).not.toHaveProperty('triggers');
    expect(tableOf(document, 'staff', 'Back Office').row_security).toBe('forced');
    expect(tableOf(document, 'Cages; "DROP"', 'park').row_security).toBe('enabled');
  });
});

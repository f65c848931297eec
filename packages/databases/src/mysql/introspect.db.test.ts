import { parseSchemaDocument, type SchemaDocument, type Table } from '@rowloom/engine';
import type { MariadbServer } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zoo } from '../ddl/zoo.fixture.ts';
import { connectMysql } from './connect.ts';
import { writeMysqlDdl } from '@rowloom/sql';
import { introspectMysql } from './introspect.ts';
import { addressOf, isMissing, openServer } from './server.fixture.ts';
import { MARIADB_ZOO } from './zoo.fixture.ts';

describe.skipIf(isMissing)('MariaDB', () => {
  let server: MariadbServer;
  let document: SchemaDocument;

  const read = async (database: string, schemas?: readonly string[]): Promise<SchemaDocument> => {
    const session = await connectMysql(addressOf(server, database));
    try {
      return await introspectMysql(session, schemas === undefined ? {} : { schemas });
    } finally {
      await session.close();
    }
  };
  const create = async (database: string, sql: string): Promise<void> => {
    const session = await connectMysql(addressOf(server, server.createDatabase(database)));
    await session.script(sql);
    await session.close();
  };
  const tableOf = (name: string): Table => {
    const found = document.tables.find((table) => table.name === name);
    if (found === undefined) throw new Error(`no table ${name}`);
    return found;
  };
  const columnOf = (name: string) => tableOf('animals').columns.find((column) => column.name === name);

  beforeAll(async () => {
    server = await openServer();
    await create('zoo', MARIADB_ZOO);
    document = await read('zoo');
  });
  afterAll(() => server.stop());

  test('the document is valid and has the tables alone', () => {
    expect(parseSchemaDocument(document)).toEqual({ document });
    expect(document.dialect).toBe('mariadb');
    expect(document.name).toBe('zoo');
    expect(document.tables.map(({ name }) => name)).toEqual([
      'Odd `names` & "quotes"',
      'animals',
      'cages',
      'counters',
      'kept',
      'tickets',
      'visits',
    ]);
  });

  test.each([
    ['id', { kind: 'integer', bits: 64, unsigned: true }],
    ['is_fed', { kind: 'boolean' }],
    ['mood', { kind: 'integer', bits: 8 }],
    ['padded', { kind: 'integer', bits: 16, unsigned: true }],
    ['middling', { kind: 'integer', bits: 24 }],
    ['price', { kind: 'decimal', precision: 10, scale: 2, unsigned: true }],
    ['weight', { kind: 'float', bits: 32 }],
    ['width', { kind: 'decimal', precision: 7, scale: 3 }],
    ['speed', { kind: 'decimal', unsigned: true }],
    ['mask', { kind: 'bits', length: 8 }],
    ['born', { kind: 'year' }],
    ['wakes', { kind: 'time', precision: 3 }],
    ['changed_at', { kind: 'timestamp', precision: 0, zone: true }],
    ['noted_at', { kind: 'timestamp', precision: 6 }],
    ['letter', { kind: 'text', max_length: 3, fixed: true, case_insensitive: true }],
    ['path', { kind: 'text', max_length: 20 }],
    ['story', { kind: 'text', max_length: 20, case_insensitive: true }],
    ['tag', { kind: 'bytes', max_length: 16, fixed: true }],
    ['diet', { kind: 'enum', values: ['a', "it's", 'b,c', 'back\\slash'] }],
    ['traits', { kind: 'set', values: ['x', 'y', 'z'] }],
    ['settings', { native: 'json', kind: 'json' }],
    ['notes', { native: 'longtext', kind: 'json' }],
    ['spot', { kind: 'geometric', shape: 'point', srid: 0 }],
    ['perches', { native: 'multipoint', kind: 'geometric', shape: 'point' }],
    ['token', { kind: 'uuid' }],
    ['feeder', { native: 'inet6', kind: 'inet' }],
  ])('the type of %s is %o', (name, expected) => {
    expect(columnOf(name)?.type).toMatchObject(expected);
  });

  test.each([
    ['id', { identity: 'by_default', nullable: false }],
    ['price', { default: '1.50' }],
    ['flag', { default: "b'1'" }],
    ['changed_at', { default: 'current_timestamp()', on_update: 'current_timestamp()' }],
    ['letter', { default: "'x''y'" }],
    ['name', { default: "''" }],
    ['path', { collation: 'utf8mb4_bin' }],
    ['cage', { collation: 'latin1_swedish_ci' }],
    ['doubled', { generated: { expression: '`size` * 2', stored: false } }],
    ['label', { generated: { expression: "concat(`name`,'-',`name`)", stored: true } }],
    ['remark', { comment: "it's\non two lines" }],
  ])('the column %s has %o', (name, expected) => {
    expect(columnOf(name)).toMatchObject(expected);
  });

  test('a default of NULL is none, and a default collation is left out', () => {
    expect(columnOf('alias')).not.toHaveProperty('default');
    expect(columnOf('name')).not.toHaveProperty('collation');
  });

  test('keys, prefixes, references and checks are there', () => {
    const { primary_key: primary, uniques, foreign_keys: keys, checks } = tableOf('animals');
    expect(primary).toEqual({ columns: ['id'] });
    expect(uniques).toEqual([
      { name: 'name_and_size', columns: ['name', 'size'], prefix_lengths: { name: 10 } },
      { name: 'names', columns: ['name'] },
      { name: 'stories', columns: ['story'], prefix_lengths: { story: 20 } },
    ]);
    expect(keys).toEqual([
      {
        name: 'lives_in',
        columns: ['wing', 'cage'],
        references: { table: 'cages', columns: ['wing', 'code'] },
        on_delete: 'set_null',
        on_update: 'cascade',
      },
      { name: 'mothers', columns: ['mother_id'], references: { table: 'animals', columns: ['id'] } },
    ]);
    expect(checks).toEqual([
      { name: 'notes', expression: 'json_valid(`notes`)' },
      { name: 'size_is_positive', expression: String.raw`\`size\` > 0 and \`name\` <> 'a\'b'`.replaceAll('\\`', '`') },
      { expression: '`price` >= 0' },
    ]);
  });

  test('rows without a partition are excluded by an implied CHECK', () => {
    expect(tableOf('visits').checks).toEqual([{ expression: '(year(`day`)) < 2030', implied: true }]);
    expect(tableOf('tickets').checks).toEqual([
      { expression: '(`kind`) in (1,3,2) and (`kind`) is not null', implied: true },
    ]);
  });

  test('triggers are named if they fire on insert', () => {
    expect(tableOf('cages').triggers).toEqual([
      { name: 'counts_up', timing: 'before', level: 'row', action: 'SET NEW.wing = NEW.wing + 1' },
    ]);
  });

  test('DDL that is written reads back as the same document', async () => {
    const { tables, constraints } = writeMysqlDdl(document);
    await create('again', `${tables}\n${constraints}`);
    const again = await read('again');
    const plain = ({ triggers: _triggers, checks, ...table }: Table) => ({
      ...table,
      checks: checks.filter(({ implied }) => implied !== true),
    });
    expect(again.tables.map(plain)).toEqual(document.tables.map(plain));
  });

  test('a schema of PostgreSQL becomes tables that read back as themselves', async () => {
    const first = writeMysqlDdl(zoo);
    await create('from_postgresql', `${first.tables}\n${first.constraints}`);
    const once = await read('from_postgresql');
    const second = writeMysqlDdl(once);
    await create('twice', `${second.tables}\n${second.constraints}`);
    expect((await read('twice')).tables).toEqual(once.tables);
  });

  test('several databases are the schemas of one document, and keys between them hold', async () => {
    await create('north', 'CREATE TABLE t (id int PRIMARY KEY)');
    await create(
      'south',
      'CREATE TABLE t (id int PRIMARY KEY, n int, CONSTRAINT far FOREIGN KEY (n) REFERENCES north.t (id))',
    );
    const both = await read('south', ['north', 'south']);
    expect(both.tables.map(({ schema, name }) => `${schema}.${name}`)).toEqual(['north.t', 'south.t']);
    expect(both.tables[1]?.foreign_keys[0]?.references).toEqual({ schema: 'north', table: 't', columns: ['id'] });
    expect((await read('south')).tables[0]?.foreign_keys).toEqual([]);
  });

  test('a missing database is named, with the nearest existing one', async () => {
    await expect(read('zoo', ['zooo'])).rejects.toMatchObject({
      code: 'no_such_schema',
      message: expect.stringContaining('Did you mean zoo?') as string,
    });
  });

  test('statistics have wide ranges of numbers and days, and no text', async () => {
    await create(
      'counted',
      `CREATE TABLE people (id int PRIMARY KEY, age int, born date, name varchar(20), KEY ages (age));
       INSERT INTO people SELECT seq, IF(seq % 4 = 0, NULL, 20 + seq % 37), '2001-02-03' + INTERVAL seq DAY, CONCAT('secret', seq)
         FROM seq_1_to_1234;
       ANALYZE TABLE people PERSISTENT FOR ALL`,
    );
    const session = await connectMysql(addressOf(server, 'counted'));
    const { tables } = await introspectMysql(session, { statistics: true });
    await session.close();
    const [id, age, born, name] = tables[0]?.columns.map(({ statistics }) => statistics) ?? [];
    expect(id).toMatchObject({ min: '1', max: '1300', distinct: 1234 });
    expect(age).toMatchObject({ min: '20', max: '56', distinct: 37 });
    expect(age?.null_fraction).toBeCloseTo(0.25, 1);
    expect(born).toMatchObject({ min: '2001-02-01', max: '2004-06-30' });
    expect(Object.keys(name ?? {}).toSorted()).toEqual(['distinct', 'null_fraction', 'width']);
    expect(JSON.stringify(tables)).not.toContain('secret');
  });

  test('a thousand tables are read within seconds', async () => {
    // With an engine that creates tables quickly: reading the catalogue takes the same time for any.
    const sql = Array.from(
      { length: 1000 },
      (_, at) => `CREATE TABLE t${at} (id int PRIMARY KEY, name varchar(20) UNIQUE, CHECK (id > 0)) ENGINE = MyISAM`,
    );
    await create('wide', sql.join(';'));
    const start = performance.now();
    expect((await read('wide')).tables.flatMap(({ uniques, checks }) => [...uniques, ...checks])).toHaveLength(2000);
    expect(performance.now() - start).toBeLessThan(10_000);
  }, 60_000);

  test('an empty database is an empty document', async () => {
    expect((await read(server.createDatabase('empty'))).tables).toEqual([]);
  });
});

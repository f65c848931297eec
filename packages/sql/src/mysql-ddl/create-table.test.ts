import type { Column } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { columnOf, tablesOf } from './read-sample.fixture.ts';

test.each<[string, Partial<Column>]>([
  ['a int(11) unsigned NOT NULL', { type: { native: 'int unsigned', kind: 'integer', bits: 32, unsigned: true } }],
  ['a int(5) zerofill', { type: { native: 'int(5) unsigned zerofill', kind: 'integer', bits: 32, unsigned: true } }],
  ['a bool DEFAULT TRUE', { type: { native: 'tinyint(1)', kind: 'boolean' }, default: '1' }],
  ["a tinyint(1) DEFAULT '5'", { type: { native: 'tinyint(1)', kind: 'integer', bits: 8 }, default: '5' }],
  [
    'a serial',
    {
      type: { native: 'bigint unsigned', kind: 'integer', bits: 64, unsigned: true },
      nullable: false,
      identity: 'by_default',
    },
  ],
  [
    "a fixed(8, 2) DEFAULT '1.5'",
    { type: { native: 'decimal(8,2)', kind: 'decimal', precision: 8, scale: 2 }, default: '1.50' },
  ],
  ['a double precision', { type: { native: 'double', kind: 'float', bits: 64 } }],
  ['a float(30)', { type: { native: 'double', kind: 'float', bits: 64 } }],
  ['a bit(4) DEFAULT 5', { type: { native: 'bit(4)', kind: 'bits', length: 4 }, default: "b'101'" }],
  [
    'a datetime(3) DEFAULT NOW(3) ON UPDATE current_timestamp(3)',
    {
      type: { native: 'datetime(3)', kind: 'timestamp', precision: 3 },
      default: 'CURRENT_TIMESTAMP(3)',
      on_update: 'CURRENT_TIMESTAMP(3)',
    },
  ],
  [
    "a enum('x', \"it's\", 'b\\'c') DEFAULT 'x'",
    { type: { native: "enum('x','it''s','b''c')", kind: 'enum', values: ['x', "it's", "b'c"] }, default: "'x'" },
  ],
  ["a varchar(20) DEFAULT _utf8mb4'a' 'b\\\\' COMMENT 'it''s'", { default: "'ab\\\\'", comment: "it's" }],
  [
    'a char(3) CHARACTER SET ascii',
    {
      type: { native: 'char(3)', kind: 'text', max_length: 3, fixed: true, case_insensitive: true, charset: 'ascii' },
      collation: 'ascii_general_ci',
    },
  ],
  [
    'a varchar(9) COLLATE utf8mb4_bin',
    { type: { native: 'varchar(9)', kind: 'text', max_length: 9 }, collation: 'utf8mb4_bin' },
  ],
  ['a text(300)', { type: { native: 'text', kind: 'text', max_length: 16_383, case_insensitive: true } }],
  ['a varchar(8) CHARACTER SET binary', { type: { native: 'varbinary(8)', kind: 'bytes', max_length: 8 } }],
  ['a json DEFAULT (JSON_OBJECT())', { type: { native: 'json', kind: 'json' }, default: 'JSON_OBJECT()' }],
  ['a point SRID 4326', { type: { native: 'point', kind: 'geometric', shape: 'point', srid: 4326 } }],
  ['a date DEFAULT NULL', { type: { native: 'date', kind: 'date' }, nullable: true }],
  ['a int DEFAULT -5', { default: '-5' }],
  ['a uuid DEFAULT uuid()', { type: { native: 'uuid', kind: 'uuid' }, default: 'uuid()' }],
])('%s is read as MySQL does', (declared, expected) => {
  expect(columnOf(declared)).toMatchObject(expected);
});

test('MariaDB prints its own widths and timestamps', () => {
  const options = { dialect: 'mariadb' } as const;
  expect(columnOf('a int', options)?.type.native).toBe('int(11)');
  expect(columnOf('a year', options)?.type.native).toBe('year(4)');
  expect(columnOf('a timestamp DEFAULT now()', options)?.default).toBe('current_timestamp()');
  expect(columnOf('a longtext COLLATE utf8mb4_bin CHECK (json_valid(a))', options)?.type).toEqual({
    native: 'json',
    kind: 'json',
  });
});

test('generated columns and checks are read as trees', () => {
  const [table] = tablesOf(`CREATE TABLE t (a int CHECK (a > 0) NOT ENFORCED, b int GENERATED ALWAYS AS (a * 2) STORED,
    c int AS ((a + 1)), CONSTRAINT low CHECK ((a < 9)), CHECK (b <> 3))`);
  expect(table?.columns.map(({ generated }) => generated && [generated.expression, generated.stored])).toEqual([
    undefined,
    ['a * 2', true],
    ['a + 1', false],
  ]);
  expect(table?.checks).toEqual([
    {
      name: 'low',
      expression: 'a < 9',
      predicate: {
        op: 'compare',
        operator: '<',
        left: { op: 'column', name: 'a' },
        right: { op: 'literal', type: 'number', value: '9' },
      },
    },
    { expression: 'b <> 3', predicate: expect.objectContaining({ op: 'compare' }) },
  ]);
});

test('keys have the names that the server would give', () => {
  const [, table] = tablesOf(`CREATE TABLE p (id int PRIMARY KEY);
    CREATE TABLE t (A int UNIQUE, b varchar(20), c int REFERENCES p, UNIQUE (a, b(5) DESC), UNIQUE KEY named (b(20)),
      UNIQUE ((lower(b))), KEY (c), FULLTEXT (b), FOREIGN KEY (a) REFERENCES p (ID) ON DELETE SET NULL ON UPDATE NO ACTION)`);
  expect(table?.uniques.map(({ name, columns, prefix_lengths: lengths }) => [name, columns, lengths])).toEqual([
    ['A', ['A'], undefined],
    ['A_2', ['A', 'b'], { b: 5 }],
    ['functional_index', [], undefined],
    ['named', ['b'], undefined],
  ]);
  expect(table?.foreign_keys).toEqual([
    { name: 't_ibfk_1', columns: ['c'], references: { table: 'p', columns: ['id'] } },
    { name: 't_ibfk_2', columns: ['A'], references: { table: 'p', columns: ['id'] }, on_delete: 'set_null' },
  ]);
});

test('names in double quotes are names if the mode says so', () => {
  const [table] = tablesOf('CREATE TABLE "t" ("a b" int DEFAULT "5", CHECK ("a b" > 3))');
  expect(table).toMatchObject({ name: 't', columns: [{ name: 'a b', default: '5' }] });
  expect(table?.checks[0]?.expression).toBe('`a b` > 3');
  expect(tablesOf('CREATE TABLE t (a text, CHECK (a <> "x\'y"))')[0]?.checks[0]?.expression).toBe("a <> 'x''y'");
});

test('values outside all partitions are excluded by a check', () => {
  const checks = (by: string): readonly string[] | undefined =>
    tablesOf(`CREATE TABLE t (a int, b datetime) PARTITION BY ${by}`)[0]?.checks.map(({ expression }) => expression);
  expect(checks('RANGE (a) (PARTITION p VALUES LESS THAN (5), PARTITION q VALUES LESS THAN (10))')).toEqual([
    '(a) < 10',
  ]);
  expect(checks('RANGE (a) (PARTITION p VALUES LESS THAN (5), PARTITION q VALUES LESS THAN MAXVALUE)')).toEqual([]);
  expect(checks("RANGE (to_days(b)) (PARTITION p VALUES LESS THAN (TO_DAYS('2030-01-01')))")).toEqual([
    "b < '2030-01-01'",
  ]);
  expect(checks("RANGE (to_seconds(b)) (PARTITION p VALUES LESS THAN (TO_SECONDS('2030-01-01')))")).toEqual([
    "b < '2030-01-01'",
  ]);
  expect(checks('RANGE (to_seconds(b)) (PARTITION p VALUES LESS THAN (63902908800))')).toEqual([
    "b < '2025-01-01 00:00:00'",
  ]);
  expect(checks("LIST COLUMNS (a, b) (PARTITION p VALUES IN ((1, '2020-01-01'), (2, NULL)))")).toEqual([
    "(a = 1 and a is not null and b = '2020-01-01' and b is not null) or (a = 2 and a is not null and b is null)",
  ]);
  expect(checks('LIST (a) (PARTITION p VALUES IN (1, 2), PARTITION q VALUES IN (NULL))')).toEqual(['(a) in (1,2)']);
  expect(checks('HASH (a) PARTITIONS 4')).toEqual([]);
});

test('a column may be called select', () => {
  expect(tablesOf('CREATE TABLE t (`select` int)')[0]?.columns).toHaveLength(1);
});

test('a period begins before it ends, and a key without overlaps excludes rows', () => {
  const [table, versioned] = tablesOf(
    `CREATE TABLE t (room int, a date, b date, PERIOD FOR stay (a, b), UNIQUE (room, stay WITHOUT OVERLAPS)) WITH SYSTEM VERSIONING;
     CREATE TABLE v (id int PRIMARY KEY, a timestamp(6) AS ROW START, b timestamp(6) AS ROW END, PERIOD FOR SYSTEM_TIME (a, b))`,
  );
  expect(table?.checks).toEqual([expect.objectContaining({ name: 'stay', expression: '`a` < `b`' })]);
  expect(table?.columns.map(({ nullable }) => nullable)).toEqual([true, false, false]);
  expect(table?.uniques).toEqual([{ name: 'room', columns: ['room', 'b', 'a'] }]);
  expect(table?.exclusions?.map(({ elements }) => elements.map(({ expression }) => expression))).toEqual([
    ['"room"', 'period("a", "b")'],
  ]);
  expect(versioned?.checks).toEqual([]);
});

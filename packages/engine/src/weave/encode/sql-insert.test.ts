import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { ColumnProgram } from '../graph/column-program.ts';
import { encodeFile } from './encode-file.fixture.ts';
import { plainRow, SAMPLE_COLUMNS, SAMPLE_ROWS, SAMPLES } from './encode.fixture.ts';
import { AWKWARD_TEXTS } from './sample-values.fixture.ts';
import type { PreviewValue } from '../compile/objects.ts';
import { DIALECTS, quoteName } from '../../language/dialect/dialect.ts';
import { makeSqlInsert, type SqlInsertOptions } from './sql-insert.ts';

const whole = (options: Partial<SqlInsertOptions>, chunks = 1, columns = SAMPLE_COLUMNS): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    encodeFile(
      makeSqlInsert({
        dialect: 'sqlite',
        table: { name: 'samples' },
        rows: SAMPLE_ROWS,
        rowsPerStatement: 10,
        ...options,
      }),
      columns,
      chunks,
    ),
  );

/** What follows the head of the script. */
const encode = (options: Partial<SqlInsertOptions>, ...more: [number?, typeof SAMPLE_COLUMNS?]): string =>
  whole(options, ...more)
    .split('\n')
    .slice(DIALECTS[options.dialect ?? 'sqlite'].scriptHead.length)
    .join('\n');

const only = (...names: readonly string[]) => SAMPLE_COLUMNS.filter(({ name }) => names.includes(name));

/** What SQLite returns for a sample; numbers of every kind are compared as their nearest double. */
function sqliteValue(value: PreviewValue, { type, value: { kind } }: ColumnProgram): unknown {
  if (value === null) return null;
  if (typeof value === 'boolean' || kind === 'decimal' || type.kind === 'integer') return Number(value);
  if (typeof value !== 'string') return value;
  if (type.kind === 'bytes') return new Uint8Array(Buffer.from(value.slice(2), 'hex'));
  if (type.kind === 'timestamp') return value.replace('T', ' ').replace('Z', '');
  return type.kind === 'time' ? value.replace('Z', '') : value;
}

test('SQLite reads every row back', () => {
  const database = new DatabaseSync(':memory:');
  // Columns without a type keep a literal as written.
  database.exec(`CREATE TABLE samples (${SAMPLES.map(({ column }) => quoteName('sqlite', column.name)).join(', ')})`);
  database.exec(encode({}));
  const rows = database.prepare('SELECT * FROM samples ORDER BY id').all();
  expect(rows).toHaveLength(SAMPLE_ROWS);
  rows.forEach((found, row) => {
    const parsed = { ...found };
    for (const name of ['tags', 'numbers', 'switches']) parsed[name] = JSON.parse(String(found[name])) as never;
    const read = SAMPLES.filter(({ column }) => !['prices', 'days'].includes(column.name));
    for (const { column, plain } of read) {
      const expected = sqliteValue(plain(row), column);
      expect([column.name, parsed[column.name]]).toEqual([column.name, expected]);
    }
  });
});

test('a statement begins at every row that its size divides, and the last row ends one', () => {
  const statements = encode({ rowsPerStatement: 25 }, 1, only('id')).split(';\n');
  expect(statements.map((statement) => statement.split('\n').length - 1)).toEqual([25, 25, 25, 22, 0]);
  expect(statements[1]).toMatch(/^INSERT INTO "samples" \("id"\) VALUES\n\(26\),\n\(27\),\n/);
});

test.each(['postgresql', 'mysql', 'sqlite'] as const)('1, 3 and 16 chunks give the same bytes in %s', (dialect) => {
  const all = whole({ dialect });
  expect(whole({ dialect }, 3)).toBe(all);
  expect(whole({ dialect }, 16)).toBe(all);
  expect(all.split('\n')).toEqual([...DIALECTS[dialect].scriptHead, ...encode({ dialect }).split('\n')]);
});

test('names are quoted as the dialect requires, and only PostgreSQL overrides identities', () => {
  const table = { schema: 'a"b', name: 'c`d' };
  const columns = only('label "or" not');
  const opening = (dialect: SqlInsertOptions['dialect']): string =>
    encode({ dialect, table, overridingSystemValue: true }, 1, columns).split('\n', 1)[0] ?? '';
  expect(opening('postgresql')).toBe('INSERT INTO "a""b"."c`d" ("label ""or"" not") OVERRIDING SYSTEM VALUE VALUES');
  expect(opening('sqlite')).toBe('INSERT INTO "a""b"."c`d" ("label ""or"" not") VALUES');
  expect(opening('mysql')).toBe('INSERT INTO `a"b`.`c``d` (`label "or" not`) VALUES');
});

test('a table whose columns are all left to the database is filled with defaults', () => {
  const columns = only('left_to_the_database');
  expect(encode({ rows: 97, dialect: 'postgresql' }, 1, columns).split('\n')[1]).toBe(
    'INSERT INTO "samples" DEFAULT VALUES;',
  );
  expect(encode({ rows: 97, dialect: 'mysql' }, 1, columns).split('\n')[96]).toBe(
    'INSERT INTO `samples` () VALUES ();',
  );
});

test('PostgreSQL doubles apostrophes only; MySQL also escapes backslashes and line breaks', () => {
  const literals = (dialect: SqlInsertOptions['dialect']): string => encode({ dialect }, 1, only('label'));
  for (const text of AWKWARD_TEXTS) {
    const doubled = text.replaceAll("'", "''");
    expect(literals('postgresql')).toContain(`('${doubled}')`);
    const escaped = doubled.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
    expect(literals('mysql')).toContain(`('${escaped}')`);
  }
});

test('an array is JSON where the dialect has no arrays', () => {
  const flags = (dialect: SqlInsertOptions['dialect']): string =>
    encode({ dialect }, 1, only('switches')).split('\n')[2] ?? '';
  expect(flags('postgresql')).toBe("('{TRUE}'),");
  expect(flags('mysql')).toBe("('[true]'),");
  expect(flags('sqlite')).toBe("('[true]'),");
});

test('literals take the form of their dialect', () => {
  const row = (dialect: SqlInsertOptions['dialect']): string =>
    encode({ dialect }, 1, only('active', 'created', 'blob', 'flags', 'numbers', 'digits')).split('\n')[3] ?? '';
  expect(plainRow(2)).toMatchObject({ active: false, blob: '\\x4aa5', flags: '11111111', digits: '6' });
  expect(row('postgresql')).toBe(
    String.raw`(FALSE, '2000-01-01 12:34:56.789+00', '6', '\x4aa5', '11111111', '{-2,2}'),`,
  );
  expect(row('mysql')).toBe(`(FALSE, '2000-01-01 12:34:56.789', '6', X'4aa5', '11111111', '[-2,2]'),`);
  expect(row('sqlite')).toBe(`(0, '2000-01-01 12:34:56.789', '6', X'4aa5', '11111111', '[-2,2]'),`);
});

export type SqlDialect = 'postgresql' | 'mysql' | 'sqlite';

/** In the form of requests: the service reports what is wrong with a document. */
type Part = Readonly<Record<string, unknown>>;
type Table = Part & { readonly name: string };
type HostileDocument = Part & { readonly tables: readonly Table[] };

/** What a malicious member writes to make more happen in another's target than creating tables. */
export const HOSTILE_TEXTS: readonly string[] = [
  '1); DROP TABLE victim; --',
  "'); DELETE FROM victim; --",
  '$q$; DROP TABLE victim; $q$',
  'a" int); DROP TABLE victim; --',
  'a` int); DROP TABLE victim; #',
  "\\'; DROP TABLE victim; -- ",
  '/*!50001 ); DROP TABLE victim */',
  "x'); ATTACH 'evil.db' AS evil; --",
  '(SELECT count(*) FROM victim) > 0',
  "lo_import('/etc/passwd') > 0",
  "nextval('victim_seq') > 0",
  "setval('victim_seq', 99) > 0",
  'victim.x = 1',
  "E'\\'; DROP TABLE victim; --'",
  "U&'\\0027; DROP TABLE victim; --'",
  '0) STORED, evil int, CHECK (1 = 1',
  '1) NOT VALID; GRANT ALL ON victim TO PUBLIC; --',
  '\'a\' COLLATE "C"); TRUNCATE victim; --',
  'IN (1) TO (2); DROP TABLE victim',
  '\n\\! touch pwned\n',
  ');\nCREATE TABLE evil(x int);\n--',
  "');DO $$BEGIN DROP TABLE victim; END$$;--",
  'pg_sleep(10) IS NULL',
  "current_setting('is_superuser') = 'on'",
  'CASE WHEN true THEN (DELETE FROM victim RETURNING 1) END',
  ';;;BEGIN;COMMIT;DROP TABLE victim;--',
  'SLEEP(5)=0',
  "load_extension('evil') = 1",
  "a' || (SELECT 'b') || '",
  '\u2028\u0085;DROP TABLE victim\ufeff',
];

/** Those that PostgreSQL parses as one expression, which a table may not call, or cannot have. */
export const isWhole = (text: string): boolean => /^(?:\w+\([^;]*|(?:E|U&)'.*'|\$q\$.*\$q\$|victim\.x.*)$/.test(text);

const INT = { native: 'INTEGER', kind: 'integer', bits: 32 };
const TEXT = { native: 'TEXT', kind: 'text' };

const nameOf = (text: string, index: number): string => `${index} ${text}`.slice(0, 40).trim();

/**
 * One table for each text, which is inserted wherever a document has texts, and partitions with such bounds and keys.
 */
export function hostileTemplate(dialect: SqlDialect, texts: readonly string[]): HostileDocument {
  const isPostgresql = dialect === 'postgresql';
  const tables = texts.map((text, index) => tableOf(text, index, isPostgresql));
  return {
    version: 1,
    dialect,
    name: texts[0] ?? '',
    enums: isPostgresql ? texts.map((text, index) => ({ name: `e${nameOf(text, index)}`, values: [text, 'b'] })) : [],
    domains: isPostgresql
      ? texts.map((text, index) => ({
          name: `d${nameOf(text, index)}`,
          type: TEXT,
          nullable: true,
          default: text,
          checks: [{ name: `k${nameOf(text, index)}`, expression: text }],
        }))
      : [],
    tables: isPostgresql ? [...tables, ...texts.flatMap(partitioned)] : tables,
  };
}

function tableOf(text: string, index: number, isPostgresql: boolean): Table {
  const name = nameOf(text, index);
  const plain = (column: Part): Part => ({ type: TEXT, nullable: true, ...column });
  const label = isPostgresql
    ? { native: `e${name}`, kind: 'enum', name: `e${name}` }
    : { native: 'TEXT', kind: 'enum', values: [text, 'b'] };
  return {
    name,
    comment: text,
    columns: [
      plain({ name: 'id', type: INT, nullable: false }),
      plain({ name: `c${name}`, comment: text, default: text }),
      plain({ name: 'computed', generated: { expression: text, stored: true } }),
      plain({ name: 'label', type: label }),
      plain({ name: 'native', type: { native: `integer ${text}`, kind: 'integer', bits: 32 } }),
      plain({ name: 'collated', collation: text }),
      ...(isPostgresql ? [plain({ name: 'own', type: { native: `d${name}`, kind: 'domain', name: `d${name}` } })] : []),
    ],
    primary_key: { name: `p${name}`, columns: ['id'] },
    uniques: [
      { name: `w${name}`, columns: ['id'], index: true, where: { expression: text } },
      { name: `x${name}`, columns: [], index: true, expressions: [{ expression: text }] },
    ],
    foreign_keys: [{ name: `f${name}`, columns: ['id'], references: { table: name, columns: ['id'] } }],
    checks: [{ name: `h${name}`, expression: text }],
  };
}

/** If their key, bounds or both are impossible: they are ordinary tables then. */
function partitioned(text: string, index: number): readonly Table[] {
  const bare = { uniques: [], foreign_keys: [], checks: [], columns: [{ name: 'a', type: INT, nullable: true }] };
  const whole = { ...bare, name: `whole ${index}`, partition_by: 'LIST (a)' };
  const part = (name: string, bounds: string): Table => ({
    ...bare,
    name: `${name} ${index}`,
    partition_of: { table: whole.name, bounds },
  });
  return [whole, part('rest', 'DEFAULT'), part('part', text), { ...bare, name: `keyed ${index}`, partition_by: text }];
}

import {
  type Column,
  type ColumnType,
  GENERATORS,
  loadLexicon,
  makePlan,
  makeRunContext,
  type Rules,
  type RunAdditions,
  type RunContext,
  type SchemaDocument,
} from '@rowloom/engine';

const TEXT: ColumnType = { native: 'text', kind: 'text' };
const INTEGER: ColumnType = { native: 'integer', kind: 'integer', bits: 32 };
const DATE: ColumnType = { native: 'date', kind: 'date' };
const NUMERIC: ColumnType = { native: 'numeric(10,2)', kind: 'decimal', precision: 10, scale: 2 };
const ZONED: ColumnType = { native: 'timestamp with time zone', kind: 'timestamp', zone: true };

/** One of every PostgreSQL type that a plan fills. */
const TYPES: Readonly<Record<string, ColumnType>> = {
  small: { native: 'smallint', kind: 'integer', bits: 16 },
  whole: INTEGER,
  big: { native: 'bigint', kind: 'integer', bits: 64 },
  amount: NUMERIC,
  rounded: { native: 'numeric(12,0)', kind: 'decimal', precision: 12, scale: 0 },
  fine: { native: 'numeric(18,9)', kind: 'decimal', precision: 18, scale: 9 },
  free: { native: 'numeric', kind: 'decimal' },
  single: { native: 'real', kind: 'float', bits: 32 },
  double: { native: 'double precision', kind: 'float', bits: 64 },
  cash: { native: 'money', kind: 'money' },
  truth: { native: 'boolean', kind: 'boolean' },
  words: TEXT,
  short: { native: 'character varying(12)', kind: 'text', max_length: 12 },
  padded: { native: 'character(40)', kind: 'text', max_length: 40, fixed: true },
  photo: { native: 'bytea', kind: 'bytes' },
  mask: { native: 'bit(9)', kind: 'bits', length: 9 },
  masks: { native: 'bit varying(20)', kind: 'bits', length: 20, varying: true },
  day: DATE,
  clock: { native: 'time without time zone', kind: 'time' },
  zoned_clock: { native: 'time with time zone', kind: 'time', zone: true },
  moment: { native: 'timestamp without time zone', kind: 'timestamp' },
  zoned: ZONED,
  second: { native: 'timestamp(0) with time zone', kind: 'timestamp', precision: 0, zone: true },
  span: { native: 'interval', kind: 'interval' },
  uid: { native: 'uuid', kind: 'uuid' },
  doc: { native: 'jsonb', kind: 'json', binary: true },
  doc_text: { native: 'json', kind: 'json' },
  markup: { native: 'xml', kind: 'xml' },
  host: { native: 'inet', kind: 'inet' },
  net: { native: 'cidr', kind: 'cidr' },
  card: { native: 'macaddr', kind: 'macaddr', bytes: 6 },
  mood: { native: 'mood', kind: 'enum', name: 'mood' },
  tags: { native: 'text[]', kind: 'array', element: TEXT },
  numbers: { native: 'integer[]', kind: 'array', element: INTEGER },
  days: { native: 'date[]', kind: 'array', element: DATE },
  amounts: { native: 'numeric(10,2)[]', kind: 'array', element: NUMERIC },
  during: { native: 'int4range', kind: 'range', subtype: INTEGER },
  stay: { native: 'daterange', kind: 'range', subtype: DATE },
  shift: { native: 'tstzrange', kind: 'range', subtype: ZONED },
  price_band: { native: 'numrange', kind: 'range', subtype: { native: 'numeric', kind: 'decimal' } },
  spot: { native: 'point', kind: 'geometric', shape: 'point' },
  search: { native: 'tsvector', kind: 'full_text' },
  label: { native: 'label', kind: 'domain', name: 'label' },
};

/** The type for which a generator is meant, if not text. */
const MEANT: Readonly<Record<string, ColumnType>> = {
  array: { native: 'text[]', kind: 'array', element: TEXT },
  bits: { native: 'bit(24)', kind: 'bits', length: 24 },
  bytes: { native: 'bytea', kind: 'bytes' },
  full_text: { native: 'tsvector', kind: 'full_text' },
  geo_point: { native: 'point', kind: 'geometric', shape: 'point' },
  geometry: { native: 'polygon', kind: 'geometric', shape: 'polygon' },
  quantiles: { native: 'numeric(10,2)', kind: 'decimal', precision: 10, scale: 2 },
  range: { native: 'daterange', kind: 'range', subtype: DATE },
};

const OPTIONS: Rules = {
  'generators.one_of': { generator: 'one_of', options: { values: ['red', 'green', 'blue'] } },
  'generators.constant': { generator: 'constant', options: { value: 'fixed' } },
  'generators.pattern': { generator: 'pattern', options: { regex: '^[A-Z]{3}-[0-9]{5}$' } },
  'generators.identifier': { generator: 'identifier', options: { of: 'isbn13' } },
  'generators.quantiles': { generator: 'quantiles', options: { values: ['0', '1.5', '2', '40'] } },
  'generators.term': { generator: 'term', options: { of: 'airport', field: 'name' } },
  'generators.template': { generator: 'template', options: { text: '{given_name} {family_name}' } },
};

const column = (name: string, type: ColumnType, nullable = true): Column => ({ name, type, nullable });

/** Two tables: one with a column of every type, one with a text column for every generator that can fill one. */
export const CHECKSUM_SCHEMA: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'checksums',
  enums: [{ name: 'mood', values: ['calm', "it's fine", 'wild'] }],
  domains: [{ name: 'label', type: TEXT, nullable: true, checks: [] }],
  tables: [
    {
      name: 'kinds',
      columns: [
        column('id', INTEGER, false),
        ...Object.entries(TYPES).map(([name, type]) => column(name, type)),
        {
          ...column('twice', INTEGER),
          generated: { expression: 'whole * 2', stored: true },
        },
      ],
      primary_key: { columns: ['id'] },
      uniques: [],
      foreign_keys: [],
      checks: [],
    },
    {
      name: 'generators',
      columns: [column('id', INTEGER, false), ...GENERATORS.map(({ name }) => column(name, MEANT[name] ?? TEXT))],
      primary_key: { columns: ['id'] },
      uniques: [],
      foreign_keys: [],
      checks: [],
    },
  ],
};

const RULES: Rules = {
  ...Object.fromEntries(GENERATORS.map(({ name }) => [`generators.${name}`, { generator: name, null_fraction: 0.1 }])),
  ...OPTIONS,
  'kinds.whole': { range: { min: 1, max: 1_000_000 } },
  ...Object.fromEntries(
    Object.keys(TYPES)
      .filter((name) => name !== 'whole')
      .map((name) => [`kinds.${name}`, { null_fraction: 0.1 }]),
  ),
};

export async function checksumRun(
  rows: number,
  schema = CHECKSUM_SCHEMA,
  rules: Rules = RULES,
  additions: RunAdditions = {},
): Promise<RunContext> {
  const lexicon = await loadLexicon('en');
  const made = makePlan(
    schema,
    { rows: { '*': rows }, seed: 7, locale: 'en', as_of: '2026-11-15T00:00:00.000Z', rules },
    lexicon,
  );
  if ('issues' in made) throw new Error(JSON.stringify(made.issues));
  return makeRunContext(schema, made.plan, lexicon, additions);
}

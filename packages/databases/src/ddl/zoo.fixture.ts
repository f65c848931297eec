import type { Column, ColumnType, Expression, SchemaDocument, Table } from '@rowloom/engine';

const plain = (native: string, rest: object): ColumnType => ({ native, ...rest }) as ColumnType;
const bigint = plain('bigint', { kind: 'integer', bits: 64 });
const text = plain('text', { kind: 'text' });
const integer = plain('integer', { kind: 'integer', bits: 32 });
const date = plain('date', { kind: 'date' });
const money2 = plain('numeric(12,2)', { kind: 'decimal', precision: 12, scale: 2 });

/** One type of every kind, in PostgreSQL's form. */
const TYPES: readonly ColumnType[] = [
  plain('smallint', { kind: 'integer', bits: 16 }),
  integer,
  bigint,
  plain('numeric', { kind: 'decimal' }),
  money2,
  plain('real', { kind: 'float', bits: 32 }),
  plain('double precision', { kind: 'float', bits: 64 }),
  plain('money', { kind: 'money' }),
  plain('boolean', { kind: 'boolean' }),
  text,
  plain('character varying(20)', { kind: 'text', max_length: 20 }),
  plain('character(3)', { kind: 'text', max_length: 3, fixed: true }),
  plain('"char"', { kind: 'text', max_length: 1 }),
  plain('name', { kind: 'text', max_length: 63 }),
  plain('citext', { kind: 'text', case_insensitive: true }),
  plain('bytea', { kind: 'bytes' }),
  plain('bit(4)', { kind: 'bits', length: 4 }),
  plain('bit varying(8)', { kind: 'bits', length: 8, varying: true }),
  date,
  plain('time(3) without time zone', { kind: 'time', precision: 3 }),
  plain('time with time zone', { kind: 'time', zone: true }),
  plain('timestamp without time zone', { kind: 'timestamp' }),
  plain('timestamp(0) with time zone', { kind: 'timestamp', precision: 0, zone: true }),
  plain('interval day to second(3)', { kind: 'interval', fields: 'day to second' }),
  plain('uuid', { kind: 'uuid' }),
  plain('json', { kind: 'json' }),
  plain('jsonb', { kind: 'json', binary: true }),
  plain('xml', { kind: 'xml' }),
  plain('inet', { kind: 'inet' }),
  plain('cidr', { kind: 'cidr' }),
  plain('macaddr', { kind: 'macaddr', bytes: 6 }),
  plain('macaddr8', { kind: 'macaddr', bytes: 8 }),
  plain('"wild ""mood"""', { kind: 'enum', name: 'wild "mood"' }),
  plain('"größe"', { kind: 'domain', name: 'größe' }),
  plain('text[]', { kind: 'array', element: text }),
  plain('integer[]', { kind: 'array', element: integer, dimensions: 2 }),
  plain('int4range', { kind: 'range', subtype: integer }),
  plain('datemultirange', { kind: 'range', subtype: date, multiple: true }),
  ...(['point', 'line', 'lseg', 'box', 'path', 'polygon', 'circle'] as const).map((shape) =>
    plain(shape, { kind: 'geometric', shape }),
  ),
  plain('tsvector', { kind: 'full_text' }),
  plain('tsquery', { kind: 'full_text', query: true }),
  plain('pg_lsn', { kind: 'unknown' }),
];

const column = (name: string, type: ColumnType, rest: Partial<Column> = {}): Column => ({
  name,
  type,
  nullable: false,
  ...rest,
});
const table = (name: string, rest: Partial<Table>): Table => ({
  name,
  columns: [],
  uniques: [],
  foreign_keys: [],
  checks: [],
  ...rest,
});
const at = (name: string): Expression => ({ op: 'column', name });
const number = (value: string): Expression => ({ op: 'literal', type: 'number', value });
const word = (value: string): Expression => ({ op: 'literal', type: 'text', value });
const isNull = (arg: Expression): Expression => ({ op: 'is', arg, value: 'null' });
const lower = (name: string): Expression => ({ op: 'call', name: 'lower', args: [at(name)] });

const keepers = table('keepers', {
  comment: "The zoo's people; it's -- all of them.",
  columns: [
    column('id', bigint, { identity: 'always' }),
    column('email', text, { comment: 'Œuvre "d\'art"\nsecond line' }),
    column('rank', integer, { default: '1' }),
    column('salary', money2, { nullable: true, default: '(-1.50)::numeric(12,2)' }),
    column('bonus', money2, { default: '0' }),
    column('pay', money2, {
      nullable: true,
      generated: {
        expression: 'salary + bonus',
        stored: true,
        predicate: { op: 'arithmetic', operator: '+', left: at('salary'), right: at('bonus') },
      },
    }),
    column('mood', plain('"wild ""mood"""', { kind: 'enum', name: 'wild "mood"' }), {
      default: `'it''s'::"wild ""mood"""`,
    }),
    column('code', plain('character varying(12)', { kind: 'text', max_length: 12 })),
    column('tags', plain('text[]', { kind: 'array', element: text }), { default: "'{}'::text[]" }),
    column('is_active', plain('boolean', { kind: 'boolean' }), { default: 'true' }),
    column('hired_on', date, { default: 'CURRENT_DATE' }),
    column('seen_at', plain('timestamp with time zone', { kind: 'timestamp', zone: true }), {
      nullable: true,
      default: 'now()',
    }),
    column('left_at', plain('timestamp with time zone', { kind: 'timestamp', zone: true }), { nullable: true }),
    column('boss_id', integer, { nullable: true }),
  ],
  primary_key: { name: 'keepers_pkey', columns: ['id'] },
  uniques: [
    { name: 'keepers_code_key', columns: ['code'] },
    { name: 'keepers_rank_code_key', columns: ['rank', 'code'], nulls_not_distinct: true },
    {
      name: 'keepers_email_idx',
      columns: [],
      expressions: [{ expression: 'lower(email)', predicate: lower('email') }],
      index: true,
    },
    {
      name: 'keepers_active_idx',
      columns: ['email'],
      where: { expression: 'left_at IS NULL', predicate: isNull(at('left_at')) },
      index: true,
    },
    { name: 'keepers_bonus_key', columns: ['bonus', 'id'], deferrable: true },
  ],
  foreign_keys: [
    {
      name: 'keepers_boss_id_fkey',
      columns: ['boss_id'],
      references: { table: 'keepers', columns: ['id'] },
      on_delete: 'set_null',
      on_update: 'cascade',
      deferrable: true,
      initially_deferred: true,
    },
  ],
  checks: [
    {
      name: 'rank_in_range',
      expression: 'rank >= 1 AND rank <= 9',
      predicate: {
        op: 'and',
        args: [
          { op: 'compare', operator: '>=', left: at('rank'), right: number('1') },
          { op: 'compare', operator: '<=', left: at('rank'), right: number('9') },
        ],
      },
    },
    {
      name: 'pay_adds_up',
      expression: 'salary + bonus >= 0.10',
      predicate: {
        op: 'compare',
        operator: '>=',
        left: { op: 'arithmetic', operator: '+', left: at('salary'), right: at('bonus') },
        right: number('0.10'),
      },
    },
    {
      name: 'email_form',
      expression: "email ~ '^[^@]+@[^@]+$'",
      predicate: { op: 'regex', arg: at('email'), pattern: word('^[^@]+@[^@]+$') },
    },
    {
      name: 'code_form',
      expression: String.raw`code LIKE 'K\_%' AND length(code) > 2`,
      predicate: {
        op: 'and',
        args: [
          { op: 'like', arg: at('code'), pattern: word(String.raw`K\_%`) },
          {
            op: 'compare',
            operator: '>',
            left: { op: 'call', name: 'length', args: [at('code')] },
            right: number('2'),
          },
        ],
      },
    },
    {
      name: 'some_time',
      expression: 'num_nonnulls(seen_at, left_at) >= 1',
      predicate: {
        op: 'compare',
        operator: '>=',
        left: { op: 'call', name: 'num_nonnulls', args: [at('seen_at'), at('left_at')] },
        right: number('1'),
      },
    },
    {
      name: 'own_boss',
      expression: 'boss_id IS DISTINCT FROM 0',
      predicate: { op: 'compare', operator: 'is distinct from', left: at('boss_id'), right: number('0') },
    },
    {
      name: 'tags_few',
      expression: 'cardinality(tags) < 10',
      predicate: {
        op: 'compare',
        operator: '<',
        left: { op: 'call', name: 'cardinality', args: [at('tags')] },
        right: number('10'),
      },
    },
    {
      name: 'mood_known',
      expression: `(mood = ANY (ARRAY['it''s'::"wild ""mood""", 'süß'])) OR NOT is_active`,
      predicate: {
        op: 'or',
        args: [
          { op: 'in', arg: at('mood'), list: [word("it's"), word('süß')] },
          { op: 'not', arg: at('is_active') },
        ],
      },
    },
  ],
});

const cages = table('Cages; "DROP"', {
  schema: 'zoo ünïcode',
  columns: [
    column('select', bigint, { identity: 'by_default' }),
    column('größe "m²"', plain('"größe"', { kind: 'domain', name: 'größe' })),
    column('during', plain('daterange', { kind: 'range', subtype: date })),
    column('keeper', bigint, { nullable: true }),
    column('key', text),
  ],
  primary_key: { name: 'cages "pk"', columns: ['select'] },
  uniques: [{ name: 'cages_two_key', columns: ['key', 'select'] }],
  foreign_keys: [
    {
      name: 'cages_keeper_fkey',
      columns: ['keeper'],
      references: { table: 'keepers', columns: ['id'] },
      on_delete: 'cascade',
      match: 'full',
    },
  ],
  checks: [
    {
      name: 'größe > 0',
      expression: '"größe ""m²""" > 0',
      predicate: { op: 'compare', operator: '>', left: at('größe "m²"'), right: number('0') },
    },
  ],
  exclusions: [
    {
      name: 'no_overlap',
      method: 'gist',
      elements: [
        { expression: '"select"', operator: '=' },
        { expression: 'during', operator: '&&' },
      ],
      where: '"select" > 0',
    },
  ],
});

const visits = table('visits', {
  columns: [
    column('cage', bigint),
    column('cage_key', text),
    column('on_day', date),
    column('note', text, { nullable: true }),
  ],
  primary_key: { name: 'visits_pkey', columns: ['cage', 'on_day'] },
  foreign_keys: [
    {
      name: 'visits_cage_fkey',
      columns: ['cage_key', 'cage'],
      references: { schema: 'zoo ünïcode', table: 'Cages; "DROP"', columns: ['key', 'select'] },
    },
  ],
  partition_by: 'RANGE (on_day)',
});

/** A PostgreSQL schema with every troublesome type, constraint and name. */
export const zoo: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'zoo',
  tables: [
    table('kinds', { columns: TYPES.map((type, index) => column(`c${index}`, type, { nullable: true })) }),
    keepers,
    cages,
    visits,
    {
      ...visits,
      name: 'visits_2026',
      partition_by: undefined,
      primary_key: { name: 'visits_2026_pkey', columns: ['cage', 'on_day'] },
      partition_of: { table: 'visits', bounds: "FOR VALUES FROM ('2026-01-01') TO ('2027-01-01')" },
    } as unknown as Table,
  ],
  enums: [{ name: 'wild "mood"', values: ["it's", 'süß', 'a "b"', 'back\\slash'] }],
  domains: [
    {
      name: 'größe',
      type: money2,
      nullable: true,
      default: '1.5',
      checks: [
        {
          name: 'größe_check',
          expression: 'VALUE > 0',
          predicate: { op: 'compare', operator: '>', left: at('value'), right: number('0') },
        },
      ],
    },
  ],
};

import { beforeAll, expect, test } from 'vitest';
import { prepare } from '../parser/parser.ts';
import { columnOf, readSample, tableOf } from './read-sample.ts';

beforeAll(prepare);

test('a column has type, default, identity, computation and comment', () => {
  const text = `CREATE TABLE items (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- the key
      number serial,
      price numeric(8,2) DEFAULT '0'::numeric NOT NULL,
      twice numeric GENERATED ALWAYS AS (price * 2) STORED,
      state text DEFAULT CASE WHEN 1 IS NOT NULL THEN 'new' END NOT NULL,
      "Made At" timestamptz DEFAULT (now())
    );
    COMMENT ON TABLE items IS 'Things';
    COMMENT ON COLUMN public.items.price IS 'In euros';`;
  expect(columnOf(text, 'id')).toEqual({
    name: 'id',
    type: { native: 'bigint', kind: 'integer', bits: 64 },
    nullable: false,
    identity: 'always',
  });
  expect(columnOf(text, 'number')).toMatchObject({
    type: { native: 'integer' },
    nullable: false,
    identity: 'by_default',
  });
  expect(columnOf(text, 'price')).toMatchObject({ nullable: false, default: "'0'::numeric", comment: 'In euros' });
  expect(columnOf(text, 'twice').generated).toEqual({
    expression: 'price * 2',
    stored: true,
    predicate: {
      op: 'arithmetic',
      operator: '*',
      left: { op: 'column', name: 'price' },
      right: { op: 'literal', type: 'number', value: '2' },
    },
  });
  expect(columnOf(text, 'state')).toMatchObject({ nullable: false, default: "CASE WHEN 1 IS NOT NULL THEN 'new' END" });
  expect(columnOf(text, 'Made At')).toMatchObject({ nullable: true, default: 'now()' });
  expect(tableOf(text, 'items').comment).toBe('Things');
});

test('a unique index over a column twice is one over the column', () => {
  const text = 'CREATE TABLE t (a int, b int); CREATE UNIQUE INDEX u ON t (b, a, b);';
  expect(tableOf(text, 't').uniques).toEqual([{ name: 'u', columns: ['b', 'a'], index: true }]);
});

test('unnamed constraints get the name that PostgreSQL gives', () => {
  const text = `
    CREATE TABLE people (id int PRIMARY KEY, mail text UNIQUE, a int CHECK (a > 0) CHECK (a < b), b int CHECK (b <> 4) CHECK (b <> 5),
      CHECK (a + b > 0), UNIQUE (a, b), UNIQUE (a) INCLUDE (b), EXCLUDE USING gist (r WITH &&), r int4range);
    CREATE TABLE pets (owner int REFERENCES people, other int, FOREIGN KEY (owner) REFERENCES people (id), FOREIGN KEY (other, owner) REFERENCES people (a, b));
    CREATE UNIQUE INDEX ON pets (other, lower(owner::text), (owner + 1));
    CREATE UNIQUE INDEX ON pets (other);
    CREATE UNIQUE INDEX ON pets (other) WHERE owner IS NULL;
    CREATE TABLE a_very_long_table_name_that_goes_on_and_on_for_ever (a_rather_long_column_name_too_for_good_measure int UNIQUE);`;
  const people = tableOf(text, 'people');
  expect(people.primary_key?.name).toBe('people_pkey');
  expect(people.uniques.map(({ name }) => name)).toEqual(['people_mail_key', 'people_a_b_key', 'people_a_b_key1']);
  expect(people.checks.map(({ name }) => name)).toEqual([
    'people_a_check',
    'people_check',
    'people_b_check',
    'people_b_check1',
    'people_check1',
  ]);
  expect(people.exclusions?.map(({ name }) => name)).toEqual(['people_r_excl']);
  expect(tableOf(text, 'pets').foreign_keys.map(({ name }) => name)).toEqual([
    'pets_owner_fkey',
    'pets_owner_fkey1',
    'pets_other_owner_fkey',
  ]);
  expect(tableOf(text, 'pets').uniques.map(({ name }) => name)).toEqual([
    'pets_other_lower_expr_idx',
    'pets_other_idx',
    'pets_other_idx1',
  ]);
  const [long] = tableOf(text, 'a_very_long_table_name_that_goes_on_and_on_for_ever').uniques;
  expect(long?.name).toBe('a_very_long_table_name_that_g_a_rather_long_column_name_too_key');
});

test('a foreign key without columns refers to the primary key, even of a table created later', () => {
  const text = `CREATE TABLE b (a_id int, CONSTRAINT fk FOREIGN KEY (a_id) REFERENCES a MATCH FULL ON DELETE SET NULL ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED NOT VALID);
    CREATE TABLE a (id int PRIMARY KEY);`;
  expect(tableOf(text, 'b').foreign_keys).toEqual([
    {
      name: 'fk',
      columns: ['a_id'],
      references: { table: 'a', columns: ['id'] },
      on_delete: 'set_null',
      on_update: 'cascade',
      deferrable: true,
      initially_deferred: true,
      match: 'full',
      not_valid: true,
    },
  ]);
});

test('DEFERRABLE beside a column belongs to the constraint before it', () => {
  const text = 'CREATE TABLE a (id int PRIMARY KEY, up int REFERENCES a DEFERRABLE INITIALLY DEFERRED CHECK (up > 0));';
  expect(tableOf(text, 'a').foreign_keys).toMatchObject([{ deferrable: true, initially_deferred: true }]);
});

test('unique indexes keep expressions, condition and NULLS NOT DISTINCT; plain indexes are dropped', () => {
  const text = `CREATE TABLE u (mail varchar(50), gone timestamptz, n int);
    CREATE INDEX i ON u (n);
    CREATE UNIQUE INDEX u1 ON u USING btree (n DESC, lower((mail)::text) text_pattern_ops, ((n + 1))) INCLUDE (gone) NULLS NOT DISTINCT WHERE (gone IS NULL);`;
  expect(tableOf(text, 'u').uniques).toMatchObject([
    {
      name: 'u1',
      columns: ['n'],
      expressions: [
        {
          expression: 'lower((mail)::text)',
          predicate: { op: 'call', name: 'lower', args: [{ op: 'column', name: 'mail' }] },
        },
        { expression: 'n + 1' },
      ],
      where: { expression: 'gone IS NULL', predicate: { op: 'is', value: 'null' } },
      nulls_not_distinct: true,
      index: true,
    },
  ]);
});

test('an exclusion keeps its elements, operators and condition', () => {
  const text =
    'CREATE TABLE r (room int, during tstzrange, gone bool, EXCLUDE USING gist (room WITH =, tstzrange(lower(during), upper(during)) WITH &&) WHERE (NOT gone));';
  expect(tableOf(text, 'r').exclusions).toEqual([
    {
      name: 'r_room_tstzrange_excl',
      method: 'gist',
      elements: [
        { expression: 'room', operator: '=' },
        { expression: 'tstzrange(lower(during), upper(during))', operator: '&&' },
      ],
      where: 'NOT gone',
    },
  ]);
});

test('the parts into which pg_dump splits a serial column become an identity again', () => {
  const text = `CREATE TABLE public.orders (id integer NOT NULL, n integer DEFAULT nextval('public.loose'::regclass));
    CREATE SEQUENCE public."orders_id_SEQ" START WITH 1;
    CREATE SEQUENCE public.loose;
    ALTER SEQUENCE public."orders_id_SEQ" OWNED BY public.orders.id;
    ALTER TABLE ONLY public.orders ALTER COLUMN id SET DEFAULT nextval('public."orders_id_SEQ"'::regclass);`;
  expect(columnOf(text, 'id')).toEqual({
    name: 'id',
    type: { native: 'integer', kind: 'integer', bits: 32 },
    nullable: false,
    identity: 'by_default',
  });
  expect(columnOf(text, 'n').default).toBe("nextval('public.loose'::regclass)");
});

test('enums and domains are read, and their types found', () => {
  const text = `CREATE TYPE mood AS ENUM ('sad', 'ok');
    ALTER TYPE mood ADD VALUE 'meh' BEFORE 'ok'; ALTER TYPE mood ADD VALUE IF NOT EXISTS 'ok'; ALTER TYPE mood RENAME VALUE 'ok' TO 'fine';
    CREATE DOMAIN year AS integer DEFAULT 2000 NOT NULL CONSTRAINT sane CHECK (VALUE >= 1901) CHECK (VALUE < 2156);
    CREATE TYPE addr AS (street text); CREATE TYPE span AS RANGE (subtype = float8);
    CREATE TABLE m (m mood DEFAULT 'sad' CHECK (m <> 'sad'::public.mood), ms mood[], y year, a addr, s span, sm span_multirange);`;
  const { document } = readSample(text);
  expect(document.enums).toEqual([{ name: 'mood', values: ['sad', 'meh', 'fine'] }]);
  expect(document.domains).toMatchObject([
    {
      name: 'year',
      nullable: false,
      default: '2000',
      type: { kind: 'integer' },
      checks: [{ name: 'sane', expression: 'VALUE >= 1901' }, { name: 'year_check' }],
    },
  ]);
  expect(document.domains[0]?.checks[0]?.predicate).toMatchObject({
    op: 'compare',
    left: { op: 'column', name: 'value' },
  });
  expect(document.tables[0]?.columns.map(({ type }) => type)).toEqual([
    { native: 'mood', kind: 'enum', name: 'mood' },
    { native: 'mood[]', kind: 'array', element: { native: 'mood', kind: 'enum', name: 'mood' } },
    { native: 'year', kind: 'domain', name: 'year' },
    { native: 'addr', kind: 'composite', name: 'addr' },
    { native: 'span', kind: 'range', subtype: { native: 'double precision', kind: 'float', bits: 64 } },
    {
      native: 'span_multirange',
      kind: 'range',
      subtype: { native: 'double precision', kind: 'float', bits: 64 },
      multiple: true,
    },
  ]);
  expect(document.tables[0]?.checks[0]?.predicate).toMatchObject({
    right: { op: 'literal', type: 'text', value: 'sad' },
  });
});

import { beforeAll, expect, test } from 'vitest';
import { prepare } from '../parser/parser.ts';
import { columnOf, readSample, tableOf } from './read-sample.ts';

beforeAll(prepare);

const block = (body: string): string => `DO $$ BEGIN\n${body}\nEND $$;`;

test('a DO block is read if it defines an object unconditionally or if it is missing', () => {
  const { document, warnings } = readSample(`
${block(`CREATE TYPE mood AS ENUM ('good', 'bad'); EXCEPTION WHEN duplicate_object THEN null;`)}
CREATE TABLE people (id int PRIMARY KEY, mood mood);
CREATE TABLE pets (person int, old text);
${block('ALTER TABLE pets ADD CONSTRAINT fk FOREIGN KEY (person) REFERENCES people (id); EXCEPTION WHEN others THEN null;')}
${block('ALTER TABLE pets ADD CONSTRAINT fk FOREIGN KEY (person) REFERENCES people (id); EXCEPTION WHEN others THEN null;')}
${block(`IF NOT EXISTS (SELECT 1 FROM pg_type WHERE typname = 'size') THEN CREATE TYPE size AS ENUM ('s'); END IF;
IF EXISTS (SELECT 1) THEN ALTER TABLE nowhere ADD x int; ALTER TABLE pets RENAME COLUMN old TO new; END IF;
DROP TABLE IF EXISTS gone; EXECUTE 'CREATE TABLE toys (id int)';`)}
${block(`CREATE TYPE mood AS ENUM ('other'); EXCEPTION WHEN duplicate_object THEN null;`)}`);
  expect(warnings).toEqual([]);
  expect(document.enums).toEqual([
    { name: 'mood', values: ['good', 'bad'] },
    { name: 'size', values: ['s'] },
  ]);
  expect(document.tables.map(({ name }) => name)).toEqual(['people', 'pets', 'toys']);
  expect(document.tables[1]?.foreign_keys).toHaveLength(1);
  expect(document.tables[1]?.columns.map(({ name }) => name)).toEqual(['person', 'new']);
});

test('a DO block with loops, other conditions or generated text causes a warning', () => {
  for (const body of [
    `FOR i IN 1..3 LOOP CREATE TABLE t (); END LOOP;`,
    `IF version() = 'x' THEN CREATE TABLE t (); END IF;`,
    `IF NOT EXISTS (SELECT 1) THEN NULL; ELSE DROP TABLE a; END IF;`,
    `EXECUTE format('CREATE TABLE %I ()', 'x');`,
  ]) {
    const { document, warnings } = readSample(`CREATE TABLE a ();\n${block(`${body} CREATE TABLE last ();`)}`);
    expect(warnings.map(({ code }) => code)).toEqual(['unsupported_statement']);
    expect(document.tables.map(({ name }) => name)).toEqual(['a', 'last']);
  }
});

test('a table made from a query has the columns that the query implies', () => {
  const text = `CREATE TABLE a (id serial PRIMARY KEY, total numeric(8,2) NOT NULL); CREATE TABLE b (a_id int, note text);
CREATE TABLE c AS SELECT a.*, b.note AS remark, count(*) AS n FROM a JOIN b ON b.a_id = a.id GROUP BY 1;
CREATE TABLE d AS SELECT f(id) AS x FROM a;`;
  const { document, warnings } = readSample(text);
  expect(document.tables[2]?.columns.map(({ name, type, nullable }) => [name, type.native, nullable])).toEqual([
    ['id', 'integer', true],
    ['total', 'numeric(8,2)', true],
    ['remark', 'text', true],
    ['n', 'bigint', true],
  ]);
  expect(document.tables).toHaveLength(3);
  expect(warnings).toMatchObject([{ code: 'unsupported_statement', line: 3 }]);
});

test('a table of a composite type has its fields', () => {
  const text = `CREATE TYPE place AS (street text, zip varchar(9)); CREATE TABLE places OF place (zip WITH OPTIONS NOT NULL, PRIMARY KEY (street));`;
  expect(tableOf(text, 'places').columns.map(({ name, type, nullable }) => [name, type.native, nullable])).toEqual([
    ['street', 'text', false],
    ['zip', 'character varying(9)', false],
  ]);
});

test('a serial column is recognised in a dump that quotes all names', () => {
  const text = `CREATE TABLE "t" ("id" integer NOT NULL); CREATE SEQUENCE "public"."t_id_seq" OWNED BY "public"."t"."id";
ALTER TABLE ONLY "t" ALTER COLUMN "id" SET DEFAULT "nextval"('"public"."t_id_seq"'::"regclass");`;
  expect(columnOf(text, 'id')).toMatchObject({ identity: 'by_default' });
});

test('a renamed column is renamed in the partition key too', () => {
  const text = `CREATE TABLE t (at date) PARTITION BY RANGE (at); ALTER TABLE t RENAME at TO day;`;
  expect(tableOf(text, 't').partition_by).toBe('RANGE (day)');
});

test('variables of psql are replaced, and files that it would include are named', () => {
  const { document, warnings } = readSample(`\\set place app
\\i types.sql
CREATE TABLE :place.t (id int, n text DEFAULT :'place', m text DEFAULT ':place', c int[] CHECK (c[1:2] IS NULL));
ALTER TABLE :"place".t OWNER TO :user;`);
  expect(document.name).toBe('app');
  expect(document.tables[0]?.columns.flatMap((column) => column.default ?? [])).toEqual(["'app'", "':place'"]);
  expect(warnings).toMatchObject([{ line: 2, column: 1, statement: '\\i types.sql' }]);
});

test('the ledger in a dump of a filled database is left out', () => {
  const text = 'CREATE SCHEMA rowloom; CREATE TABLE rowloom.runs (id int); CREATE TABLE public.t (id int);';
  expect(readSample(text).document.tables).toMatchObject([{ name: 't' }]);
});

-- What CHECKs ask at the corners: values that a type has no room for, lengths that must be 0, columns that must be NULL,
-- tests of tests that may be NULL, numbers with different digits by variant, keys around forbidden numbers.
CREATE TABLE tariffs (
  id serial PRIMARY KEY,
  rebate numeric(5, 4) NOT NULL CHECK (rebate IN (0.125, 12, 480)),
  zone smallint CHECK (zone IN (3, 4, 99000)),
  letter varchar(2) CHECK (letter IN ('ab', 'abc', 'cd'))
);
CREATE TABLE parcels (
  id serial PRIMARY KEY,
  marks text[] NOT NULL,
  opened_by text[],
  weight numeric,
  CHECK ((cardinality(marks) = 1) <> (opened_by IS NOT NULL)),
  CHECK (CASE WHEN cardinality(marks) <> 1 THEN opened_by IS NOT NULL ELSE weight <= 0.5 END)
);
CREATE TABLE closings (
  id serial PRIMARY KEY,
  created_at timestamptz CHECK (created_at IS NULL),
  closed_at timestamp,
  due date NOT NULL
);
CREATE TABLE offers (
  id serial PRIMARY KEY,
  remark text,
  price numeric,
  share double precision,
  CHECK (remark IS NULL OR price IN (743.552, 82, 113)),
  CHECK (remark IS NOT NULL OR share IN (0.0625, 3))
);
CREATE TABLE lockers (
  id serial PRIMARY KEY,
  place smallint UNIQUE CHECK (place <> 65),
  floor_no smallint UNIQUE CHECK (floor_no <> 30000),
  is_large boolean NOT NULL,
  shelf integer UNIQUE,
  CHECK (is_large = (shelf IN (2, 65, 140)))
);
CREATE TABLE replies (
  id serial PRIMARY KEY,
  country text NOT NULL,
  second_country text,
  answered_at timestamptz,
  score numeric,
  CHECK ((country IS NULL) IS DISTINCT FROM (second_country LIKE '_b%')),
  CHECK (extract(hour FROM answered_at AT TIME ZONE 'UTC') >= 149),
  CHECK (round(score, 2) < greatest(score, score)),
  CHECK (1 <= score - score)
);
CREATE TABLE tickets (
  id serial PRIMARY KEY,
  zip char(3) NOT NULL UNIQUE,
  labels text[] NOT NULL,
  grade integer NOT NULL,
  CHECK (((labels IS NOT NULL) <> ('urgent' = ANY (labels))) IS DISTINCT FROM (grade >= grade))
);
CREATE TABLE gauges (
  id serial PRIMARY KEY,
  ratio real NOT NULL,
  low smallint,
  high smallint,
  year_no smallint,
  CHECK (CASE WHEN low >= low AND low <= high THEN 212 ELSE low END > ratio),
  CHECK (year_no IS NULL OR high IS NULL)
);
CREATE TABLE drafts (
  id serial PRIMARY KEY,
  mark varchar(9),
  paid_on date CHECK (paid_on >= paid_on + interval '90 days'),
  year_no bigint,
  remark text NOT NULL,
  CHECK ((upper(remark) <> btrim(remark)) <> (year_no IS NOT NULL))
);
CREATE UNIQUE INDEX ON drafts (mark) WHERE paid_on IS NULL;

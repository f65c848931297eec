-- Domains over domains, enums, arrays, JSON shapes and patterns.
CREATE DOMAIN word AS text CHECK (length(VALUE) BETWEEN 2 AND 40);
CREATE DOMAIN tag AS word NOT NULL CHECK (VALUE ~ '^[a-z]+(-[a-z]+)*$');
CREATE DOMAIN percentage AS numeric(5, 2) DEFAULT 0 CHECK (VALUE >= 0) CHECK (VALUE <= 100);
CREATE DOMAIN weekday AS smallint CHECK (VALUE IN (1, 2, 3, 4, 5));
CREATE DOMAIN phone AS varchar(20) CHECK (VALUE ~ '^(\+[1-9][0-9]{6,14}|0[0-9]{5,9})$');
CREATE TYPE mood AS ENUM ('calm', 'busy', 'on fire', 'it''s over');
CREATE TABLE notes (
  id serial PRIMARY KEY,
  main_tag tag,
  title word,
  done percentage NOT NULL,
  on_day weekday,
  call phone,
  mood mood NOT NULL DEFAULT 'calm',
  moods mood[] NOT NULL CHECK (cardinality(moods) BETWEEN 1 AND 3),
  tags tag[],
  scores integer[] CHECK (array_length(scores, 1) = 3),
  matrix integer[][],
  settings jsonb NOT NULL CHECK (jsonb_typeof(settings) = 'object'),
  history jsonb DEFAULT '[]' CHECK (jsonb_typeof(history) = 'array'),
  code text CHECK (code ~ '^(A|B|CC)[0-9]{3}$' OR code ~ '^X-[A-F0-9]{4}$'),
  lang text NOT NULL CHECK (lang SIMILAR TO '[a-z]{2}(_[A-Z]{2})?'),
  slug text NOT NULL UNIQUE CHECK (slug = lower(slug) AND slug <> '' AND slug !~ '\s'),
  UNIQUE (title)
);
-- A pattern sees the blanks with which character(n) is filled up.
CREATE DOMAIN padded_zip AS character(10) CHECK (VALUE ~ '^\d{5}(-\d{4})?$');
CREATE TABLE padded (
  id serial PRIMARY KEY,
  zip padded_zip NOT NULL,
  work character(15) NOT NULL CHECK (work ~ '^T-?\d{3}.?\d{3}.?\d{3}[-.]?\d$'),
  dense character(5) NOT NULL CHECK (dense !~ '\s'),
  open character(8) CHECK (open LIKE 'A%'),
  short character(4) CHECK (short::text ~ '^[A-Z]{1,2}$')
);

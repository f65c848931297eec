-- Ranges that may not overlap by several constraints at once and lie between two ends; sums of columns that are keys.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE rooms (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE hosts (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE shifts (
  id serial PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms (id),
  host_id integer NOT NULL REFERENCES hosts (id),
  during daterange NOT NULL,
  EXCLUDE USING gist (room_id WITH =, during WITH &&),
  EXCLUDE USING gist (host_id WITH =, during WITH &&),
  CHECK (lower(during) >= '2024-01-01' AND upper(during) <= '2025-01-01'),
  CHECK (upper(during) - lower(during) BETWEEN 1 AND 14)
);
CREATE TABLE slots (
  id serial PRIMARY KEY,
  during tstzrange NOT NULL CHECK (during <@ tstzrange('2024-01-01', '2024-02-01')),
  CHECK (upper(during) - lower(during) <= interval '2 hours'),
  EXCLUDE USING gist (during WITH &&)
);
CREATE TABLE prices (
  room_id integer NOT NULL REFERENCES rooms (id),
  valid daterange NOT NULL,
  known tstzrange NOT NULL,
  amount numeric(8, 2) NOT NULL,
  EXCLUDE USING gist (room_id WITH =, valid WITH &&, known WITH &&)
);
CREATE TABLE quarters (
  year integer NOT NULL CHECK (year BETWEEN 1900 AND 2100),
  quarter integer NOT NULL CHECK (quarter BETWEEN 1 AND 4),
  code integer GENERATED ALWAYS AS (year * 10 + quarter) STORED UNIQUE
);
CREATE TABLE cells (
  line integer NOT NULL,
  place smallint NOT NULL,
  label text GENERATED ALWAYS AS (line::text || '-' || place::text) STORED PRIMARY KEY
);
CREATE UNIQUE INDEX ON cells ((line * 100 - place));

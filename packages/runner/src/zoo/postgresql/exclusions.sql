-- Exclusion constraints, with and without equality.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE halls (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE bookings (
  id serial PRIMARY KEY,
  hall_id integer NOT NULL REFERENCES halls,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  cancelled boolean NOT NULL DEFAULT false,
  CHECK (starts_at < ends_at),
  EXCLUDE USING gist (hall_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
);
CREATE TABLE prices (
  id serial PRIMARY KEY,
  valid_from date NOT NULL,
  valid_to date,
  amount numeric(8, 2) NOT NULL,
  EXCLUDE USING gist (daterange(valid_from, valid_to, '[]') WITH &&)
);
CREATE TABLE blocks (
  hall_id integer NOT NULL REFERENCES halls,
  low integer NOT NULL,
  high integer NOT NULL,
  CHECK (low <= high),
  EXCLUDE USING gist (hall_id WITH =, int4range(low, high, '[]') WITH &&)
);
CREATE TABLE spans (
  id serial PRIMARY KEY,
  during tstzrange NOT NULL,
  pages int4range NOT NULL,
  tag text NOT NULL,
  EXCLUDE USING gist (during WITH &&),
  EXCLUDE USING gist (pages WITH &&, tag WITH =)
);
CREATE TABLE loans (
  item integer NOT NULL,
  lent_on date NOT NULL,
  back_on date CHECK (back_on > lent_on),
  lost boolean NOT NULL DEFAULT false,
  EXCLUDE USING gist (item WITH =, daterange(lent_on, back_on) WITH &&) WHERE (NOT lost)
);
CREATE TABLE zones (
  area box NOT NULL,
  EXCLUDE USING gist (area WITH &&)
);
CREATE TABLE shifts (
  worker integer NOT NULL,
  starts timestamp NOT NULL,
  length interval NOT NULL CHECK (length > interval '0' AND length <= interval '12 hours'),
  EXCLUDE USING gist (worker WITH =, tsrange(starts, starts + length) WITH &&)
);
CREATE TABLE stays (
  id serial PRIMARY KEY,
  bed integer NOT NULL,
  state text NOT NULL CHECK (state IN ('planned', 'ended', 'cancelled')),
  during tstzrange,
  CHECK (state <> 'ended' OR during IS NOT NULL),
  EXCLUDE USING gist (bed WITH =, during WITH &&) WHERE (state <> 'cancelled')
);

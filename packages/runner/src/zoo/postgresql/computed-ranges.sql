-- Exclusion constraints over ranges that are computed: from numbers, spans, days, times of the day and texts.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TYPE shelf_span AS RANGE (subtype = text, collation = "C");
CREATE TABLE vets (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE visits (
  id serial PRIMARY KEY,
  vet_id integer NOT NULL REFERENCES vets,
  begins timestamp NOT NULL,
  minutes integer NOT NULL DEFAULT 20 CHECK (minutes BETWEEN 10 AND 360),
  state text NOT NULL CHECK (state IN ('planned', 'held', 'missed')),
  taken tsrange GENERATED ALWAYS AS (tsrange(begins, begins + (minutes * interval '1 minute'))) STORED,
  EXCLUDE USING gist (vet_id WITH =, taken WITH &&) WHERE (state NOT IN ('missed'))
);
CREATE TABLE rides (
  id serial PRIMARY KEY,
  departs timestamp NOT NULL,
  duration integer,
  pause numeric(4, 1) NOT NULL CHECK (pause > 0),
  EXCLUDE USING gist (tsrange(departs - interval '10 minutes', departs + make_interval(mins => duration)) WITH &&),
  EXCLUDE USING gist (tsrange(departs, departs + duration * interval '1 minute' + pause * interval '1 hour') WITH &&)
);
CREATE TABLE rentals (
  id serial PRIMARY KEY,
  vet_id integer NOT NULL REFERENCES vets,
  rented_on date NOT NULL,
  nights smallint NOT NULL CHECK (nights BETWEEN 1 AND 21),
  EXCLUDE USING gist (vet_id WITH =, daterange(rented_on, rented_on + nights, '[]') WITH &&)
);
CREATE TABLE leases (
  id serial PRIMARY KEY,
  signed_on date NOT NULL,
  terms integer NOT NULL,
  EXCLUDE USING gist (daterange(signed_on, (signed_on + make_interval(months => terms))::date) WITH &&)
);
CREATE TABLE lessons (
  id serial PRIMARY KEY,
  vet_id integer NOT NULL REFERENCES vets,
  held_on date NOT NULL,
  opens time NOT NULL,
  closes time,
  CHECK (opens < closes),
  EXCLUDE USING gist (
    vet_id WITH =,
    tsrange((held_on + opens)::timestamp, (held_on + closes)::timestamp, '[)') WITH &&
  )
);
CREATE TABLE blocks (
  id serial PRIMARY KEY,
  first_no integer NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  numbers int4range GENERATED ALWAYS AS (int4range(first_no, first_no + size)) STORED,
  EXCLUDE USING gist (numbers WITH &&)
);
CREATE TABLE seasons (
  id serial PRIMARY KEY,
  vet_id integer NOT NULL REFERENCES vets,
  opens_on date NOT NULL,
  ends_on date NOT NULL CHECK (ends_on >= opens_on),
  days daterange GENERATED ALWAYS AS (daterange(opens_on, ends_on, '[]')) STORED,
  EXCLUDE USING gist (vet_id WITH =, days WITH &&)
);
CREATE TABLE shelves (
  id serial PRIMARY KEY,
  vet_id integer NOT NULL REFERENCES vets,
  first_mark text NOT NULL,
  last_mark varchar(7) NOT NULL,
  CHECK (first_mark COLLATE "C" <= last_mark COLLATE "C"),
  marks shelf_span GENERATED ALWAYS AS (shelf_span(first_mark, last_mark, '[]')) STORED,
  EXCLUDE USING gist (vet_id WITH =, marks WITH &&)
);

-- Periods that have no end, always or unless something else is said.
CREATE TABLE crews (
  id serial PRIMARY KEY,
  parent_id integer REFERENCES crews,
  name text NOT NULL,
  system_period tstzrange NOT NULL DEFAULT tstzrange(clock_timestamp(), NULL),
  CHECK (upper_inf(system_period)),
  UNIQUE NULLS NOT DISTINCT (parent_id, name)
);
CREATE TABLE permissions (
  id serial PRIMARY KEY,
  effect text NOT NULL CHECK (effect IN ('allow', 'deny')),
  validity daterange NOT NULL,
  seats int4range CHECK (upper_inf(seats) AND NOT isempty(seats)),
  reason text,
  CHECK (effect = 'allow' OR reason IS NOT NULL),
  CHECK (upper_inf(validity) OR reason IS NOT NULL)
);

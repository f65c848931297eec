-- Two dates of a row, each in a key of its own, of which one follows from the other or comes after it; and lives.
CREATE TABLE months (
  id serial PRIMARY KEY,
  starts_on date NOT NULL UNIQUE,
  ends_on date NOT NULL UNIQUE,
  CHECK (ends_on = starts_on + interval '1 month')
);
CREATE TABLE billing_periods (
  starts_on date PRIMARY KEY,
  ends_on date NOT NULL UNIQUE,
  CHECK (ends_on = starts_on + interval '1 month' - interval '1 day')
);
CREATE TABLE weeks (
  id serial PRIMARY KEY,
  starts_on date NOT NULL UNIQUE,
  ends_on date NOT NULL UNIQUE,
  CHECK (ends_on = starts_on + 7)
);
CREATE TABLE seasons (
  id serial PRIMARY KEY,
  opens_on date NOT NULL UNIQUE,
  closes_on date NOT NULL UNIQUE,
  CHECK (closes_on > opens_on)
);
CREATE TABLE tenants (id serial PRIMARY KEY);
CREATE TABLE tenant_periods (
  id serial PRIMARY KEY,
  tenant_id integer NOT NULL REFERENCES tenants,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  UNIQUE (tenant_id, starts_on),
  UNIQUE (tenant_id, ends_on),
  CHECK (ends_on = starts_on + interval '1 year')
);
CREATE TABLE holidays (id serial PRIMARY KEY, one date NOT NULL, other date NOT NULL);
CREATE UNIQUE INDEX holidays_once ON holidays (least(one, other), greatest(one, other));
CREATE TABLE people (
  id serial PRIMARY KEY,
  born_on date NOT NULL,
  died_on date,
  CHECK (died_on > born_on)
);
CREATE TABLE staff (
  id serial PRIMARY KEY,
  birth_date date NOT NULL,
  hired_on date NOT NULL,
  left_on date,
  CHECK (hired_on > birth_date),
  CHECK (left_on IS NULL OR left_on >= hired_on)
);
CREATE TABLE assets (locale text, mime text, PRIMARY KEY (locale, mime), UNIQUE (mime));
CREATE TABLE nodes (id serial PRIMARY KEY);
CREATE TABLE groups_of_nodes (id serial PRIMARY KEY);
CREATE TABLE sums (
  id serial PRIMARY KEY,
  a_id integer NOT NULL REFERENCES nodes,
  b_id integer NOT NULL REFERENCES nodes
);
CREATE UNIQUE INDEX sums_once ON sums ((a_id + b_id));
CREATE TABLE bonds (
  id serial PRIMARY KEY,
  group_id integer NOT NULL REFERENCES groups_of_nodes,
  a_id integer NOT NULL REFERENCES nodes,
  b_id integer NOT NULL REFERENCES nodes
);
CREATE UNIQUE INDEX bonds_once ON bonds (group_id, least(a_id, b_id), greatest(a_id, b_id));

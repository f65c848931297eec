-- Types that need care: composite, range, multirange, xml, money, bits, geometry, network, and some that nobody knows.
CREATE TYPE address AS (street text, house smallint, postcode varchar(7), since date);
CREATE TYPE contact AS (name text, home address);
CREATE TYPE temperature AS RANGE (subtype = float8);
CREATE TABLE things (
  id serial PRIMARY KEY,
  lives_at address NOT NULL,
  works_at address,
  reach contact,
  past address[],
  warmth temperature NOT NULL,
  busy tstzmultirange NOT NULL,
  pages int4multirange,
  doc xml NOT NULL,
  cost money NOT NULL,
  mask bit(12) NOT NULL,
  marks varbit(20),
  spot point NOT NULL,
  outline polygon,
  track path,
  host inet NOT NULL,
  net cidr,
  card macaddr8,
  long interval NOT NULL,
  clock timetz,
  raw bytea NOT NULL,
  lsn pg_lsn,
  words tsvector,
  asked tsquery,
  kind "char",
  label name,
  node oid,
  snap txid_snapshot,
  page tid,
  plan jsonpath
);
CREATE TABLE odd_defaults (
  id serial PRIMARY KEY,
  at tid NOT NULL DEFAULT '(0,1)',
  seen pg_snapshot NOT NULL DEFAULT pg_current_snapshot()
);

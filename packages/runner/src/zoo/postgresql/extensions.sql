-- Types that extensions bring.
CREATE EXTENSION IF NOT EXISTS citext SCHEMA public;
CREATE EXTENSION IF NOT EXISTS hstore;
CREATE EXTENSION IF NOT EXISTS ltree SCHEMA public;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS isn;
CREATE TABLE profiles (
  id serial PRIMARY KEY,
  email citext NOT NULL UNIQUE,
  extras hstore NOT NULL DEFAULT '',
  more hstore,
  path ltree NOT NULL UNIQUE,
  shape cube,
  isbn isbn13
);
CREATE TABLE handles (
  id serial PRIMARY KEY,
  short citext NOT NULL CHECK (regexp_replace(short, '[^a-z]', '') = short),
  plain citext CHECK (replace(plain, ' ', '') = 'new'),
  part citext CHECK (split_part(part, '-', 1) = 'north'),
  at_sign citext CHECK (strpos(at_sign, '@') > 1)
);

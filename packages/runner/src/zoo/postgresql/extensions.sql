-- Types that extensions bring.
CREATE EXTENSION IF NOT EXISTS citext;
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

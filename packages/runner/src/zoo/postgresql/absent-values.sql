-- Values that must be there though what they follow from may be NULL; keys that are NULL together; months in limits.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE DOMAIN area AS varchar(7) NOT NULL CHECK (VALUE ~ '^[A-Z]{2}-[0-9]{4}$');
CREATE TYPE tone AS ENUM ('low', 'middle', 'high');
CREATE DOMAIN heard_tone AS tone CHECK (VALUE <> 'middle');
CREATE TABLE areas (code area PRIMARY KEY, name text NOT NULL);
CREATE TABLE members (
  id serial PRIMARY KEY,
  area area REFERENCES areas,
  born_on date NOT NULL CHECK (born_on > '1900-01-01'),
  died_at timestamptz,
  joined_at timestamptz NOT NULL,
  tone heard_tone,
  of_age_on date CHECK (of_age_on <= joined_at::date - interval '18 years'),
  CHECK (died_at IS NULL OR died_at::date >= born_on)
);
CREATE TABLE stretches (
  low integer,
  high integer NOT NULL,
  factor integer NOT NULL,
  product integer NOT NULL,
  tone heard_tone NOT NULL,
  begun date,
  ended date NOT NULL,
  CHECK (low <= high),
  CHECK (product = low * factor),
  CHECK (begun <= ended)
);
CREATE TABLE shelves (hall integer NOT NULL, place integer NOT NULL, PRIMARY KEY (hall, place));
CREATE TABLE parcels (
  id serial PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('stored', 'sent')),
  hall integer,
  place integer,
  CHECK (kind = 'stored' OR place IS NULL),
  FOREIGN KEY (hall, place) REFERENCES shelves MATCH FULL
);
CREATE TABLE visits (
  id serial PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members,
  doctor_id integer NOT NULL REFERENCES members,
  starts_at timestamp NOT NULL,
  ends_at timestamp NOT NULL,
  CHECK (ends_at > starts_at),
  EXCLUDE USING gist (member_id WITH =, tsrange(starts_at, ends_at) WITH &&),
  EXCLUDE USING gist (doctor_id WITH =, tsrange(starts_at, ends_at) WITH &&)
);
CREATE TABLE holders (
  parcel_id integer NOT NULL REFERENCES parcels,
  member_id integer NOT NULL REFERENCES members,
  role text NOT NULL CHECK (role IN ('owner', 'joint', 'agent')),
  PRIMARY KEY (parcel_id, member_id, role)
);
CREATE UNIQUE INDEX holders_one_owner ON holders (parcel_id) WHERE role = 'owner';
CREATE TABLE either_reports (
  id serial PRIMARY KEY,
  post_report integer UNIQUE,
  message_report integer UNIQUE,
  nickname text UNIQUE,
  real_name text UNIQUE,
  CHECK (num_nonnulls(post_report, message_report) = 1),
  CHECK ((nickname IS NULL) <> (real_name IS NULL))
);

-- Two dates of a row, each in a key of its own, of which one comes after the other; and lives.
CREATE TABLE seasons (
  id integer PRIMARY KEY,
  opens_on date NOT NULL UNIQUE,
  closes_on date NOT NULL UNIQUE,
  CHECK (closes_on > opens_on)
);
CREATE TABLE months (
  id integer PRIMARY KEY,
  starts_on date NOT NULL UNIQUE,
  ends_on date NOT NULL UNIQUE,
  CHECK (ends_on = date(starts_on, '+1 month'))
);
CREATE TABLE people (
  id integer PRIMARY KEY,
  born_on date NOT NULL,
  died_on date,
  CHECK (died_on > born_on)
);
CREATE TABLE holidays (id integer PRIMARY KEY, one date NOT NULL, other date NOT NULL);
CREATE UNIQUE INDEX holidays_once ON holidays (min(one, other), max(one, other));
CREATE TABLE assets (locale text NOT NULL, mime text NOT NULL, PRIMARY KEY (locale, mime), UNIQUE (mime));

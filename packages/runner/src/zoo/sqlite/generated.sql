-- Generated columns, stored and virtual, under CHECKs and unique indexes.
CREATE TABLE articles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  slug TEXT GENERATED ALWAYS AS (lower(title)) STORED UNIQUE,
  price INTEGER NOT NULL CHECK (price > 0),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  total INTEGER GENERATED ALWAYS AS (price * quantity) VIRTUAL CHECK (total < 100000),
  size INTEGER AS (length(body)),
  created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
  token TEXT NOT NULL DEFAULT (lower(hex(randomblob(8))))
);
CREATE TABLE tickets (
  number INTEGER NOT NULL UNIQUE,
  made_on DATE NOT NULL DEFAULT CURRENT_DATE,
  year TEXT AS (strftime('%Y', made_on)) STORED,
  within_year INTEGER NOT NULL,
  UNIQUE (year, within_year)
);
CREATE TABLE people (
  id TEXT PRIMARY KEY NOT NULL,
  first TEXT NOT NULL,
  last TEXT NOT NULL,
  full_name TEXT AS (first || ' ' || last) STORED
);
CREATE UNIQUE INDEX people_full_name ON people (lower(full_name));

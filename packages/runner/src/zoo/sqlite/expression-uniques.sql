-- Unique indexes over expressions.
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL CHECK (email LIKE '%_@_%'),
  handle VARCHAR(30) NOT NULL,
  referral TEXT,
  signed_up_at TEXT NOT NULL,
  country CHAR(2) NOT NULL DEFAULT 'NL'
);
CREATE UNIQUE INDEX accounts_email ON accounts (lower(email));
CREATE UNIQUE INDEX accounts_handle ON accounts (upper(trim(handle)));
CREATE UNIQUE INDEX accounts_referral ON accounts (coalesce(referral, ''));
CREATE TABLE daily_marks (
  account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
  marked_at DATETIME NOT NULL,
  kind TEXT NOT NULL
);
CREATE UNIQUE INDEX daily_marks_day ON daily_marks (account_id, date(marked_at));
CREATE TABLE places (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES places,
  name TEXT NOT NULL,
  shelf INTEGER
);
CREATE UNIQUE INDEX places_name ON places (ifnull(parent_id, 0), lower(name));
CREATE UNIQUE INDEX places_shelf ON places (shelf + 1);
CREATE TABLE pairs (
  a INTEGER NOT NULL,
  b INTEGER NOT NULL,
  CHECK (a <> b)
);
CREATE UNIQUE INDEX pairs_unordered ON pairs (min(a, b), max(a, b));
CREATE TABLE documents (id INTEGER PRIMARY KEY, title TEXT NOT NULL);
CREATE UNIQUE INDEX documents_start ON documents (substr(title, 1, 12));

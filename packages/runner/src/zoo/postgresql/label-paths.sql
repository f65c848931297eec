-- Paths of labels.
CREATE EXTENSION IF NOT EXISTS ltree SCHEMA public;
CREATE TABLE categories (
  id integer PRIMARY KEY,
  path ltree NOT NULL UNIQUE,
  CHECK (nlevel(path) BETWEEN 2 AND 4),
  CHECK (path <@ 'shop')
);
CREATE TABLE folders (
  id integer PRIMARY KEY,
  place ltree NOT NULL CHECK (place ~ 'top.*{1,3}'),
  note ltree CHECK (nlevel(note) <= 5 AND subpath(note, 0, 1) = 'draft')
);
CREATE TABLE topics (
  id integer PRIMARY KEY,
  path ltree NOT NULL CHECK (path ~ '*.science|arts.*' AND nlevel(path) <= 3)
);

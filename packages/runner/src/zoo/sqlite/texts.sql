-- Patterns, lengths, JSON shapes, storage classes and collations.
CREATE TABLE notes (
  id INTEGER PRIMARY KEY,
  main_tag TEXT NOT NULL CHECK (main_tag NOT GLOB '*[^a-z]*' AND length(main_tag) BETWEEN 2 AND 12),
  title TEXT NOT NULL UNIQUE CHECK (length(title) BETWEEN 2 AND 40),
  done REAL NOT NULL DEFAULT 0 CHECK (done >= 0 AND done <= 100),
  on_day INTEGER CHECK (on_day IN (1, 2, 3, 4, 5)),
  settings TEXT NOT NULL CHECK (json_valid(settings)),
  history JSON DEFAULT '[]' CHECK (history IS NULL OR json_type(history) = 'array'),
  code TEXT CHECK (code GLOB 'A[0-9][0-9][0-9]' OR code GLOB 'X-[A-F0-9][A-F0-9]'),
  lang TEXT NOT NULL CHECK (lang GLOB '[a-z][a-z]'),
  slug TEXT NOT NULL UNIQUE CHECK (slug = lower(slug) AND slug <> '' AND instr(slug, ' ') = 0),
  trimmed TEXT NOT NULL CHECK (trim(trimmed) = trimmed AND trimmed != ''),
  day TEXT NOT NULL CHECK (day IS date(day)),
  moment TEXT NOT NULL CHECK (datetime(moment) IS NOT NULL),
  hash TEXT NOT NULL CHECK (length(hash) = 64)
);
CREATE TABLE classes (
  a INTEGER CHECK (typeof(a) IN ('integer', 'null')),
  b TEXT NOT NULL CHECK (typeof(b) = 'text'),
  c CHECK (typeof(c) = 'integer'),
  d NUMERIC NOT NULL CHECK (typeof(d) IN ('integer', 'real')),
  e BLOB CHECK (typeof(e) = 'blob' AND length(e) = 16)
);
CREATE TABLE folded (
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  word TEXT NOT NULL,
  padded TEXT NOT NULL COLLATE RTRIM UNIQUE,
  exact TEXT NOT NULL UNIQUE
);
CREATE UNIQUE INDEX folded_word ON folded (word COLLATE NOCASE);

-- Several composite uniques that share columns pairwise.
CREATE TABLE teachers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE classes (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE slots (id INTEGER PRIMARY KEY, label TEXT NOT NULL UNIQUE);
CREATE TABLE lessons (
  teacher_id INTEGER NOT NULL REFERENCES teachers,
  class_id INTEGER NOT NULL REFERENCES classes,
  slot_id INTEGER NOT NULL REFERENCES slots,
  UNIQUE (teacher_id, class_id),
  UNIQUE (class_id, slot_id),
  UNIQUE (teacher_id, slot_id)
);
CREATE TABLE cells (
  a INTEGER NOT NULL,
  b INTEGER NOT NULL,
  c INTEGER NOT NULL,
  PRIMARY KEY (a, b),
  UNIQUE (b, c),
  UNIQUE (a, c)
);
CREATE TABLE ratings (
  teacher_id INTEGER NOT NULL REFERENCES teachers,
  year INTEGER NOT NULL CHECK (year BETWEEN 2015 AND 2024),
  rank INTEGER NOT NULL CHECK (rank BETWEEN 1 AND 40),
  PRIMARY KEY (teacher_id, year),
  UNIQUE (year, rank)
);

-- Several composite uniques that share columns pairwise.
CREATE TABLE teachers (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE classes (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE slots (id smallserial PRIMARY KEY, label text NOT NULL UNIQUE);
CREATE TABLE lessons (
  teacher_id integer NOT NULL REFERENCES teachers,
  class_id integer NOT NULL REFERENCES classes,
  slot_id smallint NOT NULL REFERENCES slots,
  UNIQUE (teacher_id, class_id),
  UNIQUE (class_id, slot_id),
  UNIQUE (teacher_id, slot_id)
);
CREATE TABLE cells (
  a integer NOT NULL,
  b integer NOT NULL,
  c integer NOT NULL,
  PRIMARY KEY (a, b),
  UNIQUE (b, c),
  UNIQUE (a, c)
);
CREATE TABLE ratings (
  teacher_id integer NOT NULL REFERENCES teachers,
  year integer NOT NULL CHECK (year BETWEEN 2015 AND 2024),
  rank integer NOT NULL CHECK (rank BETWEEN 1 AND 40),
  PRIMARY KEY (teacher_id, year),
  UNIQUE (year, rank)
);

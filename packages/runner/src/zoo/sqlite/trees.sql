-- Trees and lists.
CREATE TABLE folders (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES folders ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  name TEXT NOT NULL,
  UNIQUE (parent_id, position),
  UNIQUE (parent_id, name)
);
CREATE TABLE boards (id INTEGER PRIMARY KEY, title TEXT NOT NULL);
CREATE TABLE cards (
  id INTEGER PRIMARY KEY,
  board_id INTEGER NOT NULL REFERENCES boards,
  parent_id INTEGER,
  rank INTEGER NOT NULL,
  next_id INTEGER UNIQUE REFERENCES cards,
  UNIQUE (board_id, id),
  UNIQUE (board_id, parent_id, rank),
  FOREIGN KEY (board_id, parent_id) REFERENCES cards (board_id, id)
);
CREATE TABLE revisions (
  id INTEGER PRIMARY KEY,
  previous_id INTEGER UNIQUE REFERENCES revisions,
  depth INTEGER NOT NULL DEFAULT 0 CHECK (depth BETWEEN 0 AND 30)
);
CREATE UNIQUE INDEX revisions_one_root ON revisions (previous_id IS NULL) WHERE previous_id IS NULL;

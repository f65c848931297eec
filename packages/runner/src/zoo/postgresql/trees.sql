-- Trees and lists.
CREATE TABLE folders (
  id serial PRIMARY KEY,
  parent_id integer REFERENCES folders ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  name text NOT NULL,
  UNIQUE (parent_id, position),
  UNIQUE (parent_id, name)
);
CREATE TABLE boards (id serial PRIMARY KEY, title text NOT NULL);
CREATE TABLE cards (
  id serial PRIMARY KEY,
  board_id integer NOT NULL REFERENCES boards,
  parent_id integer,
  rank integer NOT NULL,
  next_id integer UNIQUE REFERENCES cards,
  UNIQUE (board_id, id),
  UNIQUE (board_id, parent_id, rank),
  FOREIGN KEY (board_id, parent_id) REFERENCES cards (board_id, id)
);
CREATE TABLE revisions (
  id serial PRIMARY KEY,
  previous_id integer UNIQUE REFERENCES revisions,
  depth smallint NOT NULL DEFAULT 0 CHECK (depth BETWEEN 0 AND 30)
);
CREATE UNIQUE INDEX revisions_one_root ON revisions ((previous_id IS NULL)) WHERE previous_id IS NULL;

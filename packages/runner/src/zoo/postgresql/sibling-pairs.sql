-- Pairs of rows of one tenant that must differ, in order or in either order, and keys beside them.
CREATE TABLE studios (id serial PRIMARY KEY, name text NOT NULL UNIQUE);
CREATE TABLE scenes (
  studio_id integer NOT NULL REFERENCES studios,
  id integer NOT NULL,
  title text NOT NULL,
  PRIMARY KEY (studio_id, id)
);
CREATE TABLE cuts (
  studio_id integer NOT NULL,
  from_id integer NOT NULL,
  to_id integer NOT NULL,
  PRIMARY KEY (studio_id, from_id, to_id),
  FOREIGN KEY (studio_id, from_id) REFERENCES scenes,
  FOREIGN KEY (studio_id, to_id) REFERENCES scenes,
  CHECK (from_id <> to_id)
);
CREATE TABLE layers (
  studio_id integer NOT NULL,
  lower_id integer NOT NULL,
  upper_id integer NOT NULL,
  PRIMARY KEY (studio_id, lower_id, upper_id),
  FOREIGN KEY (studio_id, lower_id) REFERENCES scenes,
  FOREIGN KEY (studio_id, upper_id) REFERENCES scenes,
  CHECK (lower_id < upper_id)
);
CREATE TABLE relations (
  studio_id integer NOT NULL,
  a_id integer NOT NULL,
  b_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mirrors', 'follows')),
  PRIMARY KEY (studio_id, a_id, b_id, kind),
  FOREIGN KEY (studio_id, a_id) REFERENCES scenes,
  FOREIGN KEY (studio_id, b_id) REFERENCES scenes,
  CHECK (a_id <> b_id)
);
CREATE UNIQUE INDEX relations_mirrored ON relations (studio_id, least(a_id, b_id), greatest(a_id, b_id))
  WHERE kind = 'mirrors';
CREATE TABLE props (id uuid PRIMARY KEY, label text NOT NULL);
CREATE TABLE swaps (
  one_id uuid NOT NULL REFERENCES props,
  other_id uuid NOT NULL REFERENCES props,
  kind text NOT NULL CHECK (kind IN ('loan', 'trade')),
  PRIMARY KEY (one_id, other_id, kind),
  CHECK (one_id <> other_id)
);
CREATE UNIQUE INDEX swaps_traded ON swaps (least(one_id, other_id), greatest(one_id, other_id)) WHERE kind = 'trade';
-- A key over a list, and a condition over several of its values.
CREATE TABLE checkups (
  prop_id uuid NOT NULL REFERENCES props,
  phase text NOT NULL CHECK (phase IN ('before', 'during', 'after')),
  remark text,
  PRIMARY KEY (prop_id, phase)
);
CREATE UNIQUE INDEX checkups_early ON checkups (prop_id) WHERE phase IN ('before', 'during');
CREATE UNIQUE INDEX checkups_remarked ON checkups (prop_id, (remark IS NULL)) WHERE phase <> 'before';

-- Two rows of one table, the lesser key first, where keys do not rise with the rows.
CREATE TABLE members (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), handle text NOT NULL UNIQUE);
CREATE TABLE friendships (
  lesser_id uuid NOT NULL REFERENCES members,
  greater_id uuid NOT NULL REFERENCES members,
  since date NOT NULL,
  PRIMARY KEY (lesser_id, greater_id),
  CHECK (lesser_id < greater_id)
);
CREATE TABLE duels (
  id serial PRIMARY KEY,
  left_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  right_id uuid NOT NULL REFERENCES members,
  CHECK (left_id < right_id)
);
CREATE TABLE links (
  id serial PRIMARY KEY,
  a_id uuid NOT NULL REFERENCES members,
  b_id uuid NOT NULL REFERENCES members
);
CREATE UNIQUE INDEX links_once ON links (least(a_id, b_id), greatest(a_id, b_id));
CREATE TABLE teams (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE games (
  id serial PRIMARY KEY,
  home_id integer NOT NULL REFERENCES teams,
  guest_id integer NOT NULL REFERENCES teams,
  CHECK (home_id < guest_id)
);

-- A row that refers to one of the rows that belong to it.
CREATE TABLE clubs (
  id integer PRIMARY KEY,
  name text NOT NULL,
  captain_id integer NOT NULL,
  FOREIGN KEY (id, captain_id) REFERENCES club_members (club_id, id) DEFERRABLE INITIALLY DEFERRED
);
CREATE TABLE club_members (
  id integer PRIMARY KEY,
  club_id integer NOT NULL REFERENCES clubs (id),
  UNIQUE (club_id, id)
);

-- A row that refers to one of the rows that belong to it, and columns that refer to themselves.
CREATE TABLE leagues (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE clubs (
  league_id integer NOT NULL REFERENCES leagues,
  id integer NOT NULL,
  captain_id integer NOT NULL,
  deputy_id integer,
  PRIMARY KEY (league_id, id)
);
CREATE TABLE club_members (
  league_id integer NOT NULL REFERENCES leagues,
  id integer NOT NULL,
  club_id integer NOT NULL,
  PRIMARY KEY (league_id, id),
  UNIQUE (league_id, club_id, id),
  FOREIGN KEY (league_id, club_id) REFERENCES clubs
);
ALTER TABLE clubs
  ADD FOREIGN KEY (league_id, captain_id) REFERENCES club_members,
  ADD FOREIGN KEY (league_id, id, captain_id) REFERENCES club_members (league_id, club_id, id),
  ADD FOREIGN KEY (league_id, id, deputy_id) REFERENCES club_members (league_id, club_id, id);
CREATE TABLE articles (id uuid PRIMARY KEY, current_version integer NOT NULL, title text NOT NULL);
CREATE TABLE article_versions (
  article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE,
  version_no integer NOT NULL CHECK (version_no > 0),
  body text NOT NULL,
  PRIMARY KEY (article_id, version_no)
);
ALTER TABLE articles
  ADD FOREIGN KEY (id, current_version) REFERENCES article_versions DEFERRABLE INITIALLY DEFERRED;
CREATE TABLE albums (id bigserial PRIMARY KEY, cover_id bigint UNIQUE, title text NOT NULL);
CREATE TABLE album_photos (
  id bigserial PRIMARY KEY,
  album_id bigint NOT NULL REFERENCES albums,
  UNIQUE (id, album_id)
);
ALTER TABLE albums ADD FOREIGN KEY (cover_id, id) REFERENCES album_photos (id, album_id);
CREATE TABLE mirrors (id integer PRIMARY KEY REFERENCES mirrors, other_id integer NOT NULL REFERENCES mirrors);

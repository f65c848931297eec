-- How many of several conditions hold.
CREATE TABLE posts (id integer PRIMARY KEY);
CREATE TABLE photos (id integer PRIMARY KEY);
CREATE TABLE videos (id integer PRIMARY KEY);
CREATE TABLE events (id integer PRIMARY KEY);
CREATE TABLE pages (id integer PRIMARY KEY);
CREATE TABLE songs (id integer PRIMARY KEY);
CREATE TABLE films (id integer PRIMARY KEY);
CREATE TABLE books (id integer PRIMARY KEY);
CREATE TABLE games (id integer PRIMARY KEY);
CREATE TABLE places (id integer PRIMARY KEY);
CREATE TABLE groups (id integer PRIMARY KEY);
CREATE TABLE offers (id integer PRIMARY KEY);
CREATE TABLE remarks (
  id integer PRIMARY KEY,
  body varchar(60) NOT NULL,
  post_id integer,
  photo_id integer,
  video_id integer,
  event_id integer,
  page_id integer,
  song_id integer,
  film_id integer,
  book_id integer,
  game_id integer,
  place_id integer,
  group_id integer,
  offer_id integer,
  CHECK ((post_id IS NOT NULL) + (photo_id IS NOT NULL) + (video_id IS NOT NULL) + (event_id IS NOT NULL) + (page_id IS NOT NULL) + (song_id IS NOT NULL) + (film_id IS NOT NULL) + (book_id IS NOT NULL) + (game_id IS NOT NULL) + (place_id IS NOT NULL) + (group_id IS NOT NULL) + (offer_id IS NOT NULL) = 1),
  FOREIGN KEY (post_id) REFERENCES posts (id),
  FOREIGN KEY (photo_id) REFERENCES photos (id),
  FOREIGN KEY (video_id) REFERENCES videos (id),
  FOREIGN KEY (event_id) REFERENCES events (id),
  FOREIGN KEY (page_id) REFERENCES pages (id),
  FOREIGN KEY (song_id) REFERENCES songs (id),
  FOREIGN KEY (film_id) REFERENCES films (id),
  FOREIGN KEY (book_id) REFERENCES books (id),
  FOREIGN KEY (game_id) REFERENCES games (id),
  FOREIGN KEY (place_id) REFERENCES places (id),
  FOREIGN KEY (group_id) REFERENCES groups (id),
  FOREIGN KEY (offer_id) REFERENCES offers (id)
);
CREATE TABLE measures (
  id integer PRIMARY KEY,
  c1 integer,
  c2 integer,
  c3 integer,
  c4 integer,
  c5 integer,
  c6 integer,
  c7 integer,
  c8 integer,
  c9 integer,
  c10 integer,
  c11 integer,
  c12 integer,
  c13 integer,
  c14 integer,
  CHECK (CASE WHEN c1 IS NULL THEN 0 ELSE 1 END + CASE WHEN c2 IS NULL THEN 0 ELSE 1 END + CASE WHEN c3 IS NULL THEN 0 ELSE 1 END + CASE WHEN c4 IS NULL THEN 0 ELSE 1 END + CASE WHEN c5 IS NULL THEN 0 ELSE 1 END + CASE WHEN c6 IS NULL THEN 0 ELSE 1 END + CASE WHEN c7 IS NULL THEN 0 ELSE 1 END + CASE WHEN c8 IS NULL THEN 0 ELSE 1 END + CASE WHEN c9 IS NULL THEN 0 ELSE 1 END + CASE WHEN c10 IS NULL THEN 0 ELSE 1 END + CASE WHEN c11 IS NULL THEN 0 ELSE 1 END + CASE WHEN c12 IS NULL THEN 0 ELSE 1 END + CASE WHEN c13 IS NULL THEN 0 ELSE 1 END + CASE WHEN c14 IS NULL THEN 0 ELSE 1 END >= 1)
);
CREATE TABLE choices (
  id integer PRIMARY KEY,
  c1 varchar(60),
  c2 varchar(60),
  c3 varchar(60),
  c4 varchar(60),
  c5 varchar(60),
  c6 varchar(60),
  c7 varchar(60),
  c8 varchar(60),
  c9 varchar(60),
  c10 varchar(60),
  c11 varchar(60),
  c12 varchar(60),
  c13 varchar(60),
  c14 varchar(60),
  CHECK ((c1 IS NULL) + (c2 IS NULL) + (c3 IS NULL) + (c4 IS NULL) + (c5 IS NULL) + (c6 IS NULL) + (c7 IS NULL) + (c8 IS NULL) + (c9 IS NULL) + (c10 IS NULL) + (c11 IS NULL) + (c12 IS NULL) + (c13 IS NULL) + (c14 IS NULL) >= 13)
);
CREATE TABLE pairs (
  id integer PRIMARY KEY,
  c1 date,
  c2 date,
  c3 date,
  c4 date,
  c5 date,
  c6 date,
  c7 date,
  c8 date,
  c9 date,
  c10 date,
  c11 date,
  c12 date,
  c13 date,
  c14 date,
  CHECK ((c1 IS NOT NULL) + (c2 IS NOT NULL) + (c3 IS NOT NULL) + (c4 IS NOT NULL) + (c5 IS NOT NULL) + (c6 IS NOT NULL) + (c7 IS NOT NULL) + (c8 IS NOT NULL) + (c9 IS NOT NULL) + (c10 IS NOT NULL) + (c11 IS NOT NULL) + (c12 IS NOT NULL) + (c13 IS NOT NULL) + (c14 IS NOT NULL) = 2)
);

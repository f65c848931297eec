-- Keys over what we have few of, and pairs in either order.
CREATE TABLE locales (locale varchar(12) PRIMARY KEY);
CREATE TABLE media (id serial PRIMARY KEY, mime_type varchar(80) NOT NULL UNIQUE);
CREATE TABLE wallets (id serial PRIMARY KEY, card_brand text NOT NULL UNIQUE);
CREATE TABLE people (id uuid PRIMARY KEY, name text NOT NULL);
CREATE TABLE friendships (
  a_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  b_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
  PRIMARY KEY (a_id, b_id),
  CHECK (a_id <> b_id)
);
CREATE UNIQUE INDEX friendships_either ON friendships (least(a_id, b_id), greatest(a_id, b_id));
CREATE TABLE rivals (a_id uuid REFERENCES people, b_id uuid REFERENCES people);
CREATE UNIQUE INDEX rivals_either ON rivals (least(a_id, b_id), greatest(a_id, b_id));
CREATE TABLE chats (one uuid NOT NULL, other uuid NOT NULL);
CREATE UNIQUE INDEX chats_either ON chats (least(one, other), greatest(one, other));
CREATE TABLE edges (
  a smallint NOT NULL,
  b smallint NOT NULL,
  low smallint GENERATED ALWAYS AS (least(a, b)) STORED,
  high smallint GENERATED ALWAYS AS (greatest(a, b)) STORED,
  UNIQUE (low, high),
  CHECK (b < a)
);
CREATE TABLE synonyms (one text NOT NULL, other text NOT NULL);
CREATE UNIQUE INDEX synonyms_either ON synonyms (
  (CASE WHEN one < other THEN one ELSE other END),
  (CASE WHEN one < other THEN other ELSE one END)
);

-- Paths that begin with, or hold, what another column says: the owner's folder, the place of a picture.
CREATE TABLE owners (id uuid PRIMARY KEY, name text NOT NULL);
CREATE TABLE places (id text PRIMARY KEY);
CREATE TABLE objects (
  id serial PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES owners,
  path text NOT NULL UNIQUE CHECK (char_length(path) <= 240),
  CHECK (split_part(path, '/', 1) = owner_id::text)
);
CREATE TABLE pictures (
  id serial PRIMARY KEY,
  place_id text NOT NULL REFERENCES places,
  name text NOT NULL,
  CHECK (split_part(name, '/', 2) = place_id)
);

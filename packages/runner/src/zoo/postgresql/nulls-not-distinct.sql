-- NULLS NOT DISTINCT, and uniques through columns that may be NULL.
CREATE TABLE rooms (id serial PRIMARY KEY, label text UNIQUE);
CREATE TABLE seats (
  id serial PRIMARY KEY,
  room_id integer REFERENCES rooms,
  row_letter char(1),
  place smallint,
  ticket uuid UNIQUE,
  UNIQUE NULLS NOT DISTINCT (room_id, row_letter, place)
);
CREATE TABLE settings (
  name text NOT NULL,
  room_id integer REFERENCES rooms,
  seat_id integer REFERENCES seats,
  content text,
  UNIQUE NULLS NOT DISTINCT (name, room_id, seat_id)
);
CREATE TABLE defaults (
  room_id integer UNIQUE NULLS NOT DISTINCT REFERENCES rooms,
  brightness numeric(3, 2) NOT NULL CHECK (brightness BETWEEN 0 AND 1)
);

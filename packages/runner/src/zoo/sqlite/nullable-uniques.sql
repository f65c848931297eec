-- Uniques through columns that may be NULL.
CREATE TABLE rooms (id INTEGER PRIMARY KEY, label TEXT UNIQUE);
CREATE TABLE seats (
  id INTEGER PRIMARY KEY,
  room_id INTEGER REFERENCES rooms,
  row_letter CHAR(1),
  place SMALLINT,
  ticket TEXT UNIQUE,
  UNIQUE (room_id, row_letter, place)
);
CREATE TABLE settings (
  name TEXT NOT NULL,
  room_id INTEGER REFERENCES rooms,
  seat_id INTEGER REFERENCES seats,
  content TEXT,
  UNIQUE (name, room_id, seat_id)
);
CREATE TABLE defaults (
  room_id INTEGER UNIQUE REFERENCES rooms,
  brightness REAL NOT NULL CHECK (brightness BETWEEN 0 AND 1)
);
CREATE TABLE loose (code TEXT PRIMARY KEY, part INTEGER);

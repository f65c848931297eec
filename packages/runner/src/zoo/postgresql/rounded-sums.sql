-- Shares that add up to a whole, in numbers without an end and in floats.
CREATE TABLE odds (
  id serial PRIMARY KEY,
  yes numeric NOT NULL,
  no numeric NOT NULL,
  CHECK (yes >= 0 AND no >= 0),
  CHECK (yes + no = 100)
);
CREATE TABLE rounded_odds (
  id serial PRIMARY KEY,
  yes numeric NOT NULL CHECK (yes >= 0),
  no numeric NOT NULL CHECK (no >= 0),
  CHECK (round(yes + no) = 100)
);
CREATE TABLE mixtures (
  id serial PRIMARY KEY,
  oxygen real NOT NULL CHECK (oxygen BETWEEN 0 AND 100),
  nitrogen real NOT NULL CHECK (nitrogen BETWEEN 0 AND 100),
  helium double precision NOT NULL CHECK (helium BETWEEN 0 AND 100),
  CHECK (round((oxygen + nitrogen + helium)::numeric, 2) = 100.00)
);

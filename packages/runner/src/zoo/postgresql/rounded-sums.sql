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
CREATE TABLE policies (
  id serial PRIMARY KEY,
  free numeric NOT NULL CHECK (free >= 0),
  reinvested numeric NOT NULL CHECK (reinvested >= 0),
  reserved numeric NOT NULL CHECK (reserved >= 0),
  CHECK (abs(free + reinvested + reserved - 100) < 0.01)
);
CREATE TABLE forecasts (
  id serial PRIMARY KEY,
  win double precision NOT NULL CHECK (win BETWEEN 0 AND 1),
  lose double precision NOT NULL CHECK (lose BETWEEN 0 AND 1),
  CHECK (abs((win + lose) - 1.0) <= 0.0001)
);
CREATE TABLE journal (
  id serial PRIMARY KEY,
  debit numeric(14, 2) NOT NULL,
  credit numeric(14, 2) NOT NULL,
  CHECK (abs(debit - credit) < 0.01)
);

-- Binary numbers: limits that they cannot hold exactly, and sums that have to come out to the last bit.
CREATE TABLE gauges (
  id serial PRIMARY KEY,
  level real NOT NULL CHECK (level >= 0.1 AND level <= 0.3),
  share real NOT NULL CHECK (share IN (0.1, 0.25, 0.7)),
  drift real CHECK (drift > 0.7 AND drift < 0.75),
  ratio double precision NOT NULL CHECK (ratio BETWEEN 0.1 AND 0.3)
);
CREATE TABLE bills (
  id serial PRIMARY KEY,
  goods double precision NOT NULL CHECK (goods >= 0),
  duty double precision NOT NULL CHECK (duty >= 0),
  due double precision NOT NULL,
  CHECK (due = goods + duty)
);
CREATE TABLE bill_lines (
  id serial PRIMARY KEY,
  pieces integer NOT NULL CHECK (pieces BETWEEN 1 AND 40),
  price double precision NOT NULL CHECK (price > 0),
  rebate double precision NOT NULL DEFAULT 0 CHECK (rebate >= 0),
  amount double precision NOT NULL CHECK (amount >= 0),
  CHECK (amount = pieces * price - rebate)
);
CREATE TABLE alloys (
  id serial PRIMARY KEY,
  copper real NOT NULL CHECK (copper BETWEEN 0 AND 100),
  tin real NOT NULL CHECK (tin BETWEEN 0 AND 100),
  zinc real NOT NULL CHECK (zinc BETWEEN 0 AND 100),
  CHECK (copper + tin + zinc = 100)
);
CREATE TABLE temperatures (
  id serial PRIMARY KEY,
  celsius double precision NOT NULL CHECK (celsius BETWEEN -30 AND 45),
  fahrenheit double precision NOT NULL,
  CHECK (fahrenheit = celsius * 1.8 + 32)
);
CREATE TABLE fields (
  id serial PRIMARY KEY,
  width real NOT NULL CHECK (width > 0),
  depth real NOT NULL CHECK (depth > 0),
  area real NOT NULL CHECK (area = width * depth)
);
CREATE TABLE limits (
  id serial PRIMARY KEY,
  low real NOT NULL CHECK (low >= 0.01),
  high double precision NOT NULL CHECK (high <= 0.9),
  gap double precision NOT NULL CHECK (gap >= 0),
  CHECK (low <= high),
  CHECK (gap <= high - low)
);
CREATE TABLE sensors (
  id serial PRIMARY KEY,
  offset_by real NOT NULL UNIQUE,
  factor double precision NOT NULL UNIQUE,
  warmth double precision,
  CHECK (warmth > offset_by)
);

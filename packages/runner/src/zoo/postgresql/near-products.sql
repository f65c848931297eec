-- What is calculated elsewhere and rounded: equal within a tolerance, by products and quotients.
CREATE TABLE positions (
  id serial PRIMARY KEY,
  pieces integer NOT NULL CHECK (pieces > 0),
  price numeric(10, 2) NOT NULL CHECK (price > 0),
  total numeric(12, 2) NOT NULL,
  CHECK (abs(total - pieces * price * 1.19) <= 0.01)
);
CREATE TABLE exchange (
  id serial PRIMARY KEY,
  rate numeric(10, 4) NOT NULL CHECK (rate > 0),
  inverse numeric(18, 10) NOT NULL,
  CHECK (abs(rate * inverse - 1) < 0.01)
);
CREATE TABLE screens (
  id serial PRIMARY KEY,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  aspect numeric(8, 4) NOT NULL,
  CHECK (abs(aspect - width::numeric / height) < 0.001)
);
CREATE TABLE polls (
  id serial PRIMARY KEY,
  votes numeric(10, 2) NOT NULL,
  voters numeric(10, 2) NOT NULL CHECK (voters > 0),
  percent numeric(5, 2),
  CHECK (percent IS NULL OR abs(percent - round(100 * votes / voters, 2)) < 0.5)
);
CREATE TABLE forces (
  id serial PRIMARY KEY,
  mass double precision NOT NULL,
  acceleration double precision NOT NULL,
  force double precision NOT NULL CHECK (abs(force - mass * acceleration) < 0.01)
);

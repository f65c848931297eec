-- Generated columns in unique indexes, identities, serials, tsvector.
CREATE TABLE articles (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100 INCREMENT BY 5) PRIMARY KEY,
  title text NOT NULL,
  body text NOT NULL,
  key text GENERATED ALWAYS AS (lower(title)) STORED UNIQUE,
  search tsvector GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || body)) STORED,
  price numeric(8, 2) NOT NULL CHECK (price > 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  total numeric(20, 2) GENERATED ALWAYS AS (price * quantity) STORED CHECK (total < 100000)
);
CREATE TABLE tickets (
  number serial UNIQUE,
  batch smallserial,
  made_on date NOT NULL DEFAULT current_date,
  year integer GENERATED ALWAYS AS (extract(year FROM made_on)::integer) STORED,
  within integer NOT NULL,
  UNIQUE (year, within)
);
CREATE TABLE people (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  first text NOT NULL,
  last text NOT NULL,
  full_name text GENERATED ALWAYS AS (first || ' ' || last) STORED
);
CREATE UNIQUE INDEX people_full_name ON people (lower(full_name));

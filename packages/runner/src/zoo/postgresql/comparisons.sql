-- CHECKs over several columns.
CREATE TABLE auctions (
  id serial PRIMARY KEY,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  closed_at timestamptz,
  CHECK (starts_at < ends_at AND ends_at <= closed_at)
);
CREATE TABLE totals (
  net numeric(10, 2) NOT NULL CHECK (net >= 0),
  tax numeric(10, 2) NOT NULL CHECK (tax >= 0),
  gross numeric(10, 2) NOT NULL,
  discount numeric(10, 2) NOT NULL DEFAULT 0,
  CHECK (net + tax = gross),
  CHECK (net - discount >= 0),
  CHECK (discount BETWEEN 0 AND net)
);
CREATE TABLE bills (
  issued date NOT NULL,
  due date NOT NULL,
  reminded date,
  CHECK (due >= issued),
  CHECK (due <= issued + interval '30 days'),
  CHECK (reminded IS NULL OR reminded > due)
);
CREATE TABLE routes (
  origin text NOT NULL CHECK (origin IN ('AMS', 'CDG', 'FRA', 'MAD')),
  destination text NOT NULL CHECK (destination IN ('AMS', 'CDG', 'FRA', 'MAD')),
  stops smallint NOT NULL CHECK (stops BETWEEN 0 AND 3),
  via text[],
  CHECK (origin <> destination),
  CHECK (cardinality(via) = stops)
);
CREATE TABLE limits (
  low integer,
  mid integer,
  high integer,
  step integer NOT NULL CHECK (step > 0 AND step % 5 = 0),
  CHECK (mid BETWEEN low AND high),
  CHECK (high - low >= 10),
  CHECK (low >= 0 AND high <= 1000)
);
CREATE TABLE boxes (
  width real NOT NULL CHECK (width > 0),
  height double precision NOT NULL CHECK (height > 0),
  depth integer NOT NULL CHECK (depth > 0),
  volume double precision NOT NULL,
  CHECK (width <= height),
  CHECK (volume >= width * height)
);
CREATE TABLE hops (id serial PRIMARY KEY, parent_id integer REFERENCES hops CHECK (parent_id <> id), sibling_id integer
  REFERENCES hops, CHECK (sibling_id IS NULL OR sibling_id <> id));
CREATE TABLE beyond_numbers (
  id serial PRIMARY KEY,
  measured double precision NOT NULL CHECK (measured <> 'NaN'::double precision),
  price numeric CHECK (price <> 'NaN' AND price < 'Infinity'),
  since timestamptz NOT NULL CHECK (since > '-infinity' AND since < 'infinity'),
  until date DEFAULT 'infinity' CHECK (until <= 'infinity'::date),
  CHECK (until >= since::date)
);

-- CHECKs that only a fitting draw can meet: arrays, JSON, networks, moments, parts of texts, ages.
CREATE TABLE posts (
  id serial PRIMARY KEY,
  tags text[] NOT NULL CHECK (tags <@ ARRAY['draft', 'news', 'sport']),
  marks text[] NOT NULL CHECK (marks @> ARRAY['checked'] AND cardinality(marks) <= 3),
  levels integer[] NOT NULL CHECK (levels && ARRAY[10, 20, 30]),
  readers text[] NOT NULL CHECK ('all' = ANY (readers))
);
CREATE TABLE documents (
  id serial PRIMARY KEY,
  body jsonb NOT NULL CHECK (body @> '{"version": 1, "state": "open"}'),
  meta jsonb NOT NULL CHECK (meta ?& ARRAY['author', 'source']),
  parts jsonb NOT NULL CHECK (jsonb_array_length(parts) BETWEEN 2 AND 3),
  hints jsonb CHECK (hints -> 'first' IS NOT NULL),
  flags jsonb NOT NULL CHECK (flags ?| ARRAY['hot', 'cold'])
);
CREATE TABLE hosts (
  id serial PRIMARY KEY,
  inside inet NOT NULL CHECK (inside << inet '10.20.0.0/14'),
  outside inet NOT NULL CHECK (family(outside) = 6),
  subnet cidr NOT NULL CHECK (subnet <<= cidr '172.16.0.0/12' AND masklen(subnet) BETWEEN 20 AND 24),
  wide cidr NOT NULL CHECK (masklen(wide) <= 16)
);
CREATE TABLE periods (
  id serial PRIMARY KEY,
  month timestamp NOT NULL CHECK (date_trunc('month', month) = month),
  hour timestamptz NOT NULL CHECK (hour = date_trunc('hour', hour)),
  week date NOT NULL CHECK (week = date_trunc('week', week) AND week >= '2020-01-01'),
  day timestamp NOT NULL UNIQUE CHECK (day = date_trunc('day', day))
);
CREATE TABLE drivers (
  id serial PRIMARY KEY,
  born date NOT NULL,
  licensed date NOT NULL,
  hired date NOT NULL,
  CHECK (age(licensed, born) >= interval '18 years'),
  CHECK (extract(year FROM age(hired, licensed)) BETWEEN 1 AND 4)
);
CREATE TABLE labels (
  id serial PRIMARY KEY,
  batch text NOT NULL CHECK (right(batch, 1) IN ('A', 'B')),
  digits text NOT NULL CHECK (regexp_replace(digits, '[^0-9]', '', 'g') = digits),
  middle text NOT NULL CHECK (substring(middle FROM 3 FOR 2) = 'XY'),
  whole numeric(8, 2) NOT NULL CHECK (whole = trunc(whole) AND whole >= 0)
);
CREATE TABLE measures (
  id serial PRIMARY KEY,
  pieces integer NOT NULL,
  paid numeric(10, 2) NOT NULL CHECK (paid >= 0),
  per_box integer NOT NULL CHECK (per_box BETWEEN 1 AND 12),
  boxes integer NOT NULL CHECK (boxes BETWEEN 1 AND 40),
  total numeric(10, 2) NOT NULL,
  taken_at timestamp NOT NULL,
  filed_on date NOT NULL,
  CHECK (paid <= pieces),
  CHECK (total = boxes * per_box),
  CHECK (filed_on >= taken_at)
);

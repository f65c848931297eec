-- What is asked of every item of an array, and columns that are one of the items.
CREATE TABLE ballots (
  id integer PRIMARY KEY,
  marks integer[] NOT NULL CHECK (0 < ALL (marks) AND 100 > ALL (marks) AND cardinality(marks) = 4),
  shares numeric(5,2)[] NOT NULL CHECK (0.5 <= ALL (shares) AND 10 >= ALL (shares)),
  options text[] NOT NULL CHECK (cardinality(options) BETWEEN 2 AND 6),
  answer text NOT NULL CHECK (answer = ANY (options))
);
-- Numbers in buckets, numbers with few digits, moments on a grid, texts in one form of Unicode.
CREATE TABLE scores (
  id integer PRIMARY KEY,
  score numeric(5,2) NOT NULL CHECK (score BETWEEN 0 AND 100),
  bucket integer NOT NULL CHECK (bucket = width_bucket(score, 0, 100, 10)),
  rate numeric(20,8) NOT NULL CHECK (min_scale(rate) <= 4),
  at timestamptz NOT NULL CHECK (date_bin('15 minutes', at, timestamptz '2000-01-01 00:00:00+00') = at),
  label text NOT NULL CHECK (label IS NFC NORMALIZED)
);

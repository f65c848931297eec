-- Texts that are spelled character by character: moments, digests with a mark before them, sums of floats beside them.
CREATE TABLE digests (
  id INTEGER PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE CHECK (length(hash) = 71 AND substr(hash, 1, 7) = 'sha256:' AND substr(hash, 8) NOT GLOB '*[^0-9a-f]*'),
  computed_at TEXT NOT NULL CHECK (
    length(computed_at) = 27 AND substr(computed_at, 11, 1) = 'T' AND substr(computed_at, 20, 1) = '.'
    AND substr(computed_at, 27, 1) = 'Z' AND datetime(computed_at) IS NOT NULL),
  seen_on TEXT CHECK (seen_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(seen_on) IS NOT NULL)
);
CREATE TABLE receipts (
  id INTEGER PRIMARY KEY,
  net REAL NOT NULL CHECK (net >= 0),
  tax REAL NOT NULL CHECK (tax >= 0),
  gross REAL NOT NULL,
  CHECK (round(net + tax, 2) = round(gross, 2))
);

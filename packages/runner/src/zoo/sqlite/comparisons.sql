-- CHECKs over several columns.
CREATE TABLE auctions (
  id INTEGER PRIMARY KEY,
  starts_at DATETIME NOT NULL,
  ends_at DATETIME NOT NULL,
  closed_at DATETIME,
  CHECK (starts_at < ends_at AND ends_at <= closed_at)
);
CREATE TABLE totals (
  net INTEGER NOT NULL CHECK (net >= 0),
  tax INTEGER NOT NULL CHECK (tax >= 0),
  gross INTEGER NOT NULL,
  discount INTEGER NOT NULL DEFAULT 0,
  CHECK (net + tax = gross),
  CHECK (net - discount >= 0),
  CHECK (discount BETWEEN 0 AND net)
);
CREATE TABLE bills (
  issued DATE NOT NULL,
  due DATE NOT NULL,
  reminded DATE,
  CHECK (due >= issued),
  CHECK (due <= date(issued, '+30 days')),
  CHECK (reminded IS NULL OR reminded > due)
);
CREATE TABLE routes (
  origin TEXT NOT NULL CHECK (origin IN ('AMS', 'CDG', 'FRA', 'MAD')),
  destination TEXT NOT NULL CHECK (destination IN ('AMS', 'CDG', 'FRA', 'MAD')),
  stops INTEGER NOT NULL CHECK (stops BETWEEN 0 AND 3),
  CHECK (origin <> destination)
);
CREATE TABLE limits (
  low INTEGER,
  mid INTEGER,
  high INTEGER,
  step INTEGER NOT NULL CHECK (step > 0 AND step % 5 = 0),
  CHECK (mid BETWEEN low AND high),
  CHECK (high - low >= 10),
  CHECK (low >= 0 AND high <= 1000)
);
CREATE TABLE boxes (
  width REAL NOT NULL CHECK (width > 0),
  height REAL NOT NULL CHECK (height > 0),
  depth INTEGER NOT NULL CHECK (depth > 0),
  volume REAL NOT NULL,
  CHECK (width <= height),
  CHECK (volume >= width * height)
);
CREATE TABLE hops (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES hops CHECK (parent_id <> id),
  sibling_id INTEGER REFERENCES hops,
  CHECK (sibling_id IS NULL OR sibling_id != id)
);

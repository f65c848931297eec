-- Binary numbers whose sums have to come out to the last bit.
CREATE TABLE bills (
  id INTEGER PRIMARY KEY,
  goods REAL NOT NULL CHECK (goods >= 0),
  duty REAL NOT NULL CHECK (duty >= 0),
  due REAL NOT NULL,
  CHECK (due = goods + duty)
);
CREATE TABLE bill_lines (
  id INTEGER PRIMARY KEY,
  pieces INTEGER NOT NULL CHECK (pieces BETWEEN 1 AND 40),
  price REAL NOT NULL CHECK (price > 0),
  amount REAL NOT NULL,
  CHECK (amount = pieces * price)
);
CREATE TABLE alloys (
  id INTEGER PRIMARY KEY,
  copper REAL NOT NULL CHECK (copper BETWEEN 0 AND 100),
  tin REAL NOT NULL CHECK (tin BETWEEN 0 AND 100),
  zinc REAL NOT NULL CHECK (zinc BETWEEN 0 AND 100),
  CHECK (copper + tin + zinc = 100)
);
CREATE TABLE forces (
  id INTEGER PRIMARY KEY,
  mass REAL NOT NULL,
  acceleration REAL NOT NULL,
  force REAL NOT NULL CHECK (abs(force - mass * acceleration) < 0.01)
);

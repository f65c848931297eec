-- Types that SQLite does not hold a column to: words in columns for numbers, numbers and moments in texts, JSON that is asked for.
CREATE TABLE answers (
  id INTEGER PRIMARY KEY,
  agreed BOOLEAN NOT NULL CHECK (agreed IN ('Y', 'N')),
  state INTEGER CHECK (state = 'new' OR state = 'old'),
  weekday DATE CHECK (weekday IN ('mon', 'tue', 'wed')),
  flag BOOLEAN CHECK (flag IN ('0', '1')),
  amount TEXT NOT NULL CHECK (CAST(amount AS REAL) > 0),
  quantity VARCHAR(10) CHECK (quantity + 0 BETWEEN 1 AND 500),
  stars TEXT CHECK (stars IS NULL OR CAST(stars AS INTEGER) BETWEEN 1 AND 5),
  tags TEXT CHECK (CASE WHEN json_valid(tags) THEN json_type(tags) = 'array' ELSE 0 END),
  mark TEXT NOT NULL UNIQUE CHECK (instr(mark, '@') > 1 AND instr(mark, ' ') = 0)
);
CREATE TABLE shifts (
  id INTEGER PRIMARY KEY,
  start_at TEXT NOT NULL,
  end_at TEXT NOT NULL,
  opened DATETIME NOT NULL,
  closed DATETIME NOT NULL,
  CHECK (datetime(end_at) > datetime(start_at)),
  CHECK (strftime('%s', end_at) - strftime('%s', start_at) <= 28800),
  CHECK (julianday(closed) - julianday(opened) BETWEEN 0.25 AND 3)
);

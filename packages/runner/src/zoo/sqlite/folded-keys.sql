-- Short keys that do not see the case of letters, by their collation or by lower(), and names with no room for a number.
CREATE TABLE vouchers (
  id INTEGER PRIMARY KEY,
  token VARCHAR(2) NOT NULL COLLATE NOCASE UNIQUE,
  code TEXT NOT NULL CHECK (length(code) = 2 AND code NOT GLOB '*[^A-Za-z]*'),
  first_name VARCHAR(3) UNIQUE
);
CREATE UNIQUE INDEX vouchers_code ON vouchers (lower(code));
CREATE TABLE ranks (letter TEXT NOT NULL COLLATE NOCASE CHECK (letter IN ('a', 'A', 'b', 'B')), place INTEGER NOT NULL, UNIQUE (letter, place));

-- Bytes in hexadecimal digits.
CREATE TABLE labels (
  id integer PRIMARY KEY,
  name text NOT NULL,
  digits text NOT NULL,
  CHECK (digits = hex(name))
);
CREATE TABLE keys (
  id integer PRIMARY KEY,
  raw blob NOT NULL CHECK (length(raw) = 16 AND substr(hex(raw), 13, 1) = '4'),
  code text NOT NULL CHECK (hex(code) LIKE '41%' AND length(hex(code)) = 16),
  written text NOT NULL CHECK (written IS strftime('%Y-%m-%dT%H:%M:%SZ', written))
);

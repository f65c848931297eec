-- References to unique columns, NULLs in composite keys, two keys over one column, several to one table.
CREATE TABLE nations (iso CHAR(2) NOT NULL UNIQUE, iso3 CHAR(3) NOT NULL UNIQUE, name TEXT NOT NULL);
CREATE TABLE provinces (iso CHAR(2) NOT NULL REFERENCES nations (iso), code VARCHAR(4) NOT NULL, UNIQUE (iso, code));
CREATE TABLE warehouses (
  id INTEGER PRIMARY KEY,
  iso CHAR(2),
  province VARCHAR(4),
  backup_iso CHAR(2),
  backup_province VARCHAR(4),
  flag CHAR(3) REFERENCES nations (iso3),
  FOREIGN KEY (iso, province) REFERENCES provinces (iso, code) MATCH FULL,
  FOREIGN KEY (backup_iso, backup_province) REFERENCES provinces (iso, code)
);
CREATE TABLE transfers (
  id INTEGER PRIMARY KEY,
  from_id INTEGER NOT NULL REFERENCES warehouses,
  to_id INTEGER NOT NULL REFERENCES warehouses,
  sent_on DATE NOT NULL,
  CHECK (from_id <> to_id),
  UNIQUE (from_id, to_id, sent_on)
);
CREATE TABLE friendships (
  a INTEGER NOT NULL REFERENCES warehouses,
  b INTEGER NOT NULL REFERENCES warehouses,
  PRIMARY KEY (a, b),
  CHECK (a < b)
);

-- References to unique columns, MATCH FULL, MATCH SIMPLE with NULLs, two keys over one column, several to one table.
CREATE TABLE nations (iso char(2) NOT NULL UNIQUE, iso3 char(3) NOT NULL UNIQUE, name text NOT NULL);
CREATE TABLE provinces (iso char(2) NOT NULL REFERENCES nations (iso), code varchar(4) NOT NULL, UNIQUE (iso, code));
CREATE TABLE warehouses (
  id serial PRIMARY KEY,
  iso char(2),
  province varchar(4),
  backup_iso char(2),
  backup_province varchar(4),
  flag char(3) REFERENCES nations (iso3),
  FOREIGN KEY (iso, province) REFERENCES provinces (iso, code) MATCH FULL,
  FOREIGN KEY (backup_iso, backup_province) REFERENCES provinces (iso, code)
);
CREATE TABLE transfers (
  id serial PRIMARY KEY,
  from_id integer NOT NULL REFERENCES warehouses,
  to_id integer NOT NULL REFERENCES warehouses,
  sent_on date NOT NULL,
  CHECK (from_id <> to_id),
  UNIQUE (from_id, to_id, sent_on)
);
CREATE TABLE friendships (
  a integer NOT NULL REFERENCES warehouses,
  b integer NOT NULL REFERENCES warehouses,
  PRIMARY KEY (a, b),
  CHECK (a < b)
);

-- References to unique and to merely indexed columns, NULLs in composite keys, two keys over one column.
CREATE TABLE nations (iso char(2) NOT NULL UNIQUE, iso3 char(3) NOT NULL UNIQUE, name varchar(60) NOT NULL);
CREATE TABLE provinces (
  iso char(2) NOT NULL,
  code varchar(4) NOT NULL,
  UNIQUE KEY (iso, code),
  FOREIGN KEY (iso) REFERENCES nations (iso)
);
CREATE TABLE warehouses (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  iso char(2),
  province varchar(4),
  backup_iso char(2),
  backup_province varchar(4),
  flag char(3),
  FOREIGN KEY (iso, province) REFERENCES provinces (iso, code) ON DELETE SET NULL,
  FOREIGN KEY (backup_iso, backup_province) REFERENCES provinces (iso, code),
  FOREIGN KEY (flag) REFERENCES nations (iso3)
);
CREATE TABLE transfers (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  from_id int NOT NULL,
  to_id int NOT NULL,
  sent_on date NOT NULL,
  CHECK (from_id <> to_id),
  UNIQUE KEY (from_id, to_id, sent_on),
  FOREIGN KEY (from_id) REFERENCES warehouses (id),
  FOREIGN KEY (to_id) REFERENCES warehouses (id)
);
CREATE TABLE friendships (
  a int NOT NULL,
  b int NOT NULL,
  PRIMARY KEY (a, b),
  CHECK (a < b),
  FOREIGN KEY (a) REFERENCES warehouses (id),
  FOREIGN KEY (b) REFERENCES warehouses (id)
);
CREATE TABLE batches (id int NOT NULL PRIMARY KEY, batch_no int NOT NULL, KEY by_number (batch_no));
CREATE TABLE samples (batch_no int NOT NULL, taken_at datetime NOT NULL, FOREIGN KEY (batch_no) REFERENCES batches (batch_no));

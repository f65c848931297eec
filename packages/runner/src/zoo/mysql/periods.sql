-- Periods, versions of rows, and dates of zeros as defaults.
SET sql_mode = '';
CREATE TABLE guests (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name varchar(40) NOT NULL,
  born date NOT NULL DEFAULT '0000-00-00',
  last_seen datetime NOT NULL DEFAULT '0000-00-00 00:00:00'
);
CREATE TABLE stays (
  room smallint NOT NULL,
  guest_id int NOT NULL,
  arrives datetime NOT NULL,
  leaves datetime NOT NULL,
  PERIOD FOR stay (arrives, leaves),
  UNIQUE (room, stay WITHOUT OVERLAPS),
  FOREIGN KEY (guest_id) REFERENCES guests (id)
);
CREATE TABLE rates (
  code char(3) NOT NULL,
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  rate decimal(10, 4) NOT NULL,
  PERIOD FOR validity (valid_from, valid_to),
  PRIMARY KEY (code, validity WITHOUT OVERLAPS)
);
CREATE TABLE salaries (
  id int NOT NULL PRIMARY KEY,
  badge int NOT NULL UNIQUE,
  amount decimal(8, 2) NOT NULL,
  row_from timestamp(6) GENERATED ALWAYS AS ROW START,
  row_to timestamp(6) GENERATED ALWAYS AS ROW END,
  PERIOD FOR SYSTEM_TIME (row_from, row_to)
) WITH SYSTEM VERSIONING;
CREATE TABLE spans (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  built year NOT NULL,
  rebuilt year NOT NULL,
  low tinyint NOT NULL,
  high tinyint unsigned NOT NULL,
  least_share decimal(3, 2) NOT NULL,
  most_share decimal(3, 2) NOT NULL,
  CHECK (rebuilt >= built),
  CHECK (high >= low),
  CHECK (most_share > least_share)
);
CREATE TABLE titles (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  title varchar(120) NOT NULL,
  slug varchar(120) GENERATED ALWAYS AS (lower(replace(title, ' ', '-'))) STORED,
  guest int NOT NULL,
  guest_id int GENERATED ALWAYS AS (guest) STORED,
  UNIQUE (slug),
  FOREIGN KEY (guest_id) REFERENCES guests (id)
);

-- Two dates of a row, each in a key of its own, of which one follows from the other or comes after it; and lives.
CREATE TABLE months (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  starts_on date NOT NULL UNIQUE,
  ends_on date NOT NULL UNIQUE,
  CHECK (ends_on = starts_on + INTERVAL 1 MONTH)
);
CREATE TABLE seasons (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  opens_on date NOT NULL UNIQUE,
  closes_on date NOT NULL UNIQUE,
  CHECK (closes_on > opens_on)
);
CREATE TABLE people (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  born_on date NOT NULL,
  died_on date,
  CHECK (died_on > born_on)
);
CREATE TABLE assets (locale varchar(20), mime varchar(100), PRIMARY KEY (locale, mime), UNIQUE (mime));

-- Short keys under collations that see neither case nor accents, names with no room for a number, tests that are 0 of NULL.
CREATE TABLE vouchers (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  token varchar(2) NOT NULL UNIQUE,
  code varchar(4) NOT NULL UNIQUE,
  first_name varchar(3) UNIQUE,
  country varchar(60) NOT NULL,
  address varchar(45) CHECK (is_ipv4(address) OR is_ipv6(address)),
  UNIQUE KEY country_start (country(4)),
  CHECK (code REGEXP '^[a-zA-Z]{2}$')
);
CREATE TABLE initials (first_name varchar(2) NOT NULL, last_name varchar(2) NOT NULL, UNIQUE (first_name, last_name));
CREATE TABLE ranks (letter varchar(1) NOT NULL, place int NOT NULL, CHECK (letter REGEXP '^(a|A|b|B)$'), UNIQUE (letter, place));
CREATE TABLE vowels (pair varchar(2) NOT NULL UNIQUE, CHECK (pair REGEXP '^[aeiouáéíóúAEIOUxyzq-tbcd]{2}$'));
CREATE TABLE sounds (letter varchar(2) NOT NULL, place int NOT NULL, CHECK (letter IN ('e', 'é', 'ß', 'ss')), UNIQUE (letter, place));
CREATE TABLE shelves (side int NOT NULL, kind varchar(10), token char(24) NOT NULL)
  PARTITION BY LIST COLUMNS (side, kind) (
    PARTITION near VALUES IN ((1, 'wide'), (2, 'it''s odd')),
    PARTITION far VALUES IN ((3, NULL))
  );
CREATE TABLE beats (at datetime NOT NULL, strength int)
  PARTITION BY RANGE (to_seconds(at)) (
    PARTITION early VALUES LESS THAN (to_seconds('2025-01-01 00:00:00')),
    PARTITION late VALUES LESS THAN (to_seconds('2025-03-01 00:00:00'))
  );

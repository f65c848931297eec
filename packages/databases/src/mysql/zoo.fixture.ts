/** Every kind of object in MariaDB's catalogue, in one schema. */
export const MARIADB_ZOO = String.raw`
CREATE TABLE cages (
  wing int unsigned NOT NULL,
  code varchar(20) CHARACTER SET latin1 COLLATE latin1_swedish_ci NOT NULL,
  PRIMARY KEY (wing, code)
) COMMENT = 'it''s where they live';

CREATE TABLE animals (
  id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  is_fed tinyint(1) NOT NULL DEFAULT 0,
  mood tinyint(1) NOT NULL DEFAULT 5,
  rank_no tinyint(4) DEFAULT -1,
  padded smallint(5) unsigned zerofill,
  middling mediumint,
  size int(11),
  price decimal(10, 2) unsigned DEFAULT 1.5,
  weight float, height double, width float(7, 3), speed double unsigned,
  flag bit(1) DEFAULT b'1', mask bit(8),
  born year DEFAULT 2020, seen date DEFAULT '2020-01-01', wakes time(3),
  changed_at timestamp NOT NULL DEFAULT current_timestamp() ON UPDATE current_timestamp(),
  noted_at datetime(6) DEFAULT current_timestamp(6),
  letter char(3) DEFAULT 'x''y', name varchar(50) DEFAULT '', alias varchar(50) DEFAULT NULL,
  path varchar(20) COLLATE utf8mb4_bin DEFAULT 'a\\b',
  story text, saga mediumtext DEFAULT 'abc',
  photo longblob, tag binary(16) DEFAULT '\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0', chip varbinary(20), icon tinyblob,
  diet enum('a','it''s','b,c','back\\slash') DEFAULT 'a', traits set('x','y','z') DEFAULT 'x,y',
  settings json, notes longtext CHECK (json_valid(notes)),
  spot point, area geometry, trail linestring, pen polygon, perches multipoint, group_of geometrycollection,
  token uuid DEFAULT uuid(), camera inet4, feeder inet6,
  doubled int GENERATED ALWAYS AS (size * 2) VIRTUAL,
  label varchar(110) AS (concat(name, '-', name)) STORED,
  hidden int INVISIBLE DEFAULT 3,
  made_up varchar(20) DEFAULT (concat('a', 'b')),
  remark int COMMENT 'it''s
on two lines',
  wing int unsigned, cage varchar(20) CHARACTER SET latin1,
  mother_id bigint unsigned,
  UNIQUE KEY names (name),
  UNIQUE KEY name_and_size (name(10), size),
  UNIQUE KEY stories (story(20) DESC),
  KEY ordinary (middling),
  CONSTRAINT size_is_positive CHECK (size > 0 AND name <> 'a''b'),
  CHECK (price >= 0),
  CONSTRAINT lives_in FOREIGN KEY (wing, cage) REFERENCES cages (wing, code) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT mothers FOREIGN KEY (mother_id) REFERENCES animals (id)
) COMMENT = 'the animals';

CREATE TABLE visits (
  id int NOT NULL, day date NOT NULL, PRIMARY KEY (id, day)
) PARTITION BY RANGE (year(day)) (PARTITION early VALUES LESS THAN (2020), PARTITION late VALUES LESS THAN (2030));

CREATE TABLE tickets (
  kind int NOT NULL, price int
) PARTITION BY LIST (kind) (PARTITION p0 VALUES IN (1, 3), PARTITION p1 VALUES IN (2));

CREATE TABLE counters (
  shelf int NOT NULL, number int NOT NULL AUTO_INCREMENT, UNIQUE KEY numbers (number)
);

CREATE TABLE ${'`'}Odd ${'``'}names${'``'} & "quotes"${'`'} (${'`'}größe 'm²'${'`'} int PRIMARY KEY);

CREATE TABLE kept (id int PRIMARY KEY) WITH SYSTEM VERSIONING;
CREATE SEQUENCE not_a_table;
CREATE VIEW not_a_table_either AS SELECT * FROM cages;
CREATE TABLE rowloom_chunks (id int);
CREATE TRIGGER counts_up BEFORE INSERT ON cages FOR EACH ROW SET NEW.wing = NEW.wing + 1;
CREATE TRIGGER is_no_matter BEFORE UPDATE ON cages FOR EACH ROW SET NEW.wing = NEW.wing;
`;

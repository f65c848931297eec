-- Partitions by range, list, hash and key, and partitions of partitions.
CREATE TABLE readings (meter int NOT NULL, read_on date NOT NULL, value decimal(10, 3))
  PARTITION BY RANGE COLUMNS (read_on) (
    PARTITION q1 VALUES LESS THAN ('2025-04-01'),
    PARTITION q2 VALUES LESS THAN ('2025-07-01')
  );
CREATE TABLE ledgers (id bigint NOT NULL, book int NOT NULL, PRIMARY KEY (id, book))
  PARTITION BY RANGE (book) (
    PARTITION low VALUES LESS THAN (100),
    PARTITION mid VALUES LESS THAN (200)
  );
CREATE TABLE visits (site varchar(20) NOT NULL, at datetime NOT NULL, hits int)
  PARTITION BY LIST COLUMNS (site) (
    PARTITION north VALUES IN ('oslo', 'bergen'),
    PARTITION south VALUES IN ('rome', 'bari')
  );
CREATE TABLE events (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, payload json) PARTITION BY HASH (id) PARTITIONS 4;
CREATE TABLE keyed (code varchar(20) NOT NULL PRIMARY KEY, weight int) PARTITION BY KEY (code) PARTITIONS 3;
CREATE TABLE logs (level varchar(10), said text)
  PARTITION BY LIST COLUMNS (level) (PARTITION bad VALUES IN ('error', NULL), PARTITION rest DEFAULT);
CREATE TABLE weather (year int NOT NULL, month int NOT NULL, rain float)
  PARTITION BY RANGE COLUMNS (year, month) (
    PARTITION a VALUES LESS THAN (2024, 7),
    PARTITION b VALUES LESS THAN (2025, MAXVALUE)
  );
CREATE TABLE pulses (at datetime NOT NULL, beat int)
  PARTITION BY RANGE (to_days(at)) (
    PARTITION old VALUES LESS THAN (to_days('2025-01-01')),
    PARTITION jan VALUES LESS THAN (to_days('2025-02-01'))
  );
CREATE TABLE visits_by_year (id int NOT NULL, day date NOT NULL, PRIMARY KEY (id, day))
  PARTITION BY RANGE (year(day)) SUBPARTITION BY HASH (id) SUBPARTITIONS 2 (
    PARTITION early VALUES LESS THAN (2020),
    PARTITION late VALUES LESS THAN (2030)
  );
CREATE TABLE stamped (at timestamp NOT NULL, kind tinyint NOT NULL)
  PARTITION BY RANGE (unix_timestamp(at)) (
    PARTITION p0 VALUES LESS THAN (unix_timestamp('2025-06-01 00:00:00')),
    PARTITION p1 VALUES LESS THAN MAXVALUE
  );
CREATE TABLE kinds (kind int NOT NULL, price int)
  PARTITION BY LIST (kind) (PARTITION p0 VALUES IN (1, 3), PARTITION p1 VALUES IN (2));
CREATE TABLE sums (a int NOT NULL, b int NOT NULL)
  PARTITION BY RANGE (a + b) (PARTITION small VALUES LESS THAN (500));

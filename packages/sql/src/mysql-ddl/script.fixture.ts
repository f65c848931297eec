/** A bit of everything, as the base of slightly different texts. */
export const SCRIPT = `-- A dump.
/*!40101 SET NAMES utf8mb4 */;
CREATE DATABASE IF NOT EXISTS zoo DEFAULT CHARACTER SET utf8mb4; USE zoo;
DROP TABLE IF EXISTS cages;
CREATE TABLE cages (
  id int(10) unsigned NOT NULL AUTO_INCREMENT COMMENT 'it''s',
  code varchar(20) CHARACTER SET latin1 DEFAULT 'a\\'b',
  kind enum('a','b,c') DEFAULT 'a', size decimal(8,2) unsigned DEFAULT 1.5, seen datetime(3) DEFAULT now(3) ON UPDATE now(3),
  double_size decimal(10,2) GENERATED ALWAYS AS (size * 2) STORED CHECK (double_size > 0),
  PRIMARY KEY (id), UNIQUE KEY codes (code(5) DESC, kind), KEY (seen) USING BTREE,
  CONSTRAINT positive CHECK (size > 0 AND code <> 'x')
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COMMENT='where they live';
CREATE TABLE animals (
  id bigint PRIMARY KEY, cage_id int unsigned REFERENCES cages, mother bigint,
  CONSTRAINT mothers FOREIGN KEY (mother) REFERENCES animals (id) ON DELETE SET NULL ON UPDATE CASCADE
) PARTITION BY RANGE (id) (PARTITION p0 VALUES LESS THAN (100), PARTITION p1 VALUES LESS THAN (200));
ALTER TABLE animals ADD COLUMN name varchar(50) NOT NULL DEFAULT '' AFTER id, ADD UNIQUE INDEX names (name, mother),
  CHANGE mother parent bigint, DROP FOREIGN KEY mothers, ALTER name DROP DEFAULT, RENAME COLUMN cage_id TO cage;
CREATE UNIQUE INDEX homes ON animals (cage, id);
INSERT INTO cages VALUES (1, 'x', 'a;b'), (2, "y", NULL);
DELIMITER ;;
CREATE TRIGGER t BEFORE INSERT ON cages FOR EACH ROW BEGIN SET NEW.size = 1; END ;;
DELIMITER ;
RENAME TABLE animals TO beasts; CREATE TABLE twins LIKE beasts;
`;

-- Tables of one row, without keys, and with few values.
CREATE TABLE site (id int NOT NULL DEFAULT 1 PRIMARY KEY CHECK (id = 1), title varchar(60) NOT NULL);
CREATE TABLE locks (only_one tinyint(1) NOT NULL DEFAULT 1 UNIQUE CHECK (only_one), holder varchar(40));
CREATE TABLE halves (side tinyint(1) NOT NULL PRIMARY KEY, weight int NOT NULL);
CREATE TABLE counter (id int NOT NULL AUTO_INCREMENT PRIMARY KEY);
CREATE TABLE heap (a varchar(20), b int);
CREATE TABLE single (choice enum('this') NOT NULL PRIMARY KEY, note text);
CREATE TABLE grades (
  grade char(1) NOT NULL PRIMARY KEY CHECK (grade BETWEEN 'A' AND 'F'),
  points int NOT NULL UNIQUE CHECK (points BETWEEN 1 AND 3)
);
CREATE TABLE site_notes (
  site_id int NOT NULL,
  said varchar(100) NOT NULL,
  UNIQUE KEY (site_id, said),
  FOREIGN KEY (site_id) REFERENCES site (id)
);

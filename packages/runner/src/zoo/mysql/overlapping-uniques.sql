-- Several composite uniques that share columns pairwise.
CREATE TABLE teachers (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(60) NOT NULL);
CREATE TABLE classes (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(60) NOT NULL);
CREATE TABLE slots (id smallint NOT NULL AUTO_INCREMENT PRIMARY KEY, label varchar(30) NOT NULL UNIQUE);
CREATE TABLE lessons (
  teacher_id int NOT NULL,
  class_id int NOT NULL,
  slot_id smallint NOT NULL,
  UNIQUE KEY (teacher_id, class_id),
  UNIQUE KEY (class_id, slot_id),
  UNIQUE KEY (teacher_id, slot_id),
  FOREIGN KEY (teacher_id) REFERENCES teachers (id),
  FOREIGN KEY (class_id) REFERENCES classes (id),
  FOREIGN KEY (slot_id) REFERENCES slots (id)
);
CREATE TABLE cells (
  a int NOT NULL,
  b int NOT NULL,
  c int NOT NULL,
  PRIMARY KEY (a, b),
  UNIQUE KEY (b, c),
  UNIQUE KEY (a, c)
);
CREATE TABLE ratings (
  teacher_id int NOT NULL,
  year year NOT NULL CHECK (year BETWEEN 2015 AND 2024),
  place int NOT NULL CHECK (place BETWEEN 1 AND 40),
  PRIMARY KEY (teacher_id, year),
  UNIQUE KEY (year, place),
  FOREIGN KEY (teacher_id) REFERENCES teachers (id)
);

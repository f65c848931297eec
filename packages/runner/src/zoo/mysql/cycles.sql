-- NOT NULL cycles of two and three tables, and self-references. A key is looked at with every row here.
CREATE TABLE squads (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(60) NOT NULL, captain_id int NOT NULL);
CREATE TABLE players (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  squad_id int NOT NULL,
  shirt smallint NOT NULL,
  CONSTRAINT plays_in FOREIGN KEY (squad_id) REFERENCES squads (id) ON UPDATE CASCADE
);
ALTER TABLE squads ADD CONSTRAINT led_by FOREIGN KEY (captain_id) REFERENCES players (id);
CREATE TABLE hosts (id int NOT NULL PRIMARY KEY, primary_disk int NOT NULL UNIQUE);
CREATE TABLE disks (
  id int NOT NULL PRIMARY KEY,
  host_id int NOT NULL,
  size_gb int unsigned NOT NULL,
  FOREIGN KEY (host_id) REFERENCES hosts (id)
);
ALTER TABLE hosts ADD FOREIGN KEY (primary_disk) REFERENCES disks (id);
CREATE TABLE authors (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, latest_book int NOT NULL);
CREATE TABLE books (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, cover_id int NOT NULL);
CREATE TABLE covers (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  author_id int NOT NULL,
  FOREIGN KEY (author_id) REFERENCES authors (id)
);
ALTER TABLE authors ADD FOREIGN KEY (latest_book) REFERENCES books (id);
ALTER TABLE books ADD FOREIGN KEY (cover_id) REFERENCES covers (id);
CREATE TABLE employees (
  id int NOT NULL PRIMARY KEY,
  boss_id int NOT NULL,
  mentor_id int,
  FOREIGN KEY (boss_id) REFERENCES employees (id),
  FOREIGN KEY (mentor_id) REFERENCES employees (id),
  CHECK (mentor_id <> id)
);
CREATE TABLE twins (id int NOT NULL PRIMARY KEY, other_id int NOT NULL UNIQUE, FOREIGN KEY (other_id) REFERENCES twins (id));

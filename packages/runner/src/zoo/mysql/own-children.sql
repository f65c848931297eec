-- A row that refers to one of the rows that belong to it.
CREATE TABLE clubs (id int AUTO_INCREMENT PRIMARY KEY, name varchar(50) NOT NULL, captain_id int NOT NULL);
CREATE TABLE club_members (
  id int AUTO_INCREMENT PRIMARY KEY,
  club_id int NOT NULL,
  UNIQUE (club_id, id),
  FOREIGN KEY (club_id) REFERENCES clubs (id)
);
ALTER TABLE clubs ADD FOREIGN KEY (id, captain_id) REFERENCES club_members (club_id, id);

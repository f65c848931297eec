-- Trees and lists.
CREATE TABLE folders (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  parent_id int,
  position int NOT NULL CHECK (position >= 0),
  name varchar(60) NOT NULL,
  UNIQUE KEY (parent_id, position),
  UNIQUE KEY (parent_id, name),
  FOREIGN KEY (parent_id) REFERENCES folders (id) ON DELETE CASCADE
);
CREATE TABLE boards (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, title varchar(60) NOT NULL);
CREATE TABLE cards (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  board_id int NOT NULL,
  parent_id int,
  rank_no int NOT NULL,
  next_id int UNIQUE,
  UNIQUE KEY (board_id, id),
  UNIQUE KEY (board_id, parent_id, rank_no),
  FOREIGN KEY (board_id) REFERENCES boards (id),
  FOREIGN KEY (next_id) REFERENCES cards (id),
  FOREIGN KEY (board_id, parent_id) REFERENCES cards (board_id, id)
);
CREATE TABLE revisions (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  previous_id int UNIQUE,
  depth smallint NOT NULL DEFAULT 0 CHECK (depth BETWEEN 0 AND 30),
  FOREIGN KEY (previous_id) REFERENCES revisions (id)
);

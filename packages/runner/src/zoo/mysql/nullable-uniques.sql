-- Uniques through columns that may be NULL.
CREATE TABLE rooms (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, label varchar(40) UNIQUE);
CREATE TABLE seats (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  room_id int,
  row_letter char(1),
  place smallint,
  ticket uuid UNIQUE,
  UNIQUE KEY (room_id, row_letter, place),
  FOREIGN KEY (room_id) REFERENCES rooms (id)
);
CREATE TABLE settings (
  name varchar(40) NOT NULL,
  room_id int,
  seat_id int,
  content text,
  UNIQUE KEY (name, room_id, seat_id),
  FOREIGN KEY (room_id) REFERENCES rooms (id) ON DELETE SET NULL,
  FOREIGN KEY (seat_id) REFERENCES seats (id) ON DELETE SET NULL
);
CREATE TABLE defaults (
  room_id int UNIQUE,
  brightness decimal(3, 2) NOT NULL CHECK (brightness BETWEEN 0 AND 1),
  FOREIGN KEY (room_id) REFERENCES rooms (id)
);

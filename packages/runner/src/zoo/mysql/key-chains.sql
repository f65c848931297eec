-- Primary keys that are foreign keys, over three levels, and junctions.
CREATE TABLE parties (id bigint NOT NULL PRIMARY KEY, kind char(1) NOT NULL CHECK (kind IN ('P', 'C')));
CREATE TABLE persons (
  id bigint NOT NULL PRIMARY KEY,
  given_name varchar(50) NOT NULL,
  family_name varchar(50) NOT NULL,
  FOREIGN KEY (id) REFERENCES parties (id)
);
CREATE TABLE drivers (
  id bigint NOT NULL PRIMARY KEY,
  licence varchar(20) NOT NULL UNIQUE,
  FOREIGN KEY (id) REFERENCES persons (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE badges (
  driver_id bigint NOT NULL PRIMARY KEY,
  issued date NOT NULL,
  FOREIGN KEY (driver_id) REFERENCES drivers (id)
);
CREATE TABLE vans (id smallint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, plate varchar(8) NOT NULL UNIQUE);
CREATE TABLE days (day date NOT NULL PRIMARY KEY);
CREATE TABLE duties (
  driver_id bigint NOT NULL,
  van_id smallint unsigned NOT NULL,
  day date NOT NULL,
  note text,
  PRIMARY KEY (driver_id, van_id, day),
  FOREIGN KEY (driver_id) REFERENCES drivers (id),
  FOREIGN KEY (van_id) REFERENCES vans (id),
  FOREIGN KEY (day) REFERENCES days (day)
);
CREATE TABLE duty_logs (
  driver_id bigint NOT NULL,
  van_id smallint unsigned NOT NULL,
  day date NOT NULL,
  line smallint NOT NULL CHECK (line >= 1),
  entry varchar(200) NOT NULL,
  PRIMARY KEY (driver_id, van_id, day, line),
  FOREIGN KEY (driver_id, van_id, day) REFERENCES duties (driver_id, van_id, day)
);
CREATE TABLE pairings (
  driver_id bigint NOT NULL,
  van_id smallint unsigned NOT NULL,
  PRIMARY KEY (driver_id, van_id),
  FOREIGN KEY (driver_id) REFERENCES drivers (id),
  FOREIGN KEY (van_id) REFERENCES vans (id)
);

-- Primary keys that are foreign keys, over three levels, and junctions.
CREATE TABLE parties (id INTEGER PRIMARY KEY, kind CHAR(1) NOT NULL CHECK (kind IN ('P', 'C')));
CREATE TABLE persons (id INTEGER PRIMARY KEY REFERENCES parties, given_name TEXT NOT NULL, family_name TEXT NOT NULL);
CREATE TABLE drivers (id INTEGER PRIMARY KEY REFERENCES persons ON DELETE CASCADE, licence TEXT NOT NULL UNIQUE);
CREATE TABLE badges (driver_id INTEGER PRIMARY KEY REFERENCES drivers, issued DATE NOT NULL);
CREATE TABLE vans (id INTEGER PRIMARY KEY, plate VARCHAR(8) NOT NULL UNIQUE);
CREATE TABLE days (day DATE PRIMARY KEY NOT NULL) WITHOUT ROWID;
CREATE TABLE duties (
  driver_id INTEGER NOT NULL REFERENCES drivers,
  van_id INTEGER NOT NULL REFERENCES vans,
  day DATE NOT NULL REFERENCES days,
  note TEXT,
  PRIMARY KEY (driver_id, van_id, day)
) WITHOUT ROWID;
CREATE TABLE duty_logs (
  driver_id INTEGER NOT NULL,
  van_id INTEGER NOT NULL,
  day DATE NOT NULL,
  line INTEGER NOT NULL CHECK (line >= 1),
  entry TEXT NOT NULL,
  PRIMARY KEY (driver_id, van_id, day, line),
  FOREIGN KEY (driver_id, van_id, day) REFERENCES duties
);
CREATE TABLE pairings (
  driver_id INTEGER REFERENCES drivers,
  van_id INTEGER REFERENCES vans,
  PRIMARY KEY (driver_id, van_id)
);

-- Primary keys that are foreign keys, over three levels, and junctions.
CREATE TABLE parties (id bigint PRIMARY KEY, kind char(1) NOT NULL CHECK (kind IN ('P', 'C')));
CREATE TABLE persons (id bigint PRIMARY KEY REFERENCES parties, given_name text NOT NULL, family_name text NOT NULL);
CREATE TABLE drivers (id bigint PRIMARY KEY REFERENCES persons ON DELETE CASCADE, licence text NOT NULL UNIQUE);
CREATE TABLE badges (driver_id bigint PRIMARY KEY REFERENCES drivers, issued date NOT NULL);
CREATE TABLE vans (id serial PRIMARY KEY, plate varchar(8) NOT NULL UNIQUE);
CREATE TABLE days (day date PRIMARY KEY);
CREATE TABLE duties (
  driver_id bigint REFERENCES drivers,
  van_id integer REFERENCES vans,
  day date REFERENCES days,
  note text,
  PRIMARY KEY (driver_id, van_id, day)
);
CREATE TABLE duty_logs (
  driver_id bigint,
  van_id integer,
  day date,
  line smallint CHECK (line >= 1),
  entry text NOT NULL,
  PRIMARY KEY (driver_id, van_id, day, line),
  FOREIGN KEY (driver_id, van_id, day) REFERENCES duties
);
CREATE TABLE pairings (
  driver_id bigint NOT NULL REFERENCES drivers,
  van_id integer NOT NULL REFERENCES vans,
  PRIMARY KEY (driver_id, van_id)
);

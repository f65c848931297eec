-- Rules that no constraint says and triggers keep: references, CHECKs, keys, and what the rows referred to must be like.
CREATE TABLE members (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'paused', 'closed')),
  deleted_at TEXT
);
CREATE TABLE halls (id INTEGER PRIMARY KEY, seats INTEGER NOT NULL);
CREATE TABLE bookings (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL,
  hall_id INTEGER,
  first_day INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  code TEXT NOT NULL
);
CREATE TABLE member_halls (member_id INTEGER NOT NULL, hall_id INTEGER NOT NULL, PRIMARY KEY (member_id, hall_id));
CREATE TRIGGER fki_bookings_member BEFORE INSERT ON bookings FOR EACH ROW BEGIN
  SELECT RAISE(ROLLBACK, 'insert on table "bookings" violates foreign key constraint')
  WHERE (SELECT id FROM members WHERE id = NEW.member_id) IS NULL;
END;
CREATE TRIGGER fki_bookings_hall BEFORE INSERT ON bookings FOR EACH ROW BEGIN
  SELECT CASE WHEN ((NEW.hall_id IS NOT NULL) AND ((SELECT id FROM halls WHERE id = NEW.hall_id) IS NULL))
    THEN RAISE(ABORT, 'no such hall') END;
END;
CREATE TRIGGER bookings_days BEFORE INSERT ON bookings WHEN NEW.last_day < NEW.first_day BEGIN
  SELECT RAISE(ABORT, 'it ends before it begins');
END;
CREATE TRIGGER bookings_code BEFORE INSERT ON bookings BEGIN
  SELECT RAISE(FAIL, 'this code is taken') FROM bookings WHERE code = NEW.code;
END;
CREATE TRIGGER bookings_alive AFTER INSERT ON bookings BEGIN
  SELECT RAISE(ABORT, 'the member is gone') WHERE EXISTS (SELECT 1 FROM members WHERE id = NEW.member_id AND deleted_at IS NOT NULL);
END;
CREATE TRIGGER link_member BEFORE INSERT ON member_halls WHEN NOT EXISTS (SELECT 1 FROM members WHERE id = NEW.member_id)
BEGIN SELECT RAISE(ABORT, 'no such member'); END;
CREATE TRIGGER link_hall BEFORE INSERT ON member_halls WHEN NEW.hall_id NOT IN (SELECT id FROM halls)
BEGIN SELECT RAISE(ABORT, 'no such hall'); END;

-- Rules that no constraint says and triggers keep: references, CHECKs, keys, and what the rows referred to must be like.
CREATE TABLE members (
  id int NOT NULL PRIMARY KEY,
  email varchar(120) NOT NULL,
  state varchar(10) NOT NULL CHECK (state IN ('active', 'paused', 'closed')),
  deleted_at datetime
);
CREATE TABLE halls (id int NOT NULL PRIMARY KEY, seats int NOT NULL);
CREATE TABLE bookings (
  id int NOT NULL PRIMARY KEY,
  member_id int NOT NULL,
  hall_id int,
  first_day int NOT NULL,
  last_day int NOT NULL,
  code varchar(40) NOT NULL,
  label varchar(40)
);
CREATE TABLE member_halls (member_id int NOT NULL, hall_id int NOT NULL, PRIMARY KEY (member_id, hall_id));
DELIMITER ;;
CREATE TRIGGER bookings_checked BEFORE INSERT ON bookings FOR EACH ROW
BEGIN
  DECLARE found_state varchar(10);
  SELECT state INTO found_state FROM members WHERE id = NEW.member_id AND deleted_at IS NULL;
  IF found_state IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'the member is not there';
  ELSEIF found_state = 'closed' THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'the member is closed';
  END IF;
  IF NEW.last_day < NEW.first_day THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'it ends before it begins';
  END IF;
  IF NEW.hall_id IS NOT NULL AND NOT EXISTS (SELECT * FROM halls WHERE id = NEW.hall_id) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no such hall';
  END IF;
  SET NEW.label = UPPER(NEW.code);
END;;
CREATE TRIGGER bookings_code BEFORE INSERT ON bookings FOR EACH ROW
  IF EXISTS (SELECT 1 FROM bookings WHERE code = NEW.code) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'this code is taken';
  END IF;;
CREATE TRIGGER member_halls_checked BEFORE INSERT ON member_halls FOR EACH ROW
BEGIN
  IF (SELECT COUNT(*) FROM members WHERE id = NEW.member_id) = 0
    OR (SELECT COUNT(*) FROM halls WHERE id = NEW.hall_id) < 1 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no such member or hall';
  END IF;
END;;
DELIMITER ;

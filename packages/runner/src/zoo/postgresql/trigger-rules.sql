-- Rules that no constraint says and triggers keep: references, CHECKs, keys, and what the rows referred to must be like.
CREATE TABLE members (
  id integer PRIMARY KEY,
  email text NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'paused', 'closed')),
  deleted_at timestamp
);
CREATE TABLE halls (id integer PRIMARY KEY, seats integer NOT NULL, closed boolean NOT NULL DEFAULT false);
CREATE TABLE bookings (
  id integer PRIMARY KEY,
  member_id integer NOT NULL,
  hall_id integer,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  code text NOT NULL,
  label text,
  noted_at timestamptz
);
CREATE TABLE guests (booking_id integer, name text NOT NULL, email text NOT NULL);
CREATE TABLE seats (hall_id integer NOT NULL, row_number integer NOT NULL, PRIMARY KEY (hall_id, row_number));

CREATE FUNCTION check_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found_state members.state%TYPE;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  SELECT m.state INTO found_state FROM members m WHERE m.id = NEW.member_id AND m.deleted_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'member % is not there', NEW.member_id USING ERRCODE = 'foreign_key_violation';
  END IF;
  IF found_state = 'closed' THEN
    RAISE EXCEPTION 'member % is closed', NEW.member_id;
  END IF;
  IF NEW.ends_on < NEW.starts_on OR NEW.ends_on > NEW.starts_on + 30 THEN
    RAISE EXCEPTION 'a booking is for 30 days at most';
  END IF;
  IF EXISTS (SELECT 1 FROM bookings b WHERE b.code = NEW.code) THEN
    RAISE unique_violation USING MESSAGE = 'this code is taken';
  END IF;
  NEW.label := upper(NEW.code);
  RETURN NEW;
END;
$$;
CREATE TRIGGER booking_checked BEFORE INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION check_booking();

CREATE FUNCTION check_hall() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM halls WHERE id = NEW.hall_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no hall %', NEW.hall_id; END IF;
  IF EXISTS (SELECT 1 FROM halls WHERE id = NEW.hall_id AND closed) THEN RAISE EXCEPTION 'the hall is closed'; END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER hall_there BEFORE INSERT ON bookings FOR EACH ROW WHEN (NEW.hall_id IS NOT NULL)
  EXECUTE FUNCTION check_hall();
CREATE TRIGGER hall_there AFTER INSERT ON seats FOR EACH ROW EXECUTE FUNCTION check_hall();

CREATE FUNCTION check_guest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email := lower(NEW.email);
  IF NEW.booking_id IS NOT NULL AND (SELECT count(*) FROM bookings WHERE id = NEW.booking_id) = 0 THEN
    RAISE EXCEPTION 'no such booking';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER guest_checked BEFORE INSERT ON guests FOR EACH ROW EXECUTE FUNCTION check_guest();

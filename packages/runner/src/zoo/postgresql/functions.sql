-- Calls to the user's own functions: one whose steps come to an expression asks what that asks, what a loop does is not known.
CREATE FUNCTION is_sound(value text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  FOR place IN 1000000..1000001 LOOP
    IF substr(value, place, 1) <> '' THEN RETURN false; END IF;
  END LOOP;
  RETURN true;
END $$;
CREATE FUNCTION is_tidy(text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT $1 !~ '\s{2,}' AND $1 = btrim($1); $$;
CREATE FUNCTION is_mark(mark text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT mark ~ '^[A-Z]{2}[0-9]{2,6}$' AND is_tidy(mark)
$$;
CREATE FUNCTION ends_later(since date, till date) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN till IS NULL OR since < till;
END;
$$;
CREATE DOMAIN mark AS text CHECK (is_mark(VALUE));
CREATE TABLE parcels (
  id serial PRIMARY KEY,
  label text NOT NULL CHECK (is_sound(label)),
  weight numeric(6, 2) NOT NULL CHECK (weight > 0)
);
CREATE TABLE stickers (
  id serial PRIMARY KEY,
  mark mark NOT NULL UNIQUE,
  other varchar(40) CHECK (is_mark(other)),
  since date NOT NULL,
  till date,
  CHECK (ends_later(since, till))
);
CREATE FUNCTION strength(word text, shortest integer DEFAULT 8) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  points integer := 0; -- one for each
BEGIN
  IF length(word) >= shortest THEN points := points + 1; END IF;
  IF word ~ '[A-Z]' THEN points := points + 1; END IF;
  IF word ~ '[0-9]' THEN points := points + 1; END IF;
  RETURN points;
END $$;
CREATE FUNCTION is_settled(state text, sent_on date, paid_on date, grace integer DEFAULT 30) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE due date;
BEGIN
  IF sent_on IS NULL AND state <> 'draft' THEN
    RAISE EXCEPTION 'a bill that is % has been sent', state;
  END IF;
  CASE state
    WHEN 'draft', 'sent' THEN RETURN paid_on IS NULL;
    WHEN 'paid' THEN
      due := sent_on + grace;
      RETURN paid_on IS NOT NULL AND paid_on >= sent_on AND paid_on <= due;
    ELSE RETURN false;
  END CASE;
END $$;
CREATE TABLE bills (
  id serial PRIMARY KEY,
  secret text NOT NULL CHECK (strength(secret) >= 3),
  word text NOT NULL CHECK (strength(word, 4) >= 1),
  state text NOT NULL,
  sent_on date,
  paid_on date,
  CHECK (is_settled(state, sent_on, paid_on))
);

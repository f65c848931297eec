-- Calls to the user's own functions: one that returns an expression asks what that asks, what others do is not known.
CREATE FUNCTION is_sound(value text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF length(value) < 1000000 THEN RETURN true; END IF;
  RETURN false;
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

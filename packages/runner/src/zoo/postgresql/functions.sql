-- Calls to the user's own functions: what they ask cannot be known from outside.
CREATE FUNCTION is_sound(value text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT length(value) < 1000000 $$;
CREATE TABLE parcels (
  id serial PRIMARY KEY,
  label text NOT NULL CHECK (is_sound(label)),
  weight numeric(6, 2) NOT NULL CHECK (weight > 0)
);

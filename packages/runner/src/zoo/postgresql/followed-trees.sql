-- Triggers that make a column of each row follow from its parent's: levels, paths, threads below an owner.
CREATE TABLE categories (
  id serial PRIMARY KEY,
  parent_id integer REFERENCES categories (id),
  depth integer NOT NULL CHECK (depth BETWEEN 0 AND 2)
);
CREATE FUNCTION check_depth() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above integer;
BEGIN
  IF NEW.parent_id IS NULL THEN
    IF NEW.depth <> 0 THEN RAISE EXCEPTION 'a root has depth 0'; END IF;
    RETURN NEW;
  END IF;
  SELECT depth INTO above FROM categories WHERE id = NEW.parent_id;
  IF NEW.depth <> above + 1 THEN RAISE EXCEPTION 'depth is one more than that of the parent'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_depth BEFORE INSERT OR UPDATE ON categories FOR EACH ROW EXECUTE FUNCTION check_depth();
CREATE TABLE folders (
  id serial PRIMARY KEY,
  parent_id integer REFERENCES folders (id),
  path text NOT NULL UNIQUE
);
CREATE FUNCTION check_path() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.parent_id IS NULL AND NEW.path <> NEW.id::text THEN RAISE EXCEPTION 'the path of a root is its id'; END IF;
  IF NEW.parent_id IS NOT NULL
    AND NEW.path <> (SELECT f.path FROM folders f WHERE f.id = NEW.parent_id) || '/' || NEW.id::text
  THEN
    RAISE EXCEPTION 'a path begins with that of the parent';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_path BEFORE INSERT ON folders FOR EACH ROW EXECUTE FUNCTION check_path();
CREATE TABLE threads (id serial PRIMARY KEY, topic text NOT NULL);
CREATE TABLE answers (
  thread_id integer NOT NULL REFERENCES threads (id),
  place integer NOT NULL,
  answers_to integer,
  level integer NOT NULL CHECK (level BETWEEN 1 AND 3),
  PRIMARY KEY (thread_id, place),
  FOREIGN KEY (thread_id, answers_to) REFERENCES answers (thread_id, place)
);
CREATE FUNCTION check_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.level <> coalesce(
    (SELECT a.level + 1 FROM answers a WHERE a.thread_id = NEW.thread_id AND a.place = NEW.answers_to), 1)
  THEN
    RAISE EXCEPTION 'an answer lies one level below what it answers to';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_level BEFORE INSERT ON answers FOR EACH ROW EXECUTE FUNCTION check_level();

-- A trigger that makes a column of each row follow from its parent's; a sum of columns that is a key.
CREATE TABLE categories (
  id integer PRIMARY KEY,
  parent_id integer REFERENCES categories (id),
  depth integer NOT NULL CHECK (depth BETWEEN 0 AND 2)
);
CREATE TRIGGER check_depth BEFORE INSERT ON categories
WHEN NEW.parent_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'depth is one more than that of the parent')
  WHERE NEW.depth <> (SELECT depth + 1 FROM categories WHERE id = NEW.parent_id);
END;
CREATE TRIGGER check_root BEFORE INSERT ON categories
WHEN NEW.parent_id IS NULL
BEGIN
  SELECT RAISE(ABORT, 'a root has depth 0') WHERE NEW.depth <> 0;
END;
CREATE TABLE quarters (
  year integer NOT NULL,
  quarter integer NOT NULL,
  code integer GENERATED ALWAYS AS (year * 10 + quarter) STORED UNIQUE
);

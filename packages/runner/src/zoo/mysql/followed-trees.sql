-- A trigger that makes a column of each row follow from its parent's; a sum of columns that is a key.
CREATE TABLE categories (
  id integer AUTO_INCREMENT PRIMARY KEY,
  parent_id integer,
  depth integer NOT NULL CHECK (depth BETWEEN 0 AND 2),
  FOREIGN KEY (parent_id) REFERENCES categories (id)
);
DELIMITER //
CREATE TRIGGER check_depth BEFORE INSERT ON categories FOR EACH ROW
BEGIN
  DECLARE above integer DEFAULT NULL;
  IF NEW.parent_id IS NOT NULL THEN
    SELECT depth INTO above FROM categories WHERE id = NEW.parent_id;
    IF NEW.depth <> above + 1 THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'depth is one more than that of the parent';
    END IF;
  ELSEIF NEW.depth <> 0 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'a root has depth 0';
  END IF;
END//
DELIMITER ;
CREATE TABLE quarters (
  year integer NOT NULL,
  quarter integer NOT NULL,
  code integer GENERATED ALWAYS AS (year * 10 + quarter) STORED UNIQUE
);

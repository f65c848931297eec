-- ENUM, SET and BIT beside numbers, lists in texts, numbers as conditions.
CREATE TABLE tickets (
  id INT AUTO_INCREMENT PRIMARY KEY,
  urgency ENUM('low', 'middle', 'high') NOT NULL CHECK (urgency > 1),
  state ENUM('new', 'open', 'done') NOT NULL CHECK (state IN (1, 3)),
  weight ENUM('light', 'heavy') NOT NULL CHECK (weight + 0 = 2),
  rights SET('read', 'write', 'own', 'grant') NOT NULL CHECK (rights & 12 = 12),
  roles SET('a', 'b', 'c') NOT NULL CHECK (BIT_COUNT(roles) = 2),
  color VARCHAR(20) NOT NULL CHECK (FIND_IN_SET(color, 'red,green,blue')),
  bits BIT(4) NOT NULL CHECK (bits & b'0011' = b'0001'),
  flags INT NOT NULL CHECK (flags & 1),
  title VARCHAR(40) NOT NULL CHECK (LENGTH(title) AND flags > 0)
);

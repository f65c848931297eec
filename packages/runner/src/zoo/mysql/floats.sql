-- Binary numbers: limits that they cannot hold exactly, and sums that have to come out to the last bit.
CREATE TABLE gauges (
  id INT AUTO_INCREMENT PRIMARY KEY,
  level FLOAT NOT NULL CHECK (level >= 0.1 AND level <= 0.3),
  ratio DOUBLE NOT NULL CHECK (ratio BETWEEN 0.1 AND 0.3)
);
CREATE TABLE bills (
  id INT AUTO_INCREMENT PRIMARY KEY,
  goods DOUBLE NOT NULL CHECK (goods >= 0),
  duty DOUBLE NOT NULL CHECK (duty >= 0),
  due DOUBLE NOT NULL,
  CHECK (due = goods + duty)
);
CREATE TABLE bill_lines (
  id INT AUTO_INCREMENT PRIMARY KEY,
  pieces INT NOT NULL CHECK (pieces BETWEEN 1 AND 40),
  price DOUBLE NOT NULL CHECK (price > 0),
  amount DOUBLE NOT NULL,
  CHECK (amount = pieces * price)
);
CREATE TABLE alloys (
  id INT AUTO_INCREMENT PRIMARY KEY,
  copper FLOAT NOT NULL CHECK (copper BETWEEN 0 AND 100),
  tin FLOAT NOT NULL CHECK (tin BETWEEN 0 AND 100),
  zinc FLOAT NOT NULL CHECK (zinc BETWEEN 0 AND 100),
  CHECK (copper + tin + zinc = 100)
);

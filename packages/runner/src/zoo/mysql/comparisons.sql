-- CHECKs over several columns.
CREATE TABLE auctions (
  id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  starts_at datetime NOT NULL,
  ends_at datetime NOT NULL,
  closed_at datetime,
  CHECK (starts_at < ends_at AND ends_at <= closed_at)
) ENGINE = InnoDB;
CREATE TABLE totals (
  net decimal(10, 2) NOT NULL CHECK (net >= 0),
  tax decimal(10, 2) NOT NULL CHECK (tax >= 0),
  gross decimal(10, 2) NOT NULL,
  discount decimal(10, 2) NOT NULL DEFAULT 0,
  CHECK (net + tax = gross),
  CHECK (net - discount >= 0),
  CHECK (discount BETWEEN 0 AND net)
);
CREATE TABLE bills (
  issued date NOT NULL,
  due date NOT NULL,
  reminded date,
  CHECK (due >= issued),
  CHECK (due <= issued + INTERVAL 30 DAY),
  CHECK (reminded IS NULL OR reminded > due),
  CHECK (date_add(issued, INTERVAL 1 YEAR) > reminded)
);
CREATE TABLE routes (
  origin char(3) NOT NULL CHECK (origin IN ('AMS', 'CDG', 'FRA', 'MAD')),
  destination char(3) NOT NULL CHECK (destination IN ('AMS', 'CDG', 'FRA', 'MAD')),
  stops tinyint unsigned NOT NULL CHECK (stops BETWEEN 0 AND 3),
  CHECK (origin <> destination)
);
CREATE TABLE limits (
  low int,
  mid int,
  high int,
  step int NOT NULL CHECK (step > 0 AND step % 5 = 0),
  half int NOT NULL CHECK (half > 0 AND mod(half, 2) = 0),
  CHECK (mid BETWEEN low AND high),
  CHECK (high - low >= 10),
  CHECK (low >= 0 AND high <= 1000)
);
CREATE TABLE boxes (
  width float NOT NULL CHECK (width > 0),
  height double NOT NULL CHECK (height > 0),
  depth int NOT NULL CHECK (depth > 0),
  volume double NOT NULL,
  CHECK (width <= height),
  CHECK (volume >= width * height)
);
CREATE TABLE hops (
  id int NOT NULL PRIMARY KEY,
  parent_id int,
  sibling_id int,
  FOREIGN KEY (parent_id) REFERENCES hops (id),
  FOREIGN KEY (sibling_id) REFERENCES hops (id),
  CHECK (parent_id <> id),
  CHECK (sibling_id IS NULL OR sibling_id <> id)
);

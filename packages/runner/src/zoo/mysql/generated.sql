-- Generated columns under CHECKs, counters, and moments that the server writes.
CREATE TABLE articles (
  id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  title varchar(120) NOT NULL,
  body mediumtext NOT NULL,
  slug varchar(120) GENERATED ALWAYS AS (lower(title)) STORED UNIQUE,
  price decimal(8, 2) NOT NULL CHECK (price > 0),
  quantity int NOT NULL CHECK (quantity > 0),
  total decimal(20, 2) GENERATED ALWAYS AS (price * quantity) STORED,
  tags json,
  first_tag varchar(40) GENERATED ALWAYS AS (json_value(tags, '$[0]')) VIRTUAL,
  created_at timestamp NOT NULL DEFAULT current_timestamp(),
  updated_at timestamp NOT NULL DEFAULT current_timestamp() ON UPDATE current_timestamp(),
  CHECK (total < 100000)
) AUTO_INCREMENT = 100;
CREATE TABLE tickets (
  number int NOT NULL AUTO_INCREMENT,
  made_on date NOT NULL DEFAULT (current_date),
  year_no int GENERATED ALWAYS AS (year(made_on)) STORED,
  within_year int NOT NULL,
  UNIQUE KEY numbers (number),
  UNIQUE KEY within_years (year_no, within_year)
);
CREATE TABLE people (
  id uuid NOT NULL DEFAULT uuid() PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  full_name varchar(100) GENERATED ALWAYS AS (concat(first_name, ' ', last_name)) STORED,
  hidden int INVISIBLE DEFAULT 3,
  UNIQUE KEY people_full_name (full_name)
);

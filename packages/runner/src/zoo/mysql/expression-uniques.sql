-- Uniqueness over expressions, as generated columns write it here; also partial uniqueness through NULLs.
CREATE TABLE accounts (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  email varchar(120) COLLATE utf8mb4_bin NOT NULL CHECK (email LIKE '%_@_%'),
  handle varchar(30) NOT NULL,
  referral varchar(40),
  signed_up_at datetime NOT NULL,
  body text NOT NULL,
  country char(2) NOT NULL DEFAULT 'NL',
  email_key varchar(120) AS (lower(email)) STORED,
  referral_key varchar(40) AS (coalesce(referral, '')) STORED,
  body_hash char(32) AS (md5(body)) STORED,
  UNIQUE KEY accounts_email (email_key),
  UNIQUE KEY accounts_handle (handle),
  UNIQUE KEY accounts_referral (referral_key),
  UNIQUE KEY accounts_body (country, body_hash)
);
CREATE TABLE daily_marks (
  account_id int NOT NULL,
  marked_at datetime NOT NULL,
  kind varchar(20) NOT NULL,
  marked_on date AS (cast(marked_at AS date)) STORED,
  UNIQUE KEY one_a_day (account_id, marked_on),
  FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE depots (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  account_id int NOT NULL,
  is_main tinyint(1) NOT NULL DEFAULT 0,
  region varchar(40) NOT NULL,
  closed_on date,
  main_for int AS (if(is_main, account_id, NULL)) STORED,
  open_region varchar(40) AS (CASE WHEN closed_on IS NULL THEN region END) VIRTUAL,
  UNIQUE KEY one_main (main_for),
  UNIQUE KEY open_regions (account_id, open_region),
  FOREIGN KEY (account_id) REFERENCES accounts (id)
);
CREATE TABLE places (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  parent_id int,
  name varchar(60) NOT NULL,
  shelf int,
  parent_key int AS (ifnull(parent_id, 0)) VIRTUAL,
  shelf_next int AS (shelf + 1) VIRTUAL,
  UNIQUE KEY places_name (parent_key, name),
  UNIQUE KEY places_shelf (shelf_next),
  FOREIGN KEY (parent_id) REFERENCES places (id)
);

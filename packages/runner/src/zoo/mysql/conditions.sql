-- CASE, implication, NULLs that depend on a status, exactly one of several.
CREATE TABLE customers (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(80) NOT NULL);
CREATE TABLE companies (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(80) NOT NULL);
CREATE TABLE contracts (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  customer_id int,
  company_id int,
  state varchar(10) NOT NULL CHECK (state IN ('draft', 'signed', 'ended')),
  signed_at datetime,
  ended_at datetime,
  reason text,
  kind char(1) NOT NULL,
  fee decimal(8, 2),
  hours int,
  FOREIGN KEY (customer_id) REFERENCES customers (id),
  FOREIGN KEY (company_id) REFERENCES companies (id),
  CONSTRAINT one_party CHECK ((customer_id IS NULL) <> (company_id IS NULL)),
  CHECK (CASE state WHEN 'draft' THEN signed_at IS NULL WHEN 'signed' THEN signed_at IS NOT NULL ELSE true END),
  CHECK (state <> 'ended' OR (ended_at IS NOT NULL AND reason IS NOT NULL)),
  CHECK (NOT (state = 'draft' AND ended_at IS NOT NULL)),
  CHECK (CASE WHEN kind = 'F' THEN fee > 0 AND hours IS NULL WHEN kind = 'H' THEN hours > 0 ELSE false END),
  CHECK (ended_at >= signed_at)
);
CREATE TABLE attachments (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  owner_type enum('customer', 'company') NOT NULL,
  owner_id int NOT NULL,
  url varchar(255),
  content blob,
  CHECK ((url IS NULL) XOR (content IS NULL)),
  CHECK (url LIKE 'https://%'),
  CHECK (octet_length(content) <= 64)
);
CREATE TABLE picks (
  a int,
  b int,
  c int,
  d tinyint(1),
  CHECK (isnull(a) + isnull(b) + isnull(c) <= 1),
  CHECK (coalesce(a, b, c) > 0),
  CHECK (d IS TRUE OR a IS NOT NULL),
  CHECK (NOT (a <=> b)),
  CHECK (greatest(a, b, c) < 5000),
  CHECK (if(d, c > 10, ifnull(c, 0) < 4000))
);

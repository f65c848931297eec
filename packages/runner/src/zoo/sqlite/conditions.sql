-- CASE, implication, NULLs that depend on a status, exactly one of several.
CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE companies (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE contracts (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER REFERENCES customers,
  company_id INTEGER REFERENCES companies,
  state TEXT NOT NULL CHECK (state IN ('draft', 'signed', 'ended')),
  signed_at TEXT,
  ended_at TEXT,
  reason TEXT,
  kind CHAR(1) NOT NULL,
  fee NUMERIC,
  hours INTEGER,
  CHECK ((customer_id IS NULL) <> (company_id IS NULL)),
  CHECK (CASE state WHEN 'draft' THEN signed_at IS NULL WHEN 'signed' THEN signed_at IS NOT NULL ELSE 1 END),
  CHECK (state <> 'ended' OR (ended_at IS NOT NULL AND reason NOTNULL)),
  CHECK (NOT (state = 'draft' AND ended_at NOT NULL)),
  CHECK (CASE WHEN kind = 'F' THEN fee > 0 AND hours ISNULL WHEN kind = 'H' THEN hours > 0 ELSE 0 END),
  CHECK (ended_at >= signed_at)
);
CREATE TABLE attachments (
  id INTEGER PRIMARY KEY,
  owner_type TEXT NOT NULL,
  owner_id INTEGER NOT NULL,
  url TEXT,
  content BLOB,
  CHECK (owner_type IN ('customer', 'company')),
  CHECK ((url IS NULL) + (content IS NULL) = 1),
  CHECK (url LIKE 'https://%'),
  CHECK (length(content) <= 64)
);
CREATE TABLE picks (
  a INTEGER,
  b INTEGER,
  c INTEGER,
  d BOOLEAN CHECK (d IN (0, 1)),
  CHECK ((a IS NULL) + (b IS NULL) + (c IS NULL) <= 1),
  CHECK (coalesce(a, b, c) > 0),
  CHECK (d IS TRUE OR a IS NOT NULL),
  CHECK (a IS NOT b),
  CHECK (max(a, b, c) < 5000),
  CHECK (iif(d, c > 10, ifnull(c, 0) < 4000))
);

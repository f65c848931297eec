-- CASE, implication, NULLs that depend on a status, exactly one of several.
CREATE TABLE customers (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE companies (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE contracts (
  id serial PRIMARY KEY,
  customer_id integer REFERENCES customers,
  company_id integer REFERENCES companies,
  state text NOT NULL CHECK (state IN ('draft', 'signed', 'ended')),
  signed_at timestamptz,
  ended_at timestamptz,
  reason text,
  kind char(1) NOT NULL,
  fee numeric(8, 2),
  hours integer,
  CHECK (num_nonnulls(customer_id, company_id) = 1),
  CHECK (CASE state WHEN 'draft' THEN signed_at IS NULL WHEN 'signed' THEN signed_at IS NOT NULL ELSE true END),
  CHECK (state <> 'ended' OR (ended_at IS NOT NULL AND reason IS NOT NULL)),
  CHECK (NOT (state = 'draft' AND ended_at IS NOT NULL)),
  CHECK (CASE WHEN kind = 'F' THEN fee > 0 AND hours IS NULL WHEN kind = 'H' THEN hours > 0 ELSE false END),
  CHECK (ended_at >= signed_at)
);
CREATE TABLE attachments (
  id serial PRIMARY KEY,
  owner_type text NOT NULL,
  owner_id integer NOT NULL,
  url text,
  content bytea,
  CHECK (owner_type IN ('customer', 'company')),
  CHECK ((url IS NULL) <> (content IS NULL)),
  CHECK (url LIKE 'https://%'),
  CHECK (octet_length(content) <= 64)
);
CREATE TABLE picks (
  a integer,
  b integer,
  c integer,
  d boolean,
  CHECK (num_nulls(a, b, c) <= 1),
  CHECK (coalesce(a, b, c) > 0),
  CHECK (d IS TRUE OR a IS NOT NULL),
  CHECK (a IS DISTINCT FROM b),
  CHECK (greatest(a, b, c) < 5000)
);

-- Months and years added by a calendar, texts that are parts of each other, several patterns of one text, lengths that
-- texts share, and the first days of months in keys.
CREATE TABLE branch (code char(4) PRIMARY KEY, name text NOT NULL);

CREATE TABLE contract (
  id integer PRIMARY KEY,
  plan text NOT NULL CHECK (plan IN ('monthly', 'yearly')),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  renewed_at timestamptz,
  expires_at timestamptz NOT NULL,
  CHECK ((plan = 'monthly' AND ends_on = starts_on + interval '1 month')
    OR (plan = 'yearly' AND ends_on = starts_on + interval '1 year')),
  CHECK (expires_at = renewed_at + interval '1 month')
);

CREATE TABLE mailbox (
  id integer PRIMARY KEY,
  email text NOT NULL,
  domain text NOT NULL,
  path text NOT NULL,
  parent_path text NOT NULL,
  label text NOT NULL,
  short_label text NOT NULL,
  CHECK (email LIKE '%@' || domain),
  CHECK (path LIKE parent_path || '/%'),
  CHECK (starts_with(label, short_label))
);

CREATE TABLE account (
  id integer PRIMARY KEY,
  branch_code char(4) NOT NULL REFERENCES branch,
  number varchar(34) NOT NULL,
  CHECK (left(number, 4) = branch_code)
);

CREATE TABLE part (
  id integer PRIMARY KEY,
  serial text NOT NULL UNIQUE CHECK (left(serial, 2) = 'AB' AND right(serial, 2) = '99' AND length(serial) <= 12),
  drawing text NOT NULL UNIQUE CHECK (drawing LIKE 'http%' AND drawing NOT LIKE '% %' AND drawing LIKE '%.pdf'),
  description text NOT NULL,
  notes text NOT NULL,
  CHECK (length(description) + length(notes) <= 40)
);

CREATE TABLE period (
  id integer PRIMARY KEY,
  month date NOT NULL UNIQUE CHECK (extract(day FROM month) = 1)
);

CREATE TABLE statement (
  account_id integer NOT NULL REFERENCES account,
  month date NOT NULL CHECK (month = date_trunc('month', month)::date),
  PRIMARY KEY (account_id, month)
);

-- JSON of which members repeat other columns, also as text; places in lists of JSON, and keys that must not be there.
CREATE TABLE ledgers (
  id uuid PRIMARY KEY,
  title text NOT NULL
);
CREATE TABLE entries (
  id integer PRIMARY KEY,
  ledger_id uuid NOT NULL REFERENCES ledgers,
  sum text NOT NULL CHECK (sum ~ '^[0-9a-f]{64}$'),
  day date NOT NULL,
  doc jsonb NOT NULL,
  CHECK (jsonb_typeof(doc) = 'object'),
  CHECK ((doc ->> 'kind' = 'entry') IS TRUE),
  CHECK ((doc ->> 'sum' = sum) IS TRUE),
  CHECK ((doc ->> 'ledger' = ledger_id::text) IS TRUE),
  CHECK (((doc ->> 'day')::date = day) IS TRUE),
  CHECK ((jsonb_array_length(doc -> 'lines') BETWEEN 1 AND 20) IS TRUE)
);
CREATE TABLE records (
  id integer PRIMARY KEY,
  name text NOT NULL,
  body text NOT NULL CHECK (octet_length(body) <= 65536),
  payload jsonb GENERATED ALWAYS AS (body::jsonb -> 'payload') STORED,
  CHECK ((jsonb_typeof(body::jsonb -> 'payload') = 'object') IS TRUE),
  CHECK ((body::jsonb ->> 'name' = name) IS TRUE)
);
CREATE TABLE questions (
  id integer PRIMARY KEY,
  choices jsonb NOT NULL,
  right_one integer NOT NULL CHECK (right_one >= 0 AND right_one < jsonb_array_length(choices)),
  settings jsonb NOT NULL CHECK (settings ?& ARRAY['mode', 'level'] AND settings - ARRAY['mode', 'level', 'hint'] = '{}'::jsonb)
);

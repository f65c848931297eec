-- Texts with a mark before them, and what may come after it.
CREATE TABLE digests (
  id serial PRIMARY KEY,
  hash text NOT NULL UNIQUE CHECK (left(hash, 7) = 'sha256:' AND substring(hash FROM 8) ~ '^[0-9a-f]{64}$'),
  label varchar(40) NOT NULL UNIQUE CHECK (label LIKE 'key\_%' AND substr(label, 5) !~ '[^A-Z0-9]'),
  sent_at text NOT NULL CHECK (sent_at ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$' AND sent_at::timestamptz > '2000-01-01')
);

-- UUIDs whose version a CHECK asks for, as keys, in references and beside them.
CREATE TABLE devices (
  id uuid PRIMARY KEY CHECK (substring(id::text FROM 15 FOR 1) = '7'),
  label text NOT NULL
);
CREATE TABLE readings (
  id uuid PRIMARY KEY,
  device_id uuid NOT NULL REFERENCES devices,
  request_key uuid NOT NULL UNIQUE,
  trace uuid,
  created_at timestamptz NOT NULL,
  CHECK (substring(id::text, 15, 1) = '4' AND substring(id::text, 20, 1) IN ('8', '9', 'a', 'b')),
  CHECK (request_key::text ~ '^[0-9a-f]{8}-[0-9a-f]{4}-7'),
  CHECK (trace::text LIKE '______________4%')
);

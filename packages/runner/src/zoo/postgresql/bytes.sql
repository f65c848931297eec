-- Single bytes: versions of UUIDs, marks at the beginning of a key, digests of other bytes.
CREATE TABLE keys (
  id uuid PRIMARY KEY CHECK (get_byte(uuid_send(id), 6) >> 4 = 7),
  nonce uuid NOT NULL CHECK (get_byte(uuid_send(nonce), 6) >> 4 = 4 AND get_byte(uuid_send(nonce), 8) >> 6 = 2),
  trace uuid UNIQUE CHECK ((get_byte(uuid_send(trace), 6) & 240) = 112),
  sort_key bytea NOT NULL CHECK (octet_length(sort_key) = 32 AND get_byte(sort_key, 0) = 1),
  CHECK (sort_key <> decode(repeat('00', 32), 'hex'))
);
CREATE TABLE parcels (
  id integer PRIMARY KEY,
  key_id uuid NOT NULL REFERENCES keys,
  body bytea NOT NULL CHECK (substring(body FROM 1 FOR 1) = '\xca'::bytea AND length(body) = 20),
  sum bytea NOT NULL CHECK (sum = sha256(body))
);

-- Rows spread by hashes, and by a function of one's own.
CREATE FUNCTION bucket_of(name text) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT length(name) % 4';
CREATE TABLE visits (id integer NOT NULL, tenant text NOT NULL) PARTITION BY LIST ((abs(hashtext(tenant)) % 4));
CREATE TABLE visits_0 PARTITION OF visits FOR VALUES IN (0);
CREATE TABLE visits_1 PARTITION OF visits FOR VALUES IN (1);
CREATE TABLE calls (id bigint NOT NULL, line integer NOT NULL) PARTITION BY LIST ((abs(hashint4(line)) % 3));
CREATE TABLE calls_0 PARTITION OF calls FOR VALUES IN (0);
CREATE TABLE calls_2 PARTITION OF calls FOR VALUES IN (2);
CREATE TABLE notes (id integer NOT NULL, name text NOT NULL) PARTITION BY LIST (bucket_of(name));
CREATE TABLE notes_1 PARTITION OF notes FOR VALUES IN (1);
CREATE TABLE notes_2 PARTITION OF notes FOR VALUES IN (2, 3);
CREATE TABLE tokens (
  id integer PRIMARY KEY,
  token text NOT NULL CHECK (length(token) = 32 AND token = encode(decode(token, 'hex'), 'hex')),
  shard bigint NOT NULL,
  account bigint NOT NULL,
  CHECK (shard = abs(hashint8(account)) % 16)
);

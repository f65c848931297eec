-- Keys that are put together from others and from a digest, and rows that belong together by several keys of many columns.
CREATE DOMAIN digest AS text CHECK (VALUE ~ '^[0-9a-f]{64}$');
CREATE TABLE spaces (id uuid PRIMARY KEY);
CREATE TABLE blobs (
  space_id uuid NOT NULL REFERENCES spaces,
  sum digest NOT NULL,
  kind text NOT NULL CHECK (kind IN ('source', 'extract', 'release')),
  bucket text NOT NULL CHECK (bucket = 'archive'),
  name text NOT NULL,
  PRIMARY KEY (space_id, sum),
  UNIQUE (bucket, name),
  CHECK (name = space_id::text || '/' || sum || '/' || CASE kind WHEN 'source' THEN 'a.txt' WHEN 'extract' THEN 'b.json' ELSE 'c.json' END)
);
CREATE TABLE papers (
  space_id uuid NOT NULL,
  sum digest NOT NULL,
  title text NOT NULL,
  PRIMARY KEY (space_id, sum),
  FOREIGN KEY (space_id, sum) REFERENCES blobs
);
CREATE TABLE builds (
  space_id uuid NOT NULL,
  sum digest NOT NULL,
  build_id uuid NOT NULL,
  PRIMARY KEY (space_id, sum, build_id),
  UNIQUE (space_id, build_id),
  FOREIGN KEY (space_id, sum) REFERENCES blobs
);
CREATE TABLE passages (
  space_id uuid NOT NULL,
  sum digest NOT NULL,
  build_id uuid NOT NULL,
  place text NOT NULL,
  paper_sum digest NOT NULL,
  body text NOT NULL,
  body_sum digest NOT NULL,
  PRIMARY KEY (space_id, sum, build_id, place),
  FOREIGN KEY (space_id, sum, build_id) REFERENCES builds,
  FOREIGN KEY (space_id, paper_sum) REFERENCES papers,
  CHECK (body_sum = encode(sha256(convert_to(body, 'UTF8')), 'hex'))
);
CREATE TABLE trials (
  space_id uuid NOT NULL,
  build_id uuid NOT NULL,
  sum digest NOT NULL,
  PRIMARY KEY (space_id, build_id),
  FOREIGN KEY (space_id, sum, build_id) REFERENCES builds
);
CREATE TABLE outcomes (
  id serial PRIMARY KEY,
  space_id uuid NOT NULL,
  build_id uuid NOT NULL,
  sum digest NOT NULL,
  FOREIGN KEY (space_id, sum, build_id) REFERENCES builds,
  FOREIGN KEY (space_id, build_id) REFERENCES trials
);

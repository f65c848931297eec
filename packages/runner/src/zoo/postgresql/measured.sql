-- Lengths and counts that other columns hold and that are limited there; texts known by their parts or by how much they hold.
CREATE TABLE blobs (
  id integer PRIMARY KEY,
  width integer NOT NULL CHECK (width BETWEEN 1 AND 20),
  cells bytea NOT NULL CHECK (octet_length(cells) = width),
  size integer NOT NULL,
  note text NOT NULL,
  CHECK (size = length(note)),
  CHECK (size <= 12)
);
CREATE TABLE trails (
  id integer PRIMARY KEY,
  depth integer NOT NULL CHECK (depth BETWEEN 5 AND 8),
  steps text[] NOT NULL CHECK (cardinality(steps) = depth AND array_position(steps, NULL) IS NULL),
  edges uuid[] NOT NULL CHECK (array_length(edges, 1) = depth),
  lines integer NOT NULL CHECK (lines BETWEEN 6 AND 9),
  doc jsonb NOT NULL CHECK (jsonb_array_length(doc) = lines)
);
CREATE TABLE tags (
  urn text PRIMARY KEY CHECK (split_part(urn, ':', 1) = 'urn' AND split_part(urn, ':', 2) IN ('isbn', 'issn') AND split_part(urn, ':', 3) ~ '^[0-9]{8,13}$'),
  version text NOT NULL CHECK (split_part(version, '.', 1)::int BETWEEN 1 AND 9 AND split_part(version, '.', 2)::int BETWEEN 0 AND 20),
  phone text NOT NULL CHECK (length(regexp_replace(phone, '\D', '', 'g')) = 10),
  seal text NOT NULL CHECK (length(decode(seal, 'hex')) = 32)
);

-- Texts that are read as JSON, though nothing says that they are; numbers as conditions.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY,
  body TEXT NOT NULL CHECK (json_type(body) = 'object'),
  head TEXT NOT NULL CHECK (json_extract(head, '$.name') IS NOT NULL),
  rest TEXT NOT NULL CHECK (rest ->> 'kind' IN ('x', 'y')),
  list TEXT NOT NULL CHECK (json_type(list) = 'array' AND json_array_length(list) >= 1),
  more TEXT CHECK (json(more) IS NOT NULL),
  raw TEXT NOT NULL,
  kind TEXT GENERATED ALWAYS AS (json_extract(raw, '$.kind')) VIRTUAL,
  flags INTEGER NOT NULL CHECK (flags & 1),
  title TEXT NOT NULL CHECK (length(title))
);
CREATE TABLE things (id INTEGER PRIMARY KEY, said TEXT NOT NULL, told TEXT NOT NULL);
CREATE INDEX things_kind ON things (json_extract(said, '$.kind'));
CREATE UNIQUE INDEX things_id ON things (json_extract(told, '$.id'));

-- JSON with many members.
CREATE TABLE profiles (
  id integer PRIMARY KEY,
  doc jsonb NOT NULL CHECK (
    doc ?& ARRAY['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    AND jsonb_typeof(doc -> 'a') = 'string'
    AND jsonb_typeof(doc -> 'b') = 'number'
    AND jsonb_typeof(doc -> 'c') = 'boolean'
    AND jsonb_typeof(doc -> 'd') = 'array'
    AND jsonb_array_length(doc -> 'd') BETWEEN 1 AND 4
    AND jsonb_typeof(doc -> 'e') = 'object'
    AND (doc -> 'e' ->> 'x')::int > 3
    AND (doc ->> 'f')::int BETWEEN 1 AND 5
    AND doc ->> 'g' ~ '^[A-Z]{3}$'
    AND (doc ->> 'h')::date > '2020-01-01'
    AND doc ->> 'i' IN ('open', 'closed')
    AND length(doc ->> 'j') = 6
  )
);
CREATE TABLE settings (
  id integer PRIMARY KEY,
  doc jsonb CHECK (
    jsonb_typeof(doc -> 'name') = 'string'
    AND doc ? 'owner'
    AND (doc ->> 'level')::int BETWEEN 1 AND 5
    AND (doc ->> 'active')::boolean
    AND (doc ->> 'since')::date >= '2020-01-01'
    AND doc #>> '{place,city}' IS NOT NULL
  )
);

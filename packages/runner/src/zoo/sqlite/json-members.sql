-- JSON with many members, kept in texts.
CREATE TABLE settings (
  id integer PRIMARY KEY,
  doc text NOT NULL CHECK (
    json_valid(doc)
    AND json_type(doc, '$.name') = 'text'
    AND json_extract(doc, '$.level') > 3
    AND json_array_length(doc, '$.tags') BETWEEN 1 AND 3
    AND doc ->> '$.state' IN ('open', 'closed')
    AND json_extract(doc, '$.place.city') IS NOT NULL
    AND json_extract(doc, '$.version') = 1
  )
);

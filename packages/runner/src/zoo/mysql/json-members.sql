-- JSON with many members.
CREATE TABLE settings (
  id integer PRIMARY KEY,
  doc json NOT NULL,
  CHECK (
    json_type(json_extract(doc, '$.name')) = 'STRING'
    AND json_contains_path(doc, 'one', '$.owner')
    AND json_value(doc, '$.level') BETWEEN 1 AND 5
    AND json_length(doc, '$.tags') >= 2
    AND json_value(doc, '$.place.city') = 'Lisbon'
    AND json_exists(doc, '$.since')
    AND json_value(doc, '$.state') IN ('open', 'closed')
  )
);

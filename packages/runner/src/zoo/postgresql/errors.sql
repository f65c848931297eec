-- Conditions that raise an error for some of the values which the columns may have otherwise.
CREATE TABLE shares (
  id integer PRIMARY KEY,
  pieces integer NOT NULL CHECK (pieces BETWEEN 0 AND 3),
  people integer NOT NULL CHECK (people BETWEEN 0 AND 2),
  total numeric(8,2) NOT NULL CHECK (total >= 0),
  CHECK (pieces / people >= 0),
  CHECK (total / people < 100000),
  CHECK (pieces % people = 0)
);
CREATE TABLE cuts (
  id integer PRIMARY KEY,
  word text NOT NULL CHECK (length(word) BETWEEN 0 AND 4),
  place integer NOT NULL CHECK (place BETWEEN -2 AND 3),
  side numeric(5,2) NOT NULL CHECK (side BETWEEN -5 AND 5),
  code integer NOT NULL CHECK (code BETWEEN -3 AND 70),
  mark bytea NOT NULL CHECK (length(mark) BETWEEN 1 AND 3),
  CHECK (substr(word, 1, place) IS NOT NULL),
  CHECK (split_part('a,b,c', ',', place) <> 'z'),
  CHECK (sqrt(side) < 2),
  CHECK (chr(code) <> 'A'),
  CHECK (get_byte(mark, place) >= 0)
);

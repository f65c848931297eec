-- Searches in texts.
CREATE TABLE articles (
  id integer PRIMARY KEY,
  words tsvector NOT NULL CHECK (words @@ 'harbour & !storm'::tsquery),
  body text NOT NULL CHECK (to_tsvector('english', body) @@ to_tsquery('english', 'ferry | bridge')),
  title text NOT NULL CHECK (NOT to_tsvector('simple', title) @@ to_tsquery('simple', 'casino | lottery'))
);

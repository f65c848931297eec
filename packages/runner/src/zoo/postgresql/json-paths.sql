-- Paths of SQL/JSON.
CREATE TABLE papers (
  id integer PRIMARY KEY,
  author jsonb NOT NULL CHECK (jsonb_path_exists(author, '$.name')),
  price jsonb NOT NULL CHECK (price @@ '$.amount > 0 && $.currency == "EUR"'),
  tags jsonb NOT NULL CHECK (tags @? '$.list[*] ? (@ == "new")'),
  lines jsonb NOT NULL CHECK (NOT jsonb_path_exists(lines, '$[*] ? (!exists(@.id) || @.count <= 0)'))
);

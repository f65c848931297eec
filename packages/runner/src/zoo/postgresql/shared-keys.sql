-- Rows that have the key of the one row they belong to.
CREATE TABLE groups (id uuid PRIMARY KEY, name text NOT NULL);
CREATE TABLE group_settings (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL UNIQUE REFERENCES groups,
  settings jsonb NOT NULL,
  CHECK (id = group_id)
);

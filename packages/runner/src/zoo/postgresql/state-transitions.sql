-- Steps between two states of one workflow, as rows of values; two references that must not lead to the same row; a
-- moment that rises with the rows, but not from midnight.
CREATE TABLE workflows (tenant integer NOT NULL, id integer NOT NULL, PRIMARY KEY (tenant, id));
CREATE TABLE states (
  tenant integer NOT NULL,
  workflow_id integer NOT NULL,
  name text NOT NULL CHECK (name IN ('todo', 'doing', 'done')),
  PRIMARY KEY (tenant, workflow_id, name),
  FOREIGN KEY (tenant, workflow_id) REFERENCES workflows
);
CREATE TABLE transitions (
  tenant integer NOT NULL,
  workflow_id integer NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  PRIMARY KEY (tenant, workflow_id, from_state, to_state),
  FOREIGN KEY (tenant, workflow_id, from_state) REFERENCES states,
  FOREIGN KEY (tenant, workflow_id, to_state) REFERENCES states,
  CHECK ((from_state, to_state) IN (('todo', 'doing'), ('doing', 'done'), ('doing', 'todo')))
);
CREATE TABLE squares (x integer NOT NULL, y integer NOT NULL, PRIMARY KEY (x, y));
CREATE TABLE moves (
  x integer NOT NULL,
  y integer NOT NULL,
  to_x integer NOT NULL,
  to_y integer NOT NULL,
  PRIMARY KEY (x, y),
  UNIQUE (to_x, to_y),
  FOREIGN KEY (x, y) REFERENCES squares,
  FOREIGN KEY (to_x, to_y) REFERENCES squares,
  CHECK ((x, y) <> (to_x, to_y))
);
CREATE TABLE visits (
  id serial PRIMARY KEY,
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  CHECK (
    CASE WHEN closed_at IS NOT NULL THEN created_at > date_trunc('day', created_at AT TIME ZONE 'UTC')
    ELSE closed_at IS NOT NULL END
  )
);

-- Scopes of three kinds, each with a table of its own; what lies in a scope carries it through every level.
CREATE TABLE realms (
  id text PRIMARY KEY CHECK (length(id) > 10),
  kind text NOT NULL CHECK (kind IN ('global', 'org', 'project')),
  parent_id text REFERENCES realms (id),
  UNIQUE (id, kind),
  UNIQUE (id, parent_id),
  CHECK ((kind = 'global') = (parent_id IS NULL))
);
CREATE TABLE realm_globals (
  realm_id text PRIMARY KEY REFERENCES realms (id),
  name text
);
CREATE TABLE realm_orgs (
  realm_id text PRIMARY KEY REFERENCES realms (id),
  kind text NOT NULL CHECK (kind = 'org'),
  parent_id text NOT NULL REFERENCES realm_globals (realm_id),
  name text NOT NULL,
  UNIQUE (parent_id, name),
  FOREIGN KEY (realm_id, kind) REFERENCES realms (id, kind),
  FOREIGN KEY (realm_id, parent_id) REFERENCES realms (id, parent_id)
);
-- The base of several kinds of doors, and a kind of its own below one of these.
CREATE TABLE doors (
  realm_id text NOT NULL REFERENCES realm_orgs (realm_id),
  id uuid PRIMARY KEY,
  UNIQUE (realm_id, id)
);
CREATE TABLE wooden_doors (
  realm_id text NOT NULL,
  id uuid PRIMARY KEY,
  UNIQUE (realm_id, id),
  FOREIGN KEY (realm_id, id) REFERENCES doors (realm_id, id) ON DELETE CASCADE
);
CREATE TABLE carved_doors (
  realm_id text NOT NULL,
  id uuid PRIMARY KEY,
  carver text NOT NULL,
  FOREIGN KEY (realm_id, id) REFERENCES wooden_doors (realm_id, id)
);
CREATE TABLE iron_doors (
  realm_id text NOT NULL,
  id uuid PRIMARY KEY,
  UNIQUE (realm_id, id),
  FOREIGN KEY (realm_id, id) REFERENCES doors (realm_id, id)
);
-- Keys of a kind open doors of the same kind: by way of their base, and by the kind's own table.
CREATE TABLE keys (
  realm_id text NOT NULL,
  door_id uuid NOT NULL,
  id uuid PRIMARY KEY,
  reach text NOT NULL CHECK (reach IN ('one', 'floor', 'house')),
  UNIQUE (realm_id, door_id, id),
  UNIQUE (id, reach),
  FOREIGN KEY (realm_id, door_id) REFERENCES doors (realm_id, id)
);
CREATE TABLE iron_keys (
  realm_id text NOT NULL,
  door_id uuid NOT NULL,
  id uuid PRIMARY KEY,
  FOREIGN KEY (realm_id, door_id, id) REFERENCES keys (realm_id, door_id, id),
  FOREIGN KEY (realm_id, door_id) REFERENCES iron_doors (realm_id, id)
);
CREATE TABLE wooden_keys (
  realm_id text NOT NULL,
  door_id uuid NOT NULL,
  id uuid PRIMARY KEY,
  FOREIGN KEY (realm_id, door_id, id) REFERENCES keys (realm_id, door_id, id),
  FOREIGN KEY (realm_id, door_id) REFERENCES wooden_doors (realm_id, id)
);
-- A CHECK on what comes from a parent: only some of its rows will do.
CREATE TABLE loans (
  key_id uuid NOT NULL,
  reach text NOT NULL CHECK (reach IN ('floor', 'house')),
  lent_on date NOT NULL,
  PRIMARY KEY (key_id, lent_on),
  FOREIGN KEY (key_id, reach) REFERENCES keys (id, reach)
);
-- Two parents of one realm, and the realm itself.
CREATE TABLE rounds (
  realm_id text NOT NULL REFERENCES realm_orgs (realm_id),
  iron_id uuid NOT NULL,
  key_id uuid NOT NULL,
  door_id uuid NOT NULL,
  PRIMARY KEY (realm_id, iron_id, key_id),
  FOREIGN KEY (realm_id, iron_id) REFERENCES iron_doors (realm_id, id),
  FOREIGN KEY (realm_id, door_id, key_id) REFERENCES keys (realm_id, door_id, id)
);

-- CHECKs on columns that come through a key: they say which parents will do, and the parents stay as various as they are.
CREATE TABLE scopes (id text PRIMARY KEY CHECK (id = 'global' OR length(id) > 10), title text);
CREATE TABLE methods (scope_id text NOT NULL REFERENCES scopes, id integer NOT NULL, PRIMARY KEY (scope_id, id));
CREATE TABLE settings (
  id serial PRIMARY KEY,
  scope_id text NOT NULL REFERENCES scopes CHECK (scope_id = 'global'),
  method_id integer NOT NULL,
  FOREIGN KEY (scope_id, method_id) REFERENCES methods
);
CREATE TABLE accounts (
  id serial PRIMARY KEY,
  scope_id text NOT NULL,
  method_id integer NOT NULL,
  FOREIGN KEY (scope_id, method_id) REFERENCES methods
);
CREATE TABLE states (code text PRIMARY KEY, label text);
CREATE TABLE moves (
  id serial PRIMARY KEY,
  prior text NOT NULL REFERENCES states CHECK (prior IN ('new', 'open')),
  next text NOT NULL REFERENCES states
);
CREATE TABLE grants (id integer PRIMARY KEY, grant_scope text NOT NULL, UNIQUE (id, grant_scope));
CREATE TABLE near_grants (
  id integer PRIMARY KEY,
  grant_scope text NOT NULL CHECK (grant_scope IN ('individual', 'children')),
  FOREIGN KEY (id, grant_scope) REFERENCES grants (id, grant_scope)
);
CREATE TABLE far_grants (
  id integer PRIMARY KEY,
  grant_scope text NOT NULL CHECK (grant_scope = 'descendants'),
  FOREIGN KEY (id, grant_scope) REFERENCES grants (id, grant_scope)
);
CREATE TABLE nodes (id text PRIMARY KEY, title text NOT NULL);
CREATE TABLE groups (id text PRIMARY KEY REFERENCES nodes CHECK (id LIKE 'g\_%'));
CREATE TABLE leaves (
  id text PRIMARY KEY REFERENCES nodes CHECK (id LIKE 'l\_%'),
  group_id text NOT NULL REFERENCES groups
);
CREATE TABLE parts (id integer PRIMARY KEY, weight integer NOT NULL, UNIQUE (id, weight));
CREATE TABLE heavy_parts (
  part_id integer NOT NULL UNIQUE,
  weight integer NOT NULL CHECK (weight > 500),
  FOREIGN KEY (part_id, weight) REFERENCES parts (id, weight)
);
CREATE TABLE light_uses (
  part_id integer NOT NULL,
  weight integer NOT NULL CHECK (weight < 100),
  number integer NOT NULL,
  PRIMARY KEY (part_id, number),
  FOREIGN KEY (part_id, weight) REFERENCES parts (id, weight)
);
CREATE TABLE regions (code text PRIMARY KEY);
CREATE TABLE shops (region text NOT NULL REFERENCES regions, number integer NOT NULL, PRIMARY KEY (region, number));
CREATE TABLE tills (
  region text NOT NULL,
  shop integer NOT NULL,
  till integer NOT NULL,
  PRIMARY KEY (region, shop, till),
  FOREIGN KEY (region, shop) REFERENCES shops
);
CREATE TABLE northern_sales (
  id serial PRIMARY KEY,
  region text NOT NULL CHECK (region = 'north'),
  shop integer NOT NULL,
  till integer NOT NULL,
  FOREIGN KEY (region, shop, till) REFERENCES tills
);
CREATE TABLE sales (
  id serial PRIMARY KEY,
  region text NOT NULL,
  shop integer NOT NULL,
  till integer NOT NULL,
  FOREIGN KEY (region, shop, till) REFERENCES tills
);
CREATE TABLE people (id integer PRIMARY KEY, role text NOT NULL, UNIQUE (id, role));
CREATE TABLE admins (
  person_id integer NOT NULL UNIQUE,
  role text NOT NULL CHECK (role = 'admin'),
  FOREIGN KEY (person_id, role) REFERENCES people (id, role)
);

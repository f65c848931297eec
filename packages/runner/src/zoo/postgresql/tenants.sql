-- Composite keys that share the tenant.
CREATE TABLE tenants (id serial PRIMARY KEY, slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z][a-z0-9-]{2,20}$'));
CREATE TABLE clients (
  tenant_id integer NOT NULL REFERENCES tenants,
  id integer NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE TABLE matters (
  tenant_id integer NOT NULL REFERENCES tenants,
  id integer NOT NULL,
  client_id integer NOT NULL,
  opened_on date NOT NULL,
  reference text NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, reference),
  FOREIGN KEY (tenant_id, client_id) REFERENCES clients (tenant_id, id)
);
CREATE TABLE hours (
  tenant_id integer NOT NULL,
  matter_id integer NOT NULL,
  client_id integer NOT NULL,
  worked numeric(4, 2) NOT NULL CHECK (worked > 0 AND worked <= 24),
  FOREIGN KEY (tenant_id, matter_id) REFERENCES matters (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, client_id) REFERENCES clients (tenant_id, id)
);

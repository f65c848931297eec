-- Composite keys that share the tenant.
CREATE TABLE tenants (id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE CHECK (slug GLOB '[a-z]*' AND length(slug) <= 20));
CREATE TABLE clients (
  tenant_id INTEGER NOT NULL REFERENCES tenants,
  id INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE TABLE matters (
  tenant_id INTEGER NOT NULL REFERENCES tenants,
  id INTEGER NOT NULL,
  client_id INTEGER NOT NULL,
  opened_on DATE NOT NULL,
  reference TEXT NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, reference),
  FOREIGN KEY (tenant_id, client_id) REFERENCES clients (tenant_id, id)
);
CREATE TABLE hours (
  tenant_id INTEGER NOT NULL,
  matter_id INTEGER NOT NULL,
  client_id INTEGER NOT NULL,
  worked NUMERIC(4, 2) NOT NULL CHECK (worked > 0 AND worked <= 24),
  FOREIGN KEY (tenant_id, matter_id) REFERENCES matters (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, client_id) REFERENCES clients
);

-- Composite keys that share the tenant.
CREATE TABLE tenants (
  id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  slug varchar(30) NOT NULL UNIQUE CHECK (slug REGEXP '^[a-z][a-z0-9-]{2,20}$')
);
CREATE TABLE clients (
  tenant_id int unsigned NOT NULL,
  id int NOT NULL,
  name varchar(60) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES tenants (id)
);
CREATE TABLE matters (
  tenant_id int unsigned NOT NULL,
  id int NOT NULL,
  client_id int NOT NULL,
  opened_on date NOT NULL,
  reference varchar(20) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY (tenant_id, reference),
  FOREIGN KEY (tenant_id) REFERENCES tenants (id),
  FOREIGN KEY (tenant_id, client_id) REFERENCES clients (tenant_id, id)
);
CREATE TABLE hours (
  tenant_id int unsigned NOT NULL,
  matter_id int NOT NULL,
  client_id int NOT NULL,
  worked decimal(4, 2) NOT NULL CHECK (worked > 0 AND worked <= 24),
  FOREIGN KEY (tenant_id, matter_id) REFERENCES matters (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, client_id) REFERENCES clients (tenant_id, id)
);

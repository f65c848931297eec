-- Kinds of one base share its key, and carry the tenant; what belongs to a kind refers to the base and to the kind.
CREATE TABLE tenants (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
);
CREATE TABLE vessels (
  tenant_id INTEGER NOT NULL REFERENCES tenants (id),
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('sail', 'motor')),
  UNIQUE (tenant_id, id, kind)
);
CREATE TABLE sail_vessels (
  tenant_id INTEGER NOT NULL,
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind = 'sail'),
  masts INTEGER NOT NULL CHECK (masts BETWEEN 1 AND 5),
  UNIQUE (tenant_id, id),
  FOREIGN KEY (tenant_id, id, kind) REFERENCES vessels (tenant_id, id, kind)
);
CREATE TABLE motor_vessels (
  tenant_id INTEGER NOT NULL,
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind = 'motor'),
  UNIQUE (tenant_id, id),
  FOREIGN KEY (tenant_id, id, kind) REFERENCES vessels (tenant_id, id, kind)
);
CREATE TABLE trips (
  tenant_id INTEGER NOT NULL REFERENCES tenants (id),
  sail_id INTEGER NOT NULL,
  motor_id INTEGER NOT NULL,
  starts_on TEXT NOT NULL,
  PRIMARY KEY (tenant_id, sail_id, motor_id),
  FOREIGN KEY (tenant_id, sail_id) REFERENCES sail_vessels (tenant_id, id),
  FOREIGN KEY (tenant_id, motor_id) REFERENCES motor_vessels (tenant_id, id)
);

-- Kinds of one base share its key, and carry the tenant; what belongs to a kind refers to the base and to the kind.
CREATE TABLE tenants (
  id INT NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(60) NOT NULL UNIQUE
) ENGINE=InnoDB;
CREATE TABLE vessels (
  tenant_id INT NOT NULL,
  id INT NOT NULL PRIMARY KEY,
  kind VARCHAR(10) NOT NULL CHECK (kind IN ('sail', 'motor')),
  UNIQUE KEY vessel_kind (tenant_id, id, kind),
  FOREIGN KEY (tenant_id) REFERENCES tenants (id)
) ENGINE=InnoDB;
CREATE TABLE sail_vessels (
  tenant_id INT NOT NULL,
  id INT NOT NULL PRIMARY KEY,
  kind VARCHAR(10) NOT NULL CHECK (kind = 'sail'),
  masts INT NOT NULL CHECK (masts BETWEEN 1 AND 5),
  UNIQUE KEY sail_tenant (tenant_id, id),
  FOREIGN KEY (tenant_id, id, kind) REFERENCES vessels (tenant_id, id, kind)
) ENGINE=InnoDB;
CREATE TABLE motor_vessels (
  tenant_id INT NOT NULL,
  id INT NOT NULL PRIMARY KEY,
  kind VARCHAR(10) NOT NULL CHECK (kind = 'motor'),
  UNIQUE KEY motor_tenant (tenant_id, id),
  FOREIGN KEY (tenant_id, id, kind) REFERENCES vessels (tenant_id, id, kind)
) ENGINE=InnoDB;
CREATE TABLE trips (
  tenant_id INT NOT NULL,
  sail_id INT NOT NULL,
  motor_id INT NOT NULL,
  starts_on DATE NOT NULL,
  PRIMARY KEY (tenant_id, sail_id, motor_id),
  FOREIGN KEY (tenant_id, sail_id) REFERENCES sail_vessels (tenant_id, id),
  FOREIGN KEY (tenant_id, motor_id) REFERENCES motor_vessels (tenant_id, id)
) ENGINE=InnoDB;

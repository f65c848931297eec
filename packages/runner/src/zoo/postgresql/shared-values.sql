-- Keys that share a column which refers to nothing: a tenant whose table is elsewhere, a currency, a country.
CREATE TABLE staff (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, email)
);
CREATE TABLE sites (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, name)
);
CREATE TABLE visits (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  site_id uuid NOT NULL,
  visitor_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, site_id) REFERENCES sites,
  FOREIGN KEY (tenant_id, visitor_id) REFERENCES staff
);
CREATE TABLE visit_notes (
  tenant_id uuid NOT NULL,
  visit_id uuid NOT NULL,
  author_id uuid NOT NULL,
  body text NOT NULL,
  FOREIGN KEY (tenant_id, visit_id) REFERENCES visits,
  FOREIGN KEY (tenant_id, author_id) REFERENCES staff
);
CREATE TABLE site_members (
  tenant_id uuid NOT NULL,
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, site_id, member_id),
  FOREIGN KEY (tenant_id, site_id) REFERENCES sites,
  FOREIGN KEY (tenant_id, member_id) REFERENCES staff
);
CREATE TABLE colleagues (
  tenant_id uuid NOT NULL,
  a uuid NOT NULL,
  b uuid NOT NULL,
  PRIMARY KEY (tenant_id, a, b),
  FOREIGN KEY (tenant_id, a) REFERENCES staff,
  FOREIGN KEY (tenant_id, b) REFERENCES staff,
  CHECK (a < b)
);
CREATE TABLE purses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  currency char(3) NOT NULL CHECK (currency IN ('USD', 'EUR', 'GBP')),
  balance numeric(14, 2) NOT NULL DEFAULT 0 CHECK (balance >= 0),
  UNIQUE (id, currency)
);
CREATE TABLE remittances (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_purse bigint NOT NULL,
  to_purse bigint NOT NULL,
  currency char(3) NOT NULL,
  amount numeric(14, 2) NOT NULL CHECK (amount > 0),
  FOREIGN KEY (from_purse, currency) REFERENCES purses (id, currency),
  FOREIGN KEY (to_purse, currency) REFERENCES purses (id, currency),
  CHECK (from_purse <> to_purse)
);
CREATE TABLE depots (id integer PRIMARY KEY, country char(2) NOT NULL, UNIQUE (id, country));
CREATE TABLE vans (id integer PRIMARY KEY, country char(2) NOT NULL, UNIQUE (id, country));
CREATE TABLE trips (
  id integer PRIMARY KEY,
  country char(2) NOT NULL,
  depot_id integer NOT NULL,
  van_id integer NOT NULL,
  FOREIGN KEY (depot_id, country) REFERENCES depots (id, country),
  FOREIGN KEY (van_id, country) REFERENCES vans (id, country)
);

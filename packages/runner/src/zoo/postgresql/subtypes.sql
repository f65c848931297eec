-- Keys with a discriminator: each table of a subtype refers to rows of its own kind.
CREATE TABLE parties (
  id serial PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('person', 'company', 'office')),
  label text NOT NULL,
  UNIQUE (id, kind)
);
CREATE TABLE persons (
  id integer PRIMARY KEY,
  kind text NOT NULL DEFAULT 'person' CHECK (kind = 'person'),
  family_name text NOT NULL,
  FOREIGN KEY (id, kind) REFERENCES parties (id, kind)
);
CREATE TABLE companies (
  party_id integer NOT NULL UNIQUE,
  party_kind text NOT NULL CHECK (party_kind = 'company'),
  vat_number text NOT NULL,
  PRIMARY KEY (party_id),
  FOREIGN KEY (party_id, party_kind) REFERENCES parties (id, kind) ON DELETE CASCADE
);
CREATE TABLE visits (
  id serial PRIMARY KEY,
  office_id integer NOT NULL,
  office_kind text NOT NULL CHECK (office_kind = 'office'),
  visited_on date NOT NULL,
  FOREIGN KEY (office_id, office_kind) REFERENCES parties (id, kind)
);
CREATE TYPE vehicle_kind AS ENUM ('car', 'truck');
CREATE TABLE vehicles (
  plate text NOT NULL,
  kind vehicle_kind NOT NULL,
  PRIMARY KEY (plate, kind),
  UNIQUE (plate)
);
CREATE TABLE trucks (
  plate text PRIMARY KEY,
  kind vehicle_kind NOT NULL CHECK (kind = 'truck'),
  axles smallint NOT NULL CHECK (axles BETWEEN 2 AND 8),
  FOREIGN KEY (plate, kind) REFERENCES vehicles (plate, kind)
);
CREATE TABLE accounts (
  id serial PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('private', 'business')),
  birth_date date,
  tax_number text,
  UNIQUE (id, kind),
  CHECK ((kind = 'private') = (birth_date IS NOT NULL)),
  CHECK (kind <> 'business' OR tax_number IS NOT NULL)
);
CREATE TABLE business_accounts (
  id integer PRIMARY KEY,
  kind text NOT NULL CHECK (kind = 'business'),
  seats integer NOT NULL CHECK (seats > 0),
  FOREIGN KEY (id, kind) REFERENCES accounts (id, kind)
);

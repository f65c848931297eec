-- Columns whose names say more than they have room for.
CREATE TABLE applicants (
  id serial PRIMARY KEY,
  ssn char(4) NOT NULL,
  vin varchar(10) NOT NULL,
  zip varchar(3) NOT NULL CHECK (length(zip) = 3),
  postal_code varchar(8) NOT NULL CHECK (length(postal_code) <= 2),
  tax_id varchar(6) NOT NULL UNIQUE,
  passport_number varchar(2),
  email varchar(5) NOT NULL UNIQUE,
  phone varchar(4) NOT NULL,
  iban varchar(8) NOT NULL UNIQUE
);

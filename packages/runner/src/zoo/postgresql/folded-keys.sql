-- Short keys that do not see the case of letters, by lower(), and names with no room for a number.
CREATE TABLE vouchers (
  id serial PRIMARY KEY,
  token varchar(2) NOT NULL,
  code text NOT NULL CHECK (code ~ '^[A-Za-z]{2}$'),
  first_name varchar(3) UNIQUE
);
CREATE UNIQUE INDEX vouchers_token ON vouchers (lower(token));
CREATE UNIQUE INDEX vouchers_code ON vouchers (upper(code));
CREATE TABLE ranks (letter text NOT NULL CHECK (letter IN ('a', 'A', 'b', 'B')), place integer NOT NULL);
CREATE UNIQUE INDEX ranks_place ON ranks (lower(letter), place);

-- Conditions over fields of composite values, alone, of one another and of a value within a value.
CREATE TYPE amount_of AS (amount numeric(12,2), currency char(3));
CREATE DOMAIN price_of AS amount_of CHECK ((VALUE).amount >= 0 AND (VALUE).currency IN ('EUR', 'USD', 'JPY'));
CREATE TYPE spot AS (street text, zip varchar(10));
CREATE TYPE stop AS (spot spot, day date);
CREATE TABLE offers (
  id integer PRIMARY KEY,
  price price_of NOT NULL,
  cost price_of,
  CHECK ((price).currency = (cost).currency),
  CHECK ((price).amount >= (cost).amount)
);
CREATE TABLE routes (
  id integer PRIMARY KEY,
  home spot CHECK ((home).zip ~ '^\d{5}$' AND (home).street IS NOT NULL),
  toll amount_of NOT NULL CHECK ((toll).amount BETWEEN 5 AND 50 AND (toll).currency = 'CHF'),
  first stop NOT NULL CHECK ((first).day >= '2024-01-01' AND ((first).spot).zip <> '')
);

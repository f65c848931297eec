-- Two texts of a row that differ, or of which the first comes before the second, with and without a table to refer to.
CREATE TABLE currencies (code char(3) NOT NULL PRIMARY KEY, name text NOT NULL);
CREATE TABLE currency_pairs (
  base char(3) NOT NULL REFERENCES currencies (code),
  quote char(3) NOT NULL REFERENCES currencies (code),
  PRIMARY KEY (base, quote),
  CHECK (base < quote)
);
CREATE TABLE pair_rates (
  base char(3) NOT NULL,
  quote char(3) NOT NULL,
  on_day date NOT NULL,
  rate decimal(14, 6) NOT NULL CHECK (rate > 0),
  PRIMARY KEY (base, quote, on_day),
  FOREIGN KEY (base, quote) REFERENCES currency_pairs (base, quote)
);
CREATE TABLE venues (name text NOT NULL PRIMARY KEY);
CREATE TABLE quotes (
  base char(3) NOT NULL REFERENCES currencies (code),
  quote char(3) NOT NULL REFERENCES currencies (code),
  venue text NOT NULL REFERENCES venues (name),
  PRIMARY KEY (base, quote, venue),
  CHECK (quote > base)
);
CREATE TABLE users (username text COLLATE NOCASE NOT NULL PRIMARY KEY, email text NOT NULL UNIQUE);
CREATE TABLE friendships (
  user_a text COLLATE NOCASE NOT NULL REFERENCES users (username),
  user_b text COLLATE NOCASE NOT NULL REFERENCES users (username),
  kind text NOT NULL CHECK (kind IN ('close', 'distant')),
  PRIMARY KEY (user_a, user_b, kind),
  CHECK (user_a < user_b)
);
CREATE TABLE words (a text NOT NULL, b text NOT NULL, PRIMARY KEY (a, b), CHECK (a < b));
CREATE TABLE fx_rates (
  base_currency char(3) NOT NULL,
  quote_currency char(3) NOT NULL,
  rate_date date NOT NULL,
  rate decimal(18, 8) NOT NULL CHECK (rate > 0),
  PRIMARY KEY (base_currency, quote_currency, rate_date),
  CHECK (base_currency <> quote_currency)
);
CREATE TABLE conversions (
  id integer PRIMARY KEY,
  from_currency char(3) NOT NULL,
  to_currency char(3) NOT NULL,
  CHECK (from_currency <> to_currency)
);

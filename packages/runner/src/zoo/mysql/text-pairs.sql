-- Two texts of a row that differ, or of which the first comes before the second, with and without a table to refer to.
CREATE TABLE currencies (code char(3) NOT NULL PRIMARY KEY, name varchar(60) NOT NULL);
CREATE TABLE currency_pairs (
  base char(3) NOT NULL,
  quote char(3) NOT NULL,
  PRIMARY KEY (base, quote),
  FOREIGN KEY (base) REFERENCES currencies (code),
  FOREIGN KEY (quote) REFERENCES currencies (code),
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
CREATE TABLE venues (name varchar(60) NOT NULL PRIMARY KEY);
CREATE TABLE quotes (
  base char(3) NOT NULL,
  quote char(3) NOT NULL,
  venue varchar(60) NOT NULL,
  PRIMARY KEY (base, quote, venue),
  FOREIGN KEY (base) REFERENCES currencies (code),
  FOREIGN KEY (quote) REFERENCES currencies (code),
  FOREIGN KEY (venue) REFERENCES venues (name),
  CHECK (quote > base)
);
CREATE TABLE users (username varchar(30) NOT NULL PRIMARY KEY, email varchar(120) NOT NULL UNIQUE);
CREATE TABLE friendships (
  user_a varchar(30) NOT NULL,
  user_b varchar(30) NOT NULL,
  kind varchar(10) NOT NULL CHECK (kind IN ('close', 'distant')),
  PRIMARY KEY (user_a, user_b, kind),
  FOREIGN KEY (user_a) REFERENCES users (username),
  FOREIGN KEY (user_b) REFERENCES users (username),
  CHECK (user_a < user_b)
);
CREATE TABLE words (a varchar(40) NOT NULL, b varchar(40) NOT NULL, PRIMARY KEY (a, b), CHECK (a < b));
CREATE TABLE fx_rates (
  base_currency char(3) NOT NULL,
  quote_currency char(3) NOT NULL,
  rate_date date NOT NULL,
  rate decimal(18, 8) NOT NULL CHECK (rate > 0),
  PRIMARY KEY (base_currency, quote_currency, rate_date),
  CHECK (base_currency <> quote_currency)
);
CREATE TABLE conversions (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  from_currency char(3) NOT NULL,
  to_currency char(3) NOT NULL,
  CHECK (from_currency <> to_currency)
);
CREATE TABLE language_pairs (
  source_lang char(2) NOT NULL,
  target_lang char(2) NOT NULL,
  PRIMARY KEY (source_lang, target_lang),
  CHECK (source_lang <> target_lang)
);

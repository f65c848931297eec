-- Two texts of a row that differ, or of which the first comes before the second, with and without a table to refer to.
CREATE TABLE currencies (code char(3) PRIMARY KEY, name text NOT NULL);
CREATE TABLE currency_pairs (
  base char(3) REFERENCES currencies,
  quote char(3) REFERENCES currencies,
  PRIMARY KEY (base, quote),
  CHECK (base < quote)
);
CREATE TABLE pair_rates (
  base char(3),
  quote char(3),
  on_day date,
  rate numeric(14, 6) NOT NULL CHECK (rate > 0),
  PRIMARY KEY (base, quote, on_day),
  FOREIGN KEY (base, quote) REFERENCES currency_pairs
);
CREATE TABLE venues (name text PRIMARY KEY);
CREATE TABLE quotes (
  base char(3) REFERENCES currencies,
  quote char(3) REFERENCES currencies,
  venue text REFERENCES venues,
  PRIMARY KEY (base, quote, venue),
  CHECK (quote > base)
);
CREATE TABLE swaps (
  gives char(3) REFERENCES currencies,
  takes char(3) REFERENCES currencies,
  PRIMARY KEY (gives, takes),
  CHECK (gives <> takes)
);
CREATE TABLE users (username varchar(30) COLLATE "und-x-icu" PRIMARY KEY, email text NOT NULL UNIQUE);
CREATE TABLE friendships (
  user_a varchar(30) COLLATE "und-x-icu" NOT NULL REFERENCES users,
  user_b varchar(30) COLLATE "und-x-icu" NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('close', 'distant')),
  PRIMARY KEY (user_a, user_b, kind),
  CHECK (user_a < user_b)
);
CREATE TABLE rivalries (
  id serial PRIMARY KEY,
  lesser varchar(30) COLLATE "und-x-icu" NOT NULL REFERENCES users,
  greater varchar(30) COLLATE "und-x-icu" NOT NULL REFERENCES users,
  CHECK (lesser < greater)
);
CREATE TABLE words (a text COLLATE "und-x-icu" NOT NULL, b text COLLATE "und-x-icu" NOT NULL, PRIMARY KEY (a, b), CHECK (a < b));
CREATE TABLE fx_rates (
  base_currency char(3) NOT NULL,
  quote_currency char(3) NOT NULL,
  rate_date date NOT NULL,
  rate numeric(18, 8) NOT NULL CHECK (rate > 0),
  PRIMARY KEY (base_currency, quote_currency, rate_date),
  CHECK (base_currency <> quote_currency)
);
CREATE TABLE conversions (
  id serial PRIMARY KEY,
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
CREATE TABLE borders (
  id serial PRIMARY KEY,
  from_country char(2) NOT NULL,
  to_country char(2) NOT NULL,
  UNIQUE (from_country, to_country),
  CHECK (from_country < to_country)
);

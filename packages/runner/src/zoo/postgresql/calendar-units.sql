-- Moments at which an hour, a week, a month or a quarter begins, alone and after one another.
CREATE TABLE courts (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE court_hours (
  id serial PRIMARY KEY,
  court_id integer NOT NULL REFERENCES courts,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  CHECK (closes_at > opens_at),
  CHECK (date_trunc('hour', opens_at) = opens_at),
  CHECK (date_trunc('hour', closes_at) = closes_at)
);
CREATE TABLE budgets (
  id serial PRIMARY KEY,
  drawn_up date NOT NULL CHECK (date_trunc('month', drawn_up)::date = drawn_up),
  begins date NOT NULL CHECK (date_trunc('month', begins)::date = begins),
  ends date CHECK (date_trunc('month', ends) = ends),
  CHECK (drawn_up < begins),
  CHECK (begins <= ends)
);
CREATE TABLE sprints (
  id serial PRIMARY KEY,
  monday date NOT NULL CHECK (extract(isodow FROM monday) = 1),
  last_monday date NOT NULL CHECK (extract(isodow FROM last_monday) = 1),
  CHECK (last_monday > monday AND last_monday <= monday + 28)
);
CREATE TABLE rents (
  id serial PRIMARY KEY,
  first_due date NOT NULL CHECK (extract(day FROM first_due) = 1),
  last_due date CHECK (extract(day FROM last_due) = 1),
  CHECK (last_due IS NULL OR last_due >= first_due)
);
CREATE TABLE plans (
  id serial PRIMARY KEY,
  quarter timestamp NOT NULL CHECK (quarter = date_trunc('quarter', quarter)),
  review timestamp NOT NULL CHECK (review = date_trunc('quarter', review)),
  CHECK (review >= quarter)
);

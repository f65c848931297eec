/** What a first visitor sees: small, and with something of everything that a constraint can ask for. */
export const EXAMPLE = `-- An example. Paste your own CREATE TABLE statements here:
-- PostgreSQL, MySQL, MariaDB or SQLite.

CREATE TYPE ticket_state AS ENUM ('open', 'waiting', 'solved');

CREATE TABLE teams (
  id          integer PRIMARY KEY,
  name        text NOT NULL UNIQUE,
  city        text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE agents (
  id          integer PRIMARY KEY,
  team_id     integer NOT NULL REFERENCES teams (id),
  first_name  text NOT NULL,
  last_name   text NOT NULL,
  email       text NOT NULL UNIQUE,
  hired_on    date NOT NULL,
  left_on     date,
  CHECK (left_on IS NULL OR left_on > hired_on)
);

CREATE TABLE tickets (
  id          bigint PRIMARY KEY,
  agent_id    integer REFERENCES agents (id),
  subject     text NOT NULL,
  state       ticket_state NOT NULL DEFAULT 'open',
  priority    smallint NOT NULL CHECK (priority BETWEEN 1 AND 5),
  opened_at   timestamptz NOT NULL,
  solved_at   timestamptz,
  CHECK ((state = 'solved') = (solved_at IS NOT NULL)),
  CHECK (solved_at >= opened_at)
);
`;

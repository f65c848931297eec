-- Keys that lead back to where they began, keys over what a CHECK derives, keys over members of JSON.
CREATE TABLE branches (
  tenant_id integer NOT NULL,
  id integer NOT NULL,
  parent_id integer,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, parent_id) REFERENCES branches
);
CREATE TABLE loops (
  tenant_id integer NOT NULL,
  id integer NOT NULL,
  next_id integer NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, next_id) REFERENCES loops
);
CREATE TABLE fronts (id integer PRIMARY KEY, title text NOT NULL);
CREATE TABLE backs (id integer PRIMARY KEY REFERENCES fronts DEFERRABLE, note text);
ALTER TABLE fronts ADD FOREIGN KEY (id) REFERENCES backs DEFERRABLE;
CREATE TABLE crews (id serial PRIMARY KEY, name text NOT NULL, leader_id integer);
CREATE TABLE sailors (
  id serial PRIMARY KEY,
  name text NOT NULL,
  crew_id integer NOT NULL REFERENCES crews,
  UNIQUE (id, crew_id)
);
ALTER TABLE crews ADD FOREIGN KEY (leader_id, id) REFERENCES sailors (id, crew_id) DEFERRABLE INITIALLY DEFERRED;
CREATE TABLE drafts (id serial PRIMARY KEY, title text NOT NULL);
CREATE TABLE draft_lines (
  draft_id integer NOT NULL REFERENCES drafts ON DELETE CASCADE,
  line_no smallint NOT NULL CHECK (line_no > 0),
  replaces_line smallint,
  PRIMARY KEY (draft_id, line_no),
  FOREIGN KEY (draft_id, replaces_line) REFERENCES draft_lines,
  CHECK (replaces_line < line_no)
);
CREATE TABLE writers (
  id serial PRIMARY KEY,
  username varchar(60) NOT NULL UNIQUE,
  username_lower varchar(60) NOT NULL UNIQUE,
  mail text NOT NULL CHECK (mail ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)*$'),
  CHECK (username_lower = lower(username))
);
CREATE TABLE activities (id serial PRIMARY KEY, data jsonb NOT NULL, extra jsonb NOT NULL, CHECK (data ? 'id'));
CREATE UNIQUE INDEX ON activities ((data ->> 'id'));
CREATE UNIQUE INDEX ON activities (((extra ->> 'number')::integer));
CREATE TABLE latches (
  name text NOT NULL,
  part text NOT NULL,
  exclusive boolean NOT NULL,
  holder text NOT NULL,
  UNIQUE (name, part),
  UNIQUE (name, part, exclusive)
);
CREATE TABLE latch_holders (
  name text NOT NULL,
  part text NOT NULL,
  exclusive boolean NOT NULL,
  token text NOT NULL,
  PRIMARY KEY (name, part, token),
  FOREIGN KEY (name, part, exclusive) REFERENCES latches (name, part, exclusive) DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX ON latch_holders (name, part) WHERE exclusive;
ALTER TABLE latches ADD FOREIGN KEY (name, part, holder) REFERENCES latch_holders DEFERRABLE INITIALLY DEFERRED;

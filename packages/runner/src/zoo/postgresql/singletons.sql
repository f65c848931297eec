-- Tables of one row, without keys, without columns, and with few values.
CREATE TABLE site (id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1), title text NOT NULL);
CREATE TABLE lock ("only" boolean NOT NULL DEFAULT true UNIQUE CHECK ("only"), holder text);
CREATE TABLE halves (side boolean PRIMARY KEY, weight integer NOT NULL);
CREATE TABLE nothing ();
CREATE TABLE counter (id serial PRIMARY KEY);
CREATE TABLE heap (a text, b integer);
CREATE TABLE version (number integer NOT NULL);
CREATE UNIQUE INDEX version_one ON version ((1));
CREATE TABLE grades (grade char(1) PRIMARY KEY CHECK (grade BETWEEN 'A' AND 'F'), points integer NOT NULL UNIQUE CHECK (points BETWEEN 1 AND 3));
CREATE TABLE site_notes (site_id integer NOT NULL REFERENCES site, said text NOT NULL, UNIQUE (site_id, said));
CREATE TABLE lock_uses ("only" boolean NOT NULL DEFAULT true REFERENCES lock ("only"), at timestamptz NOT NULL);

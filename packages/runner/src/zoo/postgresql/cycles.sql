-- NOT NULL cycles of two and three tables, deferrable and not, and self-references.
CREATE TABLE squads (id serial PRIMARY KEY, name text NOT NULL, captain_id integer NOT NULL);
CREATE TABLE players (id serial PRIMARY KEY, squad_id integer NOT NULL REFERENCES squads, shirt smallint NOT NULL);
ALTER TABLE squads ADD FOREIGN KEY (captain_id) REFERENCES players DEFERRABLE INITIALLY DEFERRED;
CREATE TABLE hosts (id integer PRIMARY KEY, primary_disk integer NOT NULL UNIQUE);
CREATE TABLE disks (id integer PRIMARY KEY, host_id integer NOT NULL REFERENCES hosts, size_gb integer NOT NULL);
ALTER TABLE hosts ADD FOREIGN KEY (primary_disk) REFERENCES disks;
CREATE TABLE authors (id serial PRIMARY KEY, latest_book integer NOT NULL);
CREATE TABLE books (id serial PRIMARY KEY, cover_id integer NOT NULL);
CREATE TABLE covers (id serial PRIMARY KEY, author_id integer NOT NULL REFERENCES authors);
ALTER TABLE authors ADD FOREIGN KEY (latest_book) REFERENCES books;
ALTER TABLE books ADD FOREIGN KEY (cover_id) REFERENCES covers;
CREATE TABLE employees (
  id serial PRIMARY KEY,
  boss_id integer NOT NULL REFERENCES employees,
  mentor_id integer REFERENCES employees CHECK (mentor_id <> id)
);
CREATE TABLE twins (
  id integer PRIMARY KEY,
  other_id integer NOT NULL UNIQUE REFERENCES twins DEFERRABLE
);

-- Inheritance that is no partitioning, views and triggers beside the tables.
CREATE TABLE assets (id serial PRIMARY KEY, bought_on date NOT NULL, price numeric(10, 2) CHECK (price >= 0));
CREATE TABLE vehicles (plate text NOT NULL UNIQUE, PRIMARY KEY (id)) INHERITS (assets);
CREATE TABLE repairs (id serial PRIMARY KEY, vehicle_id integer NOT NULL REFERENCES vehicles, cost money NOT NULL);
CREATE VIEW dear AS SELECT * FROM assets WHERE price > 100;
CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
CREATE TRIGGER repairs_touch BEFORE INSERT ON repairs FOR EACH ROW EXECUTE FUNCTION touch();
ALTER TABLE repairs ENABLE ROW LEVEL SECURITY;

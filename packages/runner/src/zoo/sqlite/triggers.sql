-- Triggers that write other tables and views beside the tables. What a trigger writes comes on top of the plan.
CREATE TABLE assets (id INTEGER PRIMARY KEY, bought_on DATE NOT NULL, price REAL NOT NULL CHECK (price >= 0));
CREATE TABLE repairs (
  id INTEGER PRIMARY KEY,
  asset_id INTEGER NOT NULL REFERENCES assets ON DELETE CASCADE,
  cost REAL NOT NULL
);
CREATE TABLE asset_changes (id INTEGER PRIMARY KEY AUTOINCREMENT, asset_id INTEGER NOT NULL, said TEXT NOT NULL);
CREATE VIEW dear AS SELECT * FROM assets WHERE price > 100;
CREATE TRIGGER assets_noted AFTER INSERT ON assets
BEGIN
  INSERT INTO asset_changes (asset_id, said) VALUES (NEW.id, 'bought; noted');
END;
CREATE TRIGGER dear_kept INSTEAD OF DELETE ON dear BEGIN SELECT raise(IGNORE); END;

-- Triggers that write other tables and views beside the tables. What a trigger writes comes on top of the plan.
CREATE TABLE assets (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, bought_on date NOT NULL, price decimal(10, 2) NOT NULL CHECK (price >= 0));
CREATE TABLE repairs (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  asset_id int NOT NULL,
  cost decimal(8, 2) NOT NULL,
  FOREIGN KEY (asset_id) REFERENCES assets (id) ON DELETE CASCADE
);
CREATE TABLE asset_changes (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, asset_id int NOT NULL, said varchar(40) NOT NULL);
CREATE VIEW dear AS SELECT * FROM assets WHERE price > 100;
CREATE TRIGGER assets_noted AFTER INSERT ON assets FOR EACH ROW
  INSERT INTO asset_changes (asset_id, said) VALUES (NEW.id, 'bought');
CREATE TRIGGER repairs_checked BEFORE INSERT ON repairs FOR EACH ROW SET @last_cost = NEW.cost;

-- What a child asks of columns that it takes from its parents: only some parents would do, or none that were made freely.
CREATE TABLE shoots (
  region text NOT NULL CHECK (region IN ('north', 'south', 'east')),
  id integer NOT NULL,
  PRIMARY KEY (region, id)
);
CREATE TABLE takes (
  id serial PRIMARY KEY,
  region text NOT NULL CHECK (region IN ('north', 'east')),
  shoot_id integer NOT NULL,
  filmed_on date NOT NULL,
  FOREIGN KEY (region, shoot_id) REFERENCES shoots
);
CREATE TABLE orders (id bigint PRIMARY KEY, placed_on date NOT NULL, UNIQUE (id, placed_on));
CREATE TABLE items (
  order_id bigint NOT NULL,
  placed_on date NOT NULL,
  line integer NOT NULL,
  PRIMARY KEY (order_id, placed_on, line),
  FOREIGN KEY (order_id, placed_on) REFERENCES orders (id, placed_on)
) PARTITION BY RANGE (placed_on);
CREATE TABLE items_late PARTITION OF items FOR VALUES FROM ('2024-07-01') TO ('2025-01-01');
CREATE TABLE remarks (
  order_id bigint NOT NULL,
  placed_on date NOT NULL,
  line integer NOT NULL,
  number smallint NOT NULL,
  PRIMARY KEY (order_id, placed_on, line, number),
  FOREIGN KEY (order_id, placed_on, line) REFERENCES items
) PARTITION BY RANGE (placed_on);
CREATE TABLE remarks_august PARTITION OF remarks FOR VALUES FROM ('2024-08-01') TO ('2024-09-01');
CREATE TABLE meters (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE counts (
  meter_id integer NOT NULL REFERENCES meters CHECK (meter_id BETWEEN 1000 AND 9000),
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (meter_id, counted_at)
);

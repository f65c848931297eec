-- What the guides call schema.sql and db/schema.sql, and the tables of their database `shop`.
CREATE TABLE warehouses (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE customers (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  nickname text,
  email text NOT NULL UNIQUE,
  country char(2) NOT NULL
);
CREATE TABLE products (
  id int PRIMARY KEY,
  name text NOT NULL,
  sku text NOT NULL UNIQUE,
  label text,
  weight numeric(6,2) NOT NULL,
  price numeric(10,2) NOT NULL CHECK (price > 0)
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers (id),
  warehouse_id int NOT NULL REFERENCES warehouses (id),
  status text NOT NULL CHECK (status IN ('open', 'paid', 'shipped')),
  placed_at timestamp NOT NULL,
  subtotal numeric(12,2) NOT NULL,
  shipping numeric(8,2) NOT NULL,
  total numeric(12,2) NOT NULL
);
CREATE TABLE order_items (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders (id),
  product_id int NOT NULL REFERENCES products (id),
  quantity int NOT NULL CHECK (quantity > 0),
  unit_price numeric(10,2) NOT NULL,
  line_total numeric(12,2) NOT NULL
);
CREATE TABLE payments (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders (id),
  amount numeric(12,2) NOT NULL,
  paid_at timestamp NOT NULL
);
CREATE TABLE shipments (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders (id), shipped_at timestamp NOT NULL);
CREATE TABLE audit_log (id int PRIMARY KEY, action text NOT NULL, at timestamp NOT NULL);

import { SHOP } from '../run/shop.fixture.ts';

/** The same five tables in each dialect: foreign keys, a tree, checks, uniques and numbers that the database gives out. */
export const SHOPS = {
  postgresql: SHOP,
  mariadb: `
CREATE TABLE customers (
  id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY,
  email varchar(120) NOT NULL UNIQUE,
  full_name varchar(120) NOT NULL,
  created_at datetime(3) NOT NULL
);
CREATE TABLE categories (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  parent_id int,
  name varchar(80) NOT NULL,
  CONSTRAINT category_parent FOREIGN KEY (parent_id) REFERENCES categories (id)
);
CREATE TABLE products (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  category_id int NOT NULL,
  sku varchar(20) NOT NULL UNIQUE,
  price decimal(10, 2) NOT NULL CHECK (price > 0),
  CONSTRAINT product_category FOREIGN KEY (category_id) REFERENCES categories (id)
);
CREATE TABLE orders (
  id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY,
  customer_id bigint NOT NULL,
  status varchar(10) NOT NULL CHECK (status IN ('open', 'paid', 'shipped')),
  placed_at datetime NOT NULL,
  CONSTRAINT order_customer FOREIGN KEY (customer_id) REFERENCES customers (id)
);
CREATE TABLE order_items (
  order_id bigint NOT NULL,
  line int NOT NULL,
  product_id int NOT NULL,
  quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 100),
  PRIMARY KEY (order_id, line),
  CONSTRAINT item_order FOREIGN KEY (order_id) REFERENCES orders (id),
  CONSTRAINT item_product FOREIGN KEY (product_id) REFERENCES products (id)
);
`,
  sqlite: `
CREATE TABLE customers (
  id integer PRIMARY KEY AUTOINCREMENT,
  email text NOT NULL UNIQUE,
  full_name text NOT NULL,
  created_at text NOT NULL
);
CREATE TABLE categories (
  id integer PRIMARY KEY AUTOINCREMENT,
  parent_id integer REFERENCES categories (id),
  name text NOT NULL
);
CREATE TABLE products (
  id integer PRIMARY KEY AUTOINCREMENT,
  category_id integer NOT NULL REFERENCES categories (id),
  sku text NOT NULL UNIQUE,
  price real NOT NULL CHECK (price > 0)
);
CREATE TABLE orders (
  id integer PRIMARY KEY AUTOINCREMENT,
  customer_id integer NOT NULL REFERENCES customers (id),
  status text NOT NULL CHECK (status IN ('open', 'paid', 'shipped')),
  placed_at text NOT NULL,
  is_draft integer NOT NULL DEFAULT 0 CHECK (is_draft IN (0, 1))
);
CREATE UNIQUE INDEX one_draft_each ON orders (customer_id) WHERE is_draft = 1;
CREATE TABLE order_items (
  order_id integer NOT NULL REFERENCES orders (id),
  line integer NOT NULL,
  product_id integer NOT NULL REFERENCES products (id),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 100),
  PRIMARY KEY (order_id, line)
);
`,
} as const;

export type FaultDialect = keyof typeof SHOPS;

export const ROWS = { customers: 3000, categories: 200, products: 1500, orders: 6000, order_items: 15_000 } as const;

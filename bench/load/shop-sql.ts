export type ShopDialect = 'postgresql' | 'mysql' | 'sqlite';

const TYPES = {
  postgresql: { text: 'text', money: 'numeric(10,2)', time: 'timestamptz' },
  mysql: { text: 'varchar(200)', money: 'decimal(10,2)', time: 'datetime' },
  sqlite: { text: 'text', money: 'numeric(10,2)', time: 'datetime' },
} as const;

/** The four tables without keys, indexes or checks. */
export function bareShop(dialect: ShopDialect): string {
  const { text, money, time } = TYPES[dialect];
  return `
CREATE TABLE customers (id integer NOT NULL, email ${text} NOT NULL, given_name ${text} NOT NULL,
  family_name ${text} NOT NULL, country ${text} NOT NULL, created_at ${time} NOT NULL);
CREATE TABLE products (id integer NOT NULL, name ${text} NOT NULL, sku ${text} NOT NULL, price ${money} NOT NULL);
CREATE TABLE orders (id integer NOT NULL, customer_id integer NOT NULL, status ${text} NOT NULL,
  placed_at ${time} NOT NULL, total ${money} NOT NULL);
CREATE TABLE order_items (id integer NOT NULL, order_id integer NOT NULL, product_id integer NOT NULL,
  quantity integer NOT NULL, unit_price ${money} NOT NULL);
`;
}

/** The same as in an application: primary keys, foreign keys with their indexes, unique names, checks. */
export function keyedShop(dialect: ShopDialect): string {
  const { text, money, time } = TYPES[dialect];
  return `
CREATE TABLE customers (
  id integer NOT NULL PRIMARY KEY,
  email ${text} NOT NULL UNIQUE,
  given_name ${text} NOT NULL,
  family_name ${text} NOT NULL,
  country ${text} NOT NULL,
  created_at ${time} NOT NULL
);
CREATE TABLE products (
  id integer NOT NULL PRIMARY KEY,
  name ${text} NOT NULL,
  sku ${text} NOT NULL UNIQUE,
  price ${money} NOT NULL CHECK (price > 0)
);
CREATE TABLE orders (
  id integer NOT NULL PRIMARY KEY,
  customer_id integer NOT NULL,
  status ${text} NOT NULL CHECK (status IN ('pending', 'paid', 'shipped', 'delivered', 'cancelled')),
  placed_at ${time} NOT NULL,
  total ${money} NOT NULL CHECK (total >= 0),
  FOREIGN KEY (customer_id) REFERENCES customers (id)
);
CREATE TABLE order_items (
  id integer NOT NULL PRIMARY KEY,
  order_id integer NOT NULL,
  product_id integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 100),
  unit_price ${money} NOT NULL CHECK (unit_price > 0),
  FOREIGN KEY (order_id) REFERENCES orders (id),
  FOREIGN KEY (product_id) REFERENCES products (id)
);
CREATE INDEX orders_of_customer ON orders (customer_id);
CREATE INDEX items_of_order ON order_items (order_id);
CREATE INDEX items_of_product ON order_items (product_id);
`;
}

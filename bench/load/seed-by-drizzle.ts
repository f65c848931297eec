import { drizzle } from 'drizzle-orm/node-postgres';
import { integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { seed } from 'drizzle-seed';
import type { Client } from 'pg';

const customers = pgTable('customers', {
  id: integer('id').primaryKey(),
  email: text('email').notNull().unique(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  country: text('country').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

const products = pgTable('products', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  sku: text('sku').notNull().unique(),
  price: numeric('price', { precision: 10, scale: 2 }).notNull(),
});

const orders = pgTable('orders', {
  id: integer('id').primaryKey(),
  customerId: integer('customer_id')
    .notNull()
    .references(() => customers.id),
  status: text('status').notNull(),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  total: numeric('total', { precision: 10, scale: 2 }).notNull(),
});

const orderItems = pgTable('order_items', {
  id: integer('id').primaryKey(),
  orderId: integer('order_id')
    .notNull()
    .references(() => orders.id),
  productId: integer('product_id')
    .notNull()
    .references(() => products.id),
  quantity: integer('quantity').notNull(),
  unitPrice: numeric('unit_price', { precision: 10, scale: 2 }).notNull(),
});

/** The shop as a user of drizzle-seed would fill it. */
export async function seedByDrizzle(client: Client, rows: Readonly<Record<string, number>>): Promise<void> {
  const count = (table: string): number => rows[table] ?? 0;
  await seed(drizzle(client), { customers, products, orders, orderItems }, { seed: 42 }).refine((make) => ({
    customers: {
      count: count('customers'),
      columns: {
        email: make.email(),
        givenName: make.firstName(),
        familyName: make.lastName(),
        country: make.country(),
        createdAt: make.timestamp(),
      },
    },
    products: {
      count: count('products'),
      columns: {
        name: make.companyName(),
        sku: make.string({ isUnique: true }),
        price: make.number({ minValue: 1, maxValue: 300, precision: 100 }),
      },
    },
    orders: {
      count: count('orders'),
      columns: {
        status: make.valuesFromArray({ values: ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] }),
        placedAt: make.timestamp(),
        total: make.number({ minValue: 5, maxValue: 900, precision: 100 }),
      },
    },
    orderItems: {
      count: count('order_items'),
      columns: {
        quantity: make.int({ minValue: 1, maxValue: 5 }),
        unitPrice: make.number({ minValue: 1, maxValue: 300, precision: 100 }),
      },
    },
  }));
}

import { faker } from '@faker-js/faker';
import type { Client } from 'pg';

type Cell = string | number;

/** Below the 65,535 parameters that PostgreSQL accepts in a statement, for six columns. */
const ROWS_PER_STATEMENT = 1000;

const STATUSES = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'];

/** The shop as a careful script around faker would fill it: INSERTs of many rows, a transaction for each table. */
export async function insertByFaker(client: Client, rows: Readonly<Record<string, number>>): Promise<void> {
  faker.seed(42);
  const count = (table: string): number => rows[table] ?? 0;
  const among = (table: string): number => faker.number.int({ min: 1, max: count(table) });
  await insertAll(client, 'customers', count('customers'), (id) => {
    const firstName = faker.person.firstName();
    const lastName = faker.person.lastName();
    return [
      id,
      // Faker repeats itself: the number keeps the address unique.
      `${id}.${faker.internet.email({ firstName, lastName })}`,
      firstName,
      lastName,
      faker.location.countryCode(),
      faker.date.past({ years: 2 }).toISOString(),
    ];
  });
  await insertAll(client, 'products', count('products'), (id) => [
    id,
    faker.commerce.productName(),
    `${faker.string.alphanumeric(10)}${id}`,
    faker.commerce.price({ min: 1 }),
  ]);
  await insertAll(client, 'orders', count('orders'), (id) => [
    id,
    among('customers'),
    faker.helpers.arrayElement(STATUSES),
    faker.date.past({ years: 2 }).toISOString(),
    faker.finance.amount({ min: 5, max: 900 }),
  ]);
  await insertAll(client, 'order_items', count('order_items'), (id) => [
    id,
    among('orders'),
    among('products'),
    faker.number.int({ min: 1, max: 5 }),
    faker.finance.amount({ min: 1, max: 300 }),
  ]);
}

async function insertAll(
  client: Client,
  table: string,
  rows: number,
  make: (id: number) => readonly Cell[],
): Promise<void> {
  await client.query('BEGIN');
  for (let first = 1; first <= rows; first += ROWS_PER_STATEMENT) {
    const values: Cell[] = [];
    const tuples: string[] = [];
    for (let id = first; id <= Math.min(rows, first + ROWS_PER_STATEMENT - 1); id++) {
      const row = make(id);
      tuples.push(`(${row.map((_, index) => `$${values.length + index + 1}`).join(',')})`);
      values.push(...row);
    }
    await client.query(`INSERT INTO ${table} VALUES ${tuples.join(',')}`, values);
  }
  await client.query('COMMIT');
}

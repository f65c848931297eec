import { faker } from '@faker-js/faker';

faker.seed(42);

const SIZE = 4000;
/** Six cells a customer, four a product, five an order and five a line. */
export const FAKER_CELLS: number = SIZE * 6 + (SIZE / 10) * 4 + SIZE * 5 * 5 + SIZE * 15 * 5;

/** A share of the same cells as a user of faker would make them, as COPY text lines; returns their length. */
export function weaveByFaker(): number {
  let length = 0;
  for (let row = 0; row < SIZE; row++) length += customer(row).length + (row % 10 === 0 ? product(row).length : 0);
  for (let row = 0; row < SIZE * 5; row++) length += order(row).length;
  for (let row = 0; row < SIZE * 15; row++) length += item(row).length;
  return length;
}

/** The same weights as the engine's rule. */
const STATUSES = [
  { value: 'pending', weight: 1 },
  { value: 'paid', weight: 2 },
  { value: 'shipped', weight: 3 },
  { value: 'delivered', weight: 10 },
  { value: 'cancelled', weight: 1 },
];

const join = (...cells: readonly (string | number)[]): string => `${cells.join('\t')}\n`;

function customer(row: number): string {
  const firstName = faker.person.firstName();
  const lastName = faker.person.lastName();
  return join(
    row + 1,
    faker.internet.email({ firstName, lastName }),
    firstName,
    lastName,
    faker.location.countryCode(),
    faker.date.past({ years: 2 }).toISOString(),
  );
}

function product(row: number): string {
  return join(row + 1, faker.commerce.productName(), faker.string.alphanumeric(10), faker.commerce.price());
}

function order(row: number): string {
  const status = faker.helpers.weightedArrayElement(STATUSES);
  return join(
    row + 1,
    faker.number.int({ min: 1, max: 100_000 }),
    status,
    faker.date.past({ years: 2 }).toISOString(),
    faker.finance.amount({ min: 5, max: 900 }),
  );
}

function item(row: number): string {
  return join(
    row + 1,
    faker.number.int({ min: 1, max: 500_000 }),
    faker.number.int({ min: 1, max: 10_000 }),
    faker.number.int({ min: 1, max: 5 }),
    faker.finance.amount({ min: 1, max: 300 }),
  );
}

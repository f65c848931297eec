import { faker } from '@faker-js/faker';
import { best } from './measure.ts';

/** The same cells as a user of faker would make them, as COPY text lines. */
export function fakerCellsPerSecond(): number {
  faker.seed(42);
  const size = 4000;
  let cells = 0;
  let length = 0;
  const seconds = best(9, () => {
    cells = 0;
    for (let row = 0; row < size; row++) length += customer(row).length + (row % 10 === 0 ? product(row).length : 0);
    cells += size * 6 + (size / 10) * 4;
    for (let row = 0; row < size * 5; row++) length += order(row).length;
    cells += size * 5 * 5;
    for (let row = 0; row < size * 15; row++) length += item(row).length;
    cells += size * 15 * 5;
  });
  if (length === 0) throw new Error('faker made nothing.');
  return cells / seconds;
}

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
  const status = faker.helpers.arrayElement(['pending', 'paid', 'shipped', 'delivered', 'cancelled']);
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

/** A shop with unpredictable figures: skewed, with steps and gaps. */
let state = 12_345;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return (state >>> 8) / 2 ** 24;
}

const START = Date.UTC(2023, 0, 1) / 1000;
const END = Date.UTC(2025, 11, 31) / 1000;
const exponential = (mean: number): number => -Math.log(1 - random()) * mean;

function pick<T>(weighted: readonly (readonly [T, number])[]): T {
  let left = random();
  for (const [value, share] of weighted) {
    left -= share;
    if (left < 0) return value;
  }
  return (weighted[0] as readonly [T, number])[0];
}

const CITIES = [
  ['Xanthopolis', 0.55],
  ['Yggdrasund', 0.25],
  ['Zwickelburg', 0.12],
  ['Qarthage', 0.08],
] as const;
const STATES = [
  ['zq_settled', 0.62],
  ['zq_waiting', 0.25],
  ['zq_broken', 0.13],
] as const;
const CHANNELS = [
  ['pigeon', 0.6],
  ['fax', 0.3995],
  ['telegram', 0.0005],
] as const;

const letters = (): string => String.fromCharCode(65 + Math.floor(random() * 26), 65 + Math.floor(random() * 26));

const customers = Array.from({ length: 3000 }, (_, index) => ({
  id: index + 1,
  email: `secret${index}.${Math.floor(random() * 1e6)}@hidden.example`,
  city: pick(CITIES),
  note: random() < 0.7 ? null : `remark number ${index} of a person`,
  created_at: Math.floor(START + (END - START) * random() ** 0.6),
  balance: Math.round(Math.exp(4 + 1.2 * (random() + random() + random() - 1.5) * 2) * 100) / 100,
}));

const orders = customers.flatMap((customer) =>
  // One in four never orders, some order a lot.
  Array.from({ length: random() < 0.25 ? 0 : 1 + Math.floor(exponential(5)) }, () => {
    const placed = Math.floor(customer.created_at + (END - customer.created_at) * random());
    return {
      customer_id: customer.id,
      placed_at: placed,
      paid_at: random() < 0.2 ? null : placed + Math.floor(exponential(30_000)),
      total: random() < 0.15 ? 0 : Math.round(exponential(80) * 100) / 100,
      items: pick([
        [1, 0.55],
        [2, 0.2],
        [3, 0.05],
        [7, 0.2],
      ]),
      year: 1990 + Math.floor(30 * random() ** 2),
      status: pick(STATES),
      channel: pick(CHANNELS),
      code: `${letters()}-${1000 + Math.floor(random() * 9000)}`,
      vip: random() < 0.07,
    };
  }),
);

export const odd = { customers, orders };

export function oddDdl(dialect: 'postgresql' | 'mysql' | 'sqlite'): string {
  const time = dialect === 'postgresql' ? 'timestamp' : 'datetime';
  const id = dialect === 'sqlite' ? 'integer PRIMARY KEY' : 'integer NOT NULL PRIMARY KEY';
  return `
    DROP TABLE IF EXISTS orders; DROP TABLE IF EXISTS customers;
    CREATE TABLE customers (id ${id}, email varchar(80) NOT NULL, city varchar(40) NOT NULL, note varchar(60),
      created_at ${time} NOT NULL, balance decimal(12,2) NOT NULL);
    CREATE TABLE orders (id ${id}, customer_id integer NOT NULL${dialect === 'mysql' ? '' : ' REFERENCES customers (id)'}, placed_at ${time} NOT NULL, paid_at ${time},
      total decimal(12,2) NOT NULL, items integer NOT NULL, model_year integer NOT NULL,
      status varchar(20) NOT NULL, channel varchar(20) NOT NULL, code varchar(10) NOT NULL, vip boolean NOT NULL
      ${dialect === 'mysql' ? ', FOREIGN KEY (customer_id) REFERENCES customers (id)' : ''});`;
}

const moment = (seconds: number | null): string =>
  seconds === null ? 'NULL' : `'${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')}'`;
const text = (value: string | null): string => (value === null ? 'NULL' : `'${value}'`);

/** As INSERTs of some hundred rows each. */
export function oddRows(): readonly string[] {
  const people = customers.map(
    (one) =>
      `(${one.id}, ${text(one.email)}, ${text(one.city)}, ${text(one.note)}, ${moment(one.created_at)}, ${one.balance})`,
  );
  const bought = orders.map(
    (one, index) =>
      `(${index + 1}, ${one.customer_id}, ${moment(one.placed_at)}, ${moment(one.paid_at)}, ${one.total}, ${one.items}, ${one.year}, ${text(one.status)}, ${text(one.channel)}, ${text(one.code)}, ${one.vip})`,
  );
  return [...inserts('customers', people), ...inserts('orders', bought)];
}

function inserts(table: string, rows: readonly string[]): readonly string[] {
  const parts = Math.ceil(rows.length / 500);
  return Array.from(
    { length: parts },
    (_, part) => `INSERT INTO ${table} VALUES ${rows.slice(part * 500, (part + 1) * 500).join(', ')};`,
  );
}

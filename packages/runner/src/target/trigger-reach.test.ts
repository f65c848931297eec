import { expect, test } from 'vitest';
import { followTriggers, type TableReach } from './trigger-reach.ts';
import { plainSql, type TriggerText } from './trigger-text.ts';

const column = (name: string) => ({ name, type: { native: 'text', kind: 'text' }, nullable: true }) as const;
const TABLES = [
  { name: 'orders', columns: ['id', 'customer_id', 'state', 'note'].map(column) },
  { name: 'customers', columns: ['id', 'name', 'orders_count', 'touched_at'].map(column) },
  { name: 'log', columns: ['id', 'said'].map(column) },
];

const trigger = (source: string | undefined, rest: Partial<TriggerText> = {}): TriggerText => ({
  table: 'orders',
  name: 't',
  events: ['insert'],
  isBefore: false,
  source: source === undefined ? undefined : plainSql(source),
  ...rest,
});

const reach = (...triggers: readonly TriggerText[]): Readonly<Record<string, readonly string[]>> => {
  const words = ([name, { columns, inserts, deletes }]: [string, TableReach]): [string, readonly string[]] => [
    name,
    [...columns.keys(), ...(inserts === undefined ? [] : ['+']), ...(deletes === undefined ? [] : ['-'])],
  ];
  const found = followTriggers(triggers, TABLES, [{ name: 'orders' }]);
  return Object.fromEntries([...found].map(words).filter(([, said]) => said.length > 0));
};

test.each([
  ['BEGIN NEW.state := lower(NEW.note); RETURN NEW; END', { orders: ['state'] }],
  ['SET NEW.state = 1, NEW.note = 2', { orders: ['state', 'note'] }],
  [`BEGIN SELECT a, b INTO NEW.state, NEW."note" FROM x; RETURN NEW; END`, { orders: ['state', 'note'] }],
  ['BEGIN NEW := other(NEW); RETURN NEW; END', { orders: ['id', 'customer_id', 'state', 'note'] }],
  ['BEGIN SELECT * INTO NEW FROM x; RETURN NEW; END', { orders: ['id', 'customer_id', 'state', 'note'] }],
  [`BEGIN IF NEW.note IS NULL THEN RAISE EXCEPTION 'NEW.state := 1'; END IF; RETURN NEW; END`, {}],
  ['BEGIN -- NEW.state := 1\n RETURN NEW; END', {}],
] as const)('before a row is kept: %s', (source, expected) => {
  expect(reach(trigger(source, { isBefore: true }))).toEqual(expected);
});

test.each([
  ['UPDATE customers SET orders_count = orders_count + 1 WHERE id = NEW.customer_id', { customers: ['orders_count'] }],
  ['UPDATE ONLY shop."customers" AS c SET (orders_count, name) = (1, 2)', { customers: ['name', 'orders_count'] }],
  [
    'UPDATE customers SET name = (SELECT note FROM x WHERE id = 1), orders_count=2 FROM y',
    { customers: ['name', 'orders_count'] },
  ],
  ['UPDATE customers c JOIN log l ON l.id = c.id SET l.said = 1', { customers: [], log: ['said'] }],
  ['DELETE FROM log WHERE id < 5', { log: ['-'] }],
  ['TRUNCATE TABLE log', { log: ['-'] }],
  ['INSERT INTO log (id, said) SELECT id, name FROM customers', { log: ['+'] }],
  ['REPLACE log SET id = 1', { log: ['+'] }],
  ['INSERT INTO log VALUES (1) ON CONFLICT (id) DO UPDATE SET said = 2', { log: ['id', 'said', '+'] }],
  ['INSERT INTO log VALUES (1) ON DUPLICATE KEY UPDATE said = 2', { log: ['said', '+'] }],
  ['BEGIN PERFORM 1 FROM customers WHERE id = NEW.customer_id FOR UPDATE; RETURN NULL; END', {}],
  ['BEGIN NEW.state := 1; RETURN NULL; END', {}],
  ['SELECT customers_old FROM x', {}],
] as const)('after a row is kept: %s', (source, expected) => {
  const found = reach(trigger(source));
  for (const [name, columns] of Object.entries(expected)) expect(found[name] ?? []).toEqual(columns);
  expect(Object.keys(found).every((name) => name in expected)).toBe(true);
});

test('an unreadable trigger may write everything', () => {
  expect(Object.keys(reach(trigger(undefined)))).toEqual(['orders', 'customers', 'log']);
});

test('writes of a trigger fire other triggers, and no write fires none', () => {
  const counts = trigger('UPDATE customers SET orders_count = 1');
  const touches = trigger('BEGIN NEW.touched_at := now(); RETURN NEW; END', {
    table: 'customers',
    name: 'touches',
    events: ['update'],
    isBefore: true,
  });
  expect(reach(counts, touches)).toEqual({ customers: ['orders_count', 'touched_at'] });
  expect(reach(touches)).toEqual({});
  expect(reach({ ...counts, table: 'log' })).toEqual({});
});

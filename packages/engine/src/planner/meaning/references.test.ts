import { expect, test } from 'vitest';
import type { Table } from '../../language/schema/schema-document.ts';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { check } from '../../laws/zoo.fixture.ts';
import { INTEGER, schemaOf, table, TEXT } from './meaning.fixture.ts';

type Run = ReturnType<typeof weave>;
const idsOf = (run: Run, name: string) => new Set(rowsOf(run, name).map(({ id }) => id));
const byId = (run: Run, name: string) => new Map(rowsOf(run, name).map((row) => [row['id'], row]));

test('a column named after a table and its key refers to its rows', () => {
  const run = weave(
    schemaOf(
      table('customers', { name: TEXT }),
      table('app_users', { name: TEXT }),
      table('orders', {
        customer_id: INTEGER,
        billing_customer_id: INTEGER,
        created_by: INTEGER,
        external_id: INTEGER,
      }),
      table('categories', { name: TEXT, parent_id: INTEGER }, { optional: ['parent_id'] }),
    ),
    { rows: { customers: 20, app_users: 7, orders: 100, categories: 30 } },
  );
  const customers = idsOf(run, 'customers');
  for (const row of rowsOf(run, 'orders')) {
    expect(customers).toContain(row['customer_id']);
    expect(customers).toContain(row['billing_customer_id']);
  }
  const categories = rowsOf(run, 'categories');
  expect(categories.some((row) => row['parent_id'] === null)).toBe(true);
  expect(categories.some((row) => row['parent_id'] !== null)).toBe(true);
  const plan = run.tables.get('orders')?.plan;
  const of = (name: string) => plan?.columns.find((column) => column.name === name);
  expect(of('customer_id')).toMatchObject({ confidence: 0.8, reason: expect.stringContaining('no key declares it') });
  expect(of('external_id')?.source.kind).not.toBe('reference');
});

test('a role before the last word of a two-word table selects its rows', () => {
  const run = weave(
    schemaOf(
      table('pipeline_stages', { name: TEXT }),
      table('applications', { current_stage_id: INTEGER, previous_stage_id: INTEGER }),
    ),
    { rows: { pipeline_stages: 5, applications: 60 } },
  );
  const stages = idsOf(run, 'pipeline_stages');
  for (const row of rowsOf(run, 'applications')) {
    expect(stages).toContain(row['current_stage_id']);
    expect(stages).toContain(row['previous_stage_id']);
  }
});

test('a person who acts on a row is an employee', () => {
  const run = weave(
    schemaOf(
      table('staff', { first_name: TEXT, last_name: TEXT }),
      table('plots', { inspector_id: INTEGER, counter_id: INTEGER, sensor_id: INTEGER }),
    ),
    { rows: { staff: 12, plots: 90 } },
  );
  const staff = idsOf(run, 'staff');
  for (const row of rowsOf(run, 'plots')) expect(staff).toContain(row['inspector_id']);
  expect(rowsOf(run, 'plots').every((row) => staff.has(row['sensor_id']))).toBe(false);
});

test('a rule for the column switches it off', () => {
  const run = weave(schemaOf(table('users', {}), table('logins', { user_id: INTEGER })), {
    rows: { users: 5, logins: 50 },
    rules: { 'logins.user_id': { range: { min: 1000, max: 2000 } } },
  });
  for (const row of rowsOf(run, 'logins')) expect(row['user_id']).toBeGreaterThanOrEqual(1000);
});

test('two paths to the same table agree, and the second parent belongs to the same ancestor', () => {
  const run = weave(
    schemaOf(
      table('hotels', { name: TEXT }),
      table('rooms', { hotel_id: INTEGER, label: TEXT }, { keys: { hotel_id: 'hotels' } }),
      table('guests', { hotel_id: INTEGER, name: TEXT }, { keys: { hotel_id: 'hotels' } }),
      table(
        'bookings',
        { hotel_id: INTEGER, room_id: INTEGER, guest_id: INTEGER },
        { keys: { hotel_id: 'hotels', room_id: 'rooms', guest_id: 'guests' } },
      ),
    ),
    { rows: { hotels: 5, rooms: 40, guests: 60, bookings: 300 } },
  );
  const [rooms, guests] = [byId(run, 'rooms'), byId(run, 'guests')];
  for (const row of rowsOf(run, 'bookings')) {
    expect(rooms.get(row['room_id'])?.['hotel_id']).toBe(row['hotel_id']);
    expect(guests.get(row['guest_id'])?.['hotel_id']).toBe(row['hotel_id']);
  }
});

test('the author of a comment did not write the post, and differing roles do not agree', () => {
  const run = weave(
    schemaOf(
      table('users', { name: TEXT }),
      table('posts', { user_id: INTEGER }, { keys: { user_id: 'users' } }),
      table('comments', { post_id: INTEGER, user_id: INTEGER }, { keys: { post_id: 'posts', user_id: 'users' } }),
      table(
        'matches',
        { home_team_id: INTEGER, away_team_id: INTEGER },
        { keys: { home_team_id: 'teams', away_team_id: 'teams' } },
      ),
      table('teams', { name: TEXT }),
    ),
    { rows: { users: 50, posts: 80, comments: 300, teams: 12, matches: 60 } },
  );
  const posts = byId(run, 'posts');
  const own = rowsOf(run, 'comments').filter((row) => posts.get(row['post_id'])?.['user_id'] === row['user_id']);
  expect(own.length).toBeLessThan(60);
});

test('inference from names never makes a plan fail', () => {
  // Each order would need a customer of its own, and there are too few: the column is a number like any other then.
  const run = weave(
    schemaOf(
      table('customers', { name: TEXT }),
      table('orders', { customer_id: INTEGER }, { uniques: [{ columns: ['customer_id'] }] }),
    ),
    { rows: { customers: 5, orders: 50 } },
  );
  expect(new Set(rowsOf(run, 'orders').map((row) => row['customer_id'])).size).toBe(50);
});

test('a type and id together lead to a row of the table that the type names', () => {
  const run = weave(
    schemaOf(
      table('posts', { title: TEXT }),
      table('photos', { title: TEXT }),
      table('likes', { post_id: INTEGER, photo_id: INTEGER }, { keys: { post_id: 'posts', photo_id: 'photos' } }),
      table('comments', { commentable_type: TEXT, commentable_id: INTEGER, body: TEXT }),
    ),
    { rows: { posts: 20, photos: 7, likes: 30, comments: 200 } },
  );
  const ids = new Map(['Post', 'Photo', 'Like'].map((name) => [name, idsOf(run, `${name.toLowerCase()}s`)]));
  const rows = rowsOf(run, 'comments');
  for (const row of rows) expect(ids.get(String(row['commentable_type']))).toContain(row['commentable_id']);
  expect(new Set(rows.map((row) => row['commentable_type'])).size).toBeGreaterThan(1);
});

test('lookup tables stay small, and their many children stay many', () => {
  const schema = schemaOf(
    table('order_statuses', { name: TEXT }),
    table('stores', { name: TEXT }),
    table('customers', { store_id: INTEGER, name: TEXT }, { keys: { store_id: 'stores' } }),
    table(
      'orders',
      { customer_id: INTEGER, order_status_id: INTEGER },
      { keys: { customer_id: 'customers', order_status_id: 'order_statuses' } },
    ),
  );
  const rows = (all: number) => {
    const { plan } = weave(schema, { rows: all });
    expect(plan.tables.reduce((sum, { rows: own }) => sum + own, 0)).toBe(all);
    return new Map(plan.tables.map(({ name, rows: own }) => [name, own]));
  };
  const many = rows(10_000);
  expect(many.get('order_statuses')).toBe(6);
  expect(many.get('stores')).toBeLessThan(200);
  expect(many.get('customers')).toBeGreaterThan(1500);
  expect(many.get('orders')).toBeGreaterThan(5000);
  const named = weave(schema, { rows: { order_statuses: 40, '*': 100 } }).plan.tables;
  expect(named.find(({ name }) => name === 'order_statuses')?.rows).toBe(40);
});

test('a type that a CHECK lists names the tables that its id leads to', () => {
  const allowed = check('types', "subject_type in ('Post', 'photos')");
  const run = weave(
    schemaOf(
      table('posts', { title: TEXT }),
      table('photos', { caption: TEXT }),
      table('notes', { subject_type: TEXT, subject_id: INTEGER }, { checks: [allowed] }),
    ),
    { rows: { posts: 9, photos: 30, notes: 120 } },
  );
  const ids = new Map([
    ['Post', idsOf(run, 'posts')],
    ['photos', idsOf(run, 'photos')],
  ]);
  for (const row of rowsOf(run, 'notes')) expect(ids.get(String(row['subject_type']))).toContain(row['subject_id']);
});

test('a key named after its own table is not a reference to a table of its parts', () => {
  const keyed = (name: string, key: string, ...more: readonly string[]): Table => ({
    ...table(name, {}),
    columns: [key, ...more].map((column) => ({ name: column, type: INTEGER, nullable: false })),
    primary_key: { columns: [key] },
  });
  const french = schemaOf(
    keyed('devis', 'id_devis', 'montant_ht'),
    {
      ...keyed('lignes_devis', 'id_ligne', 'id_devis', 'quantite'),
      foreign_keys: [{ columns: ['id_devis'], references: { table: 'devis', columns: ['id_devis'] } }],
    },
    table('factures', { montant_ht: INTEGER, date_facture: TEXT, nom_client: TEXT }),
  );
  expect(weave(french, { rows: { '*': 20 } }).tables.get('devis')?.plan.references).toEqual([]);
});

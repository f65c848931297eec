import { expect, test } from 'vitest';
import type { PreviewRow } from '../weave/compile/objects.ts';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { BOOLEAN, check, column, INTEGER, table, TEXT, TIME } from './zoo.fixture.ts';

const id = column('id', INTEGER);

const SHOP: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'cycles',
  enums: [{ name: 'task_state', values: ['todo', 'in_progress', 'done'] }],
  domains: [],
  tables: [
    table(
      'orders',
      'id',
      [
        id,
        column('status', TEXT),
        column('ordered_at', TIME),
        column('paid_at', TIME, true),
        column('shipped_at', TIME, true),
        column('delivered_at', TIME, true),
        column('cancelled_at', TIME, true),
      ],
      { checks: [check('states', "status in ('pending', 'paid', 'shipped', 'delivered', 'cancelled')")] },
    ),
    table('accounts', 'id', [
      id,
      column('is_deleted', BOOLEAN),
      column('deleted_at', TIME, true),
      column('email_verified', BOOLEAN),
      column('email_verified_at', TIME, true),
    ]),
    table('tasks', 'id', [
      id,
      column('state', { kind: 'enum', native: 'task_state', name: 'task_state' }),
      column('created_at', TIME),
      column('completed_at', TIME, true),
    ]),
  ],
};

const run = weave(SHOP, { rows: { '*': 1500 } });
const has = (row: PreviewRow, name: string): boolean => row[name] !== null;

test('an order has exactly the timestamps of its state', () => {
  const reached = ['pending', 'paid', 'shipped', 'delivered'];
  const orders = rowsOf(run, 'orders');
  for (const row of orders) {
    const at = reached.indexOf(String(row['status']));
    const found = ['paid_at', 'shipped_at', 'delivered_at'].map((name) => has(row, name));
    expect(found, JSON.stringify(row)).toEqual([at >= 1, at >= 2, at >= 3]);
    expect(has(row, 'cancelled_at')).toBe(row['status'] === 'cancelled');
  }
  expect(new Set(orders.map((row) => row['status'])).size).toBe(5);
});

test('old orders have ended, recent ones may be open', () => {
  const isOpen = (row: PreviewRow): boolean => ['pending', 'paid', 'shipped'].includes(String(row['status']));
  const orders = rowsOf(run, 'orders');
  const [old, recent] = [orders.slice(0, 1200), orders.slice(-30)];
  expect(old.filter(isOpen).length / old.length).toBeLessThan(0.08);
  expect(recent.filter(isOpen).length / recent.length).toBeGreaterThan(0.4);
});

test('a flag and its timestamp agree, and unfinished things have no end', () => {
  for (const row of rowsOf(run, 'accounts')) {
    expect(has(row, 'deleted_at')).toBe(row['is_deleted'] === true);
    expect(has(row, 'email_verified_at')).toBe(row['email_verified'] === true);
  }
  for (const row of rowsOf(run, 'tasks')) expect(has(row, 'completed_at')).toBe(row['state'] === 'done');
});

const DATE = { kind: 'date', native: 'date' } as const;
const oneOf = (...values: readonly string[]): string => `status in (${values.map((value) => `'${value}'`).join(', ')})`;

const OFFICE: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'office',
  enums: [{ name: 'parcel_state', values: ['label_created', 'in_transit', 'out_for_delivery', 'delivered', 'lost'] }],
  domains: [],
  tables: [
    table(
      'claims',
      'id',
      [
        id,
        column('status', TEXT),
        column('paid', BOOLEAN),
        column('reported_on', DATE),
        column('reviewed_at', TIME, true),
        column('approved_at', TIME, true),
        column('rejected_at', TIME, true),
        column('rejection_reason', TEXT, true),
        column('settled_at', TIME, true),
        column('paid_at', TIME, true),
      ],
      { checks: [check('states', oneOf('open', 'in_review', 'approved', 'rejected', 'paid'))] },
    ),
    table('parcels', 'id', [
      id,
      column('status', { kind: 'enum', native: 'parcel_state', name: 'parcel_state' }),
      column('created_at', TIME),
      column('shipped_at', TIME, true),
      column('delivered_at', TIME, true),
      column('delivered', BOOLEAN),
    ]),
    table(
      'jobs',
      'id',
      [
        id,
        column('status', TEXT),
        column('enqueued_at', TIME),
        column('started_at', TIME, true),
        column('finished_at', TIME, true),
        column('error_message', TEXT, true),
      ],
      { checks: [check('states', oneOf('queued', 'running', 'succeeded', 'failed'))] },
    ),
    table(
      'employees',
      'id',
      [
        id,
        column('status', TEXT),
        column('hired_on', DATE),
        column('terminated_on', DATE, true),
        column('is_active', BOOLEAN),
        column('termination_reason', TEXT, true),
      ],
      { checks: [check('states', oneOf('active', 'on_leave', 'terminated'))] },
    ),
    table(
      'bills',
      'id',
      [
        id,
        column('status', TEXT),
        column('issued_at', TIME),
        column('paid_at', TIME, true),
        column('voided_at', TIME, true),
        column('is_paid', BOOLEAN),
      ],
      { checks: [check('states', oneOf('draft', 'open', 'paid', 'void'))] },
    ),
    table('candidates', 'id', [
      id,
      column('applied_at', TIME),
      column('interviewed_at', TIME, true),
      column('hired_at', TIME, true),
      column('rejected_at', TIME, true),
    ]),
    table('tickets', 'id', [
      id,
      { ...column('status', TEXT), default: "'open'" },
      column('is_resolved', BOOLEAN),
      column('opened_at', TIME),
      column('resolved_at', TIME, true),
      column('closed_at', TIME, true),
      column('settled_at', TIME, true),
    ]),
  ],
};
const office = weave(OFFICE, { rows: { '*': 800 } });

/** For each state, whether its rows have the named column: always, never, or sometimes. */
function hasBy(name: string, state: string, ...columns: readonly string[]): Record<string, readonly string[]> {
  const found: Record<string, string[]> = {};
  for (const [value, rows] of Map.groupBy(rowsOf(office, name), (row) => String(row[state])))
    found[value] = columns.filter((item) => {
      const there = rows.filter((row) => row[item] !== null && row[item] !== false).length;
      expect([0, rows.length], `${name}.${item} of ${value}`).toContain(there);
      return there > 0;
    });
  return found;
}

test('timestamps, flags and reasons of a row match its state', () => {
  const moments = ['reviewed_at', 'approved_at', 'rejected_at', 'rejection_reason', 'settled_at', 'paid_at', 'paid'];
  expect(hasBy('claims', 'status', ...moments)).toEqual({
    open: [],
    in_review: [],
    approved: ['reviewed_at', 'approved_at'],
    rejected: ['reviewed_at', 'rejected_at', 'rejection_reason'],
    paid: ['reviewed_at', 'approved_at', 'settled_at', 'paid_at', 'paid'],
  });
  expect(hasBy('parcels', 'status', 'shipped_at', 'delivered_at', 'delivered')).toEqual({
    label_created: [],
    in_transit: ['shipped_at'],
    out_for_delivery: ['shipped_at'],
    delivered: ['shipped_at', 'delivered_at', 'delivered'],
    lost: ['shipped_at'],
  });
  expect(hasBy('jobs', 'status', 'started_at', 'finished_at', 'error_message')).toEqual({
    queued: [],
    running: ['started_at'],
    succeeded: ['started_at', 'finished_at'],
    failed: ['started_at', 'finished_at', 'error_message'],
  });
  expect(hasBy('employees', 'status', 'terminated_on', 'is_active', 'termination_reason')).toEqual({
    active: ['is_active'],
    on_leave: ['is_active'],
    terminated: ['terminated_on', 'termination_reason'],
  });
  expect(hasBy('bills', 'status', 'paid_at', 'voided_at', 'is_paid')).toEqual({
    draft: [],
    open: [],
    paid: ['paid_at', 'is_paid'],
    void: ['voided_at'],
  });
});

test('states implied by timestamps begin with the default, and each has its timestamps', () => {
  const found = hasBy('tickets', 'status', 'resolved_at', 'closed_at', 'settled_at', 'is_resolved');
  expect(found['open']).toEqual([]);
  expect(found['resolved']).toEqual(['resolved_at', 'is_resolved']);
  expect(found['closed']).toEqual(['resolved_at', 'closed_at', 'is_resolved']);
  expect(found['settled']).toEqual(['resolved_at', 'closed_at', 'settled_at', 'is_resolved']);
});

test('nobody is both hired and rejected, and few rows end badly', () => {
  const candidates = rowsOf(office, 'candidates');
  expect(candidates.filter((row) => has(row, 'hired_at') && has(row, 'rejected_at'))).toEqual([]);
  expect(candidates.filter((row) => has(row, 'rejected_at')).length).toBeGreaterThan(20);
  const claims = rowsOf(office, 'claims');
  expect(claims.filter(({ status }) => status === 'rejected').length / claims.length).toBeLessThan(0.25);
});

test('steps that happen days later happen in working hours', () => {
  const hours = rowsOf(office, 'claims').flatMap(({ reviewed_at: at }) =>
    at === null ? [] : [new Date(String(at)).getUTCHours()],
  );
  expect(hours.filter((hour) => hour < 6).length / hours.length).toBeLessThan(0.08);
});

/** States with the timestamps that a row in each of them has, besides its creation. */
const CYCLES: readonly (readonly [began: string, states: Readonly<Record<string, readonly string[]>>])[] = [
  ['created_at', { open: [], in_progress: [], resolved: ['resolved_at'], closed: ['resolved_at', 'closed_at'] }],
  ['created_at', { catalogued: [], sold: ['sold_at'], unsold: [], withdrawn: ['withdrawn_at'] }],
  [
    'quoted_at',
    { quoted: [], out_for_delivery: [], on_hire: ['delivered_at'], returned: ['delivered_at', 'returned_at'] },
  ],
  [
    'opened_at',
    {
      draft: [],
      published: ['published_at'],
      running: ['published_at'],
      closed: ['published_at', 'closed_at'],
      cancelled: ['cancelled_at'],
    },
  ],
];

test.each(CYCLES)('states of rows with %s have their own timestamps: %j', (began, states) => {
  const moments = [...new Set(Object.values(states).flat())];
  const list = Object.keys(states)
    .map((state) => `'${state}'`)
    .join(', ');
  const things = table(
    'things',
    'id',
    [id, column('status', TEXT), column(began, TIME), ...moments.map((name) => column(name, TIME, true))],
    { checks: [check('states', `status in (${list})`)] },
  );
  const rows = rowsOf(weave({ ...SHOP, enums: [], tables: [things] }, { rows: 400 }), 'things');
  for (const row of rows) {
    const wanted = states[String(row['status'])] ?? [];
    // A cancelled row may have been published before.
    const optional = row['status'] === 'cancelled' ? ['published_at'] : [];
    const there = moments.filter((name) => has(row, name) && !optional.includes(name));
    expect(there, String(row['status'])).toEqual(moments.filter((name) => wanted.includes(name)));
    const order = wanted.map((name) => String(row[name]));
    expect(order).toEqual(order.toSorted());
  }
  expect(new Set(rows.map((row) => row['status'])).size).toBe(Object.keys(states).length);
});

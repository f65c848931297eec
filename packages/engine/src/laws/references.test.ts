import { expect, test } from 'vitest';
import { rowsOf, weave } from './weave.fixture.ts';
import { ZOO, ZOO_ROWS } from './zoo.fixture.ts';

const run = weave();
type Row = Readonly<Record<string, unknown>>;
const rows = Object.fromEntries(Object.keys(ZOO_ROWS).map((name) => [name, rowsOf(run, name)])) as Record<
  keyof typeof ZOO_ROWS,
  readonly Row[]
>;
const tuple = (row: Row, columns: readonly string[]): string => columns.map((name) => String(row[name])).join('|');

test('every foreign key of every row finds its parent, composite keys included', () => {
  for (const table of ZOO.tables) {
    for (const key of table.foreign_keys) {
      const parents = new Set(
        rows[key.references.table as keyof typeof rows].map((row) => tuple(row, key.references.columns)),
      );
      for (const row of rows[table.name as keyof typeof rows]) {
        if (key.columns.some((name) => row[name] === null)) continue;
        expect(
          parents.has(tuple(row, key.columns)),
          `${table.name} (${key.columns.join(', ')}) = ${tuple(row, key.columns)}`,
        ).toBe(true);
      }
    }
  }
});

test('no key repeats: single, composite, junction, one-to-one', () => {
  for (const table of ZOO.tables) {
    const keys = [
      table.primary_key?.columns ?? [],
      ...table.uniques.filter((unique) => unique.where === undefined).map((unique) => unique.columns),
    ];
    for (const columns of keys) {
      const seen = new Set(rows[table.name as keyof typeof rows].map((row) => tuple(row, columns)));
      expect(seen.size, `${table.name} (${columns.join(', ')})`).toBe(ZOO_ROWS[table.name as keyof typeof ZOO_ROWS]);
    }
  }
});

test('a partial unique index allows one row for each owner', () => {
  const defaults = rows.addresses.filter((row) => row['is_default'] === true);
  expect(defaults.length).toBeGreaterThan(20);
  expect(new Set(defaults.map((row) => tuple(row, ['user_tenant_id', 'user_id']))).size).toBe(defaults.length);
});

test('a second parent belongs to the same tenant, and more than one is used', () => {
  const assignees = new Map<unknown, Set<unknown>>();
  for (const row of rows.tasks)
    assignees.set(row['tenant_id'], (assignees.get(row['tenant_id']) ?? new Set()).add(row['assignee_id']));
  expect(Math.max(...[...assignees.values()].map((set) => set.size))).toBeGreaterThan(3);
});

test('children of one owner are contiguous', () => {
  const owners = rows.tasks.map((row) => tuple(row, ['tenant_id', 'project_id']));
  const changes = owners.filter((owner, index) => index > 0 && owner !== owners[index - 1]).length + 1;
  expect(changes).toBe(new Set(owners).size);
});

test('a tree has roots, points backwards, and is not deeper than planned', () => {
  const parent = new Map(rows.categories.map((row) => [row['id'], row['parent_id']]));
  expect([...parent.values()].filter((value) => value === null).length).toBeGreaterThan(0);
  for (const [id, up] of parent) {
    expect(up === null || Number(up) < Number(id), `${String(id)} below ${String(up)}`).toBe(true);
    let depth = 1;
    for (let at = up; at !== null && at !== undefined; at = parent.get(at)) depth++;
    expect(depth).toBeLessThanOrEqual(4);
  }
});

test('a tree inside an owner keeps to the owner', () => {
  const owner = new Map(rows.tasks.map((row) => [row['id'], tuple(row, ['tenant_id', 'project_id'])]));
  const replies = rows.tasks.filter((row) => row['parent_id'] !== null);
  expect(replies.length).toBeGreaterThan(100);
  for (const row of replies) expect(owner.get(row['parent_id'])).toBe(owner.get(row['id']));
});

test('CHECKs hold, both solved and sampled', () => {
  const verdicts = new Map(run.tables.get('tasks')?.plan.constraints.map(({ name, verdict }) => [name, verdict]));
  expect(verdicts.get('low_before_high')).toBe('solved');
  expect(verdicts.get('not_thirteen')).toBe('sampled');
  for (const row of rows.tasks) {
    expect(Number(row['low'])).toBeLessThan(Number(row['high']));
    expect(Math.abs(Number(row['low']))).not.toBe(13);
    expect(Number(row['budget'])).toBeGreaterThanOrEqual(10);
    expect(Number(row['budget'])).toBeLessThanOrEqual(500);
  }
});

test('a child is not older than its owner', () => {
  const born = new Map(rows.tenants.map((row) => [row['id'], String(row['created_at'])]));
  for (const row of rows.users) expect(String(row['created_at']) >= (born.get(row['tenant_id']) ?? '')).toBe(true);
});

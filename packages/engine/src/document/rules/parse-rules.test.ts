import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Issue } from '../../base/shape/issue.ts';
import { checkShape } from '../../base/shape/check-shape.ts';
import { mutate } from '../../base/shape/mutate-json.fixture.ts';
import { fitsJsonSchema } from '../../base/shape/validate-json-schema.fixture.ts';
import { parseRules } from './parse-rules.ts';
import type { Rules } from './rules.ts';
import { rulesJsonSchema } from './rules-json-schema.ts';
import { rulesShape } from './rules-shape.ts';

const SAMPLE: Rules = {
  orders: {
    rows: 100,
    owner: 'customer_id',
    references: {
      customer_id: { strategy: 'fan_out', min: 0, max: 40, shape: 'skewed' },
      product: {
        to: 'products',
        columns: ['product_id'],
        to_columns: ['id'],
        strategy: 'scatter',
        distribution: 'zipf',
        exponent: 0.9,
        null_fraction: 0.1,
      },
      parent_id: { strategy: 'tree', depth: 3 },
      order_id: { through: 'payment.order_id' },
      other: { shape: 1.5 },
    },
  },
  'sales.items': { rows_per: { table: 'orders', times: 2.5 }, owner: null },
  archive: { skip: true },
  'orders.country': { one_of: ['DE', 'FR', null, 3, { a: [1] }], weights: [3, 1, 0, 2, 0.5], null_fraction: 0.25 },
  'orders.total': { range: { min: 1, max: '99.50' } },
  'orders.placed_at': { range: { min: '2026-01-01', max: '2026-12-31T23:59:59Z' } },
  'orders.code': { pattern: '[A-Z]{3}' },
  'orders.note': { constant: null },
  'orders.name': { template: '{given_name}' },
  'orders.price': { generator: 'decimal', options: { min: 1, deep: { of: [1] } } },
  'orders.sum': { derive: 'sum(items.total)' },
  'orders.sql': { expression: 'now()' },
  'orders.id': { default: true },
  'orders.extra': { omit: true },
  nothing: {},
};

const EDITS = fc.array(fc.nat(), { minLength: 5, maxLength: 15 });

function issuesOf(input: unknown): readonly Issue[] {
  const parsed = parseRules(input);
  return 'issues' in parsed ? parsed.issues : [];
}

test('valid rules are read as they are', () => {
  expect(parseRules(SAMPLE)).toEqual({ rules: SAMPLE });
});

test.each<[unknown, string, string]>([
  [{ on_of: ['a'] }, 'rules.t.c.on_of', 'Did you mean one_of?'],
  [{ one_of: 'a' }, 'rules.t.c.one_of', 'Expected a list with at least 1 item, found the text "a".'],
  [{ one_of: [] }, 'rules.t.c.one_of', 'found an empty list'],
  [{ one_of: ['a', 'b'], weights: [1] }, 'rules.t.c.weights', 'Expected 2 weights, one for each value, found 1.'],
  [{ one_of: ['a'], weights: [-1] }, 'rules.t.c.weights[0]', 'Expected a number from 0 on, found the number -1.'],
  [{ one_of: ['a'], weights: [0] }, 'rules.t.c.weights', 'At least one weight must be above 0.'],
  [{ weights: [1] }, 'rules.t.c.weights', 'Weights need values: list them in "one_of".'],
  [{ null_fraction: 1.1 }, 'rules.t.c.null_fraction', 'Expected a number from 0 to 1, found the number 1.1.'],
  [{ range: { min: 3, max: 2 } }, 'rules.t.c.range', 'min 3 is above max 2.'],
  [{ range: { min: '2026-02-01', max: '2026-01-01' } }, 'rules.t.c.range', 'is above max'],
  [{ range: {} }, 'rules.t.c.range', 'A range needs min, max or both.'],
  [
    { one_of: ['a'], pattern: 'b', derive: '1' },
    'rules.t.c',
    'A column can have only one of these: one_of, pattern and derive.',
  ],
  [{ options: {} }, 'rules.t.c.options', 'Options need a generator'],
  [{ default: false }, 'rules.t.c.default', 'Expected true, found false.'],
  [3, 'rules.t.c', 'Expected an object'],
  [{ rows: -1 }, 'rules.t.c.rows', 'Expected a whole number from 0 on, found the number -1.'],
  [{ rows: 1, rows_per: { table: 'a', times: 1 } }, 'rules.t.c.rows_per', 'Give either rows or rows_per, not both.'],
  [{ rows_per: { table: 'a', times: 0 } }, 'rules.t.c.rows_per.times', 'a number above 0'],
  [{ skip: true, rows: 3 }, 'rules.t.c.skip', 'has no rows'],
  [{ references: { a: { min: 3, max: 2 } } }, 'rules.t.c.references.a.min', 'min 3 is above max 2.'],
  [
    { references: { a: { to: 'b', columns: ['x'], to_columns: [] } } },
    'rules.t.c.references.a.to_columns',
    '1, found 0',
  ],
  [{ references: { a: { strategy: 'scater' } } }, 'rules.t.c.references.a.strategy', 'Did you mean scatter?'],
  [
    { references: { a: { strategy: 'tree', distribution: 'zipf' } } },
    'rules.t.c.references.a.distribution',
    'tree has no distribution',
  ],
])('%j is refused at its place', (rule, path, words) => {
  const issues = issuesOf({ 't.c': rule });
  expect(issues.map((issue) => issue.path)).toEqual([path]);
  expect(issues[0]?.message).toContain(words);
});

test('a rule for both a table and a column is refused', () => {
  expect(issuesOf({ t: { rows: 3, one_of: ['a'] } }).map((issue) => issue.path)).toEqual(['rules.t.one_of']);
});

test.each([[undefined], [null], ['rules'], [[SAMPLE]], [JSON.parse('{"__proto__": {"nope": 1}}')]])(
  '%j is refused, not thrown',
  (input) => {
    expect(issuesOf(input)).not.toEqual([]);
  },
);

test('parser and published JSON Schema agree on every shape', () => {
  const schema = rulesJsonSchema();
  expect(fitsJsonSchema(schema, SAMPLE)).toBe(true);
  let refused = 0;
  fc.assert(
    fc.property(EDITS, (numbers) => {
      const rules = mutate(SAMPLE, numbers);
      const isAccepted = checkShape(rulesShape, rules, 'rules').length === 0;
      if (!isAccepted) refused++;
      expect(fitsJsonSchema(schema, rules)).toBe(isAccepted);
      parseRules(rules);
    }),
    { numRuns: 1000 },
  );
  expect(refused).toBeGreaterThan(200);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkShape } from '../../base/shape/check-shape.ts';
import { mutate } from '../../base/shape/mutate-json.fixture.ts';
import { fitsJsonSchema } from '../../base/shape/validate-json-schema.fixture.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { parseSchemaDocument } from './parse-schema-document.ts';
import { sampleDocument } from './sample-document.fixture.ts';
import { schemaDocumentJsonSchema } from './schema-document-json-schema.ts';
import { schemaDocumentShape } from './schema-document-shape.ts';

/** The sample with one value replaced: `tables.0.columns.1.name`. */
function changed(path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(sampleDocument)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

const EDITS = fc.array(fc.nat(), { minLength: 5, maxLength: 15 });

function issuesOf(input: unknown): readonly Issue[] {
  const parsed = parseSchemaDocument(input);
  return 'issues' in parsed ? parsed.issues : [];
}

test('a valid document is read as it is', () => {
  expect(parseSchemaDocument(sampleDocument)).toEqual({ document: sampleDocument });
});

test.each<[string, unknown, string, string]>([
  ['tables.0.columns.1.type.kind', 'domian', 'tables.customers.columns.email.type.kind', 'Did you mean domain?'],
  [
    'tables.0.columns.0.nullable',
    'no',
    'tables.customers.columns.id.nullable',
    'Expected true or false, found the text "no".',
  ],
  [
    'tables.0.columns.0.nulable',
    true,
    'tables.customers.columns.id.nulable',
    'There is no field "nulable" here. Did you mean nullable?',
  ],
  [
    'tables.0.columns.0.name',
    undefined,
    'tables.customers.columns[0].name',
    'name is missing: expected text without a NUL character, not empty.',
  ],
  [
    'tables.1.primary_key',
    { columns: [] },
    'tables.sales.orders.primary_key.columns',
    'Expected a list with at least 1 item, found an empty list.',
  ],
  [
    'tables.0.columns.0.type.bits',
    12,
    'tables.customers.columns.id.type.bits',
    'Expected one of 8, 16, 24, 32, 64, found the number 12.',
  ],
  ['tables.1', null, 'tables[1]', 'found null.'],
  ['tables', {}, 'tables', 'Expected a list, found an object.'],
  ['dialect', 'postgres', 'dialect', 'Did you mean postgresql?'],
  ['tables.0.primary_key.columns', [], 'tables.customers.primary_key.columns', 'at least 1 item'],
  [
    'tables.0.checks.0.predicate.right.value',
    'zero',
    'tables.customers.checks.balance_positive.predicate.right.value',
    'a number in decimal notation',
  ],
])('%s = %j is refused at its place', (path, value, at, words) => {
  const issues = issuesOf(changed(path, value));
  expect(issues.map((issue) => issue.path)).toEqual([at]);
  expect(issues[0]?.message).toContain(words);
});

test.each<[string, unknown, string, string, string]>([
  [
    'tables.1.foreign_keys.0.references.table',
    'costumers',
    'unknown_table',
    'tables.sales.orders.foreign_keys.orders_customer_id_fkey.references.table',
    'Did you mean customers?',
  ],
  [
    'tables.1.foreign_keys.0.references.columns',
    ['idd'],
    'unknown_column',
    'tables.sales.orders.foreign_keys.orders_customer_id_fkey.references.columns',
    'There is no column idd in customers. Did you mean id?',
  ],
  [
    'tables.1.foreign_keys.0.references.columns',
    ['id', 'email'],
    'contradiction',
    'tables.sales.orders.foreign_keys.orders_customer_id_fkey',
    '1 column cannot refer to 2 columns.',
  ],
  [
    'tables.1.foreign_keys.0.deferrable',
    false,
    'contradiction',
    'tables.sales.orders.foreign_keys.orders_customer_id_fkey.initially_deferred',
    'set deferrable to true',
  ],
  [
    'tables.0.primary_key.columns',
    ['uid'],
    'unknown_column',
    'tables.customers.primary_key.columns',
    'There is no column uid here.',
  ],
  [
    'tables.0.columns.0.nullable',
    true,
    'contradiction',
    'tables.customers.primary_key.columns',
    'id is in the primary key and may be NULL',
  ],
  ['tables.0.columns.0.default', '1', 'contradiction', 'tables.customers.columns.id', 'one of default and identity'],
  [
    'tables.0.columns.2.name',
    'id',
    'duplicate_name',
    'tables.customers.columns[2].name',
    'There is already a column id.',
  ],
  ['tables.2.name', 'orders', 'duplicate_name', 'tables[2].name', 'There is already a table sales.orders.'],
  [
    'tables.1.columns.2.type.name',
    'order_state',
    'unknown_type',
    'tables.sales.orders.columns.status.type.name',
    'There is no enum order_state in enums.',
  ],
  [
    'tables.0.columns.1.type.name',
    'e_mail',
    'unknown_type',
    'tables.customers.columns.email.type.name',
    'Did you mean email?',
  ],
  ['enums.0.values', ['open', 'open'], 'duplicate_name', 'enums.order_status.values', '"open" is listed twice'],
  [
    'tables.0.uniques.1.prefix_lengths',
    { id: 3 },
    'unknown_column',
    'tables.customers.uniques[1].prefix_lengths',
    'id is not one of the columns',
  ],
  [
    'tables.0.uniques.0.expressions',
    [],
    'missing_field',
    'tables.customers.uniques.customers_email_idx',
    'at least one column or expression',
  ],
  [
    'tables.2.partition_of.table',
    'orders_2026',
    'contradiction',
    'tables.sales.orders_2026.partition_of',
    'no partition_by',
  ],
  [
    'tables.0.checks.0.predicate.left.name',
    'amount',
    'unknown_column',
    'tables.customers.checks.balance_positive.predicate',
    'There is no column amount here.',
  ],
  [
    'domains.0.type',
    { native: 'email', kind: 'domain', name: 'email' },
    'contradiction',
    'domains.email.type',
    'defined by itself',
  ],
])('%s = %j contradicts the rest', (path, value, code, at, words) => {
  const issue = issuesOf(changed(path, value)).find((item) => item.path === at);
  expect(issue).toMatchObject({ code, path: at });
  expect(issue?.message).toContain(words);
});

test('a primary key of SQLite may be NULL', () => {
  const document = changed('tables.0.columns.0.nullable', true) as Record<string, unknown>;
  expect(issuesOf({ ...document, dialect: 'sqlite' })).toEqual([]);
});

test('all errors are reported at once', () => {
  expect(issuesOf({ ...sampleDocument, version: 2, dialect: 7, enums: null }).map((issue) => issue.path)).toEqual([
    'version',
    'dialect',
    'enums',
  ]);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a number', 3],
  ['a class instance', new Map()],
  ['a key named __proto__', JSON.parse('{"__proto__": {"version": 1}}')],
  [
    'a table named __proto__ beside its likes',
    { ...sampleDocument, tables: [JSON.parse('{"name": "__proto__", "__proto__": 1}')] },
  ],
  ['an inherited document', Object.create(sampleDocument)],
  ['holes', { ...sampleDocument, tables: Array.from({ length: 3 }) }],
])('%s is refused, not thrown', (_what, input) => {
  expect(issuesOf(input).length).toBeGreaterThan(0);
});

test('endless nesting is refused', () => {
  let type: unknown = { native: 'text', kind: 'text' };
  for (let depth = 0; depth < 100_000; depth++) type = { native: 'text[]', kind: 'array', element: type };
  expect(issuesOf(changed('tables.0.columns.0.type', 1)).length).toBe(1);
  const table = { ...sampleDocument.tables[0], columns: [{ name: 'id', type, nullable: false }] };
  expect(issuesOf({ ...sampleDocument, tables: [table] }).map((issue) => issue.code)).toContain('too_deep');
});

test('a million wrong items give a short answer', () => {
  expect(issuesOf({ ...sampleDocument, tables: Array.from({ length: 1_000_000 }, () => 1) }).at(-1)?.code).toBe(
    'too_many_issues',
  );
});

test('parser and published JSON Schema agree on every shape', () => {
  const schema = schemaDocumentJsonSchema();
  expect(fitsJsonSchema(schema, JSON.parse(JSON.stringify(sampleDocument)))).toBe(true);
  let refused = 0;
  fc.assert(
    fc.property(EDITS, (numbers) => {
      const document = mutate(sampleDocument, numbers);
      const isAccepted = checkShape(schemaDocumentShape, document).length === 0;
      if (!isAccepted) refused++;
      expect(fitsJsonSchema(schema, document)).toBe(isAccepted);
      // Checks after the shape check survive it too.
      parseSchemaDocument(document);
    }),
    { numRuns: 600 },
  );
  expect(refused).toBeGreaterThan(200);
});

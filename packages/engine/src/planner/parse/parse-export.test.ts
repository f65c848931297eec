import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleDocument } from '../../language/schema/sample-document.fixture.ts';
import { mutate } from '../../base/shape/mutate-json.fixture.ts';
import { type ExportDocument, sealExport } from '../../document/export/export-document.ts';
import { parseExport } from './parse-export.ts';
import { parsePlan } from './parse-plan.fixture.ts';
import type { ColumnPlan, ReferencePlan, TablePlan } from '../../document/plan/plan.ts';
import { column, owner, PLAN, SEALED, serial, table } from './sample-export.fixture.ts';

/** The sample, changed and sealed again. */
function resealed(change: (document: ExportDocument) => Partial<ExportDocument>): ExportDocument {
  const { digest: _, ...content } = SEALED;
  return sealExport({ ...content, ...change(SEALED) });
}

const planWith = (at: number, rest: Partial<TablePlan>): Partial<ExportDocument> => ({
  plan: { ...PLAN, tables: PLAN.tables.map((item, index) => (index === at ? { ...item, ...rest } : item)) },
});

const columnsWith = (source: unknown): Partial<ExportDocument> =>
  planWith(1, { columns: [column('id', source as ColumnPlan['source'])] });
const referencesWith = (...rest: readonly Partial<ReferencePlan>[]): Partial<ExportDocument> =>
  planWith(1, { columns: [], references: rest.map((item) => Object.assign({}, owner, { owning: false }, item)) });

const EDITS = fc.array(fc.nat(), { minLength: 5, maxLength: 15 });

function issuesOf(
  input: unknown,
): readonly { readonly code: string; readonly path: string; readonly message: string }[] {
  const parsed = parseExport(input);
  return 'issues' in parsed ? parsed.issues : [];
}

test('a sealed export is read as it is', () => {
  expect(parseExport(JSON.parse(JSON.stringify(SEALED)))).toEqual({ document: SEALED });
  expect(parsePlan(PLAN, sampleDocument)).toEqual({ plan: PLAN });
});

test('an export that was changed after it was sealed is refused', () => {
  expect(issuesOf({ ...SEALED, seed: 43 })).toMatchObject([{ code: 'digest_mismatch', path: 'digest' }]);
});

test.each<[string, Partial<ExportDocument>, string, string]>([
  ['another seed than its plan', { seed: 43 }, 'contradiction', 'seed'],
  [
    'a newer engine',
    { engine_version: 99, plan: { ...PLAN, engine_version: 99 } },
    'unsupported_version',
    'plan.engine_version',
  ],
  ['another schema', { schema: { ...sampleDocument, name: 'other' } }, 'digest_mismatch', 'plan.schema_digest'],
  [
    'a schema that contradicts itself',
    { schema: { ...sampleDocument, enums: [] } },
    'unknown_type',
    'schema.tables.sales.orders.columns.status.type.name',
  ],
  ['a locale without words', { locale: 'xx', plan: { ...PLAN, locale: 'xx' } }, 'unknown_locale', 'plan.locale'],
  ['a time that is none', { as_of: 'now', plan: { ...PLAN, as_of: 'now' } }, 'bad_time', 'plan.as_of'],
  [
    'a table that the schema lacks',
    { plan: { ...PLAN, tables: [...PLAN.tables, table('ghost', {})] } },
    'unknown_table',
    'plan.tables[2].name',
  ],
  [
    'a table planned twice',
    { plan: { ...PLAN, tables: [...PLAN.tables, table('customers', {})] } },
    'duplicate_name',
    'plan.tables[2].name',
  ],
  [
    'more rows than planned',
    { tables: [{ name: 'customers', first_row: 5, rows: 6, base: 0, checksum: null }] },
    'contradiction',
    'tables.customers.rows',
  ],
  [
    'a column that the table lacks',
    planWith(0, { columns: [column('ghost', serial)] }),
    'unknown_column',
    'plan.tables.customers.columns[0].name',
  ],
  ['no reason not to be replayable', { replayable: false }, 'missing_field', 'not_replayable_because'],
  ['a rule of two minds', { rules: { 'a.b': { constant: 1, pattern: 'a' } } }, 'bad_rule', 'rules.a.b'],
  [
    'an unknown generator',
    columnsWith({ ...serial, generator: 'nope' }),
    'unknown_generator',
    'plan.tables.sales.orders.columns.id.source.generator',
  ],
  [
    'an unknown version of a generator',
    columnsWith({ ...serial, version: 999 }),
    'unknown_generator',
    'plan.tables.sales.orders.columns.id.source.generator',
  ],
  [
    'a reference out of range',
    columnsWith({ kind: 'reference', reference: 7, column: 'id' }),
    'unknown_reference',
    'plan.tables.sales.orders.columns.id.source.reference',
  ],
  [
    "a column that the reference's parent lacks",
    columnsWith({ kind: 'reference', reference: 0, column: 'ghost' }),
    'unknown_column',
    'plan.tables.sales.orders.columns.id.source.column',
  ],
  [
    'a group of variants out of range',
    columnsWith({ kind: 'variants', group: 0, sources: [] }),
    'contradiction',
    'plan.tables.sales.orders.columns.id.source.group',
  ],
  [
    'an expression over no column',
    columnsWith({ kind: 'when', test: { op: 'column', name: 'ghost' }, then: null, otherwise: serial }),
    'unknown_column',
    'plan.tables.sales.orders.columns.id.source.test',
  ],
  [
    'a path over no reference',
    columnsWith({ kind: 'derive', expression: { op: 'column', name: 'id', through: ['ghost'] } }),
    'unknown_reference',
    'plan.tables.sales.orders.columns.id.source.expression',
  ],
  [
    'a reference to a table not planned',
    referencesWith({ to: 'ghost', strategy: { kind: 'one_to_one' } }),
    'unknown_table',
    'plan.tables.sales.orders.references.customer.to',
  ],
  [
    'steps that lead nowhere',
    referencesWith({ strategy: { kind: 'through', path: [4] } }),
    'contradiction',
    'plan.tables.sales.orders.references.customer.strategy',
  ],
  [
    'a reference through itself',
    referencesWith({ strategy: { kind: 'through', path: [0] } }),
    'contradiction',
    'plan.tables.sales.orders.references.customer',
  ],
  [
    'a fan-out that does not own',
    referencesWith({}),
    'contradiction',
    'plan.tables.sales.orders.references.customer.strategy',
  ],
  [
    'two owners',
    referencesWith({ owning: true }, { owning: true, name: 'b' }),
    'contradiction',
    'plan.tables.sales.orders.references',
  ],
])('an export with %s is refused', (_what, change, code, path) => {
  const issues = issuesOf(resealed(() => change));
  expect(issues.filter((issue) => issue.path === path)).toMatchObject([{ code, path }]);
});

test('every change of a sealed export is refused, and none throws', () => {
  fc.assert(
    fc.property(EDITS, (numbers) => {
      const document = mutate(SEALED, numbers);
      expect('document' in parseExport(document)).toBe(JSON.stringify(document) === JSON.stringify(SEALED));
    }),
    { numRuns: 300 },
  );
});

test('no sealed content throws', () => {
  fc.assert(
    fc.property(EDITS, (numbers) => {
      const { digest: _, ...content } = Object(mutate(SEALED, numbers)) as ExportDocument;
      const parsed = parseExport(sealExport(content));
      expect('document' in parsed || parsed.issues.length > 0).toBe(true);
    }),
    { numRuns: 300 },
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../engine-version.ts';
import { sampleDocument } from '../schema/sample-document.fixture.ts';
import { schemaDigest } from '../schema/schema-digest.ts';
import { mutate } from '../shape/mutate-json.fixture.ts';
import { type ExportDocument, sealExport } from './export-document.ts';
import { parseExport } from './parse-export.ts';
import { parsePlan } from './parse-plan.ts';
import type { ColumnPlan, Plan, ReferencePlan, TablePlan } from './plan.ts';

const column = (name: string, source: ColumnPlan['source']): ColumnPlan => ({ name, source, null_fraction: 0, confidence: 1, reason: 'by hand' });
const serial: ColumnPlan['source'] = { kind: 'generator', generator: 'serial', version: 1, options: {} };
const table = (name: string, rest: Partial<TablePlan>): TablePlan => ({ name, rows: 10, columns: [], references: [], variants: [], constraints: [], ...rest });
const owner: ReferencePlan = { name: 'customer', columns: ['customer_id'], to: 'customers', to_columns: ['id'], strategy: { kind: 'fan_out', min: 0, max: 5, shape: null }, owning: true, null_fraction: 0 };

const PLAN: Plan = {
  version: 1,
  engine_version: ENGINE_VERSION,
  dialect: 'postgresql',
  schema_digest: schemaDigest(sampleDocument),
  seed: 42,
  as_of: '2026-11-15T00:00:00.000Z',
  locale: 'en',
  tables: [
    table('customers', {
      columns: [
        column('id', serial),
        column('balance', { kind: 'derive', expression: { op: 'aggregate', name: 'sum', table: 'sales.orders', value: { op: 'column', name: 'id' } } }),
        column('deleted_at', { kind: 'variants', group: 0, sources: [null, { kind: 'omit' }] }),
      ],
      variants: [{ columns: ['deleted_at'], weights: [3, 1] }],
    }),
    table('sales.orders', {
      columns: [
        column('id', serial),
        column('customer_id', { kind: 'reference', reference: 0, column: 'id' }),
        column('status', { kind: 'derive', expression: { op: 'column', name: 'email', through: ['customer_id'] } }),
      ],
      references: [owner, { ...owner, name: 'again', columns: [], to_columns: [], owning: false, strategy: { kind: 'through', path: [0] } }],
      constraints: [{ kind: 'check', name: 'c', verdict: 'sampled', reason: 'drawn again', test: { op: 'literal', type: 'boolean', value: true } }],
    }),
  ],
  notes: [{ code: 'note', path: 'tables.orders', message: 'A note.' }],
};

const SEALED = sealExport({
  rowloom_export: 1,
  engine_version: ENGINE_VERSION,
  schema: sampleDocument,
  plan: PLAN,
  plan_digest: `sha256:${'0'.repeat(64)}`,
  seed: 42,
  as_of: '2026-11-15T00:00:00.000Z',
  locale: 'en',
  rules: { 'customers.email': { null_fraction: 0.5 } },
  tables: [{ name: 'customers', first_row: 0, rows: 10, base: 0, checksum: null }],
  replayable: true,
});

/** The sample, changed and sealed again. */
function resealed(change: (document: ExportDocument) => Partial<ExportDocument>): ExportDocument {
  const { digest: _, ...content } = SEALED;
  return sealExport({ ...content, ...change(SEALED) });
}

const planWith = (at: number, rest: Partial<TablePlan>): Partial<ExportDocument> => ({
  plan: { ...PLAN, tables: PLAN.tables.map((item, index) => (index === at ? { ...item, ...rest } : item)) },
});

const columnsWith = (source: unknown): Partial<ExportDocument> => planWith(1, { columns: [column('id', source as ColumnPlan['source'])] });
const referencesWith = (...rest: readonly Partial<ReferencePlan>[]): Partial<ExportDocument> =>
  planWith(1, { columns: [], references: rest.map((item) => ({ ...owner, owning: false, ...item })) });

const EDITS = fc.array(fc.nat(), { minLength: 5, maxLength: 15 });

function issuesOf(input: unknown): readonly { readonly code: string; readonly path: string; readonly message: string }[] {
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
  ['a newer engine', { engine_version: 99, plan: { ...PLAN, engine_version: 99 } }, 'unsupported_version', 'plan.engine_version'],
  ['another schema', { schema: { ...sampleDocument, name: 'other' } }, 'digest_mismatch', 'plan.schema_digest'],
  ['a schema that contradicts itself', { schema: { ...sampleDocument, enums: [] } }, 'unknown_type', 'schema.tables.sales.orders.columns.status.type.name'],
  ['a locale without words', { locale: 'xx', plan: { ...PLAN, locale: 'xx' } }, 'unknown_locale', 'plan.locale'],
  ['a time that is none', { as_of: 'now', plan: { ...PLAN, as_of: 'now' } }, 'bad_time', 'plan.as_of'],
  ['a table that the schema lacks', { plan: { ...PLAN, tables: [...PLAN.tables, table('ghost', {})] } }, 'unknown_table', 'plan.tables[2].name'],
  ['a table planned twice', { plan: { ...PLAN, tables: [...PLAN.tables, table('customers', {})] } }, 'duplicate_name', 'plan.tables[2].name'],
  ['more rows than planned', { tables: [{ name: 'customers', first_row: 5, rows: 6, base: 0, checksum: null }] }, 'contradiction', 'tables.customers.rows'],
  ['a column that the table lacks', planWith(0, { columns: [column('ghost', serial)] }), 'unknown_column', 'plan.tables.customers.columns[0].name'],
  ['no reason not to be replayable', { replayable: false }, 'missing_field', 'not_replayable_because'],
  ['a rule of two minds', { rules: { 'a.b': { constant: 1, pattern: 'a' } } }, 'bad_rule', 'rules.a.b'],
  ['an unknown generator', columnsWith({ ...serial, generator: 'nope' }), 'unknown_generator', 'plan.tables.sales.orders.columns.id.source.generator'],
  ['an unknown version of a generator', columnsWith({ ...serial, version: 999 }), 'unknown_generator', 'plan.tables.sales.orders.columns.id.source.generator'],
  ['a reference out of range', columnsWith({ kind: 'reference', reference: 7, column: 'id' }), 'unknown_reference', 'plan.tables.sales.orders.columns.id.source.reference'],
  ["a column that the reference's parent lacks", columnsWith({ kind: 'reference', reference: 0, column: 'ghost' }), 'unknown_column', 'plan.tables.sales.orders.columns.id.source.column'],
  ['a group of variants out of range', columnsWith({ kind: 'variants', group: 0, sources: [] }), 'contradiction', 'plan.tables.sales.orders.columns.id.source.group'],
  ['an expression over no column', columnsWith({ kind: 'when', test: { op: 'column', name: 'ghost' }, then: null, otherwise: serial }), 'unknown_column', 'plan.tables.sales.orders.columns.id.source.test'],
  ['a path over no reference', columnsWith({ kind: 'derive', expression: { op: 'column', name: 'id', through: ['ghost'] } }), 'unknown_reference', 'plan.tables.sales.orders.columns.id.source.expression'],
  ['a reference to a table not planned', referencesWith({ to: 'ghost', strategy: { kind: 'one_to_one' } }), 'unknown_table', 'plan.tables.sales.orders.references.customer.to'],
  ['steps that lead nowhere', referencesWith({ strategy: { kind: 'through', path: [4] } }), 'contradiction', 'plan.tables.sales.orders.references.customer.strategy'],
  ['a reference through itself', referencesWith({ strategy: { kind: 'through', path: [0] } }), 'contradiction', 'plan.tables.sales.orders.references.customer'],
  ['a fan-out that does not own', referencesWith({}), 'contradiction', 'plan.tables.sales.orders.references.customer.strategy'],
  ['two owners', referencesWith({ owning: true }, { owning: true, name: 'b' }), 'contradiction', 'plan.tables.sales.orders.references'],
])('an export with %s is refused', (_what, change, code, path) => {
  const issues = issuesOf(resealed(() => change));
  expect(issues.filter((issue) => issue.path === path)).toMatchObject([{ code, path }]);
});

test('no change of a sealed export passes, and none throws', () => {
  fc.assert(
    fc.property(EDITS, (numbers) => {
      const document = mutate(SEALED, numbers);
      fc.pre(JSON.stringify(document) !== JSON.stringify(SEALED));
      const { issues } = parseExport(document) as { issues?: readonly unknown[] };
      // Numbers that differ only as text, such as 0 and -0, are the same document.
      if (issues === undefined) expect(document).toEqual(SEALED);
    }),
    { numRuns: 300 },
  );
});

test('whatever is sealed, nothing throws', () => {
  fc.assert(
    fc.property(EDITS, (numbers) => {
      const document = mutate(SEALED, numbers);
      if (typeof document !== 'object' || document === null || Array.isArray(document)) return;
      const { digest: _, ...content } = document as ExportDocument;
      parseExport(sealExport(content));
    }),
    { numRuns: 300 },
  );
});

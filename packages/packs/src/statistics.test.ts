import {
  type Column,
  type ColumnStatistics,
  loadLexicon,
  makePlan,
  makeRunContext,
  type Plan,
  previewRows,
  type SchemaDocument,
} from '@rowloom/engine';
import { describe, expect, test } from 'vitest';
import { PACKS } from './index.ts';
import { AS_OF, exceptions, loadPack } from './pack-database.fixture.ts';

const MONTHS = [
  ['2090-01-01', '2099-12-31'],
  ['1950-01-01', '1960-12-31'],
  ['2025-03-01', '2025-03-31'],
  ['2024-01-01', '2026-12-31'],
] as const;
const NUMBERS = [
  ['-1000000', '-900000'],
  ['100000', '2000000'],
  ['3', '3'],
  ['0', '40'],
] as const;

/** Unrealistic ones: the statistics of one column contradict those of the next. */
function contradicting({ type, nullable }: Column, index: number): ColumnStatistics {
  const [min, max] = (type.kind === 'date' || type.kind === 'timestamp' ? MONTHS : NUMBERS)[index % 4] ?? ['0', '1'];
  return { min, max, distinct: [1, 7, -1, 40][index % 4] ?? 1, ...(nullable ? { null_fraction: 0.2 } : {}) };
}

const measured = (schema: SchemaDocument): SchemaDocument => ({
  ...schema,
  tables: schema.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column, index) => ({ ...column, statistics: contradicting(column, index) })),
  })),
});

const RUN = { seed: 3, locale: 'en', rows: 1000 } as const;
const lexicon = await loadLexicon('en');

function planOf(schema: SchemaDocument): Plan {
  const planned = makePlan(schema, { ...RUN, as_of: AS_OF }, lexicon);
  if ('issues' in planned) throw new Error(planned.issues.map(({ message }) => message).join('\n'));
  return planned.plan;
}

type Pair = { readonly table: string; readonly later: string; readonly earlier: string; readonly owner?: string };

/** What the plan itself orders in time. */
function pairsOf(plan: Plan): readonly Pair[] {
  return plan.tables.flatMap(({ name, columns, references }) =>
    columns.flatMap(({ name: later, reason }): readonly Pair[] => {
      const sibling = /; (?:after|not below) (\w+)/.exec(reason)?.[1];
      const [, owner, beginning] = /; not before (\w+)\.(\w+)/.exec(reason) ?? [];
      const key = references.find((reference) => reference.owning && reference.to === owner)?.columns;
      return [
        ...(sibling === undefined ? [] : [{ table: name, later, earlier: sibling }]),
        ...(beginning === undefined || owner === undefined || key?.length !== 1
          ? []
          : [{ table: name, later, earlier: beginning, owner }]),
      ];
    }),
  );
}

function broken(schema: SchemaDocument, plan: Plan, pairs: readonly Pair[]): readonly string[] {
  const run = makeRunContext(schema, plan, lexicon);
  const rowsOf = (name: string) => previewRows(run, name, 0, run.tables.get(name)?.plan.rows ?? 0);
  return pairs.flatMap(({ table, later, earlier, owner }) => {
    const reference = run.tables.get(table)?.plan.references.find((item) => item.owning);
    const [from, to] = [reference?.columns[0] ?? '', reference?.to_columns[0] ?? ''];
    const parents = owner === undefined ? undefined : new Map(rowsOf(owner).map((row) => [row[to], row]));
    return rowsOf(table).flatMap((row) => {
      const [a, b] = [(parents === undefined ? row : parents.get(row[from] ?? null))?.[earlier], row[later]];
      if (a === null || a === undefined || b === null || b === undefined) return [];
      const holds = typeof a === 'number' ? a <= Number(b) : String(a).slice(0, String(b).length) <= String(b);
      return holds ? [] : [`${table}: ${owner ?? ''} ${earlier} ${String(a)} > ${later} ${String(b)}`];
    });
  });
}

describe.each(PACKS)('$id, with statistics that contradict it', (pack) => {
  test('keeps its pairs without a rule', () => {
    const plan = planOf(pack.schema);
    const pairs = pairsOf(plan);
    expect(pairs.length).toBeGreaterThan(1);
    expect(broken(pack.schema, plan, pairs)).toEqual([]);
    const schema = measured(pack.schema);
    expect(broken(schema, planOf(schema), pairs)).toEqual([]);
  });

  test('keeps its truths', async () => {
    // Truths about shares are laws of large numbers.
    const { database } = await loadPack({ ...pack, schema: measured(pack.schema) }, { ...RUN, rows: 5000 });
    for (const truth of pack.truths) expect([truth.name, exceptions(database, truth)]).toEqual([truth.name, []]);
  });
});

import { meets, judge, valueIn } from '../language/evaluate/holds.ts';
import type { SchemaDocument, Table, Unique } from '../language/schema/schema-document.ts';
import type { PreviewRow } from '../weave/compile/objects.ts';
import type { RunContext } from '../weave/graph/run-context.ts';
import { rowsOf } from './weave.fixture.ts';

/** Keys and CHECKs that the plan calls satisfied and that some row violates, by table and name. */
export function findBroken(run: RunContext, { tables }: SchemaDocument): readonly string[] {
  return tables.flatMap((table) => {
    const entry = run.tables.get(table.name);
    if (entry === undefined) return [];
    const rows = rowsOf(run, table.name);
    const claimed = new Set(
      entry.plan.constraints.flatMap(({ verdict, name }) => (verdict === 'unsupported' ? [] : [name])),
    );
    const checks = table.checks.flatMap(({ name = '', predicate }) =>
      predicate !== undefined && rows.some((row) => judge(predicate, row, entry.types, run.asOf) === 'broken')
        ? [name]
        : [],
    );
    const keys = keysOf(table).flatMap(({ name, unique }) => (repeats(unique, rows, run, table.name) ? [name] : []));
    return [...checks, ...keys].filter((name) => claimed.has(name)).map((name) => `${table.name}.${name}`);
  });
}

function keysOf(table: Table): readonly { readonly name: string; readonly unique: Unique }[] {
  const { primary_key: primary, uniques } = table;
  return [
    ...(primary === undefined
      ? []
      : [{ name: primary.name ?? `${table.name}_pkey`, unique: { columns: primary.columns } }]),
    ...uniques.map((unique, index) => ({ name: unique.name ?? `${table.name}_unique_${index + 1}`, unique })),
  ];
}

function repeats(unique: Unique, rows: readonly PreviewRow[], run: RunContext, name: string): boolean {
  const types = run.tables.get(name)?.types ?? new Map();
  const condition = unique.where?.predicate;
  const seen = new Set<string>();
  for (const row of rows) {
    if (condition !== undefined && !meets(condition, row, types, run.asOf)) continue;
    const parts = (unique.expressions ?? []).flatMap(({ predicate }) =>
      predicate === undefined ? [] : [valueIn(predicate, row, types, run.asOf) ?? null],
    );
    const tuple = [...unique.columns.map((column) => row[column] ?? null), ...parts];
    if (tuple.includes(null) && unique.nulls_not_distinct !== true) continue;
    const text = JSON.stringify(tuple, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    if (seen.has(text)) return true;
    seen.add(text);
  }
  return false;
}

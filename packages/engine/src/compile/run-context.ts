import type { Lexicon } from '../locale/lexicon.ts';
import type { Plan, TablePlan } from '../plan/plan.ts';
import { resolveType } from '../schema/resolve-type.ts';
import type { ColumnType } from '../schema/column-type.ts';
import type { SchemaDocument, Table } from '../schema/schema-document.ts';
import { tableKey } from '../schema/table-key.ts';
import { parseMicros } from '../text/parse-micros.ts';

/** What every table of a run shares: the plan, the schema, the words. */
export type RunContext = {
  readonly plan: Plan;
  readonly lexicon: Lexicon;
  /** Microseconds since 1970. */
  readonly asOf: number;
  readonly tables: ReadonlyMap<string, TableContext>;
};

export type TableContext = {
  readonly name: string;
  readonly plan: TablePlan;
  readonly table: Table;
  /** Base types by column. */
  readonly types: ReadonlyMap<string, ColumnType>;
  /** Index of the owning reference, or -1. */
  readonly owning: number;
};

export function makeRunContext(schema: SchemaDocument, plan: Plan, lexicon: Lexicon): RunContext {
  const byName = new Map(schema.tables.map((table) => [tableKey(table), table]));
  const tables = new Map<string, TableContext>();
  for (const tablePlan of plan.tables) {
    const table = byName.get(tablePlan.name);
    if (table === undefined) throw new Error(`The plan names the table ${tablePlan.name}, which the schema does not have.`);
    tables.set(tablePlan.name, {
      name: tablePlan.name,
      plan: tablePlan,
      table,
      types: new Map(table.columns.map((column) => [column.name, resolveType(schema, column.type)])),
      owning: tablePlan.references.findIndex((reference) => reference.owning),
    });
  }
  return { plan, lexicon, asOf: parseMicros(plan.as_of), tables };
}

export function tableOf(run: RunContext, name: string): TableContext {
  const found = run.tables.get(name);
  if (found === undefined) throw new Error(`The plan has no table ${name}.`);
  return found;
}

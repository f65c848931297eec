import {
  type Check,
  type Column,
  type ColumnType,
  columnsOf,
  type Expression,
  nameParents,
  type ParentNames,
  partsOf,
  type Plan,
  resolveType,
  type RunContext,
  type SchemaDocument,
  type Table,
  type TablePlan,
  tableKey,
} from '@rowloom/engine';
import { withEnumValues } from './with-enum-values.ts';

/** Facts about a table that tests need, computed once. */
export type TableFacts = {
  readonly name: string;
  readonly table: Table;
  readonly plan: TablePlan;
  readonly columns: ReadonlyMap<string, Column>;
  readonly types: ReadonlyMap<string, ColumnType>;
  readonly parents: readonly ParentNames[];
  /** Tables that refer to this one, by the names of their rows in overrides. */
  readonly children: readonly ChildNames[];
  /** Columns that others derive from or that are in constraints: a row that already has the value is better. */
  readonly coupled: ReadonlySet<string>;
  /** Columns that can be recomputed, in the plan's order. */
  readonly derived: readonly Derived[];
  /** With the columns that each reads. */
  readonly checks: readonly { readonly check: Check; readonly reads: readonly string[] }[];
};

export type Derived = {
  readonly column: string;
  readonly expression: Expression;
  readonly reads: readonly string[];
  /** The first steps of its paths to other rows. */
  readonly steps: readonly string[];
};

type ChildNames = { readonly table: string; readonly names: readonly string[] };

export function findTableFacts(run: RunContext): ReadonlyMap<string, TableFacts> {
  const { schema, plan } = run;
  const coupled = findCoupled(schema, plan);
  const tables = new Map(schema.tables.map((table) => [tableKey(table), table]));
  return new Map(
    plan.tables.flatMap((tablePlan): readonly (readonly [string, TableFacts])[] => {
      const table = tables.get(tablePlan.name);
      if (table === undefined) return [];
      const columns = new Map(table.columns.map((column) => [column.name, column]));
      const facts: TableFacts = {
        name: tablePlan.name,
        table,
        plan: tablePlan,
        columns,
        types: new Map(
          table.columns.map((column) => [column.name, withEnumValues(schema, resolveType(schema, column.type))]),
        ),
        parents: nameParents(tablePlan.references, [...columns.keys()]),
        children: findChildren(plan, tablePlan.name),
        coupled: coupled.get(tablePlan.name) ?? new Set(),
        derived: tablePlan.columns.flatMap(({ name, source }) =>
          source.kind === 'derive' ? [readDerived(name, source.expression)] : [],
        ),
        checks: table.checks.map((check) => ({
          check,
          reads: check.predicate === undefined ? [] : columnsOf(check.predicate),
        })),
      };
      return [[tablePlan.name, facts]];
    }),
  );
}

function readDerived(column: string, expression: Expression): Derived {
  const steps = new Set<string>();
  const walk = (part: Expression): void => {
    if (part.op === 'column' && part.through?.[0] !== undefined) steps.add(part.through[0]);
    for (const inner of partsOf(part)) walk(inner);
  };
  walk(expression);
  return { column, expression, reads: columnsOf(expression), steps: [...steps] };
}

/** If a schema has two tables of a name, only the qualified name works. */
function findChildren(plan: Plan, parent: string): readonly ChildNames[] {
  const bare = (name: string): string => name.split('.').at(-1) ?? name;
  return plan.tables
    .filter(({ references }) => references.some(({ to, columns }) => to === parent && columns.length > 0))
    .map(({ name }) => {
      const isClear = plan.tables.filter((other) => bare(other.name) === bare(name)).length === 1;
      return { table: name, names: isClear ? [bare(name), name] : [name] };
    });
}

function findCoupled(schema: SchemaDocument, plan: Plan): ReadonlyMap<string, Set<string>> {
  const found = new Map(plan.tables.map(({ name }) => [name, new Set<string>()]));
  const note = (table: string, column: string): unknown => found.get(table)?.add(column);
  for (const table of schema.tables)
    for (const { predicate } of table.checks)
      if (predicate !== undefined) for (const column of columnsOf(predicate)) note(tableKey(table), column);
  for (const table of plan.tables)
    for (const { name, source } of table.columns) {
      if (source.kind !== 'generator' && source.kind !== 'reference') note(table.name, name);
      if (source.kind === 'derive') noteReads(plan, table, source.expression, note);
      if (source.kind === 'when') noteReads(plan, table, source.test, note);
    }
  return found;
}

/** A path leads to the column of another table. */
function noteReads(
  plan: Plan,
  from: TablePlan,
  expression: Expression,
  note: (table: string, column: string) => unknown,
): void {
  if (expression.op === 'column') {
    const at = (expression.through ?? []).reduce<TablePlan | undefined>((table, step) => {
      const reference = table?.references.find(({ name, columns }) => name === step || columns.includes(step));
      return plan.tables.find(({ name }) => name === reference?.to);
    }, from);
    if (at !== undefined) note(at.name, expression.name);
  }
  for (const part of partsOf(expression)) noteReads(plan, from, part, note);
}

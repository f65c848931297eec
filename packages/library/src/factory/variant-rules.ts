import type { ColumnRule, PreviewValue, Rules } from '@rowloom/engine';
import type { Wish } from './read-overrides.ts';
import type { TableFacts } from './table-facts.ts';

/**
 * Rules that give every row of a table the requested values, for requests that no row of the plan meets: the planner
 * then finds what else must hold, or says why it is impossible. Keys are excluded, because all rows would have the
 * same.
 */
export function variantRules(facts: ReadonlyMap<string, TableFacts>, table: string, wish: Wish): Rules | undefined {
  const rules: Record<string, ColumnRule> = {};
  const visited = new Set<string>();
  const isClear = collect(facts, table, wish, rules, visited);
  return isClear && Object.keys(rules).length > 0 ? rules : undefined;
}

function collect(
  all: ReadonlyMap<string, TableFacts>,
  table: string,
  wish: Wish,
  rules: Record<string, ColumnRule>,
  visited: Set<string>,
): boolean {
  const facts = all.get(table);
  // Two rows of one table with different requests have no common plan.
  if (facts === undefined || visited.has(table)) return false;
  visited.add(table);
  const keys = keyColumns(facts);
  for (const [column, value] of wish.columns)
    if (!keys.has(column)) rules[`${table}.${column}`] = ruleFor(value, facts.types.get(column)?.kind);
  for (const [index, parent] of wish.parents) {
    const to = facts.plan.references[index]?.to;
    if (parent === null || 'values' in parent || to === undefined) continue;
    if (!collect(all, to, parent, rules, visited)) return false;
  }
  return true;
}

function keyColumns({ table, plan }: TableFacts): ReadonlySet<string> {
  return new Set([
    ...(table.primary_key?.columns ?? []),
    ...table.uniques.flatMap(({ columns }) => (columns.length === 1 ? columns : [])),
    ...plan.references.flatMap(({ columns }) => columns),
  ]);
}

function ruleFor(value: PreviewValue, kind: string | undefined): ColumnRule {
  if (value === null) return { null_fraction: 1 };
  const isNumber = kind === 'decimal' || kind === 'float' || kind === 'money';
  return { constant: isNumber && typeof value === 'string' ? Number(value) : value };
}

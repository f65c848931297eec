import { countOf } from '../../base/text/count-of.ts';
import type { RunContext, TableContext } from '../../weave/graph/run-context.ts';
import { findGenerator } from '../../weave/generators/catalogue.ts';
import type { BaseIssue } from '../draft/base-issue.ts';
import { hasParent } from '../../weave/reference/product.ts';
import { productSize } from '../../weave/reference/product-size.ts';
import { checkExistingKeys } from '../references/check-existing-keys.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import { probeBases } from './probe-bases.ts';
import { generatorsIn } from '../../document/plan/parts-of-source.ts';

/**
 * What prevents a run from appending to existing rows: numbers that exceed a key, exhausted values, missing keys of the
 * target. Finds nothing in a run that begins at 0 and refers to its own rows.
 */
export function checkBases(run: RunContext): readonly BaseIssue[] {
  const tables = [...run.tables.values()].filter(({ plan }) => plan.rows > 0);
  const keys = tables.flatMap((table) =>
    table.plan.references.flatMap((_, index) => checkExistingKeys(run, table, index)),
  );
  const full = new Set<string>();
  const named = tablesWithNamedRows(tables);
  const capacity = tables.flatMap((table) => {
    const issues =
      table.base === 0 ? [] : [...checkTable(run, table), ...(named.has(table.name) ? [onceOnly(table)] : [])];
    if (issues.length > 0) full.add(table.name);
    return issues;
  });
  // Without keys there are no rows to try.
  return [...keys, ...capacity, ...(keys.length > 0 ? [] : probeBases(run, full))];
}

function checkTable(run: RunContext, table: TableContext): readonly BaseIssue[] {
  const products = new Map<string, number>();
  const issues = table.plan.columns.flatMap((column): readonly BaseIssue[] => {
    const { unique_product: product } = column;
    if (product !== undefined && !hasParent(table.plan, product)) products.set(product.name, productSize(product));
    const capacity = capacityOf(run, table, column);
    return capacity === undefined ? [] : tooFew(table, column.name, `${column.name} has`, capacity);
  });
  return [
    ...issues,
    ...[...products].flatMap(([name, size]) => tooFew(table, name, `${name} allows`, size)),
    ...table.plan.constraints.flatMap(({ name, most_rows: most }) =>
      most === undefined ? [] : tooFew(table, name, `${name} allows`, most),
    ),
    ...((table.plan.motif?.once ?? 0) > 0 ? [onceOnly(table)] : []),
    ...table.plan.references.flatMap(({ name, strategy }) =>
      strategy.kind === 'tree' && strategy.single === true && strategy.within === undefined
        ? [secondRoot(table, name)]
        : [],
    ),
  ];
}

/** Tables whose first rows others reference by name: when appending, the first rows are existing ones. */
function tablesWithNamedRows(tables: readonly TableContext[]): ReadonlySet<string> {
  return new Set(
    tables.flatMap(({ plan }) =>
      plan.references.flatMap(({ to, strategy }) => {
        if (strategy.kind !== 'scatter' && strategy.kind !== 'one_to_one') return [];
        const rounds = strategy.kind === 'scatter' ? (strategy.rounds ?? []) : [];
        return [strategy.among, ...rounds].some((among) => among?.first !== undefined) ? [to] : [];
      }),
    ),
  );
}

function onceOnly({ name, plan, base }: TableContext): BaseIssue {
  return {
    code: 'base_capacity',
    table: name,
    path: `rows.${name}`,
    message: `${name} cannot get ${countOf(plan.rows, 'more row')}: CHECKs fix the keys of some of them, which can exist only once, and ${countOf(base, 'row')} ${base === 1 ? 'is' : 'are'} already there. Keep the existing rows with the rule {"${name}": {"skip": true}}.`,
  };
}

function secondRoot({ name, plan, base }: TableContext, part: string): BaseIssue {
  return {
    code: 'base_capacity',
    table: name,
    path: `rows.${name}.${part}`,
    message: `${name} cannot get ${countOf(plan.rows, 'more row')}: only one row may lack a parent, and ${countOf(base, 'row')} ${base === 1 ? 'is' : 'are'} already there. Keep the existing rows with the rule {"${name}": {"skip": true}}.`,
  };
}

/** The number of different values of a unique column; undefined if it may repeat. */
function capacityOf(run: RunContext, table: TableContext, column: ColumnPlan): number | undefined {
  const type = table.types.get(column.name);
  if (type === undefined) return undefined;
  const counted = generatorsIn(column.source).filter(
    ({ generator }) => column.unique === true || generator === 'serial',
  );
  const capacities = counted.flatMap(({ generator, version, options }) => {
    const maxLength = type.kind === 'text' || type.kind === 'bytes' ? type.max_length : undefined;
    const numbers = table.base + table.plan.rows;
    const found = findGenerator(generator, version)?.capacity;
    return found === undefined
      ? []
      : [found({ type, maxLength, numbers, lexicon: run.lexicon, asOf: run.asOf }, options)];
  });
  return capacities.length === 0 ? undefined : Math.min(...capacities);
}

function tooFew({ name, plan, base }: TableContext, part: string, has: string, capacity: number): readonly BaseIssue[] {
  if (base + plan.rows <= capacity) return [];
  const left = Math.max(0, capacity - base);
  const fewer = left === 0 ? '' : `Ask for at most ${countOf(left, 'row')} of ${name}, or keep`;
  return [
    {
      code: 'base_capacity',
      table: name,
      path: `rows.${name}.${part}`,
      message: `${name} cannot get ${countOf(plan.rows, 'more row')}: ${has} ${countOf(capacity, 'different value')}, and ${base} are taken. ${fewer || 'Keep'} the existing rows with the rule {"${name}": {"skip": true}}.`,
    },
  ];
}

import { type RunContext, type TableContext, tableOf } from '../compile/run-context.ts';
import { findGenerator } from '../generators/catalogue.ts';
import type { Issue } from '../schema/issue.ts';
import { endOf, existingKeysOf, tuplesOf } from '../reference/existing-keys.ts';
import { hasParent } from '../reference/product.ts';
import type { ColumnPlan, ReferenceStrategy } from './plan.ts';
import { probeBases } from './probe-bases.ts';
import { generatorsIn } from './serial-columns.ts';

/**
 * What keeps a run from being added to rows that are there already: numbers that no longer fit a key, values that are
 * used up, keys that the target did not give. Nothing is found in a run that begins at 0 and refers to its own rows.
 */
export function checkBases(run: RunContext): readonly Issue[] {
  const issues = [...run.tables.values()].flatMap((table) => {
    if (table.plan.rows === 0) return [];
    const known = table.plan.references.flatMap((_, index) => checkKeys(run, table, index));
    return table.base === 0 ? known : [...known, ...checkTable(run, table)];
  });
  // With numbers beyond what a column holds no row can be tried.
  return issues.length > 0 ? issues : probeBases(run);
}

function checkTable(run: RunContext, table: TableContext): readonly Issue[] {
  const products = new Map<string, number>();
  const issues = table.plan.columns.flatMap((column): readonly Issue[] => {
    const { unique_product: product } = column;
    if (product !== undefined && !hasParent(table.plan, product))
      products.set(
        product.name,
        product.radices.reduce((size, radix) => size * radix, 1),
      );
    const capacity = capacityOf(run, table, column);
    return capacity === undefined ? [] : tooFew(table, column.name, `${column.name} has`, capacity);
  });
  return [
    ...issues,
    ...[...products].flatMap(([name, size]) => tooFew(table, name, `${name} allows`, size)),
    ...table.plan.constraints.flatMap(({ name, most_rows: most }) =>
      most === undefined ? [] : tooFew(table, name, `${name} allows`, most),
    ),
  ];
}

/** How many different values a column has that must not repeat; undefined where it may. */
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

function tooFew({ name, plan, base }: TableContext, part: string, has: string, capacity: number): readonly Issue[] {
  if (base + plan.rows <= capacity) return [];
  const left = Math.max(0, capacity - base);
  const fewer = left === 0 ? '' : `Ask for at most ${left} rows of ${name}, or keep`;
  return [
    {
      code: 'base_capacity',
      path: `rows.${name}.${part}`,
      message: `${name} cannot get ${plan.rows} more rows: ${has} ${capacity} different values, and ${base} are taken. ${fewer || 'Keep'} the rows that are there with the rule {"${name}": {"skip": true}}.`,
    },
  ];
}

/** A reference to rows outside the run needs their keys, and enough of them. */
function checkKeys(run: RunContext, table: TableContext, index: number): readonly Issue[] {
  const reference = table.plan.references[index];
  if (reference?.strategy.kind !== 'existing' || reference.null_fraction >= 1) return [];
  const { strategy, to, columns } = reference;
  const path = `tables.${table.name}.references.${reference.name}`;
  if (!run.existing.has(`${table.name}.${reference.name}`) && !run.existing.has(to))
    return [
      {
        code: 'existing_keys',
        path,
        message: `${table.name}.${columns.join(', ')} refers to rows of ${to} that are in a target, and this run has no target.`,
      },
    ];
  const needed = strategy.unique === true ? table.plan.rows : mostWithin(run, table, strategy.within);
  const usable = fewestKeys(run, table, index, strategy);
  if (usable >= needed) return [];
  return [
    {
      code: 'existing_keys',
      path,
      message: `${table.name} needs ${needed} different rows of ${to} to refer to, and ${usable} can be used. Ask for fewer rows of ${table.name}, or fill ${to} in the same run.`,
    },
  ];
}

/** Keys to choose from; where another reference decides among them, in the worst case. */
function fewestKeys(run: RunContext, table: TableContext, index: number, { agrees }: Existing): number {
  const found = existingKeysOf(run, table.name, index);
  if (agrees === undefined) return found.keys.length;
  const counts = new Map<string, number>();
  for (const tuple of tuplesOf(found, agrees.own)) counts.set(tuple, (counts.get(tuple) ?? 0) + 1);
  const end = endOf(run, table.name, agrees.path);
  const others = tuplesOf(existingKeysOf(run, end.table, end.index), agrees.theirs);
  return others.length === 0 ? 0 : Math.min(...others.map((tuple) => counts.get(tuple) ?? 0));
}

type Existing = Extract<ReferenceStrategy, { kind: 'existing' }>;

/** Rows of one owner that must refer to different keys; 1 where none must. */
function mostWithin(run: RunContext, { name, plan }: TableContext, within: number | undefined): number {
  const owner = within === undefined ? undefined : tableOf(run, name).plan.references[within];
  if (owner?.strategy.kind !== 'fan_out') return 1;
  return Math.min(plan.rows, owner.strategy.max ?? plan.rows);
}

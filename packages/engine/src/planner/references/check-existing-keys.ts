import { countOf } from '../../base/text/count-of.ts';
import { type RunContext, type TableContext, tableOf } from '../../weave/graph/run-context.ts';
import { endOf, existingKeysOf, tuplesOf } from '../../weave/reference/existing-keys.ts';
import { checksOfReference } from '../../document/plan/checks-of-reference.ts';
import type { BaseIssue } from '../draft/base-issue.ts';
import type { ReferenceStrategy } from '../../document/plan/plan.ts';

/** A reference to rows outside the run needs their keys, and enough of them. */
export function checkExistingKeys(run: RunContext, table: TableContext, index: number): readonly BaseIssue[] {
  const reference = table.plan.references[index];
  if (reference?.strategy.kind !== 'existing' || reference.null_fraction >= 1) return [];
  const { strategy, to, columns } = reference;
  const path = `tables.${table.name}.references.${reference.name}`;
  if (!run.existing.has(`${table.name}.${reference.name}`) && !run.existing.has(to))
    return [
      {
        code: 'existing_keys',
        table: table.name,
        path,
        message: `${table.name}.${columns.join(', ')} refers to existing rows of ${to} in a target, but this run has no target.`,
      },
    ];
  const needed = strategy.unique === true ? table.plan.rows : mostWithin(run, table, strategy.within);
  const usable = fewestKeys(run, table, index, strategy);
  if (usable >= needed) return [];
  const asked = [...new Set(checksOfReference(table.plan, reference).map(({ name }) => name))];
  const allowed =
    asked.length === 0
      ? ''
      : ` under the ${asked.length === 1 ? 'CHECK' : 'CHECKs'} ${asked.join(' and ')} over ${columns.join(', ')}`;
  return [
    {
      code: 'existing_keys',
      table: table.name,
      path,
      message: `${table.name} needs ${needed === 1 ? 'a row' : countOf(needed, 'different row')} of ${to} to refer to, and ${usable} can be used${allowed}. Ask for fewer rows of ${table.name}, or fill ${to} in the same run.`,
    },
  ];
}

/** The number of keys to choose from; the worst case if another reference decides among them. */
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

/** Rows of one owner that must refer to different keys; 1 if none must. */
function mostWithin(run: RunContext, { name, plan }: TableContext, within: number | undefined): number {
  const owner = within === undefined ? undefined : tableOf(run, name).plan.references[within];
  if (owner?.strategy.kind !== 'fan_out') return 1;
  return Math.min(plan.rows, owner.strategy.max ?? plan.rows);
}

import type { Issue } from '../../base/shape/issue.ts';
import { itemPath } from '../../base/shape/path.ts';
import type { ReferencePlan, ReferenceStrategy } from '../../document/plan/plan.ts';
import type { PlannedTable } from '../../document/plan/planned-table.ts';

type Planned = ReadonlyMap<string, PlannedTable>;

/** Every reference leads from columns of the table to columns of a planned one, and every index in it to a reference. */
export function checkReferencePlans(
  { plan, columns }: PlannedTable,
  planned: Planned,
  path: string,
  issues: Issue[],
): void {
  if (plan.references.filter(({ owning }) => owning).length > 1)
    issues.push({
      code: 'contradiction',
      path: `${path}.references`,
      message: 'A table has at most one owning reference.',
    });
  for (const [at, reference] of plan.references.entries()) {
    const where = itemPath(`${path}.references`, reference, at);
    const parent = planned.get(reference.to);
    const absent = reference.columns.find((name) => !columns.has(name));
    if (absent !== undefined)
      issues.push({
        code: 'unknown_column',
        path: `${where}.columns`,
        message: `${plan.name} has no column ${absent}.`,
      });
    if (parent === undefined) {
      issues.push({ code: 'unknown_table', path: `${where}.to`, message: `The plan has no table ${reference.to}.` });
      continue;
    }
    const missing = reference.to_columns.find((name) => !parent.columns.has(name));
    if (missing !== undefined)
      issues.push({
        code: 'unknown_column',
        path: `${where}.to_columns`,
        message: `${reference.to} has no column ${missing}.`,
      });
    if (reference.columns.length > 0 && reference.columns.length !== reference.to_columns.length) {
      issues.push({
        code: 'contradiction',
        path: `${where}.to_columns`,
        message: `Expected ${reference.columns.length} columns, found ${reference.to_columns.length}.`,
      });
    }
    const fault = findStrategyFault(plan.name, reference, planned);
    if (fault !== undefined) issues.push({ code: 'contradiction', path: `${where}.strategy`, message: fault });
  }
}

function findStrategyFault(table: string, reference: ReferencePlan, planned: Planned): string | undefined {
  const { strategy } = reference;
  const owns = strategy.kind === 'fan_out' || strategy.kind === 'one_to_one';
  if (reference.owning && !owns) return `An owning reference is fan_out or one_to_one, not ${strategy.kind}.`;
  if (strategy.kind === 'fan_out') {
    if (!reference.owning) return 'Only the owning reference can be fan_out.';
    return strategy.max !== null && strategy.min > strategy.max
      ? `At least ${strategy.min} is more than at most ${strategy.max}.`
      : undefined;
  }
  if ((strategy.kind === 'scatter' || strategy.kind === 'one_to_one') && strategy.among !== undefined) {
    if (reference.owning) return 'An owning reference takes all parents, not one kind of them.';
    if (strategy.among.offset >= strategy.among.every) return 'The remainder is not below the divisor.';
  }
  if (strategy.kind === 'scatter' && strategy.rounds?.some((item) => item !== null && item.offset >= item.every))
    return 'The remainder is not below the divisor.';
  if (strategy.kind === 'scatter' && !hasOwners(reference.to, strategy.owners ?? 0, planned))
    return `Rows of ${reference.to} do not have ${strategy.owners} owners, one above the other.`;
  if (strategy.kind === 'product' && strategy.position >= strategy.radices.length)
    return `There is no position ${strategy.position} in a product of ${strategy.radices.length}.`;
  if (strategy.kind === 'tree' && reference.to !== table)
    return `A tree refers to its own table, not to ${reference.to}.`;
  if (strategy.kind === 'motif') return findMotifFault(strategy.parents, planned.get(table), planned.get(reference.to));
  const end = followSteps(table, stepsOf(strategy), planned);
  if (end === undefined) return `Its steps ${stepsOf(strategy).join(', ')} lead to no reference.`;
  if (strategy.kind === 'through' && end !== reference.to) return `Its steps lead to ${end}, not to ${reference.to}.`;
  if (strategy.kind === 'shared' && strategy.beside !== undefined) {
    const other = planned.get(table)?.plan.references[strategy.beside];
    if (other?.owning !== true || other.to !== reference.to || other.strategy.kind !== 'fan_out')
      return `It lies beside no owning parent of ${reference.to}.`;
  }
  if (strategy.kind === 'junction' && strategy.near !== undefined) {
    const near = followSteps(table, strategy.near.path, planned);
    if (near !== strategy.near.anchor) return `Its steps lead to ${near ?? 'nothing'}, not to ${strategy.near.anchor}.`;
  }
  return strategy.kind === 'shared' && end !== strategy.anchor
    ? `Its steps lead to ${end}, not to ${strategy.anchor}.`
    : undefined;
}

function hasOwners(table: string, count: number, planned: Planned): boolean {
  if (count === 0) return true;
  const owner = planned.get(table)?.plan.references.find(({ owning }) => owning);
  return owner?.strategy.kind === 'fan_out' && hasOwners(owner.to, count - 1, planned);
}

function findMotifFault(
  parents: readonly number[],
  own: PlannedTable | undefined,
  parent: PlannedTable | undefined,
): string | undefined {
  const [mine, theirs] = [own?.plan.motif, parent?.plan.motif];
  if (mine === undefined || theirs === undefined) return 'One of its tables has no motif.';
  if (parents.length !== mine.once + mine.every)
    return `Expected ${mine.once + mine.every} places, found ${parents.length}.`;
  const beyond = parents.find((place) => place >= theirs.once + theirs.every);
  return beyond === undefined ? undefined : `There is no place ${beyond} in the motif of its parents.`;
}

/** Indexes of references that must be followed before this one can be. */
function stepsOf(strategy: ReferenceStrategy): readonly number[] {
  if (strategy.kind === 'through' || strategy.kind === 'shared') return strategy.path;
  if (strategy.kind === 'scatter') return strategy.path ?? [];
  if (strategy.kind === 'junction') return [strategy.within];
  if (strategy.kind === 'product') return strategy.within === undefined ? [] : [strategy.within];
  if (strategy.kind === 'existing' && strategy.agrees !== undefined && strategy.within === undefined)
    return strategy.agrees.path;
  const within = strategy.kind === 'tree' || strategy.kind === 'existing' ? strategy.within : undefined;
  return within === undefined ? [] : [within];
}

/** The table at the end of the steps. */
function followSteps(table: string, steps: readonly number[], planned: Planned): string | undefined {
  let at: string | undefined = table;
  for (const step of steps) at = at === undefined ? undefined : planned.get(at)?.plan.references[step]?.to;
  return at;
}

/** `table.references.name` of a reference that needs itself, if there is one. */
export function findReferenceCycle(planned: Planned): string | undefined {
  const done = new Map<ReferencePlan, 'open' | 'closed'>();
  const visit = (table: string, reference: ReferencePlan): boolean => {
    const state = done.get(reference);
    if (state !== undefined) return state === 'open';
    done.set(reference, 'open');
    let at = table;
    for (const step of stepsOf(reference.strategy)) {
      const next = planned.get(at)?.plan.references[step];
      if (next === undefined) break;
      if (visit(at, next)) return true;
      at = next.to;
    }
    done.set(reference, 'closed');
    return false;
  };
  for (const { plan } of planned.values()) {
    const found = plan.references.find((reference) => visit(plan.name, reference));
    if (found !== undefined) return `${plan.name}.references.${found.name}`;
  }
  return undefined;
}

import { lookUp } from '../graph/table-entry.ts';
import { add, call, choose, constant, multiply, type Node, operate, subtract } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import { tableOf } from '../graph/run-context.ts';
import type { ReferencePlan, ReferenceStrategy, TablePlan } from '../../document/plan/plan.ts';

type Motif = NonNullable<TablePlan['motif']>;

/** A row's place in its table's motif: of the rows that there are once its number, else its place in its group after them. */
export function motifPlace(scope: RowScope): Node {
  const { once, every } = motifOf(scope);
  return scope.once('motif place', () => {
    const unit = unitOf(scope);
    if (every === 0) return unit;
    const place = subtract(subtract(unit, once), multiply(groupOf(unit, once, every), every));
    return once === 0 ? place : choose(operate('<', unit, once), unit, add(place, once));
  });
}

/** The parent's place is told by the row's own; which group it is of is the same for both. */
export function motifRow(
  scope: RowScope,
  reference: ReferencePlan,
  strategy: Extract<ReferenceStrategy, { kind: 'motif' }>,
): Node {
  const { once, every } = motifOf(scope);
  const theirs = tableOf(scope.run, reference.to).plan.motif;
  if (theirs === undefined) throw new Error(`${reference.to} has no motif.`);
  // Where there is no parent the reference is NULL, and what is made of it goes nowhere.
  const table = Int32Array.from(strategy.parents, (place) => Math.max(0, place));
  const place = call(lookUp, table, motifPlace(scope));
  const group = every === 0 ? constant(0) : operate('max', 0, groupOf(unitOf(scope), once, every));
  const repeated = add(place, multiply(group, theirs.every));
  return theirs.once === 0 ? repeated : choose(operate('<', place, theirs.once), place, repeated);
}

/** The row's number where no place repeats; the first of those at one place stands for all of them. */
function unitOf(scope: RowScope): Node {
  const { once, repeat = 1 } = motifOf(scope);
  if (repeat === 1) return scope.row;
  const unit = add(once, operate('floor', operate('/', subtract(scope.row, once), repeat)));
  return once === 0 ? unit : choose(operate('<', scope.row, once), scope.row, unit);
}

function groupOf(unit: Node, once: number, every: number): Node {
  return operate('floor', operate('/', subtract(unit, once), every));
}

function motifOf({ table }: RowScope): Motif {
  const { motif } = table.plan;
  if (motif === undefined) throw new Error(`${table.name} has no motif.`);
  return motif;
}

import type { ChildRange, RowScope } from '../graph/row-scope.ts';
import { add, call, choose, constant, type Node, operate } from '../graph/node.ts';
import { type RunContext, tableOf } from '../graph/run-context.ts';
import { makePermutation, unpermute } from '../../base/random/permute.ts';
import { eligibleRows } from './among.ts';
import type { FanOut } from './fan-out.ts';
import { endOfChildren, FanOutCursor, firstChild } from './fan-out-cursor.ts';
import { fanOutOf } from './fan-out-of.ts';
import { isScattered } from './is-scattered.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';

/** References from `table` up to `ancestor`, each the owning one of its table; undefined if there is no such chain. */
export function owningChain(run: RunContext, table: string, ancestor: string): readonly string[] | undefined {
  const chain: string[] = [];
  for (let at = table; at !== ancestor; ) {
    const { plan, owning } = tableOf(run, at);
    const reference = plan.references[owning];
    if (
      reference === undefined ||
      chain.includes(at) ||
      (reference.strategy.kind !== 'fan_out' && reference.strategy.kind !== 'one_to_one')
    )
      return undefined;
    chain.push(at);
    at = reference.to;
  }
  return chain;
}

/** The children of a row: contiguous, because each table on the way is contiguous for its owner. */
export function childRange(scope: RowScope, table: string): ChildRange {
  if (owningChain(scope.run, table, scope.table.name) === undefined) {
    throw new UnbuildableColumn(`${table} is not owned by ${scope.table.name}, directly or through others.`);
  }
  const { plan, owning } = tableOf(scope.run, table);
  const owner = plan.references[owning]?.to ?? '';
  return step(scope.run, table, owner === scope.table.name ? undefined : scope.children(owner), scope.row);
}

function step(run: RunContext, child: string, parents: ChildRange | undefined, row: Node): ChildRange {
  const { plan, owning } = tableOf(run, child);
  const strategy = plan.references[owning]?.strategy;
  if (strategy?.kind === 'one_to_one') {
    if (parents === undefined) return onlyChild(run, child, row);
    if (parents.isSingle !== true)
      throw new UnbuildableColumn(`Rows of ${child} follow a permutation of their parents and are no range.`);
    // The only child of an only child, if there is one.
    const { rows } = tableOf(run, child).plan;
    const { first } = onlyChild(
      run,
      child,
      operate('min', parents.first, tableOf(run, plan.references[owning]?.to ?? '').plan.rows - 1),
    );
    const at = choose(operate('<', parents.first, parents.end), first, constant(rows));
    return { first: at, end: operate('min', add(at, 1), rows), isSingle: true };
  }
  const fan = fanOutOf(run, child);
  const cursor = new FanOutCursor(fan, isScattered(parents?.first ?? row));
  const owners = tableOf(run, plan.references[owning]?.to ?? '').plan.rows;
  if (parents === undefined) return rangeOf(fan, cursor, row, owners);
  // Both ends are close together, mostly in the block that the cursor holds. One past the last parent has no children:
  // all rows come before it.
  const from = (at: Node): Node =>
    choose(
      operate('<', at, fan.parents),
      call(firstChild, cursor, operate('min', at, fan.parents - 1)),
      constant(fan.children),
    );
  return { first: from(parents.first), end: from(parents.end) };
}

/** Parents that are not old enough come last, and have none. */
function rangeOf(fan: FanOut, cursor: FanOutCursor, row: Node, owners: number): ChildRange {
  if (fan.parents >= owners) return { first: call(firstChild, cursor, row), end: call(endOfChildren, cursor, row) };
  const isOld = operate('<', row, fan.parents);
  const at = operate('min', row, fan.parents - 1);
  const none = constant(fan.children);
  return {
    first: choose(isOld, call(firstChild, cursor, at), none),
    end: choose(isOld, call(endOfChildren, cursor, at), none),
  };
}

function onlyChild(run: RunContext, child: string, row: Node): ChildRange {
  const { plan } = tableOf(run, child);
  const first = call(unpermute, oneToOneOf(run, child), row, 0);
  return { first: operate('min', first, plan.rows), end: operate('min', add(first, 1), plan.rows), isSingle: true };
}

/** The parent of each row of a one-to-one table: the permutation of the parents, of which the first rows are used. */
export function oneToOneOf(run: RunContext, child: string, index?: number): ReturnType<typeof makePermutation> {
  const { plan, owning } = tableOf(run, child);
  const reference = plan.references[index ?? owning];
  if (reference === undefined) throw new Error(`${child} has no such reference.`);
  const among = reference.strategy.kind === 'one_to_one' ? reference.strategy.among : undefined;
  const { count } = eligibleRows(run, reference.to, among);
  // Rows beyond the parents have none: a walk among fewer places than indexes might never terminate.
  return makePermutation(Math.max(count, plan.rows), run.plan.engine_version, run.plan.seed, child, reference.name);
}

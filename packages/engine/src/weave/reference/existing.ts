import { lookUp } from '../graph/table-entry.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import { convertValue } from '../graph/convert-value.ts';
import { add, call, type Node, operate } from '../graph/node.ts';
import type { ExistingKeys } from '../graph/run-additions.ts';
import type { RowScope } from '../graph/row-scope.ts';
import { tableOf } from '../graph/run-context.ts';
import type { ReferencePlan, ReferenceStrategy } from '../../document/plan/plan.ts';
import { drawNode, numberBelow } from '../graph/draw-node.ts';
import { placeWithin } from './place-within.ts';
import { makePermutation, permute } from '../../base/random/permute.ts';
import { endOf, existingKeysOf, tuplesOf } from './existing-keys.ts';
import { keyValue } from './key-value.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';

type Existing = Extract<ReferenceStrategy, { kind: 'existing' }>;

/** A row outside the run: its key is known, and nothing else of it. */
export function existingRow(scope: RowScope, index: number, reference: ReferencePlan, strategy: Existing): RowScope {
  const found = existingKeysOf(scope.run, scope.table.name, index);
  if (found.keys.length === 0)
    throw new UnbuildableColumn(`${reference.to} has no row that ${reference.name} could refer to.`);
  const { keys, row } =
    strategy.agrees === undefined
      ? { keys: found, row: keyIndex(scope, reference, strategy, found.keys.length) }
      : agreeingRow(scope, reference, strategy, strategy.agrees, found);
  const { types } = tableOf(scope.run, reference.to);
  return {
    ...scope.reach(reference.to, row),
    column(name): ColumnProgram {
      const place = keys.columns.indexOf(name);
      const type = types.get(name);
      if (place < 0 || type === undefined)
        throw new UnbuildableColumn(`${reference.to}.${name} is not known: ${reference.to} is not filled by this run.`);
      const texts = keys.keys.map((key) => key[place] ?? '');
      const value = keyValue(texts, type, scope.run.asOf, row);
      return { name, type, isNull: undefined, value: convertValue(value, type) };
    },
    parent(): RowScope {
      throw new UnbuildableColumn(
        `What rows of ${reference.to} refer to is not known: ${reference.to} is not filled by this run.`,
      );
    },
  };
}

function keyIndex(scope: RowScope, reference: ReferencePlan, strategy: Existing, count: number): Node {
  const address = addressOf(scope, reference);
  // Stand-ins may be fewer than the rows: they are taken again from the first.
  const permuted = (index: Node, salt: Node | number): Node =>
    call(permute, makePermutation(count, ...address), operate('%', index, count), salt);
  if (strategy.unique === true) return permuted(scope.row, 0);
  if (strategy.within !== undefined) {
    const { place, owner } = placeWithin(scope, strategy.within);
    return permuted(place, owner.low);
  }
  return numberBelow(scope.draws(reference.columns[0] ?? ''), count, ...address, 'existing');
}

/** Of the keys that have the other reference's values (its tenant) in the columns that both fill, one. */
function agreeingRow(
  scope: RowScope,
  reference: ReferencePlan,
  strategy: Existing,
  { path, theirs, own }: NonNullable<Existing['agrees']>,
  found: ExistingKeys,
): { readonly keys: ExistingKeys; readonly row: Node } {
  const other = path.reduce((at, step) => at.parent(step), scope);
  const end = endOf(scope.run, scope.table.name, path);
  const groups = groupKeys(found, own, tuplesOf(existingKeysOf(scope.run, end.table, end.index), theirs));
  const first = call(lookUp, groups.starts, other.row);
  const count = call(lookUp, groups.counts, other.row);
  const address = addressOf(scope, reference);
  if (strategy.within === undefined) {
    const draws = scope.draws(reference.columns.at(-1) ?? '');
    return { keys: groups.keys, row: add(first, numberBelow(draws, count, ...address, 'existing')) };
  }
  const { place, owner } = placeWithin(scope, strategy.within);
  // Places of a circle, beginning anywhere: different ones for different places as long as there are enough.
  const turned = add(place, operate('>>>', drawNode(owner, ...address, 'existing'), 0));
  return { keys: groups.keys, row: add(first, operate('%', turned, count)) };
}

type Groups = { readonly keys: ExistingKeys; readonly starts: Int32Array; readonly counts: Int32Array };

/** The keys in groups of equal values, and for each of the others' keys where its group begins and how many it has. */
function groupKeys(found: ExistingKeys, own: readonly string[], others: readonly string[]): Groups {
  const groups = Map.groupBy(
    tuplesOf(found, own).map((tuple, at) => ({ tuple, at })),
    ({ tuple }) => tuple,
  );
  const starts = new Map<string, number>();
  const order: number[] = [];
  for (const [tuple, members] of groups) {
    starts.set(tuple, order.length);
    order.push(...members.map(({ at }) => at));
  }
  return {
    keys: { columns: found.columns, keys: order.map((at) => found.keys[at] ?? []) },
    starts: Int32Array.from(others, (tuple) => starts.get(tuple) ?? 0),
    counts: Int32Array.from(others, (tuple) => groups.get(tuple)?.length ?? 1),
  };
}

function addressOf({ run, table }: RowScope, reference: ReferencePlan): readonly (string | number)[] {
  return [run.plan.engine_version, run.plan.seed, table.name, reference.name];
}

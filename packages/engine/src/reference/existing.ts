import type { ColumnProgram } from '../compile/column-program.ts';
import { convertValue } from '../compile/convert-value.ts';
import { call, type Node, subtract } from '../compile/node.ts';
import type { ExistingKeys } from '../compile/run-additions.ts';
import type { RowScope } from '../compile/row-scope.ts';
import { tableOf } from '../compile/run-context.ts';
import type { ReferencePlan, ReferenceStrategy } from '../plan/plan.ts';
import { numberBelow } from '../random/draw-node.ts';
import { makePermutation, permute } from '../random/permute.ts';
import { keyValue } from './key-value.ts';
import { standInKeys } from './stand-in-keys.ts';

type Existing = Extract<ReferenceStrategy, { kind: 'existing' }>;

/** A row outside the run: its key is known, and nothing else of it. */
export function existingRow(scope: RowScope, reference: ReferencePlan, strategy: Existing): RowScope {
  const { columns, keys } = keysOf(scope, reference);
  const row = keyIndex(scope, reference, strategy, keys.length);
  const { types } = tableOf(scope.run, reference.to);
  return {
    ...scope.reach(reference.to, row),
    column(name): ColumnProgram {
      const place = columns.indexOf(name);
      const type = types.get(name);
      if (place < 0 || type === undefined)
        throw new Error(`${reference.to}.${name} is not known: ${reference.to} is not filled by this run.`);
      const value = keyValue(
        keys.map((key) => key[place] ?? ''),
        type,
        scope.run.asOf,
        row,
      );
      return { name, type, isNull: undefined, value: convertValue(value, type) };
    },
    parent(): RowScope {
      throw new Error(`What rows of ${reference.to} refer to is not known: ${reference.to} is not filled by this run.`);
    },
  };
}

/** The target's keys for this very reference, or for its parent table; stand-ins while there is no target. */
function keysOf({ run, table }: RowScope, reference: ReferencePlan): ExistingKeys {
  const given = run.existing.get(`${table.name}.${reference.name}`) ?? run.existing.get(reference.to);
  if (given === undefined) return standInKeys(reference.to_columns, tableOf(run, reference.to).types);
  const places = reference.to_columns.map((column) => given.columns.indexOf(column));
  const keys = given.keys.filter((key) => places.every((place) => typeof key[place] === 'string'));
  if (keys.length === 0) throw new Error(`${reference.to} has no row that ${reference.name} could refer to.`);
  return { columns: given.columns, keys };
}

function keyIndex(scope: RowScope, reference: ReferencePlan, strategy: Existing, count: number): Node {
  const { engine_version, seed } = scope.run.plan;
  const address = [engine_version, seed, scope.table.name, reference.name] as const;
  if (strategy.unique === true) return call(permuteKeys, makePermutation(count, ...address), scope.row, 0);
  if (strategy.within !== undefined) {
    const owner = scope.parent(strategy.within);
    const place = subtract(scope.row, owner.children(scope.table.name).first);
    return call(permuteKeys, makePermutation(count, ...address), place, owner.low);
  }
  return numberBelow(scope.draws(reference.columns[0] ?? ''), count, ...address, 'existing');
}

/** Stand-ins may be fewer than the rows: they are taken again from the first. */
export function permuteKeys(permutation: ReturnType<typeof makePermutation>, index: number, salt: number): number {
  return permute(permutation, index % permutation.size, salt);
}

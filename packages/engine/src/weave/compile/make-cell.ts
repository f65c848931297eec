import type { Cell, FirstTier, RecordCell } from '../cell/cell.ts';
import { findAbove } from './find-above.ts';
import { buildPart } from '../generators/whole/part-cell.ts';
import { deriveKey } from '../../base/random/key.ts';
import { numberBelow, drawNode } from '../graph/draw-node.ts';
import { placeWithin } from '../reference/place-within.ts';
import { productDigit } from '../reference/product.ts';
import { makePermutation, permute } from '../../base/random/permute.ts';
import { growingSizes, makeFurtherTiers, makeTiers, permuteTiers } from '../../base/random/tiers.ts';
import { roomOf } from '../../document/plan/room-of.ts';
import type { ColumnPlan, TablePlan } from '../../document/plan/plan.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { call, constant, type Node, operate } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';

/** A generator's view of a row. The address of every draw is (version, seed, table, column, lane). */
export function makeCell(scope: RowScope, plan: ColumnPlan, type: ColumnType): Cell {
  const { run, table } = scope;
  const address = [run.plan.engine_version, run.plan.seed, table.name, plan.name] as const;
  const base = makeDraws(scope, scope.draws(plan.name), address);
  const cell: Cell = {
    ...base,
    table: table.name,
    column: plan.name,
    type,
    maxLength: roomOf(plan, type),
    unique: plan.unique === true || plan.unique_within !== undefined || plan.unique_product !== undefined,
    // A key of one column may be numbered like one of several.
    alone: plan.unique === true || plan.unique_product?.radices.length === 1,
    key: (lane = '') => deriveKey(...address, lane),
    index: (capacity) => indexNode(scope, plan, capacity),
    tiered: (sizes, first = 'own') => tieredNode(scope, plan, sizes, first),
    ordinal: () => numberTiers(scope, plan, growingSizes(10, table.base + table.plan.rows)),
    record: (name) => makeRecordCell(scope, name, plan.name),
    sibling: (column) => (table.types.has(column) ? scope.clean(column) : undefined),
    hasSiblingBy: (generator) => findSibling(table.plan, plan, generator) !== undefined,
    siblingBy: (generator) => {
      const found = findSibling(table.plan, plan, generator);
      return found === undefined ? undefined : { column: found.name, ...scope.clean(found.name) };
    },
    above: (generator) =>
      scope.once(`above/${generator}`, () => {
        const found = findAbove(scope, generator);
        if (found?.plan.source.kind !== 'generator') return undefined;
        return { cell: makeCell(found.scope, found.plan, found.type), options: found.plan.source.options };
      }),
    part: (lane, spec) => buildPart(cell, lane, spec),
  };
  return cell;
}

const findSibling = (table: TablePlan, own: ColumnPlan, generator: string): ColumnPlan | undefined =>
  table.columns.find(
    ({ name, source }) => name !== own.name && source.kind === 'generator' && source.generator === generator,
  );

/**
 * Draws of a record belong to the table and the record's name, so that every column of the row sees the same record. Only
 * columns whose row is drawn again see another one then.
 */
function makeRecordCell(scope: RowScope, name: string, column: string): RecordCell {
  const { plan } = scope.run;
  const { table } = scope;
  const drawn = scope.draws(column);
  const again = drawn.part === undefined ? '' : `again/${drawn.part}/`;
  const once: RowScope['once'] = (part, make) => scope.once(`${again}${part}`, make);
  const draws = makeDraws(scope, { ...drawn, once }, [plan.engine_version, plan.seed, table.name, `record ${name}`]);
  return {
    ...draws,
    place: (capacity) =>
      call(
        permute,
        makePermutation(capacity, plan.engine_version, table.name, `record ${name}`, 'unique'),
        scope.number,
        0,
      ),
    once: (part, make) => once(`record/${name}/${part}`, make),
  };
}

type Draws = Pick<Cell, 'rows' | 'numbers' | 'lexicon' | 'asOf' | 'row' | 'number' | 'draw' | 'below' | 'chance'>;

function makeDraws(
  scope: RowScope,
  row: Pick<RowScope, 'low' | 'high' | 'once'>,
  address: readonly (string | number)[],
): Draws {
  const { run, table } = scope;
  const below: Cell['below'] = (count, lane = '') => numberBelow(row, count, ...address, lane);
  return {
    rows: table.plan.rows,
    numbers: table.base + table.plan.rows,
    lexicon: run.lexicon,
    asOf: run.asOf,
    row: scope.row,
    number: scope.number,
    draw: (lane = '') => drawNode(row, ...address, lane),
    below,
    chance(share, lane = '') {
      if (share <= 0) return constant(0);
      if (share >= 1) return constant(1);
      return operate('<', below(1_000_000, lane), Math.floor(share * 1_000_000 + 0.5));
    },
  };
}

function indexNode(scope: RowScope, plan: ColumnPlan, capacity: number): Node {
  const { engine_version, seed } = scope.run.plan;
  const own = [engine_version, seed, scope.table.name, plan.name] as const;
  if (plan.unique === true) {
    const { name, base, plan: table } = scope.table;
    // A permutation of fewer places would never end.
    if (base > 0 && base + table.rows > capacity)
      throw new RangeError(
        `${name}.${plan.name} has ${capacity} values: ${table.rows} rows beyond ${base} do not fit.`,
      );
    return scope.once(`index/${capacity}/${plan.name}`, () =>
      call(permute, makePermutation(capacity, ...uniqueAddress(scope, plan)), scope.number, 0),
    );
  }
  if (plan.unique_product !== undefined) return productDigit(scope, plan.unique_product);
  if (plan.unique_within !== undefined) {
    const { place, owner } = placeWithin(scope, plan.unique_within.reference);
    return call(permute, makePermutation(capacity, ...own, 'unique'), place, owner.low);
  }
  return numberBelow(scope.draws(plan.name), capacity, ...own, 'index');
}

function tieredNode(scope: RowScope, plan: ColumnPlan, sizes: readonly number[], first: FirstTier): Node {
  if (plan.unique_product !== undefined) return productDigit(scope, plan.unique_product);
  if (first === 'plain' && plan.unique === true)
    return scope.once(`further/${sizes.join('/')}/${plan.name}`, () =>
      call(permuteTiers, makeFurtherTiers(sizes, ...uniqueAddress(scope, plan)), scope.number, 0),
    );
  if (plan.unique === true || plan.unique_within === undefined) return numberTiers(scope, plan, sizes);
  const { engine_version, seed } = scope.run.plan;
  const { place, owner } = placeWithin(scope, plan.unique_within.reference);
  const tiers = makeTiers(sizes, engine_version, seed, scope.table.name, plan.name, 'unique');
  return call(permuteTiers, tiers, place, owner.low);
}

function numberTiers(scope: RowScope, plan: ColumnPlan, sizes: readonly number[]): Node {
  return scope.once(`tiers/${sizes.join('/')}/${plan.name}`, () =>
    call(permuteTiers, makeTiers(sizes, ...uniqueAddress(scope, plan)), scope.number, 0),
  );
}

/**
 * The values that make a table's rows distinct do not depend on the seed: a later run with another seed continues where
 * this one stopped, and repeats none of its values.
 */
function uniqueAddress({ run, table }: RowScope, plan: ColumnPlan): readonly (string | number)[] {
  return [run.plan.engine_version, table.name, plan.name, 'unique'];
}

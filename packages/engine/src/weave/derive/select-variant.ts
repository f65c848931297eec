import { lookUp } from '../graph/table-entry.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { numberBelow } from '../graph/draw-node.ts';
import { motifPlace } from '../reference/motif.ts';
import type { VariantGroup } from '../../document/plan/plan.ts';
import { isNumeric, rescale, scaleOf } from '../graph/convert-value.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';
import type { Piece } from '../graph/piece.ts';
import { call, choose, constant, type Node, operate } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import type { Value } from '../graph/value.ts';
import { cumulate, slotAmong } from '../graph/weighted-slot.ts';

type Built = { readonly value: Value; readonly isNull: Node | undefined };

/** The value of whichever variant the row drew; all columns of a group follow the same draw. */
export function selectVariant(
  scope: RowScope,
  group: number,
  built: readonly Built[],
  truth: (test: Expression) => Node,
): Built {
  const plan = scope.table.plan.variants[group];
  if (plan === undefined) throw new Error(`${scope.table.name} has no variant group ${group}.`);
  const drawn = scope.once(`variant/${group}`, () => {
    const usual = drawRound(scope, group, plan);
    return plan.unless === undefined
      ? usual
      : choose(truth(plan.unless.test), usual, drawVariant(scope, group, plan.columns, plan.unless.weights));
  });
  let result = built[built.length - 1];
  if (result === undefined) throw new Error('A variant group needs at least one variant.');
  for (let index = built.length - 2; index >= 0; index--)
    result = selectBuilt(operate('===', drawn, index), built[index] as Built, result);
  return result;
}

/** Where kinds go round, the row's number says among which variants it draws. */
function drawRound(scope: RowScope, group: number, { columns, weights, rounds = [] }: VariantGroup): Node {
  if (scope.table.plan.motif !== undefined && rounds.length > 0) return drawPlaced(scope, group, columns, rounds);
  const turn = operate('%', scope.number, Math.max(1, rounds.length));
  return rounds.reduceRight(
    (rest, own, index) => choose(operate('===', turn, index), drawVariant(scope, group, columns, own), rest),
    drawVariant(scope, group, columns, rounds.at(-1) ?? weights),
  );
}

/** Where rows are of a motif, the row's place says among which variants it draws. */
function drawPlaced(
  scope: RowScope,
  group: number,
  columns: readonly string[],
  rounds: readonly (readonly number[])[],
): Node {
  const place = motifPlace(scope);
  const only = rounds.map((weights) =>
    weights.filter((weight) => weight > 0).length === 1 ? weights.findIndex((weight) => weight > 0) : -1,
  );
  const fixed = call(lookUp, Int32Array.from(only), place);
  if (!only.includes(-1)) return fixed;
  const distinct = [...new Map(rounds.map((weights) => [weights.join(), weights])).values()];
  const kinds = Int32Array.from(rounds, (weights) => distinct.findIndex((other) => other.join() === weights.join()));
  const kind = call(lookUp, kinds, place);
  const drawn = distinct.reduceRight<Node | undefined>((rest, weights, index) => {
    const own = drawVariant(scope, group, columns, weights);
    return rest === undefined ? own : choose(operate('===', kind, index), own, rest);
  }, undefined);
  return drawn ?? fixed;
}

function drawVariant(scope: RowScope, group: number, columns: readonly string[], weights: readonly number[]): Node {
  const { engine_version, seed } = scope.run.plan;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sampled = columns.find((column) => scope.table.sampled.columns.has(column));
  const random = numberBelow(
    sampled === undefined ? scope : scope.draws(sampled),
    total,
    engine_version,
    seed,
    scope.table.name,
    `variants ${group}`,
  );
  return slotAmong(cumulate(weights), random);
}

/** `then` where the test is 1, else `otherwise`. */
export function selectBuilt(test: Node, then: Built, otherwise: Built): Built {
  const nullThen = then.value.kind === 'null' ? constant(1) : (then.isNull ?? constant(0));
  const nullOtherwise = otherwise.value.kind === 'null' ? constant(1) : (otherwise.isNull ?? constant(0));
  const never =
    nullThen.kind === 'constant' && nullOtherwise.kind === 'constant' && nullThen.value + nullOtherwise.value === 0;
  return {
    value: selectValue(test, then.value, otherwise.value),
    isNull: never ? undefined : choose(test, nullThen, nullOtherwise),
  };
}

function selectValue(test: Node, then: Value, otherwise: Value): Value {
  if (then.kind === 'null') return otherwise;
  if (otherwise.kind === 'null') return then;
  // A type without a scale of its own, such as a float, leaves each variant its digits.
  if (isNumeric(then) && isNumeric(otherwise) && scaleOf(then) !== scaleOf(otherwise)) {
    const scale = Math.max(scaleOf(then), scaleOf(otherwise));
    return selectValue(test, rescale(then, scale), rescale(otherwise, scale));
  }
  if ('node' in then && 'node' in otherwise && then.kind === otherwise.kind) {
    if (then.kind === 'integer' && otherwise.kind === 'integer')
      return { kind: 'integer', node: choose(test, then.node, otherwise.node) };
    return { ...then, node: choose(test, then.node, otherwise.node) };
  }
  if ('pieces' in then && 'pieces' in otherwise) {
    const pieces: readonly Piece[] = [{ kind: 'choice', test, then: then.pieces, otherwise: otherwise.pieces }];
    return { kind: then.kind, pieces };
  }
  if (then.kind === 'uuid' && otherwise.kind === 'uuid') {
    const [a, b, c, d] = then.words;
    const [e, f, g, h] = otherwise.words;
    return { kind: 'uuid', words: [choose(test, a, e), choose(test, b, f), choose(test, c, g), choose(test, d, h)] };
  }
  if (then.kind === 'array' && otherwise.kind === 'array') {
    // Beyond the end of the shorter one only the longer one is ever read.
    const longer = then.elements.length > otherwise.elements.length ? then.elements : otherwise.elements;
    const elements = longer.map((element, index) => {
      const [a, b] = [then.elements[index], otherwise.elements[index]];
      return a === undefined || b === undefined ? element : selectValue(test, a, b);
    });
    return { kind: 'array', elements, count: choose(test, then.count, otherwise.count) };
  }
  throw new UnbuildableColumn(`A column cannot be ${then.kind} in one variant and ${otherwise.kind} in another.`);
}

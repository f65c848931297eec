import { aggregate, type AggregateNode, choose, constant, type Node, operate, subtract } from '../graph/node.ts';
import { tableOf } from '../graph/run-context.ts';
import type { Value } from '../graph/value.ts';
import { fromSeconds, wholeSeconds } from '../graph/whole-seconds.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { anyNull } from '../graph/any-null.ts';
import type { DeriveContext, Derived } from './derive-context.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';

type AggregateExpression = Extract<Expression, { op: 'aggregate' }>;

/** A value over a row's children. They are one contiguous range, so there is no search. */
export function deriveAggregate(context: DeriveContext, expression: AggregateExpression): Derived {
  // Several columns use the same sum; without draws in it, it is the same for all of them.
  if (expression.value !== undefined && expression.value.op !== 'column') return build(context, expression);
  return context.scope.once(`aggregate/${JSON.stringify(expression)}`, () => build(context, expression));
}

function build(context: DeriveContext, expression: AggregateExpression): Derived {
  const { scope } = context;
  const { first, end } = scope.children(expression.table);
  const count = subtract(end, first);
  if (expression.name === 'count' && expression.value === undefined)
    return { value: { kind: 'integer', node: count }, isNull: undefined };
  const none = operate('===', count, 0);
  if (expression.name === 'first' || expression.name === 'last') {
    const rows = tableOf(scope.run, expression.table).plan.rows;
    // Without children there is no such row and the result is NULL; a nearby row is read instead, so that a walk stays
    // sequential.
    const at =
      expression.name === 'first' ? operate('min', first, Math.max(0, rows - 1)) : operate('max', subtract(end, 1), 0);
    const child = scope.reach(expression.table, at, 'child');
    const found = context.build(required(expression), child);
    return { value: found.value, isNull: anyNull(none, found.isNull) };
  }
  const child = scope.reach(expression.table, first, 'fold');
  const { value, isNull } = context.build(required(expression), child);
  if (!('node' in value)) throw new UnbuildableColumn(`derive cannot take ${expression.name} of ${value.kind}.`);
  const only = isNull === undefined ? undefined : operate('!', isNull);
  const fold = (kind: AggregateNode['fold'], node: Node): Node =>
    aggregate({ fold: kind, inner: child.frame, first, end, value: node, only }, scope.frame);
  if (expression.name === 'count')
    return { value: { kind: 'integer', node: fold('sum', constant(1)) }, isNull: undefined };
  if (expression.name === 'sum') return { value: withNode(value, fold('sum', value.node)), isNull: undefined };
  // A fold over seconds stays a fold over small numbers.
  const seconds = value.kind === 'timestamp' ? wholeSeconds(value.node) : undefined;
  const node = fold(expression.name, seconds ?? value.node);
  const absent = operate(
    '||',
    operate('===', node, Number.POSITIVE_INFINITY),
    operate('===', node, Number.NEGATIVE_INFINITY),
  );
  const present = choose(absent, constant(0), node);
  return { value: withNode(value, seconds === undefined ? present : fromSeconds(present)), isNull: absent };
}

function required(expression: AggregateExpression): Expression {
  if (expression.value === undefined)
    throw new UnbuildableColumn(`${expression.name}(${expression.table}) needs a column.`);
  return expression.value;
}

function withNode(value: Extract<Value, { node: Node }>, node: Node): Value {
  return value.kind === 'integer' ? { kind: 'integer', node } : { ...value, node };
}

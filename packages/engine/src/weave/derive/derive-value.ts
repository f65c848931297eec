import { numberBelow } from '../graph/draw-node.ts';
import { constant, type Node, operate } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import { deriveAggregate } from './derive-aggregate.ts';
import { calculateDerived, negateValue, textPieces } from './derive-arithmetic.ts';
import { deriveCall } from './derive-call.ts';
import { compareDerived, nullNode, selectDerived } from './derive-compare.ts';
import { type DeriveContext, type Derived, NOTHING, present } from './derive-context.ts';
import { literalValue, typedLiteral } from './derive-literal.ts';
import { treeHeight } from '../reference/tree.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';

/** Compiles a `derive` expression of one column into its row's graph. */
export function deriveValue(scope: RowScope, plan: Pick<ColumnPlan, 'name'>, expression: Expression): Derived {
  return build(makeContext(scope, plan.name), expression);
}

/** 1 where a condition over the row is true. */
export function deriveTruth(scope: RowScope, plan: Pick<ColumnPlan, 'name'>, expression: Expression): Node {
  return truth(makeContext(scope, plan.name), expression);
}

function makeContext(scope: RowScope, column: string): DeriveContext {
  const { engine_version, seed } = scope.run.plan;
  let draws = 0;
  const contextOf = (at: RowScope): DeriveContext => ({
    scope: at,
    build: (part, elsewhere) => build(elsewhere === undefined ? contextOf(at) : contextOf(elsewhere), part),
    below: (count) =>
      numberBelow(at.draws(column), count, engine_version, seed, at.table.name, column, 'derive', draws++),
  });
  return contextOf(scope);
}

function build(context: DeriveContext, expression: Expression): Derived {
  switch (expression.op) {
    case 'literal':
      return present(literalValue(expression));
    case 'column':
      return deriveColumn(context, expression);
    case 'arithmetic':
      return calculateDerived(expression.operator, context.build(expression.left), context.build(expression.right));
    case 'negate': {
      const { value, isNull } = context.build(expression.arg);
      return { value: negateValue(value), isNull };
    }
    case 'case':
      return deriveCase(context, expression);
    case 'call':
      return deriveCall(context, expression);
    case 'aggregate':
      return deriveAggregate(context, expression);
    case 'cast':
      return deriveCast(context, expression);
    default:
      return present({ kind: 'boolean', node: truth(context, expression) });
  }
}

/** 1 where a condition is true; false and unknown are 0. */
function truth(context: DeriveContext, expression: Expression): Node {
  switch (expression.op) {
    case 'compare':
      return compareDerived(expression.operator, context.build(expression.left), context.build(expression.right));
    case 'and':
      return expression.args.map((arg) => truth(context, arg)).reduce((a, b) => operate('&&', a, b));
    case 'or':
      return expression.args.map((arg) => truth(context, arg)).reduce((a, b) => operate('||', a, b));
    case 'not':
      return operate('!', truth(context, expression.arg));
    case 'is':
      if (expression.value === 'null') return nullNode(context.build(expression.arg));
      return expression.value === 'true'
        ? truth(context, expression.arg)
        : operate('!', truth(context, expression.arg));
    case 'in': {
      const arg = context.build(expression.arg);
      return expression.list
        .map((item) => compareDerived('=', arg, context.build(item)))
        .reduce<Node>((a, b) => operate('||', a, b), constant(0));
    }
    default: {
      const { value, isNull } = context.build(expression);
      if (value.kind === 'null') return constant(0);
      if (value.kind !== 'boolean') throw new UnbuildableColumn(`derive needs a condition here, not ${value.kind}.`);
      return isNull === undefined ? value.node : operate('&&', operate('!', isNull), value.node);
    }
  }
}

function deriveColumn(context: DeriveContext, expression: Extract<Expression, { op: 'column' }>): Derived {
  let scope = context.scope;
  let missing: Node | undefined;
  for (const step of expression.through ?? []) {
    const index = scope.table.plan.references.findIndex(({ columns, name }) => name === step || columns.includes(step));
    if (index < 0) throw new UnbuildableColumn(`${scope.table.name}.${step} refers to no other table.`);
    const own = scope.table.types.has(step) ? scope.column(step).isNull : undefined;
    missing = own === undefined ? missing : missing === undefined ? own : operate('||', missing, own);
    if (isRoot(scope, index)) return { value: { kind: 'null' }, isNull: constant(1) };
    scope = scope.parent(index);
  }
  const { value, isNull } = scope.clean(expression.name);
  const either = isNull === undefined ? missing : missing === undefined ? isNull : operate('||', missing, isNull);
  const isElsewhere = scope !== context.scope;
  return { value, isNull: either, ...(isElsewhere ? { place: { scope, column: expression.name } } : {}) };
}

/**
 * Whether a row has no parent for certain: its reference is always NULL, or a tree has no row above after so many steps up, where
 * what follows from itself by way of it ends.
 */
function isRoot({ table, climbed }: RowScope, index: number): boolean {
  const { strategy, null_fraction } = table.plan.references[index] ?? {};
  if (null_fraction === 1) return true;
  const height = strategy?.kind === 'tree' ? treeHeight(strategy, table.plan.rows) : undefined;
  if (strategy?.kind !== 'tree' || height === undefined) return false;
  // A root that is its own parent can be read as such.
  return (strategy.roots === 'self' ? climbed : climbed + 1) >= height;
}

function deriveCase(context: DeriveContext, expression: Extract<Expression, { op: 'case' }>): Derived {
  const otherwise = expression.otherwise === undefined ? NOTHING : context.build(expression.otherwise);
  return expression.whens.reduceRight((rest, { when, then }) => {
    const test =
      expression.arg === undefined
        ? when
        : ({ op: 'compare', operator: '=', left: expression.arg, right: when } as const);
    return selectDerived(truth(context, test), context.build(then), rest);
  }, otherwise);
}

function deriveCast(context: DeriveContext, expression: Extract<Expression, { op: 'cast' }>): Derived {
  const { arg, type } = expression;
  if (arg.op === 'literal' && arg.type === 'text') {
    const value = typedLiteral(arg.value, type);
    if (value !== undefined) return present(value);
  }
  const built = context.build(arg);
  const { kind } = built.value;
  // A number is text as SQL spells it; what has other spellings in other dialects is left as it is.
  return type.kind === 'text' && (kind === 'integer' || kind === 'uuid')
    ? { value: { kind: 'text', pieces: textPieces(built.value) }, isNull: built.isNull }
    : built;
}

import { type Arithmetic, type Comparison, type Expression, tryEvaluate } from '@rowloom/engine';
import type { A_Expr, Node } from 'libpg-query';
import { itemsOf, nameOf } from '../parser/nodes.ts';
import { compareRows, isOneOfRows, rowOf } from '../grammar/compare-rows.ts';
import { adoptType } from './adopt-type.ts';
import { readArrayLiteral } from './array-literal.ts';
import type { ExpressionContext } from './expression-context.ts';
import { NULL, number, text } from './read-constant.ts';
import { readPattern } from './read-pattern.ts';

type Read = (node: Node | undefined) => Expression;
type Compare = (kind: Comparison, left: Expression, right: Expression) => Expression;

const COMPARISONS: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>=']);
const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%', '||']);

const isComparison = (operator: string): operator is Comparison => COMPARISONS.has(operator);
const isArithmetic = (operator: string): operator is Arithmetic => ARITHMETIC.has(operator);
const not = (arg: Expression): Expression => ({ op: 'not', arg });

/** Undefined where there is no form for it. */
export function readOperator(node: A_Expr, read: Read, context: ExpressionContext): Expression | undefined {
  const operator = nameOf(node.name?.at(-1));
  const compare: Compare = (kind, left, right) => ({
    op: 'compare',
    operator: kind,
    left: adoptType(left, right, context),
    right: adoptType(right, left, context),
  });
  switch (node.kind) {
    case 'AEXPR_OP':
      if (isRow(node.lexpr) || isRow(node.rexpr))
        return isComparison(operator)
          ? compareRows(operator, readRow(node.lexpr, read), readRow(node.rexpr, read), compare)
          : undefined;
      return node.lexpr === undefined
        ? readPrefix(operator, read(node.rexpr))
        : readInfix(operator, read(node.lexpr), read(node.rexpr), compare, context);
    case 'AEXPR_LIKE':
    case 'AEXPR_ILIKE':
    case 'AEXPR_SIMILAR':
      return readPattern(operator, read(node.lexpr), read(node.rexpr));
    case 'AEXPR_DISTINCT':
      return compare('is distinct from', read(node.lexpr), read(node.rexpr));
    case 'AEXPR_NOT_DISTINCT':
      return compare('is not distinct from', read(node.lexpr), read(node.rexpr));
    case 'AEXPR_NULLIF':
      return { op: 'call', name: 'nullif', args: [read(node.lexpr), read(node.rexpr)] };
    case 'AEXPR_IN': {
      const test = readIn(node, read, compare, context);
      return test !== undefined && operator === '<>' ? not(test) : test;
    }
    case 'AEXPR_OP_ANY':
    case 'AEXPR_OP_ALL':
      return readQuantified(
        operator,
        node.kind === 'AEXPR_OP_ANY' ? 'any' : 'all',
        read(node.lexpr),
        read(node.rexpr),
        context,
      );
    case 'AEXPR_BETWEEN':
    case 'AEXPR_NOT_BETWEEN':
    case 'AEXPR_BETWEEN_SYM':
    case 'AEXPR_NOT_BETWEEN_SYM':
      return readBetween(node, read, compare);
    default:
      return undefined;
  }
}

function readIn(node: A_Expr, read: Read, compare: Compare, context: ExpressionContext): Expression | undefined {
  const items = itemsOf(node.rexpr);
  if (isRow(node.lexpr)) {
    const rows = items.map((item) => readRow(item, read));
    return isOneOfRows(readRow(node.lexpr, read), rows, compare);
  }
  const arg = read(node.lexpr);
  return { op: 'in', arg, list: items.map((item) => adoptType(read(item), arg, context)) };
}

function readBetween(node: A_Expr, read: Read, compare: Compare): Expression | undefined {
  const [low, high] = itemsOf(node.rexpr).map(read);
  if (low === undefined || high === undefined) return undefined;
  const arg = read(node.lexpr);
  const within = (from: Expression, to: Expression): Expression => ({
    op: 'and',
    args: [compare('>=', arg, from), compare('<=', arg, to)],
  });
  const test: Expression = node.kind?.endsWith('_SYM')
    ? { op: 'or', args: [within(low, high), within(high, low)] }
    : within(low, high);
  return node.kind?.startsWith('AEXPR_NOT') ? not(test) : test;
}

function readPrefix(operator: string, arg: Expression): Expression {
  if (operator === '+') return arg;
  if (operator !== '-') return { op: 'call', name: operator, args: [arg] };
  if (arg.op !== 'literal' || arg.type !== 'number') return { op: 'negate', arg };
  return number(arg.value.startsWith('-') ? arg.value.slice(1) : `-${arg.value}`);
}

function readInfix(
  operator: string,
  left: Expression,
  right: Expression,
  compare: Compare,
  context: ExpressionContext,
): Expression {
  if (isComparison(operator)) return compare(operator, left, right);
  if (isArithmetic(operator)) return { op: 'arithmetic', operator, left, right };
  if (operator === '~' && isLabelQuery(left, right, context))
    return { op: 'call', name: 'ltree_match', args: [left, right] };
  const name = pathFunction(operator, left, right, context) ?? operator;
  return readPattern(operator, left, right) ?? { op: 'call', name, args: [left, right] };
}

/** `path ~ 'top.*'` over ltree is not a regular expression. */
function isLabelQuery(left: Expression, right: Expression, { typeOf }: ExpressionContext): boolean {
  const isTree = left.op === 'column' && /(?:^|\.)ltree$/.test(typeOf?.(left.name)?.native ?? '');
  return isTree || (right.op === 'cast' && /(?:^|\.)lquery$/.test(right.type.native));
}

/** `doc @? path` and `doc @@ path`; before a query of full text the second is another operator. */
function pathFunction(
  operator: string,
  left: Expression,
  right: Expression,
  { typeOf }: ExpressionContext,
): string | undefined {
  if (operator === '@?') return 'jsonb_path_exists';
  if (operator !== '@@') return undefined;
  const isPath = right.op === 'cast' && right.type.native === 'jsonpath';
  const isJson = left.op === 'column' && typeOf?.(left.name)?.kind === 'json';
  return isPath || isJson ? 'jsonb_path_match' : undefined;
}

function readQuantified(
  operator: string,
  quantifier: 'any' | 'all',
  left: Expression,
  right: Expression,
  context: ExpressionContext,
): Expression | undefined {
  const items = listItems(right)?.map((item) => adoptType(item, left, context));
  if (items !== undefined && operator === '=' && quantifier === 'any') return { op: 'in', arg: left, list: items };
  if (items !== undefined && operator === '<>' && quantifier === 'all')
    return not({ op: 'in', arg: left, list: items });
  if (isComparison(operator))
    return {
      op: 'quantified',
      quantifier,
      operator,
      left,
      right: items === undefined ? right : { op: 'array', items },
    };
  // LIKE ANY and its kin: one test per pattern.
  const tests = items?.flatMap((item) => readPattern(operator, left, item) ?? []);
  if (tests === undefined || tests.length === 0 || tests.length !== items?.length) return undefined;
  return { op: quantifier === 'any' ? 'or' : 'and', args: tests };
}

function listItems(right: Expression): readonly Expression[] | undefined {
  if (right.op === 'array') return right.items;
  if (right.op === 'call') return foldList(right);
  if (right.op !== 'literal' || right.type !== 'text') return undefined;
  return readArrayLiteral(right.value)?.map((item) => (item === null ? NULL : text(item)));
}

/** The texts of an array that a function makes of constants, such as `string_to_array('a,b', ',')`. */
function foldList(call: Extract<Expression, { op: 'call' }>): readonly Expression[] | undefined {
  if (call.name !== 'string_to_array' || call.args.some(({ op }) => op !== 'literal')) return undefined;
  const value = tryEvaluate(call, () => null, { as_of_micros: 0 });
  return Array.isArray(value) ? value.map((item) => text(String(item))) : undefined;
}

const isRow = (node: Node | undefined): boolean => node !== undefined && 'RowExpr' in node;

const readRow = (node: Node | undefined, read: Read): Expression =>
  node !== undefined && 'RowExpr' in node ? rowOf((node.RowExpr.args ?? []).map(read)) : read(node);

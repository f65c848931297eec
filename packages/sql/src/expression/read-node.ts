import type { Expression } from '@rowloom/engine';
import type { A_Indirection, BooleanTest, BoolExpr, CaseExpr, Node } from 'libpg-query';
import { nameOf } from '../parser/nodes.ts';
import { readType } from '../types/read-type.ts';
import { castExpression } from './cast-expression.ts';
import { cutNode } from './cut-node.ts';
import type { ExpressionContext } from './expression-context.ts';
import { readCall, readValueFunction } from './read-call.ts';
import { readConstant } from './read-constant.ts';
import { readOperator } from './read-operator.ts';

type Read = (node: Node | undefined) => Expression;

/** The parse tree of an expression as our own; a part without an equivalent is kept as text. */
export function readNode(node: Node, context: ExpressionContext): Expression {
  const read: Read = (inner) => (inner === undefined ? { op: 'unknown', sql: '' } : readNode(inner, context));
  return readKnown(node, read, context) ?? { op: 'unknown', sql: cutNode(node, context.source) };
}

function readKnown(node: Node, read: Read, context: ExpressionContext): Expression | undefined {
  if ('ColumnRef' in node) {
    const last = node.ColumnRef.fields?.at(-1);
    return last !== undefined && 'String' in last ? { op: 'column', name: nameOf(last) } : undefined;
  }
  // A parameter of a function of the schema, by position.
  if ('ParamRef' in node) return { op: 'column', name: `$${node.ParamRef.number ?? 0}` };
  if ('A_Const' in node) return readConstant(node.A_Const);
  if ('A_Expr' in node) return readOperator(node.A_Expr, read, context);
  if ('BoolExpr' in node) return readBoolean(node.BoolExpr, read);
  if ('TypeCast' in node) {
    const { arg, typeName } = node.TypeCast;
    return typeName === undefined
      ? undefined
      : castExpression(read(arg), readType(typeName, context.findType), context);
  }
  if ('NullTest' in node) {
    const test: Expression = { op: 'is', arg: read(node.NullTest.arg), value: 'null' };
    return node.NullTest.nulltesttype === 'IS_NOT_NULL' ? { op: 'not', arg: test } : test;
  }
  if ('BooleanTest' in node) return readBooleanTest(node.BooleanTest, read);
  if ('FuncCall' in node) return readCall(node.FuncCall, read, context);
  if ('SQLValueFunction' in node) return readValueFunction(node.SQLValueFunction);
  if ('CoalesceExpr' in node) return { op: 'call', name: 'coalesce', args: (node.CoalesceExpr.args ?? []).map(read) };
  if ('MinMaxExpr' in node) {
    const name = node.MinMaxExpr.op === 'IS_LEAST' ? 'least' : 'greatest';
    return { op: 'call', name, args: (node.MinMaxExpr.args ?? []).map(read) };
  }
  if ('CaseExpr' in node) return readCase(node.CaseExpr, read);
  if ('A_ArrayExpr' in node) return { op: 'array', items: (node.A_ArrayExpr.elements ?? []).map(read) };
  if ('CollateClause' in node) return read(node.CollateClause.arg);
  if ('A_Indirection' in node) return readSubscript(node.A_Indirection, read);
  return undefined;
}

function readBoolean(node: BoolExpr, read: Read): Expression | undefined {
  const args = (node.args ?? []).map(read);
  const [first] = args;
  if (node.boolop === 'NOT_EXPR') return first === undefined ? undefined : { op: 'not', arg: first };
  const op = node.boolop === 'OR_EXPR' ? 'or' : 'and';
  return { op, args: args.flatMap((arg) => (arg.op === op ? arg.args : [arg])) };
}

function readBooleanTest(node: BooleanTest, read: Read): Expression {
  const kind = node.booltesttype ?? 'IS_TRUE';
  const value = kind.endsWith('TRUE') ? 'true' : kind.endsWith('FALSE') ? 'false' : 'null';
  const test: Expression = { op: 'is', arg: read(node.arg), value };
  return kind.startsWith('IS_NOT') ? { op: 'not', arg: test } : test;
}

function readCase(node: CaseExpr, read: Read): Expression {
  const whens = (node.args ?? []).flatMap((arg) =>
    'CaseWhen' in arg ? [{ when: read(arg.CaseWhen.expr), then: read(arg.CaseWhen.result) }] : [],
  );
  return {
    op: 'case',
    ...(node.arg === undefined ? {} : { arg: read(node.arg) }),
    whens,
    ...(node.defresult === undefined ? {} : { otherwise: read(node.defresult) }),
  };
}

/** `tags[1]` is a call of `[]`, `(address).city` one of `.`; slices have no equivalent. */
function readSubscript(node: A_Indirection, read: Read): Expression | undefined {
  let value = read(node.arg);
  for (const step of node.indirection ?? []) {
    if ('String' in step && step.String.sval !== undefined) {
      value = { op: 'call', name: '.', args: [value, { op: 'literal', type: 'text', value: step.String.sval }] };
      continue;
    }
    if (!('A_Indices' in step) || step.A_Indices.is_slice === true) return undefined;
    value = { op: 'call', name: '[]', args: [value, read(step.A_Indices.uidx)] };
  }
  return value;
}

import type { A_Indirection, BooleanTest, BoolExpr, CaseExpr, ColumnRef, Node, SQLValueFunction } from 'libpg-query';
import { nameOf, namesOf } from '../../parser/nodes.ts';
import { refuse } from '../not-rewritable.ts';
import { quoteName } from './names.ts';
import { printCall } from './print-call.ts';
import { printConstant } from './print-constant.ts';
import { printOperator } from './print-operator.ts';
import { printType } from './print-type.ts';
import type { CalledFunction, Printer } from './printer.ts';

type Printed = { readonly text: string; readonly isSimple: boolean };

const simple = (text: string): Printed => ({ text, isSimple: true });
const compound = (text: string): Printed => ({ text, isSimple: false });

/**
 * The SQL of an expression, made only from the parser's tree. Node types not listed here are refused: queries,
 * parameters, aggregates, and whatever a later grammar adds.
 */
export function printNode(node: Node, call: (called: CalledFunction) => void): string {
  const print = (inner: Node | undefined): Printed => printKind(inner ?? refuse('a part that is missing'), printer);
  const printer: Printer = {
    inside: (inner) => {
      const { text, isSimple } = print(inner);
      return isSimple ? text : `(${text})`;
    },
    whole: (inner) => print(inner).text,
    call,
  };
  return printer.whole(node);
}

function printKind(node: Node, printer: Printer): Printed {
  const { inside, whole } = printer;
  const list = (nodes: readonly Node[] | undefined): string => (nodes ?? []).map(whole).join(', ');
  if ('ColumnRef' in node) return simple(printColumn(node.ColumnRef));
  if ('A_Const' in node) return simple(printConstant(node.A_Const));
  if ('A_Expr' in node) return printOperator(node.A_Expr, printer);
  if ('BoolExpr' in node) return compound(printBoolean(node.BoolExpr, printer));
  if ('TypeCast' in node) {
    const { arg, typeName = refuse('a cast to no type') } = node.TypeCast;
    const names = namesOf(typeName.names);
    // A cast to a user's type calls the functions of that type.
    printer.call({
      name: names.at(-1) ?? '',
      ...(names.length > 1 ? { schema: names[0] ?? '' } : {}),
      kind: 'type',
    });
    return simple(`${inside(arg)}::${printType(typeName)}`);
  }
  if ('NullTest' in node)
    return compound(
      `${inside(node.NullTest.arg)} IS ${node.NullTest.nulltesttype === 'IS_NOT_NULL' ? 'NOT ' : ''}NULL`,
    );
  if ('BooleanTest' in node) return compound(printTest(node.BooleanTest, printer));
  if ('FuncCall' in node) return printCall(node.FuncCall, printer);
  if ('SQLValueFunction' in node) return simple(printValue(node.SQLValueFunction));
  if ('CoalesceExpr' in node) return simple(`COALESCE(${list(node.CoalesceExpr.args)})`);
  if ('MinMaxExpr' in node)
    return simple(`${node.MinMaxExpr.op === 'IS_LEAST' ? 'LEAST' : 'GREATEST'}(${list(node.MinMaxExpr.args)})`);
  if ('CaseExpr' in node) return simple(printCase(node.CaseExpr, printer));
  if ('A_ArrayExpr' in node) return simple(`ARRAY[${list(node.A_ArrayExpr.elements)}]`);
  if ('RowExpr' in node) return simple(`ROW(${list(node.RowExpr.args)})`);
  if ('A_Indirection' in node) return simple(printSteps(node.A_Indirection, printer));
  if ('CollateClause' in node) {
    const { arg, collname = [] } = node.CollateClause;
    return compound(`${inside(arg)} COLLATE ${collname.map((part) => quoteName(nameOf(part))).join('.')}`);
  }
  if ('JsonIsPredicate' in node) {
    const { expr, item_type: kind = 'JS_TYPE_ANY', unique_keys: isUnique } = node.JsonIsPredicate;
    const what = kind === 'JS_TYPE_ANY' ? '' : ` ${kind.slice('JS_TYPE_'.length)}`;
    return compound(`${inside(expr)} IS JSON${what}${isUnique === true ? ' WITH UNIQUE KEYS' : ''}`);
  }
  if ('XmlExpr' in node && node.XmlExpr.op === 'IS_DOCUMENT')
    return compound(`${inside(node.XmlExpr.args?.[0])} IS DOCUMENT`);
  return refuse(`a ${Object.keys(node)[0] ?? 'node'}`);
}

/** `table.*` is the row as a value. */
function printColumn({ fields = [] }: ColumnRef): string {
  const names = fields.map((field, place) =>
    'A_Star' in field && place > 0 && place === fields.length - 1 ? '*' : quoteName(nameOf(field)),
  );
  return names.length === 0 ? refuse('a column without a name') : names.join('.');
}

function printBoolean({ boolop, args = [] }: BoolExpr, { inside }: Printer): string {
  if (boolop === 'NOT_EXPR') return `NOT ${inside(args[0])}`;
  return args.map(inside).join(boolop === 'OR_EXPR' ? ' OR ' : ' AND ');
}

const TESTS: ReadonlySet<string> = new Set(['TRUE', 'NOT TRUE', 'FALSE', 'NOT FALSE', 'UNKNOWN', 'NOT UNKNOWN']);

function printTest({ arg, booltesttype: kind = 'IS_TRUE' }: BooleanTest, { inside }: Printer): string {
  const test = kind.slice('IS_'.length).replace('_', ' ');
  return TESTS.has(test) ? `${inside(arg)} IS ${test}` : refuse('a test of an unknown kind');
}

const VALUES: ReadonlySet<string> = new Set(
  'CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP LOCALTIME LOCALTIMESTAMP CURRENT_ROLE CURRENT_USER USER SESSION_USER CURRENT_CATALOG CURRENT_SCHEMA'.split(
    ' ',
  ),
);

/** `CURRENT_TIMESTAMP(3)`: those with a number of digits end in `_N`. */
function printValue({ op = 'SVFOP_CURRENT_DATE', typmod = 0 }: SQLValueFunction): string {
  const isPrecise = op.endsWith('_N');
  const word = op.slice('SVFOP_'.length, isPrecise ? -2 : undefined);
  if (!VALUES.has(word)) refuse('a value of an unknown kind');
  return isPrecise ? `${word}(${typmod})` : word;
}

function printCase({ arg, args = [], defresult }: CaseExpr, { whole, inside }: Printer): string {
  const whens = args.map((part) =>
    'CaseWhen' in part
      ? ` WHEN ${whole(part.CaseWhen.expr)} THEN ${whole(part.CaseWhen.result)}`
      : refuse('a CASE without WHEN'),
  );
  const subject = arg === undefined ? '' : ` ${inside(arg)}`;
  return `CASE${subject}${whens.join('')}${defresult === undefined ? '' : ` ELSE ${whole(defresult)}`} END`;
}

/** `(address).city`, `tags[1]` and `tags[1 : 2]`: without the blanks psql would expect a variable after the colon. */
function printSteps({ arg, indirection = [] }: A_Indirection, { whole }: Printer): string {
  const steps = indirection.map((step) => {
    if ('String' in step) return `.${quoteName(nameOf(step))}`;
    if ('A_Star' in step) return '.*';
    if (!('A_Indices' in step)) return refuse('a step of an unknown kind');
    const { is_slice: isSlice, lidx, uidx } = step.A_Indices;
    const end = uidx === undefined ? '' : whole(uidx);
    return isSlice === true ? `[${lidx === undefined ? '' : whole(lidx)} : ${end}]` : `[${end}]`;
  });
  return `(${whole(arg)})${steps.join('')}`;
}

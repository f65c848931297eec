import type { Node, PartitionBoundSpec, PartitionElem, TypeName } from 'libpg-query';
import { nameOf, namesOf } from '../../parser/nodes.ts';
import { parse } from '../../parser/parser.ts';
import { soleTarget } from '../../parser/sole-target.ts';
import { orUndefined, refuse } from '../not-rewritable.ts';
import { isSafeFunction, takesNumber } from './is-safe-function.ts';
import { operatorName, quoteName } from './names.ts';
import { printNode } from './print-node.ts';
import { printType } from './print-type.ts';
import type { CalledFunction } from './printer.ts';

/** Allowed functions and types besides PostgreSQL's own harmless ones. */
export type MayCall = (called: CalledFunction) => boolean;

const NOBODY: MayCall = () => false;

/**
 * SQL text of a document in a form that may be sent: parsed as one expression by PostgreSQL's own grammar and printed
 * from the tree; undefined if it is none, more than one, or calls what it must not. Requires `await prepare()`.
 */
export function rewritePostgresqlExpression(text: string, mayCall: MayCall = NOBODY): string | undefined {
  return orUndefined(() => printNode(expressionOf(text), guard(mayCall)));
}

/** The same for a default, which may also advance a sequence that it names. */
export function rewritePostgresqlDefault(text: string, mayCall: MayCall = NOBODY): string | undefined {
  if (orUndefined(() => namedSequences(expressionOf(text))) === undefined) return undefined;
  return rewritePostgresqlExpression(text, (called) => takesNumber(called) || mayCall(called));
}

/** Functions that an expression calls, except those that are harmless everywhere. */
export function callsOfPostgresql(text: string): readonly CalledFunction[] {
  const called: CalledFunction[] = [];
  const isWhole = orUndefined(() => printNode(expressionOf(text), (each) => void called.push(each))) !== undefined;
  return isWhole ? called.filter((each) => each.kind === undefined && !isSafeFunction(each) && !takesNumber(each)) : [];
}

/** The sequences that an expression advances. */
export function sequencesOfPostgresql(text: string): readonly string[] {
  return orUndefined(() => namedSequences(expressionOf(text))) ?? [];
}

/** Refuses a computed name, which could be any sequence's. */
function namedSequences(expression: Node): readonly string[] {
  const names: string[] = [];
  const take = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { FuncCall: call } = value as { readonly FuncCall?: { readonly funcname?: Node[]; readonly args?: Node[] } };
    if (call !== undefined && namesOf(call.funcname).at(-1) === 'nextval') names.push(sequenceName(call.args?.[0]));
    for (const inner of Object.values(value)) take(inner);
  };
  take(expression);
  return names;
}

/** A type's name with its lengths and dimensions, and nothing more. */
export function rewritePostgresqlType(text: string): string | undefined {
  return orUndefined(() => printType(typeOf(text)));
}

/** A type that is only a name, qualified or not. */
export function nameOfPostgresqlType(text: string): CalledFunction | undefined {
  return orUndefined(() => {
    const { names, typmods, arrayBounds } = typeOf(text);
    const [first = '', second, ...more] = namesOf(names);
    if (typmods !== undefined || arrayBounds !== undefined || more.length > 0) return refuse('more than a name');
    return second === undefined ? { name: first } : { schema: first, name: second };
  });
}

function typeOf(text: string): TypeName {
  const node = textOf(`SELECT (NULL::${text}\n)`, text);
  const { arg, typeName } = 'TypeCast' in node ? node.TypeCast : {};
  const isNull = arg !== undefined && 'A_Const' in arg && arg.A_Const.isnull === true;
  return isNull && typeName !== undefined ? typeName : refuse('more than a type');
}

/** An operator's name, alone. */
export function rewritePostgresqlOperator(text: string): string | undefined {
  return orUndefined(() => {
    const node = textOf(`SELECT (a ${text} b)`, text);
    const names = 'A_Expr' in node && node.A_Expr.kind === 'AEXPR_OP' ? namesOf(node.A_Expr.name) : [];
    return names.length === 1 && names[0] === text ? operatorName(text) : refuse('more than an operator');
  });
}

/** `RANGE (at)`, `LIST (lower(region))`: what follows PARTITION BY. */
export function rewritePartitionKey(text: string, mayCall: MayCall = NOBODY): string | undefined {
  return orUndefined(() => {
    const { partspec, ...rest } = createdBy(`CREATE TABLE t () PARTITION BY ${text}\n`, text);
    if (partspec === undefined || rest.partbound !== undefined) return refuse('no partition key');
    const strategy =
      /^PARTITION_STRATEGY_(LIST|RANGE|HASH)$/.exec(partspec.strategy ?? '')?.[1] ?? refuse('no strategy');
    const parts = (partspec.partParams ?? []).map((part) =>
      'PartitionElem' in part ? printElement(part.PartitionElem, mayCall) : refuse('no part of a key'),
    );
    return `${strategy} (${parts.join(', ')})`;
  });
}

/** `FOR VALUES FROM (1) TO (10)`, `DEFAULT`: what follows the parent's name. */
export function rewritePartitionBounds(text: string): string | undefined {
  return orUndefined(() => {
    const { partbound, partspec } = createdBy(`CREATE TABLE t PARTITION OF p ${text}\n`, text);
    return partbound === undefined || partspec !== undefined ? refuse('no bounds') : printBounds(partbound);
  });
}

const guard =
  (mayCall: MayCall) =>
  (called: CalledFunction): void => {
    if (!isSafeFunction(called) && !mayCall(called)) refuse(`a call of ${called.name}`);
  };

/** On its own line the parenthesis is not swallowed by a comment at the end of the text. */
const expressionOf = (text: string): Node => textOf(`SELECT (${text}\n)`, text);

/** The parser would stop at a NUL and accept the beginning as the whole. */
function textOf(wrapped: string, text: string): Node {
  if (text.includes('\0') || text.trim() === '') refuse('no text');
  return soleTarget(wrapped) ?? refuse('not one expression');
}

type Created = Extract<Node, { CreateStmt: unknown }>['CreateStmt'];

/** The table that one statement creates, if it has only partitioning besides. */
function createdBy(sql: string, text: string): Pick<Created, 'partspec' | 'partbound'> {
  if (text.includes('\0')) refuse('no text');
  const parsed = parse(sql);
  const [statement, ...others] = parsed.ok ? parsed.nodes : [];
  if (statement === undefined || others.length > 0 || !('CreateStmt' in statement)) return refuse('not one table');
  const {
    relation: _relation,
    partspec,
    partbound,
    inhRelations: parents = [],
    oncommit,
    ...rest
  } = statement.CreateStmt;
  if (Object.keys(rest).length > 0 || parents.length > 1 || (oncommit ?? 'ONCOMMIT_NOOP') !== 'ONCOMMIT_NOOP')
    refuse('more than a partition');
  return { ...(partspec === undefined ? {} : { partspec }), ...(partbound === undefined ? {} : { partbound }) };
}

function printElement({ name, expr, collation, opclass }: PartitionElem, mayCall: MayCall): string {
  const value = name === undefined ? `(${printNode(expr ?? refuse('no part'), guard(mayCall))})` : quoteName(name);
  const qualified = (parts: readonly Node[] | undefined): string =>
    (parts ?? []).map((part) => quoteName(nameOf(part))).join('.');
  return [
    value,
    ...(collation === undefined ? [] : [`COLLATE ${qualified(collation)}`]),
    ...(opclass === undefined ? [] : [qualified(opclass)]),
  ].join(' ');
}

function printBounds(bound: PartitionBoundSpec): string {
  if (bound.is_default === true) return 'DEFAULT';
  const list = (nodes: readonly Node[] | undefined): string => (nodes ?? []).map(printDatum).join(', ');
  switch (bound.strategy) {
    case 'l':
      return `FOR VALUES IN (${list(bound.listdatums)})`;
    case 'r':
      return `FOR VALUES FROM (${list(bound.lowerdatums)}) TO (${list(bound.upperdatums)})`;
    case 'h':
      return `FOR VALUES WITH (modulus ${bound.modulus ?? 0}, remainder ${bound.remainder ?? 0})`;
    default:
      return refuse('bounds of an unknown kind');
  }
}

const ENDS: ReadonlySet<string> = new Set(['minvalue', 'maxvalue']);

function printDatum(node: Node): string {
  const [name, ...more] = 'ColumnRef' in node ? namesOf(node.ColumnRef.fields) : [];
  if (name !== undefined && more.length === 0 && ENDS.has(name)) return name.toUpperCase();
  return printNode(serverOwn(node), guard(NOBODY));
}

/**
 * Bounds are computed once, when the table is created: they call only the server's own functions, whatever functions of
 * the same name the target has. Operators are not allowed in them.
 */
function serverOwn(node: Node): Node {
  if ('A_Const' in node || 'SQLValueFunction' in node) return node;
  if ('TypeCast' in node)
    return { TypeCast: { ...node.TypeCast, arg: serverOwn(node.TypeCast.arg ?? refuse('a cast of nothing')) } };
  if (!('FuncCall' in node)) return refuse('bounds that are more than values');
  const { funcname = [], args = [], ...rest } = node.FuncCall;
  const own: readonly Node[] = funcname.length === 1 ? [{ String: { sval: 'pg_catalog' } }] : [];
  return { FuncCall: { ...rest, funcname: [...own, ...funcname], args: args.map(serverOwn) } };
}

/** Casts that leave a name unchanged. */
const NAME_TYPES: ReadonlySet<string> = new Set(['regclass', 'pg_catalog.regclass', 'text', 'pg_catalog.text']);

/** `'public."My_seq"'::regclass`: PostgreSQL parses a name in the text as in a statement. */
function sequenceName(node: Node | undefined): string {
  if (node !== undefined && 'TypeCast' in node) {
    const { arg, typeName } = node.TypeCast;
    const isPlain = typeName?.typmods === undefined && typeName?.arrayBounds === undefined;
    if (!isPlain || !NAME_TYPES.has(namesOf(typeName?.names).join('.'))) refuse('a sequence that is not named');
    return sequenceName(arg);
  }
  const text = node !== undefined && 'A_Const' in node ? (node.A_Const.sval?.sval ?? '') : '';
  const target = text.includes('\0') || text === '' ? undefined : soleTarget(`SELECT (${text}\n)`);
  const fields = target !== undefined && 'ColumnRef' in target ? namesOf(target.ColumnRef.fields) : [];
  if (fields.length === 0 || fields.length > 2) return refuse('a sequence without a name');
  return fields.map(quoteName).join('.');
}

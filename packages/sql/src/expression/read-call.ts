import { type Expression, findFunction, isKnownFunction } from '@rowloom/engine';
import type { FuncCall, Node, SQLValueFunction } from 'libpg-query';
import { namesOf } from '../parser/nodes.ts';
import type { ColumnTypes } from './expression-context.ts';
import { number } from './read-constant.ts';

/**
 * Undefined for aggregates, windows, and most named arguments: they cannot be computed from one row's ordered values.
 */
export function readCall(
  node: FuncCall,
  read: (node: Node) => Expression,
  context: ColumnTypes,
): Expression | undefined {
  const windowed = node.over !== undefined || node.agg_filter !== undefined || node.agg_order !== undefined;
  if (windowed || node.agg_star === true || node.agg_distinct === true) return undefined;
  const name = nameIn(namesOf(node.funcname));
  const args = node.args ?? [];
  if (args.some((arg) => 'NamedArgExpr' in arg)) return readNamed(name, args, read);
  const values = args.map(read);
  const last = values.at(-1);
  // VARIADIC ARRAY[a, b] is the same as a, b.
  if (node.func_variadic === true) {
    return last?.op === 'array' ? { op: 'call', name, args: [...values.slice(0, -1), ...last.items] } : undefined;
  }
  const bare = (namesOf(node.funcname).at(-1) ?? '').toLowerCase();
  const known = bare === name ? undefined : callOfCitext(bare, values, context);
  return known ?? { op: 'call', name: isOfLabels(bare, values, context) ? bare : name, args: values };
}

/** What is printed as the type of a column or of a cast. */
function nativeOf(arg: Expression | undefined, { typeOf }: ColumnTypes): string {
  const type = arg?.op === 'column' ? typeOf?.(arg.name) : arg?.op === 'cast' ? arg.type : undefined;
  return type?.native ?? '';
}

const isOfExtension = (name: string): boolean => findFunction(name)?.extension === 'ltree';

/** A function of the extension ltree, in any schema: its first argument is a label path. */
function isOfLabels(name: string, [first]: readonly Expression[], context: ColumnTypes): boolean {
  if (!isOfExtension(name) || first === undefined) return false;
  return /(?:^|\.)ltree$/.test(nativeOf(first, context)) || (first.op === 'call' && isOfExtension(first.name));
}

/**
 * A function of the extension citext, in any schema, as the built-in function of that name; undefined where that one,
 * unlike citext, distinguishes case.
 */
function callOfCitext(name: string, args: readonly Expression[], context: ColumnTypes): Expression | undefined {
  const [text, ...others] = args;
  if (text === undefined || !/(?:^|\.)citext$/.test(nativeOf(text, context))) return undefined;
  const lower = (arg: Expression): Expression => ({ op: 'call', name: 'lower', args: [arg] });
  const { extension, evaluate, form } = findFunction(name) ?? {};
  if (extension !== 'citext' || evaluate === undefined) return undefined;
  if (form?.is === 'place_in_text') return { op: 'call', name, args: args.map(lower) };
  if (form?.is === 'replacement' && form.of === 'pattern')
    return others.length === 2 ? { op: 'call', name, args: [...args, IN_EITHER_CASE] } : undefined;
  return others[0] !== undefined && hasNoLetters(others[0]) ? { op: 'call', name, args } : undefined;
}

const IN_EITHER_CASE: Expression = { op: 'literal', type: 'text', value: 'i' };

function hasNoLetters(arg: Expression): boolean {
  if (arg.op === 'cast') return hasNoLetters(arg.arg);
  return arg.op === 'literal' && arg.type === 'text' && !/\p{L}/u.test(arg.value);
}

/** Without its schema, unless that would turn a user's function into a built-in one. */
function nameIn(path: readonly string[]): string {
  const name = (path.at(-1) ?? '').toLowerCase();
  const schema = path.at(-2);
  return schema !== undefined && schema !== 'pg_catalog' && isKnownFunction(name) ? `${schema}.${name}` : name;
}

function readNamed(name: string, args: readonly Node[], read: (node: Node) => Expression): Expression | undefined {
  const parameters = findFunction(name)?.parameters;
  if (parameters === undefined) return undefined;
  const given = new Map<string, Expression>();
  for (const [index, arg] of args.entries()) {
    const value = 'NamedArgExpr' in arg ? arg.NamedArgExpr.arg : arg;
    const parameter = 'NamedArgExpr' in arg ? arg.NamedArgExpr.name : parameters[index];
    if (parameter === undefined || value === undefined) return undefined;
    given.set(parameter, read(value));
  }
  return { op: 'call', name, args: parameters.map((parameter) => given.get(parameter) ?? number('0')) };
}

/** CURRENT_DATE, LOCALTIMESTAMP(3), SESSION_USER, … */
export function readValueFunction(node: SQLValueFunction): Expression {
  const name = (node.op ?? '')
    .replace(/^SVFOP_/, '')
    .replace(/_N$/, '')
    .toLowerCase();
  return { op: 'call', name, args: [] };
}

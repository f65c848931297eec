import { isLiteralType } from './derive-type.ts';
import type { Expression } from './expression.ts';
import { RESERVED } from './tokenize-derive.ts';

/** How tightly an expression binds; a part that binds less than its place needs parentheses. */
const OR = 1;
const AND = 2;
const NOT = 3;
const PREDICATE = 4;
const CONCAT = 5;
const SUM = 6;
const PRODUCT = 7;
const UNARY = 8;
const PRIMARY = 9;

const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const FUNCTION_LIKE: ReadonlySet<string> = new Set(['date', 'time', 'timestamp', 'timestamptz', 'interval']);

const printName = (name: string): string =>
  /^[\p{L}_][\p{L}\p{N}_$]*$/u.test(name) && !RESERVED.has(name.toLowerCase()) && !FUNCTION_LIKE.has(name.toLowerCase())
    ? name
    : `"${name.replaceAll('"', '""')}"`;

type Printed = { readonly text: string; readonly binds: number };

const ARITHMETIC_LEVEL = { '||': CONCAT, '+': SUM, '-': SUM, '*': PRODUCT, '/': PRODUCT, '%': PRODUCT } as const;

// oxlint-disable-next-line max-lines-per-function -- the parts call each other, and print is one case for each operator
const printer = (table?: string) => {
  const at = (expression: Expression, least: number): string => {
    const { text, binds } = print(expression);
    return binds < least ? `(${text})` : text;
  };
  const list = (items: readonly Expression[]): string => items.map((item) => at(item, OR)).join(', ');

  const printNot = (arg: Expression): Printed => {
    switch (arg.op) {
      case 'is':
        return { text: `${at(arg.arg, CONCAT)} is not ${arg.value}`, binds: PREDICATE };
      case 'in':
        return { text: `${at(arg.arg, CONCAT)} not in (${list(arg.list)})`, binds: PREDICATE };
      case 'like':
      case 'regex': {
        const { text } = print(arg);
        const subject = at(arg.arg, CONCAT);
        const rest = text.slice(subject.length + 1);
        return { text: `${subject} ${arg.op === 'like' ? 'not ' : '!'}${rest}`, binds: PREDICATE };
      }
      default:
        return { text: `not ${at(arg, NOT)}`, binds: NOT };
    }
  };

  const printCast = (expression: Extract<Expression, { op: 'cast' }>): Printed => {
    const { arg, type } = expression;
    if (arg.op === 'literal' && arg.type === 'text' && isLiteralType(type.native)) {
      return { text: `${type.native} ${quoteText(arg.value)}`, binds: PRIMARY };
    }
    return { text: `${at(arg, PRIMARY)}::${type.native}`, binds: PRIMARY };
  };

  const printCase = (expression: Extract<Expression, { op: 'case' }>): string =>
    [
      'case',
      ...(expression.arg ? [at(expression.arg, OR)] : []),
      ...expression.whens.map(({ when, then }) => `when ${at(when, OR)} then ${at(then, OR)}`),
      ...(expression.otherwise ? [`else ${at(expression.otherwise, OR)}`] : []),
      'end',
    ].join(' ');

  // oxlint-disable-next-line max-lines-per-function -- one case for each operator
  const print = (expression: Expression): Printed => {
    switch (expression.op) {
      case 'literal':
        if (expression.type === 'text') return { text: quoteText(expression.value), binds: PRIMARY };
        return { text: String(expression.value), binds: String(expression.value).startsWith('-') ? UNARY : PRIMARY };
      case 'column': {
        const path = [...(table === undefined ? [] : [table]), ...(expression.through ?? []), expression.name];
        return { text: path.map(printName).join('.'), binds: PRIMARY };
      }
      case 'not':
        return printNot(expression.arg);
      case 'and':
      case 'or': {
        const level = expression.op === 'and' ? AND : OR;
        // A junction of one, or of none, has no notation of its own.
        if (expression.args.length === 0) return { text: String(expression.op === 'and'), binds: PRIMARY };
        return { text: expression.args.map((arg) => at(arg, level + 1)).join(` ${expression.op} `), binds: level };
      }
      case 'compare':
        return {
          text: `${at(expression.left, CONCAT)} ${expression.operator} ${at(expression.right, CONCAT)}`,
          binds: PREDICATE,
        };
      case 'quantified': {
        const right = `${expression.quantifier} (${at(expression.right, OR)})`;
        return { text: `${at(expression.left, CONCAT)} ${expression.operator} ${right}`, binds: PREDICATE };
      }
      case 'in':
        return { text: `${at(expression.arg, CONCAT)} in (${list(expression.list)})`, binds: PREDICATE };
      case 'is':
        return { text: `${at(expression.arg, CONCAT)} is ${expression.value}`, binds: PREDICATE };
      case 'arithmetic': {
        const level = ARITHMETIC_LEVEL[expression.operator];
        const text = `${at(expression.left, level)} ${expression.operator} ${at(expression.right, level + 1)}`;
        return { text, binds: level };
      }
      case 'negate':
        // A number after a minus would be read as a negative number.
        return {
          text: `-${expression.arg.op === 'literal' ? `(${at(expression.arg, OR)})` : at(expression.arg, PRIMARY)}`,
          binds: UNARY,
        };
      case 'like': {
        const word = expression.ignore_case ? 'ilike' : 'like';
        const escape = expression.escape === undefined ? '' : ` escape ${quoteText(expression.escape)}`;
        return {
          text: `${at(expression.arg, CONCAT)} ${word} ${at(expression.pattern, CONCAT)}${escape}`,
          binds: PREDICATE,
        };
      }
      case 'regex': {
        const symbol = expression.ignore_case ? '~*' : '~';
        return { text: `${at(expression.arg, CONCAT)} ${symbol} ${at(expression.pattern, CONCAT)}`, binds: PREDICATE };
      }
      case 'call':
        return { text: `${expression.name}(${list(expression.args)})`, binds: PRIMARY };
      case 'case':
        return { text: printCase(expression), binds: PRIMARY };
      case 'cast':
        return printCast(expression);
      case 'array':
        return { text: `array[${list(expression.items)}]`, binds: PRIMARY };
      case 'aggregate': {
        const inside = expression.value ? printer(expression.table)(expression.value) : printName(expression.table);
        return { text: `${expression.name}(${inside})`, binds: PRIMARY };
      }
      case 'unknown':
        return { text: expression.sql, binds: OR };
      default:
        return expression satisfies never;
    }
  };
  return (expression: Expression): string => print(expression).text;
};

/** The expression as readable text with no more parentheses than it needs; `parseDerive` reads it back. */
export const printExpression = (expression: Expression): string => printer()(expression);

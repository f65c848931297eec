import { isLiteralType } from './derive-type.ts';
import type { Expression } from './expression.ts';
import { RESERVED } from './tokenize-derive.ts';

/** The precedence of an expression: a part with a lower one than its place needs parentheses. */
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

const atom = (text: string): Printed => ({ text, binds: PRIMARY });
const predicate = (text: string): Printed => ({ text, binds: PREDICATE });

/** Prints the parts of an expression, whose columns belong to a table if one is named. */
type Printer = {
  readonly table: string | undefined;
  readonly print: (expression: Expression) => Printed;
  /** In parentheses if its precedence is lower than its place requires. */
  readonly at: (expression: Expression, least: number) => string;
  readonly list: (items: readonly Expression[]) => string;
};

function printer(table?: string): Printer {
  const print = (expression: Expression): Printed =>
    (PRINTED[expression.op] as (one: Expression, own: Printer) => Printed)(expression, own);
  const at = (expression: Expression, least: number): string => {
    const { text, binds } = print(expression);
    return binds < least ? `(${text})` : text;
  };
  const own: Printer = { table, print, at, list: (items) => items.map((item) => at(item, OR)).join(', ') };
  return own;
}

type Junction = Extract<Expression, { op: 'and' | 'or' }>;
type Of<Op extends Expression['op']> = Op extends Junction['op'] ? Junction : Extract<Expression, { op: Op }>;

const PRINTED: { readonly [Op in Expression['op']]: (expression: Of<Op>, own: Printer) => Printed } = {
  literal: ({ type, value }) => {
    if (type === 'text') return atom(quoteText(value));
    return { text: String(value), binds: String(value).startsWith('-') ? UNARY : PRIMARY };
  },
  column: ({ name, through = [] }, { table }) =>
    atom([...(table === undefined ? [] : [table]), ...through, name].map(printName).join('.')),
  not: ({ arg }, own) => printNot(arg, own),
  and: (expression, own) => printJunction(expression, AND, own),
  or: (expression, own) => printJunction(expression, OR, own),
  compare: ({ left, operator, right }, { at }) => predicate(`${at(left, CONCAT)} ${operator} ${at(right, CONCAT)}`),
  quantified: ({ left, operator, quantifier, right }, { at }) =>
    predicate(`${at(left, CONCAT)} ${operator} ${quantifier} (${at(right, OR)})`),
  in: ({ arg, list: items }, { at, list }) => predicate(`${at(arg, CONCAT)} in (${list(items)})`),
  is: ({ arg, value }, { at }) => predicate(`${at(arg, CONCAT)} is ${value}`),
  arithmetic: ({ left, operator, right }, { at }) => {
    const level = ARITHMETIC_LEVEL[operator];
    return { text: `${at(left, level)} ${operator} ${at(right, level + 1)}`, binds: level };
  },
  // A number after a minus sign would read back as a negative number.
  negate: ({ arg }, { at }) => ({
    text: `-${arg.op === 'literal' ? `(${at(arg, OR)})` : at(arg, PRIMARY)}`,
    binds: UNARY,
  }),
  like: ({ arg, pattern, ignore_case, escape }, { at }) => {
    const suffix = escape === undefined ? '' : ` escape ${quoteText(escape)}`;
    return predicate(`${at(arg, CONCAT)} ${ignore_case ? 'ilike' : 'like'} ${at(pattern, CONCAT)}${suffix}`);
  },
  regex: ({ arg, pattern, ignore_case }, { at }) =>
    predicate(`${at(arg, CONCAT)} ${ignore_case ? '~*' : '~'} ${at(pattern, CONCAT)}`),
  call: ({ name, args }, { list }) => atom(`${name}(${list(args)})`),
  case: ({ arg, whens, otherwise }, { at }) =>
    atom(
      [
        'case',
        ...(arg ? [at(arg, OR)] : []),
        ...whens.map(({ when, then }) => `when ${at(when, OR)} then ${at(then, OR)}`),
        ...(otherwise ? [`else ${at(otherwise, OR)}`] : []),
        'end',
      ].join(' '),
    ),
  cast: ({ arg, type }, { at }) =>
    arg.op === 'literal' && arg.type === 'text' && isLiteralType(type.native)
      ? atom(`${type.native} ${quoteText(arg.value)}`)
      : atom(`${at(arg, PRIMARY)}::${type.native}`),
  array: ({ items }, { list }) => atom(`array[${list(items)}]`),
  aggregate: ({ name, table, value }) =>
    atom(`${name}(${value ? printer(table).print(value).text : printName(table)})`),
  unknown: ({ sql }) => ({ text: sql, binds: OR }),
};

function printNot(arg: Expression, { print, at, list }: Printer): Printed {
  switch (arg.op) {
    case 'is':
      return predicate(`${at(arg.arg, CONCAT)} is not ${arg.value}`);
    case 'in':
      return predicate(`${at(arg.arg, CONCAT)} not in (${list(arg.list)})`);
    case 'like':
    case 'regex': {
      const subject = at(arg.arg, CONCAT);
      const rest = print(arg).text.slice(subject.length + 1);
      return predicate(`${subject} ${arg.op === 'like' ? 'not ' : '!'}${rest}`);
    }
    default:
      return { text: `not ${at(arg, NOT)}`, binds: NOT };
  }
}

/** A junction of one operand, or of none, has no notation. */
function printJunction({ op, args }: Junction, level: number, { at }: Printer): Printed {
  if (args.length === 0) return atom(String(op === 'and'));
  return { text: args.map((arg) => at(arg, level + 1)).join(` ${op} `), binds: level };
}

/** The expression as readable text with no more parentheses than it needs; `parseDerive` reads it back. */
export const printExpression = (expression: Expression): string => printer().print(expression).text;

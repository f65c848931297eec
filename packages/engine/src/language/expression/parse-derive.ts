import type { Expression } from './expression.ts';
import type { Arithmetic, Comparison } from '../values/operators.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { readPrimary, type ParseScope } from './parse-derive-primary.ts';
import { DeriveProblem, readTokens, type TokenReader } from './token-reader.ts';
import { tokenizeDerive } from './tokenize-derive.ts';

const COMPARISONS: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>=']);

/** Each operator in a sequence is one level deeper than the one before it. */
const MAX_OPERATORS = 200;
const TOO_MANY = `more than ${MAX_OPERATORS} operators in a row; put some of them into a column of their own`;

const not = (arg: Expression): Expression => ({ op: 'not', arg });

const readLeftAssociative = (
  reader: TokenReader,
  operators: readonly Arithmetic[],
  next: () => Expression,
): Expression => {
  let left = next();
  for (let count = 0; ; count += 1) {
    const operator = operators.find((symbol) => reader.peek().kind === 'symbol' && reader.peek().text === symbol);
    if (!operator) return left;
    if (count === MAX_OPERATORS) reader.problem(reader.peek().at, TOO_MANY);
    reader.take();
    left = { op: 'arithmetic', operator, left, right: next() };
  }
};

const readUnary = (reader: TokenReader, scope: ParseScope): Expression => {
  if (reader.peek().kind === 'symbol' && reader.peek().text === '-') {
    reader.take();
    const next = reader.peek();
    if (next.kind === 'number' && reader.peek(1).text !== '::') {
      reader.take();
      return { op: 'literal', type: 'number', value: `-${next.text}` };
    }
    return { op: 'negate', arg: reader.nest(() => readUnary(reader, scope)) };
  }
  return readPrimary(reader, scope);
};

const readValue = (reader: TokenReader, scope: ParseScope): Expression => {
  const product = (): Expression => readLeftAssociative(reader, ['*', '/', '%'], () => readUnary(reader, scope));
  const sum = (): Expression => readLeftAssociative(reader, ['+', '-'], product);
  return readLeftAssociative(reader, ['||'], sum);
};

const readIs = (reader: TokenReader, arg: Expression, scope: ParseScope): Expression => {
  const negated = reader.accept('not');
  if (reader.accept('distinct')) {
    reader.expect('from');
    const operator = negated ? 'is not distinct from' : 'is distinct from';
    return { op: 'compare', operator, left: arg, right: readValue(reader, scope) };
  }
  const value = (['null', 'true', 'false'] as const).find((word) => reader.accept(word));
  if (!value) return reader.fail('null, true, false or distinct from');
  const test: Expression = { op: 'is', arg, value };
  return negated ? not(test) : test;
};

const readList = (reader: TokenReader, scope: ParseScope): readonly Expression[] => {
  reader.expect('(');
  const items = [readOr(reader, scope)];
  while (reader.accept(',')) items.push(readOr(reader, scope));
  reader.expect(')');
  return items;
};

const readLike = (reader: TokenReader, arg: Expression, scope: ParseScope, ignoreCase: boolean): Expression => {
  const pattern = readValue(reader, scope);
  const escape = reader.accept('escape') ? reader.take() : undefined;
  if (escape && escape.kind !== 'text') return reader.problem(escape.at, 'expected the escape character in quotes');
  return {
    op: 'like',
    arg,
    pattern,
    ...(escape ? { escape: escape.text } : {}),
    ...(ignoreCase ? { ignore_case: true } : {}),
  };
};

/** `in`, `between` and `like`, each of which may follow `not`; `undefined` if none follows. */
const readMembership = (reader: TokenReader, arg: Expression, scope: ParseScope): Expression | undefined => {
  if (reader.accept('in')) return { op: 'in', arg, list: readList(reader, scope) };
  if (reader.accept('between')) {
    const low = readValue(reader, scope);
    reader.expect('and');
    const high = readValue(reader, scope);
    return {
      op: 'and',
      args: [
        { op: 'compare', operator: '>=', left: arg, right: low },
        { op: 'compare', operator: '<=', left: arg, right: high },
      ],
    };
  }
  if (reader.accept('like')) return readLike(reader, arg, scope, false);
  return reader.accept('ilike') ? readLike(reader, arg, scope, true) : undefined;
};

const readRegex = (reader: TokenReader, arg: Expression, scope: ParseScope): Expression | undefined => {
  const symbol = reader.peek().kind === 'symbol' ? reader.peek().text : '';
  if (!symbol.includes('~')) return undefined;
  reader.take();
  const test: Expression = {
    op: 'regex',
    arg,
    pattern: readValue(reader, scope),
    ...(symbol.endsWith('*') ? { ignore_case: true } : {}),
  };
  return symbol.startsWith('!') ? not(test) : test;
};

const readComparison = (reader: TokenReader, left: Expression, scope: ParseScope): Expression | undefined => {
  const token = reader.peek();
  if (token.kind !== 'symbol' || !COMPARISONS.has(token.text)) return undefined;
  reader.take();
  const operator = token.text as Comparison;
  const quantifier = (['any', 'all'] as const).find((word) => reader.isWord(word) && reader.peek(1).text === '(');
  if (!quantifier) return { op: 'compare', operator, left, right: readValue(reader, scope) };
  reader.take();
  reader.expect('(');
  const right = readOr(reader, scope);
  reader.expect(')');
  return { op: 'quantified', quantifier, operator, left, right };
};

const readPredicate = (reader: TokenReader, scope: ParseScope): Expression => {
  let left = readValue(reader, scope);
  for (let count = 0; ; count += 1) {
    if (count > MAX_OPERATORS) reader.problem(reader.peek().at, TOO_MANY);
    if (reader.accept('is')) {
      left = readIs(reader, left, scope);
      continue;
    }
    if (reader.isWord('not')) {
      reader.take();
      const test = readMembership(reader, left, scope);
      if (!test) return reader.fail('in, between, like or ilike');
      left = not(test);
      continue;
    }
    const next =
      readMembership(reader, left, scope) ?? readRegex(reader, left, scope) ?? readComparison(reader, left, scope);
    if (!next) return left;
    left = next;
  }
};

const readNot = (reader: TokenReader, scope: ParseScope): Expression =>
  reader.accept('not') ? not(reader.nest(() => readNot(reader, scope))) : readPredicate(reader, scope);

const readJunction = (reader: TokenReader, op: 'and' | 'or', next: () => Expression): Expression => {
  const args = [next()];
  while (reader.accept(op)) args.push(next());
  const [first] = args;
  return args.length === 1 && first ? first : { op, args };
};

const readOr = (reader: TokenReader, scope: ParseScope): Expression =>
  reader.nest(() => readJunction(reader, 'or', () => readJunction(reader, 'and', () => readNot(reader, scope))));

/** Reads the text of a `derive` rule. `path` is the rule's path, for the issue. */
export const parseDerive = (
  source: string,
  path = '',
): { readonly expression: Expression } | { readonly issue: Issue } => {
  const issue = (message: string): { readonly issue: Issue } => ({ issue: { code: 'derive_syntax', path, message } });
  const { tokens, unknown } = tokenizeDerive(source);
  if (unknown) {
    const open = unknown.text === "'" || unknown.text === '"';
    return issue(
      `at character ${unknown.at}: ${open ? 'the quotes are not closed' : `"${unknown.text}" has no meaning here`}`,
    );
  }
  const reader = readTokens(tokens);
  try {
    const expression = readOr(reader, { readExpression: (scope) => readOr(reader, scope) });
    if (reader.peek().kind !== 'end') reader.fail('an operator or the end of the text');
    return { expression };
  } catch (error) {
    if (error instanceof DeriveProblem) return issue(error.message);
    throw error;
  }
};

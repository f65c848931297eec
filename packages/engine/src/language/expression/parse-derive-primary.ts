import type { ColumnType } from '../types/column-type.ts';
import { findDeriveType, isLiteralType } from './derive-type.ts';
import type { Expression } from './expression.ts';
import type { TokenReader } from './token-reader.ts';
import { RESERVED } from './tokenize-derive.ts';

/**
 * Inside an aggregate the first word of every dotted name is the child table, and the first such name decides which.
 */
export type ParseScope = {
  readonly readExpression: (scope: ParseScope) => Expression;
  readonly aggregate?: { readonly name: string; table: string | undefined };
};

const AGGREGATES = ['sum', 'count', 'min', 'max', 'first', 'last'] as const;
const CLOCKS: ReadonlySet<string> = new Set(['current_date', 'current_timestamp', 'current_time']);

const readType = (reader: TokenReader): ColumnType => {
  const word = reader.take();
  const size: number[] = [];
  if (reader.accept('(')) {
    do size.push(Number(reader.take().text));
    while (reader.accept(','));
    reader.expect(')');
  }
  return findDeriveType(word.text, size) ?? reader.problem(word.at, `"${word.text}" is not a type that a cast knows`);
};

const readCase = (reader: TokenReader, scope: ParseScope): Expression => {
  const arg = reader.isWord('when') ? undefined : scope.readExpression(scope);
  const whens: { readonly when: Expression; readonly then: Expression }[] = [];
  while (reader.accept('when')) {
    const when = scope.readExpression(scope);
    reader.expect('then');
    whens.push({ when, then: scope.readExpression(scope) });
  }
  if (whens.length === 0) reader.fail('"when"');
  const otherwise = reader.accept('else') ? scope.readExpression(scope) : undefined;
  reader.expect('end');
  return { op: 'case', ...(arg ? { arg } : {}), whens, ...(otherwise ? { otherwise } : {}) };
};

const readAggregate = (reader: TokenReader, word: string, scope: ParseScope): Expression => {
  const start = reader.peek();
  if (scope.aggregate) return reader.problem(start.at, `${word} cannot stand inside ${scope.aggregate.name}`);
  reader.expect('(');
  const name = AGGREGATES.find((known) => known === word) ?? 'count';
  const bare = reader.peek(1).text === ')' && (reader.peek().kind === 'word' || reader.peek().kind === 'quoted');
  if (bare && name !== 'count') {
    return reader.problem(
      reader.peek().at,
      `expected a column of a child table, such as ${word}(${reader.peek().text}.amount)`,
    );
  }
  const aggregate = { name: word, table: bare ? reader.take().text : undefined };
  const value = bare ? undefined : scope.readExpression({ ...scope, aggregate });
  reader.expect(')');
  if (aggregate.table === undefined) return reader.problem(start.at, `${word} names no child table`);
  const counted: Expression = { op: 'aggregate', name, table: aggregate.table, ...(value ? { value } : {}) };
  if (word !== 'exists') return counted;
  return { op: 'compare', operator: '>', left: counted, right: { op: 'literal', type: 'number', value: '0' } };
};

const readArguments = (reader: TokenReader, name: string, scope: ParseScope): readonly Expression[] => {
  if (reader.accept(')')) return [];
  if (name === 'extract' && reader.peek().kind === 'word' && reader.isWord('from', 1)) {
    const field: Expression = { op: 'literal', type: 'text', value: reader.take().text.toLowerCase() };
    reader.take();
    const source = scope.readExpression(scope);
    reader.expect(')');
    return [field, source];
  }
  const args = [scope.readExpression(scope)];
  while (reader.accept(',')) args.push(scope.readExpression(scope));
  reader.expect(')');
  return args;
};

const readName = (reader: TokenReader, scope: ParseScope): Expression => {
  const start = reader.peek();
  const steps: string[] = [];
  do {
    const token = reader.peek();
    if (
      token.kind !== 'quoted' &&
      (token.kind !== 'word' || (steps.length === 0 && RESERVED.has(token.text.toLowerCase())))
    ) {
      return reader.fail(steps.length === 0 ? 'a value' : 'a name after "."');
    }
    steps.push(reader.take().text);
  } while (reader.accept('.'));
  const { aggregate } = scope;
  if (aggregate) {
    const table = steps.shift() ?? '';
    if (steps.length === 0)
      return reader.problem(start.at, `inside ${aggregate.name} a column is written table.column`);
    aggregate.table ??= table;
    if (aggregate.table !== table) {
      return reader.problem(
        start.at,
        `${aggregate.name} reads one child table, but names ${aggregate.table} and ${table}`,
      );
    }
  }
  const name = steps.pop() ?? '';
  return steps.length === 0 ? { op: 'column', name } : { op: 'column', name, through: steps };
};

const readAtom = (reader: TokenReader, scope: ParseScope): Expression => {
  const token = reader.peek();
  if (token.kind === 'number' || token.kind === 'text') {
    reader.take();
    return { op: 'literal', type: token.kind, value: token.text };
  }
  if (reader.accept('(')) {
    const inside = scope.readExpression(scope);
    reader.expect(')');
    return inside;
  }
  if (token.kind !== 'word') return readName(reader, scope);
  const word = token.text.toLowerCase();
  if (reader.accept('true')) return { op: 'literal', type: 'boolean', value: true };
  if (reader.accept('false')) return { op: 'literal', type: 'boolean', value: false };
  if (reader.accept('null')) return { op: 'literal', type: 'null', value: null };
  if (reader.accept('case')) return readCase(reader, scope);
  if (isLiteralType(word) && reader.peek(1).kind === 'text') {
    const type = readType(reader);
    return { op: 'cast', arg: { op: 'literal', type: 'text', value: reader.take().text }, type };
  }
  if (word === 'array' && reader.peek(1).text === '[') {
    reader.take();
    reader.take();
    const items: Expression[] = [];
    if (!reader.accept(']')) {
      do items.push(scope.readExpression(scope));
      while (reader.accept(','));
      reader.expect(']');
    }
    return { op: 'array', items };
  }
  const called = reader.peek(1).kind === 'symbol' && reader.peek(1).text === '(';
  if (!called)
    return CLOCKS.has(word)
      ? { op: 'call', name: reader.take().text.toLowerCase(), args: [] }
      : readName(reader, scope);
  reader.take();
  if (word === 'exists' || AGGREGATES.some((name) => name === word)) return readAggregate(reader, word, scope);
  reader.expect('(');
  if (word !== 'cast') return { op: 'call', name: word, args: readArguments(reader, word, scope) };
  const arg = scope.readExpression(scope);
  reader.expect('as');
  const type = readType(reader);
  reader.expect(')');
  return { op: 'cast', arg, type };
};

/** A value without operators, and the casts that follow it. */
export const readPrimary = (reader: TokenReader, scope: ParseScope): Expression => {
  let value = readAtom(reader, scope);
  while (reader.accept('::')) value = { op: 'cast', arg: value, type: readType(reader) };
  return value;
};

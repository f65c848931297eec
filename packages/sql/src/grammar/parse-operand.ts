import type { Expression } from '@rowloom/engine';
import { boolean, NULL, number, plainNumber, text as textOf } from '../expression/read-constant.ts';
import { rowOf } from './compare-rows.ts';
import { findColumn } from './find-column.ts';
import { GrammarProblem } from './grammar-problem.ts';
import type { SqlReader } from './grammar.ts';

/** A literal, a column, a call, CASE, or whatever stands in parentheses. */
export function parseOperand(reader: SqlReader): Expression {
  const { cursor } = reader;
  const token = cursor.peek();
  switch (token.kind) {
    case 'number':
      cursor.take();
      return number(plainNumber(token.text));
    case 'string':
      return parseString(reader);
    case 'bytes':
      cursor.take();
      return { op: 'cast', arg: textOf(`\\x${token.text}`), type: { native: 'bytea', kind: 'bytes' } };
    case 'name':
    case 'either':
      return parseName(reader);
    case 'word':
      return parseWord(reader);
    case 'symbol':
      if (token.text === '(') return parseParentheses(reader);
      break;
    default:
  }
  throw new GrammarProblem(`no operand at ${token.start}`);
}

/** Strings side by side are one. */
function parseString({ cursor }: SqlReader): Expression {
  let value = '';
  while (cursor.peek().kind === 'string') value += cursor.take().text;
  return textOf(value);
}

function parseParentheses(reader: SqlReader): Expression {
  const { cursor } = reader;
  const { start } = cursor.take();
  const isQuery = cursor.is('select') || cursor.is('with') || cursor.is('values');
  const inner = isQuery ? undefined : reader.read();
  if (inner !== undefined && cursor.accept(')')) return inner;
  if (inner !== undefined && cursor.is(',')) {
    const values = [inner];
    while (cursor.accept(',')) values.push(reader.read());
    cursor.expect(')');
    return rowOf(values);
  }
  // A query has no form of its own.
  cursor.skipToClosing();
  return { op: 'unknown', sql: cursor.writtenFrom(start) };
}

function parseWord(reader: SqlReader): Expression {
  const { cursor, grammar } = reader;
  const word = cursor.peek().text.toLowerCase();
  if (cursor.peek(1).kind === 'string' && grammar.lexicon.introducers?.test(word) === true) {
    cursor.take();
    return parseString(reader);
  }
  const form = grammar.forms.get(word)?.(reader);
  if (form !== undefined) return form;
  if (word === 'case') return parseCase(reader);
  if (word === 'exists') return parseExists(reader);
  if (cursor.is('(', 1)) return parseCall(reader);
  const constant =
    word === 'null' ? NULL : word === 'true' ? boolean(true) : word === 'false' ? boolean(false) : undefined;
  if (constant === undefined) return parseName(reader);
  cursor.take();
  return constant;
}

/** A column, perhaps with its table before it; a quoted name that no column has is a string in SQLite. */
function parseName({ cursor, scope }: SqlReader): Expression {
  const alone = !cursor.is('.', 1);
  let token = cursor.take();
  while (cursor.accept('.')) token = cursor.take();
  if (token.kind !== 'word' && token.kind !== 'name' && token.kind !== 'either')
    throw new GrammarProblem(`no name at ${token.start}`);
  const found = findColumn(token.text, scope.columns);
  if (found === undefined && token.kind === 'either' && alone) return textOf(token.text);
  return { op: 'column', name: found ?? token.text };
}

function parseCall(reader: SqlReader): Expression {
  const { cursor, grammar, scope } = reader;
  const { start, text } = cursor.take();
  cursor.take();
  const args: Expression[] = [];
  if (!cursor.accept(')')) {
    if (cursor.is('*') || cursor.is('distinct')) {
      cursor.skipToClosing();
      return { op: 'unknown', sql: cursor.writtenFrom(start) };
    }
    do args.push(reader.read());
    while (cursor.accept(','));
    cursor.expect(')');
  }
  if (cursor.is('over') || cursor.is('filter')) throw new GrammarProblem('a call over other rows');
  return grammar.readCall(text.toLowerCase(), args, scope);
}

function parseCase(reader: SqlReader): Expression {
  const { cursor } = reader;
  cursor.take();
  const arg = cursor.is('when') ? undefined : reader.read();
  const whens: { when: Expression; then: Expression }[] = [];
  while (cursor.accept('when')) {
    const when = reader.read();
    cursor.expect('then');
    whens.push({ when, then: reader.read() });
  }
  const otherwise = cursor.accept('else') ? reader.read() : undefined;
  cursor.expect('end');
  if (whens.length === 0) throw new GrammarProblem('CASE without WHEN');
  return { op: 'case', ...(arg ? { arg } : {}), whens, ...(otherwise ? { otherwise } : {}) };
}

function parseExists({ cursor }: SqlReader): Expression {
  const { start } = cursor.take();
  cursor.expect('(');
  cursor.skipToClosing();
  return { op: 'unknown', sql: cursor.writtenFrom(start) };
}

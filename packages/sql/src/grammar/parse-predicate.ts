import type { Expression } from '@rowloom/engine';
import { boolean } from '../expression/read-constant.ts';
import { adoptLiteral, buildComparison, not } from './build-comparison.ts';
import { isOneOfRows } from './compare-rows.ts';
import { GrammarProblem } from './grammar-problem.ts';
import { LEVEL, type SqlReader } from './grammar.ts';

const TESTS: ReadonlyMap<string, 'null' | 'true' | 'false'> = new Map([
  ['null', 'null'],
  ['unknown', 'null'],
  ['true', 'true'],
  ['false', 'false'],
]);

/** IS, IN, BETWEEN, LIKE and their kin after an operand; undefined where none of them follows. `start` is the operand's. */
export function parsePredicate(reader: SqlReader, left: Expression, start: number): Expression | undefined {
  const { cursor, grammar } = reader;
  if (cursor.accept('isnull')) return isNull(left);
  if (cursor.accept('notnull') || cursor.accept('not', 'null')) return not(isNull(left));
  if (cursor.accept('is')) return parseIs(reader, left);
  const negated = cursor.is('not');
  const { kind, text } = cursor.peek(negated ? 1 : 0);
  const word = kind === 'word' ? text.toLowerCase() : '';
  const pattern = grammar.patterns.get(word);
  if (pattern === undefined && word !== 'in' && word !== 'between') return undefined;
  if (negated) cursor.take();
  cursor.take();
  if (word === 'in') return parseIn(reader, left, start, negated);
  if (word === 'between') return parseBetween(reader, left, negated);
  const right = reader.read(LEVEL.equality + 1);
  if (!cursor.accept('escape')) return pattern?.({ arg: left, pattern: right, negated });
  const escape = reader.read(LEVEL.equality + 1);
  if (escape.op !== 'literal' || escape.type !== 'text') throw new GrammarProblem('an escape that is no literal');
  return pattern?.({ arg: left, pattern: right, escape: escape.value, negated });
}

const isNull = (arg: Expression): Expression => ({ op: 'is', arg, value: 'null' });

function parseIs(reader: SqlReader, left: Expression): Expression {
  const { cursor, grammar, scope } = reader;
  const negated = cursor.accept('not');
  const distinct = cursor.accept('distinct', 'from');
  const { kind, text } = cursor.peek();
  const value = kind === 'word' && !distinct ? TESTS.get(text.toLowerCase()) : undefined;
  if (value !== undefined) {
    cursor.take();
    const test: Expression = { op: 'is', arg: left, value };
    return negated ? not(test) : test;
  }
  if (!grammar.isCompares) throw new GrammarProblem('IS without TRUE, FALSE, NULL or UNKNOWN');
  const right = reader.read(LEVEL.equality + 1);
  return buildComparison(negated === distinct ? 'is not distinct from' : 'is distinct from', left, right, scope);
}

function parseIn(reader: SqlReader, left: Expression, start: number, negated: boolean): Expression {
  const { cursor, scope } = reader;
  cursor.expect('(');
  if (cursor.accept(')')) return boolean(negated);
  if (cursor.is('select') || cursor.is('with') || cursor.is('values')) {
    cursor.skipToClosing();
    return { op: 'unknown', sql: cursor.writtenFrom(start) };
  }
  const list: Expression[] = [];
  do list.push(adoptLiteral(reader.read(), left, scope));
  while (cursor.accept(','));
  cursor.expect(')');
  const rows = isOneOfRows(left, list, (by, one, other) => buildComparison(by, one, other, scope));
  const test: Expression = rows ?? { op: 'in', arg: left, list };
  return negated ? not(test) : test;
}

function parseBetween(reader: SqlReader, left: Expression, negated: boolean): Expression {
  const { cursor, scope } = reader;
  const low = reader.read(LEVEL.equality + 1);
  cursor.expect('and');
  const high = reader.read(LEVEL.equality + 1);
  const test: Expression = {
    op: 'and',
    args: [buildComparison('>=', left, low, scope), buildComparison('<=', left, high, scope)],
  };
  return negated ? not(test) : test;
}

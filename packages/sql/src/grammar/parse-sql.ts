import type { Expression } from '@rowloom/engine';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import { readSafely } from '../expression/read-safely.ts';
import { GrammarProblem } from './grammar-problem.ts';
import { type Grammar, LEVEL, type SqlReader } from './grammar.ts';
import { parseOperand } from './parse-operand.ts';
import { parsePredicate } from './parse-predicate.ts';
import { openCursor } from './token-cursor.ts';
import { tokenizeSql } from './tokenize-sql.ts';

/** Nobody writes deeper nesting by hand. */
const MAX_NESTED = 120;

/** The expression of the text under a grammar; `unknown` if it is none, or more than one. */
export function parseSql(text: string, grammar: Grammar, scope: ReadExpressionOptions): Expression {
  try {
    const read = readSafely(text, () => parseWhole(text, grammar, scope));
    return grammar.finish?.(read, scope) ?? read;
  } catch (error) {
    if (error instanceof GrammarProblem) return { op: 'unknown', sql: text };
    throw error;
  }
}

function parseWhole(text: string, grammar: Grammar, scope: ReadExpressionOptions): Expression {
  const cursor = openCursor(text, tokenizeSql(text, grammar.lexicon));
  let nested = 0;
  const reader: SqlReader = {
    cursor,
    grammar,
    scope,
    read: (level = LEVEL.or) => {
      nested += 1;
      if (nested > MAX_NESTED) throw new GrammarProblem('nested too deeply');
      const expression = parseFrom(reader, level);
      nested -= 1;
      return expression;
    },
  };
  const expression = reader.read();
  if (cursor.peek().kind !== 'end') throw new GrammarProblem(`more than an expression at ${cursor.peek().start}`);
  return expression;
}

/** Precedence climbing: an operator is consumed while its precedence is at least the required one. */
function parseFrom(reader: SqlReader, level: number): Expression {
  const { cursor, grammar } = reader;
  const { start } = cursor.peek();
  let left = parsePrefix(reader);
  for (;;) {
    const predicate = level <= LEVEL.equality ? parsePredicate(reader, left, start) : undefined;
    if (predicate !== undefined) {
      left = predicate;
      continue;
    }
    if (level <= LEVEL.collate && cursor.accept('collate')) {
      cursor.take();
      continue;
    }
    const { kind, text } = cursor.peek();
    const infix = kind === 'symbol' || kind === 'word' ? grammar.infixes.get(text.toLowerCase()) : undefined;
    if (infix === undefined || infix.level < level) return left;
    cursor.take();
    left = infix.build(left, reader.read(infix.level + 1), reader.scope);
  }
}

function parsePrefix(reader: SqlReader): Expression {
  const { cursor, grammar } = reader;
  const { kind, text } = cursor.peek();
  const prefix = kind === 'symbol' || kind === 'word' ? grammar.prefixes.get(text.toLowerCase()) : undefined;
  if (prefix === undefined) return parseOperand(reader);
  cursor.take();
  return prefix.build(reader.read(prefix.level));
}

import { GrammarProblem } from '../../grammar/grammar-problem.ts';
import { LEVEL } from '../../grammar/grammar.ts';
import type { SqlToken } from '../../grammar/sql-token.ts';
import { openCursor } from '../../grammar/token-cursor.ts';
import { tokenizeSql } from '../../grammar/tokenize-sql.ts';
import { refuse } from '../not-rewritable.ts';
import { parseOperand } from './parse-operand.ts';
import { parsePredicate } from './parse-predicate.ts';
import type { SyntaxReader, SyntaxRules } from './syntax-reader.ts';
import { phrase, type Syntax } from './syntax.ts';

const MAX_NESTED = 150;

/** The one expression of a text; refuses everything unknown, including comments. */
export function parseSyntax(text: string, rules: SyntaxRules, columns: readonly string[]): Syntax {
  if (text.includes('\0')) refuse('a NUL character');
  const tokens = tokensOf(text, rules);
  const cursor = openCursor(text, tokens);
  let nested = 0;
  const reader: SyntaxReader = {
    cursor,
    rules,
    columns,
    read: (level = LEVEL.or) => {
      nested += 1;
      if (nested > MAX_NESTED) refuse('nested too deeply');
      const syntax = parseFrom(reader, level);
      nested -= 1;
      return syntax;
    },
  };
  try {
    const syntax = reader.read();
    return cursor.peek().kind === 'end' ? syntax : refuse('more than an expression');
  } catch (error) {
    if (error instanceof GrammarProblem) return refuse(error.message);
    throw error;
  }
}

function tokensOf(text: string, { grammar }: SyntaxRules): readonly SqlToken[] {
  let tokens: readonly SqlToken[];
  try {
    tokens = tokenizeSql(text, grammar.lexicon);
  } catch (error) {
    if (error instanceof GrammarProblem) return refuse(error.message);
    throw error;
  }
  // Servers and clients disagree about where a comment ends.
  let at = 0;
  for (const { start, end } of tokens) {
    if (!/^\s*$/.test(text.slice(at, start))) refuse('a comment');
    at = end;
  }
  return tokens;
}

/** Precedence climbing: an operator is consumed while its precedence is at least the required one. */
function parseFrom(reader: SyntaxReader, level: number): Syntax {
  const { cursor, rules } = reader;
  let left = parsePrefix(reader);
  for (;;) {
    const predicate = parsePredicate(reader, left, level);
    if (predicate !== undefined) {
      left = predicate;
      continue;
    }
    if (level <= LEVEL.collate && cursor.accept('collate')) {
      const { kind, text } = cursor.take();
      if (kind === 'symbol' || kind === 'end') refuse('no collation');
      left = phrase(left, 'COLLATE', rules.collation(text));
      continue;
    }
    const operator = operatorAt(reader);
    const infix = operator === undefined ? undefined : rules.grammar.infixes.get(operator);
    if (operator === undefined || infix === undefined || infix.level < level) return left;
    cursor.take();
    left = join(left, spell(rules, operator), reader.read(infix.level + 1));
  }
}

const CHAINED: ReadonlySet<string> = new Set(['AND', 'OR']);

/** A chain of conditions stays flat: nested in parentheses it could not be read back. */
function join(left: Syntax, operator: string, right: Syntax): Syntax {
  const isChain = CHAINED.has(operator) && left.op === 'phrase' && left.isWhole !== true && left.parts[1] === operator;
  return isChain ? phrase(...left.parts, operator, right) : phrase(left, operator, right);
}

function parsePrefix(reader: SyntaxReader): Syntax {
  const { cursor, rules } = reader;
  const operator = operatorAt(reader);
  const prefix = operator === undefined ? undefined : rules.grammar.prefixes.get(operator);
  if (operator === undefined || prefix === undefined) return parseOperand(reader);
  cursor.take();
  const arg = reader.read(prefix.level);
  if (operator === '-' && arg.op === 'digits' && /^[\d.]/.test(arg.value)) return { ...arg, value: `-${arg.value}` };
  return phrase(spell(rules, operator), arg);
}

function operatorAt({ cursor }: SyntaxReader): string | undefined {
  const { kind, text } = cursor.peek();
  return kind === 'symbol' || kind === 'word' ? text.toLowerCase() : undefined;
}

/** The operator is a key of the grammar, not text of a document. */
function spell({ spellings }: SyntaxRules, operator: string): string {
  return Object.hasOwn(spellings, operator) ? (spellings[operator] ?? operator) : operator.toUpperCase();
}

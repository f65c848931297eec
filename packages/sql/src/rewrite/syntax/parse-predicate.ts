import { LEVEL } from '../../grammar/grammar.ts';
import { refuse } from '../not-rewritable.ts';
import type { SyntaxReader } from './syntax-reader.ts';
import { phrase, type Syntax } from './syntax.ts';

const TESTS: ReadonlySet<string> = new Set(['null', 'true', 'false', 'unknown']);

/** IS, IN, BETWEEN, LIKE and similar after an operand; undefined if none of them follows. */
export function parsePredicate(reader: SyntaxReader, left: Syntax, level: number): Syntax | undefined {
  const { cursor, rules } = reader;
  if (level <= LEVEL.equality) {
    if (cursor.accept('isnull')) return phrase(left, 'IS NULL');
    if (cursor.accept('notnull') || cursor.accept('not', 'null')) return phrase(left, 'IS NOT NULL');
    if (cursor.accept('is')) return parseIs(reader, left);
  }
  if (level > rules.predicateLevel) return undefined;
  const isNegated = cursor.is('not');
  const { kind, text } = cursor.peek(isNegated ? 1 : 0);
  const word = kind === 'word' ? text.toLowerCase() : '';
  const isPattern = rules.patterns.has(word);
  if (!isPattern && word !== 'in' && word !== 'between') return undefined;
  if (isNegated) cursor.take();
  cursor.take();
  const operator = `${isNegated ? 'NOT ' : ''}${word.toUpperCase()}`;
  const operand = (): Syntax => reader.read(rules.predicateLevel + 1);
  if (word === 'in') return phrase(left, operator, parseList(reader));
  if (word === 'between') {
    const low = operand();
    cursor.expect('and');
    return phrase(left, operator, low, 'AND', operand());
  }
  const pattern = operand();
  return cursor.accept('escape')
    ? phrase(left, operator, pattern, 'ESCAPE', operand())
    : phrase(left, operator, pattern);
}

function parseIs(reader: SyntaxReader, left: Syntax): Syntax {
  const { cursor, rules } = reader;
  const not = cursor.accept('not') ? 'NOT ' : '';
  const { kind, text } = cursor.peek();
  const word = kind === 'word' ? text.toLowerCase() : '';
  if (TESTS.has(word)) {
    cursor.take();
    return phrase(left, `IS ${not}${word.toUpperCase()}`);
  }
  if (!rules.comparesByIs) return refuse('IS without TRUE, FALSE, NULL or UNKNOWN');
  const distinct = cursor.accept('distinct', 'from') ? 'DISTINCT FROM ' : '';
  return phrase(left, `IS ${not}${distinct}`.trim(), reader.read(LEVEL.equality + 1));
}

/** Only of values: a query is not allowed in a table's own row. */
function parseList({ cursor, read }: SyntaxReader): Syntax {
  cursor.expect('(');
  const items: Syntax[] = [];
  if (!cursor.is(')'))
    do items.push(read());
    while (cursor.accept(','));
  cursor.expect(')');
  return { op: 'row', items };
}

import { findColumn } from '../../grammar/find-column.ts';
import type { SqlToken } from '../../grammar/sql-token.ts';
import { refuse } from '../not-rewritable.ts';
import type { SyntaxReader } from './syntax-reader.ts';
import { type Syntax, word } from './syntax.ts';

const CONSTANTS: ReadonlySet<string> = new Set(['null', 'true', 'false']);

/** A literal, a column, a call, CASE, or whatever stands in parentheses. */
export function parseOperand(reader: SyntaxReader): Syntax {
  const { cursor } = reader;
  const token = cursor.peek();
  switch (token.kind) {
    case 'number':
      cursor.take();
      return { op: 'digits', value: printNumber(reader, token.text) };
    case 'string':
      return parseString(reader);
    case 'bytes':
      cursor.take();
      return /^(?:[0-9A-Fa-f]{2})*$/.test(token.text)
        ? { op: 'digits', value: `x'${token.text}'` }
        : refuse('bytes that are none');
    case 'name':
    case 'either':
      return parseName(reader);
    case 'word':
      return parseWord(reader, token);
    case 'symbol':
      return token.text === '(' ? parseParentheses(reader) : refuse('no operand');
    case 'end':
      return refuse('no operand');
  }
}

function printNumber({ rules }: SyntaxReader, text: string): string {
  if (/^(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$|^0[xX][0-9A-Fa-f]+$/.test(text)) return text;
  return rules.hasBits && /^0b[01]+$/.test(text) ? `b'${text.slice(2)}'` : refuse('a number that is none');
}

/** Adjacent strings are one. */
function parseString({ cursor }: SyntaxReader): Syntax {
  let value = '';
  while (cursor.peek().kind === 'string') value += cursor.take().text;
  return { op: 'text', value };
}

/** One expression, or a row of several. */
function parseParentheses({ cursor, read }: SyntaxReader): Syntax {
  cursor.take();
  const items = [read()];
  while (cursor.accept(',')) items.push(read());
  cursor.expect(')');
  const [only, ...more] = items;
  return only === undefined || more.length > 0 ? { op: 'row', items } : only;
}

function parseWord(reader: SyntaxReader, { text }: SqlToken): Syntax {
  const { cursor, rules } = reader;
  const lower = text.toLowerCase();
  if (cursor.peek(1).kind === 'string' && rules.grammar.lexicon.introducers?.test(lower) === true)
    return parseIntroduced(reader, lower);
  const form = rules.forms.get(lower)?.(reader);
  if (form !== undefined) return form;
  if (lower === 'case') return parseCase(reader);
  if (cursor.is('(', 1)) return parseCall(reader);
  if (!CONSTANTS.has(lower)) return parseName(reader);
  cursor.take();
  return word(lower.toUpperCase());
}

/** A text of another character set is the same in ours if it is ASCII. */
function parseIntroduced(reader: SyntaxReader, introducer: string): Syntax {
  reader.cursor.take();
  const literal = parseString(reader);
  const isUnicode = introducer === 'n' || /^_utf8(?:mb[34])?$/.test(introducer);
  if (isUnicode) return literal;
  // oxlint-disable-next-line no-control-regex -- ASCII is what is meant
  const isAscii = literal.op === 'text' && /^[\u0000-\u007f]*$/.test(literal.value);
  if (!isAscii) return refuse('a text of another character set');
  return introducer === '_binary' ? { op: 'phrase', parts: ['_binary', literal], isWhole: true } : literal;
}

/** A column, perhaps qualified by its table; a quoted name that is not a column is a string in SQLite. */
function parseName({ cursor, columns }: SyntaxReader): Syntax {
  const isAlone = !cursor.is('.', 1);
  let token = cursor.take();
  while (cursor.accept('.')) token = cursor.take();
  if (token.kind !== 'word' && token.kind !== 'name' && token.kind !== 'either') refuse('no name');
  if (token.kind === 'word' && /[@$]/.test(token.text)) refuse('a variable');
  const found = findColumn(token.text, columns);
  if (found !== undefined) return { op: 'name', name: found };
  return token.kind === 'either' && isAlone ? { op: 'text', value: token.text } : refuse('a name of no column');
}

function parseCall({ cursor, rules, read }: SyntaxReader): Syntax {
  const name = cursor.take().text.toLowerCase();
  if (!rules.functions.has(name)) refuse(`a call of ${name}`);
  cursor.take();
  const items: Syntax[] = [];
  if (!cursor.is(')'))
    do items.push(read());
    while (cursor.accept(','));
  cursor.expect(')');
  if (cursor.is('over') || cursor.is('filter')) refuse('a call over other rows');
  return { op: 'call', name, parts: [{ op: 'list', items }] };
}

function parseCase({ cursor, read }: SyntaxReader): Syntax {
  cursor.take();
  const parts: (Syntax | string)[] = ['CASE'];
  if (!cursor.is('when')) parts.push(read());
  if (!cursor.is('when')) refuse('CASE without WHEN');
  while (cursor.accept('when')) {
    parts.push('WHEN', read());
    cursor.expect('then');
    parts.push('THEN', read());
  }
  if (cursor.accept('else')) parts.push('ELSE', read());
  cursor.expect('end');
  return { op: 'phrase', parts: [...parts, 'END'], isWhole: true };
}

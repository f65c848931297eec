import type { DefaultModel } from './model.ts';
import type { ScriptCursor } from './script-cursor.ts';

/** What follows DEFAULT; undefined is NULL. */
export function readDefault(cursor: ScriptCursor): DefaultModel | undefined {
  const { kind, text } = cursor.peek();
  if (cursor.accept('null')) return undefined;
  if (cursor.is('(')) return readParentheses(cursor);
  if (cursor.acceptOne('true')) return { kind: 'number', value: '1' };
  if (cursor.acceptOne('false')) return { kind: 'number', value: '0' };
  const sign = cursor.acceptOne('-', '+') === '-' ? '-' : '';
  if (cursor.peek().kind === 'number') return readNumber(cursor, sign);
  if (sign !== '') cursor.fail('a number');
  if (kind === 'bytes') {
    cursor.take();
    return { kind: 'bits', value: text };
  }
  const now = readNow(cursor);
  if (now !== undefined) return { kind: 'now', digits: now };
  // DATE '2020-01-01' is its string.
  if (cursor.peek(1).kind === 'string') cursor.acceptOne('date', 'time', 'timestamp');
  if (cursor.is('(', '(') || kind === 'string' || kind === 'either' || cursor.peek(1).kind === 'string')
    return { kind: 'text', value: cursor.takeText('a default') };
  return readCall(cursor);
}

function readNumber(cursor: ScriptCursor, sign: string): DefaultModel {
  const { text } = cursor.take();
  return /^0[xb]/i.test(text) ? { kind: 'bits', value: text } : { kind: 'number', value: `${sign}${text}` };
}

/** In MariaDB a literal in parentheses is the literal, and in MySQL it is equivalent. */
function readParentheses(cursor: ScriptCursor): DefaultModel | undefined {
  const group = cursor.takeGroup('an expression');
  if (group.atEnd()) group.fail('an expression');
  return { kind: 'expression', value: group.print() };
}

const CLOCK = ['current_timestamp', 'now', 'localtimestamp', 'localtime'] as const;

/** The digits of CURRENT_TIMESTAMP or of one of its synonyms; undefined if none of them is here. */
export function readNow(cursor: ScriptCursor): string | undefined {
  if (cursor.acceptOne(...CLOCK) === undefined) return undefined;
  return cursor.is('(') ? cursor.takeGroup('digits').print() : '';
}

/** `uuid()`, or MariaDB's `NEXT VALUE FOR numbers`. */
function readCall(cursor: ScriptCursor): DefaultModel {
  const words: string[] = [];
  if (cursor.accept('next', 'value', 'for')) words.push('next value for ');
  words.push(cursor.takeName('a default'));
  while (cursor.accept('.')) words.push('.', cursor.takeName('a name'));
  if (cursor.is('(')) words.push('(', cursor.takeGroup('arguments').print(), ')');
  return { kind: 'expression', value: words.join('') };
}

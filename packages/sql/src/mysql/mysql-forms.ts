import type { ColumnType, Expression } from '@rowloom/engine';
import { castExpression } from '../expression/cast-expression.ts';
import { text } from '../expression/read-constant.ts';
import { GrammarProblem } from '../grammar/grammar-problem.ts';
import { LEVEL, type SqlReader } from '../grammar/grammar.ts';
import { intervalOf } from '../grammar/interval-of.ts';
import { readCastType } from '../grammar/read-cast-type.ts';
import { mysqlCastType } from './mysql-cast-type.ts';

type Form = (reader: SqlReader) => Expression | undefined;

const call = (name: string, ...args: readonly Expression[]): Expression => ({ op: 'call', name, args });

/** A form that looks like a call: its word and the parenthesis are consumed, the closing one is expected. */
const parenthesized =
  (read: (reader: SqlReader) => Expression): Form =>
  (reader) => {
    const { cursor } = reader;
    if (!cursor.is('(', 1)) return undefined;
    cursor.take();
    cursor.take();
    const expression = read(reader);
    cursor.expect(')');
    return expression;
  };

const cast = parenthesized(({ cursor, read, scope }) => {
  const arg = read();
  cursor.expect('as');
  return castExpression(arg, mysqlCastType(readCastType(cursor)), scope);
});

const convert = parenthesized(({ cursor, read, scope }) => {
  const arg = read();
  if (cursor.accept('using')) {
    cursor.take();
    return arg;
  }
  cursor.expect(',');
  return castExpression(arg, mysqlCastType(readCastType(cursor)), scope);
});

const extract = parenthesized(({ cursor, read }) => {
  const unit = cursor.take().text.toLowerCase();
  cursor.expect('from');
  return call('extract', text(unit), read());
});

const position = parenthesized(({ cursor, read }) => {
  // Otherwise IN would be read as a test.
  const part = read(LEVEL.equality + 1);
  cursor.expect('in');
  return call('strpos', read(), part);
});

const substring = parenthesized(({ cursor, grammar, read, scope }) => {
  const args = [read()];
  if (cursor.accept('from')) {
    args.push(read());
    if (cursor.accept('for')) args.push(read());
  } else {
    while (cursor.accept(',')) args.push(read());
  }
  return grammar.readCall('substr', args, scope);
});

const SIDES: Readonly<Record<string, string>> = { both: 'btrim', leading: 'ltrim', trailing: 'rtrim' };

const trim = parenthesized(({ cursor, read }) => {
  const side = Object.keys(SIDES).find((word) => cursor.accept(word));
  const name = SIDES[side ?? 'both'] ?? 'btrim';
  if (cursor.accept('from')) return call(name, read());
  const first = read();
  if (!cursor.accept('from')) return call(name, first);
  // MySQL trims whole strings, the engine any of the characters: the same for one character.
  if (first.op !== 'literal' || first.type !== 'text' || [...first.value].length !== 1)
    throw new GrammarProblem('TRIM of more than one character');
  return call(name, read(), first);
});

const interval: Form = ({ cursor, read }) => {
  cursor.take();
  const amount = read();
  const found = intervalOf(amount, cursor.take().text.toLowerCase());
  if (found === undefined) throw new GrammarProblem('an interval of an unknown unit');
  return found;
};

/** `timestampdiff(month, a, b)`: the unit comes first, as a word. */
const withUnit = (name: string): Form =>
  parenthesized(({ cursor, grammar, read, scope }) => {
    const unit = cursor
      .take()
      .text.toLowerCase()
      .replace(/^sql_tsi_/, '');
    cursor.expect(',');
    const first = read();
    cursor.expect(',');
    return grammar.readCall(name, [text(unit), first, read()], scope);
  });

/** `DATE '2020-01-31'`; without a string the word is a function or a column. */
const literalOf =
  (type: ColumnType): Form =>
  ({ cursor, scope }) => {
    if (cursor.peek(1).kind !== 'string') return undefined;
    cursor.take();
    return castExpression(text(cursor.take().text), type, scope);
  };

/** `CURRENT_DATE`, with or without parentheses. */
const clock =
  (name: string): Form =>
  ({ cursor, read }) => {
    cursor.take();
    if (cursor.accept('(') && !cursor.accept(')')) {
      read();
      cursor.expect(')');
    }
    return call(name);
  };

const refuse: Form = () => {
  throw new GrammarProblem('a form that depends on other rows or on an index');
};

export const MYSQL_FORMS: ReadonlyMap<string, Form> = new Map([
  ['cast', cast],
  ['convert', convert],
  ['extract', extract],
  ['position', position],
  ['substring', substring],
  ['substr', substring],
  ['mid', substring],
  ['trim', trim],
  ['interval', interval],
  ['timestampdiff', withUnit('timestampdiff')],
  ['timestampadd', withUnit('timestampadd')],
  ['date', literalOf({ native: 'date', kind: 'date' })],
  ['time', literalOf({ native: 'time', kind: 'time' })],
  ['timestamp', literalOf({ native: 'datetime', kind: 'timestamp' })],
  ['current_date', clock('current_date')],
  ['curdate', clock('current_date')],
  ['utc_date', clock('current_date')],
  ['current_time', clock('current_time')],
  ['current_timestamp', clock('current_timestamp')],
  ['localtimestamp', clock('current_timestamp')],
  ['localtime', clock('current_timestamp')],
  ['utc_timestamp', clock('current_timestamp')],
  ['match', refuse],
]);

import { LEVEL } from '../../grammar/grammar.ts';
import { refuse } from '../not-rewritable.ts';
import { parseCastType } from './cast-type.ts';
import type { SyntaxReader } from './syntax-reader.ts';
import { type Syntax, word } from './syntax.ts';

type Form = (reader: SyntaxReader) => Syntax | undefined;

const TYPES: ReadonlySet<string> = new Set(
  `bigint binary blob bytes char character charset date datetime dec decimal double float inet4 inet6 int integer json
  long mediumint nchar numeric precision real set signed smallint time timestamp tinyint unsigned uuid varbinary varchar
  year ascii unicode latin1 utf8 utf8mb3 utf8mb4`.split(/\s+/),
);
const UNITS: ReadonlySet<string> = new Set(
  `microsecond second minute hour day week month quarter year second_microsecond minute_microsecond minute_second
  hour_microsecond hour_second hour_minute day_microsecond day_second day_minute day_hour year_month`.split(/\s+/),
);
const CHARSETS: ReadonlySet<string> = new Set([
  'ascii',
  'binary',
  'latin1',
  'utf8',
  'utf8mb3',
  'utf8mb4',
  'utf16',
  'ucs2',
]);

/** One of the known words, in the grammar's spelling. */
function wordOf({ cursor }: SyntaxReader, known: ReadonlySet<string>): string {
  const text = cursor.take().text.toLowerCase();
  return known.has(text) ? text : refuse('a word that is not known');
}

/** A form that looks like a call: `read` reads what is in the parentheses. */
const called =
  (name: string, read: (reader: SyntaxReader) => readonly (Syntax | string)[]): Form =>
  (reader) => {
    const { cursor } = reader;
    if (!cursor.is('(', 1)) return undefined;
    cursor.take();
    cursor.take();
    const parts = read(reader);
    cursor.expect(')');
    return { op: 'call', name, parts };
  };

/** The remaining arguments of a list. */
function restOf({ cursor, read }: SyntaxReader, first: Syntax): Syntax {
  const items = [first];
  while (cursor.accept(',')) items.push(read());
  return { op: 'list', items };
}

const cast = called('cast', ({ cursor, read }) => {
  const arg = read();
  cursor.expect('as');
  return [arg, 'AS', parseCastType(cursor, TYPES)];
});

const convert = called('convert', (reader) => {
  const arg = reader.read();
  if (reader.cursor.accept('using')) return [arg, 'USING', wordOf(reader, CHARSETS)];
  reader.cursor.expect(',');
  return [arg, ',', parseCastType(reader.cursor, TYPES)];
});

const charOf = called('char', (reader) => {
  const codes = restOf(reader, reader.read());
  return reader.cursor.accept('using') ? [codes, 'USING', wordOf(reader, CHARSETS)] : [codes];
});

const extract = called('extract', (reader) => {
  const unit = wordOf(reader, UNITS);
  reader.cursor.expect('from');
  return [unit, 'FROM', reader.read()];
});

const position = called('position', ({ cursor, read }) => {
  // Otherwise IN would be read as a test.
  const part = read(LEVEL.order + 1);
  cursor.expect('in');
  return [part, 'IN', read()];
});

const substring = (name: string): Form =>
  called(name, (reader) => {
    const { cursor, read } = reader;
    const text = read();
    if (!cursor.accept('from')) return [restOf(reader, text)];
    const from = read();
    return cursor.accept('for') ? [text, 'FROM', from, 'FOR', read()] : [text, 'FROM', from];
  });

const SIDES = ['both', 'leading', 'trailing'] as const;

const trim = called('trim', ({ cursor, read }) => {
  const side = SIDES.find((each) => cursor.accept(each))?.toUpperCase();
  const before = side === undefined ? [] : [side];
  if (cursor.accept('from')) return [...before, 'FROM', read()];
  const first = read();
  return cursor.accept('from') ? [...before, first, 'FROM', read()] : [...before, first];
});

/** `timestampdiff(month, a, b)`: the unit comes first, as a word. */
const withUnit = (name: string): Form =>
  called(name, (reader) => {
    const unit = wordOf(reader, UNITS);
    reader.cursor.expect(',');
    return [unit, ',', restOf(reader, reader.read())];
  });

const interval: Form = (reader) => {
  reader.cursor.take();
  const amount = reader.read();
  return { op: 'phrase', parts: ['INTERVAL', amount, wordOf(reader, UNITS)], isWhole: true };
};

/** `DATE '2020-01-31'`; without a string the word is a function or a column. */
const literalOf =
  (type: string): Form =>
  ({ cursor }) => {
    const { kind, text } = cursor.peek(1);
    if (kind !== 'string') return undefined;
    cursor.take();
    cursor.take();
    return { op: 'phrase', parts: [type, { op: 'text', value: text }], isWhole: true };
  };

/** `CURRENT_DATE`, with or without parentheses and digits in them. */
const clock =
  (name: string): Form =>
  ({ cursor }) => {
    cursor.take();
    if (!cursor.accept('(')) return word(name);
    if (cursor.accept(')')) return { op: 'call', name, parts: [] };
    const { kind, text } = cursor.take();
    cursor.expect(')');
    return kind === 'number' && /^[0-6]$/.test(text)
      ? { op: 'call', name, parts: [text] }
      : refuse('a clock that is none');
  };

const CLOCKS =
  'current_date current_time current_timestamp localtime localtimestamp utc_date utc_time utc_timestamp current_user';

export const MYSQL_SYNTAX_FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['cast', cast],
  ['convert', convert],
  ['char', charOf],
  ['extract', extract],
  ['position', position],
  ['substring', substring('substring')],
  ['substr', substring('substr')],
  ['mid', substring('mid')],
  ['trim', trim],
  ['timestampdiff', withUnit('timestampdiff')],
  ['timestampadd', withUnit('timestampadd')],
  ['interval', interval],
  ['date', literalOf('DATE')],
  ['time', literalOf('TIME')],
  ['timestamp', literalOf('TIMESTAMP')],
  ...CLOCKS.split(' ').map((name): [string, Form] => [name, clock(name)]),
]);

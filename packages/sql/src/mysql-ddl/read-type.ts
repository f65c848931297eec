import { nearestName } from '@rowloom/engine';
import { DdlProblem } from './ddl-problem.ts';
import type { DeclaredType } from './model.ts';
import type { ScriptCursor } from './script-cursor.ts';
import { quoteString } from './unquote.ts';

/** A type with what its declaration says about its texts. */
export type TypeWish = {
  readonly type: DeclaredType;
  readonly charset: string | undefined;
  readonly collation: string | undefined;
  /** BINARY after a text type: the binary collation of its character set. */
  readonly isBinary: boolean;
  /** SERIAL is a type and more. */
  readonly isSerial: boolean;
};

const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    int1: 'tinyint',
    int2: 'smallint',
    int3: 'mediumint',
    middleint: 'mediumint',
    int4: 'int',
    integer: 'int',
    int8: 'bigint',
    dec: 'decimal',
    fixed: 'decimal',
    numeric: 'decimal',
    'double precision': 'double',
    real: 'double',
    float4: 'float',
    float8: 'double',
    character: 'char',
    'character varying': 'varchar',
    'char varying': 'varchar',
    varcharacter: 'varchar',
    'char byte': 'binary',
    nchar: 'char',
    'national char': 'char',
    'national character': 'char',
    nvarchar: 'varchar',
    'national varchar': 'varchar',
    'national varcharacter': 'varchar',
    'national char varying': 'varchar',
    'national character varying': 'varchar',
    'nchar varchar': 'varchar',
    'nchar varying': 'varchar',
    long: 'mediumtext',
    'long varchar': 'mediumtext',
    'long char varying': 'mediumtext',
    'long character varying': 'mediumtext',
    'long varbinary': 'mediumblob',
    'long char byte': 'mediumblob',
    geomcollection: 'geometrycollection',
  }),
);

const TYPES: ReadonlySet<string> = new Set(
  `tinyint smallint mediumint int bigint decimal float double bit bool boolean serial date time datetime timestamp year char
  varchar binary varbinary tinytext text mediumtext longtext tinyblob blob mediumblob longblob enum set json uuid inet4 inet6
  geometry point linestring polygon multipoint multilinestring multipolygon geometrycollection vector xmltype`.split(
    /\s+/,
  ),
);

/** Words that may follow the first word of a type and belong to it. */
const SECOND = ['precision', 'varying', 'byte', 'varchar', 'varcharacter', 'varbinary', 'char', 'character'];

/** The type at the cursor, with its sizes, labels and character set. */
export function readType(cursor: ScriptCursor): TypeWish {
  const { kind } = cursor.peek();
  if (kind !== 'word') cursor.fail("a column's type");
  const written = takeWords(cursor);
  const word = SYNONYMS.get(written) ?? written;
  const isNational = written.startsWith('n') && written !== word && written !== 'numeric';
  const labels = word === 'enum' || word === 'set' ? readLabels(cursor) : [];
  const sizes = labels.length === 0 && cursor.is('(') ? readSizes(cursor, word) : [];
  const facts = readFacts(cursor);
  const type = {
    labels,
    isUnsigned: facts.isUnsigned || facts.isZerofill,
    isZerofill: facts.isZerofill,
    srid: facts.srid,
  };
  const texts = {
    charset: facts.charset ?? (isNational ? 'utf8mb3' : undefined),
    collation: facts.collation,
    isBinary: facts.isBinary,
  };
  if (word === 'serial')
    return { type: { ...type, word: 'bigint', sizes, isUnsigned: true }, ...texts, isSerial: true };
  const isBoolean = word === 'bool' || word === 'boolean';
  return {
    type: { ...type, word: isBoolean ? 'tinyint' : word, sizes: isBoolean ? [1] : sizes },
    ...texts,
    isSerial: false,
  };
}

function takeWords(cursor: ScriptCursor): string {
  const first = cursor.peek().text.toLowerCase();
  let words = first;
  if (/^(?:double|char|character|national|nchar|long)$/.test(first)) {
    for (let ahead = 1; ahead <= 2; ahead += 1) {
      const next = SECOND.find(
        (word) => cursor.peek(ahead).kind === 'word' && cursor.peek(ahead).text.toLowerCase() === word,
      );
      if (next === undefined) break;
      words += ` ${next}`;
    }
  }
  // The longest match: in `char character set …` the second word belongs to another clause.
  while (words.includes(' ') && !SYNONYMS.has(words)) words = words.slice(0, words.lastIndexOf(' '));
  if (!SYNONYMS.has(words) && !TYPES.has(words)) {
    const near = nearestName(words, [...TYPES]);
    cursor.fail("a column's type", near === undefined ? '' : `Did you mean ${near}?`);
  }
  cursor.expect(...words.split(' '));
  return words;
}

function readLabels(cursor: ScriptCursor): readonly string[] {
  const labels = new Set<string>();
  for (const part of cursor.takeGroup('the labels in parentheses').parts()) {
    const { start } = part.peek();
    // Trailing blanks of a label are dropped.
    const label = part.takeText('a label in quotes').replace(/ +$/, '');
    if (!part.atEnd()) part.fail('a comma');
    if (labels.has(label)) throw new DdlProblem(`The label ${quoteString(label)} is listed twice.`, start);
    labels.add(label);
  }
  return [...labels];
}

/** The largest sizes that servers accept, where more than this would be meaningless. */
const LARGEST: Readonly<Record<string, readonly number[]>> = {
  time: [6],
  datetime: [6],
  timestamp: [6],
  decimal: [65, 38],
  bit: [64],
};

function readSizes(cursor: ScriptCursor, type: string): readonly number[] {
  return cursor
    .takeGroup('a size in parentheses')
    .parts()
    .map((part, index) => {
      const { start } = part.peek();
      const size = part.takeNumber('a size');
      const largest = LARGEST[type]?.[index] ?? size;
      if (size > largest) throw new DdlProblem(`${type} takes at most ${largest} here, not ${size}.`, start);
      part.acceptOne('char', 'byte');
      if (!part.atEnd()) part.fail('a comma');
      return size;
    });
}

type TypeFacts = {
  isUnsigned: boolean;
  isZerofill: boolean;
  isBinary: boolean;
  charset: string | undefined;
  collation: string | undefined;
  srid: number | undefined;
};

function readFacts(cursor: ScriptCursor): TypeFacts {
  const facts: TypeFacts = {
    isUnsigned: false,
    isZerofill: false,
    isBinary: false,
    charset: undefined,
    collation: undefined,
    srid: undefined,
  };
  while (readFact(cursor, facts));
  return facts;
}

function readFact(cursor: ScriptCursor, facts: TypeFacts): boolean {
  if (cursor.accept('signed')) return true;
  if (cursor.accept('unsigned')) facts.isUnsigned = true;
  else if (cursor.accept('zerofill')) facts.isZerofill = true;
  else if (cursor.accept('binary')) facts.isBinary = true;
  else if (cursor.accept('ascii')) facts.charset = 'latin1';
  else if (cursor.accept('unicode')) facts.charset = 'ucs2';
  else if (cursor.accept('byte')) facts.charset = 'binary';
  else if (cursor.accept('character', 'set') || cursor.accept('charset') || cursor.accept('char', 'set'))
    facts.charset = takeCharset(cursor);
  else if (cursor.accept('collate')) facts.collation = takeCharset(cursor);
  else if (cursor.accept('srid')) facts.srid = cursor.takeNumber('the number of a reference system');
  else if (cursor.accept('ref_system_id')) {
    cursor.accept('=');
    cursor.takeNumber('the number of a reference system');
  } else return false;
  return true;
}

/** The name of a character set or collation, possibly quoted. */
export function takeCharset(cursor: ScriptCursor): string {
  const isString = cursor.peek().kind === 'string';
  return (isString ? cursor.takeText('a name') : cursor.takeName('a name')).toLowerCase();
}

/** A literal of a rule, and whether a column of the type accepts it. */
export type Literal = readonly [value: string | number | boolean, isTaken: boolean];
type LiteralsOfType = {
  readonly type: string;
  /** SQL that creates the type. */
  readonly before?: readonly string[];
  readonly literals: readonly Literal[];
};

const taken = (...values: readonly Literal[0][]): readonly Literal[] => values.map((value) => [value, true]);
const refused = (...values: readonly Literal[0][]): readonly Literal[] => values.map((value) => [value, false]);
const of = (
  type: string,
  fit: readonly Literal[],
  misfit: readonly Literal[],
  ...before: readonly string[]
): LiteralsOfType => ({
  type,
  literals: [...fit, ...misfit],
  before,
});

const POSTGRESQL: readonly LiteralsOfType[] = [
  of('smallint', taken(1, -32768), refused(32768, 'x', '')),
  of('integer', taken(0, '7'), refused(2147483648, '1x', '0x')),
  of('bigint', taken(9007199254740991), refused(1e20, 'one')),
  of('numeric(4,2)', taken(99.99, '-1.5'), refused(100, 'x')),
  of('real', taken(1.5), refused(1e39, 'x')),
  of('double precision', taken(1e15, 'NaN', 1e308, -1e300), refused('x', '')),
  of('money', taken(1.5), refused('x')),
  of('boolean', taken(true, 'yes', 'f'), refused('maybe', 2, '')),
  of('text', taken('', 'any'), refused('a\0b')),
  of('varchar(3)', taken('abc'), refused('abcd')),
  of('char(2)', taken('ab'), refused('abc')),
  of('bytea', taken('\\x00ff', 'plain', '\\x0', '\\xzz', '\\9'), []),
  of('bit(3)', taken('101'), refused('10', 'abc')),
  of('varbit(3)', taken('10'), refused('1011', '2')),
  of('date', taken('2026-02-28'), refused('2026-02-30', 'x', '')),
  of('time', taken('23:59:59'), refused('25:00', 'x')),
  of('timetz', taken('23:59:59+01'), refused('25:00+01', 'x')),
  of('timestamp', taken('2026-02-28 10:00:00'), refused('2026-02-30', 'x')),
  of('timestamptz', taken('2026-02-28 10:00:00+00'), refused('2026-13-01', 'x')),
  of('interval', taken('1 day', '2 hours 3 minutes'), refused('x', '1 fortnite')),
  of('uuid', taken('6f0e6a2e-9c5b-4a8e-8f6b-3c1f2d4e5a6b'), refused('6f0e', '')),
  of('json', taken('{"a": 1}', 'text', 3), []),
  of('jsonb', taken('{"a": 1}', 'text', 3), []),
  of('xml', taken('<a>1</a>', 'text', '<a/><b c="d"/>'), refused('<a>', '<a></b>', 'a & b')),
  of('inet', taken('10.0.0.1'), refused('300.1.1.1', 'x')),
  of('cidr', taken('10.0.0.0/8'), refused('10.0.0.1/8')),
  of('macaddr', taken('08:00:2b:01:02:03', '08002b010203'), refused('08:00', 'x', '08:00:2b:01:02:03:04:05')),
  // PostgreSQL would pad a shorter one; Rowloom writes all eight.
  of('macaddr8', taken('08:00:2b:01:02:03:04:05'), refused('x', '08:00:2b:01:02:03')),
  of('mood', taken('sad'), refused('glad', ''), "CREATE TYPE mood AS ENUM ('sad', 'ok');"),
  of('integer[]', taken('{1,2}', '{}'), refused('{1,x}', '1', '{1', '[1,2]')),
  of('text[]', taken('{a,"b c"}'), refused('a', '{a')),
  of('int4range', taken('[1,5)', 'empty'), refused('[5,1)', '1-5', '[a,b)')),
  of('int4multirange', taken('{[1,5)}', '{}'), refused('[1,5)', '{1}')),
  of('short', taken('abc'), refused('abcd'), 'CREATE DOMAIN short AS varchar(3);'),
  of('pair', taken('(1,a)', '(,)'), refused('1', '(x,a)', '(1)', '(1,a,b)'), 'CREATE TYPE pair AS (n int, t text);'),
  of('point', taken('(1,2)', '1,2', '(1e3, -2.5)'), refused('hello', '(1)', '(1,2,3)', '')),
  of('line', taken('{1,2,3}', '[(0,0),(1,1)]'), refused('{0,0,1}', '[(1,1),(1,1)]', 'x')),
  of('lseg', taken('[(0,0),(1,1)]', '0,0,1,1'), refused('(1,2)', 'x')),
  of('box', taken('(0,0),(1,1)', '0,0,1,1'), refused('(1,2)', 'x')),
  of('path', taken('[(0,0),(1,1)]', '((0,0),(1,1),(2,0))', '0,0,1,1'), refused('(1,x)', '[(0,0),(1)]', 'x')),
  of('polygon', taken('((0,0),(1,1),(2,0))', '0,0,1,1'), refused('((0,0),(1))', 'x')),
  of('circle', taken('<(0,0),1>', '0,0,1', '((0,0),1)'), refused('<(0,0),-1>', '(0,0)', 'x')),
  of('tsvector', taken("'a':1 b", 'plain words'), refused("'a", 'a:1:x')),
  of('tsquery', taken('a & b', "'a b' | !c"), refused('a b', '& a', '(a')),
];

const MARIADB: readonly LiteralsOfType[] = [
  of('tinyint', taken(127), refused(128, 'x')),
  of('smallint unsigned', taken(65535), refused(-1, 65536)),
  of('mediumint', taken(8388607), refused(8388608)),
  of('int', taken(1, '7'), refused(2147483648, '1x')),
  of('bigint', taken(9007199254740991), refused(1e20)),
  of('decimal(4,2)', taken(99.99), refused(100, 'x')),
  of('float', taken(1.5), refused(1e39, 'x')),
  of('double', taken(1e15, 1e300), refused('x', 'NaN')),
  of('boolean', taken(true, 1), refused('maybe')),
  of('varchar(3)', taken('abc'), refused('abcd')),
  of('char(2)', taken('ab'), refused('abc')),
  of('text', taken('any'), []),
  of('binary(2)', taken('ab'), refused('abc')),
  of('varbinary(2)', taken('a'), refused('abc')),
  of('blob', taken('any'), []),
  of('bit(3)', taken('101', '1'), refused('1011', 'x')),
  of('date', taken('2026-02-28'), refused('2026-02-30', 'x')),
  of('time', taken('23:59:59'), refused('x')),
  of('datetime', taken('2026-02-28 10:00:00'), refused('2026-02-30', 'x')),
  of(
    'timestamp',
    taken('2026-02-28 10:00:00'),
    refused('2026-02-30', 'x', '1960-01-01 00:00:00', '2150-01-01 00:00:00'),
  ),
  of('year', taken(2026), refused(1900, 2156, 'x')),
  of('uuid', taken('6f0e6a2e-9c5b-4a8e-8f6b-3c1f2d4e5a6b'), refused('6f0e')),
  of('json', taken('{"a": 1}', 3), []),
  of('inet6', taken('2001:db8::1', '10.0.0.1'), refused('x', '300.1.1.1')),
  of('inet4', taken('10.0.0.1'), refused('x', '300.1.1.1', '2001:db8::1')),
  of("enum('sad','ok')", taken('sad'), refused('glad')),
  of("set('a','b')", taken('a,b', ''), refused('c')),
  of('point', taken('POINT(1 2)'), refused('hello', 'POINT(1)', '(1,2)')),
  of('linestring', taken('LINESTRING(0 0,1 1)'), refused('x', 'LINESTRING(0 0)', 'POINT(1 2)')),
  of('polygon', taken('POLYGON((0 0,1 1,1 0,0 0))'), refused('x', 'POLYGON((0 0,1 1,1 0))')),
  of('geometry', taken('POINT(1 2)'), refused('x')),
];

/** SQLite refuses only in STRICT tables, and for a rowid. */
const SQLITE: readonly LiteralsOfType[] = [
  of('integer', taken(1, '7', 'text'), []),
  of('varchar(3)', taken('abcd'), []),
  of('date', taken('2026-02-28'), []),
  of('boolean', taken(true), []),
  of('blob', taken('any'), []),
];

export const LITERALS = { postgresql: POSTGRESQL, mariadb: MARIADB, sqlite: SQLITE };

import type { ColumnProgram } from '../graph/column-program.ts';
import type { Node } from '../graph/node.ts';
import { makeDictionary } from '../../base/text/dictionary.ts';
import { literal, word } from '../graph/piece.ts';
import { dateText } from './date-text.fixture.ts';
import type { PreviewValue } from '../compile/objects.ts';
import {
  row,
  from,
  words,
  sample,
  bytesValue,
  arrayOf,
  nodeValue,
  decimal,
  TEXT,
  numeric,
  type Sample,
} from './sample-column.fixture.ts';
import {
  AWKWARD_TEXTS,
  JSONS,
  ADDRESSES,
  MACS,
  BITS,
  STATES,
  pick,
  decimalText,
  bigAt,
  unitsAt,
  smallUnitsAt,
  daysAt,
  clockAt,
  microsAt,
  spanAt,
  uuidWordAt,
  pad,
  clockText,
  stampText,
  spanText,
  uuidText,
  bytesText,
} from './sample-values.fixture.ts';

export const SAMPLE_ROWS = 97;

/** One column of every type. */
export const SAMPLES: readonly Sample[] = [
  sample(
    'id',
    { native: 'integer', kind: 'integer', bits: 32 },
    { kind: 'integer', node: from((at) => at + 1), min: 1, max: 1000 },
    (at) => at + 1,
  ),
  sample(
    'small',
    { native: 'smallint', kind: 'integer', bits: 16 },
    nodeValue('integer', (at) => (at % 2 === 0 ? -at * 100 : at)),
    (at) => (at % 2 === 0 ? 0 - at * 100 : at),
    1,
  ),
  sample('big', { native: 'bigint', kind: 'integer', bits: 64 }, nodeValue('integer', bigAt), bigAt),
  sample(
    'count',
    { native: 'bigint', kind: 'integer', bits: 64 },
    { kind: 'integer', node: from((at) => at * 1000), min: 0, max: 1_000_000 },
    (at) => at * 1000,
    2,
  ),
  sample('price', numeric(15, 2), decimal(unitsAt, 2), (at) => decimalText(unitsAt(at), 2), 3),
  sample('rate', numeric(18, 5), decimal(unitsAt, 5), (at) => decimalText(unitsAt(at), 5)),
  sample('whole', numeric(18, 0), decimal(unitsAt, 0), (at) => decimalText(unitsAt(at), 0)),
  sample('fine', numeric(30, 13), decimal(unitsAt, 13), (at) => decimalText(unitsAt(at), 13)),
  sample('narrow', numeric(9, 4), decimal(smallUnitsAt, 4), (at) => decimalText(smallUnitsAt(at), 4)),
  sample('ratio', { native: 'double precision', kind: 'float', bits: 64 }, decimal(unitsAt, 3), (at) =>
    decimalText(unitsAt(at), 3),
  ),
  sample(
    'real',
    { native: 'real', kind: 'float', bits: 32 },
    decimal((at) => at - 40, 1),
    (at) => decimalText(at - 40, 1),
    4,
  ),
  sample('fee', { native: 'money', kind: 'money' }, decimal(unitsAt, 2), (at) => decimalText(unitsAt(at), 2)),
  sample(
    'active',
    { native: 'boolean', kind: 'boolean' },
    nodeValue('boolean', (at) => (at % 3 === 0 ? 1 : 0)),
    (at) => at % 3 === 0,
  ),
  sample(
    'maybe',
    { native: 'boolean', kind: 'boolean' },
    nodeValue('boolean', (at) => at % 2),
    (at) => at % 2 === 1,
    5,
  ),
  sample('born', { native: 'date', kind: 'date' }, nodeValue('date', daysAt), (at) => dateText(daysAt(at)), 6),
  sample('opens', { native: 'time without time zone', kind: 'time' }, nodeValue('time', clockAt), (at) =>
    clockText(clockAt(at)),
  ),
  sample(
    'opens_zoned',
    { native: 'time with time zone', kind: 'time', zone: true },
    nodeValue('time', clockAt),
    (at) => `${clockText(clockAt(at))}Z`,
  ),
  sample(
    'seen',
    { native: 'timestamp without time zone', kind: 'timestamp' },
    nodeValue('timestamp', microsAt),
    stampText,
    0,
  ),
  sample(
    'created',
    { native: 'timestamp with time zone', kind: 'timestamp', zone: true },
    nodeValue('timestamp', microsAt),
    (at) => `${stampText(at)}Z`,
  ),
  sample(
    'span',
    { native: 'interval', kind: 'interval' },
    nodeValue('interval', spanAt),
    (at) => spanText(spanAt(at)),
    1,
  ),
  sample(
    'uid',
    { native: 'uuid', kind: 'uuid' },
    { kind: 'uuid', words: [0, 1, 2, 3].map((part) => from((at) => uuidWordAt(at, part))) as [Node, Node, Node, Node] },
    uuidText,
    2,
  ),
  sample('label', TEXT, words(AWKWARD_TEXTS), (at) => pick(AWKWARD_TEXTS, at)),
  sample(
    'label "or" not',
    { native: 'character varying(80)', kind: 'text', max_length: 80 },
    words(AWKWARD_TEXTS, 5),
    (at) => pick(AWKWARD_TEXTS, at * 5),
    3,
  ),
  sample(
    'code',
    { native: 'citext', kind: 'text', case_insensitive: true },
    { kind: 'text', pieces: [literal('C-'), { kind: 'number', value: row, width: 6 }, literal('/ö')] },
    (at) => `C-${pad(at, 6)}/ö`,
  ),
  sample(
    'digits',
    TEXT,
    nodeValue('integer', (at) => at * 3),
    (at) => String(at * 3),
  ),
  sample('state', { native: 'state', kind: 'enum', name: 'state', values: STATES }, words(STATES), (at) =>
    pick(STATES, at),
  ),
  sample(
    'doc',
    { native: 'jsonb', kind: 'json', binary: true },
    { kind: 'json', pieces: words(JSONS).pieces },
    (at) => pick(JSONS, at),
    4,
  ),
  sample('doc_text', { native: 'json', kind: 'json' }, { kind: 'json', pieces: words(JSONS, 5).pieces }, (at) =>
    pick(JSONS, at * 5),
  ),
  sample(
    'markup',
    { native: 'xml', kind: 'xml' },
    {
      kind: 'text',
      pieces: [
        literal('<a b="1">'),
        word(
          makeDictionary(STATES),
          from((at) => at % 3),
        ),
        literal('</a>'),
      ],
    },
    (at) => `<a b="1">${pick(STATES, at)}</a>`,
  ),
  sample('blob', { native: 'bytea', kind: 'bytes' }, bytesValue, bytesText, 5),
  sample('ip', { native: 'inet', kind: 'inet' }, words(ADDRESSES), (at) => pick(ADDRESSES, at)),
  sample('net', { native: 'cidr', kind: 'cidr' }, words(['198.51.100.0/24', '2001:db8::/32']), (at) =>
    pick(['198.51.100.0/24', '2001:db8::/32'], at),
  ),
  sample('mac', { native: 'macaddr', kind: 'macaddr', bytes: 6 }, words(MACS), (at) => pick(MACS, at), 6),
  sample('flags', { native: 'bit varying', kind: 'bits', varying: true }, words(BITS), (at) => pick(BITS, at)),
  sample(
    'tags',
    { native: 'text[]', kind: 'array', element: TEXT },
    arrayOf([words(AWKWARD_TEXTS), words(AWKWARD_TEXTS, 3), words(AWKWARD_TEXTS, 7)], (at) => at % 4),
    (at) => [pick(AWKWARD_TEXTS, at), pick(AWKWARD_TEXTS, at * 3), pick(AWKWARD_TEXTS, at * 7)].slice(0, at % 4),
    0,
  ),
  sample(
    'numbers',
    { native: 'integer[]', kind: 'array', element: { native: 'integer', kind: 'integer', bits: 32 } },
    arrayOf([nodeValue('integer', (at) => -at), nodeValue('integer', (at) => at)], (at) => at % 3),
    (at) => [0 - at, at].slice(0, at % 3),
  ),
  sample(
    'prices',
    { native: 'numeric(15,2)[]', kind: 'array', element: numeric(15, 2) },
    arrayOf([decimal(unitsAt, 2)], () => 1),
    (at) => [decimalText(unitsAt(at), 2)],
  ),
  sample(
    'days',
    { native: 'date[]', kind: 'array', element: { native: 'date', kind: 'date' } },
    arrayOf([nodeValue('date', daysAt)], (at) => at % 2),
    (at) => (at % 2 === 0 ? [] : [dateText(daysAt(at))]),
  ),
  sample(
    'switches',
    { native: 'boolean[]', kind: 'array', element: { native: 'boolean', kind: 'boolean' } },
    arrayOf([nodeValue('boolean', (at) => at % 2)], () => 1),
    (at) => [at % 2 === 1],
  ),
  sample('never', TEXT, { kind: 'null' }, () => null),
];

const LEFT: ColumnProgram = { name: 'left_to_the_database', type: TEXT, isNull: undefined, value: { kind: 'omitted' } };

export const SAMPLE_COLUMNS: readonly ColumnProgram[] = [...SAMPLES.map((item) => item.column), LEFT];

/** The row's expected values, by name. */
export function plainRow(at: number, samples: readonly Sample[] = SAMPLES): Record<string, PreviewValue> {
  return Object.fromEntries(samples.map(({ column, plain }) => [column.name, plain(at)]));
}

import type { Draw } from './draw.ts';

export type ColumnKind =
  | 'whole'
  | 'decimal'
  | 'float'
  | 'text'
  | 'date'
  | 'moment'
  | 'boolean'
  | 'list'
  | 'span'
  | 'clock'
  | 'json';

/** A column, and its value in a row that every CHECK of the table must allow. */
export type RandomColumn = {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly type: string;
  readonly nullable: boolean;
  readonly witness: string;
};

/** The more often a kind is listed, the more often it is drawn. */
const KINDS =
  'whole whole whole decimal decimal float text text text date moment moment boolean list span clock json'.split(
    ' ',
  ) as [ColumnKind, ...ColumnKind[]];

const NAMES: Readonly<Record<ColumnKind, readonly [string, ...string[]]>> = {
  whole: ['quantity', 'size', 'level', 'seats', 'weight', 'least_no', 'most_no', 'stock', 'year_no'],
  decimal: ['price', 'total', 'tax', 'fee', 'rate', 'discount', 'amount', 'net'],
  float: ['ratio', 'score', 'lat', 'lng', 'warmth'],
  text: ['code', 'title', 'slug', 'status', 'kind', 'email', 'phone', 'country', 'note', 'zip'],
  date: ['born_on', 'starts_on', 'ends_on', 'due', 'paid_on'],
  moment: ['created_at', 'updated_at', 'opened_at', 'closed_at', 'shipped_at'],
  boolean: ['active', 'is_default', 'locked', 'hidden'],
  list: ['tags', 'labels', 'parts'],
  span: ['duration', 'grace'],
  clock: ['opens', 'closes'],
  json: ['data', 'meta'],
};

export function randomColumn(draw: Draw, taken: Set<string>): RandomColumn {
  const kind = draw.pick(KINDS);
  let name = draw.pick(NAMES[kind]);
  while (taken.has(name)) name += draw.whole(2, 9);
  taken.add(name);
  const nullable = draw.chance(0.5);
  const [type, value] = TYPES[kind](draw);
  return { name, kind, type, nullable, witness: nullable && draw.chance(0.3) ? 'NULL' : value };
}

type Typed = readonly [type: string, value: string];

const quoted = (text: string): string => `'${text}'`;
const day = (draw: Draw): string => `20${draw.whole(10, 29)}-0${draw.whole(1, 9)}-1${draw.whole(0, 9)}`;

const TYPES: Readonly<Record<ColumnKind, (draw: Draw) => Typed>> = {
  whole: (draw) => [
    draw.pick(['integer', 'integer', 'bigint', 'smallint']),
    String(draw.pick([0, 1, 2, 3, 5, 10, 42, 100, 365, 2024, -7, draw.whole(1, 30_000)])),
  ],
  decimal: (draw) =>
    draw.pick<Typed>([
      ['numeric(10,2)', (draw.whole(0, 100_000) / 100).toFixed(2)],
      ['numeric(5,4)', (draw.whole(0, 10_000) / 10_000).toFixed(4)],
      ['numeric', (draw.whole(0, 1_000_000) / 1000).toFixed(3)],
      ['numeric(12,0)', String(draw.whole(0, 1_000_000))],
    ]),
  float: (draw) => [draw.pick(['real', 'double precision']), String(draw.whole(-400, 400) / 4)],
  text: (draw) => [
    draw.pick(['text', 'text', 'varchar(20)', 'varchar(8)', 'char(3)']),
    quoted(draw.pick(['abc', 'ABC', 'a-b', 'x1', 'de', 'foo', 'A12', 'new', 'USD', '123', '+49', 'b_c', 'a@b'])),
  ],
  date: (draw) => ['date', `date ${quoted(day(draw))}`],
  moment: (draw) => [
    draw.pick(['timestamptz', 'timestamp', 'timestamptz']),
    `timestamp ${quoted(`${day(draw)} 1${draw.whole(0, 9)}:00:00`)}`,
  ],
  boolean: (draw) => ['boolean', draw.pick(['true', 'false'])],
  list: (draw) =>
    draw.pick<Typed>([
      ['text[]', quoted(draw.pick(['{}', '{a}', '{a,b}']))],
      ['integer[]', quoted(draw.pick(['{}', '{1}', '{1,2}']))],
    ]),
  span: (draw) => ['interval', quoted(draw.pick(['1 hour', '2 days', '30 minutes', '90 minutes']))],
  clock: (draw) => ['time', quoted(`1${draw.whole(0, 9)}:30`)],
  json: (draw) => ['jsonb', quoted(draw.pick(['{}', '{"a":1}', '{"kind":"x","n":2}', '[]', '[1,2]', '{"name":"q"}']))],
};

import type { Draw } from './draw.ts';
import type { ColumnKind, RandomColumn } from './random-column.ts';

export type Scope = { readonly draw: Draw; readonly columns: readonly [RandomColumn, ...RandomColumn[]] };

const INTERVALS = ['1 day', '1 hour', '1 month', '90 days'] as const;

/** A column of one of these kinds, if there is one. */
export function columnOf({ draw, columns }: Scope, ...kinds: readonly ColumnKind[]): RandomColumn | undefined {
  const [first, ...others] = columns.filter(({ kind }) => kinds.includes(kind));
  return first && draw.pick([first, ...others]);
}

export const isZoned = ({ type }: RandomColumn): boolean => type === 'timestamptz';

/** A timestamp in one time zone, so that values taken from it are the same everywhere. */
export const inZone = (column: RandomColumn): string =>
  isZoned(column) ? `(${column.name} AT TIME ZONE 'UTC')` : column.name;

/** A number: columns, calculations with them, and measures of others. */
export function randomNumber(scope: Scope, depth: number, condition: (scope: Scope) => string): string {
  const { draw } = scope;
  const column = columnOf(scope, 'whole', 'decimal', 'float');
  if (column === undefined || depth <= 0)
    return column !== undefined && draw.chance(0.75)
      ? column.name
      : String(draw.pick([0, 1, 2, 10, 100, 0.5, draw.whole(0, 500)]));
  const inner = (): string => randomNumber(scope, depth - 1, condition);
  const measured = (of: ColumnKind, form: (name: RandomColumn) => string) => (): string => {
    const other = columnOf(scope, of);
    return other === undefined ? column.name : form(other);
  };
  return draw.pick<() => string>([
    () => column.name,
    () => column.name,
    () => `(${inner()} + ${inner()})`,
    () => `(${inner()} - ${inner()})`,
    () => `(${inner()} * ${draw.pick(['2', '0.5', '100', inner()])})`,
    () => `(${inner()} / ${draw.pick(['2', '4', '10'])})`,
    () => `abs(${inner()})`,
    () => `coalesce(${column.name}, 0)`,
    () => `greatest(${inner()}, ${inner()})`,
    () => `least(${inner()}, ${inner()})`,
    () => `round((${inner()})::numeric, 2)`,
    () => `mod((${column.name})::integer, ${draw.whole(2, 7)})`,
    () => `floor(${inner()})`,
    () => `CASE WHEN ${condition(scope)} THEN ${inner()} ELSE ${inner()} END`,
    measured('text', ({ name }) => `length(${name})`),
    measured('list', ({ name }) => `cardinality(${name})`),
    measured('date', ({ name }) => `extract(${draw.pick(['year', 'month', 'day', 'dow'])} FROM ${name})`),
    measured('moment', (moment) => `extract(${draw.pick(['hour', 'minute', 'year'])} FROM ${inZone(moment)})`),
    measured(
      'json',
      ({ name }) => `CASE WHEN jsonb_typeof(${name}) = 'array' THEN jsonb_array_length(${name}) ELSE 0 END`,
    ),
  ])();
}

/** A text: a column, or a form of one. */
export function randomText(scope: Scope): string | undefined {
  const { draw } = scope;
  const name = columnOf(scope, 'text')?.name;
  if (name === undefined) return undefined;
  return draw.pick([
    name,
    name,
    `lower(${name})`,
    `upper(${name})`,
    `btrim(${name})`,
    `left(${name}, ${draw.whole(1, 3)})`,
    `coalesce(${name}, '')`,
    `substring(${name} FROM 1 FOR 2)`,
    `replace(${name}, ' ', '')`,
  ]);
}

/** A date or a timestamp, or one at an offset from it. */
export function randomMoment(scope: Scope): string | undefined {
  const { draw } = scope;
  const column = columnOf(scope, 'date', 'moment');
  if (column === undefined) return undefined;
  const span = columnOf(scope, 'span');
  return draw.pick([
    column.name,
    column.name,
    `(${column.name} + interval '${draw.pick(INTERVALS)}')`,
    span === undefined ? column.name : `(${column.name} + ${span.name})`,
    column.kind === 'date' ? `(${column.name} + ${draw.whole(1, 30)})` : `date_trunc('day', ${inZone(column)})`,
  ]);
}

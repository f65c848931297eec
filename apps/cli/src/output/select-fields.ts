import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/**
 * The values at paths, like jq's: `name`, `target.host`, `tables[0].rows`, `tables[].name`; several, separated by
 * commas, are columns. A list is iterated implicitly, so that `id` of a list is every id in it. Values of one record
 * stay together: single values are repeated beside each of the multiple ones.
 */
export function selectFields(value: unknown, paths: string): readonly (readonly unknown[])[] {
  const columns = paths
    .split(',')
    .map((path, column) => ({ column, steps: readSteps(path.trim(), paths), walked: '' }));
  return select(value, columns).map((row) => columns.map(({ column }) => row.get(column)));
}

/** A field's name, an index in a list, or undefined: each item of a list. */
type Step = string | number | undefined;
/** The remainder of a path, and the part before it, for messages. */
type Column = { readonly column: number; readonly steps: readonly Step[]; readonly walked: string };
type Row = ReadonlyMap<number, unknown>;

function readSteps(path: string, paths: string): readonly Step[] {
  const steps: Step[] = [];
  let rest = path.replace(/^\./, '');
  while (rest !== '') {
    const match = /^(?:\[(\d*)\]|([^.[\]]+))(?:\.(?=[^.])|(?=\[)|$)/.exec(rest);
    if (match === null) throw notPath(path);
    const [all, index, name] = match;
    steps.push(name ?? (index === '' ? undefined : Number(index)));
    rest = rest.slice(all.length);
  }
  if (path === '' && paths !== '') throw notPath(path);
  return steps;
}

const notPath = (path: string): Error =>
  refusal(EXIT.usage, `--field: "${path}" is not a path.`, [
    'For example: name, target.host, tables[].rows; several are separated by commas: id,name',
  ]);

/**
 * The rows of a value: one for each combination of items of the lists on the way; paths through the same list are
 * iterated together.
 */
function select(value: unknown, columns: readonly Column[]): readonly Row[] {
  const arrived = columns.filter(({ steps }) => steps.length === 0);
  let rows: readonly Row[] = [new Map(arrived.map(({ column }) => [column, value]))];
  for (const same of groupByStep(
    columns.filter(({ steps }) => steps.length > 0),
    Array.isArray(value),
  )) {
    const found = follow(value, same);
    rows = rows.flatMap((row) => found.map((more) => new Map([...row, ...more])));
  }
  return rows;
}

/** In a list, a field means that of each of its items, as if [] preceded it. */
function groupByStep(columns: readonly Column[], isList: boolean): readonly (readonly Column[])[] {
  const keyOf = ({ steps: [step] }: Column): Step => (isList && typeof step === 'string' ? undefined : step);
  return [...Map.groupBy(columns, keyOf).values()];
}

function follow(value: unknown, columns: readonly Column[]): readonly Row[] {
  const [
    {
      steps: [step],
      walked,
    } = { steps: [], walked: '' },
  ] = columns;
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    if (typeof step === 'number') return items.slice(step, step + 1).flatMap((item) => select(item, passed(columns)));
    const inside = columns.flatMap((column) => (column.steps[0] === undefined ? passed([column]) : [column]));
    return items.flatMap((item) => select(item, inside));
  }
  if (value === null || value === undefined) return [new Map(columns.map(({ column }) => [column, null]))];
  if (typeof step === 'string' && typeof value === 'object') {
    if (Object.hasOwn(value, step)) return select((value as Readonly<Record<string, unknown>>)[step], passed(columns));
    throw refusal(EXIT.usage, `--field: ${walked === '' ? 'the answer' : walked} has no field ${step}.`, [
      `It has ${Object.keys(value).join(', ')}.`,
    ]);
  }
  throw refusal(EXIT.usage, `--field: ${walked === '' ? 'the answer' : walked} is not a list, and has no fields.`);
}

const passed = (columns: readonly Column[]): readonly Column[] =>
  columns.map(({ column, steps: [step, ...steps], walked }) => ({
    column,
    steps,
    walked: typeof step === 'string' ? `${walked}${walked === '' ? '' : '.'}${step}` : `${walked}[${step ?? ''}]`,
  }));

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/**
 * A single value is printed as text if it is one, everything else as JSON; in columns it is escaped as in jq's @tsv.
 */
export const fieldsLine = (values: readonly unknown[]): string =>
  values.length === 1
    ? asText(values[0])
    : values.map((value) => asText(value).replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign)).join('\t');

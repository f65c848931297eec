import type { Check } from '@rowloom/engine';
import type { PartitionRow } from './read-partitions.ts';

/** What a row must satisfy so that one of the table's partitions accepts it; nothing if each row finds one. */
export function partitionCheck(partitions: readonly PartitionRow[]): readonly Check[] {
  const [{ method, expression } = {}] = partitions;
  if (method === undefined || expression === undefined || expression === null) return [];
  const bounds = partitions.map((partition) => partition.bounds ?? '');
  const isTuple = /COLUMNS/.test(method) && /`\s*,\s*`/.test(expression);
  if (method.startsWith('RANGE')) return rangeCheck(expression, bounds.at(-1) ?? '', isTuple);
  if (bounds.some(takesAll)) return [];
  return isTuple ? tupleCheck(expression, bounds.join(',')) : listCheck(expression, bounds.join(','));
}

/** A list's DEFAULT, which MariaDB's catalogue calls MAXVALUE. */
const takesAll = (bound: string): boolean => /^(?:DEFAULT|MAXVALUE)$/i.test(bound);

/** For several columns only the first decides whether it is below: stricter than necessary, but always correct. */
function rangeCheck(expression: string, last: string, isTuple: boolean): readonly Check[] {
  const subject = isTuple ? (/^`(?:[^`]|``)*`/.exec(expression)?.[0] ?? expression) : expression;
  const bound = isTuple ? (/^(?:'(?:[^']|'')*'|[^,])+/.exec(last)?.[0] ?? last) : last;
  if (bound === '' || /^MAXVALUE$/i.test(bound)) return [];
  return [{ expression: momentCheck(subject, bound) ?? `(${subject}) < ${bound}`, implied: true }];
}

const COUNTED = /^(unix_timestamp|to_days|to_seconds)\((`(?:[^`]|``)+`)\)$/i;
/** TO_DAYS('1970-01-01'). */
const FIRST_DAY = 719_528;

/** Seconds and days counted by MySQL's functions, as their timestamp or day, which the solver understands. */
function momentCheck(subject: string, bound: string): string | undefined {
  const [, name = '', column] = COUNTED.exec(subject) ?? [];
  if (name === '' || !/^\d{1,12}$/.test(bound)) return undefined;
  const isDays = name.toLowerCase() === 'to_days';
  const first = isDays ? FIRST_DAY : name.toLowerCase() === 'to_seconds' ? FIRST_DAY * 86_400 : 0;
  const date = new Date((Number(bound) - first) * (isDays ? 86_400_000 : 1000));
  if (Number.isNaN(date.getTime())) return undefined;
  const time = date.toISOString();
  return `${column} < '${isDays ? time.slice(0, 10) : time.slice(0, 19).replace('T', ' ')}'`;
}

const ITEM = /'(?:[^'\\]|\\[^]|'')*'|[^,\s()]+/g;

/** `VALUES IN ((1, 'x'), (2, NULL))` as one comparison for each column of each tuple. */
function tupleCheck(expression: string, values: string): readonly Check[] {
  const columns = expression.match(/`(?:[^`]|``)*`/g) ?? [];
  const tuples = values.match(/\((?:'(?:[^'\\]|\\[^]|'')*'|[^()'])*\)/g) ?? [];
  const either = tuples.map((tuple) => {
    const items = tuple.match(ITEM) ?? [];
    const parts = columns.map((column, at) =>
      /^NULL$/i.test(items[at] ?? '') ? `${column} is null` : `${column} = ${items[at]} and ${column} is not null`,
    );
    return `(${parts.join(' and ')})`;
  });
  return either.length === 0 ? [] : [{ expression: either.join(' or '), implied: true }];
}

function listCheck(expression: string, values: string): readonly Check[] {
  const items = values.match(/'(?:[^'\\]|\\[^]|'')*'|[^,\s]+/g) ?? [];
  const known = items.filter((item) => !/^NULL$/i.test(item));
  const among = `(${expression}) in (${known.join(',')})`;
  if (known.length === 0) return [{ expression: `(${expression}) is null`, implied: true }];
  return [
    {
      expression: known.length < items.length ? among : `${among} and (${expression}) is not null`,
      implied: true,
    },
  ];
}

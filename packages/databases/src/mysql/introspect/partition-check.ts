import type { Check } from '@rowloom/engine';
import type { PartitionRow } from './read-partitions.ts';

/** What a row must meet so that one of the table's partitions takes it; nothing where each row finds one. */
export function partitionCheck(partitions: readonly PartitionRow[]): readonly Check[] {
  const [{ method, expression } = {}] = partitions;
  if (method === undefined || expression === undefined || expression === null) return [];
  const bounds = partitions.map((partition) => partition.bounds ?? '');
  const isTuple = /COLUMNS/.test(method) && /`\s*,\s*`/.test(expression);
  if (method.startsWith('RANGE')) return rangeCheck(expression, bounds.at(-1) ?? '', isTuple);
  // Of tuples in a list the server alone can judge.
  return isTuple || bounds.some(takesAll) ? [] : listCheck(expression, bounds.join(','));
}

/** A list's DEFAULT, which MariaDB's catalogue calls MAXVALUE. */
const takesAll = (bound: string): boolean => /^(?:DEFAULT|MAXVALUE)$/i.test(bound);

/** For several columns the first alone decides where it is below: stricter than need be, and always right. */
function rangeCheck(expression: string, last: string, isTuple: boolean): readonly Check[] {
  const subject = isTuple ? (/^`(?:[^`]|``)*`/.exec(expression)?.[0] ?? expression) : expression;
  const bound = isTuple ? (/^(?:'(?:[^']|'')*'|[^,])+/.exec(last)?.[0] ?? last) : last;
  if (bound === '' || /^MAXVALUE$/i.test(bound)) return [];
  return [{ expression: momentCheck(subject, bound) ?? `(${subject}) < ${bound}`, implied: true }];
}

const COUNTED = /^(unix_timestamp|to_days)\((`(?:[^`]|``)+`)\)$/i;
/** TO_DAYS('1970-01-01'). */
const FIRST_DAY = 719_528;

/** Seconds and days counted by MySQL's functions, as the moment or day that they stand for: what solvers understand. */
function momentCheck(subject: string, bound: string): string | undefined {
  const [, name, column] = COUNTED.exec(subject) ?? [];
  if (name === undefined || !/^\d{1,10}$/.test(bound)) return undefined;
  const isDays = name.toLowerCase() === 'to_days';
  const time = new Date(isDays ? (Number(bound) - FIRST_DAY) * 86_400_000 : Number(bound) * 1000).toISOString();
  return `${column} < '${isDays ? time.slice(0, 10) : time.slice(0, 19).replace('T', ' ')}'`;
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

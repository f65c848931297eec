import type { Check } from '@rowloom/engine';
import type { PartitioningModel } from './model.ts';

/** What a row must satisfy so that one of the table's partitions accepts it; nothing if each row finds one. */
export function partitionCheck({ isList, subjects, bounds }: PartitioningModel): readonly Check[] {
  const [subject] = subjects;
  const isTuple = subjects.length > 1;
  if (subject === undefined || bounds.length === 0) return [];
  const values = bounds.map((bound) => bound.values);
  // For several columns only the first decides whether it is below: stricter than necessary, but always correct.
  if (!isList) return rangeCheck(subject, values.at(-1)?.[0] ?? '');
  if (values.some(takesAll)) return [];
  return isTuple ? tupleCheck(subjects, values.flat()) : listCheck(subject, values.flat());
}

const takesAll = ([value = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && /^DEFAULT$/i.test(value);

function rangeCheck(subject: string, bound: string): readonly Check[] {
  if (bound === '' || /^MAXVALUE$/i.test(bound)) return [];
  return [{ expression: momentCheck(subject, bound) ?? `(${subject}) < ${bound}`, implied: true }];
}

const COUNTED = /^(unix_timestamp|to_days|to_seconds)\s*\(\s*(`(?:[^`]|``)+`|[\w$]+)\s*\)$/i;
const MOMENT = /^(unix_timestamp|to_days|to_seconds)\s*\(\s*('[\d :.-]+')\s*\)$/i;
/** TO_DAYS('1970-01-01'). */
const FIRST_DAY = 719_528;

/** Seconds and days counted by MySQL's functions, as their timestamp or day, which the solver understands. */
function momentCheck(subject: string, bound: string): string | undefined {
  const [, name = '', column] = COUNTED.exec(subject) ?? [];
  if (name === '') return undefined;
  const [, same, moment] = MOMENT.exec(bound) ?? [];
  if (moment !== undefined) return same?.toLowerCase() === name.toLowerCase() ? `${column} < ${moment}` : undefined;
  if (!/^\d{1,12}$/.test(bound)) return undefined;
  const isDays = name.toLowerCase() === 'to_days';
  const first = isDays ? FIRST_DAY : name.toLowerCase() === 'to_seconds' ? FIRST_DAY * 86_400 : 0;
  const date = new Date((Number(bound) - first) * (isDays ? 86_400_000 : 1000));
  if (Number.isNaN(date.getTime())) return undefined;
  const time = date.toISOString();
  return `${column} < '${isDays ? time.slice(0, 10) : time.slice(0, 19).replace('T', ' ')}'`;
}

/** `VALUES IN ((1, 'x'), (2, NULL))` as one comparison for each column of each tuple. */
function tupleCheck(subjects: readonly string[], tuples: readonly string[]): readonly Check[] {
  const either = tuples.map((tuple) => {
    const items = tuple.match(/'(?:[^'\\]|\\[^]|'')*'|[^,\s()]+/g) ?? [];
    const parts = subjects.map((subject, at) =>
      /^NULL$/i.test(items[at] ?? '') ? `${subject} is null` : `${subject} = ${items[at]} and ${subject} is not null`,
    );
    return `(${parts.join(' and ')})`;
  });
  return [{ expression: either.join(' or '), implied: true }];
}

function listCheck(subject: string, items: readonly string[]): readonly Check[] {
  const known = items.filter((item) => !/^NULL$/i.test(item));
  if (known.length === 0) return [{ expression: `(${subject}) is null`, implied: true }];
  const among = `(${subject}) in (${known.join(',')})`;
  const isComplete = known.length < items.length;
  return [{ expression: isComplete ? among : `${among} and (${subject}) is not null`, implied: true }];
}

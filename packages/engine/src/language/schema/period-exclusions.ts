import type { Check, Exclusion, PrimaryKey, Unique } from './schema-document.ts';

type Keys = {
  readonly primary_key?: PrimaryKey;
  readonly uniques: readonly Unique[];
  readonly checks: readonly Check[];
};

/**
 * Keys `(room, stay WITHOUT OVERLAPS)` of MariaDB, as exclusions. Its catalogue does not mark them: a period is a CHECK
 * that its start is before its end, and the key ends with its end and its start.
 */
export function periodExclusions({ primary_key: primary, uniques, checks }: Keys): readonly Exclusion[] {
  const periods = checks.flatMap(({ expression }) => {
    const found = /^`((?:[^`]|``)+)` < `((?:[^`]|``)+)`$/.exec(expression)?.slice(1) ?? [];
    const [from, to] = found.map((name) => name.replaceAll('``', '`'));
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  const keys = [...(primary === undefined ? [] : [{ ...primary, name: 'PRIMARY' }]), ...uniques];
  return keys.flatMap(({ name, columns }): readonly Exclusion[] => {
    const period = periods.find(({ from, to }) => columns.at(-2) === to && columns.at(-1) === from);
    if (period === undefined) return [];
    return [
      {
        ...(name === undefined ? {} : { name: `${name} without overlaps` }),
        method: 'btree',
        elements: [
          ...columns.slice(0, -2).map((column) => ({ expression: quote(column), operator: '=' })),
          { expression: `period(${quote(period.from)}, ${quote(period.to)})`, operator: '&&' },
        ],
      },
    ];
  });
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

import type { Profile, ProfileTable } from './profile.ts';

/** As text to read and compare line by line: one line for each column, key and pair. */
export function printProfile({ profile, dialect, privacy, tables }: Profile): string {
  const head = `"profile": ${profile},\n  "dialect": ${JSON.stringify(dialect)},\n  "privacy": ${JSON.stringify(privacy)}`;
  return `{\n  ${head},\n  "tables": [${tables.map(printTable).join(',')}\n  ]\n}`;
}

function printTable({ columns, keys = [], orders = [], ...rest }: ProfileTable): string {
  const facts = Object.entries(rest).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const lists = [
    printList('columns', columns),
    ...(keys.length === 0 ? [] : [printList('keys', keys)]),
    ...(orders.length === 0 ? [] : [printList('orders', orders)]),
  ];
  return `\n    {\n      ${[facts.join(', '), ...lists].join(',\n      ')}\n    }`;
}

function printList(name: string, items: readonly unknown[]): string {
  const lines = items.map((item) => `        ${JSON.stringify(item)}`);
  return `${JSON.stringify(name)}: [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n      `}]`;
}

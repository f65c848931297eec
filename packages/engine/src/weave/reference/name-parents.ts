import type { ReferencePlan } from '../../document/plan/plan.ts';

/** The names by which a test may refer to the referenced row; the first name is the one in types. */
export type ParentNames = { readonly index: number; readonly names: readonly string[] };

const SUFFIX = /(?:_?(?:id|uuid|key|code|no|number)|Id|Uuid|Key|Code|ID)$/;

/**
 * `customer_id` leads to `customer`, whatever the table is called. For a composite key the columns that no other
 * reference has name it. The column's own name, the key's name and the table's name work as well, if they are
 * unambiguous.
 */
export function nameParents(references: readonly ReferencePlan[], columns: readonly string[]): readonly ParentNames[] {
  const real = references.flatMap((reference, index) =>
    reference.columns.length === 0 ? [] : [{ reference, index, wishes: wishesFor(reference, references) }],
  );
  const counts = new Map<string, number>();
  for (const { wishes } of real) for (const name of new Set(wishes)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return real.map(({ reference, index, wishes }) => {
    const clear = wishes.filter((name) => counts.get(name) === 1);
    const first = clear.find((name) => !columns.includes(name)) ?? reference.name;
    return { index, names: [...new Set([first, ...clear, reference.name])] };
  });
}

function wishesFor(reference: ReferencePlan, all: readonly ReferencePlan[]): readonly string[] {
  const others = new Set(all.filter((other) => other !== reference).flatMap(({ columns }) => columns));
  const own = reference.columns.filter((column) => !others.has(column));
  const speaking = own.length === 0 ? reference.columns : own;
  const last = speaking.at(-1) ?? '';
  const bare = last.replace(SUFFIX, '');
  const table = reference.to.split('.').at(-1) ?? reference.to;
  return [
    ...(bare === '' || bare === last ? [] : [bare]),
    ...(reference.columns.length === 1 || own.length > 0 ? [last] : []),
    singular(table),
    table,
    reference.name,
  ];
}

function singular(table: string): string {
  if (table.endsWith('ies')) return `${table.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(table)) return table.slice(0, -2);
  return /[^s]s$/.test(table) ? table.slice(0, -1) : table;
}

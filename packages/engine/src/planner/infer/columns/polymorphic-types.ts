import { BY_TABLE } from './inference.ts';
import type { SchemaDocument } from '../../../language/schema/schema-document.ts';
import type { Facts } from '../read-facts.ts';

export type Choices = {
  readonly values: readonly string[];
  readonly weights?: readonly number[];
  readonly confidence: number;
  readonly why: string;
  /** True if the words belong to a noun or kind, and the schema itself says nothing. */
  readonly isUsual?: boolean;
  /** True if they are the states of one life cycle, from the first to the last. */
  readonly isCycle?: boolean;
};

/** `owner_type` beside `owner_id` names a table: the class names that an application would store. */
export function polymorphicTypes({ words, siblings, schema, table }: Facts): Choices | undefined {
  if (words.at(-1) !== 'type' || words.length < 2) return undefined;
  const id = [...words.slice(0, -1), 'id'].join(' ');
  const target = siblings.find((sibling) => sibling.words.join(' ') === id);
  const isKey = (name: string): boolean =>
    table.primary_key?.columns.includes(name) === true ||
    table.foreign_keys.some(({ columns }) => columns.includes(name));
  if (target === undefined || isKey(target.column.name)) return undefined;
  const best = mostReferred(schema)
    .filter((name) => name !== table.name)
    .slice(0, 4);
  if (best.length === 0) return undefined;
  return {
    values: best.map(className),
    weights: [50, 25, 15, 10].slice(0, best.length),
    confidence: BY_TABLE,
    why: `it selects the table that ${target.column.name} refers to`,
  };
}

const popular = new WeakMap<SchemaDocument, readonly string[]>();

/** Tables with a single-column key, the most referenced first. */
function mostReferred(schema: SchemaDocument): readonly string[] {
  const before = popular.get(schema);
  if (before !== undefined) return before;
  const counts = new Map<string, number>();
  for (const { references } of schema.tables.flatMap((table) => table.foreign_keys))
    counts.set(references.table, (counts.get(references.table) ?? 0) + 1);
  const tables = schema.tables
    .filter((table) => table.primary_key?.columns.length === 1 && table.partition_of === undefined)
    .map(({ name }) => ({ name, count: counts.get(name) ?? 0 }));
  const names = tables.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
  popular.set(schema, names);
  return names;
}

/** The class that an application would store for a table: `BlogPost` for `blog_posts`. */
export function className(table: string): string {
  const words = table
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  const single = last.endsWith('ies') ? `${last.slice(0, -3)}y` : /[^su]s$/.test(last) ? last.slice(0, -1) : last;
  return [...words.slice(0, -1), single].map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`).join('');
}

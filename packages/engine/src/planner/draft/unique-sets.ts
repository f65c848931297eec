import type { Expression } from '../../language/expression/expression.ts';
import type { Unique } from '../../language/schema/schema-document.ts';
import type { TableDraft } from './draft.ts';
import { type KeyPart, keyPart } from './key-part.ts';

/** Columns whose values, taken together, may not repeat. */
export type UniqueSet = {
  readonly name: string;
  readonly kind: 'primary_key' | 'unique' | 'exclusion';
  /** The columns that tell the rows apart where their own values differ. */
  readonly columns: readonly string[];
  readonly unique: Unique | undefined;
  /** What expressions of the key keep of further columns. */
  readonly coarse: readonly string[];
  readonly period?: KeyPart['period'];
  /** Columns in which two NULLs are the same value. */
  readonly filled: readonly string[];
  /** Only rows that satisfy it count. */
  readonly where?: Expression;
  /** Of these columns only so many characters count. */
  readonly prefixes?: Readonly<Record<string, number>>;
  /** Of these columns only so many values in a row are told apart. */
  readonly windows?: Readonly<Record<string, number>>;
};

/** The table's keys and unique constraints, each with a name even where the schema gives none. */
export function uniqueSets(target: TableDraft): readonly UniqueSet[] {
  const { table } = target;
  const sets: UniqueSet[] = [];
  const primary = table.primary_key;
  if (primary !== undefined) {
    const name = primary.name ?? `${table.name}_pkey`;
    sets.push({ ...keyOf(target, primary), name, kind: 'primary_key', unique: undefined });
  }
  table.uniques.forEach((unique, index) => {
    const name = unique.name ?? `${table.name}_unique_${index + 1}`;
    sets.push({ ...keyOf(target, unique), name, kind: 'unique', unique });
  });
  return sets;
}

/** What the key sees of the columns. */
function keyOf(target: TableDraft, unique: Unique): Omit<UniqueSet, 'name' | 'kind' | 'unique'> {
  const parts = partsOfUnique(target, unique);
  const period = parts.find((part) => part.period !== undefined)?.period;
  return {
    columns: [...new Set(parts.flatMap(({ exact }) => exact))],
    coarse: [...new Set(parts.flatMap(({ coarse }) => coarse))],
    filled: [...new Set(parts.flatMap(({ filled }) => filled))],
    ...(period === undefined ? {} : { period }),
    ...conditionOf(unique, parts),
    prefixes: Object.assign({}, unique.prefix_lengths, ...parts.map((part) => part.prefixes)) as Prefixes,
    windows: Object.assign({}, ...parts.map((part) => part.windows)) as Prefixes,
  };
}

type Prefixes = Readonly<Record<string, number>>;

function conditionOf(unique: Unique, parts: readonly KeyPart[]): Pick<UniqueSet, 'where'> {
  const own = unique.where?.predicate;
  const all = [...(own === undefined ? [] : [own]), ...parts.flatMap(({ where }) => where ?? [])];
  const [only, ...others] = all;
  if (only === undefined) return {};
  return { where: others.length === 0 ? only : { op: 'and', args: all } };
}

function partsOfUnique({ table }: TableDraft, unique: Unique): readonly KeyPart[] {
  const columns = unique.columns.map((name) => keyPart({ op: 'column', name }, table));
  const expressions = (unique.expressions ?? []).flatMap(({ predicate }) =>
    predicate === undefined ? [] : [keyPart(predicate, table)],
  );
  const all = [...columns, ...expressions];
  return unique.nulls_not_distinct === true ? all.map((part) => ({ ...part, filled: part.exact })) : all;
}

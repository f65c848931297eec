import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { Column } from '../../language/schema/schema-document.ts';
import type { ColumnDomain } from '../../solve/row-solution.ts';
import { boundedColumns } from './bounded-columns.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import type { Enumeration } from '../draft/enumeration.ts';
import { isUnique } from '../draft/is-unique.ts';
import { predicatesOf, solveTable } from './solve-table.ts';

/** An integer range up to this size is a list. */
const LISTED = 64;

/**
 * Finds the tables that enumerate values: their key has a list of values, or a CHECK of a referencing table names the
 * values that it takes. Such a table holds exactly those, always if it is `whole`.
 */
export function findEnumerations(draft: Draft, asOf: number, whole: boolean): void {
  const referrers = findReferrers(draft);
  for (const target of draft.tables.values()) {
    const key = loneKey(target);
    if (key === undefined || target.references.some(({ columns }) => columns.includes(key.name))) continue;
    const own = ownValues(draft, target, key, asOf);
    const used =
      own === undefined ? usedValues(draft, target, key, referrers.get(target.key) ?? [], asOf, whole) : undefined;
    if (own !== undefined && own.length > 0) target.enumeration = { column: key.name, values: own, from: 'key' };
    else if (used !== undefined && used.values.length > 0) {
      target.enumeration = { column: key.name, ...used };
      if (used.from === 'some') keepToFirst(draft, target, key, used.values.length, referrers, asOf);
    }
  }
}

/** Tables with such a CHECK refer to the first rows, which hold the required values. */
function keepToFirst(
  draft: Draft,
  target: TableDraft,
  key: Column,
  first: number,
  referrers: ReadonlyMap<string, readonly Referrer[]>,
  asOf: number,
): void {
  for (const { child, name, toColumn } of referrers.get(target.key) ?? []) {
    if (toColumn !== key.name || listOf(draft, child, name, asOf) === undefined) continue;
    for (const reference of child.references)
      if (reference.to === target.key && reference.columns.length === 1 && reference.columns[0] === name)
        reference.among = { every: 1, offset: 0, first };
  }
}

function loneKey({ table }: TableDraft): Column | undefined {
  const [name, ...others] = table.primary_key?.columns ?? [];
  return name === undefined || others.length > 0 ? undefined : table.columns.find((column) => column.name === name);
}

function ownValues(draft: Draft, target: TableDraft, key: Column, asOf: number): readonly string[] | undefined {
  const type = target.types.get(key.name);
  if (type?.kind === 'boolean') return listOf(draft, target, key.name, asOf) ?? ['false', 'true'];
  if (type?.kind === 'enum') return listOf(draft, target, key.name, asOf) ?? type.values;
  return listOf(draft, target, key.name, asOf);
}

/** Every value that the CHECKs leave of a column; undefined if they leave no list. */
export function listOf(draft: Draft, target: TableDraft, name: string, asOf: number): readonly string[] | undefined {
  if (target.columnRules.has(name)) return undefined;
  if (!predicatesOf(draft, target).some(({ predicate }) => columnsOf(predicate).includes(name))) return undefined;
  const solution = solveTable(draft, target, asOf);
  const domains = solution.groups
    .filter(({ columns }) => columns.includes(name))
    .flatMap(({ variants }) => variants.map((variant): ColumnDomain => variant.domains[name] ?? {}));
  const listed = domains.filter((domain) => domain.null !== 'always');
  if (listed.length > 0 && listed.every(({ one_of: list }) => list !== undefined))
    return [...new Set(listed.flatMap(({ one_of: list }) => list ?? []))];
  const { min, max } = boundedColumns(solution).get(name) ?? {};
  if (target.types.get(name)?.kind !== 'integer' || min === undefined || max === undefined) return undefined;
  return max - min >= LISTED ? undefined : Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
}

type Referrer = { readonly child: TableDraft; readonly name: string; readonly toColumn: string | undefined };

/** The tables that refer to a table by one column; used for every table, so collected once. */
function findReferrers(draft: Draft): ReadonlyMap<string, readonly Referrer[]> {
  const found = new Map<string, Referrer[]>();
  for (const child of draft.tables.values()) {
    for (const { columns, to, to_columns: toColumns } of child.references) {
      const [name] = columns;
      if (name === undefined || columns.length > 1) continue;
      const known = found.get(to) ?? [];
      found.set(to, known);
      known.push({ child, name, toColumn: toColumns[0] });
    }
  }
  return found;
}

/** The values that CHECKs of referencing tables name, and their defaults. */
function usedValues(
  draft: Draft,
  target: TableDraft,
  key: Column,
  referrers: readonly Referrer[],
  asOf: number,
  whole: boolean,
): Pick<Enumeration, 'values' | 'from'> | undefined {
  const kind = target.types.get(key.name)?.kind;
  if (kind !== 'text' && kind !== 'integer') return undefined;
  if (target.columnRules.has(key.name) || !isUnique(target.table, [key.name])) return undefined;
  const listed: string[] = [];
  const defaults: string[] = [];
  const choosy: Referrer[] = [];
  const free: Referrer[] = [];
  for (const referrer of referrers) {
    const { child, name, toColumn } = referrer;
    if (toColumn !== key.name) continue;
    const list = listOf(draft, child, name, asOf);
    (list === undefined ? free : choosy).push(referrer);
    listed.push(...(list ?? []));
    defaults.push(...literalDefault(child, name));
  }
  const values = [...new Set([...listed, ...defaults])];
  if (listed.length === 0) return { values, from: 'defaults' };
  return {
    values,
    from: !whole && kind === 'text' && holdsOthers(draft, target, key, choosy, free) ? 'some' : 'checks',
  };
}

/**
 * A list on which all referencing tables agree is complete. The table has other rows too if only some name values:
 * about a single row, of a table that states itself what else it holds, or in one of two keys of the same table.
 */
function holdsOthers(
  draft: Draft,
  target: TableDraft,
  key: Column,
  choosy: readonly Referrer[],
  free: readonly Referrer[],
): boolean {
  if (free.length === 0) return false;
  const lists = new Set(choosy.flatMap(({ child, name }) => listOf(draft, child, name, draft.asOf) ?? []));
  if (lists.size === 1) return true;
  const says = predicatesOf(draft, target).some(({ predicate }) => columnsOf(predicate).includes(key.name));
  return says || choosy.some(({ child }) => free.some((other) => other.child === child));
}

const DEFAULT = /^(?:'((?:[^']|'')*)'|([+-]?\d+))(?:::[\w ".()]+)?$/;

function literalDefault({ table }: TableDraft, name: string): readonly string[] {
  const written = table.columns.find((column) => column.name === name)?.default?.trim() ?? '';
  const [, text, number] = DEFAULT.exec(written) ?? [];
  const value = text?.replaceAll("''", "'") ?? number;
  return value === undefined ? [] : [value];
}

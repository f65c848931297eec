import { columnsOf } from '../expression/walk-expression.ts';
import type { Column } from '../schema/schema-document.ts';
import type { ColumnDomain } from '../solve/row-solution.ts';
import { boundedColumns } from './bounded-columns.ts';
import type { Draft, TableDraft } from './draft.ts';
import type { Enumeration } from './enumeration.ts';
import { isUnique } from './draft-references.ts';
import { predicatesOf, solveTable } from './solve-table.ts';

/** A range of whole numbers up to this size is a list. */
const LISTED = 64;

/**
 * Finds the tables that enumerate something: their key has a list of values, or a CHECK of a table that refers to them
 * names the values that it will take. Such a table holds exactly those.
 */
export function findEnumerations(draft: Draft, asOf: number): void {
  const referrers = findReferrers(draft);
  for (const target of draft.tables.values()) {
    const key = loneKey(target);
    if (key === undefined || target.references.some(({ columns }) => columns.includes(key.name))) continue;
    const own = ownValues(draft, target, key, asOf);
    const used = own === undefined ? usedValues(draft, target, key, referrers.get(target.key) ?? [], asOf) : undefined;
    if (own !== undefined && own.length > 0) target.enumeration = { column: key.name, values: own, from: 'key' };
    else if (used !== undefined && used.values.length > 0) target.enumeration = { column: key.name, ...used };
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

/** Every value that the CHECKs leave of a column; undefined where they leave no list. */
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

/** Who refers to a table by one column; looked up for every table, so gathered once. */
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

/** The values that CHECKs of those who refer to the key name, and their defaults. */
function usedValues(
  draft: Draft,
  target: TableDraft,
  key: Column,
  referrers: readonly Referrer[],
  asOf: number,
): Pick<Enumeration, 'values' | 'from'> | undefined {
  const kind = target.types.get(key.name)?.kind;
  if (kind !== 'text' && kind !== 'integer') return undefined;
  if (target.columnRules.has(key.name) || !isUnique(target.table, [key.name])) return undefined;
  const listed: string[] = [];
  const defaults: string[] = [];
  for (const { child, name, toColumn } of referrers) {
    if (toColumn !== key.name) continue;
    listed.push(...(listOf(draft, child, name, asOf) ?? []));
    defaults.push(...literalDefault(child, name));
  }
  return { values: [...new Set([...listed, ...defaults])], from: listed.length === 0 ? 'defaults' : 'checks' };
}

const DEFAULT = /^(?:'((?:[^']|'')*)'|([+-]?\d+))(?:::[\w ".()]+)?$/;

function literalDefault({ table }: TableDraft, name: string): readonly string[] {
  const written = table.columns.find((column) => column.name === name)?.default?.trim() ?? '';
  const [, text, number] = DEFAULT.exec(written) ?? [];
  const value = text?.replaceAll("''", "'") ?? number;
  return value === undefined ? [] : [value];
}

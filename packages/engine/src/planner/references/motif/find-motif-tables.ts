import { columnsOf } from '../../../language/expression/walk-expression.ts';
import { isPlain } from '../../draft/is-unique.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../../draft/draft.ts';
import { predicatesOf } from '../../checks/solve-table.ts';

/** The tables of a motif, with the indexes of the references that it decides, and their columns. */
export type MotifScope = ReadonlyMap<
  string,
  { readonly references: ReadonlySet<number>; readonly columns: ReadonlySet<string> }
>;

/**
 * From tables whose keys could not be made to agree up to the origin of the shared columns. A reference without shared
 * columns and requirements is left to the usual methods.
 */
export function findMotifTables(draft: Draft, seeds: ReadonlySet<string>): MotifScope {
  const found = new Map<string, { references: Set<number>; columns: Set<string> }>();
  const waiting: string[] = [];
  const touch = (key: string, columns: readonly string[]): void => {
    const known = found.get(key);
    const entry = known ?? { references: new Set<number>(), columns: new Set<string>() };
    const isNew = columns.some((name) => !entry.columns.has(name));
    for (const name of columns) entry.columns.add(name);
    if (known === undefined) found.set(key, entry);
    if ((known === undefined || isNew) && !waiting.includes(key)) waiting.push(key);
  };
  const referrers = findNarrowReferrers(draft);
  for (const key of seeds) if (draft.tables.has(key)) touch(key, []);
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    const target = draft.tables.get(key) as TableDraft;
    const entry = found.get(key) as { references: Set<number>; columns: Set<string> };
    // A table limited to one kind of these rows finds them by the motif from now on.
    for (const referrer of referrers.get(key) ?? []) touch(referrer, []);
    const asked = new Set(predicatesOf(draft, target).flatMap(({ predicate }) => columnsOf(predicate)));
    target.references.forEach((reference, index) => {
      if (entry.references.has(index) || !isUsable(draft, reference)) return;
      if (!isDecided(draft, target, reference, entry.columns, asked)) return;
      entry.references.add(index);
      touch(key, reference.columns);
      touch(reference.to, reference.to_columns);
    });
  }
  return found;
}

function isUsable(draft: Draft, { absent, columns, to }: ReferenceDraft): boolean {
  const parent = draft.tables.get(to);
  return !absent && columns.length > 0 && parent !== undefined && !draft.existing.has(to) && parent.rule.skip !== true;
}

function isDecided(
  draft: Draft,
  target: TableDraft,
  reference: ReferenceDraft,
  columns: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): boolean {
  if (reference.unique || reference.columns.some((name) => columns.has(name) || asked.has(name))) return true;
  const others = target.references.filter((other) => other !== reference && isUsable(draft, other));
  const theirs = new Set(others.flatMap((other) => other.columns));
  if (reference.columns.some((name) => theirs.has(name))) return true;
  // A key of parents only: the motif decides their combinations.
  return keysOf(target).some(
    (key) =>
      key.some((name) => reference.columns.includes(name)) &&
      key.every((name) => reference.columns.includes(name) || theirs.has(name) || columns.has(name)),
  );
}

/** Keys that hold for all rows. */
export function keysOf({ table }: TableDraft): readonly (readonly string[])[] {
  return [table.primary_key?.columns ?? [], ...table.uniques.filter(isPlain).map(({ columns }) => columns)].filter(
    (key) => key.length > 0,
  );
}

function findNarrowReferrers(draft: Draft): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { key, references } of draft.tables.values()) {
    for (const { among, to } of references) if (among !== undefined) found.set(to, [...(found.get(to) ?? []), key]);
  }
  return found;
}

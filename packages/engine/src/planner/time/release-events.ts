import type { Expression } from '../../language/expression/expression.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import { readNames } from '../infer/names/read-names.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import { measuredChildren } from './measured-by-profile.ts';
import { isBrief } from './is-brief.ts';
import { isPlaceName } from './is-place-name.ts';
import { tellsOf } from './tells-of.ts';
import { usesPlace } from '../draft/uses-place.ts';

/**
 * Whether a table's rows need not be contiguous for their owner, because it lives long while they happen: they may then
 * be in chronological order, each with an owner that existed by then.
 */
export function isReleasable(draft: Draft, target: TableDraft, owner: ReferenceDraft): boolean {
  const parent = draft.tables.get(owner.to);
  if (parent === undefined || target.rule.owner !== undefined || Object.keys(owner.rule).length > 0) return false;
  if (owner.strategy?.kind !== 'fan_out' || owner.least > 0 || owner.most !== undefined || owner.own !== undefined)
    return false;
  if (measuredChildren(target, owner) !== undefined) return false;
  if (isBrief(draft, parent) || isPartOf(draft, target, parent)) return false;
  if (tellsOf(draft, parent, target) || isCounted(draft, target)) return false;
  const sets = [target.table.primary_key?.columns ?? [], ...target.table.uniques.map(({ columns }) => columns)];
  if (sets.some((set) => owner.columns.some((column) => set.includes(column)))) return false;
  return !usesPlace(target) && !isCountedOn(draft, target);
}

/** Whether the names suggest so, `order_item` of `order`. */
function isPartOf({ schema }: Draft, { table }: TableDraft, parent: TableDraft): boolean {
  const names = readNames(schema, parent.table);
  const [words, theirs] = [readNames(schema, table).words, names.words];
  return theirs.length > 0 && words.length > theirs.length && theirs.every((word, at) => words[at] === word);
}

/** Its rows are numbered within their owner. */
const isCounted = ({ schema }: Draft, { table, types }: TableDraft): boolean => {
  const names = readNames(schema, table);
  return [...names.columns].some(
    ([name, words]) => types.get(name)?.kind === 'integer' && isPlaceName(words, names.words),
  );
};

/** Whether others rely on the order of the table's rows: sums over them, and keys below the same ancestor. */
function isCountedOn(draft: Draft, target: TableDraft): boolean {
  const below = tablesBelow(draft, target);
  const isShared = (table: TableDraft, isBelow: boolean): boolean =>
    table.references.some(
      ({ strategy, to }) =>
        (strategy?.kind === 'shared' || strategy?.kind === 'junction') && (isBelow || to === target.key),
    );
  for (const table of draft.tables.values()) if (isShared(table, below.has(table.key))) return true;
  // Only rows that own others can have a sum over them.
  return ownersOf(draft, target).some((owner) => sumsOver(owner, below));
}

/** The table itself and those whose rows belong, directly or indirectly, to its rows. */
function tablesBelow(draft: Draft, target: TableDraft): ReadonlySet<string> {
  const owned = new Map<string, string[]>();
  for (const { key, references, owning } of draft.tables.values()) {
    const owner = references[owning]?.to;
    if (owner === undefined) continue;
    const others = owned.get(owner);
    if (others === undefined) owned.set(owner, [key]);
    else others.push(key);
  }
  const below = new Set([target.key]);
  for (const key of below) for (const child of owned.get(key) ?? []) below.add(child);
  return below;
}

/** The tables above, each of which owns the rows of the one before it. */
function ownersOf(draft: Draft, target: TableDraft): readonly TableDraft[] {
  const owners = new Set<TableDraft>();
  const above = ({ references, owning }: TableDraft): TableDraft | undefined =>
    draft.tables.get(references[owning]?.to ?? '');
  for (let at = above(target); at !== undefined && at !== target && !owners.has(at); at = above(at)) owners.add(at);
  return [...owners];
}

function sumsOver({ columns }: TableDraft, names: ReadonlySet<string>): boolean {
  return [...columns.values()].some(({ source }) => expressionsOf(source).some((item) => mentions(item, names)));
}

function expressionsOf(source: ColumnSource | null): readonly Expression[] {
  if (source?.kind === 'derive') return [source.expression];
  if (source?.kind === 'variants') return source.sources.flatMap(expressionsOf);
  return source?.kind === 'when'
    ? [source.test, ...expressionsOf(source.then), ...expressionsOf(source.otherwise)]
    : [];
}

function mentions(expression: Expression, names: ReadonlySet<string>): boolean {
  if (expression.op === 'aggregate' && names.has(expression.table)) return true;
  return partsOf(expression).some((part) => mentions(part, names));
}

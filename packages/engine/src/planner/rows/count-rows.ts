import { countOf } from '../../base/text/count-of.ts';
import { suggest } from '../../base/text/nearest-name.ts';
import { findTable } from '../rules/read-rules.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { isComplete } from '../draft/enumeration.ts';
import { leadsToOwn } from '../references/find-own-children.ts';
import { natureOf } from '../meaning/nature-of.ts';
import { countMotifRows } from '../references/motif/count-motif-rows.ts';
import { giveTwoParents } from '../draft/pair-parents.ts';
import { DEFAULT_ROWS, type Wishes } from '../draft/wishes.ts';
import { tableKey } from '../../language/schema/table-key.ts';

/** A child has so many rows for each of its owner's, unless a rule says otherwise. */
const CHILDREN = 3;
/** Rows of a table that others only look things up in. */
const CATALOGUE = 0.1;
const JUNCTION = 2;
const ONE_TO_ONE = 0.8;
/** A long chain of children must not leave its ancestors with nothing. */
const HEAVIEST = 60;

/** Row numbers from one number by natural ratios, or from those named. Capacity is looked at later. */
export function countRows(draft: Draft, wishes: Wishes): void {
  const weights = new Map<string, number>();
  for (const target of draft.tables.values()) weights.set(target.key, weigh(draft, target, weights, new Set()));
  const named = readNamed(draft, wishes.rows ?? DEFAULT_ROWS);
  for (const target of draft.tables.values()) {
    // A wish of the run beats the rules, which a pack or a project has for every run. No rows for the rest is meant as it
    // is said; any other number for it gives way to what tables named or ruled need.
    const rest = named.others === 0 ? 0 : undefined;
    const wished = named.tables.get(target.key) ?? rest ?? target.rule.rows;
    if (target.rule.skip === true) target.rows = 0;
    else if (wished !== undefined) {
      target.rows = wished;
      target.exact = true;
    }
  }
  // A number for every other table leaves nothing to follow from those named.
  const fixed = named.others === undefined ? followNamed(draft) : new Set<TableDraft>();
  shareOut(draft, weights, named, fixed);
  for (const target of draft.tables.values()) listAll(draft, target);
  countMotifRows(draft);
  giveTwoParents(draft);
  if (named.total !== undefined) meetTotal(draft, named.total, fixed);
}

/** So many for each row of a table whose number was named: that number follows from it, whatever the run's own is. */
function followNamed(draft: Draft): ReadonlySet<TableDraft> {
  const fixed = new Set<TableDraft>();
  for (let before = -1; before !== fixed.size; ) {
    before = fixed.size;
    for (const target of draft.tables.values()) {
      const { rows_per: per, skip } = target.rule;
      const base = draft.tables.get(per?.table ?? '');
      if (per === undefined || base === undefined || target.exact || skip === true || fixed.has(target)) continue;
      if (base.rule.skip === true || !(base.exact || fixed.has(base))) continue;
      target.rows = Math.max(1, Math.round(base.rows * per.times));
      fixed.add(target);
    }
  }
  return fixed;
}

/** Rows by weight; lists that do not grow with the data keep to their size, and the others share what they leave. */
function shareOut(
  draft: Draft,
  weights: ReadonlyMap<string, number>,
  named: Named,
  fixed: ReadonlySet<TableDraft>,
): void {
  const listed = new Set(fixed);
  for (let before = -1; before !== listed.size; ) {
    before = listed.size;
    const unit = ratioUnit(draft, weights, named, listed);
    for (const target of draft.tables.values()) {
      if (target.exact || target.rule.skip === true || listed.has(target)) continue;
      target.rows = named.others ?? Math.max(1, Math.floor((weights.get(target.key) ?? 1) * unit + 0.5));
      const most = named.others === undefined ? mostOf(draft, target) : undefined;
      if (most === undefined || target.rows <= most) continue;
      target.rows = most;
      listed.add(target);
      draft.meant.add(target.key);
    }
  }
}

/** A rule for the number of rows says more than a name. */
function mostOf(draft: Draft, target: TableDraft): number | undefined {
  return target.rule.rows_per === undefined ? natureOf(draft, target).most : undefined;
}

/**
 * A number for the whole run is meant: what rounding has added or left out is taken from the largest tables or given to
 * them, where it shows least. Fewer rows than tables cannot be met: every table keeps one.
 */
function meetTotal(draft: Draft, total: number, fixed: ReadonlySet<TableDraft>): void {
  const all = [...draft.tables.values()];
  let missing = total - all.reduce((sum, { rows }) => sum + rows, 0);
  const isFree = (target: TableDraft): boolean =>
    !target.exact && !fixed.has(target) && !isComplete(target.enumeration) && target.motif === undefined;
  const free = all.filter((target) => target.rows > 0 && isFree(target)).toSorted((a, b) => b.rows - a.rows);
  // More than that is not a rounding: tables with numbers of their own, or lists, do not leave room for it.
  if (Math.abs(missing) > all.length) return;
  for (const target of free) {
    const change = Math.max(missing, Math.min(0, 2 - target.rows));
    target.rows += change;
    missing -= change;
    if (missing === 0) return;
  }
}

/** A table that enumerates something has a row for each of its values. */
function listAll(draft: Draft, target: TableDraft): void {
  const { enumeration } = target;
  if (target.exact || target.rows === 0 || !isComplete(enumeration) || enumeration.values.length === target.rows)
    return;
  const count = enumeration.values.length;
  draft.notes.push({
    code: 'rows_changed',
    path: `rows.${target.key}`,
    message: `${target.key} gets ${countOf(count, 'row')} instead of ${target.rows}: one for each value that ${enumeration.column} can have.`,
  });
  target.rows = count;
}

type Named = {
  readonly tables: ReadonlyMap<string, number>;
  readonly others: number | undefined;
  readonly total: number | undefined;
};

function readNamed(draft: Draft, rows: number | Readonly<Record<string, number>>): Named {
  if (typeof rows === 'number')
    return { tables: new Map(), others: undefined, total: checkNumber(draft, 'rows', rows) };
  const tables = new Map<string, number>();
  for (const [name, count] of Object.entries(rows)) {
    checkNumber(draft, `rows.${name}`, count);
    if (name === '*') continue;
    const table = findTable(draft.schema, name);
    if (table === undefined) {
      draft.issues.push({
        code: 'unknown_table',
        path: `rows.${name}`,
        message: `There is no table ${name}.${suggest(name, draft.schema.tables.map(tableKey))}`,
      });
    } else tables.set(tableKey(table), count);
  }
  return { tables, others: rows['*'], total: undefined };
}

const MAX_ROWS = 1e12;

function checkNumber(draft: Draft, path: string, count: number): number {
  if (!Number.isSafeInteger(count) || count < 0 || count > MAX_ROWS) {
    draft.issues.push({
      code: 'bad_number',
      path,
      message: `${count} is not a row count: give a whole number from 0 to 1,000,000,000,000.`,
    });
    return 0;
  }
  return count;
}

/** Rows for a weight of 1: from the whole run's number, or from the tables that were named. */
function ratioUnit(
  draft: Draft,
  weights: ReadonlyMap<string, number>,
  named: Named,
  listed: ReadonlySet<TableDraft>,
): number {
  const all = [...draft.tables.values()].filter((target) => target.rule.skip !== true);
  if (named.total !== undefined) {
    const isFixed = (target: TableDraft): boolean => target.exact || listed.has(target);
    const fixed = all.filter(isFixed).reduce((sum, target) => sum + target.rows, 0);
    const sum = all
      .filter((target) => !isFixed(target))
      .reduce((total, target) => total + (weights.get(target.key) ?? 1), 0);
    return sum === 0 ? 0 : Math.max(0, named.total - fixed) / sum;
  }
  const units = all.filter((target) => target.exact).map((target) => target.rows / (weights.get(target.key) ?? 1));
  return units.length === 0 ? 1 : units.reduce((sum, unit) => sum + unit, 0) / units.length;
}

function weigh(draft: Draft, target: TableDraft, weights: Map<string, number>, path: ReadonlySet<string>): number {
  const known = weights.get(target.key);
  if (known !== undefined) return known;
  if (path.has(target.key)) return 1;
  const inside = new Set([...path, target.key]);
  const weightOf = (key: string): number => {
    const other = draft.tables.get(key);
    return other === undefined ? 1 : weigh(draft, other, weights, inside);
  };
  const weight =
    measuredWeight(draft, target) ?? Math.min(HEAVIEST, Math.max(0.01, naturalWeight(draft, target, weightOf)));
  weights.set(target.key, weight);
  return weight;
}

/** Rows that a profile has counted, against those of the tables on the average. */
function measuredWeight(draft: Draft, { table, rule }: TableDraft): number | undefined {
  const rows = table.statistics?.rows;
  if (rows === undefined || rule.rows_per !== undefined) return undefined;
  const all = [...draft.tables.values()].flatMap((other) => other.table.statistics?.rows ?? []);
  const mean = all.reduce((sum, count) => sum + count, 0) / all.length;
  return Math.max(1, rows) / Math.max(1, mean);
}

function naturalWeight(draft: Draft, target: TableDraft, weightOf: (key: string) => number): number {
  const { rows_per: per } = target.rule;
  if (per !== undefined) return weightOf(per.table) * per.times;
  const { times } = natureOf(draft, target);
  // Few of its kind, whatever it belongs to; or many.
  if (times !== undefined && times < 1) return times;
  return placedWeight(draft, target, weightOf) * (times ?? 1);
}

/** By the table's place among the others. */
function placedWeight(draft: Draft, target: TableDraft, weightOf: (key: string) => number): number {
  const owner = target.references[target.owning];
  if (owner === undefined) {
    const others = target.references.filter(
      (reference) => reference.to !== target.key && !leadsToOwn(target, reference),
    );
    if (others.length > 0) return 1 + Math.max(...others.map(({ to }) => weightOf(to)));
    return isCatalogue(draft, target) ? CATALOGUE : 1;
  }
  if (owner.strategy?.kind === 'one_to_one') return weightOf(owner.to) * ONE_TO_ONE;
  const parent = draft.tables.get(owner.to);
  // What is observed of many things is more than there are of these, though it lies by one of a few kinds.
  if (weightOf(owner.to) < 1) {
    const others = target.references.flatMap((other) =>
      other === owner || other.to === target.key || leadsToOwn(target, other) || other.nullable
        ? []
        : [weightOf(other.to)],
    );
    return Math.max(1, weightOf(owner.to) * CHILDREN, ...others);
  }
  // What belongs to one of few is as many as if it belonged to nobody.
  if (parent !== undefined && (natureOf(draft, parent).times ?? 1) < 1)
    return Math.max(1, weightOf(owner.to) * CHILDREN);
  const junction = target.references.some(({ strategy }) => strategy?.kind === 'junction');
  return weightOf(owner.to) * (junction ? JUNCTION : CHILDREN);
}

/** Looked up by others, looking up nothing itself, and narrow. */
function isCatalogue(draft: Draft, target: TableDraft): boolean {
  const referred = [...draft.tables.values()].some(
    (other) => other !== target && other.references.some(({ to }) => to === target.key),
  );
  return referred && target.table.columns.length <= 6;
}

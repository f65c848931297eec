import { countOf } from '../../base/text/count-of.ts';
import { turnsOf } from '../draft/split-kinds.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { lowerRows } from '../draft/lower-rows.ts';
import { mostMotifRows } from '../references/motif/count-motif-rows.ts';
import { pairParents } from '../draft/pair-parents.ts';

/** Limits row counts to what the references allow, parents first; for a given number it is an issue instead. */
export function fitCapacity(draft: Draft, order: readonly TableDraft[]): void {
  for (const target of order) {
    if (target.rule.skip === true) askNone(target);
    const bounds = boundsOf(draft, target);
    if (target.rows > bounds.most) change(draft, target, bounds.most, bounds.why);
    if (target.rows < bounds.least) change(draft, target, bounds.least, bounds.whyLeast);
    needParents(draft, target);
  }
}

/**
 * Tables of a cycle that were planned before those that they refer to, and have more rows than these turned out to have
 * room for: by table, the number that fits.
 */
export function findOverfull(draft: Draft): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const target of draft.tables.values()) {
    const { most, why } = boundsOf(draft, target);
    if (target.rows <= most) continue;
    if (target.exact) change(draft, target, most, why);
    found.set(target.key, most);
  }
  return found;
}

/** Parents that want children get none of a skipped table. */
function askNone({ references }: TableDraft): void {
  for (const reference of references) {
    reference.least = 0;
    if (reference.strategy?.kind === 'fan_out') reference.strategy = { ...reference.strategy, min: 0 };
  }
}

type Bounds = { least: number; most: number; why: string; whyLeast: string };

function boundsOf(draft: Draft, target: TableDraft): Bounds {
  const bounds: Bounds = { least: 0, most: Number.MAX_SAFE_INTEGER, why: '', whyLeast: '' };
  const lower = (most: number, why: string): void => {
    if (most < bounds.most) Object.assign(bounds, { most, why });
  };
  for (const parent of pairParents(draft, target)) {
    if (parent.rows < 2)
      lower(
        0,
        `each row refers to two different rows of ${parent.key}, and ${parent.key} has ${countOf(parent.rows, 'row')}`,
      );
  }
  const whole = mostMotifRows(draft, target);
  if (whole !== undefined) lower(whole, 'its rows come in groups with those of the tables that it refers to');
  target.references.forEach((reference, index) => {
    const { strategy } = reference;
    const parents = parentsOf(draft, reference);
    const isChoosy = strategy?.kind === 'scatter' && (strategy.among ?? strategy.rounds) !== undefined;
    if (isChoosy && parents === 0 && !reference.nullable)
      lower(0, `its rows refer to one kind of rows of ${reference.to}, and ${reference.to} may have no such rows`);
    if (strategy?.kind === 'one_to_one')
      lower(
        parents,
        `${reference.columns.join(', ') || reference.name} refers to each row of ${reference.to} at most once, and ${reference.to} has ${countOf(parents, 'row')}${strategy.among === undefined ? '' : ' of the required kind'}`,
      );
    if (strategy?.kind === 'one_to_one' && index === target.owning && reference.least > 0)
      Object.assign(bounds, {
        least: parents,
        whyLeast: `others need one for each row of ${reference.to}, which has ${countOf(parents, 'row')}`,
      });
    if (strategy?.kind === 'fan_out' && index === target.owning) {
      const max = Math.min(strategy.max ?? Number.MAX_SAFE_INTEGER, reference.most ?? Number.MAX_SAFE_INTEGER);
      if (max < Number.MAX_SAFE_INTEGER)
        lower(
          max * parents,
          `${reference.to} has ${countOf(parents, 'row')} with at most ${max} of ${target.key} each`,
        );
      const min = Math.max(strategy.min, reference.least);
      bounds.least = min * parents;
      bounds.whyLeast = `each row of ${reference.to}, which has ${countOf(parents, 'row')}, needs at least ${min}`;
    }
    if (strategy?.kind === 'existing' && strategy.within !== undefined) boundOwner(draft, target);
    if (strategy?.kind === 'junction') {
      const owner = target.references[target.owning] as ReferenceDraft;
      // The rows of one owner all have different parents.
      owner.most = Math.min(owner.most ?? Number.MAX_SAFE_INTEGER, Math.max(1, parents));
      const owners = draft.tables.get(owner.to)?.rows ?? 0;
      lower(owners * parents, `there are only ${owners} × ${parents} combinations of ${owner.to} and ${reference.to}`);
    }
  });
  const kinds = Math.max(
    turnsOf(target.kinds),
    target.enumeration?.from === 'some' ? target.enumeration.values.length : 0,
    ...[...target.rounds.values()].map((values) => values.length),
  );
  if (!target.exact && target.rows > 0 && kinds > bounds.least && kinds <= bounds.most)
    Object.assign(bounds, { least: kinds, whyLeast: `others refer to rows of each of its ${kinds} kinds` });
  return bounds;
}

/** The minimum number of rows that the reference can choose from. */
function parentsOf(draft: Draft, { to, strategy }: ReferenceDraft): number {
  const rows = draft.tables.get(to)?.rows ?? 0;
  const among = strategy?.kind === 'scatter' || strategy?.kind === 'one_to_one' ? strategy.among : undefined;
  const all = [among, ...((strategy?.kind === 'scatter' ? strategy.rounds : undefined) ?? [])];
  return Math.min(
    rows,
    ...all.flatMap((item) =>
      item === undefined || item === null ? [] : [Math.min(item.first ?? rows, Math.floor(rows / item.every))],
    ),
  );
}

/**
 * The number of keys that a target will provide is not known yet: no owner should need many more of them than the
 * others.
 */
function boundOwner(draft: Draft, target: TableDraft): void {
  const owner = target.references[target.owning];
  const owners = draft.tables.get(owner?.to ?? '')?.rows ?? 0;
  if (owner === undefined || owners === 0) return;
  const most = Math.max(LEAST_KEYS, Math.ceil((target.rows / owners) * 4));
  owner.most = Math.min(owner.most ?? most, most);
}

const LEAST_KEYS = 8;

function change(draft: Draft, target: TableDraft, rows: number, why: string): void {
  const path = `rows.${target.key}`;
  const isLess = rows < target.rows;
  const bound = isLess ? `can have at most ${countOf(rows, 'row')}` : `must have at least ${countOf(rows, 'row')}`;
  const way = isLess ? 'Ask for fewer rows here, or for more there.' : 'Ask for more rows here, or for fewer there.';
  if (target.exact) {
    draft.issues.push({
      code: 'row_capacity',
      path,
      message: `${target.key} ${bound}, not ${target.rows}: ${why}. ${way}`,
    });
    return;
  }
  draft.notes.push({
    code: 'rows_changed',
    path,
    message: `${target.key} gets ${countOf(rows, 'row')} instead of ${target.rows}: ${why}.`,
  });
  target.rows = rows;
}

/** A row that needs a parent cannot exist if the parent table is empty. */
function needParents(draft: Draft, target: TableDraft): void {
  if (target.rows === 0) return;
  for (const reference of target.references) {
    const parent = draft.tables.get(reference.to);
    if (parent === undefined || parent.rows > 0 || reference.strategy?.kind === 'tree') continue;
    if (draft.existing.has(parent.key)) continue;
    if (reference.nullable) reference.null_fraction = 1;
    else if (
      !parent.exact &&
      parent.rule.skip !== true &&
      lowerRows(draft, target, 0, `it needs rows of ${parent.key} to refer to, and ${parent.key} has none`)
    )
      return;
    else {
      draft.issues.push({
        code: 'parent_empty',
        path: `rows.${parent.key}`,
        message: `${target.key} needs rows of ${parent.key} to refer to, and ${parent.key} has none. Give ${parent.key} at least one row, or skip ${target.key} too.`,
      });
    }
  }
}

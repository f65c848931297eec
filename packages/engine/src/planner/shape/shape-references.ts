import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import type { ReferenceStrategy } from '../../document/plan/plan.ts';
import { measuredChildren } from '../time/measured-by-profile.ts';
import { measuredCounts } from './measured-counts.ts';
import { type ChildLaw, distanceOf, drawnLaw, lawOfQuantiles, sharedOutLaw } from './fan-out-law.ts';

const SHAPES: readonly (number | null)[] = [
  0.05,
  0.1,
  0.15,
  0.2,
  0.3,
  0.4,
  0.5,
  0.65,
  0.8,
  1,
  1.3,
  1.6,
  2,
  2.5,
  3,
  4,
  5,
  7,
  10,
  15,
  25,
  50,
  null,
];
const EXPONENTS: readonly number[] = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5];

const NEAR = 0.08;

/** Gives references the measured number of children per parent, as closely as their strategy can. */
export function shapeReferences(draft: Draft): void {
  for (const target of draft.tables.values())
    for (const reference of target.references) {
      const quantiles = reference.to === target.key ? undefined : measuredChildren(target, reference);
      const parents = draft.tables.get(reference.to)?.rows ?? 0;
      if (quantiles === undefined || parents === 0 || target.rows === 0) continue;
      const mean = (target.rows * (1 - reference.null_fraction)) / parents;
      const measured = measuredMean(target, reference, draft.tables.get(reference.to), quantiles) ?? mean;
      reference.strategy = fitted(reference, quantiles, mean, {
        parents,
        measured,
        mayAsk: !isInSet(target, reference),
      });
    }
}

/** Rows of a parent as counted: from the quantiles for few parents, else from the row counts of both tables. */
function measuredMean(
  target: TableDraft,
  { null_fraction }: ReferenceDraft,
  parent: TableDraft | undefined,
  quantiles: readonly number[],
): number | undefined {
  const [rows = 0, parents = 0] = [target.table.statistics?.rows, parent?.table.statistics?.rows];
  if (parents <= quantiles.length) return quantiles.reduce((sum, one) => sum + one, 0) / quantiles.length;
  return rows > 0 ? (rows * (1 - null_fraction)) / parents : undefined;
}

/** A key over the reference and other columns limits how many rows a parent can have: then nothing is requested. */
function isInSet({ table, rule }: TableDraft, { columns }: ReferenceDraft): boolean {
  const sets = [table.primary_key?.columns ?? [], ...table.uniques.map((unique) => unique.columns)];
  return rule.rows !== undefined || sets.some((set) => columns.some((name) => set.includes(name)));
}

function fitted(
  { strategy, rule }: ReferenceDraft,
  quantiles: readonly number[],
  mean: number,
  { parents, mayAsk, measured }: { readonly parents: number; readonly mayAsk: boolean; readonly measured: number },
): ReferenceStrategy | undefined {
  const law = lawOfQuantiles(quantiles);
  if (strategy?.kind === 'fan_out') {
    if (rule.shape !== undefined || rule.min !== undefined || rule.max !== undefined) return strategy;
    const sharing = nearestSharing(law, quantiles, mean, mayAsk);
    const { min, max, shape } = sharing;
    // A distribution with two parameters has less noise than one with many, if it is close enough.
    const isNear = max !== null || distanceOf(sharedOutLaw(mean, min, shape), law) <= NEAR;
    const counts = isNear ? undefined : measuredCounts(quantiles, { mean, measured, min });
    return { ...strategy, ...sharing, ...(counts === undefined ? {} : { law: counts }) };
  }
  if (strategy?.kind !== 'scatter' || rule.distribution !== undefined || rule.exponent !== undefined) return strategy;
  if (strategy.distribution !== 'zipf' && strategy.distribution !== 'uniform') return strategy;
  const exponent = nearest(EXPONENTS, (one) => drawnLaw(mean, parents, one), law);
  const { exponent: _, ...rest } = strategy;
  return exponent === 0 ? { ...rest, distribution: 'uniform' } : { ...rest, distribution: 'zipf', exponent };
}

function nearestSharing(
  law: ChildLaw,
  quantiles: readonly number[],
  mean: number,
  mayAsk: boolean,
): { readonly min: number; readonly max: number | null; readonly shape: number | null } {
  const [first = 0, last = 0] = [quantiles[0], quantiles.at(-1)];
  // The same number for all, or nearly: the remaining rows go to parents in turn.
  if (mayAsk && first === last && Math.floor(mean) <= first && mean <= first + 1)
    return { min: Math.floor(mean), max: Math.ceil(mean), shape: null };
  const mins = mayAsk ? [...new Set([0, Math.min(first, Math.floor(mean))])] : [0];
  const choices = mins.flatMap((min) => SHAPES.map((shape) => ({ min, shape })));
  const { min, shape } = nearest(choices, (choice) => sharedOutLaw(mean, choice.min, choice.shape), law);
  return { min, max: null, shape };
}

function nearest<T>(choices: readonly T[], lawOf: (choice: T) => ChildLaw, law: ChildLaw): T {
  let best: { readonly choice: T; readonly far: number } | undefined;
  for (const choice of choices) {
    const far = distanceOf(lawOf(choice), law);
    if (best === undefined || far < best.far) best = { choice, far };
  }
  return (best as { readonly choice: T }).choice;
}

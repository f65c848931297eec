import type { ProductPart } from '../../document/plan/plan.ts';
import { productSize } from '../../weave/reference/product-size.ts';
import type { ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { lowerRows } from '../draft/lower-rows.ts';
import type { Digit } from './digit.ts';
import type { UniqueTask } from './unique-task.ts';

/** The most tuples that are needed if some digits can be left out. */
export const MAX_TUPLES = 2 ** 52;

export type Layout = Pick<ProductPart, 'form' | 'most'> & {
  readonly digits: readonly Digit[];
  /** The owner among whose rows alone the tuples differ. */
  readonly within?: ReferenceDraft | undefined;
  /** Why there are no more tuples than this number. */
  readonly why: (tuples: number) => string;
};

/**
 * Gives every row a different tuple of digits, from its number in a mixed-radix system. If there are fewer tuples than
 * rows, the table gets fewer rows. Returns false and changes nothing if it may not.
 */
export function layOut({ draft, target, set }: UniqueTask, { form, most, digits, within, why }: Layout): boolean {
  const part: Omit<ProductPart, 'position'> = {
    name: set.name,
    radices: digits.map(({ size }) => size),
    ...(form === undefined ? {} : { form }),
    ...(most === undefined ? {} : { most }),
    ...(within === undefined ? {} : { within: target.owning }),
  };
  const tuples = productSize(part);
  if (losesOwner(target, digits)) return false;
  if (digits.length === 0 || tuples < 1 || tuples > Number.MAX_SAFE_INTEGER) return false;
  if (within !== undefined) {
    if (tuples < within.least) return false;
    within.most = Math.min(within.most ?? tuples, tuples);
  } else if (tuples < target.rows && !lowerRows(draft, target, tuples, why(tuples))) return false;
  digits.forEach(({ take }, position) => take({ ...part, position }));
  // Whoever is laid out with others has no children of its own.
  if (target.references[target.owning]?.strategy?.kind === 'product') target.owning = -1;
  return true;
}

/** Whether the owner would be laid out with others while a reference that is not counts on its rows. */
function losesOwner({ references, owning }: TableDraft, digits: readonly Digit[]): boolean {
  const names = new Set(digits.flatMap((digit) => digit.names));
  const isTaken = ({ columns }: ReferenceDraft): boolean =>
    columns.length > 0 && columns.every((name) => names.has(name));
  const owner = references[owning];
  if (owner === undefined || !isTaken(owner)) return false;
  return references.some(
    (reference) =>
      !isTaken(reference) && reference.strategy?.kind === 'junction' && reference.strategy.within === owning,
  );
}

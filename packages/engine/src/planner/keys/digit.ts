import type { ColumnPlan, ProductPart, ReferenceStrategy } from '../../document/plan/plan.ts';
import type { ReferenceDraft } from '../draft/draft.ts';
import { capacityOf } from './capacity.ts';
import type { UniqueTask } from './unique-task.ts';

/** What a column or a reference offers a key: a number of values, numbered from 0, of which each row can get one. */
export type Digit = {
  readonly names: readonly string[];
  readonly size: number;
  readonly take: (part: ProductPart) => void;
};

/** The parents of a reference. */
export function referenceDigit({ draft }: UniqueTask, reference: ReferenceDraft): Digit {
  return {
    names: reference.columns,
    size: Math.max(1, draft.tables.get(reference.to)?.rows ?? 1),
    take: (part) => {
      reference.strategy = { kind: 'product', ...part };
    },
  };
}

/** The parents that rows draw: those of one kind, where only they will do. */
export function drawnDigit(task: UniqueTask, reference: Drawn): Digit {
  const digit = referenceDigit(task, reference);
  const { among } = reference.strategy;
  if (among === undefined) return digit;
  return {
    ...digit,
    size: Math.min(among.first ?? digit.size, Math.floor(digit.size / among.every)),
    take: (part) => Object.assign(reference, { strategy: { kind: 'product', ...part, among } }),
  };
}

/** The values of a column; a NULL would repeat, or leave the tuple out. */
export function columnDigit({ target, facts }: UniqueTask, plan: ColumnPlan): Digit {
  return {
    names: [plan.name],
    size: capacityOf(target, plan, facts),
    take: (part) => target.columns.set(plan.name, { ...plan, unique_product: part, null_fraction: 0 }),
  };
}

type Kind = ReferenceStrategy['kind'];

type Drawn = ReferenceDraft & { readonly strategy: Extract<ReferenceStrategy, { kind: 'scatter' }> };

/** Whether each row draws a parent of its own, whichever row it is, for a key over these columns; it may be none. */
export function isDrawn(reference: ReferenceDraft, names: readonly string[]): reference is Drawn {
  const { columns, strategy, absent } = reference;
  if (absent || strategy?.kind !== 'scatter' || strategy.rounds !== undefined) return false;
  return columns.length > 0 && columns.every((column) => names.includes(column));
}

/** Whether the parents of a reference are ours to lay out, for a key over these columns. */
export function isFreeReference(
  { columns, strategy, rule, absent, nullable }: ReferenceDraft,
  names: readonly string[],
  kinds: readonly Kind[] = ['scatter', 'junction', 'fan_out'],
): boolean {
  if (strategy === undefined || !kinds.includes(strategy.kind) || absent || nullable) return false;
  // Those that may be some of the parents only are not free to be any.
  if (strategy.kind === 'scatter' && (strategy.among ?? strategy.rounds) !== undefined) return false;
  return Object.keys(rule).length === 0 && columns.length > 0 && columns.every((name) => names.includes(name));
}

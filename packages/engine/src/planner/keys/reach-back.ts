import type { TableDraft } from '../draft/draft.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';

const PER_YEAR: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 };
/** The years that moments are drawn from where nobody says so. */
const USUAL = 2;
const MAX_REACH = 300;

/** First days of months, as many as there are rows: nobody said how far back they may lie. */
export function reachBack({ rows }: Pick<TableDraft, 'rows'>, plan: ColumnPlan, unit?: string): ColumnPlan {
  const { source } = plan;
  if (source.kind !== 'generator' || (source.generator !== 'date' && source.generator !== 'timestamp')) return plan;
  const { every, min, max } = source.options;
  const step = every ?? unit;
  const perYear = typeof step === 'string' ? PER_YEAR[step] : undefined;
  if (perYear === undefined || min !== undefined || max !== undefined) return plan;
  const years = Math.min(MAX_REACH, Math.ceil(rows / perYear) + 1);
  return years - 1 <= USUAL
    ? plan
    : { ...plan, source: { ...source, options: { ...source.options, min: `-${years} years` } } };
}

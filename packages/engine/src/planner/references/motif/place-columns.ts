import { fromList } from '../../infer/columns/make-source.ts';
import type { Lexicon } from '../../../base/locale/lexicon.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import type { TableDraft } from '../../draft/draft.ts';
import { uniformValue } from '../../keys/hold-uniform.ts';
import type { ColumnPlan, ColumnSource } from '../../../document/plan/plan.ts';
import type { PlacedValue } from '../../draft/table-motif.ts';

/**
 * Gives columns the values that the motif has for them: those with one at all places before keys are settled, the
 * others after, so that the column's other values are already distinct.
 */
export function placeColumns(target: TableDraft, lexicon: Lexicon, which: 'all' | 'some'): void {
  for (const [name, placed] of target.motif?.columns ?? []) {
    const [plan, type] = [target.columns.get(name), target.types.get(name)];
    if (plan === undefined || type === undefined || target.columnRules.has(name)) continue;
    const open = placed.filter(({ kind }) => kind === 'own').length;
    if (open === placed.length || (which === 'all') !== (open === 0)) continue;
    const sources = placed.map((value) => sourceOf(value, plan, type, lexicon));
    target.columns.set(name, { ...plan, ...sharedSource(target, name, sources), null_fraction: 0 });
  }
}

/** One source if all places have the same, else one per place. */
function sharedSource(
  target: TableDraft,
  name: string,
  sources: readonly (ColumnSource | null)[],
): Pick<ColumnPlan, 'source'> {
  const distinct = [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()];
  const [only, ...others] = distinct;
  if (only !== undefined && only !== null && others.length === 0) return { source: only };
  const texts = distinct.map((source) => JSON.stringify(source));
  const rounds = sources.map((source) => texts.map((text) => (text === JSON.stringify(source) ? 1 : 0)));
  const weights = texts.map(() => 1);
  const group = target.variants.push({ columns: [name], weights, rounds }) - 1;
  return { source: { kind: 'variants', group, sources: distinct } };
}

function sourceOf(value: PlacedValue, plan: ColumnPlan, type: ColumnType, lexicon: Lexicon): ColumnSource | null {
  switch (value.kind) {
    case 'own':
      return plan.source;
    case 'null':
      return null;
    case 'list':
      return fromList(value.values.map((text) => typed(text, type)));
    case 'same':
      return fromList([uniformValue(plan, type, lexicon)]);
    case 'parent':
      return { kind: 'reference', reference: value.reference, column: value.column };
  }
}

function typed(text: string, { kind }: ColumnType): string | number | boolean {
  if (kind === 'boolean') return text === 'true';
  return kind === 'integer' && Number.isSafeInteger(Number(text)) ? Number(text) : text;
}

import { isUnique } from '../draft/is-unique.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { isToldApart } from '../../document/plan/is-told-apart.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import type { Column } from '../../language/schema/schema-document.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { freeBounds } from './free-bounds.ts';
import { isMoment } from './moment-units.ts';
import { shapeMoment } from './shape-moment.ts';
import { shapeNumber } from './shape-number.ts';
import { shapeText } from './shape-text.ts';
import type { Shaped } from './shaped.ts';

/**
 * Gives columns the distributions that a profile has measured. Relations between columns were decided before and stay:
 * a derived column remains derived, and the measured shape only decides by how much.
 */
export function shapeColumns(draft: Draft, target: TableDraft, lexicon: Lexicon): void {
  const births = birthsOf(target);
  for (const column of target.table.columns) {
    const plan = target.columns.get(column.name);
    const type = target.types.get(column.name);
    if (plan === undefined || type === undefined || !isShaped(column) || !isOurs(target, plan)) continue;
    const bounds = freeBounds(target, column.name);
    if (bounds === undefined) continue;
    const found = shapeColumn({ draft, target, column, type, plan, bounds, lexicon, births });
    if (found !== undefined)
      target.columns.set(column.name, { ...plan, ...found, reason: `${plan.reason}; as in the profile` });
  }
}

function birthsOf({ columns }: TableDraft): ReadonlySet<string> {
  const plans = [...columns.values()];
  return new Set(
    plans
      .filter(({ source }) => source.kind === 'generator' && source.generator === 'birth_date')
      .map(({ name }) => name),
  );
}

function shapeColumn(shaped: Shaped): Partial<ColumnPlan> | undefined {
  const { type } = shaped;
  if (isMoment(type)) return shapeMoment(shaped);
  if (type.kind === 'boolean') return asSource(shapeFlag(shaped));
  if (type.kind === 'text' || type.kind === 'enum') return asSource(shapeText(shaped));
  return asSource(shapeNumber(shaped));
}

function asSource(source: ColumnSource | undefined): Partial<ColumnPlan> | undefined {
  return source === undefined ? undefined : { source };
}

function isShaped({ statistics }: Column): boolean {
  const { quantiles, values, formats, lengths } = statistics ?? {};
  return [quantiles, values, formats, lengths].some((list) => (list?.length ?? 0) > 0);
}

/** Rules, keys and alternating kinds are not changed, nor is a column that one of several variants decides. */
function isOurs(target: TableDraft, plan: ColumnPlan): boolean {
  const { name, source } = plan;
  if (source.kind !== 'generator' && source.kind !== 'derive') return false;
  if (target.columnRules.has(name) || target.rounds.has(name) || target.uniform.has(name)) return false;
  if (target.distinct.has(name) || target.ordered.has(name) || isUnique(target.table, [name])) return false;
  if (isToldApart(plan)) return false;
  const sets = [target.table.primary_key?.columns ?? [], ...target.table.uniques.map(({ columns }) => columns)];
  return target.motif === undefined && !sets.some((set) => set.includes(name));
}

function shapeFlag({ column, plan }: Shaped): ColumnSource | undefined {
  const values = column.statistics?.values ?? [];
  const yes = values.find(({ value }) => value === 'true')?.share;
  const no = values.find(({ value }) => value === 'false')?.share;
  const total = (yes ?? 0) + (no ?? 0);
  if (total <= 0 || plan.source.kind !== 'generator' || plan.source.generator !== 'boolean') return undefined;
  return { ...plan.source, options: { share: (yes ?? 0) / total } };
}

import type { TimeAnswer } from '../infer/data/time-rules.ts';
import { inferColumn } from '../infer/columns/infer-column.ts';
import { matchStage } from '../infer/moments/match-stage.ts';
import { readNames } from '../infer/names/read-names.ts';
import { siblingsOf } from '../infer/read-facts.ts';
import { stagesOf } from '../infer/moments/stages-of.ts';
import { kindsOfTable } from '../infer/table-kinds.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import type { Beginning } from '../draft/beginning.ts';

/** Words for the creation of the row itself, rather than of its subject. */
const MADE: ReadonlySet<string> = new Set(['created', 'creation', 'create', 'inserted', 'added', 'registered']);
const BARE: ReadonlySet<string> = new Set(['date', 'time', 'timestamp', 'datetime', 'at', 'day', 'moment']);

/** The column that says when a row was created, among the NOT NULL ones. */
export function findBeginning(draft: Draft, target: TableDraft): ColumnPlan | undefined {
  const names = readNames(draft.schema, target.table);
  const stages = stagesOf(contextOf(draft, target));
  let best: { readonly plan: ColumnPlan; readonly score: number } | undefined;
  for (const plan of target.columns.values()) {
    const type = target.types.get(plan.name)?.kind;
    if ((type !== 'timestamp' && type !== 'date') || plan.source.kind === 'omit') continue;
    const words = names.columns.get(plan.name) ?? [];
    const score = scoreOf(stages.get(plan.name), words, names.words) + (type === 'timestamp' ? 0.5 : 0);
    if (score < 1 || score <= (best?.score ?? 0) || mayLack(draft, target, plan)) continue;
    best = { plan, score };
  }
  return best?.plan;
}

/**
 * The same for a table that is planned later, because it refers back to one that is planned now: by its names alone.
 */
export function foreseeBeginning(draft: Draft, target: TableDraft): Beginning | undefined {
  const { table, types, columns } = target;
  if (columns.size > 0) return undefined;
  const names = readNames(draft.schema, table);
  const stages = stagesOf(contextOf(draft, target));
  const scored = table.columns.flatMap(({ name, nullable, generated, default: given }) => {
    const type = types.get(name)?.kind;
    if ((type !== 'timestamp' && type !== 'date') || nullable || generated !== undefined || given !== undefined)
      return [];
    const words = names.columns.get(name) ?? [];
    return [{ name, score: scoreOf(stages.get(name), words, names.words) + (type === 'timestamp' ? 0.5 : 0) }];
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best === undefined || best.score < 1
    ? undefined
    : { column: best.name, weight: 1, owners: 0, path: [], reads: [] };
}

function contextOf({ schema }: Draft, { table }: TableDraft): Parameters<typeof stagesOf>[0] {
  const names = readNames(schema, table);
  return { siblings: siblingsOf(table, schema), tableKinds: kindsOfTable(names), tableWords: names.words };
}

/** When the subject of a row takes place, if every row has such a time: for an appointment, not when it was made. */
export function findHappening(draft: Draft, target: TableDraft): string | undefined {
  const stages = stagesOf(contextOf(draft, target));
  return [...target.columns.values()].find(
    (plan) =>
      stages.get(plan.name)?.stage === 'started' &&
      plan.null_fraction === 0 &&
      target.types.get(plan.name)?.kind === 'timestamp' &&
      target.table.columns.some(({ name, nullable }) => name === plan.name && !nullable),
  )?.name;
}

function scoreOf(found: TimeAnswer | undefined, words: readonly string[], tableWords: readonly string[]): number {
  const stage = found?.stage;
  if (found?.isPlan === true) return 3;
  if (stage === 'created') {
    if (words.some((word) => MADE.has(word))) return 5;
    // `licence_issued_on` belongs to the licence, `joined_at` to the member.
    return words.filter((word) => !BARE.has(word) && word !== 'on').length > 1 ? 3 : 4;
  }
  // A time after another row's beginning may still be the row's own.
  const bare = words.filter((word) => !BARE.has(word) && word !== 'on');
  if (stage === 'step' && bare.length === 1 && matchStage(bare, [])?.give.stage === 'created') return 3.25;
  if (stage === 'started') return 2;
  // The `settlement_date` of a settlement is when it was made.
  return stage === 'past' && words.every((word) => BARE.has(word) || tableWords.includes(word)) ? 3 : 0;
}

/** The beginning is chosen without statistics: counted NULLs do not change it. */
function mayLack({ schema }: Draft, { table, types, columnRules }: TableDraft, plan: ColumnPlan): boolean {
  const column = table.columns.find(({ name }) => name === plan.name);
  if (plan.null_fraction === 0 || column?.statistics === undefined || columnRules.has(plan.name))
    return plan.null_fraction > 0;
  const { statistics: _, ...unmeasured } = column;
  const type = types.get(plan.name) ?? column.type;
  return inferColumn({ table, column: unmeasured, type, unique: false, schema }).null_fraction > 0;
}

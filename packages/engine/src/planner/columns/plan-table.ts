import { alignTimes } from './align-times.ts';
import type { CapacityFacts } from '../keys/capacity.ts';
import { boundedColumns } from '../checks/bounded-columns.ts';
import { operandColumns } from '../checks/operand-columns.ts';
import { checkVerdicts } from '../checks/check-verdicts.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { fitCapacity } from '../rows/fit-capacity.ts';
import type { ConstraintVerdict, ReferencePlan, ReferenceStrategy, TablePlan } from '../../document/plan/plan.ts';
import { includeDefaults } from '../rows/include-defaults.ts';
import { spellOrderedKeys } from '../references/order-keys.ts';
import { fillUniform } from '../keys/hold-uniform.ts';
import { orderPairs } from '../keys/order-pairs.ts';
import { BY_LUCK } from '../infer/columns/inference.ts';
import { placeColumns } from '../references/motif/place-columns.ts';
import type { TableMotif } from '../draft/table-motif.ts';
import { liveOut } from '../time/live-out.ts';
import { planColumns } from './plan-columns.ts';
import type { RowSolution } from '../../solve/row-solution.ts';
import { shapeColumns } from '../shape/shape-columns.ts';
import { spreadPairs } from '../keys/spread-pairs.ts';
import { settleExclusions } from '../keys/settle-exclusions.ts';
import { settleLimits } from '../keys/settle-limits.ts';
import { settleUniques } from '../keys/settle-uniques.ts';
import { solveTable } from '../checks/solve-table.ts';

/** One table's plan, once its parents' row numbers are known. */
export function planTable(draft: Draft, target: TableDraft, facts: CapacityFacts): TablePlan {
  const solution = solveTable(draft, target, facts.asOf);
  target.solution = solution;
  target.solved = new Set(solution.columns);
  target.bounded = boundedColumns(solution, target.references);
  target.operands = operandColumns(solution);
  target.filled = filledColumns(solution);
  planColumns(draft, target, solution);
  placeColumns(target, facts.lexicon, 'all');
  spellOrderedKeys(target, facts.lexicon);
  spreadPairs(draft, target, facts.lexicon);
  fillUniform(target, facts.lexicon);
  refuseUnknown(draft, target);
  const owner = target.references[target.owning];
  const most = owner?.most;
  const keys = settleUniques(draft, target, facts);
  const uniques = [...keys, ...settleExclusions(draft, target, facts, keys)];
  const limits = settleLimits(draft, target);
  orderPairs(draft, target);
  includeDefaults(target);
  alignTimes(draft, target);
  liveOut(draft, target);
  shapeColumns(draft, target, facts.lexicon);
  placeColumns(target, facts.lexicon, 'some');
  // A key of few values may have lowered how many rows one owner can have.
  if (owner?.most !== most) fitCapacity(draft, [target]);
  const checks = [...checkVerdicts(draft, target, solution), ...limits];
  const constraints = [...uniques, ...foreignKeyVerdicts(target), ...checks];
  noteUnsupported(draft, target, constraints);
  return {
    name: target.key,
    rows: target.rows,
    columns: target.table.columns.flatMap(({ name }) => target.columns.get(name) ?? []),
    references: target.references.map((reference, index) => finishReference(reference, index === target.owning)),
    variants: target.variants,
    constraints,
    ...(draft.efforts.has(target.key) ? { apart: true } : {}),
    ...(target.motif === undefined ? {} : { motif: motifPlan(target.motif, target.repeat) }),
  };
}

/** A word would be refused by most types that nobody knows: better to say so before the run. */
function refuseUnknown(draft: Draft, target: TableDraft): void {
  if (target.rows === 0) return;
  for (const { name, confidence } of target.columns.values()) {
    const type = target.types.get(name);
    if (type?.kind !== 'unknown' || confidence !== BY_LUCK) continue;
    draft.issues.push({
      code: 'unknown_type',
      path: `tables.${target.key}.columns.${name}`,
      message: `Rowloom cannot generate values of type ${type.native}, and ${target.key}.${name} is NOT NULL without a default. Give it a rule, such as {"${target.key}.${name}": {"one_of": [...]}}, or skip the table.`,
    });
  }
}

/** What the rows may break is said before the run. */
function noteUnsupported(draft: Draft, target: TableDraft, constraints: readonly ConstraintVerdict[]): void {
  if (target.rows === 0) return;
  for (const { kind, name, verdict, reason } of constraints) {
    if (verdict !== 'unsupported' || (kind !== 'check' && kind !== 'exclusion')) continue;
    draft.notes.push({
      code: 'constraint_unsupported',
      path: `tables.${target.key}.${kind}s.${name}`,
      message: `Rows of ${target.key} may break ${name}. ${reason}`,
    });
  }
}

function motifPlan({ once, every }: TableMotif, repeat: number | undefined): NonNullable<TablePlan['motif']> {
  return { once, every, ...(repeat === undefined || repeat === 1 ? {} : { repeat }) };
}

function filledColumns({ groups }: RowSolution): ReadonlySet<string> {
  const domains = groups.flatMap(({ variants }) => variants.flatMap((variant) => Object.entries(variant.domains)));
  return new Set(domains.filter(([, domain]) => domain.null === 'never').map(([name]) => name));
}

function finishReference(reference: ReferenceDraft, owning: boolean): ReferencePlan {
  const { name, columns, to, to_columns, null_fraction } = reference;
  return { name, columns, to, to_columns, owning, null_fraction, strategy: finishStrategy(reference) };
}

function finishStrategy({ strategy, most, least }: ReferenceDraft): ReferenceStrategy {
  if (strategy === undefined) throw new Error('Every reference has a strategy by now.');
  if (strategy.kind !== 'fan_out') return strategy;
  const max = most === undefined ? strategy.max : Math.min(most, strategy.max ?? most);
  return { ...strategy, min: Math.max(strategy.min, least), max };
}

const REASONS: Readonly<Record<ReferenceStrategy['kind'], string>> = {
  fan_out: 'the parents own their rows in contiguous ranges',
  scatter: 'each row draws a parent',
  one_to_one: 'a permutation of the parents',
  junction: 'distinct parents for each owner',
  tree: 'a row before it in the same table',
  shared: 'a parent below the same ancestor',
  through: 'the row that other references lead to',
  product: 'distinct tuples of parents',
  motif: 'rows repeat a small set in which all keys agree',
  existing: 'an existing row of the target',
};

function foreignKeyVerdicts(target: TableDraft): readonly ConstraintVerdict[] {
  return target.references
    .filter(({ declared }) => declared)
    .map(({ name, strategy }) => ({
      kind: 'foreign_key',
      name,
      verdict: 'solved',
      reason: REASONS[strategy?.kind ?? 'scatter'],
    }));
}

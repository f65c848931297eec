import { chooseStrategies } from './choose-strategies.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { isRepeated, orderReferences } from './order-references.ts';

type Step = { readonly target: TableDraft; readonly reference: ReferenceDraft; readonly column: string };

/**
 * A column is its parent's column, and if that is a parent's again, the values begin somewhere, unless the parents lead
 * back to the column itself. There a nullable key becomes NULL; without one there is no plan.
 */
export function breakColumnCircles(draft: Draft): void {
  for (let circle = findCircle(draft); circle !== undefined; circle = findCircle(draft)) {
    const twin = findTwin(circle);
    if (twin !== undefined) {
      twin.reference.released = true;
      continue;
    }
    const giving = circle.find((step) => canBeNull(step, circle ?? []));
    const at = giving ?? circle[0];
    if (at === undefined) return;
    const { target, reference } = at;
    const path = `tables.${target.key}.foreign_keys.${reference.name}`;
    const names = circle.map((step) => `${step.target.key}.${step.column}`).join(', ');
    if (giving === undefined) {
      for (const step of circle) draft.torn.add(step.target.key);
      draft.issues.push({
        code: 'unsatisfiable_reference',
        path,
        message: `${names} take their values from each other in a cycle, so none of them has a value. Skip one of the tables ({"${target.key}": {"skip": true}}), or let a column of ${reference.name} be NULL.`,
      });
      return;
    }
    reference.absent = true;
    reference.released = true;
    draft.notes.push({
      code: 'reference_null',
      path,
      message: `${target.key}.${reference.columns.join(', ')} is always NULL; otherwise ${names} would take their values from each other in a cycle.`,
    });
    chooseStrategies(draft);
  }
}

/** Two tables with equal row counts, each row with its counterpart: if one follows the other, the other holds. */
function findTwin(circle: readonly Step[]): Step | undefined {
  const paired = circle.length === 2 && circle.every(({ reference }) => reference.unique && !reference.nullable);
  if (!paired || circle.some(({ reference }) => reference.columns.length > 1)) return undefined;
  const [first, second] = circle;
  const owned = [first, second].filter((step) => step?.target.references[step.target.owning] === step?.reference);
  return owned.length === 1 ? (owned[0] === first ? second : first) : undefined;
}

/** NULL in a column outside the cycle satisfies the key; the row then has its own value in the cycle. */
function canBeNull({ target, reference }: Step, circle: readonly Step[]): boolean {
  if (!reference.nullable || reference.rule.through !== undefined) return false;
  return target.table.columns.some(
    ({ name, nullable }) =>
      nullable &&
      reference.columns.includes(name) &&
      circle.every((step) => step.target !== target || step.column !== name || reference.columns.length === 1),
  );
}

function findCircle(draft: Draft): readonly Step[] | undefined {
  const steps = new Map<string, Step>();
  for (const target of draft.tables.values()) {
    if (target.rule.skip === true || draft.existing.has(target.key)) continue;
    for (const index of orderReferences(draft, target)) {
      const reference = target.references[index] as ReferenceDraft;
      for (const column of reference.columns) {
        const key = keyOf(target.key, column);
        if (reference.absent || reference.released === true || steps.has(key)) continue;
        if (target.columnRules.has(column)) continue;
        if (!isRepeated(target, reference, column)) steps.set(key, { target, reference, column });
      }
    }
  }
  const done = new Set<string>();
  for (const start of steps.keys()) {
    const walked: string[] = [];
    for (let at: string | undefined = start; at !== undefined && !done.has(at); at = nextOf(steps.get(at))) {
      const from = walked.indexOf(at);
      if (from >= 0 && walked.length - from > 1) return walked.slice(from).flatMap((key) => steps.get(key) ?? []);
      if (from >= 0) break;
      walked.push(at);
    }
    for (const key of walked) done.add(key);
  }
  return undefined;
}

function nextOf(step: Step | undefined): string | undefined {
  if (step === undefined) return undefined;
  const { columns, to, to_columns } = step.reference;
  return keyOf(to, to_columns[columns.indexOf(step.column)] ?? '');
}

const keyOf = (table: string, column: string): string => `${table}\n${column}`;

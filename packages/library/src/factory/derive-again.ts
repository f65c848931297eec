import { castValue, type PreviewValue, tryEvaluate } from '@rowloom/engine';
import { formOf } from '../values/plain-value.ts';
import type { MadeNode } from './made-node.ts';
import type { Derived, TableFacts } from './table-facts.ts';

type SqlValue = ReturnType<typeof castValue>;

export type Underway = {
  readonly facts: TableFacts;
  readonly values: Record<string, PreviewValue>;
  readonly parents: ReadonlyMap<number, MadeNode>;
  readonly changed: Set<string>;
  /** Columns with user values. */
  readonly fixed: ReadonlySet<string>;
  readonly factsOf: (table: string) => TableFacts | undefined;
  readonly asOf: number;
};

/** A chain of columns is at most this long, and each pass follows at least one link. */
const MAX_PASSES = 4;

/**
 * Derived columns of changed ones are recomputed: copies of a parent's column, sums within the row. Those that need a
 * draw or the rows of other tables stay as they are; constraints decide whether they may.
 */
export function deriveAgain(row: Underway): void {
  const { facts, values, changed, fixed } = row;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    let isStable = true;
    for (const derived of facts.derived) {
      const { column, expression } = derived;
      const type = facts.types.get(column);
      if (type === undefined || fixed.has(column) || !(column in values)) continue;
      if (!readsChanged(row, derived) || !canFollow(row, derived)) continue;
      const value = tryEvaluate(expression, (name, through) => readPath(row, name, through), {
        as_of_micros: row.asOf,
      });
      if (value === undefined) continue;
      const next = asPlain(value, type);
      if (next === undefined || JSON.stringify(next) === JSON.stringify(values[column])) continue;
      values[column] = next;
      changed.add(column);
      isStable = false;
    }
    if (isStable) return;
  }
}

function asPlain(value: SqlValue, type: Parameters<typeof castValue>[1]): PreviewValue | undefined {
  try {
    return formOf(castValue(value, type), type);
  } catch {
    // A value that the column cannot hold is not used: the plan's value stays.
    return undefined;
  }
}

const readsChanged = (row: Underway, { reads, steps }: Derived): boolean =>
  reads.some((column) => row.changed.has(column)) || steps.some((step) => stepTo(row, step)?.changed.size !== 0);

/** Nothing is known of a row that was not made here, such as one whose key the user gave. */
const canFollow = (row: Underway, { steps }: Derived): boolean =>
  steps.every((step) => stepTo(row, step) !== undefined || (row.values[step] ?? null) === null);

function stepTo(from: Pick<Underway, 'facts' | 'parents'>, step: string): MadeNode | undefined {
  const index = from.facts.plan.references.findIndex(({ name, columns }) => name === step || columns.includes(step));
  return from.parents.get(index);
}

function readPath(row: Underway, name: string, through: readonly string[] = []): SqlValue {
  let at: {
    readonly facts: TableFacts;
    readonly values: Readonly<Record<string, PreviewValue>>;
    readonly parents: ReadonlyMap<number, MadeNode>;
  } = row;
  for (const step of through) {
    const node = stepTo(at, step);
    const facts = node === undefined ? undefined : row.factsOf(node.table);
    if (node === undefined || facts === undefined) return null;
    at = { facts, values: node.values, parents: node.parents };
  }
  const type = at.facts.types.get(name);
  const value = at.values[name] ?? null;
  return value === null || type === undefined ? null : castValue(value, type);
}

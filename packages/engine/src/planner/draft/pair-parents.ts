import type { Draft, ReferenceDraft, TableDraft } from './draft.ts';
import { conjunctsOf } from '../../language/expression/conjuncts-of.ts';
import { type Pair, pairsOf, readPair } from './pairs-of.ts';

/** Two references to one table of which a CHECK says that their rows differ. */
export type PairOfReferences = Pair & {
  readonly references: readonly [ReferenceDraft, ReferenceDraft];
  /** The parent's column that the CHECK compares. */
  readonly key: string;
};

export function pairsOfReferences(target: TableDraft): readonly PairOfReferences[] {
  if (target.references.length < 2) return [];
  return pairsOf(target.table).flatMap((pair): readonly PairOfReferences[] => {
    const references = referencesOver(target, pair.columns);
    if (references === undefined) return [];
    const [first] = references;
    return [{ ...pair, references, key: first.to_columns[first.columns.indexOf(pair.columns[0])] ?? '' }];
  });
}

/** Two references to one table of which a CHECK says that their rows differ: in one column, or in some of several. */
export function apartReferences(target: TableDraft): readonly (readonly [ReferenceDraft, ReferenceDraft])[] {
  const conditions = target.table.checks.flatMap(({ predicate }) =>
    predicate === undefined ? [] : conjunctsOf(predicate),
  );
  return conditions.flatMap((condition) => {
    const parts = condition.op === 'or' ? condition.args : [condition];
    const pairs = parts.flatMap((part) => readPair(part) ?? []);
    if (pairs.length < parts.length || pairs.some(({ form }) => form !== 'apart')) return [];
    const opposite = new Map(pairs.flatMap(({ columns: [a, b] }) => [[a, b] as const, [b, a] as const]));
    return target.references.flatMap((first, at) => {
      const columns = first.columns.map((name) => opposite.get(name) ?? name).join();
      const second = target.references
        .slice(at + 1)
        .find((other) => other.to === first.to && other.columns.join() === columns && isSameKey(first, other));
      return second === undefined ? [] : [[first, second] as const];
    });
  });
}

const isSameKey = (one: ReferenceDraft, other: ReferenceDraft): boolean =>
  one.to_columns.join() === other.to_columns.join();

/** Two that differ in these columns alone: `(tenant_id, from_id)` and `(tenant_id, to_id)` have the tenant in common. */
export function referencesOver(
  target: TableDraft,
  [name, otherName]: Pair['columns'],
): readonly [ReferenceDraft, ReferenceDraft] | undefined {
  for (const first of target.references) {
    const at = first.columns.indexOf(name);
    if (at < 0) continue;
    const columns = first.columns.with(at, otherName).join();
    const second = target.references.find(
      (other) =>
        other.columns.join() === columns &&
        other.to === first.to &&
        other.to_columns.join() === first.to_columns.join(),
    );
    if (second !== undefined) return [first, second];
  }
  return undefined;
}

/** Tables of which every row of `target` needs two different rows. */
export function pairParents(draft: Draft, target: TableDraft): readonly TableDraft[] {
  return pairsOfReferences(target).flatMap(({ references: [first, second] }) => {
    if (first.nullable || second.nullable) return [];
    // Rows of a target are as many as they are.
    return draft.existing.has(first.to) ? [] : (draft.tables.get(first.to) ?? []);
  });
}

/** Where one row was thought enough, but rows of another table refer to two different ones, there are two. */
export function giveTwoParents(draft: Draft): void {
  for (const target of draft.tables.values()) {
    if (target.rows === 0) continue;
    for (const parent of pairParents(draft, target)) {
      if (parent.rows !== 1 || parent.exact) continue;
      parent.rows = 2;
      draft.notes.push({
        code: 'rows_changed',
        path: `rows.${parent.key}`,
        message: `${parent.key} gets 2 rows instead of 1: each row of ${target.key} refers to two different ones.`,
      });
    }
  }
}

import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';

/**
 * Parents before children. A cycle of references is opened at a nullable key, else at a deferrable one, else at any,
 * with a note: such a key holds only if it is added after the rows.
 */
export function orderTables(draft: Draft): readonly TableDraft[] {
  const left = new Map(draft.tables);
  const order: TableDraft[] = [];
  const opened = new Set<ReferenceDraft>();
  while (left.size > 0) {
    const ready = [...left.values()].filter((target) => pending(target, left, opened).length === 0);
    if (ready.length > 0) {
      for (const target of ready) {
        order.push(target);
        left.delete(target.key);
      }
      continue;
    }
    open(draft, left, opened);
  }
  return order;
}

function pending(
  target: TableDraft,
  left: ReadonlyMap<string, TableDraft>,
  opened: ReadonlySet<ReferenceDraft>,
): readonly ReferenceDraft[] {
  return target.references.filter(
    (reference) => reference.to !== target.key && left.has(reference.to) && !opened.has(reference),
  );
}

function open(draft: Draft, left: ReadonlyMap<string, TableDraft>, opened: Set<ReferenceDraft>): void {
  const inCircle = [...left.values()].filter((target) => reaches(target, target.key, left, opened));
  const edges = inCircle.flatMap((target) =>
    pending(target, left, opened)
      .filter((reference) => reaches(left.get(reference.to), target.key, left, opened))
      .map((reference) => ({ target, reference, index: target.references.indexOf(reference) })),
  );
  // References inferred from names have no key: there is nothing to open or to report.
  const loose = edges.find(
    ({ reference, target, index }) => reference.meant !== undefined && !reference.declared && index !== target.owning,
  );
  if (loose !== undefined) {
    opened.add(loose.reference);
    return;
  }
  const best =
    edges.find(({ reference, target, index }) => reference.nullable && index !== target.owning) ??
    edges.find(({ reference, target, index }) => reference.deferrable && index !== target.owning) ??
    edges.find(({ target, index }) => index !== target.owning) ??
    edges[0];
  if (best === undefined) throw new Error('A cycle of tables has no reference.');
  opened.add(best.reference);
  const how = best.reference.nullable
    ? 'may be NULL'
    : best.reference.deferrable
      ? 'is deferrable'
      : 'can be added after the rows';
  draft.notes.push({
    code: 'cycle_opened',
    path: `tables.${best.target.key}.foreign_keys.${best.reference.name}`,
    message: `${best.target.key} and ${best.reference.to} refer to each other; Rowloom breaks the cycle at ${best.target.key}.${best.reference.columns.join(', ')}, which ${how}.`,
  });
}

/** Whether a table leads to `goal` over references that are still closed. */
function reaches(
  from: TableDraft | undefined,
  goal: string,
  left: ReadonlyMap<string, TableDraft>,
  opened: ReadonlySet<ReferenceDraft>,
): boolean {
  const seen = new Set<string>();
  const stack = from === undefined ? [] : pending(from, left, opened).map(({ to }) => to);
  while (stack.length > 0) {
    const key = stack.pop() as string;
    if (key === goal) return true;
    if (seen.has(key)) continue;
    seen.add(key);
    const table = left.get(key);
    if (table !== undefined) stack.push(...pending(table, left, opened).map(({ to }) => to));
  }
  return false;
}

import type { Expression } from '../expression/expression.ts';
import { columnsOf, mapParts } from '../expression/walk-expression.ts';
import type { NamedPredicate } from '../solve/row-solution.ts';
import type { Draft, ReferenceDraft, TableDraft } from './draft.ts';

type PredicatesOf = (draft: Draft, target: TableDraft) => readonly NamedPredicate[];

/**
 * What tables that refer to this one ask of columns that they take from it: a partition that holds the orders of one year
 * has room for lines of no others. Of the tables that the draft narrows, and of those that refer to them in turn.
 */
export function askedByChildren(
  draft: Draft,
  target: TableDraft,
  predicatesOf: PredicatesOf,
): readonly NamedPredicate[] {
  if (draft.narrowed.size === 0) return [];
  return gather(draft, target, predicatesOf, new Set([target.key]));
}

function gather(
  draft: Draft,
  target: TableDraft,
  predicatesOf: PredicatesOf,
  seen: ReadonlySet<string>,
): readonly NamedPredicate[] {
  return [...draft.tables.values()].flatMap((child) => {
    const references = seen.has(child.key) ? [] : child.references.filter(({ to }) => to === target.key);
    if (references.length === 0) return [];
    const own = draft.narrowed.has(child.key) ? predicatesOf({ ...draft, narrowed: new Set() }, child) : [];
    const asked = [...own, ...gather(draft, child, predicatesOf, new Set([...seen, child.key]))];
    return references.flatMap((reference) =>
      asked.flatMap(({ name, predicate }) => {
        const columns = columnsOf(predicate);
        if (columns.length === 0 || !columns.every((column) => reference.columns.includes(column))) return [];
        return [{ name: `${name}, by ${reference.name}`, predicate: inParent(predicate, reference) }];
      }),
    );
  });
}

/** The columns as the parent calls them. */
function inParent(expression: Expression, reference: ReferenceDraft): Expression {
  if (expression.op !== 'column') return mapParts(expression, (part) => inParent(part, reference));
  const name = reference.to_columns[reference.columns.indexOf(expression.name)];
  return name === undefined ? expression : { ...expression, name };
}

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
  const found: NamedPredicate[] = [];
  // From child to parent, as long as something is left to ask: from parents to children there are too many ways.
  const climb = (child: TableDraft, asked: readonly NamedPredicate[], below: ReadonlySet<string>): void => {
    for (const reference of child.references) {
      const parent = draft.tables.get(reference.to);
      const passed =
        parent === undefined || below.has(parent.key) ? [] : asked.flatMap((one) => passOn(one, reference));
      if (parent === undefined || passed.length === 0) continue;
      if (parent === target) found.push(...passed);
      climb(parent, passed, new Set([...below, parent.key]));
    }
  };
  for (const key of draft.narrowed) {
    const child = draft.tables.get(key);
    if (child !== undefined) climb(child, predicatesOf({ ...draft, narrowed: new Set() }, child), new Set([key]));
  }
  return found;
}

/** What is asked of nothing but the reference's columns is asked of the parent's. */
function passOn({ name, predicate }: NamedPredicate, reference: ReferenceDraft): readonly NamedPredicate[] {
  const columns = columnsOf(predicate);
  if (columns.length === 0 || !columns.every((column) => reference.columns.includes(column))) return [];
  return [{ name: `${name}, by ${reference.name}`, predicate: inParent(predicate, reference) }];
}

/** The columns as the parent calls them. */
function inParent(expression: Expression, reference: ReferenceDraft): Expression {
  if (expression.op !== 'column') return mapParts(expression, (part) => inParent(part, reference));
  const name = reference.to_columns[reference.columns.indexOf(expression.name)];
  return name === undefined ? expression : { ...expression, name };
}

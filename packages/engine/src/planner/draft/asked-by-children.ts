import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf, mapParts } from '../../language/expression/walk-expression.ts';
import type { NamedPredicate } from '../../solve/row-solution.ts';
import type { Draft, ReferenceDraft, TableDraft } from './draft.ts';

type PredicatesOf = (draft: Draft, target: TableDraft) => readonly NamedPredicate[];

/**
 * What tables that refer to this one require of the columns that they take from it: a partition for the orders of one
 * year has no room for lines of others. For the tables that the draft narrows, and those that refer to them in turn.
 */
export function askedByChildren(
  draft: Draft,
  target: TableDraft,
  predicatesOf: PredicatesOf,
): readonly NamedPredicate[] {
  if (draft.narrowed.size === 0) return [];
  const known = gathered.get(draft) ?? gather(draft, predicatesOf);
  gathered.set(draft, known);
  return known.get(target.key) ?? [];
}

type Asked = ReadonlyMap<string, readonly NamedPredicate[]>;

/** Used repeatedly for every table, while no step of the planner changes it. */
const gathered = new WeakMap<Draft, Asked>();

function gather(draft: Draft, predicatesOf: PredicatesOf): Asked {
  const found = new Map<string, NamedPredicate[]>();
  // From child to parent, while there is something left to require: from parents to children there are too many paths.
  // Paths that lead to the same requirement are merged.
  const climb = (child: TableDraft, asked: readonly NamedPredicate[], known: Set<string>): void => {
    for (const reference of child.references) {
      const parent = draft.tables.get(reference.to);
      if (parent === undefined) continue;
      draft.work.spend(1, child.key);
      const passed = asked
        .flatMap((one) => passOn(one, reference))
        .filter(({ predicate }) => {
          const question = questionOf(parent.key, predicate);
          return !known.has(question) && known.add(question);
        });
      if (passed.length === 0) continue;
      found.set(parent.key, [...(found.get(parent.key) ?? []), ...passed]);
      climb(parent, passed, known);
    }
  };
  for (const key of draft.narrowed) {
    const child = draft.tables.get(key);
    if (child === undefined) continue;
    const own = predicatesOf({ ...draft, narrowed: new Set() }, child);
    climb(child, own, new Set(own.map(({ predicate }) => questionOf(key, predicate))));
  }
  return found;
}

const questionOf = (table: string, predicate: Expression): string => `${table}\n${JSON.stringify(predicate)}`;

/** A requirement on only the reference's columns is passed to the parent's. */
function passOn({ name, predicate }: NamedPredicate, reference: ReferenceDraft): readonly NamedPredicate[] {
  const columns = columnsOf(predicate);
  if (columns.length === 0 || !columns.every((column) => reference.columns.includes(column))) return [];
  return [{ name: `${name}, by ${reference.name}`, predicate: inParent(predicate, reference) }];
}

/** The columns under the parent's names. */
function inParent(expression: Expression, reference: ReferenceDraft): Expression {
  if (expression.op !== 'column') return mapParts(expression, (part) => inParent(part, reference));
  const name = reference.to_columns[reference.columns.indexOf(expression.name)];
  return name === undefined ? expression : { ...expression, name };
}

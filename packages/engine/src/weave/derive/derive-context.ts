import type { Node } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import type { Value } from '../graph/value.ts';
import type { Expression } from '../../language/expression/expression.ts';

/** A derived value and when it is NULL. */
export type Derived = {
  readonly value: Value;
  readonly isNull: Node | undefined;
  /** Where the value can be read as a whole, for what cannot be said of its parts: the order of two texts. */
  readonly place?: { readonly scope: RowScope; readonly column: string };
};

/** What the parts of the derive compiler share. */
export type DeriveContext = {
  /** The row that the expression is about. */
  readonly scope: RowScope;
  /** Compiles a part of the expression, in this row or in another. */
  readonly build: (expression: Expression, scope?: RowScope) => Derived;
  /** A draw that belongs to the column and to this place in the expression, so that two `between` differ. */
  readonly below: (count: number | Node) => Node;
};

/** A function of the language, over arguments that are compiled already. */
export type Builder = (context: DeriveContext, args: readonly Derived[]) => Derived;

export const NOTHING: Derived = { value: { kind: 'null' }, isNull: undefined };

export function present(value: Value): Derived {
  return { value, isNull: undefined };
}

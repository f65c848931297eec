import type { Node } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import type { Value } from '../graph/value.ts';
import type { Expression } from '../../language/expression/expression.ts';

/** A derived value and its NULL test. */
export type Derived = {
  readonly value: Value;
  readonly isNull: Node | undefined;
  /** Set if the value can be read as a whole, for what its parts do not determine: the order of two texts. */
  readonly place?: { readonly scope: RowScope; readonly column: string };
};

/** What the parts of the derive compiler share. */
export type DeriveContext = {
  /** The row of the expression. */
  readonly scope: RowScope;
  /** Compiles a part of the expression, in this row or in another. */
  readonly build: (expression: Expression, scope?: RowScope) => Derived;
  /** A draw for the column and this position in the expression, so that two `between` differ. */
  readonly below: (count: number | Node) => Node;
};

/** A function of the language, over compiled arguments. */
export type Builder = (context: DeriveContext, args: readonly Derived[]) => Derived;

export const NOTHING: Derived = { value: { kind: 'null' }, isNull: undefined };

export function present(value: Value): Derived {
  return { value, isNull: undefined };
}

import { canonicalDecimal, signOf } from '../../language/values/decimal.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { chooseDistinct } from './choose-distinct.ts';
import type { Difference } from './difference.ts';
import { orderColumns, type Precedence } from './order-columns.ts';
import type { Relation } from '../row-solution.ts';
import { stageBounds } from './stage-bounds.ts';
import { opaqueOf, type LinkSet } from './link-set.ts';

const orderRelation = ({ lesser, greater, offset, strict }: Difference): Relation => ({
  kind: 'order',
  lesser,
  greater,
  strict,
  ...(signOf(offset) === 0 ? {} : { offset: canonicalDecimal(offset) }),
});

const chain = (names: readonly string[]): readonly Precedence[] =>
  names.slice(1).map((after, index) => ({ before: names[index] ?? after, after, soft: true }));

/** The relations of a variant and the order in which its related columns are drawn. */
export const relate = (
  linkSet: LinkSet,
): {
  readonly relations: readonly Relation[];
  readonly order: readonly string[];
  /** Columns that could not be ordered as preferred, and those without any order. */
  readonly bent: readonly string[];
  readonly stuck: readonly string[];
} => {
  const opaque = opaqueOf(linkSet);
  const staged = linkSet.sums.map((link) => stageBounds(linkSet.columns, linkSet.conjunct, link));
  const precedences: readonly Precedence[] = [
    ...[...linkSet.equals, ...linkSet.bounds].flatMap(({ column, expression }) =>
      columnsOf(expression).map((before) => ({ before, after: column, soft: false })),
    ),
    ...linkSet.distincts.map((link) => {
      const { later } = chooseDistinct(linkSet, link);
      return { before: later === link.left ? link.right : link.left, after: later, soft: true };
    }),
    ...linkSet.differences.map(({ lesser, greater }) =>
      // A computed column cannot yield: the other side follows it.
      opaque.has(greater) && !opaque.has(lesser)
        ? { before: greater, after: lesser, soft: true }
        : { before: lesser, after: greater, soft: true },
    ),
    ...staged.flatMap(({ order }) => chain(order)),
  ];
  const related = [...new Set(precedences.flatMap(({ before, after }) => [before, after]))];
  const { order, stuck, bent } = orderColumns(related, precedences);
  const relations: readonly Relation[] = [
    ...linkSet.equals.map(({ column, expression }): Relation => ({ kind: 'equal', column, expression })),
    ...linkSet.differences.map(orderRelation),
    ...staged.flatMap(({ relations: bounds }) => bounds),
    ...linkSet.bounds.filter(({ column }) => !stuck.includes(column)),
    ...linkSet.distincts,
  ];
  return { relations, order, bent, stuck };
};

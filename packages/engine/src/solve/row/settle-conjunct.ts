import { signOf } from '../../language/values/decimal.ts';
import { carryLengths } from '../reduce/carry-lengths.ts';
import { columnDomainOf } from '../domain/column-domain.ts';
import { linkKey, namesOfLink, type ColumnsByName, type Conjunct } from '../domain/conjunct.ts';
import { differenceOfLink, goesInCircles, type Difference } from '../relation/difference.ts';
import { eliminate, type Elimination } from '../relation/eliminate.ts';
import { findDoubts } from '../relation/find-doubts.ts';
import { isImplied, propagate, type LinearLink } from '../relation/propagate.ts';
import { relate } from '../relation/relate.ts';
import type { Variant } from '../row-solution.ts';
import type { DistinctLink, LinkSet } from '../relation/link-set.ts';

export type Settled = {
  readonly conjunct: Conjunct;
  readonly variant: Omit<Variant, 'weight'>;
  /** Columns without a proof that values can be found one after the other. */
  readonly unproven: ReadonlySet<string>;
};

const isNull = (conjunct: Conjunct, name: string): boolean => conjunct.domains.get(name)?.nulls === 'always';

/** Links to a column that is always NULL constrain nothing. */
const dropVacuous = (conjunct: Conjunct): Conjunct => ({
  ...conjunct,
  links: conjunct.links.filter((link) => !namesOfLink(link).some((name) => isNull(conjunct, name))),
});

const isStrictlyOrdered = (differences: readonly Difference[], { left, right }: DistinctLink): boolean =>
  differences.some(
    ({ lesser, greater, strict, offset }) =>
      strict &&
      signOf(offset) <= 0 &&
      ((lesser === left && greater === right) || (lesser === right && greater === left)),
  );

const sortTies = (columns: ColumnsByName, conjunct: Conjunct, eliminated: Elimination): LinkSet => {
  const open = eliminated.linears.filter((link) => link.terms.length > 1 && !isImplied(columns, conjunct, link));
  const linears = new Map(open.map((link) => [linkKey(link), link]));
  const differences: Difference[] = [];
  const sums: LinearLink[] = [];
  for (const link of linears.values()) {
    const difference = differenceOfLink(link);
    if (difference) differences.push(difference);
    else sums.push(link);
  }
  return {
    columns,
    conjunct,
    equals: eliminated.equals,
    opaque: eliminated.opaque,
    differences,
    sums,
    distincts: conjunct.links
      .filter((link) => link.kind === 'distinct')
      .filter((link) => !isStrictlyOrdered(differences, link)),
    bounds: conjunct.links.filter((link) => link.kind === 'bound'),
  };
};

/**
 * Turns one way of satisfying the predicates into a variant that a generator can follow column by column, and lists the
 * columns for which it could not prove that this always succeeds. `undefined` for a contradiction.
 */
export const settleConjunct = (columns: ColumnsByName, start: Conjunct): Settled | undefined => {
  const eliminated = eliminate(columns, dropVacuous(start));
  const broken = eliminated?.linears.some(
    ({ terms, constant, strict }) => terms.length === 0 && signOf(constant) > (strict ? -1 : 0),
  );
  const propagated = eliminated && !broken ? propagate(columns, eliminated.conjunct, eliminated.linears) : undefined;
  if (!eliminated || !propagated) return undefined;
  const conjunct = carryLengths(
    columns,
    propagated.conjunct,
    start.links.filter((link) => link.kind === 'equal'),
  );
  const given = [...conjunct.domains].filter(([name]) => isNull(conjunct, name) && !isNull(start, name));
  // A column that turned out to be NULL frees the others: start again with that knowledge.
  if (given.length > 0)
    return settleConjunct(columns, { ...start, domains: new Map([...start.domains, ...given]), forced: true });

  const linkSet = sortTies(columns, conjunct, eliminated);
  if (goesInCircles(columns, linkSet.differences)) return undefined;
  const { relations, order, bent, stuck } = relate(linkSet);
  const unproven = new Set([
    ...eliminated.unproven,
    ...stuck,
    ...findDoubts(linkSet, bent),
    ...(propagated.settled ? [] : eliminated.linears.flatMap(namesOfLink)),
  ]);
  const domains = Object.fromEntries(
    [...conjunct.domains].flatMap(([name, domain]) => {
      const column = columns.get(name);
      return column ? [[name, columnDomainOf(column, domain)] as const] : [];
    }),
  );
  return { conjunct, variant: { domains, relations, order }, unproven };
};

import {
  addDecimals,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  signOf,
  type Decimal,
} from '../../language/values/decimal.ts';
import {
  narrowDomain,
  putDomain,
  type ColumnsByName,
  type Conjunct,
  type Link,
  type Term,
} from '../domain/conjunct.ts';
import { domainKey, type Domain, type Edge } from '../domain/domain.ts';
import { edgesOf } from '../domain/edges.ts';

export type LinearLink = Extract<Link, { kind: 'linear' }>;

/** The minimum or maximum of a term. */
const extreme = (columns: ColumnsByName, conjunct: Conjunct, term: Term, side: 'least' | 'most'): Edge | undefined => {
  const column = columns.get(term.column);
  if (!column) return undefined;
  const { low, high } = edgesOf(column, conjunct.domains.get(term.column));
  const edge = signOf(term.factor) > 0 === (side === 'least') ? low : high;
  return edge && { value: multiplyDecimals(edge.value, term.factor), inclusive: edge.inclusive };
};

export const leastOf = (columns: ColumnsByName, conjunct: Conjunct, term: Term): Decimal | undefined =>
  extreme(columns, conjunct, term, 'least')?.value;

/** Whether the domains alone make the link true. */
export const isImplied = (columns: ColumnsByName, conjunct: Conjunct, link: LinearLink): boolean => {
  let sum = link.constant;
  let attained = true;
  for (const term of link.terms) {
    const edge = extreme(columns, conjunct, term, 'most');
    if (!edge) return false;
    sum = addDecimals(sum, edge.value);
    attained &&= edge.inclusive;
  }
  return signOf(sum) < 0 || (signOf(sum) === 0 && (!link.strict || !attained));
};

/** What the link leaves to one of its terms; `undefined` if the others leave everything open. */
const roomOfTerm = (columns: ColumnsByName, conjunct: Conjunct, link: LinearLink, term: Term): Domain | undefined => {
  let rest = link.constant;
  let inclusive = !link.strict;
  for (const other of link.terms) {
    if (other === term) continue;
    const edge = extreme(columns, conjunct, other, 'least');
    if (!edge) return undefined;
    rest = addDecimals(rest, edge.value);
    inclusive &&= edge.inclusive;
  }
  const upper = signOf(term.factor) > 0;
  const value = divideDecimals(negateDecimal(rest), term.factor, 30, upper ? 'floor' : 'ceil');
  return value && (upper ? { max: { value, inclusive } } : { min: { value, inclusive } });
};

const ROUNDS = 40;

/**
 * Propagates the limits of each column along its links until nothing changes: afterwards the far end of every column
 * can be reached, whatever was chosen before it. `undefined` for a contradiction; `settled` is false if the limits were
 * still moving when the step limit was reached.
 */
export const propagate = (
  columns: ColumnsByName,
  start: Conjunct,
  links: readonly LinearLink[],
): { readonly conjunct: Conjunct; readonly settled: boolean } | undefined => {
  const domains = new Map(start.domains);
  const conjunct = { ...start, domains };
  // When each column last changed: a link whose columns have not changed since would find nothing new.
  const moves = new Map<string, number>();
  const visits = new Map<LinearLink, number>();
  let now = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = now;
    for (const link of links) {
      const visited = visits.get(link) ?? -1;
      if (link.terms.every(({ column }) => (moves.get(column) ?? 0) <= visited)) continue;
      visits.set(link, now);
      for (const term of link.terms) {
        // A link to a NULL column constrains nothing.
        if (link.terms.some(({ column }) => domains.get(column)?.nulls === 'always')) break;
        const room = roomOfTerm(columns, conjunct, link, term);
        if (!room) continue;
        const met = narrowDomain(columns, conjunct, term.column, room);
        if (!met) return undefined;
        if (domainKey(met.domain) === domainKey(domains.get(term.column) ?? {})) continue;
        putDomain(domains, term.column, met.domain);
        conjunct.forced = met.forced;
        now += 1;
        moves.set(term.column, now);
      }
    }
    if (now === before) return { conjunct, settled: true };
  }
  return { conjunct, settled: false };
};

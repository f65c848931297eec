import type { Decimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { domainKey, meetDomains, type Domain } from './domain.ts';
import type { Relation, SolverColumn } from '../row-solution.ts';
import { withinFloats } from './within-floats.ts';

export type Term = { readonly column: string; readonly factor: Decimal };

/** A link between columns, while it is being solved. It applies only if none of its columns is NULL. */
export type Link =
  /** The sum of the terms and the constant is at most 0, or below 0 if strict. */
  | { readonly kind: 'linear'; readonly terms: readonly Term[]; readonly constant: Decimal; readonly strict: boolean }
  | {
      readonly kind: 'equal';
      readonly column: string;
      readonly expression: Expression;
      /** The same as terms, if it is linear. */
      readonly terms?: readonly Term[];
      readonly constant?: Decimal;
    }
  | Extract<Relation, { readonly kind: 'distinct' | 'bound' }>;

/** One way to satisfy the constraints so far. */
export type Conjunct = {
  readonly domains: ReadonlyMap<string, Domain>;
  readonly links: readonly Link[];
  /** Numbers of the predicates that this way does not prove. */
  readonly sampled: ReadonlySet<number>;
  /** Some column is NULL only because no value of it is left: the last resort. */
  readonly forced: boolean;
};

export const ANYTHING: Conjunct = { domains: new Map(), links: [], sampled: new Set(), forced: false };

export type ColumnsByName = ReadonlyMap<string, SolverColumn>;

const KEYS = new WeakMap<Link, string>();

/** The same text for the same link. */
export const linkKey = (link: Link): string => {
  const known = KEYS.get(link);
  if (known !== undefined) return known;
  const key = JSON.stringify(link, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
  KEYS.set(link, key);
  return key;
};

export const namesOfLink = (link: Link): readonly string[] => {
  switch (link.kind) {
    case 'linear':
      return link.terms.map(({ column }) => column);
    case 'distinct':
      return [link.left, link.right];
    default:
      return [link.column, ...columnsOf(link.expression)];
  }
};

/** Repeating a constraint changes nothing, unless constraints of its kind add up. */
const isSame = (known: Domain, demand: Domain): boolean =>
  !known.items && !known.jsonContains && !known.network && !known.every && domainKey(known) === domainKey(demand);

/** A column's domain under one more constraint; `undefined` for a contradiction. */
export const narrowDomain = (
  columns: ColumnsByName,
  conjunct: Conjunct,
  name: string,
  demand: Domain,
): { readonly domain: Domain; readonly forced: boolean } | undefined => {
  const column = columns.get(name);
  if (!column) return undefined;
  const known = conjunct.domains.get(name);
  if (known && isSame(known, demand)) return { domain: known, forced: conjunct.forced };
  const domain = meetDomains(column, known ?? {}, withinFloats(column, demand));
  if (domain === 'contradiction') return undefined;
  const forced = domain.nulls === 'always' && demand.nulls !== 'always' && known?.nulls !== 'always';
  return { domain, forced: conjunct.forced || forced };
};

/** Unconstrained columns are not listed. */
export const putDomain = (domains: Map<string, Domain>, name: string, domain: Domain): void => {
  if (domainKey(domain) === '{}') domains.delete(name);
  else domains.set(name, domain);
};

/** The conjunct with one more constraint on one column; `undefined` for a contradiction. */
export const narrow = (
  columns: ColumnsByName,
  conjunct: Conjunct,
  name: string,
  demand: Domain,
): Conjunct | undefined => {
  const met = narrowDomain(columns, conjunct, name, demand);
  if (!met) return undefined;
  const domains = new Map(conjunct.domains);
  putDomain(domains, name, met.domain);
  return { ...conjunct, domains, forced: met.forced };
};

/** All the ways at once; `undefined` for a contradiction. */
export const meetAll = (columns: ColumnsByName, ways: readonly Conjunct[]): Conjunct | undefined => {
  const [first = ANYTHING, ...others] = ways;
  const domains = new Map(first.domains);
  let forced = ways.some((way) => way.forced);
  for (const way of others) {
    for (const [name, demand] of way.domains) {
      const met = narrowDomain(columns, { ...ANYTHING, domains }, name, demand);
      if (!met) return undefined;
      putDomain(domains, name, met.domain);
      forced ||= met.forced;
    }
  }
  return {
    domains,
    links: [...new Map(ways.flatMap(({ links }) => links).map((link) => [linkKey(link), link])).values()],
    sampled: new Set(ways.flatMap(({ sampled }) => [...sampled])),
    forced,
  };
};

/** Both ways at once; `undefined` for a contradiction. */
export const meet = (columns: ColumnsByName, a: Conjunct, b: Conjunct): Conjunct | undefined =>
  meetAll(columns, [a, b]);

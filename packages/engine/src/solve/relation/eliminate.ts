import {
  addDecimals,
  multiplyDecimals,
  negateDecimal,
  signOf,
  ZERO,
  type Decimal,
} from '../../language/values/decimal.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { narrow, type ColumnsByName, type Conjunct, type Link, type Term } from '../domain/conjunct.ts';
import { domainKey, type Domain } from '../domain/domain.ts';
import { edgesOf } from '../domain/edges.ts';
import type { LinearLink } from './propagate.ts';

export type EqualLink = Extract<Link, { kind: 'equal' }>;

/** What is left once derived columns have been substituted in the sums. */
export type Elimination = {
  readonly conjunct: Conjunct;
  readonly equals: readonly EqualLink[];
  readonly linears: readonly LinearLink[];
  /** Columns that follow from others in a way that is not a sum. */
  readonly opaque: readonly EqualLink[];
  readonly unproven: readonly string[];
};

const namesOf = (link: EqualLink): readonly string[] => [link.column, ...columnsOf(link.expression)];

/** One equation per column, none of which leads back to its own column. */
const chooseEquations = (
  links: readonly EqualLink[],
): { readonly chosen: readonly EqualLink[]; readonly dropped: readonly EqualLink[] } => {
  const chosen = new Map<string, EqualLink>();
  const dropped: EqualLink[] = [];
  const reaches = (from: string, target: string): boolean => {
    const link = chosen.get(from);
    return from === target || (link !== undefined && columnsOf(link.expression).some((name) => reaches(name, target)));
  };
  for (const link of links) {
    const circular = columnsOf(link.expression).some((name) => reaches(name, link.column));
    if (circular || chosen.has(link.column)) dropped.push(link);
    else chosen.set(link.column, link);
  }
  return { chosen: [...chosen.values()], dropped };
};

type Sum = { readonly terms: readonly Term[]; readonly constant: Decimal };

/** The sum with every column that is a sum itself expanded. */
const writeOut = (sum: Sum, sums: ReadonlyMap<string, Sum>): Sum => {
  const factors = new Map<string, Decimal>();
  let { constant } = sum;
  for (const { column, factor } of sum.terms) {
    const inner = sums.get(column);
    const whole = inner
      ? writeOut(inner, sums)
      : { terms: [{ column, factor: { ...ZERO, unscaled: 1n } }], constant: ZERO };
    constant = addDecimals(constant, multiplyDecimals(whole.constant, factor));
    for (const part of whole.terms) {
      const sofar = factors.get(part.column) ?? ZERO;
      factors.set(part.column, addDecimals(sofar, multiplyDecimals(part.factor, factor)));
    }
  }
  return {
    terms: [...factors].flatMap(([column, factor]) => (signOf(factor) === 0 ? [] : [{ column, factor }])),
    constant,
  };
};

/** The constraints on a column that is a sum, as constraints on that sum. */
const edgesAsLinks = (columns: ColumnsByName, conjunct: Conjunct, name: string, sum: Sum): readonly LinearLink[] => {
  const column = columns.get(name);
  if (!column) return [];
  const { low, high } = edgesOf(column, conjunct.domains.get(name));
  const flipped = sum.terms.map(({ column: part, factor }) => ({ column: part, factor: negateDecimal(factor) }));
  return [
    ...(high
      ? [
          {
            kind: 'linear',
            terms: sum.terms,
            constant: addDecimals(sum.constant, negateDecimal(high.value)),
            strict: !high.inclusive,
          } as const,
        ]
      : []),
    ...(low
      ? [
          {
            kind: 'linear',
            terms: flipped,
            constant: addDecimals(low.value, negateDecimal(sum.constant)),
            strict: !low.inclusive,
          } as const,
        ]
      : []),
  ];
};

const hasOnlyEdges = (domain: Domain | undefined): boolean =>
  domainKey({ ...domain, nulls: undefined, min: undefined, max: undefined }) === '{}';

/** A column that equals another passes its own constraints on to that one. */
const share = (columns: ColumnsByName, conjunct: Conjunct, link: EqualLink): Conjunct | 'contradiction' | undefined => {
  const [own, other] = [
    columns.get(link.column),
    link.expression.op === 'column' ? columns.get(link.expression.name) : undefined,
  ];
  if (
    !own ||
    !other ||
    own.type.kind !== other.type.kind ||
    JSON.stringify({ ...own.type, native: '' }) !== JSON.stringify({ ...other.type, native: '' })
  )
    return undefined;
  const domain = conjunct.domains.get(link.column);
  if (!domain) return conjunct;
  return narrow(columns, conjunct, other.name, { ...domain, nulls: undefined }) ?? 'contradiction';
};

/** Determines which columns follow from which; `undefined` for a contradiction. */
export const eliminate = (columns: ColumnsByName, start: Conjunct): Elimination | undefined => {
  const equals = start.links.filter((link) => link.kind === 'equal');
  const { chosen, dropped } = chooseEquations(equals);
  const unproven = dropped.flatMap(namesOf);
  const shared = new Set<EqualLink>();
  let conjunct = start;
  for (let round = 0; round < chosen.length; round += 1) {
    for (const link of chosen) {
      const next = share(columns, conjunct, link);
      if (next === 'contradiction') return undefined;
      if (!next) continue;
      conjunct = next;
      shared.add(link);
    }
  }
  const sums = new Map(
    chosen.flatMap((link) =>
      link.terms && link.constant ? [[link.column, { terms: link.terms, constant: link.constant }] as const] : [],
    ),
  );
  const derived = [...sums].flatMap(([name, sum]) => edgesAsLinks(columns, conjunct, name, writeOut(sum, sums)));
  const stated = conjunct.links
    .filter((link) => link.kind === 'linear')
    .map((link): LinearLink => {
      const { terms, constant } = writeOut(link, sums);
      return { kind: 'linear', terms, constant, strict: link.strict };
    });
  for (const link of chosen) {
    if (!shared.has(link) && !hasOnlyEdges(conjunct.domains.get(link.column))) unproven.push(...namesOf(link));
  }
  // Where the expression is NULL the column is free again, constrained only by its own links, which are not kept.
  const mayBeNull = (name: string): boolean =>
    Boolean(columns.get(name)?.nullable) && conjunct.domains.get(name)?.nulls !== 'never';
  for (const link of chosen) {
    const tied = conjunct.links.some(
      (other) => other.kind === 'linear' && other.terms.some(({ column }) => column === link.column),
    );
    if (sums.has(link.column) && tied && columnsOf(link.expression).some(mayBeNull)) unproven.push(...namesOf(link));
  }
  const opaque = chosen.filter((link) => !sums.has(link.column) && !shared.has(link));
  return { conjunct, equals: chosen, linears: [...stated, ...derived], opaque, unproven };
};

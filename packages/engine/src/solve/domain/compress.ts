import { linkKey, namesOfLink, type Conjunct, type Link } from './conjunct.ts';
import { domainKey, type Domain } from './domain.ts';

const bare = (domain: Domain): string =>
  domainKey({ ...domain, nulls: undefined, oneOf: undefined, jsonTypes: undefined });

/** One domain that contains exactly what either contains, if there is one. */
const uniteDomains = (a: Domain, b: Domain): Domain | undefined => {
  if (domainKey(a) === domainKey(b)) return a;
  if (a.nulls === 'always') return b.nulls === 'always' ? a : { ...b, nulls: undefined };
  if (b.nulls === 'always') return { ...a, nulls: undefined };
  if (a.nulls !== b.nulls || bare(a) !== '{}' || bare(b) !== '{}') return undefined;
  if (a.oneOf && b.oneOf && !a.jsonTypes && !b.jsonTypes) {
    return { nulls: a.nulls, oneOf: [...new Set([...a.oneOf, ...b.oneOf])] };
  }
  if (a.jsonTypes && b.jsonTypes && !a.oneOf && !b.oneOf) {
    return { nulls: a.nulls, jsonTypes: [...new Set([...a.jsonTypes, ...b.jsonTypes])] };
  }
  return undefined;
};

const sameSampled = (a: Conjunct, b: Conjunct): boolean =>
  a.forced === b.forced &&
  a.sampled.size === b.sampled.size &&
  [...a.sampled].every((predicate) => b.sampled.has(predicate));

const FREE: Domain = {};

const domainOf = (conjunct: Conjunct, name: string): Domain => conjunct.domains.get(name) ?? FREE;

/** The links of `a` that `b` lacks. */
const extraLinks = (a: Conjunct, b: Conjunct): readonly Link[] => {
  const known = new Set(b.links.map(linkKey));
  return a.links.filter((link) => !known.has(linkKey(link)));
};

const withDomain = (conjunct: Conjunct, name: string, domain: Domain): Conjunct => {
  const domains = new Map(conjunct.domains);
  if (domainKey(domain) === '{}') domains.delete(name);
  else domains.set(name, domain);
  return { ...conjunct, domains };
};

/** The columns for which two ways differ; the search ends at the second. */
const differingNames = (a: Conjunct, b: Conjunct): readonly string[] => {
  const differing: string[] = [];
  for (const [name, domain] of a.domains) {
    const other = domainOf(b, name);
    if (domain === other || domainKey(domain) === domainKey(other)) continue;
    differing.push(name);
    if (differing.length > 1) return differing;
  }
  for (const [name, domain] of b.domains) {
    if (!a.domains.has(name) && domainKey(domain) !== domainKey(FREE)) differing.push(name);
    if (differing.length > 1) return differing;
  }
  return differing;
};

/** One way in place of two that differ in a single column, if that is possible. */
const unite = (a: Conjunct, b: Conjunct): Conjunct | undefined => {
  if (!sameSampled(a, b)) return undefined;
  const [name, another] = differingNames(a, b);
  if (another !== undefined) return undefined;
  const extra = [...extraLinks(a, b), ...extraLinks(b, a)];
  if (name === undefined) return extra.length === 0 ? a : undefined;
  const [left, right] = [domainOf(a, name), domainOf(b, name)];
  // `c is null or c > p`: a link to c constrains nothing where c is NULL, so the way with the link covers the other.
  if (extra.length > 0) {
    if (
      (left.nulls === 'always') === (right.nulls === 'always') ||
      extra.some((link) => !namesOfLink(link).includes(name))
    )
      return undefined;
    return left.nulls === 'always'
      ? withDomain(b, name, { ...right, nulls: undefined })
      : withDomain(a, name, { ...left, nulls: undefined });
  }
  const united = a.domains.has(name) && b.domains.has(name) ? uniteDomains(left, right) : {};
  return united && withDomain(a, name, united);
};

/** Fewer ways that together allow the same rows: `a = 1 or a = 2` is one way, and so is `a is null or a = 1`. */
export const compress = (conjuncts: readonly Conjunct[]): readonly Conjunct[] => {
  const kept: Conjunct[] = [];
  for (const conjunct of conjuncts) {
    let current = conjunct;
    for (let at = 0; at < kept.length; at += 1) {
      const other = kept[at];
      const united = other && unite(other, current);
      if (!united) continue;
      kept.splice(at, 1);
      current = united;
      at = -1;
    }
    kept.push(current);
  }
  return kept;
};

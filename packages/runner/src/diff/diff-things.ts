/** One fact of a thing: its text for people, and, if different, its value for comparison. */
export type Fact = {
  readonly says: string | null;
  readonly means?: string;
  /** Facts with equal values are equal, whatever their text: one thing has several wordings. */
  readonly alike?: string | undefined;
};

/** A column, constraint or type, in words. */
export type Thing = {
  /** Absent if the database was given none: then `words` distinguishes it from others. */
  readonly name?: string;
  /** Things of one name and different classes are different things. */
  readonly class?: string;
  readonly words: string;
  readonly facts: Readonly<Record<string, Fact>>;
};

export type Change = { readonly what: string; readonly from: string | null; readonly to: string | null };
export type NamedThing = { readonly name: string; readonly words: string };
export type ChangedThing = { readonly name: string; readonly changes: readonly Change[] };

export type Difference = {
  readonly added: readonly NamedThing[];
  readonly removed: readonly NamedThing[];
  readonly changed: readonly ChangedThing[];
};

/** What was added, removed and changed, by name. A renamed thing counts as one removed and one added. */
export function diffThings(before: readonly Thing[], after: readonly Thing[]): Difference {
  const [old, young] = [byKey(before), byKey(after)];
  const changed = [...old].flatMap(([key, thing]) => {
    const now = young.get(key);
    const changes = now === undefined ? [] : diffFacts(thing.facts, now.facts);
    return changes.length === 0 ? [] : [{ name: nameOf(thing), changes }];
  });
  const gone = [...old].filter(([key]) => !young.has(key)).map(([, thing]) => thing);
  const come = [...young].filter(([key]) => !old.has(key)).map(([, thing]) => thing);
  const byWords = dropNameless(gone, come, ({ words }) => words);
  const { removed, added } = dropNameless(
    byWords.removed,
    byWords.added,
    ({ words, facts }) => facts['definition']?.alike ?? words,
  );
  return {
    added: added.map(nameThing).toSorted(byName),
    removed: removed.map(nameThing).toSorted(byName),
    changed: changed.toSorted(byName),
  };
}

export function diffFacts(before: Thing['facts'], after: Thing['facts']): readonly Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted(compare).flatMap((what) => {
    const [from, to] = [before[what] ?? { says: null }, after[what] ?? { says: null }];
    return isSame(from, to) ? [] : [{ what, from: from.says, to: to.says }];
  });
}

export const isEmpty = ({ added, removed, changed }: Difference): boolean =>
  added.length + removed.length + changed.length === 0;

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number => compare(a.name, b.name);

const meaning = ({ says, means }: Fact): string | null => means ?? says;
const isSame = (a: Fact, b: Fact): boolean =>
  meaning(a) === meaning(b) || (a.alike !== undefined && a.alike === b.alike);
const nameOf = ({ name, words }: Thing): string => name ?? words;
const nameThing = (thing: Thing): NamedThing => ({ name: nameOf(thing), words: thing.words });

/** Equal keys are counted, because a database may contain the same unnamed constraint twice. */
function byKey(things: readonly Thing[]): ReadonlyMap<string, Thing> {
  const counts = new Map<string, number>();
  const sorted = things.toSorted((a, b) => compare(nameOf(a), nameOf(b)) || compare(a.words, b.words));
  return new Map(
    sorted.map((thing) => {
      const key = JSON.stringify([thing.class, thing.name ?? null, thing.name === undefined ? thing.words : '']);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [`${key}${count}`, thing];
    }),
  );
}

/**
 * SQL text may omit names that a database then generates. So an unnamed thing equals a named one with the same text;
 * two different names are never equal.
 */
function dropNameless(
  removed: readonly Thing[],
  added: readonly Thing[],
  read: (thing: Thing) => string,
): { readonly removed: readonly Thing[]; readonly added: readonly Thing[] } {
  const partners = (named: readonly Thing[], nameless: readonly Thing[]): ReadonlySet<Thing> => {
    // By their text: a table may have thousands of each.
    const reading = (thing: Thing): string => JSON.stringify([thing.class, read(thing)]);
    const free = Map.groupBy(
      nameless.filter(({ name }) => name === undefined),
      reading,
    );
    const found = new Set<Thing>();
    for (const thing of named) {
      const partner = thing.name === undefined ? undefined : free.get(reading(thing))?.shift();
      if (partner !== undefined) found.add(thing).add(partner);
    }
    return found;
  };
  const same = new Set([...partners(removed, added), ...partners(added, removed)]);
  return { removed: removed.filter((thing) => !same.has(thing)), added: added.filter((thing) => !same.has(thing)) };
}

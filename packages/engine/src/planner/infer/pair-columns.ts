import type { TypeKind } from '../../language/types/column-type.ts';
import type { Facts, Sibling } from './read-facts.ts';

/** Words of the later or greater of two columns, and of the one it belongs to. */
const PAIRS: readonly (readonly [later: string, earlier: string])[] = [
  ['end', 'start'],
  ['ended', 'started'],
  ['end', 'begin'],
  ['finish', 'start'],
  ['finished', 'started'],
  ['stop', 'start'],
  ['stopped', 'started'],
  ['completed', 'started'],
  ['to', 'from'],
  ['until', 'from'],
  ['thru', 'from'],
  ['through', 'from'],
  ['out', 'in'],
  ['maximum', 'minimum'],
  ['high', 'low'],
  ['upper', 'lower'],
  ['top', 'bottom'],
  ['summit', 'base'],
  ['peak', 'base'],
  ['outer', 'inner'],
  ['ask', 'bid'],
  ['offer', 'bid'],
  ['closed', 'opened'],
  ['close', 'open'],
  ['closes', 'opens'],
  ['ends', 'starts'],
  ['until', 'since'],
  ['last', 'first'],
  ['next', 'last'],
  ['next', 'previous'],
  ['removed', 'added'],
  ['ending', 'started'],
  ['expires', 'starts'],
  ['completion', 'start'],
  ['completion', 'creation'],
  ['completed', 'created'],
  ['end', 'beginning'],
  ['ends', 'begins'],
  ['finish', 'begin'],
  ['finished', 'begun'],
  ['returned', 'borrowed'],
  ['returned', 'rented'],
  ['return', 'pickup'],
  ['return', 'rental'],
  ['dropoff', 'pickup'],
  ['off', 'on'],
  ['after', 'before'],
  ['discharge', 'admission'],
  ['discharged', 'admitted'],
  ['exit', 'entry'],
  ['leaving', 'joining'],
  ['left', 'joined'],
  ['graduation', 'enrollment'],
  ['graduated', 'enrolled'],
  ['expiry', 'issue'],
  ['expiration', 'issue'],
  ['expires', 'issued'],
  ['expired', 'issued'],
  ['due', 'issued'],
  ['due', 'issue'],
  ['withdrawn', 'published'],
  ['deactivated', 'activated'],
  ['disabled', 'enabled'],
  ['landing', 'takeoff'],
  ['actual', 'planned'],
  ['actual', 'scheduled'],
  ['actual', 'expected'],
  ['received', 'sent'],
  ['revoked', 'granted'],
  ['maturity', 'origination'],
  ['cessation', 'commencement'],
  ['death', 'birth'],
  ['died', 'born'],
];

/** The column of the same table that this one must not lie before: the same name but for one word. */
export function pairedSibling(facts: Facts, kinds: readonly TypeKind[]): Sibling | undefined {
  const others = facts.siblings.filter(({ type }) => kinds.includes(type.kind));
  return earlierOf(facts, others);
}

/** Of some columns the one that this one must not lie before. Words that every moment may have are no difference. */
export function earlierOf(
  { words, column }: Pick<Sibling, 'words' | 'column'>,
  others: readonly Sibling[],
  more: typeof PAIRS = [],
): Sibling | undefined {
  const bare = words.filter((word) => !NEUTRAL.has(word));
  for (const [later, earlier] of [...more, ...PAIRS]) {
    const at = bare.indexOf(later);
    if (at < 0) continue;
    const wanted = bare.with(at, earlier).join(' ');
    const found = others.find(
      (other) =>
        other.column.name !== column.name &&
        other.column.generated === undefined &&
        other.words.filter((word) => !NEUTRAL.has(word)).join(' ') === wanted,
    );
    if (found === undefined) continue;
    // Whoever clocks in goes out later; what is lent goes out first.
    const places = [found.column.name, column.name].map((name) =>
      others.findIndex((item) => item.column.name === name),
    );
    if (later === 'out' && (places[0] ?? 0) > (places[1] ?? 0) && (places[1] ?? 0) >= 0) continue;
    return found;
  }
  return undefined;
}

const NEUTRAL: ReadonlySet<string> = new Set(['at', 'date', 'time', 'timestamp', 'datetime', 'day', 'moment', 'of']);

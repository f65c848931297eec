import type { TypeKind } from '../schema/column-type.ts';
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
  ['arrival', 'departure'],
  ['maximum', 'minimum'],
  ['high', 'low'],
  ['upper', 'lower'],
  ['closed', 'opened'],
  ['close', 'open'],
  ['closes', 'opens'],
  ['ends', 'starts'],
  ['until', 'since'],
  ['last', 'first'],
  ['removed', 'added'],
  ['ending', 'started'],
  ['expires', 'starts'],
  ['completion', 'start'],
  ['completion', 'creation'],
];

/** The column of the same table that this one must not lie before: the same name but for one word. */
export function pairedSibling(facts: Facts, kinds: readonly TypeKind[]): Sibling | undefined {
  const { words, siblings, column } = facts;
  for (const [later, earlier] of PAIRS) {
    const at = words.indexOf(later);
    if (at < 0) continue;
    const wanted = words.with(at, earlier).join(' ');
    const found = siblings.find(
      (other) =>
        other.column.name !== column.name && kinds.includes(other.type.kind) && other.words.join(' ') === wanted,
    );
    if (found !== undefined && found.column.generated === undefined) return found;
  }
  return undefined;
}

import { collationKey } from '../../base/text/collation-key.ts';
import type { Pattern, PatternNode } from './pattern.ts';

export type LetterCase = 'lower' | 'upper' | 'single';

/**
 * The strings of a pattern without letters of the other case. A set with letters of only the other case keeps them: no
 * such string exists then, and callers test the text. `single` removes a letter only if the set also has it in lower
 * case or without its accent, so that strings differ in more than these.
 */
export const keepCase = (pattern: Pattern, wanted: LetterCase): Pattern => {
  const change = (char: string): string => (wanted === 'upper' ? char.toUpperCase() : char.toLowerCase());
  const keep = (node: PatternNode): PatternNode => {
    switch (node.kind) {
      case 'chars': {
        const chars =
          wanted === 'single' ? singleChars(node.chars) : node.chars.filter((char) => change(char) === char);
        return chars.length === 0 ? node : { kind: 'chars', chars };
      }
      case 'sequence':
        return { ...node, items: node.items.map(keep) };
      case 'choice':
        return { ...node, options: node.options.map(keep) };
      case 'repeat':
        return { ...node, item: keep(node.item) };
      default:
        return node satisfies never;
    }
  };
  return { ...pattern, node: keep(pattern.node) };
};

function singleChars(chars: readonly string[]): readonly string[] {
  const known = new Map<string, string>();
  for (const char of chars) {
    // Keys ignore a trailing space, but not one within a text.
    const key = collationKey(char) || char;
    const before = known.get(key);
    if (before === undefined || (before !== key && (char === key || before !== before.toLowerCase())))
      known.set(key, char);
  }
  return [...known.values()];
}

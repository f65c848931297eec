import type { Pattern, PatternNode } from './pattern.ts';

/**
 * The strings of a pattern that have no letters of the other case. A set of characters that holds letters of the other
 * case only keeps them: there is no such string, and whoever asked for it tests the text.
 */
export const keepCase = (pattern: Pattern, wanted: 'lower' | 'upper'): Pattern => {
  const change = (char: string): string => (wanted === 'lower' ? char.toLowerCase() : char.toUpperCase());
  const keep = (node: PatternNode): PatternNode => {
    switch (node.kind) {
      case 'chars': {
        const chars = node.chars.filter((char) => change(char) === char);
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

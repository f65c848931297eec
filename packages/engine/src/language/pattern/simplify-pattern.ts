import type { PatternNode } from './pattern.ts';

const mergeChars = (options: readonly PatternNode[]): readonly PatternNode[] => {
  const single = options.filter((option) => option.kind === 'chars');
  if (single.length < 2) return options;
  const chars = [...new Set(single.flatMap((option) => option.chars))];
  const others = options.filter((option) => option.kind !== 'chars');
  return [{ kind: 'chars', chars }, ...others];
};

/**
 * Reduces the derivations of the same strings: single characters become one class, equal alternatives one, nested
 * sequences flat.
 */
export const simplifyPattern = (node: PatternNode): PatternNode => {
  switch (node.kind) {
    case 'chars':
      return node;
    case 'sequence': {
      const items = node.items.map(simplifyPattern).flatMap((item) => (item.kind === 'sequence' ? item.items : [item]));
      const [only] = items;
      return items.length === 1 && only ? only : { kind: 'sequence', items };
    }
    case 'choice': {
      const flat = node.options
        .map(simplifyPattern)
        .flatMap((option) => (option.kind === 'choice' ? option.options : [option]));
      const distinct = new Map(mergeChars(flat).map((option) => [JSON.stringify(option), option]));
      const options = [...distinct.values()];
      const [only] = options;
      return options.length === 1 && only ? only : { kind: 'choice', options };
    }
    case 'repeat': {
      const item = simplifyPattern(node.item);
      if (node.max === 0) return { kind: 'sequence', items: [] };
      if (node.min === 1 && node.max === 1) return item;
      if (item.kind === 'sequence' && item.items.length === 0) return item;
      // (x?)* derives the same as x*, without the empty rounds.
      const inner = item.kind === 'repeat' && item.min === 0 && item.max === 1 && node.min === 0 ? item.item : item;
      return { kind: 'repeat', item: inner, min: node.min, max: node.max };
    }
    default:
      return node satisfies never;
  }
};

import type { PatternNode } from './pattern.ts';

/** Whether all character sets of a pattern pass a test. */
export const everySet = (node: PatternNode, test: (chars: readonly string[]) => boolean): boolean => {
  switch (node.kind) {
    case 'chars':
      return test(node.chars);
    case 'sequence':
      return node.items.every((item) => everySet(item, test));
    case 'choice':
      return node.options.every((option) => everySet(option, test));
    case 'repeat':
      return everySet(node.item, test);
    default:
      return node satisfies never;
  }
};

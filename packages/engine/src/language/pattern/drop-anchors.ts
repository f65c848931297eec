import { EMPTY, type PatternNode } from './pattern.ts';

/** A pattern as written, with its anchors. */
export type AnchoredNode =
  | Extract<PatternNode, { kind: 'chars' }>
  | { readonly kind: 'sequence'; readonly items: readonly AnchoredNode[] }
  | { readonly kind: 'choice'; readonly options: readonly AnchoredNode[] }
  | { readonly kind: 'repeat'; readonly item: AnchoredNode; readonly min: number; readonly max: number }
  | { readonly kind: 'start' | 'end' | 'boundary' };

export const hasAnchor = (node: AnchoredNode, kind: 'start' | 'end'): boolean => {
  switch (node.kind) {
    case 'sequence':
      return node.items.some((item) => hasAnchor(item, kind));
    case 'choice':
      return node.options.some((option) => hasAnchor(option, kind));
    case 'repeat':
      return hasAnchor(node.item, kind);
    default:
      return node.kind === kind;
  }
};

/** Whether the node may take characters: an anchor after such a node would be inside the text. */
const takes = (node: AnchoredNode): boolean => {
  switch (node.kind) {
    case 'chars':
      return true;
    case 'sequence':
      return node.items.some(takes);
    case 'choice':
      return node.options.some(takes);
    case 'repeat':
      return node.max > 0 && takes(node.item);
    default:
      return false;
  }
};

const isWordOnly = (node: AnchoredNode | undefined): boolean => {
  if (!node) return false;
  if (node.kind === 'chars') return node.chars.every((char) => /\w/.test(char));
  return node.kind === 'repeat' && node.min > 0 && isWordOnly(node.item);
};

const isNoWord = (node: AnchoredNode | undefined): boolean =>
  node === undefined || (node.kind === 'chars' && node.chars.every((char) => !/\w/.test(char)));

type Edges = { readonly before: boolean; readonly after: boolean };

/**
 * Removes anchors that only say that the text begins or ends there, as generated text does anyway. Other anchors give a
 * text that says what is wrong.
 */
export const dropAnchors = (
  node: AnchoredNode,
  edges: Edges = { before: false, after: false },
): PatternNode | string => {
  switch (node.kind) {
    case 'chars':
      return node;
    case 'start':
      return edges.before ? 'an anchor ^ in the middle is not supported' : EMPTY;
    case 'end':
      return edges.after ? 'an anchor $ in the middle is not supported' : EMPTY;
    case 'boundary':
      return 'a word boundary is supported only at the edge of a word';
    case 'choice': {
      const options: PatternNode[] = [];
      for (const option of node.options) {
        const plain = dropAnchors(option, edges);
        if (typeof plain === 'string') return plain;
        options.push(plain);
      }
      return { kind: 'choice', options };
    }
    case 'repeat': {
      const again = node.max > 1 && takes(node.item);
      const item = dropAnchors(node.item, again ? { before: true, after: true } : edges);
      return typeof item === 'string' ? item : { ...node, item };
    }
    case 'sequence': {
      const items: PatternNode[] = [];
      for (const [index, item] of node.items.entries()) {
        if (item.kind === 'boundary') {
          const [left, right] = [node.items[index - 1], node.items[index + 1]];
          const fits = (isWordOnly(left) && isNoWord(right)) || (isNoWord(left) && isWordOnly(right));
          if (fits) continue;
        }
        const plain = dropAnchors(item, {
          before: edges.before || node.items.slice(0, index).some(takes),
          after: edges.after || node.items.slice(index + 1).some(takes),
        });
        if (typeof plain === 'string') return plain;
        items.push(plain);
      }
      return { kind: 'sequence', items };
    }
    default:
      return node satisfies never;
  }
};

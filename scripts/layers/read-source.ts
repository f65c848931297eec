import { parseSync } from 'vite';

/** A node of the syntax tree, as far as the checks of this folder use it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/**
 * Parses TypeScript or JavaScript by file extension; a file that does not parse fails the check instead of passing it.
 */
export const parseSource = (path: string, text: string): SyntaxNode => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message ?? 'unknown error'}`);
  return program as unknown as SyntaxNode;
};

export type Visit = (node: SyntaxNode, parent: SyntaxNode | undefined, key: string) => void;

export const walkSource = (node: SyntaxNode, visit: Visit, parent?: SyntaxNode, key = ''): void => {
  visit(node, parent, key);
  for (const [childKey, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isSyntaxNode(child)) walkSource(child, visit, node, childKey);
    }
  }
};

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

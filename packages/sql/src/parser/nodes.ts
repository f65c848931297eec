import type { Node } from 'libpg-query';

/** The text of a String node, as in names. */
export function nameOf(node: Node | undefined): string {
  return node !== undefined && 'String' in node ? (node.String.sval ?? '') : '';
}

export function namesOf(nodes: readonly Node[] | undefined): string[] {
  return (nodes ?? []).map(nameOf);
}

export function itemsOf(node: Node | undefined): readonly Node[] {
  return node !== undefined && 'List' in node ? (node.List.items ?? []) : [];
}

/** Zero is omitted in the tree. */
export function integerOf(node: Node | undefined): number | undefined {
  if (node === undefined) return undefined;
  if ('Integer' in node) return node.Integer.ival ?? 0;
  if ('A_Const' in node && node.A_Const.ival !== undefined) return node.A_Const.ival.ival ?? 0;
  return undefined;
}

/** Every `location` below a node, in bytes. */
export function* locationsIn(value: unknown): Generator<number> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'location') {
      if (typeof inner === 'number' && inner >= 0) yield inner;
    } else yield* locationsIn(inner);
  }
}

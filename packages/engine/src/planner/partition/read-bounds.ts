/** What a partition holds, read from the text of its bounds. */
export type Bounds =
  | { readonly kind: 'all' }
  /** A value for each column of the key. */
  | { readonly kind: 'range'; readonly from: readonly Edge[]; readonly to: readonly Edge[] }
  /** Null stands for NULL. */
  | { readonly kind: 'list'; readonly values: readonly (string | null)[] };

/** A value, or what lies below or above all values. */
export type Edge = { readonly value: string } | 'lowest' | 'highest';

const VALUE = /^\s*(?:'((?:[^']|'')*)'(?:::[\w ".()]+?)?|([+-]?\d+(?:\.\d+)?)|(\w+))\s*(?:,|$)/i;

/** The bounds of a partition; undefined if they are not plain values. */
export function readBounds(text: string): Bounds | undefined {
  const trimmed = text.trim().replace(/^FOR\s+VALUES\s+/i, '');
  if (/^(DEFAULT$|WITH\s*\()/i.test(trimmed)) return { kind: 'all' };
  const list = /^IN\s*\((.*)\)$/is.exec(trimmed);
  if (list !== null) {
    const values = readValues(list[1] ?? '')?.map((item) => (item.word === 'NULL' ? null : item.text));
    return values === undefined || values.includes(undefined)
      ? undefined
      : { kind: 'list', values: values as readonly (string | null)[] };
  }
  const range = /^FROM\s*\((.*)\)\s*TO\s*\((.*)\)$/is.exec(trimmed);
  const [from, to] = [readEdges(range?.[1] ?? ''), readEdges(range?.[2] ?? '')];
  return from === undefined || from.length !== to?.length ? undefined : { kind: 'range', from, to };
}

type Item = { readonly text: string | undefined; readonly word: string | undefined };

function readEdges(text: string): readonly Edge[] | undefined {
  const edges = readValues(text)?.map((item): Edge | undefined => {
    if (item.text !== undefined) return { value: item.text };
    return item.word === 'MINVALUE' ? 'lowest' : item.word === 'MAXVALUE' ? 'highest' : undefined;
  });
  return edges === undefined || edges.includes(undefined) ? undefined : (edges as readonly Edge[]);
}

function readValues(text: string): readonly Item[] | undefined {
  const items: Item[] = [];
  for (let rest = text; rest.trim() !== ''; ) {
    const match = VALUE.exec(rest);
    if (match === null) return undefined;
    const [whole, quoted, number, word] = match;
    const truth = word !== undefined && /^(true|false)$/i.test(word) ? word.toLowerCase() : undefined;
    items.push({ text: quoted?.replaceAll("''", "'") ?? number ?? truth, word: word?.toUpperCase() });
    rest = rest.slice(whole.length);
  }
  return items.length === 0 ? undefined : items;
}

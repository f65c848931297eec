/** What a partition holds, read from the text of its bounds. */
export type Bounds =
  | { readonly kind: 'all' }
  /** Undefined is MINVALUE or MAXVALUE. */
  | { readonly kind: 'range'; readonly from: string | undefined; readonly to: string | undefined }
  /** Null stands for NULL. */
  | { readonly kind: 'list'; readonly values: readonly (string | null)[] };

const VALUE = /^\s*(?:'((?:[^']|'')*)'(?:::[\w ".()]+?)?|([+-]?\d+(?:\.\d+)?)|(\w+))\s*(?:,|$)/i;

/** The bounds of a partition by one column; undefined where they are of several columns, or no plain values. */
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
  const [from, to] = [readValues(range?.[1] ?? ''), readValues(range?.[2] ?? '')];
  if (from?.length !== 1 || to?.length !== 1) return undefined;
  const [low, high] = [from[0] as Item, to[0] as Item];
  if (low.text === undefined && low.word !== 'MINVALUE') return undefined;
  if (high.text === undefined && high.word !== 'MAXVALUE') return undefined;
  return { kind: 'range', from: low.text, to: high.text };
}

type Item = { readonly text: string | undefined; readonly word: string | undefined };

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

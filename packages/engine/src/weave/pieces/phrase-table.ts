import { add, call, choose, constant, type Node, operate } from '../graph/node.ts';
import { lookUp, shortAt } from '../graph/table-entry.ts';
import { type Dictionary, makeDictionary } from '../../base/text/dictionary.ts';
import { type Piece, word } from '../graph/piece.ts';

/**
 * Patterns with slots ("{number} tips for {topic}") as byte tables: a row draws a pattern and the words for its slots,
 * and the text is a fixed sequence of list entries, some of them empty.
 */
export type PhraseTable = {
  readonly size: number;
  /** What stands before, between and after the slots; entry i belongs to pattern i. */
  readonly parts: readonly Dictionary[];
  /** The words of all slots in one list; the last is empty. */
  readonly words: Dictionary;
  readonly slots: readonly SlotTable[];
  readonly names: readonly string[];
};

/** For each pattern: which slot stands here, and where its words begin. */
type SlotTable = { readonly which: Uint16Array; readonly base: Int32Array; readonly none: number };

const MAX_SLOTS = 4;

/** `capitalise`: the first letter of every text is upper case. */
export function makePhrases(
  patterns: readonly string[],
  slots: Readonly<Record<string, readonly string[]>>,
  capitalise = false,
): PhraseTable {
  const names = Object.keys(slots);
  if (names.length > MAX_SLOTS) throw new Error('A phrase has four kinds of slots at most.');
  const words: string[] = [];
  const bases = new Map<string, number>();
  const put = (key: string, list: readonly string[]): void => {
    bases.set(key, words.length);
    for (const item of list) words.push(item);
  };
  for (const name of names) {
    put(name, slots[name] ?? []);
    if (capitalise) put(`^${name}`, (slots[name] ?? []).map(capitaliseFirst));
  }
  const none = words.push('') - 1;
  const split = patterns.map((pattern) => splitPattern(pattern, names));
  const count = Math.max(...split.map((item) => item.slots.length));
  const parts = Array.from({ length: count + 1 }, (_, at) =>
    makeDictionary(
      split.map(({ texts }) => (capitalise && at === 0 ? capitaliseFirst(texts[at] ?? '') : (texts[at] ?? ''))),
    ),
  );
  const tables = Array.from({ length: count }, (_, at): SlotTable => {
    const which = new Uint16Array(patterns.length).fill(MAX_SLOTS);
    const base = new Int32Array(patterns.length);
    split.forEach((item, index) => {
      const name = item.slots[at];
      if (name === undefined) return;
      which[index] = names.indexOf(name);
      base[index] = bases.get(capitalise && at === 0 && item.texts[0] === '' ? `^${name}` : name) ?? 0;
    });
    return { which, base, none };
  });
  return { size: patterns.length, parts, words: makeDictionary(words), slots: tables, names };
}

/** The pieces of the pattern drawn; `picks` holds, for each slot, the index of its word. */
export function phrasePieces(
  table: PhraseTable,
  pattern: Node,
  picks: Readonly<Record<string, Node>>,
): readonly Piece[] {
  const drawn = table.names.map((name) => picks[name] ?? constant(0));
  return table.parts.flatMap((part, at): Piece[] => {
    const pieces = part.maxBytes === 0 ? [] : [word(part, pattern)];
    const slot = table.slots[at];
    return slot === undefined ? pieces : [...pieces, word(table.words, pickWord(slot, pattern, drawn))];
  });
}

/** The word of the slot that the pattern has here. */
function pickWord({ which, base, none }: SlotTable, pattern: Node, drawn: readonly Node[]): Node {
  const [slot, first] = [call(shortAt, which, pattern), call(lookUp, base, pattern)];
  return [...new Set(which)]
    .toSorted((a, b) => b - a)
    .reduce<Node | undefined>((rest, kind) => {
      const index = drawn[kind];
      const word = index === undefined ? constant(none) : add(first, index);
      return rest === undefined ? word : choose(operate('===', slot, kind), word, rest);
    }, undefined) as Node;
}

/** Literal texts and the slots between them; braces around anything else are plain text. */
export function splitPattern(
  pattern: string,
  names: readonly string[],
): { readonly texts: readonly string[]; readonly slots: readonly string[] } {
  const texts = [''];
  const slots: string[] = [];
  for (const part of pattern.split(/(\{[a-z0-9_]+\})/)) {
    const name = part.slice(1, -1);
    if (part.startsWith('{') && part.endsWith('}') && names.includes(name)) {
      slots.push(name);
      texts.push('');
    } else texts[texts.length - 1] += part;
  }
  return { texts, slots };
}

export function capitaliseFirst(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

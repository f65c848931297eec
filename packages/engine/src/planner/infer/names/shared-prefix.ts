import { cutName } from './cut-name.ts';
import { readEnglish } from './english.ts';
import { isWithin } from './is-within.ts';
import type { Language } from './language.ts';
import { readsIn } from './read-words.ts';
import { splitWords } from '../split-words.ts';

const FEWEST = 3;
const NEARLY_ALL = 0.7;
/** A short word before all columns of a table is its mark, even if it is a word: `art_nr` of ARTST is no sort. */
const SHORT_MARK = 3;
const ALL = 0.9;

/**
 * The first word that nearly all columns of a table begin with, where it is a short form of the table's name or no word at
 * all: `rg_nummer`, `st_name` of students. A real word stays, since "order date" says more than "date".
 */
export function sharedPrefix(table: string, columns: readonly string[], language: Language): string | undefined {
  const counts = new Map<string, number>();
  for (const column of columns) {
    const [first = '', second] = cutName(column);
    if (second !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  for (const [word, count] of counts) {
    if (count < FEWEST || count < columns.length * NEARLY_ALL || /^(?:is|has|fk|id|\d+)$/.test(word)) continue;
    if (isShortFor(word, cutName(table)) || !isWord(word, language)) return word;
    if (word.length <= SHORT_MARK && count > FEWEST && count >= columns.length * ALL && isMarkOf(word, cutName(table)))
      return word;
  }
  return undefined;
}

/** `kd` of KDSTAMM, `pos` of AUFPOS, `ma` of MITARB: its letters stand in the table's name, which goes on. */
const isMarkOf = (word: string, table: readonly string[]): boolean =>
  table.some(
    (part) => part.length > word.length + 1 && (part.endsWith(word) || (part[0] === word[0] && isWithin(word, part))),
  );

function isWord(word: string, language: Language): boolean {
  return readEnglish(word) !== undefined || (language !== 'en' && readsIn(language, word));
}

/** `oi` for order_item, `st` for student, `cust` for customer; but not a word as it stands in the name. */
function isShortFor(word: string, table: readonly string[]): boolean {
  const initials = table.map((part) => part[0] ?? '').join('');
  if (word === initials) return true;
  return (
    word.length <= 5 &&
    table.some(
      (part) => part !== word && part.length > word.length + 1 && part[0] === word[0] && isWithin(word, part),
    ) &&
    // A name that begins so by chance, `in` of `invoice`, is not a short form where it is a word.
    splitWords(word).join('') !== word
  );
}

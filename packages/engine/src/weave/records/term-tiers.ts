import type { Node } from '../graph/node.ts';
import { remainder } from '../graph/formulas.ts';
import type { Cell } from '../cell/cell.ts';
import type { Dictionary } from '../../base/text/dictionary.ts';
import { filterDictionary } from '../../base/text/fit-dictionary.ts';

/** Terms whose number has so many digits (none: they are not numbered), as a range of the indexes of all terms. */
export type TermTier = {
  readonly words: Dictionary;
  readonly digits: number;
  readonly start: number;
  readonly count: number;
  /** The smallest number of so many digits; there is no "word 1". */
  readonly lowest: number;
};

/** Tiers that hold as many terms as there are rows, of those that fit within a number of characters. */
export function termTiers(list: Dictionary, rows: number, room = Number.POSITIVE_INFINITY): readonly TermTier[] {
  const plain = filterDictionary(list, room);
  const tiers: TermTier[] = [{ words: plain, digits: 0, start: 0, count: plain.size, lowest: 0 }];
  let start = plain.size;
  for (let digits = 1; digits < 16 && start < rows && room - digits - 1 >= 1; digits++) {
    const words = filterDictionary(list, room - digits - 1);
    const lowest = digits === 1 ? 2 : tenTo(digits - 1);
    const count = Math.min(words.size * (tenTo(digits) - lowest), Number.MAX_SAFE_INTEGER - start);
    tiers.push({ words, digits, start, count, lowest });
    start += count;
  }
  return tiers;
}

const tenTo = (digits: number): number => Number(`1e${digits}`);

/** Which word of the list a cell shows, numbered or not; nothing where the column holds not all of them. */
export function termIndex(cell: Cell, list: Dictionary): Node | undefined {
  const tiers = termTiers(list, cell.unique ? cell.numbers : 1, cell.maxLength);
  if (tiers.some(({ words }) => words.size !== list.size)) return undefined;
  if (!cell.unique) return cell.index(list.size);
  // Every tier counts through the whole list, one number after the other.
  return remainder(cell.tiered(tiers.map(({ count }) => count)), list.size);
}

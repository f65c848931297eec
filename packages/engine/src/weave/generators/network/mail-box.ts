import { choose, type Node, operate } from '../../graph/node.ts';
import type { Person } from '../../records/person.ts';
import { cutDictionary } from '../../../base/text/fit-dictionary.ts';
import { literal, type Piece } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';

/**
 * A person's name as a mailbox or account: given name, separator, family name, number. In a unique column the number is
 * the row's own, and because names contain no digits no two rows can be equal, whatever the case.
 */
export function boxPieces(cell: Cell, person: Person, separator: string, room: number | undefined): readonly Piece[] {
  const digits = cell.unique ? String(Math.max(1, cell.numbers - 1)).length : 2;
  const names = namePieces(person, separator, room === undefined ? undefined : room - digits);
  if (cell.unique) return [...names, { kind: 'number', value: cell.ordinal(), maxDigits: digits }];
  const number: Node = cell.below(100, 'number');
  const numbered = operate('<', cell.below(2, 'numbered'), 1);
  if (names.length === 0) return [{ kind: 'number', value: number, maxDigits: 2 }];
  return [
    ...names,
    {
      kind: 'choice',
      test: numbered,
      then: [{ kind: 'number', value: choose(numbered, number, 0), maxDigits: 2 }],
      otherwise: [],
    },
  ];
}

/**
 * Both names if there is room, truncated rather than replaced: the address must still be recognisable as this person's.
 */
function namePieces({ givenSlug, familySlug }: Person, separator: string, room: number | undefined): readonly Piece[] {
  if (room === undefined) return [givenSlug, literal(separator), familySlug];
  if (room < 1) return [];
  if (room < 6 + separator.length) return [{ ...familySlug, words: cutDictionary(familySlug.words, room) }];
  const free = room - separator.length;
  const family = Math.min(familySlug.words.maxChars, Math.max(Math.ceil(free / 2), free - givenSlug.words.maxChars));
  return [
    { ...givenSlug, words: cutDictionary(givenSlug.words, free - family) },
    literal(separator),
    { ...familySlug, words: cutDictionary(familySlug.words, family) },
  ];
}

import { cutName } from './cut-name.ts';

const FEW = 6;
const LETTERS = 3;
/** Where there is room for one letter. */
const LETTERED = 'ABCDE';

/** A few codes made of a name's own letters, as a program keeps what it has a list for elsewhere: `LI-01` of a lining. */
export function ownCodes(name: string, room: number | undefined): readonly string[] {
  if (room === 1) return [...LETTERED];
  const words = cutName(name).filter((word) => /^\p{L}{2,}$/u.test(word));
  const letters = (words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '')).slice(0, LETTERS);
  const prefix = (letters === '' ? 'A' : letters).toUpperCase();
  const [begin, digits] =
    room === undefined || room >= prefix.length + 3 ? [`${prefix}-`, 2] : [prefix.slice(0, Math.max(1, room - 1)), 1];
  return Array.from({ length: FEW }, (_, at) => `${begin}${String(at + 1).padStart(digits, '0')}`);
}

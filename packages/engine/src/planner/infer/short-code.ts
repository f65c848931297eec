/** A longer code would read as a truncated word. */
const LONGEST = 4;
/** From here a code has room for two letters of each of two words. */
const PAIRED = 4;

/** How a program abbreviates a word without room: `CLSD` for closed, `INPR` for in progress, `M` for monthly. */
export function shortCode(text: string, room: number): string {
  const length = Math.min(room, LONGEST);
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const [first = text, second] = words;
  if (text.length <= length && second === undefined) return text.toUpperCase();
  if (second !== undefined && length < PAIRED) return initials(words, length);
  return (second === undefined ? bonesOf(first, length) : `${first.slice(0, 2)}${second.slice(0, 2)}`).toUpperCase();
}

const initials = (words: readonly string[], length: number): string =>
  words
    .map((word) => [...word][0] ?? '')
    .slice(0, length)
    .join('')
    .toUpperCase();

/** The first letter and the following consonants, without doubled ones; a word of vowels is truncated. */
function bonesOf(word: string, length: number): string {
  const [first = '', ...rest] = word;
  const bones = rest.filter((letter, at) => !/[aeiouäöüéèêáíóúy]/iu.test(letter) && letter !== (rest[at - 1] ?? first));
  return bones.length + 1 < Math.min(length, 3) ? word.slice(0, length) : [first, ...bones].slice(0, length).join('');
}

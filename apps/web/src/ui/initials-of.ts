/** A letter with what stands above or below it: half of either would be no sign at all. */
const FIRST_LETTER = /[\p{L}\p{N}]\p{M}*/u;

/** The first letters of a name's first two words that have any; of a name without letters, its first sign. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => FIRST_LETTER.exec(word)?.[0] ?? []);
  if (letters.length > 0) return letters.slice(0, 2).join('').toUpperCase();
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment ?? '?';
}

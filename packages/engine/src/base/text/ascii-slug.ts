/** Letters that Unicode does not decompose into a base letter and a mark. */
export const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/**
 * Lower-case ASCII letters and digits of a name, for e-mail addresses and user names: accents are stripped, other
 * characters dropped.
 */
export const asciiSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæœøđðłþħı]/g, (letter) => SPELT_OUT[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

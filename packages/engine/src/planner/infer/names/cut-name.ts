/** Most names: looked at once instead of five times. */
const PLAIN = /^[a-z_]+$/;

/** A name's own words, in lower case and without accents. */
export function cutName(name: string): readonly string[] {
  if (PLAIN.test(name)) return name.split('_').filter((word) => word !== '');
  return foldAccents(
    name
      .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase(),
  )
    .replaceAll(/(md|sha|crc|ipv|oauth)(\d+)/g, ' $1$2 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** `é` as `e`, `ß` as `ss`; what has no plain letter stays. */
export function foldAccents(text: string): string {
  // Only what is not ASCII needs the tables of Unicode.
  if (!/[^\0-\x7F]/.test(text)) return text;
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

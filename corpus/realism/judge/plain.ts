/** A value without spelling details: case, accents, underscores, hyphens, periods. */
export const plain = (value: string): string =>
  value
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[_\-./]+(?=\p{L})|_/gu, ' ')
    .replaceAll(/[.,;:!?'’"()]+(?=\s|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const plainWords = (value: string): readonly string[] =>
  plain(value)
    .split(/[\s,;:/|()"'’]+/)
    .filter((word) => word !== '');

export const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

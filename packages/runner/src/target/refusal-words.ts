const TEXT = String.raw`'((?:[^']|'')*)'`;

/** How each dialect's triggers refuse a row in words. `RAISE NOTICE` and its kin only remark. */
const REFUSALS = [
  new RegExp(String.raw`\bRAISE\s+(?:EXCEPTION\s+)?${TEXT}`, 'gi'),
  new RegExp(String.raw`\bRAISE\s*\(\s*(?:ABORT|FAIL|ROLLBACK)\s*,\s*${TEXT}\s*\)`, 'gi'),
  new RegExp(String.raw`\bMESSAGE(?:_TEXT)?\s*=\s*${TEXT}`, 'gi'),
];

/** The texts with which a trigger refuses rows, as its body has them; `%` stands for what PL/pgSQL fills in. */
function templatesIn(source: string): readonly string[] {
  return REFUSALS.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, text = '']) => text.replaceAll("''", "'")),
  );
}

const asShown = (template: string): string =>
  template.replaceAll('%%', '\0').replaceAll('%', '…').replaceAll('\0', '%');

/** All that a trigger may say. */
export const refusalWords = (source: string): readonly string[] => [...new Set(templatesIn(source).map(asShown))];

/**
 * Of what a trigger may say the text that a server's message came from. The message itself may quote a row, and the text
 * cannot: it stands in the schema.
 */
export function wordsBehind(source: string, message: string): string | undefined {
  const found = templatesIn(source).find((template) => {
    const parts = template.split(/%%|%/);
    const marks = template.match(/%%|%/g) ?? [];
    const pattern = parts
      .map(
        (part, at) =>
          `${part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}${marks[at] === '%%' ? '%' : marks[at] === '%' ? '[^]*' : ''}`,
      )
      .join('');
    return parts.some((part) => /\p{L}/u.test(part)) && new RegExp(`^${pattern}$`, 'u').test(message);
  });
  return found === undefined ? undefined : asShown(found);
}

const TEXT = String.raw`'((?:[^']|'')*)'`;

/** How each dialect's triggers refuse a row with a message. `RAISE NOTICE` and similar statements only report. */
const REFUSALS = [
  new RegExp(String.raw`\bRAISE\s+(?:EXCEPTION\s+)?${TEXT}`, 'gi'),
  new RegExp(String.raw`\bRAISE\s*\(\s*(?:ABORT|FAIL|ROLLBACK)\s*,\s*${TEXT}\s*\)`, 'gi'),
  new RegExp(String.raw`\bMESSAGE(?:_TEXT)?\s*=\s*${TEXT}`, 'gi'),
];

/** The messages with which a trigger refuses rows, as in its body; `%` stands for what PL/pgSQL fills in. */
function templatesIn(source: string): readonly string[] {
  return REFUSALS.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, text = '']) => text.replaceAll("''", "'")),
  );
}

const asShown = (template: string): string =>
  template.replaceAll('%%', '\0').replaceAll('%', '…').replaceAll('\0', '%');

/** All messages of a trigger. */
export const refusalWords = (source: string): readonly string[] => [...new Set(templatesIn(source).map(asShown))];

/**
 * The text in the trigger from which a server's message was made. The message itself may quote a row, but the text
 * cannot, because it is part of the schema.
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

import { breakAtWidth, textWidth } from './text-width.ts';

/** Lines of at most that many cells, broken between words; all but the first begin with `indent`. */
export function wrapText(text: string, width: number, indent = ''): readonly string[] {
  const lead = /^ */.exec(text)?.[0] ?? '';
  const [first = '', ...words] = text.slice(lead.length).split(' ');
  const lines: string[] = [];
  let line = lead + first;
  let used = textWidth(line);
  for (const word of words) {
    if (used + 1 + textWidth(word) > width) {
      lines.push(line);
      line = indent + word;
      used = textWidth(line);
    } else {
      line += ` ${word}`;
      used += 1 + textWidth(word);
    }
  }
  return [...lines, line];
}

/** The same with a strict limit: a word that is longer than the line continues on the next. */
export const wrapWithin = (text: string, width: number): readonly string[] =>
  wrapText(text, width).flatMap((line) => (textWidth(line) <= width ? [line] : breakAtWidth(line, width)));

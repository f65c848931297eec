import { breakAtWidth, textWidth } from './text-width.ts';

/** Lines of at most so many cells, broken between words; all but the first begin with `indent`. */
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

/** The same for a place that nothing may stick out of: a word that is longer than the line goes on in the next. */
export const wrapWithin = (text: string, width: number): readonly string[] =>
  wrapText(text, width).flatMap((line) => (textWidth(line) <= width ? [line] : breakAtWidth(line, width)));

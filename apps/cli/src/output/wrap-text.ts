/** Lines of at most so many letters, broken between words; all but the first begin with `indent`. */
export function wrapText(text: string, width: number, indent = ''): readonly string[] {
  const lead = /^ */.exec(text)?.[0] ?? '';
  const [first = '', ...words] = text.slice(lead.length).split(' ');
  const lines: string[] = [];
  let line = lead + first;
  for (const word of words) {
    if (line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line += ` ${word}`;
  }
  return [...lines, line];
}

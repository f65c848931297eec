/** Where a line and a column of a text are, counted from 1 and in characters, as the readers of SQL tell them. */
export function findPlace(text: string, path: string): number | undefined {
  const [, lineText, columnText] = /^(\d+):(\d+)$/.exec(path) ?? [];
  if (lineText === undefined || columnText === undefined) return undefined;
  let start = 0;
  for (let before = 1; before < Number(lineText); before++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end < 0 ? text.length : end);
  const wanted = Array.from(line).slice(0, Number(columnText) - 1);
  return start + wanted.join('').length;
}

/** A step of a guide: commands that are tried, and the answer that the guide promises, if it promises one. */
export type Step = {
  readonly line: number;
  readonly commands: string;
  readonly answer: { readonly language: string; readonly text: string } | undefined;
};

type Fence = { readonly line: number; readonly info: string; readonly text: string; readonly follows: boolean };

/** The marked steps of a page: fences of `sh run`, each with the `json` or `text` fence that follows it at once. */
export function readGuide(markdown: string): readonly Step[] {
  const fences = readFences(markdown);
  return fences.flatMap(({ line, info, text }, index) => {
    if (info !== 'sh run') return [];
    const next = fences[index + 1];
    const isAnswer = next !== undefined && next.follows && (next.info === 'json' || next.info === 'text');
    return [{ line, commands: text, answer: isAnswer ? { language: next.info, text: next.text } : undefined }];
  });
}

function readFences(markdown: string): readonly Fence[] {
  const fences: Fence[] = [];
  let open: { readonly line: number; readonly info: string; readonly lines: string[] } | undefined;
  let isBlankSince = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (open !== undefined && line === '```') {
      fences.push({ line: open.line, info: open.info, text: open.lines.join('\n'), follows: isBlankSince });
      open = undefined;
      isBlankSince = true;
    } else if (open !== undefined) open.lines.push(line);
    else if (line.startsWith('```')) open = { line: index + 1, info: line.slice(3).trim(), lines: [] };
    else if (line.trim() !== '') isBlankSince = false;
  }
  if (open !== undefined) throw new Error(`The fence of line ${open.line} has no end.`);
  return fences;
}

/** A fence of a page, or a comment that replaces one: `<!-- run … -->` contains commands that readers need not see. */
export type Fence = {
  readonly line: number;
  /** The first word after the backticks; empty for diagrams. */
  readonly language: string;
  /** What follows it: `run`, `run=WHO`, `file=NAME`, or nothing. */
  readonly mark: string;
  readonly text: string;
  /** Whether only blank lines separate it from the previous fence. */
  readonly follows: boolean;
  /** From the comment before it, `<!-- not run: … -->`: why nothing runs it. */
  readonly excuse: string | undefined;
};

const HIDDEN = '<!-- run';
const EXCUSE = /^<!-- not run: (.+) -->$/;

export function readFences(markdown: string): readonly Fence[] {
  const fences: Fence[] = [];
  let open:
    | { readonly line: number; readonly info: string; readonly end: string; readonly lines: string[] }
    | undefined;
  let isBlankSince = false;
  let excuse: string | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (open !== undefined && line === open.end) {
      const [language = '', ...marks] = open.info.split(' ');
      const { line: first, lines } = open;
      fences.push({
        line: first,
        language,
        mark: marks.join(' '),
        text: lines.join('\n'),
        follows: isBlankSince,
        excuse,
      });
      open = undefined;
      isBlankSince = true;
      excuse = undefined;
    } else if (open !== undefined) open.lines.push(line);
    else if (line.startsWith('```')) open = { line: index + 1, info: line.slice(3).trim(), end: '```', lines: [] };
    else if (line === HIDDEN) open = { line: index + 1, info: 'sh run', end: '-->', lines: [] };
    else if (/^\s+```|^\s*~~~/.test(line))
      throw new Error(`The fence of line ${index + 1} does not begin its line with \`\`\`.`);
    else if (line.trim() !== '') {
      isBlankSince = false;
      excuse = EXCUSE.exec(line)?.[1];
    }
  }
  if (open !== undefined) throw new Error(`The fence of line ${open.line} has no end.`);
  return fences;
}

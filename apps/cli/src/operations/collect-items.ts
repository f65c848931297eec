import { readWhole } from '../arguments/read-number.ts';
import { noteLines } from '../output/note-lines.ts';
import { openTerminal } from '../output/terminal.ts';

const PAGE = 200;
const DEFAULT_MOST = 1000;

/** The items of a list, page by page, up to `--limit`; a remark says if the list continues. */
export async function collectItems(
  pages: (query: { readonly limit: number }) => AsyncIterable<unknown>,
  limit: string | undefined,
): Promise<readonly unknown[]> {
  const most = limit === undefined ? DEFAULT_MOST : readWhole(limit, '--limit', { min: 1, max: 1_000_000 });
  const items: unknown[] = [];
  for await (const item of pages({ limit: Math.min(most, PAGE) })) {
    if (items.length === most) {
      if (limit === undefined) tellMore(most);
      break;
    }
    items.push(item);
  }
  return items;
}

function tellMore(most: number): void {
  const terminal = openTerminal(process.stderr);
  for (const line of noteLines(`There are more than these ${most}. Use --limit N to see more.`, terminal))
    terminal.line(line);
}

import { locate } from '../text/locate.ts';

/** Converts offsets to line and column; lines are found once, because a text may have very many remarks. */
export function makeLocator(text: string): (offset: number) => ReturnType<typeof locate> {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let [low, high] = [0, starts.length];
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    const start = starts[low] ?? 0;
    return { line: low + 1, column: locate(text.slice(start, offset), offset - start).column };
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

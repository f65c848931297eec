/** Something that can be pressed: in which line, and which of those in it. */
export type LinePlace = { readonly line: number; readonly at: number };

export type Lines = {
  readonly count: number;
  /** Lines that are seen at once. */
  readonly page: number;
  /** What can be pressed in the present line. */
  readonly inLine: number;
};

/** Where a key leads to from a place in a list of lines; undefined: it leads nowhere. */
export function nextPlace(key: string, { line, at }: LinePlace, { count, page, inLine }: Lines): LinePlace | undefined {
  const toLine = (wanted: number): LinePlace | undefined => {
    const next = Math.max(0, Math.min(count - 1, wanted));
    return next === line ? undefined : { line: next, at };
  };
  if (key === 'ArrowDown') return toLine(line + 1);
  if (key === 'ArrowUp') return toLine(line - 1);
  if (key === 'PageDown') return toLine(line + page);
  if (key === 'PageUp') return toLine(line - page);
  if (key === 'Home') return toLine(0);
  if (key === 'End') return toLine(count - 1);
  if (key === 'ArrowRight' && at < inLine - 1) return { line, at: at + 1 };
  return key === 'ArrowLeft' && at > 0 ? { line, at: at - 1 } : undefined;
}

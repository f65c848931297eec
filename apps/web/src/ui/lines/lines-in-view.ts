export type Range = { readonly first: number; readonly end: number };

export type LinesOptions = {
  readonly count: number;
  /** Pixels of each. */
  readonly line: number;
  /** Lines that are drawn beyond what is seen, so that a turn of the wheel meets some. */
  readonly beyond: number;
};

/** Which of many lines of one height are seen, and some around them. */
export function linesInView(top: number, height: number, { count, line, beyond }: LinesOptions): Range {
  const first = Math.floor(top / line) - beyond;
  const end = Math.ceil((top + height) / line) + beyond;
  return { first: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(end, count)) };
}

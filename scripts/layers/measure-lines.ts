import type { SourceFile } from './workspace.ts';

export interface LineMeasure {
  readonly files: number;
  readonly median: number;
  readonly ninetieth: number;
  /** Files over the limit, longest first. */
  readonly tooLong: readonly string[];
}

/** Word lists and recorded data are as long as their subject; they are in folders of these names. */
const DATA_FOLDERS = new Set(['data', 'fixtures']);

const MAX_LINES = 400;

export const measureLines = (files: readonly SourceFile[]): LineMeasure => {
  const counted = files
    .filter(({ path }) => !path.split('/').some((segment) => DATA_FOLDERS.has(segment)))
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .toSorted((a, b) => a.lines - b.lines);
  const at = (share: number): number => counted[Math.ceil(counted.length * share) - 1]?.lines ?? 0;
  return {
    files: counted.length,
    median: at(0.5),
    ninetieth: at(0.9),
    tooLong: counted
      .filter(({ lines }) => lines > MAX_LINES)
      .toReversed()
      .map(({ path, lines }) => `${path} has ${lines} lines`),
  };
};

import type { Layer } from './workspace.ts';

const BETWEEN_MARKERS = /<!-- layers -->(.*?)<!-- \/layers -->/s;

/** A cell lists names separated by commas, with or without backticks; a dash stands for none. */
const readCell = (cell: string): readonly string[] =>
  cell
    .split(',')
    .map((name) => name.trim().replaceAll('`', ''))
    .filter((name) => name !== '' && name !== '—' && name !== '-');

/** The table of layers between the markers in ARCHITECTURE.md: package, may import, third-party. */
export const readLayerTable = (markdown: string): Readonly<Record<string, Layer>> => {
  const table = BETWEEN_MARKERS.exec(markdown)?.[1];
  if (table === undefined)
    throw new Error('ARCHITECTURE.md has no table between <!-- layers --> and <!-- /layers -->.');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1).map(readCell));
  return Object.fromEntries(
    rows.map(([folder = [], packages = [], modules = []]) => [folder[0] ?? '', { packages, modules }]),
  );
};

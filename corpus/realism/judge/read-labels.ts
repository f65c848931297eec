import { readFileSync } from 'node:fs';

export type Label = {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly kind: string;
  readonly expected: string;
  /** What was generated once, and a person's opinion of it. */
  readonly made?: readonly string[];
  readonly verdict?: string;
};

/** Rows of a CSV as RFC 4180 has them. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === ',') continue;
    if (row.length > 1) rows.push(row);
    row = [];
  }
  return rows;
}

/** `city: Berlin | Bonn` is what a generator made; its name is ignored. */
const samplesOf = (made: string): readonly string[] =>
  made
    .replace(/^[a-z_]+: /, '')
    .split(' | ')
    .filter((value) => value !== '');

export function readLabels(path: string): readonly Label[] {
  const [head = [], ...rows] = rowsOf(readFileSync(path, 'utf8'));
  const at = (name: string): number => head.findIndex((title) => title.startsWith(name));
  const places = ['schema', 'table', 'column', 'type', 'kind', 'expected', 'made', 'verdict'].map(at);
  return rows.map((row) => {
    const [schema = '', table = '', column = '', type = '', kind = '', expected = '', made = '', verdict = ''] =
      places.map((place) => row[place] ?? '');
    const seen = made === '' ? {} : { made: samplesOf(made), verdict };
    return { schema, table, column, type, kind, expected, ...seen };
  });
}

const FIELD = /"((?:[^"\\]|""|\\[^])*)"|([^",()\\]*)/y;

/**
 * The fields of PostgreSQL's text form of a row, `(1,"b c",)`: texts, and NULL if empty; undefined if it is not a row.
 */
export function parseComposite(text: string): readonly (string | null)[] | undefined {
  const inner = /^\s*\(([^]*)\)\s*$/.exec(text)?.[1];
  if (inner === undefined) return undefined;
  const fields: (string | null)[] = [];
  for (let at = 0; at <= inner.length; at++) {
    FIELD.lastIndex = at;
    const [whole = '', quoted, bare] = FIELD.exec(inner) ?? [];
    fields.push(quoted === undefined ? bare || null : quoted.replace(/""|\\([^])/g, (_, char?: string) => char ?? '"'));
    at += whole.length;
    if (at < inner.length && inner[at] !== ',') return undefined;
  }
  return fields;
}

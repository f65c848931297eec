export type Affinity = 'integer' | 'text' | 'blob' | 'real' | 'numeric';

/** SQLite's affinity of a column, by the letters in its declared type: the rules of its manual, in order. */
export function affinityOf(declared: string): Affinity {
  const name = declared.toUpperCase();
  if (name.includes('INT')) return 'integer';
  if (/CHAR|CLOB|TEXT/.test(name)) return 'text';
  if (name === '' || name.includes('BLOB')) return 'blob';
  return /REAL|FLOA|DOUB/.test(name) ? 'real' : 'numeric';
}

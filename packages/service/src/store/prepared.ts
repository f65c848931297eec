const names = new Map<string, { readonly name: string }>();

/**
 * SQL that requests repeat: each connection to PostgreSQL parses and plans it once. Only constant text with explicit
 * columns, because the result of a cached plan must not change.
 */
export function prepared(text: string): string {
  if (!names.has(text)) names.set(text, { name: `rowloom_${names.size + 1}` });
  return text;
}

/** The name under which connections prepare it, for pg; undefined for statements that are planned every time. */
export const preparedAs = (text: string): { readonly name: string } | undefined => names.get(text);

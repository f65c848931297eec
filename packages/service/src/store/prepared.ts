const names = new Map<string, { readonly name: string }>();

/**
 * SQL that requests ask for again and again: each connection to PostgreSQL parses and plans it once. Only constant text
 * with the columns spelled out, since a plan that is kept must not change what it answers.
 */
export function prepared(text: string): string {
  if (!names.has(text)) names.set(text, { name: `rowloom_${names.size + 1}` });
  return text;
}

/** The name under which connections keep it, for pg; undefined for what is planned anew every time. */
export const preparedAs = (text: string): { readonly name: string } | undefined => names.get(text);

/** How schemas are named in the document: the default one is where a name without a schema leads. */
export type Label = {
  readonly isUnsaid: (schema: string) => boolean;
  readonly field: (schema: string) => { readonly schema?: string };
  /** On one line, and without the default schema before types and sequences. */
  readonly expression: (sql: string) => string;
};

/**
 * `home` is the first schema of the search path: a document must never mean another table of the same name. Expressions
 * keep `public`, as in dumps, because every database has it. `quoted`: the same in SQL form.
 */
export function makeLabel(home: string | undefined, quoted: string | undefined): Label {
  const isUnsaid = (schema: string): boolean => schema === 'pg_catalog' || schema === home;
  const prefix = `${quoted ?? ''}.`;
  return {
    isUnsaid,
    field: (schema) => (isUnsaid(schema) ? {} : { schema }),
    expression: home === undefined || home === 'public' ? joinLines : (sql) => removePrefix(joinLines(sql), prefix),
  };
}

const QUOTED = String.raw`E'(?:[^'\\]|''|\\[^])*'|'(?:[^']|'')*'|"(?:[^"]|"")*"`;
const QUOTED_OR_BREAK = new RegExp(`${QUOTED}|\\s*\\n\\s*`, 'g');
const QUOTED_OR_CAST = new RegExp(`nextval\\('|${QUOTED}|::`, 'g');

/** The server breaks lines within CASE. */
function joinLines(sql: string): string {
  return sql.replaceAll(QUOTED_OR_BREAK, (found) => (/^\s/.test(found) ? ' ' : found));
}

/** Functions keep their schema, which distinguishes the user's own from built-in ones. */
function removePrefix(sql: string, prefix: string): string {
  let out = '';
  let from = 0;
  for (const { 0: found, index } of sql.matchAll(QUOTED_OR_CAST)) {
    const end = index + found.length;
    if ((found !== '::' && found !== "nextval('") || !sql.startsWith(prefix, end)) continue;
    out += sql.slice(from, end);
    from = end + prefix.length;
  }
  return out + sql.slice(from);
}

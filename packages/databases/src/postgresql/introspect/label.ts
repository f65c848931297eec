/** How schemas are said in the document: the one that goes without saying is where a name without one leads. */
export type Label = {
  readonly isUnsaid: (schema: string) => boolean;
  readonly field: (schema: string) => { readonly schema?: string };
};

/**
 * `public` goes unsaid, unless names without a schema lead elsewhere: a document must never mean another table of the same
 * name.
 */
export function makeLabel(currentSchema: string | undefined): Label {
  const isUnsaid = (schema: string): boolean =>
    schema === 'pg_catalog' || (schema === 'public' && currentSchema === 'public');
  return { isUnsaid, field: (schema) => (isUnsaid(schema) ? {} : { schema }) };
}

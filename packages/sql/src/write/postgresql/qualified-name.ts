import { quoteName } from '@rowloom/engine';

export const quote = (name: string): string => quoteName('postgresql', name);

export const quoteList = (names: readonly string[]): string => names.map(quote).join(', ');

export function qualifiedName({
  name,
  schema,
}: {
  readonly name: string;
  readonly schema?: string | undefined;
}): string {
  return schema === undefined ? quote(name) : `${quote(schema)}.${quote(name)}`;
}

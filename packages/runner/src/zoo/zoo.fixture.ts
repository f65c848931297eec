import { readdirSync, readFileSync } from 'node:fs';

export type ZooDialect = 'postgresql' | 'mysql' | 'sqlite';

/** The zoo's schemas of a dialect, each about one kind of constraint, as SQL for an empty database. */
export function zooOf(dialect: ZooDialect): readonly { readonly name: string; readonly sql: string }[] {
  const folder = new URL(`${dialect}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({ name: file.slice(0, -4), sql: readFileSync(new URL(file, folder), 'utf8') }));
}

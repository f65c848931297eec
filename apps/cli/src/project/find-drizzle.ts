import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tables and migrations in a Drizzle configuration; it is read as text, and not executed. */
export type DrizzleConfig = {
  readonly config: string;
  /** As written there; a path or a pattern. */
  readonly schema: string | undefined;
  /** The existing files. */
  readonly files: readonly string[];
  readonly out: string | undefined;
};

export function findDrizzle(folder: string): DrizzleConfig | undefined {
  const config = ['drizzle.config.ts', 'drizzle.config.js', 'drizzle.config.mjs'].find((name) =>
    existsSync(join(folder, name)),
  );
  if (config === undefined) return undefined;
  const text = readFileSync(join(folder, config), 'utf8');
  const field = (name: string): string | undefined =>
    new RegExp(`\\b${name}:\\s*\\[?\\s*['"\`](?:\\./)?([^'"\`]+)['"\`]`).exec(text)?.[1];
  const schema = field('schema');
  return { config, schema, files: schema === undefined ? [] : globSync(schema, { cwd: folder }), out: field('out') };
}

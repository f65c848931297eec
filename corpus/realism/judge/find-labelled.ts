import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type CorpusSchema, findSchemas } from '../../find-schemas.ts';
import type { Label } from './read-labels.ts';

/** The schemas that a file of labels names, as paths from the folder above its own: `corpus/mysql/chinook`. */
export function findLabelled(
  path: string,
  labels: readonly Label[],
  only: string | undefined,
): readonly (CorpusSchema & { readonly path: string })[] {
  const root = resolve(dirname(path), '..');
  const names = [...new Set(labels.map(({ schema }) => schema))];
  return names
    .filter((name) => only === undefined || name.includes(only))
    .flatMap((name) => {
      const folder = join(root, dirname(name));
      const file = existsSync(folder)
        ? readdirSync(folder).find((one) => one.startsWith(basename(name)) && one.endsWith('.sql'))
        : undefined;
      if (file === undefined) throw new Error(`${path} names ${name}, and ${folder} has no .sql file of this name.`);
      return findSchemas(join(folder, file), undefined).map((schema) => ({ ...schema, path: name }));
    });
}

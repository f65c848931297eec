import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { readText } from './read-text.ts';

/** What takes a migration back is not what makes the tables. */
const BACKWARD = /(?:^|[./_-])(?:down|undo|rollback)\.sql$|[/\\]down\.sql$/i;

/** The SQL of a folder of migrations, in the order of their names, which is that in which every tool applies them. */
export function readMigrations(folder: string): string {
  const files = globSync('**/*.sql', { cwd: folder })
    .filter((name) => !BACKWARD.test(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  if (files.length === 0)
    throw refusal(
      EXIT.input,
      `${folder} is a folder without a .sql file. Name a file, or a folder of migrations in SQL.`,
    );
  return files.map((name) => `-- ${name}\n${readText(join(folder, name), 'the migrations')}\n`).join('\n');
}

export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

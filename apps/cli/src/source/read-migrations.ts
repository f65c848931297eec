import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { readText } from './read-text.ts';

/** A down migration does not create the tables. */
const BACKWARD = /(?:^|[./_-])(?:down|undo|rollback)\.sql$|[/\\]down\.sql$/i;

export type SqlFiles = {
  readonly text: string;
  /** The file and the line in it for a line of the text. */
  readonly placeOf: (line: number) => SqlPlace;
};

export type SqlPlace = { readonly file: string; readonly line: number };

/** The SQL of a folder of migrations, in the order of their names, in which every tool applies them. */
export function readMigrations(folder: string): SqlFiles {
  const files = globSync('**/*.sql', { cwd: folder })
    .filter((name) => !BACKWARD.test(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  if (files.length === 0)
    throw refusal(
      EXIT.input,
      `${folder} is a folder without a .sql file. Name a file, or a folder of migrations in SQL.`,
    );
  const parts: string[] = [];
  const begins: { readonly file: string; readonly before: number }[] = [];
  let lines = 0;
  for (const name of files) {
    const part = `-- ${name}\n${readText(join(folder, name), 'the migrations')}\n\n`;
    // The line with the name precedes the file's first.
    begins.push({ file: join(folder, name), before: lines + 1 });
    parts.push(part);
    lines += part.split('\n').length - 1;
  }
  return {
    text: parts.join(''),
    placeOf(line) {
      const { file, before } = begins.findLast((one) => one.before < line) ?? { file: folder, before: 0 };
      return { file, line: line - before };
    },
  };
}

export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

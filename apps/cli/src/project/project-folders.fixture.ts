import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../rowloom.fixture.ts';
import { runHere } from '../run-here.fixture.ts';

type ProjectFolder = {
  /** Of the current test. */
  readonly path: (name?: string) => string;
  readonly write: (name: string, text: string) => void;
  /** Runs the program there, or in a subfolder. */
  readonly rowloom: (line: string, below?: string) => Promise<Outcome>;
};

/**
 * A folder for each test, with the files of `before`, that is the root of a repository: a project's file above it does
 * not count.
 */
export function projectFolders(
  beforeEach: (make: () => void) => void,
  afterAll: (remove: () => void) => void,
  before: Readonly<Record<string, string>> = {},
): ProjectFolder {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'rowloom-project-')));
  afterAll(() => rmSync(home, { recursive: true }));
  let count = 0;
  const path = (name = ''): string => join(home, String(count), name);
  const write = (name: string, text: string): void => writeFileSync(path(name), text);
  beforeEach(() => {
    count += 1;
    mkdirSync(path('deep/er'), { recursive: true });
    mkdirSync(path('.git'));
    for (const [name, text] of Object.entries(before)) write(name, text);
  });
  return {
    path,
    write,
    async rowloom(line, below = '.') {
      const working = process.cwd();
      process.chdir(path(below));
      try {
        return await runHere(line.split(' '));
      } finally {
        process.chdir(working);
      }
    },
  };
}

import { existsSync, statSync, watch as watchFile } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { defineCommand } from '../arguments/command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';
import { findProject } from '../project/find-project.ts';
import { readProject } from '../project/read-project.ts';
import { refusal } from '../refusal.ts';
import { PROJECT_OPTIONS } from '../run/run-options.ts';

/** Editors write a file in several steps; a run begins when they are done. */
const QUIET = 200;

export const watch = defineCommand({
  name: 'watch',
  summary: 'fill the project’s target again whenever its schema, rules or rowloom.yaml change',
  operands: [],
  options: {
    mode: { value: 'NAME', help: 'into a database: truncate its tables each time, or append', default: 'truncate' },
    once: { help: 'fill it once and exit, to test the set-up' },
    ...PROJECT_OPTIONS,
  },
  notes: [
    'The same seed makes the same rows again. Other rows in the tables are deleted, unless you pass --mode append. Ctrl-C ends it.',
  ],
  examples: [['rowloom watch', 'beside an editor: rows follow the schema']],
  async run({ options }) {
    const path = findProject();
    if (path === undefined)
      throw refusal(EXIT.usage, 'There is no rowloom.yaml here or above. rowloom init writes one.');
    const terminal = openTerminal(process.stdout);
    const words = [
      ...(options.target === undefined ? [] : ['--target', options.target]),
      ...((await isDatabase(options.target)) ? ['--mode', options.mode ?? 'truncate', '--again'] : []),
    ];
    const [{ runInProject }, { generate }] = await Promise.all([
      import('../project/run-in-project.ts'),
      import('./generate.ts'),
    ]);
    const fill = async (): Promise<ExitCode> => {
      const code = await runInProject(generate, words);
      terminal.line(terminal.style.dim(code === 0 ? 'Waiting for a change.' : 'Waiting for a change that fixes it.'));
      return code;
    };
    const first = await fill();
    if (options.once) return first;
    await forEachChange(await watchedPaths(path), fill);
    return EXIT.ok;
  },
});

async function isDatabase(name: string | undefined): Promise<boolean> {
  const [{ applyProject }, { plan }, { isDatabaseUrl }] = await Promise.all([
    import('../project/apply-project.ts'),
    import('./plan.ts'),
    import('@rowloom/databases'),
  ]);
  const { options } = await applyProject(plan, { operands: [], options: { target: name as never } });
  const to = options['to'] as string | boolean | undefined;
  return typeof to === 'string' && isDatabaseUrl(to);
}

async function watchedPaths(path: string): Promise<readonly string[]> {
  const { project, folder } = await readProject(path);
  const named = [project.source, typeof project.rules === 'string' ? project.rules : undefined];
  return [
    path,
    ...named.flatMap((name) => (name === undefined || !existsSync(join(folder, name)) ? [] : [resolve(folder, name)])),
  ];
}

/** Folders are watched, not files: an editor that replaces a file would take the watch along. */
async function forEachChange(paths: readonly string[], act: () => Promise<unknown>): Promise<void> {
  let wake: (() => void) | undefined;
  let isDirty = false;
  const touch = (): void => {
    isDirty = true;
    wake?.();
  };
  const watchers = paths.map((path) => {
    const isFolder = statSync(path).isDirectory();
    return watchFile(isFolder ? path : dirname(path), { recursive: isFolder }, (_, name) => {
      if (isFolder || name === basename(path)) touch();
    });
  });
  const stop = new Promise<'stop'>((done) => process.once('SIGINT', () => done('stop')));
  try {
    for (;;) {
      const woken = new Promise<'change'>((done) => {
        wake = () => done('change');
        if (isDirty) done('change');
      });
      if ((await Promise.race([woken, stop])) === 'stop') return;
      await new Promise((done) => setTimeout(done, QUIET));
      isDirty = false;
      await act();
    }
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}

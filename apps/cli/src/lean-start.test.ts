import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const ROOT = new URL('../../../', import.meta.url).href;

/** Logs every file that is loaded from here on. */
const HOOK = `
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) { process._rawDebug(url); return next(url, context); } });`;

/** The workspaces and packages whose files a command loads. */
function loadedBy(words: readonly string[]): { readonly files: number; readonly from: readonly string[] } {
  const hook = `data:text/javascript,${encodeURIComponent(HOOK)}`;
  const { stderr, status } = spawnSync(process.execPath, ['--import', hook, MAIN, ...words], { encoding: 'utf8' });
  expect(status).toBe(0);
  const files = stderr.split('\n').filter((line) => line.startsWith(ROOT));
  const from = files.map((url) => /(?:packages|apps|node_modules)\/(?:@[^/]+\/)?[^/]+/.exec(url)?.[0] ?? url);
  return { files: files.length, from: [...new Set(from)].toSorted() };
}

it('a preview of a pack loads no driver, no grammar, and nothing of runs', () => {
  const { from } = loadedBy(['preview', 'blog', '--table', 'authors', '--rows', '1']);
  expect(from).toEqual(['apps/cli', 'packages/engine', 'packages/packs']);
});

it('help and the version load only the command line', () => {
  for (const word of ['help', '--version']) {
    const { files, from } = loadedBy([word]);
    expect(from).toEqual(['apps/cli']);
    expect(files).toBeLessThan(40);
  }
});

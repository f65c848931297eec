import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fetchNode } from './fetch-node.ts';
import { compileImporter, IMPORTER } from './importer.ts';
import { measureFolder } from './measure-folder.ts';
import { LIBRARY_FIGURES } from './library-figures.ts';
import { run } from './run.ts';
import { tryGuides } from './try-guides.ts';
import { tryService } from './try-service.ts';

/** The oldest and newest releases of Node that the package must support; the one of the workspace comes first. */
const NODES = ['22.18.0', '26.10.0'];

/** Installs the tarball into an empty folder as a user would, compiles against it, and runs it on each Node. */
export async function tryInstalled(root: string, tarball: string): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'rowloom-installed-'));
  try {
    const began = performance.now();
    run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], home);
    const installed = performance.now();
    run('npx', ['rowloom', 'generate', 'ecommerce', '--to', 'data'], home);
    const seconds = [installed - began, performance.now() - began].map((ms) => (ms / 1000).toFixed(1));
    const size = (measureFolder(join(home, 'node_modules')) / 1e6).toFixed(0);
    process.stdout.write(`Installed in ${seconds[0]} s, first rows after ${seconds[1]} s, ${size} MB installed.\n`);
    compileImporter(root, home);
    for (const version of NODES) {
      const node = fetchNode(root, version);
      if (node !== undefined) await runOn(node, home);
    }
    await runOn(process.execPath, home);
    showLibraryFigures(home);
    tryGuides(root, home);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The first process leaves its compile cache for the second, which is like every test run but a user's first. */
function showLibraryFigures(home: string): void {
  writeFileSync(join(home, 'figures.mjs'), LIBRARY_FIGURES);
  for (const state of ['nothing compiled before', 'compiled before']) {
    const environment = { ...process.env, NODE_COMPILE_CACHE: join(home, 'compiled') };
    const figures = run(process.execPath, ['figures.mjs'], home, environment).trim();
    process.stdout.write(`Library, ${state}: ${figures}\n`);
  }
}

async function runOn(node: string, home: string): Promise<void> {
  const version = run(node, ['--version'], home).trim();
  const environment = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
  const rowloom = (...words: readonly string[]): string =>
    run(node, [join(home, 'node_modules/rowloom/bin/rowloom.mjs'), ...words], home, environment);
  rowloom('generate', 'blog', '--to', `files-${version}`);
  rowloom('generate', 'blog', '--to', `sqlite:${version}.db`, '--mode', 'create');
  writeFileSync(join(home, 'importer.mjs'), IMPORTER);
  run(node, ['importer.mjs'], home, environment);
  await tryService(node, home, ['/readyz']);
  process.stdout.write(`Runs on Node ${version}.\n`);
}

import { type ChildProcess, spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHOP_ROWS, SHOP_RULES, SHOP_SCHEMA } from './shop-schema.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

export type GenerateWishes = {
  /** A folder in the scratch folder. */
  readonly to: string;
  readonly format: string;
  readonly threads: number;
  readonly factor: number;
};

export type Scratch = {
  readonly path: (name: string) => string;
  /** The bundle as it is published, built for this bench. */
  readonly bundle: string;
  /** The four tables and their rules, as `rowloom generate` reads them. */
  readonly shop: readonly string[];
  /** Node's arguments for writing that shop into files, with `factor` times as many rows. */
  readonly generate: (wishes: GenerateWishes) => readonly string[];
  readonly close: () => void;
};

/** A folder on the measured disk (TMPDIR selects another), with the bundle and the shop in it. */
export function openScratch(parent: string = tmpdir()): Scratch {
  const folder = mkdtempSync(join(parent, 'rowloom-bench-'));
  const path = (name: string): string => join(folder, name);
  run(process.execPath, [join(ROOT, 'scripts/build.mjs'), path('dist')]);
  writeFileSync(path('shop.json'), JSON.stringify(SHOP_SCHEMA));
  writeFileSync(path('rules.json'), JSON.stringify(SHOP_RULES));
  const bundle = path('dist/rowloom.mjs');
  const shop = [path('shop.json'), '--rules', path('rules.json'), '--seed', '42', '--as-of', '2026-11-15'];
  return {
    path,
    bundle,
    shop,
    generate({ to, format, threads, factor }) {
      const rows = Object.entries(SHOP_ROWS).map(([table, count]) => `${table}=${count * factor}`);
      const words = ['--rows', rows.join(','), '--to', path(to), '--format', format, '--threads', String(threads)];
      return [bundle, 'generate', ...shop, ...words, '--quiet'];
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const MEMORY = '/dev/shm';

/** A folder in memory, if there is one with that many free bytes. */
export function memoryFolder(bytes: number): string | undefined {
  if (!existsSync(MEMORY) || freemem() < bytes) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < bytes ? undefined : MEMORY;
}

/** Runs a program to its end; returns its output. A failure ends the bench: half a run is not a measurement. */
export function run(program: string, words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${status}.\n${stdout}${stderr}`);
  return stdout;
}

/** Starts Node on a script and repeatedly passes its process id to `watch` until it ends. */
export async function runWatched(
  words: readonly string[],
  stdio: StdioOptions,
  watch: (pid: number) => void,
): Promise<void> {
  const child = spawn(process.execPath, words, { stdio });
  const { pid } = child;
  const timer = setInterval(() => pid !== undefined && watch(pid), 20);
  await endOf(child, words);
  clearInterval(timer);
}

/** Starts Node on a script without waiting for its end: others may run meanwhile. */
export async function runBeside(words: readonly string[]): Promise<void> {
  await endOf(spawn(process.execPath, words, { stdio: 'ignore' }), words);
}

async function endOf(child: ChildProcess, words: readonly string[]): Promise<void> {
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${String(code)}.`);
}

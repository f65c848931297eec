import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { printMachine } from './print-machine.ts';

const BENCHES: Readonly<Record<string, (words: readonly string[]) => void | Promise<void>>> = {
  engine: async () => (await import('./engine-bench.ts')).benchEngine(),
  packs: async () => (await import('./packs-bench.ts')).benchPacks(),
  files: async () => (await import('./files-bench.ts')).benchFiles(),
  parquet: async () => (await import('./parquet-bench.ts')).benchParquet(),
  load: async (words) => (await import('./load-bench.ts')).benchLoad(words),
  undo: async (words) => (await import('./undo-bench.ts')).benchUndo(words),
  memory: async () => (await import('./memory-bench.ts')).benchMemory(),
  plan: async () => (await import('./plan-bench.ts')).benchPlan(),
  preview: async () => (await import('./preview-bench.ts')).benchPreview(),
  api: async (words) => (await import('./api-bench.ts')).benchApi(words),
  random: async () => (await import('./random-bench.ts')).benchRandom(),
};

/**
 * A process that loads once collects no garbage meanwhile. One that loads a hundred times would do so in every third
 * round, and keep the server waiting: it gets space for the garbage.
 */
const FLAGS: Readonly<Record<string, readonly string[]>> = { load: ['--initial-old-space-size=256'] };

/** Set in the process that runs one bench. */
const ONE = 'ROWLOOM_BENCH';

const given = process.argv.slice(2);
if (given.includes('--help')) {
  console.log(`Usage: npm run bench -- [NAME…]: ${Object.keys(BENCHES).join(', ')}. Without a name, all of them.`);
  process.exit(0);
}
// Words after the first option belong to the bench itself.
const first = given.findIndex((word) => word.startsWith('--'));
const asked = first < 0 ? given : given.slice(0, first);
const words = first < 0 ? [] : given.slice(first);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}

const one = process.env[ONE];
if (one === undefined) {
  printMachine();
  // Each in a separate process: the JIT's state after one bench must not affect the next.
  for (const name of asked.length === 0 ? Object.keys(BENCHES) : asked) {
    const flags = FLAGS[name] ?? [];
    const { status } = spawnSync(process.execPath, [...flags, fileURLToPath(import.meta.url), ...words], {
      stdio: 'inherit',
      env: { ...process.env, [ONE]: name },
    });
    if (status !== 0) process.exitCode = 1;
  }
} else await BENCHES[one]?.(words);

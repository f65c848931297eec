import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eagerly } from './eagerly.ts';
import { run } from './run.ts';

/**
 * A program that uses the library as tests do, and prints where in its files the functions begin that were called. The engine
 * knows neither clock nor chance: the same files call the same functions.
 */
const PROBE = `
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const { weave } = await import('./library.js');
for (const pack of ['ecommerce', 'saas', 'blog']) {
  const loom = await weave(pack, { rows: 500 });
  for (const name of loom.tables) {
    loom.table(name).toArray();
    loom.one(name);
  }
}
const { result } = await session.post('Profiler.takePreciseCoverage');
const here = new URL('.', import.meta.url).href;
const wasCalled = ({ ranges: [whole] }) => whole.count > 0;
const startOf = ({ ranges: [whole] }) => whole.startOffset;
const files = result
  .filter(({ url }) => url.startsWith(here) && url !== import.meta.url)
  .map(({ url, functions }) => [url.slice(here.length), functions.filter(wasCalled).map(startOf)]);
console.log(JSON.stringify(files));
`;

/**
 * Has V8 compile what a first weave calls when it loads the file, and not one function after the other when they are called:
 * it then reads their text once instead of twice, and Node's compile cache, which holds what was compiled at the load, has them.
 */
export function compileAtLoad(folder: string): void {
  const probe = join(folder, 'probe.mjs');
  writeFileSync(probe, PROBE);
  const printed = run(process.execPath, [probe], folder, { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' });
  rmSync(probe);
  for (const [name, starts] of JSON.parse(printed) as readonly (readonly [string, readonly number[]])[]) {
    const path = join(folder, name);
    writeFileSync(path, eagerly(readFileSync(path, 'utf8'), new Set(starts)));
  }
}

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const SCRIPT = `
  import { prepare, readPostgresqlDdl } from '${new URL('../index.ts', import.meta.url).href}';
  const table = (n) => \`CREATE TABLE t\${n} (id bigint PRIMARY KEY, name text CHECK (length(name) > 2), price numeric(10,2));\`;
  await prepare();
  console.log('READY');
  await readPostgresqlDdl(Array.from({ length: 300 }, (_, n) => table(n)).join('\\n'));`;

test('the functions of the grammar are compiled once and never optimized', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--trace-wasm-compilation-times', '--input-type=module', '--eval', SCRIPT],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  // Node loads TypeScript with its own WebAssembly module, which is recognised by its address.
  const after = stdout.slice(stdout.indexOf('READY')).split('\n');
  const [grammar = '?'] = after.flatMap((line) => /Compiled function (\S+)#\d+ using Liftoff/.exec(line)?.[1] ?? []);
  expect(after.filter((line) => line.includes(grammar)).length).toBeGreaterThan(20);
  expect(after.filter((line) => line.includes(grammar) && line.includes('TurboFan'))).toEqual([]);
});

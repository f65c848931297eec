import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('a browser loads only the client, neither the contract nor the engine', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const foreign = Object.keys(metafile.inputs).filter((path) => !path.includes('packages/client/src/'));
  expect(foreign.every((path) => path.includes('eventsource-parser'))).toBe(true);
  expect(outputFiles[0]?.contents.length).toBeLessThan(25_000);
});

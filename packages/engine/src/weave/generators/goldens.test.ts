import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GENERATORS } from './catalogue.ts';
import { EXAMPLE_OPTIONS, EXAMPLE_TYPES } from './example-options.fixture.ts';
import { generateBytes, lexiconOf, TEXT } from './generator.fixture.ts';

const FILE = new URL('./goldens.json', import.meta.url);

/** FNV-1a of 64 bits, in hexadecimal digits. */
function hashBytes(bytes: Uint8Array): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/**
 * The values of a seed are part of the API. A change here breaks every plan that names the version: make a new version
 * of the generator instead. Before a release, or for a new generator, accept with UPDATE_GOLDENS=1.
 */
test('the first 1,000 rows of every generator under seed 42 are those of its golden hash', async () => {
  const lexicon = await lexiconOf('en');
  const found: Record<string, string> = {};
  for (const { name, version } of GENERATORS) {
    const wish = { generator: name, options: EXAMPLE_OPTIONS[name] ?? {}, type: EXAMPLE_TYPES[name] ?? TEXT };
    found[`${name}/${version}`] = hashBytes(generateBytes(lexicon, { value: wish }));
  }
  if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
  const goldens = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  expect(found, 'A seed yields other values than before; see the comment above this test.').toEqual(goldens);
});

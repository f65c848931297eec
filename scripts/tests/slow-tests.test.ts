import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SLOW_TESTS } from './slow-tests.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync('{packages,apps,scripts,goldens,conformance}/**/*.test.ts', {
  cwd: ROOT,
  exclude: (name) => name.includes('node_modules'),
}).map((path) => path.replaceAll('\\', '/'));

test('each slow test is the end of one path', () => {
  const filesOf = (end: string): readonly string[] => FILES.filter((path) => `/${path}`.endsWith(`/${end}`));
  expect(SLOW_TESTS.filter((end) => filesOf(end).length !== 1)).toEqual([]);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBom } from '../release/write-artefacts.ts';
import { bundledPackages, makeNotices } from './make-notices.ts';

const ROOT = join(import.meta.dirname, '../..');
const OF_THE_GUIDE = ['vitepress', 'vue', '@vue/runtime-core', 'minisearch', 'mark.js', 'focus-trap', '@vueuse/core'];

test('notices name what the program, the pages and the guide contain, and no build tools', () => {
  const notices = makeNotices(ROOT);
  const names = bundledPackages(ROOT).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'libpg-query', ...OF_THE_GUIDE]));
  expect(names.filter((name) => /^(?:vite|rolldown|esbuild|shiki|@shikijs\/.*)$/.test(name))).toEqual([]);
  for (const { name, version } of bundledPackages(ROOT)) expect(notices).toContain(`${name} ${version} (`);
  expect(notices).toContain('SIL Open Font License');
  // Word lists, which belong to no package.
  expect(notices).toContain('WordNet 3.0 Copyright 2006 by Princeton University.');
  expect(notices).toContain('Marak\nSquires');
});

test('the bill of materials names the same', () => {
  const { components } = JSON.parse(makeBom(ROOT)) as { readonly components: readonly { readonly name: string }[] };
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(bundledPackages(ROOT).map(({ name }) => name)));
  expect(new Set(names).size).toBeGreaterThan(50);
});

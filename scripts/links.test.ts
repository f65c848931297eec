import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const pages = [...globSync('*.md', { cwd: ROOT }), ...globSync('docs/**/*.md', { cwd: ROOT })];

const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** Headings in the form of addresses. */
const anchorsOf = (page: string): readonly string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\-_ ]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link of a page leads to a file, and to a heading if it names one', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(LINK)].flatMap(([link, path = '', anchor]) => {
      const target = path === '' ? page : normalize(join(dirname(page), path));
      const isThere = existsSync(join(ROOT, target));
      const leads = isThere && (anchor === undefined || !target.endsWith('.md') || anchorsOf(target).includes(anchor));
      return leads ? [] : [`${page}: ${link}`];
    }),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

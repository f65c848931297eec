import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moveLinks } from './stage-pages.ts';
import { makeStrict } from './strict-page.ts';

const DOCS = join(import.meta.dirname, '../../docs');

test('links lead to pages of the site, and to nothing that it lacks', () => {
  const page = '[a](databases.md#undo) [b](../reference/cli.md) [c](../../deploy) [d](https://x.example) [e](#here)';
  expect(moveLinks(DOCS, 'guide/tour', page)).toBe(
    '[a](./databases.md#undo) [b](./reference/cli.md) c [d](https://x.example) [e](#here)',
  );
  expect(moveLinks(DOCS, 'reference/cli', '[a](../guide/databases.md) [b](derive.md)')).toBe(
    '[a](../databases.md) [b](./derive.md)',
  );
});

test('no page contains an inline script or style', () => {
  const { html, scripts } = makeStrict('<div class="a" style="top:0"><script id="x">go()</script></div>', '/guide/');
  expect(html).toMatch(
    /^<div class="a"><script id="x" src="\/guide\/assets\/page-[0-9a-f]{10}\.js"><\/script><\/div>$/,
  );
  expect([...scripts.values()]).toEqual(['go()']);
});

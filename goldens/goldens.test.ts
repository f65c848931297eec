import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import type { WeaveTask } from './chromium-entry.ts';
import { type Hashes, weaveHashes } from './weave-hashes.ts';

const GOLDENS = new URL('./goldens.json', import.meta.url);

/** Run with UPDATE_GOLDENS=1 to accept a change in the rows of a seed, and record it in CHANGELOG.md. */
const accepts = process.env['UPDATE_GOLDENS'] === '1';

// They are written from whole tables and compared with tables in chunks, so that one run tests both.
test('the rows of a seed have not changed, for any generator or pack, in chunks or whole', async () => {
  if (accepts) writeFileSync(GOLDENS, `${JSON.stringify(await weaveHashes(1, 'javascript'), null, 2)}\n`);
  expect(await weaveHashes(2, 'javascript')).toEqual(goldens());
}, 300_000);

const goldens = (): Hashes => JSON.parse(readFileSync(GOLDENS, 'utf8')) as Hashes;
const inEnglish = (hashes: Hashes): Hashes =>
  Object.fromEntries(Object.entries(hashes).filter(([name]) => name.includes('/en/')));

test('WebAssembly produces the same bytes', async () => {
  expect(await weaveHashes(2, 'webassembly', ['en'])).toEqual(inEnglish(goldens()));
}, 300_000);

const browser = process.env['ROWLOOM_CHROMIUM'];

// A language is words in dictionaries, which the loops read alike, and Node has read them all: `npm run test:thorough`
// tests them here too.
const EVERYTHING: readonly WeaveTask[] = process.env['ROWLOOM_THOROUGH'] === '1' ? [{ engine: 'javascript' }] : [];
test.skipIf(browser === undefined).each<WeaveTask>([{ engine: 'webassembly', locales: ['en'] }, ...EVERYTHING])(
  'a worker in a real Chromium produces the same bytes as $engine',
  async (task) => {
    const bundle = await build({
      entryPoints: [new URL('./chromium-entry.ts', import.meta.url).pathname],
      bundle: true,
      write: false,
      format: 'iife',
    });
    const script = bundle.outputFiles[0]?.text ?? '';
    const server = createServer((request, response) => {
      response.setHeader('content-type', request.url === '/weave.js' ? 'text/javascript' : 'text/html');
      response.end(request.url === '/weave.js' ? script : '<!doctype html><title>goldens</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const chrome = await chromium.launch({
      executablePath: browser ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    try {
      const page = await chrome.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const answer = await page.evaluate(weaveInWorker, task);
      expect(answer.error).toBeUndefined();
      expect(answer.hashes).toEqual(task.locales === undefined ? goldens() : inEnglish(goldens()));
    } finally {
      await chrome.close();
      server.close();
    }
  },
  300_000,
);

type Answer = { readonly hashes?: Hashes; readonly error?: string };

/** Runs inside the page. */
function weaveInWorker(task: WeaveTask): Promise<Answer> {
  type PageWorker = {
    addEventListener: (type: 'message', listen: (event: { readonly data: Answer }) => void) => void;
    postMessage: (task: WeaveTask) => void;
  };
  const { Worker } = globalThis as unknown as { readonly Worker: new (url: string) => PageWorker };
  return new Promise((resolve) => {
    const worker = new Worker('/weave.js');
    worker.addEventListener('message', (event) => resolve(event.data));
    worker.postMessage(task);
  });
}

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromSource } from '../rowloom.fixture.ts';

const BROWSER = process.env['ROWLOOM_CHROMIUM'];

const folder = mkdtempSync(join(tmpdir(), 'rowloom-setup-'));
let service: ReturnType<typeof fromSource.startRowloom>;
let link = '';
beforeAll(async () => {
  service = fromSource.startRowloom(['serve'], { PORT: '0', HOST: '127.0.0.1', ROWLOOM_DATA_DIR: folder });
  let out = '';
  service.stdout?.setEncoding('utf8');
  // Read on to the end: a service whose output nobody takes any more would stop.
  await new Promise<void>((resolve) => {
    service.stdout?.on('data', (text: string) => {
      out += text;
      link = /^\s+(http:\S+\/#\/setup\?token=\S+)$/m.exec(out)?.[1] ?? '';
      if (link !== '') resolve();
    });
  });
}, 60_000);
afterAll(async () => {
  if (service.kill('SIGTERM')) await once(service, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

const login = (email: string, password: string): Promise<Response> =>
  fetch(new URL('/api/auth/login', link), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

test.skipIf(BROWSER === undefined)(
  'the link of the first start leads to a form that makes the operator, once',
  { timeout: 60_000 },
  async () => {
    const browser = await chromium.launch({
      executablePath: BROWSER ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    });
    try {
      const page = await browser.newPage();
      const fill = async (email: string): Promise<void> => {
        await page.goto(link);
        await page.reload();
        await page.fill('[name=email]', email);
        await page.fill('[name=name]', 'Grace Hopper');
        await page.fill('[name=password]', 'correct horse battery');
        await page.click('button');
      };
      await fill('grace@mail.example');
      await page.getByText('The account is there.').waitFor();
      expect(new URL(page.url()).hash).toBe('');
      await fill('other@mail.example');
      await page.getByText('Accounts come by invitation here.').waitFor();
    } finally {
      await browser.close();
    }
    const signedIn = await login('grace@mail.example', 'correct horse battery');
    expect(await signedIn.json()).toMatchObject({ user: { name: 'Grace Hopper', operator: true } });
    expect((await login('other@mail.example', 'correct horse battery')).status).toBe(401);
  },
);

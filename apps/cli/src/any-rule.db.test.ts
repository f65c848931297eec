import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { commandFault, openServiceFault, tryRules } from './any-rule-run.fixture.ts';
import { sharedRowloom } from './rowloom.fixture.ts';
import { startService } from './service.fixture.ts';

// Starting a service takes its time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'rowloom-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each is planned twice; `npm run test:thorough` tries more, and the fault tests thousands. */
const RULES = process.env['ROWLOOM_THOROUGH'] === '1' ? 40 : 15;

test('the command line answers every rule with a plan or an error that names the rule', async () => {
  expect(await tryRules(RULES, 17, commandFault(join(folder, 'rules.json')))).toBeUndefined();
});

test('the service answers every rule with a plan or an issue that names the rule', async () => {
  const { url, stop } = await startService(sharedRowloom(), afterAll);
  expect(await tryRules(12, 18, await openServiceFault(url))).toBeUndefined();
  expect(await stop()).toBe(0);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLexicon } from '@rowloom/engine';
import { afterAll, expect, test, vi } from 'vitest';
import { commandFault, openServiceFault, tryRules } from './any-rule-run.fixture.ts';
import { faultOf } from './any-rule.fixture.ts';
import { fromSource } from './rowloom.fixture.ts';
import { startService } from './service.fixture.ts';

vi.setConfig({ testTimeout: 3_600_000 });

/** Five thousand in all. A plan over HTTP takes ten times as long as one in this process, so fewer are sent there. */
const CASES = { engine: 2500, command: 1750, service: 750 };

const folder = mkdtempSync(join(tmpdir(), 'rowloom-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the engine answers every rule of an allowed shape with a plan or an issue that names the rule', async () => {
  const lexicon = await loadLexicon('en');
  expect(await tryRules(CASES.engine, 16, (ruled) => Promise.resolve(faultOf(ruled, lexicon)))).toBeUndefined();
});

test('the command line answers every rule with a plan or an error that names the rule', async () => {
  expect(await tryRules(CASES.command, 17, commandFault(join(folder, 'rules.json')))).toBeUndefined();
});

test('the service answers every rule with a plan or an issue that names the rule', async () => {
  const { url, stop } = await startService(fromSource, afterAll);
  expect(await tryRules(CASES.service, 18, await openServiceFault(url))).toBeUndefined();
  expect(await stop()).toBe(0);
});

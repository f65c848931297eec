import { join } from 'node:path';
import type { Approval } from '@rowloom/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXIT } from './exit-codes.ts';
import { installRowloom, type Outcome } from './rowloom.fixture.ts';
import { runHere } from './run-here.fixture.ts';
import { OPERATOR, startService } from './service.fixture.ts';

const program = installRowloom(afterAll, 'with modules');
const HOME = { XDG_CONFIG_HOME: join(program.folder, 'home'), ROWLOOM_URL: '', ROWLOOM_API_KEY: '' };
const run = (words: readonly string[]): Promise<Outcome> => runHere(words, { ...HOME, ROWLOOM_PASSWORD: '' });

async function done(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const { code, out, err } = await runHere(words, { ...HOME, ROWLOOM_PASSWORD: '', ...environment });
  if (code !== 0 || err !== '') throw new Error(`${words.join(' ')} ended with ${code}: ${err}`);
  return out;
}

/** A hook that is registered within another is never called. */
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

beforeAll(async () => {
  const service = await startService(program, (end) => void ends.push(end));
  await done(['login', service.url, '--email', OPERATOR.email], { ROWLOOM_PASSWORD: OPERATOR.password });
  await done(['projects', 'create', 'Files', '--engine', 'sqlite']);
  await done(['connections', 'add', 'Files', 'local', '--url', 'sqlite:shop.db']);
}, 300_000);

test('a target that needs confirmation prints the whole command, which then pushes', async () => {
  const wish = ['--to', 'local', '--template', 'blog', '--rows', '200', '--seed', '4'];
  await done(['push', 'Files', ...wish, '--mode', 'create']);
  const asked = await run(['push', 'Files', ...wish, '--mode', 'truncate']);
  expect(asked).toMatchObject({ code: EXIT.refused, err: expect.stringContaining('would be deleted') as string });
  const [, command = ''] = /To confirm: rowloom (push .*)$/m.exec(asked.err) ?? [];
  expect(command.split(' ').toSorted()).toEqual(
    ['push', 'Files', ...wish, '--mode', 'truncate', '--confirm', 'shop.db'].toSorted(),
  );
  expect(await done(command.split(' '))).toContain('local (sqlite), truncate');

  // The person who pushes confirms an approved run: here it has not been approved yet.
  const made = await done(['approvals', 'request', 'Files', ...wish, '--mode', 'truncate', '--json']);
  const { id } = JSON.parse(made) as Approval;
  expect(await run(['push', 'Files', '--approval', id, '--confirm', 'shop.db'])).toMatchObject({
    code: EXIT.refused,
    err: expect.stringContaining('approv') as string,
  });
}, 300_000);

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, type ApiErrorCode } from '@rowloom/client';
import { ERROR_CATALOGUE, type ErrorCode } from '@rowloom/contract';
import { afterAll, expect, test } from 'vitest';
import { type Command, defineCommand } from '../arguments/command.ts';
import { chooseAction, defineGroup } from '../arguments/group.ts';
import { EXIT } from '../exit-codes.ts';
import { chooseNamed } from './choose-named.ts';
import { readCredentials, readServices, removeCredentials, writeCredentials } from './credentials.ts';
import { findService, readServiceUrl } from './find-service.ts';
import { refuseApiError } from './refuse-api-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-remote-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (text: string): string => expect.stringContaining(text) as string;
const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('a credential is readable only by its owner, and replaced as a whole', () => {
  const path = join(folder, 'deep', 'credentials.json');
  expect(readCredentials(path)).toBeUndefined();
  for (const key of ['sk_live_rl_one', 'sk_live_rl_two']) writeCredentials({ url: 'http://a.example', key }, path);
  expect(readCredentials(path)).toEqual({ url: 'http://a.example', key: 'sk_live_rl_two' });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'deep')).mode & 0o777).toBe(0o700);
  removeCredentials(path);
  expect(readCredentials(path)).toBeUndefined();
});

test.each(['', 'nonsense', '[]', 'null', '{"url":1,"key":2}'])('a credential file that holds %j is refused', (text) => {
  const path = join(folder, 'broken.json');
  writeFileSync(path, text);
  expect(caught(() => readCredentials(path))).toMatchObject({ exitCode: EXIT.input, message: said(path) });
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('the environment overrides the login, and a key goes only to its own service', () => {
  const home = { XDG_CONFIG_HOME: join(folder, 'home') };
  const stored = { url: 'http://a.example', key: 'sk_live_rl_a' };
  expect(caught(() => findService(home))).toMatchObject({ exitCode: EXIT.unauthorized });
  writeCredentials(stored, join(folder, 'home', 'rowloom', 'credentials.json'));
  expect(findService(home)).toEqual(stored);
  expect(findService({ ...home, ROWLOOM_URL: 'http://a.example/' })).toEqual(stored);
  expect(findService({ ...home, ROWLOOM_API_KEY: 'sk_live_rl_b' })).toEqual({ ...stored, key: 'sk_live_rl_b' });
  expect(findService({ ...home, ROWLOOM_URL: 'https://b.example', ROWLOOM_API_KEY: 'k' })).toEqual({
    url: 'https://b.example',
    key: 'k',
  });
  const elsewhere = caught(() => findService({ ...home, ROWLOOM_URL: 'https://b.example' }));
  expect(elsewhere).toMatchObject({ exitCode: EXIT.unauthorized, message: said('https://b.example') });
});

test('the address of a service may be written in the usual forms', () => {
  expect(readServiceUrl('localhost:4000', 'URL')).toBe('http://localhost:4000');
  expect(readServiceUrl('https://host.example/rowloom/?x=1#y', 'URL')).toBe('https://host.example/rowloom');
  for (const wrong of ['', 'ftp://host.example', 'postgres://host/db', 'http://me:pw@host.example', 'http://'])
    expect(caught(() => readServiceUrl(wrong, 'URL'))).toMatchObject({ exitCode: EXIT.usage });
});

test('every error of the catalogue has an exit code other than that of a bug', () => {
  const exits = new Map<ApiErrorCode, number>();
  for (const code of [...(Object.keys(ERROR_CATALOGUE) as ErrorCode[]), 'unreachable', 'unexpected_answer'] as const) {
    const error = refuseApiError(new ApiError({ status: 400, code, message: 'No.' }), 'http://a.example');
    exits.set(code, (error as { exitCode: number }).exitCode);
  }
  expect([...exits.values()]).not.toContain(EXIT.internal);
  expect([...exits.values()]).not.toContain(undefined);
  expect(Object.fromEntries(exits)).toMatchObject({
    invalid_token: EXIT.unauthorized,
    insufficient_role: EXIT.refused,
    approval_required: EXIT.refused,
    row_quota_exceeded: EXIT.refused,
    not_found: EXIT.notFound,
    validation_failed: EXIT.usage,
    unreachable: EXIT.unreachable,
  });
});

test('a refusal of the service names the fields; other errors pass unchanged', () => {
  const fields = [{ path: 'rows.orderz', message: 'There is no table orderz.' }];
  const error = new ApiError({ status: 422, code: 'validation_failed', message: 'Not valid.', fields });
  expect(refuseApiError(error, 'http://a.example')).toMatchObject({
    details: ['rows.orderz: There is no table orderz.'],
  });
  const bug = new Error('bug');
  expect(refuseApiError(bug, 'http://a.example')).toBe(bug);
});

const action = (name: string): Command =>
  defineCommand({ name, summary: '', operands: [], options: {}, examples: [], run: () => Promise.resolve(EXIT.ok) });
const GROUP = defineGroup({
  name: 'projects',
  summary: '',
  actions: { list: action('projects list'), create: action('projects create') },
});

test('the first word is the action, and list is the default', () => {
  const chosen = (words: readonly string[]) => {
    const { command, words: rest } = chooseAction(GROUP, words);
    return [command.name, ...rest];
  };
  expect(chosen([])).toEqual(['projects list']);
  expect(chosen(['--json'])).toEqual(['projects list', '--json']);
  expect(chosen(['create', 'Shop', '--json'])).toEqual(['projects create', 'Shop', '--json']);
});

test.each([
  [['crate', 'Shop'], 'Did you mean create?'],
  [['constructor'], 'projects cannot constructor'],
] as const)('%j is refused', (words, message) => {
  const refused = caught(() => chooseAction(GROUP, words));
  expect(refused).toMatchObject({ exitCode: EXIT.usage, message: said(message) });
});

test('services are stored by name, one of them in use', () => {
  const home = { XDG_CONFIG_HOME: join(folder, 'several') };
  const [a, b] = ['a', 'b'].map((name) => ({ url: `http://${name}.example`, key: `sk_live_rl_${name}` }));
  if (a === undefined || b === undefined) throw new Error('There are two.');
  const place = join(folder, 'several', 'rowloom', 'credentials.json');
  writeCredentials(a, place);
  writeCredentials(b, place, 'staging');
  expect(readServices(place)).toEqual({ current: 'default', services: { default: a, staging: b } });
  // A version without names finds the one in use where it always was.
  expect(JSON.parse(readFileSync(place, 'utf8'))).toMatchObject(a);
  expect(findService(home)).toEqual(a);
  expect(findService({ ...home, ROWLOOM_SERVICE: 'staging' })).toEqual(b);
  expect(findService({ ...home, ROWLOOM_URL: b.url })).toEqual(b);
  expect(caught(() => findService({ ...home, ROWLOOM_SERVICE: 'stagin' }))).toMatchObject({
    exitCode: EXIT.unauthorized,
    message: said('Did you mean staging?'),
  });
  removeCredentials(place);
  expect(readServices(place)).toEqual({ current: 'staging', services: { staging: b } });
  expect(findService(home)).toEqual(b);
  removeCredentials(place);
  expect(readServices(place)).toBeUndefined();
});

async function* things(): AsyncGenerator<{ id: string; name: string }> {
  yield { id: 'prj_1', name: 'Shop' };
  yield { id: 'prj_2', name: 'Twin' };
  yield await Promise.resolve({ id: 'prj_3', name: 'Twin' });
}

test('a name is enough where only one service has it', async () => {
  expect(await chooseNamed(things(), 'Shop', 'project')).toMatchObject({ id: 'prj_1' });
  expect(await chooseNamed(things(), 'prj_3', 'project')).toMatchObject({ name: 'Twin' });
  await expect(chooseNamed(things(), 'Twin', 'project')).rejects.toMatchObject({ details: ['prj_2', 'prj_3'] });
  await expect(chooseNamed(things(), 'Shoop', 'project')).rejects.toMatchObject({
    exitCode: EXIT.notFound,
    message: said('Did you mean Shop?'),
  });
});

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeClient } from '@rowloom/client';
import type { Approval, Generation, Project, Snapshot, Usage } from '@rowloom/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EXIT } from './exit-codes.ts';
import { collect, installRowloom, type Outcome, SHOP } from './rowloom.fixture.ts';
import { runHere } from './run-here.fixture.ts';
import { OPERATOR, type RunningService, startService } from './service.fixture.ts';

const program = installRowloom(afterAll, 'with modules');
const home = join(program.folder, 'home');
const credentials = join(home, 'rowloom', 'credentials.json');
const HOME = { XDG_CONFIG_HOME: home, ROWLOOM_URL: '', ROWLOOM_API_KEY: '', ROWLOOM_PASSWORD: '' };
const SIGNED = { ...HOME, ROWLOOM_PASSWORD: OPERATOR.password };

let service: RunningService;
beforeAll(async () => {
  service = await startService(program, afterAll);
});

const run = (words: readonly string[], environment = HOME): Promise<Outcome> => runHere(words, environment);

async function done(words: readonly string[], environment = HOME): Promise<string> {
  const { code, out, err } = await run(words, environment);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

const json = async <T>(words: readonly string[], environment = HOME): Promise<T> =>
  JSON.parse(await done([...words, '--json'], environment)) as T;

const refused = (code: number, text: string | RegExp): object => ({
  code,
  err: (typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)) as string,
});

test('nothing works without a login', async () => {
  expect(await run(['projects'])).toMatchObject(refused(EXIT.unauthorized, 'login URL'));
});

test('a wrong password leaves no credential', async () => {
  const wrong = { ...HOME, ROWLOOM_PASSWORD: 'not this one at all' };
  const tried = await run(['login', service.url, '--email', OPERATOR.email], wrong);
  expect(tried).toMatchObject(refused(EXIT.unauthorized, 'E-mail or password is wrong.'));
  expect(existsSync(credentials)).toBe(false);
});

test('a login makes a key that only its owner can read, and the next one revokes it', async () => {
  const words = ['login', service.url, '--email', OPERATOR.email];
  await done(words, SIGNED);
  expect(statSync(credentials).mode & 0o777).toBe(0o600);
  const first = JSON.parse(readFileSync(credentials, 'utf8')) as { key: string };
  const out = await done(words, SIGNED);
  expect(out).not.toContain(first.key);
  const before = makeClient({ baseUrl: service.url, token: first.key });
  await expect(before.getMe()).rejects.toMatchObject({ code: 'invalid_token' });
  expect(await json<Project[]>(['projects'])).toEqual([]);
});

test('a key made elsewhere is kept once it has been accepted', async () => {
  const { key } = JSON.parse(readFileSync(credentials, 'utf8')) as { key: string };
  const environment = { ...HOME, XDG_CONFIG_HOME: join(program.folder, 'other') };
  const given = program.rowloom(['login', service.url, '--key', '-'], { input: `${key}\n`, environment });
  expect(given).toMatchObject({ code: 0, err: '' });
  const bad = await run(['login', service.url, '--key', 'sk_live_rl_unknownunknown'], environment);
  expect(bad).toMatchObject(refused(EXIT.unauthorized, 'does not accept the credential'));
  expect(await json<Project[]>(['projects'], environment)).toEqual([]);
});

test('a project is created, captured and pushed to its end', async () => {
  const project = await json<Project>(['projects', 'create', 'Shop']);
  expect(project).toMatchObject({ name: 'Shop', engine: 'postgresql', schema_name: 'public' });
  expect(await done(['projects'])).toContain(project.id);
  expect(await run(['push', 'Shop'])).toMatchObject(refused(EXIT.plan, 'no snapshot'));
  const snapshot = await json<Snapshot>(['snapshot', 'Shop', '--ddl', SHOP, '--label', 'first']);
  expect(snapshot).toMatchObject({ project_id: project.id, label: 'first', source: 'ddl' });

  const out = await done(['push', project.id, '--rows', 'customers=500,*=100', '--seed', '7']);
  expect(out).toMatch(/rows for \d+ tables, seed 7, run gen_/);
  expect(out).toContain('0 violations');
  expect(out).toMatch(/Done\. [\d,]+ rows in /);
});

test('events of a push are JSON, one per line, and the last one has the certificate', async () => {
  const out = await done(['push', 'Shop', '--rows', '2000', '--export', '--json']);
  const events = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string; generation: Generation });
  expect(events[0]).toMatchObject({ event: 'start', generation: { status: 'queued' } });
  expect(events.at(-1)).toMatchObject({
    event: 'end',
    generation: { status: 'succeeded' },
    certificate: { violations: 0 },
  });
  expect(events.at(-1)?.generation.export_id).toMatch(/^exp_/);
  expect(events.slice(1, -1).every(({ event }) => event === 'progress')).toBe(true);
});

test('a push goes to a connection by its name', async () => {
  const { key } = JSON.parse(readFileSync(credentials, 'utf8')) as { key: string };
  const client = makeClient({ baseUrl: service.url, token: key });
  const project = await json<Project>(['projects', 'create', 'Files', '--engine', 'sqlite']);
  expect(project.schema_name).toBe('main');
  await client.createConnection({
    params: { id: project.id },
    body: { name: 'local', kind: 'sqlite', url: 'sqlite:shop.db' },
  });
  const words = ['push', 'Files', '--template', 'blog', '--rows', '500', '--seed', '3'];
  const out = await done([...words, '--to', 'local', '--mode', 'create']);
  expect(out).toContain('local (sqlite), create');
  expect(out).toContain('0 violations');
  expect(await run([...words, '--mode', 'create'])).toMatchObject(refused(EXIT.usage, '--mode is for a target'));
  expect(await run([...words, '--to', 'sqlite://shop.db'])).toMatchObject(refused(EXIT.usage, 'not a URL'));
});

test('the service reports unsatisfiable requests with their place', async () => {
  expect(await run(['push', 'Shop', '--rows', 'orderz=5'])).toMatchObject(refused(EXIT.usage, 'rows.orderz'));
  expect(await run(['push', 'Shop', '--to', 'nowhere'])).toMatchObject(
    refused(EXIT.notFound, 'no connection "nowhere"'),
  );
  expect(await run(['push', 'Shoop'])).toMatchObject(refused(EXIT.notFound, 'Did you mean Shop?'));
  const { code, out } = await run(['push', 'Shop', '--rows', '2000000000', '--json']);
  expect(code).toBe(EXIT.refused);
  expect(JSON.parse(out)).toMatchObject({ event: 'error', exit_code: EXIT.refused });
});

test('Ctrl-C cancels the run on the service', async () => {
  const child = program.startRowloom(['push', 'Shop', '--template', 'ecommerce', '--rows', '20M', '--json'], HOME);
  const outcome = collect(child);
  let seen = '';
  // A second one would leave the run to the service.
  let isAsked = false;
  child.stdout?.on('data', (text: string) => {
    seen += text;
    if (isAsked || !seen.includes('"status":"running"')) return;
    isAsked = true;
    child.kill('SIGINT');
  });
  const { code, out } = await outcome;
  expect(code).toBe(EXIT.interrupted);
  const start = JSON.parse(out.split('\n')[0] ?? '') as { generation: Generation };
  const { key } = JSON.parse(readFileSync(credentials, 'utf8')) as { key: string };
  const client = makeClient({ baseUrl: service.url, token: key });
  const record = await client.getGeneration({ params: { id: start.generation.id } });
  expect(record.status).toBe('cancelled');
}, 60_000);

test('a detached run is identified by its id', async () => {
  const started = await json<Generation>(['push', 'Shop', '--rows', '100', '--detach']);
  expect(started).toMatchObject({ status: 'queued', rows_requested: expect.any(Number) as number });
});

test('an approval is requested, and the requester cannot grant it', async () => {
  const approval = await json<Approval>(['approvals', 'request', 'Shop', '--rows', '300', '--reason', 'load test']);
  expect(approval).toMatchObject({ state: 'pending', reason: 'load test' });
  expect(await done(['approvals', '--state', 'pending'])).toContain(approval.id);
  const own = await run(['approvals', 'approve', approval.id]);
  expect(own).toMatchObject(refused(EXIT.refused, 'cannot be approved by the person who requested it'));
  expect(await json<Approval>(['approvals', 'cancel', approval.id])).toMatchObject({ state: 'cancelled' });
  expect(await run(['push', 'Shop', '--approval', approval.id])).toMatchObject(refused(EXIT.refused, 'approval'));
  expect(await run(['push', 'Shop', '--approval', approval.id, '--rows', '5'])).toMatchObject(
    refused(EXIT.usage, '--rows is part of what was approved'),
  );
});

test('keys are created, listed and revoked with the password', async () => {
  const made = await run(['keys', 'create', 'CI', '--expires', '2099-01-31'], SIGNED);
  expect(made).toMatchObject(refused(0, 'shown once'));
  const key = made.out.trim();
  expect(key).toMatch(/^sk_live_rl_\w{38}$/);
  const scripted = {
    ...HOME,
    XDG_CONFIG_HOME: join(program.folder, 'none'),
    ROWLOOM_URL: service.url,
    ROWLOOM_API_KEY: key,
  };
  expect(await json<Project[]>(['projects'], scripted)).toMatchObject([{ name: 'Files' }, { name: 'Shop' }]);
  // The password comes through a pipe here.
  const listed = program.rowloom(['keys'], { input: `${OPERATOR.password}\n`, environment: HOME });
  expect(listed).toMatchObject({ code: 0, err: '', out: expect.stringContaining(key.slice(0, 17)) as string });
  await done(['keys', 'revoke', key.slice(0, 17)], SIGNED);
  expect(await run(['projects'], scripted)).toMatchObject(refused(EXIT.unauthorized, 'revoked or expired'));
});

test('a stored session is used while it lasts, and ends with logout', async () => {
  const before = JSON.parse(readFileSync(credentials, 'utf8')) as object;
  const client = makeClient({ baseUrl: service.url });
  const { access_token: token } = await client.login({ body: OPERATOR });
  const keep = (end: number): void =>
    writeFileSync(
      credentials,
      JSON.stringify({
        ...before,
        session: { token, email: OPERATOR.email, expires_at: new Date(Date.now() + end).toISOString() },
      }),
    );
  keep(3_600_000);
  expect(await json<object[]>(['keys'])).not.toEqual([]);
  keep(1000);
  const asked = program.rowloom(['keys'], { input: '', environment: HOME });
  expect(asked).toMatchObject(refused(EXIT.usage, 'No password was given'));
  expect(JSON.parse(readFileSync(credentials, 'utf8'))).toEqual(before);
  keep(3_600_000);
  await done(['logout']);
  await expect(makeClient({ baseUrl: service.url, token }).getMe()).rejects.toMatchObject({ code: 'invalid_token' });
  writeFileSync(credentials, JSON.stringify(before), { mode: 0o600 });
});

test('commands manage the resources of a project by name, as tables, as JSON and by field', async () => {
  vi.stubEnv('XDG_CONFIG_HOME', home);
  vi.stubEnv('ROWLOOM_URL', '');
  vi.stubEnv('ROWLOOM_API_KEY', '');
  const told = async (...words: readonly string[]): Promise<string> => {
    const { code, out, err } = await runHere(words);
    expect({ words, code, err }).toEqual({ words, code: 0, err: '' });
    return out;
  };
  expect(await told('connections', 'add', 'Files', 'spare', '--url', 'sqlite:spare.db')).toMatch(/^Added spare \(con_/);
  expect(await told('connections', 'list', 'Files', '--field', 'kind')).toBe('sqlite\nsqlite\n');
  expect(await runHere(['connections', 'test', 'Files', 'spare'])).toMatchObject({ code: EXIT.target, err: '' });
  expect(await runHere(['connections', 'delete', 'Files', 'spare'])).toMatchObject(refused(EXIT.usage, 'add --yes'));
  expect(await told('connections', 'delete', 'Files', 'spare', '--yes')).toBe('Deleted spare.\n');
  expect(await runHere(['connections', 'show', 'Files', 'spare'])).toMatchObject(refused(EXIT.notFound, '"spare"'));

  const words = ['schedules', 'create', 'Shop', 'nightly', '--cron', '0 3 * * *', '--rows', '100', '--json'];
  expect(JSON.parse(await told(...words))).toMatchObject({ name: 'nightly', kind: 'generation', run: { rows: 100 } });
  expect(JSON.parse(await told('schedules', 'edit', 'Shop', 'nightly', '--enabled', 'no', '--json'))).toMatchObject({
    enabled: false,
    run: { rows: 100 },
  });
  expect(await told('webhooks', 'create', 'Shop', 'ci', '--url', 'http://127.0.0.1:9/x')).toMatch(/^whsec_/);
  expect(await told('webhooks', 'list', 'Shop')).toContain('http://127.0.0.1:9/…');
  expect(await told('projects', 'edit', 'Shop', '--description', 'a shop', '--default-locale', 'de')).toContain('Shop');
  expect(await told('projects', 'edit', 'Shop', '--description', 'the shop')).toContain('Shop');
  const settings = JSON.parse(await told('projects', 'show', 'Shop', '--field', 'settings')) as object;
  expect(settings).toEqual({ description: 'the shop', default_locale: 'de' });
  const [newest = ''] = (await told('runs', 'list', 'Shop', '--status', 'succeeded', '--field', 'id')).split('\n');
  expect(await told('runs', 'show', newest)).toContain(newest);
  expect(await told('runs', 'compare', newest, newest)).toBe('The two runs are the same.\n');
  expect(await told('audit', 'log', 'Shop', '--action', 'schedule', '--field', 'action')).toContain('schedule.created');
  expect(await told('api', 'GET', '/api/organizations', '--field', 'items[].my_role')).toBe('owner\n');
  expect(await runHere(['api', 'GET', '/api/admin/queue'])).toMatchObject({ code: EXIT.unauthorized });
  expect(await runHere(['api', 'GET', '/projects'])).toMatchObject({
    code: EXIT.notFound,
    err: expect.stringContaining('Did you mean /api/projects?'),
  });

  const offered = async (...given: readonly string[]): Promise<readonly string[]> =>
    (await told('__complete', ...given)).split('\n').flatMap((line) => line.split('\t')[0] || []);
  expect(await offered('connections', 'te')).toEqual(['test']);
  expect(await offered('connections', 'test', 'F')).toEqual(['Files']);
  expect(await offered('connections', 'test', 'Files', '')).toEqual(['local']);
  expect(await offered('runs', 'list', '--status', 'su')).toEqual(['succeeded']);
  expect(await offered('runs', 'list', '--st')).toEqual(['--status']);
});

test('usage shows the rows of the runs', async () => {
  const usage = await json<Usage>(['usage']);
  expect(usage.rows_consumed).toBeGreaterThan(2000);
  expect(await done(['usage'])).toMatch(/rows used +[\d,]+/);
  expect(await done(['usage', '--by-project'])).toContain('Shop');
  expect(await json(['usage', '--history'])).toEqual([]);
});

test('a logout forgets the key, and revokes it on request', async () => {
  const { key } = JSON.parse(readFileSync(credentials, 'utf8')) as { key: string };
  expect(await done(['logout', '--revoke'], SIGNED)).toContain('the key is revoked');
  expect(existsSync(credentials)).toBe(false);
  const client = makeClient({ baseUrl: service.url, token: key });
  await expect(client.getMe()).rejects.toMatchObject({ code: 'invalid_token' });
});

test('the store is checked and its accounts managed while the service is down', async () => {
  const store = { ...SIGNED, ROWLOOM_DATA_DIR: service.folder };
  expect(await run(['audit', 'verify'], store)).toMatchObject(refused(EXIT.target, 'in use'));
  expect(await service.stop()).toBe(0);
  expect(await done(['audit', 'verify'], store)).toMatch(/✓ org_\w+: \d+ events, none changed, none missing/);
  const heads = join(program.folder, 'heads.txt');
  writeFileSync(heads, await done(['audit', 'head'], store));
  expect(await done(['audit', 'verify', '--head', heads], store)).toMatch(/none changed, none missing/);
  const kept = readFileSync(heads, 'utf8').trim().split('\n')[0] ?? '';
  const [chain = '', sequence = '', hash = ''] = kept.split(' ');
  writeFileSync(heads, `${chain} ${Number(sequence) + 1} ${hash}\n`);
  expect(await run(['audit', 'verify', '--head', heads], store)).toMatchObject({
    code: EXIT.broken,
    out: expect.stringContaining('the last ones were removed') as string,
  });
  expect(await run(['audit', 'verify', '--head', '0'.repeat(64)], store)).toMatchObject({ code: EXIT.broken });
  expect(await run(['audit', 'verify', '--head', credentials], store)).toMatchObject(
    refused(EXIT.usage, 'cannot be read'),
  );
  const bob = ['--email', 'bob@example.com'];
  expect(await json(['admin', 'create-user', ...bob, '--name', 'Bob'], store)).toMatchObject({
    email: 'bob@example.com',
  });
  expect(await run(['admin', 'create-user', ...bob], store)).toMatchObject(refused(EXIT.refused, 'already verified'));
  expect(await json(['admin', 'verify-email', ...bob], store)).toMatchObject({ email_verified: true });
  const nobody = await run(['admin', 'reset-password', '--email', 'eve@example.com'], store);
  expect(nobody).toMatchObject(refused(EXIT.notFound, 'no account'));
  await done(['admin', 'reset-password', ...bob], { ...store, ROWLOOM_PASSWORD: 'another long passphrase' });
}, 90_000);

test('a missing service is reported as such', async () => {
  const environment = { ...HOME, ROWLOOM_URL: service.url, ROWLOOM_API_KEY: 'sk_live_rl_any' };
  expect(await run(['projects'], environment)).toMatchObject(refused(EXIT.unreachable, 'cannot be reached'));
});

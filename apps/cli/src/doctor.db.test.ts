import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtp, type SmtpServer } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installRowloom } from './rowloom.fixture.ts';
import { openPostgres, type Postgres, POSTGRES_BIN } from './servers.fixture.ts';

const program = installRowloom(afterAll, 'with modules');

const home = mkdtempSync(join(tmpdir(), 'rowloom-doctor-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Another clock for the process: this many milliseconds ahead. */
const ahead = (milliseconds: number): string =>
  `--import data:text/javascript,${encodeURIComponent(`const now = Date.now; Date.now = () => now() + ${milliseconds};`)}`;

type Findings = Readonly<Record<string, readonly [state: string, message: string]>>;

async function examine(environment: Readonly<Record<string, string>>): Promise<{ code: number | null; by: Findings }> {
  const { code, out, err } = await program.runRowloom(['doctor', '--json'], {
    ROWLOOM_DATA_DIR: join(home, 'absent'),
    ...environment,
  });
  expect(err).toBe('');
  const found = JSON.parse(out) as readonly { name: string; state: string; message: string }[];
  return { code, by: Object.fromEntries(found.map(({ name, state, message }) => [name, [state, message]])) };
}

describe('rowloom doctor', () => {
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.stop());

  test('finds nothing to mend before the first start', async () => {
    const { code, by } = await examine({});
    expect(code).toBe(0);
    expect(Object.entries(by).map(([name, [state]]) => `${name} ${state}`)).toEqual([
      'folder note',
      'key note',
      'store note',
      'mail note',
    ]);
  });

  test('names a folder that others can read, a bad key, an unreachable store and a wrong mail password', async () => {
    const folder = join(home, 'open');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const { code, by } = await examine({
      ROWLOOM_DATA_DIR: folder,
      ROWLOOM_SECRET_KEY: 'too short',
      ROWLOOM_STORE_URL: 'postgres://rowloom:canary-word@127.0.0.1:1/rowloom',
      ROWLOOM_SMTP_URL: `smtp://loom:canary-word@127.0.0.1:${smtp.port}`,
      ROWLOOM_MAIL_FROM: 'rowloom@mail.example',
    });
    expect(code).toBe(5);
    expect(by).toMatchObject({
      folder: ['bad', expect.stringContaining(`chmod 700 ${folder}`)],
      key: ['bad', expect.stringContaining('ROWLOOM_SECRET_KEY')],
      store: ['bad', expect.stringContaining('127.0.0.1:1')],
      mail: ['bad', expect.stringContaining('EAUTH')],
    });
    expect(JSON.stringify(by)).not.toContain('canary-word');
  });

  test('refuses an unreadable environment with everything that is wrong', async () => {
    const { code, err } = await program.runRowloom(['doctor'], {
      ROWLOOM_SMTP_URL: 'http://mail.example',
      ROWLOOM_MAIL_FROM: 'nobody',
      PORT: 'x',
    });
    expect(code).toBe(2);
    for (const said of ['PORT is "x"', 'ROWLOOM_SMTP_URL must be', 'ROWLOOM_MAIL_FROM is "nobody"'])
      expect(err).toContain(said);
  });

  describe.skipIf(POSTGRES_BIN === undefined)('with a store in PostgreSQL', () => {
    let server: Postgres;
    beforeAll(async () => {
      server = await openPostgres();
    });
    afterAll(() => server.stop());

    test('compares clocks, and reports a difference of more than two seconds', async () => {
      const store = { ROWLOOM_STORE_URL: server.fresh().url };
      const good = await examine(store);
      expect(good.code).toBe(0);
      expect(good.by).toMatchObject({
        store: ['good', expect.stringMatching(/^PostgreSQL \d+/)],
        clock: ['good', expect.anything()],
        migrations: ['note', expect.anything()],
      });
      const off = await examine({ ...store, NODE_OPTIONS: ahead(5000) });
      expect(off.code).toBe(5);
      expect(off.by['clock']).toEqual(['bad', expect.stringMatching(/clock is (?:4\.9|5\.\d) s ahead of the store's/)]);
    });

    test('reports a store that a newer Rowloom has migrated', async () => {
      const { url, run } = server.fresh(
        'CREATE SCHEMA rowloom_store; CREATE TABLE rowloom_store.migration AS SELECT n AS number FROM generate_series(1, 500) AS n',
      );
      const { code, by } = await examine({ ROWLOOM_STORE_URL: url });
      expect(code).toBe(5);
      expect(by['migrations']).toEqual(['bad', expect.stringContaining('newer Rowloom (500')]);
      expect(run('SELECT count(*) FROM rowloom_store.migration')).toBe('500');
    });
  });
});

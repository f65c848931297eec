import { parseDatabaseUrl } from '@rowloom/databases';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CertifiedTable } from '../certificate/certificate.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { findLostRows, type KeptRows } from './find-lost-rows.ts';
import { runGeneration } from './run-generation.ts';
import type { RunEvent, RunOutcome, RunRequest } from './run-request.ts';
import { planFor, requestFor } from './shop.fixture.ts';

const bin = findPostgresBin();

const TABLES = `
CREATE TABLE tenants (id bigint PRIMARY KEY, name text NOT NULL);
CREATE TABLE notes (tenant_id bigint NOT NULL REFERENCES tenants, body text NOT NULL);
ALTER TABLE tenants ENABLE ROW LEVEL SECURITY;
ALTER TABLE notes ENABLE ROW LEVEL SECURITY;
CREATE POLICY ins ON tenants FOR INSERT WITH CHECK (true);
CREATE POLICY ins ON notes FOR INSERT WITH CHECK (true);
`;
const see = (table: string, condition: string): string =>
  `CREATE POLICY sel ON ${table} FOR SELECT USING (${condition});`;
const ALL = `${see('tenants', 'true')} ${see('notes', 'true')}`;
const FORCE = 'ALTER TABLE tenants FORCE ROW LEVEL SECURITY; ALTER TABLE notes FORCE ROW LEVEL SECURITY;';
const ROWS = { tenants: 300, notes: 800 } as const;

describe.skipIf(bin === undefined)('tables with row-level security', { timeout: 180_000 }, () => {
  let server: PostgresServer;
  let databases = 0;
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
    server.run('CREATE ROLE owner LOGIN; CREATE ROLE member LOGIN', 'postgres');
  });
  afterAll(() => server.stop());

  type Account = 'owner' | 'member';
  type Opened = { readonly database: string; readonly as: (account: Account) => Target };
  const open = (sql: string): Opened => {
    const database = server.createDatabase(`secured_${databases++}`);
    server.run(
      `GRANT ALL ON DATABASE ${database} TO owner, member; GRANT ALL ON SCHEMA public TO owner, member;
       SET ROLE owner; ${TABLES} ${sql} GRANT SELECT, INSERT ON tenants, notes TO member`,
      database,
    );
    const url = (account: Account): string =>
      `postgres://${account}@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
    return { database, as: (account) => makeTarget(parseDatabaseUrl(url(account), { sockets: true })) };
  };
  const requestOf = async (target: Target, rest: Partial<RunRequest> = {}): Promise<RunRequest> => {
    const schema = await withSession(target, (session) => readTargetSchema(target, session));
    const plan = await planFor(schema, ROWS);
    return requestFor(target, schema, plan, { runId: 'gen_secured', mode: 'append', ...rest });
  };
  const tableOf = ({ certificate }: RunOutcome, name: string): CertifiedTable | undefined =>
    certificate.tables.find((table) => table.name === name);
  const meanwhile = (kind: RunEvent['kind'], act: () => void): Pick<RunRequest, 'onEvent'> => ({
    onEvent: (event) => {
      if (event.kind === kind) act();
    },
  });

  test('the owner: rows are counted and compared', async () => {
    const { database, as } = open(see('notes', 'false'));
    const outcome = await runGeneration(await requestOf(as('owner')));
    expect(outcome.certificate).toMatchObject({ violations: 0, differences: 0, unexamined: 0 });
    for (const name of ['tenants', 'notes'] as const) {
      expect(tableOf(outcome, name)).toMatchObject({ rows_planned: ROWS[name], rows_found: ROWS[name] });
      expect(server.run(`SELECT count(*) FROM ${name}`, database)).toBe(String(ROWS[name]));
    }
  });

  test.each([true, false])(
    'the owner: rows deleted while certifying are reported missing (checksum %s)',
    async (checksum) => {
      const { database, as } = open('');
      const act = (): void => void server.run('DELETE FROM notes', database);
      const request = await requestOf(as('owner'), { ...meanwhile('certifying', act), options: { checksum } });
      const outcome = await runGeneration(request);
      expect(tableOf(outcome, 'notes')?.changes?.join(' ')).toContain('notes has 0 of the 800 rows');
      expect(outcome.certificate.differences).toBeGreaterThan(0);
    },
  );

  /** Loads as the owner, and is interrupted. */
  const begin = async (as: (account: Account) => Target): Promise<RunRequest> => {
    const stop = new AbortController();
    const options = { chunkRows: 50, oneTransactionRows: 0, connections: 1 };
    const request = await requestOf(as('owner'), { options });
    const first = runGeneration({ ...request, signal: stop.signal, ...meanwhile('progress', () => stop.abort()) });
    await expect(first).rejects.toMatchObject({ code: 'interrupted' });
    return request;
  };

  test.each([
    { who: 'the owner', sql: '' },
    { who: 'an owner who is forced meanwhile, and sees all', sql: `${ALL} ${FORCE}` },
  ])('$who: rows deleted between two attempts are reported missing', async ({ sql }) => {
    const { database, as } = open('');
    const request = await begin(as);
    expect(Number(server.run('SELECT count(*) FROM tenants', database))).toBeGreaterThan(0);
    // Others insert as many rows instead, so that the number alone does not reveal it.
    server.run(`${sql} DELETE FROM notes; UPDATE tenants SET name = 'theirs'`, database);
    const refused = runGeneration(request);
    await expect(refused).rejects.toMatchObject(sql === '' ? { code: 'target_changed' } : {});
    await expect(refused).rejects.toThrow(sql === '' ? 'tenants contains other rows' : 'row-level security');
    expect(server.run('SELECT count(*) FROM notes', database)).toBe('0');
  });

  const SOME = `${see('tenants', 'true')} ${see('notes', 'tenant_id < 10')}`;

  test.each([
    { who: 'an owner who is forced meanwhile', sql: `${SOME} ${FORCE}` },
    { who: 'an owner who is forced meanwhile and sees nothing', sql: `${see('tenants', 'true')} ${FORCE}` },
  ])('$who, from whom rows are hidden: the certificate says what it could not compare', async ({ sql }) => {
    const { database, as } = open('');
    const act = (): void => void server.run(`SET ROLE owner; ${sql}`, database);
    const outcome = await runGeneration(await requestOf(as('owner'), meanwhile('certifying', act)));
    const seen = Number(server.run('SET ROLE owner; SELECT count(*) FROM notes', database));
    expect(seen).toBeLessThan(ROWS.notes);
    expect(outcome.certificate.differences).toBe(0);
    expect(outcome.certificate.unexamined).toBeGreaterThan(0);
    expect(tableOf(outcome, 'tenants')).toMatchObject({ rows_planned: 300, rows_found: 300 });
    const notes = tableOf(outcome, 'notes');
    expect(notes).toMatchObject({ rows: null, rows_planned: 800 });
    expect(notes?.rows_found).toBeUndefined();
    expect(notes?.checksum).toBeUndefined();
    expect(notes?.not_compared).toContain(`Row-level security shows this account ${seen} of the 800 rows`);
  });

  test('another account verifies what it can see, and reports what it cannot', async () => {
    const { database, as } = open(SOME);
    await runGeneration(await requestOf(as('owner')));
    server.run(
      'GRANT USAGE ON SCHEMA rowloom TO member; GRANT SELECT ON ALL TABLES IN SCHEMA rowloom TO member',
      database,
    );
    const verify = (account: Account): Promise<ReadonlyMap<string, KeptRows> | undefined> =>
      withSession(as(account), async (session) =>
        findLostRows(as(account), session, await readTargetSchema(as(account), session)),
      );
    const seen = Number(server.run('SET ROLE member; SELECT count(*) FROM notes', database));
    const [notes, tenants] = ['notes', 'tenants'].map(async (name) => (await verify('member'))?.get(name));
    expect(await tenants).toEqual({ planned: 300, found: 300, changes: [], notCompared: [] });
    expect(await notes).toMatchObject({ planned: 800, changes: [] });
    expect((await notes)?.notCompared.join(' ')).toContain(`${seen} of the 800 rows`);
    server.run('DELETE FROM notes', database);
    expect((await verify('owner'))?.get('notes')).toMatchObject({ found: 0, notCompared: [] });
    expect((await verify('owner'))?.get('notes')?.changes).toHaveLength(1);
  });

  test.each([
    { who: 'another account', sql: ALL, account: 'member' },
    { who: 'an owner who is forced', sql: `${ALL} ${FORCE}`, account: 'owner' },
  ] as const)('$who is refused before anything is written, with a remedy', async ({ sql, account }) => {
    const { database, as } = open(sql);
    const refused = runGeneration(await requestOf(as(account)));
    await expect(refused).rejects.toMatchObject({ code: 'no_permission' });
    await expect(refused).rejects.toThrow('BYPASSRLS');
    expect(server.run("SELECT count(*) FROM pg_namespace WHERE nspname = 'rowloom'", database)).toBe('0');
  });
});

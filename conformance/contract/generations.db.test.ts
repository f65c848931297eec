import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Generation } from '@rowloom/contract';
import { expect, inject, test } from 'vitest';
import { makeProject, makeTeam, rehearse, untilEnded } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';
import { connect, connectFile, makeTarget, POSTGRES } from '../targets.fixture.ts';

type Sealed = {
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly checksum: string }[];
  readonly plan_digest: string;
};

onSomeStore('9. Generations and 10. Exports', (service) => {
  test.skipIf(POSTGRES === undefined)(
    'replaying an export gives the same rows that the run loaded into PostgreSQL',
    async () => {
      const team = await makeTeam(service);
      const { id } = await makeProject(service, team.owner, team.id);
      const target = makeTarget();
      const connection = await connect(service, team.owner, id, target);
      const wish = { rows: 400, seed: 11, export: true, target: { connection_id: connection, mode: 'create' } };
      const run = await untilEnded(service, team.owner, (await rehearse(service, team.owner, id, wish)).id);
      expect(run, JSON.stringify(run.error)).toMatchObject({ status: 'succeeded', certificate: { violations: 0 } });
      const certificate = await service.get('getCertificate', team.owner, { params: { id: run.id } });
      const { text } = await service.call('downloadExport', team.owner, { params: { id: run.export_id ?? '' } });
      const sealed = JSON.parse(text) as Sealed;
      for (const { name, rows, checksum } of sealed.tables) {
        expect(Number(target.run(`SELECT count(*) FROM "${name}"`))).toBe(rows);
        const certified = certificate.tables.find((table) => table.name === name || table.name.endsWith(`.${name}`));
        const whole = certified?.checksum?.columns_left_out.length === 0 ? certified.checksum.value : checksum;
        expect(whole).toBe(checksum);
      }
      const folder = mkdtempSync(joinPath(tmpdir(), 'rowloom-replay-'));
      try {
        const file = joinPath(folder, 'export.json');
        writeFileSync(file, text);
        const words = [inject('program'), 'replay', file, '--to', joinPath(folder, 'rows'), '--checksum'];
        const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
        expect(status, stderr).toBe(0);
        const again = JSON.parse(readFileSync(joinPath(folder, 'rows', 'rowloom.json'), 'utf8')) as Sealed;
        const sums = ({ tables }: Sealed) =>
          tables.map(({ name, rows, checksum }) => `${name} ${rows} ${checksum}`).toSorted();
        expect(sums(again)).toEqual(sums(sealed));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  test.skipIf(POSTGRES === undefined)('undo removes exactly the rows of the run', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const target = makeTarget(
      `CREATE TABLE t (id integer PRIMARY KEY, name text NOT NULL); INSERT INTO t VALUES (1, 'mine'), (2, 'mine too');`,
    );
    const connection = await connect(service, team.owner, id, target);
    await service.get('captureSnapshot', team.owner, { params: { id }, body: { connection_id: connection } });
    const body = { rows: { t: 50 }, target: { connection_id: connection } };
    const { id: run } = await service.get('startGeneration', team.owner, { params: { id }, body });
    const ended = await untilEnded(service, team.owner, run);
    expect(ended.status, JSON.stringify(ended.error)).toBe('succeeded');
    expect(target.run('SELECT count(*) FROM t')).toBe('52');
    expect((await service.call('undoGeneration', team.owner, { params: { id: run } })).status).toBe(202);
    const undone = async () => (await service.get('getGeneration', team.owner, { params: { id: run } })).undo_status;
    await expect.poll(undone, { timeout: 60_000, interval: 100 }).toBe('succeeded');
    expect(target.run('SELECT name FROM t ORDER BY id')).toBe('mine\nmine too');
    expectFailure(await service.call('undoGeneration', team.owner, { params: { id: run } }), 'invalid_state');
  });

  test.skipIf(POSTGRES === undefined)(
    'the plan also reports what blocks a run in its target: rows that refer to it, and rows that are missing',
    async () => {
      const team = await makeTeam(service);
      const { id } = await makeProject(service, team.owner, team.id);
      const target = makeTarget(`CREATE TABLE t (id integer PRIMARY KEY, name text NOT NULL);
        CREATE TABLE u (id integer PRIMARY KEY, t integer NOT NULL REFERENCES t (id));`);
      const connection = await connect(service, team.owner, id, target);
      await service.get('captureSnapshot', team.owner, { params: { id }, body: { connection_id: connection } });
      // Rows cannot refer to a table that the run does not fill and that has none.
      const needy = { rows: { t: 0, u: 5 }, target: { connection_id: connection } };
      const none = { path: 'rows.t', message: expect.stringMatching(/^The run refers to rows of t, .* has no rows\./) };
      const unanswered = await service.get('planGeneration', team.owner, { params: { id }, body: needy });
      expect(unanswered).toMatchObject({ feasible: false, issues: [{ ...none, code: 'no_rows_to_refer_to' }] });
      const unstarted = await service.call('startGeneration', team.owner, { params: { id }, body: needy });
      expectFailure(unstarted, 'validation_failed');
      expect(unstarted.body).toMatchObject({ detail: { fields: [none] } });
      target.run('CREATE SCHEMA crm; CREATE TABLE crm.calls (t integer CONSTRAINT called REFERENCES t (id));');
      const run = {
        rows: { t: 5, u: 5 },
        target: { connection_id: connection, mode: 'truncate', confirm: '127.0.0.1' },
      };
      const said =
        /^t cannot be emptied: crm\.calls \(called\), which is not in the run, refers to it\. .*or use the mode append\.$/;
      const field = { path: 'target.mode', message: expect.stringMatching(said) };
      const plan = await service.get('planGeneration', team.owner, { params: { id }, body: run });
      expect(plan).toMatchObject({ feasible: false, issues: [{ ...field, code: 'referred_from_outside' }] });
      for (const refused of [
        await service.call('startGeneration', team.owner, { params: { id }, body: run }),
        await service.call('requestApproval', team.owner, { body: { project_id: id, run } }),
      ]) {
        expectFailure(refused, 'validation_failed');
        expect(refused.body).toMatchObject({ detail: { fields: [field] } });
      }
    },
  );

  test.skipIf(POSTGRES === undefined)('a run creates partitions on request, and undo drops them', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const target = makeTarget('CREATE TABLE logs (id integer NOT NULL, at date NOT NULL) PARTITION BY RANGE (at);');
    const connection = await connect(service, team.owner, id, target);
    await service.get('captureSnapshot', team.owner, { params: { id }, body: { connection_id: connection } });
    const strict = { params: { id }, body: { rows: 30, strict: true } };
    const roomless = await service.get('planGeneration', team.owner, strict);
    expect(roomless).toMatchObject({ feasible: false, issues: [{ code: 'unfillable_table', path: 'tables.logs' }] });
    expectFailure(await service.call('startGeneration', team.owner, strict), 'unsatisfiable_schema');
    const wish = { rows: { logs: 30 }, make_partitions: true };
    const plan = await service.get('planGeneration', team.owner, { params: { id }, body: wish });
    const messages = plan.notes.map(({ message }) => message);
    expect(messages).toContainEqual(
      expect.stringMatching(/"logs_rowloom_\d{4}_\d\d" PARTITION OF "logs" FOR VALUES FROM/),
    );
    expect(messages).toContainEqual(expect.stringContaining('"logs_rowloom" PARTITION OF "logs" DEFAULT'));
    const rehearsal = await service.get('startGeneration', team.owner, { params: { id }, body: wish });
    expect(await untilEnded(service, team.owner, rehearsal.id)).toMatchObject({
      status: 'succeeded',
      rows_generated: 30,
    });
    const body = { ...wish, target: { connection_id: connection } };
    const { id: run } = await service.get('startGeneration', team.owner, { params: { id }, body });
    const ended = await untilEnded(service, team.owner, run);
    expect(ended.status, JSON.stringify(ended.error)).toBe('succeeded');
    expect(target.run('SELECT count(*), count(DISTINCT tableoid) > 5 FROM logs')).toBe('30|t');
    expect((await service.call('undoGeneration', team.owner, { params: { id: run } })).status).toBe(202);
    const undone = async () => (await service.get('getGeneration', team.owner, { params: { id: run } })).undo_status;
    await expect.poll(undone, { timeout: 60_000, interval: 100 }).toBe('succeeded');
    expect(target.run('SELECT count(*) FROM pg_inherits')).toBe('0');
  });

  test('a run is watched to its end, each event with the whole record', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const run = await rehearse(service, team.owner, id, { rows: 1000 });
    const { status, headers, text } = await service.call('watchGeneration', team.owner, { params: { id: run.id } });
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/event-stream')]);
    const events = text
      .split('\n\n')
      .filter((part) => part.includes('data:'))
      .map((part) =>
        Object.fromEntries(
          part.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
        ),
      );
    const last = events.at(-1);
    expect(last?.['event']).toBe('end');
    expect(events.slice(0, -1).every(({ event }) => event === 'progress')).toBe(true);
    const record = await service.get('getGeneration', team.owner, { params: { id: run.id } });
    expect(JSON.parse(last?.['data'] ?? '')).toEqual(record);
    expect(Number(last?.['id'])).toBe(record.version);
  });

  test('the stream of a run closes when its credential is revoked', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const { key, id: keyId } = await service.get('createKey', team.owner, { body: { name: 'watcher' } });
    const run = await rehearse(service, team.owner, id, { rows: 200_000_000 });
    const watched = service.call('watchGeneration', { token: key }, { params: { id: run.id } });
    await service.get('revokeKey', team.owner, { params: { key_id: keyId } });
    const revokedAt = Date.now();
    const { text } = await watched;
    expect(Date.now() - revokedAt).toBeLessThan(8000);
    expect(text).not.toContain('event: end');
    await service.call('cancelGeneration', team.owner, { params: { id: run.id } });
    expect((await untilEnded(service, team.owner, run.id)).status).toBe('cancelled');
  });

  test('a project with a run under way cannot be deleted', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const run = await rehearse(service, team.owner, id, { rows: 100_000_000 });
    expectFailure(await service.call('deleteProject', team.owner, { params: { id } }), 'invalid_state');
    await service.call('cancelGeneration', team.owner, { params: { id: run.id } });
    await untilEnded(service, team.owner, run.id);
    expect((await service.call('deleteProject', team.owner, { params: { id } })).status).toBe(204);
  });

  test('an SQLite file is filled, and a second run into it is disjoint from the first', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id, { engine: 'sqlite', schema_name: 'main' });
    const connection = await connectFile(service, team.owner, id);
    const ddl = 'create table t (id integer primary key, name text not null);';
    await service.get('captureSnapshot', team.owner, { params: { id }, body: { ddl, dialect: 'sqlite' } });
    const fill = async (mode: string): Promise<Generation> => {
      const body = { rows: { t: 40 }, target: { connection_id: connection, mode } };
      const { id: run } = await service.get('startGeneration', team.owner, { params: { id }, body });
      return untilEnded(service, team.owner, run);
    };
    const first = await fill('create');
    const second = await fill('append');
    for (const { status, error } of [first, second]) expect(status, JSON.stringify(error)).toBe('succeeded');
    const { tables, violations } = await service.get('getCertificate', team.owner, { params: { id: second.id } });
    expect(violations).toBe(0);
    expect(tables.reduce((sum, { rows }) => sum + (rows ?? 0), 0)).toBe(first.rows_requested + second.rows_requested);
  });
});

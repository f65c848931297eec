import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshName, makeProject, makeTeam } from '../people.fixture.ts';
import { expectFailure, onEveryStore, type Service } from '../service.fixture.ts';

/** Milliseconds of processor time for which the service may work without yielding. */
const MAX_STEP = 50;
const READERS = 40;
/** `ROWLOOM_LARGE=2000` makes a DDL of more than a megabyte. */
const IS_FULL = process.env['ROWLOOM_LARGE'] !== undefined;
const TABLES = Number(process.env['ROWLOOM_LARGE'] ?? '400');
const COLUMNS = Array.from({ length: 12 }, (_, index) => `column_${index} varchar(${20 + index}) not null`).join(', ');
const DDL = Array.from(
  { length: TABLES },
  (_, index) => `create table table_${index} (id bigint primary key, ${COLUMNS}, check (length(column_1) > 2));`,
).join('\n');

/** The longest step since the last query. */
async function longestStep({ watched }: Service): Promise<number> {
  if (watched === undefined) throw new Error('The service is not watched.');
  const { pid, stepsFile } = watched;
  rmSync(stepsFile, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(stepsFile)) await sleep(10);
  return Number(readFileSync(stepsFile, 'utf8'));
}

onEveryStore('A large schema', (service) => {
  test('is posted, and read by many at once, without delaying anyone else', {
    timeout: 120_000,
  }, async () => {
    const team = await makeTeam(service);
    const body = { organization_id: team.id, name: freshName('large'), ddl: DDL, dialect: 'postgresql' };
    // The first use compiles it.
    await service.get('createTemplate', team.owner, {
      body: { ...body, name: freshName('x'), ddl: 'create table a (b int)' },
    });
    await longestStep(service);
    const { id } = await service.get('createTemplate', team.owner, { body });
    expect(await longestStep(service)).toBeLessThan(MAX_STEP);
    const read = (encoding: string) =>
      service.request('GET', `/api/templates/${id}/schema`, {
        token: team.owner.token,
        headers: { 'accept-encoding': encoding },
      });
    const [packed, plain] = [await read('gzip'), await read('identity')];
    expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    expect((plain.body as { tables: unknown[] }).tables).toHaveLength(TABLES);
    expect(packed.text).toBe(plain.text);
    await longestStep(service);
    const all = await Promise.all(
      Array.from({ length: READERS }, (_, index) => read(index % 2 === 0 ? 'gzip' : 'identity')),
    );
    expect(await longestStep(service)).toBeLessThan(MAX_STEP);
    expect(all.every(({ text }) => text === plain.text)).toBe(true);
  });

  // Minutes for a schema of full size, whose plan and run take the same path as any other's.
  test.runIf(IS_FULL)(
    'is planned and run without delaying anyone else',
    {
      timeout: 400_000,
    },
    async () => {
      const team = await makeTeam(service);
      const body = { organization_id: team.id, name: freshName('full'), ddl: DDL, dialect: 'postgresql' };
      const { id } = await service.get('createTemplate', team.owner, { body });
      const project = await makeProject(service, team.owner, team.id);
      const run = { params: { id: project.id }, body: { source: { template_id: id }, rows: TABLES * 2 } };
      await longestStep(service);
      const plan = await service.get('planGeneration', team.owner, run);
      const ofPlan = await longestStep(service);
      const started = await service.get('startGeneration', team.owner, run);
      const status = async () =>
        (await service.get('getGeneration', team.owner, { params: { id: started.id } })).status;
      await expect.poll(status, { timeout: 240_000, interval: 500 }).toMatch(/succeeded|failed/);
      const ofRun = await longestStep(service);
      expect([plan.feasible, plan.tables.length, await status()]).toEqual([true, TABLES, 'succeeded']);
      console.info(`The longest steps: plan ${ofPlan} ms, run ${ofRun} ms.`);
      expect(Math.max(ofPlan, ofRun), `plan ${ofPlan} ms, run ${ofRun} ms`).toBeLessThan(MAX_STEP);
    },
  );

  test('has rules of half a megabyte in each of its runs, and listing them is fast', {
    timeout: 120_000,
  }, async () => {
    const team = await makeTeam(service);
    const { id: project } = await makeProject(service, team.owner, team.id);
    const values = Array.from({ length: 5000 }, (_, index) => `${index} ${'x'.repeat(90)}`);
    const run = { source: { template_id: 'blog' }, rows: 10, rules: { 'posts.title': { one_of: values } } };
    const schedule = { cron: '0 2 * * *', kind: 'generation', enabled: false, run };
    const first = await service.get('requestApproval', team.owner, { body: { project_id: project, run } });
    for (let made = 0; made < 20; made++)
      await service.get('createSchedule', team.owner, {
        params: { id: project },
        body: { ...schedule, name: `nightly ${made}` },
      });
    await longestStep(service);
    const approvals = await service.get('listApprovals', team.owner, { query: { org_id: team.id } });
    const schedules = await service.get('listSchedules', team.owner, { params: { id: project } });
    expect(await longestStep(service)).toBeLessThan(MAX_STEP);
    const { rules: _rules, ...listed } = run;
    expect(approvals.items.map((item) => item.run)).toEqual([listed]);
    expect(schedules.items.map((item) => item.run)).toEqual(Array.from({ length: 20 }, () => listed));
    const params = { id: project, schedule_id: schedules.items[0]?.id ?? '' };
    expect((await service.get('getApproval', team.owner, { params: { id: first.id } })).run).toEqual(run);
    expect((await service.get('getSchedule', team.owner, { params })).run).toEqual(run);
  });

  test('with more tables than the limit is refused with the limit', { timeout: 60_000 }, async () => {
    const team = await makeTeam(service);
    const ddl = Array.from({ length: 10_000 }, (_, index) => `create table t${index} (a int);`).join('\n');
    const body = { organization_id: team.id, name: freshName('endless'), ddl, dialect: 'postgresql' };
    const { fields } = expectFailure(await service.call('createTemplate', team.owner, { body }), 'validation_failed');
    expect(fields).toEqual([
      { path: 'ddl', message: expect.stringContaining('has 10000 tables; at most 5000 are allowed') as string },
    ]);
  });
});

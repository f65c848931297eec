import { expect, test } from 'vitest';
import { freshName, makeProject, makeTeam, setTier, join, addToRoster } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('1. Conventions', (service) => {
  test('identifiers are prefixed and sort by age', async () => {
    const team = await makeTeam(service);
    const ids: string[] = [];
    for (let index = 0; index < 4; index++) ids.push((await makeProject(service, team.owner, team.id)).id);
    for (const id of ids) expect(id).toMatch(/^prj_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
    expect(ids).toEqual(ids.toSorted());
  });

  test('a list is paged, newest first, each item once', async () => {
    const team = await makeTeam(service);
    const made: string[] = [];
    for (let index = 0; index < 7; index++) made.unshift((await makeProject(service, team.owner, team.id)).id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await service.get('listProjects', team.owner, { query: { org_id: team.id, limit: 3, cursor } });
      expect(page.items.length).toBeLessThanOrEqual(3);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(made);
  });

  test('an unknown query parameter is ignored, an unknown body field is 422', async () => {
    const team = await makeTeam(service);
    expect((await service.call('listProjects', team.owner, { query: { org_id: team.id, colour: 'red' } })).status).toBe(
      200,
    );
    const { fields } = expectFailure(
      await service.call('createOrganization', team.owner, { body: { name: 'x', colour: 'red' } }),
      'validation_failed',
    );
    expect(fields?.map(({ path }) => path)).toEqual(['colour']);
  });

  test('every answer carries X-Request-Id, and the event of a change has it', async () => {
    const team = await makeTeam(service);
    const body = { organization_id: team.id, name: freshName('x'), engine: 'sqlite', schema_name: 'main' };
    const { headers, body: project } = await service.call('createProject', team.owner, { body });
    const [event] = (await service.get('getAuditLog', team.owner, { params: { id: project.id } })).items;
    expect(event?.request_id).toBe(headers.get('x-request-id'));
    for (const path of ['/', '/healthz', '/nothing', '/api/nothing'])
      expect((await service.request('GET', path)).headers.get('x-request-id')).toBeTruthy();
  });

  test('a repeated request with the same Idempotency-Key runs once and gets the same answer', async () => {
    const team = await makeTeam(service);
    const body = { organization_id: team.id, name: freshName('x'), engine: 'sqlite', schema_name: 'main' };
    const headers = { 'idempotency-key': freshName('key').replace(' ', '-') };
    const send = (sent: unknown) => service.call('createProject', team.owner, { body: sent, headers });
    const first = await send(body);
    const again = await send(body);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expectFailure(await send({ ...body, name: freshName('y') }), 'idempotency_conflict');
    expect((await service.get('listProjects', team.owner, { query: { org_id: team.id } })).items).toHaveLength(1);
  });

  test('exactly one of many simultaneous requests with one Idempotency-Key runs', async () => {
    const team = await makeTeam(service);
    const body = { name: freshName('x') };
    const headers = { 'idempotency-key': freshName('key').replace(' ', '-') };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.call('createOrganization', team.owner, { body, headers })),
    );
    for (const answered of answers) if (answered.status !== 201) expectFailure(answered, 'idempotency_conflict');
    const ids = new Set(answers.filter(({ status }) => status === 201).map((answered) => answered.body.id));
    expect(ids.size).toBe(1);
  });

  test('a failure is not remembered, and a key is never shown again', async () => {
    const team = await makeTeam(service);
    const headers = { 'idempotency-key': freshName('key').replace(' ', '-') };
    const body = { name: freshName('x') };
    expectFailure(
      await service.call('createOrganization', team.owner, { body: { name: '' }, headers }),
      'validation_failed',
    );
    expect((await service.call('createOrganization', team.owner, { body, headers })).status).toBe(201);
    const keys = [
      await service.get('createKey', team.owner, { body: { name: 'a' }, headers }),
      await service.get('createKey', team.owner, { body: { name: 'a' }, headers }),
    ];
    expect(keys[0]?.id).not.toBe(keys[1]?.id);
  });

  test('checks run in order: session, visibility, suspension, role, validation', async () => {
    const [team, strangers] = await Promise.all([makeTeam(service), makeTeam(service)]);
    const member = await join(service, team);
    const { id } = await makeProject(service, team.owner, team.id);
    await addToRoster(service, team.owner, id, member, 'viewer');
    const broken = { params: { id }, body: { name: 7 } };
    expectFailure(await service.call('updateProject', strangers.owner, broken), 'not_found');
    expectFailure(await service.call('updateProject', member, broken), 'insufficient_role');
    expectFailure(await service.call('updateProject', team.owner, broken), 'validation_failed');
    const suspend = (suspended: boolean) =>
      service.get('adminUpdateOrganization', service.operator, { params: { id: team.id }, body: { suspended } });
    await suspend(true);
    expectFailure(await service.call('updateProject', strangers.owner, broken), 'not_found');
    for (const who of [member, team.owner])
      expectFailure(await service.call('updateProject', who, broken), 'organization_suspended');
    expectFailure(
      await service.call('listProjects', team.owner, { query: { org_id: team.id } }),
      'organization_suspended',
    );
    await suspend(false);
    await setTier(service, team.id, 'pro');
    expect((await service.call('getProject', member, { params: { id } })).status).toBe(200);
  });

  test('health, readiness, OpenAPI, reference and metrics are served', async () => {
    for (const [path, type] of [
      ['/healthz', 'application/json'],
      ['/readyz', 'application/json'],
      ['/openapi.json', 'application/json'],
      ['/docs', 'text/html'],
      ['/', 'text/html'],
      ['/metrics', 'text/plain'],
      ['/schemas/schema-document.json', 'application/schema+json'],
    ] as const) {
      const { status, headers } = await service.request('GET', path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('content-type')).toContain(type);
    }
  });
});

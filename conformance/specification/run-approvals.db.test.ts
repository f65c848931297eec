import { beforeAll, expect, test } from 'vitest';
import { addToRoster, join, makeProject, makeTeam, type Person, type Team } from '../people.fixture.ts';
import { type Bearer, expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Run approvals', (service) => {
  let team: Team;
  let maker: Person;
  let approver: Person;
  let project: string;
  beforeAll(async () => {
    team = await makeTeam(service);
    [maker, approver] = await Promise.all([join(service, team), join(service, team)]);
    ({ id: project } = await makeProject(service, team.owner, team.id));
    await addToRoster(service, team.owner, project, maker, 'data_fabricator');
    await addToRoster(service, team.owner, project, approver, 'approver');
  });

  const request = async (reason = 'A load test.') => {
    const body = { project_id: project, run: { source: { template_id: 'blog' }, rows: 10 }, reason };
    return service.get('requestApproval', maker, { body });
  };
  const act = (
    id: 'approveApproval' | 'rejectApproval' | 'cancelApproval' | 'consumeApproval',
    who: Bearer,
    approval: string,
  ) => service.call(id, who, { params: { id: approval } });

  test('a request is pending, and listed for those who see the project', async () => {
    const approval = await request('Why not.');
    expect(approval).toMatchObject({ state: 'pending', reason: 'Why not.', requested_by: maker.id, decided_by: null });
    const { items } = await service.get('listApprovals', approver, { query: { org_id: team.id } });
    expect(items[0]).toEqual(approval);
    const outsider = await join(service, team);
    expect((await service.get('listApprovals', outsider, { query: { org_id: team.id } })).items).toEqual([]);
  });

  test('an approver grants the approval, and the push then consumes it once', async () => {
    const { id } = await request();
    const approved = await act('approveApproval', approver, id);
    expect([approved.status, approved.body]).toMatchObject([200, { state: 'approved', decided_by: approver.id }]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => act('consumeApproval', maker, id)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 7 }, () => '409'),
    ]);
    const { state, consumed_by: by } = await service.get('getApproval', maker, { params: { id } });
    expect([state, by]).toEqual(['consumed', maker.id]);
  });

  test('a request without permission is refused, and that is an event', async () => {
    const body = { project_id: project, run: { source: { template_id: 'blog' }, rows: 10 } };
    expectFailure(await service.call('requestApproval', approver, { body }), 'insufficient_role');
    const query = { action: 'approval.refused', actor: approver.id };
    const { items } = await service.get('getAuditLog', team.owner, { params: { id: project }, query });
    expect(items).toMatchObject([
      { subject: { type: 'project', id: project }, details: { error: 'insufficient_role' }, project_id: project },
    ]);
  });

  test('an approval that was rejected or cancelled cannot be consumed', async () => {
    const rejected = await request();
    expect((await act('rejectApproval', approver, rejected.id)).body).toMatchObject({ state: 'rejected' });
    const cancelled = await request();
    expect((await act('cancelApproval', maker, cancelled.id)).body).toMatchObject({ state: 'cancelled' });
    for (const { id } of [rejected, cancelled]) {
      expectFailure(await act('consumeApproval', maker, id), 'invalid_state');
      expectFailure(await act('approveApproval', approver, id), 'invalid_state');
    }
  });

  test('an outsider finds no approval, and the attempt leaves an event', async () => {
    const { id } = await request();
    const { owner: outsider } = await makeTeam(service);
    for (const endpoint of ['approveApproval', 'rejectApproval', 'cancelApproval', 'consumeApproval'] as const)
      expectFailure(await act(endpoint, outsider, id), 'not_found');
    const body = { project_id: project, run: { source: { template_id: 'blog' }, rows: 10 } };
    expectFailure(await service.call('requestApproval', outsider, { body }), 'not_found');
    const query = { action: 'approval.refused', actor: outsider.id };
    const { items } = await service.get('getAuditLog', approver, { params: { id: project }, query });
    expect(items).toHaveLength(5);
    expect(items[0]).toMatchObject({ subject: { type: 'project', id: project }, details: { error: 'not_found' } });
    expect(items[1]).toMatchObject({ subject: { type: 'approval', id }, details: { error: 'not_found' } });
  });

  test('a rehearsal consumes no approval: naming one is refused, and leaves it approved', async () => {
    const approval = await request();
    await act('approveApproval', approver, approval.id);
    for (const body of [{ approval_id: approval.id }, { ...approval.run, approval_id: approval.id }])
      expectFailure(
        await service.call('startGeneration', maker, { params: { id: project }, body }),
        'validation_failed',
      );
    expect((await service.get('getApproval', maker, { params: { id: approval.id } })).state).toBe('approved');
  });

  test('only approvers approve, and nobody approves their own request', async () => {
    const { id } = await request();
    expectFailure(await act('approveApproval', maker, id), 'insufficient_role');
    const body = { project_id: project, run: { source: { template_id: 'blog' }, rows: 10 } };
    const own = await service.get('requestApproval', team.owner, { body });
    expectFailure(await act('approveApproval', team.owner, own.id), 'self_approval');
    expectFailure(await act('rejectApproval', team.owner, own.id), 'self_approval');
    expect((await service.get('getApproval', maker, { params: { id } })).state).toBe('pending');
  });
});

import { expect, test } from 'vitest';
import { join, makeKey, makeProject, makeTeam, rehearse, untilEnded } from '../people.fixture.ts';
import { expectFailure, onEveryStore } from '../service.fixture.ts';
import { connect, connectFile, makeTarget, POSTGRES } from '../targets.fixture.ts';

onEveryStore('What the service does', (service) => {
  test('organizations hold projects, each with an engine and a schema name', async () => {
    const team = await makeTeam(service);
    const project = await makeProject(service, team.owner, team.id, { engine: 'mysql', schema_name: 'shop' });
    expect(project).toMatchObject({ organization_id: team.id, engine: 'mysql', schema_name: 'shop' });
  });

  test('three template packs ship, each a complete relational schema, and none can be changed', async () => {
    const team = await makeTeam(service);
    const { items } = await service.get('listTemplates', team.owner, { query: { org_id: team.id } });
    expect(
      items
        .filter(({ builtin }) => builtin)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['blog', 'ecommerce', 'saas']);
    for (const { id, tables_count: count } of items) {
      const schema = await service.get('getTemplateSchema', team.owner, { params: { id } });
      expect(schema.tables).toHaveLength(count);
      expect(schema.tables.every(({ columns }) => columns.length > 0)).toBe(true);
      expect(schema.tables.some(({ foreign_keys: keys }) => keys.length > 0)).toBe(true);
      expectFailure(await service.call('deleteTemplate', team.owner, { params: { id } }), 'template_readonly');
    }
  });

  test('a template is used without a real database', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const plan = await service.get('planGeneration', team.owner, {
      params: { id },
      body: { source: { template_id: 'saas' }, rows: 500 },
    });
    expect(plan.issues).toEqual([]);
    const run = await rehearse(service, team.owner, id, { source: { template_id: 'ecommerce' }, rows: 500 });
    expect((await untilEnded(service, team.owner, run.id)).status).toBe('succeeded');
  });

  test.skipIf(POSTGRES === undefined)(
    "rows are streamed to the user's target, and no endpoint returns them",
    async () => {
      const team = await makeTeam(service);
      const key = await makeKey(service, team.owner);
      const { id } = await makeProject(service, key, team.id);
      const target = makeTarget();
      const connection = await connect(service, key, id, target);
      const started = await rehearse(service, key, id, {
        rows: 200,
        target: { connection_id: connection, mode: 'create' },
        export: true,
      });
      const run = await untilEnded(service, key, started.id);
      expect(run).toMatchObject({ status: 'succeeded', error: null, target: { kind: 'postgresql' }, mode: 'create' });
      for (const { name, rows_generated: rows } of run.tables)
        expect(Number(target.run(`SELECT count(*) FROM "${name}"`))).toBe(rows);
      const emails = target.run('SELECT email FROM subscribers LIMIT 20').split('\n');
      expect(emails.length).toBeGreaterThan(3);
      const answers = await Promise.all([
        service.call('getGeneration', key, { params: { id: run.id } }),
        service.call('getCertificate', key, { params: { id: run.id } }),
        service.call('downloadExport', key, { params: { id: run.export_id ?? '' } }),
        service.call('listGenerations', key, { query: { org_id: team.id } }),
        service.call('listActivity', team.owner, { query: { org_id: team.id } }),
      ]);
      for (const { status, text } of answers) {
        expect(status).toBe(200);
        for (const email of emails) expect(text).not.toContain(email);
      }
    },
  );

  test('where sign-off is required, a push needs an approval that an approver grants and the push consumes', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    await service.get('updateOrganization', team.owner, { params: { id: team.id }, body: { require_approval: true } });
    const connection = await connectFile(service, team.owner, id);
    const body = { source: { template_id: 'blog' }, rows: 20, target: { connection_id: connection, mode: 'create' } };
    expectFailure(await service.call('startGeneration', team.owner, { params: { id }, body }), 'approval_required');
    const approval = await service.get('requestApproval', team.owner, { body: { project_id: id, run: body } });
    const named = { params: { id }, body: { ...approval.run, approval_id: approval.id } };
    expectFailure(await service.call('startGeneration', team.owner, named), 'approval_required');
    const other = await join(service, team, 'admin');
    // A person invited by the requester may be the requester, until the operator says otherwise.
    expectFailure(await service.call('approveApproval', other, { params: { id: approval.id } }), 'self_approval');
    await service.get('adminUpdateUser', service.operator, {
      params: { id: other.id },
      body: { email_verified: true },
    });
    await service.get('approveApproval', other, { params: { id: approval.id } });
    const started = await service.get('startGeneration', team.owner, named);
    expect(started).toMatchObject({ approval_id: approval.id, plan_digest: approval.plan_digest });
    const used = await service.get('getApproval', team.owner, { params: { id: approval.id } });
    expect(used).toMatchObject({ state: 'consumed', generation_id: started.id });
    expectFailure(await service.call('startGeneration', team.owner, named), 'approval_required');
    expect((await untilEnded(service, team.owner, started.id)).status).toBe('succeeded');
  });
});

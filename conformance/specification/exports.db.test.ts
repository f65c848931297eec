import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeProject, makeTeam, rehearse, untilEnded } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Exports', (service) => {
  test('an export is listed, downloaded and deleted', async () => {
    const team = await makeTeam(service);
    const { id: project } = await makeProject(service, team.owner, team.id);
    const { id } = await rehearse(service, team.owner, project, { rows: 30, export: true });
    const run = await untilEnded(service, team.owner, id);
    expect(run.status).toBe('succeeded');
    const query = { org_id: team.id };
    const { items } = await service.get('listExports', team.owner, { query });
    expect(items).toMatchObject([{ id: run.export_id, generation_id: id, rows_count: run.rows_generated }]);
    const countOf = async (filter: Readonly<Record<string, string>>) =>
      (await service.get('listExports', team.owner, { query: { ...query, ...filter } })).items.length;
    const sealed = items[0]?.created_at ?? '';
    expect([await countOf({ created_after: sealed }), await countOf({ created_before: sealed })]).toEqual([1, 0]);
    const params = { id: run.export_id ?? '' };
    const { status, headers, text, body } = await service.call('downloadExport', team.owner, { params });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/vnd.rowloom.export+json']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"/\\]+\.json"/);
    const sha256 = createHash('sha256').update(text).digest();
    expect(items[0]).toMatchObject({ sha256: sha256.toString('hex'), size_bytes: Buffer.byteLength(text) });
    expect(headers.get('etag')).toContain(sha256.toString('hex'));
    expect(headers.get('repr-digest')).toBe(`sha-256=:${sha256.toString('base64')}:`);
    expect(body).toMatchObject({
      rowloom_export: 1,
      replayable: true,
      seed: run.seed,
      plan_digest: expect.any(String),
    });
    const downloads = async () =>
      (await service.get('listActivity', team.owner, { query: { ...query, action: 'export.downloaded' } })).items;
    expect(await downloads()).toHaveLength(1);
    const head = await service.request('HEAD', `/api/exports/${params.id}/download`, team.owner);
    expect([head.status, head.headers.get('etag')]).toEqual([200, headers.get('etag')]);
    // Nothing was taken away.
    expect(await downloads()).toHaveLength(1);
    expect((await service.call('deleteExport', team.owner, { params })).status).toBe(204);
    expectFailure(await service.call('downloadExport', team.owner, { params }), 'not_found');
    expect((await service.get('listExports', team.owner, { query })).items).toEqual([]);
  });
});

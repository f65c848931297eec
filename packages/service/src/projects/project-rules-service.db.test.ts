import type { PlanAnswer } from '@rowloom/contract';
import { beforeEach, expect, test } from 'vitest';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { givenTargets } from '../connections/connections.fixture.ts';
import { makeRunConnections } from '../connections/run-connections.ts';
import { planRun } from '../generations/plan-run.ts';
import { addCaller } from '../members/people.fixture.ts';
import { type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { readSnapshot } from '../snapshots/read-snapshot.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { readTemplate } from '../templates/read-template.ts';
import { readJoined } from '../documents/unpack.fixture.ts';
import { makeProjectRules } from './project-rules-service.ts';

const targets = givenTargets();
const BLOG = { source: { template_id: 'blog' }, seed: 1 } as const;

describeSomeStore('rules of a project', (given) => {
  let project: GivenProject;
  let editor: Caller;
  beforeEach(async () => {
    project = await givenProject(given.store);
    editor = await addCaller(given.store, project.organizationId);
  });
  const service = () => makeProjectRules({ store: given.store, loom: targets.loom });
  const access = (caller: Caller) =>
    authoriseProject(given.store.db, caller, { project: project.projectId }, 'project.read');
  const replace = async (body: object, caller = editor) =>
    service().replace(caller, await access(caller), body as never);
  const plan = async (body: object) => {
    const sources = { ...makeRunConnections(targets), readTemplate, readSnapshot };
    const joined = await planRun({ db: given.store.db, loom: targets.loom, sources }, await access(editor), body);
    return (await readJoined(joined)) as PlanAnswer;
  };
  const rowsOf = async (body: object, table: string) =>
    (await plan(body)).tables.find(({ name }) => name === table)?.rows;

  test('are empty at first, stored as written, and record who changed them', async () => {
    expect(await service().get(await access(editor))).toEqual({ rules: {}, updated_by: null, updated_at: null });
    const rules = { 'posts.title': { constant: 'x' }, a: { rows: 3 } };
    const saved = await replace({ rules });
    expect(JSON.stringify(saved.rules)).toBe(JSON.stringify(rules));
    expect(saved.updated_by).toBe(editor.userId);
    expect(await service().get(await access(project.owner))).toEqual(saved);
    // The same again is not a change.
    expect(await replace({ rules: { a: { rows: 3 }, 'posts.title': { constant: 'x' } } }, project.owner)).toEqual(
      saved,
    );
    await replace({ rules: { a: { rows: 4 }, b: { skip: true } } });
    const events = await given.store.db
      .selectFrom('audit_event')
      .select('details')
      .where('project_id', '=', project.projectId)
      .where('action', '=', 'project.rules_changed')
      .orderBy('sequence')
      .execute();
    expect(events.map(({ details }) => details)).toEqual([
      { added: ['posts.title', 'a'], changed: [], removed: [] },
      { added: ['b'], changed: ['a'], removed: ['posts.title'] },
    ]);
  });

  test('are refused if they are not rules, too long, or based on outdated ones', async () => {
    await expect(replace({ rules: { 'posts.title': { range: { min: 2, max: 1 } } } })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'rules.posts.title.range' }],
    });
    await expect(replace({ rules: { 'posts.title': { constant: 'x'.repeat(1 << 20) } } })).rejects.toMatchObject({
      fields: [{ path: 'rules' }],
    });
    const { updated_at: first } = await replace({ rules: { posts: { rows: 1 } }, based_on: null });
    await expect(replace({ rules: {}, based_on: null })).rejects.toMatchObject({ code: 'invalid_state' });
    const { updated_at: second } = await replace({ rules: { posts: { rows: 2 } }, based_on: first });
    await expect(replace({ rules: {}, based_on: first })).rejects.toMatchObject({ code: 'invalid_state' });
    expect(await replace({ rules: {}, based_on: second })).toMatchObject({ rules: {} });
  });

  test("apply to every plan of the project, below the run's own", async () => {
    await replace({ rules: { posts: { rows: 7 }, nothing: { rows: 1 } } });
    expect((await plan(BLOG)).issues).toMatchObject([
      { path: 'rules.nothing', message: expect.stringContaining('a rule of the project') },
    ]);
    await replace({ rules: { posts: { rows: 7 } } });
    expect(await rowsOf(BLOG, 'posts')).toBe(7);
    expect(await rowsOf({ ...BLOG, rules: { posts: { rows: 9 } } }, 'posts')).toBe(9);
  });
});

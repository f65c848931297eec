import type { Id } from '@rowloom/contract';
import { makeId } from '../ids/make-id.ts';
import type { Store } from '../store/store.ts';
import type { ResolvedRun } from '../store/run-documents.ts';
import type { GenerationStatus } from '../store/column-types.ts';

const DIGEST = `sha256:${'0'.repeat(64)}`;

const RESOLVED: ResolvedRun = {
  source: { kind: 'template', template_id: 'blog' },
  schema_digest: DIGEST,
  engine_plan_digest: DIGEST,
  engine_version: 2,
  rows: 10,
  seed: 1,
  locale: 'en',
  as_of: '2026-01-01T00:00:00.000Z',
  rules: {},
  target: null,
};

type Place = {
  readonly organizationId: Id<'organization'>;
  readonly projectId: Id<'project'>;
  readonly createdBy: Id<'user'>;
};

async function addDocument(store: Store): Promise<void> {
  await store.db
    .insertInto('schema_document')
    .values({ digest: DIGEST, document: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The record of a run that never ran. */
export async function addRun(
  store: Store,
  { organizationId, projectId, createdBy }: Place,
  status: GenerationStatus,
  approvalId: Id<'approval'> | null = null,
): Promise<Id<'generation'>> {
  await addDocument(store);
  const id = makeId('generation');
  const over = status !== 'queued' && status !== 'running';
  await store.db
    .insertInto('generation')
    .values({
      id,
      organization_id: organizationId,
      project_id: projectId,
      status,
      resolved: JSON.stringify(RESOLVED),
      schema_digest: DIGEST,
      plan_digest: DIGEST,
      rows_requested: 10,
      tables_count: 1,
      tables: '[]',
      approval_id: approvalId,
      created_by: createdBy,
      created_via: 'session',
      started_at: status === 'queued' ? null : new Date(),
      finished_at: over ? new Date() : null,
    })
    .execute();
  return id;
}

export async function addSnapshot(store: Store, { organizationId, projectId, createdBy }: Place): Promise<void> {
  await addDocument(store);
  await store.db
    .insertInto('snapshot')
    .values({
      id: makeId('snapshot'),
      organization_id: organizationId,
      project_id: projectId,
      label: 'First',
      source: 'template',
      engine: 'postgresql',
      schema_name: 'public',
      digest: DIGEST,
      tables_count: 1,
      columns_count: 1,
      captured_by: createdBy,
    })
    .execute();
}

export async function addConsumedApproval(
  store: Store,
  { organizationId, projectId, createdBy }: Place,
  decidedBy: Id<'user'>,
): Promise<Id<'approval'>> {
  const id = makeId('approval');
  await store.db
    .insertInto('run_approval')
    .values({
      id,
      organization_id: organizationId,
      project_id: projectId,
      state: 'consumed',
      run: '{}',
      resolved: JSON.stringify(RESOLVED),
      plan_digest: DIGEST,
      requested_by: createdBy,
      requested_via: 'session',
      decided_by: decidedBy,
      decided_at: new Date(),
      consumed_by: createdBy,
      consumed_at: new Date(),
      expires_at: new Date(),
    })
    .execute();
  return id;
}

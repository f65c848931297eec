import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { EXAMPLE_IDS } from '../examples/example-ids.ts';
import { pageExample } from '../examples/page-example.ts';
import { schemaDocument, snapshot, snapshotDiff } from '../examples/project-examples.ts';
import { idOf } from '../resources/field.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { CaptureSnapshot, Snapshot, SnapshotDiff } from '../resources/snapshot.ts';
import { SchemaDocument } from '../resources/template.ts';
import { SNAPSHOT_FILTERS } from './filters.ts';
import { CREATED, idParam, ofProject, ofQuery, ORG_ID, PROJECT_ID } from './parts.ts';

const tag = 'Snapshots';
const scope = { kind: 'snapshot', permission: 'snapshots.read' } as const;
const page = {
  status: 200,
  description: 'A page of snapshots.',
  schema: pageOf(Snapshot),
  example: pageExample(snapshot),
} as const;

const listSnapshots = endpoint({
  id: 'listSnapshots',
  tag,
  method: 'GET',
  path: '/api/snapshots',
  summary: 'List snapshots across the organization',
  description: 'Of projects that the caller can see.',
  credential: 'any',
  scope: ofQuery('member'),
  query: listQuery({ ...ORG_ID, ...PROJECT_ID, ...SNAPSHOT_FILTERS }),
  answer: page,
  errors: [],
});

const listProjectSnapshots = endpoint({
  id: 'listProjectSnapshots',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/snapshots',
  summary: 'List snapshots of a project',
  credential: 'any',
  scope: ofProject('snapshots.read'),
  params: idParam('project'),
  query: listQuery(SNAPSHOT_FILTERS),
  answer: page,
  errors: [],
});

const captureSnapshot = endpoint({
  id: 'captureSnapshot',
  tag,
  method: 'POST',
  path: '/api/projects/{id}/snapshots',
  summary: "Capture the project's schema",
  description:
    'Reads the catalogue only, never rows. Without a body the only connection of the project is captured. A connection that cannot be read is refused with 422 and the reason.',
  credential: 'any',
  scope: ofProject('snapshots.capture'),
  params: idParam('project'),
  body: CaptureSnapshot,
  bodyOptional: true,
  bodyExample: { label: 'before the migration', connection_id: EXAMPLE_IDS.connection },
  idempotent: true,
  answer: {
    status: 201,
    description: CREATED,
    schema: Snapshot,
    example: { ...snapshot, label: 'before the migration', source: 'connection', schedule_id: null },
  },
  errors: [],
});

const getSnapshot = endpoint({
  id: 'getSnapshot',
  tag,
  method: 'GET',
  path: '/api/snapshots/{id}',
  summary: 'Get a snapshot',
  credential: 'any',
  scope,
  params: idParam('snapshot'),
  answer: { status: 200, description: 'The snapshot.', schema: Snapshot, example: snapshot },
  errors: [],
});

const getSnapshotSchema = endpoint({
  id: 'getSnapshotSchema',
  tag,
  method: 'GET',
  path: '/api/snapshots/{id}/schema',
  summary: "Get a snapshot's relational schema",
  credential: 'any',
  scope,
  params: idParam('snapshot'),
  answer: { status: 200, description: 'The schema document.', schema: SchemaDocument, example: schemaDocument },
  errors: [],
});

const diffSnapshots = endpoint({
  id: 'diffSnapshots',
  tag,
  method: 'GET',
  path: '/api/snapshots/{id}/diff',
  summary: 'Compare two snapshots',
  description: 'Tables, columns and constraints added, removed and changed, from `against` to this snapshot.',
  credential: 'any',
  scope,
  params: idParam('snapshot'),
  query: Type.Object({ against: idOf('snapshot', 'The snapshot to compare with; one that the caller can see.') }),
  answer: { status: 200, description: 'The differences.', schema: SnapshotDiff, example: snapshotDiff },
  errors: [],
});

export const snapshotEndpoints = {
  listSnapshots,
  listProjectSnapshots,
  captureSnapshot,
  getSnapshot,
  getSnapshotSchema,
  diffSnapshots,
};

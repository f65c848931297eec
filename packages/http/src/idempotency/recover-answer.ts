import type { Endpoint } from '@rowloom/contract';
import type { FastifyRequest } from 'fastify';
import type { ChangedThing, RememberedAnswer } from './idempotency-store.ts';

type Place = { readonly subject: string; readonly locate: (thing: ChangedThing) => string };

const at = (subject: string, folder: string): Place => ({ subject, locate: ({ id }) => `${folder}/${id}` });

const inProject = (subject: string, folder: string): Place => ({
  subject,
  locate: ({ id, projectId }) => `/api/projects/${projectId}/${folder}/${id}`,
});

/** By endpoint: the kind of thing that its audit event names, and where that is read. */
const PLACES: Readonly<Record<string, Place>> = {
  createProject: at('project', '/api/projects'),
  createTemplate: at('template', '/api/templates'),
  captureSnapshot: at('snapshot', '/api/snapshots'),
  startGeneration: at('generation', '/api/generations'),
  undoGeneration: at('generation', '/api/generations'),
  requestApproval: at('approval', '/api/run-approvals'),
  createConnection: inProject('connection', 'connections'),
  createSchedule: inProject('schedule', 'schedules'),
  createOrganization: at('organization', '/api/organizations'),
};

/**
 * The answer to a request whose change is there and whose own answer was lost: what it made is read as anybody would read
 * it, with the caller's rights of now.
 */
export async function recoverAnswer(
  request: FastifyRequest,
  { id, answer }: Endpoint,
  changed: readonly ChangedThing[],
): Promise<RememberedAnswer | undefined> {
  const place = PLACES[id];
  const thing = changed.find(({ type }) => type === place?.subject);
  if (place === undefined || thing === undefined) return undefined;
  const location = place.locate(thing);
  const { authorization = '' } = request.headers;
  const read = await request.server.inject({ url: location, headers: { authorization } });
  return read.statusCode === 200 ? { status: answer.status, location, body: read.body } : undefined;
}

import type { Endpoint } from '@rowloom/contract';
import type { FastifyRequest } from 'fastify';
import type { ReadBody } from '../body/read-body.ts';
import type { ChangedThing, RememberedAnswer } from './idempotency-store.ts';

type Item = Readonly<Record<string, unknown>>;

type Place = {
  /** The kind of resource that the audit event of the change names. */
  readonly subject: string;
  /** Where it is read, or listed. */
  readonly locate: (thing: ChangedThing) => string;
  /** If resources of its kind are only listed: which one of the list it is. */
  readonly isIt?: (item: Item, thing: ChangedThing, body: Item) => boolean;
  /** The `Location` of the first answer; by default where it is read. */
  readonly location?: (thing: ChangedThing, item: Item) => string | null;
};

const at = (subject: string, folder: string): Place => ({ subject, locate: ({ id }) => `${folder}/${id}` });

const inProject = (subject: string, folder: string): Place => ({
  subject,
  locate: ({ id, projectId }) => `/api/projects/${projectId}/${folder}/${id}`,
});

const membersOf = ({ projectId }: ChangedThing): string => `/api/projects/${projectId}/members`;

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
  addMember: {
    subject: 'member',
    locate: membersOf,
    // The creator of a roster is added as well: the requested member is identified by the body.
    isIt: (item, _thing, { user_id, email }) =>
      user_id === undefined ? isSameText(item['email'], email) : item['user_id'] === user_id,
    location: (thing, item) => `${membersOf(thing)}/${String(item['user_id'])}`,
  },
  adminGrantBonusRows: {
    subject: 'organization',
    locate: () => '/api/admin/organizations',
    isIt: (item, { id }) => item['id'] === id,
    location: () => null,
  },
};

/** Whether what an endpoint creates has an address of its own. */
export const isReadAlone = (endpointId: string): boolean => {
  const place = PLACES[endpointId];
  return place !== undefined && place.isIt === undefined;
};

const isSameText = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.trim().toLowerCase();

/**
 * The answer to an executed request whose own answer was lost: what it created is read with the caller's current
 * rights.
 */
export async function recoverAnswer(
  request: FastifyRequest,
  { id, answer }: Endpoint,
  changed: readonly ChangedThing[],
): Promise<RememberedAnswer | undefined> {
  const place = PLACES[id];
  const thing = changed.find(({ type }) => type === place?.subject);
  if (place === undefined || thing === undefined) return undefined;
  const address = place.locate(thing);
  if (place.isIt === undefined) {
    const read = await readAs(request, address);
    return read === undefined ? undefined : { status: answer.status, location: address, body: read };
  }
  const { value } = (request.body ?? {}) as Partial<ReadBody>;
  const item = await findListed(request, address, (one) => place.isIt?.(one, thing, (value ?? {}) as Item) === true);
  if (item === undefined) return undefined;
  return { status: answer.status, location: place.location?.(thing, item) ?? null, body: JSON.stringify(item) };
}

async function findListed(
  request: FastifyRequest,
  address: string,
  isIt: (item: Item) => boolean,
): Promise<Item | undefined> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const read = await readAs(request, `${address}?limit=200${query}`);
    if (read === undefined) return undefined;
    const page = JSON.parse(read) as { readonly items: readonly Item[]; readonly next_cursor: string | null };
    const found = page.items.find(isIt);
    if (found !== undefined) return found;
    cursor = page.next_cursor;
  }
  return undefined;
}

async function readAs(request: FastifyRequest, url: string): Promise<string | undefined> {
  const { authorization = '' } = request.headers;
  const { statusCode, body } = await request.server.inject({ url, headers: { authorization } });
  return statusCode === 200 ? body : undefined;
}

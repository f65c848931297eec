import { type ErrorCode, type Id, idPattern, type Refusal } from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import type { Caller } from '../caller/caller.ts';
import type { Store } from '../store/store.ts';

type Place = Pick<ProjectAccess, 'organizationId' | 'projectId'>;

/** Every refused attempt at an approval is an event. */
export const recordRefused = (
  store: Store,
  caller: Caller,
  place: Place,
  id: Id<'approval'>,
  { code, message }: Refusal,
): Promise<void> =>
  record(
    store,
    caller,
    place,
    { type: 'approval', id },
    // The code alone does not show why a person counts as a requester.
    { error: code, ...(code === 'self_approval' ? { message } : {}) },
  );

const PROJECT = new RegExp(idPattern('project'));
const APPROVAL = new RegExp(idPattern('approval'));

/** The target of the attempt: an approval, or the project in which one was requested. */
export type RefusedAt = { readonly approval: Id<'approval'> } | { readonly project: Id<'project'> };

/**
 * An attempt that was refused before the approval was read, or created: the caller's role was insufficient, or they do
 * not even see it.
 */
export async function recordRefusedAttempt(
  store: Store,
  caller: Caller,
  at: RefusedAt,
  code: ErrorCode,
): Promise<void> {
  const isRequest = 'project' in at;
  // An address may contain anything: what cannot be an identifier names nothing, and some texts no store would accept.
  if (!(isRequest ? PROJECT.test(at.project) : APPROVAL.test(at.approval))) return;
  const row = await (isRequest
    ? store.db.selectFrom('project').select(['organization_id', 'id as project_id']).where('id', '=', at.project)
    : store.db.selectFrom('run_approval').select(['organization_id', 'project_id']).where('id', '=', at.approval)
  ).executeTakeFirst();
  if (row === undefined) return;
  const place = { organizationId: row.organization_id, projectId: row.project_id };
  const subject = isRequest ? { type: 'project', id: at.project } : { type: 'approval', id: at.approval };
  await record(store, caller, place, subject, { error: code });
}

function record(
  store: Store,
  caller: Caller,
  { organizationId, projectId }: Place,
  subject: { readonly type: string; readonly id: string },
  details: { readonly error: ErrorCode; readonly message?: string },
): Promise<void> {
  return store.transaction((tx) =>
    appendEvent(tx, caller, {
      organizationId,
      projectId,
      action: 'approval.refused',
      subject,
      details,
    }),
  );
}

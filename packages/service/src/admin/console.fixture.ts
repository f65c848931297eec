import type { AuditEvent, Id } from '@rowloom/contract';
import { afterAll, beforeAll } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { addOrganization, addUser, callerOf } from '../members/people.fixture.ts';
import { makeProjects } from '../projects/project-service.ts';
import { openQueue } from '../queue/open-queue.ts';
import { describeSomeStore, type GivenStores } from '../store/stores.fixture.ts';
import { type Admin, makeAdmin } from './admin-service.ts';

export type GivenConsole = Pick<GivenStores, 'kind' | 'store'> & {
  readonly admin: Admin;
  /** The only one. */
  readonly operator: Caller;
  readonly organizationId: Id<'organization'>;
  readonly owner: Caller;
  /** Newest first; of the platform by default. */
  readonly events: (organizationId?: Id<'organization'>) => Promise<readonly AuditEvent[]>;
  readonly newest: (organizationId?: Id<'organization'>) => Promise<AuditEvent | undefined>;
  readonly createProject: () => Promise<Id<'project'>>;
};

const LOG = { warn: () => undefined, error: () => undefined };

/** The operator console with one operator, and one organization on the tier `free`, on either store. */
export function describeConsole(name: string, suite: (given: GivenConsole) => void): void {
  describeSomeStore(name, (stores) => {
    let ready: Pick<GivenConsole, 'admin' | 'operator' | 'organizationId' | 'owner'> | undefined;
    let stop: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      const { store } = stores;
      const queue = await openQueue(store, { log: LOG });
      stop = () => queue.stop({ graceful: false, timeout: 1000 });
      const owner = await addUser(store, 'Olga');
      const organizationId = await addOrganization(store, owner, 'free');
      ready = {
        admin: makeAdmin({ store, queue, version: '1.2.3' }),
        operator: await callerOf(store, await addUser(store, 'Opal', { operator: true })),
        organizationId,
        owner: await callerOf(store, owner),
      };
    });
    afterAll(() => stop?.());
    const given = () => {
      if (ready === undefined) throw new Error('The console is there from beforeAll on.');
      return ready;
    };
    const events: GivenConsole['events'] = async (organization_id) =>
      (await given().admin.listAudit({ limit: 200, ...(organization_id === undefined ? {} : { organization_id }) }))
        .items;
    suite({
      kind: stores.kind,
      get store() {
        return stores.store;
      },
      get admin() {
        return given().admin;
      },
      get operator() {
        return given().operator;
      },
      get organizationId() {
        return given().organizationId;
      },
      get owner() {
        return given().owner;
      },
      events,
      newest: async (organizationId) => (await events(organizationId))[0],
      async createProject() {
        const { owner, organizationId } = given();
        const body = { organization_id: organizationId, name: 'P', engine: 'sqlite', schema_name: 'main' } as const;
        return (await makeProjects(stores).create(owner, body)).id;
      },
    });
  });
}

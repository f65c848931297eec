import type { MatrixCaller, ProjectRole } from '@rowloom/contract';
import {
  addToRoster,
  freshName,
  join,
  type KeyBearer,
  makeKey,
  makeProject,
  makeTeam,
  type Person,
  setTier,
  signUp,
  untilEnded,
} from '../people.fixture.ts';
import type { Bearer, Service } from '../service.fixture.ts';

export type Actor = Person & { readonly key: KeyBearer };
export type Actors = Readonly<Record<Exclude<MatrixCaller, 'anonymous'>, Actor>>;

/** An organization with a project that has a resource of every kind, and all callers. */
export type Stage = {
  readonly service: Service;
  readonly actors: Actors;
  readonly organization: string;
  readonly project: string;
  readonly connection: string;
  readonly schedule: string;
  readonly webhook: string;
  readonly delivery: string;
  readonly snapshot: string;
  readonly template: string;
  readonly generation: string;
  readonly export: string;
  readonly approval: string;
  readonly invitation: string;
  /** A member of the organization whom nothing else uses. */
  readonly spare: Person;
  /** Exports to be deleted, one for each allowed caller; created on first use. */
  readonly takeExport: () => Promise<string>;
};

/** As many as may delete an export, with either credential. */
const EXPORTS_TO_DELETE = 6;

export async function setStage(service: Service): Promise<Stage> {
  const team = await makeTeam(service);
  const { owner, id: organization } = team;
  const [admin, viewer, approver, fabricator, editor, off, removed, spare, other, operator] = await Promise.all([
    join(service, team, 'admin'),
    join(service, team, 'member', 'viewer'),
    join(service, team, 'member', 'approver'),
    join(service, team, 'member', 'fabricator'),
    join(service, team, 'member', 'editor'),
    join(service, team, 'member', 'off'),
    join(service, team, 'member', 'removed'),
    join(service, team, 'member', 'spare'),
    makeTeam(service).then((others) => others.owner),
    signUp(service, 'operator'),
  ]);
  // A person whose only organization has no API access could create no key.
  await Promise.all([setTier(service, removed.home, 'pro'), setTier(service, operator.home, 'pro')]);
  await service.get('adminUpdateUser', service.operator, { params: { id: operator.id }, body: { operator: true } });
  const { id: project } = await makeProject(service, owner, organization);
  const roster: readonly (readonly [Person, ProjectRole])[] = [
    [viewer, 'viewer'],
    [approver, 'approver'],
    [fabricator, 'data_fabricator'],
    [editor, 'editor'],
    [admin, 'admin'],
    [removed, 'editor'],
  ];
  for (const [person, role] of roster) await addToRoster(service, owner, project, person, role);
  const withKey = async (person: Person): Promise<Actor> => ({ ...person, key: await makeKey(service, person) });
  const actors = Object.fromEntries(
    await Promise.all(
      Object.entries({
        viewer,
        approver,
        data_fabricator: fabricator,
        editor,
        admin,
        owner,
        off_roster: off,
        other_owner: other,
        removed_member: removed,
        operator,
      }).map(async ([name, person]) => [name, await withKey(person)] as const),
    ),
  ) as Actors;
  await service.get('removeOrganizationMember', owner, { params: { id: organization, user_id: removed.id } });
  return {
    service,
    actors,
    organization,
    project,
    spare,
    ...(await fillProject(service, actors, organization, project)),
  };
}

export type Filled = Omit<Stage, 'service' | 'actors' | 'organization' | 'project' | 'spare'>;

/** A resource of every kind for a project. */
export async function fillProject(
  service: Service,
  { owner, data_fabricator: fabricator }: { readonly owner: Bearer; readonly data_fabricator: Bearer },
  organization: string,
  project: string,
): Promise<Filled> {
  const params = { id: project };
  const { id: snapshot } = await service.get('captureSnapshot', owner, { params, body: { template_id: 'blog' } });
  const { id: connection } = await service.get('createConnection', owner, { params, body: fileConnection() });
  const started = await service.get('startGeneration', owner, {
    params,
    body: { rows: 50, export: true, target: { connection_id: connection, mode: 'create' } },
  });
  const { id: schedule } = await service.get('createSchedule', owner, { params, body: idleSchedule() });
  const { id: webhook } = await service.get('createWebhook', owner, { params, body: quietWebhook() });
  const { id: delivery } = await service.get('testWebhook', owner, { params: { ...params, webhook_id: webhook } });
  const { id: template } = await service.get('createTemplate', owner, { body: smallTemplate(organization) });
  const { id: invitation } = await service.get('createInvitation', owner, {
    params: { id: organization },
    body: guest(),
  });
  const generation = await untilEnded(service, owner, started.id);
  if (generation.export_id === null)
    throw new Error(`The run of the stage failed: ${JSON.stringify(generation.error)}`);
  const { id: approval } = await service.get('requestApproval', fabricator, {
    body: { project_id: project, run: { rows: 10, target: { connection_id: connection } } },
  });
  let exports: Promise<string[]> | undefined;
  return {
    connection,
    schedule,
    webhook,
    delivery,
    snapshot,
    template,
    generation: generation.id,
    export: generation.export_id,
    approval,
    invitation,
    takeExport: async () => (await (exports ??= makeExports(service, owner, project))).pop() ?? '',
  };
}

const makeExports = (service: Service, owner: Bearer, project: string): Promise<string[]> =>
  Promise.all(
    Array.from({ length: EXPORTS_TO_DELETE }, async () => {
      const body = { rows: 1, export: true };
      const { id } = await service.get('startGeneration', owner, { params: { id: project }, body });
      return (await untilEnded(service, owner, id)).export_id ?? '';
    }),
  );

export const fileConnection = () => ({
  name: freshName('file'),
  kind: 'sqlite',
  url: `sqlite:${freshName('x').replace(' ', '-')}.db`,
});

export const idleSchedule = () => ({ name: freshName('yearly'), cron: '0 0 1 1 *', kind: 'snapshot', enabled: false });

/** Nobody listens there, and nothing is sent. */
export const quietWebhook = () => ({ name: freshName('hook'), url: 'http://127.0.0.1:9/hook', enabled: false });

export const smallTemplate = (organization: string) => ({
  organization_id: organization,
  name: freshName('template'),
  ddl: 'create table t (id integer primary key, name text not null);',
  dialect: 'postgresql',
});

export const guest = () => ({ email: `${freshName('guest').replace(' ', '.')}@example.com`, role: 'member' });

import type { Generation, OrganizationRole, Project, ProjectRole } from '@rowloom/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bearer, Service } from './service.fixture.ts';

export type Person = Bearer & {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The organization that came with the account. */
  readonly home: string;
  /** The browser's cookie for refreshing the session. */
  readonly cookie: string;
};

let count = 0;
const unique = (): string => `${process.pid.toString(36)}${Date.now().toString(36)}${count++}`;

/** A unique name. */
export const freshName = (word: string): string => `${word} ${unique()}`;

/** Sign-ins are limited by address: each uses a separate one. */
export const freshAddress = (): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `2001:db8:${hex()}:${hex()}::1`,
});

const hex = (): string => Math.floor(Math.random() * 0x10000).toString(16);

export const cookieOf = (headers: Headers): string => (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';

const PASSWORD = 'correct horse battery';

/** A registered person, with an organization of their own. */
export async function signUp(service: Service, word = 'person'): Promise<Person> {
  const name = freshName(word);
  const email = `${name.replace(' ', '.')}@example.com`;
  const answered = await service.call('register', undefined, {
    headers: freshAddress(),
    body: { email, password: PASSWORD, name },
  });
  if (answered.status !== 201) throw new Error(answered.text);
  const { access_token: token, user } = answered.body;
  const { items } = await service.get('listOrganizations', { token });
  const home = items[0]?.id ?? '';
  return { id: user.id, name, email, password: PASSWORD, token, home, cookie: cookieOf(answered.headers) };
}

export const setTier = (service: Service, organization: string, tier: string): Promise<unknown> =>
  service.get('adminUpdateOrganization', service.operator, { params: { id: organization }, body: { tier } });

/** An organization on a tier, with its owner. */
export type Team = { readonly id: string; readonly owner: Person };

export async function makeTeam(
  service: Service,
  { tier = 'enterprise' }: { readonly tier?: string } = {},
): Promise<Team> {
  const owner = await signUp(service, 'owner');
  await setTier(service, owner.home, tier);
  return { id: owner.home, owner };
}

/** A new person of the team, by invitation. */
export async function join(
  service: Service,
  team: Team,
  role: OrganizationRole = 'member',
  word: string = role,
): Promise<Person> {
  const name = freshName(word);
  const email = `${name.replace(' ', '.')}@example.com`;
  const { link } = await service.get('createInvitation', team.owner, {
    params: { id: team.id },
    body: { email, role },
  });
  const answered = await service.call('acceptInvitation', undefined, {
    headers: freshAddress(),
    body: { token: tokenOf(link), name, password: PASSWORD },
  });
  if (answered.status !== 200) throw new Error(answered.text);
  const { access_token: token, user } = answered.body;
  const { items } = await service.get('listOrganizations', { token });
  const home = items.find(({ id }) => id !== team.id)?.id ?? '';
  return { id: user.id, name, email, password: PASSWORD, token, home, cookie: cookieOf(answered.headers) };
}

/** The token follows the last punctuation in the link. */
export const tokenOf = (link: string): string => /[^/=#?&]+$/.exec(link)?.[0] ?? '';

export const makeProject = (
  service: Service,
  who: Bearer,
  organization: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<Project> =>
  service.get('createProject', who, {
    body: {
      organization_id: organization,
      name: freshName('project'),
      engine: 'postgresql',
      schema_name: 'public',
      ...fields,
    },
  });

export const addToRoster = (
  service: Service,
  who: Bearer,
  project: string,
  { id }: { readonly id: string },
  role: ProjectRole,
): Promise<unknown> => service.get('addMember', who, { params: { id: project }, body: { user_id: id, role } });

export type KeyBearer = Bearer & { readonly id: string; readonly prefix: string };

export async function makeKey(
  service: Service,
  who: Bearer,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<KeyBearer> {
  const { id, prefix, key } = await service.get('createKey', who, { body: { name: freshName('key'), ...fields } });
  return { id, prefix, token: key };
}

/** A run without a target, of few rows. */
export const rehearse = (
  service: Service,
  who: Bearer,
  project: string,
  run: Readonly<Record<string, unknown>> = {},
): Promise<Generation> =>
  service.get('startGeneration', who, {
    params: { id: project },
    body: { source: { template_id: 'blog' }, rows: 100, ...run },
  });

/**
 * Waits for the end of a run, polling ever less often: on a busy machine the queries would take the run's resources.
 */
export async function untilEnded(service: Service, who: Bearer, id: string): Promise<Generation> {
  const deadline = Date.now() + 100_000;
  for (let pause = 40; Date.now() < deadline; pause = Math.min(pause * 1.5, 1000)) {
    const generation = await service.get('getGeneration', who, { params: { id } });
    if (generation.status !== 'queued' && generation.status !== 'running') return generation;
    await sleep(pause);
  }
  throw new Error(`The run ${id} has not ended.`);
}

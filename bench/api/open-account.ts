import { type Client, makeClient } from '@rowloom/client';
import { OPERATOR } from './start-service.ts';

export type Account = {
  /** Uses an API key, as scripts do. */
  readonly client: Client;
  readonly key: string;
  readonly user: string;
  readonly organization: string;
};

/** The operator's own organization, on a tier with practically no limits, and a key to it. */
export async function openAccount(url: string): Promise<Account> {
  const { access_token: token, user } = await makeClient({ baseUrl: url }).login({ body: OPERATOR });
  const session = makeClient({ baseUrl: url, token });
  const { items } = await session.listOrganizations();
  const organization = items[0]?.id ?? '';
  await session.adminUpdateOrganization({ params: { id: organization }, body: { tier: 'enterprise' } });
  const { key } = await session.createKey({ body: { name: 'bench' } });
  return { client: makeClient({ baseUrl: url, token: key }), key, user: user.id, organization };
}

import type { Client } from '@rowloom/client';
import type { Organization } from '@rowloom/contract';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { chooseNamed } from './choose-named.ts';
import { collectAll } from './collect-all.ts';

export const ORG_OPTION = {
  value: 'ORG',
  help: 'the organization, by name or id; needed only if you belong to more than one',
} as const;

/** The named organization, or the only one. */
export async function findOrganization(client: Client, wanted: string | undefined): Promise<Organization> {
  const all = client.pages('listOrganizations', {});
  if (wanted !== undefined) return chooseNamed(all, wanted, 'organization');
  const [only, ...others] = await collectAll(all);
  if (only === undefined) throw refusal(EXIT.notFound, 'You do not belong to an organization. Ask for an invitation.');
  if (others.length === 0) return only;
  throw refusal(
    EXIT.usage,
    'You belong to more than one organization: name one with --org.',
    [only, ...others].map(({ id, name }) => `${name} (${id})`),
  );
}

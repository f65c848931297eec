import { Text } from '@mantine/core';
import type { InvitationFacts } from '@rowloom/contract';
import { FactList } from '../../ui/fact-list.tsx';
import { Time } from '../../ui/time.tsx';
import classes from './invitation-card.module.css';

/** Who invites which address to what, before anything is typed. */
export function InvitationCard({ invitation }: { readonly invitation: InvitationFacts }) {
  return (
    <div className={classes.card}>
      <FactList
        facts={[
          ['Organization', <b key="organization">{invitation.organization_name}</b>],
          ['Invited by', invitation.inviter_name ?? 'Somebody with a deleted account'],
          ['Address', <bdi key="email">{invitation.email}</bdi>],
          ['You become', ROLE_WORDS[invitation.role]],
          [
            'Ends',
            <Text key="end" span>
              <Time at={invitation.expires_at} />
            </Text>,
          ],
        ]}
      />
    </div>
  );
}

const ROLE_WORDS: Readonly<Record<InvitationFacts['role'], string>> = {
  member: 'a member',
  admin: 'an admin',
  owner: 'an owner',
};

import { Button, Group, Stack } from '@mantine/core';
import { LogOut } from 'iconoir-react';
import { usePageSession, useUser } from '../api/session-context.ts';
import { DeleteAccount } from '../features/account/delete-account.tsx';
import { NameForm } from '../features/account/name-form.tsx';
import { PasswordForm } from '../features/account/password-form.tsx';
import { ProveAddress } from '../features/account/prove-address.tsx';
import { SignOutEverywhere } from '../features/account/sign-out-everywhere.tsx';
import { PersonalFrame } from '../shell/personal-frame.tsx';
import { ColourSchemeChoice } from '../ui/colour-scheme-choice.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { formatDay } from '../ui/format.ts';
import { Page } from '../ui/page.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { Surface } from '../ui/surface.tsx';

/** Who one is here, and what one can change about it. */
export function AccountPage() {
  const user = useUser();
  const session = usePageSession();
  return (
    <PersonalFrame>
      <Page
        title="Account"
        narrow
        actions={
          <Button variant="default" leftSection={<LogOut width={16} />} onClick={() => void session.leave()}>
            Sign out
          </Button>
        }
      >
        <Stack gap="lg">
          <Surface title="You">
            <FactList
              facts={[
                [
                  'E-mail',
                  <Group key="email" gap="xs">
                    <bdi>{user.email}</bdi>
                    <StatusBadge tone={user.email_verified ? 'good' : 'careful'}>
                      {user.email_verified ? 'verified' : 'not verified'}
                    </StatusBadge>
                  </Group>,
                ],
                ['', user.email_verified ? undefined : <ProveAddress key="note" />],
                ['Account since', formatDay(user.created_at)],
                ['Operator', user.operator ? 'Yes, you can use the operator console' : undefined],
              ]}
            />
          </Surface>
          <NameForm />
          <PasswordForm />
          <SignOutEverywhere />
          <Surface title="Colours">
            <Group maw={320}>
              <ColourSchemeChoice size="sm" />
            </Group>
          </Surface>
          <DeleteAccount />
        </Stack>
      </Page>
    </PersonalFrame>
  );
}

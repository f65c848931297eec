import { Button, Group, Text } from '@mantine/core';
import { Link, Outlet } from '@tanstack/react-router';
import { Lock } from 'iconoir-react';
import { useUser } from '../api/session-context.ts';
import { Mark } from '../theme/mark.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { AppFrame } from './app-frame.tsx';
import { operatorNavigation } from './operator-navigation.ts';
import { PersonalFrame } from './personal-frame.tsx';

/** The console of whoever runs the service. */
export function OperatorFrame() {
  const user = useUser();
  if (!user.operator)
    return (
      <PersonalFrame>
        <Page title="Operator console">
          <EmptyState
            icon={<Lock width={32} height={32} />}
            title="You have no access to this page"
            actions={
              <Button component={Link} to="/" variant="default">
                Go to the first page
              </Button>
            }
          >
            The operator console is for the people who run this service. Ask one of them to make you an operator.
          </EmptyState>
        </Page>
      </PersonalFrame>
    );
  return (
    <AppFrame
      head={
        <Group gap={9} wrap="nowrap" px={8} py={6}>
          <Mark size={22} />
          <Text fw={600}>Operator console</Text>
        </Group>
      }
      groups={operatorNavigation}
    >
      <Outlet />
    </AppFrame>
  );
}

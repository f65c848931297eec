import { Box, Group, Skeleton, Tabs, Text } from '@mantine/core';
import { useLocation, useRouterState } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useSessionState } from '../api/session-context.ts';
import { Mark } from '../theme/mark.tsx';
import { PendingPage } from '../ui/page.tsx';
import { AppFrame } from './app-frame.tsx';
import { organizationNavigation } from './navigation.ts';
import { operatorNavigation } from './operator-navigation.ts';
import menu from './organization-menu.module.css';
import { PaletteButton } from './palette-button.tsx';
import project from './project-frame.module.css';

/**
 * The frame until it is known who is there and what the page is about: all that is the same for everybody already stands where
 * it will, so that nothing moves afterwards.
 */
export function PendingFrame({ children }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation();
  const isOperator = pathname.startsWith('/operator');
  return (
    <AppFrame
      isPending
      head={<PendingHead isOperator={isOperator} />}
      tools={isOperator ? undefined : <PaletteButton isPending />}
      groups={isOperator ? operatorNavigation : organizationNavigation('')}
      foot={
        <Box className={menu.button}>
          <Skeleton circle height={26} />
          <PendingText width={110} />
        </Box>
      }
    >
      {pathname.startsWith('/p/') && <PendingProject />}
      {children}
      <PendingPage />
    </AppFrame>
  );
}

function PendingHead({ isOperator }: { readonly isOperator: boolean }) {
  return (
    <Box className={menu.button}>
      <Mark size={22} />
      {isOperator ? <Text fw={600}>Operator console</Text> : <PendingText width={120} />}
    </Box>
  );
}

/** As high as a line of text. */
function PendingText({ width }: { readonly width: number }) {
  return (
    <Group gap={0} wrap="nowrap">
      <Text span>&nbsp;</Text>
      <Skeleton height={12} width={width} />
    </Group>
  );
}

/** Of tabs, in pixels. */
const WIDTHS = [50, 54, 36, 62, 34, 68, 80, 70, 58];

function PendingProject() {
  return (
    <Box className={project.head} aria-hidden>
      <Group gap={0} mb={6}>
        <Text fz="lg">&nbsp;</Text>
        <Skeleton height={16} width={180} />
      </Group>
      <Tabs value={null} keepMounted={false}>
        <Tabs.List className={project.tabs}>
          {WIDTHS.map((width) => (
            <Tabs.Tab key={width} value={String(width)} disabled>
              <Group gap={0} wrap="nowrap">
                &nbsp;
                <Skeleton height={10} width={width} />
              </Group>
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    </Box>
  );
}

/** The first look at the application: beside it the router shows nothing, until it has the code of the whole page. */
export function FirstLook({ children }: { readonly children?: ReactNode }): ReactElement {
  const isLoading = useRouterState({ select: ({ matches }) => matches.length === 0 });
  const { status } = useSessionState();
  return (
    <>
      {isLoading && status !== 'signed_out' && <PendingFrame />}
      {children}
    </>
  );
}

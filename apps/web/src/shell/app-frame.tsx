import { AppShell, Burger, Group, ScrollArea, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Mark } from '../theme/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './frame.module.css';
import type { NavigationItem } from './navigation.ts';
import { OfflineBanner } from './offline-banner.tsx';

export type AppFrameProps = {
  /** At the top of the sidebar: where one is. */
  readonly head: ReactNode;
  /** Below it: ways to find something. */
  readonly tools?: ReactNode;
  readonly groups: readonly (readonly NavigationItem[])[];
  /** At the bottom: who one is. */
  readonly foot?: ReactNode;
  /** The frame of a page to come: it leads nowhere yet. */
  readonly isPending?: boolean;
  readonly children: ReactNode;
};

/** Sidebar and page: where one is, where one can go, who one is. */
export function AppFrame({ head, tools, groups, foot = <AccountMenu />, isPending = false, children }: AppFrameProps) {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  useEffect(close, [pathname, close]);
  const content = useFocusKept(pathname, isPending);
  return (
    <AppShell
      layout="alt"
      navbar={{ width: 236, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      header={{ height: { base: 52, sm: 0 } }}
    >
      <a href="#content" className={classes.skip}>
        Skip to the content
      </a>
      <AppShell.Header hiddenFrom="sm" className={classes.header}>
        <Group h="100%" px="md" justify="space-between">
          <Mark size={24} named />
          <Burger opened={isOpen} onClick={toggle} size="sm" aria-label={isOpen ? 'Close the menu' : 'Open the menu'} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={classes.navbar} aria-label="Main">
        <AppShell.Section p="sm">
          <Group gap={6} wrap="nowrap" justify="space-between">
            {head}
            <Burger hiddenFrom="sm" opened onClick={toggle} size="sm" aria-label="Close the menu" />
          </Group>
          {tools}
        </AppShell.Section>
        <AppShell.Section grow component={ScrollArea} px="sm">
          <Stack gap="md">
            {groups.map((items, index) => (
              <Stack key={index} gap={2}>
                {items.map((item) => (
                  <NavigationLink key={item.label} item={item} isPending={isPending} />
                ))}
              </Stack>
            ))}
          </Stack>
        </AppShell.Section>
        <AppShell.Section p="sm" className={classes.foot}>
          {foot}
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id="content" className={classes.main} ref={content} tabIndex={-1}>
        <OfflineBanner />
        {children}
      </AppShell.Main>
    </AppShell>
  );
}

type NavigationLinkProps = { readonly item: NavigationItem; readonly isPending: boolean };

function NavigationLink({ item, isPending }: NavigationLinkProps) {
  const { label, icon: Icon, to, exact = false } = item;
  const content = (
    <>
      <Icon width={17} height={17} aria-hidden />
      {label}
    </>
  );
  if (isPending) return <span className={classes.link}>{content}</span>;
  return (
    <Link to={to} className={classes.link} activeOptions={{ exact, includeSearch: false }}>
      {content}
    </Link>
  );
}

/** Kept outside: between an organization and a project the frame itself is another one. */
let shownBefore: string | undefined;

/**
 * What led to a page is often gone with the page before, and the focus with it: whoever uses the keyboard would begin anew at
 * the top of the sidebar, and whoever listens would not be told that there is another page.
 */
function useFocusKept(pathname: string, isPending: boolean) {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isPending) return undefined;
    const isFirst = shownBefore === undefined;
    shownBefore = pathname;
    if (isFirst) return undefined;
    // A dialog that closes gives the focus back to what opened it, if that is still there.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
    }, 300);
    return () => clearTimeout(timer);
  }, [pathname, isPending]);
  return content;
}

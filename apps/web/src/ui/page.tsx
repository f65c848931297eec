import { Box, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './page.module.css';
import { SkeletonLines } from './query-view.tsx';

export type PageProps = {
  readonly title: string;
  /** One line that says what the page is for. */
  readonly description?: ReactNode;
  /** What can be done here, the main thing last. */
  readonly actions?: ReactNode;
  /** Beside the title: a state, a count. */
  readonly badge?: ReactNode;
  /** Without the limit of width, for diagrams and wide tables. */
  readonly wide?: boolean;
  /** A column that is easy to read, for forms. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
};

/** A page below the frame: title, actions, content. */
export function Page({ title, description, actions, badge, wide = false, narrow = false, children }: PageProps) {
  useDocumentTitle(`${title} · Rowloom`);
  return (
    <Box className={wide ? classes.wide : classes.page} data-narrow={narrow}>
      <Group justify="space-between" align="flex-start" gap="md" mb="lg">
        <Stack gap={2} className={classes.heading}>
          <Group gap="sm">
            <Title order={1}>{title}</Title>
            {badge}
          </Group>
          {description !== undefined && (
            <Text c="dimmed" maw={720}>
              {description}
            </Text>
          )}
        </Stack>
        {actions !== undefined && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Box>
  );
}

/** What stands there until it is known what the page is about: it begins where the page will. */
export function PageSkeleton({ title, wide = false }: Pick<PageProps, 'title' | 'wide'>) {
  return (
    <Page title={title} wide={wide}>
      <SkeletonLines lines={8} />
    </Page>
  );
}

/** The same while not even the title is known. */
export function PendingPage() {
  return (
    <Box className={classes.page} role="status" aria-label="Loading">
      <Skeleton height={26} width={180} mb="lg" />
      <SkeletonLines lines={8} />
    </Box>
  );
}

/** The title of a page that fills all the room there is: for the tab of the browser and whoever listens to the page. */
export function HiddenTitle({ title, of }: { readonly title: string; readonly of: string }) {
  useDocumentTitle(`${title} of ${of} · Rowloom`);
  return <VisuallyHidden component="h1">{title}</VisuallyHidden>;
}

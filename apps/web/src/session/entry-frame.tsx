import { Anchor, Center, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Mark } from '../theme/mark.tsx';
import classes from './entry-frame.module.css';

export type EntryProps = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode };

/** What stands around the forms before anyone is signed in. */
export function EntryFrame({ title, ...props }: EntryProps) {
  useDocumentTitle(`${title} · Rowloom`);
  return (
    <Center component="main" mih="100vh" p="md" className={classes.ground}>
      <EntryCard title={title} {...props} />
    </Center>
  );
}

export function EntryCard({ title, lead, children }: EntryProps) {
  return (
    <Stack w="100%" maw={400} gap="lg">
      <Mark size={32} named />
      <Paper className={classes.card} p={28} radius="lg">
        <Title order={1} mb={4}>
          {title}
        </Title>
        {lead !== undefined && (
          <Text c="dimmed" mb="lg" component="div">
            {lead}
          </Text>
        )}
        {children}
      </Paper>
      <Group justify="center" gap="lg">
        <Anchor href="/play" fz="sm">
          Playground
        </Anchor>
        <Anchor href="/docs" fz="sm">
          API reference
        </Anchor>
      </Group>
    </Stack>
  );
}

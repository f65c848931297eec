import { Center, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** Nothing here yet: what will be here, and how it comes about. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <Center py={48} px="md">
      <Stack align="center" gap="xs" maw={460} ta="center">
        {icon !== undefined && (
          <Text c="dimmed" component="span" aria-hidden>
            {icon}
          </Text>
        )}
        <Title order={2} size="h3">
          {title}
        </Title>
        {children !== undefined && (
          <Text c="dimmed" component="div">
            {children}
          </Text>
        )}
        {actions !== undefined && (
          <Group mt="sm" justify="center">
            {actions}
          </Group>
        )}
      </Stack>
    </Center>
  );
}

import { Button, Center, Group, MantineThemeProvider, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** They stand at the head of the page as well: one of two equal buttons steps back. */
  readonly isRepeated?: boolean;
};

const QUIET = { components: { Button: Button.extend({ defaultProps: { variant: 'default' } }) } };

/** Nothing here yet: what will be here, and how it comes about. */
export function EmptyState({ icon, title, children, actions, isRepeated = false }: EmptyStateProps) {
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
          <Text c="dimmed" component="div" textWrap="balance">
            {children}
          </Text>
        )}
        {actions !== undefined && (
          <Group mt="sm" justify="center">
            {isRepeated ? <MantineThemeProvider theme={QUIET}>{actions}</MantineThemeProvider> : actions}
          </Group>
        )}
      </Stack>
    </Center>
  );
}

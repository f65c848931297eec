import { Box, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './surface.module.css';

export type SurfaceProps = {
  readonly title?: string;
  readonly actions?: ReactNode;
  /** Without room inside, for tables that reach the edge. */
  readonly flush?: boolean;
  readonly children: ReactNode;
};

/** What belongs together, on ground of its own. */
export function Surface({ title, actions, flush = false, children }: SurfaceProps) {
  return (
    <Box component="section" className={classes.surface} aria-label={title}>
      {title !== undefined && (
        <Group justify="space-between" className={classes.head} data-flush={flush} gap="xs">
          <Title order={2}>{title}</Title>
          {actions}
        </Group>
      )}
      <div className={flush ? undefined : classes.body}>{children}</div>
    </Box>
  );
}

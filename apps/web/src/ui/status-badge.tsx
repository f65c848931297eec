import { Badge, type BadgeProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export type Tone = 'neutral' | 'busy' | 'good' | 'bad' | 'careful';

const COLORS: Readonly<Record<Tone, string>> = {
  neutral: 'gray',
  busy: 'petrol',
  good: 'teal',
  bad: 'red',
  careful: 'yellow',
};

/** A state in one word; what is under way has a dot that breathes. */
export function StatusBadge({
  tone,
  children,
  ...props
}: BadgeProps & { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <Badge
      variant="light"
      color={COLORS[tone]}
      radius="sm"
      tt="none"
      fw={550}
      className={classes.badge}
      data-tone={tone}
      leftSection={tone === 'busy' ? <span className={classes.dot} /> : undefined}
      {...props}
    >
      {children}
    </Badge>
  );
}

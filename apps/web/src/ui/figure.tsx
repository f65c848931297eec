import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A number that matters, with what it counts. */
export function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text c="dimmed" fz="xs">
        {name}
      </Text>
      <Text fw={600} fz="lg" component="div">
        {children}
      </Text>
    </div>
  );
}

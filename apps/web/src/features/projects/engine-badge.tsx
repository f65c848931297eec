import { Badge } from '@mantine/core';
import type { Engine } from '@rowloom/contract';
import { DIALECT_NAMES, DIALECTS } from '@rowloom/engine';

export const ENGINE_NAMES = Object.fromEntries(DIALECT_NAMES.map((name) => [name, DIALECTS[name].label])) as Readonly<
  Record<Engine, string>
>;

export function EngineBadge({ engine }: { readonly engine: Engine }) {
  return (
    <Badge variant="default" radius="sm" tt="none" fw={500} flex="none">
      {ENGINE_NAMES[engine]}
    </Badge>
  );
}

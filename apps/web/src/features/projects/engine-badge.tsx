import { Badge } from '@mantine/core';
import type { Engine } from '@rowloom/contract';

export const ENGINE_NAMES: Readonly<Record<Engine, string>> = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  sqlite: 'SQLite',
};

export function EngineBadge({ engine }: { readonly engine: Engine }) {
  return (
    <Badge variant="default" radius="sm" tt="none" fw={500} flex="none">
      {ENGINE_NAMES[engine]}
    </Badge>
  );
}

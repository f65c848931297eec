import { SimpleGrid, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { Book, Code, DatabaseExport } from 'iconoir-react';
import type { ComponentType, SVGProps } from 'react';
import classes from './project-card.module.css';
import type { Beginning } from './use-new-project.ts';

type Way = {
  readonly begin: Beginning;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly text: string;
};

const WAYS: readonly Way[] = [
  {
    begin: 'pack',
    icon: Book,
    title: 'Start from a pack',
    text: 'A ready-made shop, SaaS product or blog. See its rows at once.',
  },
  {
    begin: 'ddl',
    icon: Code,
    title: 'Paste your schema',
    text: 'CREATE TABLE statements, migrations or a dump of PostgreSQL, MySQL, MariaDB or SQLite.',
  },
  {
    begin: 'connection',
    icon: DatabaseExport,
    title: 'Connect a database',
    text: 'Rowloom reads its catalogue, never its rows.',
  },
];

/** An organization without a project: three ways, each one step from rows. */
export function WaysToBegin({ onBegin }: { readonly onBegin: (way: Beginning) => void }) {
  return (
    <Stack gap="lg" py="xl" maw={980} mx="auto">
      <Stack gap={4} ta="center">
        <Title order={2}>What do you want rows for?</Title>
        <Text c="dimmed">Nothing is written until you choose a target.</Text>
      </Stack>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {WAYS.map(({ begin: way, icon: Icon, title, text }) => (
          <UnstyledButton key={way} className={classes.card} display="flex" onClick={() => onBegin(way)}>
            <Stack gap={8}>
              <Icon width={26} height={26} aria-hidden />
              <Text fw={600}>{title}</Text>
              <Text c="dimmed" fz="sm">
                {text}
              </Text>
            </Stack>
          </UnstyledButton>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

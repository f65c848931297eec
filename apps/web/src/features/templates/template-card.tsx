import { Group, Stack, Text } from '@mantine/core';
import type { Template } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { countOf } from '../../ui/format.ts';
import { EngineBadge } from '../projects/engine-badge.tsx';
import classes from '../projects/project-card.module.css';

export type TemplateCardProps = { readonly organizationId: string; readonly template: Template };

export function TemplateCard({ organizationId, template }: TemplateCardProps) {
  const { id, name, description, builtin, engine, tables_count: tables, columns_count: columns } = template;
  return (
    <Link to={addresses.template(organizationId, id)} className={classes.card}>
      <Stack gap={6} h="100%">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Text fw={600} lineClamp={2} className={classes.name}>
            {name}
          </Text>
          {!builtin && <EngineBadge engine={engine} />}
        </Group>
        <Text c="dimmed" fz="sm" lineClamp={4} flex={1}>
          {description}
        </Text>
        <Group gap="md" c="dimmed" fz="xs" mt={4}>
          <span>{countOf(tables, 'table')}</span>
          <span>{countOf(columns, 'column')}</span>
          {builtin && <span>every engine</span>}
        </Group>
      </Stack>
    </Link>
  );
}

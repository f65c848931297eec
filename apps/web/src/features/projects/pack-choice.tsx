import { Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useAll } from '../../api/use-call.ts';
import { countOf } from '../../ui/format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { useOrganizationId } from '../organizations/use-organization.ts';
import classes from './pack-choice.module.css';

export type PackChoiceProps = { readonly value: string; readonly onChange: (id: string) => void };

/** The packs that ship and the organization's own templates. */
export function PackChoice({ value, onChange }: PackChoiceProps) {
  const templates = useAll('listTemplates', { query: { org_id: useOrganizationId() } });
  return (
    <Radio.Group value={value} onChange={onChange} label="Pack" labelProps={{ mb: 6 }}>
      <QueryView query={templates}>
        {(items) => (
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" className={classes.list}>
            {items.map(({ id, name, description, tables_count: tables }) => (
              <Radio.Card key={id} value={id} className={classes.choice} radius="md">
                <Stack gap={4}>
                  <Text fw={600}>{name}</Text>
                  <Text c="dimmed" fz="xs" lineClamp={3}>
                    {description}
                  </Text>
                  <Text fz="xs">{countOf(tables, 'table')}</Text>
                </Stack>
              </Radio.Card>
            ))}
          </SimpleGrid>
        )}
      </QueryView>
    </Radio.Group>
  );
}

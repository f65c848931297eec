import { Radio, Stack, Text } from '@mantine/core';
import { usePacks } from '../../loom/use-loom.ts';
import { countOf } from '../../ui/format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import classes from '../projects/pack-choice.module.css';

export type PackListProps = { readonly value: string; readonly onChange: (id: string) => void };

/** The packs that ship, from the engine in the page. */
export function PackList({ value, onChange }: PackListProps) {
  const packs = usePacks();
  return (
    <Radio.Group value={value} onChange={onChange} aria-label="Pack">
      <QueryView query={packs}>
        {(items) => (
          <Stack gap="sm">
            {items.map(({ id, name, description, tables }) => (
              <Radio.Card key={id} value={id} className={classes.choice ?? ''} radius="md">
                <Stack gap={4}>
                  <Text fw={600}>{name}</Text>
                  {/* On a telephone the tabs would lie below what fits. */}
                  <Text c="dimmed" fz="xs" visibleFrom="sm">
                    {description}
                  </Text>
                  <Text fz="xs">{countOf(tables, 'table')}</Text>
                </Stack>
              </Radio.Card>
            ))}
          </Stack>
        )}
      </QueryView>
    </Radio.Group>
  );
}
